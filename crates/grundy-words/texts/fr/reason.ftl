### Pourquoi une partie a sa valeur : la raison que l’on peut utiliser soi-même.
###
### A reason has four texts: what counts (whole sentences), what the numbers of this position say (a clause without a
### full stop, or sentences without the last full stop), what a winning move does (an order that begins with a small
### letter, without a full stop), and sometimes how to answer every move (whole sentences).

## What every reason says.

# $because: an equation, or a clause such as “3 is less than 4”. $formula: such as “G(50) = 1”.
reason-so = { $because }, donc { $formula }
reason-less-than = { $number } est plus petit que { $than }
reason-is-odd = { $number } est impair
reason-is-even = { $number } est pair
reason-their-nim-sum = Leur nim-somme est { $sum }
aim-leave-value-zero = laisser une position de nim-valeur 0
aim-leave-lost = laisser une position où tout coup perd
# $heaps: one of the phrases hint-heaps-… of hint.ftl.
aim-leave-heaps = laisser { $heaps }
aim-leave-lost-heap = laisser un tas perdant

## The values of one heap. $law: a formula such as “G(n) = n mod 4”, or a sentence of law.ftl without a full stop.

reason-law = { $law }.
reason-nim-heap = Un tas de Nim de n jetons vaut n : ses options sont les tas de 0, …, n-1 jetons, de valeurs 0, …, n-1, donc le mex est n.
reason-only-remainder = { $law } : seul compte le reste de la division de n par { $modulus }.
# $term: a formula such as “n” or “n + 1”, which is halved as long as it is even.
reason-odd-part = { $law } : diviser { $term } par 2 tant que c’est pair ; du nombre impair qui reste, prendre la moitié, arrondie par défaut.
reason-logarithm = { $law } : le plus grand exposant k tel que { $base }^k <= { $term }.
# $numeration: “in binary”, “in base 3” or “in Zeckendorf's way” (words.ftl).
reason-zeros = { $count ->
    [0] { $number } s’écrit { $digits } { $numeration }, sans zéro à la fin, donc { $formula }
    [one] { $number } s’écrit { $digits } { $numeration }, avec un zéro à la fin, donc { $formula }
   *[other] { $number } s’écrit { $digits } { $numeration }, avec { $count } zéros à la fin, donc { $formula }
}
reason-ones = { $count ->
    [one] { $number } s’écrit { $digits } en binaire, avec { $count } chiffre 1, donc { $formula }
   *[other] { $number } s’écrit { $digits } en binaire, avec { $count } chiffres 1, donc { $formula }
}
reason-values-repeat-for-all = Les valeurs se répètent : G(n+{ $period }) = G(n) pour tout n. Donc seul compte le reste de la division de n par { $period }.
reason-values-repeat-from = Les valeurs se répètent : G(n+{ $period }) = G(n) pour tout n >= { $from }. Donc seul compte le reste de la division de n par { $period }.
# $condition: such as “n mod 7 = 0 or 2” (law.ftl).
reason-values-repeat-for-all-and-lost = Les valeurs se répètent : G(n+{ $period }) = G(n) pour tout n. Donc seul compte le reste de la division de n par { $period }. Le joueur au trait perd exactement si { $condition }.
reason-values-repeat-from-and-lost = Les valeurs se répètent : G(n+{ $period }) = G(n) pour tout n >= { $from }. Donc seul compte le reste de la division de n par { $period }. Le joueur au trait perd exactement si { $condition }.
reason-values-grow-for-all = Les valeurs augmentent de { $saltus } tous les { $period } tas : G(n+{ $period }) = G(n) + { $saltus } pour tout n.
reason-values-grow-from = Les valeurs augmentent de { $saltus } tous les { $period } tas : G(n+{ $period }) = G(n) + { $saltus } pour tout n >= { $from }.
reason-lost-heaps = Le joueur au trait perd exactement à ces tas : { $condition }.
reason-one-of-these = { $number } est l’un de ces nombres
reason-none-of-these = { $number } n’est aucun de ces nombres
reason-one-of-them = { $number } est l’un d’eux
reason-zeros-parity = { $count ->
    [0] { $number } s’écrit { $digits } { $numeration }, sans zéro à la fin : { $parity ->
        [odd] un nombre impair
       *[even] un nombre pair
    }
    [one] { $number } s’écrit { $digits } { $numeration }, avec un zéro à la fin : { $parity ->
        [odd] un nombre impair
       *[even] un nombre pair
    }
   *[other] { $number } s’écrit { $digits } { $numeration }, avec { $count } zéros à la fin : { $parity ->
        [odd] un nombre impair
       *[even] un nombre pair
    }
}
answer-take-complement = Chaque fois que l’adversaire prend k jetons, en prendre { $both }-k : à deux, cela fait { $both }.
reason-misere-shift = { $least ->
    [1] Seul, un tas en jeu misère est gagné ou perdu comme le tas d’un jeton de moins en jeu normal. Donc le joueur au trait perd exactement à ces tas : { $condition }.
   *[other] Seul, un tas en jeu misère est gagné ou perdu comme le tas de { $least } jetons de moins en jeu normal. Donc le joueur au trait perd exactement à ces tas : { $condition }.
}

