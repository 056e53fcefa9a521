### Errors of state graphs and their files.

error-graph-did-you-mean = ai vrut să scrii { $name }?
error-graph-too-many-columns = { $columns ->
    [2] un rând are numai două coloane, de la și către
   *[other] un rând are numai trei coloane, de la, către și etichetă
}
# The JSON reader names in English what it found, such as: string "x".
error-graph-invalid-type = tip nepotrivit: { $found }, se aștepta: { $expected }
error-graph-invalid-value = valoare nepotrivită: { $found }, se aștepta: { $expected }
error-graph-expects-edge = o muchie: ["a", "b"] sau {"{\"from\": \"a\", \"to\": \"b\"}"}
error-graph-edge-has-two-ends = o muchie are două capete: ["a", "b"]
error-graph-expects-array-of-nodes = un tablou de noduri
error-graph-expects-array-of-edges = un tablou de muchii
error-graph-expects-array-of-options = un tablou al nodurilor la care duc mutări

## What is wrong.

error-graph-node-must-name = un nod trebuie să aibă un nume
error-graph-name-node-contains-control-character = numele unui nod conține caracterul de control { $code }
error-graph-graph-most-nodes = prea multe noduri într-un graf (pot fi cel mult { $most })
error-graph-graph-no-nodes-no-position = graful nu are noduri, deci nu există o poziție din care să se joace
error-graph-node-most-one-label = un nod are cel mult o etichetă
error-graph-only-node-without-moves-label = numai un nod fără mutări are etichetă, iar nodul { $node } are mutări
error-graph-node-no-moves-no-label = nodul { $node } nu are nici mutări, nici etichetă, iar alte noduri au etichete
error-graph-play-starts-one-node-marked = jocul pornește dintr-un singur nod, iar { $name } este deja marcat
error-graph-list-moves-no-labels = o listă de mutări nu are etichete
error-graph-first-line-not-header = primul rând nu este antetul
error-graph-second-column-missing = lipsește a doua coloană
error-graph-move-no-label = o mutare nu are etichetă
error-graph-quote-not-closed = ghilimelele nu sunt închise
error-graph-quoted-name-ends-before = numele dintre ghilimele se termină înainte de aceasta
error-graph-file-ends-too-early = fișierul se termină prea devreme
error-graph-reserved-word = `{ $word }` este un cuvânt rezervat
error-graph-cannot-stand-here = { $text } nu poate sta aici
error-graph-edges-direction-but-those-board = muchiile unui `digraph` au direcție, dar cele ale acestei table nu au
error-graph-edges-no-direction-but-moves = muchiile unui `graph` nu au direcție, dar mutările au
error-graph-graph-ends-before = graful se termină înainte de aceasta
error-graph-groups-nest-more-than-deep = prea multe grupuri unul în altul (pot fi cel mult { $most })
error-graph-file-ends-inside-group = fișierul se termină în interiorul unui grup
error-graph-groups-file-stand-more-than = grupurile acestui fișier înseamnă prea multe muchii (pot fi cel mult { $most })
error-graph-direction-but-edge-board-none = `->` are direcție, dar o muchie a acestei table nu are
error-graph-no-direction-but-move-one = `--` nu are direcție, dar o mutare are
error-graph-arrow-not-dot = această săgeată nu este DOT
error-graph-character-not-belong = caracterul { $sign } nu are ce căuta aici
error-graph-comment-not-closed = comentariul nu este închis
error-graph-number-arrow-not-complete = aici un număr sau o săgeată nu este întreagă
error-graph-name-starts-digit-number = un nume care începe cu o cifră este un număr
error-graph-joins-two-quoted-pieces-name = `+` unește două bucăți dintre ghilimele ale unui nume
error-graph-bracket-not-closed = paranteza `<` nu este închisă
error-graph-file-no-node = fișierul nu are nodul { $node }
error-graph-attribute-missing = lipsește atributul `{ $name }`
error-graph-no-graph = nu există niciun graf
error-graph-not-graphml = aceasta nu este GraphML
error-graph-edge-more-than-two-ends = o muchie cu mai mult de două capete nu este o mutare
error-graph-file-holds-one-graph = un fișier conține un singur graf
error-graph-edge-no-direction-but-move = această muchie nu are direcție, dar o mutare are
error-graph-stands-no-character = { $name } nu reprezintă niciun caracter aici
error-graph-graph-starts-brace = un graf începe cu o acoladă
error-graph-not-closed = graful nu este închis
error-graph-name-ends-before = numele { $name } se termină înainte de aceasta
error-graph-start-not-among-nodes = pornirea { $name } nu este printre noduri
error-graph-unknown-key = cheie necunoscută { $name }; se aștepta: `nodes`, `edges`, `start` sau `labels`
error-graph-key-stands-twice = cheia `{ $name }` apare de două ori
error-graph-beside-names-nodes-ambiguous = `{ $name }` lângă numele nodurilor este ambiguu; scrie graful cu cheile `nodes` și `edges`
error-graph-options-listed-twice = opțiunile lui { $name } sunt listate de două ori
error-graph-number-names-node-whole-most = un număr care numește un nod este întreg și are cel mult 64 de biți; scrie-l ca șir de caractere
error-graph-unknown-key-of-edge = cheie necunoscută { $key }; se aștepta: `from` sau `to`
error-graph-key-of-edge-stands-twice = cheia `{ $key }` apare de două ori
error-graph-no-label = aceasta nu este o etichetă
error-graph-marks-all-nodes-but-play = aceasta marchează toate nodurile, dar jocul pornește dintr-un singur nod și numai nodurile fără mutări au etichetă
error-graph-file-empty = fișierul este gol
error-graph-graphml-not-read = GraphML nu se citește aici
error-graph-no-node = graful nu are nodul { $name }
error-graph-name-missing = aici lipsește un nume
error-graph-backslash-stands-alone = o bară inversă stă singură
error-graph-name-node-ends-before = numele unui nod se termină înainte de aceasta
error-graph-no-such-node = graful nu are nodul `{ $name }`
error-graph-labels-its-ends = acest graf își etichetează sfârșiturile, deci pozițiile lui nu au nici valori nim, nici sume

