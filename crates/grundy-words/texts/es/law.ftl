### Laws as sentences: their closed forms, what proves them, and what was checked. A sentence begins with a small letter
### or a formula and has no full stop, for it stands in lists and in other sentences.
###
### G(n) is the nim-value of heap n. Formulas stay as they are.

## Ranges of heaps, which stand behind an equation.

for-all = para todo n
for-all-from = para todo n ≥ { $from }
for-computed = para todo n calculado
for-computed-from = para todo n calculado ≥ { $from }

## The law of a rule. $equation: such as “G(n) = n mod 4”. $range: one of the ranges above.

law-equation = { $equation } { $range }
# $exceptions: such as “G(0) = 0 and G(1) = 1”.
law-equation-but = { $equation } { $range }, pero { $exceptions }
law-and-shorter = { $law }; es decir, { $shorter }
law-period = { $equation } { $range }   (preperíodo { $preperiod }, período { $period })
law-period-saltus = { $equation } { $range }   (preperíodo { $preperiod }, período { $period }, saltus { $saltus })
law-classes = { $equation }, { $range }   (preperíodo { $preperiod }, período { $period })
# A number for each class of heaps by their remainders, and for all others: such as “1 for the residue 3, else 0”.
law-classes-saltus = G(n+{ $period }) = G(n) + s(n mod { $period }), con s = { $saltus }
law-classes-else = { $saltus }, si no { $most }
# $residues: a list of numbers, which is cut where $more is not 0.
law-classes-residues = { $count ->
    [one] { $saltus } para el resto { $residues }
   *[other] { $saltus } para los restos { $residues }
}
law-classes-residues-more = { $saltus } para los restos { $residues }, … ({ $more } más)
law-relations = { $relations } { $range }, y { $values }
law-relations-begin = { $relations } { $range }, y los valores de { $count } montones para empezar
law-arithmetic = G(n) = { $formula } para todo n ≥ 1, y G(0) = 0
law-window-period = { $law }   (preperíodo { $preperiod }, período { $period })
law-window = G(0) = 0, y G(n) = T(n) si T(n) > T(n-1), si no G(n-1-T(n)), donde T(n) = { $most }
law-window-from = G(0) = 0, y G(n) = T(n) si T(n) > T(n-1), si no G(n-1-T(n)), donde T(n) = { $most } para n >= { $from }, y 0 por debajo
law-window-halves = G(2m) = m y G(2m+1) = G(m)
law-window-quotient = G(n) = n/{ $divisor } si { $divisor } divide a n, si no G(n-1-floor(n/{ $divisor }))
# $numeration: “in base 2”, or “in Zeckendorf's way”.
law-machine = un autómata con { $states } estados calcula G(n) a partir de los dígitos de n { $numeration }, empezando por el último
law-pairs-machine = { $coding ->
    [plain] un autómata con { $states } estados lee n y G(n) juntos en base { $base }, empezando por los últimos dígitos
    [powers] un autómata con { $states } estados lee n y una potencia para G(n) juntos en base { $base }, empezando por los últimos dígitos
   *[odious] un autómata con { $states } estados lee n y una potencia para G(n), que es 0 u odioso, juntos en base { $base }, empezando por los últimos dígitos
}
law-and-machine = { $law }; { $machine }
law-values-by = los valores: { $law }
law-that-is = es decir: { $sentence }
law-some = una ley
law-seen-to = observada hasta el montón { $last }, no demostrada
law-seen-in-pairs = aprendida de coordenadas hasta { $learned }, y coincide con todas las posiciones hasta { $to }
law-with-sentence = { $reference }: { $sentence }

## Closed forms.

form-from-first = para n >= { $from }, { $equation }
form-from = { $equation } para n >= { $from }
# $exceptions: such as “G(0) = 0 and G(1) = 1”.
form-and = { $law }, y { $exceptions }
law-p-positions = posiciones P: { $positions }
# A number for each remainder; $residues: such as “0, 1, …, 6”.
form-by-residue = { $values } para n mod { $modulus } = { $residues }
form-with-residue = { $quotient } + r, con r = { $by_residue }
form-case = { $value } para { $condition }
form-otherwise = { $value } en los demás casos
form-cases = { $first }; { $second }
term-half-odd-part = (q-1)/2, donde q es la parte impar de { $term }
term-zeros = el número de ceros finales de { $term } { $numeration }
term-odd-part = la parte impar de { $term }
term-ones = el número de unos de { $term } en binario
term-primes = el número de primos cuyo producto es { $term }
formula-coprime = i, donde el i-ésimo primo (2, 3, 5, 7, …) es el menor que divide a n, pero 0 para n par y 1 para n = 1,
formula-proper-coprime = i, donde el i-ésimo primo (2, 3, 5, 7, …) es el menor que divide a n, y 0 para n = 1,
formula-primes = el número de primos cuyo producto es n

