//! HackerRank, 5 Days of Game Theory, Tower Breakers, Again! (format from memory). A move breaks a tower of
//! height m into m / y towers of height y, where y < m divides m; a player who cannot move loses. Who wins,
//! player 1 or player 2?
//!
//! Theory: that is a code without a coin taken, two or more heaps left, all of them equal: `{2+=}.0`. The
//! nim-value of the sum is the nim-sum of the towers (Sprague 1935, Grundy 1939).
//!
//! Cost: one step for each divisor of each height up to the largest, once.

mod contest;

use contest::{Fault, Input, budget, winner};
use grundy::sequence::Sequence;
use grundy::{NimValue, Ruleset};
use std::io::Write;
use std::process::ExitCode;
use std::sync::Arc;

fn main() -> ExitCode {
    contest::run(answer)
}

fn answer(input: &mut Input, out: &mut dyn Write) -> Result<(), Fault> {
    let mut towers = Sequence::new(Arc::new(Ruleset::parse("{2+=}.0").expect("a code"))).expect("heaps");
    let mut budget = budget();
    for _ in input.tests()? {
        let mut sum = NimValue(0);
        for height in input.list("tower", "towers", 1..=u64::MAX)? {
            sum ^= towers.value(height, &mut budget)?.value;
        }
        writeln!(out, "{}", winner(sum.outcome(), "1", "2"))?;
    }
    Ok(())
}
