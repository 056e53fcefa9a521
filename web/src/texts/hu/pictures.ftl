### Képek, amelyeken játszani lehet: kupacok, érmesorok, táblák.

pictures-label = Az állás képe
pictures-heaps = Kupacok, szabály: { $rule }
pictures-heap = { $number }. kupac: { $size }
pictures-move-of-heap = { $words }, { $heap }. kupac
pictures-heap-help = A nyílbillentyűk érméről érmére visznek. Az Enter elvesz egy érmét és a fölötte lévőket.
pictures-coin = elvétel: { $taken }, marad { $left }
pictures-coins-all = az összes érme elvétele ({ $taken })
pictures-coin-no-move = egy lépés után sem marad { $left }
pictures-empty = üres
pictures-leave = Marad
pictures-leave-of = Hány érme maradjon ennyiből: { $size }
pictures-take = Lépés
pictures-no-such-move = Egy lépés sem hagy ennyi érmét.
pictures-more-heaps = Van még { $count } kupac. A lépéseiket a listában találod.
pictures-touch-mode = Egy érintés
pictures-mode-take = érméket vesz el
pictures-mode-split = szétválasztja a kupacot
pictures-split = szétválasztás: { $above } és { $below }
pictures-at-most = Ez a lépés legfeljebb { $count } érmét vehet el.
pictures-pins = Sorok, szabály: { $rule }
pictures-pin-row = { $number }. sor: { $pins } bábu
pictures-pin-help = A nyílbillentyűk a sor mentén és a következő sorra visznek. Az Enter kiválaszt egy bábut vagy egy rést.
pictures-pin = { $look ->
    [squares] { $number }. mező, összesen { $pins }
    [coins] { $number }. érme, összesen { $pins }
   *[pins] { $number }. bábu, összesen { $pins }
}
pictures-gap = A sor szétválasztása: { $left } és { $right }
pictures-pin-choice = Érintsd meg újra a bábut, ha csak azt vennéd el, érints meg egy szomszédosat, ha mindkettőt, vagy válassz:
pictures-row = Egy érmesor, { $rule }
pictures-row-help = Érintsd meg az érméket, amelyeket meg akarsz fordítani! Ha kész a lépés, érintsd meg újra az utolsót!
pictures-face = { $place }. hely: { $face ->
    [heads] fej
   *[tails] írás
}
pictures-board = Tábla: { $game }
pictures-board-of-squares = { $game }: { $rows ->
    [one] { $columns } mezős szalag
   *[other] { $rows } soros, { $columns } oszlopos tábla
}, { $free } szabad mező
pictures-gather-help = Érints meg mindent, amit a lépésed elvesz, utána erősítsd meg! Egy második érintés visszavonja az elsőt.
pictures-complete = Ez a lépésed?
pictures-board-help = Érintsd meg azt a részt, amelyet meg akarsz változtatni, vagy a mezőt, ahová lépnél! Billentyűzeten a nyilakat és az Entert használd! A listában is ott van minden lépés.
pictures-enter-plays = Az Enterrel megtett lépés: { $move }.
pictures-moves-here = { $count } lépés változtatja meg ezt a helyet: { $moves }
pictures-nothing-there = Egy lépés sem változtatja meg ezt a helyet.
pictures-several = Több lépés is illik ide. Melyik legyen?
pictures-several-board = Több lépés is illik ide. Érints meg egy másik helyet, vagy válassz:
pictures-none = Egyik sem
pictures-loading = A tábla rajzolása
pictures-last-wins = Aki utoljára lép, nyer.
pictures-last-loses = Aki utoljára lép, veszít.
pictures-take-range = Vegyél el { $from }–{ $to } érmét egy kupacból!
pictures-about-game = A játék története: { $game }
pictures-convention = Ki nyer
pictures-normal = aki utoljára lép, nyer (normál játék)
pictures-misere = aki utoljára lép, veszít (misère játék)
pictures-labelled = a végén a szabályok döntik el, ki nyer
pictures-no-picture = Ennek a játéknak nincs olyan képe, amelyen játszani lehet. Használd a lépések listáját!

# Lépések szavakkal. Gombokon és a játékos neve után állnak.
pictures-words-domino-across = dominó: { $row }. sor, { $first }–{ $last }. oszlop
pictures-words-domino-down = dominó: { $column }. oszlop, { $first }–{ $last }. sor
pictures-words-stone = kő: { $row }. sor, { $column }. oszlop → { $toRow }. sor, { $toColumn }. oszlop
pictures-words-bite = harapás: { $row }. sor, { $column }. oszlop
pictures-words-mark = { $mark }: { $cell }. mező
pictures-words-vertex = elvétel: { $vertex } és a szomszédai
pictures-words-edge = { $from }–{ $to } él elvétele
pictures-words-cut = { $from }–{ $to } él elvágása
pictures-words-go = innen: { $from }, ide: { $to }
pictures-words-above = elvétel: { $element } és minden fölötte
pictures-words-multiples = elvétel: { $element } és a többszörösei
pictures-words-heap-to = { $heap }. kupac: marad { $left }
pictures-words-one-each = { $count ->
    [one] egy érme, kupac: { $heaps }
   *[other] egy-egy érme, kupacok: { $heaps }
}
pictures-words-cake = { $side ->
    [top] { $lines } sor letörése felül
    [bottom] { $lines } sor letörése alul
    [left] { $lines } oszlop letörése bal oldalt
   *[right] { $lines } oszlop letörése jobb oldalt
}
pictures-words-coin = érme innen: { $from }, ide: { $to }
pictures-words-knight = huszár innen: { $from }, ide: { $to }
pictures-words-stairs = { $coins } érme: { $from }. lépcső → { $to }. lépcső
pictures-words-corners = a sarkok megfordítása: { $from } és { $to }
pictures-words-tuple = ide: { $to }
