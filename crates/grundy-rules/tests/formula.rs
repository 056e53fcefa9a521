//! What formulas mean: options, errors, limits.

#[path = "support/build.rs"]
mod build;

use build::*;
use grundy_rules::formula::Formula;
use grundy_rules::formula::ast::*;
use grundy_rules::{Budget, Failure, Flow, Halt, HeapRules, RuleError, Why};
use std::ops::ControlFlow;

fn formula(head: &[&str], alternatives: impl IntoIterator<Item = Alt>) -> Formula {
    Formula::new(rule(head, alternatives)).unwrap()
}

fn options(formula: &Formula, at: &[u64]) -> Vec<Vec<u64>> {
    let mut all = Vec::new();
    let flow = formula.options(at, None, &mut |parts| {
        all.push(parts.to_vec());
        ControlFlow::Continue(())
    });
    assert_eq!(flow, ControlFlow::Continue(()));
    all
}

fn error(formula: &Formula, at: &[u64]) -> String {
    match formula.options(at, None, &mut |_| ControlFlow::Continue(())) {
        ControlFlow::Break(Halt::Broken(error)) => error.to_string(),
        other => panic!("{other:?}"),
    }
}

fn n() -> E {
    v(0)
}

fn k() -> E {
    v(1)
}

#[test]
fn heaps_vanish_when_empty_and_parts_ascend() {
    let f = formula(&["n"], [split([n() - k(), k()]).over("k", i(0), n() - i(1))]);
    assert_eq!(options(&f, &[3]), [vec![3], vec![1, 2], vec![1, 2]]);
    let f = formula(&["n"], [to(n() - i(1)), to(n() - i(3)), to(n() - i(4))]);
    assert_eq!(options(&f, &[3]), [vec![2], vec![]]);
    assert_eq!(options(&f, &[0]), Vec::<Vec<u64>>::new());
}

#[test]
fn bounds_are_rounded_inwards() {
    let f = formula(&["n"], [to(k()).over("k", n() / i(2), n() * i(3) / i(4))]);
    assert_eq!(options(&f, &[7]), [[4], [5]]);
    assert_eq!(options(&f, &[1]), Vec::<Vec<u64>>::new());
}

#[test]
fn coordinates_stay_as_written() {
    let euclid = tuple([n() - v(2) * k(), k()]).over("k", i(1), floor(n() / k())).when(gt(k(), i(0)));
    let f = formula(&["a", "b"], [euclid]);
    assert_eq!(options(&f, &[7, 3]), [[4, 3], [1, 3]]);
    assert_eq!(options(&f, &[7, 0]), Vec::<Vec<u64>>::new(), "the condition guards the bound");
    assert_eq!(options(&f, &[3, 3]), [[0, 3]]);
}

#[test]
fn conditions_short_circuit() {
    let safe = Cond::And(vec![gt(k(), i(0)), eq(n() % k(), i(0))]);
    let f = formula(&["n"], [to(n() - k()).over("k", i(0), n()).when(safe)]);
    assert_eq!(options(&f, &[6]), [vec![5], vec![4], vec![3], vec![]]);
    let unsafe_order = Cond::And(vec![eq(n() % k(), i(0)), gt(k(), i(0))]);
    let f = formula(&["n"], [to(n() - k()).over("k", i(0), n()).when(unsafe_order)]);
    assert!(error(&f, &[6]).contains("n mod k divides by zero at n = 6, k = 0"), "{}", error(&f, &[6]));
    // A part of the condition that could be checked early but has no value is evaluated in its place.
    let guarded = Cond::And(vec![gt(k(), i(9)), eq(i(1) / n(), i(1))]);
    let f = formula(&["n"], [to(k()).over("k", i(0), i(3)).when(guarded)]);
    assert_eq!(options(&f, &[0]), Vec::<Vec<u64>>::new());
    let or = Cond::Or(vec![eq(n(), i(0)), eq(i(6) % n(), i(0))]);
    let f = formula(&["n"], [to(n() - i(1)).when(or)]);
    assert_eq!(options(&f, &[0]), Vec::<Vec<u64>>::new());
    assert_eq!(options(&f, &[3]), [[2]]);
}

#[test]
fn errors_point_and_name_the_values() {
    let f = formula(&["n"], [to(n() - i(1)), to(n() / i(2))]);
    assert_eq!(options(&f, &[4]), [[3], [2]]);
    let shown = error(&f, &[3]);
    assert_eq!(
        shown,
        "n/2 is not whole at n = 3\n  n -> n-1 | n/2\n             ^^^\nhelp: write floor(…), or ceil(…) to round up"
    );
    let f = formula(&["n"], [to(call(Function::Isqrt, [n() - k()])).over("k", i(5), i(5))]);
    assert!(error(&f, &[3]).starts_with("n-k in isqrt(…) must not be negative, at n = 3, k = 5\n"));
    let f = formula(&["n"], [to(op(Op::Pow, n(), n()))]);
    assert!(error(&f, &[100]).starts_with("n^n is too large to compute at n = 100\n"));
    let f = formula(&["n"], [to(n() ^ (n() - i(5)))]);
    assert!(error(&f, &[3]).starts_with("`xor` needs numbers of at least 0, but n-5 is less at n = 3\n"));
    let f = formula(&["n"], [to(n()).over("k", i(1) / n(), n())]);
    assert!(error(&f, &[0]).starts_with("1/n divides by zero at n = 0\n"));
}

