### The law of a rule and why it holds, for a student to follow: titles, headings and the sentences of proofs.
###
### G(n) is the nim-value of heap n, mex the smallest number that is missing. Formulas stay as they are.

## Titles and headings. $rule: a rule.

proof-title-law = { $rule } 的规律
proof-title-positions = { $rule } 的 P 局面
heading-statement = 命题
heading-no-law = 没有找到规律
heading-tried = 尝试过什么
heading-seen = 观察到什么
heading-no-proof = 为什么这不是证明
heading-checked = 检验了什么
heading-example = 一个例子
heading-also = 此外
heading-why-nothing-smaller = 为什么更小的不行
heading-why-for-all = 为什么对所有的堆都成立
heading-why-finite = 为什么有限次检验就够了
heading-why-finite-again = 另一个证明：为什么有限次检验就够了
heading-why = 为什么成立
heading-first-values = 前几个值

## The statement. $rule: a rule as it is typed; $canonical: its shortest form.

proof-rule = 规则是 { $rule }。无步可走者负。G(n) 是 n 枚硬币的堆的尼姆值：它的各后继的值的 mex，即 0, 1, 2, … 中没有后继取到的最小数。
proof-rule-is = 规则是 { $rule }，即 { $canonical }。无步可走者负。G(n) 是 n 枚硬币的堆的尼姆值：它的各后继的值的 mex，即 0, 1, 2, … 中没有后继取到的最小数。
proof-coins-rule = 规则是 { $rule }。无步可走者负。G(n) 是位置 n 上单独一个正面的尼姆值：它的各后继的值的 mex，即 0, 1, 2, … 中没有后继取到的最小数。
proof-coins-rule-is = 规则是 { $rule }，即 { $canonical }。无步可走者负。G(n) 是位置 n 上单独一个正面的尼姆值：它的各后继的值的 mex，即 0, 1, 2, … 中没有后继取到的最小数。
# $heap and $mode: the names of the two numbers.
proof-modes-rule = 规则是 { $rule }。无步可走者负。{ $heap } 是一堆，{ $mode } 是一个模式：它只取有限多个值。
proof-modes-rule-is = 规则是 { $rule }，即 { $canonical }。无步可走者负。{ $heap } 是一堆，{ $mode } 是一个模式：它只取有限多个值。
proof-pairs-rule = 规则是 { $rule }。无步可走者负。数对 (x,y) 在先手必败时是 P 局面，否则是 N 局面。
proof-pairs-rule-is = 规则是 { $rule }，即 { $canonical }。无步可走者负。数对 (x,y) 在先手必败时是 P 局面，否则是 N 局面。
# $law: a sentence of law.ftl.
proof-law = 规律：{ $law }。
proof-sentence = { $sentence }。
proof-proved = 正是对这条规则，已由 { $reference } 证明。
proof-theorem = 由一个已发表的定理得知：{ $reference }。
proof-only-seen = 仅为观察，在堆 0 至 { $last } 的值中看到：这不是事实。
proof-only-seen-pairs = 仅为观察：{ $reference }。这不是事实。
proof-nothing-to-check = 什么也不需要检验。

## Values and examples.

proof-values = 各值，由定义
proof-first-values = 这 { $count } 个值中的前 { $shown } 个，由定义
proof-not-earlier = 规律不能更早开始：G({ $before }) = { $now }，而 G({ $later }) = { $then }，不是 { $wanted }。
proof-shorter-divides = 更短的周期必须整除 { $period }：若两个周期成立，则它们的最大公约数也是周期。
# $here and $there: equations.
proof-not-shorter = 周期不是 { $period }，因为 { $here }，而 { $there }。
proof-not-shorter-but = 周期不是 { $period }，因为 { $here }，而 { $there }，不是 { $wanted }。
proof-not-shorter-saltus = 周期不是 { $period }，因为 { $prime } 个这样的周期合起来必须增加 { $saltus }，而 { $prime } 不整除 { $saltus }。
proof-sentences = { $first }{ $second }
proof-mode-machine = { $which } 的自动机
proof-modes-values = 尼姆值；从 { $from } 起的 { $period } 个值重复
proof-modes-first-values = 前 { $shown } 堆的尼姆值，由定义；从 { $from } 起的 { $period } 个值重复
proof-machine-caption = 自动机：对每个数字的下一状态
proof-pairs-machine-caption = 自动机：对每对数字的下一状态，竖线前是 x 的数字
proof-values-machine-caption = 自动机：对每对数字的下一状态，竖线前是 n 的数字
table-state = 状态
table-digit = 数字 { $digit }
table-may-end = 可以结束
proof-machine-too-large = 自动机的表有 { $states } 个状态，一页放不下；规律的 JSON 中有全部内容。

## P-positions.

