### Errors of rules, formulas and numbers as they are typed.

error-rule-tuple-of = { $count ->
    [one] un n-uplet d’un seul nombre
   *[other] un n-uplet de { $count } nombres
}
# A part of a formula, where its text is not known.
error-rule-this = ceci
# A message, and the values of the variables at which it holds, such as n = 3, k = 1.
error-rule-at = { $message } pour { $values }
error-rule-should-at = { $message }, pour { $values }
error-rule-argument = { $needs ->
    [not-negative] { $text } dans { $function }(…) ne doit pas être négatif
    [positive] { $text } dans { $function }(…) doit être au moins 1
    [two] { $text } dans { $function }(…) doit être au moins 2
   *[small] { $text } dans { $function }(…) doit ici être inférieur à 2^64
}
error-rule-negative-operand = { $operator ->
    [power] une puissance demande un exposant d’au moins 0, mais { $text } est plus petit
   *[other] `{ $operator }` demande des nombres d’au moins 0, mais { $text } est plus petit
}
error-rule-help-bars = les sortes de coups se séparent par un seul `|` ; entre des conditions, écrire `or`
error-rule-help-and = entre des conditions, écrire `and`
error-rule-help-quotient = écrire floor(a/b) pour le quotient arrondi par défaut
error-rule-help-power = une puissance s’écrit a^b
error-rule-help-ampersand = écrire `and` entre des conditions, `bitand` entre des nombres
error-rule-help-percent = le reste s’écrit `a mod b`
error-rule-help-times = écrire `*`
error-rule-help-exclamation = écrire `not`, ou `!=` pour « différent de » ; le langage n’a pas de factorielles
error-rule-help-or-sign = écrire `or`
error-rule-help-and-sign = écrire `and`
error-rule-function-floor = floor(x) : le plus grand entier qui ne dépasse pas x
error-rule-function-ceil = ceil(x) : le plus petit entier qui n’est pas inférieur à x
error-rule-function-abs = abs(x) : x sans son signe
error-rule-function-min = min(a, b, …) : le plus petit
error-rule-function-max = max(a, b, …) : le plus grand
error-rule-function-gcd = gcd(a, b, …) : le plus grand commun diviseur
error-rule-function-lcm = lcm(a, b, …) : le plus petit commun multiple
error-rule-function-isqrt = isqrt(n) : la partie entière de la racine carrée
error-rule-function-iroot = iroot(n, k) : la partie entière de la racine k-ième de n, k ≥ 1
error-rule-function-log2 = log2(n) : la place du bit de tête de n ≥ 1, arrondie par défaut
error-rule-function-popcount = popcount(n) : combien de chiffres binaires de n sont des 1
error-rule-function-bit = bit(n, i) : le chiffre binaire i de n, le dernier chiffre étant i = 0
error-rule-function-digit = digit(n, i[, base]) : le chiffre i de n en base 10 (ou base), le dernier étant i = 0
error-rule-function-has-digit = has_digit(n, d) : le chiffre décimal d figure-t-il dans n ?
error-rule-function-digit-sum = digit_sum(n) : la somme des chiffres décimaux de n
error-rule-function-valuation = valuation(n, p) : combien de fois p ≥ 2 divise n ≥ 1
error-rule-function-is-prime = is_prime(n)
error-rule-function-is-square = is_square(n) : a-t-on n = 0, 1, 4, 9, … ?
error-rule-function-is-power = is_power(n, b) : a-t-on n = 1, b, b^2, … ?
error-rule-function-is-fibonacci = is_fibonacci(n) : a-t-on n = 0, 1, 1, 2, 3, 5, … ?
error-rule-function-is-prime-power = is_prime_power(n) : a-t-on n = 2, 3, 4, 5, 7, 8, 9, … ?

## What is wrong.

