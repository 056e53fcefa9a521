//! Long runs: the engine works in pieces; progress and checkpoints come between them.

use super::keep::Keep;
use super::progress::{Progress, short};
use super::saver::Saver;
use crate::args::LongArgs;
use crate::checkpoint;
use crate::fail::Fail;
use crate::output::same;
use crate::run::Run;
use grundy::{Failure, Ruleset, Spent, Stopped, Why};
use grundy_ask::law::{Heaps, KeptValues, LawSearch, LongRun, RunEndedBy};
use grundy_ask::{Checkpoint, Ended};
use grundy_words::say;
use std::time::{Duration, Instant};

/// Between two looks at the clock, Ctrl-C and the checkpoint.
const PIECE_TIME: Duration = Duration::from_millis(150);

/// How a search ended, before its answer is made.
#[derive(Default)]
pub struct Searched {
    /// What ended it.
    pub ended: Option<(Stopped, Ended)>,
    /// The file with all values, if `--keep` names one.
    pub kept: Option<KeptValues>,
}

/// Searches for a law of heaps. Other laws need no search before their answer.
pub fn search(work: &mut LawSearch, args: &LongArgs, run: &Run) -> Result<Searched, Fail> {
    match work {
        LawSearch::Heaps(heaps) => search_heaps(heaps, args, run),
        LawSearch::Pairs(pairs) => no_long_run(pairs.ruleset(), args, false).map(|()| Searched::default()),
        LawSearch::Misere(_) | LawSearch::Family(_) => Ok(Searched::default()),
    }
}

/// Searches for a law of heaps: near heap 0, then with the engine for long runs and its files, if the
/// rule has one.
pub fn search_heaps(heaps: &mut Heaps, args: &LongArgs, run: &Run) -> Result<Searched, Fail> {
    let ruleset = heaps.sequence.ruleset().clone();
    // Refuse a file that cannot be used before computing anything.
    let files = match heaps.long() {
        Some(long) => Some(Files::open(long, args, run)?),
        None => {
            no_long_run(&ruleset, args, heaps.is_theorem())?;
            if args.asked() {
                run.say(|| "the options for long runs say nothing here: the rule has no long engine".into());
            }
            None
        }
    };
    if heaps.long_run_next().is_none() {
        let searched = run.compute("looking for a law", |budget| heaps.search(budget));
        run.say(|| heaps.engine());
        match searched {
            Ok(()) => {}
            Err(Failure::Stopped(stopped)) => {
                let ended = (stopped, Ended::new(stopped, Some(run.seconds())));
                let kept = files.map_or(Ok(None), |files| files.keep_all(heaps))?;
                return Ok(Searched { ended: Some(ended), kept });
            }
            Err(failure) => return Err(run.fail(failure)),
        }
    }
    match (files, heaps.long_run_next()) {
        (Some(files), Some(long)) => far(files, long, &ruleset, args, run),
        (Some(files), None) => Ok(Searched { ended: None, kept: files.keep_all(heaps)? }),
        (None, _) => Ok(Searched::default()),
    }
}

/// Refuses files that only the engine for long runs can fill, for a rule without that engine.
fn no_long_run(ruleset: &Ruleset, args: &LongArgs, theorem: bool) -> Result<(), Fail> {
    if let Some(file) = args.checkpoint.as_ref().filter(|_| !theorem) {
        return Err(Fail::Bad(say!(
            "program-saved-checkpoints-finite-take-break",
            text = ruleset.text(),
            file = file.display().to_string()
        )));
    }
    if let Some(file) = &args.keep {
        return Err(Fail::Bad(say!(
            "program-values-kept-while-law-looked",
            text = ruleset.text(),
            file = file.display().to_string()
        )));
    }
    Ok(())
}

/// The checkpoint of a run, and the file of its values.
struct Files {
    saver: Option<Saver>,
    keep: Option<Keep>,
}

impl Files {
    /// Opens the files that the arguments name; the run resumes from the checkpoint if it holds a state.
    ///
    /// # Errors
    /// A file cannot be used.
    fn open(mut long: &mut LongRun, args: &LongArgs, run: &Run) -> Result<Files, Fail> {
        let saver = match &args.checkpoint {
            Some(path) => {
                let every = args.checkpoint_every;
                let opened =
                    run.compute("reading", |budget| checkpoint::open(path, every, &mut long, budget));
                Some(Saver::new(opened?))
            }
            None => None,
        };
        let keep = match &args.keep {
            Some(path) => {
                let same = args.checkpoint.as_ref().is_some_and(|file| same(file, path));
                if same {
                    return Err(Fail::Bad(say!(
                        "program-both-checkpoint-file-values",
                        file = path.display().to_string()
                    )));
                }
                Some(Keep::open(path, long.engine(), long.is_resumed())?)
            }
            None => None,
        };
        Ok(Files { saver, keep })
    }

