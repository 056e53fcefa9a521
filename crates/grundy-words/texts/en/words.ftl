### Words that several sentences share.

counted-heaps = { $count ->
    [one] { $count } heap
   *[other] { $count } heaps
}

## Lists in a sentence.

# The items of a list before its last one: “1, 2”. $items: one item, or several.
list-items = { $items }, { $next }
list-and = { $items } and { $last }
list-or = { $items } or { $last }
# A list that is cut.
list-cut = { $items }, …

## How numbers are written.

in-binary = in binary
in-base = in base { $base }
# As sums of Fibonacci numbers.
in-zeckendorf = in Zeckendorf's way

## Heaps with names.

# The heap at a place of a list, as the name of a summand.
heap-at-place = heap { $place }
