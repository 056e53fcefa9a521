### The words of the field, each with two lines about it. Nim, Kayles and so on keep their names.

terms-p-position-name = posição P
terms-p-position-about = O jogador da vez perde, se o outro não errar. P vem do inglês “previous” (anterior): ganha quem fez a jogada anterior.
terms-n-position-name = posição N
terms-n-position-about = O jogador da vez pode ganhar. N vem do inglês “next” (seguinte): ganha quem faz a jogada seguinte.
terms-nim-value-name = valor nim
terms-nim-value-about = O tamanho da pilha de Nim que vale o mesmo; também se chama número de Grundy. É 0 exatamente quando o jogador da vez perde.
terms-mex-name = mex
terms-mex-about = O mínimo excluído: o menor dos números 0, 1, 2, 3 e assim por diante que falta numa lista. O mex de 0, 1, 3 é 2.
terms-nim-sum-name = soma nim
terms-nim-sum-about = Escreva os números em binário, uns por baixo dos outros. Uma coluna com um número ímpar de algarismos 1 dá um 1. Os programadores chamam-lhe xor.
terms-misere-name = jogo misère
terms-misere-about = Quem faz a última jogada perde. No jogo normal, quem faz a última jogada ganha.
terms-remoteness-name = distância do fim
terms-remoteness-about = O número de jogadas que faltam quando quem ganha se apressa e quem perde demora o mais possível.
terms-period-name = período
terms-period-about = O número de passos após os quais uma lista se repete. Em 0, 1, 2, 0, 1, 2 e assim por diante, o período é 3.
terms-state-graph-name = grafo de estados
terms-state-graph-about = Um desenho do jogo: um ponto para cada posição e uma seta para cada jogada.
terms-chapter = Saber mais
