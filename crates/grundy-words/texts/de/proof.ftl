### The law of a rule and why it holds, for a student to follow: titles, headings and the sentences of proofs.
###
### G(n) is the nim-value of heap n, mex the smallest number that is missing. Formulas stay as they are.

## Titles and headings. $rule: a rule.

proof-title-law = Das Gesetz von { $rule }
proof-title-positions = Die P-Stellungen von { $rule }
heading-statement = Die Aussage
heading-no-law = Es wurde kein Gesetz gefunden
heading-tried = Was versucht wurde
heading-seen = Was beobachtet wird
heading-no-proof = Warum dies kein Beweis ist
heading-checked = Was geprüft wurde
heading-example = Ein Beispiel
heading-also = Außerdem
heading-why-nothing-smaller = Warum nichts Kleineres genügt
heading-why-for-all = Warum es für alle Haufen gilt
heading-why-finite = Warum endlich viele Prüfungen genügen
heading-why-finite-again = Ein anderer Beweis: warum endlich viele Prüfungen genügen
heading-why = Warum es gilt
heading-first-values = Die ersten Werte

## The statement. $rule: a rule as it is typed; $canonical: its shortest form.

proof-rule = Die Regel ist { $rule }. Wer nicht ziehen kann, verliert. G(n) ist der Nim-Wert eines Haufens von n Münzen: das Mex der Werte seiner Optionen, also die kleinste der Zahlen 0, 1, 2, …, die keine Option hat.
proof-rule-is = Die Regel ist { $rule }, das heißt { $canonical }. Wer nicht ziehen kann, verliert. G(n) ist der Nim-Wert eines Haufens von n Münzen: das Mex der Werte seiner Optionen, also die kleinste der Zahlen 0, 1, 2, …, die keine Option hat.
proof-coins-rule = Die Regel ist { $rule }. Wer nicht ziehen kann, verliert. G(n) ist der Nim-Wert eines einzelnen Kopfes an der Stelle n: das Mex der Werte seiner Optionen, also die kleinste der Zahlen 0, 1, 2, …, die keine Option hat.
proof-coins-rule-is = Die Regel ist { $rule }, das heißt { $canonical }. Wer nicht ziehen kann, verliert. G(n) ist der Nim-Wert eines einzelnen Kopfes an der Stelle n: das Mex der Werte seiner Optionen, also die kleinste der Zahlen 0, 1, 2, …, die keine Option hat.
# $heap and $mode: the names of the two numbers.
proof-modes-rule = Die Regel ist { $rule }. Wer nicht ziehen kann, verliert. { $heap } ist ein Haufen, und { $mode } ist ein Modus: Er nimmt nur endlich viele Werte an.
proof-modes-rule-is = Die Regel ist { $rule }, das heißt { $canonical }. Wer nicht ziehen kann, verliert. { $heap } ist ein Haufen, und { $mode } ist ein Modus: Er nimmt nur endlich viele Werte an.
proof-pairs-rule = Die Regel ist { $rule }. Wer nicht ziehen kann, verliert. Ein Paar (x,y) ist eine P-Stellung, wenn der Spieler am Zug verliert, sonst eine N-Stellung.
proof-pairs-rule-is = Die Regel ist { $rule }, das heißt { $canonical }. Wer nicht ziehen kann, verliert. Ein Paar (x,y) ist eine P-Stellung, wenn der Spieler am Zug verliert, sonst eine N-Stellung.
# $law: a sentence of law.ftl.
proof-law = Das Gesetz: { $law }.
proof-sentence = { $sentence }.
proof-proved = Bewiesen für genau diese Regel, nach { $reference }.
proof-theorem = Wahr nach einem veröffentlichten Satz: { $reference }.
proof-only-seen = Nur beobachtet, in den Werten der Haufen 0 bis { $last }: Das steht nicht fest.
proof-only-seen-pairs = Nur beobachtet: { $reference }. Das steht nicht fest.
proof-nothing-to-check = Nichts muss geprüft werden.

## Values and examples.

proof-values = Die Werte, nach Definition
proof-first-values = Die ersten { $shown } dieser { $count } Werte, nach Definition
proof-not-earlier = Das Gesetz kann nicht früher beginnen: G({ $before }) = { $now }, aber G({ $later }) = { $then }, nicht { $wanted }.
proof-shorter-divides = Eine kürzere Periode müsste { $period } teilen: Gelten zwei Perioden, so gilt auch ihr größter gemeinsamer Teiler.
# $here and $there: equations.
proof-not-shorter = Sie ist nicht { $period }, denn { $here } und { $there }.
proof-not-shorter-but = Sie ist nicht { $period }, denn { $here } und { $there }, nicht { $wanted }.
proof-not-shorter-saltus = Sie ist nicht { $period }, denn { $prime } davon müssten { $saltus } hinzufügen, und { $prime } ist kein Teiler von { $saltus }.
proof-sentences = { $first } { $second }
proof-mode-machine = Der Automat für { $which }
proof-modes-values = Die Nim-Werte; die { $period } Werte ab { $from } wiederholen sich
proof-modes-first-values = Die Nim-Werte der ersten { $shown } Haufen, nach Definition; die { $period } Werte ab { $from } wiederholen sich
proof-machine-caption = Der Automat: der nächste Zustand zu jeder Ziffer
proof-pairs-machine-caption = Der Automat: der nächste Zustand zu jedem Ziffernpaar, die Ziffer von x vor dem Strich
proof-values-machine-caption = Der Automat: der nächste Zustand zu jedem Ziffernpaar, die Ziffer von n vor dem Strich
table-state = Zustand
table-digit = Ziffer { $digit }
table-may-end = darf enden
proof-machine-too-large = Die Tabelle des Automaten hat { $states } Zustände, zu viele für eine Seite; das JSON des Gesetzes enthält sie ganz.

## P-positions.

proof-pairs-none = In allen Paaren mit Koordinaten bis { $to } wurde kein Gesetz gefunden, und keines wird behauptet.
proof-pairs-law-base = Das Gesetz: Ein Automat mit { $states } Zuständen akzeptiert die P-Stellungen. Er liest die Ziffern von x und y nebeneinander, zur Basis { $base }, die letzten Ziffern zuerst, und sagt am Ende ja oder nein.
proof-pairs-law-zeckendorf = Das Gesetz: Ein Automat mit { $states } Zuständen akzeptiert die P-Stellungen. Er liest die Ziffern von x und y nebeneinander, als Summen verschiedener Fibonacci-Zahlen 1, 2, 3, 5, 8, …, von denen keine zwei benachbart sind (Zeckendorf; jede Zahl ist auf genau eine Art eine solche Summe), die letzten Ziffern zuerst, und sagt am Ende ja oder nein.
proof-first-pairs = Die ersten P-Stellungen, nach Definition: { $pairs }.
proof-pairs-also = Dasselbe nach einem anderen Satz, von { $reference }: { $law }.
proof-pairs-when = Wann sind die Paare einer Menge genau die P-Stellungen? Wenn (1) keine Option eines Paares, das der Automat akzeptiert, akzeptiert wird und (2) jedes Paar, das nicht akzeptiert wird, eine Option hat, die akzeptiert wird. Jede Partie endet, da jeder Zug ein Maß verkleinert, das nie negativ ist; betrachte die Paare also in der Reihenfolge dieses Maßes.
proof-pairs-induction = Ein akzeptiertes Paar hat nach (1) nur Optionen, die nicht akzeptiert werden; durch Induktion sind diese N-Stellungen, also ist das Paar eine P-Stellung. Ein nicht akzeptiertes Paar hat nach (2) eine Option, die akzeptiert wird und durch Induktion eine P-Stellung ist; also ist es eine N-Stellung. So beweisen (1) und (2) für alle Paare das Gesetz.
proof-pairs-sentences = Beide sind Aussagen über natürliche Zahlen. Die Züge werden durch Gleichungen und Ungleichungen beschrieben, die Automaten Ziffer für Ziffer lesen, denn eine Addition muss sich nur den Übertrag merken. „Und“, „nicht“ und „es gibt eine Option“ machen aus Automaten neue Automaten.
proof-pairs-decided = Ob (1) oder (2) je verletzt ist, ist also die Frage, ob ein gewisser Automat überhaupt etwas akzeptiert, und das zeigt sich an seinen endlich vielen Zuständen.
proof-euclid-simpler = Im Euklid-Spiel mit Zahlen x <= y, x > 0, nimmt jeder Zug x von y weg, einmal oder öfter. Geht das zweimal, so betrachte die letzten beiden Optionen: Von der größeren gibt es nur einen Zug, und der führt zur kleineren. Also ist genau eine der beiden eine P-Stellung, und (x,y) ist eine N-Stellung. Geht es nur einmal, so gibt es nur eine Option. Also hat eine einfachere Regel dieselben P-Stellungen: Nimm x von y weg, wenn das nur einmal geht, und gehe sonst nach (0,0), was eine P-Stellung ist. Von dieser Regel handelt der Rest; Additionen und Vergleiche beschreiben sie.
proof-beatty = Die Zahlen A und die Zahlen B zusammen sind alle natürlichen Zahlen ab 1, jede einmal (Satz von Beatty), und die Differenzen B - A sind verschiedene Vielfache einer Zahl, die kein Zug in beiden Koordinaten überbrücken kann. Also führt von einem solchen Paar kein Zug zu einem anderen. Dass von jedem anderen Paar ein Zug zu einem solchen führt, ist in der genannten Arbeit gezeigt. Geprüft wurde, dass die Züge dieser Regel die des Satzes sind, für alle Stellungen.

