### Erklärungen von Stellungen: Titel, Überschriften und Sätze.
###
### The conventions: N is a position that the player to move wins, P one that this player loses, T a tie and D a draw.
### G is the nim-value, mex the smallest number that is missing, xor the nim-sum: formulas stay as they are.

## Titles. $position: a position as it is typed.

explain-title-normal = { $position }   (normales Spiel: Wer zuletzt zieht, gewinnt)
explain-title-misere = { $position }   (Misère-Spiel: Wer zuletzt zieht, verliert)
explain-title-labelled = { $position }   (die Regeln sagen am Ende, wer gewinnt)
explain-title-loopy-normal = { $position }   (wer zuletzt zieht, gewinnt; ein endloses Spiel gewinnt niemand)
explain-title-loopy-misere = { $position }   (wer zuletzt zieht, verliert; ein endloses Spiel gewinnt niemand)

## Headings of sections.

heading-answer = Antwort
heading-reason = Der Grund
heading-end-of-play = Das Ende des Spiels
heading-nim-values = Nim-Werte
heading-nim-sum = Die Nim-Summe
heading-number = Was die Zahl sagt
heading-rule-for-answers = Eine Regel für alle Antworten
heading-winning-moves = Gewinnzüge
heading-only-winning-move = Der einzige Gewinnzug
heading-every-move-loses = Jeder Zug verliert
heading-other-moves-lose = Die anderen Züge verlieren
heading-other-moves-do-not-win = Die anderen Züge gewinnen nicht
heading-other-moves = Die anderen Züge
heading-more-moves = Weitere Züge
heading-moves-keep-tie = Die Züge, die das Unentschieden halten
heading-moves-keep-draw = Züge, die das Remis halten
heading-who-wins-from-where = Wer von wo aus gewinnt
heading-smaller-positions = Wer in den kleineren Stellungen gewinnt
heading-different-under-misere = Was im Misère-Spiel anders ist
heading-heaps = Die Haufen
heading-normal-play-would = Was man im normalen Spiel täte
heading-values = Die Werte

## Who wins.

explain-loses-value = Der Spieler am Zug verliert gegen bestes Spiel (P): Der Nim-Wert ist 0.
explain-wins-value = Der Spieler am Zug gewinnt (N): Der Nim-Wert ist { $value }, nicht 0.
explain-loses = Der Spieler am Zug verliert gegen bestes Spiel (P).
explain-wins = Der Spieler am Zug gewinnt (N).
# $player: first or second.
explain-player-wins = { $player ->
    [first] Der Spieler am Zug (der erste Spieler) gewinnt (N).
   *[second] Der Spieler am Zug (der zweite Spieler) gewinnt (N).
}
explain-player-loses = { $player ->
    [first] Der Spieler am Zug (der erste Spieler) verliert gegen bestes Spiel (P).
   *[second] Der Spieler am Zug (der zweite Spieler) verliert gegen bestes Spiel (P).
}
explain-player-ties = { $player ->
    [first] Bei bestem Spiel unentschieden (T); der erste Spieler ist am Zug.
   *[second] Bei bestem Spiel unentschieden (T); der zweite Spieler ist am Zug.
}
explain-known-no-move = Nach Definition bekannt: Es gibt keinen Zug.
explain-known-definition = Nach Definition bekannt, aus den Optionen.
explain-known-definition-and-theorem = Nach Definition bekannt, aus den Optionen. Für kleinere Stellungen wurde ein Satz benutzt, der unten zitiert ist.
explain-known-theorem = Nach einem Satz bekannt, der unten zitiert ist.
explain-known-proved = Bewiesen, wie unten angegeben.
explain-known-seen = Nur beobachtet, nicht bewiesen.
explain-known-whole-search = Nach Definition bekannt: Die ganze Stellung wurde durchsucht.
explain-known-labelled = Nach Definition bekannt: Alle erreichbaren Stellungen wurden durchsucht. Es gibt keinen Nim-Wert, denn nicht der letzte Zug, sondern eine Regel entscheidet, wer gewinnt.
# $reference: a theorem, with author and year.
explain-by-theorem = Nach einem Satz: { $reference }.
explain-value-open = Der Satz sagt, wer gewinnt. Der Nim-Wert, den man in einer Summe brauchte, wurde nicht berechnet: Die Suche ist zu groß.
explain-end-of-play = Kein Zug ist mehr möglich. Im normalen Spiel hat verloren, wer nicht ziehen kann: Der andere Spieler hat den letzten Zug gemacht.

