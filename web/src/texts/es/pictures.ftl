### Imágenes para jugar: montones, filas de monedas, tableros.

pictures-label = La posición como imagen
pictures-heaps = Montones de { $rule }
pictures-heap = Montón { $number }: { $size }
pictures-move-of-heap = { $words }, montón { $heap }
pictures-heap-help = Las flechas del teclado van de ficha en ficha. Intro toma una ficha y las que tiene encima.
pictures-coin = tomar { $taken }, dejar { $left }
pictures-coins-all = { $taken ->
    [one] tomar { $taken } ficha, la única
   *[other] tomar las { $taken } fichas
}
pictures-coin-no-move = ninguna jugada deja { $left }
pictures-empty = vacío
pictures-leave = Dejar
pictures-leave-of = Cuántas fichas dejar de { $size }
pictures-take = Jugar
pictures-no-such-move = Ninguna jugada deja este número de fichas.
pictures-more-heaps = { $count ->
    [one] Hay { $count } montón más. Busca sus jugadas en la lista.
   *[other] Hay { $count } montones más. Busca sus jugadas en la lista.
}
pictures-touch-mode = Al tocar
pictures-mode-take = se toman fichas
pictures-mode-split = se divide el montón
pictures-split = dividir en { $above } y { $below }
pictures-at-most = { $count ->
    [one] Esta jugada puede tomar solo { $count } ficha.
   *[other] Esta jugada puede tomar a lo sumo { $count } fichas.
}
pictures-pins = Filas de { $rule }
pictures-pin-row = Fila { $number }: { $pins ->
    [one] { $pins } bolo
   *[other] { $pins } bolos
}
pictures-pin-help = Las flechas del teclado recorren una fila y van a la siguiente. Intro elige un bolo o un hueco.
pictures-pin = { $look ->
    [squares] Casilla { $number } de { $pins }
    [coins] Ficha { $number } de { $pins }
   *[pins] Bolo { $number } de { $pins }
}
pictures-gap = Dividir la fila: { $left } y { $right }
pictures-pin-choice = Toca otra vez el bolo para tomarlo solo, toca un vecino para tomar ambos, o elige:
pictures-row = Una fila de monedas, { $rule }
pictures-row-help = Toca las monedas que quieres voltear. Toca otra vez la última cuando la jugada esté completa.
pictures-face = Lugar { $place }: { $face ->
    [heads] cara
   *[tails] cruz
}
pictures-board = El tablero de { $game }
pictures-board-of-squares = { $game }: { $rows ->
    [one] una tira de { $columns } casillas
   *[other] un tablero de { $rows } filas y { $columns } columnas
}, { $free ->
    [one] { $free } casilla libre
   *[other] { $free } casillas libres
}
pictures-gather-help = Toca todo lo que toma tu jugada y después confírmala. Si tocas algo otra vez, queda fuera.
pictures-complete = ¿Es esta tu jugada?
pictures-board-help = Toca la parte que quieres cambiar, o la casilla adonde ir. En el teclado, usa las flechas e Intro. En la lista también están todas las jugadas.
pictures-enter-plays = Intro juega { $move }.
pictures-moves-here = { $count } jugadas cambian este lugar: { $moves }
pictures-nothing-there = Ninguna jugada cambia este lugar.
pictures-several = Varias jugadas sirven. ¿Cuál?
pictures-several-board = Varias jugadas sirven. Toca otro lugar, o elige:
pictures-none = Ninguna de estas
pictures-loading = Dibujando el tablero
pictures-last-wins = Gana quien hace la última jugada.
pictures-last-loses = Pierde quien hace la última jugada.
pictures-take-range = Toma de { $from } a { $to } fichas de un montón.
pictures-about-game = Más sobre { $game }
pictures-convention = Quién gana
pictures-normal = gana quien hace la última jugada (juego normal)
pictures-misere = pierde quien hace la última jugada (juego misère)
pictures-labelled = las reglas dicen quién gana al final
pictures-no-picture = Este juego no tiene imagen en la que jugar. Usa la lista de jugadas.

# Jugadas en palabras. Están en los botones y detrás del nombre de un jugador.
pictures-words-domino-across = dominó en la fila { $row }, columnas { $first }–{ $last }
pictures-words-domino-down = dominó en la columna { $column }, filas { $first }–{ $last }
pictures-words-stone = piedra de la fila { $row }, columna { $column } a la fila { $toRow }, columna { $toColumn }
pictures-words-bite = mordisco en la fila { $row }, columna { $column }
pictures-words-mark = { $mark } en la casilla { $cell }
pictures-words-vertex = quitar { $vertex } y sus vecinos
pictures-words-edge = quitar la arista de { $from } a { $to }
pictures-words-cut = cortar la arista de { $from } a { $to }
pictures-words-go = ir de { $from } a { $to }
pictures-words-above = quitar { $element } y todo lo que está por encima
pictures-words-multiples = quitar { $element } y sus múltiplos
pictures-words-heap-to = montón { $heap } a { $left }
pictures-words-one-each = { $count ->
    [one] una ficha del montón { $heaps }
   *[other] una ficha de cada uno de los montones { $heaps }
}
pictures-words-cake = { $side ->
    [top] { $lines ->
        [one] cortar { $lines } fila por arriba
       *[other] cortar { $lines } filas por arriba
    }
    [bottom] { $lines ->
        [one] cortar { $lines } fila por abajo
       *[other] cortar { $lines } filas por abajo
    }
    [left] { $lines ->
        [one] cortar { $lines } columna por la izquierda
       *[other] cortar { $lines } columnas por la izquierda
    }
   *[right] { $lines ->
        [one] cortar { $lines } columna por la derecha
       *[other] cortar { $lines } columnas por la derecha
    }
}
pictures-words-coin = ficha de { $from } a { $to }
pictures-words-knight = caballo de { $from } a { $to }
pictures-words-stairs = { $coins ->
    [one] { $coins } ficha del escalón { $from } al escalón { $to }
   *[other] { $coins } fichas del escalón { $from } al escalón { $to }
}
pictures-words-corners = voltear las esquinas de { $from } y { $to }
pictures-words-tuple = a { $to }
