### Explications de positions : titres et phrases.
###
### The conventions: N is a position that the player to move wins, P one that this player loses, T a tie and D a draw.
### G is the nim-value, mex the smallest number that is missing, xor the nim-sum: formulas stay as they are.

## Titles. $position: a position as it is typed.

explain-title-normal = { $position }   (jeu normal : qui joue le dernier coup gagne)
explain-title-misere = { $position }   (jeu misère : qui joue le dernier coup perd)
explain-title-labelled = { $position }   (les règles disent qui gagne à la fin)
explain-title-loopy-normal = { $position }   (qui joue le dernier coup gagne ; personne ne gagne une partie sans fin)
explain-title-loopy-misere = { $position }   (qui joue le dernier coup perd ; personne ne gagne une partie sans fin)

## Headings of sections.

heading-answer = Réponse
heading-reason = La raison
heading-end-of-play = La fin de la partie
heading-nim-values = Nim-valeurs
heading-nim-sum = La nim-somme
heading-number = Ce que dit le nombre
heading-rule-for-answers = Une règle pour toutes les réponses
heading-winning-moves = Coups gagnants
heading-only-winning-move = Le seul coup gagnant
heading-every-move-loses = Tout coup perd
heading-other-moves-lose = Les autres coups perdent
heading-other-moves-do-not-win = Les autres coups ne gagnent pas
heading-other-moves = Les autres coups
heading-more-moves = Plus de coups
heading-moves-keep-tie = Les coups qui gardent la partie nulle
heading-moves-keep-draw = Les coups qui gardent la partie sans fin
heading-who-wins-from-where = Qui gagne, et d’où
heading-smaller-positions = Qui gagne dans les positions plus petites
heading-different-under-misere = Ce qui diffère en jeu misère
heading-heaps = Les tas
heading-normal-play-would = Ce que l’on ferait en jeu normal
heading-values = Les valeurs

## Who wins.

explain-loses-value = Le joueur au trait perd contre le meilleur jeu (P) : la nim-valeur est 0.
explain-wins-value = Le joueur au trait gagne (N) : la nim-valeur est { $value }, non nulle.
explain-loses = Le joueur au trait perd contre le meilleur jeu (P).
explain-wins = Le joueur au trait gagne (N).
# $player: first or second.
explain-player-wins = { $player ->
    [first] Le joueur au trait (le premier joueur) gagne (N).
   *[second] Le joueur au trait (le second joueur) gagne (N).
}
explain-player-loses = { $player ->
    [first] Le joueur au trait (le premier joueur) perd contre le meilleur jeu (P).
   *[second] Le joueur au trait (le second joueur) perd contre le meilleur jeu (P).
}
explain-player-ties = { $player ->
    [first] Avec le meilleur jeu, la partie est nulle (T) ; c’est au premier joueur de jouer.
   *[second] Avec le meilleur jeu, la partie est nulle (T) ; c’est au second joueur de jouer.
}
explain-known-no-move = Connu par définition : il n’y a aucun coup.
explain-known-definition = Connu par définition, à partir des options.
explain-known-definition-and-theorem = Connu par définition, à partir des options. Pour des positions plus petites, on a utilisé un théorème, cité plus bas.
explain-known-theorem = Connu par un théorème, cité plus bas.
explain-known-proved = Démontré, comme indiqué plus bas.
explain-known-seen = Seulement observé, non démontré.
explain-known-whole-search = Connu par définition : toute la position a été explorée.
explain-known-labelled = Connu par définition : toutes les positions accessibles ont été explorées. Il n’y a pas de nim-valeur, car ce n’est pas le dernier coup mais une règle qui décide qui gagne.
# $reference: a theorem, with author and year.
explain-by-theorem = Par un théorème : { $reference }.
explain-value-open = Le théorème dit qui gagne. La nim-valeur, dont une somme aurait besoin, n’a pas été calculée : la recherche est trop grande.
explain-end-of-play = Plus aucun coup n’est possible. En jeu normal, qui ne peut pas jouer a perdu : l’autre joueur a joué le dernier coup.

## Reasons. $here: what the numbers say (reason.ftl).