## Conditions on n.

condition-none = ninguna
condition-every = todo n
condition-parity = { $parity ->
    [odd] n impar
   *[even] n par
}
condition-zeros = { $parity ->
    [odd] n con un número impar de ceros finales { $numeration }
   *[even] n con un número par de ceros finales { $numeration }
}
# $equation: such as “n = 2^k - 1”.
condition-power = { $parity ->
    [odd] { $equation } con k impar
   *[even] { $equation } con k par
}
condition-ones = { $parity ->
    [odd] n con un número impar de unos en binario
   *[even] n con un número par de unos en binario
}
condition-length = { $parity ->
    [odd] n con un número impar de dígitos { $numeration }
   *[even] n con un número par de dígitos { $numeration }
}
condition-or = { $first }, o { $second }
condition-and = { $first } y { $second }
condition-not = no ({ $condition })

## Heaps with a mode, and pairs. $here and $later: positions such as “(n,l)”; $modes: such as “l = 0, 1, 2”.

law-modes-period = G{ $later } = G{ $here } para todo { $heap } y { $modes }
law-modes-period-from = G{ $later } = G{ $here } para todo { $heap } ≥ { $from } y { $modes }
# $states: the numbers of states, such as “3, 5, 4”.
law-modes-machines = para { $modes }, un autómata con { $states } estados calcula G{ $here } a partir de los dígitos de { $heap } { $numeration }, empezando por el último
law-mode-form = { $position }: { $form }
law-lost-machine = un autómata con { $states } estados lee qué (x,y) son posiciones P de los dígitos de x e y { $numeration }, empezando por los últimos
law-lost-pairs = las posiciones P son { $pairs }
# $formulas: equations for A and B.
law-beatty-pairs = (A,B) y (B,A), donde A = { $lower } y B = { $upper }, n = 0, 1, 2, …
law-euclid-to-zero = los pares con un 0, y los pares de números distintos cuya razón es menor que phi = (1+√5)/2
law-euclid-positive = los pares con un 0, y los pares cuya razón es menor que phi = (1+√5)/2

## Families of rules with letters.

family-pattern = { $equation } para n >= { $from }
# $residues: such as “0 or 2”.
family-pattern-if = { $law } si { $letter } mod { $modulus } = { $residues }
family-patterns = { $first }; { $second }
family-or = { $first } o { $second }

## What agrees with a law that is only seen.

agrees-to = { $equation } para { $first } <= n <= { $last }
agrees-to-comma = { $equation }, para { $first } <= n <= { $last }
agrees-to-but = { $equation } para { $first } <= n <= { $last }, pero { $exceptions }
agrees-relations = { $relations } para n >= { $from }, donde estos montones están entre { $first } y { $last }
agrees-machine = un autómata con { $states } estados lee G(n) de los dígitos de n { $numeration }, para 0 <= n < { $end }
agrees-pairs-machine = un autómata con { $states } estados lee G(n) en base { $base }, junto con n, para 0 <= n < { $end }

## What was checked for a proof.

