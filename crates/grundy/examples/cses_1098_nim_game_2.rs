//! CSES 1098, Nim Game II. A move takes one, two or three sticks from one heap, and the player who takes the
//! last stick wins. Who wins, the first or the second player?
//!
//! Theory: under `take L..R` a heap of n has the nim-value floor((n mod (L+R)) / L), so here n mod 4;
//! the nim-value of the sum is the nim-sum of the heaps (Sprague 1935, Grundy 1939).
//!
//! Cost: one step for each heap.

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
    let rule = TakeRange::new(1, Some(3)).expect("a range");
    for _ in input.tests()? {
        let heaps = input.list("heap", "heaps", ANY)?;
        let sum: NimValue = heaps.into_iter().map(|heap| rule.value(heap)).sum();
        writeln!(out, "{}", winner(sum.outcome(), "first", "second"))?;
    }
    Ok(())
}
