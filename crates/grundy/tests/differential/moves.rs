//! Moves from heaps beyond the values found: through the law, and by listing all options.

use super::rules;
use grundy::sequence::Sequence;
use grundy::solve::{Question, Worths, solve};
use grundy::{Budget, ControlFlow, NimValue, Ruleset, games};
use proptest::prelude::*;
use std::collections::BTreeSet;
use std::sync::Arc;

/// The options of a heap of a given value, from all values by definition.
fn listed(ruleset: &Ruleset, values: &[u32], heap: u64, wanted: u64) -> Vec<Vec<Vec<u64>>> {
    let mut found = BTreeSet::new();
    ruleset
        .options(&[heap], &mut Budget::default(), &mut |parts| {
            if parts.iter().fold(0, |sum, &part| sum ^ u64::from(values[part as usize])) == wanted {
                found.insert(parts.iter().map(|&part| vec![part]).collect::<Vec<_>>());
            }
            ControlFlow::Continue(())
        })
        .unwrap();
    found.into_iter().collect()
}

/// Every value at one heap: a fresh solver, which knows few values, agrees with the full list.
fn compare(text: &str, heaps: impl IntoIterator<Item = u64>, top: u64) {
    let ruleset = Arc::new(Ruleset::parse(text).unwrap_or_else(|error| panic!("{text}: {error}")));
    let mut sequence = Sequence::new(ruleset.clone()).unwrap();
    sequence.extend(top, &mut Budget::default()).unwrap();
    let values = sequence.values();
    let mut worths = Worths::default();
    let budget = &mut Budget::default();
    for heap in heaps {
        // The value first, as in the solver: it may prove a law on the way.
        let worth = worths.worth(&ruleset, &[heap], budget).unwrap();
        assert_eq!(worth.value.0, u64::from(values[heap as usize]), "{text} at {heap}");
        let most = values[..heap as usize].iter().max().map_or(0, |&v| u64::from(v));
        for wanted in 0..=(most + 1).min(12) {
            let all = listed(&ruleset, values, heap, wanted);
            for limit in [usize::MAX, 3] {
                let found = worths.moves_to(&ruleset, &[heap], NimValue(wanted), limit, budget).unwrap();
                assert_eq!(found.total, Some(all.len() as u128), "{text} at {heap} to {wanted}");
                let first: Vec<_> = found.first.into_iter().map(|m| m.to).collect();
                assert_eq!(first, all[..limit.min(all.len())], "{text} at {heap} to {wanted}");
            }
        }
    }
}

#[test]
fn kayles_beyond_its_period() {
    compare("kayles", 400..=600, 600);
}

#[test]
fn codes_and_sets_beyond_their_periods() {
    for text in [
        "0.07",
        "0.137",
        "0.17",
        "0.7",
        "0.45",
        "0.4=",
        "0.7=3",
        "0.55?",
        "0.6=",
        "4=.0",
        "0.351",
        "0.13",
        "take {1,3,4}",
        "take {2,5,6}",
        "take 2..5",
        "take 3..40",
        "take {2,4..9}",
        "take any",
        "take not {1,2}",
        "take not {2}",
        "0.3033",
        "0.333",
        "n -> n-1 | n-5",
    ] {
        compare(text, (190..=230).chain([399]), 400);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 600, ..ProptestConfig::default() })]

    #[test]
    fn sets_and_codes_at_random(text in prop_oneof![rules::take(), rules::code()], from in 60u64..90) {
        let ruleset = Ruleset::parse(&text).unwrap();
        // Codes that leave many heaps have too many options to list.
        let many = matches!(ruleset.heap(), Some(grundy::Heap::Code(code)) if code.most_heaps().is_none_or(|h| h > 2));
        if !many {
            compare(&text, from..from + 6, from + 6);
        }
    }
}

/// The whole path: `solve` on a sum of huge heaps, each winning move checked by its value.
#[test]
fn winning_moves_of_huge_heaps_win() {
    for text in [
        "kayles : 10^18, 999",
        "take {1,3,4} : 10^18, 10^17 + kayles : 71",
        "0.137 : 10^15, 10^15",
        "nim : 18446744073709551615, 12345678901234567890",
        "take 2..5 : 10^18 + take 3..9999999 : 10^18",
        "take not {2,3} : 1000, 10^6",
        "lasker : 1001, 1003",
    ] {
        let position = games::position(text).unwrap();
        let question = Question { max_moves: 50, ..Question::default() };
        let answer = solve(&position, &question, &mut Budget::default()).unwrap();
        let mut worths = Worths::default();
        let budget = &mut Budget::default();
        for (c, component) in position.components.iter().enumerate() {
            for (p, part) in component.parts.iter().enumerate() {
                let here = worths.worth(&component.ruleset, part, budget).unwrap().value;
                let target = here ^ answer.nim_value.unwrap();
                for m in answer.moves.iter().filter(|m| (m.component, m.place) == (c, p)) {
                    let mut left = NimValue(0);
                    for part in &m.to {
                        left ^= worths.worth(&component.ruleset, part, budget).unwrap().value;
                    }
                    assert_eq!(left, target, "{text}: {m:?}");
                }
            }
        }
        assert!(answer.moves.len() <= 50);
        assert_eq!(answer.moves.is_empty(), answer.outcome.letter() == 'P', "{text}");
    }
}

/// The empty set has no largest number, but that does not make it "all but nothing": a regression.
#[test]
fn the_empty_set_is_not_nim() {
    compare("take {}", [0, 1, 60, 399], 400);
    let answer =
        solve(&games::position("0.0 : 10^18").unwrap(), &Question::default(), &mut Budget::default());
    assert_eq!(answer.unwrap().nim_value, Some(NimValue(0)));
}
