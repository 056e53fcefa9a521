### Miért annyi egy rész értéke: az indok, amelyet az ember használni tud.
###
### A reason has four texts: what counts (whole sentences), what the numbers of this position say (a clause without a
### full stop, or sentences without the last full stop), what a winning move does (an order that begins with a small
### letter, without a full stop), and sometimes how to answer every move (whole sentences).

## What every reason says.

# $because: an equation, or a clause such as “3 is less than 4”. $formula: such as “G(50) = 1”.
reason-so = { $because }, ezért { $formula }
reason-less-than = { $number } kisebb, mint { $than }
reason-is-odd = { $number } páratlan
reason-is-even = { $number } páros
reason-their-nim-sum = Nim-összegük { $sum }
aim-leave-value-zero = hagyj 0 nim-értékű állást
aim-leave-lost = hagyj olyan állást, amelyből minden lépés veszít
# $heaps: one of the phrases hint-heaps-… of hint.ftl.
aim-leave-heaps = hagyj ennyit: { $heaps }
aim-leave-lost-heap = hagyj vesztő kupacot

## The values of one heap. $law: a formula such as “G(n) = n mod 4”, or a sentence of law.ftl without a full stop.

reason-law = { $law }.
reason-nim-heap = Egy n érmés Nim-kupac értéke n: lehetőségei a 0, …, n-1 érmés kupacok, ezek értéke 0, …, n-1, ezért a mex n.
reason-only-remainder = { $law }: csak n { $modulus } szerinti osztási maradéka számít.
# $term: a formula such as “n” or “n + 1”, which is halved as long as it is even.
reason-odd-part = { $law }: oszd 2-vel ezt a számot, amíg páros: { $term }; a megmaradt páratlan számnak vedd a felét, lefelé kerekítve.
reason-logarithm = { $law }: a legnagyobb k kitevő, amelyre { $base }^k <= { $term }.
# $numeration: “in binary”, “in base 3” or “in Zeckendorf's way” (words.ftl).
reason-zeros = { $count ->
    [0] { $number } { $numeration } { $digits }, a végén nincs nulla, ezért { $formula }
   *[other] { $number } { $numeration } { $digits }, a végén { $count } nulla van, ezért { $formula }
}
reason-ones = { $number } kettes számrendszerben { $digits }, benne az 1-esek száma { $count }, ezért { $formula }
reason-values-repeat-for-all = Az értékek ismétlődnek: G(n+{ $period }) = G(n) minden n-re. Ezért csak n { $period } szerinti osztási maradéka számít.
reason-values-repeat-from = Az értékek ismétlődnek: G(n+{ $period }) = G(n), ha n >= { $from }. Ezért csak n { $period } szerinti osztási maradéka számít.
# $condition: such as “n mod 7 = 0 or 2” (law.ftl).
reason-values-repeat-for-all-and-lost = Az értékek ismétlődnek: G(n+{ $period }) = G(n) minden n-re. Ezért csak n { $period } szerinti osztási maradéka számít. A soron következő játékos pontosan akkor veszít, ha { $condition }.
reason-values-repeat-from-and-lost = Az értékek ismétlődnek: G(n+{ $period }) = G(n), ha n >= { $from }. Ezért csak n { $period } szerinti osztási maradéka számít. A soron következő játékos pontosan akkor veszít, ha { $condition }.
reason-values-grow-for-all = Az értékek { $period } kupaconként ennyivel nőnek: { $saltus }, azaz G(n+{ $period }) = G(n) + { $saltus } minden n-re.
reason-values-grow-from = Az értékek { $period } kupaconként ennyivel nőnek: { $saltus }, azaz G(n+{ $period }) = G(n) + { $saltus }, ha n >= { $from }.
reason-lost-heaps = A soron következő játékos pontosan ezeknél a kupacoknál veszít: { $condition }.
reason-one-of-these = { $number } e számok egyike
reason-none-of-these = { $number } nincs e számok között
reason-one-of-them = { $number } ezek egyike
reason-zeros-parity = { $count ->
    [0] { $number } { $numeration } { $digits }, a végén nincs nulla: { $parity ->
        [odd] páratlan szám
       *[even] páros szám
    }
   *[other] { $number } { $numeration } { $digits }, a végén { $count } nulla van: { $parity ->
        [odd] páratlan szám
       *[even] páros szám
    }
}
answer-take-complement = Valahányszor az ellenfél k érmét vesz el, vegyél el { $both }-k érmét: együtt ez { $both }.
reason-misere-shift = { $least ->
    [1] Egyetlen kupac misère játékban ugyanúgy nyerő vagy vesztő, mint normál játékban az eggyel kevesebb érmés kupac. Ezért a soron következő játékos pontosan ezeknél a kupacoknál veszít: { $condition }.
   *[other] Egyetlen kupac misère játékban ugyanúgy nyerő vagy vesztő, mint normál játékban az a kupac, amelyben { $least } érmével kevesebb van. Ezért a soron következő játékos pontosan ezeknél a kupacoknál veszít: { $condition }.
}