explain-here = { $here }.
explain-here-loses = { $here }. Le joueur au trait perd.
explain-here-wins = { $here }. Le joueur au trait gagne.
explain-proved-by = C’est démontré, par { $reference }.
explain-is-theorem = C’est un théorème : { $reference }.
and-more = … et { $count } de plus
table-ones = chiffres 1
table-ones-mod = chiffres 1 mod { $modulus }
table-and-more = et { $count } de plus
table-value = valeur
nim-sum = nim-somme

## Nim-values.

explain-mex = G est la nim-valeur : le mex des valeurs de toutes les options, c’est-à-dire le plus petit des nombres 0, 1, 2, … qui n’en fait pas partie.
explain-mex-and-sum = G est la nim-valeur : le mex des valeurs de toutes les options, c’est-à-dire le plus petit des nombres 0, 1, 2, … qui n’en fait pas partie. La valeur de plusieurs parties ensemble est la nim-somme (xor) de leurs valeurs.
explain-heads = En jeu normal, chaque face est une partie à elle seule. Un coup retourne une face sur pile, et toute autre pièce qu’il retourne compte comme une face de plus à sa place ; deux faces à la même place s’annulent.
explain-options-likewise = Les valeurs des options ont été trouvées de la même façon, en remontant depuis la fin de la partie.
# A position or an option without anything left.
nothing-left = rien
# $formula: such as “G(0) = 0”.
explain-value-no-move = { $formula } : plus aucun coup possible
explain-value-because = { $formula } : { $because }
# Options stand in the lines below.
explain-value-among-options = { $formula }, car parmi ses options il y a
# $clause: one of the clauses below.
explain-value-and = et { $clause }
explain-no-option-has-it = aucune option n’a cette valeur
explain-smaller-occur-among = tous les nombres plus petits figurent parmi les valeurs de ses { $total } options, { $value } non
explain-none-is-worth = aucune de ses { $total } options ne vaut { $value }
explain-missing = { $value ->
    [0] 0 n’y figure pas
    [1] 0 y figure, 1 non
    [2] 0 et 1 y figurent, 2 non
    [3] 0, 1 et 2 y figurent, 3 non
   *[other] 0 à { $below } y figurent, { $value } non
}

## Laws in their use for one heap. $rule: a rule; $because: the law and its proof or theorem.

explain-nim = Un tas de Nim de n jetons vaut n, par un théorème (Bouton 1901) : ses options sont les tas de 0, …, n-1 jetons, de valeurs 0, …, n-1, donc le mex est n.
explain-theorem-used = On a utilisé un théorème : { $reference }.
# Two sentences or more, one after the other.
explain-law-and-proof = { $law } { $proof }
# $hypotheses: sentences without a full stop, with semicolons between them.
explain-proved-by-form = C’est démontré, par le théorème de { $reference } ; ses hypothèses se voient à la forme de la règle : { $hypotheses }.
explain-proved-by-check = C’est démontré, par { $reference } ; il faut une vérification finie, et le programme l’a faite : { $hypotheses }.
explain-law-arithmetic = Pour { $rule }, G(n) = { $formula } pour n >= 1, donc G({ $heap }) = { $value }.
# $law: a sentence of law.ftl without its full stop.
explain-law-of-rule = Pour { $rule }, { $law }. Donc G({ $heap }) = { $value }.
explain-law-synchronised = { $rule } a des valeurs qu’un automate à { $states } états lit en même temps que n, chiffre par chiffre, en base { $base } : de toutes les valeurs, il n’accepte que { $value } pour { $heap }.
explain-law-automatic = { $rule } a des valeurs qu’un automate à { $states } états lit dans les chiffres de n { $numeration }, le dernier chiffre d’abord. Il part de l’état 0. { $heap } s’écrit { $digits } { $numeration }, donc il parcourt { $steps }, et la valeur du dernier état est { $value }.
explain-law-take-from = Là où l’on peut prendre tout nombre à partir de { $least }, G(n) = floor(n/{ $least }), donc G({ $heap }) = { $value }.
explain-law-take-to = Là où l’on peut prendre de 1 à { $most } jetons, G(n) = n mod { $modulus }, le reste de la division de n par { $modulus } ; { $heap } mod { $modulus } = { $value }.
explain-law-take-between = Là où l’on peut prendre de { $least } à { $most } jetons, G(n) = floor((n mod { $modulus })/{ $least }) ; { $heap } mod { $modulus } = { $remainder }, donc G({ $heap }) = floor({ $remainder }/{ $least }) = { $value }.
# $law, $short and $here: sentences of law.ftl, without their full stops.
explain-law-window = On peut prendre de 1 à T(n) jetons : { $law }. { $here }.
explain-law-window-in-short = On peut prendre de 1 à T(n) jetons : { $law }. Ici { $short }. { $here }.
explain-window-grew = T({ $heap }) = { $most } est plus grand que T({ $below }), donc G({ $heap }) = { $value }
explain-law-period = { $rule } a pour période { $period } à partir du tas { $from } : G(n+{ $period }) = G(n) pour tout n >= { $from }.
explain-law-saltus = { $rule } augmente de { $saltus } tous les { $period } tas à partir du tas { $from } : G(n+{ $period }) = G(n) + { $saltus } pour tout n >= { $from }.
explain-same-remainder = { $heap } et { $like } donnent le même reste dans la division par { $period }, donc G({ $heap }) = G({ $like }) = { $value }.
# $because and $formula: equations.
explain-so = { $because }, donc { $formula }.

