### Errors of take-and-break codes and coin-turning codes.

error-code-expects-digit-sign = a digit 0–9 or A–F, `*` or `{"{"}`
# A digit of a code says too much where { $added } coins are added to the heap.
error-code-grows = play need not end: { $added ->
    [0] just left of the point no coin is taken
    [1] this far left of the point a coin is added
   *[other] this far left of the point { $added } coins are added
}, and { $heaps ->
    [0] nothing can be left then
    [1] a heap of { $heap } may become a heap of { $largest }
   *[other] a heap of { $heap } may become { $heaps } heaps, the largest of { $largest }
}
error-code-count-missing = { $what ->
    [coins] the number of coins is missing here
    [most-coins] the largest number of coins is missing here
   *[neighbours] the number of neighbours is missing here
}
error-code-count-zero = { $what ->
    [coins] the number of coins cannot be 0
    [most-coins] the largest number of coins cannot be 0
   *[neighbours] the number of neighbours cannot be 0
}

## What is wrong.

error-code-nothing-written = nothing is written here
error-code-code-no-point = the code has no point
error-code-only-digits-right-point-repeat = only digits right of the point can repeat
error-code-point-alone-no-code = a point alone is no code
error-code-nothing-repeats = nothing repeats here
error-code-repeat-stand-inside-repeat = a repeat cannot stand inside a repeat
error-code-repeat-goes-ever-nothing-follow = a repeat goes on for ever, so nothing can follow it
error-code-code-ends = the code ends here
error-code-list-suffix-own-one-behind = this list has a suffix of its own, and one behind its brace
error-code-suffix-already-digit-carries-one = there is a suffix already: a digit carries one of `!`, `=`, `?`
error-code-not-belong-into-list-heap = this does not belong into a list of heap counts
error-code-number-heaps-missing = a number of heaps is missing here
error-code-most-heaps-named-braces = at most { $most } heaps can be named in braces
error-code-brace-not-closed = this brace is not closed
error-code-not-digit-notation = `{ $sign }` is not a digit of the notation
error-code-code-one-point-second = a code has one point, and this is the second
error-code-no-repeat-opened-before-bracket = no repeat was opened before this bracket
error-code-no-brace-opened-before-one = no brace was opened before this one
error-code-must-follow-digit-closing-brace = `{ $sign }` must follow a digit or a closing brace
error-code-meaning-braces-only = `+` has a meaning in braces only, as in `{"{2+}"}`
error-code-not-belong-code = `{ $sign }` does not belong to a code
error-code-code-most-places = a code has at most { $most } places
error-code-code-not-played-ring = this code is not played on a ring
error-code-ring-pins = a ring of { $pins } pins
error-code-another-ring = another ring
error-code-too-many-pins = { $left } pins
error-code-not-belong-coin-turning-code = `{ $sign }` does not belong to a coin-turning code
error-code-not-letter-coin-turning-codes = `{ $sign }` is not a letter of coin-turning codes
error-code-range-ends-below-start = this range ends below its start
error-code-said-twice = `{ $sign }` is said twice
error-code-parenthesis-not-closed = this parenthesis is not closed
error-code-not-belong-number-neighbours = this does not belong to a number of neighbours
error-code-coins-lie-within-neighbours = { $least } coins cannot lie within { $within } neighbours
error-code-coins-consecutive-equally-spaced-already = coins that are consecutive are equally spaced already
error-code-coins-consecutive-symmetric-already = coins that are consecutive are symmetric already
error-code-coins-equally-spaced-symmetric-already = coins that are equally spaced are symmetric already

## What was expected: the end of a sentence.

error-code-expects-code = a code such as `0.77`
error-code-expects-digit = a digit
error-code-expects-end-code = the end of the code
error-code-expects-comma-brace-one-equals-plus = `,` or `{"}"}`, or one of `!`, `=`, `?`, `+`
error-code-expects-number-of-heaps = a number such as 3, or `*`
error-code-expects-heaps-all-smaller = heaps that are all smaller, such as `{"{"}{ $added }{"}"}`
error-code-expects-octal-code = an octal code such as 0.77, whose moves leave at most two heaps of any size
error-code-expects-pins = 1 to { $most } pins
error-code-expects-rows-most-pins-together = rows of at most { $pins } pins together
error-code-expects-one-letters-c-e-f = `,`, one of the letters C, E, F, S, or the end
error-code-expects-c-consecutive-c-n-within = C (consecutive), C(n) (within n neighbours), E (equally spaced), F (with the leftmost coin) or S (symmetric)
error-code-expects-number = a number such as 3

## What to do.

error-code-help-stands-right-point-says-taken = what stands right of the point says what may be taken: `0.3` takes one coin
error-code-help-write-suffix-each-count-once = write the suffix at each count or once behind the brace
error-code-help-larger-letters-must-written-braces = larger letters must be written in braces, with the numbers of heaps that may be left: `{ $sign }` is `{"{"}{ $heaps }{"}"}`
error-code-help-digit-left-point-only-leave = a digit left of the point may only leave so many heaps that each is smaller than before
error-code-help-letters-capital = letters are capital: `{ $letter }`
error-code-help-move-turns-least-coin-goes = a move turns at least the coin that goes from heads to tails
error-code-help-leave-out-letter-says-nothing = leave out the letter that says nothing
