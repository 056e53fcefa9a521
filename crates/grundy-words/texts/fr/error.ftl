### Errors: what is wrong with a rule, a position or a question.

## Frames.

# The message of an error, and what would have been right there.
error-expects = { $message } ; attendu : { $expected }
error-place-in-file = { $file }, ligne { $line }, colonne { $column }
error-place = ligne { $line }, colonne { $column }
error-help = aide : { $help }
# Two pieces of advice in one line.
error-help-and = { $help } ; { $more }
error-did-you-mean = s’agit-il de `{ $word }` ?
error-not-closed = { $what ->
    [quote] ce guillemet n’est pas fermé
   *[bracket] cette parenthèse n’est pas fermée
}

## Rules that fail at a position.

# What a move leaves, such as 3 + 4.
error-not-smaller = { $count ->
    [0] la partie peut ne pas finir : un tas de { $heap } peut se réduire à rien, ce qui n’est pas plus petit
   *[other] la partie peut ne pas finir : un tas de { $heap } peut devenir { $parts }, ce qui n’est pas plus petit
}
error-too-many-heaps = un tas de { $heap } peut devenir { $parts } tas, trop pour en dresser la liste
error-cycle = la partie peut ne pas finir, il y a un cycle : { $cycle }
error-labelled-cycle = la partie peut ne pas finir, il y a un cycle : { $cycle } ; dans un jeu étiqueté, toute partie doit finir
# The positions of a cycle, shortened in the middle.
error-long-cycle = { $start } → … { $more } de plus … → { $first }
error-stopped = { $why ->
    [work] arrêté par la limite de travail après { $steps } étapes et { $bytes } octets
    [memory] arrêté par la limite de mémoire après { $steps } étapes et { $bytes } octets
    [time] arrêté par la limite de temps après { $steps } étapes et { $bytes } octets
    [cancelled] arrêté sur demande après { $steps } étapes et { $bytes } octets
   *[far] arrêté avant un tas qui en a trop de plus petits, après { $steps } étapes et { $bytes } octets
}

## What is wrong.

error-bracket-not-closed = cette parenthèse n’est pas fermée
error-more-than-letters-stand-numbers = plus de { $most } lettres représentent des nombres
error-another-heap-follow = { $found } là où un autre tas peut suivre
error-position-more-than-bytes = une position de plus de { $most } octets
error-not-one-place-alone = ce n’est pas une place et une seule
error-needs-board = il manque le plateau de { $name }
error-position-begins = { $found } là où la position commence
error-no-name-of-file = `@` sans le nom d’un fichier
error-more-than-positions = plus de { $most } positions
error-position-missing-beside-arrow = il manque une position à côté de `>`
error-nothing-typed = rien n’a été saisi
error-component-missing = il manque une composante après `+`
error-more-than-components = plus de { $most } composantes
error-after-heaps = { $found } après les tas
error-labelled-game-part-sum-winner = un jeu étiqueté ne peut pas faire partie d’une somme : ce n’est pas le dernier coup qui y décide du gagnant
error-position-missing = la position manque
error-labelled-game-asked-about-one = un jeu étiqueté ne s’étudie qu’une position à la fois
error-after-place = { $found } après une place
error-heaps-end = { $found } là où les tas finissent
error-range-ends-before-begins = cet intervalle finit avant de commencer
error-range-too-many-heaps = cet intervalle a trop de tas
error-no-coins = ce ne sont pas des jetons
error-a-position-begins = { $found } là où une position commence
error-tuple-ends = { $found } là où un n-uplet finit
error-turn-is-0-or-1 = le trait est 0 pour le premier joueur ou 1 pour le second
error-name-node-missing = le nom d’un nœud manque
error-no-files-read = il n’y a pas de fichiers ici, donc @{ $name } ne peut pas être lu ; donner le texte directement
error-position-only-rule-needed = une position là où seule une règle est attendue
error-after-rule = { $found } après la règle
error-not-played-ring = `{ $text }` ne se joue pas sur un anneau
error-not-head-rule = `{ $word }` n’est pas l’en-tête d’une règle
error-unknown-game = jeu inconnu `{ $word }`
error-numbers-without-rule = des nombres sans règle
error-after-graph = { $found } après `graph`
error-number-too-large = ce nombre est trop grand
error-another-tuple-follow = { $found } là où un autre n-uplet peut suivre
error-tuple-begins = { $found } là où un n-uplet commence
error-after-tuple = { $found } après un n-uplet
error-play-never-ends-move-always = la partie ne finit jamais : ce coup est toujours possible, et laisse plus qu’il n’y avait
error-move-takes-least-1-coin = un coup prend au moins 1 jeton, donc 0 ne peut pas figurer parmi les nombres à prendre