## The nim-sum.

explain-columns-even = Chaque colonne contient un nombre pair de 1, donc la nim-somme est 0.
# $label: a part of the position. $equation: such as “101 xor 001 = 100”.
explain-columns-only = La nim-somme a un 1 dans les colonnes qui contiennent un nombre impair de 1. Son 1 le plus haut est dans la colonne de { $top } ; là, un seul nombre a un 1 : { $label }. Y inverser les bits de { $bits } : le nombre diminue, et la nim-somme devient 0 : { $equation }, donc { $kind ->
    [heap] { $value } doit devenir { $next }
   *[value] la valeur { $value } doit devenir { $next }
}.
explain-columns-several = La nim-somme a un 1 dans les colonnes qui contiennent un nombre impair de 1. Son 1 le plus haut est dans la colonne de { $top } ; là, { $count } parties ont un 1, un nombre impair. Inverser les bits de { $bits } dans l’une d’elles, par exemple { $label } : le nombre diminue, et la nim-somme devient 0 : { $equation }, donc { $kind ->
    [heap] { $value } doit devenir { $next }
   *[value] la valeur { $value } doit devenir { $next }
}.
explain-number = Seul, un nombre ne décide que par le fait d’être 0 ou non. Dans une somme, c’est le nombre lui-même qui décide : cette position se joue comme un tas de Nim de { $value }. À côté d’un tas de Nim de { $value }, elle est perdue pour le joueur au trait ({ $value } xor { $value } = 0) ; à côté d’un tas de { $other }, ou de toute autre taille, elle est gagnée ({ $value } xor { $other } = { $sum }).

## Moves. $moved and $reply: moves as they are written in the game.

