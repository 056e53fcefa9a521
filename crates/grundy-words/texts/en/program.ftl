### What the program says when it has no answer.

# The word before a message.
program-error = error
program-stopped = stopped
# A command that was probably meant.
program-try = try: { $command }
# A message with advice, which is a clause.
program-advice = { $message }; { $advice }
program-advice-in-brackets = { $message } ({ $advice })
program-advice-behind-colon = { $message }: { $advice }
program-known-by-then = { $message }; { $count } results were known by then
program-also-the-certificate = { $what ->
    [checkpoint] { $file } cannot be both the checkpoint and the certificate; choose two files
   *[values] { $file } cannot be both the file of values and the certificate; choose two files
}
program-file-holds-one-rule = { $what ->
    [checkpoint] the checkpoint { $file } holds one rule, and { $count } rules were given; run them one by one
    [values] the file of values { $file } holds one rule, and { $count } rules were given; run them one by one
   *[certificate] the certificate { $file } holds one rule, and { $count } rules were given; run them one by one
}
program-cannot-read-at-all = cannot read { $file }
program-cannot-write-file = cannot write { $file }: { $error }
# Behind the name of a file that cannot be read or written.
program-file-too-large = it is larger than { $gibibytes } GiB
program-file-not-utf-8 = byte { $place } is not UTF-8 text; save the file as UTF-8
program-no-regular-file = it is no regular file
program-address-in-use = cannot listen at { $address }: another program listens there; choose another --port, or --port 0 for any
program-port-needs-rights = cannot listen at { $address }: ports below 1024 need special rights; choose another --port
program-no-such-address = cannot listen at { $address }: this machine has no such address; leave --address out
program-cannot-listen = cannot listen at { $address }: { $error }
program-not-saved = the checkpoint { $file } cannot be written now: { $why }; the file still holds the state of { $heaps } heaps, and the run goes on
program-not-saved-yet = the checkpoint { $file } cannot be written now: { $why }; there is no state in the file yet, and the run goes on
program-not-kept = the values cannot be written to { $file }: { $why }; it has those of { $heaps } heaps, and the run goes on
program-game-not-kept = the game cannot be kept in { $file }: { $error }

## Why there is no answer.

