### Pictures and worksheets.

figure-normal = normal play: the last mover wins
figure-misere = misère play: the last mover loses
figure-labelled = the rules say who wins at the end
figure-lost = P-position: the player to move loses
figure-won = N-position: the player to move wins
figure-won-value = N-position, nim-value { $value }: the player to move wins
figure-won-move = N-position: the player to move wins, for example by { $move }
figure-won-value-move = N-position, nim-value { $value }: the player to move wins, for example by { $move }
figure-tied = best play ends in a tie
figure-move-in = { $made } in { $rule }
figure-take = take { $coins }
figure-take-all = take all
figure-p-means = P: the player to move loses
figure-n-means = N: the player to move wins
figure-t-means = T: a tie
figure-p-position = P-position
figure-n-position = N-position
figure-p-positions = P-positions
figure-winning-move = winning move
figure-other-move = other move
figure-a-move = move
figure-coins-taken = coins that this move takes
figure-nim-values = nim-values, normal play
figure-before-period = before the period
figure-exception = differs from the period
figure-no-law = no law is known
figure-period = period { $period }, preperiod { $preperiod }
figure-period-saltus = period { $period }, saltus { $saltus }, preperiod { $preperiod }
figure-law-kind = kind of law: { $kind }
figure-proved = { $law }, proved
figure-by-theorem = { $law }, by theorem
figure-only-seen = { $law }, seen but not proved
figure-nim-sums = nim-sums
figure-nim-products = nim-products
figure-nim-value = nim-value
figure-largest = the largest nim-value is { $value }
figure-nim-sum = nim-sum
figure-heap = heap
figure-heap-of = heap { $size }
figure-heaps-to = nim-values of the heaps 0 to { $last }
figure-each-dot = Each dot is a heap.
figure-dot-covers = A dot covers { $heaps ->
    [one] one heap
   *[other] { $heaps } heaps
} and { $values ->
    [one] one value
   *[other] { $values } values
}: at least one heap falls there.
figure-row-column = normal play: row a, column b
figure-keeps-win = keeps the win
figure-gives-away = gives the win away
figure-had-none = had no winning move
figure-wins = { $player } wins
figure-to-move = { $player } is to move
figure-no-move-left = no move is left
figure-player = player { $number }
figure-rings = rings: where a move leads
figure-stairs-count = hatched: the stairs whose coins count
figure-additions-left = additions left: { $count }
figure-zero-used = zero used
figure-turn-of-first = the first player is to move
figure-turn-of-second = the second player is to move
figure-nothing = none
figure-and-more = { $list } and { $more } more
figure-graph-size = { $positions } positions, { $moves } moves
figure-sign-wins = ! marks winning moves
figure-sign-reaches = + where a move leads
figure-alike = ×2: two positions that are alike, drawn as one
figure-answers = Answers
figure-worksheet = Worksheet
figure-rule = Rule: { $rule }
figure-name = Name
figure-date = Date
figure-fill-table = Fill in the table. The value of a heap is the smallest number 0, 1, 2, … that is missing among the values of its options.
figure-fill-grid = Fill in the nim-values: each cell gets the smallest number 0, 1, 2, … that is missing among the values of its options.
figure-judge = Who wins with best play? Write N if the player to move wins, P if the other player wins. Where it is N, write down a winning move.
figure-label = Write P or N at each position, and its value. Then draw over the winning moves with a thick line.
figure-option-values = values of the options
figure-seed = sheet number { $seed }
