### Errors: what is wrong with a rule, a position or a question.

## Frames.

# The message of an error, and what would have been right there.
error-expects = { $message }; esperava-se: { $expected }
error-place-in-file = { $file }, linha { $line }, coluna { $column }
error-place = linha { $line }, coluna { $column }
error-help = ajuda: { $help }
# Two pieces of advice in one line.
error-help-and = { $help }; { $more }
error-did-you-mean = quis dizer `{ $word }`?
error-not-closed = { $what ->
    [quote] estas aspas não estão fechadas
   *[bracket] este parêntese não está fechado
}

## Rules that fail at a position.

# What a move leaves, such as 3 + 4.
error-not-smaller = { $count ->
    [0] a partida pode não terminar: a pilha { $heap } pode tornar-se nada, o que não é menor
   *[other] a partida pode não terminar: a pilha { $heap } pode tornar-se { $parts }, o que não é menor
}
error-too-many-heaps = a pilha { $heap } pode tornar-se { $parts } pilhas, que são demais para uma lista
error-cycle = a partida pode não terminar, há um ciclo: { $cycle }
error-labelled-cycle = a partida pode não terminar, há um ciclo: { $cycle }; um jogo rotulado precisa de terminar sempre
# The positions of a cycle, shortened in the middle.
error-long-cycle = { $start } → … mais { $more } … → { $first }
error-stopped = { $why ->
    [work] parado pelo limite de trabalho, após { $steps } passos e { $bytes } bytes
    [memory] parado pelo limite de memória, após { $steps } passos e { $bytes } bytes
    [time] parado pelo limite de tempo, após { $steps } passos e { $bytes } bytes
    [cancelled] parado a pedido, após { $steps } passos e { $bytes } bytes
   *[far] parado antes de uma pilha com demasiadas pilhas menores, após { $steps } passos e { $bytes } bytes
}

## What is wrong.

error-bracket-not-closed = este parêntese não está fechado
error-more-than-letters-stand-numbers = mais de { $most } letras representam números
error-another-heap-follow = { $found } onde pode seguir outra pilha
error-position-more-than-bytes = uma posição de mais de { $most } bytes
error-not-one-place-alone = não é um único lugar
error-needs-board = { $name } precisa do seu tabuleiro
error-position-begins = { $found } onde começa a posição
error-no-name-of-file = `@` sem o nome de um arquivo
error-more-than-positions = mais de { $most } posições
error-position-missing-beside-arrow = falta uma posição ao lado de `>`
error-nothing-typed = nada foi escrito
error-component-missing = falta uma componente depois de `+`
error-more-than-components = mais de { $most } componentes
error-after-heaps = { $found } depois das pilhas
error-labelled-game-part-sum-winner = um jogo rotulado não pode fazer parte de uma soma: não é a última jogada que decide quem ganha
error-position-missing = falta a posição
error-labelled-game-asked-about-one = sobre um jogo rotulado pergunta-se uma posição de cada vez
error-after-place = { $found } depois de um lugar
error-heaps-end = { $found } onde terminam as pilhas
error-range-ends-before-begins = este intervalo termina antes de começar
error-range-too-many-heaps = este intervalo tem pilhas demais
error-no-coins = isto não são moedas
error-a-position-begins = { $found } onde começa uma posição
error-tuple-ends = { $found } onde termina uma tupla
error-turn-is-0-or-1 = a vez é 0 para o primeiro jogador ou 1 para o segundo
error-name-node-missing = falta o nome de um nó
error-no-files-read = aqui não há arquivos, por isso @{ $name } não pode ser lido; escreva o texto diretamente
error-position-only-rule-needed = uma posição onde só é necessária uma regra
error-after-rule = { $found } depois da regra
error-not-played-ring = `{ $text }` não se joga num anel
error-not-head-rule = `{ $word }` não é a cabeça de uma regra
error-unknown-game = jogo desconhecido: `{ $word }`
error-numbers-without-rule = números sem regra
error-after-graph = { $found } depois de `graph`
error-number-too-large = este número é grande demais
error-another-tuple-follow = { $found } onde pode seguir outra tupla
error-tuple-begins = { $found } onde começa uma tupla
error-after-tuple = { $found } depois de uma tupla
error-play-never-ends-move-always = a partida nunca termina: esta jogada pode ser feita sempre, e deixa mais do que havia
error-move-takes-least-1-coin = uma jogada tira pelo menos 1 moeda, por isso 0 não pode estar entre os números a tirar