proof-pairs-none = 在坐标不超过 { $to } 的所有数对中没有找到规律，也不断言有规律。
proof-pairs-law-base = 规律：一台有 { $states } 个状态的自动机接受 P 局面。它按 { $base } 进制并排读 x 和 y 的数字，先读末位数字，最后回答是或否。
proof-pairs-law-zeckendorf = 规律：一台有 { $states } 个状态的自动机接受 P 局面。它并排读 x 和 y 的数字，先读末位数字，最后回答是或否；这里把数写成互不相同且没有两个相邻的斐波那契数 1, 2, 3, 5, 8, … 的和（Zeckendorf；每个数恰有一种这样的写法）。
proof-first-pairs = 前几个 P 局面，由定义：{ $pairs }。
proof-pairs-also = 由 { $reference } 的另一个定理也得到同样的结果：{ $law }。
proof-pairs-when = 一个集合的数对何时恰好是 P 局面？当（1）自动机接受的数对没有被接受的后继，且（2）每个不被接受的数对都有被接受的后继。每一局都会结束，因为每一步都使一个决不为负的量变小；所以按这个量的顺序来看各数对。
proof-pairs-induction = 由（1），被接受的数对只有不被接受的后继；用归纳法，它们是 N 局面，所以这个数对是 P 局面。由（2），不被接受的数对有一个被接受的后继，用归纳法，它是 P 局面；所以这个数对是 N 局面。因此，（1）和（2）对所有数对成立就证明了规律。
proof-pairs-sentences = 两者都是关于自然数的命题。着法由等式和不等式说明，自动机逐位地读它们，因为做加法只需记住进位。“且”“非”和“存在后继”由自动机造出自动机。
proof-pairs-decided = 所以，（1）或（2）是否有时不成立的问题，就是某台自动机是否接受任何东西的问题，而这从它有限多个状态可以看出。
proof-euclid-simpler = 在欧几里得游戏中，对数 x <= y，x > 0，每一步从 y 中减去 x 一次或多次。若可以减两次，看最后两个后继：从较大的一个只有一步，走到较小的一个。所以两者之中恰有一个是 P 局面，而 (x,y) 是 N 局面。若只能减一次，就只有一个后继。所以一条更简单的规则有同样的 P 局面：若只能减一次，就从 y 中减去 x，否则走到 (0,0)，它是 P 局面。以下说的就是这条规则；它可以用加法和比较来表达。
proof-beatty = 所有的 A 和所有的 B 合起来恰好是从 1 起的全部自然数，每个一次（Beatty 定理），而差 B - A 是同一个数的不同倍数，同时改变两个坐标的一步不能跨越它。所以从一个这样的数对没有一步走到另一个。至于从其他每个数对都有一步走到这样的数对，见所引的文献。这里检验的是：在所有局面，这条规则的着法就是定理中的着法。

## Laws that are only seen, and no law.

proof-seen-fit = 算出的全部 { $count } 个值，即堆 0 至 { $last } 的值，都符合规律：
proof-seen-larger = 对更大的堆没有作任何断言：许多值中的模式不是定理。在 Grundy 游戏中，堆 3 至 12 的值重复 1, 0, 2，而堆 13 打破了这个模式；另一些模式在几百万堆之后才被打破。
proof-seen-period = 很晚才开始的重复说明不了什么。所以，只有当规律和两个周期在值的前六分之一中出现、后面的值全部相符、并且重复八次或更多时，周期才算观察到。
proof-seen-classes = 每个剩余类按自己的数增加。只有当规律和两个周期在值的前六分之一中出现、后面的值全部相符、并且这样增加八次或更多时，才算观察到。
proof-seen-closed = 这个公式出自一张小表：整除 n 的幂、对数、二进制数字、方根。只有当它至迟从堆 64 起对所有已知的值都正确、这些值至少三次偏离直线（有例外时次数更多），才算观察到。
proof-seen-regular = 这样的序列称为 k 正则的（Allouche and Shallit 1992）：n 的 k 进制数字说明接下来用哪个关系，所以一个巨大的堆的值只需每个数字一步。只有当每个关系都在 48 项中找到、对其余所有已知的项成立、而且值的个数是表述规律所用的数的八倍时，才算观察到。
proof-wanted-quotients = 以二进制（2 为底）读商的自动机本可判定这个规律；它们没有证明它，或者太大。
proof-wanted-guy-smith = 若等式成立到堆 { $last } 为止，Guy 和 Smith 的定理就会使它成为事实；已算了 { $computed } 堆。更多的堆也许能做到。
proof-wanted-no-bound = 对含 [ ] 或 * 的编码，Guy 和 Smith 的定理没有界限，因为一步留下的堆数或取走的枚数可以没有限制；而以 2 为底的自动机没有证明规律，或者太大。
proof-wanted-linear = 这个程序中没有定理涉及这样的着法：它们不能表示为关于 n 和所留部分的、至多含有幂的线性等式和不等式。
proof-wanted-states = 着法关于 n 是线性的，所以读数字的自动机本可判定这个规律；它们没有证明它，或者需要太多状态。
proof-none = 规则是 { $rule }。在堆 0 至 { $last } 的值中没有找到规律，也不断言有规律。
proof-none-is = 规则是 { $rule }，即 { $canonical }。在堆 0 至 { $last } 的值中没有找到规律，也不断言有规律。
proof-none-may-come = 这并不证明没有规律。更多的值也许能显出规律。
proof-tried-last-values = 最后 { $count } 个值的重复，它会证明一个周期：这样的重复必然出现，但还没有出现。
proof-tried-window = 在所有更小的堆所覆盖的值之上的窗口的重复：它必然出现，但还没有出现。
proof-tried-guy-smith = Guy 和 Smith 的定理：从堆 n0 起的周期 p，若成立到堆 h*(n0+m*p) + k - 1 为止就得到证明，其中 k = { $k }，h = { $h }，m = { $m }。这些值中没有这样的 n0 和 p。
proof-tried-long = 在长时间运行中：在稀疏空间里，最后一个稀有堆之后，最后若干值的重复。没有出现。
proof-tried-no-bound = 对含 [ ] 或 * 的编码，Guy 和 Smith 的定理没有界限。
proof-tried-period = 普通的或算术的周期，在值的前六分之一中看到，并由其余所有的值证实：没有。
proof-tried-classes = 每个剩余类的增量，以及封闭公式（整除 n 的幂、对数、二进制数字、方根）：都不符合。
proof-tried-machines = 从 n 的 2 至 10 进制数字或 Zeckendorf 表示法读出值、或同时读值和 n 的自动机：没有状态很少的自动机能读出它们。
proof-tried-regular = 子序列 G(k^e*n + r) 之间的线性关系，k 从 2 到 10：没有少数几个关系能说明这些值。

## Nim, Lasker's Nim, and rules that take numbers from a range.

