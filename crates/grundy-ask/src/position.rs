//! A position as the software reads it: its components and their heaps.

use crate::ask::Known;
use crate::shape::PlayedWith;
use crate::{Answer, Ask, Refused, World};
use grundy::Kind;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Asks how the software reads a position.
///
/// ```
/// use grundy::Budget;
/// use grundy_ask::{Ask, Work, World, position::Position};
/// let question = Position { position: "nim : 3, 4 + cram 2x2".into() };
/// let answer = question.begin(&World::without_files())?.advance(&mut Budget::default())?;
/// assert_eq!(answer.components[0].heaps, Some(vec![3, 4]));
/// assert!(answer.board);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The position.
    pub position: String,
}

/// A position as the software reads it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PositionAnswer {
    /// The position.
    pub position: String,
    /// The components of the position, which is their sum.
    pub components: Vec<Component>,
    /// Whether the position has a board to draw.
    pub board: bool,
    /// Whether labels decide who wins at the end, and not the last move.
    pub labelled: bool,
}

/// One game in a sum.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Component {
    /// The rule.
    pub rule: String,
    /// What the game is played with.
    pub kind: PlayedWith,
    /// The parts of the component, as a user types them after the colon.
    pub text: String,
    /// The heaps; null if the game is not played with heaps.
    pub heaps: Option<Vec<u64>>,
}

impl Ask for Position {
    const NAME: &'static str = "position";
    type Work = Known<PositionAnswer>;

    fn begin(self, world: &World<'_>) -> Result<Known<PositionAnswer>, Refused> {
        let position = world.position(&self.position)?;
        Ok(Known(PositionAnswer {
            position: position.to_string(),
            components: position.components.iter().map(Component::from).collect(),
            board: grundy_draw::has_board(&position),
            labelled: position.components.iter().any(|component| component.ruleset.is_labelled()),
        }))
    }
}

impl From<&grundy::Component> for Component {
    fn from(component: &grundy::Component) -> Component {
        let heaps = match component.ruleset.kind() {
            Kind::Heap(_) => Some(component.parts.iter().map(|part| part[0]).collect()),
            _ => None,
        };
        Component {
            rule: component.ruleset.text().into(),
            kind: PlayedWith::of(&component.ruleset),
            text: component.places(),
            heaps,
        }
    }
}

impl Answer for PositionAnswer {}

/// The position.
impl fmt::Display for PositionAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.position)
    }
}
