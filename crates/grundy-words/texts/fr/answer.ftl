### Texts of answers, for people: what commands print.

## What several answers say.

normal-play = jeu normal
misere-play = jeu misère
# How something is known, as a label before a statement or after “by”.
known-by = { $way ->
    [definition] définition
    [theorem] théorème
    [proved] démontré
   *[seen] observé
}
# A label, such as “proved” or “Verified”, before what it is said of.
labelled = { $label } : { $text }
by-reference = d’après { $reference }
checked-hypothesis = vérifié : { $hypothesis }
is-canonical = est { $canonical }
# $reason: why the rule has this other form.
is-canonical-because = est { $canonical } : { $reason }
list-of-more = … et { $count } de plus
# $how: what to type for that, such as “--max-moves 10”.
list-of-more-how = … et { $count } de plus ({ $how })
none = aucune
outcome-n = N : le joueur au trait gagne
outcome-p = P : le joueur au trait perd
outcome-t = T : avec le meilleur jeu, la partie est nulle
outcome-table-t = T : avec le meilleur jeu, la partie est nulle
outcome-d = D : personne ne peut gagner, et le meilleur jeu continue sans fin
outcome-and-nim-value = { $outcome } ; nim-valeur { $value }
counted-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
counted-positions = { $count ->
    [one] { $count } position
   *[other] { $count } positions
}
counted-entries = { $count ->
    [one] { $count } entrée
   *[other] { $count } entrées
}

## Who wins a position. What stands in parentheses is said of play, or of how the answer is known.

solve-labelled = les règles disent qui gagne à la fin
solve-value-not-requested = { $outcome } (nim-valeur non demandée)
solve-value-not-computed = { $outcome } ; nim-valeur non calculée : la recherche est trop grande
solve-remoteness = Éloignement { $count } : le nombre de coups qui restent avec le meilleur jeu
solve-remoteness-not-found = Éloignement : non trouvé dans les limites fixées
solve-by-definition = par définition, à partir des options
solve-by-theorem = par un théorème
solve-by-proof = démontré : une loi a été vérifiée pour cette règle
solve-by-seen = seulement observé, non démontré
solve-by-definition-and-theorem = par définition, et par un théorème pour des positions plus petites
# $way: how one part of a sum is known.
solve-partly = { $way ->
    [definition] en partie calculé
    [theorem] en partie par des théorèmes
    [proved] en partie par une loi démontrée
   *[seen] en partie seulement observé
}
solve-partly-and = { $first }, { $second }
solve-no-winning-move = Aucun coup gagnant.
solve-no-move-left = Plus aucun coup possible : le joueur au trait a gagné.
solve-not-listed = { $count ->
    [1] Il y a un coup gagnant ; il n’est pas cité.
   *[other] Il y a { $count } coups gagnants ; aucun n’est cité.
}
solve-none-listed = Il y a un coup gagnant ; aucun n’est cité.
solve-theorem-does-not-say = Il y a un coup gagnant, mais le théorème ne dit pas lequel.
solve-only-winning-move = Le seul coup gagnant :
solve-counted-winning-moves = { $count } coups gagnants :
solve-winning-moves = Coups gagnants :
solve-more = … et d’autres
solve-perhaps-more = … il y en a peut-être d’autres
solve-first-listed = … (les { $count } premiers sont cités)
solve-not-all-found = Les coups gagnants n’ont pas tous été trouvés.
# $play: normal play or misère play.
solve-loopy-play = { $play } ; la partie peut continuer sans fin
solve-loopy-value = { $outcome } ; valeur { $value }
solve-loopy-by-smith = par définition ; Smith 1966
solve-loopy-by-definition = par définition
solve-loopy-draw-not-listed = Un coup garde la partie sans fin ; aucun n’est cité.
solve-loopy-draw-moves = Coups qui gardent la partie sans fin :
solve-table-play = { $play }, d’après une table de toutes les positions
# $left: such as “3 moves”.
solve-table-left = { $outcome } ; avec le meilleur jeu, il reste { $left }
solve-table-move-left = il reste { $left }
solve-table-tie-moves = Coups qui gardent la partie nulle :
solve-table-better = Il y a un meilleur coup que ceux qui ont été consultés.
solve-every-move-loses = Tout coup perd :

## Laws.

