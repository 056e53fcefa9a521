//! The checkpoint of a search: loaded when it begins, saved from time to time and at the end.

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

/// The time between two saves is at least this many times the duration of the last one, so that saving takes a
/// small part of the run.
const MIN_SAVE_INTERVAL_FACTOR: u32 = 10;

/// A search that knows no more positions than before has found nothing, if it did less work than this.
const FRUITLESS_BELOW_TICKS: u64 = 1 << 20;

/// After a pause that saved nothing, the time between pauses doubles, from at least this.
const MIN_FRUITLESS_PAUSE: Duration = Duration::from_millis(100);

/// The checkpoint of the searched game.
pub struct Kept {
    store: Store,
    game: Arc<Ruleset>,
    every: Duration,
    /// When the last try to save ended, and how long it took.
    tried: Instant,
    took: Duration,
    /// The number of positions in the file, if there is a file.
    kept: Option<u64>,
}

impl Kept {
    /// Opens the checkpoint, and loads it if the file exists.
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
            // Full buckets may lose a few positions. Refuse to lose more, because saving replaces the file.
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

    /// When to save again. Large states are saved less often, so that saving takes little of the time.
    pub fn due(&self) -> Option<Instant> {
        self.tried.checked_add(self.every.max(self.took.saturating_mul(MIN_SAVE_INTERVAL_FACTOR)))
    }

    /// The bytes that the remembered positions take.
    pub fn bytes(&self, worths: &mut Worths) -> u64 {
        worths.remembered(&self.game).1
    }

    /// Saves what the search found in this much work, unless the file has it already. If that fails, the search
    /// goes on, and a later call tries again.
    pub fn save(&mut self, worths: &mut Worths, work: u64) {
        let positions = worths.remembered(&self.game).0;
        if self.kept == Some(positions) {
            // A search that remembers nothing starts over after each pause, so give it more time.
            self.every = self.every.max(MIN_FRUITLESS_PAUSE).saturating_mul(2);
            // With more work than that, the memory is full and new positions have replaced others.
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

    /// The file under the name that the user typed, and the number of positions in it.
    pub fn told(&self) -> (String, Option<u64>) {
        (self.store.path().display().to_string(), self.kept)
    }
}
