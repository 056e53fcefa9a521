//! `grundy explain POSITION`, and `grundy explain law RULE` in [`law`].

mod law;

use crate::answer::answer;
use crate::args::{ExplainArgs, ExplainWhat};
use crate::fail::Fail;
use crate::input;
use crate::run::Run;
use grundy_ask::explain::Explain;

pub fn run(args: &ExplainArgs, run: &Run) -> Result<u8, Fail> {
    if let Some(ExplainWhat::Law(args)) = &args.what {
        return law::run(args, run);
    }
    let typed = input::text(&args.position)?;
    let question = Explain { position: typed.text.clone(), misere: args.misere, max_moves: args.max_moves };
    answer(question, &typed, args.format, "explaining", run)
}
