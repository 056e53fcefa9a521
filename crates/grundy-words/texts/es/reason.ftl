### Por qué una parte tiene su valor: la razón que una persona puede usar.
###
### A reason has four texts: what counts (whole sentences), what the numbers of this position say (a clause without a
### full stop, or sentences without the last full stop), what a winning move does (an order that begins with a small
### letter, without a full stop), and sometimes how to answer every move (whole sentences).

## What every reason says.

# $because: an equation, or a clause such as “3 is less than 4”. $formula: such as “G(50) = 1”.
reason-so = { $because }, así que { $formula }
reason-less-than = { $number } es menor que { $than }
reason-is-odd = { $number } es impar
reason-is-even = { $number } es par
reason-their-nim-sum = Su suma nim es { $sum }
aim-leave-value-zero = deja una posición de valor nim 0
aim-leave-lost = deja una posición desde la que toda jugada pierde
# $heaps: one of the phrases hint-heaps-… of hint.ftl.
aim-leave-heaps = deja { $heaps }
aim-leave-lost-heap = deja un montón perdedor

## The values of one heap. $law: a formula such as “G(n) = n mod 4”, or a sentence of law.ftl without a full stop.

reason-law = { $law }.
reason-nim-heap = Un montón de Nim de n fichas vale n: sus opciones son los montones de 0, …, n-1 fichas, con valores 0, …, n-1, así que el mex es n.
reason-only-remainder = { $law }: solo cuenta el resto de dividir n entre { $modulus }.
# $term: a formula such as “n” or “n + 1”, which is halved as long as it is even.
reason-odd-part = { $law }: divide { $term } entre 2 mientras sea par; del número impar que queda toma la mitad, redondeada hacia abajo.
reason-logarithm = { $law }: el mayor exponente k con { $base }^k <= { $term }.
# $numeration: “in binary”, “in base 3” or “in Zeckendorf's way” (words.ftl).
reason-zeros = { $count ->
    [0] { $number } es { $digits } { $numeration }, sin ningún cero al final, así que { $formula }
    [one] { $number } es { $digits } { $numeration }, con un cero al final, así que { $formula }
   *[other] { $number } es { $digits } { $numeration }, con { $count } ceros al final, así que { $formula }
}
reason-ones = { $count ->
    [one] { $number } es { $digits } en binario, con un uno, así que { $formula }
   *[other] { $number } es { $digits } en binario, con { $count } unos, así que { $formula }
}
reason-values-repeat-for-all = Los valores se repiten: G(n+{ $period }) = G(n) para todo n. Por tanto, solo cuenta el resto de dividir n entre { $period }.
reason-values-repeat-from = Los valores se repiten: G(n+{ $period }) = G(n) para todo n >= { $from }. Por tanto, solo cuenta el resto de dividir n entre { $period }.
# $condition: such as “n mod 7 = 0 or 2” (law.ftl).
reason-values-repeat-for-all-and-lost = Los valores se repiten: G(n+{ $period }) = G(n) para todo n. Por tanto, solo cuenta el resto de dividir n entre { $period }. El jugador en turno pierde exactamente si { $condition }.
reason-values-repeat-from-and-lost = Los valores se repiten: G(n+{ $period }) = G(n) para todo n >= { $from }. Por tanto, solo cuenta el resto de dividir n entre { $period }. El jugador en turno pierde exactamente si { $condition }.
reason-values-grow-for-all = Los valores crecen { $saltus } cada { $period } montones: G(n+{ $period }) = G(n) + { $saltus } para todo n.
reason-values-grow-from = Los valores crecen { $saltus } cada { $period } montones: G(n+{ $period }) = G(n) + { $saltus } para todo n >= { $from }.
reason-lost-heaps = El jugador en turno pierde exactamente en estos montones: { $condition }.
reason-one-of-these = { $number } es uno de estos números
reason-none-of-these = { $number } no es ninguno de estos números
reason-one-of-them = { $number } es uno de ellos
reason-zeros-parity = { $count ->
    [0] { $number } es { $digits } { $numeration }, sin ningún cero al final: { $parity ->
        [odd] un número impar
       *[even] un número par
    }
    [one] { $number } es { $digits } { $numeration }, con un cero al final: { $parity ->
        [odd] un número impar
       *[even] un número par
    }
   *[other] { $number } es { $digits } { $numeration }, con { $count } ceros al final: { $parity ->
        [odd] un número impar
       *[even] un número par
    }
}
answer-take-complement = Siempre que el rival tome k fichas, toma { $both }-k: entre los dos toman { $both }.
reason-misere-shift = { $least ->
    [1] Solo, un montón en el juego misère se gana o se pierde como el montón con una ficha menos en el juego normal. Por tanto, el jugador en turno pierde exactamente en estos montones: { $condition }.
   *[other] Solo, un montón en el juego misère se gana o se pierde como el montón con { $least } fichas menos en el juego normal. Por tanto, el jugador en turno pierde exactamente en estos montones: { $condition }.
}

