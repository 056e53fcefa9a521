learn-rule-title = Regula ta și legea ei
learn-rule-about = Inventează un joc. Calculează, vezi un tipar, demonstrează-l și fă din el un program.
learn-rule-play = Alege câte monede se pot lua la o mutare și joacă jocul tău împotriva motorului.
learn-rule-numbers = La o mutare se pot lua
learn-rule-values = Se calculează valorile nim
learn-rule-strip = Valorile nim ale regulii tale
learn-rule-guess = Iată valorile nim ale regulii tale. După câte căsuțe se repetă? Scrie [perioada|period].
learn-rule-guess-right = Corect! Motorul o demonstrează:
learn-rule-guess-wrong = Nu { $period }. Caută primul loc în care tot începutul apare din nou.
learn-rule-guess-early = Merge și așa, dar există o perioadă mai scurtă.
learn-rule-why-1 = Așa se rezolvă astfel de probleme la concursuri. **„Sunt n monede, iar n ajunge până la un milion de miliarde. La o mutare se iau 1, 3 sau 4. Cine câștigă?”**
learn-rule-why-2 = **Pasul 1: forța brută.** Scrie definiția. E corectă, dar mult prea lentă pentru numere mari.
learn-rule-why-3 = **Pasul 2: un tabel.** Afișează cine câștigă pentru n mic: P N P N N N N P N P N N N N și așa mai departe.
learn-rule-why-4 = **Pasul 3: un tipar.** Perioada pare să fie 7. P dau resturile 0 și 2.
learn-rule-why-5 = **Pasul 4: o demonstrație.** Fiecare căsuță depinde de cele patru dinaintea ei, iar patru la rând au apărut din nou. Deci rămâne așa la nesfârșit. Fără acest pas ai doar o speranță.
learn-rule-why-6 = **Pasul 5: programul.** Ajunge un singur rând, oricât de mare este n.
learn-rule-why-7 = Pentru regula **ta**, motorul demonstrează legea și scrie un program întreg, care găsește și mutările câștigătoare:
learn-rule-no-code = Motorul din această pagină nu scrie programe. Cel din linia de comandă, da:
learn-rule-code = Se scrie programul
learn-rule-language = Limbaj de programare
learn-rule-more = Mai sunt multe reguli de încercat: jocuri care împart grămezi, jocuri cu două numere, reguli care depind de n. Scrie una cum vrei tu:
learn-rule-explore = Scrie o regulă a ta
learn-rule-task-period = La o mutare se iau { $takes } monede. Iată valorile nim. Care este perioada lor?
learn-rule-task-period-why = { $period ->
    [one] Prima valoare apare iar și iar.
    [few] Primele { $period } valori apar iar și iar, și niciun început mai scurt nu face asta.
   *[other] Primele { $period } de valori apar iar și iar, și niciun început mai scurt nu face asta.
}
learn-rule-task-values = Valorile nim ale acestei reguli
learn-rule-task-code = La o mutare se iau de la 1 la { $most } monede. Care condiție este adevărată exact atunci când jucătorul aflat la mutare **pierde**?
learn-rule-task-code-why = Multiplii lui { $step } pierd, deci restul trebuie să fie 0.
learn-rule-task-range = La o mutare se iau cel puțin { $least } și cel mult { $most } monede. Împarte n la { $sum } și notează restul cu r. Atunci valoarea nim este r împărțit la { $least }, rotunjit în jos. { $coins ->
    [one] Care este valoarea nim pentru { $coins } monedă?
    [few] Care este valoarea nim pentru { $coins } monede?
   *[other] Care este valoarea nim pentru { $coins } de monede?
}
learn-rule-task-range-why = Restul este { $rest }, iar { $rest } împărțit la { $least } este { $value }, rotunjit în jos.
