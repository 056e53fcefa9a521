### Hinweise und die Wörter der Züge.
###
### A hint is an order or a clause. It begins with a small letter and has no full stop, for more may follow; a hint that
### begins with a capital letter is whole sentences.

hint-leave-lost = hinterlasse eine Stellung, in der jeder Zug verliert
hint-leave-lost-for-opponent = hinterlasse eine Stellung, die für den Gegner verloren ist
hint-every-move-loses = kein Zug gewinnt: jeder Zug hinterlässt eine Stellung, die der Gegner gewinnt
hint-nim-sum-is-zero = kein Zug gewinnt: die Nim-Summe ist 0
hint-no-move-wins = kein Zug gewinnt
hint-keep-tie = kein Zug gewinnt: halte das Unentschieden
hint-keep-draw = kein Zug gewinnt: halte das Remis
# $reason: a whole clause that says why, of the reasons (reason.ftl) or of misère Nim below.
hint-no-move-wins-because = kein Zug gewinnt. { $reason }

hint-over-tie = kein Zug mehr möglich: niemand hat gewonnen
hint-over-lost = kein Zug mehr möglich: der Spieler am Zug hat verloren
hint-over-won = kein Zug mehr möglich: der Spieler am Zug hat gewonnen

# $heaps: one of the phrases hint-heaps-… below.
hint-leave = lass { $heaps } übrig
# $heap: a number of coins; $heaps: one of the phrases hint-heaps-… below.
hint-lost-heap = kein Zug gewinnt: { $heap } ist { $heaps }

hint-heaps-nothing = nichts
# $numbers: a list of numbers, such as “1, 2 or 5”.
hint-heaps-coins = { $count ->
    [one] { $numbers } Münze
   *[other] { $numbers } Münzen
}
hint-heaps-parity = { $parity ->
    [odd] eine ungerade Zahl
   *[even] eine gerade Zahl
}
hint-heaps-multiple = ein Vielfaches von { $modulus }
# $residues: a list of numbers, such as “0 or 2”.
hint-heaps-more-than-multiple = ein Vielfaches von { $modulus } plus { $residues }
hint-heaps-range-more-than-multiple = ein Vielfaches von { $modulus } plus { $first } bis { $last }
hint-heaps-zeros-binary = { $parity ->
    [odd] eine Zahl, die binär auf eine ungerade Anzahl von Nullen endet
   *[even] eine Zahl, die binär auf eine gerade Anzahl von Nullen endet
}
hint-heaps-zeros-base = { $parity ->
    [odd] eine Zahl, die zur Basis { $base } auf eine ungerade Anzahl von Nullen endet
   *[even] eine Zahl, die zur Basis { $base } auf eine gerade Anzahl von Nullen endet
}
# $exponent: odd, even, or any.
hint-heaps-power = { $exponent ->
    [odd] eine Potenz von { $base } mit ungeradem Exponenten
    [even] eine Potenz von { $base } mit geradem Exponenten
   *[any] eine Potenz von { $base }
}
hint-heaps-less-than-power = { $exponent ->
    [odd] { $less } weniger als eine Potenz von { $base } mit ungeradem Exponenten
    [even] { $less } weniger als eine Potenz von { $base } mit geradem Exponenten
   *[any] { $less } weniger als eine Potenz von { $base }
}
# Two of these phrases, or more: $first may be such a list itself.
hint-heaps-either = { $first } oder { $second }

hint-make-last-move = mach den letzten Zug
hint-make-nim-sum-zero = bring die Nim-Summe auf 0
# $change: such as “heap 3 to 1”, or “5 → 4 (take 1)”.
hint-make-nim-sum-zero-by = bring die Nim-Summe auf 0: { $change }
hint-make-nim-sum-zero-by-and-copy = bring die Nim-Summe auf 0: { $change }, und ahme jeden Zug des Gegners im anderen Teil nach
hint-leave-copies = hinterlasse zwei gleiche Teile und ahme jeden Zug des Gegners im anderen Teil nach
move-heap-to = Haufen { $from } auf { $to }

# A hint in steps: a clause as a sentence.
hint-sentence = { $clause }.
hint-move-in-heap = Zieh im Haufen { $heap }.
# $game: a rule or the name of a game.
hint-move-in-heap-of-game = Zieh im Haufen { $heap } von { $game }.
hint-move-in-game = Zieh in { $game }.

## Misère Nim.

counted-heaps-of-one = { $count ->
    [0] kein Einerhaufen
    [one] ein Einerhaufen
   *[other] { $count } Einerhaufen
}
hint-misere-over = Keine Münze ist mehr da, und im Misère-Spiel gewinnt, wer nicht ziehen kann: Der andere hat die letzte Münze genommen.
# $ones: such as “2 heaps of one”.
hint-misere-only-ones = { $parity ->
    [even] Nur Haufen mit einer Münze sind übrig: { $ones }, eine gerade Anzahl. Sie werden einer nach dem anderen genommen; der andere Spieler nimmt den letzten und verliert.
   *[odd] Nur Haufen mit einer Münze sind übrig: { $ones }, eine ungerade Anzahl. Sie werden einer nach dem anderen genommen; der Spieler am Zug nimmt den letzten und verliert.
}
hint-misere-look-only-ones = Nur Haufen mit einer Münze sind übrig
hint-misere-one-large = { $parity ->
    [even] Genau ein Haufen hat mindestens zwei Münzen, der Haufen { $heap }; außerdem: { $ones }. Jetzt kommt es darauf an: Hinterlasse eine ungerade Anzahl von Einerhaufen. { $count } ist gerade, also lass vom Haufen { $heap } 1 Münze übrig.
   *[odd] Genau ein Haufen hat mindestens zwei Münzen, der Haufen { $heap }; außerdem: { $ones }. Jetzt kommt es darauf an: Hinterlasse eine ungerade Anzahl von Einerhaufen. { $count } ist ungerade, also nimm alle { $heap } Münzen.
}
hint-misere-look-one-large = Genau ein Haufen hat mindestens zwei Münzen, der Haufen { $heap }; außerdem: { $ones }. Jetzt kommt es darauf an
hint-misere-several-large-lost = { $count ->
    [one] { $count } Haufen hat mindestens zwei Münzen, und die Nim-Summe ist 0: verloren, wie im normalen Spiel.
   *[other] { $count } Haufen haben mindestens zwei Münzen, und die Nim-Summe ist 0: verloren, wie im normalen Spiel.
}
hint-misere-several-large = { $count ->
    [one] { $count } Haufen hat mindestens zwei Münzen, also spiel wie im normalen Spiel: Die Nim-Summe ist { $sum }, bring sie auf 0.
   *[other] { $count } Haufen haben mindestens zwei Münzen, also spiel wie im normalen Spiel: Die Nim-Summe ist { $sum }, bring sie auf 0.
}
hint-misere-look-several-large = { $count ->
    [one] { $count } Haufen hat mindestens zwei Münzen, also spiel wie im normalen Spiel
   *[other] { $count } Haufen haben mindestens zwei Münzen, also spiel wie im normalen Spiel
}
