### Texts of answers, for people: what commands print.

## What several answers say.

normal-play = jogo normal
misere-play = jogo misère
# How something is known, as a label before a statement or after “by”.
known-by = { $way ->
    [definition] definição
    [theorem] teorema
    [proved] demonstrado
   *[seen] observado
}
# A label, such as “proved” or “Verified”, before what it is said of.
labelled = { $label }: { $text }
by-reference = por { $reference }
checked-hypothesis = verificado: { $hypothesis }
is-canonical = é { $canonical }
# $reason: why the rule has this other form.
is-canonical-because = é { $canonical }: { $reason }
list-of-more = … e mais { $count }
# $how: what to type for that, such as “--max-moves 10”.
list-of-more-how = … e mais { $count } ({ $how })
none = nenhuma
outcome-n = N: o jogador da vez ganha
outcome-p = P: o jogador da vez perde
outcome-t = T: com o melhor jogo, a partida empata
outcome-table-t = T: o melhor jogo leva a um empate
outcome-d = D: ninguém pode ganhar, e o melhor jogo continua sem fim
outcome-and-nim-value = { $outcome }; valor nim { $value }
counted-moves = { $count ->
    [one] { $count } jogada
   *[other] { $count } jogadas
}
counted-positions = { $count ->
    [one] { $count } posição
   *[other] { $count } posições
}
counted-entries = { $count ->
    [one] { $count } registro
   *[other] { $count } registros
}

## Who wins a position. What stands in parentheses is said of play, or of how the answer is known.

solve-labelled = as regras dizem quem ganha no fim
solve-value-not-requested = { $outcome } (o valor nim não foi pedido)
solve-value-not-computed = { $outcome }; o valor nim não foi calculado: a busca é grande demais
solve-remoteness = Distância do fim { $count }: o número de jogadas que restam com o melhor jogo
solve-remoteness-not-found = Distância do fim: não foi encontrada dentro dos limites
solve-by-definition = por definição, a partir das opções
solve-by-theorem = por um teorema
solve-by-proof = demonstrado: foi verificada uma lei para esta regra
solve-by-seen = só observado, não demonstrado
solve-by-definition-and-theorem = por definição, e por um teorema para as posições menores
# $way: how one part of a sum is known.
solve-partly = { $way ->
    [definition] em parte calculado
    [theorem] em parte por teoremas
    [proved] em parte por uma lei demonstrada
   *[seen] em parte só observado
}
solve-partly-and = { $first }, { $second }
solve-no-winning-move = Nenhuma jogada vencedora.
solve-no-move-left = Não resta nenhuma jogada: o jogador da vez ganhou.
solve-not-listed = { $count ->
    [1] Há uma jogada vencedora; ela não está na lista.
   *[other] Há { $count } jogadas vencedoras; nenhuma está na lista.
}
solve-none-listed = Há uma jogada vencedora; nenhuma está na lista.
solve-theorem-does-not-say = Há uma jogada vencedora, mas o teorema não diz qual.
solve-only-winning-move = A única jogada vencedora:
solve-counted-winning-moves = { $count } jogadas vencedoras:
solve-winning-moves = Jogadas vencedoras:
solve-more = … e mais
solve-perhaps-more = … talvez haja mais
solve-first-listed = … (a lista tem as primeiras { $count })
solve-not-all-found = Não foram encontradas todas as jogadas vencedoras.
# $play: normal play or misère play.
solve-loopy-play = { $play }; a partida pode continuar sem fim
solve-loopy-value = { $outcome }; valor { $value }
solve-loopy-by-smith = por definição; Smith 1966
solve-loopy-by-definition = por definição
solve-loopy-draw-not-listed = Uma jogada mantém a partida sem fim; nenhuma está na lista.
solve-loopy-draw-moves = Jogadas que mantêm a partida sem fim:
solve-table-play = { $play }, por uma tabela de todas as posições
# $left: such as “3 moves”.
solve-table-left = { $outcome }; com o melhor jogo, até o fim: { $left }
solve-table-move-left = até o fim: { $left }
solve-table-tie-moves = Jogadas que mantêm o empate:
solve-table-better = Há uma jogada melhor do que as que foram consultadas.
solve-every-move-loses = Toda jogada perde:

## Laws.

