### Laws as sentences: their closed forms, what proves them, and what was checked. A sentence begins with a small letter
### or a formula and has no full stop, for it stands in lists and in other sentences.
###
### G(n) is the nim-value of heap n. Formulas stay as they are.

## Ranges of heaps, which stand behind an equation.

for-all = für alle n
for-all-from = für alle n ≥ { $from }
for-computed = für jedes berechnete n
for-computed-from = für jedes berechnete n ≥ { $from }

## The law of a rule. $equation: such as “G(n) = n mod 4”. $range: one of the ranges above.

law-equation = { $equation } { $range }
# $exceptions: such as “G(0) = 0 and G(1) = 1”.
law-equation-but = { $equation } { $range }, aber { $exceptions }
law-and-shorter = { $law }; das heißt { $shorter }
law-period = { $equation } { $range }   (Vorperiode { $preperiod }, Periode { $period })
law-period-saltus = { $equation } { $range }   (Vorperiode { $preperiod }, Periode { $period }, Saltus { $saltus })
law-classes = { $equation }, { $range }   (Vorperiode { $preperiod }, Periode { $period })
# A number for each class of heaps by their remainders, and for all others: such as “1 for the residue 3, else 0”.
law-classes-saltus = G(n+{ $period }) = G(n) + s(n mod { $period }) mit s = { $saltus }
law-classes-else = { $saltus }, sonst { $most }
# $residues: a list of numbers, which is cut where $more is not 0.
law-classes-residues = { $count ->
    [one] { $saltus } für den Rest { $residues }
   *[other] { $saltus } für die Reste { $residues }
}
law-classes-residues-more = { $saltus } für die Reste { $residues }, … ({ $more } weitere)
law-relations = { $relations } { $range }, und { $values }
law-relations-begin = { $relations } { $range }, und zu Beginn die Werte von { $count } Haufen
law-arithmetic = G(n) = { $formula } für alle n ≥ 1, und G(0) = 0
law-window-period = { $law }   (Vorperiode { $preperiod }, Periode { $period })
law-window = G(0) = 0, und G(n) = T(n), falls T(n) > T(n-1), sonst G(n-1-T(n)), mit T(n) = { $most }
law-window-from = G(0) = 0, und G(n) = T(n), falls T(n) > T(n-1), sonst G(n-1-T(n)), mit T(n) = { $most } für n >= { $from } und 0 darunter
law-window-halves = G(2m) = m und G(2m+1) = G(m)
law-window-quotient = G(n) = n/{ $divisor }, falls { $divisor } ein Teiler von n ist, sonst G(n-1-floor(n/{ $divisor }))
# $numeration: “in base 2”, or “in Zeckendorf's way”.
law-machine = ein Automat mit { $states } Zuständen berechnet G(n) aus den Ziffern von n ({ $numeration }), die letzte Ziffer zuerst
law-pairs-machine = { $coding ->
    [plain] ein Automat mit { $states } Zuständen liest n und G(n) zusammen zur Basis { $base }, die letzten Ziffern zuerst
    [powers] ein Automat mit { $states } Zuständen liest n und eine Potenz für G(n) zusammen zur Basis { $base }, die letzten Ziffern zuerst
   *[odious] ein Automat mit { $states } Zuständen liest n und eine Potenz für G(n), das 0 oder odios ist, zusammen zur Basis { $base }, die letzten Ziffern zuerst
}
law-and-machine = { $law }; { $machine }
law-values-by = die Werte: { $law }
law-that-is = das heißt: { $sentence }
law-some = ein Gesetz
law-seen-to = beobachtet bis Haufen { $last }, nicht bewiesen
law-seen-in-pairs = gelernt aus Koordinaten bis { $learned }, stimmt mit allen Stellungen bis { $to } überein
law-with-sentence = { $reference }: { $sentence }

## Closed forms.

