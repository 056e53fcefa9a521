### Laws as sentences: their closed forms, what proves them, and what was checked. A sentence begins with a small letter
### or a formula and has no full stop, for it stands in lists and in other sentences.
###
### G(n) is the nim-value of heap n. Formulas stay as they are.

## Ranges of heaps, which stand behind an equation.

for-all = pour tout n
for-all-from = pour tout n ≥ { $from }
for-computed = pour tout n calculé
for-computed-from = pour tout n calculé ≥ { $from }

## The law of a rule. $equation: such as “G(n) = n mod 4”. $range: one of the ranges above.

law-equation = { $equation } { $range }
# $exceptions: such as “G(0) = 0 and G(1) = 1”.
law-equation-but = { $equation } { $range }, mais { $exceptions }
law-and-shorter = { $law } ; c’est-à-dire { $shorter }
law-period = { $equation } { $range }   (prépériode { $preperiod }, période { $period })
law-period-saltus = { $equation } { $range }   (prépériode { $preperiod }, période { $period }, saltus { $saltus })
law-classes = { $equation }, { $range }   (prépériode { $preperiod }, période { $period })
# A number for each class of heaps by their remainders, and for all others: such as “1 for the residue 3, else 0”.
law-classes-saltus = G(n+{ $period }) = G(n) + s(n mod { $period }), avec s = { $saltus }
law-classes-else = { $saltus }, sinon { $most }
# $residues: a list of numbers, which is cut where $more is not 0.
law-classes-residues = { $count ->
    [one] { $saltus } pour le reste { $residues }
   *[other] { $saltus } pour les restes { $residues }
}
law-classes-residues-more = { $saltus } pour les restes { $residues }, … ({ $more } de plus)
law-relations = { $relations } { $range }, et { $values }
law-relations-begin = { $relations } { $range }, et les valeurs de { $count } tas pour commencer
law-arithmetic = G(n) = { $formula } pour tout n ≥ 1, et G(0) = 0
law-window-period = { $law }   (prépériode { $preperiod }, période { $period })
law-window = G(0) = 0, et G(n) = T(n) si T(n) > T(n-1), sinon G(n-1-T(n)), où T(n) = { $most }
law-window-from = G(0) = 0, et G(n) = T(n) si T(n) > T(n-1), sinon G(n-1-T(n)), où T(n) = { $most } pour n >= { $from }, et 0 en dessous
law-window-halves = G(2m) = m et G(2m+1) = G(m)
law-window-quotient = G(n) = n/{ $divisor } si { $divisor } divise n, sinon G(n-1-floor(n/{ $divisor }))
# $numeration: “in base 2”, or “in Zeckendorf's way”.
law-machine = un automate à { $states } états calcule G(n) à partir des chiffres de n { $numeration }, le dernier chiffre d’abord
law-pairs-machine = { $coding ->
    [plain] un automate à { $states } états lit n et G(n) ensemble en base { $base }, les derniers chiffres d’abord
    [powers] un automate à { $states } états lit n et une puissance pour G(n) ensemble en base { $base }, les derniers chiffres d’abord
   *[odious] un automate à { $states } états lit n et une puissance pour G(n), qui est 0 ou odieux, ensemble en base { $base }, les derniers chiffres d’abord
}
law-and-machine = { $law } ; { $machine }
law-values-by = les valeurs : { $law }
law-that-is = c’est-à-dire : { $sentence }
law-some = une loi
law-seen-to = observée jusqu’au tas { $last }, non démontrée
law-seen-in-pairs = apprise sur des coordonnées allant jusqu’à { $learned }, elle s’accorde avec toutes les positions jusqu’à { $to }
law-with-sentence = { $reference } : { $sentence }

## Closed forms.

form-from-first = pour n >= { $from }, { $equation }
form-from = { $equation } pour n >= { $from }
# $exceptions: such as “G(0) = 0 and G(1) = 1”.
form-and = { $law }, et { $exceptions }
law-p-positions = positions P : { $positions }
# A number for each remainder; $residues: such as “0, 1, …, 6”.
form-by-residue = { $values } pour n mod { $modulus } = { $residues }
form-with-residue = { $quotient } + r, avec r = { $by_residue }
form-case = { $value } pour { $condition }
form-otherwise = { $value } sinon
form-cases = { $first } ; { $second }
term-half-odd-part = (q-1)/2, où q est la partie impaire de { $term }
term-zeros = le nombre de zéros à la fin de { $term } { $numeration }
term-odd-part = la partie impaire de { $term }
term-ones = le nombre de uns de { $term } en binaire
term-primes = le nombre de nombres premiers dont le produit est { $term }
formula-coprime = i, où le i-ième nombre premier (2, 3, 5, 7, …) est le plus petit qui divise n, mais 0 pour n pair et 1 pour n = 1,
formula-proper-coprime = i, où le i-ième nombre premier (2, 3, 5, 7, …) est le plus petit qui divise n, et 0 pour n = 1,
formula-primes = le nombre de nombres premiers dont le produit est n