## A heap with a mode: two numbers, of which one is a heap. $heap and $mode: the names of the two, such as n and l.

reason-modes-repeat = Les valeurs se répètent : { $law }. Donc seuls comptent { $mode } et le reste de la division de { $heap } par { $period }.
reason-modes-repeat-at-once = Les valeurs se répètent : { $law }. Donc seul compte { $mode }, dès que { $heap } est assez grand.
reason-modes-machine = Pour chaque { $mode }, un automate calcule la valeur à partir des chiffres de { $heap } { $numeration }, le dernier chiffre d’abord.
# $forms: the laws of some modes in closed form.
reason-modes-machine-in-short = Pour chaque { $mode }, un automate calcule la valeur à partir des chiffres de { $heap } { $numeration }, le dernier chiffre d’abord. En bref : { $forms }.
# $which: such as “l = 2”. $steps: the way of the machine, such as “0 -1-> 2 -0-> 1”.
reason-modes-machine-goes = { $number } s’écrit { $digits } { $numeration }, donc l’automate pour { $which } parcourt { $steps }, jusqu’à un état de valeur { $value } : { $formula }

## Pairs of numbers.

# $pairs: such as “(0,0) (1,2) (3,5)”. $alpha: phi, sqrt(2) or alpha; $step: k, or such as 2*k; $definition: an equation for $alpha.
reason-wythoff = Le joueur au trait perd exactement aux paires { $pairs } …, dans un ordre quelconque. La paire de numéro k = 0, 1, 2, … est (a,b) avec a = floor(k*{ $alpha }) et b = a + { $step }, où { $alpha ->
    [phi] { $definition } est le nombre d’or
   *[other] { $definition }
}. Chaque nombre strictement positif figure dans exactement une paire, et chaque différence appartient à une seule paire. Donc aucun coup ne mène d’une paire de la liste à une autre, et de partout ailleurs un coup mène dans la liste.
# $equation: such as “floor(2*phi) = 3”.
reason-wythoff-in-list = { $pair } a pour différence { $difference }, donc k = { $k }, et { $equation } est son plus petit nombre : la paire est dans la liste
reason-wythoff-not-in-list = { $pair } a pour différence { $difference }, donc k = { $k }, mais { $equation } n’est pas { $low } : la paire n’est pas dans la liste
reason-wythoff-not-divided = { $pair } a pour différence { $difference }, que { $divisor } ne divise pas : la paire n’est pas dans la liste
aim-wythoff = laisser une paire de la liste { $pairs } …
# $ratio: such as “8/5 = 1.600…”.
reason-euclid-less = { $ratio } est plus petit que phi
reason-euclid-more = { $ratio } est plus grand que phi
reason-euclid-zero = Un nombre est 0, donc il n’y a aucun coup
reason-euclid-equal-no-move = Les nombres sont égaux, donc il n’y a aucun coup
reason-euclid-equal-one-move = Les nombres sont égaux, et un coup prend l’un d’eux en entier
reason-euclid-to-zero = Seul compte le rapport des deux nombres, comparé au nombre d’or { $phi }. Tant qu’on peut encore jouer avec les deux, le joueur au trait perd exactement si le plus grand nombre est inférieur à phi fois le plus petit sans lui être égal. Au-dessous du double du plus petit, il n’y a qu’un coup, et il change un rapport inférieur à phi en un rapport supérieur. Avec un rapport supérieur à phi, on peut choisir, et laisser un rapport inférieur.
reason-euclid-positive = Seul compte le rapport des deux nombres, comparé au nombre d’or { $phi }. Tant qu’on peut encore jouer avec les deux, le joueur au trait perd exactement si le plus grand nombre est inférieur à phi fois le plus petit. Au-dessous du double du plus petit, il n’y a qu’un coup, et il change un rapport inférieur à phi en un rapport supérieur. Avec un rapport supérieur à phi, on peut choisir, et laisser un rapport inférieur.
aim-euclid = laisser deux nombres de rapport inférieur à phi = 1.618…, ou jouer le dernier coup
reason-fibonacci = Écrire le tas comme somme de nombres de Fibonacci 1, 2, 3, 5, 8, …, sans deux voisins (chaque nombre a une seule somme de ce genre, d’après Zeckendorf). Le joueur au trait gagne exactement s’il a le droit de prendre le plus petit terme de la somme. Ensuite, le plus petit terme restant est plus de deux fois plus grand, donc l’adversaire ne peut pas le prendre, et après tout autre coup on peut de nouveau prendre le plus petit terme.
reason-fibonacci-no-coin = il ne reste aucun jeton
reason-fibonacci-number = { $number } est un nombre de Fibonacci
# $sum: an equation such as “20 = 13 + 5 + 2”, or the clause before this one.
reason-fibonacci-may = { $sum } ; le plus petit terme est { $smallest }, et on peut le prendre, car on peut en prendre au plus { $most }
reason-fibonacci-may-not = { $sum } ; le plus petit terme est { $smallest }, et on ne peut pas le prendre, car on peut en prendre au plus { $most }
aim-fibonacci = laisser un tas dont le plus petit terme de Fibonacci ne peut pas être pris
answer-fibonacci = Prendre de nouveau le plus petit terme de la somme de nombres de Fibonacci.

