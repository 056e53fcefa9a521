### Errors of rules, formulas and numbers as they are typed.

error-rule-tuple-of = 一个含 { $count } 个数的数组
# A part of a formula, where its text is not known.
error-rule-this = 此式
# A message, and the values of the variables at which it holds, such as n = 3, k = 1.
error-rule-at = { $message }（当 { $values } 时）
error-rule-should-at = { $message }（当 { $values } 时）
error-rule-argument = { $needs ->
    [not-negative] { $function }(…) 中的 { $text } 不能为负
    [positive] { $function }(…) 中的 { $text } 必须至少为 1
    [two] { $function }(…) 中的 { $text } 必须至少为 2
   *[small] { $function }(…) 中的 { $text } 在这里必须小于 2^64
}
error-rule-negative-operand = { $operator ->
    [power] 乘方的指数必须至少为 0，但 { $text } 更小
   *[other] `{ $operator }` 需要至少为 0 的数，但 { $text } 更小
}
error-rule-help-bars = 各种着法之间用一个 `|` 隔开；条件之间写 `or`
error-rule-help-and = 条件之间写 `and`
error-rule-help-quotient = 向下取整的商写作 floor(a/b)
error-rule-help-power = 乘方写作 a^b
error-rule-help-ampersand = 条件之间写 `and`，数之间写 `bitand`
error-rule-help-percent = 余数写作 `a mod b`
error-rule-help-times = 写 `*`
error-rule-help-exclamation = 写 `not`，表示不等则写 `!=`；这种语言中没有阶乘
error-rule-help-or-sign = 写 `or`
error-rule-help-and-sign = 写 `and`
error-rule-function-floor = floor(x)：不大于 x 的最大整数
error-rule-function-ceil = ceil(x)：不小于 x 的最小整数
error-rule-function-abs = abs(x)：去掉符号的 x
error-rule-function-min = min(a, b, …)：最小者
error-rule-function-max = max(a, b, …)：最大者
error-rule-function-gcd = gcd(a, b, …)：最大公约数
error-rule-function-lcm = lcm(a, b, …)：最小公倍数
error-rule-function-isqrt = isqrt(n)：平方根的整数部分
error-rule-function-iroot = iroot(n, k)：n 的 k 次方根的整数部分，k ≥ 1
error-rule-function-log2 = log2(n)：n ≥ 1 的最高位的位置，即以 2 为底的对数向下取整
error-rule-function-popcount = popcount(n)：n 的二进制数字中 1 的个数
error-rule-function-bit = bit(n, i)：n 的第 i 位二进制数字，末位为 i = 0
error-rule-function-digit = digit(n, i[, base])：n 按 10 进制（或 base 进制）的第 i 位数字，末位为 i = 0
error-rule-function-has-digit = has_digit(n, d)：n 的十进制数字中是否有 d？
error-rule-function-digit-sum = digit_sum(n)：n 的十进制数字之和
error-rule-function-valuation = valuation(n, p)：n ≥ 1 能被 p ≥ 2 整除几次
error-rule-function-is-prime = is_prime(n)
error-rule-function-is-square = is_square(n)：n 是否为 0, 1, 4, 9, …？
error-rule-function-is-power = is_power(n, b)：n 是否为 1, b, b^2, …？
error-rule-function-is-fibonacci = is_fibonacci(n)：n 是否为 0, 1, 1, 2, 3, 5, …？
error-rule-function-is-prime-power = is_prime_power(n)：n 是否为 2, 3, 4, 5, 7, 8, 9, …？

## What is wrong.

