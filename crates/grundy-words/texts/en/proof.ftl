### The law of a rule and why it holds, for a student to follow: titles, headings and the sentences of proofs.
###
### G(n) is the nim-value of heap n, mex the smallest number that is missing. Formulas stay as they are.

## Titles and headings. $rule: a rule.

proof-title-law = The law of { $rule }
proof-title-positions = The P-positions of { $rule }
heading-statement = The statement
heading-no-law = No law was found
heading-tried = What was tried
heading-seen = What is seen
heading-no-proof = Why this is no proof
heading-checked = What was checked
heading-example = An example
heading-also = Also
heading-why-nothing-smaller = Why nothing smaller will do
heading-why-for-all = Why it holds for all heaps
heading-why-finite = Why finitely many checks are enough
heading-why-finite-again = Another proof: why finitely many checks are enough
heading-why = Why it holds
heading-first-values = The first values

## The statement. $rule: a rule as it is typed; $canonical: its shortest form.

proof-rule = The rule is { $rule }. Whoever cannot move loses. G(n) is the nim-value of a heap of n coins: the mex of the values of its options, which is the smallest of the numbers 0, 1, 2, … that no option has.
proof-rule-is = The rule is { $rule }, that is { $canonical }. Whoever cannot move loses. G(n) is the nim-value of a heap of n coins: the mex of the values of its options, which is the smallest of the numbers 0, 1, 2, … that no option has.
proof-coins-rule = The rule is { $rule }. Whoever cannot move loses. G(n) is the nim-value of a single head at place n: the mex of the values of its options, which is the smallest of the numbers 0, 1, 2, … that no option has.
proof-coins-rule-is = The rule is { $rule }, that is { $canonical }. Whoever cannot move loses. G(n) is the nim-value of a single head at place n: the mex of the values of its options, which is the smallest of the numbers 0, 1, 2, … that no option has.
# $heap and $mode: the names of the two numbers.
proof-modes-rule = The rule is { $rule }. Whoever cannot move loses. { $heap } is a heap, and { $mode } is a mode: it takes finitely many values.
proof-modes-rule-is = The rule is { $rule }, that is { $canonical }. Whoever cannot move loses. { $heap } is a heap, and { $mode } is a mode: it takes finitely many values.
proof-pairs-rule = The rule is { $rule }. Whoever cannot move loses. A pair (x,y) is a P-position if the player to move loses, else an N-position.
proof-pairs-rule-is = The rule is { $rule }, that is { $canonical }. Whoever cannot move loses. A pair (x,y) is a P-position if the player to move loses, else an N-position.
# $law: a sentence of law.ftl.
proof-law = The law: { $law }.
proof-sentence = { $sentence }.
proof-proved = Proved for this very rule, by { $reference }.
proof-theorem = True by a published theorem: { $reference }.
proof-only-seen = Only seen, in the values of the heaps 0 to { $last }: this is no fact.
proof-only-seen-pairs = Only seen: { $reference }. This is no fact.
proof-nothing-to-check = Nothing needs to be checked.

## Values and examples.

proof-values = The values, by definition
proof-first-values = The first { $shown } of these { $count } values, by definition
proof-not-earlier = The law cannot begin earlier: G({ $before }) = { $now }, but G({ $later }) = { $then }, not { $wanted }.
proof-shorter-divides = A shorter period would have to divide { $period }: where two periods hold, so does their greatest common divisor.
# $here and $there: equations.
proof-not-shorter = It is not { $period }, since { $here } and { $there }.
proof-not-shorter-but = It is not { $period }, since { $here } and { $there }, not { $wanted }.
proof-not-shorter-saltus = It is not { $period }, since { $prime } of them would have to add { $saltus }, and { $prime } does not divide { $saltus }.
proof-sentences = { $first } { $second }
proof-mode-machine = The machine for { $which }
proof-modes-values = The nim-values; the { $period } values from { $from } on repeat
proof-modes-first-values = The nim-values of the first { $shown } heaps, by definition; the { $period } values from { $from } on repeat
proof-machine-caption = The machine: the next state for each digit
proof-pairs-machine-caption = The machine: the next state for each pair of digits, that of x before the stroke
proof-values-machine-caption = The machine: the next state for each pair of digits, that of n before the stroke
table-state = state
table-digit = digit { $digit }
table-may-end = may end
proof-machine-too-large = The table of the machine has { $states } states, which are too many for a page; the JSON of the law has all of it.

## P-positions.

