//! `grundy nimber EXPRESSION`.

use crate::answer::{answer, begin};
use crate::args::NimberArgs;
use crate::fail::{Asked, Fail};
use crate::input;
use crate::run::Run;
use crate::show::out;
use grundy::{Spent, Stopped};
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

/// Answers each line with a line of JSON; a wrong line gets its error as JSON. The limits are for all lines together.
fn each(lines: &[(usize, &str)], run: &Run) -> Result<u8, Fail> {
    let mut out = out();
    let mut code = 0;
    for &(line, text) in lines {
        if let Some(why) = run.ended() {
            out.flush()?;
            return Err(
                run.fail(Stopped { why, spent: Spent { done: line as u64 - 1, ..Spent::default() } }.into())
            );
        }
        let answered =
            begin(Nimber { expression: text.into() }, &input::Typed::default()).and_then(|mut work| {
                run.compute("computing", |budget| work.advance(budget)).map_err(|failure| run.fail(failure))
            });
        match answered {
            Ok(answer) => writeln!(out, "{}", serde_json::to_string(&answer)?)?,
            Err(fail) => {
                code = code.max(fail.code());
                writeln!(out, "{}", fail.of_line(Asked::Expression(text), line))?;
            }
        }
    }
    out.flush()?;
    Ok(code)
}