## A heap with a mode: two numbers, of which one is a heap. $heap and $mode: the names of the two, such as n and l.

reason-modes-repeat = Los valores se repiten: { $law }. Por tanto, solo cuentan { $mode } y el resto de dividir { $heap } entre { $period }.
reason-modes-repeat-at-once = Los valores se repiten: { $law }. Por tanto, solo cuenta { $mode }, siempre que { $heap } sea bastante grande.
reason-modes-machine = Para cada { $mode }, un autómata calcula el valor a partir de los dígitos de { $heap } { $numeration }, empezando por el último.
# $forms: the laws of some modes in closed form.
reason-modes-machine-in-short = Para cada { $mode }, un autómata calcula el valor a partir de los dígitos de { $heap } { $numeration }, empezando por el último. En resumen: { $forms }.
# $which: such as “l = 2”. $steps: the way of the machine, such as “0 -1-> 2 -0-> 1”.
reason-modes-machine-goes = { $number } es { $digits } { $numeration }, así que el autómata para { $which } recorre { $steps }, hasta un estado de valor { $value }: { $formula }

## Pairs of numbers.

# $pairs: such as “(0,0) (1,2) (3,5)”. $alpha: phi, sqrt(2) or alpha; $step: k, or such as 2*k; $definition: an equation for $alpha.
reason-wythoff = El jugador en turno pierde exactamente en los pares { $pairs } …, en cualquier orden. El par número k = 0, 1, 2, … es (a,b) con a = floor(k*{ $alpha }) y b = a + { $step }, donde { $alpha ->
    [phi] { $definition } es el número áureo
   *[other] { $definition }
}. Cada número positivo está en exactamente un par, y cada diferencia pertenece a un solo par. Por tanto, ninguna jugada lleva de un par de la lista a otro, y desde cualquier otro sitio alguna jugada lleva a la lista.
# $equation: such as “floor(2*phi) = 3”.
reason-wythoff-in-list = { $pair } tiene diferencia { $difference }, así que k = { $k }, y { $equation } es su número menor: está en la lista
reason-wythoff-not-in-list = { $pair } tiene diferencia { $difference }, así que k = { $k }, pero { $equation } no es { $low }: no está en la lista
reason-wythoff-not-divided = { $pair } tiene diferencia { $difference }, que no es divisible entre { $divisor }: no está en la lista
aim-wythoff = deja un par de la lista { $pairs } …
# $ratio: such as “8/5 = 1.600…”.
reason-euclid-less = { $ratio } es menor que phi
reason-euclid-more = { $ratio } es mayor que phi
reason-euclid-zero = Un número es 0, así que no hay jugada
reason-euclid-equal-no-move = Los números son iguales, así que no hay jugada
reason-euclid-equal-one-move = Los números son iguales, y una jugada quita uno de ellos por completo
reason-euclid-to-zero = Solo cuenta la razón de los dos números, comparada con el número áureo { $phi }. Mientras se pueda jugar con ambos, el jugador en turno pierde exactamente si el número mayor es menor que phi veces el menor y no es igual a él. Por debajo del doble del menor solo hay una jugada, y convierte una razón menor que phi en una mayor. Con una razón mayor que phi se puede elegir, y dejar una razón menor.
reason-euclid-positive = Solo cuenta la razón de los dos números, comparada con el número áureo { $phi }. Mientras se pueda jugar con ambos, el jugador en turno pierde exactamente si el número mayor es menor que phi veces el menor. Por debajo del doble del menor solo hay una jugada, y convierte una razón menor que phi en una mayor. Con una razón mayor que phi se puede elegir, y dejar una razón menor.
aim-euclid = deja dos números cuya razón sea menor que phi = 1.618…, o haz la última jugada
reason-fibonacci = Escribe el montón como suma de números de Fibonacci 1, 2, 3, 5, 8, …, sin dos vecinos (cada número tiene una sola suma así, por Zeckendorf). El jugador en turno gana exactamente si puede tomar el menor sumando. Después, el menor sumando que queda es más del doble, así que el rival no puede tomarlo, y tras cualquier otra jugada suya puedes volver a tomar el menor sumando.
reason-fibonacci-no-coin = no queda ninguna ficha
reason-fibonacci-number = { $number } es un número de Fibonacci
# $sum: an equation such as “20 = 13 + 5 + 2”, or the clause before this one.
reason-fibonacci-may = { $sum }; el menor sumando es { $smallest }, y se puede tomar, pues se pueden tomar a lo sumo { $most }
reason-fibonacci-may-not = { $sum }; el menor sumando es { $smallest }, y no se puede tomar, pues se pueden tomar a lo sumo { $most }
aim-fibonacci = deja un montón cuyo menor sumando de Fibonacci no se pueda tomar
answer-fibonacci = Toma de nuevo el menor sumando de la suma de números de Fibonacci.

