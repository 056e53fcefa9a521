### What the program says when it has no answer.

# The word before a message.
program-error = hiba
program-stopped = leállt
# A command that was probably meant.
program-try = próbáld ezt: { $command }
# A message with advice, which is a clause.
program-advice = { $message }; { $advice }
program-advice-in-brackets = { $message } ({ $advice })
program-advice-behind-colon = { $message }: { $advice }
program-known-by-then = { $message }; addig { $count } eredmény volt ismert
program-also-the-certificate = { $what ->
    [checkpoint] ugyanaz a fájl nem lehet mentési pont is, tanúsítvány is: { $file }; válassz két fájlt
   *[values] ugyanaz a fájl nem lehet értékek fájlja is, tanúsítvány is: { $file }; válassz két fájlt
}
program-file-holds-one-rule = { $what ->
    [checkpoint] a mentési pont ({ $file }) egyetlen szabályhoz tartozik, de { $count } szabály van megadva; futtasd őket egyenként
    [values] az értékek fájlja ({ $file }) egyetlen szabályhoz tartozik, de { $count } szabály van megadva; futtasd őket egyenként
   *[certificate] a tanúsítvány ({ $file }) egyetlen szabályhoz tartozik, de { $count } szabály van megadva; futtasd őket egyenként
}
program-cannot-read-at-all = nem olvasható: { $file }
program-cannot-write-file = nem írható: { $file }: { $error }
# Behind the name of a file that cannot be read or written.
program-file-too-large = nagyobb, mint { $gibibytes } GiB
program-file-not-utf-8 = a bájt ezen a helyen nem UTF-8 szöveg: { $place }; mentsd a fájlt UTF-8-ban
program-no-regular-file = nem közönséges fájl
program-address-in-use = nem lehet kapcsolatokat fogadni itt: { $address }; ott egy másik program fogad; válassz másik --port értéket, vagy --port 0 mellett bármelyiket
program-port-needs-rights = nem lehet kapcsolatokat fogadni itt: { $address }; az 1024 alatti portokhoz külön jogok kellenek; válassz másik --port értéket
program-no-such-address = nem lehet kapcsolatokat fogadni itt: { $address }; ennek a gépnek nincs ilyen címe; hagyd el: --address
program-cannot-listen = nem lehet kapcsolatokat fogadni itt: { $address }: { $error }
program-not-saved = a mentési pont ({ $file }) most nem írható: { $why }; a fájlban { $heaps } kupac állapota továbbra is megvan, és a futás folytatódik
program-not-saved-yet = a mentési pont ({ $file }) most nem írható: { $why }; a fájlban még nincs állapot, és a futás folytatódik
program-not-kept = az értékek nem írhatók ide: { $file }: { $why }; { $heaps } kupac értékei vannak meg benne, és a futás folytatódik
program-game-not-kept = a játék nem őrizhető meg itt: { $file }: { $error }

## Why there is no answer.

