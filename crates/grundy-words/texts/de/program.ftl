### What the program says when it has no answer.

# The word before a message.
program-error = Fehler
program-stopped = angehalten
# A command that was probably meant.
program-try = versuche: { $command }
# A message with advice, which is a clause.
program-advice = { $message }; { $advice }
program-advice-in-brackets = { $message } ({ $advice })
program-advice-behind-colon = { $message }: { $advice }
program-known-by-then = { $message }; { $count } Ergebnisse waren bis dahin bekannt
program-also-the-certificate = { $what ->
    [checkpoint] { $file } kann nicht zugleich Zwischenstand und Zertifikat sein; wähle zwei Dateien
   *[values] { $file } kann nicht zugleich Wertedatei und Zertifikat sein; wähle zwei Dateien
}
program-file-holds-one-rule = { $what ->
    [checkpoint] der Zwischenstand { $file } fasst eine Regel, und { $count } Regeln sind angegeben; rechne sie einzeln
    [values] die Wertedatei { $file } fasst eine Regel, und { $count } Regeln sind angegeben; rechne sie einzeln
   *[certificate] das Zertifikat { $file } fasst eine Regel, und { $count } Regeln sind angegeben; rechne sie einzeln
}
program-cannot-read-at-all = { $file } kann nicht gelesen werden
program-cannot-write-file = { $file } kann nicht geschrieben werden: { $error }
# Behind the name of a file that cannot be read or written.
program-file-too-large = sie ist größer als { $gibibytes } GiB
program-file-not-utf-8 = Byte { $place } ist kein UTF-8-Text; speichere die Datei als UTF-8
program-no-regular-file = das ist keine gewöhnliche Datei
program-address-in-use = der Server kann an { $address } nicht lauschen: dort lauscht schon ein anderes Programm; wähle einen anderen --port, oder --port 0 für irgendeinen
program-port-needs-rights = der Server kann an { $address } nicht lauschen: Ports unter 1024 brauchen besondere Rechte; wähle einen anderen --port
program-no-such-address = der Server kann an { $address } nicht lauschen: diese Maschine hat keine solche Adresse; lass --address weg
program-cannot-listen = der Server kann an { $address } nicht lauschen: { $error }
program-not-saved = der Zwischenstand { $file } kann jetzt nicht geschrieben werden: { $why }; die Datei enthält noch den Stand von { $heaps } Haufen, und der Lauf geht weiter
program-not-saved-yet = der Zwischenstand { $file } kann jetzt nicht geschrieben werden: { $why }; in der Datei ist noch kein Stand, und der Lauf geht weiter
program-not-kept = die Werte können nicht in { $file } geschrieben werden: { $why }; darin stehen die von { $heaps } Haufen, und der Lauf geht weiter
program-game-not-kept = die Partie kann nicht in { $file } gespeichert werden: { $error }

## Why there is no answer.

