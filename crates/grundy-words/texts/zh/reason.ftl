### 某一部分为何有这样的值：人可以使用的理由。
###
### A reason has four texts: what counts (whole sentences), what the numbers of this position say (a clause without a
### full stop, or sentences without the last full stop), what a winning move does (an order that begins with a small
### letter, without a full stop), and sometimes how to answer every move (whole sentences).

## What every reason says.

# $because: an equation, or a clause such as “3 is less than 4”. $formula: such as “G(50) = 1”.
reason-so = { $because }，所以 { $formula }
reason-less-than = { $number } 小于 { $than }
reason-is-odd = { $number } 是奇数
reason-is-even = { $number } 是偶数
reason-their-nim-sum = 它们的尼姆和为 { $sum }
aim-leave-value-zero = 留下尼姆值为 0 的局面
aim-leave-lost = 留下一个任何着法都必败的局面
# $heaps: one of the phrases hint-heaps-… of hint.ftl.
aim-leave-heaps = 留下{ $heaps }
aim-leave-lost-heap = 留下一个必败的堆

## The values of one heap. $law: a formula such as “G(n) = n mod 4”, or a sentence of law.ftl without a full stop.

reason-law = { $law }。
reason-nim-heap = n 枚硬币的 Nim 堆值为 n：它的后继是 0, …, n-1 枚的堆，值为 0, …, n-1，所以 mex 为 n。
reason-only-remainder = { $law }：只看 n 除以 { $modulus } 的余数。
# $term: a formula such as “n” or “n + 1”, which is halved as long as it is even.
reason-odd-part = { $law }：只要 { $term } 是偶数就除以 2；最后剩下的奇数取一半，向下取整。
reason-logarithm = { $law }：满足 { $base }^k <= { $term } 的最大指数 k。
# $numeration: “in binary”, “in base 3” or “in Zeckendorf's way” (words.ftl).
reason-zeros = { $count ->
    [0] { $number } { $numeration }写作 { $digits }，末尾没有零，所以 { $formula }
   *[other] { $number } { $numeration }写作 { $digits }，末尾有 { $count } 个零，所以 { $formula }
}
reason-ones = { $number } 用二进制写作 { $digits }，其中有 { $count } 个 1，所以 { $formula }
reason-values-repeat-for-all = 这些值是重复的：对所有 n 有 G(n+{ $period }) = G(n)。所以只看 n 除以 { $period } 的余数。
reason-values-repeat-from = 这些值是重复的：对所有 n >= { $from } 有 G(n+{ $period }) = G(n)。所以只看 n 除以 { $period } 的余数。
# $condition: such as “n mod 7 = 0 or 2” (law.ftl).
reason-values-repeat-for-all-and-lost = 这些值是重复的：对所有 n 有 G(n+{ $period }) = G(n)。所以只看 n 除以 { $period } 的余数。当且仅当 { $condition } 时先手必败。
reason-values-repeat-from-and-lost = 这些值是重复的：对所有 n >= { $from } 有 G(n+{ $period }) = G(n)。所以只看 n 除以 { $period } 的余数。当且仅当 { $condition } 时先手必败。
reason-values-grow-for-all = 每隔 { $period } 堆，值增加 { $saltus }：对所有 n 有 G(n+{ $period }) = G(n) + { $saltus }。
reason-values-grow-from = 每隔 { $period } 堆，值增加 { $saltus }：对所有 n >= { $from } 有 G(n+{ $period }) = G(n) + { $saltus }。
reason-lost-heaps = 先手恰好在这些堆处必败：{ $condition }。
reason-one-of-these = { $number } 是这些数之一
reason-none-of-these = { $number } 不是这些数之一
reason-one-of-them = { $number } 是其中之一
reason-zeros-parity = { $count ->
    [0] { $number } { $numeration }写作 { $digits }，末尾没有零：{ $parity ->
        [odd] 零的个数是奇数
       *[even] 零的个数是偶数
    }
   *[other] { $number } { $numeration }写作 { $digits }，末尾有 { $count } 个零：{ $parity ->
        [odd] 零的个数是奇数
       *[even] 零的个数是偶数
    }
}
answer-take-complement = 每当对手取 k 枚硬币，你就取 { $both }-k 枚：两人合计取 { $both } 枚。
reason-misere-shift = { $least ->
    [1] 单独一堆在反常规则下的胜负，与少一枚硬币的堆在正常规则下的胜负相同。所以先手恰好在这些堆处必败：{ $condition }。
   *[other] 单独一堆在反常规则下的胜负，与少 { $least } 枚硬币的堆在正常规则下的胜负相同。所以先手恰好在这些堆处必败：{ $condition }。
}

