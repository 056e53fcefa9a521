//! `grundy tartan FIRST SECOND`: the product of two coin-turning games.

use crate::answer::worked;
use crate::args::TartanArgs;
use crate::fail::Fail;
use crate::input;
use crate::run::Run;
use grundy_ask::tartan::Tartan;
use grundy_ask::{Ask as _, World};

pub fn run(args: &TartanArgs, run: &Run) -> Result<u8, Fail> {
    let first = input::text(std::slice::from_ref(&args.first))?;
    let second = input::text(std::slice::from_ref(&args.second))?;
    let question = Tartan {
        first: first.text.clone(),
        second: second.text.clone(),
        at: args.at.clone(),
        from: args.from,
        to: args.to,
    };
    let world = World::new(input::reader());
    let work = question.begin(&world).map_err(|refused| {
        // The shell may have cut the rule that is at fault.
        let cut = [first, second].into_iter().find(|rule| world.ruleset(&rule.text).is_err());
        cut.map_or_else(|| refused.clone().into(), |rule| rule.refused(refused.clone()))
    })?;
    worked(work, args.format, "computing", run)
}
