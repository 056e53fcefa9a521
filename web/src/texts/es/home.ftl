### La primera página.

home-title = Toma fichas. Gana quien toma la última.
home-about = Toca una ficha para tomarla junto con todas las que tiene encima, de un solo montón. Después juega el motor. grundy dice quién gana estos juegos, con qué jugada y por qué. Es gratis y no hace falta ninguna cuenta.
home-why = ¿Por qué? Mira las jugadas ganadoras
home-others = Otro juego:
home-game-twenty-one = 21 fichas, toma de 1 a 3
home-game-kayles = Kayles
home-game-chomp = Chomp
home-game-cram = Cram
home-game-turtles = Voltear tortugas
home-ways = Hay más
home-way-learn = De Nim a Sprague y Grundy: juega, conjetura y descubre por qué.
home-way-play = Cualquier juego, contra el motor o con otra persona, con pistas.
home-way-explore = Escribe un juego, una posición o una regla propia: quién gana y por qué.
home-way-games = Todos los juegos con nombre: cómo se juegan y qué se sabe de ellos.
