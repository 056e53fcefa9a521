### Errors of rules, formulas and numbers as they are typed.

error-rule-tuple-of = { $count ->
    [one] uma tupla de um número
   *[other] uma tupla de { $count } números
}
# A part of a formula, where its text is not known.
error-rule-this = esta parte
# A message, and the values of the variables at which it holds, such as n = 3, k = 1.
error-rule-at = { $message } para { $values }
error-rule-should-at = { $message }, para { $values }
error-rule-argument = { $needs ->
    [not-negative] { $text } em { $function }(…) não pode ser menor que zero
    [positive] { $text } em { $function }(…) tem de ser pelo menos 1
    [two] { $text } em { $function }(…) tem de ser pelo menos 2
   *[small] { $text } em { $function }(…) tem de estar aqui abaixo de 2^64
}
error-rule-negative-operand = { $operator ->
    [power] uma potência precisa de um expoente de pelo menos 0, mas { $text } é menor
   *[other] `{ $operator }` precisa de números de pelo menos 0, mas { $text } é menor
}
error-rule-help-bars = os tipos de jogada se separam com um só `|`; entre condições escreva `or`
error-rule-help-and = entre condições escreva `and`
error-rule-help-quotient = escreva floor(a/b) para o quociente arredondado para baixo
error-rule-help-power = uma potência se escreve a^b
error-rule-help-ampersand = escreva `and` entre condições, `bitand` entre números
error-rule-help-percent = o resto se escreve `a mod b`
error-rule-help-times = escreva `*`
error-rule-help-exclamation = escreva `not`, ou `!=` para diferente; a linguagem não tem fatoriais
error-rule-help-or-sign = escreva `or`
error-rule-help-and-sign = escreva `and`
error-rule-function-floor = floor(x): o maior número inteiro que não é maior que x
error-rule-function-ceil = ceil(x): o menor número inteiro que não é menor que x
error-rule-function-abs = abs(x): x sem o sinal
error-rule-function-min = min(a, b, …): o menor
error-rule-function-max = max(a, b, …): o maior
error-rule-function-gcd = gcd(a, b, …): o máximo divisor comum
error-rule-function-lcm = lcm(a, b, …): o mínimo múltiplo comum
error-rule-function-isqrt = isqrt(n): a parte inteira da raiz quadrada
error-rule-function-iroot = iroot(n, k): a parte inteira da raiz de índice k de n, k ≥ 1
error-rule-function-log2 = log2(n): o lugar do bit mais alto de n ≥ 1 (o logaritmo de base 2, arredondado para baixo)
error-rule-function-popcount = popcount(n): quantos dígitos binários de n são 1
error-rule-function-bit = bit(n, i): o dígito binário i de n, sendo o último i = 0
error-rule-function-digit = digit(n, i[, base]): o dígito i de n na base 10 (ou na base dada), sendo o último i = 0
error-rule-function-has-digit = has_digit(n, d): o dígito decimal d ocorre em n?
error-rule-function-digit-sum = digit_sum(n): a soma dos dígitos decimais de n
error-rule-function-valuation = valuation(n, p): quantas vezes p ≥ 2 divide n ≥ 1
error-rule-function-is-prime = is_prime(n)
error-rule-function-is-square = is_square(n): n é 0, 1, 4, 9, …?
error-rule-function-is-power = is_power(n, b): n é 1, b, b^2, …?
error-rule-function-is-fibonacci = is_fibonacci(n): n é 0, 1, 1, 2, 3, 5, …?
error-rule-function-is-prime-power = is_prime_power(n): n é 2, 3, 4, 5, 7, 8, 9, …?

## What is wrong.

