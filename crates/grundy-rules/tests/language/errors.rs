//! Bad inputs: where the error points, what it says, and what it advises.

use grundy_rules::graph::StateGraph;
use grundy_rules::{Catalogue, NAMED, Named, ParseError, ParseRemedy, Play, Position, Ruleset, parse_number};
use std::time::Instant;

/// The place, the sentence (message and what was expected) and the help.
fn facts(error: &ParseError) -> (String, String, String) {
    (
        format!("{}:{}+{}", error.line, error.column, error.length),
        error.sentence(),
        error.help.clone().unwrap_or_default(),
    )
}

fn check(cases: &[(&str, &str, &str, &str)], read: impl Fn(&str) -> Option<ParseError>) {
    let mut differences = Vec::new();
    for (text, place, sentence, help) in cases {
        let error = read(text).unwrap_or_else(|| panic!("{text:?} was read"));
        let found = facts(&error);
        if (&*found.0, &*found.1, &*found.2) != (*place, *sentence, *help) {
            differences
                .push(format!("{text:?}\n  found    {found:?}\n  expected {:?}", (place, sentence, help)));
        }
        // The caret stands below the place.
        let shown = error.to_string();
        assert!(shown.lines().any(|line| line.trim_start().starts_with('^')), "{shown}");
    }
    assert!(differences.is_empty(), "\n{}", differences.join("\n"));
}

const RULES: &str = "rules look like `take {1,3,4}`, `0.77`, `n -> n-1 | floor(n/2) if n > 2` or `kayles`";
const NUMBER: &str = "a number, a variable or a function";
const DIGIT: &str = "a digit 0–9 or A–F, `*` or `{`";
const TURN: &str = "end the rule with `; at end: first wins if …, else second wins`";

