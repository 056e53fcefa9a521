explore-title = Erkunden
explore-about = Gib ein, was du wissen willst: ein Spiel, eine Regel, eine Stellung, eine Liste von Zahlen. Die Seite antwortet, wer gewinnt, mit dem Gesetz und mit dem Beweis.
explore-box = Frage nach
explore-placeholder = kayles, 0.77, nim : 3,4,5, n -> n-1 | floor(n/2), 0,1,2,3,1,4, 5*9+3
explore-hint = Ein Name, ein Code, eine Regel, eine Stellung, eine Summe, eine Liste von Werten, ein Nimber-Ausdruck oder ein Zustandsgraph.
explore-open-file = Datei öffnen…
explore-clear = Leeren
explore-bad-file = Die Seite kann diese Datei nicht lesen.
explore-examples = Probiere eines davon
explore-example-name = Ein Spiel mit seinem Namen: sein Gesetz, seine Werte, sein Beweis.
explore-example-code = Ein Wegnehm-und-Teil-Code: eine Ziffer für jede Anzahl von Münzen, die man nehmen darf.
explore-example-rule = Eine eigene Regel: was ein Zug von einem Haufen mit n übrig lässt.
explore-example-pair = Ein Spiel mit zwei Zahlen: eine Karte seiner Stellungen.
explore-example-position = Eine Stellung: wer gewinnt, mit welchem Zug und warum.
explore-example-sum = Eine Summe von zwei Spielen: was jedes wert ist.
explore-example-values = Eine Liste von Werten: Welches Spiel hat sie?
explore-example-nimber = Rechnen mit Nimbern, bei denen 3 + 3 gleich 0 ist.
explore-example-graph = Ein Zustandsgraph als Text: CSV, DOT oder JSON.
explore-read-as-rule = Als Regel gelesen.
explore-read-as-position = Als Stellung gelesen.
explore-read-as-family = Als Familie von Regeln gelesen.
explore-read-as-row = Als Reihe von Stellungen gelesen.
explore-read-as-values = Als Liste von Werten gelesen.
explore-read-as-nimber = Als Nimber-Ausdruck gelesen.
explore-read-as-graph = Als Zustandsgraph gelesen.
explore-read-meant = Gelesen als { $meant }.
explore-instead-rule = Als Regel lesen
explore-instead-position = Als Nim-Haufen lesen
explore-instead-family = Als Familie von Regeln lesen
explore-instead-row = Als Reihe von Stellungen lesen
explore-instead-values = Als Liste von Werten lesen
explore-instead-nimber = Als Nimber-Ausdruck lesen
explore-instead-graph = Als Zustandsgraph lesen
explore-back = Alles dazu
explore-deeper = Mehr dazu
explore-links = Damit weitermachen
explore-to-play = Spielen
explore-to-graph = Zustandsgraph
explore-to-worksheet = Arbeitsblatt
explore-to-game = Die Seite des Spiels
explore-about-rule = Was ist das für ein Spiel?
explore-sample = Eine Stellung:
explore-law-asks = Welches Gesetz ergibt den Wert jedes Haufens?
explore-pairs-law-asks = Welches Gesetz ergibt alle P-Stellungen?
explore-at-asks = Was ist ein Haufen beliebiger Größe wert?
explore-values = Nim-Werte
explore-values-asks = Was ist jeder Haufen wert, und warum?
explore-plot-asks = Wie wachsen die Werte?
explore-map-asks = Was ist jedes Zahlenpaar wert?
explore-proof-asks = Warum gilt das Gesetz für alle Haufen?
explore-open-proof = Den Beweis zeigen
explore-tried = Was versucht wurde
explore-tried-asks = Warum wird kein Gesetz behauptet?
explore-open-tried = Zeigen, was versucht wurde
explore-machine = Der Automat
explore-machine-of-mode = Der Automat für Modus { $mode }
explore-machine-asks = Wie liest der Automat eine Zahl?
explore-machine-label = { $count ->
    [one] Ein Automat mit { $count } Zustand
   *[other] Ein Automat mit { $count } Zuständen
}
explore-machine-large = { $count ->
    [one] Der Automat hat { $count } Zustand. Das ist zu viel für ein Bild.
   *[other] Der Automat hat { $count } Zustände. Das sind zu viele für ein Bild.
} Der Beweis enthält die Liste.
explore-machine-value-about = Die Zahl in einem Zustand ist der Wert eines Haufens, dessen Ziffern dort enden. An den Pfeilen stehen Ziffern.
explore-machine-yes-about = Ein Haken bedeutet ja: Zahlen, deren Ziffern dort enden, haben die Eigenschaft. An den Pfeilen stehen Ziffern, eine von jeder Zahl.
explore-machine-trap = Wo ein Pfeil fehlt, ist die Antwort nein, egal was folgt.
explore-machine-step = Eine Ziffer lesen
explore-machine-all = Alle lesen
explore-machine-reset = Von vorn
explore-machine-digits = Die Ziffern, die der Automat liest, von rechts nach links
explore-machine-in = Der Automat ist im Zustand { $state }.
explore-machine-value = Alle Ziffern sind gelesen: Ein Haufen von { $heap } hat den Nim-Wert { $value }.
explore-machine-accepts = Alle Ziffern sind gelesen: ({ $x }, { $y }) { $accepts ->
    [yes] ist eine P-Stellung. Wer am Zug ist, verliert.
   *[no] ist keine P-Stellung. Wer am Zug ist, gewinnt.
}
explore-machine-equals = Alle Ziffern sind gelesen: { $accepts ->
    [yes] Ein Haufen von { $x } hat den Nim-Wert { $y }.
   *[no] Ein Haufen von { $x } hat nicht den Nim-Wert { $y }.
}
explore-same = Spiele mit denselben Werten
explore-same-asks = Ist das ein bekanntes Spiel in Verkleidung?
explore-comparing = Vergleich mit bekannten Spielen
explore-oeis = In der On-Line Encyclopedia of Integer Sequences:
explore-oeis-first = (ab Haufen { $heap })
explore-few-values = { $count ->
    [one] Nur { $count } Wert ist gegeben, und in ihm stimmen viele Spiele überein.
   *[other] Nur { $count } Werte sind gegeben, und in ihnen stimmen viele Spiele überein.
} Mehr Werte sagen mehr.
explore-zeros = Alle Werte sind 0, also verliert immer, wer am Zug ist.
explore-no-match = { $count ->
    [one] Die Seite hat { $count } Regel verglichen. Sie hat diese Werte nicht.
   *[other] Die Seite hat { $count } Regeln verglichen. Keine hat diese Werte.
}
explore-more-matches = { $count ->
    [one] { $count } weiterer Treffer
   *[other] { $count } weitere Treffer
}
explore-near = Spiele, die anfangs übereinstimmen
explore-near-differs = weicht bei Haufen { $heap } ab: hier { $here }, dort { $there }.
explore-misere = Misère-Spiel
explore-misere-asks = Wer gewinnt bei einem Haufen, wenn verliert, wer zuletzt zieht?
explore-sparse = Der dünne Raum
explore-sparse-asks = Welche Haufen sind selten?
explore-open-sparse = Bis Haufen { $heaps } berechnen
explore-no-sparse = Die bisher berechneten Werte haben keinen dünnen Raum.
explore-mask = Ein Nim-Wert ist selten, wenn er unter der Maske { $mask } gerade viele Einsen hat. Andere Werte sind häufig. Die Maske ist binär, und die Punkte wiederholen ihre erste Ziffer.
explore-rare = { $count ->
    [one] { $count } Haufen unter den ersten { $heaps } hat einen seltenen Wert.
   *[other] { $count } Haufen unter den ersten { $heaps } haben seltene Werte.
}
explore-last-rare = Der letzte seltene Haufen ist { $heap }, mit dem Nim-Wert { $value }.
explore-maximum = Der größte Nim-Wert ist { $value }, zuerst bei Haufen { $heap }.
explore-first-rares = Die ersten seltenen Haufen mit ihren Werten
explore-code = Als Programm
explore-code-asks = Wie berechne ich das in meinem eigenen Programm?
explore-code-languages = Programmiersprache
explore-writing-code = Das Programm wird geschrieben
explore-copy-code = Programm kopieren
explore-save = Zitieren und sichern
explore-save-asks = Welcher Satz steht dahinter, und wie zitiere ich ihn?
explore-bibtex = BibTeX
explore-copy-bibtex = BibTeX kopieren
explore-save-certificate = Zertifikat sichern
explore-certificate-about = Ein anderes Programm kann es prüfen, ohne diesem zu vertrauen.
explore-no-certificate = Zu dieser Antwort gibt es kein Zertifikat.
explore-winner-asks = Wer gewinnt, und warum?
explore-winning-move = Ein Gewinnzug: { $move }.
explore-why-zero = Die Nim-Summe der Nim-Werte ist 0, also gibt es auf jeden Zug eine Antwort, die gewinnt.
explore-why-not-zero = Die Nim-Summe der Nim-Werte ist { $sum }. Ein Zug, der sie zu 0 macht, gewinnt.
explore-columns-asks = Wie addieren sich die Teile?
explore-moves-asks = Was bewirkt jeder Zug?
explore-open-moves = Alle Züge zeigen
explore-rules = Die Regeln
explore-rules-asks = Welches Gesetz steht hinter den Werten?
explore-list = Eine Liste von Werten
explore-list-asks = Welches Spiel hat diese Werte?
explore-list-law-asks = Welchem Gesetz scheinen die Werte zu folgen?
explore-list-no-law = Es sind zu wenige Werte, oder sie folgen keinem einfachen Gesetz.
explore-family = Eine Familie von Regeln
explore-family-asks = Welches Gesetz haben alle diese Regeln?
explore-family-no-law = Ein Gesetz für die ganze Familie ist hier nicht bekannt.
explore-seen-in = Beobachtet in:
explore-nimber = Nimber
explore-nimber-asks-nimber = Welcher Nimber ist das?
explore-nimber-asks-order = Welche Potenz dieses Nimbers ist 1?
explore-nimber-asks-roots = Welche Nimber lösen x² + x = c?
explore-no-roots = kein Nimber, den die Seite kennt
explore-nimber-field = Alle Zahlen liegen im Körper der Nimber mit { $bits } Bits.
explore-nimber-about = ⊕ addiert binär ohne Übertrag. ⊗ ist das Produkt von Conway: Mit ihm bilden die Nimber einen Körper.
explore-binary = Binär:
explore-graph = Dein Zustandsgraph
explore-graph-asks = Wer gewinnt von jedem Knoten aus?
explore-graph-as-position = Als Stellung
explore-node = Knoten
explore-node-winner = Wer gewinnt
explore-node-moves = Beste Züge
explore-node-misere = Misère-Spiel
explore-more-nodes = { $count ->
    [one] In der Datei ist { $count } weiterer Knoten.
   *[other] In der Datei sind { $count } weitere Knoten.
}
