graph-title = O grafo de estados
graph-about = Veja todas as posições a que se pode chegar e as jogadas entre elas. Escolha uma posição para ir até lá. As jogadas vencedoras são grossas.
graph-drawing = Exploração das posições
graph-max-nodes = Número máximo de posições
graph-size = { $nodes ->
    [one] { $nodes } posição
   *[other] { $nodes } posições
}, { $moves ->
    [0] nenhuma jogada
    [one] { $moves } jogada
   *[other] { $moves } jogadas
}.
graph-show = Mostrar
graph-shows-outcome = quem ganha
graph-shows-value = valores nim
graph-shows-remoteness = distância do fim
graph-explains-outcome = P: o jogador da vez perde. N: o jogador da vez ganha.
graph-explains-value = O valor nim de cada posição. Em 0, o jogador da vez perde.
graph-explains-remoteness = Quantas jogadas faltam quando quem ganha se apressa e quem perde demora o mais possível.
graph-frame = Grafo de estados de { $position }
graph-help = Para mover a imagem, arraste-a ou use as teclas de seta. Para ampliar ou reduzir, mantenha Ctrl pressionado e gire a roda, ou use + e −. A tecla 0 mostra tudo. Tab vai para a posição atual. A partir dela, as teclas de seta passam às vizinhas, e Enter vai até elas.
graph-zoom-in = Ampliar
graph-zoom-out = Reduzir
graph-see-all = Ver tudo
graph-here = Onde estou
graph-legend = Legenda
graph-legend-p = Posição P: o jogador da vez perde
graph-legend-n = Posição N: o jogador da vez ganha
graph-legend-t = empate
graph-legend-wins = jogada vencedora
graph-legend-move = outra jogada
graph-legend-walked = por onde você passou
graph-legend-scale = { $what }: de { $from } a { $to }
graph-node = { $position }: { $outcome }
graph-node-value = valor nim { $value }
graph-node-remoteness = distância do fim { $moves }
graph-at = Você está aqui
graph-moves-from = Jogadas a partir daqui
graph-no-moves = Aqui não resta nenhuma jogada.
graph-wins = ganha
graph-back = Voltar
graph-to-start = Ao início
graph-root = Começar o grafo aqui
graph-explain = Explicar esta posição
graph-play = Jogar a partir daqui
graph-not-in-graph = A posição do endereço não está neste grafo.
graph-more = Mostrar mais { $count }
