### Errors of the boards and positions of games.

error-game-no-graph = { $what ->
    [order] ez nem rendezés
   *[graph] ez nem gráf
}
error-game-not-closed = { $what ->
    [order] a rendezés nincs lezárva
   *[graph] a gráf nincs lezárva
}
error-game-graph-ends-before = { $what ->
    [order] a rendezés előbb véget ér
   *[graph] a gráf előbb véget ér
}
error-game-edge-only-so-often = { $count ->
    [one] a táblán ez az él csak egyszer van meg
   *[other] a táblán ennyi ilyen él van, nem több: { $count }
}
error-game-no-such-line = { $kind ->
    [row] a tortának nincs { $number }. sora
   *[column] a tortának nincs { $number }. oszlopa
}
error-game-expects-line = { $kind ->
    [row] egy sor 1-től eddig: { $most }
   *[column] egy oszlop 1-től eddig: { $most }
}
# A graph of a family such as grid 3x4, which needs its size.
error-game-expects-size = { $what ->
    [size] egy méret, például `{ $example }`
   *[number] egy szám, például `{ $example }`
}
error-game-expects-graph = egy gráf, {"{a-b, b-c, d}"}, egy gráfcsalád ({ $families }) vagy egy fájl (@edges.csv)
error-game-expects-order = egy rendezés, {"{a<b, b<c, d}"}, egy rendezéscsalád ({ $families }) vagy egy fájl (@below-above.csv)
error-game-expects-sign-comma-brace = { $sign }, `,` vagy `{"}"}`

## What is wrong.

