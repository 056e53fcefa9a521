### Words that several sentences share.

counted-heaps = { $count ->
    [one] { $count } kupac
   *[other] { $count } kupac
}
