### The law of a rule and why it holds, for a student to follow: titles, headings and the sentences of proofs.
###
### G(n) is the nim-value of heap n, mex the smallest number that is missing. Formulas stay as they are.

## Titles and headings. $rule: a rule.

proof-title-law = { $rule } törvényszerűsége
proof-title-positions = { $rule } P-állásai
heading-statement = Az állítás
heading-no-law = Nem találtunk törvényszerűséget
heading-tried = Amit megpróbáltunk
heading-seen = Ami látszik
heading-no-proof = Miért nem bizonyítás ez
heading-checked = Amit ellenőriztünk
heading-example = Példa
heading-also = Továbbá
heading-why-nothing-smaller = Miért nem elég kisebb
heading-why-for-all = Miért igaz minden kupacra
heading-why-finite = Miért elég véges sok ellenőrzés
heading-why-finite-again = Egy másik bizonyítás: miért elég véges sok ellenőrzés
heading-why = Miért igaz
heading-first-values = Az első értékek

## The statement. $rule: a rule as it is typed; $canonical: its shortest form.

proof-rule = A szabály: { $rule }. Aki nem tud lépni, veszít. G(n) egy n érmés kupac nim-értéke: lehetőségei értékének mexe, vagyis a 0, 1, 2, … számok közül a legkisebb, amely egyik lehetőségnek sem értéke.
proof-rule-is = A szabály: { $rule }, azaz { $canonical }. Aki nem tud lépni, veszít. G(n) egy n érmés kupac nim-értéke: lehetőségei értékének mexe, vagyis a 0, 1, 2, … számok közül a legkisebb, amely egyik lehetőségnek sem értéke.
proof-coins-rule = A szabály: { $rule }. Aki nem tud lépni, veszít. G(n) az n-edik helyen álló egyetlen fej nim-értéke: lehetőségei értékének mexe, vagyis a 0, 1, 2, … számok közül a legkisebb, amely egyik lehetőségnek sem értéke.
proof-coins-rule-is = A szabály: { $rule }, azaz { $canonical }. Aki nem tud lépni, veszít. G(n) az n-edik helyen álló egyetlen fej nim-értéke: lehetőségei értékének mexe, vagyis a 0, 1, 2, … számok közül a legkisebb, amely egyik lehetőségnek sem értéke.
# $heap and $mode: the names of the two numbers.
proof-modes-rule = A szabály: { $rule }. Aki nem tud lépni, veszít. { $heap } egy kupac, { $mode } pedig egy üzemmód: véges sok értéket vesz föl.
proof-modes-rule-is = A szabály: { $rule }, azaz { $canonical }. Aki nem tud lépni, veszít. { $heap } egy kupac, { $mode } pedig egy üzemmód: véges sok értéket vesz föl.
proof-pairs-rule = A szabály: { $rule }. Aki nem tud lépni, veszít. Egy (x,y) pár P-állás, ha a soron következő játékos veszít, egyébként N-állás.
proof-pairs-rule-is = A szabály: { $rule }, azaz { $canonical }. Aki nem tud lépni, veszít. Egy (x,y) pár P-állás, ha a soron következő játékos veszít, egyébként N-állás.
# $law: a sentence of law.ftl.
proof-law = A törvényszerűség: { $law }.
proof-sentence = { $sentence }.
proof-proved = Éppen erre a szabályra bizonyított, { $reference } szerint.
proof-theorem = Igaz egy közölt tétel alapján: { $reference }.
proof-only-seen = Csak megfigyelt, a 0, …, { $last } kupacok értékeiben: ez nem tény.
proof-only-seen-pairs = Csak megfigyelt: { $reference }. Ez nem tény.
proof-nothing-to-check = Semmit sem kell ellenőrizni.

## Values and examples.

proof-values = Az értékek, definíció szerint
proof-first-values = { $count } érték közül az első { $shown }, definíció szerint
proof-not-earlier = A törvényszerűség nem kezdődhet korábban: G({ $before }) = { $now }, de G({ $later }) = { $then }, nem { $wanted }.
proof-shorter-divides = Egy rövidebb periódusnak osztania kellene ezt: { $period }, mert ahol két periódus érvényes, ott a legnagyobb közös osztójuk is az.
# $here and $there: equations.
proof-not-shorter = { $period } nem periódus, mert { $here } és { $there }.
proof-not-shorter-but = { $period } nem periódus, mert { $here } és { $there }, nem { $wanted }.
proof-not-shorter-saltus = { $period } nem periódus, mert { $prime } ilyen szakasznak összesen { $saltus } növekedést kellene adnia, de { $saltus } nem osztható ezzel: { $prime }.
proof-sentences = { $first } { $second }
proof-mode-machine = Az automata, ha { $which }
proof-modes-values = A nim-értékek; innen kezdve ismétlődik { $period } érték: { $from }
proof-modes-first-values = Az első { $shown } kupac nim-értékei, definíció szerint; innen kezdve ismétlődik { $period } érték: { $from }
proof-machine-caption = Az automata: a következő állapot minden jegyre
proof-pairs-machine-caption = Az automata: a következő állapot minden jegypárra, a vonal előtt x jegye
proof-values-machine-caption = Az automata: a következő állapot minden jegypárra, a vonal előtt n jegye
table-state = állapot
table-digit = jegy: { $digit }
table-may-end = lehet vége
proof-machine-too-large = Az automata táblázatának { $states } állapota van, egy oldalra túl sok; a törvényszerűség JSON-alakjában mind megvan.

## P-positions.

proof-pairs-none = A legfeljebb { $to } nagyságú koordinátájú párok között nem találtunk törvényszerűséget, és nem is állítunk semmit.
proof-pairs-law-base = A törvényszerűség: a P-állásokat egy { $states } állapotú automata fogadja el. x és y számjegyeit egymás mellett olvassa { $base } alapú számrendszerben, az utolsó jegyekkel kezdve, és a végén igent vagy nemet mond.
proof-pairs-law-zeckendorf = A törvényszerűség: a P-állásokat egy { $states } állapotú automata fogadja el. x és y jegyeit egymás mellett olvassa, mégpedig olyan 1, 2, 3, 5, 8, … különböző Fibonacci-számok összegeként, amelyek közül kettő sem szomszédos (Zeckendorf; minden szám egyféleképpen ilyen összeg), az utolsó jegyekkel kezdve, és a végén igent vagy nemet mond.
proof-first-pairs = Az első P-állások, definíció szerint: { $pairs }.
proof-pairs-also = Ugyanez egy másik tétel alapján, { $reference } szerint: { $law }.
proof-pairs-when = Mikor lesznek egy halmaz párjai éppen a P-állások? Ha (1) egyetlen, az automata által elfogadott párnak sincs elfogadott lehetősége, és (2) minden el nem fogadott párnak van elfogadott lehetősége. Minden játék véget ér, mert minden lépés csökkent egy mértéket, amely sohasem negatív; ezért nézzük a párokat e mérték sorrendjében.
proof-pairs-induction = Egy elfogadott párnak (1) miatt csak el nem fogadott lehetőségei vannak; indukcióval ezek N-állások, tehát a pár P-állás. Egy el nem fogadott párnak (2) miatt van elfogadott lehetősége, amely indukcióval P-állás; tehát a pár N-állás. Így (1) és (2), ha minden párra igaz, bizonyítja a törvényszerűséget.
proof-pairs-sentences = Mindkettő természetes számokról szóló mondat. A lépéseket egyenletek és egyenlőtlenségek mondják meg, amelyeket automaták jegyenként olvasnak, mert egy összeadásban csak az átvitelre kell emlékezni. Az „és”, a „nem” és a „van olyan lehetőség” automatákból automatákat készít.
proof-pairs-decided = Így az a kérdés, hogy (1) vagy (2) elromlik-e valahol, azt jelenti: elfogad-e egy bizonyos automata egyáltalán valamit; és ez kiderül véges sok állapotából.
proof-euclid-simpler = Eukleidész játékában az x <= y, x > 0 számokkal minden lépés x-et vesz el y-ból, egyszer vagy többször. Ahol kétszer is elvehető, nézzük az utolsó két lehetőséget: a nagyobbikból egyetlen lépés van, és az a kisebbikbe vezet. Ezért a kettő közül pontosan az egyik P-állás, (x,y) pedig N-állás. Ahol csak egyszer vehető el, ott csak egy lehetőség van. Így egy egyszerűbb szabálynak ugyanezek a P-állásai: vegyük el x-et y-ból, ha az csak egyszer lehetséges, egyébként menjünk (0,0)-ra, amely P-állás. A továbbiak erről a szabályról szólnak; összeadásokkal és összehasonlításokkal leírható.
proof-beatty = Az A számok és a B számok együtt minden természetes számot megadnak 1-től, mindegyiket egyszer (Beatty tétele), a B - A különbségek pedig egy szám különböző többszörösei, amelyet egyetlen, mindkét koordinátát változtató lépés sem hidal át. Ezért egy ilyen párból egyetlen lépés sem vezet másik ilyenbe. Hogy minden más párból vezet ilyenbe lépés, azt a megnevezett munka mutatja meg. Amit ellenőriztünk: ennek a szabálynak a lépései minden állásban a tétel lépései.

