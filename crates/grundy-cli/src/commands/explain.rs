//! `grundy explain POSITION`, and `grundy explain law RULE` in [`law`].

mod law;

use crate::args::{ExplainArgs, ExplainWhat, Limits, Plain};
use crate::fail::{self, Fail};
use crate::input;
use crate::run::Run;
use crate::show::{bold, out};
use grundy::explain::{ExplainQuestion, Explanation, explain};
use grundy::{Convention, Failure};
use grundy_json::explained;
use serde_json::json;
use std::io::Write as _;

pub fn run(args: &ExplainArgs, limits: &Limits) -> Result<u8, Fail> {
    if let Some(ExplainWhat::Law(args)) = &args.what {
        return law::run(args, limits);
    }
    let typed = input::text(&args.position)?;
    let position = input::reader().position(&typed.text).map_err(|e| typed.hint(e))?;
    let question = ExplainQuestion {
        convention: if args.misere { Convention::Misere } else { Convention::Normal },
        max_moves: usize::try_from(args.max_moves).unwrap_or(usize::MAX),
    };
    let run = Run::start(limits);
    let found = explain(&position, &question, &mut run.budget("explaining"));
    let mut out = out();
    match found {
        Ok(explanation) => {
            match args.format {
                Plain::Json => writeln!(out, "{}", explained(&position, &explanation))?,
                Plain::Text => text(&mut out, &explanation)?,
            }
            out.flush()?;
            Ok(0)
        }
        Err(Failure::Stopped(stopped)) if args.format == Plain::Json => {
            let stopped_json = fail::stopped_json(&stopped, run.seconds());
            let answer = json!({
                "position": position.to_string(),
                "convention": question.convention.word(),
                "stopped": stopped_json,
            });
            writeln!(out, "{answer}")?;
            out.flush()?;
            Ok(fail::stopped_code(&stopped))
        }
        Err(failure) => Err(run.fail(failure)),
    }
}

fn text(out: &mut impl std::io::Write, explanation: &Explanation) -> Result<(), Fail> {
    writeln!(out, "{}", bold(&explanation.title()))?;
    for section in &explanation.sections {
        writeln!(out, "\n{}", bold(section.heading))?;
        write!(out, "{section}")?;
    }
    Ok(())
}
