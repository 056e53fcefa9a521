### The first page.

home-title = Nimm Münzen. Wer die letzte nimmt, gewinnt.
home-about = Berühre eine Münze, um sie und alle Münzen darüber von einem Haufen zu nehmen. Dann zieht die Engine. grundy sagt, wer solche Spiele gewinnt, mit welchem Zug und warum. Es ist kostenlos und braucht kein Konto.
home-why = Warum? Alle Gewinnzüge zeigen
home-others = Ein anderes Spiel:
home-game-twenty-one = 21 Münzen, nimm 1 bis 3
home-game-kayles = Kayles
home-game-chomp = Chomp
home-game-cram = Cram
home-game-turtles = Turning turtles
home-ways = Was es noch gibt
home-way-learn = Von Nim bis Sprague und Grundy: spielen, vermuten und verstehen, warum.
home-way-play = Jedes Spiel, gegen die Engine oder zu zweit, mit Tipps.
home-way-explore = Gib ein Spiel, eine Stellung oder eine eigene Regel ein: Wer gewinnt und warum?
home-way-games = Alle Spiele mit Namen: wie man sie spielt und was man über sie weiß.
