//! Chomp: bite a square off a bar of chocolate, with all squares below and to the right of it; also in more
//! directions.

mod boxes;
mod flat;
mod reason;
mod solid;
mod stacks;
mod staircase;
mod words;

use super::squares::bits;
use super::text::{numbers, show_numbers, sides};
use grundy_rules::compact::Compact;
use grundy_rules::{
    Bundle, Flow, Group, Impartial, KnownMoves, Named, NimValue, Notation, Outcome, ParseError, Play, Reason,
    Rules,
};
use grundy_words::say;
use std::ops::ControlFlow;

pub use solid::Solid;

/// The row in the catalogue.
pub const ROW: Named = Named {
    name: "chomp",
    aliases: &[],
    group: Group::Boards,
    play: Play::Game(Bundle::of::<Chomp>()),
    about: "Choose a square and eat it with all squares below, right of and behind it; the top left one is poisoned.",
    known: "A rectangle or box of more than one square is won by the player to move, by strategy stealing; no \
            general winning move is known (Gale 1974).",
    notation: "a size (rows x columns, or 3x3x3 and further), or the lengths of the rows from the top, none longer than \
               the one above, with `/` between layers (and `//` between blocks of layers); at most 100 rows, and \
               in more than two directions at most 128 squares",
    samples: &["chomp 3x4", "chomp : 4,3,1", "chomp 2x5", "chomp 2x3x3", "chomp : 3,2,1/2,2/1"],
};

/// The largest number of rows of a bar.
const MAX_ROWS: u64 = 100;

/// The game of Chomp. A position is a [`Bar`].
///
/// A move names a square by row and column, counted from 1. The poisoned square (1,1) may not be eaten, so
/// the bar of only that square has no moves. In more directions the layer comes before the row, and so on.
///
/// ```
/// use grundy_games::chomp::{Bar, Chomp};
/// use grundy_rules::{Impartial, Notation, Rules};
/// let bar = Chomp.parse_position("2x2")?;
/// assert_eq!(bar, Bar::from(vec![2, 2]));
/// assert_eq!(Chomp.options_of(&bar)?, [vec![1, 1], vec![2], vec![2, 1]].map(Bar::from));
/// let cube = Chomp.parse_position("2x2x2")?;
/// assert_eq!(Chomp.show_position(&Chomp.options_of(&cube)?[2]), "2,1/2,1");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Reference
/// D. Gale, *A curious Nim-type game*, Amer. Math. Monthly 81 (1974); two rows: the theorem there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Chomp;

/// A bar of chocolate.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Bar {
    /// The lengths of its rows, none longer than the row above.
    Rows(Vec<u64>),
    /// A bar of several layers.
    Solid(Solid),
}

/// The lengths of the rows.
impl From<Vec<u64>> for Bar {
    fn from(rows: Vec<u64>) -> Bar {
        Bar::Rows(rows)
    }
}

/// A square that is eaten, with all squares beyond it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bite {
    /// Row and column, counted from 1.
    Square(u64, u64),
    /// A square of a bar of several layers, counted from 0: layer by layer, row by row.
    Cell(u8),
}

impl Rules for Chomp {
    type Position = Bar;
    type Move = Bite;

    fn moves(&self, bar: &Bar, each: &mut dyn FnMut(Bite) -> Flow) -> Flow {
        match bar {
            Bar::Rows(rows) => {
                for (row, &length) in (1..).zip(rows) {
                    for column in 1..=length {
                        if (row, column) != (1, 1) {
                            each(Bite::Square(row, column))?;
                        }
                    }
                }
                ControlFlow::Continue(())
            }
            Bar::Solid(solid) => bits(solid.cells & !1).try_for_each(|cell| each(Bite::Cell(cell as u8))),
        }
    }

    /// # Panics
    /// If the bite belongs to another kind of bar.
    fn apply(&self, bar: &Bar, bite: &Bite) -> Bar {
        match (bar, *bite) {
            (Bar::Rows(rows), Bite::Square(row, column)) => Bar::Rows(flat::bitten(rows, row, column)),
            (Bar::Solid(solid), Bite::Cell(cell)) => solid.bitten(cell).bar(),
            _ => panic!("{bite:?} is no move of {bar:?}"),
        }
    }
}

impl Impartial for Chomp {
    /// Rows and columns may be exchanged, and all other directions too.
    fn representative(&self, bar: Bar) -> Bar {
        match bar {
            Bar::Rows(rows) => Bar::Rows(flat::representative(rows)),
            Bar::Solid(solid) => match solid.representative() {
                Bar::Rows(rows) => Bar::Rows(flat::representative(rows)),
                solid => solid,
            },
        }
    }

    /// One row or one column is a Nim heap: every square but the poisoned one may be taken.
    fn known(&self, bar: &Bar) -> Option<NimValue> {
        match bar {
            Bar::Rows(rows) => flat::known(rows),
            Bar::Solid(solid) => match solid.representative() {
                Bar::Rows(rows) => flat::known(&rows),
                Bar::Solid(_) => None,
            },
        }
    }

