### Errors of take-and-break codes and coin-turning codes.

error-code-expects-digit-sign = eine Ziffer 0–9 oder A–F, `*` oder `{"{"}`
# A digit of a code says too much where { $added } coins are added to the heap.
error-code-grows = das Spiel muss nicht enden: { $added ->
    [0] unmittelbar links vom Punkt wird keine Münze genommen
    [1] so weit links vom Punkt kommt eine Münze hinzu
   *[other] so weit links vom Punkt kommen { $added } Münzen hinzu
}, und { $heaps ->
    [0] nichts kann dann übrig bleiben
    [1] aus einem Haufen von { $heap } kann ein Haufen von { $largest } werden
   *[other] aus einem Haufen von { $heap } können { $heaps } Haufen werden, der größte mit { $largest }
}
error-code-count-missing = { $what ->
    [coins] hier fehlt die Anzahl der Münzen
    [most-coins] hier fehlt die größte Anzahl der Münzen
   *[neighbours] hier fehlt die Anzahl der Nachbarn
}
error-code-count-zero = { $what ->
    [coins] die Anzahl der Münzen kann nicht 0 sein
    [most-coins] die größte Anzahl der Münzen kann nicht 0 sein
   *[neighbours] die Anzahl der Nachbarn kann nicht 0 sein
}

## What is wrong.

error-code-nothing-written = hier steht nichts
error-code-code-no-point = der Code hat keinen Punkt
error-code-only-digits-right-point-repeat = nur Ziffern rechts vom Punkt können sich wiederholen
error-code-point-alone-no-code = ein Punkt allein ist kein Code
error-code-nothing-repeats = hier wiederholt sich nichts
error-code-repeat-stand-inside-repeat = eine Wiederholung kann nicht in einer Wiederholung stehen
error-code-repeat-goes-ever-nothing-follow = eine Wiederholung geht ewig weiter, also kann ihr nichts folgen
error-code-code-ends = der Code endet hier
error-code-list-suffix-own-one-behind = diese Liste hat einen eigenen Zusatz und noch einen hinter ihrer Klammer
error-code-suffix-already-digit-carries-one = hier steht schon ein Zusatz: eine Ziffer trägt einen von `!`, `=`, `?`
error-code-not-belong-into-list-heap = dies gehört nicht in eine Liste von Haufenzahlen
error-code-number-heaps-missing = hier fehlt eine Anzahl von Haufen
error-code-most-heaps-named-braces = höchstens { $most } Haufen können in geschweiften Klammern stehen
error-code-brace-not-closed = diese geschweifte Klammer ist nicht geschlossen
error-code-not-digit-notation = `{ $sign }` ist keine Ziffer der Schreibweise
error-code-code-one-point-second = ein Code hat einen Punkt, und dies ist der zweite
error-code-no-repeat-opened-before-bracket = vor dieser Klammer wurde keine Wiederholung geöffnet
error-code-no-brace-opened-before-one = vor dieser geschweiften Klammer wurde keine geöffnet
error-code-must-follow-digit-closing-brace = `{ $sign }` muss auf eine Ziffer oder eine schließende Klammer folgen
error-code-meaning-braces-only = `+` hat nur in geschweiften Klammern eine Bedeutung, wie in `{"{2+}"}`
error-code-not-belong-code = `{ $sign }` gehört nicht in einen Code
error-code-code-most-places = ein Code hat höchstens { $most } Stellen
error-code-code-not-played-ring = dieser Code wird nicht auf einem Ring gespielt
error-code-ring-pins = ein Ring von { $pins } Kegeln
error-code-another-ring = ein anderer Ring
error-code-too-many-pins = { $left } Kegel
error-code-not-belong-coin-turning-code = `{ $sign }` gehört nicht in einen Münzwende-Code
error-code-not-letter-coin-turning-codes = `{ $sign }` ist kein Buchstabe der Münzwende-Codes
error-code-range-ends-below-start = dieser Bereich endet unter seinem Anfang
error-code-said-twice = `{ $sign }` ist zweimal gesagt
error-code-parenthesis-not-closed = diese Klammer ist nicht geschlossen
error-code-not-belong-number-neighbours = dies gehört nicht in eine Anzahl von Nachbarn
error-code-coins-lie-within-neighbours = { $least } Münzen können nicht innerhalb von { $within } Nachbarn liegen
error-code-coins-consecutive-equally-spaced-already = benachbarte Münzen haben schon gleiche Abstände
error-code-coins-consecutive-symmetric-already = benachbarte Münzen liegen schon symmetrisch
error-code-coins-equally-spaced-symmetric-already = Münzen mit gleichen Abständen liegen schon symmetrisch

## What was expected: the end of a sentence.

error-code-expects-code = ein Code wie `0.77`
error-code-expects-digit = eine Ziffer
error-code-expects-end-code = das Ende des Codes
error-code-expects-comma-brace-one-equals-plus = `,` oder `{"}"}` oder eines von `!`, `=`, `?`, `+`
error-code-expects-number-of-heaps = eine Zahl wie 3, oder `*`
error-code-expects-heaps-all-smaller = Haufen, die alle kleiner sind, wie `{"{"}{ $added }{"}"}`
error-code-expects-octal-code = ein Oktalcode wie 0.77, dessen Züge höchstens zwei Haufen beliebiger Größe hinterlassen
error-code-expects-pins = 1 bis { $most } Kegel
error-code-expects-rows-most-pins-together = Reihen von zusammen höchstens { $pins } Kegeln
error-code-expects-one-letters-c-e-f = `,`, einer der Buchstaben C, E, F, S oder das Ende
error-code-expects-c-consecutive-c-n-within = C (benachbart), C(n) (innerhalb von n Nachbarn), E (gleiche Abstände), F (mit der Münze ganz links) oder S (symmetrisch)
error-code-expects-number = eine Zahl wie 3

## What to do.

error-code-help-stands-right-point-says-taken = was rechts vom Punkt steht, sagt, was man nehmen darf: `0.3` nimmt eine Münze
error-code-help-write-suffix-each-count-once = schreibe den Zusatz an jede Anzahl oder einmal hinter die Klammer
error-code-help-larger-letters-must-written-braces = größere Buchstaben müssen in geschweiften Klammern stehen, mit den Anzahlen der Haufen, die übrig bleiben dürfen: `{ $sign }` ist `{"{"}{ $heaps }{"}"}`
error-code-help-digit-left-point-only-leave = eine Ziffer links vom Punkt darf nur so viele Haufen hinterlassen, dass jeder kleiner ist als vorher
error-code-help-letters-capital = Buchstaben sind groß: `{ $letter }`
error-code-help-move-turns-least-coin-goes = ein Zug wendet mindestens die Münze, die von Kopf auf Zahl geht
error-code-help-leave-out-letter-says-nothing = lass den Buchstaben weg, der nichts besagt
