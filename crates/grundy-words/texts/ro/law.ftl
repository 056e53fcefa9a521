### Laws as sentences: their closed forms, what proves them, and what was checked. A sentence begins with a small letter
### or a formula and has no full stop, for it stands in lists and in other sentences.
###
### G(n) is the nim-value of heap n. Formulas stay as they are.

## Ranges of heaps, which stand behind an equation.

for-all = pentru orice n
for-all-from = pentru orice n ≥ { $from }
for-computed = pentru orice n calculat
for-computed-from = pentru orice n ≥ { $from } calculat

## The law of a rule. $equation: such as “G(n) = n mod 4”. $range: one of the ranges above.

law-equation = { $equation } { $range }
# $exceptions: such as “G(0) = 0 and G(1) = 1”.
law-equation-but = { $equation } { $range }, dar { $exceptions }
law-and-shorter = { $law }; adică { $shorter }
law-period = { $equation } { $range }   (preperioada { $preperiod }, perioada { $period })
law-period-saltus = { $equation } { $range }   (preperioada { $preperiod }, perioada { $period }, saltus { $saltus })
law-classes = { $equation }, { $range }   (preperioada { $preperiod }, perioada { $period })
# A number for each class of heaps by their remainders, and for all others: such as “1 for the residue 3, else 0”.
law-classes-saltus = G(n+{ $period }) = G(n) + s(n mod { $period }), cu s = { $saltus }
law-classes-else = { $saltus }, altfel { $most }
# $residues: a list of numbers, which is cut where $more is not 0.
law-classes-residues = { $count ->
    [one] { $saltus } pentru restul { $residues }
    [few] { $saltus } pentru resturile { $residues }
   *[other] { $saltus } pentru resturile { $residues }
}
law-classes-residues-more = { $saltus } pentru resturile { $residues }, … (și încă { $more })
law-relations = { $relations } { $range } și { $values }
law-relations-begin = { $relations } { $range }, pornind de la valorile primelor grămezi (numărul lor: { $count })
law-arithmetic = G(n) = { $formula } pentru orice n ≥ 1 și G(0) = 0
law-window-period = { $law }   (preperioada { $preperiod }, perioada { $period })
law-window = G(0) = 0, iar G(n) = T(n) dacă T(n) > T(n-1), altfel G(n-1-T(n)), unde T(n) = { $most }
law-window-from = G(0) = 0, iar G(n) = T(n) dacă T(n) > T(n-1), altfel G(n-1-T(n)), unde T(n) = { $most } pentru n >= { $from } și 0 mai jos
law-window-halves = G(2m) = m și G(2m+1) = G(m)
law-window-quotient = G(n) = n/{ $divisor } dacă { $divisor } îl divide pe n, altfel G(n-1-floor(n/{ $divisor }))
# $numeration: “in base 2”, or “in Zeckendorf's way”.
law-machine = un automat (stări: { $states }) calculează G(n) din cifrele lui n { $numeration }, începând cu ultima cifră
law-pairs-machine = { $coding ->
    [plain] un automat (stări: { $states }) citește împreună n și G(n) în baza { $base }, începând cu ultimele cifre
    [powers] un automat (stări: { $states }) citește împreună n și o putere care ține locul lui G(n) în baza { $base }, începând cu ultimele cifre
   *[odious] un automat (stări: { $states }) citește împreună n și o putere care ține locul lui G(n), acesta fiind 0 sau odios, în baza { $base }, începând cu ultimele cifre
}
law-and-machine = { $law }; { $machine }
law-values-by = valorile: { $law }
law-that-is = adică { $sentence }
law-some = o lege
law-seen-to = observată până la grămada { $last }, nedemonstrată
law-seen-in-pairs = învățată din coordonate până la { $learned }, se potrivește cu toate pozițiile până la { $to }
law-with-sentence = { $reference }: { $sentence }

## Closed forms.

