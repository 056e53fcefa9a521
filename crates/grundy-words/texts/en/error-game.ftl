### Errors of the boards and positions of games.

error-game-no-graph = { $what ->
    [order] this is no order
   *[graph] this is no graph
}
error-game-not-closed = { $what ->
    [order] the order is not closed
   *[graph] the graph is not closed
}
error-game-graph-ends-before = { $what ->
    [order] the order ends before this
   *[graph] the graph ends before this
}
error-game-edge-only-so-often = { $count ->
    [one] the board has this edge only once
   *[other] the board has this edge only { $count } times
}
error-game-no-such-line = { $kind ->
    [row] the cake has no row { $number }
   *[column] the cake has no column { $number }
}
error-game-expects-line = { $kind ->
    [row] a row from 1 to { $most }
   *[column] a column from 1 to { $most }
}
# A graph of a family such as grid 3x4, which needs its size.
error-game-expects-size = { $what ->
    [size] a size such as `{ $example }`
   *[number] a number such as `{ $example }`
}
error-game-expects-graph = a graph {"{a-b, b-c, d}"}, a family ({ $families }) or a file (@edges.csv)
error-game-expects-order = an order {"{a<b, b<c, d}"}, a family ({ $families }) or a file (@below-above.csv)
error-game-expects-sign-comma-brace = { $sign }, `,` or `{"}"}`

## What is wrong.

error-game-more-than-bytes = a game of more than { $most } bytes
error-game-board-no-edge = the board has no such edge
error-game-bar-without-squares = a bar without squares
error-game-row-longer-than-one-above = this row is longer than the one above
error-game-row-without-squares = a row without squares
error-game-bar-too-many-rows = a bar with too many rows
error-game-layer-without-rows = a layer without rows
error-game-row-longer-than-one-before = this row is longer than the one above or before it
error-game-bar-too-many-squares = a bar with too many squares
error-game-bar-too-many-directions = a bar with too many directions
error-game-stands-list-twice = this stands in the list twice
error-game-square-off-board-whose-side = this square is off the board, whose side is { $side }
error-game-square-written = { $found } where a square is written (x,y)
error-game-another-knight-follow = { $found } where another knight may follow
error-game-square-knight-begins = { $found } where the square of a knight begins
error-game-board-without-squares = a board without squares
error-game-cake-without-size = a cake without a size
error-game-place-poisoned-piece-missing = the place of the poisoned piece is missing
error-game-poisoned-piece-row-column = the poisoned piece has a row and a column
error-game-family-needs-size = a { $name } needs its size
error-game-family-has-one-size = { $name } has one size
error-game-family-too-small = a { $name } of { $number }
error-game-edge-not-between-two-vertices = the edge { $from }-{ $to } is not between two of the { $number } vertices
error-game-start-not-among-vertices = the start is not among the vertices
error-game-line-only-two-names-ends = a line has only two names, the ends of an edge
error-game-line-names-either-comma-space = a line has its names either with a comma or with a space between them
error-game-board-no-vertex = the board has no vertex { $name }
error-game-edge-two-ends = an edge has two ends
error-game-name-ends-before = the name ends before this
error-game-nothing-follows-comma = nothing follows the comma
error-game-graph-too-many-vertices = a graph with too many vertices
error-game-graph-too-many-edges = a graph with too many edges
error-game-edge-leads-from-vertex-itself = the edge { $edge } leads from a vertex to itself
error-game-edge-stands-twice = the edge { $edge } stands here twice
error-game-graph-without-vertices = a graph without vertices
error-game-order-goes-round-cycle = the order goes round in a cycle: { $cycle }
error-game-arc-direction = an arc has a direction
error-game-edge-off-ground = this edge is off the ground
error-game-picture-no-ground = the picture has no ground
error-game-ground-another-name = the ground has another name
error-game-edge-of-picture-off-ground = the edge { $edge } is off the ground
error-game-vertex-off-ground = the vertex { $vertex } is off the ground
error-game-move-must-take-from-heap = a move must take from a heap
error-game-semicolon-needed = the end where `;` is needed
error-game-one-number-needed-behind = one number is needed behind `;`
error-game-heap-may-grow-too-large = this heap may grow to 2^64 coins and more
error-game-no-divisor-left-but-1 = no divisor is left, but 1 always stays
error-game-no-divisor = { $number } is no divisor of { $whole }
error-game-divisor-stands-list-twice = this divisor stands in the list twice
error-game-left-but-divisor-not = { $number } is left, but its divisor { $missing } is not
error-game-one-number-needed = one number is needed here
error-game-too-small-game = { $number } is too small for this game
error-game-too-large-game = { $number } is too large for this game
error-game-too-many-divisors = { $number } has { $count } divisors
error-game-second-coin-square = a second coin on square { $right }
error-game-square-lies-left-square = square { $right } lies left of square { $left }
error-game-no-square = { $sign } is no square
error-game-row-squares-but-first-one = this row has { $length } squares, but the first one has { $columns }
error-game-number-board-needed = a number where a board is needed
error-game-board-too-many-squares = a board with too many squares
error-game-staircase-without-stairs = a staircase without stairs
error-game-too-many-coins = more than 2^64 - 1 coins in all
error-game-another-number-follow = { $found } where another number may follow
error-game-board-rows-columns = a board has rows and columns
error-game-size-needs-number = a size needs a number here
error-game-where-is-the-token = where is the token?
error-game-token-stands-one-vertex = the token stands on one vertex
error-game-vertex-stands-list-twice = this vertex stands in the list twice
error-game-strip-too-long = this strip is too long
error-game-strip-without-cells = a strip without cells
error-game-no-cell-strip = `{ $sign }` is no cell of this strip
error-game-another-head-follow = { $found } where another head may follow
error-game-place-needed = { $found } where a place such as (3,5) is needed
error-game-second-coordinate-needed = { $found } where the second coordinate is needed
error-game-place-ends = { $found } where the place ends
error-game-head-stands-list-twice = this head stands in the list twice
error-game-beside-equal-marks-must-not = `{ $symbol }` beside `{ $symbol }`: equal marks must not be neighbours
error-game-nim-value-too-large = the nim-value of this heap is 2^64, which is too large

