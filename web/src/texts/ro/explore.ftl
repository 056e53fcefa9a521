explore-title = Explorează
explore-about = Scrie despre ce vrei să afli: un joc, o regulă, o poziție, o listă de numere. Pagina răspunde cine câștigă, cu legea și cu demonstrația.
explore-box = Întreabă despre
explore-placeholder = kayles, 0.77, nim : 3,4,5, n -> n-1 | floor(n/2), 0,1,2,3,1,4, 5*9+3
explore-hint = Un nume, un cod, o regulă, o poziție, o sumă, o listă de valori, o expresie cu numere nim sau un graf de stări.
explore-open-file = Deschide un fișier…
explore-clear = Golește
explore-bad-file = Pagina nu poate citi acest fișier.
explore-examples = Încearcă și tu
explore-example-name = Un joc, după nume: legea, valorile și demonstrația lui.
explore-example-code = Un cod „ia și împarte”: câte o cifră pentru fiecare număr de monede care se poate lua.
explore-example-rule = O regulă a ta: ce lasă o mutare dintr-o grămadă de n.
explore-example-pair = Un joc cu două numere: o hartă a pozițiilor lui.
explore-example-position = O poziție: cine câștigă, cu ce mutare și de ce.
explore-example-sum = O sumă de două jocuri: cât valorează fiecare.
explore-example-values = O listă de valori: ce joc le are?
explore-example-nimber = Aritmetica numerelor nim, unde 3 + 3 face 0.
explore-example-graph = Un graf de stări ca text: CSV, DOT sau JSON.
explore-read-as-rule = Citit ca regulă.
explore-read-as-position = Citit ca poziție.
explore-read-as-family = Citit ca familie de reguli.
explore-read-as-row = Citit ca șir de poziții.
explore-read-as-values = Citit ca listă de valori.
explore-read-as-nimber = Citit ca expresie cu numere nim.
explore-read-as-graph = Citit ca graf de stări.
explore-read-meant = Citit ca { $meant }.
explore-instead-rule = Citește ca regulă
explore-instead-position = Citește ca grămezi de Nim
explore-instead-family = Citește ca familie de reguli
explore-instead-row = Citește ca șir de poziții
explore-instead-values = Citește ca listă de valori
explore-instead-nimber = Citește ca expresie cu numere nim
explore-instead-graph = Citește ca graf de stări
explore-back = Totul despre aceasta
explore-deeper = Mai în detaliu
explore-links = Continuă cu aceasta
explore-to-play = Joacă
explore-to-graph = Graf de stări
explore-to-worksheet = Fișă de lucru
explore-to-game = Pagina jocului
explore-about-rule = Ce joc este acesta?
explore-sample = O poziție:
explore-law-asks = Ce lege dă valoarea oricărei grămezi?
explore-pairs-law-asks = Ce lege dă toate pozițiile P?
explore-at-asks = Cât valorează o grămadă oricât de mare?
explore-values = Valori nim
explore-values-asks = Cât valorează fiecare grămadă și de ce?
explore-plot-asks = Cum cresc valorile?
explore-map-asks = Cât valorează fiecare pereche?
explore-proof-asks = De ce este legea valabilă pentru toate grămezile?
explore-open-proof = Arată demonstrația
explore-tried = Ce s-a încercat
explore-tried-asks = De ce nu se afirmă nicio lege?
explore-open-tried = Arată ce s-a încercat
explore-machine = Automatul
explore-machine-of-mode = Automatul pentru modul { $mode }
explore-machine-asks = Cum citește automatul un număr?
explore-machine-label = { $count ->
    [one] Un automat cu o stare
    [few] Un automat cu { $count } stări
   *[other] Un automat cu { $count } de stări
}
explore-machine-large = { $count ->
    [one] Automatul are o stare. Sunt prea multe pentru o imagine.
    [few] Automatul are { $count } stări. Sunt prea multe pentru o imagine.
   *[other] Automatul are { $count } de stări. Sunt prea multe pentru o imagine.
} Demonstrația le enumeră.
explore-machine-value-about = Numărul dintr-o stare este valoarea unei grămezi ale cărei cifre se termină acolo. Pe săgeți sunt scrise cifre.
explore-machine-yes-about = Bifa înseamnă da: numerele ale căror cifre se termină acolo au proprietatea. Pe săgeți sunt scrise cifre, câte una din fiecare număr.
explore-machine-trap = Unde lipsește o săgeată, răspunsul este nu, orice ar urma.
explore-machine-step = Citește o cifră
explore-machine-all = Citește tot
explore-machine-reset = De la capăt
explore-machine-digits = Cifrele pe care le citește automatul, de la dreapta la stânga
explore-machine-in = Automatul este în starea { $state }.
explore-machine-value = Toate cifrele sunt citite: o grămadă de { $heap } are valoarea nim { $value }.
explore-machine-accepts = Toate cifrele sunt citite: ({ $x }, { $y }) { $accepts ->
    [yes] este o poziție P. Jucătorul aflat la mutare pierde.
   *[no] nu este o poziție P. Jucătorul aflat la mutare câștigă.
}
explore-machine-equals = Toate cifrele sunt citite: { $accepts ->
    [yes] o grămadă de { $x } are valoarea nim { $y }.
   *[no] o grămadă de { $x } nu are valoarea nim { $y }.
}
explore-same = Jocuri cu aceleași valori
explore-same-asks = Este acesta un joc cunoscut, deghizat?
explore-comparing = Se compară cu jocurile cunoscute
explore-oeis = În Enciclopedia online a șirurilor de numere întregi (OEIS):
explore-oeis-first = (de la grămada { $heap } încolo)
explore-few-values = { $count ->
    [one] Este dată o singură valoare, iar multe jocuri o au la fel.
    [few] Sunt date numai { $count } valori, iar multe jocuri le au la fel.
   *[other] Sunt date numai { $count } de valori, iar multe jocuri le au la fel.
} Mai multe valori spun mai mult.
explore-zeros = Toate valorile sunt 0, deci jucătorul aflat la mutare pierde întotdeauna.
explore-no-match = { $count ->
    [one] Pagina a comparat o regulă. Nu are aceste valori.
    [few] Pagina a comparat { $count } reguli. Niciuna nu are aceste valori.
   *[other] Pagina a comparat { $count } de reguli. Niciuna nu are aceste valori.
}
explore-more-matches = { $count ->
    [one] încă { $count } potrivire
    [few] încă { $count } potriviri
   *[other] încă { $count } de potriviri
}
explore-near = Jocuri care coincid la început
explore-near-differs = diferă la grămada { $heap }: aici { $here }, acolo { $there }.
explore-misere = Joc misère
explore-misere-asks = Cine câștigă o singură grămadă, dacă cine face ultima mutare pierde?
explore-sparse = Spațiul rar
explore-sparse-asks = Care grămezi sunt rare?
explore-open-sparse = Calculează-l până la grămada { $heaps }
explore-no-sparse = Valorile calculate până acum nu au un spațiu rar.
explore-mask = O valoare nim este rară dacă are un număr par de cifre 1 sub masca { $mask }. Celelalte valori sunt comune. Masca este scrisă în baza 2, iar punctele repetă prima ei cifră.
explore-rare = { $count ->
    [one] O singură grămadă cu valoare rară, dintre primele { $heaps }.
    [few] { $count } grămezi cu valori rare, dintre primele { $heaps }.
   *[other] { $count } de grămezi cu valori rare, dintre primele { $heaps }.
}
explore-last-rare = Ultima grămadă rară este { $heap }, cu valoarea nim { $value }.
explore-maximum = Cea mai mare valoare nim este { $value }, pentru prima dată la grămada { $heap }.
explore-first-rares = Primele grămezi rare, cu valorile lor
explore-code = Ca program
explore-code-asks = Cum calculez asta în programul meu?
explore-code-languages = Limbaj de programare
explore-writing-code = Se scrie programul
explore-copy-code = Copiază programul
explore-save = Citează și salvează
explore-save-asks = Ce teoremă stă în spate și cum o citez?
explore-bibtex = BibTeX
explore-copy-bibtex = Copiază BibTeX
explore-save-certificate = Salvează certificatul
explore-certificate-about = Alt program îl poate verifica fără să se încreadă în acesta.
explore-no-certificate = Pentru acest răspuns nu există certificat.
explore-winner-asks = Cine câștigă și de ce?
explore-winning-move = O mutare câștigătoare: { $move }.
explore-why-zero = Suma nim a valorilor nim este 0, deci orice mutare are un răspuns câștigător.
explore-why-not-zero = Suma nim a valorilor nim este { $sum }. O mutare care o face 0 câștigă.
explore-columns-asks = Cum se adună părțile?
explore-moves-asks = Ce face fiecare mutare?
explore-open-moves = Arată toate mutările
explore-rules = Regulile
explore-rules-asks = Ce lege stă în spatele valorilor?
explore-list = O listă de valori
explore-list-asks = Ce joc are aceste valori?
explore-list-law-asks = Ce lege par să urmeze valorile?
explore-list-no-law = Valorile sunt prea puține sau nu urmează nicio lege simplă.
explore-family = O familie de reguli
explore-family-asks = Ce lege au toate aceste reguli?
explore-family-no-law = Nu se cunoaște aici nicio lege pentru întreaga familie.
explore-seen-in = Observat în:
explore-nimber = Numere nim
explore-nimber-asks-nimber = Ce număr nim este acesta?
explore-nimber-asks-order = Ce putere a acestui număr nim este 1?
explore-nimber-asks-roots = Ce numere nim sunt soluții ale ecuației x² + x = c?
explore-no-roots = niciun număr nim cunoscut de pagină
explore-nimber-field = { $bits ->
    [one] Toate numerele se află în corpul numerelor nim de un bit.
    [few] Toate numerele se află în corpul numerelor nim de { $bits } biți.
   *[other] Toate numerele se află în corpul numerelor nim de { $bits } de biți.
}
explore-nimber-about = ⊕ adună în baza 2 fără transport. ⊗ este produsul lui Conway: cu el, numerele nim formează un corp.
explore-binary = În baza 2:
explore-graph = Graful tău de stări
explore-graph-asks = Cine câștigă din fiecare nod?
explore-graph-as-position = Ca poziție
explore-node = Nod
explore-node-winner = Cine câștigă
explore-node-moves = Mutări optime
explore-node-misere = Joc misère
explore-more-nodes = { $count ->
    [one] În fișier mai există un nod.
    [few] În fișier mai există { $count } noduri.
   *[other] În fișier mai există { $count } de noduri.
}
