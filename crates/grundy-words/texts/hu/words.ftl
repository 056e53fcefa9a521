### Több mondat közös szavai.

counted-heaps = { $count ->
    [one] { $count } kupac
   *[other] { $count } kupac
}

## Lists in a sentence.

# The items of a list before its last one: “1, 2”. $items: one item, or several.
list-items = { $items }, { $next }
list-and = { $items } és { $last }
list-or = { $items } vagy { $last }
# A list that is cut.
list-cut = { $items }, …

## How numbers are written.

in-binary = kettes számrendszerben
in-base = { $base } alapú számrendszerben
# As sums of Fibonacci numbers.
in-zeckendorf = Zeckendorf-alakban

## Heaps with names.

# The heap at a place of a list, as the name of a summand.
heap-at-place = { $place }. kupac
