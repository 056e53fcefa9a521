learn-multiples-title = El juego del 21
learn-multiples-about = Toma 1, 2 o 3 fichas. Gana quien toma la última. ¿Puedes ganar siempre?
learn-multiples-play = Hay 21 fichas. En cada jugada tomas 1, 2 o 3. **Gana quien toma la última ficha.** Empiezas tú. Juega varias veces y fíjate en cuántas fichas quedan cuando te va bien.
learn-multiples-guess = Toca todos los números de fichas en los que **el jugador en turno pierde** si el otro no se equivoca. Un número así se llama [posición P|p-position]; los demás son [posiciones N|n-position]. Empieza por el 0: de la nada, nadie puede tomar una ficha.
learn-multiples-strip = Números de fichas, de 0 a 21
learn-multiples-why-1 = **Los múltiplos de 4 pierden.** Si tu rival está en un múltiplo de 4 y toma 1, tú tomas 3. Si toma 2, tú tomas 2. Si toma 3, tú tomas 1. En total se toman 4, y tu rival está otra vez en un múltiplo de 4. Al final, ese múltiplo es 0.
learn-multiples-groups = 21 fichas: una ficha y cinco grupos de cuatro
learn-multiples-why-2 = Por eso, con 21 tomas 1. Las fichas que quedan forman grupos de cuatro, y tú siempre completas el grupo que tu rival ha empezado.
learn-multiples-why-3 = ¿Por qué 4? Porque 4 es uno más que lo máximo que se puede tomar. Cambia la regla y mira la tira:
learn-multiples-most = Máximo de fichas por jugada
learn-multiples-law = Toma de 1 a { $most }: pierden los múltiplos de { $step }.
learn-multiples-strip-of = Posiciones P al tomar de 1 a { $most }
learn-multiples-task-who = Quedan { $coins } fichas. Una jugada toma 1, 2 o 3. ¿Quién gana si nadie se equivoca?
learn-multiples-task-who-why = { $rest ->
    [0] { $coins } es múltiplo de 4: el jugador en turno pierde.
    [one] { $coins } no es múltiplo de 4. El jugador en turno toma { $rest } ficha y deja un múltiplo de 4.
   *[other] { $coins } no es múltiplo de 4. El jugador en turno toma { $rest } fichas y deja un múltiplo de 4.
}
learn-multiples-task-move = Una jugada toma 1, 2 o 3 fichas. Haz una jugada que gane.
learn-multiples-task-take = Quedan { $coins } fichas. Una jugada toma de 1 a { $most }. ¿Cuántas fichas tomas para ganar?
learn-multiples-task-take-why = Pierden los múltiplos de { $step }. { $coins } − { $take } = { $left } es múltiplo de { $step }. Así que toma { $take }.
