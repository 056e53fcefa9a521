puzzles-title = Probleme
puzzles-about = Fiecare poziție are exact o mutare câștigătoare. Găsește-o.
puzzles-find = Găsește mutarea câștigătoare
puzzles-all = Toate problemele
puzzles-unknown = Nu există problema „{ $name }”. Alege una de aici.
puzzles-daily = Problema zilei #{ $day }
puzzles-daily-about = În fiecare zi o problemă nouă, aceeași pentru toți.
puzzles-daily-done = Ai rezolvat problema de azi. Următoarea vine la miezul nopții, UTC.
puzzles-daily-open = Rezolvă problema de azi
puzzles-daily-again = Mai uită-te la ea
puzzles-no-day = Încă nu există o problemă pentru această zi.
puzzles-streak = Zile la rând cu problema rezolvată: { $days }.
puzzles-theme-copying = Copierea
puzzles-about-copying = Lasă două jumătăți egale, apoi copiază fiecare mutare a adversarului.
puzzles-theme-binary = Coloane binare
puzzles-about-binary = Nim: fă par numărul cifrelor 1 din fiecare coloană.
puzzles-theme-multiples = Multipli
puzzles-about-multiples = Ia câteva monede și lasă un număr care pierde.
puzzles-theme-splitting = Kayles și împărțiri
puzzles-about-splitting = O mutare poate rupe un rând în două jocuri.
puzzles-theme-chomp = Chomp
puzzles-about-chomp = Mușcă din ciocolată, dar lasă pătrățelul otrăvit.
puzzles-theme-boards = Table
puzzles-about-boards = Piese de domino, cruciulițe și capturi: numără mutările rămase.
puzzles-theme-turning = Monede de întors
puzzles-about-turning = Întoarce monedele până când toate arată pajura.
puzzles-theme-misere = Misère
puzzles-about-misere = Totul e pe dos: cine mută ultimul pierde.
puzzles-size-easy = ușor
puzzles-size-medium = mediu
puzzles-size-hard = greu
puzzles-sizes = Dificultate
puzzles-solved = { $count ->
    [one] { $count } rezolvată
    [few] { $count } rezolvate
   *[other] { $count } rezolvate
}
puzzles-paper-about = Pentru clasă: exerciții de tipărit despre un joc, cu imagini și soluții.
puzzles-paper-open = Tipărește o fișă de lucru
puzzles-kept = Browserul tău păstrează pe acest dispozitiv ce ai rezolvat.
puzzles-squares = { $wrong ->
    [0] nicio mutare greșită
    [one] { $wrong } mutare greșită
    [few] { $wrong } mutări greșite
   *[other] { $wrong } de mutări greșite
}, { $hints ->
    [0] niciun indiciu
    [one] { $hints } indiciu
    [few] { $hints } indicii
   *[other] { $hints } de indicii
}
puzzles-place = { $theme }, { $size }, problema { $number }
puzzles-place-daily = { $theme }, { $size }
puzzles-searching = Se caută o problemă
puzzles-none = Motorul nu a găsit nicio problemă de această dificultate la tema „{ $theme }”. Încearcă altă dificultate.
puzzles-turn = E rândul tău: exact o mutare câștigă.
puzzles-right = Corect! Această mutare câștigă.
puzzles-wrong = Această mutare nu câștigă.
puzzles-before = Ai rezolvat deja această problemă:
puzzles-misere = Joc misère: cine face ultima mutare pierde.
puzzles-left = Poziția de după aceste mutări
puzzles-not-judged = Motorul nu a reușit să judece la timp această mutare. Încearc-o din nou.
puzzles-ended = Joci { $move }. Nu mai există nicio mutare, și pierzi.
puzzles-refuted = Joci { $move }. Adversarul răspunde cu { $answer }. Acum orice mutare a ta pierde.
puzzles-retry = Încearcă altă mutare
puzzles-play-on = Joacă mai departe de aici
puzzles-hint = Indiciu
puzzles-hinting = Se caută ideea
puzzles-explaining = Se caută motivul
puzzles-the-move = { $move } este singura mutare câștigătoare.
puzzles-next = Problema următoare
puzzles-more = Alte probleme
puzzles-why = Vezi fiecare mutare
puzzles-tell = Spune-le prietenilor
puzzles-told = grundy #{ $day } { $squares } { $address }
puzzles-caption = Exact o mutare câștigă. Care?
puzzles-moves = { $count ->
    [one] Singura mutare, ca buton
    [few] Toate cele { $count } mutări, ca listă
   *[other] Toate cele { $count } de mutări, ca listă
}
