learn-multiples-title = Das 21er-Spiel
learn-multiples-about = Nimm 1, 2 oder 3 Münzen. Wer die letzte Münze nimmt, gewinnt. Kannst du immer gewinnen?
learn-multiples-play = Es liegen 21 Münzen da. In jedem Zug nimmst du 1, 2 oder 3 davon. **Wer die letzte Münze nimmt, gewinnt.** Du beginnst. Spiele ein paar Mal und achte darauf, wie viele Münzen übrig sind, wenn es für dich gut läuft.
learn-multiples-guess = Berühre jede Anzahl von Münzen, bei der **verliert, wer am Zug ist**, wenn der andere Spieler keinen Fehler macht. Eine solche Zahl heißt [P-Stellung|p-position], alle anderen sind [N-Stellungen|n-position]. Fang bei 0 an: Von nichts kann niemand eine Münze nehmen.
learn-multiples-strip = Anzahl der Münzen, 0 bis 21
learn-multiples-why-1 = **Die Vielfachen von 4 verlieren.** Wenn dein Gegner vor einem Vielfachen von 4 steht und 1 nimmt, nimmst du 3. Nimmt er 2, nimmst du 2. Nimmt er 3, nimmst du 1. Zusammen nehmt ihr 4, und dein Gegner steht wieder vor einem Vielfachen von 4. Am Ende ist dieses Vielfache die 0.
learn-multiples-groups = 21 Münzen: eine Münze und fünf Vierergruppen
learn-multiples-why-2 = Bei 21 nimmst du also 1. Die übrigen Münzen bilden Vierergruppen, und du beendest immer die Gruppe, die dein Gegner angebrochen hat.
learn-multiples-why-3 = Warum 4? Weil 4 um eins größer ist als die größte Zahl, die du nehmen darfst. Ändere die Regel und sieh dir den Streifen an:
learn-multiples-most = Höchstzahl pro Zug
learn-multiples-law = Nimm 1 bis { $most }: Die Vielfachen von { $step } verlieren.
learn-multiples-strip-of = P-Stellungen, wenn du 1 bis { $most } nimmst
learn-multiples-task-who = Es liegen { $coins } Münzen da. Ein Zug nimmt 1, 2 oder 3. Wer gewinnt, wenn niemand einen Fehler macht?
learn-multiples-task-who-why = { $rest ->
    [0] { $coins } ist ein Vielfaches von 4: Wer am Zug ist, verliert.
    [one] { $coins } ist kein Vielfaches von 4. Wer am Zug ist, nimmt { $rest } Münze und hinterlässt ein Vielfaches von 4.
   *[other] { $coins } ist kein Vielfaches von 4. Wer am Zug ist, nimmt { $rest } Münzen und hinterlässt ein Vielfaches von 4.
}
learn-multiples-task-move = Ein Zug nimmt 1, 2 oder 3 Münzen. Mach einen Zug, der gewinnt.
learn-multiples-task-take = Es liegen { $coins } Münzen da. Ein Zug nimmt 1 bis { $most }. Wie viele Münzen nimmst du, um zu gewinnen?
learn-multiples-task-take-why = Die Vielfachen von { $step } verlieren. { $coins } − { $take } = { $left } ist ein Vielfaches von { $step }. Nimm also { $take }.
