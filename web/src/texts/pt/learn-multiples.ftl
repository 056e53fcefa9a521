learn-multiples-title = O jogo do 21
learn-multiples-about = Tire 1, 2 ou 3 moedas. Quem tirar a última moeda ganha. É possível ganhar sempre?
learn-multiples-play = Há 21 moedas. Em cada jogada, você tira 1, 2 ou 3 delas. **Quem tirar a última moeda ganha.** Você começa. Jogue algumas vezes e observe quantas moedas restam quando as coisas correm bem.
learn-multiples-guess = Toque em cada número de moedas com que **o jogador da vez perde**, se o outro jogador não errar. Um número assim chama-se [posição P|p-position]; todos os outros são [posições N|n-position]. Comece em 0: do nada, ninguém pode tirar uma moeda.
learn-multiples-strip = Números de moedas, de 0 a 21
learn-multiples-why-1 = **Os múltiplos de 4 perdem.** Se o adversário está num múltiplo de 4 e tira 1, você tira 3. Se ele tira 2, você tira 2. Se ele tira 3, você tira 1. Juntos vocês tiram 4, e o adversário está de novo num múltiplo de 4. No fim, esse múltiplo é 0.
learn-multiples-groups = 21 moedas: uma moeda e cinco grupos de quatro
learn-multiples-why-2 = Portanto, em 21 você tira 1. As moedas que restam formam grupos de quatro, e é sempre você quem acaba o grupo que o adversário começou.
learn-multiples-why-3 = Por que 4? Porque 4 é mais um do que o máximo que se pode tirar. Mude a regra e olhe para a faixa:
learn-multiples-most = Máximo de moedas por jogada
learn-multiples-law = Tirar de 1 a { $most }: os múltiplos de { $step } perdem.
learn-multiples-strip-of = Posições P quando se tira de 1 a { $most }
learn-multiples-task-who = { $coins ->
    [one] Há { $coins } moeda.
   *[other] Há { $coins } moedas.
} Uma jogada tira 1, 2 ou 3. Quem ganha, se ninguém errar?
learn-multiples-task-who-why = { $rest ->
    [0] { $coins } é múltiplo de 4: o jogador da vez perde.
    [one] { $coins } não é múltiplo de 4. O jogador da vez tira { $rest } moeda e deixa um múltiplo de 4.
   *[other] { $coins } não é múltiplo de 4. O jogador da vez tira { $rest } moedas e deixa um múltiplo de 4.
}
learn-multiples-task-move = Uma jogada tira 1, 2 ou 3 moedas. Faça uma jogada vencedora.
learn-multiples-task-take = { $coins ->
    [one] Há { $coins } moeda.
   *[other] Há { $coins } moedas.
} Uma jogada tira de 1 a { $most }. Quantas moedas você tira para ganhar?
learn-multiples-task-take-why = Os múltiplos de { $step } perdem. { $coins } − { $take } = { $left } é múltiplo de { $step }. Portanto, tire { $take }.
