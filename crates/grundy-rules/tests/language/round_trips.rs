//! Texts that are read, written and read again.

use grundy_rules::formula::ast::{Alternative, Cond, Ending, Expr, ExprKind, Loop, Syntax};
use grundy_rules::formula::show::simplified;
use grundy_rules::{Budget, ControlFlow, Heap, Kind, NAMED, Points, Position, Ruleset, parse_number};
use proptest::prelude::*;
use proptest::sample::select;
use std::collections::BTreeSet;

fn rule(text: &str) -> Ruleset {
    Ruleset::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The options of a part, each once.
fn options(ruleset: &Ruleset, part: &[u64]) -> Result<BTreeSet<Vec<u64>>, String> {
    let mut all = BTreeSet::new();
    let mut budget = Budget::work(200_000);
    let end = ruleset.options(part, &mut budget, &mut |option| {
        let mut parts: Vec<Vec<u64>> = option.chunks(ruleset.arity()).map(<[u64]>::to_vec).collect();
        parts.sort();
        all.insert(parts.concat());
        ControlFlow::Continue(())
    });
    // The places of errors differ with the text; the existence of an error does not.
    end.map(|()| all).map_err(|_| "an error".into())
}

/// The canonical form is a fixed point, and plays the same moves.
fn canonical_is_the_same_game(text: &str) {
    let first = rule(text);
    let again = rule(first.canonical());
    assert_eq!(again.canonical(), first.canonical(), "{text}");
    let few = match first.kind() {
        // Codes that leave many heaps, and coins, have too many options for larger sizes.
        Kind::Heap(Heap::Code(code)) if code.most_heaps().is_none_or(|h| h > 3) => 16,
        Kind::Heap(Heap::Turning(_)) => 14,
        Kind::Heap(_) => 40,
        Kind::Points(points) if points.arity() == 1 => 40,
        _ => 6,
    };
    for n in 0..=few {
        let part: Vec<u64> = match first.kind() {
            Kind::Graph(graph) => {
                let Kind::Graph(other) = again.kind() else { panic!("{text}") };
                assert_eq!(graph.to_string(), other.to_string());
                return;
            }
            _ => (0..first.arity() as u64).map(|i| (n + 2 * i) % (few + 1)).collect(),
        };
        let part = if first.is_labelled() {
            let mut part = part;
            *part.last_mut().unwrap() %= 2;
            part
        } else {
            part
        };
        assert_eq!(options(&again, &part), options(&first, &part), "{text} at {part:?}");
    }
}

#[test]
fn canonical_forms_of_named_games() {
    for game in NAMED {
        let text = game.rule().unwrap();
        canonical_is_the_same_game(text);
        assert_eq!(rule(game.name).canonical(), rule(text).canonical());
    }
}

/// Rules that are equal move for move have one canonical form.
#[test]
fn canonical_forms() {
    #[rustfmt::skip]
    let cases: &[(&str, &str)] = &[
        // Codes of the reference list.
        ("04.30", "4.3"), ("04.00[30]", "4.00[30]"), ("04.00[00]", "4.0"), ("00.00[00]", "0.0"), ("0.{1,2!}", "0.6!"),
        ("0.{0!,2!,3!}", "0.D!"), ("0.{0!,2!,3}", "0.{0,2!,3}"), ("0.{0!,2!,3!+}", "0.{0,2+}!"),
        ("0.{0!,2,3!+}", "0.{0,2,3!+}"), ("0.{0!,3+}", "0.{0,3+}"), ("0.{0,2!,4!+}", "0.{0,2,4+}!"),
        ("0.{0!,2!,4+}", "0.{0,2!,4+}"), ("0.{0!,2=,4?+}", "0.{0,2=,4?+}"), ("0.{0,1!,2,3,4+}", "0.*"),
        ("0.{0,1,2!,3!,4!+}", "0.*!"), (".77", "0.77"), ("0.7700", "0.77"), ("0.3f", "0.3F"),
        // Sets, in any order and form.
        ("take {4,1,3}", "take {1,3,4}"), ("take { 1 , 3..4 , 3 }", "take {1,3,4}"), ("take 1..1", "take {1}"),
        ("take {1..2,3}", "take 1..3"), ("take not {3,2}", "take not {2,3}"), ("take not {}", "take any"),
        ("take squares", "n -> n-k for k in 1..n if is_square(k)"), ("take odd", "n -> n-k for k in 1..n if k mod 2 = 1"),
        ("take divisors", "n -> n-k for k in 1..n if n mod k = 0"), ("take powers of 3", "n -> n-k for k in 1..n if is_power(k,3)"),
        ("take not {5..3}", "take any"), ("take 1..999999999999", "take 1..999999999999"), ("take {2*3, 10^2, 1e3}", "take {6,100,1000}"),
        ("take 1..2^10", "take 1..1024"), ("take {}", "0.0"), ("take 1..18446744073709551615", "take 1..18446744073709551615"),
        ("0.3033", "take {1,3,4}"), ("0.[3]", "take any"), ("0.33", "take {1,2}"),
        // Formulas that are sets or codes.
        ("n -> n-1 | n-3 | n-4", "take {1,3,4}"), ("n -> n-k for k in 1..n", "take any"), ("n -> n-k for k in 1..3", "take 1..3"),
        ("n -> [i, n-2-i] for i in 0..n-2", "0.07"), ("n -> [a, n-a] for a in 1..n-1 if a != n-a", "4!.0"),
        ("heap -> heap - 1", "take {1}"),
        // Typographic synonyms.
        ("n → n−1 | ⌊n/2⌋ if n ≥ 4", "n -> n-1 | floor(n/2) if n >= 4"),
        ("n => n-1 | ⌈n/2⌉ if n ≠ 1 and n ≥ 2", "n -> n-1 | ceil(n/2) if n != 1 and n >= 2"),
        ("n -> n ⊕ k for k in 1…n if (n ⊕ k) < n", "n -> n xor k for k in 1..n if n xor k < n"),
        ("n -> n-k for k in 1..n if k == 2 or k ≤ 1", "take {1,2}"),
        ("(a, b) → (a − 1, b)", "(a,b) -> (a-1,b)"),
        ("turn “3E”", "turn \"3E\""), ("turn 3E", "turn \"3E\""), ("turn 1+C", "turn \"1+C\""),
        ("  kayles  # the game of pins", "0.77"), ("n -> n-1 # one\n | n-2 # or two", "take {1,2}"),
    ];
    for (text, canonical) in cases {
        assert_eq!(rule(text).canonical(), *canonical, "{text}");
        canonical_is_the_same_game(text);
    }
}

#[test]
fn formulas_of_every_kind() {
    for text in [
        "take 1..floor(n/2)",
        "take {k in 1..n if n mod k = 0}",
        "take {1, ceil(n/2)..n}",
        "n -> n-1 | floor(n/2) if n > 2",
        "n -> n/2 if 2 divides n and n > 0 | n-1",
        "n -> n-k for k in 1..n if is_prime(k) or is_square(k) or not is_fibonacci(k)",
        "n -> [a, b, n-a-b] for a in 1..n, b in a..n if a < b < n-a-b",
        "n -> [] if n > 5",
        "a -> [a-2*b, a-b] for b in 1..floor(a/2)",
        "i -> 2*i if 2*i <= 30 | i+3 if i+3 <= 30",
        "i -> [2*i, i+1] if i < 5",
        "(a,b) -> (a-k,b) for k in 1..a | (a,b-k) for k in 1..b | (a-k,b-k) for k in 1..min(a,b)",
        "(a,b) -> [(a-1,b), (b,0)] if a > 0",
        "(n,q) -> (n-k,2*k) for k in 1..min(n,q)",
        "(o,e,s) -> (o-1,e,(s+1-turn) mod 2) | (o,e-1,s) ; at end: first wins if s = 0, tie if o = e, else second wins",
        "(a,b,turn) -> (a-1,b,1-turn) | (a,b-1,1-turn) ; at end: tie",
        "n -> n-1 ; at end: second wins if n = 0 and turn = 1, else first wins",
        "turn \"1-3, 5C(7)F\"",
        "turn \"2S, 4+E\"",
        "graph {a>b>c, \"x y\">a, d}",
        "graph {\"a+b\">\"c:d\", \"q\\\"uote\">\"a+b\"}",
    ] {
        canonical_is_the_same_game(text);
    }
}

/// Removes the places in the text from a tree.
fn bare(syntax: &Syntax) -> Syntax {
    fn expr(e: &Expr) -> Expr {
        let kind = match &e.kind {
            ExprKind::Neg(a) => ExprKind::Neg(Box::new(expr(a))),
            ExprKind::Binary(op, a, b) => ExprKind::Binary(*op, Box::new(expr(a)), Box::new(expr(b))),
            ExprKind::Call(f, list) => ExprKind::Call(*f, list.iter().map(expr).collect()),
            other => other.clone(),
        };
        Expr { kind, span: 0..0 }
    }
    fn cond(c: &Cond) -> Cond {
        match c {
            Cond::And(list) => Cond::And(list.iter().map(cond).collect()),
            Cond::Or(list) => Cond::Or(list.iter().map(cond).collect()),
            Cond::Not(c) => Cond::Not(Box::new(cond(c))),
            Cond::Compare(list, relations) => {
                Cond::Compare(list.iter().map(expr).collect(), relations.clone())
            }
            Cond::Divides(a, b) => Cond::Divides(expr(a), expr(b)),
            Cond::Holds(e) => Cond::Holds(expr(e)),
        }
    }
    let alternatives = syntax.alternatives.iter().map(|a| Alternative {
        parts: a.parts.iter().map(|part| part.iter().map(expr).collect()).collect(),
        bracket: a.bracket,
        loops: a
            .loops
            .iter()
            .map(|l| Loop { name: l.name.clone(), lo: expr(&l.lo), hi: expr(&l.hi) })
            .collect(),
        condition: a.condition.as_ref().map(cond),
        span: 0..0,
    });
    let ending = syntax.ending.as_ref().map(|ending| Ending {
        clauses: ending.clauses.iter().map(|(v, c)| (*v, cond(c))).collect(),
        otherwise: ending.otherwise,
    });
    Syntax { text: String::new(), head: syntax.head.clone(), alternatives: alternatives.collect(), ending }
}

/// The tree of a formula on pairs (pairs are never recognised as something else).
fn tree(text: &str) -> Syntax {
    match rule(text).kind() {
        Kind::Points(Points { formula, .. }) => formula.syntax().clone(),
        other => panic!("{text}: {other:?}"),
    }
}

/// A number as text, with more or fewer brackets and spaces than needed.
fn number() -> impl Strategy<Value = String> {
    let leaf = prop_oneof![
        (0u64..9).prop_map(|n| n.to_string()),
        select(vec!["a", "b", "k"]).prop_map(str::to_string)
    ];
    leaf.prop_recursive(4, 20, 3, |inner| {
        let op = select(vec!["+", "-", " - ", "*", "/", "^", " mod ", " xor ", " bitand ", " * "]);
        let call = select(vec!["min", "max", "gcd", "lcm"]);
        prop_oneof![
            5 => (inner.clone(), op, inner.clone()).prop_map(|(a, op, b)| format!("{a}{op}{b}")),
            2 => inner.clone().prop_map(|a| format!("({a})")),
            1 => inner.clone().prop_map(|a| format!("-{a}")),
            1 => (call, inner.clone(), inner.clone()).prop_map(|(f, a, b)| format!("{f}({a}, {b})")),
            1 => inner.prop_map(|a| format!("⌊{a}⌋")),
        ]
    })
}

/// A condition as text.
fn condition() -> impl Strategy<Value = String> {
    let relation = select(vec!["=", "==", "!=", "≠", "<", "<=", "≤", ">", ">="]);
    let compare = (number(), relation.clone(), number(), prop::option::of((relation, number()))).prop_map(
        |(a, r, b, more)| format!("{a} {r} {b}{}", more.map_or(String::new(), |(r, c)| format!(" {r} {c}"))),
    );
    let leaf = prop_oneof![
        3 => compare,
        1 => (number(), number()).prop_map(|(a, b)| format!("{a} divides {b}")),
        1 => number().prop_map(|a| format!("is_prime({a})")),
    ];
    leaf.prop_recursive(3, 8, 2, |inner| {
        prop_oneof![
            (inner.clone(), select(vec!["and", "or"]), inner.clone())
                .prop_map(|(a, w, b)| format!("{a} {w} {b}")),
            inner.clone().prop_map(|a| format!("({a})")),
            inner.prop_map(|a| format!("not ({a})")),
        ]
    })
}

/// A name of a node, with every difficult character.
fn node() -> impl Strategy<Value = String> {
    prop_oneof![
        select(vec![
            "a", "b1", "x.y", "über", "0", "a b", "c,d", "e+f", "g:h", "q\"r", "s\\t", "{u}", "v>w", "#z",
            "->"
        ])
        .prop_map(str::to_string),
        "[a-z\"\\\\ ,+:#>]{1,6}".prop_filter("not blank", |s| s.trim() == s),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1500, ..ProptestConfig::default() })]

    /// The normal style of a formula gives the same tree, and stays the same when written again.
    #[test]
    fn formulas_are_written_as_they_are_read(a in number(), b in number(), lo in number(), condition in condition(), other in condition()) {
        let lo = lo.replace('k', "a");
        let text = format!(
            "(a,b) -> ({a}, {b}) for k in {lo}..b if {condition} | [(a-1,b), (b, {})] if {}",
            b.replace('k', "b"), other.replace('k', "2"),
        );
        // Chains of signs such as `1--2` are read, but `a -b^2` and the like must survive too.
        if let Ok(ruleset) = Ruleset::parse(&text) {
            let syntax = tree(&text);
            let written = simplified(&syntax);
            prop_assert_eq!(ruleset.canonical(), &written);
            let again = tree(&written);
            prop_assert_eq!(bare(&again), bare(&syntax), "{} and {}", text, written);
            prop_assert_eq!(simplified(&again), written);
        } else {
            prop_assert!(false, "{}", Ruleset::parse(&text).unwrap_err());
        }
    }

    #[test]
    fn labelled_endings_are_written_as_they_are_read(first in condition(), second in condition(), last in select(vec!["tie", "first wins", "second wins"])) {
        let clean = |text: &str| text.replace('k', "turn");
        let text = format!("(a,b) -> (a-1, b+turn) ; at end: first wins if {}, tie if {}, else {last}", clean(&first), clean(&second));
        let syntax = tree(&text);
        let written = simplified(&syntax);
        prop_assert_eq!(bare(&tree(&written)), bare(&syntax), "{} and {}", text, written);
    }

    /// Random codes and sets.
    #[test]
    fn codes_and_sets(digits in "[0-9A-F]{1,5}", suffix in select(vec!["", "!", "?", "="]), repeat in "[0-7]{0,2}", before in select(vec!["0", "", "4", "8!", "C"]), set in prop::collection::vec((1u64..30, 0u64..3), 0..5), not: bool) {
        let repeat = if repeat.is_empty() { repeat } else { format!("[{repeat}]") };
        let code = format!("{before}.{digits}{suffix}{repeat}");
        let items: Vec<String> = set.iter().map(|(lo, more)| format!("{lo}..{}", lo + more)).collect();
        let take = format!("take {}{{{}}}", if not { "not " } else { "" }, items.join(","));
        for text in [code, take] {
            let first = rule(&text);
            let again = rule(first.canonical());
            prop_assert_eq!(again.canonical(), first.canonical(), "{}", text);
            for heap in [0, 1, 2, 5, 9, 13] {
                prop_assert_eq!(options(&again, &[heap]), options(&first, &[heap]), "{} at {}", text, heap);
            }
        }
    }

    /// Reading the text of a position gives the position: rules, places, names of nodes.
    #[test]
    fn positions(names in prop::collection::vec(node(), 2..5), heaps in prop::collection::vec(any::<u64>(), 0..4), pairs in prop::collection::vec((0u64..99, any::<u64>()), 1..3)) {
        let names: Vec<String> = names.iter().map(|name| grundy_rules::graph::quote(name).into_owned()).collect();
        let heaps: Vec<String> = heaps.iter().map(u64::to_string).collect();
        let pairs: Vec<String> = pairs.iter().map(|(a, b)| format!("({a}, {b})")).collect();
        let text = format!(
            "graph {{{}}} : {} + take {{1,3}} : {} + wythoff : {} + turn \"3E\" : htth + graph {{{}}}:{}",
            names.join(" > "), names[0], heaps.join(", "), pairs.join(","), names.join(","), names[1],
        );
        let position = Position::parse(&text).map_err(|error| TestCaseError::fail(error.to_string()))?;
        let written = position.to_string();
        let again = Position::parse(&written).map_err(|error| TestCaseError::fail(error.to_string()))?;
        prop_assert_eq!(again.to_string(), written);
        for (a, b) in position.components.iter().zip(&again.components) {
            prop_assert_eq!((&a.parts, a.ruleset.canonical()), (&b.parts, b.ruleset.canonical()));
        }
    }

    /// The reader answers any text: no panic, and an error inside the text.
    #[test]
    fn nothing_panics(text in "(take|n ->|0\\.|turn|graph|nim :|[a-z0-9 .,;:+*/^|(){}\\[\\]<>=!?\"'#@⌊⌋→≤é\n-]){0,12}") {
        for error in [Ruleset::parse(&text).err(), Position::parse(&text).err(), parse_number(&text).err()].into_iter().flatten() {
            let lines = text.split('\n').count().max(1);
            prop_assert!(error.line >= 1 && error.line <= lines && error.column >= 1 && error.length >= 1);
            prop_assert!(!error.message.is_empty() && !error.message.ends_with('.'), "{}", error);
        }
    }
}

