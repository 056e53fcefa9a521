//! `grundy law --values FILE`: the law that values without a rule seem to follow.

use crate::args::{LawArgs, Plain};
use crate::fail::Fail;
use crate::input;
use crate::show::{bold, out};
use grundy_ask::shape::Law;
use serde_json::json;
use std::io::Write as _;

/// Reads the values of a file, and says what is seen in them.
pub fn run(file: &str, args: &LawArgs) -> Result<u8, Fail> {
    let listed = input::listed(file)?;
    let found = listed.seen();
    let (first, count) = (listed.first, listed.values.len() as u64);
    let last = u128::from(first) + u128::from(count) - 1;
    let mut out = out();
    match args.format {
        Plain::Json => writeln!(
            out,
            "{}",
            json!({
                "rule": null,
                "canonical": null,
                "convention": "normal",
                "values": { "file": file, "first": first, "count": count },
                "law": found.as_ref().map(|found| Law::from(&found.law)),
                "known_by": found.as_ref().map(|found| found.known_by().word()),
                "reference": found.as_ref().map(|found| found.reference()),
                "hypotheses": found.as_ref().map_or(Vec::new(), |found| found.hypotheses()),
                "heaps_computed": 0,
            })
        )?,
        Plain::Text => {
            writeln!(out, "{}", bold(&format!("{count} values, of the heaps {first} to {last}")))?;
            match &found {
                Some(found) => {
                    writeln!(out, "{}: {}", bold(found.known_by().word()), found.sentence())?;
                    writeln!(out, "  {} (no rule is known, so nothing can be)", found.reference())?;
                }
                None => writeln!(out, "No law is seen in them.\n{TRIED}")?,
            }
        }
    }
    out.flush()?;
    Ok(0)
}

/// The kinds of laws that are looked for in values without a rule, from the simplest to the richest.
const TRIED: &str = "\
Tried: periods, plain or with a saltus, one for all residue classes or one for each; formulas in n;
machines that read n in base 2 to 10 or in Zeckendorf's way; linear relations between
subsequences; machines that read n and the value together.";
