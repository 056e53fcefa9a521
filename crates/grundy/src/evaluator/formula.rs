//! The nim-sequence of a formula, in blocks over its innermost loop.

use super::gather::{Bound, Buffers, Gather};
use super::{Evaluator, Marks};
use grundy_rules::formula::Formula;
use grundy_rules::formula::block::Workspace;
use grundy_rules::{Budget, ControlFlow, Failure, RuleError};

/// Finds the nim-values of the heaps of a formula such as `n -> [a, n-a] for a in 1..n-1`.
///
/// It looks at every option, as the definition does; the compiled loops make that cheap. It checks that each
/// part of each move is smaller than the heap.
///
/// # Cost
/// For heap `n` one tick per value of the innermost loop variables.
#[derive(Clone, Debug)]
pub struct FormulaEvaluator {
    formula: Formula,
    space: Workspace,
    buffers: Buffers,
    marks: Marks,
    bound: Bound,
}

impl FormulaEvaluator {
    /// The engine of a heap formula; `None` if the formula does not rule a single heap.
    pub fn new(formula: &Formula) -> Option<FormulaEvaluator> {
        formula.is_heap().then(|| FormulaEvaluator {
            formula: formula.clone(),
            space: Workspace::default(),
            buffers: Buffers::default(),
            marks: Marks::default(),
            bound: Bound::default(),
        })
    }
}

impl Evaluator for FormulaEvaluator {
    fn value(&mut self, known: &[u32], budget: &mut Budget<'_>) -> Result<u32, Failure> {
        let heap = known.len() as u64;
        if heap == 0 {
            // The empty heap has no moves; a rule that gives it one is refused.
            self.formula.heap_options_within(0, budget, &mut |_| ControlFlow::Continue(()))?;
            return Ok(0);
        }
        self.marks.clear();
        self.marks.reserve(self.bound.follow(known));
        let mut gather = Gather {
            known,
            strides: &[1],
            marks: &mut self.marks,
            buffers: &mut self.buffers,
            refuse: &|parts| {
                let parts = if heap == 0 { vec![0] } else { parts.to_vec() };
                RuleError::NotSmaller { heap, parts }
            },
            broken: None,
        };
        let limit = i64::try_from(known.len()).unwrap_or(i64::MAX) - 1;
        self.formula.blocks(&[heap], &[limit], &mut self.space, budget, &mut gather)?;
        match gather.broken {
            Some(error) => Err(error.into()),
            None => Ok(self.marks.mex()),
        }
    }

    fn name(&self) -> &'static str {
        "formula, in blocks"
    }
}
