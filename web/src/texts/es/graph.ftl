graph-title = El grafo de estados
graph-about = Mira todas las posiciones a las que puedes llegar y las jugadas entre ellas. Elige una posición para ir a ella. Las jugadas ganadoras son gruesas.
graph-drawing = Explorando las posiciones
graph-max-nodes = Número máximo de posiciones
graph-size = { $nodes ->
    [one] { $nodes } posición
   *[other] { $nodes } posiciones
}, { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}.
graph-show = Mostrar
graph-shows-outcome = quién gana
graph-shows-value = valores nim
graph-shows-remoteness = distancia al final
graph-explains-outcome = P: pierde el jugador en turno. N: gana el jugador en turno.
graph-explains-value = El valor nim de cada posición. Con 0 pierde el jugador en turno.
graph-explains-remoteness = Cuántas jugadas quedan si quien gana se da prisa y quien pierde se demora.
graph-frame = Grafo de estados de { $position }
graph-help = Para mover la imagen, arrástrala o usa las flechas del teclado. Para hacer zoom, mantén pulsada la tecla Ctrl y gira la rueda, o usa + y −. La tecla 0 lo muestra todo. Tab va a la posición actual. Desde ahí, las flechas van a sus vecinas, e Intro te lleva hasta ellas.
graph-zoom-in = Acercar
graph-zoom-out = Alejar
graph-see-all = Ver todo
graph-here = Dónde estoy
graph-legend = Leyenda
graph-legend-p = Posición P: pierde el jugador en turno
graph-legend-n = Posición N: gana el jugador en turno
graph-legend-t = empate
graph-legend-wins = jugada ganadora
graph-legend-move = otra jugada
graph-legend-walked = por donde has pasado
graph-legend-scale = { $what }: de { $from } a { $to }
graph-node = { $position }: { $outcome }
graph-node-value = valor nim { $value }
graph-node-remoteness = distancia al final { $moves }
graph-at = Estás aquí
graph-moves-from = Jugadas desde aquí
graph-no-moves = Aquí no queda ninguna jugada.
graph-wins = gana
graph-back = Atrás
graph-to-start = Al comienzo
graph-root = Empezar el grafo aquí
graph-explain = Explicar esta posición
graph-play = Jugar desde aquí
graph-not-in-graph = La posición de la dirección no está en este grafo.
graph-more = Mostrar { $count } más