error-game-more-than-bytes = a játék hosszabb, mint { $most } bájt
error-game-board-no-edge = a táblán nincs ilyen él
error-game-bar-without-squares = a csokoládé egyetlen kockából sem áll
error-game-row-longer-than-one-above = ez a sor hosszabb a fölötte lévőnél
error-game-row-without-squares = ez a sor egyetlen kockából sem áll
error-game-bar-too-many-rows = a csokoládénak túl sok sora van
error-game-layer-without-rows = ez a réteg egyetlen sorból sem áll
error-game-row-longer-than-one-before = ez a sor hosszabb a fölötte vagy előtte lévőnél
error-game-bar-too-many-squares = a csokoládénak túl sok kockája van
error-game-bar-too-many-directions = a csokoládénak túl sok iránya van
error-game-stands-list-twice = ez kétszer szerepel a listában
error-game-square-off-board-whose-side = ez a mező a táblán kívül van, amelynek oldala { $side }
error-game-square-written = ott, ahol egy mező (x,y) alakban állna, ez áll: { $found }
error-game-another-knight-follow = ott, ahol újabb huszár jöhetne, ez áll: { $found }
error-game-square-knight-begins = ott, ahol egy huszár mezője kezdődik, ez áll: { $found }
error-game-board-without-squares = a táblának nincs mezője
error-game-cake-without-size = a tortának nincs mérete
error-game-place-poisoned-piece-missing = hiányzik a mérgezett darab helye
error-game-poisoned-piece-row-column = a mérgezett darabnak sora és oszlopa van
error-game-family-needs-size = ehhez kell a mérete: { $name }
error-game-family-has-one-size = ennek egyetlen mérete van: { $name }
error-game-family-too-small = ez túl kicsi: { $name }, mérete { $number }
error-game-edge-not-between-two-vertices = ez az él nem két meglévő csúcs között halad (számuk { $number }): { $from }-{ $to }
error-game-start-not-among-vertices = a kezdőcsúcs nincs a csúcsok között
error-game-line-only-two-names-ends = egy sorban csak két név áll, egy él két vége
error-game-line-names-either-comma-space = egy sorban a nevek között vagy vessző áll, vagy szóköz
error-game-board-no-vertex = a táblán nincs ilyen csúcs: { $name }
error-game-edge-two-ends = egy élnek két vége van
error-game-name-ends-before = a név előbb véget ér
error-game-nothing-follows-comma = a vessző után nem áll semmi
error-game-graph-too-many-vertices = a gráfnak túl sok csúcsa van
error-game-graph-too-many-edges = a gráfnak túl sok éle van
error-game-edge-leads-from-vertex-itself = ez az él egy csúcsból önmagába vezet: { $edge }
error-game-edge-stands-twice = ez az él itt kétszer szerepel: { $edge }
error-game-graph-without-vertices = a gráfnak nincs csúcsa
error-game-order-goes-round-cycle = a rendezésben kör van: { $cycle }
error-game-arc-direction = egy irányított élnek iránya van
error-game-edge-off-ground = ez az él nem függ össze a földdel
error-game-picture-no-ground = a rajzon nincs föld
error-game-ground-another-name = a föld neve más
error-game-edge-of-picture-off-ground = ez az él nem függ össze a földdel: { $edge }
error-game-vertex-off-ground = ez a csúcs nem függ össze a földdel: { $vertex }
error-game-move-must-take-from-heap = egy lépésnek el kell vennie egy kupacból
error-game-semicolon-needed = a szöveg véget ér ott, ahol `;` kell
error-game-one-number-needed-behind = a `;` mögé egy szám kell
error-game-heap-may-grow-too-large = ez a kupac 2^64 érmésre vagy még nagyobbra is nőhet
error-game-no-divisor-left-but-1 = nem maradt osztó, pedig az 1 mindig marad
error-game-no-divisor = { $number } nem osztója ennek: { $whole }
error-game-divisor-stands-list-twice = ez az osztó kétszer szerepel a listában
error-game-left-but-divisor-not = { $number } megmaradt, de osztója, { $missing } nem
error-game-one-number-needed = ide egy szám kell
error-game-too-small-game = { $number } túl kicsi ehhez a játékhoz
error-game-too-large-game = { $number } túl nagy ehhez a játékhoz
error-game-too-many-divisors = { $number } osztóinak száma { $count }
error-game-second-coin-square = második érme ugyanazon a mezőn: { $right }
error-game-square-lies-left-square = ez a mező: { $right } balra van ettől: { $left }
error-game-no-square = ez nem mező: { $sign }
error-game-row-squares-but-first-one = ebben a sorban { $length } mező van, de az elsőben { $columns }
error-game-number-board-needed = szám áll ott, ahol tábla kell
error-game-board-too-many-squares = a táblának túl sok mezője van
error-game-staircase-without-stairs = a lépcsőnek nincs foka
error-game-too-many-coins = összesen több mint 2^64 - 1 érme
error-game-another-number-follow = ott, ahol újabb szám jöhetne, ez áll: { $found }
error-game-board-rows-columns = egy táblának sorai és oszlopai vannak
error-game-size-needs-number = a mérethez ide szám kell
error-game-where-is-the-token = hol van a bábu?
error-game-token-stands-one-vertex = a bábu egyetlen csúcson áll
error-game-vertex-stands-list-twice = ez a csúcs kétszer szerepel a listában
error-game-strip-too-long = ez a csík túl hosszú
error-game-strip-without-cells = a csíknak nincs mezője
error-game-no-cell-strip = ez nem mezője ennek a csíknak: `{ $sign }`
error-game-another-head-follow = ott, ahol újabb fej jöhetne, ez áll: { $found }
error-game-place-needed = ott, ahol egy hely kell, például (3,5), ez áll: { $found }
error-game-second-coordinate-needed = ott, ahol a második koordináta kell, ez áll: { $found }
error-game-place-ends = ott, ahol a hely véget ér, ez áll: { $found }
error-game-head-stands-list-twice = ez a fej kétszer szerepel a listában
error-game-beside-equal-marks-must-not = `{ $symbol }` mellett `{ $symbol }` áll: egyenlő jelek nem lehetnek szomszédok
error-game-nim-value-too-large = ennek a kupacnak a nim-értéke 2^64, és ez túl nagy

## What was expected: the end of a sentence.

