### Errors: what is wrong with a rule, a position or a question.

## Frames.

# The message of an error, and what would have been right there.
error-expects = { $message }; erwartet: { $expected }
error-place-in-file = { $file }, Zeile { $line }, Spalte { $column }
error-place = Zeile { $line }, Spalte { $column }
error-help = Hilfe: { $help }
# Two pieces of advice in one line.
error-help-and = { $help }; { $more }
error-did-you-mean = war `{ $word }` gemeint?
error-not-closed = { $what ->
    [quote] dieses Anführungszeichen ist nicht geschlossen
   *[bracket] diese Klammer ist nicht geschlossen
}

## Rules that fail at a position.

# What a move leaves, such as 3 + 4.
error-not-smaller = { $count ->
    [0] das Spiel muss nicht enden: aus einem Haufen von { $heap } kann nichts werden, was nicht kleiner ist
   *[other] das Spiel muss nicht enden: aus einem Haufen von { $heap } kann { $parts } werden, was nicht kleiner ist
}
error-too-many-heaps = aus einem Haufen von { $heap } können { $parts } Haufen werden, zu viele zum Aufzählen
error-cycle = das Spiel muss nicht enden, es gibt einen Kreis: { $cycle }
error-labelled-cycle = das Spiel muss nicht enden, es gibt einen Kreis: { $cycle }; in einem beschrifteten Spiel muss jede Partie enden
# The positions of a cycle, shortened in the middle.
error-long-cycle = { $start } → … { $more } weitere … → { $first }
error-stopped = { $why ->
    [work] von der Arbeitsgrenze angehalten nach { $steps } Schritten und { $bytes } Bytes
    [memory] von der Speichergrenze angehalten nach { $steps } Schritten und { $bytes } Bytes
    [time] von der Zeitgrenze angehalten nach { $steps } Schritten und { $bytes } Bytes
    [cancelled] auf Wunsch angehalten nach { $steps } Schritten und { $bytes } Bytes
   *[far] vor einem Haufen mit zu vielen kleineren angehalten nach { $steps } Schritten und { $bytes } Bytes
}

## What is wrong.

error-bracket-not-closed = diese Klammer ist nicht geschlossen
error-more-than-letters-stand-numbers = mehr als { $most } Buchstaben stehen für Zahlen
error-another-heap-follow = { $found }, wo ein weiterer Haufen folgen kann
error-position-more-than-bytes = eine Stellung von mehr als { $most } Bytes
error-not-one-place-alone = hier steht nicht genau eine Stelle
error-needs-board = { $name } braucht sein Brett
error-position-begins = { $found }, wo die Stellung beginnt
error-no-name-of-file = `@` ohne den Namen einer Datei
error-more-than-positions = mehr als { $most } Stellungen
error-position-missing-beside-arrow = neben `>` fehlt eine Stellung
error-nothing-typed = nichts wurde eingegeben
error-component-missing = nach `+` fehlt ein Teil
error-more-than-components = mehr als { $most } Teile
error-after-heaps = { $found } nach den Haufen
error-labelled-game-part-sum-winner = ein beschriftetes Spiel kann nicht Teil einer Summe sein: über seinen Gewinner entscheidet nicht der letzte Zug
error-position-missing = die Stellung fehlt
error-labelled-game-asked-about-one = ein beschriftetes Spiel wird nur nach einer Stellung auf einmal gefragt
error-after-place = { $found } nach einer Stelle
error-heaps-end = { $found }, wo die Haufen enden
error-range-ends-before-begins = dieser Bereich endet, bevor er beginnt
error-range-too-many-heaps = dieser Bereich hat zu viele Haufen
error-no-coins = das sind keine Münzen
error-a-position-begins = { $found }, wo eine Stellung beginnt
error-tuple-ends = { $found }, wo ein Tupel endet
error-turn-is-0-or-1 = der Spieler am Zug ist 0 (der erste) oder 1 (der zweite)
error-name-node-missing = der Name eines Knotens fehlt
error-no-files-read = hier gibt es keine Dateien, also kann @{ $name } nicht gelesen werden; gib den Text direkt an
error-position-only-rule-needed = eine Stellung, wo nur eine Regel nötig ist
error-after-rule = { $found } nach der Regel
error-not-played-ring = `{ $text }` wird nicht auf einem Ring gespielt
error-not-head-rule = `{ $word }` ist nicht der Kopf einer Regel
error-unknown-game = unbekanntes Spiel `{ $word }`
error-numbers-without-rule = Zahlen ohne Regel
error-after-graph = { $found } nach `graph`
error-number-too-large = diese Zahl ist zu groß
error-another-tuple-follow = { $found }, wo ein weiteres Tupel folgen kann
error-tuple-begins = { $found }, wo ein Tupel beginnt
error-after-tuple = { $found } nach einem Tupel
error-play-never-ends-move-always = das Spiel endet nie: dieser Zug ist immer möglich und lässt mehr übrig, als da war
error-move-takes-least-1-coin = ein Zug nimmt mindestens 1 Münze, also kann 0 nicht unter den Zahlen stehen, die man nehmen darf

