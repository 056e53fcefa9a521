//! Compares boards with igsolve: the nim-value of a position by search.

use super::programs::{self, Run};
use super::table::Machine;
use grundy::compact::Compact;
use grundy::games::{chomp::Chomp, cram::Cram};
use grundy::search::Nimbers;
use grundy::{Budget, Impartial, Notation};
use std::time::Instant;

/// A board, and the wanted speed as a multiple of igsolve's.
pub struct Board {
    pub game: &'static str,
    pub rows: u8,
    pub columns: u8,
    pub wanted: f64,
}

const fn board(game: &'static str, rows: u8, columns: u8, wanted: f64) -> Board {
    Board { game, rows, columns, wanted }
}

/// Every board, in the order of the table.
pub const BOARDS: [Board; 7] = [
    board("cram", 4, 9, 5.0),
    board("cram", 3, 13, 5.0),
    board("cram", 5, 7, 5.0),
    board("cram", 5, 8, 5.0),
    board("cram", 5, 9, 5.0),
    board("chomp", 12, 12, 20.0),
    board("chomp", 13, 13, 20.0),
];

/// Runs both programs in turn and prints a row for each board. Returns false if nim-values differ.
pub fn compare(rounds: usize, names: &[String]) -> Result<bool, String> {
    programs::install()?;
    println!("{}; medians of {rounds}", Machine::here(1).text);
    println!(
        "{:12} {:>10} {:>10} {:>7} {:>7} {:>9} {:>9} {:>6}",
        "board", "igsolve", "grundy", "ratio", "wanted", "MiB", "MiB", "value"
    );
    let mut agreed = true;
    for board in &BOARDS {
        let name = format!("{} {}x{}", board.game, board.rows, board.columns);
        if !names.is_empty() && !names.contains(&name) {
            continue;
        }
        let (mut theirs, mut ours) = (Vec::new(), Vec::new());
        for _ in 0..rounds {
            theirs.push(programs::igsolve_board(board.game, board.rows, board.columns)?);
            ours.push(programs::our_board(&name)?);
        }
        let value = theirs[0].end().checksum;
        agreed &= theirs.iter().chain(&ours).all(|run| run.end().checksum == value);
        let (a, b) = (middle(&mut theirs), middle(&mut ours));
        let mib = |runs: &[Run]| runs.iter().filter_map(|run| run.peak).max().unwrap_or(0) as f64 / 1024.0;
        println!(
            "{name:12} {:8.3} s {:8.3} s {:6.1}× {:6.0}× {:9.1} {:9.1} {value:>6}",
            a,
            b,
            a / b,
            board.wanted,
            mib(&theirs),
            mib(&ours)
        );
    }
    Ok(agreed)
}

fn middle(runs: &mut [Run]) -> f64 {
    runs.sort_by_key(|run| run.end().time);
    runs[runs.len() / 2].end().time.as_secs_f64()
}

/// Finds the nim-value of a board, and prints it as igsolve does.
pub fn solve(board: &str) -> Result<(), String> {
    let text = |error: &dyn std::fmt::Display| error.to_string();
    match board.split_once(' ') {
        Some(("cram", size)) => {
            let board = Cram.parse_position(size).map_err(|error| text(&error))?;
            search(Cram, Cram.words(&board))
        }
        Some(("chomp", size)) => {
            let board = Chomp.parse_position(size).map_err(|error| text(&error))?;
            search(Chomp, Chomp.words(&board))
        }
        _ => Err(format!("{board} is no board of Cram or Chomp")),
    }
}

fn search(game: impl Compact, words: Option<Vec<u128>>) -> Result<(), String> {
    let words = words.ok_or("this board has no words")?;
    let mut budget = Budget::default().bytes(1 << 31);
    let start = Instant::now();
    let mut nimbers = Nimbers::new(game);
    let value = nimbers.value(&words, &mut budget).map_err(|stopped| stopped.to_string())?;
    println!("Nimber of initial position: {}", value.0);
    println!("Calculation time: {}s", start.elapsed().as_secs_f64());
    println!("positions: {}, bytes: {}", nimbers.positions(), nimbers.bytes());
    Ok(())
}
