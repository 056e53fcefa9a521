//! UVa 1566, John. John and his brother eat candies from boxes in turn, John first, any number from
//! one box; the player who eats the last candy loses. Who wins?
//!
//! Theory: misère Nim. With a box of two or more it is P exactly when the nim-sum is 0; with boxes of one
//! alone, exactly when their number is odd (Bouton 1901).
//!
//! Cost: one step for each box.

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
        let boxes = input.list("box", "boxes", ANY)?;
        writeln!(out, "{}", winner(misere_nim_outcome(&boxes), "John", "Brother"))?;
    }
    Ok(())
}
