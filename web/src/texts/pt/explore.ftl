explore-title = Explorar
explore-about = Escreva o que quer conhecer: um jogo, uma regra, uma posição, uma lista de números. A página responde quem ganha, com a lei e com a demonstração.
explore-box = Perguntar sobre
explore-placeholder = kayles, 0.77, nim : 3,4,5, n -> n-1 | floor(n/2), 0,1,2,3,1,4, 5*9+3
explore-hint = Um nome, um código, uma regra, uma posição, uma soma, uma lista de valores, uma expressão com números nim ou um grafo de estados.
explore-open-file = Abrir um arquivo…
explore-clear = Limpar
explore-bad-file = A página não consegue ler este arquivo.
explore-examples = Experimente um destes
explore-example-name = Um jogo pelo nome: a sua lei, os seus valores, a sua demonstração.
explore-example-code = Um código “tirar e dividir”: um algarismo para cada número de moedas que se pode tirar.
explore-example-rule = Uma regra sua: o que uma jogada deixa de uma pilha de n.
explore-example-pair = Um jogo com dois números: um mapa das suas posições.
explore-example-position = Uma posição: quem ganha, com que jogada e por que razão.
explore-example-sum = Uma soma de dois jogos: quanto vale cada um.
explore-example-values = Uma lista de valores: que jogo os tem?
explore-example-nimber = Aritmética dos números nim, em que 3 + 3 é 0.
explore-example-graph = Um grafo de estados em texto: CSV, DOT ou JSON.
explore-read-as-rule = Lido como regra.
explore-read-as-position = Lido como posição.
explore-read-as-family = Lido como família de regras.
explore-read-as-row = Lido como sequência de posições.
explore-read-as-values = Lido como lista de valores.
explore-read-as-nimber = Lido como expressão com números nim.
explore-read-as-graph = Lido como grafo de estados.
explore-read-meant = Lido como { $meant }.
explore-instead-rule = Ler como regra
explore-instead-position = Ler como pilhas de Nim
explore-instead-family = Ler como família de regras
explore-instead-row = Ler como sequência de posições
explore-instead-values = Ler como lista de valores
explore-instead-nimber = Ler como expressão com números nim
explore-instead-graph = Ler como grafo de estados
explore-back = Tudo sobre isto
explore-deeper = Aprofundar
explore-links = Continuar com isto
explore-to-play = Jogar
explore-to-graph = Grafo de estados
explore-to-worksheet = Folha de exercícios
explore-to-game = A página do jogo
explore-about-rule = Que jogo é este?
explore-sample = Uma posição:
explore-law-asks = Que lei dá o valor de cada pilha?
explore-pairs-law-asks = Que lei dá todas as posições P?
explore-at-asks = Quanto vale uma pilha de qualquer tamanho?
explore-values = Valores nim
explore-values-asks = Quanto vale cada pilha, e por que razão?
explore-plot-asks = Como crescem os valores?
explore-map-asks = Quanto vale cada par?
explore-proof-asks = Por que razão a lei vale para todas as pilhas?
explore-open-proof = Mostrar a demonstração
explore-tried = O que se tentou
explore-tried-asks = Por que razão não se afirma nenhuma lei?
explore-open-tried = Mostrar o que se tentou
explore-machine = A máquina
explore-machine-of-mode = A máquina para o modo { $mode }
explore-machine-asks = Como é que a máquina lê um número?
explore-machine-label = { $count ->
    [one] Uma máquina com { $count } estado
   *[other] Uma máquina com { $count } estados
}
explore-machine-large = { $count ->
    [one] A máquina tem { $count } estado. É demais para uma imagem.
   *[other] A máquina tem { $count } estados. São demais para uma imagem.
} Estão todos na demonstração.
explore-machine-value-about = O número num estado é o valor de uma pilha cujos algarismos acabam ali. Nas setas estão algarismos.
explore-machine-yes-about = A marca ✓ significa sim: os números cujos algarismos acabam ali têm a propriedade. Nas setas estão algarismos, um de cada número.
explore-machine-trap = Onde falta uma seta, a resposta é não, venha o que vier depois.
explore-machine-step = Ler um algarismo
explore-machine-all = Ler tudo
explore-machine-reset = Recomeçar
explore-machine-digits = Os algarismos que a máquina lê, da direita para a esquerda
explore-machine-in = A máquina está no estado { $state }.
explore-machine-value = Todos os algarismos estão lidos: uma pilha de { $heap } tem o valor nim { $value }.
explore-machine-accepts = Todos os algarismos estão lidos: ({ $x }, { $y }) { $accepts ->
    [yes] é uma posição P. O jogador da vez perde.
   *[no] não é uma posição P. O jogador da vez ganha.
}
explore-machine-equals = Todos os algarismos estão lidos: { $accepts ->
    [yes] uma pilha de { $x } tem o valor nim { $y }.
   *[no] uma pilha de { $x } não tem o valor nim { $y }.
}
explore-same = Jogos com os mesmos valores
explore-same-asks = É um jogo conhecido, disfarçado?
explore-comparing = Comparação com jogos conhecidos
explore-oeis = Na Enciclopédia On-Line de Sequências de Inteiros (OEIS):
explore-oeis-first = (a partir da pilha { $heap })
explore-few-values = { $count ->
    [one] É dado só { $count } valor, e muitos jogos coincidem nele.
   *[other] São dados só { $count } valores, e muitos jogos coincidem neles.
} Mais valores dizem mais.
explore-zeros = Todos os valores são 0, portanto o jogador da vez perde sempre.
explore-no-match = { $count ->
    [one] A página comparou { $count } regra. Ela não tem estes valores.
   *[other] A página comparou { $count } regras. Nenhuma tem estes valores.
}
explore-more-matches = { $count ->
    [one] mais { $count } coincidência
   *[other] mais { $count } coincidências
}
explore-near = Jogos que coincidem no início
explore-near-differs = difere na pilha { $heap }: { $here } aqui, { $there } ali.
explore-misere = Jogo misère
explore-misere-asks = Quem ganha com uma pilha, se perde quem faz a última jogada?
explore-sparse = O espaço esparso
explore-sparse-asks = Que pilhas são raras?
explore-open-sparse = Calcular até a pilha { $heaps }
explore-no-sparse = Os valores calculados até agora não têm espaço esparso.
explore-mask = Um valor nim é raro se tem um número par de algarismos 1 sob a máscara { $mask }. Os outros valores são comuns. A máscara está em binário, e os pontos repetem o seu primeiro algarismo.
explore-rare = { $count ->
    [0] Nenhuma pilha entre as primeiras { $heaps } tem um valor raro.
    [one] { $count } pilha entre as primeiras { $heaps } tem um valor raro.
   *[other] { $count } pilhas entre as primeiras { $heaps } têm valores raros.
}
explore-last-rare = A última pilha rara é { $heap }, com o valor nim { $value }.
explore-maximum = O maior valor nim é { $value }, pela primeira vez na pilha { $heap }.
explore-first-rares = As primeiras pilhas raras, com os seus valores
explore-code = Como programa
explore-code-asks = Como calculo isto no meu próprio programa?
explore-code-languages = Linguagem de programação
explore-writing-code = Escrita do programa
explore-copy-code = Copiar o programa
explore-save = Citar e salvar
explore-save-asks = Que teorema está por trás disto, e como o cito?
explore-bibtex = BibTeX
explore-copy-bibtex = Copiar BibTeX
explore-save-certificate = Salvar o certificado
explore-certificate-about = Outro programa pode verificá-lo sem confiar neste.
explore-no-certificate = Não há certificado desta resposta.
explore-winner-asks = Quem ganha, e por que razão?
explore-winning-move = Uma jogada vencedora: { $move }.
explore-why-zero = A soma nim dos valores nim é 0, portanto todas as jogadas têm uma resposta vencedora.
explore-why-not-zero = A soma nim dos valores nim é { $sum }. Uma jogada que a torne 0 ganha.
explore-columns-asks = Como se somam as partes?
explore-moves-asks = O que faz cada jogada?
explore-open-moves = Mostrar todas as jogadas
explore-rules = As regras
explore-rules-asks = Que lei está por trás dos valores?
explore-list = Uma lista de valores
explore-list-asks = Que jogo tem estes valores?
explore-list-law-asks = Que lei parecem seguir os valores?
explore-list-no-law = Os valores são poucos demais ou não seguem nenhuma lei simples.
explore-family = Uma família de regras
explore-family-asks = Que lei têm todas estas regras?
explore-family-no-law = Não se conhece aqui nenhuma lei para toda a família.
explore-seen-in = Observado em:
explore-nimber = Números nim
explore-nimber-asks-nimber = Que número nim é este?
explore-nimber-asks-order = Que potência deste número nim é 1?
explore-nimber-asks-roots = Que números nim resolvem x² + x = c?
explore-no-roots = nenhum número nim que a página conheça
explore-nimber-field = { $bits ->
    [one] Todos os números estão no corpo dos números nim de { $bits } bit.
   *[other] Todos os números estão no corpo dos números nim de { $bits } bits.
}
explore-nimber-about = ⊕ soma em binário sem transporte. ⊗ é o produto de Conway: com ele, os números nim formam um corpo.
explore-binary = Em binário:
explore-graph = O seu grafo de estados
explore-graph-asks = Quem ganha a partir de cada nó?
explore-graph-as-position = Como posição
explore-node = Nó
explore-node-winner = Quem ganha
explore-node-moves = Melhores jogadas
explore-node-misere = Jogo misère
explore-more-nodes = { $count ->
    [one] Há mais { $count } nó no arquivo.
   *[other] Há mais { $count } nós no arquivo.
}