## Laws that are only seen, and no law.

proof-seen-fit = A 0, …, { $last } kupacok minden kiszámított értéke (számuk { $count }) illik a törvényszerűségre:
proof-seen-larger = Nagyobb kupacokról ez nem mond semmit: sok érték mintázata még nem tétel. Grundy játékában a 3, …, 12 kupacok értéke 1, 0, 2 ismétlődése, de a 13 megtöri a mintázatot; más mintázatok kupacok milliói után törnek meg.
proof-seen-period = Egy későn kezdődő ismétlődés keveset mondana. Ezért egy periódus csak akkor számít megfigyeltnek, ha a törvényszerűség és két periódus az értékek első hatodában látszik, minden későbbi érték egyezik, és nyolcszor vagy többször ismétlődnek.
proof-seen-classes = Minden maradékosztály a maga számával nő. Ez csak akkor számít megfigyeltnek, ha a törvényszerűség és két periódus az értékek első hatodában látszik, minden későbbi érték egyezik, és nyolcszor vagy többször nőnek így.
proof-seen-closed = A képlet egy kis táblázatból való: n-et osztó hatványok, logaritmusok, kettes számrendszerbeli jegyek, gyökök. Csak akkor számít megfigyeltnek, ha legkésőbb a 64 kupactól kezdve minden ismert értékre helyes, és az értékek legalább háromszor eltérnek egy egyenestől, kivételek esetén többször is.
proof-seen-regular = Az ilyen sorozat neve k-reguláris (Allouche és Shallit 1992): n jegyei k alapú számrendszerben megmondják, melyik összefüggés következik, így egy hatalmas kupac értékéhez jegyenként egy lépés kell. Csak akkor számít megfigyeltnek, ha minden összefüggés 48 tagból adódott, az összes többi ismertre is érvényes, és nyolcszor annyi érték van, mint ahány számmal a törvényszerűség leírható.
proof-wanted-quotients = Hányadosokat 2 alapú számrendszerben olvasó automaták eldönthetnék a törvényszerűséget; de nem bizonyították, vagy túl nagyok voltak.
proof-wanted-guy-smith = Guy és Smith tétele ténnyé tenné, ha az egyenlet eddig a kupacig érvényes volna: { $last }; de csak { $computed } kupacot számítottunk ki. Több kupac talán meghozza.
proof-wanted-no-bound = Guy és Smith tétele nem ad korlátot olyan kódra, amelyben [ ] vagy * van, mert egy lépés korlátlanul sok kupacot hagyhat, vagy korlátlanul sokat vehet el; a 2 alapú számrendszert olvasó automaták pedig nem bizonyították a törvényszerűséget, vagy túl nagyok voltak.
proof-wanted-linear = Ennek a programnak egyik tétele sem szól ilyen lépésekről: nem írhatók le olyan egyenletekkel és egyenlőtlenségekkel, amelyek n-ben és a maradékban lineárisak, legfeljebb hatványokkal.
proof-wanted-states = A lépések n-ben lineárisak, ezért számjegyeket olvasó automaták eldönthetnék a törvényszerűséget; de nem bizonyították, vagy túl sok állapot kellett volna.
proof-none = A szabály: { $rule }. A 0, …, { $last } kupacok értékeiben nem találtunk törvényszerűséget, és nem is állítunk semmit.
proof-none-is = A szabály: { $rule }, azaz { $canonical }. A 0, …, { $last } kupacok értékeiben nem találtunk törvényszerűséget, és nem is állítunk semmit.
proof-none-may-come = Ez nem bizonyítja, hogy nincs. Több értékből talán kiderül egy.
proof-tried-last-values = Az utolsó { $count } érték ismétlődése, amely periódust bizonyítana: jönnie kell ilyen ismétlődésnek, de még nem jött.
proof-tried-window = Az ablak ismétlődése azok fölött az értékek fölött, amelyeket az összes kisebb kupac lefed: jönnie kell, de még nem jött.
proof-tried-guy-smith = Guy és Smith tétele: egy n0-tól érvényes p periódus bizonyított, ha eddig a kupacig érvényes: h*(n0+m*p) + k - 1, ahol k = { $k }, h = { $h }, m = { $m }. Ezek között az értékek között nincs ilyen n0 és p.
proof-tried-long = Hosszú futásokban: az utolsó értékek ismétlődése egy ritka térben, az utolsó ritka kupacon túl. Nem jött ilyen.
proof-tried-no-bound = Guy és Smith tétele nem ad korlátot olyan kódra, amelyben [ ] vagy * van.
proof-tried-period = Egyszerű vagy növekvő (saltusos) periódus, amely az értékek első hatodában látszik, és minden további megerősíti: nincs ilyen.
proof-tried-classes = Külön saltus minden maradékosztályra, és zárt képletek (n-et osztó hatványok, logaritmusok, kettes számrendszerbeli jegyek, gyökök): egyik sem illik.
proof-tried-machines = Automaták, amelyek az értékeket n jegyeiből olvassák 2 és 10 közötti alapú számrendszerben vagy Zeckendorf-alakban, vagy az értékeket és n-et együtt: kevés állapottal egyik sem olvassa őket.
proof-tried-regular = Lineáris összefüggések a G(k^e*n + r) részsorozatok között, k értékei 2-től 10-ig: kevés ilyen nem írja le az értékeket.

## Nim, Lasker's Nim, and rules that take numbers from a range.

