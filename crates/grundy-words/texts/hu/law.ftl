### Laws as sentences: their closed forms, what proves them, and what was checked. A sentence begins with a small letter
### or a formula and has no full stop, for it stands in lists and in other sentences.
###
### G(n) is the nim-value of heap n. Formulas stay as they are.

## Ranges of heaps, which stand behind an equation.

for-all = minden n-re
for-all-from = minden n ≥ { $from } esetén
for-computed = minden kiszámított n-re
for-computed-from = minden kiszámított n ≥ { $from } esetén

## The law of a rule. $equation: such as “G(n) = n mod 4”. $range: one of the ranges above.

law-equation = { $equation } { $range }
# $exceptions: such as “G(0) = 0 and G(1) = 1”.
law-equation-but = { $equation } { $range }, de { $exceptions }
law-and-shorter = { $law }; azaz { $shorter }
law-period = { $equation } { $range }   (előperiódus: { $preperiod }, periódus: { $period })
law-period-saltus = { $equation } { $range }   (előperiódus: { $preperiod }, periódus: { $period }, saltus: { $saltus })
law-classes = { $equation }, { $range }   (előperiódus: { $preperiod }, periódus: { $period })
# A number for each class of heaps by their remainders, and for all others: such as “1 for the residue 3, else 0”.
law-classes-saltus = G(n+{ $period }) = G(n) + s(n mod { $period }), ahol s = { $saltus }
law-classes-else = { $saltus }, egyébként { $most }
# $residues: a list of numbers, which is cut where $more is not 0.
law-classes-residues = { $count ->
    [one] { $saltus }, ha a maradék { $residues }
   *[other] { $saltus }, ha a maradék ezek egyike: { $residues }
}
law-classes-residues-more = { $saltus }, ha a maradék ezek egyike: { $residues }, … (még { $more })
law-relations = { $relations } { $range }, és { $values }
law-relations-begin = { $relations } { $range }, továbbá az első { $count } kupac értéke
law-arithmetic = G(n) = { $formula }, ha n ≥ 1, és G(0) = 0
law-window-period = { $law }   (előperiódus: { $preperiod }, periódus: { $period })
law-window = G(0) = 0, és G(n) = T(n), ha T(n) > T(n-1), egyébként G(n-1-T(n)), ahol T(n) = { $most }
law-window-from = G(0) = 0, és G(n) = T(n), ha T(n) > T(n-1), egyébként G(n-1-T(n)), ahol T(n) = { $most }, ha n >= { $from }, és az alatt 0
law-window-halves = G(2m) = m és G(2m+1) = G(m)
law-window-quotient = G(n) = n/{ $divisor }, ha n osztható ezzel: { $divisor }, egyébként G(n-1-floor(n/{ $divisor }))
# $numeration: “in base 2”, or “in Zeckendorf's way”.
law-machine = G(n) értékét egy { $states } állapotú automata számítja ki n számjegyeiből ({ $numeration }), az utolsó jeggyel kezdve
law-pairs-machine = { $coding ->
    [plain] egy { $states } állapotú automata n-et és G(n)-et együtt olvassa { $base } alapú számrendszerben, az utolsó jegyekkel kezdve
    [powers] egy { $states } állapotú automata n-et és a G(n)-et jelölő hatványt együtt olvassa { $base } alapú számrendszerben, az utolsó jegyekkel kezdve
   *[odious] egy { $states } állapotú automata n-et és a G(n)-et jelölő hatványt együtt olvassa { $base } alapú számrendszerben, az utolsó jegyekkel kezdve; G(n) itt 0 vagy odiózus szám
}
law-and-machine = { $law }; { $machine }
law-values-by = az értékek: { $law }
law-that-is = azaz { $sentence }
law-some = egy törvényszerűség
law-seen-to = megfigyelt, eddig a kupacig: { $last }, nem bizonyított
law-seen-in-pairs = legfeljebb { $learned } nagyságú koordinátákból megtanulva, és megegyezik minden legfeljebb { $to } nagyságú koordinátájú állással
law-with-sentence = { $reference }: { $sentence }

## Closed forms.