## Laws that are only seen, and no law.

proof-seen-fit = Alle { $count } berechneten Werte, die der Haufen 0 bis { $last }, passen zum Gesetz:
proof-seen-larger = Über größere Haufen ist nichts gesagt: Ein Muster in vielen Werten ist kein Satz. In Grundys Spiel wiederholen die Werte der Haufen 3 bis 12 die Folge 1, 0, 2, und Haufen 13 durchbricht das Muster; andere brechen nach Millionen von Haufen ab.
proof-seen-period = Eine Wiederholung, die spät beginnt, würde wenig sagen. Darum gilt eine Periode nur dann als beobachtet, wenn sich das Gesetz und zwei Perioden im ersten Sechstel der Werte zeigen, alle späteren Werte übereinstimmen und sie sich achtmal oder öfter wiederholen.
proof-seen-classes = Jede Restklasse wächst um eine eigene Zahl. Das gilt nur dann als beobachtet, wenn sich das Gesetz und zwei Perioden im ersten Sechstel der Werte zeigen, alle späteren Werte übereinstimmen und sie achtmal oder öfter so wachsen.
proof-seen-closed = Die Formel stammt aus einer kleinen Tabelle: Potenzen, die n teilen, Logarithmen, Binärziffern, Wurzeln. Sie gilt nur dann als beobachtet, wenn sie spätestens ab Haufen 64 für alle bekannten Werte stimmt und die Werte mindestens dreimal von einer geraden Linie abweichen, bei Ausnahmen noch öfter.
proof-seen-regular = Eine solche Folge heißt k-regulär (Allouche und Shallit 1992): Die Ziffern von n zur Basis k sagen, welche Beziehung als nächste benutzt wird, so dass der Wert eines riesigen Haufens einen Schritt je Ziffer braucht. Sie gilt nur dann als beobachtet, wenn jede Beziehung in 48 Gliedern gefunden wurde, für alle anderen bekannten gilt und es achtmal so viele Werte gibt wie Zahlen, mit denen das Gesetz angegeben ist.
proof-wanted-quotients = Automaten, die Quotienten zur Basis 2 lesen, könnten das Gesetz entscheiden; sie haben es nicht bewiesen oder waren zu groß.
proof-wanted-guy-smith = Der Satz von Guy und Smith würde es sichern, wenn die Gleichung bis Haufen { $last } gälte; { $computed } Haufen wurden berechnet. Mehr Haufen bringen das vielleicht.
proof-wanted-no-bound = Der Satz von Guy und Smith hat keine Schranke für einen Code mit [ ] oder *, denn ein Zug kann beliebig viele Haufen hinterlassen oder beliebig viel nehmen; und Automaten zur Basis 2 haben das Gesetz nicht bewiesen oder waren zu groß.
proof-wanted-linear = Kein Satz dieses Programms handelt von solchen Zügen: Sie lassen sich nicht durch Gleichungen und Ungleichungen beschreiben, die in n und in dem, was übrig bleibt, linear sind, allenfalls mit Potenzen.
proof-wanted-states = Die Züge sind linear in n, also könnten Automaten, die Ziffern lesen, das Gesetz entscheiden; sie haben es nicht bewiesen oder brauchten zu viele Zustände.
proof-none = Die Regel ist { $rule }. In den Werten der Haufen 0 bis { $last } wurde kein Gesetz gefunden, und keines wird behauptet.
proof-none-is = Die Regel ist { $rule }, das heißt { $canonical }. In den Werten der Haufen 0 bis { $last } wurde kein Gesetz gefunden, und keines wird behauptet.
proof-none-may-come = Das beweist nicht, dass es keines gibt. Mehr Werte zeigen vielleicht eines.
proof-tried-last-values = Eine Wiederholung der letzten { $count } Werte, die eine Periode beweisen würde: Sie muss kommen, ist aber noch nicht gekommen.
proof-tried-window = Eine Wiederholung des Fensters über den Werten, die alle kleineren Haufen abdecken: Sie muss kommen, ist aber noch nicht gekommen.
proof-tried-guy-smith = Der Satz von Guy und Smith: Eine Periode p ab Haufen n0 ist bewiesen, wenn sie bis Haufen h*(n0+m*p) + k - 1 gilt, mit k = { $k }, h = { $h }, m = { $m }. Für kein n0 und p innerhalb dieser Werte ist das so.
proof-tried-long = In langen Läufen: eine Wiederholung der letzten Werte in einem dünnen Raum, hinter dem letzten seltenen Haufen. Keine ist gekommen.
proof-tried-no-bound = Der Satz von Guy und Smith hat keine Schranke für einen Code mit [ ] oder *.
proof-tried-period = Eine Periode, einfach oder arithmetisch, die im ersten Sechstel der Werte zu sehen ist und von allen anderen bestätigt wird: Es gibt keine.
proof-tried-classes = Ein Saltus für jede Restklasse und geschlossene Formeln (Potenzen, die n teilen, Logarithmen, Binärziffern, Wurzeln): Nichts davon passt.
proof-tried-machines = Automaten, die die Werte aus den Ziffern von n zu den Basen 2 bis 10 und in Zeckendorf-Darstellung lesen, oder Werte und n zusammen: Keiner mit wenigen Zuständen liest sie.
proof-tried-regular = Lineare Beziehungen zwischen den Teilfolgen G(k^e*n + r), für k von 2 bis 10: Wenige davon genügen nicht, um die Werte anzugeben.

## Nim, Lasker's Nim, and rules that take numbers from a range.

