### The law of a rule and why it holds, for a student to follow: titles, headings and the sentences of proofs.
###
### G(n) is the nim-value of heap n, mex the smallest number that is missing. Formulas stay as they are.

## Titles and headings. $rule: a rule.

proof-title-law = A lei de { $rule }
proof-title-positions = As posições P de { $rule }
heading-statement = O enunciado
heading-no-law = Nenhuma lei foi encontrada
heading-tried = O que se tentou
heading-seen = O que se observa
heading-no-proof = Por que isto não é uma demonstração
heading-checked = O que se verificou
heading-example = Um exemplo
heading-also = Também
heading-why-nothing-smaller = Por que nada menor basta
heading-why-for-all = Por que vale para todas as pilhas
heading-why-finite = Por que basta um número finito de verificações
heading-why-finite-again = Outra demonstração: por que basta um número finito de verificações
heading-why = Por que vale
heading-first-values = Os primeiros valores

## The statement. $rule: a rule as it is typed; $canonical: its shortest form.

proof-rule = A regra é { $rule }. Quem não pode jogar perde. G(n) é o valor nim de uma pilha de n moedas: o mex dos valores das suas opções, isto é, o menor dos números 0, 1, 2, … que nenhuma opção tem.
proof-rule-is = A regra é { $rule }, isto é, { $canonical }. Quem não pode jogar perde. G(n) é o valor nim de uma pilha de n moedas: o mex dos valores das suas opções, isto é, o menor dos números 0, 1, 2, … que nenhuma opção tem.
proof-coins-rule = A regra é { $rule }. Quem não pode jogar perde. G(n) é o valor nim de uma só cara no lugar n: o mex dos valores das suas opções, isto é, o menor dos números 0, 1, 2, … que nenhuma opção tem.
proof-coins-rule-is = A regra é { $rule }, isto é, { $canonical }. Quem não pode jogar perde. G(n) é o valor nim de uma só cara no lugar n: o mex dos valores das suas opções, isto é, o menor dos números 0, 1, 2, … que nenhuma opção tem.
# $heap and $mode: the names of the two numbers.
proof-modes-rule = A regra é { $rule }. Quem não pode jogar perde. { $heap } é uma pilha, e { $mode } é um modo: toma um número finito de valores.
proof-modes-rule-is = A regra é { $rule }, isto é, { $canonical }. Quem não pode jogar perde. { $heap } é uma pilha, e { $mode } é um modo: toma um número finito de valores.
proof-pairs-rule = A regra é { $rule }. Quem não pode jogar perde. Um par (x,y) é uma posição P se o jogador da vez perde, senão é uma posição N.
proof-pairs-rule-is = A regra é { $rule }, isto é, { $canonical }. Quem não pode jogar perde. Um par (x,y) é uma posição P se o jogador da vez perde, senão é uma posição N.
# $law: a sentence of law.ftl.
proof-law = A lei: { $law }.
proof-sentence = { $sentence }.
proof-proved = Demonstrado para esta mesma regra, por { $reference }.
proof-theorem = Verdadeiro por um teorema publicado: { $reference }.
proof-only-seen = Só observado, nos valores das pilhas de 0 a { $last }: isto não é um fato.
proof-only-seen-pairs = Só observado: { $reference }. Isto não é um fato.
proof-nothing-to-check = Não há nada a verificar.

## Values and examples.

proof-values = Os valores, por definição
proof-first-values = Os primeiros { $shown } destes { $count } valores, por definição
proof-not-earlier = A lei não pode começar antes: G({ $before }) = { $now }, mas G({ $later }) = { $then }, e não { $wanted }.
proof-shorter-divides = Um período mais curto teria de dividir { $period }: onde valem dois períodos, vale também o seu máximo divisor comum.
# $here and $there: equations.
proof-not-shorter = Não é { $period }, pois { $here } e { $there }.
proof-not-shorter-but = Não é { $period }, pois { $here } e { $there }, e não { $wanted }.
proof-not-shorter-saltus = Não é { $period }, pois { $prime } deles teriam de somar { $saltus }, e { $prime } não divide { $saltus }.
proof-sentences = { $first } { $second }
proof-mode-machine = O autômato para { $which }
proof-modes-values = Os valores nim; os { $period } valores a partir de { $from } se repetem
proof-modes-first-values = Os valores nim das primeiras { $shown } pilhas, por definição; os { $period } valores a partir de { $from } se repetem
proof-machine-caption = O autômato: o estado seguinte para cada dígito
proof-pairs-machine-caption = O autômato: o estado seguinte para cada par de dígitos, com o de x antes da barra
proof-values-machine-caption = O autômato: o estado seguinte para cada par de dígitos, com o de n antes da barra
table-state = estado
table-digit = dígito { $digit }
table-may-end = pode terminar
proof-machine-too-large = A tabela do autômato tem { $states } estados, que são demais para uma página; o JSON da lei a contém toda.

## P-positions.

proof-pairs-none = Em todos os pares com coordenadas até { $to } não foi encontrada nenhuma lei, e nenhuma se afirma.
proof-pairs-law-base = A lei: um autômato com { $states } estados aceita as posições P. Ele lê lado a lado os dígitos de x e y, na base { $base }, começando pelos últimos, e no fim diz sim ou não.
proof-pairs-law-zeckendorf = A lei: um autômato com { $states } estados aceita as posições P. Ele lê lado a lado os dígitos de x e y, escritos como somas de números de Fibonacci diferentes 1, 2, 3, 5, 8, …, sem dois vizinhos (Zeckendorf; cada número é uma tal soma de uma só maneira), começando pelos últimos, e no fim diz sim ou não.
proof-first-pairs = As primeiras posições P, por definição: { $pairs }.
proof-pairs-also = O mesmo por outro teorema, de { $reference }: { $law }.
proof-pairs-when = Quando são os pares de um conjunto exatamente as posições P? Se (1) nenhuma opção de um par que o autômato aceita é aceita, e (2) todo par não aceito tem uma opção aceita. Toda partida termina, pois cada jogada diminui uma medida que nunca é negativa; por isso olhamos os pares na ordem dessa medida.
proof-pairs-induction = Um par aceito tem, por (1), só opções não aceitas; por indução, estas são posições N, logo o par é uma posição P. Um par não aceito tem, por (2), uma opção aceita, que por indução é uma posição P; logo ele é uma posição N. Assim (1) e (2) para todos os pares demonstram a lei.
proof-pairs-sentences = Ambas são proposições sobre números naturais. As jogadas são dadas por equações e desigualdades, que autômatos leem dígito a dígito, porque numa adição só é preciso lembrar o transporte. “E”, “não” e “há uma opção” fazem de autômatos outros autômatos.
proof-pairs-decided = Portanto a questão de saber se (1) ou (2) falha alguma vez é a de saber se certo autômato aceita alguma coisa, e isso se vê nos seus estados, que são em número finito.
proof-euclid-simpler = No jogo de Euclides com números x <= y, x > 0, cada jogada tira x de y, uma ou mais vezes. Onde se pode tirar duas vezes, olhemos as duas últimas opções: da maior delas há uma só jogada, que leva à menor. Logo exatamente uma das duas é uma posição P, e (x,y) é uma posição N. Onde só se pode tirar uma vez, há uma só opção. Portanto uma regra mais simples tem as mesmas posições P: tirar x de y se isso só pode ser feito uma vez, e senão ir a (0,0), que é uma posição P. Desta regra fala o resto; adições e comparações a exprimem.
proof-beatty = Os números A e os números B juntos são todos os números naturais a partir de 1, cada um uma vez (teorema de Beatty), e as diferenças B - A são múltiplos diferentes de um só número, que nenhuma jogada das duas coordenadas pode transpor. Portanto de um desses pares nenhuma jogada leva a outro. Que de todo outro par alguma jogada leva a um deles mostra-se no trabalho citado. O que se verificou é que as jogadas desta regra são as do teorema, para todas as posições.

