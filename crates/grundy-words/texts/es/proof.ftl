### The law of a rule and why it holds, for a student to follow: titles, headings and the sentences of proofs.
###
### G(n) is the nim-value of heap n, mex the smallest number that is missing. Formulas stay as they are.

## Titles and headings. $rule: a rule.

proof-title-law = La ley de { $rule }
proof-title-positions = Las posiciones P de { $rule }
heading-statement = El enunciado
heading-no-law = No se encontró ninguna ley
heading-tried = Lo que se probó
heading-seen = Lo que se observa
heading-no-proof = Por qué esto no es una demostración
heading-checked = Lo que se comprobó
heading-example = Un ejemplo
heading-also = También
heading-why-nothing-smaller = Por qué no basta nada menor
heading-why-for-all = Por qué vale para todos los montones
heading-why-finite = Por qué basta un número finito de comprobaciones
heading-why-finite-again = Otra demostración: por qué basta un número finito de comprobaciones
heading-why = Por qué es cierta
heading-first-values = Los primeros valores

## The statement. $rule: a rule as it is typed; $canonical: its shortest form.

proof-rule = La regla es { $rule }. Quien no puede jugar pierde. G(n) es el valor nim de un montón de n fichas: el mex de los valores de sus opciones, que es el menor de los números 0, 1, 2, … que no tiene ninguna opción.
proof-rule-is = La regla es { $rule }, es decir, { $canonical }. Quien no puede jugar pierde. G(n) es el valor nim de un montón de n fichas: el mex de los valores de sus opciones, que es el menor de los números 0, 1, 2, … que no tiene ninguna opción.
proof-coins-rule = La regla es { $rule }. Quien no puede jugar pierde. G(n) es el valor nim de una sola cara en el lugar n: el mex de los valores de sus opciones, que es el menor de los números 0, 1, 2, … que no tiene ninguna opción.
proof-coins-rule-is = La regla es { $rule }, es decir, { $canonical }. Quien no puede jugar pierde. G(n) es el valor nim de una sola cara en el lugar n: el mex de los valores de sus opciones, que es el menor de los números 0, 1, 2, … que no tiene ninguna opción.
# $heap and $mode: the names of the two numbers.
proof-modes-rule = La regla es { $rule }. Quien no puede jugar pierde. { $heap } es un montón, y { $mode } es un modo: solo toma un número finito de valores.
proof-modes-rule-is = La regla es { $rule }, es decir, { $canonical }. Quien no puede jugar pierde. { $heap } es un montón, y { $mode } es un modo: solo toma un número finito de valores.
proof-pairs-rule = La regla es { $rule }. Quien no puede jugar pierde. Un par (x,y) es una posición P si el jugador en turno pierde, y si no una posición N.
proof-pairs-rule-is = La regla es { $rule }, es decir, { $canonical }. Quien no puede jugar pierde. Un par (x,y) es una posición P si el jugador en turno pierde, y si no una posición N.
# $law: a sentence of law.ftl.
proof-law = La ley: { $law }.
proof-sentence = { $sentence }.
proof-proved = Demostrado para esta misma regla, según { $reference }.
proof-theorem = Cierto por un teorema publicado: { $reference }.
proof-only-seen = Solo observado, en los valores de los montones de 0 a { $last }: esto no está establecido.
proof-only-seen-pairs = Solo observado: { $reference }. Esto no está establecido.
proof-nothing-to-check = No hace falta comprobar nada.

## Values and examples.

proof-values = Los valores, por definición
proof-first-values = Los primeros { $shown } de estos { $count } valores, por definición
proof-not-earlier = La ley no puede empezar antes: G({ $before }) = { $now }, pero G({ $later }) = { $then }, no { $wanted }.
proof-shorter-divides = Un período más corto tendría que dividir a { $period }: donde valen dos períodos, vale también su máximo común divisor.
# $here and $there: equations.
proof-not-shorter = No es { $period }, ya que { $here } y { $there }.
proof-not-shorter-but = No es { $period }, ya que { $here } y { $there }, no { $wanted }.
proof-not-shorter-saltus = No es { $period }, ya que { $prime } de ellos tendrían que sumar { $saltus }, y { $prime } no divide a { $saltus }.
proof-sentences = { $first } { $second }
proof-mode-machine = El autómata para { $which }
proof-modes-values = Los valores nim; los { $period } valores a partir de { $from } se repiten
proof-modes-first-values = Los valores nim de los primeros { $shown } montones, por definición; los { $period } valores a partir de { $from } se repiten
proof-machine-caption = El autómata: el estado siguiente para cada dígito
proof-pairs-machine-caption = El autómata: el estado siguiente para cada par de dígitos, el de x antes de la barra
proof-values-machine-caption = El autómata: el estado siguiente para cada par de dígitos, el de n antes de la barra
table-state = estado
table-digit = dígito { $digit }
table-may-end = puede terminar
proof-machine-too-large = La tabla del autómata tiene { $states } estados, demasiados para una página; el JSON de la ley la contiene entera.

## P-positions.

proof-pairs-none = En todos los pares con coordenadas hasta { $to } no se encontró ninguna ley, y no se afirma ninguna.
proof-pairs-law-base = La ley: un autómata con { $states } estados acepta las posiciones P. Lee los dígitos de x e y uno al lado del otro, en base { $base }, empezando por los últimos, y al final dice sí o no.
proof-pairs-law-zeckendorf = La ley: un autómata con { $states } estados acepta las posiciones P. Lee los dígitos de x e y uno al lado del otro, como sumas de distintos números de Fibonacci 1, 2, 3, 5, 8, … sin dos vecinos (Zeckendorf; cada número es una suma así de una sola manera), empezando por los últimos, y al final dice sí o no.
proof-first-pairs = Las primeras posiciones P, por definición: { $pairs }.
proof-pairs-also = Lo mismo por otro teorema, de { $reference }: { $law }.
proof-pairs-when = ¿Cuándo son los pares de un conjunto exactamente las posiciones P? Si (1) ninguna opción de un par que acepta el autómata es aceptada, y (2) todo par que no es aceptado tiene una opción que sí lo es. Toda partida termina, ya que cada jugada disminuye una medida que nunca es negativa; consideremos, pues, los pares en el orden de esa medida.
proof-pairs-induction = Un par aceptado solo tiene, por (1), opciones no aceptadas; por inducción estas son posiciones N, así que el par es una posición P. Un par no aceptado tiene, por (2), una opción aceptada, que por inducción es una posición P; así que es una posición N. Por tanto, (1) y (2) para todos los pares demuestran la ley.
proof-pairs-sentences = Ambas son afirmaciones sobre números naturales. Las jugadas se describen con ecuaciones e inecuaciones, que los autómatas leen dígito a dígito, porque una suma solo tiene que recordar el acarreo. “Y”, “no” y “hay una opción” hacen de autómatas nuevos autómatas.
proof-pairs-decided = Así que la pregunta de si (1) o (2) falla alguna vez es la pregunta de si cierto autómata acepta algo, y eso se ve en sus estados, que son finitos.
proof-euclid-simpler = En el juego de Euclides con números x <= y, x > 0, cada jugada quita x de y, una o más veces. Si puede quitarse dos veces, mira las dos últimas opciones: desde la mayor de ellas hay una sola jugada, que lleva a la menor. Así que exactamente una de las dos es una posición P, y (x,y) es una posición N. Si solo puede quitarse una vez, hay una sola opción. Por eso una regla más simple tiene las mismas posiciones P: quitar x de y si eso solo puede hacerse una vez, y si no ir a (0,0), que es una posición P. De esta regla habla el resto; la describen sumas y comparaciones.
proof-beatty = Los números A y los números B juntos son todos los números naturales desde 1, cada uno una vez (teorema de Beatty), y las diferencias B - A son múltiplos distintos de un número que ninguna jugada en ambas coordenadas puede salvar. Así que desde un par así ninguna jugada lleva a otro. Que desde cualquier otro par alguna jugada lleva a uno de ellos se muestra en el trabajo citado. Lo que se comprobó es que las jugadas de esta regla son las del teorema, para todas las posiciones.

