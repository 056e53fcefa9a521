rule-title = Uma regra e a sua lei
rule-about = Escreva uma regra. Veja os seus valores nim e a lei que dá todos eles.
rule-pick = Ou escolha um jogo
rule-pick-none = Escolher um jogo…
rule-examples = Como se escreve uma regra
rule-example-set = Tire 1, 3 ou 4 moedas.
rule-example-name = Um jogo com nome.
rule-example-code = Um código “tirar e dividir”: um algarismo para cada número de moedas que se pode tirar.
rule-example-heap = O que uma jogada deixa de uma pilha de n. O sinal | separa tipos de jogada.
rule-example-split = Os parênteses significam que uma jogada divide a pilha em várias pilhas.
rule-example-pair = Posições com dois números: o jogo de Wythoff.
rule-same-as = A mesma regra que
rule-as-rule = Como regra:
rule-is-position = Isto não é só uma regra. É uma posição a partir da qual se pode jogar:
rule-is-game = Isto é
rule-reading = Leitura da regra
rule-views-table = Tabela
rule-views-plot = Pontos
rule-views-strip = Posições P
rule-views-law = Demonstração
rule-views-pairs = Mapa
rule-views-label = Vistas da regra
rule-to = Pilhas até
rule-pairs-to = Ambos até
rule-law = A lei
rule-finding-law = Procura da lei
rule-no-law = { $heaps ->
    [one] A primeira pilha não mostra nenhuma lei. Uma lei pode começar mais tarde ou pode não existir.
   *[other] As primeiras { $heaps } pilhas não mostram nenhuma lei. Uma lei pode começar mais tarde ou pode não existir.
}
rule-proof-needs-time = A lei condiz com todos os valores que o motor calculou. A demonstração pode precisar de mais tempo.
rule-form-value = Valor nim de uma pilha de n, a partir da pilha { $from }:
rule-form-lost = O jogador da vez perde se
rule-looked = Pilhas calculadas: { $heaps }
rule-facts-preperiod = Pré-período
rule-facts-period = Período
rule-facts-saltus = Saltus
rule-facts-about-preperiod = a lei vale a partir desta pilha
rule-facts-about-period = { $heaps ->
    [1] todos os valores são iguais
    [one] os valores repetem-se a cada { $heaps } pilha
   *[other] os valores repetem-se a cada { $heaps } pilhas
}
rule-facts-about-growing = { $heaps ->
    [1] os valores crescem a cada pilha
    [one] os valores repetem-se a cada { $heaps } pilha, mas maiores
   *[other] os valores repetem-se a cada { $heaps } pilhas, mas maiores
}
rule-facts-about-saltus = o aumento por período
rule-no-proof = Não há demonstração. A lei vale para todas as pilhas que o motor calculou, mas pode falhar mais adiante.
rule-source = Teorema:
rule-at = O valor nim de uma pilha
rule-at-about-fact = A lei dá o valor de uma pilha de qualquer tamanho.
rule-at-about-seen = A lei não está demonstrada, por isso cada valor é calculado a partir da definição. Uma pilha grande pode demorar demais.
rule-at-about-none = Não se conhece nenhuma lei, por isso cada valor é calculado a partir da definição. Uma pilha grande pode demorar demais.
rule-at-heap = Pilha
rule-computing-at = Cálculo do valor
rule-values = Cálculo dos valores nim
rule-table-caption = Valores nim de { $rule }: cada linha tem períodos inteiros.
rule-table-caption-plain = Valores nim de { $rule }
rule-row-head = Pilhas a partir de
rule-before = antes do começo do período
rule-exception = difere do período
rule-p-value = valor nim 0: uma posição P
rule-heap-title = Pilha { $heap }: valor nim { $value }
rule-choose-heap = Aponte para uma pilha, ou vá até ela com as teclas de seta, para ver por que razão tem esse valor.
rule-options = Opções com os seus valores nim
rule-more-options = e mais { $count }
rule-no-options = Não resta nenhuma jogada, portanto o valor nim é 0.
rule-mex = O menor número que nenhuma opção tem é { $value }.
rule-partial = O tempo acabou. Pilhas calculadas: { $known }. Você pediu pilhas até { $wanted }.
rule-zoom = Zoom
rule-zoom-in = Ampliar
rule-zoom-out = Reduzir
rule-see-all = Ver tudo
rule-plot-shown = Pilhas de { $from } a { $to }
rule-plot-help = Para ampliar ou reduzir, marque uma parte com o mouse, mantenha Ctrl pressionado e gire a roda, ou use + e −. A tecla 0 mostra tudo. As teclas de seta vão de pilha em pilha.
rule-map-help = Aponte para uma casa ou use as teclas de seta. Nas casas marcadas, o jogador da vez perde.
rule-map-at = ({ $a }, { $b }): valor nim { $value }. { $wins ->
    [yes] O jogador da vez ganha.
   *[no] O jogador da vez perde.
}
rule-drawing = Desenho da imagem
rule-plot-label = Gráfico de pontos dos valores nim de { $rule }
rule-plot-about = Na horizontal: a pilha. Na vertical: o seu valor nim.
rule-strip-label = Faixa das posições P de { $rule }
rule-outcome-title = Pilha { $heap }: { $outcome }
rule-strip-about = As posições P estão hachuradas: nelas o jogador da vez perde.
rule-misere = Jogo misère: quem faz a última jogada perde
rule-pairs-label = Mapa dos pares de { $rule }
rule-show = Mostrar
rule-shows-values = Valores nim
rule-shows-p-positions = Posições P
rule-no-sequence-game = Este jogo não se joga com uma só pilha, por isso não tem sequência de valores nim. Veja antes uma das suas posições:
rule-no-sequence-growing = Uma jogada desta regra não deixa necessariamente menos do que antes, por isso não há sequência de valores nim. Veja antes uma das suas posições:
rule-no-sequence-points = Uma posição desta regra tem vários números, por isso não há sequência de valores nim. Veja antes uma das suas posições:
rule-no-sequence-graph = Isto é um único grafo de estados, por isso não há sequência de valores nim. Veja antes as suas posições:
rule-no-sequence-labelled = As regras dizem quem ganha no fim deste jogo, por isso ele tem resultados, mas não valores nim. Veja antes uma das suas posições:
rule-no-sample = Escreva uma das suas posições na página Posição.
rule-open-position = Quem ganha?
rule-open-graph = Grafo de estados
rule-open-play = Jogar
rule-go-on = Continuar com esta regra