error-rule-not-whole = { $text } 不是整数
error-rule-divides-zero = { $text } 除以零
error-rule-too-large-compute = { $text } 太大，无法计算
error-rule-move-leaves-too-many-heaps = 一步留下的堆太多
error-rule-position-needs-least-one-coordinate = 一个局面至少需要一个坐标
error-rule-every-part-needs-one-entry = 每个部分在每个坐标上都需要一项
error-rule-variable-not-known = 这里没有这个变量
error-rule-not-take-arguments = { $name } 不能有 { $count } 个参数
error-rule-comparison-lacks-side = 一个比较式缺少一边
error-rule-more-than-bytes = 规则长于 { $most } 字节
error-rule-of-game-is-none = { $name } 的规则有误：{ $sentence }
error-rule-begins = 规则的开头遇到 { $found }
error-rule-found-number = 数 { $number }
error-rule-found-end = 结尾
error-rule-not-language = 这种语言中没有 `{ $sign }`
error-rule-no-meaning-language = `{ $sign }` 在这种语言中没有意义
error-rule-size-board-no-number = 棋盘的大小不是数：{ $value }{ $word }
error-rule-product-needs-sign = 乘积需要写出乘号：{ $value }{ $word }
error-rule-numbers-whole = 这里的数是整数；公式中的分数用 `/` 书写
error-rule-quote-not-closed = 这个引号没有闭合
error-rule-condition-needed = 需要条件的地方遇到 { $found }
error-rule-condition-number-needed = 需要数的地方出现了条件
error-rule-number-condition-needed = 需要条件的地方出现了数
error-rule-nests-more-than-deep = 嵌套超过 { $most } 层
error-rule-number-needed = 需要数的地方遇到 { $found }
error-rule-arguments-begin = `{ $word }` 的参数开头遇到 { $found }
error-rule-inside-brackets = 括号内遇到 { $found }
error-rule-wrong-number-of-arguments = `{ $word }` 带有 { $count } 个参数
error-rule-reserved-coordinate-labelled-games = `turn` 是标记游戏保留的坐标
error-rule-unknown-name = 未知的名称 `{ $word }`
error-rule-number-too-large-heap = 这个数太大，不能作为堆
error-rule-heap-negative = 堆不能为负
error-rule-number-leading-zero = 数以零开头
error-rule-as-power = 乘方中遇到 { $found }
error-rule-after-number = 数之后遇到 { $found }
error-rule-no-number = 这不是数
error-rule-number-not-whole = 这个数不是整数
error-rule-after-semicolon = `;` 之后遇到 { $found }
error-rule-ending-goes = 终局说明继续的地方遇到 { $found }
error-rule-after-verdict = 判定之后遇到 { $found }
error-rule-ending-not-say-holds-otherwise = 终局说明没有说其余情况如何
error-rule-ending-game = 游戏的终局说明中遇到 { $found }
error-rule-in-verdict = 判定中遇到 { $found }
error-rule-after-for = `for` 之后遇到 { $found }
error-rule-after-for-name = `for { $name }` 之后遇到 { $found }
error-rule-range-goes-on = 范围继续的地方（如 `1..n`）遇到 { $found }
error-rule-set-numbers-ends = 数集结束的地方遇到 { $found }
error-rule-after-move = 一个着法之后遇到 { $found }
error-rule-name-used-twice = 名称 `{ $word }` 用了两次
error-rule-more-than-loops-one-alternative = 一个选择中的循环多于 { $most } 个
error-rule-for-stands-before-if = `for` 要写在 `if` 之前
error-rule-goes-on = 规则接着写着法的地方遇到 { $found }
error-rule-more-than-alternatives = 选择多于 { $most } 个
error-rule-turn-stands-last = `turn` 要写在规则头的最后
error-rule-head-rule = 规则头中遇到 { $found }
error-rule-more-than-coordinates = 坐标多于 { $most } 个
error-rule-head-rule-ends = 规则头结束的地方遇到 { $found }
error-rule-word-language-variable = `{ $word }` 是这种语言的词，不能作变量
error-rule-set-moves-ends = 着法集结束的地方遇到 { $found }
error-rule-not-said-how-many-coordinates = 没有说明改变几个坐标
error-rule-labelled-game-no-sums = 标记游戏不能求和
error-rule-more-than-parts = 部分多于 { $most } 个
error-rule-parts-sum-end = 和的各部分结束的地方遇到 { $found }
error-rule-move-described = 描述着法的地方遇到 { $found }
error-rule-program-flips-turn-after-every = 程序在每一步之后自动改变 `turn`
error-rule-after-not = `not` 之后遇到 { $found }
error-rule-set-after-holds-numbers-not = `not` 之后的集合含有不依赖于堆的数
error-rule-not-said-how-many-coins = 没有说明可以取几枚硬币
error-rule-after-number-to-take = 要取的数之后遇到 { $found }
error-rule-number-powers-taken-not-said = 没有说明可以取哪个数的幂
error-rule-set-not-closed = 集合没有闭合
error-rule-in-set = 集合中遇到 { $found }
error-rule-not-said-how-set-goes = 没有说明这个集合如何继续
error-rule-heap-variable-loop-needs-another = `{ $name }` 是堆；循环变量需要另一个名称
error-rule-range-goes-on-from-0 = 范围继续的地方（如 `0..5`）遇到 { $found }
error-rule-set-ends = 集合结束的地方遇到 { $found }
error-rule-heap-number-taken-needs-another = `{ $name }` 是堆；所取的数需要另一个名称
error-rule-taking-coins = 取 { $taken } 枚硬币
error-rule-number-coins-whole = 硬币的枚数是整数
error-rule-number-of-coins-too-large = 硬币的枚数达到 2^64 或更大

## What was expected: the end of a sentence.