law-read-json = os seus { $states } estados estão no JSON
law-read-json-how = os seus { $states } estados estão no JSON ({ $how })
law-also-proved = demonstrado também por { $reference }
law-also-by = também por { $reference }
law-seen-is-no-theorem = { $reference } (uma regularidade em { $count } valores não é um teorema)
law-seen-in-positions = { $reference } (uma regularidade em posições não é um teorema)
law-seen-without-rule = { $reference } (não se conhece a regra, por isso nada pode ser demonstrado)
law-none-no-heap = Nenhuma lei foi encontrada: não foi calculado o valor de nenhuma pilha.
law-none-to = Nenhuma lei foi encontrada nos valores das pilhas de 0 a { $last }.
law-none-is-no-proof = Isto não prova que não exista nenhuma.
law-none-is-no-proof-how = Isto não prova que não exista nenhuma: { $how }.
law-none-in-list = Não se observa nenhuma lei neles.
law-tried =
    Tentados: períodos, simples ou com um saltus, um para todas as classes de restos ou um para cada
    uma; fórmulas em n; autômatos que leem n na base 2 a 10 ou na representação de Zeckendorf;
    relações lineares entre subsequências; autômatos que leem n e o valor juntos.
law-of-listed-values = { $count } valores, das pilhas de { $first } a { $last }
law-values-kept = Os valores de { $count } pilhas estão em { $file }.
law-engine = motor: { $name }; { $count } valores calculados
# The heads of the table of a machine, each as wide as it is: digits follow.
law-machine-head = estado valor dígito
law-machine-pairs-head = estado   P dígitos
# The columns of these heads: whether a state accepts.
yes = sim
no = não
law-none-in-pairs = Nenhuma lei foi encontrada nas posições P com coordenadas até { $to }.
law-first-pairs = as primeiras posições P: { $pairs }
law-pairs-are = as posições P são { $formula }
law-pairs-periods = isto é: período { $x } em x e { $y } em y
# $places: such as “x ≥ 3, y ≥ 5”.
law-pairs-periods-from = isto é: período { $x } em x e { $y } em y (a partir de { $places })
law-misere-none = Não foi encontrada nenhuma lei do jogo normal da qual se seguiria uma do jogo misère.
law-misere-outcomes = no jogo misère, os resultados de uma pilha têm pré-período { $preperiod } e período { $period }
law-misere-seen = por { $reference } (uma lei só observada não é um teorema)
# $heaps, $single and $again: lists of numbers.
law-heaps-again = n = { $heaps }, e de novo a cada { $period } pilhas
law-heaps-and-again = n = { $single }; e n = { $again }, estes últimos de novo a cada { $period } pilhas
law-modes-machine = o autômato para { $which }:
law-modes-covered = Abrange as posições P, não os outros valores.
law-modes-in-json = os valores nim de um período estão no JSON
law-modes-in-json-how = os valores nim de um período estão no JSON ({ $how })
law-modes-values = os valores nim para { $heap } = 0, 1, 2, …, onde os que estão em [ ] se repetem:
law-family-for = para todo n, e todos os números com { $condition }
law-family-all-facts = Cada uma destas leis é um fato.
law-family-not-all-facts = Nem todas estas leis são fatos.
law-family-no-pattern = { $known } Não se conhece aqui nenhum teorema que fale de todos os números, e não se observa neles nenhuma regularidade.
law-family-seen = para { $letter } de { $from } a { $to }. { $known } Que continue assim não está demonstrado.
law-family-head = a lei
law-family-none = nenhuma foi encontrada
law-family-grid = O período de cada regra, { $row } para baixo e { $column } para a direita (n0/p onde começa na pilha n0, p+s onde os valores crescem s):
# What stands behind the law of a list: $from is the first heap that it was used for.
law-assumed = a partir da pilha { $from }, por uma lei { $reference }: { $sentence }
# $file: the name of a file, or “here”. $shown: what the certificate shows.
certificate-of = { $shown ->
    [nim-value] Certificado do valor nim: { $file }, { $entries }, { $bytes } bytes
    [outcome] Certificado do resultado: { $file }, { $entries }, { $bytes } bytes
    [strategy] Certificado da estratégia: { $file }, { $entries }, { $bytes } bytes
    [infinite-value] Certificado do valor infinito: { $file }, { $entries }, { $bytes } bytes
    [graph-values] Certificado dos valores de todos os nós: { $file }, { $entries }, { $bytes } bytes
   *[draw] Certificado da partida sem fim: { $file }, { $entries }, { $bytes } bytes
}
certificate-of-law = Certificado da lei: { $file }, por “{ $theorem }”, { $bytes } bytes
certificate-here = aqui

