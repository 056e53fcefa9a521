### Explicații ale pozițiilor: titluri și fraze.
###
### The conventions: N is a position that the player to move wins, P one that this player loses, T a tie and D a draw.
### G is the nim-value, mex the smallest number that is missing, xor the nim-sum: formulas stay as they are.

## Titles. $position: a position as it is typed.

explain-title-normal = { $position }   (joc normal: cine face ultima mutare câștigă)
explain-title-misere = { $position }   (joc misère: cine face ultima mutare pierde)
explain-title-labelled = { $position }   (regulile spun la sfârșit cine câștigă)
explain-title-loopy-normal = { $position }   (cine face ultima mutare câștigă; nimeni nu câștigă un joc fără sfârșit)
explain-title-loopy-misere = { $position }   (cine face ultima mutare pierde; nimeni nu câștigă un joc fără sfârșit)

## Headings of sections.

heading-answer = Răspunsul
heading-reason = Motivul
heading-end-of-play = Sfârșitul jocului
heading-nim-values = Valorile nim
heading-nim-sum = Suma nim
heading-number = Ce spune numărul
heading-rule-for-answers = O regulă pentru toate răspunsurile
heading-winning-moves = Mutări câștigătoare
heading-only-winning-move = Singura mutare câștigătoare
heading-every-move-loses = Orice mutare pierde
heading-other-moves-lose = Celelalte mutări pierd
heading-other-moves-do-not-win = Celelalte mutări nu câștigă
heading-other-moves = Celelalte mutări
heading-more-moves = Alte mutări
heading-moves-keep-tie = Mutările care păstrează egalitatea
heading-moves-keep-draw = Mutări care păstrează remiza
heading-who-wins-from-where = Cine câștigă și de unde
heading-smaller-positions = Cine câștigă din pozițiile mai mici
heading-different-under-misere = Ce este altfel în jocul misère
heading-heaps = Grămezile
heading-normal-play-would = Ce s-ar face în jocul normal
heading-values = Valorile

## Who wins.

explain-loses-value = Jucătorul aflat la mutare pierde în fața celui mai bun joc (P): valoarea nim este 0.
explain-wins-value = Jucătorul aflat la mutare câștigă (N): valoarea nim este { $value }, nu 0.
explain-loses = Jucătorul aflat la mutare pierde în fața celui mai bun joc (P).
explain-wins = Jucătorul aflat la mutare câștigă (N).
# $player: first or second.
explain-player-wins = { $player ->
    [first] Jucătorul aflat la mutare (primul jucător) câștigă (N).
   *[second] Jucătorul aflat la mutare (al doilea jucător) câștigă (N).
}
explain-player-loses = { $player ->
    [first] Jucătorul aflat la mutare (primul jucător) pierde în fața celui mai bun joc (P).
   *[second] Jucătorul aflat la mutare (al doilea jucător) pierde în fața celui mai bun joc (P).
}
explain-player-ties = { $player ->
    [first] La cel mai bun joc este egalitate (T); la mutare este primul jucător.
   *[second] La cel mai bun joc este egalitate (T); la mutare este al doilea jucător.
}
explain-known-no-move = Cunoscut prin definiție: nu există nicio mutare.
explain-known-definition = Cunoscut prin definiție, din opțiuni.
explain-known-definition-and-theorem = Cunoscut prin definiție, din opțiuni. Pentru poziții mai mici s-a folosit o teoremă, citată mai jos.
explain-known-theorem = Cunoscut printr-o teoremă, citată mai jos.
explain-known-proved = Demonstrat, după cum se arată mai jos.
explain-known-seen = Numai observat, nedemonstrat.
explain-known-whole-search = Cunoscut prin definiție: poziția a fost căutată în întregime.
explain-known-labelled = Cunoscut prin definiție: au fost căutate toate pozițiile la care se poate ajunge. Nu există valoare nim, căci nu ultima mutare, ci o regulă hotărăște cine câștigă.
# $reference: a theorem, with author and year.
explain-by-theorem = Printr-o teoremă: { $reference }.
explain-value-open = Teorema spune cine câștigă. Valoarea nim, de care ar fi nevoie într-o sumă, nu a fost calculată: căutarea este prea mare.
explain-end-of-play = Nu mai există nicio mutare. În jocul normal, cine nu poate muta a pierdut: celălalt jucător a făcut ultima mutare.

