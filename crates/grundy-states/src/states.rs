//! A game as states.

use crate::JobError;
use grundy::{Budget, Flow, Label};

/// The largest number of words of a state.
pub(crate) const MAX_WIDTH: usize = 16;

/// The widths of states, in words.
pub const WIDTHS: [usize; 4] = [1, 2, 4, MAX_WIDTH];

/// A game as states of a fixed number of words, explored from one of them.
///
/// # Laws
/// Equal positions are equal states. `options` visits what each move leaves; a state may be visited twice.
pub trait States: Sync {
    /// The rules and the start, in a form that is the same in every run.
    fn name(&self) -> String;

    /// The number of words of a state: one of [`WIDTHS`].
    fn width(&self) -> usize;

    /// The state to start from.
    ///
    /// # Errors
    /// [`JobError::Wide`] if it does not fit the width; the game has no such table.
    fn start(&self) -> Result<Vec<u64>, JobError>;

    /// Visits the options of a state, until the visitor halts.
    ///
    /// # Errors
    /// The rule's own failure, the end of the budget, or an option that does not fit the width.
    fn options(
        &self,
        state: &[u64],
        budget: &mut Budget<'_>,
        each: &mut dyn FnMut(&[u64]) -> Flow,
    ) -> Result<(), JobError>;

    /// Whether the rules say who wins at the end; else the last move decides.
    fn is_labelled(&self) -> bool {
        false
    }

    /// Who wins at a state without options, in a labelled game.
    ///
    /// # Errors
    /// The rule's own failure.
    fn label(&self, _state: &[u64]) -> Result<Option<Label>, JobError> {
        Ok(None)
    }

    /// Writes a state.
    fn show(&self, state: &[u64]) -> String;
}
