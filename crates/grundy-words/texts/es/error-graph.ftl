### Errors of state graphs and their files.

error-graph-did-you-mean = ¿quizá { $name }?
error-graph-too-many-columns = { $columns ->
    [2] una línea tiene solo dos columnas, from y to
   *[other] una línea tiene solo tres columnas, from, to y label
}
# The JSON reader names in English what it found, such as: string "x".
error-graph-invalid-type = tipo no válido: { $found }, se esperaba: { $expected }
error-graph-invalid-value = valor no válido: { $found }, se esperaba: { $expected }
error-graph-expects-edge = una arista: ["a", "b"] o {"{\"from\": \"a\", \"to\": \"b\"}"}
error-graph-edge-has-two-ends = una arista tiene dos extremos: ["a", "b"]
error-graph-expects-array-of-nodes = un array de nodos
error-graph-expects-array-of-edges = un array de aristas
error-graph-expects-array-of-options = un array de los nodos a los que llevan las jugadas

## What is wrong.

error-graph-node-must-name = un nodo debe tener un nombre
error-graph-name-node-contains-control-character = el nombre de un nodo contiene el carácter de control { $code }
error-graph-graph-most-nodes = un grafo tiene a lo sumo { $most } nodos
error-graph-graph-no-nodes-no-position = el grafo no tiene nodos, así que no hay ninguna posición desde la que jugar
error-graph-node-most-one-label = un nodo tiene a lo sumo una etiqueta
error-graph-only-node-without-moves-label = solo un nodo sin jugadas tiene etiqueta, y el nodo { $node } tiene jugadas
error-graph-node-no-moves-no-label = el nodo { $node } no tiene jugadas ni etiqueta, y otros nodos tienen etiquetas
error-graph-play-starts-one-node-marked = la partida empieza en un solo nodo, y { $name } ya está marcado
error-graph-list-moves-no-labels = una lista de jugadas no tiene etiquetas
error-graph-first-line-not-header = la primera línea no es la cabecera
error-graph-second-column-missing = falta la segunda columna
error-graph-move-no-label = una jugada no tiene etiqueta
error-graph-quote-not-closed = las comillas no se cierran
error-graph-quoted-name-ends-before = el nombre entre comillas termina antes de esto
error-graph-file-ends-too-early = el archivo termina demasiado pronto
error-graph-reserved-word = `{ $word }` es una palabra reservada
error-graph-cannot-stand-here = { $text } no puede estar aquí
error-graph-edges-direction-but-those-board = las aristas de un `digraph` tienen dirección, pero las de este tablero no
error-graph-edges-no-direction-but-moves = las aristas de un `graph` no tienen dirección, pero las jugadas sí
error-graph-graph-ends-before = el grafo termina antes de esto
error-graph-groups-nest-more-than-deep = los grupos anidan más de { $most } niveles
error-graph-file-ends-inside-group = el archivo termina dentro de un grupo
error-graph-groups-file-stand-more-than = los grupos de este archivo representan más de { $most } aristas
error-graph-direction-but-edge-board-none = `->` tiene dirección, pero una arista de este tablero no
error-graph-no-direction-but-move-one = `--` no tiene dirección, pero una jugada sí
error-graph-arrow-not-dot = esta flecha no es DOT
error-graph-character-not-belong = el carácter { $sign } no corresponde aquí
error-graph-comment-not-closed = el comentario no se cierra
error-graph-number-arrow-not-complete = aquí un número o una flecha no está completo
error-graph-name-starts-digit-number = un nombre que empieza con un dígito es un número
error-graph-joins-two-quoted-pieces-name = `+` une dos trozos entre comillas de un nombre
error-graph-bracket-not-closed = el paréntesis angular `<` no se cierra
error-graph-file-no-node = el archivo no tiene ningún nodo { $node }
error-graph-attribute-missing = falta el atributo `{ $name }`
error-graph-no-graph = no hay ningún grafo
error-graph-not-graphml = esto no es GraphML
error-graph-edge-more-than-two-ends = una arista con más de dos extremos no es una jugada
error-graph-file-holds-one-graph = un archivo contiene un solo grafo
error-graph-edge-no-direction-but-move = esta arista no tiene dirección, pero una jugada sí
error-graph-stands-no-character = { $name } no representa ningún carácter aquí
error-graph-graph-starts-brace = un grafo empieza con una llave
error-graph-not-closed = el grafo no se cierra
error-graph-name-ends-before = el nombre { $name } termina antes de esto
error-graph-start-not-among-nodes = el inicio { $name } no está entre los nodos
error-graph-unknown-key = clave desconocida { $name }; se esperaba: `nodes`, `edges`, `start` o `labels`
error-graph-key-stands-twice = la clave `{ $name }` aparece dos veces
error-graph-beside-names-nodes-ambiguous = `{ $name }` junto a los nombres de nodos es ambiguo; escribe el grafo con las claves `nodes` y `edges`
error-graph-options-listed-twice = las opciones de { $name } se dan dos veces
error-graph-number-names-node-whole-most = un número que nombra un nodo es entero y tiene a lo sumo 64 bits; escríbelo como cadena
error-graph-unknown-key-of-edge = clave desconocida { $key }; se esperaba: `from` o `to`
error-graph-key-of-edge-stands-twice = la clave `{ $key }` aparece dos veces
error-graph-no-label = esto no es una etiqueta
error-graph-marks-all-nodes-but-play = esto marca todos los nodos, pero la partida empieza en uno solo, y solo los nodos sin jugadas tienen etiqueta
error-graph-file-empty = el archivo está vacío
error-graph-graphml-not-read = GraphML no se lee aquí
error-graph-no-node = el grafo no tiene ningún nodo { $name }
error-graph-name-missing = aquí falta un nombre
error-graph-backslash-stands-alone = una barra invertida está sola
error-graph-name-node-ends-before = el nombre de un nodo termina antes de esto
error-graph-no-such-node = el grafo no tiene ningún nodo `{ $name }`
error-graph-labels-its-ends = este grafo etiqueta sus finales, así que sus posiciones no tienen valores nim ni sumas

