### 局面的解释：标题与句子。
###
### The conventions: N is a position that the player to move wins, P one that this player loses, T a tie and D a draw.
### G is the nim-value, mex the smallest number that is missing, xor the nim-sum: formulas stay as they are.

## Titles. $position: a position as it is typed.

explain-title-normal = { $position }   （正常规则：走最后一步者胜）
explain-title-misere = { $position }   （反常规则：走最后一步者负）
explain-title-labelled = { $position }   （终局时由规则判定胜负）
explain-title-loopy-normal = { $position }   （走最后一步者胜；永不结束的游戏无人获胜）
explain-title-loopy-misere = { $position }   （走最后一步者负；永不结束的游戏无人获胜）

## Headings of sections.

heading-answer = 答案
heading-reason = 理由
heading-end-of-play = 终局
heading-nim-values = 尼姆值
heading-nim-sum = 尼姆和
heading-number = 这个数说明什么
heading-rule-for-answers = 适用于一切应对的规则
heading-winning-moves = 必胜着法
heading-only-winning-move = 唯一的必胜着法
heading-every-move-loses = 任何着法都必败
heading-other-moves-lose = 其他着法都必败
heading-other-moves-do-not-win = 其他着法都不能取胜
heading-other-moves = 其他着法
heading-more-moves = 更多着法
heading-moves-keep-tie = 保持平局的着法
heading-moves-keep-draw = 保持和局的着法
heading-who-wins-from-where = 从各局面出发谁胜
heading-smaller-positions = 从较小的局面出发谁胜
heading-different-under-misere = 反常规则下有何不同
heading-heaps = 各堆
heading-normal-play-would = 在正常规则下会怎样走
heading-values = 各值

## Who wins.

explain-loses-value = 对方最优时先手必败（P）：尼姆值为 0。
explain-wins-value = 先手必胜（N）：尼姆值为 { $value }，不是 0。
explain-loses = 对方最优时先手必败（P）。
explain-wins = 先手必胜（N）。
# $player: first or second.
explain-player-wins = { $player ->
    [first] 轮到走的一方（第一位玩家）必胜（N）。
   *[second] 轮到走的一方（第二位玩家）必胜（N）。
}
explain-player-loses = { $player ->
    [first] 对方最优时，轮到走的一方（第一位玩家）必败（P）。
   *[second] 对方最优时，轮到走的一方（第二位玩家）必败（P）。
}
explain-player-ties = { $player ->
    [first] 双方最优时为平局（T）；轮到第一位玩家。
   *[second] 双方最优时为平局（T）；轮到第二位玩家。
}
explain-known-no-move = 由定义得知：无步可走。
explain-known-definition = 由定义，从各后继得知。
explain-known-definition-and-theorem = 由定义，从各后继得知。对较小的局面用了一个定理，见下。
explain-known-theorem = 由定理得知，见下。
explain-known-proved = 已证明，见下。
explain-known-seen = 仅为观察，未经证明。
explain-known-whole-search = 由定义得知：已搜索整个局面。
explain-known-labelled = 由定义得知：已搜索所有可到达的局面。没有尼姆值，因为胜负不由最后一步决定，而由一条规则决定。
# $reference: a theorem, with author and year.
explain-by-theorem = 由定理：{ $reference }。
explain-value-open = 定理说明了谁胜。求和时所需的尼姆值没有计算：搜索量太大。
explain-end-of-play = 无步可走。在正常规则下，无步可走者已输：最后一步是对方走的。

## Reasons. $here: what the numbers say (reason.ftl).

explain-here = { $here }。
explain-here-loses = { $here }。先手必败。
explain-here-wins = { $here }。先手必胜。
explain-proved-by = 这已由 { $reference } 证明。
explain-is-theorem = 这是一个定理：{ $reference }。
and-more = …… 另有 { $count } 个
table-ones = 1 的个数
table-ones-mod = 1 的个数 mod { $modulus }
table-and-more = 另有 { $count } 个
table-value = 值
nim-sum = 尼姆和

## Nim-values.

