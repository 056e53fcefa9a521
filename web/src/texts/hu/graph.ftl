graph-title = Az állapotgráf
graph-about = Minden elérhető állás és a köztük vezető lépések. Válassz egy állást, és oda sétálsz. A nyerő lépések vastagok.
graph-drawing = Az állások bejárása
graph-max-nodes = Az állások legnagyobb száma
graph-size = { $nodes ->
    [one] { $nodes } állás
   *[other] { $nodes } állás
}, { $moves ->
    [one] { $moves } lépés
   *[other] { $moves } lépés
}.
graph-show = Mutasd
graph-shows-outcome = ki nyer
graph-shows-value = nim-értékek
graph-shows-remoteness = távolság a végtől
graph-explains-outcome = P: a soron következő játékos veszít. N: a soron következő játékos nyer.
graph-explains-value = Minden állás nim-értéke. Ha 0, a soron következő játékos veszít.
graph-explains-remoteness = Hány lépés van hátra, ha a nyertes siet, a vesztes pedig húzza az időt.
graph-frame = Állapotgráf: { $position }
graph-help = A kép mozgatásához húzd, vagy használd a nyílbillentyűket! Nagyításhoz tartsd lenyomva a Ctrl billentyűt, és görgess, vagy használd a + és − billentyűt! A 0 billentyű az egészet mutatja. A Tab a jelenlegi állásra ugrik. Onnan a nyílbillentyűk a szomszédaira visznek, az Enter pedig odasétál.
graph-zoom-in = Nagyítás
graph-zoom-out = Kicsinyítés
graph-see-all = Az egész
graph-here = Hol vagyok?
graph-legend = Jelmagyarázat
graph-legend-p = P-állás: a soron következő játékos veszít
graph-legend-n = N-állás: a soron következő játékos nyer
graph-legend-t = döntetlen
graph-legend-wins = nyerő lépés
graph-legend-move = más lépés
graph-legend-walked = amerre jártál
graph-legend-scale = { $what }: { $from }–{ $to }
graph-node = { $position }: { $outcome }
graph-node-value = nim-érték: { $value }
graph-node-remoteness = távolság a végtől: { $moves }
graph-at = Itt vagy
graph-moves-from = Lépések innen
graph-no-moves = Innen nincs több lépés.
graph-wins = nyer
graph-back = Vissza
graph-to-start = Az elejére
graph-root = Kezdődjön itt a gráf
graph-explain = Az állás magyarázata
graph-play = Játék innen
graph-not-in-graph = A címben szereplő állás nincs ebben a gráfban.
graph-more = Még { $count } megjelenítése
