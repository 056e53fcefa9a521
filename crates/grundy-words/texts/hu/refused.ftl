### Refusals: why a question has no answer, and what to ask instead.

refused-no-game = nincs ilyen nevű játék: `{ $name }`
refused-no-game-but = nincs ilyen nevű játék: `{ $name }`; erre gondoltál: `{ $near }`?
refused-no-node = a gráfban nincs ilyen csúcs: `{ $name }`
refused-no-node-but = a gráfban nincs ilyen csúcs: `{ $name }`; erre gondoltál: `{ $near }`?
refused-last-numbers = { $numbers } utolsó szám van megadva, de `{ $rule }` koordinátáinak száma { $coordinates }
refused-one-rule = { $what ->
    [misere] a misère játék egyetlen szabályra szól, de ez többet jelent: `{ $family }`
   *[long] a hosszú futás egyetlen szabályra szól, de ez többet jelent: `{ $family }`
}

## Why a question has no answer.

refused-work-no-state-could-saved = ennek a munkának nincs menthető állapota: mentési pont véges elvevő-osztó kód törvényszerűségéhez készül, meg egyetlen olyan játék állásaihoz, amelyben a nim-értékeket kereséssel kapjuk
refused-no-core-form-no-certificate = `{ $text }` nem írható át magalakra, ezért törvényszerűségének nincs tanúsítványa
refused-true-but-about-another-rule = igaz, de nem a kért szabályról szól, amely ez: { $wanted }
refused-true-but-about-position-not = igaz, de állásról szól, nem szabályról
refused-program-prints-words-one-line = egy program egy sorba írja ki a szavait, és ez nem ilyen: { $word }
refused-positions-too-many-look = `{ $rule }` esetén túl sok az állás ahhoz, hogy mindet megnézzük
refused-dot-for-picture = a DOT állapotgráfokhoz való; ezt a képet SVG-ben vagy TikZ-ben rajzoltasd
refused-labels-names-heaps-boards-picture = a címkék kupacok vagy táblák nevei, és ezen a képen egyik sincs
refused-laws-explained-one-rule-under = a törvényszerűségek magyarázata egyetlen szabályra szól, normál játékban
refused-no-move-leads-from-position = nem vezet lépés innen: { $number }. állás ({ $from }), ide: { $next }. állás ({ $to })
refused-labels-graph-say-who-wins = ennek a gráfnak a címkéi mondják meg, ki nyer a végein, ezért nincs misère játék
refused-graph-names-no-start-say = a gráf nem nevez meg kezdőcsúcsot, ezért mondd meg, melyik csúcsról induljon a játék
refused-graph-labels-ends-needs-play = ha egy gráf megcímkézi a végeit, a játéknak véget kell érnie, ezért nem oldható meg véget nem érő játékként
refused-certificate-values-all-nodes-graphs = az összes csúcs értékének tanúsítványa olyan gráfokhoz való, amelyeken a játék talán sosem ér véget
refused-values-given-text-too-leave = értékek is vannak megadva, meg szöveg is: az egyiket hagyd el
refused-not-among-sequences-oeis-known = { $number } nincs az itt ismert OEIS-sorozatok között
refused-table-needs-name-file = a táblázathoz fájlnév kell
refused-number-shards-from-1 = a részek száma 1 és { $most } közé esik
refused-first-number-larger-than-last = az első szám ({ $from }) nagyobb, mint az utolsó ({ $to })
refused-certificate-one-rule-stands-many = egy tanúsítvány egyetlen szabályra szól, de ez többet jelent: `{ $text }`; adj számot a betűknek
refused-no-sequence-heaps-whatever-letters = `{ $text }` nem ad kupacsorozatot, bármik is a betűk
refused-search-law-saved-checkpoints-finite = `{ $rule }` törvényszerűségének keresése nem menthető: mentési pont olyan véges elvevő-osztó kódhoz készül, amely legfeljebb két kupacot hagy
refused-state-holds-other-heaps = azt írja, hogy { $results } kupac van benne, de { $heaps } van
refused-begun-without-digests = ellenőrző összegek nélkül kezdődött, de azok a 0 kupactól kezdve minden értékre kellenek
refused-laws-of-misere-play = misère játékban elvehető számok halmazaihoz ismerünk törvényszerűséget, és ez nem ilyen: `{ $text }`
refused-row-positions-only-heaps-rule = `{ $row }` állások sora, és törvényszerűségük csak egy szabály kupacainak van
refused-certificates-laws-belong-one-rule = törvényszerűségnek egyetlen szabályhoz, normál játékban van tanúsítványa
refused-no-law-found-no-certificate = nem találtunk törvényszerűséget, ezért nincs tanúsítvány
refused-law-no-certificate-certificates-cover = `{ $text }` törvényszerűségének nincs tanúsítványa: tanúsítvány két koordináta P-állásaira szól, és csak ezekre nem találtunk törvényszerűséget
refused-no-values = nincsenek értékek
refused-most-values-looked = legfeljebb { $most } értéket nézünk meg
refused-last-heap-larger-than-any = az utolsó kupac nagyobb minden itteni számnál
refused-row-has-numbers = egy sorban számok állnak
refused-row-positions-nim-values-who = `{ $text }` állások sora, és ezekről azt lehet felsorolni, mennyi a nim-értékük és ki nyer normál játékban
refused-row-positions-one-last-number = állások sorához egy utolsó szám tartozik
refused-p-positions-n-positions-counted = csak P-állásokat vagy N-állásokat számolunk, semmi mást
refused-not-played-heaps = ezt nem kupacokkal játsszák: `{ $text }`
refused-state-graph-nodes-not-heaps = egy állapotgráfnak csúcsai vannak, nem kupacai
refused-positions-listed-rules-up-coordinates = állásokat legfeljebb { $most } koordinátás szabályokhoz sorolunk fel, de `{ $text }` koordinátáinak száma { $arity }
refused-nim-values-belong-normal-play = a nim-értékek a normál játékhoz tartoznak, ahol az utolsó lépés dönt
refused-too-many-positions-list = túl sok állást kellene felsorolni
refused-no-sequence-heaps = `{ $text }` nem ad kupacsorozatot
refused-move-need-not-leave-less = `{ $text }` egy lépése nem mindig hagy kevesebbet, mint amennyi volt
refused-no-question = nincs ilyen kérdés: `{ $name }`; ezek vannak: { $names }
refused-no-move-left = nincs több lépés
refused-state-belongs-to-another = ehhez tartozik: { $theirs }, nem ehhez: { $ours }
refused-state-is-no-good = a grundy { $program } olyan állapotot írt, amely itt nem használható: { $why }
refused-certificates-nim-values-outcomes-belong = nim-értéknek és kimenetelnek normál játékban van tanúsítványa; misère játékban a stratégia tanúsítványa mutatja meg, ki nyer
refused-no-search-could-saved-checkpoints = `{ $position }` esetén nincs menthető keresés: mentési pont egyetlen olyan játék állásaihoz készül, amelyben a nim-értékeket kereséssel kapjuk, mint a cram és a node-kayles, kupacok mellett vagy anélkül
refused-state-too-large-for-memory = { $all } állást ismer, de a memória korlátja csak { $positions } állásnak hagy helyet; engedj többet
refused-table-about-nodes-file-no = a táblázat egy fájl csúcsairól szól, amelyhez nincsenek szabályok
refused-rules-say-who-wins-end = a végén a szabályok döntik el, ki nyer, ezért nincs misère játék
refused-good-move-but-among-many = van jó lépés, de ilyen sok lépés között egy sem akadt
refused-table-file-moves-name-one = `{ $table }` egy lépéseket leíró fájl táblázata: nevezd meg egyik csúcsát
refused-table-no-node = a táblázatban nincs ilyen csúcs: `{ $text }`
refused-not-reached-from-start = `{ $position }` nem érhető el innen: `{ $start }`, pedig erről szól a táblázat
refused-no-sparse-space-take-break = `{ $text }` esetén nincs ritka tér: az olyan véges sok jegyű elvevő-osztó kódokhoz tartozik, amelyekben egy lépés hagyhat két kupacot, de többet nem (0.77, 0.106, 4!.0)
refused-no-table-tables-show-two = `{ $text }` esetén nincs táblázat: a táblázatok két koordinátát mutatnak
refused-table-more-than-cells = a táblázatnak több mint { $most } mezője van
refused-only-coin-turning-games-product = szorzatuk csak érmefordító játékoknak van: mindkettőt így írd: `turn "…"`, például `turn "1-3"`
refused-first-row-larger-than-last = az első sor ({ $from }) nagyobb, mint az utolsó ({ $to })
refused-most-values-listed-once = egyszerre legfeljebb { $most } értéket sorolunk fel
refused-first-heap-larger-than-last = az első kupac ({ $from }) nagyobb, mint az utolsó ({ $to })
refused-labelled-game-no-nim-values = címkézett játéknak nincs nim-értéke, mert nem az utolsó lépés dönti el, ki nyer
refused-values-make-table = `{ $text }` értékei táblázatot adnak
refused-tables-show-one-two-coordinates = a táblázatok egy vagy két koordinátát mutatnak, de ebben a szabályban ennyi van: { $many }
refused-dot-for-worksheet = a DOT állapotgráfokhoz való; egy feladatlap SVG, TeX vagy szöveg
refused-worksheet-each-task-most-once = egy feladatlapon minden feladat legfeljebb egyszer szerepel
refused-worksheet-about-nim-values-labelled = egy feladatlap nim-értékekről szól, és címkézett játéknak nincsenek
refused-game-least-one-position = egy lejátszott játékban legalább egy állás van
refused-table-too-large = a táblázat { $to } végponttal túl nagy; a legnagyobb lehetséges végpont { $max }

