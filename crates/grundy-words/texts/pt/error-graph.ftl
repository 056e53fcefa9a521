### Errors of state graphs and their files.

error-graph-did-you-mean = quis dizer { $name }?
error-graph-too-many-columns = { $columns ->
    [2] uma linha só tem duas colunas, de e para
   *[other] uma linha só tem três colunas, de, para e rótulo
}
# The JSON reader names in English what it found, such as: string "x".
error-graph-invalid-type = tipo inválido: { $found }, esperava-se: { $expected }
error-graph-invalid-value = valor inválido: { $found }, esperava-se: { $expected }
error-graph-expects-edge = uma aresta: ["a", "b"] ou {"{\"from\": \"a\", \"to\": \"b\"}"}
error-graph-edge-has-two-ends = uma aresta tem dois extremos: ["a", "b"]
error-graph-expects-array-of-nodes = uma lista de nós
error-graph-expects-array-of-edges = uma lista de arestas
error-graph-expects-array-of-options = uma lista dos nós a que levam jogadas

## What is wrong.

error-graph-node-must-name = um nó tem de ter um nome
error-graph-name-node-contains-control-character = o nome de um nó contém o caractere de controle { $code }
error-graph-graph-most-nodes = um grafo tem no máximo { $most } nós
error-graph-graph-no-nodes-no-position = o grafo não tem nós, por isso não há posição a partir da qual jogar
error-graph-node-most-one-label = um nó tem no máximo um rótulo
error-graph-only-node-without-moves-label = só um nó sem jogadas tem rótulo, e o nó { $node } tem jogadas
error-graph-node-no-moves-no-label = o nó { $node } não tem jogadas nem rótulo, e outros nós têm rótulos
error-graph-play-starts-one-node-marked = a partida começa num só nó, e { $name } já está marcado
error-graph-list-moves-no-labels = uma lista de jogadas não tem rótulos
error-graph-first-line-not-header = a primeira linha não é o cabeçalho
error-graph-second-column-missing = falta a segunda coluna
error-graph-move-no-label = uma jogada não tem rótulo
error-graph-quote-not-closed = as aspas não estão fechadas
error-graph-quoted-name-ends-before = o nome entre aspas termina antes disto
error-graph-file-ends-too-early = o arquivo termina cedo demais
error-graph-reserved-word = `{ $word }` é uma palavra reservada
error-graph-cannot-stand-here = { $text } não pode estar aqui
error-graph-edges-direction-but-those-board = as arestas de um `digraph` têm direção, mas as deste tabuleiro não têm
error-graph-edges-no-direction-but-moves = as arestas de um `graph` não têm direção, mas as jogadas têm
error-graph-graph-ends-before = o grafo termina antes disto
error-graph-groups-nest-more-than-deep = os grupos se encaixam em mais de { $most } níveis
error-graph-file-ends-inside-group = o arquivo termina dentro de um grupo
error-graph-groups-file-stand-more-than = os grupos deste arquivo representam mais de { $most } arestas
error-graph-direction-but-edge-board-none = `->` tem direção, mas uma aresta deste tabuleiro não tem
error-graph-no-direction-but-move-one = `--` não tem direção, mas uma jogada tem
error-graph-arrow-not-dot = esta seta não é DOT
error-graph-character-not-belong = o caractere { $sign } não cabe aqui
error-graph-comment-not-closed = o comentário não está fechado
error-graph-number-arrow-not-complete = aqui um número ou uma seta não está completa
error-graph-name-starts-digit-number = um nome que começa com um algarismo é um número
error-graph-joins-two-quoted-pieces-name = `+` junta dois pedaços entre aspas de um nome
error-graph-bracket-not-closed = o parêntese `<` não está fechado
error-graph-file-no-node = o arquivo não tem o nó { $node }
error-graph-attribute-missing = falta o atributo `{ $name }`
error-graph-no-graph = não há grafo
error-graph-not-graphml = isto não é GraphML
error-graph-edge-more-than-two-ends = uma aresta com mais de dois extremos não é uma jogada
error-graph-file-holds-one-graph = um arquivo contém um só grafo
error-graph-edge-no-direction-but-move = esta aresta não tem direção, mas uma jogada tem
error-graph-stands-no-character = { $name } não representa nenhum caractere aqui
error-graph-graph-starts-brace = um grafo começa com uma chave
error-graph-not-closed = o grafo não está fechado
error-graph-name-ends-before = o nome { $name } termina antes disto
error-graph-start-not-among-nodes = o início { $name } não está entre os nós
error-graph-unknown-key = chave desconhecida { $name }; esperava-se: `nodes`, `edges`, `start` ou `labels`
error-graph-key-stands-twice = a chave `{ $name }` aparece duas vezes
error-graph-beside-names-nodes-ambiguous = `{ $name }` ao lado dos nomes dos nós é ambíguo; escreva o grafo com as chaves `nodes` e `edges`
error-graph-options-listed-twice = as opções de { $name } estão listadas duas vezes
error-graph-number-names-node-whole-most = um número que dá nome a um nó é inteiro e tem no máximo 64 bits; escreva-o como texto entre aspas
error-graph-unknown-key-of-edge = chave desconhecida { $key }; esperava-se: `from` ou `to`
error-graph-key-of-edge-stands-twice = a chave `{ $key }` aparece duas vezes
error-graph-no-label = isto não é um rótulo
error-graph-marks-all-nodes-but-play = isto marca todos os nós, mas a partida começa num só nó, e só os nós sem jogadas têm rótulo
error-graph-file-empty = o arquivo está vazio
error-graph-graphml-not-read = GraphML não é lido aqui
error-graph-no-node = o grafo não tem o nó { $name }
error-graph-name-missing = falta aqui um nome
error-graph-backslash-stands-alone = uma barra invertida está sozinha
error-graph-name-node-ends-before = o nome de um nó termina antes disto
error-graph-no-such-node = o grafo não tem o nó `{ $name }`
error-graph-labels-its-ends = este grafo rotula os seus finais, por isso as suas posições não têm valores nim nem somas

