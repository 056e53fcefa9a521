//! The engines of nim-sequences: each finds the nim-values of heaps 0, 1, 2, … for one kind of rule, and
//! knows no law.
//!
//! Every engine is an [`Evaluator`]: it finds the value of a heap from the values of all smaller heaps.

mod code;
mod definition;
mod formula;
mod gather;
mod members;
mod take;
#[cfg(test)]
mod tests;
mod turning;
mod xorset;

pub use code::CodeEvaluator;
pub use definition::Definition;
pub use formula::FormulaEvaluator;
pub(crate) use gather::{Bound, Buffers, Gather};
pub use members::MembersEvaluator;
pub(crate) use take::{BLOCK, Classes, classes};
pub use take::{TakeEvaluator, WindowRepeat, preperiod};
pub use turning::TurningEvaluator;

use grundy_rules::{Budget, Failure, Heap, Marks};
use grundy_sparse::RareList;

/// Finds the nim-value of one heap after the other.
pub trait Evaluator: Send {
    /// The nim-value of heap `known.len()`, where `known[i]` is the nim-value of heap `i`. It is called for
    /// heaps 0, 1, 2, … in order, so an engine may keep state between calls.
    ///
    /// # Errors
    /// The rule's own failure at this heap, or a spent budget; after [`Failure::Stopped`] the call may be
    /// repeated for the same heap.
    fn value(&mut self, known: &[u32], budget: &mut Budget<'_>) -> Result<u32, Failure>;

    /// The engine's name, for `--verbose`.
    fn name(&self) -> &'static str;
}

impl Evaluator for RareList {
    fn value(&mut self, known: &[u32], budget: &mut Budget<'_>) -> Result<u32, Failure> {
        RareList::value(self, known, budget)
    }

    fn name(&self) -> &'static str {
        RareList::name(self)
    }
}

/// The engine for a heap rule. All engines agree with [`Definition`].
pub fn evaluator(heap: &Heap) -> Box<dyn Evaluator> {
    match heap {
        Heap::Take(set) => Box::new(TakeEvaluator::new(set)),
        Heap::Code(code) => match RareList::new(code) {
            Some(engine) => Box::new(engine),
            None => Box::new(CodeEvaluator::new(code)),
        },
        Heap::Turning(turning) => Box::new(TurningEvaluator::new(turning)),
        Heap::Formula(formula) => match MembersEvaluator::new(formula) {
            Some(engine) => Box::new(engine),
            None => Box::new(FormulaEvaluator::new(formula).expect("a heap formula has one coordinate")),
        },
    }
}
