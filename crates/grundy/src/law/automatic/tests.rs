use super::*;
use crate::sequence::Sequence;
use grundy_rules::{KnownBy, Ruleset, logic};
use proptest::prelude::*;
use std::sync::Arc;

fn values(text: &str, heaps: u64) -> (Arc<Ruleset>, Vec<u32>) {
    let rule = Arc::new(Ruleset::parse(text).unwrap_or_else(|error| panic!("{text}: {error}")));
    let mut sequence = Sequence::new(rule.clone()).unwrap();
    sequence.extend(heaps - 1, &mut Budget::default()).unwrap();
    (rule, sequence.values().to_vec())
}

fn found(text: &str, heaps: u64) -> Option<Found> {
    let (rule, values) = values(text, heaps);
    of_rule(rule.heap().unwrap(), &values, None, &mut Budget::default()).unwrap()
}

/// The numbers of states agree with the literature and a separate program.
#[test]
fn laws_of_known_games_are_proved() {
    for (text, base, states) in [
        ("n -> n-1 | floor(n/2) if n > 0", 2, 5),
        ("n -> n-1 | floor(n/2) if n >= 4", 2, 7),
        ("n -> n-1 | ceil(n/2) if n > 2", 2, 20),
        ("n -> n-1 | floor(n/3) if n > 0", 3, 25),
        ("n -> n-1 | n-2 | floor(n/3) if n > 0", 3, 11),
        ("n -> n-1 | n-2 | n-3 | floor(n/4) if n > 0", 4, 16),
        ("n -> n-1 | floor(n/5) if n > 0", 5, 25),
        ("n -> n-2 | floor(n/2) if n > 0", 2, 82),
        ("n -> n-1 | n/2 if n mod 2 = 0 and n > 0", 2, 15),
    ] {
        let law = found(text, 100_000).unwrap_or_else(|| panic!("{text}"));
        assert_eq!(law.known_by(), KnownBy::Proved, "{text}");
        let Law::Automatic(law) = law.law else { panic!("{text}") };

        assert_eq!((law.numeration(), law.size()), (Numeration::Base(base), states), "{text}");
    }
}

/// In a larger base only a million values show the states of the sixth digit.
#[test]
fn laws_in_larger_bases_are_proved_too() {
    for (base, states) in [(6, 21), (7, 25), (8, 21)] {
        let rule = Arc::new(Ruleset::parse(&format!("n -> n-1 | floor(n/{base}) if n > 0")).unwrap());
        let mut sequence = Sequence::new(rule).unwrap();
        let found = sequence.find_law(20_000, &mut Budget::default()).unwrap().unwrap();
        assert_eq!(found.known_by(), KnownBy::Proved, "{base}");
        let Law::Automatic(law) = found.law else { panic!("{base}") };
        assert_eq!((law.numeration(), law.size()), (Numeration::Base(base), states));
    }
}

#[test]
fn what_mixes_bases_follows_no_law() {
    for text in ["n -> n-1 | floor(n/2) if n > 0 | floor(n/3) if n > 0", "n -> n - k^2 for k in 1..isqrt(n)"]
    {
        assert_eq!(found(text, 4000), None, "{text}");
    }
}

/// A law that is wrong at one far heap is refused, although it agrees with all values examined.
#[test]
fn a_law_that_fails_once_is_not_proved() {
    let (rule, values) = values("n -> n-1 | floor(n/2) if n > 0", 4000);
    let clauses = logic::clauses(rule.heap().unwrap()).unwrap();
    let law = learn(&values, 2).unwrap();
    assert!(prove(&law, &clauses, &mut Budget::default()).unwrap().is_some());
    for state in 0..law.size() {
        let mut wrong = law.clone();
        wrong.outputs[state] ^= 1;
        // Leading zeros must change nothing, or it is no law at all.
        let zero = |law: &Automatic| {
            (0..law.size()).all(|s| law.outputs[law.next[2 * s] as usize] == law.outputs[s])
        };
        if zero(&wrong) {
            assert!(prove(&wrong, &clauses, &mut Budget::default()).unwrap().is_none(), "state {state}");
        }
    }
    // The law of another rule.
    let other = Ruleset::parse("n -> n-1 | ceil(n/2) if n > 2").unwrap();
    let clauses = logic::clauses(other.heap().unwrap()).unwrap();
    assert!(prove(&law, &clauses, &mut Budget::default()).unwrap().is_none());
}

#[test]
fn powers_of_two_leave_the_rest_by_three() {
    let (rule, values) = values("n -> n - 2^k for k in 0..log2(n) if n > 0", 2000);
    let seen = crate::law::seen(&values, 0);
    let found = of_rule(rule.heap().unwrap(), &values, seen, &mut Budget::default()).unwrap().unwrap();
    assert_eq!(found.known_by(), KnownBy::Proved);
    assert_eq!(found.law.period(), Some(crate::law::Period::plain(0, 3)));
}