## Reasons. $here: what the numbers say (reason.ftl).

explain-here = { $here }.
explain-here-loses = { $here }. Jucătorul aflat la mutare pierde.
explain-here-wins = { $here }. Jucătorul aflat la mutare câștigă.
explain-proved-by = Aceasta este demonstrat, prin { $reference }.
explain-is-theorem = Aceasta este o teoremă: { $reference }.
and-more = … și încă { $count }
table-ones = cifre 1
table-ones-mod = cifre 1 mod { $modulus }
table-and-more = și încă { $count }
table-value = valoarea
nim-sum = suma nim

## Nim-values.

explain-mex = G este valoarea nim: mex-ul valorilor tuturor opțiunilor, adică cel mai mic dintre numerele 0, 1, 2, … care nu este printre ele.
explain-mex-and-sum = G este valoarea nim: mex-ul valorilor tuturor opțiunilor, adică cel mai mic dintre numerele 0, 1, 2, … care nu este printre ele. Valoarea mai multor părți împreună este suma nim (xor) a valorilor lor.
explain-heads = În jocul normal, fiecare cap este o parte separată. O mutare întoarce un cap pe pajură, iar orice altă monedă pe care o întoarce contează ca încă un cap pe locul ei; două capete pe același loc se anulează.
explain-options-likewise = Valorile opțiunilor au fost aflate la fel, pornind de la sfârșitul jocului.
# A position or an option without anything left.
nothing-left = nimic
# $formula: such as “G(0) = 0”.
explain-value-no-move = { $formula }: nu mai există nicio mutare
explain-value-because = { $formula }: { $because }
# Options stand in the lines below.
explain-value-among-options = { $formula }, căci printre opțiuni se află
# $clause: one of the clauses below.
explain-value-and = și { $clause }
explain-no-option-has-it = nicio opțiune nu are chiar această valoare
explain-smaller-occur-among = toate numerele mai mici apar printre valorile opțiunilor (în total { $total }), iar { $value } nu apare
explain-none-is-worth = niciuna dintre opțiuni (în total { $total }) nu valorează { $value }
explain-missing = { $value ->
    [0] 0 nu apare
    [1] 0 apare, 1 nu
    [2] 0 și 1 apar, 2 nu
    [3] 0, 1 și 2 apar, 3 nu
   *[other] numerele de la 0 la { $below } apar, { $value } nu
}

## Laws in their use for one heap. $rule: a rule; $because: the law and its proof or theorem.

