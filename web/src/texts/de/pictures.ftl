### Bilder, auf denen man spielt: Haufen, Reihen von Münzen, Bretter.

pictures-label = Die Stellung als Bild
pictures-heaps = Haufen von { $rule }
pictures-heap = Haufen { $number }: { $size }
pictures-move-of-heap = { $words }, Haufen { $heap }
pictures-heap-help = Die Pfeiltasten gehen von Münze zu Münze. Enter nimmt eine Münze und die Münzen darüber.
pictures-coin = { $taken } nehmen, { $left } übrig lassen
pictures-coins-all = { $taken ->
    [one] { $taken } Münze nehmen, die einzige
   *[other] alle { $taken } Münzen nehmen
}
pictures-coin-no-move = kein Zug lässt { $left } übrig
pictures-empty = leer
pictures-leave = Übrig
pictures-leave-of = Wie viele Münzen von { $size } übrig bleiben
pictures-take = Ziehen
pictures-no-such-move = Kein Zug lässt so viele Münzen übrig.
pictures-more-heaps = { $count ->
    [one] Es gibt noch { $count } Haufen. Seine Züge stehen in der Liste.
   *[other] Es gibt noch { $count } Haufen. Ihre Züge stehen in der Liste.
}
pictures-touch-mode = Berühren
pictures-mode-take = nimmt Münzen
pictures-mode-split = teilt den Haufen
pictures-split = in { $above } und { $below } teilen
pictures-at-most = { $count ->
    [one] Dieser Zug darf nur { $count } Münze nehmen.
   *[other] Dieser Zug darf höchstens { $count } Münzen nehmen.
}
pictures-pins = Reihen von { $rule }
pictures-pin-row = Reihe { $number }: { $pins ->
    [one] { $pins } Kegel
   *[other] { $pins } Kegel
}
pictures-pin-help = Die Pfeiltasten gehen eine Reihe entlang und zur nächsten. Enter wählt einen Kegel oder eine Lücke.
pictures-pin = { $look ->
    [squares] Feld { $number } von { $pins }
    [coins] Münze { $number } von { $pins }
   *[pins] Kegel { $number } von { $pins }
}
pictures-gap = Die Reihe teilen: { $left } und { $right }
pictures-pin-choice = Berühre den Kegel noch einmal, um ihn allein zu nehmen, berühre einen Nachbarn, um beide zu nehmen, oder wähle:
pictures-row = Eine Reihe von Münzen, { $rule }
pictures-row-help = Berühre die Münzen, die du umdrehen willst. Berühre die letzte noch einmal, wenn der Zug vollständig ist.
pictures-face = Platz { $place }: { $face ->
    [heads] Kopf
   *[tails] Zahl
}
pictures-board = Das Brett: { $game }
pictures-board-of-squares = { $game }: { $rows ->
    [one] ein Streifen mit { $columns } Feldern
   *[other] ein Brett mit { $rows } Zeilen und { $columns } Spalten
}, { $free ->
    [one] { $free } Feld ist frei
   *[other] { $free } Felder sind frei
}
pictures-gather-help = Berühre alles, was dein Zug nimmt, und bestätige ihn dann. Eine zweite Berührung macht die erste rückgängig.
pictures-complete = Ist das dein Zug?
pictures-board-help = Berühre den Teil, den du ändern willst, oder das Feld, auf das du ziehen willst. Auf der Tastatur nimm die Pfeiltasten und Enter. Auch in der Liste stehen alle Züge.
pictures-enter-plays = Mit Enter ziehst du { $move }.
pictures-moves-here = { $count } Züge ändern diese Stelle: { $moves }
pictures-nothing-there = Kein Zug ändert diese Stelle.
pictures-several = Mehrere Züge passen. Welcher?
pictures-several-board = Mehrere Züge passen. Berühre eine weitere Stelle oder wähle:
pictures-none = Keiner davon
pictures-loading = Das Brett wird gezeichnet
pictures-last-wins = Wer zuletzt zieht, gewinnt.
pictures-last-loses = Wer zuletzt zieht, verliert.
pictures-take-range = Nimm { $from } bis { $to } Münzen von einem Haufen.
pictures-about-game = Mehr über { $game }
pictures-convention = Wer gewinnt
pictures-normal = wer zuletzt zieht, gewinnt (normales Spiel)
pictures-misere = wer zuletzt zieht, verliert (Misère-Spiel)
pictures-labelled = die Regeln sagen am Ende, wer gewinnt
pictures-no-picture = Zu diesem Spiel gibt es kein Bild, auf dem man spielen kann. Nimm die Liste der Züge.

# Züge in Worten. Sie stehen auf Knöpfen und hinter dem Namen eines Spielers.
pictures-words-domino-across = Domino in Zeile { $row }, Spalten { $first }–{ $last }
pictures-words-domino-down = Domino in Spalte { $column }, Zeilen { $first }–{ $last }
pictures-words-stone = Stein von Zeile { $row }, Spalte { $column } nach Zeile { $toRow }, Spalte { $toColumn }
pictures-words-bite = Biss bei Zeile { $row }, Spalte { $column }
pictures-words-mark = { $mark } auf Feld { $cell }
pictures-words-vertex = { $vertex } und alle Nachbarn nehmen
pictures-words-edge = die Kante von { $from } nach { $to } nehmen
pictures-words-cut = die Kante von { $from } nach { $to } zerschneiden
pictures-words-go = von { $from } nach { $to }
pictures-words-above = { $element } und alles darüber nehmen
pictures-words-multiples = { $element } und alle Vielfachen nehmen
pictures-words-heap-to = Haufen { $heap } auf { $left }
pictures-words-one-each = { $count ->
    [one] eine Münze von Haufen { $heaps }
   *[other] je eine Münze von den Haufen { $heaps }
}
pictures-words-cake = { $side ->
    [top] { $lines ->
        [one] oben { $lines } Zeile abschneiden
       *[other] oben { $lines } Zeilen abschneiden
    }
    [bottom] { $lines ->
        [one] unten { $lines } Zeile abschneiden
       *[other] unten { $lines } Zeilen abschneiden
    }
    [left] { $lines ->
        [one] links { $lines } Spalte abschneiden
       *[other] links { $lines } Spalten abschneiden
    }
   *[right] { $lines ->
        [one] rechts { $lines } Spalte abschneiden
       *[other] rechts { $lines } Spalten abschneiden
    }
}
pictures-words-coin = Münze von { $from } nach { $to }
pictures-words-knight = Springer von { $from } nach { $to }
pictures-words-stairs = { $coins ->
    [one] { $coins } Münze von Stufe { $from } auf Stufe { $to }
   *[other] { $coins } Münzen von Stufe { $from } auf Stufe { $to }
}
pictures-words-corners = die Ecken von { $from } und { $to } umdrehen
pictures-words-tuple = auf { $to }
