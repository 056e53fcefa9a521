### Palavras comuns a várias frases.

counted-heaps = { $count ->
    [one] { $count } pilha
   *[other] { $count } pilhas
}

## Lists in a sentence.

# The items of a list before its last one: “1, 2”. $items: one item, or several.
list-items = { $items }, { $next }
list-and = { $items } e { $last }
list-or = { $items } ou { $last }
# A list that is cut.
list-cut = { $items }, …

## How numbers are written.

in-binary = em binário
in-base = na base { $base }
# As sums of Fibonacci numbers.
in-zeckendorf = na representação de Zeckendorf

## Heaps with names.

# The heap at a place of a list, as the name of a summand.
heap-at-place = pilha { $place }