#[test]
#[rustfmt::skip]
fn rules() {
    let number = |found: &str| format!("{found} where a number is needed; expected {NUMBER}");
    let digit = |found: &str| format!("{found}; expected {DIGIT}");
    let (end, bar, comma) = (number("the end"), number("`|`"), number("`,`"));
    let name = |name: &str| format!("unknown game `{name}`; expected a rule or the name of a game");
    let list = "a rule of your own begins like `n -> …`";
    check(&[
        ("n -> n-1 | n+1", "1:12+3", "play never ends: this move can always be made, and leaves more than there was", "say when it may be made, as in `if n < 100`"),
        ("(a,b) -> (a,b+a+1)", "1:10+9", "play never ends: this move can always be made, and leaves more than there was", "say when it may be made, as in `if n < 100`"),
        ("n -> 1+n", "1:6+3", "play never ends: this move can always be made, and leaves more than there was", "say when it may be made, as in `if n < 100`"),
        ("take 1, 3, 4", "1:7+1", "`,` after the number to take; expected the end of the rule", "several numbers stand in braces, as in `take {1,3,4}`"),
        ("take 1 or 2", "1:8+2", "`or` after the number to take; expected the end of the rule", "several numbers stand in braces, as in `take {1,3,4}`"),
        ("0.77 cycle 1001", "1:12+1", "a ring of 1001 pins; expected 1 to 1000 pins", ""),
        ("0.77 cycle   0", "1:14+1", "a ring of 0 pins; expected 1 to 1000 pins", ""),
        ("0.8 cycle 7", "1:5+1", "this code is not played on a ring; expected an octal code such as 0.77, whose moves leave at most two heaps of any size", ""),
        ("take 1-3", "1:6+3", "taking -2 coins; expected numbers from 1 on: every move takes something", "a range is written with two points, as in 1..3"),
        ("n -> n-k for k=1..3", "1:15+1", "`=` after `for`; expected a variable, `in` and a range, as in `for k in 1..n`", ""),
        ("n -> n-k for k from 1 to 3", "1:16+4", "`from` after `for`; expected a variable, `in` and a range, as in `for k in 1..n`", ""),
        ("n -> n-k if n > 2 for k in 1..n", "1:19+3", "`for` stands before `if`", "write `TARGET for k in … if …`"),
        ("n -> n//2", "1:7+2", "`//` is not in this language", "write floor(a/b) for the quotient rounded down"),
        ("n -> n-1 || n-2", "1:10+2", "`||` is not in this language", "kinds of move are separated by a single `|`; between conditions write `or`"),
        ("n -> n**2", "1:7+2", "`**` is not in this language", "a power is written a^b"),
        ("n -> n-1 when n > 2", "1:10+4", "`when` after a move; expected `|` and another move, `for`, `if`, or the end of the rule", "a condition is written with `if`"),
        ("f(n) -> n-1", "1:1+1", "`f` is not the head of a rule; expected one name or a tuple of names, then the arrow", "a rule begins like `n -> …` or `(a, b) -> …`; the arrow has no space inside"),
        ("n - > n-1", "1:1+1", "`n` is not the head of a rule; expected one name or a tuple of names, then the arrow", "a rule begins like `n -> …` or `(a, b) -> …`; the arrow has no space inside"),
        ("n -> n-1 if", "1:12+1", "the end where a condition is needed; expected a comparison such as `n > 2`", ""),
        ("dawson", "1:1+6", "unknown game `dawson`; expected a rule or the name of a game", "did you mean `dawson-chess`?"),
        // The empty text, and names.
        ("",                    "1:1+1",  "nothing was typed; expected a rule", RULES),
        ("   ",                 "1:4+1",  "nothing was typed; expected a rule", RULES),
        ("# a comment",         "1:12+1", "nothing was typed; expected a rule", RULES),
        ("kayels",              "1:1+6",  &name("kayels"), "did you mean `kayles`?"),
        ("nimm",                "1:1+4",  &name("nimm"), "did you mean `nim`?"),
        ("taken {1}",           "1:1+5",  &name("taken"), "did you mean `take`?"),
        ("chess",               "1:1+5",  &name("chess"), list),
        ("n",                   "1:1+1",  &name("n"), list),
        ("-> n-1",              "1:1+2",  "`->` where a rule begins; expected a rule", RULES),
        // Sets.
        ("take", "1:5+1", "it is not said how many coins may be taken; expected a set such as `{1,3,4}`, a range such as `1..3`, `any` or `not {2,3}`", ""),
        ("take {",              "1:7+1",  &end, ""),
        ("take {1,3",           "1:6+1",  "the set is not closed; expected `,` or `}`", ""),
        ("take {1,,3}",         "1:9+1",  &comma, ""),
        ("take {1;3}",          "1:8+1",  "`;` in a set; expected `,` and another number, or `}`", ""),
        ("take {0,1}",          "1:7+1",  "taking 0 coins; expected numbers from 1 on: every move takes something", ""),
        ("take {2,10^20}",      "1:9+5",  "a number of coins of 2^64 or more; expected numbers below 2^64", "if every larger number may be taken, write `take not {…}` or `take any`"),
        ("take not {18446744073709551616}", "1:11+20", "a number of coins of 2^64 or more; expected numbers below 2^64", "if every larger number may be taken, write `take not {…}` or `take any`"),
        ("take 0..3",           "1:6+4",  "taking 0 coins; expected numbers from 1 on: every move takes something", ""),
        ("take {1,-3}",         "1:9+2",  "taking -3 coins; expected numbers from 1 on: every move takes something", ""),
        ("take powers",         "1:12+1", "of which number the powers may be taken is not said; expected `powers of 2`, or of another number from 2 on", ""),
        ("take powers of 1",    "1:16+1", "of which number the powers may be taken is not said; expected `powers of 2`, or of another number from 2 on", ""),
        ("take not {0}",        "1:11+1", "taking 0 coins; expected numbers from 1 on: every move takes something", ""),
        ("take {1.5}", "1:7+3", "numbers are whole here; in formulas a fraction is written with `/`", "write 1/2 for a half"),
        ("take {1/2}",          "1:7+3",  "a number of coins is whole", "write floor(…) or ceil(…)"),
        ("take not 2",          "1:10+1", "the number 2 after `not`; expected `{`", ""),
        ("take not {n}",        "1:10+1", "a set after `not` holds numbers that do not depend on the heap", "write `take {k in 1..n if …}`"),
        ("take {n in 1..3}",    "1:7+1",  "`n` is the heap; the number taken needs another name", ""),
        ("take {k in 1..n if}", "1:19+1", "`}` where a condition is needed; expected a comparison such as `n > 2`", ""),
        ("take any 3",          "1:10+1", "the number 3 after the rule; expected the end of the rule", ""),
        ("take {1,3} : 5",      "1:12+1", "a position where only a rule is needed", "leave out the `:` and what follows"),
        ("take {1,\n  x}", "2:3+1", "unknown name `x`; expected one of `n`, or a function", "a variable of a loop is declared behind the move, as in `n-k for k in 1..n`"),
        // Codes.
        ("0.8G",                "1:4+1",  &digit("`G` is not a digit of the notation"), "larger letters must be written in braces, with the numbers of heaps that may be left: `G` is `{4}`"),
        ("1.0",                 "1:1+1",  "play need not end: just left of the point no coin is taken, and nothing can be left then; expected heaps that are all smaller, such as `{2}`", "a digit left of the point may only leave so many heaps that each is smaller than before"),
        ("2.0",                 "1:1+1",  "play need not end: just left of the point no coin is taken, and a heap of 1 may become a heap of 1; expected heaps that are all smaller, such as `{2}`", "a digit left of the point may only leave so many heaps that each is smaller than before"),
        ("0.7.7",               "1:4+1",  &digit("a code has one point, and this is the second"), ""),
        ("0,77", "1:1+4", "numbers without a rule; expected a rule", "a position names its rule first, as in `nim : 3, 4, 5`; a code has a point, as in `0.77`"),
        ("0.ⅶ",                 "1:3+1",  &digit("`ⅶ` does not belong to a code"), ""),
        ("0.7[",                "1:4+1",  "this bracket is not closed; expected `]`", ""),
        ("0.7]",                "1:4+1",  &digit("no repeat was opened before this bracket"), ""),
        ("0.[]",                "1:3+2",  "nothing repeats here; expected a digit", ""),
        ("0.[7]3",              "1:6+1",  "a repeat goes on for ever, so nothing can follow it; expected the end of the code", ""),
        ("0.{1,2",              "1:3+1",  "this brace is not closed; expected `}`", ""),
        ("0.{1,2}}",            "1:8+1",  &digit("no brace was opened before this one"), ""),
        ("0.!7",                "1:3+1",  &digit("`!` must follow a digit or a closing brace"), ""),
        ("0.7!!",               "1:5+1",  "there is a suffix already: a digit carries one of `!`, `=`, `?`", ""),
        ("77", "1:1+2", "numbers without a rule; expected a rule", "a position names its rule first, as in `nim : 3, 4, 5`; a code has a point, as in `0.77`"),
        ("0.77 7",              "1:6+1",  "the number 7 after the rule; expected the end of the rule", ""),
        // Coins.
        ("turn",                "1:5+1",  "the number of coins is missing here; expected a number such as 3", ""),
        ("turn \"3E",           "1:6+1",  "this quote is not closed; expected `\"`", ""),
        ("turn 3X",             "1:7+1",  "`X` is not a letter of coin-turning codes; expected C (consecutive), C(n) (within n neighbours), E (equally spaced), F (with the leftmost coin) or S (symmetric)", ""),
        ("turn 0",              "1:6+1",  "the number of coins cannot be 0", "a move turns at least the coin that goes from heads to tails"),
        ("turn \"5-3\"",        "1:7+3",  "this range ends below its start", ""),
        // Graphs.
        ("graph", "1:6+1", "the end after `graph`; expected a file as `@states.csv`, or edges as `{a>b, b>c}`", "write `graph @FILE`, with the `@`"),
        ("graph {a>b",          "1:7+1",  "the graph is not closed; expected `}` after the last edge", ""),
        ("graph {}",            "1:7+2",  "the graph has no nodes, so there is no position to play from; expected moves such as `a>b`", ""),
        ("graph {a>}",          "1:10+1", "here a name is missing; expected the name of a node", ""),
        ("graph {a>b c>d}",     "1:12+1", "the name `b` ends before this; expected `>`, `,` or `}`", "write names with spaces in double quotes"),
        ("graph @",             "1:7+1",  "`@` without the name of a file; expected `@states.csv`", ""),
        ("graph @states.csv",   "1:7+11", "there are no files here, so @states.csv cannot be read; give the text inline", ""),
        // Formulas.
        ("n ->",                "1:5+1",  &end, ""),
        ("n -> 2n",             "1:7+1",  "a product needs its sign: 2n", "write 2*n"),
        ("n -> n-1 |",          "1:11+1", &end, ""),
        ("n -> | n-1",          "1:6+1",  &bar, ""),
        ("n -> n-1 or n-2", "1:10+2", "`or` after a move; expected `|` and another move, `for`, `if`, or the end of the rule", "kinds of move are separated by `|`"),
        ("n -> n-1, n-2", "1:9+1", "`,` after a move; expected `|` and another move, `for`, `if`, or the end of the rule", "kinds of move are separated by `|`"),
        ("n -> (n-1",           "1:6+1",  "this bracket is not closed; expected `)`", ""),
        ("n -> floor(n/2",      "1:11+1", "this bracket is not closed; expected `)`", ""),
        ("n -> n-1)",           "1:9+1",  "`)` after a move; expected `|` and another move, `for`, `if`, or the end of the rule", ""),
        ("n -> [n-1; n-2]",     "1:10+1", "`;` where the parts of a sum end; expected `]`", ""),
        ("n -> n-k for n in 1..3", "1:14+1", "the name `n` is used twice", ""),
        ("n -> n-k for k in 1",    "1:20+1", "the end where a range goes on, as in `1..n`; expected `..`", ""),
        ("n -> n-k for k in 1..m", "1:22+1", "unknown name `m`; expected one of `n`, or a function", "a variable of a loop is declared behind the move, as in `n-k for k in 1..n`"),
        ("n -> n-1 if n",       "1:13+1", "a number where a condition is needed; expected a comparison such as `= 0`", ""),
        ("n -> n-1 if n mod 2", "1:13+7", "a number where a condition is needed; expected a comparison such as `= 0`", ""),
        ("n -> n-1 if n % 2 = 0", "1:15+1", "`%` has no meaning in this language", "the remainder is written `a mod b`"),
        ("n -> n-1 if n = 1 && n = 2", "1:19+2", "`&&` is not in this language", "between conditions write `and`"),
        ("n -> n!",             "1:7+1",  "`!` has no meaning in this language", "write `not`, or `!=` for unequal; factorials are not in the language"),
        ("n -> flor(n/2)",      "1:6+4",  "unknown name `flor`; expected one of `n`, or a function", "did you mean `floor`?"),
        ("n -> sqrt(n)",        "1:6+4",  "unknown name `sqrt`; expected one of `n`, or a function", "did you mean `isqrt`?"),
        ("n -> n-is_prim(n)",   "1:8+7",  "unknown name `is_prim`; expected one of `n`, or a function", "did you mean `is_prime`?"),
        ("(heap,b) -> (heep-1,b)", "1:14+4", "unknown name `heep`; expected one of `heap`, `b`, or a function", "did you mean `heap`?"),
        ("n -> floor n/2",      "1:12+1", "`n` where the arguments of `floor` begin; expected `(`", ""),
        ("n -> gcd(n)",         "1:6+6",  "`gcd` with 1 argument(s); expected gcd(a, b, …): the greatest common divisor", ""),
        ("n -> n-1.5", "1:8+3", "numbers are whole here; in formulas a fraction is written with `/`", "write 1/2 for a half"),
        ("n -> n - 340282366920938463463374607431768211456", "1:10+39", "this number is too large", "numbers go up to 2^127 - 1"),
        ("(a,b) -> a-1",        "1:10+1", "`a` where a move is described; expected a tuple with a number for each of (a, b)", ""),
        ("(a,b) -> (a-1)",      "1:10+5", "a tuple of one number; expected 2, one for each of (a, b)", ""),
        ("(a,a) -> (a-1,a)",    "1:4+1",  "the name `a` is used twice", ""),
        ("() -> ()",            "1:2+1",  "`)` in the head of a rule; expected the name of a coordinate, as in `(a, b) -> …`", ""),
        ("(for,b) -> (for-1,b)", "1:2+3", "`for` is a word of the language and cannot be a variable", "choose another name"),
        // Endings.
        ("(a,b) -> (a-1,b) ; ",            "1:20+1", "the end after `;`; expected `at end: first wins if …, else second wins`", ""),
        ("(a,b) -> (a-1,b) ; at end",      "1:26+1", "the end where the ending goes on; expected `:`", ""),
        ("(a,b) -> (a-1,b) ; at end:", "1:27+1", "the end in the ending of a game; expected `first wins`, `second wins` or `tie`", "a game that nobody wins is a `tie`"),
        ("(a,b) -> (a-1,b) ; at end: draw", "1:28+4", "`draw` in the ending of a game; expected `first wins`, `second wins` or `tie`", "a game that nobody wins is a `tie`"),
        ("(a,b) -> (a-1,b) ; at end: first loses", "1:34+5", "`loses` in a verdict; expected `wins`", "say who wins: the other one"),
        ("(a,b) -> (a-1,b) ; at end: first wins if b = 0", "1:47+1", "the ending does not say what holds otherwise; expected `else first wins`, `else second wins` or `else tie`", ""),
        ("(a,b) -> [(a-1,b)] ; at end: tie", "1:11+1", "a labelled game has no sums; expected one position after the move", ""),
        ("(a,turn) -> (a-1)",              "1:1+8",  "`turn` is the reserved coordinate of labelled games", TURN),
        ("(a,b) -> (a-1,turn)",            "1:15+4", "`turn` is the reserved coordinate of labelled games", TURN),
    ], |text| Ruleset::parse(text).err());
}

