//! The board of a position, and the areas that each move changes.

use crate::shape::LegalMove;
use crate::states::tenths;
use crate::{Answer, Ask, Refused, Work, World};
use grundy::{Budget, Failure, Position, play};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Asks for the board of a position and the areas that each move changes, so that people can touch them to
/// move.
///
/// ```
/// use grundy::Budget;
/// use grundy_ask::{Ask, Work, World, touch::Touch};
/// let question = Touch { position: "cram 3x4".into(), ..Touch::default() };
/// let answer = question.begin(&World::without_files())?.advance(&mut Budget::default())?;
/// assert_eq!(answer.moves.len(), 17);
/// assert!(answer.moves.iter().all(|m| m.areas.len() == 2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Touch {
    /// The position.
    pub position: String,
    /// List at most this many moves.
    #[serde(default = "max_moves")]
    pub max_moves: u64,
}

fn max_moves() -> u64 {
    Touch::DEFAULT_MAX_MOVES
}

impl Touch {
    /// The default of [`max_moves`](Touch::max_moves).
    pub const DEFAULT_MAX_MOVES: u64 = 300;
}

impl Default for Touch {
    fn default() -> Touch {
        Touch { position: String::new(), max_moves: Touch::DEFAULT_MAX_MOVES }
    }
}

/// The board of a position, and the rectangles that each move changes.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TouchAnswer {
    /// The board as SVG.
    pub svg: String,
    /// The width of the board.
    pub width: f64,
    /// The height of the board.
    pub height: f64,
    /// The moves.
    pub moves: Vec<TouchMove>,
    /// Whether the list holds every move.
    pub moves_complete: bool,
}

/// A move, and the areas of the board that it changes.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TouchMove {
    /// The move.
    #[serde(flatten)]
    pub made: LegalMove,
    /// The rectangles that change; empty if the position after the move has a different board.
    pub areas: Vec<Area>,
}

/// A rectangle; the top left corner of the board is (0, 0).
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Area {
    /// The left side.
    pub x: f64,
    /// The upper side.
    pub y: f64,
    /// The width.
    pub width: f64,
    /// The height.
    pub height: f64,
}

/// The work of drawing a board and the areas of its moves.
pub struct Touching {
    position: Position,
    max_moves: usize,
}

impl Ask for Touch {
    const NAME: &'static str = "touch";
    type Work = Touching;

    fn begin(self, world: &World<'_>) -> Result<Touching, Refused> {
        let max_moves = usize::try_from(self.max_moves).unwrap_or(usize::MAX);
        Ok(Touching { position: world.position(&self.position)?, max_moves })
    }
}

impl Work for Touching {
    type Answer = TouchAnswer;

    fn advance(&mut self, budget: &mut Budget<'_>) -> Result<TouchAnswer, Failure> {
        let found = play::moves(&self.position, self.max_moves, budget)?;
        let after: Vec<Position> = found.moves.iter().map(|m| m.after.clone()).collect();
        let touch = grundy_draw::touch(&self.position, &after, budget)?;
        let (left, top) = touch.view.at;
        let area = |area: &grundy_draw::Area| Area {
            x: tenths(area.at.0 - left),
            y: tenths(area.at.1 - top),
            width: tenths(area.size.0),
            height: tenths(area.size.1),
        };
        let moves = found.moves.iter().zip(&touch.moves).map(|(m, areas)| TouchMove {
            made: LegalMove::from(m),
            areas: areas.iter().map(area).collect(),
        });
        Ok(TouchAnswer {
            svg: touch.picture.canvas.svg(),
            width: tenths(touch.view.size.0),
            height: tenths(touch.view.size.1),
            moves: moves.collect(),
            moves_complete: found.complete,
        })
    }
}

impl Answer for TouchAnswer {}

/// One move per line.
impl fmt::Display for TouchAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.moves.iter().try_for_each(|m| writeln!(f, "{}", m.made.text))
    }
}
