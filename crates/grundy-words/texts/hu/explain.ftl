### Állások magyarázata: címek és mondatok.
###
### The conventions: N is a position that the player to move wins, P one that this player loses, T a tie and D a draw.
### G is the nim-value, mex the smallest number that is missing, xor the nim-sum: formulas stay as they are.

## Titles. $position: a position as it is typed.

explain-title-normal = { $position }   (normál játék: aki utoljára lép, nyer)
explain-title-misere = { $position }   (misère játék: aki utoljára lép, veszít)
explain-title-labelled = { $position }   (a végén a szabályok döntik el, ki nyer)
explain-title-loopy-normal = { $position }   (aki utoljára lép, nyer; véget nem érő játékot senki sem nyer meg)
explain-title-loopy-misere = { $position }   (aki utoljára lép, veszít; véget nem érő játékot senki sem nyer meg)

## Headings of sections.

heading-answer = Válasz
heading-reason = Az indok
heading-end-of-play = A játék vége
heading-nim-values = Nim-értékek
heading-nim-sum = A nim-összeg
heading-number = Mit mond a szám
heading-rule-for-answers = Egy szabály minden válaszhoz
heading-winning-moves = Nyerő lépések
heading-only-winning-move = Az egyetlen nyerő lépés
heading-every-move-loses = Minden lépés veszít
heading-other-moves-lose = A többi lépés veszít
heading-other-moves-do-not-win = A többi lépés nem nyer
heading-other-moves = A többi lépés
heading-more-moves = További lépések
heading-moves-keep-tie = A döntetlent megtartó lépések
heading-moves-keep-draw = A véget nem érő játékot megtartó lépések
heading-who-wins-from-where = Ki nyer, és honnan
heading-smaller-positions = Ki nyer a kisebb állásokból
heading-different-under-misere = Mi más a misère játékban
heading-heaps = A kupacok
heading-normal-play-would = Mi történne normál játékban
heading-values = Az értékek

## Who wins.

explain-loses-value = A soron következő játékos a legjobb játék ellen veszít (P): a nim-érték 0.
explain-wins-value = A soron következő játékos nyer (N): a nim-érték { $value }, nem 0.
explain-loses = A soron következő játékos a legjobb játék ellen veszít (P).
explain-wins = A soron következő játékos nyer (N).
# $player: first or second.
explain-player-wins = { $player ->
    [first] A soron következő játékos (az első játékos) nyer (N).
   *[second] A soron következő játékos (a második játékos) nyer (N).
}
explain-player-loses = { $player ->
    [first] A soron következő játékos (az első játékos) a legjobb játék ellen veszít (P).
   *[second] A soron következő játékos (a második játékos) a legjobb játék ellen veszít (P).
}
explain-player-ties = { $player ->
    [first] A legjobb játék döntetlen (T); az első játékos következik.
   *[second] A legjobb játék döntetlen (T); a második játékos következik.
}
explain-known-no-move = Definíció szerint ismert: nincs lépés.
explain-known-definition = Definíció szerint ismert, a lehetőségekből.
explain-known-definition-and-theorem = Definíció szerint ismert, a lehetőségekből. A kisebb állásokhoz egy alább idézett tételt használtunk.
explain-known-theorem = Az alább idézett tétel alapján ismert.
explain-known-proved = Bizonyított, az alábbiak szerint.
explain-known-seen = Csak megfigyelt, nem bizonyított.
explain-known-whole-search = Definíció szerint ismert: a teljes állást átvizsgáltuk.
explain-known-labelled = Definíció szerint ismert: az összes elérhető állást átvizsgáltuk. Nincs nim-érték, mert nem az utolsó lépés, hanem egy szabály dönti el, ki nyer.
# $reference: a theorem, with author and year.
explain-by-theorem = Tétel alapján: { $reference }.
explain-value-open = A tétel megmondja, ki nyer. A nim-értéket, amelyre egy összegben szükség volna, nem számítottuk ki: a keresés túl nagy.
explain-end-of-play = Nincs több lépés. Normál játékban az veszített, aki nem tud lépni: az utolsó lépést a másik játékos tette.

## Reasons. $here: what the numbers say (reason.ftl).

