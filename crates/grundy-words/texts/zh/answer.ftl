### Texts of answers, for people: what commands print.

## What several answers say.

normal-play = 正常规则
misere-play = 反常规则
# How something is known, as a label before a statement or after “by”.
known-by = { $way ->
    [definition] 由定义
    [theorem] 由定理
    [proved] 已证明
   *[seen] 仅为观察
}
# A label, such as “proved” or “Verified”, before what it is said of.
labelled = { $label }：{ $text }
by-reference = 据 { $reference }
checked-hypothesis = 已检验：{ $hypothesis }
is-canonical = 即 { $canonical }
# $reason: why the rule has this other form.
is-canonical-because = 即 { $canonical }：{ $reason }
list-of-more = …… 另有 { $count } 个
# $how: what to type for that, such as “--max-moves 10”.
list-of-more-how = …… 另有 { $count } 个（{ $how }）
none = 无
outcome-n = N：先手必胜
outcome-p = P：先手必败
outcome-t = T：双方最优时为平局
outcome-table-t = T：双方最优时为平局
outcome-d = D：谁都不能取胜，双方最优时游戏永不结束
outcome-and-nim-value = { $outcome }；尼姆值为 { $value }
counted-moves = { $count } 步
counted-positions = { $count } 个局面
counted-entries = { $count } 个条目

## Who wins a position. What stands in parentheses is said of play, or of how the answer is known.

solve-labelled = 终局时由规则判定胜负
solve-value-not-requested = { $outcome }（没有要求尼姆值）
solve-value-not-computed = { $outcome }；尼姆值没有计算：搜索量太大
solve-remoteness = 剩余步数 { $count }：双方最优时还剩的步数
solve-remoteness-not-found = 剩余步数：在限额内没有求出
solve-by-definition = 由定义，从各后继得知
solve-by-theorem = 由定理得知
solve-by-proof = 已证明：对这条规则检验了一个规律
solve-by-seen = 仅为观察，未经证明
solve-by-definition-and-theorem = 由定义得知，对较小的局面用定理
# $way: how one part of a sum is known.
solve-partly = { $way ->
    [definition] 一部分由计算得到
    [theorem] 一部分由定理得到
    [proved] 一部分由已证明的规律得到
   *[seen] 一部分仅为观察
}
solve-partly-and = { $first }，{ $second }
solve-no-winning-move = 没有必胜着法。
solve-no-move-left = 无步可走：轮到走的一方已胜。
solve-not-listed = { $count ->
    [1] 有一个必胜着法；没有列出。
   *[other] 有 { $count } 个必胜着法；都没有列出。
}
solve-none-listed = 有必胜着法；没有列出。
solve-theorem-does-not-say = 有必胜着法，但定理没有说是哪一个。
solve-only-winning-move = 唯一的必胜着法：
solve-counted-winning-moves = { $count } 个必胜着法：
solve-winning-moves = 必胜着法：
solve-more = …… 等等
solve-perhaps-more = …… 也许还有
solve-first-listed = ……（只列出前 { $count } 个）
solve-not-all-found = 没有找到全部必胜着法。
# $play: normal play or misère play.
solve-loopy-play = { $play }；游戏可能永不结束
solve-loopy-value = { $outcome }；值为 { $value }
solve-loopy-by-smith = 由定义；Smith 1966
solve-loopy-by-definition = 由定义
solve-loopy-draw-not-listed = 有着法保持和局；没有列出。
solve-loopy-draw-moves = 保持和局的着法：
solve-table-play = { $play }，由所有局面的表得知
# $left: such as “3 moves”.
solve-table-left = { $outcome }；双方最优时还剩 { $left }
solve-table-move-left = 还剩 { $left }
solve-table-tie-moves = 保持平局的着法：
solve-table-better = 有比查过的更好的着法。
solve-every-move-loses = 任何着法都必败：

## Laws.

