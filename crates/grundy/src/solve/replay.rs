//! A game that was played, move by move: who stood to win, and which moves gave the win away.

use super::{Question, Solver};
use grundy_rules::{
    Budget, Component, ControlFlow, Convention, Failure, Halt, Kind, NimValue, Outcome, Position,
};

/// How good a move was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Grade {
    /// The mover stood to win and still does.
    Kept,
    /// The mover stood to win and gave the win away.
    GaveAway,
    /// The mover stood to lose: there was no winning move.
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
    /// Who wins from here under best play, seen from the player to move.
    pub outcome: Outcome,
    /// The nim-value, under normal play.
    pub nim_value: Option<NimValue>,
    /// Are there moves?
    pub over: bool,
    /// The move that was made from here, in words, and its grade; `None` at the last position.
    pub moved: Option<(String, Grade)>,
}

/// Why a game could not be replayed.
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
/// use grundy::solve::{Grade, replay};
/// use grundy::{Budget, Convention, Position};
/// let played: Vec<Position> = ["take 1..3 : 10", "take 1..3 : 8", "take 1..3 : 5", "take 1..3 : 4"]
///     .map(|text| Position::parse(text).unwrap())
///     .into();
/// let stages = replay(&played, Convention::Normal, &mut Budget::default()).unwrap();
/// let grades: Vec<_> = stages.iter().filter_map(|stage| stage.moved.as_ref().map(|m| m.1)).collect();
/// assert_eq!(grades, [Grade::Kept, Grade::Lost, Grade::Kept]);
/// assert_eq!(stages[0].moved.as_ref().unwrap().0, "10 → 8 (take 2)");
/// ```
///
/// # Errors
/// [`ReplayError::NoMove`] where no move leads on; else the failure of a position.
///
/// # Cost
/// That of solving each position.
pub fn replay(
    played: &[Position],
    convention: Convention,
    budget: &mut Budget<'_>,
) -> Result<Vec<Stage>, ReplayError> {
    let question = Question { convention, max_moves: 1, ..Question::default() };
    let mut stages: Vec<Stage> = Vec::with_capacity(played.len());
    for (i, position) in played.iter().enumerate() {
        let answer = Solver::new(position).solve(&question, budget)?;
        if let Some(before) = stages.last_mut() {
            let made = moved(&played[i - 1], position, budget)?.ok_or(ReplayError::NoMove(i - 1))?;
            let grade = match (before.outcome, answer.outcome) {
                (Outcome::Previous, _) => Grade::Lost,
                (_, Outcome::Previous) => Grade::Kept,
                (Outcome::Tie, Outcome::Tie) => Grade::Kept,
                _ => Grade::GaveAway,
            };
            before.moved = Some((made, grade));
        }
        let over = is_over(position, budget)?;
        stages.push(Stage { outcome: answer.outcome, nim_value: answer.nim_value, over, moved: None });
    }
    Ok(stages)
}

fn is_over(position: &Position, budget: &mut Budget<'_>) -> Result<bool, Failure> {
    let mut over = true;
    for component in &position.components {
        for part in &component.parts {
            component.ruleset.options(part, budget, &mut |_| {
                over = false;
                ControlFlow::Break(Halt::Enough)
            })?;
        }
    }
    Ok(over)
}

/// The move that leads from one position to the next, in words.
fn moved(from: &Position, to: &Position, budget: &mut Budget<'_>) -> Result<Option<String>, Failure> {
    if from.components.len() != to.components.len() {
        return Ok(None);
    }
    let pairs = from.components.iter().zip(&to.components);
    if pairs.clone().any(|(a, b)| a.ruleset.canonical() != b.ruleset.canonical()) {
        return Ok(None);
    }
    let mut changed = pairs.filter(|(a, b)| places(a) != places(b));
    let (Some((a, b)), None) = (changed.next(), changed.next()) else { return Ok(None) };
    let made = match a.ruleset.as_game().zip(a.whole) {
        Some((rules, whole)) => {
            let wanted = (b.places(), standing(b));
            let mut found = None;
            rules.game.moves(whole, whole, budget, &mut |visited, _| {
                let made = visited.made();
                // Coins and the like may be listed in any order.
                let same = || {
                    let mut left: Vec<String> =
                        visited.left().iter().map(|part| rules.game.show(*part)).collect();
                    left.sort();
                    left == wanted.1
                };
                if made.leaves != wanted.0 && !same() {
                    return ControlFlow::Continue(());
                }
                found = Some(made.to_string());
                ControlFlow::Break(Halt::Enough)
            })?;
            found
        }
        None => in_parts(a, &places(a), &places(b), budget)?,
    };
    let several = from.components.len() > 1;
    Ok(made.map(|made| if several { format!("{} : {made}", a.ruleset.text()) } else { made }))
}

/// The parts of a game in Rust as they stand, in order.
fn standing(component: &Component) -> Vec<String> {
    let mut parts: Vec<String> =
        component.parts.iter().map(|part| component.ruleset.show_part(part)).collect();
    parts.sort();
    parts
}

/// The parts of a component in order, empty heaps left out; a game in Rust by its text.
fn places(component: &Component) -> Vec<Vec<u64>> {
    match component.ruleset.kind() {
        Kind::Game(_) => vec![component.places().bytes().map(u64::from).collect()],
        kind => {
            let mut parts = component.parts.clone();
            parts.retain(|part| !matches!(kind, Kind::Heap(_)) || part[0] > 0);
            parts.sort();
            parts
        }
    }
}

/// The move in one of the parts that leads from these parts to those.
fn in_parts(
    component: &Component,
    from: &[Vec<u64>],
    to: &[Vec<u64>],
    budget: &mut Budget<'_>,
) -> Result<Option<String>, Failure> {
    let arity = component.ruleset.arity();
    for (i, part) in from.iter().enumerate().filter(|(i, part)| *i == 0 || from[i - 1] != **part) {
        let Some(left) = without(to, from.iter().enumerate().filter(|(j, _)| *j != i).map(|(_, p)| p)) else {
            continue;
        };
        let mut legal = false;
        component.ruleset.options(part, budget, &mut |option| {
            let mut option: Vec<Vec<u64>> = option.chunks(arity).map(<[u64]>::to_vec).collect();
            option.sort();
            legal = option == left;
            if legal { ControlFlow::Break(Halt::Enough) } else { ControlFlow::Continue(()) }
        })?;
        if legal {
            let one = Component::new(component.ruleset.clone(), vec![part.clone()]);
            return Ok(Some(one.describe(0, &left)));
        }
    }
    Ok(None)
}

/// Some parts without others, if these are among them: what a move left of the one that is missing.
fn without<'a>(all: &[Vec<u64>], others: impl Iterator<Item = &'a Vec<u64>>) -> Option<Vec<Vec<u64>>> {
    let mut left = all.to_vec();
    for other in others {
        left.remove(left.iter().position(|part| part == other)?);
    }
    Some(left)
}
