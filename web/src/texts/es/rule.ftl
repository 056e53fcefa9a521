rule-title = Una regla y su ley
rule-about = Escribe una regla. Mira sus valores nim y la ley que los da todos.
rule-pick = O elige un juego
rule-pick-none = Elige un juego…
rule-examples = Maneras de escribir una regla
rule-example-set = Toma 1, 3 o 4 fichas.
rule-example-name = Un juego con nombre.
rule-example-code = Un código de tomar y dividir: un dígito por cada número de fichas que se pueden tomar.
rule-example-heap = Lo que una jugada deja de un montón de n. El signo | separa los tipos de jugada.
rule-example-split = Los corchetes significan que una jugada divide el montón en varios montones.
rule-example-pair = Posiciones con dos números: el juego de Wythoff.
rule-same-as = La misma regla que
rule-as-rule = Como regla:
rule-is-position = Esto no es solo una regla. Es una posición desde la que se puede jugar:
rule-is-game = Esto es
rule-reading = Leyendo la regla
rule-views-table = Tabla
rule-views-plot = Puntos
rule-views-strip = Posiciones P
rule-views-law = Demostración
rule-views-pairs = Mapa
rule-views-label = Vistas de la regla
rule-to = Montones hasta
rule-pairs-to = Ambos hasta
rule-law = La ley
rule-finding-law = Buscando la ley
rule-no-law = En los primeros { $heaps } montones no se ve ninguna ley. Puede que una ley empiece más tarde, o puede que no haya ninguna.
rule-proof-needs-time = La ley concuerda con todos los valores que el motor calculó. Su demostración puede necesitar más tiempo.
rule-form-value = Valor nim de un montón de n, a partir del montón { $from }:
rule-form-lost = El jugador en turno pierde si
rule-looked = Montones calculados: { $heaps }
rule-facts-preperiod = Preperíodo
rule-facts-period = Período
rule-facts-saltus = Saltus
rule-facts-about-preperiod = la ley vale a partir de este montón
rule-facts-about-period = { $heaps ->
    [1] todos los valores son iguales
    [one] los valores se repiten cada { $heaps } montón
   *[other] los valores se repiten cada { $heaps } montones
}
rule-facts-about-growing = { $heaps ->
    [1] los valores crecen con cada montón
    [one] los valores se repiten cada { $heaps } montón, pero mayores
   *[other] los valores se repiten cada { $heaps } montones, pero mayores
}
rule-facts-about-saltus = el aumento por período
rule-no-proof = No hay demostración. La ley se cumple en todos los montones que el motor calculó, pero puede fallar más adelante.
rule-source = Teorema:
rule-at = El valor nim de un montón
rule-at-about-fact = La ley da el valor de un montón de cualquier tamaño.
rule-at-about-seen = La ley no está demostrada, así que cada valor se calcula a partir de la definición. Un montón grande puede tardar demasiado.
rule-at-about-none = No se conoce ninguna ley, así que cada valor se calcula a partir de la definición. Un montón grande puede tardar demasiado.
rule-at-heap = Montón
rule-computing-at = Calculando el valor
rule-values = Calculando los valores nim
rule-table-caption = Valores nim de { $rule }: cada fila contiene períodos enteros.
rule-table-caption-plain = Valores nim de { $rule }
rule-row-head = Desde
rule-before = antes de que empiece el período
rule-exception = difiere del período
rule-p-value = valor nim 0: una posición P
rule-heap-title = Montón { $heap }: valor nim { $value }
rule-choose-heap = Señala un montón, o llega a él con las flechas del teclado, para ver por qué tiene ese valor.
rule-options = Opciones con sus valores nim
rule-more-options = y { $count } más
rule-no-options = No queda ninguna jugada, así que el valor nim es 0.
rule-mex = El menor número que no tiene ninguna opción es { $value }.
rule-partial = El tiempo se acabó tras { $known } montones. Pediste montones hasta { $wanted }.
rule-zoom = Zoom
rule-zoom-in = Acercar
rule-zoom-out = Alejar
rule-see-all = Ver todo
rule-plot-shown = Montones de { $from } a { $to }
rule-plot-help = Para hacer zoom, marca una parte con el ratón, mantén pulsada la tecla Ctrl y gira la rueda, o usa + y −. La tecla 0 lo muestra todo. Las flechas van de montón en montón.
rule-map-help = Señala una casilla o usa las flechas del teclado. En las casillas marcadas pierde el jugador en turno.
rule-map-at = ({ $a }, { $b }): valor nim { $value }. { $wins ->
    [yes] El jugador en turno gana.
   *[no] El jugador en turno pierde.
}
rule-drawing = Dibujando la imagen
rule-plot-label = Gráfico de puntos de los valores nim de { $rule }
rule-plot-about = Horizontal: el montón. Vertical: su valor nim.
rule-strip-label = Tira de las posiciones P de { $rule }
rule-outcome-title = Montón { $heap }: { $outcome }
rule-strip-about = Las posiciones P están rayadas: ahí pierde el jugador en turno.
rule-misere = Juego misère: pierde quien hace la última jugada
rule-pairs-label = Mapa de los pares de { $rule }
rule-show = Mostrar
rule-shows-values = Valores nim
rule-shows-p-positions = Posiciones P
rule-no-sequence-game = Este juego no se juega con un solo montón, así que no tiene sucesión de valores nim. Mira una de sus posiciones:
rule-no-sequence-growing = Una jugada de esta regla no tiene por qué dejar menos que antes, así que no hay sucesión de valores nim. Mira una de sus posiciones:
rule-no-sequence-points = Una posición de esta regla tiene varios números, así que no hay sucesión de valores nim. Mira una de sus posiciones:
rule-no-sequence-graph = Esto es un único grafo de estados, así que no hay sucesión de valores nim. Mira sus posiciones:
rule-no-sequence-labelled = Las reglas dicen quién gana al final de este juego, así que en sus posiciones hay quien gana y quien pierde, pero no valores nim. Mira una de sus posiciones:
rule-no-sample = Escribe una de sus posiciones en la página Posición.
rule-open-position = ¿Quién gana?
rule-open-graph = Grafo de estados
rule-open-play = Jugar
rule-go-on = Seguir con esta regla