## Reasons. $here: what the numbers say (reason.ftl).

explain-here = { $here }.
explain-here-loses = { $here }. Der Spieler am Zug verliert.
explain-here-wins = { $here }. Der Spieler am Zug gewinnt.
explain-proved-by = Das ist bewiesen, nach { $reference }.
explain-is-theorem = Das ist ein Satz: { $reference }.
and-more = … und { $count } weitere
table-ones = Einsen
table-ones-mod = Einsen mod { $modulus }
table-and-more = und { $count } weitere
table-value = Wert
nim-sum = Nim-Summe

## Nim-values.

explain-mex = G ist der Nim-Wert: das Mex der Werte aller Optionen, also die kleinste der Zahlen 0, 1, 2, …, die nicht darunter ist.
explain-mex-and-sum = G ist der Nim-Wert: das Mex der Werte aller Optionen, also die kleinste der Zahlen 0, 1, 2, …, die nicht darunter ist. Der Wert mehrerer Teile zusammen ist die Nim-Summe (xor) ihrer Werte.
explain-heads = Im normalen Spiel ist jeder Kopf ein Teil für sich. Ein Zug dreht einen Kopf auf Zahl, und jede andere Münze, die er umdreht, zählt als ein weiterer Kopf an ihrer Stelle; zwei Köpfe an derselben Stelle heben sich auf.
explain-options-likewise = Die Werte der Optionen wurden ebenso gefunden, vom Ende des Spiels her.
# A position or an option without anything left.
nothing-left = nichts
# $formula: such as “G(0) = 0”.
explain-value-no-move = { $formula }: Kein Zug ist mehr möglich
explain-value-because = { $formula }: { $because }
# Options stand in the lines below.
explain-value-among-options = { $formula }, denn unter den Optionen sind
# $clause: one of the clauses below.
explain-value-and = und { $clause }
explain-no-option-has-it = keine Option hat diesen Wert selbst
explain-smaller-occur-among = alle kleineren Zahlen kommen unter den Werten der { $total } Optionen vor, { $value } nicht
explain-none-is-worth = keine der { $total } Optionen ist { $value } wert
explain-missing = { $value ->
    [0] 0 kommt nicht vor
    [1] 0 kommt vor, 1 nicht
    [2] 0 und 1 kommen vor, 2 nicht
    [3] 0, 1 und 2 kommen vor, 3 nicht
   *[other] 0 bis { $below } kommen vor, { $value } nicht
}

## Laws in their use for one heap. $rule: a rule; $because: the law and its proof or theorem.

explain-nim = Ein Nim-Haufen von n Münzen ist n wert, nach einem Satz (Bouton 1901): Seine Optionen sind die Haufen von 0, …, n-1 Münzen mit den Werten 0, …, n-1, also ist das Mex n.
explain-theorem-used = Ein Satz wurde benutzt: { $reference }.
# Two sentences or more, one after the other.
explain-law-and-proof = { $law } { $proof }
# $hypotheses: sentences without a full stop, with semicolons between them.
explain-proved-by-form = Das ist bewiesen, nach dem Satz von { $reference }; seine Voraussetzungen zeigen sich an der Form der Regel: { $hypotheses }.
explain-proved-by-check = Das ist bewiesen, nach { $reference }; dazu ist eine endliche Prüfung nötig, und das Programm hat sie gemacht: { $hypotheses }.
explain-law-arithmetic = Für { $rule } gilt G(n) = { $formula } für n >= 1, also G({ $heap }) = { $value }.
# $law: a sentence of law.ftl without its full stop.
explain-law-of-rule = Für { $rule } gilt: { $law }. Also G({ $heap }) = { $value }.
explain-law-synchronised = { $rule } hat Werte, die ein Automat mit { $states } Zuständen zusammen mit n liest, Ziffer für Ziffer zur Basis { $base }: Von allen Werten akzeptiert er für { $heap } nur { $value }.
explain-law-automatic = { $rule } hat Werte, die ein Automat mit { $states } Zuständen aus den Ziffern von n ({ $numeration }) liest, die letzte Ziffer zuerst. Er beginnt im Zustand 0. { $heap } ist { $numeration } { $digits }, also geht er den Weg { $steps }, und der Wert des letzten Zustands ist { $value }.
explain-law-take-from = Wo man jede Anzahl ab { $least } nehmen darf, ist G(n) = floor(n/{ $least }), also G({ $heap }) = { $value }.
explain-law-take-to = Wo man 1 bis { $most } Münzen nehmen darf, ist G(n) = n mod { $modulus }, der Rest von n bei Division durch { $modulus }; { $heap } mod { $modulus } = { $value }.
explain-law-take-between = Wo man { $least } bis { $most } Münzen nehmen darf, ist G(n) = floor((n mod { $modulus })/{ $least }); { $heap } mod { $modulus } = { $remainder }, also G({ $heap }) = floor({ $remainder }/{ $least }) = { $value }.
# $law, $short and $here: sentences of law.ftl, without their full stops.
explain-law-window = 1 bis T(n) Münzen darf man nehmen: { $law }. { $here }.
explain-law-window-in-short = 1 bis T(n) Münzen darf man nehmen: { $law }. Hier { $short }. { $here }.
explain-window-grew = T({ $heap }) = { $most } ist größer als T({ $below }), also G({ $heap }) = { $value }
explain-law-period = { $rule } hat die Periode { $period } ab Haufen { $from }: G(n+{ $period }) = G(n) für alle n >= { $from }.
explain-law-saltus = { $rule } wächst ab Haufen { $from } alle { $period } Haufen um { $saltus }: G(n+{ $period }) = G(n) + { $saltus } für alle n >= { $from }.
explain-same-remainder = { $heap } und { $like } lassen bei Division durch { $period } denselben Rest, also G({ $heap }) = G({ $like }) = { $value }.
# $because and $formula: equations.
explain-so = { $because }, also { $formula }.

