//! The head of a table: what it is about.

use serde::{Deserialize, Serialize};

/// What a job is about. A folder serves one job.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Job {
    /// The rules and the start.
    pub name: String,
    /// The number of words of a state.
    pub width: usize,
    /// The number of shards.
    pub shards: u32,
    /// Whether the rules say who wins at the end.
    pub labelled: bool,
    /// Whether the game is a list of moves, whose states are names.
    pub listed: bool,
}

/// The head of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Head {
    /// What the table is about.
    pub job: Job,
    /// The shard, if the table has one shard alone.
    pub shard: Option<u32>,
    /// The number of states.
    pub states: u64,
    /// The version of the program that wrote it.
    pub program: String,
}

#[cfg(feature = "jobs")]
impl Head {
    pub(crate) fn new(job: Job, shard: Option<u32>, states: u64) -> Head {
        Head { job, shard, states, program: env!("CARGO_PKG_VERSION").into() }
    }
}