#[test]
fn laws_of_growing_values_are_proved() {
    for (text, kind) in [
        ("turn 1-3", "value"),
        ("turn 3E", "odious"),
        ("a -> [a-2*b, a-b] for b in 1..floor(a/2)", "odious"),
        ("turn \"1+C\"", "value"),
        ("n -> n xor k for k in 1..n if n xor k < n", "value"),
        ("n -> k for k in 0..n-1 if n xor k < n", "value"),
        ("n -> k for k in 0..floor(n/2) if n > 0", "power"),
        ("n -> k for k in 0..floor(n/3) if n > 0", "power"),
    ] {
        let (rule, values) = values(text, 6000);
        let found = of_rule(rule.heap().unwrap(), &values, None, &mut Budget::default()).unwrap();
        let found = found.unwrap_or_else(|| panic!("{text}"));
        assert_eq!(found.known_by(), KnownBy::Proved, "{text}");
        let Law::Synchronised(law) = found.law else { panic!("{text}: {:?}", found.law) };
        assert_eq!(law.coding().word(), kind, "{text}");
        for (heap, value) in (0u64..).zip(&values) {
            assert_eq!(law.value(heap), Some((*value).into()), "{text}, heap {heap}");
        }
        // Codes may exceed 2^64 where values do not.
        if text == "n -> k for k in 0..floor(n/2) if n > 0" {
            assert_eq!(law.value(u64::MAX), Some(64));
        }
    }
}

#[test]
fn arithmetic_periods_of_formulas_and_coins_are_proved() {
    for (text, period) in [
        ("turn 2", crate::law::Period { preperiod: 1, period: 1, saltus: 1 }),
        ("turn 1-2", crate::law::Period { preperiod: 0, period: 1, saltus: 1 }),
        ("n -> k for k in 0..n-3", crate::law::Period { preperiod: 0, period: 3, saltus: 1 }),
    ] {
        let (rule, values) = values(text, 2000);
        let seen = crate::law::seen(&values, 0);
        let found = of_rule(rule.heap().unwrap(), &values, seen, &mut Budget::default()).unwrap().unwrap();
        assert_eq!((found.known_by(), found.law.period()), (KnownBy::Proved, Some(period)), "{text}");
    }
}

/// Values may show a period for long, and an automaton may give them all: the period need not last.
#[test]
fn a_period_is_decided_of_the_machine_too() {
    // 1 where at least 14 binary digits are 1: for long, G(n+1) = G(n).
    let states = 15u32;
    let next = (0..states).flat_map(|s| [s, (s + 1).min(14)]).collect();
    let rare = Law::Automatic(Automatic {
        numeration: Numeration::Base(2),
        next,
        outputs: (0..states).map(|s| u32::from(s == 14)).collect(),
    });
    let has = |law: &Law, p, n0| {
        compare::has_classes(law, &crate::law::Period::plain(n0, p).into(), &mut Budget::default())
    };
    assert_eq!((has(&rare, 1, 0), has(&rare, 3, 7)), (Ok(false), Ok(false)));
    let third: Vec<u32> = (0..3000).map(|n| if n < 5 { 2 } else { n % 3 }).collect();
    let third = Law::Automatic(learn(&third, 2).unwrap());
    assert_eq!(
        (has(&third, 3, 5), has(&third, 3, 4), has(&third, 6, 5), has(&third, 2, 5)),
        (Ok(true), Ok(false), Ok(true), Ok(false))
    );
    let twice: Vec<u32> = (0..3000).map(|n| 2 * (n / 3) + n % 3).collect();
    let twice = Law::Synchronised(Synchronised::learn(&twice, 2, Coding::Plain).unwrap());
    let climbs = |saltus| {
        let period = crate::law::Period { preperiod: 0, period: 3, saltus };
        compare::has_classes(&twice, &period.into(), &mut Budget::default())
    };
    assert_eq!((climbs(2), climbs(3), climbs(0)), (Ok(true), Ok(false), Ok(false)));
}

/// The law of another game is refused, whatever the coding.
#[test]
fn laws_of_other_games_are_refused() {
    let games =
        ["turn 1-3", "turn 3E", "turn 2", "n -> k for k in 0..floor(n/2) if n > 0", "turn 1-2", "turn 3"];
    let known: Vec<_> = games.iter().map(|text| values(text, 3000)).collect();
    let mut refused = 0;
    for (i, (_, values)) in known.iter().enumerate() {
        for law in synchronised(values, &[2, 3]) {
            for (j, (rule, _)) in known.iter().enumerate().filter(|(j, _)| *j != i) {
                let clauses = logic::clauses(rule.heap().unwrap()).unwrap();
                let proof = prove_pairs(&law, &clauses, &mut Budget::default()).unwrap();
                assert!(proof.is_none(), "{} by the law of {}", games[j], games[i]);
                refused += 1;
            }
        }
    }
    assert!(refused >= 20, "{refused}");
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(24) })]

    /// Proved laws of random rules hold far beyond the values that they were learned from.
    #[test]
    fn proved_laws_hold_beyond_what_they_were_learned_from(
        a in 1u64..4, b in 2u64..5, c in 0u64..3, low in 3u64..8,
    ) {
        let text = format!("n -> n-{a} | floor((n+{c})/{b}) if n > {low}");
        let (rule, values) = values(&text, 30_000);
        let found = of_rule(rule.heap().unwrap(), &values[..6000], None, &mut Budget::default()).unwrap();
        if let Some(Found { law: Law::Automatic(law), by: Evidence::Proved(_), .. }) = found {
            for (heap, value) in (0u64..).zip(&values) {
                prop_assert_eq!(law.value(heap), *value, "{}, heap {}", text, heap);
            }
        }
    }
}
