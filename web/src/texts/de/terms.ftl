### The words of the field, each with two lines about it. Nim, Kayles and so on keep their names.

terms-p-position-name = P-Stellung
terms-p-position-about = Wer am Zug ist, verliert, wenn der andere keinen Fehler macht. P steht für englisch „previous“ (vorheriger): Es gewinnt, wer den vorherigen Zug gemacht hat.
terms-n-position-name = N-Stellung
terms-n-position-about = Wer am Zug ist, kann gewinnen. N steht für englisch „next“ (nächster): Es gewinnt, wer als Nächster zieht.
terms-nim-value-name = Nim-Wert
terms-nim-value-about = Die Größe des Nim-Haufens, der genauso viel wert ist. Er ist genau dann 0, wenn verliert, wer am Zug ist.
terms-mex-name = Mex
terms-mex-about = Die kleinste ausgeschlossene Zahl (englisch „minimum excluded“): die kleinste der Zahlen 0, 1, 2, 3 und so weiter, die in einer Liste fehlt. Das Mex von 0, 1, 3 ist 2.
terms-nim-sum-name = Nim-Summe
terms-nim-sum-about = Schreibe die Zahlen binär untereinander. Eine Spalte mit ungerade vielen Einsen ergibt eine Eins. Wer programmiert, nennt das xor.
terms-misere-name = Misère-Spiel
terms-misere-about = Wer zuletzt zieht, verliert. Im normalen Spiel gewinnt, wer zuletzt zieht.
terms-remoteness-name = Restzugzahl
terms-remoteness-about = So viele Züge bleiben noch, wenn sich der Gewinner beeilt und der Verlierer verzögert.
terms-period-name = Periode
terms-period-about = Die Zahl der Schritte, nach denen sich eine Liste wiederholt. In 0, 1, 2, 0, 1, 2 und so weiter ist die Periode 3.
terms-state-graph-name = Zustandsgraph
terms-state-graph-about = Eine Zeichnung eines Spiels: ein Punkt für jede Stellung und ein Pfeil für jeden Zug.
terms-chapter = Mehr dazu lernen