explain-mex = G 是尼姆值：所有后继的值的 mex，即 0, 1, 2, … 中不在其中的最小数。
explain-mex-and-sum = G 是尼姆值：所有后继的值的 mex，即 0, 1, 2, … 中不在其中的最小数。几个部分合起来的值是它们的值的尼姆和（xor）。
explain-heads = 在正常规则下，每个正面自成一个部分。一步把一个正面翻成反面，而它翻的其他每枚硬币都算作该位置上多一个正面；同一位置上的两个正面互相抵消。
explain-options-likewise = 各后继的值用同样的方法求得，从终局往上。
# A position or an option without anything left.
nothing-left = 空
# $formula: such as “G(0) = 0”.
explain-value-no-move = { $formula }：无步可走
explain-value-because = { $formula }：{ $because }
# Options stand in the lines below.
explain-value-among-options = { $formula }，因为它的后继中有
# $clause: one of the clauses below.
explain-value-and = 并且{ $clause }
explain-no-option-has-it = 没有后继取这个值本身
explain-smaller-occur-among = 所有更小的数都在它的 { $total } 个后继的值中出现，而 { $value } 不出现
explain-none-is-worth = 它的 { $total } 个后继中没有值为 { $value } 的
explain-missing = { $value ->
    [0] 0 不出现
    [1] 0 出现，1 不出现
    [2] 0 和 1 出现，2 不出现
    [3] 0、1 和 2 出现，3 不出现
   *[other] 0 至 { $below } 都出现，{ $value } 不出现
}

## Laws in their use for one heap. $rule: a rule; $because: the law and its proof or theorem.

explain-nim = 由定理（Bouton 1901），n 枚硬币的 Nim 堆值为 n：它的后继是 0, …, n-1 枚的堆，值为 0, …, n-1，所以 mex 为 n。
explain-theorem-used = 用了一个定理：{ $reference }。
# Two sentences or more, one after the other.
explain-law-and-proof = { $law }{ $proof }
# $hypotheses: sentences without a full stop, with semicolons between them.
explain-proved-by-form = 这已由 { $reference } 的定理证明；定理的条件可从规则的形式看出：{ $hypotheses }。
explain-proved-by-check = 这已由 { $reference } 证明；它需要一次有限的检验，程序已经完成：{ $hypotheses }。
explain-law-arithmetic = 对 { $rule }，当 n >= 1 时 G(n) = { $formula }，所以 G({ $heap }) = { $value }。
# $law: a sentence of law.ftl without its full stop.
explain-law-of-rule = 对 { $rule }，{ $law }。所以 G({ $heap }) = { $value }。
explain-law-synchronised = { $rule } 的值可由一台有 { $states } 个状态的自动机与 n 一起按 { $base } 进制逐位读出：对 { $heap }，在所有值中它只接受 { $value }。
explain-law-automatic = { $rule } 的值可由一台有 { $states } 个状态的自动机从 n { $numeration }写出的数字读出，先读末位数字。它从状态 0 开始。{ $heap } { $numeration }写作 { $digits }，所以它走过 { $steps }，最后状态的值为 { $value }。
explain-law-take-from = 凡可取 { $least } 枚及以上任意多枚时，G(n) = floor(n/{ $least })，所以 G({ $heap }) = { $value }。
explain-law-take-to = 凡可取 1 至 { $most } 枚硬币时，G(n) = n mod { $modulus }，即 n 除以 { $modulus } 的余数；{ $heap } mod { $modulus } = { $value }。
explain-law-take-between = 凡可取 { $least } 至 { $most } 枚硬币时，G(n) = floor((n mod { $modulus })/{ $least })；{ $heap } mod { $modulus } = { $remainder }，所以 G({ $heap }) = floor({ $remainder }/{ $least }) = { $value }。
# $law, $short and $here: sentences of law.ftl, without their full stops.
explain-law-window = 可取 1 至 T(n) 枚硬币：{ $law }。{ $here }。
explain-law-window-in-short = 可取 1 至 T(n) 枚硬币：{ $law }。这里 { $short }。{ $here }。
explain-window-grew = T({ $heap }) = { $most } 大于 T({ $below })，所以 G({ $heap }) = { $value }
explain-law-period = { $rule } 从堆 { $from } 起有周期 { $period }：对所有 n >= { $from } 有 G(n+{ $period }) = G(n)。
explain-law-saltus = { $rule } 从堆 { $from } 起每隔 { $period } 堆增加 { $saltus }：对所有 n >= { $from } 有 G(n+{ $period }) = G(n) + { $saltus }。
explain-same-remainder = { $heap } 与 { $like } 除以 { $period } 的余数相同，所以 G({ $heap }) = G({ $like }) = { $value }。
# $because and $formula: equations.
explain-so = { $because }，所以 { $formula }。