explain-winning-not-found = Il y a un coup gagnant, puisque la nim-valeur n’est pas 0 ; mais la position a tant de coups qu’on n’en a trouvé aucun parmi les premiers.
explain-winning-not-asked = Il y a des coups gagnants ; aucun n’a été demandé.
explain-winning-unknown = Il y a un coup gagnant, mais le théorème ne dit pas lequel.
explain-first-of-all = … { $total } en tout ; les premiers sont montrés
explain-first-ones = … ce sont les premiers
explain-so-on-of-all = … et ainsi de suite : { $total } coups en tout, les premiers sont montrés
explain-so-on = … et ainsi de suite ; les premiers sont montrés
explain-answer = réponse { $reply }
explain-any-equal = (l’un quelconque de { $count } égaux)
# One line for a move and the answer to it, then perhaps what else is said of the move.
explain-move-and-answer = { $moved } ; réponse { $reply }
explain-move-any-equal = { $moved } (l’un quelconque de { $count } égaux)
explain-move-why = { $moved } : { $why }
explain-wins-nothing-left = il ne reste rien : l’adversaire ne peut pas jouer
explain-leaves-zero = laisse la nim-valeur 0 : { $formula }
explain-makes-sum-zero = { $equation } : la nim-somme devient 0
explain-makes-sum-zero-as = { $equation }, et { $formula } : la nim-somme devient 0
explain-after-last-move = Après lui, plus aucun coup n’est possible : c’était le dernier, et c’est toi qui l’as joué.
explain-after-sum = Après lui, la nim-somme est 0. Quoi que fasse l’adversaire, tu peux la ramener à 0, donc le dernier coup est à toi.
explain-after-value = Après lui, la nim-valeur est 0. Quoi que fasse l’adversaire, tu peux laisser de nouveau 0, donc le dernier coup est à toi.
explain-after-theorem = Après lui, quoi que fasse l’adversaire, tu trouves de nouveau un tel coup.
explain-after-misere = Après lui, quoi que fasse l’adversaire, tu peux laisser de nouveau une position P, jusqu’à ce que l’adversaire doive jouer le dernier coup.
explain-after-labelled = Après lui, quoi que fasse l’adversaire, tu peux laisser de nouveau une position qui est P pour l’adversaire, jusqu’à ce que les règles te donnent la victoire.
# $rule: sentences that say how to answer every move.
explain-from-then-on = À partir de là : { $rule }
# Moves with their answers stand in the lines below.
explain-example-after = Par exemple, après { $moved } :
explain-losing-sum-from-zero = Chaque coup change un nombre, donc la nim-somme n’est plus 0, et il y a une réponse qui la ramène à 0 :
explain-losing-value-from-zero = Chaque coup mène à une valeur différente de 0, et il y a une réponse qui ramène à 0 :
explain-losing-sum = Ils laissent une nim-somme différente de 0, et il y a une réponse qui la ramène à 0 :
explain-losing-value = Ils laissent une valeur différente de 0, et il y a une réponse qui mène à 0 :
explain-losing-misere = Chacun laisse une position N, où l’adversaire a une réponse qui laisse P :
explain-losing-theorem = L’adversaire gagne après chacun d’eux, par cette réponse :
explain-losing-labelled = Chacun laisse une position que l’adversaire gagne (N), par la réponse :
explain-not-winning-labelled = Chacun laisse une position qui n’est pas perdue pour l’adversaire, qui a la réponse :
explain-ends-in-tie = finit en partie nulle
explain-ends-opponent-wins = finit la partie, et l’adversaire gagne
explain-ended-by-you = plus aucun coup possible : c’est toi qui as joué le dernier
explain-took-last-coin = tu as pris le dernier jeton

## Rules for all answers: whole sentences; the first begins with a small letter, for it follows a colon or stands alone.

explain-rule-after = Une règle pour toutes les réponses : { $rule }
answer-complement-to-multiple = chaque fois que l’adversaire prend k jetons dans le tas { $heap }, en prendre { $both } - k. À deux, cela fait { $both }, donc ce qui reste est toujours un multiple de { $both }, et la dernière réponse est à toi.
answer-complement-to-remainder = chaque fois que l’adversaire prend k jetons dans le tas { $heap }, en prendre { $both } - k. À deux, cela fait { $both }, donc ce qui reste donne toujours, dans la division par { $both }, un reste inférieur à { $least }, et la dernière réponse est à toi.
answer-copy = les deux parties sont égales, donc copier chaque coup de l’adversaire dans l’autre partie.

## Misère play.

