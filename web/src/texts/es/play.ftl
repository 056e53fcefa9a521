play-title = Jugar
play-about = Juega contra el motor, o dos personas en un mismo tablero, con pistas si quieres. Después de la partida, el motor valora cada jugada.
play-settings = La partida
play-drawer = Otro juego u otro rival
play-new-game = Partida nueva
play-strength = El motor
play-strengths-perfect = juega a la perfección
play-strengths-mistakes = comete errores
play-strengths-random = juega al azar
play-begins = Quién empieza
play-beginner-you = tú
play-beginner-engine = el motor
play-beginner-people = juegan dos personas
play-names-you = tú
play-names-engine = el motor
play-names-one = jugador 1
play-names-two = jugador 2
play-begin = Empezar esta partida
play-begin-again = Empezar de nuevo
play-your-turn = Te toca: haz una jugada en la imagen.
play-your-turn-plain = Te toca: toca una ficha.
play-turn-of-one = Jugador 1, te toca.
play-turn-of-two = Jugador 2, te toca.
play-engine-turn = El motor está pensando.
play-reading = Leyendo la posición
play-unreadable = Esto no se puede jugar: escribe otra posición aquí abajo.
play-checking = Leyendo la partida de la dirección
play-bad-record = Esta partida no se puede continuar: una de sus jugadas no es legal.
play-reply-failed = El motor no encontró ninguna jugada a tiempo.
play-again = Reintentar
play-name-you = Tú
play-name-engine = El motor
play-name-one = Jugador 1
play-name-two = Jugador 2
play-show = Mostrar en el tablero
play-show-wins = jugadas ganadoras
play-show-values = valores nim
play-digits = Las teclas 1 a 9 hacen las nueve primeras jugadas mientras el foco está en el tablero.
play-played = { $name }: { $move }.
play-engine-guessed = El motor: { $move }, al azar: no encontró ninguna buena jugada a tiempo.
play-won-you = ¡Ganas!
play-won-engine = Gana el motor.
play-won-one = ¡Gana el jugador 1!
play-won-two = ¡Gana el jugador 2!
play-tie = Es un empate.
play-draw = Tablas.
play-last-coin-you = Tomaste la última ficha.
play-last-coin-engine = El motor tomó la última ficha.
play-last-coin-one = El jugador 1 tomó la última ficha.
play-last-coin-two = El jugador 2 tomó la última ficha.
play-last-move-you = Hiciste la última jugada.
play-last-move-engine = El motor hizo la última jugada.
play-last-move-one = El jugador 1 hizo la última jugada.
play-last-move-two = El jugador 2 hizo la última jugada.
play-over-repeated = Esta posición ha aparecido tres veces, y la partida no tiene por qué terminar.
play-over-normal = No queda ninguna jugada: gana quien hizo la última.
play-over-misere = No queda ninguna jugada: pierde quien hizo la última.
play-over-labelled = No queda ninguna jugada: las reglas dicen quién gana.
play-play-again = Jugar otra vez
play-swap-you = Cambiar: empieza el motor
play-swap-engine = Cambiar: empiezas tú
play-harder-mistakes = Más difícil: el motor comete solo algunos errores
play-harder-perfect = Más difícil: el motor juega a la perfección
play-larger = Más difícil: una posición mayor
play-hint = Pista
play-hinting = Buscando una buena jugada
play-hint-where = ¿Dónde?
play-hint-which = ¿Qué jugada?
play-hint-heap = Juega en un montón de { $size }.
play-hint-coin = Voltea la moneda del lugar { $place }, y más si la jugada lo pide.
play-hint-part = Juega en este juego: { $rule }.
play-hint-make = Hacer esta jugada
play-hint-none = Ninguna jugada gana contra el juego perfecto. Pónselo difícil a tu rival.
play-undo = Deshacer
play-full-screen = Pantalla completa
play-moves = { $count ->
    [one] La única jugada legal
   *[other] Las { $count } jugadas legales
}
play-moves-many = Las primeras { $count } jugadas legales
play-more = Mostrar { $count } más
play-record = La partida hasta ahora
play-list = La lista de jugadas
play-grading = Valorando las jugadas
play-graded = Cada jugada, valorada
play-number = N.º
play-who = Quién
play-move = Jugada
play-grade = Nota
play-graded-kept = Esta jugada conservó la victoria.
play-graded-gave-away = Esta jugada dejó escapar la victoria.
play-graded-lost = Aquí no podía ganar ninguna jugada.
play-better = Mejor: { $move }.
play-back-to = Ver la jugada { $number }
play-bar = Jugada { $number }, { $name }: { $move }. { $grade }
play-show-me = Muéstramela
play-moment = El tablero antes de la jugada { $number }
play-go-on = Seguir desde aquí
play-to-end = Volver al final
play-no-grades = Con estas reglas la partida no tiene por qué terminar, así que el motor no valora las jugadas. La página Posición dice quién gana.
play-moves-of-you = Tus jugadas
play-moves-of-engine = Jugadas del motor
play-moves-of-one = Jugadas del jugador 1
play-moves-of-two = Jugadas del jugador 2
play-sum = { $moves }: { $kept ->
    [one] { $kept } conservó la victoria
   *[other] { $kept } conservaron la victoria
}, { $gave ->
    [one] { $gave } la dejó escapar
   *[other] { $gave } la dejaron escapar
} y { $lost ->
    [one] { $lost } fue en una posición perdida
   *[other] { $lost } fueron en posiciones perdidas
}.
play-badges = N: el jugador en turno puede ganar. P: el jugador en turno pierde si el otro no se equivoca.
play-save = Guardar la partida como texto
play-load = Abrir una partida guardada
play-bad-file = En este archivo no hay ninguna partida. Una partida tiene una posición en cada línea.
play-explain = Explicar esta posición