proof-nim = Egy n érmés kupacból bármennyi elvehető, ezért lehetőségei a 0, 1, …, n-1 kupacok. Ha ezek értéke 0, 1, …, n-1 (és a 0 kupacé, amelyből nincs lépés, 0), akkor a legkisebb hiányzó szám n. Így kupacról kupacra, vég nélkül, G(n) = n. Semmit sem kell ellenőrizni.
proof-lasker-law = Egy lépés bármennyi érmét elvesz egy kupacból, vagy két kupacra osztja, és nem vesz el semmit. A törvényszerűség szerint minden négy kupacban, 4m+1, 4m+2, 4m+3, 4m+4, az értékek 4m+1, 4m+2, 4m+4, 4m+3: az utolsó kettő fel van cserélve. Megmutatjuk, hogy mindegyik a lehetőségek mexe, ha a kisebb kupacoknak ilyen értékeik vannak.
proof-lasker-splits = A törvényszerűség szerint, ha kupacok 4-gyel osztva 1, 2, 3, 0 maradékot adnak, értékeik 1, 2, 0, 3 maradékot adnak. Egy nim-összeg utolsó két kettes számrendszerbeli jegye csak a részek utolsó két jegyétől függ. Ezért egy n kupac kettéosztásának értéke 2 maradékot ad, ha n maradéka 1 (0+1 és 2+3 érme: 3 xor 1 = 2 és 2 xor 0 = 2); 1-et vagy 0-t, ha n maradéka 2; 3-at, ha n maradéka 3; 0-t vagy 1-et, ha n maradéka 0.
proof-lasker-cases = n = 4m+1: a kisebb kupacok értékei 0, …, 4m, és egyetlen kettéosztásé sem ad 1 maradékot, ezért G(n) = 4m+1. n = 4m+2: a kisebb kupacoké 0, …, 4m+1, és egyetlen kettéosztásé sem ad 2 maradékot, ezért G(n) = 4m+2. n = 4m+3: a kisebb kupacoké 0, …, 4m+2, az 1-re és 4m+2-re osztásé 1 xor 4m+2 = 4m+3, és egyetlen kettéosztásé sem ad 0 maradékot, ezért G(n) = 4m+4. n = 4m+4: a kisebb kupacoké 0, …, 4m+2 és 4m+4, és egyetlen kettéosztásé sem ad 3 maradékot, ezért G(n) = 4m+3. Semmit sem kell ellenőrizni.
proof-range-without-end = Bármely, legalább { $least } nagyságú szám elvehető, és G(n) = floor(n/{ $least }). Ugyanis n lehetőségei a 0, …, n-{ $least } kupacok. Ha ezek értéke az, amit a képlet ad, akkor 0-tól floor(n/{ $least })-1-ig minden szám előfordul, ezért a legkisebb hiányzó floor(n/{ $least }); egy { $least } alatti kupacból nincs lépés, és értéke 0. Semmit sem kell ellenőrizni.
proof-range-claim = Legalább { $least }, legfeljebb { $most } érme vehető el. Legyen r = n mod { $modulus }, ahol { $modulus } = { $least }+{ $most }. Ekkor G(n) = floor(r/{ $least }). Megmutatjuk, hogy ez a lehetőségek mexe, ha azok értéke az, amit a képlet ad; így kupacról kupacra, vég nélkül érvényes.
proof-range-no-option = Egyik lehetőség értéke sem egyezik n értékével. Ha t érmét veszünk el, és t <= r, akkor r-t marad maradéknak: ez r-{ $least } vagy kevesebb, ezért az értéke kisebb. Ha t > r, akkor r+{ $modulus }-t a maradék, és ez r+{ $least } vagy több, mert t <= { $most }: az értéke nagyobb.
proof-range-each-smaller = Minden kisebb v érték egy lehetőség értéke. { $least } maradék értéke v: { $least }*v, …, { $least }*v + { $below }. r - { $least }*v érme elvétele közülük az elsőhöz vezet, { $below } érmével kevesebb az utolsóhoz. E számok legnagyobbika legalább { $least }, mert v < floor(r/{ $least }); legkisebbike legfeljebb { $most }, mert r <= { $last }. Hézag nélkül követik egymást, ezért valamelyikük { $least } és { $most } közé esik.
proof-remainder-claim = { $most ->
    [1] Egy lépés 1 érmét vesz el. Legyen r = n mod { $modulus } az n maradéka { $modulus } szerint. Megmutatjuk, hogy G(n) = r, kupacról kupacra: tegyük föl, hogy minden kisebb kupacra igaz.
    [2] Egy lépés 1 vagy 2 érmét vesz el. Legyen r = n mod { $modulus } az n maradéka { $modulus } szerint. Megmutatjuk, hogy G(n) = r, kupacról kupacra: tegyük föl, hogy minden kisebb kupacra igaz.
    [3] Egy lépés 1, 2 vagy 3 érmét vesz el. Legyen r = n mod { $modulus } az n maradéka { $modulus } szerint. Megmutatjuk, hogy G(n) = r, kupacról kupacra: tegyük föl, hogy minden kisebb kupacra igaz.
   *[other] Egy lépés legalább 1, legfeljebb { $most } érmét vesz el. Legyen r = n mod { $modulus } az n maradéka { $modulus } szerint. Megmutatjuk, hogy G(n) = r, kupacról kupacra: tegyük föl, hogy minden kisebb kupacra igaz.
}
proof-remainder-no-option = Egyik lehetőség értéke sem r: ahhoz, hogy a maradék ugyanaz maradjon, egy lépésnek { $modulus } többszörösét kellene elvennie, de legfeljebb { $most } érme vehető el.
proof-remainder-each-smaller = Minden kisebb v = 0, …, r-1 szám egy lehetőség értéke: vegyünk el r-v érmét, és a maradék v lesz.
proof-remainder-mex = Tehát r a legkisebb szám, amely egyik lehetőségnek sem értéke, vagyis a mex: G(n) = r.
proof-remainder-play = A játékban ez azt jelenti: hagyd meg { $modulus } többszörösét. Valahányszor az ellenfél k érmét vesz el, vegyél el { $modulus }-k érmét, és ismét { $modulus } többszöröse marad.
proof-residues-claim = { $modulus ->
    [2] Bármely kupacból elvehető 1 érme, ha van benne annyi, de sohasem { $modulus } többszöröse. Állítás: G(n) = n mod { $modulus }. A 0 kupacra, amelyből nincs lépés, ez igaz. Tegyük föl, hogy minden n-nél kisebb kupacra igaz.
   *[other] Bármely kupacból elvehető 1, …, { $most } érme, ha van benne annyi, de sohasem { $modulus } többszöröse. Állítás: G(n) = n mod { $modulus }. A 0 kupacra, amelyből nincs lépés, ez igaz. Tegyük föl, hogy minden n-nél kisebb kupacra igaz.
}
proof-residues-step = Legyen r = n mod { $modulus }. Aki k érmét vesz el, n-k érmét hagy, és n-k mod { $modulus } nem r, mert k nem osztható ezzel: { $modulus }; egyik lehetőség értéke sem r. De elvehető 1, …, r érme, mert r legfeljebb { $most }: ezek olyan kupacokat hagynak, amelyekre n mod { $modulus } rendre r-1, …, 0. Így minden kisebb érték egy lehetőség értéke, és r a legkisebb hiányzó szám: G(n) = r.
proof-residues-end = Tehát minden n-re igaz, egyikről a másikra. Egyetlen értéket sem kell kiszámítani.
proof-between-rules = Két szabályt állítunk e mellé. Az első szerint kevesebb lépés van: mindegyik ennek a szabálynak is lépése. A második szerint több: ennek a szabálynak minden lépése köztük van. Mindkettő elég egyszerű ahhoz, hogy eldönthető legyen, és mindkettőre igaz az állításbeli G(n) törvényszerűség.
proof-between-step = Tegyük föl, hogy a törvényszerűség erre a szabályra minden n-nél kisebb kupacra igaz. Az n kupac egyik lehetőségének értéke sem G(n), mert az a második szabály szerint is lehetőség, és ott egyiknek sem az. És minden v < G(n) érték egy lehetőség értéke: az első szabály szerint van ilyen, és az e szerint a szabály szerint is lehetőség. Ezért G(n) a legkisebb hiányzó szám, és a törvényszerűség igaz n-re.
proof-between-end = Tehát minden n-re igaz, egyikről a másikra. Mindegy, mit mond a szabály a másik kettő között.
proof-window-options = n érméből 1-től T(n)-ig bármennyi elvehető, ahol T(n) = { $most }. Ezért n lehetőségei az n-T(n), …, n-1 kupacok: egy T(n) kupacból álló ablak, amely közvetlenül n előtt ér véget. T(0) = 0, és minden újabb érmével T 0-val vagy 1-gyel nő, ezért az ablak vagy jobbra egy kupaccal nő, vagy egy kupaccal jobbra csúszik.
proof-window-claim = Állítás: az n-T(n), …, n kupacok (az ablak és maga n) értékei 0, 1, …, T(n), mindegyik egyszer. n = 0 esetén ez igaz: a 0 kupac értéke 0. Tegyük föl, hogy n-1-re igaz.
proof-window-grows = Ha T(n) = T(n-1)+1, akkor n ablaka n-1 ablakából és az n-1 kupacból áll. Az n-1-re szóló állítás szerint ezek értékei 0, …, T(n-1), mindegyik egyszer. A legkisebb hiányzó szám T(n-1)+1 = T(n), ezért G(n) = T(n), és az állítás igaz n-re.
proof-window-slides = Ha T(n) = T(n-1), akkor egy kupac kiesett: n-1-T(n). Az ablakban maradt kupacok értékei között 0-tól T(n)-ig minden megvan, kivéve a kiesett kupacét. Így a legkisebb hiányzó szám éppen annak értéke, G(n) = G(n-1-T(n)), és az állítás igaz n-re.
proof-window-end = Tehát minden n-re igaz, egyikről a másikra. Röviden: az ablakból kieső érték a következő kupaccal visszatér.
# $growth: how T grows.
proof-window-checked = Az értékeket egyáltalán nem kell ellenőrizni. Hogy T minden n-re 0-val vagy 1-gyel nő, az a szabály alakjából látszik: { $growth }.
proof-window-no-move = nincs lépés
proof-window-top-grows = T nő: { $now }
proof-window-by-law = a törvényszerűség szerint
proof-window-by-definition = G(n) definíció szerint
proof-window-first-heaps = Az első kupacok
# $walk: equations, such as “G(1000) = G(499)”.
proof-window-walk = Menjünk n-ről n-1-T(n)-re, amíg T nem nő n-nél: { $walk }.
proof-window-walk-grows = Menjünk n-ről n-1-T(n)-re, amíg T nem nő n-nél: { $walk } = { $most }, mert T({ $heap }) = { $most } nagyobb, mint T({ $below }) = { $less }.
proof-window-walk-on = Menjünk n-ről n-1-T(n)-re, amíg T nem nő n-nél: { $walk } és így tovább, végül { $value }.

