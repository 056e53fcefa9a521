### Errors of the boards and positions of games.

error-game-no-graph = { $what ->
    [order] ce n’est pas un ordre
   *[graph] ce n’est pas un graphe
}
error-game-not-closed = { $what ->
    [order] l’ordre n’est pas fermé
   *[graph] le graphe n’est pas fermé
}
error-game-graph-ends-before = { $what ->
    [order] l’ordre finit avant ceci
   *[graph] le graphe finit avant ceci
}
error-game-edge-only-so-often = { $count ->
    [one] le plateau n’a cette arête qu’une fois
   *[other] le plateau n’a cette arête que { $count } fois
}
error-game-no-such-line = { $kind ->
    [row] le gâteau n’a pas de ligne { $number }
   *[column] le gâteau n’a pas de colonne { $number }
}
error-game-expects-line = { $kind ->
    [row] une ligne de 1 à { $most }
   *[column] une colonne de 1 à { $most }
}
# A graph of a family such as grid 3x4, which needs its size.
error-game-expects-size = { $what ->
    [size] une taille comme `{ $example }`
   *[number] un nombre comme `{ $example }`
}
error-game-expects-graph = un graphe {"{a-b, b-c, d}"}, une famille ({ $families }) ou un fichier (@edges.csv)
error-game-expects-order = un ordre {"{a<b, b<c, d}"}, une famille ({ $families }) ou un fichier (@below-above.csv)
error-game-expects-sign-comma-brace = { $sign }, `,` ou `{"}"}`

## What is wrong.

