//! Automata that read natural numbers digit by digit, and the sentences of arithmetic that they decide.
//!
//! An [`Automaton`] reads the digits of one or several numbers at once, least digits first, and accepts or
//! rejects; so it is a relation between numbers. Automata read linear relations (`x + y = z`, `2*x <= n`), "x
//! is a power of the base", and what `and`, `or`, `not` and "there is an x" make of such relations. To decide
//! a sentence about all natural numbers, build its automaton and look at it. A [`Numeration`] says how
//! numbers are written: in a base, or as sums of Fibonacci numbers.
//!
//! ```
//! use grundy::automaton::{Automaton, Decision};
//! use grundy::Budget;
//! use grundy::logic::Linear;
//! // Every number is even or odd: there is an x with n = 2x or n = 2x + 1.
//! let mut budget = Budget::default();
//! let mut decide = Decision::new(2, &mut budget);
//! let form = |constant| Linear { terms: vec![(0, 1), (1, -2)], constant };
//! let even = decide.zero(&form(0))?;
//! let odd = decide.zero(&form(-1))?;
//! let both = decide.or(&even, &odd)?;
//! let some = decide.exists(&both, 1)?;
//! assert!(some.is_everything());
//! assert_eq!(even.size(), 3);   // nothing read yet or equal, carry 1 … and "never"
//! # Ok::<(), grundy::Stopped>(())
//! ```
//!
//! # Reference
//! J. R. Büchi, *Weak second-order arithmetic and finite automata* (1960); V. Bruyère, G. Hansel, C. Michaux,
//! R. Villemaire, *Logic and p-recognizable sets of integers* (1994); J. Shallit, *The Logical Approach to
//! Automatic Sequences* (2022).

mod clause;
mod complement;
mod linear;
mod machine;
mod minimal;
mod numbers;
mod numeration;
mod product;
mod project;
#[cfg(test)]
mod tests;
mod written;
mod zeckendorf;

pub use machine::Automaton;
pub use numeration::Numeration;

use grundy_rules::{Budget, Stopped};

/// Builds automata in one numeration, within a budget: each step costs ticks, and a spent budget gives no
/// answer.
pub struct Decision<'a, 'b> {
    numeration: Numeration,
    budget: &'a mut Budget<'b>,
    /// The bytes reserved for the automaton that is being built.
    held: u64,
}

impl<'a, 'b> Decision<'a, 'b> {
    /// Reads numbers in this base, from 2 on, or in another numeration.
    pub fn new(numeration: impl Into<Numeration>, budget: &'a mut Budget<'b>) -> Decision<'a, 'b> {
        Decision { numeration: numeration.into(), budget, held: 0 }
    }

    /// Counts work that the caller does itself.
    ///
    /// # Errors
    /// The budget is spent.
    pub fn spend(&mut self, ticks: u64) -> Result<(), Stopped> {
        self.budget.spend(ticks)
    }

    /// Reserves memory for the automaton that is being built.
    fn hold(&mut self, bytes: usize) -> Result<(), Stopped> {
        self.budget.reserve(bytes as u64)?;
        self.held += bytes as u64;
        Ok(())
    }

    /// The smallest automaton of the same relation. With it, the automaton is built, and what was held for it is
    /// released.
    fn minimal(&mut self, automaton: Automaton) -> Result<Automaton, Stopped> {
        let minimal = minimal::minimal(automaton, &mut |steps| self.spend(steps / STEPS_PER_TICK))?;
        self.release();
        Ok(minimal)
    }

    fn release(&mut self) {
        self.budget.release(std::mem::take(&mut self.held));
    }
}

/// How many steps of an automaton a round of minimising compares in the time of one tick.
const STEPS_PER_TICK: u64 = 16;

/// Where the budget is spent, an automaton is left half built.
impl Drop for Decision<'_, '_> {
    fn drop(&mut self) {
        self.release();
    }
}
