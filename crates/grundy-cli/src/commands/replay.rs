//! `grundy replay POSITIONS`.

use crate::answer::worked;
use crate::args::ReplayArgs;
use crate::fail::Fail;
use crate::input;
use crate::run::Run;
use grundy_ask::grade::Grading;

pub fn run(args: &ReplayArgs, run: &Run) -> Result<u8, Fail> {
    let (played, convention) = input::played(&args.played, args.misere)?;
    worked(Grading::new(played, convention), args.format, "replaying", run)
}
