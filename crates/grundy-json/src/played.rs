//! A game that was played.

use grundy::play::Stage;
use grundy::{Convention, Outcome, Position};
use serde_json::{Value, json};

/// The player who wins, 1 or 2, if the game is over.
pub fn winner(stages: &[Stage]) -> Option<usize> {
    let last = stages.last().filter(|stage| stage.over)?;
    let mover = (stages.len() - 1) % 2 + 1;
    Some(if last.outcome == Outcome::Next { mover } else { 3 - mover })
}

/// A game as `{"convention","stages","winner"}`; each stage is
/// `{"position","player","outcome","nim_value","move","grade"}`.
pub fn replayed(played: &[Position], stages: &[Stage], convention: Convention) -> Value {
    let stage = |(i, (position, stage)): (usize, (&Position, &Stage))| {
        json!({
            "position": position.to_string(),
            "player": i % 2 + 1,
            "outcome": stage.outcome.to_string(),
            "nim_value": stage.nim_value.map(|v| v.0),
            "move": stage.moved.as_ref().map(|m| &m.0),
            "grade": stage.moved.as_ref().map(|m| m.1.word()),
        })
    };
    json!({
        "convention": convention.word(),
        "stages": played.iter().zip(stages).enumerate().map(stage).collect::<Vec<_>>(),
        "winner": winner(stages),
    })
}
