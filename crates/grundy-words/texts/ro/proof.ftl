### The law of a rule and why it holds, for a student to follow: titles, headings and the sentences of proofs.
###
### G(n) is the nim-value of heap n, mex the smallest number that is missing. Formulas stay as they are.

## Titles and headings. $rule: a rule.

proof-title-law = Legea pentru { $rule }
proof-title-positions = Pozițiile P pentru { $rule }
heading-statement = Enunțul
heading-no-law = Nu s-a găsit nicio lege
heading-tried = Ce s-a încercat
heading-seen = Ce se observă
heading-no-proof = De ce aceasta nu este o demonstrație
heading-checked = Ce s-a verificat
heading-example = Un exemplu
heading-also = De asemenea
heading-why-nothing-smaller = De ce nu ajunge nimic mai mic
heading-why-for-all = De ce este valabilă pentru toate grămezile
heading-why-finite = De ce ajung un număr finit de verificări
heading-why-finite-again = Altă demonstrație: de ce ajung un număr finit de verificări
heading-why = De ce este valabilă
heading-first-values = Primele valori

## The statement. $rule: a rule as it is typed; $canonical: its shortest form.

proof-rule = Regula este { $rule }. Cine nu poate muta pierde. G(n) este valoarea nim a unei grămezi de n monede: mex-ul valorilor opțiunilor ei, adică cel mai mic dintre numerele 0, 1, 2, … pe care nu îl are nicio opțiune.
proof-rule-is = Regula este { $rule }, adică { $canonical }. Cine nu poate muta pierde. G(n) este valoarea nim a unei grămezi de n monede: mex-ul valorilor opțiunilor ei, adică cel mai mic dintre numerele 0, 1, 2, … pe care nu îl are nicio opțiune.
proof-coins-rule = Regula este { $rule }. Cine nu poate muta pierde. G(n) este valoarea nim a unui singur cap pe locul n: mex-ul valorilor opțiunilor lui, adică cel mai mic dintre numerele 0, 1, 2, … pe care nu îl are nicio opțiune.
proof-coins-rule-is = Regula este { $rule }, adică { $canonical }. Cine nu poate muta pierde. G(n) este valoarea nim a unui singur cap pe locul n: mex-ul valorilor opțiunilor lui, adică cel mai mic dintre numerele 0, 1, 2, … pe care nu îl are nicio opțiune.
# $heap and $mode: the names of the two numbers.
proof-modes-rule = Regula este { $rule }. Cine nu poate muta pierde. { $heap } este o grămadă, iar { $mode } este un mod: ia un număr finit de valori.
proof-modes-rule-is = Regula este { $rule }, adică { $canonical }. Cine nu poate muta pierde. { $heap } este o grămadă, iar { $mode } este un mod: ia un număr finit de valori.
proof-pairs-rule = Regula este { $rule }. Cine nu poate muta pierde. O pereche (x,y) este o poziție P dacă jucătorul aflat la mutare pierde, altfel este o poziție N.
proof-pairs-rule-is = Regula este { $rule }, adică { $canonical }. Cine nu poate muta pierde. O pereche (x,y) este o poziție P dacă jucătorul aflat la mutare pierde, altfel este o poziție N.
# $law: a sentence of law.ftl.
proof-law = Legea: { $law }.
proof-sentence = { $sentence }.
proof-proved = Demonstrat chiar pentru această regulă, prin { $reference }.
proof-theorem = Adevărat printr-o teoremă publicată: { $reference }.
proof-only-seen = Numai observat, în valorile grămezilor de la 0 la { $last }: acesta nu este un fapt.
proof-only-seen-pairs = Numai observat: { $reference }. Acesta nu este un fapt.
proof-nothing-to-check = Nu este nimic de verificat.

## Values and examples.

proof-values = Valorile, prin definiție
proof-first-values = Primele valori, { $shown } din { $count }, prin definiție
proof-not-earlier = Legea nu poate începe mai devreme: G({ $before }) = { $now }, dar G({ $later }) = { $then }, nu { $wanted }.
proof-shorter-divides = O perioadă mai scurtă ar trebui să-l dividă pe { $period }: unde sunt valabile două perioade, este valabil și cel mai mare divizor comun al lor.
# $here and $there: equations.
proof-not-shorter = Nu este { $period }, căci { $here } și { $there }.
proof-not-shorter-but = Nu este { $period }, căci { $here } și { $there }, nu { $wanted }.
proof-not-shorter-saltus = Nu este { $period }: de { $prime } ori această perioadă ar trebui să adauge { $saltus }, iar { $prime } nu îl divide pe { $saltus }.
proof-sentences = { $first } { $second }
proof-mode-machine = Automatul pentru { $which }
proof-modes-values = Valorile nim; cele începând cu { $from } se repetă, cu perioada { $period }
proof-modes-first-values = Valorile nim ale primelor grămezi (numărul lor: { $shown }), prin definiție; cele începând cu { $from } se repetă, cu perioada { $period }
proof-machine-caption = Automatul: starea următoare pentru fiecare cifră
proof-pairs-machine-caption = Automatul: starea următoare pentru fiecare pereche de cifre, cu cea a lui x înaintea barei
proof-values-machine-caption = Automatul: starea următoare pentru fiecare pereche de cifre, cu cea a lui n înaintea barei
table-state = stare
table-digit = cifra { $digit }
table-may-end = se poate termina
proof-machine-too-large = Tabelul automatului are prea multe stări pentru o pagină ({ $states }); JSON-ul legii îl cuprinde pe tot.

## P-positions.

proof-pairs-none = În toate perechile cu coordonate până la { $to } nu s-a găsit nicio lege și nu se afirmă niciuna.
proof-pairs-law-base = Legea: un automat (stări: { $states }) acceptă pozițiile P. El citește una lângă alta cifrele lui x și y, în baza { $base }, începând cu ultimele cifre, și spune la sfârșit da sau nu.
proof-pairs-law-zeckendorf = Legea: un automat (stări: { $states }) acceptă pozițiile P. El citește una lângă alta cifrele lui x și y, scrise ca sume de numere Fibonacci diferite 1, 2, 3, 5, 8, …, dintre care nu sunt două vecine (Zeckendorf; fiecare număr este o astfel de sumă într-un singur fel), începând cu ultimele cifre, și spune la sfârșit da sau nu.
proof-first-pairs = Primele poziții P, prin definiție: { $pairs }.
proof-pairs-also = Același lucru prin altă teoremă, de { $reference }: { $law }.
proof-pairs-when = Când sunt perechile unei mulțimi exact pozițiile P? Dacă (1) nicio opțiune a unei perechi acceptate de automat nu este acceptată și (2) orice pereche neacceptată are o opțiune acceptată. Orice partidă se termină, căci fiecare mutare micșorează o măsură care nu este niciodată negativă; de aceea privim perechile în ordinea acestei măsuri.
proof-pairs-induction = O pereche acceptată are, după (1), numai opțiuni neacceptate; prin inducție, acestea sunt poziții N, deci perechea este o poziție P. O pereche neacceptată are, după (2), o opțiune acceptată, care prin inducție este o poziție P; deci perechea este o poziție N. Astfel, (1) și (2) pentru toate perechile demonstrează legea.
proof-pairs-sentences = Ambele sunt propoziții despre numere naturale. Mutările sunt date de ecuații și inegalități, pe care automatele le citesc cifră cu cifră, căci la o adunare trebuie ținut minte numai transportul. „Și”, „nu” și „există o opțiune” fac din automate alte automate.
proof-pairs-decided = Deci întrebarea dacă (1) sau (2) dă vreodată greș este întrebarea dacă un anumit automat acceptă ceva, iar aceasta se vede în numărul finit al stărilor lui.
proof-euclid-simpler = În jocul lui Euclid cu numere x <= y, x > 0, fiecare mutare scade x din y, o dată sau de mai multe ori. Unde se poate scădea de două ori, privim ultimele două opțiuni: de la cea mai mare dintre ele există o singură mutare, care duce la cea mai mică. Deci exact una dintre ele este o poziție P, iar (x,y) este o poziție N. Unde se poate scădea numai o dată, există o singură opțiune. Deci o regulă mai simplă are aceleași poziții P: scade x din y dacă se poate numai o dată, altfel mergi la (0,0), care este o poziție P. Despre această regulă vorbește ce urmează; adunări și comparații o exprimă.
proof-beatty = Numerele A și numerele B sunt împreună toate numerele naturale de la 1 înainte, fiecare o dată (teorema lui Beatty), iar diferențele B - A sunt multipli diferiți ai unui singur număr, peste care nu poate trece nicio mutare a ambelor coordonate. Deci dintr-o astfel de pereche nicio mutare nu duce la alta. Că din orice altă pereche o mutare duce la una dintre ele se arată în lucrarea citată. S-a verificat că mutările acestei reguli sunt cele ale teoremei, pentru toate pozițiile.

