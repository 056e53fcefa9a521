### Errors of the boards and positions of games.

error-game-no-graph = { $what ->
    [order] esto no es un orden
   *[graph] esto no es un grafo
}
error-game-not-closed = { $what ->
    [order] el orden no se cierra
   *[graph] el grafo no se cierra
}
error-game-graph-ends-before = { $what ->
    [order] el orden termina antes de esto
   *[graph] el grafo termina antes de esto
}
error-game-edge-only-so-often = { $count ->
    [one] el tablero tiene esta arista solo una vez
   *[other] el tablero tiene esta arista solo { $count } veces
}
error-game-no-such-line = { $kind ->
    [row] el pastel no tiene fila { $number }
   *[column] el pastel no tiene columna { $number }
}
error-game-expects-line = { $kind ->
    [row] una fila de 1 a { $most }
   *[column] una columna de 1 a { $most }
}
# A graph of a family such as grid 3x4, which needs its size.
error-game-expects-size = { $what ->
    [size] un tamaño como `{ $example }`
   *[number] un número como `{ $example }`
}
error-game-expects-graph = un grafo {"{a-b, b-c, d}"}, una familia ({ $families }) o un archivo (@edges.csv)
error-game-expects-order = un orden {"{a<b, b<c, d}"}, una familia ({ $families }) o un archivo (@below-above.csv)
error-game-expects-sign-comma-brace = { $sign }, `,` o `{"}"}`

## What is wrong.

