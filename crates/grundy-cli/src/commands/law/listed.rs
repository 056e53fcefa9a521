//! `grundy law --values FILE`: the law that values without a rule seem to follow.

use crate::answer::whole;
use crate::args::LawArgs;
use crate::fail::Fail;
use crate::input;
use crate::run::Run;
use grundy::law::Listed;
use grundy_ask::listed::LawOfValues;
use grundy_ask::{Ask as _, Work as _, World};

/// Reads the values of a file, and shows the law that they seem to follow.
pub fn run(file: &str, args: &LawArgs, run: &Run) -> Result<u8, Fail> {
    let Listed { first, values } = input::listed(file)?;
    let mut work = LawOfValues { first, values }.begin(&World::without_files())?;
    let mut answer = run
        .compute("looking for a law", |budget| work.advance(budget))
        .map_err(|failure| run.fail(failure))?;
    answer.values.file = Some(file.into());
    whole(&answer, args.format)
}
