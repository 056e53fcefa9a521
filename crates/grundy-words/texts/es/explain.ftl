### Explicaciones de posiciones: títulos y frases.
###
### The conventions: N is a position that the player to move wins, P one that this player loses, T a tie and D a draw.
### G is the nim-value, mex the smallest number that is missing, xor the nim-sum: formulas stay as they are.

## Titles. $position: a position as it is typed.

explain-title-normal = { $position }   (juego normal: gana quien hace la última jugada)
explain-title-misere = { $position }   (juego misère: pierde quien hace la última jugada)
explain-title-labelled = { $position }   (las reglas dicen quién gana al final)
explain-title-loopy-normal = { $position }   (gana quien hace la última jugada; nadie gana una partida sin fin)
explain-title-loopy-misere = { $position }   (pierde quien hace la última jugada; nadie gana una partida sin fin)

## Headings of sections.

heading-answer = Respuesta
heading-reason = La razón
heading-end-of-play = El final de la partida
heading-nim-values = Valores nim
heading-nim-sum = La suma nim
heading-number = Lo que dice el número
heading-rule-for-answers = Una regla para todas las respuestas
heading-winning-moves = Jugadas ganadoras
heading-only-winning-move = La única jugada ganadora
heading-every-move-loses = Toda jugada pierde
heading-other-moves-lose = Las otras jugadas pierden
heading-other-moves-do-not-win = Las otras jugadas no ganan
heading-other-moves = Las otras jugadas
heading-more-moves = Más jugadas
heading-moves-keep-tie = Las jugadas que conservan el empate
heading-moves-keep-draw = Jugadas que conservan las tablas
heading-who-wins-from-where = Quién gana, y desde dónde
heading-smaller-positions = Quién gana en las posiciones menores
heading-different-under-misere = Qué cambia en el juego misère
heading-heaps = Los montones
heading-normal-play-would = Qué se haría en el juego normal
heading-values = Los valores

## Who wins.

explain-loses-value = El jugador en turno pierde contra el mejor juego (P): el valor nim es 0.
explain-wins-value = El jugador en turno gana (N): el valor nim es { $value }, no 0.
explain-loses = El jugador en turno pierde contra el mejor juego (P).
explain-wins = El jugador en turno gana (N).
# $player: first or second.
explain-player-wins = { $player ->
    [first] El jugador en turno (el primer jugador) gana (N).
   *[second] El jugador en turno (el segundo jugador) gana (N).
}
explain-player-loses = { $player ->
    [first] El jugador en turno (el primer jugador) pierde contra el mejor juego (P).
   *[second] El jugador en turno (el segundo jugador) pierde contra el mejor juego (P).
}
explain-player-ties = { $player ->
    [first] Con el mejor juego hay empate (T); le toca al primer jugador.
   *[second] Con el mejor juego hay empate (T); le toca al segundo jugador.
}
explain-known-no-move = Se sabe por definición: no hay ninguna jugada.
explain-known-definition = Se sabe por definición, a partir de las opciones.
explain-known-definition-and-theorem = Se sabe por definición, a partir de las opciones. Para posiciones menores se usó un teorema, citado abajo.
explain-known-theorem = Se sabe por un teorema, citado abajo.
explain-known-proved = Demostrado, como se indica abajo.
explain-known-seen = Solo observado, no demostrado.
explain-known-whole-search = Se sabe por definición: se examinó la posición entera.
explain-known-labelled = Se sabe por definición: se examinaron todas las posiciones que pueden alcanzarse. No hay valor nim, pues no decide la última jugada, sino una regla, quién gana.
# $reference: a theorem, with author and year.
explain-by-theorem = Por un teorema: { $reference }.
explain-value-open = El teorema dice quién gana. El valor nim, que una suma necesitaría, no se calculó: la búsqueda es demasiado grande.
explain-end-of-play = No queda ninguna jugada. En el juego normal, quien no puede jugar ha perdido: el otro jugador hizo la última jugada.

## Reasons. $here: what the numbers say (reason.ftl).

explain-here = { $here }.
explain-here-loses = { $here }. El jugador en turno pierde.
explain-here-wins = { $here }. El jugador en turno gana.
explain-proved-by = Esto está demostrado, por { $reference }.
explain-is-theorem = Esto es un teorema: { $reference }.
and-more = … y { $count } más
table-ones = unos
table-ones-mod = unos mod { $modulus }
table-and-more = y { $count } más
table-value = valor
nim-sum = suma nim

## Nim-values.

