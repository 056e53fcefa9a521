### Why a part has its value: the reason that a person can use.
###
### A reason has four texts: what counts (whole sentences), what the numbers of this position say (a clause without a
### full stop, or sentences without the last full stop), what a winning move does (an order that begins with a small
### letter, without a full stop), and sometimes how to answer every move (whole sentences).

## What every reason says.

# $because: an equation, or a clause such as “3 is less than 4”. $formula: such as “G(50) = 1”.
reason-so = { $because }, so { $formula }
reason-less-than = { $number } is less than { $than }
reason-is-odd = { $number } is odd
reason-is-even = { $number } is even
reason-their-nim-sum = Their nim-sum is { $sum }
aim-leave-value-zero = leave a position of nim-value 0
aim-leave-lost = leave a position from which every move loses
# $heaps: one of the phrases hint-heaps-… of hint.ftl.
aim-leave-heaps = leave { $heaps }
aim-leave-lost-heap = leave a heap that is lost

## The values of one heap. $law: a formula such as “G(n) = n mod 4”, or a sentence of law.ftl without a full stop.

reason-law = { $law }.
reason-nim-heap = A Nim heap of n coins is worth n: its options are heaps of 0, …, n-1 coins, whose values are 0, …, n-1, so the mex is n.
reason-only-remainder = { $law }: only the remainder of n divided by { $modulus } counts.
# $term: a formula such as “n” or “n + 1”, which is halved as long as it is even.
reason-odd-part = { $law }: divide { $term } by 2 as long as it is even; of the odd number that is left take half, rounded down.
reason-logarithm = { $law }: the largest exponent k with { $base }^k <= { $term }.
# $numeration: “in binary”, “in base 3” or “in Zeckendorf's way” (words.ftl).
reason-zeros = { $count ->
    [0] { $number } is { $digits } { $numeration }, with no zero at the end, so { $formula }
    [one] { $number } is { $digits } { $numeration }, with { $count } zero at the end, so { $formula }
   *[other] { $number } is { $digits } { $numeration }, with { $count } zeros at the end, so { $formula }
}
reason-ones = { $count ->
    [one] { $number } is { $digits } in binary, with { $count } one, so { $formula }
   *[other] { $number } is { $digits } in binary, with { $count } ones, so { $formula }
}
reason-values-repeat-for-all = The values repeat: G(n+{ $period }) = G(n) for all n. So only the remainder of n divided by { $period } counts.
reason-values-repeat-from = The values repeat: G(n+{ $period }) = G(n) for all n >= { $from }. So only the remainder of n divided by { $period } counts.
# $condition: such as “n mod 7 = 0 or 2” (law.ftl).
reason-values-repeat-for-all-and-lost = The values repeat: G(n+{ $period }) = G(n) for all n. So only the remainder of n divided by { $period } counts. The player to move loses exactly if { $condition }.
reason-values-repeat-from-and-lost = The values repeat: G(n+{ $period }) = G(n) for all n >= { $from }. So only the remainder of n divided by { $period } counts. The player to move loses exactly if { $condition }.
reason-values-grow-for-all = The values grow by { $saltus } every { $period } heaps: G(n+{ $period }) = G(n) + { $saltus } for all n.
reason-values-grow-from = The values grow by { $saltus } every { $period } heaps: G(n+{ $period }) = G(n) + { $saltus } for all n >= { $from }.
reason-lost-heaps = The player to move loses exactly at these heaps: { $condition }.
reason-one-of-these = { $number } is one of these numbers
reason-none-of-these = { $number } is none of these numbers
reason-one-of-them = { $number } is one of them
reason-zeros-parity = { $count ->
    [0] { $number } is { $digits } { $numeration }, with no zero at the end: { $parity ->
        [odd] an odd number
       *[even] an even number
    }
    [one] { $number } is { $digits } { $numeration }, with { $count } zero at the end: { $parity ->
        [odd] an odd number
       *[even] an even number
    }
   *[other] { $number } is { $digits } { $numeration }, with { $count } zeros at the end: { $parity ->
        [odd] an odd number
       *[even] an even number
    }
}
answer-take-complement = Whenever the opponent takes k coins, take { $both }-k: both together take { $both }.
reason-misere-shift = { $least ->
    [1] Alone, a heap under misère play is won or lost like the heap with one coin fewer under normal play. So the player to move loses exactly at these heaps: { $condition }.
   *[other] Alone, a heap under misère play is won or lost like the heap with { $least } coins fewer under normal play. So the player to move loses exactly at these heaps: { $condition }.
}

