puzzles-title = Rätsel
puzzles-about = Jede Stellung hat genau einen Gewinnzug. Finde ihn.
puzzles-find = Finde den Gewinnzug
puzzles-all = Alle Rätsel
puzzles-unknown = Ein Rätsel „{ $name }“ gibt es nicht. Wähle hier eines aus.
puzzles-daily = Rätsel des Tages #{ $day }
puzzles-daily-about = Jeden Tag ein neues Rätsel, für alle dasselbe.
puzzles-daily-done = Du hast das heutige Rätsel gelöst. Das nächste kommt um Mitternacht UTC.
puzzles-daily-open = Das heutige Rätsel lösen
puzzles-daily-again = Noch einmal ansehen
puzzles-no-day = Für diesen Tag gibt es noch kein Rätsel.
puzzles-streak = { $days ->
    [one] An { $days } Tag in Folge gelöst.
   *[other] An { $days } Tagen in Folge gelöst.
}
puzzles-theme-copying = Nachahmen
puzzles-about-copying = Lass zwei gleiche Hälften übrig und mach dann jeden Zug deines Gegners nach.
puzzles-theme-binary = Binärspalten
puzzles-about-binary = Nim: Mach die Anzahl der Einsen in jeder Spalte gerade.
puzzles-theme-multiples = Vielfache
puzzles-about-multiples = Nimm ein paar Münzen und lass eine Zahl übrig, die verliert.
puzzles-theme-splitting = Kayles und Teilen
puzzles-about-splitting = Ein Zug kann aus einer Reihe zwei Spiele machen.
puzzles-theme-chomp = Chomp
puzzles-about-chomp = Beiß von der Schokolade ab, aber lass das vergiftete Stück liegen.
puzzles-theme-boards = Bretter
puzzles-about-boards = Dominosteine, Kreuze und Schlagzüge: Zähle die Züge, die noch bleiben.
puzzles-theme-turning = Münzen wenden
puzzles-about-turning = Wende Münzen, bis alle Zahl zeigen.
puzzles-theme-misere = Misère
puzzles-about-misere = Alles ist umgekehrt: Wer zuletzt zieht, verliert.
puzzles-size-easy = leicht
puzzles-size-medium = mittel
puzzles-size-hard = schwer
puzzles-sizes = Größen
puzzles-solved = { $count ->
    [one] { $count } gelöst
   *[other] { $count } gelöst
}
puzzles-paper-about = Für den Unterricht: Aufgaben zu einem Spiel zum Ausdrucken, mit Bildern und Lösungen.
puzzles-paper-open = Arbeitsblatt drucken
puzzles-kept = Dein Browser merkt sich auf diesem Gerät, was du gelöst hast.
puzzles-squares = { $wrong ->
    [0] kein falscher Zug
    [one] { $wrong } falscher Zug
   *[other] { $wrong } falsche Züge
}, { $hints ->
    [0] kein Tipp
    [one] { $hints } Tipp
   *[other] { $hints } Tipps
}
puzzles-place = { $theme }, { $size }, Rätsel { $number }
puzzles-place-daily = { $theme }, { $size }
puzzles-searching = Ein Rätsel wird gesucht
puzzles-none = Die Engine hat kein Rätsel dieser Größe zu { $theme } gefunden. Versuche eine andere Größe.
puzzles-turn = Du bist am Zug: Genau ein Zug gewinnt.
puzzles-right = Richtig! Dieser Zug gewinnt.
puzzles-wrong = Dieser Zug gewinnt nicht.
puzzles-before = Du hast dieses Rätsel gelöst:
puzzles-misere = Misère-Spiel: Wer zuletzt zieht, verliert.
puzzles-left = Die Stellung nach diesen Zügen
puzzles-not-judged = Die Engine konnte diesen Zug nicht rechtzeitig beurteilen. Versuche ihn noch einmal.
puzzles-ended = Du ziehst { $move }. Es gibt keinen Zug mehr, und du verlierst.
puzzles-refuted = Du ziehst { $move }. Der Gegner antwortet { $answer }. Jetzt verliert jeder deiner Züge.
puzzles-retry = Anderen Zug versuchen
puzzles-play-on = Von hier weiterspielen
puzzles-hint = Tipp
puzzles-hinting = Die Idee wird gesucht
puzzles-explaining = Der Grund wird gesucht
puzzles-the-move = { $move } ist der einzige Gewinnzug.
puzzles-next = Nächstes Rätsel
puzzles-more = Mehr Rätsel
puzzles-why = Alle Züge ansehen
puzzles-tell = Weitersagen
puzzles-told = grundy #{ $day } { $squares } { $address }
puzzles-caption = Genau ein Zug gewinnt. Welcher?
puzzles-moves = { $count ->
    [one] Der einzige Zug als Knopf
   *[other] Alle { $count } Züge als Liste
}
