//! `grundy identify RULE | VALUES | ROW`.

mod answer;
mod asked;

use crate::args::{IdentifyArgs, Limits, Plain};
use crate::fail::Fail;
use crate::input;
use crate::run::Run;
use crate::show::out;
use answer::Answer;
use grundy::identify::{Question, compare, identify};
use std::io::Write as _;

pub fn run(args: &IdentifyArgs, limits: &Limits) -> Result<u8, Fail> {
    let mut series = match &args.values {
        Some(file) => asked::file(file)?,
        None => asked::series(&input::text(&args.what)?, args.from)?,
    };
    let other = args.with.as_ref().map(|with| input::text(std::slice::from_ref(with))).transpose()?;
    let mut other = other.map(|other| asked::series(&other, args.from)).transpose()?;
    let run = Run::start(limits);
    let question = Question { to: args.to };
    let found = {
        let mut budget = run.budget("comparing");
        match &mut other {
            Some(other) => compare(&mut series, other, &question, &mut budget),
            None => identify(&mut series, &question, &mut budget),
        }
        .map_err(|failure| run.fail(failure))?
    };
    run.say(|| format!("{} rules compared; {} values computed", found.rules, series.known()));
    let most = usize::try_from(args.max_matches).unwrap_or(usize::MAX);
    let answer =
        Answer { series: &series, other: other.as_ref(), found: &found, most, seconds: run.seconds() };
    let mut out = out();
    match args.format {
        Plain::Text => answer.text(&mut out)?,
        Plain::Json => writeln!(out, "{}", answer.json())?,
    }
    out.flush()?;
    Ok(answer.code())
}
