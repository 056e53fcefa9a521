position-title = A position
position-about = See who wins, with which move, and why. Sums of different games work too. Make a move to see where it leads.
position-table = A table of all positions
position-open-table = Open a table…
position-open-table-about = The program writes one with grundy label. The page reads only the pieces that it needs.
position-opening-table = Opening the table
position-from-table = The answers come from { $name }, a table of all positions.
position-close-table = Close the table
position-by-table = by a table of all positions
position-asking = Asking the table
position-answer = Answer
position-solving = Solving the position
position-outcome-N = The player to move wins.
position-outcome-P = The player to move loses against best play.
position-outcome-T = Best play ends in a tie.
position-outcome-D = Nobody can win, and best play goes on for ever.
position-played-normal = normal play: the last mover wins
position-played-misere = misère play: the last mover loses
position-value = nim-value
position-remoteness = moves left under best play
position-known = how it is known
position-references = Theorems used
position-to-graph = State graph
position-to-play = Play from here
position-loops = Play may go on for ever. Nobody wins such a game: it is a draw.
position-infinite = infinite value
position-infinite-about = ∞(0, 1) is no nim-value. In the brackets are the nim-values of the moves that have one. Beside a heap of one of these sizes the player to move wins. Beside any other heap nobody wins.
position-star = ∗2 means: worth as much as a heap of 2 coins in Nim. The sum is the nim-sum of these numbers.
position-picture = Make a move
position-picture-over = No move is left
position-back = Back
position-forward = Forward
position-reading = Listing the moves
position-columns = The nim-sum in binary columns
position-columns-about = A column with an odd number of ones is marked, and gives a one in the nim-sum. A column with an even number gives a zero. The player to move loses exactly when the nim-sum is 0.
position-columns-part = part
position-columns-value = nim-value
position-column-of = column of { $weight }, { $ones ->
    [odd] an odd number of ones
   *[even] an even number of ones
}
position-more-parts = { $count ->
    [one] and { $count } more part
   *[other] and { $count } more parts
}
position-sum = nim-sum
position-moves = All moves
position-explaining = Looking at every move
position-winning = Winning moves ({ $count })
position-tying = Moves that tie ({ $count })
position-losing = Moves that lose ({ $count })
position-others = Other moves ({ $count })
position-keeping = Moves that keep the draw ({ $count })
position-gives-away = gives the win away: then nobody can win
position-some-not-shown = Some moves are not listed.
position-no-winning = None: every move has a winning reply.
position-no-losing = None: every move wins.
position-none-listed = The list is empty.
position-more-moves = The position has more moves than those that were looked up.
position-no-moves = No move is left: the game is over.
position-refuted = answer:
position-refuted-table = Moves that lose, each with its answer
position-refuted-move = Move
position-refuted-answer = Winning answer
position-copies = ×{ $count }
position-copies-about = stands for { $count } equal moves
position-leaves = leaves:
position-leaves-value = nim-value { $value }
position-leaves-moves = { $moves ->
    [one] { $moves } more move
   *[other] { $moves } more moves
}
position-show-all = Show { $count } more
position-not-shown = There are { $count } more moves that the list does not show.
position-why = The whole explanation as text