law-read-json = ses { $states } états sont dans le JSON
law-read-json-how = ses { $states } états sont dans le JSON ({ $how })
law-also-proved = démontré aussi d’après { $reference }
law-also-by = aussi d’après { $reference }
law-seen-is-no-theorem = { $reference } (un motif dans { $count } valeurs n’est pas un théorème)
law-seen-in-positions = { $reference } (un motif dans des positions n’est pas un théorème)
law-seen-without-rule = { $reference } (aucune règle n’est connue, donc aucune démonstration n’est possible)
law-none-no-heap = Aucune loi trouvée : aucun tas n’a été évalué.
law-none-to = Aucune loi trouvée dans les valeurs des tas de 0 à { $last }.
law-none-is-no-proof = Cela ne démontre pas qu’il n’y en a pas.
law-none-is-no-proof-how = Cela ne démontre pas qu’il n’y en a pas : { $how }.
law-none-in-list = On n’y voit aucune loi.
law-tried =
    Essayé : périodes, simples ou avec un saltus, un pour toutes les classes de restes ou un pour chacune ; formules en n ;
    automates qui lisent n en base 2 à 10 ou en écriture de Zeckendorf ; relations linéaires entre
    sous-suites ; automates qui lisent n et la valeur ensemble.
law-of-listed-values = { $count } valeurs, celles des tas de { $first } à { $last }
law-values-kept = Les valeurs de { $count } tas sont dans { $file }.
law-engine = moteur : { $name } ; { $count } valeurs calculées
# The heads of the table of a machine, each as wide as it is: digits follow.
law-machine-head = état  valeur  chiffre
law-machine-pairs-head = état       P  chiffres
# The columns of these heads: whether a state accepts.
yes = oui
no = non
law-none-in-pairs = Aucune loi trouvée dans les positions P de coordonnées au plus { $to }.
law-first-pairs = les premières positions P : { $pairs }
law-pairs-are = les positions P sont { $formula }
law-pairs-periods = c’est-à-dire : période { $x } en x et { $y } en y
# $places: such as “x ≥ 3, y ≥ 5”.
law-pairs-periods-from = c’est-à-dire : période { $x } en x et { $y } en y (pour { $places })
law-misere-none = Aucune loi du jeu normal n’a été trouvée, dont une loi du jeu misère découlerait.
law-misere-outcomes = en jeu misère, les issues d’un seul tas ont pour prépériode { $preperiod } et pour période { $period }
law-misere-seen = d’après { $reference } (une loi seulement observée n’est pas un théorème)
# $heaps, $single and $again: lists of numbers.
law-heaps-again = n = { $heaps }, et de nouveau tous les { $period } tas
law-heaps-and-again = n = { $single } ; et n = { $again }, ces derniers de nouveau tous les { $period } tas
law-modes-machine = l’automate pour { $which } :
law-modes-covered = Il couvre les positions P, non les autres valeurs.
law-modes-in-json = les nim-valeurs d’une période sont dans le JSON
law-modes-in-json-how = les nim-valeurs d’une période sont dans le JSON ({ $how })
law-modes-values = les nim-valeurs pour { $heap } = 0, 1, 2, …, où celles entre [ ] se répètent :
law-family-for = pour tout n, et tous les nombres tels que { $condition }
law-family-all-facts = Chacune de ces lois est établie.
law-family-not-all-facts = Ces lois ne sont pas toutes établies.
law-family-no-pattern = { $known } Aucun théorème connu ici ne porte sur tous les nombres, et on n’y voit aucun motif.
law-family-seen = pour { $letter } de { $from } à { $to }. { $known } Il n’est pas démontré que cela continue ainsi.
law-family-head = la loi
law-family-none = aucune trouvée
law-family-grid = La période de chaque règle, { $row } vers le bas et { $column } vers la droite (n0/p quand elle commence au tas n0, p+s quand les valeurs croissent de s) :
# What stands behind the law of a list: $from is the first heap that it was used for.
law-assumed = à partir du tas { $from }, d’après une loi ({ $reference }) : { $sentence }
# $file: the name of a file, or “here”. $shown: what the certificate shows.
certificate-of = { $shown ->
    [nim-value] Certificat de la nim-valeur : { $file }, { $entries }, { $bytes } octets
    [outcome] Certificat de l’issue : { $file }, { $entries }, { $bytes } octets
    [strategy] Certificat de la stratégie : { $file }, { $entries }, { $bytes } octets
    [infinite-value] Certificat de la valeur infinie : { $file }, { $entries }, { $bytes } octets
    [graph-values] Certificat des valeurs de tous les nœuds : { $file }, { $entries }, { $bytes } octets
   *[draw] Certificat de la partie sans fin : { $file }, { $entries }, { $bytes } octets
}
certificate-of-law = Certificat de la loi : { $file }, par « { $theorem } », { $bytes } octets
certificate-here = ici

