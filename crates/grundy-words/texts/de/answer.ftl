### Texts of answers, for people: what commands print.

## What several answers say.

normal-play = normales Spiel
misere-play = Misère-Spiel
# How something is known, as a label before a statement or after “by”.
known-by = { $way ->
    [definition] Definition
    [theorem] Satz
    [proved] bewiesen
   *[seen] beobachtet
}
# A label, such as “proved” or “Verified”, before what it is said of.
labelled = { $label }: { $text }
by-reference = nach { $reference }
checked-hypothesis = geprüft: { $hypothesis }
is-canonical = ist { $canonical }
# $reason: why the rule has this other form.
is-canonical-because = ist { $canonical }: { $reason }
list-of-more = … und { $count } weitere
# $how: what to type for that, such as “--max-moves 10”.
list-of-more-how = … und { $count } weitere ({ $how })
none = keine
outcome-n = N: Der Spieler am Zug gewinnt
outcome-p = P: Der Spieler am Zug verliert
outcome-t = T: Bestes Spiel endet unentschieden
outcome-table-t = T: Bestes Spiel endet unentschieden
outcome-d = D: Niemand kann gewinnen, und bestes Spiel geht ewig weiter
outcome-and-nim-value = { $outcome }; Nim-Wert { $value }
counted-moves = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
counted-positions = { $count ->
    [one] { $count } Stellung
   *[other] { $count } Stellungen
}
counted-entries = { $count ->
    [one] { $count } Eintrag
   *[other] { $count } Einträge
}

## Who wins a position. What stands in parentheses is said of play, or of how the answer is known.

solve-labelled = die Regeln sagen am Ende, wer gewinnt
solve-value-not-requested = { $outcome } (Nim-Wert nicht verlangt)
solve-value-not-computed = { $outcome }; Nim-Wert nicht berechnet: Die Suche ist zu groß
solve-remoteness = Restzugzahl { $count }: so viele Züge bleiben bei bestem Spiel
solve-remoteness-not-found = Restzugzahl: innerhalb der Grenzen nicht gefunden
solve-by-definition = nach Definition, aus den Optionen
solve-by-theorem = nach einem Satz
solve-by-proof = bewiesen: Für diese Regel wurde ein Gesetz geprüft
solve-by-seen = nur beobachtet, nicht bewiesen
solve-by-definition-and-theorem = nach Definition, für kleinere Stellungen auch nach einem Satz
# $way: how one part of a sum is known.
solve-partly = { $way ->
    [definition] zum Teil berechnet
    [theorem] zum Teil nach Sätzen
    [proved] zum Teil nach einem bewiesenen Gesetz
   *[seen] zum Teil nur beobachtet
}
solve-partly-and = { $first }, { $second }
solve-no-winning-move = Kein Gewinnzug.
solve-no-move-left = Kein Zug mehr möglich: Der Spieler am Zug hat gewonnen.
solve-not-listed = { $count ->
    [1] Es gibt einen Gewinnzug; er ist nicht aufgeführt.
   *[other] Es gibt { $count } Gewinnzüge; keiner davon ist aufgeführt.
}
solve-none-listed = Es gibt einen Gewinnzug; keiner ist aufgeführt.
solve-theorem-does-not-say = Es gibt einen Gewinnzug, aber der Satz sagt nicht, welcher es ist.
solve-only-winning-move = Der einzige Gewinnzug:
solve-counted-winning-moves = { $count } Gewinnzüge:
solve-winning-moves = Gewinnzüge:
solve-more = … und weitere
solve-perhaps-more = … vielleicht gibt es weitere
solve-first-listed = … (die ersten { $count } sind aufgeführt)
solve-not-all-found = Es wurden nicht alle Gewinnzüge gefunden.
# $play: normal play or misère play.
solve-loopy-play = { $play }; das Spiel kann ewig weitergehen
solve-loopy-value = { $outcome }; Wert { $value }
solve-loopy-by-smith = nach Definition; Smith 1966
solve-loopy-by-definition = nach Definition
solve-loopy-draw-not-listed = Ein Zug hält das Remis; keiner ist aufgeführt.
solve-loopy-draw-moves = Züge, die das Remis halten:
solve-table-play = { $play }, nach einer Tabelle aller Stellungen
# $left: such as “3 moves”.
solve-table-left = { $outcome }; bei bestem Spiel noch { $left }
solve-table-move-left = noch { $left }
solve-table-tie-moves = Züge, die das Unentschieden halten:
solve-table-better = Es gibt einen besseren Zug als die nachgeschlagenen.
solve-every-move-loses = Jeder Zug verliert:

