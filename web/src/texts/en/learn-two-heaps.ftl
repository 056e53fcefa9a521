learn-two-heaps-title = Copy your opponent
learn-two-heaps-about = Two equal heaps, a board of dominoes, a row of pins: sometimes the best strategy is to be a mirror.
learn-two-heaps-play = This is Nim: take as many coins as you like, but from one heap only. Whoever takes the last coin wins. The engine begins with two equal heaps. Can you beat it? Then try the other two games.
learn-two-heaps-nim = Two heaps
learn-two-heaps-cram = Dominoes
learn-two-heaps-kayles = Pins
learn-two-heaps-guess = Two heaps of 6 coins. Your opponent takes 4 coins from the left heap. What do you do?
learn-two-heaps-guess-rest = Take the last 2 coins of the left heap
learn-two-heaps-guess-rest-reply = Then one heap of 6 is left, and your opponent takes all of it.
learn-two-heaps-guess-all = Take all 6 coins of the right heap
learn-two-heaps-guess-all-reply = Then 2 coins are left, and your opponent takes both.
learn-two-heaps-guess-copy = Take 4 coins from the right heap
learn-two-heaps-guess-copy-reply = Now the heaps are equal again. Whatever your opponent does next, you can copy it.
learn-two-heaps-why-1 = **Equal heaps lose.** Whatever the player to move takes from one heap, the other player takes the same from the other heap. So the second player always has an answer, and makes the last move. If the heaps are not equal, the player to move makes them equal, and becomes the copying player.
learn-two-heaps-why-2 = The same trick works on boards. On a board of dominoes (Cram) with an even number of rows **and** columns, turn your opponent’s domino half around the middle of the board, and lay yours there. The place is always free. So the second player wins. Try to beat the copy below. If just one of the two numbers is even, the first player lays a domino in the very middle, and copies from then on.
learn-two-heaps-mirror = A board of four by four, on which the page copies your dominoes
learn-two-heaps-mirror-first = Be the first player: touch a square, and then its neighbour, to lay a domino. The page copies you.
learn-two-heaps-mirror-second = Now touch a neighbour of this square.
learn-two-heaps-mirror-over = There is no place for another domino, and it is your turn. The copying player wins!
learn-two-heaps-mirror-again = Clear the board
learn-two-heaps-square = Row { $row }, column { $column }: { $state ->
    [yours] your domino
    [copy] the copy
    [chosen] chosen
   *[free] free
}
learn-two-heaps-why-3 = In Kayles you knock down one pin or two neighbours. **The first player always wins a single row:** knock down the middle pin or the middle two. Two equal rows are left, and now you copy.
learn-two-heaps-why-4 = Beware: copying works only if your opponent’s move can never take your answer away. This is all that you have to prove.
learn-two-heaps-task-nim = Nim with two heaps. Make a move that wins.
learn-two-heaps-task-cram = Two players lay dominoes on a free board with { $rows } rows and { $columns } columns. Whoever cannot lay one loses. Who wins?
learn-two-heaps-task-cram-even = Both numbers are even. The second player turns each domino half around the middle, and always finds the place free.
learn-two-heaps-task-cram-odd = Just one of the numbers is even. The first player lays a domino in the very middle and copies from then on.
learn-two-heaps-task-kayles = Kayles: knock down one pin or two neighbours. Make a move that wins.