## A heap with a mode: two numbers, of which one is a heap. $heap and $mode: the names of the two, such as n and l.

reason-modes-repeat = 这些值是重复的：{ $law }。所以只看 { $mode } 以及 { $heap } 除以 { $period } 的余数。
reason-modes-repeat-at-once = 这些值是重复的：{ $law }。所以只要 { $heap } 足够大，就只看 { $mode }。
reason-modes-machine = 对每个 { $mode }，有一台自动机从 { $heap } { $numeration }写出的数字算出值，先读末位数字。
# $forms: the laws of some modes in closed form.
reason-modes-machine-in-short = 对每个 { $mode }，有一台自动机从 { $heap } { $numeration }写出的数字算出值，先读末位数字。简言之：{ $forms }。
# $which: such as “l = 2”. $steps: the way of the machine, such as “0 -1-> 2 -0-> 1”.
reason-modes-machine-goes = { $number } { $numeration }写作 { $digits }，所以 { $which } 的自动机走过 { $steps }，到达值为 { $value } 的状态：{ $formula }

## Pairs of numbers.

# $pairs: such as “(0,0) (1,2) (3,5)”. $alpha: phi, sqrt(2) or alpha; $step: k, or such as 2*k; $definition: an equation for $alpha.
reason-wythoff = 先手恰好在数对 { $pairs } … 处必败，次序不限。第 k = 0, 1, 2, … 个数对是 (a,b)，其中 a = floor(k*{ $alpha })，b = a + { $step }，这里 { $alpha ->
    [phi] { $definition } 是黄金比
   *[other] { $definition }
}。每个正整数恰好出现在一个数对中，每个差恰好属于一个数对。所以从表中的数对走一步到不了表中的另一个数对，而从其他任何局面都有一步能走到表中。
# $equation: such as “floor(2*phi) = 3”.
reason-wythoff-in-list = { $pair } 的差为 { $difference }，所以 k = { $k }，而 { $equation } 正是其中较小的数：它在表中
reason-wythoff-not-in-list = { $pair } 的差为 { $difference }，所以 k = { $k }，但 { $equation } 不是 { $low }：它不在表中
reason-wythoff-not-divided = { $pair } 的差为 { $difference }，不能被 { $divisor } 整除：它不在表中
aim-wythoff = 留下表 { $pairs } … 中的一个数对
# $ratio: such as “8/5 = 1.600…”.
reason-euclid-less = { $ratio } 小于 phi
reason-euclid-more = { $ratio } 大于 phi
reason-euclid-zero = 有一个数是 0，所以无步可走
reason-euclid-equal-no-move = 两数相等，所以无步可走
reason-euclid-equal-one-move = 两数相等，一步就能取尽其中一个
reason-euclid-to-zero = 只看两数之比，把它与黄金比 { $phi } 比较。只要两数都还可以走，当且仅当较大数小于较小数的 phi 倍且不等于较小数时，先手必败。较大数不到较小数的两倍时只有一种着法，它把小于 phi 的比变成大于 phi 的比。比大于 phi 时可以选择，并留下小于 phi 的比。
reason-euclid-positive = 只看两数之比，把它与黄金比 { $phi } 比较。只要两数都还可以走，当且仅当较大数小于较小数的 phi 倍时，先手必败。较大数不到较小数的两倍时只有一种着法，它把小于 phi 的比变成大于 phi 的比。比大于 phi 时可以选择，并留下小于 phi 的比。
aim-euclid = 留下比小于 phi = 1.618… 的两个数，或走最后一步
reason-fibonacci = 把这一堆写成斐波那契数 1, 2, 3, 5, 8, … 的和，其中没有两项相邻（由 Zeckendorf 定理，每个数恰有一种这样的写法）。当且仅当可以取走和中最小的一项时，先手必胜。取走之后，剩下的最小项大于它的两倍，对手取不走；而对手走其他任何一步之后，你都可以再取走最小的一项。
reason-fibonacci-no-coin = 没有硬币了
reason-fibonacci-number = { $number } 是斐波那契数
# $sum: an equation such as “20 = 13 + 5 + 2”, or the clause before this one.
reason-fibonacci-may = { $sum }；最小的一项是 { $smallest }，可以取走，因为至多可取 { $most } 枚
reason-fibonacci-may-not = { $sum }；最小的一项是 { $smallest }，不能取走，因为至多可取 { $most } 枚
aim-fibonacci = 留下一堆，使其斐波那契和中最小的一项不能取走
answer-fibonacci = 再取走斐波那契数之和中最小的一项。

