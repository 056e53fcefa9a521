puzzles-title = Retos
puzzles-about = Cada posición tiene exactamente una jugada ganadora. Encuéntrala.
puzzles-find = Encuentra la jugada ganadora
puzzles-all = Todos los retos
puzzles-unknown = No existe el reto “{ $name }”. Elige uno aquí.
puzzles-daily = Reto diario #{ $day }
puzzles-daily-about = Un reto nuevo cada día, el mismo para todo el mundo.
puzzles-daily-done = Has resuelto el reto de hoy. El próximo llega a medianoche, UTC.
puzzles-daily-open = Resolver el reto de hoy
puzzles-daily-again = Verlo otra vez
puzzles-no-day = Aún no hay reto para este día.
puzzles-streak = { $days ->
    [one] Resuelto { $days } día seguido.
   *[other] Resuelto { $days } días seguidos.
}
puzzles-theme-copying = Copiar
puzzles-about-copying = Deja dos mitades iguales y después copia cada jugada de tu rival.
puzzles-theme-binary = Columnas binarias
puzzles-about-binary = Nim: haz par el número de unos de cada columna.
puzzles-theme-multiples = Múltiplos
puzzles-about-multiples = Toma unas pocas fichas y deja un número que pierda.
puzzles-theme-splitting = Kayles y divisiones
puzzles-about-splitting = Una jugada puede partir una fila en dos juegos.
puzzles-theme-chomp = Chomp
puzzles-about-chomp = Muerde el chocolate, pero deja el cuadrado envenenado.
puzzles-theme-boards = Tableros
puzzles-about-boards = Dominós, cruces y capturas: cuenta las jugadas que quedan.
puzzles-theme-turning = Voltear monedas
puzzles-about-turning = Voltea monedas hasta que todas muestren cruz.
puzzles-theme-misere = Misère
puzzles-about-misere = Todo está al revés: pierde quien juega el último.
puzzles-size-easy = fácil
puzzles-size-medium = medio
puzzles-size-hard = difícil
puzzles-sizes = Niveles
puzzles-solved = { $count ->
    [one] { $count } resuelto
   *[other] { $count } resueltos
}
puzzles-paper-about = Para una clase: ejercicios sobre un juego para imprimir, con dibujos y soluciones.
puzzles-paper-open = Imprimir una hoja de ejercicios
puzzles-kept = Tu navegador guarda en este dispositivo lo que has resuelto.
puzzles-squares = { $wrong ->
    [0] ninguna jugada errónea
    [one] { $wrong } jugada errónea
   *[other] { $wrong } jugadas erróneas
}, { $hints ->
    [0] ninguna pista
    [one] { $hints } pista
   *[other] { $hints } pistas
}
puzzles-place = { $theme }, { $size }, reto { $number }
puzzles-place-daily = { $theme }, { $size }
puzzles-searching = Buscando un reto
puzzles-none = El motor no encontró ningún reto de este nivel. Tema: { $theme }. Prueba con otro nivel.
puzzles-turn = Te toca: gana exactamente una jugada.
puzzles-right = ¡Correcto! Esta jugada gana.
puzzles-wrong = Esta jugada no gana.
puzzles-before = Ya has resuelto este reto:
puzzles-misere = Juego misère: pierde quien hace la última jugada.
puzzles-left = La posición tras estas jugadas
puzzles-not-judged = El motor no pudo juzgar esta jugada a tiempo. Inténtala de nuevo.
puzzles-ended = Juegas { $move }. No queda ninguna jugada, y pierdes.
puzzles-refuted = Juegas { $move }. El rival responde { $answer }. Ahora pierde cualquier jugada tuya.
puzzles-retry = Probar otra jugada
puzzles-play-on = Seguir jugando desde aquí
puzzles-hint = Pista
puzzles-hinting = Buscando la idea
puzzles-explaining = Buscando la razón
puzzles-the-move = { $move } es la única jugada ganadora.
puzzles-next = Siguiente reto
puzzles-more = Más retos
puzzles-why = Ver todas las jugadas
puzzles-tell = Compartir con amigos
puzzles-told = grundy #{ $day } { $squares } { $address }
puzzles-caption = Gana exactamente una jugada. ¿Cuál?
puzzles-moves = { $count ->
    [one] La única jugada como botón
   *[other] Las { $count } jugadas en una lista
}
