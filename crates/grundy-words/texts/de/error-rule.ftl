### Errors of rules, formulas and numbers as they are typed.

error-rule-tuple-of = { $count ->
    [one] ein Tupel aus einer Zahl
   *[other] ein Tupel aus { $count } Zahlen
}
# A part of a formula, where its text is not known.
error-rule-this = dies
# A message, and the values of the variables at which it holds, such as n = 3, k = 1.
error-rule-at = { $message } bei { $values }
error-rule-should-at = { $message }, bei { $values }
error-rule-argument = { $needs ->
    [not-negative] { $text } in { $function }(…) darf nicht negativ sein
    [positive] { $text } in { $function }(…) muss mindestens 1 sein
    [two] { $text } in { $function }(…) muss mindestens 2 sein
   *[small] { $text } in { $function }(…) muss hier kleiner als 2^64 sein
}
error-rule-negative-operand = { $operator ->
    [power] eine Potenz braucht einen Exponenten von mindestens 0, aber { $text } ist kleiner
   *[other] `{ $operator }` braucht Zahlen von mindestens 0, aber { $text } ist kleiner
}
error-rule-help-bars = Arten von Zügen werden durch ein einzelnes `|` getrennt; zwischen Bedingungen schreibe `or`
error-rule-help-and = zwischen Bedingungen schreibe `and`
error-rule-help-quotient = schreibe floor(a/b) für den abgerundeten Quotienten
error-rule-help-power = eine Potenz schreibt man a^b
error-rule-help-ampersand = schreibe `and` zwischen Bedingungen, `bitand` zwischen Zahlen
error-rule-help-percent = den Rest schreibt man `a mod b`
error-rule-help-times = schreibe `*`
error-rule-help-exclamation = schreibe `not`, oder `!=` für ungleich; Fakultäten gibt es in der Sprache nicht
error-rule-help-or-sign = schreibe `or`
error-rule-help-and-sign = schreibe `and`
error-rule-function-floor = floor(x): die größte ganze Zahl, die nicht über x liegt
error-rule-function-ceil = ceil(x): die kleinste ganze Zahl, die nicht unter x liegt
error-rule-function-abs = abs(x): x ohne Vorzeichen
error-rule-function-min = min(a, b, …): die kleinste
error-rule-function-max = max(a, b, …): die größte
error-rule-function-gcd = gcd(a, b, …): der größte gemeinsame Teiler
error-rule-function-lcm = lcm(a, b, …): das kleinste gemeinsame Vielfache
error-rule-function-isqrt = isqrt(n): der ganze Teil der Quadratwurzel
error-rule-function-iroot = iroot(n, k): der ganze Teil der k-ten Wurzel von n, k ≥ 1
error-rule-function-log2 = log2(n): die Stelle des obersten Bits von n ≥ 1, abgerundet
error-rule-function-popcount = popcount(n): wie viele Binärziffern von n gleich 1 sind
error-rule-function-bit = bit(n, i): Binärziffer i von n; die letzte Ziffer hat i = 0
error-rule-function-digit = digit(n, i[, base]): Ziffer i von n zur Basis 10 (oder base); die letzte hat i = 0
error-rule-function-has-digit = has_digit(n, d): Kommt die Dezimalziffer d in n vor?
error-rule-function-digit-sum = digit_sum(n): die Summe der Dezimalziffern von n
error-rule-function-valuation = valuation(n, p): wie oft p ≥ 2 in n ≥ 1 aufgeht
error-rule-function-is-prime = is_prime(n)
error-rule-function-is-square = is_square(n): Ist n = 0, 1, 4, 9, …?
error-rule-function-is-power = is_power(n, b): Ist n = 1, b, b^2, …?
error-rule-function-is-fibonacci = is_fibonacci(n): Ist n = 0, 1, 1, 2, 3, 5, …?
error-rule-function-is-prime-power = is_prime_power(n): Ist n = 2, 3, 4, 5, 7, 8, 9, …?

## What is wrong.

