//! UVa 10561, Treblecross. A move puts an X on an empty cell of a strip, and the player who completes three X
//! in a row wins. Does the player to move win, and with which cells?
//!
//! Theory: where three can be completed at once, that wins, and nothing else does. Where not, an X within
//! two cells of another lets the other player complete three; so an X kills two cells to each side, and each
//! stretch of n live cells is a heap n + 2 of the code 0.007, which takes three and leaves at most two
//! heaps. The nim-value of the strip is the nim-sum of its stretches (Sprague 1935, Grundy 1939).
//!
//! Cost: about n^2 / 2 steps for the values of stretches up to n cells, once, and one step for each cell.

mod contest;

use contest::{Fault, Input, budget};
use grundy::sequence::Sequence;
use grundy::{NimValue, Outcome, Ruleset};
use std::io::Write;
use std::process::ExitCode;
use std::sync::Arc;

fn main() -> ExitCode {
    contest::run(answer)
}

fn answer(input: &mut Input, out: &mut dyn Write) -> Result<(), Fault> {
    let mut code = Sequence::new(Arc::new(Ruleset::parse("0.007").expect("a code"))).expect("heaps");
    for _ in input.tests()? {
        let strip = strip(input)?;
        code.extend(strip.len() as u64 + 2, &mut budget())?;
        let winning = winning(&strip, |heap| NimValue(code.values()[heap].into()));
        let outcome = if winning.is_empty() { "LOSING" } else { "WINNING" };
        let cells: Vec<String> = winning.iter().map(|cell| (cell + 1).to_string()).collect();
        writeln!(out, "{outcome}\n{}", cells.join(" "))?;
    }
    Ok(())
}

/// Reads a strip: whether each cell has an X.
fn strip(input: &mut Input) -> Result<Vec<bool>, Fault> {
    let word = input.word("a strip of `.` and `X`")?.to_vec();
    let (line, column) = input.place;
    if let Some(i) = word.iter().position(|cell| !b".X".contains(cell)) {
        return Err(Fault::at((line, column + i), "expected a cell `.` or `X`"));
    }
    let strip: Vec<bool> = word.iter().map(|&cell| cell == b'X').collect();
    match strip.windows(3).position(|three| three == [true; 3]) {
        _ if strip.len() < 3 => Err(Fault::at(input.place, "expected a strip of three cells or more")),
        Some(i) => Err(Fault::at((line, column + i), "expected a game that is not over, found `XXX`")),
        None => Ok(strip),
    }
}

/// The winning cells, from left to right.
fn winning(strip: &[bool], value: impl Fn(usize) -> NimValue) -> Vec<usize> {
    let x =
        |cell: usize, step: isize| cell.checked_add_signed(step).and_then(|i| strip.get(i)) == Some(&true);
    let empty = |cell: &usize| !strip[*cell];
    let three = |cell: &usize| [(-2, -1), (-1, 1), (1, 2)].iter().any(|&(a, b)| x(*cell, a) && x(*cell, b));
    let at_once: Vec<usize> = (0..strip.len()).filter(empty).filter(three).collect();
    if !at_once.is_empty() {
        return at_once;
    }
    let live: Vec<bool> = (0..strip.len()).map(|cell| !(-2..=2).any(|step| x(cell, step))).collect();
    let stretches = || live.chunk_by(|a, b| a == b).map(|stretch| (stretch.len(), stretch[0]));
    let sum: NimValue = stretches().filter(|(_, live)| *live).map(|(cells, _)| value(cells + 2)).sum();
    let mut winning = Vec::new();
    let mut start = 0;
    for (cells, live) in stretches() {
        // An X on cell i leaves i - 2 live cells to its left, or none: the heap i of the code.
        let wins = |i: &usize| {
            (sum ^ value(cells + 2) ^ value(*i) ^ value(cells - 1 - i)).outcome() == Outcome::Previous
        };
        winning.extend((0..cells).filter(|_| live).filter(wins).map(|i| start + i));
        start += cells;
    }
    winning
}
