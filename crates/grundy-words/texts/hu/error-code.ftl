### Errors of take-and-break codes and coin-turning codes.

error-code-expects-digit-sign = egy jegy, 0–9 vagy A–F, `*` vagy `{"{"}`
# A digit of a code says too much where { $added } coins are added to the heap.
error-code-grows = a játék talán sosem ér véget: { $added ->
    [0] közvetlenül a ponttól balra nem vesz el érmét a lépés
    [1] ilyen messze a ponttól balra a lépés hozzáad egy érmét
   *[other] ilyen messze a ponttól balra a lépés hozzáad { $added } érmét
}, és { $heaps ->
    [0] ekkor nem maradhat semmi
    [1] egy { $heap } érmés kupacból { $largest } érmés lehet
   *[other] egy { $heap } érmés kupacból { $heaps } kupac lehet, közülük a legnagyobb { $largest } érmés
}
error-code-count-missing = { $what ->
    [coins] itt hiányzik az érmék száma
    [most-coins] itt hiányzik az érmék legnagyobb száma
   *[neighbours] itt hiányzik a szomszédok száma
}
error-code-count-zero = { $what ->
    [coins] az érmék száma nem lehet 0
    [most-coins] az érmék legnagyobb száma nem lehet 0
   *[neighbours] a szomszédok száma nem lehet 0
}

## What is wrong.

error-code-nothing-written = ide semmi sincs írva
error-code-code-no-point = a kódban nincs pont
error-code-only-digits-right-point-repeat = csak a ponttól jobbra álló jegyek ismétlődhetnek
error-code-point-alone-no-code = egy pont magában nem kód
error-code-nothing-repeats = itt semmi sem ismétlődik
error-code-repeat-stand-inside-repeat = ismétlés nem állhat ismétlésen belül
error-code-repeat-goes-ever-nothing-follow = az ismétlés vég nélkül folytatódik, ezért semmi sem állhat utána
error-code-code-ends = a kód itt véget ér
error-code-list-suffix-own-one-behind = ennek a listának saját utótagja van, meg egy a kapcsos zárójele mögött is
error-code-suffix-already-digit-carries-one = utótag már van: egy jegyen a `!`, `=`, `?` jelek egyike áll
error-code-not-belong-into-list-heap = ez nem való kupacszámok listájába
error-code-number-heaps-missing = itt hiányzik a kupacok száma
error-code-most-heaps-named-braces = legfeljebb { $most } kupac adható meg kapcsos zárójelben
error-code-brace-not-closed = ez a kapcsos zárójel nincs bezárva
error-code-not-digit-notation = a jelölés jegyei között nincs ilyen: `{ $sign }`
error-code-code-one-point-second = egy kódban egyetlen pont van, és ez a második
error-code-no-repeat-opened-before-bracket = ez előtt a zárójel előtt nem kezdődött ismétlés
error-code-no-brace-opened-before-one = ez előtt a kapcsos zárójel előtt nem nyílt másik
error-code-must-follow-digit-closing-brace = jegy vagy záró kapcsos zárójel után kell állnia: `{ $sign }`
error-code-meaning-braces-only = a `+` csak kapcsos zárójelben jelent valamit, például `{"{2+}"}`
error-code-not-belong-code = ez nem való kódba: `{ $sign }`
error-code-code-most-places = egy kódban legfeljebb { $most } hely van
error-code-code-not-played-ring = ezt a kódot nem játsszák körben
error-code-ring-pins = egy { $pins } bábus kör
error-code-another-ring = még egy kör
error-code-too-many-pins = { $left } bábu
error-code-not-belong-coin-turning-code = ez nem való érmefordító kódba: `{ $sign }`
error-code-not-letter-coin-turning-codes = az érmefordító kódok betűi között nincs ilyen: `{ $sign }`
error-code-range-ends-below-start = ez a tartomány a kezdete alatt ér véget
error-code-said-twice = kétszer szerepel: `{ $sign }`
error-code-parenthesis-not-closed = ez a zárójel nincs bezárva
error-code-not-belong-number-neighbours = ez nem való a szomszédok számába
error-code-coins-lie-within-neighbours = { $least } érme nem fér el { $within } szomszéd között
error-code-coins-consecutive-equally-spaced-already = az egymás melletti érmék már egyenlő távolságra vannak
error-code-coins-consecutive-symmetric-already = az egymás melletti érmék már szimmetrikusak
error-code-coins-equally-spaced-symmetric-already = az egyenlő távolságra lévő érmék már szimmetrikusak

## What was expected: the end of a sentence.

error-code-expects-code = egy kód, például `0.77`
error-code-expects-digit = egy jegy
error-code-expects-end-code = a kód vége
error-code-expects-comma-brace-one-equals-plus = `,` vagy `{"}"}`, vagy a `!`, `=`, `?`, `+` jelek egyike
error-code-expects-number-of-heaps = egy szám, például 3, vagy `*`
error-code-expects-heaps-all-smaller = csupa kisebb kupac, például `{"{"}{ $added }{"}"}`
error-code-expects-octal-code = egy oktális kód, például 0.77, amelynek lépései legfeljebb két, bármekkora kupacot hagynak
error-code-expects-pins = legalább 1, legfeljebb { $most } bábu
error-code-expects-rows-most-pins-together = összesen legfeljebb { $pins } bábuból álló sorok
error-code-expects-one-letters-c-e-f = `,`, a C, E, F, S betűk egyike vagy a szöveg vége
error-code-expects-c-consecutive-c-n-within = C (egymás mellett), C(n) (n szomszéd között), E (egyenlő távolságra), F (a bal szélső érmével) vagy S (szimmetrikusan)
error-code-expects-number = egy szám, például 3

## What to do.

error-code-help-stands-right-point-says-taken = ami a ponttól jobbra áll, azt mondja meg, mennyi vehető el: a `0.3` egy érmét vesz el
error-code-help-write-suffix-each-count-once = az utótagot írd minden számhoz, vagy egyszer a kapcsos zárójel mögé
error-code-help-larger-letters-must-written-braces = a nagyobb betűket kapcsos zárójelben kell kiírni, a meghagyható kupacok számával: `{ $sign }` helyett `{"{"}{ $heaps }{"}"}`
error-code-help-digit-left-point-only-leave = egy ponttól balra álló jegy csak annyi kupacot hagyhat, hogy mindegyik kisebb legyen, mint azelőtt
error-code-help-letters-capital = nagybetűk kellenek: `{ $letter }`
error-code-help-move-turns-least-coin-goes = egy lépés legalább azt az érmét megfordítja, amely fejről írásra fordul
error-code-help-leave-out-letter-says-nothing = hagyd el a betűt, amely nem mond semmit
