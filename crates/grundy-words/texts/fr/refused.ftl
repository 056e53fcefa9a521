### Refusals: why a question has no answer, and what to ask instead.

refused-no-game = il n’y a pas de jeu nommé `{ $name }`
refused-no-game-but = il n’y a pas de jeu nommé `{ $name }` ; s’agit-il de `{ $near }` ?
refused-no-node = le graphe n’a pas de nœud `{ $name }`
refused-no-node-but = le graphe n’a pas de nœud `{ $name }` ; s’agit-il de `{ $near }` ?
refused-last-numbers = { $numbers ->
    [one] { $numbers } nombre est donné comme dernier
   *[other] { $numbers } nombres sont donnés comme derniers
}, mais `{ $rule }` a { $coordinates ->
    [one] { $coordinates } coordonnée
   *[other] { $coordinates } coordonnées
}
refused-one-rule = { $what ->
    [misere] le jeu misère vaut pour une seule règle, et `{ $family }` en représente plusieurs
   *[long] un long calcul vaut pour une seule règle, et `{ $family }` en représente plusieurs
}

## Why a question has no answer.

refused-work-no-state-could-saved = ce travail n’a pas d’état à sauvegarder : les points de reprise valent pour la loi d’un code fini de prise et partage, et pour les positions d’un seul jeu dont on cherche les nim-valeurs
refused-no-core-form-no-certificate = `{ $text }` n’a pas de forme noyau, donc il n’y a pas de certificat de sa loi
refused-true-but-about-another-rule = c’est vrai, mais au sujet d’une autre règle que la règle demandée, qui est : { $wanted }
refused-true-but-about-position-not = c’est vrai, mais au sujet d’une position, non d’une règle
refused-program-prints-words-one-line = un programme écrit ses mots sur une ligne, et { $word } n’en est pas un
refused-positions-too-many-look = les positions de `{ $rule }` sont trop nombreuses pour être examinées
refused-dot-for-picture = DOT est fait pour les graphes des états ; dessiner cette figure en SVG ou TikZ
refused-labels-names-heaps-boards-picture = les étiquettes sont des noms de tas ou de plateaux, et cette figure n’en a pas
refused-laws-explained-one-rule-under = les lois s’expliquent pour une seule règle en jeu normal
refused-no-move-leads-from-position = aucun coup ne mène de la position { $number } ({ $from }) à la position { $next } ({ $to })
refused-labels-graph-say-who-wins = les étiquettes de ce graphe disent qui gagne à ses fins, donc il n’y a pas de jeu misère
refused-graph-names-no-start-say = le graphe ne nomme pas de départ, il faut donc dire de quel nœud partir
refused-graph-labels-ends-needs-play = un graphe qui étiquette ses fins demande que toute partie finisse, donc il ne se résout pas comme un jeu sans fin
refused-certificate-values-all-nodes-graphs = un certificat des valeurs de tous les nœuds vaut pour les graphes où la partie peut continuer sans fin
refused-values-given-text-too-leave = des valeurs sont données, et un texte aussi : omettre l’un des deux
refused-not-among-sequences-oeis-known = { $number } ne fait pas partie des suites de l’OEIS connues ici
refused-table-needs-name-file = la table demande le nom d’un fichier
refused-number-shards-from-1 = le nombre de fragments va de 1 à { $most }
refused-first-number-larger-than-last = le premier nombre, { $from }, est plus grand que le dernier, { $to }
refused-certificate-one-rule-stands-many = un certificat vaut pour une seule règle, et `{ $text }` en représente plusieurs : donner des nombres aux lettres
refused-no-sequence-heaps-whatever-letters = `{ $text }` n’a pas de suite de tas, quelles que soient les lettres
refused-search-law-saved-checkpoints-finite = la recherche de la loi de `{ $rule }` ne peut pas être sauvegardée : les points de reprise valent pour les codes finis de prise et partage qui laissent au plus deux tas
refused-state-holds-other-heaps = il annonce { $results } tas et en contient { $heaps }
refused-begun-without-digests = il a été commencé sans sommes de contrôle, et celles-ci couvrent toutes les valeurs à partir du tas 0
refused-laws-of-misere-play = les lois du jeu misère sont connues pour les ensembles de nombres à prendre, et `{ $text }` n’en est pas un
refused-row-positions-only-heaps-rule = `{ $row }` est une rangée de positions, et seuls les tas d’une règle ont une loi
refused-certificates-laws-belong-one-rule = les certificats de lois concernent une seule règle en jeu normal
refused-no-law-found-no-certificate = aucune loi n’a été trouvée, donc il n’y a pas de certificat
refused-law-no-certificate-certificates-cover = la loi de `{ $text }` n’a pas de certificat : les certificats couvrent les positions P de deux coordonnées, et aucune loi n’a été trouvée pour elles seules
refused-no-values = il n’y a pas de valeurs
refused-most-values-looked = au plus { $most } valeurs sont examinées
refused-last-heap-larger-than-any = le dernier tas est plus grand que tout nombre admis ici
refused-row-has-numbers = une rangée a des numéros
refused-row-positions-nim-values-who = `{ $text }` est une rangée de positions, dont on liste les nim-valeurs et qui gagne en jeu normal
refused-row-positions-one-last-number = une rangée de positions a un seul dernier numéro
refused-p-positions-n-positions-counted = on compte des positions P ou des positions N, et rien d’autre
refused-not-played-heaps = `{ $text }` ne se joue pas avec des tas
refused-state-graph-nodes-not-heaps = un graphe des états a des nœuds, pas des tas
refused-positions-listed-rules-up-coordinates = les positions sont listées pour les règles à { $most } coordonnées au plus, et `{ $text }` en a { $arity }
refused-nim-values-belong-normal-play = les nim-valeurs appartiennent au jeu normal, où le dernier coup décide
refused-too-many-positions-list = il y a trop de positions pour en dresser la liste
refused-no-sequence-heaps = `{ $text }` n’a pas de suite de tas
refused-move-need-not-leave-less = un coup de `{ $text }` ne laisse pas forcément moins qu’il n’y avait
refused-no-question = il n’y a pas de question `{ $name }` ; il y a { $names }
refused-no-move-left = plus aucun coup possible
refused-state-belongs-to-another = il appartient à { $theirs }, non à { $ours }
refused-state-is-no-good = grundy { $program } a écrit un état inutilisable ici : { $why }
refused-certificates-nim-values-outcomes-belong = les certificats de nim-valeurs et d’issues appartiennent au jeu normal ; en jeu misère, un certificat de la stratégie montre qui gagne
refused-no-search-could-saved-checkpoints = `{ $position }` n’a pas de recherche à sauvegarder : les points de reprise valent pour les positions d’un seul jeu dont on cherche les nim-valeurs, comme cram et node-kayles, avec ou sans tas à côté
refused-state-too-large-for-memory = il connaît { $all } positions, et la limite de mémoire n’a de place que pour { $positions } d’entre elles ; en autoriser davantage
refused-table-about-nodes-file-no = la table porte sur les nœuds d’un fichier, qui n’a pas de règles
refused-rules-say-who-wins-end = les règles disent qui gagne à la fin, donc il n’y a pas de jeu misère
refused-good-move-but-among-many = il y a un bon coup, mais parmi tant de coups aucun n’a été trouvé
refused-table-file-moves-name-one = `{ $table }` est la table d’un fichier de coups : nommer l’un de ses nœuds
refused-table-no-node = la table n’a pas de nœud `{ $text }`
refused-not-reached-from-start = `{ $position }` n’est pas accessible depuis `{ $start }`, sur quoi porte la table
refused-no-sparse-space-take-break = `{ $text }` n’a pas d’espace clairsemé : cela vaut pour les codes de prise et partage à nombre fini de chiffres où un coup peut laisser deux tas, et aucun davantage (0.77, 0.106, 4!.0)
refused-no-table-tables-show-two = `{ $text }` n’a pas de table : les tables montrent deux coordonnées
refused-table-more-than-cells = une table de plus de { $most } cases
refused-only-coin-turning-games-product = seuls les jeux de retournement de pièces ont un produit : écrire les deux sous la forme `turn "…"`, par exemple `turn "1-3"`
refused-first-row-larger-than-last = la première ligne, { $from }, est plus grande que la dernière, { $to }
refused-most-values-listed-once = au plus { $most } valeurs sont listées à la fois
refused-first-heap-larger-than-last = le premier tas, { $from }, est plus grand que le dernier, { $to }
refused-labelled-game-no-nim-values = un jeu étiqueté n’a pas de nim-valeurs, puisque ce n’est pas le dernier coup qui y décide du gagnant
refused-values-make-table = les valeurs de `{ $text }` forment une table
refused-tables-show-one-two-coordinates = les tables montrent une ou deux coordonnées, et cette règle en a { $many }
refused-dot-for-worksheet = DOT est fait pour les graphes des états ; une fiche d’exercices est en SVG, TeX ou texte
refused-worksheet-each-task-most-once = une fiche d’exercices a chaque exercice au plus une fois
refused-worksheet-about-nim-values-labelled = une fiche d’exercices porte sur des nim-valeurs, et un jeu étiqueté n’en a pas
refused-game-least-one-position = un jeu a au moins une position
refused-table-too-large = une table jusqu’à { $to } est trop grande ; les tables vont jusqu’à { $max }