form-from-first = ha n >= { $from }, akkor { $equation }
form-from = { $equation }, ha n >= { $from }
# $exceptions: such as “G(0) = 0 and G(1) = 1”.
form-and = { $law }, és { $exceptions }
law-p-positions = P-állások: { $positions }
# A number for each remainder; $residues: such as “0, 1, …, 6”.
form-by-residue = { $values }, ha n mod { $modulus } = { $residues }
form-with-residue = { $quotient } + r, ahol r = { $by_residue }
form-case = { $value }, ha { $condition }
form-otherwise = egyébként { $value }
form-cases = { $first }; { $second }
term-half-odd-part = (q-1)/2, ahol q a következő szám páratlan része: { $term }
term-zeros = { $term } végén álló nullák száma ({ $numeration })
term-odd-part = { $term } páratlan része
term-ones = { $term } kettes számrendszerbeli alakjában az 1-esek száma
term-primes = azoknak a prímeknek a száma, amelyek szorzata { $term }
formula-coprime = i, ahol az i-edik prím (2, 3, 5, 7, …) a legkisebb, amely osztja n-et, de 0, ha n páros, és 1, ha n = 1
formula-proper-coprime = i, ahol az i-edik prím (2, 3, 5, 7, …) a legkisebb, amely osztja n-et, és 0, ha n = 1
formula-primes = azoknak a prímeknek a száma, amelyek szorzata n

## Conditions on n.

condition-none = egyetlen n sem
condition-every = n bármennyi
condition-parity = { $parity ->
    [odd] n páratlan
   *[even] n páros
}
condition-zeros = { $parity ->
    [odd] n páratlan sok nullára végződik ({ $numeration })
   *[even] n páros sok nullára végződik ({ $numeration })
}
# $equation: such as “n = 2^k - 1”.
condition-power = { $parity ->
    [odd] { $equation } páratlan k-val
   *[even] { $equation } páros k-val
}
condition-ones = { $parity ->
    [odd] n-ben páratlan sok 1-es van kettes számrendszerben
   *[even] n-ben páros sok 1-es van kettes számrendszerben
}
condition-length = { $parity ->
    [odd] n páratlan sok jegyű ({ $numeration })
   *[even] n páros sok jegyű ({ $numeration })
}
condition-or = { $first }, vagy { $second }
condition-and = { $first } és { $second }
condition-not = nem ({ $condition })

## Heaps with a mode, and pairs. $here and $later: positions such as “(n,l)”; $modes: such as “l = 0, 1, 2”.

law-modes-period = G{ $later } = G{ $here } minden { $heap } és { $modes } esetén
law-modes-period-from = G{ $later } = G{ $here } minden { $heap } ≥ { $from } és { $modes } esetén
# $states: the numbers of states, such as “3, 5, 4”.
law-modes-machines = { $modes } esetén G{ $here } értékét rendre { $states } állapotú automata számítja ki { $heap } számjegyeiből ({ $numeration }), az utolsó jeggyel kezdve
law-mode-form = { $position }: { $form }
law-lost-machine = egy { $states } állapotú automata olvassa le x és y számjegyeiből ({ $numeration }), mely (x,y) párok P-állások, az utolsó jegyekkel kezdve
law-lost-pairs = a P-állások: { $pairs }
# $formulas: equations for A and B.
law-beatty-pairs = (A,B) és (B,A), ahol A = { $lower } és B = { $upper }, n = 0, 1, 2, …
law-euclid-to-zero = a 0-t tartalmazó párok, és azok a különböző számokból álló párok, amelyek aránya kisebb, mint phi = (1+√5)/2
law-euclid-positive = a 0-t tartalmazó párok, és azok a párok, amelyek aránya kisebb, mint phi = (1+√5)/2

## Families of rules with letters.

family-pattern = { $equation }, ha n >= { $from }
# $residues: such as “0 or 2”.
family-pattern-if = { $law }, amennyiben { $letter } mod { $modulus } = { $residues }
family-patterns = { $first }; { $second }
family-or = { $first } vagy { $second }

## What agrees with a law that is only seen.

