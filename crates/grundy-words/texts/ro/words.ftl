### Cuvinte comune mai multor fraze.

counted-heaps = { $count ->
    [one] o grămadă
    [few] { $count } grămezi
   *[other] { $count } de grămezi
}

## Lists in a sentence.

# The items of a list before its last one: “1, 2”. $items: one item, or several.
list-items = { $items }, { $next }
list-and = { $items } și { $last }
list-or = { $items } sau { $last }
# A list that is cut.
list-cut = { $items }, …

## How numbers are written.

in-binary = în binar
in-base = în baza { $base }
# As sums of Fibonacci numbers.
in-zeckendorf = în scrierea lui Zeckendorf

## Heaps with names.

# The heap at a place of a list, as the name of a summand.
heap-at-place = grămada { $place }
