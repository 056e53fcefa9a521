rule-title = Eine Regel und ihr Gesetz
rule-about = Gib eine Regel ein. Sieh ihre Nim-Werte und das Gesetz, das sie alle ergibt.
rule-pick = Oder ein Spiel wählen
rule-pick-none = Spiel wählen…
rule-examples = So kann man Regeln schreiben
rule-example-set = Nimm 1, 3 oder 4 Münzen.
rule-example-name = Ein Spiel mit Namen.
rule-example-code = Ein Wegnehm-und-Teil-Code: eine Ziffer für jede Anzahl von Münzen, die man nehmen darf.
rule-example-heap = Was ein Zug von einem Haufen mit n übrig lässt. Das Zeichen | trennt verschiedene Arten von Zügen.
rule-example-split = Eckige Klammern bedeuten, dass ein Zug den Haufen in mehrere Haufen teilt.
rule-example-pair = Stellungen mit zwei Zahlen: das Spiel von Wythoff.
rule-same-as = Dieselbe Regel wie
rule-as-rule = Als Regel:
rule-is-position = Das ist nicht nur eine Regel, sondern eine Stellung, von der aus man spielen kann:
rule-is-game = Das ist
rule-reading = Die Regel wird gelesen
rule-views-table = Tabelle
rule-views-plot = Punktbild
rule-views-strip = P-Stellungen
rule-views-law = Beweis
rule-views-pairs = Karte
rule-views-label = Ansichten der Regel
rule-to = Haufen bis
rule-pairs-to = Beide bis
rule-law = Das Gesetz
rule-finding-law = Das Gesetz wird gesucht
rule-no-law = Die ersten { $heaps } Haufen zeigen kein Gesetz. Vielleicht beginnt eines später, vielleicht gibt es keines.
rule-proof-needs-time = Das Gesetz passt zu jedem Wert, den die Engine berechnet hat. Für den Beweis braucht sie vielleicht mehr Zeit.
rule-form-value = Nim-Wert eines Haufens von n, ab Haufen { $from }:
rule-form-lost = Wer am Zug ist, verliert, wenn
rule-looked = Berechnete Haufen: { $heaps }
rule-facts-preperiod = Vorperiode
rule-facts-period = Periode
rule-facts-saltus = Saltus
rule-facts-about-preperiod = das Gesetz gilt ab diesem Haufen
rule-facts-about-period = { $heaps ->
    [1] alle Werte sind gleich
    [one] die Werte wiederholen sich alle { $heaps } Haufen
   *[other] die Werte wiederholen sich alle { $heaps } Haufen
}
rule-facts-about-growing = { $heaps ->
    [1] die Werte wachsen mit jedem Haufen
    [one] die Werte wiederholen sich alle { $heaps } Haufen, aber größer
   *[other] die Werte wiederholen sich alle { $heaps } Haufen, aber größer
}
rule-facts-about-saltus = der Zuwachs pro Periode
rule-no-proof = Es gibt keinen Beweis. Das Gesetz gilt für alle Haufen, die die Engine berechnet hat, aber später kann es versagen.
rule-source = Satz:
rule-at = Der Nim-Wert eines Haufens
rule-at-about-fact = Das Gesetz ergibt den Wert eines Haufens beliebiger Größe.
rule-at-about-seen = Das Gesetz ist nicht bewiesen, deshalb wird jeder Wert aus der Definition berechnet. Ein großer Haufen kann zu lange dauern.
rule-at-about-none = Ein Gesetz ist nicht bekannt, deshalb wird jeder Wert aus der Definition berechnet. Ein großer Haufen kann zu lange dauern.
rule-at-heap = Haufen
rule-computing-at = Der Wert wird berechnet
rule-values = Die Nim-Werte werden berechnet
rule-table-caption = Nim-Werte von { $rule }: Jede Zeile enthält ganze Perioden.
rule-table-caption-plain = Nim-Werte von { $rule }
rule-row-head = Haufen ab
rule-before = vor dem Beginn der Periode
rule-exception = weicht von der Periode ab
rule-p-value = Nim-Wert 0: eine P-Stellung
rule-heap-title = Haufen { $heap }: Nim-Wert { $value }
rule-choose-heap = Zeige auf einen Haufen oder geh mit den Pfeiltasten dorthin, um zu sehen, woher sein Wert kommt.
rule-options = Optionen mit ihren Nim-Werten
rule-more-options = und { $count } weitere
rule-no-options = Kein Zug ist möglich, also ist der Nim-Wert 0.
rule-mex = Die kleinste Zahl, die keine Option hat, ist { $value }.
rule-partial = Nach { $known } Haufen war die Zeit um. Gefragt waren die Haufen bis { $wanted }.
rule-zoom = Zoom
rule-zoom-in = Vergrößern
rule-zoom-out = Verkleinern
rule-see-all = Alles
rule-plot-shown = Haufen { $from } bis { $to }
rule-plot-help = Zum Vergrößern zieh mit der Maus über einen Teil, halte Strg und drehe das Mausrad, oder nimm + und −. Die Taste 0 zeigt alles. Die Pfeiltasten gehen von Haufen zu Haufen.
rule-map-help = Zeige auf ein Feld oder nimm die Pfeiltasten. Auf den markierten Feldern verliert, wer am Zug ist.
rule-map-at = ({ $a }, { $b }): Nim-Wert { $value }. { $wins ->
    [yes] Wer am Zug ist, gewinnt.
   *[no] Wer am Zug ist, verliert.
}
rule-drawing = Das Bild wird gezeichnet
rule-plot-label = Punktbild der Nim-Werte von { $rule }
rule-plot-about = Waagerecht: der Haufen. Senkrecht: sein Nim-Wert.
rule-strip-label = Streifen der P-Stellungen von { $rule }
rule-outcome-title = Haufen { $heap }: { $outcome }
rule-strip-about = P-Stellungen sind schraffiert: Dort verliert, wer am Zug ist.
rule-misere = Misère-Spiel: Wer zuletzt zieht, verliert
rule-pairs-label = Karte der Zahlenpaare von { $rule }
rule-show = Zeigen
rule-shows-values = Nim-Werte
rule-shows-p-positions = P-Stellungen
rule-no-sequence-game = Dieses Spiel wird nicht auf einem einzelnen Haufen gespielt, also hat es keine Folge der Nim-Werte. Sieh dir stattdessen eine seiner Stellungen an:
rule-no-sequence-growing = Ein Zug dieser Regel muss nicht weniger übrig lassen als vorher, also gibt es keine Folge der Nim-Werte. Sieh dir stattdessen eine ihrer Stellungen an:
rule-no-sequence-points = Eine Stellung dieser Regel besteht aus mehreren Zahlen, also gibt es keine Folge der Nim-Werte. Sieh dir stattdessen eine ihrer Stellungen an:
rule-no-sequence-graph = Das ist ein einzelner Zustandsgraph, also gibt es keine Folge der Nim-Werte. Sieh dir stattdessen seine Stellungen an:
rule-no-sequence-labelled = Die Regeln sagen am Ende dieses Spiels, wer gewinnt. Deshalb hat es Gewinner, aber keine Nim-Werte. Sieh dir stattdessen eine seiner Stellungen an:
rule-no-sample = Gib eine ihrer Stellungen in der Ansicht „Stellung“ ein.
rule-open-position = Wer gewinnt?
rule-open-graph = Zustandsgraph
rule-open-play = Spielen
rule-go-on = Weiter mit dieser Regel