explain-mex = G es el valor nim: el mex de los valores de todas las opciones, es decir, el menor de los números 0, 1, 2, … que no está entre ellos.
explain-mex-and-sum = G es el valor nim: el mex de los valores de todas las opciones, es decir, el menor de los números 0, 1, 2, … que no está entre ellos. El valor de varias partes juntas es la suma nim (xor) de sus valores.
explain-heads = En el juego normal, cada cara es una parte por sí sola. Una jugada voltea una cara a cruz, y cada otra moneda que voltea cuenta como una cara más en su lugar; dos caras en el mismo lugar se anulan.
explain-options-likewise = Los valores de las opciones se hallaron del mismo modo, desde el final de la partida.
# A position or an option without anything left.
nothing-left = nada
# $formula: such as “G(0) = 0”.
explain-value-no-move = { $formula }: no queda ninguna jugada
explain-value-because = { $formula }: { $because }
# Options stand in the lines below.
explain-value-among-options = { $formula }, pues entre sus opciones están
# $clause: one of the clauses below.
explain-value-and = y { $clause }
explain-no-option-has-it = ninguna opción tiene ese mismo valor
explain-smaller-occur-among = todos los números menores aparecen entre los valores de sus { $total } opciones, y { $value } no
explain-none-is-worth = ninguna de sus { $total } opciones vale { $value }
explain-missing = { $value ->
    [0] 0 no aparece
    [1] 0 aparece, 1 no
    [2] 0 y 1 aparecen, 2 no
    [3] 0, 1 y 2 aparecen, 3 no
   *[other] de 0 a { $below } aparecen todos, { $value } no
}

## Laws in their use for one heap. $rule: a rule; $because: the law and its proof or theorem.

explain-nim = Un montón de Nim de n fichas vale n, por un teorema (Bouton 1901): sus opciones son los montones de 0, …, n-1 fichas, con valores 0, …, n-1, así que el mex es n.
explain-theorem-used = Se usó un teorema: { $reference }.
# Two sentences or more, one after the other.
explain-law-and-proof = { $law } { $proof }
# $hypotheses: sentences without a full stop, with semicolons between them.
explain-proved-by-form = Esto está demostrado, por el teorema de { $reference }; sus hipótesis se ven en la forma de la regla: { $hypotheses }.
explain-proved-by-check = Esto está demostrado, por { $reference }; hace falta una comprobación finita, y el programa la hizo: { $hypotheses }.
explain-law-arithmetic = Para { $rule }, G(n) = { $formula } para n >= 1, así que G({ $heap }) = { $value }.
# $law: a sentence of law.ftl without its full stop.
explain-law-of-rule = Para { $rule }, { $law }. Así que G({ $heap }) = { $value }.
explain-law-synchronised = { $rule } tiene valores que un autómata con { $states } estados lee junto con n, dígito a dígito, en base { $base }: de todos los valores solo acepta { $value } para { $heap }.
explain-law-automatic = { $rule } tiene valores que un autómata con { $states } estados lee de los dígitos de n { $numeration }, empezando por el último. Parte del estado 0. { $heap } es { $digits } { $numeration }, así que recorre { $steps }, y el valor del último estado es { $value }.
explain-law-take-from = Donde se puede tomar cualquier número a partir de { $least }, G(n) = floor(n/{ $least }), así que G({ $heap }) = { $value }.
explain-law-take-to = Donde se pueden tomar de 1 a { $most } fichas, G(n) = n mod { $modulus }, el resto de dividir n entre { $modulus }; { $heap } mod { $modulus } = { $value }.
explain-law-take-between = Donde se pueden tomar de { $least } a { $most } fichas, G(n) = floor((n mod { $modulus })/{ $least }); { $heap } mod { $modulus } = { $remainder }, así que G({ $heap }) = floor({ $remainder }/{ $least }) = { $value }.
# $law, $short and $here: sentences of law.ftl, without their full stops.
explain-law-window = Se pueden tomar de 1 a T(n) fichas: { $law }. { $here }.
explain-law-window-in-short = Se pueden tomar de 1 a T(n) fichas: { $law }. Aquí { $short }. { $here }.
explain-window-grew = T({ $heap }) = { $most } es mayor que T({ $below }), así que G({ $heap }) = { $value }
explain-law-period = { $rule } tiene período { $period } a partir del montón { $from }: G(n+{ $period }) = G(n) para todo n >= { $from }.
explain-law-saltus = { $rule } crece { $saltus } cada { $period } montones a partir del montón { $from }: G(n+{ $period }) = G(n) + { $saltus } para todo n >= { $from }.
explain-same-remainder = { $heap } y { $like } dejan el mismo resto al dividir entre { $period }, así que G({ $heap }) = G({ $like }) = { $value }.
# $because and $formula: equations.
explain-so = { $because }, así que { $formula }.

