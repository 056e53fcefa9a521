//! State graphs laid out, for other programs to draw.

use super::places::{NODE, Places};
use super::{Drawn, MAX_NODES};
use crate::canvas::Point;
use crate::states::reachable;
use grundy::{Budget, Convention, Failure, NimValue, Outcome, Position};

/// A state graph laid out in levels: the places of what [`graph`](crate::graph) draws.
#[derive(Clone, Debug, PartialEq)]
pub struct GraphLayout {
    /// How wide it is, nodes and bends included; the top left corner is (0, 0).
    pub width: f64,
    /// How high it is.
    pub height: f64,
    /// The node where play starts.
    pub start: usize,
    /// The positions.
    pub nodes: Vec<GraphNode>,
    /// The moves.
    pub edges: Vec<GraphEdge>,
}

/// A position of a [`GraphLayout`].
#[derive(Clone, Debug, PartialEq)]
pub struct GraphNode {
    /// Its middle.
    pub at: Point,
    /// The width and height that are free for it.
    pub size: Point,
    /// Its name, short enough for the node.
    pub label: String,
    /// The position, as typed.
    pub position: String,
    /// Who wins.
    pub outcome: Outcome,
    /// The nim-value, under normal play.
    pub nim_value: Option<NimValue>,
    /// How many moves are left under best play.
    pub remoteness: u32,
    /// How many moves the longest play has.
    pub level: usize,
}

/// A move of a [`GraphLayout`].
#[derive(Clone, Debug, PartialEq)]
pub struct GraphEdge {
    /// The node that it leaves.
    pub from: usize,
    /// The node that it leads to.
    pub to: usize,
    /// Whether it is a winning move.
    pub wins: bool,
    /// Its bends, between the middles of its ends.
    pub bends: Vec<Point>,
}

/// The places of the nodes of a state graph, and their values, for a page that draws it itself.
///
/// ```
/// use grundy::{Budget, Convention, Outcome, Position};
/// let position = Position::parse("candies : 13")?;
/// let layout = grundy_draw::graph_layout(&position, Convention::Normal, 100, &mut Budget::default())?;
/// assert_eq!((layout.nodes.len(), layout.edges.len()), (14, 23));
/// let six = layout.nodes.iter().find(|node| node.position == "candies : 6").unwrap();
/// assert_eq!((six.outcome, six.remoteness), (Outcome::Previous, 4));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// As for [`graph`](crate::graph).
///
/// # Laws
/// The position of every node, read again, has its outcome and nim-value. Nodes of one level do not overlap.
pub fn graph_layout(
    position: &Position,
    convention: Convention,
    most: usize,
    budget: &mut Budget<'_>,
) -> Result<GraphLayout, Failure> {
    let reached = reachable(position, false, most.min(MAX_NODES), budget)?;
    let drawn = Drawn::new(&reached.states, None, convention, most, budget)?;
    let places = Places::new(&drawn);
    let node = |i: usize| {
        let id = drawn.nodes[i];
        GraphNode {
            at: places.node(i),
            size: (2.0 * places.half[i], 2.0 * NODE),
            label: drawn.name(id),
            position: reached.position(id as usize),
            outcome: drawn.outcome(id),
            nim_value: drawn.value(id).map(NimValue),
            remoteness: drawn.solved.remoteness(id, convention).unwrap_or(0),
            level: places.layout.levels[i],
        }
    };
    let edge = |from: usize, to: usize| {
        let wins = drawn.wins(drawn.nodes[to]);
        GraphEdge { from, to, wins, bends: places.bends(from, to).collect() }
    };
    let nodes = (0..drawn.nodes.len()).map(node).collect();
    let edges = drawn.options.iter().enumerate();
    let edges = edges.flat_map(|(from, options)| options.iter().map(move |&to| edge(from, to))).collect();
    let mut layout = GraphLayout { width: 0.0, height: 0.0, start: 0, nodes, edges };
    layout.move_to_corner();
    Ok(layout)
}

impl GraphLayout {
    /// Moves everything so that the top left corner is (0, 0).
    fn move_to_corner(&mut self) {
        let (mut low, mut high) = ((f64::INFINITY, f64::INFINITY), (f64::NEG_INFINITY, f64::NEG_INFINITY));
        let mut add = |at: Point, size: Point| {
            low = (low.0.min(at.0 - size.0 / 2.0), low.1.min(at.1 - size.1 / 2.0));
            high = (high.0.max(at.0 + size.0 / 2.0), high.1.max(at.1 + size.1 / 2.0));
        };
        self.nodes.iter().for_each(|node| add(node.at, node.size));
        self.edges.iter().flat_map(|edge| &edge.bends).for_each(|bend| add(*bend, (0.0, 0.0)));
        (self.width, self.height) = (high.0 - low.0, high.1 - low.1);
        let bends = self.edges.iter_mut().flat_map(|edge| &mut edge.bends);
        for point in self.nodes.iter_mut().map(|node| &mut node.at).chain(bends) {
            *point = (point.0 - low.0, point.1 - low.1);
        }
    }
}
