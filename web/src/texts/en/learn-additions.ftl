learn-additions-title = Moves that do not matter
learn-additions-about = Some moves can be taken back at once. Cross them out, and a hard game becomes Nim.
learn-additions-play = On a staircase you move as many coins as you like from one stair to the next lower one. Coins on stair 1 are down and stay there. Whoever makes the last move wins. In the other game you may also **add** coins to a heap, but only so often.
learn-additions-stairs = Staircase
learn-additions-adding = Nim with additions
learn-additions-guess = Your opponent is to move and cannot win, as long as you answer well. Now your opponent moves 2 coins from stair 3 to stair 2. What do you do?
learn-additions-guess-on = Move the same 2 coins on to stair 1
learn-additions-guess-on-reply = Exactly. The move of your opponent has changed nothing that counts.
learn-additions-guess-one = Move 1 of the 2 coins on to stair 1
learn-additions-guess-one-reply = Then one more coin is on stair 2 than before. The position has changed for your opponent’s good.
learn-additions-guess-else = Move coins of another stair
learn-additions-guess-else-reply = You may, but then you have to work out everything again. There is an answer that needs no thinking.
learn-additions-drawing = A staircase: the even stairs count, the odd ones do not
learn-additions-why-1 = **Only the stairs 2, 4, 6 and so on count.** Coins that come from an odd stair to an even one can be moved on at once, to the next odd stair. And coins that leave an even stair disappear from the game that counts, as if they were taken. So it is Nim with the even stairs as heaps.
learn-additions-why-2 = In the same way, if a move adds coins to a heap, the other player takes the same coins away. An addition can be taken back, so it does not help anybody. The [nim-sum|nim-sum] of the heaps decides, as if nobody could add.
learn-additions-why-3 = But **the game must end**. If players could add coins for ever, the loser would do so and never lose. That is why the number of additions is limited.
learn-additions-why-4 = Moves that can be taken back are called **reversible**. You have met them before: a move to a larger nim-value is reversible, too. The other player goes back to the old value.
learn-additions-task-stairs = A staircase with { $coins } coins on the stairs 1 to { $stairs }. What is its nim-value?
learn-additions-task-stairs-why = Only the even stairs count. They have { $even } coins, and the nim-sum is { $sum }.
learn-additions-task-who = Nim with the heaps { $heaps }. Three times in the game, a player may add up to 5 coins to a heap. Who wins?
learn-additions-task-who-why = Additions can be taken back, so only the nim-sum counts. It is { $sum }. { $sum ->
    [0] The player to move loses.
   *[other] The player to move wins.
}
learn-additions-task-move = A staircase. Make a move that wins.
