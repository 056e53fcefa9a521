//! Nim-values on their way from the library to a file, in pieces.

use super::columns::Columns;
use super::sink::{Assumed, End, Sink};
use super::{Asked, Subject, json, text};
use crate::args::Format;
use crate::commands::assume;
use crate::fail::{self, Fail};
use crate::input;
use crate::output::{self, Draft, Text};
use grundy::sequence::Sequence;
use grundy::solve::{Family, Outcomes};
use grundy::{Budget, ControlFlow, Convention, Failure, Kind, Ruleset, Stopped};
use std::io::Write as _;
use std::ops::RangeInclusive;
use std::sync::Arc;

/// Where nim-values come from.
pub enum Source {
    /// Heaps: the sequence, which a law ends.
    Heaps(Box<Sequence>),
    /// One number that is not a heap (a growing rule): each by itself.
    Points(Box<Outcomes>),
    /// A row of positions.
    Family(Box<Family>),
}

impl Source {
    /// The values of a rule on one number; of heaps through a law that is only seen too, if that is wished.
    pub fn of(ruleset: Arc<Ruleset>, assume_seen: bool) -> Result<Source, Fail> {
        if let Kind::Graph(_) = ruleset.kind() {
            return Err(Fail::Bad("the nodes of a graph are valued by `grundy graph FILE`".into()));
        }
        Ok(match Sequence::new(ruleset.clone()) {
            Some(mut sequence) => {
                if assume_seen {
                    sequence.assume_seen();
                }
                Source::Heaps(Box::new(sequence))
            }
            None => Source::Points(Box::new(Outcomes::new(ruleset, Convention::Normal))),
        })
    }

    fn stream(
        &mut self,
        heaps: RangeInclusive<u64>,
        budget: &mut Budget<'_>,
        each: &mut grundy::sequence::Each<'_>,
    ) -> Result<(), Failure> {
        match self {
            Source::Heaps(sequence) => sequence.stream(heaps, budget, each),
            Source::Points(values) => {
                for at in heaps {
                    let value = values.nim_value(&[at], budget)?;
                    if each(at, &[value.0]).is_break() {
                        break;
                    }
                }
                Ok(())
            }
            Source::Family(family) => family.nim_values(heaps, input::reader(), budget, each),
        }
    }

    /// Hands all values that were asked for to `sink`. The result is how many there were, and what
    /// stopped the run before the last one.
    fn pour(
        &mut self,
        from: u64,
        asked: Asked<'_>,
        sink: &mut dyn Sink,
    ) -> Result<(u64, Option<Stopped>), Fail> {
        let run = asked.run;
        let mut budget = run.budget("computing");
        let (mut written, mut count) = (Ok(()), 0);
        let found = self.stream(from..=asked.args.to, &mut budget, &mut |first, values| {
            count += values.len() as u64;
            written = sink.piece(first, values);
            if written.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        drop(budget);
        written?;
        let stop = match found {
            Ok(()) => None,
            Err(Failure::Stopped(mut stop)) => {
                if count > 0 {
                    stop.spent.done = count;
                }
                Some(stop)
            }
            Err(failure) => return Err(run.fail(failure)),
        };
        let assumed = match self {
            Source::Heaps(sequence) => Assumed::of(sequence),
            _ => None,
        };
        let end = End { stop, assumed };
        sink.finish(&end)?;
        if let (Some(assumed), false) = (&end.assumed, matches!(asked.format, Format::Text | Format::Json)) {
            writeln!(anstream::stderr(), "seen: {}", assumed.text)?;
        }
        if let Source::Heaps(sequence) = self {
            if let (Some(stop), Format::Text) = (&end.stop, asked.format) {
                assume::hint(sequence.noticed().as_ref(), stop.why)?;
            }
            run.say(|| {
                format!("engine: {}; {} values computed", sequence.engine(), sequence.heaps_computed())
            });
        }
        Ok((count, end.stop))
    }
}

/// Writes values as text, in a format of lines; the exit code says whether the budget ended it.
pub fn lines(
    out: &mut Text,
    mut source: Source,
    subject: &Subject<'_>,
    asked: Asked<'_>,
) -> Result<u8, Fail> {
    let from = subject.from;
    let (count, stop) = match asked.format {
        Format::Json => source.pour(from, asked, &mut json::Json::new(out, subject, asked)?)?,
        Format::Csv => source.pour(from, asked, &mut Columns::csv(out, subject)?)?,
        Format::Bfile => source.pour(from, asked, &mut Columns::bfile(out))?,
        _ => source.pour(from, asked, &mut text::Table::new(out, subject))?,
    };
    if asked.format == Format::Json && asked.args.output.is_none() {
        return Ok(stop.as_ref().map_or(0, fail::stopped_code));
    }
    ended(out, subject, asked, count, stop)
}

/// Writes values into a binary file.
pub fn bytes(mut source: Source, subject: &Subject<'_>, asked: Asked<'_>) -> Result<u8, Fail> {
    let path = asked.args.output.as_deref();
    let draft = Draft::of_bytes(path, asked.format.name())?;
    let mut poured = || -> Result<_, Fail> {
        let mut sink = asked.format.binary(draft.file()?, subject)?;
        source.pour(subject.from, asked, sink.as_mut())
    };
    let (count, stop) = poured().map_err(|fail| named(asked, fail))?;
    if count > 0 {
        draft.keep().map_err(|e| named(asked, e.into()))?;
    }
    ended(&mut std::io::sink(), subject, asked, count, stop)
}

/// An error of the output says which file it was.
pub fn named(asked: Asked<'_>, fail: Fail) -> Fail {
    match (fail, &asked.args.output) {
        (Fail::Output(error), Some(path)) => output::cannot(path, &error),
        (fail, _) => fail,
    }
}

/// Says on standard error what ended a run, and what the file holds.
fn ended(
    out: &mut dyn std::io::Write,
    subject: &Subject<'_>,
    asked: Asked<'_>,
    count: u64,
    stop: Option<Stopped>,
) -> Result<u8, Fail> {
    let Some(stop) = stop else { return Ok(0) };
    out.flush()?;
    let seconds = asked.run.seconds();
    let Some(path) = &asked.args.output else {
        writeln!(anstream::stderr(), "stopped: {}", fail::stopped_text(&stop, seconds))?;
        return Ok(fail::stopped_code(&stop));
    };
    if count == 0 {
        // A file that is there already says more than an empty one.
        return Err(Fail::Stopped(stop, seconds));
    }
    let path = path.display();
    let (why, from, number) = (fail::stopped_text(&stop, seconds), subject.from, subject.number);
    let to = from + (count - 1);
    writeln!(anstream::stderr(), "stopped: {why}\n{path} holds {} {from} to {to}", number.many())?;
    Ok(fail::stopped_code(&stop))
}