## Chomp: bites of a bar of chocolate with a poisoned square.

reason-chomp-line = Une seule ligne ou colonne est un tas de Nim formé des carrés autres que l’empoisonné : une bouchée en prend autant qu’on veut.
reason-chomp-line-here = Ici, leur nombre est { $count }
aim-chomp-line = ne laisser que le carré empoisonné
# $lines: rows or columns.
reason-chomp-two = { $lines ->
    [rows] Sur deux lignes, le joueur au trait perd exactement si la plus longue a un carré de plus que la plus courte. Toute bouchée détruit cela, et une bouchée le rétablit.
   *[columns] Sur deux colonnes, le joueur au trait perd exactement si la plus longue a un carré de plus que la plus courte. Toute bouchée détruit cela, et une bouchée le rétablit.
}
reason-chomp-two-here = Ici, elles ont { $longer } et { $shorter } carrés : une différence de { $difference }
aim-chomp-two = { $lines ->
    [rows] faire que l’une des deux lignes ait exactement un carré de plus
   *[columns] faire que l’une des deux colonnes ait exactement un carré de plus
}
answer-chomp-two = { $lines ->
    [rows] Après chaque bouchée, faire que la ligne la plus longue ait de nouveau un carré de plus que l’autre.
   *[columns] Après chaque bouchée, faire que la colonne la plus longue ait de nouveau un carré de plus que l’autre.
}
reason-chomp-square = Sur une tablette carrée, croquer le deuxième carré de la diagonale, (2,2). Il reste une ligne et une colonne de même longueur, reliées seulement par le carré empoisonné.
reason-chomp-square-here = La tablette est carrée
answer-chomp-square = Copier chaque bouchée dans l’autre bras : l’adversaire devra prendre le carré empoisonné.
reason-chomp-stolen = Vol de stratégie : imaginons la bouchée qui ne mange que le dernier coin, opposé au carré empoisonné. Si elle gagne, c’est un coup gagnant. Si elle perd, l’adversaire a ensuite une bouchée gagnante ; mais cette bouchée mange aussi le coin, on aurait donc pu la jouer tout de suite. Dans les deux cas, une bouchée gagne. L’argument ne dit pas laquelle.
reason-chomp-stolen-here = La tablette est entière et a plus d’un carré

