//! HackerRank, 5 Days of Game Theory, Chessboard Game, Again! (format from memory). Coins lie on a 15 × 15
//! board, several on a cell if need be; a move takes one of them from (x, y) to (x-2, y+1), (x-2, y-1), (x+1,
//! y-2) or (x-1, y-2), and a player who cannot move loses. Who wins, First or Second?
//!
//! Theory: the coins do not meet, so they are a sum; the nim-values of all 225 cells are found by
//! definition, and added by nim-sum (Sprague 1935, Grundy 1939).
//!
//! Cost: four steps for each cell, once, and one for each coin.

mod contest;

use contest::{ANY, Fault, Input, budget, winner};
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
        let coins = input.number("the number of coins", ANY)?;
        let mut sum = NimValue(0);
        for i in 1..=coins {
            let x = input.number(format_args!("the coordinate x of coin {i} of {coins}"), 1..=15)? as usize;
            let y = input.number(format_args!("the coordinate y of coin {i} of {coins}"), 1..=15)? as usize;
            sum ^= NimValue(board[x - 1][y - 1]);
        }
        writeln!(out, "{}", winner(sum.outcome(), "First", "Second"))?;
    }
    Ok(())
}
