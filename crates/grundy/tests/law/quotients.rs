//! Periods of codes, proved by deciding a sentence about quotients.

use crate::vectors;
use grundy::code::Code;
use grundy::law::{Period, quotients, seen};
use grundy::sequence::Sequence;
use grundy::{Budget, Heap, Ruleset};
use proptest::prelude::*;
use std::sync::Arc;

fn values(code: &str, heaps: u64) -> (Code, Vec<u32>) {
    let rule = Arc::new(Ruleset::parse(code).unwrap_or_else(|error| panic!("{code}: {error}")));
    let Some(Heap::Code(read)) = rule.heap().cloned() else { panic!("{code} is no code") };
    let mut sequence = Sequence::new(rule).unwrap();
    sequence.extend(heaps - 1, &mut Budget::default()).unwrap();
    (read, sequence.values().to_vec())
}

fn is_proved(code: &Code, values: &[u32], law: Period) -> bool {
    quotients::prove(code, values, &law, &mut Budget::default()).unwrap().is_some()
}

#[test]
fn arithmetic_periods_of_the_vectors_are_proved() {
    let mut proved = 0;
    for row in vectors("periods_arithmetic")["entries"].as_array().unwrap() {
        let number = |key: &str| row[key].as_u64().unwrap();
        let law = Period { preperiod: number("n0"), period: number("p"), saltus: number("s") };
        let Some(code) = row["ruleset"]["code"].as_str() else { continue };
        // 8.D takes seconds; the slow tests cover it through the program.
        if code == "8.D" {
            continue;
        }
        let (read, values) = values(code, 200);
        assert!(is_proved(&read, &values, law), "{row}");
        // A different saltus or a shorter period, which the few given values do not refute.
        let kept = law.kept().unwrap();
        if law.period < 4 {
            assert!(!is_proved(&read, &values[..kept], Period { saltus: law.saltus + 1, ..law }), "{row}");
        }
        if law.period == 3 {
            assert!(!is_proved(&read, &values[..kept - 1], Period { period: 2, ..law }), "{row}");
        }
        proved += 1;
    }
    assert!(proved > 60, "{proved} rows");
}

#[test]
fn other_shapes_and_repeats_are_proved() {
    for (code, preperiod, period, saltus) in
        [("4.[3]", 1, 4, 4), ("0.33{0,2=}", 0, 4, 0), ("0.7[03]", 0, 2, 0), ("0.{0,1,3=}", 0, 2, 0)]
    {
        let law = Period { preperiod, period, saltus };
        let (read, values) = values(code, 400);
        assert_eq!(seen(&values, 4).and_then(|found| found.law.period()), Some(law), "{code}");
        assert!(is_proved(&read, &values, law), "{code}");
    }
}

/// Its first values repeat, but it has no such period: G(13) = 3, not G(10) = 0.
#[test]
fn grundys_game_is_not_proved_periodic() {
    let (read, values) = values("4!.0", 20);
    assert!(!is_proved(&read, &values[..6], Period::plain(3, 3)));
    assert!(!is_proved(&read, &values[..10], Period::plain(4, 3)));
}

fn code() -> impl Strategy<Value = String> {
    let digit = prop::sample::select(vec![
        "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "B", "F", "{2!}", "{0,2=}", "{3=}", "{1,3!}",
        "{3?}",
    ]);
    let left = prop::sample::select(vec!["0", "0", "0", "4", "8"]);
    (left, prop::collection::vec(digit, 1..4), prop::sample::select(vec!["", "", "[3]", "[03]"]))
        .prop_map(|(left, digits, repeat)| format!("{left}.{}{repeat}", digits.concat()))
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(16) })]

    /// A proof for a random code from few values holds as far as values are computed.
    #[test]
    fn proved_periods_hold_beyond_what_they_were_seen_in(code in code()) {
        if let Ok(Heap::Code(_)) = Ruleset::parse(&code).map(|rule| rule.heap().cloned().unwrap()) {
            let (read, values) = values(&code, 260);
            for p in 1..5u64 {
                for n0 in [0u64, 3] {
                    let at = |n: u64| values[n as usize];
                    let Some(saltus) = at(n0 + p).checked_sub(at(n0)) else { continue };
                    let law = Period { preperiod: n0, period: p, saltus: saltus.into() };
                    // Only the values that the law needs are given, so that any claim can be made.
                    let kept = &values[..(n0 + p) as usize];
                    let mut budget = Budget::work(1 << 23);
                    if let Ok(Some(_)) = quotients::prove(&read, kept, &law, &mut budget) {
                        prop_assert!(law.holds_on(&values), "{} {:?}", code, law);
                    }
                }
            }
        }
    }
}
