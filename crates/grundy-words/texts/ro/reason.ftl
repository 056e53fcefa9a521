### De ce are o parte valoarea ei: motivul de care te poți folosi.
###
### A reason has four texts: what counts (whole sentences), what the numbers of this position say (a clause without a
### full stop, or sentences without the last full stop), what a winning move does (an order that begins with a small
### letter, without a full stop), and sometimes how to answer every move (whole sentences).

## What every reason says.

# $because: an equation, or a clause such as “3 is less than 4”. $formula: such as “G(50) = 1”.
reason-so = { $because }, deci { $formula }
reason-less-than = { $number } este mai mic decât { $than }
reason-is-odd = { $number } este impar
reason-is-even = { $number } este par
reason-their-nim-sum = Suma lor nim este { $sum }
aim-leave-value-zero = lasă o poziție cu valoarea nim 0
aim-leave-lost = lasă o poziție din care orice mutare pierde
# $heaps: one of the phrases hint-heaps-… of hint.ftl.
aim-leave-heaps = lasă { $heaps }
aim-leave-lost-heap = lasă o grămadă pierzătoare

## The values of one heap. $law: a formula such as “G(n) = n mod 4”, or a sentence of law.ftl without a full stop.

reason-law = { $law }.
reason-nim-heap = O grămadă Nim de n monede valorează n: opțiunile ei sunt grămezile de 0, …, n-1 monede, cu valorile 0, …, n-1, deci mex-ul este n.
reason-only-remainder = { $law }: contează numai restul împărțirii lui n la { $modulus }.
# $term: a formula such as “n” or “n + 1”, which is halved as long as it is even.
reason-odd-part = { $law }: împarte { $term } la 2 cât timp este par; din numărul impar rămas ia jumătate, rotunjită în jos.
reason-logarithm = { $law }: cel mai mare exponent k cu { $base }^k <= { $term }.
# $numeration: “in binary”, “in base 3” or “in Zeckendorf's way” (words.ftl).
reason-zeros = { $count ->
    [0] { $number } este { $digits } { $numeration }, fără niciun zero la sfârșit, deci { $formula }
    [one] { $number } este { $digits } { $numeration }, cu un zero la sfârșit, deci { $formula }
    [few] { $number } este { $digits } { $numeration }, cu { $count } zerouri la sfârșit, deci { $formula }
   *[other] { $number } este { $digits } { $numeration }, cu { $count } de zerouri la sfârșit, deci { $formula }
}
reason-ones = { $count ->
    [one] { $number } este { $digits } în binar, cu o cifră 1, deci { $formula }
    [few] { $number } este { $digits } în binar, cu { $count } cifre 1, deci { $formula }
   *[other] { $number } este { $digits } în binar, cu { $count } de cifre 1, deci { $formula }
}
reason-values-repeat-for-all = Valorile se repetă: G(n+{ $period }) = G(n) pentru orice n. Deci contează numai restul împărțirii lui n la { $period }.
reason-values-repeat-from = Valorile se repetă: G(n+{ $period }) = G(n) pentru orice n >= { $from }. Deci contează numai restul împărțirii lui n la { $period }.
# $condition: such as “n mod 7 = 0 or 2” (law.ftl).
reason-values-repeat-for-all-and-lost = Valorile se repetă: G(n+{ $period }) = G(n) pentru orice n. Deci contează numai restul împărțirii lui n la { $period }. Jucătorul aflat la mutare pierde exact dacă { $condition }.
reason-values-repeat-from-and-lost = Valorile se repetă: G(n+{ $period }) = G(n) pentru orice n >= { $from }. Deci contează numai restul împărțirii lui n la { $period }. Jucătorul aflat la mutare pierde exact dacă { $condition }.
reason-values-grow-for-all = Valorile cresc cu { $saltus } la fiecare perioadă de lungime { $period }: G(n+{ $period }) = G(n) + { $saltus } pentru orice n.
reason-values-grow-from = Valorile cresc cu { $saltus } la fiecare perioadă de lungime { $period }: G(n+{ $period }) = G(n) + { $saltus } pentru orice n >= { $from }.
reason-lost-heaps = Jucătorul aflat la mutare pierde exact la aceste grămezi: { $condition }.
reason-one-of-these = { $number } este unul dintre aceste numere
reason-none-of-these = { $number } nu este niciunul dintre aceste numere
reason-one-of-them = { $number } este unul dintre ele
reason-zeros-parity = { $count ->
    [0] { $number } este { $digits } { $numeration }, fără niciun zero la sfârșit: { $parity ->
        [odd] un număr impar
       *[even] un număr par
    }
    [one] { $number } este { $digits } { $numeration }, cu un zero la sfârșit: { $parity ->
        [odd] un număr impar
       *[even] un număr par
    }
    [few] { $number } este { $digits } { $numeration }, cu { $count } zerouri la sfârșit: { $parity ->
        [odd] un număr impar
       *[even] un număr par
    }
   *[other] { $number } este { $digits } { $numeration }, cu { $count } de zerouri la sfârșit: { $parity ->
        [odd] un număr impar
       *[even] un număr par
    }
}
answer-take-complement = Ori de câte ori adversarul ia k monede, ia { $both }-k: împreună luați { $both }.
reason-misere-shift = { $least ->
    [1] Singură, o grămadă în jocul misère este câștigată sau pierdută la fel ca grămada cu o monedă mai puțin în jocul normal. Deci jucătorul aflat la mutare pierde exact la aceste grămezi: { $condition }.
    [one] Singură, o grămadă în jocul misère este câștigată sau pierdută la fel ca grămada cu o monedă mai puțin în jocul normal. Deci jucătorul aflat la mutare pierde exact la aceste grămezi: { $condition }.
    [few] Singură, o grămadă în jocul misère este câștigată sau pierdută la fel ca grămada cu { $least } monede mai puțin în jocul normal. Deci jucătorul aflat la mutare pierde exact la aceste grămezi: { $condition }.
   *[other] Singură, o grămadă în jocul misère este câștigată sau pierdută la fel ca grămada cu { $least } de monede mai puțin în jocul normal. Deci jucătorul aflat la mutare pierde exact la aceste grămezi: { $condition }.
}