explain-here = { $here }.
explain-here-loses = { $here }. A soron következő játékos veszít.
explain-here-wins = { $here }. A soron következő játékos nyer.
explain-proved-by = Ez bizonyított: { $reference }.
explain-is-theorem = Ez tétel: { $reference }.
and-more = … és még { $count }
table-ones = 1-esek
table-ones-mod = 1-esek mod { $modulus }
table-and-more = és még { $count }
table-value = érték
nim-sum = nim-összeg

## Nim-values.

explain-mex = G a nim-érték: az összes lehetőség értékének mexe, vagyis a 0, 1, 2, … számok közül a legkisebb, amely nincs közöttük.
explain-mex-and-sum = G a nim-érték: az összes lehetőség értékének mexe, vagyis a 0, 1, 2, … számok közül a legkisebb, amely nincs közöttük. Több rész együttes értéke az értékeik nim-összege (xor).
explain-heads = Normál játékban minden fej külön rész. Egy lépés egy fejet írásra fordít, és minden további megfordított érme eggyel több fejnek számít a maga helyén; két fej ugyanazon a helyen kioltja egymást.
explain-options-likewise = A lehetőségek értékét ugyanígy kaptuk meg, a játék végétől fölfelé haladva.
# A position or an option without anything left.
nothing-left = semmi
# $formula: such as “G(0) = 0”.
explain-value-no-move = { $formula }: nincs több lépés
explain-value-because = { $formula }: { $because }
# Options stand in the lines below.
explain-value-among-options = { $formula }, mert lehetőségei között vannak ezek:
# $clause: one of the clauses below.
explain-value-and = és { $clause }
explain-no-option-has-it = maga ez az érték egyik lehetőségnél sem fordul elő
explain-smaller-occur-among = minden kisebb szám előfordul a { $total } lehetőség értékei között, { $value } nem
explain-none-is-worth = a { $total } lehetőség egyikének értéke sem { $value }
explain-missing = { $value ->
    [0] 0 nem fordul elő
    [1] 0 előfordul, 1 nem
    [2] 0 és 1 előfordul, 2 nem
    [3] 0, 1 és 2 előfordul, 3 nem
   *[other] 0, …, { $below } mind előfordul, { $value } nem
}

## Laws in their use for one heap. $rule: a rule; $because: the law and its proof or theorem.

explain-nim = Egy n érmés Nim-kupac értéke n, tétel alapján (Bouton 1901): lehetőségei a 0, …, n-1 érmés kupacok, ezek értéke 0, …, n-1, ezért a mex n.
explain-theorem-used = Felhasznált tétel: { $reference }.
# Two sentences or more, one after the other.
explain-law-and-proof = { $law } { $proof }
# $hypotheses: sentences without a full stop, with semicolons between them.
explain-proved-by-form = Ez bizonyított a következő tétel alapján: { $reference }; feltételei a szabály alakjából látszanak: { $hypotheses }.
explain-proved-by-check = Ez bizonyított: { $reference }; ehhez véges ellenőrzés kell, és a program elvégezte: { $hypotheses }.
explain-law-arithmetic = { $rule } esetén G(n) = { $formula }, ha n >= 1, ezért G({ $heap }) = { $value }.
# $law: a sentence of law.ftl without its full stop.
explain-law-of-rule = { $rule } esetén { $law }. Ezért G({ $heap }) = { $value }.
explain-law-synchronised = { $rule } értékeit egy { $states } állapotú automata n-nel együtt olvassa, jegyenként, { $base } alapú számrendszerben: az összes érték közül n = { $heap } mellett egyedül ezt fogadja el: { $value }.
explain-law-automatic = { $rule } értékeit egy { $states } állapotú automata olvassa le n számjegyeiből ({ $numeration }), az utolsó jeggyel kezdve. A 0 állapotból indul. { $heap } { $numeration } { $digits }, ezért útja { $steps }, és az utolsó állapot értéke { $value }.
explain-law-take-from = Ahol legalább { $least } érme bármennyi elvehető, ott G(n) = floor(n/{ $least }), ezért G({ $heap }) = { $value }.
explain-law-take-to = Ahol legalább 1 és legfeljebb { $most } érme vehető el, ott G(n) = n mod { $modulus }, azaz n osztási maradéka { $modulus } szerint; { $heap } mod { $modulus } = { $value }.
explain-law-take-between = Ahol legalább { $least } és legfeljebb { $most } érme vehető el, ott G(n) = floor((n mod { $modulus })/{ $least }); { $heap } mod { $modulus } = { $remainder }, ezért G({ $heap }) = floor({ $remainder }/{ $least }) = { $value }.
# $law, $short and $here: sentences of law.ftl, without their full stops.
explain-law-window = Legalább 1 és legfeljebb T(n) érme vehető el: { $law }. { $here }.
explain-law-window-in-short = Legalább 1 és legfeljebb T(n) érme vehető el: { $law }. Itt { $short }. { $here }.
explain-window-grew = T({ $heap }) = { $most } nagyobb, mint T({ $below }), ezért G({ $heap }) = { $value }
explain-law-period = { $rule }: a periódus { $period }, innen kezdve: { $from } kupac; G(n+{ $period }) = G(n), ha n >= { $from }.
explain-law-saltus = { $rule } értéke { $period } kupaconként ennyivel nő: { $saltus }, innen kezdve: { $from } kupac; G(n+{ $period }) = G(n) + { $saltus }, ha n >= { $from }.
explain-same-remainder = { $heap } és { $like } maradéka { $period } szerint ugyanaz, ezért G({ $heap }) = G({ $like }) = { $value }.
# $because and $formula: equations.
explain-so = { $because }, ezért { $formula }.

