### Errors: what is wrong with a rule, a position or a question.

## Frames.

# The message of an error, and what would have been right there.
error-expects = { $message }；此处应为：{ $expected }
error-place-in-file = { $file }，第 { $line } 行，第 { $column } 列
error-place = 第 { $line } 行，第 { $column } 列
error-help = 建议：{ $help }
# Two pieces of advice in one line.
error-help-and = { $help }；{ $more }
error-did-you-mean = 是不是想写 `{ $word }`？
error-not-closed = { $what ->
    [quote] 这个引号没有闭合
   *[bracket] 这个括号没有闭合
}

## Rules that fail at a position.

# What a move leaves, such as 3 + 4.
error-not-smaller = { $count ->
    [0] 游戏未必结束：大小为 { $heap } 的堆可能变为空，而空并不更小
   *[other] 游戏未必结束：大小为 { $heap } 的堆可能变为 { $parts }，而它并不更小
}
error-too-many-heaps = 大小为 { $heap } 的堆可能变为 { $parts } 堆，太多而无法列出
error-cycle = 游戏未必结束，有循环：{ $cycle }
error-labelled-cycle = 游戏未必结束，有循环：{ $cycle }；标记游戏必须会结束
# The positions of a cycle, shortened in the middle.
error-long-cycle = { $start } → … 另有 { $more } 个 … → { $first }
error-stopped = { $why ->
    [work] 经过 { $steps } 步、{ $bytes } 字节后达到工作量上限而停止
    [memory] 经过 { $steps } 步、{ $bytes } 字节后达到内存上限而停止
    [time] 经过 { $steps } 步、{ $bytes } 字节后达到时间上限而停止
    [cancelled] 经过 { $steps } 步、{ $bytes } 字节后按要求停止
   *[far] 经过 { $steps } 步、{ $bytes } 字节后，因下一堆之下的更小的堆太多而停止
}

## What is wrong.

error-bracket-not-closed = 这个括号没有闭合
error-more-than-letters-stand-numbers = 代表数的字母多于 { $most } 个
error-another-heap-follow = 可以接下一堆的地方遇到 { $found }
error-position-more-than-bytes = 局面长于 { $most } 字节
error-not-one-place-alone = 不是单独一个位置
error-needs-board = { $name } 需要给出棋盘
error-position-begins = 局面的开头遇到 { $found }
error-no-name-of-file = `@` 后面没有文件名
error-more-than-positions = 局面多于 { $most } 个
error-position-missing-beside-arrow = `>` 旁边缺少一个局面
error-nothing-typed = 没有输入任何内容
error-component-missing = `+` 后面缺少一个部分
error-more-than-components = 部分多于 { $most } 个
error-after-heaps = 各堆之后遇到 { $found }
error-labelled-game-part-sum-winner = 标记游戏不能是和的一部分：它的胜负不由最后一步决定
error-position-missing = 缺少局面
error-labelled-game-asked-about-one = 标记游戏一次只能问一个局面
error-after-place = 一个位置之后遇到 { $found }
error-heaps-end = 各堆结束的地方遇到 { $found }
error-range-ends-before-begins = 这个范围的终点在起点之前
error-range-too-many-heaps = 这个范围的堆太多
error-no-coins = 这些不是硬币
error-a-position-begins = 一个局面的开头遇到 { $found }
error-tuple-ends = 数组结束的地方遇到 { $found }
error-turn-is-0-or-1 = 轮次 turn 为 0 表示第一位玩家，为 1 表示第二位玩家
error-name-node-missing = 缺少节点的名称
error-no-files-read = 这里没有文件，所以无法读取 @{ $name }；请直接写出内容
error-position-only-rule-needed = 只需要规则的地方出现了局面
error-after-rule = 规则之后遇到 { $found }
error-not-played-ring = `{ $text }` 不能在环上玩
error-not-head-rule = `{ $word }` 不是规则头
error-unknown-game = 未知的游戏 `{ $word }`
error-numbers-without-rule = 只有数而没有规则
error-after-graph = `graph` 之后遇到 { $found }
error-number-too-large = 这个数太大
error-another-tuple-follow = 可以接下一个数组的地方遇到 { $found }
error-tuple-begins = 数组的开头遇到 { $found }
error-after-tuple = 一个数组之后遇到 { $found }
error-play-never-ends-move-always = 游戏永不结束：这一步总可以走，而且留下的比原来多
error-move-takes-least-1-coin = 一步至少取 1 枚硬币，所以可取的数中不能有 0

