//! Rules with two coordinates of which one is a heap and the other a mode: the last kind of move, or a pass
//! that is left.

mod line;
mod seeds;
#[cfg(test)]
mod tests;

use super::Formula;
use super::ast::Expr;
use super::plan::{Branch, cond_depth, conjuncts};
use line::{At, Open};
pub use seeds::MAX_MODES;

/// A rule with two coordinates, one read as a heap and the other as a mode.
///
/// The mode fits if, from some heap on, the moves from each mode lead to fixed modes. The choice may depend on
/// the remainder of the heap. Most such moves take fixed numbers of coins; others, such as halving the heap, are
/// only said to be there. The form of the rule shows this for all larger heaps; no position is tried.
///
/// ```
/// use grundy_rules::{Kind, Ruleset, formula::modes::{Modes, Part}};
/// let rule = Ruleset::parse("(n,l) -> (max(n-4,0),0) | (n-2,1) if l != 1").unwrap();
/// let Kind::Points(points) = rule.kind() else { panic!("two coordinates") };
/// let modes = Modes::of(&points.formula, 0).unwrap();
/// let moves = modes.moves(1, 1).unwrap();
/// assert_eq!((moves[0].from, &moves[0].options[..]), (5, &[vec![Part::Less { taken: 4, mode: 0 }]][..]));
/// // The moves of Wythoff's game take any number of coins.
/// let rule = Ruleset::parse("wythoff").unwrap();
/// let Kind::Points(points) = rule.kind() else { panic!("two coordinates") };
/// assert!(Modes::of(&points.formula, 0).unwrap().moves(1, 1).is_err());
/// ```
///
/// # Laws
/// For every heap n ≥ `from` with the remainder of the [`ModeMoves`], the rule has exactly these options, if none
/// of their parts is [`Part::Other`].
#[derive(Clone, Copy, Debug)]
pub struct Modes<'a> {
    formula: &'a Formula,
    heap: usize,
}

/// The options of all heaps with one remainder, from some heap on, in one mode.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModeMoves {
    /// From this heap on, these are the options.
    pub from: u64,
    /// The options, each a sum of positions.
    pub options: Vec<Vec<Part>>,
}

/// A position that a move leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Part {
    /// A heap with fewer coins, or with as many.
    Less {
        /// The number of coins taken.
        taken: u64,
        /// The mode of the heap left.
        mode: u64,
    },
    /// A heap whose size does not depend on the heap before.
    Fixed {
        /// The heap.
        heap: u64,
        /// Its mode.
        mode: u64,
    },
    /// A heap that depends on the heap before in another way, such as half of it. Where that number is negative,
    /// the move is none.
    Other {
        /// The mode of the heap left.
        mode: u64,
    },
}

impl Part {
    /// The mode of the position.
    pub fn mode(self) -> u64 {
        match self {
            Part::Less { mode, .. } | Part::Fixed { mode, .. } | Part::Other { mode } => mode,
        }
    }

    /// Heap and mode of the position that a move from heap `n` leaves; `None` where the form does not say it.
    pub fn from_heap(self, n: u64) -> Option<(u64, u64)> {
        match self {
            Part::Less { taken, mode } => Some((n.checked_sub(taken)?, mode)),
            Part::Fixed { heap, mode } => Some((heap, mode)),
            Part::Other { .. } => None,
        }
    }
}

/// Why the moves from a mode are not known for all large heaps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unsettled {
    /// They depend on the remainder of the heap by a multiple of this number.
    Modulus(u64),
    /// They depend on the heap in another way.
    Otherwise,
}

/// The largest number whose remainders are distinguished.
pub const MAX_MODULUS: u64 = 5040;
/// The most values of loop variables that are tried for a mode.
const MAX_LOOPS: usize = 1 << 12;

