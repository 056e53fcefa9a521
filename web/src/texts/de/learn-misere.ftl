learn-misere-title = Die letzte Münze verliert
learn-misere-about = Dreh das Ziel um. Musst du alles neu lernen? Überraschenderweise fast nichts.
learn-misere-play = Wieder Nim, aber jetzt **verliert, wer die letzte Münze nimmt**. Das heißt [Misère-Spiel|misere]. Die Haufen sind 1, 3 und 4, und du beginnst.
learn-misere-guess = Die Haufen sind 1, 1, 1 und 4, und du bist am Zug. Wer die letzte Münze nimmt, verliert. Wie viele Münzen vom Haufen mit 4 lässt du liegen?
learn-misere-guess-choice = { $left ->
    [0] keine
   *[other] { $left }
}
learn-misere-guess-0-reply = Dann bleibt 1, 1, 1. Dein Gegner nimmt eine Münze, du nimmst eine, und dein Gegner muss die letzte nehmen.
learn-misere-guess-1-reply = Dann bleibt 1, 1, 1, 1. Ihr nehmt abwechselnd, und du musst die letzte Münze nehmen.
learn-misere-guess-2-reply = Dann nimmt dein Gegner beide und lässt dir 1, 1, 1.
learn-misere-why-1 = Liegt auf jedem Haufen nur eine Münze, hat man keine Wahl: Die Spieler nehmen abwechselnd. **Bei ungerade vielen solchen Haufen verliert**, wer am Zug ist, denn er nimmt die letzte Münze. Im normalen Spiel ist es genau umgekehrt.
learn-misere-why-2 = Mit einem größeren Haufen gilt: **Spiele wie im normalen Nim und mach alle Spalten gerade, bis dein Zug nur noch Haufen mit einer Münze übrig ließe. Dann lass ungerade viele davon übrig**, statt gerade viele.
learn-misere-why-3 = Warum geht das immer? Sind alle Spalten gerade, so kann nicht genau ein Haufen größer als 1 sein, denn die erste Spalte von links wäre dann ungerade. Also findet nie dein Gegner genau einen großen Haufen vor, sondern du. Und bei einem großen Haufen hast du die freie Wahl: Lass davon eine Münze liegen oder keine.
learn-misere-why-4 = Also gewinnen in beiden Spielarten dieselben Stellungen, außer wenn alle Haufen nur eine Münze haben. Aber dieses Glück hat nur Nim. Bei den meisten anderen Spielen, etwa bei Kayles, ist das Misère-Spiel viel schwieriger als das normale Spiel.
learn-misere-task-ones = { $count } Haufen mit je einer Münze. Wer die letzte Münze nimmt, **verliert**. Wer gewinnt?
learn-misere-task-ones-why = { $parity ->
    [odd] Die Anzahl der Haufen ist ungerade, also nimmt, wer am Zug ist, die letzte Münze und verliert.
   *[even] Die Anzahl der Haufen ist gerade, also nimmt der andere Spieler die letzte Münze und verliert.
}
learn-misere-task-one = Wer die letzte Münze nimmt, **verliert**. Mach einen Zug, der gewinnt.