error-rule-not-whole = { $text } não é um número inteiro
error-rule-divides-zero = { $text } divide por zero
error-rule-too-large-compute = { $text } é grande demais para calcular
error-rule-move-leaves-too-many-heaps = uma jogada deixa pilhas demais
error-rule-position-needs-least-one-coordinate = uma posição precisa de pelo menos uma coordenada
error-rule-every-part-needs-one-entry = cada parte precisa de um número por coordenada
error-rule-variable-not-known = esta variável não é conhecida aqui
error-rule-not-take-arguments = { $name } não aceita { $count } argumentos
error-rule-comparison-lacks-side = falta um lado a uma comparação
error-rule-more-than-bytes = uma regra de mais de { $most } bytes
error-rule-of-game-is-none = a regra de { $name } não é uma regra: { $sentence }
error-rule-begins = { $found } onde começa uma regra
error-rule-found-number = o número { $number }
error-rule-found-end = o fim
error-rule-not-language = `{ $sign }` não existe nesta linguagem
error-rule-no-meaning-language = `{ $sign }` não significa nada nesta linguagem
error-rule-size-board-no-number = o tamanho de um tabuleiro não é um número: { $value }{ $word }
error-rule-product-needs-sign = um produto precisa do seu sinal: { $value }{ $word }
error-rule-numbers-whole = aqui os números são inteiros; nas fórmulas, uma fração se escreve com `/`
error-rule-quote-not-closed = estas aspas não estão fechadas
error-rule-condition-needed = { $found } onde é necessária uma condição
error-rule-condition-number-needed = uma condição onde é necessário um número
error-rule-number-condition-needed = um número onde é necessária uma condição
error-rule-nests-more-than-deep = há mais de { $most } níveis encaixados aqui
error-rule-number-needed = { $found } onde é necessário um número
error-rule-arguments-begin = { $found } onde começam os argumentos de `{ $word }`
error-rule-inside-brackets = { $found } dentro de parênteses
error-rule-wrong-number-of-arguments = `{ $word }` com { $count } argumento(s)
error-rule-reserved-coordinate-labelled-games = `turn` é a coordenada reservada dos jogos rotulados
error-rule-unknown-name = nome desconhecido: `{ $word }`
error-rule-number-too-large-heap = este número é grande demais para uma pilha
error-rule-heap-negative = uma pilha não pode ser negativa
error-rule-number-leading-zero = um número que começa com zero
error-rule-as-power = { $found } como potência
error-rule-after-number = { $found } depois do número
error-rule-no-number = isto não é um número
error-rule-number-not-whole = este número não é inteiro
error-rule-after-semicolon = { $found } depois de `;`
error-rule-ending-goes = { $found } onde continua o final
error-rule-after-verdict = { $found } depois de um veredito
error-rule-ending-not-say-holds-otherwise = o final não diz o que vale nos outros casos
error-rule-ending-game = { $found } no final de um jogo
error-rule-in-verdict = { $found } num veredito
error-rule-after-for = { $found } depois de `for`
error-rule-after-for-name = { $found } depois de `for { $name }`
error-rule-range-goes-on = { $found } onde continua um intervalo, como em `1..n`
error-rule-set-numbers-ends = { $found } onde termina um conjunto de números
error-rule-after-move = { $found } depois de uma jogada
error-rule-name-used-twice = o nome `{ $word }` é usado duas vezes
error-rule-more-than-loops-one-alternative = mais de { $most } laços numa alternativa
error-rule-for-stands-before-if = `for` vem antes de `if`
error-rule-goes-on = { $found } onde uma regra continua com as suas jogadas
error-rule-more-than-alternatives = mais de { $most } alternativas
error-rule-turn-stands-last = `turn` vem por último na cabeça da regra
error-rule-head-rule = { $found } na cabeça de uma regra
error-rule-more-than-coordinates = mais de { $most } coordenadas
error-rule-head-rule-ends = { $found } onde termina a cabeça de uma regra
error-rule-word-language-variable = `{ $word }` é uma palavra da linguagem e não pode ser uma variável
error-rule-set-moves-ends = { $found } onde termina um conjunto de jogadas
error-rule-not-said-how-many-coordinates = não se diz quantas coordenadas mudam
error-rule-labelled-game-no-sums = um jogo rotulado não tem somas
error-rule-more-than-parts = mais de { $most } partes
error-rule-parts-sum-end = { $found } onde terminam as partes de uma soma
error-rule-move-described = { $found } onde se descreve uma jogada
error-rule-program-flips-turn-after-every = o programa troca a vez depois de cada jogada
error-rule-after-not = { $found } depois de `not`
error-rule-set-after-holds-numbers-not = um conjunto depois de `not` contém números que não dependem da pilha
error-rule-not-said-how-many-coins = não se diz quantas moedas se podem tirar
error-rule-after-number-to-take = { $found } depois do número a tirar
error-rule-number-powers-taken-not-said = não se diz de que número se podem tirar as potências
error-rule-set-not-closed = o conjunto não está fechado
error-rule-in-set = { $found } num conjunto
error-rule-not-said-how-set-goes = não se diz como continua este conjunto
error-rule-heap-variable-loop-needs-another = `{ $name }` é a pilha; a variável de um laço precisa de outro nome
error-rule-range-goes-on-from-0 = { $found } onde continua um intervalo, como em `0..5`
error-rule-set-ends = { $found } onde termina o conjunto
error-rule-heap-number-taken-needs-another = `{ $name }` é a pilha; o número tirado precisa de outro nome
error-rule-taking-coins = tirar { $taken } moedas
error-rule-number-coins-whole = um número de moedas é inteiro
error-rule-number-of-coins-too-large = um número de moedas de 2^64 ou mais

## What was expected: the end of a sentence.

