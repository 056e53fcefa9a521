### Errors of state graphs and their files.

error-graph-did-you-mean = s’agit-il de { $name } ?
error-graph-too-many-columns = { $columns ->
    [2] une ligne n’a que deux colonnes, from et to
   *[other] une ligne n’a que trois colonnes, from, to et label
}
# The JSON reader names in English what it found, such as: string "x".
error-graph-invalid-type = type non valable : { $found }, attendu : { $expected }
error-graph-invalid-value = valeur non valable : { $found }, attendu : { $expected }
error-graph-expects-edge = une arête : ["a", "b"] ou {"{\"from\": \"a\", \"to\": \"b\"}"}
error-graph-edge-has-two-ends = une arête a deux extrémités : ["a", "b"]
error-graph-expects-array-of-nodes = un tableau de nœuds
error-graph-expects-array-of-edges = un tableau d’arêtes
error-graph-expects-array-of-options = un tableau des nœuds où mènent les coups

## What is wrong.

error-graph-node-must-name = un nœud doit avoir un nom
error-graph-name-node-contains-control-character = le nom d’un nœud contient le caractère de commande { $code }
error-graph-graph-most-nodes = un graphe a au plus { $most } nœuds
error-graph-graph-no-nodes-no-position = le graphe n’a pas de nœuds, donc aucune position d’où partir
error-graph-node-most-one-label = un nœud a au plus une étiquette
error-graph-only-node-without-moves-label = seul un nœud sans coups a une étiquette, et le nœud { $node } a des coups
error-graph-node-no-moves-no-label = le nœud { $node } n’a ni coups ni étiquette, et d’autres nœuds ont des étiquettes
error-graph-play-starts-one-node-marked = la partie commence à un seul nœud, et { $name } est déjà marqué
error-graph-list-moves-no-labels = une liste de coups n’a pas d’étiquettes
error-graph-first-line-not-header = la première ligne n’est pas l’en-tête
error-graph-second-column-missing = la deuxième colonne manque
error-graph-move-no-label = un coup n’a pas d’étiquette
error-graph-quote-not-closed = le guillemet n’est pas fermé
error-graph-quoted-name-ends-before = le nom entre guillemets finit avant ceci
error-graph-file-ends-too-early = le fichier finit trop tôt
error-graph-reserved-word = `{ $word }` est un mot réservé
error-graph-cannot-stand-here = { $text } ne peut pas se trouver ici
error-graph-edges-direction-but-those-board = les arêtes d’un `digraph` ont une direction, mais celles de ce plateau n’en ont pas
error-graph-edges-no-direction-but-moves = les arêtes d’un `graph` n’ont pas de direction, mais les coups en ont une
error-graph-graph-ends-before = le graphe finit avant ceci
error-graph-groups-nest-more-than-deep = l’imbrication des groupes dépasse { $most } niveaux
error-graph-file-ends-inside-group = le fichier finit à l’intérieur d’un groupe
error-graph-groups-file-stand-more-than = les groupes de ce fichier représentent plus de { $most } arêtes
error-graph-direction-but-edge-board-none = `->` a une direction, mais une arête de ce plateau n’en a pas
error-graph-no-direction-but-move-one = `--` n’a pas de direction, mais un coup en a une
error-graph-arrow-not-dot = cette flèche n’est pas du DOT
error-graph-character-not-belong = le caractère { $sign } n’a pas sa place ici
error-graph-comment-not-closed = le commentaire n’est pas fermé
error-graph-number-arrow-not-complete = un nombre ou une flèche n’est pas complet ici
error-graph-name-starts-digit-number = un nom qui commence par un chiffre est un nombre
error-graph-joins-two-quoted-pieces-name = `+` joint deux morceaux entre guillemets d’un nom
error-graph-bracket-not-closed = le chevron `<` n’est pas fermé
error-graph-file-no-node = le fichier n’a pas de nœud { $node }
error-graph-attribute-missing = l’attribut `{ $name }` manque
error-graph-no-graph = il n’y a pas de graphe
error-graph-not-graphml = ce n’est pas du GraphML
error-graph-edge-more-than-two-ends = une arête de plus de deux extrémités n’est pas un coup
error-graph-file-holds-one-graph = un fichier contient un seul graphe
error-graph-edge-no-direction-but-move = cette arête n’a pas de direction, mais un coup en a une
error-graph-stands-no-character = { $name } ne représente aucun caractère ici
error-graph-graph-starts-brace = un graphe commence par une accolade
error-graph-not-closed = le graphe n’est pas fermé
error-graph-name-ends-before = le nom { $name } finit avant ceci
error-graph-start-not-among-nodes = le départ { $name } ne fait pas partie des nœuds
error-graph-unknown-key = clé inconnue { $name } ; attendu : `nodes`, `edges`, `start` ou `labels`
error-graph-key-stands-twice = la clé `{ $name }` figure deux fois
error-graph-beside-names-nodes-ambiguous = `{ $name }` à côté des noms de nœuds est ambigu ; écrire le graphe avec les clés `nodes` et `edges`
error-graph-options-listed-twice = les options de { $name } sont données deux fois
error-graph-number-names-node-whole-most = un nombre qui nomme un nœud est entier et a au plus 64 bits ; l’écrire comme une chaîne
error-graph-unknown-key-of-edge = clé inconnue { $key } ; attendu : `from` ou `to`
error-graph-key-of-edge-stands-twice = la clé `{ $key }` figure deux fois
error-graph-no-label = ce n’est pas une étiquette
error-graph-marks-all-nodes-but-play = ceci marque tous les nœuds, mais la partie commence à un seul, et seuls les nœuds sans coups ont une étiquette
error-graph-file-empty = le fichier est vide
error-graph-graphml-not-read = GraphML n’est pas lu ici
error-graph-no-node = le graphe n’a pas de nœud { $name }
error-graph-name-missing = il manque ici un nom
error-graph-backslash-stands-alone = une barre oblique inverse est seule
error-graph-name-node-ends-before = le nom d’un nœud finit avant ceci
error-graph-no-such-node = le graphe n’a pas de nœud `{ $name }`
error-graph-labels-its-ends = ce graphe étiquette ses fins, donc ses positions n’ont ni nim-valeurs ni sommes

