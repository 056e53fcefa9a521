//! HackerRank, 5 Days of Game Theory, A Chessboard Game (format from memory). A move takes the coin at (x, y)
//! of a 15 × 15 board to (x-2, y+1), (x-2, y-1), (x+1, y-2) or (x-1, y-2), and a player who cannot move
//! loses. Who wins, First or Second?
//!
//! Theory: x + y falls with each move, so play ends, and the nim-values of all 225 cells are found by
//! definition.
//!
//! Cost: four steps for each cell, once.

mod contest;

use contest::{Fault, Input, budget, winner};
use grundy::solve::table;
use grundy::{NimValue, Ruleset};
use std::io::Write;
use std::process::ExitCode;
use std::sync::Arc;

const RULE: &str = "(x,y) -> (x-2,y+1) if x > 2 and y < 15 | (x-2,y-1) if x > 2 and y > 1 \
    | (x+1,y-2) if x < 15 and y > 2 | (x-1,y-2) if x > 1 and y > 2";

fn main() -> ExitCode {
    contest::run(answer)
}

fn answer(input: &mut Input, out: &mut dyn Write) -> Result<(), Fault> {
    let rule = Arc::new(Ruleset::parse(RULE).expect("a rule"));
    let board = table(&rule, 1, [15, 15], &mut budget())?;
    for _ in input.tests()? {
        let x = input.number("the coordinate x of the coin", 1..=15)? as usize;
        let y = input.number("the coordinate y of the coin", 1..=15)? as usize;
        let value = NimValue(board[x - 1][y - 1]);
        writeln!(out, "{}", winner(value.outcome(), "First", "Second"))?;
    }
    Ok(())
}