## A heap with a mode: two numbers, of which one is a heap. $heap and $mode: the names of the two, such as n and l.

reason-modes-repeat = Valorile se repetă: { $law }. Deci contează numai { $mode } și restul împărțirii lui { $heap } la { $period }.
reason-modes-repeat-at-once = Valorile se repetă: { $law }. Deci contează numai { $mode }, dacă { $heap } este destul de mare.
reason-modes-machine = Pentru fiecare { $mode }, un automat calculează valoarea din cifrele lui { $heap } { $numeration }, începând cu ultima cifră.
# $forms: the laws of some modes in closed form.
reason-modes-machine-in-short = Pentru fiecare { $mode }, un automat calculează valoarea din cifrele lui { $heap } { $numeration }, începând cu ultima cifră. Pe scurt: { $forms }.
# $which: such as “l = 2”. $steps: the way of the machine, such as “0 -1-> 2 -0-> 1”.
reason-modes-machine-goes = { $number } este { $digits } { $numeration }, deci automatul pentru { $which } parcurge { $steps } și ajunge într-o stare cu valoarea { $value }: { $formula }

## Pairs of numbers.

# $pairs: such as “(0,0) (1,2) (3,5)”. $alpha: phi, sqrt(2) or alpha; $step: k, or such as 2*k; $definition: an equation for $alpha.
reason-wythoff = Jucătorul aflat la mutare pierde exact la perechile { $pairs } …, în orice ordine. Perechea cu numărul k = 0, 1, 2, … este (a,b) cu a = floor(k*{ $alpha }) și b = a + { $step }, unde { $alpha ->
    [phi] { $definition } este numărul de aur
   *[other] { $definition }
}. Fiecare număr pozitiv apare în exact o pereche și fiecare diferență aparține unei singure perechi. Deci nicio mutare nu duce dintr-o pereche a listei în alta, iar din orice altă poziție o mutare duce în listă.
# $equation: such as “floor(2*phi) = 3”.
reason-wythoff-in-list = { $pair } are diferența { $difference }, deci k = { $k }, iar { $equation } este numărul ei mai mic: perechea este în listă
reason-wythoff-not-in-list = { $pair } are diferența { $difference }, deci k = { $k }, dar { $equation } nu este { $low }: perechea nu este în listă
reason-wythoff-not-divided = { $pair } are diferența { $difference }, pe care { $divisor } nu o divide: perechea nu este în listă
aim-wythoff = lasă o pereche din lista { $pairs } …
# $ratio: such as “8/5 = 1.600…”.
reason-euclid-less = { $ratio } este mai mic decât phi
reason-euclid-more = { $ratio } este mai mare decât phi
reason-euclid-zero = Un număr este 0, deci nu există nicio mutare
reason-euclid-equal-no-move = Numerele sunt egale, deci nu există nicio mutare
reason-euclid-equal-one-move = Numerele sunt egale, iar o singură mutare îl ia pe unul din ele în întregime
reason-euclid-to-zero = Contează numai raportul celor două numere, comparat cu numărul de aur { $phi }. Cât timp se mai poate juca cu amândouă, jucătorul aflat la mutare pierde exact dacă numărul mai mare este mai mic decât phi ori cel mai mic și nu este egal cu el. Sub dublul celui mai mic există o singură mutare, iar ea transformă un raport sub phi într-unul peste phi. La un raport peste phi poți alege și poți lăsa un raport sub phi.
reason-euclid-positive = Contează numai raportul celor două numere, comparat cu numărul de aur { $phi }. Cât timp se mai poate juca cu amândouă, jucătorul aflat la mutare pierde exact dacă numărul mai mare este mai mic decât phi ori cel mai mic. Sub dublul celui mai mic există o singură mutare, iar ea transformă un raport sub phi într-unul peste phi. La un raport peste phi poți alege și poți lăsa un raport sub phi.
aim-euclid = lasă două numere cu raportul mai mic decât phi = 1.618… sau fă ultima mutare
reason-fibonacci = Scrie grămada ca sumă de numere Fibonacci 1, 2, 3, 5, 8, …, dintre care oricare două nu sunt vecine (fiecare număr are o singură astfel de sumă, conform lui Zeckendorf). Jucătorul aflat la mutare câștigă exact dacă are voie să ia cel mai mic termen al sumei. După aceea, cel mai mic termen rămas este de peste două ori mai mare, deci adversarul nu îl poate lua, iar după orice altă mutare a lui poți lua din nou cel mai mic termen.
reason-fibonacci-no-coin = nu mai este nicio monedă
reason-fibonacci-number = { $number } este un număr Fibonacci
# $sum: an equation such as “20 = 13 + 5 + 2”, or the clause before this one.
reason-fibonacci-may = { $sum }; cel mai mic termen este { $smallest } și poate fi luat, căci se pot lua cel mult { $most }
reason-fibonacci-may-not = { $sum }; cel mai mic termen este { $smallest } și nu poate fi luat, căci se pot lua cel mult { $most }
aim-fibonacci = lasă o grămadă al cărei cel mai mic termen Fibonacci nu poate fi luat
answer-fibonacci = Ia din nou cel mai mic termen al sumei de numere Fibonacci.