## Laws that are only seen, and no law.

proof-seen-fit = Todos os { $count } valores calculados, os das pilhas de 0 a { $last }, condizem com a lei:
proof-seen-larger = Das pilhas maiores nada se diz: uma regularidade em muitos valores não é um teorema. No jogo de Grundy, os valores das pilhas de 3 a 12 repetem 1, 0, 2, e a pilha 13 quebra a regularidade; outras se quebram depois de milhões de pilhas.
proof-seen-period = Uma repetição que começa tarde diria pouco. Por isso um período só se considera observado onde a lei e dois períodos aparecem no primeiro sexto dos valores, todos os valores seguintes condizem, e eles se repetem oito vezes ou mais.
proof-seen-classes = Cada classe de restos cresce um número próprio. Isso só se considera observado onde a lei e dois períodos aparecem no primeiro sexto dos valores, todos os valores seguintes condizem, e eles crescem assim oito vezes ou mais.
proof-seen-closed = A fórmula é uma de uma pequena tabela: potências que dividem n, logaritmos, dígitos binários, raízes. Só se considera observada onde está certa o mais tardar a partir da pilha 64, para todos os valores conhecidos, onde os valores se afastam de uma reta pelo menos três vezes, e mais vezes onde há exceções.
proof-seen-regular = Tal sequência chama-se k-regular (Allouche e Shallit 1992): os dígitos de n na base k dizem que relação se usa a seguir, de modo que o valor de uma pilha enorme leva um passo por dígito. Só se considera observada onde cada relação foi encontrada em 48 termos, vale para todos os outros conhecidos, e os valores são oito vezes mais que os números com que se diz a lei.
proof-wanted-quotients = Autômatos que leem quocientes na base 2 poderiam decidir a lei; não a demonstraram, ou eram grandes demais.
proof-wanted-guy-smith = O teorema de Guy e Smith faria dela um fato se a equação valesse até a pilha { $last }; foram calculadas { $computed } pilhas. Mais pilhas podem trazer isso.
proof-wanted-no-bound = O teorema de Guy e Smith não dá cota para um código com [ ] ou *, pois uma jogada pode deixar pilhas em número ilimitado ou tirar sem limite; e autômatos na base 2 não demonstraram a lei, ou eram grandes demais.
proof-wanted-linear = Nenhum teorema deste programa fala de tais jogadas: elas não podem ser ditas como equações e desigualdades lineares em n e no que resta, quando muito com potências.
proof-wanted-states = As jogadas são lineares em n, por isso autômatos que leem dígitos poderiam decidir a lei; não a demonstraram, ou precisavam de estados demais.
proof-none = A regra é { $rule }. Nos valores das pilhas de 0 a { $last } não foi encontrada nenhuma lei, e nenhuma se afirma.
proof-none-is = A regra é { $rule }, isto é, { $canonical }. Nos valores das pilhas de 0 a { $last } não foi encontrada nenhuma lei, e nenhuma se afirma.
proof-none-may-come = Isto não prova que não exista nenhuma. Mais valores podem mostrar uma.
proof-tried-last-values = Uma repetição dos últimos { $count } valores, que demonstraria um período: tal repetição tem de vir, mas ainda não veio.
proof-tried-window = Uma repetição da janela acima dos valores que todas as pilhas menores cobrem: ela tem de vir, mas ainda não veio.
proof-tried-guy-smith = O teorema de Guy e Smith: um período p a partir da pilha n0 está demonstrado onde vale até a pilha h*(n0+m*p) + k - 1, com k = { $k }, h = { $h }, m = { $m }. Nenhum n0 e p dentro destes valores o satisfaz.
proof-tried-long = Em cálculos longos: uma repetição dos últimos valores num espaço esparso, além da última pilha rara. Nenhuma veio.
proof-tried-no-bound = O teorema de Guy e Smith não dá cota para um código com [ ] ou *.
proof-tried-period = Um período, simples ou aritmético, observado no primeiro sexto dos valores e confirmado por todos os outros: não há nenhum.
proof-tried-classes = Um saltus para cada classe de restos, e fórmulas fechadas (potências que dividem n, logaritmos, dígitos binários, raízes): nenhum serve.
proof-tried-machines = Autômatos que leem os valores dos dígitos de n nas bases de 2 a 10 e na representação de Zeckendorf, ou valores e n juntos: nenhum com poucos estados os lê.
proof-tried-regular = Relações lineares entre as subsequências G(k^e*n + r), para k de 2 a 10: não há poucas delas que deem os valores.

## Nim, Lasker's Nim, and rules that take numbers from a range.

