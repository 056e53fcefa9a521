learn-kayles-title = Kayles: Spiele, die sich teilen
learn-kayles-about = Wirf einen Kegel in der Mitte um, und aus einer Reihe werden zwei. Die Theorie ist darauf vorbereitet.
learn-kayles-play = Bei Kayles wirfst du einen Kegel oder zwei benachbarte um. Eine Lücke teilt eine Reihe in zwei. Wer den letzten Kegel umwirft, gewinnt. Eine Reihe ist für den ersten Spieler leicht: Du weißt, warum. Mehrere Reihen sind es nicht.
learn-kayles-one = Eine Reihe
learn-kayles-three = Drei Reihen
learn-kayles-guess = Finde die Nim-Werte von Kayles von Hand. Ein Zug kann **zwei** Reihen hinterlassen. Sie liegen nebeneinander, also haben ihre Nim-Werte eine [Nim-Summe|nim-sum], und die kommt ins Regal.
learn-kayles-strip = Nim-Werte von Kayles
learn-kayles-why-1 = **Teilen ist nichts Neues:** Zwei Reihen sind zwei Spiele nebeneinander. Der Nim-Wert einer Reihe ist also das Mex von Nim-Summen. Mit ihm gewinnst du jedes Spiel Kayles mit beliebig vielen Reihen.
learn-kayles-why-2 = Hier sind die Nim-Werte in Zwölferreihen. Die Spalten werden konstant: Ab 71 wiederholen sich die Werte mit der [Periode|period] 12. Die umrahmten Felder sind Ausnahmen. Die letzte ist 70.
learn-kayles-values = Die Nim-Werte werden berechnet
learn-kayles-rows = Nim-Werte von Kayles in Zwölferreihen
learn-kayles-why-3 = Ein Muster auf einem Bildschirm ist kein Beweis. Hier gibt es einen: Richard Guy und Cedric Smith zeigten 1956, wie weit man schauen muss, um sicher zu sein: etwa doppelt so weit wie bis zum Ende der ersten Periode. Wiederholen sich die Werte bis dorthin, so wiederholen sie sich für immer. Genau das prüft die Engine:
learn-kayles-law = Das Gesetz wird gesucht
learn-kayles-task-sum = Zwei Reihen Kayles, mit { $a } und { $b } Kegeln. Wie viel sind sie zusammen wert?
learn-kayles-task-sum-why = Die Reihen sind { $value-a } und { $value-b } wert, und die Nim-Summe ist { $sum }.
learn-kayles-task-table = Nim-Werte von Kayles
learn-kayles-task-who = Drei Reihen Kayles, mit { $a }, { $b } und { $c } Kegeln. Wer gewinnt?
learn-kayles-task-who-why = Die Reihen sind { $values } wert, und die Nim-Summe ist { $sum }. { $sum ->
    [0] Wer am Zug ist, verliert.
   *[other] Wer am Zug ist, gewinnt.
}
learn-kayles-task-move = Kayles. Mach einen Zug, der gewinnt.
