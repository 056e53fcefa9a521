### Errors: what is wrong with a rule, a position or a question.

## Frames.

# The message of an error, and what would have been right there.
error-expects = { $message }; ami ide kell: { $expected }
error-place-in-file = { $file }, { $line }. sor, { $column }. oszlop
error-place = { $line }. sor, { $column }. oszlop
error-help = tanács: { $help }
# Two pieces of advice in one line.
error-help-and = { $help }; { $more }
error-did-you-mean = erre gondoltál: `{ $word }`?
error-not-closed = { $what ->
    [quote] ez az idézőjel nincs bezárva
   *[bracket] ez a zárójel nincs bezárva
}

## Rules that fail at a position.

# What a move leaves, such as 3 + 4.
error-not-smaller = { $count ->
    [0] a játék talán sosem ér véget: egy { $heap } érmés kupacból semmi is lehet, és ez nem kisebb
   *[other] a játék talán sosem ér véget: egy { $heap } érmés kupacból ez is lehet: { $parts }, és ez nem kisebb
}
error-too-many-heaps = egy { $heap } érmés kupacból { $parts } kupac is lehet, ennyi nem sorolható fel
error-cycle = a játék talán sosem ér véget, van benne kör: { $cycle }
error-labelled-cycle = a játék talán sosem ér véget, van benne kör: { $cycle }; címkézett játéknak véget kell érnie
# The positions of a cycle, shortened in the middle.
error-long-cycle = { $start } → … még { $more } … → { $first }
error-stopped = { $why ->
    [work] leállt { $steps } lépés és { $bytes } bájt után: elérte a munka korlátját
    [memory] leállt { $steps } lépés és { $bytes } bájt után: elérte a memória korlátját
    [time] leállt { $steps } lépés és { $bytes } bájt után: elérte az idő korlátját
    [cancelled] leállt { $steps } lépés és { $bytes } bájt után, mert leállították
   *[far] leállt { $steps } lépés és { $bytes } bájt után egy kupac előtt, amelynél túl sok a kisebb
}

## What is wrong.

error-bracket-not-closed = ez a zárójel nincs bezárva
error-more-than-letters-stand-numbers = több mint { $most } betű áll számok helyén
error-another-heap-follow = ott, ahol újabb kupac jöhetne, ez áll: { $found }
error-position-more-than-bytes = az állás hosszabb, mint { $most } bájt
error-not-one-place-alone = nem egyetlen hely magában
error-needs-board = a tábla hiányzik mellőle: { $name }
error-position-begins = az állás kezdetén ez áll: { $found }
error-no-name-of-file = a `@` után nincs fájlnév
error-more-than-positions = több mint { $most } állás
error-position-missing-beside-arrow = a `>` mellől hiányzik egy állás
error-nothing-typed = semmit sem írtál be
error-component-missing = a `+` után hiányzik egy összetevő
error-more-than-components = több mint { $most } összetevő
error-after-heaps = a kupacok után ez áll: { $found }
error-labelled-game-part-sum-winner = címkézett játék nem lehet összeg része: nem az utolsó lépés dönti el, ki nyer
error-position-missing = hiányzik az állás
error-labelled-game-asked-about-one = címkézett játékról egyszerre csak egy állást lehet kérdezni
error-after-place = egy hely után ez áll: { $found }
error-heaps-end = a kupacok végén ez áll: { $found }
error-range-ends-before-begins = ez a tartomány előbb ér véget, mint ahogy kezdődik
error-range-too-many-heaps = ebben a tartományban túl sok kupac van
error-no-coins = ezek nem érmék
error-a-position-begins = egy állás kezdetén ez áll: { $found }
error-tuple-ends = egy számegyüttes végén ez áll: { $found }
error-turn-is-0-or-1 = a `turn` értéke 0 az első játékosnál, 1 a másodiknál
error-name-node-missing = hiányzik egy csúcs neve
error-no-files-read = itt nincsenek fájlok, ezért nem olvasható be: @{ $name }; írd be magát a szöveget
error-position-only-rule-needed = állás áll ott, ahol csak szabály kell
error-after-rule = a szabály után ez áll: { $found }
error-not-played-ring = ezt nem játsszák körben: `{ $text }`
error-not-head-rule = ez nem szabályfej: `{ $word }`
error-unknown-game = ismeretlen játék: `{ $word }`
error-numbers-without-rule = számok szabály nélkül
error-after-graph = a `graph` után ez áll: { $found }
error-number-too-large = ez a szám túl nagy
error-another-tuple-follow = ott, ahol újabb számegyüttes jöhetne, ez áll: { $found }
error-tuple-begins = egy számegyüttes kezdetén ez áll: { $found }
error-after-tuple = egy számegyüttes után ez áll: { $found }
error-play-never-ends-move-always = a játék sosem ér véget: ez a lépés mindig megtehető, és többet hagy, mint amennyi volt
error-move-takes-least-1-coin = egy lépés legalább 1 érmét elvesz, ezért az elvehető számok között nem állhat 0