error-rule-not-whole = { $text } n’est pas entier
error-rule-divides-zero = { $text } divise par zéro
error-rule-too-large-compute = { $text } est trop grand pour être calculé
error-rule-move-leaves-too-many-heaps = un coup laisse trop de tas
error-rule-position-needs-least-one-coordinate = une position demande au moins une coordonnée
error-rule-every-part-needs-one-entry = chaque partie demande une entrée par coordonnée
error-rule-variable-not-known = cette variable n’est pas connue ici
error-rule-not-take-arguments = { $name } n’accepte pas { $count } arguments
error-rule-comparison-lacks-side = il manque un côté à une comparaison
error-rule-more-than-bytes = une règle de plus de { $most } octets
error-rule-of-game-is-none = la règle de { $name } n’en est pas une : { $sentence }
error-rule-begins = { $found } là où une règle commence
error-rule-found-number = le nombre { $number }
error-rule-found-end = la fin
error-rule-not-language = `{ $sign }` n’est pas dans ce langage
error-rule-no-meaning-language = `{ $sign }` n’a pas de sens dans ce langage
error-rule-size-board-no-number = la taille d’un plateau n’est pas un nombre : { $value }{ $word }
error-rule-product-needs-sign = un produit demande son signe : { $value }{ $word }
error-rule-numbers-whole = les nombres sont entiers ici ; dans les formules, une fraction s’écrit avec `/`
error-rule-quote-not-closed = ce guillemet n’est pas fermé
error-rule-condition-needed = { $found } là où il faut une condition
error-rule-condition-number-needed = une condition là où il faut un nombre
error-rule-number-condition-needed = un nombre là où il faut une condition
error-rule-nests-more-than-deep = l’imbrication dépasse { $most } niveaux
error-rule-number-needed = { $found } là où il faut un nombre
error-rule-arguments-begin = { $found } là où commencent les arguments de `{ $word }`
error-rule-inside-brackets = { $found } entre parenthèses
error-rule-wrong-number-of-arguments = `{ $word }` avec ce nombre d’arguments : { $count }
error-rule-reserved-coordinate-labelled-games = `turn` est la coordonnée réservée des jeux étiquetés
error-rule-unknown-name = nom inconnu `{ $word }`
error-rule-number-too-large-heap = ce nombre est trop grand pour un tas
error-rule-heap-negative = un tas ne peut pas être négatif
error-rule-number-leading-zero = un nombre qui commence par un zéro
error-rule-as-power = { $found } comme puissance
error-rule-after-number = { $found } après le nombre
error-rule-no-number = ce n’est pas un nombre
error-rule-number-not-whole = ce nombre n’est pas entier
error-rule-after-semicolon = { $found } après `;`
error-rule-ending-goes = { $found } là où la clause de fin continue
error-rule-after-verdict = { $found } après un verdict
error-rule-ending-not-say-holds-otherwise = la clause de fin ne dit pas ce qui vaut sinon
error-rule-ending-game = { $found } dans la clause de fin d’un jeu
error-rule-in-verdict = { $found } dans un verdict
error-rule-after-for = { $found } après `for`
error-rule-after-for-name = { $found } après `for { $name }`
error-rule-range-goes-on = { $found } là où un intervalle continue, comme dans `1..n`
error-rule-set-numbers-ends = { $found } là où un ensemble de nombres finit
error-rule-after-move = { $found } après un coup
error-rule-name-used-twice = le nom `{ $word }` est utilisé deux fois
error-rule-more-than-loops-one-alternative = plus de { $most } boucles dans une alternative
error-rule-for-stands-before-if = `for` se place avant `if`
error-rule-goes-on = { $found } là où une règle continue avec ses coups
error-rule-more-than-alternatives = plus de { $most } alternatives
error-rule-turn-stands-last = `turn` se place en dernier dans l’en-tête
error-rule-head-rule = { $found } dans l’en-tête d’une règle
error-rule-more-than-coordinates = plus de { $most } coordonnées
error-rule-head-rule-ends = { $found } là où finit l’en-tête d’une règle
error-rule-word-language-variable = `{ $word }` est un mot du langage et ne peut pas être une variable
error-rule-set-moves-ends = { $found } là où un ensemble de coups finit
error-rule-not-said-how-many-coordinates = il n’est pas dit combien de coordonnées changent
error-rule-labelled-game-no-sums = un jeu étiqueté n’a pas de sommes
error-rule-more-than-parts = plus de { $most } parties
error-rule-parts-sum-end = { $found } là où finissent les parties d’une somme
error-rule-move-described = { $found } là où un coup est décrit
error-rule-program-flips-turn-after-every = le programme change lui-même le joueur au trait après chaque coup
error-rule-after-not = { $found } après `not`
error-rule-set-after-holds-numbers-not = un ensemble après `not` contient des nombres qui ne dépendent pas du tas
error-rule-not-said-how-many-coins = il n’est pas dit combien de jetons on peut prendre
error-rule-after-number-to-take = { $found } après le nombre à prendre
error-rule-number-powers-taken-not-said = il n’est pas dit de quel nombre on peut prendre les puissances
error-rule-set-not-closed = l’ensemble n’est pas fermé
error-rule-in-set = { $found } dans un ensemble
error-rule-not-said-how-set-goes = il n’est pas dit comment cet ensemble continue
error-rule-heap-variable-loop-needs-another = `{ $name }` est le tas ; une variable de boucle demande un autre nom
error-rule-range-goes-on-from-0 = { $found } là où un intervalle continue, comme dans `0..5`
error-rule-set-ends = { $found } là où l’ensemble finit
error-rule-heap-number-taken-needs-another = `{ $name }` est le tas ; le nombre pris demande un autre nom
error-rule-taking-coins = prendre { $taken } jetons
error-rule-number-coins-whole = un nombre de jetons est entier
error-rule-number-of-coins-too-large = un nombre de jetons de 2^64 ou plus