## Conditions on n.

condition-none = aucune
condition-every = tout n
condition-parity = { $parity ->
    [odd] n impair
   *[even] n pair
}
condition-zeros = { $parity ->
    [odd] n avec un nombre impair de zéros à la fin { $numeration }
   *[even] n avec un nombre pair de zéros à la fin { $numeration }
}
# $equation: such as “n = 2^k - 1”.
condition-power = { $parity ->
    [odd] { $equation } avec k impair
   *[even] { $equation } avec k pair
}
condition-ones = { $parity ->
    [odd] n avec un nombre impair de uns en binaire
   *[even] n avec un nombre pair de uns en binaire
}
condition-length = { $parity ->
    [odd] n avec un nombre impair de chiffres { $numeration }
   *[even] n avec un nombre pair de chiffres { $numeration }
}
condition-or = { $first }, ou { $second }
condition-and = { $first } et { $second }
condition-not = non ({ $condition })

## Heaps with a mode, and pairs. $here and $later: positions such as “(n,l)”; $modes: such as “l = 0, 1, 2”.

law-modes-period = G{ $later } = G{ $here } pour tout { $heap } et { $modes }
law-modes-period-from = G{ $later } = G{ $here } pour tout { $heap } ≥ { $from } et { $modes }
# $states: the numbers of states, such as “3, 5, 4”.
law-modes-machines = pour { $modes }, un automate à { $states } états calcule G{ $here } à partir des chiffres de { $heap } { $numeration }, le dernier chiffre d’abord
law-mode-form = { $position } : { $form }
law-lost-machine = un automate à { $states } états lit quels (x,y) sont des positions P dans les chiffres de x et de y { $numeration }, les derniers chiffres d’abord
law-lost-pairs = les positions P sont { $pairs }
# $formulas: equations for A and B.
law-beatty-pairs = (A,B) et (B,A), où A = { $lower } et B = { $upper }, n = 0, 1, 2, …
law-euclid-to-zero = les couples avec un 0, et les couples de nombres différents dont le rapport est inférieur à phi = (1+√5)/2
law-euclid-positive = les couples avec un 0, et les couples dont le rapport est inférieur à phi = (1+√5)/2

## Families of rules with letters.

family-pattern = { $equation } pour n >= { $from }
# $residues: such as “0 or 2”.
family-pattern-if = { $law } si { $letter } mod { $modulus } = { $residues }
family-patterns = { $first } ; { $second }
family-or = { $first } ou { $second }

## What agrees with a law that is only seen.

agrees-to = { $equation } pour { $first } <= n <= { $last }
agrees-to-comma = { $equation }, pour { $first } <= n <= { $last }
agrees-to-but = { $equation } pour { $first } <= n <= { $last }, mais { $exceptions }
agrees-relations = { $relations } pour n >= { $from }, quand ces tas sont parmi ceux de { $first } à { $last }
agrees-machine = un automate à { $states } états lit G(n) dans les chiffres de n { $numeration }, pour 0 <= n < { $end }
agrees-pairs-machine = un automate à { $states } états lit G(n) en base { $base }, en même temps que n, pour 0 <= n < { $end }

## What was checked for a proof.