## Laws that are only seen, and no law.

proof-seen-fit = Toate valorile calculate ({ $count }), cele ale grămezilor de la 0 la { $last }, se potrivesc cu legea:
proof-seen-larger = Despre grămezile mai mari nu se spune nimic: o regularitate în multe valori nu este o teoremă. În jocul lui Grundy, valorile grămezilor de la 3 la 12 repetă 1, 0, 2, iar grămada 13 strică regularitatea; altele se strică abia după milioane de grămezi.
proof-seen-period = O repetiție care începe târziu ar spune puțin. De aceea o perioadă se consideră observată numai dacă legea și două perioade se văd în prima șesime a valorilor, toate valorile următoare se potrivesc și ele se repetă de cel puțin opt ori.
proof-seen-classes = Fiecare clasă de resturi crește cu un număr al ei. Aceasta se consideră observată numai dacă legea și două perioade se văd în prima șesime a valorilor, toate valorile următoare se potrivesc și ele cresc astfel de cel puțin opt ori.
proof-seen-closed = Formula este una dintr-un mic tabel: puteri care îl divid pe n, logaritmi, cifre binare, rădăcini. Se consideră observată numai dacă este corectă cel târziu de la grămada 64 înainte, pentru toate valorile cunoscute, dacă valorile se abat de la o dreaptă de cel puțin trei ori și, când există excepții, de mai multe ori.
proof-seen-regular = Un astfel de șir se numește k-regulat (Allouche și Shallit 1992): cifrele lui n în baza k spun ce relație se folosește în continuare, astfel încât valoarea unei grămezi uriașe cere câte un pas pentru fiecare cifră. Se consideră observat numai dacă fiecare relație a fost găsită în 48 de termeni, este valabilă pentru toți ceilalți termeni cunoscuți, iar valorile sunt de opt ori mai multe decât numerele prin care se spune legea.
proof-wanted-quotients = Automate care citesc câturi în baza 2 ar putea hotărî legea; ele nu au demonstrat-o sau au fost prea mari.
proof-wanted-guy-smith = Teorema lui Guy și Smith ar face din ea un fapt dacă ecuația ar fi valabilă până la grămada { $last }; grămezi calculate: { $computed }. Mai multe grămezi pot aduce acest lucru.
proof-wanted-no-bound = Teorema lui Guy și Smith nu dă nicio margine pentru un cod cu [ ] sau *, căci o mutare poate lăsa oricât de multe grămezi sau poate lua oricât; iar automatele în baza 2 nu au demonstrat legea sau au fost prea mari.
proof-wanted-linear = Nicio teoremă a acestui program nu vorbește despre astfel de mutări: ele nu se pot exprima prin ecuații și inegalități liniare în n și în ce rămâne, cel mult cu puteri.
proof-wanted-states = Mutările sunt liniare în n, deci automate care citesc cifre ar putea hotărî legea; ele nu au demonstrat-o sau ar fi avut nevoie de prea multe stări.
proof-none = Regula este { $rule }. În valorile grămezilor de la 0 la { $last } nu s-a găsit nicio lege și nu se afirmă niciuna.
proof-none-is = Regula este { $rule }, adică { $canonical }. În valorile grămezilor de la 0 la { $last } nu s-a găsit nicio lege și nu se afirmă niciuna.
proof-none-may-come = Aceasta nu dovedește că nu există niciuna. Mai multe valori pot arăta una.
proof-tried-last-values = O repetiție a ultimelor valori (numărul lor: { $count }), care ar demonstra o perioadă: ea trebuie să vină, dar încă nu a venit.
proof-tried-window = O repetiție a ferestrei de deasupra valorilor pe care le acoperă toate grămezile mai mici: ea trebuie să vină, dar încă nu a venit.
proof-tried-guy-smith = Teorema lui Guy și Smith: o perioadă p de la grămada n0 înainte este demonstrată dacă este valabilă până la grămada h*(n0+m*p) + k - 1, cu k = { $k }, h = { $h }, m = { $m }. În aceste valori, niciun n0 și niciun p nu satisfac condiția.
proof-tried-long = În calcule lungi: o repetiție a ultimelor valori într-un spațiu rar, dincolo de ultima grămadă rară. Nu a venit niciuna.
proof-tried-no-bound = Teorema lui Guy și Smith nu dă nicio margine pentru un cod cu [ ] sau *.
proof-tried-period = O perioadă, simplă sau aritmetică, observată în prima șesime a valorilor și confirmată de toate celelalte: nu există niciuna.
proof-tried-classes = Un saltus pentru fiecare clasă de resturi și formule închise (puteri care îl divid pe n, logaritmi, cifre binare, rădăcini): nu se potrivește nimic.
proof-tried-machines = Automate care citesc valorile din cifrele lui n în bazele de la 2 la 10 și în scrierea lui Zeckendorf sau care citesc valorile și n împreună: niciunul cu puține stări nu le citește.
proof-tried-regular = Relații liniare între subșirurile G(k^e*n + r), pentru k de la 2 la 10: niciun grup mic de relații nu dă valorile.

## Nim, Lasker's Nim, and rules that take numbers from a range.

