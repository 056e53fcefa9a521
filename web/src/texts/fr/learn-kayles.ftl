learn-kayles-title = Kayles : des jeux qui se partagent
learn-kayles-about = Renverse une quille au milieu, et une rangée devient deux. La théorie est prête pour cela.
learn-kayles-play = À Kayles, on renverse une quille, ou deux quilles voisines. Un trou partage une rangée en deux. Qui renverse la dernière quille gagne. Une rangée est facile pour le premier joueur : tu sais pourquoi. Plusieurs rangées ne le sont pas.
learn-kayles-one = Une rangée
learn-kayles-three = Trois rangées
learn-kayles-guess = Trouve à la main les nim-valeurs de Kayles. Un coup peut laisser **deux** rangées. Elles sont côte à côte, donc leurs nim-valeurs ont une [nim-somme|nim-sum], et c’est elle qui va sur l’étagère.
learn-kayles-strip = Nim-valeurs de Kayles
learn-kayles-why-1 = **Partager n’est rien de nouveau :** deux rangées sont deux jeux côte à côte. La nim-valeur d’une rangée est donc le mex de nim-sommes. Avec elle, tu gagnes à Kayles quel que soit le nombre de rangées.
learn-kayles-why-2 = Voici les nim-valeurs en lignes de douze. Les colonnes deviennent constantes : à partir de 71, les valeurs se répètent avec la [période|period] 12. Les cases encadrées sont des exceptions. La dernière est 70.
learn-kayles-values = Calcul des nim-valeurs
learn-kayles-rows = Nim-valeurs de Kayles en lignes de douze
learn-kayles-why-3 = Un motif sur un écran n’est pas une démonstration. Ici, il y en a une : Richard Guy et Cedric Smith ont montré en 1956 jusqu’où il faut regarder pour être sûr : environ deux fois plus loin que la fin de la première période. Si les valeurs se répètent jusque-là, elles se répètent indéfiniment. C’est exactement ce que vérifie le moteur :
learn-kayles-law = Recherche de la loi
learn-kayles-task-sum = Deux rangées de Kayles, de { $a } et { $b } quilles. Combien valent-elles ensemble ?
learn-kayles-task-sum-why = Les rangées valent { $value-a } et { $value-b }, et la nim-somme est { $sum }.
learn-kayles-task-table = Nim-valeurs de Kayles
learn-kayles-task-who = Trois rangées de Kayles, de { $a }, { $b } et { $c } quilles. Qui gagne ?
learn-kayles-task-who-why = Les rangées valent { $values }, et la nim-somme est { $sum }. { $sum ->
    [0] Le joueur au trait perd.
   *[other] Le joueur au trait gagne.
}
learn-kayles-task-move = Kayles. Joue un coup gagnant.
