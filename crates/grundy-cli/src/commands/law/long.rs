//! Long runs: the engine in pieces, with progress, and a checkpoint between the pieces.

use super::answer::{Answer, Kept};
use super::progress::{Progress, short, size};
use crate::args::LawArgs;
use crate::checkpoint::{Header, Store};
use crate::fail::Fail;
use crate::run::Run;
use grundy::code::Code;
use grundy::law::Found;
use grundy::sequence::{Sparse, Step};
use grundy::{Ruleset, Spent, Stopped, Why};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Between two looks at the clock, Ctrl-C and the checkpoint.
const PIECE: Duration = Duration::from_millis(150);

/// Saving takes at most one part in so many of the time.
const SAVING: u32 = 10;

/// What ended the run.
enum End {
    Proved(Found),
    Limit,
    Stopped(Why),
}

/// The engine as it begins, and where it is saved.
pub struct Start {
    engine: Sparse,
    saver: Option<Saver>,
    resumed: bool,
}

impl Start {
    /// The state in the checkpoint, or the very start.
    ///
    /// # Errors
    /// The checkpoint cannot be used.
    pub fn new(ruleset: &Ruleset, code: &Code, args: &LawArgs) -> Result<Start, Fail> {
        let rule = ruleset.canonical();
        let mut saver = match &args.checkpoint {
            Some(path) => {
                Some(Saver::new(Store::open(path).map_err(Fail::Bad)?, rule, args.checkpoint_every))
            }
            None => None,
        };
        let loaded = match &mut saver {
            Some(saver) => saver.load(code).map_err(Fail::Bad)?,
            None => None,
        };
        let resumed = loaded.is_some();
        let engine = loaded
            .or_else(|| Sparse::new(code))
            .ok_or_else(|| Fail::Bad(format!("`{}` is no code for long runs", ruleset.text())))?;
        Ok(Start { engine, saver, resumed })
    }

    /// Does it go on from a checkpoint?
    pub fn resumed(&self) -> bool {
        self.resumed
    }
}

/// Runs the engine up to `--to`, a proof or a limit.
pub fn run(start: Start, ruleset: &Arc<Ruleset>, args: &LawArgs, run: &Run) -> Result<Answer, Fail> {
    let Start { engine, mut saver, resumed } = start;
    let mut engine = engine.threads(args.threads.unwrap_or(1).into()).memory(run.max_memory());
    let before = engine.heaps();
    let mut progress = Progress::start(args.progress, ruleset.text(), args.to, before);
    progress.begun(&engine, saver.as_ref().filter(|_| resumed).map(|saver| saver.store.shown()));

    let end = pieces(&mut engine, args.to, run, &mut progress, saver.as_mut());
    let seconds = run.seconds();

    if let Some(saver) = &mut saver {
        saver.save(&engine, &mut progress);
    }
    let report = engine.report();
    progress.ended(end.word(), &report);
    let heaps = engine.heaps();
    let (path, blocks) = (report.path, if report.blocks { "blocks" } else { "list of rare heaps" });
    run.say(|| {
        let new = heaps - before;
        let rate = short(new as f64 / seconds.max(1e-9));
        let saved = saver.as_ref().map_or_else(String::new, Saver::summary);
        format!("engine: sparse space, {blocks}, {path:?}; {new} values computed in {seconds:.1} s ({rate}/s){saved}")
    });
    let (found, stopped) = match end {
        End::Proved(found) => (Some(found), None),
        End::Limit => (None, None),
        End::Stopped(why) => {
            let spent = Spent { work: heaps - before, bytes: 0, done: heaps };
            (None, Some((Stopped { why, spent }, seconds)))
        }
    };
    let kept = saver.map(|saver| Kept { file: saver.store.shown().into(), heaps: saver.kept });
    Ok(Answer { ruleset: ruleset.clone(), found, computed: heaps, stopped, report: Some(report), kept })
}

/// Advances the engine piece by piece.
fn pieces(
    engine: &mut Sparse,
    to: u64,
    run: &Run,
    progress: &mut Progress,
    mut saver: Option<&mut Saver>,
) -> End {
    let every = saver.as_ref().map_or(PIECE, |saver| (saver.every / 2).clamp(PIECE / 30, PIECE));
    let mut piece = 1024;
    loop {
        if let Some(found) = engine.proof() {
            return End::Proved(found.clone());
        }
        let Some(left) = to.checked_sub(engine.heaps()) else { return End::Limit };
        if let Some(why) = run.ended() {
            return End::Stopped(why);
        }
        let (start, before) = (Instant::now(), engine.heaps());
        match engine.advance(left.saturating_add(1).min(piece)) {
            Step::Running => {}
            Step::Done(found) => return End::Proved(found),
            Step::Stopped(why) => return End::Stopped(why),
        }
        piece = next_piece(engine.heaps() - before, start.elapsed(), every);
        progress.tell(engine);
        if let Some(saver) = saver.as_mut().filter(|saver| saver.is_due()) {
            saver.save(engine, progress);
        }
    }
}

/// How many heaps to value next, so that it takes about the time wanted: from the last piece, and not
/// too different from it.
fn next_piece(heaps: u64, took: Duration, wanted: Duration) -> u64 {
    let ratio = wanted.as_secs_f64() / took.as_secs_f64().max(1e-6);
    ((heaps as f64 * ratio.clamp(0.125, 4.0)) as u64).max(16)
}

/// Saves the state from time to time.
struct Saver {
    store: Store,
    rule: String,
    every: Duration,
    /// When it was last tried, and how long that took.
    tried: Instant,
    took: Duration,
    /// Of how many heaps the saved state knows the values.
    kept: Option<u64>,
    saves: u64,
    bytes: u64,
    /// Why the last try failed.
    failed: Option<String>,
}

impl Saver {
    fn new(store: Store, rule: &str, every: f64) -> Saver {
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

    /// The engine in the state that was saved, if there is one.
    fn load(&mut self, code: &Code) -> Result<Option<Sparse>, String> {
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

    /// Is it time to save? Large states are saved less often, so that the run goes on between.
    fn is_due(&self) -> bool {
        self.tried.elapsed() >= self.every.max(self.took.saturating_mul(SAVING))
    }

    /// Saves what is not saved yet. Where that fails the run goes on, and it is tried again later.
    fn save(&mut self, engine: &Sparse, progress: &mut Progress) {
        let heaps = engine.heaps();
        if self.kept == Some(heaps) && self.failed.is_none() {
            return;
        }
        let start = Instant::now();
        let saved = self.store.save(&Header::new(&self.rule, heaps), |out| engine.save(out));
        self.tried = Instant::now();
        self.took = self.tried - start;
        match saved {
            Ok(bytes) => {
                let again = self.failed.take().is_some();
                (self.kept, self.saves, self.bytes) = (Some(heaps), self.saves + 1, bytes);
                progress.saved(self.store.shown(), heaps, bytes, self.took, again);
            }
            Err(error) => {
                let why = error.to_string();
                // A disk that stays full is told of once.
                if self.failed.as_ref() != Some(&why) {
                    progress.not_saved(self.store.shown(), self.kept, &why);
                }
                self.failed = Some(why);
            }
        }
    }

    fn summary(&self) -> String {
        format!("; saved {} times, {} each", self.saves, size(self.bytes))
    }
}

impl End {
    /// The word for the last line of progress.
    fn word(&self) -> &'static str {
        match self {
            End::Proved(_) => "law",
            End::Limit => "limit",
            End::Stopped(why) => why.word(),
        }
    }
}