proof-nim = Dintr-o grămadă de n monede se poate lua orice număr, deci opțiunile sunt grămezile 0, 1, …, n-1. Dacă ele valorează 0, 1, …, n-1 (iar grămada 0, care nu are nicio mutare, valorează 0), atunci cel mai mic număr care lipsește este n. Deci, grămadă cu grămadă, fără sfârșit, G(n) = n. Nu este nimic de verificat.
proof-lasker-law = O mutare ia oricâte monede dintr-o grămadă sau o împarte în două grămezi și nu ia nimic. Legea spune că în fiecare patru grămezi 4m+1, 4m+2, 4m+3, 4m+4 valorile sunt 4m+1, 4m+2, 4m+4, 4m+3: ultimele două sunt schimbate între ele. Arătăm că fiecare este mex-ul opțiunilor ei, dacă grămezile mai mici au aceste valori.
proof-lasker-splits = După lege, valorile grămezilor care dau la împărțirea cu 4 resturile 1, 2, 3, 0 dau resturile 1, 2, 0, 3. Ultimele două cifre binare ale unei sume nim depind numai de cele ale părților ei. Deci o împărțire în două a unei grămezi n are o valoare cu restul 2 dacă n are restul 1 (0+1 și 2+3 monede dau 3 xor 1 = 2 și 2 xor 0 = 2); 1 sau 0 dacă n are 2; 3 dacă n are 3; 0 sau 1 dacă n are 0.
proof-lasker-cases = n = 4m+1: grămezile mai mici au valorile de la 0 la 4m, și nicio împărțire nu are restul 1, deci G(n) = 4m+1. n = 4m+2: grămezile mai mici au de la 0 la 4m+1, și nicio împărțire nu are restul 2, deci G(n) = 4m+2. n = 4m+3: grămezile mai mici au de la 0 la 4m+2, împărțirea în 1 și 4m+2 are 1 xor 4m+2 = 4m+3, și nicio împărțire nu are restul 0, deci G(n) = 4m+4. n = 4m+4: grămezile mai mici au de la 0 la 4m+2 și 4m+4, și nicio împărțire nu are restul 3, deci G(n) = 4m+3. Nu este nimic de verificat.
proof-range-without-end = Se poate lua orice număr începând cu { $least }, iar G(n) = floor(n/{ $least }). Căci opțiunile lui n sunt grămezile de la 0 la n-{ $least }. Dacă ele au valorile date de formulă, acestea sunt toate numerele de la 0 la floor(n/{ $least })-1, deci cel mai mic care lipsește este floor(n/{ $least }); o grămadă mai mică decât { $least } nu are nicio mutare și valorează 0. Nu este nimic de verificat.
proof-range-claim = Numărul de monede luate poate fi de la { $least } la { $most }. Fie r = n mod { $modulus }, unde { $modulus } = { $least }+{ $most }. Atunci G(n) = floor(r/{ $least }). Arătăm că acesta este mex-ul opțiunilor, dacă ele au valorile date de formulă; atunci legea este valabilă grămadă cu grămadă, fără sfârșit.
proof-range-no-option = Nicio opțiune nu are valoarea lui n. Dacă se iau t monede, rămâne restul r-t dacă t <= r: acesta este cel mult r-{ $least }, deci valoarea lui este mai mică. Dacă t > r, rămâne r+{ $modulus }-t, care este cel puțin r+{ $least }, căci t <= { $most }: valoarea lui este mai mare.
proof-range-each-smaller = Orice valoare mai mică v este cea a unei opțiuni. Resturile de la { $least }*v la { $least }*v + { $below }, în număr de { $least }, au valoarea v. Dacă se iau r - { $least }*v monede, se ajunge la primul dintre ele, iar dacă numărul luat este cu { $below } mai mic, la ultimul. Cel mai mare dintre aceste numere este cel puțin { $least }, căci v < floor(r/{ $least }); cel mai mic este cel mult { $most }, căci r <= { $last }. Ele se succedă fără goluri, deci unul dintre ele este între { $least } și { $most }.
proof-remainder-claim = { $most ->
    [1] O mutare ia 1 monedă. Fie r = n mod { $modulus } restul împărțirii lui n la { $modulus }. Arătăm că G(n) = r, grămadă cu grămadă: presupunem că este adevărat pentru toate grămezile mai mici.
    [2] O mutare ia 1 sau 2 monede. Fie r = n mod { $modulus } restul împărțirii lui n la { $modulus }. Arătăm că G(n) = r, grămadă cu grămadă: presupunem că este adevărat pentru toate grămezile mai mici.
    [3] O mutare ia 1, 2 sau 3 monede. Fie r = n mod { $modulus } restul împărțirii lui n la { $modulus }. Arătăm că G(n) = r, grămadă cu grămadă: presupunem că este adevărat pentru toate grămezile mai mici.
   *[other] O mutare ia orice număr de monede de la 1 la { $most }. Fie r = n mod { $modulus } restul împărțirii lui n la { $modulus }. Arătăm că G(n) = r, grămadă cu grămadă: presupunem că este adevărat pentru toate grămezile mai mici.
}
proof-remainder-no-option = Nicio opțiune nu are valoarea r: pentru a păstra restul, o mutare ar trebui să ia un multiplu de { $modulus }, iar cel mai mare număr care se poate lua este { $most }.
proof-remainder-each-smaller = Orice număr mai mic v = 0, …, r-1 este valoarea unei opțiuni: ia r-v monede și rămâne restul v.
proof-remainder-mex = Deci r este cel mai mic număr pe care nu îl are nicio opțiune, adică mex-ul: G(n) = r.
proof-remainder-play = În joc, aceasta înseamnă: lasă un multiplu de { $modulus }. Ori de câte ori adversarul ia k monede, ia { $modulus }-k, și rămâne din nou un multiplu de { $modulus }.
proof-residues-claim = { $modulus ->
    [2] Din orice grămadă se poate lua 1 monedă, dacă are atâtea, dar niciodată un număr de monede pe care { $modulus } îl divide. Afirmație: G(n) = n mod { $modulus }. Pentru grămada 0, care nu are nicio mutare, este adevărat. Presupunem că este adevărat pentru toate grămezile mai mici decât n.
   *[other] Din orice grămadă se pot lua 1, …, { $most } monede, dacă are atâtea, dar niciodată un număr de monede pe care { $modulus } îl divide. Afirmație: G(n) = n mod { $modulus }. Pentru grămada 0, care nu are nicio mutare, este adevărat. Presupunem că este adevărat pentru toate grămezile mai mici decât n.
}
proof-residues-step = Fie r = n mod { $modulus }. Cine ia k monede lasă n-k, iar n-k mod { $modulus } nu este r, căci { $modulus } nu îl divide pe k: nicio opțiune nu are valoarea r. Dar se pot lua 1, …, r monede, căci r este cel mult { $most }: rămân grămezi al căror rest n mod { $modulus } este r-1, …, 0. Deci toate valorile mai mici sunt ale unor opțiuni, iar r este cel mai mic număr care lipsește: G(n) = r.
proof-residues-end = Deci este adevărat pentru orice n, unul după altul. Nu trebuie calculată nicio valoare.
proof-between-rules = Lângă această regulă se pun alte două. Prima are mai puține mutări: fiecare dintre ele este și o mutare a acestei reguli. A doua are mai multe: fiecare mutare a acestei reguli este una dintre ele. Ambele sunt destul de simple pentru a fi hotărâte și ambele au legea G(n) din enunț.
proof-between-step = Presupunem că legea este adevărată pentru această regulă la toate grămezile mai mici decât n. Nicio opțiune a grămezii n nu are valoarea G(n), căci ea este o opțiune și după a doua regulă, iar acolo nicio opțiune nu o are. Și orice valoare v < G(n) este cea a unei opțiuni: după prima regulă există una, și ea este o opțiune și după această regulă. Deci G(n) este cel mai mic număr care lipsește, iar legea este adevărată pentru n.
proof-between-end = Deci este adevărată pentru orice n, unul după altul. Ce spune regula între celelalte două nu schimbă nimic.
proof-window-options = Din n monede se poate lua orice număr de la 1 la T(n), unde T(n) = { $most }. Deci opțiunile lui n sunt grămezile n-T(n), …, n-1: o fereastră de T(n) grămezi care se termină chiar înainte de n. T(0) = 0, iar cu fiecare monedă în plus T crește cu 0 sau 1, deci fereastra ori crește cu o grămadă la dreapta, ori alunecă spre dreapta cu o grămadă.
proof-window-claim = Afirmație: grămezile n-T(n), …, n (fereastra și n însuși) au valorile 0, 1, …, T(n), fiecare o singură dată. Pentru n = 0 este adevărat: grămada 0 are valoarea 0. Presupunem că este adevărat pentru n-1.
proof-window-grows = Dacă T(n) = T(n-1)+1, fereastra lui n este formată din fereastra lui n-1 și grămada n-1. După afirmația pentru n-1, acestea au valorile 0, …, T(n-1), fiecare o dată. Cel mai mic număr care lipsește este T(n-1)+1 = T(n), deci G(n) = T(n), iar afirmația este adevărată pentru n.
proof-window-slides = Dacă T(n) = T(n-1), a ieșit o grămadă: n-1-T(n). Grămezile rămase în fereastră au toate valorile de la 0 la T(n), în afară de cea a grămezii ieșite. Deci cel mai mic număr care lipsește este tocmai valoarea ei, G(n) = G(n-1-T(n)), iar afirmația este adevărată pentru n.
proof-window-end = Deci este adevărat pentru orice n, unul după altul. Pe scurt: o valoare care iese din fereastră revine cu grămada următoare.
# $growth: how T grows.
proof-window-checked = Valorile nu au nevoie de nicio verificare. Că T crește cu 0 sau 1 pentru orice n se vede în forma regulii: { $growth }.
proof-window-no-move = nicio mutare
proof-window-top-grows = T crește: { $now }
proof-window-by-law = prin lege
proof-window-by-definition = G(n) prin definiție
proof-window-first-heaps = Primele grămezi
# $walk: equations, such as “G(1000) = G(499)”.
proof-window-walk = Mergem de la n la n-1-T(n) cât timp T nu crește la n: { $walk }.
proof-window-walk-grows = Mergem de la n la n-1-T(n) cât timp T nu crește la n: { $walk } = { $most }, căci T({ $heap }) = { $most } este mai mare decât T({ $below }) = { $less }.
proof-window-walk-on = Mergem de la n la n-1-T(n) cât timp T nu crește la n: { $walk } și așa mai departe, la sfârșit { $value }.

