//! The nim-value and outcome of every node of a state graph.

use crate::shape::Outcome;
use crate::style::Bold;
use crate::{Answer, Ask, Kind, Refused, Work, World};
use grundy::graph::{NodeId, Solved, StateGraph, Worth, solve_graph};
use grundy::{Budget, Convention, Failure, column_width, nearest};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Asks for the nim-value and the outcomes of every node of a state graph.
///
/// ```
/// use grundy::Budget;
/// use grundy_ask::{Ask, Work, World, graph::Graph};
/// let question = Graph { graph: "from,to\n2,1\n2,0\n1,0".into(), ..Graph::default() };
/// let answer = question.begin(&World::without_files())?.advance(&mut Budget::default())?;
/// assert_eq!((answer.nodes[0].id.as_str(), answer.nodes[0].nim_value), ("2", 2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Graph {
    /// The graph: CSV with the header `from,to`, DOT (`digraph`), or JSON.
    pub graph: String,
    /// The name of the graph's file. Its extension determines the notation.
    #[serde(default)]
    pub file: Option<String>,
    /// Solve only the nodes that can be reached from this one. The default solves all nodes.
    #[serde(default)]
    pub start: Option<String>,
}

/// The solved nodes of a state graph, in the order of the graph.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GraphAnswer {
    /// The nodes.
    pub nodes: Vec<Node>,
}

/// A solved node.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Node {
    /// The name of the node, always text.
    pub id: String,
    /// The nim-value under normal play.
    pub nim_value: u64,
    /// Who wins under normal play.
    pub normal: Outcome,
    /// Who wins under misère play.
    pub misere: Outcome,
    /// The number of moves left under best normal play.
    pub remoteness_normal: u32,
    /// The number of moves left under best misère play.
    pub remoteness_misere: u32,
    /// The options that win under normal play.
    #[serde(skip)]
    winning: Vec<String>,
}

/// The work of solving a state graph.
pub struct SolvingGraph {
    graph: StateGraph,
    start: Option<NodeId>,
}

impl Ask for Graph {
    const NAME: &'static str = "graph";
    type Work = SolvingGraph;

    fn begin(self, _: &World<'_>) -> Result<SolvingGraph, Refused> {
        let graph = StateGraph::read(&self.graph, self.file.as_deref())?;
        let start = self.start.map(|name| node(&graph, &name)).transpose()?;
        Ok(SolvingGraph { graph, start })
    }
}

/// The node with this name.
///
/// # Errors
/// No node has this name. The refusal suggests the most similar name.
pub fn node(graph: &StateGraph, name: &str) -> Result<NodeId, Refused> {
    graph.node(name).ok_or_else(|| {
        let near = nearest(name, graph.names().take(MAX_COMPARED_NAMES));
        let hint = near.map_or(String::new(), |near| format!("; did you mean `{near}`?"));
        Refused::new(Kind::Unknown, format!("the graph has no node `{name}`{hint}"))
    })
}

/// The search for a similar name compares at most this many names.
const MAX_COMPARED_NAMES: usize = 10_000;

impl Work for SolvingGraph {
    type Answer = GraphAnswer;

    fn advance(&mut self, budget: &mut Budget<'_>) -> Result<GraphAnswer, Failure> {
        let solved = solve_graph(&self.graph, self.start, budget)?;
        let nodes = solved.iter().map(|(node, worth)| Node::new(&self.graph, &solved, node, worth));
        Ok(GraphAnswer { nodes: nodes.collect() })
    }
}

impl Node {
    fn new(graph: &StateGraph, solved: &Solved, node: NodeId, worth: Worth) -> Node {
        let winning = solved.winning(graph.rows(), node, Convention::Normal);
        Node {
            id: graph.name(node).into(),
            nim_value: worth.nim_value().0,
            normal: worth.outcome(Convention::Normal).into(),
            misere: worth.outcome(Convention::Misere).into(),
            remoteness_normal: worth.remoteness(Convention::Normal),
            remoteness_misere: worth.remoteness(Convention::Misere),
            winning: winning.map(|option| graph.name(option).into()).collect(),
        }
    }
}

impl Answer for GraphAnswer {}

/// A table of the nodes, with their winning options.
impl fmt::Display for GraphAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = column_width(self.nodes.iter().map(|node| &*node.id).chain(["node"]));
        let heading = format!(
            "{:<width$}  nim-value  normal  misère  remoteness (normal)  (misère)  winning options",
            "node"
        );
        Bold(heading.trim_end()).fmt(f)?;
        writeln!(f)?;
        for node in &self.nodes {
            let line = format!(
                "{:<width$}  {:>9}  {:<6}  {:<6}  {:>19}  {:>8}  {}",
                node.id,
                node.nim_value,
                node.normal.letter(),
                node.misere.letter(),
                node.remoteness_normal,
                node.remoteness_misere,
                node.winning.join(" ")
            );
            writeln!(f, "{}", line.trim_end())?;
        }
        Ok(())
    }
}

impl GraphAnswer {
    /// The nodes as comma-separated values with a header (RFC 4180).
    pub fn csv(&self) -> impl fmt::Display + '_ {
        Csv(self)
    }
}

struct Csv<'a>(&'a GraphAnswer);

impl fmt::Display for Csv<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "id,nim_value,normal,misere,remoteness_normal,remoteness_misere")?;
        self.0.nodes.iter().try_for_each(|node| {
            writeln!(
                f,
                "{},{},{},{},{},{}",
                field(&node.id),
                node.nim_value,
                node.normal.letter(),
                node.misere.letter(),
                node.remoteness_normal,
                node.remoteness_misere
            )
        })
    }
}

/// A CSV field, in quotes if necessary.
fn field(text: &str) -> String {
    if text.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.into()
    }
}