## The nim-sum.

explain-columns-even = Minden oszlopban páros sok 1-es áll, ezért a nim-összeg 0.
# $label: a part of the position. $equation: such as “101 xor 001 = 100”.
explain-columns-only = A nim-összegben azokban az oszlopokban áll 1, amelyekben páratlan sok 1-es van. Legmagasabb 1-ese { $top } oszlopában áll; ott csak ennek van 1-ese: { $label }. Fordítsd meg benne { $bits } bitjeit: kisebb lesz, és a nim-összeg 0 lesz: { $equation }, ezért { $kind ->
    [heap] { $value } helyére { $next } kerül
   *[value] { $value } helyére { $next } értéknek kell kerülnie
}.
explain-columns-several = A nim-összegben azokban az oszlopokban áll 1, amelyekben páratlan sok 1-es van. Legmagasabb 1-ese { $top } oszlopában áll; ott { $count } résznek van 1-ese, páratlan soknak. Fordítsd meg { $bits } bitjeit az egyikben, például ebben: { $label }; kisebb lesz, és a nim-összeg 0 lesz: { $equation }, ezért { $kind ->
    [heap] { $value } helyére { $next } kerül
   *[value] { $value } helyére { $next } értéknek kell kerülnie
}.
explain-number = Magában csak az dönt, hogy a szám 0-e vagy nem. Összegben maga a szám dönt: ez az állás úgy játszható, mint egy { $value } érmés Nim-kupac. Egy { $value } érmés Nim-kupac mellett a soron következő játékosnak vesztő ({ $value } xor { $value } = 0); egy { $other } érmés vagy bármilyen más nagyságú mellett nyerő ({ $value } xor { $other } = { $sum }).

## Moves. $moved and $reply: moves as they are written in the game.

