### Refusals: why a question has no answer, and what to ask instead.

refused-no-game = não há nenhum jogo chamado `{ $name }`
refused-no-game-but = não há nenhum jogo chamado `{ $name }`; quis dizer `{ $near }`?
refused-no-node = o grafo não tem nenhum nó `{ $name }`
refused-no-node-but = o grafo não tem nenhum nó `{ $name }`; quis dizer `{ $near }`?
refused-last-numbers = { $numbers ->
    [one] foi dado { $numbers } número como último
   *[other] foram dados { $numbers } números como últimos
}, mas `{ $rule }` tem { $coordinates ->
    [one] { $coordinates } coordenada
   *[other] { $coordinates } coordenadas
}
refused-one-rule = { $what ->
    [misere] o jogo misère é para uma só regra, e `{ $family }` representa muitas
   *[long] um cálculo longo é para uma só regra, e `{ $family }` representa muitas
}

## Why a question has no answer.

refused-work-no-state-could-saved = este trabalho não tem um estado que possa ser salvo: os pontos de salvamento são para a lei de um código finito de tirar e dividir, e para posições de um só jogo em que se buscam valores nim
refused-no-core-form-no-certificate = `{ $text }` não tem forma básica, por isso não há certificado da sua lei
refused-true-but-about-another-rule = é verdade, mas sobre outra regra que não a pedida, que é: { $wanted }
refused-true-but-about-position-not = é verdade, mas sobre uma posição, não sobre uma regra
refused-program-prints-words-one-line = um programa escreve as suas palavras numa só linha, e { $word } não é uma delas
refused-positions-too-many-look = as posições de `{ $rule }` são demais para serem examinadas
refused-dot-for-picture = DOT é para grafos de estados; desenhe esta figura como SVG ou TikZ
refused-labels-names-heaps-boards-picture = os rótulos são nomes de pilhas ou tabuleiros, e esta figura não tem nem umas nem outros
refused-laws-explained-one-rule-under = as leis se explicam para uma só regra, no jogo normal
refused-no-move-leads-from-position = nenhuma jogada leva da posição { $number } ({ $from }) à posição { $next } ({ $to })
refused-labels-graph-say-who-wins = os rótulos deste grafo dizem quem ganha nos seus finais, por isso não há jogo misère
refused-graph-names-no-start-say = o grafo não indica um início, por isso diga de que nó partir
refused-graph-labels-ends-needs-play = um grafo com finais rotulados precisa de partidas que terminem, por isso não se resolve como um cujas partidas podem continuar sem fim
refused-certificate-values-all-nodes-graphs = um certificado dos valores de todos os nós é para grafos cujas partidas podem continuar sem fim
refused-values-given-text-too-leave = foram dados valores, e também um texto: omita um dos dois
refused-not-among-sequences-oeis-known = { $number } não está entre as sequências da OEIS conhecidas aqui
refused-table-needs-name-file = a tabela precisa do nome de um arquivo
refused-number-shards-from-1 = o número de fragmentos é de 1 a { $most }
refused-first-number-larger-than-last = o primeiro número, { $from }, é maior que o último, { $to }
refused-certificate-one-rule-stands-many = um certificado é para uma só regra, e `{ $text }` representa muitas: dê números às letras
refused-no-sequence-heaps-whatever-letters = `{ $text }` não tem sequência de pilhas, quaisquer que sejam as letras
refused-search-law-saved-checkpoints-finite = a busca da lei de `{ $rule }` não pode ser salva: os pontos de salvamento são para códigos finitos de tirar e dividir que deixam no máximo duas pilhas
refused-state-holds-other-heaps = diz { $results } pilhas e contém { $heaps }
refused-begun-without-digests = foi começado sem resumos, e os resumos abrangem todos os valores a partir da pilha 0
refused-laws-of-misere-play = conhecem-se leis do jogo misère para conjuntos de números a tirar, e `{ $text }` não é um deles
refused-row-positions-only-heaps-rule = `{ $row }` é uma fileira de posições, e só as pilhas de uma regra têm uma lei
refused-certificates-laws-belong-one-rule = os certificados de leis são para uma só regra, no jogo normal
refused-no-law-found-no-certificate = nenhuma lei foi encontrada, por isso não há certificado
refused-law-no-certificate-certificates-cover = a lei de `{ $text }` não tem certificado: os certificados abrangem as posições P de duas coordenadas, e não foi encontrada uma lei só para elas
refused-no-values = não há valores
refused-most-values-looked = examinam-se no máximo { $most } valores
refused-last-heap-larger-than-any = a última pilha é maior que qualquer número aqui
refused-row-has-numbers = uma fileira tem números
refused-row-positions-nim-values-who = `{ $text }` é uma fileira de posições, e destas se listam os valores nim e quem ganha no jogo normal
refused-row-positions-one-last-number = uma fileira de posições tem um só último número
refused-p-positions-n-positions-counted = contam-se posições P ou posições N, e nada mais
refused-not-played-heaps = `{ $text }` não se joga com pilhas
refused-state-graph-nodes-not-heaps = um grafo de estados tem nós, não pilhas
refused-positions-listed-rules-up-coordinates = as posições se listam para regras com até { $most } coordenadas, e `{ $text }` tem { $arity }
refused-nim-values-belong-normal-play = os valores nim pertencem ao jogo normal, em que a última jogada decide
refused-too-many-positions-list = há posições demais para uma lista
refused-no-sequence-heaps = `{ $text }` não tem sequência de pilhas
refused-move-need-not-leave-less = uma jogada de `{ $text }` pode não deixar menos do que havia
refused-no-question = não há a pergunta `{ $name }`; há { $names }
refused-no-move-left = não resta nenhuma jogada
refused-state-belongs-to-another = pertence a { $theirs }, não a { $ours }
refused-state-is-no-good = o grundy { $program } escreveu um estado que não serve aqui: { $why }
refused-certificates-nim-values-outcomes-belong = os certificados de valores nim e de resultados pertencem ao jogo normal; no jogo misère, um certificado da estratégia mostra quem ganha
refused-no-search-could-saved-checkpoints = `{ $position }` não tem uma busca que possa ser salva: os pontos de salvamento são para posições de um só jogo em que se buscam valores nim, como cram e node-kayles, com pilhas ao lado ou não
refused-state-too-large-for-memory = ele conhece { $all } posições, e no limite de memória só cabem { $positions } delas; permita mais
refused-table-about-nodes-file-no = a tabela é sobre os nós de um arquivo, que não tem regras
refused-rules-say-who-wins-end = as regras dizem quem ganha no fim, por isso não há jogo misère
refused-good-move-but-among-many = há uma boa jogada, mas entre tantas jogadas nenhuma foi encontrada
refused-table-file-moves-name-one = `{ $table }` é a tabela de um arquivo de jogadas: indique um dos seus nós
refused-table-no-node = a tabela não tem nenhum nó `{ $text }`
refused-not-reached-from-start = não se pode chegar a `{ $position }` a partir de `{ $start }`, de que trata a tabela
refused-no-sparse-space-take-break = `{ $text }` não tem espaço esparso: ele é para códigos de tirar e dividir com um número finito de dígitos, em que uma jogada pode deixar duas pilhas e nenhuma deixa mais (0.77, 0.106, 4!.0)
refused-no-table-tables-show-two = `{ $text }` não tem tabela: as tabelas mostram duas coordenadas
refused-table-more-than-cells = uma tabela de mais de { $most } casas
refused-only-coin-turning-games-product = só os jogos de virar moedas têm um produto: escreva os dois como `turn "…"`, por exemplo `turn "1-3"`
refused-first-row-larger-than-last = a primeira linha, { $from }, é maior que a última, { $to }
refused-most-values-listed-once = listam-se no máximo { $most } valores de uma vez
refused-first-heap-larger-than-last = a primeira pilha, { $from }, é maior que a última, { $to }
refused-labelled-game-no-nim-values = um jogo rotulado não tem valores nim, pois não é a última jogada que decide quem ganha
refused-values-make-table = os valores de `{ $text }` formam uma tabela
refused-tables-show-one-two-coordinates = as tabelas mostram uma ou duas coordenadas, e esta regra tem { $many }
refused-dot-for-worksheet = DOT é para grafos de estados; uma folha de exercícios é SVG, TeX ou texto
refused-worksheet-each-task-most-once = uma folha de exercícios tem cada tarefa no máximo uma vez
refused-worksheet-about-nim-values-labelled = uma folha de exercícios é sobre valores nim, e um jogo rotulado não os tem
refused-game-least-one-position = uma partida tem pelo menos uma posição
refused-table-too-large = uma tabela até { $to } é grande demais; as tabelas vão até { $max }

