### Tippek és a lépések szavai.
###
### A hint is an order or a clause. It begins with a small letter and has no full stop, for more may follow; a hint that
### begins with a capital letter is whole sentences.

hint-leave-lost = hagyj olyan állást, amelyből minden lépés veszít
hint-leave-lost-for-opponent = hagyj olyan állást, amely az ellenfélnek vesztő
hint-every-move-loses = nincs nyerő lépés: minden lépés olyan állást hagy, amelyet az ellenfél megnyer
hint-nim-sum-is-zero = nincs nyerő lépés: a nim-összeg 0
hint-no-move-wins = nincs nyerő lépés
hint-keep-tie = nincs nyerő lépés: tartsd meg a döntetlent
hint-keep-draw = nincs nyerő lépés: tartsd meg a döntetlent, a véget nem érő játékot
# $reason: a whole clause that says why, of the reasons (reason.ftl) or of misère Nim below.
hint-no-move-wins-because = nincs nyerő lépés. { $reason }

hint-over-tie = nincs több lépés: senki sem nyert
hint-over-lost = nincs több lépés: a soron következő játékos veszített
hint-over-won = nincs több lépés: a soron következő játékos nyert

# $heaps: one of the phrases hint-heaps-… below.
hint-leave = hagyj ennyit: { $heaps }
# $heap: a number of coins; $heaps: one of the phrases hint-heaps-… below.
hint-lost-heap = nincs nyerő lépés: a kupac ({ $heap }) { $heaps }

hint-heaps-nothing = semmi
# $numbers: a list of numbers, such as “1, 2 or 5”.
hint-heaps-coins = { $numbers } érme
hint-heaps-parity = { $parity ->
    [odd] páratlan szám
   *[even] páros szám
}
hint-heaps-multiple = { $modulus } többszöröse
# $residues: a list of numbers, such as “0 or 2”.
hint-heaps-more-than-multiple = { $modulus } egy többszöröse plusz { $residues }
hint-heaps-range-more-than-multiple = { $modulus } egy többszöröse plusz egy szám { $first } és { $last } között, a határokat is beleértve
hint-heaps-zeros-binary = { $parity ->
    [odd] olyan szám, amely kettes számrendszerben páratlan sok nullára végződik
   *[even] olyan szám, amely kettes számrendszerben páros sok nullára végződik
}
hint-heaps-zeros-base = { $parity ->
    [odd] olyan szám, amely { $base } alapú számrendszerben páratlan sok nullára végződik
   *[even] olyan szám, amely { $base } alapú számrendszerben páros sok nullára végződik
}
# $exponent: odd, even, or any.
hint-heaps-power = { $exponent ->
    [odd] { $base } páratlan kitevőjű hatványa
    [even] { $base } páros kitevőjű hatványa
   *[any] { $base } hatványa
}
hint-heaps-less-than-power = { $exponent ->
    [odd] { $base } egy páratlan kitevőjű hatványa mínusz { $less }
    [even] { $base } egy páros kitevőjű hatványa mínusz { $less }
   *[any] { $base } egy hatványa mínusz { $less }
}
# Two of these phrases, or more: $first may be such a list itself.
hint-heaps-either = { $first }, vagy { $second }

hint-make-last-move = tedd meg az utolsó lépést
hint-make-nim-sum-zero = tedd a nim-összeget 0-vá
# $change: such as “heap 3 to 1”, or “5 → 4 (take 1)”.
hint-make-nim-sum-zero-by = tedd a nim-összeget 0-vá: { $change }
hint-make-nim-sum-zero-by-and-copy = tedd a nim-összeget 0-vá: { $change }, azután az ellenfél minden lépését ismételd meg a másik részben
hint-leave-copies = hagyj két egyenlő részt, és az ellenfél minden lépését ismételd meg a másik részben
move-heap-to = kupac: { $from } → { $to }

# A hint in steps: a clause as a sentence.
hint-sentence = { $clause }.
hint-move-in-heap = Lépj ebben a kupacban: { $heap }.
# $game: a rule or the name of a game.
hint-move-in-heap-of-game = Lépj itt: { $game }, ebben a kupacban: { $heap }.
hint-move-in-game = Lépj itt: { $game }.

## Misère Nim.

counted-heaps-of-one = { $count ->
    [0] egyetlen egyérmés kupac sem
    [one] { $count } egyérmés kupac
   *[other] { $count } egyérmés kupac
}
hint-misere-over = Nem maradt érme, és misère játékban az nyer, aki nem tud lépni: az utolsó érmét a másik játékos vette el.
# $ones: such as “2 heaps of one”.
hint-misere-only-ones = { $parity ->
    [even] Csak egyérmés kupacok maradtak: { $ones }, páros sok. Egyenként fogynak el; az utolsót a másik játékos veszi el, és veszít.
   *[odd] Csak egyérmés kupacok maradtak: { $ones }, páratlan sok. Egyenként fogynak el; az utolsót a soron következő játékos veszi el, és veszít.
}
hint-misere-look-only-ones = Csak egyérmés kupacok maradtak
hint-misere-one-large = { $parity ->
    [even] Pontosan egy kupacban van legalább két érme (számuk { $heap }); mellette { $ones }. Itt a pillanat: hagyj páratlan sok egyérmés kupacot! { $count } páros, ezért a nagy kupacból hagyj meg 1 érmét.
   *[odd] Pontosan egy kupacban van legalább két érme (számuk { $heap }); mellette { $ones }. Itt a pillanat: hagyj páratlan sok egyérmés kupacot! { $count } páratlan, ezért vedd el az egész nagy kupacot.
}
hint-misere-look-one-large = Pontosan egy kupacban van legalább két érme (számuk { $heap }); mellette { $ones }. Itt a pillanat
hint-misere-several-large-lost = { $count } kupacban van legalább két érme, és a nim-összeg 0: vesztő állás, akárcsak normál játékban.
hint-misere-several-large = { $count } kupacban van legalább két érme, ezért játssz úgy, mint normál játékban: a nim-összeg { $sum }, tedd 0-vá.
hint-misere-look-several-large = { $count } kupacban van legalább két érme, ezért játssz úgy, mint normál játékban
