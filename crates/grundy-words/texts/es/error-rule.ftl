### Errors of rules, formulas and numbers as they are typed.

error-rule-tuple-of = { $count ->
    [one] una tupla de un número
   *[other] una tupla de { $count } números
}
# A part of a formula, where its text is not known.
error-rule-this = esto
# A message, and the values of the variables at which it holds, such as n = 3, k = 1.
error-rule-at = { $message } para { $values }
error-rule-should-at = { $message }, para { $values }
error-rule-argument = { $needs ->
    [not-negative] { $text } en { $function }(…) no debe ser negativo
    [positive] { $text } en { $function }(…) debe ser al menos 1
    [two] { $text } en { $function }(…) debe ser al menos 2
   *[small] { $text } en { $function }(…) debe ser aquí menor que 2^64
}
error-rule-negative-operand = { $operator ->
    [power] una potencia necesita un exponente de al menos 0, pero { $text } es menor
   *[other] `{ $operator }` necesita números de al menos 0, pero { $text } es menor
}
error-rule-help-bars = los tipos de jugada se separan con un solo `|`; entre condiciones escribe `or`
error-rule-help-and = entre condiciones escribe `and`
error-rule-help-quotient = escribe floor(a/b) para el cociente redondeado hacia abajo
error-rule-help-power = una potencia se escribe a^b
error-rule-help-ampersand = escribe `and` entre condiciones, `bitand` entre números
error-rule-help-percent = el resto se escribe `a mod b`
error-rule-help-times = escribe `*`
error-rule-help-exclamation = escribe `not`, o `!=` para “distinto de”; el lenguaje no tiene factoriales
error-rule-help-or-sign = escribe `or`
error-rule-help-and-sign = escribe `and`
error-rule-function-floor = floor(x): el mayor entero que no supera x
error-rule-function-ceil = ceil(x): el menor entero que no es menor que x
error-rule-function-abs = abs(x): x sin su signo
error-rule-function-min = min(a, b, …): el menor
error-rule-function-max = max(a, b, …): el mayor
error-rule-function-gcd = gcd(a, b, …): el máximo común divisor
error-rule-function-lcm = lcm(a, b, …): el mínimo común múltiplo
error-rule-function-isqrt = isqrt(n): la parte entera de la raíz cuadrada
error-rule-function-iroot = iroot(n, k): la parte entera de la raíz k-ésima de n, k ≥ 1
error-rule-function-log2 = log2(n): el lugar del bit más alto de n ≥ 1, redondeado hacia abajo
error-rule-function-popcount = popcount(n): cuántos dígitos binarios de n son 1
error-rule-function-bit = bit(n, i): el dígito binario i de n; el último dígito es i = 0
error-rule-function-digit = digit(n, i[, base]): el dígito i de n en base 10 (o base); el último es i = 0
error-rule-function-has-digit = has_digit(n, d): ¿aparece el dígito decimal d en n?
error-rule-function-digit-sum = digit_sum(n): la suma de los dígitos decimales de n
error-rule-function-valuation = valuation(n, p): cuántas veces divide p ≥ 2 a n ≥ 1
error-rule-function-is-prime = is_prime(n)
error-rule-function-is-square = is_square(n): ¿es n = 0, 1, 4, 9, …?
error-rule-function-is-power = is_power(n, b): ¿es n = 1, b, b^2, …?
error-rule-function-is-fibonacci = is_fibonacci(n): ¿es n = 0, 1, 1, 2, 3, 5, …?
error-rule-function-is-prime-power = is_prime_power(n): ¿es n = 2, 3, 4, 5, 7, 8, 9, …?

## What is wrong.