proof-nim = De uma pilha de n moedas pode-se tirar qualquer número, por isso as opções são as pilhas 0, 1, …, n-1. Se elas valem 0, 1, …, n-1 (e a pilha 0, que não tem jogada, vale 0), então o menor número que falta é n. Assim, pilha após pilha, sem fim, G(n) = n. Não há nada a verificar.
proof-lasker-law = Uma jogada tira qualquer número de moedas de uma pilha, ou divide-a em duas pilhas e não tira nada. A lei diz que em cada quatro pilhas 4m+1, 4m+2, 4m+3, 4m+4 os valores são 4m+1, 4m+2, 4m+4, 4m+3: os dois últimos estão trocados. Mostramos que cada um é o mex das opções, se as pilhas menores têm estes valores.
proof-lasker-splits = Pela lei, os valores das pilhas que deixam os restos 1, 2, 3, 0 na divisão por 4 deixam os restos 1, 2, 0, 3. Os dois últimos dígitos binários de uma soma nim dependem só dos das suas partes. Por isso uma divisão de uma pilha n em duas tem um valor de resto 2 se n tem resto 1 (0+1 e 2+3 moedas dão 3 xor 1 = 2 e 2 xor 0 = 2); 1 ou 0 se n tem 2; 3 se n tem 3; 0 ou 1 se n tem 0.
proof-lasker-cases = n = 4m+1: as pilhas menores têm os valores de 0 a 4m, e nenhuma divisão tem resto 1, logo G(n) = 4m+1. n = 4m+2: as pilhas menores têm de 0 a 4m+1, e nenhuma divisão tem resto 2, logo G(n) = 4m+2. n = 4m+3: as pilhas menores têm de 0 a 4m+2, a divisão em 1 e 4m+2 tem 1 xor 4m+2 = 4m+3, e nenhuma divisão tem resto 0, logo G(n) = 4m+4. n = 4m+4: as pilhas menores têm de 0 a 4m+2 e 4m+4, e nenhuma divisão tem resto 3, logo G(n) = 4m+3. Não há nada a verificar.
proof-range-without-end = Pode-se tirar qualquer número a partir de { $least }, e G(n) = floor(n/{ $least }). Pois as opções de n são as pilhas de 0 a n-{ $least }. Se elas têm os valores que a fórmula dá, estes são todos os números de 0 a floor(n/{ $least })-1, logo o menor que falta é floor(n/{ $least }); uma pilha menor que { $least } não tem jogada e vale 0. Não há nada a verificar.
proof-range-claim = Podem-se tirar de { $least } a { $most } moedas. Seja r = n mod { $modulus }, onde { $modulus } = { $least }+{ $most }. Então G(n) = floor(r/{ $least }). Mostramos que este é o mex das opções, se elas têm os valores que a fórmula dá; então vale pilha após pilha, sem fim.
proof-range-no-option = Nenhuma opção tem o valor de n. Tirar t moedas deixa o resto r-t se t <= r: este é r-{ $least } ou menos, logo o seu valor é menor. Se t > r, deixa r+{ $modulus }-t, que é r+{ $least } ou mais, pois t <= { $most }: o seu valor é maior.
proof-range-each-smaller = Cada valor menor v é o de uma opção. Os { $least } restos de { $least }*v a { $least }*v + { $below } têm o valor v. Tirar r - { $least }*v moedas leva ao primeiro deles, e { $below } moedas a menos ao último. O maior destes números é pelo menos { $least }, pois v < floor(r/{ $least }); o menor é no máximo { $most }, pois r <= { $last }. Eles se seguem sem lacunas, logo um deles está entre { $least } e { $most }.
proof-remainder-claim = { $most ->
    [1] Uma jogada tira 1 moeda. Seja r = n mod { $modulus } o resto da divisão de n por { $modulus }. Mostramos que G(n) = r, uma pilha após outra: suponhamos que isto é verdade para todas as pilhas menores.
    [2] Uma jogada tira 1 ou 2 moedas. Seja r = n mod { $modulus } o resto da divisão de n por { $modulus }. Mostramos que G(n) = r, uma pilha após outra: suponhamos que isto é verdade para todas as pilhas menores.
    [3] Uma jogada tira 1, 2 ou 3 moedas. Seja r = n mod { $modulus } o resto da divisão de n por { $modulus }. Mostramos que G(n) = r, uma pilha após outra: suponhamos que isto é verdade para todas as pilhas menores.
   *[other] Uma jogada tira de 1 a { $most } moedas. Seja r = n mod { $modulus } o resto da divisão de n por { $modulus }. Mostramos que G(n) = r, uma pilha após outra: suponhamos que isto é verdade para todas as pilhas menores.
}
proof-remainder-no-option = Nenhuma opção tem o valor r: para manter o resto, uma jogada teria de tirar um múltiplo de { $modulus }, e o máximo que se tira é { $most }.
proof-remainder-each-smaller = Cada número menor v = 0, …, r-1 é o valor de uma opção: tire r-v moedas, e fica o resto v.
proof-remainder-mex = Logo r é o menor número que nenhuma opção tem, que é o mex: G(n) = r.
proof-remainder-play = No jogo isto diz: deixe um múltiplo de { $modulus }. Sempre que o adversário tirar k moedas, tire { $modulus }-k, e fica de novo um múltiplo de { $modulus }.
proof-residues-claim = { $modulus ->
    [2] De qualquer pilha pode-se tirar 1 moeda, se ela tiver tantas, mas nunca um número de moedas que { $modulus } divide. Afirmação: G(n) = n mod { $modulus }. Para a pilha 0, que não tem jogada, é verdade. Suponhamos que é verdade para todas as pilhas menores que n.
   *[other] De qualquer pilha podem-se tirar 1, …, { $most } moedas, se ela tiver tantas, mas nunca um número de moedas que { $modulus } divide. Afirmação: G(n) = n mod { $modulus }. Para a pilha 0, que não tem jogada, é verdade. Suponhamos que é verdade para todas as pilhas menores que n.
}
proof-residues-step = Seja r = n mod { $modulus }. Quem tira k moedas deixa n-k, e n-k mod { $modulus } não é r, pois { $modulus } não divide k: nenhuma opção tem o valor r. Mas podem-se tirar 1, …, r moedas, pois r é no máximo { $most }: ficam pilhas com n mod { $modulus } igual a r-1, …, 0. Logo todos os valores menores são de opções, e r é o menor número que falta: G(n) = r.
proof-residues-end = Portanto é verdade para todo n, um após outro. Não é preciso calcular nenhum valor.
proof-between-rules = Ao lado desta regra põem-se outras duas. Pela primeira há menos jogadas: cada uma delas é também uma jogada desta regra. Pela segunda há mais: cada jogada desta regra é uma delas. Ambas são simples o bastante para serem decididas, e ambas têm a lei G(n) do enunciado.
proof-between-step = Suponhamos que a lei é verdadeira para esta regra em todas as pilhas menores que n. Nenhuma opção da pilha n tem o valor G(n), pois ela é uma opção também pela segunda regra, e lá nenhuma opção o tem. E cada valor v < G(n) é o de uma opção: pela primeira regra há uma, e ela é uma opção por esta regra. Logo G(n) é o menor número que falta, e a lei é verdadeira para n.
proof-between-end = Portanto é verdadeira para todo n, um após outro. O que a regra diz entre as outras duas não faz diferença.
proof-window-options = De n moedas pode-se tirar qualquer número de 1 a T(n), onde T(n) = { $most }. Por isso as opções de n são as pilhas n-T(n), …, n-1: uma janela de T(n) pilhas que termina logo antes de n. T(0) = 0, e com cada moeda a mais T cresce 0 ou 1, por isso a janela ou cresce uma pilha à direita, ou desliza uma pilha para a direita.
proof-window-claim = Afirmação: as pilhas n-T(n), …, n (a janela e o próprio n) têm os valores 0, 1, …, T(n), cada um uma vez. Para n = 0 é verdade: a pilha 0 tem o valor 0. Suponhamos que é verdade para n-1.
proof-window-grows = Se T(n) = T(n-1)+1, a janela de n consiste na janela de n-1 e na pilha n-1. Pela afirmação para n-1, estas têm os valores 0, …, T(n-1), cada um uma vez. O menor número que falta é T(n-1)+1 = T(n), logo G(n) = T(n), e a afirmação é verdadeira para n.
proof-window-slides = Se T(n) = T(n-1), uma pilha saiu: n-1-T(n). As pilhas que ainda estão na janela têm todos os valores de 0 a T(n), exceto o da pilha que saiu. Logo o menor número que falta é justamente o valor dela, G(n) = G(n-1-T(n)), e a afirmação é verdadeira para n.
proof-window-end = Portanto é verdade para todo n, um após outro. Em resumo: um valor que sai da janela volta com a pilha seguinte.
# $growth: how T grows.
proof-window-checked = Os valores não precisam de nenhuma verificação. Que T cresce 0 ou 1 para todo n vê-se na forma da regra: { $growth }.
proof-window-no-move = nenhuma jogada
proof-window-top-grows = T cresce: { $now }
proof-window-by-law = pela lei
proof-window-by-definition = G(n) por definição
proof-window-first-heaps = As primeiras pilhas
# $walk: equations, such as “G(1000) = G(499)”.
proof-window-walk = Vamos de n a n-1-T(n) enquanto T não cresce em n: { $walk }.
proof-window-walk-grows = Vamos de n a n-1-T(n) enquanto T não cresce em n: { $walk } = { $most }, pois T({ $heap }) = { $most } é maior que T({ $below }) = { $less }.
proof-window-walk-on = Vamos de n a n-1-T(n) enquanto T não cresce em n: { $walk } e assim por diante, e por fim { $value }.

