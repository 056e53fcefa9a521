### The words of the field, each with two lines about it. Nim, Kayles and so on keep their names.

terms-p-position-name = poziție P
terms-p-position-about = Jucătorul aflat la mutare pierde, dacă celălalt nu greșește. P vine de la „precedent”: câștigă cine a făcut mutarea precedentă.
terms-n-position-name = poziție N
terms-n-position-about = Jucătorul aflat la mutare poate câștiga. N vine de la englezescul „next” (următorul): câștigă cine face mutarea următoare.
terms-nim-value-name = valoare nim
terms-nim-value-about = Mărimea grămezii de la Nim care valorează la fel; se mai numește număr Grundy. Este 0 exact atunci când jucătorul aflat la mutare pierde.
terms-mex-name = mex
terms-mex-about = Minimul exclus: cel mai mic dintre numerele 0, 1, 2, 3 și așa mai departe care lipsește dintr-o listă. Mex-ul lui 0, 1, 3 este 2.
terms-nim-sum-name = sumă nim
terms-nim-sum-about = Scrie numerele în baza 2, unul sub altul. O coloană cu un număr impar de cifre 1 dă un 1. Programatorii o numesc xor.
terms-misere-name = joc misère
terms-misere-about = Cine face ultima mutare pierde. La jocul normal, cine face ultima mutare câștigă.
terms-remoteness-name = distanța până la sfârșit
terms-remoteness-about = Numărul de mutări rămase, dacă învingătorul se grăbește și învinsul trage de timp.
terms-period-name = perioadă
terms-period-about = Numărul de pași după care o listă se repetă. În 0, 1, 2, 0, 1, 2 și așa mai departe, perioada este 3.
terms-state-graph-name = graf de stări
terms-state-graph-about = Un desen al jocului: câte un punct pentru fiecare poziție și câte o săgeată pentru fiecare mutare.
terms-chapter = Află mai multe