program-write-checkpoint-file-needed = a mentési pont nem írható ide: -; ide fájl kell; az éppen így nevezett fájlt így írd: ./-
program-heap-missing-stands-after-rule = hiányzik a kupac: a szabály után áll
program-asks-about-one-heap-position = a `grundy at` egyetlen kupacról kérdez, ez pedig állás
program-cannot-read = nem olvasható: { $file }: { $error }
program-program-follows-one-rule-rules = egy program egyetlen szabályt követ, de { $count } szabály van megadva
program-language-say-lang-cpp-python = milyen nyelven? Írd: --lang cpp, python, rust, java vagy go
program-width-width-picture = a --width a kép szélessége, például { $width }cm; az egy sorban álló értékek számát ez állítja be: --columns { $width }
program-picture-graph-shows-normal-mis = egy gráf képe normál vagy misère játékot mutat, és ez a gráf megcímkézi a végeit
program-start-file-state-graph = a --start állapotgráf fájljához való; egy állás maga mondja meg, hol kezdődik a játék
program-players-takes-two-names-comma = a --players két nevet vár, közöttük vesszővel, például --players Neco,Destiny
program-name-of-picture-says-nothing = ebből a névből nem derül ki, hogyan kell rajzolni: { $file }; írd hozzá: --format, vagy legyen a név vége .svg, .pdf, .png, .tex, .dot vagy .txt
program-grundy-built-without-png = ez a grundy PNG nélkül készült; ments .svg fájlba
program-grundy-built-without-pdf = ez a grundy PDF nélkül készült; ments .svg fájlba
program-one-law-explained-time-rules = egyszerre egy törvényszerűség magyarázható, de { $count } szabály van megadva
program-dot-write-name-because-backslash = a DOT nem tudja leírni ezt a nevet a fordított perjele miatt: `{ $name }`; ments JSON vagy CSV alakban
program-name-of-graph-says-nothing = ebből a névből nem derül ki, hogyan kell írni: { $file }; írd hozzá: --format, vagy legyen a név vége .txt, .json, .csv, .dot, .graphml, .parquet vagy .arrow
program-built-without = ez a program enélkül készült: { $name }; fordítsd így: --features full, vagy használj CSV-t
program-no-binary-format = ez nem bináris formátum: { $name }
program-line-play-written-text-json = egy játék menete szövegként vagy JSON-ként írható
program-certificate-one-rule-stands-many = a --certificate egyetlen szabályhoz való, de ez többet jelent: `{ $text }`; adj számot a betűknek
program-certificates-laws-belong-normal-play = a törvényszerűségek tanúsítványai a normál játékhoz tartoznak; hagyd el ezek egyikét: --misere, --certificate
program-already-run-begins-heap-0 = { $file } már megvan, és ez a futás a 0 kupaccal kezdődik; vidd máshová a fájlt, vagy nevezd meg a hozzá tartozó mentési pontot
program-values-heaps-checkpoint-those-lies = { $file } fájlban { $heaps } kupac értékei vannak, a mentési pontban { $known } kupacéi, és ami közöttük van, már nem ismert; nevezd meg a mentési ponthoz tartozó fájlt, vagy folytasd ezt elhagyva: --keep
program-other-values-than-checkpoint-belongs = { $file } fájlban más értékek vannak, mint a mentési pontban: másik futáshoz tartozik. Változatlan marad; válassz másik fájlt
program-values-from-heap-no-longer = az értékek innen kezdve már nem ismertek: { $heaps } kupac
program-saved-checkpoints-finite-take-break = `{ $text }` nem menthető ide: { $file }; mentési pont olyan véges elvevő-osztó kódhoz készül, amely legfeljebb két kupacot hagy
program-values-kept-while-law-looked = `{ $text }` értékei nem őrizhetők meg itt: { $file }, amíg a törvényszerűségét keressük: a --keep olyan véges elvevő-osztó kódokhoz való, amelyek legfeljebb két kupacot hagynak; írasd ki őket így: `grundy values RULE --to N -o FILE`
program-both-checkpoint-file-values = ugyanaz a fájl nem lehet mentési pont is, az értékek fájlja is: { $file }; válassz két fájlt
program-cannot-write-values = az értékek nem írhatók ide: { $file }: { $error }
program-law-looked-no-answer = egy keresett törvényszerűségre nincs válasz
program-already-go-load-choose-another = { $file } már megvan: folytasd így: --load { $file }, vagy válassz másik nevet
program-no-move-leads-from-position = nem vezet lépés innen: { $number }. állás ({ $from }), ide: { $next }. állás ({ $to })
program-no-thread-to-read = a szabványos bemenet nem olvasható, mert nem indítható szál: { $error }
program-cannot-read-standard-input = a szabványos bemenet nem olvasható: { $why }
program-cannot-start-server = a kiszolgáló nem indítható: { $error }; a `ulimit -n 64` elég nyitott fájlt enged meg
program-cannot-listen-for-ctrl-c = a Ctrl-C nem figyelhető: { $error }; engedj meg több szálat és fájlt
program-holds-no-page-no = { $file } mappában nincs oldal: hiányzik belőle { $index }; a grundy egy másolatában ez készít ilyet: scripts/page build FOLDER
program-program-built-without-page = ez a program az oldal nélkül készült; a grundy egy másolatában készítsd el így: scripts/page build FOLDER, és így szolgáld ki: --page FOLDER
program-both-checkpoint-certificate = ugyanaz a fájl nem lehet mentési pont is, tanúsítvány is: { $file }; válassz két fájlt
program-two-proofs-run-contradict-each = egy futás két bizonyítása ellentmond egymásnak
program-program-built-without-parquet-build = ez a program Parquet nélkül készült: fordítsd így: --features full, vagy ments npy vagy CSV alakban
program-from-larger-than = --from { $from } nagyobb, mint --to { $to }
program-nim-values-belong-normal-play = a nim-értékek a normál játékhoz tartoznak; misère játékban kimenetelek vannak
program-assume-seen-nim-values-outcomes = az --assume-seen nim-értékekhez való: a kimeneteleket kupacról kupacra keressük meg
program-count-show-p-positions-show = a --count ezekhez való: --show p-positions és --show n-positions
program-table-more-than-heaps = a táblázatban több mint { $most } kupac van; válassz közelebbi határokat: --from és --to, vagy kérd az értékeket folyamatosan
program-several-rules-answered-json-lines = több szabályra JSON-sorok a válasz, nem ez: { $name }; kérdezz egyszerre egy szabályról
program-row-positions-one-last-number = állások sorához egy utolsó szám tartozik
program-heap-too-far-list = ez a kupac túl messze van egy felsoroláshoz
program-last-heap-stands-after = az utolsó kupac a --to után áll
program-name-of-values-says-nothing = ebből a névből nem derül ki, hogyan kell írni: { $name }; írd hozzá: --format, vagy legyen a név vége .txt, .json, .csv, .npy vagy .parquet
program-holds-one-sequence-rule-more = { $name } egyetlen sorozatot tárol, de ennek a szabálynak több koordinátája van; ments szövegként, JSON vagy CSV alakban
program-listing-written-text-json = ez a felsorolás szövegként vagy JSON-ként írható
program-nim-value-heap-npy-files = n = { $heap } kupacának nim-értéke { $value }, de a nim-értékek npy fájljaiban 2^32-nél kisebb számok állnak; ments Parquet vagy CSV alakban
program-name-of-worksheet-says-nothing = ebből a névből nem derül ki, hogyan kell írni: { $file }; írd hozzá: --format, vagy legyen a név vége .pdf, .svg, .png, .tex vagy .txt
program-error-grundy-not-yours = { $message }. Ez a grundy hibája, nem a tiéd; kérjük, jelentsd
program-cannot-write = nem írható: { $error }
program-time-limit-reached-after-s = az időkorlát { $seconds } s után letelt (növeld így: --max-time)
program-memory-limit-reached = elérte a memória korlátját (növeld így: --max-memory)
program-limit-work-reached = elérte a munka korlátját
program-no-law-rule-known-definition = ennek a szabálynak itt nem ismert törvényszerűsége, és a definícióhoz minden kisebb kupac értéke kellene, ami túl sok; a `grundy law RULE --to N` és a `grundy at RULE N --long` messzebb keres törvényszerűséget
program-interrupted-after-s = { $seconds } s után megszakítva
program-misere-contradicts-record-says = a --misere ellentmond ennek a feljegyzésnek, amelyben ez áll: `# normal play`; hagyd el az egyiket
program-no-option = nincs ilyen kapcsoló: `{ $unknown }`
program-binary-format-terminal-write-file = ez bináris formátum: { $format }, ez pedig terminál: írd fájlba így: -o FILE

