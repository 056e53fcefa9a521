### Errors of the boards and positions of games.

error-game-no-graph = { $what ->
    [order] 这不是一个序
   *[graph] 这不是一个图
}
error-game-not-closed = { $what ->
    [order] 序没有闭合
   *[graph] 图没有闭合
}
error-game-graph-ends-before = { $what ->
    [order] 序在此之前已经结束
   *[graph] 图在此之前已经结束
}
error-game-edge-only-so-often = 棋盘上这条边只有 { $count } 条
error-game-no-such-line = { $kind ->
    [row] 蛋糕没有第 { $number } 行
   *[column] 蛋糕没有第 { $number } 列
}
error-game-expects-line = { $kind ->
    [row] 第 1 至 { $most } 行之一
   *[column] 第 1 至 { $most } 列之一
}
# A graph of a family such as grid 3x4, which needs its size.
error-game-expects-size = { $what ->
    [size] 一个大小，如 `{ $example }`
   *[number] 一个数，如 `{ $example }`
}
error-game-expects-graph = 一个图 {"{a-b, b-c, d}"}、一个图族（{ $families }）或一个文件（@edges.csv）
error-game-expects-order = 一个序 {"{a<b, b<c, d}"}、一个序族（{ $families }）或一个文件（@below-above.csv）
error-game-expects-sign-comma-brace = { $sign }、`,` 或 `{"}"}`

## What is wrong.

