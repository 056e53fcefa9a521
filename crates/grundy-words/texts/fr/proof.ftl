### The law of a rule and why it holds, for a student to follow: titles, headings and the sentences of proofs.
###
### G(n) is the nim-value of heap n, mex the smallest number that is missing. Formulas stay as they are.

## Titles and headings. $rule: a rule.

proof-title-law = La loi de { $rule }
proof-title-positions = Les positions P de { $rule }
heading-statement = L’énoncé
heading-no-law = Aucune loi trouvée
heading-tried = Ce qui a été essayé
heading-seen = Ce qu’on observe
heading-no-proof = Pourquoi ce n’est pas une démonstration
heading-checked = Ce qui a été vérifié
heading-example = Un exemple
heading-also = Aussi
heading-why-nothing-smaller = Pourquoi rien de plus petit ne convient
heading-why-for-all = Pourquoi elle vaut pour tous les tas
heading-why-finite = Pourquoi un nombre fini de vérifications suffit
heading-why-finite-again = Une autre démonstration : pourquoi un nombre fini de vérifications suffit
heading-why = Pourquoi elle est vraie
heading-first-values = Les premières valeurs

## The statement. $rule: a rule as it is typed; $canonical: its shortest form.

proof-rule = La règle est { $rule }. Qui ne peut pas jouer perd. G(n) est la nim-valeur d’un tas de n jetons : le mex des valeurs de ses options, c’est-à-dire le plus petit des nombres 0, 1, 2, … qu’aucune option n’a.
proof-rule-is = La règle est { $rule }, c’est-à-dire { $canonical }. Qui ne peut pas jouer perd. G(n) est la nim-valeur d’un tas de n jetons : le mex des valeurs de ses options, c’est-à-dire le plus petit des nombres 0, 1, 2, … qu’aucune option n’a.
proof-coins-rule = La règle est { $rule }. Qui ne peut pas jouer perd. G(n) est la nim-valeur d’une seule face à la place n : le mex des valeurs de ses options, c’est-à-dire le plus petit des nombres 0, 1, 2, … qu’aucune option n’a.
proof-coins-rule-is = La règle est { $rule }, c’est-à-dire { $canonical }. Qui ne peut pas jouer perd. G(n) est la nim-valeur d’une seule face à la place n : le mex des valeurs de ses options, c’est-à-dire le plus petit des nombres 0, 1, 2, … qu’aucune option n’a.
# $heap and $mode: the names of the two numbers.
proof-modes-rule = La règle est { $rule }. Qui ne peut pas jouer perd. { $heap } est un tas, et { $mode } est un mode : il ne prend qu’un nombre fini de valeurs.
proof-modes-rule-is = La règle est { $rule }, c’est-à-dire { $canonical }. Qui ne peut pas jouer perd. { $heap } est un tas, et { $mode } est un mode : il ne prend qu’un nombre fini de valeurs.
proof-pairs-rule = La règle est { $rule }. Qui ne peut pas jouer perd. Un couple (x,y) est une position P si le joueur au trait perd, sinon une position N.
proof-pairs-rule-is = La règle est { $rule }, c’est-à-dire { $canonical }. Qui ne peut pas jouer perd. Un couple (x,y) est une position P si le joueur au trait perd, sinon une position N.
# $law: a sentence of law.ftl.
proof-law = La loi : { $law }.
proof-sentence = { $sentence }.
proof-proved = Démontré pour cette règle même, d’après { $reference }.
proof-theorem = Vrai par un théorème publié : { $reference }.
proof-only-seen = Seulement observé, dans les valeurs des tas de 0 à { $last } : ce n’est pas établi.
proof-only-seen-pairs = Seulement observé : { $reference }. Ce n’est pas établi.
proof-nothing-to-check = Rien n’a besoin d’être vérifié.

## Values and examples.

proof-values = Les valeurs, par définition
proof-first-values = Les { $shown } premières de ces { $count } valeurs, par définition
proof-not-earlier = La loi ne peut pas commencer plus tôt : G({ $before }) = { $now }, mais G({ $later }) = { $then }, non { $wanted }.
proof-shorter-divides = Une période plus courte devrait diviser { $period } : quand deux périodes valent, leur plus grand commun diviseur vaut aussi.
# $here and $there: equations.
proof-not-shorter = Ce n’est pas { $period }, car { $here } et { $there }.
proof-not-shorter-but = Ce n’est pas { $period }, car { $here } et { $there }, non { $wanted }.
proof-not-shorter-saltus = Ce n’est pas { $period }, car { $prime } d’entre elles devraient ajouter { $saltus }, et { $prime } ne divise pas { $saltus }.
proof-sentences = { $first } { $second }
proof-mode-machine = L’automate pour { $which }
proof-modes-values = Les nim-valeurs ; les { $period } valeurs à partir de { $from } se répètent
proof-modes-first-values = Les nim-valeurs des { $shown } premiers tas, par définition ; les { $period } valeurs à partir de { $from } se répètent
proof-machine-caption = L’automate : l’état suivant pour chaque chiffre
proof-pairs-machine-caption = L’automate : l’état suivant pour chaque couple de chiffres, celui de x avant la barre
proof-values-machine-caption = L’automate : l’état suivant pour chaque couple de chiffres, celui de n avant la barre
table-state = état
table-digit = chiffre { $digit }
table-may-end = peut finir
proof-machine-too-large = La table de l’automate a { $states } états, trop pour une page ; le JSON de la loi la contient en entier.

## P-positions.

proof-pairs-none = Parmi tous les couples de coordonnées au plus { $to }, aucune loi n’a été trouvée, et aucune n’est affirmée.
proof-pairs-law-base = La loi : un automate à { $states } états accepte les positions P. Il lit les chiffres de x et de y côte à côte, en base { $base }, les derniers chiffres d’abord, et dit oui ou non à la fin.
proof-pairs-law-zeckendorf = La loi : un automate à { $states } états accepte les positions P. Il lit les chiffres de x et de y côte à côte, comme sommes de nombres de Fibonacci différents 1, 2, 3, 5, 8, … dont deux ne sont jamais voisins (Zeckendorf ; chaque nombre est une telle somme d’une seule façon), les derniers chiffres d’abord, et dit oui ou non à la fin.
proof-first-pairs = Les premières positions P, par définition : { $pairs }.
proof-pairs-also = La même chose par un autre théorème, de { $reference } : { $law }.
proof-pairs-when = Quand les couples d’un ensemble sont-ils exactement les positions P ? Si (1) aucune option d’un couple que l’automate accepte n’est acceptée, et si (2) tout couple non accepté a une option acceptée. Toute partie finit, car chaque coup diminue une mesure qui n’est jamais négative ; on considère donc les couples dans l’ordre de cette mesure.
proof-pairs-induction = Un couple accepté n’a, d’après (1), que des options non acceptées ; par récurrence, ce sont des positions N, donc le couple est une position P. Un couple non accepté a, d’après (2), une option acceptée, qui par récurrence est une position P ; c’est donc une position N. Ainsi (1) et (2) pour tous les couples démontrent la loi.
proof-pairs-sentences = Ce sont deux énoncés sur les nombres naturels. Les coups sont décrits par des équations et des inéquations, que des automates lisent chiffre par chiffre, car une addition n’a à se souvenir que de la retenue. « Et », « non » et « il existe une option » font d’automates de nouveaux automates.
proof-pairs-decided = Savoir si (1) ou (2) échoue un jour, c’est donc savoir si un certain automate accepte quelque chose, et cela se voit sur ses états en nombre fini.
proof-euclid-simpler = Dans le jeu d’Euclide avec des nombres x <= y, x > 0, chaque coup enlève x de y, une ou plusieurs fois. Si c’est possible deux fois, considérer les deux dernières options : de la plus grande, il n’y a qu’un coup, qui mène à la plus petite. Donc exactement une des deux est une position P, et (x,y) est une position N. Si ce n’est possible qu’une fois, il n’y a qu’une option. Une règle plus simple a donc les mêmes positions P : enlever x de y si cela n’est possible qu’une fois, et sinon aller à (0,0), qui est une position P. C’est de cette règle que parle la suite ; des additions et des comparaisons la décrivent.
proof-beatty = Les nombres A et les nombres B forment ensemble tous les nombres naturels à partir de 1, chacun une fois (théorème de Beatty), et les différences B - A sont des multiples différents d’un nombre, qu’aucun coup sur les deux coordonnées ne peut franchir. Donc aucun coup ne mène d’un tel couple à un autre. Que de tout autre couple un coup mène à l’un d’eux est montré dans le travail cité. Ce qui a été vérifié, c’est que les coups de cette règle sont ceux du théorème, pour toutes les positions.

