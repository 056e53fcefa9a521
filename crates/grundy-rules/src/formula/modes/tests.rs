//! The settled moves against the moves of the rule itself.

use super::super::testing::formula;
use super::*;
use proptest::prelude::*;
use std::collections::BTreeSet;
use std::ops::ControlFlow;

fn compiled(text: &str) -> Formula {
    Formula::new(formula(text)).unwrap()
}

/// The options of a position, as the rule gives them.
fn listed(formula: &Formula, at: [u64; 2]) -> BTreeSet<Vec<u64>> {
    let mut all = BTreeSet::new();
    formula
        .options_within(&at, None, &mut crate::Budget::default(), &mut |parts| {
            all.insert(parts.to_vec());
            ControlFlow::Continue(())
        })
        .unwrap();
    all
}

/// Compares the settled moves with the rule, on heaps near the first and near the largest.
fn agrees(text: &str, heap: usize, mode: u64) -> bool {
    let formula = compiled(text);
    let modes = Modes::of(&formula, heap).unwrap();
    let Ok((modulus, moves)) = modes.moves_by_remainder(mode, 1) else { return false };
    let mut parts = moves.iter().flat_map(|moves| &moves.options).flatten();
    if parts.any(|part| matches!(part, Part::Other { .. })) {
        return false;
    }
    for residue in 0..modulus {
        let known = &moves[residue as usize];
        let near = (known.from..known.from + 40).filter(|n| n % modulus == residue);
        let far = (u64::MAX - 3 * modulus..u64::MAX).filter(|n| n % modulus == residue);
        for n in near.chain(far) {
            let told = known.options.iter().map(|parts| {
                let parts = parts.iter().map(|part| part.from_heap(n).unwrap());
                parts.flat_map(|(n, mode)| modes.join(n, mode)).collect()
            });
            assert_eq!(
                told.collect::<BTreeSet<Vec<u64>>>(),
                listed(&formula, modes.join(n, mode)),
                "{text} at {n}"
            );
        }
    }
    true
}

#[test]
#[rustfmt::skip]
fn moves_that_fit_are_those_of_the_rule() {
    for text in [
        "(n,l) -> (max(n-4,0),0) | (max(n-2,0),1) if l != 1 | (max(n-3,0),2) if l != 2",
        "(n,l) -> (n-k,k) for k in 1..3 if k != l",
        "(n,l) -> (n-k,l) for k in 1..min(n,4) | (n,l-1) if l > 0 and n > 7",
        "(n,l) -> (n-1,1-l) if n mod 3 = l | (n-2,0) if 2 divides n | (n - n mod 5 - 1, l)",
        "(n,l) -> (n+floor(n/2)-ceil(n/2)-1,l) | (n-1-l,l) if 10 < n | (3,0) if n > 20 - l",
        "(n,l) -> [(n-1,0),(n-2,l)] if n > 5 | (0,l) if abs(3-n) > 2 | (n-2,1) if not (n < 9 or l = 1)",
        "(n,l) -> (n-k*j,k) for k in 1..2, j in k..3 if j != l and n >= k",
        "(n,l) -> (n-k,l) for k in 1..12 if k divides 12 and k mod 2 = l",
        "(n,l) -> (n-1,0) if l > 0 and 6/l < 4 | (n-2,1) if l = 0",
    ] {
        for mode in 0..4 {
            assert!(agrees(text, 0, mode), "{text} in mode {mode}");
        }
    }
    assert!(agrees("(l,n) -> (1-l,n-1) | (l,n-2)", 1, 0));
}

#[test]
fn heaps_that_are_no_line_are_only_said_to_be_there() {
    let halved = compiled("(n,l) -> (floor(n/2),3-l) | (n-1,l) if n > 2");
    let (_, moves) = Modes::of(&halved, 0).unwrap().moves_by_remainder(1, 1).unwrap();
    let wanted = [vec![Part::Other { mode: 2 }], vec![Part::Less { taken: 1, mode: 1 }]];
    assert!(moves.iter().all(|moves| moves.options == wanted));
}

