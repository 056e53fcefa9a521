//! The interface of all solvers.

use super::{Nimbers, Observer};
use grundy_rules::compact::Compact;
use grundy_rules::{Budget, NimValue, Outcome, Stopped};

/// A way to solve a game on words. All solvers give the same answers; they differ in time and memory.
///
/// A solver remembers its values, even after a stop: a repeated question continues from there.
///
/// ```
/// use grundy::games::cram::Cram;
/// use grundy::search::{Nimbers, Outcomes, Plain, Retrograde, Solver};
/// use grundy::{Budget, Impartial, NimValue, Notation, Outcome};
/// let board = Cram.words(&Cram.parse_position("4x5")?).unwrap();
/// let solvers: [Box<dyn Solver>; 4] = [
///     Box::new(Plain::new(Cram)),
///     Box::new(Outcomes::new(Cram)),
///     Box::new(Retrograde::new(Cram)),
///     Box::new(Nimbers::new(Cram)),
/// ];
/// for mut solver in solvers {
///     assert_eq!(solver.outcome(&board, &mut Budget::default())?, Outcome::Next);
///     assert_eq!(solver.value(&board, &mut Budget::default())?, NimValue(2));
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Laws
/// The value is the nim-sum of the values of the parts, and the value of a part is the mex over its options.
/// The outcome is P exactly where the value is 0.
pub trait Solver {
    /// The nim-value of a sum of parts.
    ///
    /// # Errors
    /// The budget is spent.
    fn value(&mut self, parts: &[u128], budget: &mut Budget<'_>) -> Result<NimValue, Stopped>;

    /// Who wins a sum of parts under normal play.
    ///
    /// # Errors
    /// The budget is spent.
    fn outcome(&mut self, parts: &[u128], budget: &mut Budget<'_>) -> Result<Outcome, Stopped> {
        Ok(self.value(parts, budget)?.outcome())
    }

    /// The number of known positions.
    fn positions(&self) -> u64;

    /// The bytes that they take.
    fn bytes(&self) -> u64;
}

impl<G: Compact, O: Observer> Solver for Nimbers<G, O> {
    fn value(&mut self, parts: &[u128], budget: &mut Budget<'_>) -> Result<NimValue, Stopped> {
        Nimbers::value(self, parts, budget)
    }

    fn outcome(&mut self, parts: &[u128], budget: &mut Budget<'_>) -> Result<Outcome, Stopped> {
        Ok(if self.is(parts, NimValue(0), budget)? { Outcome::Previous } else { Outcome::Next })
    }

    fn positions(&self) -> u64 {
        Nimbers::positions(self)
    }

    fn bytes(&self) -> u64 {
        Nimbers::bytes(self)
    }
}
