### Aprender: un camino de capítulos. `[palabras|mex]` marca una palabra de la teoría, `**palabras**` es negrita.

learn-title = Aprender
learn-path-title = De Nim a Sprague–Grundy
learn-path-about = Doce capítulos cortos. En cada uno juegas, conjeturas, ves la razón y resuelves tres ejercicios. Si sabes sumar y dividir, puedes empezar.
learn-unknown = No existe el capítulo “{ $name }”. Aquí están todos los capítulos.
learn-begin = Empezar por el capítulo 1
learn-go-on = Continuar: { $title }
learn-total = { $done } de { $chapters } capítulos terminados
learn-kept = Tu progreso se queda en este dispositivo.
learn-forget = Borrar mi progreso
learn-chapter-number = Capítulo { $number } de { $chapters }
learn-stage-play = Juega
learn-stage-guess = Conjetura
learn-stage-why = ¿Por qué?
learn-stage-tasks = Tres ejercicios
learn-why-closed = Primero intenta descubrirlo. O bien:
learn-why-open = Muéstrame por qué
learn-ways = Capítulos
learn-before = Anterior: { $title }
learn-after = Siguiente: { $title }

learn-wins-first = El jugador en turno
learn-wins-second = El otro jugador
learn-p = Posición P
learn-n = Posición N

learn-task-dots = { $solved } de { $tasks } ejercicios resueltos
learn-task-dot = Ejercicio { $number }: { $state ->
    [right] resuelto
    [wrong] no resuelto
   *[open] pendiente
}
learn-task-number = Ejercicio { $number } de { $tasks }
learn-task-answer = Tu respuesta
learn-task-check = Comprobar
learn-task-next = Siguiente
learn-task-finish = Ver el resultado
learn-task-new = Tres ejercicios nuevos
learn-task-same = La dirección de esta página guarda estos tres ejercicios. Compártela, y los demás recibirán los mismos.
learn-task-result = { $solved ->
    [0] Esta vez no has resuelto ninguno de los { $tasks } ejercicios. Lee la razón una vez más e intenta tres nuevos.
    [1] Has resuelto 1 de { $tasks } ejercicios. Intenta tres nuevos.
    [2] Has resuelto 2 de { $tasks } ejercicios. ¡Casi!
   *[other] Has resuelto los { $tasks } ejercicios. ¡Este capítulo ya es tuyo!
}
learn-verdict-right = ¡Correcto!
learn-verdict-wrong = No.
learn-verdict-again = Aún no. Inténtalo otra vez.
learn-move-why = La jugada { $move } gana. { $principle }
learn-move-reply = Tras { $move }, el otro jugador responde { $reply } y gana.

learn-paint-brushes = Pincel
learn-paint-brush-P = P: pierde el jugador en turno
learn-paint-brush-N = N: gana el jugador en turno
learn-paint-left = { $count ->
    [one] falta { $count }
   *[other] faltan { $count }
}
learn-paint-square = { $position }: { $mark ->
    [P] P
    [N] N
   *[blank] sin pintar
}{ $verdict ->
    [wrong] , mal
    [right] , bien
   *[none] {""}
}
learn-paint-done = ¡Todo correcto! Ahora mira por qué.
learn-paint-is-n = { $position } no es P sino N: la jugada a { $option } deja una posición P, y ahí el otro jugador pierde.
learn-paint-is-end = { $position } no es N sino P: no queda ninguna jugada, así que el jugador en turno ha perdido.
learn-paint-is-p = { $count ->
    [one] { $position } no es N sino P: su única jugada, a { $options }, lleva a una posición N.
   *[other] { $position } no es N sino P: todas sus jugadas, a { $options }, llevan a posiciones N.
}
learn-columns = Los montones en columnas binarias
learn-columns-heap = montón
learn-columns-ones = unos
learn-columns-bit = Montón { $heap }, columna { $weight }: { $bit }
learn-columns-parity = { $parity ->
    [even] , par
   *[odd] , impar
}
learn-shelf = Estante de valores nim
learn-shelf-place = { $place }{ $state ->
    [full] , en el estante
    [gap] , el primer hueco
   *[empty] , no está en el estante
}
learn-filler-end = Desde **{ $heap }** no hay ninguna jugada. El estante está vacío. Toca su primer hueco.
learn-filler-options = { $count ->
    [one] Desde **{ $heap }** las jugadas llevan a { $count } posición. Su valor nim está en el estante. Toca el primer hueco.
   *[other] Desde **{ $heap }** las jugadas llevan a { $count } posiciones. Sus valores nim están en el estante. Toca el primer hueco.
}
learn-filler-value = valor nim { $value }
learn-filler-right = Correcto: { $heap } tiene valor nim { $value }.
learn-filler-taken = Una jugada lleva al valor { $value }, así que { $value } está en el estante. Toca un hueco.
learn-filler-later = Hay un hueco menor que { $value }.
learn-filler-done = La tira está completa. Ahora mira por qué.