#[test]
#[rustfmt::skip]
fn positions() {
    let after = |found: &str| format!("{found} after the heaps; expected `,` before another heap, `+` before another game, or the end");
    let begin = |found: &str| format!("{found}; expected `:` and the position to start from");
    let large = "this number is too large for a heap; expected at most 18446744073709551615 (2^64 - 1)";
    check(&[
        ("3, 4, 5", "1:1+2", "numbers without a rule; expected a rule", "a position names its rule first, as in `nim : 3, 4, 5`; a code has a point, as in `0.77`"),
        ("nim : 3 +", "1:10+1", "a component is missing after `+`; expected a rule, `:` and its places", ""),
        ("nim : 1,000", "1:9+3", "a number with a leading zero", "thousands are written 1000 or 1_000; a comma separates heaps"),
        ("kayles : 5 nim : 3", "1:12+3", "`nim` after the heaps; expected `,` before another heap, `+` before another game, or the end", "components are joined by `+`"),
        ("take {1,3,4} 10", "1:14+2", "the number 10 where the position begins; expected `:` and the position to start from", "write `take {1,3,4} : 10`"),
        ("graph {a>b} : zebra", "1:15+5", "the graph has no node `zebra`", "its nodes are a, b"),
        ("",                        "1:1+1",  "nothing was typed; expected a position such as `nim : 3, 4, 5` or `0.77 : 5 + nim : 3`", ""),
        ("nim",                     "1:4+1",  &begin("the position is missing"), "write `nim : 3, 4, 5`"),
        ("0.77 5",                  "1:6+1",  &begin("the number 5 where the position begins"), "write `0.77 : 5`"),
        // The place that the help proposes is one of the game.
        ("graph {alpha>beta}",      "1:19+1", &begin("the position is missing"), "write `graph {alpha>beta} : alpha`"),
        ("graph {\"a b\">c}",       "1:16+1", &begin("the position is missing"), "write `graph {\"a b\">c} : \"a b\"`"),
        ("(a,b) -> (a-1,b)",        "1:17+1", &begin("the position is missing"), "write `(a,b) -> (a-1,b) : (5,5)`"),
        ("i -> 2*i if i < 9",       "1:18+1", &begin("the position is missing"), "write `i -> 2*i if i < 9 : 5`"),
        ("wythoff",                 "1:8+1",  &begin("the position is missing"), "write `wythoff : (3,5)`"),
        ("nim 3 4 5", "1:7+1", "the number 4 after the heaps; expected `,` before another heap, `+` before another game, or the end", "heaps are separated by commas, as in `3, 4, 5`"),
        ("nim : 3 4 5", "1:9+1", "the number 4 after the heaps; expected `,` before another heap, `+` before another game, or the end", "heaps are separated by commas, as in `3, 4, 5`"),
        ("nim : 3 = 4",             "1:9+1",  &after("`=`"), ""),
        ("nim: 3: 4",               "1:7+1",  &after("`:`"), ""),
        ("nim : 3, 4,", "1:12+1", "the end where a number is needed; expected a number such as 5, 1_000, 1e12 or 10^18", ""),
        ("nim : ,3", "1:7+1", "`,` where a number is needed; expected a number such as 5, 1_000, 1e12 or 10^18", ""),
        ("nim : x", "1:7+1", "`x` where a number is needed; expected a number such as 5, 1_000, 1e12 or 10^18", ""),
        ("nim : -3",                "1:7+1",  "a heap cannot be negative; expected a number", ""),
        ("nim : 18446744073709551616", "1:7+20", large, ""),
        ("nim : 10^20",             "1:7+5",  large, ""),
        ("nim : 3, 1e20",           "1:10+4", large, ""),
        ("nim : 2^x",               "1:9+1",  "`x` as a power; expected a number", ""),
        ("nim : 3 + + nim : 4",     "1:11+1", "`+` where a rule begins; expected a rule", RULES),
        ("0.8G : 5",                "1:4+1",  &format!("`G` is not a digit of the notation; expected {DIGIT}"), "larger letters must be written in braces, with the numbers of heaps that may be left: `G` is `{4}`"),
        ("kayles : 5 + 0.7Z : 3",   "1:17+1", &format!("`Z` is not a digit of the notation; expected {DIGIT}"), "larger letters must be written in braces, with the numbers of heaps that may be left: `Z` is `{0,1,5}`"),
        ("kayles : 5 +\nkayels : 3", "2:1+6", "unknown game `kayels`; expected a rule or the name of a game", "did you mean `kayles`?"),
        ("n -> n-1 | n-k : 5", "1:14+1", "unknown name `k`; expected one of `n`, or a function", "a variable of a loop is declared behind the move, as in `n-k for k in 1..n`"),
        ("nim : 3 + turn \"3X\" : 5", "1:18+1", "`X` is not a letter of coin-turning codes; expected C (consecutive), C(n) (within n neighbours), E (equally spaced), F (with the leftmost coin) or S (symmetric)", ""),
        ("nim : 3 + graph {a>b c>d} : a", "1:22+1", "the name `b` ends before this; expected `>`, `,` or `}`", "write names with spaces in double quotes"),
        ("wythoff : 3, 5",          "1:11+1", "the number 3 where a position begins; expected a tuple (a,b)", ""),
        ("wythoff : (3)",           "1:11+3", "a tuple of one number; expected one for each of (a,b)", ""),
        ("wythoff : (3,5,7)",       "1:11+7", "a tuple of 3 numbers; expected one for each of (a,b)", ""),
        ("wythoff : (3,5",          "1:15+1", "the end where a tuple ends; expected `)`", ""),
        ("graph {alpha>beta} : alhpa", "1:22+5", "the graph has no node `alhpa`", "did you mean `alpha`?"),
        ("graph @x.csv : 3",        "1:7+6",  "there are no files here, so @x.csv cannot be read; give the text inline", ""),
        ("turn \"3E\" : hx",        "1:13+2", "these are no coins; expected `h` for heads and `t` for tails, as in `htth`, or the places of the heads", ""),
        ("even-number-addicts : (2,1,0) + nim : 3", "1:1+19", "a labelled game cannot be part of a sum: its winner is not decided by the last move", "ask for it alone"),
        ("even-number-addicts : (2,1,0), (1,1,1)", "1:21+1", "a labelled game is asked about one position at a time; expected one tuple", ""),
        ("even-number-addicts : (2,1,0,2)", "1:23+9", "the turn is 0 for the first player or 1 for the second", "leave it out to begin with the first player"),
    ], |text| Position::parse(text).err());
}

