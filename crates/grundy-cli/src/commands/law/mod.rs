//! `grundy law RULE`.

pub mod answer;
pub mod engine;
mod keep;
mod listed;
pub mod long;
mod pairs;
mod progress;

use crate::args::{LAW_TO, LawArgs, Limits, LongArgs, Plain};
use crate::commands::rules;
use crate::fail::Fail;
use crate::input;
use crate::run::Run;
use crate::show::{Out, out};
use answer::Answer;
use grundy::code::Code;
use grundy::law::Found;
use grundy::law::positions::pairs_rule;
use grundy::sequence::{Sequence, Sparse};
use grundy::{Failure, Heap, KnownBy, Ruleset};
use std::io::Write as _;
use std::sync::Arc;

pub fn run(args: &LawArgs, limits: &Limits) -> Result<u8, Fail> {
    if let Some(file) = &args.values {
        return listed::run(file, args);
    }
    let find = |ruleset: Arc<Ruleset>, run: &Run| {
        if pairs_rule(&ruleset).is_none() {
            return answer(ruleset, args, run).map(|found| Told::Heaps(found.into()));
        }
        no_long_run(&ruleset, &args.long, false)?;
        pairs::find(ruleset, run).map(Told::Pairs)
    };
    each(&args.rule, &args.long, limits, find, |out, found, one| match (args.format, found) {
        (Plain::Text, Told::Heaps(found)) if one => found.text(out, args.to),
        (Plain::Text, Told::Pairs(found)) if one => found.text(out),
        (_, Told::Heaps(found)) => Ok(writeln!(out, "{}", found.json())?),
        (_, Told::Pairs(found)) => Ok(writeln!(out, "{}", found.json())?),
    })
}

/// An answer with an exit code.
pub trait Coded {
    /// Says whether the budget ended the search.
    fn code(&self) -> u8;
}

/// A law of nim-values, or one of P-positions.
enum Told {
    Heaps(Box<Answer>),
    Pairs(pairs::Pairs),
}

impl Coded for Told {
    fn code(&self) -> u8 {
        match self {
            Told::Heaps(found) => found.code(),
            Told::Pairs(found) => found.code(),
        }
    }
}

/// Answers one rule, or each rule of a file, and shows what was found; the last argument of `show` says
/// whether it is the only one.
pub fn each<A: Coded>(
    words: &[String],
    long: &LongArgs,
    limits: &Limits,
    find: impl Fn(Arc<Ruleset>, &Run) -> Result<A, Fail>,
    show: impl Fn(&mut Out, &A, bool) -> Result<(), Fail>,
) -> Result<u8, Fail> {
    let typed = input::text(words)?;
    let run = Run::start(limits);
    let mut out = out();
    let code = if let Some(rules) = typed.lines() {
        one_rule(long, rules.len())?;
        rules::each(&mut out, &rules, &run, &mut |out, ruleset, run| {
            let found = find(ruleset, run)?;
            show(out, &found, false)?;
            Ok(found.code())
        })?
    } else {
        let ruleset = Ruleset::parse_with(&typed.text, &input::loader).map_err(|e| typed.hint(e))?;
        let found = find(Arc::new(ruleset), &run)?;
        show(&mut out, &found, true)?;
        found.code()
    };
    out.flush()?;
    Ok(code)
}

/// The law by the search over all values, or by the engine for long runs where it fits and is worth it.
fn answer(ruleset: Arc<Ruleset>, args: &LawArgs, run: &Run) -> Result<Answer, Fail> {
    let Some(sequence) = Sequence::new(ruleset.clone()) else {
        return Err(rules::no_sequence(&ruleset, 0, run).unwrap_or_else(|| {
            let text = ruleset.text();
            Fail::Bad(format!("`{text}` has no sequence of heaps: laws are looked for in one-heap rules, and in rules with two coordinates whose play ends by a measure"))
        }));
    };
    let long = code(&ruleset).filter(|code| sequence.theorem().is_none() && Sparse::new(code).is_some());
    let asked = args.long.asked();
    let Some(code) = long else {
        no_long_run(&ruleset, &args.long, sequence.theorem().is_some())?;
        if asked {
            run.say(|| "the options for long runs say nothing here: the rule has no long engine".into());
        }
        return search(sequence, args.to, run).map(|(answer, _)| answer);
    };
    // A file that cannot be used is refused before anything is computed.
    let state = long::Start::new(&ruleset, code, &args.long)?;
    if !state.resumed() {
        // Most periods are short, and show in few values.
        let (mut near, sequence) = search(sequence, args.to.min(LAW_TO), run)?;
        let fact = near.found.as_ref().is_some_and(|found: &Found| found.known_by != KnownBy::Seen);
        if fact || near.stopped.is_some() || (args.to <= LAW_TO && !asked) {
            if let Some(mut keep) = state.into_keep() {
                keep.append_values(sequence.values()).map_err(|error| {
                    Fail::Bad(format!("cannot write the values to {}: {error}", keep.told().0))
                })?;
                near.values = Some(keep.told());
            }
            return Ok(near);
        }
    }
    long::run(state, &ruleset, &args.long, args.to, run)
}

/// Files that hold one rule are no place for several.
fn one_rule(args: &LongArgs, rules: usize) -> Result<(), Fail> {
    let files = [("the checkpoint", &args.checkpoint), ("the file of values", &args.keep)];
    for (what, file) in files {
        if let Some(file) = file {
            return Err(Fail::Bad(format!(
                "{what} {} holds one rule, and {rules} rules were given; run them one by one",
                file.display()
            )));
        }
    }
    Ok(())
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
    let (report, second, kept, values) = (None, None, None, None);
    let answer = Answer { ruleset, found, computed, stopped, report, digest: false, second, kept, values };
    Ok((answer, sequence))
}