explain-winning-not-found = Van nyerő lépés, mert a nim-érték nem 0; de az állásban olyan sok lépés van, hogy az elsők között egy sem akadt.
explain-winning-not-asked = Vannak nyerő lépések; egyiket sem kérték.
explain-winning-unknown = Van nyerő lépés, de a tétel nem mondja meg, melyik.
explain-first-of-all = … összesen { $total }; az elsők láthatók
explain-first-ones = … ezek az elsők
explain-so-on-of-all = … és így tovább: összesen { $total } lépés, az elsők láthatók
explain-so-on = … és így tovább; az elsők láthatók
explain-answer = válasz: { $reply }
explain-any-equal = (bármelyik a { $count } egyenlő közül)
# One line for a move and the answer to it, then perhaps what else is said of the move.
explain-move-and-answer = { $moved }; válasz: { $reply }
explain-move-any-equal = { $moved } (bármelyik a { $count } egyenlő közül)
explain-move-why = { $moved }: { $why }
explain-wins-nothing-left = nem marad semmi: az ellenfél nem tud lépni
explain-leaves-zero = 0 nim-értéket hagy: { $formula }
explain-makes-sum-zero = { $equation }: a nim-összeg 0 lesz
explain-makes-sum-zero-as = { $equation }, és { $formula }: a nim-összeg 0 lesz
explain-after-last-move = Utána nincs több lépés: te léptél utoljára.
explain-after-sum = Utána a nim-összeg 0. Bármit tesz az ellenfél, ismét 0-vá teheted, ezért az utolsó lépés a tiéd.
explain-after-value = Utána a nim-érték 0. Bármit tesz az ellenfél, ismét 0-t hagyhatsz, ezért az utolsó lépés a tiéd.
explain-after-theorem = Utána bármit tesz az ellenfél, ismét találsz ilyen lépést.
explain-after-misere = Utána bármit tesz az ellenfél, ismét P-állást hagyhatsz, míg végül az ellenfélnek kell utoljára lépnie.
explain-after-labelled = Utána bármit tesz az ellenfél, ismét olyan állást hagyhatsz, amely az ellenfélnek P, míg végül a szabályok szerint te nyersz.
# $rule: sentences that say how to answer every move.
explain-from-then-on = Onnantól: { $rule }
# Moves with their answers stand in the lines below.
explain-example-after = Például ezután: { $moved }:
explain-losing-sum-from-zero = Minden lépés egy számot változtat meg, ezért a nim-összeg már nem 0, és van olyan válasz, amely ismét 0-vá teszi:
explain-losing-value-from-zero = Minden lépés 0-tól különböző értékre vezet, és van olyan válasz, amely visszavezet 0-ra:
explain-losing-sum = 0-tól különböző nim-összeget hagynak, és van olyan válasz, amely 0-vá teszi:
explain-losing-value = 0-tól különböző értéket hagynak, és van olyan válasz, amely 0-ra vezet:
explain-losing-misere = Mindegyik N-állást hagy, amelyben az ellenfélnek van P-állást hagyó válasza:
explain-losing-theorem = Mindegyik után az ellenfél nyer, ezzel a válasszal:
explain-losing-labelled = Mindegyik olyan állást hagy, amelyet az ellenfél megnyer (N), ezzel a válasszal:
explain-not-winning-labelled = Mindegyik olyan állást hagy, amely az ellenfélnek nem vesztő; válasza:
explain-ends-in-tie = döntetlennel ér véget
explain-ends-opponent-wins = véget vet a játéknak, és az ellenfél nyer
explain-ended-by-you = nincs több lépés: te léptél utoljára
explain-took-last-coin = te vetted el az utolsó érmét

## Rules for all answers: whole sentences; the first begins with a small letter, for it follows a colon or stands alone.

explain-rule-after = Egy szabály minden válaszhoz: { $rule }
answer-complement-to-multiple = valahányszor az ellenfél k érmét vesz el ebből a kupacból: { $heap }, vegyél el { $both } - k érmét. Együtt ez { $both }, ezért a maradék mindig { $both } többszöröse, és az utolsó válasz a tiéd.
answer-complement-to-remainder = valahányszor az ellenfél k érmét vesz el ebből a kupacból: { $heap }, vegyél el { $both } - k érmét. Együtt ez { $both }, ezért ami marad, annak osztási maradéka { $both } szerint mindig kisebb, mint { $least }, és az utolsó válasz a tiéd.
answer-copy = a két rész egyenlő, ezért az ellenfél minden lépését ismételd meg a másik részben.

## Misère play.