#[test]
#[rustfmt::skip]
fn numbers() {
    let help = "numbers are written 1000, 1_000, 1e12, 10^18 or 10^9+1000";
    check(&[
        ("5 6",   "1:3+1", "the number 6 after the number", help),
        ("1,000", "1:2+1", "`,` after the number", help),
        ("",      "1:1+1", "the end where a number is needed; expected a number such as 5, 1_000, 1e12 or 10^18", ""),
        ("-1",    "1:1+1", "a heap cannot be negative; expected a number", ""),
        ("10^-2", "1:4+1", "`-` as a power; expected a number", ""),
        ("2^64",  "1:1+4", "this number is too large for a heap; expected at most 18446744073709551615 (2^64 - 1)", ""),
        ("2^64+0", "1:1+6", "this number is too large for a heap; expected at most 18446744073709551615 (2^64 - 1)", ""),
        ("2^200-2^199", "1:1+5", "2^200 is too large to compute", ""),
        ("5-6",   "1:1+3", "a heap cannot be negative; expected at most 18446744073709551615 (2^64 - 1)", ""),
        ("7/2",   "1:1+3", "this number is not whole", "write floor(…) or ceil(…)"),
        ("7/0",   "1:1+3", "7/0 divides by zero", "add a condition that keeps the divisor away from 0"),
        ("10^9+", "1:6+1", "the end where a number is needed; expected a number, a variable or a function", ""),
        ("10^9+n", "1:6+1", "unknown name `n`; expected a number or a function", ""),
        ("1+2 3", "1:5+1", "the number 3 after the number", ""),
        ("(1+2",  "1:1+1", "this bracket is not closed; expected `)`", ""),
    ], |text| parse_number(text).err());
}

