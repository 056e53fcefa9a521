use super::*;
use crate::law::{Found, MisereHeap};
use crate::sequence::Sequence;
use grundy_rules::{Budget, ControlFlow, Heap, Ruleset};
use std::sync::Arc;

/// Heaps that are valued by definition.
const HEAPS: u64 = 300;

fn searched(rule: &str) -> (Arc<Ruleset>, Sequence, Option<Found>) {
    let ruleset = Arc::new(Ruleset::parse(rule).unwrap());
    let mut sequence = Sequence::new(ruleset.clone()).unwrap();
    let found = sequence.find_law(20_000, &mut Budget::default()).unwrap();
    let kept = found.as_ref().and_then(|found| found.law.period()?.kept()).unwrap_or(0);
    sequence.extend(kept.max(600) as u64, &mut Budget::default()).unwrap();
    (ruleset, sequence, found)
}

fn form(rule: &str) -> Option<Form> {
    let (_, sequence, found) = searched(rule);
    Form::of(&found?, sequence.values())
}

/// The values of the first heaps, by the mex of the options.
fn by_definition(ruleset: &Ruleset) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for n in 0..HEAPS {
        let mut options = Vec::new();
        let each = &mut |parts: &[u64]| {
            options.push(parts.iter().fold(0, |sum, part| sum ^ values[*part as usize]));
            ControlFlow::Continue(())
        };
        ruleset.options(&[n], &mut Budget::default(), each).unwrap();
        values.push(crate::nim::mex(options));
    }
    values
}

#[test]
fn forms_are_said_as_a_person_would_say_them() {
    let said = [
        ("nim", "G(n) = n", "n = 0"),
        ("take 1..3", "G(n) = n mod 4", "n mod 4 = 0"),
        ("take 2..5", "G(n) = floor((n mod 7)/2)", "n mod 7 = 0 or 1"),
        ("take {1,3,4}", "G(n) = 0, 1, 0, 1, 2, 3, 2 for n mod 7 = 0, 1, …, 6", "n mod 7 = 0 or 2"),
        ("take {1,3}", "G(n) = n mod 2", "n even"),
        ("take not {1,2}", "G(n) = floor(n/3)", ""),
        ("lasker", "for n >= 1, G(n) = n-1, n, n, n+1 for n mod 4 = 0, 1, 2, 3, and G(0) = 0", "n = 0"),
        (
            "n -> n-k for k in 1..n-1 if k divides n",
            "G(n) = the number of trailing zeros of n in binary for n >= 1, and G(0) = 0",
            "n = 0, or n odd",
        ),
        ("take 1..floor(n/2)", "G(n) = (q-1)/2, where q is the odd part of n+1", "n = 2^k - 1"),
        ("candies", "", "n = 0, or n with an odd number of trailing zeros in binary"),
        ("mark", "", "n = 0, or n with an odd number of trailing zeros in binary"),
        ("n -> n-k for k in 2..n-1 if k divides n", "", "n = 0, or n odd, or n = 2^k with k odd"),
    ];
    for (rule, value, lost) in said {
        let form = form(rule).unwrap_or_else(|| panic!("{rule} has a form"));
        if !value.is_empty() {
            assert_eq!(form.value_sentence().as_deref(), Some(value), "{rule}");
        }
        let condition = form.lost.as_ref().map(Condition::to_string).unwrap_or_default();
        assert_eq!(condition, lost, "{rule}");
    }
}

#[test]
fn forms_have_the_values_of_the_definition() {
    let mut formulas = 0;
    let rules = [
        "nim",
        "take 1..3",
        "take 2..5",
        "take not {1,2}",
        "take {1,3,4}",
        "take {2,5,7}",
        "take {1,2,4,8}",
        "take {5,7,9,12}",
        "take not {2,3,7}",
        "take not {1}",
        "take powers of 2",
        "kayles",
        "0.07",
        "0.137",
        "0.3F",
        "lasker",
        "mark",
        "candies",
        "upmark",
        "n -> n-1 | floor(n/3)",
        "n -> n-1 | floor(n/4) if n > 0",
        "take 1..floor(n/2)",
        "take 1..floor(n/3)",
        "n -> n-k for k in 1..n if k divides n",
        "n -> n-k for k in 1..n-1 if k divides n",
        "n -> n-k for k in 2..n-1 if k divides n",
        "n -> n-k for k in 1..n if gcd(k,n) = 1",
        "n -> k for k in 1..n-1 if k divides n",
        "n -> floor(n/k) for k in 2..n",
        "n -> n mod k for k in 1..n",
        "n -> n-k for k in 1..n if k bitand n = k",
        "n -> n-1 | [n/2,n/2] if n mod 2 = 0 and n > 0",
        "n -> n-k for k in 1..n if popcount(k) = 1",
    ];
    for rule in rules {
        let (ruleset, sequence, found) = searched(rule);
        let Some(form) = found.and_then(|found| Form::of(&found, sequence.values())) else { continue };
        for (n, value) in (0u64..).zip(by_definition(&ruleset)) {
            if let Some(formula) = form.value_at(n) {
                assert_eq!(formula, value, "{rule}: heap {n} by {form:?}");
                formulas += 1;
            }
            if let Some(lost) = &form.lost {
                assert_eq!(lost.holds(n), value == 0, "{rule}: heap {n} by {lost}");
            }
        }
    }
    assert!(formulas > 3000, "{formulas} values by formulas");
}

#[test]
fn misere_conditions_name_the_lost_heaps() {
    for rule in [
        "take {1,3,4}",
        "take {2,3}",
        "take 3..5",
        "take {5,7,9,12}",
        "take not {1}",
        "take {1,20,33}",
        "nim",
    ] {
        let (ruleset, sequence, found) = searched(rule);
        let Some(Heap::Take(set)) = ruleset.heap() else { panic!("{rule}") };
        let law = MisereHeap::of(set).period(&found.unwrap().law, sequence.values()).unwrap();
        let Some(condition) = misere(&law) else { continue };
        for n in 0..200 {
            let at = if n < law.preperiod { n } else { law.preperiod + (n - law.preperiod) % law.period };
            assert_eq!(condition.holds(n), law.lost.contains(&at), "{rule}: {n} by {condition}");
        }
    }
}

#[test]
fn forms_are_read_back_as_they_were_written() {
    for rule in ["nim", "take {1,3,4}", "candies", "n -> n-k for k in 2..n-1 if k divides n", "kayles"] {
        let form = form(rule).unwrap_or_else(|| panic!("{rule} has a form"));
        let text = serde_json::to_string(&form).unwrap();
        assert_eq!(serde_json::from_str::<Form>(&text).unwrap(), form, "{rule}: {text}");
    }
}
