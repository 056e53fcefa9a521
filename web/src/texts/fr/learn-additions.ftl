learn-additions-title = Les coups qui ne comptent pas
learn-additions-about = Certains coups peuvent être aussitôt annulés. Barre-les, et un jeu difficile devient le Nim.
learn-additions-play = Sur un escalier, on déplace autant de jetons qu’on veut d’une marche à la marche juste en dessous. Les jetons de la marche 1 sont en bas et y restent. Qui joue le dernier coup gagne. Dans l’autre jeu, on peut aussi **ajouter** des jetons à un tas, mais un nombre limité de fois.
learn-additions-stairs = Escalier
learn-additions-adding = Nim avec ajouts
learn-additions-guess = Ton adversaire a le trait et ne peut pas gagner, tant que tu réponds bien. Il déplace 2 jetons de la marche 3 à la marche 2. Que fais-tu ?
learn-additions-guess-on = Déplacer ces 2 jetons sur la marche 1
learn-additions-guess-on-reply = Exactement. Le coup de ton adversaire n’a rien changé de ce qui compte.
learn-additions-guess-one = Déplacer 1 des 2 jetons sur la marche 1
learn-additions-guess-one-reply = Il y a alors un jeton de plus qu’avant sur la marche 2. La position a changé à l’avantage de ton adversaire.
learn-additions-guess-else = Déplacer des jetons d’une autre marche
learn-additions-guess-else-reply = Tu peux, mais il faut alors tout recalculer. Il y a une réponse qui ne demande pas de réfléchir.
learn-additions-drawing = Un escalier : les marches paires comptent, les impaires non
learn-additions-why-1 = **Seules comptent les marches 2, 4, 6 et ainsi de suite.** Les jetons qui passent d’une marche impaire à une marche paire peuvent être aussitôt déplacés plus loin, sur la marche impaire suivante. Et les jetons qui quittent une marche paire disparaissent du jeu qui compte, comme si on les prenait. C’est donc le Nim, avec les marches paires pour tas.
learn-additions-why-2 = De même, si un coup ajoute des jetons à un tas, l’autre joueur enlève ces mêmes jetons. Un ajout peut être annulé, donc il n’aide personne. C’est la [nim-somme|nim-sum] des tas qui décide, comme si personne ne pouvait rien ajouter.
learn-additions-why-3 = Mais **la partie doit finir**. Si l’on pouvait ajouter des jetons sans fin, le perdant le ferait et ne perdrait jamais. C’est pourquoi le nombre d’ajouts est limité.
learn-additions-why-4 = Les coups qui peuvent être annulés s’appellent **réversibles**. Tu en as déjà rencontré : un coup vers une nim-valeur plus grande est réversible, lui aussi. L’autre joueur revient à l’ancienne valeur.
learn-additions-task-stairs = Un escalier avec { $coins } jetons sur les marches 1 à { $stairs }. Quelle est sa nim-valeur ?
learn-additions-task-stairs-why = Seules les marches paires comptent. Elles ont { $even } jetons, et la nim-somme est { $sum }.
learn-additions-task-who = Nim avec les tas { $heaps }. Trois fois dans la partie, un joueur peut ajouter jusqu’à 5 jetons à un tas. Qui gagne ?
learn-additions-task-who-why = Les ajouts peuvent être annulés, donc seule la nim-somme compte. Elle est { $sum }. { $sum ->
    [0] Le joueur au trait perd.
   *[other] Le joueur au trait gagne.
}
learn-additions-task-move = Un escalier. Joue un coup gagnant.
