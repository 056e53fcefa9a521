//! The checkpoint file of a run, and when it is saved.

use crate::fail::Fail;
use grundy_store::{Header, Store};
use std::path::Path;
use std::time::{Duration, Instant};

/// The time between two saves is at least this many times the duration of the last one, so that saving takes a
/// small part of the run.
const MIN_SAVE_INTERVAL_FACTOR: u32 = 10;

/// When to save next. Large states are saved less often.
pub struct Schedule {
    /// The time between two saves.
    pub every: Duration,
    /// When the last try to save ended, and how long it took.
    tried: Instant,
    took: Duration,
}

impl Schedule {
    /// Starts now, with this many seconds between two saves.
    pub fn new(seconds: f64) -> Schedule {
        let every = Duration::try_from_secs_f64(seconds).unwrap_or(Duration::MAX);
        Schedule { every, tried: Instant::now(), took: Duration::ZERO }
    }

    /// Counts the time to the next save from now on.
    pub fn restart(&mut self) {
        self.tried = Instant::now();
    }

    /// Runs a try to save, and returns what it returns and how long it took.
    pub fn timed<T>(&mut self, save: impl FnOnce() -> T) -> (T, Duration) {
        let start = Instant::now();
        let saved = save();
        self.restart();
        self.took = self.tried - start;
        (saved, self.took)
    }

    /// When to save next; `None` for never.
    pub fn due(&self) -> Option<Instant> {
        self.tried.checked_add(self.every.max(self.took.saturating_mul(MIN_SAVE_INTERVAL_FACTOR)))
    }
}

/// Opens the file for this run.
///
/// # Errors
/// The path is `-`, or the file cannot be opened.
pub fn open(path: &Path) -> Result<Store, Fail> {
    if path.as_os_str() == "-" {
        return Err(Fail::Bad(
            "cannot write the checkpoint -: a file is needed here; one of this very name is written ./-"
                .into(),
        ));
    }
    Store::open(path).map_err(|error| Fail::Bad(error.to_string()))
}

/// The header of a checkpoint that this program writes.
pub fn header(rule: &str, heaps: u64) -> Header {
    Header { rule: rule.into(), heaps, program: env!("CARGO_PKG_VERSION").into() }
}
