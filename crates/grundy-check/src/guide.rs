//! A certificate, line by line: its format, the checks, and why they are sufficient.
//!
//! # The file
//!
//! JSON lines, each ending with a line feed. The schema is `schemas/certificate.json`.
//!
//! * The **head** of a position: `format` is `grundy certificate`, `version` 1, `kind` `nim-value` or
//!   `outcome`; the `position` in the notation of rules and positions, without the names of files; then the
//!   claim about the whole position under normal play, its `nim_value`, or its `outcome` `"N"` or `"P"`.
//! * `{"component":1}`: the following entries are positions by the rules of this component of the sum,
//!   counted from 0. Components with the same rules share their entries.
//! * An **entry**, `{"at":"2x3","is":1}` or `{"at":"2x3","not":0}`: this position, in the game's own
//!   notation, has this nim-value, or another one. It is a heap, a tuple, a node, or a position on a board,
//!   in any orientation. A position that splits into parts is useless, since the checker reads options part
//!   by part.
//! * The **last line**, `{"sha256":"…"}`: the SHA-256 of all bytes before this line, in 64 lower-case
//!   hexadecimal digits. The line is written exactly so, without spaces, and nothing follows its line feed.
//!
//! # What is checked
//!
//! Each entry follows from the entries **before it**, and from the options of its position, which the checker
//! finds by the rules:
//!
//! * *P is v*: no option is v, and for each k below v some option is k;
//! * *P is not v*: some option is v.
//!
//! An option is a sum of parts. Equal parts cancel in pairs if play is known to end: in take
//! sets, codes, coin-turning codes and bundled games, and in formulas with a core form all whose moves leave
//! smaller heaps. The option *is* v if earlier entries
//! give the value of each of its parts, and the nim-sum is v. It *is not* v if the nim-sum is another number.
//! It also *is not* v if all parts except one are known, and an entry shows that this part does not have the
//! value that would make the sum v. Finally the checker evaluates the whole position in the same way.
//!
//! # Why this is sufficient
//!
//! By induction over the lines. An entry depends only on earlier lines, so no entry can depend on itself, in
//! a circle or without end, in any file. *P is v* means that the second player wins P + \*v: a move of \*v to
//! \*k is answered in P by the option that is k, and a move in P to O, which is not v, leaves a sum O + \*v
//! that the player to move wins. No theorem about any game is used.
//!
//! # Infinite values
//!
//! Nothing above asks for an end of play, so an entry *P is v* holds in games that may go on for ever, too: the second
//! player wins P + \*v. A position that is no number has an infinite value ∞(K), where K is the set of the numbers that its
//! options are: beside a heap of K the player to move wins, and beside any other heap nobody does.
//!
//! A head of the `kind` `infinite-value` claims K, `"infinite":[0,1]`. A head of the `kind` `graph-values` claims that the entries
//! give the value of each of the `nodes` of the graph, its only component. Beside the entries above, such files have entries
//! `{"at":"gate","infinite":[0,1]}`, whose numbers ascend. They may lean on any line of the file, and are checked in the
//! end: each option is a number or infinite, the numbers are those of the list, and some infinite option does not have
//! the mex of the list in its own. `loopy` proves that this is sufficient.
//!
//! ```
//! use grundy_check::{Shown, Verdict, check};
//! use grundy_rules::{Budget, Catalogue};
//! // The player may pass at a for ever, or end the game.
//! let certificate = r#"{"format":"grundy certificate","version":1,"kind":"infinite-value","position":"graph {a>a, a>b} : a","infinite":[0]}
//! {"component":0}
//! {"at":"b","is":0}
//! {"at":"a","infinite":[0]}
//! {"sha256":"97ad39d3c826c84d31fd65f854d13acdc83fc463d46b985cad142785c1e8a259"}
//! "#;
//! let Verdict::Verified(verified) = check(certificate.as_bytes(), Catalogue::language(), &mut Budget::default())? else { panic!() };
//! assert_eq!(verified.shown, Shown::Infinite { position: "graph {a>a, a>b} : a".into(), options: [0].into() });
//! # Ok::<(), std::io::Error>(())
//! ```
//!
//! # Strategies
//!
//! A head of the `kind` `strategy` claims who wins under a `convention`, `normal` or `misere`: the `winner`
//! is `next`, the player to move, or `previous`. An entry,
//! `{"lost":[[0,"1"],[0,"1"]],"answers":[[[[0,"1"]],0]]}`, is a whole position at which the player to move
//! loses, each of its parts after the number of its component. For each option it gives the number of an
//! earlier entry, counted from 0, to which one of the option's own moves leads (`null` if nobody can move
//! there under misère play). The last entry is the position, or one of its options. `strategy` says why this
//! is sufficient; it splits nothing into parts, so it holds under misère play too.
//!
//! ```
//! use grundy_check::{Shown, Verdict, check};
//! use grundy_rules::{Budget, Catalogue, Convention, Outcome};
//! let certificate = r#"{"format":"grundy certificate","version":1,"kind":"strategy","position":"take 1..2 : 4","convention":"misere","winner":"previous","components":[{"rule":{"coordinates":1,"moves":[{"take":[1,2]}]},"at":[[4]]}]}
//! {"lost":[[0,"1"]],"answers":[[[],null]]}
//! {"lost":[[0,"4"]],"answers":[[[[0,"2"]],0],[[[0,"3"]],0]]}
//! {"sha256":"1ce07104b60fc93ce21a67e02b9e597a312b875b42f317fef8a32731778c50bb"}
//! "#;
//! let Verdict::Verified(verified) = check(certificate.as_bytes(), Catalogue::language(), &mut Budget::default())? else { panic!() };
//! let (position, convention, outcome) = ("take 1..2 : 4".into(), Convention::Misere, Outcome::Previous);
//! assert_eq!(verified.shown, Shown::Strategy { position, convention, outcome, answers: 3 });
//! # Ok::<(), std::io::Error>(())
//! ```
//!
//! # Draws
//!
//! A head of the `kind` `draw` claims that nobody can win under a `convention`. Beside lost positions, it has entries
//! `{"draw":[[0,"a"]],"answers":[…],"draws":[[[0,"b"]]]}`: each option has an answer as in a strategy, or stands in the list
//! `draws`, which is not empty. Each position of such a list is a draw by some line of the file, and so is the position itself.
//!
//! # Laws
//!
//! A head of the `kind` `law` has a `rule` in its core form ([`grundy_rules::logic::Core`]; the chapter on
//! certificates in the book defines what it means), a `claim` about
//! all heaps, and the name of a `theorem` with the data it needs. The checker verifies all hypotheses of the
//! theorem itself: it computes values by definition, or by the list of rare heaps in a sparse space, and
//! automata decide sentences. Each theorem has a file in `law/` that gives its hypotheses and says why they
//! are sufficient. The checker reads only the core form of a rule, which [`Law`](crate::Law) contains.
//!
//! ```
//! use grundy_check::{Shown, Verdict, check};
//! use grundy_rules::{Budget, Catalogue};
//! let certificate = r#"{"format":"grundy certificate","version":1,"kind":"law","rule":{"coordinates":1,"moves":[{"take":[1,1]},{"take":[3,4]}]},"claim":{"period":[0,7,0],"values":[0,1,0,1,2,3,2]},"theorem":"window repeat"}
//! {"sha256":"e061ba70eb148abf67d18e22484abd3f2e27f2b513f2b9286b6e4c5ff47e8df0"}
//! "#;
//! let Verdict::Verified(verified) = check(certificate.as_bytes(), Catalogue::language(), &mut Budget::default())? else { panic!() };
//! let Shown::Law(law) = verified.shown else { panic!() };
//! assert_eq!(law.rule.to_string(), "take 1 | take 3 to 4");
//! assert_eq!(law.claim, "G(n+7) = G(n) for all n >= 0; no smaller period, no smaller preperiod");
//! # Ok::<(), std::io::Error>(())
//! ```
//!
//! # Untrusted files
//!
//! A file is read line by line, and what is remembered of it (some 200 bytes for an entry) counts against the
//! budget. Nothing of a law is computed before the digest is verified. No line is longer than
//! [`MAX_LINE`](crate::MAX_LINE). A loop or a table whose length is a number in a file is paid for as it goes,
//! and options count as work. A spent budget gives [`Verdict::NotChecked`](crate::Verdict::NotChecked).
