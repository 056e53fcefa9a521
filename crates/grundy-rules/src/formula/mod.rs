//! Rules written as formulas: `n -> [a, n-a] for a in 1..n-1 if a != n-a`.
//!
//! A [`Formula`] is compiled once from its [syntax tree](ast::Syntax). Its moves can be visited one
//! by one ([`Formula::options`]), which is exact at any size, or in blocks over the innermost loop
//! ([`Formula::blocks`]), which is how tables of values are filled.
//!
//! What decides the moves of a position:
//! * Numbers are exact rationals; what leaves 128 bits is an error, and so is a quotient by 0.
//! * A part of the condition that does not depend on the inner loop variables is asked before
//!   those loops begin, so that `(a,b) -> (a-k*b, b) for k in 1..floor(a/b) if b > 0` is safe at
//!   `b = 0`. `and` and `or` look no further than they must, from left to right.
//! * The condition is asked before the target is computed. A negative target is not a move; one
//!   that is not whole is an error.
mod affine;
pub mod arithmetic;
pub mod ast;
pub mod between;
pub mod block;
pub(crate) mod branches;
mod coins;
mod compile;
pub(crate) mod empty;
pub mod euclid;
pub(crate) mod eval;
mod functions;
mod growth;
pub(crate) mod linear;
pub(crate) mod num;
mod options;
mod plan;
pub mod recognise;
pub mod residues;
pub mod show;
mod tape;
pub mod termination;
#[cfg(test)]
mod testing;
pub mod window;

use crate::budget::Budget;
use crate::error::ParseError;
use crate::failure::{Failure, Flow, Halt, RuleError};
use crate::rules::HeapRules;
use std::ops::ControlFlow;

/// A ruleset written as a formula, compiled.
///
/// With one coordinate and no ending it is the rule of a heap, and its moves leave sums of heaps.
#[derive(Clone, Debug)]
pub struct Formula {
    syntax: ast::Syntax,
    plan: plan::Plan,
}

impl Formula {
    /// Compiles a syntax tree.
    ///
    /// # Errors
    /// A tree that no text of the language gives: unknown slots, wrong numbers of arguments,
    /// parts that lack a coordinate.
    pub fn new(syntax: ast::Syntax) -> Result<Formula, ParseError> {
        let plan = plan::Plan::new(&syntax)?;
        Ok(Formula { syntax, plan })
    }

    /// The syntax tree.
    pub fn syntax(&self) -> &ast::Syntax {
        &self.syntax
    }

    /// The number of coordinates of a position (without the turn).
    pub fn arity(&self) -> usize {
        self.syntax.head.len()
    }

    /// Is this the rule of one heap: one coordinate, and the last mover wins (or loses)?
    pub fn is_heap(&self) -> bool {
        self.arity() == 1 && self.syntax.ending.is_none()
    }

    /// Is this a labelled game, whose end positions name the winner?
    pub fn is_labelled(&self) -> bool {
        self.syntax.ending.is_some()
    }
}

impl HeapRules for Formula {
    /// Halts with [`RuleError::NotSmaller`] at the first option with a part that is not smaller.
    fn options(&self, heap: u64, each: &mut dyn FnMut(&[u64]) -> Flow) -> Flow {
        Formula::options(self, &[heap], None, &mut |parts| smaller(heap, parts, each))
    }
}

impl Formula {
    /// Is it, for each k, the same for all heaps of at least k coins whether k of them may be taken, and is there no
    /// other move? `true` only where the form of the rule shows it.
    ///
    /// ```
    /// use grundy_rules::{Heap, Ruleset};
    /// let whatever = |rule: &str| match Ruleset::parse(rule).unwrap().heap() {
    ///     Some(Heap::Formula(formula)) => formula.takes_whatever_the_heap(),
    ///     _ => false,
    /// };
    /// assert!(whatever("take primes"));
    /// assert!(!whatever("take divisors"));   // of the heap
    /// ```
    pub fn takes_whatever_the_heap(&self) -> bool {
        coins::sets(self).is_some()
    }

    /// The options of a heap within a budget; see [`HeapRules::options`].
    ///
    /// # Errors
    /// The rule's own failure here (a part that is not smaller than the heap among them), or the
    /// end of the budget.
    pub fn heap_options_within(
        &self,
        heap: u64,
        budget: &mut Budget<'_>,
        each: &mut dyn FnMut(&[u64]) -> Flow,
    ) -> Result<(), Failure> {
        self.options_within(&[heap], None, budget, &mut |parts| smaller(heap, parts, each))
    }
}

/// Passes an option on if all its parts are smaller than the heap. The empty heap has no options:
/// what it "becomes" is itself.
fn smaller(heap: u64, parts: &[u64], each: &mut dyn FnMut(&[u64]) -> Flow) -> Flow {
    if heap == 0 || parts.last().is_some_and(|&largest| largest >= heap) {
        let parts = if heap == 0 { vec![0] } else { parts.to_vec() };
        return ControlFlow::Break(Halt::Broken(RuleError::NotSmaller { heap, parts }));
    }
    each(parts)
}
