### Palabras comunes a varias frases.

counted-heaps = { $count ->
    [one] { $count } montón
   *[other] { $count } montones
}

## Lists in a sentence.

# The items of a list before its last one: “1, 2”. $items: one item, or several.
list-items = { $items }, { $next }
list-and = { $items } y { $last }
list-or = { $items } o { $last }
# A list that is cut.
list-cut = { $items }, …

## How numbers are written.

in-binary = en binario
in-base = en base { $base }
# As sums of Fibonacci numbers.
in-zeckendorf = en la representación de Zeckendorf

## Heaps with names.

# The heap at a place of a list, as the name of a summand.
heap-at-place = montón { $place }
