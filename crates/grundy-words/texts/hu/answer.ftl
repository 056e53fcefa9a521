### Texts of answers, for people: what commands print.

## What several answers say.

normal-play = normál játék
misere-play = misère játék
# How something is known, as a label before a statement or after “by”.
known-by = { $way ->
    [definition] definíció szerint
    [theorem] tétel alapján
    [proved] bizonyított
   *[seen] megfigyelt
}
# A label, such as “proved” or “Verified”, before what it is said of.
labelled = { $label }: { $text }
by-reference = { $reference } szerint
checked-hypothesis = ellenőrizve: { $hypothesis }
is-canonical = ugyanaz, mint { $canonical }
# $reason: why the rule has this other form.
is-canonical-because = ugyanaz, mint { $canonical }: { $reason }
list-of-more = … és még { $count }
# $how: what to type for that, such as “--max-moves 10”.
list-of-more-how = … és még { $count } ({ $how })
none = nincs
outcome-n = N: a soron következő játékos nyer
outcome-p = P: a soron következő játékos veszít
outcome-t = T: a legjobb játék döntetlen
outcome-table-t = T: a legjobb játék döntetlenre vezet
outcome-d = D: senki sem tud nyerni, és a legjobb játék sosem ér véget
outcome-and-nim-value = { $outcome }; nim-érték: { $value }
counted-moves = { $count } lépés
counted-positions = { $count } állás
counted-entries = { $count } bejegyzés

## Who wins a position. What stands in parentheses is said of play, or of how the answer is known.

solve-labelled = a végén a szabályok döntik el, ki nyer
solve-value-not-requested = { $outcome } (a nim-értéket nem kérték)
solve-value-not-computed = { $outcome }; a nim-értéket nem számítottuk ki: a keresés túl nagy
solve-remoteness = Távolság a végtől: { $count }, ennyi lépés van hátra a legjobb játékban
solve-remoteness-not-found = Távolság a végtől: a megadott korlátok között nem derült ki
solve-by-definition = definíció szerint, a lehetőségekből
solve-by-theorem = tétel alapján
solve-by-proof = bizonyított: a szabály egy törvényszerűségét ellenőriztük
solve-by-seen = csak megfigyelt, nem bizonyított
solve-by-definition-and-theorem = definíció szerint, a kisebb állásokra tétel alapján
# $way: how one part of a sum is known.
solve-partly = { $way ->
    [definition] részben kiszámítva
    [theorem] részben tételek alapján
    [proved] részben bizonyított törvényszerűség alapján
   *[seen] részben csak megfigyelt
}
solve-partly-and = { $first }, { $second }
solve-no-winning-move = Nincs nyerő lépés.
solve-no-move-left = Nincs több lépés: a soron következő játékos nyert.
solve-not-listed = { $count ->
    [1] Egy nyerő lépés van; nincs felsorolva.
   *[other] { $count } nyerő lépés van; egyik sincs felsorolva.
}
solve-none-listed = Van nyerő lépés; egy sincs felsorolva.
solve-theorem-does-not-say = Van nyerő lépés, de a tétel nem mondja meg, melyik.
solve-only-winning-move = Az egyetlen nyerő lépés:
solve-counted-winning-moves = { $count } nyerő lépés:
solve-winning-moves = Nyerő lépések:
solve-more = … és még több
solve-perhaps-more = … talán van még több is
solve-first-listed = … (az első { $count } van felsorolva)
solve-not-all-found = Nem került elő az összes nyerő lépés.
# $play: normal play or misère play.
solve-loopy-play = { $play }; a játék talán sosem ér véget
solve-loopy-value = { $outcome }; érték: { $value }
solve-loopy-by-smith = definíció szerint; Smith 1966
solve-loopy-by-definition = definíció szerint
solve-loopy-draw-not-listed = Van lépés, amely megtartja a véget nem érő játékot; egy sincs felsorolva.
solve-loopy-draw-moves = A véget nem érő játékot megtartó lépések:
solve-table-play = { $play }, az összes állás táblázata alapján
# $left: such as “3 moves”.
solve-table-left = { $outcome }; a legjobb játékban hátravan: { $left }
solve-table-move-left = hátravan: { $left }
solve-table-tie-moves = A döntetlent megtartó lépések:
solve-table-better = Van jobb lépés azoknál, amelyeket megnéztünk.
solve-every-move-loses = Minden lépés veszít:

## Laws.

law-read-json = összes állapota ({ $states }) benne van a JSON-kimenetben
law-read-json-how = összes állapota ({ $states }) benne van a JSON-kimenetben ({ $how })
law-also-proved = bizonyítja ez is: { $reference }
law-also-by = { $reference } szerint is
law-seen-is-no-theorem = { $reference } ({ $count } érték mintázata még nem tétel)
law-seen-in-positions = { $reference } (állások mintázata még nem tétel)
law-seen-without-rule = { $reference } (nem ismert szabály, ezért semmi sem bizonyítható)
law-none-no-heap = Nem találtunk törvényszerűséget: egyetlen kupac értékét sem számítottuk ki.
law-none-to = A kupacok értékeiben 0-tól eddig nem találtunk törvényszerűséget: { $last }.
law-none-is-no-proof = Ez nem bizonyítja, hogy nincs.
law-none-is-no-proof-how = Ez nem bizonyítja, hogy nincs: { $how }.
law-none-in-list = Nem látszik bennük törvényszerűség.
law-tried = Megpróbáltuk: periódusok, saltus nélkül vagy saltusszal, közösen az összes maradékosztályra vagy külön-külön; képletek n-re; automaták, amelyek n-et 2 és 10 közötti alapú számrendszerben vagy Zeckendorf-alakban olvassák; lineáris összefüggések részsorozatok között; automaták, amelyek n-et és az értéket együtt olvassák.
law-of-listed-values = { $count } érték, a kupacok nagysága { $first }–{ $last }
law-values-kept = { $count } kupac értéke ebben a fájlban van: { $file }.
law-engine = motor: { $name }; { $count } kiszámított érték
# The heads of the table of a machine, each as wide as it is: digits follow.
law-machine-head = állapot  érték  jegy
law-machine-pairs-head = állapot    P  jegyek
# The columns of these heads: whether a state accepts.
yes = igen
no = nem
law-none-in-pairs = Azokban a P-állásokban, amelyek koordinátái legfeljebb { $to } nagyságúak, nem találtunk törvényszerűséget.
law-first-pairs = az első P-állások: { $pairs }
law-pairs-are = a P-állások: { $formula }
law-pairs-periods = azaz: a periódus x-ben { $x }, y-ban { $y }
# $places: such as “x ≥ 3, y ≥ 5”.
law-pairs-periods-from = azaz: a periódus x-ben { $x }, y-ban { $y } (ha { $places })
law-misere-none = Normál játékban nem találtunk olyan törvényszerűséget, amelyből a misère játékra következne valami.
law-misere-outcomes = misère játékban az egykupacos állások kimenetelének előperiódusa { $preperiod }, periódusa { $period }
law-misere-seen = { $reference } szerint (a csak megfigyelt törvényszerűség nem tétel)
# $heaps, $single and $again: lists of numbers.
law-heaps-again = n = { $heaps }, és ezután { $period } kupaconként újra
law-heaps-and-again = n = { $single }; továbbá n = { $again }, az utóbbiak { $period } kupaconként újra
law-modes-machine = az automata, ha { $which }:
law-modes-covered = A P-állásokra vonatkozik, a többi értékre nem.
law-modes-in-json = egy periódus nim-értékei benne vannak a JSON-kimenetben
law-modes-in-json-how = egy periódus nim-értékei benne vannak a JSON-kimenetben ({ $how })
law-modes-values = a nim-értékek, ha { $heap } = 0, 1, 2, …; a [ ] közötti rész ismétlődik:
law-family-for = minden n-re és minden olyan számra, amelyre { $condition }
law-family-all-facts = Mindegyik törvényszerűség tény.
law-family-not-all-facts = Nem mindegyik törvényszerűség tény.
law-family-no-pattern = { $known } Nem ismerünk itt olyan tételt, amely minden számról szól, és mintázat sem látszik bennük.
law-family-seen = { $letter } értékei: { $from }–{ $to }. { $known } Nem bizonyított, hogy ez így folytatódik.
law-family-head = a törvényszerűség
law-family-none = nem találtunk
law-family-grid = Az egyes szabályok periódusa, lefelé { $row }, jobbra { $column } (n0/p, ha a periódus az n0 nagyságú kupacnál kezdődik; p+s, ha az értékek s-sel nőnek):
# What stands behind the law of a list: $from is the first heap that it was used for.
law-assumed = ettől a kupactól kezdve: { $from }, egy törvényszerűség alapján ({ $reference }): { $sentence }
# $file: the name of a file, or “here”. $shown: what the certificate shows.
certificate-of = { $shown ->
    [nim-value] A nim-érték tanúsítványa: { $file }, { $entries }, { $bytes } bájt
    [outcome] A kimenetel tanúsítványa: { $file }, { $entries }, { $bytes } bájt
    [strategy] A stratégia tanúsítványa: { $file }, { $entries }, { $bytes } bájt
    [infinite-value] A végtelen érték tanúsítványa: { $file }, { $entries }, { $bytes } bájt
    [graph-values] Az összes csúcs értékének tanúsítványa: { $file }, { $entries }, { $bytes } bájt
   *[draw] A véget nem érő játék tanúsítványa: { $file }, { $entries }, { $bytes } bájt
}
certificate-of-law = A törvényszerűség tanúsítványa: { $file }, „{ $theorem }” alapján, { $bytes } bájt
certificate-here = itt