## Rows of values that come again.

proof-take-nothing = Nunca se pode tirar nenhuma moeda. Por isso nenhuma pilha tem jogada, e cada uma vale 0.
# $most: the largest number that may be taken.
proof-take-options = { $most ->
    [one] Pode-se tirar no máximo { $most } moeda. Por isso a única opção de uma pilha n é a pilha anterior a n, e a partir de n = { $most } a moeda pode ser tirada. Só o valor dessa pilha decide G(n).
   *[other] Podem-se tirar no máximo { $most } moedas. Por isso todas as opções de uma pilha n estão entre as { $most } pilhas anteriores a n, e a partir de n = { $most } cada número do conjunto pode ser tirado. Só os valores dessas { $most } pilhas decidem G(n).
}
# $from and $last: the first and the last heap of the row; $heap: the next one; $later: that heap and a period.
proof-take-step = Suponhamos que G(n+{ $period }) = G(n) vale para { $most } seguidos, n de { $from } a { $last }. Olhemos as pilhas { $heap } e { $later }. Para cada número t do conjunto, podem-se tirar t moedas de ambas, e as pilhas que ficam, { $heap }-t e { $later }-t, têm valores iguais. Opções iguais, mex igual: G({ $later }) = G({ $heap }). Agora a equação vale para n de { $next } a { $heap }, que são de novo { $most } seguidos, logo o mesmo argumento dá a pilha seguinte, e a seguinte, sem fim.
proof-repeat-comes = Mais cedo ou mais tarde tal repetição tem de vir. Nenhum valor é maior que o número de jogadas, por isso só há um número finito de filas de tantos valores, e uma delas volta.
proof-take-checked = { $most ->
    [1] Os valores das pilhas de 0 a { $end } foram calculados por definição, um após outro, e G(n) foi comparado com G(n+{ $period }) para n de { $from } a { $last }: são iguais.
   *[other] Os valores das pilhas de 0 a { $end } foram calculados por definição, um após outro, e G(n) foi comparado com G(n+{ $period }) para n de { $from } a { $last }: todos os { $most } pares são iguais.
}
proof-take-long = Para isso não é preciso guardar os valores de todas as { $count } pilhas. Uma passagem pelas pilhas lembra uma fila de { $most } valores e espera até que ela volte, o que dá { $period }. Duas passagens, uma delas { $period } pilhas à frente, encontram depois a última pilha em que diferem: a lei começa depois dela.
proof-take-row = A fila que volta
proof-fixed-options = { $most ->
    [one] A partir da pilha { $settled }, cada jogada tira um número fixo de moedas, no máximo { $most } moeda, e pode deixar pilhas fixas ao lado do resto. Por isso só o valor da pilha anterior a n decide G(n).
   *[other] A partir da pilha { $settled }, cada jogada tira um número fixo de moedas, no máximo { $most } moedas, e pode deixar pilhas fixas ao lado do resto. Por isso só os valores das { $most } pilhas anteriores a n decidem G(n).
}
proof-fixed-step = Suponhamos que G(n+{ $period }) = G(n) vale para n de { $from } a { $last }. Olhemos as pilhas { $heap } e { $later }. Elas têm as mesmas jogadas, e o que estas deixam tem valores iguais: as pilhas fixas são as mesmas, e os restos são pilhas n e n+{ $period } para as quais a equação vale. Opções iguais, mex igual. Logo a equação vale para { $heap }, depois para a pilha seguinte, e assim por diante, sem fim.
proof-fixed-checked = Os valores das pilhas de 0 a { $end } foram calculados por definição, um após outro, e G(n) foi comparado com G(n+{ $period }) para n de { $from } a { $last }.
proof-all-but-reach = Pode-se tirar qualquer número acima de { $most }. Por isso da pilha n pode-se chegar a cada uma das pilhas 0, 1, …, n-{ $next }.
proof-all-but-first = Primeiro: os valores das pilhas de 0 a i, tomados em conjunto, nunca têm lacunas. Pois uma pilha de valor v tem opções de todos os valores abaixo de v, e estas são pilhas menores. Por isso as pilhas que estão sempre ao alcance de n têm exatamente os valores 0, 1, …, u-1, para algum número u que depende de n; chamemo-lo u(n).
proof-all-but-second = Segundo: todos estes valores são de opções, por isso G(n) é u(n) ou mais. Quanto mais, decidem-no só as { $most } pilhas n-1, …, n-{ $most }: das que podem ser alcançadas, só importam as diferenças G(n-t)-u(n), e destas só as que não são negativas.
proof-all-but-window = { $most ->
    [one] Seja então a janela de n o único número G(n-1)-u(n), …, G(n-{ $most })-u(n), onde se escreve -1 para tudo o que está abaixo de 0, e onde não há tal pilha. Ela decide G(n)-u(n). Decide também a janela seguinte: a pilha n entra, a pilha n-{ $most } sai, e u cresce exatamente se a pilha que sai tem o valor u(n) ou mais, o que se vê na janela.
   *[other] Seja então a janela de n os { $most } números G(n-1)-u(n), …, G(n-{ $most })-u(n), onde se escreve -1 para tudo o que está abaixo de 0, e onde não há tal pilha. Ela decide G(n)-u(n). Decide também a janela seguinte: a pilha n entra, a pilha n-{ $most } sai, e u cresce exatamente se a pilha que sai tem o valor u(n) ou mais, o que se vê na janela.
}
proof-all-but-again = Portanto, se as janelas de duas pilhas x e x+{ $period } são as mesmas, e u(x+{ $period }) = u(x)+{ $saltus }, então tudo o que se segue é igual, { $saltus } mais acima: G(n+{ $period }) = G(n)+{ $saltus } para todo n a partir de x. E uma janela tem de voltar, pois além dos u(n) valores cobertos uma pilha tem no máximo mais { $most } opções, de modo que os números numa janela são no máximo { $most }.
proof-all-but-checked = Os valores das pilhas de 0 a { $end } foram calculados por definição. As janelas de x = { $x } e de { $again } são as mesmas, e u cresce de { $from } a { $to }.
proof-all-but-checked-from = Os valores das pilhas de 0 a { $end } foram calculados por definição. As janelas de x = { $x } e de { $again } são as mesmas, e u cresce de { $from } a { $to }. Da pilha { $first } à pilha { $before } a equação foi comparada valor por valor, por isso vale a partir da pilha { $first }.
proof-all-but-caption = A janela que volta (-1 representa tudo o que está abaixo de 0, e nenhuma pilha)

