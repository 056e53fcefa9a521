### Refusals: why a question has no answer, and what to ask instead.

refused-no-game = 没有名为 `{ $name }` 的游戏
refused-no-game-but = 没有名为 `{ $name }` 的游戏；是不是想写 `{ $near }`？
refused-no-node = 图中没有节点 `{ $name }`
refused-no-node-but = 图中没有节点 `{ $name }`；是不是想写 `{ $near }`？
refused-last-numbers = 给出了 { $numbers } 个末尾的数，但 `{ $rule }` 有 { $coordinates } 个坐标
refused-one-rule = { $what ->
    [misere] 反常规则只用于一条规则，而 `{ $family }` 代表许多条
   *[long] 长时间运行只用于一条规则，而 `{ $family }` 代表许多条
}

## Why a question has no answer.

refused-work-no-state-could-saved = 这项工作没有可以保存的状态：检查点用于有限的取分编码的规律，以及靠搜索求尼姆值的单个游戏的局面
refused-no-core-form-no-certificate = `{ $text }` 没有核心形式，所以它的规律没有证书
refused-true-but-about-another-rule = 它是对的，但说的不是所问的规则，所问的是：{ $wanted }
refused-true-but-about-position-not = 它是对的，但说的是局面，不是规则
refused-program-prints-words-one-line = 程序把词打印在一行里，而 { $word } 不是这样的词
refused-positions-too-many-look = `{ $rule }` 的局面太多，无法逐一查看
refused-dot-for-picture = DOT 用于状态图；请把这幅图画成 SVG 或 TikZ
refused-labels-names-heaps-boards-picture = 标签是堆或棋盘的名称，而这幅图中两者都没有
refused-laws-explained-one-rule-under = 只解释一条规则在正常规则下的规律
refused-no-move-leads-from-position = 没有着法从局面 { $number }（{ $from }）走到局面 { $next }（{ $to }）
refused-labels-graph-say-who-wins = 这个图的标记说明了终点处谁胜，所以没有反常规则
refused-graph-names-no-start-say = 图没有指明起点，请说明从哪个节点开始
refused-graph-labels-ends-needs-play = 给终点加标记的图要求游戏会结束，所以不作为可能永不结束的游戏求解
refused-certificate-values-all-nodes-graphs = 所有节点的值的证书用于游戏可能永不结束的图
refused-values-given-text-too-leave = 既给出了值，又给出了文本：去掉其中一个
refused-not-among-sequences-oeis-known = { $number } 不在这里已知的 OEIS 数列之中
refused-table-needs-name-file = 表需要一个文件名
refused-number-shards-from-1 = 分片的个数为 1 至 { $most }
refused-first-number-larger-than-last = 第一个数 { $from } 大于最后一个数 { $to }
refused-certificate-one-rule-stands-many = 证书只用于一条规则，而 `{ $text }` 代表许多条：请给字母指定数
refused-no-sequence-heaps-whatever-letters = 无论字母取何值，`{ $text }` 都没有堆的序列
refused-search-law-saved-checkpoints-finite = `{ $rule }` 的规律搜索不能保存：检查点用于至多留下两堆的有限的取分编码
refused-state-holds-other-heaps = 它写明有 { $results } 堆，实际有 { $heaps } 堆
refused-begun-without-digests = 它开始时没有摘要，而摘要要包括从堆 0 起的所有值
refused-laws-of-misere-play = 反常规则下的规律只对取数集合已知，而 `{ $text }` 不是取数集合
refused-row-positions-only-heaps-rule = `{ $row }` 是一列局面，而只有规则的堆才有规律
refused-certificates-laws-belong-one-rule = 规律的证书只用于正常规则下的一条规则
refused-no-law-found-no-certificate = 没有找到规律，所以没有证书
refused-law-no-certificate-certificates-cover = `{ $text }` 的规律没有证书：证书说明两个坐标的 P 局面，而没有找到仅关于它们的规律
refused-no-values = 没有值
refused-most-values-looked = 至多查看 { $most } 个值
refused-last-heap-larger-than-any = 最后一堆大于这里的任何数
refused-row-has-numbers = 一列由数构成
refused-row-positions-nim-values-who = `{ $text }` 是一列局面，对它们可以列出尼姆值以及正常规则下谁胜
refused-row-positions-one-last-number = 一列局面有一个末尾的数
refused-p-positions-n-positions-counted = 只统计 P 局面或 N 局面
refused-not-played-heaps = `{ $text }` 不是用堆玩的
refused-state-graph-nodes-not-heaps = 状态图有节点，没有堆
refused-positions-listed-rules-up-coordinates = 只对至多 { $most } 个坐标的规则列出局面，而 `{ $text }` 有 { $arity } 个
refused-nim-values-belong-normal-play = 尼姆值属于正常规则，那里由最后一步决定胜负
refused-too-many-positions-list = 局面太多，无法列出
refused-no-sequence-heaps = `{ $text }` 没有堆的序列
refused-move-need-not-leave-less = `{ $text }` 的一步留下的未必比原来少
refused-no-question = 没有问题 `{ $name }`；有的是 { $names }
refused-no-move-left = 无步可走
refused-state-belongs-to-another = 它属于 { $theirs }，不属于 { $ours }
refused-state-is-no-good = grundy { $program } 写下的状态在这里不能使用：{ $why }
refused-certificates-nim-values-outcomes-belong = 尼姆值和胜负的证书属于正常规则；反常规则下由策略的证书说明谁胜
refused-no-search-could-saved-checkpoints = `{ $position }` 没有可以保存的搜索：检查点用于靠搜索求尼姆值的单个游戏的局面，如 cram 和 node-kayles，旁边有没有堆都可以
refused-state-too-large-for-memory = 它记录了 { $all } 个局面，而内存上限只够容纳其中 { $positions } 个；请提高上限
refused-table-about-nodes-file-no = 这个表说的是文件中的节点，而文件没有规则
refused-rules-say-who-wins-end = 终局时由规则判定胜负，所以没有反常规则
refused-good-move-but-among-many = 有好的着法，但着法太多，没有找到
refused-table-file-moves-name-one = `{ $table }` 是着法文件的表：请指出它的一个节点
refused-table-no-node = 表中没有节点 `{ $text }`
refused-not-reached-from-start = 从 `{ $start }` 走不到 `{ $position }`，而这个表说的是前者
refused-no-sparse-space-take-break = `{ $text }` 没有稀疏空间：它用于只有有限多个数字、一步可以留下两堆但不会更多的取分编码（0.77、0.106、4!.0）
refused-no-table-tables-show-two = `{ $text }` 没有表：表显示两个坐标
refused-table-more-than-cells = 表的格子多于 { $most } 个
refused-only-coin-turning-games-product = 只有翻硬币游戏才有乘积：两个都写成 `turn "…"`，如 `turn "1-3"`
refused-first-row-larger-than-last = 第一行 { $from } 大于最后一行 { $to }
refused-most-values-listed-once = 一次至多列出 { $most } 个值
refused-first-heap-larger-than-last = 第一堆 { $from } 大于最后一堆 { $to }
refused-labelled-game-no-nim-values = 标记游戏没有尼姆值，因为它的胜负不由最后一步决定
refused-values-make-table = `{ $text }` 的值构成一个表
refused-tables-show-one-two-coordinates = 表显示一个或两个坐标，而这条规则有 { $many } 个
refused-dot-for-worksheet = DOT 用于状态图；练习题用 SVG、TeX 或文本
refused-worksheet-each-task-most-once = 练习题中每种题目至多出现一次
refused-worksheet-about-nim-values-labelled = 练习题考查尼姆值，而标记游戏没有尼姆值
refused-game-least-one-position = 一局游戏至少有一个局面
refused-table-too-large = 到 { $to } 为止的表太大；表至多到 { $max }