## Rows of values that come again.

proof-take-nothing = Sohasem vehető el érme. Ezért egyik kupacból sincs lépés, és mindegyik értéke 0.
# $most: the largest number that may be taken.
proof-take-options = Legfeljebb { $most } érme vehető el. Ezért egy n kupac minden lehetősége az n előtti { $most } kupac között van, és n = { $most } kupactól kezdve a halmaz minden száma elvehető. Egyedül e { $most } kupac értékei döntik el G(n)-et.
# $from and $last: the first and the last heap of the row; $heap: the next one; $later: that heap and a period.
proof-take-step = Tegyük föl, hogy G(n+{ $period }) = G(n) egymás után { $most } esetben igaz, n = { $from }, …, { $last } mellett. Nézzük ezt a két kupacot: { $heap } és { $later }. A halmaz minden t számára mindkettőből elvehető t érme, és a maradó { $heap }-t és { $later }-t kupac értéke egyenlő. Egyenlő lehetőségek, egyenlő mex: G({ $later }) = G({ $heap }). Az egyenlet most n = { $next }, …, { $heap } mellett igaz, ami ismét egymás után { $most } eset, ezért ugyanez az érvelés megadja a következő kupacot, majd az az utánit, vég nélkül.
proof-repeat-comes = Előbb-utóbb jönnie kell ilyen ismétlődésnek. Egyetlen érték sem nagyobb a lépések számánál, ezért ennyi értékből csak véges sok sorozat van, és egyikük újra előjön.
proof-take-checked = { $most ->
    [1] A 0, …, { $end } kupacok értékét definíció szerint számítottuk ki, egyiket a másik után, és G(n)-et összehasonlítottuk G(n+{ $period }) értékével, n = { $from }, …, { $last }: egyenlők.
   *[other] A 0, …, { $end } kupacok értékét definíció szerint számítottuk ki, egyiket a másik után, és G(n)-et összehasonlítottuk G(n+{ $period }) értékével, n = { $from }, …, { $last }: minden pár egyenlő (számuk { $most }).
}
proof-take-long = Ehhez nem kell az összes kupac értékét megőrizni (számuk { $count }). Egy menet a kupacokon megjegyez { $most } egymás utáni értéket, és megvárja, hogy újra előjöjjenek: ez adja a periódust, { $period }. Azután két menet, egyikük { $period } kupaccal előrébb, megkeresi az utolsó kupacot, amelynél eltérnek: a törvényszerűség mögötte kezdődik.
proof-take-row = Az ismétlődő sorozat
proof-fixed-options = Innen kezdve: { $settled } kupac, minden lépés rögzített számú, legfeljebb { $most } érmét vesz el, és a maradék mellett rögzített kupacokat hagyhat. Ezért egyedül az n előtti { $most } kupac értékei döntik el G(n)-et.
proof-fixed-step = Tegyük föl, hogy G(n+{ $period }) = G(n) igaz n = { $from }, …, { $last } mellett. Nézzük ezt a két kupacot: { $heap } és { $later }. Ugyanazok a lépéseik, és amit ezek hagynak, annak értéke egyenlő: a rögzített kupacok ugyanazok, a maradékok pedig olyan n és n+{ $period } kupacok, amelyekre az egyenlet igaz. Egyenlő lehetőségek, egyenlő mex. Ezért az egyenlet igaz n = { $heap } mellett, azután a következő kupacra, és így tovább vég nélkül.
proof-fixed-checked = A 0, …, { $end } kupacok értékét definíció szerint számítottuk ki, egyiket a másik után, és G(n)-et összehasonlítottuk G(n+{ $period }) értékével, n = { $from }, …, { $last }.
proof-all-but-reach = Minden { $most } fölötti szám elvehető. Ezért egy n kupacból a 0, 1, …, n-{ $next } kupacok mindegyike elérhető.
proof-all-but-first = Először: a 0, …, i kupacok értékeiben, együtt véve, sohasem marad hézag. Ugyanis egy v értékű kupacnak minden v alatti értékű lehetősége van, és ezek kisebb kupacok. Ezért az n-ből mindig elérhető kupacok értékei pontosan 0, 1, …, u-1, ahol az u szám n-től függ; jelölje u(n).
proof-all-but-second = Másodszor: ezek az értékek mind lehetőségek értékei, ezért G(n) legalább u(n). Hogy mennyivel több, azt egyedül az n-1, …, n-{ $most } kupacok döntik el (számuk { $most }): az elérhetők közül csak a G(n-t)-u(n) különbségek számítanak, és közülük is csak a nem negatívak.
proof-all-but-window = Legyen tehát n ablaka { $most } szám: G(n-1)-u(n), …, G(n-{ $most })-u(n), ahol -1 áll minden 0 alatti helyett, és ott, ahol nincs ilyen kupac. Ez eldönti a G(n)-u(n) különbséget. A következő ablakot is eldönti: az n kupac bejön, az n-{ $most } kupac kimegy, és u pontosan akkor nő, ha a kimenő kupac értéke legalább u(n), amit az ablak megmond.
proof-all-but-again = Ha tehát két kupac, x és x+{ $period } ablaka ugyanaz, és u(x+{ $period }) = u(x)+{ $saltus }, akkor minden további is ugyanaz, csak ennyivel nagyobb: { $saltus }; azaz G(n+{ $period }) = G(n)+{ $saltus } minden n-re, x-től kezdve. És egy ablaknak ismétlődnie kell, mert a lefedett u(n) értéken kívül egy kupacnak legfeljebb { $most } további lehetősége van, ezért az ablakban álló számok legfeljebb ekkorák: { $most }.
proof-all-but-checked = A 0, …, { $end } kupacok értékét definíció szerint számítottuk ki. x = { $x } és x = { $again } ablaka ugyanaz, u értéke pedig erről: { $from }, erre nő: { $to }.
proof-all-but-checked-from = A 0, …, { $end } kupacok értékét definíció szerint számítottuk ki. x = { $x } és x = { $again } ablaka ugyanaz, u értéke pedig erről: { $from }, erre nő: { $to }. Az egyenletet értékenként ellenőriztük ezekre a kupacokra is: { $first }, …, { $before }; ezért innen kezdve igaz: { $first } kupac.
proof-all-but-caption = Az ismétlődő ablak (-1 áll minden 0 alatti helyett, és ha nincs kupac)