program-write-checkpoint-file-needed = der Zwischenstand - kann nicht geschrieben werden: hier ist eine Datei nötig; eine mit genau diesem Namen schreibt man ./-
program-heap-missing-stands-after-rule = der Haufen fehlt: er steht nach der Regel
program-asks-about-one-heap-position = `grundy at` fragt nach einem einzelnen Haufen, und dies ist eine Stellung
program-cannot-read = { $file } kann nicht gelesen werden: { $error }
program-program-follows-one-rule-rules = ein Programm folgt einer einzelnen Regel, und { $count } Regeln sind angegeben
program-language-say-lang-cpp-python = in welcher Sprache? Schreibe --lang cpp, python, rust, java oder go
program-width-width-picture = --width ist die Breite des Bildes, zum Beispiel { $width }cm; --columns { $width } legt fest, wie viele Werte in einer Zeile stehen
program-picture-graph-shows-normal-mis = ein Bild eines Graphen zeigt normales Spiel oder Misère-Spiel, und dieser Graph beschriftet seine Enden
program-start-file-state-graph = --start ist für die Datei eines Zustandsgraphen da; eine Stellung sagt selbst, wo das Spiel beginnt
program-players-takes-two-names-comma = --players braucht zwei Namen mit einem Komma dazwischen, wie in --players Neco,Destiny
program-name-of-picture-says-nothing = der Name { $file } sagt nicht, wie gezeichnet werden soll: gib --format an, oder lass ihn auf .svg, .pdf, .png, .tex, .dot oder .txt enden
program-grundy-built-without-png = dieses grundy wurde ohne PNG gebaut; schreibe .svg
program-grundy-built-without-pdf = dieses grundy wurde ohne PDF gebaut; schreibe .svg
program-one-law-explained-time-rules = Gesetze werden einzeln erklärt, und { $count } Regeln sind angegeben
program-dot-write-name-because-backslash = DOT kann den Namen `{ $name }` nicht schreiben, weil er einen umgekehrten Schrägstrich enthält; schreibe JSON oder CSV
program-name-of-graph-says-nothing = der Name { $file } sagt nicht, wie geschrieben werden soll: gib --format an, oder lass ihn auf .txt, .json, .csv, .dot, .graphml, .parquet oder .arrow enden
program-built-without = dieses Programm wurde ohne { $name } gebaut: baue es mit --features full, oder benutze CSV
program-no-binary-format = { $name } ist kein Binärformat
program-line-play-written-text-json = ein Spielverlauf wird als Text oder JSON geschrieben
program-certificate-one-rule-stands-many = --certificate ist für eine einzelne Regel da, und `{ $text }` steht für viele: gib den Buchstaben Zahlen
program-certificates-laws-belong-normal-play = Zertifikate von Gesetzen gehören zum normalen Spiel; lass --misere oder --certificate weg
program-already-run-begins-heap-0 = { $file } gibt es schon, und dieser Lauf beginnt mit Haufen 0; verschiebe die Datei, oder nenne den Zwischenstand, der zu ihr gehört
program-values-heaps-checkpoint-those-lies = { $file } hat die Werte von { $heaps } Haufen, der Zwischenstand die von { $known }, und was dazwischen liegt, ist nicht mehr bekannt; nenne die Datei, die zum Zwischenstand gehört, oder mach ohne --keep weiter
program-other-values-than-checkpoint-belongs = { $file } hat andere Werte als der Zwischenstand: die Datei gehört zu einem anderen Lauf. Sie bleibt, wie sie ist; wähle eine andere Datei
program-values-from-heap-no-longer = die Werte ab Haufen { $heaps } sind nicht mehr bekannt
program-saved-checkpoints-finite-take-break = `{ $text }` kann nicht in { $file } gesichert werden: Zwischenstände gibt es für endliche Nimm-und-Teile-Codes, die höchstens zwei Haufen hinterlassen
program-values-kept-while-law-looked = die Werte von `{ $text }` können nicht in { $file } gespeichert werden, während das Gesetz gesucht wird: --keep ist für endliche Nimm-und-Teile-Codes da, die höchstens zwei Haufen hinterlassen; schreibe sie mit `grundy values RULE --to N -o FILE`
program-both-checkpoint-file-values = { $file } kann nicht zugleich Zwischenstand und Wertedatei sein; wähle zwei Dateien
program-cannot-write-values = die Werte können nicht in { $file } geschrieben werden: { $error }
program-law-looked-no-answer = für ein Gesetz, das gesucht wird, gibt es keine Antwort
program-already-go-load-choose-another = { $file } gibt es schon: mach mit --load { $file } weiter, oder wähle einen anderen Namen
program-no-move-leads-from-position = kein Zug führt von Stellung { $number } ({ $from }) zu Stellung { $next } ({ $to })
program-no-thread-to-read = die Standardeingabe kann nicht gelesen werden, da kein Thread starten kann: { $error }
program-cannot-read-standard-input = die Standardeingabe kann nicht gelesen werden: { $why }
program-cannot-start-server = der Server kann nicht starten: { $error }; `ulimit -n 64` erlaubt genug offene Dateien
program-cannot-listen-for-ctrl-c = auf Ctrl-C kann nicht geachtet werden: { $error }; erlaube mehr Threads und Dateien
program-holds-no-page-no = { $file } enthält keine Seite: darin fehlt { $index }; in einem Klon von grundy erzeugt scripts/page build FOLDER eine
program-program-built-without-page = dieses Programm wurde ohne die Seite gebaut; baue die Seite mit scripts/page build FOLDER in einem Klon von grundy, und biete sie mit --page FOLDER an
program-both-checkpoint-certificate = { $file } kann nicht zugleich Zwischenstand und Zertifikat sein; wähle zwei Dateien
program-two-proofs-run-contradict-each = die beiden Beweise eines Laufs widersprechen einander
program-program-built-without-parquet-build = dieses Programm wurde ohne Parquet gebaut: baue es mit --features full, oder schreibe npy oder CSV
program-from-larger-than = --from { $from } ist größer als --to { $to }
program-nim-values-belong-normal-play = Nim-Werte gehören zum normalen Spiel; das Misère-Spiel hat Ausgänge
program-assume-seen-nim-values-outcomes = --assume-seen ist für Nim-Werte da: Ausgänge werden Haufen für Haufen bestimmt
program-count-show-p-positions-show = --count ist für --show p-positions und --show n-positions da
program-table-more-than-heaps = eine Tabelle von mehr als { $most } Haufen; wähle --from und --to näher beieinander, oder gib die Werte fortlaufend aus
program-several-rules-answered-json-lines = mehrere Regeln werden als JSON-Zeilen beantwortet, nicht als { $name }; frage nach einer Regel auf einmal
program-row-positions-one-last-number = eine Reihe von Stellungen hat eine einzige letzte Nummer
program-heap-too-far-list = dieser Haufen ist für eine Liste zu weit
program-last-heap-stands-after = der letzte Haufen steht nach --to
program-name-of-values-says-nothing = der Name { $name } sagt nicht, wie geschrieben werden soll: gib --format an, oder lass ihn auf .txt, .json, .csv, .npy oder .parquet enden
program-holds-one-sequence-rule-more = { $name } fasst eine Folge, und diese Regel hat mehr als eine Koordinate; schreibe Text, JSON oder CSV
program-listing-written-text-json = diese Liste wird als Text oder JSON geschrieben
program-nim-value-heap-npy-files = der Nim-Wert von Haufen { $heap } ist { $value }, und npy-Dateien von Nim-Werten fassen Zahlen unter 2^32; schreibe Parquet oder CSV
program-name-of-worksheet-says-nothing = der Name { $file } sagt nicht, wie geschrieben werden soll: gib --format an, oder lass ihn auf .pdf, .svg, .png, .tex oder .txt enden
program-error-grundy-not-yours = { $message }. Das ist ein Fehler von grundy, nicht deiner; bitte melde ihn
program-cannot-write = das Schreiben gelingt nicht: { $error }
program-time-limit-reached-after-s = die Zeitgrenze wurde nach { $seconds } s erreicht (erhöhe sie mit --max-time)
program-memory-limit-reached = die Speichergrenze wurde erreicht (erhöhe sie mit --max-memory)
program-limit-work-reached = die Arbeitsgrenze wurde erreicht
program-no-law-rule-known-definition = hier ist kein Gesetz dieser Regel bekannt, und die Definition braucht die Werte aller kleineren Haufen, und das sind zu viele; `grundy law RULE --to N` und `grundy at RULE N --long` suchen weiter nach einem Gesetz
program-interrupted-after-s = unterbrochen nach { $seconds } s
program-misere-contradicts-record-says = --misere widerspricht dieser Aufzeichnung, in der `# normal play` steht; lass eines davon weg
program-no-option = es gibt keine Option `{ $unknown }`
program-binary-format-terminal-write-file = { $format } ist ein Binärformat, und dies ist ein Terminal: schreibe es mit -o FILE in eine Datei

