//! Recognition of known games, and comparison with the slow definition.

use super::*;
use crate::law::Law;
use crate::sequence::Definition;
use crate::sequence::Evaluator;
use crate::solve::Family;
use grundy_rules::{Budget, Heap, Oeis, Ruleset, no_files};
use proptest::prelude::*;
use std::sync::Arc;

fn rule(text: &str) -> Series<'static> {
    Series::of_rule(Arc::new(Ruleset::parse(text).unwrap())).unwrap()
}

fn row(text: &str) -> Series<'static> {
    Series::of_row(Family::parse(text).unwrap(), grundy_games::catalogue().reader(&no_files)).unwrap()
}

fn asked(mut series: Series<'_>) -> Identified {
    identify(&mut series, &Question::default(), &mut Budget::default()).unwrap()
}

fn against(mut here: Series<'_>, mut there: Series<'_>) -> Identified {
    compare(&mut here, &mut there, &Question::default(), &mut Budget::default()).unwrap()
}

fn find<'f>(found: &'f Identified, text: &str) -> &'f Match {
    let texts = || found.matches.iter().map(|one| one.candidate.to_string()).collect::<Vec<_>>();
    found
        .matches
        .iter()
        .find(|one| one.candidate.text == text)
        .unwrap_or_else(|| panic!("{text}: {:?}", texts()))
}

/// Values by the definition, which shares nothing with the engines.
fn by_definition(text: &str, last: u64) -> Vec<u64> {
    let ruleset = Ruleset::parse(text).unwrap();
    let heap: &Heap = ruleset.heap().unwrap();
    let mut definition = Definition::new(heap);
    let mut values = Vec::new();
    for _ in 0..=last {
        values.push(definition.value(&values, &mut Budget::default()).unwrap());
    }
    values.into_iter().map(u64::from).collect()
}

const SAME_HEAP: Relation = Relation::Shift { by: 0 };

#[test]
fn rules_that_were_taken_for_equal_differ_where_they_differ() {
    for (here, there, heap) in [(".161", ".36", 519), (".314", ".31", 5)] {
        let found = against(rule(here), rule(there));
        assert!(found.matches.is_empty(), "{here}");
        let near = &found.near[0];
        assert_eq!((near.relation, near.differs.heap), (SAME_HEAP, heap));
        let (ours, theirs) = (by_definition(here, heap), by_definition(there, heap));
        let at = heap as usize;
        assert_eq!(ours[..at], theirs[..at], "{here}");
        assert_eq!((near.differs.here, near.differs.there), (ours[at], theirs[at]), "{here}");
        assert_ne!(ours[at], theirs[at]);
    }
    // The catalogue contains it too.
    let found = asked(rule("0.161"));
    assert!(found.matches.iter().all(|one| one.candidate.text != "0.36"));
    assert_eq!(found.near.iter().find(|near| near.candidate.text == "0.36").unwrap().differs.heap, 519);
}

#[test]
fn equal_values_of_different_rules_are_proved() {
    let found = against(rule(".27"), rule(".26"));
    let Equality::SameValues { known_by, here, there, to } = &found.matches[0].equality else {
        panic!("{:?}", found.matches[0]);
    };
    assert_eq!((*known_by, found.matches[0].relation), (KnownBy::Proved, SAME_HEAP));
    let decided = here.preperiod.max(there.preperiod) + here.period * there.period;
    assert_eq!(by_definition(".27", decided), by_definition(".26", decided));
    assert!(*to + 1 >= here.preperiod + here.period);
    assert!(found.near.is_empty());
}

#[test]
fn the_same_moves_are_the_same_rules() {
    let found = asked(rule("n -> [i, n-2-i] for i in 0..n-2"));
    assert_eq!(found.matches[0].candidate.to_string(), "dawsons-kayles (0.07)");
    assert_eq!(found.matches[0].equality, Equality::SameRules);
    let chess = find(&found, "dawsons-chess");
    assert_eq!((chess.relation, chess.from), (Relation::Shift { by: -1 }, 1));
    assert!(matches!(chess.equality, Equality::SameValues { known_by: KnownBy::Proved, .. }));
    let found = against(rule("kayles"), rule(".77"));
    assert_eq!((found.matches.len(), &found.matches[0].equality), (1, &Equality::SameRules));
    // A rule without a name does not report itself.
    assert!(asked(rule("0.161")).matches.iter().all(|one| one.equality != Equality::SameRules));
}

#[test]
fn pick_two_and_add_the_difference_is_turnips_shifted() {
    let text = "a -> [a-2*b, a-b] for b in 1..floor(a/2)";
    let found = asked(rule(text));
    let best = &found.matches[0];
    assert_eq!(
        (best.candidate.text.as_str(), best.relation, best.from),
        ("turnips", Relation::Shift { by: 1 }, 0)
    );
    assert_eq!(best.equality, Equality::Decided { known_by: KnownBy::Proved });
    let turnips = by_definition("turnips", 200);
    assert_eq!(turnips[..10], [0, 0, 0, 1, 0, 0, 1, 2, 2, 1]);
    assert_eq!(by_definition(text, 199), turnips[1..]);
}