## What was expected: the end of a sentence.

error-expects-board = { $looks }，如 `{ $example }`
error-expects-position-start-from = `:` 和起始局面
error-expects-position-no-coin-left-board = 一个局面；没有硬币时写 `0`，棋盘为空时写 `nothing`
error-expects-positions-between-them = 用 `>` 隔开的各局面，如 `nim : 3,4,5 > 1,4,5 > 1,4,2`
error-expects-position = 一个局面，如 `nim : 3, 4, 5` 或 `0.77 : 5 + nim : 3`
error-expects-rule-places = 一条规则、`:` 和各个位置
error-expects-before-another-heap-before-another = 另一堆前的 `,`、另一游戏前的 `+`，或结尾
error-expects-one-tuple = 一个数组
error-expects-smaller-heap-first = 先写较小的堆，如 `1..5`
error-expects-most-heaps = 至多 { $most } 堆，如 `1..5`
error-expects-heads-tails = 用 `h` 表示正面、`t` 表示反面，如 `htth`，或各正面的位置
error-expects-tuple = 一个数组 ({ $names })
error-expects-one-each = ({ $names }) 中每一项各一个
error-expects-end-rule = 规则的结尾
error-expects-code-whose-moves-split-heaps = 着法会分堆的编码，如 `kayles cycle 7` 或 `0.137 cycle 7`
error-expects-rule = 一条规则
error-expects-one-name-tuple-names-then = 一个名称或一组名称，然后是箭头
error-expects-rule-name-game = 一条规则或一个游戏的名称
error-expects-after-last-edge = 最后一条边之后的 `{"}"}`
error-expects-file-edges = 如 `@states.csv` 的文件，或如 `{"{a>b, b>c}"}` 的边
error-expects-numbers = { $arity } 个数
error-expects-comma-end = `,` 或结尾

## What to do.

error-help-give-some-them-number = 给其中一些字母指定数
error-help-write = 写成 `{ $sample }`
error-help-name-brackets-quotes-written-quotes = 含括号或引号的名称要放在引号内，里面的每个引号前加 \
error-help-heaps-separated-commas = 各堆用逗号隔开，如 `3, 4, 5`
error-help-components-joined = 各部分用 `+` 连接
error-help-heaps-are-numbers = 堆用数表示：5、1_000、1e12、10^18 或 2^60 - 1
error-help-ask-alone = 单独提问
error-help-write-position = 写成 `{ $text } : { $sample }`
error-help-pins-ring-cycle = 排成环的木瓶用 cycle，如 `kayles cycle 7`
error-help-nodes = 它的节点是 { $names }
error-help-example = 例如 `{ $text } : { $sample }`
error-help-leave-out-begin-first-player = 若由第一位玩家开始，可以省略
error-help-quote-names = 含 `,` 或 `+` 的名称要加引号
error-help-leave-out-follows = 去掉 `:` 及其后的内容
error-help-leave-out-follows-rule = 去掉规则之后的内容
error-help-rules-look-like = 规则的写法如 `{"take {1,3,4}"}`、`0.77`、`n -> n-1 | floor(n/2) if n > 2` 或 `kayles`
error-help-rule-begins-like = 规则以 `n -> …` 或 `(a, b) -> …` 开头；箭头中间没有空格
error-help-rule-begins-heap-arrow = 规则以堆和箭头开头，如 `n -> n-1`
error-help-write-take = 写上 `take`，如 `{"take {1,3,4}"}`
error-help-rule-your-own-begins-like = 自己的规则以 `n -> …` 开头
error-help-position-names-rule-first = 局面先写规则，如 `nim : 3, 4, 5`；编码带有一个点，如 `0.77`
error-help-write-graph-file-at-sign = 写成 `graph @FILE`，带上 `@`
error-help-say-when-made = 说明何时可以走这一步，如 `if n < 100`
