### What the program says when it has no answer.

# The word before a message.
program-error = eroare
program-stopped = oprit
# A command that was probably meant.
program-try = încearcă: { $command }
# A message with advice, which is a clause.
program-advice = { $message }; { $advice }
program-advice-in-brackets = { $message } ({ $advice })
program-advice-behind-colon = { $message }: { $advice }
program-known-by-then = { $message }; rezultate cunoscute până atunci: { $count }
program-also-the-certificate = { $what ->
    [checkpoint] { $file } nu poate fi și punctul de salvare, și certificatul; alege două fișiere
   *[values] { $file } nu poate fi și fișierul de valori, și certificatul; alege două fișiere
}
program-file-holds-one-rule = { $what ->
    [checkpoint] punctul de salvare { $file } cuprinde o singură regulă, dar s-au dat mai multe ({ $count }); lansează-le una câte una
    [values] fișierul de valori { $file } cuprinde o singură regulă, dar s-au dat mai multe ({ $count }); lansează-le una câte una
   *[certificate] certificatul { $file } cuprinde o singură regulă, dar s-au dat mai multe ({ $count }); lansează-le una câte una
}
program-cannot-read-at-all = { $file } nu poate fi citit
program-cannot-write-file = { $file } nu poate fi scris: { $error }
# Behind the name of a file that cannot be read or written.
program-file-too-large = este mai mare de { $gibibytes } GiB
program-file-not-utf-8 = octetul { $place } nu este text UTF-8; salvează fișierul ca UTF-8
program-no-regular-file = nu este un fișier obișnuit
program-address-in-use = nu se poate asculta la { $address }: alt program ascultă acolo; alege alt --port sau --port 0 pentru unul oarecare
program-port-needs-rights = nu se poate asculta la { $address }: porturile sub 1024 cer drepturi speciale; alege alt --port
program-no-such-address = nu se poate asculta la { $address }: acest calculator nu are o astfel de adresă; renunță la --address
program-cannot-listen = nu se poate asculta la { $address }: { $error }
program-not-saved = punctul de salvare { $file } nu poate fi scris acum: { $why }; fișierul păstrează încă starea de până la acest număr de grămezi: { $heaps }, iar calculul continuă
program-not-saved-yet = punctul de salvare { $file } nu poate fi scris acum: { $why }; în fișier nu este încă nicio stare, iar calculul continuă
program-not-kept = valorile nu pot fi scrise în { $file }: { $why }; grămezi ale căror valori sunt acolo: { $heaps }, iar calculul continuă
program-game-not-kept = partida nu poate fi păstrată în { $file }: { $error }

## Why there is no answer.