## The engine of long runs.

engine-no-space = sem espaço esparso
engine-space-no-rare = espaço esparso pela máscara { $mask }: nenhuma pilha rara
engine-space-parity-no-rare = espaço esparso pela máscara { $mask } e pela paridade da pilha: nenhuma pilha rara
engine-space = espaço esparso pela máscara { $mask }: { $count } pilhas raras, a última { $heap } (valor { $value })
engine-space-parity = espaço esparso pela máscara { $mask } e pela paridade da pilha: { $count } pilhas raras, a última { $heap } (valor { $value })
engine-greatest = maior valor { $value }, primeiro na pilha { $heap }; Fletcher-32 { $sum }
engine-greatest-and-digests = maior valor { $value }, primeiro na pilha { $heap }; Fletcher-32 { $sum }; { $digests }
engine-digests = { $count ->
    [one] { $count } resumo de 2^20 valores
   *[other] { $count } resumos de 2^20 valores cada
}
# The lines of a table: what, then this.
sparse-mask = máscara
sparse-mask-bits = { $mask } (bits { $bits })
sparse-bits-from = todos a partir de { $from }
sparse-bits-and-from = { $bits } e todos a partir de { $from }
sparse-parity = paridade
sparse-parity-does-not-count = não conta
sparse-parity-agrees = conta: um valor é raro onde a paridade dos bits e a da pilha coincidem
sparse-parity-differs = conta: um valor é raro onde a paridade dos bits e a da pilha diferem
sparse-rare = pilhas raras
sparse-rare-last = { $count } ({ $share }), a última { $heap } (valor { $value })
sparse-space = espaço esparso
sparse-space-none = nenhum nestes valores
sparse-computed = calculadas
sparse-computed-heaps = { $count } pilhas
sparse-greatest = maior valor
sparse-greatest-at = { $value }, primeiro na pilha { $heap }
sparse-frequent = mais frequentes
# $values: such as “3 (12.5 %), 5 (9.38 %)”.
sparse-frequent-values = { $values }; ocorrem { $count } valores
sparse-list = pilhas raras, como pilha:valor
sparse-more = e mais { $count }
sparse-more-how = e mais { $count } ({ $how })

## Games recognised by their values. $kind: number in a row of positions, else heap.

