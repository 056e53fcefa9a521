//! `solve` agrees with exhaustive search of the whole sum as one game.

use super::oracle::Oracle;
use super::rules;
use grundy::solve::{Arena, misere_nim_outcome, misere_nim_reply, remoteness};
use grundy::solve::{Question, Search, solve};
use grundy::{Budget, Convention, KnownBy, Outcome, Ruleset, games};
use proptest::prelude::*;
use std::sync::Arc;

const CONVENTIONS: [Convention; 2] = [Convention::Normal, Convention::Misere];

/// A component of a sum: a rule and small places.
fn component() -> impl Strategy<Value = String> {
    let heaps = |most: u64| {
        prop::collection::vec(0..=most, 1..3)
            .prop_map(|heaps| heaps.iter().map(u64::to_string).collect::<Vec<_>>().join(", "))
    };
    let pairs = prop::collection::vec((0u64..4, 0u64..4), 1..3)
        .prop_map(|pairs| pairs.iter().map(|(a, b)| format!("({a},{b})")).collect::<Vec<_>>().join(", "));
    prop_oneof![
        4 => (rules::take(), heaps(7)).prop_map(|(rule, places)| format!("{rule} : {places}")),
        3 => (rules::code(), heaps(5)).prop_map(|(rule, places)| format!("{rule} : {places}")),
        3 => (rules::formula(), heaps(5)).prop_map(|(rule, places)| format!("{rule} : {places}")),
        2 => (rules::pairs(), pairs).prop_map(|(rule, places)| format!("{rule} : {places}")),
        1 => (rules::growing(), 1u64..9).prop_map(|((rule, _), start)| format!("{rule} : {start}")),
        1 => Just("graph {a>b>c>d, a>c, b>d, e>a, e>d} : e, b".to_string()),
    ]
}