## What was expected: the end of a sentence.

error-graph-expects-move-below-header = una jugada como `a,b` bajo la cabecera
error-graph-expects-name-node-move-leads = `,` y el nombre del nodo al que lleva la jugada
error-graph-expects-end-name = `"` al final del nombre
error-graph-expects-end-line = `,` o el final de la línea
error-graph-expects-edges-a-b = aristas como `a -> b`
error-graph-expects-graph-edges-a-b = `graph`, con aristas `a -- b`
error-graph-expects-digraph-edges-a-b = `digraph`, con aristas `a -> b`
error-graph-expects-attributes = `[` y atributos
error-graph-expects-attribute-each-node = el atributo en cada uno de esos nodos
error-graph-expects-semicolon-brace = `;` o `{"}"}`
error-graph-expects-value = un valor
error-graph-expects-port = un puerto
error-graph-expects-node-edge = un nodo, una arista o `{"}"}`
error-graph-expects-attribute-name-value-bracket = un atributo `name=value` o `]`
error-graph-expects-equals-value = `=` y un valor
error-graph-expects-each-end-edge = `<node id=…/>` para cada extremo de una arista
error-graph-expects-node-id-graph = `<node id=…/>` en un `<graph>`
error-graph-expects-each-node = `<data>` en cada uno de esos nodos
error-graph-expects-comma-brace = `>`, `,` o `{"}"}`
error-graph-expects-moves-a-b = jugadas como `a>b`
error-graph-expects-not-empty = `nodes` o `edges` que no estén vacíos
error-graph-expects-object-keys-options-every-node = un objeto con las claves `nodes`, `edges`, `start` y `labels`, o con las opciones de cada nodo
error-graph-expects-object-label-each-node = un objeto con la etiqueta de cada nodo
error-graph-expects-label-player-move = una etiqueta: `win`, `loss` o `tie`, para el jugador en turno
error-graph-expects-node-string-whole-number = un nodo: una cadena o un número entero
error-graph-expects-player-move = `win`, `loss` o `tie`, para el jugador en turno
error-graph-expects-header-one-move-per-line = la cabecera `from,to` y una jugada por línea
error-graph-expects-csv-dot-json = CSV, DOT o JSON
error-graph-expects-name-node = el nombre de un nodo
error-graph-expects-backslash-quote = `\\` para una barra invertida o `\"` para unas comillas

## What to do.

error-graph-help-separate-two-columns-comma = separa las dos columnas con una coma
error-graph-help-write-names-contain-comma-double = escribe entre comillas dobles los nombres que contienen una coma
error-graph-help-write-label-node-without-moves = escribe la etiqueta de un nodo sin jugadas en una línea propia: `a,,win`
error-graph-help-write-quote-inside-quoted-name = escribe dos veces unas comillas dentro de un nombre entre comillas
error-graph-help-only-json-dot-graphml-list = solo JSON, DOT y GraphML pueden incluir un nodo sin jugadas al que no lleva ninguna jugada
error-graph-help-name = el nombre es { $name }
error-graph-help-write-node-name-double-quotes = escribe entre comillas dobles un nodo de ese nombre
error-graph-help-file-holds-one-graph = un archivo contiene un solo grafo
error-graph-help-group-opened-line = el grupo se abrió en la línea { $line }
error-graph-help-write-names-other-characters-than = escribe entre comillas dobles los nombres con caracteres que no sean letras, dígitos y `_`
error-graph-help-write-other-names-double-quotes = escribe los demás nombres entre comillas dobles
error-graph-help-write-names-spaces-double-quotes = escribe entre comillas dobles los nombres con espacios
error-graph-help-write-names-other-characters-double = escribe entre comillas dobles los nombres con otros caracteres
