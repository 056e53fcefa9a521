learn-misere-title = Le dernier jeton perd
learn-misere-about = Renverse le but. Faut-il tout réapprendre ? Étonnamment, presque rien.
learn-misere-play = Encore le Nim, mais maintenant **qui prend le dernier jeton perd**. C’est le [jeu misère|misere]. Les tas sont 1, 3 et 4, et tu commences.
learn-misere-guess = Les tas sont 1, 1, 1 et 4, et c’est à toi de jouer. Qui prend le dernier jeton perd. Combien de jetons du tas de 4 laisses-tu ?
learn-misere-guess-choice = { $left ->
    [0] aucun
   *[other] { $left }
}
learn-misere-guess-0-reply = Il reste alors 1, 1, 1. Ton adversaire prend un jeton, tu en prends un, et ton adversaire doit prendre le dernier.
learn-misere-guess-1-reply = Il reste alors 1, 1, 1, 1. Vous jouez à tour de rôle, et tu dois prendre le dernier jeton.
learn-misere-guess-2-reply = Ton adversaire prend alors les deux et te laisse 1, 1, 1.
learn-misere-why-1 = S’il n’y a que des tas d’un jeton, on n’a pas le choix : les joueurs prennent à tour de rôle. **Un nombre impair de tels tas perd** pour le joueur au trait, car c’est lui qui prend le dernier jeton. Dans le jeu normal, c’est exactement l’inverse.
learn-misere-why-2 = Avec un tas plus grand : **joue comme au Nim normal, en rendant toutes les colonnes paires, jusqu’à ce que ton coup ne laisse plus que des tas d’un jeton. Laisses-en alors un nombre impair**, au lieu d’un nombre pair.
learn-misere-why-3 = Pourquoi est-ce toujours possible ? Si toutes les colonnes sont paires, il ne peut pas y avoir exactement un tas plus grand que 1, car sa première colonne à gauche serait impaire. Ce n’est donc jamais ton adversaire qui trouve exactement un grand tas. C’est toi. Et avec un grand tas, tu as le choix : en laisser un jeton ou aucun.
learn-misere-why-4 = Les mêmes positions gagnent donc dans les deux sortes de jeu, sauf si tous les tas n’ont qu’un jeton. Mais cette chance est propre au Nim. Pour la plupart des autres jeux, Kayles par exemple, le jeu misère est bien plus difficile que le jeu normal.
learn-misere-task-ones = { $count } tas d’un jeton chacun. Qui prend le dernier jeton **perd**. Qui gagne ?
learn-misere-task-ones-why = { $parity ->
    [odd] Le nombre de tas est impair, donc le joueur au trait prend le dernier jeton et perd.
   *[even] Le nombre de tas est pair, donc l’autre joueur prend le dernier jeton et perd.
}
learn-misere-task-one = Qui prend le dernier jeton **perd**. Joue un coup gagnant.
