//! Theorems for whole families of rules, recognised by the form of the rule.

use super::{ArithmeticLaw, Found, Lasker, Nim, SlidingWindow, TakeRange};
use grundy_rules::formula::Formula;
use grundy_rules::formula::arithmetic::ArithmeticFamily;
use grundy_rules::formula::residues::Residues;
use grundy_rules::take::TakeSet;
use grundy_rules::{Heap, logic};

/// The law that a theorem for a whole family gives for this rule, without any values, if there is one.
///
/// | rules | theorem |
/// |---|---|
/// | `take any` (Nim) | G(n) = n (Bouton 1901) |
/// | `take L..R` | G(n) = ⌊(n mod (L+R))/L⌋ |
/// | `4.[3]` (Lasker's Nim) | G(n) = n, n, n+1, n−1 for n mod 4 = 1, 2, 3, 0 |
/// | divisors, coprime numbers, quotients, remainders, binary ones | see [`ArithmeticLaw`] |
/// | formulas of a [`SlidingWindow`] | proved there, from hypotheses that the form of the rule shows |
/// | sets with 1, …, d−1 but no multiple of d | G(n) = n mod d, by [`Residues`], where automata cannot decide it |
pub fn of_rule(heap: &Heap) -> Option<Found> {
    match heap {
        Heap::Take(set) if set.excluded() == Some(&[]) => Some(Nim::found()),
        Heap::Take(set) => take_range(set).map(|range| range.found()),
        Heap::Code(code) if code.is_lasker() => Some(Lasker::found()),
        Heap::Formula(formula) => match ArithmeticFamily::of(formula) {
            Some(family) => Some(ArithmeticLaw::new(family).found()),
            None => {
                SlidingWindow::of(formula).map(|window| window.found()).or_else(|| residues(heap, formula))
            }
        },
        Heap::Code(_) | Heap::Turning(_) => None,
    }
}

/// The law n mod d. Rules that linear arithmetic expresses are left to automata, which give a certificate.
fn residues(heap: &Heap, formula: &Formula) -> Option<Found> {
    let residues = Residues::of(formula).filter(|_| logic::clauses(heap).is_none())?;
    Some(super::residues::found(residues))
}

/// The set as `take L..R`, if it is one; all numbers from L on are `take L..R` without an upper end.
pub fn take_range(set: &TakeSet) -> Option<TakeRange> {
    TakeRange::of_set(set)
}