## What was expected: the end of a sentence.

error-game-expects-size-or-rows = a size such as 3x4, or the lengths of the rows such as 4,3,1
error-game-expects-rows-from-top-none-longer = rows from the top, none longer than the one above
error-game-expects-most-rows = at most { $most } rows
error-game-expects-lengths-rows = the lengths of its rows, such as 3,2/2,1
error-game-expects-rows-layers-none-larger-than = rows and layers none of which is larger than the one before it
error-game-expects-most-squares-box-around-more = at most { $most } squares in the box around it, where there are more than two directions
error-game-expects-most = at most { $most }
error-game-expects-stone-empty-square = `x` for a stone, or `.` for an empty square
error-game-expects-size-or-stones = a size such as 4x5, or rows such as xx./xxx
error-game-expects-coloured-stone-empty-square = `x` or `o` for a stone, or `.` for an empty square
error-game-expects-size-or-coloured-stones = a size such as 4x5, or rows such as xo./oxo
error-game-expects-number-from-0 = a number from 0 to { $side }
error-game-expects-side-board = the side of the board, such as 8
error-game-expects-free-square-blocked-one = `.` for a free square or `#` for a blocked one
error-game-expects-size-or-free-squares = a size such as 4x5, or rows such as ..#/...
error-game-expects-size-place-poisoned-piece = a size and the place of the poisoned piece, such as 5x7 (2,3)
error-game-expects-alone = `{ $name }` alone
error-game-expects-least = at least { $least }
error-game-expects-name-vertex = the name of a vertex
error-game-expects-two-ends-edge = the two ends of an edge, such as `a,b`
error-game-expects-other-end = `-` and the other end
error-game-expects-end-list = `,` or the end of the list
error-game-expects-most-vertices = at most { $most } vertices
error-game-expects-most-edges = at most { $most } edges
error-game-expects-vertex-called = a vertex called `ground` or `0`
error-game-expects-edges-connected-ground = edges that are connected to the ground
error-game-expects-most-heaps-one-move-least = the most heaps of one move, at least 1
error-game-expects-heaps-how-many-additions-left = the heaps, `;` and how many additions are left, as in 3,0,1 ; 2
error-game-expects-heaps-all-additions-make-large = heaps that all the additions cannot make so large
error-game-expects-number-60 = a number such as 60
error-game-expects-number-with-divisors = a number from 1 to 10^12
error-game-expects-most-divisors = at most { $most } divisors
error-game-expects-squares-coins-from-left-right = the squares of the coins from left to right, no two the same
error-game-expects-rows-same-length = rows of the same length
error-game-expects-most-squares = at most { $most } squares
error-game-expects-numbers-coins-stairs = the numbers of coins on the stairs, such as 0,2,1,3
error-game-expects-size-4x6 = a size such as 4x6
error-game-expects-vertex-vertex-vertices-visited-before = a vertex, or a vertex, `;` and the vertices visited before
error-game-expects-vertices-visited-before-end = `;` and the vertices visited before, or the end
error-game-expects-strip-x = a strip of `.` and `X` such as ..X.., or the length of an empty one; at most { $most } cells
error-game-expects-most-cells = at most { $most } cells
error-game-expects-empty-out-play-x-xo = `.` (empty), `X`, `O` or `-` (out of play), as in ..X.XO..X
error-game-expects-another-mark-empty-cell = another mark or an empty cell
error-game-expects-smaller-heap = a heap of at most 2^64 - 2, or `*` behind it

## What to do.

error-game-help-game-edge-goes-two-different = in this game an edge goes with its two different ends, so one edge between them is enough
error-game-help-leave-out-rows-eaten = leave out the rows that are eaten
error-game-help-order-needs-direction-says-lies = an order needs a direction: `a<b` says that a lies below b
error-game-help-edges-board-no-direction = the edges of this board have no direction
error-game-help-vertices-numbered-from-0 = `n` vertices are numbered from 0
error-game-help-write-names-spaces-commas-double = write names with spaces or commas in double quotes
error-game-help-write-names-other-characters-than = write names with other characters than letters, digits, `_` and `.` in double quotes
error-game-help-put-relations-braces = put the relations in braces
error-game-help-put-edges-braces = put the edges in braces
error-game-help-each-element-must-lie-above = each element must lie above those below it, and no element above itself
error-game-help-undirected-geography-played-edges = undirected-geography is played on edges such as a-b
error-game-help-leave-out-no-longer-connected = leave out what is no longer connected to the ground
error-game-help-game-vertex-goes-neighbours-one = in this game a vertex goes with its neighbours, so one edge between two vertices is enough
error-game-help-who-removes-number-removes-all = who removes a number removes all its multiples
error-game-help-coin-shows-heads-tails = a coin shows heads or tails; turned twice it is as before
error-game-help-token-never-comes-back-one = the token never comes back, so one edge between two different vertices is enough
