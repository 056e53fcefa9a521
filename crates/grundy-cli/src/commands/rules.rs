//! Answers files of rules, one per line, with JSON lines.

use crate::fail::{self, Asked, Fail};
use crate::run::Run;
use std::io::Write;

/// Reads and answers one rule; the exit code says whether the budget ended it.
pub type Answer<'a, W> = dyn FnMut(&mut W, &str, &Run) -> Result<u8, Fail> + 'a;

/// Answers each rule within limits of its own; a wrong rule gets its error as a line. The exit code is
/// the largest of all. Ctrl-C ends the file.
pub fn each<W: Write>(
    out: &mut W,
    rules: &[(usize, &str)],
    run: &Run,
    answer: &mut Answer<'_, W>,
) -> Result<u8, Fail> {
    run.begun();
    let mut code = 0;
    for &(line, rule) in rules {
        // The guard may end the program while it answers the next rule.
        out.flush()?;
        match answer(out, rule, &run.again()) {
            Ok(one) => code = code.max(one),
            Err(Fail::Output(error)) => return Err(Fail::Output(error)),
            Err(fail) => {
                code = code.max(fail.code());
                writeln!(out, "{}", fail.of_line(Asked::Rule(rule), line))?;
            }
        }
        if code == fail::EXIT_INTERRUPTED {
            break;
        }
    }
    Ok(code)
}
