games-title = Juegos
games-about = Todos los juegos con nombre. Mira cómo se juegan, qué se sabe de ellos y por dónde empezar.
games-search = Buscar
games-search-placeholder = kayles, fichas, dominó…
games-found = { $count ->
    [one] { $count } juego
   *[other] { $count } juegos
}
games-none = Ningún juego coincide con estas palabras.
games-loading = Leyendo los juegos
games-unknown = No hay ningún juego con el nombre “{ $name }”.
games-all = Todos los juegos
games-how = Cómo se juega
games-known = Qué se sabe
games-aliases = Otros nombres
games-rule = Como regla
games-typed = Nombre para escribir
games-notation = Notación
games-samples = Primeras posiciones
games-open-rule = Su ley
games-open-position = ¿Quién gana?
games-open-graph = Grafo de estados
games-open-play = Jugar
games-open-puzzles = Retos de este juego
games-open-worksheet = Ejercicios
games-picture = Una posición de { $name }
