### Errors of rules, formulas and numbers as they are typed.

error-rule-tuple-of = { $count ->
    [one] un tuplu de un număr
    [few] un tuplu de { $count } numere
   *[other] un tuplu de { $count } de numere
}
# A part of a formula, where its text is not known.
error-rule-this = această parte
# A message, and the values of the variables at which it holds, such as n = 3, k = 1.
error-rule-at = { $message } pentru { $values }
error-rule-should-at = { $message }, pentru { $values }
error-rule-argument = { $needs ->
    [not-negative] { $text } din { $function }(…) nu poate fi negativ
    [positive] { $text } din { $function }(…) trebuie să fie cel puțin 1
    [two] { $text } din { $function }(…) trebuie să fie cel puțin 2
   *[small] { $text } din { $function }(…) trebuie să fie aici sub 2^64
}
error-rule-negative-operand = { $operator ->
    [power] o putere are nevoie de un exponent de cel puțin 0, dar { $text } este sub 0
   *[other] `{ $operator }` are nevoie de numere de cel puțin 0, dar { $text } este sub 0
}
error-rule-help-bars = felurile de mutări se despart printr-un singur `|`; între condiții scrie `or`
error-rule-help-and = între condiții scrie `and`
error-rule-help-quotient = scrie floor(a/b) pentru câtul rotunjit în jos
error-rule-help-power = o putere se scrie a^b
error-rule-help-ampersand = scrie `and` între condiții, `bitand` între numere
error-rule-help-percent = restul se scrie `a mod b`
error-rule-help-times = scrie `*`
error-rule-help-exclamation = scrie `not`, sau `!=` pentru diferit; limbajul nu are factoriale
error-rule-help-or-sign = scrie `or`
error-rule-help-and-sign = scrie `and`
error-rule-function-floor = floor(x): cel mai mare număr întreg care nu depășește x
error-rule-function-ceil = ceil(x): cel mai mic număr întreg care nu este sub x
error-rule-function-abs = abs(x): x fără semn
error-rule-function-min = min(a, b, …): cel mai mic
error-rule-function-max = max(a, b, …): cel mai mare
error-rule-function-gcd = gcd(a, b, …): cel mai mare divizor comun
error-rule-function-lcm = lcm(a, b, …): cel mai mic multiplu comun
error-rule-function-isqrt = isqrt(n): partea întreagă a rădăcinii pătrate
error-rule-function-iroot = iroot(n, k): partea întreagă a rădăcinii de ordinul k a lui n, k ≥ 1
error-rule-function-log2 = log2(n): locul celui mai înalt bit al lui n ≥ 1 (logaritmul în baza 2, rotunjit în jos)
error-rule-function-popcount = popcount(n): câte cifre binare ale lui n sunt 1
error-rule-function-bit = bit(n, i): cifra binară i a lui n, ultima fiind i = 0
error-rule-function-digit = digit(n, i[, base]): cifra i a lui n în baza 10 (sau în baza dată), ultima fiind i = 0
error-rule-function-has-digit = has_digit(n, d): apare cifra zecimală d în n?
error-rule-function-digit-sum = digit_sum(n): suma cifrelor zecimale ale lui n
error-rule-function-valuation = valuation(n, p): de câte ori îl divide p ≥ 2 pe n ≥ 1
error-rule-function-is-prime = is_prime(n)
error-rule-function-is-square = is_square(n): este n = 0, 1, 4, 9, …?
error-rule-function-is-power = is_power(n, b): este n = 1, b, b^2, …?
error-rule-function-is-fibonacci = is_fibonacci(n): este n = 0, 1, 1, 2, 3, 5, …?
error-rule-function-is-prime-power = is_prime_power(n): este n = 2, 3, 4, 5, 7, 8, 9, …?

## What is wrong.

