### Texts of answers, for people: what commands print.

## What several answers say.

normal-play = juego normal
misere-play = juego misère
# How something is known, as a label before a statement or after “by”.
known-by = { $way ->
    [definition] definición
    [theorem] teorema
    [proved] demostrado
   *[seen] observado
}
# A label, such as “proved” or “Verified”, before what it is said of.
labelled = { $label }: { $text }
by-reference = según { $reference }
checked-hypothesis = comprobado: { $hypothesis }
is-canonical = es { $canonical }
# $reason: why the rule has this other form.
is-canonical-because = es { $canonical }: { $reason }
list-of-more = … y { $count } más
# $how: what to type for that, such as “--max-moves 10”.
list-of-more-how = … y { $count } más ({ $how })
none = ninguna
outcome-n = N: el jugador en turno gana
outcome-p = P: el jugador en turno pierde
outcome-t = T: con el mejor juego, la partida termina en empate
outcome-table-t = T: con el mejor juego, la partida termina en empate
outcome-d = D: nadie puede ganar, y el mejor juego sigue para siempre
outcome-and-nim-value = { $outcome }; valor nim { $value }
counted-moves = { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
}
counted-positions = { $count ->
    [one] { $count } posición
   *[other] { $count } posiciones
}
counted-entries = { $count ->
    [one] { $count } entrada
   *[other] { $count } entradas
}

## Who wins a position. What stands in parentheses is said of play, or of how the answer is known.

solve-labelled = las reglas dicen quién gana al final
solve-value-not-requested = { $outcome } (valor nim no pedido)
solve-value-not-computed = { $outcome }; valor nim no calculado: la búsqueda es demasiado grande
solve-remoteness = Distancia al final { $count }: el número de jugadas que quedan con el mejor juego
solve-remoteness-not-found = Distancia al final: no se encontró dentro de los límites
solve-by-definition = por definición, a partir de las opciones
solve-by-theorem = por un teorema
solve-by-proof = demostrado: se comprobó una ley para esta regla
solve-by-seen = solo observado, no demostrado
solve-by-definition-and-theorem = por definición, y por un teorema para posiciones menores
# $way: how one part of a sum is known.
solve-partly = { $way ->
    [definition] en parte calculado
    [theorem] en parte por teoremas
    [proved] en parte por una ley demostrada
   *[seen] en parte solo observado
}
solve-partly-and = { $first }, { $second }
solve-no-winning-move = Ninguna jugada ganadora.
solve-no-move-left = No queda ninguna jugada: el jugador en turno ha ganado.
solve-not-listed = { $count ->
    [1] Hay una jugada ganadora; no se muestra.
   *[other] Hay { $count } jugadas ganadoras; no se muestra ninguna.
}
solve-none-listed = Hay una jugada ganadora; no se muestra ninguna.
solve-theorem-does-not-say = Hay una jugada ganadora, pero el teorema no dice cuál.
solve-only-winning-move = La única jugada ganadora:
solve-counted-winning-moves = { $count } jugadas ganadoras:
solve-winning-moves = Jugadas ganadoras:
solve-more = … y más
solve-perhaps-more = … quizá haya más
solve-first-listed = … (se muestran las primeras { $count })
solve-not-all-found = No se encontraron todas las jugadas ganadoras.
# $play: normal play or misère play.
solve-loopy-play = { $play }; la partida puede seguir para siempre
solve-loopy-value = { $outcome }; valor { $value }
solve-loopy-by-smith = por definición; Smith 1966
solve-loopy-by-definition = por definición
solve-loopy-draw-not-listed = Una jugada conserva las tablas; no se muestra ninguna.
solve-loopy-draw-moves = Jugadas que conservan las tablas:
solve-table-play = { $play }, por una tabla de todas las posiciones
# $left: such as “3 moves”.
solve-table-left = { $outcome }; con el mejor juego, aún { $left }
solve-table-move-left = aún { $left }
solve-table-tie-moves = Jugadas que conservan el empate:
solve-table-better = Hay una jugada mejor que las consultadas.
solve-every-move-loses = Toda jugada pierde:

## Laws.