## Laws that are only seen, and no law.

proof-seen-fit = Toutes les { $count } valeurs calculées, celles des tas de 0 à { $last }, suivent la loi :
proof-seen-larger = Rien n’est dit des tas plus grands : un motif dans beaucoup de valeurs n’est pas un théorème. Dans le jeu de Grundy, les valeurs des tas de 3 à 12 répètent 1, 0, 2, et le tas 13 rompt le motif ; d’autres se rompent après des millions de tas.
proof-seen-period = Une répétition qui commence tard dirait peu de chose. Une période ne passe donc pour observée que si la loi et deux périodes se montrent dans le premier sixième des valeurs, si toutes les valeurs suivantes s’y accordent, et si elles se répètent huit fois ou plus.
proof-seen-classes = Chaque classe de restes croît d’un nombre qui lui est propre. Cela ne passe pour observé que si la loi et deux périodes se montrent dans le premier sixième des valeurs, si toutes les valeurs suivantes s’y accordent, et si elles croissent ainsi huit fois ou plus.
proof-seen-closed = La formule vient d’une petite table : puissances qui divisent n, logarithmes, chiffres binaires, racines. Elle ne passe pour observée que si elle est juste au plus tard à partir du tas 64, pour toutes les valeurs connues, et si les valeurs quittent une ligne droite au moins trois fois, et plus souvent s’il y a des exceptions.
proof-seen-regular = Une telle suite s’appelle k-régulière (Allouche et Shallit 1992) : les chiffres de n en base k disent quelle relation utiliser ensuite, si bien que la valeur d’un tas énorme demande une étape par chiffre. Elle ne passe pour observée que si chaque relation a été trouvée sur 48 termes, vaut pour tous les autres termes connus, et si les valeurs sont huit fois plus nombreuses que les nombres qui énoncent la loi.
proof-wanted-quotients = Des automates qui lisent des quotients en base 2 pourraient décider la loi ; ils ne l’ont pas démontrée, ou étaient trop grands.
proof-wanted-guy-smith = Le théorème de Guy et Smith l’établirait si l’équation valait jusqu’au tas { $last } ; { $computed } tas ont été calculés. Davantage de tas y suffiront peut-être.
proof-wanted-no-bound = Le théorème de Guy et Smith n’a pas de borne pour un code avec [ ] ou *, car un coup peut laisser des tas en nombre illimité ou prendre sans limite ; et des automates en base 2 n’ont pas démontré la loi, ou étaient trop grands.
proof-wanted-linear = Aucun théorème de ce programme ne parle de tels coups : on ne peut pas les dire par des équations et des inéquations linéaires en n et en ce qui reste, avec tout au plus des puissances.
proof-wanted-states = Les coups sont linéaires en n, donc des automates qui lisent des chiffres pourraient décider la loi ; ils ne l’ont pas démontrée, ou demandaient trop d’états.
proof-none = La règle est { $rule }. Dans les valeurs des tas de 0 à { $last }, aucune loi n’a été trouvée, et aucune n’est affirmée.
proof-none-is = La règle est { $rule }, c’est-à-dire { $canonical }. Dans les valeurs des tas de 0 à { $last }, aucune loi n’a été trouvée, et aucune n’est affirmée.
proof-none-may-come = Cela ne démontre pas qu’il n’y en a pas. Davantage de valeurs en montreront peut-être une.
proof-tried-last-values = Une répétition des { $count } dernières valeurs, qui démontrerait une période : une telle répétition doit venir, mais aucune n’est encore venue.
proof-tried-window = Une répétition de la fenêtre au-dessus des valeurs que tous les tas plus petits couvrent : elle doit venir, mais n’est pas encore venue.
proof-tried-guy-smith = Le théorème de Guy et Smith : une période p à partir du tas n0 est démontrée si elle vaut jusqu’au tas h*(n0+m*p) + k - 1, avec k = { $k }, h = { $h }, m = { $m }. Aucun n0 et p dans ces valeurs ne conviennent.
proof-tried-long = Dans de longs calculs : une répétition des dernières valeurs dans un espace clairsemé, au-delà du dernier tas rare. Aucune n’est venue.
proof-tried-no-bound = Le théorème de Guy et Smith n’a pas de borne pour un code avec [ ] ou *.
proof-tried-period = Une période, simple ou arithmétique, visible dans le premier sixième des valeurs et confirmée par toutes les autres : il n’y en a pas.
proof-tried-classes = Un saltus pour chaque classe de restes, et des formules closes (puissances qui divisent n, logarithmes, chiffres binaires, racines) : rien ne convient.
proof-tried-machines = Des automates qui lisent les valeurs dans les chiffres de n en bases 2 à 10 et en écriture de Zeckendorf, ou les valeurs et n ensemble : aucun automate à peu d’états ne les lit.
proof-tried-regular = Des relations linéaires entre les sous-suites G(k^e*n + r), pour k de 2 à 10 : aucun petit nombre d’entre elles ne donne les valeurs.

## Nim, Lasker's Nim, and rules that take numbers from a range.

