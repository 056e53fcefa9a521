### Mots communs à plusieurs phrases.

counted-heaps = { $count ->
    [one] { $count } tas
   *[other] { $count } tas
}

## Lists in a sentence.

# The items of a list before its last one: “1, 2”. $items: one item, or several.
list-items = { $items }, { $next }
list-and = { $items } et { $last }
list-or = { $items } ou { $last }
# A list that is cut.
list-cut = { $items }, …

## How numbers are written.

in-binary = en binaire
in-base = en base { $base }
# As sums of Fibonacci numbers.
in-zeckendorf = en écriture de Zeckendorf

## Heaps with names.

# The heap at a place of a list, as the name of a summand.
heap-at-place = tas { $place }