law-read-json = 它的 { $states } 个状态见 JSON
law-read-json-how = 它的 { $states } 个状态见 JSON（{ $how }）
law-also-proved = 也由 { $reference } 证明
law-also-by = 也据 { $reference }
law-seen-is-no-theorem = { $reference }（{ $count } 个值中的模式不是定理）
law-seen-in-positions = { $reference }（局面中的模式不是定理）
law-seen-without-rule = { $reference }（不知道规则，所以无从证明）
law-none-no-heap = 没有找到规律：没有计算任何一堆的值。
law-none-to = 在堆 0 至 { $last } 的值中没有找到规律。
law-none-is-no-proof = 这并不证明没有规律。
law-none-is-no-proof-how = 这并不证明没有规律：{ $how }。
law-none-in-list = 其中看不出规律。
law-tried = 已尝试：周期，带或不带增量，所有剩余类共用或各用一个；关于 n 的公式；按 2 至 10 进制或 Zeckendorf 表示法读 n 的自动机；子序列之间的线性关系；同时读 n 和值的自动机。
law-of-listed-values = { $count } 个值，属于堆 { $first } 至 { $last }
law-values-kept = { $count } 堆的值在 { $file } 中。
law-engine = 引擎：{ $name }；已计算 { $count } 个值
# The heads of the table of a machine, each as wide as it is: digits follow.
law-machine-head = 状态  值  数字
law-machine-pairs-head = 状态    P  数字
# The columns of these heads: whether a state accepts.
yes = 是
no = 否
law-none-in-pairs = 在坐标不超过 { $to } 的 P 局面中没有找到规律。
law-first-pairs = 前几个 P 局面：{ $pairs }
law-pairs-are = P 局面是 { $formula }
law-pairs-periods = 即：x 的周期为 { $x }，y 的周期为 { $y }
# $places: such as “x ≥ 3, y ≥ 5”.
law-pairs-periods-from = 即：x 的周期为 { $x }，y 的周期为 { $y }（当 { $places } 时）
law-misere-none = 没有找到正常规则下的规律，因而也推不出反常规则下的规律。
law-misere-outcomes = 在反常规则下，单堆的胜负有前周期 { $preperiod }、周期 { $period }
law-misere-seen = 据 { $reference }（仅为观察的规律不是定理）
# $heaps, $single and $again: lists of numbers.
law-heaps-again = n = { $heaps }，此后每隔 { $period } 堆重复
law-heaps-and-again = n = { $single }；以及 n = { $again }，后者每隔 { $period } 堆重复
law-modes-machine = { $which } 的自动机：
law-modes-covered = 它只说明 P 局面，不说明其他值。
law-modes-in-json = 一个周期的尼姆值见 JSON
law-modes-in-json-how = 一个周期的尼姆值见 JSON（{ $how }）
law-modes-values = { $heap } = 0, 1, 2, … 的尼姆值，[ ] 中的部分重复：
law-family-for = 对所有 n，以及满足 { $condition } 的所有数
law-family-all-facts = 这些规律都是事实。
law-family-not-all-facts = 这些规律不都是事实。
law-family-no-pattern = { $known }这里没有已知的定理涉及所有的数，从中也看不出模式。
law-family-seen = { $letter } 从 { $from } 到 { $to }。{ $known }没有证明会一直如此。
law-family-head = 规律
law-family-none = 没有找到
law-family-grid = 各规则的周期，向下为 { $row }，向右为 { $column }（n0/p 表示从堆 n0 开始，p+s 表示值增加 s）：
# What stands behind the law of a list: $from is the first heap that it was used for.
law-assumed = 从堆 { $from } 起用一个规律（{ $reference }）：{ $sentence }
# $file: the name of a file, or “here”. $shown: what the certificate shows.
certificate-of = { $shown ->
    [nim-value] 尼姆值的证书：{ $file }，{ $entries }，{ $bytes } 字节
    [outcome] 胜负的证书：{ $file }，{ $entries }，{ $bytes } 字节
    [strategy] 策略的证书：{ $file }，{ $entries }，{ $bytes } 字节
    [infinite-value] 无穷值的证书：{ $file }，{ $entries }，{ $bytes } 字节
    [graph-values] 所有节点的值的证书：{ $file }，{ $entries }，{ $bytes } 字节
   *[draw] 和局的证书：{ $file }，{ $entries }，{ $bytes } 字节
}
certificate-of-law = 规律的证书：{ $file }，据“{ $theorem }”，{ $bytes } 字节
certificate-here = 此处

## The engine of long runs.