## The nim-sum.

explain-columns-even = Jede Spalte enthält eine gerade Anzahl von Einsen, also ist die Nim-Summe 0.
# $label: a part of the position. $equation: such as “101 xor 001 = 100”.
explain-columns-only = Die Nim-Summe hat eine 1 in den Spalten, die eine ungerade Anzahl von Einsen enthalten. Ihre höchste 1 steht in der Spalte von { $top }; nur { $label } hat dort eine 1. Kehre die Bits von { $bits } in { $label } um: Die Zahl wird kleiner, und die Nim-Summe wird 0: { $equation }, also muss { $kind ->
    [heap] { $value } zu { $next } werden
   *[value] der Wert { $value } zu { $next } werden
}.
explain-columns-several = Die Nim-Summe hat eine 1 in den Spalten, die eine ungerade Anzahl von Einsen enthalten. Ihre höchste 1 steht in der Spalte von { $top }; { $count } Teile haben dort eine 1, eine ungerade Anzahl. Kehre die Bits von { $bits } in einem davon um, etwa in { $label }: Die Zahl wird kleiner, und die Nim-Summe wird 0: { $equation }, also muss { $kind ->
    [heap] { $value } zu { $next } werden
   *[value] der Wert { $value } zu { $next } werden
}.
explain-number = Allein zählt nur, ob die Zahl 0 ist oder nicht. In einer Summe entscheidet die Zahl selbst: Diese Stellung spielt sich wie ein Nim-Haufen von { $value }. Neben einem Nim-Haufen von { $value } ist sie für den Spieler am Zug verloren ({ $value } xor { $value } = 0); neben einem von { $other } oder jeder anderen Größe ist sie gewonnen ({ $value } xor { $other } = { $sum }).

## Moves. $moved and $reply: moves as they are written in the game.

