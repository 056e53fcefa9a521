### Errors: what is wrong with a rule, a position or a question.

## Frames.

# The message of an error, and what would have been right there.
error-expects = { $message }; se esperaba: { $expected }
error-place-in-file = { $file }, línea { $line }, columna { $column }
error-place = línea { $line }, columna { $column }
error-help = ayuda: { $help }
# Two pieces of advice in one line.
error-help-and = { $help }; { $more }
error-did-you-mean = ¿quizá `{ $word }`?
error-not-closed = { $what ->
    [quote] estas comillas no se cierran
   *[bracket] este paréntesis no se cierra
}

## Rules that fail at a position.

# What a move leaves, such as 3 + 4.
error-not-smaller = { $count ->
    [0] la partida puede no terminar: un montón de { $heap } puede quedar en nada, que no es menor
   *[other] la partida puede no terminar: un montón de { $heap } puede convertirse en { $parts }, que no es menor
}
error-too-many-heaps = un montón de { $heap } puede convertirse en { $parts } montones, demasiados para enumerarlos
error-cycle = la partida puede no terminar, hay un ciclo: { $cycle }
error-labelled-cycle = la partida puede no terminar, hay un ciclo: { $cycle }; en un juego etiquetado toda partida debe terminar
# The positions of a cycle, shortened in the middle.
error-long-cycle = { $start } → … { $more } más … → { $first }
error-stopped = { $why ->
    [work] detenido por el límite de trabajo tras { $steps } pasos y { $bytes } bytes
    [memory] detenido por el límite de memoria tras { $steps } pasos y { $bytes } bytes
    [time] detenido por el límite de tiempo tras { $steps } pasos y { $bytes } bytes
    [cancelled] detenido a petición tras { $steps } pasos y { $bytes } bytes
   *[far] detenido antes de un montón con demasiados menores, tras { $steps } pasos y { $bytes } bytes
}

## What is wrong.

error-bracket-not-closed = este paréntesis no se cierra
error-more-than-letters-stand-numbers = más de { $most } letras representan números
error-another-heap-follow = { $found } donde puede seguir otro montón
error-position-more-than-bytes = una posición de más de { $most } bytes
error-not-one-place-alone = no es un solo lugar
error-needs-board = a { $name } le falta su tablero
error-position-begins = { $found } donde empieza la posición
error-no-name-of-file = `@` sin el nombre de un archivo
error-more-than-positions = más de { $most } posiciones
error-position-missing-beside-arrow = falta una posición junto a `>`
error-nothing-typed = no se escribió nada
error-component-missing = falta una componente después de `+`
error-more-than-components = más de { $most } componentes
error-after-heaps = { $found } después de los montones
error-labelled-game-part-sum-winner = un juego etiquetado no puede formar parte de una suma: su ganador no lo decide la última jugada
error-position-missing = falta la posición
error-labelled-game-asked-about-one = de un juego etiquetado se pregunta una sola posición a la vez
error-after-place = { $found } después de un lugar
error-heaps-end = { $found } donde terminan los montones
error-range-ends-before-begins = este intervalo termina antes de empezar
error-range-too-many-heaps = este intervalo tiene demasiados montones
error-no-coins = esto no son fichas
error-a-position-begins = { $found } donde empieza una posición
error-tuple-ends = { $found } donde termina una tupla
error-turn-is-0-or-1 = el turno es 0 para el primer jugador o 1 para el segundo
error-name-node-missing = falta el nombre de un nodo
error-no-files-read = aquí no hay archivos, así que no se puede leer @{ $name }; da el texto directamente
error-position-only-rule-needed = una posición donde solo hace falta una regla
error-after-rule = { $found } después de la regla
error-not-played-ring = `{ $text }` no se juega en un anillo
error-not-head-rule = `{ $word }` no es la cabecera de una regla
error-unknown-game = juego desconocido `{ $word }`
error-numbers-without-rule = números sin una regla
error-after-graph = { $found } después de `graph`
error-number-too-large = este número es demasiado grande
error-another-tuple-follow = { $found } donde puede seguir otra tupla
error-tuple-begins = { $found } donde empieza una tupla
error-after-tuple = { $found } después de una tupla
error-play-never-ends-move-always = la partida no termina nunca: esta jugada siempre es posible, y deja más de lo que había
error-move-takes-least-1-coin = una jugada toma al menos 1 ficha, así que 0 no puede estar entre los números que se toman