## A heap with a mode: two numbers, of which one is a heap. $heap and $mode: the names of the two, such as n and l.

reason-modes-repeat = The values repeat: { $law }. So only { $mode } and the remainder of { $heap } divided by { $period } count.
reason-modes-repeat-at-once = The values repeat: { $law }. So only { $mode } counts, as long as { $heap } is large enough.
reason-modes-machine = For each { $mode }, a machine computes the value from the digits of { $heap } { $numeration }, the last digit first.
# $forms: the laws of some modes in closed form.
reason-modes-machine-in-short = For each { $mode }, a machine computes the value from the digits of { $heap } { $numeration }, the last digit first. In short: { $forms }.
# $which: such as “l = 2”. $steps: the way of the machine, such as “0 -1-> 2 -0-> 1”.
reason-modes-machine-goes = { $number } is { $digits } { $numeration }, so the machine for { $which } goes { $steps }, a state with value { $value }: { $formula }

## Pairs of numbers.

# $pairs: such as “(0,0) (1,2) (3,5)”. $alpha: phi, sqrt(2) or alpha; $step: k, or such as 2*k; $definition: an equation for $alpha.
reason-wythoff = The player to move loses exactly at the pairs { $pairs } …, in either order. Pair number k = 0, 1, 2, … is (a,b) with a = floor(k*{ $alpha }) and b = a + { $step }, where { $alpha ->
    [phi] { $definition } is the golden ratio
   *[other] { $definition }
}. Each positive number stands in exactly one pair, and each difference belongs to one pair. So no move leads from a pair of the list to another one, and from everywhere else some move leads into the list.
# $equation: such as “floor(2*phi) = 3”.
reason-wythoff-in-list = { $pair } has the difference { $difference }, so k = { $k }, and { $equation } is its smaller number: it is in the list
reason-wythoff-not-in-list = { $pair } has the difference { $difference }, so k = { $k }, but { $equation } is not { $low }: it is not in the list
reason-wythoff-not-divided = { $pair } has the difference { $difference }, which { $divisor } does not divide: it is not in the list
aim-wythoff = leave a pair of the list { $pairs } …
# $ratio: such as “8/5 = 1.600…”.
reason-euclid-less = { $ratio } is less than phi
reason-euclid-more = { $ratio } is more than phi
reason-euclid-zero = One number is 0, so there is no move
reason-euclid-equal-no-move = The numbers are equal, so there is no move
reason-euclid-equal-one-move = The numbers are equal, and one move takes all of one of them
reason-euclid-to-zero = Only the ratio of the two numbers counts, compared with the golden ratio { $phi }. As long as both can still be played with, the player to move loses exactly if the larger number is less than phi times the smaller one and not equal to it. Below twice the smaller number there is only one move, and it turns a ratio below phi into one above it. With a ratio above phi one can choose, and leave a ratio below it.
reason-euclid-positive = Only the ratio of the two numbers counts, compared with the golden ratio { $phi }. As long as both can still be played with, the player to move loses exactly if the larger number is less than phi times the smaller one. Below twice the smaller number there is only one move, and it turns a ratio below phi into one above it. With a ratio above phi one can choose, and leave a ratio below it.
aim-euclid = leave two numbers whose ratio is less than phi = 1.618…, or make the last move
reason-fibonacci = Write the heap as a sum of Fibonacci numbers 1, 2, 3, 5, 8, … of which no two are neighbours (each number has one such sum, by Zeckendorf). The player to move wins exactly if the smallest part of the sum may be taken. After that the smallest part left is more than twice as large, so the opponent cannot take it, and every other move lets you take the smallest part again.
reason-fibonacci-no-coin = no coin is left
reason-fibonacci-number = { $number } is a Fibonacci number
# $sum: an equation such as “20 = 13 + 5 + 2”, or the clause before this one.
reason-fibonacci-may = { $sum }; the smallest part is { $smallest }, and it may be taken, as at most { $most } may
reason-fibonacci-may-not = { $sum }; the smallest part is { $smallest }, and it may not be taken, as at most { $most } may
aim-fibonacci = leave a heap whose smallest Fibonacci part may not be taken
answer-fibonacci = Take the smallest part of the sum of Fibonacci numbers again.

