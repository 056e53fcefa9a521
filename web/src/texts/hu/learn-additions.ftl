learn-additions-title = Lépések, amelyek nem számítanak
learn-additions-about = Néhány lépés rögtön visszavonható. Húzd ki őket, és egy nehéz játékból Nim lesz.
learn-additions-play = A lépcsőn annyi érmét viszel egy fokról az eggyel lejjebbire, amennyit akarsz. Az 1. fokon lévő érmék már lent vannak, és ott is maradnak. Aki utoljára lép, nyer. A másik játékban egy kupachoz érméket **hozzá is tehetsz**, de csak néhányszor.
learn-additions-stairs = Lépcső
learn-additions-adding = Nim hozzáadással
learn-additions-guess = Az ellenfeled következik, és nem nyerhet, ha jól válaszolsz. Most átvisz 2 érmét a 3. fokról a 2. fokra. Mit lépsz?
learn-additions-guess-on = Továbbviszem ugyanazt a 2 érmét az 1. fokra
learn-additions-guess-on-reply = Pontosan. Az ellenfeled lépése semmi lényegeset nem változtatott meg.
learn-additions-guess-one = A 2 érméből egyet viszek tovább az 1. fokra
learn-additions-guess-one-reply = Ekkor eggyel több érme van a 2. fokon, mint előtte. Az állás az ellenfeled javára változott.
learn-additions-guess-else = Egy másik fok érméit mozgatom
learn-additions-guess-else-reply = Megteheted, de akkor mindent újra ki kell számolnod. Van olyan válasz, amelyhez nem kell gondolkodni.
learn-additions-drawing = Egy lépcső: a páros fokok számítanak, a páratlanok nem
learn-additions-why-1 = **Csak a 2., 4., 6., … fok számít.** Ha páratlan fokról érkeznek érmék egy páros fokra, rögtön tovább lehet vinni őket a következő páratlan fokra. Azok az érmék pedig, amelyek elhagynak egy páros fokot, kikerülnek a lényeges játékból, mintha elvették volna őket. Tehát ez a Nim, a kupacok pedig a páros fokok.
learn-additions-why-2 = Ugyanígy: ha egy lépés érméket tesz egy kupachoz, a másik játékos ugyanannyit elvesz onnan. A hozzáadás visszavonható, ezért senkinek sem segít. A kupacok [nim-összege|nim-sum] dönt, mintha senki sem tehetne hozzájuk.
learn-additions-why-3 = De **a játéknak véget kell érnie**. Ha a játékosok örökké hozzátehetnének érméket, a vesztes ezt tenné, és sosem veszítene. Ezért korlátozott a hozzáadások száma.
learn-additions-why-4 = A visszavonható lépések neve **reverzibilis** lépés. Már találkoztál velük: egy nagyobb nim-értékre vezető lépés is reverzibilis. A másik játékos visszalép a régi értékre.
learn-additions-task-stairs = Egy lépcső 1–{ $stairs }. fokán az érmék száma rendre { $coins }. Mennyi a nim-értéke?
learn-additions-task-stairs-why = Csak a páros fokok számítanak. Ott az érmék száma { $even }, és a nim-összeg { $sum }.
learn-additions-task-who = Nim, a kupacok: { $heaps }. A játék során egy játékos háromszor legfeljebb 5 érmét tehet egy kupachoz. Ki nyer?
learn-additions-task-who-why = A hozzáadás visszavonható, tehát csak a nim-összeg számít. Ez { $sum }. { $sum ->
    [0] A soron következő játékos veszít.
   *[other] A soron következő játékos nyer.
}
learn-additions-task-move = Egy lépcső. Tegyél egy nyerő lépést!
