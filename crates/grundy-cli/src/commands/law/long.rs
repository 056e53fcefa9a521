//! Long runs: the engine in pieces, with progress, and a checkpoint between the pieces.

use super::answer::{Answer, Kept};
use super::keep::Keep;
use super::progress::{Progress, short, size};
use crate::args::LongArgs;
use crate::checkpoint::{Header, Store};
use crate::fail::Fail;
use crate::output::same;
use crate::run::Run;
use grundy::code::Code;
use grundy::law::sparse::{self, Second};
use grundy::law::{Found, Law};
use grundy::sequence::{Sparse, Step};
use grundy::{Ruleset, Spent, Stopped, Why};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Between two looks at the clock, Ctrl-C and the checkpoint.
const PIECE: Duration = Duration::from_millis(150);

/// Saving takes at most this fraction of the time: one part in `SAVING`.
const SAVING: u32 = 10;

/// Up to this number of heaps a second proof is always worth it.
const SECOND: u64 = 1 << 24;

/// What ended the run.
enum End {
    Proved(Box<Found>),
    Limit,
    Stopped(Why),
}

/// The engine as it begins, and where it is saved.
pub struct Start {
    engine: Sparse,
    saver: Option<Saver>,
    keep: Option<Keep>,
    resumed: bool,
}

impl Start {
    /// The state in the checkpoint, or the very start.
    ///
    /// # Errors
    /// The checkpoint cannot be used.
    pub fn new(ruleset: &Ruleset, code: &Code, args: &LongArgs) -> Result<Start, Fail> {
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
        let fresh = || Sparse::new(code).map(|engine| engine.digest(args.digest));
        let engine = loaded
            .or_else(fresh)
            .ok_or_else(|| Fail::Bad(format!("`{}` is no code for long runs", ruleset.text())))?;
        if args.digest && !engine.has_digests() {
            let file = args.checkpoint.as_deref().unwrap_or(Path::new("")).display();
            return Err(Fail::Bad(format!(
                "the checkpoint {file} was begun without --digest, and digests cover all values from heap 0 on; \
                 go on without --digest, or start again with another file"
            )));
        }
        let keep = match &args.keep {
            Some(path) => {
                let same = args.checkpoint.as_ref().is_some_and(|file| same(file, path));
                if same {
                    return Err(Fail::Bad(format!(
                        "{} cannot be both the checkpoint and the file of the values; choose two files",
                        path.display()
                    )));
                }
                Some(Keep::open(path, &engine, resumed)?)
            }
            None => None,
        };
        Ok(Start { engine, saver, keep, resumed })
    }

    /// The file for the values, for a run of another kind.
    pub fn into_keep(self) -> Option<Keep> {
        self.keep
    }

    /// Does it go on from a checkpoint?
    pub fn resumed(&self) -> bool {
        self.resumed
    }
}

/// Runs the engine up to heap `to`, a proof or a limit.
///
/// # Errors
/// The two proofs contradict each other.
pub fn run(
    start: Start,
    ruleset: &Arc<Ruleset>,
    args: &LongArgs,
    to: u64,
    run: &Run,
) -> Result<Answer, Fail> {
    let Start { engine, saver, keep, resumed } = start;
    let engine = engine.threads(args.threads.unwrap_or(1).into()).memory(run.max_memory());
    let before = engine.heaps();
    let progress = Progress::start(args.progress, ruleset.text(), to, before);
    progress.begun(&engine, saver.as_ref().filter(|_| resumed).map(|saver| saver.store.shown()));
    let mut long = Long { engine, saver, keep, progress, run };
    if long.keep.is_some() {
        // From its start on, the file of the values has a checkpoint that it belongs to.
        long.save();
    }

    let end = long.to(to, false);
    let second = match &end {
        End::Proved(found) => long.confirm(found, to),
        _ => Second::Open,
    };
    let seconds = run.seconds();
    long.save();

    let Long { engine, saver, keep, progress, .. } = long;
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
        End::Proved(found) => (Some(*found), None),
        End::Limit => (None, None),
        End::Stopped(why) => {
            let spent = Spent { work: heaps - before, bytes: 0, done: heaps };
            (None, Some((Stopped { why, spent }, seconds)))
        }
    };
    let second = match second {
        Second::Proved(second) => Some(*second),
        Second::Open => None,
        Second::Contradicted(heap) => return Err(contradiction(ruleset, found.as_ref(), heap)),
    };
    Ok(Answer {
        ruleset: ruleset.clone(),
        found,
        computed: heaps,
        stopped,
        report: Some(report),
        digest: engine.has_digests(),
        second,
        kept: saver.map(|saver| Kept { file: saver.store.shown().into(), heaps: saver.kept }),
        values: keep.map(|keep| keep.told()),
        certificate: None,
    })
}