error-game-more-than-bytes = 游戏长于 { $most } 字节
error-game-board-no-edge = 棋盘上没有这条边
error-game-bar-without-squares = 巧克力没有方格
error-game-row-longer-than-one-above = 这一行比上面一行长
error-game-row-without-squares = 这一行没有方格
error-game-bar-too-many-rows = 巧克力的行太多
error-game-layer-without-rows = 这一层没有行
error-game-row-longer-than-one-before = 这一行比上面或前面的一行长
error-game-bar-too-many-squares = 巧克力的方格太多
error-game-bar-too-many-directions = 巧克力的方向太多
error-game-stands-list-twice = 它在列表中出现两次
error-game-square-off-board-whose-side = 这个格子在棋盘之外，棋盘的边长为 { $side }
error-game-square-written = 应写格子 (x,y) 的地方遇到 { $found }
error-game-another-knight-follow = 可以接另一个马的地方遇到 { $found }
error-game-square-knight-begins = 马所在格子的开头遇到 { $found }
error-game-board-without-squares = 棋盘没有格子
error-game-cake-without-size = 蛋糕没有大小
error-game-place-poisoned-piece-missing = 缺少毒块的位置
error-game-poisoned-piece-row-column = 毒块有行和列
error-game-family-needs-size = { $name } 需要给出大小
error-game-family-has-one-size = { $name } 只有一个大小
error-game-family-too-small = { $name } 的大小 { $number } 太小
error-game-edge-not-between-two-vertices = 边 { $from }-{ $to } 的两端不都在这 { $number } 个顶点之中
error-game-start-not-among-vertices = 起点不在各顶点之中
error-game-line-only-two-names-ends = 一行只有两个名称，即一条边的两端
error-game-line-names-either-comma-space = 一行中的名称之间要么用逗号，要么用空格
error-game-board-no-vertex = 棋盘上没有顶点 { $name }
error-game-edge-two-ends = 一条边有两端
error-game-name-ends-before = 名称在此之前已经结束
error-game-nothing-follows-comma = 逗号后面没有内容
error-game-graph-too-many-vertices = 图的顶点太多
error-game-graph-too-many-edges = 图的边太多
error-game-edge-leads-from-vertex-itself = 边 { $edge } 从一个顶点连到自身
error-game-edge-stands-twice = 边 { $edge } 在这里出现两次
error-game-graph-without-vertices = 图没有顶点
error-game-order-goes-round-cycle = 序中有循环：{ $cycle }
error-game-arc-direction = 弧有方向
error-game-edge-off-ground = 这条边没有连到地面
error-game-picture-no-ground = 图形中没有地面
error-game-ground-another-name = 地面用的是另一个名称
error-game-edge-of-picture-off-ground = 边 { $edge } 没有连到地面
error-game-vertex-off-ground = 顶点 { $vertex } 没有连到地面
error-game-move-must-take-from-heap = 一步必须从某一堆中取
error-game-semicolon-needed = 需要 `;` 的地方已是结尾
error-game-one-number-needed-behind = `;` 后面需要一个数
error-game-heap-may-grow-too-large = 这一堆可能增加到 2^64 枚硬币或更多
error-game-no-divisor-left-but-1 = 没有剩下的因数，但 1 总是保留
error-game-no-divisor = { $number } 不是 { $whole } 的因数
error-game-divisor-stands-list-twice = 这个因数在列表中出现两次
error-game-left-but-divisor-not = { $number } 还在，但它的因数 { $missing } 不在
error-game-one-number-needed = 这里需要一个数
error-game-too-small-game = { $number } 对这个游戏太小
error-game-too-large-game = { $number } 对这个游戏太大
error-game-too-many-divisors = { $number } 有 { $count } 个因数
error-game-second-coin-square = 格 { $right } 上有第二枚硬币
error-game-square-lies-left-square = 格 { $right } 在格 { $left } 的左边
error-game-no-square = { $sign } 不是格子
error-game-row-squares-but-first-one = 这一行有 { $length } 个格子，而第一行有 { $columns } 个
error-game-number-board-needed = 需要棋盘的地方出现了数
error-game-board-too-many-squares = 棋盘的格子太多
error-game-staircase-without-stairs = 阶梯没有台阶
error-game-too-many-coins = 硬币总共多于 2^64 - 1 枚
error-game-another-number-follow = 可以接另一个数的地方遇到 { $found }
error-game-board-rows-columns = 棋盘有行和列
error-game-size-needs-number = 大小在这里需要一个数
error-game-where-is-the-token = 棋子在哪里？
error-game-token-stands-one-vertex = 棋子只在一个顶点上
error-game-vertex-stands-list-twice = 这个顶点在列表中出现两次
error-game-strip-too-long = 这个长条太长
error-game-strip-without-cells = 长条没有格子
error-game-no-cell-strip = `{ $sign }` 不是这个长条的格子
error-game-another-head-follow = 可以接另一个正面的地方遇到 { $found }
error-game-place-needed = 需要位置（如 (3,5)）的地方遇到 { $found }
error-game-second-coordinate-needed = 需要第二个坐标的地方遇到 { $found }
error-game-place-ends = 位置结束的地方遇到 { $found }
error-game-head-stands-list-twice = 这个正面在列表中出现两次
error-game-beside-equal-marks-must-not = `{ $symbol }` 旁边是 `{ $symbol }`：相同的记号不能相邻
error-game-nim-value-too-large = 这一堆的尼姆值为 2^64，太大

## What was expected: the end of a sentence.

