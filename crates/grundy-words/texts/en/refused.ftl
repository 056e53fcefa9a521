### Refusals: why a question has no answer, and what to ask instead.

refused-no-game = there is no game called `{ $name }`
refused-no-game-but = there is no game called `{ $name }`; did you mean `{ $near }`?
refused-no-node = the graph has no node `{ $name }`
refused-no-node-but = the graph has no node `{ $name }`; did you mean `{ $near }`?
refused-last-numbers = { $numbers ->
    [one] { $numbers } number is given as the last ones
   *[other] { $numbers } numbers are given as the last ones
}, but `{ $rule }` has { $coordinates ->
    [one] { $coordinates } coordinate
   *[other] { $coordinates } coordinates
}
refused-one-rule = { $what ->
    [misere] misère play is for one rule, and `{ $family }` stands for many
   *[long] a long run is for one rule, and `{ $family }` stands for many
}

## Why a question has no answer.

refused-work-no-state-could-saved = this work has no state that could be saved: checkpoints are for the law of a finite take-and-break code, and for positions of one game that is searched for nim-values
refused-no-core-form-no-certificate = `{ $text }` has no core form, so there is no certificate of its law
refused-true-but-about-another-rule = it is true, but about another rule than the one asked for, which is: { $wanted }
refused-true-but-about-position-not = it is true, but about a position, not about a rule
refused-program-prints-words-one-line = a program prints its words in one line, and { $word } is none
refused-positions-too-many-look = the positions of `{ $rule }` are too many to look at
refused-dot-for-picture = DOT is for state graphs; draw this picture as SVG or TikZ
refused-labels-names-heaps-boards-picture = labels are names of heaps or boards, and this picture has neither
refused-laws-explained-one-rule-under = laws are explained of one rule under normal play
refused-no-move-leads-from-position = no move leads from position { $number } ({ $from }) to position { $next } ({ $to })
refused-labels-graph-say-who-wins = the labels of this graph say who wins at its ends, so there is no misère play
refused-graph-names-no-start-say = the graph names no start, so say which node to start from
refused-graph-labels-ends-needs-play = a graph that labels its ends needs play that ends, so it is not solved as a loopy one
refused-certificate-values-all-nodes-graphs = a certificate of the values of all nodes is for graphs whose play may go on for ever
refused-values-given-text-too-leave = values are given, and a text too: leave one of them out
refused-not-among-sequences-oeis-known = { $number } is not among the sequences of the OEIS that are known here
refused-table-needs-name-file = the table needs the name of a file
refused-number-shards-from-1 = the number of shards is from 1 to { $most }
refused-first-number-larger-than-last = the first number, { $from }, is larger than the last, { $to }
refused-certificate-one-rule-stands-many = a certificate is for one rule, and `{ $text }` stands for many: give the letters numbers
refused-no-sequence-heaps-whatever-letters = `{ $text }` has no sequence of heaps, whatever the letters are
refused-search-law-saved-checkpoints-finite = the search for the law of `{ $rule }` cannot be saved: checkpoints are for finite take-and-break codes that leave at most two heaps
refused-state-holds-other-heaps = it says { $results } heaps and holds { $heaps }
refused-begun-without-digests = it was begun without digests, and digests cover all values from heap 0 on
refused-laws-of-misere-play = laws of misère play are known for take sets, and `{ $text }` is none
refused-row-positions-only-heaps-rule = `{ $row }` is a row of positions, and only the heaps of a rule have a law
refused-certificates-laws-belong-one-rule = certificates of laws belong to one rule under normal play
refused-no-law-found-no-certificate = no law was found, so there is no certificate
refused-law-no-certificate-certificates-cover = the law of `{ $text }` has no certificate: certificates cover the P-positions of two coordinates, and no law of these alone was found
refused-no-values = there are no values
refused-most-values-looked = at most { $most } values are looked at
refused-last-heap-larger-than-any = the last heap is larger than any number here
refused-row-has-numbers = a row has numbers
refused-row-positions-nim-values-who = `{ $text }` is a row of positions, and of these nim-values and who wins under normal play are listed
refused-row-positions-one-last-number = a row of positions has one last number
refused-p-positions-n-positions-counted = P-positions or N-positions are counted, and nothing else
refused-not-played-heaps = `{ $text }` is not played with heaps
refused-state-graph-nodes-not-heaps = a state graph has nodes, not heaps
refused-positions-listed-rules-up-coordinates = positions are listed for rules with up to { $most } coordinates, and `{ $text }` has { $arity }
refused-nim-values-belong-normal-play = nim-values belong to normal play, where the last move decides
refused-too-many-positions-list = there are too many positions to list
refused-no-sequence-heaps = `{ $text }` has no sequence of heaps
refused-move-need-not-leave-less = a move of `{ $text }` need not leave less than there was
refused-no-question = there is no question `{ $name }`; there are { $names }
refused-no-move-left = no move is left
refused-state-belongs-to-another = it belongs to { $theirs }, not to { $ours }
refused-state-is-no-good = grundy { $program } wrote a state that is no good here: { $why }
refused-certificates-nim-values-outcomes-belong = certificates of nim-values and outcomes belong to normal play; under misère play a certificate of the strategy shows who wins
refused-no-search-could-saved-checkpoints = `{ $position }` has no search that could be saved: checkpoints are for positions of one game that is searched for nim-values, as cram and node-kayles are, beside heaps or not
refused-state-too-large-for-memory = it knows { $all } positions, and the limit on memory leaves room for { $positions } of them; allow more
refused-table-about-nodes-file-no = the table is about the nodes of a file, which has no rules
refused-rules-say-who-wins-end = the rules say who wins at the end, so there is no misère play
refused-good-move-but-among-many = there is a good move, but among so many moves none was found
refused-table-file-moves-name-one = `{ $table }` is the table of a file of moves: name one of its nodes
refused-table-no-node = the table has no node `{ $text }`
refused-not-reached-from-start = `{ $position }` cannot be reached from `{ $start }`, which the table is about
refused-no-sparse-space-take-break = `{ $text }` has no sparse space: it is for take-and-break codes with finitely many digits where a move may leave two heaps, and none leaves more (0.77, 0.106, 4!.0)
refused-no-table-tables-show-two = `{ $text }` has no table: tables show two coordinates
refused-table-more-than-cells = a table of more than { $most } cells
refused-only-coin-turning-games-product = only coin-turning games have a product: write both as `turn "…"`, such as `turn "1-3"`
refused-first-row-larger-than-last = the first row, { $from }, is larger than the last, { $to }
refused-most-values-listed-once = at most { $most } values are listed at once
refused-first-heap-larger-than-last = the first heap, { $from }, is larger than the last, { $to }
refused-labelled-game-no-nim-values = a labelled game has no nim-values, since its winner is not decided by the last move
refused-values-make-table = the values of `{ $text }` make a table
refused-tables-show-one-two-coordinates = tables show one or two coordinates, and this rule has { $many }
refused-dot-for-worksheet = DOT is for state graphs; a worksheet is SVG, TeX or text
refused-worksheet-each-task-most-once = a worksheet has each task at most once
refused-worksheet-about-nim-values-labelled = a worksheet is about nim-values, and a labelled game has none
refused-game-least-one-position = a game has at least one position
refused-table-too-large = a table to { $to } is too large; tables go up to { $max }