## Laws.

law-read-json = seine { $states } Zustände stehen im JSON
law-read-json-how = seine { $states } Zustände stehen im JSON ({ $how })
law-also-proved = auch bewiesen nach { $reference }
law-also-by = auch nach { $reference }
law-seen-is-no-theorem = { $reference } (ein Muster in { $count } Werten ist kein Satz)
law-seen-in-positions = { $reference } (ein Muster in Stellungen ist kein Satz)
law-seen-without-rule = { $reference } (keine Regel ist bekannt, also ist ein Beweis unmöglich)
law-none-no-heap = Kein Gesetz gefunden: Kein Haufen wurde bewertet.
law-none-to = In den Werten der Haufen 0 bis { $last } wurde kein Gesetz gefunden.
law-none-is-no-proof = Das beweist nicht, dass es keines gibt.
law-none-is-no-proof-how = Das beweist nicht, dass es keines gibt: { $how }.
law-none-in-list = In ihnen ist kein Gesetz zu sehen.
law-tried =
    Versucht: Perioden, ohne oder mit Saltus, einem für alle Restklassen oder einem für jede; Formeln in n;
    Automaten, die n zur Basis 2 bis 10 oder in Zeckendorf-Darstellung lesen; lineare Beziehungen zwischen
    Teilfolgen; Automaten, die n und den Wert zusammen lesen.
law-of-listed-values = { $count } Werte, der Haufen { $first } bis { $last }
law-values-kept = Die Werte von { $count } Haufen stehen in { $file }.
law-engine = Rechenverfahren: { $name }; { $count } Werte berechnet
# The heads of the table of a machine, each as wide as it is: digits follow.
law-machine-head = Zustand  Wert  Ziffer
law-machine-pairs-head = Zustand    P  Ziffern
# The columns of these heads: whether a state accepts.
yes = ja
no = nein
law-none-in-pairs = In den P-Stellungen mit Koordinaten bis { $to } wurde kein Gesetz gefunden.
law-first-pairs = die ersten P-Stellungen: { $pairs }
law-pairs-are = die P-Stellungen sind { $formula }
law-pairs-periods = das heißt: Periode { $x } in x und { $y } in y
# $places: such as “x ≥ 3, y ≥ 5”.
law-pairs-periods-from = das heißt: Periode { $x } in x und { $y } in y (für { $places })
law-misere-none = Es wurde kein Gesetz des normalen Spiels gefunden, aus dem eines des Misère-Spiels folgen würde.
law-misere-outcomes = im Misère-Spiel hat die Folge der Ausgänge eines Haufens Vorperiode { $preperiod } und Periode { $period }
law-misere-seen = nach { $reference } (ein nur beobachtetes Gesetz ist kein Satz)
# $heaps, $single and $again: lists of numbers.
law-heaps-again = n = { $heaps }, und wieder alle { $period } Haufen
law-heaps-and-again = n = { $single }; und n = { $again }, letztere wieder alle { $period } Haufen
law-modes-machine = der Automat für { $which }:
law-modes-covered = Er erfasst die P-Stellungen, nicht die anderen Werte.
law-modes-in-json = die Nim-Werte einer Periode stehen im JSON
law-modes-in-json-how = die Nim-Werte einer Periode stehen im JSON ({ $how })
law-modes-values = die Nim-Werte für { $heap } = 0, 1, 2, …, wobei sich die in [ ] wiederholen:
law-family-for = für alle n und alle Zahlen mit { $condition }
law-family-all-facts = Jedes dieser Gesetze steht fest.
law-family-not-all-facts = Nicht alle diese Gesetze stehen fest.
law-family-no-pattern = { $known } Hier ist kein Satz über alle Zahlen bekannt, und in ihnen ist kein Muster zu sehen.
law-family-seen = für { $letter } von { $from } bis { $to }. { $known } Dass es so weitergeht, ist nicht bewiesen.
law-family-head = das Gesetz
law-family-none = keines gefunden
law-family-grid = Die Periode jeder Regel, { $row } nach unten und { $column } nach rechts (n0/p, wenn sie bei Haufen n0 beginnt, p+s, wenn die Werte um s wachsen):
# What stands behind the law of a list: $from is the first heap that it was used for.
law-assumed = ab Haufen { $from } nach einem Gesetz ({ $reference }): { $sentence }
# $file: the name of a file, or “here”. $shown: what the certificate shows.
certificate-of = { $shown ->
    [nim-value] Zertifikat des Nim-Werts: { $file }, { $entries }, { $bytes } Bytes
    [outcome] Zertifikat des Ausgangs: { $file }, { $entries }, { $bytes } Bytes
    [strategy] Zertifikat der Strategie: { $file }, { $entries }, { $bytes } Bytes
    [infinite-value] Zertifikat des unendlichen Werts: { $file }, { $entries }, { $bytes } Bytes
    [graph-values] Zertifikat der Werte aller Knoten: { $file }, { $entries }, { $bytes } Bytes
   *[draw] Zertifikat des Remis: { $file }, { $entries }, { $bytes } Bytes
}
certificate-of-law = Zertifikat des Gesetzes: { $file }, nach „{ $theorem }“, { $bytes } Bytes
certificate-here = hier