## The theorem of Guy and Smith.

# $coins: the most coins that a move takes, and the last place of the code.
proof-guy-smith-moves = { $rule } egy lépése legfeljebb { $coins } érmét vesz el egy kupacból (az utolsó nem 0 jegy a k = { $coins } helyen áll), és legfeljebb { $heaps } kupacot hagy, mindegyik kisebb annál, amelyik volt.
proof-guy-smith-theorem = A tétel: ha G(n+{ $period }) = G(n) minden n = { $from }, …, { $end } esetén, akkor minden n >= { $from } esetén is. Az ok: egy { $last } = { $heaps }*{ $big } + { $coins } - 1 fölötti N kupac olyan nagy, hogy minden lépés nagy kupacot hagy, és egy nagy kupac csökkenthető ennyivel: { $step }, az értéke mégsem változik.
# $step: a number, or such as “12 = 2*6”.
proof-guy-smith-compare = Legyen tehát N nagyobb, mint { $last }, és tegyük föl, hogy az egyenlet minden kisebb számra igaz, vagyis ahol mindkét kupaca N alatt van. Összehasonlítjuk N és N-{ $step } lehetőségeit. (Egyik kupac sem vehető el egészben, mert mindkettőben több van { $coins } érménél.)
proof-guy-smith-one-heap = N minden lépésének van párja N-{ $step } lépései között. Egy lépés N-ből egyetlen kupacot hagy, N-{ $coins } vagy több érmével, ezért e b kupacban legalább { $big } érme van. Tegyük meg ugyanezt a lépést b helyett b-{ $step } kupaccal: ez lépés N-{ $step } kupacból, ugyanazzal a jeggyel. Mivel b-{ $step } legalább { $from }, G(b-{ $step }) = G(b), és a maradék értéke ugyanaz.
proof-guy-smith-heaps = N minden lépésének van párja N-{ $step } lépései között. Egy lépés N-ből összesen N-{ $coins } vagy több érmét hagy a kupacokban, és ez legalább { $heaps }*{ $big }; ezért e legfeljebb { $heaps } kupac közül a legnagyobbikban, b-ben legalább { $big } érme van. Tegyük meg ugyanezt a lépést b helyett b-{ $step } kupaccal: ez lépés N-{ $step } kupacból, ugyanazzal a jeggyel. Mivel b-{ $step } legalább { $from }, G(b-{ $step }) = G(b), és a maradék értéke ugyanaz.
proof-guy-smith-distinct = De ahol egy jegy különböző (vagy nem mind egyenlő) kupacokat kíván, ott b-{ $step } talán már a meghagyott kupacok között van. A b-i*{ $step } számok közül (i = 1, …, { $heaps }; számuk { $heaps }) legfeljebb { $others } lehet a többi meghagyott kupac között; vegyük az elsőt, amely nincs. Ez legalább { $from }, és b-(i-1)*{ $step } a meghagyottak között van. Cseréljük azt b-i*{ $step } kupacra: ez { $step } érmével kevesebb, és új szám; a kupacok különbözők maradnak, az értékek pedig ugyanazok.
# $numbers: such as “2 or 3”.
proof-guy-smith-equal = Ahol egy jegy j egyenlő kupacot kíván (itt j lehet { $numbers }), ott mindegyik ilyen nagy, és mindegyik ennyivel csökken: { $step }/j. Ez egész számú periódus, ezért az értékek megint ugyanazok.
proof-guy-smith-or = { $first } vagy { $second }
# $distinct and $equal: yes or no, whether a digit asks for different or for equal heaps.
proof-guy-smith-back = Visszafelé könnyebb. Egy lépés N-{ $step } kupacból olyan legnagyobb kupacot hagy, amelyben legalább { $from } érme van; növeljük meg ennyivel: { $step }, és N olyan lépését kapjuk, amely ugyanazt az értéket hagyja.{ $distinct ->
    [yes] {" "}(Ekkor nagyobb az összes többinél, ezért a kupacok különbözők maradnak.)
   *[no] {""}
}{ $equal ->
    [yes] {" "}(Ha j egyenlő kupac van, mindegyik ennek j-edrészével nő.)
   *[no] {""}
} Minden megváltoztatott kupac legalább { $from } és N alatti, ahol az egyenlet ismert.
proof-guy-smith-so = Tehát N és N-{ $step } lehetőségeinek ugyanazok az értékeik, és G(N) = G(N-{ $period }). Az egyenlet most N-ig ismert, és ugyanez az érvelés N+1-re is jó, vég nélkül.
proof-guy-smith-so-on = Tehát N és N-{ $step } lehetőségeinek ugyanazok az értékeik, és G(N) = G(N-{ $step }). A kisebb számokról ismertek szerint ez G(N-{ $step }+{ $period }), és így tovább G(N-{ $period })-ig. Az egyenlet most N-ig ismert, és ugyanez az érvelés N+1-re is jó, vég nélkül.
proof-guy-smith-checked = A 0, …, { $last } kupacok értékét definíció szerint számítottuk ki, és G(n+{ $period }) = G(n) igaznak bizonyult, n = { $from }, …, { $end }: ez { $count } egyenlet.
proof-guy-smith-zero = { $checked } A 0 kupacról a tétel nem szól: ott is összehasonlítottuk G értékét.

## Long runs in a sparse space.