explain-misere-normal-differs = Normál játékban ennek az állásnak a nim-értéke { $value }, kimenetele { $outcome }; itt a másik játékos nyer.
explain-misere-normal-agrees = Normál játékban ennek az állásnak a nim-értéke { $value }, kimenetele { $outcome }; itt ugyanaz a játékos nyer, de nem ebből az okból.
explain-misere-no-sums = A misère játékot nem döntik el a nim-értékek, és ott nem is adódnak össze: két 2 érmés Nim-kupac és az üres állás nim-értéke egyaránt 0, de misère játékban a soron következő játékos az elsőt elveszti, a másodikat megnyeri.
# $position, $leaves and $options: positions.
explain-misere-over = { $position }: N, nincs több lépés: misère játékban az nyer, aki nem tud lépni
explain-misere-n = { $position }: N, mert { $moved } után marad { $leaves }, és ez P
explain-misere-p-only = { $position }: P, mert az egyetlen lehetőség ({ $options }) N
explain-misere-p = { $position }: P, mert minden lehetőség ({ $options }) N
explain-is-nim = Itt minden kupacból akárhány érme vehető el, tehát ez a Nim.
explain-misere-nim-rule = Tétel alapján ismert (Bouton 1901): a misère Nimet pontosan úgy játszd, mint a normál Nimet, egészen addig, amíg lépésed után csak egyérmés kupacok maradnának; akkor hagyj belőlük páratlan sokat. Az egyérmés kupacok egyenként fogynak el, így az ellenfél veszi el az utolsó érmét, és veszít.
explain-misere-nim-after-large = A 0 nim-összeghez kell egy második, legalább kétérmés kupac, ezért egyszer majd az ellenfélnek kell egyetlen ilyet hagynia. Akkor te választhatod meg, hány egyérmés kupac maradjon.
explain-misere-nim-after-ones = Mostantól minden lépés egy egész egyérmés kupacot vesz el, és az utolsót az ellenfél.
explain-misere-nim-losing-ones = Minden lépés egy egész egyérmés kupacot vesz el, és a válasz is:
explain-misere-nim-losing = Minden lépésre van olyan válasz, amely ismét 0 nim-összeget vagy páratlan sok egyérmés kupacot hagy:
explain-misere-nim-others = Mindegyikre van olyan válasz, amely 0 nim-összeget hagy egy legalább kétérmés kupaccal, vagy páratlan sok egyérmés kupacot:
explain-misere-nim-normal-over = Normál játékban az veszített, aki nem tud lépni: éppen fordítva.
# $ones: such as “2 heaps of one” (hint.ftl).
explain-misere-nim-normal-ones = Éppen fordítva: ott az nyer, aki az utolsót veszi el ({ $ones }), itt tehát a misère és a normál játék különbözik.
explain-misere-nim-normal-one-large = { $parity ->
    [even] Normál játékban az egész nagy kupacot ({ $heap }) kellene elvenni, hogy a nim-összeg 0 legyen, azaz páros sok egyérmés kupac maradjon. A misère játék páratlan sokat hagy. A Nimben a két szabály csak itt különbözik: amikor a lépés csak egyérmés kupacokat hagy.
   *[odd] Normál játékban a nagy kupacból ({ $heap }) 1 érmét kellene meghagyni, hogy a nim-összeg 0 legyen, azaz páros sok egyérmés kupac maradjon. A misère játék páratlan sokat hagy. A Nimben a két szabály csak itt különbözik: amikor a lépés csak egyérmés kupacokat hagy.
}
explain-misere-nim-normal-lost = Ugyanaz: a 0 nim-összeg ott is vesztő.
explain-misere-nim-normal-same = Ugyanazok a lépések: a két szabály csak akkor válik el, amikor egy lépés csak egyérmés kupacokat hagy.
explain-leaves-odd-ones = ez marad: { $ones }, páratlan sok

## Labelled games: the rules say who wins at the end.

# $names: the names of the numbers, such as “n, k”.
explain-labelled-positions = Egy állás ({ $names }, sor); a sor 0, ha az első játékos következik, 1, ha a második. N azt jelenti, hogy a soron következő játékos nyer, P azt, hogy a másik.
# $rule: what the rules say of the end, as they are typed.
explain-labelled-end = A végén: { $rule }.
# $end: tie, first or second, who wins at the end; $player: first or second, who is to move.
explain-labelled-at-end = { $position }: { $outcome }, a vége: { $end ->
    [tie] döntetlen
    [first] az első játékos nyer
   *[second] a második játékos nyer
}, és { $player ->
    [first] az első játékos következik
   *[second] a második játékos következik
}
# $options: such as “(1,0) (which is P) and (2,0) (which is N)”.
explain-labelled-leads = { $position }: { $outcome }, innen ide vezet lépés: { $options }
explain-labelled-which-is = { $position } (ez { $outcome })
explain-labelled-and = { $first } és { $second }

