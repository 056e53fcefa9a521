### A szakszavak, mindegyikről két sor. A Nim, a Kayles és a többi megtartja a nevét.

terms-p-position-name = P-állás
terms-p-position-about = Vesztő állás: a soron következő játékos veszít, ha a másik nem hibázik. A P a „previous” (előző) szóból jön: az nyer, aki az előző lépést tette.
terms-n-position-name = N-állás
terms-n-position-about = Nyerő állás: a soron következő játékos nyerhet. Az N a „next” (következő) szóból jön: az nyer, aki a következő lépést teszi.
terms-nim-value-name = nim-érték
terms-nim-value-about = Annak a Nim-kupacnak a mérete, amely ugyanannyit ér. Más néven Grundy-szám. Pontosan akkor 0, ha a soron következő játékos veszít.
terms-mex-name = mex
terms-mex-about = A „minimum excluded” rövidítése: a 0, 1, 2, 3, … számok közül a legkisebb, amely hiányzik egy listából. A 0, 1, 3 számok mexe 2.
terms-nim-sum-name = nim-összeg
terms-nim-sum-about = Írd fel a számokat kettes számrendszerben egymás alá! Ahol egy oszlopban páratlan sok egyes van, oda egyes kerül. A programozók xornak hívják.
terms-misere-name = misère játék
terms-misere-about = Aki utoljára lép, veszít. A normál játékban az nyer, aki utoljára lép.
terms-remoteness-name = távolság a végtől
terms-remoteness-about = A hátralévő lépések száma, ha a nyertes siet, a vesztes pedig húzza az időt.
terms-period-name = periódus
terms-period-about = Ennyi lépés után ismétlődik egy sorozat. A 0, 1, 2, 0, 1, 2, … sorozat periódusa 3.
terms-state-graph-name = állapotgráf
terms-state-graph-about = A játék rajza: minden állás egy pont, minden lépés egy nyíl.
terms-chapter = Bővebben
