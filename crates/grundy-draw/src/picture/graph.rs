//! State graphs: levels, nim-values on the nodes, winning moves thick.

mod dot;

use super::{HEADING, Picture, TEXT, clipped, heading, last_mover, legend, role_of, too_large};
use crate::canvas::{Canvas, Point, text_width};
use crate::layers::Layout;
use crate::look::Role;
use crate::states::reachable;
use grundy::graph::{NodeId, Solved, StateGraph, solve_graph};
use grundy::{Budget, Convention, Failure, Outcome, Position};
use std::fmt::Write as _;

/// More nodes than this are never drawn.
const MOST_NODES: usize = 5000;
/// More edges than this are never drawn.
const MOST_EDGES: usize = 100_000;
/// The longest name that stands on a node.
const MOST_LETTERS: usize = 28;

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
/// More than `most` positions (5000 at most), or 100000 moves; a cycle; the rule's own failure, or the end of the
/// budget.
pub fn graph(
    position: &Position,
    convention: Convention,
    most: usize,
    budget: &mut Budget<'_>,
) -> Result<Picture, Failure> {
    let states = reachable(position, most.min(MOST_NODES), budget)?;
    let title = clipped(&position.to_string(), 90);
    drawn(&states, None, &title, convention, most, budget)
}

/// A state graph out of a file, or the part of it that can be reached from `start`.
///
/// # Errors
/// As for [`graph`].
///
/// # Panics
/// When `start` is no node of the graph.
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

/// A graph that is being drawn: its nodes from 0 on.
pub(super) struct Drawn<'g> {
    pub states: &'g StateGraph,
    pub solved: Solved,
    pub convention: Convention,
    /// The nodes of the graph that are drawn.
    pub nodes: Vec<NodeId>,
}

impl Drawn<'_> {
    fn outcome(&self, node: NodeId) -> Outcome {
        self.solved.outcome(node, self.convention).unwrap_or(Outcome::Tie)
    }

    /// Is this move of a winning position one to a P-position?
    fn wins(&self, to: NodeId) -> bool {
        self.outcome(to) == Outcome::Previous
    }

    /// The nim-value, under normal play.
    fn value(&self, node: NodeId) -> Option<u64> {
        self.solved.nim_value(node).filter(|_| self.convention == Convention::Normal).map(|value| value.0)
    }

    fn name(&self, node: NodeId) -> String {
        clipped(self.states.name(node), MOST_LETTERS)
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
    let solved = solve_graph(states, start, budget)?;
    let most = most.min(MOST_NODES);
    if solved.len() > most {
        return Err(too_large(format!(
            "the graph has {} nodes, and a picture at most {most}; draw a part of it with --start (or raise --max-nodes, up to \
             {MOST_NODES})",
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
    let moves: usize = options.iter().map(Vec::len).sum();
    if moves > MOST_EDGES {
        return Err(too_large(format!("the graph has {moves} moves, and a picture at most {MOST_EDGES}")));
    }
    let drawn = Drawn { states, solved, convention, nodes };
    let canvas = scene(&drawn, &options, title, moves);
    let text = text(&drawn, &options, title, moves);
    let dot = Some(dot::dot(&drawn, title));
    Ok(Picture { canvas, text, dot })
}

/// How large nodes are, and how they stand: levels below each other, or beside each other where there are many
/// narrow ones.
struct Places {
    layout: Layout,
    sideways: bool,
    /// From one level to the next.
    level: f64,
    /// From one node to its neighbour.
    across: f64,
    /// Half the width of each node.
    half: Vec<f64>,
}

const NODE: f64 = 17.0;

impl Places {
    fn new(drawn: &Drawn<'_>, options: &[Vec<usize>]) -> Places {
        let half: Vec<f64> = drawn
            .nodes
            .iter()
            .map(|&node| (text_width(&drawn.name(node), TEXT) / 2.0 + 8.0).max(NODE))
            .collect();
        let widest = half.iter().copied().fold(NODE, f64::max);
        let across = 2.0 * NODE + 12.0;
        // First with all nodes alike, to see which way they stand.
        let widths: Vec<f64> = half.iter().map(|half| (2.0 * half + 12.0) / across).collect();
        let layout = Layout::new(options, &widths).expect("a graph without cycles has levels");
        let mut sizes = vec![0usize; layout.height()];
        layout.levels.iter().for_each(|&level| sizes[level] += 1);
        let most = sizes.iter().copied().max().unwrap_or(1);
        let sideways = layout.height() > 2 * most && widest < 30.0;
        if sideways {
            let layout = Layout::new(options, &vec![1.0; options.len()]).expect("levels as before");
            return Places { layout, sideways, level: 2.0 * widest + 26.0, across, half };
        }
        // Many moves between two levels need room to be told apart.
        let level = 74.0 + (most as f64).sqrt() * 4.0;
        Places { layout, sideways, level, across, half }
    }

    fn point(&self, level: f64, place: f64) -> Point {
        let down = (self.layout.height() as f64 - 1.0 - level) * self.level;
        let across = place * self.across;
        if self.sideways { (down, across) } else { (across, down) }
    }

    fn node(&self, node: usize) -> Point {
        self.point(self.layout.levels[node] as f64, self.layout.places[node])
    }

    /// The points of a move, from the edge of one node to that of the other.
    fn line(&self, from: usize, to: usize) -> Vec<Point> {
        let mut points = vec![self.node(from)];
        let top = self.layout.levels[from];
        for (i, place) in self.layout.bends(from, to).iter().enumerate() {
            points.push(self.point((top - 1 - i) as f64, *place));
        }
        points.push(self.node(to));
        let last = points.len() - 1;
        points[0] = self.edge(from, points[1]);
        points[last] = self.edge(to, points[last - 1]);
        points
    }

    /// Where the line from the middle of a node towards a point leaves it: an ellipse, hardly more than its shape.
    fn edge(&self, node: usize, towards: Point) -> Point {
        let at = self.node(node);
        let (dx, dy) = (towards.0 - at.0, towards.1 - at.1);
        let (a, b) = (self.half[node] + 1.0, NODE + 1.0);
        let scale = ((dx / a).powi(2) + (dy / b).powi(2)).sqrt().max(1e-9);
        (at.0 + dx / scale, at.1 + dy / scale)
    }
}

fn scene(drawn: &Drawn<'_>, options: &[Vec<usize>], title: &str, moves: usize) -> Canvas {
    let convention = drawn.convention;
    let places = Places::new(drawn, options);
    let nodes = &drawn.nodes;
    let lost: Vec<String> =
        nodes.iter().filter(|&&node| drawn.wins(node)).take(40).map(|&node| drawn.name(node)).collect();
    let mut canvas = Canvas::new(
        title,
        format!(
            "{} positions, {moves} moves, {convention}. P-positions: {}.",
            nodes.len(),
            if lost.is_empty() { "none".into() } else { lost.join("; ") }
        ),
    );
    // Moves below nodes, winning ones above others.
    for winning in [false, true] {
        for (from, options) in options.iter().enumerate() {
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

/// The heading above and the legend below what was drawn around any place.
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

fn text(drawn: &Drawn<'_>, options: &[Vec<usize>], title: &str, moves: usize) -> String {
    let nodes = &drawn.nodes;
    let mut text = format!("{title}   ({})\n", last_mover(drawn.convention));
    let _ = writeln!(text, "{} positions, {moves} moves; ! marks winning moves", nodes.len());
    let widths = nodes.iter().map(|&node| drawn.states.name(node).chars().count());
    let width = widths.max().unwrap_or(1).min(60);
    for (&node, options) in nodes.iter().zip(options) {
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