## What to ask instead.

refused-help-programs-written-rules-one-heap = programok egykupacos vagy kétkoordinátás szabályokhoz készülnek
refused-help-ask-about-first-terms = az első tagjairól kérdezz, például `0,1,1,2,0,3`
refused-help-give-letters-numbers = adj számot a betűknek
refused-help-laws-looked-one-heap-rules = törvényszerűséget egykupacos szabályokban keresünk, meg olyan kétkoordinátásokban, amelyekben egy mérték csökkenése miatt véget ér a játék

## What the visitor of the page can do. View names are those of the page.

refused-page-ask-about-position-instead = kérdezz inkább egy állásról
refused-page-ask-about-position-instead-about = kérdezz inkább egy állásról vagy állások egy soráról, ilyen a cram 2xn
refused-page-view-position-answers-play-need = az Állás nézet válaszol arra, amikor a játék talán sosem ér véget
refused-page-ask-about-node-about-graph = kérdezz egy csúcsról vagy a gráfról
refused-page-ask-table-instead = kérd inkább a táblázatát
refused-page-view-games-lists-them = a Játékok nézet felsorolja őket
refused-page-ask-less = kérj kevesebbet
refused-page-ask-about-rule-one-heap = kérdezz egykupacos szabályról, értékekről, például 0,1,1,2,0,3, vagy egy sorról, ilyen a cram 1xn
refused-page-all = összesen ennyi van: { $all }
refused-page-view-rule-shows-law-rule = a Szabály nézet megmutatja egy szabály törvényszerűségét
refused-page-ask-law-rule-instead = kérd inkább a szabály törvényszerűségét
refused-page-list-not-complete = a felsorolás nem teljes
refused-page-ask-smaller-table-value-one = kérj kisebb táblázatot vagy egyetlen tábla értékét
refused-page-law = van törvényszerűség ({ $reference }): { $sentence }
refused-page-more-values-show-one = több értékből talán kiderül egy
refused-page-tab-proof-lists-laws-engine = a Bizonyítás fül felsorolja a törvényszerűségeket, amelyeket a motor megpróbált
refused-page-answer-lists-all-them = a válasz mindet felsorolja
refused-page-strip-mis-re-play-shows = a misère játék sávja bármely szabály P-állásait megmutatja
refused-page-view-play-opens-saved-game = a Játék nézet megnyit egy mentett játékot, amelynek minden sorában egy állás áll
