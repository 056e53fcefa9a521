### Laws as sentences: their closed forms, what proves them, and what was checked. A sentence begins with a small letter
### or a formula and has no full stop, for it stands in lists and in other sentences.
###
### G(n) is the nim-value of heap n. Formulas stay as they are.

## Ranges of heaps, which stand behind an equation.

for-all = for all n
for-all-from = for all n ≥ { $from }
for-computed = for every computed n
for-computed-from = for every computed n ≥ { $from }

## The law of a rule. $equation: such as “G(n) = n mod 4”. $range: one of the ranges above.

law-equation = { $equation } { $range }
# $exceptions: such as “G(0) = 0 and G(1) = 1”.
law-equation-but = { $equation } { $range }, but { $exceptions }
law-and-shorter = { $law }; that is, { $shorter }
law-period = { $equation } { $range }   (preperiod { $preperiod }, period { $period })
law-period-saltus = { $equation } { $range }   (preperiod { $preperiod }, period { $period }, saltus { $saltus })
law-classes = { $equation }, { $range }   (preperiod { $preperiod }, period { $period })
# A number for each class of heaps by their remainders, and for all others: such as “1 for the residue 3, else 0”.
law-classes-saltus = G(n+{ $period }) = G(n) + s(n mod { $period }), with s = { $saltus }
law-classes-else = { $saltus }, else { $most }
# $residues: a list of numbers, which is cut where $more is not 0.
law-classes-residues = { $count ->
    [one] { $saltus } for the residue { $residues }
   *[other] { $saltus } for the residues { $residues }
}
law-classes-residues-more = { $saltus } for the residues { $residues }, … ({ $more } more)
law-relations = { $relations } { $range }, and { $values }
law-relations-begin = { $relations } { $range }, and the values of { $count } heaps to begin with
law-arithmetic = G(n) = { $formula } for all n ≥ 1, and G(0) = 0
law-window-period = { $law }   (preperiod { $preperiod }, period { $period })
law-window = G(0) = 0, and G(n) = T(n) if T(n) > T(n-1), else G(n-1-T(n)), where T(n) = { $most }
law-window-from = G(0) = 0, and G(n) = T(n) if T(n) > T(n-1), else G(n-1-T(n)), where T(n) = { $most } for n >= { $from }, and 0 below
law-window-halves = G(2m) = m and G(2m+1) = G(m)
law-window-quotient = G(n) = n/{ $divisor } if { $divisor } divides n, else G(n-1-floor(n/{ $divisor }))
# $numeration: “in base 2”, or “in Zeckendorf's way”.
law-machine = a machine with { $states } states computes G(n) from the digits of n { $numeration }, the last digit first
law-pairs-machine = { $coding ->
    [plain] a machine with { $states } states reads n and G(n) together in base { $base }, the last digits first
    [powers] a machine with { $states } states reads n and a power for G(n) together in base { $base }, the last digits first
   *[odious] a machine with { $states } states reads n and a power for G(n), which is 0 or odious, together in base { $base }, the last digits first
}
law-and-machine = { $law }; { $machine }
law-values-by = the values: { $law }
law-that-is = that is, { $sentence }
law-some = a law
law-seen-to = seen to heap { $last }, not proved
law-seen-in-pairs = learned from coordinates up to { $learned }, and agrees with all positions up to { $to }
law-with-sentence = { $reference }: { $sentence }

## Closed forms.

form-from-first = for n >= { $from }, { $equation }
form-from = { $equation } for n >= { $from }
# $exceptions: such as “G(0) = 0 and G(1) = 1”.
form-and = { $law }, and { $exceptions }
law-p-positions = P-positions: { $positions }
# A number for each remainder; $residues: such as “0, 1, …, 6”.
form-by-residue = { $values } for n mod { $modulus } = { $residues }
form-with-residue = { $quotient } + r, with r = { $by_residue }
form-case = { $value } for { $condition }
form-otherwise = { $value } otherwise
form-cases = { $first }; { $second }
term-half-odd-part = (q-1)/2, where q is the odd part of { $term }
term-zeros = the number of trailing zeros of { $term } { $numeration }
term-odd-part = the odd part of { $term }
term-ones = the number of ones of { $term } in binary
term-primes = the number of primes whose product is { $term }
formula-coprime = i, where the i-th prime (2, 3, 5, 7, …) is the least one that divides n, but 0 for even n and 1 for n = 1,
formula-proper-coprime = i, where the i-th prime (2, 3, 5, 7, …) is the least one that divides n, and 0 for n = 1,
formula-primes = the number of primes whose product is n