error-game-expects-size-or-rows = 一个大小，如 3x4，或各行的长度，如 4,3,1
error-game-expects-rows-from-top-none-longer = 从上到下的各行，没有一行比上面一行长
error-game-expects-most-rows = 至多 { $most } 行
error-game-expects-lengths-rows = 各行的长度，如 3,2/2,1
error-game-expects-rows-layers-none-larger-than = 行和层，每个都不大于前一个
error-game-expects-most-squares-box-around-more = 方向多于两个时，外接长方体中至多 { $most } 个方格
error-game-expects-most = 至多 { $most }
error-game-expects-stone-empty-square = `x` 表示棋子，或 `.` 表示空格
error-game-expects-size-or-stones = 一个大小，如 4x5，或各行，如 xx./xxx
error-game-expects-coloured-stone-empty-square = `x` 或 `o` 表示棋子，或 `.` 表示空格
error-game-expects-size-or-coloured-stones = 一个大小，如 4x5，或各行，如 xo./oxo
error-game-expects-number-from-0 = 0 至 { $side } 的一个数
error-game-expects-side-board = 棋盘的边长，如 8
error-game-expects-free-square-blocked-one = `.` 表示可用的格子，或 `#` 表示封住的格子
error-game-expects-size-or-free-squares = 一个大小，如 4x5，或各行，如 ..#/...
error-game-expects-size-place-poisoned-piece = 一个大小和毒块的位置，如 5x7 (2,3)
error-game-expects-alone = 单独的 `{ $name }`
error-game-expects-least = 至少 { $least }
error-game-expects-name-vertex = 一个顶点的名称
error-game-expects-two-ends-edge = 一条边的两端，如 `a,b`
error-game-expects-other-end = `-` 和另一端
error-game-expects-end-list = `,` 或列表的结尾
error-game-expects-most-vertices = 至多 { $most } 个顶点
error-game-expects-most-edges = 至多 { $most } 条边
error-game-expects-vertex-called = 名为 `ground` 或 `0` 的顶点
error-game-expects-edges-connected-ground = 与地面相连的边
error-game-expects-most-heaps-one-move-least = 一步至多涉及的堆数，至少为 1
error-game-expects-heaps-how-many-additions-left = 各堆、`;` 和剩余的添加次数，如 3,0,1 ; 2
error-game-expects-heaps-all-additions-make-large = 即使用完所有添加也不会这么大的堆
error-game-expects-number-60 = 一个数，如 60
error-game-expects-number-with-divisors = 1 至 10^12 的一个数
error-game-expects-most-divisors = 至多 { $most } 个因数
error-game-expects-squares-coins-from-left-right = 从左到右各硬币所在的格子，互不相同
error-game-expects-rows-same-length = 长度相同的各行
error-game-expects-most-squares = 至多 { $most } 个格子
error-game-expects-numbers-coins-stairs = 各级台阶上的硬币数，如 0,2,1,3
error-game-expects-size-4x6 = 一个大小，如 4x6
error-game-expects-vertex-vertex-vertices-visited-before = 一个顶点，或一个顶点、`;` 和先前到过的顶点
error-game-expects-vertices-visited-before-end = `;` 和先前到过的顶点，或结尾
error-game-expects-strip-x = 由 `.` 和 `X` 组成的长条，如 ..X..，或空长条的长度；至多 { $most } 格
error-game-expects-most-cells = 至多 { $most } 格
error-game-expects-empty-out-play-x-xo = `.`（空）、`X`、`O` 或 `-`（出局），如 ..X.XO..X
error-game-expects-another-mark-empty-cell = 另一种记号或空格
error-game-expects-smaller-heap = 至多 2^64 - 2 的堆，或在其后加 `*`

## What to do.

error-game-help-game-edge-goes-two-different = 在这个游戏中，一条边连同它的两个不同端点一起去掉，所以两端之间一条边就够了
error-game-help-leave-out-rows-eaten = 去掉已被吃掉的行
error-game-help-order-needs-direction-says-lies = 序需要方向：`a<b` 表示 a 在 b 之下
error-game-help-edges-board-no-direction = 这个棋盘的边没有方向
error-game-help-vertices-numbered-from-0 = `n` 个顶点从 0 开始编号
error-game-help-write-names-spaces-commas-double = 含空格或逗号的名称写在双引号内
error-game-help-write-names-other-characters-than = 含字母、数字、`_` 和 `.` 以外字符的名称写在双引号内
error-game-help-put-relations-braces = 把各关系写在花括号内
error-game-help-put-edges-braces = 把各边写在花括号内
error-game-help-each-element-must-lie-above = 每个元素必须在它下面的元素之上，没有元素在自身之上
error-game-help-undirected-geography-played-edges = undirected-geography 用如 a-b 的边来玩
error-game-help-leave-out-no-longer-connected = 去掉不再与地面相连的部分
error-game-help-game-vertex-goes-neighbours-one = 在这个游戏中，一个顶点连同它的相邻顶点一起去掉，所以两个顶点之间一条边就够了
error-game-help-who-removes-number-removes-all = 去掉一个数的人同时去掉它的所有倍数
error-game-help-coin-shows-heads-tails = 一枚硬币显示正面或反面；翻两次就与先前一样
error-game-help-token-never-comes-back-one = 棋子决不回来，所以两个不同顶点之间一条边就够了