## The theorem of Guy and Smith.

# $coins: the most coins that a move takes, and the last place of the code.
proof-guy-smith-moves = { $coins ->
    [one] { $heaps ->
        [one] Uma jogada de { $rule } tira no máximo { $coins } moeda de uma pilha (o último dígito diferente de 0 está no lugar k = { $coins }) e deixa no máximo { $heaps } pilha, menor que a que havia.
       *[other] Uma jogada de { $rule } tira no máximo { $coins } moeda de uma pilha (o último dígito diferente de 0 está no lugar k = { $coins }) e deixa no máximo { $heaps } pilhas, cada uma menor que a que havia.
    }
   *[other] { $heaps ->
        [one] Uma jogada de { $rule } tira no máximo { $coins } moedas de uma pilha (o último dígito diferente de 0 está no lugar k = { $coins }) e deixa no máximo { $heaps } pilha, menor que a que havia.
       *[other] Uma jogada de { $rule } tira no máximo { $coins } moedas de uma pilha (o último dígito diferente de 0 está no lugar k = { $coins }) e deixa no máximo { $heaps } pilhas, cada uma menor que a que havia.
    }
}
proof-guy-smith-theorem = O teorema: se G(n+{ $period }) = G(n) para todo n de { $from } a { $end }, então também para todo n a partir de { $from }. A razão é que uma pilha N acima de { $last } = { $heaps }*{ $big } + { $coins } - 1 é tão grande que cada jogada deixa uma pilha grande, e uma pilha grande pode ser diminuída de { $step } sem mudar o seu valor.
# $step: a number, or such as “12 = 2*6”.
proof-guy-smith-compare = { $coins ->
    [one] Seja então N maior que { $last }, e suponhamos que a equação vale para todos os números menores, isto é, onde quer que as suas duas pilhas estejam abaixo de N. Comparamos as opções de N com as de N-{ $step }. (Nenhuma destas pilhas pode ser tirada inteira, pois ambas têm mais de { $coins } moeda.)
   *[other] Seja então N maior que { $last }, e suponhamos que a equação vale para todos os números menores, isto é, onde quer que as suas duas pilhas estejam abaixo de N. Comparamos as opções de N com as de N-{ $step }. (Nenhuma destas pilhas pode ser tirada inteira, pois ambas têm mais de { $coins } moedas.)
}
proof-guy-smith-one-heap = Cada jogada de N tem um par de N-{ $step }. Uma jogada de N deixa uma só pilha de N-{ $coins } moedas ou mais, por isso a sua pilha b tem { $big } moedas ou mais. Faça-se a mesma jogada com b-{ $step } no lugar de b: é uma jogada de N-{ $step }, pelo mesmo dígito. Como b-{ $step } é { $from } ou mais, G(b-{ $step }) = G(b), e o que resta tem o mesmo valor.
proof-guy-smith-heaps = Cada jogada de N tem um par de N-{ $step }. Uma jogada de N deixa pilhas que juntas têm N-{ $coins } moedas ou mais, o que é { $heaps }*{ $big } ou mais; por isso a maior destas pilhas, que são no máximo { $heaps }, b, tem { $big } moedas ou mais. Faça-se a mesma jogada com b-{ $step } no lugar de b: é uma jogada de N-{ $step }, pelo mesmo dígito. Como b-{ $step } é { $from } ou mais, G(b-{ $step }) = G(b), e o que resta tem o mesmo valor.
proof-guy-smith-distinct = Mas onde um dígito pede pilhas diferentes (ou não todas iguais), b-{ $step } pode já estar entre as pilhas que ficam. Dos { $heaps } números b-i*{ $step }, para i de 1 a { $heaps }, no máximo { $others } podem estar entre as outras pilhas que ficam; tome-se o primeiro que não está. Ele é { $from } ou mais, e b-(i-1)*{ $step } está entre as que ficam. Substitua-se esta por b-i*{ $step }, que é { $step } a menos e um número novo: as pilhas continuam diferentes, e os valores são os mesmos.
# $numbers: such as “2 or 3”.
proof-guy-smith-equal = Onde um dígito pede j pilhas iguais (aqui j é { $numbers }), cada uma delas é assim grande, e cada uma se diminui de { $step }/j. Isso é um número inteiro de períodos, por isso os valores são de novo os mesmos.
proof-guy-smith-or = { $first } ou { $second }
# $distinct and $equal: yes or no, whether a digit asks for different or for equal heaps.
proof-guy-smith-back = { $from ->
    [one] No sentido inverso é mais fácil. A maior pilha que uma jogada de N-{ $step } deixa tem { $from } moeda ou mais; aumente-se essa pilha de { $step }, e é uma jogada de N que deixa o mesmo valor.{ $distinct ->
        [yes] {" "}(Ela é então maior que todas as outras, por isso as pilhas continuam diferentes.)
       *[no] {""}
    }{ $equal ->
        [yes] {" "}(De j pilhas iguais, cada uma se aumenta da j-ésima parte disso.)
       *[no] {""}
    } Todas as pilhas alteradas são { $from } ou mais e menores que N, onde a equação é conhecida.
   *[other] No sentido inverso é mais fácil. A maior pilha que uma jogada de N-{ $step } deixa tem { $from } moedas ou mais; aumente-se essa pilha de { $step }, e é uma jogada de N que deixa o mesmo valor.{ $distinct ->
        [yes] {" "}(Ela é então maior que todas as outras, por isso as pilhas continuam diferentes.)
       *[no] {""}
    }{ $equal ->
        [yes] {" "}(De j pilhas iguais, cada uma se aumenta da j-ésima parte disso.)
       *[no] {""}
    } Todas as pilhas alteradas são { $from } ou mais e menores que N, onde a equação é conhecida.
}
proof-guy-smith-so = Logo as opções de N e de N-{ $step } têm os mesmos valores, e G(N) = G(N-{ $period }). Agora a equação é conhecida até N, e o mesmo argumento funciona para N+1, sem fim.
proof-guy-smith-so-on = Logo as opções de N e de N-{ $step } têm os mesmos valores, e G(N) = G(N-{ $step }). Pelo que se sabe das pilhas menores, isso é G(N-{ $step }+{ $period }), e assim por diante até G(N-{ $period }). Agora a equação é conhecida até N, e o mesmo argumento funciona para N+1, sem fim.
proof-guy-smith-checked = { $count ->
    [one] Os valores das pilhas de 0 a { $last } foram calculados por definição, e G(n+{ $period }) = G(n) mostrou-se verdadeira para n de { $from } a { $end }: { $count } equação.
   *[other] Os valores das pilhas de 0 a { $last } foram calculados por definição, e G(n+{ $period }) = G(n) mostrou-se verdadeira para n de { $from } a { $end }: { $count } equações.
}
proof-guy-smith-zero = { $checked } Da pilha 0 o teorema não fala: ali G também foi comparada.

