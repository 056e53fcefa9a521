### What the program says when it has no answer.

# The word before a message.
program-error = erreur
program-stopped = arrêté
# A command that was probably meant.
program-try = essayer : { $command }
# A message with advice, which is a clause.
program-advice = { $message } ; { $advice }
program-advice-in-brackets = { $message } ({ $advice })
program-advice-behind-colon = { $message } : { $advice }
program-known-by-then = { $message } ; { $count } résultats étaient alors connus
program-also-the-certificate = { $what ->
    [checkpoint] { $file } ne peut pas être à la fois le point de reprise et le certificat ; choisir deux fichiers
   *[values] { $file } ne peut pas être à la fois le fichier des valeurs et le certificat ; choisir deux fichiers
}
program-file-holds-one-rule = { $what ->
    [checkpoint] le point de reprise { $file } contient une seule règle, et { $count } règles sont données ; les lancer une par une
    [values] le fichier de valeurs { $file } contient une seule règle, et { $count } règles sont données ; les lancer une par une
   *[certificate] le certificat { $file } contient une seule règle, et { $count } règles sont données ; les lancer une par une
}
program-cannot-read-at-all = impossible de lire { $file }
program-cannot-write-file = impossible d’écrire { $file } : { $error }
# Behind the name of a file that cannot be read or written.
program-file-too-large = il est plus grand que { $gibibytes } Gio
program-file-not-utf-8 = l’octet { $place } n’est pas du texte UTF-8 ; enregistrer le fichier en UTF-8
program-no-regular-file = ce n’est pas un fichier ordinaire
program-address-in-use = impossible d’écouter à { $address } : un autre programme y écoute ; choisir un autre --port, ou --port 0 pour un port quelconque
program-port-needs-rights = impossible d’écouter à { $address } : les ports inférieurs à 1024 demandent des droits spéciaux ; choisir un autre --port
program-no-such-address = impossible d’écouter à { $address } : cette machine n’a pas cette adresse ; omettre --address
program-cannot-listen = impossible d’écouter à { $address } : { $error }
program-not-saved = le point de reprise { $file } ne peut pas être écrit maintenant : { $why } ; le fichier contient encore l’état de { $heaps } tas, et le calcul continue
program-not-saved-yet = le point de reprise { $file } ne peut pas être écrit maintenant : { $why } ; il n’y a pas encore d’état dans le fichier, et le calcul continue
program-not-kept = les valeurs ne peuvent pas être écrites dans { $file } : { $why } ; il contient celles de { $heaps } tas, et le calcul continue
program-game-not-kept = la partie ne peut pas être conservée dans { $file } : { $error }

## Why there is no answer.