## A heap with a mode: two numbers, of which one is a heap. $heap and $mode: the names of the two, such as n and l.

reason-modes-repeat = Az értékek ismétlődnek: { $law }. Ezért csak { $mode } számít, valamint { $heap } maradéka { $period } szerint.
reason-modes-repeat-at-once = Az értékek ismétlődnek: { $law }. Ezért csak { $mode } számít, ha { $heap } elég nagy.
reason-modes-machine = Minden { $mode } esetén egy automata számítja ki az értéket { $heap } számjegyeiből ({ $numeration }), az utolsó jeggyel kezdve.
# $forms: the laws of some modes in closed form.
reason-modes-machine-in-short = Minden { $mode } esetén egy automata számítja ki az értéket { $heap } számjegyeiből ({ $numeration }), az utolsó jeggyel kezdve. Röviden: { $forms }.
# $which: such as “l = 2”. $steps: the way of the machine, such as “0 -1-> 2 -0-> 1”.
reason-modes-machine-goes = { $number } { $numeration } { $digits }, ezért az automata (ha { $which }) útja { $steps }, a végén az állapot értéke { $value }: { $formula }

## Pairs of numbers.

# $pairs: such as “(0,0) (1,2) (3,5)”. $alpha: phi, sqrt(2) or alpha; $step: k, or such as 2*k; $definition: an equation for $alpha.
reason-wythoff = A soron következő játékos pontosan ezeknél a pároknál veszít, bármelyik sorrendben: { $pairs } … A k = 0, 1, 2, … sorszámú pár (a,b), ahol a = floor(k*{ $alpha }) és b = a + { $step }, itt { $alpha ->
    [phi] { $definition } az aranymetszés aránya
   *[other] { $definition }
}. Minden pozitív szám pontosan egy párban áll, és minden különbség egyetlen párhoz tartozik. Ezért a lista egyik párjából sem vezet lépés egy másikba, minden más állásból viszont vezet lépés a listába.
# $equation: such as “floor(2*phi) = 3”.
reason-wythoff-in-list = { $pair } különbsége { $difference }, ezért k = { $k }, és { $equation } a kisebb száma: a listában van
reason-wythoff-not-in-list = { $pair } különbsége { $difference }, ezért k = { $k }, de { $equation }, nem pedig { $low }: nincs a listában
reason-wythoff-not-divided = { $pair } különbsége { $difference }, ennek { $divisor } nem osztója: nincs a listában
aim-wythoff = hagyj egy párt a listából: { $pairs } …
# $ratio: such as “8/5 = 1.600…”.
reason-euclid-less = { $ratio } kisebb, mint phi
reason-euclid-more = { $ratio } nagyobb, mint phi
reason-euclid-zero = Az egyik szám 0, ezért nincs lépés
reason-euclid-equal-no-move = A számok egyenlők, ezért nincs lépés
reason-euclid-equal-one-move = A számok egyenlők, és egyetlen lépés az egyiket teljesen elveszi
reason-euclid-to-zero = Csak a két szám aránya számít, összevetve az aranymetszés { $phi } arányával. Amíg mindkettővel lehet még játszani, a soron következő játékos pontosan akkor veszít, ha a nagyobb szám kisebb a kisebbik phi-szeresénél, de nem egyenlő vele. A kisebb szám kétszerese alatt csak egy lépés van, és ez a phi alatti arányból phi fölöttit csinál. Phi fölötti aránynál lehet választani, és phi alatti arányt hagyni.
reason-euclid-positive = Csak a két szám aránya számít, összevetve az aranymetszés { $phi } arányával. Amíg mindkettővel lehet még játszani, a soron következő játékos pontosan akkor veszít, ha a nagyobb szám kisebb a kisebbik phi-szeresénél. A kisebb szám kétszerese alatt csak egy lépés van, és ez a phi alatti arányból phi fölöttit csinál. Phi fölötti aránynál lehet választani, és phi alatti arányt hagyni.
aim-euclid = hagyj két olyan számot, amelynek aránya kisebb, mint phi = 1.618…, vagy tedd meg az utolsó lépést
reason-fibonacci = Írd fel a kupacot az 1, 2, 3, 5, 8, … Fibonacci-számok összegeként úgy, hogy semelyik kettő ne legyen szomszédos (Zeckendorf szerint minden számnak pontosan egy ilyen felírása van). A soron következő játékos pontosan akkor nyer, ha az összeg legkisebb tagját el szabad vennie. Ezután a legkisebb megmaradt tag több mint kétszer akkora, ezért az ellenfél nem veheti el, minden más lépése után pedig te ismét elveheted a legkisebb tagot.
reason-fibonacci-no-coin = nem maradt érme
reason-fibonacci-number = { $number } Fibonacci-szám
# $sum: an equation such as “20 = 13 + 5 + 2”, or the clause before this one.
reason-fibonacci-may = { $sum }; a legkisebb tag { $smallest }, ez elvehető, mert legfeljebb ennyi vehető el: { $most }
reason-fibonacci-may-not = { $sum }; a legkisebb tag { $smallest }, ez nem vehető el, mert legfeljebb ennyi vehető el: { $most }
aim-fibonacci = hagyj olyan kupacot, amelynek legkisebb Fibonacci-tagja nem vehető el
answer-fibonacci = Vedd el ismét a Fibonacci-számok összegének legkisebb tagját.

