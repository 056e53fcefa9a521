### Warum ein Teil seinen Wert hat: der Grund, den man selbst benutzen kann.
###
### A reason has four texts: what counts (whole sentences), what the numbers of this position say (a clause without a
### full stop, or sentences without the last full stop), what a winning move does (an order that begins with a small
### letter, without a full stop), and sometimes how to answer every move (whole sentences).

## What every reason says.

# $because: an equation, or a clause such as “3 is less than 4”. $formula: such as “G(50) = 1”.
reason-so = { $because }, also { $formula }
reason-less-than = { $number } ist kleiner als { $than }
reason-is-odd = { $number } ist ungerade
reason-is-even = { $number } ist gerade
reason-their-nim-sum = Ihre Nim-Summe ist { $sum }
aim-leave-value-zero = hinterlasse eine Stellung mit Nim-Wert 0
aim-leave-lost = hinterlasse eine Stellung, in der jeder Zug verliert
# $heaps: one of the phrases hint-heaps-… of hint.ftl.
aim-leave-heaps = lass { $heaps } übrig
aim-leave-lost-heap = hinterlasse einen verlorenen Haufen

## The values of one heap. $law: a formula such as “G(n) = n mod 4”, or a sentence of law.ftl without a full stop.

reason-law = { $law }.
reason-nim-heap = Ein Nim-Haufen von n Münzen ist n wert: Seine Optionen sind die Haufen von 0, …, n-1 Münzen mit den Werten 0, …, n-1, also ist das Mex n.
reason-only-remainder = { $law }: Nur der Rest von n bei Division durch { $modulus } zählt.
# $term: a formula such as “n” or “n + 1”, which is halved as long as it is even.
reason-odd-part = { $law }: Teile { $term } durch 2, solange es gerade ist; von der ungeraden Zahl, die übrig bleibt, nimm die Hälfte, abgerundet.
reason-logarithm = { $law }: der größte Exponent k mit { $base }^k <= { $term }.
# $numeration: “in binary”, “in base 3” or “in Zeckendorf's way” (words.ftl).
reason-zeros = { $count ->
    [0] { $number } ist { $numeration } { $digits }, ohne Null am Ende, also { $formula }
    [one] { $number } ist { $numeration } { $digits }, mit einer Null am Ende, also { $formula }
   *[other] { $number } ist { $numeration } { $digits }, mit { $count } Nullen am Ende, also { $formula }
}
reason-ones = { $count ->
    [one] { $number } ist binär { $digits }, mit einer Eins, also { $formula }
   *[other] { $number } ist binär { $digits }, mit { $count } Einsen, also { $formula }
}
reason-values-repeat-for-all = Die Werte wiederholen sich: G(n+{ $period }) = G(n) für alle n. Also zählt nur der Rest von n bei Division durch { $period }.
reason-values-repeat-from = Die Werte wiederholen sich: G(n+{ $period }) = G(n) für alle n >= { $from }. Also zählt nur der Rest von n bei Division durch { $period }.
# $condition: such as “n mod 7 = 0 or 2” (law.ftl).
reason-values-repeat-for-all-and-lost = Die Werte wiederholen sich: G(n+{ $period }) = G(n) für alle n. Also zählt nur der Rest von n bei Division durch { $period }. Der Spieler am Zug verliert genau dann, wenn gilt: { $condition }.
reason-values-repeat-from-and-lost = Die Werte wiederholen sich: G(n+{ $period }) = G(n) für alle n >= { $from }. Also zählt nur der Rest von n bei Division durch { $period }. Der Spieler am Zug verliert genau dann, wenn gilt: { $condition }.
reason-values-grow-for-all = Die Werte wachsen alle { $period } Haufen um { $saltus }: G(n+{ $period }) = G(n) + { $saltus } für alle n.
reason-values-grow-from = Die Werte wachsen alle { $period } Haufen um { $saltus }: G(n+{ $period }) = G(n) + { $saltus } für alle n >= { $from }.
reason-lost-heaps = Der Spieler am Zug verliert genau bei diesen Haufen: { $condition }.
reason-one-of-these = { $number } ist eine dieser Zahlen
reason-none-of-these = { $number } ist keine dieser Zahlen
reason-one-of-them = { $number } ist eine davon
reason-zeros-parity = { $count ->
    [0] { $number } ist { $numeration } { $digits }, ohne Null am Ende: { $parity ->
        [odd] eine ungerade Anzahl
       *[even] eine gerade Anzahl
    }
    [one] { $number } ist { $numeration } { $digits }, mit einer Null am Ende: { $parity ->
        [odd] eine ungerade Anzahl
       *[even] eine gerade Anzahl
    }
   *[other] { $number } ist { $numeration } { $digits }, mit { $count } Nullen am Ende: { $parity ->
        [odd] eine ungerade Anzahl
       *[even] eine gerade Anzahl
    }
}
answer-take-complement = Immer wenn der Gegner k Münzen nimmt, nimm { $both }-k: Zusammen nehmt ihr { $both }.
reason-misere-shift = { $least ->
    [1] Allein ist ein Haufen im Misère-Spiel gewonnen oder verloren wie der Haufen mit einer Münze weniger im normalen Spiel. Also verliert der Spieler am Zug genau bei diesen Haufen: { $condition }.
   *[other] Allein ist ein Haufen im Misère-Spiel gewonnen oder verloren wie der Haufen mit { $least } Münzen weniger im normalen Spiel. Also verliert der Spieler am Zug genau bei diesen Haufen: { $condition }.
}