program-write-checkpoint-file-needed = impossible d’écrire le point de reprise - : il faut ici un fichier ; un fichier de ce nom précis s’écrit ./-
program-heap-missing-stands-after-rule = le tas manque : il se place après la règle
program-asks-about-one-heap-position = `grundy at` porte sur un seul tas, et ceci est une position
program-cannot-read = impossible de lire { $file } : { $error }
program-program-follows-one-rule-rules = un programme suit une seule règle, et { $count } règles sont données
program-language-say-lang-cpp-python = dans quel langage ? Écrire --lang cpp, python, rust, java ou go
program-width-width-picture = --width est la largeur de la figure, par exemple { $width }cm ; --columns { $width } fixe le nombre de valeurs par ligne
program-picture-graph-shows-normal-mis = une figure de graphe montre le jeu normal ou misère, et ce graphe étiquette ses fins
program-start-file-state-graph = --start vaut pour le fichier d’un graphe des états ; une position dit elle-même où la partie commence
program-players-takes-two-names-comma = --players demande deux noms séparés par une virgule, comme dans --players Neco,Destiny
program-name-of-picture-says-nothing = le nom { $file } ne dit pas comment dessiner : donner --format, ou le finir par .svg, .pdf, .png, .tex, .dot ou .txt
program-grundy-built-without-png = ce grundy a été construit sans PNG ; écrire .svg
program-grundy-built-without-pdf = ce grundy a été construit sans PDF ; écrire .svg
program-one-law-explained-time-rules = une seule loi s’explique à la fois, et { $count } règles sont données
program-dot-write-name-because-backslash = DOT ne peut pas écrire le nom `{ $name }`, à cause de sa barre oblique inverse ; écrire en JSON ou CSV
program-name-of-graph-says-nothing = le nom { $file } ne dit pas comment écrire : donner --format, ou le finir par .txt, .json, .csv, .dot, .graphml, .parquet ou .arrow
program-built-without = ce programme a été construit sans { $name } : le construire avec --features full, ou utiliser CSV
program-no-binary-format = { $name } n’est pas un format binaire
program-line-play-written-text-json = une suite de coups s’écrit en texte ou en JSON
program-certificate-one-rule-stands-many = --certificate vaut pour une seule règle, et `{ $text }` en représente plusieurs : donner des nombres aux lettres
program-certificates-laws-belong-normal-play = les certificats de lois appartiennent au jeu normal ; omettre --misere ou --certificate
program-already-run-begins-heap-0 = { $file } existe déjà, et ce calcul commence au tas 0 ; déplacer le fichier, ou nommer le point de reprise qui lui correspond
program-values-heaps-checkpoint-those-lies = { $file } a les valeurs de { $heaps } tas, le point de reprise celles de { $known }, et ce qui est entre les deux n’est plus connu ; nommer le fichier qui correspond au point de reprise, ou continuer sans --keep
program-other-values-than-checkpoint-belongs = { $file } a d’autres valeurs que le point de reprise : il appartient à un autre calcul. Il reste tel quel ; choisir un autre fichier
program-values-from-heap-no-longer = les valeurs à partir du tas { $heaps } ne sont plus connues
program-saved-checkpoints-finite-take-break = `{ $text }` ne peut pas être sauvegardé dans { $file } : les points de reprise valent pour les codes finis de prise et partage qui laissent au plus deux tas
program-values-kept-while-law-looked = les valeurs de `{ $text }` ne peuvent pas être conservées dans { $file } pendant la recherche de sa loi : --keep vaut pour les codes finis de prise et partage qui laissent au plus deux tas ; les écrire avec `grundy values RULE --to N -o FILE`
program-both-checkpoint-file-values = { $file } ne peut pas être à la fois le point de reprise et le fichier des valeurs ; choisir deux fichiers
program-cannot-write-values = impossible d’écrire les valeurs dans { $file } : { $error }
program-law-looked-no-answer = une loi recherchée n’a pas de réponse
program-already-go-load-choose-another = { $file } existe déjà : continuer avec --load { $file }, ou choisir un autre nom
program-no-move-leads-from-position = aucun coup ne mène de la position { $number } ({ $from }) à la position { $next } ({ $to })
program-no-thread-to-read = impossible de lire l’entrée standard, car aucun fil d’exécution ne peut démarrer : { $error }
program-cannot-read-standard-input = impossible de lire l’entrée standard : { $why }
program-cannot-start-server = impossible de démarrer le serveur : { $error } ; `ulimit -n 64` autorise assez de fichiers ouverts
program-cannot-listen-for-ctrl-c = impossible de guetter Ctrl-C : { $error } ; autoriser plus de fils d’exécution et de fichiers
program-holds-no-page-no = { $file } ne contient pas de page : il n’a pas de { $index } ; dans un clone de grundy, scripts/page build FOLDER en crée une
program-program-built-without-page = ce programme a été construit sans la page ; construire la page avec scripts/page build FOLDER dans un clone de grundy, et la servir avec --page FOLDER
program-both-checkpoint-certificate = { $file } ne peut pas être à la fois le point de reprise et le certificat ; choisir deux fichiers
program-two-proofs-run-contradict-each = les deux démonstrations d’un calcul se contredisent
program-program-built-without-parquet-build = ce programme a été construit sans Parquet : le construire avec --features full, ou écrire en npy ou CSV
program-from-larger-than = --from { $from } est plus grand que --to { $to }
program-nim-values-belong-normal-play = les nim-valeurs appartiennent au jeu normal ; le jeu misère a des issues
program-assume-seen-nim-values-outcomes = --assume-seen vaut pour les nim-valeurs : les issues se trouvent tas par tas
program-count-show-p-positions-show = --count vaut pour --show p-positions et --show n-positions
program-table-more-than-heaps = une table de plus de { $most } tas ; choisir --from et --to plus proches, ou écrire les valeurs au fur et à mesure
program-several-rules-answered-json-lines = plusieurs règles donnent des lignes JSON, non { $name } ; demander une seule règle à la fois
program-row-positions-one-last-number = une rangée de positions a un seul dernier numéro
program-heap-too-far-list = ce tas est trop loin pour une liste
program-last-heap-stands-after = le dernier tas se place après --to
program-name-of-values-says-nothing = le nom { $name } ne dit pas comment écrire : donner --format, ou le finir par .txt, .json, .csv, .npy ou .parquet
program-holds-one-sequence-rule-more = { $name } contient une seule suite, et cette règle a plus d’une coordonnée ; écrire en texte, JSON ou CSV
program-listing-written-text-json = cette liste s’écrit en texte ou en JSON
program-nim-value-heap-npy-files = la nim-valeur du tas { $heap } est { $value }, et les fichiers npy de nim-valeurs contiennent des nombres inférieurs à 2^32 ; écrire en Parquet ou CSV
program-name-of-worksheet-says-nothing = le nom { $file } ne dit pas comment écrire : donner --format, ou le finir par .pdf, .svg, .png, .tex ou .txt
program-error-grundy-not-yours = { $message }. C’est une erreur de grundy, et de lui seul ; merci de la signaler
program-cannot-write = impossible d’écrire : { $error }
program-time-limit-reached-after-s = la limite de temps a été atteinte après { $seconds } s (l’augmenter avec --max-time)
program-memory-limit-reached = la limite de mémoire a été atteinte (l’augmenter avec --max-memory)
program-limit-work-reached = la limite de travail a été atteinte
program-no-law-rule-known-definition = aucune loi de cette règle n’est connue ici, et la définition demande les valeurs de tous les tas plus petits, qui sont trop nombreux ; `grundy law RULE --to N` et `grundy at RULE N --long` cherchent une loi plus loin
program-interrupted-after-s = interrompu après { $seconds } s
program-misere-contradicts-record-says = --misere contredit cet enregistrement, qui dit `# normal play` ; omettre l’un des deux
program-no-option = il n’y a pas d’option `{ $unknown }`
program-binary-format-terminal-write-file = { $format } est un format binaire, et ceci est un terminal : l’écrire dans un fichier avec -o FILE