## The nim-sum.

explain-columns-even = Cada columna contiene un número par de unos, así que la suma nim es 0.
# $label: a part of the position. $equation: such as “101 xor 001 = 100”.
explain-columns-only = La suma nim tiene un 1 en las columnas que contienen un número impar de unos. Su 1 más alto está en la columna de { $top }; allí un solo número tiene un 1: { $label }. Invierte en él los bits de { $bits }: se hace menor, y la suma nim pasa a 0: { $equation }, así que { $kind ->
    [heap] { $value } debe pasar a { $next }
   *[value] el valor { $value } debe pasar a { $next }
}.
explain-columns-several = La suma nim tiene un 1 en las columnas que contienen un número impar de unos. Su 1 más alto está en la columna de { $top }; { $count } partes tienen allí un 1, un número impar. Invierte los bits de { $bits } en una de ellas, por ejemplo { $label }: se hace menor, y la suma nim pasa a 0: { $equation }, así que { $kind ->
    [heap] { $value } debe pasar a { $next }
   *[value] el valor { $value } debe pasar a { $next }
}.
explain-number = Sola, únicamente decide si el número es 0 o no. En una suma decide el propio número: esta posición se juega como un montón de Nim de { $value }. Junto a un montón de Nim de { $value } está perdida para el jugador en turno ({ $value } xor { $value } = 0); junto a uno de { $other }, o de cualquier otro tamaño, está ganada ({ $value } xor { $other } = { $sum }).

## Moves. $moved and $reply: moves as they are written in the game.

explain-winning-not-found = Hay una jugada ganadora, pues el valor nim no es 0; pero la posición tiene tantas jugadas que no se halló ninguna entre las primeras.
explain-winning-not-asked = Hay jugadas ganadoras; no se pidió ninguna.
explain-winning-unknown = Hay una jugada ganadora, pero el teorema no dice cuál.
explain-first-of-all = … { $total } en total; se muestran las primeras
explain-first-ones = … estas son las primeras
explain-so-on-of-all = … y así sucesivamente: { $total } jugadas en total, se muestran las primeras
explain-so-on = … y así sucesivamente; se muestran las primeras
explain-answer = respuesta { $reply }
explain-any-equal = (cualquiera de { $count } iguales)
# One line for a move and the answer to it, then perhaps what else is said of the move.
explain-move-and-answer = { $moved }; respuesta { $reply }
explain-move-any-equal = { $moved } (cualquiera de { $count } iguales)
explain-move-why = { $moved }: { $why }
explain-wins-nothing-left = no queda nada: el rival no puede jugar
explain-leaves-zero = deja valor nim 0: { $formula }
explain-makes-sum-zero = { $equation }: la suma nim pasa a 0
explain-makes-sum-zero-as = { $equation }, y { $formula }: la suma nim pasa a 0
explain-after-last-move = Tras ella no queda ninguna jugada: hiciste la última.
explain-after-sum = Tras ella la suma nim es 0. Haga lo que haga el rival, puedes llevarla otra vez a 0, así que la última jugada es tuya.
explain-after-value = Tras ella el valor nim es 0. Haga lo que haga el rival, puedes dejar otra vez 0, así que la última jugada es tuya.
explain-after-theorem = Tras ella, haga lo que haga el rival, encuentras otra vez una jugada así.
explain-after-misere = Tras ella, haga lo que haga el rival, puedes dejar otra vez una posición P, hasta que el rival tenga que hacer la última jugada.
explain-after-labelled = Tras ella, haga lo que haga el rival, puedes dejar otra vez una posición que es P para el rival, hasta que las reglas te den la victoria.
# $rule: sentences that say how to answer every move.
explain-from-then-on = Desde entonces: { $rule }
# Moves with their answers stand in the lines below.
explain-example-after = Por ejemplo, tras { $moved }:
explain-losing-sum-from-zero = Cada jugada cambia un número, así que la suma nim deja de ser 0, y hay una respuesta que la lleva otra vez a 0:
explain-losing-value-from-zero = Cada jugada lleva a un valor distinto de 0, y hay una respuesta que lleva de vuelta a 0:
explain-losing-sum = Dejan una suma nim distinta de 0, y hay una respuesta que la lleva a 0:
explain-losing-value = Dejan un valor distinto de 0, y hay una respuesta que lleva a 0:
explain-losing-misere = Cada una deja una posición N, en la que el rival tiene una respuesta que deja P:
explain-losing-theorem = El rival gana tras cada una de ellas, con esta respuesta:
explain-losing-labelled = Cada una deja una posición que gana el rival (N), con la respuesta:
explain-not-winning-labelled = Cada una deja una posición que no está perdida para el rival, que tiene la respuesta:
explain-ends-in-tie = termina en empate
explain-ends-opponent-wins = termina la partida, y gana el rival
explain-ended-by-you = no queda ninguna jugada: hiciste la última
explain-took-last-coin = tomaste la última ficha

