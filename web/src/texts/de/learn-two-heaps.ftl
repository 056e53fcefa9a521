learn-two-heaps-title = Mach es deinem Gegner nach
learn-two-heaps-about = Zwei gleiche Haufen, ein Brett mit Dominosteinen, eine Reihe Kegel: Manchmal ist es die beste Strategie, ein Spiegel zu sein.
learn-two-heaps-play = Das ist Nim: Nimm so viele Münzen, wie du willst, aber nur von einem Haufen. Wer die letzte Münze nimmt, gewinnt. Die Engine beginnt, mit zwei gleichen Haufen. Kannst du sie schlagen? Probiere danach die beiden anderen Spiele.
learn-two-heaps-nim = Zwei Haufen
learn-two-heaps-cram = Domino
learn-two-heaps-kayles = Kegel
learn-two-heaps-guess = Zwei Haufen mit 6 Münzen. Dein Gegner nimmt 4 Münzen vom linken Haufen. Was tust du?
learn-two-heaps-guess-rest = Die letzten 2 Münzen vom linken Haufen nehmen
learn-two-heaps-guess-rest-reply = Dann bleibt ein Haufen mit 6 übrig, und dein Gegner nimmt ihn ganz.
learn-two-heaps-guess-all = Alle 6 Münzen vom rechten Haufen nehmen
learn-two-heaps-guess-all-reply = Dann bleiben 2 Münzen übrig, und dein Gegner nimmt beide.
learn-two-heaps-guess-copy = 4 Münzen vom rechten Haufen nehmen
learn-two-heaps-guess-copy-reply = Jetzt sind die Haufen wieder gleich. Was dein Gegner auch als Nächstes tut, du kannst es nachmachen.
learn-two-heaps-why-1 = **Gleiche Haufen verlieren.** Was der Spieler am Zug auch von einem Haufen nimmt, der andere nimmt ebenso viel vom anderen Haufen. Der zweite Spieler hat also immer eine Antwort und zieht zuletzt. Sind die Haufen nicht gleich, so macht der Spieler am Zug sie gleich und wird selbst zum Nachahmer.
learn-two-heaps-why-2 = Derselbe Trick geht auf Brettern. Auf einem Dominobrett (Cram) mit gerader Zeilenzahl **und** gerader Spaltenzahl drehst du den Stein deines Gegners um 180° um die Mitte des Bretts und legst deinen dorthin. Der Platz ist immer frei. Also gewinnt der zweite Spieler. Versuche unten, die Kopie zu schlagen. Ist nur eine der beiden Zahlen gerade, so legt der erste Spieler einen Stein genau in die Mitte und ahmt von da an nach.
learn-two-heaps-mirror = Ein Brett mit vier mal vier Feldern, auf dem die Seite deine Dominosteine nachahmt
learn-two-heaps-mirror-first = Sei der erste Spieler: Berühre ein Feld und dann ein Nachbarfeld, um einen Stein zu legen. Die Seite macht es dir nach.
learn-two-heaps-mirror-second = Berühre jetzt einen Nachbarn dieses Feldes.
learn-two-heaps-mirror-over = Für einen weiteren Stein ist kein Platz, und du bist am Zug. Der Nachahmer gewinnt!
learn-two-heaps-mirror-again = Brett leeren
learn-two-heaps-square = Zeile { $row }, Spalte { $column }: { $state ->
    [yours] dein Stein
    [copy] die Kopie
    [chosen] gewählt
   *[free] frei
}
learn-two-heaps-why-3 = Bei Kayles wirfst du einen Kegel oder zwei benachbarte um. **Eine einzelne Reihe gewinnt immer der erste Spieler:** Wirf den mittleren Kegel oder die beiden mittleren um. Es bleiben zwei gleiche Reihen, und nun machst du alles nach.
learn-two-heaps-why-4 = Vorsicht: Nachahmen klappt nur, wenn der Zug deines Gegners dir deine Antwort nie wegnehmen kann. Genau das musst du beweisen, mehr nicht.
learn-two-heaps-task-nim = Nim mit zwei Haufen. Mach einen Zug, der gewinnt.
learn-two-heaps-task-cram = Zwei Spieler legen Dominosteine auf ein leeres Brett mit { $rows } Zeilen und { $columns } Spalten. Wer keinen mehr legen kann, verliert. Wer gewinnt?
learn-two-heaps-task-cram-even = Beide Zahlen sind gerade. Der zweite Spieler dreht jeden Stein um 180° um die Mitte und findet den Platz immer frei.
learn-two-heaps-task-cram-odd = Nur eine der Zahlen ist gerade. Der erste Spieler legt einen Stein genau in die Mitte und ahmt von da an nach.
learn-two-heaps-task-kayles = Kayles: Wirf einen Kegel oder zwei benachbarte um. Mach einen Zug, der gewinnt.
