//! The state graph of a position, arranged in levels for a screen.

use crate::shape::{Outcome, convention};
use crate::{Answer, Ask, Refused, Work, World};
use grundy::{Budget, Convention, Failure, Position};
use grundy_draw::{GraphEdge, GraphLayout, GraphNode, graph_layout};
use grundy_words::say;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Asks for the positions that can be reached from a position, the moves between them, and who wins each.
///
/// ```
/// use grundy::Budget;
/// use grundy_ask::{Ask, Work, World, states::States};
/// let question = States { position: "candies : 13".into(), ..States::default() };
/// let answer = question.begin(&World::without_files())?.advance(&mut Budget::default())?;
/// assert_eq!((answer.nodes.len(), answer.edges.len()), (14, 23));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct States {
    /// The position where play starts.
    pub position: String,
    /// Whether play is misère: the last mover loses.
    #[serde(default)]
    pub misere: bool,
    /// Refuse a graph with more nodes.
    #[serde(default = "max_nodes")]
    pub max_nodes: u64,
}

fn max_nodes() -> u64 {
    States::DEFAULT_MAX_NODES
}

impl States {
    /// The default of [`max_nodes`](States::max_nodes).
    pub const DEFAULT_MAX_NODES: u64 = 2000;
}

impl Default for States {
    fn default() -> States {
        States { position: String::new(), misere: false, max_nodes: States::DEFAULT_MAX_NODES }
    }
}

/// A state graph arranged in levels. Coordinates are rounded to tenths.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct StatesAnswer {
    /// The width of the picture; the top left corner is (0, 0).
    pub width: f64,
    /// The height of the picture.
    pub height: f64,
    /// The index of the node where play starts.
    pub start: usize,
    /// The positions.
    pub nodes: Vec<State>,
    /// The moves.
    pub edges: Vec<Step>,
}

/// A position of a state graph.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct State {
    /// The horizontal centre of the node.
    pub x: f64,
    /// The vertical centre of the node.
    pub y: f64,
    /// A name short enough to fit in the node.
    pub label: String,
    /// The position, as a user types it.
    pub position: String,
    /// Who wins under best play.
    pub outcome: Outcome,
    /// The nim-value; null under misère play and for labelled games.
    pub nim_value: Option<u64>,
    /// The number of moves left under best play.
    pub remoteness: u32,
    /// The length of the longest play from this position.
    pub level: usize,
}

/// A move of a state graph.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Step {
    /// The index of the node before the move.
    pub from: usize,
    /// The index of the node after the move.
    pub to: usize,
    /// Whether the move wins.
    pub wins: bool,
    /// The points where the arrow bends.
    pub via: Vec<[f64; 2]>,
}

/// The work of exploring a state graph.
pub struct Exploring {
    position: Position,
    convention: Convention,
    max_nodes: usize,
}

impl Ask for States {
    const NAME: &'static str = "states";
    type Work = Exploring;

    fn begin(self, world: &World<'_>) -> Result<Exploring, Refused> {
        Ok(Exploring {
            position: world.position(&self.position)?,
            convention: convention(self.misere),
            max_nodes: usize::try_from(self.max_nodes).unwrap_or(usize::MAX),
        })
    }
}

impl Work for Exploring {
    type Answer = StatesAnswer;

    fn advance(&mut self, budget: &mut Budget<'_>) -> Result<StatesAnswer, Failure> {
        graph_layout(&self.position, self.convention, self.max_nodes, budget).map(StatesAnswer::from)
    }
}

/// Rounds a coordinate to tenths: a screen shows no more.
pub(crate) fn tenths(x: f64) -> f64 {
    (x * 10.0).round() / 10.0
}

impl From<GraphLayout> for StatesAnswer {
    fn from(layout: GraphLayout) -> StatesAnswer {
        StatesAnswer {
            width: tenths(layout.width),
            height: tenths(layout.height),
            start: layout.start,
            nodes: layout.nodes.into_iter().map(State::from).collect(),
            edges: layout.edges.into_iter().map(Step::from).collect(),
        }
    }
}

impl From<GraphNode> for State {
    fn from(node: GraphNode) -> State {
        State {
            x: tenths(node.at.0),
            y: tenths(node.at.1),
            label: node.label,
            position: node.position,
            outcome: node.outcome.into(),
            nim_value: node.nim_value.map(|value| value.0),
            remoteness: node.remoteness,
            level: node.level,
        }
    }
}

impl From<GraphEdge> for Step {
    fn from(edge: GraphEdge) -> Step {
        let via = edge.bends.iter().map(|bend| [tenths(bend.0), tenths(bend.1)]);
        Step { from: edge.from, to: edge.to, wins: edge.wins, via: via.collect() }
    }
}

impl Answer for StatesAnswer {}

/// One position per line, with its outcome.
impl fmt::Display for StatesAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for node in &self.nodes {
            let value = node
                .nim_value
                .map_or(String::new(), |value| say!("grade-nim-value", value = format!("{value:<4}")) + " ");
            writeln!(f, "{} {value} {}", node.outcome.letter(), node.position)?;
        }
        Ok(())
    }
}