error-rule-not-whole = { $text } nu este un număr întreg
error-rule-divides-zero = { $text } împarte la zero
error-rule-too-large-compute = { $text } este prea mare pentru calcul
error-rule-move-leaves-too-many-heaps = o mutare lasă prea multe grămezi
error-rule-position-needs-least-one-coordinate = o poziție are nevoie de cel puțin o coordonată
error-rule-every-part-needs-one-entry = fiecare parte are nevoie de câte un număr pentru fiecare coordonată
error-rule-variable-not-known = această variabilă nu este cunoscută aici
error-rule-not-take-arguments = { $name } nu primește acest număr de argumente: { $count }
error-rule-comparison-lacks-side = unei comparații îi lipsește o parte
error-rule-more-than-bytes = o regulă cu prea mulți octeți (pot fi cel mult { $most })
error-rule-of-game-is-none = regula pentru { $name } nu este o regulă: { $sentence }
error-rule-begins = { $found } acolo unde începe o regulă
error-rule-found-number = numărul { $number }
error-rule-found-end = sfârșitul
error-rule-not-language = `{ $sign }` nu face parte din acest limbaj
error-rule-no-meaning-language = `{ $sign }` nu înseamnă nimic în acest limbaj
error-rule-size-board-no-number = mărimea unei table nu este un număr: { $value }{ $word }
error-rule-product-needs-sign = un produs are nevoie de semnul lui: { $value }{ $word }
error-rule-numbers-whole = aici numerele sunt întregi; în formule, o fracție se scrie cu `/`
error-rule-quote-not-closed = aceste ghilimele nu sunt închise
error-rule-condition-needed = { $found } acolo unde este nevoie de o condiție
error-rule-condition-number-needed = o condiție acolo unde este nevoie de un număr
error-rule-number-condition-needed = un număr acolo unde este nevoie de o condiție
error-rule-nests-more-than-deep = aici sunt prea multe niveluri, unul în altul (pot fi cel mult { $most })
error-rule-number-needed = { $found } acolo unde este nevoie de un număr
error-rule-arguments-begin = { $found } acolo unde încep argumentele lui `{ $word }`
error-rule-inside-brackets = { $found } între paranteze
error-rule-wrong-number-of-arguments = numărul de argumente al lui `{ $word }` este { $count }
error-rule-reserved-coordinate-labelled-games = `turn` este coordonata rezervată a jocurilor etichetate
error-rule-unknown-name = nume necunoscut: `{ $word }`
error-rule-number-too-large-heap = acest număr este prea mare pentru o grămadă
error-rule-heap-negative = o grămadă nu poate fi negativă
error-rule-number-leading-zero = un număr care începe cu zero
error-rule-as-power = { $found } ca putere
error-rule-after-number = { $found } după număr
error-rule-no-number = acesta nu este un număr
error-rule-number-not-whole = acest număr nu este întreg
error-rule-after-semicolon = { $found } după `;`
error-rule-ending-goes = { $found } acolo unde continuă încheierea
error-rule-after-verdict = { $found } după un verdict
error-rule-ending-not-say-holds-otherwise = încheierea nu spune ce este valabil în celelalte cazuri
error-rule-ending-game = { $found } în încheierea unui joc
error-rule-in-verdict = { $found } într-un verdict
error-rule-after-for = { $found } după `for`
error-rule-after-for-name = { $found } după `for { $name }`
error-rule-range-goes-on = { $found } acolo unde continuă un interval, ca în `1..n`
error-rule-set-numbers-ends = { $found } acolo unde se termină o mulțime de numere
error-rule-after-move = { $found } după o mutare
error-rule-name-used-twice = numele `{ $word }` este folosit de două ori
error-rule-more-than-loops-one-alternative = prea multe bucle într-o alternativă (pot fi cel mult { $most })
error-rule-for-stands-before-if = `for` stă înaintea lui `if`
error-rule-goes-on = { $found } acolo unde o regulă continuă cu mutările ei
error-rule-more-than-alternatives = prea multe alternative (pot fi cel mult { $most })
error-rule-turn-stands-last = `turn` stă ultimul în capul regulii
error-rule-head-rule = { $found } în capul unei reguli
error-rule-more-than-coordinates = prea multe coordonate (pot fi cel mult { $most })
error-rule-head-rule-ends = { $found } acolo unde se termină capul unei reguli
error-rule-word-language-variable = `{ $word }` este un cuvânt al limbajului și nu poate fi o variabilă
error-rule-set-moves-ends = { $found } acolo unde se termină o mulțime de mutări
error-rule-not-said-how-many-coordinates = nu se spune câte coordonate se schimbă
error-rule-labelled-game-no-sums = un joc etichetat nu are sume
error-rule-more-than-parts = prea multe părți (pot fi cel mult { $most })
error-rule-parts-sum-end = { $found } acolo unde se termină părțile unei sume
error-rule-move-described = { $found } acolo unde se descrie o mutare
error-rule-program-flips-turn-after-every = programul schimbă rândul după fiecare mutare
error-rule-after-not = { $found } după `not`
error-rule-set-after-holds-numbers-not = o mulțime după `not` conține numere care nu depind de grămadă
error-rule-not-said-how-many-coins = nu se spune câte monede se pot lua
error-rule-after-number-to-take = { $found } după numărul de luat
error-rule-number-powers-taken-not-said = nu se spune ale cărui număr puteri se pot lua
error-rule-set-not-closed = mulțimea nu este închisă
error-rule-in-set = { $found } într-o mulțime
error-rule-not-said-how-set-goes = nu se spune cum continuă această mulțime
error-rule-heap-variable-loop-needs-another = `{ $name }` este grămada; variabila unei bucle are nevoie de alt nume
error-rule-range-goes-on-from-0 = { $found } acolo unde continuă un interval, ca în `0..5`
error-rule-set-ends = { $found } acolo unde se termină mulțimea
error-rule-heap-number-taken-needs-another = `{ $name }` este grămada; numărul luat are nevoie de alt nume
error-rule-taking-coins = numărul de monede luate este { $taken }
error-rule-number-coins-whole = un număr de monede este întreg
error-rule-number-of-coins-too-large = un număr de monede de cel puțin 2^64

