### What the program says when it has no answer.

# The word before a message.
program-error = 错误
program-stopped = 已停止
# A command that was probably meant.
program-try = 试试：{ $command }
# A message with advice, which is a clause.
program-advice = { $message }；{ $advice }
program-advice-in-brackets = { $message }（{ $advice }）
program-advice-behind-colon = { $message }：{ $advice }
program-known-by-then = { $message }；到那时已知 { $count } 个结果
program-also-the-certificate = { $what ->
    [checkpoint] { $file } 不能既是检查点又是证书；请选两个文件
   *[values] { $file } 不能既是值的文件又是证书；请选两个文件
}
program-file-holds-one-rule = { $what ->
    [checkpoint] 检查点 { $file } 只存一条规则，而给出了 { $count } 条规则；请逐条运行
    [values] 值的文件 { $file } 只存一条规则，而给出了 { $count } 条规则；请逐条运行
   *[certificate] 证书 { $file } 只存一条规则，而给出了 { $count } 条规则；请逐条运行
}
program-cannot-read-at-all = 无法读取 { $file }
program-cannot-write-file = 无法写入 { $file }：{ $error }
# Behind the name of a file that cannot be read or written.
program-file-too-large = 它大于 { $gibibytes } GiB
program-file-not-utf-8 = 第 { $place } 字节不是 UTF-8 文本；请把文件存为 UTF-8
program-no-regular-file = 它不是普通文件
program-address-in-use = 无法在 { $address } 监听：已有另一个程序在那里监听；请另选 --port，或用 --port 0 任选一个
program-port-needs-rights = 无法在 { $address } 监听：1024 以下的端口需要特别权限；请另选 --port
program-no-such-address = 无法在 { $address } 监听：本机没有这个地址；请去掉 --address
program-cannot-listen = 无法在 { $address } 监听：{ $error }
program-not-saved = 检查点 { $file } 现在无法写入：{ $why }；文件中仍有 { $heaps } 堆的状态，运行继续
program-not-saved-yet = 检查点 { $file } 现在无法写入：{ $why }；文件中还没有状态，运行继续
program-not-kept = 值无法写入 { $file }：{ $why }；其中有 { $heaps } 堆的值，运行继续
program-game-not-kept = 这局游戏无法保存到 { $file }：{ $error }

## Why there is no answer.