## The engine of long runs.

engine-no-space = pas d’espace clairsemé
engine-space-no-rare = espace clairsemé de masque { $mask } : aucun tas rare
engine-space-parity-no-rare = espace clairsemé de masque { $mask } avec la parité du tas : aucun tas rare
engine-space = espace clairsemé de masque { $mask } : { $count } tas rares, le dernier { $heap } (valeur { $value })
engine-space-parity = espace clairsemé de masque { $mask } avec la parité du tas : { $count } tas rares, le dernier { $heap } (valeur { $value })
engine-greatest = plus grande valeur { $value }, d’abord au tas { $heap } ; Fletcher-32 { $sum }
engine-greatest-and-digests = plus grande valeur { $value }, d’abord au tas { $heap } ; Fletcher-32 { $sum } ; { $digests }
engine-digests = { $count ->
    [one] { $count } somme de contrôle de 2^20 valeurs
   *[other] { $count } sommes de contrôle de 2^20 valeurs chacune
}
# The lines of a table: what, then this.
sparse-mask = masque
sparse-mask-bits = { $mask } (bits { $bits })
sparse-bits-from = tous à partir de { $from }
sparse-bits-and-from = { $bits } et tous à partir de { $from }
sparse-parity = parité du tas
sparse-parity-does-not-count = ne compte pas
sparse-parity-agrees = compte : une valeur est rare quand les bits et le tas sont de même parité
sparse-parity-differs = compte : une valeur est rare quand les bits et le tas sont de parités différentes
sparse-rare = tas rares
sparse-rare-last = { $count } ({ $share }), le dernier { $heap } (valeur { $value })
sparse-space = espace clairsemé
sparse-space-none = aucun dans ces valeurs
sparse-computed = calculé
sparse-computed-heaps = { $count } tas
sparse-greatest = plus grande valeur
sparse-greatest-at = { $value }, d’abord au tas { $heap }
sparse-frequent = les plus fréquentes
# $values: such as “3 (12.5 %), 5 (9.38 %)”.
sparse-frequent-values = { $values } ; { $count } valeurs apparaissent
sparse-list = tas rares, sous la forme tas:valeur
sparse-more = et { $count } de plus
sparse-more-how = et { $count } de plus ({ $how })

## Games recognised by their values. $kind: number in a row of positions, else heap.

