### Explanations of positions: titles, headings and sentences.
###
### The conventions: N is a position that the player to move wins, P one that this player loses, T a tie and D a draw.
### G is the nim-value, mex the smallest number that is missing, xor the nim-sum: formulas stay as they are.

## Titles. $position: a position as it is typed.

explain-title-normal = { $position }   (normal play: whoever makes the last move wins)
explain-title-misere = { $position }   (misère play: whoever makes the last move loses)
explain-title-labelled = { $position }   (the rules say who wins at the end)
explain-title-loopy-normal = { $position }   (whoever makes the last move wins; nobody wins a game that goes on for ever)
explain-title-loopy-misere = { $position }   (whoever makes the last move loses; nobody wins a game that goes on for ever)

## Headings of sections.

heading-answer = Answer
heading-reason = The reason
heading-end-of-play = The end of play
heading-nim-values = Nim-values
heading-nim-sum = The nim-sum
heading-number = What the number says
heading-rule-for-answers = A rule for all answers
heading-winning-moves = Winning moves
heading-only-winning-move = The only winning move
heading-every-move-loses = Every move loses
heading-other-moves-lose = The other moves lose
heading-other-moves-do-not-win = The other moves do not win
heading-other-moves = The other moves
heading-more-moves = More moves
heading-moves-keep-tie = The moves that keep the tie
heading-moves-keep-draw = Moves that keep the draw
heading-who-wins-from-where = Who wins from where
heading-smaller-positions = Who wins from the smaller positions
heading-different-under-misere = What is different under misère play
heading-heaps = The heaps
heading-normal-play-would = What normal play would do
heading-values = The values

## Who wins.

explain-loses-value = The player to move loses against best play (P): the nim-value is 0.
explain-wins-value = The player to move wins (N): the nim-value is { $value }, not 0.
explain-loses = The player to move loses against best play (P).
explain-wins = The player to move wins (N).
# $player: first or second.
explain-player-wins = { $player ->
    [first] The player to move (the first player) wins (N).
   *[second] The player to move (the second player) wins (N).
}
explain-player-loses = { $player ->
    [first] The player to move (the first player) loses against best play (P).
   *[second] The player to move (the second player) loses against best play (P).
}
explain-player-ties = { $player ->
    [first] Best play ties (T); the first player is to move.
   *[second] Best play ties (T); the second player is to move.
}
explain-known-no-move = Known by definition: there is no move.
explain-known-definition = Known by definition, from the options.
explain-known-definition-and-theorem = Known by definition, from the options. For smaller positions a theorem was used, cited below.
explain-known-theorem = Known by theorem, cited below.
explain-known-proved = Proved, as stated below.
explain-known-seen = Only seen, not proved.
explain-known-whole-search = Known by definition: the whole position was searched.
explain-known-labelled = Known by definition: all positions that can be reached were searched. There is no nim-value, since not the last move but a rule decides who wins.
# $reference: a theorem, with author and year.
explain-by-theorem = By theorem: { $reference }.
explain-value-open = The theorem says who wins. The nim-value, which a sum would need, was not computed: the search is too large.
explain-end-of-play = No move is left. Under normal play whoever cannot move has lost: the other player made the last move.

## Reasons. $here: what the numbers say (reason.ftl).

explain-here = { $here }.
explain-here-loses = { $here }. The player to move loses.
explain-here-wins = { $here }. The player to move wins.
explain-proved-by = This is proved, by { $reference }.
explain-is-theorem = This is a theorem: { $reference }.
and-more = … and { $count } more
table-ones = ones
table-ones-mod = ones mod { $modulus }
table-and-more = and { $count } more
table-value = value
nim-sum = nim-sum

## Nim-values.