## The engine of long runs.

engine-no-space = nincs ritka tér
engine-space-no-rare = ritka tér, maszkja { $mask }: nincs ritka kupac
engine-space-parity-no-rare = ritka tér, maszkja { $mask }, a kupac paritásával együtt: nincs ritka kupac
engine-space = ritka tér, maszkja { $mask }: { $count } ritka kupac, közülük az utolsó { $heap } (értéke { $value })
engine-space-parity = ritka tér, maszkja { $mask }, a kupac paritásával együtt: { $count } ritka kupac, közülük az utolsó { $heap } (értéke { $value })
engine-greatest = a legnagyobb érték { $value }, először ennél a kupacnál: { $heap }; Fletcher-32: { $sum }
engine-greatest-and-digests = a legnagyobb érték { $value }, először ennél a kupacnál: { $heap }; Fletcher-32: { $sum }; { $digests }
engine-digests = { $count } ellenőrző összeg, egyenként 2^20 értékről
# The lines of a table: what, then this.
sparse-mask = maszk
sparse-mask-bits = { $mask } (bitek: { $bits })
sparse-bits-from = innen kezdve mind: { $from }
sparse-bits-and-from = { $bits }, és innen kezdve mind: { $from }
sparse-parity = a kupac paritása
sparse-parity-does-not-count = nem számít
sparse-parity-agrees = számít: ritka az érték, ha a bitek és a kupac paritása megegyezik
sparse-parity-differs = számít: ritka az érték, ha a bitek és a kupac paritása eltér
sparse-rare = ritka kupacok
sparse-rare-last = { $count } ({ $share }), az utolsó { $heap } (értéke { $value })
sparse-space = ritka tér
sparse-space-none = ezekben az értékekben nincs
sparse-computed = kiszámítva
sparse-computed-heaps = { $count } kupac
sparse-greatest = legnagyobb érték
sparse-greatest-at = { $value }, először ennél a kupacnál: { $heap }
sparse-frequent = leggyakoribb
# $values: such as “3 (12.5 %), 5 (9.38 %)”.
sparse-frequent-values = { $values }; { $count } érték fordul elő
sparse-list = ritka kupacok, kupac:érték alakban
sparse-more = és még { $count }
sparse-more-how = és még { $count } ({ $how })