#[test]
#[rustfmt::skip]
fn other_moves_are_refused() {
    for text in [
        "(n,l) -> (n-k,l) for k in 1..n",
        "(n,l) -> (n-1,n)",
        "(n,l) -> (n-1,0) if is_prime(n)",
        "(n,l) -> (n-1,0) if n xor 1 > n",
        "(n,l) -> (n+1,0)",
        "(n,l) -> (n-1,l) if n*n > 5",
        "(n,l) -> (n-1,l) if 2^n > 5",
        "(n,l) -> (n-1,l) if 6/l > 1",
        "(n,l) -> (n-1,l/2)",
        "(n,l) -> (n-1,l) if n > 10^9",
        "(n,l) -> (n-k,l) for k in 1..10^6",
        "(n,l) -> (n-1,l) if n mod 10007 = 1",
    ] {
        let compiled = compiled(text);
        let modes = Modes::of(&compiled, 0).unwrap();
        let moves = |mode| modes.moves_by_remainder(mode, 1);
        assert!(moves(0).and_then(|_| moves(1)).is_err(), "{text}");
    }
}

#[test]
#[rustfmt::skip]
fn named_modes() {
    let named = |text: &str| Modes::of(&compiled(text), 0).unwrap().named();
    assert_eq!(named("(n,l) -> (max(n-4,0),0) | (max(n-2,0),1) if l != 1 | (max(n-3,0),2) if l != 2"), Some(vec![0, 1, 2]));
    assert_eq!(named("(n,l) -> (n-1,(l+1) mod 3)"), Some(vec![0, 1, 2]));
    assert_eq!(named("(n,l) -> (n-1,1-l) if l <= 1"), Some(vec![0, 1, 2]));
    assert_eq!(named("(n,l) -> (n-1,l) | (n-2,l-1) if l > 0"), None);
    assert_eq!(named("(n,l) -> (n-1,l+1)"), None);
    assert_eq!(named("(n,l) -> (n-k,l) for k in 1..3 | (n,0) if l = 1 and n > 0"), Some(vec![0, 1]));
    assert_eq!(named("(n,l) -> (n-1,1-l) if n mod 3 = l | (n-2,0) | (n-3,l)"), Some(vec![0, 1, 2]));
    assert_eq!(named("(n,l) -> (n-k,l) for k in 1..l"), None);
    assert_eq!(named("(n,l) -> (n-1,l) if n mod 3 = l"), None);
}

/// Conditions on heap, mode and loop variable.
fn condition() -> impl Strategy<Value = String> {
    prop_oneof![
        Just(String::new()),
        (0u64..3).prop_map(|l| format!(" if l != {l}")),
        (0u64..9, 0u64..3).prop_map(|(n, l)| format!(" if n >= {n} and l = {l}")),
        (2u64..5, 0u64..3).prop_map(|(m, r)| format!(" if n mod {m} = {r}")),
        (2u64..4).prop_map(|m| format!(" if {m} divides n + l")),
        (0u64..9).prop_map(|n| format!(" if not (n < {n} or l > 1)")),
    ]
}

/// A kind of move.
fn kind() -> impl Strategy<Value = String> {
    let target = prop_oneof![
        (1u64..6, 0u64..3).prop_map(|(c, l)| format!("(n-{c},{l})")),
        (1u64..6, 0u64..3).prop_map(|(c, l)| format!("(max(n-{c},0),{l})")),
        (1u64..6).prop_map(|c| format!("(n-{c},2-l)")),
        (0u64..4, 0u64..3).prop_map(|(c, l)| format!("({c},{l})")),
        (1u64..4).prop_map(|c| format!("(floor(n/{c})*{c}-1,l)")),
    ];
    (target, condition()).prop_map(|(target, condition)| format!("{target}{condition}"))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn random_rules_settle_as_they_move(kinds in prop::collection::vec(kind(), 1..4), mode in 0u64..3) {
        let text = format!("(n,l) -> {}", kinds.join(" | "));
        prop_assert!(agrees(&text, 0, mode), "{text}");
    }
}
