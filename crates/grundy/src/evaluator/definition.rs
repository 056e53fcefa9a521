//! The definition itself: the mex over all options.

use super::{Evaluator, Marks};
use grundy_rules::{Budget, Failure, Halt, HeapRules, RuleError, Why, finish};
use std::ops::ControlFlow;

/// Nim-values by definition: the mex of the nim-sums of all options, for any heap rule.
///
/// Slow and plain; every other engine is tested against it.
///
/// ```
/// use grundy::sequence::{Definition, Evaluator};
/// use grundy::{Budget, code::Code};
/// let kayles = Code::parse("0.77")?;
/// let mut engine = Definition::new(&kayles);
/// let mut values = Vec::new();
/// for _ in 0..10 {
///     let value = engine.value(&values, &mut Budget::default())?;
///     values.push(value);
/// }
/// assert_eq!(values, [0, 1, 2, 3, 1, 4, 3, 2, 1, 4]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Cost
/// One tick per option, and one per heap.
///
/// # Reference
/// R. P. Sprague (1935), P. M. Grundy (1939); A. N. Siegel, *Combinatorial Game Theory* (2013),
/// section IV.1.
pub struct Definition<'a, H: HeapRules + ?Sized> {
    rules: &'a H,
    marks: Marks,
    /// The bytes of `marks` that the budget accounts for.
    held: u64,
}

impl<'a, H: HeapRules + ?Sized> Definition<'a, H> {
    /// An engine for these rules.
    pub fn new(rules: &'a H) -> Self {
        Definition { rules, marks: Marks::default(), held: 0 }
    }
}

impl<H: HeapRules + Sync + ?Sized> Evaluator for Definition<'_, H> {
    fn value(&mut self, known: &[u32], budget: &mut Budget<'_>) -> Result<u32, Failure> {
        let heap = known.len() as u64;
        budget.spend(1)?;
        self.marks.clear();
        let mut stopped = None;
        let flow = self.rules.options(heap, &mut |parts| {
            let mut sum = 0;
            for &part in parts {
                let value = usize::try_from(part).ok().and_then(|part| known.get(part));
                match value {
                    Some(value) => sum ^= value,
                    None => {
                        let parts = parts.to_vec();
                        return ControlFlow::Break(Halt::Broken(RuleError::NotSmaller { heap, parts }));
                    }
                }
            }
            if let Err(stop) = budget.spend(1) {
                stopped = Some(stop);
                return ControlFlow::Break(Halt::Enough);
            }
            self.marks.insert(sum);
            ControlFlow::Continue(())
        });
        if let Some(stop) = stopped {
            return Err(stop.into());
        }
        finish(flow)?;
        if self.marks.bytes() > self.held {
            budget.reserve(self.marks.bytes() - self.held)?;
            self.held = self.marks.bytes();
        }
        Ok(self.marks.mex())
    }

    fn name(&self) -> &'static str {
        "definition"
    }
}

/// A heap as a 32-bit index; stops where none fits.
pub(super) fn heap_value(value: usize, budget: &Budget<'_>) -> Result<u32, Failure> {
    u32::try_from(value).map_err(|_| budget.stop(Why::Memory).into())
}