explain-nim = O grămadă Nim de n monede valorează n, printr-o teoremă (Bouton 1901): opțiunile ei sunt grămezile de 0, …, n-1 monede, cu valorile 0, …, n-1, deci mex-ul este n.
explain-theorem-used = S-a folosit o teoremă: { $reference }.
# Two sentences or more, one after the other.
explain-law-and-proof = { $law } { $proof }
# $hypotheses: sentences without a full stop, with semicolons between them.
explain-proved-by-form = Aceasta este demonstrat, prin teorema lui { $reference }; ipotezele ei se văd în forma regulii: { $hypotheses }.
explain-proved-by-check = Aceasta este demonstrat, prin { $reference }; este nevoie de o verificare finită, iar programul a făcut-o: { $hypotheses }.
explain-law-arithmetic = Pentru { $rule }, G(n) = { $formula } pentru n >= 1, deci G({ $heap }) = { $value }.
# $law: a sentence of law.ftl without its full stop.
explain-law-of-rule = Pentru { $rule }, { $law }. Deci G({ $heap }) = { $value }.
explain-law-synchronised = { $rule } are valori pe care un automat le citește împreună cu n, cifră cu cifră, în baza { $base } (stări: { $states }): dintre toate valorile, el acceptă numai { $value } pentru { $heap }.
explain-law-automatic = { $rule } are valori pe care un automat le citește din cifrele lui n { $numeration }, începând cu ultima cifră (stări: { $states }). El pornește din starea 0. { $heap } este { $digits } { $numeration }, deci automatul parcurge { $steps }, iar valoarea ultimei stări este { $value }.
explain-law-take-from = Unde se poate lua orice număr începând cu { $least }, G(n) = floor(n/{ $least }), deci G({ $heap }) = { $value }.
explain-law-take-to = Unde se pot lua între 1 și { $most } monede, G(n) = n mod { $modulus }, restul împărțirii lui n la { $modulus }; { $heap } mod { $modulus } = { $value }.
explain-law-take-between = Unde numărul de monede luate poate fi de la { $least } la { $most }, G(n) = floor((n mod { $modulus })/{ $least }); { $heap } mod { $modulus } = { $remainder }, deci G({ $heap }) = floor({ $remainder }/{ $least }) = { $value }.
# $law, $short and $here: sentences of law.ftl, without their full stops.
explain-law-window = Se pot lua de la 1 la T(n) monede: { $law }. { $here }.
explain-law-window-in-short = Se pot lua de la 1 la T(n) monede: { $law }. Aici { $short }. { $here }.
explain-window-grew = T({ $heap }) = { $most } este mai mare decât T({ $below }), deci G({ $heap }) = { $value }
explain-law-period = { $rule } are perioada { $period } începând cu grămada { $from }: G(n+{ $period }) = G(n) pentru orice n >= { $from }.
explain-law-saltus = { $rule } crește cu { $saltus } la fiecare perioadă de lungime { $period }, începând cu grămada { $from }: G(n+{ $period }) = G(n) + { $saltus } pentru orice n >= { $from }.
explain-same-remainder = { $heap } și { $like } dau același rest la împărțirea cu { $period }, deci G({ $heap }) = G({ $like }) = { $value }.
# $because and $formula: equations.
explain-so = { $because }, deci { $formula }.

## The nim-sum.

explain-columns-even = Fiecare coloană conține un număr par de cifre 1, deci suma nim este 0.
# $label: a part of the position. $equation: such as “101 xor 001 = 100”.
explain-columns-only = Suma nim are 1 în coloanele care conțin un număr impar de cifre 1. Cel mai înalt 1 al ei este în coloana lui { $top }; numai { $label } are acolo un 1. Schimbă biții lui { $bits } în { $label }: numărul devine mai mic, iar suma nim devine 0: { $equation }, deci { $kind ->
    [heap] { $value } trebuie să devină { $next }
   *[value] valoarea { $value } trebuie să devină { $next }
}.
explain-columns-several = Suma nim are 1 în coloanele care conțin un număr impar de cifre 1. Cel mai înalt 1 al ei este în coloana lui { $top }; numărul părților care au acolo un 1 este { $count }, impar. Schimbă biții lui { $bits } în una dintre ele, de exemplu în { $label }: numărul devine mai mic, iar suma nim devine 0: { $equation }, deci { $kind ->
    [heap] { $value } trebuie să devină { $next }
   *[value] valoarea { $value } trebuie să devină { $next }
}.
explain-number = Singur, contează doar dacă numărul este 0 sau nu. Într-o sumă, hotărăște numărul însuși: această poziție se joacă la fel ca o grămadă Nim de { $value }. Lângă o grămadă Nim de { $value }, ea este pierdută pentru jucătorul aflat la mutare ({ $value } xor { $value } = 0); lângă una de { $other }, sau de orice altă mărime, este câștigată ({ $value } xor { $other } = { $sum }).

## Moves. $moved and $reply: moves as they are written in the game.