#[test]
fn extremes_are_errors_or_exact_and_never_wrap() {
    for c in [i128::MAX, i128::MIN, i64::MAX.into(), i64::MIN.into(), 1 << 63, (1 << 63) + 1, 1 << 126] {
        let f = formula(
            &["n"],
            [
                to(n() * i(c)),
                to(n() * i(c) - i(c) * n() + n() - i(1)),
                to(n() - k() * i(c)).over("k", i(-3), i(3)),
                to(n() + i(c) * i(c)),
                to(k()).over("k", i(c), i(c)).when(eq(k() % i(2), i(0))),
            ],
        );
        for at in [0, 1, 2, u64::MAX] {
            let _: Flow = f.options(&[at], None, &mut |_| ControlFlow::Continue(()));
        }
    }
    let f = formula(&["n"], [to(n() * i(1 << 62) * i(2) / i(1 << 62) - n() * i(2))]);
    assert_eq!(options(&f, &[u64::MAX]), [Vec::<u64>::new()], "exact through 128 bits");
}

#[test]
fn rational_intermediate_values_are_exact() {
    let f = formula(&["n"], [to(n() / i(3) + n() / i(6)).when(eq(n() / i(2), floor(n() / i(2))))]);
    assert_eq!(options(&f, &[4]), [[2]]);
    assert_eq!(options(&f, &[3]), Vec::<Vec<u64>>::new());
}

#[test]
fn ranges_are_never_expanded() {
    let f = formula(&["n"], [to(n() - k()).over("k", i(1), i(999_999_999_999))]);
    let mut seen = 0;
    let flow = f.options(&[1 << 50], None, &mut |_| {
        seen += 1;
        if seen == 3 { ControlFlow::Break(Halt::Enough) } else { ControlFlow::Continue(()) }
    });
    assert_eq!((seen, flow), (3, ControlFlow::Break(Halt::Enough)));
}

#[test]
fn a_long_search_ends_by_the_budget() {
    let f = formula(&["n"], [to(n() - k()).over("k", i(1), n()).when(eq(k(), i(1_000_000_000_000)))]);
    let mut budget = Budget::work(100_000);
    let done = f.options_within(&[10u64.pow(15)], None, &mut budget, &mut |_| panic!("no option so early"));
    assert!(matches!(done, Err(Failure::Stopped(s)) if s.why == Why::Work));
    // Empty inner loops count as well.
    let empty = to(n()).over("k", i(1), n()).over("j", i(1), i(0));
    let f = formula(&["n"], [empty]);
    let done = f.options_within(&[10u64.pow(15)], None, &mut Budget::work(1000), &mut |_| unreachable!());
    assert!(matches!(done, Err(Failure::Stopped(_))));
}

#[test]
fn a_heap_must_become_smaller() {
    let f = formula(&["n"], [split([n() - i(1), n() + i(1) - i(1)]).when(gt(n(), i(2)))]);
    let visit = |heap| HeapRules::options(&f, heap, &mut |_| ControlFlow::Continue(()));
    assert_eq!(visit(2), ControlFlow::Continue(()));
    let expected = RuleError::NotSmaller { heap: 3, parts: vec![2, 3] };
    assert_eq!(visit(3), ControlFlow::Break(Halt::Broken(expected)));
}

#[test]
fn labelled_games_have_a_turn_and_a_verdict() {
    // (n) -> (n-1): the first player wins if turn = 1 at the end, a tie at even turn 0 and n = 0 …
    let mut syntax = rule(&["n"], [to(n() - v(1) - i(1))]);
    syntax.ending = Some(Ending {
        clauses: vec![(Verdict::First, eq(v(1), i(1))), (Verdict::Tie, eq(n(), i(5)))],
        otherwise: Verdict::Second,
    });
    let f = Formula::new(syntax).unwrap();
    assert!(!f.is_heap() && f.is_labelled());
    let mut seen = Vec::new();
    for turn in [0, 1] {
        let _ = f.options(&[2], Some(turn), &mut |parts| {
            seen.push(parts.to_vec());
            ControlFlow::Continue(())
        });
    }
    assert_eq!(seen, [[1], [0]], "the turn can be used, and an empty coordinate stays");
    assert_eq!(f.verdict(&[0], 1), Ok(Verdict::First));
    assert_eq!(f.verdict(&[5], 0), Ok(Verdict::Tie));
    assert_eq!(f.verdict(&[0], 0), Ok(Verdict::Second));
}

#[test]
fn broken_trees_are_refused() {
    let bad = [
        rule(&["n"], [tuple([n(), n()])]),
        rule(&["n"], [to(call(Function::Gcd, [n()]))]),
        rule(&["n"], [to(n()).when(Cond::Compare(vec![n().0], vec![Relation::Less]))]),
    ];
    for syntax in bad {
        assert!(Formula::new(syntax).is_err());
    }
    let mut syntax = rule(&["n"], [to(n())]);
    syntax.alternatives[0].parts[0][0] = v(1).0;
    assert!(Formula::new(syntax).is_err());
}
