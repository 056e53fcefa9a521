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
home-way-learn = From Nim to Sprague and Grundy: play, guess, and see why.
home-way-play = Any game, against the engine or a friend, with hints.
home-way-explore = Type a game, a position or a rule of your own: who wins, and why.
home-way-games = All games with a name: how to play them, and what is known.
