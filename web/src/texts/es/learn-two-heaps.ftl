learn-two-heaps-title = Copia a tu rival
learn-two-heaps-about = Dos montones iguales, un tablero de dominós, una fila de bolos: a veces la mejor estrategia es ser un espejo.
learn-two-heaps-play = Esto es Nim: toma cuantas fichas quieras, pero de un solo montón. Gana quien toma la última ficha. El motor empieza con dos montones iguales. ¿Puedes ganarle? Después prueba los otros dos juegos.
learn-two-heaps-nim = Dos montones
learn-two-heaps-cram = Dominós
learn-two-heaps-kayles = Bolos
learn-two-heaps-guess = Dos montones de 6 fichas. Tu rival toma 4 fichas del montón izquierdo. ¿Qué haces?
learn-two-heaps-guess-rest = Tomar las 2 últimas fichas del montón izquierdo
learn-two-heaps-guess-rest-reply = Entonces queda un montón de 6, y tu rival lo toma entero.
learn-two-heaps-guess-all = Tomar las 6 fichas del montón derecho
learn-two-heaps-guess-all-reply = Entonces quedan 2 fichas, y tu rival toma las dos.
learn-two-heaps-guess-copy = Tomar 4 fichas del montón derecho
learn-two-heaps-guess-copy-reply = Ahora los montones son iguales otra vez. Haga lo que haga tu rival, puedes copiarlo.
learn-two-heaps-why-1 = **Los montones iguales pierden.** Lo que el jugador en turno toma de un montón, el otro lo toma del otro montón. Así, el segundo jugador siempre tiene respuesta y hace la última jugada. Si los montones no son iguales, el jugador en turno los iguala y pasa a ser quien copia.
learn-two-heaps-why-2 = El mismo truco sirve en los tableros. En un tablero de dominós (Cram) con un número par de filas **y** de columnas, gira el dominó de tu rival media vuelta alrededor del centro del tablero y coloca ahí el tuyo. Ese lugar siempre está libre. Por eso gana el segundo jugador. Intenta ganar a la copia aquí abajo. Si solo uno de los dos números es par, el primer jugador coloca un dominó justo en el centro y desde entonces copia.
learn-two-heaps-mirror = Un tablero de cuatro por cuatro en el que la página copia tus dominós
learn-two-heaps-mirror-first = Juega primero: toca una casilla y después una vecina para colocar un dominó. La página te copia.
learn-two-heaps-mirror-second = Ahora toca una vecina de esta casilla.
learn-two-heaps-mirror-over = No hay lugar para otro dominó, y te toca a ti. ¡Gana quien copia!
learn-two-heaps-mirror-again = Vaciar el tablero
learn-two-heaps-square = Fila { $row }, columna { $column }: { $state ->
    [yours] tu dominó
    [copy] la copia
    [chosen] elegida
   *[free] libre
}
learn-two-heaps-why-3 = En Kayles derribas un bolo o dos vecinos. **El primer jugador siempre gana una sola fila:** derriba el bolo del medio o los dos del medio. Quedan dos filas iguales, y ahora copias.
learn-two-heaps-why-4 = Cuidado: copiar funciona solo si la jugada de tu rival nunca puede quitarte tu respuesta. Eso es todo lo que tienes que demostrar.
learn-two-heaps-task-nim = Nim con dos montones. Haz una jugada que gane.
learn-two-heaps-task-cram = Dos jugadores colocan dominós en un tablero vacío de { $rows } filas y { $columns } columnas. Pierde quien no puede colocar ninguno. ¿Quién gana?
learn-two-heaps-task-cram-even = Los dos números son pares. El segundo jugador gira cada dominó media vuelta alrededor del centro, y ese lugar siempre está libre.
learn-two-heaps-task-cram-odd = Solo uno de los números es par. El primer jugador coloca un dominó justo en el centro y desde entonces copia.
learn-two-heaps-task-kayles = Kayles: derriba un bolo o dos vecinos. Haz una jugada que gane.