explain-mex = G is the nim-value: the mex of the values of all options, that is the smallest of 0, 1, 2, … that is not among them.
explain-mex-and-sum = G is the nim-value: the mex of the values of all options, that is the smallest of 0, 1, 2, … that is not among them. The value of several parts together is the nim-sum (xor) of their values.
explain-heads = Each head is a part of its own, under normal play. A move turns a head to tails, and every other coin it turns counts as one more head in its place; two heads in one place cancel.
explain-options-likewise = The values of the options were found in the same way, from the end of play up.
# A position or an option without anything left.
nothing-left = nothing
# $formula: such as “G(0) = 0”.
explain-value-no-move = { $formula }: no move is left
explain-value-because = { $formula }: { $because }
# Options stand in the lines below.
explain-value-among-options = { $formula }, since among its options there are
# $clause: one of the clauses below.
explain-value-and = and { $clause }
explain-no-option-has-it = no option has the value itself
explain-smaller-occur-among = all smaller numbers occur among the values of its { $total } options, { $value } does not
explain-none-is-worth = none of its { $total } options is worth { $value }
explain-missing = { $value ->
    [0] 0 does not occur
    [1] 0 occurs, 1 does not
    [2] 0 and 1 occur, 2 does not
    [3] 0, 1 and 2 occur, 3 does not
   *[other] 0 to { $below } occur, { $value } does not
}

## Laws in their use for one heap. $rule: a rule; $because: the law and its proof or theorem.

explain-nim = A Nim heap of n coins is worth n, by theorem (Bouton 1901): its options are heaps of 0, …, n-1 coins, whose values are 0, …, n-1, so the mex is n.
explain-theorem-used = A theorem was used: { $reference }.
# Two sentences or more, one after the other.
explain-law-and-proof = { $law } { $proof }
# $hypotheses: sentences without a full stop, with semicolons between them.
explain-proved-by-form = This is proved, by the theorem of { $reference }; its hypotheses show in the form of the rule: { $hypotheses }.
explain-proved-by-check = This is proved, by { $reference }; it asks for a finite check, and the program made it: { $hypotheses }.
explain-law-arithmetic = For { $rule }, G(n) = { $formula } for n >= 1, so G({ $heap }) = { $value }.
# $law: a sentence of law.ftl without its full stop.
explain-law-of-rule = For { $rule }, { $law }. So G({ $heap }) = { $value }.
explain-law-synchronised = { $rule } has values that a machine with { $states } states reads together with n, digit by digit in base { $base }: of all values it accepts { $value } alone for { $heap }.
explain-law-automatic = { $rule } has values that a machine with { $states } states reads from the digits of n { $numeration }, the last digit first. It starts in state 0. { $heap } is { $digits } { $numeration }, so it goes { $steps }, and the value of the last state is { $value }.
explain-law-take-from = Where any number from { $least } on may be taken, G(n) = floor(n/{ $least }), so G({ $heap }) = { $value }.
explain-law-take-to = Where 1 to { $most } coins may be taken, G(n) = n mod { $modulus }, the remainder when n is divided by { $modulus }; { $heap } mod { $modulus } = { $value }.
explain-law-take-between = Where { $least } to { $most } coins may be taken, G(n) = floor((n mod { $modulus })/{ $least }); { $heap } mod { $modulus } = { $remainder }, so G({ $heap }) = floor({ $remainder }/{ $least }) = { $value }.
# $law, $short and $here: sentences of law.ftl, without their full stops.
explain-law-window = From 1 to T(n) coins may be taken: { $law }. { $here }.
explain-law-window-in-short = From 1 to T(n) coins may be taken: { $law }. Here { $short }. { $here }.
explain-window-grew = T({ $heap }) = { $most } is larger than T({ $below }), so G({ $heap }) = { $value }
explain-law-period = { $rule } has period { $period } from heap { $from } on: G(n+{ $period }) = G(n) for all n >= { $from }.
explain-law-saltus = { $rule } grows by { $saltus } every { $period } heaps from heap { $from } on: G(n+{ $period }) = G(n) + { $saltus } for all n >= { $from }.
explain-same-remainder = { $heap } and { $like } leave the same remainder when divided by { $period }, so G({ $heap }) = G({ $like }) = { $value }.
# $because and $formula: equations.
explain-so = { $because }, so { $formula }.

