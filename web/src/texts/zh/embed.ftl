### 其他网页框架中的棋盘。

embed-your-turn = 轮到你走。
embed-over = 对局结束。
embed-unreadable = 无法显示这个棋盘。
embed-open = 在 grundy 中打开
