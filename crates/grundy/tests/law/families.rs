//! Laws seen in values: each family agrees with its definition, and no law is found where there is none.

use crate::brute::{Code, take};
use grundy::law::Numeration;
use grundy::law::{Classes, Law, Listed, Period, seen_rich};
use grundy::sequence::Sequence;
use grundy::{Budget, KnownBy, NimValue, Ruleset};
use proptest::prelude::*;
use std::sync::Arc;

fn listed(first: u64, heaps: u64, value: impl Fn(u64) -> u64) -> Listed {
    Listed { first, values: (first..heaps).map(|n| value(n) as u32).collect() }
}

/// A definition with the formula to find.
type Row = (&'static str, fn(u64) -> u64);

fn two(n: u64) -> u64 {
    n.trailing_zeros().into()
}

fn three(n: u64) -> u64 {
    if n % 3 == 0 { 1 + three(n / 3) } else { 0 }
}

#[rustfmt::skip]
const FORMULAS: &[Row] = &[
    ("valuation(n,2)",                  two),                                                     // A007814
    ("valuation(n,2)+1",                |n| two(n) + 1),                                          // A001511
    ("2^valuation(n,2)",                |n| 1 << two(n)),                                         // A006519
    ("n/2^valuation(n,2)",              |n| n >> two(n)),                                         // A000265
    ("(n+1/2^valuation(n+1,2)-1)/2",    |n| (n + 1) >> two(n + 1) >> 1),                          // A025480
    ("n-2^valuation(n,2)",              |n| n & (n - 1)),                                         // A129760
    ("valuation(n,3)",                  three),                                                   // A007949
    ("3^valuation(n,3)",                |n| 3u64.pow(three(n) as u32)),                           // A038500
    ("log2(n)+1",                       |n| n.ilog2() as u64 + 1),                                // A070939
    ("log3(n)",                         |n| n.ilog(3).into()),                                    // A062153
    ("2^log2(n)",                       |n| 1 << n.ilog2()),                                      // A053644
    ("2*(n-2^log2(n))+1",               |n| 2 * (n - (1 << n.ilog2())) + 1),                      // A006257
    ("popcount(n)",                     |n| n.count_ones().into()),                               // A000120
    ("popcount(n) mod 2",               |n| u64::from(n.count_ones() % 2)),                       // A010060
    ("n xor floor(n/2)",                |n| n ^ (n >> 1)),                                        // A003188
    ("2*n+popcount(n) mod 2",           |n| 2 * n + u64::from(n.count_ones() % 2)),               // A001969
    ("isqrt(n)",                        |n| n.isqrt()),                                           // A000196
    ("n-isqrt(n)^2",                    |n| n - n.isqrt().pow(2)),                                // A053186
    ("valuation(n,2) mod 2",            |n| two(n) % 2),                                          // A096268
    ("digit_sum(n)",                    |n| n.to_string().bytes().map(|c| u64::from(c - b'0')).sum()), // A007953
];

#[test]
fn closed_formulas_are_found() {
    for (formula, value) in FORMULAS {
        let found = listed(1, 5000, value).seen().unwrap_or_else(|| panic!("{formula}"));
        let Law::Closed(law) = &found.law else { panic!("{formula}: {}", found.sentence()) };
        assert_eq!(
            (law.formula().replace(['(', ')'], ""), found.known_by()),
            (formula.replace(['(', ')'], ""), KnownBy::Seen)
        );
        for n in (1..20_000).chain((1 << 40) - 9..(1 << 40) + 9) {
            assert_eq!(law.value(n), Some(NimValue(value(n))), "{formula} at {n}");
        }
        assert_eq!(law.value(0), None, "nothing is said of heaps before the first one");
    }
}

/// The text of a formula is in the rule language, which can read and value it.
#[test]
fn formulas_are_texts_of_the_rule_language() {
    for (_, value) in FORMULAS {
        let Some(Law::Closed(law)) = listed(1, 5000, value).seen().map(|found| found.law) else { continue };
        let text = law.formula();
        if text.contains("log3") {
            continue;
        }
        let rule = Ruleset::parse(&format!("(n,m) -> ({text}, m-1) if m > 0"))
            .unwrap_or_else(|error| panic!("{text}: {error}"));
        let grundy::Kind::Points(points) = rule.kind() else { panic!("{text}") };
        for n in [1u64, 2, 3, 12, 80, 999, 12345] {
            let mut left = Vec::new();
            let _ = points.formula.options(&[n, 1], None, &mut |to| {
                left.push(to[0]);
                std::ops::ControlFlow::Continue(())
            });
            assert_eq!(left, [value(n)], "{text} at {n}");
        }
    }
}

#[test]
fn exceptions_are_listed_and_paid_for() {
    let but = |n: u64| match n {
        0 => 7,
        5 => 9,
        n => two(n),
    };
    let found = listed(0, 1000, but).seen().unwrap();
    assert_eq!(found.sentence(), "G(n) = valuation(n,2) for every computed n, but G(0) = 7 and G(5) = 9");
    // A formula that is wrong late is none, and one whose value hardly changes is not significant.
    let late = |n: u64| if n == 100 { 99 } else { two(n) };
    assert!(!matches!(listed(0, 1000, late).seen().map(|found| found.law), Some(Law::Closed(_))));
    let few = listed(1, 100, |n| n.ilog2().into()).seen();
    assert!(!matches!(few.map(|found| found.law), Some(Law::Closed(_))));
    // Between two powers a logarithm looks like any other line; and G(2n) = 2*G(n) - 399 falls below 0.
    let falls = listed(0, 400, |n| 399 - n).seen();
    assert_eq!(falls, None);
}

#[test]
fn classes_are_found() {
    for first in [0, 1, 1000] {
        let value = |n: u64| match n {
            n if n < first + 3 => 50,
            n if n % 2 == 1 => 5 + n / 2 * 3,
            _ => 4,
        };
        let found = listed(first, first + 400, value).seen().unwrap();
        let Law::Classes(law) = &found.law else { panic!("{}", found.sentence()) };
        assert_eq!((law.saltus(), law.period()), (&[0, 3][..], 2));
        assert!((first..first + 4).contains(&law.preperiod()));
    }
    // Values that fall in one class, or change their growth late, have no such law.
    let falls = |n: u64| if n % 2 == 1 { 1000 - n } else { n };
    assert!(!matches!(listed(0, 900, falls).seen().map(|found| found.law), Some(Law::Classes(_))));
    let late = |n: u64| if n == 500 { 1 } else { n % 2 * n };
    assert!(!matches!(listed(0, 900, late).seen().map(|found| found.law), Some(Law::Classes(_))));
}

/// Values read from sums of Fibonacci numbers have no automaton in a base (A. Cobham 1969), unless they are
/// periodic.
#[test]
fn values_read_in_zeckendorfs_way_are_found() {
    let weights: Vec<u64> =
        std::iter::successors(Some((1, 2)), |(a, b)| Some((*b, a + b))).map(|(a, _)| a).take(40).collect();
    let digits = |mut n: u64| -> Vec<usize> {
        let mut places = Vec::new();
        for (place, weight) in weights.iter().enumerate().rev() {
            if *weight <= n {
                n -= weight;
                places.push(place);
            }
        }
        places
    };
    // From the places of the ones, the greatest first.
    type Places = fn(&[usize]) -> u64;
    let laws: [(&str, Places); 3] = [
        ("the Fibonacci word", |places| u64::from(places.contains(&0))),
        ("zeros at the end, modulo 3", |places| places.last().map_or(0, |place| *place as u64 % 3)),
        ("the number of ones, modulo 2", |places| places.len() as u64 % 2),
    ];
    for (name, law) in laws {
        let value = |n: u64| law(&digits(n));
        let found = listed(0, 5000, value).seen().unwrap_or_else(|| panic!("{name}"));
        let Law::Automatic(law) = &found.law else { panic!("{name}: {}", found.sentence()) };
        assert_eq!(law.numeration(), Numeration::Zeckendorf, "{name}");
        assert!(found.sentence().contains("in Zeckendorf's way"), "{}", found.sentence());
        for n in [10u64.pow(6), 10u64.pow(7) + 1, 123_456_789] {
            assert_eq!(u64::from(law.value(n)), value(n), "{name} at {n}");
            assert_eq!(
                law.path(n).last().map(|(_, state)| law.states().nth(*state as usize).unwrap().0.0),
                Some(value(n))
            );
        }
    }
}

#[test]
fn take_ranges_are_told_as_formulas() {
    for (least, most, sentence) in [
        (1, 5, "G(n) = n mod 6; that is, G(n+6) = G(n) for every computed n   (preperiod 0, period 6)"),
        (
            2,
            5,
            "G(n) = floor((n mod 7)/2); that is, G(n+7) = G(n) for every computed n   (preperiod 0, period 7)",
        ),
        (
            3,
            usize::MAX,
            "G(n) = floor(n/3); that is, G(n+3) = G(n) + 1 for every computed n   (preperiod 0, period 3, saltus 1)",
        ),
    ] {
        let values = take(|t| t >= least && t <= most, most.min(200), 200);
        assert_eq!(Listed { first: 0, values }.seen().unwrap().sentence(), sentence);
    }
}

#[test]
fn regular_laws_are_found() {
    // Stern's diatomic sequence, the number of ternary ones, a sum of digits in base 4, and A025480 with a
    // change.
    let stern = |n: u64| {
        let (mut n, mut a, mut b) = (n, 1, 0);
        while n > 0 {
            if n % 2 == 0 {
                a += b
            } else {
                b += a
            }
            n /= 2;
        }
        b
    };
    let digits = |n: u64, k: u64| {
        std::iter::successors(Some(n), move |n| Some(n / k)).take_while(|n| *n > 0).map(move |n| n % k)
    };
    let ternary = |n: u64| digits(n, 3).filter(|digit| *digit == 1).count() as u64;
    let sum = |n: u64| digits(n, 4).sum::<u64>();
    let inverse_gray = |n: u64| (0..64).fold(0, |x, i| x ^ (n >> i));
    let joined = |n: u64| if n == 0 { 3 } else { 2 * n + u64::from(n.ilog2()) };
    let rows: [(u64, &dyn Fn(u64) -> u64); 5] =
        [(2, &stern), (3, &ternary), (4, &sum), (2, &inverse_gray), (2, &joined)];
    for (base, value) in rows {
        for first in [0, 1] {
            let found = listed(first, 6000, value).seen().unwrap();
            let Law::Regular(law) = &found.law else { panic!("base {base}: {}", found.sentence()) };
            assert!(law.base() == base || base == 4 && law.base() == 2, "{}", found.sentence());
            for n in (first..30_000).chain((1 << 40) - 9..(1 << 40) + 9) {
                assert_eq!(
                    law.value(n),
                    Some(NimValue(value(n))),
                    "base {base}, heap {n}, {}",
                    found.sentence()
                );
            }
        }
    }
}

/// 0.205200C, which Howse and Nowakowski call sapp-regular: two of forty classes do not grow.
#[test]
fn a_code_with_classes_that_stay_is_seen_or_proved() {
    let mut sequence = Sequence::new(Arc::new(Ruleset::parse("0.205200C").unwrap())).unwrap();
    sequence.extend(1000, &mut Budget::default()).unwrap();
    assert_eq!(sequence.values()[..200], Code::parse("0.205200C").values(200));
    let found = sequence.seen().unwrap();
    let Law::Classes(law) = &found.law else { panic!("{}", found.sentence()) };
    assert_eq!((law.preperiod(), law.period()), (4, 40));
    let stay: Vec<u64> = (0..40).filter(|r| law.saltus_of(*r) == 0).collect();
    assert_eq!(stay, [19, 39]);
    assert!(law.saltus().iter().all(|saltus| [0, 16].contains(saltus)));
}

/// The law of a rule whose proof has another form: the automaton stays, and the formula is decided.
#[test]
fn formulas_of_machines_are_decided() {
    for (text, formula) in [
        ("ruler", "2^valuation(n,2)"),
        ("n -> k for k in 0..floor(n/2) if n > 0", "log2(n)+1"),
        ("n -> k for k in 0..floor(n/3) if n > 0", "log3(n)+1"),
        ("turn 1-3", "2*(n-1)+1-popcount(n-1) mod 2"),
    ] {
        let mut sequence = Sequence::new(Arc::new(Ruleset::parse(text).unwrap())).unwrap();
        let found = sequence.find_law(5000, &mut Budget::default()).unwrap().unwrap();
        assert_eq!(found.known_by(), KnownBy::Proved, "{text}");
        let Law::Synchronised(law) = &found.law else { panic!("{text}: {}", found.sentence()) };
        let own = law.formula().unwrap_or_else(|| panic!("{text}: {}", found.sentence())).formula();
        assert!(own.contains(formula), "{text}: {own}");
        assert!(found.hypotheses().last().unwrap().contains("the machine and the formula say the same"));
    }
}

/// Cuts off digits up to a place where they change, so G(n) is the number of changes; no theorem here covers
/// bits.
const DIGIT_CHANGES: &str = "n -> floor(n/2^k) for k in 1..log2(max(n,1)) if bit(n,k-1) != bit(n,k)";

#[test]
fn rules_without_a_theorem_have_rich_laws_that_are_only_seen() {
    let rule = Arc::new(Ruleset::parse(DIGIT_CHANGES).unwrap());
    let found = Sequence::new(rule).unwrap().find_law(3000, &mut Budget::default()).unwrap().unwrap();
    assert_eq!((found.law.kind(), found.known_by()), ("regular", KnownBy::Seen), "{}", found.sentence());
    for n in (1..5000u64).chain([10u64.pow(18), u64::MAX]) {
        let changes = (n ^ n >> 1).count_ones() - 1;
        assert_eq!(found.law.value_at(n, &[]), Some(NimValue(changes.into())), "{n}");
    }
}

/// Take a power of 2 whose double divides the heap. No law is proved here; the seen one answers.
#[test]
fn far_heaps_have_values_by_a_formula_that_is_seen() {
    let rule =
        Arc::new(Ruleset::parse("n -> n-2^k for k in 0..log2(max(n,1)) if n mod 2^(k+1) = 0").unwrap());
    let mut sequence = Sequence::new(rule).unwrap();
    sequence.assume_seen();
    let value = sequence.value(1 << 60, &mut Budget::default()).unwrap();
    assert_eq!((value.value, value.known_by), (NimValue(60), KnownBy::Seen));
    assert_eq!(sequence.assumed().unwrap().law.kind(), "formula");
}

fn couples(heaps: usize) -> Vec<u32> {
    let mut values: Vec<u32> = Vec::new();
    for n in 0..heaps {
        let mut options = vec![false; 1024];
        if n != 2 {
            (1..=n / 2).for_each(|a| options[(values[a] ^ values[n - a]) as usize] = true);
        }
        values.push(options.iter().position(|option| !option).unwrap() as u32);
    }
    values
}

#[test]
fn games_without_a_known_law_have_none_of_any_kind() {
    let mut games = ["4!.0", "0.6", "0.007", "0.6!"].map(|text| Code::parse(text).values(4000)).to_vec();
    games.push(take(|t| t.isqrt().pow(2) == t, usize::MAX, 4000));
    games.push(couples(3000));
    let mut halves = vec![0u32];
    for n in 1..4000usize {
        let options = [n - 1, n / 2, n / 3].map(|m| u64::from(halves[m]));
        halves.push(grundy::nim::mex(options) as u32);
    }
    games.push(halves);
    for values in games {
        for end in (60..values.len()).step_by(37).chain([values.len()]) {
            let found = Listed { first: 0, values: values[..end].to_vec() }.seen();
            assert_eq!(found.map(|found| found.sentence()), None, "{end} values of {:?}", &values[..20]);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(40) })]

    #[test]
    fn random_values_have_no_law(seed in any::<u64>(), most in 2u64..50, len in 100u64..3000, climb in 0u64..3) {
        let mut state = seed | 1;
        let mut random = || {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            state >> 11
        };
        let values: Vec<u32> = (0..len).map(|n| (n * climb / 2 + random() % most) as u32).collect();
        prop_assert_eq!(Listed { first: 0, values }.seen(), None);
    }

    /// A random law of classes is recovered, with the smallest numbers.
    #[test]
    fn random_classes_are_found(
        n0 in 0usize..12, start in prop::collection::vec(0u32..30, 1..7), saltus in prop::collection::vec(0u64..4, 1..7),
    ) {
        let p = start.len().min(saltus.len());
        let law = Classes::new(0, saltus[..p].to_vec()).unwrap();
        let values: Vec<u32> = (0..500u64).map(|n| match (n as usize) < n0 {
            true => 77 + n as u32 * n as u32,
            false => law.value_at(n, &start[..p]).unwrap().0 as u32,
        }).collect();
        let found = Listed { first: 0, values: values.clone() }.seen().unwrap();
        let value = |n: u64| found.law.value_at(n, &values).map(|value| value.0);
        for n in 500..900 {
            prop_assert_eq!(value(n), law.value_at(n, &start[..p]).map(|value| value.0), "{}", found.sentence());
        }
        prop_assert!(matches!(found.law, Law::Classes(_) | Law::Period(_) | Law::Range(_)));
    }

    /// The law seen in a sequence from random relations gives its far values.
    #[test]
    fn random_relations_are_found(a in 0u64..3, b in 0u64..4, c in 0u64..2, d in 0u64..4) {
        let mut values = vec![1u64];
        for n in 1..40_000usize {
            let half = values[n / 2];
            values.push(if n % 2 == 0 { a * half + b } else { c * half + d });
        }
        prop_assume!(values.iter().all(|value| *value < 1 << 32));
        let known: Vec<u32> = values[..3000].iter().map(|value| *value as u32).collect();
        let found = Listed { first: 0, values: known.clone() }.seen().unwrap();
        for (n, value) in (0u64..).zip(&values) {
            prop_assert_eq!(found.law.value_at(n, &known), Some(NimValue(*value)), "{} at {}", found.sentence(), n);
        }
    }
}

#[test]
fn rich_laws_are_no_periods() {
    let values: Vec<u32> =
        (0..2000u32).map(|n| n.count_ones() + n.trailing_zeros().min(20) + n / 2).collect();
    let found = seen_rich(&values).unwrap();
    assert_eq!(
        (found.law.kind(), found.known_by(), found.law.period()),
        ("regular", KnownBy::Seen, None::<Period>)
    );
}
