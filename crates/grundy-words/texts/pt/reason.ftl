### Por que uma parte tem o seu valor: a razão que uma pessoa pode usar.
###
### A reason has four texts: what counts (whole sentences), what the numbers of this position say (a clause without a
### full stop, or sentences without the last full stop), what a winning move does (an order that begins with a small
### letter, without a full stop), and sometimes how to answer every move (whole sentences).

## What every reason says.

# $because: an equation, or a clause such as “3 is less than 4”. $formula: such as “G(50) = 1”.
reason-so = { $because }, logo { $formula }
reason-less-than = { $number } é menor que { $than }
reason-is-odd = { $number } é ímpar
reason-is-even = { $number } é par
reason-their-nim-sum = A soma nim deles é { $sum }
aim-leave-value-zero = deixe uma posição de valor nim 0
aim-leave-lost = deixe uma posição da qual toda jogada perde
# $heaps: one of the phrases hint-heaps-… of hint.ftl.
aim-leave-heaps = deixe { $heaps }
aim-leave-lost-heap = deixe uma pilha perdedora

## The values of one heap. $law: a formula such as “G(n) = n mod 4”, or a sentence of law.ftl without a full stop.

reason-law = { $law }.
reason-nim-heap = Uma pilha de Nim de n moedas vale n: as suas opções são as pilhas de 0, …, n-1 moedas, com os valores 0, …, n-1, logo o mex é n.
reason-only-remainder = { $law }: só conta o resto da divisão de n por { $modulus }.
# $term: a formula such as “n” or “n + 1”, which is halved as long as it is even.
reason-odd-part = { $law }: divida { $term } por 2 enquanto for par; do número ímpar que resta tome a metade, arredondada para baixo.
reason-logarithm = { $law }: o maior expoente k com { $base }^k <= { $term }.
# $numeration: “in binary”, “in base 3” or “in Zeckendorf's way” (words.ftl).
reason-zeros = { $count ->
    [0] { $number } é { $digits } { $numeration }, sem nenhum zero no fim, logo { $formula }
    [one] { $number } é { $digits } { $numeration }, com um zero no fim, logo { $formula }
   *[other] { $number } é { $digits } { $numeration }, com { $count } zeros no fim, logo { $formula }
}
reason-ones = { $count ->
    [one] { $number } é { $digits } em binário, com { $count } dígito 1, logo { $formula }
   *[other] { $number } é { $digits } em binário, com { $count } dígitos 1, logo { $formula }
}
reason-values-repeat-for-all = Os valores se repetem: G(n+{ $period }) = G(n) para todo n. Portanto só conta o resto da divisão de n por { $period }.
reason-values-repeat-from = Os valores se repetem: G(n+{ $period }) = G(n) para todo n >= { $from }. Portanto só conta o resto da divisão de n por { $period }.
# $condition: such as “n mod 7 = 0 or 2” (law.ftl).
reason-values-repeat-for-all-and-lost = Os valores se repetem: G(n+{ $period }) = G(n) para todo n. Portanto só conta o resto da divisão de n por { $period }. O jogador da vez perde exatamente se { $condition }.
reason-values-repeat-from-and-lost = Os valores se repetem: G(n+{ $period }) = G(n) para todo n >= { $from }. Portanto só conta o resto da divisão de n por { $period }. O jogador da vez perde exatamente se { $condition }.
reason-values-grow-for-all = Os valores crescem { $saltus } a cada { $period } pilhas: G(n+{ $period }) = G(n) + { $saltus } para todo n.
reason-values-grow-from = Os valores crescem { $saltus } a cada { $period } pilhas: G(n+{ $period }) = G(n) + { $saltus } para todo n >= { $from }.
reason-lost-heaps = O jogador da vez perde exatamente nestas pilhas: { $condition }.
reason-one-of-these = { $number } é um destes números
reason-none-of-these = { $number } não é nenhum destes números
reason-one-of-them = { $number } é um deles
reason-zeros-parity = { $count ->
    [0] { $number } é { $digits } { $numeration }, sem nenhum zero no fim: { $parity ->
        [odd] um número ímpar
       *[even] um número par
    }
    [one] { $number } é { $digits } { $numeration }, com um zero no fim: { $parity ->
        [odd] um número ímpar
       *[even] um número par
    }
   *[other] { $number } é { $digits } { $numeration }, com { $count } zeros no fim: { $parity ->
        [odd] um número ímpar
       *[even] um número par
    }
}
answer-take-complement = Sempre que o adversário tirar k moedas, tire { $both }-k: juntos tiram { $both }.
reason-misere-shift = { $least ->
    [1] Sozinha, uma pilha no jogo misère é ganha ou perdida como a pilha com uma moeda a menos no jogo normal. Portanto o jogador da vez perde exatamente nestas pilhas: { $condition }.
   *[other] Sozinha, uma pilha no jogo misère é ganha ou perdida como a pilha com { $least } moedas a menos no jogo normal. Portanto o jogador da vez perde exatamente nestas pilhas: { $condition }.
}