## What was expected: the end of a sentence.

error-rule-expects-comparison = o comparație, de exemplu `n > 2`
error-rule-expects-number = un număr
error-rule-expects-comparison-with-0 = o comparație, de exemplu `= 0`
error-rule-expects-number-variable-function = un număr, o variabilă sau o funcție
error-rule-expects-operator = un operator sau `{ $mark }`
error-rule-expects-number-function = un număr sau o funcție
error-rule-expects-one-function = ceva dintre { $known } sau o funcție
error-rule-expects-number-of-64-bits = cel mult 18446744073709551615 (2^64 - 1)
error-rule-expects-number-as-typed = un număr, de exemplu 5, 1_000, 1e12 sau 10^18
error-rule-expects-if-condition = `if` și o condiție
error-rule-expects-else-first-wins-else-second = `else first wins`, `else second wins` sau `else tie`
error-rule-expects-first-wins-second-wins-tie = `first wins`, `second wins` sau `tie`
error-rule-expects-variable-for-k-in = o variabilă, ca în `for k in 1..n`
error-rule-expects-for-range = `for` și un interval
error-rule-expects-variable-range = o variabilă, `in` și un interval, ca în `for k in 1..n`
error-rule-expects-name-coordinate = numele unei coordonate, ca în `(a, b) -> …`
error-rule-expects-another-move-end-rule = `|` și altă mutare, `for`, `if` sau sfârșitul regulii
error-rule-expects-any-m-of = `any M of (…)` cu M de la 1 la { $arity }
error-rule-expects-one-position-after-move = o singură poziție după mutare
error-rule-expects-tuple-number-each = un tuplu cu câte un număr pentru fiecare dintre ({ $names })
error-rule-expects-one-each = { $arity }, câte unul pentru fiecare dintre ({ $names })
error-rule-expects-set-range = o mulțime, de exemplu `{"{1,3,4}"}`, un interval, de exemplu `1..3`, `any` sau `{"not {2,3}"}`
error-rule-expects-powers-of-number = `powers of 2` sau puterile altui număr începând cu 2
error-rule-expects-comma-brace = `,` sau `{"}"}`
error-rule-expects-another-number = `,` și alt număr, sau `{"}"}`
error-rule-expects-set-condition-set-name = o mulțime dată de o condiție sau o mulțime cu nume, de exemplu `powers of 2`, `odd`, `squares` sau `primes`
error-rule-expects-variable = o variabilă
error-rule-expects-numbers-from-1-every-move = numere începând cu 1: orice mutare ia ceva
error-rule-expects-smaller-numbers = numere mai mici decât 2^64

