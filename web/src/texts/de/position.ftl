position-title = Eine Stellung
position-about = Sieh, wer gewinnt, mit welchem Zug und warum. Das geht auch mit Summen verschiedener Spiele. Mach einen Zug, um zu sehen, wohin er führt.
position-table = Eine Tabelle aller Stellungen
position-open-table = Tabelle öffnen…
position-open-table-about = Das Programm schreibt eine mit grundy label. Die Seite liest nur die Stücke, die sie braucht.
position-opening-table = Die Tabelle wird geöffnet
position-from-table = Die Antworten kommen aus { $name }, einer Tabelle aller Stellungen.
position-close-table = Tabelle schließen
position-by-table = aus einer Tabelle aller Stellungen
position-asking = Die Tabelle wird gefragt
position-answer = Antwort
position-solving = Die Stellung wird gelöst
position-outcome-N = Wer am Zug ist, gewinnt.
position-outcome-P = Wer am Zug ist, verliert bei bestem Spiel.
position-outcome-T = Bestes Spiel endet unentschieden.
position-outcome-D = Niemand kann gewinnen, und bestes Spiel geht endlos weiter.
position-played-normal = normales Spiel: wer zuletzt zieht, gewinnt
position-played-misere = Misère-Spiel: wer zuletzt zieht, verliert
position-value = Nim-Wert
position-remoteness = Restzugzahl bei bestem Spiel
position-known = woher man es weiß
position-references = Verwendete Sätze
position-to-graph = Zustandsgraph
position-to-play = Von hier spielen
position-loops = Das Spiel kann endlos weitergehen. Dann gewinnt niemand: Es ist remis.
position-infinite = unendlicher Wert
position-infinite-about = ∞(0, 1) ist kein Nim-Wert. In den Klammern stehen die Nim-Werte der Züge, die einen haben. Neben einem Haufen einer dieser Größen gewinnt, wer am Zug ist. Neben jedem anderen Haufen gewinnt niemand.
position-star = ∗2 bedeutet: so viel wert wie ein Haufen von 2 Münzen in Nim. Die Summe ist die Nim-Summe dieser Zahlen.
position-picture = Mach einen Zug
position-picture-over = Kein Zug mehr möglich
position-back = Zurück
position-forward = Vor
position-reading = Die Züge werden aufgelistet
position-columns = Die Nim-Summe in Binärspalten
position-columns-about = Eine Spalte mit ungerade vielen Einsen ist markiert und ergibt eine Eins in der Nim-Summe. Eine Spalte mit gerade vielen ergibt eine Null. Wer am Zug ist, verliert genau dann, wenn die Nim-Summe 0 ist.
position-columns-part = Teil
position-columns-value = Nim-Wert
position-column-of = Spalte der { $weight }, { $ones ->
    [odd] ungerade viele Einsen
   *[even] gerade viele Einsen
}
position-more-parts = { $count ->
    [one] und { $count } weiterer Teil
   *[other] und { $count } weitere Teile
}
position-sum = Nim-Summe
position-moves = Alle Züge
position-explaining = Jeder Zug wird untersucht
position-winning = Gewinnzüge ({ $count })
position-tying = Züge zum Unentschieden ({ $count })
position-losing = Züge, die verlieren ({ $count })
position-others = Andere Züge ({ $count })
position-keeping = Züge, die das Remis halten ({ $count })
position-gives-away = verschenkt den Gewinn: danach kann niemand gewinnen
position-some-not-shown = Manche Züge sind nicht aufgelistet.
position-no-winning = Keine: Auf jeden Zug gibt es eine Antwort, die gewinnt.
position-no-losing = Keine: Jeder Zug gewinnt.
position-none-listed = Die Liste ist leer.
position-more-moves = Die Stellung hat mehr Züge als die nachgeschlagenen.
position-no-moves = Kein Zug mehr möglich: Das Spiel ist zu Ende.
position-refuted = Antwort:
position-refuted-table = Züge, die verlieren, jeder mit seiner Antwort
position-refuted-move = Zug
position-refuted-answer = Antwort, die gewinnt
position-copies = ×{ $count }
position-copies-about = steht für { $count } gleiche Züge
position-leaves = danach:
position-leaves-value = Nim-Wert { $value }
position-leaves-moves = { $moves ->
    [one] noch { $moves } Zug
   *[other] noch { $moves } Züge
}
position-show-all = { $count } weitere zeigen
position-not-shown = Weitere Züge, die die Liste nicht zeigt: { $count }.
position-why = Die ganze Erklärung als Text
