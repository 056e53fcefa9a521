### Errors of take-and-break codes and coin-turning codes.

error-code-expects-digit-sign = um dígito 0–9 ou A–F, `*` ou `{"{"}`
# A digit of a code says too much where { $added } coins are added to the heap.
error-code-grows = a partida pode não terminar: { $added ->
    [0] logo à esquerda do ponto nenhuma moeda é tirada
    [1] tão longe à esquerda do ponto acrescenta-se uma moeda
   *[other] tão longe à esquerda do ponto acrescentam-se { $added } moedas
}, e { $heaps ->
    [0] então nada pode restar
    [1] uma pilha de { $heap } pode tornar-se uma pilha de { $largest }
   *[other] uma pilha de { $heap } pode tornar-se { $heaps } pilhas, a maior delas de { $largest }
}
error-code-count-missing = { $what ->
    [coins] falta aqui o número de moedas
    [most-coins] falta aqui o maior número de moedas
   *[neighbours] falta aqui o número de lugares vizinhos
}
error-code-count-zero = { $what ->
    [coins] o número de moedas não pode ser 0
    [most-coins] o maior número de moedas não pode ser 0
   *[neighbours] o número de lugares vizinhos não pode ser 0
}

## What is wrong.

error-code-nothing-written = nada está escrito aqui
error-code-code-no-point = o código não tem ponto
error-code-only-digits-right-point-repeat = só os dígitos à direita do ponto podem repetir-se
error-code-point-alone-no-code = um ponto sozinho não é um código
error-code-nothing-repeats = nada se repete aqui
error-code-repeat-stand-inside-repeat = uma repetição não pode estar dentro de outra repetição
error-code-repeat-goes-ever-nothing-follow = uma repetição continua sem fim, por isso nada pode segui-la
error-code-code-ends = o código termina aqui
error-code-list-suffix-own-one-behind = esta lista tem um sufixo próprio, e mais um depois da sua chave
error-code-suffix-already-digit-carries-one = já há um sufixo: um dígito leva só um de `!`, `=`, `?`
error-code-not-belong-into-list-heap = isto não cabe numa lista de números de pilhas
error-code-number-heaps-missing = falta aqui um número de pilhas
error-code-most-heaps-named-braces = podem-se indicar no máximo { $most } pilhas entre chaves
error-code-brace-not-closed = esta chave não está fechada
error-code-not-digit-notation = `{ $sign }` não é um dígito da notação
error-code-code-one-point-second = um código tem um só ponto, e este é o segundo
error-code-no-repeat-opened-before-bracket = nenhuma repetição foi aberta antes deste parêntese
error-code-no-brace-opened-before-one = nenhuma chave foi aberta antes desta
error-code-must-follow-digit-closing-brace = `{ $sign }` tem de seguir um dígito ou uma chave que fecha
error-code-meaning-braces-only = `+` só tem sentido entre chaves, como em `{"{2+}"}`
error-code-not-belong-code = `{ $sign }` não pertence a um código
error-code-code-most-places = um código tem no máximo { $most } lugares
error-code-code-not-played-ring = este código não se joga num anel
error-code-ring-pins = um anel de { $pins } pinos
error-code-another-ring = outro anel
error-code-too-many-pins = { $left } pinos
error-code-not-belong-coin-turning-code = `{ $sign }` não pertence a um código de virar moedas
error-code-not-letter-coin-turning-codes = `{ $sign }` não é uma letra dos códigos de virar moedas
error-code-range-ends-below-start = este intervalo termina abaixo do seu início
error-code-said-twice = `{ $sign }` foi dito duas vezes
error-code-parenthesis-not-closed = este parêntese não está fechado
error-code-not-belong-number-neighbours = isto não cabe num número de lugares vizinhos
error-code-coins-lie-within-neighbours = { $least } moedas não cabem em { $within } lugares vizinhos
error-code-coins-consecutive-equally-spaced-already = moedas consecutivas já estão a distâncias iguais
error-code-coins-consecutive-symmetric-already = moedas consecutivas já são simétricas
error-code-coins-equally-spaced-symmetric-already = moedas a distâncias iguais já são simétricas

## What was expected: the end of a sentence.

error-code-expects-code = um código como `0.77`
error-code-expects-digit = um dígito
error-code-expects-end-code = o fim do código
error-code-expects-comma-brace-one-equals-plus = `,` ou `{"}"}`, ou um de `!`, `=`, `?`, `+`
error-code-expects-number-of-heaps = um número como 3, ou `*`
error-code-expects-heaps-all-smaller = pilhas todas menores, como `{"{"}{ $added }{"}"}`
error-code-expects-octal-code = um código octal como 0.77, cujas jogadas deixam no máximo duas pilhas de qualquer tamanho
error-code-expects-pins = de 1 a { $most } pinos
error-code-expects-rows-most-pins-together = fileiras de no máximo { $pins } pinos ao todo
error-code-expects-one-letters-c-e-f = `,`, uma das letras C, E, F, S, ou o fim
error-code-expects-c-consecutive-c-n-within = C (consecutivas), C(n) (em n lugares vizinhos), E (a distâncias iguais), F (com a moeda mais à esquerda) ou S (simétricas)
error-code-expects-number = um número como 3

## What to do.

error-code-help-stands-right-point-says-taken = o que está à direita do ponto diz o que se pode tirar: `0.3` tira uma moeda
error-code-help-write-suffix-each-count-once = escreva o sufixo em cada número, ou uma só vez depois da chave
error-code-help-larger-letters-must-written-braces = as letras maiores têm de ser escritas entre chaves, com os números de pilhas que podem restar: `{ $sign }` é `{"{"}{ $heaps }{"}"}`
error-code-help-digit-left-point-only-leave = um dígito à esquerda do ponto só pode deixar tantas pilhas que cada uma seja menor que antes
error-code-help-letters-capital = as letras são maiúsculas: `{ $letter }`
error-code-help-move-turns-least-coin-goes = uma jogada vira pelo menos a moeda que passa de cara a coroa
error-code-help-leave-out-letter-says-nothing = omita a letra que não diz nada
