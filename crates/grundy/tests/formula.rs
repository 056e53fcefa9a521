//! Nim-values of formulas agree with published values and with the definition.

#[path = "../../grundy-rules/tests/support/build.rs"]
mod build;

use build::*;
use grundy::formula::Formula;
use grundy::formula::ast::*;
use grundy::sequence::{Evaluator, FormulaEvaluator};
use grundy::solve::Table;
use grundy::{Budget, Failure, HeapRules, RuleError, Why};
use sha2::{Digest, Sha256};
use std::ops::ControlFlow;

fn n() -> E {
    v(0)
}

fn k() -> E {
    v(1)
}

fn take(k_lo: E, k_hi: E) -> Alt {
    to(n() - k()).over("k", k_lo, k_hi)
}

fn heap(alternatives: impl IntoIterator<Item = Alt>) -> Formula {
    Formula::new(rule(&["n"], alternatives)).unwrap()
}

fn values(formula: &Formula, count: usize) -> Result<Vec<u32>, Failure> {
    let mut engine = FormulaEvaluator::new(formula).unwrap();
    let mut budget = Budget::default();
    let mut known = Vec::new();
    while known.len() < count {
        known.push(engine.value(&known, &mut budget)?);
    }
    Ok(known)
}

/// The definition: options one by one, and their mex.
fn by_definition(formula: &Formula, count: usize) -> Vec<u32> {
    let mut known: Vec<u32> = Vec::new();
    for heap in 0..count as u64 {
        let mut options = Vec::new();
        let flow = HeapRules::options(formula, heap, &mut |parts| {
            options.push(parts.iter().fold(0, |x, &p| x ^ u64::from(known[p as usize])));
            ControlFlow::Continue(())
        });
        assert_eq!(flow, ControlFlow::Continue(()));
        known.push(grundy::nim::mex(options) as u32);
    }
    known
}

/// The rules of the reference vectors that are not plain take sets or codes.
#[rustfmt::skip]
fn vector_rules() -> Vec<(&'static str, Formula)> {
    let half = || floor(n() / i(2));
    let ceil_half = || call(Function::Ceil, [n() / i(2)]);
    let j = || v(1);
    let m = || v(2);
    let rest = || n() - j() - m();
    let all = |conds: Vec<Cond>| Cond::And(conds);
    vec![
        ("half-floor", heap([take(i(1), half())])),
        ("mark-seed-graph", heap([to(n() - i(1)), to(half()).when(cmp(n(), Relation::GreaterEqual, i(4)))])),
        ("mark-eat-literal", heap([to(n() - i(1)), to(n() - half()).when(gt(n(), i(2)))])),
        ("mark-fraenkel", heap([to(n() - i(1)), to(half()).when(gt(n(), i(0)))])),
        ("upmark", heap([to(n() - i(1)), to(ceil_half()).when(cmp(n(), Relation::GreaterEqual, i(2)))])),
        ("at-least-half", heap([take(ceil_half(), n()).when(gt(k(), i(0)))])),
        ("proper-divisor", heap([take(i(1), n() - i(1)).when(eq(n() % k(), i(0)))])),
        ("totative", heap([take(i(1), n()).when(eq(call(Function::Gcd, [k(), n()]), i(1)))])),
        ("decimal-digit", heap([take(i(1), i(9)).when(holds(Function::HasDigit, [n(), k()]))])),
        ("sqrt", heap([take(i(1), call(Function::Isqrt, [n()]))])),
        ("clear-bit", heap([to(n() - op(Op::Pow, i(2), k())).over("k", i(0), i(40)).when(eq(call(Function::Bit, [n(), k()]), i(1)))])),
        ("grundys-game", heap([split([k(), n() - k()]).over("a", i(1), n() - i(1)).when(ne(k(), n() - k()))])),
        ("lasker", heap([take(i(1), n()), split([k(), n() - k()]).over("a", i(1), n() - i(1))])),
        ("couples-are-forever", heap([split([k(), n() - k()]).over("a", i(1), n() - i(1)).when(gt(n(), i(2)))])),
        ("split-3", heap([split([j(), m(), rest()]).over("a", i(1), n()).over("b", j(), n() - j() - i(1)).when(cmp(rest(), Relation::GreaterEqual, m()))])),
        ("split-2-or-3", heap([
            split([k(), n() - k()]).over("a", i(1), n() - i(1)),
            split([j(), m(), rest()]).over("a", i(1), n()).over("b", i(1), n() - j() - i(1)),
        ])),
        ("unequal-3", heap([split([j(), m(), rest()]).over("a", i(1), n()).over("b", j() + i(1), n()).when(all(vec![gt(rest(), m())]))])),
        ("take-one-then-optional-split", heap([
            to(n() - i(1)), split([k(), n() - i(1) - k()]).over("a", i(1), n() - i(2)),
        ])),
        ("dawson-strip", heap([
            split([call(Function::Max, [i(0), k() - i(2)]), call(Function::Max, [i(0), n() - k() - i(1)])]).over("i", i(1), n()),
        ])),
        ("treblecross-kill2", heap([
            split([call(Function::Max, [i(0), k() - i(3)]), call(Function::Max, [i(0), n() - k() - i(2)])]).over("i", i(1), n()),
        ])),
    ]
}