proof-sparse-mask = Egy maszk kétféle értéket különböztet meg: egy érték gyakori, ha kettes számrendszerbeli 1-es jegyei közül páratlan sok áll a maszk 1-es jegyei alatt, egyébként ritka. (Néhány kódnál a kupac paritása is számít.) Egy kupac gyakori vagy ritka, ahogy az értéke. Majdnem minden kupac gyakori; a ritkából kevés van, és hamar elfogy.
proof-sparse-sums = Két gyakori érték nim-összege ritka, és két ritkáé is: a jegyek számai összeadódnak, átvitel nélkül. Ezért ahol egy lépés két kupacot hagy, és a lehetőség értéke gyakori, ott a két kupac egyike ritka. Ahhoz, hogy megtudjuk, milyen gyakori értékek fordulnak elő n lehetőségei között, elég a kevés ritka r kupacot és az n-t-r kupacokat nézni, ahol t az elvett érmék száma, meg a magukban maradó n-t kupacokat.
proof-sparse-witness = Ez megadja a legkisebb gyakori értéket, amely egyik lehetőségnek sem értéke. Azután minden kisebb ritka értékről egy-egy megnevezett lehetőség (tanú) mutatja, hogy előfordul. Így az érték az összes lehetőség mexe, bármi volt is a maszk.
proof-sparse-window = A kezdeten túl minden, amit az n kupachoz megnéztünk, az n előtti utolsó W érték között van, vagy a már nem változó lista egyik ritka kupaca. Ezért az utolsó W érték dönti el a következőt, ahogy ott, ahol véges sok szám vehető el.
proof-sparse-repeat = Ha tehát a W érték egy x kupac előtt ugyanaz, mint x+{ $period } előtt, és közben nem jött új ritka kupac, akkor x+{ $period } kupactól kezdve a kupacok lépésről lépésre megismétlik, amit az x-től kezdődők tettek, { $period } kupacon át; azután ismét ugyanaz a W értékből álló sorozat áll ott, és így tovább vég nélkül.
proof-sparse-smallest = A legkisebb kupac, amelytől a törvényszerűség érvényes: { $from }; a megtalált ismétlődés előtt az értékeket visszafelé hasonlítottuk össze, amíg egyeznek. { $count } kupac értékét számítottuk ki, egyszerre 64-et.

## Machines that read digits.

proof-machine-reads = Egy automata mondja meg az értéket: olvassa n számjegyeit ({ $numeration }), az utolsó jeggyel kezdve, és állapotról állapotra megy. A 0 állapotból indul; minden állapotnak van értéke, és annak az állapotnak az értéke L(n), amelyben a jegyek véget érnek. (A szám elé írt nullák nem változtatnak semmin.)
proof-machine-example = { $heap } { $numeration } { $digits }. Az utolsó jegytől kezdve az automata útja { $steps }, és az utolsó állapot értéke { $value }. Tehát G({ $heap }) = { $value }.
proof-pairs-read = { $coding ->
    [plain] Az értékek minden határon túl nőnek, ezért automata nem mondhatja ki őket. De azt megmondhatja, helyes-e egy érték: n jegyeit és egy v szám jegyeit egymás mellett olvassa { $base } alapú számrendszerben, az utolsó jegyekkel kezdve, és a végén igent vagy nemet mond. Legyen L(n) az az érték, amelyre igent mond; azt is ellenőriztük, hogy minden n-hez pontosan egy ilyen érték van.
    [powers] Az értékek minden határon túl nőnek, ezért automata nem mondhatja ki őket. De azt megmondhatja, helyes-e egy érték: n jegyeit és egy { $base }^v hatvány jegyeit egymás mellett olvassa { $base } alapú számrendszerben, az utolsó jegyekkel kezdve, és a végén igent vagy nemet mond. Legyen L(n) az az érték, amelyre igent mond; azt is ellenőriztük, hogy minden n-hez pontosan egy ilyen érték van.
   *[odious] Az értékek minden határon túl nőnek, ezért automata nem mondhatja ki őket. De azt megmondhatja, helyes-e egy érték: n jegyeit és egy olyan szám jegyeit, amely 0 vagy egy { $base }^j hatvány, egymás mellett olvassa { $base } alapú számrendszerben, az utolsó jegyekkel kezdve, és a végén igent vagy nemet mond. Legyen L(n) az az érték, amelyre igent mond; azt is ellenőriztük, hogy minden n-hez pontosan egy ilyen érték van.
}
proof-coded-powers = A v értéket azért jelöli a hatvány, mert maga v olyan lassan nő, mint n jegyeinek száma. Kisebb hatvány kisebb értéket jelent, és ahol egy lépés egyetlen kupacot hagy, ott a mexhez ennél több nem kell.
proof-coded-odious = A 0 értéket 0 jelöli, { $base }^j pedig azt az odiózus számot, amely alatt j másik van. (Egy szám odiózus, ha kettes számrendszerben páratlan sok 1-es jegye van: 1, 2, 4, 7, 8, … A többi angol neve evil: 0, 3, 5, 6, …)
proof-pair-example = G({ $heap }) = { $value }. Ha az automata ezt a két számot olvassa { $base } alapú számrendszerben: { $heap } és { $code }, akkor útja { $steps }, és itt lehet vége. { $heap } mellett más értéket nem fogad el.
proof-pair-example-coded = G({ $heap }) = { $value }, ezt { $code } jelöli. Ha az automata ezt a két számot olvassa { $base } alapú számrendszerben: { $heap } és { $code }, akkor útja { $steps }, és itt lehet vége. { $heap } mellett más értéket nem fogad el.
proof-decided-when = Mikor L a nim-érték? Ha minden n-re (1) n egyik lehetőségének értéke sem L(n), és (2) minden L(n) alatti szám n egy lehetőségének értéke. Ugyanis egy lehetőség kisebb n-nél: ha L minden kisebb kupacra helyes, akkor (1) és (2) azt mondja, hogy L(n) a lehetőségek mexe, tehát L n-re is helyes, és így tovább vég nélkül.
proof-decided-relations = Hogy egy lépés mit hagy, azt n és a maradó kupacok közötti összefüggések mondják meg; a többi betű bármilyen természetes szám:
proof-decided-more = És még { $count } ilyen összefüggés.
proof-decided-machines = (1) és (2) végtelen sok n-ről szól, mégis eldönthető. Egy automata, amely számokat egymás mellett olvas, úgy ellenőriz egy egyenletet, ahogy egy gyerek összead: az utolsó jegytől kezdve, és csak az átvitelt jegyzi meg; ezért kevés állapot elég. Két egyszerre futó automata ellenőrzi az „és”-t. A „van olyan szám, hogy” olyan automata, amely e szám minden jegyét egyszerre próbálja, és megjegyzi, mely állapotokban lehet. A „nem” felcseréli az igent és a nemet. Így kis automatákból felépül egy, amely pontosan azokat az n-eket fogadja el, amelyekre (1) vagy (2) elromlik. Elfogad-e valamit? Véges sok állapota van, ezért meg lehet nézni: vezet-e út az első állapotból olyanba, amely igent mond? Nem vezet.
proof-odious-lemma = A nim-összegeket egy segédtétel intézi el. A kettes számrendszerbeli 1-es jegyek számai egy nim-összegben összeadódnak, az eltűnő pároktól eltekintve. Ezért két odiózus szám nim-összege nem odiózus, egy odiózus szám és a 0 nim-összege pedig odiózus.
proof-odious-moves = Minden lépés két kupacot hagy, amelyek értéke a törvényszerűség szerint 0 vagy odiózus. Ezért egy odiózus o értéket csak az o és 0 pár hagy; 0-t pedig csak két egyenlő értékű kupac.
proof-odious-all = Legyen most o odiózus, és hagyjanak a lépések minden olyan párt, amely két különböző, o alatti értékből áll, mindkettő 0 vagy odiózus. Ekkor minden kisebb szám előfordul: egy odiózus önmagából és 0-ból; egy nem odiózus, 0-tól különböző e szám pedig 2^b és e xor 2^b nim-összege, ahol b az e kettes számrendszerbeli alakjának egyik 1-es jegye. Mindkettő odiózus és legfeljebb e, ezért o alatt van. Így elég ellenőrizni, milyen értékpárok maradnak.
proof-runs-sums = Egy lépés szomszédok egy szakaszát fordítja meg, m+1-től n-ig, és az n helyen álló fej eltűnik. Ami marad, annak értéke az m+1, …, n-1 értékeinek nim-összege. Sok érték ilyen összege egy automatának túl sok, de X(n), az 1, …, n értékeinek nim-összege, szintén olvasható automatával. (Ezt egyetlen lépés bizonyítja: X(n) = X(n-1) xor G(n) minden n-re.)
proof-runs-options = X(n-1) xor X(m)-ben m-ig minden kétszer áll, és eltűnik. Így ez a lehetőség értéke, (1) és (2) pedig n-ről, m-ről és X két értékéről szól.
proof-repeats-machine = Egy automata n jegyeit olvassa, az utolsóval kezdve, és megmondja az L(n) értéket, vagy azt, hogy egy érték L(n)-e. Az értékekből adódott, azután az alábbiak szerint minden n-re bizonyítottuk, hogy helyes.
proof-repeats-equation = Maga a törvényszerűség, { $equation } minden n >= { $from } esetén, még egy ilyen mondat, és ugyanúgy eldönthető volt.
# $heap and $mode: the names of the two numbers.
proof-modes-machines = { $mode } minden értékéhez egy automata olvassa { $heap } számjegyeit ({ $numeration }), az utolsó jeggyel kezdve, és olyan állapotban ér véget, amelynek van értéke. Nevezzük ezt az automata értékének. Minden állásnak ez a nim-értéke, ha (1) egyetlen lehetőségnél sem ugyanaz az automata értéke, és (2) minden kisebb érték egy lehetőségé: ekkor indukcióval ez a lehetőségek mexe, mert a játék véget ér.
proof-modes-decided = (1) és (2) természetes számokról szóló mondat. Automaták a lépéseket jegyenként olvassák, mert egy összeadásban csak az átvitelre kell emlékezni. Az „és”, a „nem” és a „van olyan lehetőség” automatákból automatákat készít. Így az a kérdés, hogy (1) vagy (2) elromlik-e valahol, azt jelenti: elfogad-e egy bizonyos automata egyáltalán valamit; és ezt véges sok állapota megmutatja.
proof-rows-determine = Írjuk egy { $heap } kupac nim-értékeit minden { $mode } mellett egyetlen sorba. Innen kezdve: { $from } kupac, a lépések legfeljebb { $window } érmét vesznek el, és csak ettől függ, mik a lépések: { $mode } (és { $heap } egy maradékától, ahol a szabály ilyet kér). Ezért az utolsó { $window } sor meghatározza a következőt, minden ilyen kupacra ugyanúgy.
proof-rows-return = Egy nim-érték legfeljebb akkora, mint a lépések száma, ezért véges sok sor van. A skatulyaelv szerint valamelyik { $window } egymás utáni sornak vissza kell térnie: itt ezeknek a kupacoknak a sorai térnek vissza { $distance } kupaccal később: { $first }, …, { $last }. Onnan kezdve indukcióval egyenlő sorokat egyenlő sorok követnek.