checked-any-above = se puede tomar cualquier número de fichas mayor que { $most }, y lo que queda forma un solo montón
checked-windows-agree = las ventanas de los { $count } montones anteriores al montón { $first } y al montón { $again } coinciden
checked-values-grow = los valores por debajo de estas ventanas crecen en { $growth }, de { $from } a { $to }
checked-inner-moves = cada jugada de { $rule } es una de esta regla
checked-rule-law = { $rule } tiene esta ley, según { $reference }
checked-outer-moves = cada jugada de esta regla es una de { $rule }
checked-fixed-moves = para n >= { $from }, cada jugada toma un número fijo de fichas, a lo sumo { $most }, y deja montones fijos junto al resto
checked-repeats-below = G(n+{ $period }) = G(n) para { $from } <= n < { $end }
checked-repeats-to = G(n+{ $period }) = G(n) para { $from } <= n <= { $last }
checked-takes-and-leaves = una jugada toma a lo sumo { $coins } fichas y deja a lo sumo { $heaps } montones
checked-heaps-differ = hay montones que deben ser distintos: la cota cuenta { $shifts } desplazamientos del período
checked-heaps-equal = hay montones que deben ser iguales: la cota cuenta { $times } veces el período
checked-no-move = no hay ninguna jugada: todo montón está ganado
checked-heaps-below = los montones menores que { $least } no tienen ninguna jugada, y están ganados
checked-shift = el montón n >= { $least } está ganado o perdido como el montón n-{ $least } en el juego normal: por inducción, sus opciones también, y las opciones menores que { $least } están ganadas
# $way: how it is known, such as “proved”.
checked-normal-play = juego normal, { $way }: { $reference }
checked-values-before = los { $width } valores anteriores al montón { $first } son los anteriores al montón { $again }
checked-no-rare-heap = ningún montón raro de { $first } a { $last }: el último es { $last_rare }
checked-no-tap = ninguna toma y ningún testigo está a más de { $width } montones de distancia desde el montón { $first }
checked-beyond-start = más allá del principio: { $first } > 2 * { $width }, y ninguna jugada toma más de { $width } fichas
checked-mask = la máscara { $mask } no ha cambiado desde el montón { $before }
checked-parity = la clase cuenta la paridad del montón: { $distance } es par
checked-preperiod = el preperíodo es a lo sumo { $preperiod }: los valores anteriores ya no se conservan
checked-takes-at-most = se toman a lo sumo { $most } fichas, y lo que queda forma un solo montón
# $climb: a formula, such as “c(i) + 2*q”.
checked-quotients = todo montón desde { $first } es { $first } + i + { $classes }*q con 0 <= i < { $classes }, y vale { $worth }
checked-quotients-options = para cada i y todo q: ninguna opción tiene ese valor, y cada valor menor es el de una opción ({ $count } relaciones)
checked-quotients-machines = autómatas con un máximo de { $states } estados leen las relaciones entre cocientes y valores nim
checked-heaps-by-definition = los montones menores que { $end } por definición
# $growth: how T grows, such as “floor(n/2) grows by 0 or 1”.
checked-window-moves = una jugada toma de 1 a T(n) fichas, T(n) = { $most }
checked-window-moves-from = una jugada toma de 1 a T(n) fichas, T(n) = { $most }; los montones menores que { $from } no tienen jugadas
checked-window-grows = T(0) = 0, y T(n) crece en 0 o 1 con cada ficha, para todo n: { $growth }
checked-machine = un autómata con { $states } estados calcula G(n), a lo sumo { $most }, a partir de los dígitos de n { $numeration }
checked-pairs-machine = un autómata con { $states } estados lee n y G(n) juntos en base { $base }; para todo n acepta exactamente un valor
checked-powers-machine = un autómata con { $states } estados lee n y { $base }^G(n) juntos en base { $base }; para todo n acepta exactamente un valor
checked-odious-machine = un autómata con { $states } estados lee n y { $base }^j, donde G(n) es el número odioso después de otros j (0 representa 0), juntos en base { $base }; para todo n acepta exactamente un valor
checked-relations = { $count ->
    [1] cada jugada se describe por una relación entre n y lo que deja, lineal, por potencias de la base o por sumas nim; lo que deja es menor que n
   *[other] cada jugada se describe por { $count } relaciones entre n y lo que deja, lineales, por potencias de la base o por sumas nim; lo que deja es menor que n
}
checked-sums-machine = X(n), la suma nim de los valores de 1 a n, también la lee un autómata: para todo n, X(n) = X(n-1) xor G(n)
checked-sums-options = las opciones de n valen X(n-1) xor X(m), para 0 <= m <= n-{ $least }
checked-no-option = para todo n, ninguna opción de n tiene el valor G(n)
checked-each-smaller = para todo n, cada valor menor que G(n) es el de una opción de n
checked-odious-lemma = lema: la suma nim de dos números odiosos (1, 2, 4, 7, …) no es odiosa, y cualquier otro número menor que uno odioso, salvo 0, es la suma nim de dos odiosos menores
checked-odious-zero = para todo n con G(n) = 0, ninguna opción tiene dos montones de igual valor
checked-odious-others = para todos los demás n, ninguna opción tiene montones de los valores 0 y G(n), y una tiene dos de igual valor
checked-odious-pairs = para todos u < v < G(n), cada uno 0 u odioso, una opción tiene montones de estos valores
checked-option-machines = para cada valor, un autómata con un máximo de { $states } estados dice qué n tienen una opción con él
checked-formula-agrees = para todo n, el autómata y la fórmula dicen lo mismo
checked-formula-agrees-but = para todo n, el autómata y la fórmula dicen lo mismo, pero { $exceptions }
# $mode and $heap: the names of the two numbers.
checked-mode-machines = para cada uno de los { $modes } valores de { $mode }, un autómata calcula el valor, a lo sumo { $most }, a partir de los dígitos de { $heap } { $numeration }
checked-modes-closed = desde estos valores de { $mode }, ninguna jugada lleva a otro
checked-modes-relations = { $count ->
    [1] una relación de aritmética lineal describe las jugadas
   *[other] { $count } relaciones de aritmética lineal describen las jugadas
}
checked-positions-no-option = para toda posición, ninguna opción tiene el valor de la posición
checked-positions-each-smaller = para toda posición, cada valor menor es el de una opción
checked-positions-machines = para cada valor, un autómata con un máximo de { $states } estados dice qué posiciones tienen una opción con él
# $why: one of the sentences play-ends-….
checked-play-ends = la partida termina: { $why }
checked-rows-moves = { $coins ->
    [1] para { $heap } >= { $from }, cada jugada toma a lo sumo 1 ficha, y lleva a un { $mode } fijo
   *[other] para { $heap } >= { $from }, cada jugada toma un número fijo de fichas, a lo sumo { $coins }, y lleva a un { $mode } fijo
}
checked-rows-moves-or-fixed = { $coins ->
    [1] para { $heap } >= { $from }, cada jugada toma a lo sumo 1 ficha, o deja un montón fijo, y lleva a un { $mode } fijo
   *[other] para { $heap } >= { $from }, cada jugada toma un número fijo de fichas, a lo sumo { $coins }, o deja un montón fijo, y lleva a un { $mode } fijo
}
checked-rows-same-moves = para { $heap } >= { $from }, las jugadas que hay dependen solo de { $mode }
checked-rows-same-moves-by-remainder = para { $heap } >= { $from }, las jugadas que hay dependen solo de { $mode } y de { $heap } mod { $modulus }, y { $modulus } divide a { $distance }
checked-rows-one-mode = ninguna jugada lleva a otro { $mode }
checked-rows-modes = desde estos { $count } valores de { $mode }, ninguna jugada lleva a otro
checked-rows-repeat = G({ $heap }+{ $distance },{ $mode }) = G({ $heap },{ $mode }) para { $first } <= { $heap } < { $end }, en cada uno de ellos
checked-rows-passes = las jugadas que no toman nada cambian { $mode }, y nunca de vuelta a un valor anterior
checked-lost-machine = un autómata con { $states } estados dice qué pares (x,y) son posiciones P, a partir de los dígitos de x e y { $numeration }
checked-lost-relations = { $count ->
    [1] las jugadas se describen por una relación entre la posición y lo que queda
   *[other] las jugadas se describen por { $count } relaciones entre la posición y lo que queda
}
checked-lost-no-option = para toda posición P, ninguna opción es una posición P
checked-lost-others = para toda otra posición, alguna opción es una posición P: un autómata con { $states } estados acepta las que tienen una opción así
checked-same-options = para toda posición, las opciones son las de { $rule } (decidido por autómatas en base 2)
# $least and $remainder: formulas.
checked-euclid-lemma = las jugadas son las del juego de Euclides: si x > 0 e y es al menos { $least }, tanto (x,r) como (x,r+x) son opciones, con r = { $remainder }; desde la segunda la única jugada lleva a la primera, así que una de ellas es una posición P, y (x,y) no lo es
checked-euclid-simpler = así que las posiciones P son las de una regla más simple, que describen 4 relaciones: a (0,0) si y es al menos { $least }, si no a (x,y-x) si el juego de Euclides tiene esta jugada
# $term: a term such as “floor(n/2)”; $growth: a number, or one of the two ranges below.
growth-first = { $term } crece en { $growth }
growth-next = { $reasons }, { $term } en { $growth }
growth-or = { $low } o { $high }
growth-to = { $low } a { $high }
play-ends-smaller = toda jugada deja solo montones menores
# $measure: a formula in the numbers of a position, such as “2*a+b”.
play-ends-measure = toda jugada disminuye { $measure }
play-ends-or = { $first }, o no lo aumenta y disminuye { $measure }
residues-one-coin = se puede tomar 1 ficha de cualquier montón no vacío
residues-coins = se pueden tomar de 1 a { $most } fichas de cualquier montón que tenga tantas
residues-number = { $number } no es múltiplo de { $modulus }
residues-primes = ningún múltiplo de { $modulus } es primo
residues-powers = ninguna potencia de { $base } es múltiplo de { $modulus }
# $condition: such as “k mod 4 = 1”.
residues-remainder = ningún múltiplo k de { $modulus } cumple { $condition }
residues-coprime = cada múltiplo de { $modulus } tiene un divisor común con { $other } distinto de 1
residues-divisor = { $divisor } divide a cada múltiplo de { $modulus }
residues-divide = ningún múltiplo de { $modulus } divide a { $number }