engine-no-space = 没有稀疏空间
engine-space-no-rare = 掩码为 { $mask } 的稀疏空间：没有稀有堆
engine-space-parity-no-rare = 掩码为 { $mask } 且计入堆的奇偶性的稀疏空间：没有稀有堆
engine-space = 掩码为 { $mask } 的稀疏空间：{ $count } 个稀有堆，最后一个是 { $heap }（值为 { $value }）
engine-space-parity = 掩码为 { $mask } 且计入堆的奇偶性的稀疏空间：{ $count } 个稀有堆，最后一个是 { $heap }（值为 { $value }）
engine-greatest = 最大值 { $value }，首次出现于堆 { $heap }；Fletcher-32 为 { $sum }
engine-greatest-and-digests = 最大值 { $value }，首次出现于堆 { $heap }；Fletcher-32 为 { $sum }；{ $digests }
engine-digests = { $count } 个摘要，每个摘要对应 2^20 个值
# The lines of a table: what, then this.
sparse-mask = 掩码
sparse-mask-bits = { $mask }（位 { $bits }）
sparse-bits-from = 从 { $from } 起全部
sparse-bits-and-from = { $bits } 以及从 { $from } 起全部
sparse-parity = 堆的奇偶性
sparse-parity-does-not-count = 不起作用
sparse-parity-agrees = 起作用：各位的奇偶性与堆的奇偶性相同时，值为稀有
sparse-parity-differs = 起作用：各位的奇偶性与堆的奇偶性不同时，值为稀有
sparse-rare = 稀有堆
sparse-rare-last = { $count }（{ $share }），最后一个是 { $heap }（值为 { $value }）
sparse-space = 稀疏空间
sparse-space-none = 这些值中没有
sparse-computed = 已计算
sparse-computed-heaps = { $count } 堆
sparse-greatest = 最大值
sparse-greatest-at = { $value }，首次出现于堆 { $heap }
sparse-frequent = 最常见
# $values: such as “3 (12.5 %), 5 (9.38 %)”.
sparse-frequent-values = { $values }；共出现 { $count } 种值
sparse-list = 稀有堆，写作 堆:值
sparse-more = 另有 { $count } 个
sparse-more-how = 另有 { $count } 个（{ $how }）

## Games recognised by their values. $kind: number in a row of positions, else heap.