agrees-to = { $equation }, ha { $first } <= n <= { $last }
agrees-to-comma = { $equation }, ha { $first } <= n <= { $last }
agrees-to-but = { $equation }, ha { $first } <= n <= { $last }, de { $exceptions }
agrees-relations = { $relations }, ha n >= { $from }, amennyiben ezek a kupacok { $first } és { $last } közé esnek
agrees-machine = egy { $states } állapotú automata leolvassa G(n) értékét n számjegyeiből ({ $numeration }), ha 0 <= n < { $end }
agrees-pairs-machine = egy { $states } állapotú automata n-nel együtt olvassa G(n)-et { $base } alapú számrendszerben, ha 0 <= n < { $end }

## What was checked for a proof.

checked-any-above = { $most } fölött bármennyi érme elvehető, és ami marad, egy kupac marad
checked-windows-agree = két kupac előtt megegyezik { $count } kupac ablaka: { $first } és { $again }
checked-values-grow = az ablakok alatti értékek növekedése { $growth }: erről { $from }, erre { $to }
checked-inner-moves = { $rule } minden lépése ennek a szabálynak is lépése
checked-rule-law = { $rule } esetén ez a törvényszerűség érvényes, { $reference } szerint
checked-outer-moves = ennek a szabálynak minden lépése { $rule } lépése is
checked-fixed-moves = ha n >= { $from }, minden lépés rögzített számú, legfeljebb { $most } érmét vesz el, és a maradék mellett rögzített kupacokat hagy
checked-repeats-below = G(n+{ $period }) = G(n), ha { $from } <= n < { $end }
checked-repeats-to = G(n+{ $period }) = G(n), ha { $from } <= n <= { $last }
checked-takes-and-leaves = egy lépés legfeljebb { $coins } érmét vesz el, és legfeljebb { $heaps } kupacot hagy
checked-heaps-differ = a kupacoknak különbözniük kell: a korlát ennyi eltolást számol a periódussal: { $shifts }
checked-heaps-equal = a kupacoknak egyenlőknek kell lenniük: a korlát a periódust ennyiszer veszi: { $times }
checked-no-move = nincs lépés: minden kupac nyerő
checked-heaps-below = az n < { $least } kupacokból nincs lépés, és nyerők
checked-shift = egy n >= { $least } kupac ugyanúgy nyerő vagy vesztő, mint az n-{ $least } kupac normál játékban: indukcióval lehetőségei is, a kisebb lehetőségek ({ $least } alatt) pedig nyerők
# $way: how it is known, such as “proved”.
checked-normal-play = normál játék, { $way }: { $reference }
checked-values-before = két kupac előtt ugyanazok az értékek állnak (számuk { $width }): { $first } és { $again }
checked-no-rare-heap = nincs ritka kupac { $first } és { $last } között: az utolsó { $last_rare }
checked-no-tap = egyetlen leolvasott kupac és egyetlen tanú sincs messzebb, mint { $width } kupac, innen kezdve: { $first } kupac
checked-beyond-start = a kezdeten túl: { $first } > 2 * { $width }, és egyetlen lépés sem vesz el { $width } érménél többet
checked-mask = a maszk ({ $mask }) nem változott innen kezdve: { $before } kupac
checked-parity = az osztály figyelembe veszi a kupac paritását: { $distance } páros
checked-preperiod = az előperiódus legfeljebb { $preperiod }: a korábbi értékek már nincsenek meg
checked-takes-at-most = egy lépés legfeljebb { $most } érmét vesz el, és ami marad, egy kupac marad
# $climb: a formula, such as “c(i) + 2*q”.
checked-quotients = innen kezdve minden kupac ({ $first }, …) { $first } + i + { $classes }*q alakú, ahol 0 <= i < { $classes }, és értéke { $worth }
checked-quotients-options = minden i-re és q-ra: egyetlen lehetőség értéke sem ennyi, és minden kisebb érték egy lehetőség értéke ({ $count } összefüggés)
checked-quotients-machines = legfeljebb { $states } állapotú automaták olvassák a hányadosok és a nim-értékek közötti összefüggéseket
checked-heaps-by-definition = az n < { $end } kupacok definíció szerint
# $growth: how T grows, such as “floor(n/2) grows by 0 or 1”.
checked-window-moves = egy lépés legalább 1, legfeljebb T(n) érmét vesz el, T(n) = { $most }
checked-window-moves-from = egy lépés legalább 1, legfeljebb T(n) érmét vesz el, T(n) = { $most }; az n < { $from } kupacokból nincs lépés
checked-window-grows = T(0) = 0, és T(n) minden érmével 0-val vagy 1-gyel nő, minden n-re: { $growth }
checked-machine = G(n) értékét, amely legfeljebb { $most }, egy { $states } állapotú automata számítja ki n számjegyeiből ({ $numeration })
checked-pairs-machine = egy { $states } állapotú automata n-et és G(n)-et együtt olvassa { $base } alapú számrendszerben; minden n-re pontosan egy értéket fogad el
checked-powers-machine = egy { $states } állapotú automata { $base } alapú számrendszerben együtt olvassa ezt a két számot: n és { $base }^G(n); minden n-re pontosan egy értéket fogad el
checked-odious-machine = egy { $states } állapotú automata { $base } alapú számrendszerben együtt olvassa ezt a két számot: n és { $base }^j, ahol G(n) az az odiózus szám, amely előtt j másik áll (a 0-t 0 jelöli); minden n-re pontosan egy értéket fogad el
checked-relations = { $count ->
    [1] minden lépést egy összefüggés ír le n és a maradék között: lineáris, az alap hatványaival vagy nim-összegekkel; a maradék kisebb n-nél
   *[other] minden lépést { $count } összefüggés ír le n és a maradék között: lineárisak, az alap hatványaival vagy nim-összegekkel; a maradék kisebb n-nél
}
checked-sums-machine = X(n), az 1, …, n értékeinek nim-összege, szintén automatával olvasható: minden n-re X(n) = X(n-1) xor G(n)
checked-sums-options = n lehetőségeinek értéke X(n-1) xor X(m), ahol 0 <= m <= n-{ $least }
checked-no-option = minden n-re: n egyetlen lehetőségének értéke sem G(n)
checked-each-smaller = minden n-re: minden G(n)-nél kisebb érték n valamelyik lehetőségének értéke
checked-odious-lemma = segédtétel: két odiózus szám (1, 2, 4, 7, …) nim-összege nem odiózus, egy odiózus szám alatt pedig minden más szám, a 0 kivételével, két kisebb odiózus szám nim-összege
checked-odious-zero = minden olyan n-re, amelyre G(n) = 0: egyetlen lehetőségben sincs két egyenlő értékű kupac
checked-odious-others = minden más n-re: egyetlen lehetőségben sincs egy 0 és egy G(n) értékű kupac, de van olyan, amelyben két egyenlő értékű van
checked-odious-pairs = minden olyan u < v < G(n) párra, amelynek tagjai 0 vagy odiózus számok: van ilyen értékű kupacokból álló lehetőség
checked-option-machines = minden értékhez egy legfeljebb { $states } állapotú automata mondja meg, mely n-eknek van ilyen értékű lehetősége
checked-formula-agrees = minden n-re ugyanazt mondja az automata és a képlet
checked-formula-agrees-but = minden n-re ugyanazt mondja az automata és a képlet, de { $exceptions }
# $mode and $heap: the names of the two numbers.
checked-mode-machines = { $mode } minden értékéhez (ezek száma { $modes }) egy automata számítja ki a legfeljebb { $most } nagyságú értéket { $heap } számjegyeiből ({ $numeration })
checked-modes-closed = { $mode } ezen értékeiről egyetlen lépés sem vezet másikra
checked-modes-relations = { $count ->
    [1] a lépéseket a lineáris aritmetika egy összefüggése írja le
   *[other] a lépéseket a lineáris aritmetika { $count } összefüggése írja le
}
checked-positions-no-option = minden állásra: egyetlen lehetőség értéke sem egyezik az álláséval
checked-positions-each-smaller = minden állásra: minden kisebb érték valamelyik lehetőség értéke
checked-positions-machines = minden értékhez egy legfeljebb { $states } állapotú automata mondja meg, mely állásoknak van ilyen értékű lehetősége
# $why: one of the sentences play-ends-….
checked-play-ends = a játék véget ér: { $why }
checked-rows-moves = { $coins ->
    [1] ha { $heap } >= { $from }, minden lépés legfeljebb 1 érmét vesz el, és { $mode } rögzített értékére vezet
   *[other] ha { $heap } >= { $from }, minden lépés rögzített számú, legfeljebb { $coins } érmét vesz el, és { $mode } rögzített értékére vezet
}
checked-rows-moves-or-fixed = { $coins ->
    [1] ha { $heap } >= { $from }, minden lépés legfeljebb 1 érmét vesz el, vagy rögzített kupacot hagy, és { $mode } rögzített értékére vezet
   *[other] ha { $heap } >= { $from }, minden lépés rögzített számú, legfeljebb { $coins } érmét vesz el, vagy rögzített kupacot hagy, és { $mode } rögzített értékére vezet
}
checked-rows-same-moves = ha { $heap } >= { $from }, csak { $mode } dönti el, milyen lépések vannak
checked-rows-same-moves-by-remainder = ha { $heap } >= { $from }, csak { $mode } és { $heap } mod { $modulus } dönti el, milyen lépések vannak, és { $distance } osztható ezzel: { $modulus }
checked-rows-one-mode = egyetlen lépés sem változtatja meg ezt: { $mode }
checked-rows-modes = { $mode } e { $count } értékéről egyetlen lépés sem vezet másikra
checked-rows-repeat = G({ $heap }+{ $distance },{ $mode }) = G({ $heap },{ $mode }), ha { $first } <= { $heap } < { $end }, mindegyikben
checked-rows-passes = a semmit el nem vevő lépések { $mode } értékét változtatják meg, és sohasem korábbi értékre
checked-lost-machine = egy { $states } állapotú automata mondja meg x és y számjegyeiből ({ $numeration }), mely (x,y) párok P-állások
checked-lost-relations = { $count ->
    [1] a lépéseket egy összefüggés mondja meg az állás és a maradék között
   *[other] a lépéseket { $count } összefüggés mondja meg az állás és a maradék között
}
checked-lost-no-option = minden P-állásra: egyetlen lehetőség sem P-állás
checked-lost-others = minden más állásra: valamelyik lehetőség P-állás; egy { $states } állapotú automata fogadja el azokat, amelyeknek van ilyen lehetőségük
checked-same-options = minden állásra ugyanazok a lehetőségek, mint itt: { $rule } (2 alapú számrendszerben automaták döntik el)
# $least and $remainder: formulas.
checked-euclid-lemma = a lépések Eukleidész játékának lépései: ha x > 0 és y legalább { $least }, akkor (x,r) és (x,r+x) is lehetőség, ahol r = { $remainder }; a másodikból az egyetlen lépés az elsőre vezet, ezért egyikük P-állás, (x,y) pedig nem az
checked-euclid-simpler = ezért a P-állások egy egyszerűbb szabály P-állásai, amelyet 4 összefüggés mond meg: (0,0)-ra, ha y legalább { $least }, egyébként (x,y-x)-re, ahol Eukleidész játékában van ilyen lépés
# $term: a term such as “floor(n/2)”; $growth: a number, or one of the two ranges below.
growth-first = { $term } növekedése { $growth }
growth-next = { $reasons }, { $term } növekedése { $growth }
growth-or = { $low } vagy { $high }
growth-to = { $low } és { $high } közötti
play-ends-smaller = minden lépés csak kisebb kupacokat hagy
# $measure: a formula in the numbers of a position, such as “2*a+b”.
play-ends-measure = minden lépéssel csökken ez: { $measure }
play-ends-or = { $first }, vagy nem nő, és csökken ez: { $measure }
residues-one-coin = bármely nem üres kupacból elvehető 1 érme
residues-coins = 1, …, { $most } érme bármely kupacból elvehető, amelyben van annyi
residues-number = { $number } nem többszöröse ennek: { $modulus }
residues-primes = { $modulus } egyik többszöröse sem prím
residues-powers = { $base } egyik hatványa sem többszöröse ennek: { $modulus }
# $condition: such as “k mod 4 = 1”.
residues-remainder = { $modulus } egyetlen k többszörösére sem igaz: { $condition }
residues-coprime = { $modulus } minden többszörösének van közös osztója ezzel: { $other }
residues-divisor = { $divisor } osztja { $modulus } minden többszörösét
residues-divide = { $modulus } egyik többszöröse sem osztja ezt: { $number }
