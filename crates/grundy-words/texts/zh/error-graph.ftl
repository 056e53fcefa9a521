### Errors of state graphs and their files.

error-graph-did-you-mean = 是不是想写 { $name }？
error-graph-too-many-columns = { $columns ->
    [2] 一行只有两列，from 和 to
   *[other] 一行只有三列，from、to 和 label
}
# The JSON reader names in English what it found, such as: string "x".
error-graph-invalid-type = 类型无效：{ $found }，此处应为：{ $expected }
error-graph-invalid-value = 值无效：{ $found }，此处应为：{ $expected }
error-graph-expects-edge = 一条边：["a", "b"] 或 {"{\"from\": \"a\", \"to\": \"b\"}"}
error-graph-edge-has-two-ends = 一条边有两端：["a", "b"]
error-graph-expects-array-of-nodes = 由节点组成的列表
error-graph-expects-array-of-edges = 由边组成的列表
error-graph-expects-array-of-options = 由各着法所到节点组成的列表

## What is wrong.

error-graph-node-must-name = 节点必须有名称
error-graph-name-node-contains-control-character = 节点的名称含有控制字符 { $code }
error-graph-graph-most-nodes = 图至多有 { $most } 个节点
error-graph-graph-no-nodes-no-position = 图没有节点，所以没有可以开始的局面
error-graph-node-most-one-label = 一个节点至多有一个标记
error-graph-only-node-without-moves-label = 只有没有着法的节点才有标记，而节点 { $node } 有着法
error-graph-node-no-moves-no-label = 节点 { $node } 既无着法也无标记，而其他节点有标记
error-graph-play-starts-one-node-marked = 游戏从一个节点开始，而 { $name } 已被标出
error-graph-list-moves-no-labels = 着法列表没有标记
error-graph-first-line-not-header = 第一行不是表头
error-graph-second-column-missing = 缺少第二列
error-graph-move-no-label = 着法没有标记
error-graph-quote-not-closed = 引号没有闭合
error-graph-quoted-name-ends-before = 带引号的名称在此之前已经结束
error-graph-file-ends-too-early = 文件结束得太早
error-graph-reserved-word = `{ $word }` 是保留字
error-graph-cannot-stand-here = { $text } 不能写在这里
error-graph-edges-direction-but-those-board = `digraph` 的边有方向，但这个棋盘的边没有
error-graph-edges-no-direction-but-moves = `graph` 的边没有方向，但着法有方向
error-graph-graph-ends-before = 图在此之前已经结束
error-graph-groups-nest-more-than-deep = 分组嵌套超过 { $most } 层
error-graph-file-ends-inside-group = 文件在分组之内结束
error-graph-groups-file-stand-more-than = 这个文件的分组代表的边多于 { $most } 条
error-graph-direction-but-edge-board-none = `->` 有方向，但这个棋盘的边没有
error-graph-no-direction-but-move-one = `--` 没有方向，但着法有方向
error-graph-arrow-not-dot = 这个箭头不是 DOT 的
error-graph-character-not-belong = 字符 { $sign } 不能写在这里
error-graph-comment-not-closed = 注释没有闭合
error-graph-number-arrow-not-complete = 这里有不完整的数或箭头
error-graph-name-starts-digit-number = 以数字开头的名称是一个数
error-graph-joins-two-quoted-pieces-name = `+` 连接一个名称的两个带引号的片段
error-graph-bracket-not-closed = 括号 `<` 没有闭合
error-graph-file-no-node = 文件中没有节点 { $node }
error-graph-attribute-missing = 缺少属性 `{ $name }`
error-graph-no-graph = 没有图
error-graph-not-graphml = 这不是 GraphML
error-graph-edge-more-than-two-ends = 多于两端的边不是着法
error-graph-file-holds-one-graph = 一个文件只含一个图
error-graph-edge-no-direction-but-move = 这条边没有方向，但着法有方向
error-graph-stands-no-character = { $name } 在这里不代表字符
error-graph-graph-starts-brace = 图以花括号开头
error-graph-not-closed = 图没有闭合
error-graph-name-ends-before = 名称 { $name } 在此之前已经结束
error-graph-start-not-among-nodes = 起点 { $name } 不在各节点之中
error-graph-unknown-key = 未知的键 { $name }；此处应为 `nodes`、`edges`、`start` 或 `labels`
error-graph-key-stands-twice = 键 `{ $name }` 出现两次
error-graph-beside-names-nodes-ambiguous = `{ $name }` 与节点名称并列，含义不明；请用键 `nodes` 和 `edges` 书写这个图
error-graph-options-listed-twice = { $name } 的后继列出了两次
error-graph-number-names-node-whole-most = 作为节点名称的数是整数，且至多 64 位；请写成字符串
error-graph-unknown-key-of-edge = 未知的键 { $key }；此处应为 `from` 或 `to`
error-graph-key-of-edge-stands-twice = 键 `{ $key }` 出现两次
error-graph-no-label = 这不是标记
error-graph-marks-all-nodes-but-play = 这标出了所有节点，但游戏从一个节点开始，而且只有没有着法的节点才有标记
error-graph-file-empty = 文件是空的
error-graph-graphml-not-read = 这里不能读取 GraphML
error-graph-no-node = 图中没有节点 { $name }
error-graph-name-missing = 这里缺少一个名称
error-graph-backslash-stands-alone = 单独出现了一个反斜杠
error-graph-name-node-ends-before = 节点的名称在此之前已经结束
error-graph-no-such-node = 图中没有节点 `{ $name }`
error-graph-labels-its-ends = 这个图给终点加了标记，所以它的局面没有尼姆值，也不能求和