program-write-checkpoint-file-needed = 无法把检查点写到 -：这里需要一个文件；名称正是这样的文件写作 ./-
program-heap-missing-stands-after-rule = 缺少堆：它写在规则之后
program-asks-about-one-heap-position = `grundy at` 问的是一堆，而这是一个局面
program-cannot-read = 无法读取 { $file }：{ $error }
program-program-follows-one-rule-rules = 一个程序遵循一条规则，而给出了 { $count } 条规则
program-language-say-lang-cpp-python = 用哪种语言？请写 --lang cpp、python、rust、java 或 go
program-width-width-picture = --width 是图的宽度，如 { $width }cm；一行中值的个数用 --columns { $width } 设定
program-picture-graph-shows-normal-mis = 图的画面显示正常规则或反常规则，而这个图给终点加了标记
program-start-file-state-graph = --start 用于状态图的文件；局面本身说明从哪里开始
program-players-takes-two-names-comma = --players 需要用逗号隔开的两个名字，如 --players Neco,Destiny
program-name-of-picture-says-nothing = 从名称 { $file } 看不出如何画：请写 --format，或以 .svg、.pdf、.png、.tex、.dot 或 .txt 结尾
program-grundy-built-without-png = 这个 grundy 编译时不带 PNG；请写成 .svg
program-grundy-built-without-pdf = 这个 grundy 编译时不带 PDF；请写成 .svg
program-one-law-explained-time-rules = 一次解释一个规律，而给出了 { $count } 条规则
program-dot-write-name-because-backslash = DOT 不能书写名称 `{ $name }`，因为其中有反斜杠；请写成 JSON 或 CSV
program-name-of-graph-says-nothing = 从名称 { $file } 看不出如何写：请写 --format，或以 .txt、.json、.csv、.dot、.graphml、.parquet 或 .arrow 结尾
program-built-without = 这个程序编译时不带 { $name }：请用 --features full 编译，或用 CSV
program-no-binary-format = { $name } 不是二进制格式
program-line-play-written-text-json = 一局的走法写成文本或 JSON
program-certificate-one-rule-stands-many = --certificate 用于一条规则，而 `{ $text }` 代表许多条：请给字母指定数
program-certificates-laws-belong-normal-play = 规律的证书属于正常规则；请去掉 --misere 或 --certificate
program-already-run-begins-heap-0 = { $file } 已经存在，而这次运行从堆 0 开始；请移走该文件，或指出与它对应的检查点
program-values-heaps-checkpoint-those-lies = { $file } 有 { $heaps } 堆的值，检查点有 { $known } 堆的值，而两者之间的已不再保存；请指出与检查点对应的文件，或不带 --keep 继续
program-other-values-than-checkpoint-belongs = { $file } 的值与检查点不同：它属于另一次运行。该文件保持原样；请另选文件
program-values-from-heap-no-longer = 从堆 { $heaps } 起的值已不再保存
program-saved-checkpoints-finite-take-break = `{ $text }` 不能保存到 { $file }：检查点用于至多留下两堆的有限的取分编码
program-values-kept-while-law-looked = 寻找 `{ $text }` 的规律时，它的值不能保存到 { $file }：--keep 用于至多留下两堆的有限的取分编码；请用 `grundy values RULE --to N -o FILE` 写出
program-both-checkpoint-file-values = { $file } 不能既是检查点又是值的文件；请选两个文件
program-cannot-write-values = 无法把值写入 { $file }：{ $error }
program-law-looked-no-answer = 所寻找的规律没有答案
program-already-go-load-choose-another = { $file } 已经存在：请用 --load { $file } 继续，或另选名称
program-no-move-leads-from-position = 没有着法从局面 { $number }（{ $from }）走到局面 { $next }（{ $to }）
program-no-thread-to-read = 无法读取标准输入，因为不能启动线程：{ $error }
program-cannot-read-standard-input = 无法读取标准输入：{ $why }
program-cannot-start-server = 无法启动服务器：{ $error }；`ulimit -n 64` 允许足够多的打开文件
program-cannot-listen-for-ctrl-c = 无法监听 Ctrl-C：{ $error }；请允许更多的线程和文件
program-holds-no-page-no = { $file } 中没有页面：其中没有 { $index }；在 grundy 的克隆中用 scripts/page build FOLDER 可以生成
program-program-built-without-page = 这个程序编译时不带页面；请在 grundy 的克隆中用 scripts/page build FOLDER 生成页面，并用 --page FOLDER 提供
program-both-checkpoint-certificate = { $file } 不能既是检查点又是证书；请选两个文件
program-two-proofs-run-contradict-each = 一次运行的两个证明互相矛盾
program-program-built-without-parquet-build = 这个程序编译时不带 Parquet：请用 --features full 编译，或写成 npy 或 CSV
program-from-larger-than = --from { $from } 大于 --to { $to }
program-nim-values-belong-normal-play = 尼姆值属于正常规则；反常规则下只有胜负
program-assume-seen-nim-values-outcomes = --assume-seen 用于尼姆值：胜负是逐堆求出的
program-count-show-p-positions-show = --count 用于 --show p-positions 和 --show n-positions
program-table-more-than-heaps = 表的堆数多于 { $most }；请选更近的 --from 和 --to，或以流的方式输出值
program-several-rules-answered-json-lines = 多条规则以 JSON 行作答，不用 { $name }；请一次问一条规则
program-row-positions-one-last-number = 一列局面有一个末尾的数
program-heap-too-far-list = 这一堆太远，无法列出
program-last-heap-stands-after = 最后一堆写在 --to 之后
program-name-of-values-says-nothing = 从名称 { $name } 看不出如何写：请写 --format，或以 .txt、.json、.csv、.npy 或 .parquet 结尾
program-holds-one-sequence-rule-more = { $name } 只存一个序列，而这条规则有多个坐标；请写成文本、JSON 或 CSV
program-listing-written-text-json = 这个列表写成文本或 JSON
program-nim-value-heap-npy-files = 堆 { $heap } 的尼姆值为 { $value }，而尼姆值的 npy 文件只存小于 2^32 的数；请写成 Parquet 或 CSV
program-name-of-worksheet-says-nothing = 从名称 { $file } 看不出如何写：请写 --format，或以 .pdf、.svg、.png、.tex 或 .txt 结尾
program-error-grundy-not-yours = { $message }。这是 grundy 的错误，不是你的；请报告
program-cannot-write = 无法写入：{ $error }
program-time-limit-reached-after-s = { $seconds } 秒后达到时间上限（用 --max-time 提高）
program-memory-limit-reached = 达到内存上限（用 --max-memory 提高）
program-limit-work-reached = 达到工作量上限
program-no-law-rule-known-definition = 这里没有这条规则的已知规律，而定义需要所有更小的堆的值，数量太多；`grundy law RULE --to N` 和 `grundy at RULE N --long` 会继续寻找规律
program-interrupted-after-s = { $seconds } 秒后中断
program-misere-contradicts-record-says = --misere 与这份记录矛盾，其中写着 `# normal play`；请去掉其中之一
program-no-option = 没有选项 `{ $unknown }`
program-binary-format-terminal-write-file = { $format } 是二进制格式，而这里是终端：请用 -o FILE 写入文件

## What to do.

program-help-max-matches-shows-them = --max-matches { $all } 显示它们
program-help-ask-about-one-heap-rule = 请问单堆的规则、一些值（如 0,1,1,2,0,3）或用 n 表示位置的一列局面，如 `grundy identify 'cram 1xn'`
program-help-see-grundy-law = 见 `grundy law`
program-help-answers-positions = `grundy solve` 回答局面
program-help-ask-about-position-row-them = 局面请用 `grundy solve`，用 n 表示位置的一列局面则如 `grundy values 'cram 2xn'`
program-help-lets-play-go-ever-draw = `--loopy` 允许游戏永不结束（即和局），用于 `grundy solve`、`grundy explain` 和 `grundy graph`
program-help-values-them = `grundy graph FILE` 求它们的值
program-help-grundy-values-shows = `grundy values` 显示它
program-help-lists-names = `grundy games` 列出名称
program-help-choose-nearer = 选更近的 --to
program-help-looks-law-any-rule = `grundy law` 寻找任何规则的规律
program-help-choose-from-nearer-ask = 选更近的 --from 和 --to，或用 --at 提问
program-help-assume-seen-answers-law-only = --assume-seen 按仅为观察的规律作答
program-help-try-larger = 试用更大的 --to
program-help-run-see-tried = 运行 `grundy explain law` 可以看到尝试过什么
program-help-lists-p-positions-any-rule = `grundy values RULE --show p-positions --misere` 列出任何规则的 P 局面
program-help-reads-positions-between-them = `grundy replay` 读取用 `>` 隔开的局面；和的局面每行一个
program-help-put-single-quotes-shell-leaves = 把它放在单引号内，使命令行解释器不改动它
program-help-did-shell-cut-put-rule = 是不是命令行解释器在 `>` 或 `|` 处截断了它？把规则放在单引号内
