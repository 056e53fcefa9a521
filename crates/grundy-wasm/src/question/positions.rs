//! Positions: what stands there, who wins, and why.

use super::{Work, convention, position as read, rules};
use grundy::explain::{ExplainQuestion, explain as explain_position};
use grundy::play::Move;
use grundy::solve::{Question, Solver};
use grundy::{Component, Kind};
use serde_json::{Value, json};

/// How many winning moves are listed at most.
const MOST_MOVES: usize = 200;
/// How many moves of each kind are explained: all of a usual board.
const MOST_EXPLAINED: usize = 60;

pub fn position(text: &str) -> Result<Work, Value> {
    let position = read(text)?;
    Ok(Work::known(json!({
        "position": position.to_string(),
        "components": position.components.iter().map(component).collect::<Vec<_>>(),
        "board": grundy_draw::has_board(&position),
        "labelled": position.components.iter().any(|component| component.ruleset.is_labelled()),
    })))
}

fn component(component: &Component) -> Value {
    let heaps: Option<Vec<u64>> = match component.ruleset.kind() {
        Kind::Heap(_) => Some(component.parts.iter().map(|part| part[0]).collect()),
        _ => None,
    };
    json!({
        "rule": component.ruleset.text(),
        "kind": rules::kind(&component.ruleset),
        "text": component.places(),
        "heaps": heaps,
    })
}

pub fn solve(text: &str, misere: bool) -> Result<Work, Value> {
    let question = Question { convention: convention(misere), max_moves: MOST_MOVES, ..Question::default() };
    let mut solver = Solver::new(read(text)?);
    Ok(Work::resumed(move |budget| {
        let answer = solver.solve(&question, budget)?;
        let position = solver.position();
        let mut object = serde_json::to_value(grundy_json::Solved::new(position, None, &answer))
            .unwrap_or_else(|wrong| crate::tasks::error(&wrong.to_string()));
        for (told, m) in object["winning_moves"].as_array_mut().into_iter().flatten().zip(&answer.moves) {
            told["after"] = json!(Move::winning(position, m)?.after.to_string());
        }
        Ok(object)
    }))
}

pub fn explain(text: &str, misere: bool) -> Result<Work, Value> {
    let position = read(text)?;
    let question = ExplainQuestion { convention: convention(misere), max_moves: MOST_EXPLAINED };
    Ok(Work::anew(move |budget| {
        let explained = explain_position(&position, &question, budget)?;
        Ok(grundy_json::explained(&position, &explained))
    }))
}
