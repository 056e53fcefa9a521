### Errors of the boards and positions of games.

error-game-no-graph = { $what ->
    [order] dies ist keine Ordnung
   *[graph] dies ist kein Graph
}
error-game-not-closed = { $what ->
    [order] die Ordnung ist nicht geschlossen
   *[graph] der Graph ist nicht geschlossen
}
error-game-graph-ends-before = { $what ->
    [order] die Ordnung endet vorher
   *[graph] der Graph endet vorher
}
error-game-edge-only-so-often = { $count ->
    [one] das Brett hat diese Kante nur einmal
   *[other] das Brett hat diese Kante nur { $count }-mal
}
error-game-no-such-line = { $kind ->
    [row] der Kuchen hat keine Zeile { $number }
   *[column] der Kuchen hat keine Spalte { $number }
}
error-game-expects-line = { $kind ->
    [row] eine Zeile von 1 bis { $most }
   *[column] eine Spalte von 1 bis { $most }
}
# A graph of a family such as grid 3x4, which needs its size.
error-game-expects-size = { $what ->
    [size] eine Größe wie `{ $example }`
   *[number] eine Zahl wie `{ $example }`
}
error-game-expects-graph = ein Graph {"{a-b, b-c, d}"}, eine Familie ({ $families }) oder eine Datei (@edges.csv)
error-game-expects-order = eine Ordnung {"{a<b, b<c, d}"}, eine Familie ({ $families }) oder eine Datei (@below-above.csv)
error-game-expects-sign-comma-brace = { $sign }, `,` oder `{"}"}`

## What is wrong.