explain-misere-normal-differs = En jeu normal, cette position a pour nim-valeur { $value } et est { $outcome } ; ici, c’est l’autre joueur qui gagne.
explain-misere-normal-agrees = En jeu normal, cette position a pour nim-valeur { $value } et est { $outcome } ; ici, c’est le même joueur qui gagne, mais pas pour cette raison.
explain-misere-no-sums = Les nim-valeurs ne décident pas du jeu misère et ne s’y additionnent pas : deux tas de Nim de 2 et la position vide ont toutes deux pour nim-valeur 0, mais en jeu misère le joueur au trait perd la première et gagne la seconde.
# $position, $leaves and $options: positions.
explain-misere-over = { $position } : N, plus aucun coup possible : en jeu misère, le joueur qui ne peut pas jouer gagne
explain-misere-n = { $position } : N, car { $moved } laisse { $leaves }, qui est P
explain-misere-p-only = { $position } : P, car la seule option ({ $options }) est N
explain-misere-p = { $position } : P, car toutes les options ({ $options }) sont N
explain-is-nim = Ici, on peut prendre autant de jetons qu’on veut dans chaque tas, donc c’est Nim.
explain-misere-nim-rule = Connu par un théorème (Bouton 1901) : jouer à Nim misère exactement comme à Nim normal, jusqu’à ce que le coup ne laisse que des tas d’un jeton ; alors, en laisser un nombre impair. Les tas d’un jeton sont pris un par un, si bien que l’adversaire prend le dernier jeton et perd.
explain-misere-nim-after-large = Une nim-somme 0 exige un deuxième tas d’au moins deux jetons, donc c’est l’adversaire qui devra un jour n’en laisser qu’un seul. Ce sera alors à toi de choisir combien de tas d’un jeton restent.
explain-misere-nim-after-ones = Désormais, chaque coup prend un tas d’un jeton tout entier, et l’adversaire prend le dernier.
explain-misere-nim-losing-ones = Chaque coup prend un tas d’un jeton tout entier, et la réponse aussi :
explain-misere-nim-losing = À chaque coup, il y a une réponse qui laisse de nouveau la nim-somme 0, ou un nombre impair de tas d’un jeton :
explain-misere-nim-others = À chacun d’eux, il y a une réponse qui laisse la nim-somme 0 avec un tas d’au moins deux jetons, ou un nombre impair de tas d’un jeton :
explain-misere-nim-normal-over = En jeu normal, le joueur qui ne peut pas jouer a perdu : juste l’inverse.
# $ones: such as “2 heaps of one” (hint.ftl).
explain-misere-nim-normal-ones = Juste l’inverse : là, qui prend le dernier gagne ({ $ones }), donc le jeu misère et le jeu normal diffèrent ici.
explain-misere-nim-normal-one-large = { $parity ->
    [even] En jeu normal, on prendrait les { $heap } jetons, pour laisser la nim-somme 0, c’est-à-dire un nombre pair de tas d’un jeton. En jeu misère, on en laisse un nombre impair. C’est le seul endroit où les deux conventions diffèrent à Nim : quand le coup ne laisse que des tas d’un jeton.
   *[odd] En jeu normal, on laisserait 1 jeton du tas { $heap }, pour laisser la nim-somme 0, c’est-à-dire un nombre pair de tas d’un jeton. En jeu misère, on en laisse un nombre impair. C’est le seul endroit où les deux conventions diffèrent à Nim : quand le coup ne laisse que des tas d’un jeton.
}
explain-misere-nim-normal-lost = La même chose : une nim-somme 0 est perdue là aussi.
explain-misere-nim-normal-same = Les mêmes coups : les conventions ne se séparent que quand un coup ne laisse que des tas d’un jeton.
explain-leaves-odd-ones = laisse { $ones }, un nombre impair

## Labelled games: the rules say who wins at the end.

# $names: the names of the numbers, such as “n, k”.
explain-labelled-positions = Une position est ({ $names }, trait) ; le trait est 0 quand c’est au premier joueur de jouer, 1 quand c’est au second. N veut dire que le joueur au trait gagne, P que l’autre gagne.
# $rule: what the rules say of the end, as they are typed.
explain-labelled-end = À la fin : { $rule }.
# $end: tie, first or second, who wins at the end; $player: first or second, who is to move.
explain-labelled-at-end = { $position } : { $outcome }, la fin : { $end ->
    [tie] la partie est nulle
    [first] le premier joueur gagne
   *[second] le second joueur gagne
}, et { $player ->
    [first] c’est au premier joueur de jouer
   *[second] c’est au second joueur de jouer
}
# $options: such as “(1,0) (which is P) and (2,0) (which is N)”.
explain-labelled-leads = { $position } : { $outcome }, mène à { $options }
explain-labelled-which-is = { $position } (qui est { $outcome })
explain-labelled-and = { $first } et { $second }