## Chomp: bites of a bar of chocolate with a poisoned square.

reason-chomp-line = A single row or column is a Nim heap of the squares beside the poisoned one: a bite takes any number of them.
reason-chomp-line-here = Here are { $count } of them
aim-chomp-line = leave the poisoned square alone
# $lines: rows or columns.
reason-chomp-two = { $lines ->
    [rows] On two rows the player to move loses exactly if the longer one has one square more than the shorter one. Each bite destroys that, and one bite brings it back.
   *[columns] On two columns the player to move loses exactly if the longer one has one square more than the shorter one. Each bite destroys that, and one bite brings it back.
}
reason-chomp-two-here = Here they have { $longer } and { $shorter } squares: a difference of { $difference }
aim-chomp-two = { $lines ->
    [rows] make one of the two rows exactly one square longer
   *[columns] make one of the two columns exactly one square longer
}
answer-chomp-two = { $lines ->
    [rows] After each bite make the longer of the two rows one square longer again.
   *[columns] After each bite make the longer of the two columns one square longer again.
}
reason-chomp-square = On a square bite the second square of the diagonal, (2,2). A row and a column of the same length are left, which only the poisoned square joins.
reason-chomp-square-here = The bar is a square
answer-chomp-square = Copy every bite in the other arm: the opponent has to take the poisoned square.
reason-chomp-stolen = Strategy stealing: think of the bite that eats only the last corner, opposite to the poisoned square. If it wins, it is a winning move. If it loses, the opponent has a bite that wins after it; but that bite eats the corner too, so it could have been made at once. Either way some bite wins. The argument does not say which.
reason-chomp-stolen-here = The bar is whole and has more than one square

## Other games.

