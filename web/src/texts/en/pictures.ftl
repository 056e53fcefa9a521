### Pictures to play on: heaps, rows of coins, boards.

pictures-label = The position as a picture
pictures-heaps = Heaps of { $rule }
pictures-heap = Heap { $number }: { $size }
pictures-move-of-heap = { $words }, heap { $heap }
pictures-heap-help = Arrow keys go from coin to coin. Enter takes a coin and the coins above it.
pictures-coin = take { $taken }, leave { $left }
pictures-coins-all = take all { $taken ->
    [one] { $taken } coin
   *[other] { $taken } coins
}
pictures-coin-no-move = no move leaves { $left }
pictures-empty = empty
pictures-leave = Leave
pictures-leave-of = How many coins to leave of { $size }
pictures-take = Play
pictures-no-such-move = No move leaves this number of coins.
pictures-more-heaps = { $count ->
    [one] There is { $count } more heap. Find its moves in the list.
   *[other] There are { $count } more heaps. Find their moves in the list.
}
pictures-other-moves = More moves of this heap
pictures-pins = Rows of { $rule }
pictures-pin-row = Row { $number }: { $pins ->
    [one] { $pins } pin
   *[other] { $pins } pins
}
pictures-pin-help = Arrow keys go along a row and to the next one. Enter chooses a pin or a gap.
pictures-pin = Pin { $number } of { $pins }
pictures-gap = Part the row: { $left } and { $right }
pictures-pin-choice = Touch the pin again to take it alone, touch a neighbour to take both, or choose:
pictures-row = A row of coins, { $rule }
pictures-row-help = Touch the coins that you want to turn over.
pictures-face = Place { $place }: { $face ->
    [heads] heads
   *[tails] tails
}
pictures-board = Board of { $text }
pictures-board-help = Touch the part that you want to change, or the square to go to. On the keyboard, use arrows and Enter. The list has every move too.
pictures-enter-plays = Enter plays { $move }.
pictures-moves-here = { $count } moves change this spot: { $moves }
pictures-nothing-there = No move changes this spot.
pictures-several = Several moves fit. Which one?
pictures-several-board = Several moves fit. Touch another spot, or choose:
pictures-none = None of these
pictures-loading = Drawing the board
pictures-convention = Who wins
pictures-normal = last mover wins (normal play)
pictures-misere = last mover loses (misère play)
pictures-labelled = the rules say who wins at the end
pictures-no-picture = This game has no picture to play on. Use the list of moves.