## Laws that are only seen, and no law.

proof-seen-fit = Todos los { $count } valores calculados, los de los montones de 0 a { $last }, cumplen la ley:
proof-seen-larger = De montones mayores no se dice nada: un patrón en muchos valores no es un teorema. En el juego de Grundy los valores de los montones de 3 a 12 repiten 1, 0, 2, y el montón 13 rompe el patrón; otros se rompen tras millones de montones.
proof-seen-period = Una repetición que empieza tarde diría poco. Por eso un período solo cuenta como observado si la ley y dos períodos se ven en la primera sexta parte de los valores, todos los valores posteriores coinciden, y se repiten ocho veces o más.
proof-seen-classes = Cada clase de restos crece en un número propio. Eso solo cuenta como observado si la ley y dos períodos se ven en la primera sexta parte de los valores, todos los valores posteriores coinciden, y crecen así ocho veces o más.
proof-seen-closed = La fórmula es una de una pequeña tabla: potencias que dividen a n, logaritmos, dígitos binarios, raíces. Solo cuenta como observada si es correcta a más tardar desde el montón 64, para todos los valores conocidos, y los valores se apartan de una línea recta al menos tres veces, y más a menudo si hay excepciones.
proof-seen-regular = Una sucesión así se llama k-regular (Allouche y Shallit 1992): los dígitos de n en base k dicen qué relación se usa después, de modo que el valor de un montón enorme requiere un paso por dígito. Solo cuenta como observada si cada relación se encontró en 48 términos, vale para todos los demás conocidos, y los valores son ocho veces tantos como los números con los que se enuncia la ley.
proof-wanted-quotients = Autómatas que leen cocientes en base 2 podrían decidir la ley; no la demostraron, o eran demasiado grandes.
proof-wanted-guy-smith = El teorema de Guy y Smith la establecería si la ecuación valiera hasta el montón { $last }; se calcularon { $computed } montones. Quizá más montones lo logren.
proof-wanted-no-bound = El teorema de Guy y Smith no tiene cota para un código con [ ] o *, ya que una jugada puede dejar montones sin límite de número o tomar sin límite; y los autómatas en base 2 no demostraron la ley, o eran demasiado grandes.
proof-wanted-linear = Ningún teorema de este programa habla de jugadas así: no pueden describirse con ecuaciones e inecuaciones lineales en n y en lo que queda, a lo sumo con potencias.
proof-wanted-states = Las jugadas son lineales en n, así que autómatas que leen dígitos podrían decidir la ley; no la demostraron, o necesitaban demasiados estados.
proof-none = La regla es { $rule }. En los valores de los montones de 0 a { $last } no se encontró ninguna ley, y no se afirma ninguna.
proof-none-is = La regla es { $rule }, es decir, { $canonical }. En los valores de los montones de 0 a { $last } no se encontró ninguna ley, y no se afirma ninguna.
proof-none-may-come = Eso no demuestra que no la haya. Quizá más valores muestren una.
proof-tried-last-values = Una repetición de los últimos { $count } valores, que demostraría un período: tiene que llegar, pero todavía no ha llegado ninguna.
proof-tried-window = Una repetición de la ventana sobre los valores que cubren todos los montones menores: tiene que llegar, pero todavía no ha llegado.
proof-tried-guy-smith = El teorema de Guy y Smith: un período p desde el montón n0 está demostrado si vale hasta el montón h*(n0+m*p) + k - 1, con k = { $k }, h = { $h }, m = { $m }. Ningún n0 y p dentro de estos valores lo cumplen.
proof-tried-long = En cálculos largos: una repetición de los últimos valores en un espacio ralo, más allá del último montón raro. No ha llegado ninguna.
proof-tried-no-bound = El teorema de Guy y Smith no tiene cota para un código con [ ] o *.
proof-tried-period = Un período, simple o aritmético, que se vea en la primera sexta parte de los valores y lo confirmen todos los demás: no lo hay.
proof-tried-classes = Un saltus para cada clase de restos, y fórmulas cerradas (potencias que dividen a n, logaritmos, dígitos binarios, raíces): nada encaja.
proof-tried-machines = Autómatas que leen los valores de los dígitos de n en las bases 2 a 10 y en la representación de Zeckendorf, o valores y n juntos: ninguno con pocos estados los lee.
proof-tried-regular = Relaciones lineales entre las subsucesiones G(k^e*n + r), para k de 2 a 10: unas pocas de ellas no bastan para dar los valores.

## Nim, Lasker's Nim, and rules that take numbers from a range.

