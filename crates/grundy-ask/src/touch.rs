//! The board of a position, and where it changes with each move.

use crate::shape::LegalMove;
use crate::states::tenths;
use crate::{Answer, Ask, Refused, Work, World};
use grundy::{Budget, Failure, Position, play};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Where does the board change with each move, so that people can touch it there?
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
#[derive(Clone, Debug, Deserialize, JsonSchema)]
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
    /// The moves that are listed where the question does not say.
    pub const DEFAULT_MAX_MOVES: u64 = 300;
}

impl Default for Touch {
    fn default() -> Touch {
        Touch { position: String::new(), max_moves: Touch::DEFAULT_MAX_MOVES }
    }
}

/// A board, and for each move the rectangles of it that change.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct TouchAnswer {
    /// The board as SVG.
    pub svg: String,
    /// How wide it is.
    pub width: f64,
    /// How high it is.
    pub height: f64,
    /// The moves.
    pub moves: Vec<TouchMove>,
    /// Does the list hold all of them?
    pub moves_complete: bool,
}

/// A move, and where the board changes.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct TouchMove {
    /// The move.
    #[serde(flatten)]
    pub made: LegalMove,
    /// The rectangles; none where the position after the move is not drawn on the same board.
    pub areas: Vec<Area>,
}

/// A rectangle; the top left corner of the board is (0, 0).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Area {
    /// Its left side.
    pub x: f64,
    /// Its upper side.
    pub y: f64,
    /// How wide it is.
    pub width: f64,
    /// How high it is.
    pub height: f64,
}

/// A board that is being drawn, with each of its moves.
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

/// The moves, one in each line.
impl fmt::Display for TouchAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.moves.iter().try_for_each(|m| writeln!(f, "{}", m.made.text))
    }
}
