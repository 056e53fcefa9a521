### Refusals: why a question has no answer, and what to ask instead.

refused-no-game = nu există niciun joc cu numele `{ $name }`
refused-no-game-but = nu există niciun joc cu numele `{ $name }`; ai vrut să scrii `{ $near }`?
refused-no-node = graful nu are niciun nod `{ $name }`
refused-no-node-but = graful nu are niciun nod `{ $name }`; ai vrut să scrii `{ $near }`?
refused-last-numbers = { $numbers ->
    [one] este dat un singur ultim număr
    [few] sunt date { $numbers } ultime numere
   *[other] sunt date { $numbers } de ultime numere
}, dar `{ $rule }` are { $coordinates ->
    [one] o coordonată
    [few] { $coordinates } coordonate
   *[other] { $coordinates } de coordonate
}
refused-one-rule = { $what ->
    [misere] jocul misère este pentru o singură regulă, iar `{ $family }` înseamnă mai multe
   *[long] un calcul lung este pentru o singură regulă, iar `{ $family }` înseamnă mai multe
}

## Why a question has no answer.

refused-work-no-state-could-saved = acest lucru nu are o stare care să poată fi salvată: punctele de salvare sunt pentru legea unui cod finit de luat și împărțit și pentru poziții ale unui singur joc căruia i se caută valorile nim
refused-no-core-form-no-certificate = `{ $text }` nu are formă de bază, deci legea sa nu are certificat
refused-true-but-about-another-rule = este adevărat, dar despre altă regulă decât cea cerută, care este: { $wanted }
refused-true-but-about-position-not = este adevărat, dar despre o poziție, nu despre o regulă
refused-program-prints-words-one-line = un program își scrie cuvintele într-un singur rând, iar { $word } nu este unul
refused-positions-too-many-look = pozițiile lui `{ $rule }` sunt prea multe pentru a fi cercetate
refused-dot-for-picture = DOT este pentru grafuri de stări; desenează această figură ca SVG sau TikZ
refused-labels-names-heaps-boards-picture = etichetele sunt nume de grămezi sau table, iar această figură nu are nici grămezi, nici table
refused-laws-explained-one-rule-under = legile se explică pentru o singură regulă, în jocul normal
refused-no-move-leads-from-position = nicio mutare nu duce din poziția { $number } ({ $from }) în poziția { $next } ({ $to })
refused-labels-graph-say-who-wins = etichetele acestui graf spun cine câștigă la sfârșit, deci nu există joc misère
refused-graph-names-no-start-say = graful nu numește niciun nod de pornire, deci spune de la ce nod se pornește
refused-graph-labels-ends-needs-play = un graf cu sfârșituri etichetate are nevoie de un joc care se termină, deci nu se rezolvă ca unul care poate continua la nesfârșit
refused-certificate-values-all-nodes-graphs = un certificat al valorilor tuturor nodurilor este pentru grafuri al căror joc poate continua la nesfârșit
refused-values-given-text-too-leave = sunt date și valori, și un text: lasă deoparte una dintre ele
refused-not-among-sequences-oeis-known = { $number } nu este printre șirurile OEIS cunoscute aici
refused-table-needs-name-file = tabelul are nevoie de numele unui fișier
refused-number-shards-from-1 = numărul fragmentelor este de la 1 la { $most }
refused-first-number-larger-than-last = primul număr, { $from }, este mai mare decât ultimul, { $to }
refused-certificate-one-rule-stands-many = un certificat este pentru o singură regulă, iar `{ $text }` înseamnă mai multe: dă literelor numere
refused-no-sequence-heaps-whatever-letters = `{ $text }` nu are un șir de grămezi, oricare ar fi literele
refused-search-law-saved-checkpoints-finite = căutarea legii lui `{ $rule }` nu poate fi salvată: punctele de salvare sunt pentru coduri finite de luat și împărțit care lasă cel mult două grămezi
refused-state-holds-other-heaps = numărul de grămezi scris este { $results }, iar cel adevărat este { $heaps }
refused-begun-without-digests = a fost început fără rezumate, iar rezumatele acoperă toate valorile de la grămada 0 înainte
refused-laws-of-misere-play = legi ale jocului misère se cunosc pentru mulțimi de luat, iar `{ $text }` nu este una
refused-row-positions-only-heaps-rule = `{ $row }` este un șir de poziții, și numai grămezile unei reguli au o lege
refused-certificates-laws-belong-one-rule = certificatele legilor sunt pentru o singură regulă, în jocul normal
refused-no-law-found-no-certificate = nu s-a găsit nicio lege, deci nu există certificat
refused-law-no-certificate-certificates-cover = legea lui `{ $text }` nu are certificat: certificatele acoperă pozițiile P cu două coordonate, și nu s-a găsit o lege numai pentru acestea
refused-no-values = nu există valori
refused-most-values-looked = se cercetează un număr limitat de valori (cel mult { $most })
refused-last-heap-larger-than-any = ultima grămadă este mai mare decât orice număr de aici
refused-row-has-numbers = un șir are numere
refused-row-positions-nim-values-who = `{ $text }` este un șir de poziții, iar pentru acestea se listează valorile nim și cine câștigă în jocul normal
refused-row-positions-one-last-number = un șir de poziții are un singur ultim număr
refused-p-positions-n-positions-counted = se numără poziții P sau poziții N, nimic altceva
refused-not-played-heaps = `{ $text }` nu se joacă cu grămezi
refused-state-graph-nodes-not-heaps = un graf de stări are noduri, nu grămezi
refused-positions-listed-rules-up-coordinates = pozițiile se listează pentru reguli cu puține coordonate (cel mult { $most }), iar `{ $text }` are { $arity }
refused-nim-values-belong-normal-play = valorile nim țin de jocul normal, unde ultima mutare hotărăște
refused-too-many-positions-list = sunt prea multe poziții pentru o listă
refused-no-sequence-heaps = `{ $text }` nu are un șir de grămezi
refused-move-need-not-leave-less = o mutare în `{ $text }` nu lasă neapărat mai puțin decât era
refused-no-question = nu există întrebarea `{ $name }`; există { $names }
refused-no-move-left = nu mai există nicio mutare
refused-state-belongs-to-another = ține de { $theirs }, nu de { $ours }
refused-state-is-no-good = grundy { $program } a scris o stare care nu este bună aici: { $why }
refused-certificates-nim-values-outcomes-belong = certificatele valorilor nim și ale rezultatelor țin de jocul normal; în jocul misère, un certificat al strategiei arată cine câștigă
refused-no-search-could-saved-checkpoints = `{ $position }` nu are o căutare care să poată fi salvată: punctele de salvare sunt pentru poziții ale unui singur joc căruia i se caută valorile nim, cum sunt cram și node-kayles, cu sau fără grămezi alături
refused-state-too-large-for-memory = sunt cunoscute prea multe poziții ({ $all }), iar în limita de memorie încap numai { $positions }; permite mai multă
refused-table-about-nodes-file-no = tabelul este despre nodurile unui fișier, care nu are reguli
refused-rules-say-who-wins-end = regulile spun la sfârșit cine câștigă, deci nu există joc misère
refused-good-move-but-among-many = există o mutare bună, dar printre atât de multe mutări nu s-a găsit niciuna
refused-table-file-moves-name-one = `{ $table }` este tabelul unui fișier de mutări: numește unul dintre nodurile lui
refused-table-no-node = tabelul nu are niciun nod `{ $text }`
refused-not-reached-from-start = la `{ $position }` nu se poate ajunge din `{ $start }`, despre care este tabelul
refused-no-sparse-space-take-break = `{ $text }` nu are spațiu rar: acesta este pentru coduri de luat și împărțit cu un număr finit de cifre, unde o mutare poate lăsa două grămezi și niciuna nu lasă mai multe (0.77, 0.106, 4!.0)
refused-no-table-tables-show-two = `{ $text }` nu are tabel: tabelele arată două coordonate
refused-table-more-than-cells = un tabel cu prea multe căsuțe (pot fi cel mult { $most })
refused-only-coin-turning-games-product = numai jocurile cu monede de întors au un produs: scrie-le pe ambele ca `turn "…"`, de exemplu `turn "1-3"`
refused-first-row-larger-than-last = primul rând, { $from }, este mai mare decât ultimul, { $to }
refused-most-values-listed-once = prea multe valori pentru o singură listă (pot fi cel mult { $most })
refused-first-heap-larger-than-last = prima grămadă, { $from }, este mai mare decât ultima, { $to }
refused-labelled-game-no-nim-values = un joc etichetat nu are valori nim, căci nu ultima mutare hotărăște cine câștigă
refused-values-make-table = valorile lui `{ $text }` formează un tabel
refused-tables-show-one-two-coordinates = tabelele arată una sau două coordonate, iar această regulă are { $many }
refused-dot-for-worksheet = DOT este pentru grafuri de stări; o fișă de lucru este SVG, TeX sau text
refused-worksheet-each-task-most-once = o fișă de lucru are fiecare sarcină cel mult o dată
refused-worksheet-about-nim-values-labelled = o fișă de lucru este despre valori nim, iar un joc etichetat nu are
refused-game-least-one-position = o partidă are cel puțin o poziție
refused-table-too-large = un tabel până la { $to } este prea mare; tabelele merg până la { $max }

