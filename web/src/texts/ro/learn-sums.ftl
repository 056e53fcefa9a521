learn-sums-title = Jocuri alături
learn-sums-about = Popice, monede și piese de domino pe aceeași masă. Valorile lor nim se adună, în felul lui Nim.
learn-sums-play = Pe masă sunt trei jocuri: un rând de cinci popice (Kayles), o grămadă de trei monede (Nim) și o tablă de domino (Cram). O mutare este o mutare în **unul** dintre ele. Cine face ultima mutare din toate câștigă. Începi tu.
learn-sums-guess = Motorul spune cât valorează fiecare joc. Ce grămadă de Nim trebuie pusă lângă popice și tablă, pentru ca **jucătorul aflat la mutare să piardă**?
learn-sums-kayles = cinci popice
learn-sums-cram = tabla
learn-sums-nim = o grămadă de Nim
learn-sums-asking = Se întreabă motorul
learn-sums-guess-why = { $a } și { $b } au suma nim { $sum }. Cu o grămadă de { $sum } alături, suma nim este 0.
learn-sums-why-1 = **Valoarea nim a unor jocuri puse alături este [suma nim|nim-sum] a valorilor lor nim.** Aceasta este teorema lui Sprague și Grundy. Ea face din popice, monede și piese de domino un singur joc de Nim.
learn-sums-why-2 = Demonstrația este cea de la Nim, cu valori nim în locul grămezilor. O mutare schimbă o valoare nim, deci schimbă suma nim. Iar dacă suma nim nu este 0, una dintre valorile nim poate coborî la valoarea care o face 0, fiindcă toate valorile mai mici stau pe raftul ei.
learn-sums-why-3 = O mutare poate și să mărească o valoare nim. Nu ajută: celălalt jucător are o mutare înapoi la vechea valoare.
learn-sums-why-4 = Sumele nim au legi plăcute. Ordinea nu contează. Adunarea cu 0 nu schimbă nimic. Și fiecare număr este propriul său opus: două jocuri egale puse alături au valoarea 0. Este chiar strategia copierii!
learn-sums-table = Sumele nim ale numerelor de la 0 la 7
learn-sums-task-sum = { $pins ->
    [one] Un rând de un popic valorează { $pins-worth }.
    [few] Un rând de { $pins } popice valorează { $pins-worth }.
   *[other] Un rând de { $pins } de popice valorează { $pins-worth }.
} { $coins ->
    [one] Alături se află o grămadă de Nim cu o monedă.
    [few] Alături se află o grămadă de Nim cu { $coins } monede.
   *[other] Alături se află o grămadă de Nim cu { $coins } de monede.
} Cât valorează împreună?
learn-sums-task-sum-why = { $a } și { $b } au suma nim { $sum }.
learn-sums-task-balance = Trei jocuri stau alături. Ele valorează { $a }, { $b } și { $c }. Ce grămadă de Nim pui lângă ele, pentru ca jucătorul aflat la mutare să piardă?
learn-sums-task-balance-why = Suma nim a numerelor { $numbers } este { $sum }. Împreună cu { $sum }, ea este 0.
learn-sums-task-move = Popice și monede alături. Fă o mutare câștigătoare.
