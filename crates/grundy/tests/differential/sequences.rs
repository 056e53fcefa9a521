//! Sequence engines agree with the definition, and with each other.

use super::rules;
use grundy::sequence::{Definition, Evaluator, Sequence, evaluator};
use grundy::{Budget, Heap, Ruleset};
use proptest::prelude::*;
use std::sync::Arc;

fn values(engine: &mut dyn Evaluator, count: usize) -> Vec<u32> {
    let (mut known, mut budget) = (Vec::new(), Budget::default());
    for _ in 0..count {
        let value = engine.value(&known, &mut budget).unwrap();
        known.push(value);
    }
    known
}

/// The number of heaps that are quick by definition.
fn few(heap: &Heap) -> usize {
    match heap {
        Heap::Code(code) if code.most_heaps().is_none_or(|h| h > 3) => 26,
        Heap::Code(code) if code.most_heaps() == Some(3) => 60,
        Heap::Formula(_) => 60,
        _ => 150,
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, ..ProptestConfig::default() })]

    #[test]
    fn engines_agree_with_the_definition(text in rules::heap()) {
        let ruleset = Ruleset::parse(&text).unwrap();
        // A heap rule may not leave larger heaps, and none of these does.
        let heap = ruleset.heap().unwrap();
        let count = few(heap);
        let plain = values(&mut Definition::new(heap), count);
        prop_assert_eq!(&values(&mut *evaluator(heap), count), &plain, "{}", text);
    }

    /// Values through any law or theorem found, far beyond the heaps that showed it.
    #[test]
    fn laws_agree_with_the_definition(text in prop_oneof![rules::take(), rules::code()]) {
        let ruleset = Arc::new(Ruleset::parse(&text).unwrap());
        let count = 4 * few(ruleset.heap().unwrap());
        let mut sequence = Sequence::new(ruleset.clone()).unwrap();
        let mut budget = Budget::default();
        let Some(found) = sequence.find_law(count as u64 / 4, &mut budget).unwrap() else { return Ok(()) };
        if !found.is_fact() {
            return Ok(());
        }
        let known = sequence.values().to_vec();
        sequence.extend(count as u64 - 1, &mut budget).unwrap();
        for (heap, &value) in (0u64..).zip(sequence.values()) {
            if let Some(through) = found.law.value_at(heap, &known) {
                prop_assert_eq!(through.0, u64::from(value), "{} at {}: {:?}", text, heap, found);
            }
        }
        // Heap by heap, in an unexpected order.
        let mut fresh = Sequence::new(ruleset).unwrap();
        for heap in [count as u64 - 1, 0, 7, count as u64 / 2] {
            let value = fresh.value(heap, &mut budget).unwrap().value.0;
            prop_assert_eq!(value, u64::from(sequence.values()[heap as usize]), "{} at {}", text, heap);
        }
    }
}

/// The same moves in different forms: a set, a code, a formula, a formula that is not recognised.
#[test]
fn one_game_in_many_forms() {
    #[rustfmt::skip]
    let games: &[&[&str]] = &[
        &["take {1,3,4}", "0.3033", "n -> n-1 | n-3 | n-4", "n -> n-k for k in 1..4 if k != 2", "n -> n-k for k in 1..n if k = 1 or k = 3 or k = 4"],
        &["kayles", "0.77", "n -> [a, n-1-a] for a in 0..n-1 | [a, n-2-a] for a in 0..n-2", "n -> [a, n-r-a] for r in 1..2, a in 0..n-r", "n -> [a, n-r-a] for r in 1..min(n,2), a in 0..floor((n-r)/2) if a*a >= 0"],
        &["grundy", "4!.0", "n -> [a, n-a] for a in 1..n-1 if a != n-a", "n -> [a, n-a] for a in 1..n-1 if 2*a < n"],
        &["dawsons-kayles", "0.07", "n -> [i, n-2-i] for i in 0..n-2", "n -> [i, n-2-i] for i in 0..n-2 if i^2 >= 0"],
        &["lasker", "4.[3]", "n -> n-k for k in 1..n | [a, n-a] for a in 1..n-1", "n -> n-k for k in 1..n if k*k > 0 | [a, n-a] for a in 1..n-1 if a*(n-a) > 0"],
        &["officers", "0.6", "n -> [a, n-1-a] for a in 0..n-1 if n > 1", "n -> n-1 if n > 1 | [a, n-1-a] for a in 1..n-2"],
        &["at-most-half", "take 1..floor(n/2)", "n -> n-k for k in 1..n/2", "n -> m for m in ceil(n/2)..n-1"],
    ];
    for forms in games {
        let mut reference: Option<Vec<u32>> = None;
        for text in *forms {
            let ruleset = Ruleset::parse(text).unwrap();
            let heap = ruleset.heap().unwrap_or_else(|| panic!("{text}"));
            let found = values(&mut *evaluator(heap), 120);
            assert_eq!(found[..40], values(&mut Definition::new(heap), 40), "{text}");
            assert_eq!(*reference.get_or_insert_with(|| found.clone()), found, "{text}");
        }
    }
}
