//! How a job is cut.

/// How a job is cut. All workers of a job, and all its runs, need the same number of shards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The number of shards.
    pub shards: u32,
    /// The finished levels are saved once they have this many new states, with a state more for every four messages.
    pub checkpoint_after: u64,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { shards: 16, checkpoint_after: 1 << 20 }
    }
}
