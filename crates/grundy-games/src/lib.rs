//! The bundled games of grundy, one file each, and the catalogue with their names.
//!
//! ```
//! let position = grundy_games::position("nim : 3, 4 + cram : 3x5")?;
//! assert_eq!(position.components[1].ruleset.name().unwrap().name, "cram");
//! # Ok::<(), grundy_rules::ParseError>(())
//! ```
//!
//! A game is a type with [`Rules`](grundy_rules::Rules), [`Impartial`](grundy_rules::Impartial) and
//! [`Notation`](grundy_rules::Notation) (and [`WithBoard`](grundy_rules::WithBoard), for a board of the
//! user's choice), and a [row](grundy_rules::Named). See `selective_nim.rs` for a plain one and
//! `staircase.rs` for one whose theorem answers for any numbers.
//!
//! ```
//! use grundy_games::chomp::{Bite, Chomp};
//! use grundy_rules::{Notation, Rules};
//! let bar = Chomp.parse_position("2x2")?;
//! let bitten = Chomp.play(&bar, &Bite::Square(2, 2))?;
//! assert_eq!(Chomp.show_position(&bitten), "2,1");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod arc_kayles;
pub mod chomp;
pub mod clobber;
mod conflicts;
pub mod corner_knight;
pub mod cram;
pub mod cut_cake;
mod edges;
pub mod geography;
mod graph_board;
pub mod hackenbush;
#[cfg(test)]
mod judge;
pub mod moore;
pub mod nim_with_additions;
pub mod nimble;
pub mod node_kayles;
mod order;
pub mod poset;
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

pub use graph_board::GraphBoard;

use grundy_rules::{Catalogue, Named, ParseError, Position, Ruleset};
use std::sync::LazyLock;

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
    &clobber::ROW,
    &clobber::cannibal::ROW,
    &node_kayles::ROW,
    &arc_kayles::ROW,
    &hackenbush::ROW,
    &geography::ROW,
    &undirected_geography::ROW,
    &poset::ROW,
    &schuh::ROW,
    &turning_corners::ROW,
];

/// Every game that this crate or the rule language knows by name.
///
/// ```
/// let games = grundy_games::catalogue();
/// assert!(games.named("chomp").is_some() && games.named("kayles").is_some());
/// ```
pub fn catalogue() -> &'static Catalogue {
    static ALL: LazyLock<Catalogue> = LazyLock::new(|| {
        let with = |all: Catalogue, row: &&'static Named| all.with(row).expect("each name stands in one row");
        BUNDLED.iter().fold(Catalogue::language().clone(), with)
    });
    &ALL
}

/// Reads a ruleset without file names.
///
/// ```
/// let board = grundy_games::ruleset("node-kayles path 5")?;
/// assert_eq!(board.text(), "node-kayles path 5");
/// # Ok::<(), grundy_rules::ParseError>(())
/// ```
///
/// # Errors
/// [`ParseError`] points at the character, says what was expected and suggests the nearest word.
pub fn ruleset(text: &str) -> Result<Ruleset, ParseError> {
    catalogue().ruleset(text)
}

/// Reads a position without file names.
///
/// ```
/// let position = grundy_games::position("cram : #.#/#.#/...")?;
/// let cram = &position.components[0];
/// let shown = cram.forms().iter().map(|part| cram.ruleset.show_part(part)).collect::<Vec<_>>();
/// assert_eq!(shown, [".##/.../.##"]);
/// # Ok::<(), grundy_rules::ParseError>(())
/// ```
///
/// # Errors
/// [`ParseError`] points at the character.
pub fn position(text: &str) -> Result<Position, ParseError> {
    catalogue().position(text)
}

/// The README, compiled as a doc test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
