learn-graphs-title = Jedes Spiel ist ein Graph
learn-graphs-about = Ein Punkt für jede Stellung, ein Pfeil für jeden Zug. Vergiss die Regeln: Die Pfeile sagen alles.
learn-graphs-play = Da liegen 13 Bonbons. In einem Zug isst du eins, oder du lässt, wenn es mindestens vier sind, nur die abgerundete Hälfte übrig: Aus 13 werden 6. Wer das letzte Bonbon isst, gewinnt.
learn-graphs-guess = Das ist der [Zustandsgraph|state-graph] des Spiels. Jeder Pfeil ist ein Zug. Färbe die Punkte **P** oder **N**. Fang am Ende des Spiels an, bei 0, und geh die Pfeile rückwärts: Ein Punkt ist P, wenn alle seine Pfeile zu N führen, und N, wenn mindestens ein Pfeil zu P führt.
learn-graphs-loading = Der Graph wird gezeichnet
learn-graphs-graph = Zustandsgraph des Spiels mit 13 Bonbons
learn-graphs-why-1 = Das Färben klappt bei **jedem** Spiel, in dem beide Spieler dieselben Züge haben, das immer endet und in dem nichts verdeckt ist oder vom Zufall abhängt. Die Pfeile laufen nie im Kreis, also gibt es immer einen Punkt, dessen Pfeile alle zu gefärbten Punkten führen.
learn-graphs-why-2 = Die P-Punkte haben zwei Eigenschaften: Kein Pfeil führt von einem P-Punkt zu einem P-Punkt, und von jedem anderen Punkt führt ein Pfeil zu einem P-Punkt. In der Mathematik heißt eine solche Menge **Kern**. Ein Graph ohne Kreise hat genau einen, denn das Färben lässt dir nie eine Wahl.
learn-graphs-why-3 = Für die Bonbons gibt es sogar eine Abkürzung. Schreibe die Zahl binär. **P sind 0 und die Zahlen mit ungerade vielen Nullen am Ende:** 2 = 10, 6 = 110, 8 = 1000, 10 = 1010, 14 = 1110 und so weiter.
learn-graphs-strip = P und N für 0 bis 26 Bonbons
learn-graphs-why-4 = An einen Punkt kann man mehr schreiben als P oder N: zum Beispiel seine [Restzugzahl|remoteness], die sagt, wie lange das Spiel noch dauert. Und im nächsten Kapitel eine Zahl, die viel mehr weiß.
learn-graphs-task-top = Jeder Pfeil ist ein Zug, und wer nicht ziehen kann, verliert. Was ist der Punkt { $dot }?
learn-graphs-task-top-why-p = { $dot } ist P: Alle seine Pfeile, zu { $dots }, führen zu N.
learn-graphs-task-top-why-n = { $dot } ist N: Sein Pfeil zu { $option } führt zu P.
learn-graphs-task-graph = Ein Zustandsgraph
learn-graphs-task-candies = Im Spiel mit den Bonbons ist { $one } { $one-is } und { $half } { $half-is }. Was ist { $candies }?
learn-graphs-task-candies-why = { $is ->
    [P] Beide Züge, nach { $one } und nach { $half }, führen zu N-Stellungen. Also ist { $candies } P.
   *[N] Ein Zug führt zu einer P-Stellung. Also ist { $candies } N.
}
learn-graphs-task-far = Da liegen { $candies } Bonbons. Binär ist diese Zahl { $binary }. Was für eine Stellung ist das?
learn-graphs-task-far-why = { $zeros ->
    [0] Am Ende steht keine Null. 0 ist eine gerade Zahl, also ist { $candies } N.
    [one] Am Ende steht { $zeros } Null. Ungerade viele bedeuten P.
   *[other] Am Ende stehen { $zeros } Nullen. Ungerade viele bedeuten P, gerade viele N.
}