#[test]
fn the_reference_vectors() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../vectors/heap_rulesets.json");
    let text = std::fs::read_to_string(path).expect("the reference vectors");
    let data: serde_json::Value = serde_json::from_str(&text).unwrap();
    let mut tried = 0;
    for (id, formula) in vector_rules() {
        let Some(entry) = data["entries"].as_array().unwrap().iter().find(|e| e["id"] == id) else {
            panic!("no entry {id}");
        };
        let count = entry["count"].as_u64().unwrap() as usize;
        let found = values(&formula, count).unwrap();
        let first: Vec<u32> =
            entry["first"].as_array().unwrap().iter().map(|v| v.as_u64().unwrap() as u32).collect();
        assert_eq!(found[..first.len()], first[..], "{id}");
        let joined = found.iter().map(u32::to_string).collect::<Vec<_>>().join(",");
        let sum: String = Sha256::digest(joined.as_bytes()).iter().map(|b| format!("{b:02x}")).collect();
        assert_eq!(sum, entry["sha256"].as_str().unwrap(), "{id}");
        tried += 1;
    }
    assert_eq!(tried, 20);
}

#[test]
fn known_values() {
    // INVENTORY B4, B4b and B5.
    let rules = vector_rules();
    let find = |id: &str| &rules.iter().find(|(i, _)| *i == id).unwrap().1;
    let candies = values(find("mark-seed-graph"), 14).unwrap();
    assert_eq!(candies, [0, 1, 0, 1, 2, 1, 0, 2, 0, 1, 0, 2, 1, 2]);
    let mark = values(find("mark-fraenkel"), 2000).unwrap();
    assert_eq!(mark[..15], [0, 1, 0, 2, 1, 2, 0, 1, 0, 2, 0, 1, 2, 1, 0]);
    assert!((1u64..2000).all(|n| (mark[n as usize] == 0) == (n.trailing_zeros() % 2 == 1)));
    let half = values(find("half-floor"), 2000).unwrap();
    assert!((1..1000).all(|n| half[2 * n] == n as u32 && half[2 * n - 1] == half[n - 1]));
    let grundy = values(find("grundys-game"), 20).unwrap();
    assert_eq!(grundy, [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3]);
}

#[test]
fn blocks_agree_with_the_definition() {
    for (id, formula) in vector_rules() {
        let count = if formula.syntax().alternatives.iter().any(|a| a.loops.len() > 1) { 60 } else { 700 };
        assert_eq!(values(&formula, count).unwrap(), by_definition(&formula, count), "{id}");
    }
    let more = [
        heap([take(i(1), n()).when(holds(Function::IsPrime, [k()]))]),
        heap([take(i(1), n()).when(Cond::Divides(i(3).0, (n() + k()).0))]),
        heap([to(n() ^ k()).over("k", i(1), n()).when(cmp(n() ^ k(), Relation::Less, n()))]),
        heap([to(n() - k() * k() * k()).over("k", i(1), n())]),
        heap([split([n() - k() * i(2), k(), k()])
            .over("k", i(1), n() / i(2))
            .when(gt(n(), k() * i(2) + i(1)))]),
        heap([split([n() - i(2) * k(), n() - k()]).over("k", i(1), n())]),
        heap([to(floor((n() - k()) / i(3))).over("k", i(1), n())]),
        heap([to(n() - k()).over("k", i(2), n() + i(5)).when(Cond::Not(Box::new(eq(k() % i(4), i(1)))))]),
    ];
    for formula in more {
        assert_eq!(
            values(&formula, 1100).unwrap(),
            by_definition(&formula, 1100),
            "{}",
            formula.syntax().text
        );
    }
}

