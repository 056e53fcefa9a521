### Errors of take-and-break codes and coin-turning codes.

error-code-expects-digit-sign = 一个数字 0–9 或 A–F、`*` 或 `{"{"}`
# A digit of a code says too much where { $added } coins are added to the heap.
error-code-grows = 游戏未必结束：{ $added ->
    [0] 紧靠点左边的一位不取硬币
    [1] 点左边这么远的一位添加一枚硬币
   *[other] 点左边这么远的一位添加 { $added } 枚硬币
}，而{ $heaps ->
    [0] 此时不可能什么都不剩
    [1] 大小为 { $heap } 的堆可能变为大小为 { $largest } 的堆
   *[other] 大小为 { $heap } 的堆可能变为 { $heaps } 堆，其中最大的为 { $largest }
}
error-code-count-missing = { $what ->
    [coins] 这里缺少硬币的枚数
    [most-coins] 这里缺少硬币的最大枚数
   *[neighbours] 这里缺少相邻位置的个数
}
error-code-count-zero = { $what ->
    [coins] 硬币的枚数不能为 0
    [most-coins] 硬币的最大枚数不能为 0
   *[neighbours] 相邻位置的个数不能为 0
}

## What is wrong.

error-code-nothing-written = 这里什么也没写
error-code-code-no-point = 编码中没有点
error-code-only-digits-right-point-repeat = 只有点右边的数字可以重复
error-code-point-alone-no-code = 单独一个点不是编码
error-code-nothing-repeats = 这里没有重复的内容
error-code-repeat-stand-inside-repeat = 重复之内不能再有重复
error-code-repeat-goes-ever-nothing-follow = 重复会永远继续下去，所以后面不能再有内容
error-code-code-ends = 编码到这里结束
error-code-list-suffix-own-one-behind = 这个列表自带后缀，花括号之后又有一个
error-code-suffix-already-digit-carries-one = 已经有后缀：一个数字只带 `!`、`=`、`?` 之一
error-code-not-belong-into-list-heap = 这不能写在堆数的列表里
error-code-number-heaps-missing = 这里缺少堆数
error-code-most-heaps-named-braces = 花括号中至多列出 { $most } 堆
error-code-brace-not-closed = 这个花括号没有闭合
error-code-not-digit-notation = `{ $sign }` 不是这种记法的数字
error-code-code-one-point-second = 编码只有一个点，而这是第二个
error-code-no-repeat-opened-before-bracket = 这个括号之前没有开始重复
error-code-no-brace-opened-before-one = 这个花括号之前没有左花括号
error-code-must-follow-digit-closing-brace = `{ $sign }` 必须写在数字或右花括号之后
error-code-meaning-braces-only = `+` 只在花括号中有意义，如 `{"{2+}"}`
error-code-not-belong-code = `{ $sign }` 不能写在编码里
error-code-code-most-places = 编码至多有 { $most } 位
error-code-code-not-played-ring = 这个编码不能在环上玩
error-code-ring-pins = 有 { $pins } 个木瓶的环
error-code-another-ring = 又一个环
error-code-too-many-pins = { $left } 个木瓶
error-code-not-belong-coin-turning-code = `{ $sign }` 不能写在翻硬币编码里
error-code-not-letter-coin-turning-codes = `{ $sign }` 不是翻硬币编码的字母
error-code-range-ends-below-start = 这个范围的终点小于起点
error-code-said-twice = `{ $sign }` 写了两次
error-code-parenthesis-not-closed = 这个圆括号没有闭合
error-code-not-belong-number-neighbours = 这不能写在相邻位置的个数里
error-code-coins-lie-within-neighbours = { $least } 枚硬币不可能都在 { $within } 个相邻位置之内
error-code-coins-consecutive-equally-spaced-already = 相连的硬币已经是等距的
error-code-coins-consecutive-symmetric-already = 相连的硬币已经是对称的
error-code-coins-equally-spaced-symmetric-already = 等距的硬币已经是对称的

## What was expected: the end of a sentence.

error-code-expects-code = 一个编码，如 `0.77`
error-code-expects-digit = 一个数字
error-code-expects-end-code = 编码的结尾
error-code-expects-comma-brace-one-equals-plus = `,` 或 `{"}"}`，或 `!`、`=`、`?`、`+` 之一
error-code-expects-number-of-heaps = 一个数，如 3，或 `*`
error-code-expects-heaps-all-smaller = 都更小的堆，如 `{"{"}{ $added }{"}"}`
error-code-expects-octal-code = 一个八进制编码，如 0.77，其着法至多留下两堆，大小不限
error-code-expects-pins = 1 至 { $most } 个木瓶
error-code-expects-rows-most-pins-together = 总共至多 { $pins } 个木瓶的各排
error-code-expects-one-letters-c-e-f = `,`、字母 C、E、F、S 之一，或结尾
error-code-expects-c-consecutive-c-n-within = C（相连）、C(n)（在 n 个相邻位置之内）、E（等距）、F（含最左边的硬币）或 S（对称）
error-code-expects-number = 一个数，如 3

## What to do.

error-code-help-stands-right-point-says-taken = 点右边的数字说明可以取什么：`0.3` 取一枚硬币
error-code-help-write-suffix-each-count-once = 后缀写在每个堆数之后，或在花括号之后写一次
error-code-help-larger-letters-must-written-braces = 更大的字母必须写成花括号，列出可以留下的堆数：`{ $sign }` 即 `{"{"}{ $heaps }{"}"}`
error-code-help-digit-left-point-only-leave = 点左边的数字只能留下足够多的堆，使每一堆都比原来小
error-code-help-letters-capital = 字母要大写：`{ $letter }`
error-code-help-move-turns-least-coin-goes = 一步至少要翻那枚由正面翻成反面的硬币
error-code-help-leave-out-letter-says-nothing = 去掉不起作用的字母