form-from-first = für n >= { $from } gilt { $equation }
form-from = { $equation } für n >= { $from }
# $exceptions: such as “G(0) = 0 and G(1) = 1”.
form-and = { $law }, und { $exceptions }
law-p-positions = P-Stellungen: { $positions }
# A number for each remainder; $residues: such as “0, 1, …, 6”.
form-by-residue = { $values } für n mod { $modulus } = { $residues }
form-with-residue = { $quotient } + r mit r = { $by_residue }
form-case = { $value } für { $condition }
form-otherwise = sonst { $value }
form-cases = { $first }; { $second }
term-half-odd-part = (q-1)/2, wobei q der ungerade Teil von { $term } ist
term-zeros = die Anzahl der Nullen am Ende von { $term } ({ $numeration })
term-odd-part = der ungerade Teil von { $term }
term-ones = die Anzahl der Einsen von { $term } in Binärdarstellung
term-primes = die Anzahl der Primzahlen, deren Produkt { $term } ist
formula-coprime = i, wobei die i-te Primzahl (2, 3, 5, 7, …) die kleinste ist, die n teilt, aber 0 für gerade n und 1 für n = 1,
formula-proper-coprime = i, wobei die i-te Primzahl (2, 3, 5, 7, …) die kleinste ist, die n teilt, und 0 für n = 1,
formula-primes = die Anzahl der Primzahlen, deren Produkt n ist

## Conditions on n.

condition-none = keine
condition-every = jedes n
condition-parity = { $parity ->
    [odd] n ungerade
   *[even] n gerade
}
condition-zeros = { $parity ->
    [odd] n mit einer ungeraden Anzahl von Nullen am Ende ({ $numeration })
   *[even] n mit einer geraden Anzahl von Nullen am Ende ({ $numeration })
}
# $equation: such as “n = 2^k - 1”.
condition-power = { $parity ->
    [odd] { $equation } mit ungeradem k
   *[even] { $equation } mit geradem k
}
condition-ones = { $parity ->
    [odd] n mit einer ungeraden Anzahl von Einsen in Binärdarstellung
   *[even] n mit einer geraden Anzahl von Einsen in Binärdarstellung
}
condition-length = { $parity ->
    [odd] n mit einer ungeraden Anzahl von Ziffern ({ $numeration })
   *[even] n mit einer geraden Anzahl von Ziffern ({ $numeration })
}
condition-or = { $first } oder { $second }
condition-and = { $first } und { $second }
condition-not = nicht ({ $condition })

## Heaps with a mode, and pairs. $here and $later: positions such as “(n,l)”; $modes: such as “l = 0, 1, 2”.

law-modes-period = G{ $later } = G{ $here } für alle { $heap } und { $modes }
law-modes-period-from = G{ $later } = G{ $here } für alle { $heap } ≥ { $from } und { $modes }
# $states: the numbers of states, such as “3, 5, 4”.
law-modes-machines = für { $modes } berechnet ein Automat mit { $states } Zuständen G{ $here } aus den Ziffern von { $heap } ({ $numeration }), die letzte Ziffer zuerst
law-mode-form = { $position }: { $form }
law-lost-machine = ein Automat mit { $states } Zuständen liest aus den Ziffern von x und y ({ $numeration }), die letzten Ziffern zuerst, welche (x,y) P-Stellungen sind
law-lost-pairs = die P-Stellungen sind { $pairs }
# $formulas: equations for A and B.
law-beatty-pairs = (A,B) und (B,A), wobei A = { $lower } und B = { $upper }, n = 0, 1, 2, …
law-euclid-to-zero = die Paare mit einer 0 und die Paare verschiedener Zahlen, deren Verhältnis kleiner ist als phi = (1+√5)/2
law-euclid-positive = die Paare mit einer 0 und die Paare, deren Verhältnis kleiner ist als phi = (1+√5)/2

## Families of rules with letters.

family-pattern = { $equation } für n >= { $from }
# $residues: such as “0 or 2”.
family-pattern-if = { $law }, falls { $letter } mod { $modulus } = { $residues }
family-patterns = { $first }; { $second }
family-or = { $first } oder { $second }

## What agrees with a law that is only seen.