law-read-json = sus { $states } estados están en el JSON
law-read-json-how = sus { $states } estados están en el JSON ({ $how })
law-also-proved = también demostrado según { $reference }
law-also-by = también según { $reference }
law-seen-is-no-theorem = { $reference } (un patrón en { $count } valores no es un teorema)
law-seen-in-positions = { $reference } (un patrón en posiciones no es un teorema)
law-seen-without-rule = { $reference } (no se conoce ninguna regla, así que no puede demostrarse nada)
law-none-no-heap = No se encontró ninguna ley: no se evaluó ningún montón.
law-none-to = No se encontró ninguna ley en los valores de los montones de 0 a { $last }.
law-none-is-no-proof = Eso no demuestra que no la haya.
law-none-is-no-proof-how = Eso no demuestra que no la haya: { $how }.
law-none-in-list = No se ve ninguna ley en ellos.
law-tried =
    Se probó: períodos, simples o con saltus, uno para todas las clases de restos o uno para cada una; fórmulas en n;
    autómatas que leen n en base 2 a 10 o en la representación de Zeckendorf; relaciones lineales entre
    subsucesiones; autómatas que leen n y el valor juntos.
law-of-listed-values = { $count } valores, de los montones de { $first } a { $last }
law-values-kept = Los valores de { $count } montones están en { $file }.
law-engine = motor: { $name }; { $count } valores calculados
# The heads of the table of a machine, each as wide as it is: digits follow.
law-machine-head = estado  valor  dígito
law-machine-pairs-head = estado      P  dígitos
# The columns of these heads: whether a state accepts.
yes = sí
no = no
law-none-in-pairs = No se encontró ninguna ley en las posiciones P con coordenadas hasta { $to }.
law-first-pairs = las primeras posiciones P: { $pairs }
law-pairs-are = las posiciones P son { $formula }
law-pairs-periods = es decir: período { $x } en x y { $y } en y
# $places: such as “x ≥ 3, y ≥ 5”.
law-pairs-periods-from = es decir: período { $x } en x y { $y } en y (para { $places })
law-misere-none = No se encontró ninguna ley del juego normal de la que se deduzca una del juego misère.
law-misere-outcomes = en el juego misère, los resultados de un montón tienen preperíodo { $preperiod } y período { $period }
law-misere-seen = según { $reference } (una ley solo observada no es un teorema)
# $heaps, $single and $again: lists of numbers.
law-heaps-again = n = { $heaps }, y otra vez cada { $period } montones
law-heaps-and-again = n = { $single }; y n = { $again }, estos últimos otra vez cada { $period } montones
law-modes-machine = el autómata para { $which }:
law-modes-covered = Abarca las posiciones P, no los demás valores.
law-modes-in-json = los valores nim de un período están en el JSON
law-modes-in-json-how = los valores nim de un período están en el JSON ({ $how })
law-modes-values = los valores nim para { $heap } = 0, 1, 2, …, donde los que están entre [ ] se repiten:
law-family-for = para todo n, y todos los números con { $condition }
law-family-all-facts = Cada una de estas leyes está establecida.
law-family-not-all-facts = No todas estas leyes están establecidas.
law-family-no-pattern = { $known } Aquí no se conoce ningún teorema que hable de todos los números, y no se ve ningún patrón en ellos.
law-family-seen = para { $letter } de { $from } a { $to }. { $known } No está demostrado que siga así.
law-family-head = la ley
law-family-none = no se encontró ninguna
law-family-grid = El período de cada regla, { $row } hacia abajo y { $column } hacia la derecha (n0/p si empieza en el montón n0, p+s si los valores crecen en s):
# What stands behind the law of a list: $from is the first heap that it was used for.
law-assumed = a partir del montón { $from }, por una ley ({ $reference }): { $sentence }
# $file: the name of a file, or “here”. $shown: what the certificate shows.
certificate-of = { $shown ->
    [nim-value] Certificado del valor nim: { $file }, { $entries }, { $bytes } bytes
    [outcome] Certificado del resultado: { $file }, { $entries }, { $bytes } bytes
    [strategy] Certificado de la estrategia: { $file }, { $entries }, { $bytes } bytes
    [infinite-value] Certificado del valor infinito: { $file }, { $entries }, { $bytes } bytes
    [graph-values] Certificado de los valores de todos los nodos: { $file }, { $entries }, { $bytes } bytes
   *[draw] Certificado de las tablas: { $file }, { $entries }, { $bytes } bytes
}
certificate-of-law = Certificado de la ley: { $file }, por “{ $theorem }”, { $bytes } bytes
certificate-here = aquí