proof-pairs-none = In all pairs with coordinates up to { $to } no law was found, and none is claimed.
proof-pairs-law-base = The law: a machine with { $states } states accepts the P-positions. It reads the digits of x and y side by side, in base { $base }, the last digits first, and says yes or no at the end.
proof-pairs-law-zeckendorf = The law: a machine with { $states } states accepts the P-positions. It reads the digits of x and y side by side, as sums of different Fibonacci numbers 1, 2, 3, 5, 8, … of which no two are neighbours (Zeckendorf; each number is such a sum in one way), the last digits first, and says yes or no at the end.
proof-first-pairs = The first P-positions, by definition: { $pairs }.
proof-pairs-also = The same by another theorem, of { $reference }: { $law }.
proof-pairs-when = When are the pairs of a set just the P-positions? If (1) no option of a pair that the machine accepts is accepted, and (2) every pair that is not accepted has an option that is. Every play ends, as each move makes a measure smaller that never is negative; so look at the pairs in the order of that measure.
proof-pairs-induction = A pair that is accepted has, by (1), only options that are not accepted; by induction these are N-positions, so the pair is a P-position. A pair that is not accepted has, by (2), an option that is accepted and, by induction, a P-position; so it is an N-position. Thus (1) and (2) for all pairs prove the law.
proof-pairs-sentences = Both are sentences about natural numbers. The moves are said by equations and inequalities, which machines read digit by digit, because an addition has to remember only the carry. "And", "not" and "there is an option" make machines of machines.
proof-pairs-decided = So the question whether (1) or (2) ever fails is the question whether some machine accepts anything at all, and that shows in its finitely many states.
proof-euclid-simpler = In Euclid's game with numbers x <= y, x > 0, each move takes x from y, once or more often. Where it may be taken twice, look at the last two options: from the larger of them there is one move only, which leads to the smaller. So just one of the two is a P-position, and (x,y) is an N-position. Where it may be taken only once, there is only one option. So a simpler rule has the same P-positions: take x from y if that can be done only once, and otherwise go to (0,0), which is a P-position. Of this rule the rest speaks; additions and comparisons say it.
proof-beatty = The numbers A and the numbers B together are all natural numbers from 1 on, each once (Beatty's theorem), and the differences B - A are different multiples of one number, which no move of both coordinates can bridge. So from one such pair no move leads to another. That from every other pair some move leads to one is shown in the work that is named. What was checked is that the moves of this rule are those of the theorem, for all positions.

## Laws that are only seen, and no law.

proof-seen-fit = All { $count } values that were computed, those of the heaps 0 to { $last }, fit the law:
proof-seen-larger = Nothing is said of larger heaps: a pattern in many values is not a theorem. In Grundy's game the values of the heaps 3 to 12 repeat 1, 0, 2, and heap 13 breaks the pattern; others break after millions of heaps.
proof-seen-period = A repeat that begins late would say little. So a period counts as seen only where the law and two periods show in the first sixth of the values, all later values agree, and they repeat eight times or more.
proof-seen-classes = Each residue class grows by a number of its own. That counts as seen only where the law and two periods show in the first sixth of the values, all later values agree, and they grow so eight times or more.
proof-seen-closed = The formula is one of a small table: powers that divide n, logarithms, binary digits, roots. It counts as seen only where it is right from heap 64 on at the latest, for all values that are known, where the values leave a straight line three times at least, and more often where there are exceptions.
proof-seen-regular = Such a sequence is called k-regular (Allouche and Shallit 1992): the digits of n in base k say which relation is used next, so that the value of a huge heap takes one step for each digit. It counts as seen only where each relation was found in 48 terms, holds for all others that are known, and the values are eight times as many as the numbers that the law is told with.
proof-wanted-quotients = Machines that read quotients in base 2 could decide the law; they did not prove it, or were too large.
proof-wanted-guy-smith = The theorem of Guy and Smith would make it a fact if the equation held up to heap { $last }; { $computed } heaps were computed. More heaps may bring that.
proof-wanted-no-bound = The theorem of Guy and Smith has no bound for a code with [ ] or *, since a move may leave heaps without limit in number or take without limit; and machines in base 2 did not prove the law, or were too large.
proof-wanted-linear = No theorem of this program speaks of such moves: they cannot be said as equations and inequalities that are linear in n and in what is left, with powers at most.
proof-wanted-states = The moves are linear in n, so machines that read digits could decide the law; they did not prove it, or needed too many states.
proof-none = The rule is { $rule }. In the values of the heaps 0 to { $last } no law was found, and none is claimed.
proof-none-is = The rule is { $rule }, that is { $canonical }. In the values of the heaps 0 to { $last } no law was found, and none is claimed.
proof-none-may-come = That is no proof that there is none. More values may show one.
proof-tried-last-values = A repeat of the last { $count } values, which would prove a period: such a repeat must come, but none has come yet.
proof-tried-window = A repeat of the window over the values that all smaller heaps cover: it must come, but has not yet.
proof-tried-guy-smith = The theorem of Guy and Smith: a period p from heap n0 on is proved where it holds up to heap h*(n0+m*p) + k - 1, with k = { $k }, h = { $h }, m = { $m }. No n0 and p within these values do.
proof-tried-long = In long runs: a repeat of the last values in a sparse space, beyond the last rare heap. None has come.
proof-tried-no-bound = The theorem of Guy and Smith has no bound for a code with [ ] or *.
proof-tried-period = A period, plain or arithmetic, that is seen in the first sixth of the values and confirmed by all others: there is none.
proof-tried-classes = A saltus for each residue class, and closed formulas (powers that divide n, logarithms, binary digits, roots): none fits.
proof-tried-machines = Machines that read the values from the digits of n in the bases 2 to 10 and in Zeckendorf's way, or values and n together: none with few states reads them.
proof-tried-regular = Linear relations between the subsequences G(k^e*n + r), for k from 2 to 10: no few of them tell the values.

## Nim, Lasker's Nim, and rules that take numbers from a range.

proof-nim = From a heap of n coins any number may be taken, so the options are the heaps 0, 1, …, n-1. If these are worth 0, 1, …, n-1 (and the heap 0, which has no move, is worth 0), then the smallest number that is missing is n. So heap by heap, without an end, G(n) = n. Nothing needs to be checked.
proof-lasker-law = A move takes any number of coins from a heap, or splits it into two heaps and takes nothing. The law says that in each four heaps 4m+1, 4m+2, 4m+3, 4m+4 the values are 4m+1, 4m+2, 4m+4, 4m+3: the last two are exchanged. We show that each is the mex of its options, if smaller heaps have these values.
proof-lasker-splits = By the law the values of heaps that leave the remainders 1, 2, 3, 0 when divided by 4 leave the remainders 1, 2, 0, 3. The last two binary digits of a nim-sum depend on those of its parts alone. So a split of a heap n has a value with the remainder 2 if n has the remainder 1 (0+1 and 2+3 coins give 3 xor 1 = 2 and 2 xor 0 = 2); 1 or 0 if n has 2; 3 if n has 3; 0 or 1 if n has 0.
proof-lasker-cases = n = 4m+1: the smaller heaps have the values 0 to 4m, and no split has the remainder 1, so G(n) = 4m+1. n = 4m+2: the smaller heaps have 0 to 4m+1, and no split has the remainder 2, so G(n) = 4m+2. n = 4m+3: the smaller heaps have 0 to 4m+2, the split into 1 and 4m+2 has 1 xor 4m+2 = 4m+3, and no split has the remainder 0, so G(n) = 4m+4. n = 4m+4: the smaller heaps have 0 to 4m+2 and 4m+4, and no split has the remainder 3, so G(n) = 4m+3. Nothing needs to be checked.
proof-range-without-end = Any number from { $least } on may be taken, and G(n) = floor(n/{ $least }). For the options of n are the heaps 0 to n-{ $least }. If they have the values that the formula gives, these are all numbers from 0 to floor(n/{ $least })-1, so the smallest one that is missing is floor(n/{ $least }); a heap below { $least } has no move and is worth 0. Nothing needs to be checked.
proof-range-claim = From { $least } to { $most } coins may be taken. Let r = n mod { $modulus }, where { $modulus } = { $least }+{ $most }. Then G(n) = floor(r/{ $least }). We show that this is the mex of the options, if they have the values that the formula gives; then it holds heap by heap, without an end.
proof-range-no-option = No option has the value of n. Taking t coins leaves the remainder r-t if t <= r: that is r-{ $least } or less, so its value is smaller. If t > r, it leaves r+{ $modulus }-t, which is r+{ $least } or more, since t <= { $most }: its value is larger.
proof-range-each-smaller = Each smaller value v is that of an option. The { $least } remainders { $least }*v to { $least }*v + { $below } have the value v. Taking r - { $least }*v coins leads to the first of them, { $below } coins fewer to the last one. The largest of these numbers is at least { $least }, since v < floor(r/{ $least }); the smallest one is at most { $most }, since r <= { $last }. They follow each other without a gap, so one of them lies between { $least } and { $most }.
proof-remainder-claim = { $most ->
    [1] A move takes 1 coin. Let r = n mod { $modulus } be the remainder of n divided by { $modulus }. We show that G(n) = r, one heap after the other: suppose that it is true for all smaller heaps.
    [2] A move takes 1 or 2 coins. Let r = n mod { $modulus } be the remainder of n divided by { $modulus }. We show that G(n) = r, one heap after the other: suppose that it is true for all smaller heaps.
    [3] A move takes 1, 2 or 3 coins. Let r = n mod { $modulus } be the remainder of n divided by { $modulus }. We show that G(n) = r, one heap after the other: suppose that it is true for all smaller heaps.
   *[other] A move takes 1 to { $most } coins. Let r = n mod { $modulus } be the remainder of n divided by { $modulus }. We show that G(n) = r, one heap after the other: suppose that it is true for all smaller heaps.
}
proof-remainder-no-option = No option has the value r: to keep the remainder, a move would have to take a multiple of { $modulus }, and { $most } coins are the most.
proof-remainder-each-smaller = Each smaller number v = 0, …, r-1 is the value of an option: take r-v coins, and the remainder v is left.
proof-remainder-mex = So r is the smallest number that no option has, which is the mex: G(n) = r.
proof-remainder-play = In play this says: leave a multiple of { $modulus }. Whenever the opponent takes k coins, take { $modulus }-k, and a multiple of { $modulus } is left again.
proof-residues-claim = { $modulus ->
    [2] From any heap 1 coin may be taken, if it has so many, but never a number of coins that { $modulus } divides. Claim: G(n) = n mod { $modulus }. For heap 0, which has no move, that is true. Suppose that it is true for all heaps smaller than n.
   *[other] From any heap 1, …, { $most } coins may be taken, if it has so many, but never a number of coins that { $modulus } divides. Claim: G(n) = n mod { $modulus }. For heap 0, which has no move, that is true. Suppose that it is true for all heaps smaller than n.
}
proof-residues-step = Let r = n mod { $modulus }. Whoever takes k coins leaves n-k, and n-k mod { $modulus } is not r, as { $modulus } does not divide k: no option has the value r. But 1, …, r coins may be taken, for r is at most { $most }: they leave heaps with n mod { $modulus } equal to r-1, …, 0. So all smaller values are those of options, and r is the smallest number that is missing: G(n) = r.
proof-residues-end = So it is true for all n, one after the other. No value needs to be computed.
proof-between-rules = Two rules are set beside this one. By the first there are fewer moves: each of them is a move of this rule, too. By the second there are more: each move of this rule is one of them. Both are simple enough to be decided, and both have the law G(n) of the statement.
proof-between-step = Suppose that the law is true of this rule for all heaps smaller than n. No option of heap n has the value G(n), for it is an option by the second rule, too, and there no option has it. And each value v < G(n) is that of an option: by the first rule there is one, and it is an option by this rule. So G(n) is the smallest number that is missing, and the law is true for n.
proof-between-end = So it is true for all n, one after the other. What the rule says between the two others makes no difference.
proof-window-options = From n coins any number from 1 to T(n) may be taken, where T(n) = { $most }. So the options of n are the heaps n-T(n), …, n-1: a window of T(n) heaps that ends just before n. T(0) = 0, and with each coin more T grows by 0 or 1, so the window either grows by one heap on the right, or slides to the right by one heap.
proof-window-claim = Claim: the heaps n-T(n), …, n (the window and n itself) have the values 0, 1, …, T(n), each of them once. For n = 0 that is true: heap 0 has the value 0. Suppose that it is true for n-1.
proof-window-grows = If T(n) = T(n-1)+1, the window of n consists of the window of n-1 and the heap n-1. By the claim for n-1 these have the values 0, …, T(n-1), each once. The smallest number that is missing is T(n-1)+1 = T(n), so G(n) = T(n), and the claim is true for n.
proof-window-slides = If T(n) = T(n-1), one heap has left: n-1-T(n). The heaps that are still in the window have all values from 0 to T(n) but that of the heap that has left. So the smallest number that is missing is just its value, G(n) = G(n-1-T(n)), and the claim is true for n.
proof-window-end = So it is true for all n, one after the other. In short: a value that leaves the window comes back with the next heap.
# $growth: how T grows.
proof-window-checked = The values need no check at all. That T grows by 0 or 1 for all n shows in the form of the rule: { $growth }.
proof-window-no-move = no move
proof-window-top-grows = T grows: { $now }
proof-window-by-law = by the law
proof-window-by-definition = G(n) by definition
proof-window-first-heaps = The first heaps
# $walk: equations, such as “G(1000) = G(499)”.
proof-window-walk = Go from n to n-1-T(n) as long as T does not grow at n: { $walk }.
proof-window-walk-grows = Go from n to n-1-T(n) as long as T does not grow at n: { $walk } = { $most }, since T({ $heap }) = { $most } is larger than T({ $below }) = { $less }.
proof-window-walk-on = Go from n to n-1-T(n) as long as T does not grow at n: { $walk } and so on, at last { $value }.

## Rows of values that come again.

proof-take-nothing = No coin may ever be taken. So no heap has a move, and each is worth 0.
# $most: the largest number that may be taken.
proof-take-options = { $most ->
    [one] At most { $most } coin may be taken. So all options of a heap n are among the { $most } heap before n, and from n = { $most } on each number of the set may be taken. The values of these { $most } heap alone decide G(n).
   *[other] At most { $most } coins may be taken. So all options of a heap n are among the { $most } heaps before n, and from n = { $most } on each number of the set may be taken. The values of these { $most } heaps alone decide G(n).
}
# $from and $last: the first and the last heap of the row; $heap: the next one; $later: that heap and a period.
proof-take-step = Suppose G(n+{ $period }) = G(n) holds for { $most } in a row, n = { $from } to { $last }. Look at the heaps { $heap } and { $later }. For each number t of the set, t coins may be taken from both, and the heaps left, { $heap }-t and { $later }-t, have equal values. Equal options, equal mex: G({ $later }) = G({ $heap }). Now the equation holds for n = { $next } to { $heap }, which are again { $most } in a row, so the same argument gives the next heap, and the next one, without an end.
proof-repeat-comes = Sooner or later such a repeat must come. No value is larger than the number of moves, so there are only finitely many rows of so many values, and one of them comes again.
proof-take-checked = { $most ->
    [1] The heaps 0 to { $end } were valued by definition, one after the other, and G(n) was compared with G(n+{ $period }) for n = { $from } to { $last }: they are equal.
   *[other] The heaps 0 to { $end } were valued by definition, one after the other, and G(n) was compared with G(n+{ $period }) for n = { $from } to { $last }: all { $most } pairs are equal.
}
proof-take-long = The values of all { $count } heaps need not be kept for that. One pass over the heaps remembers a row of { $most } values and waits until it comes again, which gives { $period }. Two passes, one of them { $period } heaps ahead, then find the last heap at which they differ: the law begins behind it.
proof-take-row = The row that comes again
proof-fixed-options = { $most ->
    [one] From heap { $settled } on, each move takes a fixed number of coins, at most { $most } coin, and may leave fixed heaps beside the rest. So the values of the { $most } heap before n alone decide G(n).
   *[other] From heap { $settled } on, each move takes a fixed number of coins, at most { $most } coins, and may leave fixed heaps beside the rest. So the values of the { $most } heaps before n alone decide G(n).
}
proof-fixed-step = Suppose G(n+{ $period }) = G(n) holds for n = { $from } to { $last }. Look at the heaps { $heap } and { $later }. They have the same moves, and what these leave has equal values: the fixed heaps are the same, and the rests are heaps n and n+{ $period } for which the equation holds. Equal options, equal mex. So the equation holds for { $heap }, then for the next heap, and so on without an end.
proof-fixed-checked = The heaps 0 to { $end } were valued by definition, one after the other, and G(n) was compared with G(n+{ $period }) for n = { $from } to { $last }.
proof-all-but-reach = Every number above { $most } may be taken. So from heap n each of the heaps 0, 1, …, n-{ $next } can be reached.
proof-all-but-first = First: the values of the heaps 0 to i, taken together, never have a gap. For a heap of value v has options of all values below v, and these are smaller heaps. So the heaps that are always within reach of n have exactly the values 0, 1, …, u-1, for some number u that depends on n; call it u(n).
proof-all-but-second = Second: all these values are those of options, so G(n) is u(n) or more. How much more is decided by the { $most } heaps n-1, …, n-{ $most } alone: of those that can be reached, only the differences G(n-t)-u(n) matter, and of these only the ones that are not negative.
proof-all-but-window = { $most ->
    [one] So let the window of n be the { $most } number G(n-1)-u(n), …, G(n-{ $most })-u(n), where -1 is written for everything below 0, and where there is no such heap. It decides G(n)-u(n). It also decides the next window: heap n comes in, heap n-{ $most } goes out, and u grows exactly if the heap that goes out has the value u(n) or more, which the window tells.
   *[other] So let the window of n be the { $most } numbers G(n-1)-u(n), …, G(n-{ $most })-u(n), where -1 is written for everything below 0, and where there is no such heap. It decides G(n)-u(n). It also decides the next window: heap n comes in, heap n-{ $most } goes out, and u grows exactly if the heap that goes out has the value u(n) or more, which the window tells.
}
proof-all-but-again = So if the windows of two heaps x and x+{ $period } are the same, and u(x+{ $period }) = u(x)+{ $saltus }, then everything that follows is the same, { $saltus } higher: G(n+{ $period }) = G(n)+{ $saltus } for all n from x on. And a window must come again, since beside the u(n) values that are covered a heap has at most { $most } more options, so that the numbers in a window are { $most } at most.
proof-all-but-checked = The heaps 0 to { $end } were valued by definition. The windows of x = { $x } and of { $again } are the same, and u grows from { $from } to { $to }.
proof-all-but-checked-from = The heaps 0 to { $end } were valued by definition. The windows of x = { $x } and of { $again } are the same, and u grows from { $from } to { $to }. From heap { $first } to heap { $before } the equation was compared value by value, so it holds from heap { $first } on.
proof-all-but-caption = The window that comes again (-1 stands for everything below 0, and for no heap)

## The theorem of Guy and Smith.

# $coins: the most coins that a move takes, and the last place of the code.
proof-guy-smith-moves = { $coins ->
    [one] { $heaps ->
        [one] A move of { $rule } takes at most { $coins } coin from a heap (the last digit that is not 0 stands at place k = { $coins }) and leaves at most { $heaps } heap, each smaller than the one that was there.
       *[other] A move of { $rule } takes at most { $coins } coin from a heap (the last digit that is not 0 stands at place k = { $coins }) and leaves at most { $heaps } heaps, each smaller than the one that was there.
    }
   *[other] { $heaps ->
        [one] A move of { $rule } takes at most { $coins } coins from a heap (the last digit that is not 0 stands at place k = { $coins }) and leaves at most { $heaps } heap, each smaller than the one that was there.
       *[other] A move of { $rule } takes at most { $coins } coins from a heap (the last digit that is not 0 stands at place k = { $coins }) and leaves at most { $heaps } heaps, each smaller than the one that was there.
    }
}
proof-guy-smith-theorem = The theorem: if G(n+{ $period }) = G(n) for all n from { $from } to { $end }, then for all n from { $from } on. The reason is that a heap N above { $last } = { $heaps }*{ $big } + { $coins } - 1 is so large that each move leaves a large heap, and a large heap can be made { $step } smaller without changing its value.
# $step: a number, or such as “12 = 2*6”.
proof-guy-smith-compare = { $coins ->
    [one] So let N be larger than { $last }, and suppose that the equation holds for all smaller numbers, that is, wherever both of its heaps are below N. We compare the options of N with those of N-{ $step }. (Neither heap can be taken whole, since both have more than { $coins } coin.)
   *[other] So let N be larger than { $last }, and suppose that the equation holds for all smaller numbers, that is, wherever both of its heaps are below N. We compare the options of N with those of N-{ $step }. (Neither heap can be taken whole, since both have more than { $coins } coins.)
}
proof-guy-smith-one-heap = Each move from N has a partner from N-{ $step }. A move from N leaves one heap of N-{ $coins } coins or more, so its heap b has { $big } coins or more. Play the same move with b-{ $step } in place of b: it is a move from N-{ $step }, by the same digit. As b-{ $step } is { $from } or more, G(b-{ $step }) = G(b), and what is left has the same value.
proof-guy-smith-heaps = Each move from N has a partner from N-{ $step }. A move from N leaves heaps of together N-{ $coins } coins or more, which is { $heaps }*{ $big } or more; so the largest of these at most { $heaps } heaps, b, has { $big } coins or more. Play the same move with b-{ $step } in place of b: it is a move from N-{ $step }, by the same digit. As b-{ $step } is { $from } or more, G(b-{ $step }) = G(b), and what is left has the same value.
proof-guy-smith-distinct = But where a digit asks for heaps that are different (or not all equal), b-{ $step } may be among the heaps left already. Of the { $heaps } numbers b-i*{ $step }, for i = 1 to { $heaps }, at most { $others } can be among the other heaps left; take the first that is not. It is { $from } or more, and b-(i-1)*{ $step } is among those left. Replace that one by b-i*{ $step }, which is { $step } less and a new number: the heaps stay different, and the values are the same.
# $numbers: such as “2 or 3”.
proof-guy-smith-equal = Where a digit asks for j equal heaps (here j is { $numbers }), each of them is so large, and each is made { $step }/j smaller. That is a whole number of periods, so again the values are the same.
proof-guy-smith-or = { $first } or { $second }
# $distinct and $equal: yes or no, whether a digit asks for different or for equal heaps.
proof-guy-smith-back = { $from ->
    [one] The other way round it is easier. A move from N-{ $step } leaves a largest heap of { $from } coin or more; make it { $step } larger, and it is a move from N that leaves the same value.{ $distinct ->
        [yes] {" "}(It is then larger than all others, so the heaps stay different.)
       *[no] {""}
    }{ $equal ->
        [yes] {" "}(Of j equal heaps each is made larger by the j-th part of it.)
       *[no] {""}
    } All heaps that were changed are { $from } or more and below N, where the equation is known.
   *[other] The other way round it is easier. A move from N-{ $step } leaves a largest heap of { $from } coins or more; make it { $step } larger, and it is a move from N that leaves the same value.{ $distinct ->
        [yes] {" "}(It is then larger than all others, so the heaps stay different.)
       *[no] {""}
    }{ $equal ->
        [yes] {" "}(Of j equal heaps each is made larger by the j-th part of it.)
       *[no] {""}
    } All heaps that were changed are { $from } or more and below N, where the equation is known.
}
proof-guy-smith-so = So the options of N and of N-{ $step } have the same values, and G(N) = G(N-{ $period }). Now the equation is known up to N, and the same argument works for N+1, without an end.
proof-guy-smith-so-on = So the options of N and of N-{ $step } have the same values, and G(N) = G(N-{ $step }). By what is known of smaller heaps that is G(N-{ $step }+{ $period }), and so on up to G(N-{ $period }). Now the equation is known up to N, and the same argument works for N+1, without an end.
proof-guy-smith-checked = { $count ->
    [one] The heaps 0 to { $last } were valued by definition, and G(n+{ $period }) = G(n) was found true for n = { $from } to { $end }: { $count } equation.
   *[other] The heaps 0 to { $last } were valued by definition, and G(n+{ $period }) = G(n) was found true for n = { $from } to { $end }: { $count } equations.
}
proof-guy-smith-zero = { $checked } Heap 0 is not spoken of in the theorem: there G was compared, too.

## Long runs in a sparse space.

proof-sparse-mask = A mask tells two kinds of values apart: a value is common if an odd number of its binary digits 1 stand under the digits 1 of the mask, else rare. (For some codes the parity of the heap counts, too.) A heap is called common or rare as its value is. Nearly all heaps are common; the rare ones are few and soon end.
proof-sparse-sums = The nim-sum of two common values is rare, and so is that of two rare ones: the counts of digits add up, without regard to carries. So where a move leaves two heaps and the option has a common value, one of the two heaps is rare. To find which common values the options of n have, it is enough to look at the few rare heaps r and at the heaps n-t-r, t being the coins taken, and at the heaps n-t that are left alone.
proof-sparse-witness = That gives the least common value that no option has. Then each smaller rare value is shown to be that of an option, by naming one such option (a witness). So the value is the mex of all options, whatever the mask was.
proof-sparse-window = Beyond the start, all that was looked at for heap n lies among the last W heaps before n, or is a rare heap of the list, which does not change any more. So the last W values decide the next one, as they do where a finite set of numbers may be taken.
proof-sparse-repeat = Therefore, if the W values before some heap x are those before x+{ $period }, and no new rare heap came between, then the heaps from x+{ $period } on repeat what the heaps from x on did, step by step, for { $period } heaps; then the same row of W values stands there again, and so on without an end.
proof-sparse-smallest = { $count ->
    [one] The smallest heap from which the law holds is { $from }: before the repeat that was found, the values were compared backwards as long as they agree. { $count } heap were valued, 64 at a time.
   *[other] The smallest heap from which the law holds is { $from }: before the repeat that was found, the values were compared backwards as long as they agree. { $count } heaps were valued, 64 at a time.
}

## Machines that read digits.

proof-machine-reads = A machine says the value: it reads the digits of n { $numeration }, the last digit first, and goes from state to state. It starts in state 0; each state has a value, and the value of the state in which the digits end is L(n). (Zeros in front of a number change nothing.)
proof-machine-example = { $heap } is { $digits } { $numeration }. From its last digit on the machine goes { $steps }, and the last state has the value { $value }. So G({ $heap }) = { $value }.
proof-pairs-read = { $coding ->
    [plain] The values grow without end, so no machine can say them. But a machine can tell whether a value is right: it reads the digits of n and of a number v side by side in base { $base }, the last digits first, and says yes or no at the end. Let L(n) be the value for which it says yes; that for each n there is exactly one such value is checked, too.
    [powers] The values grow without end, so no machine can say them. But a machine can tell whether a value is right: it reads the digits of n and of a power { $base }^v side by side in base { $base }, the last digits first, and says yes or no at the end. Let L(n) be the value for which it says yes; that for each n there is exactly one such value is checked, too.
   *[odious] The values grow without end, so no machine can say them. But a machine can tell whether a value is right: it reads the digits of n and of a number that is 0 or a power { $base }^j side by side in base { $base }, the last digits first, and says yes or no at the end. Let L(n) be the value for which it says yes; that for each n there is exactly one such value is checked, too.
}
proof-coded-powers = The power stands for the value v because v itself grows so slowly, like the number of digits of n. A smaller power means a smaller value, and a mex asks for no more than that where a move leaves one heap.
proof-coded-odious = 0 stands for the value 0, and { $base }^j for the odious number that has j others below it. (A number is odious if it has an odd number of binary digits 1: 1, 2, 4, 7, 8, … The others are called evil: 0, 3, 5, 6, …)
proof-pair-example = G({ $heap }) = { $value }. Reading { $heap } and { $code } in base { $base } the machine goes { $steps }, and there it may end. No other value is accepted for { $heap }.
proof-pair-example-coded = G({ $heap }) = { $value }, for which { $code } stands. Reading { $heap } and { $code } in base { $base } the machine goes { $steps }, and there it may end. No other value is accepted for { $heap }.
proof-decided-when = When is L the nim-value? If (1) no option of n has the value L(n), and (2) each number below L(n) is the value of an option, for all n. For an option is smaller than n: if L is right for all smaller heaps, then (1) and (2) say that L(n) is the mex of the options, so L is right for n, and so on without an end.
proof-decided-relations = What a move leaves is told by relations between n and the heaps left, other letters being any natural numbers:
proof-decided-more = { $count ->
    [one] And { $count } more relation of the kind.
   *[other] And { $count } more relations of the kind.
}
proof-decided-machines = (1) and (2) speak of infinitely many n, and still they can be decided. A machine that reads numbers side by side checks an equation as a child adds, from the last digit on, with nothing in mind but the carry; so it needs few states. Two machines that run at the same time check "and". "There is a number such that" is a machine that tries all digits of that number at once, and remembers in which states it may be. "Not" exchanges yes and no. So from small machines one is built that accepts exactly those n for which (1) or (2) fails. Does it accept anything? Its states are finitely many, so one can look: is there a way from the first state to one that says yes? There is none.
proof-odious-lemma = A lemma does the nim-sums. Counts of binary digits 1 add up in a nim-sum, up to pairs that vanish. So the nim-sum of two odious numbers is evil, and the nim-sum of an odious number and 0 is odious.
proof-odious-moves = Each move leaves two heaps, whose values are 0 or odious by the law. So a value o that is odious is left only by the pair o and 0; and 0 is left only by two heaps of equal value.
proof-odious-all = Now let o be odious, and let all pairs of different values below o, each 0 or odious, be left by moves. Then all smaller numbers are left: an odious one by itself and 0; and an evil number e that is not 0 is the nim-sum of 2^b and e xor 2^b, where b is a binary digit 1 of e. Both are odious and at most e, so they are below o. So it is enough to check which pairs of values are left.
proof-runs-sums = A move turns a run of neighbours, from m+1 to n, and the head at n goes. What is left is worth the nim-sum of the values of m+1 to n-1. Such sums of many values are too much for one machine, but X(n), the nim-sum of the values of 1 to n, is read by a machine as well. (It is proved by one step: X(n) = X(n-1) xor G(n) for all n.)
proof-runs-options = In X(n-1) xor X(m) everything up to m stands twice and vanishes. So that is the value of the option, and (1) and (2) speak of n, m, and two values of X.
proof-repeats-machine = A machine reads the digits of n, the last one first, and tells the value L(n), or whether a value is L(n). It was found in the values, and then proved to be right for all n, as follows.
proof-repeats-equation = The law itself, { $equation } for all n >= { $from }, is one more sentence of that kind, and was decided in the same way.
# $heap and $mode: the names of the two numbers.
proof-modes-machines = For each value of { $mode }, a machine reads the digits of { $heap } { $numeration }, the last digit first, and ends in a state that has a value. Call it the value of the machine. It is the nim-value of all positions if (1) no option has the same value of the machine, and (2) each smaller value is that of an option: then it is the mex of the options, by induction, because play ends.
proof-modes-decided = (1) and (2) are sentences about natural numbers. Machines read the moves digit by digit, since an addition has to remember only the carry. "And", "not" and "there is an option" make machines of machines. So the question whether (1) or (2) ever fails is the question whether some machine accepts anything at all, and its finitely many states show that.
proof-rows-determine = Write the nim-values of heap { $heap } in all modes { $mode } as one row. From heap { $from } on, the moves take at most { $window } coins, and which they are depends only on { $mode } (and on a remainder of { $heap }, where the rule asks for one). So the last { $window } rows determine the next one, in the same way for all such heaps.
proof-rows-return = A nim-value is at most the number of moves, so there are finitely many rows. By the pigeonhole principle some { $window } rows must return: here the rows of the heaps { $first } to { $last } return { $distance } heaps later. From there on equal rows follow equal rows, by induction.

## Quotients.

# $worth: such as “c(i) + 2*q”.
proof-quotients-heaps = Write a heap from { $first } on as { $first } + i + { $classes }*q, with 0 <= i < { $classes }: i is its class, q its quotient. The law says that such a heap is worth { $worth }, where c(i) is the value for q = 0.
proof-quotients-heaps-by-class = Write a heap from { $first } on as { $first } + i + { $classes }*q, with 0 <= i < { $classes }: i is its class, q its quotient. The law says that such a heap is worth { $worth }, with the saltus s(i) of its class, where c(i) is the value for q = 0.
proof-quotients-induction = Induction shows what has to be checked. Suppose that all heaps smaller than n have the values of the law. Then the law is right for n as well if (1) no option of n has the value that it gives to n, and (2) each smaller number is the value of an option.
proof-quotients-options = Look at a heap of class i with the quotient Q, and at a move that takes t coins and leaves heaps of given classes (or heaps below { $first }, of which there are finitely many). The sizes of the heaps left add up to n-t. Divided by { $classes } that says: the quotients left add up to Q plus a constant. And the value of the option is { $climb ->
    [none] the nim-sum of the numbers c of their classes
    [same] the nim-sum of the numbers { $numbers } of the heaps left
   *[by-class] the nim-sum of the numbers { $numbers } of the heaps left, each with the c and the s of its class
}.
proof-quotients-digits = So (1) and (2) speak of natural numbers that are added and nim-added, nothing else. Both are done digit by digit in base 2: a nim-sum looks at one digit of each number at a time, and a sum has to remember only the carry. So a machine with finitely many states, which reads the binary digits of Q and of a value v side by side, the last ones first, accepts exactly the pairs for which a move of this kind leaves the value v. "There are quotients such that" is a machine too: it tries all digits at once, and remembers in which states it may be.
proof-quotients-decided = There are finitely many classes and finitely many ways to leave heaps of given classes, so all options of class i are joined to one machine. Whether (1) or (2) ever fails is then the question whether some machine accepts anything, and that shows in its finitely many states: is there a way from the first state to an accepting one? There is none.
proof-quotients-classes = The classes
proof-quotients-first-classes = The first classes ({ $more } more follow)
table-heaps = heaps

## Arithmetic functions of the heap.

proof-arithmetic-heap-zero = Heap 0 has no move. So the law holds heap by heap, without an end.
proof-arithmetic-checked = Nothing needs to be checked for this rule but its form. For comparison, its first values.
# $formula: such as “G(1000000) = 6”. $equation: an equation, or a chain of inequalities.
proof-arithmetic-power = { $equation }, so v = { $exponent } and { $formula }.
proof-arithmetic-odd-part = { $equation }, so m = { $odd } and { $formula }.
proof-arithmetic-ones = { $heap } is { $digits } in binary, with { $value } ones. So { $formula }.
proof-arithmetic-even = { $heap } is even, so { $formula }.
proof-arithmetic-two = 2, the first prime, divides { $heap }, so { $formula }.
proof-arithmetic-product = { $equation }, a product of { $value } primes, so { $formula }.
proof-submasks-moves = A move takes some of the binary ones of n, and nothing else: n-k has the ones of n without those of k. So a move leaves any smaller set of the ones. Only their number counts, and any number of them may be taken: the ones are a Nim heap.
proof-submasks-induction = By induction the options of a heap with c ones have the values 0, 1, …, c-1, for each of these numbers of ones may be left; and the smallest number that is missing is c.
proof-primes-moves = Write n as a product of primes. A divisor of n is the product of some of them, so a move leaves any smaller part of these primes. Only their number counts, and any number of them may go: the primes are a Nim heap.
proof-primes-induction = By induction the options of a product of c primes have the values 0, 1, …, c-1, and the smallest number that is missing is c.
proof-non-divisors-claim = Write n = 2^v * m with m odd. Claim: G(n) = (m-1)/2, so each odd m has a value of its own. Suppose that this is true for all smaller heaps.
proof-non-divisors-no-option = No option has the value of n: a smaller number with the same odd part is 2^b * m with b < v, and that divides n.
proof-non-divisors-each-smaller = Each smaller value is that of an option. Let e be odd and e < m. If e does not divide n, e may be left. If it does, it divides m, and so e is at most m/3, as m/e is odd and not 1; then 2^(v+1) * e may be left, for it is smaller than n = 2^v * m, and does not divide n, in which 2 occurs v times only.
proof-quotients-claim = Claim: G(n) = L, where 2^L is the largest power of 2 that is not larger than n. Suppose that this is true for all smaller heaps.
proof-quotients-step = As k is 2 or more, floor(n/k) is at most n/2, so its value is at most L-1. With k = 2, 4, …, 2^L, which are not larger than n, the values L-1, L-2, …, 0 are reached. The smallest number that is missing is L.
proof-quotients-up-claim = Claim: G(n) = L, where 2^L is the smallest power of 2 that is not smaller than n. Suppose that this is true for all smaller heaps.
proof-quotients-up-step = As k is 2 or more, ceil(n/k) is at most ceil(n/2), which is not larger than 2^(L-1), so its value is at most L-1. With k = 2, 4, …, 2^(L-1) the values L-1, L-2, …, 1 are reached, and k = n leaves 1, with the value 0. The smallest number that is missing is L.
proof-remainders-options = A remainder r = n mod k is smaller than k, and as n = q*k + r with q at least 1, n is at least k + r: so r is smaller than n/2. Each such r occurs, with k = n-r. So the options of n are the heaps 0, 1, …, h with h = floor((n-1)/2).
proof-remainders-step = So a larger heap has all options of a smaller one, and the values never fall. By induction those of the heaps 0 to h are all numbers from 0 to G(h), so the smallest number that is missing is G(h) + 1, and G(n) = 1 + G(floor((n-1)/2)). As floor((n-1)/2) + 1 is floor((n+1)/2), each step halves n+1: G(n) = L, where 2^L is the largest power of 2 that is not larger than n+1.
proof-divisors-moves = A move takes a divisor d of n. Write n = 2^v * m with m odd, and d = 2^b * e with e odd; as d divides n, b is v or less. How often does 2 divide what is left?
proof-divisors-cases = If b < v, then n-d = 2^b * (2^(v-b)*m - e), and the number in the brackets is even minus odd, so it is odd: 2 divides n-d exactly b times. Each b from 0 to v-1 occurs, with d = 2^b. If b = v, then n-d = 2^v * (m-e), and m-e is even: n-d is 0, or 2 divides it more than v times.
proof-divisors-all = Here n itself may be taken, which leaves 0, with the value 0. Suppose that all smaller heaps, but 0, have the value that is one more than the number of times that 2 divides them. Then the options of n have the values 1 to v (from b < v), the value 0 (all are taken) and some above v+1. The smallest number that is missing is v+1, so G(n) = v+1.
proof-divisors-proper = Here n itself may not be taken, so nothing leaves 0. Suppose that the value of each smaller heap is the number of times that 2 divides it. Then the options of n have the values 0 to v-1 (from b < v) and some above v. The smallest number that is missing is v, so G(n) = v.
proof-coprime-moves = A divisor that two of the numbers k, n-k and n have in common divides the third one, too. So what is left has no divisor in common with n but 1, just as what is taken.
proof-coprime-primes = Let n be 2 or more, and p the least prime that divides it. Suppose that the law is true for all smaller heaps. No option is divisible by p, so none has the least prime p. Each smaller prime does not divide n, so it may be left, and so may 1.
proof-coprime-all = The only coin of heap 1 may be taken: G(1) = 1. An even heap has odd options only, none of them with the value 0, so its value is 0. From an odd n with the i-th prime as its least one, 2 may be left, with the value 0, and 1, with the value 1, and the second to the (i-1)-th prime, with the values 2 to i-1. The value i is that of no option, so G(n) = i.
proof-coprime-proper = Heap 1 has no move here: G(1) = 0. If p is the i-th prime, 1 may be left, with the value 0, and the first to the (i-1)-th prime, with the values 1 to i-1. The value i is that of no option, so G(n) = i.
