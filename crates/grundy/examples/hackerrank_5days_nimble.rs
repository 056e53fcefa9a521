//! HackerRank, 5 Days of Game Theory, Nimble (format from memory). Coins lie on the squares 0, 1, 2, …, and a
//! move takes one coin to any square to the left of its own; a player who cannot move loses. Who wins, First
//! or Second?
//!
//! Theory: a coin on square i is a heap of i in Nim, and two coins on one square cancel (Bouton 1901).
//!
//! Cost: one step for each square.

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
        let squares = input.list("square", "squares", ANY)?;
        let odd = (0..).zip(squares).filter(|(_, coins)| coins % 2 == 1);
        let sum: NimValue = odd.map(|(square, _)| NimValue(square)).sum();
        writeln!(out, "{}", winner(sum.outcome(), "First", "Second"))?;
    }
    Ok(())
}