## The engine of long runs.

engine-no-space = ningún espacio ralo
engine-space-no-rare = espacio ralo según la máscara { $mask }: ningún montón raro
engine-space-parity-no-rare = espacio ralo según la máscara { $mask } y la paridad del montón: ningún montón raro
engine-space = espacio ralo según la máscara { $mask }: { $count } montones raros, el último { $heap } (valor { $value })
engine-space-parity = espacio ralo según la máscara { $mask } y la paridad del montón: { $count } montones raros, el último { $heap } (valor { $value })
engine-greatest = mayor valor { $value }, por primera vez en el montón { $heap }; Fletcher-32 { $sum }
engine-greatest-and-digests = mayor valor { $value }, por primera vez en el montón { $heap }; Fletcher-32 { $sum }; { $digests }
engine-digests = { $count ->
    [one] { $count } suma de control de 2^20 valores
   *[other] { $count } sumas de control de 2^20 valores cada una
}
# The lines of a table: what, then this.
sparse-mask = máscara
sparse-mask-bits = { $mask } (bits { $bits })
sparse-bits-from = todos desde { $from }
sparse-bits-and-from = { $bits } y todos desde { $from }
sparse-parity = paridad del montón
sparse-parity-does-not-count = no cuenta
sparse-parity-agrees = cuenta: un valor es raro si las paridades de los bits y del montón coinciden
sparse-parity-differs = cuenta: un valor es raro si las paridades de los bits y del montón difieren
sparse-rare = montones raros
sparse-rare-last = { $count } ({ $share }), el último { $heap } (valor { $value })
sparse-space = espacio ralo
sparse-space-none = ninguno en estos valores
sparse-computed = calculado
sparse-computed-heaps = { $count } montones
sparse-greatest = mayor valor
sparse-greatest-at = { $value }, por primera vez en el montón { $heap }
sparse-frequent = más frecuentes
# $values: such as “3 (12.5 %), 5 (9.38 %)”.
sparse-frequent-values = { $values }; aparecen { $count } valores
sparse-list = montones raros, como montón:valor
sparse-more = y { $count } más
sparse-more-how = y { $count } más ({ $how })

## Games recognised by their values. $kind: number in a row of positions, else heap.