## The nim-sum.

explain-columns-even = 每一列都有偶数个 1，所以尼姆和为 0。
# $label: a part of the position. $equation: such as “101 xor 001 = 100”.
explain-columns-only = 尼姆和在含奇数个 1 的列中为 1。它最高的 1 在 { $top } 的列；只有{ $label } 在该列有 1。把{ $label } 中 { $bits } 的各位取反：它变小，尼姆和变为 0：{ $equation }，所以 { $kind ->
    [heap] { $value } 必须变为 { $next }
   *[value] 值 { $value } 必须变为 { $next }
}。
explain-columns-several = 尼姆和在含奇数个 1 的列中为 1。它最高的 1 在 { $top } 的列；有 { $count } 个部分在该列有 1，是奇数个。在其中一个部分，例如{ $label }，把 { $bits } 的各位取反：它变小，尼姆和变为 0：{ $equation }，所以 { $kind ->
    [heap] { $value } 必须变为 { $next }
   *[value] 值 { $value } 必须变为 { $next }
}。
explain-number = 单独来看，只有是不是 0 起决定作用。在和中，这个数本身起决定作用：这个局面的走法相当于大小为 { $value } 的 Nim 堆。与大小为 { $value } 的 Nim 堆放在一起，先手必败（{ $value } xor { $value } = 0）；与大小为 { $other } 或任何其他大小的堆放在一起，先手必胜（{ $value } xor { $other } = { $sum }）。

## Moves. $moved and $reply: moves as they are written in the game.

explain-winning-not-found = 有必胜着法，因为尼姆值不是 0；但这个局面的着法太多，在前面的着法中没有找到。
explain-winning-not-asked = 有必胜着法；没有要求列出。
explain-winning-unknown = 有必胜着法，但定理没有说是哪一个。
explain-first-of-all = …… 共 { $total } 个；只显示前几个
explain-first-ones = …… 这些是前几个
explain-so-on-of-all = …… 等等：共 { $total } 个着法，只显示前几个
explain-so-on = …… 等等；只显示前几个
explain-answer = 应对 { $reply }
explain-any-equal = （{ $count } 个相同者中的任意一个）
# One line for a move and the answer to it, then perhaps what else is said of the move.
explain-move-and-answer = { $moved }；应对 { $reply }
explain-move-any-equal = { $moved }（{ $count } 个相同者中的任意一个）
explain-move-why = { $moved }：{ $why }
explain-wins-nothing-left = 什么也不剩：对手无步可走
explain-leaves-zero = 留下尼姆值 0：{ $formula }
explain-makes-sum-zero = { $equation }：尼姆和变为 0
explain-makes-sum-zero-as = { $equation }，且 { $formula }：尼姆和变为 0
explain-after-last-move = 此后无步可走：你走了最后一步。
explain-after-sum = 此后尼姆和为 0。无论对手怎样走，你都能使它重新为 0，所以最后一步是你的。
explain-after-value = 此后尼姆值为 0。无论对手怎样走，你都能重新留下 0，所以最后一步是你的。
explain-after-theorem = 此后无论对手怎样走，你都能再找到这样的着法。
explain-after-misere = 此后无论对手怎样走，你都能再留下 P 局面，直到对手不得不走最后一步。
explain-after-labelled = 此后无论对手怎样走，你都能再留下对手的 P 局面，直到规则判你获胜。
# $rule: sentences that say how to answer every move.
explain-from-then-on = 此后：{ $rule }
# Moves with their answers stand in the lines below.
explain-example-after = 例如，在 { $moved } 之后：
explain-losing-sum-from-zero = 每一步改变一个数，所以尼姆和不再是 0，而有一个应对使它重新为 0：
explain-losing-value-from-zero = 每一步都走到不为 0 的值，而有一个应对走回 0：
explain-losing-sum = 它们留下不为 0 的尼姆和，而有一个应对使它为 0：
explain-losing-value = 它们留下不为 0 的值，而有一个应对走到 0：
explain-losing-misere = 每一步都留下 N 局面，对手在其中有一个留下 P 的应对：
explain-losing-theorem = 在其中每一步之后对手都能用这个应对获胜：
explain-losing-labelled = 每一步都留下对手必胜的局面（N），应对是：
explain-not-winning-labelled = 每一步都留下对手不会输的局面，对手的应对是：
explain-ends-in-tie = 以平局结束
explain-ends-opponent-wins = 游戏结束，对手获胜
explain-ended-by-you = 无步可走：你走了最后一步
explain-took-last-coin = 你取了最后一枚硬币

