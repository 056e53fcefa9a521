learn-two-heaps-title = Copiar o adversário
learn-two-heaps-about = Duas pilhas iguais, um tabuleiro de dominós, uma fila de pinos: às vezes a melhor estratégia é ser um espelho.
learn-two-heaps-play = Isto é o Nim: tire quantas moedas quiser, mas de uma só pilha. Quem tirar a última moeda ganha. O motor começa, com duas pilhas iguais. Você consegue vencê-lo? Depois experimente os outros dois jogos.
learn-two-heaps-nim = Duas pilhas
learn-two-heaps-cram = Dominós
learn-two-heaps-kayles = Pinos
learn-two-heaps-guess = Duas pilhas de 6 moedas. O adversário tira 4 moedas da pilha da esquerda. O que você faz?
learn-two-heaps-guess-rest = Tirar as últimas 2 moedas da pilha da esquerda
learn-two-heaps-guess-rest-reply = Então resta uma pilha de 6, e o adversário tira tudo.
learn-two-heaps-guess-all = Tirar todas as 6 moedas da pilha da direita
learn-two-heaps-guess-all-reply = Então restam 2 moedas, e o adversário tira as duas.
learn-two-heaps-guess-copy = Tirar 4 moedas da pilha da direita
learn-two-heaps-guess-copy-reply = Agora as pilhas são de novo iguais. Faça o adversário o que fizer, você pode copiar.
learn-two-heaps-why-1 = **Pilhas iguais perdem.** O que o jogador da vez tira de uma pilha, o outro tira da outra. Assim o segundo jogador tem sempre resposta e faz a última jogada. Se as pilhas não são iguais, o jogador da vez torna-as iguais e passa a ser ele quem copia.
learn-two-heaps-why-2 = O mesmo truque funciona em tabuleiros. Num tabuleiro de dominós (Cram) com um número par de linhas **e** de colunas, rode o dominó do adversário meia volta em torno do centro do tabuleiro e ponha aí o seu. O lugar está sempre livre. Portanto ganha o segundo jogador. Tente vencer a cópia aqui em baixo. Se só um dos dois números é par, o primeiro jogador põe um dominó bem no centro e, a partir daí, copia.
learn-two-heaps-mirror = Um tabuleiro de quatro por quatro em que a página copia os seus dominós
learn-two-heaps-mirror-first = Você é o primeiro jogador: toque numa casa e depois numa vizinha para pôr um dominó. A página copia.
learn-two-heaps-mirror-second = Agora toque numa vizinha desta casa.
learn-two-heaps-mirror-over = Não há lugar para mais nenhum dominó, e é a sua vez. Ganha quem copia!
learn-two-heaps-mirror-again = Limpar o tabuleiro
learn-two-heaps-square = Linha { $row }, coluna { $column }: { $state ->
    [yours] o seu dominó
    [copy] a cópia
    [chosen] escolhida
   *[free] livre
}
learn-two-heaps-why-3 = No Kayles derruba-se um pino ou dois pinos vizinhos. **O primeiro jogador ganha sempre uma fila sozinha:** derruba o pino do meio ou os dois do meio. Restam duas filas iguais, e agora é só copiar.
learn-two-heaps-why-4 = Cuidado: copiar só funciona se a jogada do adversário nunca puder tirar a sua resposta. É tudo o que há para demonstrar.
learn-two-heaps-task-nim = Nim com duas pilhas. Faça uma jogada vencedora.
learn-two-heaps-task-cram = Dois jogadores põem dominós num tabuleiro vazio. Linhas: { $rows }, colunas: { $columns }. Quem não puder pôr mais nenhum perde. Quem ganha?
learn-two-heaps-task-cram-even = Os dois números são pares. O segundo jogador roda cada dominó meia volta em torno do centro e encontra sempre o lugar livre.
learn-two-heaps-task-cram-odd = Só um dos números é par. O primeiro jogador põe um dominó bem no centro e, a partir daí, copia.
learn-two-heaps-task-kayles = Kayles: derrube um pino ou dois pinos vizinhos. Faça uma jogada vencedora.