## A heap with a mode: two numbers, of which one is a heap. $heap and $mode: the names of the two, such as n and l.

reason-modes-repeat = Die Werte wiederholen sich: { $law }. Also zählen nur { $mode } und der Rest von { $heap } bei Division durch { $period }.
reason-modes-repeat-at-once = Die Werte wiederholen sich: { $law }. Also zählt nur { $mode }, sofern { $heap } groß genug ist.
reason-modes-machine = Für jedes { $mode } berechnet ein Automat den Wert aus den Ziffern von { $heap } ({ $numeration }), die letzte Ziffer zuerst.
# $forms: the laws of some modes in closed form.
reason-modes-machine-in-short = Für jedes { $mode } berechnet ein Automat den Wert aus den Ziffern von { $heap } ({ $numeration }), die letzte Ziffer zuerst. Kurz: { $forms }.
# $which: such as “l = 2”. $steps: the way of the machine, such as “0 -1-> 2 -0-> 1”.
reason-modes-machine-goes = { $number } ist { $numeration } { $digits }, also geht der Automat für { $which } den Weg { $steps }, zu einem Zustand mit dem Wert { $value }: { $formula }

## Pairs of numbers.

# $pairs: such as “(0,0) (1,2) (3,5)”. $alpha: phi, sqrt(2) or alpha; $step: k, or such as 2*k; $definition: an equation for $alpha.
reason-wythoff = Der Spieler am Zug verliert genau bei den Paaren { $pairs } …, in beliebiger Reihenfolge. Das Paar mit der Nummer k = 0, 1, 2, … ist (a,b) mit a = floor(k*{ $alpha }) und b = a + { $step }; dabei ist { $alpha ->
    [phi] { $definition } der Goldene Schnitt
   *[other] { $definition }
}. Jede positive Zahl steht in genau einem Paar, und jede Differenz gehört zu einem Paar. Also führt kein Zug von einem Paar der Liste zu einem anderen, und von überall sonst führt ein Zug in die Liste.
# $equation: such as “floor(2*phi) = 3”.
reason-wythoff-in-list = { $pair } hat die Differenz { $difference }, also k = { $k }, und { $equation } ist die kleinere der Zahlen: Das Paar steht in der Liste
reason-wythoff-not-in-list = { $pair } hat die Differenz { $difference }, also k = { $k }, aber { $equation } ist nicht { $low }: Das Paar steht nicht in der Liste
reason-wythoff-not-divided = { $pair } hat die Differenz { $difference }, die { $divisor } nicht teilt: Das Paar steht nicht in der Liste
aim-wythoff = hinterlasse ein Paar der Liste { $pairs } …
# $ratio: such as “8/5 = 1.600…”.
reason-euclid-less = { $ratio } ist kleiner als phi
reason-euclid-more = { $ratio } ist größer als phi
reason-euclid-zero = Eine Zahl ist 0, also gibt es keinen Zug
reason-euclid-equal-no-move = Die Zahlen sind gleich, also gibt es keinen Zug
reason-euclid-equal-one-move = Die Zahlen sind gleich, und ein Zug nimmt eine davon ganz weg
reason-euclid-to-zero = Nur das Verhältnis der zwei Zahlen zählt, verglichen mit dem Goldenen Schnitt { $phi }. Solange man noch mit beiden spielen kann, verliert der Spieler am Zug genau dann, wenn die größere Zahl kleiner als das Phi-fache der kleineren und nicht gleich dieser ist. Unter dem Doppelten der kleineren Zahl gibt es nur einen Zug, und er macht aus einem Verhältnis unter phi eines über phi. Bei einem Verhältnis über phi kann man wählen und eines unter phi hinterlassen.
reason-euclid-positive = Nur das Verhältnis der zwei Zahlen zählt, verglichen mit dem Goldenen Schnitt { $phi }. Solange man noch mit beiden spielen kann, verliert der Spieler am Zug genau dann, wenn die größere Zahl kleiner als das Phi-fache der kleineren ist. Unter dem Doppelten der kleineren Zahl gibt es nur einen Zug, und er macht aus einem Verhältnis unter phi eines über phi. Bei einem Verhältnis über phi kann man wählen und eines unter phi hinterlassen.
aim-euclid = hinterlasse zwei Zahlen, deren Verhältnis kleiner als phi = 1.618… ist, oder mach den letzten Zug
reason-fibonacci = Schreib den Haufen als Summe von Fibonacci-Zahlen 1, 2, 3, 5, 8, …, von denen keine zwei benachbart sind (jede Zahl hat genau eine solche Summe, nach Zeckendorf). Der Spieler am Zug gewinnt genau dann, wenn er den kleinsten Summanden nehmen darf. Danach ist der kleinste verbliebene Summand mehr als doppelt so groß, also kann der Gegner ihn nicht nehmen, und nach jedem anderen Zug kannst du wieder den kleinsten Summanden nehmen.
reason-fibonacci-no-coin = keine Münze ist mehr da
reason-fibonacci-number = { $number } ist eine Fibonacci-Zahl
# $sum: an equation such as “20 = 13 + 5 + 2”, or the clause before this one.
reason-fibonacci-may = { $sum }; der kleinste Summand ist { $smallest }, und er darf genommen werden, denn höchstens { $most } sind erlaubt
reason-fibonacci-may-not = { $sum }; der kleinste Summand ist { $smallest }, und er darf nicht genommen werden, denn höchstens { $most } sind erlaubt
aim-fibonacci = hinterlasse einen Haufen, dessen kleinster Fibonacci-Summand nicht genommen werden darf
answer-fibonacci = Nimm wieder den kleinsten Summanden der Summe von Fibonacci-Zahlen.

