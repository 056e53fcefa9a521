### Texts of answers, for people: what commands print.

## What several answers say.

normal-play = joc normal
misere-play = joc misère
# How something is known, as a label before a statement or after “by”.
known-by = { $way ->
    [definition] definiție
    [theorem] teoremă
    [proved] demonstrat
   *[seen] observat
}
# A label, such as “proved” or “Verified”, before what it is said of.
labelled = { $label }: { $text }
by-reference = prin { $reference }
checked-hypothesis = verificat: { $hypothesis }
is-canonical = este { $canonical }
# $reason: why the rule has this other form.
is-canonical-because = este { $canonical }: { $reason }
list-of-more = … și încă { $count }
# $how: what to type for that, such as “--max-moves 10”.
list-of-more-how = … și încă { $count } ({ $how })
none = niciuna
outcome-n = N: jucătorul aflat la mutare câștigă
outcome-p = P: jucătorul aflat la mutare pierde
outcome-t = T: la cel mai bun joc este egalitate
outcome-table-t = T: cel mai bun joc duce la egalitate
outcome-d = D: nimeni nu poate câștiga, iar cel mai bun joc continuă la nesfârșit
outcome-and-nim-value = { $outcome }; valoarea nim { $value }
counted-moves = { $count ->
    [one] o mutare
    [few] { $count } mutări
   *[other] { $count } de mutări
}
counted-positions = { $count ->
    [one] o poziție
    [few] { $count } poziții
   *[other] { $count } de poziții
}
counted-entries = { $count ->
    [one] o înregistrare
    [few] { $count } înregistrări
   *[other] { $count } de înregistrări
}

## Who wins a position. What stands in parentheses is said of play, or of how the answer is known.

solve-labelled = regulile spun la sfârșit cine câștigă
solve-value-not-requested = { $outcome } (valoarea nim nu a fost cerută)
solve-value-not-computed = { $outcome }; valoarea nim nu a fost calculată: căutarea este prea mare
solve-remoteness = Distanța până la sfârșit { $count }: câte mutări mai sunt la cel mai bun joc
solve-remoteness-not-found = Distanța până la sfârșit: nu a fost găsită în limitele date
solve-by-definition = prin definiție, din opțiuni
solve-by-theorem = printr-o teoremă
solve-by-proof = demonstrat: s-a verificat o lege pentru această regulă
solve-by-seen = numai observat, nedemonstrat
solve-by-definition-and-theorem = prin definiție, iar pentru pozițiile mai mici printr-o teoremă
# $way: how one part of a sum is known.
solve-partly = { $way ->
    [definition] în parte calculat
    [theorem] în parte din teoreme
    [proved] în parte dintr-o lege demonstrată
   *[seen] în parte numai observat
}
solve-partly-and = { $first }, { $second }
solve-no-winning-move = Nicio mutare câștigătoare.
solve-no-move-left = Nu mai există nicio mutare: jucătorul aflat la mutare a câștigat.
solve-not-listed = { $count ->
    [1] Există o singură mutare câștigătoare; ea nu este listată.
    [one] Există o singură mutare câștigătoare; ea nu este listată.
    [few] Există { $count } mutări câștigătoare; niciuna nu este listată.
   *[other] Există { $count } de mutări câștigătoare; niciuna nu este listată.
}
solve-none-listed = Există o mutare câștigătoare; niciuna nu este listată.
solve-theorem-does-not-say = Există o mutare câștigătoare, dar teorema nu spune care.
solve-only-winning-move = Singura mutare câștigătoare:
solve-counted-winning-moves = Mutări câștigătoare ({ $count }):
solve-winning-moves = Mutări câștigătoare:
solve-more = … și altele
solve-perhaps-more = … poate mai sunt și altele
solve-first-listed = … (sunt listate primele { $count })
solve-not-all-found = Nu au fost găsite toate mutările câștigătoare.
# $play: normal play or misère play.
solve-loopy-play = { $play }; jocul poate continua la nesfârșit
solve-loopy-value = { $outcome }; valoarea { $value }
solve-loopy-by-smith = prin definiție; Smith 1966
solve-loopy-by-definition = prin definiție
solve-loopy-draw-not-listed = O mutare păstrează remiza; niciuna nu este listată.
solve-loopy-draw-moves = Mutări care păstrează remiza:
solve-table-play = { $play }, după un tabel al tuturor pozițiilor
# $left: such as “3 moves”.
solve-table-left = { $outcome }; la cel mai bun joc, până la sfârșit: { $left }
solve-table-move-left = până la sfârșit: { $left }
solve-table-tie-moves = Mutări care păstrează egalitatea:
solve-table-better = Există o mutare mai bună decât cele căutate în tabel.
solve-every-move-loses = Orice mutare pierde:

