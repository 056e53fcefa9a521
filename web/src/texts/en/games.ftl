games-title = Games
games-about = All games with a name. See how to play them, what is known about them, and where to start.
games-search = Search
games-search-placeholder = kayles, coins, domino…
games-found = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
games-none = No game fits these words.
games-loading = Reading the games
games-unknown = There is no game with the name “{ $name }”.
games-all = All games
games-how = How to play
games-known = What is known
games-aliases = Also called
games-rule = As a rule
games-typed = Name to type
games-notation = Notation
games-samples = First positions
games-open-rule = Its law
games-open-position = Who wins?
games-open-graph = State graph
games-open-play = Play it
games-open-puzzles = Puzzles of this game
games-open-worksheet = Worksheet
games-picture = A position of { $name }
