//! The events of a long run, which a program writes line by line.

use serde::Serialize;

/// An event in a long run.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Progress<'a> {
    /// The run begins, or continues from a checkpoint.
    Started {
        /// The rule, as typed.
        rule: &'a str,
        /// The values of all heaps below this one are known.
        heaps: u64,
        /// The last heap of the run.
        to: u64,
        /// The checkpoint that the run continues from; null for a new run.
        resumed: Option<&'a str>,
    },
    /// The run has made progress.
    Progress(HowFar<'a>),
    /// A file now holds the state of the run.
    Saved {
        /// The file.
        file: &'a str,
        /// The file has the values of all heaps below this one.
        heaps: u64,
        /// The size of the file in bytes.
        bytes: u64,
        /// The duration of saving, in seconds.
        #[cfg_attr(feature = "schema", schemars(range(min = 0)))]
        seconds: f64,
    },
    /// The program cannot save the state now. The run continues.
    NotSaved {
        /// The file.
        file: &'a str,
        /// The file has the values of all heaps below this one; null if it has no state.
        heaps: Option<u64>,
        /// Why the program cannot write the state.
        message: &'a str,
    },
    /// The program cannot write the values to their file now. The run continues.
    NotKept {
        /// The file.
        file: &'a str,
        /// The file has the values of all heaps below this one.
        heaps: u64,
        /// Why the program cannot write the values.
        message: &'a str,
    },
    /// The run ended.
    Ended {
        /// The final progress.
        #[serde(flatten)]
        how_far: HowFar<'a>,
        /// What ended the run.
        why: RunEndedBy,
    },
}

/// The progress of a long run.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct HowFar<'a> {
    /// The rule, as typed.
    pub rule: &'a str,
    /// The values of all heaps below this one are known.
    pub heaps: u64,
    /// The last heap of the run.
    pub to: u64,
    /// The time since the start, in seconds.
    #[cfg_attr(feature = "schema", schemars(range(min = 0)))]
    pub seconds: f64,
    /// The recent rate in values per second; null before the first measurement.
    #[cfg_attr(feature = "schema", schemars(range(min = 0)))]
    pub rate: Option<f64>,
    /// The remaining time at this rate, in seconds; null without a rate.
    #[cfg_attr(feature = "schema", schemars(range(min = 0)))]
    pub eta_seconds: Option<f64>,
    /// The number of rare heaps; null without a sparse space.
    pub rare: Option<usize>,
    /// The last rare heap; null if there is none.
    pub last_rare: Option<RareHeap>,
    /// The greatest nim-value so far.
    pub maximum: u32,
}

/// A rare heap of a sparse space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RareHeap {
    /// The heap.
    pub heap: u64,
    /// The nim-value of the heap.
    pub value: u32,
}

/// What ended a long run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum RunEndedBy {
    /// The proof of a law.
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
            // A long run keeps no values, so it ends at its last heap.
            grundy::Why::Memory | grundy::Why::Far => RunEndedBy::Memory,
            grundy::Why::Time => RunEndedBy::Time,
            grundy::Why::Cancelled => RunEndedBy::Cancelled,
        }
    }
}