proof-nim = Von einem Haufen von n Münzen darf man jede Anzahl nehmen, also sind die Optionen die Haufen 0, 1, …, n-1. Wenn diese 0, 1, …, n-1 wert sind (und der Haufen 0, der keinen Zug hat, ist 0 wert), dann ist n die kleinste fehlende Zahl. So gilt Haufen für Haufen, ohne Ende, G(n) = n. Nichts muss geprüft werden.
proof-lasker-law = Ein Zug nimmt beliebig viele Münzen von einem Haufen oder teilt ihn in zwei Haufen und nimmt nichts. Das Gesetz sagt, dass von je vier Haufen 4m+1, 4m+2, 4m+3, 4m+4 die Werte 4m+1, 4m+2, 4m+4, 4m+3 sind: Die letzten beiden sind vertauscht. Wir zeigen, dass jeder das Mex seiner Optionen ist, wenn kleinere Haufen diese Werte haben.
proof-lasker-splits = Nach dem Gesetz lassen die Werte der Haufen, die bei Division durch 4 die Reste 1, 2, 3, 0 lassen, die Reste 1, 2, 0, 3. Die letzten beiden Binärziffern einer Nim-Summe hängen nur von denen ihrer Teile ab. Also hat eine Teilung eines Haufens n einen Wert mit dem Rest 2, wenn n den Rest 1 hat (0+1 und 2+3 Münzen geben 3 xor 1 = 2 und 2 xor 0 = 2); 1 oder 0, wenn n 2 hat; 3, wenn n 3 hat; 0 oder 1, wenn n 0 hat.
proof-lasker-cases = n = 4m+1: Die kleineren Haufen haben die Werte 0 bis 4m, und keine Teilung hat den Rest 1, also G(n) = 4m+1. n = 4m+2: Die kleineren Haufen haben 0 bis 4m+1, und keine Teilung hat den Rest 2, also G(n) = 4m+2. n = 4m+3: Die kleineren Haufen haben 0 bis 4m+2, die Teilung in 1 und 4m+2 hat 1 xor 4m+2 = 4m+3, und keine Teilung hat den Rest 0, also G(n) = 4m+4. n = 4m+4: Die kleineren Haufen haben 0 bis 4m+2 und 4m+4, und keine Teilung hat den Rest 3, also G(n) = 4m+3. Nichts muss geprüft werden.
proof-range-without-end = Man darf jede Anzahl ab { $least } nehmen, und es gilt G(n) = floor(n/{ $least }). Denn die Optionen von n sind die Haufen 0 bis n-{ $least }. Haben sie die Werte, die die Formel angibt, so sind das alle Zahlen von 0 bis floor(n/{ $least })-1, also ist die kleinste fehlende floor(n/{ $least }); ein Haufen unter { $least } hat keinen Zug und ist 0 wert. Nichts muss geprüft werden.
proof-range-claim = Man darf { $least } bis { $most } Münzen nehmen. Sei r = n mod { $modulus }, wobei { $modulus } = { $least }+{ $most }. Dann ist G(n) = floor(r/{ $least }). Wir zeigen, dass dies das Mex der Optionen ist, wenn sie die Werte haben, die die Formel angibt; dann gilt es Haufen für Haufen, ohne Ende.
proof-range-no-option = Keine Option hat den Wert von n. Nimmt man t Münzen, so bleibt der Rest r-t, falls t <= r: Das ist höchstens r-{ $least }, also ist der Wert kleiner. Ist t > r, so bleibt r+{ $modulus }-t, und das ist mindestens r+{ $least }, da t <= { $most }: Der Wert ist größer.
proof-range-each-smaller = Jeder kleinere Wert v ist der einer Option. Die { $least } Reste { $least }*v bis { $least }*v + { $below } haben den Wert v. Nimmt man r - { $least }*v Münzen, so kommt man zum ersten davon, mit { $below } Münzen weniger zum letzten. Die größte dieser Zahlen ist mindestens { $least }, da v < floor(r/{ $least }); die kleinste ist höchstens { $most }, da r <= { $last }. Sie folgen lückenlos aufeinander, also liegt eine davon zwischen { $least } und { $most }.
proof-remainder-claim = { $most ->
    [1] Ein Zug nimmt 1 Münze. Sei r = n mod { $modulus } der Rest von n bei Division durch { $modulus }. Wir zeigen G(n) = r, einen Haufen nach dem anderen: Angenommen, es gilt für alle kleineren Haufen.
    [2] Ein Zug nimmt 1 oder 2 Münzen. Sei r = n mod { $modulus } der Rest von n bei Division durch { $modulus }. Wir zeigen G(n) = r, einen Haufen nach dem anderen: Angenommen, es gilt für alle kleineren Haufen.
    [3] Ein Zug nimmt 1, 2 oder 3 Münzen. Sei r = n mod { $modulus } der Rest von n bei Division durch { $modulus }. Wir zeigen G(n) = r, einen Haufen nach dem anderen: Angenommen, es gilt für alle kleineren Haufen.
   *[other] Ein Zug nimmt 1 bis { $most } Münzen. Sei r = n mod { $modulus } der Rest von n bei Division durch { $modulus }. Wir zeigen G(n) = r, einen Haufen nach dem anderen: Angenommen, es gilt für alle kleineren Haufen.
}
proof-remainder-no-option = Keine Option hat den Wert r: Um den Rest zu erhalten, müsste ein Zug ein Vielfaches von { $modulus } nehmen, und mehr Münzen als { $most } gehen nicht.
proof-remainder-each-smaller = Jede kleinere Zahl v = 0, …, r-1 ist der Wert einer Option: Nimm r-v Münzen, und der Rest v bleibt.
proof-remainder-mex = Also ist r die kleinste Zahl, die keine Option hat, und das ist das Mex: G(n) = r.
proof-remainder-play = Für das Spiel heißt das: Lass ein Vielfaches von { $modulus } übrig. Immer wenn der Gegner k Münzen nimmt, nimm { $modulus }-k, und wieder bleibt ein Vielfaches von { $modulus }.
proof-residues-claim = { $modulus ->
    [2] Von jedem Haufen darf man 1 Münze nehmen, wenn er so viele hat, aber nie eine Anzahl von Münzen, die durch { $modulus } teilbar ist. Behauptung: G(n) = n mod { $modulus }. Für den Haufen 0, der keinen Zug hat, stimmt das. Angenommen, es gilt für alle Haufen, die kleiner sind als n.
   *[other] Von jedem Haufen darf man 1, …, { $most } Münzen nehmen, wenn er so viele hat, aber nie eine Anzahl von Münzen, die durch { $modulus } teilbar ist. Behauptung: G(n) = n mod { $modulus }. Für den Haufen 0, der keinen Zug hat, stimmt das. Angenommen, es gilt für alle Haufen, die kleiner sind als n.
}
proof-residues-step = Sei r = n mod { $modulus }. Wer k Münzen nimmt, lässt n-k übrig, und n-k mod { $modulus } ist nicht r, da { $modulus } kein Teiler von k ist: Keine Option hat den Wert r. Aber 1, …, r Münzen darf man nehmen, denn r ist höchstens { $most }: Sie hinterlassen Haufen, für die n mod { $modulus } gleich r-1, …, 0 ist. Also sind alle kleineren Werte die von Optionen, und r ist die kleinste fehlende Zahl: G(n) = r.
proof-residues-end = Also gilt es für alle n, eines nach dem anderen. Kein Wert muss berechnet werden.
proof-between-rules = Neben diese Regel werden zwei andere gestellt. Nach der ersten gibt es weniger Züge: Jeder davon ist auch ein Zug dieser Regel. Nach der zweiten gibt es mehr: Jeder Zug dieser Regel ist einer davon. Beide sind einfach genug, um entschieden zu werden, und beide haben das Gesetz G(n) der Aussage.
proof-between-step = Angenommen, das Gesetz gilt bei dieser Regel für alle Haufen, die kleiner sind als n. Keine Option von Haufen n hat den Wert G(n), denn sie ist auch nach der zweiten Regel eine Option, und dort hat ihn keine. Und jeder Wert v < G(n) ist der einer Option: Nach der ersten Regel gibt es eine, und sie ist auch nach dieser Regel eine Option. Also ist G(n) die kleinste fehlende Zahl, und das Gesetz gilt für n.
proof-between-end = Also gilt es für alle n, eines nach dem anderen. Was die Regel zwischen den beiden anderen sagt, ändert nichts.
proof-window-options = Von n Münzen darf man jede Anzahl von 1 bis T(n) nehmen, mit T(n) = { $most }. Also sind die Optionen von n die Haufen n-T(n), …, n-1: ein Fenster von T(n) Haufen, das gerade vor n endet. T(0) = 0, und mit jeder weiteren Münze wächst T um 0 oder 1, also wächst das Fenster entweder rechts um einen Haufen, oder es gleitet um einen Haufen nach rechts.
proof-window-claim = Behauptung: Die Haufen n-T(n), …, n (das Fenster und n selbst) haben die Werte 0, 1, …, T(n), jeden davon einmal. Für n = 0 stimmt das: Haufen 0 hat den Wert 0. Angenommen, es gilt für n-1.
proof-window-grows = Ist T(n) = T(n-1)+1, so besteht das Fenster von n aus dem Fenster von n-1 und dem Haufen n-1. Nach der Behauptung für n-1 haben diese die Werte 0, …, T(n-1), jeden einmal. Die kleinste fehlende Zahl ist T(n-1)+1 = T(n), also ist G(n) = T(n), und die Behauptung gilt für n.
proof-window-slides = Ist T(n) = T(n-1), so ist ein Haufen herausgefallen: n-1-T(n). Die Haufen, die noch im Fenster sind, haben alle Werte von 0 bis T(n) außer dem des herausgefallenen Haufens. Also ist die kleinste fehlende Zahl gerade dessen Wert, G(n) = G(n-1-T(n)), und die Behauptung gilt für n.
proof-window-end = Also gilt es für alle n, eines nach dem anderen. Kurz: Ein Wert, der das Fenster verlässt, kommt mit dem nächsten Haufen zurück.
# $growth: how T grows.
proof-window-checked = Die Werte müssen überhaupt nicht geprüft werden. Dass T für alle n um 0 oder 1 wächst, zeigt die Form der Regel: { $growth }.
proof-window-no-move = kein Zug
proof-window-top-grows = T wächst: { $now }
proof-window-by-law = nach dem Gesetz
proof-window-by-definition = G(n) nach Definition
proof-window-first-heaps = Die ersten Haufen
# $walk: equations, such as “G(1000) = G(499)”.
proof-window-walk = Gehe von n nach n-1-T(n), solange T bei n nicht wächst: { $walk }.
proof-window-walk-grows = Gehe von n nach n-1-T(n), solange T bei n nicht wächst: { $walk } = { $most }, denn T({ $heap }) = { $most } ist größer als T({ $below }) = { $less }.
proof-window-walk-on = Gehe von n nach n-1-T(n), solange T bei n nicht wächst: { $walk } und so weiter, zuletzt { $value }.

