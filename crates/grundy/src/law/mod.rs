//! Laws of nim-sequences: they generate the values of all heaps, with evidence.
//!
//! Finding a law is free: any guess will do. Only a proof makes it a fact, and every [`Found`] names the
//! theorem and the finite hypotheses that were checked; a law without a proof is "seen".
//!
//! | rules | theorem | type |
//! |---|---|---|
//! | finite take-and-break codes | Guy & Smith 1956, with bounds for `!`, `?`, `=` | [`GuySmith`] |
//! | finite take sets | repeat of the last max S values | [`TakeWindow`]; [`far_take`] keeps no values |
//! | moves that take fixed numbers and leave fixed heaps beside the rest | repeat of the last values | [`FixedMoves`] |
//! | all but a finite set | repeat of the window over the covered values | [`AllBut`] |
//! | `take L..R` | floor((n mod (L+R))/L) | [`TakeRange`] |
//! | codes that leave up to four heaps, by class | a sentence about quotients that automata decide | [`quotients`] |
//! | moves linear in the heap, with floors and powers | a sentence that automata decide | [`automatic`] |
//! | divisors, coprime numbers, quotients, remainders, ones | each its own, by induction | [`ArithmeticLaw`] |
//! | `take 1..T(n)`, T growing by 0 or 1 | sliding windows | [`SlidingWindow`] |
//! | anything: periods, [`Classes`], [`Closed`] formulas | none: [`seen`] | |
//! | anything: linear relations between subsequences, [`Regular`] | none: [`seen_rich`] | |
//! | misère play of one heap of a take set | normal play of a smaller heap: [`MisereHeap`] | |
//! | a heap with a mode, `(n,l)`: nim-values | repeat of the last rows, or a decided sentence: [`modes`] | [`modes::ModeLaw`] |
//! | P-positions of rules with two coordinates | a decided sentence; Fraenkel 1982 | [`positions`] |
//! | values without a rule | none: [`Listed`] | |
//!
//! A [`Finder`] applies a [`Theorem`] while the values grow; [`Moves`] counts and lists the moves from
//! a huge heap through a law.

mod all_but;
mod arithmetic;
pub mod automatic;
mod between;
mod cited;
pub(crate) mod claim;
mod classes;
mod closed;
mod count;
mod evidence;
mod far_take;
mod finder;
mod fixed_moves;
mod form;
mod guy_smith;
mod lasker;
mod listed;
mod misere;
pub mod modes;
mod moves;
mod nim;
mod period;
pub mod positions;
pub mod quotients;
mod recur;
mod regular;
mod repeat;
mod residues;
mod runs;
mod seen;
mod sentence;
pub mod sparse;
mod take_range;
mod take_window;
pub mod theorem;
mod theorems;
pub(crate) mod told;
mod window;
pub(crate) mod written;

pub use crate::automaton::{Automaton, Numeration};
pub use crate::evaluator::{WindowRepeat, preperiod};
pub use all_but::{AllBut, CoveredWindow, Window};
pub use arithmetic::ArithmeticLaw;
pub use automatic::{Automatic, Synchronised};
pub use between::{Between, Bound};
pub use classes::Classes;
pub use closed::Closed;
pub use evidence::{Argument, Claimed, Evidence, Found, Seen};
pub use far_take::far_take;
pub use finder::{Finder, Look, Theorem};
pub use fixed_moves::FixedMoves;
pub(crate) use form::in_numeration;
pub use form::{Condition, Form, Formula, Term, misere as misere_condition};
pub use guy_smith::GuySmith;
pub use lasker::Lasker;
pub use listed::{Listed, MAX_LISTED_VALUES};
pub use misere::{MisereHeap, MiserePeriod, MisereShift};
pub use moves::{Fibre, Moves, Place, Split, one_heap_moves, place_moves, two_heap_moves};
pub use nim::Nim;
pub use period::Period;
pub use regular::{Part, Regular, Row};
pub use repeat::{Repeat, Repeated};
pub use seen::{seen, seen_rich};
pub use take_range::TakeRange;
pub use take_window::TakeWindow;
pub use theorems::{Proof, TheoremName};
pub use window::SlidingWindow;

use grundy_rules::{Budget, NimValue, Stopped};
use serde::{Deserialize, Serialize};

