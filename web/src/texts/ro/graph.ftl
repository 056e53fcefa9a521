graph-title = Graful de stări
graph-about = Vezi fiecare poziție la care poți ajunge și mutările dintre ele. Alege o poziție ca să mergi acolo. Mutările câștigătoare sunt groase.
graph-drawing = Se explorează pozițiile
graph-max-nodes = Număr maxim de poziții
graph-size = { $nodes ->
    [one] { $nodes } poziție
    [few] { $nodes } poziții
   *[other] { $nodes } de poziții
}, { $moves ->
    [one] { $moves } mutare
    [few] { $moves } mutări
   *[other] { $moves } de mutări
}.
graph-show = Arată
graph-shows-outcome = cine câștigă
graph-shows-value = valori nim
graph-shows-remoteness = distanța până la sfârșit
graph-explains-outcome = P: jucătorul aflat la mutare pierde. N: jucătorul aflat la mutare câștigă.
graph-explains-value = Valoarea nim a fiecărei poziții. La 0, jucătorul aflat la mutare pierde.
graph-explains-remoteness = Câte mutări au rămas, dacă învingătorul se grăbește și învinsul trage de timp.
graph-frame = Graful de stări al poziției { $position }
graph-help = Ca să muți imaginea, trage-o sau folosește tastele cu săgeți. Ca s-o mărești sau s-o micșorezi, ține apăsat Ctrl și învârte rotița sau folosește + și −. Tasta 0 arată totul. Tab merge la poziția curentă. De acolo, tastele cu săgeți merg la vecinele ei, iar Enter trece la ele.
graph-zoom-in = Mărește
graph-zoom-out = Micșorează
graph-see-all = Vezi tot
graph-here = Unde sunt
graph-legend = Legendă
graph-legend-p = Poziție P: jucătorul aflat la mutare pierde
graph-legend-n = Poziție N: jucătorul aflat la mutare câștigă
graph-legend-t = egalitate
graph-legend-wins = mutare câștigătoare
graph-legend-move = altă mutare
graph-legend-walked = pe unde ai mers
graph-legend-scale = { $what }: de la { $from } la { $to }
graph-node = { $position }: { $outcome }
graph-node-value = valoarea nim { $value }
graph-node-remoteness = distanța până la sfârșit { $moves }
graph-at = Ești aici
graph-moves-from = Mutări de aici
graph-no-moves = Aici nu mai există nicio mutare.
graph-wins = câștigă
graph-back = Înapoi
graph-to-start = La început
graph-root = Începe graful aici
graph-explain = Explică această poziție
graph-play = Joacă de aici
graph-not-in-graph = Poziția din adresă nu se află în acest graf.
graph-more = Arată încă { $count }