## Rows of values that come again.

proof-take-nothing = Man darf nie eine Münze nehmen. Also hat kein Haufen einen Zug, und jeder ist 0 wert.
# $most: the largest number that may be taken.
proof-take-options = { $most ->
    [one] Man darf höchstens { $most } Münze nehmen. Also ist die einzige mögliche Option eines Haufens n der { $most } Haufen vor n, und ab n = { $most } darf man jede Zahl der Menge nehmen. Der Wert dieses { $most } Haufens allein entscheidet über G(n).
   *[other] Man darf höchstens { $most } Münzen nehmen. Also sind alle Optionen eines Haufens n unter den { $most } Haufen vor n, und ab n = { $most } darf man jede Zahl der Menge nehmen. Die Werte dieser { $most } Haufen allein entscheiden über G(n).
}
# $from and $last: the first and the last heap of the row; $heap: the next one; $later: that heap and a period.
proof-take-step = Angenommen, G(n+{ $period }) = G(n) gilt { $most }-mal hintereinander, für n = { $from } bis { $last }. Betrachte die Haufen { $heap } und { $later }. Für jede Zahl t der Menge darf man von beiden t Münzen nehmen, und die Haufen, die übrig bleiben, { $heap }-t und { $later }-t, haben gleiche Werte. Gleiche Optionen, gleiches Mex: G({ $later }) = G({ $heap }). Nun gilt die Gleichung für n = { $next } bis { $heap }, was wieder { $most }-mal hintereinander ist, also liefert dasselbe Argument den nächsten Haufen und den nächsten, ohne Ende.
proof-repeat-comes = Früher oder später muss eine solche Wiederholung kommen. Kein Wert ist größer als die Anzahl der Züge, also gibt es nur endlich viele Reihen von so vielen Werten, und eine davon kommt wieder.
proof-take-checked = { $most ->
    [1] Die Haufen 0 bis { $end } wurden nach Definition bewertet, einer nach dem anderen, und G(n) wurde mit G(n+{ $period }) für n = { $from } bis { $last } verglichen: Sie sind gleich.
   *[other] Die Haufen 0 bis { $end } wurden nach Definition bewertet, einer nach dem anderen, und G(n) wurde mit G(n+{ $period }) für n = { $from } bis { $last } verglichen: Alle { $most } Paare sind gleich.
}
proof-take-long = Die Werte aller { $count } Haufen muss man dafür nicht speichern. Ein Durchgang über die Haufen merkt sich eine Reihe von { $most } Werten und wartet, bis sie wiederkommt, was { $period } liefert. Zwei Durchgänge, einer davon { $period } Haufen voraus, finden dann den letzten Haufen, bei dem sie sich unterscheiden: Dahinter beginnt das Gesetz.
proof-take-row = Die Reihe, die wiederkommt
proof-fixed-options = { $most ->
    [one] Ab Haufen { $settled } nimmt jeder Zug eine feste Anzahl von Münzen, höchstens { $most } Münze, und kann feste Haufen neben dem Rest hinterlassen. Also entscheidet der Wert des { $most } Haufens vor n allein über G(n).
   *[other] Ab Haufen { $settled } nimmt jeder Zug eine feste Anzahl von Münzen, höchstens { $most } Münzen, und kann feste Haufen neben dem Rest hinterlassen. Also entscheiden die Werte der { $most } Haufen vor n allein über G(n).
}
proof-fixed-step = Angenommen, G(n+{ $period }) = G(n) gilt für n = { $from } bis { $last }. Betrachte die Haufen { $heap } und { $later }. Sie haben dieselben Züge, und was diese hinterlassen, hat gleiche Werte: Die festen Haufen sind dieselben, und die Reste sind Haufen n und n+{ $period }, für die die Gleichung gilt. Gleiche Optionen, gleiches Mex. Also gilt die Gleichung für { $heap }, dann für den nächsten Haufen und so weiter ohne Ende.
proof-fixed-checked = Die Haufen 0 bis { $end } wurden nach Definition bewertet, einer nach dem anderen, und G(n) wurde mit G(n+{ $period }) für n = { $from } bis { $last } verglichen.
proof-all-but-reach = Man darf jede Zahl über { $most } nehmen. Also ist von Haufen n aus jeder der Haufen 0, 1, …, n-{ $next } erreichbar.
proof-all-but-first = Erstens: Die Werte der Haufen 0 bis i haben zusammen nie eine Lücke. Denn ein Haufen vom Wert v hat Optionen mit allen Werten unter v, und diese sind kleinere Haufen. Also haben die Haufen, die von n aus immer erreichbar sind, genau die Werte 0, 1, …, u-1, für eine Zahl u, die von n abhängt; nenne sie u(n).
proof-all-but-second = Zweitens: All diese Werte sind die von Optionen, also ist G(n) mindestens u(n). Um wie viel größer, entscheiden allein die { $most } Haufen n-1, …, n-{ $most }: Von denen, die erreichbar sind, zählen nur die Differenzen G(n-t)-u(n), und von diesen nur die, die nicht negativ sind.
proof-all-but-window = { $most ->
    [one] Das Fenster von n sei also die { $most } Zahl G(n-1)-u(n), …, G(n-{ $most })-u(n), wobei -1 für alles unter 0 steht und auch, wo es keinen solchen Haufen gibt. Es entscheidet über G(n)-u(n). Es entscheidet auch über das nächste Fenster: Haufen n kommt hinein, Haufen n-{ $most } geht hinaus, und u wächst genau dann, wenn der Haufen, der hinausgeht, mindestens den Wert u(n) hat, was das Fenster sagt.
   *[other] Das Fenster von n seien also die { $most } Zahlen G(n-1)-u(n), …, G(n-{ $most })-u(n), wobei -1 für alles unter 0 steht und auch, wo es keinen solchen Haufen gibt. Es entscheidet über G(n)-u(n). Es entscheidet auch über das nächste Fenster: Haufen n kommt hinein, Haufen n-{ $most } geht hinaus, und u wächst genau dann, wenn der Haufen, der hinausgeht, mindestens den Wert u(n) hat, was das Fenster sagt.
}
proof-all-but-again = Sind also die Fenster zweier Haufen x und x+{ $period } gleich und ist u(x+{ $period }) = u(x)+{ $saltus }, so ist alles, was folgt, dasselbe, um { $saltus } höher: G(n+{ $period }) = G(n)+{ $saltus } für alle n ab x. Und ein Fenster muss wiederkommen, denn neben den u(n) abgedeckten Werten hat ein Haufen höchstens { $most } weitere Optionen, so dass die Zahlen in einem Fenster höchstens { $most } sind.
proof-all-but-checked = Die Haufen 0 bis { $end } wurden nach Definition bewertet. Die Fenster von x = { $x } und von { $again } sind gleich, und u wächst von { $from } auf { $to }.
proof-all-but-checked-from = Die Haufen 0 bis { $end } wurden nach Definition bewertet. Die Fenster von x = { $x } und von { $again } sind gleich, und u wächst von { $from } auf { $to }. Von Haufen { $first } bis Haufen { $before } wurde die Gleichung Wert für Wert verglichen, also gilt sie ab Haufen { $first }.
proof-all-but-caption = Das Fenster, das wiederkommt (-1 steht für alles unter 0 und für keinen Haufen)