form-from-first = pentru n >= { $from }, { $equation }
form-from = { $equation } pentru n >= { $from }
# $exceptions: such as “G(0) = 0 and G(1) = 1”.
form-and = { $law } și { $exceptions }
law-p-positions = poziții P: { $positions }
# A number for each remainder; $residues: such as “0, 1, …, 6”.
form-by-residue = { $values } pentru n mod { $modulus } = { $residues }
form-with-residue = { $quotient } + r, cu r = { $by_residue }
form-case = { $value } pentru { $condition }
form-otherwise = { $value } altfel
form-cases = { $first }; { $second }
term-half-odd-part = (q-1)/2, unde q este partea impară a lui { $term }
term-zeros = numărul de zerouri cu care se termină { $term } { $numeration }
term-odd-part = partea impară a lui { $term }
term-ones = numărul de cifre 1 ale lui { $term } în binar
term-primes = numărul de factori primi al căror produs este { $term }
formula-coprime = i, unde al i-lea număr prim (2, 3, 5, 7, …) este cel mai mic care îl divide pe n, dar 0 pentru n par și 1 pentru n = 1,
formula-proper-coprime = i, unde al i-lea număr prim (2, 3, 5, 7, …) este cel mai mic care îl divide pe n, și 0 pentru n = 1,
formula-primes = numărul de factori primi al căror produs este n

## Conditions on n.

condition-none = niciunul
condition-every = orice n
condition-parity = { $parity ->
    [odd] n impar
   *[even] n par
}
condition-zeros = { $parity ->
    [odd] n cu un număr impar de zerouri la sfârșit { $numeration }
   *[even] n cu un număr par de zerouri la sfârșit { $numeration }
}
# $equation: such as “n = 2^k - 1”.
condition-power = { $parity ->
    [odd] { $equation } cu k impar
   *[even] { $equation } cu k par
}
condition-ones = { $parity ->
    [odd] n cu un număr impar de cifre 1 în binar
   *[even] n cu un număr par de cifre 1 în binar
}
condition-length = { $parity ->
    [odd] n cu un număr impar de cifre { $numeration }
   *[even] n cu un număr par de cifre { $numeration }
}
condition-or = { $first } sau { $second }
condition-and = { $first } și { $second }
condition-not = nu ({ $condition })

## Heaps with a mode, and pairs. $here and $later: positions such as “(n,l)”; $modes: such as “l = 0, 1, 2”.

law-modes-period = G{ $later } = G{ $here } pentru orice { $heap } și { $modes }
law-modes-period-from = G{ $later } = G{ $here } pentru orice { $heap } ≥ { $from } și { $modes }
# $states: the numbers of states, such as “3, 5, 4”.
law-modes-machines = pentru { $modes }, un automat (stări: { $states }) calculează G{ $here } din cifrele lui { $heap } { $numeration }, începând cu ultima cifră
law-mode-form = { $position }: { $form }
law-lost-machine = un automat (stări: { $states }) citește din cifrele lui x și y { $numeration }, începând cu ultimele cifre, care (x,y) sunt poziții P
law-lost-pairs = pozițiile P sunt { $pairs }
# $formulas: equations for A and B.
law-beatty-pairs = (A,B) și (B,A), unde A = { $lower } și B = { $upper }, n = 0, 1, 2, …
law-euclid-to-zero = perechile cu un 0 și perechile de numere diferite al căror raport este mai mic decât phi = (1+√5)/2
law-euclid-positive = perechile cu un 0 și perechile al căror raport este mai mic decât phi = (1+√5)/2

## Families of rules with letters.

family-pattern = { $equation } pentru n >= { $from }
# $residues: such as “0 or 2”.
family-pattern-if = { $law } dacă { $letter } mod { $modulus } = { $residues }
family-patterns = { $first }; { $second }
family-or = { $first } sau { $second }

## What agrees with a law that is only seen.

agrees-to = { $equation } pentru { $first } <= n <= { $last }
agrees-to-comma = { $equation }, pentru { $first } <= n <= { $last }
agrees-to-but = { $equation } pentru { $first } <= n <= { $last }, dar { $exceptions }
agrees-relations = { $relations } pentru n >= { $from }, unde aceste grămezi sunt printre cele de la { $first } la { $last }
agrees-machine = un automat (stări: { $states }) citește G(n) din cifrele lui n { $numeration }, pentru 0 <= n < { $end }
agrees-pairs-machine = un automat (stări: { $states }) citește G(n) în baza { $base }, împreună cu n, pentru 0 <= n < { $end }

