### Errors of the boards and positions of games.

error-game-no-graph = { $what ->
    [order] aceasta nu este o ordine
   *[graph] acesta nu este un graf
}
error-game-not-closed = { $what ->
    [order] ordinea nu este închisă
   *[graph] graful nu este închis
}
error-game-graph-ends-before = { $what ->
    [order] ordinea se termină înainte de aceasta
   *[graph] graful se termină înainte de aceasta
}
error-game-edge-only-so-often = { $count ->
    [one] tabla are această muchie o singură dată
    [few] tabla are această muchie numai de { $count } ori
   *[other] tabla are această muchie numai de { $count } de ori
}
error-game-no-such-line = { $kind ->
    [row] prăjitura nu are rândul { $number }
   *[column] prăjitura nu are coloana { $number }
}
error-game-expects-line = { $kind ->
    [row] un rând de la 1 la { $most }
   *[column] o coloană de la 1 la { $most }
}
# A graph of a family such as grid 3x4, which needs its size.
error-game-expects-size = { $what ->
    [size] dimensiuni, de exemplu `{ $example }`
   *[number] un număr, de exemplu `{ $example }`
}
error-game-expects-graph = un graf {"{a-b, b-c, d}"}, o familie ({ $families }) sau un fișier (@edges.csv)
error-game-expects-order = o ordine {"{a<b, b<c, d}"}, o familie ({ $families }) sau un fișier (@below-above.csv)
error-game-expects-sign-comma-brace = { $sign }, `,` sau `{"}"}`

## What is wrong.