## Chomp: bites of a bar of chocolate with a poisoned square.

reason-chomp-line = Una sola fila o columna es un montón de Nim de los cuadrados aparte del envenenado: un bocado toma cuantos se quiera.
reason-chomp-line-here = Aquí son { $count }
aim-chomp-line = deja solo el cuadrado envenenado
# $lines: rows or columns.
reason-chomp-two = { $lines ->
    [rows] Con dos filas, el jugador en turno pierde exactamente si la más larga tiene un cuadrado más que la más corta. Todo bocado destruye eso, y un bocado lo restablece.
   *[columns] Con dos columnas, el jugador en turno pierde exactamente si la más larga tiene un cuadrado más que la más corta. Todo bocado destruye eso, y un bocado lo restablece.
}
reason-chomp-two-here = Aquí tienen { $longer } y { $shorter } cuadrados: una diferencia de { $difference }
aim-chomp-two = { $lines ->
    [rows] haz que una de las dos filas tenga exactamente un cuadrado más
   *[columns] haz que una de las dos columnas tenga exactamente un cuadrado más
}
answer-chomp-two = { $lines ->
    [rows] Tras cada bocado, haz que la fila más larga vuelva a tener un cuadrado más que la otra.
   *[columns] Tras cada bocado, haz que la columna más larga vuelva a tener un cuadrado más que la otra.
}
reason-chomp-square = En una tableta cuadrada, muerde el segundo cuadrado de la diagonal, (2,2). Quedan una fila y una columna de la misma longitud, unidas solo por el cuadrado envenenado.
reason-chomp-square-here = La tableta es cuadrada
answer-chomp-square = Copia cada bocado en el otro brazo: el rival tendrá que tomar el cuadrado envenenado.
reason-chomp-stolen = Robo de estrategia: piensa en el bocado que come solo la última esquina, opuesta al cuadrado envenenado. Si gana, es una jugada ganadora. Si pierde, el rival tiene después un bocado que gana; pero ese bocado come también la esquina, así que se podría haber dado desde el principio. En ambos casos, algún bocado gana. El argumento no dice cuál.
reason-chomp-stolen-here = La tableta está entera y tiene más de un cuadrado

## Other games.