## Games recognised by their values. $kind: number in a row of positions, else heap.

identify-all-zero = Minden ismert érték 0: a soron következő játékos veszít.
identify-few = { $count } érték kevés, véletlenül is sok minden illik rá: több érték talán megkülönbözteti a szabályokat.
identify-all-few = az összes érték is kevés, véletlenül is sok minden illik rá: több érték talán megkülönbözteti a szabályokat.
identify-values = { $kind ->
    [number] nim-értékek ettől a sorszámtól: { $from }, rendre { $values }
   *[heap] nim-értékek ettől a kupactól: { $from }, rendre { $values }
}
identify-same-rules = ugyanazok a szabályok
identify-same-moves = { $rule }: kupacról kupacra ugyanazok a lépések
# $sentence: one of the sentences below.
identify-for-all = { $sentence }, minden n-re
identify-for-all-from = { $sentence }, minden n ≥ { $from } esetén
identify-for-seen = { $sentence }, ha n = { $from }, …, { $to }
identify-laws-compared = a két törvényszerűséget minden kupacra összehasonlítottuk
identify-laws-compared-how = a két törvényszerűséget minden kupacra összehasonlítottuk ({ $how })
identify-by-laws = { $kind ->
    [number] a törvényszerűségek alapján (itt: { $here }): egyenlők eddig a sorszámig: { $to }, és azután együtt ismétlődnek
   *[heap] a törvényszerűségek alapján (itt: { $here }): egyenlők eddig a kupacig: { $to }, és azután együtt ismétlődnek
}
identify-by-both-laws = { $kind ->
    [number] a két törvényszerűség alapján (itt: { $here }, ott: { $there }): egyenlők eddig a sorszámig: { $to }, és azután együtt ismétlődnek
   *[heap] a két törvényszerűség alapján (itt: { $here }, ott: { $there }): egyenlők eddig a kupacig: { $to }, és azután együtt ismétlődnek
}
identify-period = a periódus { $period }, innen kezdve: { $from } kupac
identify-period-saltus = a periódus { $period }, a saltus { $saltus }, innen kezdve: { $from } kupac
identify-not-the-same = Nem ugyanaz, mint { $rule }, eltolva vagy ismételt értékekkel sem.
identify-no-rule = A katalógus egyik szabályának sincsenek ilyen értékei (a szabályok száma { $count }).
identify-no-other-rule = A katalógus egyetlen más szabályának sincsenek ilyen értékei (a szabályok száma { $count }).
identify-differs = eltér
# $rule: a rule, or such a phrase with what it is compared by.
identify-differs-first = { $kind ->
    [number] { $rule }: n = { $heap } értéke itt { $here }, ott { $there }
   *[heap] { $rule }: n = { $heap } kupacának értéke itt { $here }, ott { $there }
}
identify-agrees-to = { $kind ->
    [number] { $rule }: megegyeznek eddig a sorszámig: { $last }; n = { $heap } értéke itt { $here }, ott { $there }
   *[heap] { $rule }: megegyeznek eddig a kupacig: { $last }; n = { $heap } kupacának értéke itt { $here }, ott { $there }
}
identify-with-heap = { $rule } (ottani kupac: { $place })
identify-with-sentence = { $rule } ({ $sentence })
oeis-from-heap = OEIS { $number }, ettől a kupactól: { $heap }
# $place: a formula in n.
relation-shift = { $kind ->
    [number] az n sorszámú értéke annyi, amennyit ott egy { $place } nagyságú kupac ér: { $other }
   *[heap] egy n nagyságú kupac annyit ér, amennyit ott egy { $place } nagyságú: { $other }
}
relation-repeated-here = { $kind ->
    [number] az n sorszámú értéke annyi, amennyit ott egy { $place } nagyságú kupac ér: { $other }; itt minden érték { $times ->
        [2] kétszer
       *[other] { $times }-szor/-szer/-ször
    } áll
   *[heap] egy n nagyságú kupac annyit ér, amennyit ott egy { $place } nagyságú: { $other }; itt minden érték { $times ->
        [2] kétszer
       *[other] { $times }-szor/-szer/-ször
    } áll
}
relation-repeated-there-twice = { $kind ->
    [number] az n sorszámú értéke annyi, amennyit ott egy { $first } és egy { $last } nagyságú kupac ér: { $other }; ott minden érték kétszer áll
   *[heap] egy n nagyságú kupac annyit ér, amennyit ott egy { $first } és egy { $last } nagyságú: { $other }; ott minden érték kétszer áll
}
relation-repeated-there = { $kind ->
    [number] az n sorszámú értéke annyi, amennyit ott ezek a kupacok érnek: { $first }, …, { $last } ({ $other }); ott minden értékből { $times } áll egymás után
   *[heap] egy n nagyságú kupac annyit ér, amennyit ott ezek: { $first }, …, { $last } ({ $other }); ott minden értékből { $times } áll egymás után
}
relation-zeros-here = { $kind ->
    [number] az n sorszámú értéke annyi, amennyit ott egy { $place } nagyságú kupac ér: { $other }, és 0, ha ilyen kupac nincs: itt nullák állnak az értékek között
   *[heap] egy n nagyságú kupac annyit ér, amennyit ott egy { $place } nagyságú: { $other }, és 0, ha ilyen kupac nincs: itt nullák állnak az értékek között
}
relation-zeros-there = { $kind ->
    [number] az n sorszámú értéke annyi, amennyit ott egy { $place } nagyságú kupac ér: { $other }; ott nullák állnak az értékek között
   *[heap] egy n nagyságú kupac annyit ér, amennyit ott egy { $place } nagyságú: { $other }; ott nullák állnak az értékek között
}
relation-without-zeros = a 0-tól különböző értékek sorra ugyanazok, mint itt: { $other }