## What to ask instead.

refused-help-programs-written-rules-one-heap = os programas se escrevem para regras com uma pilha ou duas coordenadas
refused-help-ask-about-first-terms = pergunte sobre os seus primeiros termos, como em `0,1,1,2,0,3`
refused-help-give-letters-numbers = dê números às letras
refused-help-laws-looked-one-heap-rules = buscam-se leis em regras de uma pilha, e em regras com duas coordenadas cujas partidas terminam por uma medida que decresce

## What the visitor of the page can do. View names are those of the page.

refused-page-ask-about-position-instead = pergunte antes sobre uma posição
refused-page-ask-about-position-instead-about = pergunte antes sobre uma posição, ou sobre uma fileira de posições como cram 2xn
refused-page-view-position-answers-play-need = a página “Posição” responde onde a partida pode não terminar
refused-page-ask-about-node-about-graph = pergunte sobre um nó, ou sobre o grafo
refused-page-ask-table-instead = peça antes a tabela
refused-page-view-games-lists-them = a página “Jogos” traz a lista deles
refused-page-ask-less = peça menos
refused-page-ask-about-rule-one-heap = pergunte sobre uma regra com uma pilha, sobre valores como 0,1,1,2,0,3, ou sobre uma fileira como cram 1xn
refused-page-all = há { $all } ao todo
refused-page-view-rule-shows-law-rule = a página “Regra” mostra a lei de uma regra
refused-page-ask-law-rule-instead = peça antes a lei da regra
refused-page-list-not-complete = a lista não está completa
refused-page-ask-smaller-table-value-one = peça uma tabela menor, ou o valor de um só tabuleiro
refused-page-law = uma lei é { $reference }: { $sentence }
refused-page-more-values-show-one = mais valores podem mostrar uma
refused-page-tab-proof-lists-laws-engine = a aba “Demonstração” lista as leis que o motor tentou
refused-page-answer-lists-all-them = a resposta lista todas elas
refused-page-strip-mis-re-play-shows = a tira do jogo misère mostra as posições P de qualquer regra
refused-page-view-play-opens-saved-game = a página “Jogar” abre uma partida salva, que tem uma posição em cada linha
