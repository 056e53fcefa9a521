use super::*;
use crate::solve::{Question, solve};
use grundy_rules::{Outcome, Position};

/// The claim of a reason against the search without laws and theorems.
fn check(text: &str, convention: Convention) -> bool {
    let position = crate::games::position(text).unwrap();
    let component = &position.components[0];
    let Some(part) = component.parts.first() else { return false };
    let mut reasons = Reasons::default();
    let known = reasons.of(&component.ruleset, part, convention, &mut Budget::default()).unwrap();
    let Some(KnownReason { reason, known_by, .. }) = known else { return false };
    assert!(matches!(known_by, KnownBy::Theorem | KnownBy::Proved), "{text}");
    let whole = Position {
        components: vec![grundy_rules::Component::new(component.ruleset.clone(), vec![part.clone()])],
    };
    let question = Question { convention, max_moves: 1, ..Question::default() };
    let answer = solve(&whole, &question, &mut Budget::default()).unwrap();
    assert_eq!(reason.claim.outcome(), answer.outcome, "{text}: {reason:?}");
    if let Claim::Value(value) = reason.claim {
        assert_eq!(Some(value), answer.nim_value, "{text}: {reason:?}");
    }
    assert!(
        reason.numbers.nim_sum().is_none_or(|sum| Claim::Value(sum) == reason.claim),
        "{text}: {reason:?}"
    );
    true
}

/// Brute force for rules of pairs: who wins from where, by the moves alone.
fn lost_pairs(rule: &str, to: u64) -> Vec<Vec<bool>> {
    let ruleset = crate::games::ruleset(rule).unwrap();
    let mut known: std::collections::HashMap<Vec<u64>, bool> = std::collections::HashMap::new();
    fn lost(ruleset: &Ruleset, at: &[u64], known: &mut std::collections::HashMap<Vec<u64>, bool>) -> bool {
        if let Some(lost) = known.get(at) {
            return *lost;
        }
        let mut options = Vec::new();
        let each = &mut |parts: &[u64]| {
            options.push(parts.to_vec());
            grundy_rules::ControlFlow::Continue(())
        };
        ruleset.options(at, &mut Budget::default(), each).unwrap();
        let none = !options.iter().any(|option| lost(ruleset, option, known));
        known.insert(at.to_vec(), none);
        none
    }
    (0..=to).map(|x| (0..=to).map(|y| lost(&ruleset, &[x, y], &mut known)).collect()).collect()
}

#[test]
fn reasons_of_pairs_are_true() {
    let wythoff2 = "(a,b) -> (a-k,b) for k in 1..a | (a,b-k) for k in 1..b | (a-k,b-l) for k in 1..a, l in 1..b if abs(k-l) < 2";
    for rule in ["wythoff", "corner-queen", "euclid", "euclid-positive", "fibonacci-nim", wythoff2] {
        let ruleset = Arc::new(crate::games::ruleset(rule).unwrap());
        let mut reasons = Reasons::default();
        for (x, row) in (0u64..).zip(lost_pairs(rule, 24)) {
            for (y, lost) in (0u64..).zip(row) {
                let known =
                    reasons.of(&ruleset, &[x, y], Convention::Normal, &mut Budget::default()).unwrap();
                let reason = known.unwrap_or_else(|| panic!("{rule} has a reason")).reason;
                assert_eq!(
                    reason.claim.outcome() == Outcome::Previous,
                    lost,
                    "{rule}: ({x},{y}): {reason:?}"
                );
            }
        }
    }
}

#[test]
fn reasons_of_heaps_are_true() {
    let rules = [
        "nim",
        "take 1..3",
        "take 2..5",
        "take not {1,2}",
        "take {1,3,4}",
        "take {2,5,7}",
        "take not {2,3,7}",
        "take powers of 2",
        "kayles",
        "0.07",
        "lasker",
        "candies",
        "mark",
        "take 1..floor(n/2)",
        "n -> n-k for k in 1..n if k divides n",
        "n -> n-k for k in 2..n-1 if k divides n",
        "n -> floor(n/k) for k in 2..n",
        "n -> n mod k for k in 1..n",
        "n -> n-k for k in 1..n if k bitand n = k",
    ];
    let mut told = 0;
    for rule in rules {
        for n in (0..60).chain([100, 200]) {
            told += u32::from(check(&format!("{rule} : {n}"), Convention::Normal));
        }
    }
    assert!(told > 900, "{told} reasons");
    let mut told = 0;
    for rule in ["take 1..3", "take 2..5", "take {1,3,4}", "take {2,5,7}", "take not {1}"] {
        for n in 0..40 {
            told += u32::from(check(&format!("{rule} : {n}"), Convention::Misere));
        }
    }
    assert!(told > 150, "{told} reasons under misère play");
}

#[test]
fn reasons_of_games_are_true() {
    let mut told = 0;
    for sample in crate::games::BUNDLED.iter().flat_map(|game| game.positions()) {
        told += u32::from(check(&sample, Convention::Normal));
    }
    assert!(told >= 15, "{told} reasons");
}

#[test]
fn a_law_that_is_only_seen_is_no_reason() {
    let ruleset = Arc::new(Ruleset::parse("take {1,2,3,4*isqrt(n)+1}").unwrap());
    let mut reasons = Reasons::default();
    for n in [10, 100, 10u64.pow(18)] {
        assert_eq!(reasons.of(&ruleset, &[n], Convention::Normal, &mut Budget::default()).unwrap(), None);
    }
}

/// What is told about one position.
fn here(text: &str) -> String {
    let position = crate::games::position(text).unwrap();
    let component = &position.components[0];
    let mut reasons = Reasons::default();
    let part = component.parts.first().unwrap();
    let known = reasons.of(&component.ruleset, part, Convention::Normal, &mut Budget::default()).unwrap();
    known.unwrap_or_else(|| panic!("{text} has a reason")).reason.here
}

#[test]
fn reasons_name_the_numbers_of_the_position() {
    let said = [
        ("take {1,3,4} : 50", "50 = 7*7 + 1, so G(50) = 1"),
        ("take 1..3 : 50", "50 = 12*4 + 2, so G(50) = 2"),
        ("take 2..5 : 10", "10 = 1*7 + 3, so G(10) = floor(3/2) = 1"),
        ("staircase : 0,2,1,3", "The even stairs with coins are 2 and 4: 2 xor 3 = 1"),
        (
            "silver-dollar : 0,3,8",
            "From left to right the gaps have 0, 2 and 4 squares. Those left of the coins on 0 and 8 count: 0 xor 4 = 4",
        ),
        (
            "fibonacci-nim : (20,19)",
            "20 = 13 + 5 + 2; the smallest part is 2, and it may be taken, as at most 19 may",
        ),
        (
            "wythoff : (3,5)",
            "(3,5) has the difference 2, so k = 2, and floor(2*phi) = 3 is its smaller number: it is in the list",
        ),
        (
            "wythoff : (6,3)",
            "(3,6) has the difference 3, so k = 3, but floor(3*phi) = 4 is not 3: it is not in the list",
        ),
        ("euclid : (5,8)", "8/5 = 1.600… is less than phi"),
        ("moore 2 : 3,5,6,7", "The columns hold 3, 3 and 3 ones: all multiples of 3"),
        ("candies : 12", "12 is 1100 in binary, with 2 zeros at the end: an even number"),
        ("at-most-half : 13", "14 = 2*7, so G(13) = floor(7/2) = 3"),
        ("chomp 3x4", "The bar is whole and has more than one square"),
    ];
    for (text, wanted) in said {
        assert_eq!(here(text), wanted, "{text}");
    }
}
