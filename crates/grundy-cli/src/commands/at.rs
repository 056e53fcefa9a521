//! `grundy at RULE N`, and `grundy at RULE '(X,Y)'`.

use crate::answer::answer;
use crate::args::{AtArgs, Limits};
use crate::fail::Fail;
use crate::input;
use grundy_ask::at::At;

pub fn run(args: &AtArgs, limits: &Limits) -> Result<u8, Fail> {
    let (heap, rule) = args.words.split_last().expect("clap asks for two words");
    let typed = input::text(rule)?;
    let question = At { rule: typed.text.clone(), heap: heap.clone(), assume_seen: args.assume_seen };
    answer(question, &typed, args.format, "computing", limits)
}