explain-winning-not-found = Există o mutare câștigătoare, căci valoarea nim nu este 0; dar poziția are atât de multe mutări, încât nu s-a găsit niciuna printre primele.
explain-winning-not-asked = Există mutări câștigătoare; nu a fost cerută niciuna.
explain-winning-unknown = Există o mutare câștigătoare, dar teorema nu spune care.
explain-first-of-all = … { $total } în total; sunt arătate primele
explain-first-ones = … acestea sunt primele
explain-so-on-of-all = … și așa mai departe: mutări în total: { $total }; sunt arătate primele
explain-so-on = … și așa mai departe; sunt arătate primele
explain-answer = răspuns { $reply }
explain-any-equal = (oricare dintre cele egale, în număr de { $count })
# One line for a move and the answer to it, then perhaps what else is said of the move.
explain-move-and-answer = { $moved }; răspuns { $reply }
explain-move-any-equal = { $moved } (oricare dintre cele egale, în număr de { $count })
explain-move-why = { $moved }: { $why }
explain-wins-nothing-left = nu mai rămâne nimic: adversarul nu poate muta
explain-leaves-zero = lasă valoarea nim 0: { $formula }
explain-makes-sum-zero = { $equation }: suma nim devine 0
explain-makes-sum-zero-as = { $equation }, iar { $formula }: suma nim devine 0
explain-after-last-move = După ea nu mai există nicio mutare: ai făcut ultima mutare.
explain-after-sum = După ea, suma nim este 0. Orice face adversarul, o poți aduce din nou la 0, deci ultima mutare este a ta.
explain-after-value = După ea, valoarea nim este 0. Orice face adversarul, poți lăsa din nou 0, deci ultima mutare este a ta.
explain-after-theorem = După ea, orice face adversarul, găsești din nou o astfel de mutare.
explain-after-misere = După ea, orice face adversarul, poți lăsa din nou o poziție P, până când adversarul trebuie să facă ultima mutare.
explain-after-labelled = După ea, orice face adversarul, poți lăsa din nou o poziție care este P pentru adversar, până când regulile te declară câștigător.
# $rule: sentences that say how to answer every move.
explain-from-then-on = De atunci înainte: { $rule }
# Moves with their answers stand in the lines below.
explain-example-after = De exemplu, după { $moved }:
explain-losing-sum-from-zero = Fiecare mutare schimbă un număr, deci suma nim nu mai este 0 și există un răspuns care o aduce din nou la 0:
explain-losing-value-from-zero = Fiecare mutare duce la o valoare diferită de 0 și există un răspuns care duce înapoi la 0:
explain-losing-sum = Ele lasă o sumă nim diferită de 0 și există un răspuns care o aduce la 0:
explain-losing-value = Ele lasă o valoare diferită de 0 și există un răspuns care duce la 0:
explain-losing-misere = Fiecare lasă o poziție N, în care adversarul are un răspuns ce lasă P:
explain-losing-theorem = Adversarul câștigă după fiecare dintre ele, cu acest răspuns:
explain-losing-labelled = Fiecare lasă o poziție pe care adversarul o câștigă (N), cu răspunsul:
explain-not-winning-labelled = Fiecare lasă o poziție care nu este pierdută pentru adversar, care are răspunsul:
explain-ends-in-tie = se termină la egalitate
explain-ends-opponent-wins = încheie jocul, iar adversarul câștigă
explain-ended-by-you = nu mai există nicio mutare: ai făcut ultima mutare
explain-took-last-coin = ai luat ultima monedă

## Rules for all answers: whole sentences; the first begins with a small letter, for it follows a colon or stands alone.

explain-rule-after = O regulă pentru toate răspunsurile: { $rule }
answer-complement-to-multiple = ori de câte ori adversarul ia k monede din cele { $heap }, ia { $both } - k. Împreună luați { $both }, deci ce rămâne este tot un multiplu de { $both }, iar ultimul răspuns este al tău.
answer-complement-to-remainder = ori de câte ori adversarul ia k monede din cele { $heap }, ia { $both } - k. Împreună luați { $both }, deci ce rămâne dă la împărțirea cu { $both } tot un rest mai mic decât { $least }, iar ultimul răspuns este al tău.
answer-copy = cele două părți sunt egale, deci copiază fiecare mutare a adversarului în cealaltă parte.

## Misère play.