## Rows of values that come again.

proof-take-nothing = Nu se poate lua niciodată nicio monedă. Deci nicio grămadă nu are mutări și fiecare valorează 0.
# $most: the largest number that may be taken.
proof-take-options = { $most ->
    [one] Se poate lua cel mult o monedă. Deci singura opțiune a unei grămezi n este grămada dinaintea lui n, iar de la n = { $most } înainte moneda se poate lua. Numai valoarea acestei grămezi hotărăște G(n).
    [few] Se pot lua cel mult { $most } monede. Deci toate opțiunile unei grămezi n sunt printre cele { $most } grămezi dinaintea lui n, iar de la n = { $most } înainte se poate lua fiecare număr din mulțime. Numai valorile acestor { $most } grămezi hotărăsc G(n).
   *[other] Se pot lua cel mult { $most } de monede. Deci toate opțiunile unei grămezi n sunt printre cele { $most } de grămezi dinaintea lui n, iar de la n = { $most } înainte se poate lua fiecare număr din mulțime. Numai valorile acestor { $most } de grămezi hotărăsc G(n).
}
# $from and $last: the first and the last heap of the row; $heap: the next one; $later: that heap and a period.
proof-take-step = Presupunem că G(n+{ $period }) = G(n) este valabil pentru numerele consecutive n de la { $from } la { $last }, în număr de { $most }. Privim grămezile { $heap } și { $later }. Pentru fiecare număr t din mulțime se pot lua t monede din amândouă, iar grămezile rămase, { $heap }-t și { $later }-t, au valori egale. Opțiuni egale, mex egal: G({ $later }) = G({ $heap }). Acum ecuația este valabilă pentru n de la { $next } la { $heap }, din nou în număr de { $most }, deci același argument dă grămada următoare, apoi încă una, fără sfârșit.
proof-repeat-comes = Mai devreme sau mai târziu, o astfel de repetiție trebuie să vină. Nicio valoare nu este mai mare decât numărul de mutări, deci există numai un număr finit de șiruri de atâtea valori, iar unul dintre ele revine.
proof-take-checked = { $most ->
    [one] Valorile grămezilor de la 0 la { $end } au fost calculate prin definiție, una după alta, iar G(n) a fost comparat cu G(n+{ $period }) pentru n de la { $from } la { $last }: sunt egale.
    [few] Valorile grămezilor de la 0 la { $end } au fost calculate prin definiție, una după alta, iar G(n) a fost comparat cu G(n+{ $period }) pentru n de la { $from } la { $last }: toate cele { $most } perechi sunt egale.
   *[other] Valorile grămezilor de la 0 la { $end } au fost calculate prin definiție, una după alta, iar G(n) a fost comparat cu G(n+{ $period }) pentru n de la { $from } la { $last }: toate cele { $most } de perechi sunt egale.
}
proof-take-long = Pentru aceasta nu trebuie păstrate valorile tuturor grămezilor (numărul lor: { $count }). O parcurgere a grămezilor ține minte un șir de valori, de lungime { $most }, și așteaptă până când acesta revine, ceea ce dă { $period }. Două parcurgeri, una dintre ele înainte cu { $period }, găsesc apoi ultima grămadă la care diferă: legea începe după ea.
proof-take-row = Șirul care revine
proof-fixed-options = { $most ->
    [one] De la grămada { $settled } înainte, fiecare mutare ia un număr fix de monede, cel mult o monedă, și poate lăsa grămezi fixe lângă rest. Deci numai valoarea grămezii dinaintea lui n hotărăște G(n).
    [few] De la grămada { $settled } înainte, fiecare mutare ia un număr fix de monede, cel mult { $most } monede, și poate lăsa grămezi fixe lângă rest. Deci numai valorile celor { $most } grămezi dinaintea lui n hotărăsc G(n).
   *[other] De la grămada { $settled } înainte, fiecare mutare ia un număr fix de monede, cel mult { $most } de monede, și poate lăsa grămezi fixe lângă rest. Deci numai valorile celor { $most } de grămezi dinaintea lui n hotărăsc G(n).
}
proof-fixed-step = Presupunem că G(n+{ $period }) = G(n) este valabil pentru n de la { $from } la { $last }. Privim grămezile { $heap } și { $later }. Ele au aceleași mutări, iar ce lasă acestea are valori egale: grămezile fixe sunt aceleași, iar resturile sunt grămezi n și n+{ $period } pentru care ecuația este valabilă. Opțiuni egale, mex egal. Deci ecuația este valabilă pentru { $heap }, apoi pentru grămada următoare și tot așa, fără sfârșit.
proof-fixed-checked = Valorile grămezilor de la 0 la { $end } au fost calculate prin definiție, una după alta, iar G(n) a fost comparat cu G(n+{ $period }) pentru n de la { $from } la { $last }.
proof-all-but-reach = Se poate lua orice număr mai mare decât { $most }. Deci de la grămada n se poate ajunge la fiecare dintre grămezile 0, 1, …, n-{ $next }.
proof-all-but-first = În primul rând: valorile grămezilor de la 0 la i, luate împreună, nu au niciodată goluri. Căci o grămadă de valoare v are opțiuni cu toate valorile mai mici decât v, iar acestea sunt grămezi mai mici. Deci grămezile la care se poate ajunge mereu de la n au exact valorile 0, 1, …, u-1, pentru un număr u care depinde de n; îl numim u(n).
proof-all-but-second = În al doilea rând: toate aceste valori sunt ale unor opțiuni, deci G(n) este cel puțin u(n). Cu cât este mai mare hotărăsc numai grămezile n-1, …, n-{ $most }, în număr de { $most }: dintre cele la care se poate ajunge, contează numai diferențele G(n-t)-u(n), iar dintre acestea numai cele care nu sunt negative.
proof-all-but-window = { $most ->
    [one] Fie deci fereastra lui n unicul număr G(n-1)-u(n), …, G(n-{ $most })-u(n), unde se scrie -1 pentru tot ce este sub 0 și acolo unde nu există o astfel de grămadă. Ea hotărăște G(n)-u(n). Ea hotărăște și fereastra următoare: grămada n intră, grămada n-{ $most } iese, iar u crește exact dacă grămada care iese are cel puțin valoarea u(n), ceea ce se vede în fereastră.
    [few] Fie deci fereastra lui n cele { $most } numere G(n-1)-u(n), …, G(n-{ $most })-u(n), unde se scrie -1 pentru tot ce este sub 0 și acolo unde nu există o astfel de grămadă. Ea hotărăște G(n)-u(n). Ea hotărăște și fereastra următoare: grămada n intră, grămada n-{ $most } iese, iar u crește exact dacă grămada care iese are cel puțin valoarea u(n), ceea ce se vede în fereastră.
   *[other] Fie deci fereastra lui n cele { $most } de numere G(n-1)-u(n), …, G(n-{ $most })-u(n), unde se scrie -1 pentru tot ce este sub 0 și acolo unde nu există o astfel de grămadă. Ea hotărăște G(n)-u(n). Ea hotărăște și fereastra următoare: grămada n intră, grămada n-{ $most } iese, iar u crește exact dacă grămada care iese are cel puțin valoarea u(n), ceea ce se vede în fereastră.
}
proof-all-but-again = Deci dacă ferestrele a două grămezi x și x+{ $period } sunt aceleași și u(x+{ $period }) = u(x)+{ $saltus }, atunci tot ce urmează este la fel, cu { $saltus } mai sus: G(n+{ $period }) = G(n)+{ $saltus } pentru orice n de la x înainte. Iar o fereastră trebuie să revină, căci în afară de cele u(n) valori acoperite o grămadă are cel mult alte { $most } opțiuni, astfel încât numerele dintr-o fereastră sunt cel mult { $most }.
proof-all-but-checked = Valorile grămezilor de la 0 la { $end } au fost calculate prin definiție. Ferestrele lui x = { $x } și a lui { $again } sunt aceleași, iar u crește de la { $from } la { $to }.
proof-all-but-checked-from = Valorile grămezilor de la 0 la { $end } au fost calculate prin definiție. Ferestrele lui x = { $x } și a lui { $again } sunt aceleași, iar u crește de la { $from } la { $to }. De la grămada { $first } la grămada { $before } ecuația a fost comparată valoare cu valoare, deci este valabilă de la grămada { $first } înainte.
proof-all-but-caption = Fereastra care revine (-1 înseamnă tot ce este sub 0 sau nicio grămadă)

