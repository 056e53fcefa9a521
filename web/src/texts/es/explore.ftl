explore-title = Explorar
explore-about = Escribe lo que quieres conocer: un juego, una regla, una posición, una lista de números. La página responde con quién gana, con la ley y con la demostración.
explore-box = Pregunta por
explore-placeholder = kayles, 0.77, nim : 3,4,5, n -> n-1 | floor(n/2), 0,1,2,3,1,4, 5*9+3
explore-hint = Un nombre, un código, una regla, una posición, una suma, una lista de valores, una expresión de nimbers o un grafo de estados.
explore-open-file = Abrir un archivo…
explore-clear = Borrar
explore-bad-file = La página no puede leer este archivo.
explore-examples = Prueba uno de estos
explore-example-name = Un juego por su nombre: su ley, sus valores, su demostración.
explore-example-code = Un código de tomar y dividir: un dígito por cada número de fichas que se pueden tomar.
explore-example-rule = Una regla propia: lo que una jugada deja de un montón de n.
explore-example-pair = Un juego con dos números: un mapa de sus posiciones.
explore-example-position = Una posición: quién gana, con qué jugada y por qué.
explore-example-sum = Una suma de dos juegos: cuánto vale cada uno.
explore-example-values = Una lista de valores: ¿qué juego los tiene?
explore-example-nimber = Aritmética de nimbers, donde 3 + 3 es 0.
explore-example-graph = Un grafo de estados como texto: CSV, DOT o JSON.
explore-read-as-rule = Leído como una regla.
explore-read-as-position = Leído como una posición.
explore-read-as-family = Leído como una familia de reglas.
explore-read-as-row = Leído como una fila de posiciones.
explore-read-as-values = Leído como una lista de valores.
explore-read-as-nimber = Leído como una expresión de nimbers.
explore-read-as-graph = Leído como un grafo de estados.
explore-read-meant = Leído como { $meant }.
explore-instead-rule = Leerlo como una regla
explore-instead-position = Leerlo como montones de Nim
explore-instead-family = Leerlo como una familia de reglas
explore-instead-row = Leerlo como una fila de posiciones
explore-instead-values = Leerlo como una lista de valores
explore-instead-nimber = Leerlo como una expresión de nimbers
explore-instead-graph = Leerlo como un grafo de estados
explore-back = Todo sobre esto
explore-deeper = Saber más
explore-links = Seguir con esto
explore-to-play = Jugar
explore-to-graph = Grafo de estados
explore-to-worksheet = Ejercicios
explore-to-game = La página del juego
explore-about-rule = ¿Qué juego es este?
explore-sample = Una posición:
explore-law-asks = ¿Qué ley da el valor de cada montón?
explore-pairs-law-asks = ¿Qué ley da todas las posiciones P?
explore-at-asks = ¿Cuánto vale un montón de cualquier tamaño?
explore-values = Valores nim
explore-values-asks = ¿Cuánto vale cada montón, y por qué?
explore-plot-asks = ¿Cómo crecen los valores?
explore-map-asks = ¿Cuánto vale cada par?
explore-proof-asks = ¿Por qué vale la ley para todos los montones?
explore-open-proof = Mostrar la demostración
explore-tried = Lo que se intentó
explore-tried-asks = ¿Por qué no se afirma ninguna ley?
explore-open-tried = Mostrar lo que se intentó
explore-machine = El autómata
explore-machine-of-mode = El autómata para el modo { $mode }
explore-machine-asks = ¿Cómo lee el autómata un número?
explore-machine-label = { $count ->
    [one] Un autómata con { $count } estado
   *[other] Un autómata con { $count } estados
}
explore-machine-large = { $count ->
    [one] El autómata tiene { $count } estado. Son demasiados para un dibujo.
   *[other] El autómata tiene { $count } estados. Son demasiados para un dibujo.
} La demostración da la lista.
explore-machine-value-about = El número de un estado es el valor de un montón cuyos dígitos terminan ahí. Los rótulos de las flechas son dígitos.
explore-machine-yes-about = Una marca ✓ significa sí: los números cuyos dígitos terminan ahí tienen la propiedad. Los rótulos de las flechas son dígitos, uno de cada número.
explore-machine-trap = Donde falta una flecha, la respuesta es no, venga lo que venga después.
explore-machine-step = Leer un dígito
explore-machine-all = Leer todos
explore-machine-reset = De nuevo
explore-machine-digits = Los dígitos que lee el autómata, de derecha a izquierda
explore-machine-in = El autómata está en el estado { $state }.
explore-machine-value = Todos los dígitos están leídos: un montón de { $heap } tiene valor nim { $value }.
explore-machine-accepts = Todos los dígitos están leídos: ({ $x }, { $y }) { $accepts ->
    [yes] es una posición P. El jugador en turno pierde.
   *[no] no es una posición P. El jugador en turno gana.
}
explore-machine-equals = Todos los dígitos están leídos: { $accepts ->
    [yes] un montón de { $x } tiene valor nim { $y }.
   *[no] un montón de { $x } no tiene valor nim { $y }.
}
explore-same = Juegos con los mismos valores
explore-same-asks = ¿Es un juego conocido disfrazado?
explore-comparing = Comparando con juegos conocidos
explore-oeis = En la On-Line Encyclopedia of Integer Sequences:
explore-oeis-first = (a partir del montón { $heap })
explore-few-values = { $count ->
    [one] Solo se da { $count } valor, y muchos juegos lo tienen.
   *[other] Solo se dan { $count } valores, y muchos juegos los tienen.
} Más valores dicen más.
explore-zeros = Todos los valores son 0, así que el jugador en turno siempre pierde.
explore-no-match = { $count ->
    [one] La página comparó { $count } regla. No tiene estos valores.
   *[other] La página comparó { $count } reglas. Ninguna tiene estos valores.
}
explore-more-matches = { $count ->
    [one] { $count } coincidencia más
   *[other] { $count } coincidencias más
}
explore-near = Juegos que coinciden al principio
explore-near-differs = difiere en el montón { $heap }: aquí { $here }, allí { $there }.
explore-misere = Juego misère
explore-misere-asks = ¿Quién gana con un solo montón si pierde quien hace la última jugada?
explore-sparse = El espacio ralo
explore-sparse-asks = ¿Qué montones son raros?
explore-open-sparse = Calcularlo hasta el montón { $heaps }
explore-no-sparse = Los valores calculados hasta ahora no tienen espacio ralo.
explore-mask = Un valor nim es raro si tiene un número par de unos bajo la máscara { $mask }. Los demás valores son comunes. La máscara está en binario, y los puntos repiten su primer dígito.
explore-rare = { $count ->
    [one] { $count } montón de los primeros { $heaps } tiene un valor raro.
   *[other] { $count } montones de los primeros { $heaps } tienen valores raros.
}
explore-last-rare = El último montón raro es { $heap }, con valor nim { $value }.
explore-maximum = El mayor valor nim es { $value }, por primera vez en el montón { $heap }.
explore-first-rares = Los primeros montones raros con sus valores
explore-code = Como programa
explore-code-asks = ¿Cómo lo calculo en mi propio programa?
explore-code-languages = Lenguaje de programación
explore-writing-code = Escribiendo el programa
explore-copy-code = Copiar el programa
explore-save = Citar y guardar
explore-save-asks = ¿Qué teorema hay detrás, y cómo lo cito?
explore-bibtex = BibTeX
explore-copy-bibtex = Copiar BibTeX
explore-save-certificate = Guardar el certificado
explore-certificate-about = Otro programa puede comprobarlo sin fiarse de este.
explore-no-certificate = No hay certificado de esta respuesta.
explore-winner-asks = ¿Quién gana, y por qué?
explore-winning-move = Una jugada ganadora: { $move }.
explore-why-zero = La suma nim de los valores nim es 0, así que toda jugada tiene una respuesta ganadora.
explore-why-not-zero = La suma nim de los valores nim es { $sum }. Gana una jugada que la deje en 0.
explore-columns-asks = ¿Cómo se suman las partes?
explore-moves-asks = ¿Qué hace cada jugada?
explore-open-moves = Mostrar todas las jugadas
explore-rules = Las reglas
explore-rules-asks = ¿Qué ley siguen los valores?
explore-list = Una lista de valores
explore-list-asks = ¿Qué juego tiene estos valores?
explore-list-law-asks = ¿Qué ley parecen seguir los valores?
explore-list-no-law = Los valores son muy pocos, o no siguen ninguna ley sencilla.
explore-family = Una familia de reglas
explore-family-asks = ¿Qué ley tienen todas estas reglas?
explore-family-no-law = Aquí no se conoce ninguna ley para toda la familia.
explore-seen-in = Observado en:
explore-nimber = Nimbers
explore-nimber-asks-nimber = ¿Qué nimber es este?
explore-nimber-asks-order = ¿Qué potencia de este nimber es 1?
explore-nimber-asks-roots = ¿Qué nimbers cumplen x² + x = c?
explore-no-roots = ningún nimber que la página conozca
explore-nimber-field = Todos los números están en el cuerpo de los nimbers de { $bits } bits.
explore-nimber-about = ⊕ suma en binario sin llevar. ⊗ es el producto de Conway: con él, los nimbers forman un cuerpo.
explore-binary = En binario:
explore-graph = Tu grafo de estados
explore-graph-asks = ¿Quién gana desde cada nodo?
explore-graph-as-position = Como posición
explore-node = Nodo
explore-node-winner = Quién gana
explore-node-moves = Mejores jugadas
explore-node-misere = Juego misère
explore-more-nodes = { $count ->
    [one] El archivo tiene { $count } nodo más.
   *[other] El archivo tiene { $count } nodos más.
}