error-rule-not-whole = { $text } no es entero
error-rule-divides-zero = { $text } divide por cero
error-rule-too-large-compute = { $text } es demasiado grande para calcularlo
error-rule-move-leaves-too-many-heaps = una jugada deja demasiados montones
error-rule-position-needs-least-one-coordinate = una posición necesita al menos una coordenada
error-rule-every-part-needs-one-entry = cada parte necesita una entrada por coordenada
error-rule-variable-not-known = esta variable no se conoce aquí
error-rule-not-take-arguments = { $name } no admite { $count } argumentos
error-rule-comparison-lacks-side = a una comparación le falta un lado
error-rule-more-than-bytes = una regla de más de { $most } bytes
error-rule-of-game-is-none = la regla de { $name } no lo es: { $sentence }
error-rule-begins = { $found } donde empieza una regla
error-rule-found-number = el número { $number }
error-rule-found-end = el final
error-rule-not-language = `{ $sign }` no está en este lenguaje
error-rule-no-meaning-language = `{ $sign }` no tiene significado en este lenguaje
error-rule-size-board-no-number = el tamaño de un tablero no es un número: { $value }{ $word }
error-rule-product-needs-sign = un producto necesita su signo: { $value }{ $word }
error-rule-numbers-whole = los números son enteros aquí; en las fórmulas una fracción se escribe con `/`
error-rule-quote-not-closed = estas comillas no se cierran
error-rule-condition-needed = { $found } donde hace falta una condición
error-rule-condition-number-needed = una condición donde hace falta un número
error-rule-number-condition-needed = un número donde hace falta una condición
error-rule-nests-more-than-deep = esto anida más de { $most } niveles
error-rule-number-needed = { $found } donde hace falta un número
error-rule-arguments-begin = { $found } donde empiezan los argumentos de `{ $word }`
error-rule-inside-brackets = { $found } entre paréntesis
error-rule-wrong-number-of-arguments = `{ $word }` con este número de argumentos: { $count }
error-rule-reserved-coordinate-labelled-games = `turn` es la coordenada reservada de los juegos etiquetados
error-rule-unknown-name = nombre desconocido `{ $word }`
error-rule-number-too-large-heap = este número es demasiado grande para un montón
error-rule-heap-negative = un montón no puede ser negativo
error-rule-number-leading-zero = un número con un cero inicial
error-rule-as-power = { $found } como potencia
error-rule-after-number = { $found } después del número
error-rule-no-number = esto no es un número
error-rule-number-not-whole = este número no es entero
error-rule-after-semicolon = { $found } después de `;`
error-rule-ending-goes = { $found } donde continúa la cláusula final
error-rule-after-verdict = { $found } después de un veredicto
error-rule-ending-not-say-holds-otherwise = la cláusula final no dice qué vale en los demás casos
error-rule-ending-game = { $found } en la cláusula final de un juego
error-rule-in-verdict = { $found } en un veredicto
error-rule-after-for = { $found } después de `for`
error-rule-after-for-name = { $found } después de `for { $name }`
error-rule-range-goes-on = { $found } donde continúa un intervalo, como en `1..n`
error-rule-set-numbers-ends = { $found } donde termina un conjunto de números
error-rule-after-move = { $found } después de una jugada
error-rule-name-used-twice = el nombre `{ $word }` se usa dos veces
error-rule-more-than-loops-one-alternative = más de { $most } bucles en una alternativa
error-rule-for-stands-before-if = `for` va antes de `if`
error-rule-goes-on = { $found } donde una regla continúa con sus jugadas
error-rule-more-than-alternatives = más de { $most } alternativas
error-rule-turn-stands-last = `turn` va en último lugar en la cabecera
error-rule-head-rule = { $found } en la cabecera de una regla
error-rule-more-than-coordinates = más de { $most } coordenadas
error-rule-head-rule-ends = { $found } donde termina la cabecera de una regla
error-rule-word-language-variable = `{ $word }` es una palabra del lenguaje y no puede ser una variable
error-rule-set-moves-ends = { $found } donde termina un conjunto de jugadas
error-rule-not-said-how-many-coordinates = no se dice cuántas coordenadas cambian
error-rule-labelled-game-no-sums = un juego etiquetado no tiene sumas
error-rule-more-than-parts = más de { $most } partes
error-rule-parts-sum-end = { $found } donde terminan las partes de una suma
error-rule-move-described = { $found } donde se describe una jugada
error-rule-program-flips-turn-after-every = el programa cambia por sí mismo el turno después de cada jugada
error-rule-after-not = { $found } después de `not`
error-rule-set-after-holds-numbers-not = un conjunto después de `not` contiene números que no dependen del montón
error-rule-not-said-how-many-coins = no se dice cuántas fichas se pueden tomar
error-rule-after-number-to-take = { $found } después del número que se toma
error-rule-number-powers-taken-not-said = no se dice de qué número se pueden tomar las potencias
error-rule-set-not-closed = el conjunto no se cierra
error-rule-in-set = { $found } en un conjunto
error-rule-not-said-how-set-goes = no se dice cómo continúa este conjunto
error-rule-heap-variable-loop-needs-another = `{ $name }` es el montón; una variable de bucle necesita otro nombre
error-rule-range-goes-on-from-0 = { $found } donde continúa un intervalo, como en `0..5`
error-rule-set-ends = { $found } donde termina el conjunto
error-rule-heap-number-taken-needs-another = `{ $name }` es el montón; el número que se toma necesita otro nombre
error-rule-taking-coins = tomar { $taken } fichas
error-rule-number-coins-whole = un número de fichas es entero
error-rule-number-of-coins-too-large = un número de fichas de 2^64 o más

## What was expected: the end of a sentence.