## What to ask instead.

refused-help-programs-written-rules-one-heap = programele se scriu pentru reguli cu o grămadă sau cu două coordonate
refused-help-ask-about-first-terms = întreabă despre primii săi termeni, ca în `0,1,1,2,0,3`
refused-help-give-letters-numbers = dă literelor numere
refused-help-laws-looked-one-heap-rules = legi se caută pentru reguli cu o singură grămadă și pentru reguli cu două coordonate al căror joc se termină printr-o măsură care scade

## What the visitor of the page can do. View names are those of the page.

refused-page-ask-about-position-instead = întreabă în schimb despre o poziție
refused-page-ask-about-position-instead-about = întreabă în schimb despre o poziție sau despre un șir de poziții, de exemplu cram 2xn
refused-page-view-position-answers-play-need = pagina „Poziție” răspunde acolo unde jocul nu se termină neapărat
refused-page-ask-about-node-about-graph = întreabă despre un nod sau despre graf
refused-page-ask-table-instead = cere în schimb tabelul
refused-page-view-games-lists-them = pagina „Jocuri” le listează
refused-page-ask-less = cere mai puțin
refused-page-ask-about-rule-one-heap = întreabă despre o regulă cu o singură grămadă, despre valori ca 0,1,1,2,0,3 sau despre un șir ca cram 1xn
refused-page-all = în total sunt { $all }
refused-page-view-rule-shows-law-rule = pagina „Regulă” arată legea unei reguli
refused-page-ask-law-rule-instead = cere în schimb legea regulii
refused-page-list-not-complete = lista nu este completă
refused-page-ask-smaller-table-value-one = cere un tabel mai mic sau valoarea unei singure table
refused-page-law = o lege este { $reference }: { $sentence }
refused-page-more-values-show-one = mai multe valori pot arăta una
refused-page-tab-proof-lists-laws-engine = fila „Demonstrație” enumeră legile pe care le-a încercat motorul
refused-page-answer-lists-all-them = răspunsul le enumeră pe toate
refused-page-strip-mis-re-play-shows = banda jocului misère arată pozițiile P ale oricărei reguli
refused-page-view-play-opens-saved-game = pagina „Joacă” deschide o partidă salvată, care are câte o poziție pe fiecare rând