error-rule-not-whole = { $text } ist nicht ganz
error-rule-divides-zero = { $text } teilt durch null
error-rule-too-large-compute = { $text } ist zu groß zum Berechnen
error-rule-move-leaves-too-many-heaps = ein Zug hinterlässt zu viele Haufen
error-rule-position-needs-least-one-coordinate = eine Stellung braucht mindestens eine Koordinate
error-rule-every-part-needs-one-entry = jeder Teil braucht einen Eintrag je Koordinate
error-rule-variable-not-known = diese Variable ist hier nicht bekannt
error-rule-not-take-arguments = { $name } kann man nicht mit { $count } Argumenten benutzen
error-rule-comparison-lacks-side = einem Vergleich fehlt eine Seite
error-rule-more-than-bytes = eine Regel von mehr als { $most } Bytes
error-rule-of-game-is-none = die Regel von { $name } ist keine: { $sentence }
error-rule-begins = { $found }, wo eine Regel beginnt
error-rule-found-number = die Zahl { $number }
error-rule-found-end = das Ende
error-rule-not-language = `{ $sign }` gehört nicht zu dieser Sprache
error-rule-no-meaning-language = `{ $sign }` hat in dieser Sprache keine Bedeutung
error-rule-size-board-no-number = die Größe eines Brettes ist keine Zahl: { $value }{ $word }
error-rule-product-needs-sign = ein Produkt braucht sein Zeichen: { $value }{ $word }
error-rule-numbers-whole = Zahlen sind hier ganz; in Formeln schreibt man einen Bruch mit `/`
error-rule-quote-not-closed = dieses Anführungszeichen ist nicht geschlossen
error-rule-condition-needed = { $found }, wo eine Bedingung nötig ist
error-rule-condition-number-needed = eine Bedingung, wo eine Zahl nötig ist
error-rule-number-condition-needed = eine Zahl, wo eine Bedingung nötig ist
error-rule-nests-more-than-deep = dies ist tiefer als { $most }-fach verschachtelt
error-rule-number-needed = { $found }, wo eine Zahl nötig ist
error-rule-arguments-begin = { $found }, wo die Argumente von `{ $word }` beginnen
error-rule-inside-brackets = { $found } innerhalb von Klammern
error-rule-wrong-number-of-arguments = `{ $word }` mit dieser Anzahl von Argumenten: { $count }
error-rule-reserved-coordinate-labelled-games = `turn` ist die reservierte Koordinate beschrifteter Spiele
error-rule-unknown-name = unbekannter Name `{ $word }`
error-rule-number-too-large-heap = diese Zahl ist zu groß für einen Haufen
error-rule-heap-negative = ein Haufen kann nicht negativ sein
error-rule-number-leading-zero = eine Zahl mit führender Null
error-rule-as-power = { $found } als Potenz
error-rule-after-number = { $found } nach der Zahl
error-rule-no-number = dies ist keine Zahl
error-rule-number-not-whole = diese Zahl ist nicht ganz
error-rule-after-semicolon = { $found } nach `;`
error-rule-ending-goes = { $found }, wo der Schluss weitergeht
error-rule-after-verdict = { $found } nach einem Urteil
error-rule-ending-not-say-holds-otherwise = der Schluss sagt nicht, was sonst gilt
error-rule-ending-game = { $found } im Schluss eines Spiels
error-rule-in-verdict = { $found } in einem Urteil
error-rule-after-for = { $found } nach `for`
error-rule-after-for-name = { $found } nach `for { $name }`
error-rule-range-goes-on = { $found }, wo ein Bereich weitergeht, wie in `1..n`
error-rule-set-numbers-ends = { $found }, wo eine Menge von Zahlen endet
error-rule-after-move = { $found } nach einem Zug
error-rule-name-used-twice = der Name `{ $word }` wird zweimal benutzt
error-rule-more-than-loops-one-alternative = mehr als { $most } Schleifen in einer Alternative
error-rule-for-stands-before-if = `for` steht vor `if`
error-rule-goes-on = { $found }, wo eine Regel mit ihren Zügen weitergeht
error-rule-more-than-alternatives = mehr als { $most } Alternativen
error-rule-turn-stands-last = `turn` steht im Kopf zuletzt
error-rule-head-rule = { $found } im Kopf einer Regel
error-rule-more-than-coordinates = mehr als { $most } Koordinaten
error-rule-head-rule-ends = { $found }, wo der Kopf einer Regel endet
error-rule-word-language-variable = `{ $word }` ist ein Wort der Sprache und kann keine Variable sein
error-rule-set-moves-ends = { $found }, wo eine Menge von Zügen endet
error-rule-not-said-how-many-coordinates = es ist nicht gesagt, wie viele Koordinaten sich ändern
error-rule-labelled-game-no-sums = ein beschriftetes Spiel hat keine Summen
error-rule-more-than-parts = mehr als { $most } Teile
error-rule-parts-sum-end = { $found }, wo die Teile einer Summe enden
error-rule-move-described = { $found }, wo ein Zug beschrieben wird
error-rule-program-flips-turn-after-every = das Programm wechselt nach jedem Zug selbst den Spieler am Zug
error-rule-after-not = { $found } nach `not`
error-rule-set-after-holds-numbers-not = eine Menge nach `not` enthält Zahlen, die nicht vom Haufen abhängen
error-rule-not-said-how-many-coins = es ist nicht gesagt, wie viele Münzen man nehmen darf
error-rule-after-number-to-take = { $found } nach der Zahl, die man nimmt
error-rule-number-powers-taken-not-said = es ist nicht gesagt, von welcher Zahl man die Potenzen nehmen darf
error-rule-set-not-closed = die Menge ist nicht geschlossen
error-rule-in-set = { $found } in einer Menge
error-rule-not-said-how-set-goes = es ist nicht gesagt, wie diese Menge weitergeht
error-rule-heap-variable-loop-needs-another = `{ $name }` ist der Haufen; eine Variable einer Schleife braucht einen anderen Namen
error-rule-range-goes-on-from-0 = { $found }, wo ein Bereich weitergeht, wie in `0..5`
error-rule-set-ends = { $found }, wo die Menge endet
error-rule-heap-number-taken-needs-another = `{ $name }` ist der Haufen; die Zahl, die man nimmt, braucht einen anderen Namen
error-rule-taking-coins = { $taken } Münzen nehmen
error-rule-number-coins-whole = eine Anzahl von Münzen ist ganz
error-rule-number-of-coins-too-large = eine Anzahl von Münzen von 2^64 oder mehr