identify-all-zero = Todos los valores conocidos son 0: el jugador en turno pierde.
identify-few = { $count ->
    [one] { $count } valor es poco, y mucho coincide por azar: con más quizá se distingan las reglas.
   *[other] { $count } valores son pocos, y mucho coincide por azar: con más quizá se distingan las reglas.
}
identify-all-few = todos los valores son pocos, y mucho coincide por azar: con más quizá se distingan las reglas.
identify-values = { $kind ->
    [number] valores nim a partir del número { $from }: { $values }
   *[heap] valores nim a partir del montón { $from }: { $values }
}
identify-same-rules = las mismas reglas
identify-same-moves = { $rule } tiene las mismas jugadas, montón por montón
# $sentence: one of the sentences below.
identify-for-all = { $sentence }, para todo n
identify-for-all-from = { $sentence }, para todo n ≥ { $from }
identify-for-seen = { $sentence }, para n = { $from } a { $to }
identify-laws-compared = se compararon ambas leyes para todos los montones
identify-laws-compared-how = se compararon ambas leyes para todos los montones ({ $how })
identify-by-laws = { $kind ->
    [number] por las leyes (aquí { $here }): iguales hasta el número { $to }, y después se repiten juntas
   *[heap] por las leyes (aquí { $here }): iguales hasta el montón { $to }, y después se repiten juntas
}
identify-by-both-laws = { $kind ->
    [number] por las leyes (aquí { $here }, allí { $there }): iguales hasta el número { $to }, y después se repiten juntas
   *[heap] por las leyes (aquí { $here }, allí { $there }): iguales hasta el montón { $to }, y después se repiten juntas
}
identify-period = período { $period } a partir del montón { $from }
identify-period-saltus = período { $period }, saltus { $saltus } a partir del montón { $from }
identify-not-the-same = No son los mismos que los de { $rule }, ni desplazados ni con valores repetidos.
identify-no-rule = Ninguna regla del catálogo ({ $count } reglas) tiene estos valores.
identify-no-other-rule = Ninguna otra regla del catálogo ({ $count } reglas) tiene estos valores.
identify-differs = difiere
# $rule: a rule, or such a phrase with what it is compared by.
identify-differs-first = { $kind ->
    [number] { $rule } – el número { $heap } vale { $here } aquí y { $there } allí
   *[heap] { $rule } – el montón { $heap } vale { $here } aquí y { $there } allí
}
identify-agrees-to = { $kind ->
    [number] { $rule } coincide hasta el número { $last }; el número { $heap } vale { $here } aquí y { $there } allí
   *[heap] { $rule } coincide hasta el montón { $last }; el montón { $heap } vale { $here } aquí y { $there } allí
}
identify-with-heap = { $rule } (con su montón { $place })
identify-with-sentence = { $rule } ({ $sentence })
oeis-from-heap = OEIS { $number }, a partir del montón { $heap }
# $place: a formula in n.
relation-shift = { $kind ->
    [number] el número n vale lo que vale el montón { $place } de { $other }
   *[heap] el montón n vale lo que vale el montón { $place } de { $other }
}
relation-repeated-here = { $kind ->
    [number] el número n vale lo que vale el montón { $place } de { $other }: cada valor aparece { $times ->
        [2] dos veces aquí
       *[other] { $times } veces aquí
    }
   *[heap] el montón n vale lo que vale el montón { $place } de { $other }: cada valor aparece { $times ->
        [2] dos veces aquí
       *[other] { $times } veces aquí
    }
}
relation-repeated-there-twice = { $kind ->
    [number] el número n vale lo que valen los montones { $first } y { $last } de { $other }: cada valor aparece dos veces allí
   *[heap] el montón n vale lo que valen los montones { $first } y { $last } de { $other }: cada valor aparece dos veces allí
}
relation-repeated-there = { $kind ->
    [number] el número n vale lo que valen los montones de { $first } a { $last } de { $other }: cada valor aparece { $times } veces allí
   *[heap] el montón n vale lo que valen los montones de { $first } a { $last } de { $other }: cada valor aparece { $times } veces allí
}
relation-zeros-here = { $kind ->
    [number] el número n vale lo que vale el montón { $place } de { $other }, y 0 donde eso no es un montón: aquí hay ceros entre los valores
   *[heap] el montón n vale lo que vale el montón { $place } de { $other }, y 0 donde eso no es un montón: aquí hay ceros entre los valores
}
relation-zeros-there = { $kind ->
    [number] el número n vale lo que vale el montón { $place } de { $other }: allí hay ceros entre los valores
   *[heap] el montón n vale lo que vale el montón { $place } de { $other }: allí hay ceros entre los valores
}
relation-without-zeros = los valores distintos de 0 son los de { $other }, en el mismo orden

## State graphs.

graph-wins = el jugador en turno gana
graph-loses = el jugador en turno pierde
graph-ties = la partida termina en empate
graph-draws = nadie puede ganar, y el mejor juego sigue para siempre
# $outcome: one of the clauses above.
graph-no-move-left = { $outcome }, y no queda ninguna jugada
graph-moves-left = { $count ->
    [one] { $outcome }, { $count } jugada con el mejor juego
   *[other] { $outcome }, { $count } jugadas con el mejor juego
}
graph-labelled-ends = finales etiquetados
graph-best-play = Mejor juego: { $nodes }
graph-options = Opciones:
# What a move to an option does, for the player who makes it.
graph-option-wins = gana
graph-option-loses = pierde
graph-option-ties = empata
graph-option-draws = tablas
graph-reply = respuesta { $node }
graph-no-move = no queda ninguna jugada
graph-infinite = D: nadie puede ganar, y el mejor juego sigue para siempre. ∞(…) no es un valor nim: las opciones que tienen uno tienen estos (Smith 1966).
# Heads of the columns of tables.
graph-head-node = nodo
graph-head-nim-value = valor nim
graph-head-normal = normal
graph-head-misere = misère
graph-head-remoteness-normal = distancia al final (normal)
graph-head-remoteness-misere = (misère)
graph-head-winning-options = opciones ganadoras
graph-head-best-options = mejores opciones
graph-head-label = etiqueta
graph-head-outcome = resultado
graph-head-remoteness = distancia al final

## Lists and tables of values. $play: normal play or misère play.

