graph-title = Le graphe des états
graph-about = Voir toutes les positions qu’on peut atteindre, et les coups entre elles. Choisir une position pour y aller. Les coups gagnants sont épais.
graph-drawing = Exploration des positions
graph-max-nodes = Nombre maximal de positions
graph-size = { $nodes ->
    [one] { $nodes } position
   *[other] { $nodes } positions
}, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}.
graph-show = Montrer
graph-shows-outcome = qui gagne
graph-shows-value = nim-valeurs
graph-shows-remoteness = éloignement
graph-explains-outcome = P : le joueur au trait perd. N : le joueur au trait gagne.
graph-explains-value = La nim-valeur de chaque position. À 0, le joueur au trait perd.
graph-explains-remoteness = Combien de coups il reste quand le gagnant se dépêche et que le perdant retarde la fin.
graph-frame = Graphe des états : { $position }
graph-help = Pour déplacer l’image, la faire glisser ou utiliser les flèches. Pour zoomer, tourner la molette en tenant Ctrl, ou utiliser + et −. La touche 0 montre tout. Tab va à la position actuelle. De là, les flèches vont à ses voisines, et Entrée s’y rend.
graph-zoom-in = Agrandir
graph-zoom-out = Réduire
graph-see-all = Tout voir
graph-here = Où je suis
graph-legend = Légende
graph-legend-p = position P : le joueur au trait perd
graph-legend-n = position N : le joueur au trait gagne
graph-legend-t = partie nulle
graph-legend-wins = coup gagnant
graph-legend-move = autre coup
graph-legend-walked = chemin suivi
graph-legend-scale = { $what } : de { $from } à { $to }
graph-node = { $position } : { $outcome }
graph-node-value = nim-valeur { $value }
graph-node-remoteness = éloignement { $moves }
graph-at = Position actuelle
graph-moves-from = Coups à partir d’ici
graph-no-moves = Il ne reste ici aucun coup.
graph-wins = gagne
graph-back = Retour
graph-to-start = Au début
graph-root = Commencer le graphe ici
graph-explain = Expliquer cette position
graph-play = Jouer à partir d’ici
graph-not-in-graph = La position de l’adresse n’est pas dans ce graphe.
graph-more = Voir { $count } de plus
