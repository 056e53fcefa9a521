//! `grundy at RULE N`, and `grundy at RULE '(X,Y)'`.

use crate::answer::answer;
use crate::args::AtArgs;
use crate::fail::Fail;
use crate::input;
use crate::run::Run;
use grundy_ask::at::At;

pub fn run(args: &AtArgs, run: &Run) -> Result<u8, Fail> {
    let (heap, rule) = args.words.split_last().expect("clap asks for two words");
    let typed = input::text(rule)?;
    let question = At { rule: typed.text.clone(), heap: heap.clone(), assume_seen: args.assume_seen };
    answer(question, &typed, args.format, "computing", run)
}
