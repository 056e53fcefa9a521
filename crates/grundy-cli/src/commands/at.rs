//! `grundy at RULE N`, and `grundy at RULE '(X,Y)'`.

use crate::args::{AtArgs, Limits, Plain};
use crate::commands::{assume, rules};
use crate::fail::Fail;
use crate::input;
use crate::run::Run;
use crate::show::out;
use grundy::sequence::Sequence;
use grundy::solve::{Question, Solver};
use grundy::{Failure, Kind, Outcome, Ruleset};
use serde_json::json;
use std::io::Write as _;
use std::sync::Arc;

pub fn run(args: &AtArgs, limits: &Limits) -> Result<u8, Fail> {
    let (heap, rule) = args.words.split_last().expect("clap asks for two words");
    let typed = input::text(rule)?;
    let ruleset = Arc::new(input::reader().ruleset(&typed.text).map_err(|e| typed.hint(e))?);
    if matches!(ruleset.kind(), Kind::Points(_)) && !ruleset.is_labelled() {
        return point(&ruleset, heap, args, limits);
    }
    let heap = grundy::parse_number(heap)?;
    let run = Run::start(limits);
    let Some(mut sequence) = Sequence::new(ruleset.clone()) else {
        return Err(rules::no_sequence(&ruleset, "ask `grundy solve`"));
    };
    if args.assume_seen {
        sequence.assume_seen();
    }
    let found = sequence.value(heap, &mut run.budget("computing"));
    run.say(|| format!("engine: {}; {} values computed", sequence.engine(), sequence.heaps_computed()));
    if let (Err(Failure::Stopped(stopped)), Plain::Text) = (&found, args.format) {
        assume::hint(sequence.noticed().as_ref(), stopped.why)?;
    }
    let value = found.map_err(|failure| run.fail(failure))?;
    let mut out = out();
    match args.format {
        Plain::Json => {
            let mut object = json!({
                "rule": ruleset.text(), "canonical": ruleset.canonical(), "convention": "normal",
                "heap": heap, "nim_value": value.value.0, "known_by": value.known_by.word(),
                "reference": value.reference, "heaps_computed": sequence.heaps_computed(),
            });
            if let Some(assumed) = assume::assumed(&sequence) {
                object["assumed"] = assumed;
            }
            writeln!(out, "{object}")?;
        }
        Plain::Text => {
            writeln!(out, "{}", value.value.0)?;
            let how = match &value.reference {
                Some(reference) => format!("{} ({reference})", value.known_by.word()),
                None => value.known_by.word().to_string(),
            };
            // The value alone goes to standard output, for scripts; a person sees both.
            out.flush()?;
            writeln!(anstream::stderr(), "{how}")?;
        }
    }
    out.flush()?;
    Ok(0)
}

/// The nim-value of a tuple, or of a number that need not grow less, or who wins there, where that is all that is known.
fn point(ruleset: &Ruleset, typed: &str, args: &AtArgs, limits: &Limits) -> Result<u8, Fail> {
    let typed = typed.trim();
    let inner = typed.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')).unwrap_or(typed);
    let numbers = inner.split(',').map(grundy::parse_number).collect::<Result<Vec<u64>, _>>()?;
    let shown: Vec<String> = numbers.iter().map(u64::to_string).collect();
    let text = match &shown[..] {
        [number] => format!("{} : {number}", ruleset.text()),
        _ => format!("{} : ({})", ruleset.text(), shown.join(",")),
    };
    let position = input::reader().position(&text)?;
    let run = Run::start(limits);
    let question = Question { max_moves: 0, ..Question::default() };
    let mut solver = Solver::new(position);
    if args.assume_seen {
        solver.worths.assume_seen();
    }
    let answer =
        solver.solve(&question, &mut run.budget("computing")).map_err(|failure| run.fail(failure))?;
    run.say(|| solver.engines());
    let outcome = if answer.outcome == Outcome::Previous { "P" } else { "N" };
    let mut out = out();
    match args.format {
        Plain::Json => {
            let object = json!({
                "rule": ruleset.text(), "canonical": ruleset.canonical(), "convention": "normal",
                "position": numbers, "nim_value": answer.nim_value.map(|value| value.0), "outcome": outcome,
                "known_by": answer.known_by.word(), "references": answer.references,
            });
            writeln!(out, "{object}")?;
        }
        Plain::Text => {
            match answer.nim_value {
                Some(value) => writeln!(out, "{}", value.0)?,
                None => writeln!(out, "{outcome}")?,
            }
            out.flush()?;
            let what = match answer.nim_value {
                None => "who wins; the nim-value is not known; ",
                Some(_) => "",
            };
            let by: String = answer.references.iter().map(|reference| format!(" ({reference})")).collect();
            writeln!(anstream::stderr(), "{what}{}{by}", answer.known_by.word())?;
        }
    }
    out.flush()?;
    Ok(0)
}