proof-nim = Dans un tas de n jetons, on peut en prendre un nombre quelconque, donc les options sont les tas 0, 1, …, n-1. S’ils valent 0, 1, …, n-1 (et le tas 0, qui n’a aucun coup, vaut 0), alors le plus petit nombre qui manque est n. Ainsi, tas par tas, sans fin, G(n) = n. Rien n’a besoin d’être vérifié.
proof-lasker-law = Un coup prend un nombre quelconque de jetons dans un tas, ou le partage en deux tas sans rien prendre. La loi dit que, sur quatre tas 4m+1, 4m+2, 4m+3, 4m+4, les valeurs sont 4m+1, 4m+2, 4m+4, 4m+3 : les deux dernières sont échangées. On montre que chacune est le mex de ses options, si les tas plus petits ont ces valeurs.
proof-lasker-splits = D’après la loi, les valeurs des tas dont le reste dans la division par 4 est 1, 2, 3, 0 ont pour reste 1, 2, 0, 3. Les deux derniers chiffres binaires d’une nim-somme ne dépendent que de ceux de ses termes. Donc un partage d’un tas n a une valeur de reste 2 si n a le reste 1 (0+1 et 2+3 jetons donnent 3 xor 1 = 2 et 2 xor 0 = 2) ; 1 ou 0 si n a 2 ; 3 si n a 3 ; 0 ou 1 si n a 0.
proof-lasker-cases = n = 4m+1 : les tas plus petits ont les valeurs de 0 à 4m, et aucun partage n’a le reste 1, donc G(n) = 4m+1. n = 4m+2 : les tas plus petits ont de 0 à 4m+1, et aucun partage n’a le reste 2, donc G(n) = 4m+2. n = 4m+3 : les tas plus petits ont de 0 à 4m+2, le partage en 1 et 4m+2 a 1 xor 4m+2 = 4m+3, et aucun partage n’a le reste 0, donc G(n) = 4m+4. n = 4m+4 : les tas plus petits ont de 0 à 4m+2 et 4m+4, et aucun partage n’a le reste 3, donc G(n) = 4m+3. Rien n’a besoin d’être vérifié.
proof-range-without-end = On peut prendre tout nombre à partir de { $least }, et G(n) = floor(n/{ $least }). En effet, les options de n sont les tas de 0 à n-{ $least }. S’ils ont les valeurs que donne la formule, ce sont tous les nombres de 0 à floor(n/{ $least })-1, donc le plus petit qui manque est floor(n/{ $least }) ; un tas inférieur à { $least } n’a aucun coup et vaut 0. Rien n’a besoin d’être vérifié.
proof-range-claim = On peut prendre de { $least } à { $most } jetons. Soit r = n mod { $modulus }, où { $modulus } = { $least }+{ $most }. Alors G(n) = floor(r/{ $least }). On montre que c’est le mex des options, si elles ont les valeurs que donne la formule ; alors cela vaut tas par tas, sans fin.
proof-range-no-option = Aucune option n’a la valeur de n. Prendre t jetons laisse le reste r-t si t <= r : c’est au plus r-{ $least }, donc la valeur est plus petite. Si t > r, il reste r+{ $modulus }-t, qui est au moins r+{ $least }, car t <= { $most } : la valeur est plus grande.
proof-range-each-smaller = Chaque valeur v plus petite est celle d’une option. Les { $least } restes de { $least }*v à { $least }*v + { $below } ont la valeur v. Prendre r - { $least }*v jetons mène au premier d’entre eux, { $below } jetons de moins au dernier. Le plus grand de ces nombres est au moins { $least }, car v < floor(r/{ $least }) ; le plus petit est au plus { $most }, car r <= { $last }. Ils se suivent sans trou, donc l’un d’eux est entre { $least } et { $most }.
proof-remainder-claim = { $most ->
    [1] Un coup prend 1 jeton. Soit r = n mod { $modulus } le reste de la division de n par { $modulus }. On montre que G(n) = r, un tas après l’autre : supposons que c’est vrai pour tous les tas plus petits.
    [2] Un coup prend 1 ou 2 jetons. Soit r = n mod { $modulus } le reste de la division de n par { $modulus }. On montre que G(n) = r, un tas après l’autre : supposons que c’est vrai pour tous les tas plus petits.
    [3] Un coup prend 1, 2 ou 3 jetons. Soit r = n mod { $modulus } le reste de la division de n par { $modulus }. On montre que G(n) = r, un tas après l’autre : supposons que c’est vrai pour tous les tas plus petits.
   *[other] Un coup prend de 1 à { $most } jetons. Soit r = n mod { $modulus } le reste de la division de n par { $modulus }. On montre que G(n) = r, un tas après l’autre : supposons que c’est vrai pour tous les tas plus petits.
}
proof-remainder-no-option = Aucune option n’a la valeur r : pour garder le reste, un coup devrait prendre un multiple de { $modulus }, et { $most } jetons sont le maximum.
proof-remainder-each-smaller = Chaque nombre plus petit v = 0, …, r-1 est la valeur d’une option : prendre r-v jetons, et le reste v demeure.
proof-remainder-mex = Donc r est le plus petit nombre qu’aucune option n’a, c’est-à-dire le mex : G(n) = r.
proof-remainder-play = En jouant, cela veut dire : laisser un multiple de { $modulus }. Chaque fois que l’adversaire prend k jetons, prendre { $modulus }-k, et il reste de nouveau un multiple de { $modulus }.
proof-residues-claim = { $modulus ->
    [2] Dans tout tas, on peut prendre 1 jeton, s’il en a autant, mais jamais un nombre de jetons que { $modulus } divise. Affirmation : G(n) = n mod { $modulus }. Pour le tas 0, qui n’a aucun coup, c’est vrai. Supposons que c’est vrai pour tous les tas plus petits que n.
   *[other] Dans tout tas, on peut prendre 1, …, { $most } jetons, s’il en a autant, mais jamais un nombre de jetons que { $modulus } divise. Affirmation : G(n) = n mod { $modulus }. Pour le tas 0, qui n’a aucun coup, c’est vrai. Supposons que c’est vrai pour tous les tas plus petits que n.
}
proof-residues-step = Soit r = n mod { $modulus }. Qui prend k jetons laisse n-k, et n-k mod { $modulus } n’est pas r, car { $modulus } ne divise pas k : aucune option n’a la valeur r. Mais on peut prendre 1, …, r jetons, car r est au plus { $most } : ils laissent des tas où n mod { $modulus } est égal à r-1, …, 0. Donc toutes les valeurs plus petites sont celles d’options, et r est le plus petit nombre qui manque : G(n) = r.
proof-residues-end = C’est donc vrai pour tout n, l’un après l’autre. Aucune valeur n’a besoin d’être calculée.
proof-between-rules = À côté de cette règle, on en place deux autres. D’après la première, il y a moins de coups : chacun d’eux est aussi un coup de cette règle. D’après la seconde, il y en a plus : chaque coup de cette règle est l’un d’eux. Les deux sont assez simples pour être décidées, et les deux ont la loi G(n) de l’énoncé.
proof-between-step = Supposons que la loi est vraie de cette règle pour tous les tas plus petits que n. Aucune option du tas n n’a la valeur G(n), car elle est aussi une option d’après la seconde règle, où aucune ne l’a. Et chaque valeur v < G(n) est celle d’une option : d’après la première règle il y en a une, et elle est une option d’après cette règle. Donc G(n) est le plus petit nombre qui manque, et la loi est vraie pour n.
proof-between-end = C’est donc vrai pour tout n, l’un après l’autre. Ce que la règle dit entre les deux autres n’y change rien.
proof-window-options = De n jetons, on peut prendre tout nombre de 1 à T(n), où T(n) = { $most }. Donc les options de n sont les tas n-T(n), …, n-1 : une fenêtre de T(n) tas qui finit juste avant n. T(0) = 0, et à chaque jeton de plus T croît de 0 ou 1, donc la fenêtre s’agrandit d’un tas à droite, ou bien glisse d’un tas vers la droite.
proof-window-claim = Affirmation : les tas n-T(n), …, n (la fenêtre et n lui-même) ont les valeurs 0, 1, …, T(n), chacune une fois. Pour n = 0, c’est vrai : le tas 0 a la valeur 0. Supposons que c’est vrai pour n-1.
proof-window-grows = Si T(n) = T(n-1)+1, la fenêtre de n se compose de la fenêtre de n-1 et du tas n-1. D’après l’affirmation pour n-1, ils ont les valeurs 0, …, T(n-1), chacune une fois. Le plus petit nombre qui manque est T(n-1)+1 = T(n), donc G(n) = T(n), et l’affirmation est vraie pour n.
proof-window-slides = Si T(n) = T(n-1), un tas est sorti : n-1-T(n). Les tas encore dans la fenêtre ont toutes les valeurs de 0 à T(n) sauf celle du tas sorti. Le plus petit nombre qui manque est donc justement sa valeur, G(n) = G(n-1-T(n)), et l’affirmation est vraie pour n.
proof-window-end = C’est donc vrai pour tout n, l’un après l’autre. En bref : une valeur qui quitte la fenêtre revient avec le tas suivant.
# $growth: how T grows.
proof-window-checked = Les valeurs n’ont besoin d’aucune vérification. Que T croît de 0 ou 1 pour tout n, cela se voit à la forme de la règle : { $growth }.
proof-window-no-move = aucun coup
proof-window-top-grows = T croît : { $now }
proof-window-by-law = par la loi
proof-window-by-definition = G(n) par définition
proof-window-first-heaps = Les premiers tas
# $walk: equations, such as “G(1000) = G(499)”.
proof-window-walk = Aller de n à n-1-T(n) tant que T ne croît pas en n : { $walk }.
proof-window-walk-grows = Aller de n à n-1-T(n) tant que T ne croît pas en n : { $walk } = { $most }, car T({ $heap }) = { $most } est plus grand que T({ $below }) = { $less }.
proof-window-walk-on = Aller de n à n-1-T(n) tant que T ne croît pas en n : { $walk } et ainsi de suite, à la fin { $value }.