## What was expected: the end of a sentence.

error-rule-expects-comparison = ein Vergleich wie `n > 2`
error-rule-expects-number = eine Zahl
error-rule-expects-comparison-with-0 = ein Vergleich wie `= 0`
error-rule-expects-number-variable-function = eine Zahl, eine Variable oder eine Funktion
error-rule-expects-operator = ein Operator oder `{ $mark }`
error-rule-expects-number-function = eine Zahl oder eine Funktion
error-rule-expects-one-function = einer der Namen { $known } oder eine Funktion
error-rule-expects-number-of-64-bits = höchstens 18446744073709551615 (2^64 - 1)
error-rule-expects-number-as-typed = eine Zahl wie 5, 1_000, 1e12 oder 10^18
error-rule-expects-if-condition = `if` und eine Bedingung
error-rule-expects-else-first-wins-else-second = `else first wins`, `else second wins` oder `else tie`
error-rule-expects-first-wins-second-wins-tie = `first wins`, `second wins` oder `tie`
error-rule-expects-variable-for-k-in = eine Variable, wie in `for k in 1..n`
error-rule-expects-for-range = `for` und ein Bereich
error-rule-expects-variable-range = eine Variable, `in` und ein Bereich, wie in `for k in 1..n`
error-rule-expects-name-coordinate = der Name einer Koordinate, wie in `(a, b) -> …`
error-rule-expects-another-move-end-rule = `|` und ein weiterer Zug, `for`, `if` oder das Ende der Regel
error-rule-expects-any-m-of = `any M of (…)` mit M von 1 bis { $arity }
error-rule-expects-one-position-after-move = eine einzige Stellung nach dem Zug
error-rule-expects-tuple-number-each = ein Tupel mit einer Zahl für jeden der Namen ({ $names })
error-rule-expects-one-each = { $arity }, eine für jeden der Namen ({ $names })
error-rule-expects-set-range = eine Menge wie `{"{1,3,4}"}`, ein Bereich wie `1..3`, `any` oder `{"not {2,3}"}`
error-rule-expects-powers-of-number = `powers of 2` oder dasselbe mit einer anderen Zahl ab 2
error-rule-expects-comma-brace = `,` oder `{"}"}`
error-rule-expects-another-number = `,` und eine weitere Zahl oder `{"}"}`
error-rule-expects-set-condition-set-name = eine Menge mit einer Bedingung oder eine Menge mit einem Namen wie `powers of 2`, `odd`, `squares` oder `primes`
error-rule-expects-variable = eine Variable
error-rule-expects-numbers-from-1-every-move = Zahlen ab 1: jeder Zug nimmt etwas
error-rule-expects-smaller-numbers = Zahlen unter 2^64

