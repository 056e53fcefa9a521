//! Bundled games: positions that are no heaps, one file each.
//!
//! Such a game is a type with [`Rules`](crate::Rules), [`Impartial`] and [`Notation`] (and [`WithBoard`],
//! where it is played on a board of one's choice), and a row for the table of [names](mod@crate::named): see `chomp.rs` for a plain one and
//! `staircase.rs` for one whose theorem answers for any numbers.

pub mod arc_kayles;
pub mod chomp;
pub mod clobber;
mod conflicts;
pub mod corner_knight;
pub mod cram;
pub mod cut_cake;
mod edges;
pub mod geography;
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

/// A graph that games are played on: its vertices as they are typed, and the two ends of each edge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GraphBoard {
    /// The names of the vertices, in quotes where they need them.
    pub vertices: Vec<String>,
    /// The numbers of the two ends of each edge.
    pub edges: Vec<[usize; 2]>,
}

impl GraphBoard {
    /// Reads a graph in any notation that Node Kayles, Arc Kayles and Hackenbush understand.
    ///
    /// ```
    /// use grundy_rules::games::GraphBoard;
    /// let path = GraphBoard::read("path 3")?;
    /// assert_eq!(path.vertices, ["0", "1", "2"]);
    /// assert_eq!(path.edges, [[0, 1], [1, 2]]);
    /// # Ok::<(), grundy_rules::ParseError>(())
    /// ```
    ///
    /// # Errors
    /// [`ParseError`] points at the character.
    pub fn read(text: &str) -> Result<GraphBoard, ParseError> {
        GraphBoard::within(text, 100_000, 100_000, false)
    }

    /// Reads an order in any notation that poset games understand: the first end of each edge lies below the second one.
    ///
    /// ```
    /// use grundy_rules::games::GraphBoard;
    /// let order = GraphBoard::read_order("{a<c, b<c}")?;
    /// assert_eq!(order.edges, [[0, 1], [2, 1]]);
    /// # Ok::<(), grundy_rules::ParseError>(())
    /// ```
    ///
    /// # Errors
    /// [`ParseError`] points at the character.
    pub fn read_order(text: &str) -> Result<GraphBoard, ParseError> {
        GraphBoard::within(text, order::MOST, order::MOST * order::MOST / 2, true)
    }

    fn within(text: &str, vertices: usize, edges: usize, order: bool) -> Result<GraphBoard, ParseError> {
        let graph = edges::Edges::read(text, edges::Allowed { vertices, edges, simple: None, order })?;
        let vertices = (0..graph.vertices()).map(|vertex| graph.vertex(vertex as u32)).collect();
        Ok(GraphBoard {
            vertices,
            edges: graph.ends.iter().map(|ends| ends.map(|end| end as usize)).collect(),
        })
    }
}

/// A game on a board of one's choice: how the board is read, and where play starts on it.
pub trait WithBoard: Impartial + Notation + fmt::Debug + Send + Sync + Sized + 'static
where
    Self::Position: Send + Sync,
{
    /// The rules on the board that is typed behind the name.
    ///
    /// # Errors
    /// [`ParseError`] points at the character.
    fn on(board: &str) -> Result<Self, ParseError>;

    /// The board as it is typed.
    fn board(&self) -> String;

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
    /// The entry of a game without a board, whose positions say everything.
    pub const fn of<G>() -> Bundle
    where
        G: Impartial + Notation + fmt::Debug + Default + Send + Sync + 'static,
        G::Position: Send + Sync,
    {
        Bundle {
            board: None,
            read: without_board::<G>,
            laws: |_, position| keeps(&G::default(), position, None),
        }
    }

    /// The entry of a game on a board of one's choice, and what the board looks like.
    pub const fn on<G: WithBoard>(board: &'static str) -> Bundle
    where
        G::Position: Send + Sync,
    {
        let laws = |board: &str, position: &str| {
            let rules = G::on(board).map_err(|error| error.to_string())?;
            keeps(&rules, position, rules.start())
        };
        Bundle { board: Some(board), read: on_board::<G>, laws }
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

fn keeps<G>(rules: &G, position: &str, start: Option<G::Position>) -> Result<(), String>
where
    G: Impartial + Notation,
{
    let from = match (position, start) {
        ("", Some(start)) => start,
        _ => rules.parse_position(position).map_err(|error| error.to_string())?,
    };
    let told = |broken: Broken| broken.to_string();
    laws::all(rules, [from.clone()]).map_err(told)?;
    laws::notation(rules, [from]).map_err(told)
}