## State graphs.

graph-wins = a soron következő játékos nyer
graph-loses = a soron következő játékos veszít
graph-ties = a játék döntetlen
graph-draws = senki sem tud nyerni, és a legjobb játék sosem ér véget
# $outcome: one of the clauses above.
graph-no-move-left = { $outcome }, és nincs több lépés
graph-moves-left = { $outcome }, a legjobb játékban { $count } lépés
graph-labelled-ends = címkézett végek
graph-best-play = A legjobb játék: { $nodes }
graph-options = Lehetőségek:
# What a move to an option does, for the player who makes it.
graph-option-wins = nyer
graph-option-loses = veszít
graph-option-ties = döntetlen
graph-option-draws = véget nem érő játék
graph-reply = válasz: { $node }
graph-no-move = nincs több lépés
graph-infinite = D: senki sem tud nyerni, és a legjobb játék sosem ér véget. ∞(…) nem nim-érték: azon lehetőségek értékeit sorolja fel, amelyeknek van ilyen (Smith 1966).
# Heads of the columns of tables.
graph-head-node = csúcs
graph-head-nim-value = nim-érték
graph-head-normal = normál
graph-head-misere = misère
graph-head-remoteness-normal = távolság a végtől (normál)
graph-head-remoteness-misere = (misère)
graph-head-winning-options = nyerő lehetőségek
graph-head-best-options = legjobb lehetőségek
graph-head-label = címke
graph-head-outcome = kimenetel
graph-head-remoteness = távolság a végtől

## Lists and tables of values. $play: normal play or misère play.

