### Errors: what is wrong with a rule, a position or a question.

## Frames.

# The message of an error, and what would have been right there.
error-expects = { $message }; expected { $expected }
error-place-in-file = { $file }, line { $line }, column { $column }
error-place = line { $line }, column { $column }
error-help = help: { $help }
# Two pieces of advice in one line.
error-help-and = { $help }; { $more }
error-did-you-mean = did you mean `{ $word }`?
error-not-closed = { $what ->
    [quote] this quote is not closed
   *[bracket] this bracket is not closed
}

## Rules that fail at a position.

# What a move leaves, such as 3 + 4.
error-not-smaller = { $count ->
    [0] play need not end: a heap of { $heap } may become nothing, which is not smaller
   *[other] play need not end: a heap of { $heap } may become { $parts }, which is not smaller
}
error-too-many-heaps = a heap of { $heap } may become { $parts } heaps, which are too many to list
error-cycle = play need not end, there is a cycle: { $cycle }
error-labelled-cycle = play need not end, there is a cycle: { $cycle }; a labelled game needs play that ends
# The positions of a cycle, shortened in the middle.
error-long-cycle = { $start } → … { $more } more … → { $first }
error-stopped = { $why ->
    [work] stopped by the limit on work after { $steps } steps and { $bytes } bytes
    [memory] stopped by the limit on memory after { $steps } steps and { $bytes } bytes
    [time] stopped by the limit on time after { $steps } steps and { $bytes } bytes
    [cancelled] stopped on request after { $steps } steps and { $bytes } bytes
   *[far] stopped before a heap with too many smaller ones after { $steps } steps and { $bytes } bytes
}

## What is wrong.

error-bracket-not-closed = this bracket is not closed
error-more-than-letters-stand-numbers = more than { $most } letters stand for numbers
error-another-heap-follow = { $found } where another heap may follow
error-position-more-than-bytes = a position of more than { $most } bytes
error-not-one-place-alone = not one place alone
error-needs-board = { $name } needs its board
error-position-begins = { $found } where the position begins
error-no-name-of-file = `@` without the name of a file
error-more-than-positions = more than { $most } positions
error-position-missing-beside-arrow = a position is missing beside `>`
error-nothing-typed = nothing was typed
error-component-missing = a component is missing after `+`
error-more-than-components = more than { $most } components
error-after-heaps = { $found } after the heaps
error-labelled-game-part-sum-winner = a labelled game cannot be part of a sum: its winner is not decided by the last move
error-position-missing = the position is missing
error-labelled-game-asked-about-one = a labelled game is asked about one position at a time
error-after-place = { $found } after a place
error-heaps-end = { $found } where the heaps end
error-range-ends-before-begins = this range ends before it begins
error-range-too-many-heaps = this range has too many heaps
error-no-coins = these are no coins
error-a-position-begins = { $found } where a position begins
error-tuple-ends = { $found } where a tuple ends
error-turn-is-0-or-1 = the turn is 0 for the first player or 1 for the second
error-name-node-missing = the name of a node is missing
error-no-files-read = there are no files here, so @{ $name } cannot be read; give the text inline
error-position-only-rule-needed = a position where only a rule is needed
error-after-rule = { $found } after the rule
error-not-played-ring = `{ $text }` is not played on a ring
error-not-head-rule = `{ $word }` is not the head of a rule
error-unknown-game = unknown game `{ $word }`
error-numbers-without-rule = numbers without a rule
error-after-graph = { $found } after `graph`
error-number-too-large = this number is too large
error-another-tuple-follow = { $found } where another tuple may follow
error-tuple-begins = { $found } where a tuple begins
error-after-tuple = { $found } after a tuple
error-play-never-ends-move-always = play never ends: this move can always be made, and leaves more than there was
error-move-takes-least-1-coin = a move takes at least 1 coin, so 0 cannot stand among the numbers to take

## What was expected: the end of a sentence.

error-expects-board = { $looks }, as in `{ $example }`
error-expects-position-start-from = `:` and the position to start from
error-expects-position-no-coin-left-board = a position; `0` where no coin is left, `nothing` where a board is empty
error-expects-positions-between-them = positions with `>` between them, such as `nim : 3,4,5 > 1,4,5 > 1,4,2`
error-expects-position = a position such as `nim : 3, 4, 5` or `0.77 : 5 + nim : 3`
error-expects-rule-places = a rule, `:` and its places
error-expects-before-another-heap-before-another = `,` before another heap, `+` before another game, or the end
error-expects-one-tuple = one tuple
error-expects-smaller-heap-first = the smaller heap first, as in `1..5`
error-expects-most-heaps = at most { $most } heaps, as in `1..5`
error-expects-heads-tails = `h` for heads and `t` for tails, as in `htth`, or the places of the heads
error-expects-tuple = a tuple ({ $names })
error-expects-one-each = one for each of ({ $names })
error-expects-end-rule = the end of the rule
error-expects-code-whose-moves-split-heaps = a code whose moves split heaps, such as `kayles cycle 7` or `0.137 cycle 7`
error-expects-rule = a rule
error-expects-one-name-tuple-names-then = one name or a tuple of names, then the arrow
error-expects-rule-name-game = a rule or the name of a game
error-expects-after-last-edge = `{"}"}` after the last edge
error-expects-file-edges = a file as `@states.csv`, or edges as `{"{a>b, b>c}"}`
error-expects-numbers = { $arity } numbers
error-expects-comma-end = `,` or the end

## What to do.

error-help-give-some-them-number = give some of them a number
error-help-write = write `{ $sample }`
error-help-name-brackets-quotes-written-quotes = a name with brackets or quotes is written in quotes, with a \ before each quote inside
error-help-heaps-separated-commas = heaps are separated by commas, as in `3, 4, 5`
error-help-components-joined = components are joined by `+`
error-help-heaps-are-numbers = heaps are numbers: 5, 1_000, 1e12, 10^18 or 2^60 - 1
error-help-ask-alone = ask for it alone
error-help-write-position = write `{ $text } : { $sample }`
error-help-pins-ring-cycle = pins in a ring are a cycle, as in `kayles cycle 7`
error-help-nodes = its nodes are { $names }
error-help-example = for example `{ $text } : { $sample }`
error-help-leave-out-begin-first-player = leave it out to begin with the first player
error-help-quote-names = quote names with `,` or `+`
error-help-leave-out-follows = leave out the `:` and what follows
error-help-leave-out-follows-rule = leave out what follows the rule
error-help-rules-look-like = rules look like `{"take {1,3,4}"}`, `0.77`, `n -> n-1 | floor(n/2) if n > 2` or `kayles`
error-help-rule-begins-like = a rule begins like `n -> …` or `(a, b) -> …`; the arrow has no space inside
error-help-rule-begins-heap-arrow = a rule begins with its heap and an arrow, as in `n -> n-1`
error-help-write-take = write `take`, as in `{"take {1,3,4}"}`
error-help-rule-your-own-begins-like = a rule of your own begins like `n -> …`
error-help-position-names-rule-first = a position names its rule first, as in `nim : 3, 4, 5`; a code has a point, as in `0.77`
error-help-write-graph-file-at-sign = write `graph @FILE`, with the `@`
error-help-say-when-made = say when it may be made, as in `if n < 100`
