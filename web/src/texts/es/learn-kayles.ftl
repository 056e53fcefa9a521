learn-kayles-title = Kayles: juegos que se dividen
learn-kayles-about = Derriba un bolo del medio, y una fila se convierte en dos. La teoría está preparada para eso.
learn-kayles-play = En Kayles derribas un bolo o dos vecinos. Un hueco divide una fila en dos. Gana quien derriba el último bolo. Una fila es fácil para el primer jugador: ya sabes por qué. Varias filas no lo son.
learn-kayles-one = Una fila
learn-kayles-three = Tres filas
learn-kayles-guess = Halla a mano los valores nim de Kayles. Una jugada puede dejar **dos** filas. Están lado a lado, así que sus valores nim tienen una [suma nim|nim-sum], y esta va al estante.
learn-kayles-strip = Valores nim de Kayles
learn-kayles-why-1 = **Dividir no es nada nuevo:** dos filas son dos juegos lado a lado. Por tanto, el valor nim de una fila es el mex de unas sumas nim. Con él ganas cualquier partida de Kayles, con cualquier número de filas.
learn-kayles-why-2 = Aquí están los valores nim en filas de doce. Las columnas acaban siendo constantes: a partir de 71, los valores se repiten con [período|period] 12. Las casillas con marco son excepciones. La última es 70.
learn-kayles-values = Calculando los valores nim
learn-kayles-rows = Valores nim de Kayles en filas de doce
learn-kayles-why-3 = Un patrón en una pantalla no es una demostración. Aquí hay una: Richard Guy y Cedric Smith mostraron en 1956 hasta dónde hay que mirar para tener la certeza: más o menos hasta el doble del final del primer período. Si los valores se repiten hasta ahí, se repiten para siempre. El motor comprueba justamente eso:
learn-kayles-law = Buscando la ley
learn-kayles-task-sum = Dos filas de Kayles, de { $a } y { $b } bolos. ¿Cuánto valen juntas?
learn-kayles-task-sum-why = Las filas valen { $value-a } y { $value-b }, y la suma nim es { $sum }.
learn-kayles-task-table = Valores nim de Kayles
learn-kayles-task-who = Tres filas de Kayles, de { $a }, { $b } y { $c } bolos. ¿Quién gana?
learn-kayles-task-who-why = Las filas valen { $values }, y la suma nim es { $sum }. { $sum ->
    [0] El jugador en turno pierde.
   *[other] El jugador en turno gana.
}
learn-kayles-task-move = Kayles. Haz una jugada que gane.
