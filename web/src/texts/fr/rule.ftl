rule-title = Une règle et sa loi
rule-about = Saisir une règle. Voir ses nim-valeurs, et la loi qui les donne toutes.
rule-pick = Ou choisir un jeu
rule-pick-none = Choisir un jeu…
rule-examples = Façons d’écrire une règle
rule-example-set = Prendre 1, 3 ou 4 jetons.
rule-example-name = Un jeu qui a un nom.
rule-example-code = Un code « prendre et partager » : un chiffre pour chaque nombre de jetons qu’on peut prendre.
rule-example-heap = Ce qu’un coup laisse d’un tas de n. Le signe | sépare les sortes de coups.
rule-example-split = Des crochets signifient qu’un coup partage le tas en plusieurs tas.
rule-example-pair = Des positions à deux nombres : le jeu de Wythoff.
rule-same-as = La même règle que
rule-as-rule = En règle :
rule-is-position = Ce n’est pas seulement une règle. C’est une position à partir de laquelle on peut jouer :
rule-is-game = C’est
rule-reading = Lecture de la règle
rule-views-table = Tableau
rule-views-plot = Points
rule-views-strip = Positions P
rule-views-law = Preuve
rule-views-pairs = Carte
rule-views-label = Vues de la règle
rule-to = Tas jusqu’à
rule-pairs-to = Les deux jusqu’à
rule-law = La loi
rule-finding-law = Recherche de la loi
rule-no-law = Les { $heaps } premiers tas ne montrent aucune loi. Une loi peut commencer plus loin, ou il n’y en a pas.
rule-proof-needs-time = La loi convient à toutes les valeurs que le moteur a calculées. La démonstration demande peut-être plus de temps.
rule-form-value = Nim-valeur d’un tas de n, à partir du tas { $from } :
rule-form-lost = Le joueur au trait perd si
rule-looked = Tas calculés : { $heaps }
rule-facts-preperiod = Prépériode
rule-facts-period = Période
rule-facts-saltus = Saltus
rule-facts-about-preperiod = la loi est valable à partir de ce tas
rule-facts-about-period = { $heaps ->
    [1] toutes les valeurs sont égales
    [one] les valeurs se répètent tous les { $heaps } tas
   *[other] les valeurs se répètent tous les { $heaps } tas
}
rule-facts-about-growing = { $heaps ->
    [1] les valeurs augmentent à chaque tas
    [one] les valeurs se répètent tous les { $heaps } tas, mais plus grandes
   *[other] les valeurs se répètent tous les { $heaps } tas, mais plus grandes
}
rule-facts-about-saltus = l’augmentation par période
rule-no-proof = Il n’y a pas de démonstration. La loi est vraie pour tous les tas que le moteur a calculés, mais elle peut échouer plus loin.
rule-source = Théorème :
rule-at = La nim-valeur d’un tas
rule-at-about-fact = La loi donne la valeur d’un tas de n’importe quelle taille.
rule-at-about-seen = La loi n’est pas démontrée, donc chaque valeur est calculée à partir de la définition. Un grand tas peut prendre trop de temps.
rule-at-about-none = Aucune loi n’est connue, donc chaque valeur est calculée à partir de la définition. Un grand tas peut prendre trop de temps.
rule-at-heap = Tas
rule-computing-at = Calcul de la valeur
rule-values = Calcul des nim-valeurs
rule-table-caption = Nim-valeurs pour { $rule } : chaque ligne contient des périodes entières.
rule-table-caption-plain = Nim-valeurs pour { $rule }
rule-row-head = Tas à partir de
rule-before = avant le début de la période
rule-exception = diffère de la période
rule-p-value = nim-valeur 0 : une position P
rule-heap-title = Tas { $heap } : nim-valeur { $value }
rule-choose-heap = Pointer un tas, ou y aller avec les flèches, pour voir d’où vient sa valeur.
rule-options = Options avec leurs nim-valeurs
rule-more-options = et { $count } de plus
rule-no-options = Il ne reste aucun coup, donc la nim-valeur est 0.
rule-mex = Le plus petit nombre qu’aucune option n’a est { $value }.
rule-partial = Le temps s’est écoulé après { $known } tas. La demande allait jusqu’au tas { $wanted }.
rule-zoom = Zoom
rule-zoom-in = Agrandir
rule-zoom-out = Réduire
rule-see-all = Tout voir
rule-plot-shown = Tas de { $from } à { $to }
rule-plot-help = Pour zoomer, tracer un cadre sur une partie avec la souris, tourner la molette en tenant Ctrl, ou utiliser + et −. La touche 0 montre tout. Les flèches vont de tas en tas.
rule-map-help = Pointer une case, ou utiliser les flèches. Dans les cases marquées, le joueur au trait perd.
rule-map-at = ({ $a }, { $b }) : nim-valeur { $value }. { $wins ->
    [yes] Le joueur au trait gagne.
   *[no] Le joueur au trait perd.
}
rule-drawing = Dessin de l’image
rule-plot-label = Nuage de points des nim-valeurs pour { $rule }
rule-plot-about = À l’horizontale : le tas. À la verticale : sa nim-valeur.
rule-strip-label = Bande des positions P pour { $rule }
rule-outcome-title = Tas { $heap } : { $outcome }
rule-strip-about = Les positions P sont hachurées : le joueur au trait y perd.
rule-misere = Jeu misère : qui joue le dernier coup perd
rule-pairs-label = Carte des paires pour { $rule }
rule-show = Montrer
rule-shows-values = Nim-valeurs
rule-shows-p-positions = Positions P
rule-no-sequence-game = Ce jeu ne se joue pas sur un seul tas, il n’a donc pas de suite des nim-valeurs. Voir plutôt une de ses positions :
rule-no-sequence-growing = Un coup de cette règle ne laisse pas forcément moins qu’avant, il n’y a donc pas de suite des nim-valeurs. Voir plutôt une de ses positions :
rule-no-sequence-points = Une position de cette règle a plusieurs nombres, il n’y a donc pas de suite des nim-valeurs. Voir plutôt une de ses positions :
rule-no-sequence-graph = C’est un seul graphe des états, il n’y a donc pas de suite des nim-valeurs. Voir plutôt ses positions :
rule-no-sequence-labelled = Les règles disent qui gagne à la fin de ce jeu : on peut dire qui gagne, mais il n’y a pas de nim-valeurs. Voir plutôt une de ses positions :
rule-no-sample = Saisir une de ses positions dans la vue « Position ».
rule-open-position = Qui gagne ?
rule-open-graph = Graphe des états
rule-open-play = Y jouer
rule-go-on = Continuer avec cette règle
