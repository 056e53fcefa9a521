rule-title = O regulă și legea ei
rule-about = Scrie o regulă. Vezi valorile ei nim și legea care le dă pe toate.
rule-pick = Sau alege un joc
rule-pick-none = Alege un joc…
rule-examples = Cum se scrie o regulă
rule-example-set = Ia 1, 3 sau 4 monede.
rule-example-name = Un joc care are nume.
rule-example-code = Un cod „ia și împarte”: câte o cifră pentru fiecare număr de monede care se poate lua.
rule-example-heap = Ce lasă o mutare dintr-o grămadă de n. Semnul | desparte felurile de mutări.
rule-example-split = Parantezele înseamnă că o mutare împarte grămada în mai multe grămezi.
rule-example-pair = Poziții cu două numere: jocul lui Wythoff.
rule-same-as = Aceeași regulă ca
rule-as-rule = Ca regulă:
rule-is-position = Aceasta nu este doar o regulă. Este o poziție de la care se poate juca:
rule-is-game = Acesta este
rule-reading = Se citește regula
rule-views-table = Tabel
rule-views-plot = Puncte
rule-views-strip = Poziții P
rule-views-law = Demonstrație
rule-views-pairs = Hartă
rule-views-label = Vederi ale regulii
rule-to = Grămezi până la
rule-pairs-to = Ambele până la
rule-law = Legea
rule-finding-law = Se caută legea
rule-no-law = { $heaps ->
    [one] Prima grămadă nu arată nicio lege. O lege poate începe mai târziu sau poate nu există.
    [few] Primele { $heaps } grămezi nu arată nicio lege. O lege poate începe mai târziu sau poate nu există.
   *[other] Primele { $heaps } de grămezi nu arată nicio lege. O lege poate începe mai târziu sau poate nu există.
}
rule-proof-needs-time = Legea se potrivește cu toate valorile pe care le-a calculat motorul. Demonstrația ei poate cere mai mult timp.
rule-form-value = Valoarea nim a unei grămezi de n, de la grămada { $from } încolo:
rule-form-lost = Jucătorul aflat la mutare pierde dacă
rule-looked = Grămezi calculate: { $heaps }
rule-facts-preperiod = Preperioadă
rule-facts-period = Perioadă
rule-facts-saltus = Saltus
rule-facts-about-preperiod = legea este valabilă de la această grămadă încolo
rule-facts-about-period = { $heaps ->
    [1] toate valorile sunt la fel
    [one] valorile se repetă la fiecare grămadă
    [few] valorile se repetă la fiecare { $heaps } grămezi
   *[other] valorile se repetă la fiecare { $heaps } de grămezi
}
rule-facts-about-growing = { $heaps ->
    [1] valorile cresc cu fiecare grămadă
    [one] valorile se repetă la fiecare grămadă, dar mai mari
    [few] valorile se repetă la fiecare { $heaps } grămezi, dar mai mari
   *[other] valorile se repetă la fiecare { $heaps } de grămezi, dar mai mari
}
rule-facts-about-saltus = creșterea la fiecare perioadă
rule-no-proof = Nu există o demonstrație. Legea este valabilă pentru toate grămezile pe care le-a calculat motorul, dar poate da greș mai târziu.
rule-source = Teoremă:
rule-at = Valoarea nim a unei grămezi
rule-at-about-fact = Legea dă valoarea unei grămezi de orice mărime.
rule-at-about-seen = Legea nu este demonstrată, așa că fiecare valoare se calculează din definiție. O grămadă mare poate dura prea mult.
rule-at-about-none = Nu se cunoaște nicio lege, așa că fiecare valoare se calculează din definiție. O grămadă mare poate dura prea mult.
rule-at-heap = Grămadă
rule-computing-at = Se calculează valoarea
rule-values = Se calculează valorile nim
rule-table-caption = Valorile nim pentru { $rule }: fiecare rând cuprinde perioade întregi.
rule-table-caption-plain = Valorile nim pentru { $rule }
rule-row-head = Grămezi de la
rule-before = înainte de începutul perioadei
rule-exception = diferă de perioadă
rule-p-value = valoarea nim 0: o poziție P
rule-heap-title = Grămada { $heap }: valoarea nim { $value }
rule-choose-heap = Indică o grămadă sau mergi la ea cu tastele cu săgeți, ca să vezi de ce are valoarea aceasta.
rule-options = Opțiuni, cu valorile lor nim
rule-more-options = și încă { $count }
rule-no-options = Nu mai există nicio mutare, deci valoarea nim este 0.
rule-mex = Cel mai mic număr pe care nu-l are nicio opțiune este { $value }.
rule-partial = Timpul a expirat. Grămezi calculate: { $known }. Ai cerut grămezi până la { $wanted }.
rule-zoom = Mărire
rule-zoom-in = Mărește
rule-zoom-out = Micșorează
rule-see-all = Vezi tot
rule-plot-shown = Grămezile de la { $from } la { $to }
rule-plot-help = Ca să mărești sau să micșorezi, încadrează o parte cu mouse-ul, ține apăsat Ctrl și învârte rotița sau folosește + și −. Tasta 0 arată totul. Tastele cu săgeți trec de la o grămadă la alta.
rule-map-help = Indică o căsuță sau folosește tastele cu săgeți. În căsuțele marcate, jucătorul aflat la mutare pierde.
rule-map-at = ({ $a }, { $b }): valoarea nim { $value }. { $wins ->
    [yes] Jucătorul aflat la mutare câștigă.
   *[no] Jucătorul aflat la mutare pierde.
}
rule-drawing = Se desenează imaginea
rule-plot-label = Diagrama cu puncte a valorilor nim pentru { $rule }
rule-plot-about = Pe orizontală: grămada. Pe verticală: valoarea ei nim.
rule-strip-label = Banda pozițiilor P pentru { $rule }
rule-outcome-title = Grămada { $heap }: { $outcome }
rule-strip-about = Pozițiile P sunt hașurate: acolo jucătorul aflat la mutare pierde.
rule-misere = Joc misère: cine face ultima mutare pierde
rule-pairs-label = Harta perechilor pentru { $rule }
rule-show = Arată
rule-shows-values = Valori nim
rule-shows-p-positions = Poziții P
rule-no-sequence-game = Acest joc nu se joacă pe o singură grămadă, așa că nu are un șir de valori nim. Privește în schimb una dintre pozițiile lui:
rule-no-sequence-growing = O mutare a acestei reguli nu lasă neapărat mai puțin decât înainte, așa că nu există un șir de valori nim. Privește în schimb una dintre pozițiile ei:
rule-no-sequence-points = O poziție a acestei reguli are mai multe numere, așa că nu există un șir de valori nim. Privește în schimb una dintre pozițiile ei:
rule-no-sequence-graph = Acesta este un singur graf de stări, așa că nu există un șir de valori nim. Privește în schimb pozițiile lui:
rule-no-sequence-labelled = Regulile spun cine câștigă la sfârșitul acestui joc, așa că el are rezultate, dar nu valori nim. Privește în schimb una dintre pozițiile lui:
rule-no-sample = Scrie una dintre pozițiile ei în pagina Poziție.
rule-open-position = Cine câștigă?
rule-open-graph = Graf de stări
rule-open-play = Joacă
rule-go-on = Continuă cu această regulă
