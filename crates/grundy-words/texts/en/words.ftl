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
