learn-rule-title = A sua própria regra e a lei dela
learn-rule-about = Invente um jogo. Calcule, veja um padrão, demonstre-o e faça dele um programa.
learn-rule-play = Escolha quantas moedas uma jogada pode tirar e jogue o seu jogo contra o motor.
learn-rule-numbers = Uma jogada pode tirar
learn-rule-values = Cálculo dos valores nim
learn-rule-strip = Valores nim da sua regra
learn-rule-guess = Aqui estão os valores nim da sua regra. Depois de quantas casas se repetem? Escreva o [período|period].
learn-rule-guess-right = Certo! O motor demonstra:
learn-rule-guess-wrong = Não é { $period }. Procure o primeiro lugar onde todo o começo aparece de novo.
learn-rule-guess-early = Também funciona, mas basta um período menor.
learn-rule-why-1 = É assim que se resolvem estes problemas em competições. **“Há n moedas, e n vai até 10¹⁵. Uma jogada tira 1, 3 ou 4. Quem ganha?”**
learn-rule-why-2 = **Passo 1: força bruta.** Escreva a definição. Está certa, mas é lenta demais para números grandes.
learn-rule-why-3 = **Passo 2: uma tabela.** Imprima quem ganha para n pequeno: P N P N N N N P N P N N N N e assim por diante.
learn-rule-why-4 = **Passo 3: um padrão.** O período parece ser 7. P tem os restos 0 e 2.
learn-rule-why-5 = **Passo 4: uma demonstração.** Cada casa depende das quatro anteriores, e quatro seguidas voltaram a aparecer. Portanto fica assim para sempre. Sem este passo, você só tem uma esperança.
learn-rule-why-6 = **Passo 5: o programa.** Basta uma linha, por maior que seja n.
learn-rule-why-7 = Para a **sua** regra, o motor demonstra a lei e escreve um programa inteiro, que também encontra as jogadas vencedoras:
learn-rule-no-code = O motor desta página não escreve programas. O da linha de comandos escreve:
learn-rule-code = Escrita do programa
learn-rule-language = Linguagem de programação
learn-rule-more = Há muitas outras regras para experimentar: jogos que dividem pilhas, jogos com dois números, regras que dependem de n. Escreva uma à sua maneira:
learn-rule-explore = Escrever uma regra sua
learn-rule-task-period = Uma jogada tira { $takes } moedas. Aqui estão os valores nim. Qual é o período deles?
learn-rule-task-period-why = { $period ->
    [one] O primeiro valor aparece sempre de novo.
   *[other] Os primeiros { $period } valores aparecem sempre de novo, e nenhum começo mais curto faz isso.
}
learn-rule-task-values = Valores nim desta regra
learn-rule-task-code = Uma jogada tira de 1 a { $most } moedas. Que condição é verdadeira exatamente quando o jogador da vez **perde**?
learn-rule-task-code-why = Os múltiplos de { $step } perdem, portanto o resto tem de ser 0.
learn-rule-task-range = Uma jogada tira no mínimo { $least } e no máximo { $most } moedas. Divida n por { $sum } e chame r ao resto. Então o valor nim é r dividido por { $least }, arredondado para baixo. { $coins ->
    [one] Qual é o valor nim de { $coins } moeda?
   *[other] Qual é o valor nim de { $coins } moedas?
}
learn-rule-task-range-why = O resto é { $rest }, e { $rest } dividido por { $least } dá { $value }, arredondado para baixo.
