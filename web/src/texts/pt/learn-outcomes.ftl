learn-outcomes-title = P e N, pintados de trás para a frente
learn-outcomes-about = Comece pelo fim do jogo e descubra quem ganha em cada posição anterior.
learn-outcomes-play = Agora uma jogada tira **1, 3 ou 4** moedas, mas não 2. Quem tirar a última moeda ganha. Há algum truque, como no jogo do 21?
learn-outcomes-guess = Pinte todos os números. **P** (de “previous”): o jogador da vez perde, portanto ganha o jogador **anterior**. **N** (de “next”): ganha o jogador **seguinte**, o da vez. Comece em 0 e siga para a direita: cada jogada leva para a esquerda, onde você já sabe tudo.
learn-outcomes-strip = Números de moedas, de 0 a 16
learn-outcomes-why-1 = Duas frases decidem todas as posições. Uma posição é uma [posição N|n-position] se **alguma** jogada leva a uma posição P. É uma [posição P|p-position] se **todas** as suas jogadas levam a posições N. Se não há nenhuma jogada, é uma posição P: o jogador da vez perdeu.
learn-outcomes-why-2 = Com 1, 3 ou 4, as posições P são 0, 2, 7, 9, 14, 16 e assim por diante: **os números que deixam resto 0 ou 2 na divisão por 7.** Aqui está a faixa em linhas de sete:
learn-outcomes-rows = P e N quando se tiram 1, 3 ou 4, em linhas de sete
learn-outcomes-why-3 = Por que isto se repete para sempre? Uma casa só depende das quatro casas anteriores. Assim que quatro casas seguidas são iguais a quatro de antes, tudo o que vem depois é de novo igual. Por isso o [período|period] 7 está **demonstrado**, e não só observado. Isto funciona para qualquer lista finita de números que se podem tirar.
learn-outcomes-task-next = Uma jogada tira { $takes } moedas. As casas anteriores a { $coins } estão pintadas. O que é { $coins }?
learn-outcomes-task-next-why-n = { $coins } é N: a jogada para { $option } deixa uma posição P.
learn-outcomes-task-next-why-p = { $coins } é P: todas as jogadas, para { $options }, levam a posições N.
learn-outcomes-task-mark = Uma jogada tira { $takes } moedas. Toque em todas as posições P.
learn-outcomes-task-mark-why = As posições P são { $list }. Nenhuma jogada leva de uma delas a outra, e qualquer outro número tem uma jogada para uma delas.
learn-outcomes-task-far = Uma jogada tira 1, 3 ou 4 moedas. { $coins ->
    [one] Há { $coins } moeda.
   *[other] Há { $coins } moedas.
} Que posição é esta?
learn-outcomes-task-far-why = { $coins } deixa resto { $rest } na divisão por 7. As posições P deixam resto 0 ou 2.
learn-outcomes-task-strip = P e N dos números menores