## Chomp: bites of a bar of chocolate with a poisoned square.

reason-chomp-line = Un singur rând sau o singură coloană este o grămadă Nim a pătrățelelor din afara celui otrăvit: o mușcătură ia oricâte dintre ele.
reason-chomp-line-here = Aici numărul lor este { $count }
aim-chomp-line = lasă numai pătrățelul otrăvit
# $lines: rows or columns.
reason-chomp-two = { $lines ->
    [rows] Pe două rânduri, jucătorul aflat la mutare pierde exact dacă cel mai lung are cu un pătrățel mai mult decât cel mai scurt. Fiecare mușcătură strică acest lucru, iar o mușcătură îl readuce.
   *[columns] Pe două coloane, jucătorul aflat la mutare pierde exact dacă cea mai lungă are cu un pătrățel mai mult decât cea mai scurtă. Fiecare mușcătură strică acest lucru, iar o mușcătură îl readuce.
}
reason-chomp-two-here = Aici lungimile sunt { $longer } și { $shorter }: diferența este { $difference }
aim-chomp-two = { $lines ->
    [rows] fă ca unul dintre cele două rânduri să fie cu exact un pătrățel mai lung
   *[columns] fă ca una dintre cele două coloane să fie cu exact un pătrățel mai lungă
}
answer-chomp-two = { $lines ->
    [rows] După fiecare mușcătură, fă din nou ca rândul mai lung să fie cu un pătrățel mai lung decât celălalt.
   *[columns] După fiecare mușcătură, fă din nou ca o coloană să fie cu un pătrățel mai lungă decât cealaltă.
}
reason-chomp-square = La un pătrat, mușcă din al doilea pătrățel al diagonalei, (2,2). Rămân un rând și o coloană de aceeași lungime, unite numai prin pătrățelul otrăvit.
reason-chomp-square-here = Tableta este un pătrat
answer-chomp-square = Copiază fiecare mușcătură în celălalt braț: adversarul va trebui să ia pătrățelul otrăvit.
reason-chomp-stolen = Furtul strategiei: gândește-te la mușcătura care ia numai ultimul colț, opus pătrățelului otrăvit. Dacă ea câștigă, este o mutare câștigătoare. Dacă pierde, adversarul are după ea o mușcătură câștigătoare; dar aceasta ia și colțul, deci putea fi făcută de la început. În ambele cazuri, o mușcătură câștigă. Argumentul nu spune care.
reason-chomp-stolen-here = Tableta este întreagă și are mai mult de un pătrățel

