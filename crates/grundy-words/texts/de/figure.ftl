### Pictures and worksheets.

figure-normal = normales Spiel: Wer zuletzt zieht, gewinnt
figure-misere = Misère-Spiel: Wer zuletzt zieht, verliert
figure-labelled = die Regeln sagen am Ende, wer gewinnt
figure-lost = P-Stellung: Wer am Zug ist, verliert
figure-won = N-Stellung: Wer am Zug ist, gewinnt
figure-won-value = N-Stellung, Nim-Wert { $value }: Wer am Zug ist, gewinnt
figure-won-move = N-Stellung: Wer am Zug ist, gewinnt, zum Beispiel mit { $move }
figure-won-value-move = N-Stellung, Nim-Wert { $value }: Wer am Zug ist, gewinnt, zum Beispiel mit { $move }
figure-tied = bei bestem Spiel unentschieden
figure-move-in = { $made } in { $rule }
figure-take = { $coins } nehmen
figure-take-all = alle nehmen
figure-p-means = P: Wer am Zug ist, verliert
figure-n-means = N: Wer am Zug ist, gewinnt
figure-t-means = T: unentschieden
figure-p-position = P-Stellung
figure-n-position = N-Stellung
figure-p-positions = P-Stellungen
figure-winning-move = Gewinnzug
figure-other-move = anderer Zug
figure-a-move = Zug
figure-coins-taken = Münzen, die dieser Zug wegnimmt
figure-nim-values = Nim-Werte, normales Spiel
figure-before-period = vor der Periode
figure-exception = weicht von der Periode ab
figure-no-law = kein Gesetz bekannt
figure-period = Periode { $period }, Vorperiode { $preperiod }
figure-period-saltus = Periode { $period }, Saltus { $saltus }, Vorperiode { $preperiod }
figure-law-kind = Art des Gesetzes: { $kind }
figure-proved = { $law }, bewiesen
figure-by-theorem = { $law }, nach einem Satz
figure-only-seen = { $law }, beobachtet, aber nicht bewiesen
figure-nim-sums = Nim-Summen
figure-nim-products = Nim-Produkte
figure-nim-value = Nim-Wert
figure-largest = der größte Nim-Wert ist { $value }
figure-nim-sum = Nim-Summe
figure-heap = Haufen
figure-heap-of = Haufen { $size }
figure-heaps-to = Nim-Werte der Haufen 0 bis { $last }
figure-each-dot = Jeder Punkt ist ein Haufen.
figure-dot-covers = Ein Punkt steht für { $heaps ->
    [one] einen Haufen
   *[other] { $heaps } Haufen
} und { $values ->
    [one] einen Wert
   *[other] { $values } Werte
}: Mindestens ein Haufen liegt dort.
figure-row-column = normales Spiel: Zeile a, Spalte b
figure-keeps-win = behält den Gewinn
figure-gives-away = verschenkt den Gewinn
figure-had-none = hatte keinen Gewinnzug
figure-wins = { $player } gewinnt
figure-to-move = { $player } ist am Zug
figure-no-move-left = kein Zug mehr möglich
figure-player = Spieler { $number }
figure-rings = Ringe: wohin ein Zug führt
figure-stairs-count = schraffiert: die Stufen, deren Münzen zählen
figure-additions-left = noch mögliche Zugaben: { $count }
figure-zero-used = Nullzug verbraucht
figure-turn-of-first = der erste Spieler ist am Zug
figure-turn-of-second = der zweite Spieler ist am Zug
figure-nothing = keine
figure-and-more = { $list } und { $more } weitere
figure-graph-size = { $positions } Stellungen, { $moves } Züge
figure-sign-wins = ! steht bei Gewinnzügen
figure-sign-reaches = + wohin ein Zug führt
figure-alike = ×2: zwei gleichartige Stellungen, als eine gezeichnet
figure-answers = Lösungen
figure-worksheet = Arbeitsblatt
figure-rule = Regel: { $rule }
figure-name = Name
figure-date = Datum
figure-fill-table = Fülle die Tabelle aus. Der Wert eines Haufens ist die kleinste der Zahlen 0, 1, 2, …, die unter den Werten seiner Optionen fehlt.
figure-fill-grid = Trage die Nim-Werte ein: In jedes Feld kommt die kleinste der Zahlen 0, 1, 2, …, die unter den Werten seiner Optionen fehlt.
figure-judge = Wer gewinnt bei bestem Spiel? Schreibe N, wenn gewinnt, wer am Zug ist, und P, wenn der andere Spieler gewinnt. Gib bei N einen Gewinnzug an.
figure-label = Schreibe an jede Stellung P oder N und ihren Wert. Zeichne dann die Gewinnzüge mit einer dicken Linie nach.
figure-option-values = Werte der Optionen
figure-seed = Blatt Nr. { $seed }