    /// Writes the values of a search that has all of them.
    fn keep_all(self, heaps: &Heaps) -> Result<Option<KeptValues>, Fail> {
        let Some(mut keep) = self.keep else { return Ok(None) };
        keep.append_values(heaps.sequence.values()).map_err(|error| {
            Fail::Bad(say!("program-cannot-write-values", file = keep.told().file, error = error.to_string()))
        })?;
        Ok(Some(keep.told()))
    }
}

/// Runs the engine up to its last heap, a proof or a limit.
///
/// # Errors
/// The two proofs contradict each other.
fn far(
    files: Files,
    long: &mut LongRun,
    ruleset: &Ruleset,
    args: &LongArgs,
    run: &Run,
) -> Result<Searched, Fail> {
    // The engine looks at the limits itself, and saves when one ends it.
    run.begun();
    let Files { saver, keep } = files;
    long.begin(args.threads.unwrap_or(1).into(), run.max_memory());
    let before = long.engine().heaps();
    let progress = Progress::start(args.progress, ruleset.text(), long.to(), before);
    let resumed = saver.as_ref().filter(|_| long.is_resumed()).map(|saver| saver.keeper.file());
    progress.begun(long.engine(), resumed.as_deref());
    let mut far = Far { long, saver, keep, progress, run };
    if far.keep.is_some() {
        // Save at once, so that the file of the values always belongs to a checkpoint.
        far.save();
    }

    let ended = far.run();
    let seconds = run.seconds();
    far.save();

    let Far { long, saver, keep, progress, .. } = far;
    let report = long.engine().report();
    let why = match ended {
        Err(why) => RunEndedBy::from(why),
        Ok(()) if long.found().is_some() => RunEndedBy::Law,
        Ok(()) => RunEndedBy::Limit,
    };
    progress.ended(why, &report);
    let heaps = report.heaps;
    let (path, blocks) = (report.path, if report.blocks { "blocks" } else { "list of rare heaps" });
    run.say(|| {
        let new = heaps - before;
        let rate = short(new as f64 / seconds.max(1e-9));
        let saved = saver.as_ref().map_or_else(String::new, Saver::summary);
        format!("engine: sparse space, {blocks}, {path:?}; {new} values computed in {seconds:.1} s ({rate}/s){saved}")
    });
    if let Some(contradiction) = long.contradiction(ruleset.text()) {
        return Err(Fail::Internal(contradiction));
    }
    let ended = ended.err().map(|why| {
        let stopped = Stopped { why, spent: Spent { work: heaps - before, bytes: 0, done: heaps } };
        let mut ended = Ended::new(stopped, Some(seconds));
        ended.checkpoint =
            saver.map(|saver| Checkpoint::Heaps { file: saver.keeper.file(), heaps: saver.keeper.kept() });
        (stopped, ended)
    });
    Ok(Searched { ended, kept: keep.map(|keep| keep.told()) })
}

/// An engine that runs in pieces, and what happens between them.
struct Far<'a> {
    long: &'a mut LongRun,
    saver: Option<Saver>,
    keep: Option<Keep>,
    progress: Progress,
    run: &'a Run,
}

impl Far<'_> {
    /// Runs the engine piece by piece.
    fn run(&mut self) -> Result<(), Why> {
        let every = self
            .saver
            .as_ref()
            .map_or(PIECE_TIME, |saver| (saver.keeper.every() / 2).clamp(PIECE_TIME / 30, PIECE_TIME));
        // The engine drops half of its values when its memory is full. Short pieces get them into the file before.
        let most = if self.keep.is_some() { (self.run.max_memory() / 8).max(1 << 12) } else { u64::MAX };
        let mut piece = 1024;
        while !self.long.is_over() {
            if let Some(why) = self.run.ended() {
                if self.long.found().is_none() {
                    return Err(why);
                }
                // One proof is enough.
                self.long.finish();
                break;
            }
            let (start, before) = (Instant::now(), self.long.engine().heaps());
            let step = self.long.advance(piece.min(most));
            if let Some(keep) = &mut self.keep {
                keep.append(self.long.engine(), &self.progress);
            }
            step?;
            piece = next_piece(self.long.engine().heaps() - before, start.elapsed(), every);
            self.progress.tell(self.long.engine());
            if self.saver.as_ref().is_some_and(Saver::is_due) {
                self.save();
            }
        }
        Ok(())
    }

    /// Saves the values and then the state, which must never be ahead of them.
    fn save(&mut self) {
        if let Some(keep) = &mut self.keep {
            keep.append(self.long.engine(), &self.progress);
            keep.sync(&self.progress);
        }
        if let Some(saver) = &mut self.saver {
            saver.save(self.long.engine(), &mut self.progress);
        }
    }
}

/// The number of heaps of the next piece, so that it takes about the time `wanted`. It stays within a factor
/// of the last piece, because one measurement may be far off.
fn next_piece(heaps: u64, took: Duration, wanted: Duration) -> u64 {
    let ratio = wanted.as_secs_f64() / took.as_secs_f64().max(1e-6);
    ((heaps as f64 * ratio.clamp(0.125, 4.0)) as u64).max(16)
}
