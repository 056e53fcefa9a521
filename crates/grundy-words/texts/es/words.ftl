### Words that several sentences share.

counted-heaps = { $count ->
    [one] { $count } montón
   *[other] { $count } montones
}
