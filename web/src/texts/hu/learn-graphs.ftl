learn-graphs-title = Minden játék gráf
learn-graphs-about = Minden állás egy pont, minden lépés egy nyíl. Felejtsd el a szabályokat: a nyilak mindent elmondanak.
learn-graphs-play = Van 13 cukorka. Egy lépésben megeszel egyet, vagy – ha legalább négy van – csak a felét hagyod meg, lefelé kerekítve: 13-ból 6 lesz. Aki az utolsó cukorkát megeszi, nyer.
learn-graphs-guess = Ez a játék [állapotgráfja|state-graph]. Minden nyíl egy lépés. Fesd ki a pontokat: **P** vagy **N**! Kezdd a játék végénél, a 0-nál, és haladj a nyilakon visszafelé: egy pont P, ha minden nyila N-be vezet, és N, ha van nyíl, amely P-be vezet.
learn-graphs-loading = A gráf rajzolása
learn-graphs-graph = A 13 cukorkás játék állapotgráfja
learn-graphs-why-1 = A festés **minden** olyan játéknál működik, amelyben a két játékosnak ugyanazok a lépései, a játék mindig véget ér, és semmi sem rejtett vagy véletlen. A nyilak sosem mennek körbe, ezért mindig van olyan pont, amelynek minden nyila kifestett pontba vezet.
learn-graphs-why-2 = A P-pontoknak két tulajdonságuk van: P-pontból nem vezet nyíl P-pontba, és minden más pontból vezet nyíl P-pontba. A matematikusok az ilyen halmazt **magnak** hívják. Egy körmentes irányított gráfnak pontosan egy magja van, mert a festés közben sosem kell választanod.
learn-graphs-why-3 = A cukorkáknál még rövidebb út is van. Írd fel a számot kettes számrendszerben! **P a 0 és minden szám, amelynek a végén páratlan sok nulla áll:** 2 = 10, 6 = 110, 8 = 1000, 10 = 1010, 14 = 1110 és így tovább.
learn-graphs-strip = P és N 0–26 cukorkára
learn-graphs-why-4 = Egy ponthoz P-nél és N-nél többet is írhatsz: például azt, hogy mekkora a [távolsága a végtől|remoteness], vagyis meddig tart a játék. A következő fejezetben pedig egy számot, amely ennél sokkal többet tud.
learn-graphs-task-top = Minden nyíl egy lépés, és aki nem tud lépni, veszít. Milyen állás ez a pont: { $dot }?
learn-graphs-task-top-why-p = { $dot }: P-állás, mert minden nyila N-be vezet ({ $dots }).
learn-graphs-task-top-why-n = { $dot }: N-állás, mert van nyila, amely P-be vezet ({ $option }).
learn-graphs-task-graph = Egy állapotgráf
learn-graphs-task-candies = A cukorkás játékban { $one }: { $one-is }-állás, { $half }: { $half-is }-állás. Milyen állás { $candies }?
learn-graphs-task-candies-why = { $is ->
    [P] Mindkét lépés ({ $one } és { $half }) N-állásba vezet. Tehát { $candies } P-állás.
   *[N] Az egyik lépés P-állásba vezet. Tehát { $candies } N-állás.
}
learn-graphs-task-far = Van { $candies } cukorka. Ez a szám kettes számrendszerben { $binary }. Milyen állás ez?
learn-graphs-task-far-why = { $zeros ->
    [0] Nincs nulla a végén. A 0 páros szám, tehát { $candies } N-állás.
    [one] A végén { $zeros } nulla áll. Ha páratlan sok van, az P.
   *[other] A végén { $zeros } nulla áll. Ha páratlan sok van, az P, ha páros sok, az N.
}
