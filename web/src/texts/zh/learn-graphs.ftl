learn-graphs-title = 每个游戏都是一张图
learn-graphs-about = 每个局面是一个点，每个着法是一个箭头。忘掉规则吧：箭头说明了一切。
learn-graphs-play = 有 13 颗糖果。每一步吃掉一颗；如果至少有四颗，也可以只留下一半，向下取整：13 变成 6。吃到最后一颗糖果者胜。
learn-graphs-guess = 这是游戏的[状态图|state-graph]。每个箭头是一个着法。给各点涂上 **P** 或 **N**。从游戏的终点 0 开始，逆着箭头往回走：如果一个点的所有箭头都指向 N，它就是 P；如果有某个箭头指向 P，它就是 N。
learn-graphs-loading = 正在画图
learn-graphs-graph = 13 颗糖果的状态图
learn-graphs-why-1 = 只要双方的着法相同、对局总会结束、没有隐藏的信息也没有运气成分，这种涂色法对**所有**这样的游戏都适用。箭头不会绕成圈，所以总有一个点，它的所有箭头都指向已涂色的点。
learn-graphs-why-2 = P 点有两个性质：没有箭头从 P 点指向 P 点；其他每个点都有箭头指向 P 点。数学家把这样的集合称为**核**。没有圈的图恰好有一个核，因为涂色时从来没有选择的余地。
learn-graphs-why-3 = 对糖果游戏还有捷径。把颗数写成二进制。**P 是 0 和末尾有奇数个零的数：**2 = 10，6 = 110，8 = 1000，10 = 1010，14 = 1110，等等。
learn-graphs-strip = 0 至 26 颗糖果的 P 和 N
learn-graphs-why-4 = 在点上可以写的不只是 P 或 N，还可以写[剩余步数|remoteness]，它说明对局还有多长。下一章还会写上一个知道得更多的数。
learn-graphs-task-top = 每个箭头是一个着法，无步可走者负。点 { $dot } 是什么局面？
learn-graphs-task-top-why-p = { $dot } 是 P：它的所有箭头指向 { $dots }，都是 N。
learn-graphs-task-top-why-n = { $dot } 是 N：它有箭头指向 { $option }，那是 P。
learn-graphs-task-graph = 一张状态图
learn-graphs-task-candies = 在糖果游戏中，{ $one } 是 { $one-is }，{ $half } 是 { $half-is }。{ $candies } 是什么局面？
learn-graphs-task-candies-why = { $is ->
    [P] 两个着法走到 { $one } 和 { $half }，都是 N 局面。所以 { $candies } 是 P。
   *[N] 有着法走到 P 局面。所以 { $candies } 是 N。
}
learn-graphs-task-far = 有 { $candies } 颗糖果，这个数的二进制是 { $binary }。这是什么局面？
learn-graphs-task-far-why = { $zeros ->
    [0] 末尾没有零。0 是偶数，所以 { $candies } 是 N。
   *[other] 末尾有 { $zeros } 个零。奇数个零是 P，偶数个零是 N。
}
