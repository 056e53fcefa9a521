//! CSES 1729, Stick Game. A move takes p1, p2, … or pk of the n sticks on the table, and a player who
//! cannot move loses. For each of 1, 2, …, n sticks: does the player to move win (W) or lose (L)?
//!
//! Theory: a finite take set has a periodic nim-sequence, since a value depends on the last max p values only
//! (Winning Ways, chapter 4). Values come by definition until the period is proved for this set, which gives
//! the rest.
//!
//! Cost: for each heap before the proof one word per 64 numbers up to max p, or less than k steps where the
//! moves are sparse; one step for each heap after it.

mod contest;

use contest::{ANY, Fault, Input, budget, winner};
use grundy::sequence::Sequence;
use grundy::take::TakeSet;
use grundy::{NimValue, Ruleset};
use std::io::Write;
use std::process::ExitCode;
use std::sync::Arc;

fn main() -> ExitCode {
    contest::run(answer)
}

fn answer(input: &mut Input, out: &mut dyn Write) -> Result<(), Fault> {
    let n = input.number("the number of sticks", 1..=1_000_000_000)?;
    let k = input.number("the number of moves", ANY)?;
    let moves = input.numbers(k, "move", 1..=u64::MAX)?;
    let set = TakeSet::from_ranges(moves.into_iter().map(|p| p..=p)).expect("every move takes something");
    let mut sticks = Sequence::new(Arc::new(Ruleset::from(set))).expect("it is played with heaps");
    let law = sticks.extend_to_proof(n, &mut budget())?.map(|found| found.law.clone());
    for heap in 1..=n {
        let value = match &law {
            Some(law) => law.value_at(heap, sticks.values()).expect("a period has all its values"),
            None => NimValue(sticks.values()[heap as usize].into()),
        };
        write!(out, "{}", winner(value.outcome(), "W", "L"))?;
    }
    Ok(writeln!(out)?)
}
