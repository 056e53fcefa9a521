//! Rules about divisors and binary digits against the definition.

use grundy::law::{DigitLaw, Law};
use grundy::sequence::Sequence;
use grundy::{Budget, KnownBy, Ruleset};
use std::sync::Arc;

fn sequence(rule: &str) -> Sequence {
    Sequence::new(Arc::new(Ruleset::parse(rule).unwrap())).unwrap()
}

#[test]
fn digits_by_definition_to_3000() {
    for rule in [
        "take {k in 1..n if k divides n}",
        "n -> n-k for k in 1..n if n mod k = 0",
        "take {k in 1..n-1 if k divides n}",
        "take {k in 1..n/2 if k divides n}",
        "take {k in 1..n if k bitand n = k}",
    ] {
        let mut sequence = sequence(rule);
        let found = sequence.theorem().unwrap_or_else(|| panic!("{rule}")).clone();
        assert_eq!((found.known_by, found.law.kind()), (KnownBy::Theorem, "formula"));
        let Law::Digits(law) = found.law else { panic!("{rule}") };
        sequence.extend(3000, &mut Budget::default()).unwrap();
        for (n, &value) in (0..).zip(sequence.values()) {
            assert_eq!(DigitLaw::value(&law, n).0, u64::from(value), "{rule} at {n}");
        }
    }
}

#[test]
fn far_heaps_need_no_values() {
    for (rule, value) in [
        ("take {k in 1..n if k divides n}", 19),
        ("take {k in 1..n-1 if k divides n}", 18),
        ("take {k in 1..n if k bitand n = k}", u64::from(10u64.pow(18).count_ones())),
    ] {
        let mut sequence = sequence(rule);
        let found = sequence.value(10u64.pow(18), &mut Budget::work(1000)).unwrap();
        assert_eq!((found.value.0, found.known_by), (value, KnownBy::Theorem), "{rule}");
    }
    assert!(sequence("take {k in 2..n if k divides n}").theorem().is_none());
}
