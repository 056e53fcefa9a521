//! `grundy sparse RULE`: the sparse space of a code, as tables of octal games print it.

use super::law::{self, long};
use super::rules;
use crate::answer::begin;
use crate::args::{Plain, SparseArgs};
use crate::fail::{self, Fail};
use crate::input;
use crate::run::Run;
use crate::show::out;
use grundy::Stopped;
use grundy_ask::sparse::{Sparse, SparseAnswer, SparseSearch};
use grundy_ask::{Ask as _, Ended, Work as _, World};
use grundy_words::say;
use std::io::Write as _;

pub fn run(args: &SparseArgs, run: &Run) -> Result<u8, Fail> {
    let typed = input::text(&args.rule)?;
    let mut out = out();
    let code = if let Some(rules) = typed.lines() {
        law::one_rule(&args.long.files(), rules.len())?;
        rules::each(&mut out, &rules, run, &mut |out, rule, run| {
            let work = question(rule, args).begin(&World::new(input::reader()))?;
            let found = answered(work, args, run)?;
            writeln!(out, "{}", serde_json::to_string(&found.answer)?)?;
            Ok(found.code())
        })?
    } else {
        let work = begin(question(&typed.text, args), &typed)?;
        let found = answered(work, args, run)?;
        match args.format {
            Plain::Json => writeln!(out, "{}", serde_json::to_string(&found.answer)?)?,
            Plain::Text => {
                write!(out, "{:#}", found.answer.worded(&fail::in_words))?;
                law::ended_text(&mut out, found.ended.as_ref(), true)?;
            }
        }
        found.code()
    };
    out.flush()?;
    Ok(code)
}

fn question(rule: &str, args: &SparseArgs) -> Sparse {
    Sparse { rule: rule.into(), to: args.to, rares: args.rares, digest: args.long.digest }
}

/// An answer, and what ended its work early.
struct Found {
    answer: SparseAnswer,
    ended: Option<(Stopped, Ended)>,
}

fn answered(mut work: SparseSearch, args: &SparseArgs, run: &Run) -> Result<Found, Fail> {
    let searched = long::search_heaps(&mut work.heaps, &args.long, run)?;
    let mut answer = match &searched.ended {
        None => run
            .compute("looking for a law", |budget| work.advance(budget))
            .map_err(|failure| run.fail(failure))?,
        Some((_, ended)) => {
            let known = work.so_far(ended);
            known.ok_or_else(|| Fail::Internal(say!("program-two-proofs-run-contradict-each")))?
        }
    };
    answer.law.kept = searched.kept;
    Ok(Found { answer, ended: searched.ended })
}

impl Found {
    fn code(&self) -> u8 {
        self.ended.as_ref().map_or(0, |(stopped, _)| fail::stopped_code(stopped))
    }
}
