learn-graphs-title = Tout jeu est un graphe
learn-graphs-about = Un point pour chaque position, une flèche pour chaque coup. Oublie les règles : les flèches disent tout.
learn-graphs-play = Il y a 13 bonbons. À chaque coup, on en mange un, ou bien, s’il y en a au moins quatre, on en laisse la moitié, arrondie vers le bas : 13 devient 6. Qui mange le dernier bonbon gagne.
learn-graphs-guess = Voici le [graphe des états|state-graph] du jeu. Chaque flèche est un coup. Colorie les points **P** ou **N**. Pars de la fin du jeu, à 0, et remonte les flèches : un point est P si toutes ses flèches mènent à N, et N si au moins une flèche mène à P.
learn-graphs-loading = Dessin du graphe
learn-graphs-graph = Graphe des états du jeu à 13 bonbons
learn-graphs-why-1 = Ce coloriage marche pour **tout** jeu où les deux joueurs ont les mêmes coups, où la partie finit toujours et où rien n’est caché ni laissé au hasard. Les flèches ne tournent jamais en rond, il y a donc toujours un point dont toutes les flèches mènent à des points coloriés.
learn-graphs-why-2 = Les points P ont deux propriétés : aucune flèche ne mène d’un point P à un point P, et de tout autre point, une flèche mène à un point P. En mathématiques, un tel ensemble s’appelle un **noyau**. Un graphe sans circuit en a exactement un, car le coloriage ne te laisse jamais le choix.
learn-graphs-why-3 = Pour les bonbons, il y a même un raccourci. Écris le nombre en binaire. **Sont P : 0 et les nombres qui finissent par un nombre impair de zéros :** 2 = 10, 6 = 110, 8 = 1000, 10 = 1010, 14 = 1110 et ainsi de suite.
learn-graphs-strip = P et N de 0 à 26 bonbons
learn-graphs-why-4 = Sur un point, on peut écrire plus que P ou N : par exemple son [éloignement|remoteness], qui dit combien de temps la partie dure encore. Et au chapitre suivant, un nombre qui en sait beaucoup plus.
learn-graphs-task-top = Chaque flèche est un coup, et qui ne peut pas jouer perd. Qu’est-ce que le point { $dot } ?
learn-graphs-task-top-why-p = { $dot } est P : toutes ses flèches, vers { $dots }, mènent à N.
learn-graphs-task-top-why-n = { $dot } est N : sa flèche vers { $option } mène à P.
learn-graphs-task-graph = Un graphe des états
learn-graphs-task-candies = Dans le jeu des bonbons, { $one } est { $one-is } et { $half } est { $half-is }. Qu’est-ce que { $candies } ?
learn-graphs-task-candies-why = { $is ->
    [P] Les deux coups, vers { $one } et vers { $half }, mènent à des positions N. Donc { $candies } est P.
   *[N] Un coup mène à une position P. Donc { $candies } est N.
}
learn-graphs-task-far = Il y a { $candies } bonbons. En binaire, ce nombre s’écrit { $binary }. Quelle est cette position ?
learn-graphs-task-far-why = { $zeros ->
    [0] Il n’y a aucun zéro à la fin. 0 est un nombre pair, donc { $candies } est N.
    [one] Il y a { $zeros } zéro à la fin. Un nombre impair de zéros signifie P.
   *[other] Il y a { $zeros } zéros à la fin. Un nombre impair de zéros signifie P, un nombre pair N.
}
