### Pistas y palabras de las jugadas.
###
### A hint is an order or a clause. It begins with a small letter and has no full stop, for more may follow; a hint that
### begins with a capital letter is whole sentences.

hint-leave-lost = deja una posición desde la que toda jugada pierde
hint-leave-lost-for-opponent = deja una posición perdida para el rival
hint-every-move-loses = ninguna jugada gana: toda jugada deja una posición que gana el rival
hint-nim-sum-is-zero = ninguna jugada gana: la suma nim es 0
hint-no-move-wins = ninguna jugada gana
hint-keep-tie = ninguna jugada gana: conserva el empate
hint-keep-draw = ninguna jugada gana: conserva las tablas
# $reason: a whole clause that says why, of the reasons (reason.ftl) or of misère Nim below.
hint-no-move-wins-because = ninguna jugada gana. { $reason }

hint-over-tie = no queda ninguna jugada: nadie ha ganado
hint-over-lost = no queda ninguna jugada: el jugador en turno ha perdido
hint-over-won = no queda ninguna jugada: el jugador en turno ha ganado

# $heaps: one of the phrases hint-heaps-… below.
hint-leave = deja { $heaps }
# $heap: a number of coins; $heaps: one of the phrases hint-heaps-… below.
hint-lost-heap = ninguna jugada gana: { $heap } es { $heaps }

hint-heaps-nothing = un montón vacío
# $numbers: a list of numbers, such as “1, 2 or 5”.
hint-heaps-coins = { $count ->
    [one] { $numbers } ficha
   *[other] { $numbers } fichas
}
hint-heaps-parity = { $parity ->
    [odd] un número impar
   *[even] un número par
}
hint-heaps-multiple = un múltiplo de { $modulus }
# $residues: a list of numbers, such as “0 or 2”.
hint-heaps-more-than-multiple = un múltiplo de { $modulus } más { $residues }
hint-heaps-range-more-than-multiple = un múltiplo de { $modulus } más un número de { $first } a { $last }
hint-heaps-zeros-binary = { $parity ->
    [odd] un número que en binario termina en un número impar de ceros
   *[even] un número que en binario termina en un número par de ceros
}
hint-heaps-zeros-base = { $parity ->
    [odd] un número que en base { $base } termina en un número impar de ceros
   *[even] un número que en base { $base } termina en un número par de ceros
}
# $exponent: odd, even, or any.
hint-heaps-power = { $exponent ->
    [odd] una potencia de { $base } con exponente impar
    [even] una potencia de { $base } con exponente par
   *[any] una potencia de { $base }
}
hint-heaps-less-than-power = { $exponent ->
    [odd] { $less } menos que una potencia de { $base } con exponente impar
    [even] { $less } menos que una potencia de { $base } con exponente par
   *[any] { $less } menos que una potencia de { $base }
}
# Two of these phrases, or more: $first may be such a list itself.
hint-heaps-either = { $first }, o { $second }

hint-make-last-move = haz la última jugada
hint-make-nim-sum-zero = lleva la suma nim a 0
# $change: such as “heap 3 to 1”, or “5 → 4 (take 1)”.
hint-make-nim-sum-zero-by = lleva la suma nim a 0: { $change }
hint-make-nim-sum-zero-by-and-copy = lleva la suma nim a 0: { $change }, y copia cada jugada del rival en la otra parte
hint-leave-copies = deja dos partes iguales y copia cada jugada del rival en la otra parte
move-heap-to = el montón { $from } pasa a { $to }

# A hint in steps: a clause as a sentence.
hint-sentence = { $clause }.
hint-move-in-heap = Juega en el montón { $heap }.
# $game: a rule or the name of a game.
hint-move-in-heap-of-game = Juega en el montón { $heap } de { $game }.
hint-move-in-game = Juega en { $game }.

## Misère Nim.

counted-heaps-of-one = { $count ->
    [0] ningún montón de una ficha
    [one] un montón de una ficha
   *[other] { $count } montones de una ficha
}
hint-misere-over = No queda ninguna ficha, y en el juego misère gana el jugador que no puede jugar: el otro tomó la última ficha.
# $ones: such as “2 heaps of one”.
hint-misere-only-ones = { $parity ->
    [even] Solo quedan montones de una ficha: { $ones }, un número par. Se toman uno a uno; el otro jugador toma el último y pierde.
   *[odd] Solo quedan montones de una ficha: { $ones }, un número impar. Se toman uno a uno; el jugador en turno toma el último y pierde.
}
hint-misere-look-only-ones = Solo quedan montones de una ficha
hint-misere-one-large = { $parity ->
    [even] Exactamente un montón tiene dos fichas o más, el montón { $heap }; a su lado, { $ones }. Es el momento: deja un número impar de montones de una ficha. { $count } es par, así que deja 1 ficha del montón { $heap }.
   *[odd] Exactamente un montón tiene dos fichas o más, el montón { $heap }; a su lado, { $ones }. Es el momento: deja un número impar de montones de una ficha. { $count } es impar, así que toma las { $heap } fichas.
}
hint-misere-look-one-large = Exactamente un montón tiene dos fichas o más, el montón { $heap }; a su lado, { $ones }. Es el momento
hint-misere-several-large-lost = { $count ->
    [one] { $count } montón tiene dos fichas o más, y la suma nim es 0: posición perdida, como en el juego normal.
   *[other] { $count } montones tienen dos fichas o más, y la suma nim es 0: posición perdida, como en el juego normal.
}
hint-misere-several-large = { $count ->
    [one] { $count } montón tiene dos fichas o más, así que juega como en el juego normal: la suma nim es { $sum }, llévala a 0.
   *[other] { $count } montones tienen dos fichas o más, así que juega como en el juego normal: la suma nim es { $sum }, llévala a 0.
}
hint-misere-look-several-large = { $count ->
    [one] { $count } montón tiene dos fichas o más, así que juega como en el juego normal
   *[other] { $count } montones tienen dos fichas o más, así que juega como en el juego normal
}
