learn-graphs-title = Todo juego es un grafo
learn-graphs-about = Un punto por cada posición, una flecha por cada jugada. Olvida las reglas: las flechas lo dicen todo.
learn-graphs-play = Hay 13 caramelos. En una jugada comes uno o, si hay al menos cuatro, dejas la mitad, redondeada hacia abajo: 13 pasa a 6. Gana quien come el último caramelo.
learn-graphs-guess = Este es el [grafo de estados|state-graph] del juego. Cada flecha es una jugada. Pinta los puntos **P** o **N**. Empieza por el final de la partida, el 0, y retrocede a lo largo de las flechas: un punto es P si todas sus flechas llevan a N, y N si alguna flecha lleva a P.
learn-graphs-loading = Dibujando el grafo
learn-graphs-graph = Grafo de estados del juego con 13 caramelos
learn-graphs-why-1 = Pintar funciona en **todo** juego en el que ambos jugadores tienen las mismas jugadas, la partida siempre termina y nada está oculto ni depende del azar. Las flechas nunca forman un ciclo, así que siempre hay un punto cuyas flechas llevan todas a puntos pintados.
learn-graphs-why-2 = Los puntos P tienen dos propiedades: ninguna flecha lleva de un punto P a un punto P, y desde cada uno de los demás puntos alguna flecha lleva a un punto P. En matemáticas, un conjunto así se llama **núcleo**. Un grafo sin ciclos tiene exactamente uno, porque al pintar nunca puedes elegir.
learn-graphs-why-3 = Para los caramelos hay incluso un atajo. Escribe el número en binario. **Son P el 0 y los números con un número impar de ceros al final:** 2 = 10, 6 = 110, 8 = 1000, 10 = 1010, 14 = 1110, etc.
learn-graphs-strip = P y N para 0 a 26 caramelos
learn-graphs-why-4 = En un punto puedes escribir más que P o N: por ejemplo, su [distancia al final|remoteness], que dice cuánto dura la partida. Y, en el próximo capítulo, un número que sabe mucho más.
learn-graphs-task-top = Cada flecha es una jugada, y pierde quien no puede jugar. ¿Qué es el punto { $dot }?
learn-graphs-task-top-why-p = { $dot } es P: todas sus flechas, a { $dots }, llevan a N.
learn-graphs-task-top-why-n = { $dot } es N: su flecha a { $option } lleva a P.
learn-graphs-task-graph = Un grafo de estados
learn-graphs-task-candies = En el juego de los caramelos, { $one } es { $one-is } y { $half } es { $half-is }. ¿Qué es { $candies }?
learn-graphs-task-candies-why = { $is ->
    [P] Las dos jugadas, a { $one } y a { $half }, llevan a posiciones N. Así que { $candies } es P.
   *[N] Una jugada lleva a una posición P. Así que { $candies } es N.
}
learn-graphs-task-far = Hay { $candies } caramelos. En binario, este número es { $binary }. ¿Qué es?
learn-graphs-task-far-why = { $zeros ->
    [0] No hay ningún cero al final. 0 es un número par, así que { $candies } es N.
    [one] Hay { $zeros } cero al final. Un número impar de ceros significa P.
   *[other] Hay { $zeros } ceros al final. Un número impar de ceros significa P; un número par, N.
}
