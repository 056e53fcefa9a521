//! HackerRank, 5 Days of Game Theory, Poker Nim (format from memory). A move takes any positive number of
//! chips from one pile, or adds some to it, which each player may do at most k times for each pile; a player
//! who cannot move loses. Who wins, First or Second?
//!
//! Theory: an addition is answered by taking the same chips away again, and there are finitely many of them,
//! so the nim-value is that of Nim (Winning Ways, chapter 3: a reversible move changes nothing).
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
        let n = input.number("the number of piles", ANY)?;
        let _additions = input.number("how often chips may be added", ANY)?;
        let piles = input.numbers(n, "pile", ANY)?;
        let sum: NimValue = piles.into_iter().map(NimValue).sum();
        writeln!(out, "{}", winner(sum.outcome(), "First", "Second"))?;
    }
    Ok(())
}
