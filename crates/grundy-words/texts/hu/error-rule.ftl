### Errors of rules, formulas and numbers as they are typed.

error-rule-tuple-of = egy { $count } számból álló számegyüttes
# A part of a formula, where its text is not known.
error-rule-this = ez
# A message, and the values of the variables at which it holds, such as n = 3, k = 1.
error-rule-at = { $message }, ha { $values }
error-rule-should-at = { $message }, ha { $values }
error-rule-argument = { $needs ->
    [not-negative] { $text } nem lehet negatív ebben: { $function }(…)
    [positive] { $text } legalább 1 kell, hogy legyen ebben: { $function }(…)
    [two] { $text } legalább 2 kell, hogy legyen ebben: { $function }(…)
   *[small] { $text } kisebb kell, hogy legyen 2^64-nél ebben: { $function }(…)
}
error-rule-negative-operand = { $operator ->
    [power] egy hatványhoz legalább 0 kitevő kell, de { $text } kisebb
   *[other] ehhez legalább 0 nagyságú számok kellenek: `{ $operator }`, de { $text } kisebb
}
error-rule-help-bars = a lépésfajtákat egyetlen `|` választja el; feltételek közé `or` kell
error-rule-help-and = feltételek közé `and` kell
error-rule-help-quotient = a lefelé kerekített hányadost így írd: floor(a/b)
error-rule-help-power = a hatványt így írd: a^b
error-rule-help-ampersand = feltételek közé `and`, számok közé `bitand` kell
error-rule-help-percent = a maradékot így írd: `a mod b`
error-rule-help-times = írd így: `*`
error-rule-help-exclamation = írd így: `not`, vagy ha nem egyenlő, `!=`; faktoriális nincs ebben a nyelvben
error-rule-help-or-sign = írd így: `or`
error-rule-help-and-sign = írd így: `and`
error-rule-function-floor = floor(x): a legnagyobb egész szám, amely nem nagyobb x-nél
error-rule-function-ceil = ceil(x): a legkisebb egész szám, amely nem kisebb x-nél
error-rule-function-abs = abs(x): x előjel nélkül
error-rule-function-min = min(a, b, …): a legkisebb
error-rule-function-max = max(a, b, …): a legnagyobb
error-rule-function-gcd = gcd(a, b, …): a legnagyobb közös osztó
error-rule-function-lcm = lcm(a, b, …): a legkisebb közös többszörös
error-rule-function-isqrt = isqrt(n): a négyzetgyök egész része
error-rule-function-iroot = iroot(n, k): n k-adik gyökének egész része, k ≥ 1
error-rule-function-log2 = log2(n): n ≥ 1 legfelső bitjének helye, azaz a kettes alapú logaritmus lefelé kerekítve
error-rule-function-popcount = popcount(n): n kettes számrendszerbeli jegyei közül ennyi az 1-es
error-rule-function-bit = bit(n, i): n kettes számrendszerbeli i-edik jegye, az utolsó jegyé i = 0
error-rule-function-digit = digit(n, i[, base]): n i-edik jegye 10-es (vagy base) alapú számrendszerben, az utolsóé i = 0
error-rule-function-has-digit = has_digit(n, d): előfordul-e n-ben a d tízes számrendszerbeli jegy?
error-rule-function-digit-sum = digit_sum(n): n tízes számrendszerbeli jegyeinek összege
error-rule-function-valuation = valuation(n, p): hányszor osztható p ≥ 2 számmal n ≥ 1
error-rule-function-is-prime = is_prime(n)
error-rule-function-is-square = is_square(n): n értéke 0, 1, 4, 9, …?
error-rule-function-is-power = is_power(n, b): n értéke 1, b, b^2, …?
error-rule-function-is-fibonacci = is_fibonacci(n): n értéke 0, 1, 1, 2, 3, 5, …?
error-rule-function-is-prime-power = is_prime_power(n): n értéke 2, 3, 4, 5, 7, 8, 9, …?

## What is wrong.

