//! Nim-values of pure taking games.

mod classes;
mod window_repeat;
mod windows;

use super::Evaluator;
pub(crate) use classes::{BLOCK, Classes};
use grundy_rules::take::TakeSet;
use grundy_rules::{Budget, Failure};
pub use window_repeat::{WindowRepeat, preperiod};
use windows::Windows;

/// Nim-values of a rule `take S`, for finite sets and for all but finitely many numbers.
///
/// A rough cost estimate chooses between two engines. *Classes* fill blocks of 64 heaps value by value, with
/// the set as bits: for finite sets. *Sliding windows* keep the values of the options under a range `a..b`, a
/// window of heaps that one heap enters and one leaves at each step: for long ranges and infinite sets, and
/// where there are too many values for classes.
///
/// ```
/// use grundy::sequence::{Evaluator, TakeEvaluator};
/// use grundy::{Budget, take::TakeSet};
/// let mut engine = TakeEvaluator::new(&TakeSet::from_ranges([1..=1, 3..=4])?);
/// let mut values = Vec::new();
/// for _ in 0..10 {
///     let value = engine.value(&values, &mut Budget::default())?;
///     values.push(value);
/// }
/// assert_eq!(values, [0, 1, 0, 1, 2, 3, 2, 0, 1, 0]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Cost
/// Classes, per heap: a few steps, a word for every 64 numbers up to the end of the dense part of the set,
/// and V/64 words for each further number, where V values occur; memory V/8 bytes for each of the last max S
/// heaps. Windows: a step or two per range and heap, whatever the lengths of the ranges; memory for one
/// counter per value.
pub struct TakeEvaluator {
    classes: Option<Classes>,
    windows: Windows,
}

/// The engine for finite sets, where it is the cheaper one.
pub(crate) fn classes(set: &TakeSet) -> Option<Classes> {
    let (classes, words) = Classes::new(set)?;
    (words <= Windows::new(set).cost()).then_some(classes)
}

impl TakeEvaluator {
    /// An engine for this set.
    pub fn new(set: &TakeSet) -> TakeEvaluator {
        TakeEvaluator { classes: classes(set), windows: Windows::new(set) }
    }

    #[cfg(test)]
    pub(super) fn by_windows(set: &TakeSet) -> TakeEvaluator {
        TakeEvaluator { classes: None, windows: Windows::new(set) }
    }

    #[cfg(test)]
    pub(super) fn by_classes(set: &TakeSet) -> Option<TakeEvaluator> {
        Some(TakeEvaluator { classes: Some(Classes::new(set)?.0), windows: Windows::new(set) })
    }
}

impl Evaluator for TakeEvaluator {
    fn value(&mut self, known: &[u32], budget: &mut Budget<'_>) -> Result<u32, Failure> {
        if let Some(classes) = &mut self.classes {
            if let Some(value) = classes.value(known.len(), budget)? {
                return Ok(value);
            }
            budget.release(classes.held());
            self.classes = None;
        }
        self.windows.value(known, budget)
    }

    fn name(&self) -> &'static str {
        if self.classes.is_some() { "take: classes of equal values" } else { "take: sliding windows" }
    }
}