#[test]
fn numbers() {
    for (text, value) in [
        ("0", 0),
        ("1_000", 1_000),
        ("1e12", 1_000_000_000_000),
        ("1E3", 1000),
        ("10^18", 1_000_000_000_000_000_000),
        ("2^63", 1 << 63),
        (" 7 ", 7),
        ("7 # heaps", 7),
        ("18446744073709551615", u64::MAX),
        ("18_446_744_073_709_551_615", u64::MAX),
        ("0e999", 0),
        ("0^0", 1),
    ] {
        assert_eq!(parse_number(text), Ok(value), "{text}");
        let position = Position::parse(&format!("nim : {text}\n, 3")).unwrap();
        assert_eq!(position.components[0].parts, [[value], [3]], "{text}");
        let taken = format!("take {{1 + {text}\n}}");
        match value.checked_add(1) {
            Some(sum) => assert_eq!(rule(&taken).canonical(), format!("take {{{sum}}}")),
            // Without this number the law for all heaps would be another.
            None => assert!(Ruleset::parse(&taken).is_err(), "{taken}"),
        }
    }
    for (text, value) in [
        ("10^9+1000", 1_000_001_000),
        ("2^27-1", (1 << 27) - 1),
        ("1e12 - 1", 999_999_999_999),
        ("2^64-1", u64::MAX),
        ("(2^20+1)*3", 3_145_731),
        ("floor(10^18/7) + 1", 142_857_142_857_142_858),
        ("6/2", 3),
    ] {
        assert_eq!(parse_number(text), Ok(value), "{text}");
    }
}

/// Found by fuzzing: the output may need brackets that were not typed, and must be readable.
#[test]
fn deep_trees_read_back() {
    for text in [
        format!("n -> [a, n-a] for a in 1..n{}2", "-".repeat(150)),
        format!("n -> n-1 if {}n = 1", "not ".repeat(150)),
        format!("n -> n{}1{}", "- -(n+".repeat(60), ")".repeat(60)),
        format!("n -> {}n{}", "floor(-".repeat(90), ")".repeat(90)),
        format!("n -> {}n{}", "(".repeat(200), ")".repeat(200)),
        format!("n -> n{}", "^2".repeat(150)),
    ] {
        let Ok(typed) = Ruleset::parse(&text) else {
            panic!("{text}: {}", Ruleset::parse(&text).unwrap_err())
        };
        let again = rule(typed.canonical());
        assert_eq!(again.canonical(), typed.canonical());
    }
}
