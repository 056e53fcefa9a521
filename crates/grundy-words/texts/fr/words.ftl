### Words that several sentences share.

counted-heaps = { $count ->
    [one] { $count } tas
   *[other] { $count } tas
}