## What was expected: the end of a sentence.

error-rule-expects-comparison = une comparaison comme `n > 2`
error-rule-expects-number = un nombre
error-rule-expects-comparison-with-0 = une comparaison comme `= 0`
error-rule-expects-number-variable-function = un nombre, une variable ou une fonction
error-rule-expects-operator = un opérateur ou `{ $mark }`
error-rule-expects-number-function = un nombre ou une fonction
error-rule-expects-one-function = un des noms { $known }, ou une fonction
error-rule-expects-number-of-64-bits = au plus 18446744073709551615 (2^64 - 1)
error-rule-expects-number-as-typed = un nombre comme 5, 1_000, 1e12 ou 10^18
error-rule-expects-if-condition = `if` et une condition
error-rule-expects-else-first-wins-else-second = `else first wins`, `else second wins` ou `else tie`
error-rule-expects-first-wins-second-wins-tie = `first wins`, `second wins` ou `tie`
error-rule-expects-variable-for-k-in = une variable, comme dans `for k in 1..n`
error-rule-expects-for-range = `for` et un intervalle
error-rule-expects-variable-range = une variable, `in` et un intervalle, comme dans `for k in 1..n`
error-rule-expects-name-coordinate = le nom d’une coordonnée, comme dans `(a, b) -> …`
error-rule-expects-another-move-end-rule = `|` et un autre coup, `for`, `if`, ou la fin de la règle
error-rule-expects-any-m-of = `any M of (…)` avec M de 1 à { $arity }
error-rule-expects-one-position-after-move = une seule position après le coup
error-rule-expects-tuple-number-each = un n-uplet avec un nombre pour chacun des noms ({ $names })
error-rule-expects-one-each = { $arity }, un pour chacun des noms ({ $names })
error-rule-expects-set-range = un ensemble comme `{"{1,3,4}"}`, un intervalle comme `1..3`, `any` ou `{"not {2,3}"}`
error-rule-expects-powers-of-number = `powers of 2`, ou de même avec un autre nombre à partir de 2
error-rule-expects-comma-brace = `,` ou `{"}"}`
error-rule-expects-another-number = `,` et un autre nombre, ou `{"}"}`
error-rule-expects-set-condition-set-name = un ensemble donné par une condition, ou un ensemble qui a un nom comme `powers of 2`, `odd`, `squares` ou `primes`
error-rule-expects-variable = une variable
error-rule-expects-numbers-from-1-every-move = des nombres à partir de 1 : tout coup prend quelque chose
error-rule-expects-smaller-numbers = des nombres inférieurs à 2^64

