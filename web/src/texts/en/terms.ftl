### The words of the field, each with two lines about it. Nim, Kayles and so on keep their names.

terms-p-position-name = P-position
terms-p-position-about = The player to move loses if the other one makes no mistake. P stands for “previous”: whoever made the previous move wins.
terms-n-position-name = N-position
terms-n-position-about = The player to move can win. N stands for “next”: whoever moves next wins.
terms-nim-value-name = nim-value
terms-nim-value-about = The size of the heap of Nim that is worth the same. It is 0 exactly when the player to move loses.
terms-mex-name = mex
terms-mex-about = The minimum excluded number: the smallest of 0, 1, 2, 3 and so on that is missing from a list. The mex of 0, 1, 3 is 2.
terms-nim-sum-name = nim-sum
terms-nim-sum-about = Write the numbers in binary, one below the other. A column with an odd number of ones gives a one. Programmers call it xor.
terms-misere-name = misère play
terms-misere-about = Whoever makes the last move loses. In normal play, whoever makes the last move wins.
terms-remoteness-name = remoteness
terms-remoteness-about = The number of moves that are left when the winner hurries and the loser delays.
terms-period-name = period
terms-period-about = The number of steps after which a list repeats. In 0, 1, 2, 0, 1, 2 and so on, the period is 3.
terms-state-graph-name = state graph
terms-state-graph-about = A drawing of a game: a dot for each position, and an arrow for each move.
terms-chapter = Learn more
