//! `grundy values RULE`: nim-values of one heap, tables, options, P-positions, outcomes.

mod columns;
mod format;
mod json;
mod listing;
mod npy;
#[cfg(feature = "parquet")]
mod parquet;
mod sink;
mod stream;
mod table;
mod text;

use crate::args::{Format, ValuesArgs, What};
use crate::commands::rules;
use crate::fail::{self, Fail};
use crate::input;
use crate::meant;
use crate::output::Text;
use crate::run::Run;
use crate::show::err;
use grundy::{Failure, Stopped};
use grundy_ask::last::Last;
use grundy_ask::subject::Subject;
use grundy_ask::table::Table;
use grundy_ask::values::Values;
use grundy_ask::{Ended, Work, World};
use grundy_words::say;
use std::io::Write;

/// The most heaps of a table or listing that is laid out before it is written.
const MAX_LAID_OUT_HEAPS: u64 = 1_000_000;

pub fn run(args: &ValuesArgs, run: &Run) -> Result<u8, Fail> {
    if let Some(to) = args.lasts().into_iter().find(|to| args.from > *to) {
        return Err(Fail::Bad(say!("program-from-larger-than", from = args.from, to = to)));
    }
    if args.misere && args.show == What::Values {
        let message = say!("program-nim-values-belong-normal-play");
        return Err(or_meant(message, &["--show", "outcomes"]));
    }
    if args.assume_seen && args.show != What::Values {
        return Err(Fail::Bad(say!("program-assume-seen-nim-values-outcomes")));
    }
    let format = args.format().ok_or_else(|| unknown_extension(args))?;
    format.is_built()?;
    if args.count && !matches!(args.show, What::PPositions | What::NPositions) {
        return Err(Fail::Bad(say!("program-count-show-p-positions-show")));
    }
    let laid_out = format == Format::Text && args.show == What::Values;
    if laid_out && args.lasts().into_iter().any(|to| to - args.from > MAX_LAID_OUT_HEAPS) {
        let message = say!("program-table-more-than-heaps", most = MAX_LAID_OUT_HEAPS);
        return Err(or_meant(message, &["--format", "csv"]));
    }
    let typed = input::text(&args.rule)?;
    let asked = Asked { args, format, run };
    let world = World::of_lasting(input::reader());
    if let Some(rules) = typed.lines() {
        if format.is_binary() {
            return Err(Fail::Bad(say!("program-several-rules-answered-json-lines", name = format.name())));
        }
        return written(asked, |out| {
            rules::each(out, &rules, run, &mut |out, rule, run| {
                one(out, Subject::read(rule, &world)?, Asked { args, format: Format::Json, run })
            })
        });
    }
    let subject = match Subject::read(&typed.text, &world) {
        Ok(subject) => subject,
        Err(refused) => return Err(last_heap(&args.rule).unwrap_or_else(|| typed.refused(refused))),
    };
    if !format.is_binary() {
        return written(asked, |out| one(out, subject, asked));
    }
    match &subject {
        Subject::Rule(ruleset) if Table::suits(ruleset) => Err(one_sequence(format)),
        _ if args.show != What::Values => Err(listed_as()),
        _ => stream::bytes(asked.question(&subject)?.of_subject(subject, &world)?, asked),
    }
}

/// What to show, how, and within which limits.
#[derive(Clone, Copy)]
struct Asked<'a> {
    args: &'a ValuesArgs,
    format: Format,
    run: &'a Run,
}