## Quotients.

# $worth: such as “c(i) + 2*q”.
proof-quotients-heaps = Írjunk egy legalább { $first } nagyságú kupacot { $first } + i + { $classes }*q alakba, ahol 0 <= i < { $classes }: i az osztálya, q a hányadosa. A törvényszerűség szerint az ilyen kupac értéke { $worth }, ahol c(i) a q = 0-hoz tartozó érték.
proof-quotients-heaps-by-class = Írjunk egy legalább { $first } nagyságú kupacot { $first } + i + { $classes }*q alakba, ahol 0 <= i < { $classes }: i az osztálya, q a hányadosa. A törvényszerűség szerint az ilyen kupac értéke { $worth }, osztályának s(i) saltusával, ahol c(i) a q = 0-hoz tartozó érték.
proof-quotients-induction = Az indukció megmutatja, mit kell ellenőrizni. Tegyük föl, hogy minden n-nél kisebb kupac értéke a törvényszerűség szerinti. Ekkor a törvényszerűség n-re is helyes, ha (1) n egyetlen lehetőségének értéke sem az, amit n-nek ad, és (2) minden kisebb szám egy lehetőség értéke.
proof-quotients-options = Nézzünk egy i osztályú, Q hányadosú kupacot és egy lépést, amely t érmét vesz el, és adott osztályú kupacokat hagy (vagy { $first } alatti kupacokat, amelyekből véges sok van). A maradó kupacok nagyságának összege n-t. Ezt elosztva { $classes } osztóval: a maradó hányadosok összege Q plusz egy állandó. A lehetőség értéke pedig { $climb ->
    [none] osztályaik c számainak nim-összege
    [same] a maradó kupacokhoz tartozó { $numbers } számok nim-összege
   *[by-class] a maradó kupacokhoz tartozó { $numbers } számok nim-összege, mindegyik a maga osztályának c és s számával
}.
proof-quotients-digits = Így (1) és (2) összeadott és nim-összeadott természetes számokról szól, másról nem. Mindkét művelet jegyenként végezhető 2 alapú számrendszerben: egy nim-összeg egyszerre minden számnak egy jegyét nézi, egy összegnek pedig csak az átvitelre kell emlékeznie. Ezért egy véges sok állapotú automata, amely Q és egy v érték kettes számrendszerbeli jegyeit egymás mellett olvassa, az utolsókkal kezdve, pontosan azokat a párokat fogadja el, amelyeknél egy ilyen lépés v értéket hagy. A „vannak olyan hányadosok, hogy” is automata: minden jegyet egyszerre próbál, és megjegyzi, mely állapotokban lehet.
proof-quotients-decided = Véges sok osztály van, és adott osztályú kupacok véges sokféleképpen maradhatnak, ezért az i osztály minden lehetőségét egyetlen automata egyesíti. Hogy (1) vagy (2) elromlik-e valahol, az ekkor azt jelenti: elfogad-e egy bizonyos automata valamit; és ez kiderül véges sok állapotából: vezet-e út az első állapotból elfogadóba? Nem vezet.
proof-quotients-classes = Az osztályok
proof-quotients-first-classes = Az első osztályok (további { $more } következik)
table-heaps = kupacok

## Arithmetic functions of the heap.

