### Errors of rules, formulas and numbers as they are typed.

error-rule-tuple-of = { $count ->
    [one] a tuple of one number
   *[other] a tuple of { $count } numbers
}
# A part of a formula, where its text is not known.
error-rule-this = this
# A message, and the values of the variables at which it holds, such as n = 3, k = 1.
error-rule-at = { $message } at { $values }
error-rule-should-at = { $message }, at { $values }
error-rule-argument = { $needs ->
    [not-negative] { $text } in { $function }(…) must not be negative
    [positive] { $text } in { $function }(…) must be at least 1
    [two] { $text } in { $function }(…) must be at least 2
   *[small] { $text } in { $function }(…) must be below 2^64 here
}
error-rule-negative-operand = { $operator ->
    [power] a power needs an exponent of at least 0, but { $text } is less
   *[other] `{ $operator }` needs numbers of at least 0, but { $text } is less
}
error-rule-help-bars = kinds of move are separated by a single `|`; between conditions write `or`
error-rule-help-and = between conditions write `and`
error-rule-help-quotient = write floor(a/b) for the quotient rounded down
error-rule-help-power = a power is written a^b
error-rule-help-ampersand = write `and` between conditions, `bitand` between numbers
error-rule-help-percent = the remainder is written `a mod b`
error-rule-help-times = write `*`
error-rule-help-exclamation = write `not`, or `!=` for unequal; factorials are not in the language
error-rule-help-or-sign = write `or`
error-rule-help-and-sign = write `and`
error-rule-function-floor = floor(x): the largest whole number not above x
error-rule-function-ceil = ceil(x): the smallest whole number not below x
error-rule-function-abs = abs(x): x without its sign
error-rule-function-min = min(a, b, …): the smallest
error-rule-function-max = max(a, b, …): the largest
error-rule-function-gcd = gcd(a, b, …): the greatest common divisor
error-rule-function-lcm = lcm(a, b, …): the least common multiple
error-rule-function-isqrt = isqrt(n): the integer part of the square root
error-rule-function-iroot = iroot(n, k): the integer part of the k-th root of n, k ≥ 1
error-rule-function-log2 = log2(n): the place of the top bit of n ≥ 1, rounded down
error-rule-function-popcount = popcount(n): how many binary digits of n are 1
error-rule-function-bit = bit(n, i): binary digit i of n, the last digit being i = 0
error-rule-function-digit = digit(n, i[, base]): digit i of n in base 10 (or base), the last being i = 0
error-rule-function-has-digit = has_digit(n, d): does the decimal digit d occur in n?
error-rule-function-digit-sum = digit_sum(n): the sum of the decimal digits of n
error-rule-function-valuation = valuation(n, p): how often p ≥ 2 divides n ≥ 1
error-rule-function-is-prime = is_prime(n)
error-rule-function-is-square = is_square(n): is n = 0, 1, 4, 9, …?
error-rule-function-is-power = is_power(n, b): is n = 1, b, b^2, …?
error-rule-function-is-fibonacci = is_fibonacci(n): is n = 0, 1, 1, 2, 3, 5, …?
error-rule-function-is-prime-power = is_prime_power(n): is n = 2, 3, 4, 5, 7, 8, 9, …?

## What is wrong.