## A heap with a mode: two numbers, of which one is a heap. $heap and $mode: the names of the two, such as n and l.

reason-modes-repeat = Os valores se repetem: { $law }. Portanto só contam { $mode } e o resto da divisão de { $heap } por { $period }.
reason-modes-repeat-at-once = Os valores se repetem: { $law }. Portanto só conta { $mode }, desde que { $heap } seja grande o bastante.
reason-modes-machine = Para cada { $mode }, um autômato calcula o valor a partir dos dígitos de { $heap } { $numeration }, começando pelo último.
# $forms: the laws of some modes in closed form.
reason-modes-machine-in-short = Para cada { $mode }, um autômato calcula o valor a partir dos dígitos de { $heap } { $numeration }, começando pelo último. Em resumo: { $forms }.
# $which: such as “l = 2”. $steps: the way of the machine, such as “0 -1-> 2 -0-> 1”.
reason-modes-machine-goes = { $number } é { $digits } { $numeration }, por isso o autômato para { $which } percorre { $steps }, até um estado de valor { $value }: { $formula }

## Pairs of numbers.

# $pairs: such as “(0,0) (1,2) (3,5)”. $alpha: phi, sqrt(2) or alpha; $step: k, or such as 2*k; $definition: an equation for $alpha.
reason-wythoff = O jogador da vez perde exatamente nos pares { $pairs } …, em qualquer ordem. O par de número k = 0, 1, 2, … é (a,b) com a = floor(k*{ $alpha }) e b = a + { $step }, onde { $alpha ->
    [phi] { $definition } é o número de ouro
   *[other] { $definition }
}. Cada número positivo está em exatamente um par, e cada diferença pertence a um só par. Portanto nenhuma jogada leva de um par da lista a outro, e de qualquer outra posição alguma jogada leva à lista.
# $equation: such as “floor(2*phi) = 3”.
reason-wythoff-in-list = { $pair } tem a diferença { $difference }, logo k = { $k }, e { $equation } é o seu número menor: está na lista
reason-wythoff-not-in-list = { $pair } tem a diferença { $difference }, logo k = { $k }, mas { $equation } não é { $low }: não está na lista
reason-wythoff-not-divided = { $pair } tem a diferença { $difference }, que { $divisor } não divide: não está na lista
aim-wythoff = deixe um par da lista { $pairs } …
# $ratio: such as “8/5 = 1.600…”.
reason-euclid-less = { $ratio } é menor que phi
reason-euclid-more = { $ratio } é maior que phi
reason-euclid-zero = Um número é 0, logo não há jogada
reason-euclid-equal-no-move = Os números são iguais, logo não há jogada
reason-euclid-equal-one-move = Os números são iguais, e uma jogada tira um deles por inteiro
reason-euclid-to-zero = Só conta a razão dos dois números, comparada com o número de ouro { $phi }. Enquanto ainda se pode jogar com ambos, o jogador da vez perde exatamente se o número maior é menor que phi vezes o menor e não é igual a ele. Abaixo do dobro do menor só há uma jogada, e ela transforma uma razão abaixo de phi numa acima. Com uma razão acima de phi pode-se escolher, e deixar uma razão abaixo.
reason-euclid-positive = Só conta a razão dos dois números, comparada com o número de ouro { $phi }. Enquanto ainda se pode jogar com ambos, o jogador da vez perde exatamente se o número maior é menor que phi vezes o menor. Abaixo do dobro do menor só há uma jogada, e ela transforma uma razão abaixo de phi numa acima. Com uma razão acima de phi pode-se escolher, e deixar uma razão abaixo.
aim-euclid = deixe dois números de razão menor que phi = 1.618…, ou faça a última jogada
reason-fibonacci = Escreva a pilha como soma de números de Fibonacci 1, 2, 3, 5, 8, …, sem dois vizinhos (cada número tem uma única soma assim, por Zeckendorf). O jogador da vez ganha exatamente se puder tirar a menor parcela da soma. Depois disso, a menor parcela que resta é mais que o dobro, e o adversário não pode tirá-la; e depois de qualquer outra jogada dele você pode tirar de novo a menor parcela.
reason-fibonacci-no-coin = não resta nenhuma moeda
reason-fibonacci-number = { $number } é um número de Fibonacci
# $sum: an equation such as “20 = 13 + 5 + 2”, or the clause before this one.
reason-fibonacci-may = { $sum }; a menor parcela é { $smallest }, e pode ser tirada, pois se podem tirar no máximo { $most }
reason-fibonacci-may-not = { $sum }; a menor parcela é { $smallest }, e não pode ser tirada, pois se podem tirar no máximo { $most }
aim-fibonacci = deixe uma pilha cuja menor parcela de Fibonacci não possa ser tirada
answer-fibonacci = Tire de novo a menor parcela da soma de números de Fibonacci.

