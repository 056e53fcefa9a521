//! Rules about divisors, remainders and binary ones agree with the definition.

use grundy::law::Law;
use grundy::sequence::{Definition, Evaluator, Sequence};
use grundy::{Budget, Failure, KnownBy, Ruleset};
use std::sync::Arc;

fn sequence(rule: &str) -> Sequence {
    Sequence::new(Arc::new(Ruleset::parse(rule).unwrap())).unwrap()
}

#[test]
fn values_by_definition_to_1500() {
    for rule in [
        "take {k in 1..n if k divides n}",
        "n -> n-k for k in 1..n if n mod k = 0",
        "take {k in 1..n-1 if k divides n}",
        "take {k in 1..n/2 if k divides n}",
        "take {k in 1..n if k bitand n = k}",
        "take {k in 1..n if gcd(n,k) = 1}",
        "n -> k for k in 0..n-1 if gcd(n,k) = 1",
        "take {k in 1..n-1 if gcd(k,n) = 1}",
        "n -> k for k in 1..n-1 if 1 = gcd(k,n)",
        "n -> k for k in 1..n-1 if k divides n",
        "n -> k for k in 1..n/2 if n mod k = 0",
        "n -> n/k for k in 2..n if k divides n",
        "n -> floor(n/k) for k in 2..n if k divides n",
        "n -> k for k in 1..n if not (k divides n)",
        "n -> k for k in 2..n-1 if n mod k > 0",
        "n -> k for k in 2..n if n mod k != 0",
        "n -> floor(n/k) for k in 2..n",
        "n -> ceil(n/k) for k in 2..n",
        "n -> n mod k for k in 1..n",
    ] {
        let sequence = sequence(rule);
        let found = sequence.theorem().unwrap_or_else(|| panic!("{rule}")).clone();
        assert_eq!((found.known_by(), found.law.kind()), (KnownBy::Theorem, "formula"));
        let Law::Arithmetic(law) = found.law else { panic!("{rule}") };
        let ruleset = Ruleset::parse(rule).unwrap();
        let mut definition = Definition::new(ruleset.heap().unwrap());
        let mut values = Vec::new();
        for n in 0..1500 {
            let value = definition.value(&values, &mut Budget::default()).unwrap();
            let told = law.value(n, &mut Budget::default()).unwrap().map(|value| value.0);
            assert_eq!(told, Some(value.into()), "{rule} at {n}");
            values.push(value);
        }
    }
}

#[test]
fn far_heaps_need_no_values() {
    for (rule, value) in [
        ("take {k in 1..n if k divides n}", 19),
        ("take {k in 1..n-1 if k divides n}", 18),
        ("take {k in 1..n if k bitand n = k}", u64::from(10u64.pow(18).count_ones())),
        ("take {k in 1..n if gcd(n,k) = 1}", 0),
        ("n -> n/k for k in 2..n if k divides n", 36),
        ("n -> k for k in 1..n if not (k divides n)", (5u64.pow(18) - 1) / 2),
        ("n -> floor(n/k) for k in 2..n", 59),
        ("n -> ceil(n/k) for k in 2..n", 60),
        ("n -> n mod k for k in 1..n", 59),
    ] {
        let mut sequence = sequence(rule);
        let found = sequence.value(10u64.pow(18), &mut Budget::work(1000)).unwrap();
        assert_eq!((found.value.0, found.known_by), (value, KnownBy::Theorem), "{rule}");
    }
    assert!(sequence("take {k in 2..n if k divides n}").theorem().is_none());
    // The index of a large prime among the primes is not found, and nothing else is tried.
    let mut coprime = sequence("take {k in 1..n if gcd(n,k) = 1}");
    let large = coprime.value(10u64.pow(18) + 9, &mut Budget::work(1 << 20));
    assert!(matches!(large, Err(Failure::Refused(why)) if why.contains("2^30")));
}
