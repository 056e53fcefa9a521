learn-graphs-title = Every game is a graph
learn-graphs-about = A dot for each position, an arrow for each move. Forget the rules: the arrows say it all.
learn-graphs-play = There are 13 candies. In a move you eat one, or, if there are at least four, you leave half of them, rounded down: 13 becomes 6. Whoever eats the last candy wins.
learn-graphs-guess = This is the [state graph|state-graph] of the game. Each arrow is a move. Paint the dots **P** or **N**. Begin at the end of the game, at 0, and go backwards along the arrows: a dot is P if all its arrows lead to N, and N if some arrow leads to P.
learn-graphs-loading = Drawing the graph
learn-graphs-graph = State graph of the game with 13 candies
learn-graphs-why-1 = Painting works for **every** game in which both players have the same moves, play always ends, and nothing is hidden or left to chance. Arrows never go round in a circle, so there is always a dot whose arrows all lead to painted dots.
learn-graphs-why-2 = The P-dots have two properties: no arrow leads from a P-dot to a P-dot, and from each other dot some arrow leads to a P-dot. Mathematicians call such a set a **kernel**. A graph without circles has exactly one, because the painting never leaves you a choice.
learn-graphs-why-3 = For the candies there is even a shortcut. Write the number in binary. **P are 0 and the numbers with an odd number of zeros at the end:** 2 = 10, 6 = 110, 8 = 1000, 10 = 1010, 14 = 1110 and so on.
learn-graphs-strip = P and N for 0 to 26 candies
learn-graphs-why-4 = You can write more at a dot than P or N: for example its [remoteness|remoteness], which says how long the game lasts. And in the next chapter, a number that knows much more.
learn-graphs-task-top = Each arrow is a move, and whoever cannot move loses. What is the dot { $dot }?
learn-graphs-task-top-why-p = { $dot } is P: all its arrows, to { $dots }, lead to N.
learn-graphs-task-top-why-n = { $dot } is N: its arrow to { $option } leads to P.
learn-graphs-task-graph = A state graph
learn-graphs-task-candies = In the game of candies, { $one } is { $one-is } and { $half } is { $half-is }. What is { $candies }?
learn-graphs-task-candies-why = { $is ->
    [P] Both moves, to { $one } and to { $half }, lead to N-positions. So { $candies } is P.
   *[N] A move leads to a P-position. So { $candies } is N.
}
learn-graphs-task-far = There are { $candies } candies. In binary this number is { $binary }. What is it?
learn-graphs-task-far-why = { $zeros ->
    [0] There is no zero at the end. 0 is an even number, so { $candies } is N.
    [one] There is { $zeros } zero at the end. An odd number of them means P.
   *[other] There are { $zeros } zeros at the end. An odd number of them means P, an even number N.
}