## Chomp: bites of a bar of chocolate with a poisoned square.

reason-chomp-line = Uma só linha ou coluna é uma pilha de Nim dos quadrados além do envenenado: uma mordida tira quantos se quiser.
reason-chomp-line-here = Aqui são { $count }
aim-chomp-line = deixe só o quadrado envenenado
# $lines: rows or columns.
reason-chomp-two = { $lines ->
    [rows] Em duas linhas, o jogador da vez perde exatamente se a mais comprida tem um quadrado a mais que a mais curta. Toda mordida destrói isso, e uma mordida o restabelece.
   *[columns] Em duas colunas, o jogador da vez perde exatamente se a mais comprida tem um quadrado a mais que a mais curta. Toda mordida destrói isso, e uma mordida o restabelece.
}
reason-chomp-two-here = Aqui têm { $longer } e { $shorter } quadrados: uma diferença de { $difference }
aim-chomp-two = { $lines ->
    [rows] faça uma das duas linhas ter exatamente um quadrado a mais
   *[columns] faça uma das duas colunas ter exatamente um quadrado a mais
}
answer-chomp-two = { $lines ->
    [rows] Depois de cada mordida, faça a linha mais comprida ter de novo um quadrado a mais que a outra.
   *[columns] Depois de cada mordida, faça a coluna mais comprida ter de novo um quadrado a mais que a outra.
}
reason-chomp-square = Num quadrado grande, morda o segundo quadrado da diagonal, (2,2). Restam uma linha e uma coluna do mesmo comprimento, unidas só pelo quadrado envenenado.
reason-chomp-square-here = A barra é quadrada
answer-chomp-square = Copie cada mordida no outro braço: o adversário terá de comer o quadrado envenenado.
reason-chomp-stolen = Roubo de estratégia: pense na mordida que come só o último canto, oposto ao quadrado envenenado. Se ela vence, é uma jogada vencedora. Se perde, o adversário tem depois dela uma mordida que vence; mas essa mordida come também o canto, logo poderia ter sido dada de início. Em ambos os casos, alguma mordida vence. O argumento não diz qual.
reason-chomp-stolen-here = A barra está inteira e tem mais de um quadrado

## Other games.