## Chomp: bites of a bar of chocolate with a poisoned square.

reason-chomp-line = Eine einzelne Zeile oder Spalte ist ein Nim-Haufen aus den Quadraten neben dem vergifteten: Ein Biss nimmt beliebig viele davon.
reason-chomp-line-here = Hier ist ihre Anzahl { $count }
aim-chomp-line = lass nur das vergiftete Quadrat übrig
# $lines: rows or columns.
reason-chomp-two = { $lines ->
    [rows] Bei zwei Zeilen verliert der Spieler am Zug genau dann, wenn die längere ein Quadrat mehr hat als die kürzere. Jeder Biss zerstört das, und ein Biss stellt es wieder her.
   *[columns] Bei zwei Spalten verliert der Spieler am Zug genau dann, wenn die längere ein Quadrat mehr hat als die kürzere. Jeder Biss zerstört das, und ein Biss stellt es wieder her.
}
reason-chomp-two-here = Hier haben sie { $longer } und { $shorter } Quadrate: eine Differenz von { $difference }
aim-chomp-two = { $lines ->
    [rows] mach eine der zwei Zeilen genau ein Quadrat länger als die andere
   *[columns] mach eine der zwei Spalten genau ein Quadrat länger als die andere
}
answer-chomp-two = { $lines ->
    [rows] Mach nach jedem Biss die längere der zwei Zeilen wieder genau ein Quadrat länger als die andere.
   *[columns] Mach nach jedem Biss die längere der zwei Spalten wieder genau ein Quadrat länger als die andere.
}
reason-chomp-square = Bei einer quadratischen Tafel beiß in das zweite Quadrat der Diagonale, (2,2). Übrig bleiben eine Zeile und eine Spalte von gleicher Länge, die nur das vergiftete Quadrat verbindet.
reason-chomp-square-here = Die Tafel ist quadratisch
answer-chomp-square = Ahme jeden Biss im anderen Arm nach: Der Gegner muss schließlich das vergiftete Quadrat nehmen.
reason-chomp-stolen = Strategieklau: Denk an den Biss, der nur die letzte Ecke isst, dem vergifteten Quadrat gegenüber. Gewinnt er, so ist er ein Gewinnzug. Verliert er, so hat der Gegner danach einen Biss, der gewinnt; aber dieser isst auch die Ecke, man hätte ihn also gleich machen können. So oder so gewinnt ein Biss. Welcher, sagt das Argument nicht.
reason-chomp-stolen-here = Die Tafel ist ganz und hat mehr als ein Quadrat

