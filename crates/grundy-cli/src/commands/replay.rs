//! `grundy replay POSITIONS`.

use crate::answer::worked;
use crate::args::{Limits, ReplayArgs};
use crate::fail::Fail;
use crate::input;
use grundy_ask::grade::Grading;

pub fn run(args: &ReplayArgs, limits: &Limits) -> Result<u8, Fail> {
    let (played, convention) = input::played(&args.played, args.misere)?;
    worked(Grading::new(played, convention), args.format, "replaying", limits)
}