error-game-more-than-bytes = un joc cu prea mulți octeți (pot fi cel mult { $most })
error-game-board-no-edge = tabla nu are o astfel de muchie
error-game-bar-without-squares = o ciocolată fără pătrățele
error-game-row-longer-than-one-above = acest rând este mai lung decât cel de deasupra
error-game-row-without-squares = un rând fără pătrățele
error-game-bar-too-many-rows = o ciocolată cu prea multe rânduri
error-game-layer-without-rows = un strat fără rânduri
error-game-row-longer-than-one-before = acest rând este mai lung decât cel de deasupra sau dinainte
error-game-bar-too-many-squares = o ciocolată cu prea multe pătrățele
error-game-bar-too-many-directions = o ciocolată cu prea multe direcții
error-game-stands-list-twice = aceasta apare de două ori în listă
error-game-square-off-board-whose-side = acest câmp este în afara tablei, a cărei latură este { $side }
error-game-square-written = { $found } acolo unde se scrie un câmp (x,y)
error-game-another-knight-follow = { $found } acolo unde poate urma alt cal
error-game-square-knight-begins = { $found } acolo unde începe câmpul unui cal
error-game-board-without-squares = o tablă fără câmpuri
error-game-cake-without-size = o prăjitură fără dimensiuni
error-game-place-poisoned-piece-missing = lipsește locul bucății otrăvite
error-game-poisoned-piece-row-column = bucata otrăvită are un rând și o coloană
error-game-family-needs-size = pentru { $name } este nevoie de o mărime
error-game-family-has-one-size = pentru { $name } este nevoie de o singură mărime
error-game-family-too-small = { $name } cu mărimea { $number }
error-game-edge-not-between-two-vertices = muchia { $from }-{ $to } nu leagă două dintre nodurile de aici (în total { $number })
error-game-start-not-among-vertices = pornirea nu este printre noduri
error-game-line-only-two-names-ends = un rând are numai două nume, capetele unei muchii
error-game-line-names-either-comma-space = numele unui rând stau fie cu virgulă, fie cu spațiu între ele
error-game-board-no-vertex = tabla nu are nodul { $name }
error-game-edge-two-ends = o muchie are două capete
error-game-name-ends-before = numele se termină înainte de aceasta
error-game-nothing-follows-comma = după virgulă nu urmează nimic
error-game-graph-too-many-vertices = un graf cu prea multe noduri
error-game-graph-too-many-edges = un graf cu prea multe muchii
error-game-edge-leads-from-vertex-itself = muchia { $edge } duce de la un nod la el însuși
error-game-edge-stands-twice = muchia { $edge } apare aici de două ori
error-game-graph-without-vertices = un graf fără noduri
error-game-order-goes-round-cycle = ordinea se închide într-un ciclu: { $cycle }
error-game-arc-direction = un arc are o direcție
error-game-edge-off-ground = această muchie nu este legată de pământ
error-game-picture-no-ground = desenul nu are pământ
error-game-ground-another-name = pământul are alt nume
error-game-edge-of-picture-off-ground = muchia { $edge } nu este legată de pământ
error-game-vertex-off-ground = nodul { $vertex } nu este legat de pământ
error-game-move-must-take-from-heap = o mutare trebuie să ia dintr-o grămadă
error-game-semicolon-needed = sfârșitul acolo unde este nevoie de `;`
error-game-one-number-needed-behind = după `;` este nevoie de un singur număr
error-game-heap-may-grow-too-large = această grămadă poate crește până la 2^64 de monede și mai mult
error-game-no-divisor-left-but-1 = nu a rămas niciun divizor, dar 1 rămâne mereu
error-game-no-divisor = { $number } nu este divizor al lui { $whole }
error-game-divisor-stands-list-twice = acest divizor apare de două ori în listă
error-game-left-but-divisor-not = { $number } a rămas, dar divizorul său { $missing } nu
error-game-one-number-needed = aici este nevoie de un singur număr
error-game-too-small-game = { $number } este prea mic pentru acest joc
error-game-too-large-game = { $number } este prea mare pentru acest joc
error-game-too-many-divisors = { $number } are prea mulți divizori: { $count }
error-game-second-coin-square = o a doua monedă pe câmpul { $right }
error-game-square-lies-left-square = câmpul { $right } este la stânga câmpului { $left }
error-game-no-square = { $sign } nu este un câmp
error-game-row-squares-but-first-one = câmpuri în acest rând: { $length }, dar în primul: { $columns }
error-game-number-board-needed = un număr acolo unde este nevoie de o tablă
error-game-board-too-many-squares = o tablă cu prea multe câmpuri
error-game-staircase-without-stairs = o scară fără trepte
error-game-too-many-coins = în total mai mult de 2^64 - 1 monede
error-game-another-number-follow = { $found } acolo unde poate urma alt număr
error-game-board-rows-columns = o tablă are rânduri și coloane
error-game-size-needs-number = o dimensiune are nevoie aici de un număr
error-game-where-is-the-token = unde este jetonul?
error-game-token-stands-one-vertex = jetonul stă pe un singur nod
error-game-vertex-stands-list-twice = acest nod apare de două ori în listă
error-game-strip-too-long = această bandă este prea lungă
error-game-strip-without-cells = o bandă fără căsuțe
error-game-no-cell-strip = `{ $sign }` nu este o căsuță a acestei benzi
error-game-another-head-follow = { $found } acolo unde poate urma alt cap
error-game-place-needed = { $found } acolo unde este nevoie de un loc, de exemplu (3,5)
error-game-second-coordinate-needed = { $found } acolo unde este nevoie de a doua coordonată
error-game-place-ends = { $found } acolo unde se termină locul
error-game-head-stands-list-twice = acest cap apare de două ori în listă
error-game-beside-equal-marks-must-not = `{ $symbol }` lângă `{ $symbol }`: semnele egale nu pot fi vecine
error-game-nim-value-too-large = valoarea nim a acestei grămezi este 2^64, ceea ce este prea mult

## What was expected: the end of a sentence.

