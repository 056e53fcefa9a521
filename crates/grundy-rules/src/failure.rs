//! Why a question has no answer: the rule fails at a position, the budget is spent, or the visitor of moves
//! has seen enough.

use crate::error::ParseError;
use grundy_words::say;
use std::fmt;
use std::ops::ControlFlow;

/// A rule that fails at a position: a target that is not a whole number, play that cannot end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RuleError {
    /// A part of the rule has no value here; the error points into the rule.
    Undefined(Box<ParseError>),
    /// A move leaves a heap that is not smaller than the heap it came from.
    NotSmaller {
        /// The smallest heap at which this happens.
        heap: u64,
        /// What the offending move leaves.
        parts: Vec<u64>,
    },
    /// A move leaves more heaps than can be listed.
    TooMany {
        /// The heap.
        heap: u64,
        /// How many heaps the move leaves.
        parts: u64,
    },
    /// A cycle of positions.
    Cycle(Vec<String>),
    /// A cycle of positions of a labelled game, for which no theory of draws is known here.
    LabelledCycle(Vec<String>),
}

impl fmt::Display for RuleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RuleError::Undefined(error) => error.fmt(f),
            RuleError::NotSmaller { heap, parts } => {
                let left: Vec<String> = parts.iter().map(u64::to_string).collect();
                let left = left.join(" + ");
                f.write_str(&say!("error-not-smaller", heap = heap, count = parts.len(), parts = left))
            }
            RuleError::TooMany { heap, parts } => {
                f.write_str(&say!("error-too-many-heaps", heap = heap, parts = parts))
            }
            RuleError::Cycle(names) => f.write_str(&say!("error-cycle", cycle = cycle(names))),
            RuleError::LabelledCycle(names) => {
                f.write_str(&say!("error-labelled-cycle", cycle = cycle(names)))
            }
        }
    }
}

impl std::error::Error for RuleError {}

/// A cycle, shortened in the middle.
fn cycle(names: &[String]) -> String {
    match names {
        long if long.len() > 24 => {
            let (start, first) = (long[..12].join(" → "), &long[0]);
            say!("error-long-cycle", start = start, more = long.len() - 13, first = first)
        }
        all => all.join(" → "),
    }
}

/// Why an enumeration of moves ends early.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Halt {
    /// The visitor has seen enough.
    Enough,
    /// The rule fails at this position.
    Broken(RuleError),
}

/// What a visitor of moves answers: go on, or halt. `?` passes it through.
pub type Flow = ControlFlow<Halt>;

/// Turns the end of an enumeration into a result: having seen enough is no failure.
///
/// # Errors
/// The rule's own failure at this position.
pub fn finish(flow: Flow) -> Result<(), RuleError> {
    match flow {
        ControlFlow::Break(Halt::Broken(error)) => Err(error),
        _ => Ok(()),
    }
}

/// Why a computation stopped before its answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Why {
    /// The limit on work was reached.
    Work,
    /// The limit on memory was reached.
    Memory,
    /// The caller's clock ran out.
    Time,
    /// The caller (or the person at the keyboard) asked to stop.
    Cancelled,
    /// No law is known, and the values of all smaller heaps are too many.
    Far,
}

impl Why {
    /// The word used in JSON: `work`, `memory`, `time`, `cancelled` or `far`.
    pub fn word(self) -> &'static str {
        match self {
            Why::Work => "work",
            Why::Memory => "memory",
            Why::Time => "time",
            Why::Cancelled => "cancelled",
            Why::Far => "far",
        }
    }
}

/// What a computation has used so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spent {
    /// Ticks: about one option looked at each.
    pub work: u64,
    /// Bytes held in tables.
    pub bytes: u64,
    /// How far the computation has come in its own terms (heaps known, positions explored).
    pub done: u64,
}

/// Out of budget: an answer, not an error, and never a zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stopped {
    /// What ran out.
    pub why: Why,
    /// What had been spent by then.
    pub spent: Spent,
}

impl fmt::Display for Stopped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Spent { work, bytes, .. } = self.spent;
        f.write_str(&say!("error-stopped", why = self.why.word(), steps = work, bytes = bytes))
    }
}

impl std::error::Error for Stopped {}

/// Why a computation has no answer: the rule fails, or the budget is spent.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Failure {
    /// The rule fails at some position.
    #[error(transparent)]
    Rule(#[from] RuleError),
    /// Out of budget.
    #[error(transparent)]
    Stopped(#[from] Stopped),
    /// The question makes no sense for these rules; the text says why.
    #[error("{0}")]
    Refused(String),
}