## What to do.

error-rule-help-leave-heap-0-out = exclude grămada 0, ca în `if { $heap } > 0`
error-rule-help-write-floor = scrie floor(…), sau ceil(…) pentru rotunjire în sus
error-rule-help-add-condition-keeps-divisor-away = adaugă o condiție prin care împărțitorul nu poate fi 0
error-rule-help-numbers-go-up = numerele merg până la 2^127 - 1
error-rule-help-board-position-solved-drawn-played = o tablă este o poziție de rezolvat, de desenat sau de jucat, ca în `cram : 3x4`
error-rule-help-write-product = scrie { $value }*{ $word }
error-rule-help-write-1-2-half = scrie 1/2 pentru o jumătate
error-rule-help-write-meant = scrie `{ $meant }`
error-rule-help-set-stands-after = o mulțime stă după `in`, ca în `{"n-k for k in {1,3}"}`
error-rule-help-range-stands-after = un interval stă după `in` sau `take`
error-rule-help-end-rule = încheie regula cu `; at end: first wins if …, else second wins`
error-rule-help-numbers-written-digits = numerele se scriu cu cifre
error-rule-help-variable-loop-declared-behind-move = variabila unei bucle se declară după mutare, ca în `n-k for k in 1..n`
error-rule-help-thousands-written = miile se scriu 1000 sau 1_000; o virgulă desparte grămezi
error-rule-help-numbers-written = numerele se scriu 1000, 1_000, 1e12, 10^18 sau 10^9+1000
error-rule-help-write-floor-or-ceil = scrie floor(…) sau ceil(…)
error-rule-help-game-nobody-wins = un joc pe care nu îl câștigă nimeni este un `tie`
error-rule-help-say-who-wins-other-one = spune cine câștigă: celălalt
error-rule-help-numbers-set-stand-braces = numerele unei mulțimi stau între acolade, ca în `{"for k in {1,3,4}"}`
error-rule-help-range-written = un interval se scrie `for k in 1..n`
error-rule-help-write-target-for-k = scrie `TARGET for k in … if …`
error-rule-help-choose-another-name = alege alt nume
error-rule-help-kinds-move-separated = felurile de mutări se despart prin `|`
error-rule-help-each-kind-move-condition-own = fiecare fel de mutare are propria condiție, ca în `n-1 if n even | n-2 if n odd`
error-rule-help-condition-written = o condiție se scrie cu `if`
error-rule-help-product-needs-sign = un produs are nevoie de semnul lui
error-rule-help-any-2-of = ca în `any 2 of (a-k, b-k, c-k)`
error-rule-help-leave-out-tuple = lasă-l deoparte: un tuplu pentru ({ $names })
error-rule-help-write-take-k-in = scrie `{"take {k in 1..n if …}"}`
error-rule-help-range-written-two-points = un interval se scrie cu două puncte alăturate, ca în 1..3
error-rule-help-several-numbers-stand-braces = mai multe numere stau între acolade, ca în `{"take {1,3,4}"}`
error-rule-help-numbers-condition-written = numerele date de o condiție se scriu `{"take {k in 1..n if …}"}`
error-rule-help-begins-like = așa începe `take { $name }`
error-rule-help-if-every-larger-number-taken = dacă se poate lua orice număr mai mare, scrie `{"take not {…}"}` sau `take any`