## The theorem of Guy and Smith.

# $coins: the most coins that a move takes, and the last place of the code.
proof-guy-smith-moves = { $coins ->
    [one] { $heaps ->
        [one] O mutare în { $rule } ia cel mult o monedă dintr-o grămadă (ultima cifră diferită de 0 este pe locul k = { $coins }) și lasă cel mult o grămadă, mai mică decât cea de dinainte.
        [few] O mutare în { $rule } ia cel mult o monedă dintr-o grămadă (ultima cifră diferită de 0 este pe locul k = { $coins }) și lasă cel mult { $heaps } grămezi, fiecare mai mică decât cea de dinainte.
       *[other] O mutare în { $rule } ia cel mult o monedă dintr-o grămadă (ultima cifră diferită de 0 este pe locul k = { $coins }) și lasă cel mult { $heaps } de grămezi, fiecare mai mică decât cea de dinainte.
    }
    [few] { $heaps ->
        [one] O mutare în { $rule } ia cel mult { $coins } monede dintr-o grămadă (ultima cifră diferită de 0 este pe locul k = { $coins }) și lasă cel mult o grămadă, mai mică decât cea de dinainte.
        [few] O mutare în { $rule } ia cel mult { $coins } monede dintr-o grămadă (ultima cifră diferită de 0 este pe locul k = { $coins }) și lasă cel mult { $heaps } grămezi, fiecare mai mică decât cea de dinainte.
       *[other] O mutare în { $rule } ia cel mult { $coins } monede dintr-o grămadă (ultima cifră diferită de 0 este pe locul k = { $coins }) și lasă cel mult { $heaps } de grămezi, fiecare mai mică decât cea de dinainte.
    }
   *[other] { $heaps ->
        [one] O mutare în { $rule } ia cel mult { $coins } de monede dintr-o grămadă (ultima cifră diferită de 0 este pe locul k = { $coins }) și lasă cel mult o grămadă, mai mică decât cea de dinainte.
        [few] O mutare în { $rule } ia cel mult { $coins } de monede dintr-o grămadă (ultima cifră diferită de 0 este pe locul k = { $coins }) și lasă cel mult { $heaps } grămezi, fiecare mai mică decât cea de dinainte.
       *[other] O mutare în { $rule } ia cel mult { $coins } de monede dintr-o grămadă (ultima cifră diferită de 0 este pe locul k = { $coins }) și lasă cel mult { $heaps } de grămezi, fiecare mai mică decât cea de dinainte.
    }
}
proof-guy-smith-theorem = Teorema: dacă G(n+{ $period }) = G(n) pentru orice n de la { $from } la { $end }, atunci și pentru orice n de la { $from } înainte. Motivul este că o grămadă N mai mare decât { $last } = { $heaps }*{ $big } + { $coins } - 1 este atât de mare încât fiecare mutare lasă o grămadă mare, iar o grămadă mare poate fi micșorată cu { $step } fără să-și schimbe valoarea.
# $step: a number, or such as “12 = 2*6”.
proof-guy-smith-compare = { $coins ->
    [one] Fie deci N mai mare decât { $last } și presupunem că ecuația este valabilă pentru toate numerele mai mici, adică oriunde ambele ei grămezi sunt mai mici decât N. Comparăm opțiunile lui N cu cele ale lui N-{ $step }. (Niciuna dintre aceste grămezi nu poate fi luată întreagă, căci amândouă au mai mult de o monedă.)
    [few] Fie deci N mai mare decât { $last } și presupunem că ecuația este valabilă pentru toate numerele mai mici, adică oriunde ambele ei grămezi sunt mai mici decât N. Comparăm opțiunile lui N cu cele ale lui N-{ $step }. (Niciuna dintre aceste grămezi nu poate fi luată întreagă, căci amândouă au mai mult de { $coins } monede.)
   *[other] Fie deci N mai mare decât { $last } și presupunem că ecuația este valabilă pentru toate numerele mai mici, adică oriunde ambele ei grămezi sunt mai mici decât N. Comparăm opțiunile lui N cu cele ale lui N-{ $step }. (Niciuna dintre aceste grămezi nu poate fi luată întreagă, căci amândouă au mai mult de { $coins } de monede.)
}
proof-guy-smith-one-heap = Fiecare mutare din N are o pereche din N-{ $step }. O mutare din N lasă o singură grămadă b, de cel puțin N-{ $coins }, deci mărimea ei este cel puțin { $big }. Facem aceeași mutare cu b-{ $step } în loc de b: este o mutare din N-{ $step }, prin aceeași cifră. Cum b-{ $step } este cel puțin { $from }, G(b-{ $step }) = G(b), iar ce rămâne are aceeași valoare.
proof-guy-smith-heaps = Fiecare mutare din N are o pereche din N-{ $step }. O mutare din N lasă grămezi cu un total de cel puțin N-{ $coins }, adică cel puțin { $heaps }*{ $big }; deci cea mai mare dintre aceste grămezi, cel mult { $heaps } la număr, fie ea b, este cel puțin { $big }. Facem aceeași mutare cu b-{ $step } în loc de b: este o mutare din N-{ $step }, prin aceeași cifră. Cum b-{ $step } este cel puțin { $from }, G(b-{ $step }) = G(b), iar ce rămâne are aceeași valoare.
proof-guy-smith-distinct = Dar unde o cifră cere grămezi diferite (sau nu toate egale), b-{ $step } poate fi deja printre grămezile rămase. Dintre numerele b-i*{ $step }, pentru i de la 1 la { $heaps }, cel mult { $others } pot fi printre celelalte grămezi rămase; îl luăm pe primul care nu este. El este cel puțin { $from }, iar b-(i-1)*{ $step } este printre grămezile rămase. Pe aceasta o înlocuim cu b-i*{ $step }, care este cu { $step } mai mic și un număr nou: grămezile rămân diferite, iar valorile sunt aceleași.
# $numbers: such as “2 or 3”.
proof-guy-smith-equal = Unde o cifră cere j grămezi egale (aici j este { $numbers }), fiecare dintre ele este la fel de mare, și pe fiecare o micșorăm cu { $step }/j. Acesta este un număr întreg de perioade, deci valorile sunt din nou aceleași.
proof-guy-smith-or = { $first } sau { $second }
# $distinct and $equal: yes or no, whether a digit asks for different or for equal heaps.
proof-guy-smith-back = { $from ->
    [one] Invers este mai ușor. O mutare din N-{ $step } lasă o cea mai mare grămadă, de cel puțin o monedă; o mărim cu { $step }, și este o mutare din N care lasă aceeași valoare.{ $distinct ->
        [yes] {" "}(Ea este atunci mai mare decât toate celelalte, deci grămezile rămân diferite.)
       *[no] {""}
    }{ $equal ->
        [yes] {" "}(Dintre j grămezi egale, fiecare se mărește cu a j-a parte din acest număr.)
       *[no] {""}
    } Toate grămezile schimbate sunt cel puțin { $from } și mai mici decât N, unde ecuația este cunoscută.
    [few] Invers este mai ușor. O mutare din N-{ $step } lasă o cea mai mare grămadă, de cel puțin { $from } monede; o mărim cu { $step }, și este o mutare din N care lasă aceeași valoare.{ $distinct ->
        [yes] {" "}(Ea este atunci mai mare decât toate celelalte, deci grămezile rămân diferite.)
       *[no] {""}
    }{ $equal ->
        [yes] {" "}(Dintre j grămezi egale, fiecare se mărește cu a j-a parte din acest număr.)
       *[no] {""}
    } Toate grămezile schimbate sunt cel puțin { $from } și mai mici decât N, unde ecuația este cunoscută.
   *[other] Invers este mai ușor. O mutare din N-{ $step } lasă o cea mai mare grămadă, de cel puțin { $from } de monede; o mărim cu { $step }, și este o mutare din N care lasă aceeași valoare.{ $distinct ->
        [yes] {" "}(Ea este atunci mai mare decât toate celelalte, deci grămezile rămân diferite.)
       *[no] {""}
    }{ $equal ->
        [yes] {" "}(Dintre j grămezi egale, fiecare se mărește cu a j-a parte din acest număr.)
       *[no] {""}
    } Toate grămezile schimbate sunt cel puțin { $from } și mai mici decât N, unde ecuația este cunoscută.
}
proof-guy-smith-so = Deci opțiunile lui N și ale lui N-{ $step } au aceleași valori, iar G(N) = G(N-{ $period }). Acum ecuația este cunoscută până la N, iar același argument merge pentru N+1, fără sfârșit.
proof-guy-smith-so-on = Deci opțiunile lui N și ale lui N-{ $step } au aceleași valori, iar G(N) = G(N-{ $step }). Prin ce se știe despre grămezile mai mici, aceasta este G(N-{ $step }+{ $period }) și așa mai departe până la G(N-{ $period }). Acum ecuația este cunoscută până la N, iar același argument merge pentru N+1, fără sfârșit.
proof-guy-smith-checked = { $count ->
    [one] Valorile grămezilor de la 0 la { $last } au fost calculate prin definiție, iar G(n+{ $period }) = G(n) s-a găsit adevărat pentru n de la { $from } la { $end }: o ecuație.
    [few] Valorile grămezilor de la 0 la { $last } au fost calculate prin definiție, iar G(n+{ $period }) = G(n) s-a găsit adevărat pentru n de la { $from } la { $end }: { $count } ecuații.
   *[other] Valorile grămezilor de la 0 la { $last } au fost calculate prin definiție, iar G(n+{ $period }) = G(n) s-a găsit adevărat pentru n de la { $from } la { $end }: { $count } de ecuații.
}
proof-guy-smith-zero = { $checked } Despre grămada 0 teorema nu vorbește: acolo G a fost și ea comparată.

