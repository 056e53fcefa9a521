//! Sliding windows agree with the definition, and far out with a walk of single steps.

use grundy::law::{Law, Period, SlidingWindow};
use grundy::sequence::Sequence;
use grundy::{Budget, Heap, KnownBy, NimValue, Ruleset, Why};
use proptest::prelude::*;
use std::sync::Arc;

fn sequence(rule: &str) -> Sequence {
    Sequence::new(Arc::new(Ruleset::parse(rule).unwrap())).unwrap()
}

fn law(rule: &str) -> Option<SlidingWindow> {
    match Ruleset::parse(rule).unwrap().heap() {
        Some(Heap::Formula(formula)) => SlidingWindow::of(formula),
        _ => None,
    }
}

/// The values by definition.
fn by_definition(rule: &str, heaps: u64) -> Vec<u32> {
    let mut sequence = sequence(rule);
    sequence.extend(heaps, &mut Budget::default()).unwrap();
    sequence.values().to_vec()
}

/// The law, the moves through it, and the period agree with the definition.
fn agrees(rule: &str, heaps: u64) {
    let law = law(rule).unwrap_or_else(|| panic!("{rule} is a window"));
    let values = by_definition(rule, heaps);
    for (n, &value) in (0..).zip(&values) {
        let found = law.value(n, &mut Budget::work(100_000)).unwrap();
        assert_eq!(found.0, u64::from(value), "{rule} at {n}");
    }
    for n in (0..heaps).step_by(1 + heaps as usize / 60) {
        let left = n - law.window().most(n)..n;
        for value in 0..law.window().most(n) + 3 {
            let wanted: Vec<u64> =
                left.clone().filter(|&heap| u64::from(values[heap as usize]) == value).collect();
            let moves = law.moves(n, NimValue(value), 9, &mut Budget::default()).unwrap();
            assert_eq!(
                (moves.total, moves.first),
                (wanted.len() as u128, wanted),
                "{rule} at {n} to {value}"
            );
        }
    }
    if let Some(period) = law.period() {
        assert!(period.holds_on(&values), "{rule}: {period:?}");
        for smaller in (1..period.period)
            .map(|p| Period::plain(period.preperiod, p))
            .chain(period.preperiod.checked_sub(1).map(|n0| Period::plain(n0, period.period)))
        {
            assert!(!smaller.holds_on(&values), "{rule}: {smaller:?}");
        }
    }
}

#[test]
#[rustfmt::skip]
fn windows_by_definition() {
    for rule in [
        "take 1..floor(n/2)", "take 1..floor(n/3)", "take 1..ceil(n/3)", "take 1..n/7", "take 1..isqrt(n)", "take 1..log2(n+1)",
        "take {k in 1..log2(n) if n > 0}", "take 1..floor((2*n+1)/5)", "n -> k for k in floor(n/2)..n-1", "take 1..min(3,floor(n/2))",
        "take 1..max(3,isqrt(n))", "take 1..min(40,max(5,isqrt(2*n)))", "take 1..floor(n/100)", "take 1..n-isqrt(n)", "take 1..ceil(n/2)-1",
        "take {k in 1..ceil(n/2) if n >= 2}", "take {k in 1..n if 3*k < n}", "take 1..floor((n+20)/9)", "take 1..floor((n-20)/9)",
        "take 1..isqrt(isqrt(n))", "take 1..n-5", "take 1..floor(n/10^3)", "take 1..isqrt(n)-3",
    ] {
        agrees(rule, 3000);
    }
}

#[test]
fn known_sequences() {
    // LAWS of the literature: n/c if c | n, else the value of n - 1 - floor(n/c).
    for c in [2u64, 3, 4, 5, 7, 10] {
        let law = law(&format!("take 1..floor(n/{c})")).unwrap();
        assert_eq!(law.window().divisor(), Some(c));
        let mut values = vec![0u64];
        for n in 1..4000 {
            values.push(if n % c == 0 { n / c } else { values[(n - 1 - n / c) as usize] });
        }
        for (n, &value) in (0..).zip(&values) {
            assert_eq!(law.value(n, &mut Budget::default()), Ok(NimValue(value)));
        }
    }
}

