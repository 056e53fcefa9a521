//! CSES 1730, Nim Game I. A move takes any positive number of sticks from one heap, and whoever takes
//! the last stick wins. Who wins, the first or the second player?
//!
//! Theory: the player to move loses exactly when the nim-sum of the heaps is 0 (Bouton 1901).
//!
//! Cost: one step for each heap.

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
        let heaps = input.list("heap", "heaps", ANY)?;
        let sum: NimValue = heaps.into_iter().map(NimValue).sum();
        writeln!(out, "{}", winner(sum.outcome(), "first", "second"))?;
    }
    Ok(())
}
