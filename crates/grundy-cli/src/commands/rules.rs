//! Files of rules, one per line: JSON lines out.

use crate::fail::{self, Fail};
use crate::input;
use crate::run::Run;
use grundy::solve::Outcomes;
use grundy::{Convention, Kind, Ruleset};
use serde_json::json;
use std::io::Write;
use std::sync::Arc;

/// Answers one rule; the exit code says whether the budget ended it.
pub type Answer<'a, W> = dyn FnMut(&mut W, Arc<Ruleset>, &Run) -> Result<u8, Fail> + 'a;

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
        let answered = Ruleset::parse_with(rule, &input::loader)
            .map_err(|mut error| {
                error.line = line;
                error.into()
            })
            .and_then(|ruleset| answer(out, Arc::new(ruleset), &run.again()));
        match answered {
            Ok(one) => code = code.max(one),
            Err(Fail::Output(error)) => return Err(Fail::Output(error)),
            Err(fail) => {
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

/// What is wrong with a rule of one number that has no sequence, such as one whose play need not end, if it shows
/// from this number.
pub fn no_sequence(ruleset: &Arc<Ruleset>, number: u64, run: &Run) -> Option<Fail> {
    let (Kind::Points(_), 1) = (ruleset.kind(), ruleset.arity()) else { return None };
    let mut values = Outcomes::new(ruleset.clone(), Convention::Normal);
    let failure = values.nim_value(&[number], &mut run.budget("computing")).err()?;
    Some(run.fail(failure))
}