explain-misere-normal-differs = În jocul normal, această poziție are valoarea nim { $value } și este { $outcome }; aici câștigă celălalt jucător.
explain-misere-normal-agrees = În jocul normal, această poziție are valoarea nim { $value } și este { $outcome }; aici câștigă același jucător, dar nu din acel motiv.
explain-misere-no-sums = Valorile nim nu hotărăsc jocul misère și nu se adună acolo: două grămezi Nim de 2 și poziția goală au amândouă valoarea nim 0, dar în jocul misère jucătorul aflat la mutare o pierde pe prima și o câștigă pe a doua.
# $position, $leaves and $options: positions.
explain-misere-over = { $position }: N, nu mai există nicio mutare: în jocul misère câștigă jucătorul care nu poate muta
explain-misere-n = { $position }: N, căci { $moved } lasă { $leaves }, care este P
explain-misere-p-only = { $position }: P, căci singura opțiune ({ $options }) este N
explain-misere-p = { $position }: P, căci toate opțiunile ({ $options }) sunt N
explain-is-nim = Aici din fiecare grămadă se pot lua oricâte monede, deci acesta este jocul Nim.
explain-misere-nim-rule = Cunoscut printr-o teoremă (Bouton 1901): joacă Nim misère exact la fel ca Nim normal, până când mutarea ta ar lăsa numai grămezi de o monedă; atunci lasă un număr impar dintre ele. Grămezile de o monedă se iau una câte una, astfel că adversarul ia ultima monedă și pierde.
explain-misere-nim-after-large = O sumă nim 0 are nevoie de o a doua grămadă de cel puțin două monede, deci adversarul este cel care va trebui cândva să lase numai una singură. Atunci este rândul tău să alegi câte grămezi de o monedă rămân.
explain-misere-nim-after-ones = De acum, fiecare mutare ia o grămadă întreagă de o monedă, iar adversarul o ia pe ultima.
explain-misere-nim-losing-ones = Fiecare mutare ia o grămadă întreagă de o monedă, și la fel face răspunsul:
explain-misere-nim-losing = Fiecare mutare are un răspuns care lasă din nou suma nim 0 sau un număr impar de grămezi de o monedă:
explain-misere-nim-others = Fiecare dintre ele are un răspuns care lasă suma nim 0 cu o grămadă de cel puțin două monede sau un număr impar de grămezi de o monedă:
explain-misere-nim-normal-over = În jocul normal, jucătorul care nu poate muta a pierdut: exact invers.
# $ones: such as “2 heaps of one” (hint.ftl).
explain-misere-nim-normal-ones = Exact invers: acolo câștigă cine o ia pe ultima ({ $ones }), deci aici jocul misère și cel normal diferă.
explain-misere-nim-normal-one-large = { $parity ->
    [even] În jocul normal s-ar lua toată grămada { $heap }, ca să rămână suma nim 0, adică un număr par de grămezi de o monedă. Jocul misère lasă un număr impar. Acesta este singurul loc unde cele două convenții diferă la Nim: când mutarea nu lasă decât grămezi de o monedă.
   *[odd] În jocul normal s-ar lăsa 1 monedă din grămada { $heap }, ca să rămână suma nim 0, adică un număr par de grămezi de o monedă. Jocul misère lasă un număr impar. Acesta este singurul loc unde cele două convenții diferă la Nim: când mutarea nu lasă decât grămezi de o monedă.
}
explain-misere-nim-normal-lost = La fel: și acolo suma nim 0 este pierdută.
explain-misere-nim-normal-same = Aceleași mutări: convențiile se despart abia când o mutare nu lasă decât grămezi de o monedă.
explain-leaves-odd-ones = lasă { $ones }, un număr impar

## Labelled games: the rules say who wins at the end.

# $names: the names of the numbers, such as “n, k”.
explain-labelled-positions = O poziție este ({ $names }, rândul); rândul este 0 când la mutare este primul jucător și 1 când este al doilea. N înseamnă că jucătorul aflat la mutare câștigă, P că celălalt câștigă.
# $rule: what the rules say of the end, as they are typed.
explain-labelled-end = La sfârșit: { $rule }.
# $end: tie, first or second, who wins at the end; $player: first or second, who is to move.
explain-labelled-at-end = { $position }: { $outcome }, sfârșitul: { $end ->
    [tie] este egalitate
    [first] primul jucător câștigă
   *[second] al doilea jucător câștigă
}, iar { $player ->
    [first] la mutare este primul jucător
   *[second] la mutare este al doilea jucător
}
# $options: such as “(1,0) (which is P) and (2,0) (which is N)”.
explain-labelled-leads = { $position }: { $outcome }, duce la { $options }
explain-labelled-which-is = { $position } (care este { $outcome })
explain-labelled-and = { $first } și { $second }

