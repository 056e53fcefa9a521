//! `grundy explain law RULE`: why the law of a rule holds.

use crate::args::{ExplainLawArgs, Limits, LongArgs, ProofFormat};
use crate::commands::law::{Coded as _, found, pairs};
use crate::fail::{self, Fail};
use crate::input;
use crate::run::Run;
use crate::show::{Out, bold, out};
use grundy::document::Document;
use grundy::explain::explain_law;
use grundy::law::positions::pairs_rule;
use serde_json::{Value, json};
use std::io::Write as _;
use std::sync::Arc;

pub fn run(args: &ExplainLawArgs, limits: &Limits) -> Result<u8, Fail> {
    let typed = input::text(&args.rule)?;
    if let Some(rules) = typed.lines() {
        let count = rules.len();
        return Err(Fail::Bad(format!("one law is explained at a time, and {count} rules were given")));
    }
    let ruleset = Arc::new(input::reader().ruleset(&typed.text).map_err(|e| typed.hint(e))?);
    let run = Run::start(limits);
    if pairs_rule(&ruleset).is_some() {
        let found = pairs::find(ruleset, &run)?;
        let Some(document) = found.explained() else { return Err(found.failure(&run)) };
        return shown(&document, found.json(), found.code(), args.format);
    }
    let (answer, mut sequence) = found(ruleset, args.to, &LongArgs::default(), &run)?;
    // What was found is worth a few more values for the tables, also where the search was stopped.
    let again = run.again();
    let told =
        explain_law(&mut sequence, answer.found.as_ref(), answer.computed, &mut again.budget("explaining"));
    let document = told.map_err(|failure| again.fail(failure))?;
    let code = shown(&document, answer.json(), answer.code(), args.format)?;
    if let (Some((stopped, seconds)), true) = (&answer.stopped, args.format != ProofFormat::Json) {
        writeln!(anstream::stderr(), "stopped: {}", fail::stopped_text(stopped, *seconds))?;
    }
    Ok(code)
}

/// Shows the document; as JSON with what `grundy law` says.
fn shown(document: &Document, mut object: Value, code: u8, format: ProofFormat) -> Result<u8, Fail> {
    let mut out = out();
    match format {
        ProofFormat::Text => text(&mut out, document)?,
        ProofFormat::Markdown => write!(out, "{}", document.markdown())?,
        ProofFormat::Latex => write!(out, "{}", document.latex())?,
        ProofFormat::Json => {
            object["title"] = json!(document.title);
            object["sections"] = grundy_json::sections(document);
            writeln!(out, "{object}")?;
        }
    }
    out.flush()?;
    Ok(code)
}

fn text(out: &mut Out, document: &Document) -> Result<(), Fail> {
    writeln!(out, "{}", bold(&document.title))?;
    for section in &document.sections {
        writeln!(out, "\n{}", bold(&section.heading))?;
        write!(out, "{section}")?;
    }
    Ok(())
}