fn contradiction(ruleset: &Ruleset, found: Option<&Found>, heap: u64) -> Fail {
    let law = match found.map(|found| &found.law) {
        Some(Law::Period(law)) => format!("preperiod {}, period {}", law.preperiod, law.period),
        _ => "the period".into(),
    };
    Fail::Internal(format!(
        "the two proofs for {} contradict each other: {law} by the repeat of the state does not hold at heap {heap}",
        ruleset.text()
    ))
}

/// An engine that runs in pieces, and all that looks at it between them.
struct Long<'a> {
    engine: Sparse,
    saver: Option<Saver>,
    keep: Option<Keep>,
    progress: Progress,
    run: &'a Run,
}

impl Long<'_> {
    /// Advances the engine piece by piece up to this heap; `beyond` a proof, or to one.
    fn to(&mut self, to: u64, beyond: bool) -> End {
        let every = self.saver.as_ref().map_or(PIECE, |saver| (saver.every / 2).clamp(PIECE / 30, PIECE));
        // The engine gives up half of the values when its memory is full: these are in the file by then.
        let most = if self.keep.is_some() { (self.run.max_memory() / 8).max(1 << 12) } else { u64::MAX };
        let mut piece = 1024;
        loop {
            if let Some(proof) = self.engine.proof().filter(|_| !beyond) {
                return End::Proved(Box::new(sparse::found(proof)));
            }
            let Some(left) = to.checked_sub(self.engine.heaps()) else { return End::Limit };
            if let Some(why) = self.run.ended() {
                return End::Stopped(why);
            }
            let (start, before) = (Instant::now(), self.engine.heaps());
            let step = self.engine.advance(left.saturating_add(1).min(piece).min(most));
            if let Some(keep) = &mut self.keep {
                keep.append(&self.engine, &self.progress);
            }
            match step {
                Step::Running => {}
                Step::Done(proof) => return End::Proved(Box::new(sparse::found(&proof))),
                Step::Stopped(why) => return End::Stopped(why),
            }
            piece = next_piece(self.engine.heaps() - before, start.elapsed(), every);
            self.progress.tell(&self.engine);
            if self.saver.as_ref().is_some_and(Saver::is_due) {
                self.save();
            }
        }
    }

    /// Saves the state, after the values that it counts on.
    fn save(&mut self) {
        if let Some(keep) = &mut self.keep {
            keep.append(&self.engine, &self.progress);
            keep.sync(&self.progress);
        }
        if let Some(saver) = &mut self.saver {
            saver.save(&self.engine, &mut self.progress);
        }
    }

    /// The theorem of Guy and Smith as a second proof, where it needs few heaps more: at most twice as many
    /// as were known, all within `--to`, and in memory.
    fn confirm(&mut self, found: &Found, to: u64) -> Second {
        // The engine keeps values in seven eighths of its memory.
        let most = SECOND.max(found.heaps_computed.saturating_mul(2)).min(self.run.max_memory() / 8 * 7);
        let kept = self.engine.report().kept.start;
        let first = found.law.period().map_or(0, |law| law.preperiod.saturating_sub(1));
        match sparse::heaps_to_confirm(&self.engine) {
            Some(needed) if needed <= most && needed - 1 <= to && kept <= first => {
                if needed > self.engine.heaps() {
                    self.to(needed - 1, true);
                }
                sparse::confirm(&self.engine)
            }
            _ => Second::Open,
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
    /// The number of heaps whose values the saved state has.
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
                // Report a disk that stays full once.
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