## Games that may go on for ever. ∞(K) is an infinite value.

explain-moves-left = { $count ->
    [0] La cel mai bun joc nu mai rămâne nicio mutare.
    [one] La cel mai bun joc mai rămâne o mutare.
    [few] La cel mai bun joc mai rămân { $count } mutări.
   *[other] La cel mai bun joc mai rămân { $count } de mutări.
}
explain-loopy-wins = Jucătorul aflat la mutare câștigă (N).
explain-loopy-wins-value = Jucătorul aflat la mutare câștigă (N): valoarea este { $value }.
explain-loopy-loses = Jucătorul aflat la mutare pierde în fața celui mai bun joc (P).
explain-loopy-loses-value = Jucătorul aflat la mutare pierde în fața celui mai bun joc (P): valoarea este { $value }.
explain-loopy-draw = Nimeni nu poate câștiga (D). Cel mai bun joc nu se termină niciodată.
explain-loopy-draw-value = Nimeni nu poate câștiga (D): valoarea este { $value }. Cel mai bun joc nu se termină niciodată.
explain-loopy-and-moves-left = { $answer } { $left }
explain-loopy-no-move-loses = Nu există nicio mutare, iar cine nu poate muta pierde.
explain-loopy-no-move-wins = Nu există nicio mutare, iar în jocul misère cine nu poate muta câștigă.
explain-loopy-won = O mutare duce la o poziție pe care adversarul o pierde (P). De acolo, câștigătorul are mereu un răspuns care duce din nou la o astfel de poziție, mai aproape de sfârșit. Deci jocul se termină.
explain-loopy-lost = Fiecare mutare duce la o poziție pe care adversarul o câștigă (N). Răspunsurile adversarului se apropie tot mai mult de sfârșit, chiar dacă o mutare duce înapoi. Deci jocul se termină.
explain-loopy-drawn = Nicio mutare nu duce la o poziție pe care adversarul o pierde (P), deci jucătorul aflat la mutare nu poate câștiga. Dar o mutare duce la altă poziție în care nimeni nu poate câștiga (D). Acolo adversarul este în aceeași situație și mută din nou într-o astfel de poziție. Deci jocul continuă la nesfârșit.
explain-loopy-is-worth = { $position } valorează { $value }
explain-loopy-no-nim-value = { $value } nu este o valoare nim. Ea enumeră valorile nim ale opțiunilor care au una. O altă opțiune continuă la nesfârșit.
explain-loopy-all-finite = Toate părțile au valori nim, iar suma lor nim este { $sum }. O astfel de valoare este valabilă chiar dacă jocul poate continua la nesfârșit: la o mutare spre o valoare mai mare sau infinită, adversarul răspunde cu o mutare înapoi.
explain-loopy-one-infinite = n + ∞(K) = ∞(K ⊕ n). Aici valorile nim ale celorlalte părți au suma nim n = { $sum }: { $equation }.
explain-loopy-zero-in-list = 0 este în listă, deci o mutare lasă valoarea 0 și câștigă.
explain-loopy-zero-not-in-list = 0 nu este în listă, deci nicio mutare nu lasă valoarea 0. Nici adversarul nu poate câștiga, căci jocul poate continua în partea infinită.
explain-loopy-several-infinite = Cel puțin două părți sunt infinite. Fiecare jucător poate muta mereu într-una din ele astfel încât ea să continue, deci nimeni nu câștigă.
explain-loopy-move-left = { $count ->
    [0] { $moved }; după ea nu mai rămâne nicio mutare
    [one] { $moved }; după ea mai rămâne o mutare
    [few] { $moved }; după ea mai rămân { $count } mutări
   *[other] { $moved }; după ea mai rămân { $count } de mutări
}
explain-loopy-answer-wins = { $moved }; răspunsul { $reply } câștigă
explain-loopy-opponent-cannot-move = { $moved }; pierde, căci adversarul nu poate muta
explain-loopy-move-loses = { $moved }; pierde
explain-loopy-gives-win-away = { $moved }; pierde câștigul din mână: apoi nimeni nu mai poate câștiga
explain-loopy-not-listed = Unele mutări nu sunt enumerate.