## Laws.

law-read-json = stările lui (în total { $states }) sunt în JSON
law-read-json-how = stările lui (în total { $states }) sunt în JSON ({ $how })
law-also-proved = demonstrat și prin { $reference }
law-also-by = de asemenea prin { $reference }
law-seen-is-no-theorem = { $reference } (o regularitate observată în valori, oricâte, aici { $count }, nu este o teoremă)
law-seen-in-positions = { $reference } (o regularitate observată în poziții nu este o teoremă)
law-seen-without-rule = { $reference } (regula nu este cunoscută, deci nu se poate demonstra nimic)
law-none-no-heap = Nu s-a găsit nicio lege: nu s-a calculat valoarea niciunei grămezi.
law-none-to = Nu s-a găsit nicio lege în valorile grămezilor de la 0 la { $last }.
law-none-is-no-proof = Aceasta nu dovedește că nu există niciuna.
law-none-is-no-proof-how = Aceasta nu dovedește că nu există niciuna: { $how }.
law-none-in-list = În ele nu se observă nicio lege.
law-tried =
    Încercate: perioade, simple sau cu un saltus, una pentru toate clasele de resturi sau câte una
    pentru fiecare; formule în n; automate care citesc n în baza 2 până la 10 sau în scrierea lui
    Zeckendorf; relații liniare între subșiruri; automate care citesc n și valoarea împreună.
law-of-listed-values = valori: { $count }, ale grămezilor de la { $first } la { $last }
law-values-kept = Valorile grămezilor (în total { $count }) sunt în { $file }.
law-engine = motor: { $name }; valori calculate: { $count }
# The heads of the table of a machine, each as wide as it is: digits follow.
law-machine-head = stare   val.  cifra
law-machine-pairs-head = stare    P   cifre
# The columns of these heads: whether a state accepts.
yes = da
no = nu
law-none-in-pairs = Nu s-a găsit nicio lege în pozițiile P cu coordonate până la { $to }.
law-first-pairs = primele poziții P: { $pairs }
law-pairs-are = pozițiile P sunt { $formula }
law-pairs-periods = adică: perioada { $x } în x și { $y } în y
# $places: such as “x ≥ 3, y ≥ 5”.
law-pairs-periods-from = adică: perioada { $x } în x și { $y } în y (începând cu { $places })
law-misere-none = Nu s-a găsit nicio lege a jocului normal din care să rezulte una a jocului misère.
law-misere-outcomes = în jocul misère, rezultatele unei grămezi au preperioada { $preperiod } și perioada { $period }
law-misere-seen = prin { $reference } (o lege numai observată nu este o teoremă)
# $heaps, $single and $again: lists of numbers.
law-heaps-again = n = { $heaps } și din nou, cu perioada { $period }
law-heaps-and-again = n = { $single }; și n = { $again }, acestea din urmă din nou, cu perioada { $period }
law-modes-machine = automatul pentru { $which }:
law-modes-covered = Acoperă pozițiile P, nu și celelalte valori.
law-modes-in-json = valorile nim ale unei perioade sunt în JSON
law-modes-in-json-how = valorile nim ale unei perioade sunt în JSON ({ $how })
law-modes-values = valorile nim pentru { $heap } = 0, 1, 2, …, unde cele din [ ] se repetă:
law-family-for = pentru orice n și pentru toate numerele cu { $condition }
law-family-all-facts = Fiecare dintre aceste legi este un fapt.
law-family-not-all-facts = Nu toate aceste legi sunt fapte.
law-family-no-pattern = { $known } Nu se cunoaște aici nicio teoremă care să vorbească despre toate numerele și nu se observă la ele nicio regularitate.
law-family-seen = pentru { $letter } de la { $from } la { $to }. { $known } Că ar continua la fel nu este demonstrat.
law-family-head = legea
law-family-none = nu s-a găsit niciuna
law-family-grid = Perioada fiecărei reguli, { $row } în jos și { $column } spre dreapta (n0/p unde începe la grămada n0, p+s unde valorile cresc cu s):
# What stands behind the law of a list: $from is the first heap that it was used for.
law-assumed = de la grămada { $from } înainte, după o lege { $reference }: { $sentence }
# $file: the name of a file, or “here”. $shown: what the certificate shows.
certificate-of = { $shown ->
    [nim-value] Certificatul valorii nim: { $file }, { $entries }, mărime în octeți: { $bytes }
    [outcome] Certificatul rezultatului: { $file }, { $entries }, mărime în octeți: { $bytes }
    [strategy] Certificatul strategiei: { $file }, { $entries }, mărime în octeți: { $bytes }
    [infinite-value] Certificatul valorii infinite: { $file }, { $entries }, mărime în octeți: { $bytes }
    [graph-values] Certificatul valorilor tuturor nodurilor: { $file }, { $entries }, mărime în octeți: { $bytes }
   *[draw] Certificatul remizei: { $file }, { $entries }, mărime în octeți: { $bytes }
}
certificate-of-law = Certificatul legii: { $file }, prin „{ $theorem }”, mărime în octeți: { $bytes }
certificate-here = aici

