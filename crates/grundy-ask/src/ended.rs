//! What ended the work on a question before its answer was complete.

use crate::Problem;
use grundy::{Spent, Stopped, Why};
use serde::Serialize;

/// The limit, or the person, that ended the work: the field `stopped` of an answer.
///
/// Stopped work is not an error. The other fields of the answer hold what is known by then.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Ended {
    /// What ended the work.
    pub why: EndedBy,
    /// What the work has spent.
    pub spent: SpentShape,
    /// The checkpoint, if the program keeps one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub checkpoint: Option<Checkpoint>,
}

/// What ended the work.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum EndedBy {
    /// The limit on work.
    Work,
    /// The limit on memory.
    Memory,
    /// The limit on time.
    Time,
    /// A person.
    Cancelled,
    /// A heap with too many smaller ones, for a rule without a known law.
    Far,
}

/// What work on a question has spent.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "Spent"))]
pub struct SpentShape {
    /// The time in seconds, if the front end has a clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seconds: Option<f64>,
    /// The work in ticks; a tick is about one option examined.
    pub work: u64,
    /// The memory of the tables, in bytes.
    pub bytes: u64,
    /// The progress of the computation, in its own unit, such as heaps or positions.
    pub done: u64,
}

/// What a checkpoint file holds when the work ends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Checkpoint {
    /// A checkpoint of a search for a law.
    Heaps {
        /// The file.
        file: String,
        /// The number of heaps whose values are saved; null if the program could not save.
        heaps: Option<u64>,
    },
    /// A checkpoint of a solver.
    Positions {
        /// The file.
        file: String,
        /// The number of saved positions; null if the program could not save.
        positions: Option<u64>,
    },
}

/// What JSON has in place of an answer.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum NoAnswer {
    /// The question has no answer.
    Error(Problem),
    /// The work ended before anything was known.
    Stopped(Ended),
}

impl Ended {
    /// The end of a budget, `seconds` after the start if the front end has a clock.
    pub fn new(stopped: Stopped, seconds: Option<f64>) -> Ended {
        let Spent { work, bytes, done } = stopped.spent;
        let why = match stopped.why {
            Why::Work => EndedBy::Work,
            Why::Memory => EndedBy::Memory,
            Why::Time => EndedBy::Time,
            Why::Cancelled => EndedBy::Cancelled,
            Why::Far => EndedBy::Far,
        };
        Ended { why, spent: SpentShape { seconds, work, bytes, done }, checkpoint: None }
    }
}