impl Asked<'_> {
    /// The question; its rule is read separately.
    fn question(self, subject: &Subject) -> Result<Values, Fail> {
        let &ValuesArgs { from, assume_seen, .. } = self.args;
        let to = match (&self.args.to, subject) {
            (None, _) => Values::DEFAULT_TO,
            (Some(Last::All(to)), _) => *to,
            (Some(last), Subject::Rule(ruleset)) => {
                Last::of(Some(last), ruleset)?.last().copied().unwrap_or(Values::DEFAULT_TO)
            }
            (Some(Last::Each(_)), Subject::Row(_)) => {
                return Err(Fail::Bad(say!("program-row-positions-one-last-number")));
            }
        };
        Ok(Values { rule: String::new(), from, to, assume_seen })
    }

    /// Finds an answer that is laid out before it is written. If a limit ends the work, it is what is known
    /// by then.
    fn laid_out<W: Work>(
        self,
        work: &mut W,
        doing: &'static str,
    ) -> Result<(W::Answer, Option<Stopped>), Fail> {
        let run = self.run;
        let found = run.compute(doing, |budget| work.advance(budget));
        match found {
            Ok(answer) => Ok((answer, None)),
            Err(Failure::Stopped(stop)) => match work.so_far(&Ended::new(stop, Some(run.seconds()))) {
                Some(answer) => Ok((answer, Some(stop))),
                None => Err(run.fail(stop.into())),
            },
            Err(failure) => Err(run.fail(failure)),
        }
    }
}

/// The error for a number after the rule, which is probably the last heap.
fn last_heap(words: &[String]) -> Option<Fail> {
    let (last, rule) = words.split_last()?;
    let rule = rule.join(" ");
    let heap = grundy::parse_number(last).ok().filter(|_| input::reader().ruleset(&rule).is_ok())?;
    if heap > MAX_LAID_OUT_HEAPS {
        let message = say!("program-heap-too-far-list");
        return Some(Fail::Meant { message, command: meant::line(["at", &rule, last]) });
    }
    let message = say!("program-last-heap-stands-after");
    Some(Fail::Meant { message, command: meant::line(["values", &rule, "--to", last]) })
}

fn unknown_extension(args: &ValuesArgs) -> Fail {
    let name = args.output.as_deref().unwrap_or("".as_ref()).display();
    Fail::Bad(say!("program-name-of-values-says-nothing", name = name.to_string()))
}

fn one_sequence(format: Format) -> Fail {
    let name = format.name();
    Fail::Bad(say!("program-holds-one-sequence-rule-more", name = name))
}

fn listed_as() -> Fail {
    Fail::Bad(say!("program-listing-written-text-json"))
}

/// Writes text to its destination, and keeps it if all went well.
fn written(asked: Asked<'_>, write: impl FnOnce(&mut Text) -> Result<u8, Fail>) -> Result<u8, Fail> {
    let mut out = Text::to(asked.args.output.as_deref())?;
    let code = write(&mut out).map_err(|fail| stream::named(asked, fail))?;
    out.keep().map_err(|e| stream::named(asked, e.into()))?;
    Ok(code)
}

/// Shows one rule or row; the exit code says whether the budget ended it.
fn one(out: &mut Text, subject: Subject, asked: Asked<'_>) -> Result<u8, Fail> {
    match subject {
        _ if asked.args.show != What::Values => listing::listing(out, subject, asked),
        Subject::Rule(ruleset) if Table::suits(&ruleset) => table::table(out, ruleset, asked),
        Subject::Rule(ruleset)
            if ruleset.arity() > 1 && ruleset.as_game().is_none() && !ruleset.is_labelled() =>
        {
            listing::listing(out, Subject::Rule(ruleset), asked)
        }
        subject => {
            let work = asked.question(&subject)?.of_subject(subject, &World::of_lasting(input::reader()))?;
            if asked.format == Format::Text {
                text::table(out, work, asked)
            } else {
                stream::lines(out, work, asked)
            }
        }
    }
}

/// Says what ended a run, after what was known by then.
fn stopped(out: &mut impl Write, stop: Option<Stopped>, run: &Run) -> Result<u8, Fail> {
    match stop {
        None => Ok(0),
        Some(stop) => {
            out.flush()?;
            writeln!(err(), "stopped: {}", fail::stopped_text(&stop, run.seconds()))?;
            Ok(fail::stopped_code(&stop))
        }
    }
}

/// The failure that offers the command with these words after it.
fn or_meant(message: String, words: &[&str]) -> Fail {
    match meant::with(words) {
        Some(command) => Fail::Meant { message, command },
        None => Fail::Bad(message),
    }
}