## The theorem of Guy and Smith.

# $coins: the most coins that a move takes, and the last place of the code.
proof-guy-smith-moves = { $coins ->
    [one] { $heaps ->
        [one] Ein Zug von { $rule } nimmt höchstens { $coins } Münze von einem Haufen (die letzte Ziffer, die nicht 0 ist, steht an der Stelle k = { $coins }) und hinterlässt höchstens { $heaps } Haufen, kleiner als der, der da war.
       *[other] Ein Zug von { $rule } nimmt höchstens { $coins } Münze von einem Haufen (die letzte Ziffer, die nicht 0 ist, steht an der Stelle k = { $coins }) und hinterlässt höchstens { $heaps } Haufen, jeder kleiner als der, der da war.
    }
   *[other] { $heaps ->
        [one] Ein Zug von { $rule } nimmt höchstens { $coins } Münzen von einem Haufen (die letzte Ziffer, die nicht 0 ist, steht an der Stelle k = { $coins }) und hinterlässt höchstens { $heaps } Haufen, kleiner als der, der da war.
       *[other] Ein Zug von { $rule } nimmt höchstens { $coins } Münzen von einem Haufen (die letzte Ziffer, die nicht 0 ist, steht an der Stelle k = { $coins }) und hinterlässt höchstens { $heaps } Haufen, jeder kleiner als der, der da war.
    }
}
proof-guy-smith-theorem = Der Satz: Gilt G(n+{ $period }) = G(n) für alle n von { $from } bis { $end }, so gilt es für alle n ab { $from }. Der Grund: Ein Haufen N über { $last } = { $heaps }*{ $big } + { $coins } - 1 ist so groß, dass jeder Zug einen großen Haufen hinterlässt, und einen großen Haufen kann man um { $step } verkleinern, ohne seinen Wert zu ändern.
# $step: a number, or such as “12 = 2*6”.
proof-guy-smith-compare = { $coins ->
    [one] Sei also N größer als { $last }, und angenommen, die Gleichung gilt für alle kleineren Zahlen, das heißt überall, wo beide Haufen unter N liegen. Wir vergleichen die Optionen von N mit denen von N-{ $step }. (Keinen der beiden Haufen kann man ganz nehmen, da beide mehr als { $coins } Münze haben.)
   *[other] Sei also N größer als { $last }, und angenommen, die Gleichung gilt für alle kleineren Zahlen, das heißt überall, wo beide Haufen unter N liegen. Wir vergleichen die Optionen von N mit denen von N-{ $step }. (Keinen der beiden Haufen kann man ganz nehmen, da beide mehr als { $coins } Münzen haben.)
}
proof-guy-smith-one-heap = Jeder Zug von N hat einen Partner von N-{ $step }. Ein Zug von N hinterlässt einen Haufen von mindestens N-{ $coins } Münzen, also hat dessen Haufen b mindestens { $big } Münzen. Spiele denselben Zug mit b-{ $step } statt b: Es ist ein Zug von N-{ $step }, nach derselben Ziffer. Da b-{ $step } mindestens { $from } ist, ist G(b-{ $step }) = G(b), und was übrig bleibt, hat denselben Wert.
proof-guy-smith-heaps = Jeder Zug von N hat einen Partner von N-{ $step }. Ein Zug von N hinterlässt Haufen von zusammen mindestens N-{ $coins } Münzen, also mindestens { $heaps }*{ $big }; der größte dieser höchstens { $heaps } Haufen, b, hat also mindestens { $big } Münzen. Spiele denselben Zug mit b-{ $step } statt b: Es ist ein Zug von N-{ $step }, nach derselben Ziffer. Da b-{ $step } mindestens { $from } ist, ist G(b-{ $step }) = G(b), und was übrig bleibt, hat denselben Wert.
proof-guy-smith-distinct = Wo aber eine Ziffer verschiedene (oder nicht lauter gleiche) Haufen verlangt, ist b-{ $step } vielleicht schon unter den Haufen, die übrig bleiben. Von den { $heaps } Zahlen b-i*{ $step }, für i = 1 bis { $heaps }, können höchstens { $others } unter den anderen übrigen Haufen sein; nimm die erste, die es nicht ist. Sie ist mindestens { $from }, und b-(i-1)*{ $step } ist unter den übrigen. Ersetze dieses durch b-i*{ $step }, das um { $step } kleiner und eine neue Zahl ist: Die Haufen bleiben verschieden, und die Werte sind dieselben.
# $numbers: such as “2 or 3”.
proof-guy-smith-equal = Wo eine Ziffer j gleiche Haufen verlangt (hier ist j { $numbers }), ist jeder davon so groß, und jeder wird um { $step }/j kleiner gemacht. Das ist eine ganze Anzahl von Perioden, also sind die Werte wieder dieselben.
proof-guy-smith-or = { $first } oder { $second }
# $distinct and $equal: yes or no, whether a digit asks for different or for equal heaps.
proof-guy-smith-back = { $from ->
    [one] In der anderen Richtung ist es leichter. Ein Zug von N-{ $step } hinterlässt als größten einen Haufen von mindestens { $from } Münze; mach ihn um { $step } größer, und es ist ein Zug von N, der denselben Wert hinterlässt.{ $distinct ->
        [yes] {" "}(Er ist dann größer als alle anderen, also bleiben die Haufen verschieden.)
       *[no] {""}
    }{ $equal ->
        [yes] {" "}(Von j gleichen Haufen wird jeder um den j-ten Teil davon größer gemacht.)
       *[no] {""}
    } Alle geänderten Haufen sind mindestens { $from } und unter N, wo die Gleichung bekannt ist.
   *[other] In der anderen Richtung ist es leichter. Ein Zug von N-{ $step } hinterlässt als größten einen Haufen von mindestens { $from } Münzen; mach ihn um { $step } größer, und es ist ein Zug von N, der denselben Wert hinterlässt.{ $distinct ->
        [yes] {" "}(Er ist dann größer als alle anderen, also bleiben die Haufen verschieden.)
       *[no] {""}
    }{ $equal ->
        [yes] {" "}(Von j gleichen Haufen wird jeder um den j-ten Teil davon größer gemacht.)
       *[no] {""}
    } Alle geänderten Haufen sind mindestens { $from } und unter N, wo die Gleichung bekannt ist.
}
proof-guy-smith-so = Also haben die Optionen von N und von N-{ $step } dieselben Werte, und G(N) = G(N-{ $period }). Nun ist die Gleichung bis N bekannt, und dasselbe Argument gilt für N+1, ohne Ende.
proof-guy-smith-so-on = Also haben die Optionen von N und von N-{ $step } dieselben Werte, und G(N) = G(N-{ $step }). Nach dem, was von kleineren Haufen bekannt ist, ist das G(N-{ $step }+{ $period }) und so weiter bis G(N-{ $period }). Nun ist die Gleichung bis N bekannt, und dasselbe Argument gilt für N+1, ohne Ende.
proof-guy-smith-checked = { $count ->
    [one] Die Haufen 0 bis { $last } wurden nach Definition bewertet, und G(n+{ $period }) = G(n) wurde für n = { $from } bis { $end } bestätigt: { $count } Gleichung.
   *[other] Die Haufen 0 bis { $last } wurden nach Definition bewertet, und G(n+{ $period }) = G(n) wurde für n = { $from } bis { $end } bestätigt: { $count } Gleichungen.
}
proof-guy-smith-zero = { $checked } Vom Haufen 0 spricht der Satz nicht: Auch dort wurde G verglichen.

