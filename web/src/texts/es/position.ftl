position-title = Una posición
position-about = Mira quién gana, con qué jugada y por qué. También valen las sumas de juegos distintos. Haz una jugada para ver adónde lleva.
position-table = Una tabla de todas las posiciones
position-open-table = Abrir una tabla…
position-open-table-about = El programa crea una con grundy label. La página lee solo las partes que necesita.
position-opening-table = Abriendo la tabla
position-from-table = Las respuestas vienen de { $name }, una tabla de todas las posiciones.
position-close-table = Cerrar la tabla
position-by-table = por una tabla de todas las posiciones
position-asking = Consultando la tabla
position-answer = Respuesta
position-solving = Resolviendo la posición
position-outcome-N = Gana el jugador en turno.
position-outcome-P = El jugador en turno pierde contra el mejor juego.
position-outcome-T = Con el mejor juego, la partida termina en empate.
position-outcome-D = Nadie puede ganar, y con el mejor juego la partida sigue sin fin.
position-played-normal = juego normal: gana quien hace la última jugada
position-played-misere = juego misère: pierde quien hace la última jugada
position-value = valor nim
position-remoteness = jugadas restantes con el mejor juego
position-known = cómo se sabe
position-references = Teoremas usados
position-to-graph = Grafo de estados
position-to-play = Jugar desde aquí
position-loops = La partida puede seguir sin fin. Una partida así no la gana nadie: son tablas.
position-infinite = valor infinito
position-infinite-about = ∞(0, 1) no es un valor nim. Entre paréntesis están los valores nim de las jugadas que tienen uno. Junto a un montón de uno de esos tamaños gana el jugador en turno. Junto a cualquier otro montón no gana nadie.
position-star = ∗2 significa: vale tanto como un montón de 2 fichas en Nim. La suma es la suma nim de estos números.
position-picture = Haz una jugada
position-picture-over = No queda ninguna jugada
position-back = Atrás
position-forward = Adelante
position-reading = Reuniendo las jugadas
position-columns = La suma nim en columnas binarias
position-columns-about = Una columna con un número impar de unos está marcada y da un uno en la suma nim. Una columna con un número par da un cero. El jugador en turno pierde exactamente cuando la suma nim es 0.
position-columns-part = parte
position-columns-value = valor nim
position-column-of = columna del { $weight }, { $ones ->
    [odd] un número impar de unos
   *[even] un número par de unos
}
position-more-parts = { $count ->
    [one] y { $count } parte más
   *[other] y { $count } partes más
}
position-sum = suma nim
position-moves = Todas las jugadas
position-explaining = Examinando cada jugada
position-winning = Jugadas ganadoras ({ $count })
position-tying = Jugadas que empatan ({ $count })
position-losing = Jugadas que pierden ({ $count })
position-others = Otras jugadas ({ $count })
position-keeping = Jugadas que conservan las tablas ({ $count })
position-gives-away = deja escapar la victoria: después no puede ganar nadie
position-some-not-shown = Algunas jugadas no figuran en la lista.
position-no-winning = Ninguna: toda jugada tiene una respuesta ganadora.
position-no-losing = Ninguna: toda jugada gana.
position-none-listed = La lista está vacía.
position-more-moves = La posición tiene más jugadas que las examinadas.
position-no-moves = No queda ninguna jugada: la partida ha terminado.
position-refuted = respuesta:
position-refuted-table = Jugadas que pierden, cada una con su respuesta
position-refuted-move = Jugada
position-refuted-answer = Respuesta ganadora
position-copies = ×{ $count }
position-copies-about = { $count ->
    [one] representa { $count } jugada igual
   *[other] representa { $count } jugadas iguales
}
position-leaves = deja:
position-leaves-value = valor nim { $value }
position-leaves-moves = { $moves ->
    [one] { $moves } jugada más
   *[other] { $moves } jugadas más
}
position-show-all = Mostrar { $count } más
position-not-shown = { $count ->
    [one] Hay { $count } jugada más que la lista no muestra.
   *[other] Hay { $count } jugadas más que la lista no muestra.
}
position-why = La explicación completa como texto