## Long runs in a sparse space.

proof-sparse-mask = Uma máscara distingue dois tipos de valores: um valor é comum se um número ímpar dos seus dígitos binários 1 está sob os dígitos 1 da máscara, senão é raro. (Em alguns códigos a paridade da pilha também conta.) Uma pilha chama-se comum ou rara conforme o seu valor. Quase todas as pilhas são comuns; as raras são poucas e acabam logo.
proof-sparse-sums = A soma nim de dois valores comuns é rara, e também a de dois raros: as contagens de dígitos somam-se, sem contar os transportes. Por isso, onde uma jogada deixa duas pilhas e a opção tem um valor comum, uma das duas pilhas é rara. Para achar que valores comuns têm as opções de n, basta olhar as poucas pilhas raras r e as pilhas n-t-r, sendo t as moedas tiradas, e as pilhas n-t que ficam sozinhas.
proof-sparse-witness = Isso dá o menor valor comum que nenhuma opção tem. Depois, para cada valor raro menor mostra-se que é o de uma opção, indicando uma tal opção (uma testemunha). Logo o valor é o mex de todas as opções, qualquer que tenha sido a máscara.
proof-sparse-window = Além do início, tudo o que se olhou para a pilha n está entre as últimas W pilhas antes de n, ou é uma pilha rara da lista, que já não muda. Por isso os últimos W valores decidem o seguinte, como fazem onde se pode tirar um número de um conjunto finito.
proof-sparse-repeat = Portanto, se os W valores antes de alguma pilha x são os de antes de x+{ $period }, e nenhuma pilha rara nova veio entre elas, então as pilhas a partir de x+{ $period } repetem, passo a passo, o que fizeram as pilhas a partir de x, por { $period } pilhas; depois a mesma fila de W valores está ali de novo, e assim por diante, sem fim.
proof-sparse-smallest = { $count ->
    [one] A menor pilha a partir da qual a lei vale é { $from }: antes da repetição encontrada, os valores foram comparados para trás enquanto coincidem. Foi calculado o valor de { $count } pilha, 64 de cada vez.
   *[other] A menor pilha a partir da qual a lei vale é { $from }: antes da repetição encontrada, os valores foram comparados para trás enquanto coincidem. Foram calculados os valores de { $count } pilhas, 64 de cada vez.
}

## Machines that read digits.

