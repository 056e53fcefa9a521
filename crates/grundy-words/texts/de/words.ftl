### Wörter, die mehrere Sätze gemeinsam haben.

counted-heaps = { $count ->
    [one] { $count } Haufen
   *[other] { $count } Haufen
}

## Lists in a sentence.

# The items of a list before its last one: “1, 2”. $items: one item, or several.
list-items = { $items }, { $next }
list-and = { $items } und { $last }
list-or = { $items } oder { $last }
# A list that is cut.
list-cut = { $items }, …

## How numbers are written.

in-binary = binär
in-base = zur Basis { $base }
# As sums of Fibonacci numbers.
in-zeckendorf = in Zeckendorf-Darstellung

## Heaps with names.

# The heap at a place of a list, as the name of a summand.
heap-at-place = Haufen { $place }