reason-schuh-heap = Cada um destes divisores divide o seguinte, por isso uma jogada retira quantos se quiser dos maiores: é uma pilha de Nim de todos menos o 1.
reason-schuh-heap-here = A pilha tem { $count }
aim-schuh-heap = deixe só o 1
reason-schuh-stolen = Roubo de estratégia: pense na jogada que retira só o maior número. Se ela vence, é uma jogada vencedora. Se perde, o adversário tem uma resposta que vence; mas essa resposta retira também o maior número, logo poderia ter sido a primeira jogada. Em ambos os casos, alguma jogada vence. O argumento não diz qual.
reason-schuh-stolen-here = Restam todos os divisores de um número
reason-cram = Simetria: o tabuleiro fica igual depois de meia-volta. Quem responde a cada dominó com a sua imagem pela meia-volta tem sempre uma resposta, e assim faz a última jogada.
reason-cram-lost = Nenhum dominó pode cobrir a própria imagem, por isso o adversário do jogador da vez pode responder assim
reason-cram-won = Só um dominó no meio cobre a própria imagem: o jogador da vez o põe primeiro, e daí em diante responde assim
answer-cram = Responda a cada dominó com a sua imagem pela meia-volta do tabuleiro.
reason-nimble = Uma moeda na casa s é uma pilha de Nim de s moedas: pode ir para qualquer das casas de 0 a s-1.
# $sum: an equation such as “2 xor 3 = 1”, or a number.
reason-nimble-here = A soma nim das casas é { $sum }
aim-nimble = leve a soma nim das casas a 0
reason-selective = Só conta a paridade. O jogador da vez perde exatamente se todas as pilhas são pares: daí toda jogada torna ímpar alguma pilha, e depois uma moeda de cada pilha ímpar torna todas pares de novo.
reason-selective-even = Todas as pilhas são pares
reason-selective-one-odd = A pilha { $place } é ímpar, e nenhuma outra
# $places: such as “1 and 3”.
reason-selective-odd = As pilhas { $places } são ímpares
aim-selective = torne pares todas as pilhas: tire uma moeda de cada pilha ímpar
answer-selective = Tire uma moeda de cada uma das pilhas que o adversário acabou de escolher.
reason-additions = As adições não mudam nada: quem ganha sem elas tira logo as moedas acrescentadas. Portanto só contam as pilhas, como no Nim.
aim-additions = leve a soma nim das pilhas a 0
answer-additions = Se o adversário acrescentar moedas, tire as mesmas moedas; senão, jogue como no Nim.
reason-cake = As linhas acima e abaixo do pedaço envenenado e as colunas à esquerda e à direita dele são quatro pilhas de Nim: um corte come quantas se quiser de uma delas e deixa as outras.
# The name of a heap in a sum: the rows or columns on one side of the poisoned piece.
reason-cake-side = { $side ->
    [top] linhas acima
    [bottom] linhas abaixo
    [left] colunas à esquerda
   *[right] colunas à direita
}
aim-cake = leve a soma nim dos quatro lados a 0
reason-staircase = Só contam as moedas nos degraus pares, e contam como pilhas de Nim. As moedas num degrau ímpar não mudam nada: se descem para um degrau par, as mesmas moedas seguem logo adiante, e os degraus pares ficam como antes.
# The name of a heap in a sum.
reason-staircase-stair = degrau { $stair }
reason-staircase-empty = Não há moedas em degraus pares: a soma nim é 0
reason-staircase-one = Dos degraus pares, só o degrau { $stair } tem moedas: a soma nim é { $sum }
# $stairs: such as “2 and 4”; $sum: such as “2 xor 3 = 1”.
reason-staircase-several = Os degraus pares com moedas são { $stairs }: { $sum }
aim-staircase = leve a soma nim dos degraus pares a 0
answer-staircase = Responda a uma jogada para um degrau par levando adiante as mesmas moedas. Responda a uma jogada a partir de um degrau par como no Nim: leve de novo a 0 a soma nim dos degraus pares.
reason-silver-dollar = Olhe para os intervalos, as casas livres à esquerda de cada moeda. Forme pares de moedas a partir da direita: as duas últimas, as duas antes delas e assim por diante; se a primeira moeda ficar sozinha, faz par com o fim da tira. Só conta o intervalo dentro de cada par, como pilha de Nim. Se a moeda esquerda de um par se afasta, a direita a segue o mesmo tanto, e o intervalo fica como antes.
# The name of a heap in a sum: the gap left of the coin on this square.
reason-silver-dollar-gap = à esquerda de { $coin }
reason-silver-dollar-no-coin = Não há nenhuma moeda: a soma nim é 0
reason-silver-dollar-one-gap = O único intervalo tem tamanho { $sum }
# $gaps and $coins: such as “0, 2 and 4”; $sum: such as “0 xor 4 = 4”.
reason-silver-dollar-gaps = Da esquerda para a direita, os intervalos têm os tamanhos { $gaps }. Contam os que estão à esquerda das moedas em { $coins }: { $sum }
aim-silver-dollar = leve a 0 a soma nim dos intervalos que contam
answer-silver-dollar = Se o adversário mover a moeda esquerda de um par, mova a direita o mesmo tanto. Se o adversário diminuir um intervalo que conta, leve de novo a 0 a soma nim desses intervalos, como no Nim.
reason-moore = { $most ->
    [1] Escreva as pilhas em binário, uma debaixo da outra, e conte os 1 em cada coluna. Uma jogada muda uma pilha. O jogador da vez perde exatamente se em cada coluna o número de 1 é múltiplo de { $modulus }: daí toda jogada estraga a coluna mais alta que ela muda, pois tira dela um dígito 1; e de qualquer outra posição alguma jogada torna todas as colunas múltiplos de { $modulus }.
   *[other] Escreva as pilhas em binário, uma debaixo da outra, e conte os 1 em cada coluna. Uma jogada muda até { $most } pilhas. O jogador da vez perde exatamente se em cada coluna o número de 1 é múltiplo de { $modulus }: daí toda jogada estraga a coluna mais alta que ela muda, pois tira dela de 1 a { $most } dígitos 1; e de qualquer outra posição alguma jogada torna todas as colunas múltiplos de { $modulus }.
}
# $counts: such as “3, 3 and 4”.
reason-moore-lost = Os números de 1 nas colunas são { $counts }: todos múltiplos de { $modulus }
reason-moore-won = Os números de 1 nas colunas são { $counts }: { $count } não é múltiplo de { $modulus }
reason-moore-no-coin = Não resta nenhuma moeda
aim-moore = faça o número de 1 em cada coluna binária ser múltiplo de { $modulus }
answer-moore = Depois de cada jogada, torne de novo todas as colunas múltiplos de { $modulus }.