## What was expected: the end of a sentence.

error-graph-expects-move-below-header = uma jogada como `a,b` abaixo do cabeçalho
error-graph-expects-name-node-move-leads = `,` e o nome do nó a que leva a jogada
error-graph-expects-end-name = `"` no fim do nome
error-graph-expects-end-line = `,` ou o fim da linha
error-graph-expects-edges-a-b = arestas como `a -> b`
error-graph-expects-graph-edges-a-b = `graph`, com arestas `a -- b`
error-graph-expects-digraph-edges-a-b = `digraph`, com arestas `a -> b`
error-graph-expects-attributes = `[` e atributos
error-graph-expects-attribute-each-node = o atributo em cada um desses nós
error-graph-expects-semicolon-brace = `;` ou `{"}"}`
error-graph-expects-value = um valor
error-graph-expects-port = uma porta
error-graph-expects-node-edge = um nó, uma aresta ou `{"}"}`
error-graph-expects-attribute-name-value-bracket = um atributo `name=value` ou `]`
error-graph-expects-equals-value = `=` e um valor
error-graph-expects-each-end-edge = `<node id=…/>` para cada extremo de uma aresta
error-graph-expects-node-id-graph = `<node id=…/>` num `<graph>`
error-graph-expects-each-node = `<data>` em cada um desses nós
error-graph-expects-comma-brace = `>`, `,` ou `{"}"}`
error-graph-expects-moves-a-b = jogadas como `a>b`
error-graph-expects-not-empty = `nodes` ou `edges` que não estejam vazios
error-graph-expects-object-keys-options-every-node = um objeto com as chaves `nodes`, `edges`, `start` e `labels`, ou com as opções de cada nó
error-graph-expects-object-label-each-node = um objeto com o rótulo de cada nó
error-graph-expects-label-player-move = um rótulo: `win`, `loss` ou `tie`, para o jogador da vez
error-graph-expects-node-string-whole-number = um nó: um texto entre aspas ou um número inteiro
error-graph-expects-player-move = `win`, `loss` ou `tie`, para o jogador da vez
error-graph-expects-header-one-move-per-line = o cabeçalho `from,to` e uma jogada por linha
error-graph-expects-csv-dot-json = CSV, DOT ou JSON
error-graph-expects-name-node = o nome de um nó
error-graph-expects-backslash-quote = `\\` para uma barra invertida ou `\"` para aspas

## What to do.

error-graph-help-separate-two-columns-comma = separe as duas colunas com uma vírgula
error-graph-help-write-names-contain-comma-double = escreva entre aspas duplas os nomes que contêm uma vírgula
error-graph-help-write-label-node-without-moves = escreva o rótulo de um nó sem jogadas numa linha própria: `a,,win`
error-graph-help-write-quote-inside-quoted-name = escreva duas vezes as aspas dentro de um nome entre aspas
error-graph-help-only-json-dot-graphml-list = só JSON, DOT e GraphML podem listar um nó sem jogadas ao qual nenhuma jogada leva
error-graph-help-name = o nome é { $name }
error-graph-help-write-node-name-double-quotes = escreva entre aspas duplas um nó com esse nome
error-graph-help-file-holds-one-graph = um arquivo contém um só grafo
error-graph-help-group-opened-line = o grupo foi aberto na linha { $line }
error-graph-help-write-names-other-characters-than = escreva entre aspas duplas os nomes com caracteres que não sejam letras, algarismos e `_`
error-graph-help-write-other-names-double-quotes = escreva entre aspas duplas os outros nomes
error-graph-help-write-names-spaces-double-quotes = escreva entre aspas duplas os nomes com espaços
error-graph-help-write-names-other-characters-double = escreva entre aspas duplas os nomes com outros caracteres
