puzzles-title = 谜题
puzzles-about = 每个局面恰好有一个必胜着法。把它找出来。
puzzles-find = 找出必胜着法
puzzles-all = 所有谜题
puzzles-unknown = 没有谜题“{ $name }”。请在这里选一个。
puzzles-daily = 每日谜题 #{ $day }
puzzles-daily-about = 每天一道新谜题，所有人都一样。
puzzles-daily-done = 你已解出今天的谜题。下一题在零时（UTC）出现。
puzzles-daily-open = 解今天的谜题
puzzles-daily-again = 再看一遍
puzzles-no-day = 这一天还没有谜题。
puzzles-streak = 已连续 { $days } 天解出。
puzzles-theme-copying = 模仿
puzzles-about-copying = 留下相等的两半，然后模仿对手的每一步。
puzzles-theme-binary = 二进制列
puzzles-about-binary = Nim：让每一列都有偶数个 1。
puzzles-theme-multiples = 倍数
puzzles-about-multiples = 取几枚硬币，留下一个必败的数。
puzzles-theme-splitting = Kayles 与拆分
puzzles-about-splitting = 一步可以把一排分成两个游戏。
puzzles-theme-chomp = Chomp
puzzles-about-chomp = 咬巧克力，但别碰有毒的那一格。
puzzles-theme-boards = 棋盘
puzzles-about-boards = 骨牌、叉和吃子：数一数还剩几步。
puzzles-theme-turning = 翻硬币
puzzles-about-turning = 翻硬币，直到全部反面朝上。
puzzles-theme-misere = 反常规则
puzzles-about-misere = 一切反过来：走最后一步者负。
puzzles-size-easy = 简单
puzzles-size-medium = 中等
puzzles-size-hard = 困难
puzzles-sizes = 大小
puzzles-solved = 已解 { $count } 题
puzzles-paper-about = 供课堂使用：可打印的单个游戏的习题，附图和答案。
puzzles-paper-open = 打印练习题
puzzles-kept = 浏览器会在这台设备上记住你解出的谜题。
puzzles-squares = { $wrong ->
    [0] 没有走错
   *[other] 走错 { $wrong } 步
}，{ $hints ->
    [0] 未用提示
   *[other] 提示 { $hints } 次
}
puzzles-place = { $theme }，{ $size }，谜题 { $number }
puzzles-place-daily = { $theme }，{ $size }
puzzles-searching = 正在寻找谜题
puzzles-none = 引擎没有找到这个大小的“{ $theme }”谜题。请换个大小。
puzzles-turn = 轮到你：恰好有一个必胜着法。
puzzles-right = 正确！这一步必胜。
puzzles-wrong = 这一步不能取胜。
puzzles-before = 你解过这道谜题：
puzzles-misere = 反常规则：走最后一步者负。
puzzles-left = 走完这几步后的局面
puzzles-not-judged = 引擎未能及时判断这一步。请再试一次。
puzzles-ended = 你走：{ $move }。已无步可走，你输了。
puzzles-refuted = 你走：{ $move }。对手应以：{ $answer }。现在你怎么走都输。
puzzles-retry = 换一步
puzzles-play-on = 从这里接着下
puzzles-hint = 提示
puzzles-hinting = 正在寻找思路
puzzles-explaining = 正在寻找原因
puzzles-the-move = 唯一的必胜着法：{ $move }。
puzzles-next = 下一题
puzzles-more = 更多谜题
puzzles-why = 查看所有着法
puzzles-tell = 告诉朋友
puzzles-told = grundy #{ $day } { $squares } { $address }
puzzles-caption = 恰好有一个必胜着法。是哪一个？
puzzles-moves = { $count ->
    [1] 唯一的着法，显示为按钮
   *[other] 全部 { $count } 个着法，显示为列表
}
