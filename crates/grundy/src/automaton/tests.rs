use super::*;
use grundy_rules::logic::Linear;
use grundy_rules::{Ruleset, Why, logic};
use proptest::prelude::*;

fn linear(terms: &[(usize, i64)], constant: i64) -> Linear {
    terms.iter().fold(Linear::constant(constant), |sum, &(v, c)| sum.plus(c, &Linear::var(v)).unwrap())
}

/// Whether some digits distinguish each two states, found pair by pair.
fn is_least(automaton: &Automaton) -> bool {
    let size = automaton.size();
    let accepts = |state| automaton.is_accepting(state);
    let mut differ: Vec<Vec<bool>> =
        (0..size).map(|a| (0..size).map(|b| accepts(a) != accepts(b)).collect()).collect();
    loop {
        let mut more = Vec::new();
        for (a, b) in (0..size).flat_map(|a| (0..a).map(move |b| (a, b))) {
            let mut steps = automaton.row(a).iter().zip(automaton.row(b));
            if !differ[a][b] && steps.any(|(a, b)| differ[*a as usize][*b as usize]) {
                more.push((a, b));
            }
        }
        if more.is_empty() {
            return (0..size).all(|a| (0..a).all(|b| differ[a][b]));
        }
        more.into_iter().for_each(|(a, b)| (differ[a][b], differ[b][a]) = (true, true));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(96) })]

    /// Linear relations, joined and projected, agree with a trial of all small numbers.
    #[test]
    fn relations_are_read_as_they_are_written(
        base in 1u32..6,
        a in prop::array::uniform3(-3i64..=3),
        b in prop::array::uniform3(-3i64..=3),
        c in -6i64..=6,
        d in -6i64..=6,
    ) {
        let mut budget = Budget::default();
        let numeration = if base == 1 { Numeration::Zeckendorf } else { Numeration::Base(base) };
        let mut decide = Decision::new(numeration, &mut budget);
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
        prop_assert_eq!(decide.meet(&zero, &most).unwrap(), !both.is_empty());
        prop_assert!(!decide.meet(&most, &most.not()).unwrap());
        prop_assert!(is_least(&zero) && is_least(&hidden));
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
    drop(decide);
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
    // This factor needs more states than may be built.
    let large = linear(&[(0, 1), (1, -1_000_000_007)], 0);
    for numeration in [Numeration::Base(2), Numeration::Zeckendorf] {
        let mut budget = Budget::work(1 << 24);
        assert!(Decision::new(numeration, &mut budget).zero(&large).is_err());
    }
    // This many tracks are never read at once, whatever the budget.
    let many: Vec<_> = (0..20).map(|v| (v, 1)).collect();
    assert!(Decision::new(10, &mut Budget::default()).zero(&linear(&many, 0)).is_err());
}

/// x + y = z, for numbers that are written as sums of Fibonacci numbers.
fn adder(decide: &mut Decision<'_, '_>) -> Automaton {
    decide.zero(&linear(&[(0, 1), (1, 1), (2, -1)], 0)).unwrap()
}

#[test]
fn zeckendorf_digits_are_those_of_greedy_sums() {
    let weights: Vec<u128> = Numeration::Zeckendorf.weights().collect();
    assert_eq!(weights[..7], [1, 2, 3, 5, 8, 13, 21]);
    for n in (0..2000u64).chain([u64::MAX, 1 << 63, 12_200_160_415_121_876_738]) {
        let digits = Numeration::Zeckendorf.digits_of(n);
        let sum: u128 = digits.iter().zip(&weights).map(|(digit, weight)| u128::from(*digit) * weight).sum();
        assert_eq!(sum, n.into());
        assert!(digits.windows(2).all(|pair| pair != [1, 1]) && digits.last() != Some(&0), "{n}");
        let decimal: String = Numeration::Base(10).digits_of(n).iter().rev().map(u32::to_string).collect();
        assert_eq!(decimal, if n == 0 { String::new() } else { n.to_string() });
    }
}

#[test]
fn sums_of_fibonacci_numbers_are_added() {
    let mut budget = Budget::default();
    let mut decide = Decision::new(Numeration::Zeckendorf, &mut budget);
    let adder = adder(&mut decide);
    assert_eq!(adder.size(), 22);
    for x in 0..200u64 {
        for y in 0..200 {
            for z in (x + y).saturating_sub(3)..=x + y + 3 {
                assert_eq!(adder.accepts(&[x, y, z]), z == x + y, "{x} + {y} = {z}");
            }
        }
    }
    for x in (0..5000).step_by(37) {
        for y in (0..5000).step_by(53) {
            assert!(adder.accepts(&[x, y, x + y]) && !adder.accepts(&[x, y + 1, x + y]));
        }
    }
    let large = 1_000_000_000_000_000_000;
    assert!(
        adder.accepts(&[large, 5 * large, 6 * large]) && !adder.accepts(&[large, 5 * large, 6 * large + 1])
    );
}