impl<'a> Modes<'a> {
    /// Reads this coordinate, 0 or 1, as the heap. `None` where the rule has no two coordinates, or where the
    /// last move does not decide.
    pub fn of(formula: &'a Formula, heap: usize) -> Option<Modes<'a>> {
        (formula.arity() == 2 && !formula.is_labelled() && heap < 2).then_some(Modes { formula, heap })
    }

    /// Reads a heap rule as a heap with one mode, 0. `None` for other rules.
    ///
    /// ```
    /// use grundy_rules::{Heap, Ruleset, formula::modes::{Modes, Part}};
    /// let rule = Ruleset::parse("n -> [floor(k/2), n-k] for k in 2..3").unwrap();
    /// let Some(Heap::Formula(formula)) = rule.heap() else { panic!("a formula") };
    /// let moves = Modes::of_heap(formula).unwrap().moves(0, 1).unwrap();
    /// let one = |taken| vec![Part::Fixed { heap: 1, mode: 0 }, Part::Less { taken, mode: 0 }];
    /// assert_eq!(moves[0].options, [one(2), one(3)]);
    /// ```
    pub fn of_heap(formula: &'a Formula) -> Option<Modes<'a>> {
        formula.is_heap().then_some(Modes { formula, heap: 0 })
    }

    /// The coordinate that is the heap.
    pub fn heap(&self) -> usize {
        self.heap
    }

    /// Heap and mode of a position.
    pub fn split(&self, at: [u64; 2]) -> (u64, u64) {
        (at[self.heap], at[1 - self.heap])
    }

    /// The position of a heap in a mode.
    pub fn join(&self, heap: u64, mode: u64) -> [u64; 2] {
        if self.heap == 0 { [heap, mode] } else { [mode, heap] }
    }

    /// The moves from a mode, for each remainder 0, 1, … of the heap divided by `modulus`.
    ///
    /// # Errors
    /// [`Unsettled::Modulus`] where a multiple of another modulus is needed; [`Unsettled::Otherwise`] where
    /// the moves depend on the heap in another way.
    ///
    /// # Cost
    /// Linear in the modulus, and in the number of moves.
    pub fn moves(&self, mode: u64, modulus: u64) -> Result<Vec<ModeMoves>, Unsettled> {
        if modulus == 0 || modulus > MAX_MODULUS {
            return Err(Unsettled::Otherwise);
        }
        (0..modulus).map(|residue| self.moves_of(mode, modulus, residue)).collect()
    }

    fn moves_of(&self, mode: u64, modulus: u64, residue: u64) -> Result<ModeMoves, Unsettled> {
        let mut env = vec![0; self.formula.plan.slots];
        if self.formula.arity() == 2 {
            env[1 - self.heap] = i128::from(mode);
        }
        let mut at = At::new(self.heap, modulus, residue, env);
        let mut options = Vec::new();
        let mut tried = 0;
        for branch in &self.formula.plan.alternatives {
            self.alternative(branch, 0, &mut at, &mut tried, &mut options)?;
        }
        Ok(ModeMoves { from: at.from(), options })
    }

    /// Runs through the loops of a kind of move, as the rule does: a condition is checked as soon as its
    /// variables are known, and in full at the end.
    fn alternative(
        &self,
        branch: &Branch,
        level: usize,
        at: &mut At,
        tried: &mut usize,
        options: &mut Vec<Vec<Part>>,
    ) -> Result<(), Unsettled> {
        *tried += 1;
        if *tried > MAX_LOOPS {
            return Err(Unsettled::Otherwise);
        }
        let first = self.formula.plan.first;
        if level == branch.loops.len() {
            if branch.condition.as_ref().map_or(Ok(true), |condition| at.holds(condition))? {
                options.extend(self.parts(&branch.parts, at)?);
            }
            return Ok(());
        }
        let mut all = Vec::new();
        if let Some(condition) = &branch.condition {
            conjuncts(condition, &mut all);
        }
        for condition in all.into_iter().filter(|condition| cond_depth(condition, first) == level) {
            match at.holds(condition) {
                Ok(true) => {}
                Ok(false) => return Ok(()),
                Err(Unsettled::Modulus(modulus)) => return Err(Unsettled::Modulus(modulus)),
                // An earlier condition may guard this one, so the innermost check decides.
                Err(Unsettled::Otherwise) => {}
            }
        }
        let (lo, hi) = &branch.loops[level];
        let Some((lo, hi)) = at.range(lo, hi)? else { return Ok(()) };
        for k in lo..=hi {
            at.set(first + level, k);
            self.alternative(branch, level + 1, at, tried, options)?;
        }
        Ok(())
    }

    /// The parts of a move; `None` where one has a negative coordinate, so that this is no move.
    fn parts(&self, parts: &[Vec<Expr>], at: &mut At) -> Result<Option<Vec<Part>>, Unsettled> {
        let mut all = Vec::with_capacity(parts.len());
        for part in parts {
            let (mut heap, mut mode) = (Open::Fixed(0), 0);
            for (coordinate, expr) in part.iter().enumerate() {
                match (at.target(expr)?, coordinate == self.heap) {
                    (None, _) => return Ok(None),
                    (Some(target), true) => heap = target,
                    (Some(Open::Fixed(number)), false) => mode = number,
                    (Some(Open::Less(_) | Open::Other), false) => return Err(Unsettled::Otherwise),
                }
            }
            all.push(match heap {
                Open::Less(taken) => Part::Less { taken, mode },
                Open::Fixed(heap) => {
                    // Then the heap left is smaller.
                    at.settle(i128::from(heap) + 1)?;
                    Part::Fixed { heap, mode }
                }
                Open::Other => Part::Other { mode },
            });
        }
        Ok(Some(all))
    }
}
