### Las palabras de la teoría, cada una con dos líneas. Nim, Kayles y otros conservan su nombre.

terms-p-position-name = posición P
terms-p-position-about = El jugador en turno pierde si el otro no se equivoca. La P viene de “previo”: gana quien hizo la jugada previa.
terms-n-position-name = posición N
terms-n-position-about = El jugador en turno puede ganar. La N viene del inglés “next”, siguiente: gana quien hace la jugada siguiente.
terms-nim-value-name = valor nim
terms-nim-value-about = El tamaño del montón de Nim que vale lo mismo. Es 0 exactamente cuando el jugador en turno pierde.
terms-mex-name = mex
terms-mex-about = El mínimo excluido: el menor de los números 0, 1, 2, 3, etc. que falta en una lista. El mex de 0, 1, 3 es 2.
terms-nim-sum-name = suma nim
terms-nim-sum-about = Escribe los números en binario, uno debajo de otro. Una columna con un número impar de unos da un uno. En programación se llama xor.
terms-misere-name = juego misère
terms-misere-about = Pierde quien hace la última jugada. En el juego normal, gana quien hace la última jugada.
terms-remoteness-name = distancia al final
terms-remoteness-about = El número de jugadas que quedan si quien gana se da prisa y quien pierde se demora.
terms-period-name = período
terms-period-about = El número de pasos tras los que una lista se repite. En 0, 1, 2, 0, 1, 2, etc., el período es 3.
terms-state-graph-name = grafo de estados
terms-state-graph-about = Un dibujo de un juego: un punto por cada posición y una flecha por cada jugada.
terms-chapter = Saber más