proof-arithmetic-heap-zero = A 0 kupacból nincs lépés. Így a törvényszerűség kupacról kupacra, vég nélkül érvényes.
proof-arithmetic-checked = Ennél a szabálynál az alakján kívül semmit sem kell ellenőrizni. Összehasonlításul az első értékek.
# $formula: such as “G(1000000) = 6”. $equation: an equation, or a chain of inequalities.
proof-arithmetic-power = { $equation }, ezért v = { $exponent } és { $formula }.
proof-arithmetic-odd-part = { $equation }, ezért m = { $odd } és { $formula }.
proof-arithmetic-ones = { $heap } kettes számrendszerben { $digits }, ebben az 1-esek száma { $value }. Ezért { $formula }.
proof-arithmetic-even = { $heap } páros, ezért { $formula }.
proof-arithmetic-two = 2, az első prím osztja ezt: { $heap }, ezért { $formula }.
proof-arithmetic-product = { $equation }, { $value } prím szorzata, ezért { $formula }.
proof-submasks-moves = Egy lépés n kettes számrendszerbeli 1-esei közül vesz el néhányat, mást nem: n-k 1-esei n 1-esei k 1-esei nélkül. Tehát egy lépés az 1-esek bármely kisebb halmazát meghagyhatja. Csak a számuk számít, és bármennyi elvehető belőlük: az 1-esek egy Nim-kupac.
proof-submasks-induction = Indukcióval egy c 1-essel írt kupac lehetőségeinek értékei 0, 1, …, c-1, mert ennyi 1-es bármelyike meghagyható; a legkisebb hiányzó szám pedig c.
proof-primes-moves = Írjuk n-et prímek szorzataként. n egy osztója közülük néhánynak a szorzata, ezért egy lépés e prímek bármely kisebb részét meghagyja. Csak a számuk számít, és bármennyi elmehet belőlük: a prímek egy Nim-kupac.
proof-primes-induction = Indukcióval c prím szorzatának lehetőségei a 0, 1, …, c-1 értékeket veszik föl, a legkisebb hiányzó szám pedig c.
proof-non-divisors-claim = Írjuk n-et n = 2^v * m alakba, ahol m páratlan. Állítás: G(n) = (m-1)/2, így minden páratlan m-nek saját értéke van. Tegyük föl, hogy ez minden kisebb kupacra igaz.
proof-non-divisors-no-option = Egyik lehetőség értéke sem egyezik n értékével: egy kisebb szám ugyanezzel a páratlan résszel 2^b * m, ahol b < v, és ez osztja n-et.
proof-non-divisors-each-smaller = Minden kisebb érték egy lehetőség értéke. Legyen e páratlan és e < m. Ha e nem osztja n-et, akkor e meghagyható. Ha osztja, akkor m-et is osztja, és így e legfeljebb m/3, mert m/e páratlan és nem 1; ekkor 2^(v+1) * e hagyható meg, mert kisebb, mint n = 2^v * m, és nem osztja n-et, amelyben 2 csak v-szer fordul elő.
proof-quotients-claim = Állítás: G(n) = L, ahol 2^L a legnagyobb kettőhatvány, amely nem nagyobb n-nél. Tegyük föl, hogy ez minden kisebb kupacra igaz.
proof-quotients-step = Mivel k legalább 2, floor(n/k) legfeljebb n/2, ezért értéke legfeljebb L-1. A k = 2, 4, …, 2^L számokkal, amelyek nem nagyobbak n-nél, az L-1, L-2, …, 0 értékek elérhetők. A legkisebb hiányzó szám L.
proof-quotients-up-claim = Állítás: G(n) = L, ahol 2^L a legkisebb kettőhatvány, amely nem kisebb n-nél. Tegyük föl, hogy ez minden kisebb kupacra igaz.
proof-quotients-up-step = Mivel k legalább 2, ceil(n/k) legfeljebb ceil(n/2), és ez nem nagyobb, mint 2^(L-1), ezért értéke legfeljebb L-1. A k = 2, 4, …, 2^(L-1) számokkal az L-1, L-2, …, 1 értékek elérhetők, k = n pedig 1-et hagy, ennek értéke 0. A legkisebb hiányzó szám L.
proof-remainders-options = Egy r = n mod k maradék kisebb k-nál, és mivel n = q*k + r, ahol q legalább 1, n legalább k + r: ezért r kisebb, mint n/2. Minden ilyen r előfordul, k = n-r mellett. Így n lehetőségei a 0, 1, …, h kupacok, ahol h = floor((n-1)/2).
proof-remainders-step = Így egy nagyobb kupacnak megvan egy kisebb minden lehetősége, és az értékek sohasem csökkennek. Indukcióval a 0, …, h kupacok értékei 0-tól G(h)-ig az összes számok, ezért a legkisebb hiányzó szám G(h) + 1, és G(n) = 1 + G(floor((n-1)/2)). Mivel floor((n-1)/2) + 1 egyenlő floor((n+1)/2)-vel, minden lépés felezi n+1-et: G(n) = L, ahol 2^L a legnagyobb kettőhatvány, amely nem nagyobb n+1-nél.
proof-divisors-moves = Egy lépés n egy d osztóját veszi el. Írjuk n-et n = 2^v * m alakba, ahol m páratlan, d-t pedig d = 2^b * e alakba, ahol e páratlan; mivel d osztja n-et, b legfeljebb v. Hányszor osztható 2-vel, ami marad?
proof-divisors-cases = Ha b < v, akkor n-d = 2^b * (2^(v-b)*m - e), és a zárójelben páros mínusz páratlan áll, tehát páratlan: n-d pontosan b-szer osztható 2-vel. 0-tól v-1-ig minden b előfordul, d = 2^b mellett. Ha b = v, akkor n-d = 2^v * (m-e), és m-e páros: n-d vagy 0, vagy v-nél többször osztható 2-vel.
proof-divisors-all = Itt maga n is elvehető, és ez 0-t hagy, ennek értéke 0. Tegyük föl, hogy minden kisebb kupac értéke, a 0 kivételével, eggyel több, mint ahányszor 2-vel osztható. Ekkor n lehetőségeinek értékei 1-től v-ig mind (b < v esetből), 0 (mindet elvesszük), és néhány v+1 fölötti. A legkisebb hiányzó szám v+1, ezért G(n) = v+1.
proof-divisors-proper = Itt maga n nem vehető el, ezért semmi sem hagy 0-t. Tegyük föl, hogy minden kisebb kupac értéke az, ahányszor 2-vel osztható. Ekkor n lehetőségeinek értékei 0-tól v-1-ig mind (b < v esetből), és néhány v fölötti. A legkisebb hiányzó szám v, ezért G(n) = v.
proof-coprime-moves = Ha a k, n-k és n számok közül kettőnek van közös osztója, az a harmadikat is osztja. Ezért annak, ami marad, 1-en kívül nincs közös osztója n-nel, akárcsak annak, amit elvesznek.
proof-coprime-primes = Legyen n legalább 2, és p a legkisebb prím, amely osztja. Tegyük föl, hogy a törvényszerűség minden kisebb kupacra igaz. Egyik lehetőség sem osztható p-vel, ezért egyiknek sem p a legkisebb prímje. Minden kisebb prím nem osztja n-et, ezért meghagyható, és 1 is.
proof-coprime-all = Az 1 kupac egyetlen érméje elvehető: G(1) = 1. Egy páros kupacnak csak páratlan lehetőségei vannak, egyik értéke sem 0, ezért az ő értéke 0. Egy olyan páratlan n-ből, amelynek az i-edik prím a legkisebb prímje, meghagyható 2, ennek értéke 0, és 1, ennek értéke 1, és a második, …, (i-1)-edik prím, ezek értékei 2, …, i-1. Az i egyik lehetőségnek sem értéke, ezért G(n) = i.
proof-coprime-proper = Az 1 kupacból itt nincs lépés: G(1) = 0. Ha p az i-edik prím, meghagyható 1, ennek értéke 0, és az első, …, (i-1)-edik prím, ezek értékei 1, …, i-1. Az i egyik lehetőségnek sem értéke, ezért G(n) = i.