## What was expected: the end of a sentence.

error-expects-board = { $looks }, wie in `{ $example }`
error-expects-position-start-from = `:` und die Stellung, in der das Spiel beginnt
error-expects-position-no-coin-left-board = eine Stellung; `0`, wo keine Münze mehr liegt, `nothing`, wo ein Brett leer ist
error-expects-positions-between-them = Stellungen mit `>` dazwischen, zum Beispiel `nim : 3,4,5 > 1,4,5 > 1,4,2`
error-expects-position = eine Stellung, zum Beispiel `nim : 3, 4, 5` oder `0.77 : 5 + nim : 3`
error-expects-rule-places = eine Regel, `:` und ihre Stellen
error-expects-before-another-heap-before-another = `,` vor einem weiteren Haufen, `+` vor einem weiteren Spiel oder das Ende
error-expects-one-tuple = ein einziges Tupel
error-expects-smaller-heap-first = der kleinere Haufen zuerst, wie in `1..5`
error-expects-most-heaps = höchstens { $most } Haufen, wie in `1..5`
error-expects-heads-tails = `h` für Kopf und `t` für Zahl, wie in `htth`, oder die Stellen der Köpfe
error-expects-tuple = ein Tupel ({ $names })
error-expects-one-each = eine Angabe für jeden der Namen ({ $names })
error-expects-end-rule = das Ende der Regel
error-expects-code-whose-moves-split-heaps = ein Code, dessen Züge Haufen teilen, zum Beispiel `kayles cycle 7` oder `0.137 cycle 7`
error-expects-rule = eine Regel
error-expects-one-name-tuple-names-then = ein Name oder ein Tupel von Namen, dann der Pfeil
error-expects-rule-name-game = eine Regel oder der Name eines Spiels
error-expects-after-last-edge = `{"}"}` nach der letzten Kante
error-expects-file-edges = eine Datei wie `@states.csv` oder Kanten wie `{"{a>b, b>c}"}`
error-expects-numbers = { $arity } Zahlen
error-expects-comma-end = `,` oder das Ende

## What to do.

error-help-give-some-them-number = gib einigen davon eine Zahl
error-help-write = schreibe `{ $sample }`
error-help-name-brackets-quotes-written-quotes = ein Name mit Klammern oder Anführungszeichen steht in Anführungszeichen, mit einem \ vor jedem Anführungszeichen im Inneren
error-help-heaps-separated-commas = Haufen werden durch Kommas getrennt, wie in `3, 4, 5`
error-help-components-joined = Teile werden durch `+` verbunden
error-help-heaps-are-numbers = Haufen sind Zahlen: 5, 1_000, 1e12, 10^18 oder 2^60 - 1
error-help-ask-alone = frage allein danach
error-help-write-position = schreibe `{ $text } : { $sample }`
error-help-pins-ring-cycle = Kegel im Ring bilden einen Kreis, wie in `kayles cycle 7`
error-help-nodes = die Knoten sind { $names }
error-help-example = zum Beispiel `{ $text } : { $sample }`
error-help-leave-out-begin-first-player = lass es weg, damit der erste Spieler beginnt
error-help-quote-names = setze Namen mit `,` oder `+` in Anführungszeichen
error-help-leave-out-follows = lass das `:` und alles danach weg
error-help-leave-out-follows-rule = lass weg, was nach der Regel folgt
error-help-rules-look-like = Regeln sehen so aus: `{"take {1,3,4}"}`, `0.77`, `n -> n-1 | floor(n/2) if n > 2` oder `kayles`
error-help-rule-begins-like = eine Regel beginnt wie `n -> …` oder `(a, b) -> …`; im Pfeil steht kein Leerzeichen
error-help-rule-begins-heap-arrow = eine Regel beginnt mit ihrem Haufen und einem Pfeil, wie in `n -> n-1`
error-help-write-take = schreibe `take`, wie in `{"take {1,3,4}"}`
error-help-rule-your-own-begins-like = eine eigene Regel beginnt wie `n -> …`
error-help-position-names-rule-first = eine Stellung nennt zuerst ihre Regel, wie in `nim : 3, 4, 5`; ein Code hat einen Punkt, wie in `0.77`
error-help-write-graph-file-at-sign = schreibe `graph @FILE`, mit dem `@`
error-help-say-when-made = sag, wann er möglich ist, wie in `if n < 100`
