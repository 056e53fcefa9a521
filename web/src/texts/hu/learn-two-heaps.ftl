learn-two-heaps-title = Utánozd az ellenfeledet!
learn-two-heaps-about = Két egyenlő kupac, egy tábla dominókkal, egy sor bábu: néha az a legjobb stratégia, ha tükör vagy.
learn-two-heaps-play = Ez a Nim: annyi érmét veszel el, amennyit akarsz, de csak egy kupacból. Aki az utolsó érmét elveszi, nyer. A program kezd, két egyenlő kupaccal. Le tudod győzni? Utána próbáld ki a másik két játékot is!
learn-two-heaps-nim = Két kupac
learn-two-heaps-cram = Dominók
learn-two-heaps-kayles = Bábuk
learn-two-heaps-guess = Két kupacban 6-6 érme van. Az ellenfeled elvesz 4 érmét a bal oldali kupacból. Mit lépsz?
learn-two-heaps-guess-rest = Elveszem a bal oldali kupac utolsó 2 érméjét
learn-two-heaps-guess-rest-reply = Ekkor egy 6-os kupac marad, és az ellenfeled elviszi az egészet.
learn-two-heaps-guess-all = Elveszem a jobb oldali kupac mind a 6 érméjét
learn-two-heaps-guess-all-reply = Ekkor 2 érme marad, és az ellenfeled mindkettőt elveszi.
learn-two-heaps-guess-copy = Elveszek 4 érmét a jobb oldali kupacból
learn-two-heaps-guess-copy-reply = A kupacok most megint egyenlők. Bármit lép az ellenfeled, utánozni tudod.
learn-two-heaps-why-1 = **Az egyenlő kupacok vesztenek.** Bármennyit vesz el a soron következő játékos az egyik kupacból, a másik játékos ugyanannyit vesz el a másikból. A második játékosnak tehát mindig van válasza, és ő lép utoljára. Ha a kupacok nem egyenlők, a soron következő játékos egyenlővé teszi őket, és innen ő az utánzó.
learn-two-heaps-why-2 = Ugyanez a fogás táblákon is működik. Ha egy dominós táblán (Cram) a sorok **és** az oszlopok száma is páros, forgasd el az ellenfeled dominóját félfordulattal a tábla közepe körül, és oda tedd a tiédet! Ez a hely mindig szabad. Így a második játékos nyer. Próbáld meg legyőzni az utánzót itt lent! Ha a két szám közül csak az egyik páros, az első játékos pontosan középre tesz egy dominót, és onnantól utánoz.
learn-two-heaps-mirror = Négyszer négyes tábla, amelyen az oldal utánozza a dominóidat
learn-two-heaps-mirror-first = Te vagy az első játékos: érints meg egy mezőt, majd a szomszédját, és leteszel egy dominót. Az oldal utánoz.
learn-two-heaps-mirror-second = Most érintsd meg ennek a mezőnek egy szomszédját!
learn-two-heaps-mirror-over = Nincs hely több dominónak, és te következel. Az utánzó nyert!
learn-two-heaps-mirror-again = Tábla törlése
learn-two-heaps-square = { $row }. sor, { $column }. oszlop: { $state ->
    [yours] a te dominód
    [copy] az utánzat
    [chosen] kiválasztva
   *[free] szabad
}
learn-two-heaps-why-3 = A Kaylesben egy bábut vagy két szomszédosat döntesz le. **Egyetlen sornál mindig az első játékos nyer:** ledönti a középső bábut vagy a két középsőt. Két egyenlő sor marad, és innen utánoz.
learn-two-heaps-why-4 = Vigyázz: az utánzás csak akkor működik, ha az ellenfeled lépése sosem veheti el előled a választ. Csupán ezt kell bizonyítanod.
learn-two-heaps-task-nim = Nim két kupaccal. Tegyél egy nyerő lépést!
learn-two-heaps-task-cram = Két játékos dominókat tesz le egy üres táblára, amelynek { $rows } sora és { $columns } oszlopa van. Aki nem tud letenni, veszít. Ki nyer?
learn-two-heaps-task-cram-even = Mindkét szám páros. A második játékos minden dominót félfordulattal elforgat a közép körül, és a helyet mindig szabadon találja.
learn-two-heaps-task-cram-odd = A számok közül csak az egyik páros. Az első játékos pontosan középre tesz egy dominót, és onnantól utánoz.
learn-two-heaps-task-kayles = Kayles: dönts le egy bábut vagy két szomszédosat! Tegyél egy nyerő lépést!
