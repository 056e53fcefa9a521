learn-multiples-title = 21 枚硬币
learn-multiples-about = 每次取 1、2 或 3 枚硬币，取到最后一枚者胜。你能一直赢吗？
learn-multiples-play = 这里有 21 枚硬币。每一步取走 1、2 或 3 枚。**取到最后一枚者胜。**你先走。玩几局，注意在你形势好的时候还剩几枚硬币。
learn-multiples-guess = 如果对方不出错，在哪些硬币数上**先手必败**？把它们都点出来。这样的数称为 [P 局面|p-position]，其余的都是 [N 局面|n-position]。从 0 开始：没有硬币时，谁也取不了。
learn-multiples-strip = 硬币数，0 至 21
learn-multiples-why-1 = **4 的倍数必败。**如果轮到对手时是 4 的倍数，他取 1 枚，你就取 3 枚；他取 2 枚，你也取 2 枚；他取 3 枚，你就取 1 枚。两人合起来取 4 枚，轮到对手时又是 4 的倍数。到最后，这个倍数就是 0。
learn-multiples-groups = 21 枚硬币：一枚，再加五组，每组四枚
learn-multiples-why-2 = 所以 21 枚时你取 1 枚。剩下的硬币每四枚一组，对手拆开的那一组总由你取完。
learn-multiples-why-3 = 为什么是 4？因为 4 比每次最多能取的枚数多 1。改变规则，看看这一排：
learn-multiples-most = 每步最多取的枚数
learn-multiples-law = 每步取 1 至 { $most } 枚：{ $step } 的倍数必败。
learn-multiples-strip-of = 每步取 1 至 { $most } 枚时的 P 局面
learn-multiples-task-who = 有 { $coins } 枚硬币，每步取 1、2 或 3 枚。如果双方都不出错，谁胜？
learn-multiples-task-who-why = { $rest ->
    [0] { $coins } 是 4 的倍数：先手必败。
   *[other] { $coins } 不是 4 的倍数。先手取 { $rest } 枚硬币，留下 4 的倍数。
}
learn-multiples-task-move = 每步取 1、2 或 3 枚硬币。请走一步必胜着法。
learn-multiples-task-take = 有 { $coins } 枚硬币，每步取 1 至 { $most } 枚。要取胜，你取几枚？
learn-multiples-task-take-why = { $step } 的倍数必败。{ $coins } − { $take } = { $left } 是 { $step } 的倍数，所以取 { $take } 枚。
