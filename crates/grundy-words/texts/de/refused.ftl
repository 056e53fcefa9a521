### Refusals: why a question has no answer, and what to ask instead.

refused-no-game = es gibt kein Spiel mit dem Namen `{ $name }`
refused-no-game-but = es gibt kein Spiel mit dem Namen `{ $name }`; war `{ $near }` gemeint?
refused-no-node = der Graph hat keinen Knoten `{ $name }`
refused-no-node-but = der Graph hat keinen Knoten `{ $name }`; war `{ $near }` gemeint?
refused-last-numbers = { $numbers ->
    [one] { $numbers } Zahl ist als letzte angegeben
   *[other] { $numbers } Zahlen sind als letzte angegeben
}, aber `{ $rule }` hat { $coordinates ->
    [one] { $coordinates } Koordinate
   *[other] { $coordinates } Koordinaten
}
refused-one-rule = { $what ->
    [misere] Misère-Spiel gibt es für eine einzelne Regel, und `{ $family }` steht für viele
   *[long] ein langer Lauf gilt einer einzelnen Regel, und `{ $family }` steht für viele
}

## Why a question has no answer.

refused-work-no-state-could-saved = diese Arbeit hat keinen Zustand, der sich sichern ließe: Zwischenstände gibt es für das Gesetz eines endlichen Nimm-und-Teile-Codes und für Stellungen eines einzelnen Spiels, in dem nach Nim-Werten gesucht wird
refused-no-core-form-no-certificate = `{ $text }` hat keine Kernform, also gibt es kein Zertifikat des Gesetzes
refused-true-but-about-another-rule = es stimmt, handelt aber von einer anderen Regel als der gefragten; diese ist: { $wanted }
refused-true-but-about-position-not = es stimmt, handelt aber von einer Stellung, nicht von einer Regel
refused-program-prints-words-one-line = ein Programm gibt seine Wörter in einer Zeile aus, und { $word } ist keines
refused-positions-too-many-look = die Stellungen von `{ $rule }` sind zu viele, um sie anzusehen
refused-dot-for-picture = DOT ist für Zustandsgraphen da; zeichne dieses Bild als SVG oder TikZ
refused-labels-names-heaps-boards-picture = Beschriftungen sind Namen von Haufen oder Brettern, und dieses Bild hat weder noch
refused-laws-explained-one-rule-under = Gesetze werden für eine einzelne Regel im normalen Spiel erklärt
refused-no-move-leads-from-position = kein Zug führt von Stellung { $number } ({ $from }) zu Stellung { $next } ({ $to })
refused-labels-graph-say-who-wins = die Beschriftungen dieses Graphen sagen, wer an den Enden gewinnt, also gibt es kein Misère-Spiel
refused-graph-names-no-start-say = der Graph nennt keinen Start, also gib an, bei welchem Knoten das Spiel beginnt
refused-graph-labels-ends-needs-play = in einem Graphen mit beschrifteten Enden muss jede Partie enden, also wird er nicht als endloses Spiel gelöst
refused-certificate-values-all-nodes-graphs = ein Zertifikat der Werte aller Knoten ist für Graphen da, in denen das Spiel ewig weitergehen kann
refused-values-given-text-too-leave = Werte sind angegeben und dazu ein Text: lass eines davon weg
refused-not-among-sequences-oeis-known = { $number } gehört nicht zu den Folgen der OEIS, die hier bekannt sind
refused-table-needs-name-file = die Tabelle braucht den Namen einer Datei
refused-number-shards-from-1 = die Anzahl der Teilstücke liegt zwischen 1 und { $most }
refused-first-number-larger-than-last = die erste Zahl, { $from }, ist größer als die letzte, { $to }
refused-certificate-one-rule-stands-many = ein Zertifikat gilt einer einzelnen Regel, und `{ $text }` steht für viele: gib den Buchstaben Zahlen
refused-no-sequence-heaps-whatever-letters = `{ $text }` hat keine Folge von Haufen, was auch immer die Buchstaben sind
refused-search-law-saved-checkpoints-finite = die Suche nach dem Gesetz von `{ $rule }` lässt sich nicht sichern: Zwischenstände gibt es für endliche Nimm-und-Teile-Codes, die höchstens zwei Haufen hinterlassen
refused-state-holds-other-heaps = er nennt { $results } Haufen und enthält { $heaps }
refused-begun-without-digests = er wurde ohne Prüfsummen begonnen, und Prüfsummen umfassen alle Werte ab Haufen 0
refused-laws-of-misere-play = Gesetze des Misère-Spiels sind für Mengen von Zahlen, die man nehmen darf, bekannt, und `{ $text }` ist keine
refused-row-positions-only-heaps-rule = `{ $row }` ist eine Reihe von Stellungen, und nur die Haufen einer Regel haben ein Gesetz
refused-certificates-laws-belong-one-rule = Zertifikate von Gesetzen gehören zu einer einzelnen Regel im normalen Spiel
refused-no-law-found-no-certificate = es wurde kein Gesetz gefunden, also gibt es kein Zertifikat
refused-law-no-certificate-certificates-cover = das Gesetz von `{ $text }` hat kein Zertifikat: Zertifikate erfassen die P-Stellungen zweier Koordinaten, und für diese allein wurde kein Gesetz gefunden
refused-no-values = es gibt keine Werte
refused-most-values-looked = höchstens { $most } Werte werden angesehen
refused-last-heap-larger-than-any = der letzte Haufen ist größer als jede Zahl hier
refused-row-has-numbers = eine Reihe hat Nummern
refused-row-positions-nim-values-who = `{ $text }` ist eine Reihe von Stellungen, und für diese werden Nim-Werte und Gewinner im normalen Spiel aufgeführt
refused-row-positions-one-last-number = eine Reihe von Stellungen hat eine einzige letzte Nummer
refused-p-positions-n-positions-counted = gezählt werden P-Stellungen oder N-Stellungen, sonst nichts
refused-not-played-heaps = `{ $text }` wird nicht mit Haufen gespielt
refused-state-graph-nodes-not-heaps = ein Zustandsgraph hat Knoten, keine Haufen
refused-positions-listed-rules-up-coordinates = Stellungen werden für Regeln mit bis zu { $most } Koordinaten aufgeführt, und `{ $text }` hat { $arity }
refused-nim-values-belong-normal-play = Nim-Werte gehören zum normalen Spiel, in dem der letzte Zug entscheidet
refused-too-many-positions-list = es gibt zu viele Stellungen, um sie aufzuführen
refused-no-sequence-heaps = `{ $text }` hat keine Folge von Haufen
refused-move-need-not-leave-less = ein Zug von `{ $text }` muss nicht weniger übrig lassen, als da war
refused-no-question = es gibt keine Frage `{ $name }`; es gibt { $names }
refused-no-move-left = kein Zug mehr möglich
refused-state-belongs-to-another = er gehört zu { $theirs }, nicht zu { $ours }
refused-state-is-no-good = grundy { $program } hat einen Zustand geschrieben, der hier nicht brauchbar ist: { $why }
refused-certificates-nim-values-outcomes-belong = Zertifikate von Nim-Werten und Ausgängen gehören zum normalen Spiel; im Misère-Spiel zeigt ein Zertifikat der Strategie, wer gewinnt
refused-no-search-could-saved-checkpoints = `{ $position }` hat keine Suche, die sich sichern ließe: Zwischenstände gibt es für Stellungen eines einzelnen Spiels, in dem nach Nim-Werten gesucht wird, wie cram und node-kayles, mit oder ohne Haufen daneben
refused-state-too-large-for-memory = er kennt { $all } Stellungen, und die Speichergrenze lässt nur Platz für { $positions } davon; erlaube mehr
refused-table-about-nodes-file-no = die Tabelle handelt von den Knoten einer Datei, die keine Regeln hat
refused-rules-say-who-wins-end = die Regeln sagen am Ende, wer gewinnt, also gibt es kein Misère-Spiel
refused-good-move-but-among-many = es gibt einen guten Zug, aber unter so vielen Zügen wurde keiner gefunden
refused-table-file-moves-name-one = `{ $table }` ist die Tabelle einer Datei von Zügen: nenne einen ihrer Knoten
refused-table-no-node = die Tabelle hat keinen Knoten `{ $text }`
refused-not-reached-from-start = `{ $position }` ist von `{ $start }` aus, wovon die Tabelle handelt, nicht erreichbar
refused-no-sparse-space-take-break = `{ $text }` hat keinen dünnen Raum: den gibt es für Nimm-und-Teile-Codes mit endlich vielen Ziffern, bei denen ein Zug zwei Haufen hinterlassen kann und keiner mehr hinterlässt (0.77, 0.106, 4!.0)
refused-no-table-tables-show-two = `{ $text }` hat keine Tabelle: Tabellen zeigen zwei Koordinaten
refused-table-more-than-cells = eine Tabelle von mehr als { $most } Feldern
refused-only-coin-turning-games-product = nur Münzwendespiele haben ein Produkt: schreibe beide als `turn "…"`, zum Beispiel `turn "1-3"`
refused-first-row-larger-than-last = die erste Zeile, { $from }, ist größer als die letzte, { $to }
refused-most-values-listed-once = höchstens { $most } Werte werden auf einmal aufgeführt
refused-first-heap-larger-than-last = der erste Haufen, { $from }, ist größer als der letzte, { $to }
refused-labelled-game-no-nim-values = ein beschriftetes Spiel hat keine Nim-Werte, da über seinen Gewinner nicht der letzte Zug entscheidet
refused-values-make-table = die Werte von `{ $text }` bilden eine Tabelle
refused-tables-show-one-two-coordinates = Tabellen zeigen eine oder zwei Koordinaten, und diese Regel hat { $many }
refused-dot-for-worksheet = DOT ist für Zustandsgraphen da; ein Arbeitsblatt ist SVG, TeX oder Text
refused-worksheet-each-task-most-once = ein Arbeitsblatt hat jede Aufgabe höchstens einmal
refused-worksheet-about-nim-values-labelled = ein Arbeitsblatt handelt von Nim-Werten, und ein beschriftetes Spiel hat keine
refused-game-least-one-position = ein Spiel hat mindestens eine Stellung
refused-table-too-large = eine Tabelle bis { $to } ist zu groß; Tabellen gehen bis { $max }

