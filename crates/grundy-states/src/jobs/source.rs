//! What a job labels: the states of a game with rules, or those of a list of moves.

use crate::{JobError, States};
use grundy::Label;

/// Visits a move: the state that it leaves, and the option.
pub type EachMove<'a> = dyn FnMut(&[u64], &[u64]) -> Result<(), JobError> + 'a;

/// A list of moves between states of a fixed number of words, which is read in pieces. All its states are labelled.
///
/// # Laws
/// The pieces together hold each move of the list, in any number of pieces. A move may stand twice.
pub trait MoveList: Sync {
    /// The list, in a form that is another one for another list.
    fn name(&self) -> String;

    /// The number of words of a state: one of [`WIDTHS`](crate::WIDTHS).
    fn width(&self) -> usize;

    /// Visits the moves of a piece, counted from 0.
    ///
    /// # Errors
    /// The list is malformed, or cannot be read; the visitor's own error.
    fn piece(&self, piece: u32, pieces: u32, each: &mut EachMove<'_>) -> Result<(), JobError>;

    /// Writes a state.
    fn show(&self, state: &[u64]) -> String;
}

/// Where the states of a job come from.
#[derive(Clone, Copy)]
pub enum Source<'a> {
    /// Rules, and a state to start from.
    Rules(&'a dyn States),
    /// A list of moves.
    List(&'a dyn MoveList),
}

impl Source<'_> {
    /// What the job is about.
    pub fn name(&self) -> String {
        match self {
            Source::Rules(states) => states.name(),
            Source::List(list) => list.name(),
        }
    }

    /// The number of words of a state.
    pub fn width(&self) -> usize {
        match self {
            Source::Rules(states) => states.width(),
            Source::List(list) => list.width(),
        }
    }

    pub(crate) fn is_labelled(&self) -> bool {
        matches!(self, Source::Rules(states) if states.is_labelled())
    }

    /// Who wins at a state without options, if the rules say so.
    pub(crate) fn label(&self, state: &[u64]) -> Result<Option<Label>, JobError> {
        match self {
            Source::Rules(states) if states.is_labelled() => states.label(state),
            _ => Ok(None),
        }
    }

    pub(crate) fn show(&self, state: &[u64]) -> String {
        match self {
            Source::Rules(states) => states.show(state),
            Source::List(list) => list.show(state),
        }
    }
}