## The engine of long runs.

engine-no-space = fără spațiu rar
engine-space-no-rare = spațiu rar după masca { $mask }: nicio grămadă rară
engine-space-parity-no-rare = spațiu rar după masca { $mask } și paritatea grămezii: nicio grămadă rară
engine-space = spațiu rar după masca { $mask }: grămezi rare: { $count }, ultima { $heap } (valoarea { $value })
engine-space-parity = spațiu rar după masca { $mask } și paritatea grămezii: grămezi rare: { $count }, ultima { $heap } (valoarea { $value })
engine-greatest = cea mai mare valoare { $value }, întâi la grămada { $heap }; Fletcher-32 { $sum }
engine-greatest-and-digests = cea mai mare valoare { $value }, întâi la grămada { $heap }; Fletcher-32 { $sum }; { $digests }
engine-digests = { $count ->
    [one] un rezumat a 2^20 de valori
    [few] { $count } rezumate a câte 2^20 de valori
   *[other] { $count } de rezumate a câte 2^20 de valori
}
# The lines of a table: what, then this.
sparse-mask = masca
sparse-mask-bits = { $mask } (biții { $bits })
sparse-bits-from = toți începând cu { $from }
sparse-bits-and-from = { $bits } și toți începând cu { $from }
sparse-parity = paritatea
sparse-parity-does-not-count = nu contează
sparse-parity-agrees = contează: o valoare este rară unde paritatea biților și cea a grămezii coincid
sparse-parity-differs = contează: o valoare este rară unde paritatea biților și cea a grămezii diferă
sparse-rare = grămezi rare
sparse-rare-last = { $count } ({ $share }), ultima { $heap } (valoarea { $value })
sparse-space = spațiu rar
sparse-space-none = niciunul în aceste valori
sparse-computed = calculate
sparse-computed-heaps = grămezi: { $count }
sparse-greatest = maximul
sparse-greatest-at = { $value }, întâi la grămada { $heap }
sparse-frequent = cele frecvente
# $values: such as “3 (12.5 %), 5 (9.38 %)”.
sparse-frequent-values = { $values }; valori care apar: { $count }
sparse-list = grămezi rare, ca grămadă:valoare
sparse-more = și încă { $count }
sparse-more-how = și încă { $count } ({ $how })

