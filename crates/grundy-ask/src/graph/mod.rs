//! The nim-value and outcome of every node of a state graph.

mod loopy;
mod plain;

pub use loopy::{LoopyGraph, LoopyNode};
pub use plain::{Node, PlainGraph};

use crate::{Answer, Ask, Kind, Refused, Work, World};
use grundy::graph::{NodeId, StateGraph, solve_graph};
use grundy::loopy::LoopyWorths;
use grundy::{Budget, Failure, nearest};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Asks for the nim-value and the outcomes of every node of a state graph.
///
/// ```
/// use grundy::Budget;
/// use grundy_ask::{Ask, Work, World, graph::{Graph, GraphAnswer}};
/// let question = Graph { graph: "from,to\n2,1\n2,0\n1,0".into(), ..Graph::default() };
/// let answer = question.begin(&World::without_files())?.advance(&mut Budget::default())?;
/// let GraphAnswer::Plain(answer) = answer else { panic!("a graph without cycles") };
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
    /// Whether play may go on for ever, which is a draw. Without it, a graph with a cycle is refused.
    #[serde(default)]
    pub loopy: bool,
}

/// The solved nodes of a state graph, in the order of the graph.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum GraphAnswer {
    /// Play always ends.
    Plain(PlainGraph),
    /// Play may go on for ever.
    Loopy(LoopyGraph),
}

/// The work of solving a state graph.
pub struct SolvingGraph {
    graph: StateGraph,
    start: Option<NodeId>,
    loopy: bool,
}

impl Ask for Graph {
    const NAME: &'static str = "graph";
    type Work = SolvingGraph;

    fn begin(self, _: &World<'_>) -> Result<SolvingGraph, Refused> {
        let graph = StateGraph::read(&self.graph, self.file.as_deref())?;
        let start = self.start.map(|name| node(&graph, &name)).transpose()?;
        Ok(SolvingGraph { graph, start, loopy: self.loopy })
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
        let SolvingGraph { graph, start, loopy } = self;
        if *loopy {
            let solved = LoopyWorths::of(graph.rows(), budget)?;
            return LoopyGraph::new(graph, *start, &solved, budget).map(GraphAnswer::Loopy);
        }
        let solved = solve_graph(graph, *start, budget)?;
        Ok(GraphAnswer::Plain(PlainGraph::new(graph, &solved)))
    }
}

impl Answer for GraphAnswer {}

/// A table of the nodes, with their best options.
impl fmt::Display for GraphAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GraphAnswer::Plain(graph) => graph.fmt(f),
            GraphAnswer::Loopy(graph) => graph.fmt(f),
        }
    }
}

impl GraphAnswer {
    /// The nodes as comma-separated values with a header (RFC 4180).
    pub fn csv(&self) -> String {
        match self {
            GraphAnswer::Plain(graph) => graph.csv().to_string(),
            GraphAnswer::Loopy(graph) => graph.csv().to_string(),
        }
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