proof-nim = De un montón de n fichas se puede tomar cualquier número, así que las opciones son los montones 0, 1, …, n-1. Si estos valen 0, 1, …, n-1 (y el montón 0, que no tiene ninguna jugada, vale 0), entonces el menor número que falta es n. Así, montón por montón, sin fin, G(n) = n. No hace falta comprobar nada.
proof-lasker-law = Una jugada toma cualquier número de fichas de un montón, o lo divide en dos montones y no toma nada. La ley dice que en cada cuatro montones 4m+1, 4m+2, 4m+3, 4m+4 los valores son 4m+1, 4m+2, 4m+4, 4m+3: los dos últimos están intercambiados. Mostramos que cada uno es el mex de sus opciones, si los montones menores tienen estos valores.
proof-lasker-splits = Por la ley, los valores de los montones que al dividir entre 4 dan resto 1, 2, 3, 0 dan resto 1, 2, 0, 3. Los dos últimos dígitos binarios de una suma nim dependen solo de los de sus partes. Así que una división de un montón n tiene un valor de resto 2 si n tiene resto 1 (0+1 y 2+3 fichas dan 3 xor 1 = 2 y 2 xor 0 = 2); 1 o 0 si n tiene 2; 3 si n tiene 3; 0 o 1 si n tiene 0.
proof-lasker-cases = n = 4m+1: los montones menores tienen los valores de 0 a 4m, y ninguna división tiene resto 1, así que G(n) = 4m+1. n = 4m+2: los montones menores tienen de 0 a 4m+1, y ninguna división tiene resto 2, así que G(n) = 4m+2. n = 4m+3: los montones menores tienen de 0 a 4m+2, la división en 1 y 4m+2 tiene 1 xor 4m+2 = 4m+3, y ninguna división tiene resto 0, así que G(n) = 4m+4. n = 4m+4: los montones menores tienen de 0 a 4m+2 y 4m+4, y ninguna división tiene resto 3, así que G(n) = 4m+3. No hace falta comprobar nada.
proof-range-without-end = Se puede tomar cualquier número desde { $least }, y G(n) = floor(n/{ $least }). En efecto, las opciones de n son los montones de 0 a n-{ $least }. Si tienen los valores que da la fórmula, estos son todos los números de 0 a floor(n/{ $least })-1, así que el menor que falta es floor(n/{ $least }); un montón menor que { $least } no tiene ninguna jugada y vale 0. No hace falta comprobar nada.
proof-range-claim = Se pueden tomar de { $least } a { $most } fichas. Sea r = n mod { $modulus }, donde { $modulus } = { $least }+{ $most }. Entonces G(n) = floor(r/{ $least }). Mostramos que este es el mex de las opciones, si tienen los valores que da la fórmula; entonces vale montón por montón, sin fin.
proof-range-no-option = Ninguna opción tiene el valor de n. Tomar t fichas deja el resto r-t si t <= r: eso es r-{ $least } o menos, así que su valor es menor. Si t > r, deja r+{ $modulus }-t, que es r+{ $least } o más, ya que t <= { $most }: su valor es mayor.
proof-range-each-smaller = Cada valor menor v es el de una opción. Los { $least } restos de { $least }*v a { $least }*v + { $below } tienen el valor v. Tomar r - { $least }*v fichas lleva al primero de ellos, { $below } fichas menos al último. El mayor de estos números es al menos { $least }, ya que v < floor(r/{ $least }); el menor es a lo sumo { $most }, ya que r <= { $last }. Se siguen sin huecos, así que uno de ellos está entre { $least } y { $most }.
proof-remainder-claim = { $most ->
    [1] Una jugada toma 1 ficha. Sea r = n mod { $modulus } el resto de dividir n entre { $modulus }. Mostramos que G(n) = r, un montón tras otro: supongamos que es cierto para todos los montones menores.
    [2] Una jugada toma 1 o 2 fichas. Sea r = n mod { $modulus } el resto de dividir n entre { $modulus }. Mostramos que G(n) = r, un montón tras otro: supongamos que es cierto para todos los montones menores.
    [3] Una jugada toma 1, 2 o 3 fichas. Sea r = n mod { $modulus } el resto de dividir n entre { $modulus }. Mostramos que G(n) = r, un montón tras otro: supongamos que es cierto para todos los montones menores.
   *[other] Una jugada toma de 1 a { $most } fichas. Sea r = n mod { $modulus } el resto de dividir n entre { $modulus }. Mostramos que G(n) = r, un montón tras otro: supongamos que es cierto para todos los montones menores.
}
proof-remainder-no-option = Ninguna opción tiene el valor r: para conservar el resto, una jugada tendría que tomar un múltiplo de { $modulus }, y { $most } fichas es lo máximo.
proof-remainder-each-smaller = Cada número menor v = 0, …, r-1 es el valor de una opción: toma r-v fichas, y queda el resto v.
proof-remainder-mex = Así que r es el menor número que no tiene ninguna opción, que es el mex: G(n) = r.
proof-remainder-play = En el juego esto dice: deja un múltiplo de { $modulus }. Siempre que el rival tome k fichas, toma { $modulus }-k, y queda otra vez un múltiplo de { $modulus }.
proof-residues-claim = { $modulus ->
    [2] De cualquier montón se puede tomar 1 ficha, si tiene tantas, pero nunca un número de fichas divisible por { $modulus }. Afirmación: G(n) = n mod { $modulus }. Para el montón 0, que no tiene ninguna jugada, es cierto. Supongamos que es cierto para todos los montones menores que n.
   *[other] De cualquier montón se pueden tomar 1, …, { $most } fichas, si tiene tantas, pero nunca un número de fichas divisible por { $modulus }. Afirmación: G(n) = n mod { $modulus }. Para el montón 0, que no tiene ninguna jugada, es cierto. Supongamos que es cierto para todos los montones menores que n.
}
proof-residues-step = Sea r = n mod { $modulus }. Quien toma k fichas deja n-k, y n-k mod { $modulus } no es r, ya que { $modulus } no divide a k: ninguna opción tiene el valor r. Pero se pueden tomar 1, …, r fichas, pues r es a lo sumo { $most }: dejan montones con n mod { $modulus } igual a r-1, …, 0. Así que todos los valores menores son los de opciones, y r es el menor número que falta: G(n) = r.
proof-residues-end = Así que es cierto para todo n, uno tras otro. No hace falta calcular ningún valor.
proof-between-rules = Junto a esta regla se ponen otras dos. Según la primera hay menos jugadas: cada una de ellas es también una jugada de esta regla. Según la segunda hay más: cada jugada de esta regla es una de ellas. Ambas son bastante simples para decidirse, y ambas tienen la ley G(n) del enunciado.
proof-between-step = Supongamos que la ley es cierta en esta regla para todos los montones menores que n. Ninguna opción del montón n tiene el valor G(n), pues también es una opción según la segunda regla, y allí ninguna lo tiene. Y cada valor v < G(n) es el de una opción: según la primera regla hay una, y es una opción según esta regla. Así que G(n) es el menor número que falta, y la ley es cierta para n.
proof-between-end = Así que es cierto para todo n, uno tras otro. Lo que dice la regla entre las otras dos no cambia nada.
proof-window-options = De n fichas se puede tomar cualquier número de 1 a T(n), donde T(n) = { $most }. Así que las opciones de n son los montones n-T(n), …, n-1: una ventana de T(n) montones que termina justo antes de n. T(0) = 0, y con cada ficha más T crece en 0 o 1, así que la ventana o bien crece un montón por la derecha, o bien se desliza un montón hacia la derecha.
proof-window-claim = Afirmación: los montones n-T(n), …, n (la ventana y el propio n) tienen los valores 0, 1, …, T(n), cada uno una vez. Para n = 0 es cierto: el montón 0 tiene el valor 0. Supongamos que es cierto para n-1.
proof-window-grows = Si T(n) = T(n-1)+1, la ventana de n consta de la ventana de n-1 y del montón n-1. Por la afirmación para n-1, estos tienen los valores 0, …, T(n-1), cada uno una vez. El menor número que falta es T(n-1)+1 = T(n), así que G(n) = T(n), y la afirmación es cierta para n.
proof-window-slides = Si T(n) = T(n-1), ha salido un montón: n-1-T(n). Los montones que siguen en la ventana tienen todos los valores de 0 a T(n) salvo el del montón que ha salido. Así que el menor número que falta es justamente su valor, G(n) = G(n-1-T(n)), y la afirmación es cierta para n.
proof-window-end = Así que es cierto para todo n, uno tras otro. En resumen: un valor que sale de la ventana vuelve con el montón siguiente.
# $growth: how T grows.
proof-window-checked = Los valores no necesitan ninguna comprobación. Que T crece en 0 o 1 para todo n se ve en la forma de la regla: { $growth }.
proof-window-no-move = ninguna jugada
proof-window-top-grows = T crece: { $now }
proof-window-by-law = por la ley
proof-window-by-definition = G(n) por definición
proof-window-first-heaps = Los primeros montones
# $walk: equations, such as “G(1000) = G(499)”.
proof-window-walk = Ve de n a n-1-T(n) mientras T no crezca en n: { $walk }.
proof-window-walk-grows = Ve de n a n-1-T(n) mientras T no crezca en n: { $walk } = { $most }, ya que T({ $heap }) = { $most } es mayor que T({ $below }) = { $less }.
proof-window-walk-on = Ve de n a n-1-T(n) mientras T no crezca en n: { $walk } y así sucesivamente, al final { $value }.

