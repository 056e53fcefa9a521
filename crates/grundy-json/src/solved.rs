//! Who wins, and every winning move.

use grundy::solve::{Answer, Wanted, WinningMove};
use grundy::{Component, Kind, Position};
use serde::Serialize;
use serde_json::{Value, json};

/// The answer of `grundy solve`.
#[derive(Serialize)]
pub struct Solved {
    position: String,
    convention: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    only: Option<&'static str>,
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
    #[serde(skip_serializing_if = "Option::is_none")]
    r#move: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    leaves: Option<String>,
    text: String,
}

impl Solved {
    /// The answer to a question for all that can be found, or for one thing only.
    pub fn new(position: &Position, only: Option<Wanted>, answer: &Answer) -> Solved {
        Solved {
            position: position.to_string(),
            convention: answer.convention.word(),
            only: only.map(word),
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

/// What is wanted, in a word.
pub fn word(wanted: Wanted) -> &'static str {
    match wanted {
        Wanted::NimValue => "nim-value",
        Wanted::Outcome => "outcome",
    }
}

fn winning_move(position: &Position, m: &WinningMove) -> Move {
    let component = &position.components[m.component];
    let part = &component.parts[m.place];
    let text = m.text(position);
    let shown = |part: &Vec<u64>| component.ruleset.show_part(part);
    let (heap, from, to) = match component.ruleset.kind() {
        Kind::Heap(_) => {
            let to: Vec<u64> = m.to.iter().map(|heap| heap[0]).collect();
            (Some(m.place), json!(part[0]), json!(to))
        }
        Kind::Points(_) => (Some(m.place), numbers(part), m.to.iter().map(|to| numbers(to)).collect()),
        Kind::Game(_) => (Some(m.place), json!(shown(part)), m.to.iter().map(shown).collect()),
        Kind::Graph(_) => (None, json!(component.places()), json!([after(component, m)])),
    };
    let (name, leaves) = m.made.clone().map(|made| (made.name, made.leaves)).unzip();
    Move { component: m.component, heap, from, to, r#move: name, leaves, text }
}

/// One coordinate is a number, several are a list.
pub(crate) fn numbers(part: &[u64]) -> Value {
    if let [one] = part { json!(one) } else { json!(part) }
}

/// The places of a component after a move.
fn after(component: &Component, m: &WinningMove) -> String {
    let mut next = component.clone();
    next.parts.splice(m.place..=m.place, m.to.iter().cloned());
    next.places()
}
