### 可以在上面对局的图：堆、一排排硬币、棋盘。

pictures-label = 局面图
pictures-heaps = { $rule } 的各堆
pictures-heap = 第 { $number } 堆：{ $size }
pictures-move-of-heap = { $words }，第 { $heap } 堆
pictures-heap-help = 方向键在硬币之间移动。Enter 取走一枚硬币和它上面的硬币。
pictures-coin = 取 { $taken } 枚，留 { $left } 枚
pictures-coins-all = 全取 { $taken } 枚硬币
pictures-coin-no-move = 没有着法留下 { $left } 枚
pictures-empty = 空
pictures-leave = 留下
pictures-leave-of = 从 { $size } 枚中留下几枚
pictures-take = 走
pictures-no-such-move = 没有着法留下这么多硬币。
pictures-more-heaps = 还有 { $count } 堆，它们的着法在列表中。
pictures-touch-mode = 点一下
pictures-mode-take = 取走硬币
pictures-mode-split = 拆分这一堆
pictures-split = 分成 { $above } 和 { $below }
pictures-at-most = 这一步最多可取 { $count } 枚硬币。
pictures-pins = { $rule } 的各排
pictures-pin-row = 第 { $number } 排：{ $pins } 个球瓶
pictures-pin-help = 方向键沿一排移动，并移到下一排。Enter 选定一个球瓶或空隙。
pictures-pin = { $look ->
    [squares] 第 { $number } 格，共 { $pins } 格
    [coins] 第 { $number } 枚硬币，共 { $pins } 枚
   *[pins] 第 { $number } 个球瓶，共 { $pins } 个
}
pictures-gap = 分开这一排：{ $left } 和 { $right }
pictures-pin-choice = 再点一次这个球瓶就只取它，点相邻的一个就两个都取，或者选择：
pictures-row = 一排硬币，{ $rule }
pictures-row-help = 点你要翻的硬币。这一步走完时，再点一次最后那枚。
pictures-face = 位置 { $place }：{ $face ->
    [heads] 正面
   *[tails] 反面
}
pictures-board = { $game } 的棋盘
pictures-board-of-squares = { $game }：{ $rows ->
    [1] { $columns } 格的长条
   *[other] { $rows } 行 { $columns } 列的棋盘
}，{ $free } 格空着
pictures-gather-help = 点出这一步要取的所有东西，然后确认。再点一次就取消。
pictures-complete = 这是你的着法吗？
pictures-board-help = 点你要改变的部分，或者要走到的格子。用键盘时，用方向键和 Enter。列表中也有所有着法。
pictures-enter-plays = 按 Enter 走：{ $move }。
pictures-moves-here = 有 { $count } 个着法会改变这一处：{ $moves }
pictures-nothing-there = 没有着法改变这一处。
pictures-several = 有几个着法都符合。选哪一个？
pictures-several-board = 有几个着法都符合。再点另一处，或者选择：
pictures-none = 都不是
pictures-loading = 正在画棋盘
pictures-last-wins = 走最后一步者胜。
pictures-last-loses = 走最后一步者负。
pictures-take-range = 从一堆中取 { $from } 至 { $to } 枚硬币。
pictures-about-game = { $game } 的介绍
pictures-convention = 谁胜
pictures-normal = 走最后一步者胜（正常规则）
pictures-misere = 走最后一步者负（反常规则）
pictures-labelled = 终局时由规则判定胜负
pictures-no-picture = 这个游戏没有可供对局的图。请用着法列表。

# 用文字表示的着法，出现在按钮上和玩家名称之后。
pictures-words-domino-across = 骨牌：第 { $row } 行，第 { $first }–{ $last } 列
pictures-words-domino-down = 骨牌：第 { $column } 列，第 { $first }–{ $last } 行
pictures-words-stone = 棋子从第 { $row } 行第 { $column } 列到第 { $toRow } 行第 { $toColumn } 列
pictures-words-bite = 咬第 { $row } 行第 { $column } 列
pictures-words-mark = 在第 { $cell } 格画 { $mark }
pictures-words-vertex = 取走 { $vertex } 及其相邻顶点
pictures-words-edge = 取走从 { $from } 到 { $to } 的边
pictures-words-cut = 剪断从 { $from } 到 { $to } 的边
pictures-words-go = 从 { $from } 走到 { $to }
pictures-words-above = 取走 { $element } 及其上的所有元素
pictures-words-multiples = 取走 { $element } 及其倍数
pictures-words-heap-to = 第 { $heap } 堆变为 { $left }
pictures-words-one-each = { $count ->
    [1] 从第 { $heaps } 堆取一枚硬币
   *[other] 从第 { $heaps } 堆各取一枚硬币
}
pictures-words-cake = { $side ->
    [top] 掰下上边 { $lines } 行
    [bottom] 掰下下边 { $lines } 行
    [left] 掰下左边 { $lines } 列
   *[right] 掰下右边 { $lines } 列
}
pictures-words-coin = 硬币从 { $from } 到 { $to }
pictures-words-knight = 马从 { $from } 到 { $to }
pictures-words-stairs = { $coins } 枚硬币从第 { $from } 级台阶到第 { $to } 级台阶
pictures-words-corners = 翻转 { $from } 和 { $to } 的四角
pictures-words-tuple = 走到 { $to }