/// The advice names no command: a front end does.
#[test]
fn a_text_that_another_question_takes_carries_a_remedy() {
    let rule = |text| Ruleset::parse(text).unwrap_err().remedy;
    let position = |text| Position::parse(text).unwrap_err().remedy;
    assert_eq!(rule("chess"), Some(ParseRemedy::ListGames));
    assert_eq!(position("nim : 3 + chess : 4"), Some(ParseRemedy::ListGames));
    assert_eq!(rule("take {1,3} : 5"), Some(ParseRemedy::AskPosition));
    assert_eq!(position("take {1,3} : 5 > 4"), Some(ParseRemedy::ReplayGame));
    // The nearest word is the better advice.
    assert_eq!(rule("kayels"), None);
    assert_eq!(position("nim : x"), None);
}

/// The promised nesting needs at most 512 kB of stack, which threads of some systems have.
#[test]
fn two_hundred_levels_fit_a_stack_of_512_kilobytes() {
    const STACK_BYTES: usize = 512 << 10;
    let around = |levels: usize, open: &str, inside: &str, close: &str| {
        format!("{}{inside}{}", open.repeat(levels), close.repeat(levels))
    };
    for rule in [
        format!("n -> {}", around(199, "(", "n-1", ")")),
        format!("n -> n-{}", around(198, "-", "1", "")),
        format!("n -> {}", around(197, "floor(", "n/2", ")")),
        format!("n -> {}", around(197, "⌊", "n/2", "⌋")),
        format!("n -> {}", around(197, "min(n-1,", "n-2", ")")),
        format!("n -> n-{}", around(197, "1^", "1", "")),
        format!("n -> n-1-{}", around(197, "(0*", "n", ")")),
        format!("n -> n-1-{}", around(197, "(0 bitand ", "n", ")")),
        format!("n -> n-k for k in 1..n if {}", around(199, "(", "k = 1", ")")),
        format!("n -> n-k for k in 1..n if {}", around(197, "not ", "k = 1", "")),
        format!("n -> n-k for k in 1..n if {}", around(197, "not (", "k = 1", ")")),
        format!("n -> n-k for k in 1..n if {}", around(98, "(k = 1 or k = 2 and ", "k = 3", ")")),
        format!("n -> n-k for k in 1..n if {}", around(197, "(k xor ", "k", ")") + " = 3"),
    ] {
        let read = move || {
            let ruleset = Ruleset::parse(&rule).unwrap_or_else(|error| panic!("{error}"));
            let again = Ruleset::parse(ruleset.canonical()).expect("it reads back");
            assert_eq!(again.canonical(), ruleset.canonical());
        };
        std::thread::Builder::new()
            .stack_size(STACK_BYTES)
            .spawn(read)
            .expect("a thread")
            .join()
            .expect("it is read");
    }
    let groups = format!("digraph {}a{}", "{".repeat(200), "}".repeat(200));
    let read = move || StateGraph::read(&groups, Some("deep.dot")).map(|_| ()).expect("it is read");
    std::thread::Builder::new()
        .stack_size(STACK_BYTES)
        .spawn(read)
        .expect("a thread")
        .join()
        .expect("it is read");
}

