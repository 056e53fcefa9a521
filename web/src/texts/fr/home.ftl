### The first page.

home-title = Prends des jetons. Qui prend le dernier gagne.
home-about = Touche un jeton pour le prendre avec tous ceux qui sont au-dessus, dans un seul tas. Ensuite, le moteur joue. grundy dit qui gagne à de tels jeux, par quel coup et pourquoi. C’est gratuit, et sans compte.
home-why = Pourquoi ? Voir tous les coups gagnants
home-others = Un autre jeu :
home-game-twenty-one = 21 jetons, prends-en 1 à 3
home-game-kayles = Kayles
home-game-chomp = Chomp
home-game-cram = Cram
home-game-turtles = Turning turtles
home-ways = À faire aussi
home-way-learn = Du Nim à Sprague et Grundy : jouer, deviner et voir pourquoi.
home-way-play = N’importe quel jeu, contre le moteur ou à deux, avec des indices.
home-way-explore = Saisis un jeu, une position ou une règle à toi : qui gagne, et pourquoi ?
home-way-games = Tous les jeux qui ont un nom : comment y jouer et ce qu’on en sait.
