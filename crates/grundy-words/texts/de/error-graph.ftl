### Errors of state graphs and their files.

error-graph-did-you-mean = war { $name } gemeint?
error-graph-too-many-columns = { $columns ->
    [2] eine Zeile hat nur zwei Spalten, from und to
   *[other] eine Zeile hat nur drei Spalten, from, to und label
}
# The JSON reader names in English what it found, such as: string "x".
error-graph-invalid-type = ungültiger Typ: { $found }, erwartet: { $expected }
error-graph-invalid-value = ungültiger Wert: { $found }, erwartet: { $expected }
error-graph-expects-edge = eine Kante: ["a", "b"] oder {"{\"from\": \"a\", \"to\": \"b\"}"}
error-graph-edge-has-two-ends = eine Kante hat zwei Enden: ["a", "b"]
error-graph-expects-array-of-nodes = ein Array von Knoten
error-graph-expects-array-of-edges = ein Array von Kanten
error-graph-expects-array-of-options = ein Array der Knoten, zu denen Züge führen

## What is wrong.

error-graph-node-must-name = ein Knoten muss einen Namen haben
error-graph-name-node-contains-control-character = der Name eines Knotens enthält das Steuerzeichen { $code }
error-graph-graph-most-nodes = ein Graph hat höchstens { $most } Knoten
error-graph-graph-no-nodes-no-position = der Graph hat keine Knoten, also gibt es keine Stellung, in der das Spiel beginnen kann
error-graph-node-most-one-label = ein Knoten hat höchstens eine Beschriftung
error-graph-only-node-without-moves-label = nur ein Knoten ohne Züge hat eine Beschriftung, und der Knoten { $node } hat Züge
error-graph-node-no-moves-no-label = der Knoten { $node } hat keine Züge und keine Beschriftung, und andere Knoten sind beschriftet
error-graph-play-starts-one-node-marked = das Spiel beginnt in einem einzigen Knoten, und { $name } ist schon markiert
error-graph-list-moves-no-labels = eine Liste von Zügen hat keine Beschriftungen
error-graph-first-line-not-header = die erste Zeile ist nicht die Kopfzeile
error-graph-second-column-missing = die zweite Spalte fehlt
error-graph-move-no-label = ein Zug hat keine Beschriftung
error-graph-quote-not-closed = das Anführungszeichen ist nicht geschlossen
error-graph-quoted-name-ends-before = der Name in Anführungszeichen endet vorher
error-graph-file-ends-too-early = die Datei endet zu früh
error-graph-reserved-word = `{ $word }` ist ein reserviertes Wort
error-graph-cannot-stand-here = { $text } kann hier nicht stehen
error-graph-edges-direction-but-those-board = die Kanten eines `digraph` haben eine Richtung, aber die dieses Brettes haben keine
error-graph-edges-no-direction-but-moves = die Kanten eines `graph` haben keine Richtung, aber Züge haben eine
error-graph-graph-ends-before = der Graph endet vorher
error-graph-groups-nest-more-than-deep = Gruppen sind tiefer als { $most }-fach verschachtelt
error-graph-file-ends-inside-group = die Datei endet in einer Gruppe
error-graph-groups-file-stand-more-than = die Gruppen dieser Datei stehen für mehr als { $most } Kanten
error-graph-direction-but-edge-board-none = `->` hat eine Richtung, aber eine Kante dieses Brettes hat keine
error-graph-no-direction-but-move-one = `--` hat keine Richtung, aber ein Zug hat eine
error-graph-arrow-not-dot = dieser Pfeil ist kein DOT
error-graph-character-not-belong = das Zeichen { $sign } gehört nicht hierher
error-graph-comment-not-closed = der Kommentar ist nicht geschlossen
error-graph-number-arrow-not-complete = hier ist eine Zahl oder ein Pfeil nicht vollständig
error-graph-name-starts-digit-number = ein Name, der mit einer Ziffer beginnt, ist eine Zahl
error-graph-joins-two-quoted-pieces-name = `+` verbindet zwei Stücke eines Namens in Anführungszeichen
error-graph-bracket-not-closed = die Klammer `<` ist nicht geschlossen
error-graph-file-no-node = die Datei hat keinen Knoten { $node }
error-graph-attribute-missing = das Attribut `{ $name }` fehlt
error-graph-no-graph = es gibt keinen Graphen
error-graph-not-graphml = dies ist kein GraphML
error-graph-edge-more-than-two-ends = eine Kante mit mehr als zwei Enden ist kein Zug
error-graph-file-holds-one-graph = eine Datei enthält einen einzigen Graphen
error-graph-edge-no-direction-but-move = diese Kante hat keine Richtung, aber ein Zug hat eine
error-graph-stands-no-character = { $name } steht hier für kein Zeichen
error-graph-graph-starts-brace = ein Graph beginnt mit einer geschweiften Klammer
error-graph-not-closed = der Graph ist nicht geschlossen
error-graph-name-ends-before = der Name { $name } endet vorher
error-graph-start-not-among-nodes = der Start { $name } gehört nicht zu den Knoten
error-graph-unknown-key = unbekannter Schlüssel { $name }; erwartet: `nodes`, `edges`, `start` oder `labels`
error-graph-key-stands-twice = der Schlüssel `{ $name }` steht zweimal da
error-graph-beside-names-nodes-ambiguous = `{ $name }` neben den Namen von Knoten ist mehrdeutig; schreibe den Graphen mit den Schlüsseln `nodes` und `edges`
error-graph-options-listed-twice = die Optionen von { $name } sind zweimal aufgeführt
error-graph-number-names-node-whole-most = eine Zahl als Name eines Knotens ist ganz und hat höchstens 64 Bits; schreibe sie als Zeichenkette
error-graph-unknown-key-of-edge = unbekannter Schlüssel { $key }; erwartet: `from` oder `to`
error-graph-key-of-edge-stands-twice = der Schlüssel `{ $key }` steht zweimal da
error-graph-no-label = dies ist keine Beschriftung
error-graph-marks-all-nodes-but-play = dies markiert alle Knoten, aber das Spiel beginnt in einem einzigen, und nur Knoten ohne Züge haben eine Beschriftung
error-graph-file-empty = die Datei ist leer
error-graph-graphml-not-read = GraphML wird hier nicht gelesen
error-graph-no-node = der Graph hat keinen Knoten { $name }
error-graph-name-missing = hier fehlt ein Name
error-graph-backslash-stands-alone = ein umgekehrter Schrägstrich steht allein
error-graph-name-node-ends-before = der Name eines Knotens endet vorher
error-graph-no-such-node = der Graph hat keinen Knoten `{ $name }`
error-graph-labels-its-ends = dieser Graph beschriftet seine Enden, also haben seine Stellungen keine Nim-Werte und keine Summen

