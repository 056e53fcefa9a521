### Errors of take-and-break codes and coin-turning codes.

error-code-expects-digit-sign = un chiffre 0–9 ou A–F, `*` ou `{"{"}`
# A digit of a code says too much where { $added } coins are added to the heap.
error-code-grows = la partie peut ne pas finir : { $added ->
    [0] juste à gauche du point, aucun jeton n’est pris
    [1] si loin à gauche du point, un jeton s’ajoute
   *[other] si loin à gauche du point, { $added } jetons s’ajoutent
}, et { $heaps ->
    [0] rien ne peut alors rester
    [1] un tas de { $heap } peut devenir un tas de { $largest }
   *[other] un tas de { $heap } peut devenir { $heaps } tas, le plus grand de { $largest }
}
error-code-count-missing = { $what ->
    [coins] le nombre de jetons manque ici
    [most-coins] le plus grand nombre de jetons manque ici
   *[neighbours] le nombre de voisins manque ici
}
error-code-count-zero = { $what ->
    [coins] le nombre de jetons ne peut pas être 0
    [most-coins] le plus grand nombre de jetons ne peut pas être 0
   *[neighbours] le nombre de voisins ne peut pas être 0
}

## What is wrong.

error-code-nothing-written = rien n’est écrit ici
error-code-code-no-point = le code n’a pas de point
error-code-only-digits-right-point-repeat = seuls les chiffres à droite du point peuvent se répéter
error-code-point-alone-no-code = un point seul n’est pas un code
error-code-nothing-repeats = rien ne se répète ici
error-code-repeat-stand-inside-repeat = une répétition ne peut pas se trouver dans une répétition
error-code-repeat-goes-ever-nothing-follow = une répétition continue sans fin, donc rien ne peut la suivre
error-code-code-ends = le code finit ici
error-code-list-suffix-own-one-behind = cette liste a un suffixe à elle, et un autre après son accolade
error-code-suffix-already-digit-carries-one = il y a déjà un suffixe : un chiffre porte un seul de `!`, `=`, `?`
error-code-not-belong-into-list-heap = ceci n’a pas sa place dans une liste de nombres de tas
error-code-number-heaps-missing = il manque ici un nombre de tas
error-code-most-heaps-named-braces = au plus { $most } tas peuvent être nommés entre accolades
error-code-brace-not-closed = cette accolade n’est pas fermée
error-code-not-digit-notation = `{ $sign }` n’est pas un chiffre de la notation
error-code-code-one-point-second = un code a un seul point, et celui-ci est le deuxième
error-code-no-repeat-opened-before-bracket = aucune répétition n’a été ouverte avant ce crochet
error-code-no-brace-opened-before-one = aucune accolade n’a été ouverte avant celle-ci
error-code-must-follow-digit-closing-brace = `{ $sign }` doit suivre un chiffre ou une accolade fermante
error-code-meaning-braces-only = `+` n’a de sens qu’entre accolades, comme dans `{"{2+}"}`
error-code-not-belong-code = `{ $sign }` n’a pas sa place dans un code
error-code-code-most-places = un code a au plus { $most } places
error-code-code-not-played-ring = ce code ne se joue pas sur un anneau
error-code-ring-pins = un anneau de { $pins } quilles
error-code-another-ring = un autre anneau
error-code-too-many-pins = { $left } quilles
error-code-not-belong-coin-turning-code = `{ $sign }` n’a pas sa place dans un code de retournement de pièces
error-code-not-letter-coin-turning-codes = `{ $sign }` n’est pas une lettre des codes de retournement de pièces
error-code-range-ends-below-start = cet intervalle finit au-dessous de son début
error-code-said-twice = `{ $sign }` est dit deux fois
error-code-parenthesis-not-closed = cette parenthèse n’est pas fermée
error-code-not-belong-number-neighbours = ceci n’a pas sa place dans un nombre de voisins
error-code-coins-lie-within-neighbours = { $least } pièces ne peuvent pas se trouver parmi { $within } voisines
error-code-coins-consecutive-equally-spaced-already = des pièces consécutives sont déjà régulièrement espacées
error-code-coins-consecutive-symmetric-already = des pièces consécutives sont déjà symétriques
error-code-coins-equally-spaced-symmetric-already = des pièces régulièrement espacées sont déjà symétriques

## What was expected: the end of a sentence.

error-code-expects-code = un code comme `0.77`
error-code-expects-digit = un chiffre
error-code-expects-end-code = la fin du code
error-code-expects-comma-brace-one-equals-plus = `,` ou `{"}"}`, ou l’un de `!`, `=`, `?`, `+`
error-code-expects-number-of-heaps = un nombre comme 3, ou `*`
error-code-expects-heaps-all-smaller = des tas tous plus petits, comme `{"{"}{ $added }{"}"}`
error-code-expects-octal-code = un code octal comme 0.77, dont les coups laissent au plus deux tas de taille quelconque
error-code-expects-pins = de 1 à { $most } quilles
error-code-expects-rows-most-pins-together = des rangées d’au plus { $pins } quilles en tout
error-code-expects-one-letters-c-e-f = `,`, l’une des lettres C, E, F, S, ou la fin
error-code-expects-c-consecutive-c-n-within = C (consécutives), C(n) (parmi n voisines), E (régulièrement espacées), F (avec la pièce la plus à gauche) ou S (symétriques)
error-code-expects-number = un nombre comme 3

## What to do.

error-code-help-stands-right-point-says-taken = ce qui est à droite du point dit ce qu’on peut prendre : `0.3` prend un jeton
error-code-help-write-suffix-each-count-once = écrire le suffixe à chaque nombre, ou une fois après l’accolade
error-code-help-larger-letters-must-written-braces = les lettres plus grandes s’écrivent entre accolades, avec les nombres de tas qui peuvent rester : `{ $sign }` est `{"{"}{ $heaps }{"}"}`
error-code-help-digit-left-point-only-leave = un chiffre à gauche du point ne peut laisser qu’assez de tas pour que chacun soit plus petit qu’avant
error-code-help-letters-capital = les lettres sont majuscules : `{ $letter }`
error-code-help-move-turns-least-coin-goes = un coup retourne au moins la pièce qui passe de face à pile
error-code-help-leave-out-letter-says-nothing = omettre la lettre qui ne dit rien
