learn-kayles-title = Kayles: games that split
learn-kayles-about = Knock down a pin in the middle, and one row becomes two. The theory is ready for that.
learn-kayles-play = In Kayles you knock down one pin, or two neighbours. A gap splits a row into two. Whoever knocks down the last pin wins. One row is easy for the first player: you know why. Several rows are not.
learn-kayles-one = One row
learn-kayles-three = Three rows
learn-kayles-guess = Find the nim-values of Kayles by hand. A move may leave **two** rows. They lie side by side, so their nim-values have a [nim-sum|nim-sum], and this goes on the shelf.
learn-kayles-strip = Nim-values of Kayles
learn-kayles-why-1 = **Splitting is nothing new:** two rows are two games side by side. So the nim-value of a row is the mex of nim-sums. With it you win every game of Kayles with any number of rows.
learn-kayles-why-2 = Here are the nim-values in rows of twelve. The columns become constant: from 71 on, the values repeat with the [period|period] 12. The squares with a frame are exceptions. The last one is 70.
learn-kayles-values = Computing the nim-values
learn-kayles-rows = Nim-values of Kayles in rows of twelve
learn-kayles-why-3 = A pattern on a screen is no proof. Here there is one: Richard Guy and Cedric Smith showed in 1956 how far one must look to be sure: about twice as far as the end of the first period. If the values repeat as far as that, they repeat for ever. The engine checks just that:
learn-kayles-law = Looking for the law
learn-kayles-task-sum = Two rows of Kayles, with { $a } and { $b } pins. What are they worth together?
learn-kayles-task-sum-why = The rows are worth { $value-a } and { $value-b }, and the nim-sum is { $sum }.
learn-kayles-task-table = Nim-values of Kayles
learn-kayles-task-who = Three rows of Kayles, with { $a }, { $b } and { $c } pins. Who wins?
learn-kayles-task-who-why = The rows are worth { $values }, and the nim-sum is { $sum }. { $sum ->
    [0] The player to move loses.
   *[other] The player to move wins.
}
learn-kayles-task-move = Kayles. Make a move that wins.
