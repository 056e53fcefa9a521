//! Why a bar is won or lost, where a theorem says so.

use super::{Bar, flat};
use grundy_rules::{Claim, NimValue, Numbers, Outcome, Reason};

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
        idea: "A single row or column is a Nim heap of the squares beside the poisoned one: a bite takes any number of \
               them."
            .into(),
        numbers: Numbers::Told,
        here: format!("Here are {} of them", value.0),
        aim: "leave the poisoned square alone".into(),
        answer: None,
    }
}

fn two(what: &str, [longer, shorter]: [u64; 2], outcome: Outcome) -> Reason {
    Reason {
        claim: Claim::Outcome(outcome),
        idea: format!(
            "On two {what} the player to move loses exactly if the longer one has one square more than the shorter \
             one. Each bite destroys that, and one bite brings it back."
        ),
        numbers: Numbers::Told,
        here: format!("Here they have {longer} and {shorter} squares: a difference of {}", longer - shorter),
        aim: format!("make one of the two {what} exactly one square longer"),
        answer: Some(format!("After each bite make the longer of the two {what} one square longer again.")),
    }
}

/// On a square the strategy need not be stolen: the two arms that the bite leaves are mirror images.
fn square() -> Reason {
    Reason {
        claim: Claim::Outcome(Outcome::Next),
        idea: "On a square bite the second square of the diagonal, (2,2). A row and a column of the same length are \
               left, which only the poisoned square joins."
            .into(),
        numbers: Numbers::Told,
        here: "The bar is a square".into(),
        aim: "leave a position from which every move loses".into(),
        answer: Some("Copy every bite in the other arm: the opponent has to take the poisoned square.".into()),
    }
}

fn stolen() -> Reason {
    Reason {
        claim: Claim::Outcome(Outcome::Next),
        idea: "Strategy stealing: think of the bite that eats only the last corner, opposite to the poisoned square. If \
               it wins, it is a winning move. If it loses, the opponent has a bite that wins after it; but that \
               bite eats the corner too, so it could have been made at once. Either way some bite wins. The \
               argument does not say which."
            .into(),
        numbers: Numbers::Told,
        here: "The bar is whole and has more than one square".into(),
        aim: "leave a position from which every move loses".into(),
        answer: None,
    }
}