program-write-checkpoint-file-needed = cannot write the checkpoint -: a file is needed here; one of this very name is written ./-
program-heap-missing-stands-after-rule = the heap is missing: it stands after the rule
program-asks-about-one-heap-position = `grundy at` asks about one heap, and this is a position
program-cannot-read = cannot read { $file }: { $error }
program-program-follows-one-rule-rules = a program follows one rule, and { $count } rules were given
program-language-say-lang-cpp-python = in which language? Say --lang cpp, python, rust, java or go
program-width-width-picture = --width is the width of the picture, such as { $width }cm; --columns { $width } sets the number of values in a row
program-picture-graph-shows-normal-mis = a picture of a graph shows normal or misère play, and this graph labels its ends
program-start-file-state-graph = --start is for a file of a state graph; a position says itself where play starts
program-players-takes-two-names-comma = --players takes two names with a comma between them, as in --players Neco,Destiny
program-name-of-picture-says-nothing = the name { $file } does not say how to draw it: say --format, or end it in .svg, .pdf, .png, .tex, .dot or .txt
program-grundy-built-without-png = this grundy was built without PNG; write .svg
program-grundy-built-without-pdf = this grundy was built without PDF; write .svg
program-one-law-explained-time-rules = one law is explained at a time, and { $count } rules were given
program-dot-write-name-because-backslash = DOT cannot write the name `{ $name }`, because of its backslash; write JSON or CSV
program-name-of-graph-says-nothing = the name { $file } does not say how to write it: say --format, or end it in .txt, .json, .csv, .dot, .graphml, .parquet or .arrow
program-built-without = this program was built without { $name }: build it with --features full, or use CSV
program-no-binary-format = { $name } is no binary format
program-line-play-written-text-json = a line of play is written as text or JSON
program-certificate-one-rule-stands-many = --certificate is for one rule, and `{ $text }` stands for many: give the letters numbers
program-certificates-laws-belong-normal-play = certificates of laws belong to normal play; leave out --misere or --certificate
program-already-run-begins-heap-0 = { $file } is there already, and this run begins with heap 0; move the file away, or name the checkpoint that belongs to it
program-values-heaps-checkpoint-those-lies = { $file } has the values of { $heaps } heaps, the checkpoint those of { $known }, and what lies between is no longer known; name the file that belongs to the checkpoint, or go on without --keep
program-other-values-than-checkpoint-belongs = { $file } has other values than the checkpoint: it belongs to another run. It is left as it is; choose another file
program-values-from-heap-no-longer = the values from heap { $heaps } on are no longer known
program-saved-checkpoints-finite-take-break = `{ $text }` cannot be saved in { $file }: checkpoints are for finite take-and-break codes that leave at most two heaps
program-values-kept-while-law-looked = the values of `{ $text }` cannot be kept in { $file } while its law is looked for: --keep is for finite take-and-break codes that leave at most two heaps; write them with `grundy values RULE --to N -o FILE`
program-both-checkpoint-file-values = { $file } cannot be both the checkpoint and the file of the values; choose two files
program-cannot-write-values = cannot write the values to { $file }: { $error }
program-law-looked-no-answer = a law that is looked for has no answer
program-already-go-load-choose-another = { $file } is there already: go on with --load { $file }, or choose another name
program-no-move-leads-from-position = no move leads from position { $number } ({ $from }) to position { $next } ({ $to })
program-no-thread-to-read = cannot read standard input, since no thread can start: { $error }
program-cannot-read-standard-input = cannot read standard input: { $why }
program-cannot-start-server = cannot start the server: { $error }; `ulimit -n 64` allows enough open files
program-cannot-listen-for-ctrl-c = cannot listen for Ctrl-C: { $error }; allow more threads and files
program-holds-no-page-no = { $file } holds no page: it has no { $index }; in a clone of grundy, scripts/page build FOLDER makes one
program-program-built-without-page = this program was built without the page; build the page with scripts/page build FOLDER in a clone of grundy, and serve it with --page FOLDER
program-both-checkpoint-certificate = { $file } cannot be both the checkpoint and the certificate; choose two files
program-two-proofs-run-contradict-each = the two proofs of a run contradict each other
program-program-built-without-parquet-build = this program was built without Parquet: build it with --features full, or write npy or CSV
program-from-larger-than = --from { $from } is larger than --to { $to }
program-nim-values-belong-normal-play = nim-values belong to normal play; misère play has outcomes
program-assume-seen-nim-values-outcomes = --assume-seen is for nim-values: outcomes are found heap by heap
program-count-show-p-positions-show = --count is for --show p-positions and --show n-positions
program-table-more-than-heaps = a table of more than { $most } heaps; choose --from and --to nearer, or stream values
program-several-rules-answered-json-lines = several rules are answered as JSON lines, not as { $name }; ask for one rule at a time
program-row-positions-one-last-number = a row of positions has one last number
program-heap-too-far-list = this heap is too far for a list
program-last-heap-stands-after = the last heap stands after --to
program-name-of-values-says-nothing = the name { $name } does not say how to write it: say --format, or end it in .txt, .json, .csv, .npy or .parquet
program-holds-one-sequence-rule-more = { $name } holds one sequence, and this rule has more than one coordinate; write text, JSON or CSV
program-listing-written-text-json = this listing is written as text or JSON
program-nim-value-heap-npy-files = the nim-value of heap { $heap } is { $value }, and npy files of nim-values hold numbers below 2^32; write Parquet or CSV
program-name-of-worksheet-says-nothing = the name { $file } does not say how to write it: say --format, or end it in .pdf, .svg, .png, .tex or .txt
program-error-grundy-not-yours = { $message }. This is an error of grundy, not of yours; please report it
program-cannot-write = cannot write: { $error }
program-time-limit-reached-after-s = the time limit was reached after { $seconds } s (raise it with --max-time)
program-memory-limit-reached = the memory limit was reached (raise it with --max-memory)
program-limit-work-reached = the limit on work was reached
program-no-law-rule-known-definition = no law of this rule is known here, and the definition needs the values of all smaller heaps, which are too many; `grundy law RULE --to N` and `grundy at RULE N --long` look further for a law
program-interrupted-after-s = interrupted after { $seconds } s
program-misere-contradicts-record-says = --misere contradicts this record, which says `# normal play`; leave one of them out
program-no-option = there is no option `{ $unknown }`
program-binary-format-terminal-write-file = { $format } is a binary format, and this is a terminal: write it to a file with -o FILE

## What to do.

program-help-max-matches-shows-them = --max-matches { $all } shows them
program-help-ask-about-one-heap-rule = ask about a one-heap rule, about values such as 0,1,1,2,0,3, or about a row of positions with n in its place, as in `grundy identify 'cram 1xn'`
program-help-see-grundy-law = see `grundy law`
program-help-answers-positions = `grundy solve` answers positions
program-help-ask-about-position-row-them = ask `grundy solve` about a position, or for a row of them with n in its place, as in `grundy values 'cram 2xn'`
program-help-lets-play-go-ever-draw = `--loopy` lets play go on for ever, which is a draw, in `grundy solve`, `grundy explain` and `grundy graph`
program-help-values-them = `grundy graph FILE` values them
program-help-grundy-values-shows = `grundy values` shows it
program-help-lists-names = `grundy games` lists the names
program-help-choose-nearer = choose --to nearer
program-help-looks-law-any-rule = `grundy law` looks for the law of any rule
program-help-choose-from-nearer-ask = choose --from and --to nearer, or ask --at
program-help-assume-seen-answers-law-only = --assume-seen answers by a law that is only seen
program-help-try-larger = try a larger --to
program-help-run-see-tried = Run `grundy explain law` to see what was tried
program-help-lists-p-positions-any-rule = `grundy values RULE --show p-positions --misere` lists the P-positions of any rule
program-help-reads-positions-between-them = `grundy replay` reads positions with `>` between them; those of a sum stand one in a line
program-help-put-single-quotes-shell-leaves = put it in single quotes, so that the shell leaves it alone
program-help-did-shell-cut-put-rule = did the shell cut it at `>` or `|`? Put the rule in single quotes
