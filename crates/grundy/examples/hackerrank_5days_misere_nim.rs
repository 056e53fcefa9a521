//! HackerRank, 5 Days of Game Theory, Misère Nim (format from memory). A move takes any positive number
//! of stones from one pile, and the player who takes the last stone loses. Who wins, First or Second?
//!
//! Theory: with a pile of two or more it is P exactly when the nim-sum is 0; with piles of one alone,
//! exactly when their number is odd (Bouton 1901).
//!
//! Cost: one step for each pile.

mod contest;

use contest::{ANY, Fault, Input, winner};
use grundy::solve::misere_nim_outcome;
use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    contest::run(answer)
}

fn answer(input: &mut Input, out: &mut dyn Write) -> Result<(), Fault> {
    for _ in input.tests()? {
        let piles = input.list("pile", "piles", ANY)?;
        writeln!(out, "{}", winner(misere_nim_outcome(&piles), "First", "Second"))?;
    }
    Ok(())
}
