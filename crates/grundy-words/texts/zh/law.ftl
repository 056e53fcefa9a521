### Laws as sentences: their closed forms, what proves them, and what was checked. A sentence begins with a small letter
### or a formula and has no full stop, for it stands in lists and in other sentences.
###
### G(n) is the nim-value of heap n. Formulas stay as they are.

## Ranges of heaps, which stand behind an equation.

for-all = 对所有 n
for-all-from = 对所有 n ≥ { $from }
for-computed = 对每个算过的 n
for-computed-from = 对每个算过的 n ≥ { $from }

## The law of a rule. $equation: such as “G(n) = n mod 4”. $range: one of the ranges above.

law-equation = { $equation }，{ $range }
# $exceptions: such as “G(0) = 0 and G(1) = 1”.
law-equation-but = { $equation }，{ $range }，但 { $exceptions }
law-and-shorter = { $law }；即 { $shorter }
law-period = { $equation }，{ $range }   （前周期 { $preperiod }，周期 { $period }）
law-period-saltus = { $equation }，{ $range }   （前周期 { $preperiod }，周期 { $period }，增量 { $saltus }）
law-classes = { $equation }，{ $range }   （前周期 { $preperiod }，周期 { $period }）
# A number for each class of heaps by their remainders, and for all others: such as “1 for the residue 3, else 0”.
law-classes-saltus = G(n+{ $period }) = G(n) + s(n mod { $period })，其中 s = { $saltus }
law-classes-else = { $saltus }，其余为 { $most }
# $residues: a list of numbers, which is cut where $more is not 0.
law-classes-residues = { $count ->
   *[other] { $saltus }（余数为 { $residues }）
}
law-classes-residues-more = { $saltus }（余数为 { $residues }、…，另有 { $more } 个）
law-relations = { $relations }，{ $range }，以及 { $values }
law-relations-begin = { $relations }，{ $range }，以及开头 { $count } 堆的值
law-arithmetic = 当 n ≥ 1 时 G(n) = { $formula }；G(0) = 0
law-window-period = { $law }   （前周期 { $preperiod }，周期 { $period }）
law-window = G(0) = 0；若 T(n) > T(n-1) 则 G(n) = T(n)，否则 G(n) = G(n-1-T(n))，其中 T(n) = { $most }
law-window-from = G(0) = 0；若 T(n) > T(n-1) 则 G(n) = T(n)，否则 G(n) = G(n-1-T(n))，其中当 n >= { $from } 时 T(n) = { $most }，更小时为 0
law-window-halves = G(2m) = m，G(2m+1) = G(m)
law-window-quotient = 若 { $divisor } 整除 n 则 G(n) = n/{ $divisor }，否则 G(n) = G(n-1-floor(n/{ $divisor }))
# $numeration: “in base 2”, or “in Zeckendorf's way”.
law-machine = 一台有 { $states } 个状态的自动机从 n { $numeration }写出的数字算出 G(n)，先读末位数字
law-pairs-machine = { $coding ->
    [plain] 一台有 { $states } 个状态的自动机按 { $base } 进制同时读 n 和 G(n)，先读末位数字
    [powers] 一台有 { $states } 个状态的自动机按 { $base } 进制同时读 n 和表示 G(n) 的一个幂，先读末位数字
   *[odious] 一台有 { $states } 个状态的自动机按 { $base } 进制同时读 n 和表示 G(n) 的一个幂，先读末位数字；这里 G(n) 为 0 或 odious 数
}
law-and-machine = { $law }；{ $machine }
law-values-by = 各值：{ $law }
law-that-is = 即 { $sentence }
law-some = 一个规律
law-seen-to = 观察到堆 { $last } 为止，未经证明
law-seen-in-pairs = 从不超过 { $learned } 的坐标学得，并与不超过 { $to } 的所有局面相符
law-with-sentence = { $reference }：{ $sentence }

## Closed forms.

form-from-first = 当 n >= { $from } 时 { $equation }
form-from = 当 n >= { $from } 时 { $equation }
# $exceptions: such as “G(0) = 0 and G(1) = 1”.
form-and = { $law }，且 { $exceptions }
law-p-positions = P 局面：{ $positions }
# A number for each remainder; $residues: such as “0, 1, …, 6”.
form-by-residue = { $values }（依次对应 n mod { $modulus } = { $residues }）
form-with-residue = { $quotient } + r，其中 r = { $by_residue }
form-case = { $value }（{ $condition }）
form-otherwise = { $value }（其余情况）
form-cases = { $first }；{ $second }
term-half-odd-part = (q-1)/2，其中 q 是 { $term } 的奇数部分
term-zeros = { $term } { $numeration }书写时末尾零的个数
term-odd-part = { $term } 的奇数部分
term-ones = { $term } 的二进制中 1 的个数
term-primes = 乘积为 { $term } 的素数的个数
formula-coprime = i，其中第 i 个素数（2, 3, 5, 7, …）是整除 n 的最小素数，但 n 为偶数时为 0，n = 1 时为 1
formula-proper-coprime = i，其中第 i 个素数（2, 3, 5, 7, …）是整除 n 的最小素数，n = 1 时为 0
formula-primes = 乘积为 n 的素数的个数

