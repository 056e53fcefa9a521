//! `grundy explain POSITION`, and `grundy explain law RULE` in [`law`].

mod law;

use crate::answer::{answer, begin, ended_early};
use crate::args::{ExplainArgs, ExplainWhat, Plain, ProofFormat};
use crate::fail::Fail;
use crate::input::{self, Typed};
use crate::run::Run;
use crate::show::out;
use grundy::Failure;
use grundy_ask::explain::{Explain, ExplainLoopy};
use grundy_ask::{Answer, Ask, Ended, Work as _};
use std::io::Write as _;

pub fn run(args: &ExplainArgs, run: &Run) -> Result<u8, Fail> {
    if let Some(ExplainWhat::Law(args)) = &args.what {
        return law::run(args, run);
    }
    let typed = input::text(&args.position)?;
    let (position, misere, max_moves) = (typed.text.clone(), args.misere, args.max_moves);
    match args.loopy {
        true => asked(ExplainLoopy { position, misere, max_moves }, &typed, args.format, run),
        false => {
            let definition = args.definition;
            asked(Explain { position, misere, max_moves, definition }, &typed, args.format, run)
        }
    }
}

/// Answers with text, JSON or a document.
fn asked(question: impl Ask, typed: &Typed, format: ProofFormat, run: &Run) -> Result<u8, Fail> {
    let plain = match format {
        ProofFormat::Text => Plain::Text,
        ProofFormat::Json => Plain::Json,
        ProofFormat::Markdown | ProofFormat::Latex => return document(question, typed, format, run),
    };
    answer(question, typed, plain, "explaining", run)
}

/// Answers with a document.
fn document(question: impl Ask, typed: &Typed, format: ProofFormat, run: &Run) -> Result<u8, Fail> {
    let mut work = begin(question, typed)?;
    match run.compute("explaining", |budget| work.advance(budget)) {
        Ok(answer) => written(&answer, format).map(|()| 0),
        Err(Failure::Stopped(stopped)) => {
            let ended = Ended::new(stopped, Some(run.seconds()));
            ended_early(&mut work, stopped, &ended, Plain::Text, run)
        }
        Err(failure) => Err(run.fail(failure)),
    }
}

/// Writes an answer that is a document.
fn written(answer: &impl Answer, format: ProofFormat) -> Result<(), Fail> {
    let mut out = out();
    match (format, answer.document()) {
        (ProofFormat::Markdown, Some(document)) => write!(out, "{}", document.markdown())?,
        (ProofFormat::Latex, Some(document)) => write!(out, "{}", document.latex())?,
        (ProofFormat::Json, _) => writeln!(out, "{}", serde_json::to_string(answer)?)?,
        _ => write!(out, "{answer:#}")?,
    }
    out.flush()?;
    Ok(())
}