## What to do.

error-rule-help-leave-heap-0-out = exclure le tas 0, comme dans `if { $heap } > 0`
error-rule-help-write-floor = écrire floor(…), ou ceil(…) pour arrondir par excès
error-rule-help-add-condition-keeps-divisor-away = ajouter une condition qui empêche le diviseur d’être 0
error-rule-help-numbers-go-up = les nombres vont jusqu’à 2^127 - 1
error-rule-help-board-position-solved-drawn-played = un plateau est une position à résoudre, à dessiner ou à jouer, comme dans `cram : 3x4`
error-rule-help-write-product = écrire { $value }*{ $word }
error-rule-help-write-1-2-half = écrire 1/2 pour un demi
error-rule-help-write-meant = écrire `{ $meant }`
error-rule-help-set-stands-after = un ensemble se place après `in`, comme dans `{"n-k for k in {1,3}"}`
error-rule-help-range-stands-after = un intervalle se place après `in` ou `take`
error-rule-help-end-rule = terminer la règle par `; at end: first wins if …, else second wins`
error-rule-help-numbers-written-digits = les nombres s’écrivent en chiffres
error-rule-help-variable-loop-declared-behind-move = une variable de boucle se déclare après le coup, comme dans `n-k for k in 1..n`
error-rule-help-thousands-written = les milliers s’écrivent 1000 ou 1_000 ; une virgule sépare des tas
error-rule-help-numbers-written = les nombres s’écrivent 1000, 1_000, 1e12, 10^18 ou 10^9+1000
error-rule-help-write-floor-or-ceil = écrire floor(…) ou ceil(…)
error-rule-help-game-nobody-wins = une partie que personne ne gagne est un `tie`
error-rule-help-say-who-wins-other-one = dire qui gagne : l’autre
error-rule-help-numbers-set-stand-braces = les nombres d’un ensemble se mettent entre accolades, comme dans `{"for k in {1,3,4}"}`
error-rule-help-range-written = un intervalle s’écrit `for k in 1..n`
error-rule-help-write-target-for-k = écrire `TARGET for k in … if …`
error-rule-help-choose-another-name = choisir un autre nom
error-rule-help-kinds-move-separated = les sortes de coups se séparent par `|`
error-rule-help-each-kind-move-condition-own = chaque sorte de coup a sa propre condition, comme dans `n-1 if n even | n-2 if n odd`
error-rule-help-condition-written = une condition s’écrit avec `if`
error-rule-help-product-needs-sign = un produit demande son signe
error-rule-help-any-2-of = comme dans `any 2 of (a-k, b-k, c-k)`
error-rule-help-leave-out-tuple = l’omettre : un n-uplet pour ({ $names })
error-rule-help-write-take-k-in = écrire `{"take {k in 1..n if …}"}`
error-rule-help-range-written-two-points = un intervalle s’écrit avec deux points de suite, comme dans 1..3
error-rule-help-several-numbers-stand-braces = plusieurs nombres se mettent entre accolades, comme dans `{"take {1,3,4}"}`
error-rule-help-numbers-condition-written = des nombres donnés par une condition s’écrivent `{"take {k in 1..n if …}"}`
error-rule-help-begins-like = `take { $name }` commence ainsi
error-rule-help-if-every-larger-number-taken = si tout nombre plus grand peut être pris, écrire `{"take not {…}"}` ou `take any`
