//! Recognition: is this game, heap for heap or after a shift, one that is known?
//!
//! A [`Series`] is the nim-sequence of a rule or of a row of positions, or values that were typed. [`identify`] compares it
//! with the rules of a [catalogue](catalogue()), whose values are computed, and [`compare`] with one other. A heap here may stand for the
//! same heap there, or by one of the other [`Relation`]s: shifted, with each value several times, with zeros between.
//!
//! How two rules are equal is never mixed ([`Equality`]): the same moves; the same values, proved for all
//! heaps from the laws of both; or the same values as far as they were computed.
//!
//! ```
//! use grundy::identify::{Equality, Question, Relation, Series, identify};
//! use grundy::{Budget, Ruleset};
//! use std::sync::Arc;
//! // From a heap of a, leave two: a - 2b and a - b.
//! let rule = Arc::new(Ruleset::parse("a -> [a-2*b, a-b] for b in 1..floor(a/2)")?);
//! let mut series = Series::of_rule(rule).unwrap();
//! let found = identify(&mut series, &Question { to: 4000 }, &mut Budget::default())?;
//! let best = &found.matches[0];
//! assert_eq!(best.candidate.to_string(), "turnips (turn \"3E\")");
//! assert_eq!((best.relation, best.from), (Relation::Shift { by: 1 }, 0));
//! assert_eq!(best.equality, Equality::Decided { known_by: grundy::KnownBy::Proved });
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod catalogue;
mod first;
mod judge;
mod order;
mod relation;
mod search;
mod series;
#[cfg(test)]
mod tests;
mod walk;

pub use catalogue::{Candidate, catalogue};
pub use relation::Relation;
pub use search::{compare, identify};
pub use series::Series;
pub use walk::Differs;

use crate::law::Period;
use grundy_rules::{KnownBy, Stopped};

/// How far to look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    /// Values are compared up to this heap where no law says more; rules that take long are compared less far.
    pub to: u64,
}

impl Default for Question {
    /// To heap 20,000.
    fn default() -> Question {
        Question { to: 20_000 }
    }
}

/// How two rules are equal, and how that is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Equality {
    /// The same moves, heap for heap: the canonical form is the same.
    SameRules,
    /// The same values for all heaps: both laws are facts, and were compared until both repeat together.
    SameValues {
        /// The weaker of the ways in which the two laws are known.
        known_by: KnownBy,
        /// The period here.
        here: Period,
        /// The period there, in the heaps there.
        there: Period,
        /// All heaps up to this one were compared: the preperiods and one joint period.
        to: u64,
    },
    /// The same values for all heaps: the laws are the same by their form, or machines read both and were compared.
    Decided {
        /// The weaker of the ways in which the two laws are known.
        known_by: KnownBy,
    },
    /// The same values up to this heap; nothing is proved.
    Seen {
        /// The last heap that was compared.
        to: u64,
    },
}

/// A rule that has the values that were asked about.
#[derive(Clone, Debug)]
pub struct Match {
    /// The rule.
    pub candidate: Candidate,
    /// Which heap is compared with which.
    pub relation: Relation,
    /// It holds from this heap on.
    pub from: u64,
    /// How it is known.
    pub equality: Equality,
}

/// A rule that has the values that were asked about at first, and then differs.
#[derive(Clone, Debug)]
pub struct Near {
    /// The rule.
    pub candidate: Candidate,
    /// Which heap is compared with which.
    pub relation: Relation,
    /// The first heap that was compared.
    pub from: u64,
    /// The first difference.
    pub differs: Differs,
}

/// What was recognised.
#[derive(Clone, Debug, Default)]
pub struct Identified {
    /// Rules with the same values, the best first: the same rules, then what is proved, then what is seen;
    /// names and simple relations first.
    pub matches: Vec<Match>,
    /// Rules that agree for long and then differ, those that agree longest first.
    pub near: Vec<Near>,
    /// With how many rules the values were compared.
    pub rules: usize,
    /// How many values were compared at most; none where there is a law for all.
    pub values: Option<u64>,
    /// Were there too few values to tell rules apart?
    pub few: bool,
    /// Were all values that are known 0?
    pub zeros: bool,
    /// What ended the search, if it did not come to its end.
    pub stopped: Option<Stopped>,
}

/// With fewer values than this much fits by chance.
pub const FEW: u64 = 20;