## Rows of values that come again.

proof-take-nothing = On ne peut jamais prendre aucun jeton. Donc aucun tas n’a de coup, et chacun vaut 0.
# $most: the largest number that may be taken.
proof-take-options = { $most ->
    [one] On peut prendre au plus { $most } jeton. Donc la seule option possible d’un tas n est le { $most } tas avant n, et à partir de n = { $most } on peut prendre chaque nombre de l’ensemble. La valeur de ce { $most } tas décide seule de G(n).
   *[other] On peut prendre au plus { $most } jetons. Donc toutes les options d’un tas n sont parmi les { $most } tas avant n, et à partir de n = { $most } on peut prendre chaque nombre de l’ensemble. Les valeurs de ces { $most } tas décident seules de G(n).
}
# $from and $last: the first and the last heap of the row; $heap: the next one; $later: that heap and a period.
proof-take-step = Supposons que G(n+{ $period }) = G(n) vaut { $most } fois de suite, pour n = { $from } à { $last }. Considérons les tas { $heap } et { $later }. Pour chaque nombre t de l’ensemble, on peut prendre t jetons dans les deux, et les tas qui restent, { $heap }-t et { $later }-t, ont des valeurs égales. Options égales, mex égal : G({ $later }) = G({ $heap }). L’équation vaut maintenant pour n = { $next } à { $heap }, de nouveau { $most } fois de suite, donc le même argument donne le tas suivant, puis le suivant, sans fin.
proof-repeat-comes = Tôt ou tard, une telle répétition doit venir. Aucune valeur ne dépasse le nombre de coups, donc il n’y a qu’un nombre fini de rangées d’autant de valeurs, et l’une d’elles revient.
proof-take-checked = { $most ->
    [1] Les tas de 0 à { $end } ont été évalués par définition, l’un après l’autre, et G(n) a été comparé à G(n+{ $period }) pour n = { $from } à { $last } : ils sont égaux.
   *[other] Les tas de 0 à { $end } ont été évalués par définition, l’un après l’autre, et G(n) a été comparé à G(n+{ $period }) pour n = { $from } à { $last } : les { $most } paires sont toutes égales.
}
proof-take-long = Pour cela, il n’est pas nécessaire de garder les valeurs des { $count } tas. Un passage sur les tas se souvient d’une rangée de { $most } valeurs et attend qu’elle revienne, ce qui donne { $period }. Deux passages, l’un en avance de { $period } tas, trouvent ensuite le dernier tas où ils diffèrent : la loi commence après lui.
proof-take-row = La rangée qui revient
proof-fixed-options = { $most ->
    [one] À partir du tas { $settled }, chaque coup prend un nombre fixe de jetons, au plus { $most } jeton, et peut laisser des tas fixes à côté du reste. Donc la valeur du { $most } tas avant n décide seule de G(n).
   *[other] À partir du tas { $settled }, chaque coup prend un nombre fixe de jetons, au plus { $most } jetons, et peut laisser des tas fixes à côté du reste. Donc les valeurs des { $most } tas avant n décident seules de G(n).
}
proof-fixed-step = Supposons que G(n+{ $period }) = G(n) vaut pour n = { $from } à { $last }. Considérons les tas { $heap } et { $later }. Ils ont les mêmes coups, et ce que ceux-ci laissent a des valeurs égales : les tas fixes sont les mêmes, et les restes sont des tas n et n+{ $period } pour lesquels l’équation vaut. Options égales, mex égal. Donc l’équation vaut pour { $heap }, puis pour le tas suivant, et ainsi de suite sans fin.
proof-fixed-checked = Les tas de 0 à { $end } ont été évalués par définition, l’un après l’autre, et G(n) a été comparé à G(n+{ $period }) pour n = { $from } à { $last }.
proof-all-but-reach = On peut prendre tout nombre supérieur à { $most }. Donc, à partir du tas n, chacun des tas 0, 1, …, n-{ $next } peut être atteint.
proof-all-but-first = D’abord : les valeurs des tas de 0 à i, prises ensemble, n’ont jamais de trou. En effet, un tas de valeur v a des options de toutes les valeurs inférieures à v, et ce sont des tas plus petits. Donc les tas toujours accessibles depuis n ont exactement les valeurs 0, 1, …, u-1, pour un nombre u qui dépend de n ; on l’appelle u(n).
proof-all-but-second = Ensuite : toutes ces valeurs sont celles d’options, donc G(n) est au moins u(n). De combien il le dépasse, seuls les { $most } tas n-1, …, n-{ $most } en décident : parmi ceux qu’on peut atteindre, seules comptent les différences G(n-t)-u(n), et parmi elles seulement celles qui ne sont pas négatives.
proof-all-but-window = { $most ->
    [one] Soit donc la fenêtre de n le { $most } nombre G(n-1)-u(n), …, G(n-{ $most })-u(n), où l’on écrit -1 pour tout ce qui est inférieur à 0, et quand un tel tas n’existe pas. Elle décide de G(n)-u(n). Elle décide aussi de la fenêtre suivante : le tas n entre, le tas n-{ $most } sort, et u croît exactement si le tas qui sort a au moins la valeur u(n), ce que la fenêtre dit.
   *[other] Soit donc la fenêtre de n les { $most } nombres G(n-1)-u(n), …, G(n-{ $most })-u(n), où l’on écrit -1 pour tout ce qui est inférieur à 0, et quand un tel tas n’existe pas. Elle décide de G(n)-u(n). Elle décide aussi de la fenêtre suivante : le tas n entre, le tas n-{ $most } sort, et u croît exactement si le tas qui sort a au moins la valeur u(n), ce que la fenêtre dit.
}
proof-all-but-again = Donc si les fenêtres de deux tas x et x+{ $period } sont les mêmes, et si u(x+{ $period }) = u(x)+{ $saltus }, alors tout ce qui suit est pareil, { $saltus } plus haut : G(n+{ $period }) = G(n)+{ $saltus } pour tout n à partir de x. Et une fenêtre doit revenir, car en plus des u(n) valeurs couvertes un tas a au plus { $most } autres options, si bien que les nombres d’une fenêtre sont au plus { $most }.
proof-all-but-checked = Les tas de 0 à { $end } ont été évalués par définition. Les fenêtres de x = { $x } et de { $again } sont les mêmes, et u croît de { $from } à { $to }.
proof-all-but-checked-from = Les tas de 0 à { $end } ont été évalués par définition. Les fenêtres de x = { $x } et de { $again } sont les mêmes, et u croît de { $from } à { $to }. Du tas { $first } au tas { $before }, l’équation a été comparée valeur par valeur, donc elle vaut à partir du tas { $first }.
proof-all-but-caption = La fenêtre qui revient (-1 représente tout ce qui est inférieur à 0, et l’absence de tas)

