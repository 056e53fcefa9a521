learn-misere-title = 取到最后一枚者负
learn-misere-about = 把目标反过来。一切都要重新学吗？令人惊讶的是，几乎不用。
learn-misere-play = 还是 Nim，但现在**取到最后一枚者负**。这称为[反常规则|misere]。三堆是 1、3、4，你先走。
learn-misere-guess = 各堆是 1、1、1、4，轮到你走，取到最后一枚者负。4 枚的那一堆，你留下几枚？
learn-misere-guess-choice = { $left ->
    [0] 不留
   *[other] { $left } 枚
}
learn-misere-guess-0-reply = 这样剩下 1、1、1。对手取一枚，你取一枚，对手只好取最后一枚。
learn-misere-guess-1-reply = 这样剩下 1、1、1、1。双方轮流取，最后一枚只好由你取。
learn-misere-guess-2-reply = 这样对手把这两枚一起取走，给你留下 1、1、1。
learn-misere-why-1 = 如果每堆都只有一枚，就没有选择：双方轮流取。**这样的堆有奇数个时，先手必败**，因为最后一枚由先手取。在正常规则下正好相反。
learn-misere-why-2 = 如果有更大的堆：**像正常的 Nim 那样走，让所有列变成偶数，直到你这一步会使剩下的堆都只有一枚。这时要留下奇数堆**，而不是偶数堆。
learn-misere-why-3 = 为什么总能做到？如果所有列都是偶数，就不可能恰好只有一堆大于 1，否则它最左边的列就是奇数。所以恰好面对一个大堆的绝不会是对手，而是你。只有一个大堆时，你可以自由选择：留下一枚，或者不留。
learn-misere-why-4 = 所以在两种规则下，必胜的局面是一样的，除非每堆都只有一枚。但这样的好运只属于 Nim。对大多数其他游戏，例如 Kayles，反常规则要比正常规则难得多。
learn-misere-task-ones = 有 { $count } 堆，每堆一枚硬币。取到最后一枚者**负**。谁胜？
learn-misere-task-ones-why = { $parity ->
    [odd] 堆数是奇数，所以最后一枚由先手取，先手负。
   *[even] 堆数是偶数，所以最后一枚由后手取，后手负。
}
learn-misere-task-one = 取到最后一枚者**负**。请走一步必胜着法。
