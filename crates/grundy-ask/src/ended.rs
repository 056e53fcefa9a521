//! What ended the work on a question before its answer was whole.

use crate::Problem;
use grundy::{Spent, Stopped, Why};
use schemars::JsonSchema;
use serde::Serialize;

/// A limit, or a person, that ended the work: the field `stopped` of an answer.
///
/// Being stopped is an answer, not an error: what is known by then stands beside it.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Ended {
    /// What ended the work.
    pub why: EndedBy,
    /// What was spent by then.
    pub spent: SpentShape,
    /// The checkpoint, where one was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub checkpoint: Option<Checkpoint>,
}

/// What ended the work.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
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
}

/// What was spent.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "Spent")]
pub struct SpentShape {
    /// Seconds, where the front end has a clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seconds: Option<f64>,
    /// Ticks: about one option looked at each.
    pub work: u64,
    /// Bytes held in tables.
    pub bytes: u64,
    /// How far the computation has come in its own terms.
    pub done: u64,
}

/// What a checkpoint holds when the work ends; null where nothing could be saved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum Checkpoint {
    /// Of a law.
    Heaps {
        /// The file.
        file: String,
        /// The saved state knows the values of this many heaps.
        heaps: Option<u64>,
    },
    /// Of a search.
    Positions {
        /// The file.
        file: String,
        /// The saved state knows this many positions.
        positions: Option<u64>,
    },
}

/// What stands in the place of an answer, as JSON.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum NoAnswer {
    /// The question has none.
    Error(Problem),
    /// The work was ended before anything was known.
    Stopped(Ended),
}

impl Ended {
    /// The end of a budget, `seconds` after the start where there is a clock.
    pub fn new(stopped: Stopped, seconds: Option<f64>) -> Ended {
        let Spent { work, bytes, done } = stopped.spent;
        let why = match stopped.why {
            Why::Work => EndedBy::Work,
            Why::Memory => EndedBy::Memory,
            Why::Time => EndedBy::Time,
            Why::Cancelled => EndedBy::Cancelled,
        };
        Ended { why, spent: SpentShape { seconds, work, bytes, done }, checkpoint: None }
    }
}