## The theorem of Guy and Smith.

# $coins: the most coins that a move takes, and the last place of the code.
proof-guy-smith-moves = { $coins ->
    [one] { $heaps ->
        [one] Un coup de { $rule } prend au plus { $coins } jeton dans un tas (le dernier chiffre autre que 0 est à la place k = { $coins }) et laisse au plus { $heaps } tas, plus petit que celui qui était là.
       *[other] Un coup de { $rule } prend au plus { $coins } jeton dans un tas (le dernier chiffre autre que 0 est à la place k = { $coins }) et laisse au plus { $heaps } tas, chacun plus petit que celui qui était là.
    }
   *[other] { $heaps ->
        [one] Un coup de { $rule } prend au plus { $coins } jetons dans un tas (le dernier chiffre autre que 0 est à la place k = { $coins }) et laisse au plus { $heaps } tas, plus petit que celui qui était là.
       *[other] Un coup de { $rule } prend au plus { $coins } jetons dans un tas (le dernier chiffre autre que 0 est à la place k = { $coins }) et laisse au plus { $heaps } tas, chacun plus petit que celui qui était là.
    }
}
proof-guy-smith-theorem = Le théorème : si G(n+{ $period }) = G(n) pour tout n de { $from } à { $end }, alors c’est vrai pour tout n à partir de { $from }. La raison est qu’un tas N supérieur à { $last } = { $heaps }*{ $big } + { $coins } - 1 est si grand que chaque coup laisse un grand tas, et qu’un grand tas peut être diminué de { $step } sans changer de valeur.
# $step: a number, or such as “12 = 2*6”.
proof-guy-smith-compare = { $coins ->
    [one] Soit donc N plus grand que { $last }, et supposons que l’équation vaut pour tous les nombres plus petits, c’est-à-dire partout où ses deux tas sont inférieurs à N. On compare les options de N à celles de N-{ $step }. (Aucun de ces tas ne peut être pris en entier, car les deux ont plus de { $coins } jeton.)
   *[other] Soit donc N plus grand que { $last }, et supposons que l’équation vaut pour tous les nombres plus petits, c’est-à-dire partout où ses deux tas sont inférieurs à N. On compare les options de N à celles de N-{ $step }. (Aucun de ces tas ne peut être pris en entier, car les deux ont plus de { $coins } jetons.)
}
proof-guy-smith-one-heap = Chaque coup depuis N a un partenaire depuis N-{ $step }. Un coup depuis N laisse un seul tas d’au moins N-{ $coins } jetons, donc son tas b a au moins { $big } jetons. On joue le même coup avec b-{ $step } à la place de b : c’est un coup depuis N-{ $step }, par le même chiffre. Comme b-{ $step } est au moins { $from }, G(b-{ $step }) = G(b), et ce qui reste a la même valeur.
proof-guy-smith-heaps = Chaque coup depuis N a un partenaire depuis N-{ $step }. Un coup depuis N laisse des tas qui ont ensemble au moins N-{ $coins } jetons, c’est-à-dire au moins { $heaps }*{ $big } ; donc le plus grand de ces { $heaps } tas au plus, b, a au moins { $big } jetons. On joue le même coup avec b-{ $step } à la place de b : c’est un coup depuis N-{ $step }, par le même chiffre. Comme b-{ $step } est au moins { $from }, G(b-{ $step }) = G(b), et ce qui reste a la même valeur.
proof-guy-smith-distinct = Mais quand un chiffre demande des tas différents (ou pas tous égaux), b-{ $step } peut déjà être parmi les tas restants. Des { $heaps } nombres b-i*{ $step }, pour i = 1 à { $heaps }, au plus { $others } peuvent être parmi les autres tas restants ; on prend le premier qui n’y est pas. Il est au moins { $from }, et b-(i-1)*{ $step } est parmi les tas restants. On remplace celui-ci par b-i*{ $step }, qui est { $step } de moins et un nombre nouveau : les tas restent différents, et les valeurs sont les mêmes.
# $numbers: such as “2 or 3”.
proof-guy-smith-equal = Quand un chiffre demande j tas égaux (ici j est { $numbers }), chacun d’eux est aussi grand que cela, et chacun est diminué de { $step }/j. C’est un nombre entier de périodes, donc les valeurs sont de nouveau les mêmes.
proof-guy-smith-or = { $first } ou { $second }
# $distinct and $equal: yes or no, whether a digit asks for different or for equal heaps.
proof-guy-smith-back = { $from ->
    [one] Dans l’autre sens, c’est plus facile. Un coup depuis N-{ $step } laisse un plus grand tas d’au moins { $from } jeton ; on l’augmente de { $step }, et c’est un coup depuis N qui laisse la même valeur.{ $distinct ->
        [yes] {" "}(Il est alors plus grand que tous les autres, donc les tas restent différents.)
       *[no] {""}
    }{ $equal ->
        [yes] {" "}(De j tas égaux, chacun est augmenté de la j-ième partie de ce nombre.)
       *[no] {""}
    } Tous les tas modifiés sont au moins { $from } et inférieurs à N, où l’équation est connue.
   *[other] Dans l’autre sens, c’est plus facile. Un coup depuis N-{ $step } laisse un plus grand tas d’au moins { $from } jetons ; on l’augmente de { $step }, et c’est un coup depuis N qui laisse la même valeur.{ $distinct ->
        [yes] {" "}(Il est alors plus grand que tous les autres, donc les tas restent différents.)
       *[no] {""}
    }{ $equal ->
        [yes] {" "}(De j tas égaux, chacun est augmenté de la j-ième partie de ce nombre.)
       *[no] {""}
    } Tous les tas modifiés sont au moins { $from } et inférieurs à N, où l’équation est connue.
}
proof-guy-smith-so = Donc les options de N et de N-{ $step } ont les mêmes valeurs, et G(N) = G(N-{ $period }). L’équation est maintenant connue jusqu’à N, et le même argument vaut pour N+1, sans fin.
proof-guy-smith-so-on = Donc les options de N et de N-{ $step } ont les mêmes valeurs, et G(N) = G(N-{ $step }). D’après ce qu’on sait des tas plus petits, c’est G(N-{ $step }+{ $period }), et ainsi de suite jusqu’à G(N-{ $period }). L’équation est maintenant connue jusqu’à N, et le même argument vaut pour N+1, sans fin.
proof-guy-smith-checked = { $count ->
    [one] Les tas de 0 à { $last } ont été évalués par définition, et G(n+{ $period }) = G(n) s’est trouvé vrai pour n = { $from } à { $end } : { $count } équation.
   *[other] Les tas de 0 à { $last } ont été évalués par définition, et G(n+{ $period }) = G(n) s’est trouvé vrai pour n = { $from } à { $end } : { $count } équations.
}
proof-guy-smith-zero = { $checked } Le théorème ne parle pas du tas 0 : là aussi, G a été comparé.

