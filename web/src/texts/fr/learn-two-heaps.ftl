learn-two-heaps-title = Imite ton adversaire
learn-two-heaps-about = Deux tas égaux, un plateau de dominos, une rangée de quilles : parfois, la meilleure stratégie est d’être un miroir.
learn-two-heaps-play = Voici le Nim : prends autant de jetons que tu veux, mais dans un seul tas. Qui prend le dernier jeton gagne. Le moteur commence, avec deux tas égaux. Peux-tu le battre ? Essaie ensuite les deux autres jeux.
learn-two-heaps-nim = Deux tas
learn-two-heaps-cram = Dominos
learn-two-heaps-kayles = Quilles
learn-two-heaps-guess = Deux tas de 6 jetons. Ton adversaire prend 4 jetons du tas de gauche. Que fais-tu ?
learn-two-heaps-guess-rest = Prendre les 2 derniers jetons du tas de gauche
learn-two-heaps-guess-rest-reply = Il reste alors un tas de 6, et ton adversaire le prend en entier.
learn-two-heaps-guess-all = Prendre les 6 jetons du tas de droite
learn-two-heaps-guess-all-reply = Il reste alors 2 jetons, et ton adversaire prend les deux.
learn-two-heaps-guess-copy = Prendre 4 jetons du tas de droite
learn-two-heaps-guess-copy-reply = Les tas sont de nouveau égaux. Quoi que fasse ensuite ton adversaire, tu peux l’imiter.
learn-two-heaps-why-1 = **Des tas égaux perdent.** Quoi que le joueur au trait prenne dans un tas, l’autre joueur en prend autant dans l’autre. Le second joueur a donc toujours une réponse, et il joue le dernier coup. Si les tas ne sont pas égaux, le joueur au trait les rend égaux et devient l’imitateur.
learn-two-heaps-why-2 = La même astuce marche sur des plateaux. Sur un plateau de dominos (Cram) dont le nombre de lignes **et** le nombre de colonnes sont pairs, fais tourner le domino de ton adversaire d’un demi-tour autour du centre du plateau, et pose le tien à cet endroit. La place est toujours libre. Le second joueur gagne donc. Essaie de battre l’imitateur ci-dessous. Si un seul des deux nombres est pair, le premier joueur pose un domino en plein centre et imite à partir de là.
learn-two-heaps-mirror = Un plateau de quatre sur quatre, où la page imite tes dominos
learn-two-heaps-mirror-first = Joue en premier : touche une case, puis une case voisine, pour poser un domino. La page t’imite.
learn-two-heaps-mirror-second = Touche maintenant une voisine de cette case.
learn-two-heaps-mirror-over = Il n’y a plus de place pour un domino, et c’est à toi de jouer. L’imitateur gagne !
learn-two-heaps-mirror-again = Vider le plateau
learn-two-heaps-square = Ligne { $row }, colonne { $column } : { $state ->
    [yours] ton domino
    [copy] la copie
    [chosen] choisie
   *[free] libre
}
learn-two-heaps-why-3 = À Kayles, on renverse une quille ou deux quilles voisines. **Avec une seule rangée, le premier joueur gagne toujours :** il renverse la quille du milieu, ou les deux du milieu. Il reste deux rangées égales, et il imite à partir de là.
learn-two-heaps-why-4 = Attention : imiter ne marche que si le coup de ton adversaire ne peut jamais t’enlever ta réponse. C’est tout ce que tu as à démontrer.
learn-two-heaps-task-nim = Nim à deux tas. Joue un coup gagnant.
learn-two-heaps-task-cram = Deux joueurs posent des dominos sur un plateau vide de { $rows } lignes et { $columns } colonnes. Qui ne peut plus en poser perd. Qui gagne ?
learn-two-heaps-task-cram-even = Les deux nombres sont pairs. Le second joueur fait tourner chaque domino d’un demi-tour autour du centre, et trouve toujours la place libre.
learn-two-heaps-task-cram-odd = Un seul des nombres est pair. Le premier joueur pose un domino en plein centre et imite à partir de là.
learn-two-heaps-task-kayles = Kayles : renverse une quille ou deux quilles voisines. Joue un coup gagnant.
