rule-title = 规则及其规律
rule-about = 输入一条规则，看看它的尼姆值，以及给出所有尼姆值的规律。
rule-pick = 或者选一个游戏
rule-pick-none = 选择游戏……
rule-examples = 规则的写法
rule-example-set = 取 1、3 或 4 枚硬币。
rule-example-name = 有名字的游戏。
rule-example-code = 取走与拆分的代码：每个可取的枚数对应一位数字。
rule-example-heap = 一步之后，大小为 n 的堆留下什么。符号 | 分隔不同种类的着法。
rule-example-split = 括号表示这一步把一堆分成几堆。
rule-example-pair = 含两个数的局面：Wythoff 游戏。
rule-same-as = 等同于规则
rule-as-rule = 写成规则：
rule-is-position = 这不只是规则，而是可以开局的局面：
rule-is-game = 这是
rule-reading = 正在读取规则
rule-views-table = 表格
rule-views-plot = 点图
rule-views-strip = P 局面
rule-views-law = 证明
rule-views-pairs = 地图
rule-views-label = 规则的视图
rule-to = 最大的堆
rule-pairs-to = 两数上限
rule-law = 规律
rule-finding-law = 正在寻找规律
rule-no-law = 前 { $heaps } 堆没有显出规律。规律可能在更远处才开始，也可能根本没有。
rule-proof-needs-time = 规律符合引擎算出的每个值。证明可能需要更多时间。
rule-form-value = 从堆 { $from } 起，大小为 n 的堆的尼姆值：
rule-form-lost = 先手必败的条件：
rule-looked = 已计算的堆：{ $heaps }
rule-facts-preperiod = 前周期
rule-facts-period = 周期
rule-facts-saltus = 增量
rule-facts-about-preperiod = 规律从这一堆起成立
rule-facts-about-period = { $heaps ->
    [1] 每个值都相同
   *[other] 每隔 { $heaps } 堆重复一次
}
rule-facts-about-growing = { $heaps ->
    [1] 值随堆逐个增大
   *[other] 每隔 { $heaps } 堆重复一次，但值更大
}
rule-facts-about-saltus = 每个周期的增加量
rule-no-proof = 没有证明。规律对引擎算过的所有堆成立，但后面可能失效。
rule-source = 定理：
rule-at = 单堆的尼姆值
rule-at-about-fact = 规律给出任意大小的堆的值。
rule-at-about-seen = 规律未经证明，所以每个值都按定义计算。大的堆可能耗时太久。
rule-at-about-none = 没有已知的规律，所以每个值都按定义计算。大的堆可能耗时太久。
rule-at-heap = 堆
rule-computing-at = 正在计算值
rule-values = 正在计算尼姆值
rule-table-caption = { $rule } 的尼姆值：每行都是整数个周期。
rule-table-caption-plain = { $rule } 的尼姆值
rule-row-head = 起始堆
rule-before = 周期开始之前
rule-exception = 与周期不符
rule-p-value = 尼姆值 0：P 局面
rule-heap-title = 堆 { $heap }：尼姆值 { $value }
rule-choose-heap = 指向一堆，或者用方向键移到那里，看看它为什么是这个值。
rule-options = 各后继及其尼姆值
rule-more-options = 以及另外 { $count } 个
rule-no-options = 无步可走，所以尼姆值是 0。
rule-mex = 没有在各后继中出现的最小数是 { $value }。
rule-partial = 时间已到，算了 { $known } 堆。你要求算到堆 { $wanted }。
rule-zoom = 缩放
rule-zoom-in = 放大
rule-zoom-out = 缩小
rule-see-all = 全图
rule-plot-shown = 堆 { $from } 至 { $to }
rule-plot-help = 用鼠标框选一部分，按住 Ctrl 并滚动滚轮，或用 + 和 − 缩放。0 键显示全图。方向键在堆之间移动。
rule-map-help = 指向一格，或者用方向键。在有标记的格子，先手必败。
rule-map-at = ({ $a }, { $b })：尼姆值 { $value }。{ $wins ->
    [yes] 先手必胜。
   *[no] 先手必败。
}
rule-drawing = 正在画图
rule-plot-label = { $rule } 的尼姆值点图
rule-plot-about = 横向：堆。纵向：它的尼姆值。
rule-strip-label = { $rule } 的 P 局面格条
rule-outcome-title = 堆 { $heap }：{ $outcome }
rule-strip-about = P 局面画有斜线：在那里先手必败。
rule-misere = 反常规则：走最后一步者负
rule-pairs-label = { $rule } 的数对地图
rule-show = 显示
rule-shows-values = 尼姆值
rule-shows-p-positions = P 局面
rule-no-sequence-game = 这个游戏不是在单堆上玩的，所以没有尼姆值序列。请看它的一个局面：
rule-no-sequence-growing = 这条规则的一步之后不一定比原来少，所以没有尼姆值序列。请看它的一个局面：
rule-no-sequence-points = 这条规则的局面含几个数，所以没有尼姆值序列。请看它的一个局面：
rule-no-sequence-graph = 这是单独的一张状态图，所以没有尼姆值序列。请看它的各个局面：
rule-no-sequence-labelled = 这个游戏终局时由规则判定胜负，所以有胜负结果，但没有尼姆值。请看它的一个局面：
rule-no-sample = 请在“局面”视图中输入它的一个局面。
rule-open-position = 谁胜？
rule-open-graph = 状态图
rule-open-play = 开始玩
rule-go-on = 继续研究这条规则
