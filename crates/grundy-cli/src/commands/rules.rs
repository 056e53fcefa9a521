//! Files of rules, one per line: JSON lines out.

use crate::fail::{self, Fail};
use crate::run::Run;
use grundy::solve::Outcomes;
use grundy::{Budget, Convention, Failure, Kind, Ruleset};
use serde_json::json;
use std::io::Write;
use std::sync::Arc;

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

/// The number of heaps to try for a cycle, and the work that they may cost.
const TRIED: u64 = 16;
const TRIED_WORK: u64 = 1 << 16;

/// Why a rule has no sequence of heaps: a cycle, if one shows at a small number; and what may be asked `instead`.
pub fn no_sequence(ruleset: &Arc<Ruleset>, instead: &str) -> Fail {
    let text = ruleset.text();
    if !matches!(ruleset.kind(), Kind::Points(_)) || ruleset.arity() > 1 {
        return Fail::Bad(format!("`{text}` has no sequence of heaps: {instead}"));
    }
    let mut values = Outcomes::new(ruleset.clone(), Convention::Normal);
    let mut budget = Budget::work(TRIED_WORK);
    match (0..TRIED).find_map(|number| values.nim_value(&[number], &mut budget).err()) {
        Some(Failure::Rule(cycle)) => cycle.into(),
        _ => Fail::Bad(format!("a move of `{text}` need not leave less than there was: {instead}")),
    }
}