## Chomp: bites of a bar of chocolate with a poisoned square.

reason-chomp-line = Egyetlen sor vagy oszlop a mérgezetten kívüli kockák Nim-kupaca: egy harapás akárhányat elvehet belőlük.
reason-chomp-line-here = Számuk itt { $count }
aim-chomp-line = hagyd meg csak a mérgezett kockát
# $lines: rows or columns.
reason-chomp-two = { $lines ->
    [rows] Két sor esetén a soron következő játékos pontosan akkor veszít, ha a hosszabb sorban eggyel több kocka van, mint a rövidebben. Minden harapás elrontja ezt, és egy harapás helyreállítja.
   *[columns] Két oszlop esetén a soron következő játékos pontosan akkor veszít, ha a hosszabb oszlopban eggyel több kocka van, mint a rövidebben. Minden harapás elrontja ezt, és egy harapás helyreállítja.
}
reason-chomp-two-here = Itt { $longer } és { $shorter } kocka van bennük: a különbség { $difference }
aim-chomp-two = { $lines ->
    [rows] érd el, hogy a két sor egyike pontosan egy kockával hosszabb legyen
   *[columns] érd el, hogy a két oszlop egyike pontosan egy kockával hosszabb legyen
}
answer-chomp-two = { $lines ->
    [rows] Minden harapás után érd el, hogy a hosszabb sor ismét egy kockával legyen hosszabb a másiknál.
   *[columns] Minden harapás után érd el, hogy a hosszabb oszlop ismét egy kockával legyen hosszabb a másiknál.
}
reason-chomp-square = Négyzet alakú táblánál harapj az átló második kockájába, (2,2). Egy sor és egy ugyanolyan hosszú oszlop marad, amelyeket csak a mérgezett kocka köt össze.
reason-chomp-square-here = A tábla négyzet alakú
answer-chomp-square = Ismételj meg minden harapást a másik karon: az ellenfélnek kell elvennie a mérgezett kockát.
reason-chomp-stolen = Stratégialopás: gondolj arra a harapásra, amely csak az utolsó, a mérgezettel átellenes sarkot eszi meg. Ha nyer, akkor ez nyerő lépés. Ha veszít, akkor az ellenfélnek van utána nyerő harapása; de az a sarkot is megeszi, ezért rögtön az is megtehető lett volna. Így is, úgy is van nyerő harapás. Az érvelés nem mondja meg, melyik.
reason-chomp-stolen-here = A tábla ép, és egynél több kockából áll