## The engine of long runs.

engine-no-space = kein dünner Raum
engine-space-no-rare = dünner Raum zur Maske { $mask }: kein seltener Haufen
engine-space-parity-no-rare = dünner Raum zur Maske { $mask } und zur Parität des Haufens: kein seltener Haufen
engine-space = dünner Raum zur Maske { $mask }: { $count } seltene Haufen, der letzte { $heap } (Wert { $value })
engine-space-parity = dünner Raum zur Maske { $mask } und zur Parität des Haufens: { $count } seltene Haufen, der letzte { $heap } (Wert { $value })
engine-greatest = größter Wert { $value }, zuerst bei Haufen { $heap }; Fletcher-32 { $sum }
engine-greatest-and-digests = größter Wert { $value }, zuerst bei Haufen { $heap }; Fletcher-32 { $sum }; { $digests }
engine-digests = { $count ->
    [one] { $count } Prüfsumme über 2^20 Werte
   *[other] { $count } Prüfsummen über je 2^20 Werte
}
# The lines of a table: what, then this.
sparse-mask = Maske
sparse-mask-bits = { $mask } (Bits { $bits })
sparse-bits-from = alle ab { $from }
sparse-bits-and-from = { $bits } und alle ab { $from }
sparse-parity = Parität des Haufens
sparse-parity-does-not-count = zählt nicht
sparse-parity-agrees = zählt: Ein Wert ist selten, wenn die Paritäten von Bits und Haufen gleich sind
sparse-parity-differs = zählt: Ein Wert ist selten, wenn die Paritäten von Bits und Haufen verschieden sind
sparse-rare = seltene Haufen
sparse-rare-last = { $count } ({ $share }), der letzte { $heap } (Wert { $value })
sparse-space = dünner Raum
sparse-space-none = keiner in diesen Werten
sparse-computed = berechnet
sparse-computed-heaps = { $count } Haufen
sparse-greatest = größter Wert
sparse-greatest-at = { $value }, zuerst bei Haufen { $heap }
sparse-frequent = am häufigsten
# $values: such as “3 (12.5 %), 5 (9.38 %)”.
sparse-frequent-values = { $values }; { $count } Werte kommen vor
sparse-list = seltene Haufen, als Haufen:Wert
sparse-more = und { $count } weitere
sparse-more-how = und { $count } weitere ({ $how })

