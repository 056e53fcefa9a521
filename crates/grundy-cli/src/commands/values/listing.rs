//! Options, P-positions, N-positions and outcomes; nim-values of three coordinates.

use super::{Asked, stopped};
use crate::args::{Format, What};
use crate::fail::{self, Fail};
use crate::input;
use grundy_ask::World;
use grundy_ask::listing::{Listing, ListingAnswer, Places, Show};
use grundy_ask::subject::Subject;
use std::io::Write;

/// Writes options, P-positions or outcomes, heap by heap.
pub fn listing(out: &mut impl Write, subject: Subject, asked: Asked<'_>) -> Result<u8, Fail> {
    let Asked { args, format, run } = asked;
    let tuples = matches!(&subject, Subject::Rule(ruleset) if ruleset.arity() > 1);
    let positions = match args.show {
        What::PPositions | What::NPositions | What::Values => !args.count,
        What::Outcomes => tuples,
        What::Options => false,
    };
    let csv = positions && format == Format::Csv;
    if !(csv || matches!(format, Format::Text | Format::Json)) {
        return Err(super::listed_as());
    }
    let (show, doing) = match args.show {
        What::Options => (Show::Options, "listing"),
        What::PPositions => (Show::PPositions, "computing"),
        What::NPositions => (Show::NPositions, "computing"),
        What::Outcomes => (Show::Outcomes, "computing"),
        What::Values => (Show::NimValues, "computing"),
    };
    let &crate::args::ValuesArgs { from, misere, count, .. } = args;
    let question = Listing { rule: String::new(), show, misere, from, to: args.to.clone(), count };
    let head = match &subject {
        Subject::Rule(ruleset) => ruleset.coordinates().join(","),
        Subject::Row(_) => "n".into(),
    };
    let (answer, stop) =
        asked.laid_out(&mut question.of_subject(subject, &World::of_lasting(input::reader()))?, doing)?;
    if format == Format::Json {
        writeln!(out, "{}", serde_json::to_string(&answer)?)?;
        return Ok(stop.as_ref().map_or(0, fail::stopped_code));
    }
    if format == Format::Csv {
        rows(out, &head, &answer)?;
        return stopped(out, stop, run);
    }
    write!(out, "{answer:#}")?;
    stopped(out, stop, run)
}

/// Writes a position in each line, after the names of the coordinates.
fn rows(out: &mut impl Write, head: &str, answer: &ListingAnswer) -> Result<(), Fail> {
    let places = match answer {
        ListingAnswer::PPositions(listed) => &listed.p_positions,
        ListingAnswer::NPositions(listed) => &listed.n_positions,
        ListingAnswer::NimValues(listed) => {
            writeln!(out, "{head},nim_value")?;
            let tuples = match &listed.positions {
                Places::Heaps(heaps) => heaps.iter().map(|heap| vec![*heap]).collect(),
                Places::Tuples(tuples) => tuples.clone(),
            };
            for (at, value) in tuples.iter().zip(&listed.nim_values) {
                writeln!(out, "{},{value}", joined(at))?;
            }
            return Ok(());
        }
        ListingAnswer::TupleOutcomes(listed) => {
            writeln!(out, "{head},outcome")?;
            for (at, letter) in listed.positions.iter().zip(listed.outcomes.chars()) {
                writeln!(out, "{},{letter}", joined(at))?;
            }
            return Ok(());
        }
        ListingAnswer::Options(_)
        | ListingAnswer::TupleOptions(_)
        | ListingAnswer::Outcomes(_)
        | ListingAnswer::Count(_) => return Ok(()),
    };
    writeln!(out, "{head}")?;
    match places {
        Places::Heaps(heaps) => heaps.iter().try_for_each(|heap| writeln!(out, "{heap}"))?,
        Places::Tuples(tuples) => tuples.iter().try_for_each(|at| writeln!(out, "{}", joined(at)))?,
    }
    Ok(())
}

/// The coordinates of a tuple with commas between them.
fn joined(at: &[u64]) -> String {
    at.iter().map(u64::to_string).collect::<Vec<_>>().join(",")
}
