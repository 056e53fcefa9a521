learn-additions-title = Jugadas que no importan
learn-additions-about = Algunas jugadas se pueden deshacer enseguida. Táchalas, y un juego difícil se convierte en Nim.
learn-additions-play = En una escalera bajas cuantas fichas quieras de un escalón al inmediatamente inferior. Las fichas del escalón 1 ya están abajo y se quedan ahí. Gana quien hace la última jugada. En el otro juego también puedes **añadir** fichas a un montón, pero solo un número limitado de veces.
learn-additions-stairs = Escalera
learn-additions-adding = Nim con adiciones
learn-additions-guess = Le toca a tu rival, que no puede ganar mientras respondas bien. Ahora tu rival baja 2 fichas del escalón 3 al escalón 2. ¿Qué haces?
learn-additions-guess-on = Bajar las mismas 2 fichas al escalón 1
learn-additions-guess-on-reply = Exacto. La jugada de tu rival no ha cambiado nada que cuente.
learn-additions-guess-one = Bajar 1 de las 2 fichas al escalón 1
learn-additions-guess-one-reply = Entonces hay una ficha más que antes en el escalón 2. La posición ha cambiado en favor de tu rival.
learn-additions-guess-else = Bajar fichas de otro escalón
learn-additions-guess-else-reply = Puedes hacerlo, pero entonces tienes que calcularlo todo de nuevo. Hay una respuesta que no exige pensar.
learn-additions-drawing = Una escalera: los escalones pares cuentan; los impares, no
learn-additions-why-1 = **Solo cuentan los escalones 2, 4, 6, etc.** Las fichas que pasan de un escalón impar a uno par se pueden bajar enseguida al siguiente escalón impar. Y las fichas que salen de un escalón par desaparecen del juego que cuenta, como si se tomaran. Así que es Nim con los escalones pares como montones.
learn-additions-why-2 = Del mismo modo, si una jugada añade fichas a un montón, el otro jugador quita las mismas fichas. Una adición se puede deshacer, así que no ayuda a nadie. Decide la [suma nim|nim-sum] de los montones, como si nadie pudiera añadir.
learn-additions-why-3 = Pero **la partida debe terminar**. Si se pudieran añadir fichas sin fin, quien va perdiendo lo haría y no perdería nunca. Por eso el número de adiciones es limitado.
learn-additions-why-4 = Las jugadas que se pueden deshacer se llaman **reversibles**. Ya las has visto: una jugada a un valor nim mayor también es reversible. El otro jugador vuelve al valor anterior.
learn-additions-task-stairs = Una escalera con { $coins } fichas en los escalones de 1 a { $stairs }. ¿Cuál es su valor nim?
learn-additions-task-stairs-why = Solo cuentan los escalones pares. Tienen { $even } fichas, y la suma nim es { $sum }.
learn-additions-task-who = Nim con los montones { $heaps }. Tres veces en la partida se pueden añadir hasta 5 fichas a un montón. ¿Quién gana?
learn-additions-task-who-why = Las adiciones se pueden deshacer, así que solo cuenta la suma nim. Es { $sum }. { $sum ->
    [0] El jugador en turno pierde.
   *[other] El jugador en turno gana.
}
learn-additions-task-move = Una escalera. Haz una jugada que gane.