error-rule-expects-comparison = 一个比较式，如 `n > 2`
error-rule-expects-number = 一个数
error-rule-expects-comparison-with-0 = 一个比较，如 `= 0`
error-rule-expects-number-variable-function = 一个数、一个变量或一个函数
error-rule-expects-operator = 一个运算符或 `{ $mark }`
error-rule-expects-number-function = 一个数或一个函数
error-rule-expects-one-function = { $known } 之一，或一个函数
error-rule-expects-number-of-64-bits = 至多 18446744073709551615 (2^64 - 1)
error-rule-expects-number-as-typed = 一个数，如 5、1_000、1e12 或 10^18
error-rule-expects-if-condition = `if` 和一个条件
error-rule-expects-else-first-wins-else-second = `else first wins`、`else second wins` 或 `else tie`
error-rule-expects-first-wins-second-wins-tie = `first wins`、`second wins` 或 `tie`
error-rule-expects-variable-for-k-in = 一个变量，如 `for k in 1..n`
error-rule-expects-for-range = `for` 和一个范围
error-rule-expects-variable-range = 一个变量、`in` 和一个范围，如 `for k in 1..n`
error-rule-expects-name-coordinate = 一个坐标的名称，如 `(a, b) -> …`
error-rule-expects-another-move-end-rule = `|` 和另一个着法、`for`、`if` 或规则的结尾
error-rule-expects-any-m-of = `any M of (…)`，其中 M 为 1 至 { $arity }
error-rule-expects-one-position-after-move = 着法之后的一个局面
error-rule-expects-tuple-number-each = 一个数组，({ $names }) 中每一项各一个数
error-rule-expects-one-each = { $arity } 个数，({ $names }) 中每一项各一个
error-rule-expects-set-range = 一个集合，如 `{"{1,3,4}"}`，一个范围，如 `1..3`，`any` 或 `{"not {2,3}"}`
error-rule-expects-powers-of-number = `powers of 2`，或另一个至少为 2 的数的幂
error-rule-expects-comma-brace = `,` 或 `{"}"}`
error-rule-expects-another-number = `,` 和另一个数，或 `{"}"}`
error-rule-expects-set-condition-set-name = 由条件给出的集合，或有名称的集合，如 `powers of 2`、`odd`、`squares` 或 `primes`
error-rule-expects-variable = 一个变量
error-rule-expects-numbers-from-1-every-move = 从 1 起的数：每一步都要取一些
error-rule-expects-smaller-numbers = 小于 2^64 的数

## What to do.

error-rule-help-leave-heap-0-out = 排除堆 0，如 `if { $heap } > 0`
error-rule-help-write-floor = 写作 floor(…)，要向上取整则写 ceil(…)
error-rule-help-add-condition-keeps-divisor-away = 加一个使除数不为 0 的条件
error-rule-help-numbers-go-up = 数的上限为 2^127 - 1
error-rule-help-board-position-solved-drawn-played = 棋盘是可以求解、画出或对局的局面，如 `cram : 3x4`
error-rule-help-write-product = 写作 { $value }*{ $word }
error-rule-help-write-1-2-half = 一半写作 1/2
error-rule-help-write-meant = 写作 `{ $meant }`
error-rule-help-set-stands-after = 集合写在 `in` 之后，如 `{"n-k for k in {1,3}"}`
error-rule-help-range-stands-after = 范围写在 `in` 或 `take` 之后
error-rule-help-end-rule = 规则以 `; at end: first wins if …, else second wins` 结尾
error-rule-help-numbers-written-digits = 数用数字书写
error-rule-help-variable-loop-declared-behind-move = 循环变量在着法之后声明，如 `n-k for k in 1..n`
error-rule-help-thousands-written = 千位写作 1000 或 1_000；逗号用来隔开各堆
error-rule-help-numbers-written = 数写作 1000、1_000、1e12、10^18 或 10^9+1000
error-rule-help-write-floor-or-ceil = 写作 floor(…) 或 ceil(…)
error-rule-help-game-nobody-wins = 无人获胜的游戏是 `tie`
error-rule-help-say-who-wins-other-one = 说明谁胜：另一方
error-rule-help-numbers-set-stand-braces = 集合的数写在花括号内，如 `{"for k in {1,3,4}"}`
error-rule-help-range-written = 范围写作 `for k in 1..n`
error-rule-help-write-target-for-k = 写作 `TARGET for k in … if …`
error-rule-help-choose-another-name = 换一个名称
error-rule-help-kinds-move-separated = 各种着法之间用 `|` 隔开
error-rule-help-each-kind-move-condition-own = 每种着法有自己的条件，如 `n-1 if n even | n-2 if n odd`
error-rule-help-condition-written = 条件用 `if` 书写
error-rule-help-product-needs-sign = 乘积需要写出乘号
error-rule-help-any-2-of = 如 `any 2 of (a-k, b-k, c-k)`
error-rule-help-leave-out-tuple = 把它去掉：数组对应 ({ $names })
error-rule-help-write-take-k-in = 写作 `{"take {k in 1..n if …}"}`
error-rule-help-range-written-two-points = 范围用两个点书写，如 1..3
error-rule-help-several-numbers-stand-braces = 多个数写在花括号内，如 `{"take {1,3,4}"}`
error-rule-help-numbers-condition-written = 由条件给出的数写作 `{"take {k in 1..n if …}"}`
error-rule-help-begins-like = `take { $name }` 是这样开头的
error-rule-help-if-every-larger-number-taken = 若可取任何更大的数，写作 `{"take not {…}"}` 或 `take any`
