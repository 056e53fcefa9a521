### Pictures and worksheets.

figure-normal = jeu normal : qui joue le dernier coup gagne
figure-misere = jeu misère : qui joue le dernier coup perd
figure-labelled = les règles disent qui gagne à la fin
figure-lost = Position P : le joueur qui a le trait perd
figure-won = Position N : le joueur qui a le trait gagne
figure-won-value = Position N, nim-valeur { $value } : le joueur qui a le trait gagne
figure-won-move = Position N : le joueur qui a le trait gagne, par exemple par { $move }
figure-won-value-move = Position N, nim-valeur { $value } : le joueur qui a le trait gagne, par exemple par { $move }
figure-tied = avec le meilleur jeu, la partie est nulle
figure-move-in = { $made } dans { $rule }
figure-take = prendre { $coins }
figure-take-all = tout prendre
figure-p-means = P : le joueur qui a le trait perd
figure-n-means = N : le joueur qui a le trait gagne
figure-t-means = T : partie nulle
figure-p-position = position P
figure-n-position = position N
figure-p-positions = Positions P
figure-winning-move = coup gagnant
figure-other-move = autre coup
figure-a-move = coup
figure-coins-taken = jetons pris par ce coup
figure-nim-values = nim-valeurs, jeu normal
figure-before-period = avant la période
figure-exception = diffère de la période
figure-no-law = aucune loi connue
figure-period = période { $period }, prépériode { $preperiod }
figure-period-saltus = période { $period }, saltus { $saltus }, prépériode { $preperiod }
figure-law-kind = type de loi : { $kind }
figure-proved = { $law }, démontré
figure-by-theorem = { $law }, par un théorème
figure-only-seen = { $law }, observé mais non démontré
figure-nim-sums = nim-sommes
figure-nim-products = nim-produits
figure-nim-value = nim-valeur
figure-largest = la plus grande nim-valeur est { $value }
figure-nim-sum = nim-somme
figure-heap = tas
figure-heap-of = tas { $size }
figure-heaps-to = nim-valeurs des tas de 0 à { $last }
figure-each-dot = Chaque point est un tas.
figure-dot-covers = Un point couvre { $heaps ->
    [one] un tas
   *[other] { $heaps } tas
} et { $values ->
    [one] une valeur
   *[other] { $values } valeurs
} : au moins un tas s’y trouve.
figure-row-column = jeu normal : ligne a, colonne b
figure-keeps-win = garde la victoire
figure-gives-away = laisse échapper la victoire
figure-had-none = n’avait aucun coup gagnant
figure-wins = { $player } gagne
figure-to-move = au tour de { $player }
figure-no-move-left = plus aucun coup possible
figure-player = joueur { $number }
figure-rings = anneaux : où mène un coup
figure-stairs-count = hachurées : les marches dont les jetons comptent
figure-additions-left = ajouts restants : { $count }
figure-zero-used = coup nul utilisé
figure-turn-of-first = c’est au premier joueur de jouer
figure-turn-of-second = c’est au second joueur de jouer
figure-nothing = aucune
figure-and-more = { $list } et { $more } de plus
figure-graph-size = { $positions } positions, { $moves } coups
figure-sign-wins = ! signale les coups gagnants
figure-sign-reaches = + où mène un coup
figure-alike = ×2 : deux positions semblables, dessinées comme une seule
figure-answers = Corrigé
figure-worksheet = Fiche d’exercices
figure-rule = Règle : { $rule }
figure-name = Nom
figure-date = Date
figure-fill-table = Complète le tableau. La valeur d’un tas est le plus petit des nombres 0, 1, 2, … qui manque parmi les valeurs de ses options.
figure-fill-grid = Complète les nim-valeurs : dans chaque case, écris le plus petit des nombres 0, 1, 2, … qui manque parmi les valeurs de ses options.
figure-judge = Qui gagne avec le meilleur jeu ? Écris N si c’est le joueur qui a le trait, P si c’est l’autre joueur. Si c’est N, écris un coup gagnant.
figure-label = Écris P ou N sur chaque position, ainsi que sa valeur. Repasse ensuite les coups gagnants d’un trait épais.
figure-option-values = valeurs des options
figure-seed = fiche n° { $seed }