    /// Rectangles and boxes by strategy stealing; two rows, or two columns, by Gale's theorem: lost exactly
    /// if the longer one has one square more.
    fn known_outcome(&self, bar: &Bar) -> Option<Outcome> {
        match bar {
            Bar::Rows(rows) => flat::known_outcome(rows),
            Bar::Solid(solid) => match solid.representative() {
                Bar::Rows(rows) => flat::known_outcome(&rows),
                Bar::Solid(solid) => solid.is_box().then_some(Outcome::Next),
            },
        }
    }

    /// On one row or column as in Nim; on two, the move after which the longer one has one square more.
    fn known_moves(&self, bar: &Bar, value: NimValue, limit: usize) -> Option<KnownMoves<Bite>> {
        let Bar::Rows(rows) = bar else { return None };
        let KnownMoves { first, total } = flat::known_moves(rows, value, limit)?;
        Some(KnownMoves {
            first: first.into_iter().map(|(row, column)| Bite::Square(row, column)).collect(),
            total,
        })
    }

    fn reason(&self, bar: &Bar) -> Option<Reason> {
        reason::of(bar)
    }

    fn compact(&self) -> Option<&dyn Compact> {
        Some(self)
    }

    fn words(&self, bar: &Bar) -> Option<Vec<u128>> {
        let word = match bar {
            Bar::Rows(rows) => staircase::word(rows),
            Bar::Solid(solid) => boxes::word(solid),
        };
        Some(vec![word?])
    }

    /// The edge of a bar of rows.
    fn exact_word(&self, bar: &Bar) -> Option<u128> {
        match bar {
            Bar::Rows(rows) => staircase::exact_word(rows),
            Bar::Solid(_) => None,
        }
    }

    fn of_exact_word(&self, word: u128) -> Option<Bar> {
        Some(Bar::Rows(staircase::rows(word).iter().map(|&row| row.into()).collect()))
    }

    fn reference(&self) -> Option<&'static str> {
        Some(
            "one row is a Nim heap (Bouton 1901); rectangles, boxes and two rows: D. Gale, A curious Nim-type game, \
             Amer. Math. Monthly 81 (1974)",
        )
    }
}

impl Notation for Chomp {
    /// A size `3x4` or `3x3x3`, or the lengths of the rows: `4,3,1`, with layers `3,2/2,1`.
    fn parse_position(&self, text: &str) -> Result<Bar, ParseError> {
        if let Some(sides) = sides(text) {
            let sides = sides?;
            let sides =
                &sides[sides.iter().take(sides.len() - 2).take_while(|(side, _)| *side == 1).count()..];
            let [(rows, _), (columns, _)] = *sides else { return solid::boxed(text, sides) };
            if rows > MAX_ROWS {
                return Err(too_many(text, 0..text.len()));
            }
            return Ok(Bar::Rows(vec![columns; rows as usize]));
        }
        if text.contains('/') {
            return solid::layers(text);
        }
        let rows = numbers(text)?;
        let Some((_, last)) = rows.last() else {
            return Err(ParseError::at(text, 0..text.len(), say!("error-game-bar-without-squares"))
                .expected(say!("error-game-expects-size-or-rows")));
        };
        if rows.len() as u64 > MAX_ROWS {
            return Err(too_many(text, last.clone()));
        }
        let mut above = u64::MAX;
        for (length, span) in &rows {
            if *length > above {
                return Err(ParseError::at(text, span.clone(), say!("error-game-row-longer-than-one-above"))
                    .expected(say!("error-game-expects-rows-from-top-none-longer")));
            }
            if *length == 0 {
                return Err(no_squares(text, span.clone()));
            }
            above = *length;
        }
        Ok(Bar::Rows(rows.into_iter().map(|(length, _)| length).collect()))
    }

    fn show_position(&self, bar: &Bar) -> String {
        match bar {
            Bar::Rows(rows) => show_numbers(rows),
            Bar::Solid(solid) => solid.show(),
        }
    }

    fn show_move(&self, from: &Bar, bite: &Bite) -> String {
        match (*bite, from) {
            (Bite::Cell(cell), Bar::Solid(solid)) => {
                let place = solid.place(cell.into()).map(|at| (at + 1).to_string());
                format!("({})", place.collect::<Vec<_>>().join(","))
            }
            (Bite::Square(row, column), _) => format!("({row},{column})"),
            (Bite::Cell(_), Bar::Rows(_)) => panic!("{bite:?} is no move of {from:?}"),
        }
    }
}

fn no_squares(text: &str, span: std::ops::Range<usize>) -> ParseError {
    ParseError::at(text, span, say!("error-game-row-without-squares"))
        .help(say!("error-game-help-leave-out-rows-eaten"))
}

fn too_many(text: &str, span: std::ops::Range<usize>) -> ParseError {
    ParseError::at(text, span, say!("error-game-bar-too-many-rows"))
        .expected(say!("error-game-expects-most-rows", most = MAX_ROWS))
}

#[cfg(test)]
mod tests;
