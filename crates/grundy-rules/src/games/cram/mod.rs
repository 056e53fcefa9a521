//! Cram: dominoes are laid on the free squares of a board, in either direction.

mod words;

use super::Bundle;
use super::squares::{MOST, bits};
use super::text::{rows, size};
use crate::compact::Compact;
use crate::error::ParseError;
use crate::named::{Group, Named, Play};
use crate::rules::{Flow, Impartial, Notation, Rules};
use crate::words::{NimValue, Outcome};
use std::ops::ControlFlow;

pub use super::squares::Board;

/// The row in the table of names.
pub const ROW: Named = Named {
    name: "cram",
    aliases: &["plugg", "dots-and-pairs"],
    group: Group::Boards,
    play: Play::Game(Bundle::of::<Cram>()),
    about: "Lay a domino, in either direction, on two adjacent free squares.",
    known: "A board of even by even squares is lost by the player to move, and one of even by odd squares is won, by \
            half-turns of the board (Gardner 1974).",
    notation: "a size (rows x columns), or the rows from the top with `/` between them: `.` is free, `#` is blocked",
    samples: &["cram 3x4", "cram : ..#/.../#..", "cram 4x5"],
};

/// The game of Cram. A position is a board with free and blocked squares.
///
/// ```
/// use grundy_rules::{Impartial, Notation, NimValue, Rules, games::cram::Cram};
/// let board = Cram.parse_position("2x2")?;
/// assert_eq!(Cram.options_of(&board)?.len(), 4);
/// // The other player answers each domino by its half-turn.
/// assert_eq!(Cram.known(&board), Some(NimValue(0)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Reference
/// M. Gardner, *Mathematical Games: Cram, crosscram and quadraphage*, Scientific American 230 (Feb. 1974).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cram;

/// A domino, by its first square (counted row by row from 0) and its direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Domino {
    square: u8,
    upright: bool,
}

impl Rules for Cram {
    type Position = Board;
    type Move = Domino;

