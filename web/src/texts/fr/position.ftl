position-title = Une position
position-about = Voir qui gagne, par quel coup et pourquoi. Les sommes de jeux différents marchent aussi. Jouer un coup montre où il mène.
position-table = Une table de toutes les positions
position-open-table = Ouvrir une table…
position-open-table-about = Le programme en écrit une avec grundy label. La page n’en lit que les morceaux dont elle a besoin.
position-opening-table = Ouverture de la table
position-from-table = Les réponses viennent de { $name }, une table de toutes les positions.
position-close-table = Fermer la table
position-by-table = par une table de toutes les positions
position-asking = Question à la table
position-answer = Réponse
position-solving = Résolution de la position
position-outcome-N = Le joueur au trait gagne.
position-outcome-P = Le joueur au trait perd contre le meilleur jeu.
position-outcome-T = Avec le meilleur jeu, la partie est nulle.
position-outcome-D = Personne ne peut gagner, et avec le meilleur jeu la partie continue indéfiniment.
position-played-normal = jeu normal : qui joue le dernier coup gagne
position-played-misere = jeu misère : qui joue le dernier coup perd
position-value = nim-valeur
position-remoteness = éloignement avec le meilleur jeu
position-known = comment on le sait
position-references = Théorèmes utilisés
position-to-graph = Graphe des états
position-to-play = Jouer à partir d’ici
position-loops = La partie peut continuer indéfiniment. Alors personne ne gagne : elle est nulle.
position-infinite = valeur infinie
position-infinite-about = ∞(0, 1) n’est pas une nim-valeur. Entre les parenthèses se trouvent les nim-valeurs des coups qui en ont une. À côté d’un tas d’une de ces tailles, le joueur au trait gagne. À côté de tout autre tas, personne ne gagne.
position-star = ∗2 signifie : vaut autant qu’un tas de 2 jetons au Nim. La somme est la nim-somme de ces nombres.
position-picture = Joue un coup
position-picture-over = Plus aucun coup
position-back = Retour
position-forward = Avancer
position-reading = Liste des coups
position-columns = La nim-somme en colonnes binaires
position-columns-about = Une colonne qui a un nombre impair de 1 est marquée et donne un 1 dans la nim-somme. Une colonne qui en a un nombre pair donne un 0. Le joueur au trait perd exactement quand la nim-somme est 0.
position-columns-part = terme
position-columns-value = nim-valeur
position-column-of = colonne des { $weight }, { $ones ->
    [odd] un nombre impair de 1
   *[even] un nombre pair de 1
}
position-more-parts = { $count ->
    [one] et { $count } terme de plus
   *[other] et { $count } termes de plus
}
position-sum = nim-somme
position-moves = Tous les coups
position-explaining = Examen de chaque coup
position-winning = Coups gagnants ({ $count })
position-tying = Coups qui font nulle ({ $count })
position-losing = Coups perdants ({ $count })
position-others = Autres coups ({ $count })
position-keeping = Coups qui gardent la nulle ({ $count })
position-gives-away = laisse échapper la victoire : ensuite, personne ne peut gagner
position-some-not-shown = Certains coups ne sont pas dans la liste.
position-no-winning = Aucun : chaque coup a une réponse gagnante.
position-no-losing = Aucun : chaque coup gagne.
position-none-listed = La liste est vide.
position-more-moves = La position a plus de coups que ceux qui ont été consultés.
position-no-moves = Il ne reste aucun coup : la partie est finie.
position-refuted = réponse :
position-refuted-table = Les coups perdants, chacun avec sa réponse
position-refuted-move = Coup
position-refuted-answer = Réponse gagnante
position-copies = ×{ $count }
position-copies-about = représente { $count } coups équivalents
position-leaves = laisse :
position-leaves-value = nim-valeur { $value }
position-leaves-moves = { $moves ->
    [one] encore { $moves } coup
   *[other] encore { $moves } coups
}
position-show-all = Voir { $count } de plus
position-not-shown = Autres coups, que la liste ne montre pas : { $count }.
position-why = Toute l’explication en texte