## Rows of values that come again.

proof-take-nothing = Nunca se puede tomar ninguna ficha. Así que ningún montón tiene jugadas, y cada uno vale 0.
# $most: the largest number that may be taken.
proof-take-options = { $most ->
    [one] Se puede tomar a lo sumo { $most } ficha. Así que la única opción posible de un montón n es el { $most } montón anterior a n, y desde n = { $most } se puede tomar cada número del conjunto. El valor de ese { $most } montón decide por sí solo G(n).
   *[other] Se pueden tomar a lo sumo { $most } fichas. Así que todas las opciones de un montón n están entre los { $most } montones anteriores a n, y desde n = { $most } se puede tomar cada número del conjunto. Los valores de esos { $most } montones deciden por sí solos G(n).
}
# $from and $last: the first and the last heap of the row; $heap: the next one; $later: that heap and a period.
proof-take-step = Supongamos que G(n+{ $period }) = G(n) vale { $most } veces seguidas, para n = { $from } a { $last }. Mira los montones { $heap } y { $later }. Para cada número t del conjunto, se pueden tomar t fichas de ambos, y los montones que quedan, { $heap }-t y { $later }-t, tienen valores iguales. Opciones iguales, mex igual: G({ $later }) = G({ $heap }). Ahora la ecuación vale para n = { $next } a { $heap }, otra vez { $most } veces seguidas, así que el mismo argumento da el montón siguiente, y el siguiente, sin fin.
proof-repeat-comes = Tarde o temprano tiene que llegar una repetición así. Ningún valor es mayor que el número de jugadas, así que solo hay un número finito de filas de tantos valores, y una de ellas vuelve.
proof-take-checked = { $most ->
    [1] Los montones de 0 a { $end } se evaluaron por definición, uno tras otro, y G(n) se comparó con G(n+{ $period }) para n = { $from } a { $last }: son iguales.
   *[other] Los montones de 0 a { $end } se evaluaron por definición, uno tras otro, y G(n) se comparó con G(n+{ $period }) para n = { $from } a { $last }: los { $most } pares son todos iguales.
}
proof-take-long = Para eso no hace falta conservar los valores de los { $count } montones. Una pasada por los montones recuerda una fila de { $most } valores y espera a que vuelva, lo que da { $period }. Dos pasadas, una de ellas { $period } montones por delante, encuentran después el último montón en el que difieren: la ley empieza detrás de él.
proof-take-row = La fila que vuelve
proof-fixed-options = { $most ->
    [one] Desde el montón { $settled }, cada jugada toma un número fijo de fichas, a lo sumo { $most } ficha, y puede dejar montones fijos junto al resto. Así que el valor del { $most } montón anterior a n decide por sí solo G(n).
   *[other] Desde el montón { $settled }, cada jugada toma un número fijo de fichas, a lo sumo { $most } fichas, y puede dejar montones fijos junto al resto. Así que los valores de los { $most } montones anteriores a n deciden por sí solos G(n).
}
proof-fixed-step = Supongamos que G(n+{ $period }) = G(n) vale para n = { $from } a { $last }. Mira los montones { $heap } y { $later }. Tienen las mismas jugadas, y lo que estas dejan tiene valores iguales: los montones fijos son los mismos, y los restos son montones n y n+{ $period } para los que vale la ecuación. Opciones iguales, mex igual. Así que la ecuación vale para { $heap }, después para el montón siguiente, y así sin fin.
proof-fixed-checked = Los montones de 0 a { $end } se evaluaron por definición, uno tras otro, y G(n) se comparó con G(n+{ $period }) para n = { $from } a { $last }.
proof-all-but-reach = Se puede tomar todo número mayor que { $most }. Así que desde el montón n se puede llegar a cada uno de los montones 0, 1, …, n-{ $next }.
proof-all-but-first = Primero: los valores de los montones de 0 a i, tomados juntos, nunca tienen un hueco. En efecto, un montón de valor v tiene opciones de todos los valores menores que v, y estas son montones menores. Así que los montones que siempre están al alcance de n tienen exactamente los valores 0, 1, …, u-1, para algún número u que depende de n; llamémoslo u(n).
proof-all-but-second = Segundo: todos estos valores son los de opciones, así que G(n) es u(n) o más. Cuánto más lo deciden solo los { $most } montones n-1, …, n-{ $most }: de aquellos a los que se puede llegar, solo importan las diferencias G(n-t)-u(n), y de estas solo las que no son negativas.
proof-all-but-window = { $most ->
    [one] Sea, pues, la ventana de n el { $most } número G(n-1)-u(n), …, G(n-{ $most })-u(n), donde se escribe -1 para todo lo menor que 0, y donde no existe tal montón. Decide G(n)-u(n). También decide la ventana siguiente: entra el montón n, sale el montón n-{ $most }, y u crece exactamente si el montón que sale tiene el valor u(n) o más, lo que dice la ventana.
   *[other] Sea, pues, la ventana de n la de los { $most } números G(n-1)-u(n), …, G(n-{ $most })-u(n), donde se escribe -1 para todo lo menor que 0, y donde no existe tal montón. Decide G(n)-u(n). También decide la ventana siguiente: entra el montón n, sale el montón n-{ $most }, y u crece exactamente si el montón que sale tiene el valor u(n) o más, lo que dice la ventana.
}
proof-all-but-again = Así que si las ventanas de dos montones x y x+{ $period } son iguales, y u(x+{ $period }) = u(x)+{ $saltus }, entonces todo lo que sigue es igual, { $saltus } más alto: G(n+{ $period }) = G(n)+{ $saltus } para todo n desde x. Y una ventana tiene que volver, ya que además de los u(n) valores cubiertos un montón tiene a lo sumo { $most } opciones más, de modo que los números de una ventana son a lo sumo { $most }.
proof-all-but-checked = Los montones de 0 a { $end } se evaluaron por definición. Las ventanas de x = { $x } y de { $again } son iguales, y u crece de { $from } a { $to }.
proof-all-but-checked-from = Los montones de 0 a { $end } se evaluaron por definición. Las ventanas de x = { $x } y de { $again } son iguales, y u crece de { $from } a { $to }. Del montón { $first } al montón { $before } la ecuación se comparó valor por valor, así que vale desde el montón { $first }.
proof-all-but-caption = La ventana que vuelve (-1 representa todo lo menor que 0, y la falta de montón)

