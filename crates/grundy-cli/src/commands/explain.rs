//! `grundy explain POSITION`, and `grundy explain law RULE` in [`law`].

mod law;

use crate::answer::{answer, begin, ended_early};
use crate::args::{ExplainArgs, ExplainWhat, Plain, ProofFormat};
use crate::fail::Fail;
use crate::input::{self, Typed};
use crate::run::Run;
use crate::show::out;
use grundy::Failure;
use grundy::document::Document;
use grundy_ask::explain::{Explain, ExplainAnswer};
use grundy_ask::{Ended, Work as _};
use std::io::Write as _;

pub fn run(args: &ExplainArgs, run: &Run) -> Result<u8, Fail> {
    if let Some(ExplainWhat::Law(args)) = &args.what {
        return law::run(args, run);
    }
    let typed = input::text(&args.position)?;
    let question = Explain {
        position: typed.text.clone(),
        misere: args.misere,
        max_moves: args.max_moves,
        definition: args.definition,
    };
    match args.format {
        ProofFormat::Text => answer(question, &typed, Plain::Text, "explaining", run),
        ProofFormat::Json => answer(question, &typed, Plain::Json, "explaining", run),
        ProofFormat::Markdown => document(question, &typed, Document::markdown, run),
        ProofFormat::Latex => document(question, &typed, Document::latex, run),
    }
}

/// Writes the explanation as a document.
fn document(question: Explain, typed: &Typed, write: fn(&Document) -> String, run: &Run) -> Result<u8, Fail> {
    let mut work = begin(question, typed)?;
    match run.compute("explaining", |budget| work.advance(budget)) {
        Ok(ExplainAnswer::Explained(answer)) => {
            let mut out = out();
            write!(out, "{}", write(&answer.document()))?;
            out.flush()?;
            Ok(0)
        }
        Ok(ExplainAnswer::Stopped(_)) => Ok(0),
        Err(Failure::Stopped(stopped)) => {
            let ended = Ended::new(stopped, Some(run.seconds()));
            ended_early(&mut work, stopped, &ended, Plain::Text, run)
        }
        Err(failure) => Err(run.fail(failure)),
    }
}