error-rule-not-whole = { $text } nem egész
error-rule-divides-zero = { $text } nullával oszt
error-rule-too-large-compute = { $text } túl nagy a kiszámításhoz
error-rule-move-leaves-too-many-heaps = egy lépés túl sok kupacot hagy
error-rule-position-needs-least-one-coordinate = egy álláshoz legalább egy koordináta kell
error-rule-every-part-needs-one-entry = minden résznek minden koordinátához kell egy eleme
error-rule-variable-not-known = ez a változó itt nem ismert
error-rule-not-take-arguments = { $name } nem lehet { $count } argumentumú
error-rule-comparison-lacks-side = egy összehasonlításnak hiányzik az egyik oldala
error-rule-more-than-bytes = a szabály hosszabb, mint { $most } bájt
error-rule-of-game-is-none = { $name } szabálya hibás: { $sentence }
error-rule-begins = egy szabály kezdetén ez áll: { $found }
error-rule-found-number = a következő szám: { $number }
error-rule-found-end = a szöveg vége
error-rule-not-language = ez nincs ebben a nyelvben: `{ $sign }`
error-rule-no-meaning-language = ennek nincs jelentése ebben a nyelvben: `{ $sign }`
error-rule-size-board-no-number = egy tábla mérete nem szám: { $value }{ $word }
error-rule-product-needs-sign = a szorzáshoz ki kell tenni a jelét: { $value }{ $word }
error-rule-numbers-whole = itt csak egész szám állhat; képletekben a törtet `/` jelöli
error-rule-quote-not-closed = ez az idézőjel nincs bezárva
error-rule-condition-needed = ott, ahol feltétel kell, ez áll: { $found }
error-rule-condition-number-needed = feltétel áll ott, ahol szám kell
error-rule-number-condition-needed = szám áll ott, ahol feltétel kell
error-rule-nests-more-than-deep = ez több mint { $most } szint mélyen van egymásba ágyazva
error-rule-number-needed = ott, ahol szám kell, ez áll: { $found }
error-rule-arguments-begin = ott, ahol ennek az argumentumai kezdődnek: `{ $word }`, ez áll: { $found }
error-rule-inside-brackets = zárójelen belül ez áll: { $found }
error-rule-wrong-number-of-arguments = `{ $word }` { $count } argumentummal
error-rule-reserved-coordinate-labelled-games = a `turn` a címkézett játékok fenntartott koordinátája
error-rule-unknown-name = ismeretlen név: `{ $word }`
error-rule-number-too-large-heap = ez a szám túl nagy egy kupachoz
error-rule-heap-negative = egy kupac nem lehet negatív
error-rule-number-leading-zero = ez a szám nullával kezdődik
error-rule-as-power = hatványként ez áll: { $found }
error-rule-after-number = a szám után ez áll: { $found }
error-rule-no-number = ez nem szám
error-rule-number-not-whole = ez a szám nem egész
error-rule-after-semicolon = a `;` után ez áll: { $found }
error-rule-ending-goes = ott, ahol a befejezés folytatódik, ez áll: { $found }
error-rule-after-verdict = egy döntés után ez áll: { $found }
error-rule-ending-not-say-holds-otherwise = a befejezés nem mondja meg, mi érvényes egyébként
error-rule-ending-game = egy játék befejezésében ez áll: { $found }
error-rule-in-verdict = egy döntésben ez áll: { $found }
error-rule-after-for = a `for` után ez áll: { $found }
error-rule-after-for-name = a `for { $name }` után ez áll: { $found }
error-rule-range-goes-on = ott, ahol egy tartomány folytatódik, például `1..n`, ez áll: { $found }
error-rule-set-numbers-ends = ott, ahol egy számhalmaz véget ér, ez áll: { $found }
error-rule-after-move = egy lépés után ez áll: { $found }
error-rule-name-used-twice = kétszer szerepel ez a név: `{ $word }`
error-rule-more-than-loops-one-alternative = egy változatban több mint { $most } ciklus van
error-rule-for-stands-before-if = a `for` az `if` előtt áll
error-rule-goes-on = ott, ahol egy szabály a lépéseivel folytatódik, ez áll: { $found }
error-rule-more-than-alternatives = több mint { $most } változat
error-rule-turn-stands-last = a `turn` a fej végén áll
error-rule-head-rule = egy szabály fejében ez áll: { $found }
error-rule-more-than-coordinates = több mint { $most } koordináta
error-rule-head-rule-ends = ott, ahol egy szabály feje véget ér, ez áll: { $found }
error-rule-word-language-variable = a nyelv szava, nem lehet változó: `{ $word }`
error-rule-set-moves-ends = ott, ahol egy lépéshalmaz véget ér, ez áll: { $found }
error-rule-not-said-how-many-coordinates = nincs megmondva, hány koordináta változik
error-rule-labelled-game-no-sums = címkézett játéknak nincsenek összegei
error-rule-more-than-parts = több mint { $most } rész
error-rule-parts-sum-end = ott, ahol egy összeg részei véget érnek, ez áll: { $found }
error-rule-move-described = ott, ahol egy lépés leírása áll, ez áll: { $found }
error-rule-program-flips-turn-after-every = a program minden lépés után maga váltja a `turn` értékét
error-rule-after-not = a `not` után ez áll: { $found }
error-rule-set-after-holds-numbers-not = a `not` utáni halmazban olyan számok állnak, amelyek nem függnek a kupactól
error-rule-not-said-how-many-coins = nincs megmondva, hány érme vehető el
error-rule-after-number-to-take = az elvehető szám után ez áll: { $found }
error-rule-number-powers-taken-not-said = nincs megmondva, melyik szám hatványai vehetők el
error-rule-set-not-closed = a halmaz nincs bezárva
error-rule-in-set = egy halmazban ez áll: { $found }
error-rule-not-said-how-set-goes = nincs megmondva, hogyan folytatódik ez a halmaz
error-rule-heap-variable-loop-needs-another = a kupac neve `{ $name }`; egy ciklus változójának más név kell
error-rule-range-goes-on-from-0 = ott, ahol egy tartomány folytatódik, például `0..5`, ez áll: { $found }
error-rule-set-ends = ott, ahol a halmaz véget ér, ez áll: { $found }
error-rule-heap-number-taken-needs-another = a kupac neve `{ $name }`; az elvett számnak más név kell
error-rule-taking-coins = { $taken } érme elvétele
error-rule-number-coins-whole = az érmék száma egész
error-rule-number-of-coins-too-large = az érmék száma 2^64 vagy annál is nagyobb