## Rules for all answers: whole sentences; the first begins with a small letter, for it follows a colon or stands alone.

explain-rule-after = Una regla para todas las respuestas: { $rule }
answer-complement-to-multiple = siempre que el rival tome k fichas de las { $heap }, toma { $both } - k. Entre los dos toman { $both }, así que lo que queda sigue siendo múltiplo de { $both }, y la última respuesta es tuya.
answer-complement-to-remainder = siempre que el rival tome k fichas de las { $heap }, toma { $both } - k. Entre los dos toman { $both }, así que lo que queda sigue dejando, al dividir entre { $both }, un resto menor que { $least }, y la última respuesta es tuya.
answer-copy = las dos partes son iguales, así que copia cada jugada del rival en la otra parte.

## Misère play.

explain-misere-normal-differs = En el juego normal esta posición tiene valor nim { $value } y es { $outcome }; aquí gana el otro jugador.
explain-misere-normal-agrees = En el juego normal esta posición tiene valor nim { $value } y es { $outcome }; aquí gana el mismo jugador, pero no por esa razón.
explain-misere-no-sums = Los valores nim no deciden el juego misère, ni se suman en él: dos montones de Nim de 2 y la posición vacía tienen ambos valor nim 0, pero en el juego misère el jugador en turno pierde la primera y gana la segunda.
# $position, $leaves and $options: positions.
explain-misere-over = { $position }: N, no queda ninguna jugada: en el juego misère gana quien no puede jugar
explain-misere-n = { $position }: N, pues { $moved } deja { $leaves }, que es P
explain-misere-p-only = { $position }: P, pues la única opción ({ $options }) es N
explain-misere-p = { $position }: P, pues todas las opciones ({ $options }) son N
explain-is-nim = Aquí se puede tomar cualquier número de fichas de cada montón, así que esto es Nim.
explain-misere-nim-rule = Se sabe por un teorema (Bouton 1901): juega al Nim misère exactamente como al Nim normal, hasta que tu jugada dejaría solo montones de una ficha; entonces deja un número impar de ellos. Los montones de una ficha se toman uno a uno, de modo que el rival toma la última ficha y pierde.
explain-misere-nim-after-large = Una suma nim 0 necesita un segundo montón de dos o más fichas, así que es el rival quien algún día tendrá que dejar solo uno. Entonces te tocará elegir cuántos montones de una ficha quedan.
explain-misere-nim-after-ones = Desde ahora cada jugada toma un montón entero de una ficha, y el rival toma el último.
explain-misere-nim-losing-ones = Cada jugada toma un montón entero de una ficha, y la respuesta también:
explain-misere-nim-losing = Cada jugada tiene una respuesta que deja otra vez suma nim 0, o un número impar de montones de una ficha:
explain-misere-nim-others = Cada una de ellas tiene una respuesta que deja suma nim 0 con un montón de dos o más fichas, o un número impar de montones de una ficha:
explain-misere-nim-normal-over = En el juego normal, el jugador que no puede jugar ha perdido: justo al revés.
# $ones: such as “2 heaps of one” (hint.ftl).
explain-misere-nim-normal-ones = Justo al revés: allí gana quien toma el último ({ $ones }), así que aquí el juego misère y el normal difieren.
explain-misere-nim-normal-one-large = { $parity ->
    [even] En el juego normal se tomarían las { $heap } fichas, para dejar suma nim 0, es decir, un número par de montones de una ficha. En el juego misère se deja un número impar. Es el único lugar en que las dos convenciones difieren en el Nim: cuando la jugada no deja más que montones de una ficha.
   *[odd] En el juego normal se dejaría 1 ficha del montón { $heap }, para dejar suma nim 0, es decir, un número par de montones de una ficha. En el juego misère se deja un número impar. Es el único lugar en que las dos convenciones difieren en el Nim: cuando la jugada no deja más que montones de una ficha.
}
explain-misere-nim-normal-lost = Lo mismo: una suma nim 0 también está perdida allí.
explain-misere-nim-normal-same = Las mismas jugadas: las convenciones solo se separan cuando una jugada no deja más que montones de una ficha.
explain-leaves-odd-ones = deja { $ones }, un número impar