## What was expected: the end of a sentence.

error-expects-board = { $looks }, például `{ $example }`
error-expects-position-start-from = `:` és a kezdőállás
error-expects-position-no-coin-left-board = egy állás; `0`, ha nem maradt érme, `nothing`, ha a tábla üres
error-expects-positions-between-them = állások, közöttük `>`, például `nim : 3,4,5 > 1,4,5 > 1,4,2`
error-expects-position = egy állás, például `nim : 3, 4, 5` vagy `0.77 : 5 + nim : 3`
error-expects-rule-places = egy szabály, `:` és a helyek
error-expects-before-another-heap-before-another = `,` egy újabb kupac előtt, `+` egy újabb játék előtt, vagy a szöveg vége
error-expects-one-tuple = egyetlen számegyüttes
error-expects-smaller-heap-first = elöl a kisebb kupac, például `1..5`
error-expects-most-heaps = legfeljebb { $most } kupac, például `1..5`
error-expects-heads-tails = `h` a fejre és `t` az írásra, például `htth`, vagy a fejek helyei
error-expects-tuple = egy számegyüttes: ({ $names })
error-expects-one-each = egy-egy szám ezek mindegyikéhez: ({ $names })
error-expects-end-rule = a szabály vége
error-expects-code-whose-moves-split-heaps = olyan kód, amelynek lépései kupacokat osztanak, például `kayles cycle 7` vagy `0.137 cycle 7`
error-expects-rule = egy szabály
error-expects-one-name-tuple-names-then = egyetlen név vagy nevek együttese, azután a nyíl
error-expects-rule-name-game = egy szabály vagy egy játék neve
error-expects-after-last-edge = `{"}"}` az utolsó él után
error-expects-file-edges = egy fájl, például `@states.csv`, vagy élek, például `{"{a>b, b>c}"}`
error-expects-numbers = { $arity } szám
error-expects-comma-end = `,` vagy a szöveg vége

## What to do.

error-help-give-some-them-number = adj közülük néhánynak számot
error-help-write = írd így: `{ $sample }`
error-help-name-brackets-quotes-written-quotes = a zárójelet vagy idézőjelet tartalmazó név idézőjelek közé kerül, belül minden idézőjel elé \ kell
error-help-heaps-separated-commas = a kupacokat vessző választja el, például `3, 4, 5`
error-help-components-joined = az összetevőket `+` kapcsolja össze
error-help-heaps-are-numbers = a kupacok számok: 5, 1_000, 1e12, 10^18 vagy 2^60 - 1
error-help-ask-alone = kérdezd külön
error-help-write-position = írd így: `{ $text } : { $sample }`
error-help-pins-ring-cycle = körben álló bábukat a `cycle` ad meg, például `kayles cycle 7`
error-help-nodes = a csúcsai: { $names }
error-help-example = például `{ $text } : { $sample }`
error-help-leave-out-begin-first-player = hagyd el, ha az első játékos kezd
error-help-quote-names = tedd idézőjelbe azokat a neveket, amelyekben `,` vagy `+` van
error-help-leave-out-follows = hagyd el a `:` jelet és ami utána áll
error-help-leave-out-follows-rule = hagyd el, ami a szabály után áll
error-help-rules-look-like = egy szabály ilyen: `{"take {1,3,4}"}`, `0.77`, `n -> n-1 | floor(n/2) if n > 2` vagy `kayles`
error-help-rule-begins-like = egy szabály így kezdődik: `n -> …` vagy `(a, b) -> …`; a nyílban nincs szóköz
error-help-rule-begins-heap-arrow = egy szabály a kupaccal és egy nyíllal kezdődik, például `n -> n-1`
error-help-write-take = írd elé: `take`, például `{"take {1,3,4}"}`
error-help-rule-your-own-begins-like = a saját szabály így kezdődik: `n -> …`
error-help-position-names-rule-first = egy állás elején a szabálya áll, például `nim : 3, 4, 5`; egy kódban pont van, például `0.77`
error-help-write-graph-file-at-sign = írd így: `graph @FILE`, a `@` jellel együtt
error-help-say-when-made = mondd meg, mikor tehető meg, például `if n < 100`