error-rule-not-whole = { $text } is not whole
error-rule-divides-zero = { $text } divides by zero
error-rule-too-large-compute = { $text } is too large to compute
error-rule-move-leaves-too-many-heaps = a move leaves too many heaps
error-rule-position-needs-least-one-coordinate = a position needs at least one coordinate
error-rule-every-part-needs-one-entry = every part needs one entry per coordinate
error-rule-variable-not-known = this variable is not known here
error-rule-not-take-arguments = { $name } does not take { $count } arguments
error-rule-comparison-lacks-side = a comparison lacks a side
error-rule-more-than-bytes = a rule of more than { $most } bytes
error-rule-of-game-is-none = the rule of { $name } is none: { $sentence }
error-rule-begins = { $found } where a rule begins
error-rule-found-number = the number { $number }
error-rule-found-end = the end
error-rule-not-language = `{ $sign }` is not in this language
error-rule-no-meaning-language = `{ $sign }` has no meaning in this language
error-rule-size-board-no-number = the size of a board is no number: { $value }{ $word }
error-rule-product-needs-sign = a product needs its sign: { $value }{ $word }
error-rule-numbers-whole = numbers are whole here; in formulas a fraction is written with `/`
error-rule-quote-not-closed = this quote is not closed
error-rule-condition-needed = { $found } where a condition is needed
error-rule-condition-number-needed = a condition where a number is needed
error-rule-number-condition-needed = a number where a condition is needed
error-rule-nests-more-than-deep = this nests more than { $most } deep
error-rule-number-needed = { $found } where a number is needed
error-rule-arguments-begin = { $found } where the arguments of `{ $word }` begin
error-rule-inside-brackets = { $found } inside brackets
error-rule-wrong-number-of-arguments = `{ $word }` with { $count } argument(s)
error-rule-reserved-coordinate-labelled-games = `turn` is the reserved coordinate of labelled games
error-rule-unknown-name = unknown name `{ $word }`
error-rule-number-too-large-heap = this number is too large for a heap
error-rule-heap-negative = a heap cannot be negative
error-rule-number-leading-zero = a number with a leading zero
error-rule-as-power = { $found } as a power
error-rule-after-number = { $found } after the number
error-rule-no-number = this is no number
error-rule-number-not-whole = this number is not whole
error-rule-after-semicolon = { $found } after `;`
error-rule-ending-goes = { $found } where the ending goes on
error-rule-after-verdict = { $found } after a verdict
error-rule-ending-not-say-holds-otherwise = the ending does not say what holds otherwise
error-rule-ending-game = { $found } in the ending of a game
error-rule-in-verdict = { $found } in a verdict
error-rule-after-for = { $found } after `for`
error-rule-after-for-name = { $found } after `for { $name }`
error-rule-range-goes-on = { $found } where a range goes on, as in `1..n`
error-rule-set-numbers-ends = { $found } where a set of numbers ends
error-rule-after-move = { $found } after a move
error-rule-name-used-twice = the name `{ $word }` is used twice
error-rule-more-than-loops-one-alternative = more than { $most } loops in one alternative
error-rule-for-stands-before-if = `for` stands before `if`
error-rule-goes-on = { $found } where a rule goes on with its moves
error-rule-more-than-alternatives = more than { $most } alternatives
error-rule-turn-stands-last = `turn` stands last in the head
error-rule-head-rule = { $found } in the head of a rule
error-rule-more-than-coordinates = more than { $most } coordinates
error-rule-head-rule-ends = { $found } where the head of a rule ends
error-rule-word-language-variable = `{ $word }` is a word of the language and cannot be a variable
error-rule-set-moves-ends = { $found } where a set of moves ends
error-rule-not-said-how-many-coordinates = it is not said how many coordinates change
error-rule-labelled-game-no-sums = a labelled game has no sums
error-rule-more-than-parts = more than { $most } parts
error-rule-parts-sum-end = { $found } where the parts of a sum end
error-rule-move-described = { $found } where a move is described
error-rule-program-flips-turn-after-every = the program flips the turn after every move
error-rule-after-not = { $found } after `not`
error-rule-set-after-holds-numbers-not = a set after `not` holds numbers that do not depend on the heap
error-rule-not-said-how-many-coins = it is not said how many coins may be taken
error-rule-after-number-to-take = { $found } after the number to take
error-rule-number-powers-taken-not-said = of which number the powers may be taken is not said
error-rule-set-not-closed = the set is not closed
error-rule-in-set = { $found } in a set
error-rule-not-said-how-set-goes = it is not said how this set goes on
error-rule-heap-variable-loop-needs-another = `{ $name }` is the heap; a variable of a loop needs another name
error-rule-range-goes-on-from-0 = { $found } where a range goes on, as in `0..5`
error-rule-set-ends = { $found } where the set ends
error-rule-heap-number-taken-needs-another = `{ $name }` is the heap; the number taken needs another name
error-rule-taking-coins = taking { $taken } coins
error-rule-number-coins-whole = a number of coins is whole
error-rule-number-of-coins-too-large = a number of coins of 2^64 or more

## What was expected: the end of a sentence.

