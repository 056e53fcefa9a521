//! The nodes of a state graph whose play always ends.

use super::field;
use crate::shape::Outcome;
use crate::style::Bold;
use grundy::graph::{NodeId, Solved, StateGraph, Worth};
use grundy::{Convention, column_width};
use serde::Serialize;
use std::fmt;

/// The solved nodes of a state graph whose play always ends, in the order of the graph.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlainGraph {
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

impl PlainGraph {
    pub(super) fn new(graph: &StateGraph, solved: &Solved) -> PlainGraph {
        let nodes = solved.iter().map(|(node, worth)| Node::new(graph, solved, node, worth));
        PlainGraph { nodes: nodes.collect() }
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

/// A table of the nodes, with their winning options.
impl fmt::Display for PlainGraph {
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

impl PlainGraph {
    /// The nodes as comma-separated values with a header (RFC 4180).
    pub fn csv(&self) -> impl fmt::Display + '_ {
        Csv(self)
    }
}

struct Csv<'a>(&'a PlainGraph);

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