## Long runs in a sparse space.

proof-sparse-mask = Eine Maske unterscheidet zwei Arten von Werten: Ein Wert ist häufig, wenn eine ungerade Anzahl seiner Binärziffern 1 unter den Ziffern 1 der Maske steht, sonst selten. (Bei manchen Codes zählt auch die Parität des Haufens.) Ein Haufen heißt häufig oder selten wie sein Wert. Fast alle Haufen sind häufig; die seltenen sind wenige und hören bald auf.
proof-sparse-sums = Die Nim-Summe zweier häufiger Werte ist selten, und die zweier seltener auch: Die Anzahlen der Ziffern addieren sich, ohne Rücksicht auf Überträge. Wenn also ein Zug zwei Haufen hinterlässt und die Option einen häufigen Wert hat, ist einer der beiden Haufen selten. Um zu finden, welche häufigen Werte die Optionen von n haben, genügt es, die wenigen seltenen Haufen r und die Haufen n-t-r anzusehen, wobei t die genommenen Münzen sind, und die Haufen n-t, die allein übrig bleiben.
proof-sparse-witness = Das liefert den kleinsten häufigen Wert, den keine Option hat. Dann wird von jedem kleineren seltenen Wert gezeigt, dass er der einer Option ist, indem eine solche Option (ein Zeuge) genannt wird. Also ist der Wert das Mex aller Optionen, wie auch immer die Maske war.
proof-sparse-window = Hinter dem Anfang liegt alles, was für Haufen n angesehen wurde, unter den letzten W Haufen vor n, oder es ist ein seltener Haufen der Liste, die sich nicht mehr ändert. Also entscheiden die letzten W Werte über den nächsten, wie dort, wo man eine endliche Menge von Zahlen nehmen darf.
proof-sparse-repeat = Wenn daher die W Werte vor einem Haufen x die vor x+{ $period } sind und dazwischen kein neuer seltener Haufen kam, dann wiederholen die Haufen ab x+{ $period } Schritt für Schritt, was die Haufen ab x taten, { $period } Haufen lang; dann steht dort wieder dieselbe Reihe von W Werten, und so weiter ohne Ende.
proof-sparse-smallest = { $count ->
    [one] Der kleinste Haufen, ab dem das Gesetz gilt, ist { $from }: Vor der gefundenen Wiederholung wurden die Werte rückwärts verglichen, solange sie übereinstimmen. { $count } Haufen wurde bewertet, je 64 auf einmal.
   *[other] Der kleinste Haufen, ab dem das Gesetz gilt, ist { $from }: Vor der gefundenen Wiederholung wurden die Werte rückwärts verglichen, solange sie übereinstimmen. { $count } Haufen wurden bewertet, je 64 auf einmal.
}

## Machines that read digits.

