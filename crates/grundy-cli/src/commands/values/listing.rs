//! Options, P-positions and outcomes, heap by heap.

use super::{Asked, stopped};
use crate::args::{Format, What};
use crate::fail::{self, Fail};
use grundy_ask::listing::{Listing, Show};
use grundy_ask::subject::Subject;
use std::io::Write;

/// Writes options, P-positions or outcomes, heap by heap.
pub fn listing(out: &mut impl Write, subject: Subject, asked: Asked<'_>) -> Result<u8, Fail> {
    let Asked { args, format, run } = asked;
    if !matches!(format, Format::Text | Format::Json) {
        return Err(super::listed_as());
    }
    let (show, doing) = match args.show {
        What::Options => (Show::Options, "listing"),
        What::PPositions => (Show::PPositions, "computing"),
        What::Outcomes | What::Values => (Show::Outcomes, "computing"),
    };
    let (from, to, misere) = (args.from, args.to, args.misere);
    let question = Listing { rule: String::new(), show, misere, from, to };
    let (answer, stop) = asked.laid_out(&mut question.of_subject(subject)?, doing)?;
    if format == Format::Json {
        writeln!(out, "{}", serde_json::to_string(&answer)?)?;
        return Ok(stop.as_ref().map_or(0, fail::stopped_code));
    }
    write!(out, "{answer:#}")?;
    stopped(out, stop, run)
}