explain-winning-not-found = Es gibt einen Gewinnzug, denn der Nim-Wert ist nicht 0; aber die Stellung hat so viele Züge, dass unter den ersten keiner gefunden wurde.
explain-winning-not-asked = Es gibt Gewinnzüge; nach keinem wurde gefragt.
explain-winning-unknown = Es gibt einen Gewinnzug, aber der Satz sagt nicht, welchen.
explain-first-of-all = … insgesamt { $total }; die ersten sind gezeigt
explain-first-ones = … das sind die ersten
explain-so-on-of-all = … und so weiter: insgesamt { $total } Züge, die ersten sind gezeigt
explain-so-on = … und so weiter; die ersten sind gezeigt
explain-answer = Antwort { $reply }
explain-any-equal = (irgendeiner von { $count } gleichen)
# One line for a move and the answer to it, then perhaps what else is said of the move.
explain-move-and-answer = { $moved }; Antwort { $reply }
explain-move-any-equal = { $moved } (irgendeiner von { $count } gleichen)
explain-move-why = { $moved }: { $why }
explain-wins-nothing-left = nichts bleibt übrig: Der Gegner kann nicht ziehen
explain-leaves-zero = hinterlässt Nim-Wert 0: { $formula }
explain-makes-sum-zero = { $equation }: Die Nim-Summe wird 0
explain-makes-sum-zero-as = { $equation }, und { $formula }: Die Nim-Summe wird 0
explain-after-last-move = Danach ist kein Zug mehr möglich: Du hast den letzten gemacht.
explain-after-sum = Danach ist die Nim-Summe 0. Was der Gegner auch tut, du kannst sie wieder auf 0 bringen, also gehört der letzte Zug dir.
explain-after-value = Danach ist der Nim-Wert 0. Was der Gegner auch tut, du kannst wieder 0 hinterlassen, also gehört der letzte Zug dir.
explain-after-theorem = Danach findest du, was der Gegner auch tut, wieder einen solchen Zug.
explain-after-misere = Danach kannst du, was der Gegner auch tut, wieder eine P-Stellung hinterlassen, bis der Gegner den letzten Zug machen muss.
explain-after-labelled = Danach kannst du, was der Gegner auch tut, wieder eine Stellung hinterlassen, die für den Gegner P ist, bis die Regeln dich zum Sieger erklären.
# $rule: sentences that say how to answer every move.
explain-from-then-on = Von da an: { $rule }
# Moves with their answers stand in the lines below.
explain-example-after = Zum Beispiel nach { $moved }:
explain-losing-sum-from-zero = Jeder Zug ändert eine Zahl, also ist die Nim-Summe nicht mehr 0, und es gibt eine Antwort, die sie wieder auf 0 bringt:
explain-losing-value-from-zero = Jeder Zug führt zu einem anderen Wert als 0, und es gibt eine Antwort, die zu 0 zurückführt:
explain-losing-sum = Sie hinterlassen eine andere Nim-Summe als 0, und es gibt eine Antwort, die sie auf 0 bringt:
explain-losing-value = Sie hinterlassen einen anderen Wert als 0, und es gibt eine Antwort, die zu 0 führt:
explain-losing-misere = Jeder hinterlässt eine N-Stellung, in der der Gegner eine Antwort hat, die P hinterlässt:
explain-losing-theorem = Der Gegner gewinnt nach jedem von ihnen, mit dieser Antwort:
explain-losing-labelled = Jeder hinterlässt eine Stellung, die der Gegner gewinnt (N), mit der Antwort:
explain-not-winning-labelled = Jeder hinterlässt eine Stellung, die für den Gegner nicht verloren ist; seine Antwort:
explain-ends-in-tie = endet unentschieden
explain-ends-opponent-wins = beendet das Spiel, und der Gegner gewinnt
explain-ended-by-you = kein Zug ist mehr möglich: Du hast den letzten gemacht
explain-took-last-coin = du hast die letzte Münze genommen

## Rules for all answers: whole sentences; the first begins with a small letter, for it follows a colon or stands alone.

explain-rule-after = Eine Regel für alle Antworten: { $rule }
answer-complement-to-multiple = immer wenn der Gegner k Münzen vom Haufen { $heap } nimmt, nimm { $both } - k. Zusammen nehmt ihr { $both }, also bleibt der Rest des Haufens ein Vielfaches von { $both }, und die letzte Antwort gehört dir.
answer-complement-to-remainder = immer wenn der Gegner k Münzen vom Haufen { $heap } nimmt, nimm { $both } - k. Zusammen nehmt ihr { $both }, also lässt das, was übrig ist, bei Division durch { $both } immer einen Rest unter { $least }, und die letzte Antwort gehört dir.
answer-copy = die zwei Teile sind gleich, also ahme jeden Zug des Gegners im anderen Teil nach.

## Misère play.

