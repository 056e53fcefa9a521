explore-title = Explorer
explore-about = Saisir ce qu’on veut connaître : un jeu, une règle, une position, une liste de nombres. La page répond en disant qui gagne, avec la loi et la démonstration.
explore-box = Question sur
explore-placeholder = kayles, 0.77, nim : 3,4,5, n -> n-1 | floor(n/2), 0,1,2,3,1,4, 5*9+3
explore-hint = Un nom, un code, une règle, une position, une somme, une liste de valeurs, une expression de nimbers ou un graphe des états.
explore-open-file = Ouvrir un fichier…
explore-clear = Effacer
explore-bad-file = La page ne peut pas lire ce fichier.
explore-examples = Quelques exemples
explore-example-name = Un jeu par son nom : sa loi, ses valeurs, sa démonstration.
explore-example-code = Un code « prendre et partager » : un chiffre pour chaque nombre de jetons qu’on peut prendre.
explore-example-rule = Une règle inventée : ce qu’un coup laisse d’un tas de n.
explore-example-pair = Un jeu à deux nombres : une carte de ses positions.
explore-example-position = Une position : qui gagne, par quel coup et pourquoi.
explore-example-sum = Une somme de deux jeux : ce que vaut chacun.
explore-example-values = Une liste de valeurs : quel jeu les a ?
explore-example-nimber = Calcul avec des nimbers, où 3 + 3 égale 0.
explore-example-graph = Un graphe des états en texte : CSV, DOT ou JSON.
explore-read-as-rule = Lu comme une règle.
explore-read-as-position = Lu comme une position.
explore-read-as-family = Lu comme une famille de règles.
explore-read-as-row = Lu comme une rangée de positions.
explore-read-as-values = Lu comme une liste de valeurs.
explore-read-as-nimber = Lu comme une expression de nimbers.
explore-read-as-graph = Lu comme un graphe des états.
explore-read-meant = Lu comme { $meant }.
explore-instead-rule = Lire comme une règle
explore-instead-position = Lire comme des tas de Nim
explore-instead-family = Lire comme une famille de règles
explore-instead-row = Lire comme une rangée de positions
explore-instead-values = Lire comme une liste de valeurs
explore-instead-nimber = Lire comme une expression de nimbers
explore-instead-graph = Lire comme un graphe des états
explore-back = Tout à ce sujet
explore-deeper = En voir plus
explore-links = Continuer avec cela
explore-to-play = Y jouer
explore-to-graph = Graphe des états
explore-to-worksheet = Fiche
explore-to-game = La page du jeu
explore-about-rule = Quel est ce jeu ?
explore-sample = Une position :
explore-law-asks = Quelle loi donne la valeur de chaque tas ?
explore-pairs-law-asks = Quelle loi donne toutes les positions P ?
explore-at-asks = Que vaut un tas de n’importe quelle taille ?
explore-values = Nim-valeurs
explore-values-asks = Que vaut chaque tas, et pourquoi ?
explore-plot-asks = Comment les valeurs augmentent-elles ?
explore-map-asks = Que vaut chaque paire ?
explore-proof-asks = Pourquoi la loi est-elle vraie pour tous les tas ?
explore-open-proof = Montrer la démonstration
explore-tried = Ce qui a été essayé
explore-tried-asks = Pourquoi aucune loi n’est-elle affirmée ?
explore-open-tried = Montrer ce qui a été essayé
explore-machine = L’automate
explore-machine-of-mode = L’automate pour le mode { $mode }
explore-machine-asks = Comment l’automate lit-il un nombre ?
explore-machine-label = { $count ->
    [one] Un automate à { $count } état
   *[other] Un automate à { $count } états
}
explore-machine-large = { $count ->
    [one] L’automate a { $count } état. C’est trop pour une image.
   *[other] L’automate a { $count } états. C’est trop pour une image.
} La démonstration en donne la liste.
explore-machine-value-about = Le nombre dans un état est la valeur d’un tas dont les chiffres finissent là. Sur les flèches, ce sont des chiffres.
explore-machine-yes-about = Une coche veut dire oui : les nombres dont les chiffres finissent là ont la propriété. Sur les flèches, ce sont des chiffres, un de chaque nombre.
explore-machine-trap = Là où une flèche manque, la réponse est non, quelle que soit la suite.
explore-machine-step = Lire un chiffre
explore-machine-all = Tout lire
explore-machine-reset = Recommencer
explore-machine-digits = Les chiffres que lit l’automate, de droite à gauche
explore-machine-in = L’automate est dans l’état { $state }.
explore-machine-value = Tous les chiffres sont lus : un tas de { $heap } a pour nim-valeur { $value }.
explore-machine-accepts = Tous les chiffres sont lus : ({ $x }, { $y }) { $accepts ->
    [yes] est une position P. Le joueur au trait perd.
   *[no] n’est pas une position P. Le joueur au trait gagne.
}
explore-machine-equals = Tous les chiffres sont lus : { $accepts ->
    [yes] un tas de { $x } a pour nim-valeur { $y }.
   *[no] un tas de { $x } n’a pas pour nim-valeur { $y }.
}
explore-same = Jeux qui ont les mêmes valeurs
explore-same-asks = Est-ce un jeu connu, mais déguisé ?
explore-comparing = Comparaison avec les jeux connus
explore-oeis = Dans l’On-Line Encyclopedia of Integer Sequences :
explore-oeis-first = (à partir du tas { $heap })
explore-few-values = { $count ->
    [one] Seulement { $count } valeur est donnée, et beaucoup de jeux l’ont.
   *[other] Seulement { $count } valeurs sont données, et beaucoup de jeux les ont.
} Plus de valeurs en disent plus.
explore-zeros = Toutes les valeurs sont 0, donc le joueur au trait perd toujours.
explore-no-match = { $count ->
    [one] La page a comparé { $count } règle. Elle n’a pas ces valeurs.
   *[other] La page a comparé { $count } règles. Aucune n’a ces valeurs.
}
explore-more-matches = { $count ->
    [one] { $count } autre résultat
   *[other] { $count } autres résultats
}
explore-near = Jeux qui concordent au début
explore-near-differs = diffère au tas { $heap } : { $here } ici, { $there } là.
explore-misere = Jeu misère
explore-misere-asks = Qui gagne avec un seul tas si qui joue le dernier coup perd ?
explore-sparse = L’espace clairsemé
explore-sparse-asks = Quels tas sont rares ?
explore-open-sparse = Le calculer jusqu’au tas { $heaps }
explore-no-sparse = Les valeurs calculées jusqu’ici n’ont pas d’espace clairsemé.
explore-mask = Une nim-valeur est rare si elle a un nombre pair de 1 sous le masque { $mask }. Les autres valeurs sont courantes. Le masque est en binaire, et les points répètent son premier chiffre.
explore-rare = { $count ->
    [one] { $count } tas parmi les { $heaps } premiers a une valeur rare.
   *[other] { $count } tas parmi les { $heaps } premiers ont des valeurs rares.
}
explore-last-rare = Le dernier tas rare est { $heap }, de nim-valeur { $value }.
explore-maximum = La plus grande nim-valeur est { $value }, d’abord au tas { $heap }.
explore-first-rares = Les premiers tas rares avec leurs valeurs
explore-code = En programme
explore-code-asks = Comment calculer cela dans son propre programme ?
explore-code-languages = Langage de programmation
explore-writing-code = Écriture du programme
explore-copy-code = Copier le programme
explore-save = Citer et enregistrer
explore-save-asks = Quel théorème le permet, et comment le citer ?
explore-bibtex = BibTeX
explore-copy-bibtex = Copier le BibTeX
explore-save-certificate = Enregistrer le certificat
explore-certificate-about = Un autre programme peut le vérifier sans faire confiance à celui-ci.
explore-no-certificate = Il n’y a pas de certificat de cette réponse.
explore-winner-asks = Qui gagne, et pourquoi ?
explore-winning-move = Un coup gagnant : { $move }.
explore-why-zero = La nim-somme des nim-valeurs est 0, donc chaque coup a une réponse gagnante.
explore-why-not-zero = La nim-somme des nim-valeurs est { $sum }. Un coup qui la ramène à 0 gagne.
explore-columns-asks = Comment les parties s’additionnent-elles ?
explore-moves-asks = Que fait chaque coup ?
explore-open-moves = Montrer tous les coups
explore-rules = Les règles
explore-rules-asks = Quelle loi donne les valeurs ?
explore-list = Une liste de valeurs
explore-list-asks = Quel jeu a ces valeurs ?
explore-list-law-asks = Quelle loi les valeurs semblent-elles suivre ?
explore-list-no-law = Il y a trop peu de valeurs, ou elles ne suivent aucune loi simple.
explore-family = Une famille de règles
explore-family-asks = Quelle loi toutes ces règles ont-elles ?
explore-family-no-law = Aucune loi n’est connue ici pour toute la famille.
explore-seen-in = Observé dans :
explore-nimber = Nimbers
explore-nimber-asks-nimber = Quel est ce nimber ?
explore-nimber-asks-order = Quelle puissance de ce nimber vaut 1 ?
explore-nimber-asks-roots = Quels nimbers vérifient x² + x = c ?
explore-no-roots = aucun nimber que la page connaisse
explore-nimber-field = Tous les nombres sont dans le corps des nimbers de { $bits } bits.
explore-nimber-about = ⊕ additionne en binaire sans retenue. ⊗ est le produit de Conway : avec lui, les nimbers forment un corps.
explore-binary = En binaire :
explore-graph = Le graphe saisi
explore-graph-asks = Qui gagne à partir de chaque sommet ?
explore-graph-as-position = En position
explore-node = Sommet
explore-node-winner = Qui gagne
explore-node-moves = Meilleurs coups
explore-node-misere = Jeu misère
explore-more-nodes = { $count ->
    [one] Le fichier contient encore { $count } sommet.
   *[other] Le fichier contient encore { $count } sommets.
}
