### Words that several sentences share.

counted-heaps = { $count ->
    [one] { $count } Haufen
   *[other] { $count } Haufen
}