/// A law that generates the nim-values of all heaps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Law {
    /// A period, plain (saltus 0) or arithmetic.
    Period(Period),
    /// A saltus for each residue class.
    Classes(Classes),
    /// A closed formula.
    Closed(Closed),
    /// The formula of `take L..R`.
    Range(TakeRange),
    /// The formula of a rule about divisors, remainders or binary ones.
    Arithmetic(ArithmeticLaw),
    /// A sliding window: any number of coins up to a limit that grows slowly.
    Window(SlidingWindow),
    /// An automaton that reads the digits of the heap.
    Automatic(Automatic),
    /// An automaton that reads the heap and its value together.
    Synchronised(Synchronised),
    /// Linear relations between subsequences.
    Regular(Regular),
}

impl Law {
    /// The word used in JSON: `period`, `arithmetic`, `classes`, `formula`, `window`, `automatic`,
    /// `synchronised` or `regular`.
    pub fn kind(&self) -> &'static str {
        match self {
            Law::Period(period) => period.kind(),
            Law::Classes(_) => "classes",
            Law::Range(_) | Law::Arithmetic(_) | Law::Closed(_) => "formula",
            Law::Window(_) => "window",
            Law::Automatic(_) => "automatic",
            Law::Synchronised(_) => "synchronised",
            Law::Regular(_) => "regular",
        }
    }

    /// The period, plain or arithmetic, if the law has one with a preperiod and period below 2^64.
    pub fn period(&self) -> Option<Period> {
        match self {
            Law::Period(period) => Some(*period),
            Law::Range(range) => range.period(),
            Law::Window(window) => window.period(),
            Law::Classes(_)
            | Law::Closed(_)
            | Law::Arithmetic(_)
            | Law::Automatic(_)
            | Law::Synchronised(_)
            | Law::Regular(_) => None,
        }
    }

    /// Whether these values determine the value of every heap, so that a missing value must be too large.
    pub(crate) fn tells_all(&self, values: &[u32]) -> bool {
        match self {
            Law::Period(law) => law.kept().is_some_and(|kept| kept <= values.len()),
            Law::Classes(law) => law.kept().is_some_and(|kept| kept <= values.len()),
            Law::Synchronised(_) | Law::Closed(_) | Law::Regular(_) => true,
            Law::Range(_) | Law::Arithmetic(_) | Law::Window(_) | Law::Automatic(_) => false,
        }
    }

    /// The nim-value of heap `n`, where `values[i]` is the nim-value of heap `i`, known up to preperiod +
    /// period where the law is a period.
    ///
    /// `None` where too few values are known, or where the nim-value is above 2^64 − 1.
    ///
    /// ```
    /// use grundy::law::{Law, Period};
    /// use grundy::NimValue;
    /// let law = Law::Period(Period::plain(0, 7));   // take {1,3,4}
    /// assert_eq!(law.value_at(10u64.pow(18), &[0, 1, 0, 1, 2, 3, 2]), Some(NimValue(1)));
    /// ```
    ///
    /// # Cost
    /// Constant, except for a sliding window: see [`SlidingWindow`], and [`value_within`](Law::value_within).
    pub fn value_at(&self, n: u64, values: &[u32]) -> Option<NimValue> {
        self.value_within(n, values, &mut Budget::default()).expect("there is no limit")
    }

    /// [`value_at`](Law::value_at) within a budget.
    ///
    /// # Errors
    /// The budget is spent.
    pub fn value_within(
        &self,
        n: u64,
        values: &[u32],
        budget: &mut Budget<'_>,
    ) -> Result<Option<NimValue>, Stopped> {
        Ok(match self {
            Law::Period(period) => period.value_at(n, values),
            Law::Classes(law) => law.value_at(n, values),
            Law::Closed(law) => law.value(n),
            Law::Regular(law) => law.value(n),
            Law::Range(range) => Some(range.value(n)),
            Law::Automatic(law) => Some(NimValue(law.value(n).into())),
            Law::Synchronised(law) => law.value(n).map(NimValue),
            Law::Arithmetic(law) => law.value(n, budget)?,
            Law::Window(window) => Some(window.value(n, budget)?),
        })
    }
}
