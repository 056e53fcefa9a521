### Learn: a path of chapters. `[words|mex]` marks a word of the field, `**words**` is strong.

learn-title = Apprendre
learn-path-title = Du Nim à Sprague–Grundy
learn-path-about = Douze chapitres courts. Dans chacun, tu joues, tu devines, tu vois pourquoi et tu résous trois exercices. Si tu sais additionner et diviser, tu peux commencer.
learn-unknown = Le chapitre « { $name } » n’existe pas. Voici tous les chapitres.
learn-begin = Commencer au chapitre 1
learn-go-on = Continuer : { $title }
learn-total = { $done } chapitres terminés sur { $chapters }
learn-kept = Tes progrès restent sur cet appareil.
learn-forget = Oublier mes progrès
learn-chapter-number = Chapitre { $number } sur { $chapters }
learn-stage-play = Jouer
learn-stage-guess = Deviner
learn-stage-why = Pourquoi ?
learn-stage-tasks = Trois exercices
learn-why-closed = Cherche d’abord par toi-même. Ou bien :
learn-why-open = Montre-moi pourquoi
learn-ways = Chapitres
learn-before = Retour : { $title }
learn-after = Suite : { $title }

learn-wins-first = Le joueur au trait
learn-wins-second = L’autre joueur
learn-p = Position P
learn-n = Position N

learn-task-dots = Exercices résolus : { $solved } sur { $tasks }
learn-task-dot = Exercice { $number } : { $state ->
    [right] résolu
    [wrong] non résolu
   *[open] à faire
}
learn-task-number = Exercice { $number } sur { $tasks }
learn-task-answer = Ta réponse
learn-task-check = Vérifier
learn-task-next = Suivant
learn-task-finish = Voir le résultat
learn-task-new = Trois autres
learn-task-same = L’adresse de cette page contient ces trois exercices. Partage-la, et d’autres auront les mêmes.
learn-task-result = { $solved ->
    [0] Cette fois, tu n’as résolu aucun des { $tasks } exercices. Relis l’explication et essaie trois nouveaux exercices.
    [1] Tu as résolu 1 exercice sur { $tasks }. Essaie trois nouveaux exercices.
    [2] Tu as résolu 2 exercices sur { $tasks }. Tu y es presque !
   *[other] Tu as résolu les { $tasks } exercices. Ce chapitre est à toi !
}
learn-verdict-right = Juste !
learn-verdict-wrong = Non.
learn-verdict-again = Pas encore. Essaie encore une fois.
learn-move-why = Le coup { $move } gagne. { $principle }
learn-move-reply = Après { $move }, l’autre joueur répond { $reply } et gagne.

learn-paint-brushes = Pinceau
learn-paint-brush-P = P : le joueur au trait perd
learn-paint-brush-N = N : le joueur au trait gagne
learn-paint-left = { $count ->
    [one] encore { $count }
   *[other] encore { $count }
}
learn-paint-square = { $position } : { $mark ->
    [P] P
    [N] N
   *[blank] pas colorié
}{ $verdict ->
    [wrong] , faux
    [right] , juste
   *[none] {""}
}
learn-paint-done = Tout est juste ! Maintenant, vois pourquoi.
learn-paint-is-n = { $position } n’est pas P mais N : le coup vers { $option } laisse une position P, et là l’autre joueur perd.
learn-paint-is-end = { $position } n’est pas N mais P : il ne reste aucun coup, donc le joueur au trait a perdu.
learn-paint-is-p = { $count ->
    [one] { $position } n’est pas N mais P : son seul coup, vers { $options }, mène à une position N.
   *[other] { $position } n’est pas N mais P : tous ses coups, vers { $options }, mènent à des positions N.
}
learn-columns = Les tas en colonnes binaires
learn-columns-heap = tas
learn-columns-ones = nb de 1
learn-columns-bit = Tas { $heap }, colonne { $weight } : { $bit }
learn-columns-parity = { $parity ->
    [even] , pair
   *[odd] , impair
}
learn-shelf = Étagère des nim-valeurs
learn-shelf-place = { $place }{ $state ->
    [full] , sur l’étagère
    [gap] , le premier trou
   *[empty] , pas sur l’étagère
}
learn-filler-end = De **{ $heap }**, il n’y a aucun coup. L’étagère est vide. Touche son premier trou.
learn-filler-options = { $count ->
    [one] De **{ $heap }**, les coups mènent à { $count } position. Sa nim-valeur est sur l’étagère. Touche le premier trou.
   *[other] De **{ $heap }**, les coups mènent à { $count } positions. Leurs nim-valeurs sont sur l’étagère. Touche le premier trou.
}
learn-filler-value = nim-valeur { $value }
learn-filler-right = Juste : { $heap } a la nim-valeur { $value }.
learn-filler-taken = Un coup mène à la valeur { $value }, donc { $value } est sur l’étagère. Touche un trou.
learn-filler-later = Il y a un trou plus petit que { $value }.
learn-filler-done = La bande est pleine. Maintenant, vois pourquoi.
