puzzles-title = Fejtörők
puzzles-about = Minden állásban pontosan egy nyerő lépés van. Találd meg!
puzzles-find = Találd meg a nyerő lépést!
puzzles-all = Minden fejtörő
puzzles-unknown = Nincs ilyen fejtörő: „{ $name }”. Válassz itt egyet!
puzzles-daily = Napi fejtörő #{ $day }
puzzles-daily-about = Minden nap új fejtörő, mindenkinek ugyanaz.
puzzles-daily-done = A mai fejtörőt megoldottad. A következő éjfélkor (UTC) jön.
puzzles-daily-open = Oldd meg a mai fejtörőt!
puzzles-daily-again = Megnézem újra
puzzles-no-day = Ennek a napnak még nincs fejtörője.
puzzles-streak = { $days ->
    [one] { $days } napja megszakítás nélkül megoldva.
   *[other] { $days } napja megszakítás nélkül megoldva.
}
puzzles-theme-copying = Utánzás
puzzles-about-copying = Hagyj két egyforma felet, utána utánozd az ellenfeled minden lépését!
puzzles-theme-binary = Bináris oszlopok
puzzles-about-binary = Nim: legyen minden oszlopban páros sok egyes!
puzzles-theme-multiples = Többszörösök
puzzles-about-multiples = Vegyél el néhány érmét, és hagyj vesztő számot!
puzzles-theme-splitting = Kayles és szétbontás
puzzles-about-splitting = Egy lépés egy sort két játékra bonthat.
puzzles-theme-chomp = Chomp
puzzles-about-chomp = Harapj a csokoládéba, de hagyd meg a mérgezett kockát!
puzzles-theme-boards = Táblák
puzzles-about-boards = Dominók, keresztek és ütések: számold meg a hátralévő lépéseket!
puzzles-theme-turning = Érmeforgatás
puzzles-about-turning = Forgasd az érméket, amíg mindegyik írást nem mutat!
puzzles-theme-misere = Misère
puzzles-about-misere = Minden fordítva van: aki utoljára lép, veszít.
puzzles-size-easy = könnyű
puzzles-size-medium = közepes
puzzles-size-hard = nehéz
puzzles-sizes = Méretek
puzzles-solved = { $count ->
    [one] { $count } megoldva
   *[other] { $count } megoldva
}
puzzles-paper-about = Osztálynak: nyomtatható feladatok egy játékról, képekkel és megoldásokkal.
puzzles-paper-open = Feladatlap nyomtatása
puzzles-kept = A böngésződ megőrzi, mit oldottál meg ezen az eszközön.
puzzles-squares = { $wrong ->
    [0] nincs rossz lépés
    [one] { $wrong } rossz lépés
   *[other] { $wrong } rossz lépés
}, { $hints ->
    [0] nincs tipp
    [one] { $hints } tipp
   *[other] { $hints } tipp
}
puzzles-place = { $theme }, { $size }, { $number }. fejtörő
puzzles-place-daily = { $theme }, { $size }
puzzles-searching = Fejtörő keresése
puzzles-none = A program nem talált ilyen méretű fejtörőt ebben a témában: { $theme }. Próbálj más méretet!
puzzles-turn = Te következel: pontosan egy lépés nyer.
puzzles-right = Helyes! Ez a lépés nyer.
puzzles-wrong = Ez a lépés nem nyer.
puzzles-before = Ezt a fejtörőt megoldottad:
puzzles-misere = Misère játék: aki utoljára lép, veszít.
puzzles-left = Az állás ezek után a lépések után
puzzles-not-judged = A program nem tudta időben megítélni ezt a lépést. Próbáld újra!
puzzles-ended = A lépésed: { $move }. Nincs több lépés, és veszítesz.
puzzles-refuted = A lépésed: { $move }. Az ellenfél válasza: { $answer }. Innen minden lépésed veszít.
puzzles-retry = Próbálj más lépést!
puzzles-play-on = Játék innen tovább
puzzles-hint = Tipp
puzzles-hinting = Az ötlet keresése
puzzles-explaining = Az ok keresése
puzzles-the-move = Az egyetlen nyerő lépés: { $move }.
puzzles-next = Következő
puzzles-more = További fejtörők
puzzles-why = Minden lépés
puzzles-tell = Mondd el a barátaidnak!
puzzles-told = grundy #{ $day } { $squares } { $address }
puzzles-caption = Pontosan egy lépés nyer. Melyik?
puzzles-moves = { $count ->
    [one] Az egyetlen lépés gombként
   *[other] Az összes lépés listában ({ $count })
}