## Other games.

reason-schuh-heap = Fiecare dintre acești divizori îl divide pe următorul, deci o mutare ia oricâți dintre cei mai mari: este o grămadă Nim a tuturor, în afară de 1.
reason-schuh-heap-here = Mărimea grămezii este { $count }
aim-schuh-heap = lasă numai 1
reason-schuh-stolen = Furtul strategiei: gândește-te la mutarea care elimină numai cel mai mare număr. Dacă ea câștigă, este o mutare câștigătoare. Dacă pierde, adversarul are un răspuns câștigător; dar acesta elimină și cel mai mare număr, deci putea fi prima mutare. În ambele cazuri, o mutare câștigă. Argumentul nu spune care.
reason-schuh-stolen-here = Au rămas toți divizorii unui număr
reason-cram = Simetrie: tabla arată la fel după o jumătate de tură. Cine răspunde la fiecare domino cu imaginea lui prin jumătatea de tură are mereu un răspuns, deci face ultima mutare.
reason-cram-lost = Niciun domino nu își poate acoperi propria imagine, deci adversarul jucătorului aflat la mutare poate răspunde așa
reason-cram-won = Numai un domino din mijloc își acoperă propria imagine: jucătorul aflat la mutare îl pune primul și de atunci răspunde așa
answer-cram = Răspunde la fiecare domino cu imaginea lui prin jumătatea de tură a tablei.
reason-nimble = O monedă pe câmpul s este o grămadă Nim de s monede: se poate muta pe oricare dintre câmpurile de la 0 la s-1.
# $sum: an equation such as “2 xor 3 = 1”, or a number.
reason-nimble-here = Suma nim a câmpurilor este { $sum }
aim-nimble = adu suma nim a câmpurilor la 0
reason-selective = Contează numai paritatea. Jucătorul aflat la mutare pierde exact dacă toate grămezile sunt pare: de acolo, orice mutare face impară o grămadă, iar apoi câte o monedă luată din fiecare grămadă impară le face pe toate din nou pare.
reason-selective-even = Toate grămezile sunt pare
reason-selective-one-odd = Grămada { $place } este impară, și nicio alta
# $places: such as “1 and 3”.
reason-selective-odd = Grămezile { $places } sunt impare
aim-selective = fă pare toate grămezile: ia câte o monedă din fiecare grămadă impară
answer-selective = Ia câte o monedă din fiecare dintre grămezile pe care tocmai le-a ales adversarul.
reason-additions = Adăugările nu schimbă nimic: cine câștigă fără ele ia imediat înapoi monedele adăugate. Deci contează numai grămezile, ca la Nim.
aim-additions = adu suma nim a grămezilor la 0
answer-additions = Dacă adversarul adaugă monede, ia înapoi aceleași monede; altfel joacă la fel ca la Nim.
reason-cake = Rândurile de deasupra și de sub bucata otrăvită și coloanele din stânga și din dreapta ei sunt patru grămezi Nim: o tăietură ia oricâte dintr-una și le lasă pe celelalte.
# The name of a heap in a sum: the rows or columns on one side of the poisoned piece.
reason-cake-side = { $side ->
    [top] rândurile de deasupra
    [bottom] rândurile de dedesubt
    [left] coloanele din stânga
   *[right] coloanele din dreapta
}
aim-cake = adu suma nim a celor patru laturi la 0
reason-staircase = Contează numai monedele de pe treptele pare, și ele contează ca grămezi Nim. Monedele de pe o treaptă impară nu schimbă nimic: dacă sunt coborâte pe o treaptă pară, aceleași monede sunt coborâte imediat mai departe, iar treptele pare sunt ca înainte.
# The name of a heap in a sum.
reason-staircase-stair = treapta { $stair }
reason-staircase-empty = Nu este nicio monedă pe o treaptă pară: suma nim este 0
reason-staircase-one = Dintre treptele pare, numai treapta { $stair } are monede: suma nim este { $sum }
# $stairs: such as “2 and 4”; $sum: such as “2 xor 3 = 1”.
reason-staircase-several = Treptele pare cu monede sunt { $stairs }: { $sum }
aim-staircase = adu suma nim a treptelor pare la 0
answer-staircase = La o mutare pe o treaptă pară, răspunde mutând mai departe aceleași monede. La o mutare de pe o treaptă pară, răspunde ca la Nim: adu din nou la 0 suma nim a treptelor pare.
reason-silver-dollar = Privește golurile, adică numerele de câmpuri libere din stânga fiecărei monede. Grupează monedele în perechi de la dreapta: ultimele două, cele două dinaintea lor și așa mai departe; dacă prima monedă rămâne singură, perechea ei este capătul benzii. Contează numai golul din interiorul fiecărei perechi, ca grămadă Nim. Dacă moneda din stânga a unei perechi se îndepărtează, cea din dreapta o urmează la fel de mult, iar golul este ca înainte.
# The name of a heap in a sum: the gap left of the coin on this square.
reason-silver-dollar-gap = la stânga lui { $coin }
reason-silver-dollar-no-coin = Nu este nicio monedă: suma nim este 0
reason-silver-dollar-one-gap = Singurul gol are mărimea { $sum }
# $gaps and $coins: such as “0, 2 and 4”; $sum: such as “0 xor 4 = 4”.
reason-silver-dollar-gaps = De la stânga la dreapta, golurile au mărimile { $gaps }. Contează cele din stânga monedelor de pe { $coins }: { $sum }
aim-silver-dollar = adu la 0 suma nim a golurilor care contează
answer-silver-dollar = Dacă adversarul mută moneda din stânga a unei perechi, mut-o pe cea din dreapta la fel de mult. Dacă adversarul micșorează un gol care contează, adu din nou la 0 suma nim a acestor goluri, ca la Nim.
reason-moore = { $most ->
    [1] Scrie grămezile în binar, una sub alta, și numără cifrele 1 din fiecare coloană. O mutare schimbă o grămadă. Jucătorul aflat la mutare pierde exact dacă în fiecare coloană numărul cifrelor 1 este multiplu de { $modulus }: de acolo, orice mutare strică cea mai înaltă coloană pe care o schimbă, căci scoate din ea o cifră 1; iar din orice altă poziție, o mutare face din toate coloanele multipli de { $modulus }.
   *[other] Scrie grămezile în binar, una sub alta, și numără cifrele 1 din fiecare coloană. O mutare schimbă una sau mai multe grămezi, cel mult { $most }. Jucătorul aflat la mutare pierde exact dacă în fiecare coloană numărul cifrelor 1 este multiplu de { $modulus }: de acolo, orice mutare strică cea mai înaltă coloană pe care o schimbă, căci scoate din ea de la 1 la { $most } cifre 1; iar din orice altă poziție, o mutare face din toate coloanele multipli de { $modulus }.
}
# $counts: such as “3, 3 and 4”.
reason-moore-lost = Numerele de cifre 1 din coloane sunt { $counts }: toate sunt multipli de { $modulus }
reason-moore-won = Numerele de cifre 1 din coloane sunt { $counts }: { $count } nu este multiplu de { $modulus }
reason-moore-no-coin = Nu mai este nicio monedă
aim-moore = fă ca numărul cifrelor 1 din fiecare coloană binară să fie multiplu de { $modulus }
answer-moore = După fiecare mutare, fă din nou din toate coloanele multipli de { $modulus }.
