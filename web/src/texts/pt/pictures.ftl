### Pictures to play on: heaps, rows of coins, boards.

pictures-label = A posição em imagem
pictures-heaps = Pilhas de { $rule }
pictures-heap = Pilha { $number }: { $size }
pictures-move-of-heap = { $words }, pilha { $heap }
pictures-heap-help = As teclas de seta vão de moeda em moeda. Enter tira uma moeda e as que estão acima dela.
pictures-coin = tirar { $taken }, deixar { $left }
pictures-coins-all = { $taken ->
    [one] tirar a única moeda
   *[other] tirar todas as { $taken } moedas
}
pictures-coin-no-move = nenhuma jogada deixa { $left }
pictures-empty = vazia
pictures-leave = Deixar
pictures-leave-of = Quantas moedas deixar de { $size }
pictures-take = Jogar
pictures-no-such-move = Nenhuma jogada deixa este número de moedas.
pictures-more-heaps = { $count ->
    [one] Há mais { $count } pilha. As jogadas dela estão na lista.
   *[other] Há mais { $count } pilhas. As jogadas delas estão na lista.
}
pictures-touch-mode = Um toque
pictures-mode-take = tira moedas
pictures-mode-split = divide a pilha
pictures-split = dividir em { $above } e { $below }
pictures-at-most = { $count ->
    [one] Esta jogada só pode tirar { $count } moeda.
   *[other] Esta jogada pode tirar no máximo { $count } moedas.
}
pictures-pins = Filas de { $rule }
pictures-pin-row = Fila { $number }: { $pins ->
    [0] nenhum pino
    [one] { $pins } pino
   *[other] { $pins } pinos
}
pictures-pin-help = As teclas de seta percorrem uma fila e passam à seguinte. Enter escolhe um pino ou um vão.
pictures-pin = { $look ->
    [squares] Casa { $number } de { $pins }
    [coins] Moeda { $number } de { $pins }
   *[pins] Pino { $number } de { $pins }
}
pictures-gap = Partir a fila: { $left } e { $right }
pictures-pin-choice = Toque de novo no pino para tirar só esse, toque num vizinho para tirar os dois ou escolha:
pictures-row = Uma fila de moedas, { $rule }
pictures-row-help = Toque nas moedas que quer virar. Toque de novo na última quando a jogada estiver completa.
pictures-face = Lugar { $place }: { $face ->
    [heads] cara
   *[tails] coroa
}
pictures-board = O tabuleiro de { $game }
pictures-board-of-squares = { $game }: { $rows ->
    [one] { $columns ->
        [one] uma faixa de { $columns } casa
       *[other] uma faixa de { $columns } casas
    }
   *[other] um tabuleiro de { $rows } × { $columns } (linhas × colunas)
}, { $free ->
    [0] nenhuma casa livre
    [one] { $free } casa livre
   *[other] { $free } casas livres
}
pictures-gather-help = Toque em tudo o que a sua jogada tira e depois confirme. Um segundo toque anula o primeiro.
pictures-complete = É esta a sua jogada?
pictures-board-help = Toque na parte que quer mudar ou na casa para onde quer ir. No teclado, use as setas e Enter. A lista também tem todas as jogadas.
pictures-enter-plays = Enter joga { $move }.
pictures-moves-here = { $count ->
    [one] { $count } jogada muda este lugar: { $moves }
   *[other] { $count } jogadas mudam este lugar: { $moves }
}
pictures-nothing-there = Nenhuma jogada muda este lugar.
pictures-several = Várias jogadas servem. Qual delas?
pictures-several-board = Várias jogadas servem. Toque noutro lugar ou escolha:
pictures-none = Nenhuma destas
pictures-loading = Desenho do tabuleiro
pictures-last-wins = Quem faz a última jogada ganha.
pictures-last-loses = Quem faz a última jogada perde.
pictures-take-range = Tire de { $from } a { $to } moedas de uma pilha.
pictures-about-game = A história de { $game }
pictures-convention = Quem ganha
pictures-normal = quem faz a última jogada ganha (jogo normal)
pictures-misere = quem faz a última jogada perde (jogo misère)
pictures-labelled = as regras dizem quem ganha no fim
pictures-no-picture = Este jogo não tem uma imagem em que se possa jogar. Use a lista de jogadas.

# Moves in words. They stand on buttons and after the name of a player.
pictures-words-domino-across = dominó na linha { $row }, colunas { $first }–{ $last }
pictures-words-domino-down = dominó na coluna { $column }, linhas { $first }–{ $last }
pictures-words-stone = pedra da linha { $row }, coluna { $column }, para a linha { $toRow }, coluna { $toColumn }
pictures-words-bite = mordida na linha { $row }, coluna { $column }
pictures-words-mark = { $mark } na casa { $cell }
pictures-words-vertex = tirar { $vertex } e os vizinhos
pictures-words-edge = tirar a aresta de { $from } a { $to }
pictures-words-cut = cortar a aresta de { $from } a { $to }
pictures-words-go = ir de { $from } para { $to }
pictures-words-above = tirar { $element } e tudo o que está acima
pictures-words-multiples = tirar { $element } e os seus múltiplos
pictures-words-heap-to = pilha { $heap } para { $left }
pictures-words-one-each = { $count ->
    [one] uma moeda da pilha { $heaps }
   *[other] uma moeda de cada uma das pilhas { $heaps }
}
pictures-words-cake = { $side ->
    [top] { $lines ->
        [one] partir { $lines } linha de cima
       *[other] partir { $lines } linhas de cima
    }
    [bottom] { $lines ->
        [one] partir { $lines } linha de baixo
       *[other] partir { $lines } linhas de baixo
    }
    [left] { $lines ->
        [one] partir { $lines } coluna à esquerda
       *[other] partir { $lines } colunas à esquerda
    }
   *[right] { $lines ->
        [one] partir { $lines } coluna à direita
       *[other] partir { $lines } colunas à direita
    }
}
pictures-words-coin = moeda de { $from } para { $to }
pictures-words-knight = cavalo de { $from } para { $to }
pictures-words-stairs = { $coins ->
    [one] { $coins } moeda do degrau { $from } para o degrau { $to }
   *[other] { $coins } moedas do degrau { $from } para o degrau { $to }
}
pictures-words-corners = virar os cantos de { $from } e { $to }
pictures-words-tuple = para { $to }
