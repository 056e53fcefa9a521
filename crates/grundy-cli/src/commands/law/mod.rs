//! `grundy law RULE`.

mod certify;
mod keep;
mod listed;
pub mod long;
mod progress;
mod saver;

use crate::answer::begin;
use crate::args::{LawArgs, Plain};
use crate::commands::rules;
use crate::fail::{self, Fail};
use crate::input;
use crate::run::Run;
use crate::show::{Out, out};
use grundy::{Failure, Stopped};
use grundy_ask::law::{Law, LawAnswer, LawSearch};
use grundy_ask::{Ask as _, Checkpoint, Ended, Work as _, World};
use grundy_words::say;
use long::Searched;
use std::io::Write as _;
use std::path::Path;

pub fn run(args: &LawArgs, run: &Run) -> Result<u8, Fail> {
    if let Some(file) = &args.values {
        return listed::run(file, args, run);
    }
    let typed = input::text(&args.rule)?;
    let mut out = out();
    if let Some(rules) = typed.lines() {
        let mut files = args.long.files();
        files.extend(args.certificate.as_deref().map(|file| ("certificate", file)));
        one_rule(&files, rules.len())?;
        let code = rules::each(&mut out, &rules, run, &mut |out, rule, run| {
            let answered = answered(question(rule, args).begin(&World::new(input::reader()))?, args, run)?;
            writeln!(out, "{}", serde_json::to_string(&answered.answer)?)?;
            Ok(answered.code())
        })?;
        out.flush()?;
        return Ok(code);
    }
    let work = begin(question(&typed.text, args), &typed)?;
    let answered = answered(work, args, run)?;
    match args.format {
        Plain::Text => answered.text(&mut out)?,
        Plain::Json => writeln!(out, "{}", serde_json::to_string(&answered.answer)?)?,
    }
    out.flush()?;
    // Show the answer even if the certificate failed.
    let code = answered.code();
    answered.certified.map(|certified| code.max(certified))
}

fn question(rule: &str, args: &LawArgs) -> Law {
    let long = &args.long;
    Law { rule: rule.into(), to: args.to, misere: args.misere, long: long.asked(), digest: long.digest }
}

/// An answer, what ended its work early, and how its certificate ended.
struct Answered {
    answer: LawAnswer,
    ended: Option<(Stopped, Ended)>,
    /// The exit code of the certificate.
    certified: Result<u8, Fail>,
}

/// Works on a law. If a limit ends the work, the answer is what is known by then.
fn answered(mut work: LawSearch, args: &LawArgs, run: &Run) -> Result<Answered, Fail> {
    let file = certify::file(args, &work)?;
    let Searched { mut ended, kept } = long::search(&mut work, &args.long, run)?;
    let mut whole = None;
    if ended.is_none() {
        match run.compute("looking for a law", |budget| work.advance(budget)) {
            Ok(answer) => whole = Some(answer),
            Err(Failure::Stopped(stopped)) => {
                ended = Some((stopped, Ended::new(stopped, Some(run.seconds()))))
            }
            Err(failure) => return Err(run.fail(failure)),
        }
    }
    let known = ended.as_ref().and_then(|(_, ended)| work.so_far(ended));
    let Some(mut answer) = whole.or(known) else {
        return Err(Fail::Internal(say!("program-law-looked-no-answer")));
    };
    if let LawAnswer::Heaps(answer) = &mut answer {
        answer.kept = kept;
    }
    let mut certified = Ok(0);
    if let Some(file) = file.filter(|_| ended.is_none()) {
        match certify::certify(file, &mut work, run) {
            Ok(certificate) => answer.certify(Ok(certificate)),
            Err(why) if args.format == Plain::Json => {
                answer.certify(Err(why.no_answer()));
                certified = Ok(why.code());
            }
            Err(why) => certified = Err(why),
        }
    }
    Ok(Answered { answer, ended, certified })
}

impl Answered {
    fn code(&self) -> u8 {
        self.ended.as_ref().map_or(0, |(stopped, _)| fail::stopped_code(stopped))
    }

    fn text(&self, out: &mut Out) -> Result<(), Fail> {
        write!(out, "{:#}", self.answer.worded(&fail::in_words))?;
        let far = matches!(&self.answer, LawAnswer::Heaps(answer) if answer.engine.is_some());
        ended_text(out, self.ended.as_ref(), far)
    }
}

/// Says what ended the work, and how to resume a long run.
pub fn ended_text(out: &mut Out, ended: Option<&(Stopped, Ended)>, far: bool) -> Result<(), Fail> {
    let Some((stopped, ended)) = ended else { return Ok(()) };
    writeln!(out, "Stopped: {}.", fail::stopped_text(stopped, ended.spent.seconds.unwrap_or_default()))?;
    match &ended.checkpoint {
        Some(Checkpoint::Heaps { file, heaps: Some(heaps) }) => writeln!(
            out,
            "The state of {heaps} heaps is saved in {file}: the same command goes on from there."
        )?,
        Some(Checkpoint::Heaps { file, heaps: None }) => writeln!(out, "No state could be saved in {file}.")?,
        None if far => writeln!(out, "Nothing was saved: with --checkpoint FILE the run could go on later.")?,
        _ => {}
    }
    Ok(())
}

/// Refuses files that hold one rule if several rules are given.
pub fn one_rule(files: &[(&'static str, &Path)], rules: usize) -> Result<(), Fail> {
    let Some((what, file)) = files.first() else { return Ok(()) };
    let file = file.display().to_string();
    Err(Fail::Bad(say!("program-file-holds-one-rule", what = *what, file = file, count = rules)))
}