## The theorem of Guy and Smith.

# $coins: the most coins that a move takes, and the last place of the code.
proof-guy-smith-moves = { $coins ->
    [one] { $heaps ->
        [one] Una jugada de { $rule } toma a lo sumo { $coins } ficha de un montón (el último dígito distinto de 0 está en el lugar k = { $coins }) y deja a lo sumo { $heaps } montón, menor que el que había.
       *[other] Una jugada de { $rule } toma a lo sumo { $coins } ficha de un montón (el último dígito distinto de 0 está en el lugar k = { $coins }) y deja a lo sumo { $heaps } montones, cada uno menor que el que había.
    }
   *[other] { $heaps ->
        [one] Una jugada de { $rule } toma a lo sumo { $coins } fichas de un montón (el último dígito distinto de 0 está en el lugar k = { $coins }) y deja a lo sumo { $heaps } montón, menor que el que había.
       *[other] Una jugada de { $rule } toma a lo sumo { $coins } fichas de un montón (el último dígito distinto de 0 está en el lugar k = { $coins }) y deja a lo sumo { $heaps } montones, cada uno menor que el que había.
    }
}
proof-guy-smith-theorem = El teorema: si G(n+{ $period }) = G(n) para todo n de { $from } a { $end }, entonces para todo n desde { $from }. La razón es que un montón N mayor que { $last } = { $heaps }*{ $big } + { $coins } - 1 es tan grande que cada jugada deja un montón grande, y un montón grande puede hacerse { $step } menor sin cambiar su valor.
# $step: a number, or such as “12 = 2*6”.
proof-guy-smith-compare = { $coins ->
    [one] Sea, pues, N mayor que { $last }, y supongamos que la ecuación vale para todos los números menores, es decir, siempre que sus dos montones sean menores que N. Comparamos las opciones de N con las de N-{ $step }. (Ninguno de los dos montones puede tomarse entero, ya que ambos tienen más de { $coins } ficha.)
   *[other] Sea, pues, N mayor que { $last }, y supongamos que la ecuación vale para todos los números menores, es decir, siempre que sus dos montones sean menores que N. Comparamos las opciones de N con las de N-{ $step }. (Ninguno de los dos montones puede tomarse entero, ya que ambos tienen más de { $coins } fichas.)
}
proof-guy-smith-one-heap = Cada jugada desde N tiene una compañera desde N-{ $step }. Una jugada desde N deja un montón de N-{ $coins } fichas o más, así que su montón b tiene { $big } fichas o más. Haz la misma jugada con b-{ $step } en lugar de b: es una jugada desde N-{ $step }, por el mismo dígito. Como b-{ $step } es { $from } o más, G(b-{ $step }) = G(b), y lo que queda tiene el mismo valor.
proof-guy-smith-heaps = Cada jugada desde N tiene una compañera desde N-{ $step }. Una jugada desde N deja montones que juntos tienen N-{ $coins } fichas o más, es decir, { $heaps }*{ $big } o más; así que el mayor de estos montones, que son a lo sumo { $heaps }, llamado b, tiene { $big } fichas o más. Haz la misma jugada con b-{ $step } en lugar de b: es una jugada desde N-{ $step }, por el mismo dígito. Como b-{ $step } es { $from } o más, G(b-{ $step }) = G(b), y lo que queda tiene el mismo valor.
proof-guy-smith-distinct = Pero donde un dígito pide montones distintos (o no todos iguales), b-{ $step } puede estar ya entre los montones que quedan. De los { $heaps } números b-i*{ $step }, para i = 1 a { $heaps }, a lo sumo { $others } pueden estar entre los otros montones que quedan; toma el primero que no lo está. Es { $from } o más, y b-(i-1)*{ $step } está entre los que quedan. Sustituye este por b-i*{ $step }, que es { $step } menos y un número nuevo: los montones siguen siendo distintos, y los valores son los mismos.
# $numbers: such as “2 or 3”.
proof-guy-smith-equal = Donde un dígito pide j montones iguales (aquí j es { $numbers }), cada uno de ellos es así de grande, y cada uno se hace { $step }/j menor. Eso es un número entero de períodos, así que otra vez los valores son los mismos.
proof-guy-smith-or = { $first } o { $second }
# $distinct and $equal: yes or no, whether a digit asks for different or for equal heaps.
proof-guy-smith-back = { $from ->
    [one] En el sentido contrario es más fácil. Una jugada desde N-{ $step } deja un montón mayor de { $from } ficha o más; hazlo { $step } mayor, y es una jugada desde N que deja el mismo valor.{ $distinct ->
        [yes] {" "}(Entonces es mayor que todos los demás, así que los montones siguen siendo distintos.)
       *[no] {""}
    }{ $equal ->
        [yes] {" "}(De j montones iguales, cada uno se aumenta en la j-ésima parte de ese número.)
       *[no] {""}
    } Todos los montones cambiados son { $from } o más y menores que N, donde la ecuación es conocida.
   *[other] En el sentido contrario es más fácil. Una jugada desde N-{ $step } deja un montón mayor de { $from } fichas o más; hazlo { $step } mayor, y es una jugada desde N que deja el mismo valor.{ $distinct ->
        [yes] {" "}(Entonces es mayor que todos los demás, así que los montones siguen siendo distintos.)
       *[no] {""}
    }{ $equal ->
        [yes] {" "}(De j montones iguales, cada uno se aumenta en la j-ésima parte de ese número.)
       *[no] {""}
    } Todos los montones cambiados son { $from } o más y menores que N, donde la ecuación es conocida.
}
proof-guy-smith-so = Así que las opciones de N y de N-{ $step } tienen los mismos valores, y G(N) = G(N-{ $period }). Ahora la ecuación es conocida hasta N, y el mismo argumento sirve para N+1, sin fin.
proof-guy-smith-so-on = Así que las opciones de N y de N-{ $step } tienen los mismos valores, y G(N) = G(N-{ $step }). Por lo que se sabe de montones menores, eso es G(N-{ $step }+{ $period }), y así hasta G(N-{ $period }). Ahora la ecuación es conocida hasta N, y el mismo argumento sirve para N+1, sin fin.
proof-guy-smith-checked = { $count ->
    [one] Los montones de 0 a { $last } se evaluaron por definición, y G(n+{ $period }) = G(n) resultó cierto para n = { $from } a { $end }: { $count } ecuación.
   *[other] Los montones de 0 a { $last } se evaluaron por definición, y G(n+{ $period }) = G(n) resultó cierto para n = { $from } a { $end }: { $count } ecuaciones.
}
proof-guy-smith-zero = { $checked } Del montón 0 no habla el teorema: también allí se comparó G.