listing-heap-options = az egyes kupacok lehetőségei
listing-position-options = az egyes állások lehetőségei
listing-nim-values = nim-értékek (normál játék)
listing-p-positions = P-állások, ahol a soron következő játékos veszít ({ $play })
listing-n-positions = N-állások, ahol a soron következő játékos nyer ({ $play })
listing-count = { $outcome }-állások száma, { $from }–{ $to } ({ $play })
listing-outcomes = a soron következő játékos kimenetele ({ $play })
listing-no-option = (nincs)
xor-table-sums = nim-összegek: a ⊕ b
xor-table-products = nim-szorzatok: a ⊗ b
xor-table-sums-to = Az a ⊕ b nim-összegek, a, b = 0, …, { $to }
xor-table-products-to = Az a ⊗ b nim-szorzatok, a, b = 0, …, { $to }
# $way: how it is known, such as “theorem”.
at-who-wins = ki nyer; a nim-érték nem ismert; { $way }
nimber-field = a { $field } alatti nimberek testében
nimber-order = rend (közönséges szám) a { $field } alatti nimberek testében
nimber-no-roots = az x^2 + x = c egyenletnek nincs megoldása 2^128 alatt
nimber-no-roots-here = az x^2 + x = c egyenletnek nincs megoldása a { $field } alatti nimberek testében; a megoldások { $larger } alatt vannak
nimber-roots = az x^2 + x = c egyenlet megoldásai a { $field } alatti nimberek testében
# $way: how it is known, such as “theorem”.
tartan-table = egy (sor,oszlop) helyen álló fej nim-értékei (normál játék, { $way })
tartan-by = { $way }
tartan-head = fej itt: { $head }, értéke { $value }

## Games that were played.

grade-nim-value = nim-érték: { $value }
grade-player = { $player }. játékos:
grade-kept = megtartja a nyerést
grade-gave-away = elengedi a nyerést
grade-lost = nem volt nyerő lépése
grade-better = { $grade }; jobb: { $moved }
grade-no-move = nincs több lépés
grade-to-move = következik; a játéknak még nincs vége
grade-winner = { $player }. játékos nyer.

## Certificates that were checked.

# Labels with their colons; what they are said of follows.
check-rejected = Elutasítva:
check-rejected-line = { $line }. sor: { $why }
check-not-checked = Nem ellenőrizve:
check-ended-before = a munka hamarabb véget ért
check-verified = Ellenőrizve:
check-verified-in-part = Részben ellenőrizve:
check-infinite-value = { $position } értéke { $value }   (normál játék, definíció szerint; Smith 1966)
check-draw = { $play ->
    [normal] { $position } esetén normál játékban senki sem tud nyerni (definíció szerint)
   *[misere] { $position } esetén misère játékban senki sem tud nyerni (definíció szerint)
}
check-wins = { $play ->
    [normal] { $position } esetén normál játékban a soron következő játékos nyer (definíció szerint)
   *[misere] { $position } esetén misère játékban a soron következő játékos nyer (definíció szerint)
}
check-loses = { $play ->
    [normal] { $position } esetén normál játékban a soron következő játékos veszít (definíció szerint)
   *[misere] { $position } esetén misère játékban a soron következő játékos veszít (definíció szerint)
}
# $moves: such as “3 moves”; $positions: such as “2 positions”.
check-strategy = a stratégia ennyi lépésre válaszol: { $moves }, ennyi helyen, ahol az ellenfél lép: { $positions }
check-nim-value = { $position } nim-értéke { $value }   (normál játék, definíció szerint)
check-outcome = { $position } kimenetele { $outcome }   (normál játék, definíció szerint)
check-nodes = a bejegyzések a gráf összes csúcsának értékét megadják (ezek száma { $count })   (normál játék, definíció szerint)
check-infinite-nodes = { $count ->
    [1] közülük egy végtelen (Smith 1966)
   *[other] közülük { $count } végtelen (Smith 1966)
}
check-of-claim = az állításból: { $claim }
check-moves = ahol a lépések vannak: { $moves }
check-bytes = { $bytes } bájt, ellenőrizve
check-bytes-seconds = { $bytes } bájt, ellenőrizve { $seconds } s alatt
# $entries: such as “3 entries”.
check-entries = { $entries }, { $file }

## Tables of all positions.

label-counted = { $position }: { $positions } és { $moves }; a leghosszabb játék: { $longest }
label-file = Az összes állás táblázata ebben a fájlban van: { $file }.

## Rules and games.

# Words in front of what they name.
rule-rule = szabály
rule-canonical = kanonikus alak
rule-game = játék
rule-position = állás
rule-board = tábla
rule-also-called = más néven