## What to do.

program-help-max-matches-shows-them = --max-matches { $all } les montre
program-help-ask-about-one-heap-rule = demander une règle à un tas, des valeurs comme 0,1,1,2,0,3, ou une rangée de positions avec n à sa place, comme dans `grundy identify 'cram 1xn'`
program-help-see-grundy-law = voir `grundy law`
program-help-answers-positions = `grundy solve` répond sur les positions
program-help-ask-about-position-row-them = demander une position à `grundy solve`, ou une rangée de positions avec n à sa place, comme dans `grundy values 'cram 2xn'`
program-help-lets-play-go-ever-draw = `--loopy` permet à la partie de continuer sans fin, sans gagnant, dans `grundy solve`, `grundy explain` et `grundy graph`
program-help-values-them = `grundy graph FILE` les évalue
program-help-grundy-values-shows = `grundy values` le montre
program-help-lists-names = `grundy games` liste les noms
program-help-choose-nearer = choisir --to plus proche
program-help-looks-law-any-rule = `grundy law` cherche la loi de n’importe quelle règle
program-help-choose-from-nearer-ask = choisir --from et --to plus proches, ou demander --at
program-help-assume-seen-answers-law-only = --assume-seen répond par une loi seulement observée
program-help-try-larger = essayer un --to plus grand
program-help-run-see-tried = Lancer `grundy explain law` pour voir ce qui a été essayé
program-help-lists-p-positions-any-rule = `grundy values RULE --show p-positions --misere` liste les positions P de n’importe quelle règle
program-help-reads-positions-between-them = `grundy replay` lit des positions séparées par `>` ; celles d’une somme s’écrivent une par ligne
program-help-put-single-quotes-shell-leaves = le mettre entre apostrophes, pour que le shell n’y touche pas
program-help-did-shell-cut-put-rule = le shell l’a-t-il coupé à `>` ou `|` ? Mettre la règle entre apostrophes
