use super::*;
use crate::budget::Budget;
use crate::ruleset::{Kind, Ruleset};
use std::collections::BTreeSet;
use std::ops::ControlFlow;

/// The lists of parts that satisfy a clause for a position, found by trying all values up to `most`.
fn satisfied(clause: &Clause, position: &[u64], most: i64, out: &mut BTreeSet<Vec<Vec<u64>>>) {
    let mut values: Vec<i64> = position.iter().map(|number| *number as i64).collect();
    let (own, behind) = (values.len(), clause.variables - values.len());
    assert_eq!(own, clause.coordinates);
    values.resize(clause.variables, 0);
    let total = (most + 1).pow(behind as u32);
    for mut number in 0..total {
        for value in &mut values[own..] {
            *value = number % (most + 1);
            number /= most + 1;
        }
        let at = |form: &Linear| form.constant + form.terms.iter().map(|(v, c)| c * values[*v]).sum::<i64>();
        let holds = clause.atoms.iter().all(|atom| match atom {
            Atom::Zero(form) => at(form) == 0,
            Atom::AtMostZero(form) => at(form) <= 0,
            Atom::Power { base, of, holds } => {
                let (mut left, base) = (values[*of], i64::from(*base));
                while left > 1 && left % base == 0 {
                    left /= base;
                }
                (left == 1) == *holds
            }
            Atom::Xor(of) => of.iter().fold(0, |sum, var| sum ^ values[*var]) == 0,
        });
        if holds {
            let told: Vec<u64> = values[own..clause.told()].iter().map(|v| *v as u64).collect();
            out.insert(listed(&told, own));
        }
    }
}

/// The parts of an option, in order; empty heaps do not count.
fn listed(option: &[u64], coordinates: usize) -> Vec<Vec<u64>> {
    let mut parts: Vec<Vec<u64>> = option.chunks(coordinates).map(<[u64]>::to_vec).collect();
    parts.retain(|part| coordinates > 1 || part[0] > 0);
    parts.sort_unstable();
    parts
}

/// A rule's clauses give its options, heap for heap. `heaps` is small, since trying all values is slow.
fn agrees(text: &str, heaps: i64) {
    agrees_to(text, heaps, |heap| heap + 1);
}

/// The same with a limit for the variables of a clause that depends on the heap.
fn agrees_to(text: &str, heaps: i64, most: impl Fn(i64) -> i64) {
    let rule = Ruleset::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let clauses = clauses(rule.heap().unwrap()).unwrap_or_else(|| panic!("{text}: no clauses"));
    for heap in 0..heaps {
        let mut said = BTreeSet::new();
        clauses.iter().for_each(|clause| satisfied(clause, &[heap as u64], most(heap), &mut said));
        assert_eq!(
            said,
            options(&rule, &[heap as u64]),
            "{text}, heap {heap}: {}",
            clauses.iter().map(Clause::to_string).collect::<Vec<_>>().join(" | ")
        );
    }
}

fn options(rule: &Ruleset, position: &[u64]) -> BTreeSet<Vec<Vec<u64>>> {
    let mut options = BTreeSet::new();
    let visit = &mut |option: &[u64]| {
        options.insert(listed(option, position.len()));
        ControlFlow::Continue(())
    };
    rule.options(position, &mut Budget::default(), visit).unwrap();
    options
}

/// The same for rules on pairs, with coordinates below `coordinates`; no coordinate of an option is above
/// `most`.
fn agrees_on_pairs(text: &str, coordinates: u64, most: i64) {
    let rule = Ruleset::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let Kind::Points(points) = rule.kind() else { panic!("{text} has no pairs") };
    let clauses = clauses_of_points(points).unwrap_or_else(|| panic!("{text}: no clauses"));
    for position in (0..=coordinates).flat_map(|a| (0..=coordinates).map(move |b| [a, b])) {
        let mut said = BTreeSet::new();
        clauses.iter().for_each(|clause| satisfied(clause, &position, most, &mut said));
        let shown = || clauses.iter().map(Clause::to_string).collect::<Vec<_>>().join(" | ");
        assert_eq!(said, options(&rule, &position), "{text}, {position:?}: {}", shown());
    }
}

