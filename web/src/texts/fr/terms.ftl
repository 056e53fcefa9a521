### The words of the field, each with two lines about it. Nim, Kayles and so on keep their names.

terms-p-position-name = position P
terms-p-position-about = Le joueur au trait perd si l’autre ne fait pas d’erreur. P vient de l’anglais « previous » (précédent) : qui a joué le coup précédent gagne.
terms-n-position-name = position N
terms-n-position-about = Le joueur au trait peut gagner. N vient de l’anglais « next » (suivant) : qui joue le coup suivant gagne.
terms-nim-value-name = nim-valeur
terms-nim-value-about = La taille du tas de Nim qui vaut autant. Elle est 0 exactement quand le joueur au trait perd.
terms-mex-name = mex
terms-mex-about = Le plus petit nombre exclu (« minimum excluded » en anglais) : le plus petit des nombres 0, 1, 2, 3 et ainsi de suite qui manque dans une liste. Le mex de 0, 1, 3 est 2.
terms-nim-sum-name = nim-somme
terms-nim-sum-about = Écris les nombres en binaire, l’un sous l’autre. Une colonne qui a un nombre impair de 1 donne un 1. En programmation, on l’appelle xor.
terms-misere-name = jeu misère
terms-misere-about = Qui joue le dernier coup perd. Dans le jeu normal, qui joue le dernier coup gagne.
terms-remoteness-name = éloignement
terms-remoteness-about = Le nombre de coups qui restent quand le gagnant se dépêche et que le perdant retarde la fin.
terms-period-name = période
terms-period-about = Le nombre de pas après lequel une liste se répète. Dans 0, 1, 2, 0, 1, 2 et ainsi de suite, la période est 3.
terms-state-graph-name = graphe des états
terms-state-graph-about = Un dessin d’un jeu : un point pour chaque position et une flèche pour chaque coup.
terms-chapter = En savoir plus
