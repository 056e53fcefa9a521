### The first page.

home-title = Ia monede. Cine ia ultima monedă câștigă.
home-about = Atinge o monedă ca s-o iei, împreună cu toate monedele de deasupra ei, dintr-o singură grămadă. Apoi mută motorul. grundy îți spune cine câștigă astfel de jocuri, cu ce mutare și de ce. Este gratuit și nu cere cont.
home-why = De ce? Vezi toate mutările câștigătoare
home-others = Alt joc:
home-game-twenty-one = 21 de monede, iei de la 1 la 3
home-game-kayles = Kayles
home-game-chomp = Chomp
home-game-cram = Cram
home-game-turtles = Turning turtles
home-ways = Mai multe
home-way-learn = De la Nim la Sprague și Grundy: joacă, ghicește și vezi de ce.
home-way-play = Orice joc, împotriva motorului sau a unui prieten, cu indicii.
home-way-explore = Scrie un joc, o poziție sau o regulă a ta: cine câștigă și de ce.
home-way-games = Toate jocurile cu nume: cum se joacă și ce se știe despre ele.
