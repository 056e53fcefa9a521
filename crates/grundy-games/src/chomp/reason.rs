//! Why a bar is won or lost, where a theorem says so.

use super::{Bar, flat};
use grundy_rules::{Claim, NimValue, Numbers, Outcome, Reason};
use grundy_words::say;

/// The theorem of this bar in its numbers: one row, two rows, a square, a rectangle or a box.
pub(super) fn of(bar: &Bar) -> Option<Reason> {
    match bar {
        Bar::Rows(rows) => flat(rows),
        Bar::Solid(solid) => match solid.representative() {
            Bar::Rows(rows) => flat(&rows),
            Bar::Solid(solid) => solid.is_box().then(stolen),
        },
    }
}

fn flat(rows: &[u64]) -> Option<Reason> {
    if let Some(value) = flat::known(rows) {
        return Some(line(value));
    }
    let outcome = flat::known_outcome(rows)?;
    Some(match (rows.len() as u64, rows.first(), rows.last()) {
        (n, Some(&width), Some(&last)) if n == width && last == width => square(),
        (2, Some(&longer), Some(&shorter)) => two("rows", [longer, shorter], outcome),
        (_, Some(2), _) => {
            let shorter = rows.iter().filter(|length| **length == 2).count() as u64;
            two("columns", [rows.len() as u64, shorter], outcome)
        }
        _ => stolen(),
    })
}

fn line(value: NimValue) -> Reason {
    Reason {
        claim: Claim::Value(value),
        idea: say!("reason-chomp-line"),
        numbers: Numbers::Told,
        here: say!("reason-chomp-line-here", count = value.0),
        aim: say!("aim-chomp-line"),
        answer: None,
    }
}

fn two(lines: &str, [longer, shorter]: [u64; 2], outcome: Outcome) -> Reason {
    Reason {
        claim: Claim::Outcome(outcome),
        idea: say!("reason-chomp-two", lines = lines),
        numbers: Numbers::Told,
        here: say!(
            "reason-chomp-two-here",
            longer = longer,
            shorter = shorter,
            difference = longer - shorter
        ),
        aim: say!("aim-chomp-two", lines = lines),
        answer: Some(say!("answer-chomp-two", lines = lines)),
    }
}

/// On a square the strategy need not be stolen: the two arms that the bite leaves are mirror images.
fn square() -> Reason {
    Reason {
        claim: Claim::Outcome(Outcome::Next),
        idea: say!("reason-chomp-square"),
        numbers: Numbers::Told,
        here: say!("reason-chomp-square-here"),
        aim: say!("aim-leave-lost"),
        answer: Some(say!("answer-chomp-square")),
    }
}

fn stolen() -> Reason {
    Reason {
        claim: Claim::Outcome(Outcome::Next),
        idea: say!("reason-chomp-stolen"),
        numbers: Numbers::Told,
        here: say!("reason-chomp-stolen-here"),
        aim: say!("aim-leave-lost"),
        answer: None,
    }
}