error-game-expects-size-or-rows = dimensiuni, de exemplu 3x4, sau lungimile rândurilor, de exemplu 4,3,1
error-game-expects-rows-from-top-none-longer = rânduri de sus în jos, niciunul mai lung decât cel de deasupra
error-game-expects-most-rows = rânduri, cel mult { $most }
error-game-expects-lengths-rows = lungimile rândurilor, de exemplu 3,2/2,1
error-game-expects-rows-layers-none-larger-than = rânduri și straturi dintre care niciunul nu este mai mare decât cel dinaintea lui
error-game-expects-most-squares-box-around-more = pătrățele în cutia din jur, cel mult { $most }, când sunt mai mult de două direcții
error-game-expects-most = cel mult { $most }
error-game-expects-stone-empty-square = `x` pentru o piatră sau `.` pentru un câmp gol
error-game-expects-size-or-stones = dimensiuni, de exemplu 4x5, sau rânduri, de exemplu xx./xxx
error-game-expects-coloured-stone-empty-square = `x` sau `o` pentru o piatră ori `.` pentru un câmp gol
error-game-expects-size-or-coloured-stones = dimensiuni, de exemplu 4x5, sau rânduri, de exemplu xo./oxo
error-game-expects-number-from-0 = un număr de la 0 la { $side }
error-game-expects-side-board = latura tablei, de exemplu 8
error-game-expects-free-square-blocked-one = `.` pentru un câmp liber sau `#` pentru unul blocat
error-game-expects-size-or-free-squares = dimensiuni, de exemplu 4x5, sau rânduri, de exemplu ..#/...
error-game-expects-size-place-poisoned-piece = dimensiunile și locul bucății otrăvite, de exemplu 5x7 (2,3)
error-game-expects-alone = numai `{ $name }`
error-game-expects-least = cel puțin { $least }
error-game-expects-name-vertex = numele unui nod
error-game-expects-two-ends-edge = cele două capete ale unei muchii, de exemplu `a,b`
error-game-expects-other-end = `-` și celălalt capăt
error-game-expects-end-list = `,` sau sfârșitul listei
error-game-expects-most-vertices = noduri, cel mult { $most }
error-game-expects-most-edges = muchii, cel mult { $most }
error-game-expects-vertex-called = un nod cu numele `ground` sau `0`
error-game-expects-edges-connected-ground = muchii legate de pământ
error-game-expects-most-heaps-one-move-least = cel mai mare număr de grămezi ale unei mutări, cel puțin 1
error-game-expects-heaps-how-many-additions-left = grămezile, `;` și câte adăugări mai rămân, ca în 3,0,1 ; 2
error-game-expects-heaps-all-additions-make-large = grămezi pe care nici toate adăugările nu le pot face atât de mari
error-game-expects-number-60 = un număr, de exemplu 60
error-game-expects-number-with-divisors = un număr de la 1 la 10^12
error-game-expects-most-divisors = divizori, cel mult { $most }
error-game-expects-squares-coins-from-left-right = câmpurile monedelor de la stânga la dreapta, toate diferite
error-game-expects-rows-same-length = rânduri de aceeași lungime
error-game-expects-most-squares = câmpuri, cel mult { $most }
error-game-expects-numbers-coins-stairs = numărul de monede de pe fiecare treaptă, de exemplu 0,2,1,3
error-game-expects-size-4x6 = dimensiuni, de exemplu 4x6
error-game-expects-vertex-vertex-vertices-visited-before = un nod sau un nod, `;` și nodurile vizitate înainte
error-game-expects-vertices-visited-before-end = `;` și nodurile vizitate înainte sau sfârșitul
error-game-expects-strip-x = o bandă din `.` și `X`, de exemplu ..X.., sau lungimea uneia goale; căsuțe: cel mult { $most }
error-game-expects-most-cells = căsuțe, cel mult { $most }
error-game-expects-empty-out-play-x-xo = `.` (gol), `X`, `O` sau `-` (scos din joc), ca în ..X.XO..X
error-game-expects-another-mark-empty-cell = alt semn sau o căsuță goală
error-game-expects-smaller-heap = o grămadă de cel mult 2^64 - 2 sau `*` după ea

## What to do.

error-game-help-game-edge-goes-two-different = în acest joc, o muchie dispare împreună cu cele două capete diferite ale ei, deci o singură muchie între ele ajunge
error-game-help-leave-out-rows-eaten = lasă deoparte rândurile mâncate
error-game-help-order-needs-direction-says-lies = o ordine are nevoie de o direcție: `a<b` spune că a este sub b
error-game-help-edges-board-no-direction = muchiile acestei table nu au direcție
error-game-help-vertices-numbered-from-0 = `n` noduri sunt numerotate de la 0
error-game-help-write-names-spaces-commas-double = scrie între ghilimele duble numele cu spații sau virgule
error-game-help-write-names-other-characters-than = scrie între ghilimele duble numele cu alte caractere decât litere, cifre, `_` și `.`
error-game-help-put-relations-braces = pune relațiile între acolade
error-game-help-put-edges-braces = pune muchiile între acolade
error-game-help-each-element-must-lie-above = fiecare element trebuie să fie deasupra celor de sub el și niciun element deasupra lui însuși
error-game-help-undirected-geography-played-edges = undirected-geography se joacă pe muchii ca a-b
error-game-help-leave-out-no-longer-connected = lasă deoparte ce nu mai este legat de pământ
error-game-help-game-vertex-goes-neighbours-one = în acest joc, un nod dispare împreună cu vecinii lui, deci o singură muchie între două noduri ajunge
error-game-help-who-removes-number-removes-all = cine elimină un număr îi elimină toți multiplii
error-game-help-coin-shows-heads-tails = o monedă arată cap sau pajură; întoarsă de două ori, este ca înainte
error-game-help-token-never-comes-back-one = jetonul nu se întoarce niciodată, deci o singură muchie între două noduri diferite ajunge
