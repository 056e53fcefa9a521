learn-multiples-title = Le jeu des 21
learn-multiples-about = Prends 1, 2 ou 3 jetons. Qui prend le dernier jeton gagne. Peux-tu toujours gagner ?
learn-multiples-play = Il y a 21 jetons. À chaque coup, on en prend 1, 2 ou 3. **Qui prend le dernier jeton gagne.** Tu commences. Joue plusieurs fois, et regarde combien de jetons il reste quand tout va bien pour toi.
learn-multiples-guess = Touche chaque nombre de jetons pour lequel **le joueur au trait** (celui qui doit jouer) **perd**, si l’autre joueur ne fait pas d’erreur. Un tel nombre s’appelle une [position P|p-position], tous les autres sont des [positions N|n-position]. Commence à 0 : personne ne peut prendre un jeton quand il n’y en a pas.
learn-multiples-strip = Nombres de jetons, de 0 à 21
learn-multiples-why-1 = **Les multiples de 4 perdent.** Si ton adversaire est devant un multiple de 4 et prend 1 jeton, tu en prends 3. S’il en prend 2, tu en prends 2. S’il en prend 3, tu en prends 1. À vous deux, vous en prenez 4, et ton adversaire se retrouve devant un multiple de 4. À la fin, ce multiple est 0.
learn-multiples-groups = 21 jetons : un jeton et cinq groupes de quatre
learn-multiples-why-2 = À 21, tu prends donc 1 jeton. Les jetons qui restent forment des groupes de quatre, et tu termines toujours le groupe que ton adversaire a entamé.
learn-multiples-why-3 = Pourquoi 4 ? Parce que 4, c’est un de plus que le maximum qu’on peut prendre. Change la règle et regarde la bande :
learn-multiples-most = Maximum par coup
learn-multiples-law = Prendre de 1 à { $most } : les multiples de { $step } perdent.
learn-multiples-strip-of = Positions P quand on prend de 1 à { $most }
learn-multiples-task-who = Il y a { $coins } jetons. Un coup en prend 1, 2 ou 3. Qui gagne, si personne ne fait d’erreur ?
learn-multiples-task-who-why = { $rest ->
    [0] { $coins } est un multiple de 4 : le joueur au trait perd.
    [one] { $coins } n’est pas un multiple de 4. Le joueur au trait prend { $rest } jeton et laisse un multiple de 4.
   *[other] { $coins } n’est pas un multiple de 4. Le joueur au trait prend { $rest } jetons et laisse un multiple de 4.
}
learn-multiples-task-move = Un coup prend 1, 2 ou 3 jetons. Joue un coup gagnant.
learn-multiples-task-take = Il y a { $coins } jetons. Un coup en prend de 1 à { $most }. Combien de jetons prends-tu pour gagner ?
learn-multiples-task-take-why = Les multiples de { $step } perdent. { $coins } − { $take } = { $left } est un multiple de { $step }. Il faut donc en prendre { $take }.
