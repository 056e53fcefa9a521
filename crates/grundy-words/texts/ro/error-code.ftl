### Errors of take-and-break codes and coin-turning codes.

error-code-expects-digit-sign = o cifră 0–9 sau A–F, `*` sau `{"{"}`
# A digit of a code says too much where { $added } coins are added to the heap.
error-code-grows = jocul nu se termină neapărat: { $added ->
    [0] imediat la stânga punctului nu se ia nicio monedă
    [1] atât de departe la stânga punctului se adaugă o monedă
    [one] atât de departe la stânga punctului se adaugă o monedă
    [few] atât de departe la stânga punctului se adaugă { $added } monede
   *[other] atât de departe la stânga punctului se adaugă { $added } de monede
}, iar { $heaps ->
    [0] atunci nu poate rămâne nimic
    [1] o grămadă de mărimea { $heap } poate deveni una de mărimea { $largest }
    [one] o grămadă de mărimea { $heap } poate deveni una de mărimea { $largest }
    [few] o grămadă de mărimea { $heap } poate deveni { $heaps } grămezi, cea mai mare de mărimea { $largest }
   *[other] o grămadă de mărimea { $heap } poate deveni { $heaps } de grămezi, cea mai mare de mărimea { $largest }
}
error-code-count-missing = { $what ->
    [coins] aici lipsește numărul de monede
    [most-coins] aici lipsește cel mai mare număr de monede
   *[neighbours] aici lipsește numărul de locuri vecine
}
error-code-count-zero = { $what ->
    [coins] numărul de monede nu poate fi 0
    [most-coins] cel mai mare număr de monede nu poate fi 0
   *[neighbours] numărul de locuri vecine nu poate fi 0
}

## What is wrong.

error-code-nothing-written = aici nu este scris nimic
error-code-code-no-point = codul nu are punct
error-code-only-digits-right-point-repeat = numai cifrele din dreapta punctului se pot repeta
error-code-point-alone-no-code = un punct singur nu este un cod
error-code-nothing-repeats = aici nu se repetă nimic
error-code-repeat-stand-inside-repeat = o repetiție nu poate sta în interiorul altei repetiții
error-code-repeat-goes-ever-nothing-follow = o repetiție continuă la nesfârșit, deci nimic nu poate urma după ea
error-code-code-ends = codul se termină aici
error-code-list-suffix-own-one-behind = această listă are un sufix propriu și încă unul după acolada ei
error-code-suffix-already-digit-carries-one = există deja un sufix: o cifră are numai unul dintre `!`, `=`, `?`
error-code-not-belong-into-list-heap = aceasta nu are ce căuta într-o listă de numere de grămezi
error-code-number-heaps-missing = aici lipsește un număr de grămezi
error-code-most-heaps-named-braces = prea multe grămezi între acolade (pot fi cel mult { $most })
error-code-brace-not-closed = această acoladă nu este închisă
error-code-not-digit-notation = `{ $sign }` nu este o cifră a notației
error-code-code-one-point-second = un cod are un singur punct, iar acesta este al doilea
error-code-no-repeat-opened-before-bracket = înaintea acestei paranteze nu s-a deschis nicio repetiție
error-code-no-brace-opened-before-one = înaintea acestei acolade nu s-a deschis niciuna
error-code-must-follow-digit-closing-brace = `{ $sign }` trebuie să urmeze după o cifră sau după o acoladă de închidere
error-code-meaning-braces-only = `+` are sens numai între acolade, ca în `{"{2+}"}`
error-code-not-belong-code = `{ $sign }` nu are ce căuta într-un cod
error-code-code-most-places = prea multe locuri într-un cod (pot fi cel mult { $most })
error-code-code-not-played-ring = acest cod nu se joacă pe un inel
error-code-ring-pins = numărul de popice din inel este { $pins }
error-code-another-ring = alt inel
error-code-too-many-pins = numărul de popice este { $left }
error-code-not-belong-coin-turning-code = `{ $sign }` nu are ce căuta într-un cod de monede de întors
error-code-not-letter-coin-turning-codes = `{ $sign }` nu este o literă a codurilor de monede de întors
error-code-range-ends-below-start = acest interval se termină sub începutul său
error-code-said-twice = `{ $sign }` apare de două ori
error-code-parenthesis-not-closed = această paranteză nu este închisă
error-code-not-belong-number-neighbours = aceasta nu are ce căuta într-un număr de locuri vecine
error-code-coins-lie-within-neighbours = monedele (cel puțin { $least }) nu încap pe atâtea locuri vecine: { $within }
error-code-coins-consecutive-equally-spaced-already = monedele alăturate sunt deja la distanțe egale
error-code-coins-consecutive-symmetric-already = monedele alăturate sunt deja simetrice
error-code-coins-equally-spaced-symmetric-already = monedele aflate la distanțe egale sunt deja simetrice

## What was expected: the end of a sentence.

error-code-expects-code = un cod, de exemplu `0.77`
error-code-expects-digit = o cifră
error-code-expects-end-code = sfârșitul codului
error-code-expects-comma-brace-one-equals-plus = `,` sau `{"}"}`, sau unul dintre `!`, `=`, `?`, `+`
error-code-expects-number-of-heaps = un număr, de exemplu 3, sau `*`
error-code-expects-heaps-all-smaller = grămezi care sunt toate mai mici, de exemplu `{"{"}{ $added }{"}"}`
error-code-expects-octal-code = un cod octal, de exemplu 0.77, ale cărui mutări lasă cel mult două grămezi de orice mărime
error-code-expects-pins = popice, de la 1 la { $most }
error-code-expects-rows-most-pins-together = rânduri de popice, împreună cel mult { $pins }
error-code-expects-one-letters-c-e-f = `,`, una dintre literele C, E, F, S sau sfârșitul
error-code-expects-c-consecutive-c-n-within = C (alăturate), C(n) (pe n locuri vecine), E (la distanțe egale), F (cu moneda cea mai din stânga) sau S (simetrice)
error-code-expects-number = un număr, de exemplu 3

## What to do.

error-code-help-stands-right-point-says-taken = ce stă în dreapta punctului spune ce se poate lua: `0.3` ia o monedă
error-code-help-write-suffix-each-count-once = scrie sufixul la fiecare număr sau o singură dată după acoladă
error-code-help-larger-letters-must-written-braces = literele mai mari se scriu între acolade, cu numerele de grămezi care pot rămâne: `{ $sign }` este `{"{"}{ $heaps }{"}"}`
error-code-help-digit-left-point-only-leave = o cifră din stânga punctului poate lăsa numai atât de multe grămezi încât fiecare să fie mai mică decât înainte
error-code-help-letters-capital = literele sunt majuscule: `{ $letter }`
error-code-help-move-turns-least-coin-goes = o mutare întoarce cel puțin moneda care trece de pe cap pe pajură
error-code-help-leave-out-letter-says-nothing = lasă deoparte litera care nu spune nimic
