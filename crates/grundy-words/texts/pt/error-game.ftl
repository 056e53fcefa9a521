### Errors of the boards and positions of games.

error-game-no-graph = { $what ->
    [order] isto não é uma ordem
   *[graph] isto não é um grafo
}
error-game-not-closed = { $what ->
    [order] a ordem não está fechada
   *[graph] o grafo não está fechado
}
error-game-graph-ends-before = { $what ->
    [order] a ordem termina antes disto
   *[graph] o grafo termina antes disto
}
error-game-edge-only-so-often = { $count ->
    [one] o tabuleiro só tem esta aresta uma vez
   *[other] o tabuleiro só tem esta aresta { $count } vezes
}
error-game-no-such-line = { $kind ->
    [row] o bolo não tem a linha { $number }
   *[column] o bolo não tem a coluna { $number }
}
error-game-expects-line = { $kind ->
    [row] uma linha de 1 a { $most }
   *[column] uma coluna de 1 a { $most }
}
# A graph of a family such as grid 3x4, which needs its size.
error-game-expects-size = { $what ->
    [size] um tamanho como `{ $example }`
   *[number] um número como `{ $example }`
}
error-game-expects-graph = um grafo {"{a-b, b-c, d}"}, uma família ({ $families }) ou um arquivo (@edges.csv)
error-game-expects-order = uma ordem {"{a<b, b<c, d}"}, uma família ({ $families }) ou um arquivo (@below-above.csv)
error-game-expects-sign-comma-brace = { $sign }, `,` ou `{"}"}`

## What is wrong.

