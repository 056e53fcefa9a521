//! CSES 2207, Grundy's Game. A move splits a heap of coins into two heaps of different sizes, and
//! a player who cannot move loses. Who wins with one heap of n coins, the first or the second player?
//!
//! Theory: Sprague and Grundy, by definition, for the heaps up to 2000. No law of this sequence is
//! known. For larger heaps the answer is a computation, not a theorem: the last zero up to heap 10^6 is
//! G(1222), which `grundy values grundy --to 1000000 --format csv` finds by definition in some minutes, and
//! it is the last among the first 2^35 values (A. Flammenkamp, Sprague-Grundy Values of Grundy's Game).
//! No values are known beyond them, and the program says so.
//!
//! Cost: about n^2 / 4 steps for the values up to n = 2000, once.

mod contest;

use contest::{Fault, Input, budget, winner};
use grundy::sequence::Sequence;
use grundy::{NimValue, Outcome, Ruleset};
use std::io::Write;
use std::process::ExitCode;
use std::sync::Arc;

/// The number of values found by definition.
const VALUES_TO: u64 = 2000;
/// The number of values ever computed: those of the heaps below this one.
const KNOWN_BELOW: u64 = 1 << 35;

fn main() -> ExitCode {
    contest::run(answer)
}

fn answer(input: &mut Input, out: &mut dyn Write) -> Result<(), Fault> {
    let mut game = Sequence::new(Arc::new(Ruleset::parse("grundy").expect("a name"))).expect("heaps");
    game.extend(VALUES_TO, &mut budget())?;
    for _ in input.tests()? {
        let n = input.number("the number of coins (further out nobody knows)", 0..=KNOWN_BELOW - 1)?;
        let outcome = match usize::try_from(n).ok().and_then(|n| game.values().get(n)) {
            Some(&value) => NimValue(value.into()).outcome(),
            None => Outcome::Next,
        };
        writeln!(out, "{}", winner(outcome, "first", "second"))?;
    }
    Ok(())
}
