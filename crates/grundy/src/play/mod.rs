//! Playing a game: legal moves, the reply of an opponent, a hint, and the record.
//!
//! ```
//! use grundy::play::{Strength, hint, moves, reply};
//! use grundy::{Budget, Convention, Position};
//! let budget = &mut Budget::default();
//! let position = Position::parse("nim : 3, 4, 5")?;
//! assert_eq!(moves(&position, 100, budget)?.moves.len(), 12);
//! let told = hint(&position, Convention::Normal, budget)?;
//! assert_eq!(told.principle, "make the nim-sum 0: heap 3 to 1");
//! let after = told.moved.unwrap().after;
//! assert_eq!(after.to_string(), "nim : 1, 4, 5");
//! // The opponent is losing now, and makes play last.
//! let answer = reply(&after, Convention::Normal, Strength::Perfect, 1, budget)?.unwrap();
//! assert_eq!(answer.component, 0);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod between;
mod dice;
mod hint;
mod judge;
pub(crate) mod listed;
mod principle;
mod record;
mod replay;
mod reply;
mod steps;

pub use between::between;
pub use dice::Dice;
pub use hint::{Hint, hint};
pub use judge::{Judge, Judged};
pub(crate) use principle::{counted, parity, this_position, told_apart};
pub use record::{Graded, Record};
pub use replay::{Grade, ReplayError, Stage, replay, replay_by};
pub use reply::{MISTAKES, Strength, reply, reply_by};

use crate::solve::WinningMove;
use grundy_rules::{Budget, Component, ControlFlow, Failure, Halt, Heap, Made, Position};
use listed::To;

/// A legal move of a whole position.
#[derive(Clone, Debug)]
pub struct Move {
    /// The component of the move, counted from 0.
    pub component: usize,
    /// The move in words, as [`WinningMove::text`] writes it: `5 → 3 (take 2)`.
    pub text: String,
    /// The position after it. A heap that only loses coins keeps its place: it becomes 0.
    pub after: Position,
}

impl Move {
    /// The move that leaves `to` at a place of a component.
    pub(crate) fn new(
        from: &Position,
        (component, place): (usize, usize),
        to: &To,
        made: Option<&Made>,
    ) -> Result<Move, Failure> {
        let here = &from.components[component];
        let text = match made {
            Some(made) => made.to_string(),
            None => here.describe(place, to),
        };
        let next = match made.filter(|_| here.whole.is_some()) {
            Some(made) => Component::of_game(&here.ruleset, &made.leaves)
                .map_err(|error| Failure::Refused(format!("the position after {made}: {error}")))?,
            None => Component::new(here.ruleset.clone(), parts_after(here, place, to)),
        };
        let mut components = from.components.clone();
        components[component] = next;
        Ok(Move { component, text, after: Position { components } })
    }

    /// A winning move, with the position after it.
    ///
    /// # Errors
    /// None for moves that [`Solver`](crate::solve::Solver) found in this position.
    pub fn winning(from: &Position, m: &WinningMove) -> Result<Move, Failure> {
        Move::new(from, (m.component, m.place), &m.to, m.made.as_ref())
    }

    /// The move in words, with the rule before it where the position has several components.
    ///
    /// ```
    /// use grundy::{Budget, Position, play::moves};
    /// let position = Position::parse("nim : 1 + kayles : 2").unwrap();
    /// let found = moves(&position, 100, &mut Budget::default()).unwrap();
    /// assert_eq!(found.moves[0].in_words(&position), "nim : 1 → 0 (take all)");
    /// ```
    pub fn in_words(&self, from: &Position) -> String {
        match from.components.len() {
            1 => self.text.clone(),
            _ => format!("{} : {}", from.components[self.component].ruleset.text(), self.text),
        }
    }
}

/// The parts of a component after a move in one of them. Two heads at one place of a row of coins cancel.
fn parts_after(component: &Component, place: usize, to: &To) -> Vec<Vec<u64>> {
    let mut parts = component.parts.clone();
    match component.ruleset.heap() {
        Some(Heap::Take(_)) => parts[place] = to.first().cloned().unwrap_or_else(|| vec![0]),
        Some(Heap::Turning(_)) => {
            parts.remove(place);
            for coin in to {
                match parts.iter().position(|other| other == coin) {
                    Some(head) => drop(parts.remove(head)),
                    None => parts.push(coin.clone()),
                }
            }
        }
        _ => drop(parts.splice(place..=place, to.iter().cloned())),
    }
    parts
}

