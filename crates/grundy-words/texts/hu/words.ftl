### Words that several sentences share.

counted-heaps = { $count ->
    [one] { $count } halom
   *[other] { $count } halom
}