#[test]
fn growing_heaps_are_refused() {
    let f = heap([take(i(0), n()).when(gt(n(), i(5)))]);
    let error = values(&f, 20).unwrap_err();
    assert_eq!(error, Failure::Rule(RuleError::NotSmaller { heap: 6, parts: vec![6] }));
    let f = heap([split([k(), n() + i(3) - k()]).over("k", i(1), n()).when(gt(n(), i(4)))]);
    assert!(matches!(values(&f, 20), Err(Failure::Rule(RuleError::NotSmaller { heap: 5, .. }))));
    // The total may grow, as long as every part shrinks.
    let f = heap([split([n() - i(1), n() - i(1), n() - i(2)])]);
    assert_eq!(values(&f, 30).unwrap(), by_definition(&f, 30));
    let f = heap([to(n() / i(2)).when(gt(n(), i(0)))]);
    assert!(matches!(values(&f, 20), Err(Failure::Rule(RuleError::Undefined(_)))));
}

#[test]
fn a_heap_can_be_asked_again_after_a_stop() {
    let f = heap([take(i(1), n())]);
    let mut engine = FormulaEvaluator::new(&f).unwrap();
    let mut known = Vec::new();
    for _ in 0..2000 {
        known.push(engine.value(&known, &mut Budget::default()).unwrap());
    }
    let stopped = engine.value(&known, &mut Budget::work(10)).unwrap_err();
    assert!(matches!(stopped, Failure::Stopped(s) if s.why == Why::Work));
    assert_eq!(engine.value(&known, &mut Budget::default()), Ok(2000));
}

fn pairs(alternatives: impl IntoIterator<Item = Alt>) -> Formula {
    Formula::new(rule(&["a", "b"], alternatives)).unwrap()
}

fn wythoff() -> Formula {
    let (a, b, k) = (|| v(0), || v(1), || v(2));
    pairs([
        tuple([a() - k(), b()]).over("k", i(1), a()),
        tuple([a(), b() - k()]).over("k", i(1), b()),
        tuple([a() - k(), b() - k()]).over("k", i(1), call(Function::Min, [a(), b()])),
    ])
}

/// The definition for pairs.
fn table_by_definition(formula: &Formula, a_max: u64, b_max: u64) -> Vec<u32> {
    let width = b_max as usize + 1;
    let mut known: Vec<u32> = Vec::new();
    for a in 0..=a_max {
        for b in 0..=b_max {
            let mut options = Vec::new();
            let flow = formula.options(&[a, b], None, &mut |parts| {
                let of = |p: &[u64]| u64::from(known[p[0] as usize * width + p[1] as usize]);
                options.push(parts.chunks(2).fold(0, |x, p| x ^ of(p)));
                ControlFlow::Continue(())
            });
            assert_eq!(flow, ControlFlow::Continue(()));
            known.push(grundy::nim::mex(options) as u32);
        }
    }
    known
}

#[test]
fn wythoff_row_10() {
    let rows = Table::new(&wythoff()).unwrap().rows(10, 20, &mut Budget::default()).unwrap();
    let row = [10, 11, 9, 8, 13, 12, 0, 15, 16, 17, 14, 18, 7, 6, 2, 3, 1, 4, 5, 23, 28];
    assert_eq!(rows[10 * 21..], row);
}