identify-all-zero = Toutes les valeurs connues sont 0 : le joueur au trait perd.
identify-few = { $count ->
    [one] { $count } valeur, c’est peu, et bien des règles conviennent par hasard : davantage de valeurs peuvent les départager.
   *[other] { $count } valeurs, c’est peu, et bien des règles conviennent par hasard : davantage de valeurs peuvent les départager.
}
identify-all-few = toutes les valeurs, c’est peu, et bien des règles conviennent par hasard : davantage de valeurs peuvent les départager.
identify-values = { $kind ->
    [number] nim-valeurs à partir du numéro { $from } : { $values }
   *[heap] nim-valeurs à partir du tas { $from } : { $values }
}
identify-same-rules = les mêmes règles
identify-same-moves = { $rule } a les mêmes coups, tas par tas
# $sentence: one of the sentences below.
identify-for-all = { $sentence }, pour tout n
identify-for-all-from = { $sentence }, pour tout n ≥ { $from }
identify-for-seen = { $sentence }, pour n = { $from } à { $to }
identify-laws-compared = les deux lois ont été comparées pour tous les tas
identify-laws-compared-how = les deux lois ont été comparées pour tous les tas ({ $how })
identify-by-laws = { $kind ->
    [number] par les lois (ici { $here }) : égales jusqu’au numéro { $to }, puis elles se répètent ensemble
   *[heap] par les lois (ici { $here }) : égales jusqu’au tas { $to }, puis elles se répètent ensemble
}
identify-by-both-laws = { $kind ->
    [number] par les lois (ici { $here }, là { $there }) : égales jusqu’au numéro { $to }, puis elles se répètent ensemble
   *[heap] par les lois (ici { $here }, là { $there }) : égales jusqu’au tas { $to }, puis elles se répètent ensemble
}
identify-period = période { $period } à partir du tas { $from }
identify-period-saltus = période { $period }, saltus { $saltus } à partir du tas { $from }
identify-not-the-same = Pas les mêmes que { $rule }, même après un décalage ou en répétant des valeurs.
identify-no-rule = Aucune règle du catalogue ({ $count } règles) n’a ces valeurs.
identify-no-other-rule = Aucune autre règle du catalogue ({ $count } règles) n’a ces valeurs.
identify-differs = diffère
# $rule: a rule, or such a phrase with what it is compared by.
identify-differs-first = { $kind ->
    [number] { $rule } – le numéro { $heap } vaut { $here } ici et { $there } là
   *[heap] { $rule } – le tas { $heap } vaut { $here } ici et { $there } là
}
identify-agrees-to = { $kind ->
    [number] { $rule } s’accorde jusqu’au numéro { $last } ; le numéro { $heap } vaut { $here } ici et { $there } là
   *[heap] { $rule } s’accorde jusqu’au tas { $last } ; le tas { $heap } vaut { $here } ici et { $there } là
}
identify-with-heap = { $rule } (avec son tas { $place })
identify-with-sentence = { $rule } ({ $sentence })
oeis-from-heap = OEIS { $number }, à partir du tas { $heap }
# $place: a formula in n.
relation-shift = { $kind ->
    [number] le numéro n vaut autant que le tas { $place } de { $other }
   *[heap] le tas n vaut autant que le tas { $place } de { $other }
}
relation-repeated-here = { $kind ->
    [number] le numéro n vaut autant que le tas { $place } de { $other } : chaque valeur figure { $times ->
        [2] deux fois ici
       *[other] { $times } fois ici
    }
   *[heap] le tas n vaut autant que le tas { $place } de { $other } : chaque valeur figure { $times ->
        [2] deux fois ici
       *[other] { $times } fois ici
    }
}
relation-repeated-there-twice = { $kind ->
    [number] le numéro n vaut autant que les tas { $first } et { $last } de { $other } : chaque valeur y figure deux fois
   *[heap] le tas n vaut autant que les tas { $first } et { $last } de { $other } : chaque valeur y figure deux fois
}
relation-repeated-there = { $kind ->
    [number] le numéro n vaut autant que les tas de { $first } à { $last } de { $other } : chaque valeur y figure { $times } fois
   *[heap] le tas n vaut autant que les tas de { $first } à { $last } de { $other } : chaque valeur y figure { $times } fois
}
relation-zeros-here = { $kind ->
    [number] le numéro n vaut autant que le tas { $place } de { $other }, et 0 quand ce n’est pas un tas : ici, des zéros séparent les valeurs
   *[heap] le tas n vaut autant que le tas { $place } de { $other }, et 0 quand ce n’est pas un tas : ici, des zéros séparent les valeurs
}
relation-zeros-there = { $kind ->
    [number] le numéro n vaut autant que le tas { $place } de { $other } : là, des zéros séparent les valeurs
   *[heap] le tas n vaut autant que le tas { $place } de { $other } : là, des zéros séparent les valeurs
}
relation-without-zeros = les valeurs autres que 0 sont celles de { $other }, dans l’ordre

## State graphs.

graph-wins = le joueur au trait gagne
graph-loses = le joueur au trait perd
graph-ties = la partie est nulle
graph-draws = personne ne peut gagner, et le meilleur jeu continue sans fin
# $outcome: one of the clauses above.
graph-no-move-left = { $outcome }, et plus aucun coup n’est possible
graph-moves-left = { $count ->
    [one] { $outcome }, { $count } coup avec le meilleur jeu
   *[other] { $outcome }, { $count } coups avec le meilleur jeu
}
graph-labelled-ends = fins étiquetées
graph-best-play = Meilleur jeu : { $nodes }
graph-options = Options :
# What a move to an option does, for the player who makes it.
graph-option-wins = gagne
graph-option-loses = perd
graph-option-ties = partie nulle
graph-option-draws = sans fin
graph-reply = réponse { $node }
graph-no-move = plus aucun coup possible
graph-infinite = D : personne ne peut gagner, et le meilleur jeu continue sans fin. ∞(…) n’est pas une nim-valeur : les options qui en ont une ont celles-ci (Smith 1966).
# Heads of the columns of tables.
graph-head-node = nœud
graph-head-nim-value = nim-valeur
graph-head-normal = normal
graph-head-misere = misère
graph-head-remoteness-normal = éloignement (normal)
graph-head-remoteness-misere = (misère)
graph-head-winning-options = options gagnantes
graph-head-best-options = meilleures options
graph-head-label = étiquette
graph-head-outcome = issue
graph-head-remoteness = éloignement

## Lists and tables of values. $play: normal play or misère play.