proof-nim = 从 n 枚硬币的堆可以取任意多枚，所以后继是堆 0, 1, …, n-1。若它们的值为 0, 1, …, n-1（而没有着法的堆 0 值为 0），则缺少的最小数是 n。所以一堆接一堆，永无止境，G(n) = n。什么也不需要检验。
proof-lasker-law = 一步从一堆取任意多枚硬币，或把它分成两堆而不取。规律说：在每四堆 4m+1, 4m+2, 4m+3, 4m+4 中，值为 4m+1, 4m+2, 4m+4, 4m+3：最后两个互换。我们证明：若更小的堆有这些值，则每个值都是后继的 mex。
proof-lasker-splits = 由规律，除以 4 余 1, 2, 3, 0 的堆，其值除以 4 余 1, 2, 0, 3。尼姆和的最后两位二进制数字只取决于各部分的最后两位。所以堆 n 的一次分堆的值：n 余 1 时余 2（分成余 0 与余 1、或余 2 与余 3 的两堆，3 xor 1 = 2，2 xor 0 = 2，即 0+1 与 2+3 枚）；n 余 2 时余 1 或 0；n 余 3 时余 3；n 余 0 时余 0 或 1。
proof-lasker-cases = n = 4m+1：更小的堆有值 0 至 4m，没有分堆余 1，所以 G(n) = 4m+1。n = 4m+2：更小的堆有值 0 至 4m+1，没有分堆余 2，所以 G(n) = 4m+2。n = 4m+3：更小的堆有值 0 至 4m+2，分成 1 和 4m+2 的值为 1 xor 4m+2 = 4m+3，没有分堆余 0，所以 G(n) = 4m+4。n = 4m+4：更小的堆有值 0 至 4m+2 以及 4m+4，没有分堆余 3，所以 G(n) = 4m+3。什么也不需要检验。
proof-range-without-end = 可取从 { $least } 起的任意多枚，G(n) = floor(n/{ $least })。因为 n 的后继是堆 0 至 n-{ $least }。若它们有公式给出的值，则这些值是 0 至 floor(n/{ $least })-1 的所有数，所以缺少的最小数是 floor(n/{ $least })；小于 { $least } 的堆没有着法，值为 0。什么也不需要检验。
proof-range-claim = 可取 { $least } 至 { $most } 枚硬币。设 r = n mod { $modulus }，其中 { $modulus } = { $least }+{ $most }。则 G(n) = floor(r/{ $least })。我们证明：若各后继有公式给出的值，则这就是它们的 mex；于是一堆接一堆地成立，永无止境。
proof-range-no-option = 没有后继取 n 的值。取 t 枚硬币，若 t <= r，则余数变为 r-t：它不超过 r-{ $least }，所以值更小。若 t > r，则余数变为 r+{ $modulus }-t，因为 t <= { $most }，它不小于 r+{ $least }：值更大。
proof-range-each-smaller = 每个更小的值 v 都是某个后继的值。{ $least } 个余数 { $least }*v 至 { $least }*v + { $below } 的值为 v。取 r - { $least }*v 枚走到其中第一个，少取 { $below } 枚走到最后一个。这些枚数中最大的至少为 { $least }，因为 v < floor(r/{ $least })；最小的至多为 { $most }，因为 r <= { $last }。它们连续而无间断，所以其中有一个在 { $least } 与 { $most } 之间。
proof-remainder-claim = { $most ->
    [1] 一步取 1 枚硬币。设 r = n mod { $modulus } 为 n 除以 { $modulus } 的余数。我们一堆接一堆地证明 G(n) = r：假设它对所有更小的堆成立。
    [2] 一步取 1 或 2 枚硬币。设 r = n mod { $modulus } 为 n 除以 { $modulus } 的余数。我们一堆接一堆地证明 G(n) = r：假设它对所有更小的堆成立。
    [3] 一步取 1、2 或 3 枚硬币。设 r = n mod { $modulus } 为 n 除以 { $modulus } 的余数。我们一堆接一堆地证明 G(n) = r：假设它对所有更小的堆成立。
   *[other] 一步取 1 至 { $most } 枚硬币。设 r = n mod { $modulus } 为 n 除以 { $modulus } 的余数。我们一堆接一堆地证明 G(n) = r：假设它对所有更小的堆成立。
}
proof-remainder-no-option = 没有后继的值为 r：要保持余数，一步必须取 { $modulus } 的倍数，而至多只能取 { $most } 枚。
proof-remainder-each-smaller = 每个更小的数 v = 0, …, r-1 都是某个后继的值：取 r-v 枚硬币，余数就是 v。
proof-remainder-mex = 所以 r 是没有后继取到的最小数，即 mex：G(n) = r。
proof-remainder-play = 对局中这就是说：留下 { $modulus } 的倍数。每当对手取 k 枚硬币，你就取 { $modulus }-k 枚，重新留下 { $modulus } 的倍数。
proof-residues-claim = { $modulus ->
    [2] 从任何有足够硬币的堆都可以取 1 枚，但决不能取 { $modulus } 的倍数枚。断言：G(n) = n mod { $modulus }。对没有着法的堆 0，这成立。假设它对所有小于 n 的堆成立。
   *[other] 从任何有足够硬币的堆都可以取 1, …, { $most } 枚，但决不能取 { $modulus } 的倍数枚。断言：G(n) = n mod { $modulus }。对没有着法的堆 0，这成立。假设它对所有小于 n 的堆成立。
}
proof-residues-step = 设 r = n mod { $modulus }。取 k 枚就留下 n-k，而 n-k mod { $modulus } 不是 r，因为 { $modulus } 不整除 k：没有后继的值为 r。但可以取 1, …, r 枚，因为 r 至多为 { $most }：它们留下的堆，其 n mod { $modulus } 等于 r-1, …, 0。所以所有更小的值都是后继的值，r 是缺少的最小数：G(n) = r。
proof-residues-end = 所以它对所有 n 一个接一个地成立。不需要计算任何值。
proof-between-rules = 把两条规则与这条规则相比较。按第一条，着法较少：其中每一步也是这条规则的一步。按第二条，着法较多：这条规则的每一步都在其中。两者都足够简单，可以判定，并且都有命题中的规律 G(n)。
proof-between-step = 假设对所有小于 n 的堆，这条规则有此规律。堆 n 没有后继的值为 G(n)，因为它也是第二条规则的后继，而在那里没有后继取这个值。每个值 v < G(n) 都是某个后继的值：按第一条规则有这样的后继，它也是这条规则的后继。所以 G(n) 是缺少的最小数，规律对 n 成立。
proof-between-end = 所以它对所有 n 一个接一个地成立。这条规则在另外两条之间如何规定，并无影响。
proof-window-options = 从 n 枚硬币可取 1 至 T(n) 的任意多枚，其中 T(n) = { $most }。所以 n 的后继是堆 n-T(n), …, n-1：紧接在 n 之前结束的、由 T(n) 堆组成的窗口。T(0) = 0，而每多一枚硬币 T 增加 0 或 1，所以窗口或者向右扩大一堆，或者向右滑动一堆。
proof-window-claim = 断言：堆 n-T(n), …, n（窗口和 n 本身）的值为 0, 1, …, T(n)，每个恰好一次。对 n = 0，这成立：堆 0 的值为 0。假设它对 n-1 成立。
proof-window-grows = 若 T(n) = T(n-1)+1，则 n 的窗口由 n-1 的窗口和堆 n-1 组成。由对 n-1 的断言，它们的值为 0, …, T(n-1)，每个一次。缺少的最小数是 T(n-1)+1 = T(n)，所以 G(n) = T(n)，断言对 n 成立。
proof-window-slides = 若 T(n) = T(n-1)，则有一堆离开：n-1-T(n)。仍在窗口中的堆有 0 至 T(n) 的所有值，只缺离开的那一堆的值。所以缺少的最小数正是它的值，G(n) = G(n-1-T(n))，断言对 n 成立。
proof-window-end = 所以它对所有 n 一个接一个地成立。简言之：离开窗口的值随下一堆又回来。
# $growth: how T grows.
proof-window-checked = 这些值根本不需要检验。T 对所有 n 增加 0 或 1，可从规则的形式看出：{ $growth }。
proof-window-no-move = 无步可走
proof-window-top-grows = T 增加：{ $now }
proof-window-by-law = 由规律
proof-window-by-definition = G(n)，由定义
proof-window-first-heaps = 前几堆
# $walk: equations, such as “G(1000) = G(499)”.
proof-window-walk = 只要 T 在 n 处不增加，就从 n 走到 n-1-T(n)：{ $walk }。
proof-window-walk-grows = 只要 T 在 n 处不增加，就从 n 走到 n-1-T(n)：{ $walk } = { $most }，因为 T({ $heap }) = { $most } 大于 T({ $below }) = { $less }。
proof-window-walk-on = 只要 T 在 n 处不增加，就从 n 走到 n-1-T(n)：{ $walk }，依此类推，最后为 { $value }。

