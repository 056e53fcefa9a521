//! Take sets: finite ones, all but a finite one, ranges.

use crate::brute::take;
use crate::codes::{Dice, assert_smallest};
use crate::vectors;
use grundy::law::{
    AllBut, Finder, Law, Period, TakeRange, TakeWindow, Theorem, WindowRepeat, far_take, preperiod,
};
use grundy::sequence::Sequence;
use grundy::take::TakeSet;
use grundy::{Budget, Failure, NimValue, Ruleset};
use std::sync::Arc;

#[test]
fn finite_sets_have_the_periods_of_the_vectors() {
    let rows = vectors("periods_subtraction")["entries"].as_array().unwrap().clone();
    assert_eq!(rows.len(), 321);
    for row in rows {
        let set: Vec<usize> = serde_json::from_value(row[0].clone()).unwrap();
        let law = Period::plain(row[1].as_u64().unwrap(), row[2].as_u64().unwrap());
        let largest = *set.iter().max().unwrap();
        let needed = law.kept().unwrap() + largest;
        let values = take(|t| set.contains(&t), largest, 4 * needed);
        let theorem = TakeWindow { largest: largest as u64 };
        let prove = |n: usize| theorem.prove(&values[..n]).and_then(|found| found.law.period());
        assert_eq!(prove(needed), Some(law), "{row}");
        assert_eq!(prove(needed - 1), None, "{row}");
        assert_eq!(prove(values.len()), Some(law), "{row}");
        assert!(law.holds_on(&values));
        let mut finder = Finder::new(theorem);
        let first = (0..=values.len()).find(|&n| finder.advance(&values[..n]).is_some()).unwrap();
        assert!(needed <= first && first <= needed + needed / 8 + 1, "{row} {first}");
        // The same from a stream.
        let mut repeat = WindowRepeat::new(largest);
        let end = values.iter().position(|&value| repeat.push(value) == Some(law.period));
        let end = end.unwrap_or_else(|| panic!("{row}")) as u64;
        let later = values.iter().skip(law.period as usize).copied();
        assert_eq!(preperiod(values.iter().copied(), later, end), law.preperiod, "{row}");
        // The same by engines that keep no values.
        let rules = TakeSet::from_ranges(set.iter().map(|&s| s as u64..=s as u64)).unwrap();
        let far = |to: u64, reached: &mut u64| far_take(&rules, to, reached, &mut Budget::default()).unwrap();
        let mut reached = 0;
        let found = far(10 * needed as u64 + 10, &mut reached).unwrap();
        assert_eq!((found.law.period(), found.heaps_computed), (Some(law), reached), "{row}");
        assert_eq!(found.hypotheses(), theorem.prove(&values).unwrap().hypotheses(), "{row}");
        assert_eq!(far(needed as u64 - 2, &mut 0), None, "{row}");
    }
}

#[test]
fn the_empty_set_is_zero_everywhere() {
    let found = TakeWindow { largest: 0 }.prove(&[0]).unwrap();
    assert_eq!(found.law.period(), Some(Period::plain(0, 1)));
    let mut repeat = WindowRepeat::new(0);
    assert_eq!((repeat.push(0), repeat.push(0)), (None, Some(1)));
}

/// A huge largest number: the search keeps two windows, however many values pass.
#[test]
fn a_set_with_a_huge_number() {
    // take {1, m} with m odd: period 2.
    let m = 1_000_001;
    let mut repeat = WindowRepeat::new(m);
    let end = (0u32..4_000_000).position(|n| repeat.push(n % 2) == Some(2));
    assert!(end.is_some());
}

/// 100 numbers up to 198: preperiod and period exceed what is kept. A loop over all options that shares no
/// code with this project confirmed them, with one more period.
const LONG_PERIOD_RULE: &str = "take {1,3,4,6,7,8,9,14,17,21,22,23,25,26,27,30,31,35,40,45,48,49,51,54,56,57,59,60,61,63,65,66,67,69,73,75,76,78,79,82,83,85,86,89,91,94,96,98,100,101,104,107,108,109,111,113,115,116,118,119,121,123,125,127,128,129,130,133,134,136,138,139,142,143,144,146,148,149,151,152,153,154,156,159,163,166,167,173,174,177,179,183,185,186,190,191,194,195,196,198}";