error-game-more-than-bytes = un juego de más de { $most } bytes
error-game-board-no-edge = el tablero no tiene tal arista
error-game-bar-without-squares = una tableta sin cuadrados
error-game-row-longer-than-one-above = esta fila es más larga que la de arriba
error-game-row-without-squares = una fila sin cuadrados
error-game-bar-too-many-rows = una tableta con demasiadas filas
error-game-layer-without-rows = una capa sin filas
error-game-row-longer-than-one-before = esta fila es más larga que la de arriba o la anterior
error-game-bar-too-many-squares = una tableta con demasiados cuadrados
error-game-bar-too-many-directions = una tableta con demasiadas direcciones
error-game-stands-list-twice = esto está dos veces en la lista
error-game-square-off-board-whose-side = esta casilla está fuera del tablero, cuyo lado es { $side }
error-game-square-written = { $found } donde se escribe una casilla (x,y)
error-game-another-knight-follow = { $found } donde puede seguir otro caballo
error-game-square-knight-begins = { $found } donde empieza la casilla de un caballo
error-game-board-without-squares = un tablero sin casillas
error-game-cake-without-size = un pastel sin tamaño
error-game-place-poisoned-piece-missing = falta el lugar de la pieza envenenada
error-game-poisoned-piece-row-column = la pieza envenenada tiene una fila y una columna
error-game-family-needs-size = a { $name } le falta su tamaño
error-game-family-has-one-size = { $name } tiene un solo tamaño
error-game-family-too-small = { $name } de tamaño { $number }
error-game-edge-not-between-two-vertices = la arista { $from }-{ $to } no está entre dos de los { $number } vértices
error-game-start-not-among-vertices = el inicio no está entre los vértices
error-game-line-only-two-names-ends = una línea tiene solo dos nombres, los extremos de una arista
error-game-line-names-either-comma-space = en una línea, entre los nombres va una coma o un espacio
error-game-board-no-vertex = el tablero no tiene vértice { $name }
error-game-edge-two-ends = una arista tiene dos extremos
error-game-name-ends-before = el nombre termina antes de esto
error-game-nothing-follows-comma = nada sigue a la coma
error-game-graph-too-many-vertices = un grafo con demasiados vértices
error-game-graph-too-many-edges = un grafo con demasiadas aristas
error-game-edge-leads-from-vertex-itself = la arista { $edge } lleva de un vértice a sí mismo
error-game-edge-stands-twice = la arista { $edge } está aquí dos veces
error-game-graph-without-vertices = un grafo sin vértices
error-game-order-goes-round-cycle = el orden da la vuelta en un ciclo: { $cycle }
error-game-arc-direction = un arco tiene dirección
error-game-edge-off-ground = esta arista no está unida al suelo
error-game-picture-no-ground = la figura no tiene suelo
error-game-ground-another-name = el suelo tiene otro nombre
error-game-edge-of-picture-off-ground = la arista { $edge } no está unida al suelo
error-game-vertex-off-ground = el vértice { $vertex } no está unido al suelo
error-game-move-must-take-from-heap = una jugada debe tomar de un montón
error-game-semicolon-needed = el final donde hace falta `;`
error-game-one-number-needed-behind = hace falta un solo número después de `;`
error-game-heap-may-grow-too-large = este montón puede crecer hasta 2^64 fichas y más
error-game-no-divisor-left-but-1 = no queda ningún divisor, pero 1 queda siempre
error-game-no-divisor = { $number } no es divisor de { $whole }
error-game-divisor-stands-list-twice = este divisor está dos veces en la lista
error-game-left-but-divisor-not = { $number } queda, pero su divisor { $missing } no
error-game-one-number-needed = aquí hace falta un solo número
error-game-too-small-game = { $number } es demasiado pequeño para este juego
error-game-too-large-game = { $number } es demasiado grande para este juego
error-game-too-many-divisors = { $number } tiene { $count } divisores
error-game-second-coin-square = una segunda ficha en la casilla { $right }
error-game-square-lies-left-square = la casilla { $right } está a la izquierda de la casilla { $left }
error-game-no-square = { $sign } no es una casilla
error-game-row-squares-but-first-one = esta fila tiene { $length } casillas, pero la primera tiene { $columns }
error-game-number-board-needed = un número donde hace falta un tablero
error-game-board-too-many-squares = un tablero con demasiadas casillas
error-game-staircase-without-stairs = una escalera sin escalones
error-game-too-many-coins = más de 2^64 - 1 fichas en total
error-game-another-number-follow = { $found } donde puede seguir otro número
error-game-board-rows-columns = un tablero tiene filas y columnas
error-game-size-needs-number = un tamaño necesita aquí un número
error-game-where-is-the-token = ¿dónde está el marcador?
error-game-token-stands-one-vertex = el marcador está en un solo vértice
error-game-vertex-stands-list-twice = este vértice está dos veces en la lista
error-game-strip-too-long = esta tira es demasiado larga
error-game-strip-without-cells = una tira sin casillas
error-game-no-cell-strip = `{ $sign }` no es una casilla de esta tira
error-game-another-head-follow = { $found } donde puede seguir otra cara
error-game-place-needed = { $found } donde hace falta un lugar como (3,5)
error-game-second-coordinate-needed = { $found } donde hace falta la segunda coordenada
error-game-place-ends = { $found } donde termina el lugar
error-game-head-stands-list-twice = esta cara está dos veces en la lista
error-game-beside-equal-marks-must-not = `{ $symbol }` junto a `{ $symbol }`: las marcas iguales no deben ser vecinas
error-game-nim-value-too-large = el valor nim de este montón es 2^64, que es demasiado grande

## What was expected: the end of a sentence.

