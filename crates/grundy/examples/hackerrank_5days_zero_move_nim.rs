//! HackerRank, 5 Days of Game Theory, Zero-Move Nim (format from memory). Nim, but once for each pile that
//! is not empty a player may pass on it, after which nobody may pass on that pile again; whoever cannot
//! move loses. Who wins, First or Second?
//!
//! Theory: a pile of n with its pass is worth n + 1 for odd n and n - 1 for even n > 0. By induction, the
//! piles below n are worth 0, …, n - 1 if n is odd, and 0, …, n - 2 and n if n is even; the pass leaves a
//! pile of Nim, worth n. The mex is as stated, and the piles are added by nim-sum (Sprague 1935, Grundy
//! 1939).
//!
//! Cost: one step for each pile.

mod contest;

use contest::{Fault, Input, winner};
use grundy::NimValue;
use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    contest::run(answer)
}

fn answer(input: &mut Input, out: &mut dyn Write) -> Result<(), Fault> {
    for _ in input.tests()? {
        let piles = input.list("pile", "piles", 0..=u64::MAX - 1)?;
        let sum: NimValue = piles.into_iter().map(with_pass).sum();
        writeln!(out, "{}", winner(sum.outcome(), "First", "Second"))?;
    }
    Ok(())
}

/// The nim-value of a pile with an unused pass.
fn with_pass(pile: u64) -> NimValue {
    NimValue(if pile % 2 == 1 { pile + 1 } else { pile.saturating_sub(1) })
}
