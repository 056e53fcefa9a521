learn-two-heaps-title = Copiază-ți adversarul
learn-two-heaps-about = Două grămezi egale, o tablă cu piese de domino, un rând de popice: uneori cea mai bună strategie este să fii oglindă.
learn-two-heaps-play = Acesta este Nim: ia oricâte monede vrei, dar dintr-o singură grămadă. Cine ia ultima monedă câștigă. Motorul începe, cu două grămezi egale. Îl poți învinge? Apoi încearcă și celelalte două jocuri.
learn-two-heaps-nim = Două grămezi
learn-two-heaps-cram = Domino
learn-two-heaps-kayles = Popice
learn-two-heaps-guess = Două grămezi de câte 6 monede. Adversarul ia 4 monede din grămada din stânga. Ce faci?
learn-two-heaps-guess-rest = Iau ultimele 2 monede din grămada din stânga
learn-two-heaps-guess-rest-reply = Atunci rămâne o singură grămadă, de 6, și adversarul o ia pe toată.
learn-two-heaps-guess-all = Iau toate cele 6 monede din grămada din dreapta
learn-two-heaps-guess-all-reply = Atunci rămân 2 monede, și adversarul le ia pe amândouă.
learn-two-heaps-guess-copy = Iau 4 monede din grămada din dreapta
learn-two-heaps-guess-copy-reply = Acum grămezile sunt din nou egale. Orice ar face adversarul mai departe, poți copia.
learn-two-heaps-why-1 = **Grămezile egale pierd.** Oricât ar lua jucătorul aflat la mutare dintr-o grămadă, celălalt jucător ia la fel din cealaltă. Deci al doilea jucător are mereu un răspuns și face ultima mutare. Dacă grămezile nu sunt egale, jucătorul aflat la mutare le face egale și devine el cel care copiază.
learn-two-heaps-why-2 = Același truc merge și pe table. Pe o tablă de domino (Cram) cu un număr par de rânduri **și** de coloane, rotește piesa adversarului cu o jumătate de tură în jurul mijlocului tablei și pune-ți piesa acolo. Locul este întotdeauna liber. Deci câștigă al doilea jucător. Încearcă să învingi copia de mai jos. Dacă numai unul dintre cele două numere este par, primul jucător pune o piesă chiar în mijloc și copiază de atunci înainte.
learn-two-heaps-mirror = O tablă de patru pe patru, pe care pagina îți copiază piesele de domino
learn-two-heaps-mirror-first = Fii primul jucător: atinge o căsuță, apoi vecina ei, ca să pui o piesă de domino. Pagina te copiază.
learn-two-heaps-mirror-second = Acum atinge o vecină a acestei căsuțe.
learn-two-heaps-mirror-over = Nu mai e loc pentru nicio piesă, și e rândul tău. Câștigă cine copiază!
learn-two-heaps-mirror-again = Golește tabla
learn-two-heaps-square = Rândul { $row }, coloana { $column }: { $state ->
    [yours] piesa ta
    [copy] copia
    [chosen] aleasă
   *[free] liberă
}
learn-two-heaps-why-3 = La Kayles dobori un popic sau două popice vecine. **Primul jucător câștigă întotdeauna un rând singur:** dobori popicul din mijloc sau cele două din mijloc. Rămân două rânduri egale, iar acum copiezi.
learn-two-heaps-why-4 = Atenție: copierea merge numai dacă mutarea adversarului nu-ți poate lua niciodată răspunsul. Asta e tot ce ai de demonstrat.
learn-two-heaps-task-nim = Nim cu două grămezi. Fă o mutare câștigătoare.
learn-two-heaps-task-cram = Doi jucători pun piese de domino pe o tablă goală. Rânduri: { $rows }, coloane: { $columns }. Cine nu mai poate pune nicio piesă pierde. Cine câștigă?
learn-two-heaps-task-cram-even = Ambele numere sunt pare. Al doilea jucător rotește fiecare piesă cu o jumătate de tură în jurul mijlocului și găsește mereu locul liber.
learn-two-heaps-task-cram-odd = Numai unul dintre numere este par. Primul jucător pune o piesă chiar în mijloc și copiază de atunci înainte.
learn-two-heaps-task-kayles = Kayles: dobori un popic sau două popice vecine. Fă o mutare câștigătoare.