## What was expected: the end of a sentence.

error-graph-expects-move-below-header = ein Zug wie `a,b` unter der Kopfzeile
error-graph-expects-name-node-move-leads = `,` und der Name des Knotens, zu dem der Zug führt
error-graph-expects-end-name = `"` am Ende des Namens
error-graph-expects-end-line = `,` oder das Ende der Zeile
error-graph-expects-edges-a-b = Kanten wie `a -> b`
error-graph-expects-graph-edges-a-b = `graph`, mit Kanten `a -- b`
error-graph-expects-digraph-edges-a-b = `digraph`, mit Kanten `a -> b`
error-graph-expects-attributes = `[` und Attribute
error-graph-expects-attribute-each-node = das Attribut an jedem solchen Knoten
error-graph-expects-semicolon-brace = `;` oder `{"}"}`
error-graph-expects-value = ein Wert
error-graph-expects-port = ein Port
error-graph-expects-node-edge = ein Knoten, eine Kante oder `{"}"}`
error-graph-expects-attribute-name-value-bracket = ein Attribut `name=value` oder `]`
error-graph-expects-equals-value = `=` und ein Wert
error-graph-expects-each-end-edge = `<node id=…/>` für jedes Ende einer Kante
error-graph-expects-node-id-graph = `<node id=…/>` in einem `<graph>`
error-graph-expects-each-node = `<data>` in jedem solchen Knoten
error-graph-expects-comma-brace = `>`, `,` oder `{"}"}`
error-graph-expects-moves-a-b = Züge wie `a>b`
error-graph-expects-not-empty = nicht leere `nodes` oder `edges`
error-graph-expects-object-keys-options-every-node = ein Objekt mit den Schlüsseln `nodes`, `edges`, `start` und `labels` oder mit den Optionen jedes Knotens
error-graph-expects-object-label-each-node = ein Objekt mit der Beschriftung jedes Knotens
error-graph-expects-label-player-move = eine Beschriftung: `win`, `loss` oder `tie`, für den Spieler am Zug
error-graph-expects-node-string-whole-number = ein Knoten: eine Zeichenkette oder eine ganze Zahl
error-graph-expects-player-move = `win`, `loss` oder `tie`, für den Spieler am Zug
error-graph-expects-header-one-move-per-line = die Kopfzeile `from,to` und ein Zug je Zeile
error-graph-expects-csv-dot-json = CSV, DOT oder JSON
error-graph-expects-name-node = der Name eines Knotens
error-graph-expects-backslash-quote = `\\` für einen umgekehrten Schrägstrich oder `\"` für ein Anführungszeichen

## What to do.

error-graph-help-separate-two-columns-comma = trenne die beiden Spalten durch ein Komma
error-graph-help-write-names-contain-comma-double = schreibe Namen, die ein Komma enthalten, in doppelten Anführungszeichen
error-graph-help-write-label-node-without-moves = schreibe die Beschriftung eines Knotens ohne Züge in eine eigene Zeile: `a,,win`
error-graph-help-write-quote-inside-quoted-name = schreibe ein Anführungszeichen in einem Namen in Anführungszeichen doppelt
error-graph-help-only-json-dot-graphml-list = nur JSON, DOT und GraphML können einen Knoten aufführen, der keine Züge hat und zu dem kein Zug führt
error-graph-help-name = der Name ist { $name }
error-graph-help-write-node-name-double-quotes = schreibe einen Knoten dieses Namens in doppelten Anführungszeichen
error-graph-help-file-holds-one-graph = eine Datei enthält einen einzigen Graphen
error-graph-help-group-opened-line = die Gruppe wurde in Zeile { $line } geöffnet
error-graph-help-write-names-other-characters-than = schreibe Namen mit anderen Zeichen als Buchstaben, Ziffern und `_` in doppelten Anführungszeichen
error-graph-help-write-other-names-double-quotes = schreibe andere Namen in doppelten Anführungszeichen
error-graph-help-write-names-spaces-double-quotes = schreibe Namen mit Leerzeichen in doppelten Anführungszeichen
error-graph-help-write-names-other-characters-double = schreibe Namen mit anderen Zeichen in doppelten Anführungszeichen
