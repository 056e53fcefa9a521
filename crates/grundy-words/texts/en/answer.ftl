### Texts of answers, for people: what commands print.

## What several answers say.

normal-play = normal play
misere-play = misère play
# How something is known, as a label before a statement or after “by”.
known-by = { $way ->
    [definition] definition
    [theorem] theorem
    [proved] proved
   *[seen] seen
}
# A label, such as “proved” or “Verified”, before what it is said of.
labelled = { $label }: { $text }
by-reference = by { $reference }
checked-hypothesis = checked: { $hypothesis }
is-canonical = is { $canonical }
# $reason: why the rule has this other form.
is-canonical-because = is { $canonical }: { $reason }
list-of-more = … and { $count } more
# $how: what to type for that, such as “--max-moves 10”.
list-of-more-how = … and { $count } more ({ $how })
none = none
outcome-n = N: the player to move wins
outcome-p = P: the player to move loses
outcome-t = T: best play ties
outcome-table-t = T: best play is a tie
outcome-d = D: nobody can win, and best play goes on for ever
outcome-and-nim-value = { $outcome }; nim-value { $value }
counted-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
counted-positions = { $count ->
    [one] { $count } position
   *[other] { $count } positions
}
counted-entries = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}

## Who wins a position. What stands in parentheses is said of play, or of how the answer is known.

solve-labelled = the rules say who wins at the end
solve-value-not-requested = { $outcome } (nim-value not requested)
solve-value-not-computed = { $outcome }; nim-value not computed: the search is too large
solve-remoteness = Remoteness { $count }: the number of moves left under best play
solve-remoteness-not-found = Remoteness: not found within the budget
solve-by-definition = by definition, from the options
solve-by-theorem = by theorem
solve-by-proof = proved: a law was checked for this rule
solve-by-seen = only seen, not proved
solve-by-definition-and-theorem = by definition, and by theorem for smaller positions
# $way: how one part of a sum is known.
solve-partly = { $way ->
    [definition] partly computed
    [theorem] partly from theorems
    [proved] partly from a proved law
   *[seen] partly only seen
}
solve-partly-and = { $first }, { $second }
solve-no-winning-move = No winning move.
solve-no-move-left = No move is left: the player to move has won.
solve-not-listed = { $count ->
    [1] There is one winning move; it is not listed.
   *[other] There are { $count } winning moves; none of them is listed.
}
solve-none-listed = There is a winning move; none is listed.
solve-theorem-does-not-say = There is a winning move, but the theorem does not say which.
solve-only-winning-move = The only winning move:
solve-counted-winning-moves = { $count } winning moves:
solve-winning-moves = Winning moves:
solve-more = … and more
solve-perhaps-more = … perhaps there are more
solve-first-listed = … (the first { $count } are listed)
solve-not-all-found = The winning moves were not all found.
# $play: normal play or misère play.
solve-loopy-play = { $play }; play may go on for ever
solve-loopy-value = { $outcome }; value { $value }
solve-loopy-by-smith = by definition; Smith 1966
solve-loopy-by-definition = by definition
solve-loopy-draw-not-listed = A move keeps the draw; none is listed.
solve-loopy-draw-moves = Moves that keep the draw:
solve-table-play = { $play }, by a table of all positions
# $left: such as “3 moves”.
solve-table-left = { $outcome }; best play has { $left } left
solve-table-move-left = { $left } left
solve-table-tie-moves = Moves that keep the tie:
solve-table-better = There is a better move than those that were looked up.
solve-every-move-loses = Every move loses:

## Laws.

law-read-json = its { $states } states are in the JSON
law-read-json-how = its { $states } states are in the JSON ({ $how })
law-also-proved = also proved by { $reference }
law-also-by = also by { $reference }
law-seen-is-no-theorem = { $reference } (a pattern in { $count } values is not a theorem)
law-seen-in-positions = { $reference } (a pattern in positions is not a theorem)
law-seen-without-rule = { $reference } (no rule is known, so nothing can be)
law-none-no-heap = No law was found: no heap was valued.
law-none-to = No law was found in the values of the heaps 0 to { $last }.
law-none-is-no-proof = That is no proof that there is none.
law-none-is-no-proof-how = That is no proof that there is none: { $how }.
law-none-in-list = No law is seen in them.
law-tried =
    Tried: periods, plain or with a saltus, one for all residue classes or one for each; formulas in n;
    machines that read n in base 2 to 10 or in Zeckendorf's way; linear relations between
    subsequences; machines that read n and the value together.
