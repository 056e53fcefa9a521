//! Saves the state of a long run in a checkpoint, from time to time and at the end.

use super::progress::{Progress, size};
use crate::checkpoint;
use grundy::code::Code;
use grundy::sequence::Sparse;
use grundy_store::{LoadError, Store};
use std::time::{Duration, Instant};

/// The time between two saves is at least this many times the duration of the last one, so that saving takes a
/// small part of the run.
const MIN_SAVE_INTERVAL_FACTOR: u32 = 10;

/// Saves the state from time to time.
pub struct Saver {
    pub store: Store,
    rule: String,
    pub every: Duration,
    /// When the last try to save ended, and how long it took.
    tried: Instant,
    took: Duration,
    /// The number of heaps in the saved state.
    pub kept: Option<u64>,
    saves: u64,
    bytes: u64,
    /// Why the last try failed.
    failed: Option<String>,
}

impl Saver {
    pub fn new(store: Store, rule: &str, every: f64) -> Saver {
        Saver {
            store,
            rule: rule.into(),
            every: Duration::try_from_secs_f64(every).unwrap_or(Duration::MAX),
            tried: Instant::now(),
            took: Duration::ZERO,
            kept: None,
            saves: 0,
            bytes: 0,
            failed: None,
        }
    }

    /// Loads the engine from the saved state, if there is one.
    pub fn load(&mut self, code: &Code) -> Result<Option<Sparse>, LoadError> {
        let engine = self.store.load(|header, state| {
            if header.rule != self.rule {
                return Err(format!("it belongs to {}, not to {}", header.rule, self.rule));
            }
            let engine = Sparse::load(code, state).map_err(|why| {
                format!("grundy {} wrote a state that is no good here: {why}", header.program)
            })?;
            if engine.heaps() != header.heaps {
                return Err(format!("it says {} heaps and holds {}", header.heaps, engine.heaps()));
            }
            Ok(engine)
        })?;
        self.kept = engine.as_ref().map(Sparse::heaps);
        self.tried = Instant::now();
        Ok(engine)
    }

    /// Whether it is time to save. Large states are saved less often, so that saving takes little of the time.
    pub fn is_due(&self) -> bool {
        self.tried.elapsed() >= self.every.max(self.took.saturating_mul(MIN_SAVE_INTERVAL_FACTOR))
    }

    /// Saves the state unless the file has it already. If that fails, the run goes on, and a later call
    /// tries again.
    pub fn save(&mut self, engine: &Sparse, progress: &mut Progress) {
        let heaps = engine.heaps();
        if self.kept == Some(heaps) && self.failed.is_none() {
            return;
        }
        let start = Instant::now();
        let saved = self.store.save(&checkpoint::header(&self.rule, heaps), |out| engine.save(out));
        self.tried = Instant::now();
        self.took = self.tried - start;
        match saved {
            Ok(bytes) => {
                let again = self.failed.take().is_some();
                (self.kept, self.saves, self.bytes) = (Some(heaps), self.saves + 1, bytes);
                progress.saved(&self.shown(), heaps, bytes, self.took, again);
            }
            Err(error) => {
                let why = error.to_string();
                // Report the failure once, even if the disk stays full.
                if self.failed.as_ref() != Some(&why) {
                    progress.not_saved(&self.shown(), self.kept, &why);
                }
                self.failed = Some(why);
            }
        }
    }

    /// The file under the name that the user typed.
    pub fn shown(&self) -> String {
        self.store.path().display().to_string()
    }

    pub fn summary(&self) -> String {
        format!("; saved {} times, {} each", self.saves, size(self.bytes))
    }
}
