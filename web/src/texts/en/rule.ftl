rule-title = A rule and its law
rule-about = Type a rule. See its nim-values, and the law that gives all of them.
rule-pick = Or pick a game
rule-pick-none = Choose a game…
rule-examples = Ways to write a rule
rule-example-set = Take 1, 3 or 4 coins.
rule-example-name = A game with a name.
rule-example-code = A take-and-break code: one digit for each number of coins that you may take.
rule-example-heap = What a move leaves of a heap of n. The sign | separates kinds of move.
rule-example-split = Brackets mean that a move splits the heap into several heaps.
rule-example-pair = Positions with two numbers: Wythoff’s game.
rule-same-as = The same rule as
rule-as-rule = As a rule:
rule-is-position = This is not just a rule. It is a position to play from:
rule-is-game = This is
rule-reading = Reading the rule
rule-views-table = Table
rule-views-plot = Dot plot
rule-views-strip = P-positions
rule-views-law = Proof
rule-views-pairs = Map
rule-views-label = Views of the rule
rule-to = Heaps up to
rule-pairs-to = Both up to
rule-law = The law
rule-finding-law = Looking for the law
rule-no-law = The first { $heaps } heaps show no law. A law may begin later, or there may be none.
rule-proof-needs-time = The law fits every value that the engine computed. Its proof may need more time.
rule-form-value = Nim-value of a heap of n, from heap { $from } on:
rule-form-lost = The player to move loses if
rule-looked = Heaps computed: { $heaps }
rule-facts-preperiod = Preperiod
rule-facts-period = Period
rule-facts-saltus = Saltus
rule-facts-about-preperiod = the law holds from this heap on
rule-facts-about-period = { $heaps ->
    [1] every value is the same
    [one] the values repeat every { $heaps } heap
   *[other] the values repeat every { $heaps } heaps
}
rule-facts-about-growing = { $heaps ->
    [1] the values grow with each heap
    [one] the values repeat every { $heaps } heap, but larger
   *[other] the values repeat every { $heaps } heaps, but larger
}
rule-facts-about-saltus = the increase per period
rule-no-proof = There is no proof. The law holds for all heaps that the engine computed, but it may fail later.
rule-source = Theorem:
rule-at = The nim-value of one heap
rule-at-about-fact = The law gives the value of a heap of any size.
rule-at-about-seen = The law is not proved, so each value is computed from the definition. A large heap may take too long.
rule-at-about-none = No law is known, so each value is computed from the definition. A large heap may take too long.
rule-at-heap = Heap
rule-computing-at = Computing the value
rule-values = Computing the nim-values
rule-table-caption = Nim-values of { $rule }: each row has whole periods.
rule-table-caption-plain = Nim-values of { $rule }
rule-row-head = Heaps from
rule-before = before the period begins
rule-exception = differs from the period
rule-p-value = nim-value 0: a P-position
rule-heap-title = Heap { $heap }: nim-value { $value }
rule-choose-heap = Point at a heap, or go to it with the arrow keys, to see why it has its value.
rule-options = Options with their nim-values
rule-more-options = and { $count } more
rule-no-options = No move is left, so the nim-value is 0.
rule-mex = The smallest number that no option has is { $value }.
rule-partial = The time was up after { $known } heaps. You asked for heaps up to { $wanted }.
rule-zoom = Zoom
rule-zoom-in = Zoom in
rule-zoom-out = Zoom out
rule-see-all = See all
rule-plot-shown = Heaps { $from } to { $to }
rule-plot-help = To zoom, draw over a part with the mouse, hold Ctrl and turn the wheel, or use + and −. The key 0 shows all. Arrow keys go from heap to heap.
rule-map-help = Point at a square, or use the arrow keys. In the marked squares the player to move loses.
rule-map-at = ({ $a }, { $b }): nim-value { $value }. { $wins ->
    [yes] The player to move wins.
   *[no] The player to move loses.
}
rule-drawing = Drawing the picture
rule-plot-label = Dot plot of the nim-values of { $rule }
rule-plot-about = Across: the heap. Up: its nim-value.
rule-strip-label = Strip of the P-positions of { $rule }
rule-outcome-title = Heap { $heap }: { $outcome }
rule-strip-about = P-positions are hatched: there the player to move loses.
rule-misere = Misère play: the last mover loses
rule-pairs-label = Map of the pairs of { $rule }
rule-show = Show
rule-shows-values = Nim-values
rule-shows-p-positions = P-positions
rule-no-sequence-game = This game is not played on one heap, so it has no nim-sequence. Look at one of its positions instead:
rule-no-sequence-growing = A move of this rule need not leave less than before, so there is no nim-sequence. Look at one of its positions instead:
rule-no-sequence-points = A position of this rule has several numbers, so there is no nim-sequence. Look at one of its positions instead:
rule-no-sequence-graph = This is a single state graph, so there is no nim-sequence. Look at its positions instead:
rule-no-sequence-labelled = The rules say who wins at the end of this game, so it has outcomes but no nim-values. Look at one of its positions instead:
rule-no-sample = Type one of its positions in the view Position.
rule-open-position = Who wins?
rule-open-graph = State graph
rule-open-play = Play it
rule-go-on = Go on with this rule
