learn-outcomes-title = P și N, colorate de la sfârșit
learn-outcomes-about = Începe cu sfârșitul jocului și află cine câștigă la fiecare poziție dinaintea lui.
learn-outcomes-play = Acum la o mutare se iau **1, 3 sau 4** monede, dar nu 2. Cine ia ultima monedă câștigă. Există un truc, ca la jocul cu 21?
learn-outcomes-guess = Colorează fiecare număr. **P**: jucătorul aflat la mutare pierde, deci câștigă jucătorul **precedent**. **N** (de la „next”): câștigă jucătorul **următor**, cel aflat la mutare. Începe de la 0 și mergi spre dreapta: fiecare mutare duce spre stânga, unde știi deja totul.
learn-outcomes-strip = Numărul monedelor, de la 0 la 16
learn-outcomes-why-1 = Două propoziții hotărăsc orice poziție. O poziție este [poziție N|n-position] dacă **măcar o** mutare duce la o poziție P. Este [poziție P|p-position] dacă **toate** mutările ei duc la poziții N. Dacă nu există nicio mutare, este poziție P: jucătorul aflat la mutare a pierdut.
learn-outcomes-why-2 = Cu 1, 3 sau 4, pozițiile P sunt 0, 2, 7, 9, 14, 16 și așa mai departe: **numerele care dau restul 0 sau 2 la împărțirea cu 7.** Iată banda pe rânduri de câte șapte:
learn-outcomes-rows = P și N când iei 1, 3 sau 4, pe rânduri de câte șapte
learn-outcomes-why-3 = De ce se repetă la nesfârșit? O căsuță depinde numai de cele patru căsuțe dinaintea ei. De îndată ce patru căsuțe la rând arată ca alte patru de mai devreme, tot ce urmează este din nou la fel. Deci [perioada|period] 7 este **demonstrată**, nu doar observată. Asta merge pentru orice listă finită de numere care se pot lua.
learn-outcomes-task-next = La o mutare se iau { $takes } monede. Căsuțele dinaintea lui { $coins } sunt colorate. Ce este { $coins }?
learn-outcomes-task-next-why-n = { $coins } este N: mutarea la { $option } lasă o poziție P.
learn-outcomes-task-next-why-p = { $coins } este P: toate mutările, la { $options }, duc la poziții N.
learn-outcomes-task-mark = La o mutare se iau { $takes } monede. Atinge toate pozițiile P.
learn-outcomes-task-mark-why = Pozițiile P sunt { $list }. Nicio mutare nu duce de la una dintre ele la alta, iar orice alt număr are o mutare la una dintre ele.
learn-outcomes-task-far = { $coins ->
    [one] La o mutare se iau 1, 3 sau 4 monede. Este { $coins } monedă. Ce fel de poziție este aceasta?
    [few] La o mutare se iau 1, 3 sau 4 monede. Sunt { $coins } monede. Ce fel de poziție este aceasta?
   *[other] La o mutare se iau 1, 3 sau 4 monede. Sunt { $coins } de monede. Ce fel de poziție este aceasta?
}
learn-outcomes-task-far-why = { $coins } dă restul { $rest } la împărțirea cu 7. Pozițiile P dau restul 0 sau 2.
learn-outcomes-task-strip = P și N pentru numerele mai mici