proof-machine-reads = Ein Automat nennt den Wert: Er liest die Ziffern von n ({ $numeration }), die letzte Ziffer zuerst, und geht von Zustand zu Zustand. Er beginnt im Zustand 0; jeder Zustand hat einen Wert, und der Wert des Zustands, in dem die Ziffern enden, ist L(n). (Nullen vor einer Zahl ändern nichts.)
proof-machine-example = { $heap } ist { $numeration } { $digits }. Von der letzten Ziffer an geht der Automat den Weg { $steps }, und der letzte Zustand hat den Wert { $value }. Also ist G({ $heap }) = { $value }.
proof-pairs-read = { $coding ->
    [plain] Die Werte wachsen ohne Ende, also kann kein Automat sie nennen. Aber ein Automat kann sagen, ob ein Wert stimmt: Er liest die Ziffern von n und einer Zahl v nebeneinander zur Basis { $base }, die letzten Ziffern zuerst, und sagt am Ende ja oder nein. Sei L(n) der Wert, bei dem er ja sagt; dass es zu jedem n genau einen solchen Wert gibt, wird auch geprüft.
    [powers] Die Werte wachsen ohne Ende, also kann kein Automat sie nennen. Aber ein Automat kann sagen, ob ein Wert stimmt: Er liest die Ziffern von n und einer Potenz { $base }^v nebeneinander zur Basis { $base }, die letzten Ziffern zuerst, und sagt am Ende ja oder nein. Sei L(n) der Wert, bei dem er ja sagt; dass es zu jedem n genau einen solchen Wert gibt, wird auch geprüft.
   *[odious] Die Werte wachsen ohne Ende, also kann kein Automat sie nennen. Aber ein Automat kann sagen, ob ein Wert stimmt: Er liest die Ziffern von n und einer Zahl, die 0 oder eine Potenz { $base }^j ist, nebeneinander zur Basis { $base }, die letzten Ziffern zuerst, und sagt am Ende ja oder nein. Sei L(n) der Wert, bei dem er ja sagt; dass es zu jedem n genau einen solchen Wert gibt, wird auch geprüft.
}
proof-coded-powers = Die Potenz steht für den Wert v, weil v selbst so langsam wächst wie die Anzahl der Ziffern von n. Eine kleinere Potenz bedeutet einen kleineren Wert, und mehr verlangt ein Mex nicht, wenn ein Zug einen einzigen Haufen hinterlässt.
proof-coded-odious = 0 steht für den Wert 0 und { $base }^j für die odiose Zahl, unter der j andere liegen. (Eine Zahl ist odios, wenn sie eine ungerade Anzahl von Binärziffern 1 hat: 1, 2, 4, 7, 8, … Die anderen heißen evil: 0, 3, 5, 6, …)
proof-pair-example = G({ $heap }) = { $value }. Der Automat liest { $heap } und { $code } zur Basis { $base } und geht den Weg { $steps }, und dort darf er enden. Keinen anderen Wert akzeptiert er für { $heap }.
proof-pair-example-coded = G({ $heap }) = { $value }, wofür { $code } steht. Der Automat liest { $heap } und { $code } zur Basis { $base } und geht den Weg { $steps }, und dort darf er enden. Keinen anderen Wert akzeptiert er für { $heap }.
proof-decided-when = Wann ist L der Nim-Wert? Wenn (1) keine Option von n den Wert L(n) hat und (2) jede Zahl unter L(n) der Wert einer Option ist, für alle n. Denn eine Option ist kleiner als n: Stimmt L für alle kleineren Haufen, so sagen (1) und (2), dass L(n) das Mex der Optionen ist, also stimmt L für n, und so weiter ohne Ende.
proof-decided-relations = Was ein Zug hinterlässt, sagen Beziehungen zwischen n und den Haufen, die übrig bleiben; andere Buchstaben sind beliebige natürliche Zahlen:
proof-decided-more = { $count ->
    [one] Und { $count } weitere Beziehung dieser Art.
   *[other] Und { $count } weitere Beziehungen dieser Art.
}
proof-decided-machines = (1) und (2) sprechen von unendlich vielen n, und doch lassen sie sich entscheiden. Ein Automat, der Zahlen nebeneinander liest, prüft eine Gleichung, wie ein Kind addiert, von der letzten Ziffer an, und merkt sich nur den Übertrag; also braucht er wenige Zustände. Zwei Automaten, die gleichzeitig laufen, prüfen „und“. „Es gibt eine Zahl, so dass“ ist ein Automat, der alle Ziffern dieser Zahl auf einmal versucht und sich merkt, in welchen Zuständen er sein kann. „Nicht“ vertauscht ja und nein. So wird aus kleinen Automaten einer gebaut, der genau die n akzeptiert, für die (1) oder (2) verletzt ist. Akzeptiert er etwas? Er hat endlich viele Zustände, also kann man nachsehen: Führt ein Weg vom ersten Zustand zu einem, der ja sagt? Es gibt keinen.
proof-odious-lemma = Ein Lemma erledigt die Nim-Summen. Die Anzahlen der Binärziffern 1 addieren sich in einer Nim-Summe, bis auf Paare, die verschwinden. Also ist die Nim-Summe zweier odioser Zahlen evil, und die Nim-Summe einer odiosen Zahl und 0 ist odios.
proof-odious-moves = Jeder Zug hinterlässt zwei Haufen, deren Werte nach dem Gesetz 0 oder odios sind. Also hinterlässt nur das Paar o und 0 einen odiosen Wert o, und 0 hinterlassen nur zwei Haufen gleichen Werts.
proof-odious-all = Sei nun o odios, und alle Paare verschiedener Werte unter o, jeder 0 oder odios, seien durch Züge erreichbar. Dann sind alle kleineren Zahlen erreichbar: eine odiose durch sich selbst und 0, und eine Zahl e, die evil und nicht 0 ist, ist die Nim-Summe von 2^b und e xor 2^b, wobei b eine Binärziffer 1 von e ist. Beide sind odios und höchstens e, also liegen sie unter o. Also genügt es zu prüfen, welche Paare von Werten übrig bleiben.
proof-runs-sums = Ein Zug wendet eine Folge von Nachbarn, von m+1 bis n, und der Kopf bei n verschwindet. Was bleibt, ist die Nim-Summe der Werte von m+1 bis n-1 wert. Solche Summen vieler Werte sind für einen Automaten zu viel, aber X(n), die Nim-Summe der Werte von 1 bis n, liest ebenfalls ein Automat. (Bewiesen wird das durch einen Schritt: X(n) = X(n-1) xor G(n) für alle n.)
proof-runs-options = In X(n-1) xor X(m) steht alles bis m zweimal und verschwindet. Also ist das der Wert der Option, und (1) und (2) sprechen von n, m und zwei Werten von X.
proof-repeats-machine = Ein Automat liest die Ziffern von n, die letzte zuerst, und nennt den Wert L(n), oder er sagt, ob ein Wert L(n) ist. Er wurde in den Werten gefunden, und dann wurde wie folgt bewiesen, dass er für alle n stimmt.
proof-repeats-equation = Das Gesetz selbst, { $equation } für alle n >= { $from }, ist eine weitere Aussage dieser Art und wurde ebenso entschieden.
# $heap and $mode: the names of the two numbers.
proof-modes-machines = Für jeden Wert von { $mode } liest ein Automat die Ziffern von { $heap } ({ $numeration }), die letzte Ziffer zuerst, und endet in einem Zustand, der einen Wert hat. Nenne ihn den Wert des Automaten. Er ist der Nim-Wert aller Stellungen, wenn (1) keine Option denselben Wert des Automaten hat und (2) jeder kleinere Wert der einer Option ist: Dann ist er das Mex der Optionen, durch Induktion, weil das Spiel endet.
proof-modes-decided = (1) und (2) sind Aussagen über natürliche Zahlen. Automaten lesen die Züge Ziffer für Ziffer, denn eine Addition muss sich nur den Übertrag merken. „Und“, „nicht“ und „es gibt eine Option“ machen aus Automaten neue Automaten. Ob (1) oder (2) je verletzt ist, ist also die Frage, ob ein gewisser Automat überhaupt etwas akzeptiert, und seine endlich vielen Zustände zeigen das.
proof-rows-determine = Schreibe die Nim-Werte von Haufen { $heap } in allen Modi { $mode } als eine Reihe. Ab Haufen { $from } nehmen die Züge höchstens { $window } Münzen, und welche es sind, hängt nur von { $mode } ab (und von einem Rest von { $heap }, wo die Regel nach einem fragt). Also bestimmen die letzten { $window } Reihen die nächste, für alle solchen Haufen auf dieselbe Art.
proof-rows-return = Ein Nim-Wert ist höchstens die Anzahl der Züge, also gibt es endlich viele Reihen. Nach dem Schubfachprinzip müssen irgendwelche { $window } Reihen wiederkommen: Hier kommen die Reihen der Haufen { $first } bis { $last } { $distance } Haufen später wieder. Von da an folgen gleiche Reihen auf gleiche Reihen, durch Induktion.

## Quotients.

# $worth: such as “c(i) + 2*q”.
proof-quotients-heaps = Schreibe einen Haufen ab { $first } als { $first } + i + { $classes }*q mit 0 <= i < { $classes }: i ist seine Klasse, q sein Quotient. Das Gesetz sagt, dass ein solcher Haufen { $worth } wert ist, wobei c(i) der Wert für q = 0 ist.
proof-quotients-heaps-by-class = Schreibe einen Haufen ab { $first } als { $first } + i + { $classes }*q mit 0 <= i < { $classes }: i ist seine Klasse, q sein Quotient. Das Gesetz sagt, dass ein solcher Haufen { $worth } wert ist, mit dem Saltus s(i) seiner Klasse, wobei c(i) der Wert für q = 0 ist.
proof-quotients-induction = Induktion zeigt, was zu prüfen ist. Angenommen, alle Haufen kleiner als n haben die Werte des Gesetzes. Dann stimmt das Gesetz auch für n, wenn (1) keine Option von n den Wert hat, den es n gibt, und (2) jede kleinere Zahl der Wert einer Option ist.
proof-quotients-options = Betrachte einen Haufen der Klasse i mit dem Quotienten Q und einen Zug, der t Münzen nimmt und Haufen gegebener Klassen hinterlässt (oder Haufen unter { $first }, von denen es endlich viele gibt). Die Größen der Haufen, die übrig bleiben, ergeben zusammen n-t. Durch { $classes } geteilt heißt das: Die übrigen Quotienten ergeben zusammen Q plus eine Konstante. Und der Wert der Option ist { $climb ->
    [none] die Nim-Summe der Zahlen c ihrer Klassen
    [same] die Nim-Summe der Zahlen { $numbers } der übrigen Haufen
   *[by-class] die Nim-Summe der Zahlen { $numbers } der übrigen Haufen, jede mit dem c und dem s ihrer Klasse
}.
proof-quotients-digits = Also sprechen (1) und (2) von natürlichen Zahlen, die addiert und nim-addiert werden, von nichts sonst. Beides geht Ziffer für Ziffer zur Basis 2: Eine Nim-Summe betrachtet jeweils eine Ziffer jeder Zahl, und eine Summe muss sich nur den Übertrag merken. Also akzeptiert ein Automat mit endlich vielen Zuständen, der die Binärziffern von Q und von einem Wert v nebeneinander liest, die letzten zuerst, genau die Paare, für die ein Zug dieser Art den Wert v hinterlässt. „Es gibt Quotienten, so dass“ ist auch ein Automat: Er versucht alle Ziffern auf einmal und merkt sich, in welchen Zuständen er sein kann.
proof-quotients-decided = Es gibt endlich viele Klassen und endlich viele Arten, Haufen gegebener Klassen zu hinterlassen, also werden alle Optionen der Klasse i zu einem Automaten vereinigt. Ob (1) oder (2) je verletzt ist, ist dann die Frage, ob ein gewisser Automat etwas akzeptiert, und das zeigt sich an seinen endlich vielen Zuständen: Führt ein Weg vom ersten Zustand zu einem akzeptierenden? Es gibt keinen.
proof-quotients-classes = Die Klassen
proof-quotients-first-classes = Die ersten Klassen ({ $more } weitere folgen)
table-heaps = Haufen

## Arithmetic functions of the heap.

