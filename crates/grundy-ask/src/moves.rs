//! The legal moves of a position.

use crate::shape::LegalMove;
use crate::{Answer, Ask, Refused, Work, World};
use grundy::{Budget, Failure, Position, play};
use grundy_words::say;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Asks for the legal moves of a position.
///
/// ```
/// use grundy::Budget;
/// use grundy_ask::{Ask, Work, World, moves::Moves};
/// let question = Moves { position: "take {1,3} : 5".into(), ..Moves::default() };
/// let answer = question.begin(&World::without_files())?.advance(&mut Budget::default())?;
/// assert_eq!(answer.to_string(), "5 → 4 (take 1)\n5 → 2 (take 3)\n");
/// assert_eq!(answer.moves[1].after, "take {1,3} : 2");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Moves {
    /// The position.
    pub position: String,
    /// List at most this many moves.
    #[serde(default = "max_moves")]
    pub max_moves: u64,
}

fn max_moves() -> u64 {
    Moves::DEFAULT_MAX_MOVES
}

impl Moves {
    /// The default of [`max_moves`](Moves::max_moves).
    pub const DEFAULT_MAX_MOVES: u64 = 200;
}

impl Default for Moves {
    fn default() -> Moves {
        Moves { position: String::new(), max_moves: Moves::DEFAULT_MAX_MOVES }
    }
}

/// The legal moves of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MovesAnswer {
    /// The position, as typed.
    pub position: String,
    /// The first moves, ordered by component, then by place, then as the rule lists them.
    pub moves: Vec<LegalMove>,
    /// Whether the list holds every move.
    pub moves_complete: bool,
}

/// The work of listing the moves of a position.
pub struct Listing {
    position: Position,
    max_moves: usize,
}

impl Ask for Moves {
    const NAME: &'static str = "moves";
    type Work = Listing;

    fn begin(self, world: &World<'_>) -> Result<Listing, Refused> {
        let max_moves = usize::try_from(self.max_moves).unwrap_or(usize::MAX);
        Ok(Listing { position: world.position(&self.position)?, max_moves })
    }
}

impl Work for Listing {
    type Answer = MovesAnswer;

    fn advance(&mut self, budget: &mut Budget<'_>) -> Result<MovesAnswer, Failure> {
        let found = play::moves(&self.position, self.max_moves, budget)?;
        Ok(MovesAnswer {
            position: self.position.to_string(),
            moves: found.moves.iter().map(LegalMove::from).collect(),
            moves_complete: found.complete,
        })
    }
}

impl Answer for MovesAnswer {}

/// One move per line.
impl fmt::Display for MovesAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for m in &self.moves {
            writeln!(f, "{}", m.text)?;
        }
        if self.moves_complete { Ok(()) } else { writeln!(f, "{}", say!("solve-more")) }
    }
}