#[test]
fn a_long_period_in_small_memory() {
    let mut sequence = Sequence::new(Arc::new(Ruleset::parse(LONG_PERIOD_RULE).unwrap())).unwrap();
    let mut budget = Budget::default().bytes(40 << 20);
    let found = sequence.find_law(1_000_000_000, &mut budget).unwrap().unwrap();
    assert_eq!(found.law.period(), Some(Period::plain(9_662_118, 1_486_464)));
    assert_eq!(found.known_by().word(), "proved");
    assert!(sequence.heaps_computed() > 11_000_000 && sequence.values().len() < 1 << 23);
}

#[test]
fn far_take_knows_its_limits() {
    let far = |set: &TakeSet, to: u64, budget: &mut Budget<'_>| far_take(set, to, &mut 0, budget);
    let all_but = TakeSet::all_but([2..=3]).unwrap();
    assert_eq!(far(&all_but, 1000, &mut Budget::default()), Ok(None));
    let huge = TakeSet::from_ranges([1..=1, u64::MAX..=u64::MAX]).unwrap();
    assert_eq!(far(&huge, 1000, &mut Budget::default()), Ok(None));
    let nothing = far(&TakeSet::empty(), 1000, &mut Budget::default()).unwrap().unwrap();
    assert_eq!(nothing.law.period(), Some(Period::plain(0, 1)));
    let long = Ruleset::parse(LONG_PERIOD_RULE).unwrap();
    let Some(grundy::Heap::Take(long)) = long.heap() else { panic!("a take set") };
    let stopped = far(long, 1 << 30, &mut Budget::work(100_000));
    assert!(matches!(stopped, Err(Failure::Stopped(_))), "{stopped:?}");
    let stopped = far(long, 1 << 30, &mut Budget::default().bytes(1000));
    assert!(matches!(stopped, Err(Failure::Stopped(_)) | Ok(None)), "{stopped:?}");
}

#[test]
fn all_but_sets_are_proved() {
    let rows = vectors("periods_arithmetic")["entries"].as_array().unwrap().clone();
    let mut tested = 0;
    for row in rows.iter().filter(|row| row["ruleset"]["kind"] == "subtraction_allbut") {
        let set: Vec<usize> = serde_json::from_value(row["ruleset"]["excluded"].clone()).unwrap();
        let number = |key: &str| row[key].as_u64().unwrap();
        let law = Period { preperiod: number("n0"), period: number("p"), saltus: number("s") };
        let values = take(|t| !set.contains(&t), usize::MAX, 1200);
        assert!(law.holds_on(&values));
        let theorem = AllBut { largest: *set.iter().max().unwrap() as u64 };
        let first = (0..1200).find_map(|n| Some((n, theorem.prove(&values[..n])?.law.period()))).unwrap();
        assert_eq!(first.1, Some(law), "{row}");
        assert!(first.0 <= 130, "{row} {}", first.0);
        for n in first.0..600 {
            assert_eq!(theorem.prove(&values[..n]).unwrap().law.period(), Some(law), "{row} at {n}");
        }
        tested += 1;
    }
    assert_eq!(tested, 20);
    // Nothing is excluded: Nim.
    let nim = AllBut { largest: 0 }.prove(&[0]).unwrap().law.period();
    assert_eq!(nim, Some(Period { preperiod: 0, period: 1, saltus: 1 }));
    // {2,3,7}: 2 3 2 3 4 in heaps 4 to 8, where 0 and 1 are covered, is 0 1 0 1 2 in heaps 0 to 4.
    let values = take(|t| ![2, 3, 7].contains(&t), usize::MAX, 9);
    let found = AllBut { largest: 7 }.prove(&values).unwrap();
    assert_eq!(found.law.period(), Some(Period { preperiod: 0, period: 4, saltus: 2 }));
    assert_eq!(AllBut { largest: 7 }.prove(&values[..8]), None);
}