## Long runs in a sparse space.

proof-sparse-mask = O mască deosebește două feluri de valori: o valoare este comună dacă un număr impar dintre cifrele ei binare 1 stau sub cifrele 1 ale măștii, altfel este rară. (La unele coduri contează și paritatea grămezii.) O grămadă se numește comună sau rară după valoarea ei. Aproape toate grămezile sunt comune; cele rare sunt puține și se termină curând.
proof-sparse-sums = Suma nim a două valori comune este rară, la fel și cea a două valori rare: numerele de cifre se adună, fără să conteze transporturile. Deci unde o mutare lasă două grămezi și opțiunea are o valoare comună, una dintre cele două grămezi este rară. Pentru a afla ce valori comune au opțiunile lui n, ajunge să privim puținele grămezi rare r și grămezile n-t-r, t fiind numărul de monede luate, și grămezile n-t rămase singure.
proof-sparse-witness = Aceasta dă cea mai mică valoare comună pe care nu o are nicio opțiune. Apoi, pentru fiecare valoare rară mai mică se arată că este cea a unei opțiuni, numind o astfel de opțiune (un martor). Deci valoarea este mex-ul tuturor opțiunilor, oricare ar fi fost masca.
proof-sparse-window = Dincolo de început, tot ce s-a privit pentru grămada n se află printre ultimele W grămezi dinaintea lui n sau este o grămadă rară din listă, care nu se mai schimbă. Deci ultimele W valori o hotărăsc pe următoarea, ca atunci când se poate lua orice număr dintr-o mulțime finită.
proof-sparse-repeat = De aceea, dacă cele W valori dinaintea unei grămezi x sunt cele dinaintea lui x+{ $period } și între ele nu a apărut nicio grămadă rară nouă, atunci grămezile de la x+{ $period } înainte repetă pas cu pas ce au făcut grămezile de la x înainte, de-a lungul unei perioade { $period }; apoi același șir de W valori stă din nou acolo și tot așa, fără sfârșit.
proof-sparse-smallest = { $count ->
    [one] Cea mai mică grămadă de la care legea este valabilă este { $from }: înaintea repetiției găsite, valorile au fost comparate înapoi cât timp coincid. S-a calculat valoarea unei grămezi, câte 64 deodată.
    [few] Cea mai mică grămadă de la care legea este valabilă este { $from }: înaintea repetiției găsite, valorile au fost comparate înapoi cât timp coincid. S-au calculat valorile a { $count } grămezi, câte 64 deodată.
   *[other] Cea mai mică grămadă de la care legea este valabilă este { $from }: înaintea repetiției găsite, valorile au fost comparate înapoi cât timp coincid. S-au calculat valorile a { $count } de grămezi, câte 64 deodată.
}

## Machines that read digits.

