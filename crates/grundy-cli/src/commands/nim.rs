//! `grundy mex …` and `grundy nim-sum …`.

use crate::answer::known;
use crate::args::NumbersArgs;
use crate::fail::Fail;
use crate::input::{self, Typed};
use grundy_ask::numbers::{Mex, NimSum};

pub fn mex(args: &NumbersArgs) -> Result<u8, Fail> {
    known(Mex { numbers: numbers(args)? }, &Typed::default(), args.format)
}

pub fn nim_sum(args: &NumbersArgs) -> Result<u8, Fail> {
    known(NimSum { numbers: numbers(args)? }, &Typed::default(), args.format)
}

fn numbers(args: &NumbersArgs) -> Result<String, Fail> {
    if args.numbers.is_empty() { Ok(String::new()) } else { Ok(input::text(&args.numbers)?.text) }
}