#[test]
fn clauses_say_the_options_of_pairs() {
    let wythoff = "(a,b) -> (a-k,b) for k in 1..a | (a,b-k) for k in 1..b | (a-k,b-k) for k in 1..min(a,b)";
    for (text, coordinates, most) in [
        (wythoff, 6, 6),
        ("wythoff", 6, 6),
        ("(a,b) -> (a-k,b) for k in 1..a | (a,b-k) for k in 1..b", 6, 6),
        ("(a,b) -> (a-k,b-l) for k in 0..a, l in 0..b if k+l > 0 and (k=0 or l=0 or abs(k-l) < 2)", 4, 4),
        ("(a,b) -> (a-k,b-l) for k in 1..a, l in 1..b if abs(k-l) < 2", 4, 4),
        ("(a,b) -> (a-1,b-2) | (a-2,b-1) | (a-2,b+1) | (a+1,b-2)", 6, 7),
        ("(a,b) -> (a-1,b+k) for k in 0..2", 5, 7),
        ("(a,b) -> (a-1,b) if 2 divides b | (a,b-1) if a mod 3 != 1", 6, 6),
        ("(a,b) -> (floor(a/2),b) if a > 0 | (a,floor(b/3)) if b > 0", 6, 6),
        ("(a,b) -> (b,a-b) if b > 0 and a >= b", 6, 6),
        ("(a,b) -> (min(a,b)-1,max(a,b)-1)", 6, 6),
        ("(a,b) -> [(a-1,0), (0,b-1)]", 4, 4),
        ("(a,b) -> (a-2^k,b) for k in 0..2 | (a,b-1) if is_power(b,3)", 5, 5),
    ] {
        agrees_on_pairs(text, coordinates, most);
    }
}

#[test]
fn moves_that_are_not_linear_have_no_clauses() {
    for text in [
        "(a,b) -> (a-k*b,b) for k in 1..floor(a/b) if b > 0 and a > 0",
        "(a,b) -> (a-1,b) if gcd(a,b) = 1",
        "even-number-addicts",
    ] {
        let rule = Ruleset::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let Kind::Points(points) = rule.kind() else { panic!("{text} has no pairs") };
        assert_eq!(clauses_of_points(points), None, "{text}");
    }
}

#[test]
fn clauses_say_the_options_of_formulas() {
    for text in [
        "n -> n-1 | floor(n/2) if n > 0",
        "n -> n-1 | ceil(n/2) if n > 2",
        "n -> n-1 | n-2 | floor(n/3) if n > 0",
        "n -> floor((n-5)/2) if n > 0 | n-3",
        "take 1..floor(n/2)",
        "take 1..floor(2*n/5)",
        "n -> k for k in n/3..n-1 if k mod 2 = n mod 3",
        "n -> n - 2^k for k in 0..log2(n) if n > 0",
        "n -> n - 3*2^k for k in 0..4",
        "take {k in 1..n if is_power(k,3)}",
        "take {k in 1..n if not is_power(k,2)}",
        "n -> n-1 if not (2 divides n) | n-2 if 3 divides n or n = 7",
        "n -> min(n-1, floor(n/2)+1) if n > 2 | max(n-4, 0) if n > 0",
        "n -> abs(n-4) if n > 2 | n - 2 if bit(n,1) = 1",
        "n -> n-k for k in 1..3 if k != n mod 4",
        "n -> n-digit(n,0) if digit(n,0) > 0 | n-1-digit(n,1,3) if n > 3",
        "n -> n-1 | n/2 if n mod 2 = 0 and n > 0",
        "n -> n-1 | 2*n/3 if 3 divides n and n > 0",
        "n -> (n-k)/2 for k in 1..3 if (n-k) mod 2 = 0",
    ] {
        agrees(text, 13);
    }
}

#[test]
fn clauses_say_nim_sums_and_shared_digits() {
    for text in [
        "n -> n xor k for k in 1..n if n xor k < n",
        "n -> k for k in 0..n-1 if n xor k > n",
        "n -> n bitand k for k in 0..n-1",
        "n -> n-k for k in 1..n if 3 bitand k = 2",
        "n -> k for k in 0..n-1 if (k bitand n) xor 1 = k",
        "n -> [k, n xor k] for k in 1..n-1 if n xor k < n",
    ] {
        // The nim-sum of numbers below 8 is below 8, too.
        agrees_to(text, 8, |_| 7);
    }
}

#[test]
fn clauses_say_the_options_of_splits_and_codes() {
    for text in [
        "a -> [a-2*b, a-b] for b in 1..floor(a/2)",
        "n -> [a, n-a] for a in 1..n-1 if a != n-a",
        "n -> [k, k] for k in 0..(n-1)/2",
    ] {
        agrees(text, 9);
    }
    for text in [
        "0.77",
        "4!.0",
        "0.3F",
        "0.3F!",
        "0.3F?",
        "80.0",
        "0.7[03]",
        "4.[3]",
        "0.{1,3=}",
        "take {1,3..5}",
        "take not {2,3}",
        "take any",
        "4.{2=}",
    ] {
        agrees(text, 9);
    }
    for text in ["turn 1-3", "turn 3E", "turn 4FS", "turn \"3C(5)\"", "turn 1-3C", "turn 4S", "turn 3S"] {
        agrees(text, 8);
    }
}

