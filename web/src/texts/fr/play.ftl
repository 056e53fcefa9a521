play-title = Jouer
play-about = Joue contre le moteur, ou à deux sur un même plateau, avec des indices si tu veux. Après la partie, le moteur note chaque coup.
play-settings = La partie
play-drawer = Un autre jeu ou un autre adversaire
play-new-game = Nouvelle partie
play-strength = Le moteur
play-strengths-perfect = joue parfaitement
play-strengths-mistakes = fait des erreurs
play-strengths-random = joue au hasard
play-begins = Qui commence
play-beginner-you = toi
play-beginner-engine = le moteur
play-beginner-people = deux personnes jouent
play-names-you = toi
play-names-engine = le moteur
play-names-one = joueur 1
play-names-two = joueur 2
play-begin = Commencer cette partie
play-begin-again = Recommencer
play-your-turn = À toi de jouer : joue un coup dans l’image.
play-your-turn-plain = À toi de jouer : touche un jeton.
play-turn-of-one = Joueur 1, à toi de jouer.
play-turn-of-two = Joueur 2, à toi de jouer.
play-engine-turn = Le moteur réfléchit.
play-reading = Lecture de la position
play-unreadable = On ne peut pas jouer à cela : saisis une autre position ci-dessous.
play-checking = Lecture de la partie dans l’adresse
play-bad-record = Cette partie ne peut pas continuer : un de ses coups n’est pas permis.
play-reply-failed = Le moteur n’a trouvé aucun coup à temps.
play-again = Réessayer
play-name-you = Toi
play-name-engine = Le moteur
play-name-one = Joueur 1
play-name-two = Joueur 2
play-show = Montrer sur le plateau
play-show-wins = coups gagnants
play-show-values = nim-valeurs
play-digits = Les touches 1 à 9 jouent les neuf premiers coups tant que le plateau a le focus.
play-played = { $name } : { $move }.
play-engine-guessed = Le moteur : { $move }, au hasard : il n’a trouvé aucun bon coup à temps.
play-won-you = Tu gagnes !
play-won-engine = Le moteur gagne.
play-won-one = Le joueur 1 gagne !
play-won-two = Le joueur 2 gagne !
play-tie = Partie nulle.
play-draw = Nulle sans fin.
play-last-coin-you = Tu as pris le dernier jeton.
play-last-coin-engine = Le moteur a pris le dernier jeton.
play-last-coin-one = Le joueur 1 a pris le dernier jeton.
play-last-coin-two = Le joueur 2 a pris le dernier jeton.
play-last-move-you = Tu as joué le dernier coup.
play-last-move-engine = Le moteur a joué le dernier coup.
play-last-move-one = Le joueur 1 a joué le dernier coup.
play-last-move-two = Le joueur 2 a joué le dernier coup.
play-over-repeated = Cette position est apparue trois fois, et la partie peut ne jamais finir.
play-over-normal = Plus aucun coup : qui a joué le dernier gagne.
play-over-misere = Plus aucun coup : qui a joué le dernier perd.
play-over-labelled = Plus aucun coup : les règles disent qui gagne.
play-play-again = Rejouer
play-swap-you = Échanger les rôles : le moteur commence
play-swap-engine = Échanger les rôles : tu commences
play-harder-mistakes = Plus dur : le moteur ne fait que quelques erreurs
play-harder-perfect = Plus dur : le moteur joue parfaitement
play-larger = Plus dur : une position plus grande
play-hint = Indice
play-hinting = Recherche d’un bon coup
play-hint-where = Où ?
play-hint-which = Quel coup ?
play-hint-heap = Joue dans un tas de { $size }.
play-hint-coin = Retourne la pièce à la place { $place }, et d’autres si le coup le demande.
play-hint-part = Joue dans ce jeu : { $rule }.
play-hint-make = Jouer ce coup
play-hint-none = Aucun coup ne gagne contre un jeu parfait. Complique la tâche à ton adversaire.
play-undo = Reprendre
play-full-screen = Plein écran
play-moves = { $count ->
    [one] Le seul coup permis
   *[other] Les { $count } coups permis
}
play-moves-many = Les { $count } premiers coups permis
play-more = En montrer { $count } de plus
play-record = La partie jusqu’ici
play-list = La liste des coups
play-grading = Notation des coups
play-graded = Chaque coup, noté
play-number = N°
play-who = Qui
play-move = Coup
play-grade = Note
play-graded-kept = Ce coup a gardé la victoire.
play-graded-gave-away = Ce coup a laissé échapper la victoire.
play-graded-lost = Ici, aucun coup ne pouvait gagner.
play-better = Mieux : { $move }.
play-back-to = Voir le coup { $number }
play-bar = Coup { $number }, { $name } : { $move }. { $grade }
play-show-me = Montre-moi
play-moment = Le plateau avant le coup { $number }
play-go-on = Continuer d’ici
play-to-end = Revenir à la fin
play-no-grades = Avec ces règles, la partie peut ne jamais finir, donc le moteur ne note pas les coups. La vue « Position » dit qui gagne.
play-moves-of-you = Tes coups
play-moves-of-engine = Coups du moteur
play-moves-of-one = Coups du joueur 1
play-moves-of-two = Coups du joueur 2
play-sum = { $moves } : { $kept ->
    [one] { $kept } a gardé la victoire
   *[other] { $kept } ont gardé la victoire
}, { $gave ->
    [one] { $gave } l’a laissée échapper
   *[other] { $gave } l’ont laissée échapper
} et { $lost ->
    [one] { $lost } partait d’une position perdue
   *[other] { $lost } partaient de positions perdues
}.
play-badges = N : le joueur au trait peut gagner. P : le joueur au trait perd si l’autre ne fait pas d’erreur.
play-save = Enregistrer la partie en texte
play-load = Ouvrir une partie enregistrée
play-bad-file = Ce fichier ne contient aucune partie. Une partie a une position par ligne.
play-explain = Expliquer cette position