## Rows of values that come again.

proof-take-nothing = 任何时候都不能取硬币。所以没有一堆有着法，每一堆的值都是 0。
# $most: the largest number that may be taken.
proof-take-options = 至多可取 { $most } 枚硬币。所以堆 n 的所有后继都在 n 之前的 { $most } 堆之中，而从 n = { $most } 起，集合中的每个数都可以取。仅凭这 { $most } 堆的值就决定 G(n)。
# $from and $last: the first and the last heap of the row; $heap: the next one; $later: that heap and a period.
proof-take-step = 假设 G(n+{ $period }) = G(n) 连续 { $most } 次成立，n = { $from } 至 { $last }。看堆 { $heap } 和 { $later }。对集合中的每个数 t，从两者都可以取 t 枚，而留下的堆 { $heap }-t 和 { $later }-t 值相等。后继的值相同，mex 也相同：G({ $later }) = G({ $heap })。现在等式对 n = { $next } 至 { $heap } 成立，又是连续 { $most } 次，所以同样的论证给出下一堆，再下一堆，永无止境。
proof-repeat-comes = 这样的重复迟早必然出现。没有一个值大于着法的个数，所以这么多个值的排列只有有限多种，其中必有一种再次出现。
proof-take-checked = { $most ->
    [1] 堆 0 至 { $end } 的值由定义逐一算出，并对 n = { $from } 至 { $last } 比较了 G(n) 与 G(n+{ $period })：两者相等。
   *[other] 堆 0 至 { $end } 的值由定义逐一算出，并对 n = { $from } 至 { $last } 比较了 G(n) 与 G(n+{ $period })：{ $most } 对全部相等。
}
proof-take-long = 为此不必保存全部 { $count } 堆的值。走一遍各堆，记住一列 { $most } 个值，等它再次出现，就得到 { $period }。然后再走两遍，其中一遍领先 { $period } 堆，找出两者不同的最后一堆：规律就从它后面开始。
proof-take-row = 再次出现的一列值
proof-fixed-options = 从堆 { $settled } 起，每一步取固定枚数的硬币，至多 { $most } 枚，并可在余下的之外留下固定的堆。所以仅凭 n 之前 { $most } 堆的值就决定 G(n)。
proof-fixed-step = 假设 G(n+{ $period }) = G(n) 对 n = { $from } 至 { $last } 成立。看堆 { $heap } 和 { $later }。它们有同样的着法，而所留部分的值相等：固定的堆相同，余下的是等式已成立的堆 n 和 n+{ $period }。后继的值相同，mex 也相同。所以等式对 { $heap } 成立，然后对下一堆成立，依此类推，永无止境。
proof-fixed-checked = 堆 0 至 { $end } 的值由定义逐一算出，并对 n = { $from } 至 { $last } 比较了 G(n) 与 G(n+{ $period })。
proof-all-but-reach = 可取大于 { $most } 的任何数。所以从堆 n 可以走到堆 0, 1, …, n-{ $next } 中的每一个。
proof-all-but-first = 第一：堆 0 至 i 的值合起来决无间断。因为值为 v 的堆有取遍所有小于 v 的值的后继，而它们是更小的堆。所以从 n 总能走到的堆恰好有值 0, 1, …, u-1，其中数 u 取决于 n；记作 u(n)。
proof-all-but-second = 第二：所有这些值都是后继的值，所以 G(n) 不小于 u(n)。大多少仅由 { $most } 堆 n-1, …, n-{ $most } 决定：在其中可以走到的堆里，只有差 G(n-t)-u(n) 起作用，而且只有非负的差起作用。
proof-all-but-window = 所以把 n 的窗口定为 { $most } 个数 G(n-1)-u(n), …, G(n-{ $most })-u(n)，凡小于 0 的以及没有这样的堆时都写 -1。它决定 G(n)-u(n)。它也决定下一个窗口：堆 n 进来，堆 n-{ $most } 出去，而当且仅当出去的堆的值不小于 u(n) 时 u 增加，这从窗口可以看出。
proof-all-but-again = 所以，若两堆 x 和 x+{ $period } 的窗口相同，且 u(x+{ $period }) = u(x)+{ $saltus }，则其后的一切都相同，只是高出 { $saltus }：对从 x 起的所有 n 有 G(n+{ $period }) = G(n)+{ $saltus }。而窗口必然再次出现，因为除了已覆盖的 u(n) 个值以外，一堆至多还有 { $most } 个后继，所以窗口中的数至多为 { $most }。
proof-all-but-checked = 堆 0 至 { $end } 的值由定义算出。x = { $x } 与 { $again } 的窗口相同，u 从 { $from } 增加到 { $to }。
proof-all-but-checked-from = 堆 0 至 { $end } 的值由定义算出。x = { $x } 与 { $again } 的窗口相同，u 从 { $from } 增加到 { $to }。从堆 { $first } 到堆 { $before } 逐值比较了等式，所以它从堆 { $first } 起成立。
proof-all-but-caption = 再次出现的窗口（-1 表示小于 0 的一切，以及没有堆）