error-game-more-than-bytes = ein Spiel von mehr als { $most } Bytes
error-game-board-no-edge = das Brett hat keine solche Kante
error-game-bar-without-squares = eine Tafel ohne Quadrate
error-game-row-longer-than-one-above = diese Zeile ist länger als die darüber
error-game-row-without-squares = eine Zeile ohne Quadrate
error-game-bar-too-many-rows = eine Tafel mit zu vielen Zeilen
error-game-layer-without-rows = eine Schicht ohne Zeilen
error-game-row-longer-than-one-before = diese Zeile ist länger als die darüber oder davor
error-game-bar-too-many-squares = eine Tafel mit zu vielen Quadraten
error-game-bar-too-many-directions = eine Tafel mit zu vielen Richtungen
error-game-stands-list-twice = dies steht zweimal in der Liste
error-game-square-off-board-whose-side = dieses Feld liegt nicht auf dem Brett, dessen Seite { $side } ist
error-game-square-written = { $found }, wo ein Feld (x,y) steht
error-game-another-knight-follow = { $found }, wo ein weiterer Springer folgen kann
error-game-square-knight-begins = { $found }, wo das Feld eines Springers beginnt
error-game-board-without-squares = ein Brett ohne Felder
error-game-cake-without-size = ein Kuchen ohne Größe
error-game-place-poisoned-piece-missing = die Stelle des vergifteten Stücks fehlt
error-game-poisoned-piece-row-column = das vergiftete Stück hat eine Zeile und eine Spalte
error-game-family-needs-size = { $name } braucht eine Größe
error-game-family-has-one-size = { $name } hat eine einzige Größe
error-game-family-too-small = { $name } mit { $number }
error-game-edge-not-between-two-vertices = die Kante { $from }-{ $to } liegt nicht zwischen zweien der { $number } Knoten
error-game-start-not-among-vertices = der Start gehört nicht zu den Knoten
error-game-line-only-two-names-ends = eine Zeile hat nur zwei Namen, die Enden einer Kante
error-game-line-names-either-comma-space = in einer Zeile steht zwischen den Namen ein Komma oder ein Leerzeichen
error-game-board-no-vertex = das Brett hat keinen Knoten { $name }
error-game-edge-two-ends = eine Kante hat zwei Enden
error-game-name-ends-before = der Name endet vorher
error-game-nothing-follows-comma = nach dem Komma folgt nichts
error-game-graph-too-many-vertices = ein Graph mit zu vielen Knoten
error-game-graph-too-many-edges = ein Graph mit zu vielen Kanten
error-game-edge-leads-from-vertex-itself = die Kante { $edge } führt von einem Knoten zu sich selbst
error-game-edge-stands-twice = die Kante { $edge } steht hier zweimal
error-game-graph-without-vertices = ein Graph ohne Knoten
error-game-order-goes-round-cycle = die Ordnung läuft im Kreis: { $cycle }
error-game-arc-direction = ein Bogen hat eine Richtung
error-game-edge-off-ground = diese Kante hängt nicht am Boden
error-game-picture-no-ground = das Bild hat keinen Boden
error-game-ground-another-name = der Boden heißt anders
error-game-edge-of-picture-off-ground = die Kante { $edge } hängt nicht am Boden
error-game-vertex-off-ground = der Knoten { $vertex } hängt nicht am Boden
error-game-move-must-take-from-heap = ein Zug muss von einem Haufen nehmen
error-game-semicolon-needed = das Ende, wo `;` nötig ist
error-game-one-number-needed-behind = nach `;` ist eine einzige Zahl nötig
error-game-heap-may-grow-too-large = dieser Haufen kann auf 2^64 Münzen und mehr wachsen
error-game-no-divisor-left-but-1 = kein Teiler ist mehr da, aber 1 bleibt immer
error-game-no-divisor = { $number } ist kein Teiler von { $whole }
error-game-divisor-stands-list-twice = dieser Teiler steht zweimal in der Liste
error-game-left-but-divisor-not = { $number } ist noch da, aber der Teiler { $missing } davon nicht
error-game-one-number-needed = hier ist eine einzige Zahl nötig
error-game-too-small-game = { $number } ist zu klein für dieses Spiel
error-game-too-large-game = { $number } ist zu groß für dieses Spiel
error-game-too-many-divisors = { $number } hat { $count } Teiler
error-game-second-coin-square = eine zweite Münze auf Feld { $right }
error-game-square-lies-left-square = Feld { $right } liegt links von Feld { $left }
error-game-no-square = { $sign } ist kein Feld
error-game-row-squares-but-first-one = diese Zeile hat { $length } Felder, aber die erste hat { $columns }
error-game-number-board-needed = eine Zahl, wo ein Brett nötig ist
error-game-board-too-many-squares = ein Brett mit zu vielen Feldern
error-game-staircase-without-stairs = eine Treppe ohne Stufen
error-game-too-many-coins = mehr als 2^64 - 1 Münzen insgesamt
error-game-another-number-follow = { $found }, wo eine weitere Zahl folgen kann
error-game-board-rows-columns = ein Brett hat Zeilen und Spalten
error-game-size-needs-number = eine Größe braucht hier eine Zahl
error-game-where-is-the-token = wo ist der Spielstein?
error-game-token-stands-one-vertex = der Spielstein steht auf einem einzigen Knoten
error-game-vertex-stands-list-twice = dieser Knoten steht zweimal in der Liste
error-game-strip-too-long = dieser Streifen ist zu lang
error-game-strip-without-cells = ein Streifen ohne Felder
error-game-no-cell-strip = `{ $sign }` ist kein Feld dieses Streifens
error-game-another-head-follow = { $found }, wo ein weiterer Kopf folgen kann
error-game-place-needed = { $found }, wo eine Stelle wie (3,5) nötig ist
error-game-second-coordinate-needed = { $found }, wo die zweite Koordinate nötig ist
error-game-place-ends = { $found }, wo die Stelle endet
error-game-head-stands-list-twice = dieser Kopf steht zweimal in der Liste
error-game-beside-equal-marks-must-not = `{ $symbol }` neben `{ $symbol }`: gleiche Zeichen dürfen nicht benachbart sein
error-game-nim-value-too-large = der Nim-Wert dieses Haufens ist 2^64, und das ist zu groß

## What was expected: the end of a sentence.