## Other games.

reason-schuh-heap = Chacun de ces diviseurs divise le suivant, donc un coup enlève autant qu’on veut des plus grands : c’est un tas de Nim formé de tous sauf le 1.
reason-schuh-heap-here = La taille du tas est { $count }
aim-schuh-heap = ne laisser que le 1
reason-schuh-stolen = Vol de stratégie : imaginons le coup qui n’enlève que le plus grand nombre. S’il gagne, c’est un coup gagnant. S’il perd, l’adversaire a une réponse gagnante ; mais cette réponse enlève aussi le plus grand nombre, elle aurait donc pu être le premier coup. Dans les deux cas, un coup gagne. L’argument ne dit pas lequel.
reason-schuh-stolen-here = Il reste tous les diviseurs d’un nombre
reason-cram = Symétrie : le plateau est le même après un demi-tour. Qui répond à chaque domino par son image dans le demi-tour a toujours une réponse, et joue donc le dernier coup.
reason-cram-lost = Aucun domino ne peut recouvrir sa propre image, donc l’adversaire du joueur au trait peut répondre ainsi
reason-cram-won = Seul un domino au milieu recouvre sa propre image : le joueur au trait le pose d’abord, puis répond ainsi
answer-cram = Répondre à chaque domino par son image dans le demi-tour du plateau.
reason-nimble = Un jeton sur la case s est un tas de Nim de s jetons : il peut aller sur chacune des cases 0 à s-1.
# $sum: an equation such as “2 xor 3 = 1”, or a number.
reason-nimble-here = La nim-somme des cases est { $sum }
aim-nimble = ramener la nim-somme des cases à 0
reason-selective = Seule la parité compte. Le joueur au trait perd exactement si tous les tas sont pairs : à partir de là, tout coup rend un tas impair, et ensuite un jeton pris dans chaque tas impair les rend tous pairs de nouveau.
reason-selective-even = Tous les tas sont pairs
reason-selective-one-odd = Le tas { $place } est impair, et aucun autre
# $places: such as “1 and 3”.
reason-selective-odd = Les tas { $places } sont impairs
aim-selective = rendre tous les tas pairs : prendre un jeton dans chaque tas impair
answer-selective = Prendre un jeton dans chacun des tas que l’adversaire vient de choisir.
reason-additions = Les ajouts ne changent rien : qui gagne sans eux reprend aussitôt les jetons ajoutés. Donc seuls les tas comptent, comme à Nim.
aim-additions = ramener la nim-somme des tas à 0
answer-additions = Si l’adversaire ajoute des jetons, reprendre les mêmes jetons ; sinon, jouer comme à Nim.
reason-cake = Les lignes au-dessus et au-dessous du morceau empoisonné et les colonnes à sa gauche et à sa droite sont quatre tas de Nim : une coupe en mange autant qu’on veut dans l’un d’eux et laisse les autres.
# The name of a heap in a sum: the rows or columns on one side of the poisoned piece.
reason-cake-side = { $side ->
    [top] lignes au-dessus
    [bottom] lignes au-dessous
    [left] colonnes à gauche
   *[right] colonnes à droite
}
aim-cake = ramener la nim-somme des quatre côtés à 0
reason-staircase = Seuls comptent les jetons sur les marches paires, et ils comptent comme des tas de Nim. Les jetons sur une marche impaire ne changent rien : s’ils descendent sur une marche paire, les mêmes jetons descendent aussitôt plus bas, et les marches paires sont comme avant.
# The name of a heap in a sum.
reason-staircase-stair = marche { $stair }
reason-staircase-empty = Aucun jeton n’est sur une marche paire : la nim-somme est 0
reason-staircase-one = Parmi les marches paires, seule la marche { $stair } a des jetons : la nim-somme est { $sum }
# $stairs: such as “2 and 4”; $sum: such as “2 xor 3 = 1”.
reason-staircase-several = Les marches paires qui ont des jetons sont { $stairs } : { $sum }
aim-staircase = ramener la nim-somme des marches paires à 0
answer-staircase = À un coup vers une marche paire, répondre en descendant encore les mêmes jetons. À un coup depuis une marche paire, répondre comme à Nim : ramener de nouveau la nim-somme des marches paires à 0.
reason-silver-dollar = Regardons les intervalles, c’est-à-dire les cases libres à gauche de chaque jeton. On forme des paires de jetons à partir de la droite : les deux derniers, les deux d’avant, et ainsi de suite ; si le premier jeton reste seul, il fait la paire avec le bout de la bande. Seul compte l’intervalle à l’intérieur de chaque paire, comme un tas de Nim. Si le jeton de gauche d’une paire s’éloigne, celui de droite le suit d’autant, et l’intervalle est comme avant.
# The name of a heap in a sum: the gap left of the coin on this square.
reason-silver-dollar-gap = à gauche de { $coin }
reason-silver-dollar-no-coin = Il n’y a aucun jeton : la nim-somme est 0
reason-silver-dollar-one-gap = Le seul intervalle est de taille { $sum }
# $gaps and $coins: such as “0, 2 and 4”; $sum: such as “0 xor 4 = 4”.
reason-silver-dollar-gaps = De gauche à droite, les intervalles sont de taille { $gaps }. Ceux à gauche des jetons sur { $coins } comptent : { $sum }
aim-silver-dollar = ramener à 0 la nim-somme des intervalles qui comptent
answer-silver-dollar = Si l’adversaire déplace le jeton de gauche d’une paire, déplacer celui de droite d’autant. Si l’adversaire réduit un intervalle qui compte, ramener de nouveau à 0 la nim-somme de ces intervalles, comme à Nim.
reason-moore = { $most ->
    [1] Écrire les tas en binaire, l’un au-dessous de l’autre, et compter les 1 de chaque colonne. Un coup change un tas. Le joueur au trait perd exactement si le nombre de 1 de chaque colonne est un multiple de { $modulus } : à partir de là, tout coup gâte la plus haute colonne qu’il change, car il en retire un 1 ; et de partout ailleurs, un coup fait de toutes les colonnes des multiples de { $modulus }.
   *[other] Écrire les tas en binaire, l’un au-dessous de l’autre, et compter les 1 de chaque colonne. Un coup change au plus { $most } tas. Le joueur au trait perd exactement si le nombre de 1 de chaque colonne est un multiple de { $modulus } : à partir de là, tout coup gâte la plus haute colonne qu’il change, car il en retire de 1 à { $most } chiffres 1 ; et de partout ailleurs, un coup fait de toutes les colonnes des multiples de { $modulus }.
}
# $counts: such as “3, 3 and 4”.
reason-moore-lost = Les nombres de 1 des colonnes sont { $counts } : tous des multiples de { $modulus }
reason-moore-won = Les nombres de 1 des colonnes sont { $counts } : { $count } n’est pas un multiple de { $modulus }
reason-moore-no-coin = Il ne reste aucun jeton
aim-moore = faire du nombre de 1 de chaque colonne binaire un multiple de { $modulus }
answer-moore = Après chaque coup, refaire de toutes les colonnes des multiples de { $modulus }.