## Chomp: bites of a bar of chocolate with a poisoned square.

reason-chomp-line = 单独一行或一列就是一个 Nim 堆，大小是有毒方格以外的方格数：一口可以吃掉其中任意多个。
reason-chomp-line-here = 这里有 { $count } 个
aim-chomp-line = 只留下有毒的方格
# $lines: rows or columns.
reason-chomp-two = { $lines ->
    [rows] 两行时，当且仅当较长的一行比较短的一行多一个方格时，先手必败。每一口都会破坏这一点，而再有一口又能恢复它。
   *[columns] 两列时，当且仅当较长的一列比较短的一列多一个方格时，先手必败。每一口都会破坏这一点，而再有一口又能恢复它。
}
reason-chomp-two-here = 这里它们有 { $longer } 个和 { $shorter } 个方格：相差 { $difference }
aim-chomp-two = { $lines ->
    [rows] 使两行中的一行恰好多一个方格
   *[columns] 使两列中的一列恰好多一个方格
}
answer-chomp-two = { $lines ->
    [rows] 每一口之后，使较长的一行重新恰好多一个方格。
   *[columns] 每一口之后，使较长的一列重新恰好多一个方格。
}
reason-chomp-square = 对正方形，咬对角线上的第二个方格 (2,2)。剩下同样长的一行和一列，只由有毒的方格相连。
reason-chomp-square-here = 整块是正方形
answer-chomp-square = 在另一臂上照搬每一口：对手最终只能吃有毒的方格。
reason-chomp-stolen = 策略窃取：设想只吃掉与有毒方格相对的最后一角的那一口。若它必胜，它就是必胜着法。若它必败，则对手在它之后有必胜的一口；但那一口也会吃掉这一角，所以一开始就可以走。无论哪种情形，总有一口必胜。这个论证没有说是哪一口。
reason-chomp-stolen-here = 整块完整，且多于一个方格

## Other games.

