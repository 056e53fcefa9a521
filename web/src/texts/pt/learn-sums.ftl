learn-sums-title = Jogos lado a lado
learn-sums-about = Pinos, moedas e dominós na mesma mesa. Os valores nim deles somam-se, à maneira do Nim.
learn-sums-play = Há três jogos na mesa: uma fila de cinco pinos (Kayles), uma pilha de três moedas (Nim) e um tabuleiro de dominós (Cram). Uma jogada é uma jogada em **um** deles. Quem fizer a última jogada de todas ganha. Você começa.
learn-sums-guess = O motor diz quanto vale cada jogo. Que pilha de Nim tem de estar ao lado dos pinos e do tabuleiro para que **o jogador da vez perca**?
learn-sums-kayles = cinco pinos
learn-sums-cram = o tabuleiro
learn-sums-nim = uma pilha de Nim
learn-sums-asking = Pergunta ao motor
learn-sums-guess-why = { $a } e { $b } têm a soma nim { $sum }. Com uma pilha de { $sum } ao lado, a soma nim é 0.
learn-sums-why-1 = **O valor nim de jogos lado a lado é a [soma nim|nim-sum] dos seus valores nim.** É o teorema de Sprague e Grundy. Ele faz de pinos, moedas e dominós um só jogo de Nim.
learn-sums-why-2 = A demonstração é a do Nim, com valores nim em vez de pilhas. Uma jogada muda um valor nim, portanto muda a soma nim. E, se a soma nim não é 0, algum valor nim pode descer até ao que a torna 0, porque todos os valores menores estão na prateleira dele.
learn-sums-why-3 = Uma jogada também pode aumentar um valor nim. Não ajuda: o outro jogador tem uma jogada de volta ao valor antigo.
learn-sums-why-4 = As somas nim têm leis agradáveis. A ordem não importa. Somar 0 não muda nada. E cada número é o seu próprio oposto: dois jogos iguais lado a lado têm o valor 0. É a estratégia de copiar!
learn-sums-table = Somas nim de 0 a 7
learn-sums-task-sum = { $pins ->
    [one] Uma fila de { $pins } pino vale { $pins-worth }.
   *[other] Uma fila de { $pins } pinos vale { $pins-worth }.
} { $coins ->
    [one] Ao lado está uma pilha de Nim com { $coins } moeda.
   *[other] Ao lado está uma pilha de Nim com { $coins } moedas.
} Quanto valem as duas juntas?
learn-sums-task-sum-why = { $a } e { $b } têm a soma nim { $sum }.
learn-sums-task-balance = Três jogos estão lado a lado. Valem { $a }, { $b } e { $c }. Que pilha de Nim você põe ao lado deles para que o jogador da vez perca?
learn-sums-task-balance-why = A soma nim de { $numbers } é { $sum }. Junto com { $sum }, ela é 0.
learn-sums-task-move = Pinos e moedas lado a lado. Faça uma jogada vencedora.
