### Indications et mots des coups.
###
### A hint is an order or a clause. It begins with a small letter and has no full stop, for more may follow; a hint that
### begins with a capital letter is whole sentences.

hint-leave-lost = laisser une position où tout coup perd
hint-leave-lost-for-opponent = laisser une position perdue pour l’adversaire
hint-every-move-loses = aucun coup ne gagne : tout coup laisse une position que l’adversaire gagne
hint-nim-sum-is-zero = aucun coup ne gagne : la nim-somme est 0
hint-no-move-wins = aucun coup ne gagne
hint-keep-tie = aucun coup ne gagne : garder la partie nulle
hint-keep-draw = aucun coup ne gagne : garder la partie sans fin
# $reason: a whole clause that says why, of the reasons (reason.ftl) or of misère Nim below.
hint-no-move-wins-because = aucun coup ne gagne. { $reason }

hint-over-tie = plus aucun coup possible : personne n’a gagné
hint-over-lost = plus aucun coup possible : le joueur au trait a perdu
hint-over-won = plus aucun coup possible : le joueur au trait a gagné

# $heaps: one of the phrases hint-heaps-… below.
hint-leave = laisser { $heaps }
# $heap: a number of coins; $heaps: one of the phrases hint-heaps-… below.
hint-lost-heap = aucun coup ne gagne : { $heap }, c’est { $heaps }

hint-heaps-nothing = un tas vide
# $numbers: a list of numbers, such as “1, 2 or 5”.
hint-heaps-coins = { $count ->
    [one] { $numbers } jeton
   *[other] { $numbers } jetons
}
hint-heaps-parity = { $parity ->
    [odd] un nombre impair
   *[even] un nombre pair
}
hint-heaps-multiple = un multiple de { $modulus }
# $residues: a list of numbers, such as “0 or 2”.
hint-heaps-more-than-multiple = un multiple de { $modulus } plus { $residues }
hint-heaps-range-more-than-multiple = un multiple de { $modulus } plus un nombre de { $first } à { $last }
hint-heaps-zeros-binary = { $parity ->
    [odd] un nombre qui finit en binaire par un nombre impair de zéros
   *[even] un nombre qui finit en binaire par un nombre pair de zéros
}
hint-heaps-zeros-base = { $parity ->
    [odd] un nombre qui finit en base { $base } par un nombre impair de zéros
   *[even] un nombre qui finit en base { $base } par un nombre pair de zéros
}
# $exponent: odd, even, or any.
hint-heaps-power = { $exponent ->
    [odd] une puissance de { $base } d’exposant impair
    [even] une puissance de { $base } d’exposant pair
   *[any] une puissance de { $base }
}
hint-heaps-less-than-power = { $exponent ->
    [odd] { $less } de moins qu’une puissance de { $base } d’exposant impair
    [even] { $less } de moins qu’une puissance de { $base } d’exposant pair
   *[any] { $less } de moins qu’une puissance de { $base }
}
# Two of these phrases, or more: $first may be such a list itself.
hint-heaps-either = { $first }, ou { $second }

hint-make-last-move = jouer le dernier coup
hint-make-nim-sum-zero = ramener la nim-somme à 0
# $change: such as “heap 3 to 1”, or “5 → 4 (take 1)”.
hint-make-nim-sum-zero-by = ramener la nim-somme à 0 : { $change }
hint-make-nim-sum-zero-by-and-copy = ramener la nim-somme à 0 : { $change }, puis copier chaque coup de l’adversaire dans l’autre partie
hint-leave-copies = laisser deux parties égales, puis copier chaque coup de l’adversaire dans l’autre partie
move-heap-to = le tas { $from } passe à { $to }

# A hint in steps: a clause as a sentence.
hint-sentence = { $clause }.
hint-move-in-heap = Jouer dans le tas { $heap }.
# $game: a rule or the name of a game.
hint-move-in-heap-of-game = Jouer dans le tas { $heap } de { $game }.
hint-move-in-game = Jouer dans { $game }.

## Misère Nim.

counted-heaps-of-one = { $count ->
    [0] aucun tas d’un jeton
    [one] un tas d’un jeton
   *[other] { $count } tas d’un jeton
}
hint-misere-over = Il ne reste aucun jeton, et en jeu misère le joueur qui ne peut pas jouer gagne : l’autre a pris le dernier jeton.
# $ones: such as “2 heaps of one”.
hint-misere-only-ones = { $parity ->
    [even] Il ne reste que des tas d’un jeton : { $ones }, un nombre pair. On les prend un par un ; l’autre joueur prend le dernier et perd.
   *[odd] Il ne reste que des tas d’un jeton : { $ones }, un nombre impair. On les prend un par un ; le joueur au trait prend le dernier et perd.
}
hint-misere-look-only-ones = Il ne reste que des tas d’un jeton
hint-misere-one-large = { $parity ->
    [even] Exactement un tas a deux jetons ou plus, le tas { $heap } ; à côté, { $ones }. C’est le moment de laisser un nombre impair de tas d’un jeton. { $count } est pair, donc il faut laisser 1 jeton du tas { $heap }.
   *[odd] Exactement un tas a deux jetons ou plus, le tas { $heap } ; à côté, { $ones }. C’est le moment de laisser un nombre impair de tas d’un jeton. { $count } est impair, donc il faut prendre les { $heap } jetons.
}
hint-misere-look-one-large = Exactement un tas a deux jetons ou plus, le tas { $heap } ; à côté, { $ones }. C’est le moment
hint-misere-several-large-lost = { $count ->
    [one] { $count } tas a deux jetons ou plus, et la nim-somme est 0 : position perdue, comme en jeu normal.
   *[other] { $count } tas ont deux jetons ou plus, et la nim-somme est 0 : position perdue, comme en jeu normal.
}
hint-misere-several-large = { $count ->
    [one] { $count } tas a deux jetons ou plus, donc il faut jouer comme en jeu normal : la nim-somme est { $sum }, la ramener à 0.
   *[other] { $count } tas ont deux jetons ou plus, donc il faut jouer comme en jeu normal : la nim-somme est { $sum }, la ramener à 0.
}
hint-misere-look-several-large = { $count ->
    [one] { $count } tas a deux jetons ou plus, donc il faut jouer comme en jeu normal
   *[other] { $count } tas ont deux jetons ou plus, donc il faut jouer comme en jeu normal
}