law-of-listed-values = { $count } values, of the heaps { $first } to { $last }
law-values-kept = The values of { $count } heaps are in { $file }.
law-engine = engine: { $name }; { $count } values computed
# The heads of the table of a machine, each as wide as it is: digits follow.
law-machine-head = state  value  digit
law-machine-pairs-head = state    P  digits
# The columns of these heads: whether a state accepts.
yes = yes
no = no
law-none-in-pairs = No law was found in the P-positions with coordinates up to { $to }.
law-first-pairs = the first P-positions: { $pairs }
law-pairs-are = the P-positions are { $formula }
law-pairs-periods = that is: period { $x } in x and { $y } in y
# $places: such as “x ≥ 3, y ≥ 5”.
law-pairs-periods-from = that is: period { $x } in x and { $y } in y (from { $places } on)
law-misere-none = No law of normal play was found, from which one of misère play would follow.
law-misere-outcomes = under misère play the outcomes of one heap have preperiod { $preperiod }, period { $period }
law-misere-seen = by { $reference } (a law that is only seen is no theorem)
# $heaps, $single and $again: lists of numbers.
law-heaps-again = n = { $heaps }, and again every { $period } heaps
law-heaps-and-again = n = { $single }; and n = { $again }, the latter again every { $period } heaps
law-modes-machine = the machine for { $which }:
law-modes-covered = It covers the P-positions, not the other values.
law-modes-in-json = the nim-values of a period are in the JSON
law-modes-in-json-how = the nim-values of a period are in the JSON ({ $how })
law-modes-values = the nim-values for { $heap } = 0, 1, 2, …, where those in [ ] repeat:
law-family-for = for all n, and all numbers with { $condition }
law-family-all-facts = Each of these laws is a fact.
law-family-not-all-facts = Not all of these laws are facts.
law-family-no-pattern = { $known } No theorem is known here that speaks of all numbers, and no pattern is seen in them.
law-family-seen = for { $letter } from { $from } to { $to }. { $known } That it goes on like this is not proved.
law-family-head = the law
law-family-none = none was found
law-family-grid = The period of each rule, { $row } downwards and { $column } to the right (n0/p where it begins at heap n0, p+s where the values grow by s):
# What stands behind the law of a list: $from is the first heap that it was used for.
law-assumed = from heap { $from } on by a law { $reference }: { $sentence }
# $file: the name of a file, or “here”. $shown: what the certificate shows.
certificate-of = { $shown ->
    [nim-value] Certificate of the nim-value: { $file }, { $entries }, { $bytes } bytes
    [outcome] Certificate of the outcome: { $file }, { $entries }, { $bytes } bytes
    [strategy] Certificate of the strategy: { $file }, { $entries }, { $bytes } bytes
    [infinite-value] Certificate of the infinite value: { $file }, { $entries }, { $bytes } bytes
    [graph-values] Certificate of the values of all nodes: { $file }, { $entries }, { $bytes } bytes
   *[draw] Certificate of the draw: { $file }, { $entries }, { $bytes } bytes
}
certificate-of-law = Certificate of the law: { $file }, by "{ $theorem }", { $bytes } bytes
certificate-here = here

## The engine of long runs.

engine-no-space = no sparse space
engine-space-no-rare = sparse space by the mask { $mask }: no rare heap
engine-space-parity-no-rare = sparse space by the mask { $mask } and the parity of the heap: no rare heap
engine-space = sparse space by the mask { $mask }: { $count } rare heaps, the last one { $heap } (value { $value })
engine-space-parity = sparse space by the mask { $mask } and the parity of the heap: { $count } rare heaps, the last one { $heap } (value { $value })
engine-greatest = greatest value { $value }, first at heap { $heap }; Fletcher-32 { $sum }
engine-greatest-and-digests = greatest value { $value }, first at heap { $heap }; Fletcher-32 { $sum }; { $digests }
engine-digests = { $count ->
    [one] { $count } digest of 2^20 values
   *[other] { $count } digests of 2^20 values each
}
# The lines of a table: what, then this.
sparse-mask = mask
sparse-mask-bits = { $mask } (bits { $bits })
sparse-bits-from = all from { $from } on
sparse-bits-and-from = { $bits } and all from { $from } on
sparse-parity = parity of heap
sparse-parity-does-not-count = does not count
sparse-parity-agrees = counts: a value is rare where the parities of bits and heap agree
sparse-parity-differs = counts: a value is rare where the parities of bits and heap differ
sparse-rare = rare heaps
sparse-rare-last = { $count } ({ $share }), the last one { $heap } (value { $value })
sparse-space = sparse space
sparse-space-none = none in these values
sparse-computed = computed
sparse-computed-heaps = { $count } heaps
sparse-greatest = greatest value
sparse-greatest-at = { $value }, first at heap { $heap }
sparse-frequent = most frequent
# $values: such as “3 (12.5 %), 5 (9.38 %)”.
sparse-frequent-values = { $values }; { $count } values occur
sparse-list = rare heaps, as heap:value
sparse-more = and { $count } more
sparse-more-how = and { $count } more ({ $how })

