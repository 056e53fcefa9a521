graph-title = Der Zustandsgraph
graph-about = Sieh alle Stellungen, die man erreichen kann, und die Züge dazwischen. Wähle eine Stellung, um dorthin zu gehen. Gewinnzüge sind dick.
graph-drawing = Die Stellungen werden erkundet
graph-max-nodes = Höchstzahl der Stellungen
graph-size = { $nodes ->
    [one] { $nodes } Stellung
   *[other] { $nodes } Stellungen
}, { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}.
graph-show = Zeigen
graph-shows-outcome = wer gewinnt
graph-shows-value = Nim-Werte
graph-shows-remoteness = Restzugzahl
graph-explains-outcome = P: Wer am Zug ist, verliert. N: Wer am Zug ist, gewinnt.
graph-explains-value = Der Nim-Wert jeder Stellung. Bei 0 verliert, wer am Zug ist.
graph-explains-remoteness = Wie viele Züge noch bleiben, wenn sich der Gewinner beeilt und der Verlierer verzögert.
graph-frame = Zustandsgraph von { $position }
graph-help = Um das Bild zu verschieben, ziehe es oder nimm die Pfeiltasten. Zum Vergrößern halte Strg und drehe das Mausrad, oder nimm + und −. Die Taste 0 zeigt alles. Tab geht zur aktuellen Stellung. Von dort führen die Pfeiltasten zu ihren Nachbarn, und mit Enter gehst du hin.
graph-zoom-in = Vergrößern
graph-zoom-out = Verkleinern
graph-see-all = Alles
graph-here = Wo ich bin
graph-legend = Legende
graph-legend-p = P-Stellung: Wer am Zug ist, verliert
graph-legend-n = N-Stellung: Wer am Zug ist, gewinnt
graph-legend-t = unentschieden
graph-legend-wins = Gewinnzug
graph-legend-move = anderer Zug
graph-legend-walked = dein Weg
graph-legend-scale = { $what }: { $from } bis { $to }
graph-node = { $position }: { $outcome }
graph-node-value = Nim-Wert { $value }
graph-node-remoteness = Restzugzahl { $moves }
graph-at = Hier bist du
graph-moves-from = Züge von hier
graph-no-moves = Hier ist kein Zug mehr möglich.
graph-wins = gewinnt
graph-back = Zurück
graph-to-start = Zum Anfang
graph-root = Den Graphen hier beginnen
graph-explain = Diese Stellung erklären
graph-play = Von hier spielen
graph-not-in-graph = Die Stellung in der Adresse kommt in diesem Graphen nicht vor.
graph-more = { $count } weitere zeigen