## What to do.

program-help-max-matches-shows-them = a --max-matches { $all } megmutatja őket
program-help-ask-about-one-heap-rule = kérdezz egykupacos szabályról, értékekről, például 0,1,1,2,0,3, vagy állások egy soráról, amelyben n áll a szám helyén, például `grundy identify 'cram 1xn'`
program-help-see-grundy-law = lásd `grundy law`
program-help-answers-positions = állásokra a `grundy solve` válaszol
program-help-ask-about-position-row-them = állásról kérdezd a `grundy solve` parancsot, vagy állások soráról, amelyben n áll a szám helyén, például `grundy values 'cram 2xn'`
program-help-lets-play-go-ever-draw = a `--loopy` megengedi, hogy a játék sose érjen véget, ekkor senki sem nyer; használható itt: `grundy solve`, `grundy explain` és `grundy graph`
program-help-values-them = értékeiket a `grundy graph FILE` adja meg
program-help-grundy-values-shows = a `grundy values` megmutatja
program-help-lists-names = a neveket a `grundy games` sorolja fel
program-help-choose-nearer = válassz közelebbi határt: --to
program-help-looks-law-any-rule = bármely szabály törvényszerűségét keresi a `grundy law`
program-help-choose-from-nearer-ask = válassz közelebbi határokat: --from és --to, vagy kérdezz így: --at
program-help-assume-seen-answers-law-only = az --assume-seen csak megfigyelt törvényszerűség alapján válaszol
program-help-try-larger = próbálj nagyobb határt: --to
program-help-run-see-tried = A `grundy explain law` megmutatja, mit próbáltunk meg
program-help-lists-p-positions-any-rule = bármely szabály P-állásait felsorolja ez: `grundy values RULE --show p-positions --misere`
program-help-reads-positions-between-them = a `grundy replay` állásokat olvas, közöttük `>` jellel; egy összeg állásai külön sorokban állnak
program-help-put-single-quotes-shell-leaves = tedd egyszeres idézőjelbe, hogy a parancsértelmező ne nyúljon hozzá
program-help-did-shell-cut-put-rule = a parancsértelmező vágta el itt: `>` vagy `|`? Tedd a szabályt egyszeres idézőjelbe
