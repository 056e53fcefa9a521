//! The compiled blocks give the same moves as the exact enumeration, for random formulas.

#[path = "support/build.rs"]
mod build;

use build::*;
use grundy_rules::formula::Formula;
use grundy_rules::formula::ast::*;
use grundy_rules::formula::block::{Block, BlockVisitor, Workspace};
use grundy_rules::{Budget, Failure, RuleError};
use proptest::prelude::*;
use std::collections::BTreeSet;
use std::ops::ControlFlow;

/// Expands blocks into single moves and checks their promise.
struct Expand<'a> {
    limits: &'a [i64],
    heap: bool,
    moves: BTreeSet<Vec<u64>>,
}

impl BlockVisitor for Expand<'_> {
    fn block(&mut self, block: &Block<'_>) {
        for i in 0..block.len {
            if block.mask.is_some_and(|m| m[i] == 0) {
                continue;
            }
            let mut parts = Vec::new();
            for (target, &limit) in block.targets.iter().zip(self.limits.iter().cycle()) {
                let t = target.at(i);
                assert!((0..=limit).contains(&t), "{t} leaves 0..={limit}");
                parts.push(t as u64);
            }
            if self.heap {
                parts.retain(|p| *p != 0);
                parts.sort_unstable();
            }
            self.moves.insert(parts);
        }
    }

    fn one(&mut self, parts: &[u64]) -> Result<(), RuleError> {
        self.moves.insert(parts.to_vec());
        Ok(())
    }
}

fn exact(formula: &Formula, at: &[u64]) -> Result<BTreeSet<Vec<u64>>, Failure> {
    let mut moves = BTreeSet::new();
    formula.options_within(at, None, &mut Budget::work(40_000), &mut |parts| {
        moves.insert(parts.to_vec());
        ControlFlow::Continue(())
    })?;
    Ok(moves)
}

fn compare(formula: &Formula, at: &[u64], limits: &[i64], space: &mut Workspace) {
    let expected = match exact(formula, at) {
        Err(Failure::Stopped(_)) => return,
        other => other,
    };
    let mut expand = Expand { limits, heap: formula.is_heap(), moves: BTreeSet::new() };
    let done = formula.blocks(at, limits, space, &mut Budget::default(), &mut expand);
    let text = &formula.syntax().text;
    match (expected, done) {
        (Ok(moves), Ok(())) => assert_eq!(expand.moves, moves, "{text} at {at:?}, limits {limits:?}"),
        (Err(_), Err(_)) => {}
        (expected, done) => panic!("{text} at {at:?}: {expected:?} but {done:?}"),
    }
}

fn int() -> impl Strategy<Value = E> {
    prop_oneof![
        8 => (0i128..6).prop_map(i),
        2 => (-5i128..40).prop_map(i),
        1 => prop_oneof![
            Just(i128::MAX), Just(i128::MIN + 1), Just(i128::from(i64::MAX)), Just(i128::from(i64::MIN)),
            Just(1 << 31), Just((1 << 31) - 1), Just(-(1 << 31)), Just(1 << 62), Just(1 << 20),
        ].prop_map(i),
    ]
}

/// An expression in the first `known` slots.
fn expr(known: usize) -> BoxedStrategy<E> {
    let leaf = prop_oneof![2 => int(), 5 => (0..known).prop_map(v)];
    leaf.prop_recursive(3, 12, 3, |inner| {
        let two = || (inner.clone(), inner.clone());
        prop_oneof![
            6 => two().prop_map(|(a, b)| a - b),
            4 => two().prop_map(|(a, b)| a + b),
            2 => two().prop_map(|(a, b)| a * b),
            2 => two().prop_map(|(a, b)| a % b),
            3 => two().prop_map(|(a, b)| floor(a / b)),
            1 => two().prop_map(|(a, b)| call(Function::Ceil, [a / b])),
            1 => two().prop_map(|(a, b)| a / b),
            2 => two().prop_map(|(a, b)| a ^ b),
            1 => two().prop_map(|(a, b)| a & b),
            1 => two().prop_map(|(a, b)| a | b),
            1 => two().prop_map(|(a, b)| op(Op::Pow, a, b)),
            2 => two().prop_map(|(a, b)| call(Function::Min, [a, b])),
            1 => two().prop_map(|(a, b)| call(Function::Max, [a, b])),
            1 => two().prop_map(|(a, b)| call(Function::Gcd, [a, b])),
            1 => two().prop_map(|(a, b)| call(Function::Lcm, [a, b])),
            1 => two().prop_map(|(a, b)| call(Function::Bit, [a, b])),
            1 => two().prop_map(|(a, b)| call(Function::Digit, [a, b])),
            1 => two().prop_map(|(a, b)| call(Function::Valuation, [a, b])),
            1 => two().prop_map(|(a, b)| call(Function::IsPower, [a, b])),
            1 => two().prop_map(|(a, b)| call(Function::HasDigit, [a, b])),
            1 => two().prop_map(|(a, b)| call(Function::Iroot, [a, b])),
            1 => inner.clone().prop_map(|a| -a),
            1 => inner.clone().prop_map(|a| call(Function::Abs, [a])),
            1 => inner.clone().prop_map(|a| call(Function::Isqrt, [a])),
            1 => inner.clone().prop_map(|a| call(Function::Log2, [a])),
            1 => inner.clone().prop_map(|a| call(Function::Popcount, [a])),
            1 => inner.clone().prop_map(|a| call(Function::DigitSum, [a])),
            1 => inner.clone().prop_map(|a| call(Function::IsPrime, [a])),
            1 => inner.clone().prop_map(|a| call(Function::IsSquare, [a])),
            1 => inner.clone().prop_map(|a| call(Function::IsPrimePower, [a])),
            1 => inner.prop_map(|a| call(Function::IsFibonacci, [a])),
        ]
    })
    .boxed()
}

