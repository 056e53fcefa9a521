//! Files of rules, one per line: JSON lines out.

use crate::fail::{self, Fail};
use crate::run::Run;

use serde_json::json;
use std::io::Write;

/// Reads and answers one rule; the exit code says whether the budget ended it.
pub type Answer<'a, W> = dyn FnMut(&mut W, &str, &Run) -> Result<u8, Fail> + 'a;

/// Answers each rule by itself, within limits of its own; what is wrong with a rule becomes a line
/// of its own too. The exit code is the largest of all; Ctrl-C ends the file.
pub fn each<W: Write>(
    out: &mut W,
    rules: &[(usize, &str)],
    run: &Run,
    answer: &mut Answer<'_, W>,
) -> Result<u8, Fail> {
    let mut code = 0;
    for &(line, rule) in rules {
        match answer(out, rule, &run.again()) {
            Ok(one) => code = code.max(one),
            Err(Fail::Output(error)) => return Err(Fail::Output(error)),
            Err(mut fail) => {
                if let Fail::Refused(refused) = &mut fail {
                    refused.place.iter_mut().for_each(|place| place.line = line);
                }
                code = code.max(fail::BAD_INPUT);
                let mut object = fail.json();
                object["rule"] = json!(rule);
                object["line"] = json!(line);
                writeln!(out, "{object}")?;
            }
        }
        if code == fail::INTERRUPTED {
            break;
        }
    }
    Ok(code)
}