proof-machine-reads = Un automat spune valoarea: citește cifrele lui n { $numeration }, începând cu ultima cifră, și trece din stare în stare. Pornește din starea 0; fiecare stare are o valoare, iar valoarea stării în care se termină cifrele este L(n). (Zerourile din fața unui număr nu schimbă nimic.)
proof-machine-example = { $heap } este { $digits } { $numeration }. Începând cu ultima lui cifră, automatul parcurge { $steps }, iar ultima stare are valoarea { $value }. Deci G({ $heap }) = { $value }.
proof-pairs-read = { $coding ->
    [plain] Valorile cresc fără sfârșit, deci niciun automat nu le poate spune. Dar un automat poate hotărî dacă o valoare este corectă: citește una lângă alta cifrele lui n și ale unui număr v în baza { $base }, începând cu ultimele cifre, și spune la sfârșit da sau nu. Fie L(n) valoarea pentru care spune da; se verifică și că pentru orice n există exact o astfel de valoare.
    [powers] Valorile cresc fără sfârșit, deci niciun automat nu le poate spune. Dar un automat poate hotărî dacă o valoare este corectă: citește una lângă alta cifrele lui n și ale unei puteri { $base }^v în baza { $base }, începând cu ultimele cifre, și spune la sfârșit da sau nu. Fie L(n) valoarea pentru care spune da; se verifică și că pentru orice n există exact o astfel de valoare.
   *[odious] Valorile cresc fără sfârșit, deci niciun automat nu le poate spune. Dar un automat poate hotărî dacă o valoare este corectă: citește una lângă alta cifrele lui n și ale unui număr care este 0 sau o putere { $base }^j în baza { $base }, începând cu ultimele cifre, și spune la sfârșit da sau nu. Fie L(n) valoarea pentru care spune da; se verifică și că pentru orice n există exact o astfel de valoare.
}
proof-coded-powers = Puterea ține locul valorii v pentru că v însuși crește foarte încet, ca numărul de cifre al lui n. O putere mai mică înseamnă o valoare mai mică, iar un mex nu cere mai mult, unde o mutare lasă o singură grămadă.
proof-coded-odious = 0 ține locul valorii 0, iar { $base }^j pe cel al numărului odios sub care se află alte j. (Un număr este odios dacă are un număr impar de cifre binare 1: 1, 2, 4, 7, 8, … Celelalte se numesc malefice: 0, 3, 5, 6, …)
proof-pair-example = G({ $heap }) = { $value }. Citind { $heap } și { $code } în baza { $base }, automatul parcurge { $steps }, iar acolo se poate termina. Nicio altă valoare nu este acceptată pentru { $heap }.
proof-pair-example-coded = G({ $heap }) = { $value }, în locul căreia stă { $code }. Citind { $heap } și { $code } în baza { $base }, automatul parcurge { $steps }, iar acolo se poate termina. Nicio altă valoare nu este acceptată pentru { $heap }.
proof-decided-when = Când este L valoarea nim? Dacă (1) nicio opțiune a lui n nu are valoarea L(n) și (2) orice număr mai mic decât L(n) este valoarea unei opțiuni, pentru orice n. Căci o opțiune este mai mică decât n: dacă L este corect pentru toate grămezile mai mici, atunci (1) și (2) spun că L(n) este mex-ul opțiunilor, deci L este corect pentru n și tot așa, fără sfârșit.
proof-decided-relations = Ce lasă o mutare este dat de relații între n și grămezile rămase, celelalte litere fiind numere naturale oarecare:
proof-decided-more = { $count ->
    [one] Și încă o relație de acest fel.
    [few] Și încă { $count } relații de acest fel.
   *[other] Și încă { $count } de relații de acest fel.
}
proof-decided-machines = (1) și (2) vorbesc despre o infinitate de numere n, și totuși pot fi hotărâte. Un automat care citește numere unul lângă altul verifică o ecuație așa cum adună un copil, începând cu ultima cifră, ținând minte numai transportul; deci are nevoie de puține stări. Două automate care merg în același timp verifică „și”. „Există un număr astfel încât” este un automat care încearcă deodată toate cifrele acelui număr și ține minte în ce stări poate fi. „Nu” schimbă între ele da și nu. Astfel, din automate mici se construiește unul care acceptă exact acei n pentru care (1) sau (2) dă greș. Acceptă el ceva? Stările lui sunt în număr finit, deci se poate vedea: există un drum de la prima stare la una care spune da? Nu există niciunul.
proof-odious-lemma = O lemă se ocupă de sumele nim. Numerele de cifre binare 1 se adună într-o sumă nim, până la perechile care dispar. Deci suma nim a două numere odioase este malefică, iar suma nim a unui număr odios și a lui 0 este odioasă.
proof-odious-moves = Fiecare mutare lasă două grămezi, ale căror valori sunt, după lege, 0 sau odioase. Deci o valoare odioasă o este lăsată numai de perechea o și 0, iar 0 este lăsat numai de două grămezi de aceeași valoare.
proof-odious-all = Fie acum o odios și fie lăsate de mutări toate perechile de valori diferite mai mici decât o, fiecare 0 sau odioasă. Atunci sunt lăsate toate numerele mai mici: unul odios, prin el însuși și 0; iar un număr malefic e diferit de 0 este suma nim a lui 2^b și e xor 2^b, unde b este o cifră binară 1 a lui e. Ambele sunt odioase și cel mult e, deci sunt mai mici decât o. Deci ajunge să se verifice ce perechi de valori sunt lăsate.
proof-runs-sums = O mutare întoarce un șir de vecini, de la m+1 la n, iar capul de pe locul n dispare. Ce rămâne valorează suma nim a valorilor de la m+1 la n-1. Astfel de sume de multe valori sunt prea mult pentru un automat, dar X(n), suma nim a valorilor de la 1 la n, este citită și ea de un automat. (Se demonstrează printr-un singur pas: X(n) = X(n-1) xor G(n) pentru orice n.)
proof-runs-options = În X(n-1) xor X(m), tot ce este până la m apare de două ori și dispare. Deci aceasta este valoarea opțiunii, iar (1) și (2) vorbesc despre n, m și două valori ale lui X.
proof-repeats-machine = Un automat citește cifrele lui n, începând cu ultima, și spune valoarea L(n) sau dacă o valoare este L(n). El a fost găsit în valori, iar apoi s-a demonstrat că este corect pentru orice n, după cum urmează.
proof-repeats-equation = Legea însăși, { $equation } pentru orice n >= { $from }, este încă o propoziție de acest fel și a fost hotărâtă în același mod.
# $heap and $mode: the names of the two numbers.
proof-modes-machines = Pentru fiecare valoare a lui { $mode }, un automat citește cifrele lui { $heap } { $numeration }, începând cu ultima cifră, și ajunge într-o stare care are o valoare. O numim valoarea automatului. Ea este valoarea nim a tuturor pozițiilor dacă (1) nicio opțiune nu are aceeași valoare a automatului și (2) orice valoare mai mică este cea a unei opțiuni: atunci este mex-ul opțiunilor, prin inducție, căci jocul se termină.
proof-modes-decided = (1) și (2) sunt propoziții despre numere naturale. Automatele citesc mutările cifră cu cifră, căci la o adunare trebuie ținut minte numai transportul. „Și”, „nu” și „există o opțiune” fac din automate alte automate. Deci întrebarea dacă (1) sau (2) dă vreodată greș este întrebarea dacă un anumit automat acceptă ceva, iar numărul finit al stărilor lui arată aceasta.
proof-rows-determine = Scriem valorile nim ale grămezii { $heap } în toate modurile { $mode } ca un rând. De la grămada { $from } înainte, mutările iau un număr de monede de cel mult { $window }, iar care sunt ele depinde numai de { $mode } (și de un rest al lui { $heap }, unde regula cere unul). Deci rândurile precedente, în număr de { $window }, îl hotărăsc pe următorul, în același fel pentru toate aceste grămezi.
proof-rows-return = O valoare nim este cel mult numărul de mutări, deci există un număr finit de rânduri. După principiul cutiei, un grup de rânduri consecutive, în număr de { $window }, trebuie să revină: aici, rândurile grămezilor de la { $first } la { $last } revin peste { $distance }. De acolo înainte, prin inducție, după rânduri egale urmează rânduri egale.

## Quotients.

# $worth: such as “c(i) + 2*q”.
proof-quotients-heaps = Scriem o grămadă, începând cu { $first }, ca { $first } + i + { $classes }*q, cu 0 <= i < { $classes }: i este clasa ei, q este câtul ei. Legea spune că o astfel de grămadă valorează { $worth }, unde c(i) este valoarea pentru q = 0.
proof-quotients-heaps-by-class = Scriem o grămadă, începând cu { $first }, ca { $first } + i + { $classes }*q, cu 0 <= i < { $classes }: i este clasa ei, q este câtul ei. Legea spune că o astfel de grămadă valorează { $worth }, cu saltusul s(i) al clasei ei, unde c(i) este valoarea pentru q = 0.
proof-quotients-induction = Inducția arată ce trebuie verificat. Presupunem că toate grămezile mai mici decât n au valorile legii. Atunci legea este corectă și pentru n dacă (1) nicio opțiune a lui n nu are valoarea pe care legea i-o dă lui n și (2) orice număr mai mic este valoarea unei opțiuni.
proof-quotients-options = Privim o grămadă din clasa i cu câtul Q și o mutare care ia t monede și lasă grămezi din clase date (sau grămezi mai mici decât { $first }, care sunt în număr finit). Mărimile grămezilor rămase au suma n-t. Împărțind la { $classes }, aceasta spune: câturile rămase au suma Q plus o constantă. Iar valoarea opțiunii este { $climb ->
    [none] suma nim a numerelor c ale claselor lor
    [same] suma nim a numerelor { $numbers } ale grămezilor rămase
   *[by-class] suma nim a numerelor { $numbers } ale grămezilor rămase, fiecare cu c și s ale clasei ei
}.
proof-quotients-digits = Deci (1) și (2) vorbesc despre numere naturale care se adună și se adună nim, nimic altceva. Amândouă se fac cifră cu cifră în baza 2: o sumă nim privește pe rând câte o cifră a fiecărui număr, iar o sumă trebuie să țină minte numai transportul. Deci un automat cu un număr finit de stări, care citește una lângă alta cifrele binare ale lui Q și ale unei valori v, începând cu ultimele, acceptă exact perechile pentru care o mutare de acest fel lasă valoarea v. „Există câturi astfel încât” este și el un automat: încearcă deodată toate cifrele și ține minte în ce stări poate fi.
proof-quotients-decided = Există un număr finit de clase și un număr finit de feluri de a lăsa grămezi din clase date, deci toate opțiunile clasei i se unesc într-un singur automat. Dacă (1) sau (2) dă vreodată greș este atunci întrebarea dacă un anumit automat acceptă ceva, iar aceasta se vede în numărul finit al stărilor lui: există un drum de la prima stare la una care acceptă? Nu există niciunul.
proof-quotients-classes = Clasele
proof-quotients-first-classes = Primele clase (mai urmează { $more })
table-heaps = grămezi

