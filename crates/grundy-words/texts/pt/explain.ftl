### Explicações de posições: títulos e frases.
###
### The conventions: N is a position that the player to move wins, P one that this player loses, T a tie and D a draw.
### G is the nim-value, mex the smallest number that is missing, xor the nim-sum: formulas stay as they are.

## Titles. $position: a position as it is typed.

explain-title-normal = { $position }   (jogo normal: quem faz a última jogada ganha)
explain-title-misere = { $position }   (jogo misère: quem faz a última jogada perde)
explain-title-labelled = { $position }   (as regras dizem quem ganha no fim)
explain-title-loopy-normal = { $position }   (quem faz a última jogada ganha; ninguém ganha um jogo sem fim)
explain-title-loopy-misere = { $position }   (quem faz a última jogada perde; ninguém ganha um jogo sem fim)

## Headings of sections.

heading-answer = Resposta
heading-reason = A razão
heading-end-of-play = O fim do jogo
heading-nim-values = Valores nim
heading-nim-sum = A soma nim
heading-number = O que o número diz
heading-rule-for-answers = Uma regra para todas as respostas
heading-winning-moves = Jogadas vencedoras
heading-only-winning-move = A única jogada vencedora
heading-every-move-loses = Toda jogada perde
heading-other-moves-lose = As outras jogadas perdem
heading-other-moves-do-not-win = As outras jogadas não vencem
heading-other-moves = As outras jogadas
heading-more-moves = Mais jogadas
heading-moves-keep-tie = As jogadas que mantêm o empate
heading-moves-keep-draw = Jogadas que mantêm a partida sem fim
heading-who-wins-from-where = Quem ganha, e de onde
heading-smaller-positions = Quem ganha nas posições menores
heading-different-under-misere = O que é diferente no jogo misère
heading-heaps = As pilhas
heading-normal-play-would = O que se faria no jogo normal
heading-values = Os valores

## Who wins.

explain-loses-value = O jogador da vez perde contra o melhor jogo (P): o valor nim é 0.
explain-wins-value = O jogador da vez ganha (N): o valor nim é { $value }, não 0.
explain-loses = O jogador da vez perde contra o melhor jogo (P).
explain-wins = O jogador da vez ganha (N).
# $player: first or second.
explain-player-wins = { $player ->
    [first] O jogador da vez (o primeiro jogador) ganha (N).
   *[second] O jogador da vez (o segundo jogador) ganha (N).
}
explain-player-loses = { $player ->
    [first] O jogador da vez (o primeiro jogador) perde contra o melhor jogo (P).
   *[second] O jogador da vez (o segundo jogador) perde contra o melhor jogo (P).
}
explain-player-ties = { $player ->
    [first] Com o melhor jogo, a partida empata (T); é a vez do primeiro jogador.
   *[second] Com o melhor jogo, a partida empata (T); é a vez do segundo jogador.
}
explain-known-no-move = Sabido por definição: não há jogada.
explain-known-definition = Sabido por definição, a partir das opções.
explain-known-definition-and-theorem = Sabido por definição, a partir das opções. Para posições menores foi usado um teorema, citado abaixo.
explain-known-theorem = Sabido por um teorema, citado abaixo.
explain-known-proved = Demonstrado, como se diz abaixo.
explain-known-seen = Só observado, não demonstrado.
explain-known-whole-search = Sabido por definição: a posição inteira foi examinada.
explain-known-labelled = Sabido por definição: foram examinadas todas as posições que podem ser alcançadas. Não há valor nim, pois não é a última jogada, mas uma regra que decide quem ganha.
# $reference: a theorem, with author and year.
explain-by-theorem = Por um teorema: { $reference }.
explain-value-open = O teorema diz quem ganha. O valor nim, de que uma soma precisaria, não foi calculado: a busca é grande demais.
explain-end-of-play = Não resta nenhuma jogada. No jogo normal, quem não pode jogar perdeu: o outro jogador fez a última jogada.