## The nim-sum.

explain-columns-even = Every column holds an even number of 1s, so the nim-sum is 0.
# $label: a part of the position. $equation: such as “101 xor 001 = 100”.
explain-columns-only = The nim-sum has a 1 in the columns that hold an odd number of 1s. Its highest 1 stands in the column of { $top }; only { $label } has a 1 there. Flip the bits of { $bits } in { $label }: it gets smaller, and the nim-sum becomes 0: { $equation }, so { $kind ->
    [heap] { $value } must become { $next }
   *[value] the value { $value } must become { $next }
}.
explain-columns-several = The nim-sum has a 1 in the columns that hold an odd number of 1s. Its highest 1 stands in the column of { $top }; { $count } parts have a 1 there, an odd number. Flip the bits of { $bits } in one of them, say in { $label }: it gets smaller, and the nim-sum becomes 0: { $equation }, so { $kind ->
    [heap] { $value } must become { $next }
   *[value] the value { $value } must become { $next }
}.
explain-number = Alone, only 0 or not 0 decides. In a sum the number itself decides: this position plays like a Nim heap of { $value }. Beside a Nim heap of { $value } it is lost for the player to move ({ $value } xor { $value } = 0); beside one of { $other }, or of any other size, it is won ({ $value } xor { $other } = { $sum }).

## Moves. $moved and $reply: moves as they are written in the game.

explain-winning-not-found = There is a winning move, since the nim-value is not 0; but the position has so many moves that none was found among the first ones.
explain-winning-not-asked = There are winning moves; none of them was asked for.
explain-winning-unknown = There is a winning move, but the theorem does not say which.
explain-first-of-all = … { $total } in all; the first ones are shown
explain-first-ones = … these are the first ones
explain-so-on-of-all = … and so on: { $total } moves in all, the first ones are shown
explain-so-on = … and so on; the first ones are shown
explain-answer = answer { $reply }
explain-any-equal = (any of { $count } equal ones)
# One line for a move and the answer to it, then perhaps what else is said of the move.
explain-move-and-answer = { $moved }; answer { $reply }
explain-move-any-equal = { $moved } (any of { $count } equal ones)
explain-move-why = { $moved }: { $why }
explain-wins-nothing-left = nothing is left: the opponent cannot move
explain-leaves-zero = it leaves nim-value 0: { $formula }
explain-makes-sum-zero = { $equation }: the nim-sum becomes 0
explain-makes-sum-zero-as = { $equation }, and { $formula }: the nim-sum becomes 0
explain-after-last-move = After it no move is left: you made the last one.
explain-after-sum = After it the nim-sum is 0. Whatever the opponent does, you can make it 0 again, so the last move is yours.
explain-after-value = After it the nim-value is 0. Whatever the opponent does, you can leave 0 again, so the last move is yours.
explain-after-theorem = After it, whatever the opponent does, you find such a move again.
explain-after-misere = After it, whatever the opponent does, you can leave a P-position again, until the opponent has to make the last move.
explain-after-labelled = After it, whatever the opponent does, you can leave a position that is P for the opponent again, until the rules declare you the winner.
# $rule: sentences that say how to answer every move.
explain-from-then-on = From then on: { $rule }
# Moves with their answers stand in the lines below.
explain-example-after = For example, after { $moved }:
explain-losing-sum-from-zero = Each move changes one number, so the nim-sum is no longer 0, and there is an answer that makes it 0 again:
explain-losing-value-from-zero = Each move leads to a value other than 0, and there is an answer that leads back to 0:
explain-losing-sum = They leave a nim-sum other than 0, and there is an answer that makes it 0:
explain-losing-value = They leave a value other than 0, and there is an answer that leads to 0:
explain-losing-misere = Each leaves an N position, in which the opponent has an answer that leaves P:
explain-losing-theorem = The opponent wins after each of them, with this answer:
explain-losing-labelled = Each leaves a position that the opponent wins (N), with the answer:
explain-not-winning-labelled = Each leaves a position that is not lost for the opponent, who has the answer:
explain-ends-in-tie = it ends in a tie
explain-ends-opponent-wins = it ends the play, and the opponent wins
explain-ended-by-you = no move is left: you made the last one
explain-took-last-coin = you took the last coin