/// The nim-value by the two cases of the theorem, one step at a time.
fn slowly(most: impl Fn(u64) -> u64, mut n: u64) -> u64 {
    while n > 0 && most(n) == most(n - 1) {
        n -= 1 + most(n);
    }
    most(n)
}

#[test]
fn far_values_are_those_of_a_slow_walk() {
    let check = |rule: &str, n: u64, most: &dyn Fn(u64) -> u64| {
        let law = law(rule).unwrap();
        let value = law.value(n, &mut Budget::work(1 << 20)).unwrap();
        assert_eq!(value.0, slowly(most, n), "{rule} at {n}");
        // A move to a value leaves a heap of that value in the window, which has all values below T(n) + 1
        // but one.
        for target in [0, 1, value.0 / 2, value.0, value.0 + 1, most(n) - 1, most(n)].map(NimValue) {
            let moves = law.moves(n, target, 9, &mut Budget::default()).unwrap();
            assert_eq!(moves.total, u128::from(target != value && target.0 <= most(n)), "{rule} at {n}");
            for &left in &moves.first {
                assert!(left < n && left >= n - most(n) && slowly(most, left) == target.0, "{rule} at {n}");
            }
        }
    };
    let far = 10u64.pow(18);
    for n in (far..far + 50).chain([u64::MAX - 1, u64::MAX]) {
        check("take 1..floor(n/2)", n, &|n| n / 2);
        check("take 1..floor(n/97)", n, &|n| n / 97);
        check("take 1..floor((2*n+1)/5)", n, &|n| ((2 * u128::from(n) + 1) / 5) as u64);
        check("n -> k for k in floor(n/2)..n-1", n, &|n| n - n / 2);
    }
    for n in (0..40).map(|i| 10u64.pow(9) + i * 3_333_331) {
        check("take 1..isqrt(n)", n, &|n| n.isqrt());
        check("take 1..floor(n/10007)", n, &|n| n / 10007);
        check("take 1..floor((n-12)/31607)", n, &|n| n.saturating_sub(12) / 31607);
        check("take 1..log2(n+1)", n / 1000, &|n| u64::from((n + 1).ilog2()));
    }
    for n in [10u64.pow(12), 10u64.pow(12) + 123_456] {
        check("take 1..isqrt(n)", n, &|n| n.isqrt());
    }
    // The walk up the heaps of value v ends in few runs, however far.
    let root = law("take 1..isqrt(n)").unwrap();
    for n in [far, far + 1, far + 987_654_321, u64::MAX] {
        root.value(n, &mut Budget::work(1000)).unwrap();
    }
}

/// One walk up finds a move, and a walk down its value, however far: each value up to T(n), except that of
/// the heap itself, has its heap in the window.
#[test]
#[rustfmt::skip]
fn far_moves_lead_to_their_values() {
    for rule in [
        "take 1..isqrt(n)", "take 1..isqrt(2*n+1)-1", "take 1..floor(n/2)", "take 1..floor(99*n/100)",
        "take 1..floor((n+77)/1000)", "take 1..floor((n-12)/1607)", "take 1..log2(n+1)", "take 1..n-isqrt(n)",
        "take 1..isqrt(isqrt(n))", "take 1..min(10^9,isqrt(n))",
    ] {
        let law = law(rule).unwrap();
        let budget = || Budget::work(1 << 18);
        for n in [10u64.pow(9) + 7, 10u64.pow(13) + 5, 10u64.pow(18), 10u64.pow(18) + 123_456_789, u64::MAX] {
            // Only where a heap has more coins than steps: a chain of log2 has about n/log2(n) heaps.
            let n = if rule.contains("log2") || rule.contains("isqrt(isqrt") || rule.contains("min(") || rule.contains("2*n") { n % 1_000_003 } else { n };
            let (value, most) = (law.value(n, &mut budget()).unwrap(), law.window().most(n));
            for target in (0..20).map(|part| most / 20 * part + part.min(most)).chain([most, most + 1]).map(NimValue) {
                let moves = law.moves(n, target, 9, &mut budget()).unwrap();
                assert_eq!(moves.total, u128::from(target != value && target.0 <= most), "{rule} at {n} to {target}");
                for &left in &moves.first {
                    assert!(left < n && left >= n - most, "{rule} at {n} to {target}: {left}");
                    assert_eq!(law.value(left, &mut budget()).unwrap(), target, "{rule} at {n}: {left}");
                }
            }
        }
    }
}

