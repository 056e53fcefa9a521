//! Chomp: bite a square off a bar of chocolate, with all that lies below and right of it.

mod staircase;

use super::Bundle;
use super::text::{numbers, show_numbers, size};
use crate::compact::Compact;
use crate::error::ParseError;
use crate::named::{Group, Named, Play};
use crate::rules::{Flow, Impartial, KnownMoves, Notation, Rules};
use crate::words::{NimValue, Outcome};
use std::ops::ControlFlow;

/// The row in the table of names.
pub const ROW: Named = Named {
    name: "chomp",
    aliases: &[],
    group: Group::Boards,
    play: Play::Game(Bundle::of::<Chomp>()),
    about: "Choose a square and eat it with all squares below and right of it; the top left one is poisoned.",
    known: "A rectangle of more than one square is won by the player to move, as a strategy could be stolen; no \
            general winning move is known (Gale 1974).",
    notation: "a size (rows x columns), or the lengths of the rows from the top, none longer than the one \
               above; at most 100 rows",
    samples: &["chomp 3x4", "chomp : 4,3,1", "chomp 2x5"],
};

/// The most rows that a bar may have.
const MOST_ROWS: u64 = 100;

/// The game of Chomp. A position is the lengths of its rows, none longer than the row above.
///
/// A move names a square by row and column, counted from 1; the poisoned square (1,1) is not to be
/// eaten, so the bar that is only that square has no moves.
///
/// ```
/// use grundy_rules::{Impartial, Notation, Rules, games::chomp::Chomp};
/// let bar = Chomp.parse_position("2x2")?;
/// assert_eq!(bar, [2, 2]);
/// assert_eq!(Chomp.options_of(&bar)?, [vec![1, 1], vec![2], vec![2, 1]]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Reference
/// D. Gale, *A curious Nim-type game*, Amer. Math. Monthly 81 (1974); two rows: the theorem there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Chomp;

impl Rules for Chomp {
    type Position = Vec<u64>;
    /// Row and column of the square, counted from 1.
    type Move = (u64, u64);

