games-title = Spiele
games-about = Alle Spiele mit Namen: wie man sie spielt, was man über sie weiß und wo man anfangen kann.
games-search = Suche
games-search-placeholder = kayles, münzen, domino…
games-found = { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
}
games-none = Kein Spiel passt zu diesen Wörtern.
games-loading = Die Spiele werden gelesen
games-unknown = Ein Spiel mit dem Namen „{ $name }“ gibt es nicht.
games-all = Alle Spiele
games-how = So wird gespielt
games-known = Was man weiß
games-aliases = Heißt auch
games-rule = Als Regel
games-typed = Name zum Eingeben
games-notation = Schreibweise
games-samples = Erste Stellungen
games-open-rule = Sein Gesetz
games-open-position = Wer gewinnt?
games-open-graph = Zustandsgraph
games-open-play = Spielen
games-open-puzzles = Rätsel zu diesem Spiel
games-open-worksheet = Arbeitsblatt
games-picture = Eine Stellung: { $name }
