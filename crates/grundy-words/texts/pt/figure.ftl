### Pictures and worksheets.

figure-normal = jogo normal: quem faz a última jogada ganha
figure-misere = jogo misère: quem faz a última jogada perde
figure-labelled = as regras dizem quem ganha no fim
figure-lost = Posição P: o jogador da vez perde
figure-won = Posição N: o jogador da vez ganha
figure-won-value = Posição N, valor nim { $value }: o jogador da vez ganha
figure-won-move = Posição N: o jogador da vez ganha, por exemplo com { $move }
figure-won-value-move = Posição N, valor nim { $value }: o jogador da vez ganha, por exemplo com { $move }
figure-tied = com o melhor jogo, a partida termina empatada
figure-move-in = { $made } em { $rule }
figure-take = tirar { $coins }
figure-take-all = tirar tudo
figure-p-means = P: o jogador da vez perde
figure-n-means = N: o jogador da vez ganha
figure-t-means = T: empate
figure-p-position = posição P
figure-n-position = posição N
figure-p-positions = Posições P
figure-winning-move = jogada vencedora
figure-other-move = outra jogada
figure-a-move = jogada
figure-coins-taken = peças que esta jogada tira
figure-nim-values = valores nim, jogo normal
figure-before-period = antes do período
figure-exception = difere do período
figure-no-law = nenhuma lei conhecida
figure-period = período { $period }, pré-período { $preperiod }
figure-period-saltus = período { $period }, saltus { $saltus }, pré-período { $preperiod }
figure-law-kind = tipo de lei: { $kind }
figure-proved = { $law }, demonstrado
figure-by-theorem = { $law }, por um teorema
figure-only-seen = { $law }, observado, mas não demonstrado
figure-nim-sums = somas nim
figure-nim-products = produtos nim
figure-nim-value = valor nim
figure-largest = o maior valor nim é { $value }
figure-nim-sum = soma nim
figure-heap = pilha
figure-heap-of = pilha { $size }
figure-heaps-to = valores nim das pilhas de 0 a { $last }
figure-each-dot = Cada ponto é uma pilha.
figure-dot-covers = Um ponto cobre { $heaps ->
    [one] uma pilha
   *[other] { $heaps } pilhas
} e { $values ->
    [one] um valor
   *[other] { $values } valores
}: pelo menos uma pilha cai ali.
figure-row-column = jogo normal: linha a, coluna b
figure-keeps-win = mantém a vitória
figure-gives-away = deixa escapar a vitória
figure-had-none = não tinha jogada vencedora
figure-wins = { $player } ganha
figure-to-move = é a vez de { $player }
figure-no-move-left = não resta nenhuma jogada
figure-player = jogador { $number }
figure-rings = anéis: aonde leva uma jogada
figure-stairs-count = hachurados: os degraus cujas peças contam
figure-additions-left = adições restantes: { $count }
figure-zero-used = jogada zero usada
figure-turn-of-first = é a vez do primeiro jogador
figure-turn-of-second = é a vez do segundo jogador
figure-nothing = nenhuma
figure-and-more = { $list } e mais { $more }
figure-graph-size = { $positions } posições, { $moves } jogadas
figure-sign-wins = ! marca as jogadas vencedoras
figure-sign-reaches = + aonde leva uma jogada
figure-alike = ×2: duas posições equivalentes, desenhadas como uma só
figure-answers = Respostas
figure-worksheet = Folha de exercícios
figure-rule = Regra: { $rule }
figure-name = Nome
figure-date = Data
figure-fill-table = Complete a tabela. O valor de uma pilha é o menor dos números 0, 1, 2, … que falta entre os valores das suas opções.
figure-fill-grid = Complete os valores nim: em cada casa vai o menor dos números 0, 1, 2, … que falta entre os valores das suas opções.
figure-judge = Quem ganha com o melhor jogo? Escreva N se ganha o jogador da vez e P se ganha o outro. Quando for N, escreva uma jogada vencedora.
figure-label = Escreva P ou N em cada posição, e o seu valor. Depois reforce as jogadas vencedoras com um traço grosso.
figure-option-values = valores das opções
figure-seed = folha n.º { $seed }
