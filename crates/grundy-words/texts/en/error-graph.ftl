### Errors of state graphs and their files.

error-graph-did-you-mean = did you mean { $name }?
error-graph-too-many-columns = { $columns ->
    [2] a line has only two columns, from and to
   *[other] a line has only three columns, from, to and label
}
# The JSON reader names in English what it found, such as: string "x".
error-graph-invalid-type = invalid type: { $found }, expected { $expected }
error-graph-invalid-value = invalid value: { $found }, expected { $expected }
error-graph-expects-edge = an edge: ["a", "b"] or {"{\"from\": \"a\", \"to\": \"b\"}"}
error-graph-edge-has-two-ends = an edge has two ends: ["a", "b"]
error-graph-expects-array-of-nodes = an array of nodes
error-graph-expects-array-of-edges = an array of edges
error-graph-expects-array-of-options = an array of the nodes to which moves lead

## What is wrong.

error-graph-node-must-name = a node must have a name
error-graph-name-node-contains-control-character = the name of a node contains the control character { $code }
error-graph-graph-most-nodes = a graph has at most { $most } nodes
error-graph-graph-no-nodes-no-position = the graph has no nodes, so there is no position to play from
error-graph-node-most-one-label = a node has at most one label
error-graph-only-node-without-moves-label = only a node without moves has a label, and the node { $node } has moves
error-graph-node-no-moves-no-label = the node { $node } has no moves and no label, and other nodes have labels
error-graph-play-starts-one-node-marked = play starts at one node, and { $name } is marked already
error-graph-list-moves-no-labels = a list of moves has no labels
error-graph-first-line-not-header = the first line is not the header
error-graph-second-column-missing = the second column is missing
error-graph-move-no-label = a move has no label
error-graph-quote-not-closed = the quote is not closed
error-graph-quoted-name-ends-before = the quoted name ends before this
error-graph-file-ends-too-early = the file ends too early
error-graph-reserved-word = `{ $word }` is a reserved word
error-graph-cannot-stand-here = { $text } cannot stand here
error-graph-edges-direction-but-those-board = the edges of a `digraph` have a direction, but those of this board have none
error-graph-edges-no-direction-but-moves = the edges of a `graph` have no direction, but moves have one
error-graph-graph-ends-before = the graph ends before this
error-graph-groups-nest-more-than-deep = groups nest more than { $most } deep
error-graph-file-ends-inside-group = the file ends inside a group
error-graph-groups-file-stand-more-than = the groups of this file stand for more than { $most } edges
error-graph-direction-but-edge-board-none = `->` has a direction, but an edge of this board has none
error-graph-no-direction-but-move-one = `--` has no direction, but a move has one
error-graph-arrow-not-dot = this arrow is not DOT
error-graph-character-not-belong = the character { $sign } does not belong here
error-graph-comment-not-closed = the comment is not closed
error-graph-number-arrow-not-complete = here a number or an arrow is not complete
error-graph-name-starts-digit-number = a name that starts with a digit is a number
error-graph-joins-two-quoted-pieces-name = `+` joins two quoted pieces of a name
error-graph-bracket-not-closed = the bracket `<` is not closed
error-graph-file-no-node = the file has no node { $node }
error-graph-attribute-missing = the attribute `{ $name }` is missing
error-graph-no-graph = there is no graph
error-graph-not-graphml = this is not GraphML
error-graph-edge-more-than-two-ends = an edge with more than two ends is no move
error-graph-file-holds-one-graph = a file holds one graph
error-graph-edge-no-direction-but-move = this edge has no direction, but a move has one
error-graph-stands-no-character = { $name } stands for no character here
error-graph-graph-starts-brace = a graph starts with a brace
error-graph-not-closed = the graph is not closed
error-graph-name-ends-before = the name { $name } ends before this
error-graph-start-not-among-nodes = the start { $name } is not among the nodes
error-graph-unknown-key = unknown key { $name }; expected `nodes`, `edges`, `start` or `labels`
error-graph-key-stands-twice = the key `{ $name }` stands twice
error-graph-beside-names-nodes-ambiguous = `{ $name }` beside the names of nodes is ambiguous; write the graph with the keys `nodes` and `edges`
error-graph-options-listed-twice = the options of { $name } are listed twice
error-graph-number-names-node-whole-most = a number that names a node is whole and has at most 64 bits; write it as a string
error-graph-unknown-key-of-edge = unknown key { $key }; expected `from` or `to`
error-graph-key-of-edge-stands-twice = the key `{ $key }` stands twice
error-graph-no-label = this is no label
error-graph-marks-all-nodes-but-play = this marks all nodes, but play starts at one node, and only nodes without moves have a label
error-graph-file-empty = the file is empty
error-graph-graphml-not-read = GraphML is not read here
error-graph-no-node = the graph has no node { $name }
error-graph-name-missing = here a name is missing
error-graph-backslash-stands-alone = a backslash stands alone
error-graph-name-node-ends-before = the name of a node ends before this
error-graph-no-such-node = the graph has no node `{ $name }`
error-graph-labels-its-ends = this graph labels its ends, so its positions have no nim-values and no sums

