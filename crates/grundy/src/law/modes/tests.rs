//! Laws of heaps with modes against the definition.

use super::*;
use crate::law::Evidence;
use crate::solve::{Question, Wanted, solve};
use grundy_rules::{Budget, ControlFlow, Kind, KnownBy, NimValue, Outcome, Position, Ruleset};
use proptest::prelude::*;
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;
use std::sync::Arc;

fn rule(text: &str) -> Arc<Ruleset> {
    Arc::new(Ruleset::parse(text).unwrap())
}

/// The options of a position, as the rule gives them.
fn options(ruleset: &Ruleset, at: [u64; 2]) -> Vec<Vec<u64>> {
    let mut all = Vec::new();
    ruleset
        .options(&at, &mut Budget::default(), &mut |option| {
            all.push(option.to_vec());
            ControlFlow::Continue(())
        })
        .unwrap();
    all
}

/// The nim-value by the definition, from the values of the options.
fn mex(ruleset: &Ruleset, at: [u64; 2], mut value: impl FnMut([u64; 2]) -> u64) -> u64 {
    let worth = |option: Vec<u64>| option.chunks(2).map(|at| value([at[0], at[1]])).fold(0, |sum, v| sum ^ v);
    let values: BTreeSet<u64> = options(ruleset, at).into_iter().map(worth).collect();
    (0..).find(|v| !values.contains(v)).unwrap()
}

fn slow(ruleset: &Ruleset, at: [u64; 2], known: &mut FxHashMap<[u64; 2], u64>) -> u64 {
    if let Some(&value) = known.get(&at) {
        return value;
    }
    let value = mex(ruleset, at, |to| slow(ruleset, to, known));
    known.insert(at, value);
    value
}

/// Compares a law with the definition: from the empty heap on, and from one option to the next near 10^18.
fn agrees(ruleset: &Ruleset, law: &ModeLaw, to: u64) {
    let mut known = FxHashMap::default();
    let at = |heap: u64, mode: u64| if law.heap() == 0 { [heap, mode] } else { [mode, heap] };
    let told = |at: [u64; 2]| law.value(at).unwrap_or_else(|| panic!("{at:?} has a value")).0;
    for heap in 0..to {
        for &mode in law.modes() {
            let at = at(heap, mode);
            assert_eq!(told(at), slow(ruleset, at, &mut known), "{} at {at:?}", ruleset.text());
        }
    }
    let far = 10u64.pow(18);
    let heaps = match law.values() {
        ModeValues::Rows(rows) => 2 * rows.period.period.min(100),
        ModeValues::Machines(_) => 200,
    };
    for heap in far..far + heaps {
        for &mode in law.modes() {
            let at = at(heap, mode);
            assert_eq!(told(at), mex(ruleset, at, told), "{} at {at:?}", ruleset.text());
        }
    }
}

/// Codeforces 1312F, Attack on Red Kingdom: x = 4, y = 2, z = 3.
const KINGDOM: &str = "(n,l) -> (max(n-4,0),0) if n > 0 | (max(n-2,0),1) if n > 0 and l != 1 | (max(n-3,0),2) if n > 0 and l != 2";

#[test]
fn attack_on_red_kingdom() {
    let ruleset = rule(KINGDOM);
    let found = of_rule(&ruleset, &mut Budget::default()).unwrap().unwrap();
    assert_eq!(found.law.sentence(), "G(n+6,l) = G(n,l) for all n ≥ 11 and l = 0, 1, 2");
    // The loop of the problem's solutions, without any of our code.
    let mut values: Vec<[u64; 3]> = vec![[0; 3]];
    for n in 1..5000usize {
        let left = |taken: usize| values[n.saturating_sub(taken)];
        let (mixed, infantry, cavalry) = (left(4)[0], left(2)[1], left(3)[2]);
        let least = |options: &[u64]| (0..).find(|v| !options.contains(v)).unwrap();
        values.push([
            least(&[mixed, infantry, cavalry]),
            least(&[mixed, cavalry]),
            least(&[mixed, infantry]),
        ]);
    }
    for (n, row) in (0..).zip(&values) {
        for (l, value) in (0..).zip(row) {
            assert_eq!(found.law.value([n, l]).unwrap().0, *value, "({n},{l})");
        }
    }
    agrees(&ruleset, &found.law, 100);
}

