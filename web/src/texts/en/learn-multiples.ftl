learn-multiples-title = The 21 game
learn-multiples-about = Take 1, 2 or 3 coins. Whoever takes the last coin wins. Can you always win?
learn-multiples-play = There are 21 coins. In each move you take 1, 2 or 3 of them. **Whoever takes the last coin wins.** You begin. Play a few times, and watch how many coins are left when things go well for you.
learn-multiples-guess = Touch every number of coins at which **the player to move loses**, if the other player makes no mistake. Such a number is called a [P-position|p-position], all others are [N-positions|n-position]. Begin at 0: nobody can take a coin from nothing.
learn-multiples-strip = Numbers of coins, 0 to 21
learn-multiples-why-1 = **The multiples of 4 lose.** If your opponent is at a multiple of 4 and takes 1, you take 3. If they take 2, you take 2. If they take 3, you take 1. Together you take 4, and your opponent is at a multiple of 4 again. In the end this multiple is 0.
learn-multiples-groups = 21 coins: one coin, and five groups of four
learn-multiples-why-2 = So at 21 you take 1. The coins that are left make groups of four, and you always finish the group that your opponent has opened.
learn-multiples-why-3 = Why 4? Because 4 is one more than the most that you may take. Change the rule, and look at the strip:
learn-multiples-most = Most coins in a move
learn-multiples-law = Take 1 to { $most }: the multiples of { $step } lose.
learn-multiples-strip-of = P-positions when you take 1 to { $most }
learn-multiples-task-who = There are { $coins } coins. A move takes 1, 2 or 3. Who wins, if nobody makes a mistake?
learn-multiples-task-who-why = { $rest ->
    [0] { $coins } is a multiple of 4: the player to move loses.
    [one] { $coins } is no multiple of 4. The player to move takes { $rest } coin and leaves a multiple of 4.
   *[other] { $coins } is no multiple of 4. The player to move takes { $rest } coins and leaves a multiple of 4.
}
learn-multiples-task-move = A move takes 1, 2 or 3 coins. Make a move that wins.
learn-multiples-task-take = There are { $coins } coins. A move takes 1 to { $most }. How many coins do you take to win?
learn-multiples-task-take-why = The multiples of { $step } lose. { $coins } − { $take } = { $left } is a multiple of { $step }. So take { $take }.