#[test]
fn rows_of_boards_are_codes() {
    for (board, code, by) in [
        ("cram 1xn", "dawsons-kayles", 0),
        ("cannibal-clobber 1xn", "officers", 0),
        ("node-kayles path n", "dawsons-chess", 0),
        ("node-kayles path n", "dawsons-kayles", 1),
        ("arc-kayles path n", "dawsons-kayles", 0),
    ] {
        let found = asked(row(board));
        let one = find(&found, code);
        assert_eq!((one.relation, one.from), (Relation::Shift { by }, 1), "{board}");
        let Equality::Seen { to } = one.equality else { panic!("a row has no law: {one:?}") };
        assert!(to >= 40, "{board} {to}");
    }
    // Treblecross ends with a win, so its nim-values are not those of 0.007.
    assert!(asked(row("treblecross : n")).matches.iter().all(|one| one.candidate.text != "0.007"));
}

#[test]
fn typed_values_are_only_seen() {
    let found = asked(Series::of_values(0, vec![0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3]));
    assert_eq!(found.matches[0].candidate.text, "dawsons-chess");
    assert_eq!(found.matches[0].equality, Equality::Seen { to: 10 });
    assert!(found.few && found.values == Some(11));
    let same = Equality::SameRules;
    assert!(
        found.matches.iter().all(|one| one.equality != same && matches!(one.equality, Equality::Seen { .. }))
    );
    // Starting at heap 5 of Kayles, which the question says.
    let kayles = by_definition("0.77", 60);
    let found = asked(Series::of_values(5, kayles[5..].to_vec()));
    assert_eq!((found.matches[0].candidate.text.as_str(), found.matches[0].relation), ("kayles", SAME_HEAP));
    assert!(!found.few);
    let found = asked(Series::of_values(0, kayles[5..].to_vec()));
    assert_eq!(find(&found, "kayles").relation, Relation::Shift { by: 5 });
}

#[test]
fn little_says_little() {
    let found = asked(Series::of_values(0, vec![]));
    assert!(found.matches.is_empty() && found.few);
    let found = asked(Series::of_values(0, vec![0, 1, 1, 2]));
    assert!(found.few && found.matches.len() > 20, "{}", found.matches.len());
    // Zeros do not match as shifts of zeros, or as zeros between.
    let found = asked(Series::of_values(0, vec![0; 40]));
    assert!(found.zeros);
    assert!(
        found.matches.iter().all(|one| one.relation == SAME_HEAP && one.from == 0),
        "{:?}",
        found.matches
    );
    assert!(found.matches.iter().any(|one| one.candidate.text == "0.0"));
}

#[test]
fn values_that_repeat_or_have_zeros_between() {
    let nim = by_definition("lasker", 40);
    let doubled: Vec<u64> = nim.iter().flat_map(|&v| [v, v]).collect();
    let twice = |by| Relation::RepeatedHere { times: 2, by };
    assert_eq!(find(&asked(Series::of_values(0, doubled.clone())), "lasker").relation, twice(0));
    assert_eq!(find(&asked(Series::of_values(0, doubled[1..].to_vec())), "lasker").relation, twice(1));
    let spaced: Vec<u64> = nim.iter().flat_map(|&v| [0, v, 0]).collect();
    let every = Relation::ZerosHere { every: 3, by: 1 };
    assert_eq!(find(&asked(Series::of_values(0, spaced)), "lasker").relation, every);
    let there =
        |values: Vec<u64>| against(Series::of_values(0, nim[..16].to_vec()), Series::of_values(0, values));
    let found = there(doubled);
    assert_eq!(found.matches[0].relation, Relation::RepeatedThere { times: 2, by: 0 });
    let found = there(nim.iter().flat_map(|&v| [v, 0]).collect());
    assert_eq!(found.matches[0].relation, Relation::ZerosThere { every: 2, by: 0 });
    // Zeros anywhere.
    let mut strewn = nim.clone();
    for place in [3, 4, 9, 15, 16, 17, 30] {
        strewn.insert(place, 0);
    }
    assert_eq!(find(&asked(Series::of_values(0, strewn)), "lasker").relation, Relation::WithoutZeros);
}

#[test]
fn arithmetic_periods_are_proved_and_told_apart() {
    let found = against(rule("take not {1}"), rule("nim"));
    assert_eq!(found.matches[0].relation, Relation::RepeatedHere { times: 2, by: 0 });
    assert!(matches!(found.matches[0].equality, Equality::SameValues { .. }), "{:?}", found.matches[0]);
    let found = against(rule("nim"), rule("lasker"));
    assert!(found.matches.is_empty());
    assert_eq!(found.near[0].differs, Differs { heap: 3, here: 3, there: 4 });
}

