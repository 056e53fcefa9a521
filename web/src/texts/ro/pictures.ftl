### Pictures to play on: heaps, rows of coins, boards.

pictures-label = Poziția ca imagine
pictures-heaps = Grămezi de { $rule }
pictures-heap = Grămada { $number }: { $size }
pictures-move-of-heap = { $words }, grămada { $heap }
pictures-heap-help = Tastele cu săgeți trec de la o monedă la alta. Enter ia o monedă și pe cele de deasupra ei.
pictures-coin = ia { $taken }, lasă { $left }
pictures-coins-all = { $taken ->
    [one] ia singura monedă
    [few] ia toate cele { $taken } monede
   *[other] ia toate cele { $taken } de monede
}
pictures-coin-no-move = nicio mutare nu lasă { $left }
pictures-empty = goală
pictures-leave = Lasă
pictures-leave-of = Câte monede să rămână din { $size }
pictures-take = Joacă
pictures-no-such-move = Nicio mutare nu lasă acest număr de monede.
pictures-more-heaps = { $count ->
    [one] Mai există o grămadă. Mutările ei sunt în listă.
    [few] Mai există { $count } grămezi. Mutările lor sunt în listă.
   *[other] Mai există { $count } de grămezi. Mutările lor sunt în listă.
}
pictures-touch-mode = O atingere
pictures-mode-take = ia monede
pictures-mode-split = împarte grămada
pictures-split = împarte în { $above } și { $below }
pictures-at-most = { $count ->
    [one] Această mutare poate lua o singură monedă.
    [few] Această mutare poate lua cel mult { $count } monede.
   *[other] Această mutare poate lua cel mult { $count } de monede.
}
pictures-pins = Rânduri de { $rule }
pictures-pin-row = Rândul { $number }: { $pins ->
    [one] { $pins } popic
    [few] { $pins } popice
   *[other] { $pins } de popice
}
pictures-pin-help = Tastele cu săgeți merg de-a lungul unui rând și la următorul. Enter alege un popic sau un gol.
pictures-pin = { $look ->
    [squares] Căsuța { $number } din { $pins }
    [coins] Moneda { $number } din { $pins }
   *[pins] Popicul { $number } din { $pins }
}
pictures-gap = Desparte rândul: { $left } și { $right }
pictures-pin-choice = Atinge din nou popicul ca să-l iei numai pe el, atinge un vecin ca să le iei pe amândouă sau alege:
pictures-row = Un rând de monede, { $rule }
pictures-row-help = Atinge monedele pe care vrei să le întorci. Când mutarea e completă, atinge-o din nou pe ultima.
pictures-face = Locul { $place }: { $face ->
    [heads] cap
   *[tails] pajură
}
pictures-board = Tabla de { $game }
pictures-board-of-squares = { $game }: { $rows ->
    [one] { $columns ->
        [one] o bandă de o căsuță
        [few] o bandă de { $columns } căsuțe
       *[other] o bandă de { $columns } de căsuțe
    }
   *[other] o tablă de { $rows } × { $columns } (rânduri × coloane)
}, { $free ->
    [one] { $free } căsuță liberă
    [few] { $free } căsuțe libere
   *[other] { $free } de căsuțe libere
}
pictures-gather-help = Atinge tot ce ia mutarea ta, apoi confirm-o. O a doua atingere o anulează pe prima.
pictures-complete = Este aceasta mutarea ta?
pictures-board-help = Atinge partea pe care vrei s-o schimbi sau căsuța la care vrei să mergi. De la tastatură, folosește săgețile și Enter. Și lista conține toate mutările.
pictures-enter-plays = Enter joacă { $move }.
pictures-moves-here = { $count ->
    [one] { $count } mutare schimbă acest loc: { $moves }
    [few] { $count } mutări schimbă acest loc: { $moves }
   *[other] { $count } de mutări schimbă acest loc: { $moves }
}
pictures-nothing-there = Nicio mutare nu schimbă acest loc.
pictures-several = Se potrivesc mai multe mutări. Care?
pictures-several-board = Se potrivesc mai multe mutări. Atinge alt loc sau alege:
pictures-none = Niciuna dintre acestea
pictures-loading = Se desenează tabla
pictures-last-wins = Cine face ultima mutare câștigă.
pictures-last-loses = Cine face ultima mutare pierde.
pictures-take-range = Ia între { $from } și { $to } monede dintr-o grămadă.
pictures-about-game = Povestea jocului { $game }
pictures-convention = Cine câștigă
pictures-normal = cine face ultima mutare câștigă (joc normal)
pictures-misere = cine face ultima mutare pierde (joc misère)
pictures-labelled = regulile spun la sfârșit cine câștigă
pictures-no-picture = Acest joc nu are o imagine pe care să joci. Folosește lista mutărilor.

# Moves in words. They stand on buttons and after the name of a player.
pictures-words-domino-across = domino pe rândul { $row }, coloanele { $first }–{ $last }
pictures-words-domino-down = domino pe coloana { $column }, rândurile { $first }–{ $last }
pictures-words-stone = piatra de pe rândul { $row }, coloana { $column }, pe rândul { $toRow }, coloana { $toColumn }
pictures-words-bite = mușcătură la rândul { $row }, coloana { $column }
pictures-words-mark = { $mark } în căsuța { $cell }
pictures-words-vertex = ia { $vertex } și vecinii
pictures-words-edge = ia muchia de la { $from } la { $to }
pictures-words-cut = taie muchia de la { $from } la { $to }
pictures-words-go = de la { $from } la { $to }
pictures-words-above = ia { $element } și tot ce este deasupra
pictures-words-multiples = ia { $element } și multiplii lui
pictures-words-heap-to = grămada { $heap } devine { $left }
pictures-words-one-each = { $count ->
    [one] o monedă din grămada { $heaps }
   *[other] câte o monedă din grămezile { $heaps }
}
pictures-words-cake = { $side ->
    [top] { $lines ->
        [one] rupe { $lines } rând de sus
        [few] rupe { $lines } rânduri de sus
       *[other] rupe { $lines } de rânduri de sus
    }
    [bottom] { $lines ->
        [one] rupe { $lines } rând de jos
        [few] rupe { $lines } rânduri de jos
       *[other] rupe { $lines } de rânduri de jos
    }
    [left] { $lines ->
        [one] rupe { $lines } coloană din stânga
        [few] rupe { $lines } coloane din stânga
       *[other] rupe { $lines } de coloane din stânga
    }
   *[right] { $lines ->
        [one] rupe { $lines } coloană din dreapta
        [few] rupe { $lines } coloane din dreapta
       *[other] rupe { $lines } de coloane din dreapta
    }
}
pictures-words-coin = moneda de la { $from } la { $to }
pictures-words-knight = calul de la { $from } la { $to }
pictures-words-stairs = { $coins ->
    [one] { $coins } monedă de pe treapta { $from } pe treapta { $to }
    [few] { $coins } monede de pe treapta { $from } pe treapta { $to }
   *[other] { $coins } de monede de pe treapta { $from } pe treapta { $to }
}
pictures-words-corners = întoarce colțurile { $from } și { $to }
pictures-words-tuple = la { $to }