## What was expected: the end of a sentence.

error-rule-expects-comparison = egy összehasonlítás, például `n > 2`
error-rule-expects-number = egy szám
error-rule-expects-comparison-with-0 = egy összehasonlítás, például `= 0`
error-rule-expects-number-variable-function = egy szám, egy változó vagy egy függvény
error-rule-expects-operator = egy műveleti jel vagy `{ $mark }`
error-rule-expects-number-function = egy szám vagy egy függvény
error-rule-expects-one-function = ezek egyike: { $known }, vagy egy függvény
error-rule-expects-number-of-64-bits = legfeljebb 18446744073709551615 (2^64 - 1)
error-rule-expects-number-as-typed = egy szám, például 5, 1_000, 1e12 vagy 10^18
error-rule-expects-if-condition = `if` és egy feltétel
error-rule-expects-else-first-wins-else-second = `else first wins`, `else second wins` vagy `else tie`
error-rule-expects-first-wins-second-wins-tie = `first wins`, `second wins` vagy `tie`
error-rule-expects-variable-for-k-in = egy változó, például `for k in 1..n`
error-rule-expects-for-range = `for` és egy tartomány
error-rule-expects-variable-range = egy változó, `in` és egy tartomány, például `for k in 1..n`
error-rule-expects-name-coordinate = egy koordináta neve, például `(a, b) -> …`
error-rule-expects-another-move-end-rule = `|` és egy újabb lépés, `for`, `if` vagy a szabály vége
error-rule-expects-any-m-of = `any M of (…)`, ahol M 1 és { $arity } közé esik
error-rule-expects-one-position-after-move = egyetlen állás a lépés után
error-rule-expects-tuple-number-each = egy számegyüttes, benne egy-egy szám ezek mindegyikéhez: ({ $names })
error-rule-expects-one-each = { $arity } szám, egy-egy ezek mindegyikéhez: ({ $names })
error-rule-expects-set-range = egy halmaz, például `{"{1,3,4}"}`, egy tartomány, például `1..3`, `any` vagy `{"not {2,3}"}`
error-rule-expects-powers-of-number = `powers of 2`, vagy egy másik, legalább 2 nagyságú szám hatványai
error-rule-expects-comma-brace = `,` vagy `{"}"}`
error-rule-expects-another-number = `,` és egy újabb szám, vagy `{"}"}`
error-rule-expects-set-condition-set-name = egy feltétellel megadott halmaz, vagy egy névvel megadott, például `powers of 2`, `odd`, `squares` vagy `primes`
error-rule-expects-variable = egy változó
error-rule-expects-numbers-from-1-every-move = legalább 1 nagyságú számok: minden lépés elvesz valamit
error-rule-expects-smaller-numbers = 2^64-nél kisebb számok

