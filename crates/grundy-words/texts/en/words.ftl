### Words that several sentences share.

counted-heaps = { $count ->
    [one] { $count } heap
   *[other] { $count } heaps
}
