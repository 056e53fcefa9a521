learn-mex-title = Os valores nim e o mex
learn-mex-about = P e N dizem quem ganha. Um só número diz mais: que pilha de Nim a posição é na verdade.
learn-mex-play = Aqui está uma prateleira com um lugar para cada um dos números 0, 1, 2 e assim por diante. Toque nos números para colocá-los na prateleira ou tirá-los dela. O **primeiro lugar vago** fica iluminado. Chama-se [mex|mex], o mínimo excluído.
learn-mex-is = O mex de { $numbers } é { $mex }.
learn-mex-empty = A prateleira está vazia: o mex é 0.
learn-mex-guess = Uma jogada tira 1, 3 ou 4 moedas. O [valor nim|nim-value] de um número de moedas é o mex dos valores nim a que levam as suas jogadas. Complete a faixa a partir da esquerda.
learn-mex-strip = Valores nim quando se tiram 1, 3 ou 4
learn-mex-why-1 = **Um valor nim de 0 significa P, qualquer outro significa N.** Se o mex é 0, nenhuma jogada leva a um 0. Se o mex não é 0, então o 0 está na prateleira, portanto alguma jogada leva a um 0.
learn-mex-why-2 = Uma posição com valor nim 3 tem jogadas para os valores 0, 1 e 2, como uma pilha de três moedas no Nim. Também pode ter jogadas para valores maiores, mas elas não ajudam: o outro jogador volta logo a 3, porque de um valor maior há sempre uma jogada para 3.
learn-mex-why-3 = Assim, **cada posição de cada um destes jogos vale uma pilha de Nim**, e o seu valor nim é o tamanho dessa pilha. Roland Sprague (1935) e Patrick Grundy (1939) descobriram isto independentemente.
learn-mex-why-4 = Para 1, 3 ou 4, os valores nim repetem-se com o [período|period] 7. Para 1 a 3, são os restos da divisão por 4.
learn-mex-rows = Valores nim quando se tiram 1, 3 ou 4, em linhas de sete
learn-mex-task-mex = Qual é o mex de { $numbers }?
learn-mex-task-mex-why = O menor número que falta é { $mex }.
learn-mex-task-value = Uma jogada tira { $takes } moedas. Qual é o valor nim de { $coins }?
learn-mex-task-value-why = As jogadas levam aos valores { $values }. O menor número que falta é { $mex }.
learn-mex-task-values = Valores nim dos números menores
learn-mex-task-far = Uma jogada tira de 1 a { $most } moedas. { $coins ->
    [one] Qual é o valor nim de { $coins } moeda?
   *[other] Qual é o valor nim de { $coins } moedas?
}
learn-mex-task-far-why = O valor nim é o resto da divisão por { $step }. Aqui é { $rest }.