## What to do.

program-help-max-matches-shows-them = --max-matches { $all } zeigt sie
program-help-ask-about-one-heap-rule = frage nach einer Regel mit einem Haufen, nach Werten wie 0,1,1,2,0,3 oder nach einer Reihe von Stellungen mit n an ihrer Stelle, wie in `grundy identify 'cram 1xn'`
program-help-see-grundy-law = siehe `grundy law`
program-help-answers-positions = `grundy solve` beantwortet Stellungen
program-help-ask-about-position-row-them = frage `grundy solve` nach einer Stellung, oder nach einer Reihe von Stellungen mit n an ihrer Stelle, wie in `grundy values 'cram 2xn'`
program-help-lets-play-go-ever-draw = mit `--loopy` darf das Spiel ewig weitergehen, was ein Remis ist, in `grundy solve`, `grundy explain` und `grundy graph`
program-help-values-them = `grundy graph FILE` bewertet sie
program-help-grundy-values-shows = `grundy values` zeigt es
program-help-lists-names = `grundy games` führt die Namen auf
program-help-choose-nearer = wähle --to näher
program-help-looks-law-any-rule = `grundy law` sucht das Gesetz jeder Regel
program-help-choose-from-nearer-ask = wähle --from und --to näher beieinander, oder frage mit --at
program-help-assume-seen-answers-law-only = --assume-seen antwortet mit einem Gesetz, das nur beobachtet ist
program-help-try-larger = versuche ein größeres --to
program-help-run-see-tried = Sieh mit `grundy explain law` nach, was versucht wurde
program-help-lists-p-positions-any-rule = `grundy values RULE --show p-positions --misere` führt die P-Stellungen jeder Regel auf
program-help-reads-positions-between-them = `grundy replay` liest Stellungen mit `>` dazwischen; die einer Summe stehen einzeln in einer Zeile
program-help-put-single-quotes-shell-leaves = setze es in einfache Anführungszeichen, damit die Shell es in Ruhe lässt
program-help-did-shell-cut-put-rule = hat die Shell es bei `>` oder `|` abgeschnitten? Setze die Regel in einfache Anführungszeichen