#[test]
fn what_is_stopped_keeps_what_was_found() {
    let mut none = Budget::work(10);
    let found = identify(&mut rule("0.07"), &Question::default(), &mut none).unwrap();
    assert!(found.stopped.is_some());
    // Enough for first values, not for all.
    let mut all = Budget::default();
    identify(&mut rule("officers"), &Question::default(), &mut all).unwrap();
    let mut some = Budget::work(all.spent().work * 9 / 10);
    let found = identify(&mut rule("officers"), &Question::default(), &mut some).unwrap();
    assert!(found.stopped.is_some());
    assert_eq!(found.matches[0].equality, Equality::SameRules);
    assert!(found.matches.iter().any(|one| one.candidate.text == "0.61"), "{:?}", found.matches);
}

/// Every claim about a rule of the catalogue holds by definition, and so does its period.
fn holds(text: &str, found: &Identified) {
    const LAST_HEAP: u64 = 300;
    let ours = by_definition(text, LAST_HEAP);
    for one in &found.matches {
        let theirs = by_definition(&one.candidate.text, LAST_HEAP);
        let to = match one.equality {
            Equality::Seen { to } => to.min(LAST_HEAP),
            Equality::SameRules | Equality::SameValues { .. } | Equality::Decided { .. } => LAST_HEAP,
        };
        for n in one.from..=to {
            let Some(place) = one.relation.place(n) else { continue };
            if place.zeros.end.max(place.same.end) > LAST_HEAP {
                break;
            }
            if place.same.is_empty() {
                assert_eq!(ours[n as usize], 0, "{text} {one:?} {n}");
            }
            for heap in place.same {
                assert_eq!(ours[n as usize], theirs[heap as usize], "{text} {one:?} {n}");
            }
            for heap in place.zeros {
                assert_eq!(theirs[heap as usize], 0, "{text} {one:?} {n}");
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn all_that_is_claimed_holds_by_definition(code in 0u32..512, before in 0u32..2) {
        let text = format!("{}.{code:03o}", 4 * before);
        let mut found = asked(rule(&text));
        found.matches.truncate(12);
        holds(&text, &found);
    }

    /// A shifted copy of any rule is found, if it is significant.
    #[test]
    fn shifted_copies_are_found(code in 0u32..512, by in 0usize..5) {
        let text = format!("0.{code:03o}");
        let values = by_definition(&text, 90);
        prop_assume!(values[10..].iter().any(|&v| v != values[10]));
        let found = against(Series::of_values(0, values[by..].to_vec()), rule(&text));
        prop_assert!(!found.matches.is_empty(), "{} {}", text, by);
        let one = &found.matches[0];
        // A shorter relation may give the same values.
        let shift = Relation::Shift { by: by as i64 };
        prop_assert!(one.relation.distance() <= shift.distance());
    }

    /// The image of a period under a relation is a period of the comparison.
    #[test]
    fn periods_are_carried(preperiod in 0u64..6, period in 1u64..6, saltus in 0u64..3, which in 0usize..90) {
        let all = Relation::all();
        let relation = all[which % all.len()];
        let law = Period { preperiod, period, saltus };
        let start: Vec<u32> = (0..preperiod + period).map(|n| (n * n % 7) as u32).collect();
        let at = |n: u64| Law::Period(law).value_at(n, &start).unwrap().0;
        let Some(carried) = relation.carry(law) else {
            let zeros = matches!(relation, Relation::ZerosHere { .. } | Relation::ZerosThere { .. });
            prop_assert!(saltus > 0 && zeros);
            return Ok(());
        };
        for n in carried.preperiod..carried.preperiod + 30 {
            let (Some(here), Some(later)) = (relation.place(n), relation.place(n + carried.period)) else { continue };
            let values = |heaps: std::ops::Range<u64>, more: u64| heaps.map(|heap| at(heap) + more).collect::<Vec<_>>();
            prop_assert_eq!(values(here.same, carried.saltus), values(later.same, 0), "{:?} {}", relation, n);
            prop_assert_eq!(values(here.zeros, 0), values(later.zeros, 0));
        }
    }
}

/// The terms of the OEIS against the definition.
#[test]
fn the_sequences_of_the_oeis_are_nim_values() {
    for sequence in Oeis::all() {
        assert_eq!(Ruleset::parse(sequence.rule).unwrap().canonical(), sequence.rule, "{}", sequence.number);
        let last = sequence.first_heap + sequence.terms.len() as u64 - 1;
        let values = by_definition(sequence.rule, last);
        assert_eq!(
            values[sequence.first_heap as usize..],
            *sequence.terms,
            "{}: {}",
            sequence.number,
            sequence.rule
        );
        assert!(Oeis::is_number(sequence.number) && Oeis::numbered(sequence.number).is_some());
    }
}
