learn-kayles-title = Kayles: jocuri care se despart
learn-kayles-about = Doboară un popic din mijloc, și dintr-un rând se fac două. Teoria e pregătită pentru asta.
learn-kayles-play = La Kayles dobori un popic sau două popice vecine. Un gol desparte un rând în două. Cine doboară ultimul popic câștigă. Un singur rând e ușor pentru primul jucător: știi de ce. Mai multe rânduri, nu.
learn-kayles-one = Un rând
learn-kayles-three = Trei rânduri
learn-kayles-guess = Găsește cu mâna ta valorile nim de la Kayles. O mutare poate lăsa **două** rânduri. Ele stau alături, deci valorile lor nim au o [sumă nim|nim-sum], iar aceasta se pune pe raft.
learn-kayles-strip = Valorile nim de la Kayles
learn-kayles-why-1 = **Despărțirea nu e nimic nou:** două rânduri sunt două jocuri puse alături. Deci valoarea nim a unui rând este mex-ul unor sume nim. Cu ea câștigi orice joc de Kayles, cu oricâte rânduri.
learn-kayles-why-2 = Iată valorile nim pe rânduri de câte douăsprezece. Coloanele devin constante: de la 71 încolo, valorile se repetă cu [perioada|period] 12. Căsuțele cu chenar sunt excepții. Ultima este 70.
learn-kayles-values = Se calculează valorile nim
learn-kayles-rows = Valorile nim de la Kayles pe rânduri de câte douăsprezece
learn-kayles-why-3 = Un tipar pe ecran nu este o demonstrație. Aici există una: Richard Guy și Cedric Smith au arătat în 1956 cât de departe trebuie să privești ca să fii sigur: cam de două ori mai departe decât sfârșitul primei perioade. Dacă valorile se repetă până acolo, se repetă la nesfârșit. Exact asta verifică motorul:
learn-kayles-law = Se caută legea
learn-kayles-task-sum = Două rânduri de Kayles, cu { $a } și { $b } popice. Cât valorează împreună?
learn-kayles-task-sum-why = Rândurile valorează { $value-a } și { $value-b }, iar suma nim este { $sum }.
learn-kayles-task-table = Valorile nim de la Kayles
learn-kayles-task-who = Trei rânduri de Kayles, cu { $a }, { $b } și { $c } popice. Cine câștigă?
learn-kayles-task-who-why = Rândurile valorează { $values }, iar suma nim este { $sum }. { $sum ->
    [0] Jucătorul aflat la mutare pierde.
   *[other] Jucătorul aflat la mutare câștigă.
}
learn-kayles-task-move = Kayles. Fă o mutare câștigătoare.
