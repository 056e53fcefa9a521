//! The checkpoint of a search: loaded when it begins, saved from time to time and at the end.

use crate::args::SolveArgs;
use crate::checkpoint;
use crate::fail::Fail;
use crate::run::Run;
use crate::show::err;
use grundy_ask::solve::Solving;
use grundy_ask::{Checkpoint, Saves};
use grundy_store::{Keeper, Saving};
use std::io::Write as _;
use std::path::Path;
use std::time::Instant;

/// The checkpoint of the searched game.
pub struct Kept(Keeper);

impl Kept {
    /// Opens the checkpoint, and loads it if the file exists.
    ///
    /// # Errors
    /// The position does not have exactly one game to search, or the checkpoint cannot be used.
    pub fn open(path: &Path, args: &SolveArgs, solving: &mut Solving, run: &Run) -> Result<Kept, Fail> {
        let mut state = solving.searched()?;
        let opened = run
            .compute("reading", |budget| checkpoint::open(path, args.checkpoint_every, &mut *state, budget));
        let kept = opened?;
        if let Some(positions) = kept.kept() {
            run.say(|| format!("the checkpoint {} knows {positions} positions", kept.file()));
        }
        Ok(Kept(kept))
    }

    /// When to save next; `None` for never.
    pub fn due(&self) -> Option<Instant> {
        self.0.due()
    }

    /// Saves what the search found in this much work, unless the file has it already. If that fails, the search
    /// goes on, and a later call tries again.
    pub fn save(&mut self, state: &mut dyn Saves, ticks: u64) {
        let Kept(keeper) = self;
        let (results, renewed) = (state.results(), state.is_renewed(ticks));
        let saving = keeper.save_search(results, renewed, |out| state.save(out));
        if let Some(Saving::Failed { why, again: false }) = saving {
            let (mut out, shown) = (err(), keeper.file());
            let _ = writeln!(out, "the checkpoint {shown} cannot be written now: {why}; the search goes on");
        }
    }

    /// What the answer says of the checkpoint.
    pub fn told(&self) -> Checkpoint {
        Checkpoint::Positions { file: self.0.file(), positions: self.0.kept() }
    }
}
