### 首页。

home-title = 取硬币，取到最后一枚者胜。
home-about = 点一枚硬币，就从这一堆取走它和它上面的所有硬币，然后轮到引擎走。grundy 告诉你这类游戏谁能胜、怎么走、为什么。完全免费，无需账号。
home-why = 为什么？看看所有必胜着法
home-others = 换个游戏：
home-game-twenty-one = 21 枚硬币，每次取 1 至 3 枚
home-game-kayles = Kayles
home-game-chomp = Chomp
home-game-cram = Cram
home-game-turtles = Turning turtles
home-ways = 更多内容
home-way-learn = 从 Nim 到 Sprague 和 Grundy：玩一玩，猜一猜，弄明白为什么。
home-way-play = 任何游戏，和引擎或朋友对局，还有提示。
home-way-explore = 输入一个游戏、一个局面或你自己的规则：谁胜，为什么。
home-way-games = 所有有名字的游戏：玩法和已知的结论。