## Games recognised by their values. $kind: number in a row of positions, else heap.

identify-all-zero = Alle bekannten Werte sind 0: Der Spieler am Zug verliert.
identify-few = { $count ->
    [one] { $count } Wert ist wenig, und vieles passt zufällig: Mehr davon unterscheiden vielleicht Regeln.
   *[other] { $count } Werte sind wenig, und vieles passt zufällig: Mehr davon unterscheiden vielleicht Regeln.
}
identify-all-few = alle Werte zusammen sind wenig, und vieles passt zufällig: Mehr davon unterscheiden vielleicht Regeln.
identify-values = { $kind ->
    [number] Nim-Werte ab Nummer { $from }: { $values }
   *[heap] Nim-Werte ab Haufen { $from }: { $values }
}
identify-same-rules = dieselben Regeln
identify-same-moves = { $rule } hat dieselben Züge, Haufen für Haufen
# $sentence: one of the sentences below.
identify-for-all = { $sentence }, für alle n
identify-for-all-from = { $sentence }, für alle n ≥ { $from }
identify-for-seen = { $sentence }, für n = { $from } bis { $to }
identify-laws-compared = beide Gesetze wurden für alle Haufen verglichen
identify-laws-compared-how = beide Gesetze wurden für alle Haufen verglichen ({ $how })
identify-by-laws = { $kind ->
    [number] nach den Gesetzen (hier { $here }): gleich bis Nummer { $to }, und dann wiederholen sie sich gemeinsam
   *[heap] nach den Gesetzen (hier { $here }): gleich bis Haufen { $to }, und dann wiederholen sie sich gemeinsam
}
identify-by-both-laws = { $kind ->
    [number] nach den Gesetzen (hier { $here }, dort { $there }): gleich bis Nummer { $to }, und dann wiederholen sie sich gemeinsam
   *[heap] nach den Gesetzen (hier { $here }, dort { $there }): gleich bis Haufen { $to }, und dann wiederholen sie sich gemeinsam
}
identify-period = Periode { $period } ab Haufen { $from }
identify-period-saltus = Periode { $period }, Saltus { $saltus } ab Haufen { $from }
identify-not-the-same = Nicht dieselben wie { $rule }, auch nicht verschoben oder mit wiederholten Werten.
identify-no-rule = Keine Regel des Katalogs ({ $count } Regeln) hat diese Werte.
identify-no-other-rule = Keine andere Regel des Katalogs ({ $count } Regeln) hat diese Werte.
identify-differs = weicht ab
# $rule: a rule, or such a phrase with what it is compared by.
identify-differs-first = { $kind ->
    [number] { $rule } – Nummer { $heap } ist hier { $here } wert und dort { $there }
   *[heap] { $rule } – Haufen { $heap } ist hier { $here } wert und dort { $there }
}
identify-agrees-to = { $kind ->
    [number] { $rule } stimmt bis Nummer { $last } überein; Nummer { $heap } ist hier { $here } wert und dort { $there }
   *[heap] { $rule } stimmt bis Haufen { $last } überein; Haufen { $heap } ist hier { $here } wert und dort { $there }
}
identify-with-heap = { $rule } (mit dem dortigen Haufen { $place })
identify-with-sentence = { $rule } ({ $sentence })
oeis-from-heap = OEIS { $number }, ab Haufen { $heap }
# $place: a formula in n.
relation-shift = { $kind ->
    [number] Nummer n ist so viel wert wie Haufen { $place } von { $other }
   *[heap] Haufen n ist so viel wert wie Haufen { $place } von { $other }
}
relation-repeated-here = { $kind ->
    [number] Nummer n ist so viel wert wie Haufen { $place } von { $other }: Jeder Wert steht hier { $times ->
        [2] zweimal
       *[other] { $times }-mal
    }
   *[heap] Haufen n ist so viel wert wie Haufen { $place } von { $other }: Jeder Wert steht hier { $times ->
        [2] zweimal
       *[other] { $times }-mal
    }
}
relation-repeated-there-twice = { $kind ->
    [number] Nummer n ist so viel wert wie die Haufen { $first } und { $last } von { $other }: Jeder Wert steht dort zweimal
   *[heap] Haufen n ist so viel wert wie die Haufen { $first } und { $last } von { $other }: Jeder Wert steht dort zweimal
}
relation-repeated-there = { $kind ->
    [number] Nummer n ist so viel wert wie die Haufen { $first } bis { $last } von { $other }: Jeder Wert steht dort { $times }-mal
   *[heap] Haufen n ist so viel wert wie die Haufen { $first } bis { $last } von { $other }: Jeder Wert steht dort { $times }-mal
}
relation-zeros-here = { $kind ->
    [number] Nummer n ist so viel wert wie Haufen { $place } von { $other }, und 0, wo das kein Haufen ist: Hier stehen Nullen zwischen den Werten
   *[heap] Haufen n ist so viel wert wie Haufen { $place } von { $other }, und 0, wo das kein Haufen ist: Hier stehen Nullen zwischen den Werten
}
relation-zeros-there = { $kind ->
    [number] Nummer n ist so viel wert wie Haufen { $place } von { $other }: Dort stehen Nullen zwischen den Werten
   *[heap] Haufen n ist so viel wert wie Haufen { $place } von { $other }: Dort stehen Nullen zwischen den Werten
}
relation-without-zeros = die Werte außer 0 sind der Reihe nach die von { $other }

