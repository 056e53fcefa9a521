learn-multiples-title = A 21-es játék
learn-multiples-about = Vegyél el 1, 2 vagy 3 érmét! Aki az utolsó érmét elveszi, nyer. Tudsz mindig nyerni?
learn-multiples-play = Van 21 érme. Minden lépésben elveszel belőlük 1-et, 2-t vagy 3-at. **Aki az utolsó érmét elveszi, nyer.** Te kezdesz. Játssz néhányszor, és figyeld meg, hány érme marad, amikor jól állsz!
learn-multiples-guess = Érintsd meg az összes olyan érmeszámot, amelynél **a soron következő játékos veszít**, ha a másik játékos nem hibázik! Az ilyen szám neve [P-állás|p-position], a többi [N-állás|n-position]. Kezdd a 0-nál: a semmiből senki sem tud érmét elvenni.
learn-multiples-strip = Érmeszámok 0-tól 21-ig
learn-multiples-why-1 = **A 4 többszörösei vesztenek.** Ha az ellenfeled a 4 egy többszörösénél áll, és elvesz 1-et, te elveszel 3-at. Ha 2-t vesz el, te is 2-t. Ha 3-at vesz el, te 1-et. Együtt 4-et vesztek el, és az ellenfeled megint a 4 egy többszörösénél áll. A végén ez a többszörös a 0.
learn-multiples-groups = 21 érme: egy érme és öt négyes csoport
learn-multiples-why-2 = 21-nél tehát 1-et veszel el. A megmaradt érmék négyes csoportokat alkotnak, és mindig te fejezed be azt a csoportot, amelyet az ellenfeled megkezdett.
learn-multiples-why-3 = Miért éppen 4? Mert a 4 eggyel több, mint a legtöbb, amennyit elvehetsz. Változtasd meg a szabályt, és nézd meg a szalagot:
learn-multiples-most = Legtöbb érme egy lépésben
learn-multiples-law = 1–{ $most } érme vehető el: { $step } többszörösei vesztenek.
learn-multiples-strip-of = P-állások, ha 1–{ $most } érme vehető el
learn-multiples-task-who = Van { $coins } érme. Egy lépésben 1, 2 vagy 3 vehető el. Ki nyer, ha senki sem hibázik?
learn-multiples-task-who-why = { $rest ->
    [0] { $coins } a 4 többszöröse: a soron következő játékos veszít.
    [one] { $coins } nem többszöröse a 4-nek. A soron következő játékos elvesz { $rest } érmét, és a 4 egy többszörösét hagyja meg.
   *[other] { $coins } nem többszöröse a 4-nek. A soron következő játékos elvesz { $rest } érmét, és a 4 egy többszörösét hagyja meg.
}
learn-multiples-task-move = Egy lépésben 1, 2 vagy 3 érme vehető el. Tegyél egy nyerő lépést!
learn-multiples-task-take = Van { $coins } érme. Egy lépésben 1–{ $most } érme vehető el. Hány érmét veszel el, hogy nyerj?
learn-multiples-task-take-why = { $step } többszörösei vesztenek. { $coins } − { $take } = { $left }, és ez { $step } többszöröse. Vegyél el tehát ennyit: { $take }.
