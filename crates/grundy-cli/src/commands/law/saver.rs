//! Saves the state of a long run in a checkpoint, from time to time and at the end.

use super::progress::{Progress, size};
use grundy::sequence::Sparse;
use grundy_store::{Keeper, Saving};
use std::time::Instant;

/// Saves the state from time to time.
pub struct Saver {
    pub keeper: Keeper,
    saves: u64,
    bytes: u64,
}

impl Saver {
    pub fn new(keeper: Keeper) -> Saver {
        Saver { keeper, saves: 0, bytes: 0 }
    }

    /// Whether it is time to save.
    pub fn is_due(&self) -> bool {
        self.keeper.due().is_some_and(|due| Instant::now() >= due)
    }

    /// Saves the state unless the file has it already. If that fails, the run goes on, and a later call
    /// tries again.
    pub fn save(&mut self, engine: &Sparse, progress: &mut Progress) {
        let heaps = engine.heaps();
        if self.keeper.has(heaps) {
            return;
        }
        let saving = self.keeper.save(heaps, |out| engine.save(out));
        let file = self.keeper.file();
        match saving {
            Saving::Saved { bytes, took, again } => {
                (self.saves, self.bytes) = (self.saves + 1, bytes);
                progress.saved(&file, heaps, bytes, took, again);
            }
            // Report the failure once, even if the disk stays full.
            Saving::Failed { why, again: false } => progress.not_saved(&file, self.keeper.kept(), &why),
            Saving::Failed { again: true, .. } => {}
        }
    }

    pub fn summary(&self) -> String {
        format!("; saved {} times, {} each", self.saves, size(self.bytes))
    }
}