## The theorem of Guy and Smith.

# $coins: the most coins that a move takes, and the last place of the code.
proof-guy-smith-moves = { $rule } 的一步从一堆至多取 { $coins } 枚硬币（最后一个不为 0 的数字在位置 k = { $coins }），至多留下 { $heaps } 堆，每一堆都小于原来的堆。
proof-guy-smith-theorem = 定理：若对从 { $from } 到 { $end } 的所有 n 有 G(n+{ $period }) = G(n)，则它对从 { $from } 起的所有 n 成立。理由是：大于 { $last } = { $heaps }*{ $big } + { $coins } - 1 的堆 N 足够大，使每一步都留下一个大堆，而一个大堆可以减少 { $step } 而不改变它的值。
# $step: a number, or such as “12 = 2*6”.
proof-guy-smith-compare = 所以设 N 大于 { $last }，并假设等式对所有更小的数成立，即凡是其中两堆都小于 N 时成立。我们比较 N 的后继与 N-{ $step } 的后继。（两堆都不能整个取走，因为都多于 { $coins } 枚硬币。）
proof-guy-smith-one-heap = 从 N 的每一步都有从 N-{ $step } 的一步与之对应。从 N 的一步留下一堆，不少于 N-{ $coins } 枚，所以这一堆 b 不少于 { $big } 枚。用 b-{ $step } 代替 b 走同样的一步：由同一个数字，它是从 N-{ $step } 的一步。因为 b-{ $step } 不小于 { $from }，所以 G(b-{ $step }) = G(b)，所留部分的值相同。
proof-guy-smith-heaps = 从 N 的每一步都有从 N-{ $step } 的一步与之对应。从 N 的一步留下的各堆总共不少于 N-{ $coins } 枚，即不少于 { $heaps }*{ $big }；所以这至多 { $heaps } 堆中最大的 b 不少于 { $big } 枚。用 b-{ $step } 代替 b 走同样的一步：由同一个数字，它是从 N-{ $step } 的一步。因为 b-{ $step } 不小于 { $from }，所以 G(b-{ $step }) = G(b)，所留部分的值相同。
proof-guy-smith-distinct = 但当一个数字要求各堆不同（或不全相等）时，b-{ $step } 可能已在所留的堆之中。在 { $heaps } 个数 b-i*{ $step }（i = 1 至 { $heaps }）中，至多 { $others } 个会在其他所留的堆之中；取第一个不在其中的。它不小于 { $from }，而 b-(i-1)*{ $step } 在所留的堆之中。把后者换成 b-i*{ $step }，它小 { $step }，而且是新的数：各堆仍然不同，值也相同。
# $numbers: such as “2 or 3”.
proof-guy-smith-equal = 当一个数字要求 j 个相等的堆（这里 j 为 { $numbers }）时，每一堆都这么大，每一堆都减少 { $step }/j。这是周期的整数倍，所以值仍然相同。
proof-guy-smith-or = { $first } 或 { $second }
# $distinct and $equal: yes or no, whether a digit asks for different or for equal heaps.
proof-guy-smith-back = 反过来更容易。从 N-{ $step } 的一步留下的最大一堆不少于 { $from } 枚；把它增加 { $step }，就是从 N 的一步，留下同样的值。{ $distinct ->
    [yes] （这时它大于所有其他的堆，所以各堆仍然不同。）
   *[no] {""}
}{ $equal ->
    [yes] （若有 j 个相等的堆，则每一堆增加它的 j 分之一。）
   *[no] {""}
}所有改变过的堆都不小于 { $from } 且小于 N，等式在那里是已知的。
proof-guy-smith-so = 所以 N 与 N-{ $step } 的后继有相同的值，G(N) = G(N-{ $period })。现在等式直到 N 都已知，同样的论证适用于 N+1，永无止境。
proof-guy-smith-so-on = 所以 N 与 N-{ $step } 的后继有相同的值，G(N) = G(N-{ $step })。由关于更小的堆的已知结果，它等于 G(N-{ $step }+{ $period })，依此类推，直到 G(N-{ $period })。现在等式直到 N 都已知，同样的论证适用于 N+1，永无止境。
proof-guy-smith-checked = 堆 0 至 { $last } 的值由定义算出，并对 n = { $from } 至 { $end } 验证了 G(n+{ $period }) = G(n)：共 { $count } 个等式。
proof-guy-smith-zero = { $checked }定理没有谈到堆 0：在那里也比较了 G。

