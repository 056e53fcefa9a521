//! A checkpoint that a run saves from time to time, and at its end.

use crate::{Header, LoadError, Store};
use std::io::{Read, Result as IoResult, Write};
use std::time::{Duration, Instant};

/// The time between two saves is at least this many times the duration of the last one, so that saving takes a
/// small part of the run.
const MIN_SAVE_INTERVAL_FACTOR: u32 = 10;

/// After a pause that saved nothing, the time between pauses doubles, from at least this.
const MIN_FRUITLESS_PAUSE: Duration = Duration::from_millis(100);

/// A checkpoint file, and when to save it next. A state that takes long to save is saved less often.
///
/// ```
/// use grundy_store::{Keeper, Saving, Store};
/// use std::time::Duration;
/// # let folder = tempfile::tempdir()?;
/// # let path = folder.path().join("kayles.checkpoint");
/// let mut keeper = Keeper::new(Store::open(&path)?, "0.77", Duration::from_secs(60));
/// assert_eq!(keeper.load(|header, _| Ok::<_, String>(header.heaps))?, None);
/// let saving = keeper.save(1000, |out| out.write_all(b"values of 1000 heaps"));
/// assert!(matches!(saving, Saving::Saved { again: false, .. }));
/// assert_eq!(keeper.kept(), Some(1000));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Keeper {
    store: Store,
    rule: String,
    every: Duration,
    /// When the last try to save ended, and how long it took.
    tried: Instant,
    took: Duration,
    kept: Option<u64>,
    failed: Option<String>,
}

/// What a try to save did.
#[derive(Debug)]
pub enum Saving {
    /// The state is in the file.
    Saved {
        /// The size of the file.
        bytes: u64,
        /// The time that saving took.
        took: Duration,
        /// Whether the try before this one failed.
        again: bool,
    },
    /// The state cannot be saved now; the file has the state that was saved before.
    Failed {
        /// The reason.
        why: String,
        /// Whether the try before this one failed for the same reason.
        again: bool,
    },
}

impl Keeper {
    /// A keeper of this file. The time between two saves is `every`, counted from now.
    pub fn new(store: Store, rule: &str, every: Duration) -> Keeper {
        Keeper {
            store,
            rule: rule.into(),
            every,
            tried: Instant::now(),
            took: Duration::ZERO,
            kept: None,
            failed: None,
        }
    }

    /// Loads the state of an earlier run. `read` gets the header, reads the state, and returns the number of results in it.
    /// Returns that number; `None` if there is no file yet.
    ///
    /// # Errors
    /// The checkpoint is damaged, or `read` refuses it; the file stays as it is.
    pub fn load<E: Into<Box<dyn std::error::Error + Send + Sync>>>(
        &mut self,
        read: impl FnOnce(&Header, &mut dyn Read) -> Result<u64, E>,
    ) -> Result<Option<u64>, LoadError> {
        self.kept = self.store.load(read)?;
        self.tried = Instant::now();
        Ok(self.kept)
    }

    /// The number of results in the file; `None` if there is no file.
    pub fn kept(&self) -> Option<u64> {
        self.kept
    }

    /// The file under the name that the caller gave it.
    pub fn file(&self) -> String {
        self.store.path().display().to_string()
    }

    /// The time between two saves.
    pub fn every(&self) -> Duration {
        self.every
    }

    /// When to save next; `None` for never.
    pub fn due(&self) -> Option<Instant> {
        self.tried.checked_add(self.every.max(self.took.saturating_mul(MIN_SAVE_INTERVAL_FACTOR)))
    }

    /// Whether the file has a state with this many results, and the last try to save did not fail.
    pub fn has(&self, results: u64) -> bool {
        self.kept == Some(results) && self.failed.is_none()
    }

    /// Saves the state of a search with this many results, unless the file has it already or there are none. `renewed` says that
    /// the state may be another one with as many results. A search that remembers nothing starts over after each pause, so a
    /// pause that found nothing doubles the time to the next one.
    pub fn save_search(
        &mut self,
        results: u64,
        renewed: bool,
        state: impl FnOnce(&mut dyn Write) -> IoResult<()>,
    ) -> Option<Saving> {
        if results == 0 || self.has(results) {
            self.every = self.every.max(MIN_FRUITLESS_PAUSE).saturating_mul(2);
            self.tried = Instant::now();
            if results == 0 || !renewed {
                return None;
            }
        }
        Some(self.save(results, state))
    }

    /// Saves a state with this many results. If that fails, the run can go on: a later try may succeed.
    pub fn save(&mut self, results: u64, state: impl FnOnce(&mut dyn Write) -> IoResult<()>) -> Saving {
        let header =
            Header { rule: self.rule.clone(), heaps: results, program: env!("CARGO_PKG_VERSION").into() };
        let start = Instant::now();
        let saved = self.store.save(&header, state);
        self.tried = Instant::now();
        self.took = self.tried - start;
        match saved {
            Ok(bytes) => {
                self.kept = Some(results);
                Saving::Saved { bytes, took: self.took, again: self.failed.take().is_some() }
            }
            Err(error) => {
                let why = error.to_string();
                let again = self.failed.replace(why.clone()).is_some_and(|before| before == why);
                Saving::Failed { why, again }
            }
        }
    }
}
