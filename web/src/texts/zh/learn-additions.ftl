learn-additions-title = 不起作用的着法
learn-additions-about = 有些着法可以立刻撤回。把它们划掉，一个难题就变成了 Nim。
learn-additions-play = 在阶梯上，每步把任意多枚硬币从一级移到下一级。第 1 级上的硬币已经到底，不再移动。走最后一步者胜。在另一个游戏中，你还可以向一堆里**添加**硬币，但次数有限。
learn-additions-stairs = 阶梯
learn-additions-adding = 可添加的 Nim
learn-additions-guess = 轮到对手走，只要你应对得当，他就赢不了。现在对手把 2 枚硬币从第 3 级移到第 2 级。你怎么走？
learn-additions-guess-on = 把这 2 枚硬币接着移到第 1 级
learn-additions-guess-on-reply = 正是。对手这一步没有改变任何起作用的东西。
learn-additions-guess-one = 把这 2 枚中的 1 枚接着移到第 1 级
learn-additions-guess-one-reply = 这样第 2 级比原来多了一枚，局面变得对对手有利。
learn-additions-guess-else = 移动别的一级上的硬币
learn-additions-guess-else-reply = 可以，但那样你就得全部重算。有一个不用思考的应着。
learn-additions-drawing = 阶梯：偶数级起作用，奇数级不起作用
learn-additions-why-1 = **只有第 2、4、6 …… 级起作用。**从奇数级来到偶数级的硬币，可以立刻接着移到下一个奇数级。而离开偶数级的硬币就从起作用的游戏中消失，好像被取走了一样。所以这就是 Nim，各偶数级就是各堆。
learn-additions-why-2 = 同样，如果某一步向一堆里添加硬币，对方就取走同样多枚。添加可以撤回，所以对谁都没有帮助。起决定作用的是各堆的[尼姆和|nim-sum]，好像谁也不能添加一样。
learn-additions-why-3 = 但**游戏必须结束**。如果可以永远添加硬币，要输的人就会一直添加，永远不输。所以添加的次数是有限的。
learn-additions-why-4 = 可以撤回的着法称为**可逆**着法。你以前见过：走到更大尼姆值的着法也是可逆的，对方会走回原来的值。
learn-additions-task-stairs = 一个阶梯，第 1 至 { $stairs } 级上的硬币数依次是 { $coins }。它的尼姆值是多少？
learn-additions-task-stairs-why = 只有偶数级起作用。它们的硬币数是 { $even }，尼姆和是 { $sum }。
learn-additions-task-who = Nim，各堆为 { $heaps }。整局中，玩家有三次机会向一堆添加至多 5 枚硬币。谁胜？
learn-additions-task-who-why = 添加可以撤回，所以只有尼姆和起作用，它是 { $sum }。{ $sum ->
    [0] 先手必败。
   *[other] 先手必胜。
}
learn-additions-task-move = 阶梯。请走一步必胜着法。
