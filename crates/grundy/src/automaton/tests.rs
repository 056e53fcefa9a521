use super::*;
use grundy_rules::logic::Linear;
use grundy_rules::{Ruleset, logic};
use proptest::prelude::*;

fn linear(terms: &[(usize, i64)], constant: i64) -> Linear {
    terms.iter().fold(Linear::constant(constant), |sum, &(v, c)| sum.plus(c, &Linear::var(v)).unwrap())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(96) })]

    /// Linear relations, joined and projected, against trying all small numbers.
    #[test]
    fn relations_are_read_as_they_are_written(
        base in 2u32..6,
        a in prop::array::uniform3(-3i64..=3),
        b in prop::array::uniform3(-3i64..=3),
        c in -6i64..=6,
        d in -6i64..=6,
    ) {
        let mut budget = Budget::default();
        let mut decide = Decision::new(base, &mut budget);
        let form = |k: [i64; 3], constant| linear(&[(0, k[0]), (1, k[1]), (2, k[2])], constant);
        let zero = decide.zero(&form(a, c)).unwrap();
        let most = decide.at_most_zero(&form(b, d)).unwrap();
        let value = |k: [i64; 3], c: i64, x: [u64; 3]| (0..3).map(|i| k[i] * x[i] as i64).sum::<i64>() + c;
        let pick = |relation: &Automaton, x: [u64; 3]| {
            let at: Vec<u64> = relation.tracks().iter().map(|track| x[*track]).collect();
            relation.accepts(&at)
        };
        let both = decide.and(&zero, &most).unwrap();
        let either = decide.or(&zero, &most).unwrap();
        // 2z + 1 = y, so that z is bounded, and y is hidden.
        let tied = decide.zero(&linear(&[(1, 1), (2, -2)], -1)).unwrap();
        let hidden = decide.and(&most, &tied).unwrap();
        let hidden = decide.exists(&hidden, 1).unwrap();
        for n in 0..9u64.pow(3) {
            let x = [n % 9, n / 9 % 9, n / 81];
            let (p, q) = (value(a, c, x) == 0, value(b, d, x) <= 0);
            prop_assert_eq!(pick(&zero, x), p);
            prop_assert_eq!(pick(&most, x), q);
            prop_assert_eq!(pick(&both, x), p && q);
            prop_assert_eq!(pick(&either, x), p || q);
            prop_assert_eq!(pick(&most.not(), x), !q);
            prop_assert_eq!(pick(&hidden, x), value(b, d, [x[0], 2 * x[2] + 1, x[2]]) <= 0);
        }
    }
}

#[test]
fn sums_without_carry_and_powers() {
    let mut budget = Budget::default();
    let mut decide = Decision::new(2, &mut budget);
    let xor = decide.nim_sum([4, 1, 2]).unwrap();
    assert_eq!(xor.tracks(), [1, 2, 4]);
    let power = decide.power(0, true).unwrap();
    for x in 0..40u64 {
        assert_eq!(power.accepts(&[x]), x.is_power_of_two());
        for y in 0..40 {
            assert!(xor.accepts(&[x, x ^ y, y]) && !xor.accepts(&[x, x ^ y, y + 1]));
        }
    }
    let mut decide = Decision::new(3, &mut budget);
    let other = decide.power(0, false).unwrap();
    assert_eq!((0..30).filter(|x| !other.accepts(&[*x])).collect::<Vec<_>>(), [1, 3, 9, 27]);
}

/// For each y there is a larger x that is no power of 2; but no x is larger than all.
#[test]
fn sentences_are_decided() {
    let mut budget = Budget::default();
    let mut decide = Decision::new(2, &mut budget);
    let larger = decide.at_most_zero(&linear(&[(1, 1), (0, -1)], 1)).unwrap();
    let plain = decide.power(0, false).unwrap();
    let both = decide.and(&larger, &plain).unwrap();
    assert!(decide.exists(&both, 0).unwrap().is_everything());
    let some = decide.exists(&larger.not(), 1).unwrap();
    assert!(decide.exists(&some.not(), 0).unwrap().is_empty());
}

#[test]
fn options_of_rules_are_read() {
    for (text, base) in [
        ("n -> n-1 | floor(n/3) if n > 0", 3),
        ("n -> n - 2^k for k in 0..log2(n) if n > 0", 2),
        ("take 2..ceil(n/2)", 2),
    ] {
        let rule = Ruleset::parse(text).unwrap();
        let clauses = logic::clauses(rule.heap().unwrap()).unwrap();
        let mut budget = Budget::default();
        let mut decide = Decision::new(base, &mut budget);
        let mut all = decide.always(false);
        for clause in &clauses {
            let relation = decide.clause(clause).unwrap().unwrap();
            all = decide.or(&all, &relation).unwrap();
        }
        for heap in 0..60u64 {
            let mut options = std::collections::BTreeSet::new();
            rule.options(&[heap], &mut Budget::default(), &mut |option| {
                options.insert(option.first().copied().unwrap_or(0));
                std::ops::ControlFlow::Continue(())
            })
            .unwrap();
            for part in 0..80 {
                assert_eq!(all.accepts(&[heap, part]), options.contains(&part), "{text}: {heap} to {part}");
            }
        }
    }
}

#[test]
fn a_small_budget_ends_a_decision() {
    let mut budget = Budget::work(50);
    let mut decide = Decision::new(10, &mut budget);
    assert!(decide.zero(&linear(&[(0, 1), (1, 1), (2, -1)], 0)).is_err());
    // Nor are so many states made as this factor needs.
    let large = linear(&[(0, 1), (1, -1_000_000_007)], 0);
    assert!(Decision::new(2, &mut Budget::default()).zero(&large).is_err());
    // So many tracks are never read at once, whatever the budget.
    let many: Vec<_> = (0..20).map(|v| (v, 1)).collect();
    assert!(Decision::new(10, &mut Budget::default()).zero(&linear(&many, 0)).is_err());
}