## Games that may go on for ever. ∞(K) is an infinite value.

explain-moves-left = { $count ->
    [0] Avec le meilleur jeu, il ne reste aucun coup.
    [one] Avec le meilleur jeu, il reste { $count } coup.
   *[other] Avec le meilleur jeu, il reste { $count } coups.
}
explain-loopy-wins = Le joueur au trait gagne (N).
explain-loopy-wins-value = Le joueur au trait gagne (N) : la valeur est { $value }.
explain-loopy-loses = Le joueur au trait perd contre le meilleur jeu (P).
explain-loopy-loses-value = Le joueur au trait perd contre le meilleur jeu (P) : la valeur est { $value }.
explain-loopy-draw = Personne ne peut gagner (D). Le meilleur jeu continue sans fin.
explain-loopy-draw-value = Personne ne peut gagner (D) : la valeur est { $value }. Le meilleur jeu continue sans fin.
explain-loopy-and-moves-left = { $answer } { $left }
explain-loopy-no-move-loses = Il n’y a aucun coup, et qui ne peut pas jouer perd.
explain-loopy-no-move-wins = Il n’y a aucun coup, et en jeu misère qui ne peut pas jouer gagne.
explain-loopy-won = Un coup mène à une position que l’adversaire perd (P). À partir de là, le gagnant a toujours une réponse qui mène de nouveau à une telle position, plus près de la fin. Donc la partie finit.
explain-loopy-lost = Chaque coup mène à une position que l’adversaire gagne (N). Les réponses de l’adversaire se rapprochent de plus en plus de la fin, même si un coup ramène en arrière. Donc la partie finit.
explain-loopy-drawn = Aucun coup ne mène à une position que l’adversaire perd (P), donc le joueur au trait ne peut pas gagner. Mais un coup mène à une autre position où personne ne peut gagner (D). L’adversaire y est dans le même cas, et joue de nouveau vers une telle position. Donc la partie continue sans fin.
explain-loopy-is-worth = { $position } vaut { $value }
explain-loopy-no-nim-value = { $value } n’est pas une nim-valeur. Ce sont les nim-valeurs des options qui en ont une. Une autre option continue sans fin.
explain-loopy-all-finite = Toutes les parties ont des nim-valeurs, et leur nim-somme est { $sum }. Une telle valeur est valable bien que la partie puisse continuer sans fin : à un coup vers une valeur plus grande ou infinie, l’adversaire répond par un coup en arrière.
explain-loopy-one-infinite = n + ∞(K) = ∞(K ⊕ n). Ici, les nim-valeurs des autres parties ont pour nim-somme n = { $sum } : { $equation }.
explain-loopy-zero-in-list = 0 est dans la liste, donc un coup laisse la valeur 0, et gagne.
explain-loopy-zero-not-in-list = 0 n’est pas dans la liste, donc aucun coup ne laisse la valeur 0. L’adversaire ne peut pas gagner non plus, car la partie peut continuer dans la partie infinie.
explain-loopy-several-infinite = Au moins deux parties sont infinies. Chaque joueur peut toujours jouer dans l’une d’elles de sorte qu’elle continue, et ainsi personne ne gagne.
explain-loopy-move-left = { $count ->
    [0] { $moved } ; il ne reste ensuite aucun coup
    [one] { $moved } ; il reste ensuite { $count } coup
   *[other] { $moved } ; il reste ensuite { $count } coups
}
explain-loopy-answer-wins = { $moved } ; la réponse { $reply } gagne
explain-loopy-opponent-cannot-move = { $moved } ; perd, car l’adversaire ne peut pas jouer
explain-loopy-move-loses = { $moved } ; perd
explain-loopy-gives-win-away = { $moved } ; laisse échapper la victoire : ensuite, personne ne peut gagner
explain-loopy-not-listed = Certains coups ne sont pas énumérés.