#[test]
#[rustfmt::skip]
fn laws_agree_with_the_definition() {
    for text in [
        KINGDOM,
        "(n,l) -> (n-k,k) for k in 1..3 if k != l",
        "(n,l) -> (n-k,l) for k in 1..4 | (n,0) if l = 1 and n > 7",
        "(n,l) -> (n-1,1-l) if n mod 3 = l | (n-2,0) if 2 divides n | (n - n mod 5 - 1, l) if n > 9",
        "(l,n) -> (1-l,n-1) if l < 2 | (l,n-2) | (0,n-7)",
        "(n,l) -> [(n-1,0),(n-2,l)] if n > 5 | (0,l) if n > 3 and l < 2 | (n-2,1) if not (n < 9 or l = 1)",
    ] {
        let ruleset = rule(text);
        let found = of_rule(&ruleset, &mut Budget::default()).unwrap().unwrap_or_else(|| panic!("{text} has a law"));
        agrees(&ruleset, &found.law, 300);
        // What is written is read back.
        let written = serde_json::to_string(&found).unwrap();
        assert_eq!(serde_json::from_str::<crate::law::Found<ModeLaw>>(&written).unwrap(), found);
    }
}

#[test]
fn a_typed_mode_has_its_law() {
    let ruleset = rule("(n,l) -> (n-1,l) | (n-2,l) | (n,l-1) if n > 0");
    assert_eq!(of_rule(&ruleset, &mut Budget::default()).unwrap(), None);
    let mut laws = ModeLaws::new(ruleset.clone()).unwrap();
    for at in [[10u64.pow(12), 0], [10u64.pow(12), 5], [10u64.pow(12), 40]] {
        let found = laws.law(at, &mut Budget::default()).unwrap().unwrap().clone();
        assert!(found.law.value(at).is_some());
        agrees(&ruleset, &found.law, 60);
    }
    assert!(laws.law([10u64.pow(12), 200], &mut Budget::default()).unwrap().is_none());
}

#[test]
fn sums_are_solved_by_the_law() {
    let position = |parts: &str| Position::parse(&format!("{KINGDOM} : {parts}")).unwrap();
    let solved = |parts: &str, only| {
        solve(&position(parts), &Question { only, ..Question::default() }, &mut Budget::default()).unwrap()
    };
    let won = solved("(10^12,0), (10,0)", None);
    assert_eq!((won.nim_value, won.known_by, won.complete()), (Some(NimValue(1)), KnownBy::Proved, true));
    assert_eq!(won.moves.len(), 1);
    assert_eq!(won.moves[0].to, [[999_999_999_997, 2]]);
    for only in [None, Some(Wanted::Outcome)] {
        assert_eq!(solved("(10^18,1), (10^17,2)", only).outcome, {
            let law = of_rule(&rule(KINGDOM), &mut Budget::default()).unwrap().unwrap().law;
            let [one, other] = [[10u64.pow(18), 1], [10u64.pow(17), 2]].map(|at| law.value(at).unwrap());
            (one ^ other).outcome()
        });
    }
    assert_eq!(solved("(10^12,0), (10^12,0)", None).outcome, Outcome::Previous);
}

#[test]
#[rustfmt::skip]
fn other_rules_get_no_such_law() {
    for text in [
        "wythoff",
        "euclid",
        "fibonacci-nim",
        "(n,l) -> (n-k,l) for k in 1..n",
        "(n,l) -> (n-1,l) if is_prime(n) | (n-2,0)",
        "(n,l) -> (n-1,n mod 7 + l) | (n-2,0)",
        "(n,l) -> (n-k,k) for k in 1..2*l",
        "(n,l) -> (n-k,l) for k in 1..l",
        "(n,l) -> (n-1,n)",
    ] {
        let ruleset = rule(text);
        assert_eq!(of_rule(&ruleset, &mut Budget::default()).unwrap(), None, "{text}");
    }
    // Moves that take nothing lead in a circle, at the remainder 1 only.
    let circle = "(n,l) -> (n-1,0) if l > 0 | (n,1) if l = 0 | (n,0) if l = 1 and n mod 5 = 1";
    if let Ok(ruleset) = Ruleset::parse(circle) {
        assert_eq!(of_rule(&Arc::new(ruleset), &mut Budget::default()).unwrap(), None);
    }
}