## Reasons. $here: what the numbers say (reason.ftl).

explain-here = { $here }.
explain-here-loses = { $here }. O jogador da vez perde.
explain-here-wins = { $here }. O jogador da vez ganha.
explain-proved-by = Isto está demonstrado, por { $reference }.
explain-is-theorem = Isto é um teorema: { $reference }.
and-more = … e mais { $count }
table-ones = dígitos 1
table-ones-mod = dígitos 1 mod { $modulus }
table-and-more = e mais { $count }
table-value = valor
nim-sum = soma nim

## Nim-values.

explain-mex = G é o valor nim: o mex dos valores de todas as opções, isto é, o menor dos números 0, 1, 2, … que não está entre eles.
explain-mex-and-sum = G é o valor nim: o mex dos valores de todas as opções, isto é, o menor dos números 0, 1, 2, … que não está entre eles. O valor de várias partes juntas é a soma nim (xor) dos seus valores.
explain-heads = No jogo normal, cada cara é uma parte por si. Uma jogada vira uma cara para coroa, e cada outra moeda que ela vira conta como mais uma cara no seu lugar; duas caras no mesmo lugar anulam-se.
explain-options-likewise = Os valores das opções foram achados da mesma maneira, a partir do fim do jogo.
# A position or an option without anything left.
nothing-left = nada
# $formula: such as “G(0) = 0”.
explain-value-no-move = { $formula }: não resta nenhuma jogada
explain-value-because = { $formula }: { $because }
# Options stand in the lines below.
explain-value-among-options = { $formula }, pois entre as suas opções estão
# $clause: one of the clauses below.
explain-value-and = e { $clause }
explain-no-option-has-it = nenhuma opção tem esse valor
explain-smaller-occur-among = todos os números menores ocorrem entre os valores das suas { $total } opções, e { $value } não
explain-none-is-worth = nenhuma das suas { $total } opções vale { $value }
explain-missing = { $value ->
    [0] 0 não ocorre
    [1] 0 ocorre, 1 não
    [2] 0 e 1 ocorrem, 2 não
    [3] 0, 1 e 2 ocorrem, 3 não
   *[other] de 0 a { $below } todos ocorrem, { $value } não
}

## Laws in their use for one heap. $rule: a rule; $because: the law and its proof or theorem.

explain-nim = Uma pilha de Nim de n moedas vale n, por um teorema (Bouton 1901): as suas opções são as pilhas de 0, …, n-1 moedas, com os valores 0, …, n-1, logo o mex é n.
explain-theorem-used = Foi usado um teorema: { $reference }.
# Two sentences or more, one after the other.
explain-law-and-proof = { $law } { $proof }
# $hypotheses: sentences without a full stop, with semicolons between them.
explain-proved-by-form = Isto está demonstrado, pelo teorema de { $reference }; as suas hipóteses veem-se na forma da regra: { $hypotheses }.
explain-proved-by-check = Isto está demonstrado, por { $reference }; é preciso uma verificação finita, e o programa a fez: { $hypotheses }.
explain-law-arithmetic = Para { $rule }, G(n) = { $formula } para n >= 1, logo G({ $heap }) = { $value }.
# $law: a sentence of law.ftl without its full stop.
explain-law-of-rule = Para { $rule }, { $law }. Logo G({ $heap }) = { $value }.
explain-law-synchronised = { $rule } tem valores que um autômato com { $states } estados lê junto com n, dígito a dígito, na base { $base }: de todos os valores, ele só aceita { $value } para { $heap }.
explain-law-automatic = { $rule } tem valores que um autômato com { $states } estados lê dos dígitos de n { $numeration }, começando pelo último. Ele parte do estado 0. { $heap } é { $digits } { $numeration }, por isso ele percorre { $steps }, e o valor do último estado é { $value }.
explain-law-take-from = Onde se pode tirar qualquer número a partir de { $least }, G(n) = floor(n/{ $least }), logo G({ $heap }) = { $value }.
explain-law-take-to = Onde se podem tirar de 1 a { $most } moedas, G(n) = n mod { $modulus }, o resto da divisão de n por { $modulus }; { $heap } mod { $modulus } = { $value }.
explain-law-take-between = Onde se podem tirar de { $least } a { $most } moedas, G(n) = floor((n mod { $modulus })/{ $least }); { $heap } mod { $modulus } = { $remainder }, logo G({ $heap }) = floor({ $remainder }/{ $least }) = { $value }.
# $law, $short and $here: sentences of law.ftl, without their full stops.
explain-law-window = Podem-se tirar de 1 a T(n) moedas: { $law }. { $here }.
explain-law-window-in-short = Podem-se tirar de 1 a T(n) moedas: { $law }. Aqui { $short }. { $here }.
explain-window-grew = T({ $heap }) = { $most } é maior que T({ $below }), logo G({ $heap }) = { $value }
explain-law-period = { $rule } tem período { $period } a partir da pilha { $from }: G(n+{ $period }) = G(n) para todo n >= { $from }.
explain-law-saltus = { $rule } cresce { $saltus } a cada { $period } pilhas a partir da pilha { $from }: G(n+{ $period }) = G(n) + { $saltus } para todo n >= { $from }.
explain-same-remainder = { $heap } e { $like } deixam o mesmo resto na divisão por { $period }, logo G({ $heap }) = G({ $like }) = { $value }.
# $because and $formula: equations.
explain-so = { $because }, logo { $formula }.

