learn-multiples-title = Jocul cu 21
learn-multiples-about = Ia 1, 2 sau 3 monede. Cine ia ultima monedă câștigă. Poți câștiga mereu?
learn-multiples-play = Sunt 21 de monede. La fiecare mutare iei 1, 2 sau 3 dintre ele. **Cine ia ultima monedă câștigă.** Începi tu. Joacă de câteva ori și urmărește câte monede rămân atunci când îți merge bine.
learn-multiples-guess = Atinge fiecare număr de monede la care **jucătorul aflat la mutare pierde**, dacă celălalt jucător nu greșește. Un astfel de număr se numește [poziție P|p-position], toate celelalte sunt [poziții N|n-position]. Începe de la 0: de unde nu e nimic, nimeni nu poate lua vreo monedă.
learn-multiples-strip = Numărul monedelor, de la 0 la 21
learn-multiples-why-1 = **Multiplii lui 4 pierd.** Dacă adversarul se află la un multiplu al lui 4 și ia 1, tu iei 3. Dacă ia 2, iei 2. Dacă ia 3, iei 1. Împreună luați 4, iar adversarul se află din nou la un multiplu al lui 4. La sfârșit, acest multiplu este 0.
learn-multiples-groups = 21 de monede: o monedă și cinci grupe de câte patru
learn-multiples-why-2 = Așadar, la 21 iei 1. Monedele rămase formează grupe de câte patru, iar tu închei de fiecare dată grupa pe care a început-o adversarul.
learn-multiples-why-3 = De ce 4? Fiindcă 4 este cu unu mai mare decât cel mai mare număr de monede pe care ai voie să-l iei. Schimbă regula și privește banda:
learn-multiples-most = Cel mult câte monede la o mutare
learn-multiples-law = Iei de la 1 la { $most }: multiplii lui { $step } pierd.
learn-multiples-strip-of = Pozițiile P când iei de la 1 la { $most }
learn-multiples-task-who = { $coins ->
    [one] Este o monedă.
    [few] Sunt { $coins } monede.
   *[other] Sunt { $coins } de monede.
} La o mutare se iau 1, 2 sau 3. Cine câștigă, dacă nimeni nu greșește?
learn-multiples-task-who-why = { $rest ->
    [0] { $coins } este multiplu al lui 4: jucătorul aflat la mutare pierde.
    [one] { $coins } nu este multiplu al lui 4. Jucătorul aflat la mutare ia { $rest } monedă și lasă un multiplu al lui 4.
    [few] { $coins } nu este multiplu al lui 4. Jucătorul aflat la mutare ia { $rest } monede și lasă un multiplu al lui 4.
   *[other] { $coins } nu este multiplu al lui 4. Jucătorul aflat la mutare ia { $rest } de monede și lasă un multiplu al lui 4.
}
learn-multiples-task-move = La o mutare se iau 1, 2 sau 3 monede. Fă o mutare câștigătoare.
learn-multiples-task-take = { $coins ->
    [one] Este o monedă.
    [few] Sunt { $coins } monede.
   *[other] Sunt { $coins } de monede.
} La o mutare se iau de la 1 la { $most }. Câte monede iei ca să câștigi?
learn-multiples-task-take-why = Multiplii lui { $step } pierd. { $coins } − { $take } = { $left } este multiplu al lui { $step }. Așadar, ia { $take }.