error-game-expects-size-or-rows = eine Größe wie 3x4 oder die Längen der Zeilen wie 4,3,1
error-game-expects-rows-from-top-none-longer = Zeilen von oben an, keine länger als die darüber
error-game-expects-most-rows = höchstens { $most } Zeilen
error-game-expects-lengths-rows = die Längen der Zeilen, zum Beispiel 3,2/2,1
error-game-expects-rows-layers-none-larger-than = Zeilen und Schichten, von denen keine größer ist als die davor
error-game-expects-most-squares-box-around-more = höchstens { $most } Quadrate in der umgebenden Schachtel, wenn es mehr als zwei Richtungen gibt
error-game-expects-most = höchstens { $most }
error-game-expects-stone-empty-square = `x` für einen Stein oder `.` für ein leeres Feld
error-game-expects-size-or-stones = eine Größe wie 4x5 oder Zeilen wie xx./xxx
error-game-expects-coloured-stone-empty-square = `x` oder `o` für einen Stein oder `.` für ein leeres Feld
error-game-expects-size-or-coloured-stones = eine Größe wie 4x5 oder Zeilen wie xo./oxo
error-game-expects-number-from-0 = eine Zahl von 0 bis { $side }
error-game-expects-side-board = die Seite des Brettes, zum Beispiel 8
error-game-expects-free-square-blocked-one = `.` für ein freies Feld oder `#` für ein gesperrtes
error-game-expects-size-or-free-squares = eine Größe wie 4x5 oder Zeilen wie ..#/...
error-game-expects-size-place-poisoned-piece = eine Größe und die Stelle des vergifteten Stücks, zum Beispiel 5x7 (2,3)
error-game-expects-alone = `{ $name }` allein
error-game-expects-least = mindestens { $least }
error-game-expects-name-vertex = der Name eines Knotens
error-game-expects-two-ends-edge = die beiden Enden einer Kante, zum Beispiel `a,b`
error-game-expects-other-end = `-` und das andere Ende
error-game-expects-end-list = `,` oder das Ende der Liste
error-game-expects-most-vertices = höchstens { $most } Knoten
error-game-expects-most-edges = höchstens { $most } Kanten
error-game-expects-vertex-called = ein Knoten mit dem Namen `ground` oder `0`
error-game-expects-edges-connected-ground = Kanten, die mit dem Boden verbunden sind
error-game-expects-most-heaps-one-move-least = die größte Anzahl von Haufen in einem Zug, mindestens 1
error-game-expects-heaps-how-many-additions-left = die Haufen, `;` und wie viele Zugaben noch möglich sind, wie in 3,0,1 ; 2
error-game-expects-heaps-all-additions-make-large = Haufen, die alle Zugaben zusammen nicht so groß machen können
error-game-expects-number-60 = eine Zahl wie 60
error-game-expects-number-with-divisors = eine Zahl von 1 bis 10^12
error-game-expects-most-divisors = höchstens { $most } Teiler
error-game-expects-squares-coins-from-left-right = die Felder der Münzen von links nach rechts, keine zwei gleich
error-game-expects-rows-same-length = Zeilen gleicher Länge
error-game-expects-most-squares = höchstens { $most } Felder
error-game-expects-numbers-coins-stairs = die Anzahlen der Münzen auf den Stufen, zum Beispiel 0,2,1,3
error-game-expects-size-4x6 = eine Größe wie 4x6
error-game-expects-vertex-vertex-vertices-visited-before = ein Knoten oder ein Knoten, `;` und die früher besuchten Knoten
error-game-expects-vertices-visited-before-end = `;` und die früher besuchten Knoten oder das Ende
error-game-expects-strip-x = ein Streifen aus `.` und `X` wie ..X.. oder die Länge eines leeren; höchstens { $most } Felder
error-game-expects-most-cells = höchstens { $most } Felder
error-game-expects-empty-out-play-x-xo = `.` (leer), `X`, `O` oder `-` (außer Spiel), wie in ..X.XO..X
error-game-expects-another-mark-empty-cell = ein anderes Zeichen oder ein leeres Feld
error-game-expects-smaller-heap = ein Haufen von höchstens 2^64 - 2, oder `*` dahinter

## What to do.

error-game-help-game-edge-goes-two-different = in diesem Spiel verschwindet eine Kante mit ihren beiden verschiedenen Enden, also genügt eine Kante zwischen ihnen
error-game-help-leave-out-rows-eaten = lass die aufgegessenen Zeilen weg
error-game-help-order-needs-direction-says-lies = eine Ordnung braucht eine Richtung: `a<b` sagt, dass a unter b liegt
error-game-help-edges-board-no-direction = die Kanten dieses Brettes haben keine Richtung
error-game-help-vertices-numbered-from-0 = `n` Knoten sind von 0 an nummeriert
error-game-help-write-names-spaces-commas-double = schreibe Namen mit Leerzeichen oder Kommas in doppelten Anführungszeichen
error-game-help-write-names-other-characters-than = schreibe Namen mit anderen Zeichen als Buchstaben, Ziffern, `_` und `.` in doppelten Anführungszeichen
error-game-help-put-relations-braces = schreibe die Beziehungen in geschweiften Klammern
error-game-help-put-edges-braces = schreibe die Kanten in geschweiften Klammern
error-game-help-each-element-must-lie-above = jedes Element muss über denen unter ihm liegen und keines über sich selbst
error-game-help-undirected-geography-played-edges = undirected-geography spielt man auf Kanten wie a-b
error-game-help-leave-out-no-longer-connected = lass weg, was nicht mehr mit dem Boden verbunden ist
error-game-help-game-vertex-goes-neighbours-one = in diesem Spiel verschwindet ein Knoten mit seinen Nachbarn, also genügt eine Kante zwischen zwei Knoten
error-game-help-who-removes-number-removes-all = wer eine Zahl entfernt, entfernt alle ihre Vielfachen
error-game-help-coin-shows-heads-tails = eine Münze zeigt Kopf oder Zahl; zweimal gewendet ist sie wie vorher
error-game-help-token-never-comes-back-one = der Spielstein kommt nie zurück, also genügt eine Kante zwischen zwei verschiedenen Knoten