## The nim-sum.

explain-columns-even = Cada coluna contém um número par de dígitos 1, logo a soma nim é 0.
# $label: a part of the position. $equation: such as “101 xor 001 = 100”.
explain-columns-only = A soma nim tem um 1 nas colunas que contêm um número ímpar de dígitos 1. O seu 1 mais alto está na coluna de { $top }; só { $label } tem ali um 1. Inverta os bits de { $bits } em { $label }: o número diminui, e a soma nim passa a 0: { $equation }, logo { $kind ->
    [heap] { $value } deve passar a { $next }
   *[value] o valor { $value } deve passar a { $next }
}.
explain-columns-several = A soma nim tem um 1 nas colunas que contêm um número ímpar de dígitos 1. O seu 1 mais alto está na coluna de { $top }; { $count } partes têm ali um 1, um número ímpar. Inverta os bits de { $bits } numa delas, por exemplo em { $label }: o número diminui, e a soma nim passa a 0: { $equation }, logo { $kind ->
    [heap] { $value } deve passar a { $next }
   *[value] o valor { $value } deve passar a { $next }
}.
explain-number = Sozinha, só importa se o número é 0 ou não. Numa soma decide o próprio número: esta posição joga-se como uma pilha de Nim de { $value }. Ao lado de uma pilha de Nim de { $value } ela é perdida para o jogador da vez ({ $value } xor { $value } = 0); ao lado de uma de { $other }, ou de qualquer outro tamanho, é ganha ({ $value } xor { $other } = { $sum }).

## Moves. $moved and $reply: moves as they are written in the game.

