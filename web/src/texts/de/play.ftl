play-title = Spielen
play-about = Spiele gegen die Engine oder zu zweit an einem Brett, auf Wunsch mit Tipps. Nach dem Spiel bewertet die Engine jeden Zug.
play-settings = Das Spiel
play-drawer = Anderes Spiel oder anderer Gegner
play-new-game = Neues Spiel
play-strength = Die Engine
play-strengths-perfect = spielt perfekt
play-strengths-mistakes = macht Fehler
play-strengths-random = spielt zufällig
play-begins = Wer beginnt
play-beginner-you = du
play-beginner-engine = die Engine
play-beginner-people = zwei Personen spielen
play-names-you = du
play-names-engine = die Engine
play-names-one = Spieler 1
play-names-two = Spieler 2
play-begin = Dieses Spiel beginnen
play-begin-again = Neu beginnen
play-your-turn = Du bist am Zug: Zieh im Bild.
play-your-turn-plain = Du bist am Zug: Berühre eine Münze.
play-turn-of-one = Spieler 1, du bist am Zug.
play-turn-of-two = Spieler 2, du bist am Zug.
play-engine-turn = Die Engine denkt nach.
play-reading = Die Stellung wird gelesen
play-unreadable = Das kann man nicht spielen: Gib unten eine andere Stellung ein.
play-checking = Das Spiel in der Adresse wird gelesen
play-bad-record = Dieses Spiel kann nicht fortgesetzt werden: Einer seiner Züge ist nicht erlaubt.
play-reply-failed = Die Engine hat rechtzeitig keinen Zug gefunden.
play-again = Noch einmal
play-name-you = Du
play-name-engine = Die Engine
play-name-one = Spieler 1
play-name-two = Spieler 2
play-show = Auf dem Brett zeigen
play-show-wins = Gewinnzüge
play-show-values = Nim-Werte
play-digits = Die Tasten 1 bis 9 machen die ersten neun Züge, solange das Brett den Fokus hat.
play-played = { $name }: { $move }.
play-engine-guessed = Die Engine: { $move }, zufällig gewählt: Sie hat rechtzeitig keinen guten Zug gefunden.
play-won-you = Du gewinnst!
play-won-engine = Die Engine gewinnt.
play-won-one = Spieler 1 gewinnt!
play-won-two = Spieler 2 gewinnt!
play-tie = Unentschieden.
play-draw = Remis.
play-last-coin-you = Du hast die letzte Münze genommen.
play-last-coin-engine = Die Engine hat die letzte Münze genommen.
play-last-coin-one = Spieler 1 hat die letzte Münze genommen.
play-last-coin-two = Spieler 2 hat die letzte Münze genommen.
play-last-move-you = Du hast zuletzt gezogen.
play-last-move-engine = Die Engine hat zuletzt gezogen.
play-last-move-one = Spieler 1 hat zuletzt gezogen.
play-last-move-two = Spieler 2 hat zuletzt gezogen.
play-over-repeated = Diese Stellung kam dreimal vor, und das Spiel muss nicht enden.
play-over-normal = Kein Zug mehr möglich: Wer zuletzt gezogen hat, gewinnt.
play-over-misere = Kein Zug mehr möglich: Wer zuletzt gezogen hat, verliert.
play-over-labelled = Kein Zug mehr möglich: Die Regeln sagen, wer gewinnt.
play-play-again = Noch einmal spielen
play-swap-you = Seiten tauschen: Die Engine beginnt
play-swap-engine = Seiten tauschen: Du beginnst
play-harder-mistakes = Schwerer: Die Engine macht nur manchmal Fehler
play-harder-perfect = Schwerer: Die Engine spielt perfekt
play-larger = Schwerer: eine größere Stellung
play-hint = Tipp
play-hinting = Ein guter Zug wird gesucht
play-hint-where = Wo?
play-hint-which = Welcher Zug?
play-hint-heap = Zieh in einem Haufen mit { $size }.
play-hint-coin = Drehe die Münze auf Platz { $place } um, und weitere, wenn der Zug es braucht.
play-hint-part = Zieh in diesem Spiel: { $rule }.
play-hint-make = Diesen Zug machen
play-hint-none = Gegen perfektes Spiel gewinnt kein Zug. Mach es deinem Gegner schwer.
play-undo = Zurücknehmen
play-full-screen = Vollbild
play-moves = { $count ->
    [one] Der einzige erlaubte Zug
   *[other] Alle { $count } erlaubten Züge
}
play-moves-many = Die ersten { $count } erlaubten Züge
play-more = { $count } weitere zeigen
play-record = Das Spiel bisher
play-list = Die Liste der Züge
play-grading = Die Züge werden bewertet
play-graded = Alle Züge, bewertet
play-number = Nr.
play-who = Wer
play-move = Zug
play-grade = Note
play-graded-kept = Dieser Zug hat den Gewinn gehalten.
play-graded-gave-away = Dieser Zug hat den Gewinn verschenkt.
play-graded-lost = Hier konnte kein Zug gewinnen.
play-better = Besser: { $move }.
play-back-to = Zug { $number } zeigen
play-bar = Zug { $number }, { $name }: { $move }. { $grade }
play-show-me = Zeigen
play-moment = Das Brett vor Zug { $number }
play-go-on = Von hier weiterspielen
play-to-end = Zurück zum Ende
play-no-grades = Nach diesen Regeln muss das Spiel nicht enden, deshalb bewertet die Engine keine Züge. Die Ansicht „Stellung“ sagt, wer gewinnt.
play-moves-of-you = Deine Züge
play-moves-of-engine = Züge der Engine
play-moves-of-one = Züge von Spieler 1
play-moves-of-two = Züge von Spieler 2
play-sum = { $moves }: { $kept ->
    [one] { $kept } hat den Gewinn gehalten
   *[other] { $kept } haben den Gewinn gehalten
}, { $gave ->
    [one] { $gave } hat ihn verschenkt
   *[other] { $gave } haben ihn verschenkt
}, und { $lost ->
    [one] { $lost } war in einer verlorenen Stellung
   *[other] { $lost } waren in verlorenen Stellungen
}.
play-badges = N: Wer am Zug ist, kann gewinnen. P: Wer am Zug ist, verliert, wenn der andere keinen Fehler macht.
play-save = Spiel als Text sichern
play-load = Gesichertes Spiel öffnen
play-bad-file = In dieser Datei ist kein Spiel. Ein Spiel hat in jeder Zeile eine Stellung.
play-explain = Diese Stellung erklären