error-rule-expects-comparison = a comparison such as `n > 2`
error-rule-expects-number = a number
error-rule-expects-comparison-with-0 = a comparison such as `= 0`
error-rule-expects-number-variable-function = a number, a variable or a function
error-rule-expects-operator = an operator or `{ $mark }`
error-rule-expects-number-function = a number or a function
error-rule-expects-one-function = one of { $known }, or a function
error-rule-expects-number-of-64-bits = at most 18446744073709551615 (2^64 - 1)
error-rule-expects-number-as-typed = a number such as 5, 1_000, 1e12 or 10^18
error-rule-expects-if-condition = `if` and a condition
error-rule-expects-else-first-wins-else-second = `else first wins`, `else second wins` or `else tie`
error-rule-expects-first-wins-second-wins-tie = `first wins`, `second wins` or `tie`
error-rule-expects-variable-for-k-in = a variable, as in `for k in 1..n`
error-rule-expects-for-range = `for` and a range
error-rule-expects-variable-range = a variable, `in` and a range, as in `for k in 1..n`
error-rule-expects-name-coordinate = the name of a coordinate, as in `(a, b) -> …`
error-rule-expects-another-move-end-rule = `|` and another move, `for`, `if`, or the end of the rule
error-rule-expects-any-m-of = `any M of (…)` with M from 1 to { $arity }
error-rule-expects-one-position-after-move = one position after the move
error-rule-expects-tuple-number-each = a tuple with a number for each of ({ $names })
error-rule-expects-one-each = { $arity }, one for each of ({ $names })
error-rule-expects-set-range = a set such as `{"{1,3,4}"}`, a range such as `1..3`, `any` or `{"not {2,3}"}`
error-rule-expects-powers-of-number = `powers of 2`, or of another number from 2 on
error-rule-expects-comma-brace = `,` or `{"}"}`
error-rule-expects-another-number = `,` and another number, or `{"}"}`
error-rule-expects-set-condition-set-name = a set by a condition, or a set with a name such as `powers of 2`, `odd`, `squares` or `primes`
error-rule-expects-variable = a variable
error-rule-expects-numbers-from-1-every-move = numbers from 1 on: every move takes something
error-rule-expects-smaller-numbers = numbers below 2^64

## What to do.

error-rule-help-leave-heap-0-out = leave the heap 0 out, as in `if { $heap } > 0`
error-rule-help-write-floor = write floor(…), or ceil(…) to round up
error-rule-help-add-condition-keeps-divisor-away = add a condition that keeps the divisor away from 0
error-rule-help-numbers-go-up = numbers go up to 2^127 - 1
error-rule-help-board-position-solved-drawn-played = a board is a position to be solved, drawn or played, as in `cram : 3x4`
error-rule-help-write-product = write { $value }*{ $word }
error-rule-help-write-1-2-half = write 1/2 for a half
error-rule-help-write-meant = write `{ $meant }`
error-rule-help-set-stands-after = a set stands after `in`, as in `{"n-k for k in {1,3}"}`
error-rule-help-range-stands-after = a range stands after `in` or `take`
error-rule-help-end-rule = end the rule with `; at end: first wins if …, else second wins`
error-rule-help-numbers-written-digits = numbers are written in digits
error-rule-help-variable-loop-declared-behind-move = a variable of a loop is declared behind the move, as in `n-k for k in 1..n`
error-rule-help-thousands-written = thousands are written 1000 or 1_000; a comma separates heaps
error-rule-help-numbers-written = numbers are written 1000, 1_000, 1e12, 10^18 or 10^9+1000
error-rule-help-write-floor-or-ceil = write floor(…) or ceil(…)
error-rule-help-game-nobody-wins = a game that nobody wins is a `tie`
error-rule-help-say-who-wins-other-one = say who wins: the other one
error-rule-help-numbers-set-stand-braces = the numbers of a set stand in braces, as in `{"for k in {1,3,4}"}`
error-rule-help-range-written = a range is written `for k in 1..n`
error-rule-help-write-target-for-k = write `TARGET for k in … if …`
error-rule-help-choose-another-name = choose another name
error-rule-help-kinds-move-separated = kinds of move are separated by `|`
error-rule-help-each-kind-move-condition-own = each kind of move has a condition of its own, as in `n-1 if n even | n-2 if n odd`
error-rule-help-condition-written = a condition is written with `if`
error-rule-help-product-needs-sign = a product needs its sign
error-rule-help-any-2-of = as in `any 2 of (a-k, b-k, c-k)`
error-rule-help-leave-out-tuple = leave it out: a tuple for ({ $names })
error-rule-help-write-take-k-in = write `{"take {k in 1..n if …}"}`
error-rule-help-range-written-two-points = a range is written with two points, as in 1..3
error-rule-help-several-numbers-stand-braces = several numbers stand in braces, as in `{"take {1,3,4}"}`
error-rule-help-numbers-condition-written = numbers by a condition are written `{"take {k in 1..n if …}"}`
error-rule-help-begins-like = `take { $name }` begins like this
error-rule-help-if-every-larger-number-taken = if every larger number may be taken, write `{"take not {…}"}` or `take any`
