//! Nim-sequences: the nim-values of heaps 0, 1, 2, …
//!
//! Every engine is an [`Evaluator`]: given the values of all smaller heaps it finds the next one.

mod code;
mod definition;
mod mark;
mod take;
#[cfg(test)]
mod tests;
mod turning;
mod xorset;

pub use code::CodeEvaluator;
pub use definition::Definition;
pub use mark::Marks;
pub use take::TakeEvaluator;
pub use turning::TurningEvaluator;

use grundy_rules::{Budget, Failure};

/// Finds the nim-value of one heap after the other.
pub trait Evaluator: Send {
    /// The nim-value of heap `known.len()`, where `known[i]` is the nim-value of heap `i`. Called
    /// for heaps 0, 1, 2, … in turn, so that an engine may keep state between the calls.
    ///
    /// # Errors
    /// The rule's own failure at this heap, or the end of the budget; after a [`Failure::Stopped`]
    /// the same heap may be asked again.
    fn value(&mut self, known: &[u32], budget: &mut Budget<'_>) -> Result<u32, Failure>;

    /// The engine's name, for `--verbose`.
    fn name(&self) -> &'static str;
}