## Conditions on n.

condition-none = none
condition-every = every n
condition-parity = { $parity ->
    [odd] n odd
   *[even] n even
}
condition-zeros = { $parity ->
    [odd] n with an odd number of trailing zeros { $numeration }
   *[even] n with an even number of trailing zeros { $numeration }
}
# $equation: such as “n = 2^k - 1”.
condition-power = { $parity ->
    [odd] { $equation } with k odd
   *[even] { $equation } with k even
}
condition-ones = { $parity ->
    [odd] n with an odd number of ones in binary
   *[even] n with an even number of ones in binary
}
condition-length = { $parity ->
    [odd] n with an odd number of digits { $numeration }
   *[even] n with an even number of digits { $numeration }
}
condition-or = { $first }, or { $second }
condition-and = { $first } and { $second }
condition-not = not ({ $condition })

## Heaps with a mode, and pairs. $here and $later: positions such as “(n,l)”; $modes: such as “l = 0, 1, 2”.

law-modes-period = G{ $later } = G{ $here } for all { $heap } and { $modes }
law-modes-period-from = G{ $later } = G{ $here } for all { $heap } ≥ { $from } and { $modes }
# $states: the numbers of states, such as “3, 5, 4”.
law-modes-machines = for { $modes } a machine with { $states } states computes G{ $here } from the digits of { $heap } { $numeration }, the last digit first
law-mode-form = { $position }: { $form }
law-lost-machine = a machine with { $states } states reads which (x,y) are P-positions from the digits of x and y { $numeration }, the last digits first
law-lost-pairs = the P-positions are { $pairs }
# $formulas: equations for A and B.
law-beatty-pairs = (A,B) and (B,A), where A = { $lower } and B = { $upper }, n = 0, 1, 2, …
law-euclid-to-zero = the pairs with a 0, and the pairs of different numbers whose ratio is less than phi = (1+√5)/2
law-euclid-positive = the pairs with a 0, and the pairs whose ratio is less than phi = (1+√5)/2

## Families of rules with letters.

family-pattern = { $equation } for n >= { $from }
# $residues: such as “0 or 2”.
family-pattern-if = { $law } if { $letter } mod { $modulus } = { $residues }
family-patterns = { $first }; { $second }
family-or = { $first } or { $second }

## What agrees with a law that is only seen.

agrees-to = { $equation } for { $first } <= n <= { $last }
agrees-to-comma = { $equation }, for { $first } <= n <= { $last }
agrees-to-but = { $equation } for { $first } <= n <= { $last }, but { $exceptions }
agrees-relations = { $relations } for n >= { $from }, where these heaps are among { $first } to { $last }
agrees-machine = a machine with { $states } states reads G(n) from the digits of n { $numeration }, for 0 <= n < { $end }
agrees-pairs-machine = a machine with { $states } states reads G(n) in base { $base }, together with n, for 0 <= n < { $end }

## What was checked for a proof.

