learn-additions-title = Jogadas que não importam
learn-additions-about = Algumas jogadas podem ser desfeitas logo a seguir. Risque-as, e um jogo difícil vira Nim.
learn-additions-play = Numa escada, você move quantas moedas quiser de um degrau para o degrau logo abaixo. As moedas do degrau 1 já desceram e ficam lá. Quem fizer a última jogada ganha. No outro jogo, você também pode **acrescentar** moedas a uma pilha, mas só algumas vezes.
learn-additions-stairs = Escada
learn-additions-adding = Nim com adições
learn-additions-guess = É a vez do adversário, e ele não pode ganhar, se você responder bem. Agora ele move 2 moedas do degrau 3 para o degrau 2. O que você faz?
learn-additions-guess-on = Mover as mesmas 2 moedas para o degrau 1
learn-additions-guess-on-reply = Exatamente. A jogada do adversário não mudou nada do que conta.
learn-additions-guess-one = Mover 1 das 2 moedas para o degrau 1
learn-additions-guess-one-reply = Então o degrau 2 tem uma moeda a mais do que antes. A posição mudou a favor do adversário.
learn-additions-guess-else = Mover moedas de outro degrau
learn-additions-guess-else-reply = É permitido, mas então é preciso calcular tudo de novo. Há uma resposta que não exige pensar.
learn-additions-drawing = Uma escada: os degraus pares contam, os ímpares não
learn-additions-why-1 = **Só contam os degraus 2, 4, 6 e assim por diante.** As moedas que vêm de um degrau ímpar para um par podem logo ser movidas para o degrau ímpar seguinte. E as moedas que saem de um degrau par desaparecem do jogo que conta, como se fossem tiradas. Portanto é o Nim, com os degraus pares como pilhas.
learn-additions-why-2 = Do mesmo modo, se uma jogada acrescenta moedas a uma pilha, o outro jogador tira essas mesmas moedas. Uma adição pode ser desfeita, portanto não ajuda ninguém. Quem decide é a [soma nim|nim-sum] das pilhas, como se ninguém pudesse acrescentar.
learn-additions-why-3 = Mas **o jogo tem de acabar**. Se fosse possível acrescentar moedas para sempre, quem fosse perder faria isso e nunca perderia. É por isso que o número de adições é limitado.
learn-additions-why-4 = As jogadas que podem ser desfeitas chamam-se **reversíveis**. Você já as encontrou: uma jogada para um valor nim maior também é reversível. O outro jogador volta ao valor antigo.
learn-additions-task-stairs = Uma escada com { $coins } moedas nos degraus de 1 a { $stairs }. Qual é o seu valor nim?
learn-additions-task-stairs-why = Só contam os degraus pares. Moedas neles: { $even }. A soma nim é { $sum }.
learn-additions-task-who = Nim com as pilhas { $heaps }. Três vezes na partida, um jogador pode acrescentar até 5 moedas a uma pilha. Quem ganha?
learn-additions-task-who-why = As adições podem ser desfeitas, portanto só conta a soma nim. Ela é { $sum }. { $sum ->
    [0] O jogador da vez perde.
   *[other] O jogador da vez ganha.
}
learn-additions-task-move = Uma escada. Faça uma jogada vencedora.
