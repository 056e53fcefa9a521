use super::*;
use crate::budget::Budget;
use crate::ruleset::Ruleset;
use std::collections::BTreeSet;
use std::ops::ControlFlow;

/// The lists of parts that satisfy a clause for a heap, found by trying all values.
fn satisfied(clause: &Clause, heap: i64, out: &mut BTreeSet<Vec<u64>>) {
    let behind = clause.variables - 1;
    let most = heap + 1;
    let mut values = vec![0i64; clause.variables];
    values[0] = heap;
    let total = (most + 1).pow(behind as u32);
    for mut number in 0..total {
        for value in &mut values[1..] {
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
        });
        if holds {
            let mut parts: Vec<u64> = values[1..=clause.parts].iter().map(|v| *v as u64).collect();
            parts.retain(|part| *part > 0);
            parts.sort_unstable();
            out.insert(parts);
        }
    }
}

/// A rule's clauses say its options, heap for heap; at most so many heaps, as trying all values is slow.
fn agrees(text: &str, heaps: i64) {
    let rule = Ruleset::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let clauses = clauses(rule.heap().unwrap()).unwrap_or_else(|| panic!("{text}: no clauses"));
    for heap in 0..heaps {
        let mut said = BTreeSet::new();
        clauses.iter().for_each(|clause| satisfied(clause, heap, &mut said));
        let mut options = BTreeSet::new();
        let visit = &mut |option: &[u64]| {
            let mut parts: Vec<u64> = option.iter().copied().filter(|part| *part > 0).collect();
            parts.sort_unstable();
            options.insert(parts);
            ControlFlow::Continue(())
        };
        rule.options(&[heap as u64], &mut Budget::default(), visit).unwrap();
        assert_eq!(
            said,
            options,
            "{text}, heap {heap}: {}",
            clauses.iter().map(Clause::to_string).collect::<Vec<_>>().join(" | ")
        );
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
    ] {
        agrees(text, 13);
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
        "n -> n xor k for k in 1..n if n xor k < n",
        "n -> n-k for k in 1..n if k divides n",
        "turn \"1+C\"",
        "0.*",
        "n -> n - popcount(n) if n > 0",
        "n -> n - 9223372036854775808 | n-1",
        "n -> floor(n/170141183460469231731687303715884105727) if n > 0",
        "n -> n - 2^k for k in 0..126",
    ] {
        let rule = Ruleset::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(clauses(rule.heap().unwrap()), None, "{text}");
    }
}
