//! The checkpoint file of a run.

use crate::fail::Fail;
use grundy::Budget;
use grundy_ask::{SavedState, Saves};
use grundy_store::{Keeper, Store};
use grundy_words::say;
use std::path::Path;
use std::time::Duration;

/// Opens the checkpoint of this work, and loads the state in it. A later save is due after `every` seconds.
///
/// # Errors
/// The path is `-`, or the file cannot be opened, or its state cannot be used.
pub fn open(path: &Path, every: f64, work: &mut dyn Saves, budget: &mut Budget<'_>) -> Result<Keeper, Fail> {
    if path.as_os_str() == "-" {
        return Err(Fail::Bad(say!("program-write-checkpoint-file-needed")));
    }
    let store = Store::open(path).map_err(|error| Fail::Bad(error.to_string()))?;
    let every = Duration::try_from_secs_f64(every).unwrap_or(Duration::MAX);
    let mut keeper = Keeper::new(store, work.rule(), every);
    let loaded = keeper.load(|header, state| {
        let saved = SavedState { rule: &header.rule, results: header.heaps, program: &header.program, state };
        work.load(saved, budget)
    });
    loaded.map_err(|error| Fail::Bad(error.to_string()))?;
    Ok(keeper)
}
