//! State graphs: levels, nim-values on the nodes, winning moves thick.

mod dot;
pub mod layout;
mod places;

use super::{HEADING, Picture, TEXT, clipped, heading, last_mover, legend, role_of, too_large};
use crate::canvas::Canvas;
use crate::look::Role;
use crate::states::reachable;
use grundy::graph::{NodeId, Solved, StateGraph, solve_graph};
use grundy::{Budget, Convention, Failure, Outcome, Position, column_width};
use places::{NODE, Places};
use std::fmt::Write as _;

/// The largest number of nodes.
const MAX_NODES: usize = 5000;
/// The largest number of edges.
const MAX_EDGES: usize = 100_000;
/// The longest name on a node.
const MAX_LETTERS: usize = 28;

/// The state graph of a position: all that can be reached from it.
///
/// ```
/// use grundy::{Budget, Convention, Position};
/// let position = Position::parse("candies : 13")?;
/// let picture = grundy_draw::graph(&position, Convention::Normal, 100, &mut Budget::default())?;
/// assert!(picture.text.contains("14 positions, 23 moves"));
/// assert!(picture.dot.unwrap().starts_with("digraph"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// More than `most` positions (5000 at most), or 100000 moves; a cycle; the rule's own failure, or the end of
/// the budget.
pub fn graph(
    position: &Position,
    convention: Convention,
    most: usize,
    budget: &mut Budget<'_>,
) -> Result<Picture, Failure> {
    let reached = reachable(position, most.min(MAX_NODES), budget)?;
    let title = clipped(&position.to_string(), 90);
    drawn(&reached.states, None, &title, convention, most, budget)
}

/// A state graph from a file, or the part of it that can be reached from `start`.
///
/// # Errors
/// As for [`graph`].
///
/// # Panics
/// When `start` is not a node of the graph.
pub fn graph_of(
    states: &StateGraph,
    start: Option<NodeId>,
    convention: Convention,
    most: usize,
    budget: &mut Budget<'_>,
) -> Result<Picture, Failure> {
    let title = match start {
        Some(start) => format!("state graph from {}", clipped(states.name(start), 60)),
        None => "state graph".into(),
    };
    drawn(states, start, &title, convention, most, budget)
}

/// A graph to draw: its nodes from 0 on.
pub(super) struct Drawn<'g> {
    pub states: &'g StateGraph,
    pub solved: Solved,
    pub convention: Convention,
    /// The nodes of the graph that are drawn.
    pub nodes: Vec<NodeId>,
    /// The options of each of them.
    pub options: Vec<Vec<usize>>,
}

impl<'g> Drawn<'g> {
    /// Solves the graph, and checks that it fits a picture.
    fn new(
        states: &'g StateGraph,
        start: Option<NodeId>,
        convention: Convention,
        most: usize,
        budget: &mut Budget<'_>,
    ) -> Result<Drawn<'g>, Failure> {
        let solved = solve_graph(states, start, budget)?;
        let most = most.min(MAX_NODES);
        if solved.len() > most {
            return Err(too_large(format!(
                "the graph has {} nodes, and a picture at most {most}; draw the part that one node reaches, or \
                 allow more nodes, up to {MAX_NODES}",
                solved.len()
            )));
        }
        let nodes: Vec<NodeId> = solved.iter().map(|(node, _)| node).collect();
        let mut index = vec![usize::MAX; states.len()];
        nodes.iter().enumerate().for_each(|(i, &node)| index[node as usize] = i);
        let options: Vec<Vec<usize>> = nodes
            .iter()
            .map(|&node| states.options(node).iter().map(|&to| index[to as usize]).collect())
            .collect();
        let drawn = Drawn { states, solved, convention, nodes, options };
        match drawn.moves() {
            moves if moves > MAX_EDGES => {
                Err(too_large(format!("the graph has {moves} moves, and a picture at most {MAX_EDGES}")))
            }
            _ => Ok(drawn),
        }
    }

    /// The number of moves.
    fn moves(&self) -> usize {
        self.options.iter().map(Vec::len).sum()
    }

    fn outcome(&self, node: NodeId) -> Outcome {
        self.solved.outcome(node, self.convention).unwrap_or(Outcome::Tie)
    }

    /// Whether this move of a winning position leads to a P-position.
    fn wins(&self, to: NodeId) -> bool {
        self.outcome(to) == Outcome::Previous
    }

    /// The nim-value, under normal play.
    fn value(&self, node: NodeId) -> Option<u64> {
        self.solved.nim_value(node).filter(|_| self.convention == Convention::Normal).map(|value| value.0)
    }

    fn name(&self, node: NodeId) -> String {
        clipped(self.states.name(node), MAX_LETTERS)
    }
}