error-game-more-than-bytes = um jogo de mais de { $most } bytes
error-game-board-no-edge = o tabuleiro não tem tal aresta
error-game-bar-without-squares = uma barra sem quadrados
error-game-row-longer-than-one-above = esta linha é mais comprida que a de cima
error-game-row-without-squares = uma linha sem quadrados
error-game-bar-too-many-rows = uma barra com linhas demais
error-game-layer-without-rows = uma camada sem linhas
error-game-row-longer-than-one-before = esta linha é mais comprida que a de cima ou a anterior
error-game-bar-too-many-squares = uma barra com quadrados demais
error-game-bar-too-many-directions = uma barra com direções demais
error-game-stands-list-twice = isto está duas vezes na lista
error-game-square-off-board-whose-side = esta casa está fora do tabuleiro, cujo lado é { $side }
error-game-square-written = { $found } onde se escreve uma casa (x,y)
error-game-another-knight-follow = { $found } onde pode seguir outro cavalo
error-game-square-knight-begins = { $found } onde começa a casa de um cavalo
error-game-board-without-squares = um tabuleiro sem casas
error-game-cake-without-size = um bolo sem tamanho
error-game-place-poisoned-piece-missing = falta o lugar do pedaço envenenado
error-game-poisoned-piece-row-column = o pedaço envenenado tem uma linha e uma coluna
error-game-family-needs-size = { $name } precisa do seu tamanho
error-game-family-has-one-size = { $name } tem um só tamanho
error-game-family-too-small = { $name } de tamanho { $number }
error-game-edge-not-between-two-vertices = a aresta { $from }-{ $to } não liga dois dos { $number } vértices
error-game-start-not-among-vertices = o início não está entre os vértices
error-game-line-only-two-names-ends = uma linha só tem dois nomes, os extremos de uma aresta
error-game-line-names-either-comma-space = uma linha tem os seus nomes separados ou por vírgula ou por espaço
error-game-board-no-vertex = o tabuleiro não tem o vértice { $name }
error-game-edge-two-ends = uma aresta tem dois extremos
error-game-name-ends-before = o nome termina antes disto
error-game-nothing-follows-comma = nada se segue à vírgula
error-game-graph-too-many-vertices = um grafo com vértices demais
error-game-graph-too-many-edges = um grafo com arestas demais
error-game-edge-leads-from-vertex-itself = a aresta { $edge } leva de um vértice a ele mesmo
error-game-edge-stands-twice = a aresta { $edge } está aqui duas vezes
error-game-graph-without-vertices = um grafo sem vértices
error-game-order-goes-round-cycle = a ordem fecha-se num ciclo: { $cycle }
error-game-arc-direction = um arco tem uma direção
error-game-edge-off-ground = esta aresta não está ligada ao chão
error-game-picture-no-ground = o desenho não tem chão
error-game-ground-another-name = o chão tem outro nome
error-game-edge-of-picture-off-ground = a aresta { $edge } não está ligada ao chão
error-game-vertex-off-ground = o vértice { $vertex } não está ligado ao chão
error-game-move-must-take-from-heap = uma jogada tem de tirar de uma pilha
error-game-semicolon-needed = o fim onde é necessário `;`
error-game-one-number-needed-behind = depois de `;` é necessário um só número
error-game-heap-may-grow-too-large = esta pilha pode crescer até 2^64 moedas e mais
error-game-no-divisor-left-but-1 = não resta nenhum divisor, mas 1 fica sempre
error-game-no-divisor = { $number } não é divisor de { $whole }
error-game-divisor-stands-list-twice = este divisor está duas vezes na lista
error-game-left-but-divisor-not = { $number } resta, mas o seu divisor { $missing } não
error-game-one-number-needed = aqui é necessário um só número
error-game-too-small-game = { $number } é pequeno demais para este jogo
error-game-too-large-game = { $number } é grande demais para este jogo
error-game-too-many-divisors = { $number } tem { $count } divisores
error-game-second-coin-square = uma segunda moeda na casa { $right }
error-game-square-lies-left-square = a casa { $right } fica à esquerda da casa { $left }
error-game-no-square = { $sign } não é uma casa
error-game-row-squares-but-first-one = esta linha tem { $length } casas, mas a primeira tem { $columns }
error-game-number-board-needed = um número onde é necessário um tabuleiro
error-game-board-too-many-squares = um tabuleiro com casas demais
error-game-staircase-without-stairs = uma escada sem degraus
error-game-too-many-coins = mais de 2^64 - 1 moedas ao todo
error-game-another-number-follow = { $found } onde pode seguir outro número
error-game-board-rows-columns = um tabuleiro tem linhas e colunas
error-game-size-needs-number = um tamanho precisa aqui de um número
error-game-where-is-the-token = onde está o marcador?
error-game-token-stands-one-vertex = o marcador está num só vértice
error-game-vertex-stands-list-twice = este vértice está duas vezes na lista
error-game-strip-too-long = esta tira é comprida demais
error-game-strip-without-cells = uma tira sem casas
error-game-no-cell-strip = `{ $sign }` não é uma casa desta tira
error-game-another-head-follow = { $found } onde pode seguir outra cara
error-game-place-needed = { $found } onde é necessário um lugar como (3,5)
error-game-second-coordinate-needed = { $found } onde é necessária a segunda coordenada
error-game-place-ends = { $found } onde termina o lugar
error-game-head-stands-list-twice = esta cara está duas vezes na lista
error-game-beside-equal-marks-must-not = `{ $symbol }` ao lado de `{ $symbol }`: marcas iguais não podem ser vizinhas
error-game-nim-value-too-large = o valor nim desta pilha é 2^64, que é grande demais

## What was expected: the end of a sentence.