## Rules for all answers: whole sentences; the first begins with a small letter, for it follows a colon or stands alone.

explain-rule-after = A rule for all answers: { $rule }
answer-complement-to-multiple = whenever the opponent takes k coins of the { $heap }, take { $both } - k. Both together take { $both }, so what is left stays a multiple of { $both }, and the last answer is yours.
answer-complement-to-remainder = whenever the opponent takes k coins of the { $heap }, take { $both } - k. Both together take { $both }, so when divided by { $both }, what is left keeps a remainder below { $least }, and the last answer is yours.
answer-copy = the two parts are equal, so copy every move of the opponent in the other part.

## Misère play.

explain-misere-normal-differs = Under normal play this position has nim-value { $value } and is { $outcome }; the other player wins here.
explain-misere-normal-agrees = Under normal play this position has nim-value { $value } and is { $outcome }; the same player wins here, but not by that reason.
explain-misere-no-sums = Nim-values do not decide misère play, and do not add there: two Nim heaps of 2 and the empty position both have nim-value 0, but under misère play the player to move loses the first and wins the second.
# $position, $leaves and $options: positions.
explain-misere-over = { $position }: N, no move is left: under misère play the player who cannot move wins
explain-misere-n = { $position }: N, since { $moved } leaves { $leaves }, which is P
explain-misere-p-only = { $position }: P, since the only option ({ $options }) is N
explain-misere-p = { $position }: P, since all options ({ $options }) are N
explain-is-nim = Any number of coins may be taken from every heap here, so this is Nim.
explain-misere-nim-rule = Known by theorem (Bouton 1901): play misère Nim exactly like normal Nim, until your move would leave only heaps of one coin; then leave an odd number of them. Heaps of one are taken one by one, so that the opponent takes the last coin and loses.
explain-misere-nim-after-large = A nim-sum of 0 needs a second heap of two or more, so it is the opponent who must some day leave only one such heap. Then it is your turn to choose how many heaps of one are left.
explain-misere-nim-after-ones = From now on every move takes a whole heap of one, and the opponent takes the last.
explain-misere-nim-losing-ones = Every move takes a whole heap of one, and so does the answer:
explain-misere-nim-losing = Each move has an answer that leaves nim-sum 0 again, or an odd number of heaps of one:
explain-misere-nim-others = Each of them has an answer that leaves nim-sum 0 with a heap of two or more, or an odd number of heaps of one:
explain-misere-nim-normal-over = Under normal play the player who cannot move has lost: just the reverse.
# $ones: such as “2 heaps of one” (hint.ftl).
explain-misere-nim-normal-ones = Just the reverse: whoever takes the last of { $ones } wins there, so misère and normal play differ here.
explain-misere-nim-normal-one-large = { $parity ->
    [even] Normal play would take all { $heap } coins, to leave nim-sum 0, that is an even number of heaps of one. Misère play leaves an odd number. This is the only place where the two conventions differ in Nim: when the move leaves nothing but heaps of one.
   *[odd] Normal play would leave 1 coin of the { $heap }, to leave nim-sum 0, that is an even number of heaps of one. Misère play leaves an odd number. This is the only place where the two conventions differ in Nim: when the move leaves nothing but heaps of one.
}
explain-misere-nim-normal-lost = The same: a nim-sum of 0 is lost there too.
explain-misere-nim-normal-same = The same moves: the conventions part only when a move leaves nothing but heaps of one.
explain-leaves-odd-ones = it leaves { $ones }, an odd number

