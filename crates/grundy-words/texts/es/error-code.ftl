### Errors of take-and-break codes and coin-turning codes.

error-code-expects-digit-sign = un dígito 0–9 o A–F, `*` o `{"{"}`
# A digit of a code says too much where { $added } coins are added to the heap.
error-code-grows = la partida puede no terminar: { $added ->
    [0] justo a la izquierda del punto no se toma ninguna ficha
    [1] tan a la izquierda del punto se añade una ficha
   *[other] tan a la izquierda del punto se añaden { $added } fichas
}, y { $heaps ->
    [0] entonces no puede quedar nada
    [1] un montón de { $heap } puede convertirse en un montón de { $largest }
   *[other] un montón de { $heap } puede convertirse en { $heaps } montones, el mayor de { $largest }
}
error-code-count-missing = { $what ->
    [coins] aquí falta el número de fichas
    [most-coins] aquí falta el mayor número de fichas
   *[neighbours] aquí falta el número de vecinas
}
error-code-count-zero = { $what ->
    [coins] el número de fichas no puede ser 0
    [most-coins] el mayor número de fichas no puede ser 0
   *[neighbours] el número de vecinas no puede ser 0
}

## What is wrong.

error-code-nothing-written = aquí no hay nada escrito
error-code-code-no-point = el código no tiene punto
error-code-only-digits-right-point-repeat = solo pueden repetirse dígitos a la derecha del punto
error-code-point-alone-no-code = un punto solo no es un código
error-code-nothing-repeats = aquí no se repite nada
error-code-repeat-stand-inside-repeat = una repetición no puede estar dentro de una repetición
error-code-repeat-goes-ever-nothing-follow = una repetición sigue para siempre, así que nada puede seguirla
error-code-code-ends = el código termina aquí
error-code-list-suffix-own-one-behind = esta lista tiene un sufijo propio, y otro detrás de su llave
error-code-suffix-already-digit-carries-one = ya hay un sufijo: un dígito lleva uno solo de `!`, `=`, `?`
error-code-not-belong-into-list-heap = esto no corresponde a una lista de números de montones
error-code-number-heaps-missing = aquí falta un número de montones
error-code-most-heaps-named-braces = a lo sumo { $most } montones pueden nombrarse entre llaves
error-code-brace-not-closed = esta llave no se cierra
error-code-not-digit-notation = `{ $sign }` no es un dígito de la notación
error-code-code-one-point-second = un código tiene un solo punto, y este es el segundo
error-code-no-repeat-opened-before-bracket = no se abrió ninguna repetición antes de este corchete
error-code-no-brace-opened-before-one = no se abrió ninguna llave antes de esta
error-code-must-follow-digit-closing-brace = `{ $sign }` debe seguir a un dígito o a una llave de cierre
error-code-meaning-braces-only = `+` solo tiene significado entre llaves, como en `{"{2+}"}`
error-code-not-belong-code = `{ $sign }` no corresponde a un código
error-code-code-most-places = un código tiene a lo sumo { $most } lugares
error-code-code-not-played-ring = este código no se juega en un anillo
error-code-ring-pins = un anillo de { $pins } bolos
error-code-another-ring = otro anillo
error-code-too-many-pins = { $left } bolos
error-code-not-belong-coin-turning-code = `{ $sign }` no corresponde a un código de voltear monedas
error-code-not-letter-coin-turning-codes = `{ $sign }` no es una letra de los códigos de voltear monedas
error-code-range-ends-below-start = este intervalo termina por debajo de su inicio
error-code-said-twice = `{ $sign }` se dice dos veces
error-code-parenthesis-not-closed = este paréntesis no se cierra
error-code-not-belong-number-neighbours = esto no corresponde a un número de vecinas
error-code-coins-lie-within-neighbours = { $least } monedas no pueden estar entre { $within } vecinas
error-code-coins-consecutive-equally-spaced-already = las monedas consecutivas ya están a distancias iguales
error-code-coins-consecutive-symmetric-already = las monedas consecutivas ya son simétricas
error-code-coins-equally-spaced-symmetric-already = las monedas a distancias iguales ya son simétricas

## What was expected: the end of a sentence.

error-code-expects-code = un código como `0.77`
error-code-expects-digit = un dígito
error-code-expects-end-code = el final del código
error-code-expects-comma-brace-one-equals-plus = `,` o `{"}"}`, o uno de `!`, `=`, `?`, `+`
error-code-expects-number-of-heaps = un número como 3, o `*`
error-code-expects-heaps-all-smaller = montones todos menores, como `{"{"}{ $added }{"}"}`
error-code-expects-octal-code = un código octal como 0.77, cuyas jugadas dejen a lo sumo dos montones de cualquier tamaño
error-code-expects-pins = de 1 a { $most } bolos
error-code-expects-rows-most-pins-together = filas de a lo sumo { $pins } bolos en total
error-code-expects-one-letters-c-e-f = `,`, una de las letras C, E, F, S, o el final
error-code-expects-c-consecutive-c-n-within = C (consecutivas), C(n) (entre n vecinas), E (a distancias iguales), F (con la moneda de más a la izquierda) o S (simétricas)
error-code-expects-number = un número como 3

## What to do.

error-code-help-stands-right-point-says-taken = lo que está a la derecha del punto dice qué se puede tomar: `0.3` toma una ficha
error-code-help-write-suffix-each-count-once = escribe el sufijo en cada número, o una vez detrás de la llave
error-code-help-larger-letters-must-written-braces = las letras mayores deben escribirse entre llaves, con los números de montones que pueden quedar: `{ $sign }` es `{"{"}{ $heaps }{"}"}`
error-code-help-digit-left-point-only-leave = un dígito a la izquierda del punto solo puede dejar tantos montones que cada uno sea menor que antes
error-code-help-letters-capital = las letras son mayúsculas: `{ $letter }`
error-code-help-move-turns-least-coin-goes = una jugada voltea al menos la moneda que pasa de cara a cruz
error-code-help-leave-out-letter-says-nothing = omite la letra que no dice nada
