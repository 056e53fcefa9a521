rule-title = Egy szabály és a törvényszerűsége
rule-about = Írj be egy szabályt! Megnézheted a nim-értékeit és a törvényszerűséget, amely mindet megadja.
rule-pick = Vagy válassz játékot
rule-pick-none = Válassz játékot…
rule-examples = Így írható egy szabály
rule-example-set = Vegyél el 1, 3 vagy 4 érmét!
rule-example-name = Egy névvel rendelkező játék.
rule-example-code = Egy „elvesz és szétválaszt” kód: minden elvehető érmeszámhoz egy számjegy.
rule-example-heap = Mit hagy egy lépés egy n-es kupacból. A | jel választja el a lépések fajtáit.
rule-example-split = A zárójel azt jelenti, hogy a lépés több kupacra bontja a kupacot.
rule-example-pair = Két számból álló állások: a Wythoff-játék.
rule-same-as = Ugyanaz a szabály, mint
rule-as-rule = Szabályként:
rule-is-position = Ez nem csak egy szabály, hanem egy állás, amelyből játszani lehet:
rule-is-game = Ez a játék:
rule-reading = A szabály beolvasása
rule-views-table = Táblázat
rule-views-plot = Pontdiagram
rule-views-strip = P-állások
rule-views-law = Bizonyítás
rule-views-pairs = Térkép
rule-views-label = A szabály nézetei
rule-to = Legnagyobb kupac
rule-pairs-to = Legnagyobb szám
rule-law = A törvényszerűség
rule-finding-law = A törvényszerűség keresése
rule-no-law = Az első { $heaps } kupacon nem látszik törvényszerűség. Lehet, hogy később kezdődik, lehet, hogy nincs is.
rule-proof-needs-time = A törvényszerűség minden kiszámolt értékre illik. A bizonyításához több idő kellhet.
rule-form-value = Egy n-es kupac nim-értéke (ettől a kupactól: { $from }):
rule-form-lost = A soron következő játékos veszít, ha
rule-looked = Kiszámolt kupacok: { $heaps }
rule-facts-preperiod = Előperiódus
rule-facts-period = Periódus
rule-facts-saltus = Saltus
rule-facts-about-preperiod = a törvényszerűség ettől a kupactól érvényes
rule-facts-about-period = { $heaps ->
    [1] minden érték ugyanaz
    [one] az értékek { $heaps } kupaconként ismétlődnek
   *[other] az értékek { $heaps } kupaconként ismétlődnek
}
rule-facts-about-growing = { $heaps ->
    [1] az értékek kupacról kupacra nőnek
    [one] az értékek { $heaps } kupaconként ismétlődnek, de megnövelve
   *[other] az értékek { $heaps } kupaconként ismétlődnek, de megnövelve
}
rule-facts-about-saltus = a növekedés periódusonként
rule-no-proof = Nincs bizonyítás. A törvényszerűség minden kiszámolt kupacra érvényes, de később megszakadhat.
rule-source = Tétel:
rule-at = Egy kupac nim-értéke
rule-at-about-fact = A törvényszerűség bármekkora kupac értékét megadja.
rule-at-about-seen = A törvényszerűség nem bizonyított, ezért minden értéket a definícióból számolunk ki. Egy nagy kupac túl sokáig tarthat.
rule-at-about-none = Nem ismert törvényszerűség, ezért minden értéket a definícióból számolunk ki. Egy nagy kupac túl sokáig tarthat.
rule-at-heap = Kupac
rule-computing-at = Az érték számolása
rule-values = A nim-értékek számolása
rule-table-caption = Nim-értékek, szabály: { $rule }. Minden sorban egész periódusok vannak.
rule-table-caption-plain = Nim-értékek, szabály: { $rule }
rule-row-head = Első kupac
rule-before = a periódus kezdete előtt
rule-exception = eltér a periódustól
rule-p-value = 0 nim-érték: P-állás
rule-heap-title = Kupac: { $heap }, nim-érték: { $value }
rule-choose-heap = Mutass egy kupacra, vagy menj rá a nyílbillentyűkkel, és meglátod, miért ennyi az értéke!
rule-options = Lehetőségek a nim-értékeikkel
rule-more-options = és még { $count }
rule-no-options = Nincs több lépés, tehát a nim-érték 0.
rule-mex = A legkisebb szám, amely egyik lehetőségnek sem értéke: { $value }.
rule-partial = Lejárt az idő. Kiszámolt kupacok: { $known }. A kért legnagyobb kupac: { $wanted }.
rule-zoom = Nagyítás
rule-zoom-in = Nagyítás
rule-zoom-out = Kicsinyítés
rule-see-all = Az egész
rule-plot-shown = Kupacok: { $from }–{ $to }
rule-plot-help = Nagyításhoz jelölj ki egy részt az egérrel, tartsd lenyomva a Ctrl billentyűt, és görgess, vagy használd a + és − billentyűt! A 0 billentyű az egészet mutatja. A nyílbillentyűk kupacról kupacra visznek.
rule-map-help = Mutass egy mezőre, vagy használd a nyílbillentyűket! A megjelölt mezőkben a soron következő játékos veszít.
rule-map-at = ({ $a }, { $b }): nim-érték: { $value }. { $wins ->
    [yes] A soron következő játékos nyer.
   *[no] A soron következő játékos veszít.
}
rule-drawing = A kép rajzolása
rule-plot-label = Nim-értékek pontdiagramja, szabály: { $rule }
rule-plot-about = Vízszintesen: a kupac. Függőlegesen: a nim-értéke.
rule-strip-label = P-állások szalagja, szabály: { $rule }
rule-outcome-title = Kupac: { $heap }, { $outcome }
rule-strip-about = A P-állások vonalkázottak: ott a soron következő játékos veszít.
rule-misere = Misère játék: aki utoljára lép, veszít
rule-pairs-label = Számpárok térképe, szabály: { $rule }
rule-show = Mutasd
rule-shows-values = Nim-értékek
rule-shows-p-positions = P-állások
rule-no-sequence-game = Ezt a játékot nem egy kupaccal játsszák, ezért nincs nim-értékek sorozata. Nézd meg helyette az egyik állását:
rule-no-sequence-growing = Ennek a szabálynak egy lépése nem feltétlenül hagy kevesebbet, mint amennyi volt, ezért nincs nim-értékek sorozata. Nézd meg helyette az egyik állását:
rule-no-sequence-points = Ennek a szabálynak egy állása több számból áll, ezért nincs nim-értékek sorozata. Nézd meg helyette az egyik állását:
rule-no-sequence-graph = Ez egyetlen állapotgráf, ezért nincs nim-értékek sorozata. Nézd meg helyette az állásait:
rule-no-sequence-labelled = Ennél a játéknál a végén a szabályok döntik el, ki nyer, ezért kimenetelei vannak, de nim-értékei nincsenek. Nézd meg helyette az egyik állását:
rule-no-sample = Írd be az egyik állását az Állás nézetben!
rule-open-position = Ki nyer?
rule-open-graph = Állapotgráf
rule-open-play = Játék
rule-go-on = Tovább ezzel a szabállyal
