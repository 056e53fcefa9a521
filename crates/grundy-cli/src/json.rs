//! The JSON contract: the shapes that the book documents and the schemas check.

use grundy::law::{Found, Law};
use grundy::solve::{Answer, WinningMove};
use grundy::{Component, Kind, Position};
use serde::Serialize;
use serde_json::{Value, json};

/// The answer of `grundy solve`.
#[derive(Serialize)]
pub struct Solved {
    position: String,
    convention: &'static str,
    outcome: String,
    nim_value: Option<u64>,
    remoteness: Option<u64>,
    known_by: &'static str,
    references: Vec<String>,
    winning_moves: Vec<Move>,
    winning_moves_total: Option<u64>,
    winning_moves_complete: bool,
}

#[derive(Serialize)]
struct Move {
    component: usize,
    heap: Option<usize>,
    from: Value,
    to: Value,
    text: String,
}

impl Solved {
    pub fn new(position: &Position, answer: &Answer) -> Solved {
        Solved {
            position: position.to_string(),
            convention: answer.convention.word(),
            outcome: answer.outcome.to_string(),
            nim_value: answer.nim_value.map(|v| v.0),
            remoteness: answer.remoteness,
            known_by: answer.known_by.word(),
            references: answer.references.clone(),
            winning_moves: answer.moves.iter().map(|m| winning_move(position, m)).collect(),
            winning_moves_total: answer.total.and_then(|total| u64::try_from(total).ok()),
            winning_moves_complete: answer.complete(),
        }
    }
}

fn winning_move(position: &Position, m: &WinningMove) -> Move {
    let component = &position.components[m.component];
    let part = &component.parts[m.place];
    let text = component.describe(m.place, &m.to);
    let (heap, from, to) = match component.ruleset.kind() {
        Kind::Heap(_) => {
            let to: Vec<u64> = m.to.iter().map(|heap| heap[0]).collect();
            (Some(m.place), json!(part[0]), json!(to))
        }
        Kind::Points(_) => (Some(m.place), numbers(part), m.to.iter().map(|to| numbers(to)).collect()),
        Kind::Graph(_) => (None, json!(component.places()), json!([after(component, m)])),
    };
    Move { component: m.component, heap, from, to, text }
}

/// One coordinate is a number, several are a list.
fn numbers(part: &[u64]) -> Value {
    if let [one] = part { json!(one) } else { json!(part) }
}

/// The places of a component after a move.
fn after(component: &Component, m: &WinningMove) -> String {
    let mut next = component.clone();
    next.parts.splice(m.place..=m.place, m.to.iter().cloned());
    next.places()
}

/// A law as `{"kind","preperiod","period","saltus",…}`.
pub fn law(found: &Found) -> Value {
    match (&found.law, found.law.period()) {
        (law, Some(period)) => {
            let mut object = json!({
                "kind": period.kind(),
                "preperiod": period.preperiod,
                "period": period.period,
                "saltus": period.saltus,
            });
            if let Law::Range(range) = law {
                object["formula"] = json!(formula(range));
            }
            object
        }
        (Law::Range(range), None) => json!({
            "kind": "formula", "preperiod": null, "period": null, "saltus": null, "formula": formula(range),
        }),
        (law, None) => json!({ "kind": law.kind(), "preperiod": null, "period": null, "saltus": null }),
    }
}

/// The formula of `take L..R` in the rule language.
pub fn formula(range: &grundy::law::TakeRange) -> String {
    let (least, most) = (range.least(), range.most());
    match u128::from(least) + u128::from(most) {
        _ if most == u64::MAX => format!("floor(n / {least})"),
        q => format!("floor((n mod {q}) / {least})"),
    }
}
