//! `grundy explain POSITION`, and `grundy explain law RULE` in [`law`].

mod law;

use crate::answer::answer;
use crate::args::{ExplainArgs, ExplainWhat, Limits};
use crate::fail::Fail;
use crate::input;
use grundy_ask::explain::Explain;

pub fn run(args: &ExplainArgs, limits: &Limits) -> Result<u8, Fail> {
    if let Some(ExplainWhat::Law(args)) = &args.what {
        return law::run(args, limits);
    }
    let typed = input::text(&args.position)?;
    let question = Explain { position: typed.text.clone(), misere: args.misere, max_moves: args.max_moves };
    answer(question, &typed, args.format, "explaining", limits)
}
