//! Saves the state of a long run in a checkpoint, from time to time and at the end.

use super::progress::{Progress, size};
use crate::checkpoint::{self, Schedule};
use grundy::code::Code;
use grundy::sequence::Sparse;
use grundy_store::{LoadError, Store};
use std::time::Instant;

/// Saves the state from time to time.
pub struct Saver {
    pub store: Store,
    rule: String,
    pub schedule: Schedule,
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
            schedule: Schedule::new(every),
            kept: None,
            saves: 0,
            bytes: 0,
            failed: None,
        }
    }

    /// Loads the engine from the saved state, if there is one and it needs no more than this many bytes.
    pub fn load(&mut self, code: &Code, memory: u64) -> Result<Option<Sparse>, LoadError> {
        let engine = self.store.load(|header, state| {
            if header.rule != self.rule {
                return Err(format!("it belongs to {}, not to {}", header.rule, self.rule));
            }
            let engine = Sparse::load_within(code, memory, state).map_err(|why| {
                format!("grundy {} wrote a state that is no good here: {why}", header.program)
            })?;
            if engine.heaps() != header.heaps {
                return Err(format!("it says {} heaps and holds {}", header.heaps, engine.heaps()));
            }
            Ok(engine)
        })?;
        self.kept = engine.as_ref().map(Sparse::heaps);
        self.schedule.restart();
        Ok(engine)
    }

    /// Whether it is time to save.
    pub fn is_due(&self) -> bool {
        self.schedule.due().is_some_and(|due| Instant::now() >= due)
    }

    /// Saves the state unless the file has it already. If that fails, the run goes on, and a later call
    /// tries again.
    pub fn save(&mut self, engine: &Sparse, progress: &mut Progress) {
        let heaps = engine.heaps();
        if self.kept == Some(heaps) && self.failed.is_none() {
            return;
        }
        let Saver { store, schedule, rule, .. } = self;
        let header = checkpoint::header(rule, heaps);
        let (saved, took) = schedule.timed(|| store.save(&header, |out| engine.save(out)));
        match saved {
            Ok(bytes) => {
                let again = self.failed.take().is_some();
                (self.kept, self.saves, self.bytes) = (Some(heaps), self.saves + 1, bytes);
                progress.saved(&self.shown(), heaps, bytes, took, again);
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