fn drawn(
    states: &StateGraph,
    start: Option<NodeId>,
    title: &str,
    convention: Convention,
    most: usize,
    budget: &mut Budget<'_>,
) -> Result<Picture, Failure> {
    let drawn = Drawn::new(states, start, convention, most, budget)?;
    let canvas = scene(&drawn, title);
    let text = text(&drawn, title);
    let dot = Some(dot::dot(&drawn, title));
    Ok(Picture { canvas, text, dot })
}

fn scene(drawn: &Drawn<'_>, title: &str) -> Canvas {
    let convention = drawn.convention;
    let places = Places::new(drawn);
    let nodes = &drawn.nodes;
    let lost: Vec<String> =
        nodes.iter().filter(|&&node| drawn.wins(node)).take(40).map(|&node| drawn.name(node)).collect();
    let mut canvas = Canvas::new(
        title,
        format!(
            "{} positions, {} moves, {convention}. P-positions: {}.",
            nodes.len(),
            drawn.moves(),
            if lost.is_empty() { "none".into() } else { lost.join("; ") }
        ),
    );
    // Moves below nodes, winning ones above others.
    for winning in [false, true] {
        for (from, options) in drawn.options.iter().enumerate() {
            for &to in options.iter().filter(|&&to| drawn.wins(nodes[to]) == winning) {
                let role = if winning { Role::Winning } else { Role::Move };
                canvas.path(places.line(from, to), true, role);
            }
        }
    }
    for (i, &node) in nodes.iter().enumerate() {
        let at = places.node(i);
        let outcome = drawn.outcome(node);
        let first = canvas.shapes.len();
        let half = places.half[i];
        canvas.pill((at.0 - half, at.1 - NODE), (2.0 * half, 2.0 * NODE), role_of(outcome));
        let name = drawn.name(node);
        if outcome == Outcome::Previous {
            canvas.pill(
                (at.0 - half + 5.0, at.1 - NODE + 4.0),
                (2.0 * half - 10.0, 2.0 * NODE - 8.0),
                Role::Plate,
            );
        }
        let mut says = format!("{}: {outcome}", drawn.states.name(node));
        match drawn.value(node) {
            Some(value) => {
                canvas.label((at.0, at.1 - 6.0), TEXT, name, Role::Strong);
                canvas.label((at.0, at.1 + 8.0), TEXT - 2.0, format!("*{value}"), Role::Ink);
                let _ = write!(says, ", nim-value {value}");
            }
            None => canvas.label(at, TEXT, name, Role::Strong),
        }
        canvas.group(first, says);
    }
    surround(&mut canvas, title, convention);
    canvas
}

/// Adds the heading above and the legend below, around any place.
fn surround(canvas: &mut Canvas, title: &str, convention: Convention) {
    let ((left, top), (_, bottom)) = canvas.bounds();
    let shapes = std::mem::take(&mut canvas.shapes);
    let below = heading(canvas, title, last_mover(convention)) + HEADING;
    canvas.shapes.extend(shapes.into_iter().map(|shape| shape.moved((-left, below - top))));
    let entries = [
        (Role::P, "P-position"),
        (Role::N, "N-position"),
        (Role::Winning, "winning move"),
        (Role::Move, "other move"),
    ];
    legend(canvas, bottom - top + below + 16.0, &entries);
}

fn text(drawn: &Drawn<'_>, title: &str) -> String {
    let nodes = &drawn.nodes;
    let mut text = format!("{title}   ({})\n", last_mover(drawn.convention));
    let _ = writeln!(text, "{} positions, {} moves; ! marks winning moves", nodes.len(), drawn.moves());
    let width = column_width(nodes.iter().map(|&node| drawn.states.name(node)));
    for (&node, options) in nodes.iter().zip(&drawn.options) {
        let value = drawn.value(node).map_or(String::new(), |value| format!("  *{value:<3}"));
        let to = options.iter().map(|&to| {
            let sign = if drawn.wins(nodes[to]) { "!" } else { "" };
            format!("{}{sign}", drawn.states.name(nodes[to]))
        });
        let to = to.collect::<Vec<_>>().join("  ");
        let name = drawn.states.name(node);
        let line = format!(
            "{name:<width$}  {}{value}  {}",
            drawn.outcome(node),
            if to.is_empty() { "" } else { "→ " }
        );
        let _ = writeln!(text, "{}", format!("{line}{to}").trim_end());
    }
    text
}
