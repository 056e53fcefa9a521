//! AtCoder ABC297 G, Constrained Nim 2. A move takes at least L and at most R stones from one of N
//! piles, and a player who cannot move loses. Who wins, First or Second?
//!
//! Theory: under `take L..R` a heap of n has the nim-value floor((n mod (L+R)) / L); the nim-value of the
//! sum is the nim-sum of the heaps (Sprague 1935, Grundy 1939).
//!
//! Cost: one step for each pile, whatever its size.

mod contest;

use contest::{ANY, Fault, Input, winner};
use grundy::NimValue;
use grundy::law::TakeRange;
use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    contest::run(answer)
}

fn answer(input: &mut Input, out: &mut dyn Write) -> Result<(), Fault> {
    let n = input.number("the number of piles", ANY)?;
    let least = input.number("L", 1..=u64::MAX)?;
    let most = input.number("R", least..=u64::MAX)?;
    let rule = TakeRange::new(least, Some(most)).expect("1 ≤ L ≤ R");
    let piles = input.numbers(n, "pile", ANY)?;
    let sum: NimValue = piles.into_iter().map(|pile| rule.value(pile)).sum();
    Ok(writeln!(out, "{}", winner(sum.outcome(), "First", "Second"))?)
}