error-game-more-than-bytes = un jeu de plus de { $most } octets
error-game-board-no-edge = le plateau n’a pas une telle arête
error-game-bar-without-squares = une tablette sans carrés
error-game-row-longer-than-one-above = cette ligne est plus longue que celle du dessus
error-game-row-without-squares = une ligne sans carrés
error-game-bar-too-many-rows = une tablette avec trop de lignes
error-game-layer-without-rows = une couche sans lignes
error-game-row-longer-than-one-before = cette ligne est plus longue que celle du dessus ou d’avant
error-game-bar-too-many-squares = une tablette avec trop de carrés
error-game-bar-too-many-directions = une tablette avec trop de directions
error-game-stands-list-twice = ceci figure deux fois dans la liste
error-game-square-off-board-whose-side = cette case est hors du plateau, dont le côté est { $side }
error-game-square-written = { $found } là où s’écrit une case (x,y)
error-game-another-knight-follow = { $found } là où un autre cavalier peut suivre
error-game-square-knight-begins = { $found } là où commence la case d’un cavalier
error-game-board-without-squares = un plateau sans cases
error-game-cake-without-size = un gâteau sans taille
error-game-place-poisoned-piece-missing = la place du morceau empoisonné manque
error-game-poisoned-piece-row-column = le morceau empoisonné a une ligne et une colonne
error-game-family-needs-size = il manque la taille de { $name }
error-game-family-has-one-size = { $name } a une seule taille
error-game-family-too-small = { $name } de taille { $number }
error-game-edge-not-between-two-vertices = l’arête { $from }-{ $to } n’est pas entre deux des { $number } sommets
error-game-start-not-among-vertices = le départ ne fait pas partie des sommets
error-game-line-only-two-names-ends = une ligne n’a que deux noms, les extrémités d’une arête
error-game-line-names-either-comma-space = dans une ligne, les noms sont séparés soit par une virgule, soit par une espace
error-game-board-no-vertex = le plateau n’a pas de sommet { $name }
error-game-edge-two-ends = une arête a deux extrémités
error-game-name-ends-before = le nom finit avant ceci
error-game-nothing-follows-comma = rien ne suit la virgule
error-game-graph-too-many-vertices = un graphe avec trop de sommets
error-game-graph-too-many-edges = un graphe avec trop d’arêtes
error-game-edge-leads-from-vertex-itself = l’arête { $edge } mène d’un sommet à lui-même
error-game-edge-stands-twice = l’arête { $edge } figure ici deux fois
error-game-graph-without-vertices = un graphe sans sommets
error-game-order-goes-round-cycle = l’ordre tourne en rond : { $cycle }
error-game-arc-direction = un arc a une direction
error-game-edge-off-ground = cette arête ne tient pas au sol
error-game-picture-no-ground = la figure n’a pas de sol
error-game-ground-another-name = le sol a un autre nom
error-game-edge-of-picture-off-ground = l’arête { $edge } ne tient pas au sol
error-game-vertex-off-ground = le sommet { $vertex } ne tient pas au sol
error-game-move-must-take-from-heap = un coup doit prendre dans un tas
error-game-semicolon-needed = la fin là où il faut `;`
error-game-one-number-needed-behind = il faut un seul nombre après `;`
error-game-heap-may-grow-too-large = ce tas peut atteindre 2^64 jetons et plus
error-game-no-divisor-left-but-1 = il ne reste aucun diviseur, or 1 reste toujours
error-game-no-divisor = { $number } n’est pas un diviseur de { $whole }
error-game-divisor-stands-list-twice = ce diviseur figure deux fois dans la liste
error-game-left-but-divisor-not = { $number } reste, mais non son diviseur { $missing }
error-game-one-number-needed = il faut ici un seul nombre
error-game-too-small-game = { $number } est trop petit pour ce jeu
error-game-too-large-game = { $number } est trop grand pour ce jeu
error-game-too-many-divisors = { $number } a { $count } diviseurs
error-game-second-coin-square = un deuxième jeton sur la case { $right }
error-game-square-lies-left-square = la case { $right } est à gauche de la case { $left }
error-game-no-square = { $sign } n’est pas une case
error-game-row-squares-but-first-one = cette ligne a { $length } cases, mais la première en a { $columns }
error-game-number-board-needed = un nombre là où il faut un plateau
error-game-board-too-many-squares = un plateau avec trop de cases
error-game-staircase-without-stairs = un escalier sans marches
error-game-too-many-coins = plus de 2^64 - 1 jetons en tout
error-game-another-number-follow = { $found } là où un autre nombre peut suivre
error-game-board-rows-columns = un plateau a des lignes et des colonnes
error-game-size-needs-number = une taille demande ici un nombre
error-game-where-is-the-token = où est le pion ?
error-game-token-stands-one-vertex = le pion est sur un seul sommet
error-game-vertex-stands-list-twice = ce sommet figure deux fois dans la liste
error-game-strip-too-long = cette bande est trop longue
error-game-strip-without-cells = une bande sans cases
error-game-no-cell-strip = `{ $sign }` n’est pas une case de cette bande
error-game-another-head-follow = { $found } là où une autre face peut suivre
error-game-place-needed = { $found } là où il faut une place comme (3,5)
error-game-second-coordinate-needed = { $found } là où il faut la seconde coordonnée
error-game-place-ends = { $found } là où la place finit
error-game-head-stands-list-twice = cette face figure deux fois dans la liste
error-game-beside-equal-marks-must-not = `{ $symbol }` à côté de `{ $symbol }` : des marques égales ne doivent pas être voisines
error-game-nim-value-too-large = la nim-valeur de ce tas est 2^64, ce qui est trop grand

## What was expected: the end of a sentence.