## Long runs in a sparse space.

proof-sparse-mask = Un masque distingue deux sortes de valeurs : une valeur est commune si un nombre impair de ses chiffres binaires 1 se trouvent sous les chiffres 1 du masque, sinon rare. (Pour certains codes, la parité du tas compte aussi.) Un tas est dit commun ou rare comme sa valeur. Presque tous les tas sont communs ; les rares sont peu nombreux et finissent vite.
proof-sparse-sums = La nim-somme de deux valeurs communes est rare, et celle de deux valeurs rares aussi : les nombres de chiffres s’ajoutent, sans égard aux retenues. Donc, quand un coup laisse deux tas et que l’option a une valeur commune, l’un des deux tas est rare. Pour trouver quelles valeurs communes ont les options de n, il suffit de regarder les quelques tas rares r et les tas n-t-r, où t est le nombre de jetons pris, et les tas n-t laissés seuls.
proof-sparse-witness = Cela donne la plus petite valeur commune qu’aucune option n’a. Ensuite, on montre de chaque valeur rare plus petite qu’elle est celle d’une option, en nommant une telle option (un témoin). Donc la valeur est le mex de toutes les options, quel qu’ait été le masque.
proof-sparse-window = Au-delà du début, tout ce qui a été regardé pour le tas n se trouve parmi les W derniers tas avant n, ou est un tas rare de la liste, qui ne change plus. Donc les W dernières valeurs décident de la suivante, comme quand on peut prendre un ensemble fini de nombres.
proof-sparse-repeat = Donc, si les W valeurs avant un tas x sont celles avant x+{ $period }, et si aucun nouveau tas rare n’est venu entre-temps, alors les tas à partir de x+{ $period } répètent pas à pas ce que faisaient les tas à partir de x, pendant { $period } tas ; alors la même rangée de W valeurs s’y trouve de nouveau, et ainsi de suite sans fin.
proof-sparse-smallest = { $count ->
    [one] Le plus petit tas à partir duquel la loi vaut est { $from } : avant la répétition trouvée, les valeurs ont été comparées à rebours tant qu’elles s’accordent. { $count } tas a été évalué, 64 à la fois.
   *[other] Le plus petit tas à partir duquel la loi vaut est { $from } : avant la répétition trouvée, les valeurs ont été comparées à rebours tant qu’elles s’accordent. { $count } tas ont été évalués, 64 à la fois.
}

## Machines that read digits.