## Games that may go on for ever. ∞(K) is an infinite value.

explain-moves-left = { $count ->
    [0] A legjobb játékkal nincs több lépés.
   *[other] A legjobb játékkal még { $count } lépés van hátra.
}
explain-loopy-wins = A soron következő játékos nyer (N).
explain-loopy-wins-value = A soron következő játékos nyer (N): az érték { $value }.
explain-loopy-loses = A soron következő játékos a legjobb játék ellen veszít (P).
explain-loopy-loses-value = A soron következő játékos a legjobb játék ellen veszít (P): az érték { $value }.
explain-loopy-draw = Senki sem tud nyerni (D). A legjobb játék sohasem ér véget.
explain-loopy-draw-value = Senki sem tud nyerni (D): az érték { $value }. A legjobb játék sohasem ér véget.
explain-loopy-and-moves-left = { $answer } { $left }
explain-loopy-no-move-loses = Nincs lépés, és aki nem tud lépni, veszít.
explain-loopy-no-move-wins = Nincs lépés, és misère játékban az nyer, aki nem tud lépni.
explain-loopy-won = Van lépés olyan állásba, amelyet az ellenfél elveszít (P). Onnantól a nyerőnek mindig van olyan válasza, amely ismét ilyen állásba vezet, közelebb a véghez. Ezért a játék véget ér.
explain-loopy-lost = Minden lépés olyan állásba vezet, amelyet az ellenfél megnyer (N). Az ellenfél válaszai egyre közelebb visznek a véghez, még ha egy lépés vissza is vezet. Ezért a játék véget ér.
explain-loopy-drawn = Nincs lépés olyan állásba, amelyet az ellenfél elveszít (P), ezért a soron következő játékos nem tud nyerni. Van viszont lépés egy másik állásba, ahol senki sem tud nyerni (D). Ott az ellenfél ugyanebben a helyzetben van, és ismét ilyen állásba lép. Ezért a játék sohasem ér véget.
explain-loopy-is-worth = { $position } értéke { $value }
explain-loopy-no-nim-value = { $value } nem nim-érték. Azon lehetőségek nim-értékeit sorolja fel, amelyeknek van. Van más lehetőség, amely sohasem ér véget.
explain-loopy-all-finite = Minden résznek van nim-értéke, és ezek nim-összege { $sum }. Az ilyen érték akkor is érvényes, ha a játék esetleg nem ér véget: nagyobb vagy végtelen értékre vezető lépésre az ellenfél visszalépéssel válaszol.
explain-loopy-one-infinite = n + ∞(K) = ∞(K ⊕ n). Itt a többi rész nim-értékeinek nim-összege n = { $sum }: { $equation }.
explain-loopy-zero-in-list = 0 szerepel a listában, ezért van lépés, amely 0 értéket hagy, és nyer.
explain-loopy-zero-not-in-list = 0 nem szerepel a listában, ezért egyik lépés sem hagy 0 értéket. Az ellenfél sem tud nyerni, mert a játék a végtelen részben folytatódhat.
explain-loopy-several-infinite = Két vagy több rész végtelen. Mindkét játékos mindig tud az egyikben úgy lépni, hogy az folytatódjék, ezért senki sem nyer.
explain-loopy-move-left = { $count ->
    [0] { $moved }; utána nincs több lépés
   *[other] { $moved }; utána még { $count } lépés van hátra
}
explain-loopy-answer-wins = { $moved }; nyerő válasz: { $reply }
explain-loopy-opponent-cannot-move = { $moved }; veszít, mert az ellenfél nem tud lépni
explain-loopy-move-loses = { $moved }; veszít
explain-loopy-gives-win-away = { $moved }; elengedi a nyerést: utána senki sem tud nyerni
explain-loopy-not-listed = Nem minden lépés szerepel a felsorolásban.