program-write-checkpoint-file-needed = punctul de salvare - nu poate fi scris: aici este nevoie de un fișier; unul chiar cu acest nume se scrie ./-
program-heap-missing-stands-after-rule = lipsește grămada: ea stă după regulă
program-asks-about-one-heap-position = `grundy at` întreabă despre o grămadă, iar aceasta este o poziție
program-cannot-read = { $file } nu poate fi citit: { $error }
program-program-follows-one-rule-rules = un program urmează o singură regulă, dar s-au dat mai multe ({ $count })
program-language-say-lang-cpp-python = în ce limbaj? Scrie --lang cpp, python, rust, java sau go
program-width-width-picture = --width este lățimea figurii, de exemplu { $width }cm; --columns { $width } stabilește numărul de valori de pe un rând
program-picture-graph-shows-normal-mis = o figură a unui graf arată jocul normal sau jocul misère, iar acest graf își etichetează sfârșiturile
program-start-file-state-graph = --start este pentru un fișier cu un graf de stări; o poziție spune singură de unde pornește jocul
program-players-takes-two-names-comma = --players primește două nume cu o virgulă între ele, ca în --players Neco,Destiny
program-name-of-picture-says-nothing = numele { $file } nu spune cum să fie desenat: scrie --format sau un nume care se termină în .svg, .pdf, .png, .tex, .dot sau .txt
program-grundy-built-without-png = acest grundy a fost construit fără PNG; scrie .svg
program-grundy-built-without-pdf = acest grundy a fost construit fără PDF; scrie .svg
program-one-law-explained-time-rules = se explică o singură lege odată, dar s-au dat mai multe reguli ({ $count })
program-dot-write-name-because-backslash = DOT nu poate scrie numele `{ $name }`, din cauza barei inverse; scrie JSON sau CSV
program-name-of-graph-says-nothing = numele { $file } nu spune cum să fie scris: scrie --format sau un nume care se termină în .txt, .json, .csv, .dot, .graphml, .parquet sau .arrow
program-built-without = acest program a fost construit fără { $name }: construiește-l cu --features full sau folosește CSV
program-no-binary-format = { $name } nu este un format binar
program-line-play-written-text-json = un șir de mutări se scrie ca text sau JSON
program-certificate-one-rule-stands-many = --certificate este pentru o singură regulă, iar `{ $text }` înseamnă mai multe: dă literelor numere
program-certificates-laws-belong-normal-play = certificatele legilor țin de jocul normal; renunță la --misere sau la --certificate
program-already-run-begins-heap-0 = { $file } există deja, iar acest calcul începe cu grămada 0; mută fișierul sau numește punctul de salvare care ține de el
program-values-heaps-checkpoint-those-lies = numărul grămezilor ale căror valori sunt în { $file } este { $heaps }, iar al celor din punctul de salvare este { $known }; ce se află între ele nu mai este cunoscut; numește fișierul care ține de punctul de salvare sau continuă fără --keep
program-other-values-than-checkpoint-belongs = { $file } are alte valori decât punctul de salvare: ține de alt calcul. Rămâne neschimbat; alege alt fișier
program-values-from-heap-no-longer = valorile de la grămada { $heaps } înainte nu mai sunt cunoscute
program-saved-checkpoints-finite-take-break = `{ $text }` nu poate fi salvat în { $file }: punctele de salvare sunt pentru coduri finite de luat și împărțit care lasă cel mult două grămezi
program-values-kept-while-law-looked = valorile lui `{ $text }` nu pot fi păstrate în { $file } cât timp i se caută legea: --keep este pentru coduri finite de luat și împărțit care lasă cel mult două grămezi; scrie-le cu `grundy values RULE --to N -o FILE`
program-both-checkpoint-file-values = { $file } nu poate fi și punctul de salvare, și fișierul de valori; alege două fișiere
program-cannot-write-values = valorile nu pot fi scrise în { $file }: { $error }
program-law-looked-no-answer = pentru o lege căutată nu există răspuns
program-already-go-load-choose-another = { $file } există deja: continuă cu --load { $file } sau alege alt nume
program-no-move-leads-from-position = nicio mutare nu duce din poziția { $number } ({ $from }) în poziția { $next } ({ $to })
program-no-thread-to-read = intrarea standard nu poate fi citită, căci nu poate porni niciun fir de execuție: { $error }
program-cannot-read-standard-input = intrarea standard nu poate fi citită: { $why }
program-cannot-start-server = serverul nu poate porni: { $error }; `ulimit -n 64` permite destule fișiere deschise
program-cannot-listen-for-ctrl-c = nu se poate aștepta Ctrl-C: { $error }; permite mai multe fire de execuție și fișiere
program-holds-no-page-no = { $file } nu conține nicio pagină: nu are { $index }; într-o clonă a lui grundy, scripts/page build FOLDER construiește una
program-program-built-without-page = acest program a fost construit fără pagină; construiește pagina cu scripts/page build FOLDER într-o clonă a lui grundy și servește-o cu --page FOLDER
program-both-checkpoint-certificate = { $file } nu poate fi și punctul de salvare, și certificatul; alege două fișiere
program-two-proofs-run-contradict-each = cele două demonstrații ale unui calcul se contrazic
program-program-built-without-parquet-build = acest program a fost construit fără Parquet: construiește-l cu --features full sau scrie npy ori CSV
program-from-larger-than = --from { $from } este mai mare decât --to { $to }
program-nim-values-belong-normal-play = valorile nim țin de jocul normal; jocul misère are rezultate
program-assume-seen-nim-values-outcomes = --assume-seen este pentru valori nim: rezultatele se află grămadă cu grămadă
program-count-show-p-positions-show = --count este pentru --show p-positions și --show n-positions
program-table-more-than-heaps = un tabel cu prea multe grămezi (pot fi cel mult { $most }); alege --from și --to mai apropiate sau scrie valorile în flux
program-several-rules-answered-json-lines = la mai multe reguli se răspunde prin rânduri JSON, nu ca { $name }; întreabă despre câte o regulă pe rând
program-row-positions-one-last-number = un șir de poziții are un singur ultim număr
program-heap-too-far-list = această grămadă este prea departe pentru o listă
program-last-heap-stands-after = ultima grămadă stă după --to
program-name-of-values-says-nothing = numele { $name } nu spune cum să fie scris: scrie --format sau un nume care se termină în .txt, .json, .csv, .npy sau .parquet
program-holds-one-sequence-rule-more = { $name } conține un singur șir, iar această regulă are mai mult de o coordonată; scrie text, JSON sau CSV
program-listing-written-text-json = această listă se scrie ca text sau JSON
program-nim-value-heap-npy-files = valoarea nim a grămezii { $heap } este { $value }, iar fișierele npy cu valori nim conțin numere sub 2^32; scrie Parquet sau CSV
program-name-of-worksheet-says-nothing = numele { $file } nu spune cum să fie scris: scrie --format sau un nume care se termină în .pdf, .svg, .png, .tex sau .txt
program-error-grundy-not-yours = { $message }. Aceasta este o eroare a lui grundy, nu a ta; te rugăm să o raportezi
program-cannot-write = nu se poate scrie: { $error }
program-time-limit-reached-after-s = limita de timp a fost atinsă după { $seconds } s (mărește-o cu --max-time)
program-memory-limit-reached = limita de memorie a fost atinsă (mărește-o cu --max-memory)
program-limit-work-reached = limita de lucru a fost atinsă
program-no-law-rule-known-definition = nu se cunoaște aici nicio lege a acestei reguli, iar definiția are nevoie de valorile tuturor grămezilor mai mici, care sunt prea multe; `grundy law RULE --to N` și `grundy at RULE N --long` caută mai departe o lege
program-interrupted-after-s = întrerupt după { $seconds } s
program-misere-contradicts-record-says = --misere contrazice această partidă notată, care spune `# normal play`; renunță la una dintre ele
program-no-option = nu există opțiunea `{ $unknown }`
program-binary-format-terminal-write-file = { $format } este un format binar, iar acesta este un terminal: scrie-l într-un fișier cu -o FILE