proof-machine-reads = Un automate dit la valeur : il lit les chiffres de n { $numeration }, le dernier chiffre d’abord, et va d’état en état. Il commence dans l’état 0 ; chaque état a une valeur, et la valeur de l’état où les chiffres finissent est L(n). (Des zéros devant un nombre ne changent rien.)
proof-machine-example = { $heap } s’écrit { $digits } { $numeration }. À partir de son dernier chiffre, l’automate parcourt { $steps }, et le dernier état a la valeur { $value }. Donc G({ $heap }) = { $value }.
proof-pairs-read = { $coding ->
    [plain] Les valeurs croissent sans fin, donc aucun automate ne peut les dire. Mais un automate peut dire si une valeur est juste : il lit les chiffres de n et d’un nombre v côte à côte en base { $base }, les derniers chiffres d’abord, et dit oui ou non à la fin. Soit L(n) la valeur pour laquelle il dit oui ; que pour chaque n il y a exactement une telle valeur, cela aussi est vérifié.
    [powers] Les valeurs croissent sans fin, donc aucun automate ne peut les dire. Mais un automate peut dire si une valeur est juste : il lit les chiffres de n et d’une puissance { $base }^v côte à côte en base { $base }, les derniers chiffres d’abord, et dit oui ou non à la fin. Soit L(n) la valeur pour laquelle il dit oui ; que pour chaque n il y a exactement une telle valeur, cela aussi est vérifié.
   *[odious] Les valeurs croissent sans fin, donc aucun automate ne peut les dire. Mais un automate peut dire si une valeur est juste : il lit les chiffres de n et d’un nombre qui est 0 ou une puissance { $base }^j côte à côte en base { $base }, les derniers chiffres d’abord, et dit oui ou non à la fin. Soit L(n) la valeur pour laquelle il dit oui ; que pour chaque n il y a exactement une telle valeur, cela aussi est vérifié.
}
proof-coded-powers = La puissance représente la valeur v parce que v lui-même croît si lentement, comme le nombre de chiffres de n. Une puissance plus petite signifie une valeur plus petite, et un mex ne demande pas plus quand un coup laisse un seul tas.
proof-coded-odious = 0 représente la valeur 0, et { $base }^j le nombre odieux qui en a j autres au-dessous de lui. (Un nombre est odieux s’il a un nombre impair de chiffres binaires 1 : 1, 2, 4, 7, 8, … Les autres s’appellent maléfiques : 0, 3, 5, 6, …)
proof-pair-example = G({ $heap }) = { $value }. En lisant { $heap } et { $code } en base { $base }, l’automate parcourt { $steps }, et là il peut finir. Aucune autre valeur n’est acceptée pour { $heap }.
proof-pair-example-coded = G({ $heap }) = { $value }, que { $code } représente. En lisant { $heap } et { $code } en base { $base }, l’automate parcourt { $steps }, et là il peut finir. Aucune autre valeur n’est acceptée pour { $heap }.
proof-decided-when = Quand L est-elle la nim-valeur ? Si (1) aucune option de n n’a la valeur L(n), et si (2) chaque nombre inférieur à L(n) est la valeur d’une option, pour tout n. En effet, une option est plus petite que n : si L est juste pour tous les tas plus petits, (1) et (2) disent que L(n) est le mex des options, donc L est juste pour n, et ainsi de suite sans fin.
proof-decided-relations = Ce qu’un coup laisse est dit par des relations entre n et les tas qui restent, les autres lettres étant des nombres naturels quelconques :
proof-decided-more = { $count ->
    [one] Et { $count } autre relation de ce genre.
   *[other] Et { $count } autres relations de ce genre.
}
proof-decided-machines = (1) et (2) parlent d’une infinité de n, et pourtant on peut les décider. Un automate qui lit des nombres côte à côte vérifie une équation comme un enfant additionne, à partir du dernier chiffre, sans rien retenir que la retenue ; il lui faut donc peu d’états. Deux automates qui marchent en même temps vérifient « et ». « Il existe un nombre tel que » est un automate qui essaie tous les chiffres de ce nombre à la fois, et se souvient des états où il peut être. « Non » échange oui et non. Ainsi, de petits automates, on en construit un qui accepte exactement les n pour lesquels (1) ou (2) échoue. Accepte-t-il quelque chose ? Ses états sont en nombre fini, donc on peut regarder : y a-t-il un chemin du premier état à un état qui dit oui ? Il n’y en a pas.
proof-odious-lemma = Un lemme règle les nim-sommes. Les nombres de chiffres binaires 1 s’ajoutent dans une nim-somme, à des paires près qui disparaissent. Donc la nim-somme de deux nombres odieux est maléfique, et la nim-somme d’un nombre odieux et de 0 est odieuse.
proof-odious-moves = Chaque coup laisse deux tas, dont les valeurs sont 0 ou odieuses d’après la loi. Donc une valeur odieuse o n’est laissée que par le couple o et 0 ; et 0 n’est laissé que par deux tas de même valeur.
proof-odious-all = Soit maintenant o odieux, et supposons que tous les couples de valeurs différentes inférieures à o, chacune 0 ou odieuse, sont laissés par des coups. Alors tous les nombres plus petits sont laissés : un nombre odieux par lui-même et 0 ; et un nombre maléfique e autre que 0 est la nim-somme de 2^b et de e xor 2^b, où b est un chiffre binaire 1 de e. Les deux sont odieux et au plus e, donc inférieurs à o. Il suffit donc de vérifier quels couples de valeurs sont laissés.
proof-runs-sums = Un coup retourne une suite de voisines, de m+1 à n, et la face en n disparaît. Ce qui reste vaut la nim-somme des valeurs de m+1 à n-1. De telles sommes de beaucoup de valeurs sont trop pour un seul automate, mais X(n), la nim-somme des valeurs de 1 à n, est lue elle aussi par un automate. (Cela se démontre par une étape : X(n) = X(n-1) xor G(n) pour tout n.)
proof-runs-options = Dans X(n-1) xor X(m), tout ce qui va jusqu’à m figure deux fois et disparaît. C’est donc la valeur de l’option, et (1) et (2) parlent de n, de m et de deux valeurs de X.
proof-repeats-machine = Un automate lit les chiffres de n, le dernier d’abord, et dit la valeur L(n), ou si une valeur est L(n). Il a été trouvé dans les valeurs, puis démontré juste pour tout n, comme suit.
proof-repeats-equation = La loi elle-même, { $equation } pour tout n >= { $from }, est un énoncé de plus de ce genre, et a été décidée de la même façon.
# $heap and $mode: the names of the two numbers.
proof-modes-machines = Pour chaque valeur de { $mode }, un automate lit les chiffres de { $heap } { $numeration }, le dernier chiffre d’abord, et finit dans un état qui a une valeur. On l’appelle la valeur de l’automate. C’est la nim-valeur de toutes les positions si (1) aucune option n’a la même valeur de l’automate, et si (2) chaque valeur plus petite est celle d’une option : alors c’est le mex des options, par récurrence, parce que la partie finit.
proof-modes-decided = (1) et (2) sont des énoncés sur les nombres naturels. Des automates lisent les coups chiffre par chiffre, car une addition n’a à se souvenir que de la retenue. « Et », « non » et « il existe une option » font d’automates de nouveaux automates. Savoir si (1) ou (2) échoue un jour, c’est donc savoir si un certain automate accepte quelque chose, et ses états en nombre fini le montrent.
proof-rows-determine = Écrivons les nim-valeurs du tas { $heap } dans tous les modes { $mode } comme une rangée. À partir du tas { $from }, les coups prennent au plus { $window } jetons, et lesquels sont possibles ne dépend que de { $mode } (et d’un reste de { $heap }, si la règle en demande un). Donc les { $window } dernières rangées déterminent la suivante, de la même façon pour tous ces tas.
proof-rows-return = Une nim-valeur est au plus le nombre de coups, donc il y a un nombre fini de rangées. D’après le principe des tiroirs, { $window } rangées doivent revenir : ici, les rangées des tas de { $first } à { $last } reviennent { $distance } tas plus loin. À partir de là, des rangées égales suivent des rangées égales, par récurrence.

## Quotients.

# $worth: such as “c(i) + 2*q”.
proof-quotients-heaps = Écrivons un tas à partir de { $first } comme { $first } + i + { $classes }*q, avec 0 <= i < { $classes } : i est sa classe, q son quotient. La loi dit qu’un tel tas vaut { $worth }, où c(i) est la valeur pour q = 0.
proof-quotients-heaps-by-class = Écrivons un tas à partir de { $first } comme { $first } + i + { $classes }*q, avec 0 <= i < { $classes } : i est sa classe, q son quotient. La loi dit qu’un tel tas vaut { $worth }, avec le saltus s(i) de sa classe, où c(i) est la valeur pour q = 0.
proof-quotients-induction = La récurrence montre ce qu’il faut vérifier. Supposons que tous les tas plus petits que n ont les valeurs de la loi. Alors la loi est juste aussi pour n si (1) aucune option de n n’a la valeur qu’elle donne à n, et si (2) chaque nombre plus petit est la valeur d’une option.
proof-quotients-options = Considérons un tas de classe i et de quotient Q, et un coup qui prend t jetons et laisse des tas de classes données (ou des tas inférieurs à { $first }, qui sont en nombre fini). Les tailles des tas restants ont pour somme n-t. En divisant par { $classes }, cela dit : les quotients restants ont pour somme Q plus une constante. Et la valeur de l’option est { $climb ->
    [none] la nim-somme des nombres c de leurs classes
    [same] la nim-somme des nombres { $numbers } des tas restants
   *[by-class] la nim-somme des nombres { $numbers } des tas restants, chacun avec le c et le s de sa classe
}.
proof-quotients-digits = Donc (1) et (2) parlent de nombres naturels qu’on additionne et nim-additionne, et de rien d’autre. Les deux se font chiffre par chiffre en base 2 : une nim-somme regarde un chiffre de chaque nombre à la fois, et une somme n’a à se souvenir que de la retenue. Donc un automate à nombre fini d’états, qui lit les chiffres binaires de Q et d’une valeur v côte à côte, les derniers d’abord, accepte exactement les couples pour lesquels un coup de ce genre laisse la valeur v. « Il existe des quotients tels que » est aussi un automate : il essaie tous les chiffres à la fois, et se souvient des états où il peut être.
proof-quotients-decided = Il y a un nombre fini de classes et un nombre fini de façons de laisser des tas de classes données, donc toutes les options de la classe i sont réunies en un seul automate. Savoir si (1) ou (2) échoue un jour, c’est alors savoir si un certain automate accepte quelque chose, et cela se voit sur ses états en nombre fini : y a-t-il un chemin du premier état à un état acceptant ? Il n’y en a pas.
proof-quotients-classes = Les classes
proof-quotients-first-classes = Les premières classes ({ $more } autres suivent)
table-heaps = tas

## Arithmetic functions of the heap.