## Long runs in a sparse space.

proof-sparse-mask = Una máscara distingue dos tipos de valores: un valor es común si un número impar de sus dígitos binarios 1 están bajo los dígitos 1 de la máscara, y si no raro. (En algunos códigos cuenta también la paridad del montón.) Un montón se llama común o raro según su valor. Casi todos los montones son comunes; los raros son pocos y pronto se acaban.
proof-sparse-sums = La suma nim de dos valores comunes es rara, y también la de dos raros: los números de dígitos se suman, sin tener en cuenta los acarreos. Así que, cuando una jugada deja dos montones y la opción tiene un valor común, uno de los dos montones es raro. Para hallar qué valores comunes tienen las opciones de n, basta mirar los pocos montones raros r y los montones n-t-r, donde t son las fichas tomadas, y los montones n-t que quedan solos.
proof-sparse-witness = Eso da el menor valor común que no tiene ninguna opción. Después se muestra que cada valor raro menor es el de una opción, nombrando una (un testigo). Así que el valor es el mex de todas las opciones, fuera cual fuera la máscara.
proof-sparse-window = Más allá del principio, todo lo que se miró para el montón n está entre los últimos W montones anteriores a n, o es un montón raro de la lista, que ya no cambia. Así que los últimos W valores deciden el siguiente, como cuando se puede tomar un conjunto finito de números.
proof-sparse-repeat = Por tanto, si los W valores anteriores a algún montón x son los anteriores a x+{ $period }, y entretanto no llegó ningún montón raro nuevo, los montones desde x+{ $period } repiten paso a paso lo que hicieron los montones desde x, durante { $period } montones; entonces está allí otra vez la misma fila de W valores, y así sin fin.
proof-sparse-smallest = { $count ->
    [one] El menor montón desde el que vale la ley es { $from }: antes de la repetición encontrada, los valores se compararon hacia atrás mientras coinciden. Se evaluó { $count } montón, de 64 en 64.
   *[other] El menor montón desde el que vale la ley es { $from }: antes de la repetición encontrada, los valores se compararon hacia atrás mientras coinciden. Se evaluaron { $count } montones, de 64 en 64.
}

## Machines that read digits.