## What was checked for a proof.

checked-any-above = se poate lua orice număr de monede mai mare decât { $most }, iar ce rămâne este o singură grămadă
checked-windows-agree = ferestrele dinaintea grămezii { $first } și dinaintea grămezii { $again } coincid (lățimea lor în grămezi: { $count })
checked-values-grow = valorile de sub aceste ferestre cresc cu { $growth }, de la { $from } la { $to }
checked-inner-moves = orice mutare după { $rule } este una a acestei reguli
checked-rule-law = { $rule } are această lege, prin { $reference }
checked-outer-moves = orice mutare a acestei reguli este una după { $rule }
checked-fixed-moves = pentru n >= { $from }, orice mutare ia un număr fix de monede, cel mult { $most }, și lasă grămezi fixe lângă rest
checked-repeats-below = G(n+{ $period }) = G(n) pentru { $from } <= n < { $end }
checked-repeats-to = G(n+{ $period }) = G(n) pentru { $from } <= n <= { $last }
checked-takes-and-leaves = monede pe care le ia o mutare: cel mult { $coins }; grămezi pe care le lasă: cel mult { $heaps }
checked-heaps-differ = grămezile trebuie să fie diferite: marginea numără deplasări cu o perioadă, în total { $shifts }
checked-heaps-equal = grămezile trebuie să fie egale: marginea numără perioada de { $times } ori
checked-no-move = nu există nicio mutare: orice grămadă este câștigată
checked-heaps-below = grămezile mai mici decât { $least } nu au nicio mutare și sunt câștigate
checked-shift = grămada n >= { $least } este câștigată sau pierdută la fel ca grămada n-{ $least } în jocul normal: prin inducție, la fel și opțiunile ei, iar opțiunile sub { $least } sunt câștigate
# $way: how it is known, such as “proved”.
checked-normal-play = joc normal, { $way }: { $reference }
checked-values-before = valorile dinaintea grămezii { $first } sunt cele dinaintea grămezii { $again } (numărul lor: { $width })
checked-no-rare-heap = nicio grămadă rară de la { $first } la { $last }: ultima este { $last_rare }
checked-no-tap = începând cu grămada { $first }, nicio valoare folosită și niciun martor nu se află mai departe decât { $width }
checked-beyond-start = dincolo de început: { $first } > 2 * { $width }, și nicio mutare nu ia mai multe monede decât { $width }
checked-mask = masca { $mask } nu s-a schimbat de la grămada { $before }
checked-parity = clasa ține seama de paritatea grămezii: { $distance } este par
checked-preperiod = preperioada este cel mult { $preperiod }: valorile mai vechi nu mai sunt păstrate
checked-takes-at-most = numărul de monede luate este cel mult { $most }, iar ce rămâne este o singură grămadă
# $climb: a formula, such as “c(i) + 2*q”.
checked-quotients = orice grămadă începând cu { $first } este { $first } + i + { $classes }*q cu 0 <= i < { $classes } și valorează { $worth }
checked-quotients-options = pentru orice i și orice q: nicio opțiune nu are acea valoare, și orice valoare mai mică este cea a unei opțiuni (relații: { $count })
checked-quotients-machines = automate cu puține stări, cel mult { $states }, citesc relațiile dintre câturi și valori nim
checked-heaps-by-definition = grămezile mai mici decât { $end }, prin definiție
# $growth: how T grows, such as “floor(n/2) grows by 0 or 1”.
checked-window-moves = o mutare ia de la 1 la T(n) monede, T(n) = { $most }
checked-window-moves-from = o mutare ia de la 1 la T(n) monede, T(n) = { $most }; grămezile mai mici decât { $from } nu au mutări
checked-window-grows = T(0) = 0, iar T(n) crește cu 0 sau 1 la fiecare monedă, pentru orice n: { $growth }
checked-machine = un automat (stări: { $states }) calculează G(n), cel mult { $most }, din cifrele lui n { $numeration }
checked-pairs-machine = un automat (stări: { $states }) citește împreună n și G(n) în baza { $base }; pentru orice n acceptă exact o valoare
checked-powers-machine = un automat (stări: { $states }) citește împreună n și { $base }^G(n) în baza { $base }; pentru orice n acceptă exact o valoare
checked-odious-machine = un automat (stări: { $states }) citește împreună n și { $base }^j în baza { $base }, unde G(n) este numărul odios care urmează după alte j (0 ține locul lui 0); pentru orice n acceptă exact o valoare
checked-relations = { $count ->
    [one] fiecare mutare este descrisă de o relație între n și ce lasă ea, liniară, cu puteri ale bazei sau cu sume nim; ce lasă este mai mic decât n
    [few] fiecare mutare este descrisă de { $count } relații între n și ce lasă ea, liniare, cu puteri ale bazei sau cu sume nim; ce lasă este mai mic decât n
   *[other] fiecare mutare este descrisă de { $count } de relații între n și ce lasă ea, liniare, cu puteri ale bazei sau cu sume nim; ce lasă este mai mic decât n
}
checked-sums-machine = X(n), suma nim a valorilor de la 1 la n, este și ea citită de un automat: pentru orice n, X(n) = X(n-1) xor G(n)
checked-sums-options = opțiunile lui n valorează X(n-1) xor X(m), pentru 0 <= m <= n-{ $least }
checked-no-option = pentru orice n, nicio opțiune a lui n nu are valoarea G(n)
checked-each-smaller = pentru orice n, orice valoare mai mică decât G(n) este cea a unei opțiuni a lui n
checked-odious-lemma = lemă: suma nim a două numere odioase (1, 2, 4, 7, …) nu este odioasă, și orice alt număr nenul mai mic decât unul odios este suma nim a două numere odioase mai mici
checked-odious-zero = pentru orice n cu G(n) = 0, nicio opțiune nu are două grămezi de aceeași valoare
checked-odious-others = pentru orice alt n, nicio opțiune nu are grămezi cu valorile 0 și G(n), și una are două de aceeași valoare
checked-odious-pairs = pentru orice u < v < G(n), fiecare 0 sau odios, o opțiune are grămezi cu aceste valori
checked-option-machines = pentru fiecare valoare, un automat cu puține stări, cel mult { $states }, spune care n au o opțiune cu ea
checked-formula-agrees = pentru orice n, automatul și formula spun același lucru
checked-formula-agrees-but = pentru orice n, automatul și formula spun același lucru, dar { $exceptions }
# $mode and $heap: the names of the two numbers.
checked-mode-machines = pentru fiecare valoare a lui { $mode } (numărul lor: { $modes }), un automat calculează valoarea, cel mult { $most }, din cifrele lui { $heap } { $numeration }
checked-modes-closed = de la aceste valori ale lui { $mode }, nicio mutare nu duce la alta
checked-modes-relations = { $count ->
    [one] mutările sunt descrise de o relație de aritmetică liniară
    [few] mutările sunt descrise de { $count } relații de aritmetică liniară
   *[other] mutările sunt descrise de { $count } de relații de aritmetică liniară
}
checked-positions-no-option = pentru orice poziție, nicio opțiune nu are valoarea poziției
checked-positions-each-smaller = pentru orice poziție, orice valoare mai mică este cea a unei opțiuni
checked-positions-machines = pentru fiecare valoare, un automat cu puține stări, cel mult { $states }, spune care poziții au o opțiune cu ea
# $why: one of the sentences play-ends-….
checked-play-ends = jocul se termină: { $why }
checked-rows-moves = { $coins ->
    [one] pentru { $heap } >= { $from }, orice mutare ia cel mult o monedă și duce la un { $mode } fix
    [few] pentru { $heap } >= { $from }, orice mutare ia un număr fix de monede, cel mult { $coins }, și duce la un { $mode } fix
   *[other] pentru { $heap } >= { $from }, orice mutare ia un număr fix de monede, cel mult { $coins }, și duce la un { $mode } fix
}
checked-rows-moves-or-fixed = { $coins ->
    [one] pentru { $heap } >= { $from }, orice mutare ia cel mult o monedă sau lasă o grămadă fixă și duce la un { $mode } fix
    [few] pentru { $heap } >= { $from }, orice mutare ia un număr fix de monede, cel mult { $coins }, sau lasă o grămadă fixă și duce la un { $mode } fix
   *[other] pentru { $heap } >= { $from }, orice mutare ia un număr fix de monede, cel mult { $coins }, sau lasă o grămadă fixă și duce la un { $mode } fix
}
checked-rows-same-moves = pentru { $heap } >= { $from }, mutările existente depind numai de { $mode }
checked-rows-same-moves-by-remainder = pentru { $heap } >= { $from }, mutările existente depind numai de { $mode } și de { $heap } mod { $modulus }, iar { $modulus } îl divide pe { $distance }
checked-rows-one-mode = nicio mutare nu duce la alt { $mode }
checked-rows-modes = de la aceste valori ale lui { $mode } (numărul lor: { $count }), nicio mutare nu duce la alta
checked-rows-repeat = G({ $heap }+{ $distance },{ $mode }) = G({ $heap },{ $mode }) pentru { $first } <= { $heap } < { $end }, în fiecare dintre ele
checked-rows-passes = mutările care nu iau nimic schimbă { $mode }, și niciodată înapoi la o valoare anterioară
checked-lost-machine = un automat (stări: { $states }) spune care perechi (x,y) sunt poziții P, din cifrele lui x și y { $numeration }
checked-lost-relations = { $count ->
    [one] mutările sunt date de o relație între poziție și ce rămâne
    [few] mutările sunt date de { $count } relații între poziție și ce rămâne
   *[other] mutările sunt date de { $count } de relații între poziție și ce rămâne
}
checked-lost-no-option = pentru orice poziție P, nicio opțiune nu este o poziție P
checked-lost-others = pentru orice altă poziție, o opțiune este o poziție P: un automat (stări: { $states }) le acceptă pe cele cu o astfel de opțiune
checked-same-options = pentru orice poziție, opțiunile sunt cele din { $rule } (hotărât cu automate în baza 2)
# $least and $remainder: formulas.
checked-euclid-lemma = mutările sunt cele ale jocului lui Euclid: unde x > 0 și y este cel puțin { $least }, atât (x,r), cât și (x,r+x) sunt opțiuni, cu r = { $remainder }; din a doua, singura mutare duce la prima, deci una dintre ele este o poziție P, iar (x,y) nu este
checked-euclid-simpler = deci pozițiile P sunt cele ale unei reguli mai simple, dată de 4 relații: la (0,0) unde y este cel puțin { $least }, altfel la (x,y-x) unde jocul lui Euclid are această mutare
# $term: a term such as “floor(n/2)”; $growth: a number, or one of the two ranges below.
growth-first = { $term } crește cu { $growth }
growth-next = { $reasons }, { $term } cu { $growth }
growth-or = { $low } sau { $high }
growth-to = { $low } până la { $high }
play-ends-smaller = orice mutare lasă numai grămezi mai mici
# $measure: a formula in the numbers of a position, such as “2*a+b”.
play-ends-measure = orice mutare micșorează { $measure }
play-ends-or = { $first }, sau nu o mărește pe aceasta și micșorează { $measure }
residues-one-coin = se poate lua 1 monedă din orice grămadă care nu este goală
residues-coins = se poate lua orice număr de monede de la 1 la { $most } din orice grămadă care are atâtea
residues-number = { $number } nu este multiplu de { $modulus }
residues-primes = niciun multiplu de { $modulus } nu este prim
residues-powers = nicio putere a lui { $base } nu este multiplu de { $modulus }
# $condition: such as “k mod 4 = 1”.
residues-remainder = niciun multiplu k de { $modulus } nu are { $condition }
residues-coprime = orice multiplu de { $modulus } are un divizor comun cu { $other }
residues-divisor = { $divisor } divide orice multiplu de { $modulus }
residues-divide = niciun multiplu de { $modulus } nu îl divide pe { $number }