## Long runs in a sparse space.

proof-sparse-mask = 掩码区分两种值：若一个值的二进制数字 1 中有奇数个位于掩码的数字 1 之下，则称为常见，否则称为稀有。（对某些编码，堆的奇偶性也计算在内。）堆按其值称为常见或稀有。几乎所有的堆都常见；稀有的堆很少，而且很快就不再出现。
proof-sparse-sums = 两个常见值的尼姆和是稀有的，两个稀有值的尼姆和也是：数字的个数相加，不计进位。所以当一步留下两堆而这个后继的值为常见时，两堆之一是稀有的。要找出 n 的后继取哪些常见值，只需看少数稀有堆 r 和堆 n-t-r，其中 t 是取走的枚数，以及单独留下的堆 n-t。
proof-sparse-witness = 这就得到没有后继取到的最小常见值。然后对每个更小的稀有值，指出一个取该值的后继（见证）。所以无论掩码如何，这个值都是所有后继的 mex。
proof-sparse-window = 在起始部分之后，为堆 n 查看的一切，或者在 n 之前的最后 W 个值之中，或者是列表中的稀有堆，而列表不再改变。所以最后 W 个值决定下一个值，就像可取有限多个数时那样。
proof-sparse-repeat = 因此，若某堆 x 之前的 W 个值就是 x+{ $period } 之前的那些值，而其间没有新的稀有堆，则从 x+{ $period } 起的各堆一步一步地重复从 x 起的各堆，共 { $period } 堆；然后同样的一列 W 个值又在那里，依此类推，永无止境。
proof-sparse-smallest = 规律从堆 { $from } 起成立，不能更早：在找到的重复之前，向后逐个比较各值，直到不再相符为止。共算出 { $count } 堆的值，每次 64 堆。

## Machines that read digits.

proof-machine-reads = 一台自动机说出值：它读 n { $numeration }写出的数字，先读末位数字，从状态走到状态。它从状态 0 开始；每个状态有一个值，数字读完时所在状态的值就是 L(n)。（数前面的零不改变什么。）
proof-machine-example = { $heap } { $numeration }写作 { $digits }。从它的末位数字起，自动机走过 { $steps }，最后状态的值为 { $value }。所以 G({ $heap }) = { $value }。
proof-pairs-read = { $coding ->
    [plain] 值无限增大，所以没有自动机能说出它们。但自动机可以判断一个值是否正确：它按 { $base } 进制并排读 n 和一个数 v 的数字，先读末位数字，最后回答是或否。设 L(n) 为它回答是的那个值；对每个 n 恰有一个这样的值，这也经过检验。
    [powers] 值无限增大，所以没有自动机能说出它们。但自动机可以判断一个值是否正确：它按 { $base } 进制并排读 n 和一个幂 { $base }^v 的数字，先读末位数字，最后回答是或否。设 L(n) 为它回答是的那个值；对每个 n 恰有一个这样的值，这也经过检验。
   *[odious] 值无限增大，所以没有自动机能说出它们。但自动机可以判断一个值是否正确：它按 { $base } 进制并排读 n 和一个数的数字，该数为 0 或幂 { $base }^j，先读末位数字，最后回答是或否。设 L(n) 为它回答是的那个值；对每个 n 恰有一个这样的值，这也经过检验。
}
proof-coded-powers = 用幂来表示值 v，因为 v 本身增长得很慢，如同 n 的位数。较小的幂意味着较小的值，而在一步只留下一堆时，mex 所要求的也只是这一点。
proof-coded-odious = 0 表示值 0，而 { $base }^j 表示下面有 j 个 odious 数的那个 odious 数。（若一个数的二进制中有奇数个 1，则称为 odious 数：1, 2, 4, 7, 8, … 其余的称为 evil 数：0, 3, 5, 6, …）
proof-pair-example = G({ $heap }) = { $value }。按 { $base } 进制读 { $heap } 和 { $code }，自动机走过 { $steps }，可以在那里结束。对 { $heap } 它不接受其他值。
proof-pair-example-coded = G({ $heap }) = { $value }，用 { $code } 表示。按 { $base } 进制读 { $heap } 和 { $code }，自动机走过 { $steps }，可以在那里结束。对 { $heap } 它不接受其他值。
proof-decided-when = L 何时是尼姆值？当对所有 n，（1）n 没有后继的值为 L(n)，且（2）每个小于 L(n) 的数都是 n 的某个后继的值。因为后继小于 n：若 L 对所有更小的堆正确，则（1）和（2）说明 L(n) 是各后继的 mex，所以 L 对 n 正确，依此类推，永无止境。
proof-decided-relations = 一步留下什么，由 n 与所留的堆之间的关系说明，其他字母为任意自然数：
proof-decided-more = 还有 { $count } 个这样的关系。
proof-decided-machines = （1）和（2）涉及无穷多个 n，却仍然可以判定。一台并排读数的自动机检验等式，就像孩子做加法：从末位数字起，只记住进位；所以它只需很少的状态。两台同时运行的自动机检验“且”。“存在一个数使得”是这样一台自动机：它同时尝试那个数的所有数字，并记住自己可能处于哪些状态。“非”把是与否互换。于是由小的自动机造出一台自动机，它恰好接受使（1）或（2）不成立的 n。它接受什么吗？它的状态有有限多个，所以可以查看：从最初的状态有没有一条路走到回答是的状态？没有。
proof-odious-lemma = 一个引理处理尼姆和。在尼姆和中，二进制数字 1 的个数相加，只是成对的会消失。所以两个 odious 数的尼姆和是 evil 数，而一个 odious 数与 0 的尼姆和是 odious 数。
proof-odious-moves = 每一步留下两堆，由规律，它们的值为 0 或 odious 数。所以一个 odious 数 o 只能由值为 o 和 0 的一对留下；而 0 只能由值相等的两堆留下。
proof-odious-all = 现在设 o 是 odious 数，并设小于 o 的、为 0 或 odious 数的两个不同的值组成的每一对都由某一步留下。则所有更小的数都由某一步留下：odious 数由它自身和 0；不为 0 的 evil 数 e 是 2^b 与 e xor 2^b 的尼姆和，其中 b 是 e 的一个二进制数字 1。两者都是 odious 数，至多为 e，所以小于 o。所以只需检验留下哪些值对。
proof-runs-sums = 一步翻转从 m+1 到 n 的一段相邻硬币，而 n 处的正面消失。留下的值是 m+1 至 n-1 的值的尼姆和。这样许多值的和对一台自动机来说太多了，但 X(n)，即 1 至 n 的值的尼姆和，也由一台自动机读出。（它由一步证明：对所有 n，X(n) = X(n-1) xor G(n)。）
proof-runs-options = 在 X(n-1) xor X(m) 中，直到 m 的一切都出现两次而消失。所以它就是这个后继的值，而（1）和（2）说的是 n、m 和 X 的两个值。
proof-repeats-machine = 一台自动机读 n 的数字，先读末位，说出值 L(n)，或说出一个值是否为 L(n)。它是从各值中找到的，然后如下证明它对所有 n 正确。
proof-repeats-equation = 规律本身，即对所有 n >= { $from } 有 { $equation }，也是这样的一个命题，并以同样的方法判定。
# $heap and $mode: the names of the two numbers.
proof-modes-machines = 对 { $mode } 的每个值，有一台自动机读 { $heap } { $numeration }写出的数字，先读末位数字，在一个有值的状态结束。称它为自动机的值。若（1）没有后继的自动机的值与之相同，且（2）每个更小的值都是某个后继的，则它是所有局面的尼姆值：因为游戏会结束，用归纳法可知它是各后继的 mex。
proof-modes-decided = （1）和（2）是关于自然数的命题。自动机逐位地读着法，因为做加法只需记住进位。“且”“非”和“存在后继”由自动机造出自动机。所以，（1）或（2）是否有时不成立的问题，就是某台自动机是否接受任何东西的问题，而它有限多个状态说明了这一点。
proof-rows-determine = 把堆 { $heap } 在所有模式 { $mode } 下的尼姆值写成一行。从堆 { $from } 起，着法至多取 { $window } 枚硬币，而有哪些着法只取决于 { $mode }（以及 { $heap } 的一个余数，若规则用到它）。所以最后 { $window } 行决定下一行，对所有这样的堆方式相同。
proof-rows-return = 尼姆值至多为着法的个数，所以行只有有限多种。由抽屉原理，某 { $window } 行必然重现：这里堆 { $first } 至 { $last } 的各行在 { $distance } 堆之后重现。由归纳法，从那里起，相同的行之后是相同的行。