## What to ask instead.

refused-help-programs-written-rules-one-heap = Programme werden für Regeln mit einem Haufen oder zwei Koordinaten geschrieben
refused-help-ask-about-first-terms = frage nach ihren ersten Gliedern, wie in `0,1,1,2,0,3`
refused-help-give-letters-numbers = gib den Buchstaben Zahlen
refused-help-laws-looked-one-heap-rules = Gesetze werden in Regeln mit einem Haufen gesucht und in Regeln mit zwei Koordinaten, deren Spiel wegen eines Maßes endet

## What the visitor of the page can do. View names are those of the page.

refused-page-ask-about-position-instead = frage stattdessen nach einer Stellung
refused-page-ask-about-position-instead-about = frage stattdessen nach einer Stellung oder nach einer Reihe von Stellungen wie cram 2xn
refused-page-view-position-answers-play-need = die Ansicht Stellung antwortet, wo das Spiel nicht enden muss
refused-page-ask-about-node-about-graph = frage nach einem Knoten oder nach dem Graphen
refused-page-ask-table-instead = frage stattdessen nach der Tabelle
refused-page-view-games-lists-them = die Ansicht Spiele führt sie auf
refused-page-ask-less = frage nach weniger
refused-page-ask-about-rule-one-heap = frage nach einer Regel mit einem Haufen, nach Werten wie 0,1,1,2,0,3 oder nach einer Reihe wie cram 1xn
refused-page-all = insgesamt gibt es { $all }
refused-page-view-rule-shows-law-rule = die Ansicht Regel zeigt das Gesetz einer Regel
refused-page-ask-law-rule-instead = frage stattdessen nach dem Gesetz der Regel
refused-page-list-not-complete = die Liste ist nicht vollständig
refused-page-ask-smaller-table-value-one = frage nach einer kleineren Tabelle oder nach dem Wert eines einzelnen Brettes
refused-page-law = ein Gesetz ist { $reference }: { $sentence }
refused-page-more-values-show-one = mehr Werte zeigen vielleicht eines
refused-page-tab-proof-lists-laws-engine = der Reiter Beweis führt die Gesetze auf, die das Rechenverfahren versucht hat
refused-page-answer-lists-all-them = die Antwort führt alle auf
refused-page-strip-mis-re-play-shows = der Streifen des Misère-Spiels zeigt die P-Stellungen jeder Regel
refused-page-view-play-opens-saved-game = die Ansicht Spielen öffnet eine gespeicherte Partie, die in jeder Zeile eine Stellung hat