error-game-expects-size-or-rows = un tamaño como 3x4, o las longitudes de las filas como 4,3,1
error-game-expects-rows-from-top-none-longer = filas desde arriba, ninguna más larga que la anterior
error-game-expects-most-rows = a lo sumo { $most } filas
error-game-expects-lengths-rows = las longitudes de sus filas, como 3,2/2,1
error-game-expects-rows-layers-none-larger-than = filas y capas de las que ninguna sea mayor que la anterior
error-game-expects-most-squares-box-around-more = a lo sumo { $most } cuadrados en la caja que la rodea, si hay más de dos direcciones
error-game-expects-most = a lo sumo { $most }
error-game-expects-stone-empty-square = `x` para una piedra, o `.` para una casilla vacía
error-game-expects-size-or-stones = un tamaño como 4x5, o filas como xx./xxx
error-game-expects-coloured-stone-empty-square = `x` u `o` para una piedra, o `.` para una casilla vacía
error-game-expects-size-or-coloured-stones = un tamaño como 4x5, o filas como xo./oxo
error-game-expects-number-from-0 = un número de 0 a { $side }
error-game-expects-side-board = el lado del tablero, como 8
error-game-expects-free-square-blocked-one = `.` para una casilla libre o `#` para una bloqueada
error-game-expects-size-or-free-squares = un tamaño como 4x5, o filas como ..#/...
error-game-expects-size-place-poisoned-piece = un tamaño y el lugar de la pieza envenenada, como 5x7 (2,3)
error-game-expects-alone = `{ $name }` solo
error-game-expects-least = al menos { $least }
error-game-expects-name-vertex = el nombre de un vértice
error-game-expects-two-ends-edge = los dos extremos de una arista, como `a,b`
error-game-expects-other-end = `-` y el otro extremo
error-game-expects-end-list = `,` o el final de la lista
error-game-expects-most-vertices = a lo sumo { $most } vértices
error-game-expects-most-edges = a lo sumo { $most } aristas
error-game-expects-vertex-called = un vértice llamado `ground` o `0`
error-game-expects-edges-connected-ground = aristas unidas al suelo
error-game-expects-most-heaps-one-move-least = el mayor número de montones en una jugada, al menos 1
error-game-expects-heaps-how-many-additions-left = los montones, `;` y cuántas adiciones quedan, como en 3,0,1 ; 2
error-game-expects-heaps-all-additions-make-large = montones que todas las adiciones no puedan hacer tan grandes
error-game-expects-number-60 = un número como 60
error-game-expects-number-with-divisors = un número de 1 a 10^12
error-game-expects-most-divisors = a lo sumo { $most } divisores
error-game-expects-squares-coins-from-left-right = las casillas de las fichas de izquierda a derecha, todas distintas
error-game-expects-rows-same-length = filas de la misma longitud
error-game-expects-most-squares = a lo sumo { $most } casillas
error-game-expects-numbers-coins-stairs = los números de fichas en los escalones, como 0,2,1,3
error-game-expects-size-4x6 = un tamaño como 4x6
error-game-expects-vertex-vertex-vertices-visited-before = un vértice, o un vértice, `;` y los vértices ya visitados
error-game-expects-vertices-visited-before-end = `;` y los vértices ya visitados, o el final
error-game-expects-strip-x = una tira de `.` y `X` como ..X.., o la longitud de una vacía; a lo sumo { $most } casillas
error-game-expects-most-cells = a lo sumo { $most } casillas
error-game-expects-empty-out-play-x-xo = `.` (vacía), `X`, `O` o `-` (fuera de juego), como en ..X.XO..X
error-game-expects-another-mark-empty-cell = otra marca o una casilla vacía
error-game-expects-smaller-heap = un montón de a lo sumo 2^64 - 2, o `*` detrás de él

## What to do.

error-game-help-game-edge-goes-two-different = en este juego una arista se va con sus dos extremos distintos, así que basta una arista entre ellos
error-game-help-leave-out-rows-eaten = omite las filas ya comidas
error-game-help-order-needs-direction-says-lies = un orden necesita una dirección: `a<b` dice que a está debajo de b
error-game-help-edges-board-no-direction = las aristas de este tablero no tienen dirección
error-game-help-vertices-numbered-from-0 = `n` vértices se numeran desde 0
error-game-help-write-names-spaces-commas-double = escribe entre comillas dobles los nombres con espacios o comas
error-game-help-write-names-other-characters-than = escribe entre comillas dobles los nombres con caracteres que no sean letras, dígitos, `_` y `.`
error-game-help-put-relations-braces = pon las relaciones entre llaves
error-game-help-put-edges-braces = pon las aristas entre llaves
error-game-help-each-element-must-lie-above = cada elemento debe estar por encima de los que están debajo de él, y ninguno por encima de sí mismo
error-game-help-undirected-geography-played-edges = undirected-geography se juega sobre aristas como a-b
error-game-help-leave-out-no-longer-connected = omite lo que ya no está unido al suelo
error-game-help-game-vertex-goes-neighbours-one = en este juego un vértice se va con sus vecinos, así que basta una arista entre dos vértices
error-game-help-who-removes-number-removes-all = quien quita un número quita todos sus múltiplos
error-game-help-coin-shows-heads-tails = una moneda muestra cara o cruz; volteada dos veces queda como antes
error-game-help-token-never-comes-back-one = el marcador no vuelve nunca, así que basta una arista entre dos vértices distintos
