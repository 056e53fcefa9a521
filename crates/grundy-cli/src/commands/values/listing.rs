//! Options, P-positions and outcomes, heap by heap.

use super::{Asked, stopped};
use crate::args::{Format, What};
use crate::fail::{self, Fail};
use grundy::{Failure, Ruleset};
use grundy_ask::listing::{Listing, Show};
use grundy_ask::{Ended, Work as _};
use std::io::Write;
use std::sync::Arc;

/// Options, P-positions or outcomes, heap by heap.
pub fn listing(out: &mut impl Write, ruleset: Arc<Ruleset>, asked: Asked<'_>) -> Result<u8, Fail> {
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
    let question = Listing { rule: ruleset.text().into(), show, misere, from, to };
    let mut listing = question.of_ruleset(ruleset)?;
    let (answer, stop) = match listing.advance(&mut run.budget(doing)) {
        Ok(answer) => (answer, None),
        Err(Failure::Stopped(stop)) => match listing.so_far(&Ended::new(stop, Some(run.seconds()))) {
            Some(answer) => (answer, Some(stop)),
            None => return Err(run.fail(stop.into())),
        },
        Err(failure) => return Err(run.fail(failure)),
    };
    if format == Format::Json {
        writeln!(out, "{}", serde_json::to_string(&answer)?)?;
        return Ok(stop.as_ref().map_or(0, fail::stopped_code));
    }
    write!(out, "{answer:#}")?;
    stopped(out, stop, run)
}