error-game-expects-size-or-rows = une taille comme 3x4, ou les longueurs des lignes comme 4,3,1
error-game-expects-rows-from-top-none-longer = des lignes à partir du haut, aucune plus longue que celle du dessus
error-game-expects-most-rows = au plus { $most } lignes
error-game-expects-lengths-rows = les longueurs de ses lignes, par exemple 3,2/2,1
error-game-expects-rows-layers-none-larger-than = des lignes et des couches dont aucune n’est plus grande que la précédente
error-game-expects-most-squares-box-around-more = au plus { $most } carrés dans la boîte qui l’entoure, s’il y a plus de deux directions
error-game-expects-most = au plus { $most }
error-game-expects-stone-empty-square = `x` pour une pierre, ou `.` pour une case vide
error-game-expects-size-or-stones = une taille comme 4x5, ou des lignes comme xx./xxx
error-game-expects-coloured-stone-empty-square = `x` ou `o` pour une pierre, ou `.` pour une case vide
error-game-expects-size-or-coloured-stones = une taille comme 4x5, ou des lignes comme xo./oxo
error-game-expects-number-from-0 = un nombre de 0 à { $side }
error-game-expects-side-board = le côté du plateau, par exemple 8
error-game-expects-free-square-blocked-one = `.` pour une case libre ou `#` pour une case bloquée
error-game-expects-size-or-free-squares = une taille comme 4x5, ou des lignes comme ..#/...
error-game-expects-size-place-poisoned-piece = une taille et la place du morceau empoisonné, par exemple 5x7 (2,3)
error-game-expects-alone = `{ $name }` seul
error-game-expects-least = au moins { $least }
error-game-expects-name-vertex = le nom d’un sommet
error-game-expects-two-ends-edge = les deux extrémités d’une arête, par exemple `a,b`
error-game-expects-other-end = `-` et l’autre extrémité
error-game-expects-end-list = `,` ou la fin de la liste
error-game-expects-most-vertices = au plus { $most } sommets
error-game-expects-most-edges = au plus { $most } arêtes
error-game-expects-vertex-called = un sommet nommé `ground` ou `0`
error-game-expects-edges-connected-ground = des arêtes reliées au sol
error-game-expects-most-heaps-one-move-least = le plus grand nombre de tas d’un coup, au moins 1
error-game-expects-heaps-how-many-additions-left = les tas, `;` et le nombre d’ajouts restants, comme dans 3,0,1 ; 2
error-game-expects-heaps-all-additions-make-large = des tas que tous les ajouts ne peuvent pas rendre si grands
error-game-expects-number-60 = un nombre comme 60
error-game-expects-number-with-divisors = un nombre de 1 à 10^12
error-game-expects-most-divisors = au plus { $most } diviseurs
error-game-expects-squares-coins-from-left-right = les cases des jetons de gauche à droite, toutes différentes
error-game-expects-rows-same-length = des lignes de même longueur
error-game-expects-most-squares = au plus { $most } cases
error-game-expects-numbers-coins-stairs = les nombres de jetons sur les marches, par exemple 0,2,1,3
error-game-expects-size-4x6 = une taille comme 4x6
error-game-expects-vertex-vertex-vertices-visited-before = un sommet, ou un sommet, `;` et les sommets déjà visités
error-game-expects-vertices-visited-before-end = `;` et les sommets déjà visités, ou la fin
error-game-expects-strip-x = une bande de `.` et de `X` comme ..X.., ou la longueur d’une bande vide ; au plus { $most } cases
error-game-expects-most-cells = au plus { $most } cases
error-game-expects-empty-out-play-x-xo = `.` (vide), `X`, `O` ou `-` (hors jeu), comme dans ..X.XO..X
error-game-expects-another-mark-empty-cell = une autre marque ou une case vide
error-game-expects-smaller-heap = un tas d’au plus 2^64 - 2, ou `*` après lui

## What to do.

error-game-help-game-edge-goes-two-different = dans ce jeu, une arête part avec ses deux extrémités différentes, donc une seule arête entre elles suffit
error-game-help-leave-out-rows-eaten = omettre les lignes déjà mangées
error-game-help-order-needs-direction-says-lies = un ordre demande une direction : `a<b` dit que a est au-dessous de b
error-game-help-edges-board-no-direction = les arêtes de ce plateau n’ont pas de direction
error-game-help-vertices-numbered-from-0 = `n` sommets sont numérotés à partir de 0
error-game-help-write-names-spaces-commas-double = écrire entre guillemets doubles les noms avec des espaces ou des virgules
error-game-help-write-names-other-characters-than = écrire entre guillemets doubles les noms avec d’autres caractères que des lettres, des chiffres, `_` et `.`
error-game-help-put-relations-braces = mettre les relations entre accolades
error-game-help-put-edges-braces = mettre les arêtes entre accolades
error-game-help-each-element-must-lie-above = chaque élément doit être au-dessus de ceux qui sont au-dessous de lui, et aucun au-dessus de lui-même
error-game-help-undirected-geography-played-edges = undirected-geography se joue sur des arêtes comme a-b
error-game-help-leave-out-no-longer-connected = omettre ce qui n’est plus relié au sol
error-game-help-game-vertex-goes-neighbours-one = dans ce jeu, un sommet part avec ses voisins, donc une seule arête entre deux sommets suffit
error-game-help-who-removes-number-removes-all = qui enlève un nombre enlève tous ses multiples
error-game-help-coin-shows-heads-tails = une pièce montre face ou pile ; retournée deux fois, elle est comme avant
error-game-help-token-never-comes-back-one = le pion ne revient jamais, donc une seule arête entre deux sommets différents suffit