## What was expected: the end of a sentence.

error-graph-expects-move-below-header = 表头之下的着法，如 `a,b`
error-graph-expects-name-node-move-leads = `,` 和着法所到节点的名称
error-graph-expects-end-name = 名称结尾的 `"`
error-graph-expects-end-line = `,` 或行尾
error-graph-expects-edges-a-b = 边，如 `a -> b`
error-graph-expects-graph-edges-a-b = `graph`，其边如 `a -- b`
error-graph-expects-digraph-edges-a-b = `digraph`，其边如 `a -> b`
error-graph-expects-attributes = `[` 和属性
error-graph-expects-attribute-each-node = 每个这样的节点上的属性
error-graph-expects-semicolon-brace = `;` 或 `{"}"}`
error-graph-expects-value = 一个值
error-graph-expects-port = 一个端口
error-graph-expects-node-edge = 一个节点、一条边或 `{"}"}`
error-graph-expects-attribute-name-value-bracket = 属性 `name=value` 或 `]`
error-graph-expects-equals-value = `=` 和一个值
error-graph-expects-each-end-edge = 边的每一端各一个 `<node id=…/>`
error-graph-expects-node-id-graph = `<graph>` 中的 `<node id=…/>`
error-graph-expects-each-node = 每个这样的节点中的 `<data>`
error-graph-expects-comma-brace = `>`、`,` 或 `{"}"}`
error-graph-expects-moves-a-b = 着法，如 `a>b`
error-graph-expects-not-empty = 不为空的 `nodes` 或 `edges`
error-graph-expects-object-keys-options-every-node = 含有键 `nodes`、`edges`、`start` 和 `labels` 的对象，或含有每个节点的后继的对象
error-graph-expects-object-label-each-node = 含有每个节点的标记的对象
error-graph-expects-label-player-move = 一个标记：`win`、`loss` 或 `tie`，对先手而言
error-graph-expects-node-string-whole-number = 一个节点：字符串或整数
error-graph-expects-player-move = `win`、`loss` 或 `tie`，对先手而言
error-graph-expects-header-one-move-per-line = 表头 `from,to` 以及每行一个着法
error-graph-expects-csv-dot-json = CSV、DOT 或 JSON
error-graph-expects-name-node = 一个节点的名称
error-graph-expects-backslash-quote = `\\` 表示反斜杠，或 `\"` 表示引号

## What to do.

error-graph-help-separate-two-columns-comma = 用逗号隔开两列
error-graph-help-write-names-contain-comma-double = 含逗号的名称写在双引号内
error-graph-help-write-label-node-without-moves = 没有着法的节点的标记单独写一行：`a,,win`
error-graph-help-write-quote-inside-quoted-name = 带引号的名称里的引号要写两次
error-graph-help-only-json-dot-graphml-list = 只有 JSON、DOT 和 GraphML 能列出既无着法、也没有着法走到的节点
error-graph-help-name = 名称是 { $name }
error-graph-help-write-node-name-double-quotes = 这个名称的节点写在双引号内
error-graph-help-file-holds-one-graph = 一个文件只含一个图
error-graph-help-group-opened-line = 这个分组从第 { $line } 行开始
error-graph-help-write-names-other-characters-than = 含字母、数字和 `_` 以外字符的名称写在双引号内
error-graph-help-write-other-names-double-quotes = 其他名称写在双引号内
error-graph-help-write-names-spaces-double-quotes = 含空格的名称写在双引号内
error-graph-help-write-names-other-characters-double = 含其他字符的名称写在双引号内