## Conditions on n.

condition-none = 没有 n
condition-every = 任何 n
condition-parity = { $parity ->
    [odd] n 为奇数
   *[even] n 为偶数
}
condition-zeros = { $parity ->
    [odd] n { $numeration }书写时末尾有奇数个零
   *[even] n { $numeration }书写时末尾有偶数个零
}
# $equation: such as “n = 2^k - 1”.
condition-power = { $parity ->
    [odd] { $equation }，k 为奇数
   *[even] { $equation }，k 为偶数
}
condition-ones = { $parity ->
    [odd] n 的二进制中有奇数个 1
   *[even] n 的二进制中有偶数个 1
}
condition-length = { $parity ->
    [odd] n { $numeration }书写时有奇数位
   *[even] n { $numeration }书写时有偶数位
}
condition-or = { $first }，或 { $second }
condition-and = { $first } 且 { $second }
condition-not = 并非（{ $condition }）

## Heaps with a mode, and pairs. $here and $later: positions such as “(n,l)”; $modes: such as “l = 0, 1, 2”.

law-modes-period = G{ $later } = G{ $here }，对所有 { $heap } 和 { $modes }
law-modes-period-from = G{ $later } = G{ $here }，对所有 { $heap } ≥ { $from } 和 { $modes }
# $states: the numbers of states, such as “3, 5, 4”.
law-modes-machines = 对 { $modes }，分别有一台有 { $states } 个状态的自动机从 { $heap } { $numeration }写出的数字算出 G{ $here }，先读末位数字
law-mode-form = { $position }：{ $form }
law-lost-machine = 一台有 { $states } 个状态的自动机从 x 和 y { $numeration }写出的数字读出哪些 (x,y) 是 P 局面，先读末位数字
law-lost-pairs = P 局面是 { $pairs }
# $formulas: equations for A and B.
law-beatty-pairs = (A,B) 和 (B,A)，其中 A = { $lower }，B = { $upper }，n = 0, 1, 2, …
law-euclid-to-zero = 含 0 的数对，以及比值小于 phi = (1+√5)/2 的不同两数的数对
law-euclid-positive = 含 0 的数对，以及比值小于 phi = (1+√5)/2 的数对

## Families of rules with letters.

family-pattern = 当 n >= { $from } 时 { $equation }
# $residues: such as “0 or 2”.
family-pattern-if = 若 { $letter } mod { $modulus } = { $residues }，则{ $law }
family-patterns = { $first }；{ $second }
family-or = { $first } 或 { $second }

## What agrees with a law that is only seen.

agrees-to = 当 { $first } <= n <= { $last } 时 { $equation }
agrees-to-comma = { $equation }，当 { $first } <= n <= { $last } 时
agrees-to-but = 当 { $first } <= n <= { $last } 时 { $equation }，但 { $exceptions }
agrees-relations = 当 n >= { $from } 且这些堆在 { $first } 至 { $last } 之内时 { $relations }
agrees-machine = 一台有 { $states } 个状态的自动机从 n { $numeration }写出的数字读出 G(n)，0 <= n < { $end }
agrees-pairs-machine = 一台有 { $states } 个状态的自动机按 { $base } 进制与 n 同时读 G(n)，0 <= n < { $end }

## What was checked for a proof.

