//! The empty heap: rules of one heap with a move from nothing to nothing.

use super::Formula;
use super::ast::{Alternative, Cond, Expr, ExprKind, Relation, Syntax};
use crate::budget::Budget;
use crate::failure::{Flow, Halt};
use std::ops::ControlFlow;

/// The number of loop values tried at the empty heap.
const MAX_TRIED_WORK: u64 = 10_000;

/// A copy of the rule that allows each kind of move which would leave the empty heap unchanged only from 1
/// coin on: `n -> n-1 | floor(n/2)` does not mean that floor(0/2) = 0 is a move. `None` if nothing changes.
pub fn without_moves(syntax: &Syntax) -> Option<Syntax> {
    let mut guarded = syntax.clone();
    for alternative in &mut guarded.alternatives {
        if leaves_nothing(syntax, alternative) {
            let span = alternative.span.clone();
            let [n, one] = [ExprKind::Var(0), ExprKind::Int(1)].map(|kind| Expr { kind, span: span.clone() });
            let some = Cond::Compare(vec![n, one], vec![Relation::GreaterEqual]);
            alternative.condition = Some(match alternative.condition.take() {
                None => some,
                Some(Cond::And(mut conditions)) => {
                    conditions.insert(0, some);
                    Cond::And(conditions)
                }
                Some(condition) => Cond::And(vec![some, condition]),
            });
        }
    }
    (guarded != *syntax).then_some(guarded)
}

/// Whether this kind of move can be made at the empty heap, and every such move leaves nothing.
fn leaves_nothing(syntax: &Syntax, alternative: &Alternative) -> bool {
    let alone = Syntax { alternatives: vec![alternative.clone()], ..syntax.clone() };
    let Ok(formula) = Formula::new(alone) else { return false };
    let mut found = None;
    let mut each = |parts: &[u64]| -> Flow {
        let nothing = parts.iter().all(|&part| part == 0);
        found = Some(nothing);
        if nothing { ControlFlow::Continue(()) } else { ControlFlow::Break(Halt::Enough) }
    };
    let tried = formula.options_within(&[0], None, &mut Budget::work(MAX_TRIED_WORK), &mut each);
    tried.is_ok() && found == Some(true)
}
