//! The nim-value and outcome of every node of a state graph.

mod columns;
mod labelled;
mod line;
mod loopy;
mod plain;

pub use columns::{Cell, Column, ColumnKind};
pub use labelled::{LabelledGraph, LabelledNode, NodeLabel};
pub use line::{FindingLine, GraphLine, GraphLineAnswer, GraphOption};
pub use loopy::{LoopyGraph, LoopyNode};
pub use plain::{Node, PlainGraph};

use crate::{Answer, Ask, Kind, Refused, Work, World};
use grundy::certificate::LoopyCertificate;
use grundy::graph::{NodeId, StateGraph, quote, solve_graph, solve_labelled};
use grundy::loopy::LoopyWorths;
use grundy::{Budget, Failure, Position, nearest};
use grundy_words::say;
use serde::ser::SerializeStruct as _;
use serde::{Deserialize, Serialize, Serializer};
use std::fmt;
use std::sync::Arc;

/// Asks for the nim-value and the outcomes of every node of a state graph.
///
/// ```
/// use grundy::Budget;
/// use grundy_ask::{Ask, Work, World, graph::{Graph, GraphAnswer}};
/// let question = Graph { graph: "from,to\n2,1\n2,0\n1,0".into(), ..Graph::default() };
/// let answer = question.begin(&World::without_files())?.advance(&mut Budget::default())?;
/// let GraphAnswer::Plain(answer) = answer else { panic!("a graph without cycles") };
/// let first = answer.nodes().next().unwrap();
/// assert_eq!((first.id, first.nim_value), ("2", 2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Graph {
    /// The graph: CSV with the header `from,to`, DOT (`digraph`), JSON, or GraphML where it is built in.
    pub graph: String,
    /// The name of the graph's file. Its extension determines the notation.
    #[serde(default)]
    pub file: Option<String>,
    /// Answer for the nodes that can be reached from this one alone. The default is all nodes.
    #[serde(default)]
    pub start: Option<String>,
    /// Whether play may go on for ever, which is a draw. Without it, a graph with a cycle is refused. A graph that
    /// labels its ends needs play that ends.
    #[serde(default)]
    pub loopy: bool,
}

/// The solved nodes of a state graph, in the order of the graph.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum GraphAnswer {
    /// Play always ends.
    Plain(#[cfg_attr(feature = "schema", schemars(with = "plain::Shape<'static>"))] PlainGraph),
    /// Play may go on for ever.
    Loopy(#[cfg_attr(feature = "schema", schemars(with = "loopy::Shape<'static>"))] Box<LoopyGraph>),
    /// Play always ends, and the graph labels its ends.
    Labelled(#[cfg_attr(feature = "schema", schemars(with = "labelled::Shape<'static>"))] LabelledGraph),
}

/// The work of solving a state graph.
pub struct SolvingGraph {
    graph: Arc<StateGraph>,
    start: Option<NodeId>,
    loopy: bool,
}

impl Ask for Graph {
    const NAME: &'static str = "graph";
    type Work = SolvingGraph;

    fn begin(self, _: &World<'_>) -> Result<SolvingGraph, Refused> {
        let graph = StateGraph::read(&self.graph, self.file.as_deref())?;
        SolvingGraph::of(graph, self.start.as_deref(), self.loopy)
    }
}

impl SolvingGraph {
    /// Begins with a graph that has been read, from the bytes of a file for example.
    ///
    /// # Errors
    /// The graph has no such start, or it labels its ends and is said to be loopy.
    pub fn of(graph: StateGraph, start: Option<&str>, loopy: bool) -> Result<SolvingGraph, Refused> {
        let start = start.map(|name| node(&graph, name)).transpose()?;
        refuse_loopy_labels(&graph, loopy)?;
        Ok(SolvingGraph { graph: Arc::new(graph), start, loopy })
    }
}

/// Refuses labels where play may go on for ever.
fn refuse_loopy_labels(graph: &StateGraph, loopy: bool) -> Result<(), Refused> {
    if loopy && graph.is_labelled() {
        let message = say!("refused-graph-labels-ends-needs-play");
        return Err(Refused::new(Kind::Unsuited, message));
    }
    Ok(())
}

/// The node with this name.
///
/// # Errors
/// No node has this name. The refusal suggests the most similar name.
pub fn node(graph: &StateGraph, name: &str) -> Result<NodeId, Refused> {
    graph.node(name).ok_or_else(|| {
        let message = match nearest(name, graph.names().take(MAX_COMPARED_NAMES)) {
            Some(near) => say!("refused-no-node-but", name = name, near = near),
            None => say!("refused-no-node", name = name),
        };
        Refused::new(Kind::Unknown, message)
    })
}

/// The search for a similar name compares at most this many names.
const MAX_COMPARED_NAMES: usize = 10_000;

impl Work for SolvingGraph {
    type Answer = GraphAnswer;

    fn advance(&mut self, budget: &mut Budget<'_>) -> Result<GraphAnswer, Failure> {
        let SolvingGraph { graph, start, loopy } = self;
        if graph.is_labelled() {
            let solved = solve_labelled(graph, *start, budget)?;
            return Ok(GraphAnswer::Labelled(LabelledGraph::new(graph.clone(), solved)));
        }
        if *loopy {
            let solved = LoopyWorths::of(graph.rows(), budget)?;
            let nodes = LoopyGraph::new(graph.clone(), *start, solved, budget)?;
            return Ok(GraphAnswer::Loopy(Box::new(nodes)));
        }
        let solved = solve_graph(graph, *start, budget)?;
        Ok(GraphAnswer::Plain(PlainGraph::new(graph.clone(), solved)))
    }
}

impl SolvingGraph {
    /// The certificate of the values of all nodes, where play may go on for ever.
    ///
    /// # Errors
    /// Play of the question ends, or a spent budget.
    pub fn certificate(&self, budget: &mut Budget<'_>) -> Result<LoopyCertificate, Failure> {
        if !self.loopy {
            return Err(Failure::Refused(say!("refused-certificate-values-all-nodes-graphs")));
        }
        let text = format!("graph {} : {}", self.graph, quote(self.graph.name(self.start.unwrap_or(0))));
        let position = Position::parse(&text).map_err(|error| Failure::Refused(error.sentence()))?;
        LoopyCertificate::of_graph(&position, budget)
    }
}

impl Answer for GraphAnswer {}

/// A table of the nodes, with their best options.
impl fmt::Display for GraphAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GraphAnswer::Plain(graph) => graph.fmt(f),
            GraphAnswer::Loopy(graph) => graph.fmt(f),
            GraphAnswer::Labelled(graph) => graph.fmt(f),
        }
    }
}

/// The names of nodes.
fn names(graph: &StateGraph, nodes: impl Iterator<Item = NodeId>) -> Vec<&str> {
    nodes.map(|node| graph.name(node)).collect()
}

/// Writes an object with the field `nodes`, node by node.
fn serialize_nodes<S: Serializer, T: Serialize, I: Iterator<Item = T>>(
    nodes: impl Fn() -> I,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let mut object = serializer.serialize_struct("Nodes", 1)?;
    object.serialize_field("nodes", &Sequence(nodes))?;
    object.end()
}

/// A sequence that is made while it is written.
struct Sequence<F>(F);

impl<T: Serialize, I: Iterator<Item = T>, F: Fn() -> I> Serialize for Sequence<F> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq((self.0)())
    }
}
