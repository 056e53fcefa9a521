learn-kayles-title = Kayles：会分开的游戏
learn-kayles-about = 击倒中间的一个球瓶，一排就变成两排。理论早已准备好了。
learn-kayles-play = 在 Kayles 中，每步击倒一个球瓶或相邻的两个。空隙把一排分成两排。击倒最后一个球瓶者胜。只有一排时先手很容易赢：你知道为什么。有好几排就不容易了。
learn-kayles-one = 一排
learn-kayles-three = 三排
learn-kayles-guess = 请手算 Kayles 的尼姆值。一步可能留下**两**排。它们并排放着，所以要算两者尼姆值的[尼姆和|nim-sum]，再把它放上架子。
learn-kayles-strip = Kayles 的尼姆值
learn-kayles-why-1 = **分开并不新鲜：**两排就是两个并排的游戏。所以一排的尼姆值是一些尼姆和的 mex。有了它，不管有几排，凡是能赢的 Kayles 局面你都能赢。
learn-kayles-why-2 = 下面是尼姆值，每行十二个。各列逐渐固定下来：从 71 起，值以[周期|period] 12 重复。带框的格子是例外，最后一个是 70。
learn-kayles-values = 正在计算尼姆值
learn-kayles-rows = Kayles 的尼姆值，每行十二个
learn-kayles-why-3 = 屏幕上的规律不是证明。不过这里有证明：Richard Guy 和 Cedric Smith 在 1956 年指出，要看多远才能确信：大约是第一个周期末尾的两倍远。如果值一直重复到那里，就会永远重复下去。引擎验证的正是这一点：
learn-kayles-law = 正在寻找规律
learn-kayles-task-sum = Kayles 有两排，分别有 { $a } 个和 { $b } 个球瓶。合起来的值是多少？
learn-kayles-task-sum-why = 两排的值是 { $value-a } 和 { $value-b }，尼姆和是 { $sum }。
learn-kayles-task-table = Kayles 的尼姆值
learn-kayles-task-who = Kayles 有三排，分别有 { $a } 个、{ $b } 个和 { $c } 个球瓶。谁胜？
learn-kayles-task-who-why = 各排的值是 { $values }，尼姆和是 { $sum }。{ $sum ->
    [0] 先手必败。
   *[other] 先手必胜。
}
learn-kayles-task-move = Kayles。请走一步必胜着法。
