//! Games in Rust as rows of the catalogue: how to read the board, and where play starts.

use crate::error::ParseError;
use crate::game::{Game, Numbered};
#[cfg(not(target_family = "wasm"))]
use crate::promises::{self, Broken};
use crate::rules::{Impartial, Notation};
use std::fmt;
use std::sync::Arc;

/// A game on a board of the user's choice: how to read the board, and where play starts on it.
pub trait WithBoard: Impartial + Notation + fmt::Debug + Send + Sync + Sized + 'static
where
    Self::Position: Send + Sync,
{
    /// The rules on the board that is typed after the name.
    ///
    /// # Errors
    /// [`ParseError`] points at the character.
    fn on(board: &str) -> Result<Self, ParseError>;

    /// The board as typed.
    fn board(&self) -> String;

    /// The position to start from if none is typed.
    fn start(&self) -> Option<Self::Position> {
        None
    }
}

/// A game in Rust, as a row of the catalogue holds it: without its type.
#[derive(Clone, Copy)]
pub struct Bundle {
    /// What the board looks like, for a game that has one: it stands between the name and the
    /// colon.
    pub board: Option<&'static str>,
    read: fn(&str) -> Result<OnBoard, ParseError>,
    // One test per game is a tenth of the engine in a browser, where no tests run: left out there.
    #[cfg(not(target_family = "wasm"))]
    promises: fn(&str, &str) -> Result<(), String>,
}

/// A game on a board: the board in its canonical text, and the rules.
pub struct OnBoard {
    /// The board as typed; empty for a game without one.
    pub board: String,
    /// The rules.
    pub game: Arc<dyn Game>,
}

impl Bundle {
    /// The entry of a game without a board, whose positions need no further data.
    pub const fn of<G>() -> Bundle
    where
        G: Impartial + Notation + fmt::Debug + Default + Send + Sync + 'static,
        G::Position: Send + Sync,
    {
        Bundle {
            board: None,
            read: without_board::<G>,
            #[cfg(not(target_family = "wasm"))]
            promises: |_, position| keeps(&G::default(), position, None),
        }
    }

    /// The entry of a game on a board of the user's choice, with a sample of the board.
    pub const fn on<G: WithBoard>(board: &'static str) -> Bundle
    where
        G::Position: Send + Sync,
    {
        #[cfg(not(target_family = "wasm"))]
        let promises = |board: &str, position: &str| {
            let rules = G::on(board).map_err(|error| error.to_string())?;
            keeps(&rules, position, rules.start())
        };
        Bundle {
            board: Some(board),
            read: on_board::<G>,
            #[cfg(not(target_family = "wasm"))]
            promises,
        }
    }

    /// Reads the board.
    ///
    /// # Errors
    /// [`ParseError`] points at the character.
    pub fn read(&self, board: &str) -> Result<OnBoard, ParseError> {
        (self.read)(board)
    }

    /// Tests every promise of the game at a position and after it: [`promises::all`] and
    /// [`promises::notation`]. Not in WebAssembly.
    ///
    /// # Errors
    /// The promise that is broken, or why the position cannot be read.
    #[cfg(not(target_family = "wasm"))]
    pub fn promises(&self, board: &str, position: &str) -> Result<(), String> {
        (self.promises)(board, position)
    }
}

impl fmt::Debug for Bundle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Bundle").field("board", &self.board).finish_non_exhaustive()
    }
}

fn without_board<G>(board: &str) -> Result<OnBoard, ParseError>
where
    G: Impartial + Notation + fmt::Debug + Default + Send + Sync + 'static,
    G::Position: Send + Sync,
{
    if !board.trim().is_empty() {
        return Err(ParseError::at(board, 0..board.len(), "this game has no board of its own")
            .expected("`:` and the position"));
    }
    Ok(OnBoard { board: String::new(), game: Arc::new(Numbered::new(G::default(), None)) })
}

fn on_board<G: WithBoard>(board: &str) -> Result<OnBoard, ParseError>
where
    G::Position: Send + Sync,
{
    let rules = G::on(board)?;
    let (board, start) = (rules.board(), rules.start());
    Ok(OnBoard { board, game: Arc::new(Numbered::new(rules, start)) })
}

#[cfg(not(target_family = "wasm"))]
fn keeps<G>(rules: &G, position: &str, start: Option<G::Position>) -> Result<(), String>
where
    G: Impartial + Notation,
{
    let from = match (position, start) {
        ("", Some(start)) => start,
        _ => rules.parse_position(position).map_err(|error| error.to_string())?,
    };
    let told = |broken: Broken| broken.to_string();
    promises::all(rules, [from.clone()]).map_err(told)?;
    promises::notation(rules, [from]).map_err(told)
}
