//! Options, P-positions and outcomes, heap by heap.

use super::{Asked, Subject, stopped};
use crate::args::{Format, What};
use crate::fail::{self, Fail};
use crate::show;
use grundy::solve::Outcomes;
use grundy::{ControlFlow, Convention, Failure, Halt, Outcome, Ruleset};
use serde_json::json;
use std::io::Write;
use std::sync::Arc;

/// Options, P-positions or outcomes, heap by heap.
pub fn listing(out: &mut impl Write, ruleset: Arc<Ruleset>, asked: Asked<'_>) -> Result<u8, Fail> {
    let Asked { args, format, run } = asked;
    if !matches!(format, Format::Text | Format::Json) {
        return Err(super::listed_as());
    }
    if args.show == What::Options {
        return options(out, &ruleset, asked);
    }
    let convention = if args.misere { Convention::Misere } else { Convention::Normal };
    let mut budget = run.budget("computing");
    let mut solver = Outcomes::new(ruleset.clone(), convention);
    let mut letters = Vec::new();
    let mut stop = None;
    for heap in args.from..=args.to {
        match solver.outcome(&[heap], &mut budget) {
            Ok(outcome) => letters.push(outcome),
            Err(Failure::Stopped(why)) => {
                stop = Some(why);
                break;
            }
            Err(failure) => return Err(run.fail(failure)),
        }
    }
    let lost: Vec<u64> =
        (args.from..).zip(&letters).filter(|(_, o)| **o == Outcome::Previous).map(|(n, _)| n).collect();
    if format == Format::Json {
        let mut object = Subject::rule(&ruleset, args.from).head(args);
        match args.show {
            What::PPositions => object["p_positions"] = json!(lost),
            _ => object["outcomes"] = json!(letters.iter().map(|o| o.letter()).collect::<String>()),
        }
        object["to"] = json!(args.from + letters.len().saturating_sub(1) as u64);
        if let Some(why) = &stop {
            object["stopped"] = fail::stopped_json(why, run.seconds());
        }
        writeln!(out, "{object}")?;
        return Ok(stop.as_ref().map_or(0, fail::stopped_code));
    }
    match args.show {
        What::PPositions => {
            Subject::rule(&ruleset, args.from)
                .title(out, &format!("P-positions, where the player to move loses ({convention})"))?;
            let lost: Vec<String> = lost.iter().map(u64::to_string).collect();
            writeln!(out, "{}", if lost.is_empty() { "none".into() } else { lost.join(" ") })?;
        }
        _ => {
            Subject::rule(&ruleset, args.from)
                .title(out, &format!("outcomes for the player to move ({convention})"))?;
            let letters: Vec<String> = letters.iter().map(|o| o.to_string()).collect();
            show::sequence(out, args.from, &letters)?;
        }
    }
    stopped(out, stop, run)
}

fn options(out: &mut impl Write, ruleset: &Arc<Ruleset>, asked: Asked<'_>) -> Result<u8, Fail> {
    let Asked { args, format, run } = asked;
    let mut budget = run.budget("listing");
    let mut all = Vec::new();
    for heap in args.from..=args.to {
        let mut options: Vec<Vec<u64>> = Vec::new();
        let (room, mut held) = (budget.bytes_left(), 0);
        ruleset
            .options(&[heap], &mut budget, &mut |option| {
                held += 40 + 8 * option.len() as u64;
                if held > room {
                    return ControlFlow::Break(Halt::Enough);
                }
                options.push(option.to_vec());
                ControlFlow::Continue(())
            })
            .map_err(|failure| run.fail(failure))?;
        budget.reserve(held).map_err(|stop| run.fail(stop.into()))?;
        options.sort();
        options.dedup();
        all.push(options);
    }
    if format == Format::Json {
        let mut object = Subject::rule(ruleset, args.from).head(args);
        object["options"] = json!(all);
        writeln!(out, "{object}")?;
        return Ok(0);
    }
    Subject::rule(ruleset, args.from).title(out, "options of each heap")?;
    for (heap, options) in (args.from..).zip(all) {
        let options: Vec<String> = options
            .iter()
            .map(|option| match option.as_slice() {
                [] => "-".to_string(),
                heaps => heaps.iter().map(u64::to_string).collect::<Vec<_>>().join(","),
            })
            .collect();
        writeln!(out, "{heap}: {}", if options.is_empty() { "(none)".into() } else { options.join(" ") })?;
    }
    Ok(0)
}
