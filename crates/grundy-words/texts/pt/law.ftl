### Laws as sentences: their closed forms, what proves them, and what was checked. A sentence begins with a small letter
### or a formula and has no full stop, for it stands in lists and in other sentences.
###
### G(n) is the nim-value of heap n. Formulas stay as they are.

## Ranges of heaps, which stand behind an equation.

for-all = para todo n
for-all-from = para todo n ≥ { $from }
for-computed = para todo n calculado
for-computed-from = para todo n ≥ { $from } calculado

## The law of a rule. $equation: such as “G(n) = n mod 4”. $range: one of the ranges above.

law-equation = { $equation } { $range }
# $exceptions: such as “G(0) = 0 and G(1) = 1”.
law-equation-but = { $equation } { $range }, mas { $exceptions }
law-and-shorter = { $law }; isto é, { $shorter }
law-period = { $equation } { $range }   (pré-período { $preperiod }, período { $period })
law-period-saltus = { $equation } { $range }   (pré-período { $preperiod }, período { $period }, saltus { $saltus })
law-classes = { $equation }, { $range }   (pré-período { $preperiod }, período { $period })
# A number for each class of heaps by their remainders, and for all others: such as “1 for the residue 3, else 0”.
law-classes-saltus = G(n+{ $period }) = G(n) + s(n mod { $period }), com s = { $saltus }
law-classes-else = { $saltus }, senão { $most }
# $residues: a list of numbers, which is cut where $more is not 0.
law-classes-residues = { $count ->
    [one] { $saltus } para o resto { $residues }
   *[other] { $saltus } para os restos { $residues }
}
law-classes-residues-more = { $saltus } para os restos { $residues }, … (e mais { $more })
law-relations = { $relations } { $range }, e { $values }
law-relations-begin = { $relations } { $range }, a partir dos valores das { $count } primeiras pilhas
law-arithmetic = G(n) = { $formula } para todo n ≥ 1, e G(0) = 0
law-window-period = { $law }   (pré-período { $preperiod }, período { $period })
law-window = G(0) = 0, e G(n) = T(n) se T(n) > T(n-1), senão G(n-1-T(n)), onde T(n) = { $most }
law-window-from = G(0) = 0, e G(n) = T(n) se T(n) > T(n-1), senão G(n-1-T(n)), onde T(n) = { $most } para n >= { $from }, e 0 abaixo disso
law-window-halves = G(2m) = m e G(2m+1) = G(m)
law-window-quotient = G(n) = n/{ $divisor } se { $divisor } divide n, senão G(n-1-floor(n/{ $divisor }))
# $numeration: “in base 2”, or “in Zeckendorf's way”.
law-machine = um autômato com { $states } estados calcula G(n) a partir dos dígitos de n { $numeration }, começando pelo último
law-pairs-machine = { $coding ->
    [plain] um autômato com { $states } estados lê n e G(n) juntos na base { $base }, começando pelos últimos dígitos
    [powers] um autômato com { $states } estados lê n e uma potência que representa G(n) juntos na base { $base }, começando pelos últimos dígitos
   *[odious] um autômato com { $states } estados lê n e uma potência que representa G(n), que é 0 ou odioso, juntos na base { $base }, começando pelos últimos dígitos
}
law-and-machine = { $law }; { $machine }
law-values-by = os valores: { $law }
law-that-is = isto é, { $sentence }
law-some = uma lei
law-seen-to = observada até a pilha { $last }, não demonstrada
law-seen-in-pairs = aprendida de coordenadas até { $learned }, e de acordo com todas as posições até { $to }
law-with-sentence = { $reference }: { $sentence }

## Closed forms.

form-from-first = para n >= { $from }, { $equation }
form-from = { $equation } para n >= { $from }
# $exceptions: such as “G(0) = 0 and G(1) = 1”.
form-and = { $law }, e { $exceptions }
law-p-positions = posições P: { $positions }
# A number for each remainder; $residues: such as “0, 1, …, 6”.
form-by-residue = { $values } para n mod { $modulus } = { $residues }
form-with-residue = { $quotient } + r, com r = { $by_residue }
form-case = { $value } para { $condition }
form-otherwise = { $value } nos outros casos
form-cases = { $first }; { $second }
term-half-odd-part = (q-1)/2, onde q é a parte ímpar de { $term }
term-zeros = o número de zeros com que { $term } termina { $numeration }
term-odd-part = a parte ímpar de { $term }
term-ones = o número de dígitos 1 de { $term } em binário
term-primes = o número de primos cujo produto é { $term }
formula-coprime = i, onde o i-ésimo primo (2, 3, 5, 7, …) é o menor que divide n, mas 0 para n par e 1 para n = 1,
formula-proper-coprime = i, onde o i-ésimo primo (2, 3, 5, 7, …) é o menor que divide n, e 0 para n = 1,
formula-primes = o número de primos cujo produto é n