/// Hostile sizes are refused, or read, quickly and without a deep stack.
#[test]
fn sizes_without_measure() {
    let long = |piece: &str| piece.repeat(1_000_000 / piece.len());
    let started = Instant::now();
    for (text, why) in [
        (format!("0.{}", long("7")), "a code"),
        (format!("0.{}", "7".repeat(1 << 20)), "a rule of more than 1048576 bytes"),
        (format!("0.{}", long("{")), ""),
        (format!("0.[{}]", long("77")), "a code"),
        (format!("n -> {}n{}", long("("), ")"), "200 deep"),
        (format!("n -> {}n", long("-")), "200 deep"),
        (format!("n -> {}n", long("n^")), "200 deep"),
        (format!("n -> n{}", long("-1")), "200 deep"),
        (format!("n -> n-1 if {}n = 1", long("not ")), "200 deep"),
        (format!("n -> {}n", long("⌊")), "200 deep"),
        (format!("n -> {}n", long("floor(")), "200 deep"),
        (format!("n -> [{}n]", long("n,")), "more than 64 parts"),
        (format!("n -> n-1{}", long(" | n-1")), "more than 10000 alternatives"),
        (format!("n -> n-a for {}z in 1..2", long("a in 1..2, ")), "the name `a` is used twice"),
        (
            format!("({}z) -> (z)", (0..100).map(|i| format!("a{i},")).collect::<String>()),
            "more than 64 coordinates",
        ),
        (format!("take {{{}", long("1,")), ""),
        // Messages stay short for any input.
        (long("x"), "unknown game"),
        (format!("n -> {}", long("x")), "unknown name"),
        (format!("{} -> 2{}", long("x"), long("x").split_at(10).0), "a product"),
        (format!("n -> n-{}", long("9")), "too large"),
        (format!("graph {{{}", long("a>")), "not closed"),
        (format!("turn {}", long("1+C,")), ""),
        (format!("take {}", long("{")), ""),
    ] {
        let error = Ruleset::parse(&text).expect_err(why);
        assert!(error.message.contains(why), "{why}: {}", error.message);
        assert!(error.to_string().len() < 6000, "{why}");
    }
    let places = format!("nim : {}5", long("5, "));
    assert_eq!(Position::parse(&places).unwrap().components[0].parts.len(), 333_334);
    let error = Position::parse(&long("nim : 1 + ")).unwrap_err();
    assert_eq!(error.message, "more than 10000 components");
    // Well below a minute, in debug builds on a slow machine too.
    assert!(started.elapsed().as_secs() < 30, "{:?}", started.elapsed());
}

