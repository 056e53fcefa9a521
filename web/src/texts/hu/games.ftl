games-title = Játékok
games-about = Az összes nevezetes játék. Nézd meg, hogyan kell játszani, mit tudunk róluk, és hol érdemes kezdeni!
games-search = Keresés
games-search-placeholder = kayles, érmék, dominó…
games-found = { $count ->
    [one] { $count } játék
   *[other] { $count } játék
}
games-none = Ezekre a szavakra egy játék sem illik.
games-loading = A játékok beolvasása
games-unknown = Nincs ilyen nevű játék: „{ $name }”.
games-all = Minden játék
games-how = Hogyan játsszuk?
games-known = Amit tudunk róla
games-aliases = Más nevei
games-rule = Szabályként
games-typed = Beírható név
games-notation = Jelölés
games-samples = Első állások
games-open-rule = Törvényszerűség
games-open-position = Ki nyer?
games-open-graph = Állapotgráf
games-open-play = Játék
games-open-puzzles = A játék fejtörői
games-open-worksheet = Feladatlap
games-picture = Egy állás ebből a játékból: { $name }
