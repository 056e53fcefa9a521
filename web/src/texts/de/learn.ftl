### Learn: a path of chapters. `[words|mex]` marks a word of the field, `**words**` is strong.

learn-title = Lernen
learn-path-title = Von Nim bis Sprague–Grundy
learn-path-about = Zwölf kurze Kapitel. In jedem spielst du, stellst eine Vermutung auf, siehst den Grund und löst drei Aufgaben. Wenn du addieren und teilen kannst, kannst du anfangen.
learn-unknown = Ein Kapitel „{ $name }“ gibt es nicht. Hier sind alle Kapitel.
learn-begin = Mit Kapitel 1 anfangen
learn-go-on = Weiter: { $title }
learn-total = { $done } von { $chapters } Kapiteln geschafft
learn-kept = Dein Fortschritt bleibt auf diesem Gerät.
learn-forget = Meinen Fortschritt löschen
learn-chapter-number = Kapitel { $number } von { $chapters }
learn-stage-play = Spielen
learn-stage-guess = Vermuten
learn-stage-why = Warum?
learn-stage-tasks = Drei Aufgaben
learn-why-closed = Finde es erst selbst heraus. Oder:
learn-why-open = Zeig mir, warum
learn-ways = Kapitel
learn-before = Zurück: { $title }
learn-after = Weiter: { $title }

learn-wins-first = Wer am Zug ist
learn-wins-second = Der andere Spieler
learn-p = P-Stellung
learn-n = N-Stellung

learn-task-dots = { $solved } von { $tasks } Aufgaben gelöst
learn-task-dot = Aufgabe { $number }: { $state ->
    [right] gelöst
    [wrong] nicht gelöst
   *[open] offen
}
learn-task-number = Aufgabe { $number } von { $tasks }
learn-task-answer = Deine Antwort
learn-task-check = Prüfen
learn-task-next = Weiter
learn-task-finish = Zum Ergebnis
learn-task-new = Drei neue Aufgaben
learn-task-same = In der Adresse dieser Seite stecken genau diese drei Aufgaben. Teile sie, dann bekommen andere dieselben.
learn-task-result = { $solved ->
    [0] Diesmal hast du keine der { $tasks } Aufgaben gelöst. Lies noch einmal den Grund und versuche drei neue.
    [1] Du hast 1 von { $tasks } Aufgaben gelöst. Versuche drei neue.
    [2] Du hast 2 von { $tasks } Aufgaben gelöst. Fast geschafft!
   *[other] Du hast alle { $tasks } Aufgaben gelöst. Dieses Kapitel kannst du!
}
learn-verdict-right = Richtig!
learn-verdict-wrong = Nein.
learn-verdict-again = Noch nicht. Versuche es noch einmal.
learn-move-why = Der Zug { $move } gewinnt. { $principle }
learn-move-reply = Nach { $move } antwortet der andere Spieler mit { $reply } und gewinnt.

learn-paint-brushes = Pinsel
learn-paint-brush-P = P: Wer am Zug ist, verliert
learn-paint-brush-N = N: Wer am Zug ist, gewinnt
learn-paint-left = { $count ->
    [one] noch { $count }
   *[other] noch { $count }
}
learn-paint-square = { $position }: { $mark ->
    [P] P
    [N] N
   *[blank] nicht gefärbt
}{ $verdict ->
    [wrong] , falsch
    [right] , richtig
   *[none] {""}
}
learn-paint-done = Alles richtig! Sieh dir jetzt an, warum.
learn-paint-is-n = { $position } ist nicht P, sondern N: Der Zug nach { $option } hinterlässt eine P-Stellung, und dort verliert der andere Spieler.
learn-paint-is-end = { $position } ist nicht N, sondern P: Es gibt keinen Zug mehr, also hat verloren, wer am Zug ist.
learn-paint-is-p = { $count ->
    [one] { $position } ist nicht N, sondern P: Der einzige Zug, nach { $options }, führt zu einer N-Stellung.
   *[other] { $position } ist nicht N, sondern P: Alle Züge, nach { $options }, führen zu N-Stellungen.
}
learn-columns = Die Haufen in Binärspalten
learn-columns-heap = Haufen
learn-columns-ones = Einsen
learn-columns-bit = Haufen { $heap }, Spalte { $weight }: { $bit }
learn-columns-parity = { $parity ->
    [even] , gerade
   *[odd] , ungerade
}
learn-shelf = Regal der Nim-Werte
learn-shelf-place = { $place }{ $state ->
    [full] , im Regal
    [gap] , die erste Lücke
   *[empty] , nicht im Regal
}
learn-filler-end = Von **{ $heap }** gibt es keinen Zug. Das Regal ist leer. Berühre seine erste Lücke.
learn-filler-options = { $count ->
    [one] Von **{ $heap }** führen die Züge zu { $count } Stellung. Ihr Nim-Wert steht im Regal. Berühre die erste Lücke.
   *[other] Von **{ $heap }** führen die Züge zu { $count } Stellungen. Ihre Nim-Werte stehen im Regal. Berühre die erste Lücke.
}
learn-filler-value = Nim-Wert { $value }
learn-filler-right = Richtig: { $heap } hat den Nim-Wert { $value }.
learn-filler-taken = Ein Zug führt zum Wert { $value }, also steht { $value } im Regal. Berühre eine Lücke.
learn-filler-later = Es gibt eine kleinere Lücke als { $value }.
learn-filler-done = Der Streifen ist voll. Sieh dir jetzt an, warum.