## Conditions on n.

condition-none = nenhum
condition-every = todo n
condition-parity = { $parity ->
    [odd] n ímpar
   *[even] n par
}
condition-zeros = { $parity ->
    [odd] n com um número ímpar de zeros no fim { $numeration }
   *[even] n com um número par de zeros no fim { $numeration }
}
# $equation: such as “n = 2^k - 1”.
condition-power = { $parity ->
    [odd] { $equation } com k ímpar
   *[even] { $equation } com k par
}
condition-ones = { $parity ->
    [odd] n com um número ímpar de dígitos 1 em binário
   *[even] n com um número par de dígitos 1 em binário
}
condition-length = { $parity ->
    [odd] n com um número ímpar de dígitos { $numeration }
   *[even] n com um número par de dígitos { $numeration }
}
condition-or = { $first }, ou { $second }
condition-and = { $first } e { $second }
condition-not = não ({ $condition })

## Heaps with a mode, and pairs. $here and $later: positions such as “(n,l)”; $modes: such as “l = 0, 1, 2”.

law-modes-period = G{ $later } = G{ $here } para todo { $heap } e { $modes }
law-modes-period-from = G{ $later } = G{ $here } para todo { $heap } ≥ { $from } e { $modes }
# $states: the numbers of states, such as “3, 5, 4”.
law-modes-machines = para { $modes }, um autômato com { $states } estados calcula G{ $here } a partir dos dígitos de { $heap } { $numeration }, começando pelo último
law-mode-form = { $position }: { $form }
law-lost-machine = um autômato com { $states } estados lê, dos dígitos de x e y { $numeration }, começando pelos últimos, quais (x,y) são posições P
law-lost-pairs = as posições P são { $pairs }
# $formulas: equations for A and B.
law-beatty-pairs = (A,B) e (B,A), onde A = { $lower } e B = { $upper }, n = 0, 1, 2, …
law-euclid-to-zero = os pares com um 0, e os pares de números diferentes cuja razão é menor que phi = (1+√5)/2
law-euclid-positive = os pares com um 0, e os pares cuja razão é menor que phi = (1+√5)/2

## Families of rules with letters.

family-pattern = { $equation } para n >= { $from }
# $residues: such as “0 or 2”.
family-pattern-if = { $law } se { $letter } mod { $modulus } = { $residues }
family-patterns = { $first }; { $second }
family-or = { $first } ou { $second }

## What agrees with a law that is only seen.

agrees-to = { $equation } para { $first } <= n <= { $last }
agrees-to-comma = { $equation }, para { $first } <= n <= { $last }
agrees-to-but = { $equation } para { $first } <= n <= { $last }, mas { $exceptions }
agrees-relations = { $relations } para n >= { $from }, onde estas pilhas estão entre as de { $first } a { $last }
agrees-machine = um autômato com { $states } estados lê G(n) dos dígitos de n { $numeration }, para 0 <= n < { $end }
agrees-pairs-machine = um autômato com { $states } estados lê G(n) na base { $base }, junto com n, para 0 <= n < { $end }

## What was checked for a proof.