## Games recognised by their values. $kind: number in a row of positions, else heap.

identify-all-zero = Toate valorile cunoscute sunt 0: jucătorul aflat la mutare pierde.
identify-few = { $count ->
    [one] O singură valoare este puțin, și multe se potrivesc din întâmplare: cu mai multe se pot deosebi regulile.
    [few] { $count } valori sunt puține, și multe se potrivesc din întâmplare: cu mai multe se pot deosebi regulile.
   *[other] { $count } de valori sunt puține, și multe se potrivesc din întâmplare: cu mai multe se pot deosebi regulile.
}
identify-all-few = toate valorile sunt puține, și multe se potrivesc din întâmplare: cu mai multe se pot deosebi regulile.
identify-values = { $kind ->
    [number] valorile nim începând cu numărul { $from }: { $values }
   *[heap] valorile nim începând cu grămada { $from }: { $values }
}
identify-same-rules = aceleași reguli
identify-same-moves = { $rule } are aceleași mutări, grămadă cu grămadă
# $sentence: one of the sentences below.
identify-for-all = { $sentence }, pentru orice n
identify-for-all-from = { $sentence }, pentru orice n ≥ { $from }
identify-for-seen = { $sentence }, pentru n de la { $from } la { $to }
identify-laws-compared = cele două legi au fost comparate pentru toate grămezile
identify-laws-compared-how = cele două legi au fost comparate pentru toate grămezile ({ $how })
identify-by-laws = { $kind ->
    [number] prin legi ({ $here } aici): egale până la numărul { $to }, apoi se repetă împreună
   *[heap] prin legi ({ $here } aici): egale până la grămada { $to }, apoi se repetă împreună
}
identify-by-both-laws = { $kind ->
    [number] prin legi ({ $here } aici, { $there } acolo): egale până la numărul { $to }, apoi se repetă împreună
   *[heap] prin legi ({ $here } aici, { $there } acolo): egale până la grămada { $to }, apoi se repetă împreună
}
identify-period = perioada { $period } începând cu grămada { $from }
identify-period-saltus = perioada { $period }, saltus { $saltus } începând cu grămada { $from }
identify-not-the-same = Nu este același lucru cu { $rule }, nici după o deplasare sau cu valori repetate.
identify-no-rule = Nicio regulă din catalog (reguli: { $count }) nu are aceste valori.
identify-no-other-rule = Nicio altă regulă din catalog (reguli: { $count }) nu are aceste valori.
identify-differs = diferă
# $rule: a rule, or such a phrase with what it is compared by.
identify-differs-first = { $kind ->
    [number] { $rule }: numărul { $heap } valorează { $here } aici și { $there } acolo
   *[heap] { $rule }: grămada { $heap } valorează { $here } aici și { $there } acolo
}
identify-agrees-to = { $kind ->
    [number] { $rule } coincide până la numărul { $last }; numărul { $heap } valorează { $here } aici și { $there } acolo
   *[heap] { $rule } coincide până la grămada { $last }; grămada { $heap } valorează { $here } aici și { $there } acolo
}
identify-with-heap = { $rule } (cu grămada { $place } a sa)
identify-with-sentence = { $rule } ({ $sentence })
oeis-from-heap = OEIS { $number }, începând cu grămada { $heap }
# $place: a formula in n.
relation-shift = { $kind ->
    [number] numărul n valorează cât grămada { $place } din { $other }
   *[heap] grămada n valorează cât grămada { $place } din { $other }
}
relation-repeated-here = { $kind ->
    [number] numărul n valorează cât grămada { $place } din { $other }: aici fiecare valoare apare de { $times ->
        [2] două ori
       *[other] { $times } ori
    }
   *[heap] grămada n valorează cât grămada { $place } din { $other }: aici fiecare valoare apare de { $times ->
        [2] două ori
       *[other] { $times } ori
    }
}
relation-repeated-there-twice = { $kind ->
    [number] numărul n valorează cât grămezile { $first } și { $last } din { $other }: acolo fiecare valoare apare de două ori
   *[heap] grămada n valorează cât grămezile { $first } și { $last } din { $other }: acolo fiecare valoare apare de două ori
}
relation-repeated-there = { $kind ->
    [number] numărul n valorează cât fiecare dintre grămezile de la { $first } la { $last } din { $other }: acolo fiecare valoare apare de { $times } ori
   *[heap] grămada n valorează cât fiecare dintre grămezile de la { $first } la { $last } din { $other }: acolo fiecare valoare apare de { $times } ori
}
relation-zeros-here = { $kind ->
    [number] numărul n valorează cât grămada { $place } din { $other }, și 0 unde aceasta nu este o grămadă: aici stau zerouri între valori
   *[heap] grămada n valorează cât grămada { $place } din { $other }, și 0 unde aceasta nu este o grămadă: aici stau zerouri între valori
}
relation-zeros-there = { $kind ->
    [number] numărul n valorează cât grămada { $place } din { $other }: acolo stau zerouri între valori
   *[heap] grămada n valorează cât grămada { $place } din { $other }: acolo stau zerouri între valori
}
relation-without-zeros = valorile diferite de 0 sunt cele din { $other }, una după alta