error-rule-expects-comparison = uma comparação como `n > 2`
error-rule-expects-number = um número
error-rule-expects-comparison-with-0 = uma comparação como `= 0`
error-rule-expects-number-variable-function = um número, uma variável ou uma função
error-rule-expects-operator = um operador ou `{ $mark }`
error-rule-expects-number-function = um número ou uma função
error-rule-expects-one-function = um de { $known }, ou uma função
error-rule-expects-number-of-64-bits = no máximo 18446744073709551615 (2^64 - 1)
error-rule-expects-number-as-typed = um número como 5, 1_000, 1e12 ou 10^18
error-rule-expects-if-condition = `if` e uma condição
error-rule-expects-else-first-wins-else-second = `else first wins`, `else second wins` ou `else tie`
error-rule-expects-first-wins-second-wins-tie = `first wins`, `second wins` ou `tie`
error-rule-expects-variable-for-k-in = uma variável, como em `for k in 1..n`
error-rule-expects-for-range = `for` e um intervalo
error-rule-expects-variable-range = uma variável, `in` e um intervalo, como em `for k in 1..n`
error-rule-expects-name-coordinate = o nome de uma coordenada, como em `(a, b) -> …`
error-rule-expects-another-move-end-rule = `|` e outra jogada, `for`, `if`, ou o fim da regra
error-rule-expects-any-m-of = `any M of (…)` com M de 1 a { $arity }
error-rule-expects-one-position-after-move = uma só posição depois da jogada
error-rule-expects-tuple-number-each = uma tupla com um número para cada um de ({ $names })
error-rule-expects-one-each = { $arity }, um para cada um de ({ $names })
error-rule-expects-set-range = um conjunto como `{"{1,3,4}"}`, um intervalo como `1..3`, `any` ou `{"not {2,3}"}`
error-rule-expects-powers-of-number = `powers of 2`, ou as potências de outro número a partir de 2
error-rule-expects-comma-brace = `,` ou `{"}"}`
error-rule-expects-another-number = `,` e outro número, ou `{"}"}`
error-rule-expects-set-condition-set-name = um conjunto dado por uma condição, ou um conjunto com nome, como `powers of 2`, `odd`, `squares` ou `primes`
error-rule-expects-variable = uma variável
error-rule-expects-numbers-from-1-every-move = números a partir de 1: toda jogada tira alguma coisa
error-rule-expects-smaller-numbers = números menores que 2^64

## What to do.

error-rule-help-leave-heap-0-out = exclua a pilha 0, como em `if { $heap } > 0`
error-rule-help-write-floor = escreva floor(…), ou ceil(…) para arredondar para cima
error-rule-help-add-condition-keeps-divisor-away = acrescente uma condição que impeça o divisor de ser 0
error-rule-help-numbers-go-up = os números vão até 2^127 - 1
error-rule-help-board-position-solved-drawn-played = um tabuleiro é uma posição para resolver, desenhar ou jogar, como em `cram : 3x4`
error-rule-help-write-product = escreva { $value }*{ $word }
error-rule-help-write-1-2-half = escreva 1/2 para um meio
error-rule-help-write-meant = escreva `{ $meant }`
error-rule-help-set-stands-after = um conjunto vem depois de `in`, como em `{"n-k for k in {1,3}"}`
error-rule-help-range-stands-after = um intervalo vem depois de `in` ou `take`
error-rule-help-end-rule = termine a regra com `; at end: first wins if …, else second wins`
error-rule-help-numbers-written-digits = os números se escrevem com algarismos
error-rule-help-variable-loop-declared-behind-move = a variável de um laço se declara depois da jogada, como em `n-k for k in 1..n`
error-rule-help-thousands-written = os milhares se escrevem 1000 ou 1_000; uma vírgula separa pilhas
error-rule-help-numbers-written = os números se escrevem 1000, 1_000, 1e12, 10^18 ou 10^9+1000
error-rule-help-write-floor-or-ceil = escreva floor(…) ou ceil(…)
error-rule-help-game-nobody-wins = um jogo que ninguém ganha é um `tie`
error-rule-help-say-who-wins-other-one = diga quem ganha: o outro
error-rule-help-numbers-set-stand-braces = os números de um conjunto ficam entre chaves, como em `{"for k in {1,3,4}"}`
error-rule-help-range-written = um intervalo se escreve `for k in 1..n`
error-rule-help-write-target-for-k = escreva `TARGET for k in … if …`
error-rule-help-choose-another-name = escolha outro nome
error-rule-help-kinds-move-separated = os tipos de jogada se separam com `|`
error-rule-help-each-kind-move-condition-own = cada tipo de jogada tem a sua própria condição, como em `n-1 if n even | n-2 if n odd`
error-rule-help-condition-written = uma condição se escreve com `if`
error-rule-help-product-needs-sign = um produto precisa do seu sinal
error-rule-help-any-2-of = como em `any 2 of (a-k, b-k, c-k)`
error-rule-help-leave-out-tuple = omita-o: uma tupla para ({ $names })
error-rule-help-write-take-k-in = escreva `{"take {k in 1..n if …}"}`
error-rule-help-range-written-two-points = um intervalo se escreve com dois pontos seguidos, como em 1..3
error-rule-help-several-numbers-stand-braces = vários números ficam entre chaves, como em `{"take {1,3,4}"}`
error-rule-help-numbers-condition-written = números dados por uma condição se escrevem `{"take {k in 1..n if …}"}`
error-rule-help-begins-like = assim começa `take { $name }`
error-rule-help-if-every-larger-number-taken = se todo número maior pode ser tirado, escreva `{"take not {…}"}` ou `take any`