explain-winning-not-found = Há uma jogada vencedora, pois o valor nim não é 0; mas a posição tem tantas jogadas que nenhuma foi achada entre as primeiras.
explain-winning-not-asked = Há jogadas vencedoras; nenhuma delas foi pedida.
explain-winning-unknown = Há uma jogada vencedora, mas o teorema não diz qual.
explain-first-of-all = … { $total } ao todo; mostram-se as primeiras
explain-first-ones = … estas são as primeiras
explain-so-on-of-all = … e assim por diante: { $total } jogadas ao todo, mostram-se as primeiras
explain-so-on = … e assim por diante; mostram-se as primeiras
explain-answer = resposta { $reply }
explain-any-equal = (qualquer uma de { $count } iguais)
# One line for a move and the answer to it, then perhaps what else is said of the move.
explain-move-and-answer = { $moved }; resposta { $reply }
explain-move-any-equal = { $moved } (qualquer uma de { $count } iguais)
explain-move-why = { $moved }: { $why }
explain-wins-nothing-left = não resta nada: o adversário não pode jogar
explain-leaves-zero = deixa valor nim 0: { $formula }
explain-makes-sum-zero = { $equation }: a soma nim passa a 0
explain-makes-sum-zero-as = { $equation }, e { $formula }: a soma nim passa a 0
explain-after-last-move = Depois dela não resta nenhuma jogada: você fez a última.
explain-after-sum = Depois dela a soma nim é 0. Faça o adversário o que fizer, você pode levá-la de novo a 0, por isso a última jogada é sua.
explain-after-value = Depois dela o valor nim é 0. Faça o adversário o que fizer, você pode deixar 0 de novo, por isso a última jogada é sua.
explain-after-theorem = Depois dela, faça o adversário o que fizer, você acha de novo uma jogada assim.
explain-after-misere = Depois dela, faça o adversário o que fizer, você pode deixar de novo uma posição P, até que o adversário tenha de fazer a última jogada.
explain-after-labelled = Depois dela, faça o adversário o que fizer, você pode deixar de novo uma posição que é P para o adversário, até que as regras o declarem vencedor.
# $rule: sentences that say how to answer every move.
explain-from-then-on = Daí em diante: { $rule }
# Moves with their answers stand in the lines below.
explain-example-after = Por exemplo, depois de { $moved }:
explain-losing-sum-from-zero = Cada jogada muda um número, por isso a soma nim deixa de ser 0, e há uma resposta que a leva de novo a 0:
explain-losing-value-from-zero = Cada jogada leva a um valor diferente de 0, e há uma resposta que leva de volta a 0:
explain-losing-sum = Elas deixam uma soma nim diferente de 0, e há uma resposta que a leva a 0:
explain-losing-value = Elas deixam um valor diferente de 0, e há uma resposta que leva a 0:
explain-losing-misere = Cada uma deixa uma posição N, na qual o adversário tem uma resposta que deixa P:
explain-losing-theorem = O adversário ganha depois de cada uma delas, com esta resposta:
explain-losing-labelled = Cada uma deixa uma posição que o adversário ganha (N), com a resposta:
explain-not-winning-labelled = Cada uma deixa uma posição que não está perdida para o adversário, que tem a resposta:
explain-ends-in-tie = termina em empate
explain-ends-opponent-wins = termina a partida, e o adversário ganha
explain-ended-by-you = não resta nenhuma jogada: você fez a última
explain-took-last-coin = você tirou a última moeda

## Rules for all answers: whole sentences; the first begins with a small letter, for it follows a colon or stands alone.

explain-rule-after = Uma regra para todas as respostas: { $rule }
answer-complement-to-multiple = sempre que o adversário tirar k moedas das { $heap }, tire { $both } - k. Juntos tiram { $both }, por isso o que resta continua múltiplo de { $both }, e a última resposta é sua.
answer-complement-to-remainder = sempre que o adversário tirar k moedas das { $heap }, tire { $both } - k. Juntos tiram { $both }, por isso o que resta continua a deixar, na divisão por { $both }, um resto menor que { $least }, e a última resposta é sua.
answer-copy = as duas partes são iguais, por isso copie cada jogada do adversário na outra parte.

## Misère play.

