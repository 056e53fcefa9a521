### Images sur lesquelles on joue : tas, rangées de pièces, plateaux.

pictures-label = La position en image
pictures-heaps = Tas pour { $rule }
pictures-heap = Tas { $number } : { $size }
pictures-move-of-heap = { $words }, tas { $heap }
pictures-heap-help = Les flèches vont de jeton en jeton. Entrée prend un jeton et ceux qui sont au-dessus.
pictures-coin = prendre { $taken }, laisser { $left }
pictures-coins-all = { $taken ->
    [one] prendre { $taken } jeton, le seul
   *[other] prendre les { $taken } jetons
}
pictures-coin-no-move = aucun coup ne laisse { $left }
pictures-empty = vide
pictures-leave = Laisser
pictures-leave-of = Combien de jetons laisser sur { $size }
pictures-take = Jouer
pictures-no-such-move = Aucun coup ne laisse ce nombre de jetons.
pictures-more-heaps = { $count ->
    [one] Il y a encore { $count } tas. Ses coups sont dans la liste.
   *[other] Il y a encore { $count } tas. Leurs coups sont dans la liste.
}
pictures-touch-mode = Toucher
pictures-mode-take = prend des jetons
pictures-mode-split = partage le tas
pictures-split = partager en { $above } et { $below }
pictures-at-most = { $count ->
    [one] Ce coup peut prendre seulement { $count } jeton.
   *[other] Ce coup peut prendre au plus { $count } jetons.
}
pictures-pins = Rangées pour { $rule }
pictures-pin-row = Rangée { $number } : { $pins ->
    [one] { $pins } quille
   *[other] { $pins } quilles
}
pictures-pin-help = Les flèches parcourent une rangée et passent à la suivante. Entrée choisit une quille ou un intervalle.
pictures-pin = { $look ->
    [squares] Case { $number } sur { $pins }
    [coins] Jeton { $number } sur { $pins }
   *[pins] Quille { $number } sur { $pins }
}
pictures-gap = Partager la rangée : { $left } et { $right }
pictures-pin-choice = Touche encore la quille pour la prendre seule, touche une voisine pour prendre les deux, ou choisis :
pictures-row = Une rangée de pièces, { $rule }
pictures-row-help = Touche les pièces que tu veux retourner. Touche encore la dernière quand le coup est complet.
pictures-face = Place { $place } : { $face ->
    [heads] face
   *[tails] pile
}
pictures-board = Le plateau : { $game }
pictures-board-of-squares = { $game } : { $rows ->
    [one] une bande de { $columns } cases
   *[other] un plateau de { $rows } lignes et { $columns } colonnes
}, { $free ->
    [one] { $free } case libre
   *[other] { $free } cases libres
}
pictures-gather-help = Touche tout ce que ton coup prend, puis confirme-le. Toucher une deuxième fois annule la première.
pictures-complete = Est-ce ton coup ?
pictures-board-help = Touche la partie que tu veux changer, ou la case où aller. Au clavier, utilise les flèches et Entrée. Tous les coups sont aussi dans la liste.
pictures-enter-plays = Entrée joue ce coup : { $move }.
pictures-moves-here = { $count } coups changent cet endroit : { $moves }
pictures-nothing-there = Aucun coup ne change cet endroit.
pictures-several = Plusieurs coups conviennent. Lequel ?
pictures-several-board = Plusieurs coups conviennent. Touche un autre endroit, ou choisis :
pictures-none = Aucun de ceux-là
pictures-loading = Dessin du plateau
pictures-last-wins = Qui joue le dernier coup gagne.
pictures-last-loses = Qui joue le dernier coup perd.
pictures-take-range = Prendre de { $from } à { $to } jetons dans un tas.
pictures-about-game = En savoir plus : { $game }
pictures-convention = Qui gagne
pictures-normal = qui joue le dernier coup gagne (jeu normal)
pictures-misere = qui joue le dernier coup perd (jeu misère)
pictures-labelled = les règles disent qui gagne à la fin
pictures-no-picture = Ce jeu n’a pas d’image sur laquelle jouer. Utilise la liste des coups.

# Les coups en mots. Ils sont sur des boutons et après le nom d’un joueur.
pictures-words-domino-across = domino à la ligne { $row }, colonnes { $first }–{ $last }
pictures-words-domino-down = domino à la colonne { $column }, lignes { $first }–{ $last }
pictures-words-stone = pierre de la ligne { $row }, colonne { $column } à la ligne { $toRow }, colonne { $toColumn }
pictures-words-bite = bouchée à la ligne { $row }, colonne { $column }
pictures-words-mark = { $mark } sur la case { $cell }
pictures-words-vertex = prendre { $vertex } et ses voisins
pictures-words-edge = prendre l’arête de { $from } à { $to }
pictures-words-cut = couper l’arête de { $from } à { $to }
pictures-words-go = aller de { $from } à { $to }
pictures-words-above = prendre { $element } et tout ce qui est au-dessus
pictures-words-multiples = prendre { $element } et ses multiples
pictures-words-heap-to = tas { $heap } réduit à { $left }
pictures-words-one-each = { $count ->
    [one] un jeton du tas { $heaps }
   *[other] un jeton de chacun des tas { $heaps }
}
pictures-words-cake = { $side ->
    [top] { $lines ->
        [one] couper { $lines } ligne en haut
       *[other] couper { $lines } lignes en haut
    }
    [bottom] { $lines ->
        [one] couper { $lines } ligne en bas
       *[other] couper { $lines } lignes en bas
    }
    [left] { $lines ->
        [one] couper { $lines } colonne à gauche
       *[other] couper { $lines } colonnes à gauche
    }
   *[right] { $lines ->
        [one] couper { $lines } colonne à droite
       *[other] couper { $lines } colonnes à droite
    }
}
pictures-words-coin = jeton de { $from } à { $to }
pictures-words-knight = cavalier de { $from } à { $to }
pictures-words-stairs = { $coins ->
    [one] { $coins } jeton de la marche { $from } à la marche { $to }
   *[other] { $coins } jetons de la marche { $from } à la marche { $to }
}
pictures-words-corners = retourner les coins de { $from } et { $to }
pictures-words-tuple = vers { $to }