## What to do.

error-rule-help-leave-heap-0-out = hagyd ki a 0 kupacot, például `if { $heap } > 0`
error-rule-help-write-floor = írd így: floor(…), vagy fölfelé kerekítve ceil(…)
error-rule-help-add-condition-keeps-divisor-away = írj hozzá feltételt, amely kizárja, hogy az osztó 0 legyen
error-rule-help-numbers-go-up = a legnagyobb szám 2^127 - 1
error-rule-help-board-position-solved-drawn-played = egy tábla állás, amelyet megoldani, lerajzolni vagy játszani lehet, például `cram : 3x4`
error-rule-help-write-product = írd így: { $value }*{ $word }
error-rule-help-write-1-2-half = a fele így írandó: 1/2
error-rule-help-write-meant = írd így: `{ $meant }`
error-rule-help-set-stands-after = az `in` után halmaz áll, például `{"n-k for k in {1,3}"}`
error-rule-help-range-stands-after = az `in` vagy a `take` után tartomány áll
error-rule-help-end-rule = a szabály vége ez legyen: `; at end: first wins if …, else second wins`
error-rule-help-numbers-written-digits = a számokat számjegyekkel írd
error-rule-help-variable-loop-declared-behind-move = egy ciklus változóját a lépés mögött kell megadni, például `n-k for k in 1..n`
error-rule-help-thousands-written = az ezreseket így írd: 1000 vagy 1_000; a vessző kupacokat választ el
error-rule-help-numbers-written = a számokat így írd: 1000, 1_000, 1e12, 10^18 vagy 10^9+1000
error-rule-help-write-floor-or-ceil = írd így: floor(…) vagy ceil(…)
error-rule-help-game-nobody-wins = a játék, amelyet senki sem nyer meg: `tie`
error-rule-help-say-who-wins-other-one = mondd meg, ki nyer: a másik
error-rule-help-numbers-set-stand-braces = egy halmaz számai kapcsos zárójelben állnak, például `{"for k in {1,3,4}"}`
error-rule-help-range-written = egy tartomány így írandó: `for k in 1..n`
error-rule-help-write-target-for-k = írd így: `TARGET for k in … if …`
error-rule-help-choose-another-name = válassz másik nevet
error-rule-help-kinds-move-separated = a lépésfajtákat `|` választja el
error-rule-help-each-kind-move-condition-own = minden lépésfajtának saját feltétele van, például `n-1 if n even | n-2 if n odd`
error-rule-help-condition-written = egy feltétel elé `if` kell
error-rule-help-product-needs-sign = a szorzáshoz ki kell tenni a jelét
error-rule-help-any-2-of = például `any 2 of (a-k, b-k, c-k)`
error-rule-help-leave-out-tuple = hagyd el: a számegyüttes ezekhez tartozik: ({ $names })
error-rule-help-write-take-k-in = írd így: `{"take {k in 1..n if …}"}`
error-rule-help-range-written-two-points = egy tartományt két pont jelöl, például 1..3
error-rule-help-several-numbers-stand-braces = több szám kapcsos zárójelbe kerül, például `{"take {1,3,4}"}`
error-rule-help-numbers-condition-written = a feltétellel megadott számokat így írd: `{"take {k in 1..n if …}"}`
error-rule-help-begins-like = a `take { $name }` így kezdődik
error-rule-help-if-every-larger-number-taken = ha minden nagyobb szám elvehető, írd így: `{"take not {…}"}` vagy `take any`