identify-all-zero = Todos os valores conhecidos são 0: o jogador da vez perde.
identify-few = { $count ->
    [one] { $count } valor é pouco, e muita coisa coincide por acaso: com mais valores, as regras podem distinguir-se.
   *[other] { $count } valores são poucos, e muita coisa coincide por acaso: com mais valores, as regras podem distinguir-se.
}
identify-all-few = todos os valores são poucos, e muita coisa coincide por acaso: com mais valores, as regras podem distinguir-se.
identify-values = { $kind ->
    [number] valores nim a partir do número { $from }: { $values }
   *[heap] valores nim a partir da pilha { $from }: { $values }
}
identify-same-rules = as mesmas regras
identify-same-moves = { $rule } tem as mesmas jogadas, pilha por pilha
# $sentence: one of the sentences below.
identify-for-all = { $sentence }, para todo n
identify-for-all-from = { $sentence }, para todo n ≥ { $from }
identify-for-seen = { $sentence }, para n de { $from } a { $to }
identify-laws-compared = as duas leis foram comparadas para todas as pilhas
identify-laws-compared-how = as duas leis foram comparadas para todas as pilhas ({ $how })
identify-by-laws = { $kind ->
    [number] pelas leis ({ $here } aqui): iguais até o número { $to }, e depois repetem-se juntas
   *[heap] pelas leis ({ $here } aqui): iguais até a pilha { $to }, e depois repetem-se juntas
}
identify-by-both-laws = { $kind ->
    [number] pelas leis ({ $here } aqui, { $there } lá): iguais até o número { $to }, e depois repetem-se juntas
   *[heap] pelas leis ({ $here } aqui, { $there } lá): iguais até a pilha { $to }, e depois repetem-se juntas
}
identify-period = período { $period } a partir da pilha { $from }
identify-period-saltus = período { $period }, saltus { $saltus } a partir da pilha { $from }
identify-not-the-same = Não é o mesmo que { $rule }, nem após um deslocamento ou com valores repetidos.
identify-no-rule = Nenhuma regra do catálogo ({ $count } regras) tem estes valores.
identify-no-other-rule = Nenhuma outra regra do catálogo ({ $count } regras) tem estes valores.
identify-differs = difere
# $rule: a rule, or such a phrase with what it is compared by.
identify-differs-first = { $kind ->
    [number] { $rule }: o número { $heap } vale { $here } aqui e { $there } lá
   *[heap] { $rule }: a pilha { $heap } vale { $here } aqui e { $there } lá
}
identify-agrees-to = { $kind ->
    [number] { $rule } coincide até o número { $last }; o número { $heap } vale { $here } aqui e { $there } lá
   *[heap] { $rule } coincide até a pilha { $last }; a pilha { $heap } vale { $here } aqui e { $there } lá
}
identify-with-heap = { $rule } (com a sua pilha { $place })
identify-with-sentence = { $rule } ({ $sentence })
oeis-from-heap = OEIS { $number }, a partir da pilha { $heap }
# $place: a formula in n.
relation-shift = { $kind ->
    [number] o número n vale o que vale a pilha { $place } de { $other }
   *[heap] a pilha n vale o que vale a pilha { $place } de { $other }
}
relation-repeated-here = { $kind ->
    [number] o número n vale o que vale a pilha { $place } de { $other }: cada valor aparece aqui { $times ->
        [2] duas vezes
       *[other] { $times } vezes
    }
   *[heap] a pilha n vale o que vale a pilha { $place } de { $other }: cada valor aparece aqui { $times ->
        [2] duas vezes
       *[other] { $times } vezes
    }
}
relation-repeated-there-twice = { $kind ->
    [number] o número n vale o que valem as pilhas { $first } e { $last } de { $other }: cada valor aparece lá duas vezes
   *[heap] a pilha n vale o que valem as pilhas { $first } e { $last } de { $other }: cada valor aparece lá duas vezes
}
relation-repeated-there = { $kind ->
    [number] o número n vale o que valem as pilhas { $first } a { $last } de { $other }: cada valor aparece lá { $times } vezes
   *[heap] a pilha n vale o que valem as pilhas { $first } a { $last } de { $other }: cada valor aparece lá { $times } vezes
}
relation-zeros-here = { $kind ->
    [number] o número n vale o que vale a pilha { $place } de { $other }, e 0 onde isso não é uma pilha: aqui há zeros entre os valores
   *[heap] a pilha n vale o que vale a pilha { $place } de { $other }, e 0 onde isso não é uma pilha: aqui há zeros entre os valores
}
relation-zeros-there = { $kind ->
    [number] o número n vale o que vale a pilha { $place } de { $other }: lá há zeros entre os valores
   *[heap] a pilha n vale o que vale a pilha { $place } de { $other }: lá há zeros entre os valores
}
relation-without-zeros = os valores diferentes de 0 são os de { $other }, um após o outro

## State graphs.

graph-wins = o jogador da vez ganha
graph-loses = o jogador da vez perde
graph-ties = a partida empata
graph-draws = ninguém pode ganhar, e o melhor jogo continua sem fim
# $outcome: one of the clauses above.
graph-no-move-left = { $outcome }, e não resta nenhuma jogada
graph-moves-left = { $count ->
    [one] { $outcome }, em { $count } jogada com o melhor jogo
   *[other] { $outcome }, em { $count } jogadas com o melhor jogo
}
graph-labelled-ends = finais rotulados
graph-best-play = Melhor jogo: { $nodes }
graph-options = Opções:
# What a move to an option does, for the player who makes it.
graph-option-wins = ganha
graph-option-loses = perde
graph-option-ties = empata
graph-option-draws = sem fim
graph-reply = resposta { $node }
graph-no-move = não resta nenhuma jogada
graph-infinite = D: ninguém pode ganhar, e o melhor jogo continua sem fim. ∞(…) não é um valor nim: as opções que têm um têm estes (Smith 1966).
# Heads of the columns of tables.
graph-head-node = nó
graph-head-nim-value = valor nim
graph-head-normal = normal
graph-head-misere = misère
graph-head-remoteness-normal = distância do fim (normal)
graph-head-remoteness-misere = (misère)
graph-head-winning-options = opções vencedoras
graph-head-best-options = melhores opções
graph-head-label = rótulo
graph-head-outcome = resultado
graph-head-remoteness = distância do fim

## Lists and tables of values. $play: normal play or misère play.