error-game-expects-size-or-rows = um tamanho como 3x4, ou os comprimentos das linhas, como 4,3,1
error-game-expects-rows-from-top-none-longer = linhas de cima para baixo, nenhuma mais comprida que a de cima
error-game-expects-most-rows = no máximo { $most } linhas
error-game-expects-lengths-rows = os comprimentos das suas linhas, como 3,2/2,1
error-game-expects-rows-layers-none-larger-than = linhas e camadas, nenhuma maior que a anterior
error-game-expects-most-squares-box-around-more = no máximo { $most } quadrados na caixa que a contém, quando há mais de duas direções
error-game-expects-most = no máximo { $most }
error-game-expects-stone-empty-square = `x` para uma pedra, ou `.` para uma casa vazia
error-game-expects-size-or-stones = um tamanho como 4x5, ou linhas como xx./xxx
error-game-expects-coloured-stone-empty-square = `x` ou `o` para uma pedra, ou `.` para uma casa vazia
error-game-expects-size-or-coloured-stones = um tamanho como 4x5, ou linhas como xo./oxo
error-game-expects-number-from-0 = um número de 0 a { $side }
error-game-expects-side-board = o lado do tabuleiro, por exemplo 8
error-game-expects-free-square-blocked-one = `.` para uma casa livre ou `#` para uma bloqueada
error-game-expects-size-or-free-squares = um tamanho como 4x5, ou linhas como ..#/...
error-game-expects-size-place-poisoned-piece = um tamanho e o lugar do pedaço envenenado, como 5x7 (2,3)
error-game-expects-alone = só `{ $name }`
error-game-expects-least = pelo menos { $least }
error-game-expects-name-vertex = o nome de um vértice
error-game-expects-two-ends-edge = os dois extremos de uma aresta, como `a,b`
error-game-expects-other-end = `-` e o outro extremo
error-game-expects-end-list = `,` ou o fim da lista
error-game-expects-most-vertices = no máximo { $most } vértices
error-game-expects-most-edges = no máximo { $most } arestas
error-game-expects-vertex-called = um vértice chamado `ground` ou `0`
error-game-expects-edges-connected-ground = arestas ligadas ao chão
error-game-expects-most-heaps-one-move-least = o maior número de pilhas de uma jogada, pelo menos 1
error-game-expects-heaps-how-many-additions-left = as pilhas, `;` e quantas adições restam, como em 3,0,1 ; 2
error-game-expects-heaps-all-additions-make-large = pilhas que nem todas as adições possam tornar tão grandes
error-game-expects-number-60 = um número como 60
error-game-expects-number-with-divisors = um número de 1 a 10^12
error-game-expects-most-divisors = no máximo { $most } divisores
error-game-expects-squares-coins-from-left-right = as casas das moedas da esquerda para a direita, todas diferentes
error-game-expects-rows-same-length = linhas do mesmo comprimento
error-game-expects-most-squares = no máximo { $most } casas
error-game-expects-numbers-coins-stairs = os números de moedas nos degraus, como 0,2,1,3
error-game-expects-size-4x6 = um tamanho como 4x6
error-game-expects-vertex-vertex-vertices-visited-before = um vértice, ou um vértice, `;` e os vértices já visitados
error-game-expects-vertices-visited-before-end = `;` e os vértices já visitados, ou o fim
error-game-expects-strip-x = uma tira de `.` e `X`, como ..X.., ou o comprimento de uma vazia; no máximo { $most } casas
error-game-expects-most-cells = no máximo { $most } casas
error-game-expects-empty-out-play-x-xo = `.` (vazia), `X`, `O` ou `-` (fora do jogo), como em ..X.XO..X
error-game-expects-another-mark-empty-cell = outra marca ou uma casa vazia
error-game-expects-smaller-heap = uma pilha de no máximo 2^64 - 2, ou `*` depois dela

## What to do.

error-game-help-game-edge-goes-two-different = neste jogo uma aresta sai com os seus dois extremos diferentes, por isso basta uma aresta entre eles
error-game-help-leave-out-rows-eaten = omita as linhas que foram comidas
error-game-help-order-needs-direction-says-lies = uma ordem precisa de uma direção: `a<b` diz que a está abaixo de b
error-game-help-edges-board-no-direction = as arestas deste tabuleiro não têm direção
error-game-help-vertices-numbered-from-0 = `n` vértices numeram-se a partir de 0
error-game-help-write-names-spaces-commas-double = escreva entre aspas duplas os nomes com espaços ou vírgulas
error-game-help-write-names-other-characters-than = escreva entre aspas duplas os nomes com caracteres que não sejam letras, algarismos, `_` e `.`
error-game-help-put-relations-braces = ponha as relações entre chaves
error-game-help-put-edges-braces = ponha as arestas entre chaves
error-game-help-each-element-must-lie-above = cada elemento tem de estar acima dos que estão abaixo dele, e nenhum acima de si mesmo
error-game-help-undirected-geography-played-edges = undirected-geography se joga em arestas como a-b
error-game-help-leave-out-no-longer-connected = omita o que já não está ligado ao chão
error-game-help-game-vertex-goes-neighbours-one = neste jogo um vértice sai com os seus vizinhos, por isso basta uma aresta entre dois vértices
error-game-help-who-removes-number-removes-all = quem retira um número retira todos os seus múltiplos
error-game-help-coin-shows-heads-tails = uma moeda mostra cara ou coroa; virada duas vezes, fica como antes
error-game-help-token-never-comes-back-one = o marcador nunca volta, por isso basta uma aresta entre dois vértices diferentes
