### A kezdőlap.

home-title = Vegyél el érméket! Aki az utolsót elveszi, nyer.
home-about = Érints meg egy érmét: ezzel elveszed, és vele a fölötte lévőket is, egyetlen kupacból. Utána a program lép. A grundy megmondja, ki nyeri az ilyen játékokat, melyik lépéssel, és miért. Ingyenes, és nem kell hozzá fiók.
home-why = Miért? Az összes nyerő lépés
home-others = Más játékok:
home-game-twenty-one = 21 érme, elvehető 1–3
home-game-kayles = Kayles
home-game-chomp = Chomp
home-game-cram = Cram
home-game-turtles = Turning turtles
home-ways = Mi van még itt?
home-way-learn = A Nimtől Sprague-ig és Grundyig: játssz, sejts meg valamit, és értsd meg, miért igaz.
home-way-play = Bármelyik játék a program vagy egy barátod ellen, tippekkel.
home-way-explore = Írj be egy játékot, egy állást vagy egy saját szabályt: ki nyer, és miért?
home-way-games = Az összes nevezetes játék: hogyan kell játszani, és mit tudunk róla.
