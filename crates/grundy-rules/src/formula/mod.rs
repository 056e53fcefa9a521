//! Rules written as formulas: `n -> [a, n-a] for a in 1..n-1 if a != n-a`.
//!
//! A [`Formula`] is compiled once from its [syntax tree](ast::Syntax). Its moves can be visited one by one
//! ([`Formula::options`]), which is exact at any size, or in blocks over the innermost loop
//! ([`Formula::blocks`]), which fills tables of values.
//!
//! The moves of a position are decided as follows:
//! * Numbers are exact rationals; a number beyond 128 bits is an error, and so is a quotient by 0.
//! * A part of the condition that does not depend on the inner loop variables is evaluated before those loops
//!   begin, so that `(a,b) -> (a-k*b, b) for k in 1..floor(a/b) if b > 0` is safe at `b = 0`. `and` and `or`
//!   evaluate from left to right, only as far as necessary.
//! * The condition is evaluated before the target. A negative target is not a move; one that is not whole is
//!   an error.
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
pub mod modes;
pub(crate) mod num;
mod options;
pub(crate) mod plan;
pub(crate) mod powers;
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
    /// A tree that no text of the language gives: unknown slots, wrong numbers of arguments, parts without a
    /// coordinate.
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

    /// Whether this is the rule of one heap: one coordinate, and the last mover wins (or loses).
    pub fn is_heap(&self) -> bool {
        self.arity() == 1 && self.syntax.ending.is_none()
    }

    /// Whether this is a labelled game, whose end positions determine the winner.
    pub fn is_labelled(&self) -> bool {
        self.syntax.ending.is_some()
    }
}

impl HeapRules for Formula {
    /// Halts with [`RuleError::NotSmaller`] at the first option with a part as large as the heap or larger.
    fn options(&self, heap: u64, each: &mut dyn FnMut(&[u64]) -> Flow) -> Flow {
        Formula::options(self, &[heap], None, &mut |parts| smaller(heap, parts, each))
    }
}

impl Formula {
    /// Whether the only moves take k coins from a heap, for a set of k that is the same for all heaps of at
    /// least k coins. `true` only if the form of the rule shows it.
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
    /// The rule's own failure at this heap (also a part as large as the heap or larger), or the end of the
    /// budget.
    pub fn heap_options_within(
        &self,
        heap: u64,
        budget: &mut Budget<'_>,
        each: &mut dyn FnMut(&[u64]) -> Flow,
    ) -> Result<(), Failure> {
        self.options_within(&[heap], None, budget, &mut |parts| smaller(heap, parts, each))
    }
}

/// Visits an option if all its parts are smaller than the heap. The empty heap has no options: it only
/// "becomes" itself.
fn smaller(heap: u64, parts: &[u64], each: &mut dyn FnMut(&[u64]) -> Flow) -> Flow {
    if heap == 0 || parts.last().is_some_and(|&largest| largest >= heap) {
        let parts = if heap == 0 { vec![0] } else { parts.to_vec() };
        return ControlFlow::Break(Halt::Broken(RuleError::NotSmaller { heap, parts }));
    }
    each(parts)
}