## What was expected: the end of a sentence.

error-graph-expects-move-below-header = a move such as `a,b` below the header
error-graph-expects-name-node-move-leads = `,` and the name of the node to which the move leads
error-graph-expects-end-name = `"` at the end of the name
error-graph-expects-end-line = `,` or the end of the line
error-graph-expects-edges-a-b = edges such as `a -> b`
error-graph-expects-graph-edges-a-b = `graph`, with edges `a -- b`
error-graph-expects-digraph-edges-a-b = `digraph`, with edges `a -> b`
error-graph-expects-attributes = `[` and attributes
error-graph-expects-attribute-each-node = the attribute at each such node
error-graph-expects-semicolon-brace = `;` or `{"}"}`
error-graph-expects-value = a value
error-graph-expects-port = a port
error-graph-expects-node-edge = a node, an edge or `{"}"}`
error-graph-expects-attribute-name-value-bracket = an attribute `name=value` or `]`
error-graph-expects-equals-value = `=` and a value
error-graph-expects-each-end-edge = `<node id=…/>` for each end of an edge
error-graph-expects-node-id-graph = `<node id=…/>` in a `<graph>`
error-graph-expects-each-node = `<data>` in each such node
error-graph-expects-comma-brace = `>`, `,` or `{"}"}`
error-graph-expects-moves-a-b = moves such as `a>b`
error-graph-expects-not-empty = `nodes` or `edges` that are not empty
error-graph-expects-object-keys-options-every-node = an object with the keys `nodes`, `edges`, `start` and `labels`, or with the options of every node
error-graph-expects-object-label-each-node = an object with the label of each node
error-graph-expects-label-player-move = a label: `win`, `loss` or `tie`, for the player to move
error-graph-expects-node-string-whole-number = a node: a string or a whole number
error-graph-expects-player-move = `win`, `loss` or `tie`, for the player to move
error-graph-expects-header-one-move-per-line = the header `from,to` and one move per line
error-graph-expects-csv-dot-json = CSV, DOT or JSON
error-graph-expects-name-node = the name of a node
error-graph-expects-backslash-quote = `\\` for a backslash or `\"` for a quote

## What to do.

error-graph-help-separate-two-columns-comma = separate the two columns with a comma
error-graph-help-write-names-contain-comma-double = write names that contain a comma in double quotes
error-graph-help-write-label-node-without-moves = write the label of a node without moves in a line of its own: `a,,win`
error-graph-help-write-quote-inside-quoted-name = write a quote inside a quoted name twice
error-graph-help-only-json-dot-graphml-list = only JSON, DOT and GraphML can list a node that has no moves and that no move leads to
error-graph-help-name = the name is { $name }
error-graph-help-write-node-name-double-quotes = write a node of that name in double quotes
error-graph-help-file-holds-one-graph = a file holds one graph
error-graph-help-group-opened-line = the group was opened in line { $line }
error-graph-help-write-names-other-characters-than = write names with other characters than letters, digits and `_` in double quotes
error-graph-help-write-other-names-double-quotes = write other names in double quotes
error-graph-help-write-names-spaces-double-quotes = write names with spaces in double quotes
error-graph-help-write-names-other-characters-double = write names with other characters in double quotes
