//! UVa 11534, Say Goodbye to Tic-Tac-Toe. Alice and Bob write X or O, as they like, into the empty cells of
//! a strip, equal letters never side by side; Alice began, and a player who cannot move loses. Can Alice win?
//!
//! Theory: the stretches between letters are the parts of a sum (Sprague 1935, Grundy 1939). A stretch is a
//! kind, by the letters at its ends, and a number of cells, so the game is a rule with two coordinates, whose
//! values are found by definition.
//!
//! Cost: about n^2 steps for the stretches up to n cells, once.

mod contest;

use contest::{Fault, Input, budget};
use grundy::solve::Worths;
use grundy::{NimValue, Outcome, Ruleset};
use std::io::Write;
use std::process::ExitCode;
use std::sync::Arc;

/// The kinds: no letter at the ends (0), one (1), two equal letters (2), two different letters (3). A letter
/// on cell i leaves a stretch on each side; it may not stand beside an equal letter.
const RULE: &str = "(kind,n) -> \
      [(1,i-1), (1,n-i)] for i in 1..n if kind = 0 \
    | [(2,i-1), (1,n-i)] for i in 2..n if kind = 1 \
    | [(3,i-1), (1,n-i)] for i in 1..n if kind = 1 \
    | [(2,i-1), (2,n-i)] for i in 2..n-1 if kind = 2 \
    | [(3,i-1), (3,n-i)] for i in 1..n if kind = 2 \
    | [(2,i-1), (3,n-i)] for i in 2..n if kind = 3 \
    | [(3,i-1), (2,n-i)] for i in 1..n-1 if kind = 3";

fn main() -> ExitCode {
    contest::run(answer)
}

fn answer(input: &mut Input, out: &mut dyn Write) -> Result<(), Fault> {
    let rule = Arc::new(Ruleset::parse(RULE).expect("a rule"));
    let (mut worths, mut budget) = (Worths::default(), budget());
    for _ in input.tests()? {
        let strip = strip(input)?;
        let mut sum = NimValue(0);
        let mut end = 0;
        for stretch in strip.split(|cell| *cell != b'.') {
            let start = end;
            end = start + stretch.len();
            let letter = |cell: Option<usize>| cell.and_then(|cell| strip.get(cell));
            let kind = match (letter(start.checked_sub(1)), letter(Some(end))) {
                (None, None) => 0,
                (None, _) | (_, None) => 1,
                (left, right) => {
                    if left == right {
                        2
                    } else {
                        3
                    }
                }
            };
            sum ^= worths.worth(&rule, &[kind, stretch.len() as u64], &mut budget)?.value;
            end += 1;
        }
        let letters = strip.iter().filter(|cell| **cell != b'.').count();
        let alice = (letters % 2 == 0) == (sum.outcome() == Outcome::Next);
        writeln!(out, "{}", if alice { "Possible" } else { "Impossible" })?;
    }
    Ok(())
}

/// Reads a strip on which no equal letters stand side by side.
fn strip(input: &mut Input) -> Result<Vec<u8>, Fault> {
    let strip = input.word("a strip of `.`, `X` and `O`")?.to_vec();
    let (line, column) = input.place;
    if let Some(i) = strip.iter().position(|cell| !b".XO".contains(cell)) {
        return Err(Fault::at((line, column + i), "expected a cell `.`, `X` or `O`"));
    }
    match strip.windows(2).position(|two| two[0] == two[1] && two[0] != b'.') {
        Some(i) => Err(Fault::at((line, column + i), "two equal letters stand side by side")),
        None => Ok(strip),
    }
}