## State graphs.

graph-wins = der Spieler am Zug gewinnt
graph-loses = der Spieler am Zug verliert
graph-ties = das Spiel endet unentschieden
graph-draws = niemand kann gewinnen, und bestes Spiel geht ewig weiter
# $outcome: one of the clauses above.
graph-no-move-left = { $outcome }, und kein Zug ist mehr möglich
graph-moves-left = { $count ->
    [one] { $outcome }, { $count } Zug bei bestem Spiel
   *[other] { $outcome }, { $count } Züge bei bestem Spiel
}
graph-labelled-ends = beschriftete Enden
graph-best-play = Bestes Spiel: { $nodes }
graph-options = Optionen:
# What a move to an option does, for the player who makes it.
graph-option-wins = gewinnt
graph-option-loses = verliert
graph-option-ties = unentschieden
graph-option-draws = Remis
graph-reply = Antwort { $node }
graph-no-move = kein Zug mehr möglich
graph-infinite = D: Niemand kann gewinnen, und bestes Spiel geht ewig weiter. ∞(…) ist kein Nim-Wert: Aufgezählt sind die Nim-Werte der Optionen, die einen haben (Smith 1966).
# Heads of the columns of tables.
graph-head-node = Knoten
graph-head-nim-value = Nim-Wert
graph-head-normal = normal
graph-head-misere = Misère
graph-head-remoteness-normal = Restzugzahl (normal)
graph-head-remoteness-misere = (Misère)
graph-head-winning-options = Gewinnoptionen
graph-head-best-options = beste Optionen
graph-head-label = Beschriftung
graph-head-outcome = Ausgang
graph-head-remoteness = Restzugzahl

## Lists and tables of values. $play: normal play or misère play.

listing-heap-options = Optionen jedes Haufens
listing-position-options = Optionen jeder Stellung
listing-nim-values = Nim-Werte (normales Spiel)
listing-p-positions = P-Stellungen, in denen der Spieler am Zug verliert ({ $play })
listing-n-positions = N-Stellungen, in denen der Spieler am Zug gewinnt ({ $play })
listing-count = die Anzahl der { $outcome }-Stellungen von { $from } bis { $to } ({ $play })
listing-outcomes = Ausgänge für den Spieler am Zug ({ $play })
listing-no-option = (keine)
xor-table-sums = Nim-Summen a ⊕ b
xor-table-products = Nim-Produkte a ⊗ b
xor-table-sums-to = Die Nim-Summen a ⊕ b für a, b = 0 bis { $to }
xor-table-products-to = Die Nim-Produkte a ⊗ b für a, b = 0 bis { $to }
# $way: how it is known, such as “theorem”.
at-who-wins = wer gewinnt; der Nim-Wert ist nicht bekannt; { $way }
nimber-field = im Körper der Nimber unter { $field }
nimber-order = die Ordnung, eine gewöhnliche Zahl, im Körper der Nimber unter { $field }
nimber-no-roots = x^2 + x = c hat keine Lösung unter 2^128
nimber-no-roots-here = x^2 + x = c hat keine Lösung im Körper der Nimber unter { $field }; die Lösungen liegen unter { $larger }
nimber-roots = die Lösungen von x^2 + x = c im Körper der Nimber unter { $field }
# $way: how it is known, such as “theorem”.
tartan-table = Nim-Werte eines Kopfes an der Stelle (Zeile,Spalte) (normales Spiel, Status: { $way })
tartan-by = Status: { $way }
tartan-head = { $head } ist { $value } wert