explain-misere-normal-differs = No jogo normal esta posição tem valor nim { $value } e é { $outcome }; aqui ganha o outro jogador.
explain-misere-normal-agrees = No jogo normal esta posição tem valor nim { $value } e é { $outcome }; aqui ganha o mesmo jogador, mas não por essa razão.
explain-misere-no-sums = Os valores nim não decidem o jogo misère, nem se somam nele: duas pilhas de Nim de 2 e a posição vazia têm ambas valor nim 0, mas no jogo misère o jogador da vez perde a primeira e ganha a segunda.
# $position, $leaves and $options: positions.
explain-misere-over = { $position }: N, não resta nenhuma jogada: no jogo misère ganha quem não pode jogar
explain-misere-n = { $position }: N, pois { $moved } deixa { $leaves }, que é P
explain-misere-p-only = { $position }: P, pois a única opção ({ $options }) é N
explain-misere-p = { $position }: P, pois todas as opções ({ $options }) são N
explain-is-nim = Aqui pode-se tirar qualquer número de moedas de cada pilha, por isso isto é Nim.
explain-misere-nim-rule = Sabido por um teorema (Bouton 1901): jogue Nim misère exatamente como Nim normal, até que a sua jogada deixasse só pilhas de uma moeda; então deixe um número ímpar delas. As pilhas de uma moeda são tiradas uma a uma, de modo que o adversário tira a última moeda e perde.
explain-misere-nim-after-large = Uma soma nim 0 precisa de uma segunda pilha de duas ou mais moedas, por isso é o adversário que um dia terá de deixar só uma pilha assim. Então é a sua vez de escolher quantas pilhas de uma moeda ficam.
explain-misere-nim-after-ones = Daqui em diante cada jogada tira uma pilha inteira de uma moeda, e o adversário tira a última.
explain-misere-nim-losing-ones = Cada jogada tira uma pilha inteira de uma moeda, e a resposta também:
explain-misere-nim-losing = Cada jogada tem uma resposta que deixa de novo soma nim 0, ou um número ímpar de pilhas de uma moeda:
explain-misere-nim-others = Cada uma delas tem uma resposta que deixa soma nim 0 com uma pilha de duas ou mais moedas, ou um número ímpar de pilhas de uma moeda:
explain-misere-nim-normal-over = No jogo normal, o jogador que não pode jogar perdeu: exatamente o contrário.
# $ones: such as “2 heaps of one” (hint.ftl).
explain-misere-nim-normal-ones = Exatamente o contrário: lá ganha quem tirar a última ({ $ones }), por isso aqui o jogo misère e o normal diferem.
explain-misere-nim-normal-one-large = { $parity ->
    [even] No jogo normal tirar-se-iam todas as { $heap } moedas, para deixar soma nim 0, isto é, um número par de pilhas de uma moeda. No jogo misère deixa-se um número ímpar. É o único lugar em que as duas convenções diferem no Nim: quando a jogada só deixa pilhas de uma moeda.
   *[odd] No jogo normal deixar-se-ia 1 moeda da pilha { $heap }, para deixar soma nim 0, isto é, um número par de pilhas de uma moeda. No jogo misère deixa-se um número ímpar. É o único lugar em que as duas convenções diferem no Nim: quando a jogada só deixa pilhas de uma moeda.
}
explain-misere-nim-normal-lost = O mesmo: uma soma nim 0 também está perdida lá.
explain-misere-nim-normal-same = As mesmas jogadas: as convenções só se separam quando uma jogada só deixa pilhas de uma moeda.
explain-leaves-odd-ones = deixa { $ones }, um número ímpar

## Labelled games: the rules say who wins at the end.

# $names: the names of the numbers, such as “n, k”.
explain-labelled-positions = Uma posição é ({ $names }, vez); a vez é 0 quando joga o primeiro jogador e 1 quando joga o segundo. N significa que o jogador da vez ganha, P que o outro ganha.
# $rule: what the rules say of the end, as they are typed.
explain-labelled-end = No fim: { $rule }.
# $end: tie, first or second, who wins at the end; $player: first or second, who is to move.
explain-labelled-at-end = { $position }: { $outcome }, o fim: { $end ->
    [tie] é um empate
    [first] o primeiro jogador ganha
   *[second] o segundo jogador ganha
}, e { $player ->
    [first] é a vez do primeiro jogador
   *[second] é a vez do segundo jogador
}
# $options: such as “(1,0) (which is P) and (2,0) (which is N)”.
explain-labelled-leads = { $position }: { $outcome }, leva a { $options }
explain-labelled-which-is = { $position } (que é { $outcome })
explain-labelled-and = { $first } e { $second }

