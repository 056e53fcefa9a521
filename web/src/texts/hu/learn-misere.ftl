learn-misere-title = Az utolsó érme veszít
learn-misere-about = Fordítsd meg a célt! Mindent újra kell tanulnod? Meglepő módon szinte semmit.
learn-misere-play = Megint Nim, de most **aki az utolsó érmét elveszi, veszít**. Ezt [misère játéknak|misere] hívják. A kupacok: 1, 3 és 4, és te kezdesz.
learn-misere-guess = A kupacok 1, 1, 1 és 4, és te következel. Aki az utolsó érmét elveszi, veszít. Hány érmét hagysz meg a 4-ből?
learn-misere-guess-choice = { $left ->
    [0] egyet sem
   *[other] { $left }
}
learn-misere-guess-0-reply = Ekkor 1, 1, 1 marad. Az ellenfeled elvesz egy érmét, te is elveszel egyet, és neki kell elvennie az utolsót.
learn-misere-guess-1-reply = Ekkor 1, 1, 1, 1 marad. Felváltva léptek, és neked kell elvenned az utolsó érmét.
learn-misere-guess-2-reply = Ekkor az ellenfeled mindkettőt elveszi, és 1, 1, 1-et hagy neked.
learn-misere-why-1 = Ha csak egyérmés kupacok vannak, nincs választás: a játékosok felváltva elvesznek egyet. **Páratlan sok ilyen kupacnál a soron következő játékos veszít**, mert ő veszi el az utolsó érmét. A normál játékban éppen fordítva van.
learn-misere-why-2 = Ha van nagyobb kupac: **játssz úgy, mint a normál Nimben, tégy minden oszlopot párossá, amíg a lépésed után már csak egyérmés kupacok maradnának. Akkor páratlan sokat hagyj belőlük**, ne páros sokat!
learn-misere-why-3 = Miért tudod ezt mindig megtenni? Ha minden oszlop páros, nem lehet pontosan egy 1-nél nagyobb kupac, mert a bal szélső oszlopa páratlan volna. Így sosem az ellenfeled elé kerül pontosan egy nagy kupac, hanem eléd. És egy nagy kupacnál szabadon választasz: hagysz belőle egy érmét, vagy egyet sem.
learn-misere-why-4 = Ezért mindkét játékmódban ugyanazok az állások nyernek, hacsak nem minden kupacban egyetlen érme van. De ez a szerencse a Nimé. A legtöbb más játékban, például a Kaylesben, a misère játék sokkal nehezebb, mint a normál játék.
learn-misere-task-ones = { $count } kupac, mindegyikben egyetlen érme. Aki az utolsó érmét elveszi, **veszít**. Ki nyer?
learn-misere-task-ones-why = { $parity ->
    [odd] A kupacok száma páratlan, tehát a soron következő játékos veszi el az utolsó érmét, és veszít.
   *[even] A kupacok száma páros, tehát a másik játékos veszi el az utolsó érmét, és veszít.
}
learn-misere-task-one = Aki az utolsó érmét elveszi, **veszít**. Tegyél egy nyerő lépést!
