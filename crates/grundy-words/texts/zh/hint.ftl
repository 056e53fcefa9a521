### 提示与着法用语。
###
### A hint is an order or a clause. It begins with a small letter and has no full stop, for more may follow; a hint that
### begins with a capital letter is whole sentences.

hint-leave-lost = 留下一个任何着法都必败的局面
hint-leave-lost-for-opponent = 留下一个对手必败的局面
hint-every-move-loses = 没有必胜着法：每种着法都留下对手必胜的局面
hint-nim-sum-is-zero = 没有必胜着法：尼姆和为 0
hint-no-move-wins = 没有必胜着法
hint-keep-tie = 没有必胜着法：保持平局
hint-keep-draw = 没有必胜着法：保持和局
# $reason: a whole clause that says why, of the reasons (reason.ftl) or of misère Nim below.
hint-no-move-wins-because = 没有必胜着法。{ $reason }

hint-over-tie = 无步可走：无人获胜
hint-over-lost = 无步可走：轮到走的一方已输
hint-over-won = 无步可走：轮到走的一方已胜

# $heaps: one of the phrases hint-heaps-… below.
hint-leave = 留下{ $heaps }
# $heap: a number of coins; $heaps: one of the phrases hint-heaps-… below.
hint-lost-heap = 没有必胜着法：{ $heap } 是{ $heaps }

hint-heaps-nothing = 空堆
# $numbers: a list of numbers, such as “1, 2 or 5”.
hint-heaps-coins = { $numbers } 枚硬币
hint-heaps-parity = { $parity ->
    [odd] 奇数
   *[even] 偶数
}
hint-heaps-multiple = { $modulus } 的倍数
# $residues: a list of numbers, such as “0 or 2”.
hint-heaps-more-than-multiple = { $modulus } 的倍数加 { $residues }
hint-heaps-range-more-than-multiple = { $modulus } 的倍数加 { $first } 至 { $last }
hint-heaps-zeros-binary = { $parity ->
    [odd] 二进制末尾有奇数个零的数
   *[even] 二进制末尾有偶数个零的数
}
hint-heaps-zeros-base = { $parity ->
    [odd] { $base } 进制末尾有奇数个零的数
   *[even] { $base } 进制末尾有偶数个零的数
}
# $exponent: odd, even, or any.
hint-heaps-power = { $exponent ->
    [odd] { $base } 的奇次幂
    [even] { $base } 的偶次幂
   *[any] { $base } 的幂
}
hint-heaps-less-than-power = { $exponent ->
    [odd] { $base } 的奇次幂减 { $less }
    [even] { $base } 的偶次幂减 { $less }
   *[any] { $base } 的幂减 { $less }
}
# Two of these phrases, or more: $first may be such a list itself.
hint-heaps-either = { $first }，或{ $second }

hint-make-last-move = 走最后一步
hint-make-nim-sum-zero = 使尼姆和为 0
# $change: such as “heap 3 to 1”, or “5 → 4 (take 1)”.
hint-make-nim-sum-zero-by = 使尼姆和为 0：{ $change }
hint-make-nim-sum-zero-by-and-copy = 使尼姆和为 0：{ $change }，然后在另一部分照搬对手的每一步
hint-leave-copies = 留下两个相同的部分，然后在另一部分照搬对手的每一步
move-heap-to = 堆 { $from } 变为 { $to }

# A hint in steps: a clause as a sentence.
hint-sentence = { $clause }。
hint-move-in-heap = 在堆 { $heap } 中走。
# $game: a rule or the name of a game.
hint-move-in-heap-of-game = 在 { $game } 的堆 { $heap } 中走。
hint-move-in-game = 在 { $game } 中走。

## Misère Nim.

counted-heaps-of-one = { $count ->
    [0] 没有一枚的堆
   *[other] { $count } 个一枚的堆
}
hint-misere-over = 硬币已取完，而在反常规则下无步可走者胜：对方取了最后一枚硬币。
# $ones: such as “2 heaps of one”.
hint-misere-only-ones = { $parity ->
    [even] 只剩下一枚的堆：{ $ones }，是偶数个。它们被逐个取走，对方取最后一个而输。
   *[odd] 只剩下一枚的堆：{ $ones }，是奇数个。它们被逐个取走，先手取最后一个而输。
}
hint-misere-look-only-ones = 只剩下一枚的堆
hint-misere-one-large = { $parity ->
    [even] 恰有一堆至少有两枚硬币，即堆 { $heap }；此外{ $ones }。关键时刻到了：要留下奇数个一枚的堆。{ $count } 是偶数，所以在堆 { $heap } 中留 1 枚硬币。
   *[odd] 恰有一堆至少有两枚硬币，即堆 { $heap }；此外{ $ones }。关键时刻到了：要留下奇数个一枚的堆。{ $count } 是奇数，所以把 { $heap } 枚硬币全部取走。
}
hint-misere-look-one-large = 恰有一堆至少有两枚硬币，即堆 { $heap }；此外{ $ones }。关键时刻到了
hint-misere-several-large-lost = 有 { $count } 堆至少有两枚硬币，且尼姆和为 0：与正常规则一样必败。
hint-misere-several-large = 有 { $count } 堆至少有两枚硬币，所以按正常规则来走：尼姆和为 { $sum }，使它变为 0。
hint-misere-look-several-large = 有 { $count } 堆至少有两枚硬币，所以按正常规则来走
