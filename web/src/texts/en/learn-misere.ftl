learn-misere-title = The last coin loses
learn-misere-about = Turn the goal around. Do you have to learn everything again? Surprisingly, almost nothing.
learn-misere-play = Nim again, but now **whoever takes the last coin loses**. This is called [misère play|misere]. The heaps are 1, 3 and 4, and you begin.
learn-misere-guess = The heaps are 1, 1, 1 and 4, and it is your move. Whoever takes the last coin loses. How many coins of the 4 do you leave?
learn-misere-guess-choice = { $left ->
    [0] none
   *[other] { $left }
}
learn-misere-guess-0-reply = Then 1, 1, 1 is left. Your opponent takes a coin, you take a coin, and your opponent has to take the last one.
learn-misere-guess-1-reply = Then 1, 1, 1, 1 is left. You take turns, and you have to take the last coin.
learn-misere-guess-2-reply = Then your opponent takes both of them and leaves you 1, 1, 1.
learn-misere-why-1 = With heaps of one coin only, there is no choice: the players take turns. **An odd number of such heaps loses** for the player to move, because that player takes the last coin. In normal play it is just the other way round.
learn-misere-why-2 = With a larger heap: **play as in normal Nim, make all columns even, until your move would leave only heaps of one coin. Then leave an odd number of them**, instead of an even number.
learn-misere-why-3 = Why can you always do this? If all columns are even, there cannot be exactly one heap larger than 1, because its leftmost column would be odd. So your opponent is never the one who finds exactly one large heap. You are. And with one large heap you choose freely: leave one coin of it, or none.
learn-misere-why-4 = So the same positions win in both kinds of play, unless all heaps have just one coin. But this luck belongs to Nim. For most other games, Kayles for example, misère play is much harder than normal play.
learn-misere-task-ones = { $count } heaps of one coin each. Whoever takes the last coin **loses**. Who wins?
learn-misere-task-ones-why = { $parity ->
    [odd] The number of heaps is odd, so the player to move takes the last coin and loses.
   *[even] The number of heaps is even, so the other player takes the last coin and loses.
}
learn-misere-task-one = Whoever takes the last coin **loses**. Make a move that wins.