## What was expected: the end of a sentence.

error-expects-board = { $looks }, como en `{ $example }`
error-expects-position-start-from = `:` y la posición de partida
error-expects-position-no-coin-left-board = una posición; `0` si no queda ninguna ficha, `nothing` si un tablero está vacío
error-expects-positions-between-them = posiciones separadas por `>`, como `nim : 3,4,5 > 1,4,5 > 1,4,2`
error-expects-position = una posición como `nim : 3, 4, 5` o `0.77 : 5 + nim : 3`
error-expects-rule-places = una regla, `:` y sus lugares
error-expects-before-another-heap-before-another = `,` antes de otro montón, `+` antes de otro juego, o el final
error-expects-one-tuple = una sola tupla
error-expects-smaller-heap-first = primero el montón menor, como en `1..5`
error-expects-most-heaps = a lo sumo { $most } montones, como en `1..5`
error-expects-heads-tails = `h` para cara y `t` para cruz, como en `htth`, o los lugares de las caras
error-expects-tuple = una tupla ({ $names })
error-expects-one-each = un dato para cada uno de los nombres ({ $names })
error-expects-end-rule = el final de la regla
error-expects-code-whose-moves-split-heaps = un código cuyas jugadas dividan montones, como `kayles cycle 7` o `0.137 cycle 7`
error-expects-rule = una regla
error-expects-one-name-tuple-names-then = un nombre o una tupla de nombres, y después la flecha
error-expects-rule-name-game = una regla o el nombre de un juego
error-expects-after-last-edge = `{"}"}` después de la última arista
error-expects-file-edges = un archivo como `@states.csv`, o aristas como `{"{a>b, b>c}"}`
error-expects-numbers = { $arity } números
error-expects-comma-end = `,` o el final

## What to do.

error-help-give-some-them-number = da un número a algunas de ellas
error-help-write = escribe `{ $sample }`
error-help-name-brackets-quotes-written-quotes = un nombre con paréntesis o comillas se escribe entre comillas, con un \ antes de cada comilla interior
error-help-heaps-separated-commas = los montones se separan con comas, como en `3, 4, 5`
error-help-components-joined = las componentes se unen con `+`
error-help-heaps-are-numbers = los montones son números: 5, 1_000, 1e12, 10^18 o 2^60 - 1
error-help-ask-alone = pregunta solo por él
error-help-write-position = escribe `{ $text } : { $sample }`
error-help-pins-ring-cycle = los bolos en anillo forman un ciclo, como en `kayles cycle 7`
error-help-nodes = sus nodos son { $names }
error-help-example = por ejemplo `{ $text } : { $sample }`
error-help-leave-out-begin-first-player = omítelo para que empiece el primer jugador
error-help-quote-names = pon entre comillas los nombres con `,` o `+`
error-help-leave-out-follows = omite el `:` y lo que sigue
error-help-leave-out-follows-rule = omite lo que sigue a la regla
error-help-rules-look-like = las reglas son como `{"take {1,3,4}"}`, `0.77`, `n -> n-1 | floor(n/2) if n > 2` o `kayles`
error-help-rule-begins-like = una regla empieza como `n -> …` o `(a, b) -> …`; dentro de la flecha no hay espacio
error-help-rule-begins-heap-arrow = una regla empieza con su montón y una flecha, como en `n -> n-1`
error-help-write-take = escribe `take`, como en `{"take {1,3,4}"}`
error-help-rule-your-own-begins-like = una regla propia empieza como `n -> …`
error-help-position-names-rule-first = una posición nombra primero su regla, como en `nim : 3, 4, 5`; un código tiene un punto, como en `0.77`
error-help-write-graph-file-at-sign = escribe `graph @FILE`, con el `@`
error-help-say-when-made = di cuándo es posible, como en `if n < 100`
