learn-misere-title = A última moeda perde
learn-misere-about = Inverta o objetivo. É preciso aprender tudo de novo? Surpreendentemente, quase nada.
learn-misere-play = De novo o Nim, mas agora **quem tirar a última moeda perde**. A isto chama-se [jogo misère|misere]. As pilhas são 1, 3 e 4, e você começa.
learn-misere-guess = As pilhas são 1, 1, 1 e 4, e é a sua vez. Quem tirar a última moeda perde. Das 4 moedas, quantas você deixa?
learn-misere-guess-choice = { $left ->
    [0] nenhuma
   *[other] { $left }
}
learn-misere-guess-0-reply = Então resta 1, 1, 1. O adversário tira uma moeda, você tira uma moeda, e o adversário tem de tirar a última.
learn-misere-guess-1-reply = Então resta 1, 1, 1, 1. Vocês vão tirando à vez, e é você quem tem de tirar a última moeda.
learn-misere-guess-2-reply = Então o adversário tira as duas e deixa 1, 1, 1 para você.
learn-misere-why-1 = Só com pilhas de uma moeda, não há escolha: os jogadores tiram à vez. **Um número ímpar dessas pilhas perde** para o jogador da vez, porque é ele quem tira a última moeda. No jogo normal é exatamente ao contrário.
learn-misere-why-2 = Com uma pilha maior: **jogue como no Nim normal, deixando todas as colunas pares, até que a sua jogada fosse deixar só pilhas de uma moeda. Nesse momento deixe um número ímpar delas**, em vez de um número par.
learn-misere-why-3 = Por que isto é sempre possível? Se todas as colunas são pares, não pode haver exatamente uma pilha maior que 1, porque a coluna mais à esquerda dela seria ímpar. Portanto nunca é o adversário quem encontra exatamente uma pilha grande. É você. E com uma só pilha grande a escolha é livre: deixe uma moeda dela ou nenhuma.
learn-misere-why-4 = Assim, as mesmas posições ganham nos dois tipos de jogo, a não ser que todas as pilhas tenham uma só moeda. Mas esta sorte é do Nim. Na maioria dos outros jogos, por exemplo no Kayles, o jogo misère é muito mais difícil do que o jogo normal.
learn-misere-task-ones = { $count ->
    [one] { $count } pilha de uma moeda.
   *[other] { $count } pilhas de uma moeda cada uma.
} Quem tirar a última moeda **perde**. Quem ganha?
learn-misere-task-ones-why = { $parity ->
    [odd] O número de pilhas é ímpar, portanto o jogador da vez tira a última moeda e perde.
   *[even] O número de pilhas é par, portanto o outro jogador tira a última moeda e perde.
}
learn-misere-task-one = Quem tirar a última moeda **perde**. Faça uma jogada vencedora.
