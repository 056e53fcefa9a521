//! `grundy at RULE N`.

use crate::args::{AtArgs, Limits, Plain};
use crate::commands::{assume, rules};
use crate::fail::Fail;
use crate::input;
use crate::run::Run;
use crate::show::out;
use grundy::sequence::Sequence;
use grundy::{Failure, Ruleset};
use serde_json::json;
use std::io::Write as _;
use std::sync::Arc;

pub fn run(args: &AtArgs, limits: &Limits) -> Result<u8, Fail> {
    let (heap, rule) = args.words.split_last().expect("clap asks for two words");
    let heap = grundy::parse_number(heap)?;
    let typed = input::text(rule)?;
    let ruleset = Arc::new(Ruleset::parse_with(&typed.text, &input::loader).map_err(|e| typed.hint(e))?);
    let run = Run::start(limits);
    let Some(mut sequence) = Sequence::new(ruleset.clone()) else {
        return Err(rules::no_sequence(&ruleset, heap, &run).unwrap_or_else(|| {
            Fail::Bad(format!("`{}` is not played with heaps; ask `grundy solve`", ruleset.text()))
        }));
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
