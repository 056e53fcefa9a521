games-title = Jeux
games-about = Tous les jeux qui ont un nom : comment y jouer, ce qu’on en sait et par où commencer.
games-search = Recherche
games-search-placeholder = kayles, jetons, domino…
games-found = { $count ->
    [one] { $count } jeu
   *[other] { $count } jeux
}
games-none = Aucun jeu ne correspond à ces mots.
games-loading = Lecture des jeux
games-unknown = Aucun jeu ne s’appelle « { $name } ».
games-all = Tous les jeux
games-how = Comment jouer
games-known = Ce qu’on sait
games-aliases = Autres noms
games-rule = En règle
games-typed = Nom à saisir
games-notation = Notation
games-samples = Premières positions
games-open-rule = Sa loi
games-open-position = Qui gagne ?
games-open-graph = Graphe des états
games-open-play = Y jouer
games-open-puzzles = Énigmes de ce jeu
games-open-worksheet = Fiche d’exercices
games-picture = Une position : { $name }
