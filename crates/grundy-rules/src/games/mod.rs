//! Bundled games: positions that are no heaps, one file each.
//!
//! Such a game is a type with [`Rules`](crate::Rules), [`Impartial`], [`Notation`] and [`Bundled`],
//! and a row for the table of [names](mod@crate::named): see `chomp.rs` for a plain one and
//! `staircase.rs` for one whose theorem answers for any numbers.

pub mod arc_kayles;
pub mod chomp;
mod conflicts;
pub mod corner_knight;
pub mod cram;
pub mod cut_cake;
mod edges;
pub mod geography;
pub mod hackenbush;
pub mod moore;
pub mod nim_with_additions;
pub mod nimble;
pub mod node_kayles;
pub mod schuh;
pub mod selective_nim;
pub mod silver_dollar;
mod squares;
pub mod staircase;
mod text;
mod token;
pub mod treblecross;
pub mod turning_corners;
pub mod undirected_geography;
pub mod xo_strip;
pub mod zero_move_nim;

use crate::error::ParseError;
use crate::game::{Game, Numbered};
use crate::laws::{self, Broken};
use crate::named::Named;
use crate::rules::{Impartial, Notation};
use std::fmt;
use std::sync::Arc;

/// Every bundled game.
pub const BUNDLED: &[&Named] = &[
    &chomp::ROW,
    &corner_knight::ROW,
    &cut_cake::ROW,
    &moore::ROW,
    &nim_with_additions::ROW,
    &nimble::ROW,
    &selective_nim::ROW,
    &silver_dollar::ROW,
    &staircase::ROW,
    &treblecross::ROW,
    &xo_strip::ROW,
    &zero_move_nim::ROW,
    &cram::ROW,
    &node_kayles::ROW,
    &arc_kayles::ROW,
    &hackenbush::ROW,
    &geography::ROW,
    &undirected_geography::ROW,
    &schuh::ROW,
    &turning_corners::ROW,
];

/// A game that comes with the program: how its board is read, and where play starts.
pub trait Bundled: Impartial + Notation + fmt::Debug + Send + Sync + Sized + 'static
where
    Self::Position: Send + Sync,
{
    /// The rules on the board that is typed behind the name; an empty text for a game without a
    /// board, whose positions say everything.
    ///
    /// # Errors
    /// [`ParseError`] points at the character.
    fn on(board: &str) -> Result<Self, ParseError>;

    /// The board as it is typed.
    fn board(&self) -> String {
        String::new()
    }

    /// The position to start from where none is typed.
    fn start(&self) -> Option<Self::Position> {
        None
    }
}

/// A bundled game in the table of names.
#[derive(Clone, Copy)]
pub struct Bundle {
    /// What the board looks like, for a game that has one: it stands between the name and the
    /// colon.
    pub board: Option<&'static str>,
    read: fn(&str) -> Result<OnBoard, ParseError>,
    laws: fn(&str, &str) -> Result<(), String>,
}

/// A game on a board: the board in its canonical text, and the rules.
pub struct OnBoard {
    /// The board as it is typed; empty for a game without one.
    pub board: String,
    /// The rules.
    pub game: Arc<dyn Game>,
}

impl Bundle {
    /// The entry of a game without a board.
    pub const fn of<G: Bundled>() -> Bundle
    where
        G::Position: Send + Sync,
    {
        Bundle { board: None, read: read::<G>, laws: keeps::<G> }
    }

    /// The entry of a game with a board, and what the board looks like.
    pub const fn on<G: Bundled>(board: &'static str) -> Bundle
    where
        G::Position: Send + Sync,
    {
        Bundle { board: Some(board), read: read::<G>, laws: keeps::<G> }
    }

    /// Reads the board.
    ///
    /// # Errors
    /// [`ParseError`] points at the character.
    pub fn read(&self, board: &str) -> Result<OnBoard, ParseError> {
        (self.read)(board)
    }

    /// Tests every promise of the game from a position on: [`laws::all`] and [`laws::notation`].
    ///
    /// # Errors
    /// The law that is broken, or why the position was not read.
    pub fn laws(&self, board: &str, position: &str) -> Result<(), String> {
        (self.laws)(board, position)
    }
}

impl fmt::Debug for Bundle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Bundle").field("board", &self.board).finish_non_exhaustive()
    }
}

fn read<G: Bundled>(board: &str) -> Result<OnBoard, ParseError>
where
    G::Position: Send + Sync,
{
    let rules = G::on(board)?;
    let (board, start) = (rules.board(), rules.start());
    Ok(OnBoard { board, game: Arc::new(Numbered::new(rules, start)) })
}

fn keeps<G: Bundled>(board: &str, position: &str) -> Result<(), String>
where
    G::Position: Send + Sync,
{
    let rules = G::on(board).map_err(|error| error.to_string())?;
    let from = match (position, rules.start()) {
        ("", Some(start)) => start,
        _ => rules.parse_position(position).map_err(|error| error.to_string())?,
    };
    let told = |broken: Broken| broken.to_string();
    laws::all(&rules, [from.clone()]).map_err(told)?;
    laws::notation(&rules, [from]).map_err(told)
}

/// Refuses a board where the game has none.
pub(crate) fn no_board(text: &str) -> Result<(), ParseError> {
    if text.trim().is_empty() {
        return Ok(());
    }
    Err(ParseError::at(text, 0..text.len(), "this game has no board of its own")
        .expected("`:` and the position"))
}