## What was expected: the end of a sentence.

error-graph-expects-move-below-header = o mutare, de exemplu `a,b`, sub antet
error-graph-expects-name-node-move-leads = `,` și numele nodului la care duce mutarea
error-graph-expects-end-name = `"` la sfârșitul numelui
error-graph-expects-end-line = `,` sau sfârșitul rândului
error-graph-expects-edges-a-b = muchii ca `a -> b`
error-graph-expects-graph-edges-a-b = `graph`, cu muchii `a -- b`
error-graph-expects-digraph-edges-a-b = `digraph`, cu muchii `a -> b`
error-graph-expects-attributes = `[` și atribute
error-graph-expects-attribute-each-node = atributul la fiecare astfel de nod
error-graph-expects-semicolon-brace = `;` sau `{"}"}`
error-graph-expects-value = o valoare
error-graph-expects-port = un port
error-graph-expects-node-edge = un nod, o muchie sau `{"}"}`
error-graph-expects-attribute-name-value-bracket = un atribut `name=value` sau `]`
error-graph-expects-equals-value = `=` și o valoare
error-graph-expects-each-end-edge = `<node id=…/>` pentru fiecare capăt al unei muchii
error-graph-expects-node-id-graph = `<node id=…/>` într-un `<graph>`
error-graph-expects-each-node = `<data>` în fiecare astfel de nod
error-graph-expects-comma-brace = `>`, `,` sau `{"}"}`
error-graph-expects-moves-a-b = mutări ca `a>b`
error-graph-expects-not-empty = `nodes` sau `edges` care să nu fie goale
error-graph-expects-object-keys-options-every-node = un obiect cu cheile `nodes`, `edges`, `start` și `labels` sau cu opțiunile fiecărui nod
error-graph-expects-object-label-each-node = un obiect cu eticheta fiecărui nod
error-graph-expects-label-player-move = o etichetă: `win`, `loss` sau `tie`, pentru jucătorul aflat la mutare
error-graph-expects-node-string-whole-number = un nod: un șir de caractere sau un număr întreg
error-graph-expects-player-move = `win`, `loss` sau `tie`, pentru jucătorul aflat la mutare
error-graph-expects-header-one-move-per-line = antetul `from,to` și câte o mutare pe fiecare rând
error-graph-expects-csv-dot-json = CSV, DOT sau JSON
error-graph-expects-name-node = numele unui nod
error-graph-expects-backslash-quote = `\\` pentru o bară inversă sau `\"` pentru ghilimele

## What to do.

error-graph-help-separate-two-columns-comma = desparte cele două coloane printr-o virgulă
error-graph-help-write-names-contain-comma-double = scrie între ghilimele duble numele care conțin o virgulă
error-graph-help-write-label-node-without-moves = scrie eticheta unui nod fără mutări pe un rând propriu: `a,,win`
error-graph-help-write-quote-inside-quoted-name = scrie de două ori ghilimelele dintr-un nume aflat între ghilimele
error-graph-help-only-json-dot-graphml-list = numai JSON, DOT și GraphML pot lista un nod fără mutări la care nu duce nicio mutare
error-graph-help-name = numele este { $name }
error-graph-help-write-node-name-double-quotes = scrie între ghilimele duble un nod cu acest nume
error-graph-help-file-holds-one-graph = un fișier conține un singur graf
error-graph-help-group-opened-line = grupul a fost deschis pe rândul { $line }
error-graph-help-write-names-other-characters-than = scrie între ghilimele duble numele cu alte caractere decât litere, cifre și `_`
error-graph-help-write-other-names-double-quotes = scrie între ghilimele duble celelalte nume
error-graph-help-write-names-spaces-double-quotes = scrie între ghilimele duble numele cu spații
error-graph-help-write-names-other-characters-double = scrie între ghilimele duble numele cu alte caractere