proof-machine-reads = Um autômato diz o valor: lê os dígitos de n { $numeration }, começando pelo último, e vai de estado em estado. Parte do estado 0; cada estado tem um valor, e o valor do estado em que os dígitos acabam é L(n). (Zeros à frente de um número não mudam nada.)
proof-machine-example = { $heap } é { $digits } { $numeration }. A partir do último dígito o autômato percorre { $steps }, e o último estado tem o valor { $value }. Logo G({ $heap }) = { $value }.
proof-pairs-read = { $coding ->
    [plain] Os valores crescem sem fim, por isso nenhum autômato os pode dizer. Mas um autômato pode dizer se um valor está certo: lê lado a lado os dígitos de n e de um número v na base { $base }, começando pelos últimos, e no fim diz sim ou não. Seja L(n) o valor para o qual ele diz sim; que para cada n há exatamente um tal valor também se verifica.
    [powers] Os valores crescem sem fim, por isso nenhum autômato os pode dizer. Mas um autômato pode dizer se um valor está certo: lê lado a lado os dígitos de n e de uma potência { $base }^v na base { $base }, começando pelos últimos, e no fim diz sim ou não. Seja L(n) o valor para o qual ele diz sim; que para cada n há exatamente um tal valor também se verifica.
   *[odious] Os valores crescem sem fim, por isso nenhum autômato os pode dizer. Mas um autômato pode dizer se um valor está certo: lê lado a lado os dígitos de n e de um número que é 0 ou uma potência { $base }^j na base { $base }, começando pelos últimos, e no fim diz sim ou não. Seja L(n) o valor para o qual ele diz sim; que para cada n há exatamente um tal valor também se verifica.
}
proof-coded-powers = A potência representa o valor v porque o próprio v cresce tão devagar como o número de dígitos de n. Uma potência menor significa um valor menor, e um mex não pede mais que isso onde uma jogada deixa uma só pilha.
proof-coded-odious = 0 representa o valor 0, e { $base }^j o número odioso que tem outros j abaixo dele. (Um número é odioso se tem um número ímpar de dígitos binários 1: 1, 2, 4, 7, 8, … Os outros chamam-se malignos: 0, 3, 5, 6, …)
proof-pair-example = G({ $heap }) = { $value }. Lendo { $heap } e { $code } na base { $base }, o autômato percorre { $steps }, e ali pode terminar. Nenhum outro valor é aceito para { $heap }.
proof-pair-example-coded = G({ $heap }) = { $value }, que { $code } representa. Lendo { $heap } e { $code } na base { $base }, o autômato percorre { $steps }, e ali pode terminar. Nenhum outro valor é aceito para { $heap }.
proof-decided-when = Quando é L o valor nim? Se (1) nenhuma opção de n tem o valor L(n), e (2) cada número abaixo de L(n) é o valor de uma opção, para todo n. Pois uma opção é menor que n: se L está certo para todas as pilhas menores, então (1) e (2) dizem que L(n) é o mex das opções, logo L está certo para n, e assim por diante, sem fim.
proof-decided-relations = O que uma jogada deixa é dado por relações entre n e as pilhas que ficam, sendo as outras letras quaisquer números naturais:
proof-decided-more = { $count ->
    [one] E mais { $count } relação do mesmo tipo.
   *[other] E mais { $count } relações do mesmo tipo.
}
proof-decided-machines = (1) e (2) falam de infinitos n, e no entanto podem ser decididas. Um autômato que lê números lado a lado verifica uma equação como uma criança soma, a partir do último dígito, sem guardar nada além do transporte; por isso precisa de poucos estados. Dois autômatos que correm ao mesmo tempo verificam “e”. “Há um número tal que” é um autômato que tenta todos os dígitos desse número ao mesmo tempo, e lembra em que estados pode estar. “Não” troca sim e não. Assim, a partir de autômatos pequenos constrói-se um que aceita exatamente os n para os quais (1) ou (2) falha. Ele aceita alguma coisa? Os seus estados são em número finito, por isso pode-se olhar: há um caminho do primeiro estado a um que diz sim? Não há nenhum.
proof-odious-lemma = Um lema trata das somas nim. As contagens de dígitos binários 1 somam-se numa soma nim, a menos de pares que desaparecem. Por isso a soma nim de dois números odiosos é maligna, e a soma nim de um número odioso e 0 é odiosa.
proof-odious-moves = Cada jogada deixa duas pilhas, cujos valores são 0 ou odiosos, pela lei. Por isso um valor o que é odioso só é deixado pelo par o e 0; e 0 só é deixado por duas pilhas de igual valor.
proof-odious-all = Seja agora o odioso, e sejam deixados por jogadas todos os pares de valores diferentes abaixo de o, cada um 0 ou odioso. Então são deixados todos os números menores: um odioso por ele mesmo e 0; e um número maligno e que não é 0 é a soma nim de 2^b e e xor 2^b, onde b é um dígito binário 1 de e. Ambos são odiosos e no máximo e, logo estão abaixo de o. Portanto basta verificar que pares de valores são deixados.
proof-runs-sums = Uma jogada vira uma sequência de vizinhas, de m+1 a n, e a cara no lugar n desaparece. O que resta vale a soma nim dos valores de m+1 a n-1. Tais somas de muitos valores são demais para um autômato, mas X(n), a soma nim dos valores de 1 a n, também é lida por um autômato. (Demonstra-se por um só passo: X(n) = X(n-1) xor G(n) para todo n.)
proof-runs-options = Em X(n-1) xor X(m), tudo até m está duas vezes e desaparece. Por isso esse é o valor da opção, e (1) e (2) falam de n, m e dois valores de X.
proof-repeats-machine = Um autômato lê os dígitos de n, começando pelo último, e diz o valor L(n), ou se um valor é L(n). Ele foi encontrado nos valores, e depois demonstrou-se que está certo para todo n, como segue.
proof-repeats-equation = A própria lei, { $equation } para todo n >= { $from }, é mais uma proposição desse tipo, e foi decidida da mesma maneira.
# $heap and $mode: the names of the two numbers.
proof-modes-machines = Para cada valor de { $mode }, um autômato lê os dígitos de { $heap } { $numeration }, começando pelo último, e termina num estado que tem um valor. Chamemos-lhe o valor do autômato. Ele é o valor nim de todas as posições se (1) nenhuma opção tem o mesmo valor do autômato, e (2) cada valor menor é o de uma opção: então é o mex das opções, por indução, porque a partida termina.
proof-modes-decided = (1) e (2) são proposições sobre números naturais. Autômatos leem as jogadas dígito a dígito, pois numa adição só é preciso lembrar o transporte. “E”, “não” e “há uma opção” fazem de autômatos outros autômatos. Portanto a questão de saber se (1) ou (2) falha alguma vez é a de saber se certo autômato aceita alguma coisa, e os seus estados, em número finito, mostram isso.
proof-rows-determine = Escrevam-se os valores nim da pilha { $heap } em todos os modos { $mode } como uma linha. A partir da pilha { $from }, as jogadas tiram no máximo { $window } moedas, e quais são depende só de { $mode } (e de um resto de { $heap }, onde a regra pede um). Por isso as últimas { $window } linhas determinam a seguinte, da mesma maneira para todas essas pilhas.
proof-rows-return = Um valor nim é no máximo o número de jogadas, por isso há um número finito de linhas. Pelo princípio das gavetas, algumas { $window } linhas têm de voltar: aqui as linhas das pilhas de { $first } a { $last } voltam { $distance } pilhas depois. A partir daí linhas iguais seguem-se a linhas iguais, por indução.

## Quotients.

# $worth: such as “c(i) + 2*q”.
proof-quotients-heaps = Escreva-se uma pilha a partir de { $first } como { $first } + i + { $classes }*q, com 0 <= i < { $classes }: i é a sua classe, q o seu quociente. A lei diz que tal pilha vale { $worth }, onde c(i) é o valor para q = 0.
proof-quotients-heaps-by-class = Escreva-se uma pilha a partir de { $first } como { $first } + i + { $classes }*q, com 0 <= i < { $classes }: i é a sua classe, q o seu quociente. A lei diz que tal pilha vale { $worth }, com o saltus s(i) da sua classe, onde c(i) é o valor para q = 0.
proof-quotients-induction = A indução mostra o que é preciso verificar. Suponhamos que todas as pilhas menores que n têm os valores da lei. Então a lei está certa também para n se (1) nenhuma opção de n tem o valor que ela dá a n, e (2) cada número menor é o valor de uma opção.
proof-quotients-options = Olhemos uma pilha da classe i com o quociente Q, e uma jogada que tira t moedas e deixa pilhas de classes dadas (ou pilhas abaixo de { $first }, que são em número finito). Os tamanhos das pilhas que ficam somam n-t. Dividido por { $classes }, isso diz: os quocientes que ficam somam Q mais uma constante. E o valor da opção é { $climb ->
    [none] a soma nim dos números c das suas classes
    [same] a soma nim dos números { $numbers } das pilhas que ficam
   *[by-class] a soma nim dos números { $numbers } das pilhas que ficam, cada um com o c e o s da sua classe
}.
proof-quotients-digits = Portanto (1) e (2) falam de números naturais que se somam e se somam nim, nada mais. As duas coisas se fazem dígito a dígito na base 2: uma soma nim olha um dígito de cada número de cada vez, e uma soma só tem de lembrar o transporte. Por isso um autômato com um número finito de estados, que lê lado a lado os dígitos binários de Q e de um valor v, começando pelos últimos, aceita exatamente os pares para os quais uma jogada deste tipo deixa o valor v. “Há quocientes tais que” é também um autômato: tenta todos os dígitos ao mesmo tempo, e lembra em que estados pode estar.
proof-quotients-decided = Há um número finito de classes e um número finito de maneiras de deixar pilhas de classes dadas, por isso todas as opções da classe i se juntam num só autômato. Saber se (1) ou (2) falha alguma vez é então saber se certo autômato aceita alguma coisa, e isso se vê nos seus estados, que são em número finito: há um caminho do primeiro estado a um que aceita? Não há nenhum.
proof-quotients-classes = As classes
proof-quotients-first-classes = As primeiras classes (seguem-se mais { $more })
table-heaps = pilhas

## Arithmetic functions of the heap.