    fn moves(&self, rows: &Vec<u64>, each: &mut dyn FnMut((u64, u64)) -> Flow) -> Flow {
        for (row, &length) in (1..).zip(rows) {
            for column in 1..=length {
                if (row, column) != (1, 1) {
                    each((row, column))?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn apply(&self, rows: &Vec<u64>, &(row, column): &(u64, u64)) -> Vec<u64> {
        let cut = |(at, &length): (u64, &u64)| if at < row { length } else { length.min(column - 1) };
        (1..).zip(rows).map(cut).take_while(|&length| length > 0).collect()
    }
}

impl Impartial for Chomp {
    /// Rows and columns may be exchanged.
    fn representative(&self, rows: Vec<u64>) -> Vec<u64> {
        if rows.first().is_none_or(|&longest| longest > MOST_ROWS) {
            return rows;
        }
        let columns = exchanged(&rows);
        rows.max(columns)
    }

    /// One row or one column is a Nim heap: all but the poisoned square may be taken.
    fn known(&self, rows: &Vec<u64>) -> Option<NimValue> {
        match rows[..] {
            [length] => Some(NimValue(length - 1)),
            [1, ..] => Some(NimValue(rows.len() as u64 - 1)),
            _ => None,
        }
    }

    /// Rectangles by strategy stealing; two rows, or two columns, by Gale's theorem: lost exactly where
    /// the longer one has one square more.
    fn known_outcome(&self, rows: &Vec<u64>) -> Option<Outcome> {
        let lost = match rows[..] {
            [a, b] => a - b == 1,
            [a, .., b] if a == b && a > 1 => false,
            [2, ..] => {
                let [a, b] = columns(rows);
                a - b == 1
            }
            _ => return self.known(rows).map(NimValue::outcome),
        };
        Some(if lost { Outcome::Previous } else { Outcome::Next })
    }

    /// On one row or column as in Nim; on two, the move that leaves the longer one with one square more.
    fn known_moves(&self, rows: &Vec<u64>, value: NimValue, limit: usize) -> Option<KnownMoves<(u64, u64)>> {
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

    fn compact(&self) -> Option<&dyn Compact> {
        Some(self)
    }

    fn words(&self, rows: &Vec<u64>) -> Option<Vec<u128>> {
        staircase::word(rows).map(|word| vec![word])
    }

    fn reference(&self) -> Option<&'static str> {
        Some(
            "one row is a Nim heap (Bouton 1901); rectangles and two rows: D. Gale, A curious Nim-type game, Amer. \
             Math. Monthly 81 (1974)",
        )
    }
}

impl Notation for Chomp {
    /// A size `3x4`, or the lengths of the rows: `4,3,1`.
    fn parse_position(&self, text: &str) -> Result<Vec<u64>, ParseError> {
        if let Some(size) = size(text) {
            let (rows, columns) = size?;
            if rows > MOST_ROWS {
                return Err(too_many(text, 0..text.len()));
            }
            return Ok(vec![columns; rows as usize]);
        }
        let rows = numbers(text)?;
        let Some((_, last)) = rows.last() else {
            return Err(ParseError::at(text, 0..text.len(), "a bar without squares")
                .expected("a size such as 3x4, or the lengths of the rows such as 4,3,1"));
        };
        if rows.len() as u64 > MOST_ROWS {
            return Err(too_many(text, last.clone()));
        }
        let mut above = u64::MAX;
        for (length, span) in &rows {
            if *length > above {
                return Err(ParseError::at(text, span.clone(), "this row is longer than the one above")
                    .expected("rows from the top, none longer than the one above"));
            }
            if *length == 0 {
                return Err(ParseError::at(text, span.clone(), "a row without squares")
                    .help("leave out the rows that are eaten"));
            }
            above = *length;
        }
        Ok(rows.into_iter().map(|(length, _)| length).collect())
    }

    fn show_position(&self, rows: &Vec<u64>) -> String {
        show_numbers(rows)
    }

    fn show_move(&self, _from: &Vec<u64>, (row, column): &(u64, u64)) -> String {
        format!("({row},{column})")
    }
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

/// The only winning move on two rows, if there is one: afterwards the upper row has one square more.
/// A bite into the lower row leaves `[a, a - 1]`, for which it must have `a` squares; one into the
/// upper row leaves `[b + 1, b]`.
fn gale(a: u64, b: u64) -> Option<(u64, u64)> {
    match a - b {
        0 => Some((2, a)),
        1 => None,
        _ => Some((1, b + 2)),
    }
}

fn too_many(text: &str, span: std::ops::Range<usize>) -> ParseError {
    ParseError::at(text, span, "a bar with too many rows").expected(format!("at most {MOST_ROWS} rows"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::laws;

    #[test]
    fn promises() {
        let bars =
            ["1x1", "1x7", "7x1", "2x6", "6x2", "9,2", "6,5", "2,2,2,1,1,1", "2,1,1,1", "3x4", "5,3,3,1"];
        let bars = bars.map(|text| Chomp.parse_position(text).unwrap());
        laws::all(&Chomp, bars.clone()).unwrap();
        laws::notation(&Chomp, bars).unwrap();
    }

    #[test]
    fn far_bars() {
        let moves = |text: &str, value| {
            let bar = Chomp.parse_position(text).unwrap();
            let known = Chomp.known_moves(&bar, NimValue(value), usize::MAX)?;
            Some(known.first.iter().map(|m| Chomp.show_move(&bar, m)).collect::<Vec<_>>().join(" "))
        };
        for (text, value, shown) in [
            ("10^18", 0, "(1,2)"),
            ("1x10^18", 999_999_999_999_999_998, "(1,1000000000000000000)"),
            ("10^18", 999_999_999_999_999_999, ""),
            ("18446744073709551615", u64::MAX, ""),
            ("1x1", 0, ""),
            ("2x10^18", 0, "(2,1000000000000000000)"),
            ("10^18, 5", 0, "(1,7)"),
            ("18446744073709551615, 18446744073709551614", 0, ""),
            ("100x1", 7, "(9,1)"),
            ("100x2", 0, "(100,2)"),
            ("2,2,1,1,1", 0, "(4,1)"),
        ] {
            assert_eq!(moves(text, value).as_deref(), Some(shown), "{text} to {value}");
        }
        assert_eq!((moves("2x10^18", 1), moves("3x10^18", 0)), (None, None));
    }
}
