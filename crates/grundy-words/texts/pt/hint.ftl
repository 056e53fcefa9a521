### Dicas e as palavras das jogadas.
###
### A hint is an order or a clause. It begins with a small letter and has no full stop, for more may follow; a hint that
### begins with a capital letter is whole sentences.

hint-leave-lost = deixe uma posição da qual toda jogada perde
hint-leave-lost-for-opponent = deixe uma posição perdida para o adversário
hint-every-move-loses = nenhuma jogada vence: toda jogada deixa uma posição que o adversário ganha
hint-nim-sum-is-zero = nenhuma jogada vence: a soma nim é 0
hint-no-move-wins = nenhuma jogada vence
hint-keep-tie = nenhuma jogada vence: mantenha o empate
hint-keep-draw = nenhuma jogada vence: mantenha a partida sem fim
# $reason: a whole clause that says why, of the reasons (reason.ftl) or of misère Nim below.
hint-no-move-wins-because = nenhuma jogada vence. { $reason }

hint-over-tie = não resta nenhuma jogada: ninguém ganhou
hint-over-lost = não resta nenhuma jogada: o jogador da vez perdeu
hint-over-won = não resta nenhuma jogada: o jogador da vez ganhou

# $heaps: one of the phrases hint-heaps-… below.
hint-leave = deixe { $heaps }
# $heap: a number of coins; $heaps: one of the phrases hint-heaps-… below.
hint-lost-heap = nenhuma jogada vence: { $heap } é { $heaps }

hint-heaps-nothing = nada
# $numbers: a list of numbers, such as “1, 2 or 5”.
hint-heaps-coins = { $count ->
    [one] { $numbers } moeda
   *[other] { $numbers } moedas
}
hint-heaps-parity = { $parity ->
    [odd] um número ímpar
   *[even] um número par
}
hint-heaps-multiple = um múltiplo de { $modulus }
# $residues: a list of numbers, such as “0 or 2”.
hint-heaps-more-than-multiple = um múltiplo de { $modulus } mais { $residues }
hint-heaps-range-more-than-multiple = um múltiplo de { $modulus } mais um número de { $first } a { $last }
hint-heaps-zeros-binary = { $parity ->
    [odd] um número que em binário termina num número ímpar de zeros
   *[even] um número que em binário termina num número par de zeros
}
hint-heaps-zeros-base = { $parity ->
    [odd] um número que na base { $base } termina num número ímpar de zeros
   *[even] um número que na base { $base } termina num número par de zeros
}
# $exponent: odd, even, or any.
hint-heaps-power = { $exponent ->
    [odd] uma potência de { $base } com expoente ímpar
    [even] uma potência de { $base } com expoente par
   *[any] uma potência de { $base }
}
hint-heaps-less-than-power = { $exponent ->
    [odd] { $less } a menos que uma potência de { $base } com expoente ímpar
    [even] { $less } a menos que uma potência de { $base } com expoente par
   *[any] { $less } a menos que uma potência de { $base }
}
# Two of these phrases, or more: $first may be such a list itself.
hint-heaps-either = { $first }, ou { $second }

hint-make-last-move = faça a última jogada
hint-make-nim-sum-zero = leve a soma nim a 0
# $change: such as “heap 3 to 1”, or “5 → 4 (take 1)”.
hint-make-nim-sum-zero-by = leve a soma nim a 0: { $change }
hint-make-nim-sum-zero-by-and-copy = leve a soma nim a 0: { $change }, e copie cada jogada do adversário na outra parte
hint-leave-copies = deixe duas partes iguais e copie cada jogada do adversário na outra parte
move-heap-to = a pilha { $from } passa a { $to }

# A hint in steps: a clause as a sentence.
hint-sentence = { $clause }.
hint-move-in-heap = Jogue na pilha { $heap }.
# $game: a rule or the name of a game.
hint-move-in-heap-of-game = Jogue na pilha { $heap } de { $game }.
hint-move-in-game = Jogue em { $game }.

## Misère Nim.

counted-heaps-of-one = { $count ->
    [0] nenhuma pilha de uma moeda
    [one] uma pilha de uma moeda
   *[other] { $count } pilhas de uma moeda
}
hint-misere-over = Não resta nenhuma moeda, e no jogo misère ganha quem não pode jogar: o outro tirou a última moeda.
# $ones: such as “2 heaps of one”.
hint-misere-only-ones = { $parity ->
    [even] Só restam pilhas de uma moeda: { $ones }, um número par. São tiradas uma a uma; o outro jogador tira a última e perde.
   *[odd] Só restam pilhas de uma moeda: { $ones }, um número ímpar. São tiradas uma a uma; o jogador da vez tira a última e perde.
}
hint-misere-look-only-ones = Só restam pilhas de uma moeda
hint-misere-one-large = { $parity ->
    [even] Exatamente uma pilha tem duas ou mais moedas, a pilha { $heap }; ao lado dela, { $ones }. É agora: deixe um número ímpar de pilhas de uma moeda. { $count } é par, por isso deixe 1 moeda da pilha { $heap }.
   *[odd] Exatamente uma pilha tem duas ou mais moedas, a pilha { $heap }; ao lado dela, { $ones }. É agora: deixe um número ímpar de pilhas de uma moeda. { $count } é ímpar, por isso tire todas as { $heap } moedas.
}
hint-misere-look-one-large = Exatamente uma pilha tem duas ou mais moedas, a pilha { $heap }; ao lado dela, { $ones }. É agora
hint-misere-several-large-lost = { $count ->
    [one] { $count } pilha tem duas ou mais moedas, e a soma nim é 0: posição perdida, como no jogo normal.
   *[other] { $count } pilhas têm duas ou mais moedas, e a soma nim é 0: posição perdida, como no jogo normal.
}
hint-misere-several-large = { $count ->
    [one] { $count } pilha tem duas ou mais moedas, por isso jogue como no jogo normal: a soma nim é { $sum }, leve-a a 0.
   *[other] { $count } pilhas têm duas ou mais moedas, por isso jogue como no jogo normal: a soma nim é { $sum }, leve-a a 0.
}
hint-misere-look-several-large = { $count ->
    [one] { $count } pilha tem duas ou mais moedas, por isso jogue como no jogo normal
   *[other] { $count } pilhas têm duas ou mais moedas, por isso jogue como no jogo normal
}