error-game-expects-size-or-rows = egy méret, például 3x4, vagy a sorok hossza, például 4,3,1
error-game-expects-rows-from-top-none-longer = sorok felülről lefelé, egyik sem hosszabb a fölötte lévőnél
error-game-expects-most-rows = legfeljebb { $most } sor
error-game-expects-lengths-rows = a sorainak hossza, például 3,2/2,1
error-game-expects-rows-layers-none-larger-than = sorok és rétegek, amelyek közül egyik sem nagyobb az előtte lévőnél
error-game-expects-most-squares-box-around-more = legfeljebb { $most } kocka az őt befoglaló dobozban, ha kettőnél több irány van
error-game-expects-most = legfeljebb { $most }
error-game-expects-stone-empty-square = `x` a kőre vagy `.` az üres mezőre
error-game-expects-size-or-stones = egy méret, például 4x5, vagy sorok, például xx./xxx
error-game-expects-coloured-stone-empty-square = `x` vagy `o` a kőre, vagy `.` az üres mezőre
error-game-expects-size-or-coloured-stones = egy méret, például 4x5, vagy sorok, például xo./oxo
error-game-expects-number-from-0 = egy szám 0-tól eddig: { $side }
error-game-expects-side-board = a tábla oldala, például 8
error-game-expects-free-square-blocked-one = `.` a szabad mezőre vagy `#` a foglaltra
error-game-expects-size-or-free-squares = egy méret, például 4x5, vagy sorok, például ..#/...
error-game-expects-size-place-poisoned-piece = egy méret és a mérgezett darab helye, például 5x7 (2,3)
error-game-expects-alone = `{ $name }` magában
error-game-expects-least = legalább { $least }
error-game-expects-name-vertex = egy csúcs neve
error-game-expects-two-ends-edge = egy él két vége, például `a,b`
error-game-expects-other-end = `-` és a másik vég
error-game-expects-end-list = `,` vagy a lista vége
error-game-expects-most-vertices = legfeljebb { $most } csúcs
error-game-expects-most-edges = legfeljebb { $most } él
error-game-expects-vertex-called = egy `ground` vagy `0` nevű csúcs
error-game-expects-edges-connected-ground = a földdel összefüggő élek
error-game-expects-most-heaps-one-move-least = hány kupacot érinthet egy lépés, legalább 1
error-game-expects-heaps-how-many-additions-left = a kupacok, `;` és a még hátralévő hozzáadások száma, például 3,0,1 ; 2
error-game-expects-heaps-all-additions-make-large = olyan kupacok, amelyek az összes hozzáadással sem lesznek ilyen nagyok
error-game-expects-number-60 = egy szám, például 60
error-game-expects-number-with-divisors = egy szám 1-től 10^12-ig
error-game-expects-most-divisors = legfeljebb { $most } osztó
error-game-expects-squares-coins-from-left-right = az érmék mezői balról jobbra, mind különböző
error-game-expects-rows-same-length = egyforma hosszú sorok
error-game-expects-most-squares = legfeljebb { $most } mező
error-game-expects-numbers-coins-stairs = az érmék száma a lépcsőfokokon, például 0,2,1,3
error-game-expects-size-4x6 = egy méret, például 4x6
error-game-expects-vertex-vertex-vertices-visited-before = egy csúcs, vagy egy csúcs, `;` és a korábban meglátogatott csúcsok
error-game-expects-vertices-visited-before-end = `;` és a korábban meglátogatott csúcsok, vagy a szöveg vége
error-game-expects-strip-x = `.` és `X` jelekből álló csík, például ..X.., vagy egy üres csík hossza; legfeljebb { $most } mező
error-game-expects-most-cells = legfeljebb { $most } mező
error-game-expects-empty-out-play-x-xo = `.` (üres), `X`, `O` vagy `-` (játékon kívül), például ..X.XO..X
error-game-expects-another-mark-empty-cell = egy másik jel vagy egy üres mező
error-game-expects-smaller-heap = egy legfeljebb 2^64 - 2 nagyságú kupac, vagy mögötte `*`

## What to do.

error-game-help-game-edge-goes-two-different = ebben a játékban egy él két különböző végével együtt tűnik el, ezért közöttük egy él elég
error-game-help-leave-out-rows-eaten = hagyd el a megevett sorokat
error-game-help-order-needs-direction-says-lies = egy rendezésnek iránya van: `a<b` azt jelenti, hogy a lejjebb van, mint b
error-game-help-edges-board-no-direction = ennek a táblának az élei nem irányítottak
error-game-help-vertices-numbered-from-0 = `n` csúcs számozása 0-tól kezdődik
error-game-help-write-names-spaces-commas-double = a szóközt vagy vesszőt tartalmazó neveket tedd kettős idézőjelbe
error-game-help-write-names-other-characters-than = tedd kettős idézőjelbe azokat a neveket, amelyekben betűn, számjegyen, `_` és `.` jelen kívül más is van
error-game-help-put-relations-braces = tedd a relációkat kapcsos zárójelbe
error-game-help-put-edges-braces = tedd az éleket kapcsos zárójelbe
error-game-help-each-element-must-lie-above = minden elemnek az alatta lévők fölött kell lennie, és egyik sem lehet önmaga fölött
error-game-help-undirected-geography-played-edges = az undirected-geography játékhoz ilyen élek kellenek: a-b
error-game-help-leave-out-no-longer-connected = hagyd el, ami már nem függ össze a földdel
error-game-help-game-vertex-goes-neighbours-one = ebben a játékban egy csúcs a szomszédaival együtt tűnik el, ezért két csúcs között egy él elég
error-game-help-who-removes-number-removes-all = aki eltávolít egy számot, annak összes többszörösét is eltávolítja
error-game-help-coin-shows-heads-tails = egy érme fejet vagy írást mutat; kétszer megfordítva olyan, mint azelőtt
error-game-help-token-never-comes-back-one = a bábu sosem tér vissza, ezért két különböző csúcs között egy él elég
