graph-title = The state graph
graph-about = See every position that you can reach, and the moves between them. Choose a position to walk there. Winning moves are thick.
graph-drawing = Exploring the positions
graph-max-nodes = Maximum number of positions
graph-size = { $nodes ->
    [one] { $nodes } position
   *[other] { $nodes } positions
}, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
graph-show = Show
graph-shows-outcome = who wins
graph-shows-value = nim-values
graph-shows-remoteness = remoteness
graph-explains-outcome = P: the player to move loses. N: the player to move wins.
graph-explains-value = The nim-value of each position. At 0 the player to move loses.
graph-explains-remoteness = How many moves are left when the winner hurries and the loser delays.
graph-frame = State graph of { $position }
graph-help = To move the picture, drag it or use the arrow keys. To zoom, hold Ctrl and turn the wheel, or use + and −. The key 0 shows all of it. Tab moves to the current position. From there, arrow keys move to its neighbours, and Enter walks to them.
graph-zoom-in = Zoom in
graph-zoom-out = Zoom out
graph-see-all = See all
graph-here = Where I am
graph-legend = Legend
graph-legend-p = P-position: the player to move loses
graph-legend-n = N-position: the player to move wins
graph-legend-t = tie
graph-legend-wins = winning move
graph-legend-move = other move
graph-legend-walked = where you walked
graph-legend-scale = { $what }: { $from } to { $to }
graph-node = { $position }: { $outcome }
graph-node-value = nim-value { $value }
graph-node-remoteness = remoteness { $moves }
graph-at = You are here
graph-moves-from = Moves from here
graph-no-moves = No move is left here.
graph-wins = wins
graph-back = Back
graph-to-start = To the start
graph-root = Start the graph here
graph-explain = Explain this position
graph-play = Play from here
graph-not-in-graph = The position in the address is not in this graph.
graph-more = Show { $count } more