checked-any-above = on peut prendre tout nombre de jetons supérieur à { $most }, et ce qui reste forme un seul tas
checked-windows-agree = les fenêtres des { $count } tas avant le tas { $first } et avant le tas { $again } s’accordent
checked-values-grow = les valeurs au-dessous de ces fenêtres croissent de { $growth }, de { $from } à { $to }
checked-inner-moves = chaque coup de { $rule } est un coup de cette règle
checked-rule-law = { $rule } a cette loi, d’après { $reference }
checked-outer-moves = chaque coup de cette règle est un coup de { $rule }
checked-fixed-moves = pour n >= { $from }, chaque coup prend un nombre fixe de jetons, au plus { $most }, et laisse des tas fixes à côté du reste
checked-repeats-below = G(n+{ $period }) = G(n) pour { $from } <= n < { $end }
checked-repeats-to = G(n+{ $period }) = G(n) pour { $from } <= n <= { $last }
checked-takes-and-leaves = un coup prend au plus { $coins } jetons et laisse au plus { $heaps } tas
checked-heaps-differ = des tas doivent être différents : la borne compte { $shifts } décalages de la période
checked-heaps-equal = des tas doivent être égaux : la borne compte { $times } fois la période
checked-no-move = il n’y a aucun coup : tout tas est gagné
checked-heaps-below = les tas inférieurs à { $least } n’ont aucun coup, et sont gagnés
checked-shift = le tas n >= { $least } est gagné ou perdu comme le tas n-{ $least } en jeu normal : par récurrence, ses options aussi, et les options inférieures à { $least } sont gagnées
# $way: how it is known, such as “proved”.
checked-normal-play = jeu normal, { $way } : { $reference }
checked-values-before = les { $width } valeurs avant le tas { $first } sont celles avant le tas { $again }
checked-no-rare-heap = aucun tas rare de { $first } à { $last } : le dernier est { $last_rare }
checked-no-tap = aucune prise et aucun témoin n’est à plus de { $width } tas en arrière depuis le tas { $first }
checked-beyond-start = au-delà du début : { $first } > 2 * { $width }, et aucun coup ne prend plus de { $width } jetons
checked-mask = le masque { $mask } n’a pas changé depuis le tas { $before }
checked-parity = la classe compte la parité du tas : { $distance } est pair
checked-preperiod = la prépériode est au plus { $preperiod } : les valeurs antérieures ne sont plus conservées
checked-takes-at-most = on prend au plus { $most } jetons, et ce qui reste forme un seul tas
# $climb: a formula, such as “c(i) + 2*q”.
checked-quotients = tout tas à partir de { $first } est { $first } + i + { $classes }*q avec 0 <= i < { $classes }, et vaut { $worth }
checked-quotients-options = pour chaque i et tout q : aucune option n’a cette valeur, et chaque valeur plus petite est celle d’une option ({ $count } relations)
checked-quotients-machines = des automates à { $states } états au plus lisent les relations entre quotients et nim-valeurs
checked-heaps-by-definition = les tas inférieurs à { $end } par définition
# $growth: how T grows, such as “floor(n/2) grows by 0 or 1”.
checked-window-moves = un coup prend de 1 à T(n) jetons, T(n) = { $most }
checked-window-moves-from = un coup prend de 1 à T(n) jetons, T(n) = { $most } ; les tas inférieurs à { $from } n’ont aucun coup
checked-window-grows = T(0) = 0, et T(n) croît de 0 ou 1 à chaque jeton, pour tout n : { $growth }
checked-machine = un automate à { $states } états calcule G(n), au plus { $most }, à partir des chiffres de n { $numeration }
checked-pairs-machine = un automate à { $states } états lit n et G(n) ensemble en base { $base } ; pour tout n, il accepte exactement une valeur
checked-powers-machine = un automate à { $states } états lit n et { $base }^G(n) ensemble en base { $base } ; pour tout n, il accepte exactement une valeur
checked-odious-machine = un automate à { $states } états lit n et { $base }^j, où G(n) est le nombre odieux après j autres (0 représente 0), ensemble en base { $base } ; pour tout n, il accepte exactement une valeur
checked-relations = { $count ->
    [1] chaque coup est décrit par une relation entre n et ce qu’il laisse, linéaire, par des puissances de la base ou par des nim-sommes ; ce qu’il laisse est plus petit que n
   *[other] chaque coup est décrit par { $count } relations entre n et ce qu’il laisse, linéaires, par des puissances de la base ou par des nim-sommes ; ce qu’il laisse est plus petit que n
}
checked-sums-machine = X(n), la nim-somme des valeurs de 1 à n, est lue elle aussi par un automate : pour tout n, X(n) = X(n-1) xor G(n)
checked-sums-options = les options de n valent X(n-1) xor X(m), pour 0 <= m <= n-{ $least }
checked-no-option = pour tout n, aucune option de n n’a la valeur G(n)
checked-each-smaller = pour tout n, chaque valeur inférieure à G(n) est celle d’une option de n
checked-odious-lemma = lemme : la nim-somme de deux nombres odieux (1, 2, 4, 7, …) n’est pas odieuse, et tout autre nombre inférieur à un nombre odieux, sauf 0, est la nim-somme de deux nombres odieux plus petits
checked-odious-zero = pour tout n avec G(n) = 0, aucune option n’a deux tas de même valeur
checked-odious-others = pour tout autre n, aucune option n’a des tas de valeurs 0 et G(n), et l’une d’elles en a deux de même valeur
checked-odious-pairs = pour tous u < v < G(n), chacun 0 ou odieux, une option a des tas de ces valeurs
checked-option-machines = pour chaque valeur, un automate à { $states } états au plus dit quels n en ont une option
checked-formula-agrees = pour tout n, l’automate et la formule disent la même chose
checked-formula-agrees-but = pour tout n, l’automate et la formule disent la même chose, mais { $exceptions }
# $mode and $heap: the names of the two numbers.
checked-mode-machines = pour chacune des { $modes } valeurs de { $mode }, un automate calcule la valeur, au plus { $most }, à partir des chiffres de { $heap } { $numeration }
checked-modes-closed = de ces valeurs de { $mode }, aucun coup ne mène à une autre
checked-modes-relations = { $count ->
    [1] une relation d’arithmétique linéaire décrit les coups
   *[other] { $count } relations d’arithmétique linéaire décrivent les coups
}
checked-positions-no-option = pour toute position, aucune option n’a la valeur de la position
checked-positions-each-smaller = pour toute position, chaque valeur plus petite est celle d’une option
checked-positions-machines = pour chaque valeur, un automate à { $states } états au plus dit quelles positions en ont une option
# $why: one of the sentences play-ends-….
checked-play-ends = la partie finit : { $why }
checked-rows-moves = { $coins ->
    [1] pour { $heap } >= { $from }, chaque coup prend au plus 1 jeton, et mène à un { $mode } fixe
   *[other] pour { $heap } >= { $from }, chaque coup prend un nombre fixe de jetons, au plus { $coins }, et mène à un { $mode } fixe
}
checked-rows-moves-or-fixed = { $coins ->
    [1] pour { $heap } >= { $from }, chaque coup prend au plus 1 jeton, ou laisse un tas fixe, et mène à un { $mode } fixe
   *[other] pour { $heap } >= { $from }, chaque coup prend un nombre fixe de jetons, au plus { $coins }, ou laisse un tas fixe, et mène à un { $mode } fixe
}
checked-rows-same-moves = pour { $heap } >= { $from }, les coups possibles ne dépendent que de { $mode }
checked-rows-same-moves-by-remainder = pour { $heap } >= { $from }, les coups possibles ne dépendent que de { $mode } et de { $heap } mod { $modulus }, et { $modulus } divise { $distance }
checked-rows-one-mode = aucun coup ne mène à un autre { $mode }
checked-rows-modes = de ces { $count } valeurs de { $mode }, aucun coup ne mène à une autre
checked-rows-repeat = G({ $heap }+{ $distance },{ $mode }) = G({ $heap },{ $mode }) pour { $first } <= { $heap } < { $end }, dans chacune d’elles
checked-rows-passes = les coups qui ne prennent rien changent { $mode }, sans jamais revenir à une valeur précédente
checked-lost-machine = un automate à { $states } états dit quels couples (x,y) sont des positions P, à partir des chiffres de x et de y { $numeration }
checked-lost-relations = { $count ->
    [1] les coups sont décrits par une relation entre la position et ce qui reste
   *[other] les coups sont décrits par { $count } relations entre la position et ce qui reste
}
checked-lost-no-option = pour toute position P, aucune option n’est une position P
checked-lost-others = pour toute autre position, une option est une position P : un automate à { $states } états accepte celles qui ont une telle option
checked-same-options = pour toute position, les options sont celles de { $rule } (décidé par des automates en base 2)
# $least and $remainder: formulas.
checked-euclid-lemma = les coups sont ceux du jeu d’Euclide : si x > 0 et y est au moins { $least }, (x,r) et (x,r+x) sont toutes deux des options, avec r = { $remainder } ; de la seconde, le seul coup mène à la première, donc l’une d’elles est une position P, et (x,y) n’en est pas une
checked-euclid-simpler = donc les positions P sont celles d’une règle plus simple, que décrivent 4 relations : vers (0,0) si y est au moins { $least }, sinon vers (x,y-x) si le jeu d’Euclide a ce coup
# $term: a term such as “floor(n/2)”; $growth: a number, or one of the two ranges below.
growth-first = { $term } croît de { $growth }
growth-next = { $reasons }, { $term } de { $growth }
growth-or = { $low } ou { $high }
growth-to = { $low } à { $high }
play-ends-smaller = tout coup ne laisse que des tas plus petits
# $measure: a formula in the numbers of a position, such as “2*a+b”.
play-ends-measure = tout coup diminue { $measure }
play-ends-or = { $first }, ou ne l’augmente pas et diminue { $measure }
residues-one-coin = on peut prendre 1 jeton dans tout tas non vide
residues-coins = on peut prendre de 1 à { $most } jetons dans tout tas qui en a autant
residues-number = { $number } n’est pas un multiple de { $modulus }
residues-primes = aucun multiple de { $modulus } n’est premier
residues-powers = aucune puissance de { $base } n’est un multiple de { $modulus }
# $condition: such as “k mod 4 = 1”.
residues-remainder = aucun multiple k de { $modulus } ne vérifie { $condition }
residues-coprime = chaque multiple de { $modulus } a un diviseur commun avec { $other } autre que 1
residues-divisor = { $divisor } divise chaque multiple de { $modulus }
residues-divide = aucun multiple de { $modulus } ne divise { $number }
