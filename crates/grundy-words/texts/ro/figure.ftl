### Pictures and worksheets.

figure-normal = joc normal: cine face ultima mutare câștigă
figure-misere = joc misère: cine face ultima mutare pierde
figure-labelled = regulile spun la sfârșit cine câștigă
figure-lost = Poziție P: jucătorul la mutare pierde
figure-won = Poziție N: jucătorul la mutare câștigă
figure-won-value = Poziție N, valoare nim { $value }: jucătorul la mutare câștigă
figure-won-move = Poziție N: jucătorul la mutare câștigă, de exemplu prin { $move }
figure-won-value-move = Poziție N, valoare nim { $value }: jucătorul la mutare câștigă, de exemplu prin { $move }
figure-tied = la cel mai bun joc, partida se termină la egalitate
figure-move-in = { $made } în { $rule }
figure-take = ia { $coins }
figure-take-all = ia tot
figure-p-means = P: jucătorul la mutare pierde
figure-n-means = N: jucătorul la mutare câștigă
figure-t-means = T: egalitate
figure-p-position = poziție P
figure-n-position = poziție N
figure-p-positions = Poziții P
figure-winning-move = mutare câștigătoare
figure-other-move = altă mutare
figure-a-move = mutare
figure-coins-taken = monedele luate la această mutare
figure-nim-values = valori nim, joc normal
figure-before-period = înainte de perioadă
figure-exception = diferă de perioadă
figure-no-law = nicio lege cunoscută
figure-period = perioada { $period }, preperioada { $preperiod }
figure-period-saltus = perioada { $period }, saltus { $saltus }, preperioada { $preperiod }
figure-law-kind = felul legii: { $kind }
figure-proved = { $law }, demonstrat
figure-by-theorem = { $law }, conform unei teoreme
figure-only-seen = { $law }, observat, dar nedemonstrat
figure-nim-sums = sume nim
figure-nim-products = produse nim
figure-nim-value = valoare nim
figure-largest = cea mai mare valoare nim este { $value }
figure-nim-sum = suma nim
figure-heap = grămadă
figure-heap-of = grămada { $size }
figure-heaps-to = valorile nim ale grămezilor de la 0 la { $last }
figure-each-dot = Fiecare punct este o grămadă.
figure-dot-covers = Un punct acoperă { $heaps ->
    [one] o grămadă
    [few] { $heaps } grămezi
   *[other] { $heaps } de grămezi
} și { $values ->
    [one] o valoare
    [few] { $values } valori
   *[other] { $values } de valori
}: cel puțin o grămadă se află acolo.
figure-row-column = joc normal: rândul a, coloana b
figure-keeps-win = păstrează câștigul
figure-gives-away = pierde câștigul din mână
figure-had-none = nu avea mutare câștigătoare
figure-wins = { $player } câștigă
figure-to-move = { $player } este la mutare
figure-no-move-left = nu mai există nicio mutare
figure-player = jucătorul { $number }
figure-rings = inele: unde duce o mutare
figure-stairs-count = hașurate: treptele ale căror monede contează
figure-additions-left = adăugări rămase: { $count }
figure-zero-used = mutarea zero folosită
figure-turn-of-first = primul jucător este la mutare
figure-turn-of-second = al doilea jucător este la mutare
figure-nothing = niciuna
figure-and-more = { $list } și încă { $more }
figure-graph-size = poziții: { $positions }, mutări: { $moves }
figure-sign-wins = ! arată mutările câștigătoare
figure-sign-reaches = + unde duce o mutare
figure-alike = ×2: două poziții asemenea, desenate ca una singură
figure-answers = Răspunsuri
figure-worksheet = Fișă de lucru
figure-rule = Regula: { $rule }
figure-name = Numele
figure-date = Data
figure-fill-table = Completează tabelul. Valoarea unei grămezi este cel mai mic dintre numerele 0, 1, 2, … care lipsește dintre valorile opțiunilor ei.
figure-fill-grid = Completează valorile nim: în fiecare căsuță scrie cel mai mic dintre numerele 0, 1, 2, … care lipsește dintre valorile opțiunilor ei.
figure-judge = Cine câștigă la cel mai bun joc? Scrie N dacă jucătorul la mutare câștigă și P dacă celălalt jucător câștigă. Unde este N, scrie o mutare câștigătoare.
figure-label = Scrie la fiecare poziție P sau N și valoarea ei. Apoi îngroașă mutările câștigătoare.
figure-option-values = valorile opțiunilor
figure-seed = fișa nr. { $seed }
