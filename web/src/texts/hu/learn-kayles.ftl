learn-kayles-title = Kayles: szétváló játékok
learn-kayles-about = Dönts le egy bábut középen, és egy sorból kettő lesz. Az elmélet erre is készen áll.
learn-kayles-play = A Kaylesben egy bábut vagy két szomszédosat döntesz le. A rés két sorra bontja a sort. Aki az utolsó bábut dönti le, nyer. Egy sor könnyű az első játékosnak: már tudod, miért. Több sor már nem az.
learn-kayles-one = Egy sor
learn-kayles-three = Három sor
learn-kayles-guess = Keresd meg kézzel a Kayles nim-értékeit! Egy lépés **két** sort is hagyhat. Ezek egymás mellett vannak, tehát a nim-értékeiknek van [nim-összege|nim-sum], és ez kerül a polcra.
learn-kayles-strip = A Kayles nim-értékei
learn-kayles-why-1 = **A szétválás nem újdonság:** két sor két játék egymás mellett. Egy sor nim-értéke tehát nim-összegek mexe. Ezzel a Kayles minden megnyerhető állását meg tudod nyerni, akárhány sorral.
learn-kayles-why-2 = Itt vannak a nim-értékek tizenkettes sorokban. Az oszlopok állandóvá válnak: 71-től az értékek 12-es [periódussal|period] ismétlődnek. A keretezett mezők kivételek. Az utolsó a 70.
learn-kayles-values = A nim-értékek számolása
learn-kayles-rows = A Kayles nim-értékei tizenkettes sorokban
learn-kayles-why-3 = A képernyőn látott minta nem bizonyítás. Itt viszont van: Richard Guy és Cedric Smith 1956-ban megmutatta, meddig kell nézni, hogy biztosak legyünk: nagyjából kétszer olyan messzire, mint az első periódus vége. Ha az értékek addig ismétlődnek, örökké ismétlődnek. A program pontosan ezt ellenőrzi:
learn-kayles-law = A törvényszerűség keresése
learn-kayles-task-sum = Kayles két sorral: { $a } és { $b } bábu. Mennyit érnek együtt?
learn-kayles-task-sum-why = A sorok értéke { $value-a } és { $value-b }, a nim-összeg { $sum }.
learn-kayles-task-table = A Kayles nim-értékei
learn-kayles-task-who = Kayles három sorral: { $a }, { $b } és { $c } bábu. Ki nyer?
learn-kayles-task-who-why = A sorok értéke { $values }, a nim-összeg { $sum }. { $sum ->
    [0] A soron következő játékos veszít.
   *[other] A soron következő játékos nyer.
}
learn-kayles-task-move = Kayles. Tegyél egy nyerő lépést!
