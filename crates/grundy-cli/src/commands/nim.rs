//! `grundy mex …` and `grundy nim-sum …`.

use crate::answer::answer;
use crate::args::NumbersArgs;
use crate::fail::Fail;
use crate::input::{self, Typed};
use crate::run::Run;
use grundy_ask::numbers::{Mex, NimSum};

pub fn mex(args: &NumbersArgs, run: &Run) -> Result<u8, Fail> {
    answer(Mex { numbers: numbers(args)? }, &Typed::default(), args.format, "reading", run)
}

pub fn nim_sum(args: &NumbersArgs, run: &Run) -> Result<u8, Fail> {
    answer(NimSum { numbers: numbers(args)? }, &Typed::default(), args.format, "reading", run)
}

fn numbers(args: &NumbersArgs) -> Result<String, Fail> {
    if args.numbers.is_empty() { Ok(String::new()) } else { Ok(input::text(&args.numbers)?.text) }
}
