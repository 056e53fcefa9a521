//! `grundy law RULE`.

pub mod answer;
mod certified;
mod certify;
pub mod engine;
mod family;
mod keep;
mod listed;
pub mod long;
mod misere;
pub mod pairs;
mod progress;

use crate::args::{LAW_TO, LawArgs, Limits, LongArgs, Plain};
use crate::commands::rules;
use crate::fail::Fail;
use crate::input::{self, Typed};
use crate::run::Run;
use crate::show::{Out, out};
use answer::Answer;
use certified::Certified;
use certify::{certify, certify_pairs};
use grundy::code::Code;
use grundy::law::Found;
use grundy::law::positions::pairs_rule;
use grundy::sequence::{Sequence, Sparse};
use grundy::{Failure, Heap, Ruleset};
use std::cell::Cell;
use std::io::Write as _;
use std::path::Path;
use std::sync::Arc;

pub fn run(args: &LawArgs, limits: &Limits) -> Result<u8, Fail> {
    if let Some(file) = &args.values {
        return listed::run(file, args);
    }
    let typed = input::text(&args.rule)?;
    if let Some(letters) = family::typed(&typed)? {
        return family::run(&letters, args, &Run::start(limits));
    }
    let mut files = args.long.files();
    files.extend(args.certificate.as_deref().map(|file| ("the certificate", file)));
    // The answer is shown whatever becomes of the certificate.
    let (file, failed) = (Cell::new(certify::file(args)?), Cell::new(None));
    let certified =
        |written: Result<Certified, Fail>| written.map_err(|failure| failed.set(Some(failure))).ok();
    let find = |ruleset: Arc<Ruleset>, run: &Run| {
        if args.misere {
            return Ok(Told::Misere(misere::find(ruleset, args.to, run)?.into()));
        }
        if pairs_rule(&ruleset).is_some() {
            no_long_run(&ruleset, &args.long, false)?;
            let mut found = pairs::find(ruleset, run)?;
            if let Some(file) = file.take().filter(|_| !found.is_stopped()) {
                found.certificate = certified(certify_pairs(file, &found, run));
            }
            return Ok(Told::Pairs(found.into()));
        }
        let (mut found, mut sequence) = found(ruleset, args.to, &args.long, run)?;
        if let Some(file) = file.take().filter(|_| found.stopped.is_none()) {
            found.certificate = certified(certify(file, &mut sequence, &found, run));
        }
        Ok(Told::Heaps(found.into()))
    };
    let code = each(&typed, &files, limits, find, |out, found, one| match (args.format, found) {
        (Plain::Text, Told::Heaps(found)) if one => found.text(out, args.to),
        (Plain::Text, Told::Pairs(found)) if one => found.text(out),
        (Plain::Text, Told::Misere(found)) if one => found.text(out),
        (_, Told::Misere(found)) => Ok(writeln!(out, "{}", found.json())?),
        (_, Told::Heaps(found)) => Ok(writeln!(out, "{}", found.json())?),
        (_, Told::Pairs(found)) => Ok(writeln!(out, "{}", found.json())?),
    })?;
    failed.take().map_or(Ok(code), Err)
}

/// An answer with an exit code.
pub trait Coded {
    /// Says whether the budget ended the search.
    fn code(&self) -> u8;
}

/// A law of nim-values, one of P-positions, or one of misère play.
enum Told {
    Misere(Box<misere::Misere>),
    Heaps(Box<Answer>),
    Pairs(Box<pairs::Pairs>),
}

impl Coded for Told {
    fn code(&self) -> u8 {
        match self {
            Told::Heaps(found) => found.code(),
            Told::Pairs(found) => found.code(),
            Told::Misere(found) => found.code(),
        }
    }
}