/// The legal moves of a position.
#[derive(Clone, Debug, Default)]
pub struct Moves {
    /// The first of them, by component, by place, and in the order of the rule.
    pub moves: Vec<Move>,
    /// Whether these are all.
    pub complete: bool,
}

/// The legal moves of a whole position, at most `most`. Equal heaps have equal moves, one for each heap.
///
/// Each move holds the position that it leaves. The list takes at most a quarter of the memory that the budget has
/// left, and is incomplete where that ends it; it has one move at least.
///
/// ```
/// use grundy::{Budget, games, play::moves};
/// let position = games::position("take {1,3} : 5, 1 + cram : 1x3")?;
/// let found = moves(&position, 100, &mut Budget::default())?;
/// let texts: Vec<&str> = found.moves.iter().map(|m| m.text.as_str()).collect();
/// assert_eq!(texts[..3], ["5 → 4 (take 1)", "5 → 2 (take 3)", "1 → 0 (take all)"]);
/// assert_eq!(texts[3..], ["(1,1)-(1,2) → ##.", "(1,2)-(1,3) → .##"]);
/// assert_eq!(found.moves[1].after.to_string(), "take {1,3} : 2, 1 + cram : 1x3");
/// assert!(found.complete);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// The rule's own failure, or a spent budget.
///
/// # Laws
/// The text of each position after a move reads back as that position.
pub fn moves(position: &Position, most: usize, budget: &mut Budget<'_>) -> Result<Moves, Failure> {
    let mut found = Moves { moves: Vec::new(), complete: true };
    // Each move holds the position that it leaves, so a list from a large position is short.
    let parts: usize = position.components.iter().map(|component| component.parts.len()).sum();
    let room = budget.bytes_left() / LIST_SHARE / (PART_BYTES * parts as u64).max(1);
    let most = most.min(usize::try_from(room).unwrap_or(usize::MAX).max(1));
    for (c, component) in position.components.iter().enumerate() {
        let places = 0..if component.whole.is_some() { 1 } else { component.parts.len() };
        for place in places {
            let room = most - found.moves.len();
            let (listed, complete) = of_place(component, place, room, budget)?;
            for (to, made) in &listed {
                budget.spend(parts as u64)?;
                found.moves.push(Move::new(position, (c, place), to, made.as_ref())?);
            }
            found.complete &= complete;
        }
    }
    Ok(found)
}

/// The bytes of a part in the position that a move leaves.
const PART_BYTES: u64 = 48;
/// A list of moves takes at most one part in this many of the memory that is left.
const LIST_SHARE: u64 = 4;

/// The first moves of a place; in a game written in Rust, those of its whole board.
fn of_place(
    component: &Component,
    place: usize,
    most: usize,
    budget: &mut Budget<'_>,
) -> Result<(Vec<listed::Played>, bool), Failure> {
    match component.whole {
        Some(whole) => listed::moves(&component.ruleset, &[whole], Some(whole), most, budget),
        None => listed::moves(&component.ruleset, &component.parts[place], None, most, budget),
    }
}

/// Whether no move is left.
///
/// ```
/// use grundy::{Budget, Position, play::is_over};
/// let position = Position::parse("take {2,3} : 1 + nim : 0").unwrap();
/// assert!(is_over(&position, &mut Budget::default()).unwrap());
/// ```
///
/// # Errors
/// The rule's own failure, or a spent budget.
pub fn is_over(position: &Position, budget: &mut Budget<'_>) -> Result<bool, Failure> {
    Ok(live(position, 1, budget)?.is_empty())
}

/// The component and the place of at most `most` parts that have a move.
fn live(position: &Position, most: usize, budget: &mut Budget<'_>) -> Result<Vec<(usize, usize)>, Failure> {
    let mut live = Vec::new();
    for (c, component) in position.components.iter().enumerate() {
        for (place, part) in component.parts.iter().enumerate() {
            let mut moves = false;
            component.ruleset.options(part, budget, &mut |_| {
                moves = true;
                ControlFlow::Break(Halt::Enough)
            })?;
            if moves {
                live.push((c, place));
                if live.len() >= most {
                    return Ok(live);
                }
            }
        }
    }
    Ok(live)
}
