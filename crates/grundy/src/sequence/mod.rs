//! Nim-sequences: the nim-values of heaps 0, 1, 2, …
//!
//! Every engine is an [`Evaluator`]: given the values of all smaller heaps it finds the next one.

mod formula;
mod gather;
mod mark;
mod values;

pub use formula::FormulaEvaluator;
pub(crate) use gather::{Bound, Buffers, Gather};
pub use mark::Marks;
pub use values::{Sequence, Value, period_of, reach};

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

struct ByOptions(grundy_rules::Heap, Marks);
impl Evaluator for ByOptions {
    fn value(&mut self, known: &[u32], budget: &mut Budget<'_>) -> Result<u32, Failure> {
        use grundy_rules::HeapRules;
        self.1.clear();
        let marks = &mut self.1;
        grundy_rules::finish(self.0.options(known.len() as u64, &mut |o| {
            marks.insert(o.iter().fold(0, |s, &h| s ^ known[h as usize]));
            std::ops::ControlFlow::Continue(())
        }))?;
        budget.spend(1)?;
        Ok(marks.mex())
    }
    fn name(&self) -> &'static str { "definition" }
}
/// The engine for a heap rule.
pub fn evaluator(heap: &grundy_rules::Heap) -> Box<dyn Evaluator> {
    match heap {
        grundy_rules::Heap::Formula(f) => Box::new(FormulaEvaluator::new(f).expect("one heap")),
        other => Box::new(ByOptions(other.clone(), Marks::default())),
    }
}
