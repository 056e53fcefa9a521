//! `grundy nimber EXPRESSION`.

use crate::answer::{answer, begin};
use crate::args::NimberArgs;
use crate::commands::rules;
use crate::fail::{Asked, Fail};
use crate::input;
use crate::run::Run;
use crate::show::out;
use grundy_ask::Work as _;
use grundy_ask::nimber::Nimber;
use std::io::Write as _;

pub fn run(args: &NimberArgs, run: &Run) -> Result<u8, Fail> {
    let typed = input::text(&args.expression)?;
    match typed.lines() {
        Some(lines) => each(&lines, run),
        None => {
            let question = Nimber { expression: typed.without_comments() };
            answer(question, &typed, args.format, "computing", run)
        }
    }
}

/// Answers each line with a line of JSON; a wrong line gets its error as JSON.
fn each(lines: &[(usize, &str)], run: &Run) -> Result<u8, Fail> {
    let mut out = out();
    let code = rules::each(&mut out, lines, Asked::Expression, run, &mut |out, text, run| {
        let mut work = begin(Nimber { expression: text.into() }, &input::Typed::default())?;
        let answer = work.advance(&mut run.budget("computing")).map_err(|failure| run.fail(failure))?;
        writeln!(out, "{}", serde_json::to_string(&answer)?)?;
        Ok(0)
    })?;
    out.flush()?;
    Ok(code)
}
