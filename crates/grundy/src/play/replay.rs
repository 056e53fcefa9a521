//! A game that was played, move by move: who was winning, and which moves gave the win away.

use super::judge::{Judge, by_solving};
use super::{between, is_over};
use grundy_rules::{Budget, Convention, Failure, NimValue, Outcome, Position};

/// The quality of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Grade {
    /// The mover was winning and still is.
    Kept,
    /// The mover was winning and gave the win away.
    GaveAway,
    /// The mover was losing: there was no winning move.
    Lost,
}

impl Grade {
    /// The word used in JSON: `kept`, `gave-away` or `lost`.
    pub fn word(self) -> &'static str {
        match self {
            Grade::Kept => "kept",
            Grade::GaveAway => "gave-away",
            Grade::Lost => "lost",
        }
    }
}

/// A position of a game that was played.
#[derive(Clone, Debug)]
pub struct Stage {
    /// The outcome under best play, for the player to move.
    pub outcome: Outcome,
    /// The nim-value, under normal play.
    pub nim_value: Option<NimValue>,
    /// Whether no move is left.
    pub over: bool,
    /// The move that was made from here, in words, and its grade; `None` at the last position.
    pub moved: Option<(String, Grade)>,
    /// A move that wins from here, in words, if there is one.
    pub better: Option<String>,
}

/// The reason why a game cannot be replayed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// No move leads from a position to the next one; the number of the position, counted from 0.
    #[error("no move leads from position {} to position {}", .0 + 1, .0 + 2)]
    NoMove(usize),
    /// A position has no answer.
    #[error(transparent)]
    Failure(#[from] Failure),
}

/// Replays a game: the stages of play, each with its outcome and the grade of the move that was made.
///
/// ```
/// use grundy::play::{Grade, replay};
/// use grundy::{Budget, Convention, Position};
/// let played: Vec<Position> = ["take 1..3 : 10", "take 1..3 : 8", "take 1..3 : 5", "take 1..3 : 4"]
///     .map(|text| Position::parse(text).unwrap())
///     .into();
/// let stages = replay(&played, Convention::Normal, &mut Budget::default()).unwrap();
/// let grades: Vec<_> = stages.iter().filter_map(|stage| stage.moved.as_ref().map(|m| m.1)).collect();
/// assert_eq!(grades, [Grade::Kept, Grade::Lost, Grade::Kept]);
/// assert_eq!(stages[0].moved.as_ref().unwrap().0, "10 → 8 (take 2)");
/// assert_eq!(stages[2].better.as_deref(), Some("5 → 4 (take 1)"));
/// ```
///
/// # Errors
/// [`ReplayError::NoMove`] where no move leads to the next position; otherwise the failure of a position.
///
/// # Cost
/// That of solving each position.
pub fn replay(
    played: &[Position],
    convention: Convention,
    budget: &mut Budget<'_>,
) -> Result<Vec<Stage>, ReplayError> {
    replay_by(played, &mut |position, budget| by_solving(position, convention, budget), budget)
}

/// Replays a game as [`replay`] does, with a judge of its positions.
///
/// # Errors
/// Those of [`replay`], and of the judge.
pub fn replay_by(
    played: &[Position],
    judge: &mut Judge<'_>,
    budget: &mut Budget<'_>,
) -> Result<Vec<Stage>, ReplayError> {
    let mut stages: Vec<Stage> = Vec::with_capacity(played.len());
    for (i, position) in played.iter().enumerate() {
        let judged = judge(position, budget)?;
        if let Some(before) = stages.last_mut() {
            let from = &played[i - 1];
            let made = between(from, position, budget)?.ok_or(ReplayError::NoMove(i - 1))?.in_words(from);
            let grade = match (before.outcome, judged.outcome) {
                (Outcome::Previous, _) => Grade::Lost,
                (_, Outcome::Previous) => Grade::Kept,
                (Outcome::Tie, Outcome::Tie) => Grade::Kept,
                _ => Grade::GaveAway,
            };
            before.moved = Some((made, grade));
        }
        let over = is_over(position, budget)?;
        let better = judged.moves.first().filter(|_| judged.outcome != Outcome::Previous);
        let better = better.map(|m| m.in_words(position));
        stages.push(Stage {
            outcome: judged.outcome,
            nim_value: judged.nim_value,
            over,
            moved: None,
            better,
        });
    }
    Ok(stages)
}