#[test]
fn what_is_not_linear_has_no_clauses() {
    for text in [
        "take 1..isqrt(n)",
        "n -> n - k^2 for k in 1..isqrt(n)",
        "n -> n-1 if n xor (n-1) > 2",
        "n -> n-k for k in 1..n if k divides n",
        "turn \"1+C\"",
        "0.*",
        "n -> n - popcount(n) if n > 0",
        "n -> n/2 if n mod 4 != 1 and n > 0 | n-1",
        "n -> floor(n/170141183460469231731687303715884105727) if n > 0",
        "n -> n - 2^k for k in 0..126",
    ] {
        let rule = Ruleset::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(clauses(rule.heap().unwrap()), None, "{text}");
    }
}

/// Bounds beyond the constants of a clause need a variable, which is best half of the bound.
#[test]
fn numbers_to_take_may_have_64_bits() {
    let (half, most) = (1_u64 << 63, u64::MAX);
    for (least, last) in [(1, most), (8, most), (half, half), (half - 1, half + 1), (most, most)] {
        let rule = Ruleset::parse(&format!("take {least}..{last}")).unwrap();
        let [clause] = &clauses(rule.heap().unwrap()).unwrap()[..] else { panic!("{least}..{last}") };
        let bounds = [least, last].into_iter().filter(|bound| *bound >= half);
        let hidden: Vec<i128> = bounds.map(|bound| i128::from(bound / 2)).collect();
        assert_eq!(clause.variables, 2 + hidden.len());
        for taken in [0, 1, 7, 8, half - 2, half - 1, half, half + 1, half + 2, most - 1, most] {
            for left in [0, 1, i128::from(most)] {
                let values = [&[left + i128::from(taken), left], &hidden[..]].concat();
                let holds = clause.atoms.iter().all(|atom| {
                    let Atom::AtMostZero(form) = atom else { panic!("{atom:?}") };
                    let terms = form.terms.iter().map(|(var, c)| i128::from(*c) * values[*var]);
                    i128::from(form.constant) + terms.sum::<i128>() <= 0
                });
                assert_eq!(holds, (least..=last).contains(&taken), "{least}..{last}: {taken}");
            }
        }
    }
}

/// What may be taken beyond such a gap has no number.
#[test]
fn a_gap_up_to_the_largest_number_has_no_core_form() {
    let core = |text: &str| Core::of(Ruleset::parse(text).unwrap().heap().unwrap());
    assert!(core("take not {2,18446744073709551614}").is_some());
    assert_eq!(core("take not {2,18446744073709551615}"), None);
    assert_eq!(core("take not {1..18446744073709551615}"), None);
}

#[test]
fn a_rule_has_clauses_only_if_its_functions_are_proved_to_be_defined() {
    let has_clauses = |text: &str| {
        let rule = Ruleset::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        match rule.kind() {
            Kind::Heap(heap) => clauses(heap).is_some(),
            Kind::Points(points) => Core::of_points(points).is_some(),
            Kind::Graph(_) | Kind::Game(_) => unreachable!("{text} is a formula"),
        }
    };
    for undefined in [
        "n -> n-1 if digit(30000-n,0) >= 0",
        "n -> n-1 if bit(30000-n,3) < 2",
        "n -> n-1 if digit(30000-n,0) >= 0 and n < 30000",
        "n -> n-1 if n > 9 or digit(n-5,0) >= 0",
        "n -> n-2^k for k in 0..log2(30000-n)",
        "n -> n-2^k for k in 0..log2(n)",
        "(a,b) -> (a-1,b) if digit(30000-a,0) >= 0 | (a,b-1) if b > 0",
    ] {
        assert!(!has_clauses(undefined), "{undefined}");
    }
    for defined in [
        "n -> n-1 if n > 0 and digit(n,0) >= 0",
        "n -> n-1 if n >= 5 and digit(n-5,0) >= 0",
        "n -> n-1 if n > 5 and n < 30000 and bit(30000-n,3) < 2",
        "n -> n-2^k for k in 0..log2(n) if n > 0",
        "n -> n-k for k in 1..n if digit(n-k,0) >= 3",
    ] {
        assert!(has_clauses(defined), "{defined}");
    }
}