#[test]
fn a_row_whose_rule_is_none_is_refused_where_its_name_stands() {
    static WRONG: Named = Named { name: "wrong", aliases: &[], play: Play::Rule("n -> n+"), ..NAMED[0] };
    let games = Catalogue::language().with(&WRONG).unwrap();
    let error = games.position("nim : 3 + wrong : 4").unwrap_err();
    assert_eq!((error.column, error.length), (11, 5));
    assert!(error.message.starts_with("the rule of wrong is none: the end where"), "{error}");
    let error = games.ruleset("wrnog").unwrap_err();
    assert_eq!(error.help.as_deref(), Some("did you mean `wrong`?"));
}

/// Texts with an error, and the text that was probably meant.
#[test]
#[rustfmt::skip]
fn errors_show_what_was_meant() {
    let position = |text: &str| Position::parse(text).unwrap_err().fix.map(|fix| fix.meant);
    let rule = |text: &str| Ruleset::parse(text).unwrap_err().fix.map(|fix| fix.meant);
    for (text, meant) in [
        ("nim : 3 4, 5", "nim : 3, 4, 5"), ("nim : 3; 4; 5 + kayles : 7", "nim : 3, 4, 5 + kayles : 7"),
        ("kayles : 5 + kayels : 3", "kayles : 5 + kayles : 3"), ("wythoff : 3, 5, 7, 9", "wythoff : (3,5), (7,9)"),
        ("nim : 3 and nim : 4", "nim : 3 + nim : 4"), ("nim + kayles : 4", "nim : 3, 4, 5 + kayles : 4"),
        ("“nim : 3 4”", "“nim : 3, 4”"),
    ] {
        assert_eq!(position(text).as_deref(), Some(meant), "{text}");
    }
    for (text, meant) in [
        ("take 1-3", "take 1..3"), ("take {2,3,5,7,…}", "take primes"), ("n -> n-1, [n-2,1] for k in 1..2", "n -> n-1 | [n-2,1] for k in 1..2"),
        ("n -> n-1 when n > 2", "n -> n-1 if n > 2"), ("heap/2 | heap - 1", "heap -> floor(heap/2) | heap - 1"),
    ] {
        assert_eq!(rule(text).as_deref(), Some(meant), "{text}");
    }
    // A text that cannot be read is not offered, nor is a guess.
    for text in ["nim : 3 4 x", "take {1,2,4,7,…}", "chess"] {
        assert_eq!(rule(text), None, "{text}");
    }
    assert_eq!((position("wythoff : 3, 5, 7").as_deref(), position("nim : 3 = 4")), (Some("wythoff : (3,5)"), None));
}