## What was expected: the end of a sentence.

error-graph-expects-move-below-header = un coup comme `a,b` sous l’en-tête
error-graph-expects-name-node-move-leads = `,` et le nom du nœud où mène le coup
error-graph-expects-end-name = `"` à la fin du nom
error-graph-expects-end-line = `,` ou la fin de la ligne
error-graph-expects-edges-a-b = des arêtes comme `a -> b`
error-graph-expects-graph-edges-a-b = `graph`, avec des arêtes `a -- b`
error-graph-expects-digraph-edges-a-b = `digraph`, avec des arêtes `a -> b`
error-graph-expects-attributes = `[` et des attributs
error-graph-expects-attribute-each-node = l’attribut à chacun de ces nœuds
error-graph-expects-semicolon-brace = `;` ou `{"}"}`
error-graph-expects-value = une valeur
error-graph-expects-port = un port
error-graph-expects-node-edge = un nœud, une arête ou `{"}"}`
error-graph-expects-attribute-name-value-bracket = un attribut `name=value` ou `]`
error-graph-expects-equals-value = `=` et une valeur
error-graph-expects-each-end-edge = `<node id=…/>` pour chaque extrémité d’une arête
error-graph-expects-node-id-graph = `<node id=…/>` dans un `<graph>`
error-graph-expects-each-node = `<data>` dans chacun de ces nœuds
error-graph-expects-comma-brace = `>`, `,` ou `{"}"}`
error-graph-expects-moves-a-b = des coups comme `a>b`
error-graph-expects-not-empty = `nodes` ou `edges` non vides
error-graph-expects-object-keys-options-every-node = un objet avec les clés `nodes`, `edges`, `start` et `labels`, ou avec les options de chaque nœud
error-graph-expects-object-label-each-node = un objet avec l’étiquette de chaque nœud
error-graph-expects-label-player-move = une étiquette : `win`, `loss` ou `tie`, pour le joueur au trait
error-graph-expects-node-string-whole-number = un nœud : une chaîne ou un nombre entier
error-graph-expects-player-move = `win`, `loss` ou `tie`, pour le joueur au trait
error-graph-expects-header-one-move-per-line = l’en-tête `from,to` et un coup par ligne
error-graph-expects-csv-dot-json = CSV, DOT ou JSON
error-graph-expects-name-node = le nom d’un nœud
error-graph-expects-backslash-quote = `\\` pour une barre oblique inverse ou `\"` pour un guillemet

## What to do.

error-graph-help-separate-two-columns-comma = séparer les deux colonnes par une virgule
error-graph-help-write-names-contain-comma-double = écrire entre guillemets doubles les noms qui contiennent une virgule
error-graph-help-write-label-node-without-moves = écrire l’étiquette d’un nœud sans coups sur une ligne à part : `a,,win`
error-graph-help-write-quote-inside-quoted-name = écrire deux fois un guillemet à l’intérieur d’un nom entre guillemets
error-graph-help-only-json-dot-graphml-list = seuls JSON, DOT et GraphML peuvent citer un nœud sans coups où aucun coup ne mène
error-graph-help-name = le nom est { $name }
error-graph-help-write-node-name-double-quotes = écrire entre guillemets doubles un nœud de ce nom
error-graph-help-file-holds-one-graph = un fichier contient un seul graphe
error-graph-help-group-opened-line = le groupe a été ouvert à la ligne { $line }
error-graph-help-write-names-other-characters-than = écrire entre guillemets doubles les noms avec d’autres caractères que des lettres, des chiffres et `_`
error-graph-help-write-other-names-double-quotes = écrire les autres noms entre guillemets doubles
error-graph-help-write-names-spaces-double-quotes = écrire entre guillemets doubles les noms avec des espaces
error-graph-help-write-names-other-characters-double = écrire entre guillemets doubles les noms avec d’autres caractères
