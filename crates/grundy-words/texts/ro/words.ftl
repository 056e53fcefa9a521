### Words that several sentences share.

counted-heaps = { $count ->
    [one] o grămadă
    [few] { $count } grămezi
   *[other] { $count } de grămezi
}