## Labelled games: the rules say who wins at the end.

# $names: the names of the numbers, such as “n, k”.
explain-labelled-positions = Una posición es ({ $names }, turno); el turno es 0 cuando le toca al primer jugador y 1 cuando le toca al segundo. N significa que gana el jugador en turno, P que gana el otro.
# $rule: what the rules say of the end, as they are typed.
explain-labelled-end = Al final: { $rule }.
# $end: tie, first or second, who wins at the end; $player: first or second, who is to move.
explain-labelled-at-end = { $position }: { $outcome }, el final: { $end ->
    [tie] hay empate
    [first] gana el primer jugador
   *[second] gana el segundo jugador
}, y { $player ->
    [first] le toca al primer jugador
   *[second] le toca al segundo jugador
}
# $options: such as “(1,0) (which is P) and (2,0) (which is N)”.
explain-labelled-leads = { $position }: { $outcome }, lleva a { $options }
explain-labelled-which-is = { $position } (que es { $outcome })
explain-labelled-and = { $first } y { $second }

## Games that may go on for ever. ∞(K) is an infinite value.

explain-moves-left = { $count ->
    [0] Con el mejor juego no queda ninguna jugada.
    [one] Con el mejor juego queda { $count } jugada.
   *[other] Con el mejor juego quedan { $count } jugadas.
}
explain-loopy-wins = El jugador en turno gana (N).
explain-loopy-wins-value = El jugador en turno gana (N): el valor es { $value }.
explain-loopy-loses = El jugador en turno pierde contra el mejor juego (P).
explain-loopy-loses-value = El jugador en turno pierde contra el mejor juego (P): el valor es { $value }.
explain-loopy-draw = Nadie puede ganar (D). El mejor juego sigue para siempre.
explain-loopy-draw-value = Nadie puede ganar (D): el valor es { $value }. El mejor juego sigue para siempre.
explain-loopy-and-moves-left = { $answer } { $left }
explain-loopy-no-move-loses = No hay ninguna jugada, y quien no puede jugar pierde.
explain-loopy-no-move-wins = No hay ninguna jugada, y en el juego misère quien no puede jugar gana.
explain-loopy-won = Una jugada lleva a una posición que pierde el rival (P). Desde entonces el ganador siempre tiene una respuesta que lleva otra vez a una posición así, y más cerca del final. Por eso la partida termina.
explain-loopy-lost = Cada jugada lleva a una posición que gana el rival (N). Las respuestas del rival se acercan cada vez más al final, aunque una jugada lleve hacia atrás. Por eso la partida termina.
explain-loopy-drawn = Ninguna jugada lleva a una posición que pierde el rival (P), así que el jugador en turno no puede ganar. Pero alguna jugada lleva a otra posición donde nadie puede ganar (D). Allí el rival está en el mismo caso, y juega otra vez a una posición así. Por eso la partida sigue para siempre.
explain-loopy-is-worth = { $position } vale { $value }
explain-loopy-no-nim-value = { $value } no es un valor nim. Enumera los valores nim de las opciones que tienen uno. Alguna otra opción sigue para siempre.
explain-loopy-all-finite = Todas las partes tienen valores nim, y su suma nim es { $sum }. Un valor así es válido aunque la partida pueda seguir para siempre: a una jugada hacia un valor mayor o infinito, el rival responde con una jugada de vuelta.
explain-loopy-one-infinite = n + ∞(K) = ∞(K ⊕ n). Aquí los valores nim de las otras partes tienen suma nim n = { $sum }: { $equation }.
explain-loopy-zero-in-list = 0 está en la lista, así que una jugada deja el valor 0, y gana.
explain-loopy-zero-not-in-list = 0 no está en la lista, así que ninguna jugada deja el valor 0. Tampoco el rival puede ganar, pues la partida puede seguir en la parte infinita.
explain-loopy-several-infinite = Dos o más partes son infinitas. Cada jugador puede siempre jugar en una de ellas de modo que siga, y así nadie gana.
explain-loopy-move-left = { $count ->
    [0] { $moved }; después no queda ninguna jugada
    [one] { $moved }; después queda { $count } jugada
   *[other] { $moved }; después quedan { $count } jugadas
}
explain-loopy-answer-wins = { $moved }; la respuesta { $reply } gana
explain-loopy-opponent-cannot-move = { $moved }; pierde, pues el rival no puede jugar
explain-loopy-move-loses = { $moved }; pierde
explain-loopy-gives-win-away = { $moved }; deja escapar la victoria: después nadie puede ganar
explain-loopy-not-listed = Algunas jugadas no están en la lista.
