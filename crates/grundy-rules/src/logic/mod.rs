//! Rules as sentences of arithmetic: which natural numbers are the parts of an option. Part of the engine,
//! without promise of stability.
//!
//! A rule is a list of [`Clause`]s in linear arithmetic with powers and nim-sums. With heap n as variable 0
//! and the parts of an option as variables 1, 2, …, an option satisfies one of the clauses for some values of
//! its other variables. So "the heap m is an option of the heap n" becomes a formula of first-order
//! arithmetic, which automata decide. For positions with several coordinates each coordinate is a variable.
//!
//! ```
//! use grundy_rules::{Ruleset, logic};
//! // MARK: n -> n-1 | floor(n/2), one clause for each kind of move.
//! let mark = Ruleset::parse("n -> n-1 | floor(n/2) if n > 0").unwrap();
//! let clauses = logic::clauses(mark.heap().unwrap()).unwrap();
//! assert_eq!(clauses[0].to_string(), "x1 = x0 - 1");
//! assert_eq!(clauses[1].to_string(), "1 <= x0 and 2*x1 <= x0 and x0 <= 2*x1 + 1");
//!
//! // A rook on a quarter board: the position is (x0,x1), an option (x2,x3).
//! let rook = Ruleset::parse("(a,b) -> (a-k,b) for k in 1..a | (a,b-k) for k in 1..b").unwrap();
//! let grundy_rules::Kind::Points(rook) = rook.kind() else { unreachable!() };
//! let clauses = logic::clauses_of_points(rook).unwrap();
//! assert_eq!(clauses[0].to_string(), "x2 <= x0 and x2 + 1 <= x0 and x3 = x1");
//! ```

mod core;
mod formula;
mod heaps;
mod json;
mod moves;
mod show;
#[cfg(test)]
mod tests;

pub use self::core::Core;
pub use self::moves::{Kind, Move, Split};

use crate::points::Points;
use crate::ruleset::Heap;
use serde::{Deserialize, Serialize};

/// A variable of a clause, a natural number.
pub type Var = usize;

/// A linear form with integer coefficients: the sum of its terms and its constant.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Linear {
    /// Variables with their coefficients, ascending, none of them 0.
    pub terms: Vec<(Var, i64)>,
    /// The constant.
    pub constant: i64,
}

impl Linear {
    /// A whole number.
    pub fn constant(constant: i64) -> Linear {
        Linear { terms: Vec::new(), constant }
    }

    /// A variable.
    pub fn var(var: Var) -> Linear {
        Linear { terms: vec![(var, 1)], constant: 0 }
    }

    /// `self + factor·other`; `None` if a number does not fit into 64 bits.
    pub fn plus(&self, factor: i64, other: &Linear) -> Option<Linear> {
        let mut terms = self.terms.clone();
        for &(var, coefficient) in &other.terms {
            let more = coefficient.checked_mul(factor)?;
            match terms.binary_search_by_key(&var, |term| term.0) {
                Ok(at) => terms[at].1 = terms[at].1.checked_add(more)?,
                Err(at) => terms.insert(at, (var, more)),
            }
        }
        terms.retain(|term| term.1 != 0);
        let constant = self.constant.checked_add(other.constant.checked_mul(factor)?)?;
        Some(Linear { terms, constant })
    }

    /// The coefficient of a variable.
    pub fn coefficient(&self, var: Var) -> i64 {
        self.terms.iter().find(|term| term.0 == var).map_or(0, |term| term.1)
    }

    /// The form with another one in place of a variable.
    pub fn replaced(&self, var: Var, by: &Linear) -> Option<Linear> {
        let factor = self.coefficient(var);
        let mut rest = self.clone();
        rest.terms.retain(|term| term.0 != var);
        rest.plus(factor, by)
    }
}

/// A condition without `and`, `or`, `not`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Atom {
    /// The form is 0.
    Zero(Linear),
    /// The form is 0 or less.
    AtMostZero(Linear),
    /// The variable is 1, b, b², …
    Power {
        /// b, at least 2.
        base: u32,
        /// The variable.
        of: Var,
        /// Whether it is, or is not, such a power.
        holds: bool,
    },
    /// The nim-sum of three different variables is 0: the sum of any two in base 2 without carry is the
    /// third.
    Xor([Var; 3]),
}

/// One way to be an option: all atoms hold, for some natural numbers as the variables after those of the
/// parts.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clause {
    /// How many numbers a position is: 1 for a heap. The first variables are those of the position.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub coordinates: usize,
    /// How many parts the move leaves: their coordinates are the next variables, part after part. Heaps of
    /// size 0 do not count.
    pub parts: usize,
    /// How many variables there are, position and parts included.
    pub variables: usize,
    /// What must hold.
    pub atoms: Vec<Atom>,
}

