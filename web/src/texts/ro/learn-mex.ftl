learn-mex-title = Valorile nim și mex-ul
learn-mex-about = P și N spun cine câștigă. Un singur număr spune mai mult: ce grămadă de Nim este de fapt poziția.
learn-mex-play = Iată un raft cu câte un loc pentru 0, 1, 2 și așa mai departe. Atinge numerele ca să le pui pe raft sau să le iei de pe el. **Primul loc gol** se luminează. El se numește [mex|mex], minimul exclus.
learn-mex-is = Mex-ul lui { $numbers } este { $mex }.
learn-mex-empty = Raftul e gol: mex-ul lui este 0.
learn-mex-guess = La o mutare se iau 1, 3 sau 4 monede. [Valoarea nim|nim-value] a unui număr de monede este mex-ul valorilor nim la care duc mutările lui. Completează banda de la stânga.
learn-mex-strip = Valorile nim când iei 1, 3 sau 4
learn-mex-why-1 = **Valoarea nim 0 înseamnă P, oricare alta înseamnă N.** Dacă mex-ul este 0, nicio mutare nu duce la un 0. Dacă mex-ul nu este 0, atunci 0 stă pe raft, deci o mutare duce la un 0.
learn-mex-why-2 = O poziție cu valoarea nim 3 are mutări la valorile 0, 1 și 2, ca o grămadă de trei monede la Nim. Poate avea și mutări la valori mai mari, dar ele nu ajută: celălalt jucător se întoarce imediat la 3, fiindcă de la o valoare mai mare există mereu o mutare la 3.
learn-mex-why-3 = Așadar, **fiecare poziție a fiecărui astfel de joc valorează cât o grămadă de Nim**, iar valoarea ei nim este mărimea acestei grămezi. Roland Sprague (1935) și Patrick Grundy (1939) au descoperit asta independent unul de altul.
learn-mex-why-4 = Pentru 1, 3 sau 4, valorile nim se repetă cu [perioada|period] 7. Pentru 1 până la 3, ele sunt resturile împărțirii cu 4.
learn-mex-rows = Valorile nim când iei 1, 3 sau 4, pe rânduri de câte șapte
learn-mex-task-mex = Care este mex-ul lui { $numbers }?
learn-mex-task-mex-why = Cel mai mic număr care lipsește este { $mex }.
learn-mex-task-value = La o mutare se iau { $takes } monede. Care este valoarea nim a lui { $coins }?
learn-mex-task-value-why = Mutările duc la valorile { $values }. Cel mai mic număr care lipsește este { $mex }.
learn-mex-task-values = Valorile nim ale numerelor mai mici
learn-mex-task-far = La o mutare se iau de la 1 la { $most } monede. { $coins ->
    [one] Care este valoarea nim pentru { $coins } monedă?
    [few] Care este valoarea nim pentru { $coins } monede?
   *[other] Care este valoarea nim pentru { $coins } de monede?
}
learn-mex-task-far-why = Valoarea nim este restul împărțirii cu { $step }. Aici el este { $rest }.
