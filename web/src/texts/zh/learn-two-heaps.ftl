learn-two-heaps-title = 模仿对手
learn-two-heaps-about = 两个相等的堆、一块骨牌棋盘、一排球瓶：有时最好的策略就是当一面镜子。
learn-two-heaps-play = 这就是 Nim：想取几枚就取几枚，但只能从一堆里取。取到最后一枚者胜。引擎先走，面对两个相等的堆。你能赢它吗？然后试试另外两个游戏。
learn-two-heaps-nim = 两堆
learn-two-heaps-cram = 骨牌
learn-two-heaps-kayles = 球瓶
learn-two-heaps-guess = 两堆硬币，每堆 6 枚。对手从左边一堆取走 4 枚。你怎么走？
learn-two-heaps-guess-rest = 取走左边一堆剩下的 2 枚
learn-two-heaps-guess-rest-reply = 这样只剩一堆 6 枚，对手一次全部取走。
learn-two-heaps-guess-all = 取走右边一堆的全部 6 枚
learn-two-heaps-guess-all-reply = 这样只剩 2 枚，对手一起取走。
learn-two-heaps-guess-copy = 从右边一堆取走 4 枚
learn-two-heaps-guess-copy-reply = 现在两堆又相等了。不管对手接下来怎么走，你都可以模仿。
learn-two-heaps-why-1 = **两堆相等必败。**先手从一堆取走多少，后手就从另一堆取走同样多。所以后手总有应着，并且走最后一步。如果两堆不等，先手就让它们相等，从此自己成为模仿者。
learn-two-heaps-why-2 = 同样的窍门在棋盘上也管用。在骨牌棋盘（Cram）上，如果行数**和**列数都是偶数，就把对手的骨牌绕棋盘中心旋转半圈，在那里放上你的骨牌。那个位置总是空的，所以后手必胜。在下面试试能不能战胜模仿者。如果两个数中只有一个是偶数，先手就在正中央放一块骨牌，然后开始模仿。
learn-two-heaps-mirror = 四行四列的棋盘，页面会模仿你放的骨牌
learn-two-heaps-mirror-first = 你是先手：先点一格，再点它的邻格，就放下一块骨牌。页面会模仿你。
learn-two-heaps-mirror-second = 现在点这一格的邻格。
learn-two-heaps-mirror-over = 已经放不下骨牌了，而现在轮到你。模仿者胜！
learn-two-heaps-mirror-again = 清空棋盘
learn-two-heaps-square = 第 { $row } 行，第 { $column } 列：{ $state ->
    [yours] 你的骨牌
    [copy] 模仿的骨牌
    [chosen] 已选
   *[free] 空
}
learn-two-heaps-why-3 = 在 Kayles 中，每步击倒一个球瓶或相邻的两个。**只有一排时，先手必胜：**击倒正中的一个或两个，剩下相等的两排，然后模仿。
learn-two-heaps-why-4 = 注意：只有当对手的着法绝不会夺走你的应着时，模仿才管用。需要证明的就是这一点。
learn-two-heaps-task-nim = 两堆的 Nim。请走一步必胜着法。
learn-two-heaps-task-cram = 两人在 { $rows } 行 { $columns } 列的空棋盘上轮流放骨牌，放不下者负。谁胜？
learn-two-heaps-task-cram-even = 两个数都是偶数。后手把每块骨牌绕中心旋转半圈，那个位置总是空的。
learn-two-heaps-task-cram-odd = 两个数中只有一个是偶数。先手在正中央放一块骨牌，然后开始模仿。
learn-two-heaps-task-kayles = Kayles：击倒一个球瓶或相邻的两个。请走一步必胜着法。