proof-arithmetic-heap-zero = A pilha 0 não tem jogada. Portanto a lei vale pilha após pilha, sem fim.
proof-arithmetic-checked = Nesta regra não há nada a verificar além da sua forma. Para comparação, os seus primeiros valores.
# $formula: such as “G(1000000) = 6”. $equation: an equation, or a chain of inequalities.
proof-arithmetic-power = { $equation }, logo v = { $exponent } e { $formula }.
proof-arithmetic-odd-part = { $equation }, logo m = { $odd } e { $formula }.
proof-arithmetic-ones = { $heap } é { $digits } em binário, e o número de dígitos 1 é { $value }. Logo { $formula }.
proof-arithmetic-even = { $heap } é par, logo { $formula }.
proof-arithmetic-two = 2, o primeiro primo, divide { $heap }, logo { $formula }.
proof-arithmetic-product = { $equation }, um produto de primos, em número de { $value }, logo { $formula }.
proof-submasks-moves = Uma jogada tira alguns dos dígitos binários 1 de n, e nada mais: n-k tem os dígitos 1 de n sem os de k. Por isso uma jogada deixa qualquer conjunto menor de dígitos 1. Só conta o seu número, e pode-se tirar qualquer número deles: os dígitos 1 são uma pilha de Nim.
proof-submasks-induction = Por indução, as opções de uma pilha com c dígitos 1 têm os valores 0, 1, …, c-1, pois pode ficar cada um destes números de dígitos 1; e o menor número que falta é c.
proof-primes-moves = Escreva-se n como produto de primos. Um divisor de n é o produto de alguns deles, por isso uma jogada deixa qualquer parte menor desses primos. Só conta o seu número, e qualquer número deles pode sair: os primos são uma pilha de Nim.
proof-primes-induction = Por indução, as opções de um produto de c primos têm os valores 0, 1, …, c-1, e o menor número que falta é c.
proof-non-divisors-claim = Escreva-se n = 2^v * m com m ímpar. Afirmação: G(n) = (m-1)/2, por isso cada m ímpar tem um valor próprio. Suponhamos que isto é verdade para todas as pilhas menores.
proof-non-divisors-no-option = Nenhuma opção tem o valor de n: um número menor com a mesma parte ímpar é 2^b * m com b < v, e esse divide n.
proof-non-divisors-each-smaller = Cada valor menor é o de uma opção. Seja e ímpar e e < m. Se e não divide n, pode-se deixar e. Se divide, ele divide m, e por isso e é no máximo m/3, pois m/e é ímpar e não é 1; então pode-se deixar 2^(v+1) * e, pois é menor que n = 2^v * m, e não divide n, em que 2 só ocorre v vezes.
proof-quotients-claim = Afirmação: G(n) = L, onde 2^L é a maior potência de 2 que não é maior que n. Suponhamos que isto é verdade para todas as pilhas menores.
proof-quotients-step = Como k é 2 ou mais, floor(n/k) é no máximo n/2, por isso o seu valor é no máximo L-1. Com k = 2, 4, …, 2^L, que não são maiores que n, alcançam-se os valores L-1, L-2, …, 0. O menor número que falta é L.
proof-quotients-up-claim = Afirmação: G(n) = L, onde 2^L é a menor potência de 2 que não é menor que n. Suponhamos que isto é verdade para todas as pilhas menores.
proof-quotients-up-step = Como k é 2 ou mais, ceil(n/k) é no máximo ceil(n/2), que não é maior que 2^(L-1), por isso o seu valor é no máximo L-1. Com k = 2, 4, …, 2^(L-1) alcançam-se os valores L-1, L-2, …, 1, e k = n deixa 1, com o valor 0. O menor número que falta é L.
proof-remainders-options = Um resto r = n mod k é menor que k, e como n = q*k + r com q pelo menos 1, n é pelo menos k + r: logo r é menor que n/2. Cada um desses r ocorre, com k = n-r. Por isso as opções de n são as pilhas 0, 1, …, h com h = floor((n-1)/2).
proof-remainders-step = Assim uma pilha maior tem todas as opções de uma menor, e os valores nunca descem. Por indução, os das pilhas de 0 a h são todos os números de 0 a G(h), por isso o menor número que falta é G(h) + 1, e G(n) = 1 + G(floor((n-1)/2)). Como floor((n-1)/2) + 1 é floor((n+1)/2), cada passo reduz n+1 à metade: G(n) = L, onde 2^L é a maior potência de 2 que não é maior que n+1.
proof-divisors-moves = Uma jogada tira um divisor d de n. Escreva-se n = 2^v * m com m ímpar, e d = 2^b * e com e ímpar; como d divide n, b é v ou menos. Quantas vezes 2 divide o que resta?
proof-divisors-cases = Se b < v, então n-d = 2^b * (2^(v-b)*m - e), e o número entre parênteses é par menos ímpar, logo é ímpar: 2 divide n-d exatamente b vezes. Cada b de 0 a v-1 ocorre, com d = 2^b. Se b = v, então n-d = 2^v * (m-e), e m-e é par: n-d é 0, ou 2 o divide mais de v vezes.
proof-divisors-all = Aqui o próprio n pode ser tirado, o que deixa 0, com o valor 0. Suponhamos que todas as pilhas menores, exceto 0, têm o valor que é um a mais que o número de vezes que 2 as divide. Então as opções de n têm os valores de 1 a v (de b < v), o valor 0 (tira-se tudo) e alguns acima de v+1. O menor número que falta é v+1, logo G(n) = v+1.
proof-divisors-proper = Aqui o próprio n não pode ser tirado, por isso nada deixa 0. Suponhamos que o valor de cada pilha menor é o número de vezes que 2 a divide. Então as opções de n têm os valores de 0 a v-1 (de b < v) e alguns acima de v. O menor número que falta é v, logo G(n) = v.
proof-coprime-moves = Um divisor comum de dois dos números k, n-k e n divide também o terceiro. Por isso o que resta não tem divisor comum com n além de 1, tal como o que se tira.
proof-coprime-primes = Seja n 2 ou mais, e p o menor primo que o divide. Suponhamos que a lei é verdadeira para todas as pilhas menores. Nenhuma opção é divisível por p, por isso nenhuma tem o menor primo p. Nenhum primo menor divide n, por isso cada um deles pode ser deixado, e 1 também.
proof-coprime-all = A única moeda da pilha 1 pode ser tirada: G(1) = 1. Uma pilha par só tem opções ímpares, nenhuma delas com o valor 0, por isso o seu valor é 0. De um n ímpar cujo menor primo é o i-ésimo, podem-se deixar 2, com o valor 0, e 1, com o valor 1, e do segundo ao (i-1)-ésimo primo, com os valores de 2 a i-1. O valor i não é o de nenhuma opção, logo G(n) = i.
proof-coprime-proper = A pilha 1 não tem jogada aqui: G(1) = 0. Se p é o i-ésimo primo, podem-se deixar 1, com o valor 0, e do primeiro ao (i-1)-ésimo primo, com os valores de 1 a i-1. O valor i não é o de nenhuma opção, logo G(n) = i.
