//! Recognition: is this game a known one, heap for heap or after a shift?
//!
//! A [`Series`] is the nim-sequence of a rule or of a row of positions, or a list of typed values.
//! [`identify`] compares it with the rules of a [catalogue](catalogue()), whose values are computed, and
//! [`compare`] with one other sequence. A heap here may correspond to the same heap there, or by one of the
//! other [`Relation`]s: shifted, with repeated values, with zeros between.
//!
//! The kinds of equality stay separate ([`Equality`]): the same moves; the same values, proved for all heaps
//! from the laws of both; or the same values as far as they were computed.
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

/// The extent of a comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    /// The last heap compared where no law says more; fewer values are compared for slow rules.
    pub to: u64,
}

impl Default for Question {
    /// Up to heap 20,000.
    fn default() -> Question {
        Question { to: 20_000 }
    }
}

/// The kind of equality of two rules, with its evidence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Equality {
    /// The same moves, heap for heap: the canonical form is the same.
    SameRules,
    /// The same values for all heaps: both laws are facts, and were compared until both repeat together.
    SameValues {
        /// The weaker evidence of the two laws.
        known_by: KnownBy,
        /// The period here.
        here: Period,
        /// The period there, in the heaps there.
        there: Period,
        /// The last heap compared: the preperiods and one joint period.
        to: u64,
    },
    /// The same values for all heaps: the laws are equal by their form, or the automata of both were
    /// compared.
    Decided {
        /// The weaker evidence of the two laws.
        known_by: KnownBy,
    },
    /// The same values up to this heap; nothing is proved.
    Seen {
        /// The last heap compared.
        to: u64,
    },
}

/// A rule with the values in question.
#[derive(Clone, Debug)]
pub struct Match {
    /// The rule.
    pub candidate: Candidate,
    /// The relation between the heaps.
    pub relation: Relation,
    /// The heap from which it holds.
    pub from: u64,
    /// The kind of equality.
    pub equality: Equality,
}

/// A rule that has the values in question at first, and then differs.
#[derive(Clone, Debug)]
pub struct Near {
    /// The rule.
    pub candidate: Candidate,
    /// The relation between the heaps.
    pub relation: Relation,
    /// The first heap compared.
    pub from: u64,
    /// The first difference.
    pub differs: Differs,
}

/// The results of a recognition.
#[derive(Clone, Debug, Default)]
pub struct Identified {
    /// Rules with the same values, the best first: equal rules, then proved matches, then seen ones; names
    /// and simple relations first.
    pub matches: Vec<Match>,
    /// Rules that agree for long and then differ, the longest agreement first.
    pub near: Vec<Near>,
    /// The number of rules compared.
    pub rules: usize,
    /// The most values compared; `None` where a law covers all.
    pub values: Option<u64>,
    /// Whether there were too few values to distinguish rules.
    pub few: bool,
    /// Whether all known values were 0.
    pub zeros: bool,
    /// The reason for an early end of the search, if there was one.
    pub stopped: Option<Stopped>,
}

/// The number of values below which much fits by chance.
pub const BY_CHANCE_BELOW: u64 = 20;