listing-heap-options = opciones de cada montón
listing-position-options = opciones de cada posición
listing-nim-values = valores nim (juego normal)
listing-p-positions = posiciones P, donde el jugador en turno pierde ({ $play })
listing-n-positions = posiciones N, donde el jugador en turno gana ({ $play })
listing-count = el número de posiciones { $outcome } de { $from } a { $to } ({ $play })
listing-outcomes = resultados para el jugador en turno ({ $play })
listing-no-option = (ninguna)
xor-table-sums = sumas nim a ⊕ b
xor-table-products = productos nim a ⊗ b
xor-table-sums-to = Las sumas nim a ⊕ b para a, b = 0 a { $to }
xor-table-products-to = Los productos nim a ⊗ b para a, b = 0 a { $to }
# $way: how it is known, such as “theorem”.
at-who-wins = quién gana; no se conoce el valor nim; { $way }
nimber-field = en el cuerpo de los nímeros menores que { $field }
nimber-order = el orden, un número ordinario, en el cuerpo de los nímeros menores que { $field }
nimber-no-roots = x^2 + x = c no tiene solución menor que 2^128
nimber-no-roots-here = x^2 + x = c no tiene solución en el cuerpo de los nímeros menores que { $field }; las soluciones son menores que { $larger }
nimber-roots = las soluciones de x^2 + x = c en el cuerpo de los nímeros menores que { $field }
# $way: how it is known, such as “theorem”.
tartan-table = valores nim de una cara en (fila,columna) (juego normal, estado: { $way })
tartan-by = estado: { $way }
tartan-head = { $head } vale { $value }

## Games that were played.

grade-nim-value = valor nim { $value }
grade-player = jugador { $player }:
grade-kept = conserva la victoria
grade-gave-away = deja escapar la victoria
grade-lost = no tenía jugada ganadora
grade-better = { $grade }; mejor: { $moved }
grade-no-move = no queda ninguna jugada
grade-to-move = en turno; la partida no ha terminado
grade-winner = Gana el jugador { $player }.

## Certificates that were checked.

# Labels with their colons; what they are said of follows.
check-rejected = Rechazado:
check-rejected-line = línea { $line }: { $why }
check-not-checked = No comprobado:
check-ended-before = el trabajo se detuvo antes
check-verified = Verificado:
check-verified-in-part = Verificado en parte:
check-infinite-value = el valor de { $position } es { $value }   (juego normal, por definición; Smith 1966)
check-draw = { $play ->
    [normal] nadie puede ganar en { $position } en el juego normal (por definición)
   *[misere] nadie puede ganar en { $position } en el juego misère (por definición)
}
check-wins = { $play ->
    [normal] el jugador en turno gana en { $position } en el juego normal (por definición)
   *[misere] el jugador en turno gana en { $position } en el juego misère (por definición)
}
check-loses = { $play ->
    [normal] el jugador en turno pierde en { $position } en el juego normal (por definición)
   *[misere] el jugador en turno pierde en { $position } en el juego misère (por definición)
}
# $moves: such as “3 moves”; $positions: such as “2 positions”.
check-strategy = la estrategia responde a { $moves } desde { $positions } del rival
check-nim-value = el valor nim de { $position } es { $value }   (juego normal, por definición)
check-outcome = el resultado de { $position } es { $outcome }   (juego normal, por definición)
check-nodes = { $count ->
    [one] las entradas dan el valor del único nodo del grafo ({ $count })   (juego normal, por definición)
   *[other] las entradas dan los valores de los { $count } nodos del grafo   (juego normal, por definición)
}
check-infinite-nodes = { $count ->
    [1] uno de ellos es infinito (Smith 1966)
   *[other] { $count } de ellos son infinitos (Smith 1966)
}
check-of-claim = de la afirmación: { $claim }
check-moves = con las jugadas: { $moves }
check-bytes = { $bytes } bytes, comprobados
check-bytes-seconds = { $bytes } bytes, comprobados en { $seconds } s
# $entries: such as “3 entries”.
check-entries = { $entries }, { $file }

## Tables of all positions.

label-counted = { $position }: { $positions } y { $moves }; la partida más larga tiene { $longest }
label-file = La tabla de todas las posiciones está en { $file }.

## Rules and games.

# Words in front of what they name.
rule-rule = regla
rule-canonical = canónica
rule-game = juego
rule-position = posición
rule-board = tablero
rule-also-called = también llamado
