### Tanulás: fejezetek útvonala. `[words|mex]` szakszót jelöl, a `**words**` kiemelt.

learn-title = Tanulás
learn-path-title = A Nimtől a Sprague–Grundy-tételig
learn-path-about = Tizenkét rövid fejezet. Mindegyikben játszol, megsejtesz valamit, meglátod az okát, és megoldasz három feladatot. Ha tudsz összeadni és osztani, kezdheted is.
learn-unknown = Nincs ilyen fejezet: „{ $name }”. Itt van az összes fejezet.
learn-begin = Kezdd az 1. fejezettel!
learn-go-on = Folytatás: { $title }
learn-total = Kész fejezetek: { $done }/{ $chapters }
learn-kept = Az eredményeid ezen az eszközön maradnak.
learn-forget = Az eredményeim törlése
learn-chapter-number = { $number }. fejezet (összesen { $chapters })
learn-stage-play = Játék
learn-stage-guess = Sejtés
learn-stage-why = Miért?
learn-stage-tasks = Három feladat
learn-why-closed = Előbb próbálj rájönni magad! Vagy:
learn-why-open = Mutasd, miért!
learn-ways = Fejezetek
learn-before = Vissza: { $title }
learn-after = Tovább: { $title }

learn-wins-first = A soron következő játékos
learn-wins-second = A másik játékos
learn-p = P-állás
learn-n = N-állás

learn-task-dots = Megoldott feladatok: { $solved }/{ $tasks }
learn-task-dot = { $number }. feladat: { $state ->
    [right] megoldva
    [wrong] nincs megoldva
   *[open] még hátravan
}
learn-task-number = { $number }. feladat (összesen { $tasks })
learn-task-answer = A válaszod
learn-task-check = Ellenőrzés
learn-task-next = Következő
learn-task-finish = Eredmény
learn-task-new = Három új feladat
learn-task-same = Ennek az oldalnak a címe ezt a három feladatot őrzi. Ha továbbadod, mások is ugyanezeket kapják.
learn-task-result = { $solved ->
    [0] Most egyet sem oldottál meg a { $tasks } feladatból. Olvasd el még egyszer az indoklást, és próbálj meg három újat!
    [1] Megoldottál 1 feladatot a { $tasks } közül. Próbálj meg három újat!
    [2] Megoldottál 2 feladatot a { $tasks } közül. Majdnem megvan!
   *[other] Mind a { $tasks } feladatot megoldottad. Ez a fejezet a tiéd!
}
learn-verdict-right = Helyes!
learn-verdict-wrong = Nem.
learn-verdict-again = Még nem. Próbáld újra!
learn-move-why = Nyerő lépés: { $move }. { $principle }
learn-move-reply = A lépésed: { $move }. A másik játékos válasza: { $reply }, és ezzel nyer.

learn-paint-brushes = Ecset
learn-paint-brush-P = P: a soron következő játékos veszít
learn-paint-brush-N = N: a soron következő játékos nyer
learn-paint-left = { $count ->
    [one] még { $count }
   *[other] még { $count }
}
learn-paint-square = { $position }: { $mark ->
    [P] P
    [N] N
   *[blank] nincs kifestve
}{ $verdict ->
    [wrong] , rossz
    [right] , jó
   *[none] {""}
}
learn-paint-done = Minden jó! Most nézd meg, miért!
learn-paint-is-n = { $position } nem P, hanem N: egy lépés P-állást hagy ({ $option }), és ott a másik játékos veszít.
learn-paint-is-end = { $position } nem N, hanem P: nincs több lépés, tehát a soron következő játékos veszített.
learn-paint-is-p = { $count ->
    [one] { $position } nem N, hanem P: az egyetlen lépése N-állásba vezet ({ $options }).
   *[other] { $position } nem N, hanem P: minden lépése N-állásba vezet ({ $options }).
}
learn-columns = A kupacok bináris oszlopokban
learn-columns-heap = kupac
learn-columns-ones = egyesek
learn-columns-bit = { $heap }. kupac, oszlop: { $weight }, bit: { $bit }
learn-columns-parity = { $parity ->
    [even] , páros
   *[odd] , páratlan
}
learn-shelf = A nim-értékek polca
learn-shelf-place = { $place }{ $state ->
    [full] , a polcon van
    [gap] , az első üres hely
   *[empty] , nincs a polcon
}
learn-filler-end = **{ $heap }**: innen nincs lépés. A polc üres. Érintsd meg az első üres helyet!
learn-filler-options = { $count ->
    [one] **{ $heap }**: innen { $count } állásba lehet lépni. Ennek a nim-értéke áll a polcon. Érintsd meg az első üres helyet!
   *[other] **{ $heap }**: innen { $count } állásba lehet lépni. Ezek nim-értékei állnak a polcon. Érintsd meg az első üres helyet!
}
learn-filler-value = nim-érték: { $value }
learn-filler-right = Helyes: { $heap } nim-értéke { $value }.
learn-filler-taken = Egy lépés ilyen értékű állásba vezet, tehát { $value } már a polcon van. Egy üres helyet érints meg!
learn-filler-later = Van kisebb üres hely is, mint { $value }.
learn-filler-done = A szalag tele van. Most nézd meg, miért!