/// Spellings of one position, and of one rule.
#[test]
fn many_spellings_are_read() {
    let position = |text: &str| Position::parse(text).unwrap_or_else(|error| panic!("{error}")).to_string();
    for text in ["NIM 3,4,5", "nim (3,4,5)", "'nim : 3..5'", "“Nim : 3, 2*2, 2^3-3”", "nim : (9-6), 4, 5"]
    {
        assert_eq!(position(text), "nim : 3, 4, 5", "{text}");
    }
    assert_eq!(position("Dawson's Kayles : 4 + grundy’s game : 5"), "dawsons-kayles : 4 + grundy : 5");
    assert_eq!(position("nim : 5 + nim : 7-5"), "nim : 5 + nim : 2");
    for wrong in ["nim : 5..3", "nim : 1..10^9", "nim : 3/2", "nim : 2-3", "nim : 2*2^63"] {
        assert!(Position::parse(wrong).is_err(), "{wrong}");
    }
    let rule =
        |text: &str| Ruleset::parse(text).unwrap_or_else(|error| panic!("{error}")).canonical().to_string();
    for (text, canonical) in [
        ("Take at most 3", "take 1..3"),
        ("take up to 2*2", "take 1..4"),
        ("take at least 2", "take not {1}"),
        ("take {2^k for k in 0..3}", "take {1,2,4,8}"),
        ("take {k^2 for k in 1..3}", "take {1,4,9}"),
        ("n -> {n-1, n-3, n-4}", "take {1,3,4}"),
        ("n -> n-k for k in {1,3..4}", "take {1,3..4}"),
    ] {
        assert_eq!(rule(text), rule(canonical), "{text}");
    }
    assert_eq!(rule("take up to half"), rule("take 1..floor(n/2)"));
    assert_eq!(rule("take prime numbers"), rule("take primes"));
    assert_eq!(rule("take divisors of n"), rule("take divisors"));
}

/// The places of an error in a file are places of the file, wherever the file is named.
#[test]
fn errors_in_files_point_into_the_file() {
    let files = |_: &str| Ok("from,to\na,b\nb".to_string());
    let language = Catalogue::language();
    let reader = language.reader(&files);
    let rule = reader.ruleset("'graph @g.csv'").unwrap_err();
    let position = reader.position("  graph @g.csv : a").unwrap_err();
    let played = reader.played("graph @g.csv : a > b").unwrap_err();
    for error in [rule, position, played] {
        assert_eq!((error.file.as_deref(), error.line), (Some("g.csv"), 3), "{error}");
        assert!(error.to_string().contains("\n  b\n"), "{error}");
    }
}
