//! `grundy nimber EXPRESSION`.

use crate::answer::{begin, finish, known};
use crate::args::NimberArgs;
use crate::fail::{self, Asked, Fail};
use crate::input;
use crate::show::out;
use grundy_ask::nimber::Nimber;
use std::io::Write as _;

pub fn run(args: &NimberArgs) -> Result<u8, Fail> {
    let typed = input::text(&args.expression)?;
    match typed.lines() {
        Some(lines) => each(&lines),
        None => known(Nimber { expression: typed.without_comments() }, &typed, args.format),
    }
}

/// Answers each line with a line of JSON; a wrong line gets its error as JSON.
fn each(lines: &[(usize, &str)]) -> Result<u8, Fail> {
    let mut out = out();
    let mut code = 0;
    for &(line, text) in lines {
        let question = Nimber { expression: text.into() };
        match begin(question, &input::Typed::default()).and_then(finish) {
            Ok(answer) => writeln!(out, "{}", serde_json::to_string(&answer)?)?,
            Err(fail) => {
                code = fail::EXIT_BAD_INPUT;
                writeln!(out, "{}", fail.of_line(Asked::Expression(text), line))?;
            }
        }
    }
    out.flush()?;
    Ok(code)
}
