### The first page.

home-title = Take coins. Whoever takes the last one wins.
home-about = Touch a coin to take it and all coins above it, from one heap. Then the engine moves. grundy tells who wins such games, with which move, and why. It is free, and needs no account.
home-why = Why? See every winning move
home-others = Another game:
home-game-twenty-one = 21 coins, take 1 to 3
home-game-kayles = Kayles
home-game-chomp = Chomp
home-game-cram = Cram
home-game-turtles = Turning turtles
home-ways = More to do
home-way-play = Play any game against the engine. It gives hints, and grades your moves.
home-way-position = Type a position. See who wins, every winning move, and why.
home-way-rule = Write a rule of your own. See its nim-values, and the law behind them.
home-way-games = All games with a name: how to play them, and what is known.