## What to ask instead.

refused-help-programs-written-rules-one-heap = programs are written for rules with one heap or two coordinates
refused-help-ask-about-first-terms = ask about its first terms, as in `0,1,1,2,0,3`
refused-help-give-letters-numbers = give the letters numbers
refused-help-laws-looked-one-heap-rules = laws are looked for in one-heap rules, and in rules with two coordinates whose play ends by a measure

## What the visitor of the page can do. View names are those of the page.

refused-page-ask-about-position-instead = ask about a position instead
refused-page-ask-about-position-instead-about = ask about a position instead, or about a row of positions such as cram 2xn
refused-page-view-position-answers-play-need = the view Position answers where play need not end
refused-page-ask-about-node-about-graph = ask about a node, or about the graph
refused-page-ask-table-instead = ask for its table instead
refused-page-view-games-lists-them = the view Games lists them
refused-page-ask-less = ask for less
refused-page-ask-about-rule-one-heap = ask about a rule with one heap, about values such as 0,1,1,2,0,3, or about a row such as cram 1xn
refused-page-all = there are { $all } in all
refused-page-view-rule-shows-law-rule = the view Rule shows the law of a rule
refused-page-ask-law-rule-instead = ask for the law of the rule instead
refused-page-list-not-complete = the list is not complete
refused-page-ask-smaller-table-value-one = ask for a smaller table, or for the value of one board
refused-page-law = a law is { $reference }: { $sentence }
refused-page-more-values-show-one = more values may show one
refused-page-tab-proof-lists-laws-engine = the tab Proof lists the laws that the engine tried
refused-page-answer-lists-all-them = the answer lists all of them
refused-page-strip-mis-re-play-shows = the strip of misère play shows the P-positions of any rule
refused-page-view-play-opens-saved-game = the view Play opens a saved game, which has one position in each line
