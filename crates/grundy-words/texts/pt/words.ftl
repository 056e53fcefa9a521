### Words that several sentences share.

counted-heaps = { $count ->
    [one] { $count } pilha
   *[other] { $count } pilhas
}
