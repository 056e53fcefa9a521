learn-misere-title = Ultima monedă pierde
learn-misere-about = Întoarce scopul pe dos. Trebuie să înveți totul de la capăt? În mod surprinzător, aproape nimic.
learn-misere-play = Din nou Nim, dar acum **cine ia ultima monedă pierde**. Acesta se numește [joc misère|misere]. Grămezile sunt 1, 3 și 4, iar tu începi.
learn-misere-guess = Grămezile sunt 1, 1, 1 și 4, și e rândul tău. Cine ia ultima monedă pierde. Câte monede lași din cele 4?
learn-misere-guess-choice = { $left ->
    [0] niciuna
   *[other] { $left }
}
learn-misere-guess-0-reply = Atunci rămâne 1, 1, 1. Adversarul ia o monedă, tu iei o monedă, iar adversarul trebuie s-o ia pe ultima.
learn-misere-guess-1-reply = Atunci rămâne 1, 1, 1, 1. Luați pe rând, iar ultima monedă trebuie s-o iei tu.
learn-misere-guess-2-reply = Atunci adversarul le ia pe amândouă și îți lasă 1, 1, 1.
learn-misere-why-1 = Când grămezile au câte o singură monedă, nu e nimic de ales: jucătorii iau pe rând. **Un număr impar de astfel de grămezi pierde** pentru jucătorul aflat la mutare, fiindcă acesta ia ultima monedă. La jocul normal este exact invers.
learn-misere-why-2 = Cu o grămadă mai mare: **joacă la fel ca la Nim normal, fă toate coloanele pare, până când mutarea ta ar lăsa numai grămezi de o monedă. Atunci lasă un număr impar de grămezi**, în loc de unul par.
learn-misere-why-3 = De ce poți face asta întotdeauna? Dacă toate coloanele sunt pare, nu poate exista exact o grămadă mai mare decât 1, fiindcă coloana ei cea mai din stânga ar fi impară. Deci adversarul nu este niciodată cel care găsește exact o grămadă mare. Tu ești acela. Iar cu o grămadă mare alegi liber: lași o monedă din ea sau niciuna.
learn-misere-why-4 = Așadar, aceleași poziții câștigă în ambele feluri de joc, în afară de cazul în care toate grămezile au o singură monedă. Dar norocul acesta este al lui Nim. La cele mai multe dintre celelalte jocuri, de exemplu la Kayles, jocul misère este mult mai greu decât jocul normal.
learn-misere-task-ones = { $count ->
    [one] O grămadă de o monedă.
    [few] { $count } grămezi de câte o monedă.
   *[other] { $count } de grămezi de câte o monedă.
} Cine ia ultima monedă **pierde**. Cine câștigă?
learn-misere-task-ones-why = { $parity ->
    [odd] Numărul grămezilor este impar, deci jucătorul aflat la mutare ia ultima monedă și pierde.
   *[even] Numărul grămezilor este par, deci celălalt jucător ia ultima monedă și pierde.
}
learn-misere-task-one = Cine ia ultima monedă **pierde**. Fă o mutare câștigătoare.