    fn moves(&self, board: &Board, each: &mut dyn FnMut(Domino) -> Flow) -> Flow {
        let [level, upright] = board.starts();
        for square in bits(level | upright) {
            for (starts, upright) in [(level, false), (upright, true)] {
                if starts >> square & 1 == 1 {
                    each(Domino { square: square as u8, upright })?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn apply(&self, board: &Board, domino: &Domino) -> Board {
        let step = if domino.upright { board.columns } else { 1 };
        Board { free: board.free & !(1 << domino.square) & !(1 << (domino.square + step)), ..*board }
    }
}

impl Impartial for Cram {
    /// The regions of free squares on which a domino fits.
    fn parts(&self, board: &Board, each: &mut dyn FnMut(Board)) {
        let left = board.left();
        let mut rest = *board;
        while rest.free != 0 {
            let region = rest.region(rest.free & rest.free.wrapping_neg(), left);
            rest.free &= !region;
            if region.count_ones() > 1 {
                each(Board { free: region, ..*board });
            }
        }
    }

    /// The smallest board around the squares on which a domino fits, least among its reflections; a
    /// path is stretched to one row.
    fn representative(&self, board: Board) -> Board {
        let left = board.left();
        let [level, upright] = board.starts();
        let under =
            level | (level << 1 & !left) | upright | upright.checked_shl(board.columns.into()).unwrap_or(0);
        let board = Board { free: under, ..board }.trimmed();
        if board.is_path() {
            let squares = board.free.count_ones();
            return Board { rows: 1, columns: squares as u8, free: Board::first(squares) };
        }
        let least = |board: Board| {
            let flipped = board.flipped();
            [board.half_turned(), flipped.free, flipped.half_turned()]
                .into_iter()
                .min()
                .unwrap_or(0)
                .min(board.free)
        };
        let upright = |board: Board| Board { free: least(board), ..board };
        match board.rows.cmp(&board.columns) {
            std::cmp::Ordering::Less => upright(board),
            std::cmp::Ordering::Greater => upright(board.exchanged()),
            std::cmp::Ordering::Equal => upright(board).min(upright(board.exchanged())),
        }
    }

    /// A board that a half-turn leaves as it is, and where no domino meets its image: each domino is
    /// answered by its image.
    fn known(&self, board: &Board) -> Option<NimValue> {
        self.known_outcome(board).filter(|outcome| *outcome == Outcome::Previous).map(|_| NimValue(0))
    }

    /// A half-turn whose centre lies between two free squares wins: the first domino covers the centre.
    fn known_outcome(&self, board: &Board) -> Option<Outcome> {
        let board = board.trimmed();
        if board.half_turned() != board.free {
            return None;
        }
        let (rows, columns) = (u32::from(board.rows), u32::from(board.columns));
        let centre = board.free >> (rows / 2 * columns + columns / 2) & 1 == 1;
        match (rows % 2, columns % 2) {
            (1, 1) if centre => None,
            (0, 1) | (1, 0) if centre => Some(Outcome::Next),
            _ => Some(Outcome::Previous),
        }
    }

    fn compact(&self) -> Option<&dyn Compact> {
        Some(self)
    }

    fn words(&self, board: &Board) -> Option<Vec<u128>> {
        Some(words::words(board)?.into_vec())
    }

    fn reference(&self) -> Option<&'static str> {
        Some(
            "M. Gardner, Mathematical Games: Cram, crosscram and quadraphage, Scientific American 230 (Feb. 1974): \
             half-turns of the board",
        )
    }
}

impl Notation for Cram {
    /// A size `3x4`, or the rows from the top: `..#/...`.
    fn parse_position(&self, text: &str) -> Result<Board, ParseError> {
        let too_large = |span| {
            ParseError::at(text, span, "a board with too many squares")
                .expected(format!("at most {MOST} squares"))
        };
        if text.trim_start().starts_with(|c: char| c.is_ascii_digit()) {
            let Some(size) = size(text) else {
                return Err(ParseError::at(text, 0..text.len(), "a number where a board is needed")
                    .expected("a size such as 4x5, or rows such as ..#/..."));
            };
            let (rows, columns) = size?;
            return match rows.checked_mul(columns) {
                Some(squares) if squares <= MOST => {
                    let free = Board::first(squares as u32);
                    Ok(Board { rows: rows as u8, columns: columns as u8, free })
                }
                _ => Err(too_large(0..text.len())),
            };
        }
        let rows = rows(text);
        let columns = rows[0].0.chars().count();
        let mut board = Board { rows: 0, columns: 0, free: 0 };
        let mut square = 0;
        for (row, span) in &rows {
            for (i, c) in row.char_indices() {
                let here = span.start + i..span.start + i + c.len_utf8();
                if square >= MOST {
                    return Err(too_large(here));
                }
                match c {
                    '.' => board.free |= 1 << square,
                    '#' => {}
                    _ => {
                        return Err(ParseError::at(text, here, format!("{c:?} is no square"))
                            .expected("`.` for a free square or `#` for a blocked one"));
                    }
                }
                square += 1;
            }
            let length = row.chars().count();
            if length == 0 {
                return Err(ParseError::at(text, span.clone(), "a row without squares")
                    .expected("a size such as 4x5, or rows such as ..#/..."));
            }
            if length != columns {
                let message = format!("this row has {length} squares, but the first one has {columns}");
                return Err(ParseError::at(text, span.clone(), message).expected("rows of the same length"));
            }
        }
        Ok(Board { rows: rows.len() as u8, columns: columns as u8, ..board })
    }

    fn show_position(&self, board: &Board) -> String {
        let (rows, columns) = (u32::from(board.rows), u32::from(board.columns));
        if board.free == Board::first(rows * columns) {
            return format!("{rows}x{columns}");
        }
        let square = |at: u32| if board.free >> at & 1 == 1 { '.' } else { '#' };
        let row = |r: u32| (0..columns).map(|c| square(r * columns + c)).collect::<String>();
        (0..rows).map(row).collect::<Vec<_>>().join("/")
    }

    /// The two squares by row and column, counted from 1.
    fn show_move(&self, board: &Board, domino: &Domino) -> String {
        let (row, column) = (domino.square / board.columns + 1, domino.square % board.columns + 1);
        let (down, right) = if domino.upright { (row + 1, column) } else { (row, column + 1) };
        format!("({row},{column})-({down},{right})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::laws;

    fn board(text: &str) -> Board {
        Cram.parse_position(text).unwrap()
    }

    #[test]
    fn keeps_its_promises() {
        for text in ["3x4", "2x6", "1x9", "#..#/.#../..#.", "####/#..#", "...../.#.#./.....", "#"] {
            laws::all(&Cram, [board(text)]).unwrap_or_else(|broken| panic!("{text}: {broken}"));
            laws::notation(&Cram, [board(text)]).unwrap();
        }
        laws::notation(&Cram, [board("3x3")]).unwrap();
    }

    #[test]
    fn a_representative_is_the_same_for_all_reflections() {
        let one = Cram.representative(board("..#/..."));
        for other in ["#../...", ".../..#", ".../#..", "../../.#", "#####/#..##/#...#"] {
            assert_eq!(Cram.representative(board(other)), one, "{other}");
        }
        assert_eq!(Cram.show_position(&Cram.representative(board("..#/#../##."))), "1x5");
        assert_eq!(Cram.show_position(&Cram.representative(board("#.#/.../#.#"))), "#.#/.../#.#");
    }

    #[test]
    fn half_turns_decide() {
        let outcome = |text| Cram.known_outcome(&board(text));
        assert_eq!(outcome("4x6"), Some(Outcome::Previous));
        assert_eq!(outcome("4x5"), Some(Outcome::Next));
        assert_eq!(outcome("5x5"), None);
        assert_eq!(outcome(".../.#./#.."), None);
        assert_eq!(outcome(".../.#./..."), Some(Outcome::Previous));
        assert_eq!(outcome("..../.##./...."), Some(Outcome::Previous));
        assert_eq!(outcome("8x16"), Some(Outcome::Previous));
    }

    #[test]
    fn texts_are_read_or_refused_at_the_character() {
        assert_eq!(Cram.show_position(&board("..\n..\n")), "2x2");
        assert_eq!(Cram.show_position(&board("1x128")), "1x128");
        let refused = |text: &str| {
            let error = Cram.parse_position(text).unwrap_err();
            (error.line, error.column, error.message)
        };
        assert_eq!(refused("..x.").1, 3);
        assert_eq!(refused("../...").1, 4);
        assert_eq!(refused("..\n...\n").0, 2);
        assert_eq!(refused("").2, "a row without squares");
        assert_eq!(refused("..//..").1, 4);
        assert_eq!(refused("0x4").1, 1);
        assert_eq!(refused("7").1, 1);
        assert_eq!(refused("12x11").2, "a board with too many squares");
        assert_eq!(refused("4294967296x4294967296").2, "a board with too many squares");
        assert_eq!(refused(&".".repeat(129)).1, 129);
    }
}
