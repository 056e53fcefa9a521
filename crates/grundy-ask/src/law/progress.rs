//! The events of a long run, as a program writes them line by line.

use schemars::JsonSchema;
use serde::Serialize;

/// What happens while a long run goes on.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Progress<'a> {
    /// The run begins, or goes on from a checkpoint.
    Started {
        /// The rule as it was typed.
        rule: &'a str,
        /// The values of the heaps below this one are known.
        heaps: u64,
        /// The last heap.
        to: u64,
        /// The checkpoint from which the run goes on, or null.
        resumed: Option<&'a str>,
    },
    /// How far the run has come.
    Progress(HowFar<'a>),
    /// The state is saved.
    Saved {
        /// The file.
        file: &'a str,
        /// The values of the heaps below this one are in the file.
        heaps: u64,
        /// The size of the file.
        bytes: u64,
        /// The seconds that it took.
        #[schemars(range(min = 0))]
        seconds: f64,
    },
    /// The state cannot be saved now; the run goes on.
    NotSaved {
        /// The file.
        file: &'a str,
        /// The values of the heaps below this one are in the file; null where it has no state.
        heaps: Option<u64>,
        /// Why the state cannot be written.
        message: &'a str,
    },
    /// The values cannot be written to their file now; the run goes on.
    NotKept {
        /// The file.
        file: &'a str,
        /// The values of the heaps below this one are in the file.
        heaps: u64,
        /// Why the values cannot be written.
        message: &'a str,
    },
    /// The run ended.
    Ended {
        /// How far it came.
        #[serde(flatten)]
        how_far: HowFar<'a>,
        /// What ended it.
        why: RunEndedBy,
    },
}

/// How far a long run has come.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct HowFar<'a> {
    /// The rule as it was typed.
    pub rule: &'a str,
    /// The values of the heaps below this one are known.
    pub heaps: u64,
    /// The last heap.
    pub to: u64,
    /// Seconds since the start.
    #[schemars(range(min = 0))]
    pub seconds: f64,
    /// Values per second, lately; null before there are any.
    #[schemars(range(min = 0))]
    pub rate: Option<f64>,
    /// Seconds until the last heap at this rate; null before there is one.
    #[schemars(range(min = 0))]
    pub eta_seconds: Option<f64>,
    /// How many heaps are rare; null without a sparse space.
    pub rare: Option<usize>,
    /// The last rare heap; null where there is none.
    pub last_rare: Option<RareHeap>,
    /// The greatest value.
    pub maximum: u32,
}

/// A heap whose value is rare.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct RareHeap {
    /// The heap.
    pub heap: u64,
    /// Its nim-value.
    pub value: u32,
}

/// What ended a long run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum RunEndedBy {
    /// A law was proved.
    Law,
    /// The last heap.
    Limit,
    /// The limit on time.
    Time,
    /// The limit on memory.
    Memory,
    /// The limit on work.
    Work,
    /// A person.
    Cancelled,
}

impl From<grundy::Why> for RunEndedBy {
    fn from(why: grundy::Why) -> RunEndedBy {
        match why {
            grundy::Why::Work => RunEndedBy::Work,
            grundy::Why::Memory => RunEndedBy::Memory,
            grundy::Why::Time => RunEndedBy::Time,
            grundy::Why::Cancelled => RunEndedBy::Cancelled,
        }
    }
}