## Games that were played.

grade-nim-value = Nim-Wert { $value }
grade-player = Spieler { $player }:
grade-kept = behält den Gewinn
grade-gave-away = verschenkt den Gewinn
grade-lost = hatte keinen Gewinnzug
grade-better = { $grade }; besser: { $moved }
grade-no-move = kein Zug mehr möglich
grade-to-move = am Zug; das Spiel ist nicht zu Ende
grade-winner = Spieler { $player } gewinnt.

## Certificates that were checked.

# Labels with their colons; what they are said of follows.
check-rejected = Abgelehnt:
check-rejected-line = Zeile { $line }: { $why }
check-not-checked = Nicht geprüft:
check-ended-before = die Arbeit wurde vorher beendet
check-verified = Bestätigt:
check-verified-in-part = Zum Teil bestätigt:
check-infinite-value = der Wert von { $position } ist { $value }   (normales Spiel, nach Definition; Smith 1966)
check-draw = { $play ->
    [normal] bei { $position } kann im normalen Spiel niemand gewinnen (nach Definition)
   *[misere] bei { $position } kann im Misère-Spiel niemand gewinnen (nach Definition)
}
check-wins = { $play ->
    [normal] der Spieler am Zug gewinnt bei { $position } im normalen Spiel (nach Definition)
   *[misere] der Spieler am Zug gewinnt bei { $position } im Misère-Spiel (nach Definition)
}
check-loses = { $play ->
    [normal] der Spieler am Zug verliert bei { $position } im normalen Spiel (nach Definition)
   *[misere] der Spieler am Zug verliert bei { $position } im Misère-Spiel (nach Definition)
}
# $moves: such as “3 moves”; $positions: such as “2 positions”.
check-strategy = die Strategie beantwortet { $moves } aus { $positions } des Gegners
check-nim-value = der Nim-Wert von { $position } ist { $value }   (normales Spiel, nach Definition)
check-outcome = der Ausgang von { $position } ist { $outcome }   (normales Spiel, nach Definition)
check-nodes = { $count ->
    [one] die Einträge geben den Wert des { $count } Knotens des Graphen an   (normales Spiel, nach Definition)
   *[other] die Einträge geben die Werte aller { $count } Knoten des Graphen an   (normales Spiel, nach Definition)
}
check-infinite-nodes = { $count ->
    [1] einer davon ist unendlich (Smith 1966)
   *[other] { $count } davon sind unendlich (Smith 1966)
}
check-of-claim = von der Behauptung: { $claim }
check-moves = mit den Zügen: { $moves }
check-bytes = { $bytes } Bytes, geprüft
check-bytes-seconds = { $bytes } Bytes, geprüft in { $seconds } s
# $entries: such as “3 entries”.
check-entries = { $entries }, { $file }

## Tables of all positions.

label-counted = { $position }: { $positions } und { $moves }; die längste Partie hat { $longest }
label-file = Die Tabelle aller Stellungen steht in { $file }.

## Rules and games.

# Words in front of what they name.
rule-rule = Regel
rule-canonical = kanonisch
rule-game = Spiel
rule-position = Stellung
rule-board = Brett
rule-also-called = auch genannt