agrees-to = { $equation } für { $first } <= n <= { $last }
agrees-to-comma = { $equation }, für { $first } <= n <= { $last }
agrees-to-but = { $equation } für { $first } <= n <= { $last }, aber { $exceptions }
agrees-relations = { $relations } für n >= { $from }, soweit diese Haufen zwischen { $first } und { $last } liegen
agrees-machine = ein Automat mit { $states } Zuständen liest G(n) aus den Ziffern von n ({ $numeration }), für 0 <= n < { $end }
agrees-pairs-machine = ein Automat mit { $states } Zuständen liest G(n) zur Basis { $base }, zusammen mit n, für 0 <= n < { $end }

## What was checked for a proof.

checked-any-above = jede Anzahl von Münzen über { $most } darf genommen werden, und was übrig bleibt, bleibt ein Haufen
checked-windows-agree = die Fenster der { $count } Haufen vor Haufen { $first } und vor Haufen { $again } stimmen überein
checked-values-grow = die Werte unter diesen Fenstern wachsen um { $growth }, von { $from } auf { $to }
checked-inner-moves = jeder Zug von { $rule } ist einer dieser Regel
checked-rule-law = { $rule } hat dieses Gesetz, nach { $reference }
checked-outer-moves = jeder Zug dieser Regel ist einer von { $rule }
checked-fixed-moves = für n >= { $from } nimmt jeder Zug eine feste Anzahl von Münzen, höchstens { $most }, und hinterlässt feste Haufen neben dem Rest
checked-repeats-below = G(n+{ $period }) = G(n) für { $from } <= n < { $end }
checked-repeats-to = G(n+{ $period }) = G(n) für { $from } <= n <= { $last }
checked-takes-and-leaves = ein Zug nimmt höchstens { $coins } Münzen und hinterlässt höchstens { $heaps } Haufen
checked-heaps-differ = Haufen müssen verschieden sein: die Schranke zählt { $shifts } Verschiebungen um die Periode
checked-heaps-equal = Haufen müssen gleich sein: die Schranke zählt das { $times }-fache der Periode
checked-no-move = es gibt keinen Zug: jeder Haufen ist gewonnen
checked-heaps-below = Haufen unter { $least } haben keinen Zug und sind gewonnen
checked-shift = Haufen n >= { $least } ist gewonnen oder verloren wie Haufen n-{ $least } im normalen Spiel: durch Induktion gilt das auch für seine Optionen, und Optionen unter { $least } sind gewonnen
# $way: how it is known, such as “proved”.
checked-normal-play = normales Spiel, { $way }: { $reference }
checked-values-before = die { $width } Werte vor Haufen { $first } sind die vor Haufen { $again }
checked-no-rare-heap = kein seltener Haufen von { $first } bis { $last }: der letzte ist { $last_rare }
checked-no-tap = kein Abgriff und kein Zeuge liegt seit Haufen { $first } weiter zurück als { $width } Haufen
checked-beyond-start = hinter dem Anfang: { $first } > 2 * { $width }, und kein Zug nimmt mehr als { $width } Münzen
checked-mask = die Maske { $mask } wurde seit Haufen { $before } nicht geändert
checked-parity = die Klasse zählt die Parität des Haufens: { $distance } ist gerade
checked-preperiod = die Vorperiode ist höchstens { $preperiod }: frühere Werte sind nicht mehr gespeichert
checked-takes-at-most = höchstens { $most } Münzen werden genommen, und was übrig bleibt, bleibt ein Haufen
# $climb: a formula, such as “c(i) + 2*q”.
checked-quotients = jeder Haufen ab Haufen { $first } ist { $first } + i + { $classes }*q mit 0 <= i < { $classes } und { $worth } wert
checked-quotients-options = für jedes i und alle q: keine Option hat diesen Wert, und jeder kleinere Wert ist der einer Option ({ $count } Beziehungen)
checked-quotients-machines = Automaten mit höchstens { $states } Zuständen lesen die Beziehungen zwischen Quotienten und Nim-Werten
checked-heaps-by-definition = die Haufen unter { $end } nach Definition
# $growth: how T grows, such as “floor(n/2) grows by 0 or 1”.
checked-window-moves = ein Zug nimmt 1 bis T(n) Münzen, T(n) = { $most }
checked-window-moves-from = ein Zug nimmt 1 bis T(n) Münzen, T(n) = { $most }; Haufen unter { $from } haben keine Züge
checked-window-grows = T(0) = 0, und T(n) wächst mit jeder Münze um 0 oder 1, für alle n: { $growth }
checked-machine = ein Automat mit { $states } Zuständen berechnet G(n), höchstens { $most }, aus den Ziffern von n ({ $numeration })
checked-pairs-machine = ein Automat mit { $states } Zuständen liest n und G(n) zusammen zur Basis { $base }; für jedes n akzeptiert er genau einen Wert
checked-powers-machine = ein Automat mit { $states } Zuständen liest n und { $base }^G(n) zusammen zur Basis { $base }; für jedes n akzeptiert er genau einen Wert
checked-odious-machine = ein Automat mit { $states } Zuständen liest n und { $base }^j, wobei G(n) die odiose Zahl nach j anderen ist (0 steht für 0), zusammen zur Basis { $base }; für jedes n akzeptiert er genau einen Wert
checked-relations = { $count ->
    [1] jeder Zug ist beschrieben durch eine Beziehung zwischen n und dem, was er hinterlässt, linear, durch Potenzen der Basis oder durch Nim-Summen; was er hinterlässt, ist kleiner als n
   *[other] jeder Zug ist beschrieben durch { $count } Beziehungen zwischen n und dem, was er hinterlässt, linear, durch Potenzen der Basis oder durch Nim-Summen; was er hinterlässt, ist kleiner als n
}
checked-sums-machine = auch X(n), die Nim-Summe der Werte von 1 bis n, liest ein Automat: für alle n ist X(n) = X(n-1) xor G(n)
checked-sums-options = die Optionen von n sind X(n-1) xor X(m) wert, für 0 <= m <= n-{ $least }
checked-no-option = für alle n hat keine Option von n den Wert G(n)
checked-each-smaller = für alle n ist jeder Wert unter G(n) der einer Option von n
checked-odious-lemma = Lemma: die Nim-Summe zweier odioser Zahlen (1, 2, 4, 7, …) ist nicht odios, und jede andere Zahl außer 0 unter einer odiosen ist die Nim-Summe zweier kleinerer odioser
checked-odious-zero = für alle n mit G(n) = 0 hat keine Option zwei Haufen gleichen Werts
checked-odious-others = für alle anderen n hat keine Option Haufen der Werte 0 und G(n), und eine hat zwei gleichen Werts
checked-odious-pairs = für alle u < v < G(n), jedes 0 oder odios, hat eine Option Haufen dieser Werte
checked-option-machines = für jeden Wert sagt ein Automat mit höchstens { $states } Zuständen, welche n eine Option mit diesem Wert haben
checked-formula-agrees = für alle n sagen der Automat und die Formel dasselbe
checked-formula-agrees-but = für alle n sagen der Automat und die Formel dasselbe, aber { $exceptions }
# $mode and $heap: the names of the two numbers.
checked-mode-machines = für jeden der { $modes } Werte von { $mode } berechnet ein Automat den Wert, höchstens { $most }, aus den Ziffern von { $heap } ({ $numeration })
checked-modes-closed = von diesen Werten von { $mode } führt kein Zug zu einem anderen
checked-modes-relations = { $count ->
    [1] eine Beziehung der linearen Arithmetik beschreibt die Züge
   *[other] { $count } Beziehungen der linearen Arithmetik beschreiben die Züge
}
checked-positions-no-option = für alle Stellungen hat keine Option den Wert der Stellung
checked-positions-each-smaller = für alle Stellungen ist jeder kleinere Wert der einer Option
checked-positions-machines = für jeden Wert sagt ein Automat mit höchstens { $states } Zuständen, welche Stellungen eine Option mit diesem Wert haben
# $why: one of the sentences play-ends-….
checked-play-ends = das Spiel endet: { $why }
checked-rows-moves = { $coins ->
    [1] für { $heap } >= { $from } nimmt jeder Zug höchstens 1 Münze und führt zu einem festen { $mode }
   *[other] für { $heap } >= { $from } nimmt jeder Zug eine feste Anzahl von Münzen, höchstens { $coins }, und führt zu einem festen { $mode }
}
checked-rows-moves-or-fixed = { $coins ->
    [1] für { $heap } >= { $from } nimmt jeder Zug höchstens 1 Münze oder hinterlässt einen festen Haufen, und er führt zu einem festen { $mode }
   *[other] für { $heap } >= { $from } nimmt jeder Zug eine feste Anzahl von Münzen, höchstens { $coins }, oder hinterlässt einen festen Haufen, und er führt zu einem festen { $mode }
}
checked-rows-same-moves = für { $heap } >= { $from } hängt nur von { $mode } ab, welche Züge es gibt
checked-rows-same-moves-by-remainder = für { $heap } >= { $from } hängt nur von { $mode } und { $heap } mod { $modulus } ab, welche Züge es gibt, und { $modulus } ist ein Teiler von { $distance }
checked-rows-one-mode = kein Zug führt zu einem anderen { $mode }
checked-rows-modes = von diesen { $count } Werten von { $mode } führt kein Zug zu einem anderen
checked-rows-repeat = G({ $heap }+{ $distance },{ $mode }) = G({ $heap },{ $mode }) für { $first } <= { $heap } < { $end }, in jedem davon
checked-rows-passes = Züge, die nichts nehmen, ändern { $mode }, und nie zurück zu einem früheren Wert
checked-lost-machine = ein Automat mit { $states } Zuständen sagt aus den Ziffern von x und y ({ $numeration }), welche Paare (x,y) P-Stellungen sind
checked-lost-relations = { $count ->
    [1] die Züge sind durch eine Beziehung zwischen der Stellung und dem, was übrig bleibt, beschrieben
   *[other] die Züge sind durch { $count } Beziehungen zwischen der Stellung und dem, was übrig bleibt, beschrieben
}
checked-lost-no-option = für alle P-Stellungen ist keine Option eine P-Stellung
checked-lost-others = für alle anderen Stellungen ist eine Option eine P-Stellung: ein Automat mit { $states } Zuständen akzeptiert die mit einer solchen Option
checked-same-options = für alle Stellungen sind die Optionen die von { $rule } (entschieden durch Automaten zur Basis 2)
# $least and $remainder: formulas.
checked-euclid-lemma = die Züge sind die des Euklid-Spiels: für x > 0 und y mindestens { $least } sind (x,r) und (x,r+x) beide Optionen, mit r = { $remainder }; von der zweiten führt der einzige Zug zur ersten, also ist eine davon eine P-Stellung, und (x,y) ist keine
checked-euclid-simpler = also sind die P-Stellungen die einer einfacheren Regel, die 4 Beziehungen beschreiben: nach (0,0), wenn y mindestens { $least } ist, sonst nach (x,y-x), wenn das Euklid-Spiel diesen Zug hat
# $term: a term such as “floor(n/2)”; $growth: a number, or one of the two ranges below.
growth-first = { $term } wächst um { $growth }
growth-next = { $reasons }, { $term } um { $growth }
growth-or = { $low } oder { $high }
growth-to = { $low } bis { $high }
play-ends-smaller = jeder Zug hinterlässt nur kleinere Haufen
# $measure: a formula in the numbers of a position, such as “2*a+b”.
play-ends-measure = jeder Zug macht { $measure } kleiner
play-ends-or = { $first } oder lässt es nicht größer und macht { $measure } kleiner
residues-one-coin = 1 Münze darf von jedem Haufen genommen werden, der nicht leer ist
residues-coins = 1 bis { $most } Münzen dürfen von jedem Haufen genommen werden, der so viele hat
residues-number = { $number } ist kein Vielfaches von { $modulus }
residues-primes = kein Vielfaches von { $modulus } ist eine Primzahl
residues-powers = keine Potenz von { $base } ist ein Vielfaches von { $modulus }
# $condition: such as “k mod 4 = 1”.
residues-remainder = für kein Vielfaches k von { $modulus } gilt { $condition }
residues-coprime = jedes Vielfache von { $modulus } hat mit { $other } einen gemeinsamen Teiler größer als 1
residues-divisor = { $divisor } ist ein Teiler jedes Vielfachen von { $modulus }
residues-divide = kein Vielfaches von { $modulus } ist ein Teiler von { $number }