fn relation() -> impl Strategy<Value = Relation> {
    use Relation::*;
    prop::sample::select(vec![Equal, NotEqual, Less, LessEqual, Greater, GreaterEqual])
}

fn cond(known: usize) -> BoxedStrategy<Cond> {
    let leaf = prop_oneof![
        6 => (expr(known), relation(), expr(known)).prop_map(|(a, r, b)| cmp(a, r, b)),
        2 => (prop::collection::vec(expr(known), 3), relation(), relation())
            .prop_map(|(e, r, s)| Cond::Compare(e.into_iter().map(|e| e.0).collect(), vec![r, s])),
        1 => (expr(known), expr(known)).prop_map(|(a, b)| Cond::Divides(a.0, b.0)),
        1 => expr(known).prop_map(|e| Cond::Holds(e.0)),
    ];
    leaf.prop_recursive(2, 6, 3, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 1..3).prop_map(Cond::And),
            prop::collection::vec(inner.clone(), 1..3).prop_map(Cond::Or),
            inner.prop_map(|c| Cond::Not(Box::new(c))),
        ]
    })
    .boxed()
}

fn alternative(arity: usize, loops: usize) -> BoxedStrategy<Alt> {
    let slots = arity + loops;
    let bounds: Vec<_> = (0..loops)
        .map(|l| {
            let lo = prop_oneof![3 => Just(i(1)), 1 => Just(i(0)), 1 => expr(arity + l)];
            let hi = prop_oneof![3 => (0..arity + l).prop_map(v), 1 => expr(arity + l)];
            (lo, hi)
        })
        .collect();
    let parts = prop::collection::vec(prop::collection::vec(expr(slots), arity), 1..4);
    (parts, bounds, prop::option::of(cond(slots)))
        .prop_map(|(parts, bounds, condition)| {
            let mut alt = tuple([]);
            alt.0.parts = parts.into_iter().map(|p| p.into_iter().map(|e| e.0).collect()).collect();
            alt.0.bracket = true;
            for (name, (lo, hi)) in ["j", "k"].into_iter().zip(bounds) {
                alt = alt.over(name, lo, hi);
            }
            alt.0.condition = condition;
            alt
        })
        .boxed()
}

fn formula(arity: usize) -> impl Strategy<Value = Formula> {
    let alt = (0usize..3).prop_flat_map(move |loops| alternative(arity, loops));
    prop::collection::vec(alt, 1..3)
        .prop_map(move |alts| Formula::new(rule(&["n", "m"][..arity], alts)).expect("well formed"))
}

fn place() -> impl Strategy<Value = u64> {
    prop_oneof![6 => 0u64..20, 2 => 0u64..1400, 1 => Just(u64::from(u32::MAX)), 1 => Just(1 << 40), 1 => Just(u64::MAX)]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1500, ..ProptestConfig::default() })]

    #[test]
    fn blocks_give_the_moves_of_one_heap(f in formula(1), places in prop::collection::vec(place(), 4)) {
        let mut space = Workspace::default();
        for n in places {
            compare(&f, &[n], &[i64::try_from(n).unwrap_or(i64::MAX) - 1], &mut space);
        }
    }

    #[test]
    fn blocks_give_the_moves_of_pairs(f in formula(2), a in place(), b in place(), below in -1i64..30) {
        let mut space = Workspace::default();
        compare(&f, &[a, b], &[a.min(1 << 62) as i64, below], &mut space);
        compare(&f, &[b, a], &[below, 1000], &mut space);
    }
}

/// Formulas of the usual kinds, at sizes beyond one block.
#[test]
fn long_loops() {
    let n = || v(0);
    let k = || v(1);
    let prime = || holds(Function::IsPrime, [k()]);
    let rules = [
        rule(&["n"], [to(n() - k()).over("k", i(1), n()).when(eq(n() % k(), i(0)))]),
        rule(
            &["n"],
            [to(n() - k()).over("k", i(0), n()).when(Cond::And(vec![gt(k(), i(0)), eq(n() % k(), i(0))]))],
        ),
        rule(&["n"], [to(n() - k()).over("k", i(-5), n() * i(2)).when(prime())]),
        rule(&["n"], [split([k(), n() - k()]).over("k", i(1), n() - i(1)).when(ne(k(), n() - k()))]),
        rule(&["n"], [to(floor((n() - k()) / i(3))).over("k", i(1), n())]),
        rule(&["n"], [to(n() ^ k()).over("k", i(0), n()).when(cmp(n() ^ k(), Relation::Less, n()))]),
        rule(&["n"], [to(n() - k()).over("k", i(1), n()).when(cmp(k(), Relation::Less, n() / i(2)))]),
        rule(&["n"], [to(n() - k()).over("k", n() / i(2), n() / i(3) * i(2))]),
        rule(&["n"], [to(n() - k() * k()).over("k", i(1), n())]),
        rule(&["n"], [to(n() - i(1)).over("k", i(1), i(1_000_000_000_000))]),
        rule(&["n"], [to(i(3) * k() - n()).over("k", i(0), n())]),
        rule(&["n"], [to(k() % i(7)).over("k", i(-9), n())]),
    ];
    let mut space = Workspace::default();
    for syntax in rules {
        let formula = Formula::new(syntax).unwrap();
        for heap in [0, 1, 2, 3, 7, 511, 512, 513, 1023, 1024, 1025, 1600, 2000] {
            compare(&formula, &[heap], &[heap as i64 - 1], &mut space);
        }
    }
}