#[test]
fn machines_read_heaps_that_are_halved() {
    for text in [
        "(n,l) -> (floor(n/2),1-l) if n > 0 and l < 2 | (n-1,l) if n > 0",
        "(n,l) -> (floor(n/2),1) if n > 0 and l = 0 | (n-1,0) if n > 0",
        "(l,n) -> (1,floor(n/3)) if n > 0 and l = 0 | (0,n-1) if n > 0",
        "(n,l) -> (floor(n/2),1) if n > 0 and l != 1 | (n-1,0) if n > 0 | (n,0) if l = 1",
        "(n,l) -> [(floor(n/2),0),(ceil(n/2),1)] if n > 1 and l < 2 | (n-1,1-l) if n > 0 and l < 2",
    ] {
        let ruleset = rule(text);
        let found = of_rule(&ruleset, &mut Budget::default()).unwrap().expect(text);
        assert!(matches!(found.law.values(), ModeValues::Machines(_)), "{text}");
        assert_eq!(found.known_by(), KnownBy::Proved);
        agrees(&ruleset, &found.law, 300);
    }
}

#[test]
fn changed_machines_are_refuted() {
    let ruleset = rule("(n,l) -> (floor(n/2),1-l) if n > 0 and l < 2 | (n-1,l) if n > 0");
    let found = of_rule(&ruleset, &mut Budget::default()).unwrap().unwrap();
    let Kind::Points(points) = ruleset.kind() else { panic!("two coordinates") };
    let clauses = grundy_rules::logic::clauses_of_points(points).unwrap();
    let Evidence::Proved(ModeProof::Machines(proof)) = &found.by else { panic!("machines") };
    let proved = |law: &ModeLaw| decided::prove(law, &clauses, &proof.ends, &mut Budget::default()).unwrap();
    assert!(proved(&found.law).is_some());
    let ModeValues::Machines(machines) = found.law.values() else { panic!("machines") };
    let turned = ModeValues::Machines(machines.iter().rev().cloned().collect());
    assert!(proved(&ModeLaw { values: turned, ..found.law.clone() }).is_none());
    // Without mode 1, moves lead out of the modes.
    let alone = ModeValues::Machines(machines[..1].to_vec());
    assert!(proved(&ModeLaw { values: alone, modes: vec![0], ..found.law.clone() }).is_none());
}

/// A kind of move.
fn kind() -> impl Strategy<Value = String> {
    let target = prop_oneof![
        (1u64..7, 0u64..3).prop_map(|(c, l)| (format!("(n-{c},{l})"), "n > 0")),
        (1u64..7, 0u64..3).prop_map(|(c, l)| (format!("(max(n-{c},0),{l})"), "n > 0")),
        (1u64..7).prop_map(|c| (format!("(n-{c},2-l)"), "l <= 2")),
        (1u64..4, 0u64..3).prop_map(|(c, l)| (format!("[(n-{c},{l}),(n-{},l)]", c + 1), "n > 0")),
        (0u64..1).prop_map(|_| ("(n,0)".into(), "n > 0 and l = 1")),
        (0u64..4, 0u64..3).prop_map(|(c, l)| (format!("({c},{l})"), "n > 3")),
    ];
    let condition = prop_oneof![
        Just(String::new()),
        (0u64..3).prop_map(|l| format!(" and l != {l}")),
        (0u64..9, 0u64..3).prop_map(|(n, l)| format!(" and (n >= {n} or l = {l})")),
        (2u64..5, 0u64..3).prop_map(|(m, r)| format!(" and n mod {m} = {r}")),
        (2u64..4).prop_map(|m| format!(" and {m} divides n + l")),
        (0u64..9).prop_map(|n| format!(" and not (n < {n} or l > 1)")),
    ];
    (target, condition).prop_map(|((target, needs), condition)| format!("{target} if {needs}{condition}"))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn random_rules(kinds in prop::collection::vec(kind(), 1..5)) {
        let text = format!("(n,l) -> {}", kinds.join(" | "));
        let ruleset = rule(&text);
        let Kind::Points(_) = ruleset.kind() else { panic!("two coordinates") };
        let found = search::of_modes(&ruleset, 0, &[0, 1, 2], &mut Budget::default()).unwrap();
        prop_assert!(found.is_some(), "{text} has no law");
        agrees(&ruleset, &found.unwrap().law, 300);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// Not all of these have a law.
    #[test]
    fn random_rules_that_divide_the_heap(
        divisor in 2u64..4, to in 0u64..3, rest in prop::collection::vec(kind(), 1..3)
    ) {
        let text = format!("(n,l) -> (floor(n/{divisor}),{to}) if n > 0 and l <= 2 | {}", rest.join(" | "));
        let ruleset = rule(&text);
        if let Some(found) = search::of_named(&ruleset, 0, &[0, 1, 2], &mut Budget::default()).unwrap() {
            agrees(&ruleset, &found.law, 300);
        }
    }
}