reason-schuh-heap = Each of these divisors divides the next one, so a move takes any number of the largest ones: this is a Nim heap of all but the 1.
reason-schuh-heap-here = The heap has { $count }
aim-schuh-heap = leave the 1 alone
reason-schuh-stolen = Strategy stealing: think of the move that removes only the largest number. If it wins, it is a winning move. If it loses, the opponent has an answer that wins; but that answer removes the largest number too, so it could have been the first move. Either way some move wins. The argument does not say which.
reason-schuh-stolen-here = All divisors of a number are left
reason-cram = Symmetry: the board looks the same after half a turn. Whoever answers each domino by its image under the half-turn always has an answer, and so makes the last move.
reason-cram-lost = No domino can cover its own image, so the opponent of the player to move can answer like this
reason-cram-won = Only a domino in the middle covers its own image: the player to move places it first, and answers like this from then on
answer-cram = Answer every domino by its image under the half-turn of the board.
reason-nimble = A coin on square s is a Nim heap of s: it can move to each of the squares 0 to s-1.
# $sum: an equation such as “2 xor 3 = 1”, or a number.
reason-nimble-here = The nim-sum of the squares is { $sum }
aim-nimble = make the nim-sum of the squares 0
reason-selective = Only odd and even count. The player to move loses exactly if all heaps are even: from there every move makes some heap odd, and then one coin from each odd heap makes all of them even again.
reason-selective-even = All heaps are even
reason-selective-one-odd = Heap { $place } is odd, and no other
# $places: such as “1 and 3”.
reason-selective-odd = The heaps { $places } are odd
aim-selective = make all heaps even: take a coin from each odd heap
answer-selective = Take one coin from each of the heaps that the opponent has just chosen.
reason-additions = Additions change nothing: whoever wins without them takes the added coins away at once. So only the heaps count, as in Nim.
aim-additions = make the nim-sum of the heaps 0
answer-additions = If the opponent adds coins, take the same coins away; otherwise play as in Nim.
reason-cake = The rows above and below the poisoned piece and the columns left and right of it are four Nim heaps: a cut eats any number of one of them and leaves the others.
# The name of a heap in a sum: the rows or columns on one side of the poisoned piece.
reason-cake-side = { $side ->
    [top] rows above
    [bottom] rows below
    [left] columns left
   *[right] columns right
}
aim-cake = make the nim-sum of the four sides 0
reason-staircase = Only the coins on the even stairs count, and they count as Nim heaps. Coins on an odd stair change nothing: if they move down to an even stair, the same coins move on at once, and the even stairs are as before.
# The name of a heap in a sum.
reason-staircase-stair = stair { $stair }
reason-staircase-empty = No coin stands on an even stair: the nim-sum is 0
reason-staircase-one = On the even stairs only stair { $stair } has coins: the nim-sum is { $sum }
# $stairs: such as “2 and 4”; $sum: such as “2 xor 3 = 1”.
reason-staircase-several = The even stairs with coins are { $stairs }: { $sum }
aim-staircase = make the nim-sum of the even stairs 0
answer-staircase = Answer a move onto an even stair by moving the same coins on. Answer a move from an even stair as in Nim: make the nim-sum of the even stairs 0 again.
reason-silver-dollar = Look at the gaps, the free squares left of each coin. Pair the coins from the right: the last two, the two before them, and so on; a first coin that stays alone is paired with the end of the strip. Only the gap inside each pair counts, as a Nim heap. If the left coin of a pair moves away, the right one follows just as far, and the gap is as before.
# The name of a heap in a sum: the gap left of the coin on this square.
reason-silver-dollar-gap = left of { $coin }
reason-silver-dollar-no-coin = There is no coin: the nim-sum is 0
reason-silver-dollar-one-gap = The only gap has { $sum } squares
# $gaps and $coins: such as “0, 2 and 4”; $sum: such as “0 xor 4 = 4”.
reason-silver-dollar-gaps = From left to right the gaps have { $gaps } squares. Those left of the coins on { $coins } count: { $sum }
aim-silver-dollar = make the nim-sum of the gaps that count 0
answer-silver-dollar = If the opponent moves the left coin of a pair, move the right one just as far. If the opponent makes a gap smaller that counts, make the nim-sum of these gaps 0 again, as in Nim.
reason-moore = { $most ->
    [1] Write the heaps in binary, one below the other, and count the ones in each column. A move changes one heap. The player to move loses exactly if each column holds a multiple of { $modulus } ones: from there every move spoils the highest column that it changes, since it takes 1 to { $most } ones out of it; and from everywhere else some move makes all columns multiples of { $modulus }.
   *[other] Write the heaps in binary, one below the other, and count the ones in each column. A move changes up to { $most } heaps. The player to move loses exactly if each column holds a multiple of { $modulus } ones: from there every move spoils the highest column that it changes, since it takes 1 to { $most } ones out of it; and from everywhere else some move makes all columns multiples of { $modulus }.
}
# $counts: such as “3, 3 and 4”.
reason-moore-lost = The columns hold { $counts } ones: all multiples of { $modulus }
reason-moore-won = The columns hold { $counts } ones: { $count } is not a multiple of { $modulus }
reason-moore-no-coin = No coin is left
aim-moore = make the number of ones in each binary column a multiple of { $modulus }
answer-moore = After each move make all columns multiples of { $modulus } again.
