### Refusals: why a question has no answer, and what to ask instead.

refused-no-game = no hay ningún juego llamado `{ $name }`
refused-no-game-but = no hay ningún juego llamado `{ $name }`; ¿quizá `{ $near }`?
refused-no-node = el grafo no tiene ningún nodo `{ $name }`
refused-no-node-but = el grafo no tiene ningún nodo `{ $name }`; ¿quizá `{ $near }`?
refused-last-numbers = { $numbers ->
    [one] se da { $numbers } número como último
   *[other] se dan { $numbers } números como últimos
}, pero `{ $rule }` tiene { $coordinates ->
    [one] { $coordinates } coordenada
   *[other] { $coordinates } coordenadas
}
refused-one-rule = { $what ->
    [misere] el juego misère es para una sola regla, y `{ $family }` representa muchas
   *[long] un cálculo largo es para una sola regla, y `{ $family }` representa muchas
}

## Why a question has no answer.

refused-work-no-state-could-saved = este trabajo no tiene ningún estado que guardar: los puntos de control son para la ley de un código finito de tomar y partir, y para posiciones de un solo juego del que se buscan valores nim
refused-no-core-form-no-certificate = `{ $text }` no tiene forma núcleo, así que no hay certificado de su ley
refused-true-but-about-another-rule = es cierto, pero sobre una regla distinta de la pedida, que es: { $wanted }
refused-true-but-about-position-not = es cierto, pero sobre una posición, no sobre una regla
refused-program-prints-words-one-line = un programa escribe sus palabras en una línea, y { $word } no es ninguna
refused-positions-too-many-look = las posiciones de `{ $rule }` son demasiadas para examinarlas
refused-dot-for-picture = DOT es para grafos de estados; dibuja esta figura en SVG o TikZ
refused-labels-names-heaps-boards-picture = las etiquetas son nombres de montones o tableros, y esta figura no tiene ni unos ni otros
refused-laws-explained-one-rule-under = las leyes se explican para una sola regla en el juego normal
refused-no-move-leads-from-position = ninguna jugada lleva de la posición { $number } ({ $from }) a la posición { $next } ({ $to })
refused-labels-graph-say-who-wins = las etiquetas de este grafo dicen quién gana en sus finales, así que no hay juego misère
refused-graph-names-no-start-say = el grafo no indica ningún inicio, así que di desde qué nodo empezar
refused-graph-labels-ends-needs-play = en un grafo que etiqueta sus finales toda partida debe terminar, así que no se resuelve como juego sin fin
refused-certificate-values-all-nodes-graphs = un certificado de los valores de todos los nodos es para grafos donde la partida puede seguir para siempre
refused-values-given-text-too-leave = se dan valores y también un texto: omite uno de los dos
refused-not-among-sequences-oeis-known = { $number } no está entre las sucesiones de la OEIS que se conocen aquí
refused-table-needs-name-file = la tabla necesita el nombre de un archivo
refused-number-shards-from-1 = el número de fragmentos va de 1 a { $most }
refused-first-number-larger-than-last = el primer número, { $from }, es mayor que el último, { $to }
refused-certificate-one-rule-stands-many = un certificado es para una sola regla, y `{ $text }` representa muchas: da números a las letras
refused-no-sequence-heaps-whatever-letters = `{ $text }` no tiene sucesión de montones, sean cuales sean las letras
refused-search-law-saved-checkpoints-finite = la búsqueda de la ley de `{ $rule }` no se puede guardar: los puntos de control son para códigos finitos de tomar y partir que dejan a lo sumo dos montones
refused-state-holds-other-heaps = dice { $results } montones y contiene { $heaps }
refused-begun-without-digests = se empezó sin sumas de control, y estas abarcan todos los valores desde el montón 0
refused-laws-of-misere-play = las leyes del juego misère se conocen para conjuntos de números que se toman, y `{ $text }` no es uno
refused-row-positions-only-heaps-rule = `{ $row }` es una fila de posiciones, y solo los montones de una regla tienen una ley
refused-certificates-laws-belong-one-rule = los certificados de leyes corresponden a una sola regla en el juego normal
refused-no-law-found-no-certificate = no se encontró ninguna ley, así que no hay certificado
refused-law-no-certificate-certificates-cover = la ley de `{ $text }` no tiene certificado: los certificados abarcan las posiciones P de dos coordenadas, y no se encontró ninguna ley solo de estas
refused-no-values = no hay valores
refused-most-values-looked = se examinan a lo sumo { $most } valores
refused-last-heap-larger-than-any = el último montón es mayor que cualquier número admitido aquí
refused-row-has-numbers = una fila tiene números
refused-row-positions-nim-values-who = `{ $text }` es una fila de posiciones, y de estas se muestran los valores nim y quién gana en el juego normal
refused-row-positions-one-last-number = una fila de posiciones tiene un solo último número
refused-p-positions-n-positions-counted = se cuentan posiciones P o posiciones N, y nada más
refused-not-played-heaps = `{ $text }` no se juega con montones
refused-state-graph-nodes-not-heaps = un grafo de estados tiene nodos, no montones
refused-positions-listed-rules-up-coordinates = se muestran posiciones de reglas con hasta { $most } coordenadas, y `{ $text }` tiene { $arity }
refused-nim-values-belong-normal-play = los valores nim corresponden al juego normal, donde decide la última jugada
refused-too-many-positions-list = hay demasiadas posiciones para mostrarlas
refused-no-sequence-heaps = `{ $text }` no tiene sucesión de montones
refused-move-need-not-leave-less = una jugada de `{ $text }` no deja necesariamente menos de lo que había
refused-no-question = no hay ninguna pregunta `{ $name }`; hay { $names }
refused-no-move-left = no queda ninguna jugada
refused-state-belongs-to-another = pertenece a { $theirs }, no a { $ours }
refused-state-is-no-good = grundy { $program } escribió un estado que aquí no sirve: { $why }
refused-certificates-nim-values-outcomes-belong = los certificados de valores nim y de resultados corresponden al juego normal; en el juego misère, un certificado de la estrategia muestra quién gana
refused-no-search-could-saved-checkpoints = `{ $position }` no tiene ninguna búsqueda que guardar: los puntos de control son para posiciones de un solo juego del que se buscan valores nim, como cram y node-kayles, con montones al lado o sin ellos
refused-state-too-large-for-memory = conoce { $all } posiciones, y el límite de memoria solo deja sitio para { $positions } de ellas; permite más
refused-table-about-nodes-file-no = la tabla trata de los nodos de un archivo, que no tiene reglas
refused-rules-say-who-wins-end = las reglas dicen quién gana al final, así que no hay juego misère
refused-good-move-but-among-many = hay una buena jugada, pero entre tantas jugadas no se encontró ninguna
refused-table-file-moves-name-one = `{ $table }` es la tabla de un archivo de jugadas: nombra uno de sus nodos
refused-table-no-node = la tabla no tiene ningún nodo `{ $text }`
refused-not-reached-from-start = no se puede llegar a `{ $position }` desde `{ $start }`, de lo que trata la tabla
refused-no-sparse-space-take-break = `{ $text }` no tiene espacio ralo: es para códigos de tomar y partir con una cantidad finita de dígitos donde una jugada puede dejar dos montones, y ninguna deja más (0.77, 0.106, 4!.0)
refused-no-table-tables-show-two = `{ $text }` no tiene tabla: las tablas muestran dos coordenadas
refused-table-more-than-cells = una tabla de más de { $most } casillas
refused-only-coin-turning-games-product = solo los juegos de voltear monedas tienen producto: escribe ambos como `turn "…"`, por ejemplo `turn "1-3"`
refused-first-row-larger-than-last = la primera fila, { $from }, es mayor que la última, { $to }
refused-most-values-listed-once = se muestran a lo sumo { $most } valores a la vez
refused-first-heap-larger-than-last = el primer montón, { $from }, es mayor que el último, { $to }
refused-labelled-game-no-nim-values = un juego etiquetado no tiene valores nim, ya que su ganador no lo decide la última jugada
refused-values-make-table = los valores de `{ $text }` forman una tabla
refused-tables-show-one-two-coordinates = las tablas muestran una o dos coordenadas, y esta regla tiene { $many }
refused-dot-for-worksheet = DOT es para grafos de estados; una hoja de ejercicios es SVG, TeX o texto
refused-worksheet-each-task-most-once = una hoja de ejercicios tiene cada tarea a lo sumo una vez
refused-worksheet-about-nim-values-labelled = una hoja de ejercicios trata de valores nim, y un juego etiquetado no los tiene
refused-game-least-one-position = un juego tiene al menos una posición
refused-table-too-large = una tabla hasta { $to } es demasiado grande; las tablas llegan hasta { $max }