## Quotients.

# $worth: such as “c(i) + 2*q”.
proof-quotients-heaps = 把从 { $first } 起的堆写成 { $first } + i + { $classes }*q，0 <= i < { $classes }：i 是它的类，q 是它的商。规律说，这样的堆的值为 { $worth }，其中 c(i) 是 q = 0 时的值。
proof-quotients-heaps-by-class = 把从 { $first } 起的堆写成 { $first } + i + { $classes }*q，0 <= i < { $classes }：i 是它的类，q 是它的商。规律说，这样的堆的值为 { $worth }，s(i) 是它的类的增量，其中 c(i) 是 q = 0 时的值。
proof-quotients-induction = 归纳法说明需要检验什么。假设所有小于 n 的堆都有规律所给的值。则当（1）n 没有后继取规律给 n 的值，且（2）每个更小的数都是某个后继的值时，规律对 n 也正确。
proof-quotients-options = 看一个类为 i、商为 Q 的堆，以及取 t 枚硬币、留下给定类的堆（或小于 { $first } 的堆，这样的堆有有限多个）的一步。所留各堆的大小之和为 n-t。除以 { $classes } 就是说：所留各堆的商之和为 Q 加一个常数。而这个后继的值是{ $climb ->
    [none] 它们的类的数 c 的尼姆和
    [same] 所留各堆的数 { $numbers } 的尼姆和
   *[by-class] 所留各堆的数 { $numbers } 的尼姆和，每一堆用它的类的 c 和 s
}。
proof-quotients-digits = 所以（1）和（2）说的是相加和求尼姆和的自然数，别无其他。两者都可以在二进制（2 为底）中逐位进行：尼姆和每次看每个数的一位数字，而求和只需记住进位。所以一台有有限多个状态的自动机，并排读 Q 和一个值 v 的二进制数字，先读末位，恰好接受这样的数对：这种着法中有一步留下值 v。“存在商使得”也是一台自动机：它同时尝试所有数字，并记住自己可能处于哪些状态。
proof-quotients-decided = 类有有限多个，留下给定类的堆的方式也有有限多种，所以类 i 的所有后继合成一台自动机。于是，（1）或（2）是否有时不成立的问题，就是某台自动机是否接受任何东西的问题，而这从它有限多个状态可以看出：从最初的状态有没有一条路走到接受的状态？没有。
proof-quotients-classes = 各类
proof-quotients-first-classes = 前几个类（后面还有 { $more } 个）
table-heaps = 堆

## Arithmetic functions of the heap.

