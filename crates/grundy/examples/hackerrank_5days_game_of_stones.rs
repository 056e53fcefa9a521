//! HackerRank, 5 Days of Game Theory, Game of Stones (format from memory). A move takes 2, 3 or 5 of the n
//! stones, and a player who cannot move loses. Who wins, First or Second?
//!
//! Theory: a finite take set; the library proves that its nim-sequence has the period 7 (repeat of
//! the last 5 values; Winning Ways, chapter 4).
//!
//! Cost: constant for each n.

mod contest;

use contest::{ANY, Fault, Input, budget, winner};
use grundy::Ruleset;
use grundy::sequence::Sequence;
use std::io::Write;
use std::process::ExitCode;
use std::sync::Arc;

fn main() -> ExitCode {
    contest::run(answer)
}

fn answer(input: &mut Input, out: &mut dyn Write) -> Result<(), Fault> {
    let rule = Ruleset::parse("take {2,3,5}").expect("a take set");
    let mut stones = Sequence::new(Arc::new(rule)).expect("it is played with heaps");
    for _ in input.tests()? {
        let n = input.number("the number of stones", ANY)?;
        let value = stones.value(n, &mut budget())?.value;
        writeln!(out, "{}", winner(value.outcome(), "First", "Second"))?;
    }
    Ok(())
}