## What to ask instead.

refused-help-programs-written-rules-one-heap = los programas se escriben para reglas con un montón o dos coordenadas
refused-help-ask-about-first-terms = pregunta por sus primeros términos, como en `0,1,1,2,0,3`
refused-help-give-letters-numbers = da números a las letras
refused-help-laws-looked-one-heap-rules = se buscan leyes en reglas de un montón, y en reglas con dos coordenadas cuyo juego termina por una medida

## What the visitor of the page can do. View names are those of the page.

refused-page-ask-about-position-instead = pregunta más bien por una posición
refused-page-ask-about-position-instead-about = pregunta más bien por una posición, o por una fila de posiciones como cram 2xn
refused-page-view-position-answers-play-need = la vista Posición responde cuando la partida puede no terminar
refused-page-ask-about-node-about-graph = pregunta por un nodo, o por el grafo
refused-page-ask-table-instead = pregunta más bien por su tabla
refused-page-view-games-lists-them = la vista Juegos los muestra
refused-page-ask-less = pide menos
refused-page-ask-about-rule-one-heap = pregunta por una regla con un montón, por valores como 0,1,1,2,0,3, o por una fila como cram 1xn
refused-page-all = hay { $all } en total
refused-page-view-rule-shows-law-rule = la vista Regla muestra la ley de una regla
refused-page-ask-law-rule-instead = pregunta más bien por la ley de la regla
refused-page-list-not-complete = la lista no está completa
refused-page-ask-smaller-table-value-one = pide una tabla menor, o el valor de un solo tablero
refused-page-law = una ley es { $reference }: { $sentence }
refused-page-more-values-show-one = quizá más valores muestren una
refused-page-tab-proof-lists-laws-engine = la pestaña Demostración muestra las leyes que probó el motor
refused-page-answer-lists-all-them = la respuesta las muestra todas
refused-page-strip-mis-re-play-shows = la franja del juego misère muestra las posiciones P de cualquier regla
refused-page-view-play-opens-saved-game = la vista Jugar abre una partida guardada, que tiene una posición en cada línea
