learn-additions-title = Züge, die nichts ausmachen
learn-additions-about = Manche Züge lassen sich sofort rückgängig machen. Streiche sie, und aus einem schwierigen Spiel wird Nim.
learn-additions-play = Auf einer Treppe schiebst du so viele Münzen, wie du willst, von einer Stufe auf die nächsttiefere. Münzen auf Stufe 1 sind unten und bleiben dort. Wer zuletzt zieht, gewinnt. Im anderen Spiel darfst du auch Münzen zu einem Haufen **dazulegen**, aber nur begrenzt oft.
learn-additions-stairs = Treppe
learn-additions-adding = Nim mit Zugaben
learn-additions-guess = Dein Gegner ist am Zug und kann nicht gewinnen, solange du gut antwortest. Nun schiebt er 2 Münzen von Stufe 3 auf Stufe 2. Was tust du?
learn-additions-guess-on = Dieselben 2 Münzen weiter auf Stufe 1 schieben
learn-additions-guess-on-reply = Genau. Der Zug deines Gegners hat nichts geändert, was zählt.
learn-additions-guess-one = 1 der 2 Münzen weiter auf Stufe 1 schieben
learn-additions-guess-one-reply = Dann liegt auf Stufe 2 eine Münze mehr als vorher. Die Stellung hat sich zugunsten deines Gegners geändert.
learn-additions-guess-else = Münzen einer anderen Stufe schieben
learn-additions-guess-else-reply = Das darfst du, aber dann musst du alles neu ausrechnen. Es gibt eine Antwort, für die man nicht nachdenken muss.
learn-additions-drawing = Eine Treppe: Die geraden Stufen zählen, die ungeraden nicht
learn-additions-why-1 = **Nur die Stufen 2, 4, 6 und so weiter zählen.** Münzen, die von einer ungeraden Stufe auf eine gerade kommen, kann man sofort weiterschieben, auf die nächste ungerade. Und Münzen, die eine gerade Stufe verlassen, verschwinden aus dem Spiel, das zählt, als hätte man sie weggenommen. Es ist also Nim mit den geraden Stufen als Haufen.
learn-additions-why-2 = Ebenso: Legt ein Zug Münzen zu einem Haufen dazu, so nimmt der andere Spieler dieselben Münzen wieder weg. Eine Zugabe lässt sich rückgängig machen, also hilft sie niemandem. Die [Nim-Summe|nim-sum] der Haufen entscheidet, als könnte niemand etwas dazulegen.
learn-additions-why-3 = Aber **das Spiel muss enden**. Könnte man immer weiter Münzen dazulegen, so würde der Verlierer das tun und nie verlieren. Deshalb ist die Zahl der Zugaben begrenzt.
learn-additions-why-4 = Züge, die sich rückgängig machen lassen, heißen **reversibel**. Du kennst sie schon: Auch ein Zug zu einem größeren Nim-Wert ist reversibel. Der andere Spieler geht zum alten Wert zurück.
learn-additions-task-stairs = Eine Treppe mit { $coins } Münzen auf den Stufen 1 bis { $stairs }. Welchen Nim-Wert hat sie?
learn-additions-task-stairs-why = Nur die geraden Stufen zählen. Auf ihnen liegen { $even } Münzen, und die Nim-Summe ist { $sum }.
learn-additions-task-who = Nim mit den Haufen { $heaps }. Dreimal im Spiel darf ein Spieler bis zu 5 Münzen zu einem Haufen dazulegen. Wer gewinnt?
learn-additions-task-who-why = Zugaben lassen sich rückgängig machen, also zählt nur die Nim-Summe. Sie ist { $sum }. { $sum ->
    [0] Wer am Zug ist, verliert.
   *[other] Wer am Zug ist, gewinnt.
}
learn-additions-task-move = Eine Treppe. Mach einen Zug, der gewinnt.
