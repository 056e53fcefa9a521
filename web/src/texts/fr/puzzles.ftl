puzzles-title = Énigmes
puzzles-about = Chaque position a exactement un coup gagnant. Trouve-le.
puzzles-find = Trouve le coup gagnant
puzzles-all = Toutes les énigmes
puzzles-unknown = L’énigme « { $name } » n’existe pas. Choisis-en une ici.
puzzles-daily = Énigme du jour #{ $day }
puzzles-daily-about = Une nouvelle énigme chaque jour, la même pour tout le monde.
puzzles-daily-done = Tu as résolu l’énigme d’aujourd’hui. La suivante arrive à minuit, UTC.
puzzles-daily-open = Résoudre l’énigme du jour
puzzles-daily-again = La revoir
puzzles-no-day = Il n’y a pas encore d’énigme pour ce jour.
puzzles-streak = { $days ->
    [one] Résolue { $days } jour de suite.
   *[other] Résolue { $days } jours de suite.
}
puzzles-theme-copying = Imiter
puzzles-about-copying = Laisse deux moitiés égales, puis imite chaque coup de ton adversaire.
puzzles-theme-binary = Colonnes binaires
puzzles-about-binary = Nim : rends pair le nombre de 1 dans chaque colonne.
puzzles-theme-multiples = Multiples
puzzles-about-multiples = Prends quelques jetons, et laisse un nombre qui perd.
puzzles-theme-splitting = Kayles et partages
puzzles-about-splitting = Un coup peut faire deux jeux d’une seule rangée.
puzzles-theme-chomp = Chomp
puzzles-about-chomp = Croque le chocolat, mais laisse le carré empoisonné.
puzzles-theme-boards = Plateaux
puzzles-about-boards = Dominos, croix et prises : compte les coups qui restent.
puzzles-theme-turning = Jetons à retourner
puzzles-about-turning = Retourne des jetons jusqu’à ce que tous montrent pile.
puzzles-theme-misere = Misère
puzzles-about-misere = Tout est renversé : qui joue le dernier coup perd.
puzzles-size-easy = facile
puzzles-size-medium = moyenne
puzzles-size-hard = difficile
puzzles-sizes = Tailles
puzzles-solved = { $count ->
    [one] { $count } résolue
   *[other] { $count } résolues
}
puzzles-paper-about = Pour la classe : des exercices à imprimer sur un jeu, avec des images et un corrigé.
puzzles-paper-open = Imprimer une fiche
puzzles-kept = Le navigateur garde sur cet appareil ce que tu as résolu.
puzzles-squares = { $wrong ->
    [0] aucun mauvais coup
    [one] { $wrong } mauvais coup
   *[other] { $wrong } mauvais coups
}, { $hints ->
    [0] aucun indice
    [one] { $hints } indice
   *[other] { $hints } indices
}
puzzles-place = { $theme }, { $size }, énigme { $number }
puzzles-place-daily = { $theme }, { $size }
puzzles-searching = Recherche d’une énigme
puzzles-none = Le moteur n’a trouvé aucune énigme de cette taille ({ $theme }). Essaie une autre taille.
puzzles-turn = À toi de jouer : exactement un coup gagne.
puzzles-right = Juste ! Ce coup gagne.
puzzles-wrong = Ce coup ne gagne pas.
puzzles-before = Tu as résolu cette énigme :
puzzles-misere = Jeu misère : qui joue le dernier coup perd.
puzzles-left = La position après ces coups
puzzles-not-judged = Le moteur n’a pas pu juger ce coup à temps. Essaie-le encore une fois.
puzzles-ended = Tu joues { $move }. Il ne reste aucun coup, et tu perds.
puzzles-refuted = Tu joues { $move }. L’adversaire répond { $answer }. Maintenant, tous tes coups perdent.
puzzles-retry = Essayer un autre coup
puzzles-play-on = Continuer à partir d’ici
puzzles-hint = Indice
puzzles-hinting = Recherche de l’idée
puzzles-explaining = Recherche de la raison
puzzles-the-move = { $move } est le seul coup gagnant.
puzzles-next = Énigme suivante
puzzles-more = D’autres énigmes
puzzles-why = Voir tous les coups
puzzles-tell = Le dire à ses amis
puzzles-told = grundy #{ $day } { $squares } { $address }
puzzles-caption = Exactement un coup gagne. Lequel ?
puzzles-moves = { $count ->
    [one] Le seul coup, en bouton
   *[other] Les { $count } coups, en liste
}
