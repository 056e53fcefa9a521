//! State graphs: levels, nim-values on the nodes, winning moves thick.

mod dot;
pub mod layout;
mod places;

use super::{Picture, TEXT, clipped, last_mover, role_of, too_large};
use crate::figure::Figure;
use crate::look::Role;
use crate::scene::Scene;
use crate::states::reachable;
use grundy::graph::{NodeId, Solved, StateGraph, solve_graph};
use grundy::{Budget, Convention, Failure, Outcome, Position, column_width};
use grundy_words::say;
use places::{NODE, Places};
use std::fmt::Write as _;

/// The largest number of nodes.
const MAX_NODES: usize = 5000;
/// The largest number of edges.
const MAX_EDGES: usize = 100_000;
/// The longest name on a node.
const MAX_LETTERS: usize = 28;

/// The size of a state graph, and what its nodes are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Nodes {
    /// More nodes are refused; 5000 at most.
    pub most: usize,
    /// Whether positions that are alike, as mirrored boards are, become one node.
    pub merge: bool,
}

impl Nodes {
    /// Each position as a node, this many at most.
    pub fn at_most(most: usize) -> Nodes {
        Nodes { most, merge: false }
    }
}

/// The state graph of a position: all that can be reached from it, each position under its own name.
///
/// ```
/// use grundy::{Budget, Convention, Position};
/// use grundy_draw::{Figure, Nodes, graph};
/// let position = Position::parse("candies : 13")?;
/// let nodes = Nodes::at_most(100);
/// let picture = graph(&position, Convention::Normal, nodes, &Figure::default(), &mut Budget::default())?;
/// assert!(picture.text.contains("14 positions, 23 moves"));
/// assert!(picture.dot.unwrap().starts_with("digraph"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// Too many positions, or more than 100000 moves; a cycle; the rule's own failure, or the end of
/// the budget.
pub fn graph(
    position: &Position,
    convention: Convention,
    nodes: Nodes,
    figure: &Figure,
    budget: &mut Budget<'_>,
) -> Result<Picture, Failure> {
    let reached = reachable(position, nodes.merge, nodes.most.min(MAX_NODES), budget)?;
    let drawn = Drawn::new(&reached.states, None, convention, nodes.most, budget)?;
    Ok(picture(&drawn, clipped(&position.to_string(), 90), reached.merged, figure))
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
    figure: &Figure,
    budget: &mut Budget<'_>,
) -> Result<Picture, Failure> {
    let title = match start {
        Some(start) => format!("state graph from {}", clipped(states.name(start), 60)),
        None => "state graph".into(),
    };
    let drawn = Drawn::new(states, start, convention, most, budget)?;
    Ok(picture(&drawn, title, false, figure))
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

fn picture(drawn: &Drawn<'_>, title: String, merged: bool, figure: &Figure) -> Picture {
    let nodes = &drawn.nodes;
    let shown = figure.answers.shown();
    let wins = last_mover(drawn.convention);
    let dot = Some(dot::dot(drawn, &title, shown));
    let mut scene = Scene::new(figure, title, wins);
    let places = Places::new(drawn);
    // Moves below nodes, winning ones above others.
    for winning in [false, true] {
        for (from, options) in drawn.options.iter().enumerate() {
            for &to in options.iter().filter(|&&to| drawn.wins(nodes[to]) == winning) {
                let role = if winning && shown { Role::Winning } else { Role::Move };
                scene.body.path(places.line(from, to), true, role);
            }
        }
    }
    for i in 0..nodes.len() {
        draw_node(&mut scene, drawn, &places, i);
    }
    if shown {
        let outcomes = nodes.iter().map(|&node| drawn.outcome(node));
        for outcome in [Outcome::Previous, Outcome::Next] {
            if outcomes.clone().any(|other| other == outcome) {
                let means = if outcome == Outcome::Previous {
                    say!("figure-p-position")
                } else {
                    say!("figure-n-position")
                };
                scene.explain(role_of(outcome), means);
            }
        }
        let wins = || drawn.options.iter().flatten().map(|&to| drawn.wins(nodes[to]));
        if wins().any(|wins| wins) {
            scene.explain(Role::Winning, say!("figure-winning-move"));
        }
        if wins().any(|wins| !wins) {
            scene.explain(Role::Move, say!("figure-other-move"));
        }
    }
    if merged {
        let alike = say!("figure-alike");
        scene.notes.push(alike);
    }
    let lost = nodes.iter().filter(|&&node| drawn.wins(node)).take(40).map(|&node| drawn.name(node));
    let lost: Vec<String> = lost.collect();
    let lost = if lost.is_empty() { say!("figure-nothing") } else { lost.join("; ") };
    scene.gist = format!("{}: {lost}", say!("figure-p-positions"));
    scene.about = say!("figure-graph-size", positions = nodes.len(), moves = drawn.moves());
    scene.key = nodes.iter().zip(&drawn.options).map(|(&node, options)| key(drawn, node, options)).collect();
    scene.text = text(drawn, figure);
    Picture { dot, ..scene.finish() }
}

fn draw_node(scene: &mut Scene<'_>, drawn: &Drawn<'_>, places: &Places, i: usize) {
    let node = drawn.nodes[i];
    let shown = scene.figure.answers.shown();
    let canvas = &mut scene.body;
    let at = places.node(i);
    let outcome = drawn.outcome(node);
    let first = canvas.shapes.len();
    let half = places.half[i];
    let role = if shown { role_of(outcome) } else { Role::Cell };
    canvas.pill((at.0 - half, at.1 - NODE), (2.0 * half, 2.0 * NODE), role);
    if role == Role::P {
        let (inside, size) = ((half - 5.0, NODE - 4.0), (2.0 * half - 10.0, 2.0 * NODE - 8.0));
        canvas.pill((at.0 - inside.0, at.1 - inside.1), size, Role::Plate);
    }
    let mut says = drawn.states.name(node).to_string();
    if shown {
        let _ = write!(says, ": {outcome}");
    }
    match drawn.value(node).filter(|_| shown) {
        Some(value) => {
            canvas.label((at.0, at.1 - 6.0), TEXT, drawn.name(node), Role::Strong);
            canvas.label((at.0, at.1 + 8.0), TEXT - 2.0, format!("*{value}"), Role::Ink);
            let _ = write!(says, ", *{value}");
        }
        None => canvas.label(at, TEXT, drawn.name(node), Role::Strong),
    }
    canvas.group(first, says);
}

/// Who wins a node, its value, and the winning moves.
fn key(drawn: &Drawn<'_>, node: NodeId, options: &[usize]) -> String {
    let value = drawn.value(node).map_or(String::new(), |value| format!(" *{value}"));
    let wins = options.iter().filter(|&&to| drawn.wins(drawn.nodes[to]));
    let wins: Vec<&str> = wins.map(|&to| drawn.states.name(drawn.nodes[to])).collect();
    let to = if wins.is_empty() { String::new() } else { format!(" → {}", wins.join("  ")) };
    format!("{}: {}{value}{to}", drawn.states.name(node), drawn.outcome(node))
}

fn text(drawn: &Drawn<'_>, figure: &Figure) -> String {
    let nodes = &drawn.nodes;
    let shown = figure.answers.shown();
    let sign = if shown { format!("; {}", say!("figure-sign-wins")) } else { String::new() };
    let mut text =
        format!("{}{sign}\n", say!("figure-graph-size", positions = nodes.len(), moves = drawn.moves()));
    let width = column_width(nodes.iter().map(|&node| drawn.states.name(node)));
    for (&node, options) in nodes.iter().zip(&drawn.options) {
        let value = drawn.value(node).map_or(String::new(), |value| format!("  *{value:<3}"));
        let worth = if shown { format!("{}{value}", drawn.outcome(node)) } else { "_".into() };
        let to = options.iter().map(|&to| {
            let sign = if shown && drawn.wins(nodes[to]) { "!" } else { "" };
            format!("{}{sign}", drawn.states.name(nodes[to]))
        });
        let to = to.collect::<Vec<_>>().join("  ");
        let name = drawn.states.name(node);
        let line = format!("{name:<width$}  {worth}  {}", if to.is_empty() { "" } else { "→ " });
        let _ = writeln!(text, "{}", format!("{line}{to}").trim_end());
    }
    text
}
