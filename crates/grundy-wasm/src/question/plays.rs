//! Playing: legal moves, replies, hints, grades.

use super::{Strength, Work, convention, played, position};
use grundy::Failure;
use grundy::play::{self, Move};
use grundy::play::{ReplayError, replay};
use serde_json::{Value, json};

/// How many moves are listed where nothing is said.
const MOST_MOVES: usize = 200;

pub fn moves(text: &str, most: Option<usize>) -> Result<Work, Value> {
    let position = position(text)?;
    let most = most.unwrap_or(MOST_MOVES);
    Ok(Work::anew(move |budget| {
        let found = play::moves(&position, most, budget)?;
        Ok(json!({
            "position": position.to_string(),
            "moves": found.moves.iter().map(told).collect::<Vec<_>>(),
            "complete": found.complete,
        }))
    }))
}

/// A move, and the position after it.
pub fn told(m: &Move) -> Value {
    json!({ "text": m.text, "component": m.component, "after": m.after.to_string() })
}

pub fn reply(text: &str, misere: bool, strength: Strength, seed: u64) -> Result<Work, Value> {
    let (position, convention) = (position(text)?, convention(misere));
    Ok(Work::anew(move |budget| {
        let made = play::reply(&position, convention, strength.into(), seed, budget)?;
        let made = made.ok_or_else(|| Failure::Refused("no move is left".into()))?;
        Ok(told(&made))
    }))
}

pub fn hint(text: &str, misere: bool) -> Result<Work, Value> {
    let (position, convention) = (position(text)?, convention(misere));
    Ok(Work::anew(move |budget| {
        let hint = play::hint(&position, convention, budget)?;
        let moved = hint.moved.as_ref().map(told);
        Ok(json!({ "principle": hint.principle, "move": moved }))
    }))
}

pub fn grade(texts: &[String], misere: bool) -> Result<Work, Value> {
    let (played, convention) = (played(texts)?, convention(misere));
    Ok(Work::anew(move |budget| match replay(&played, convention, budget) {
        Ok(stages) => Ok(grundy_json::replayed(&played, &stages, convention)),
        Err(ReplayError::Failure(failure)) => Err(failure),
        Err(no_move) => Err(Failure::Refused(no_move.to_string())),
    }))
}