explain-misere-normal-differs = Im normalen Spiel hat diese Stellung den Nim-Wert { $value } und ist { $outcome }; hier gewinnt der andere Spieler.
explain-misere-normal-agrees = Im normalen Spiel hat diese Stellung den Nim-Wert { $value } und ist { $outcome }; hier gewinnt derselbe Spieler, aber nicht aus diesem Grund.
explain-misere-no-sums = Nim-Werte entscheiden das Misère-Spiel nicht und addieren sich dort nicht: Zwei Nim-Haufen von 2 und die leere Stellung haben beide den Nim-Wert 0, aber im Misère-Spiel verliert der Spieler am Zug die erste und gewinnt die zweite.
# $position, $leaves and $options: positions.
explain-misere-over = { $position }: N, kein Zug ist mehr möglich: Im Misère-Spiel gewinnt, wer nicht ziehen kann
explain-misere-n = { $position }: N, denn { $moved } hinterlässt { $leaves }, und das ist P
explain-misere-p-only = { $position }: P, denn die einzige Option ({ $options }) ist N
explain-misere-p = { $position }: P, denn alle Optionen ({ $options }) sind N
explain-is-nim = Hier darf man von jedem Haufen beliebig viele Münzen nehmen, also ist das Nim.
explain-misere-nim-rule = Nach einem Satz bekannt (Bouton 1901): Spiel Misère-Nim genau wie normales Nim, bis dein Zug nur noch Haufen mit einer Münze hinterließe; dann hinterlasse eine ungerade Anzahl davon. Haufen mit einer Münze werden einer nach dem anderen genommen, sodass der Gegner die letzte Münze nimmt und verliert.
explain-misere-nim-after-large = Eine Nim-Summe von 0 braucht einen zweiten Haufen von mindestens zwei Münzen, also muss der Gegner irgendwann nur noch einen solchen Haufen hinterlassen. Dann kannst du wählen, wie viele Einerhaufen übrig bleiben.
explain-misere-nim-after-ones = Von jetzt an nimmt jeder Zug einen ganzen Einerhaufen, und der Gegner nimmt den letzten.
explain-misere-nim-losing-ones = Jeder Zug nimmt einen ganzen Einerhaufen, und die Antwort ebenso:
explain-misere-nim-losing = Auf jeden Zug gibt es eine Antwort, die wieder Nim-Summe 0 oder eine ungerade Anzahl von Einerhaufen hinterlässt:
explain-misere-nim-others = Auf jeden von ihnen gibt es eine Antwort, die Nim-Summe 0 mit einem Haufen von mindestens zwei Münzen oder eine ungerade Anzahl von Einerhaufen hinterlässt:
explain-misere-nim-normal-over = Im normalen Spiel hat verloren, wer nicht ziehen kann: genau umgekehrt.
# $ones: such as “2 heaps of one” (hint.ftl).
explain-misere-nim-normal-ones = Genau umgekehrt: Dort gewinnt, wer den letzten nimmt ({ $ones }), also unterscheiden sich hier Misère-Spiel und normales Spiel.
explain-misere-nim-normal-one-large = { $parity ->
    [even] Im normalen Spiel nähme man alle { $heap } Münzen, um Nim-Summe 0 zu hinterlassen, also eine gerade Anzahl von Einerhaufen. Im Misère-Spiel hinterlässt man eine ungerade Anzahl. Nur hier unterscheiden sich die zwei Spielweisen bei Nim: wenn der Zug nichts als Einerhaufen hinterlässt.
   *[odd] Im normalen Spiel ließe man vom Haufen { $heap } 1 Münze übrig, um Nim-Summe 0 zu hinterlassen, also eine gerade Anzahl von Einerhaufen. Im Misère-Spiel hinterlässt man eine ungerade Anzahl. Nur hier unterscheiden sich die zwei Spielweisen bei Nim: wenn der Zug nichts als Einerhaufen hinterlässt.
}
explain-misere-nim-normal-lost = Dasselbe: Eine Nim-Summe von 0 ist auch dort verloren.
explain-misere-nim-normal-same = Dieselben Züge: Die Spielweisen trennen sich erst, wenn ein Zug nichts als Einerhaufen hinterlässt.
explain-leaves-odd-ones = hinterlässt { $ones }, eine ungerade Anzahl

## Labelled games: the rules say who wins at the end.

# $names: the names of the numbers, such as “n, k”.
explain-labelled-positions = Eine Stellung ist ({ $names }, Zugrecht); das Zugrecht ist 0, wenn der erste Spieler am Zug ist, und 1, wenn der zweite. N heißt, dass der Spieler am Zug gewinnt, P, dass der andere gewinnt.
# $rule: what the rules say of the end, as they are typed.
explain-labelled-end = Am Ende: { $rule }.
# $end: tie, first or second, who wins at the end; $player: first or second, who is to move.
explain-labelled-at-end = { $position }: { $outcome }, das Ende: { $end ->
    [tie] unentschieden
    [first] der erste Spieler gewinnt
   *[second] der zweite Spieler gewinnt
}, und { $player ->
    [first] der erste Spieler ist am Zug
   *[second] der zweite Spieler ist am Zug
}
# $options: such as “(1,0) (which is P) and (2,0) (which is N)”.
explain-labelled-leads = { $position }: { $outcome }, führt zu { $options }
explain-labelled-which-is = { $position } (das ist { $outcome })
explain-labelled-and = { $first } und { $second }