## State graphs.

graph-wins = jucătorul aflat la mutare câștigă
graph-loses = jucătorul aflat la mutare pierde
graph-ties = jocul se termină la egalitate
graph-draws = nimeni nu poate câștiga, iar cel mai bun joc continuă la nesfârșit
# $outcome: one of the clauses above.
graph-no-move-left = { $outcome } și nu mai există nicio mutare
graph-moves-left = { $count ->
    [one] { $outcome }, la cel mai bun joc într-o mutare
    [few] { $outcome }, la cel mai bun joc în { $count } mutări
   *[other] { $outcome }, la cel mai bun joc în { $count } de mutări
}
graph-labelled-ends = sfârșituri etichetate
graph-best-play = Cel mai bun joc: { $nodes }
graph-options = Opțiuni:
# What a move to an option does, for the player who makes it.
graph-option-wins = câștigă
graph-option-loses = pierde
graph-option-ties = egalitate
graph-option-draws = remiză
graph-reply = răspuns { $node }
graph-no-move = nu mai există nicio mutare
graph-infinite = D: nimeni nu poate câștiga, iar cel mai bun joc continuă la nesfârșit. ∞(…) nu este o valoare nim: opțiunile care au una le au pe acestea (Smith 1966).
# Heads of the columns of tables.
graph-head-node = nod
graph-head-nim-value = valoare nim
graph-head-normal = normal
graph-head-misere = misère
graph-head-remoteness-normal = distanța până la sfârșit (normal)
graph-head-remoteness-misere = (misère)
graph-head-winning-options = opțiuni câștigătoare
graph-head-best-options = cele mai bune opțiuni
graph-head-label = etichetă
graph-head-outcome = rezultat
graph-head-remoteness = distanța până la sfârșit

## Lists and tables of values. $play: normal play or misère play.

listing-heap-options = opțiunile fiecărei grămezi
listing-position-options = opțiunile fiecărei poziții
listing-nim-values = valori nim (joc normal)
listing-p-positions = poziții P, în care jucătorul aflat la mutare pierde ({ $play })
listing-n-positions = poziții N, în care jucătorul aflat la mutare câștigă ({ $play })
listing-count = numărul de poziții { $outcome } de la { $from } la { $to } ({ $play })
listing-outcomes = rezultate pentru jucătorul aflat la mutare ({ $play })
listing-no-option = (niciuna)
xor-table-sums = sume nim a ⊕ b
xor-table-products = produse nim a ⊗ b
xor-table-sums-to = Sumele nim a ⊕ b pentru a, b de la 0 la { $to }
xor-table-products-to = Produsele nim a ⊗ b pentru a, b de la 0 la { $to }
# $way: how it is known, such as “theorem”.
at-who-wins = cine câștigă; valoarea nim nu este cunoscută; { $way }
nimber-field = în corpul nimberilor mai mici decât { $field }
nimber-order = ordinul, un număr obișnuit, în corpul nimberilor mai mici decât { $field }
nimber-no-roots = x^2 + x = c nu are nicio soluție sub 2^128
nimber-no-roots-here = x^2 + x = c nu are nicio soluție în corpul nimberilor mai mici decât { $field }; acestea sunt sub { $larger }
nimber-roots = soluțiile ecuației x^2 + x = c în corpul nimberilor mai mici decât { $field }
# $way: how it is known, such as “theorem”.
tartan-table = valorile nim ale unui cap la (rând,coloană) (joc normal, prin { $way })
tartan-by = prin { $way }
tartan-head = { $head } valorează { $value }