#[test]
fn claims_for_random_all_but_sets_hold() {
    let mut dice = Dice(7);
    for _ in 0..150 {
        let set: Vec<usize> = (0..=dice.roll(6)).map(|_| 1 + dice.roll(20) as usize).collect();
        let values = take(|t| !set.contains(&t), usize::MAX, 3000);
        let theorem = AllBut { largest: *set.iter().max().unwrap() as u64 };
        let found = (0..1500).step_by(3).find_map(|n| theorem.prove(&values[..n]));
        let law = found.and_then(|found| found.law.period()).unwrap_or_else(|| panic!("{set:?}"));
        assert!(law.holds_on(&values), "{set:?} {law:?}");
        assert_smallest(law, &values);
        for d in (1..law.period).filter(|d| law.saltus * d % law.period == 0) {
            let shorter = Period { period: d, saltus: law.saltus * d / law.period, ..law };
            assert!(!shorter.holds_on(&values), "{set:?} {law:?}");
        }
    }
}

/// 2^64 − 1 is a number like any other, and not "no bound".
#[test]
fn the_largest_number_is_a_bound() {
    let law = |text: &str| {
        let mut sequence = Sequence::new(Arc::new(Ruleset::parse(text).unwrap())).unwrap();
        sequence.find_law(1000, &mut Budget::default()).unwrap().map(|found| found.law)
    };
    let m = u64::MAX;
    assert_eq!(law(&format!("take {{{m}}}")), TakeRange::new(m, Some(m)).map(Law::Range));
    assert_eq!(law(&format!("take 1..{m}")), TakeRange::new(1, Some(m)).map(Law::Range));
    assert_eq!(law("take any"), TakeRange::new(1, None).and_then(|any| any.period()).map(Law::Period));
    assert_eq!(TakeRange::new(1, Some(m)).unwrap().formula(), "floor((n mod 18446744073709551616) / 1)");
    // Its windows are longer than memory, so nothing is found in them.
    assert_eq!(law(&format!("take not {{2,{m}}}")), None);
}

#[test]
fn ranges_follow_the_formula() {
    for least in 1..8u64 {
        for most in (least..14).map(Some).chain([None]) {
            let rules = TakeRange::new(least, most).unwrap();
            let reach = most.map_or(1000, |most| most as usize);
            let values = take(|t| t as u64 >= least, reach, 200);
            for (n, &value) in (0u64..).zip(&values) {
                assert_eq!(rules.value(n), NimValue(value.into()), "{rules:?} {n}");
                for target in 0..9 {
                    let low = most.map_or(0, |most| n.saturating_sub(most));
                    let heaps = if n < least { low..low } else { low..n - least + 1 };
                    let all: Vec<u64> = heaps.filter(|&h| values[h as usize] == target).collect();
                    let moves = rules.moves(n, NimValue(target.into()), 3);
                    assert_eq!(moves.total, all.len() as u128, "{rules:?} {n} {target}");
                    assert_eq!(moves.first, all[..all.len().min(3)], "{rules:?} {n} {target}");
                }
            }
        }
    }
    assert_eq!(TakeRange::new(0, Some(3)), None);
    assert_eq!(TakeRange::new(4, Some(3)), None);
    // Huge numbers: every move has one value, so the counts add up to the number of moves.
    let n = u64::MAX;
    for (least, most) in [(3, 10), (1 << 40, 1 << 42), (1 << 62, u64::MAX - 1), (1 << 63, u64::MAX)] {
        let rules = TakeRange::new(least, Some(most)).unwrap();
        let total: u128 = (0..20).map(|v| rules.moves(n, NimValue(v), 5).total).sum();
        assert_eq!(total, u128::from(most.min(n) - least + 1), "{rules:?}");
        assert_eq!(rules.moves(n, rules.value(n), 5).total, 0);
    }
}
