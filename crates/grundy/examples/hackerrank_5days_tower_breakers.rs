//! HackerRank, 5 Days of Game Theory, Tower Breakers (format from memory). There are n towers of height m,
//! and a move lowers one tower to a height that properly divides its own; a player who cannot move loses. Who
//! wins, player 1 or player 2?
//!
//! Theory: equal towers cancel in pairs, since the second player repeats each move on another tower
//! (Sprague 1935, Grundy 1939: the nim-sum of two equal values is 0). One tower is left or none; if it is
//! higher than 1, it can be lowered to 1 at once.
//!
//! Cost: constant for each test.

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
        let n = input.number("the number of towers", ANY)?;
        let m = input.number("their height", 1..=u64::MAX)?;
        let outcome = if n % 2 == 0 || m == 1 { Outcome::Previous } else { Outcome::Next };
        writeln!(out, "{}", winner(outcome, "1", "2"))?;
    }
    Ok(())
}