## What to ask instead.

refused-help-programs-written-rules-one-heap = 程序是为一堆或两个坐标的规则写的
refused-help-ask-about-first-terms = 请问它的前几项，如 `0,1,1,2,0,3`
refused-help-give-letters-numbers = 给字母指定数
refused-help-laws-looked-one-heap-rules = 规律在单堆规则中寻找，也在有两个坐标、且因某个量不断减小而必然结束的规则中寻找

## What the visitor of the page can do. View names are those of the page.

refused-page-ask-about-position-instead = 改为问一个局面
refused-page-ask-about-position-instead-about = 改为问一个局面，或一列局面，如 cram 2xn
refused-page-view-position-answers-play-need = “局面”视图可以回答游戏未必结束的情形
refused-page-ask-about-node-about-graph = 请问一个节点，或整个图
refused-page-ask-table-instead = 改为要它的表
refused-page-view-games-lists-them = “游戏”视图列出它们
refused-page-ask-less = 请少要一些
refused-page-ask-about-rule-one-heap = 请问单堆的规则、一些值（如 0,1,1,2,0,3）或一列（如 cram 1xn）
refused-page-all = 总共有 { $all } 个
refused-page-view-rule-shows-law-rule = “规则”视图显示规则的规律
refused-page-ask-law-rule-instead = 改为问规则的规律
refused-page-list-not-complete = 列表不完整
refused-page-ask-smaller-table-value-one = 请要较小的表，或单个棋盘的值
refused-page-law = 有一个规律（{ $reference }）：{ $sentence }
refused-page-more-values-show-one = 更多的值也许能显出规律
refused-page-tab-proof-lists-laws-engine = “证明”标签页列出引擎尝试过的规律
refused-page-answer-lists-all-them = 答案列出全部
refused-page-strip-mis-re-play-shows = 反常规则的长条显示任何规则的 P 局面
refused-page-view-play-opens-saved-game = “对局”视图可打开保存的一局，其中每行一个局面
