position-title = O poziție
position-about = Vezi cine câștigă, cu ce mutare și de ce. Merg și sume de jocuri diferite. Fă o mutare ca să vezi unde duce.
position-table = Un tabel cu toate pozițiile
position-open-table = Deschide un tabel…
position-open-table-about = Programul scrie unul cu grundy label. Pagina citește numai părțile de care are nevoie.
position-opening-table = Se deschide tabelul
position-from-table = Răspunsurile vin din { $name }, un tabel cu toate pozițiile.
position-close-table = Închide tabelul
position-by-table = dintr-un tabel cu toate pozițiile
position-asking = Se caută în tabel
position-answer = Răspuns
position-solving = Se rezolvă poziția
position-outcome-N = Jucătorul aflat la mutare câștigă.
position-outcome-P = Jucătorul aflat la mutare pierde împotriva celui mai bun joc.
position-outcome-T = La cel mai bun joc, partida se termină la egalitate.
position-outcome-D = Nimeni nu poate câștiga, iar la cel mai bun joc partida continuă la nesfârșit.
position-played-normal = joc normal: cine face ultima mutare câștigă
position-played-misere = joc misère: cine face ultima mutare pierde
position-value = valoare nim
position-remoteness = mutări rămase la cel mai bun joc
position-known = de unde se știe
position-references = Teoreme folosite
position-to-graph = Graf de stări
position-to-play = Joacă de aici
position-loops = Partida poate continua la nesfârșit. O astfel de partidă n-o câștigă nimeni: este remiză.
position-infinite = valoare infinită
position-infinite-about = ∞(0, 1) nu este o valoare nim. Între paranteze stau valorile nim ale mutărilor care au una. Lângă o grămadă de una dintre aceste mărimi, jucătorul aflat la mutare câștigă. Lângă orice altă grămadă nu câștigă nimeni.
position-star = ∗2 înseamnă: valorează cât o grămadă de 2 monede la Nim. Suma este suma nim a acestor numere.
position-picture = Fă o mutare
position-picture-over = Nicio mutare rămasă
position-back = Înapoi
position-forward = Înainte
position-reading = Se listează mutările
position-columns = Suma nim în coloane binare
position-columns-about = O coloană cu un număr impar de cifre 1 este marcată și dă un 1 în suma nim. O coloană cu un număr par dă un zero. Jucătorul aflat la mutare pierde exact atunci când suma nim este 0.
position-columns-part = parte
position-columns-value = valoare nim
position-column-of = coloana lui { $weight }, { $ones ->
    [odd] un număr impar de cifre 1
   *[even] un număr par de cifre 1
}
position-more-parts = { $count ->
    [one] și încă o parte
    [few] și încă { $count } părți
   *[other] și încă { $count } de părți
}
position-sum = sumă nim
position-moves = Toate mutările
position-explaining = Se analizează fiecare mutare
position-winning = Mutări câștigătoare ({ $count })
position-tying = Mutări de egalitate ({ $count })
position-losing = Mutări care pierd ({ $count })
position-others = Alte mutări ({ $count })
position-keeping = Mutări care păstrează remiza ({ $count })
position-gives-away = pierde câștigul din mână: apoi nu mai poate câștiga nimeni
position-some-not-shown = Unele mutări nu apar în listă.
position-no-winning = Niciuna: orice mutare are un răspuns câștigător.
position-no-losing = Niciuna: orice mutare câștigă.
position-none-listed = Lista este goală.
position-more-moves = Poziția are mai multe mutări decât cele care au fost căutate.
position-no-moves = Nu mai există nicio mutare: partida s-a terminat.
position-refuted = răspuns:
position-refuted-table = Mutări care pierd, fiecare cu răspunsul ei
position-refuted-move = Mutare
position-refuted-answer = Răspuns câștigător
position-copies = ×{ $count }
position-copies-about = { $count ->
    [one] ține locul unei singure mutări
    [few] ține locul a { $count } mutări la fel
   *[other] ține locul a { $count } de mutări la fel
}
position-leaves = lasă:
position-leaves-value = valoarea nim { $value }
position-leaves-moves = { $moves ->
    [one] încă { $moves } mutare
    [few] încă { $moves } mutări
   *[other] încă { $moves } de mutări
}
position-show-all = Arată încă { $count }
position-not-shown = { $count ->
    [one] Mai există o mutare care nu apare în listă.
    [few] Mai există { $count } mutări care nu apar în listă.
   *[other] Mai există { $count } de mutări care nu apar în listă.
}
position-why = Toată explicația, ca text