error-rule-expects-comparison = una comparación como `n > 2`
error-rule-expects-number = un número
error-rule-expects-comparison-with-0 = una comparación como `= 0`
error-rule-expects-number-variable-function = un número, una variable o una función
error-rule-expects-operator = un operador o `{ $mark }`
error-rule-expects-number-function = un número o una función
error-rule-expects-one-function = uno de los nombres { $known }, o una función
error-rule-expects-number-of-64-bits = a lo sumo 18446744073709551615 (2^64 - 1)
error-rule-expects-number-as-typed = un número como 5, 1_000, 1e12 o 10^18
error-rule-expects-if-condition = `if` y una condición
error-rule-expects-else-first-wins-else-second = `else first wins`, `else second wins` o `else tie`
error-rule-expects-first-wins-second-wins-tie = `first wins`, `second wins` o `tie`
error-rule-expects-variable-for-k-in = una variable, como en `for k in 1..n`
error-rule-expects-for-range = `for` y un intervalo
error-rule-expects-variable-range = una variable, `in` y un intervalo, como en `for k in 1..n`
error-rule-expects-name-coordinate = el nombre de una coordenada, como en `(a, b) -> …`
error-rule-expects-another-move-end-rule = `|` y otra jugada, `for`, `if`, o el final de la regla
error-rule-expects-any-m-of = `any M of (…)` con M de 1 a { $arity }
error-rule-expects-one-position-after-move = una sola posición después de la jugada
error-rule-expects-tuple-number-each = una tupla con un número para cada uno de los nombres ({ $names })
error-rule-expects-one-each = { $arity }, uno para cada uno de los nombres ({ $names })
error-rule-expects-set-range = un conjunto como `{"{1,3,4}"}`, un intervalo como `1..3`, `any` o `{"not {2,3}"}`
error-rule-expects-powers-of-number = `powers of 2`, o lo mismo con otro número desde 2
error-rule-expects-comma-brace = `,` o `{"}"}`
error-rule-expects-another-number = `,` y otro número, o `{"}"}`
error-rule-expects-set-condition-set-name = un conjunto dado por una condición, o un conjunto con nombre como `powers of 2`, `odd`, `squares` o `primes`
error-rule-expects-variable = una variable
error-rule-expects-numbers-from-1-every-move = números desde 1: toda jugada toma algo
error-rule-expects-smaller-numbers = números menores que 2^64

## What to do.

error-rule-help-leave-heap-0-out = excluye el montón 0, como en `if { $heap } > 0`
error-rule-help-write-floor = escribe floor(…), o ceil(…) para redondear hacia arriba
error-rule-help-add-condition-keeps-divisor-away = añade una condición que impida que el divisor sea 0
error-rule-help-numbers-go-up = los números llegan hasta 2^127 - 1
error-rule-help-board-position-solved-drawn-played = un tablero es una posición que se resuelve, se dibuja o se juega, como en `cram : 3x4`
error-rule-help-write-product = escribe { $value }*{ $word }
error-rule-help-write-1-2-half = escribe 1/2 para un medio
error-rule-help-write-meant = escribe `{ $meant }`
error-rule-help-set-stands-after = un conjunto va después de `in`, como en `{"n-k for k in {1,3}"}`
error-rule-help-range-stands-after = un intervalo va después de `in` o `take`
error-rule-help-end-rule = termina la regla con `; at end: first wins if …, else second wins`
error-rule-help-numbers-written-digits = los números se escriben con cifras
error-rule-help-variable-loop-declared-behind-move = una variable de bucle se declara después de la jugada, como en `n-k for k in 1..n`
error-rule-help-thousands-written = los millares se escriben 1000 o 1_000; una coma separa montones
error-rule-help-numbers-written = los números se escriben 1000, 1_000, 1e12, 10^18 o 10^9+1000
error-rule-help-write-floor-or-ceil = escribe floor(…) o ceil(…)
error-rule-help-game-nobody-wins = una partida que no gana nadie es un `tie`
error-rule-help-say-who-wins-other-one = di quién gana: el otro
error-rule-help-numbers-set-stand-braces = los números de un conjunto van entre llaves, como en `{"for k in {1,3,4}"}`
error-rule-help-range-written = un intervalo se escribe `for k in 1..n`
error-rule-help-write-target-for-k = escribe `TARGET for k in … if …`
error-rule-help-choose-another-name = elige otro nombre
error-rule-help-kinds-move-separated = los tipos de jugada se separan con `|`
error-rule-help-each-kind-move-condition-own = cada tipo de jugada tiene su propia condición, como en `n-1 if n even | n-2 if n odd`
error-rule-help-condition-written = una condición se escribe con `if`
error-rule-help-product-needs-sign = un producto necesita su signo
error-rule-help-any-2-of = como en `any 2 of (a-k, b-k, c-k)`
error-rule-help-leave-out-tuple = omítelo: una tupla para ({ $names })
error-rule-help-write-take-k-in = escribe `{"take {k in 1..n if …}"}`
error-rule-help-range-written-two-points = un intervalo se escribe con dos puntos seguidos, como en 1..3
error-rule-help-several-numbers-stand-braces = varios números van entre llaves, como en `{"take {1,3,4}"}`
error-rule-help-numbers-condition-written = los números dados por una condición se escriben `{"take {k in 1..n if …}"}`
error-rule-help-begins-like = `take { $name }` empieza así
error-rule-help-if-every-larger-number-taken = si se puede tomar cualquier número mayor, escribe `{"take not {…}"}` o `take any`