fn compare(text: &str) {
    let position = games::position(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let mut oracle = Oracle::new(&position);
    let whole = oracle.whole(&position);
    for convention in CONVENTIONS {
        let question = Question { convention, remoteness: true, max_moves: usize::MAX, only: None };
        let answer = solve(&position, &question, &mut Budget::default())
            .unwrap_or_else(|failure| panic!("{text}: {failure}"));
        let (outcome, moves) = oracle.play(&whole, convention);
        assert_eq!(answer.outcome, outcome, "{text}, {convention}");
        assert_eq!(answer.remoteness, Some(moves), "{text}, {convention}");
        let value = (convention == Convention::Normal).then(|| oracle.value(&whole));
        assert_eq!(answer.nim_value.map(|v| v.0), value, "{text}");
        let mut found: Vec<_> = answer.moves.iter().map(|m| (m.component, m.place, m.to.clone())).collect();
        found.sort();
        assert_eq!(found, oracle.winning(&position, convention), "{text}, {convention}");
        assert!(answer.complete() && answer.total == Some(found.len() as u128), "{text}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1500, ..ProptestConfig::default() })]

    #[test]
    fn sums_of_different_games(first in component(), second in prop::option::of(component())) {
        compare(&second.into_iter().fold(first, |sum, more| format!("{sum} + {more}")));
    }

    #[test]
    fn many_heaps_of_one_rule(rule in rules::heap(), heaps in prop::collection::vec(0u64..6, 0..4)) {
        let heaps: Vec<String> = heaps.iter().map(u64::to_string).collect();
        compare(&format!("{rule} : {}", heaps.join(", ")));
    }

    /// Fewer moves listed: the same ones, and the same total.
    #[test]
    fn a_limit_on_moves_cuts_the_list(rule in rules::heap(), heaps in prop::collection::vec(0u64..9, 1..4), limit in 0usize..4) {
        let heaps: Vec<String> = heaps.iter().map(u64::to_string).collect();
        let position = games::position(&format!("{rule} : {}", heaps.join(", "))).unwrap();
        for convention in CONVENTIONS {
            let ask = |max_moves| {
                let question = Question { convention, max_moves, ..Question::default() };
                solve(&position, &question, &mut Budget::default()).unwrap()
            };
            let (all, some) = (ask(usize::MAX), ask(limit));
            prop_assert_eq!((all.total, all.outcome), (some.total, some.outcome));
            prop_assert_eq!(&all.moves[..limit.min(all.moves.len())], &some.moves[..]);
            prop_assert_eq!(some.complete(), all.moves.len() <= limit);
        }
    }

    /// Misère Nim: the theorem agrees with search in outcome and replies, and with the same game in a form
    /// that no theorem covers.
    #[test]
    fn misere_nim(heaps in prop::collection::vec(0u64..6, 0..5)) {
        let texts: Vec<String> = heaps.iter().map(u64::to_string).collect();
        let places = texts.join(", ");
        let nim = games::position(&format!("nim : {places}")).unwrap();
        let disguised = games::position(&format!("n -> n-k for k in 1..n if k*k > 0 : {places}")).unwrap();
        let question = Question { convention: Convention::Misere, ..Question::default() };
        let theorem = solve(&nim, &question, &mut Budget::default()).unwrap();
        prop_assert_eq!(theorem.known_by, KnownBy::Theorem);
        let search = solve(&disguised, &question, &mut Budget::default()).unwrap();
        if heaps.iter().any(|&heap| heap > 0) {
            prop_assert_eq!(search.known_by, KnownBy::Definition);
        }
        prop_assert_eq!(theorem.outcome, search.outcome);
        prop_assert_eq!(theorem.outcome, misere_nim_outcome(&heaps));
        prop_assert_eq!(&theorem.moves, &search.moves);
        prop_assert_eq!(theorem.total, search.total);
        for (i, &heap) in heaps.iter().enumerate() {
            let mut rest = heaps.clone();
            rest.remove(i);
            let reply = misere_nim_reply(heap, &rest);
            let winning: Vec<_> = search.moves.iter().filter(|m| m.place == i).collect();
            let left = winning.first().map(|m| m.to.first().map_or(0, |part| part[0]));
            prop_assert!(winning.len() <= 1 && left == reply, "{:?} at {}", heaps, i);
        }
    }

    /// The search with pruning, the one without, and plain recursion agree.
    #[test]
    fn searches_over_the_arena(rule in rules::heap(), heaps in prop::collection::vec(0u64..6, 1..4)) {
        let places: Vec<String> = heaps.iter().map(u64::to_string).collect();
        let position = games::position(&format!("{rule} : {}", places.join(", "))).unwrap();
        let mut oracle = Oracle::new(&position);
        let whole = oracle.whole(&position);
        let (mut arena, mut budget) = (Arena::new(), Budget::default());
        let ruleset = arena.ruleset(&position.components[0].ruleset);
        let parts: Vec<u32> =
            heaps.iter().map(|&heap| arena.part(ruleset, &[heap], &mut budget).unwrap()).collect();
        for convention in CONVENTIONS {
            let found = Search::new(convention).outcome(&mut arena, &parts, &mut budget).unwrap();
            let slow = remoteness(&mut arena, &parts, convention, &mut budget).unwrap();
            let plain = oracle.play(&whole, convention);
            prop_assert_eq!((found, slow), (plain.0, plain));
        }
        prop_assert!(oracle.size() > 0);
    }
}

/// Labelled games agree with plain recursion, written out for two rules.
#[test]
fn labelled_games() {
    let rules = [
        "(a,s) -> (a-1,(s+a) mod 3) | (a-2,(s+1-turn) mod 3) if a > 1 ; at end: tie if s = 1, first wins if s = 0, else second wins",
        "(a,s) -> (a-k,s+turn) for k in 1..min(a,3) if k != s mod 4 ; at end: first wins if a = 0, else tie",
    ];
    for text in rules {
        let ruleset = Arc::new(Ruleset::parse(text).unwrap());
        for (a, s, turn) in (0..9).flat_map(|a| (0..3).flat_map(move |s| [(a, s, 0), (a, s, 1)])) {
            let position = games::position(&format!("{text} : ({a},{s},{turn})")).unwrap();
            let question = Question { remoteness: true, max_moves: usize::MAX, ..Question::default() };
            let answer = solve(&position, &question, &mut Budget::default()).unwrap();
            let (rank, moves) = labelled(&ruleset, text == rules[0], [a, s, turn]);
            let outcome = [Outcome::Previous, Outcome::Tie, Outcome::Next][rank];
            assert_eq!((answer.outcome, answer.remoteness), (outcome, Some(moves)), "{position}");
            assert_eq!(answer.nim_value, None);
            for m in &answer.moves {
                let next = &m.to[0];
                assert_eq!(
                    labelled(&ruleset, text == rules[0], [next[0], next[1], next[2]]).0,
                    0,
                    "{position}"
                );
            }
        }
    }
}

/// 0: the player to move loses, 1: tie, 2: wins; and the moves left.
fn labelled(ruleset: &Ruleset, first_rule: bool, at: [u64; 3]) -> (usize, u64) {
    let mut options = Vec::new();
    ruleset
        .options(&at, &mut Budget::default(), &mut |next| {
            options.push([next[0], next[1], next[2]]);
            std::ops::ControlFlow::Continue(())
        })
        .unwrap();
    let worths: Vec<(usize, u64)> = options.iter().map(|&next| labelled(ruleset, first_rule, next)).collect();
    let best = worths.iter().map(|w| 2 - w.0).max();
    match best {
        None => {
            let (s, turn) = (at[1], at[2]);
            // The winner: 0 for the first player, 1 for the second, 2 for nobody.
            let winner = match first_rule {
                true if s == 1 => 2,
                true => u64::from(s != 0),
                false if at[0] == 0 => 0,
                false => 2,
            };
            (
                if winner == 2 {
                    1
                } else if winner == turn {
                    2
                } else {
                    0
                },
                0,
            )
        }
        Some(best) => {
            let moves = worths.iter().filter(|w| 2 - w.0 == best).map(|w| w.1 + 1);
            (best, if best == 2 { moves.min() } else { moves.max() }.unwrap())
        }
    }
}
