position-title = Egy állás
position-about = Nézd meg, ki nyer, melyik lépéssel, és miért! Különböző játékok összege is lehet. Lépj egyet, és meglátod, hová vezet.
position-table = Az összes állás táblázata
position-open-table = Táblázat megnyitása…
position-open-table-about = A programmal, a grundy label paranccsal készül ilyen. Az oldal csak azokat a darabjait olvassa be, amelyekre szüksége van.
position-opening-table = A táblázat megnyitása
position-from-table = A válaszok innen jönnek: { $name }, az összes állás táblázata.
position-close-table = A táblázat bezárása
position-by-table = az összes állás táblázatából
position-asking = Keresés a táblázatban
position-answer = Válasz
position-solving = Az állás megoldása
position-outcome-N = A soron következő játékos nyer.
position-outcome-P = A soron következő játékos a legjobb játék ellen veszít.
position-outcome-T = A legjobb játék döntetlenre vezet.
position-outcome-D = Senki sem nyerhet, és a legjobb játék soha nem ér véget.
position-played-normal = normál játék: aki utoljára lép, nyer
position-played-misere = misère játék: aki utoljára lép, veszít
position-value = nim-érték
position-remoteness = hátralévő lépések a legjobb játékkal
position-known = honnan tudjuk
position-references = Felhasznált tételek
position-to-graph = Állapotgráf
position-to-play = Játék innen
position-loops = A játék örökké tarthat. Az ilyen játékot senki sem nyeri meg: remi.
position-infinite = végtelen érték
position-infinite-about = A ∞(0, 1) nem nim-érték. A zárójelben azoknak a lépéseknek a nim-értékei állnak, amelyeknek van ilyen. Ha mellette ezek valamelyikével egyező méretű kupac van, a soron következő játékos nyer. Bármely más kupac mellett senki sem nyer.
position-star = ∗2 jelentése: annyit ér, mint egy 2 érméből álló kupac a Nimben. Az összeg ezeknek a számoknak a nim-összege.
position-picture = Lépj!
position-picture-over = Nincs több lépés
position-back = Vissza
position-forward = Előre
position-reading = A lépések felsorolása
position-columns = A nim-összeg bináris oszlopokban
position-columns-about = Az az oszlop, amelyben páratlan sok egyes van, meg van jelölve, és egyest ad a nim-összegben. Az az oszlop, amelyben páros sok van, nullát ad. A soron következő játékos pontosan akkor veszít, ha a nim-összeg 0.
position-columns-part = rész
position-columns-value = nim-érték
position-column-of = oszlop: { $weight }, { $ones ->
    [odd] páratlan sok egyes
   *[even] páros sok egyes
}
position-more-parts = { $count ->
    [one] és még { $count } rész
   *[other] és még { $count } rész
}
position-sum = nim-összeg
position-moves = Minden lépés
position-explaining = A lépések áttekintése
position-winning = Nyerő lépések ({ $count })
position-tying = Döntetlenre vezető lépések ({ $count })
position-losing = Vesztő lépések ({ $count })
position-others = Más lépések ({ $count })
position-keeping = A remit megtartó lépések ({ $count })
position-gives-away = elengedi a nyerést: ezután senki sem nyerhet
position-some-not-shown = Néhány lépés nincs a listában.
position-no-winning = Egy sem: minden lépésre van nyerő válasz.
position-no-losing = Egy sem: minden lépés nyer.
position-none-listed = A lista üres.
position-more-moves = Az állásnak több lépése van, mint amennyit megnéztünk.
position-no-moves = Nincs több lépés: a játék véget ért.
position-refuted = válasz:
position-refuted-table = Vesztő lépések, mindegyik a válaszával
position-refuted-move = Lépés
position-refuted-answer = Nyerő válasz
position-copies = ×{ $count }
position-copies-about = { $count } egyforma lépést jelent
position-leaves = marad:
position-leaves-value = nim-érték: { $value }
position-leaves-moves = { $moves ->
    [one] még { $moves } lépés
   *[other] még { $moves } lépés
}
position-show-all = Még { $count } megjelenítése
position-not-shown = Van még { $count } lépés, amelyet a lista nem mutat.
position-why = Az egész magyarázat szövegként