#[test]
fn tables_agree_with_the_definition() {
    let (a, b, k) = (|| v(0), || v(1), || v(2));
    let nim =
        pairs([tuple([a() - k(), b()]).over("k", i(1), a()), tuple([a(), b() - k()]).over("k", i(1), b())]);
    let rows = Table::new(&nim).unwrap().rows(40, 70, &mut Budget::default()).unwrap();
    assert!((0..=40u32).all(|x| (0..=70u32).all(|y| rows[(x * 71 + y) as usize] == x ^ y)));
    let euclid = pairs([
        tuple([a() - k() * b(), b()]).over("k", i(1), floor(a() / b())).when(gt(b(), i(0))),
        tuple([a(), b() - k() * a()]).over("k", i(1), floor(b() / a())).when(gt(a(), i(0))),
    ]);
    let knight = pairs([
        tuple([a() - i(2), b() - i(1)]),
        tuple([a() - i(1), b() - i(2)]),
        tuple([floor(a() / i(2)), call(Function::Min, [b(), a()])]).when(gt(a(), i(0))),
    ]);
    let mut sum = tuple([a() - k(), b()]).over("k", i(1), a()).when(eq(k() % i(2), i(1)));
    sum.0.parts.push(vec![v(2).0, i(0).0]);
    sum.0.parts[1][0] = (a() - k()).0;
    let chocolate = pairs([sum, tuple([a(), b() - k()]).over("k", i(1), b())]);
    let masked = pairs([
        tuple([a() - k(), b()]).over("k", i(0), a()).when(eq(k() % i(2), i(1))),
        tuple([a(), b() ^ k()]).over("k", i(1), b()).when(cmp(b() ^ k(), Relation::Less, b())),
    ]);
    for (formula, dense) in
        [(wythoff(), true), (euclid, true), (knight, true), (chocolate, true), (masked, false)]
    {
        let text = &formula.syntax().text;
        let Some(table) = Table::new(&formula) else {
            assert!(!dense, "{text}");
            continue;
        };
        assert!(dense, "{text}");
        let rows = table.rows(30, 45, &mut Budget::default()).unwrap();
        assert_eq!(rows, table_by_definition(&formula, 30, 45), "{text}");
    }
}

#[test]
fn one_and_three_coordinates() {
    let (a, b, c, k) = (|| v(0), || v(1), || v(2), || v(3));
    let nim = Formula::new(rule(
        &["a", "b", "c"],
        [
            tuple([a() - k(), b(), c()]).over("k", i(1), a()),
            tuple([a(), b() - k(), c()]).over("k", i(1), b()),
            tuple([a(), b(), c() - k()]).over("k", i(1), c()),
        ],
    ))
    .unwrap();
    let values = Table::new(&nim).unwrap().values(&[5, 6, 7], &mut Budget::default()).unwrap();
    let mut at = values.iter();
    assert!((0..6u32).all(|x| (0..7).all(|y| (0..8).all(|z| at.next() == Some(&(x ^ y ^ z))))));
}

#[test]
fn what_is_not_dense_and_what_does_not_end() {
    let (a, b, k) = (|| v(0), || v(1), || v(2));
    assert!(Table::new(&pairs([tuple([b(), a() - i(1)])])).is_none());
    assert!(Table::new(&pairs([tuple([a() - i(1), b() + i(1)])])).is_none());
    assert!(Table::new(&pairs([tuple([a() - k(), b()]).over("k", i(-1), a())])).is_none());
    let stays = pairs([tuple([a() - k(), b()]).over("k", i(0), a())]);
    let error = Table::new(&stays).unwrap().rows(5, 5, &mut Budget::default()).unwrap_err();
    assert_eq!(error, Failure::Rule(RuleError::Cycle(vec!["(0,0)".into(), "(0,0)".into()])));
    let later = pairs([tuple([a() - k(), b()]).over("k", i(0), a()).when(gt(k() + b(), i(2)))]);
    let error = Table::new(&later).unwrap().rows(5, 5, &mut Budget::default()).unwrap_err();
    assert_eq!(error, Failure::Rule(RuleError::Cycle(vec!["(0,3)".into(), "(0,3)".into()])));
    let vast = Table::new(&wythoff()).unwrap();
    for max in [u64::MAX, 1 << 32, 1 << 20] {
        let stopped = vast.rows(max, max, &mut Budget::default()).unwrap_err();
        assert!(matches!(stopped, Failure::Stopped(s) if s.why == Why::Memory));
    }
    let stopped = vast.rows(1000, 1000, &mut Budget::work(1000)).unwrap_err();
    assert!(matches!(stopped, Failure::Stopped(s) if s.why == Why::Work));
}