## What to ask instead.

refused-help-programs-written-rules-one-heap = les programmes s’écrivent pour les règles à un tas ou à deux coordonnées
refused-help-ask-about-first-terms = demander ses premiers termes, comme dans `0,1,1,2,0,3`
refused-help-give-letters-numbers = donner des nombres aux lettres
refused-help-laws-looked-one-heap-rules = les lois se cherchent pour les règles à un tas, et pour les règles à deux coordonnées dont la partie finit grâce à une mesure

## What the visitor of the page can do. View names are those of the page.

refused-page-ask-about-position-instead = demander plutôt une position
refused-page-ask-about-position-instead-about = demander plutôt une position, ou une rangée de positions comme cram 2xn
refused-page-view-position-answers-play-need = la vue Position répond quand la partie peut ne pas finir
refused-page-ask-about-node-about-graph = demander un nœud, ou le graphe
refused-page-ask-table-instead = demander plutôt sa table
refused-page-view-games-lists-them = la vue Jeux les liste
refused-page-ask-less = demander moins
refused-page-ask-about-rule-one-heap = demander une règle à un tas, des valeurs comme 0,1,1,2,0,3, ou une rangée comme cram 1xn
refused-page-all = il y en a { $all } en tout
refused-page-view-rule-shows-law-rule = la vue Règle montre la loi d’une règle
refused-page-ask-law-rule-instead = demander plutôt la loi de la règle
refused-page-list-not-complete = la liste n’est pas complète
refused-page-ask-smaller-table-value-one = demander une table plus petite, ou la valeur d’un seul plateau
refused-page-law = une loi est { $reference } : { $sentence }
refused-page-more-values-show-one = davantage de valeurs en montreront peut-être une
refused-page-tab-proof-lists-laws-engine = l’onglet Démonstration liste les lois que le moteur a essayées
refused-page-answer-lists-all-them = la réponse les liste toutes
refused-page-strip-mis-re-play-shows = la bande du jeu misère montre les positions P de n’importe quelle règle
refused-page-view-play-opens-saved-game = la vue Jouer ouvre une partie enregistrée, qui a une position par ligne
