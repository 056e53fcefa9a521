### Hints, and the words of moves.
###
### A hint is an order or a clause. It begins with a small letter and has no full stop, for more may follow; a hint that
### begins with a capital letter is whole sentences.

hint-leave-lost = leave a position from which every move loses
hint-leave-lost-for-opponent = leave a position that is lost for the opponent
hint-every-move-loses = no move wins: every move leaves a position that the opponent wins
hint-nim-sum-is-zero = no move wins: the nim-sum is 0
hint-no-move-wins = no move wins
hint-keep-tie = no move wins: keep the tie
hint-keep-draw = no move wins: keep the draw
# $reason: a whole clause that says why, of the reasons (reason.ftl) or of misère Nim below.
hint-no-move-wins-because = no move wins. { $reason }

hint-over-tie = no move is left: nobody has won
hint-over-lost = no move is left: the player to move has lost
hint-over-won = no move is left: the player to move has won

# $heaps: one of the phrases hint-heaps-… below.
hint-leave = leave { $heaps }
# $heap: a number of coins; $heaps: one of the phrases hint-heaps-… below.
hint-lost-heap = no move wins: { $heap } is { $heaps }

hint-heaps-nothing = nothing
# $numbers: a list of numbers, such as “1, 2 or 5”.
hint-heaps-coins = { $count ->
    [one] { $numbers } coin
   *[other] { $numbers } coins
}
hint-heaps-parity = { $parity ->
    [odd] an odd number
   *[even] an even number
}
hint-heaps-multiple = a multiple of { $modulus }
# $residues: a list of numbers, such as “0 or 2”.
hint-heaps-more-than-multiple = { $residues } more than a multiple of { $modulus }
hint-heaps-range-more-than-multiple = { $first } to { $last } more than a multiple of { $modulus }
hint-heaps-zeros-binary = { $parity ->
    [odd] a number with an odd number of trailing zeros in binary
   *[even] a number with an even number of trailing zeros in binary
}
hint-heaps-zeros-base = { $parity ->
    [odd] a number with an odd number of trailing zeros in base { $base }
   *[even] a number with an even number of trailing zeros in base { $base }
}
# $exponent: odd, even, or any.
hint-heaps-power = { $exponent ->
    [odd] a power of { $base } with an odd exponent
    [even] a power of { $base } with an even exponent
   *[any] a power of { $base }
}
hint-heaps-less-than-power = { $exponent ->
    [odd] { $less } less than a power of { $base } with an odd exponent
    [even] { $less } less than a power of { $base } with an even exponent
   *[any] { $less } less than a power of { $base }
}
# Two of these phrases, or more: $first may be such a list itself.
hint-heaps-either = { $first }, or { $second }

hint-make-last-move = make the last move
hint-make-nim-sum-zero = make the nim-sum 0
# $change: such as “heap 3 to 1”, or “5 → 4 (take 1)”.
hint-make-nim-sum-zero-by = make the nim-sum 0: { $change }
hint-make-nim-sum-zero-by-and-copy = make the nim-sum 0: { $change }, and copy every move of the opponent in the other part
hint-leave-copies = leave two equal parts, and copy every move of the opponent in the other part
move-heap-to = heap { $from } to { $to }

# A hint in steps: a clause as a sentence.
hint-sentence = { $clause }.
hint-move-in-heap = Move in the heap of { $heap }.
# $game: a rule or the name of a game.
hint-move-in-heap-of-game = Move in the heap of { $heap } of { $game }.
hint-move-in-game = Move in { $game }.

## Misère Nim.

counted-heaps-of-one = { $count ->
    [0] no heap of one
    [one] one heap of one
   *[other] { $count } heaps of one
}
hint-misere-over = No coin is left, and under misère play the player who cannot move wins: the other one took the last coin.
# $ones: such as “2 heaps of one”.
hint-misere-only-ones = { $parity ->
    [even] Only heaps of one are left: { $ones }, an even number. They are taken one by one, and the other player takes the last one and loses.
   *[odd] Only heaps of one are left: { $ones }, an odd number. They are taken one by one, and the player to move takes the last one and loses.
}
hint-misere-look-only-ones = Only heaps of one are left
hint-misere-one-large = { $parity ->
    [even] Exactly one heap has two coins or more, the heap of { $heap }; beside it { $ones }. Now is the moment: leave an odd number of heaps of one. { $count } is even, so leave 1 coin of the { $heap }.
   *[odd] Exactly one heap has two coins or more, the heap of { $heap }; beside it { $ones }. Now is the moment: leave an odd number of heaps of one. { $count } is odd, so take all { $heap } coins.
}
hint-misere-look-one-large = Exactly one heap has two coins or more, the heap of { $heap }; beside it { $ones }. Now is the moment
hint-misere-several-large-lost = { $count ->
    [one] { $count } heap has two coins or more, and the nim-sum is 0: lost, as in normal play.
   *[other] { $count } heaps have two coins or more, and the nim-sum is 0: lost, as in normal play.
}
hint-misere-several-large = { $count ->
    [one] { $count } heap has two coins or more, so play as in normal play: the nim-sum is { $sum }, make it 0.
   *[other] { $count } heaps have two coins or more, so play as in normal play: the nim-sum is { $sum }, make it 0.
}
hint-misere-look-several-large = { $count ->
    [one] { $count } heap has two coins or more, so play as in normal play
   *[other] { $count } heaps have two coins or more, so play as in normal play
}