checked-any-above = 可取多于 { $most } 枚的任意多枚硬币，余下的仍是一堆
checked-windows-agree = 堆 { $first } 之前与堆 { $again } 之前的 { $count } 堆的窗口相同
checked-values-grow = 这些窗口以下的值增加 { $growth }，从 { $from } 到 { $to }
checked-inner-moves = { $rule } 的每一步都是这条规则的一步
checked-rule-law = 据 { $reference }，{ $rule } 有这个规律
checked-outer-moves = 这条规则的每一步都是 { $rule } 的一步
checked-fixed-moves = 当 n >= { $from } 时，每一步取固定枚数的硬币，至多 { $most } 枚，并在余下的之外留下固定的堆
checked-repeats-below = 当 { $from } <= n < { $end } 时 G(n+{ $period }) = G(n)
checked-repeats-to = 当 { $from } <= n <= { $last } 时 G(n+{ $period }) = G(n)
checked-takes-and-leaves = 一步至多取 { $coins } 枚硬币，至多留下 { $heaps } 堆
checked-heaps-differ = 各堆必须不同：界限中计入 { $shifts } 次周期的平移
checked-heaps-equal = 各堆必须相等：界限中计入周期的 { $times } 倍
checked-no-move = 没有着法：每一堆都必胜
checked-heaps-below = 小于 { $least } 的堆没有着法，因而必胜
checked-shift = 堆 n >= { $least } 的胜负与堆 n-{ $least } 在正常规则下的胜负相同：用归纳法，它的后继也是如此，而小于 { $least } 的后继必胜
# $way: how it is known, such as “proved”.
checked-normal-play = 正常规则，{ $way }：{ $reference }
checked-values-before = 堆 { $first } 之前的 { $width } 个值就是堆 { $again } 之前的那些值
checked-no-rare-heap = 从 { $first } 到 { $last } 没有稀有堆：最后一个是 { $last_rare }
checked-no-tap = 自堆 { $first } 起，所读取的堆和见证都不远于 { $width } 堆
checked-beyond-start = 已超出起始部分：{ $first } > 2 * { $width }，且没有一步取多于 { $width } 枚硬币
checked-mask = 自堆 { $before } 起掩码 { $mask } 没有改变
checked-parity = 类别计入堆的奇偶性：{ $distance } 是偶数
checked-preperiod = 前周期至多为 { $preperiod }：更早的值已不再保存
checked-takes-at-most = 一步至多取 { $most } 枚硬币，余下的仍是一堆
# $climb: a formula, such as “c(i) + 2*q”.
checked-quotients = 从 { $first } 起的每一堆都是 { $first } + i + { $classes }*q，其中 0 <= i < { $classes }，其值为 { $worth }
checked-quotients-options = 对每个 i 和所有 q：没有后继取这个值，而每个更小的值都是某个后继的值（{ $count } 个关系）
checked-quotients-machines = 至多有 { $states } 个状态的自动机读出商与尼姆值之间的关系
checked-heaps-by-definition = 小于 { $end } 的堆由定义
# $growth: how T grows, such as “floor(n/2) grows by 0 or 1”.
checked-window-moves = 一步取 1 至 T(n) 枚硬币，T(n) = { $most }
checked-window-moves-from = 一步取 1 至 T(n) 枚硬币，T(n) = { $most }；小于 { $from } 的堆没有着法
checked-window-grows = T(0) = 0，且对所有 n，每多一枚硬币 T(n) 增加 0 或 1：{ $growth }
checked-machine = 一台有 { $states } 个状态的自动机从 n { $numeration }写出的数字算出 G(n)，其值至多为 { $most }
checked-pairs-machine = 一台有 { $states } 个状态的自动机按 { $base } 进制同时读 n 和 G(n)；对所有 n，它恰好接受一个值
checked-powers-machine = 一台有 { $states } 个状态的自动机按 { $base } 进制同时读 n 和 { $base }^G(n)；对所有 n，它恰好接受一个值
checked-odious-machine = 一台有 { $states } 个状态的自动机按 { $base } 进制同时读 n 和 { $base }^j，其中 G(n) 是前面有 j 个 odious 数的 odious 数（0 用 0 表示）；对所有 n，它恰好接受一个值
checked-relations = { $count ->
    [1] 每一步由 n 与所留部分之间的一个关系描述，是线性的、用底的幂或用尼姆和；所留部分小于 n
   *[other] 每一步由 n 与所留部分之间的 { $count } 个关系描述，是线性的、用底的幂或用尼姆和；所留部分小于 n
}
checked-sums-machine = X(n)，即 1 至 n 的值的尼姆和，也由一台自动机读出：对所有 n，X(n) = X(n-1) xor G(n)
checked-sums-options = n 的后继的值为 X(n-1) xor X(m)，0 <= m <= n-{ $least }
checked-no-option = 对所有 n，n 的后继中没有值为 G(n) 的
checked-each-smaller = 对所有 n，每个小于 G(n) 的值都是 n 的某个后继的值
checked-odious-lemma = 引理：两个 odious 数（1, 2, 4, 7, …）的尼姆和不是 odious 数；小于一个 odious 数的其他数，除 0 以外，都是两个更小的 odious 数的尼姆和
checked-odious-zero = 对所有满足 G(n) = 0 的 n，没有后继含两个值相等的堆
checked-odious-others = 对所有其他 n，没有后继含值为 0 和 G(n) 的两堆，而有一个后继含值相等的两堆
checked-odious-pairs = 对所有 u < v < G(n)，u 和 v 为 0 或 odious 数，有一个后继由具有这些值的堆组成
checked-option-machines = 对每个值，有一台至多有 { $states } 个状态的自动机说明哪些 n 有取这个值的后继
checked-formula-agrees = 对所有 n，自动机与公式一致
checked-formula-agrees-but = 对所有 n，自动机与公式一致，但 { $exceptions }
# $mode and $heap: the names of the two numbers.
checked-mode-machines = 对 { $mode } 的 { $modes } 个值中的每一个，有一台自动机从 { $heap } { $numeration }写出的数字算出值，至多为 { $most }
checked-modes-closed = 从 { $mode } 的这些值出发，没有一步走到另一个值
checked-modes-relations = { $count ->
    [1] 着法由线性算术的一个关系描述
   *[other] 着法由线性算术的 { $count } 个关系描述
}
checked-positions-no-option = 对所有局面，没有后继取该局面的值
checked-positions-each-smaller = 对所有局面，每个更小的值都是某个后继的值
checked-positions-machines = 对每个值，有一台至多有 { $states } 个状态的自动机说明哪些局面有取这个值的后继
# $why: one of the sentences play-ends-….
checked-play-ends = 游戏会结束：{ $why }
checked-rows-moves = { $coins ->
    [1] 当 { $heap } >= { $from } 时，每一步至多取 1 枚硬币，并走到固定的 { $mode }
   *[other] 当 { $heap } >= { $from } 时，每一步取固定枚数的硬币，至多 { $coins } 枚，并走到固定的 { $mode }
}
checked-rows-moves-or-fixed = { $coins ->
    [1] 当 { $heap } >= { $from } 时，每一步至多取 1 枚硬币，或留下固定的堆，并走到固定的 { $mode }
   *[other] 当 { $heap } >= { $from } 时，每一步取固定枚数的硬币，至多 { $coins } 枚，或留下固定的堆，并走到固定的 { $mode }
}
checked-rows-same-moves = 当 { $heap } >= { $from } 时，有哪些着法只取决于 { $mode }
checked-rows-same-moves-by-remainder = 当 { $heap } >= { $from } 时，有哪些着法只取决于 { $mode } 和 { $heap } mod { $modulus }，而 { $modulus } 整除 { $distance }
checked-rows-one-mode = 没有一步走到另一个 { $mode }
checked-rows-modes = 从 { $mode } 的这 { $count } 个值出发，没有一步走到另一个值
checked-rows-repeat = 在其中每一个里，当 { $first } <= { $heap } < { $end } 时 G({ $heap }+{ $distance },{ $mode }) = G({ $heap },{ $mode })
checked-rows-passes = 不取硬币的着法改变 { $mode }，且决不回到先前的值
checked-lost-machine = 一台有 { $states } 个状态的自动机从 x 和 y { $numeration }写出的数字说明哪些数对 (x,y) 是 P 局面
checked-lost-relations = { $count ->
    [1] 着法由局面与所留部分之间的一个关系说明
   *[other] 着法由局面与所留部分之间的 { $count } 个关系说明
}
checked-lost-no-option = 对所有 P 局面，没有后继是 P 局面
checked-lost-others = 对所有其他局面，某个后继是 P 局面：一台有 { $states } 个状态的自动机接受有这样的后继的局面
checked-same-options = 对所有局面，后继就是 { $rule } 的后继（由二进制自动机判定，2 为底）
# $least and $remainder: formulas.
checked-euclid-lemma = 着法就是欧几里得游戏的着法：若 x > 0 且 y 至少为 { $least }，则 (x,r) 和 (x,r+x) 都是后继，其中 r = { $remainder }；从后者唯一的一步走到前者，所以两者之一是 P 局面，而 (x,y) 不是
checked-euclid-simpler = 所以 P 局面就是一条更简单的规则的 P 局面，该规则由 4 个关系说明：若 y 至少为 { $least } 则走到 (0,0)，否则在欧几里得游戏有此着法时走到 (x,y-x)
# $term: a term such as “floor(n/2)”; $growth: a number, or one of the two ranges below.
growth-first = { $term } 每次增加 { $growth }
growth-next = { $reasons }，{ $term } 每次增加 { $growth }
growth-or = { $low } 或 { $high }
growth-to = { $low } 至 { $high }
play-ends-smaller = 每一步只留下更小的堆
# $measure: a formula in the numbers of a position, such as “2*a+b”.
play-ends-measure = 每一步都使 { $measure } 变小
play-ends-or = { $first }，或使它不变大而使 { $measure } 变小
residues-one-coin = 从任何非空的堆都可以取 1 枚硬币
residues-coins = 从任何有足够硬币的堆都可以取 1 至 { $most } 枚
residues-number = { $number } 不是 { $modulus } 的倍数
residues-primes = { $modulus } 的倍数都不是素数
residues-powers = { $base } 的幂都不是 { $modulus } 的倍数
# $condition: such as “k mod 4 = 1”.
residues-remainder = { $modulus } 的倍数 k 都不满足 { $condition }
residues-coprime = { $modulus } 的每个倍数都与 { $other } 有公因数
residues-divisor = { $divisor } 整除 { $modulus } 的每个倍数
residues-divide = { $modulus } 的倍数都不整除 { $number }