## Labelled games: the rules say who wins at the end.

# $names: the names of the numbers, such as “n, k”.
explain-labelled-positions = A position is ({ $names }, turn); the turn is 0 when the first player is to move, 1 when the second is. N means that the player to move wins, P that the other one does.
# $rule: what the rules say of the end, as they are typed.
explain-labelled-end = At the end: { $rule }.
# $end: tie, first or second, who wins at the end; $player: first or second, who is to move.
explain-labelled-at-end = { $position }: { $outcome }, the end: { $end ->
    [tie] it is a tie
    [first] the first player wins
   *[second] the second player wins
}, and { $player ->
    [first] the first player is to move
   *[second] the second player is to move
}
# $options: such as “(1,0) (which is P) and (2,0) (which is N)”.
explain-labelled-leads = { $position }: { $outcome }, it leads to { $options }
explain-labelled-which-is = { $position } (which is { $outcome })
explain-labelled-and = { $first } and { $second }

## Games that may go on for ever. ∞(K) is an infinite value.

explain-moves-left = { $count ->
    [0] Under best play no move is left.
    [one] Under best play { $count } move is left.
   *[other] Under best play { $count } moves are left.
}
explain-loopy-wins = The player to move wins (N).
explain-loopy-wins-value = The player to move wins (N): the value is { $value }.
explain-loopy-loses = The player to move loses against best play (P).
explain-loopy-loses-value = The player to move loses against best play (P): the value is { $value }.
explain-loopy-draw = Nobody can win (D). Best play goes on for ever.
explain-loopy-draw-value = Nobody can win (D): the value is { $value }. Best play goes on for ever.
explain-loopy-and-moves-left = { $answer } { $left }
explain-loopy-no-move-loses = There is no move, and who cannot move loses.
explain-loopy-no-move-wins = There is no move, and under misère play who cannot move wins.
explain-loopy-won = A move leads to a position that the opponent loses (P). From then on the winner always has an answer that leads to such a position again, and nearer to the end. So the play ends.
explain-loopy-lost = Each move leads to a position that the opponent wins (N). The opponent's answers come nearer and nearer to the end, even if a move leads back. So the play ends.
explain-loopy-drawn = No move leads to a position that the opponent loses (P), so the player to move cannot win. But some move leads to another position where nobody can win (D). The opponent there is in the same case, and moves to such a position again. So the play goes on for ever.
explain-loopy-is-worth = { $position } is worth { $value }
explain-loopy-no-nim-value = { $value } is no nim-value. It lists the nim-values of the options that have one. Some other option goes on for ever.
explain-loopy-all-finite = All parts have nim-values, and their nim-sum is { $sum }. Such a value holds although play may go on for ever: the opponent answers a move to a larger or infinite value with a move back.
explain-loopy-one-infinite = n + ∞(K) = ∞(K ⊕ n). Here the nim-values of the other parts have the nim-sum n = { $sum }: { $equation }.
explain-loopy-zero-in-list = 0 is in the list, so a move leaves the value 0, and wins.
explain-loopy-zero-not-in-list = 0 is not in the list, so no move leaves the value 0. The opponent cannot win either, as the play can go on in the infinite part.
explain-loopy-several-infinite = Two parts or more are infinite. Each player can always move in one of them so that it goes on, and so nobody wins.
explain-loopy-move-left = { $count ->
    [0] { $moved }; no move is left after it
    [one] { $moved }; { $count } move is left after it
   *[other] { $moved }; { $count } moves are left after it
}
explain-loopy-answer-wins = { $moved }; the answer { $reply } wins
explain-loopy-opponent-cannot-move = { $moved }; it loses, as the opponent cannot move
explain-loopy-move-loses = { $moved }; it loses
explain-loopy-gives-win-away = { $moved }; it gives the win away: then nobody can win
explain-loopy-not-listed = Some moves are not listed.