/// Two neighbouring ones write no number: neither a relation nor its negation accepts them.
#[test]
fn what_is_no_number_is_not_accepted() {
    let mut budget = Budget::default();
    let mut decide = Decision::new(Numeration::Zeckendorf, &mut budget);
    let walk = |relation: &Automaton, symbols: &[usize]| {
        relation.is_accepting(symbols.iter().fold(0, |state, symbol| relation.after(state, *symbol)))
    };
    let less = decide.at_most_zero(&linear(&[(0, 1), (1, -1)], 1)).unwrap();
    let even = decide.zero(&linear(&[(0, 1), (2, -2)], 0)).unwrap();
    let even = decide.exists(&even, 2).unwrap();
    let either = decide.or(&less, &even).unwrap();
    let neither = decide.without(&even.not(), &less).unwrap();
    for relation in [&less, &less.not(), &either, &either.not(), &neither, &neither.not()] {
        for bad in [&[1usize, 1][..], &[2, 2], &[0, 3, 1], &[3, 2, 0, 1]] {
            assert!(!walk(relation, bad), "{bad:?}");
        }
    }
    for x in 0..90 {
        assert_eq!(even.accepts(&[x]), x % 2 == 0);
        for y in 0..90 {
            assert_eq!(either.accepts(&[x, y]), x < y || x % 2 == 0);
            assert_eq!(neither.accepts(&[x, y]), x >= y && x % 2 == 1);
        }
    }
    let all = decide.or(&even, &even.not()).unwrap();
    assert!(all.is_everything() && !even.is_everything());
    let always = decide.always(true);
    assert!(decide.or(&always, &less).unwrap().is_everything());
    assert!(!walk(&decide.or(&always, &less).unwrap(), &[1, 1]));
    // A table that accepts everything accepts all numbers.
    let read = Automaton::reading(Numeration::Zeckendorf, vec![0], vec![0, 0], vec![true]).unwrap();
    assert!(read.is_everything() && !walk(&read, &[1, 1]) && read.size() == 3);
    assert!(decide.power(0, true).unwrap().accepts(&[89]) && decide.power(0, false).unwrap().accepts(&[88]));
}

/// The lower numbers of Wythoff's pairs end in an even number of zeros, the upper ones in an odd number.
#[test]
fn sentences_are_decided_in_zeckendorfs_way() {
    let mut budget = Budget::default();
    let mut decide = Decision::new(Numeration::Zeckendorf, &mut budget);
    // States: an even number of zeros so far; an odd one; a one came at the right place; never.
    let even = Automaton::reading(
        Numeration::Zeckendorf,
        vec![0],
        vec![1, 2, 0, 3, 2, 2, 3, 3],
        vec![false, false, true, false],
    )
    .unwrap();
    let lower: Vec<u64> = (1..60).filter(|n| even.accepts(&[*n])).collect();
    assert_eq!(lower[..10], [1, 3, 4, 6, 8, 9, 11, 12, 14, 16]);
    let odd = even.not();
    for n in 1..60 {
        let zeros = Numeration::Zeckendorf.digits_of(n).iter().take_while(|digit| **digit == 0).count();
        assert_eq!(odd.accepts(&[n]), zeros % 2 == 1, "{n}");
    }
    // For each x there is a lower number beyond it, and the gap is 1 or 2.
    let next = decide.at_most_zero(&linear(&[(1, 1), (0, -1)], 1)).unwrap();
    let near = decide.at_most_zero(&linear(&[(0, 1), (1, -1)], -2)).unwrap();
    let some = decide.all(&[next, near, even]).unwrap();
    assert!(decide.exists(&some, 0).unwrap().is_everything());
}

#[test]
fn an_automaton_holds_memory_while_it_is_built() {
    for numeration in [Numeration::Base(2), Numeration::Zeckendorf] {
        let far = linear(&[(0, 1), (1, 1), (2, -3)], -1000);
        let mut budget = Budget::default();
        let mut decide = Decision::new(numeration, &mut budget);
        let relation = decide.zero(&far).unwrap();
        let hidden = decide.exists(&relation, 2).unwrap();
        drop(decide);
        assert_eq!(budget.spent().bytes, 0, "what was held is released");

        let mut small = Budget::default().bytes(1 << 10);
        let ended = Decision::new(numeration, &mut small).zero(&far);
        assert_eq!(ended.unwrap_err().why, Why::Memory, "{numeration}");
        let mut decide = Decision::new(numeration, &mut small);
        assert_eq!(decide.exists(&relation, 2).unwrap_err().why, Why::Memory, "{numeration}");
        assert_eq!(decide.and(&relation, &hidden).unwrap_err().why, Why::Memory, "{numeration}");
        drop(decide);
        assert_eq!(small.spent().bytes, 0, "also where the budget ends");
    }
}