## What to do.

program-help-max-matches-shows-them = --max-matches { $all } le arată
program-help-ask-about-one-heap-rule = întreabă despre o regulă cu o singură grămadă, despre valori ca 0,1,1,2,0,3 sau despre un șir de poziții cu n în locul numărului, ca în `grundy identify 'cram 1xn'`
program-help-see-grundy-law = vezi `grundy law`
program-help-answers-positions = `grundy solve` răspunde la poziții
program-help-ask-about-position-row-them = întreabă `grundy solve` despre o poziție sau, pentru un șir de poziții, scrie n în locul numărului, ca în `grundy values 'cram 2xn'`
program-help-lets-play-go-ever-draw = `--loopy` lasă jocul să continue la nesfârșit, ceea ce este o remiză, în `grundy solve`, `grundy explain` și `grundy graph`
program-help-values-them = `grundy graph FILE` le calculează valorile
program-help-grundy-values-shows = `grundy values` arată aceasta
program-help-lists-names = `grundy games` enumeră numele
program-help-choose-nearer = alege --to mai aproape
program-help-looks-law-any-rule = `grundy law` caută legea oricărei reguli
program-help-choose-from-nearer-ask = alege --from și --to mai aproape sau întreabă cu --at
program-help-assume-seen-answers-law-only = --assume-seen răspunde printr-o lege numai observată
program-help-try-larger = încearcă un --to mai mare
program-help-run-see-tried = Rulează `grundy explain law` ca să vezi ce s-a încercat
program-help-lists-p-positions-any-rule = `grundy values RULE --show p-positions --misere` enumeră pozițiile P ale oricărei reguli
program-help-reads-positions-between-them = `grundy replay` citește poziții cu `>` între ele; cele ale unei sume stau câte una pe rând
program-help-put-single-quotes-shell-leaves = pune-o între apostrofuri, ca shell-ul să o lase neschimbată
program-help-did-shell-cut-put-rule = a tăiat-o shell-ul la `>` sau `|`? Pune regula între apostrofuri
