learn-misere-title = La última ficha pierde
learn-misere-about = Dale la vuelta al objetivo. ¿Hay que aprenderlo todo de nuevo? Sorprendentemente, casi nada.
learn-misere-play = Otra vez Nim, pero ahora **pierde quien toma la última ficha**. Esto se llama [juego misère|misere]. Los montones son 1, 3 y 4, y empiezas tú.
learn-misere-guess = Los montones son 1, 1, 1 y 4, y te toca a ti. Pierde quien toma la última ficha. ¿Cuántas fichas dejas del montón de 4?
learn-misere-guess-choice = { $left ->
    [0] ninguna
   *[other] { $left }
}
learn-misere-guess-0-reply = Entonces quedan 1, 1, 1. Tu rival toma una ficha, tú tomas otra, y tu rival tiene que tomar la última.
learn-misere-guess-1-reply = Entonces quedan 1, 1, 1, 1. Se toman por turnos, y tú tienes que tomar la última ficha.
learn-misere-guess-2-reply = Entonces tu rival toma las dos y te deja 1, 1, 1.
learn-misere-why-1 = Con montones de una sola ficha no hay elección: los jugadores las toman por turnos. **Con un número impar de estos montones pierde** el jugador en turno, porque toma la última ficha. En el juego normal es justo al revés.
learn-misere-why-2 = Con un montón mayor: **juega como en el Nim normal, haz pares todas las columnas, hasta que tu jugada fuera a dejar solo montones de una ficha. Entonces deja un número impar de ellos**, en lugar de un número par.
learn-misere-why-3 = ¿Por qué puedes hacerlo siempre? Si todas las columnas son pares, no puede haber exactamente un montón mayor que 1, porque su columna de más a la izquierda sería impar. Así que tu rival nunca se encuentra con exactamente un montón grande. Tú sí. Y con un solo montón grande eliges libremente: dejas una ficha o ninguna.
learn-misere-why-4 = Por tanto, en los dos tipos de juego ganan las mismas posiciones, salvo que todos los montones tengan una sola ficha. Pero esta suerte es propia de Nim. En casi todos los demás juegos, por ejemplo Kayles, el juego misère es mucho más difícil que el normal.
learn-misere-task-ones = { $count } montones de una ficha cada uno. **Pierde** quien toma la última ficha. ¿Quién gana?
learn-misere-task-ones-why = { $parity ->
    [odd] El número de montones es impar, así que el jugador en turno toma la última ficha y pierde.
   *[even] El número de montones es par, así que el otro jugador toma la última ficha y pierde.
}
learn-misere-task-one = **Pierde** quien toma la última ficha. Haz una jugada que gane.