proof-arithmetic-heap-zero = Haufen 0 hat keinen Zug. Also gilt das Gesetz Haufen für Haufen, ohne Ende.
proof-arithmetic-checked = Bei dieser Regel muss nichts geprüft werden als ihre Form. Zum Vergleich ihre ersten Werte.
# $formula: such as “G(1000000) = 6”. $equation: an equation, or a chain of inequalities.
proof-arithmetic-power = { $equation }, also v = { $exponent } und { $formula }.
proof-arithmetic-odd-part = { $equation }, also m = { $odd } und { $formula }.
proof-arithmetic-ones = { $heap } ist binär { $digits }, mit der Anzahl { $value } von Einsen. Also { $formula }.
proof-arithmetic-even = { $heap } ist gerade, also { $formula }.
proof-arithmetic-two = 2, die erste Primzahl, ist ein Teiler von { $heap }, also { $formula }.
proof-arithmetic-product = { $equation }, ein Produkt von Primzahlen (Anzahl: { $value }), also { $formula }.
proof-submasks-moves = Ein Zug nimmt einige der binären Einsen von n und sonst nichts: n-k hat die Einsen von n ohne die von k. Also hinterlässt ein Zug irgendeine kleinere Menge der Einsen. Nur ihre Anzahl zählt, und man darf beliebig viele davon nehmen: Die Einsen sind ein Nim-Haufen.
proof-submasks-induction = Durch Induktion haben die Optionen eines Haufens mit c Einsen die Werte 0, 1, …, c-1, denn jede dieser Anzahlen von Einsen darf übrig bleiben; und die kleinste fehlende Zahl ist c.
proof-primes-moves = Schreibe n als Produkt von Primzahlen. Ein Teiler von n ist das Produkt einiger davon, also hinterlässt ein Zug irgendeinen kleineren Teil dieser Primzahlen. Nur ihre Anzahl zählt, und beliebig viele davon dürfen weg: Die Primzahlen sind ein Nim-Haufen.
proof-primes-induction = Durch Induktion haben die Optionen eines Produkts von c Primzahlen die Werte 0, 1, …, c-1, und die kleinste fehlende Zahl ist c.
proof-non-divisors-claim = Schreibe n = 2^v * m mit ungeradem m. Behauptung: G(n) = (m-1)/2, also hat jedes ungerade m einen eigenen Wert. Angenommen, das gilt für alle kleineren Haufen.
proof-non-divisors-no-option = Keine Option hat den Wert von n: Eine kleinere Zahl mit demselben ungeraden Teil ist 2^b * m mit b < v, und die ist ein Teiler von n.
proof-non-divisors-each-smaller = Jeder kleinere Wert ist der einer Option. Sei e ungerade und e < m. Ist e kein Teiler von n, so darf e übrig bleiben. Ist e ein Teiler, so ist e auch ein Teiler von m und daher höchstens m/3, da m/e ungerade und nicht 1 ist; dann darf 2^(v+1) * e übrig bleiben, denn es ist kleiner als n = 2^v * m und kein Teiler von n, in dem die 2 nur v-mal vorkommt.
proof-quotients-claim = Behauptung: G(n) = L, wobei 2^L die größte Potenz von 2 ist, die nicht größer ist als n. Angenommen, das gilt für alle kleineren Haufen.
proof-quotients-step = Da k mindestens 2 ist, ist floor(n/k) höchstens n/2, also ist sein Wert höchstens L-1. Mit k = 2, 4, …, 2^L, die nicht größer sind als n, werden die Werte L-1, L-2, …, 0 erreicht. Die kleinste fehlende Zahl ist L.
proof-quotients-up-claim = Behauptung: G(n) = L, wobei 2^L die kleinste Potenz von 2 ist, die nicht kleiner ist als n. Angenommen, das gilt für alle kleineren Haufen.
proof-quotients-up-step = Da k mindestens 2 ist, ist ceil(n/k) höchstens ceil(n/2), und das ist nicht größer als 2^(L-1), also ist sein Wert höchstens L-1. Mit k = 2, 4, …, 2^(L-1) werden die Werte L-1, L-2, …, 1 erreicht, und k = n hinterlässt 1, mit dem Wert 0. Die kleinste fehlende Zahl ist L.
proof-remainders-options = Ein Rest r = n mod k ist kleiner als k, und da n = q*k + r mit q mindestens 1, ist n mindestens k + r: Also ist r kleiner als n/2. Jedes solche r kommt vor, mit k = n-r. Also sind die Optionen von n die Haufen 0, 1, …, h mit h = floor((n-1)/2).
proof-remainders-step = Also hat ein größerer Haufen alle Optionen eines kleineren, und die Werte fallen nie. Durch Induktion sind die der Haufen 0 bis h alle Zahlen von 0 bis G(h), also ist die kleinste fehlende Zahl G(h) + 1, und G(n) = 1 + G(floor((n-1)/2)). Da floor((n-1)/2) + 1 gleich floor((n+1)/2) ist, halbiert jeder Schritt n+1: G(n) = L, wobei 2^L die größte Potenz von 2 ist, die nicht größer ist als n+1.
proof-divisors-moves = Ein Zug nimmt einen Teiler d von n. Schreibe n = 2^v * m mit ungeradem m und d = 2^b * e mit ungeradem e; da d ein Teiler von n ist, ist b höchstens v. Wie oft ist das, was übrig bleibt, durch 2 teilbar?
proof-divisors-cases = Ist b < v, so ist n-d = 2^b * (2^(v-b)*m - e), und die Zahl in der Klammer ist gerade minus ungerade, also ungerade: n-d ist genau b-mal durch 2 teilbar. Jedes b von 0 bis v-1 kommt vor, mit d = 2^b. Ist b = v, so ist n-d = 2^v * (m-e), und m-e ist gerade: n-d ist 0 oder mehr als v-mal durch 2 teilbar.
proof-divisors-all = Hier darf man n selbst nehmen, was 0 hinterlässt, mit dem Wert 0. Angenommen, alle kleineren Haufen außer 0 haben den Wert, der um eins größer ist als die Anzahl, wie oft sie durch 2 teilbar sind. Dann haben die Optionen von n die Werte 1 bis v (von b < v), den Wert 0 (alle werden genommen) und einige über v+1. Die kleinste fehlende Zahl ist v+1, also G(n) = v+1.
proof-divisors-proper = Hier darf man n selbst nicht nehmen, also hinterlässt nichts 0. Angenommen, der Wert jedes kleineren Haufens ist die Anzahl, wie oft er durch 2 teilbar ist. Dann haben die Optionen von n die Werte 0 bis v-1 (von b < v) und einige über v. Die kleinste fehlende Zahl ist v, also G(n) = v.
proof-coprime-moves = Ein gemeinsamer Teiler zweier der Zahlen k, n-k und n ist auch ein Teiler der dritten. Also hat das, was übrig bleibt, mit n keinen gemeinsamen Teiler außer 1, ebenso wie das, was genommen wird.
proof-coprime-primes = Sei n mindestens 2 und p die kleinste Primzahl, die n teilt. Angenommen, das Gesetz gilt für alle kleineren Haufen. Keine Option ist durch p teilbar, also hat keine p als kleinste Primzahl. Jede kleinere Primzahl ist kein Teiler von n, also darf sie übrig bleiben, und 1 auch.
proof-coprime-all = Die einzige Münze von Haufen 1 darf man nehmen: G(1) = 1. Ein gerader Haufen hat nur ungerade Optionen, keine davon mit dem Wert 0, also ist sein Wert 0. Von einem ungeraden n, dessen kleinste Primzahl die i-te ist, darf 2 übrig bleiben, mit dem Wert 0, und 1, mit dem Wert 1, und die zweite bis (i-1)-te Primzahl, mit den Werten 2 bis i-1. Den Wert i hat keine Option, also G(n) = i.
proof-coprime-proper = Haufen 1 hat hier keinen Zug: G(1) = 0. Ist p die i-te Primzahl, so darf 1 übrig bleiben, mit dem Wert 0, und die erste bis (i-1)-te Primzahl, mit den Werten 1 bis i-1. Den Wert i hat keine Option, also G(n) = i.