proof-arithmetic-heap-zero = 堆 0 没有着法。所以规律一堆接一堆地成立，永无止境。
proof-arithmetic-checked = 对这条规则，除它的形式外什么也不需要检验。为便于比较，列出前几个值。
# $formula: such as “G(1000000) = 6”. $equation: an equation, or a chain of inequalities.
proof-arithmetic-power = { $equation }，所以 v = { $exponent }，{ $formula }。
proof-arithmetic-odd-part = { $equation }，所以 m = { $odd }，{ $formula }。
proof-arithmetic-ones = { $heap } 的二进制为 { $digits }，其中有 { $value } 个 1。所以 { $formula }。
proof-arithmetic-even = { $heap } 是偶数，所以 { $formula }。
proof-arithmetic-two = 第一个素数 2 整除 { $heap }，所以 { $formula }。
proof-arithmetic-product = { $equation }，是 { $value } 个素数的积，所以 { $formula }。
proof-submasks-moves = 一步取走 n 的二进制中的一些 1，别无其他：n-k 中的 1 就是 n 中的 1 去掉 k 中的 1。所以一步可以留下这些 1 的任何更小的集合。只有它们的个数起作用，而且可以取走任意多个：这些 1 就是一个 Nim 堆。
proof-submasks-induction = 用归纳法，含 c 个 1 的堆的后继的值为 0, 1, …, c-1，因为可以留下其中任何一个个数的 1；缺少的最小数是 c。
proof-primes-moves = 把 n 写成素数的积。n 的因数是其中一些素数的积，所以一步可以留下这些素数的任何更小的部分。只有它们的个数起作用，而且可以去掉任意多个：这些素数就是一个 Nim 堆。
proof-primes-induction = 用归纳法，c 个素数之积的后继的值为 0, 1, …, c-1，缺少的最小数是 c。
proof-non-divisors-claim = 写 n = 2^v * m，m 为奇数。断言：G(n) = (m-1)/2，所以每个奇数 m 有自己的值。假设这对所有更小的堆成立。
proof-non-divisors-no-option = 没有后继取 n 的值：有相同奇数部分的更小的数是 2^b * m，b < v，而它整除 n。
proof-non-divisors-each-smaller = 每个更小的值都是某个后继的值。设 e 为奇数且 e < m。若 e 不整除 n，则可以留下 e。若 e 整除 n，则它整除 m，而因为 m/e 是奇数且不为 1，e 至多为 m/3；这时可以留下 2^(v+1) * e，因为它小于 n = 2^v * m，且不整除 n，n 中只含 v 个因数 2。
proof-quotients-claim = 断言：G(n) = L，其中 2^L 是不大于 n 的最大的 2 的幂。假设这对所有更小的堆成立。
proof-quotients-step = 因为 k 不小于 2，floor(n/k) 至多为 n/2，所以它的值至多为 L-1。取 k = 2, 4, …, 2^L（它们不大于 n），得到值 L-1, L-2, …, 0。缺少的最小数是 L。
proof-quotients-up-claim = 断言：G(n) = L，其中 2^L 是不小于 n 的最小的 2 的幂。假设这对所有更小的堆成立。
proof-quotients-up-step = 因为 k 不小于 2，ceil(n/k) 至多为 ceil(n/2)，而它不大于 2^(L-1)，所以它的值至多为 L-1。取 k = 2, 4, …, 2^(L-1)，得到值 L-1, L-2, …, 1，而 k = n 留下 1，值为 0。缺少的最小数是 L。
proof-remainders-options = 余数 r = n mod k 小于 k，而因为 n = q*k + r，q 至少为 1，所以 n 至少为 k + r：因此 r 小于 n/2。每个这样的 r 都会出现，取 k = n-r。所以 n 的后继是堆 0, 1, …, h，其中 h = floor((n-1)/2)。
proof-remainders-step = 所以较大的堆有较小的堆的所有后继，值从不下降。用归纳法，堆 0 至 h 的值是 0 至 G(h) 的所有数，所以缺少的最小数是 G(h) + 1，G(n) = 1 + G(floor((n-1)/2))。因为 floor((n-1)/2) + 1 等于 floor((n+1)/2)，每一步使 n+1 减半：G(n) = L，其中 2^L 是不大于 n+1 的最大的 2 的幂。
proof-divisors-moves = 一步取 n 的一个因数 d。写 n = 2^v * m，m 为奇数，d = 2^b * e，e 为奇数；因为 d 整除 n，b 不大于 v。所留的数能被 2 整除几次？
proof-divisors-cases = 若 b < v，则 n-d = 2^b * (2^(v-b)*m - e)，括号中的数是偶数减奇数，所以是奇数：n-d 恰好能被 2 整除 b 次。0 至 v-1 的每个 b 都会出现，取 d = 2^b。若 b = v，则 n-d = 2^v * (m-e)，而 m-e 是偶数：n-d 为 0，或者能被 2 整除多于 v 次。
proof-divisors-all = 这里可以取 n 本身，留下 0，值为 0。假设除 0 以外，所有更小的堆的值都等于它能被 2 整除的次数加 1。则 n 的后继有值 1 至 v（由 b < v）、值 0（全部取走）以及一些大于 v+1 的值。缺少的最小数是 v+1，所以 G(n) = v+1。
proof-divisors-proper = 这里不能取 n 本身，所以没有一步留下 0。假设每个更小的堆的值等于它能被 2 整除的次数。则 n 的后继有值 0 至 v-1（由 b < v）以及一些大于 v 的值。缺少的最小数是 v，所以 G(n) = v。
proof-coprime-moves = k、n-k 和 n 三个数中任两个的公因数也整除第三个。所以所留的数与 n 除 1 以外没有公因数，正如所取的数一样。
proof-coprime-primes = 设 n 不小于 2，p 是整除它的最小素数。假设规律对所有更小的堆成立。没有后继能被 p 整除，所以没有后继的最小素数是 p。每个更小的素数不整除 n，所以可以留下它，也可以留下 1。
proof-coprime-all = 堆 1 的唯一一枚硬币可以取走：G(1) = 1。偶数的堆只有奇数的后继，它们的值都不为 0，所以它的值为 0。对最小素数为第 i 个素数的奇数 n，可以留下 2，值为 0；留下 1，值为 1；以及留下第 2 至第 (i-1) 个素数，值为 2 至 i-1。没有后继的值为 i，所以 G(n) = i。
proof-coprime-proper = 这里堆 1 没有着法：G(1) = 0。若 p 是第 i 个素数，可以留下 1，值为 0，以及留下第 1 至第 (i-1) 个素数，值为 1 至 i-1。没有后继的值为 i，所以 G(n) = i。
