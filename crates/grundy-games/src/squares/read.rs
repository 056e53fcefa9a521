//! How boards are typed: a size, or the rows from the top, each square as a sign.

use super::{Board, MAX_SQUARES};
use crate::text::{rows, size};
use grundy_rules::{ParseError, Span};
use grundy_words::say;

/// A board as it was typed.
pub(crate) enum Typed<const K: usize> {
    /// Its size alone: every square is free.
    Size(Board),
    /// Square by square: its rows and columns, and for each sign the squares with it.
    Picture(Board, [u128; K]),
}

/// The signs that a square may have, and their meaning.
#[derive(Clone, Copy)]
pub(crate) struct Signs<const K: usize> {
    pub signs: [char; K],
    /// Their meaning, for messages.
    pub meaning: fn() -> String,
    /// A size and a picture, for messages.
    pub sample: fn() -> String,
}

impl<const K: usize> Signs<K> {
    /// Reads a size `3x4`, or the rows from the top: `..#/...`.
    pub(crate) fn read(&self, text: &str) -> Result<Typed<K>, ParseError> {
        if text.trim_start().starts_with(|c: char| c.is_ascii_digit()) {
            return self.sized(text).map(Typed::Size);
        }
        let rows = rows(text);
        let columns = rows[0].0.chars().count();
        let mut squares = [0; K];
        let mut square = 0;
        for (row, span) in &rows {
            for (i, c) in row.char_indices() {
                let here = span.start + i..span.start + i + c.len_utf8();
                if square >= MAX_SQUARES {
                    return Err(too_large(text, here));
                }
                let Some(sign) = self.signs.iter().position(|&sign| sign == c) else {
                    return Err(ParseError::at(
                        text,
                        here,
                        say!("error-game-no-square", sign = format!("{:?}", c)),
                    )
                    .expected((self.meaning)()));
                };
                squares[sign] |= 1 << square;
                square += 1;
            }
            let length = row.chars().count();
            if length == 0 {
                return Err(ParseError::at(text, span.clone(), say!("error-game-row-without-squares"))
                    .expected((self.sample)()));
            }
            if length != columns {
                let message =
                    say!("error-game-row-squares-but-first-one", length = length, columns = columns);
                return Err(ParseError::at(text, span.clone(), message)
                    .expected(say!("error-game-expects-rows-same-length")));
            }
        }
        let board =
            Board { rows: rows.len() as u8, columns: columns as u8, free: Board::first(square as u32) };
        Ok(Typed::Picture(board, squares))
    }

    fn sized(&self, text: &str) -> Result<Board, ParseError> {
        let Some(size) = size(text) else {
            return Err(ParseError::at(text, 0..text.len(), say!("error-game-number-board-needed"))
                .expected((self.sample)()));
        };
        let (rows, columns) = size?;
        match rows.checked_mul(columns) {
            Some(squares) if squares <= MAX_SQUARES => {
                Ok(Board { rows: rows as u8, columns: columns as u8, free: Board::first(squares as u32) })
            }
            _ => Err(too_large(text, 0..text.len())),
        }
    }
}

fn too_large(text: &str, span: Span) -> ParseError {
    ParseError::at(text, span, say!("error-game-board-too-many-squares"))
        .expected(say!("error-game-expects-most-squares", most = MAX_SQUARES))
}

impl Board {
    /// The rows, as typed.
    pub(crate) fn picture(self, sign: impl Fn(u32) -> char) -> String {
        let (rows, columns) = (u32::from(self.rows), u32::from(self.columns));
        let row = |r: u32| (0..columns).map(|c| sign(r * columns + c)).collect::<String>();
        (0..rows).map(row).collect::<Vec<_>>().join("/")
    }

    /// The size if every square is free, else the rows.
    pub(crate) fn sized_or(self, sign: impl Fn(u32) -> char) -> String {
        if self.free == Board::first(u32::from(self.rows) * u32::from(self.columns)) {
            return format!("{}x{}", self.rows, self.columns);
        }
        self.picture(sign)
    }

    /// Row and column of a square, counted from 1: `(2,3)`.
    pub(crate) fn place(self, square: u8) -> String {
        format!("({},{})", square / self.columns + 1, square % self.columns + 1)
    }
}