## What to do.

error-rule-help-leave-heap-0-out = lass den Haufen 0 aus, wie in `if { $heap } > 0`
error-rule-help-write-floor = schreibe floor(…), oder ceil(…), um aufzurunden
error-rule-help-add-condition-keeps-divisor-away = füge eine Bedingung hinzu, unter der der Divisor nicht 0 ist
error-rule-help-numbers-go-up = Zahlen gehen bis 2^127 - 1
error-rule-help-board-position-solved-drawn-played = ein Brett ist eine Stellung, die man lösen, zeichnen oder spielen lässt, wie in `cram : 3x4`
error-rule-help-write-product = schreibe { $value }*{ $word }
error-rule-help-write-1-2-half = schreibe 1/2 für ein Halb
error-rule-help-write-meant = schreibe `{ $meant }`
error-rule-help-set-stands-after = eine Menge steht nach `in`, wie in `{"n-k for k in {1,3}"}`
error-rule-help-range-stands-after = ein Bereich steht nach `in` oder `take`
error-rule-help-end-rule = beende die Regel mit `; at end: first wins if …, else second wins`
error-rule-help-numbers-written-digits = Zahlen schreibt man in Ziffern
error-rule-help-variable-loop-declared-behind-move = die Variable einer Schleife wird hinter dem Zug erklärt, wie in `n-k for k in 1..n`
error-rule-help-thousands-written = Tausender schreibt man 1000 oder 1_000; ein Komma trennt Haufen
error-rule-help-numbers-written = Zahlen schreibt man 1000, 1_000, 1e12, 10^18 oder 10^9+1000
error-rule-help-write-floor-or-ceil = schreibe floor(…) oder ceil(…)
error-rule-help-game-nobody-wins = ein Spiel, das niemand gewinnt, ist ein `tie`
error-rule-help-say-who-wins-other-one = sag, wer gewinnt: der andere
error-rule-help-numbers-set-stand-braces = die Zahlen einer Menge stehen in geschweiften Klammern, wie in `{"for k in {1,3,4}"}`
error-rule-help-range-written = einen Bereich schreibt man `for k in 1..n`
error-rule-help-write-target-for-k = schreibe `TARGET for k in … if …`
error-rule-help-choose-another-name = wähle einen anderen Namen
error-rule-help-kinds-move-separated = Arten von Zügen werden durch `|` getrennt
error-rule-help-each-kind-move-condition-own = jede Art von Zug hat ihre eigene Bedingung, wie in `n-1 if n even | n-2 if n odd`
error-rule-help-condition-written = eine Bedingung schreibt man mit `if`
error-rule-help-product-needs-sign = ein Produkt braucht sein Zeichen
error-rule-help-any-2-of = wie in `any 2 of (a-k, b-k, c-k)`
error-rule-help-leave-out-tuple = lass es weg: ein Tupel für ({ $names })
error-rule-help-write-take-k-in = schreibe `{"take {k in 1..n if …}"}`
error-rule-help-range-written-two-points = einen Bereich schreibt man mit zwei Punkten, wie in 1..3
error-rule-help-several-numbers-stand-braces = mehrere Zahlen stehen in geschweiften Klammern, wie in `{"take {1,3,4}"}`
error-rule-help-numbers-condition-written = Zahlen mit einer Bedingung schreibt man `{"take {k in 1..n if …}"}`
error-rule-help-begins-like = so beginnt `take { $name }`
error-rule-help-if-every-larger-number-taken = wenn man jede größere Zahl nehmen darf, schreibe `{"take not {…}"}` oder `take any`
