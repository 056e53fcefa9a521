learn-additions-title = Mutări care nu contează
learn-additions-about = Unele mutări pot fi întoarse imediat. Taie-le, și un joc greu devine Nim.
learn-additions-play = Pe o scară muți oricâte monede vrei de pe o treaptă pe treapta imediat mai joasă. Monedele de pe treapta 1 au ajuns jos și rămân acolo. Cine face ultima mutare câștigă. În celălalt joc poți și să **adaugi** monede la o grămadă, dar numai de câteva ori.
learn-additions-stairs = Scară
learn-additions-adding = Nim cu adăugări
learn-additions-guess = Adversarul tău este la mutare și nu poate câștiga, cât timp răspunzi bine. Acum el mută 2 monede de pe treapta 3 pe treapta 2. Ce faci?
learn-additions-guess-on = Mut aceleași 2 monede mai departe, pe treapta 1
learn-additions-guess-on-reply = Exact. Mutarea adversarului nu a schimbat nimic din ce contează.
learn-additions-guess-one = Mut mai departe, pe treapta 1, una dintre cele 2 monede
learn-additions-guess-one-reply = Atunci pe treapta 2 e o monedă în plus față de înainte. Poziția s-a schimbat în folosul adversarului.
learn-additions-guess-else = Mut monede de pe altă treaptă
learn-additions-guess-else-reply = Ai voie, dar atunci trebuie să refaci toate calculele. Există un răspuns la care nu trebuie să te gândești.
learn-additions-drawing = O scară: treptele pare contează, cele impare nu
learn-additions-why-1 = **Numai treptele 2, 4, 6 și așa mai departe contează.** Monedele care vin de pe o treaptă impară pe una pară pot fi mutate imediat mai departe, pe următoarea treaptă impară. Iar monedele care pleacă de pe o treaptă pară dispar din jocul care contează, ca și cum ar fi luate. Deci este Nim, cu treptele pare drept grămezi.
learn-additions-why-2 = La fel, dacă o mutare adaugă monede la o grămadă, celălalt jucător ia înapoi aceleași monede. O adăugare poate fi întoarsă, deci nu ajută pe nimeni. Hotărăște [suma nim|nim-sum] a grămezilor, ca și cum nimeni n-ar putea adăuga.
learn-additions-why-3 = Dar **jocul trebuie să se termine**. Dacă s-ar putea adăuga monede la nesfârșit, cel care pierde ar face asta și n-ar mai pierde niciodată. De aceea numărul adăugărilor este limitat.
learn-additions-why-4 = Mutările care pot fi întoarse se numesc **reversibile**. Le-ai mai întâlnit: și o mutare la o valoare nim mai mare este reversibilă. Celălalt jucător se întoarce la vechea valoare.
learn-additions-task-stairs = O scară cu { $coins } monede pe treptele de la 1 la { $stairs }. Care este valoarea ei nim?
learn-additions-task-stairs-why = Numai treptele pare contează. Monedele de pe ele: { $even }. Suma nim este { $sum }.
learn-additions-task-who = Nim cu grămezile { $heaps }. De trei ori pe parcursul jocului, un jucător poate adăuga până la 5 monede la o grămadă. Cine câștigă?
learn-additions-task-who-why = Adăugările pot fi întoarse, deci contează numai suma nim. Ea este { $sum }. { $sum ->
    [0] Jucătorul aflat la mutare pierde.
   *[other] Jucătorul aflat la mutare câștigă.
}
learn-additions-task-move = O scară. Fă o mutare câștigătoare.