reason-schuh-heap = 这些因数中每一个都整除下一个，所以一步可以去掉最大的任意多个：这是除 1 以外所有因数的 Nim 堆。
reason-schuh-heap-here = 这一堆的大小是 { $count }
aim-schuh-heap = 只留下 1
reason-schuh-stolen = 策略窃取：设想只去掉最大数的那一步。若它必胜，它就是必胜着法。若它必败，则对手有必胜的应对；但那个应对也会去掉最大数，所以它本可以作为第一步。无论哪种情形，总有一步必胜。这个论证没有说是哪一步。
reason-schuh-stolen-here = 某个数的全部因数都还在
reason-cram = 对称：棋盘旋转半周后不变。谁用每块骨牌在半周旋转下的像来应对，谁就总有应对，从而走最后一步。
reason-cram-lost = 没有骨牌能覆盖自己的像，所以先手的对手可以这样应对
reason-cram-won = 只有正中的骨牌覆盖自己的像：先手先放这一块，此后这样应对
answer-cram = 用每块骨牌在棋盘半周旋转下的像来应对。
reason-nimble = 格 s 上的一枚硬币是 s 枚的 Nim 堆：它可以移到格 0 至 s-1 中的任何一格。
# $sum: an equation such as “2 xor 3 = 1”, or a number.
reason-nimble-here = 各格号的尼姆和为 { $sum }
aim-nimble = 使各格号的尼姆和为 0
reason-selective = 只看奇偶。当且仅当每堆的硬币数都是偶数时先手必败：从这里出发，每一步都使某一堆变为奇数，然后从每个奇数的堆各取一枚，又使所有堆变为偶数。
reason-selective-even = 每堆的硬币数都是偶数
reason-selective-one-odd = 只有第 { $place } 堆的硬币数是奇数
# $places: such as “1 and 3”.
reason-selective-odd = 第 { $places } 堆的硬币数是奇数
aim-selective = 使每堆的硬币数都是偶数：从每个奇数的堆各取一枚
answer-selective = 从对手刚刚选过的每一堆各取一枚硬币。
reason-additions = 添加不改变任何结果：不用添加也能赢的一方，会立即把添加的硬币取走。所以只看各堆，与 Nim 相同。
aim-additions = 使各堆的尼姆和为 0
answer-additions = 若对手添加硬币，就把同样的硬币取走；否则按 Nim 来走。
reason-cake = 毒块上方和下方的各行、左边和右边的各列是四个 Nim 堆：一刀吃掉其中一堆的任意多个，其余各堆不动。
# The name of a heap in a sum: the rows or columns on one side of the poisoned piece.
reason-cake-side = { $side ->
    [top] 上方的行
    [bottom] 下方的行
    [left] 左边的列
   *[right] 右边的列
}
aim-cake = 使四边的尼姆和为 0
reason-staircase = 只有偶数级台阶上的硬币起作用，它们相当于 Nim 堆。奇数级上的硬币不改变任何结果：它们若下移到偶数级，就立即把同样的硬币再往下移，各偶数级便与先前相同。
# The name of a heap in a sum.
reason-staircase-stair = 第 { $stair } 级
reason-staircase-empty = 偶数级上没有硬币：尼姆和为 0
reason-staircase-one = 偶数级中只有第 { $stair } 级有硬币：尼姆和为 { $sum }
# $stairs: such as “2 and 4”; $sum: such as “2 xor 3 = 1”.
reason-staircase-several = 有硬币的偶数级是第 { $stairs } 级：{ $sum }
aim-staircase = 使偶数级的尼姆和为 0
answer-staircase = 若对手移到偶数级，就把同样的硬币再往下移。若对手从偶数级移出，就按 Nim 应对：使偶数级的尼姆和重新为 0。
reason-silver-dollar = 看间隔，即每枚硬币左边的空格数。把硬币从右边起两两配对：最后两枚、再前两枚，依此类推；若第一枚落单，就与长条的尽头配对。只有每一对之间的间隔起作用，相当于 Nim 堆。若一对中左边的硬币移开，右边的就跟上同样多格，间隔便与先前相同。
# The name of a heap in a sum: the gap left of the coin on this square.
reason-silver-dollar-gap = 格 { $coin } 的左边
reason-silver-dollar-no-coin = 没有硬币：尼姆和为 0
reason-silver-dollar-one-gap = 唯一的间隔有 { $sum } 格
# $gaps and $coins: such as “0, 2 and 4”; $sum: such as “0 xor 4 = 4”.
reason-silver-dollar-gaps = 从左到右，各间隔有 { $gaps } 格。起作用的是格 { $coins } 上的硬币左边的间隔：{ $sum }
aim-silver-dollar = 使起作用的间隔的尼姆和为 0
answer-silver-dollar = 若对手移动一对中左边的硬币，就把右边的移动同样多格。若对手缩小了起作用的间隔，就按 Nim 使这些间隔的尼姆和重新为 0。
reason-moore = { $most ->
    [1] 把各堆写成二进制，上下对齐，数每一列中 1 的个数。一步改变一堆。当且仅当每一列中 1 的个数都是 { $modulus } 的倍数时先手必败：从这里出发，每一步都破坏它所改变的最高一列，因为它从中去掉一个 1；而从其他任何局面，都有一步使所有列成为 { $modulus } 的倍数。
   *[other] 把各堆写成二进制，上下对齐，数每一列中 1 的个数。一步至多改变 { $most } 堆。当且仅当每一列中 1 的个数都是 { $modulus } 的倍数时先手必败：从这里出发，每一步都破坏它所改变的最高一列，因为它从中去掉 1 至 { $most } 个 1；而从其他任何局面，都有一步使所有列成为 { $modulus } 的倍数。
}
# $counts: such as “3, 3 and 4”.
reason-moore-lost = 各列中 1 的个数为 { $counts }：都是 { $modulus } 的倍数
reason-moore-won = 各列中 1 的个数为 { $counts }：{ $count } 不是 { $modulus } 的倍数
reason-moore-no-coin = 没有硬币了
aim-moore = 使每个二进制列中 1 的个数都是 { $modulus } 的倍数
answer-moore = 每一步之后，使所有列重新成为 { $modulus } 的倍数。
