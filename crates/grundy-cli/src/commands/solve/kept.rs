//! What a search has found, kept in a checkpoint: saved from time to time and at the end, read when it begins.

use crate::args::SolveArgs;
use crate::checkpoint;
use crate::fail::Fail;
use crate::run::Run;
use grundy::solve::{Worths, searched};
use grundy::{Position, Ruleset};
use grundy_ask::style::shortened;
use grundy_store::{LoadError, Store};
use std::io::Write as _;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Saving takes at most this fraction of the time: one part in `SAVING`.
const SAVING: u32 = 10;

/// Below this much work, a search that keeps as many positions as before has found nothing.
const FRUITLESS_BELOW_TICKS: u64 = 1 << 20;

/// A pause that brings nothing is longer than this.
const MIN_PAUSE: Duration = Duration::from_millis(100);

/// A checkpoint of the game that is searched.
pub struct Kept {
    store: Store,
    game: Arc<Ruleset>,
    every: Duration,
    /// When it was last tried, and how long that took.
    tried: Instant,
    took: Duration,
    /// How many positions the file has, if there is one.
    kept: Option<u64>,
}

impl Kept {
    /// Reads what the file has, if it is there.
    ///
    /// # Errors
    /// The position does not have exactly one game to search, or the checkpoint cannot be used.
    pub fn open(
        path: &Path,
        args: &SolveArgs,
        position: &Position,
        worths: &mut Worths,
        run: &Run,
    ) -> Result<Kept, Fail> {
        let Some(game) = searched(position).filter(|_| !args.misere) else {
            return Err(Fail::Bad(format!(
                "`{position}` has no search that could be saved in {}: checkpoints are for positions of one game that is \
                 searched for nim-values, as cram and node-kayles are, beside heaps or not",
                path.display()
            )));
        };
        let every = Duration::try_from_secs_f64(args.checkpoint_every).unwrap_or(Duration::MAX);
        let store = checkpoint::open(path)?;
        let mut kept = Kept {
            store,
            game: game.clone(),
            every,
            tried: Instant::now(),
            took: Duration::ZERO,
            kept: None,
        };
        kept.load(worths, run).map_err(|error| Fail::Bad(error.to_string()))?;
        Ok(kept)
    }

    fn load(&mut self, worths: &mut Worths, run: &Run) -> Result<(), LoadError> {
        let Kept { store, game, .. } = self;
        let loaded = store.load(|header, state| {
            if header.rule != game.canonical() {
                let [theirs, ours] = [&header.rule, game.canonical()].map(shortened);
                return Err(format!("it belongs to {theirs}, not to {ours}"));
            }
            worths
                .load(game, state, &mut run.budget("reading"))
                .map_err(|why| format!("grundy {} wrote a state that is no good here: {why}", header.program))?;
            // Full buckets may lose a few positions; never replace the file by much less than it has.
            let (all, positions) = (header.heaps, worths.remembered(game).0);
            match positions >= all / 10 * 9 {
                true => Ok(()),
                false => Err(format!(
                    "it knows {all} positions, and --max-memory leaves room for {positions} of them; allow more"
                )),
            }
        })?;
        if loaded.is_some() {
            let positions = worths.remembered(game).0;
            self.kept = Some(positions);
            run.say(|| format!("the checkpoint {} knows {positions} positions", self.store.path().display()));
        }
        self.tried = Instant::now();
        Ok(())
    }

    /// When to save again. Large states are saved less often, so that the search goes on between.
    pub fn due(&self) -> Option<Instant> {
        self.tried.checked_add(self.every.max(self.took.saturating_mul(SAVING)))
    }

    /// The bytes of what the search remembers.
    pub fn bytes(&self, worths: &mut Worths) -> u64 {
        worths.remembered(&self.game).1
    }

    /// Saves what was found with so much work, unless it is in the file already. Where that fails the search goes on,
    /// and it is tried again later.
    pub fn save(&mut self, worths: &mut Worths, work: u64) {
        let positions = worths.remembered(&self.game).0;
        if self.kept == Some(positions) {
            // A search that is not kept starts again after each pause, so it gets more time.
            self.every = self.every.max(MIN_PAUSE).saturating_mul(2);
            // Where there is no more memory, new positions have taken the place of others.
            if work < FRUITLESS_BELOW_TICKS {
                self.tried = Instant::now();
                return;
            }
        }
        let start = Instant::now();
        let header = checkpoint::header(self.game.canonical(), positions);
        match self.store.save(&header, |out| worths.save(&self.game, out)) {
            Ok(_) => self.kept = Some(positions),
            Err(why) => {
                let (mut out, shown) = (anstream::stderr(), self.store.path().display());
                let _ =
                    writeln!(out, "the checkpoint {shown} cannot be written now: {why}; the search goes on");
            }
        }
        self.tried = Instant::now();
        self.took = self.tried - start;
    }

    /// The file as it was named, and how many positions are in it.
    pub fn told(&self) -> (String, Option<u64>) {
        (self.store.path().display().to_string(), self.kept)
    }
}
