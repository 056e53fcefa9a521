//! What stands in a position.

use crate::ask::Known;
use crate::shape::PlayedWith;
use crate::{Answer, Ask, Refused, World};
use grundy::Kind;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;

/// How is a position read?
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
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The position.
    pub position: String,
}

/// A position as it is read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PositionAnswer {
    /// The position.
    pub position: String,
    /// Its components, which are added.
    pub components: Vec<Component>,
    /// Has it a board that can be drawn?
    pub board: bool,
    /// Do the rules say who wins at the end, whoever makes the last move?
    pub labelled: bool,
}

/// One game of a sum.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Component {
    /// The rule.
    pub rule: String,
    /// What it is played with.
    pub kind: PlayedWith,
    /// What stands there, as it is typed behind the colon.
    pub text: String,
    /// The heaps, where it is played with heaps.
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
