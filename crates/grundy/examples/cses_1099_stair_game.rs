//! CSES 1099, Stair Game. Balls lie on the stairs 1, 2, …, n, and a move takes one or more balls from a
//! stair k > 1 to stair k - 1; a player who cannot move loses. Who wins, the first or the second player?
//!
//! Theory: staircase Nim. A move onto an even stair is answered by moving the same balls on, so the
//! balls on odd stairs do not matter, and those on the stairs 2, 4, 6, … are heaps of Nim.
//!
//! Cost: one step for each stair.

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
        let stairs = input.list("stair", "stairs", ANY)?;
        let even = stairs.into_iter().skip(1).step_by(2);
        let sum: NimValue = even.map(NimValue).sum();
        writeln!(out, "{}", winner(sum.outcome(), "first", "second"))?;
    }
    Ok(())
}