## Arithmetic functions of the heap.

proof-arithmetic-heap-zero = Grămada 0 nu are nicio mutare. Deci legea este valabilă grămadă cu grămadă, fără sfârșit.
proof-arithmetic-checked = La această regulă nu este nimic de verificat în afară de forma ei. Pentru comparație, primele ei valori.
# $formula: such as “G(1000000) = 6”. $equation: an equation, or a chain of inequalities.
proof-arithmetic-power = { $equation }, deci v = { $exponent } și { $formula }.
proof-arithmetic-odd-part = { $equation }, deci m = { $odd } și { $formula }.
proof-arithmetic-ones = { $heap } este { $digits } în binar, iar numărul cifrelor 1 este { $value }. Deci { $formula }.
proof-arithmetic-even = { $heap } este par, deci { $formula }.
proof-arithmetic-two = 2, primul număr prim, îl divide pe { $heap }, deci { $formula }.
proof-arithmetic-product = { $equation }, iar numărul factorilor primi este { $value }, deci { $formula }.
proof-submasks-moves = O mutare ia câteva dintre cifrele binare 1 ale lui n și nimic altceva: n-k are cifrele 1 ale lui n fără cele ale lui k. Deci o mutare lasă orice mulțime mai mică de cifre 1. Contează numai numărul lor și se pot lua oricâte: cifrele 1 sunt o grămadă Nim.
proof-submasks-induction = Prin inducție, opțiunile unei grămezi cu c cifre 1 au valorile 0, 1, …, c-1, căci poate rămâne oricare dintre aceste numere de cifre 1; iar cel mai mic număr care lipsește este c.
proof-primes-moves = Scriem n ca produs de numere prime. Un divizor al lui n este produsul câtorva dintre ele, deci o mutare lasă orice parte mai mică a acestor factori primi. Contează numai numărul lor și pot dispărea oricâți: factorii primi sunt o grămadă Nim.
proof-primes-induction = Prin inducție, opțiunile unui produs de c numere prime au valorile 0, 1, …, c-1, iar cel mai mic număr care lipsește este c.
proof-non-divisors-claim = Scriem n = 2^v * m cu m impar. Afirmație: G(n) = (m-1)/2, deci fiecare m impar are o valoare a lui. Presupunem că este adevărat pentru toate grămezile mai mici.
proof-non-divisors-no-option = Nicio opțiune nu are valoarea lui n: un număr mai mic cu aceeași parte impară este 2^b * m cu b < v, iar acesta îl divide pe n.
proof-non-divisors-each-smaller = Orice valoare mai mică este cea a unei opțiuni. Fie e impar și e < m. Dacă e nu îl divide pe n, poate fi lăsat e. Dacă îl divide, atunci îl divide pe m, deci e este cel mult m/3, căci m/e este impar și diferit de 1; atunci poate fi lăsat 2^(v+1) * e, căci este mai mic decât n = 2^v * m și nu îl divide pe n, în care 2 apare numai de v ori.
proof-quotients-claim = Afirmație: G(n) = L, unde 2^L este cea mai mare putere a lui 2 care nu este mai mare decât n. Presupunem că este adevărat pentru toate grămezile mai mici.
proof-quotients-step = Cum k este cel puțin 2, floor(n/k) este cel mult n/2, deci valoarea lui este cel mult L-1. Cu k = 2, 4, …, 2^L, care nu sunt mai mari decât n, se ating valorile L-1, L-2, …, 0. Cel mai mic număr care lipsește este L.
proof-quotients-up-claim = Afirmație: G(n) = L, unde 2^L este cea mai mică putere a lui 2 care nu este mai mică decât n. Presupunem că este adevărat pentru toate grămezile mai mici.
proof-quotients-up-step = Cum k este cel puțin 2, ceil(n/k) este cel mult ceil(n/2), care nu este mai mare decât 2^(L-1), deci valoarea lui este cel mult L-1. Cu k = 2, 4, …, 2^(L-1) se ating valorile L-1, L-2, …, 1, iar k = n lasă 1, cu valoarea 0. Cel mai mic număr care lipsește este L.
proof-remainders-options = Un rest r = n mod k este mai mic decât k, și cum n = q*k + r cu q cel puțin 1, n este cel puțin k + r: deci r este mai mic decât n/2. Fiecare astfel de r apare, cu k = n-r. Deci opțiunile lui n sunt grămezile 0, 1, …, h cu h = floor((n-1)/2).
proof-remainders-step = Deci o grămadă mai mare are toate opțiunile uneia mai mici, iar valorile nu scad niciodată. Prin inducție, cele ale grămezilor de la 0 la h sunt toate numerele de la 0 la G(h), deci cel mai mic număr care lipsește este G(h) + 1, iar G(n) = 1 + G(floor((n-1)/2)). Cum floor((n-1)/2) + 1 este floor((n+1)/2), fiecare pas îl înjumătățește pe n+1: G(n) = L, unde 2^L este cea mai mare putere a lui 2 care nu este mai mare decât n+1.
proof-divisors-moves = O mutare ia un divizor d al lui n. Scriem n = 2^v * m cu m impar și d = 2^b * e cu e impar; cum d îl divide pe n, b este cel mult v. De câte ori îl divide 2 pe ce rămâne?
proof-divisors-cases = Dacă b < v, atunci n-d = 2^b * (2^(v-b)*m - e), iar numărul din paranteză este un număr par minus unul impar, deci este impar: 2 îl divide pe n-d exact de b ori. Fiecare b de la 0 la v-1 apare, cu d = 2^b. Dacă b = v, atunci n-d = 2^v * (m-e), iar m-e este par: n-d este 0 sau 2 îl divide de mai mult de v ori.
proof-divisors-all = Aici se poate lua chiar n, ceea ce lasă 0, cu valoarea 0. Presupunem că toate grămezile mai mici, în afară de 0, au ca valoare numărul care arată de câte ori le divide 2, plus unu. Atunci opțiunile lui n au valorile de la 1 la v (din b < v), valoarea 0 (se ia tot) și câteva mai mari decât v+1. Cel mai mic număr care lipsește este v+1, deci G(n) = v+1.
proof-divisors-proper = Aici n însuși nu se poate lua, deci nimic nu lasă 0. Presupunem că valoarea fiecărei grămezi mai mici este numărul care arată de câte ori o divide 2. Atunci opțiunile lui n au valorile de la 0 la v-1 (din b < v) și câteva mai mari decât v. Cel mai mic număr care lipsește este v, deci G(n) = v.
proof-coprime-moves = Un divizor comun al două dintre numerele k, n-k și n îl divide și pe al treilea. Deci ce rămâne nu are alt divizor comun cu n decât 1, la fel ca ce se ia.
proof-coprime-primes = Fie n cel puțin 2 și p cel mai mic număr prim care îl divide. Presupunem că legea este adevărată pentru toate grămezile mai mici. Nicio opțiune nu este divizibilă cu p, deci niciuna nu are pe p ca cel mai mic factor prim. Niciun număr prim mai mic nu îl divide pe n, deci fiecare poate fi lăsat, la fel și 1.
proof-coprime-all = Singura monedă a grămezii 1 poate fi luată: G(1) = 1. O grămadă pară are numai opțiuni impare, niciuna cu valoarea 0, deci valoarea ei este 0. Dintr-un n impar al cărui cel mai mic factor prim este al i-lea număr prim, pot fi lăsate 2, cu valoarea 0, 1, cu valoarea 1, și numerele prime de la al doilea la al (i-1)-lea, cu valorile de la 2 la i-1. Valoarea i nu o are nicio opțiune, deci G(n) = i.
proof-coprime-proper = Grămada 1 nu are aici nicio mutare: G(1) = 0. Dacă p este al i-lea număr prim, pot fi lăsate 1, cu valoarea 0, și numerele prime de la primul la al (i-1)-lea, cu valorile de la 1 la i-1. Valoarea i nu o are nicio opțiune, deci G(n) = i.
