explore-title = Explore
explore-about = Type what you want to know about: a game, a rule, a position, a list of numbers. The page answers with who wins, with the law, and with the proof.
explore-box = Ask about
explore-placeholder = kayles, 0.77, nim : 3,4,5, n -> n-1 | floor(n/2), 0,1,2,3,1,4, 5*9+3
explore-hint = A name, a code, a rule, a position, a sum, a list of values, a nimber expression, or a state graph.
explore-open-file = Open a file…
explore-clear = Clear
explore-bad-file = The page cannot read this file.
explore-examples = Try one of these
explore-example-name = A game by its name: its law, its values, its proof.
explore-example-code = A take-and-break code: one digit for each number of coins that you may take.
explore-example-rule = A rule of your own: what a move leaves of a heap of n.
explore-example-pair = A game with two numbers: a map of its positions.
explore-example-position = A position: who wins, with which move, and why.
explore-example-sum = A sum of two games: what each is worth.
explore-example-values = A list of values: which game has them?
explore-example-nimber = Arithmetic of nimbers, where 3 + 3 is 0.
explore-example-graph = A state graph as text: CSV, DOT or JSON.
explore-read-as-rule = Read as a rule.
explore-read-as-position = Read as a position.
explore-read-as-family = Read as a family of rules.
explore-read-as-row = Read as a row of positions.
explore-read-as-values = Read as a list of values.
explore-read-as-nimber = Read as a nimber expression.
explore-read-as-graph = Read as a state graph.
explore-read-meant = Read as { $meant }.
explore-instead-rule = Read it as a rule
explore-instead-position = Read it as heaps of Nim
explore-instead-family = Read it as a family of rules
explore-instead-row = Read it as a row of positions
explore-instead-values = Read it as a list of values
explore-instead-nimber = Read it as a nimber expression
explore-instead-graph = Read it as a state graph
explore-back = Everything about this
explore-deeper = Go deeper
explore-links = Go on with this
explore-to-play = Play it
explore-to-graph = State graph
explore-to-worksheet = Worksheet
explore-to-game = The game’s page
explore-about-rule = What is this game?
explore-sample = A position:
explore-law-asks = Which law gives the value of every heap?
explore-pairs-law-asks = Which law gives all P-positions?
explore-at-asks = What is a heap of any size worth?
explore-values = Nim-values
explore-values-asks = What is each heap worth, and why?
explore-plot-asks = How do the values grow?
explore-map-asks = What is each pair worth?
explore-proof-asks = Why does the law hold for all heaps?
explore-open-proof = Show the proof
explore-tried = What was tried
explore-tried-asks = Why is no law claimed?
explore-open-tried = Show what was tried
explore-machine = The machine
explore-machine-of-mode = The machine for mode { $mode }
explore-machine-asks = How does the machine read a number?
explore-machine-label = { $count ->
    [one] A machine with { $count } state
   *[other] A machine with { $count } states
}
explore-machine-large = { $count ->
    [one] The machine has { $count } state. That is too many for a picture.
   *[other] The machine has { $count } states. That is too many for a picture.
} The proof lists them.
explore-machine-value-about = The number in a state is the value of a heap whose digits end there. The labels on the arrows are digits.
explore-machine-yes-about = A tick means yes: numbers whose digits end there have the property. The labels on the arrows are digits, one of each number.
explore-machine-trap = Where an arrow is missing, the answer is no, whatever follows.
explore-machine-step = Read one digit
explore-machine-all = Read all
explore-machine-reset = Start again
explore-machine-digits = The digits that the machine reads, from right to left
explore-machine-in = The machine is in state { $state }.
explore-machine-value = All digits are read: a heap of { $heap } has nim-value { $value }.
explore-machine-accepts = All digits are read: ({ $x }, { $y }) { $accepts ->
    [yes] is a P-position. The player to move loses.
   *[no] is not a P-position. The player to move wins.
}
explore-machine-equals = All digits are read: { $accepts ->
    [yes] a heap of { $x } has nim-value { $y }.
   *[no] a heap of { $x } does not have nim-value { $y }.
}
explore-same = Games with the same values
explore-same-asks = Is this a known game in disguise?
explore-comparing = Comparing with known games
explore-oeis = In the On-Line Encyclopedia of Integer Sequences:
explore-oeis-first = (from heap { $heap } on)
explore-few-values = { $count ->
    [one] Only { $count } value is given, and many games agree in it.
   *[other] Only { $count } values are given, and many games agree in them.
} More values tell more.
explore-zeros = All values are 0, so the player to move always loses.
explore-no-match = { $count ->
    [one] The page compared { $count } rule. It does not have these values.
   *[other] The page compared { $count } rules. None has these values.
}
explore-more-matches = { $count ->
    [one] { $count } more match
   *[other] { $count } more matches
}
explore-near = Games that agree at first
explore-near-differs = differs at heap { $heap }: { $here } here, { $there } there.
explore-misere = Misère play
explore-misere-asks = Who wins one heap if the last mover loses?
explore-sparse = The sparse space
explore-sparse-asks = Which heaps are rare?
explore-open-sparse = Compute it up to heap { $heaps }
explore-no-sparse = The values computed so far have no sparse space.
explore-mask = A nim-value is rare if it has an even number of ones under the mask { $mask }. Other values are common. The mask is binary, and the dots repeat its first digit.
explore-rare = { $count ->
    [one] { $count } heap among the first { $heaps } has a rare value.
   *[other] { $count } heaps among the first { $heaps } have rare values.
}
explore-last-rare = The last rare heap is { $heap }, with nim-value { $value }.
explore-maximum = The largest nim-value is { $value }, first at heap { $heap }.
explore-first-rares = The first rare heaps with their values
explore-code = As a program
explore-code-asks = How do I compute this in my own program?
explore-code-languages = Programming language
explore-writing-code = Writing the program
explore-copy-code = Copy the program
explore-save = Cite and save
explore-save-asks = Which theorem is behind this, and how do I cite it?
explore-bibtex = BibTeX
explore-copy-bibtex = Copy BibTeX
explore-save-certificate = Save the certificate
explore-certificate-about = Another program can check it without trusting this one.
explore-no-certificate = There is no certificate of this answer.
explore-winner-asks = Who wins, and why?
explore-winning-move = A winning move: { $move }.
explore-why-zero = The nim-sum of the nim-values is 0, so every move has a winning answer.
explore-why-not-zero = The nim-sum of the nim-values is { $sum }. A move that makes it 0 wins.
explore-columns-asks = How do the parts add up?
explore-moves-asks = What does each move do?
explore-open-moves = Show all moves
explore-rules = The rules
explore-rules-asks = Which law is behind the values?
explore-list = A list of values
explore-list-asks = Which game has these values?
explore-list-law-asks = Which law do the values seem to follow?
explore-list-no-law = The values are too few, or they follow no simple law.
explore-family = A family of rules
explore-family-asks = Which law do all these rules have?
explore-family-no-law = No law for the whole family is known here.
explore-seen-in = Seen in:
explore-nimber = Nimbers
explore-nimber-asks-nimber = Which nimber is this?
explore-nimber-asks-order = Which power of this nimber is 1?
explore-nimber-asks-roots = Which nimbers solve x² + x = c?
explore-no-roots = no nimber that the page knows
explore-nimber-field = All numbers lie in the field of nimbers with { $bits } bits.
explore-nimber-about = ⊕ adds in binary without carry. ⊗ is Conway’s product: it makes the nimbers a field.
explore-binary = In binary:
explore-graph = Your state graph
explore-graph-asks = Who wins from each node?
explore-graph-as-position = As a position
explore-node = Node
explore-node-winner = Who wins
explore-node-moves = Best moves
explore-node-misere = Misère play
explore-more-nodes = { $count ->
    [one] { $count } more node is in the file.
   *[other] { $count } more nodes are in the file.
}