listing-heap-options = options de chaque tas
listing-position-options = options de chaque position
listing-nim-values = nim-valeurs (jeu normal)
listing-p-positions = positions P, où le joueur au trait perd ({ $play })
listing-n-positions = positions N, où le joueur au trait gagne ({ $play })
listing-count = le nombre de positions { $outcome } de { $from } à { $to } ({ $play })
listing-outcomes = issues pour le joueur au trait ({ $play })
listing-no-option = (aucune)
xor-table-sums = nim-sommes a ⊕ b
xor-table-products = nim-produits a ⊗ b
xor-table-sums-to = Les nim-sommes a ⊕ b pour a, b = 0 à { $to }
xor-table-products-to = Les nim-produits a ⊗ b pour a, b = 0 à { $to }
# $way: how it is known, such as “theorem”.
at-who-wins = qui gagne ; la nim-valeur n’est pas connue ; { $way }
nimber-field = dans le corps des nimbers inférieurs à { $field }
nimber-order = l’ordre, un nombre ordinaire, dans le corps des nimbers inférieurs à { $field }
nimber-no-roots = x^2 + x = c n’a pas de solution inférieure à 2^128
nimber-no-roots-here = x^2 + x = c n’a pas de solution dans le corps des nimbers inférieurs à { $field } ; celles-ci sont inférieures à { $larger }
nimber-roots = les solutions de x^2 + x = c dans le corps des nimbers inférieurs à { $field }
# $way: how it is known, such as “theorem”.
tartan-table = nim-valeurs d’une face en (ligne,colonne) (jeu normal, statut : { $way })
tartan-by = statut : { $way }
tartan-head = { $head } vaut { $value }

## Games that were played.

grade-nim-value = nim-valeur { $value }
grade-player = joueur { $player } :
grade-kept = garde la victoire
grade-gave-away = laisse échapper la victoire
grade-lost = n’avait aucun coup gagnant
grade-better = { $grade } ; mieux : { $moved }
grade-no-move = plus aucun coup possible
grade-to-move = au trait ; la partie n’est pas finie
grade-winner = Le joueur { $player } gagne.

## Certificates that were checked.

# Labels with their colons; what they are said of follows.
check-rejected = Rejeté :
check-rejected-line = ligne { $line } : { $why }
check-not-checked = Non vérifié :
check-ended-before = le travail a été arrêté avant
check-verified = Vérifié :
check-verified-in-part = Vérifié en partie :
check-infinite-value = la valeur de { $position } est { $value }   (jeu normal, par définition ; Smith 1966)
check-draw = { $play ->
    [normal] en { $position }, personne ne peut gagner en jeu normal (par définition)
   *[misere] en { $position }, personne ne peut gagner en jeu misère (par définition)
}
check-wins = { $play ->
    [normal] en { $position }, le joueur au trait gagne en jeu normal (par définition)
   *[misere] en { $position }, le joueur au trait gagne en jeu misère (par définition)
}
check-loses = { $play ->
    [normal] en { $position }, le joueur au trait perd en jeu normal (par définition)
   *[misere] en { $position }, le joueur au trait perd en jeu misère (par définition)
}
# $moves: such as “3 moves”; $positions: such as “2 positions”.
check-strategy = la stratégie répond à { $moves } de l’adversaire, depuis { $positions }
check-nim-value = la nim-valeur de { $position } est { $value }   (jeu normal, par définition)
check-outcome = l’issue de { $position } est { $outcome }   (jeu normal, par définition)
check-nodes = { $count ->
    [one] les entrées donnent la valeur du seul nœud du graphe ({ $count })   (jeu normal, par définition)
   *[other] les entrées donnent les valeurs de tous les nœuds du graphe ({ $count })   (jeu normal, par définition)
}
check-infinite-nodes = { $count ->
    [1] l’une d’elles est infinie (Smith 1966)
   *[other] { $count } d’entre elles sont infinies (Smith 1966)
}
check-of-claim = de l’affirmation : { $claim }
check-moves = avec les coups : { $moves }
check-bytes = { $bytes } octets, vérifiés
check-bytes-seconds = { $bytes } octets, vérifiés en { $seconds } s
# $entries: such as “3 entries”.
check-entries = { $entries }, { $file }

## Tables of all positions.

label-counted = { $position } : { $positions } et { $moves } ; la partie la plus longue a { $longest }
label-file = La table de toutes les positions est dans { $file }.

## Rules and games.

# Words in front of what they name.
rule-rule = règle
rule-canonical = canonique
rule-game = jeu
rule-position = position
rule-board = plateau
rule-also-called = aussi appelé