checked-any-above = any number of coins above { $most } may be taken, and what is left stays one heap
checked-windows-agree = the windows of the { $count } heaps before heap { $first } and before heap { $again } agree
checked-values-grow = the values below these windows grow by { $growth }, from { $from } to { $to }
checked-inner-moves = each move by { $rule } is one of this rule
checked-rule-law = { $rule } has this law, by { $reference }
checked-outer-moves = each move of this rule is one by { $rule }
checked-fixed-moves = for n >= { $from }, each move takes a fixed number of coins, at most { $most }, and leaves fixed heaps beside the rest
checked-repeats-below = G(n+{ $period }) = G(n) for { $from } <= n < { $end }
checked-repeats-to = G(n+{ $period }) = G(n) for { $from } <= n <= { $last }
checked-takes-and-leaves = a move takes at most { $coins } coins and leaves at most { $heaps } heaps
checked-heaps-differ = heaps must differ: the bound counts { $shifts } shifts of the period
checked-heaps-equal = heaps must be equal: the bound counts { $times } times the period
checked-no-move = there is no move: every heap is won
checked-heaps-below = heaps below { $least } have no move, and are won
checked-shift = heap n >= { $least } is won or lost as heap n-{ $least } is under normal play: by induction, its options are too, and options below { $least } are won
# $way: how it is known, such as “proved”.
checked-normal-play = normal play, { $way }: { $reference }
checked-values-before = the { $width } values before heap { $first } are those before heap { $again }
checked-no-rare-heap = no rare heap from { $first } to { $last }: the last one is { $last_rare }
checked-no-tap = no tap and no witness is farther away than { $width } heaps since heap { $first }
checked-beyond-start = beyond the start: { $first } > 2 * { $width }, and no move takes more than { $width } coins
checked-mask = the mask { $mask } was not changed since heap { $before }
checked-parity = the class counts the parity of the heap: { $distance } is even
checked-preperiod = the preperiod is at most { $preperiod }: earlier values are no longer kept
checked-takes-at-most = at most { $most } coins are taken, and what is left stays one heap
# $climb: a formula, such as “c(i) + 2*q”.
checked-quotients = every heap from { $first } on is { $first } + i + { $classes }*q with 0 <= i < { $classes }, and worth { $worth }
checked-quotients-options = for each i and all q: no option has that value, and each smaller value is that of an option ({ $count } relations)
checked-quotients-machines = machines with at most { $states } states read the relations between quotients and nim-values
checked-heaps-by-definition = the heaps below { $end } by definition
# $growth: how T grows, such as “floor(n/2) grows by 0 or 1”.
checked-window-moves = a move takes from 1 to T(n) coins, T(n) = { $most }
checked-window-moves-from = a move takes from 1 to T(n) coins, T(n) = { $most }; heaps below { $from } have no moves
checked-window-grows = T(0) = 0, and T(n) grows by 0 or 1 with each coin, for all n: { $growth }
checked-machine = a machine with { $states } states computes G(n), at most { $most }, from the digits of n { $numeration }
checked-pairs-machine = a machine with { $states } states reads n and G(n) together in base { $base }; for all n it accepts exactly one value
checked-powers-machine = a machine with { $states } states reads n and { $base }^G(n) together in base { $base }; for all n it accepts exactly one value
checked-odious-machine = a machine with { $states } states reads n and { $base }^j, where G(n) is the odious number after j others (0 stands for 0), together in base { $base }; for all n it accepts exactly one value
checked-relations = { $count ->
    [1] each move is described by a relation between n and what it leaves, linear, by powers of the base or by nim-sums; what it leaves is smaller than n
   *[other] each move is described by { $count } relations between n and what it leaves, linear, by powers of the base or by nim-sums; what it leaves is smaller than n
}
checked-sums-machine = X(n), the nim-sum of the values of 1 to n, is read by a machine, too: for all n, X(n) = X(n-1) xor G(n)
checked-sums-options = the options of n are worth X(n-1) xor X(m), for 0 <= m <= n-{ $least }
checked-no-option = for all n, no option of n has the value G(n)
checked-each-smaller = for all n, each value below G(n) is that of an option of n
checked-odious-lemma = lemma: the nim-sum of two odious numbers (1, 2, 4, 7, …) is not odious, and each other number below an odious one, but 0, is the nim-sum of two smaller odious ones
checked-odious-zero = for all n with G(n) = 0, no option has two heaps of equal value
checked-odious-others = for all other n, no option has heaps of the values 0 and G(n), and one has two of equal value
checked-odious-pairs = for all u < v < G(n), each 0 or odious, an option has heaps of these values
checked-option-machines = for each value a machine with at most { $states } states says which n have an option of it
checked-formula-agrees = for all n, the machine and the formula say the same
checked-formula-agrees-but = for all n, the machine and the formula say the same, but { $exceptions }
# $mode and $heap: the names of the two numbers.
checked-mode-machines = for each of { $modes } values of { $mode }, a machine computes the value, at most { $most }, from the digits of { $heap } { $numeration }
checked-modes-closed = from these values of { $mode }, no move leads to another one
checked-modes-relations = { $count ->
    [1] a relation of linear arithmetic describe the moves
   *[other] { $count } relations of linear arithmetic describe the moves
}
checked-positions-no-option = for all positions, no option has the value of the position
checked-positions-each-smaller = for all positions, each smaller value is that of an option
checked-positions-machines = for each value a machine with at most { $states } states says which positions have an option of it
# $why: one of the sentences play-ends-….
checked-play-ends = play ends: { $why }
checked-rows-moves = { $coins ->
    [1] for { $heap } >= { $from }, each move takes at most 1 coin, and leads to a fixed { $mode }
   *[other] for { $heap } >= { $from }, each move takes a fixed number of coins, at most { $coins }, and leads to a fixed { $mode }
}
checked-rows-moves-or-fixed = { $coins ->
    [1] for { $heap } >= { $from }, each move takes at most 1 coin, or leaves a fixed heap, and leads to a fixed { $mode }
   *[other] for { $heap } >= { $from }, each move takes a fixed number of coins, at most { $coins }, or leaves a fixed heap, and leads to a fixed { $mode }
}
checked-rows-same-moves = for { $heap } >= { $from }, which moves there are depends only on { $mode }
checked-rows-same-moves-by-remainder = for { $heap } >= { $from }, which moves there are depends only on { $mode } and { $heap } mod { $modulus }, and { $modulus } divides { $distance }
checked-rows-one-mode = no move leads to another { $mode }
checked-rows-modes = from these { $count } values of { $mode }, no move leads to another one
checked-rows-repeat = G({ $heap }+{ $distance },{ $mode }) = G({ $heap },{ $mode }) for { $first } <= { $heap } < { $end }, in each of them
checked-rows-passes = moves that take nothing change { $mode }, and never back to a value before
checked-lost-machine = a machine with { $states } states says which pairs (x,y) are P-positions, from the digits of x and y { $numeration }
checked-lost-relations = { $count ->
    [1] the moves are said by a relation of the position and what is left
   *[other] the moves are said by { $count } relations of the position and what is left
}
checked-lost-no-option = for all P-positions, no option is a P-position
checked-lost-others = for all other positions, some option is a P-position: a machine with { $states } states accepts those with such an option
checked-same-options = for all positions, the options are those of { $rule } (decided by automata in base 2)
# $least and $remainder: formulas.
checked-euclid-lemma = the moves are those of Euclid's game: where x > 0 and y is at least { $least }, both (x,r) and (x,r+x) are options, with r = { $remainder }; from the second the only move leads to the first, so one of them is a P-position, and (x,y) is none
checked-euclid-simpler = so the P-positions are those of a simpler rule, which 4 relations say: to (0,0) where y is at least { $least }, else to (x,y-x) where Euclid's game has this move
# $term: a term such as “floor(n/2)”; $growth: a number, or one of the two ranges below.
growth-first = { $term } grows by { $growth }
growth-next = { $reasons }, { $term } by { $growth }
growth-or = { $low } or { $high }
growth-to = { $low } to { $high }
play-ends-smaller = every move leaves only smaller heaps
# $measure: a formula in the numbers of a position, such as “2*a+b”.
play-ends-measure = every move makes { $measure } smaller
play-ends-or = { $first }, or leaves it no larger and makes { $measure } smaller
residues-one-coin = 1 coin may be taken from any heap that is not empty
residues-coins = 1 to { $most } coins may be taken from any heap that has so many
residues-number = { $number } is no multiple of { $modulus }
residues-primes = no multiple of { $modulus } is prime
residues-powers = no power of { $base } is a multiple of { $modulus }
# $condition: such as “k mod 4 = 1”.
residues-remainder = no multiple k of { $modulus } has { $condition }
residues-coprime = each multiple of { $modulus } has a divisor in common with { $other }
residues-divisor = { $divisor } divides each multiple of { $modulus }
residues-divide = no multiple of { $modulus } divides { $number }
