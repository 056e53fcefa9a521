learn-graphs-title = Qualquer jogo é um grafo
learn-graphs-about = Um ponto para cada posição, uma seta para cada jogada. Esqueça as regras: as setas dizem tudo.
learn-graphs-play = Há 13 bombons. Em cada jogada você come um ou, se houver pelo menos quatro, deixa metade deles, arredondada para baixo: 13 passa a 6. Quem comer o último bombom ganha.
learn-graphs-guess = Este é o [grafo de estados|state-graph] do jogo. Cada seta é uma jogada. Pinte os pontos com **P** ou **N**. Comece pelo fim do jogo, em 0, e siga as setas para trás: um ponto é P se todas as suas setas levam a N, e é N se alguma seta leva a P.
learn-graphs-loading = Desenho do grafo
learn-graphs-graph = Grafo de estados do jogo com 13 bombons
learn-graphs-why-1 = A pintura funciona para **qualquer** jogo em que os dois jogadores têm as mesmas jogadas, a partida acaba sempre e nada fica escondido nem depende da sorte. As setas nunca andam em círculo, por isso há sempre um ponto cujas setas levam todas a pontos pintados.
learn-graphs-why-2 = Os pontos P têm duas propriedades: nenhuma seta leva de um ponto P a um ponto P, e de qualquer outro ponto alguma seta leva a um ponto P. Os matemáticos chamam **núcleo** a um conjunto assim. Um grafo sem circuitos tem exatamente um, porque a pintura nunca deixa escolha.
learn-graphs-why-3 = Para os bombons há até um atalho. Escreva o número em binário. **São P o 0 e os números com um número ímpar de zeros no fim:** 2 = 10, 6 = 110, 8 = 1000, 10 = 1010, 14 = 1110 e assim por diante.
learn-graphs-strip = P e N de 0 a 26 bombons
learn-graphs-why-4 = Num ponto pode-se escrever mais do que P ou N: por exemplo a [distância do fim|remoteness], que diz quanto dura o jogo. E, no próximo capítulo, um número que sabe muito mais.
learn-graphs-task-top = Cada seta é uma jogada, e quem não puder jogar perde. O que é o ponto { $dot }?
learn-graphs-task-top-why-p = { $dot } é P: todas as suas setas, para { $dots }, levam a N.
learn-graphs-task-top-why-n = { $dot } é N: a seta para { $option } leva a P.
learn-graphs-task-graph = Um grafo de estados
learn-graphs-task-candies = No jogo dos bombons, { $one } é { $one-is } e { $half } é { $half-is }. O que é { $candies }?
learn-graphs-task-candies-why = { $is ->
    [P] As duas jogadas, para { $one } e para { $half }, levam a posições N. Portanto { $candies } é P.
   *[N] Uma jogada leva a uma posição P. Portanto { $candies } é N.
}
learn-graphs-task-far = { $candies ->
    [one] Há { $candies } bombom.
   *[other] Há { $candies } bombons.
} Em binário, este número é { $binary }. Que posição é esta?
learn-graphs-task-far-why = { $zeros ->
    [0] Não há nenhum zero no fim. 0 é um número par, portanto { $candies } é N.
    [one] Há { $zeros } zero no fim. Um número ímpar de zeros significa P.
   *[other] Há { $zeros } zeros no fim. Um número ímpar deles significa P, um número par significa N.
}
