### Pictures and worksheets.

figure-normal = juego normal: gana quien hace la última jugada
figure-misere = juego misère: pierde quien hace la última jugada
figure-labelled = las reglas dicen quién gana al final
figure-lost = Posición P: pierde el jugador al que le toca
figure-won = Posición N: gana el jugador al que le toca
figure-won-value = Posición N, valor nim { $value }: gana el jugador al que le toca
figure-won-move = Posición N: gana el jugador al que le toca, por ejemplo con { $move }
figure-won-value-move = Posición N, valor nim { $value }: gana el jugador al que le toca, por ejemplo con { $move }
figure-tied = con el mejor juego, la partida termina en empate
figure-move-in = { $made } en { $rule }
figure-take = tomar { $coins }
figure-take-all = tomar todas
figure-p-means = P: pierde el jugador al que le toca
figure-n-means = N: gana el jugador al que le toca
figure-t-means = T: empate
figure-p-position = posición P
figure-n-position = posición N
figure-p-positions = Posiciones P
figure-winning-move = jugada ganadora
figure-other-move = otra jugada
figure-a-move = jugada
figure-coins-taken = fichas que toma esta jugada
figure-nim-values = valores nim, juego normal
figure-before-period = antes del período
figure-exception = difiere del período
figure-no-law = no se conoce ninguna ley
figure-period = período { $period }, preperíodo { $preperiod }
figure-period-saltus = período { $period }, saltus { $saltus }, preperíodo { $preperiod }
figure-law-kind = tipo de ley: { $kind }
figure-proved = { $law }, demostrado
figure-by-theorem = { $law }, por un teorema
figure-only-seen = { $law }, observado pero no demostrado
figure-nim-sums = sumas nim
figure-nim-products = productos nim
figure-nim-value = valor nim
figure-largest = el mayor valor nim es { $value }
figure-nim-sum = suma nim
figure-heap = montón
figure-heap-of = montón { $size }
figure-heaps-to = valores nim de los montones de 0 a { $last }
figure-each-dot = Cada punto es un montón.
figure-dot-covers = Un punto abarca { $heaps ->
    [one] un montón
   *[other] { $heaps } montones
} y { $values ->
    [one] un valor
   *[other] { $values } valores
}: allí cae al menos un montón.
figure-row-column = juego normal: fila a, columna b
figure-keeps-win = conserva la victoria
figure-gives-away = deja escapar la victoria
figure-had-none = no tenía jugada ganadora
figure-wins = gana { $player }
figure-to-move = le toca a { $player }
figure-no-move-left = no queda ninguna jugada
figure-player = jugador { $number }
figure-rings = anillos: adónde lleva una jugada
figure-stairs-count = rayados: los escalones cuyas fichas cuentan
figure-additions-left = adiciones que quedan: { $count }
figure-zero-used = jugada cero usada
figure-turn-of-first = le toca al primer jugador
figure-turn-of-second = le toca al segundo jugador
figure-nothing = ninguna
figure-and-more = { $list } y { $more } más
figure-graph-size = { $positions } posiciones, { $moves } jugadas
figure-sign-wins = ! señala las jugadas ganadoras
figure-sign-reaches = + adónde lleva una jugada
figure-alike = ×2: dos posiciones equivalentes, dibujadas como una
figure-answers = Soluciones
figure-worksheet = Hoja de ejercicios
figure-rule = Regla: { $rule }
figure-name = Nombre
figure-date = Fecha
figure-fill-table = Completa la tabla. El valor de un montón es el menor de los números 0, 1, 2, … que falta entre los valores de sus opciones.
figure-fill-grid = Completa los valores nim: en cada casilla va el menor de los números 0, 1, 2, … que falta entre los valores de sus opciones.
figure-judge = ¿Quién gana con el mejor juego? Escribe N si gana el jugador al que le toca y P si gana el otro. Cuando sea N, escribe una jugada ganadora.
figure-label = Escribe P o N en cada posición, y su valor. Después repasa las jugadas ganadoras con una línea gruesa.
figure-option-values = valores de las opciones
figure-seed = hoja n.º { $seed }