checked-any-above = pode-se tirar qualquer número de moedas acima de { $most }, e o que resta continua a ser uma só pilha
checked-windows-agree = as janelas das { $count } pilhas antes da pilha { $first } e antes da pilha { $again } coincidem
checked-values-grow = os valores abaixo destas janelas crescem { $growth }, de { $from } a { $to }
checked-inner-moves = cada jogada de { $rule } é uma desta regra
checked-rule-law = { $rule } tem esta lei, por { $reference }
checked-outer-moves = cada jogada desta regra é uma de { $rule }
checked-fixed-moves = para n >= { $from }, cada jogada tira um número fixo de moedas, no máximo { $most }, e deixa pilhas fixas ao lado do resto
checked-repeats-below = G(n+{ $period }) = G(n) para { $from } <= n < { $end }
checked-repeats-to = G(n+{ $period }) = G(n) para { $from } <= n <= { $last }
checked-takes-and-leaves = uma jogada tira no máximo { $coins } moedas e deixa no máximo { $heaps } pilhas
checked-heaps-differ = as pilhas têm de ser diferentes: a cota conta { $shifts } deslocamentos de um período
checked-heaps-equal = as pilhas têm de ser iguais: a cota conta { $times } vezes o período
checked-no-move = não há jogada: toda pilha está ganha
checked-heaps-below = as pilhas menores que { $least } não têm jogada, e estão ganhas
checked-shift = a pilha n >= { $least } é ganha ou perdida como a pilha n-{ $least } no jogo normal: por indução, também as suas opções o são, e as opções abaixo de { $least } estão ganhas
# $way: how it is known, such as “proved”.
checked-normal-play = jogo normal, { $way }: { $reference }
checked-values-before = os { $width } valores antes da pilha { $first } são os que há antes da pilha { $again }
checked-no-rare-heap = nenhuma pilha rara de { $first } a { $last }: a última é { $last_rare }
checked-no-tap = desde a pilha { $first }, nenhum valor usado e nenhuma testemunha está a mais de { $width } pilhas
checked-beyond-start = além do início: { $first } > 2 * { $width }, e nenhuma jogada tira mais de { $width } moedas
checked-mask = a máscara { $mask } não mudou desde a pilha { $before }
checked-parity = a classe conta a paridade da pilha: { $distance } é par
checked-preperiod = o pré-período é no máximo { $preperiod }: os valores anteriores já não se guardam
checked-takes-at-most = tiram-se no máximo { $most } moedas, e o que resta continua a ser uma só pilha
# $climb: a formula, such as “c(i) + 2*q”.
checked-quotients = toda pilha a partir de { $first } é { $first } + i + { $classes }*q com 0 <= i < { $classes }, e vale { $worth }
checked-quotients-options = para cada i e todo q: nenhuma opção tem esse valor, e cada valor menor é o de uma opção ({ $count } relações)
checked-quotients-machines = autômatos com no máximo { $states } estados leem as relações entre quocientes e valores nim
checked-heaps-by-definition = as pilhas menores que { $end }, por definição
# $growth: how T grows, such as “floor(n/2) grows by 0 or 1”.
checked-window-moves = uma jogada tira de 1 a T(n) moedas, T(n) = { $most }
checked-window-moves-from = uma jogada tira de 1 a T(n) moedas, T(n) = { $most }; as pilhas menores que { $from } não têm jogadas
checked-window-grows = T(0) = 0, e T(n) cresce 0 ou 1 com cada moeda, para todo n: { $growth }
checked-machine = um autômato com { $states } estados calcula G(n), no máximo { $most }, a partir dos dígitos de n { $numeration }
checked-pairs-machine = um autômato com { $states } estados lê n e G(n) juntos na base { $base }; para todo n ele aceita exatamente um valor
checked-powers-machine = um autômato com { $states } estados lê n e { $base }^G(n) juntos na base { $base }; para todo n ele aceita exatamente um valor
checked-odious-machine = um autômato com { $states } estados lê n e { $base }^j juntos na base { $base }, onde G(n) é o número odioso que vem depois de outros j (0 representa 0); para todo n ele aceita exatamente um valor
checked-relations = { $count ->
    [1] cada jogada é descrita por uma relação entre n e o que ela deixa, linear, com potências da base ou com somas nim; o que ela deixa é menor que n
   *[other] cada jogada é descrita por { $count } relações entre n e o que ela deixa, lineares, com potências da base ou com somas nim; o que ela deixa é menor que n
}
checked-sums-machine = X(n), a soma nim dos valores de 1 a n, também é lida por um autômato: para todo n, X(n) = X(n-1) xor G(n)
checked-sums-options = as opções de n valem X(n-1) xor X(m), para 0 <= m <= n-{ $least }
checked-no-option = para todo n, nenhuma opção de n tem o valor G(n)
checked-each-smaller = para todo n, cada valor abaixo de G(n) é o de uma opção de n
checked-odious-lemma = lema: a soma nim de dois números odiosos (1, 2, 4, 7, …) não é odiosa, e cada outro número abaixo de um odioso, exceto zero, é a soma nim de dois odiosos menores
checked-odious-zero = para todo n com G(n) = 0, nenhuma opção tem duas pilhas de igual valor
checked-odious-others = para todos os outros n, nenhuma opção tem pilhas com os valores 0 e G(n), e uma tem duas de igual valor
checked-odious-pairs = para todos os u < v < G(n), cada um 0 ou odioso, uma opção tem pilhas com estes valores
checked-option-machines = para cada valor, um autômato com no máximo { $states } estados diz quais n têm uma opção com esse valor
checked-formula-agrees = para todo n, o autômato e a fórmula dizem o mesmo
checked-formula-agrees-but = para todo n, o autômato e a fórmula dizem o mesmo, mas { $exceptions }
# $mode and $heap: the names of the two numbers.
checked-mode-machines = para cada um de { $modes } valores de { $mode }, um autômato calcula o valor, no máximo { $most }, a partir dos dígitos de { $heap } { $numeration }
checked-modes-closed = destes valores de { $mode }, nenhuma jogada leva a outro
checked-modes-relations = { $count ->
    [1] uma relação de aritmética linear descreve as jogadas
   *[other] { $count } relações de aritmética linear descrevem as jogadas
}
checked-positions-no-option = para todas as posições, nenhuma opção tem o valor da posição
checked-positions-each-smaller = para todas as posições, cada valor menor é o de uma opção
checked-positions-machines = para cada valor, um autômato com no máximo { $states } estados diz quais posições têm uma opção com esse valor
# $why: one of the sentences play-ends-….
checked-play-ends = a partida termina: { $why }
checked-rows-moves = { $coins ->
    [1] para { $heap } >= { $from }, cada jogada tira no máximo 1 moeda, e leva a um { $mode } fixo
   *[other] para { $heap } >= { $from }, cada jogada tira um número fixo de moedas, no máximo { $coins }, e leva a um { $mode } fixo
}
checked-rows-moves-or-fixed = { $coins ->
    [1] para { $heap } >= { $from }, cada jogada tira no máximo 1 moeda, ou deixa uma pilha fixa, e leva a um { $mode } fixo
   *[other] para { $heap } >= { $from }, cada jogada tira um número fixo de moedas, no máximo { $coins }, ou deixa uma pilha fixa, e leva a um { $mode } fixo
}
checked-rows-same-moves = para { $heap } >= { $from }, as jogadas que existem dependem só de { $mode }
checked-rows-same-moves-by-remainder = para { $heap } >= { $from }, as jogadas que existem dependem só de { $mode } e de { $heap } mod { $modulus }, e { $modulus } divide { $distance }
checked-rows-one-mode = nenhuma jogada leva a outro { $mode }
checked-rows-modes = destes { $count } valores de { $mode }, nenhuma jogada leva a outro
checked-rows-repeat = G({ $heap }+{ $distance },{ $mode }) = G({ $heap },{ $mode }) para { $first } <= { $heap } < { $end }, em cada um deles
checked-rows-passes = as jogadas que não tiram nada mudam { $mode }, e nunca de volta a um valor anterior
checked-lost-machine = um autômato com { $states } estados diz quais pares (x,y) são posições P, a partir dos dígitos de x e y { $numeration }
checked-lost-relations = { $count ->
    [1] as jogadas são dadas por uma relação entre a posição e o que resta
   *[other] as jogadas são dadas por { $count } relações entre a posição e o que resta
}
checked-lost-no-option = para todas as posições P, nenhuma opção é uma posição P
checked-lost-others = para todas as outras posições, alguma opção é uma posição P: um autômato com { $states } estados aceita as que têm tal opção
checked-same-options = para todas as posições, as opções são as de { $rule } (decidido por autômatos na base 2)
# $least and $remainder: formulas.
checked-euclid-lemma = as jogadas são as do jogo de Euclides: onde x > 0 e y é pelo menos { $least }, tanto (x,r) como (x,r+x) são opções, com r = { $remainder }; da segunda a única jogada leva à primeira, por isso uma delas é uma posição P, e (x,y) não é
checked-euclid-simpler = portanto as posições P são as de uma regra mais simples, dada por 4 relações: para (0,0) onde y é pelo menos { $least }, senão para (x,y-x) onde o jogo de Euclides tem esta jogada
# $term: a term such as “floor(n/2)”; $growth: a number, or one of the two ranges below.
growth-first = { $term } cresce { $growth }
growth-next = { $reasons }, { $term } cresce { $growth }
growth-or = { $low } ou { $high }
growth-to = de { $low } a { $high }
play-ends-smaller = toda jogada deixa só pilhas menores
# $measure: a formula in the numbers of a position, such as “2*a+b”.
play-ends-measure = toda jogada diminui { $measure }
play-ends-or = { $first }, ou não aumenta essa medida e diminui { $measure }
residues-one-coin = pode-se tirar 1 moeda de qualquer pilha que não esteja vazia
residues-coins = podem-se tirar de 1 a { $most } moedas de qualquer pilha que tenha tantas
residues-number = { $number } não é múltiplo de { $modulus }
residues-primes = nenhum múltiplo de { $modulus } é primo
residues-powers = nenhuma potência de { $base } é múltiplo de { $modulus }
# $condition: such as “k mod 4 = 1”.
residues-remainder = nenhum múltiplo k de { $modulus } tem { $condition }
residues-coprime = cada múltiplo de { $modulus } tem um divisor comum com { $other }
residues-divisor = { $divisor } divide cada múltiplo de { $modulus }
residues-divide = nenhum múltiplo de { $modulus } divide { $number }