fn one() -> usize {
    1
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands out references")]
fn is_one(coordinates: &usize) -> bool {
    *coordinates == 1
}

impl Clause {
    /// How many variables belong to the position and the parts.
    pub fn told(&self) -> usize {
        self.coordinates * (1 + self.parts)
    }

    /// The same with fewer variables: an equation may determine a variable after those of the parts.
    #[must_use]
    pub fn solved(mut self) -> Clause {
        while let Some(next) = self.without_one() {
            self = next;
        }
        // The remaining variables are numbered without gaps.
        let mut used: Vec<Var> =
            (0..self.told()).chain(self.atoms.iter().flat_map(Atom::variables)).collect();
        used.sort_unstable();
        used.dedup();
        let number = |var: Var| used.binary_search(&var).unwrap_or(0);
        self.atoms.iter_mut().for_each(|atom| atom.rename(&number));
        Clause { variables: used.len(), ..self }
    }

    /// The clause without a variable that one of its equations determines.
    fn without_one(&self) -> Option<Clause> {
        // No linear form can replace a variable that occurs here.
        let alone = |var: Var| {
            self.atoms.iter().any(|atom| match atom {
                Atom::Power { of, .. } => *of == var,
                Atom::Xor(of) => of.contains(&var),
                Atom::Zero(_) | Atom::AtMostZero(_) => false,
            })
        };
        let told = self.atoms.iter().enumerate().find_map(|(i, atom)| {
            let Atom::Zero(form) = atom else { return None };
            let term = form
                .terms
                .iter()
                .find(|(var, c)| *var >= self.told() && c.unsigned_abs() == 1 && !alone(*var))?;
            Some((i, *term, form))
        });
        let (i, (var, coefficient), form) = told?;
        let mut value = form.clone();
        value.terms.retain(|term| term.0 != var);
        let value = Linear::default().plus(-coefficient, &value)?;
        let mut atoms = vec![Atom::AtMostZero(Linear::default().plus(-1, &value)?)];
        for (_, atom) in self.atoms.iter().enumerate().filter(|(j, _)| *j != i) {
            atoms.push(match atom {
                Atom::Zero(form) => Atom::Zero(form.replaced(var, &value)?),
                Atom::AtMostZero(form) => Atom::AtMostZero(form.replaced(var, &value)?),
                Atom::Power { .. } | Atom::Xor(_) => atom.clone(),
            });
        }
        atoms.retain(|atom| !atom.is_true());
        Some(Clause { atoms, ..*self })
    }
}

impl Atom {
    /// Its variables.
    pub fn variables(&self) -> impl Iterator<Item = Var> + '_ {
        let (form, others) = match self {
            Atom::Zero(form) | Atom::AtMostZero(form) => (Some(form), &[][..]),
            Atom::Power { of, .. } => (None, std::slice::from_ref(of)),
            Atom::Xor(of) => (None, &of[..]),
        };
        form.into_iter().flat_map(|form| form.terms.iter().map(|term| term.0)).chain(others.iter().copied())
    }

    fn rename(&mut self, number: &impl Fn(Var) -> Var) {
        match self {
            Atom::Zero(form) | Atom::AtMostZero(form) => {
                form.terms.iter_mut().for_each(|term| term.0 = number(term.0))
            }
            Atom::Power { of, .. } => *of = number(*of),
            Atom::Xor(of) => *of = of.map(number),
        }
    }

    /// Whether it holds for all values of its variables.
    fn is_true(&self) -> bool {
        match self {
            Atom::Zero(form) => form.terms.is_empty() && form.constant == 0,
            Atom::AtMostZero(form) => form.constant <= 0 && form.terms.iter().all(|term| term.1 <= 0),
            Atom::Power { .. } | Atom::Xor(_) => false,
        }
    }
}

/// The options of a one-heap rule as clauses. `None` if linear arithmetic with powers of constants and
/// nim-sums cannot express them, or needs more than a few hundred clauses.
///
/// # Laws
/// A list of heaps, without those of size 0, is an option of heap n exactly if its sizes satisfy a clause, in
/// the order of the clause.
pub fn clauses(heap: &Heap) -> Option<Vec<Clause>> {
    Core::of(heap)?.clauses()
}

/// The options of a rule on tuples of numbers as clauses. `None` if linear arithmetic with powers of
/// constants and nim-sums cannot express them, and for labelled games.
///
/// # Laws
/// A list of tuples is an option of a position exactly if its numbers satisfy a clause, in the order of the
/// clause. Variables are natural numbers, so a negative target is not an option.
pub fn clauses_of_points(points: &Points) -> Option<Vec<Clause>> {
    Some(formula::clauses(points.formula.syntax())?.into_iter().map(Clause::solved).collect())
}

/// The largest number of clauses for a rule.
const MAX_CLAUSES: usize = 256;
