### Learn: a path of chapters. `[words|mex]` marks a word of the field, `**words**` is strong.

learn-title = Aprender
learn-path-title = Do Nim a Sprague–Grundy
learn-path-about = Doze capítulos curtos. Em cada um você joga, adivinha, vê a razão e resolve três exercícios. Quem sabe somar e dividir já pode começar.
learn-unknown = Não existe o capítulo “{ $name }”. Aqui estão todos os capítulos.
learn-begin = Começar pelo capítulo 1
learn-go-on = Continuar: { $title }
learn-total = Capítulos concluídos: { $done } de { $chapters }
learn-kept = O seu progresso fica neste dispositivo.
learn-forget = Apagar o meu progresso
learn-chapter-number = Capítulo { $number } de { $chapters }
learn-stage-play = Jogar
learn-stage-guess = Adivinhar
learn-stage-why = A razão
learn-stage-tasks = Três exercícios
learn-why-closed = Tente primeiro descobrir sem ajuda. Ou:
learn-why-open = Mostrar a razão
learn-ways = Capítulos
learn-before = Anterior: { $title }
learn-after = Seguinte: { $title }

learn-wins-first = O jogador da vez
learn-wins-second = O outro jogador
learn-p = Posição P
learn-n = Posição N

learn-task-dots = Exercícios resolvidos: { $solved } de { $tasks }
learn-task-dot = Exercício { $number }: { $state ->
    [right] resolvido
    [wrong] não resolvido
   *[open] por fazer
}
learn-task-number = Exercício { $number } de { $tasks }
learn-task-answer = A sua resposta
learn-task-check = Verificar
learn-task-next = Próximo
learn-task-finish = Ver o resultado
learn-task-new = Três exercícios novos
learn-task-same = O endereço desta página guarda estes três exercícios. Compartilhe-o, e os outros recebem os mesmos.
learn-task-result = { $solved ->
    [0] Desta vez você não resolveu nenhum dos { $tasks } exercícios. Leia a razão mais uma vez e tente três exercícios novos.
    [1] Você resolveu 1 de { $tasks } exercícios. Tente três novos.
    [2] Você resolveu 2 de { $tasks } exercícios. Quase!
   *[other] Você resolveu todos os { $tasks } exercícios. Este capítulo já é seu!
}
learn-verdict-right = Certo!
learn-verdict-wrong = Não.
learn-verdict-again = Ainda não. Tente mais uma vez.
learn-move-why = A jogada { $move } ganha. { $principle }
learn-move-reply = Depois de { $move }, o outro jogador responde { $reply } e ganha.

learn-paint-brushes = Pincel
learn-paint-brush-P = P: o jogador da vez perde
learn-paint-brush-N = N: o jogador da vez ganha
learn-paint-left = { $count ->
    [0] não falta nada
    [one] falta { $count }
   *[other] faltam { $count }
}
learn-paint-square = { $position }: { $mark ->
    [P] P
    [N] N
   *[blank] por pintar
}{ $verdict ->
    [wrong] , errado
    [right] , certo
   *[none] {""}
}
learn-paint-done = Tudo certo! Agora veja a razão.
learn-paint-is-n = { $position } não é P, é N: a jogada para { $option } deixa uma posição P, e aí o outro jogador perde.
learn-paint-is-end = { $position } não é N, é P: não resta nenhuma jogada, portanto o jogador da vez perdeu.
learn-paint-is-p = { $count ->
    [one] { $position } não é N, é P: a única jogada, para { $options }, leva a uma posição N.
   *[other] { $position } não é N, é P: todas as jogadas, para { $options }, levam a posições N.
}
learn-columns = As pilhas em colunas binárias
learn-columns-heap = pilha
learn-columns-ones = nº de 1
learn-columns-bit = Pilha { $heap }, coluna { $weight }: { $bit }
learn-columns-parity = { $parity ->
    [even] , par
   *[odd] , ímpar
}
learn-shelf = Prateleira de valores nim
learn-shelf-place = { $place }{ $state ->
    [full] , na prateleira
    [gap] , o primeiro lugar vago
   *[empty] , fora da prateleira
}
learn-filler-end = De **{ $heap }** não sai nenhuma jogada. A prateleira está vazia. Toque no primeiro lugar vago.
learn-filler-options = { $count ->
    [one] De **{ $heap }** as jogadas levam a { $count } posição. O valor nim dela está na prateleira. Toque no primeiro lugar vago.
   *[other] De **{ $heap }** as jogadas levam a { $count } posições. Os valores nim delas estão na prateleira. Toque no primeiro lugar vago.
}
learn-filler-value = valor nim { $value }
learn-filler-right = Certo: { $heap } tem o valor nim { $value }.
learn-filler-taken = Uma jogada leva ao valor { $value }, portanto { $value } está na prateleira. Toque num lugar vago.
learn-filler-later = Há um lugar vago menor que { $value }.
learn-filler-done = A faixa está completa. Agora veja a razão.