proof-machine-reads = Un autómata dice el valor: lee los dígitos de n { $numeration }, empezando por el último, y va de estado en estado. Parte del estado 0; cada estado tiene un valor, y el valor del estado en que terminan los dígitos es L(n). (Los ceros delante de un número no cambian nada.)
proof-machine-example = { $heap } es { $digits } { $numeration }. Desde su último dígito, el autómata recorre { $steps }, y el último estado tiene el valor { $value }. Así que G({ $heap }) = { $value }.
proof-pairs-read = { $coding ->
    [plain] Los valores crecen sin fin, así que ningún autómata puede decirlos. Pero un autómata puede decir si un valor es correcto: lee los dígitos de n y de un número v uno al lado del otro en base { $base }, empezando por los últimos, y al final dice sí o no. Sea L(n) el valor para el que dice sí; que para cada n haya exactamente un valor así también se comprueba.
    [powers] Los valores crecen sin fin, así que ningún autómata puede decirlos. Pero un autómata puede decir si un valor es correcto: lee los dígitos de n y de una potencia { $base }^v uno al lado del otro en base { $base }, empezando por los últimos, y al final dice sí o no. Sea L(n) el valor para el que dice sí; que para cada n haya exactamente un valor así también se comprueba.
   *[odious] Los valores crecen sin fin, así que ningún autómata puede decirlos. Pero un autómata puede decir si un valor es correcto: lee los dígitos de n y de un número que es 0 o una potencia { $base }^j uno al lado del otro en base { $base }, empezando por los últimos, y al final dice sí o no. Sea L(n) el valor para el que dice sí; que para cada n haya exactamente un valor así también se comprueba.
}
proof-coded-powers = La potencia representa el valor v porque el propio v crece tan despacio como el número de dígitos de n. Una potencia menor significa un valor menor, y un mex no pide más que eso cuando una jugada deja un solo montón.
proof-coded-odious = 0 representa el valor 0, y { $base }^j el número odioso que tiene otros j por debajo. (Un número es odioso si tiene un número impar de dígitos binarios 1: 1, 2, 4, 7, 8, … Los demás se llaman malvados: 0, 3, 5, 6, …)
proof-pair-example = G({ $heap }) = { $value }. Al leer { $heap } y { $code } en base { $base }, el autómata recorre { $steps }, y allí puede terminar. Para { $heap } no se acepta ningún otro valor.
proof-pair-example-coded = G({ $heap }) = { $value }, que { $code } representa. Al leer { $heap } y { $code } en base { $base }, el autómata recorre { $steps }, y allí puede terminar. Para { $heap } no se acepta ningún otro valor.
proof-decided-when = ¿Cuándo es L el valor nim? Si (1) ninguna opción de n tiene el valor L(n), y (2) cada número menor que L(n) es el valor de una opción, para todo n. En efecto, una opción es menor que n: si L es correcto para todos los montones menores, (1) y (2) dicen que L(n) es el mex de las opciones, así que L es correcto para n, y así sin fin.
proof-decided-relations = Lo que deja una jugada lo dicen relaciones entre n y los montones que quedan; las demás letras son números naturales cualesquiera:
proof-decided-more = { $count ->
    [one] Y { $count } relación más del mismo tipo.
   *[other] Y { $count } relaciones más del mismo tipo.
}
proof-decided-machines = (1) y (2) hablan de infinitos n, y aun así pueden decidirse. Un autómata que lee números uno al lado del otro comprueba una ecuación como suma un niño, desde el último dígito, sin recordar más que el acarreo; por eso necesita pocos estados. Dos autómatas que funcionan a la vez comprueban “y”. “Hay un número tal que” es un autómata que prueba todos los dígitos de ese número a la vez, y recuerda en qué estados puede estar. “No” intercambia sí y no. Así, con autómatas pequeños se construye uno que acepta exactamente los n para los que (1) o (2) falla. ¿Acepta algo? Sus estados son finitos, así que se puede mirar: ¿hay un camino del primer estado a uno que diga sí? No lo hay.
proof-odious-lemma = Un lema resuelve las sumas nim. Los números de dígitos binarios 1 se suman en una suma nim, salvo pares que desaparecen. Así que la suma nim de dos números odiosos es malvada, y la suma nim de un número odioso y 0 es odiosa.
proof-odious-moves = Cada jugada deja dos montones, cuyos valores son 0 u odiosos por la ley. Así que un valor odioso o solo lo deja el par o y 0; y 0 solo lo dejan dos montones de igual valor.
proof-odious-all = Sea ahora o odioso, y supongamos que las jugadas dejan todos los pares de valores distintos menores que o, cada uno 0 u odioso. Entonces se dejan todos los números menores: uno odioso, por sí mismo y 0; y un número malvado e distinto de 0 es la suma nim de 2^b y e xor 2^b, donde b es un dígito binario 1 de e. Ambos son odiosos y a lo sumo e, así que son menores que o. Basta, pues, comprobar qué pares de valores se dejan.
proof-runs-sums = Una jugada voltea una serie de vecinas, de m+1 a n, y la cara en n desaparece. Lo que queda vale la suma nim de los valores de m+1 a n-1. Sumas así de muchos valores son demasiado para un solo autómata, pero X(n), la suma nim de los valores de 1 a n, también la lee un autómata. (Se demuestra con un paso: X(n) = X(n-1) xor G(n) para todo n.)
proof-runs-options = En X(n-1) xor X(m) todo lo que va hasta m aparece dos veces y desaparece. Así que ese es el valor de la opción, y (1) y (2) hablan de n, de m y de dos valores de X.
proof-repeats-machine = Un autómata lee los dígitos de n, empezando por el último, y dice el valor L(n), o si un valor es L(n). Se encontró en los valores, y después se demostró que es correcto para todo n, como sigue.
proof-repeats-equation = La propia ley, { $equation } para todo n >= { $from }, es una afirmación más de ese tipo, y se decidió de la misma manera.
# $heap and $mode: the names of the two numbers.
proof-modes-machines = Para cada valor de { $mode }, un autómata lee los dígitos de { $heap } { $numeration }, empezando por el último, y termina en un estado que tiene un valor. Llamémoslo el valor del autómata. Es el valor nim de todas las posiciones si (1) ninguna opción tiene el mismo valor del autómata, y (2) cada valor menor es el de una opción: entonces es el mex de las opciones, por inducción, porque la partida termina.
proof-modes-decided = (1) y (2) son afirmaciones sobre números naturales. Los autómatas leen las jugadas dígito a dígito, ya que una suma solo tiene que recordar el acarreo. “Y”, “no” y “hay una opción” hacen de autómatas nuevos autómatas. Así que la pregunta de si (1) o (2) falla alguna vez es la pregunta de si cierto autómata acepta algo, y sus estados, que son finitos, lo muestran.
proof-rows-determine = Escribe los valores nim del montón { $heap } en todos los modos { $mode } como una fila. Desde el montón { $from }, las jugadas toman a lo sumo { $window } fichas, y cuáles son depende solo de { $mode } (y de un resto de { $heap }, si la regla pide uno). Así que las últimas { $window } filas determinan la siguiente, de la misma manera para todos esos montones.
proof-rows-return = Un valor nim es a lo sumo el número de jugadas, así que hay un número finito de filas. Por el principio del palomar, algunas { $window } filas tienen que volver: aquí las filas de los montones de { $first } a { $last } vuelven { $distance } montones después. Desde allí, filas iguales siguen a filas iguales, por inducción.

## Quotients.

# $worth: such as “c(i) + 2*q”.
proof-quotients-heaps = Escribe un montón desde { $first } como { $first } + i + { $classes }*q, con 0 <= i < { $classes }: i es su clase, q su cociente. La ley dice que un montón así vale { $worth }, donde c(i) es el valor para q = 0.
proof-quotients-heaps-by-class = Escribe un montón desde { $first } como { $first } + i + { $classes }*q, con 0 <= i < { $classes }: i es su clase, q su cociente. La ley dice que un montón así vale { $worth }, con el saltus s(i) de su clase, donde c(i) es el valor para q = 0.
proof-quotients-induction = La inducción muestra qué hay que comprobar. Supongamos que todos los montones menores que n tienen los valores de la ley. Entonces la ley también es correcta para n si (1) ninguna opción de n tiene el valor que la ley da a n, y (2) cada número menor es el valor de una opción.
proof-quotients-options = Mira un montón de clase i con el cociente Q, y una jugada que toma t fichas y deja montones de clases dadas (o montones menores que { $first }, de los que hay un número finito). Los tamaños de los montones que quedan suman n-t. Al dividir entre { $classes }, eso dice: los cocientes que quedan suman Q más una constante. Y el valor de la opción es { $climb ->
    [none] la suma nim de los números c de sus clases
    [same] la suma nim de los números { $numbers } de los montones que quedan
   *[by-class] la suma nim de los números { $numbers } de los montones que quedan, cada uno con el c y el s de su clase
}.
proof-quotients-digits = Así que (1) y (2) hablan de números naturales que se suman y se suman nim, y de nada más. Ambas cosas se hacen dígito a dígito en base 2: una suma nim mira un dígito de cada número a la vez, y una suma solo tiene que recordar el acarreo. Así que un autómata con un número finito de estados, que lee los dígitos binarios de Q y de un valor v uno al lado del otro, empezando por los últimos, acepta exactamente los pares para los que una jugada de este tipo deja el valor v. “Hay cocientes tales que” también es un autómata: prueba todos los dígitos a la vez, y recuerda en qué estados puede estar.
proof-quotients-decided = Hay un número finito de clases y un número finito de maneras de dejar montones de clases dadas, así que todas las opciones de la clase i se reúnen en un autómata. La pregunta de si (1) o (2) falla alguna vez es entonces la pregunta de si cierto autómata acepta algo, y eso se ve en sus estados, que son finitos: ¿hay un camino del primer estado a uno de aceptación? No lo hay.
proof-quotients-classes = Las clases
proof-quotients-first-classes = Las primeras clases (siguen { $more } más)
table-heaps = montones

## Arithmetic functions of the heap.

