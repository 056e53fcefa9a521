//! Bars of rows and columns: the lengths of the rows, none longer than the one above.

use super::MAX_ROWS;
use grundy_rules::{KnownMoves, NimValue, Outcome};

/// The bar after a bite.
pub(super) fn bitten(rows: &[u64], row: u64, column: u64) -> Vec<u64> {
    let cut = |(at, &length): (u64, &u64)| if at < row { length } else { length.min(column - 1) };
    (1..).zip(rows).map(cut).take_while(|&length| length > 0).collect()
}

/// Rows and columns may be exchanged.
pub(super) fn representative(rows: Vec<u64>) -> Vec<u64> {
    if rows.first().is_none_or(|&longest| longest > MAX_ROWS) {
        return rows;
    }
    let columns = exchanged(&rows);
    rows.max(columns)
}

/// One row or one column is a Nim heap: every square but the poisoned one may be taken.
pub(super) fn known(rows: &[u64]) -> Option<NimValue> {
    match rows[..] {
        [length] => Some(NimValue(length - 1)),
        [1, ..] => Some(NimValue(rows.len() as u64 - 1)),
        _ => None,
    }
}

/// Rectangles by strategy stealing; two rows, or two columns, by Gale's theorem: lost exactly if the longer
/// one has one square more.
pub(super) fn known_outcome(rows: &[u64]) -> Option<Outcome> {
    let lost = match rows[..] {
        [a, b] => a - b == 1,
        [a, .., b] if a == b && a > 1 => false,
        [2, ..] => {
            let [a, b] = columns(rows);
            a - b == 1
        }
        _ => return known(rows).map(NimValue::outcome),
    };
    Some(if lost { Outcome::Previous } else { Outcome::Next })
}

/// On one row or column as in Nim; on two, the move after which the longer one has one square more.
pub(super) fn known_moves(rows: &[u64], value: NimValue, limit: usize) -> Option<KnownMoves<(u64, u64)>> {
    let heap = |length: u64| (value.0 < length - 1).then(|| value.0 + 2);
    let bite = match rows[..] {
        [length] => heap(length).map(|square| (1, square)),
        [1, ..] => heap(rows.len() as u64).map(|square| (square, 1)),
        [a, b] if value == NimValue(0) => gale(a, b),
        [2, ..] if value == NimValue(0) => {
            let [a, b] = columns(rows);
            gale(a, b).map(|(row, column)| (column, row))
        }
        _ => return None,
    };
    Some(KnownMoves::all(bite, limit))
}

/// The columns of a bar as rows.
fn exchanged(rows: &[u64]) -> Vec<u64> {
    let longest = rows.first().copied().unwrap_or(0);
    (1..=longest).map(|c| rows.iter().take_while(|&&length| length >= c).count() as u64).collect()
}

/// The lengths of the two columns of a bar whose first row has two squares.
fn columns(rows: &[u64]) -> [u64; 2] {
    [rows.len() as u64, rows.iter().take_while(|&&length| length == 2).count() as u64]
}

/// The only winning move on two rows, if there is one: it leaves the upper row one square longer. A bite into
/// the lower row leaves `[a, a - 1]`, for which it must have `a` squares; one into the upper row leaves `[b +
/// 1, b]`.
fn gale(a: u64, b: u64) -> Option<(u64, u64)> {
    match a - b {
        0 => Some((2, a)),
        1 => None,
        _ => Some((1, b + 2)),
    }
}