## Games recognised by their values. $kind: number in a row of positions, else heap.

identify-all-zero = All known values are 0: the player to move loses.
identify-few = { $count ->
    [one] { $count } value are few, and much fits by chance: more of them may tell rules apart.
   *[other] { $count } values are few, and much fits by chance: more of them may tell rules apart.
}
identify-all-few = all values are few, and much fits by chance: more of them may tell rules apart.
identify-values = { $kind ->
    [number] nim-values from number { $from } on: { $values }
   *[heap] nim-values from heap { $from } on: { $values }
}
identify-same-rules = the same rules
identify-same-moves = { $rule } has the same moves, heap for heap
# $sentence: one of the sentences below.
identify-for-all = { $sentence }, for all n
identify-for-all-from = { $sentence }, for all n ≥ { $from }
identify-for-seen = { $sentence }, for n = { $from } to { $to }
identify-laws-compared = both laws were compared for all heaps
identify-laws-compared-how = both laws were compared for all heaps ({ $how })
identify-by-laws = { $kind ->
    [number] by the laws ({ $here } here): equal to number { $to }, and then they repeat together
   *[heap] by the laws ({ $here } here): equal to heap { $to }, and then they repeat together
}
identify-by-both-laws = { $kind ->
    [number] by the laws ({ $here } here, { $there } there): equal to number { $to }, and then they repeat together
   *[heap] by the laws ({ $here } here, { $there } there): equal to heap { $to }, and then they repeat together
}
identify-period = period { $period } from heap { $from } on
identify-period-saltus = period { $period }, saltus { $saltus } from heap { $from } on
identify-not-the-same = Not the same as { $rule }, nor after a shift or with values repeated.
identify-no-rule = No rule of the catalogue ({ $count } rules) has these values.
identify-no-other-rule = No other rule of the catalogue ({ $count } rules) has these values.
identify-differs = differs
# $rule: a rule, or such a phrase with what it is compared by.
identify-differs-first = { $kind ->
    [number] { $rule } number { $heap } is worth { $here } here and { $there } there
   *[heap] { $rule } heap { $heap } is worth { $here } here and { $there } there
}
identify-agrees-to = { $kind ->
    [number] { $rule } agrees to number { $last }; number { $heap } is worth { $here } here and { $there } there
   *[heap] { $rule } agrees to heap { $last }; heap { $heap } is worth { $here } here and { $there } there
}
identify-with-heap = { $rule } (with its heap { $place })
identify-with-sentence = { $rule } ({ $sentence })
oeis-from-heap = OEIS { $number }, from heap { $heap } on
# $place: a formula in n.
relation-shift = { $kind ->
    [number] number n is worth what heap { $place } of { $other } is worth
   *[heap] heap n is worth what heap { $place } of { $other } is worth
}
relation-repeated-here = { $kind ->
    [number] number n is worth what heap { $place } of { $other } is worth: each value stands { $times ->
        [2] twice here
       *[other] { $times } times here
    }
   *[heap] heap n is worth what heap { $place } of { $other } is worth: each value stands { $times ->
        [2] twice here
       *[other] { $times } times here
    }
}
relation-repeated-there-twice = { $kind ->
    [number] number n is worth what the heaps { $first } and { $last } of { $other } are worth: each value stands twice there
   *[heap] heap n is worth what the heaps { $first } and { $last } of { $other } are worth: each value stands twice there
}
relation-repeated-there = { $kind ->
    [number] number n is worth what the heaps { $first } to { $last } of { $other } are worth: each value stands { $times } times there
   *[heap] heap n is worth what the heaps { $first } to { $last } of { $other } are worth: each value stands { $times } times there
}
relation-zeros-here = { $kind ->
    [number] number n is worth what heap { $place } of { $other } is worth, and 0 where that is no heap: zeros stand between the values here
   *[heap] heap n is worth what heap { $place } of { $other } is worth, and 0 where that is no heap: zeros stand between the values here
}
relation-zeros-there = { $kind ->
    [number] number n is worth what heap { $place } of { $other } is worth: zeros stand between the values there
   *[heap] heap n is worth what heap { $place } of { $other } is worth: zeros stand between the values there
}
relation-without-zeros = the values other than 0 are those of { $other }, one after the other

## State graphs.

