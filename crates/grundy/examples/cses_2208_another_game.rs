//! CSES 2208, Another Game. A move chooses one or more of the heaps that are not empty and takes one
//! coin from each; the player who takes the last coin wins. Who wins, the first or the second player?
//!
//! Theory: a move may touch many heaps, so this is no disjunctive sum, and nim-values do not add. The
//! outcome is a theorem: P exactly when all heaps are even. From there each move leaves an odd heap,
//! and a player who meets odd heaps takes a coin from each of them.
//!
//! Cost: one step for each heap.

mod contest;

use contest::{ANY, Fault, Input, winner};
use grundy::Outcome;
use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    contest::run(answer)
}

fn answer(input: &mut Input, out: &mut dyn Write) -> Result<(), Fault> {
    for _ in input.tests()? {
        let heaps = input.list("heap", "heaps", ANY)?;
        let even = heaps.iter().all(|heap| heap % 2 == 0);
        let outcome = if even { Outcome::Previous } else { Outcome::Next };
        writeln!(out, "{}", winner(outcome, "first", "second"))?;
    }
    Ok(())
}