#[test]
fn long_walks_keep_to_their_budget() {
    let law = law("take 1..floor(2*n/1000000007)").unwrap();
    let stopped = law.value(u64::MAX, &mut Budget::work(10_000)).unwrap_err();
    assert_eq!((stopped.why, stopped.spent.work), (Why::Work, 10_001));
    assert!(law.moves(u64::MAX, NimValue(5), 9, &mut Budget::work(10_000)).is_err());
    let mut sequence = sequence("take 1..floor(2*n/1000000007)");
    assert!(sequence.value(u64::MAX, &mut Budget::work(10_000)).is_err());
}

#[test]
#[rustfmt::skip]
fn rules_that_are_no_windows_get_no_law() {
    for rule in [
        "take 2..floor(n/2)", "take 1..floor(3*n/2)", "take 1..n*n", "n -> n-k for k in 1..floor(n/2) if n mod 3 != 0",
        "take 1..2*floor(n/4)", "take 1..isqrt(4*n)", "take {1..floor(n/2), 3}", "n -> [k, n-k] for k in 1..floor(n/2)",
    ] {
        let other = sequence(rule).theorem().is_none_or(|found| found.law.kind() != "window");
        assert!(law(rule).is_none() && other, "{rule}");
    }
}

#[test]
fn the_law_is_proved_and_says_why() {
    let found = sequence("take 1..n/3").find_law(1000, &mut Budget::default()).unwrap().unwrap();
    assert_eq!(found.known_by(), KnownBy::Proved);
    assert_eq!(found.law.kind(), "window");
    assert_eq!(found.hypotheses()[0], "a move takes from 1 to T(n) coins, T(n) = floor(n/3)");
    assert!(found.hypotheses()[1].ends_with("for all n: n/3 grows by 1/3, floor(n/3) by 0 or 1"));
    let Law::Window(law) = &found.law else { panic!() };
    assert_eq!(law.sentence(), "G(n) = n/3 if 3 divides n, else G(n-1-floor(n/3))");
    let bounded = sequence("take 1..min(3,floor(n/2))").theorem().unwrap().law.clone();
    assert_eq!(bounded.period(), Some(Period::plain(3, 4)));
    assert_eq!(bounded.value_at(10u64.pow(18), &[]), Some(NimValue(2)));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn limits_of_all_kinds(a in 1..12u32, b in -20..20i32, c in 1..12u32, k in 0..30u32, kind in 0..5u8) {
        let line = format!("floor(({}*n+{b})/{c})", (a - 1) % c + 1).replace("+-", "-");
        let limit = match kind {
            0 => line,
            1 => format!("min({k},{line})"),
            2 => format!("max({k},{line})"),
            3 => format!("min({line},isqrt(n+{k}))"),
            _ => format!("max(log2(n+{}),{line})", k + 1),
        };
        let rule = format!("take 1..{limit}");
        // min(7,n+1) gives a take set.
        if matches!(Ruleset::parse(&rule).unwrap().heap(), Some(Heap::Formula(_))) {
            agrees(&rule, 500);
        }
    }
}