identify-all-zero = 所有已知的值都是 0：先手必败。
identify-few = { $count } 个值太少，许多规则会碰巧符合：给出更多的值也许能区分它们。
identify-all-few = 全部的值仍然太少，许多规则会碰巧符合：给出更多的值也许能区分它们。
identify-values = { $kind ->
    [number] 从序号 { $from } 起的尼姆值：{ $values }
   *[heap] 从堆 { $from } 起的尼姆值：{ $values }
}
identify-same-rules = 相同的规则
identify-same-moves = { $rule } 逐堆有相同的着法
# $sentence: one of the sentences below.
identify-for-all = { $sentence }，对所有 n
identify-for-all-from = { $sentence }，对所有 n ≥ { $from }
identify-for-seen = { $sentence }，对 n = { $from } 至 { $to }
identify-laws-compared = 已对所有的堆比较两个规律
identify-laws-compared-how = 已对所有的堆比较两个规律（{ $how }）
identify-by-laws = { $kind ->
    [number] 由两个规律（这里是 { $here }）：到序号 { $to } 为止相等，此后一起重复
   *[heap] 由两个规律（这里是 { $here }）：到堆 { $to } 为止相等，此后一起重复
}
identify-by-both-laws = { $kind ->
    [number] 由两个规律（这里是 { $here }，那里是 { $there }）：到序号 { $to } 为止相等，此后一起重复
   *[heap] 由两个规律（这里是 { $here }，那里是 { $there }）：到堆 { $to } 为止相等，此后一起重复
}
identify-period = 从堆 { $from } 起有周期 { $period }
identify-period-saltus = 从堆 { $from } 起有周期 { $period }、增量 { $saltus }
identify-not-the-same = 与 { $rule } 不同，平移或重复各值之后也不同。
identify-no-rule = 目录中的 { $count } 条规则都没有这些值。
identify-no-other-rule = 目录中的 { $count } 条规则里没有其他规则有这些值。
identify-differs = 不同
# $rule: a rule, or such a phrase with what it is compared by.
identify-differs-first = { $kind ->
    [number] { $rule }：序号 { $heap } 的值这里为 { $here }，那里为 { $there }
   *[heap] { $rule }：堆 { $heap } 的值这里为 { $here }，那里为 { $there }
}
identify-agrees-to = { $kind ->
    [number] { $rule }：到序号 { $last } 为止相同；序号 { $heap } 的值这里为 { $here }，那里为 { $there }
   *[heap] { $rule }：到堆 { $last } 为止相同；堆 { $heap } 的值这里为 { $here }，那里为 { $there }
}
identify-with-heap = { $rule }（取其中的堆 { $place }）
identify-with-sentence = { $rule }（{ $sentence }）
oeis-from-heap = OEIS { $number }，从堆 { $heap } 起
# $place: a formula in n.
relation-shift = { $kind ->
    [number] 序号 n 的值等于 { $other } 的堆 { $place } 的值
   *[heap] 堆 n 的值等于 { $other } 的堆 { $place } 的值
}
relation-repeated-here = { $kind ->
    [number] 序号 n 的值等于 { $other } 的堆 { $place } 的值：在这里每个值出现{ $times ->
        [2] 两
       *[other] { $times }
    }次
   *[heap] 堆 n 的值等于 { $other } 的堆 { $place } 的值：在这里每个值出现{ $times ->
        [2] 两
       *[other] { $times }
    }次
}
relation-repeated-there-twice = { $kind ->
    [number] 序号 n 的值等于 { $other } 的堆 { $first } 和 { $last } 的值：在那里每个值出现两次
   *[heap] 堆 n 的值等于 { $other } 的堆 { $first } 和 { $last } 的值：在那里每个值出现两次
}
relation-repeated-there = { $kind ->
    [number] 序号 n 的值等于 { $other } 的堆 { $first } 至 { $last } 的值：在那里每个值出现 { $times } 次
   *[heap] 堆 n 的值等于 { $other } 的堆 { $first } 至 { $last } 的值：在那里每个值出现 { $times } 次
}
relation-zeros-here = { $kind ->
    [number] 序号 n 的值等于 { $other } 的堆 { $place } 的值，没有这样的堆时为 0：在这里各值之间夹着零
   *[heap] 堆 n 的值等于 { $other } 的堆 { $place } 的值，没有这样的堆时为 0：在这里各值之间夹着零
}
relation-zeros-there = { $kind ->
    [number] 序号 n 的值等于 { $other } 的堆 { $place } 的值：在那里各值之间夹着零
   *[heap] 堆 n 的值等于 { $other } 的堆 { $place } 的值：在那里各值之间夹着零
}
relation-without-zeros = 不为 0 的值依次就是 { $other } 的值

## State graphs.

graph-wins = 先手必胜
graph-loses = 先手必败
graph-ties = 游戏为平局
graph-draws = 谁都不能取胜，双方最优时游戏永不结束
# $outcome: one of the clauses above.
graph-no-move-left = { $outcome }，无步可走
graph-moves-left = { $outcome }，双方最优时还有 { $count } 步
graph-labelled-ends = 终点带标记
graph-best-play = 最优走法：{ $nodes }
graph-options = 后继：
# What a move to an option does, for the player who makes it.
graph-option-wins = 必胜
graph-option-loses = 必败
graph-option-ties = 平局
graph-option-draws = 和局
graph-reply = 应对 { $node }
graph-no-move = 无步可走
graph-infinite = D：谁都不能取胜，双方最优时游戏永不结束。∞(…) 不是尼姆值：它列出有尼姆值的各后继的尼姆值（Smith 1966）。
# Heads of the columns of tables.
graph-head-node = 节点
graph-head-nim-value = 尼姆值
graph-head-normal = 正常
graph-head-misere = 反常
graph-head-remoteness-normal = 剩余步数（正常）
graph-head-remoteness-misere = （反常）
graph-head-winning-options = 必胜后继
graph-head-best-options = 最优后继
graph-head-label = 标记
graph-head-outcome = 胜负
graph-head-remoteness = 剩余步数

## Lists and tables of values. $play: normal play or misère play.