## Other games.

reason-schuh-heap = Ezen osztók mindegyike osztója a következőnek, ezért egy lépés akárhányat elvehet a legnagyobbak közül: ez az 1-en kívüli osztók Nim-kupaca.
reason-schuh-heap-here = A kupac nagysága { $count }
aim-schuh-heap = hagyd meg csak az 1-et
reason-schuh-stolen = Stratégialopás: gondolj arra a lépésre, amely csak a legnagyobb számot távolítja el. Ha nyer, akkor ez nyerő lépés. Ha veszít, akkor az ellenfélnek van nyerő válasza; de az a legnagyobb számot is eltávolítja, ezért az is lehetett volna az első lépés. Így is, úgy is van nyerő lépés. Az érvelés nem mondja meg, melyik.
reason-schuh-stolen-here = Egy szám összes osztója megvan
reason-cram = Szimmetria: a tábla félfordulat után ugyanúgy néz ki. Aki minden dominóra annak félfordulattal kapott képével válaszol, annak mindig van válasza, így ő lép utoljára.
reason-cram-lost = Egyik dominó sem fedheti a saját képét, ezért a soron következő játékos ellenfele válaszolhat így
reason-cram-won = Csak a középső dominó fedi a saját képét: a soron következő játékos ezt teszi le először, és onnantól így válaszol
answer-cram = Minden dominóra a tábla félfordulatával kapott képével válaszolj.
reason-nimble = Egy érme az s mezőn egy s érmés Nim-kupac: a 0, …, s-1 mezők bármelyikére tolható.
# $sum: an equation such as “2 xor 3 = 1”, or a number.
reason-nimble-here = A mezők nim-összege: { $sum }
aim-nimble = tedd a mezők nim-összegét 0-vá
reason-selective = Csak a paritás számít. A soron következő játékos pontosan akkor veszít, ha minden kupac páros: onnan minden lépés páratlanná tesz valamilyen kupacot, azután minden páratlan kupacból egy-egy érme elvétele ismét mindet párossá teszi.
reason-selective-even = Minden kupac páros
reason-selective-one-odd = A sorban { $place }. kupac páratlan, más nem
# $places: such as “1 and 3”.
reason-selective-odd = Páratlanok az ilyen sorszámú kupacok: { $places }
aim-selective = tedd az összes kupacot párossá: minden páratlan kupacból vegyél el egy érmét
answer-selective = Vegyél el egy-egy érmét azokból a kupacokból, amelyeket az ellenfél az imént választott.
reason-additions = A hozzáadások nem változtatnak semmin: aki nélkülük nyer, rögtön elveszi a hozzáadott érméket. Ezért csak a kupacok számítanak, ahogy a Nimben.
aim-additions = tedd a kupacok nim-összegét 0-vá
answer-additions = Ha az ellenfél érméket ad hozzá, vedd el ugyanazokat az érméket; egyébként játssz úgy, mint a Nimben.
reason-cake = A mérgezett darab fölötti és alatti sorok, valamint a tőle balra és jobbra lévő oszlopok négy Nim-kupacot adnak: egy vágás az egyikből akárhányat megeszik, a többit meghagyja.
# The name of a heap in a sum: the rows or columns on one side of the poisoned piece.
reason-cake-side = { $side ->
    [top] felső sorok
    [bottom] alsó sorok
    [left] bal oldali oszlopok
   *[right] jobb oldali oszlopok
}
aim-cake = tedd a négy oldal nim-összegét 0-vá
reason-staircase = Csak a páros lépcsőfokokon lévő érmék számítanak, mégpedig Nim-kupacként. A páratlan fokon lévő érmék nem változtatnak semmin: ha lekerülnek egy páros fokra, ugyanazok az érmék rögtön továbbmennek, és a páros fokok olyanok, mint azelőtt.
# The name of a heap in a sum.
reason-staircase-stair = { $stair }. fok
reason-staircase-empty = Páros fokon nem áll érme: a nim-összeg 0
reason-staircase-one = A páros fokok közül csak ezen van érme: { $stair }; a nim-összeg { $sum }
# $stairs: such as “2 and 4”; $sum: such as “2 xor 3 = 1”.
reason-staircase-several = Páros fokok, amelyeken érme van: { $stairs }; nim-összegük: { $sum }
aim-staircase = tedd a páros fokok nim-összegét 0-vá
answer-staircase = Ha az ellenfél páros fokra tesz érméket, vidd tovább ugyanazokat az érméket. Ha páros fokról lép, válaszolj úgy, mint a Nimben: tedd a páros fokok nim-összegét ismét 0-vá.
reason-silver-dollar = Nézd a hézagokat, vagyis az egyes érméktől balra lévő szabad mezőket. Állítsd párba az érméket jobbról kezdve: az utolsó kettőt, az előttük lévő kettőt és így tovább; ha az első érme egyedül marad, párja a csík vége. Csak a párokon belüli hézag számít, Nim-kupacként. Ha egy pár bal oldali érméje eltávolodik, a jobb oldali ugyanannyival követi, és a hézag olyan, mint azelőtt.
# The name of a heap in a sum: the gap left of the coin on this square.
reason-silver-dollar-gap = balra innen: { $coin }
reason-silver-dollar-no-coin = Nincs érme: a nim-összeg 0
reason-silver-dollar-one-gap = Az egyetlen hézag nagysága { $sum }
# $gaps and $coins: such as “0, 2 and 4”; $sum: such as “0 xor 4 = 4”.
reason-silver-dollar-gaps = A hézagok nagysága balról jobbra: { $gaps }. Azok számítanak, amelyek az ezeken a mezőkön álló érméktől balra vannak: { $coins }; nim-összegük: { $sum }
aim-silver-dollar = tedd a számító hézagok nim-összegét 0-vá
answer-silver-dollar = Ha az ellenfél egy pár bal oldali érméjével lép, a jobb oldalival lépj ugyanannyit. Ha az ellenfél egy számító hézagot csökkent, tedd e hézagok nim-összegét ismét 0-vá, ahogy a Nimben.
reason-moore = { $most ->
    [1] Írd egymás alá a kupacokat kettes számrendszerben, és számold meg minden oszlopban az 1-eseket. Egy lépés egyetlen kupacot változtat meg. A soron következő játékos pontosan akkor veszít, ha minden oszlopban az 1-esek száma { $modulus } többszöröse: onnan minden lépés elrontja a legmagasabb oszlopot, amelyet megváltoztat, mert onnan egy 1-est vesz el; minden más állásból pedig van olyan lépés, amely után minden oszlopban { $modulus } többszöröse áll.
   *[other] Írd egymás alá a kupacokat kettes számrendszerben, és számold meg minden oszlopban az 1-eseket. Egy lépés legfeljebb { $most } kupacot változtat meg. A soron következő játékos pontosan akkor veszít, ha minden oszlopban az 1-esek száma { $modulus } többszöröse: onnan minden lépés elrontja a legmagasabb oszlopot, amelyet megváltoztat, mert onnan legalább egy, de legfeljebb { $most } 1-est vesz el; minden más állásból pedig van olyan lépés, amely után minden oszlopban { $modulus } többszöröse áll.
}
# $counts: such as “3, 3 and 4”.
reason-moore-lost = Az 1-esek száma az oszlopokban { $counts }: mind { $modulus } többszöröse
reason-moore-won = Az 1-esek száma az oszlopokban { $counts }: { $count } nem többszöröse ennek: { $modulus }
reason-moore-no-coin = Nem maradt érme
aim-moore = érd el, hogy minden bináris oszlopban az 1-esek száma { $modulus } többszöröse legyen
answer-moore = Minden lépés után érd el ismét, hogy minden oszlopban { $modulus } többszöröse legyen az 1-esek száma.