proof-arithmetic-heap-zero = El montón 0 no tiene ninguna jugada. Así que la ley vale montón por montón, sin fin.
proof-arithmetic-checked = En esta regla no hace falta comprobar nada más que su forma. Para comparar, sus primeros valores.
# $formula: such as “G(1000000) = 6”. $equation: an equation, or a chain of inequalities.
proof-arithmetic-power = { $equation }, así que v = { $exponent } y { $formula }.
proof-arithmetic-odd-part = { $equation }, así que m = { $odd } y { $formula }.
proof-arithmetic-ones = { $heap } es { $digits } en binario; el número de unos es { $value }. Así que { $formula }.
proof-arithmetic-even = { $heap } es par, así que { $formula }.
proof-arithmetic-two = 2, el primer primo, divide a { $heap }, así que { $formula }.
proof-arithmetic-product = { $equation }, un producto de primos (en número de { $value }), así que { $formula }.
proof-submasks-moves = Una jugada toma algunos de los unos binarios de n, y nada más: n-k tiene los unos de n sin los de k. Así que una jugada deja cualquier conjunto menor de los unos. Solo cuenta cuántos son, y se puede tomar cualquier número de ellos: los unos son un montón de Nim.
proof-submasks-induction = Por inducción, las opciones de un montón con c unos tienen los valores 0, 1, …, c-1, pues puede quedar cada uno de estos números de unos; y el menor número que falta es c.
proof-primes-moves = Escribe n como producto de primos. Un divisor de n es el producto de algunos de ellos, así que una jugada deja cualquier parte menor de estos primos. Solo cuenta cuántos son, y puede irse cualquier número de ellos: los primos son un montón de Nim.
proof-primes-induction = Por inducción, las opciones de un producto de c primos tienen los valores 0, 1, …, c-1, y el menor número que falta es c.
proof-non-divisors-claim = Escribe n = 2^v * m con m impar. Afirmación: G(n) = (m-1)/2, así que cada m impar tiene un valor propio. Supongamos que es cierto para todos los montones menores.
proof-non-divisors-no-option = Ninguna opción tiene el valor de n: un número menor con la misma parte impar es 2^b * m con b < v, y divide a n.
proof-non-divisors-each-smaller = Cada valor menor es el de una opción. Sea e impar y e < m. Si e no divide a n, puede quedar e. Si lo divide, divide a m, y por eso e es a lo sumo m/3, ya que m/e es impar y no es 1; entonces puede quedar 2^(v+1) * e, pues es menor que n = 2^v * m, y no divide a n, en el que 2 aparece solo v veces.
proof-quotients-claim = Afirmación: G(n) = L, donde 2^L es la mayor potencia de 2 que no es mayor que n. Supongamos que es cierto para todos los montones menores.
proof-quotients-step = Como k es 2 o más, floor(n/k) es a lo sumo n/2, así que su valor es a lo sumo L-1. Con k = 2, 4, …, 2^L, que no son mayores que n, se alcanzan los valores L-1, L-2, …, 0. El menor número que falta es L.
proof-quotients-up-claim = Afirmación: G(n) = L, donde 2^L es la menor potencia de 2 que no es menor que n. Supongamos que es cierto para todos los montones menores.
proof-quotients-up-step = Como k es 2 o más, ceil(n/k) es a lo sumo ceil(n/2), que no es mayor que 2^(L-1), así que su valor es a lo sumo L-1. Con k = 2, 4, …, 2^(L-1) se alcanzan los valores L-1, L-2, …, 1, y k = n deja 1, con el valor 0. El menor número que falta es L.
proof-remainders-options = Un resto r = n mod k es menor que k, y como n = q*k + r con q al menos 1, n es al menos k + r: así que r es menor que n/2. Cada r así aparece, con k = n-r. Así que las opciones de n son los montones 0, 1, …, h con h = floor((n-1)/2).
proof-remainders-step = Así que un montón mayor tiene todas las opciones de uno menor, y los valores nunca bajan. Por inducción, los de los montones de 0 a h son todos los números de 0 a G(h), así que el menor número que falta es G(h) + 1, y G(n) = 1 + G(floor((n-1)/2)). Como floor((n-1)/2) + 1 es floor((n+1)/2), cada paso divide n+1 entre dos: G(n) = L, donde 2^L es la mayor potencia de 2 que no es mayor que n+1.
proof-divisors-moves = Una jugada toma un divisor d de n. Escribe n = 2^v * m con m impar, y d = 2^b * e con e impar; como d divide a n, b es v o menos. ¿Cuántas veces divide 2 a lo que queda?
proof-divisors-cases = Si b < v, entonces n-d = 2^b * (2^(v-b)*m - e), y el número entre paréntesis es par menos impar, así que es impar: 2 divide a n-d exactamente b veces. Cada b de 0 a v-1 aparece, con d = 2^b. Si b = v, entonces n-d = 2^v * (m-e), y m-e es par: n-d es 0, o 2 lo divide más de v veces.
proof-divisors-all = Aquí se puede tomar el propio n, lo que deja 0, con el valor 0. Supongamos que todos los montones menores, salvo 0, tienen el valor que es uno más que el número de veces que 2 los divide. Entonces las opciones de n tienen los valores de 1 a v (con b < v), el valor 0 (se toman todas) y algunos mayores que v+1. El menor número que falta es v+1, así que G(n) = v+1.
proof-divisors-proper = Aquí no se puede tomar el propio n, así que nada deja 0. Supongamos que el valor de cada montón menor es el número de veces que 2 lo divide. Entonces las opciones de n tienen los valores de 0 a v-1 (con b < v) y algunos mayores que v. El menor número que falta es v, así que G(n) = v.
proof-coprime-moves = Un divisor común de dos de los números k, n-k y n divide también al tercero. Así que lo que queda no tiene con n más divisor común que 1, igual que lo que se toma.
proof-coprime-primes = Sea n 2 o más, y p el menor primo que lo divide. Supongamos que la ley es cierta para todos los montones menores. Ninguna opción es divisible por p, así que ninguna tiene p como menor primo. Cada primo menor no divide a n, así que puede quedar, y también 1.
proof-coprime-all = La única ficha del montón 1 se puede tomar: G(1) = 1. Un montón par solo tiene opciones impares, ninguna con el valor 0, así que su valor es 0. Desde un n impar cuyo menor primo es el i-ésimo, puede quedar 2, con el valor 0, y 1, con el valor 1, y del segundo al (i-1)-ésimo primo, con los valores de 2 a i-1. El valor i no es el de ninguna opción, así que G(n) = i.
proof-coprime-proper = El montón 1 no tiene aquí ninguna jugada: G(1) = 0. Si p es el i-ésimo primo, puede quedar 1, con el valor 0, y del primer al (i-1)-ésimo primo, con los valores de 1 a i-1. El valor i no es el de ninguna opción, así que G(n) = i.