listing-heap-options = 各堆的后继
listing-position-options = 各局面的后继
listing-nim-values = 尼姆值（正常规则）
listing-p-positions = P 局面，先手必败（{ $play }）
listing-n-positions = N 局面，先手必胜（{ $play }）
listing-count = { $outcome } 局面的个数，从 { $from } 到 { $to }（{ $play }）
listing-outcomes = 先手的胜负（{ $play }）
listing-no-option = （无）
xor-table-sums = 尼姆和 a ⊕ b
xor-table-products = 尼姆积 a ⊗ b
xor-table-sums-to = 尼姆和 a ⊕ b，a, b = 0 至 { $to }
xor-table-products-to = 尼姆积 a ⊗ b，a, b = 0 至 { $to }
# $way: how it is known, such as “theorem”.
at-who-wins = 谁胜；尼姆值未知；{ $way }
nimber-field = 在小于 { $field } 的尼姆数构成的域中
nimber-order = 在小于 { $field } 的尼姆数构成的域中的阶，是普通的数
nimber-no-roots = x^2 + x = c 在 2^128 以下没有解
nimber-no-roots-here = x^2 + x = c 在小于 { $field } 的尼姆数构成的域中没有解；它的解小于 { $larger }
nimber-roots = x^2 + x = c 在小于 { $field } 的尼姆数构成的域中的解
# $way: how it is known, such as “theorem”.
tartan-table = 位于（行,列）的一个正面的尼姆值（正常规则，{ $way }）
tartan-by = { $way }
tartan-head = { $head } 的值为 { $value }

## Games that were played.

grade-nim-value = 尼姆值 { $value }
grade-player = 玩家 { $player }：
grade-kept = 保持胜势
grade-gave-away = 错失胜势
grade-lost = 没有必胜着法
grade-better = { $grade }；更好的是 { $moved }
grade-no-move = 无步可走
grade-to-move = 轮到此方；游戏尚未结束
grade-winner = 玩家 { $player } 获胜。

## Certificates that were checked.

# Labels with their colons; what they are said of follows.
check-rejected = 不成立：
check-rejected-line = 第 { $line } 行：{ $why }
check-not-checked = 未检验：
check-ended-before = 检验提前终止
check-verified = 已验证：
check-verified-in-part = 部分验证：
check-infinite-value = { $position } 的值为 { $value }   （正常规则，由定义；Smith 1966）
check-draw = { $play ->
    [normal] 正常规则下在 { $position } 谁都不能取胜（由定义）
   *[misere] 反常规则下在 { $position } 谁都不能取胜（由定义）
}
check-wins = { $play ->
    [normal] 正常规则下在 { $position } 先手必胜（由定义）
   *[misere] 反常规则下在 { $position } 先手必胜（由定义）
}
check-loses = { $play ->
    [normal] 正常规则下在 { $position } 先手必败（由定义）
   *[misere] 反常规则下在 { $position } 先手必败（由定义）
}
# $moves: such as “3 moves”; $positions: such as “2 positions”.
check-strategy = 策略应对对手从 { $positions } 出发的 { $moves }
check-nim-value = { $position } 的尼姆值为 { $value }   （正常规则，由定义）
check-outcome = { $position } 的胜负为 { $outcome }   （正常规则，由定义）
check-nodes = 各条目给出图的全部 { $count } 个节点的值   （正常规则，由定义）
check-infinite-nodes = { $count ->
    [1] 其中一个为无穷（Smith 1966）
   *[other] 其中 { $count } 个为无穷（Smith 1966）
}
check-of-claim = 论断中的：{ $claim }
check-moves = 着法所在：{ $moves }
check-bytes = { $bytes } 字节，已检验
check-bytes-seconds = { $bytes } 字节，检验用时 { $seconds } 秒
# $entries: such as “3 entries”.
check-entries = { $entries }，{ $file }

## Tables of all positions.

label-counted = { $position }：{ $positions }，{ $moves }；最长的一局有 { $longest }
label-file = 所有局面的表在 { $file } 中。

## Rules and games.

# Words in front of what they name.
rule-rule = 规则
rule-canonical = 标准形式
rule-game = 游戏
rule-position = 局面
rule-board = 棋盘
rule-also-called = 又名