## Games that may go on for ever. ∞(K) is an infinite value.

explain-moves-left = { $count ->
    [0] Bei bestem Spiel ist kein Zug mehr übrig.
    [one] Bei bestem Spiel ist noch { $count } Zug übrig.
   *[other] Bei bestem Spiel sind noch { $count } Züge übrig.
}
explain-loopy-wins = Der Spieler am Zug gewinnt (N).
explain-loopy-wins-value = Der Spieler am Zug gewinnt (N): Der Wert ist { $value }.
explain-loopy-loses = Der Spieler am Zug verliert gegen bestes Spiel (P).
explain-loopy-loses-value = Der Spieler am Zug verliert gegen bestes Spiel (P): Der Wert ist { $value }.
explain-loopy-draw = Niemand kann gewinnen (D). Bestes Spiel geht ewig weiter.
explain-loopy-draw-value = Niemand kann gewinnen (D): Der Wert ist { $value }. Bestes Spiel geht ewig weiter.
explain-loopy-and-moves-left = { $answer } { $left }
explain-loopy-no-move-loses = Es gibt keinen Zug, und wer nicht ziehen kann, verliert.
explain-loopy-no-move-wins = Es gibt keinen Zug, und im Misère-Spiel gewinnt, wer nicht ziehen kann.
explain-loopy-won = Ein Zug führt zu einer Stellung, die der Gegner verliert (P). Von da an hat der Sieger immer eine Antwort, die wieder zu einer solchen Stellung führt, und näher zum Ende. Also endet das Spiel.
explain-loopy-lost = Jeder Zug führt zu einer Stellung, die der Gegner gewinnt (N). Die Antworten des Gegners kommen dem Ende immer näher, auch wenn ein Zug zurückführt. Also endet das Spiel.
explain-loopy-drawn = Kein Zug führt zu einer Stellung, die der Gegner verliert (P), also kann der Spieler am Zug nicht gewinnen. Aber ein Zug führt zu einer anderen Stellung, in der niemand gewinnen kann (D). Dort ist der Gegner in derselben Lage und zieht wieder zu einer solchen Stellung. Also geht das Spiel ewig weiter.
explain-loopy-is-worth = { $position } ist { $value } wert
explain-loopy-no-nim-value = { $value } ist kein Nim-Wert. Aufgezählt sind die Nim-Werte der Optionen, die einen haben. Eine andere Option geht ewig weiter.
explain-loopy-all-finite = Alle Teile haben Nim-Werte, und deren Nim-Summe ist { $sum }. Ein solcher Wert gilt, obwohl das Spiel ewig weitergehen kann: Einen Zug zu einem größeren oder unendlichen Wert beantwortet der Gegner mit einem Zug zurück.
explain-loopy-one-infinite = n + ∞(K) = ∞(K ⊕ n). Hier haben die Nim-Werte der anderen Teile die Nim-Summe n = { $sum }: { $equation }.
explain-loopy-zero-in-list = 0 steht in der Liste, also hinterlässt ein Zug den Wert 0 und gewinnt.
explain-loopy-zero-not-in-list = 0 steht nicht in der Liste, also hinterlässt kein Zug den Wert 0. Auch der Gegner kann nicht gewinnen, denn das Spiel kann im unendlichen Teil weitergehen.
explain-loopy-several-infinite = Mindestens zwei Teile sind unendlich. Jeder Spieler kann in einem davon immer so ziehen, dass er weitergeht, und so gewinnt niemand.
explain-loopy-move-left = { $count ->
    [0] { $moved }; danach ist kein Zug mehr übrig
    [one] { $moved }; danach ist noch { $count } Zug übrig
   *[other] { $moved }; danach sind noch { $count } Züge übrig
}
explain-loopy-answer-wins = { $moved }; die Antwort { $reply } gewinnt
explain-loopy-opponent-cannot-move = { $moved }; verliert, denn der Gegner kann nicht ziehen
explain-loopy-move-loses = { $moved }; verliert
explain-loopy-gives-win-away = { $moved }; verschenkt den Gewinn: Danach kann niemand gewinnen
explain-loopy-not-listed = Einige Züge sind nicht aufgezählt.