proof-arithmetic-heap-zero = Le tas 0 n’a aucun coup. Donc la loi vaut tas par tas, sans fin.
proof-arithmetic-checked = Pour cette règle, rien n’a besoin d’être vérifié que sa forme. Pour comparer, voici ses premières valeurs.
# $formula: such as “G(1000000) = 6”. $equation: an equation, or a chain of inequalities.
proof-arithmetic-power = { $equation }, donc v = { $exponent } et { $formula }.
proof-arithmetic-odd-part = { $equation }, donc m = { $odd } et { $formula }.
proof-arithmetic-ones = { $heap } s’écrit { $digits } en binaire ; le nombre de uns est { $value }. Donc { $formula }.
proof-arithmetic-even = { $heap } est pair, donc { $formula }.
proof-arithmetic-two = 2, le premier nombre premier, divise { $heap }, donc { $formula }.
proof-arithmetic-product = { $equation }, un produit de nombres premiers (au nombre de { $value }), donc { $formula }.
proof-submasks-moves = Un coup prend quelques-uns des uns binaires de n, et rien d’autre : n-k a les uns de n sans ceux de k. Donc un coup laisse n’importe quel ensemble plus petit de ces uns. Seul leur nombre compte, et on peut en prendre autant qu’on veut : les uns forment un tas de Nim.
proof-submasks-induction = Par récurrence, les options d’un tas à c uns ont les valeurs 0, 1, …, c-1, car chacun de ces nombres de uns peut rester ; et le plus petit nombre qui manque est c.
proof-primes-moves = Écrivons n comme produit de nombres premiers. Un diviseur de n est le produit de quelques-uns d’entre eux, donc un coup laisse n’importe quelle partie plus petite de ces nombres premiers. Seul leur nombre compte, et on peut en enlever autant qu’on veut : les nombres premiers forment un tas de Nim.
proof-primes-induction = Par récurrence, les options d’un produit de c nombres premiers ont les valeurs 0, 1, …, c-1, et le plus petit nombre qui manque est c.
proof-non-divisors-claim = Écrivons n = 2^v * m avec m impair. Affirmation : G(n) = (m-1)/2, donc chaque m impair a sa propre valeur. Supposons que c’est vrai pour tous les tas plus petits.
proof-non-divisors-no-option = Aucune option n’a la valeur de n : un nombre plus petit de même partie impaire est 2^b * m avec b < v, et il divise n.
proof-non-divisors-each-smaller = Chaque valeur plus petite est celle d’une option. Soit e impair et e < m. Si e ne divise pas n, e peut rester. S’il le divise, il divise m, et e est donc au plus m/3, car m/e est impair et n’est pas 1 ; alors 2^(v+1) * e peut rester, car il est plus petit que n = 2^v * m, et ne divise pas n, où 2 ne figure que v fois.
proof-quotients-claim = Affirmation : G(n) = L, où 2^L est la plus grande puissance de 2 qui n’est pas plus grande que n. Supposons que c’est vrai pour tous les tas plus petits.
proof-quotients-step = Comme k est au moins 2, floor(n/k) est au plus n/2, donc sa valeur est au plus L-1. Avec k = 2, 4, …, 2^L, qui ne sont pas plus grands que n, on atteint les valeurs L-1, L-2, …, 0. Le plus petit nombre qui manque est L.
proof-quotients-up-claim = Affirmation : G(n) = L, où 2^L est la plus petite puissance de 2 qui n’est pas plus petite que n. Supposons que c’est vrai pour tous les tas plus petits.
proof-quotients-up-step = Comme k est au moins 2, ceil(n/k) est au plus ceil(n/2), qui n’est pas plus grand que 2^(L-1), donc sa valeur est au plus L-1. Avec k = 2, 4, …, 2^(L-1), on atteint les valeurs L-1, L-2, …, 1, et k = n laisse 1, de valeur 0. Le plus petit nombre qui manque est L.
proof-remainders-options = Un reste r = n mod k est plus petit que k, et comme n = q*k + r avec q au moins 1, n est au moins k + r : donc r est plus petit que n/2. Chaque r de ce genre apparaît, avec k = n-r. Donc les options de n sont les tas 0, 1, …, h avec h = floor((n-1)/2).
proof-remainders-step = Donc un tas plus grand a toutes les options d’un plus petit, et les valeurs ne diminuent jamais. Par récurrence, celles des tas de 0 à h sont tous les nombres de 0 à G(h), donc le plus petit nombre qui manque est G(h) + 1, et G(n) = 1 + G(floor((n-1)/2)). Comme floor((n-1)/2) + 1 est floor((n+1)/2), chaque étape divise n+1 par deux : G(n) = L, où 2^L est la plus grande puissance de 2 qui n’est pas plus grande que n+1.
proof-divisors-moves = Un coup prend un diviseur d de n. Écrivons n = 2^v * m avec m impair, et d = 2^b * e avec e impair ; comme d divise n, b est au plus v. Combien de fois 2 divise-t-il ce qui reste ?
proof-divisors-cases = Si b < v, alors n-d = 2^b * (2^(v-b)*m - e), et le nombre entre parenthèses est un pair moins un impair, donc impair : 2 divise n-d exactement b fois. Chaque b de 0 à v-1 apparaît, avec d = 2^b. Si b = v, alors n-d = 2^v * (m-e), et m-e est pair : n-d est 0, ou 2 le divise plus de v fois.
proof-divisors-all = Ici, on peut prendre n lui-même, ce qui laisse 0, de valeur 0. Supposons que tous les tas plus petits, sauf 0, ont pour valeur un de plus que le nombre de fois que 2 les divise. Alors les options de n ont les valeurs de 1 à v (pour b < v), la valeur 0 (on prend tout) et d’autres supérieures à v+1. Le plus petit nombre qui manque est v+1, donc G(n) = v+1.
proof-divisors-proper = Ici, on ne peut pas prendre n lui-même, donc rien ne laisse 0. Supposons que la valeur de chaque tas plus petit est le nombre de fois que 2 le divise. Alors les options de n ont les valeurs de 0 à v-1 (pour b < v) et d’autres supérieures à v. Le plus petit nombre qui manque est v, donc G(n) = v.
proof-coprime-moves = Un diviseur commun à deux des nombres k, n-k et n divise aussi le troisième. Donc ce qui reste n’a pas de diviseur commun avec n autre que 1, tout comme ce qui est pris.
proof-coprime-primes = Soit n au moins 2, et p le plus petit nombre premier qui le divise. Supposons que la loi est vraie pour tous les tas plus petits. Aucune option n’est divisible par p, donc aucune n’a p pour plus petit nombre premier. Chaque nombre premier plus petit ne divise pas n, donc il peut rester, et 1 aussi.
proof-coprime-all = Le seul jeton du tas 1 peut être pris : G(1) = 1. Un tas pair n’a que des options impaires, aucune de valeur 0, donc sa valeur est 0. D’un n impair dont le plus petit nombre premier est le i-ième, 2 peut rester, de valeur 0, et 1, de valeur 1, et du deuxième au (i-1)-ième nombre premier, de valeurs 2 à i-1. La valeur i n’est celle d’aucune option, donc G(n) = i.
proof-coprime-proper = Le tas 1 n’a ici aucun coup : G(1) = 0. Si p est le i-ième nombre premier, 1 peut rester, de valeur 0, et du premier au (i-1)-ième nombre premier, de valeurs 1 à i-1. La valeur i n’est celle d’aucune option, donc G(n) = i.