reason-schuh-heap = Cada uno de estos divisores divide al siguiente, así que una jugada quita cuantos se quiera de los mayores: es un montón de Nim de todos menos el 1.
reason-schuh-heap-here = El montón tiene { $count }
aim-schuh-heap = deja solo el 1
reason-schuh-stolen = Robo de estrategia: piensa en la jugada que quita solo el número mayor. Si gana, es una jugada ganadora. Si pierde, el rival tiene una respuesta que gana; pero esa respuesta quita también el número mayor, así que podría haber sido la primera jugada. En ambos casos, alguna jugada gana. El argumento no dice cuál.
reason-schuh-stolen-here = Quedan todos los divisores de un número
reason-cram = Simetría: el tablero queda igual tras media vuelta. Quien responde a cada dominó con su imagen por la media vuelta siempre tiene respuesta, y así hace la última jugada.
reason-cram-lost = Ningún dominó puede cubrir su propia imagen, así que el rival del jugador en turno puede responder así
reason-cram-won = Solo un dominó en el centro cubre su propia imagen: el jugador en turno lo coloca primero, y desde entonces responde así
answer-cram = Responde a cada dominó con su imagen por la media vuelta del tablero.
reason-nimble = Una ficha en la casilla s es un montón de Nim de s fichas: puede ir a cualquiera de las casillas de 0 a s-1.
# $sum: an equation such as “2 xor 3 = 1”, or a number.
reason-nimble-here = La suma nim de las casillas es { $sum }
aim-nimble = lleva la suma nim de las casillas a 0
reason-selective = Solo cuenta la paridad. El jugador en turno pierde exactamente si todos los montones son pares: desde ahí toda jugada hace impar algún montón, y luego una ficha de cada montón impar los hace pares a todos de nuevo.
reason-selective-even = Todos los montones son pares
reason-selective-one-odd = El montón { $place } es impar, y ningún otro
# $places: such as “1 and 3”.
reason-selective-odd = Los montones { $places } son impares
aim-selective = haz pares todos los montones: toma una ficha de cada montón impar
answer-selective = Toma una ficha de cada uno de los montones que el rival acaba de elegir.
reason-additions = Las adiciones no cambian nada: quien gana sin ellas quita enseguida las fichas añadidas. Por tanto, solo cuentan los montones, como en el Nim.
aim-additions = lleva la suma nim de los montones a 0
answer-additions = Si el rival añade fichas, quita las mismas fichas; si no, juega como en el Nim.
reason-cake = Las filas por encima y por debajo del trozo envenenado y las columnas a su izquierda y a su derecha son cuatro montones de Nim: un corte come cuantas se quiera de uno de ellos y deja los demás.
# The name of a heap in a sum: the rows or columns on one side of the poisoned piece.
reason-cake-side = { $side ->
    [top] filas de arriba
    [bottom] filas de abajo
    [left] columnas de la izquierda
   *[right] columnas de la derecha
}
aim-cake = lleva la suma nim de los cuatro lados a 0
reason-staircase = Solo cuentan las fichas de los escalones pares, y cuentan como montones de Nim. Las fichas de un escalón impar no cambian nada: si bajan a un escalón par, las mismas fichas bajan enseguida otra vez, y los escalones pares quedan como antes.
# The name of a heap in a sum.
reason-staircase-stair = escalón { $stair }
reason-staircase-empty = No hay fichas en escalones pares: la suma nim es 0
reason-staircase-one = De los escalones pares, solo el escalón { $stair } tiene fichas: la suma nim es { $sum }
# $stairs: such as “2 and 4”; $sum: such as “2 xor 3 = 1”.
reason-staircase-several = Los escalones pares con fichas son { $stairs }: { $sum }
aim-staircase = lleva la suma nim de los escalones pares a 0
answer-staircase = Responde a una jugada hacia un escalón par bajando otra vez las mismas fichas. Responde a una jugada desde un escalón par como en el Nim: lleva de nuevo a 0 la suma nim de los escalones pares.
reason-silver-dollar = Mira los huecos, las casillas libres a la izquierda de cada ficha. Forma pares de fichas desde la derecha: las dos últimas, las dos anteriores, y así sucesivamente; si la primera ficha queda sola, forma par con el extremo de la tira. Solo cuenta el hueco dentro de cada par, como un montón de Nim. Si la ficha izquierda de un par se aleja, la derecha la sigue otro tanto, y el hueco queda como antes.
# The name of a heap in a sum: the gap left of the coin on this square.
reason-silver-dollar-gap = a la izquierda de { $coin }
reason-silver-dollar-no-coin = No hay ninguna ficha: la suma nim es 0
reason-silver-dollar-one-gap = El único hueco es de tamaño { $sum }
# $gaps and $coins: such as “0, 2 and 4”; $sum: such as “0 xor 4 = 4”.
reason-silver-dollar-gaps = De izquierda a derecha, los huecos son de tamaño { $gaps }. Cuentan los que están a la izquierda de las fichas en { $coins }: { $sum }
aim-silver-dollar = lleva a 0 la suma nim de los huecos que cuentan
answer-silver-dollar = Si el rival mueve la ficha izquierda de un par, mueve la derecha otro tanto. Si el rival reduce un hueco que cuenta, lleva de nuevo a 0 la suma nim de esos huecos, como en el Nim.
reason-moore = { $most ->
    [1] Escribe los montones en binario, uno debajo de otro, y cuenta los unos de cada columna. Una jugada cambia un montón. El jugador en turno pierde exactamente si el número de unos de cada columna es múltiplo de { $modulus }: desde ahí toda jugada estropea la columna más alta que cambia, pues le quita un uno; y desde cualquier otro sitio alguna jugada hace de todas las columnas múltiplos de { $modulus }.
   *[other] Escribe los montones en binario, uno debajo de otro, y cuenta los unos de cada columna. Una jugada cambia hasta { $most } montones. El jugador en turno pierde exactamente si el número de unos de cada columna es múltiplo de { $modulus }: desde ahí toda jugada estropea la columna más alta que cambia, pues le quita de 1 a { $most } unos; y desde cualquier otro sitio alguna jugada hace de todas las columnas múltiplos de { $modulus }.
}
# $counts: such as “3, 3 and 4”.
reason-moore-lost = Los números de unos de las columnas son { $counts }: todos múltiplos de { $modulus }
reason-moore-won = Los números de unos de las columnas son { $counts }: { $count } no es múltiplo de { $modulus }
reason-moore-no-coin = No queda ninguna ficha
aim-moore = haz que el número de unos de cada columna binaria sea múltiplo de { $modulus }
answer-moore = Tras cada jugada, haz de nuevo de todas las columnas múltiplos de { $modulus }.
