position-title = Uma posição
position-about = Veja quem ganha, com que jogada e por que razão. Também funcionam somas de jogos diferentes. Faça uma jogada para ver aonde ela leva.
position-table = Uma tabela de todas as posições
position-open-table = Abrir uma tabela…
position-open-table-about = O programa escreve uma com grundy label. A página só lê as partes de que precisa.
position-opening-table = Abertura da tabela
position-from-table = As respostas vêm de { $name }, uma tabela de todas as posições.
position-close-table = Fechar a tabela
position-by-table = por uma tabela de todas as posições
position-asking = Consulta da tabela
position-answer = Resposta
position-solving = Resolução da posição
position-outcome-N = O jogador da vez ganha.
position-outcome-P = O jogador da vez perde contra o melhor jogo.
position-outcome-T = Com o melhor jogo, a partida termina empatada.
position-outcome-D = Ninguém pode ganhar, e com o melhor jogo a partida continua para sempre.
position-played-normal = jogo normal: quem faz a última jogada ganha
position-played-misere = jogo misère: quem faz a última jogada perde
position-value = valor nim
position-remoteness = jogadas restantes com o melhor jogo
position-known = como se sabe
position-references = Teoremas usados
position-to-graph = Grafo de estados
position-to-play = Jogar a partir daqui
position-loops = A partida pode continuar para sempre. Ninguém ganha uma partida assim: é um empate.
position-infinite = valor infinito
position-infinite-about = ∞(0, 1) não é um valor nim. Entre parênteses estão os valores nim das jogadas que têm um. Ao lado de uma pilha de um destes tamanhos, o jogador da vez ganha. Ao lado de qualquer outra pilha, ninguém ganha.
position-star = ∗2 significa: vale tanto como uma pilha de 2 moedas no Nim. A soma é a soma nim destes números.
position-picture = Faça uma jogada
position-picture-over = Não resta nenhuma jogada
position-back = Voltar
position-forward = Avançar
position-reading = Lista das jogadas
position-columns = A soma nim em colunas binárias
position-columns-about = Uma coluna com um número ímpar de algarismos 1 está marcada e dá um 1 na soma nim. Uma coluna com um número par dá um zero. O jogador da vez perde exatamente quando a soma nim é 0.
position-columns-part = parte
position-columns-value = valor nim
position-column-of = coluna de { $weight }, { $ones ->
    [odd] um número ímpar de algarismos 1
   *[even] um número par de algarismos 1
}
position-more-parts = { $count ->
    [one] e mais { $count } parte
   *[other] e mais { $count } partes
}
position-sum = soma nim
position-moves = Todas as jogadas
position-explaining = Análise de cada jogada
position-winning = Jogadas vencedoras ({ $count })
position-tying = Jogadas que empatam ({ $count })
position-losing = Jogadas que perdem ({ $count })
position-others = Outras jogadas ({ $count })
position-keeping = Jogadas que mantêm o empate ({ $count })
position-gives-away = deixa escapar a vitória: depois ninguém pode ganhar
position-some-not-shown = Algumas jogadas não aparecem na lista.
position-no-winning = Nenhuma: todas as jogadas têm uma resposta vencedora.
position-no-losing = Nenhuma: todas as jogadas ganham.
position-none-listed = A lista está vazia.
position-more-moves = A posição tem mais jogadas do que as que foram consultadas.
position-no-moves = Não resta nenhuma jogada: a partida acabou.
position-refuted = resposta:
position-refuted-table = Jogadas que perdem, cada uma com a sua resposta
position-refuted-move = Jogada
position-refuted-answer = Resposta vencedora
position-copies = ×{ $count }
position-copies-about = { $count ->
    [one] representa { $count } jogada
   *[other] representa { $count } jogadas iguais
}
position-leaves = deixa:
position-leaves-value = valor nim { $value }
position-leaves-moves = { $moves ->
    [0] mais nenhuma jogada
    [one] mais { $moves } jogada
   *[other] mais { $moves } jogadas
}
position-show-all = Mostrar mais { $count }
position-not-shown = { $count ->
    [one] Há mais { $count } jogada que a lista não mostra.
   *[other] Há mais { $count } jogadas que a lista não mostra.
}
position-why = Toda a explicação em texto
