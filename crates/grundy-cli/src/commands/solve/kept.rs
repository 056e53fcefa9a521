//! The checkpoint of a search: loaded when it begins, saved from time to time and at the end.

use crate::args::SolveArgs;
use crate::checkpoint::{self, Schedule};
use crate::fail::Fail;
use crate::run::Run;
use crate::show::err;
use grundy::solve::{Worths, searched};
use grundy::{Position, Ruleset};
use grundy_ask::style::shortened;
use grundy_store::{LoadError, Store};
use std::io::Write as _;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// A search that knows no more positions than before has found nothing, if it did less work than this.
const FRUITLESS_BELOW_TICKS: u64 = 1 << 20;

/// After a pause that saved nothing, the time between pauses doubles, from at least this.
const MIN_FRUITLESS_PAUSE: Duration = Duration::from_millis(100);

/// The checkpoint of the searched game.
pub struct Kept {
    store: Store,
    game: Arc<Ruleset>,
    schedule: Schedule,
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
        let store = checkpoint::open(path)?;
        let schedule = Schedule::new(args.checkpoint_every);
        let mut kept = Kept { store, game: game.clone(), schedule, kept: None };
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
            run.compute("reading", |budget| worths.load(game, state, budget))
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
        self.schedule.restart();
        Ok(())
    }

    /// When to save next; `None` for never.
    pub fn due(&self) -> Option<Instant> {
        self.schedule.due()
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
            self.schedule.every = self.schedule.every.max(MIN_FRUITLESS_PAUSE).saturating_mul(2);
            // With more work than that, the memory is full and new positions have replaced others.
            if work < FRUITLESS_BELOW_TICKS {
                self.schedule.restart();
                return;
            }
        }
        let Kept { store, game, schedule, .. } = self;
        let header = checkpoint::header(game.canonical(), positions);
        match schedule.timed(|| store.save(&header, |out| worths.save(game, out))).0 {
            Ok(_) => self.kept = Some(positions),
            Err(why) => {
                let (mut out, shown) = (err(), store.path().display());
                let _ =
                    writeln!(out, "the checkpoint {shown} cannot be written now: {why}; the search goes on");
            }
        }
    }

    /// The file under the name that the user typed, and the number of positions in it.
    pub fn told(&self) -> (String, Option<u64>) {
        (self.store.path().display().to_string(), self.kept)
    }
}
