//! HackerRank, 5 Days of Game Theory, Introduction to Nim Game (format from memory). A move takes any
//! positive number of stones from one pile, and a player who cannot move loses. Who wins, First or Second?
//!
//! Theory: the player to move loses exactly when the nim-sum of the piles is 0 (Bouton 1901).
//!
//! Cost: one step for each pile.

mod contest;

use contest::{ANY, Fault, Input, winner};
use grundy::NimValue;
use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    contest::run(answer)
}

fn answer(input: &mut Input, out: &mut dyn Write) -> Result<(), Fault> {
    for _ in input.tests()? {
        let piles = input.list("pile", "piles", ANY)?;
        let sum: NimValue = piles.into_iter().map(NimValue).sum();
        writeln!(out, "{}", winner(sum.outcome(), "First", "Second"))?;
    }
    Ok(())
}
