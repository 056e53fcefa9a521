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
pictures-touch-mode = A touch
pictures-mode-take = takes coins
pictures-mode-split = splits the heap
pictures-split = split into { $above } and { $below }
pictures-at-most = { $count ->
    [one] This move may take only { $count } coin.
   *[other] This move may take at most { $count } coins.
}
pictures-pins = Rows of { $rule }
pictures-pin-row = Row { $number }: { $pins ->
    [one] { $pins } pin
   *[other] { $pins } pins
}
pictures-pin-help = Arrow keys go along a row and to the next one. Enter chooses a pin or a gap.
pictures-pin = { $look ->
    [squares] Square { $number } of { $pins }
    [coins] Coin { $number } of { $pins }
   *[pins] Pin { $number } of { $pins }
}
pictures-gap = Part the row: { $left } and { $right }
pictures-pin-choice = Touch the pin again to take it alone, touch a neighbour to take both, or choose:
pictures-row = A row of coins, { $rule }
pictures-row-help = Touch the coins that you want to turn over. Touch the last one again when the move is complete.
pictures-face = Place { $place }: { $face ->
    [heads] heads
   *[tails] tails
}
pictures-board = The board of { $game }
pictures-board-of-squares = { $game }: { $rows ->
    [one] a strip of { $columns } squares
   *[other] a board of { $rows } rows and { $columns } columns
}, { $free ->
    [one] { $free } square is free
   *[other] { $free } squares are free
}
pictures-gather-help = Touch everything that your move takes, then confirm it. A second touch takes the first one back.
pictures-complete = Is this your move?
pictures-board-help = Touch the part that you want to change, or the square to go to. On the keyboard, use arrows and Enter. The list has every move too.
pictures-enter-plays = Enter plays { $move }.
pictures-moves-here = { $count } moves change this spot: { $moves }
pictures-nothing-there = No move changes this spot.
pictures-several = Several moves fit. Which one?
pictures-several-board = Several moves fit. Touch another spot, or choose:
pictures-none = None of these
pictures-loading = Drawing the board
pictures-last-wins = Whoever makes the last move wins.
pictures-last-loses = Whoever makes the last move loses.
pictures-take-range = Take { $from } to { $to } coins from a heap.
pictures-about-game = The story of { $game }
pictures-convention = Who wins
pictures-normal = last mover wins (normal play)
pictures-misere = last mover loses (misère play)
pictures-labelled = the rules say who wins at the end
pictures-no-picture = This game has no picture to play on. Use the list of moves.

# Moves in words. They stand on buttons and after the name of a player.
pictures-words-domino-across = domino on row { $row }, columns { $first }–{ $last }
pictures-words-domino-down = domino on column { $column }, rows { $first }–{ $last }
pictures-words-stone = stone from row { $row }, column { $column } to row { $toRow }, column { $toColumn }
pictures-words-bite = bite at row { $row }, column { $column }
pictures-words-mark = { $mark } on square { $cell }
pictures-words-vertex = take { $vertex } and its neighbours
pictures-words-edge = take the edge from { $from } to { $to }
pictures-words-cut = cut the edge from { $from } to { $to }
pictures-words-go = go from { $from } to { $to }
pictures-words-above = take { $element } and all above it
pictures-words-multiples = take { $element } and its multiples
pictures-words-heap-to = heap { $heap } to { $left }
pictures-words-one-each = { $count ->
    [one] one coin from heap { $heaps }
   *[other] one coin from each of the heaps { $heaps }
}
pictures-words-cake = { $side ->
    [top] { $lines ->
        [one] break off { $lines } row at the top
       *[other] break off { $lines } rows at the top
    }
    [bottom] { $lines ->
        [one] break off { $lines } row at the bottom
       *[other] break off { $lines } rows at the bottom
    }
    [left] { $lines ->
        [one] break off { $lines } column at the left
       *[other] break off { $lines } columns at the left
    }
   *[right] { $lines ->
        [one] break off { $lines } column at the right
       *[other] break off { $lines } columns at the right
    }
}
pictures-words-coin = coin from { $from } to { $to }
pictures-words-knight = knight from { $from } to { $to }
pictures-words-stairs = { $coins ->
    [one] { $coins } coin from stair { $from } to stair { $to }
   *[other] { $coins } coins from stair { $from } to stair { $to }
}
pictures-words-corners = turn the corners of { $from } and { $to }
pictures-words-tuple = to { $to }