/// Answers one rule, or each rule of a file, and shows what was found; the last argument of `show` says
/// whether it is the only one.
pub fn each<A: Coded>(
    typed: &Typed,
    files: &[(&'static str, &Path)],
    limits: &Limits,
    find: impl Fn(Arc<Ruleset>, &Run) -> Result<A, Fail>,
    show: impl Fn(&mut Out, &A, bool) -> Result<(), Fail>,
) -> Result<u8, Fail> {
    let run = Run::start(limits);
    let mut out = out();
    let code = if let Some(rules) = typed.lines() {
        one_rule(files, rules.len())?;
        rules::each(&mut out, &rules, &run, &mut |out, ruleset, run| {
            let found = find(ruleset, run)?;
            show(out, &found, false)?;
            Ok(found.code())
        })?
    } else {
        let ruleset = input::reader().ruleset(&typed.text).map_err(|e| typed.hint(e))?;
        let found = find(Arc::new(ruleset), &run)?;
        show(&mut out, &found, true)?;
        found.code()
    };
    out.flush()?;
    Ok(code)
}

/// The law by the search over all values, or by the engine for long runs where it fits and is worth it.
pub fn found(ruleset: Arc<Ruleset>, to: u64, args: &LongArgs, run: &Run) -> Result<(Answer, Sequence), Fail> {
    let Some(mut sequence) = Sequence::new(ruleset.clone()) else {
        return Err(rules::no_sequence(
            &ruleset,
            "laws are looked for in one-heap rules, and in rules with two coordinates whose play ends by a measure",
        ));
    };
    let long = code(&ruleset).filter(|code| sequence.theorem().is_none() && Sparse::new(code).is_some());
    let asked = args.asked();
    let Some(code) = long else {
        no_long_run(&ruleset, args, sequence.theorem().is_some())?;
        if asked {
            run.say(|| "the options for long runs say nothing here: the rule has no long engine".into());
        }
        return search(sequence, to, run);
    };
    // A file that cannot be used is refused before anything is computed.
    let state = long::Start::new(&ruleset, code, args)?;
    if !state.resumed() {
        // Most periods are short, and show in few values.
        let (mut near, known) = search(sequence, to.min(LAW_TO), run)?;
        let fact = near.found.as_ref().is_some_and(|found: &Found| found.is_fact());
        if fact || near.stopped.is_some() || (to <= LAW_TO && !asked) {
            if let Some(mut keep) = state.into_keep() {
                keep.append_values(known.values()).map_err(|error| {
                    Fail::Bad(format!("cannot write the values to {}: {error}", keep.told().0))
                })?;
                near.values = Some(keep.told());
            }
            return Ok((near, known));
        }
        sequence = known;
    }
    long::run(state, &ruleset, args, to, run).map(|answer| (answer, sequence))
}

/// Files that hold one rule are no place for several.
fn one_rule(files: &[(&'static str, &Path)], rules: usize) -> Result<(), Fail> {
    let Some((what, file)) = files.first() else { return Ok(()) };
    Err(Fail::Bad(format!(
        "{what} {} holds one rule, and {rules} rules were given; run them one by one",
        file.display()
    )))
}

/// What is asked of a rule that has no engine for long runs.
fn no_long_run(ruleset: &Ruleset, args: &LongArgs, theorem: bool) -> Result<(), Fail> {
    if let Some(file) = args.checkpoint.as_ref().filter(|_| !theorem) {
        return Err(Fail::Bad(format!(
            "`{}` cannot be saved in {}: checkpoints are for finite take-and-break codes that leave at most \
             two heaps",
            ruleset.text(),
            file.display()
        )));
    }
    if let Some(file) = &args.keep {
        return Err(Fail::Bad(format!(
            "the values of `{}` cannot be kept in {} while its law is looked for: --keep is for finite \
             take-and-break codes that leave at most two heaps; write them with `grundy values RULE --to N \
             -o FILE`",
            ruleset.text(),
            file.display()
        )));
    }
    Ok(())
}

/// The rule as a code, if it is one.
pub fn code(ruleset: &Ruleset) -> Option<&Code> {
    match ruleset.heap()? {
        Heap::Code(code) => Some(code),
        _ => None,
    }
}

/// The law in the values of all heaps up to `to`, which are all kept.
fn search(mut sequence: Sequence, to: u64, run: &Run) -> Result<(Answer, Sequence), Fail> {
    let mut stopped = None;
    let found = match sequence.find_law(to, &mut run.budget("looking for a law")) {
        Ok(found) => found,
        Err(Failure::Stopped(why)) => {
            stopped = Some((why, run.seconds()));
            sequence.seen()
        }
        Err(failure) => return Err(run.fail(failure)),
    };
    run.say(|| format!("engine: {}; {} values computed", sequence.engine(), sequence.heaps_computed()));
    let (ruleset, computed) = (sequence.ruleset().clone(), sequence.heaps_computed());
    let (report, second, kept, values, certificate) = (None, None, None, None, None);
    let answer = Answer {
        ruleset,
        found,
        computed,
        stopped,
        report,
        digest: false,
        second,
        kept,
        values,
        certificate,
    };
    Ok((answer, sequence))
}
