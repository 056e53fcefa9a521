//! What is known of a position, wherever it comes from.

use super::Move;
use crate::solve::{Question, Solver};
use grundy_rules::{Budget, Convention, Failure, NimValue, Outcome, Position};

/// What is known of a position.
#[derive(Clone, Debug)]
pub struct Judged {
    /// The outcome under best play, for the player to move.
    pub outcome: Outcome,
    /// The nim-value, under normal play.
    pub nim_value: Option<NimValue>,
    /// Some moves that keep the outcome, the best one first. Where every move loses, they may be missing.
    pub moves: Vec<Move>,
}

/// Judges positions: by solving them, or by a table of all positions.
pub type Judge<'a> = dyn FnMut(&Position, &mut Budget<'_>) -> Result<Judged, Failure> + 'a;

/// Judges by solving.
pub(super) fn by_solving(
    position: &Position,
    convention: Convention,
    budget: &mut Budget<'_>,
) -> Result<Judged, Failure> {
    let question = Question { convention, max_moves: 1, ..Question::default() };
    let answer = Solver::new(position.clone()).solve(&question, budget)?;
    let moves = answer.moves.iter().map(|m| Move::winning(position, m)).collect::<Result<_, _>>()?;
    Ok(Judged { outcome: answer.outcome, nim_value: answer.nim_value, moves })
}
