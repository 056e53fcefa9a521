//! `grundy explain law RULE`: why the law of a rule holds.

use super::written;
use crate::answer::begin;
use crate::args::{ExplainLawArgs, LongArgs, ProofFormat};
use crate::commands::law::long;
use crate::fail::{self, Fail};
use crate::input;
use crate::run::Run;
use crate::show::err;
use grundy::Failure;
use grundy_ask::explain_law::ExplainLaw;
use grundy_ask::{Ended, Work as _};
use grundy_words::say;
use std::io::Write as _;

pub fn run(args: &ExplainLawArgs, run: &Run) -> Result<u8, Fail> {
    let typed = input::text(&args.rule)?;
    if let Some(rules) = typed.lines() {
        let count = rules.len();
        return Err(Fail::Bad(say!("program-one-law-explained-time-rules", count = count)));
    }
    let mut work = begin(ExplainLaw { rule: typed.text.clone(), to: args.to }, &typed)?;
    let searched = long::search(&mut work.law, &LongArgs::default(), run)?;
    let (stopped, ended) = match searched.ended {
        Some(ended) => ended,
        None => match run.compute("explaining", |budget| work.advance(budget)) {
            Ok(answer) => {
                written(&answer, args.format)?;
                return Ok(0);
            }
            Err(Failure::Stopped(stopped)) => (stopped, Ended::new(stopped, Some(run.seconds()))),
            Err(failure) => return Err(run.fail(failure)),
        },
    };
    // Explain what was found before the limit.
    let answer = work.so_far(&ended).ok_or_else(|| run.fail(Failure::Stopped(stopped)))?;
    written(&answer, args.format)?;
    if args.format != ProofFormat::Json {
        let seconds = ended.spent.seconds.unwrap_or_default();
        writeln!(err(), "stopped: {}", fail::stopped_text(&stopped, seconds))?;
    }
    Ok(fail::stopped_code(&stopped))
}
