//! HackerRank, 5 Days of Game Theory, Stone Piles (format from memory). A move splits a pile into two or more
//! piles of pairwise different sizes, and a player who cannot move loses. Who wins, ALICE, who begins, or
//! BOB?
//!
//! Theory: that is a code without a coin taken, two or more heaps left, all of them different: `{2+!}.0`. The
//! nim-value of the sum is the nim-sum of the piles (Sprague 1935, Grundy 1939).
//!
//! Cost: about n^3 steps for the values up to n, once.

mod contest;

use contest::{ANY, Fault, Input, budget, winner};
use grundy::sequence::Sequence;
use grundy::{NimValue, Ruleset};
use std::io::Write;
use std::process::ExitCode;
use std::sync::Arc;

fn main() -> ExitCode {
    contest::run(answer)
}

fn answer(input: &mut Input, out: &mut dyn Write) -> Result<(), Fault> {
    let mut piles = Sequence::new(Arc::new(Ruleset::parse("{2+!}.0").expect("a code"))).expect("heaps");
    let mut budget = budget();
    for _ in input.tests()? {
        let mut sum = NimValue(0);
        for pile in input.list("pile", "piles", ANY)? {
            sum ^= piles.value(pile, &mut budget)?.value;
        }
        writeln!(out, "{}", winner(sum.outcome(), "ALICE", "BOB"))?;
    }
    Ok(())
}
