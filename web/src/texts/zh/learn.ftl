### 学习：由各章组成的路线。`[words|mex]` 标出术语，`**words**` 表示强调。

learn-title = 学习
learn-path-title = 从 Nim 到 Sprague–Grundy
learn-path-about = 十二个短章。每章里你先玩一玩，再猜一猜，然后弄明白原因，最后做三道题。会加法和除法，就可以开始。
learn-unknown = 没有名为“{ $name }”的一章。下面是所有章节。
learn-begin = 从第 1 章开始
learn-go-on = 继续：{ $title }
learn-total = 已完成 { $done } 章，共 { $chapters } 章
learn-kept = 你的进度只保存在这台设备上。
learn-forget = 清除我的进度
learn-chapter-number = 第 { $number } 章，共 { $chapters } 章
learn-stage-play = 玩
learn-stage-guess = 猜
learn-stage-why = 为什么？
learn-stage-tasks = 三道题
learn-why-closed = 先自己想一想。或者：
learn-why-open = 告诉我为什么
learn-ways = 各章
learn-before = 上一章：{ $title }
learn-after = 下一章：{ $title }

learn-wins-first = 先手
learn-wins-second = 后手
learn-p = P 局面
learn-n = N 局面

learn-task-dots = 已解 { $solved } 题，共 { $tasks } 题
learn-task-dot = 第 { $number } 题：{ $state ->
    [right] 已解
    [wrong] 未解出
   *[open] 未做
}
learn-task-number = 第 { $number } 题，共 { $tasks } 题
learn-task-answer = 你的答案
learn-task-check = 检查
learn-task-next = 下一题
learn-task-finish = 查看结果
learn-task-new = 三道新题
learn-task-same = 本页的网址记住了这三道题。分享出去，别人看到的就是同样的题。
learn-task-result = { $solved ->
    [0] 这 { $tasks } 道题你这次都没有解出。再读一遍原因，然后试试三道新题。
    [1] { $tasks } 道题中你解出了 1 道。试试三道新题。
    [2] { $tasks } 道题中你解出了 2 道。就差一点！
   *[other] { $tasks } 道题你全部解出。这一章你学会了！
}
learn-verdict-right = 正确！
learn-verdict-wrong = 不对。
learn-verdict-again = 还不对，再试一次。
learn-move-why = 必胜着法：{ $move }。{ $principle }
learn-move-reply = 你走：{ $move }。对方应以：{ $reply }，从而取胜。

learn-paint-brushes = 画笔
learn-paint-brush-P = P：先手必败
learn-paint-brush-N = N：先手必胜
learn-paint-left = 还剩 { $count } 个
learn-paint-square = { $position }：{ $mark ->
    [P] P
    [N] N
   *[blank] 未涂
}{ $verdict ->
    [wrong] ，错误
    [right] ，正确
   *[none] {""}
}
learn-paint-done = 全对！现在看看为什么。
learn-paint-is-n = { $position } 不是 P，而是 N：走到 { $option } 就留下 P 局面，对方必败。
learn-paint-is-end = { $position } 不是 N，而是 P：已经无步可走，所以先手已经输了。
learn-paint-is-p = { $count ->
    [1] { $position } 不是 N，而是 P：唯一的着法走到 { $options }，那是 N 局面。
   *[other] { $position } 不是 N，而是 P：所有着法走到 { $options }，都是 N 局面。
}
learn-columns = 各堆的二进制列
learn-columns-heap = 堆
learn-columns-ones = 1 的个数
learn-columns-bit = 第 { $heap } 堆，{ $weight } 的列：{ $bit }
learn-columns-parity = { $parity ->
    [even] ，偶数
   *[odd] ，奇数
}
learn-shelf = 尼姆值的架子
learn-shelf-place = { $place }{ $state ->
    [full] ，在架子上
    [gap] ，第一个空位
   *[empty] ，不在架子上
}
learn-filler-end = 从 **{ $heap }** 出发无步可走，架子是空的。点第一个空位。
learn-filler-options = { $count ->
    [1] 从 **{ $heap }** 出发，可以走到 { $count } 个局面，它的尼姆值放在架子上。点第一个空位。
   *[other] 从 **{ $heap }** 出发，可以走到 { $count } 个局面，它们的尼姆值放在架子上。点第一个空位。
}
learn-filler-value = 尼姆值 { $value }
learn-filler-right = 正确：{ $heap } 的尼姆值是 { $value }。
learn-filler-taken = 有着法走到值 { $value }，所以 { $value } 已在架子上。请点一个空位。
learn-filler-later = 还有比 { $value } 更小的空位。
learn-filler-done = 这一排填满了。现在看看为什么。