## Games that were played.

grade-nim-value = valoarea nim { $value }
grade-player = jucătorul { $player }:
grade-kept = păstrează câștigul
grade-gave-away = pierde câștigul din mână
grade-lost = nu avea mutare câștigătoare
grade-better = { $grade }; mai bine: { $moved }
grade-no-move = nu mai există nicio mutare
grade-to-move = la mutare; partida nu s-a terminat
grade-winner = Jucătorul { $player } câștigă.

## Certificates that were checked.

# Labels with their colons; what they are said of follows.
check-rejected = Respins:
check-rejected-line = linia { $line }: { $why }
check-not-checked = Neverificat:
check-ended-before = lucrul a fost oprit înainte de sfârșit
check-verified = Verificat:
check-verified-in-part = Verificat în parte:
check-infinite-value = valoarea poziției { $position } este { $value }   (joc normal, prin definiție; Smith 1966)
check-draw = { $play ->
    [normal] nimeni nu poate câștiga din { $position } în jocul normal (prin definiție)
   *[misere] nimeni nu poate câștiga din { $position } în jocul misère (prin definiție)
}
check-wins = { $play ->
    [normal] jucătorul aflat la mutare câștigă din { $position } în jocul normal (prin definiție)
   *[misere] jucătorul aflat la mutare câștigă din { $position } în jocul misère (prin definiție)
}
check-loses = { $play ->
    [normal] jucătorul aflat la mutare pierde din { $position } în jocul normal (prin definiție)
   *[misere] jucătorul aflat la mutare pierde din { $position } în jocul misère (prin definiție)
}
# $moves: such as “3 moves”; $positions: such as “2 positions”.
check-strategy = răspunsurile strategiei la mutările adversarului: { $moves } din { $positions }
check-nim-value = valoarea nim a poziției { $position } este { $value }   (joc normal, prin definiție)
check-outcome = rezultatul poziției { $position } este { $outcome }   (joc normal, prin definiție)
check-nodes = { $count ->
    [one] înregistrările dau valoarea singurului nod al grafului   (joc normal, prin definiție)
    [few] înregistrările dau valorile tuturor celor { $count } noduri ale grafului   (joc normal, prin definiție)
   *[other] înregistrările dau valorile tuturor celor { $count } de noduri ale grafului   (joc normal, prin definiție)
}
check-infinite-nodes = { $count ->
    [1] una dintre ele este infinită (Smith 1966)
   *[other] { $count } dintre ele sunt infinite (Smith 1966)
}
check-of-claim = din afirmația: { $claim }
check-moves = unde mutările sunt: { $moves }
check-bytes = octeți verificați: { $bytes }
check-bytes-seconds = octeți verificați: { $bytes }, în { $seconds } s
# $entries: such as “3 entries”.
check-entries = { $entries }, { $file }

## Tables of all positions.

label-counted = { $position }: { $positions } și { $moves }; cea mai lungă partidă are { $longest }
label-file = Tabelul tuturor pozițiilor este în { $file }.

## Rules and games.

# Words in front of what they name.
rule-rule = regula
rule-canonical = canonic
rule-game = joc
rule-position = poziție
rule-board = tablă
rule-also-called = numit și