## Games that may go on for ever. ∞(K) is an infinite value.

explain-moves-left = { $count ->
    [0] Com o melhor jogo não resta nenhuma jogada.
    [one] Com o melhor jogo resta { $count } jogada.
   *[other] Com o melhor jogo restam { $count } jogadas.
}
explain-loopy-wins = O jogador da vez ganha (N).
explain-loopy-wins-value = O jogador da vez ganha (N): o valor é { $value }.
explain-loopy-loses = O jogador da vez perde contra o melhor jogo (P).
explain-loopy-loses-value = O jogador da vez perde contra o melhor jogo (P): o valor é { $value }.
explain-loopy-draw = Ninguém pode ganhar (D). O melhor jogo continua para sempre.
explain-loopy-draw-value = Ninguém pode ganhar (D): o valor é { $value }. O melhor jogo continua para sempre.
explain-loopy-and-moves-left = { $answer } { $left }
explain-loopy-no-move-loses = Não há jogada, e quem não pode jogar perde.
explain-loopy-no-move-wins = Não há jogada, e no jogo misère quem não pode jogar ganha.
explain-loopy-won = Uma jogada leva a uma posição que o adversário perde (P). Daí em diante o vencedor tem sempre uma resposta que leva de novo a uma posição assim, e mais perto do fim. Por isso a partida acaba.
explain-loopy-lost = Cada jogada leva a uma posição que o adversário ganha (N). As respostas do adversário chegam cada vez mais perto do fim, mesmo que uma jogada leve para trás. Por isso a partida acaba.
explain-loopy-drawn = Nenhuma jogada leva a uma posição que o adversário perde (P), por isso o jogador da vez não pode ganhar. Mas alguma jogada leva a outra posição em que ninguém pode ganhar (D). Lá o adversário está no mesmo caso, e joga de novo para uma posição assim. Por isso a partida continua para sempre.
explain-loopy-is-worth = { $position } vale { $value }
explain-loopy-no-nim-value = { $value } não é um valor nim. Enumera os valores nim das opções que têm um. Alguma outra opção continua para sempre.
explain-loopy-all-finite = Todas as partes têm valores nim, e a soma nim deles é { $sum }. Um tal valor é válido embora a partida possa continuar para sempre: a uma jogada para um valor maior ou infinito, o adversário responde com uma jogada de volta.
explain-loopy-one-infinite = n + ∞(K) = ∞(K ⊕ n). Aqui os valores nim das outras partes têm a soma nim n = { $sum }: { $equation }.
explain-loopy-zero-in-list = 0 está na lista, por isso uma jogada deixa o valor 0, e ganha.
explain-loopy-zero-not-in-list = 0 não está na lista, por isso nenhuma jogada deixa o valor 0. O adversário também não pode ganhar, pois a partida pode continuar na parte infinita.
explain-loopy-several-infinite = Duas ou mais partes são infinitas. Cada jogador pode sempre jogar numa delas de modo que ela continue, e por isso ninguém ganha.
explain-loopy-move-left = { $count ->
    [0] { $moved }; depois dela não resta nenhuma jogada
    [one] { $moved }; depois dela resta { $count } jogada
   *[other] { $moved }; depois dela restam { $count } jogadas
}
explain-loopy-answer-wins = { $moved }; a resposta { $reply } vence
explain-loopy-opponent-cannot-move = { $moved }; perde, pois o adversário não pode jogar
explain-loopy-move-loses = { $moved }; perde
explain-loopy-gives-win-away = { $moved }; deixa escapar a vitória: depois ninguém pode ganhar
explain-loopy-not-listed = Algumas jogadas não estão na lista.