## Other games.

reason-schuh-heap = Jeder dieser Teiler teilt den nächsten, also nimmt ein Zug beliebig viele der größten weg: Das ist ein Nim-Haufen aus allen außer der 1.
reason-schuh-heap-here = Der Haufen hat die Größe { $count }
aim-schuh-heap = lass nur die 1 übrig
reason-schuh-stolen = Strategieklau: Denk an den Zug, der nur die größte Zahl entfernt. Gewinnt er, so ist er ein Gewinnzug. Verliert er, so hat der Gegner eine Antwort, die gewinnt; aber diese entfernt auch die größte Zahl, sie hätte also der erste Zug sein können. So oder so gewinnt ein Zug. Welcher, sagt das Argument nicht.
reason-schuh-stolen-here = Alle Teiler einer Zahl sind noch da
reason-cram = Symmetrie: Das Brett sieht nach einer halben Drehung gleich aus. Wer jeden Dominostein mit seinem Bild unter der halben Drehung beantwortet, hat immer eine Antwort und macht so den letzten Zug.
reason-cram-lost = Kein Dominostein kann sein eigenes Bild bedecken, also kann der Gegner des Spielers am Zug so antworten
reason-cram-won = Nur ein Dominostein in der Mitte bedeckt sein eigenes Bild: Der Spieler am Zug legt ihn zuerst und antwortet von da an so
answer-cram = Beantworte jeden Dominostein mit seinem Bild unter der halben Drehung des Bretts.
reason-nimble = Eine Münze auf dem Feld s ist ein Nim-Haufen von s Münzen: Sie kann auf jedes der Felder 0 bis s-1 ziehen.
# $sum: an equation such as “2 xor 3 = 1”, or a number.
reason-nimble-here = Die Nim-Summe der Felder ist { $sum }
aim-nimble = bring die Nim-Summe der Felder auf 0
reason-selective = Nur gerade und ungerade zählen. Der Spieler am Zug verliert genau dann, wenn alle Haufen gerade sind: Von dort macht jeder Zug einen Haufen ungerade, und dann macht je eine Münze von jedem ungeraden Haufen wieder alle gerade.
reason-selective-even = Alle Haufen sind gerade
reason-selective-one-odd = Haufen { $place } ist ungerade, sonst keiner
# $places: such as “1 and 3”.
reason-selective-odd = Die Haufen { $places } sind ungerade
aim-selective = mach alle Haufen gerade: Nimm von jedem ungeraden Haufen eine Münze
answer-selective = Nimm eine Münze von jedem der Haufen, die der Gegner gerade gewählt hat.
reason-additions = Zugaben ändern nichts: Wer ohne sie gewinnt, nimmt die dazugelegten Münzen sofort weg. Also zählen nur die Haufen, wie bei Nim.
aim-additions = bring die Nim-Summe der Haufen auf 0
answer-additions = Wenn der Gegner Münzen dazulegt, nimm dieselben Münzen weg; sonst spiel wie bei Nim.
reason-cake = Die Zeilen über und unter dem vergifteten Stück und die Spalten links und rechts davon sind vier Nim-Haufen: Ein Schnitt isst beliebig viele von einem und lässt die anderen stehen.
# The name of a heap in a sum: the rows or columns on one side of the poisoned piece.
reason-cake-side = { $side ->
    [top] Zeilen darüber
    [bottom] Zeilen darunter
    [left] Spalten links
   *[right] Spalten rechts
}
aim-cake = bring die Nim-Summe der vier Seiten auf 0
reason-staircase = Nur die Münzen auf den geraden Stufen zählen, und sie zählen als Nim-Haufen. Münzen auf einer ungeraden Stufe ändern nichts: Gehen sie auf eine gerade Stufe hinunter, so gehen dieselben Münzen sofort weiter, und die geraden Stufen sind wie zuvor.
# The name of a heap in a sum.
reason-staircase-stair = Stufe { $stair }
reason-staircase-empty = Auf geraden Stufen liegt keine Münze: Die Nim-Summe ist 0
reason-staircase-one = Von den geraden Stufen hat nur Stufe { $stair } Münzen: Die Nim-Summe ist { $sum }
# $stairs: such as “2 and 4”; $sum: such as “2 xor 3 = 1”.
reason-staircase-several = Die geraden Stufen mit Münzen sind { $stairs }: { $sum }
aim-staircase = bring die Nim-Summe der geraden Stufen auf 0
answer-staircase = Einen Zug auf eine gerade Stufe beantworte, indem du dieselben Münzen weiterziehst. Einen Zug von einer geraden Stufe beantworte wie bei Nim: Bring die Nim-Summe der geraden Stufen wieder auf 0.
reason-silver-dollar = Betrachte die Lücken, die freien Felder links von jeder Münze. Bilde von rechts her Paare von Münzen: die letzten zwei, die zwei davor und so weiter; bleibt die erste Münze allein, so bildet sie ein Paar mit dem Ende des Streifens. Nur die Lücke innerhalb jedes Paares zählt, als Nim-Haufen. Zieht die linke Münze eines Paares weg, so folgt ihr die rechte ebenso weit, und die Lücke ist wie zuvor.
# The name of a heap in a sum: the gap left of the coin on this square.
reason-silver-dollar-gap = links von { $coin }
reason-silver-dollar-no-coin = Es gibt keine Münze: Die Nim-Summe ist 0
reason-silver-dollar-one-gap = Die einzige Lücke hat die Größe { $sum }
# $gaps and $coins: such as “0, 2 and 4”; $sum: such as “0 xor 4 = 4”.
reason-silver-dollar-gaps = Von links nach rechts haben die Lücken { $gaps } Felder. Es zählen die links von den Münzen auf { $coins }: { $sum }
aim-silver-dollar = bring die Nim-Summe der Lücken, die zählen, auf 0
answer-silver-dollar = Zieht der Gegner die linke Münze eines Paares, so zieh die rechte ebenso weit. Verkleinert der Gegner eine Lücke, die zählt, so bring die Nim-Summe dieser Lücken wieder auf 0, wie bei Nim.
reason-moore = { $most ->
    [1] Schreib die Haufen binär untereinander und zähle die Einsen in jeder Spalte. Ein Zug ändert einen Haufen. Der Spieler am Zug verliert genau dann, wenn die Anzahl der Einsen in jeder Spalte ein Vielfaches von { $modulus } ist: Von dort zerstört jeder Zug das in der höchsten Spalte, die er ändert, denn er nimmt ihr eine Eins; und von überall sonst macht ein Zug alle Spalten zu Vielfachen von { $modulus }.
   *[other] Schreib die Haufen binär untereinander und zähle die Einsen in jeder Spalte. Ein Zug ändert bis zu { $most } Haufen. Der Spieler am Zug verliert genau dann, wenn die Anzahl der Einsen in jeder Spalte ein Vielfaches von { $modulus } ist: Von dort zerstört jeder Zug das in der höchsten Spalte, die er ändert, denn er nimmt ihr 1 bis { $most } Einsen; und von überall sonst macht ein Zug alle Spalten zu Vielfachen von { $modulus }.
}
# $counts: such as “3, 3 and 4”.
reason-moore-lost = Die Anzahlen der Einsen in den Spalten sind { $counts }: alle Vielfache von { $modulus }
reason-moore-won = Die Anzahlen der Einsen in den Spalten sind { $counts }: { $count } ist kein Vielfaches von { $modulus }
reason-moore-no-coin = Keine Münze ist mehr da
aim-moore = mach die Anzahl der Einsen in jeder Binärspalte zu einem Vielfachen von { $modulus }
answer-moore = Mach nach jedem Zug alle Spalten wieder zu Vielfachen von { $modulus }.
