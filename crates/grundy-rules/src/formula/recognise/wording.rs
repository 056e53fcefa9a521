//! Codes and reasons, as text.

use super::Digit;
use crate::take::TakeSet;
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// The text of a code; `None` if the notation cannot write a digit.
pub(super) fn code(digits: &BTreeMap<i128, Digit>, tail: &Digit) -> Option<String> {
    let mut text = String::new();
    if let Some(digit) = digits.get(&-1) {
        text += &token(digit)?;
    }
    text += &token(digits.get(&0).unwrap_or(&Digit::default()))?;
    text.push('.');
    let mut after = 0;
    for (_, digit) in digits.range(1..) {
        text += &token(digit)?;
        after += 1;
    }
    if *tail != Digit::default() {
        let _ = write!(text, "[{}]", token(tail)?);
    } else if after == 0 {
        text.push('0');
    }
    Some(text)
}

fn token(digit: &Digit) -> Option<String> {
    let mut suffixes = Vec::new();
    for (heaps, &bits) in digit.iter().enumerate() {
        suffixes.push(match (heaps, bits) {
            (_, 0) => None,
            (0 | 1, _) | (_, 3) => Some(""),
            (_, 1) => Some("!"),
            (2, _) => Some("="),
            _ => return None,
        });
    }
    let value: usize = (0..digit.len()).filter(|&h| digit[h] != 0).map(|h| 1 << h).sum();
    let mut of_many = suffixes[2..].iter().flatten();
    let first = *of_many.next().unwrap_or(&"");
    if of_many.all(|s| *s == first) {
        // Up to one heap is both pairwise different and all equal.
        return Some(format!("{value:X}{first}"));
    }
    let counts = suffixes.iter().enumerate().filter_map(|(h, s)| s.map(|s| format!("{h}{s}")));
    Some(format!("{{{}}}", counts.collect::<Vec<_>>().join(",")))
}

/// How many ranges or digits are spelled out before "and so on".
const MAX_SPELLED: usize = 6;

/// The reason why a rule is a subtraction game.
pub(super) fn of_set(set: &TakeSet) -> String {
    match set {
        set if set.is_empty() => "there is no move".into(),
        set if *set == TakeSet::any() => {
            "every move takes any number of coins and leaves the rest as one heap".into()
        }
        _ => {
            let words: Vec<String> = set
                .ranges_up_to(u64::MAX)
                .flat_map(|(lo, hi)| match hi {
                    u64::MAX if !set.is_finite() => vec![format!("at least {lo}")],
                    _ if hi - lo < 2 => (lo..=hi).map(|coins| coins.to_string()).collect(),
                    _ => vec![format!("{lo} to {hi}")],
                })
                .collect();
            let coins = if set.max() == Some(1) { "coin" } else { "coins" };
            format!("every move takes {} {coins} and leaves the rest as one heap", list(&words))
        }
    }
}

/// The reason why a rule is a code.
pub(super) fn of_digits(digits: &BTreeMap<i128, Digit>, tail: &Digit) -> String {
    // Runs of equal digits: first and last number, the last open for the tail.
    let mut runs: Vec<(i128, Option<i128>, &Digit)> = Vec::new();
    for (&taken, digit) in digits {
        match runs.last_mut() {
            Some((_, last, same)) if *same == digit && *last == Some(taken - 1) && taken > 1 => {
                *last = Some(taken)
            }
            _ => runs.push((taken, Some(taken), digit)),
        }
    }
    let next = digits.keys().last().map_or(1, |last| (last + 1).max(1));
    runs.push((next, None, tail));
    runs.retain(|run| *run.2 != Digit::default());
    let mut clauses: Vec<String> = runs
        .iter()
        .take(MAX_SPELLED)
        .map(|&(lo, hi, digit)| {
            let act = match (lo, hi) {
                (-1, _) => "adding a coin".into(),
                (0, _) => "taking nothing".into(),
                (1, Some(1)) => "taking 1 coin".into(),
                (_, Some(hi)) if lo == hi => format!("taking {lo} coins"),
                (_, Some(hi)) if lo + 1 == hi => format!("taking {lo} or {hi} coins"),
                (_, Some(hi)) => format!("taking {lo} to {hi} coins"),
                (1, None) => "taking any number of coins".into(),
                (_, None) => format!("taking at least {lo} coins"),
            };
            format!("{act} may leave {}", left(digit))
        })
        .collect();
    if runs.len() > MAX_SPELLED {
        clauses.push("and so on".into());
    }
    clauses.join("; ")
}

fn left(digit: &Digit) -> String {
    let mut words = Vec::new();
    for (heaps, bits) in digit.iter().enumerate().filter(|(_, bits)| **bits != 0) {
        let number = ["nothing", "one heap", "two", "three"][heaps];
        words.push(match (heaps, bits) {
            (0 | 1, _) => number.to_string(),
            (_, 1) => format!("{number} different heaps"),
            (_, 2) => format!("{number} equal heaps"),
            _ => format!("{number} heaps"),
        });
    }
    list(&words)
}

fn list(words: &[String]) -> String {
    match words {
        [] => String::new(),
        [one] => one.clone(),
        _ if words.len() > 2 * MAX_SPELLED => format!("{}, …", words[..2 * MAX_SPELLED].join(", ")),
        [head @ .., last] => format!("{} or {last}", head.join(", ")),
    }
}