## Rules for all answers: whole sentences; the first begins with a small letter, for it follows a colon or stands alone.

explain-rule-after = 适用于一切应对的规则：{ $rule }
answer-complement-to-multiple = 每当对手从堆 { $heap } 取 k 枚硬币，你就取 { $both } - k 枚。两人合计取 { $both } 枚，所以余下的始终是 { $both } 的倍数，最后一次应对是你的。
answer-complement-to-remainder = 每当对手从堆 { $heap } 取 k 枚硬币，你就取 { $both } - k 枚。两人合计取 { $both } 枚，所以余下的除以 { $both } 的余数始终小于 { $least }，最后一次应对是你的。
answer-copy = 两个部分相同，所以在另一部分照搬对手的每一步。

## Misère play.

explain-misere-normal-differs = 在正常规则下，这个局面的尼姆值为 { $value }，属于 { $outcome }；在这里是另一方获胜。
explain-misere-normal-agrees = 在正常规则下，这个局面的尼姆值为 { $value }，属于 { $outcome }；在这里是同一方获胜，但理由不同。
explain-misere-no-sums = 尼姆值不能决定反常规则下的胜负，在那里也不能相加：两个 2 枚的 Nim 堆与空局面的尼姆值都是 0，但在反常规则下，先手在前者必败，在后者必胜。
# $position, $leaves and $options: positions.
explain-misere-over = { $position }：N，无步可走：在反常规则下，无步可走者胜
explain-misere-n = { $position }：N，因为 { $moved } 留下 { $leaves }，而它是 P
explain-misere-p-only = { $position }：P，因为唯一的后继（{ $options }）是 N
explain-misere-p = { $position }：P，因为所有后继（{ $options }）都是 N
explain-is-nim = 这里可以从每堆取任意多枚硬币，所以这就是 Nim。
explain-misere-nim-rule = 由定理得知（Bouton 1901）：反常 Nim 的走法与正常 Nim 完全相同，直到你的一步会只留下一枚的堆；那时要留下奇数个这样的堆。一枚的堆被逐个取走，于是对手取最后一枚硬币而输。
explain-misere-nim-after-large = 尼姆和为 0 时必有第二个至少两枚的堆，所以总有一天是对手不得不只留下一个这样的堆。那时轮到你来选择留下几个一枚的堆。
explain-misere-nim-after-ones = 从现在起，每一步取走一个一枚的堆，而对手取最后一个。
explain-misere-nim-losing-ones = 每一步取走一个一枚的堆，应对也是如此：
explain-misere-nim-losing = 对每一步都有一个应对，重新留下尼姆和 0，或留下奇数个一枚的堆：
explain-misere-nim-others = 对其中每一步都有一个应对，留下尼姆和 0 且有一个至少两枚的堆，或留下奇数个一枚的堆：
explain-misere-nim-normal-over = 在正常规则下，无步可走者已输：正好相反。
# $ones: such as “2 heaps of one” (hint.ftl).
explain-misere-nim-normal-ones = 正好相反：在那里取最后一个者胜（{ $ones }），所以在这里反常规则与正常规则不同。
explain-misere-nim-normal-one-large = { $parity ->
    [even] 在正常规则下应取走全部 { $heap } 枚硬币，以留下尼姆和 0，即偶数个一枚的堆。反常规则下则留下奇数个。在 Nim 中，两种规则只在这里不同：当一步只留下一枚的堆时。
   *[odd] 在正常规则下应在堆 { $heap } 中留 1 枚硬币，以留下尼姆和 0，即偶数个一枚的堆。反常规则下则留下奇数个。在 Nim 中，两种规则只在这里不同：当一步只留下一枚的堆时。
}
explain-misere-nim-normal-lost = 相同：在那里尼姆和为 0 也必败。
explain-misere-nim-normal-same = 着法相同：只有当一步只留下一枚的堆时，两种规则才分开。
explain-leaves-odd-ones = 留下{ $ones }，是奇数个