listing-heap-options = opções de cada pilha
listing-position-options = opções de cada posição
listing-nim-values = valores nim (jogo normal)
listing-p-positions = posições P, em que o jogador da vez perde ({ $play })
listing-n-positions = posições N, em que o jogador da vez ganha ({ $play })
listing-count = o número de posições { $outcome } de { $from } a { $to } ({ $play })
listing-outcomes = resultados para o jogador da vez ({ $play })
listing-no-option = (nenhuma)
xor-table-sums = somas nim a ⊕ b
xor-table-products = produtos nim a ⊗ b
xor-table-sums-to = As somas nim a ⊕ b para a, b de 0 a { $to }
xor-table-products-to = Os produtos nim a ⊗ b para a, b de 0 a { $to }
# $way: how it is known, such as “theorem”.
at-who-wins = quem ganha; o valor nim não é conhecido; { $way }
nimber-field = no corpo dos nimbers menores que { $field }
nimber-order = a ordem, um número comum, no corpo dos nimbers menores que { $field }
nimber-no-roots = x^2 + x = c não tem solução abaixo de 2^128
nimber-no-roots-here = x^2 + x = c não tem solução no corpo dos nimbers menores que { $field }; estas ficam abaixo de { $larger }
nimber-roots = as soluções de x^2 + x = c no corpo dos nimbers menores que { $field }
# $way: how it is known, such as “theorem”.
tartan-table = valores nim de uma cara em (linha,coluna) (jogo normal, por { $way })
tartan-by = por { $way }
tartan-head = { $head } vale { $value }

## Games that were played.

grade-nim-value = valor nim { $value }
grade-player = jogador { $player }:
grade-kept = mantém a vitória
grade-gave-away = deixa escapar a vitória
grade-lost = não tinha jogada vencedora
grade-better = { $grade }; melhor: { $moved }
grade-no-move = não resta nenhuma jogada
grade-to-move = tem a vez; a partida não terminou
grade-winner = O jogador { $player } ganha.

## Certificates that were checked.

# Labels with their colons; what they are said of follows.
check-rejected = Rejeitado:
check-rejected-line = linha { $line }: { $why }
check-not-checked = Não verificado:
check-ended-before = o trabalho foi interrompido antes
check-verified = Verificado:
check-verified-in-part = Verificado em parte:
check-infinite-value = o valor de { $position } é { $value }   (jogo normal, por definição; Smith 1966)
check-draw = { $play ->
    [normal] ninguém pode ganhar em { $position } no jogo normal (por definição)
   *[misere] ninguém pode ganhar em { $position } no jogo misère (por definição)
}
check-wins = { $play ->
    [normal] o jogador da vez ganha em { $position } no jogo normal (por definição)
   *[misere] o jogador da vez ganha em { $position } no jogo misère (por definição)
}
check-loses = { $play ->
    [normal] o jogador da vez perde em { $position } no jogo normal (por definição)
   *[misere] o jogador da vez perde em { $position } no jogo misère (por definição)
}
# $moves: such as “3 moves”; $positions: such as “2 positions”.
check-strategy = a estratégia responde a { $moves } a partir de { $positions } do adversário
check-nim-value = o valor nim de { $position } é { $value }   (jogo normal, por definição)
check-outcome = o resultado de { $position } é { $outcome }   (jogo normal, por definição)
check-nodes = { $count ->
    [one] os registros dão o valor do único nó do grafo   (jogo normal, por definição)
   *[other] os registros dão os valores de todos os { $count } nós do grafo   (jogo normal, por definição)
}
check-infinite-nodes = { $count ->
    [1] um deles é infinito (Smith 1966)
   *[other] { $count } deles são infinitos (Smith 1966)
}
check-of-claim = da afirmação: { $claim }
check-moves = onde as jogadas são: { $moves }
check-bytes = { $bytes } bytes, verificados
check-bytes-seconds = { $bytes } bytes, verificados em { $seconds } s
# $entries: such as “3 entries”.
check-entries = { $entries }, { $file }

## Tables of all positions.

label-counted = { $position }: { $positions } e { $moves }; a partida mais longa tem { $longest }
label-file = A tabela de todas as posições está em { $file }.

## Rules and games.

# Words in front of what they name.
rule-rule = regra
rule-canonical = canônico
rule-game = jogo
rule-position = posição
rule-board = tabuleiro
rule-also-called = também chamado
