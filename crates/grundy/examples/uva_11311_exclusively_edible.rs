//! UVa 11311, Exclusively Edible. Hansel and Gretel cut an m × n cake along a line in turn, Hansel
//! first, and eat the part without the bad piece, which lies in row r and column c. Who is left with the
//! bad piece?
//!
//! Theory: the rows above and below the piece and the columns to its left and right are four heaps of
//! Nim, and a player who cannot cut loses (Bouton 1901).
//!
//! Cost: constant for each cake.

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
        let m = input.number("the number of rows", 1..=u64::MAX)?;
        let n = input.number("the number of columns", 1..=u64::MAX)?;
        let r = input.number("the row of the bad piece", 0..=m - 1)?;
        let c = input.number("the column of the bad piece", 0..=n - 1)?;
        let sum: NimValue = [r, m - 1 - r, c, n - 1 - c].map(NimValue).into_iter().sum();
        // Hansel cuts first: if he wins, Gretel is left with the piece.
        writeln!(out, "{}", winner(sum.outcome(), "Gretel", "Hansel"))?;
    }
    Ok(())
}
