learn-graphs-title = Orice joc este un graf
learn-graphs-about = Un punct pentru fiecare poziție, o săgeată pentru fiecare mutare. Uită regulile: săgețile spun totul.
learn-graphs-play = Sunt 13 bomboane. La o mutare mănânci una sau, dacă sunt cel puțin patru, lași jumătate din ele, rotunjit în jos: din 13 rămân 6. Cine mănâncă ultima bomboană câștigă.
learn-graphs-guess = Acesta este [graful de stări|state-graph] al jocului. Fiecare săgeată este o mutare. Colorează punctele cu **P** sau **N**. Începe cu sfârșitul jocului, la 0, și mergi înapoi de-a lungul săgeților: un punct este P dacă toate săgețile lui duc la N, și N dacă măcar o săgeată duce la P.
learn-graphs-loading = Se desenează graful
learn-graphs-graph = Graful de stări al jocului cu 13 bomboane
learn-graphs-why-1 = Colorarea merge pentru **orice** joc în care ambii jucători au aceleași mutări, jocul se termină întotdeauna și nimic nu este ascuns sau lăsat la întâmplare. Săgețile nu se învârt niciodată în cerc, așa că există mereu un punct ale cărui săgeți duc toate la puncte colorate.
learn-graphs-why-2 = Punctele P au două proprietăți: nicio săgeată nu duce de la un punct P la un punct P, iar din fiecare alt punct măcar o săgeată duce la un punct P. Matematicienii numesc o astfel de mulțime **nucleu**. Un graf fără circuite are exact unul, fiindcă la colorare nu ai niciodată de ales.
learn-graphs-why-3 = La bomboane există chiar o scurtătură. Scrie numărul în baza 2. **P sunt 0 și numerele cu un număr impar de zerouri la sfârșit:** 2 = 10, 6 = 110, 8 = 1000, 10 = 1010, 14 = 1110 și așa mai departe.
learn-graphs-strip = P și N pentru 0 până la 26 de bomboane
learn-graphs-why-4 = La un punct poți scrie mai mult decât P sau N: de exemplu [distanța până la sfârșit|remoteness], care spune cât durează jocul. Iar în capitolul următor, un număr care știe mult mai multe.
learn-graphs-task-top = Fiecare săgeată este o mutare, iar cine nu poate muta pierde. Ce este punctul { $dot }?
learn-graphs-task-top-why-p = { $dot } este P: toate săgețile lui, la { $dots }, duc la N.
learn-graphs-task-top-why-n = { $dot } este N: săgeata lui la { $option } duce la P.
learn-graphs-task-graph = Un graf de stări
learn-graphs-task-candies = La jocul cu bomboane, { $one } este { $one-is }, iar { $half } este { $half-is }. Ce este { $candies }?
learn-graphs-task-candies-why = { $is ->
    [P] Ambele mutări, la { $one } și la { $half }, duc la poziții N. Deci { $candies } este P.
   *[N] O mutare duce la o poziție P. Deci { $candies } este N.
}
learn-graphs-task-far = { $candies ->
    [one] Este { $candies } bomboană.
    [few] Sunt { $candies } bomboane.
   *[other] Sunt { $candies } de bomboane.
} În baza 2, acest număr este { $binary }. Ce fel de poziție este?
learn-graphs-task-far-why = { $zeros ->
    [0] La sfârșit nu este niciun zero. 0 este un număr par, deci { $candies } este N.
    [one] La sfârșit este { $zeros } zero. Un număr impar de zerouri înseamnă P.
    [few] La sfârșit sunt { $zeros } zerouri. Un număr impar înseamnă P, unul par înseamnă N.
   *[other] La sfârșit sunt { $zeros } de zerouri. Un număr impar înseamnă P, unul par înseamnă N.
}