graph-wins = the player to move wins
graph-loses = the player to move loses
graph-ties = the game is a tie
graph-draws = nobody can win, and best play goes on for ever
# $outcome: one of the clauses above.
graph-no-move-left = { $outcome }, and no move is left
graph-moves-left = { $count ->
    [one] { $outcome }, { $count } move under best play
   *[other] { $outcome }, { $count } moves under best play
}
graph-labelled-ends = labelled ends
graph-best-play = Best play: { $nodes }
graph-options = Options:
# What a move to an option does, for the player who makes it.
graph-option-wins = wins
graph-option-loses = loses
graph-option-ties = ties
graph-option-draws = draws
graph-reply = reply { $node }
graph-no-move = no move is left
graph-infinite = D: nobody can win, and best play goes on for ever. ∞(…) is no nim-value: the options that have one have these (Smith 1966).
# Heads of the columns of tables.
graph-head-node = node
graph-head-nim-value = nim-value
graph-head-normal = normal
graph-head-misere = misère
graph-head-remoteness-normal = remoteness (normal)
graph-head-remoteness-misere = (misère)
graph-head-winning-options = winning options
graph-head-best-options = best options
graph-head-label = label
graph-head-outcome = outcome
graph-head-remoteness = remoteness

## Lists and tables of values. $play: normal play or misère play.

listing-heap-options = options of each heap
listing-position-options = options of each position
listing-nim-values = nim-values (normal play)
listing-p-positions = P-positions, where the player to move loses ({ $play })
listing-n-positions = N-positions, where the player to move wins ({ $play })
listing-count = the number of { $outcome }-positions from { $from } to { $to } ({ $play })
listing-outcomes = outcomes for the player to move ({ $play })
listing-no-option = (none)
xor-table-sums = nim-sums a ⊕ b
xor-table-products = nim-products a ⊗ b
xor-table-sums-to = The nim-sums a ⊕ b for a, b = 0 to { $to }
xor-table-products-to = The nim-products a ⊗ b for a, b = 0 to { $to }
# $way: how it is known, such as “theorem”.
at-who-wins = who wins; the nim-value is not known; { $way }
nimber-field = in the field of the nimbers below { $field }
nimber-order = the order, an ordinary number, in the field of the nimbers below { $field }
nimber-no-roots = x^2 + x = c has no solution below 2^128
nimber-no-roots-here = x^2 + x = c has no solution in the field of the nimbers below { $field }; these lie below { $larger }
nimber-roots = the solutions of x^2 + x = c in the field of the nimbers below { $field }
# $way: how it is known, such as “theorem”.
tartan-table = nim-values of a head at (row,column) (normal play, by { $way })
tartan-by = by { $way }
tartan-head = { $head } is worth { $value }

## Games that were played.

grade-nim-value = nim-value { $value }
grade-player = player { $player }:
grade-kept = keeps the win
grade-gave-away = gives the win away
grade-lost = had no winning move
grade-better = { $grade }; better: { $moved }
grade-no-move = no move is left
grade-to-move = to move; the game is not over
grade-winner = Player { $player } wins.

## Certificates that were checked.

# Labels with their colons; what they are said of follows.
check-rejected = Rejected:
check-rejected-line = line { $line }: { $why }
check-not-checked = Not checked:
check-ended-before = the work was ended before
check-verified = Verified:
check-verified-in-part = Verified in part:
check-infinite-value = the value of { $position } is { $value }   (normal play, by definition; Smith 1966)
check-draw = { $play ->
    [normal] nobody can win at { $position } under normal play (by definition)
   *[misere] nobody can win at { $position } under misère play (by definition)
}
check-wins = { $play ->
    [normal] the player to move wins at { $position } under normal play (by definition)
   *[misere] the player to move wins at { $position } under misère play (by definition)
}
check-loses = { $play ->
    [normal] the player to move loses at { $position } under normal play (by definition)
   *[misere] the player to move loses at { $position } under misère play (by definition)
}
# $moves: such as “3 moves”; $positions: such as “2 positions”.
check-strategy = the strategy answers { $moves } from { $positions } of the opponent
check-nim-value = the nim-value of { $position } is { $value }   (normal play, by definition)
check-outcome = the outcome of { $position } is { $outcome }   (normal play, by definition)
check-nodes = { $count ->
    [one] the entries give the values of all { $count } node of the graph   (normal play, by definition)
   *[other] the entries give the values of all { $count } nodes of the graph   (normal play, by definition)
}
check-infinite-nodes = { $count ->
    [1] one of them is infinite (Smith 1966)
   *[other] { $count } of them are infinite (Smith 1966)
}
check-of-claim = of the claim: { $claim }
check-moves = where the moves are: { $moves }
check-bytes = { $bytes } bytes, checked
check-bytes-seconds = { $bytes } bytes, checked in { $seconds } s
# $entries: such as “3 entries”.
check-entries = { $entries }, { $file }

## Tables of all positions.

label-counted = { $position }: { $positions } and { $moves }; the longest play has { $longest }
label-file = The table of all positions is in { $file }.

## Rules and games.

# Words in front of what they name.
rule-rule = rule
rule-canonical = canonical
rule-game = game
rule-position = position
rule-board = board
rule-also-called = also called
