//! Streams nim-values from the library to a file, in pieces.

use super::columns::Columns;
use super::sink::Sink;
use super::{Asked, json};
use crate::answer;
use crate::args::Format;
use crate::fail::{self, Fail};
use crate::output::{self, Draft, Text};
use crate::show::err;
use grundy::{Budget, ControlFlow, Failure, Stopped};
use grundy_ask::Ended;
use grundy_ask::values::ListingValues;
use std::io::Write as _;

/// Hands all values to `sink`. Returns how many there were, and what stopped the run before the last one.
fn pour(
    work: &mut ListingValues,
    asked: Asked<'_>,
    sink: &mut dyn Sink,
) -> Result<(u64, Option<Stopped>), Fail> {
    let run = asked.run;
    let (mut written, mut count) = (Ok(()), 0);
    let mut pieces = |budget: &mut Budget<'_>| {
        work.stream(budget, &mut |first, values| {
            count += values.len() as u64;
            written = sink.piece(first, values);
            if written.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        })
    };
    // A file keeps what was known when a limit ended the run. A pipe may have no reader, so the guard stays on it.
    let found = match asked.args.output {
        Some(_) => pieces(&mut run.patient_budget("computing")),
        None => run.compute("computing", pieces),
    };
    written?;
    let stop = match found {
        Ok(()) => None,
        Err(Failure::Stopped(stop)) => Some(stop),
        Err(failure) => return Err(run.fail(failure)),
    };
    let end = work.without_values(stop.map(|stop| Ended::new(stop, Some(run.seconds()))));
    sink.finish(&end)?;
    if let (Some(assumed), true) = (&end.assumed, asked.format != Format::Json) {
        writeln!(err(), "seen: {assumed}")?;
    }
    answer::say_engine(work, run);
    Ok((count, stop))
}

/// Writes values as text, in a format of lines; the exit code says whether the budget ended it.
pub fn lines(out: &mut Text, mut work: ListingValues, asked: Asked<'_>) -> Result<u8, Fail> {
    let (count, stop) = match asked.format {
        Format::Json => {
            let mut json = json::Json::new(out, &work)?;
            pour(&mut work, asked, &mut json)?
        }
        Format::Csv => {
            let mut columns = Columns::csv(out, number(&work))?;
            pour(&mut work, asked, &mut columns)?
        }
        _ => pour(&mut work, asked, &mut Columns::bfile(out))?,
    };
    if asked.format == Format::Json && asked.args.output.is_none() {
        return Ok(stop.as_ref().map_or(0, fail::stopped_code));
    }
    ended(out, &work, asked, count, stop)
}

/// Writes values into a binary file.
pub fn bytes(mut work: ListingValues, asked: Asked<'_>) -> Result<u8, Fail> {
    let path = asked.args.output.as_deref();
    let draft = Draft::of_bytes(path, asked.format.name())?;
    let mut poured = || -> Result<_, Fail> {
        let mut sink = asked.format.binary(draft.file()?, &work)?;
        pour(&mut work, asked, sink.as_mut())
    };
    let (count, stop) = poured().map_err(|fail| named(asked, fail))?;
    if count > 0 {
        draft.keep().map_err(|e| named(asked, e.into()))?;
    }
    ended(&mut std::io::sink(), &work, asked, count, stop)
}

/// The head of the column before the nim-values.
pub fn number(work: &ListingValues) -> &'static str {
    if work.is_row() { "n" } else { "heap" }
}

/// Adds the name of the file to an error of the output.
pub fn named(asked: Asked<'_>, fail: Fail) -> Fail {
    match fail {
        Fail::Output(error) => output::failed(asked.args.output.as_deref(), error),
        fail => fail,
    }
}

/// Says on standard error what ended a run, and what the file holds.
pub fn ended(
    out: &mut dyn std::io::Write,
    work: &ListingValues,
    asked: Asked<'_>,
    count: u64,
    stop: Option<Stopped>,
) -> Result<u8, Fail> {
    let Some(stop) = stop else { return Ok(0) };
    out.flush()?;
    let seconds = asked.run.seconds();
    let Some(path) = &asked.args.output else {
        writeln!(err(), "stopped: {}", fail::stopped_text(&stop, seconds))?;
        return Ok(fail::stopped_code(&stop));
    };
    if count == 0 {
        // Keep an existing file: it holds more than an empty one.
        return Err(Fail::Stopped(stop, seconds));
    }
    let (path, why, from) = (path.display(), fail::stopped_text(&stop, seconds), work.from());
    let (to, heaps) = (from + (count - 1), if work.is_row() { "n from" } else { "the heaps" });
    writeln!(err(), "stopped: {why}\n{path} holds {heaps} {from} to {to}")?;
    Ok(fail::stopped_code(&stop))
}