## Labelled games: the rules say who wins at the end.

# $names: the names of the numbers, such as “n, k”.
explain-labelled-positions = 一个局面是 ({ $names }, 轮次)；轮到第一位玩家时轮次为 0，轮到第二位玩家时为 1。N 表示轮到走的一方获胜，P 表示另一方获胜。
# $rule: what the rules say of the end, as they are typed.
explain-labelled-end = 终局时：{ $rule }。
# $end: tie, first or second, who wins at the end; $player: first or second, who is to move.
explain-labelled-at-end = { $position }：{ $outcome }，终局：{ $end ->
    [tie] 平局
    [first] 第一位玩家获胜
   *[second] 第二位玩家获胜
}，{ $player ->
    [first] 轮到第一位玩家
   *[second] 轮到第二位玩家
}
# $options: such as “(1,0) (which is P) and (2,0) (which is N)”.
explain-labelled-leads = { $position }：{ $outcome }，它可走到 { $options }
explain-labelled-which-is = { $position }（它是 { $outcome }）
explain-labelled-and = { $first } 和 { $second }

## Games that may go on for ever. ∞(K) is an infinite value.

explain-moves-left = { $count ->
    [0] 双方最优时，无步可走。
   *[other] 双方最优时，还剩 { $count } 步。
}
explain-loopy-wins = 先手必胜（N）。
explain-loopy-wins-value = 先手必胜（N）：值为 { $value }。
explain-loopy-loses = 对方最优时先手必败（P）。
explain-loopy-loses-value = 对方最优时先手必败（P）：值为 { $value }。
explain-loopy-draw = 谁都不能取胜（D）。双方最优时游戏永不结束。
explain-loopy-draw-value = 谁都不能取胜（D）：值为 { $value }。双方最优时游戏永不结束。
explain-loopy-and-moves-left = { $answer }{ $left }
explain-loopy-no-move-loses = 无步可走，而无步可走者负。
explain-loopy-no-move-wins = 无步可走，而在反常规则下无步可走者胜。
explain-loopy-won = 有一步走到对手必败的局面（P）。此后胜方总有一个应对，再走到这样的局面，而且离终局更近。所以游戏会结束。
explain-loopy-lost = 每一步都走到对手必胜的局面（N）。即使有一步往回走，对手的应对也越来越接近终局。所以游戏会结束。
explain-loopy-drawn = 没有一步走到对手必败的局面（P），所以先手不能取胜。但有一步走到另一个谁都不能取胜的局面（D）。在那里对手的处境相同，也再走到这样的局面。所以游戏永不结束。
explain-loopy-is-worth = { $position } 的值为 { $value }
explain-loopy-no-nim-value = { $value } 不是尼姆值。它列出有尼姆值的各后继的尼姆值。另有某个后继可以永远走下去。
explain-loopy-all-finite = 所有部分都有尼姆值，它们的尼姆和为 { $sum }。尽管游戏可能永不结束，这样的值仍然成立：对走到更大或无穷值的着法，对手用走回来的着法应对。
explain-loopy-one-infinite = n + ∞(K) = ∞(K ⊕ n)。这里其他部分的尼姆值的尼姆和为 n = { $sum }：{ $equation }。
explain-loopy-zero-in-list = 0 在列表中，所以有一步留下值 0，并且获胜。
explain-loopy-zero-not-in-list = 0 不在列表中，所以没有一步留下值 0。对手也不能取胜，因为游戏可以在无穷的部分中继续下去。
explain-loopy-several-infinite = 有两个或更多部分是无穷的。双方总能在其中之一走，使它继续下去，所以谁都不能取胜。
explain-loopy-move-left = { $count ->
    [0] { $moved }；此后无步可走
   *[other] { $moved }；此后还剩 { $count } 步
}
explain-loopy-answer-wins = { $moved }；应对 { $reply } 必胜
explain-loopy-opponent-cannot-move = { $moved }；必败，因为对手无步可走
explain-loopy-move-loses = { $moved }；必败
explain-loopy-gives-win-away = { $moved }；错失胜势：此后谁都不能取胜
explain-loopy-not-listed = 有些着法没有列出。