## What was expected: the end of a sentence.

error-expects-board = { $looks }, como em `{ $example }`
error-expects-position-start-from = `:` e a posição de partida
error-expects-position-no-coin-left-board = uma posição; `0` onde não resta nenhuma moeda, `nothing` onde um tabuleiro está vazio
error-expects-positions-between-them = posições com `>` entre elas, como `nim : 3,4,5 > 1,4,5 > 1,4,2`
error-expects-position = uma posição como `nim : 3, 4, 5` ou `0.77 : 5 + nim : 3`
error-expects-rule-places = uma regra, `:` e os seus lugares
error-expects-before-another-heap-before-another = `,` antes de outra pilha, `+` antes de outro jogo, ou o fim
error-expects-one-tuple = uma só tupla
error-expects-smaller-heap-first = primeiro a pilha menor, como em `1..5`
error-expects-most-heaps = no máximo { $most } pilhas, como em `1..5`
error-expects-heads-tails = `h` para cara e `t` para coroa, como em `htth`, ou os lugares das caras
error-expects-tuple = uma tupla ({ $names })
error-expects-one-each = um para cada um de ({ $names })
error-expects-end-rule = o fim da regra
error-expects-code-whose-moves-split-heaps = um código cujas jogadas dividem pilhas, como `kayles cycle 7` ou `0.137 cycle 7`
error-expects-rule = uma regra
error-expects-one-name-tuple-names-then = um nome ou uma tupla de nomes, e depois a seta
error-expects-rule-name-game = uma regra ou o nome de um jogo
error-expects-after-last-edge = `{"}"}` depois da última aresta
error-expects-file-edges = um arquivo, como `@states.csv`, ou arestas, como `{"{a>b, b>c}"}`
error-expects-numbers = { $arity } números
error-expects-comma-end = `,` ou o fim

## What to do.

error-help-give-some-them-number = dê um número a algumas delas
error-help-write = escreva `{ $sample }`
error-help-name-brackets-quotes-written-quotes = um nome com parênteses ou aspas se escreve entre aspas, com \ antes de cada aspa interior
error-help-heaps-separated-commas = as pilhas se separam com vírgulas, como em `3, 4, 5`
error-help-components-joined = as componentes se juntam com `+`
error-help-heaps-are-numbers = as pilhas são números: 5, 1_000, 1e12, 10^18 ou 2^60 - 1
error-help-ask-alone = pergunte só por ele
error-help-write-position = escreva `{ $text } : { $sample }`
error-help-pins-ring-cycle = pinos em anel são um ciclo, como em `kayles cycle 7`
error-help-nodes = os seus nós são { $names }
error-help-example = por exemplo `{ $text } : { $sample }`
error-help-leave-out-begin-first-player = omita-a para que comece o primeiro jogador
error-help-quote-names = ponha entre aspas os nomes com `,` ou `+`
error-help-leave-out-follows = omita o `:` e o que se segue
error-help-leave-out-follows-rule = omita o que se segue à regra
error-help-rules-look-like = as regras são como `{"take {1,3,4}"}`, `0.77`, `n -> n-1 | floor(n/2) if n > 2` ou `kayles`
error-help-rule-begins-like = uma regra começa como `n -> …` ou `(a, b) -> …`; a seta não tem espaço no meio
error-help-rule-begins-heap-arrow = uma regra começa com a sua pilha e uma seta, como em `n -> n-1`
error-help-write-take = escreva `take`, como em `{"take {1,3,4}"}`
error-help-rule-your-own-begins-like = uma regra própria começa como `n -> …`
error-help-position-names-rule-first = uma posição começa com a sua regra, como em `nim : 3, 4, 5`; um código tem um ponto, como em `0.77`
error-help-write-graph-file-at-sign = escreva `graph @FILE`, com o `@`
error-help-say-when-made = diga quando ela pode ser feita, como em `if n < 100`