## What was expected: the end of a sentence.

error-expects-board = { $looks }, comme dans `{ $example }`
error-expects-position-start-from = `:` et la position de départ
error-expects-position-no-coin-left-board = une position ; `0` s’il ne reste aucun jeton, `nothing` si un plateau est vide
error-expects-positions-between-them = des positions séparées par `>`, par exemple `nim : 3,4,5 > 1,4,5 > 1,4,2`
error-expects-position = une position, par exemple `nim : 3, 4, 5` ou `0.77 : 5 + nim : 3`
error-expects-rule-places = une règle, `:` et ses places
error-expects-before-another-heap-before-another = `,` avant un autre tas, `+` avant un autre jeu, ou la fin
error-expects-one-tuple = un seul n-uplet
error-expects-smaller-heap-first = le plus petit tas d’abord, comme dans `1..5`
error-expects-most-heaps = au plus { $most } tas, comme dans `1..5`
error-expects-heads-tails = `h` pour face et `t` pour pile, comme dans `htth`, ou les places des faces
error-expects-tuple = un n-uplet ({ $names })
error-expects-one-each = une indication pour chacun des noms ({ $names })
error-expects-end-rule = la fin de la règle
error-expects-code-whose-moves-split-heaps = un code dont les coups partagent les tas, par exemple `kayles cycle 7` ou `0.137 cycle 7`
error-expects-rule = une règle
error-expects-one-name-tuple-names-then = un nom ou un n-uplet de noms, puis la flèche
error-expects-rule-name-game = une règle ou le nom d’un jeu
error-expects-after-last-edge = `{"}"}` après la dernière arête
error-expects-file-edges = un fichier comme `@states.csv`, ou des arêtes comme `{"{a>b, b>c}"}`
error-expects-numbers = { $arity } nombres
error-expects-comma-end = `,` ou la fin

## What to do.

error-help-give-some-them-number = donner un nombre à certaines d’entre elles
error-help-write = écrire `{ $sample }`
error-help-name-brackets-quotes-written-quotes = un nom avec des parenthèses ou des guillemets s’écrit entre guillemets, avec un \ avant chaque guillemet intérieur
error-help-heaps-separated-commas = les tas se séparent par des virgules, comme dans `3, 4, 5`
error-help-components-joined = les composantes se joignent par `+`
error-help-heaps-are-numbers = les tas sont des nombres : 5, 1_000, 1e12, 10^18 ou 2^60 - 1
error-help-ask-alone = poser la question pour lui seul
error-help-write-position = écrire `{ $text } : { $sample }`
error-help-pins-ring-cycle = des quilles en anneau forment un cycle, comme dans `kayles cycle 7`
error-help-nodes = ses nœuds sont { $names }
error-help-example = par exemple `{ $text } : { $sample }`
error-help-leave-out-begin-first-player = l’omettre pour que le premier joueur commence
error-help-quote-names = mettre entre guillemets les noms qui contiennent `,` ou `+`
error-help-leave-out-follows = omettre le `:` et ce qui suit
error-help-leave-out-follows-rule = omettre ce qui suit la règle
error-help-rules-look-like = une règle ressemble à `{"take {1,3,4}"}`, `0.77`, `n -> n-1 | floor(n/2) if n > 2` ou `kayles`
error-help-rule-begins-like = une règle commence comme `n -> …` ou `(a, b) -> …` ; la flèche ne contient pas d’espace
error-help-rule-begins-heap-arrow = une règle commence par son tas et une flèche, comme dans `n -> n-1`
error-help-write-take = écrire `take`, comme dans `{"take {1,3,4}"}`
error-help-rule-your-own-begins-like = une règle à soi commence comme `n -> …`
error-help-position-names-rule-first = une position nomme d’abord sa règle, comme dans `nim : 3, 4, 5` ; un code a un point, comme dans `0.77`
error-help-write-graph-file-at-sign = écrire `graph @FILE`, avec le `@`
error-help-say-when-made = dire quand il est permis, comme dans `if n < 100`
