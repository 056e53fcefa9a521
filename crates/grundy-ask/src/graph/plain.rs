//! The nodes of a state graph whose play always ends.

use super::columns::{Cell, Column, Table};
use super::names;
use crate::shape::Outcome;
use crate::style::Bold;
use grundy::graph::{NodeId, Solved, StateGraph, Worth};
use grundy::{Convention, column_width};
use grundy_words::say;
use serde::{Serialize, Serializer};
use std::fmt;
use std::sync::Arc;

/// The solved nodes of a state graph whose play always ends, in the order of the graph. They are written one by one,
/// so that a long list takes no memory of its own.
#[derive(Clone, Debug)]
pub struct PlainGraph {
    graph: Arc<StateGraph>,
    solved: Solved,
}

/// A solved node.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Node<'g> {
    /// The name of the node, always text.
    pub id: &'g str,
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
    pub best: Vec<&'g str>,
    /// The options that win under misère play.
    pub best_misere: Vec<&'g str>,
}

/// The solved nodes of a state graph whose play always ends, in the order of the graph.
#[cfg(feature = "schema")]
#[derive(schemars::JsonSchema)]
#[schemars(rename = "PlainGraph")]
#[expect(dead_code, reason = "only its schema counts")]
pub(super) struct Shape<'g> {
    /// The nodes.
    nodes: Vec<Node<'g>>,
}

impl Serialize for PlainGraph {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        super::serialize_nodes(|| self.nodes(), serializer)
    }
}

impl PlainGraph {
    pub(super) fn new(graph: Arc<StateGraph>, solved: Solved) -> PlainGraph {
        PlainGraph { graph, solved }
    }

    /// The solved nodes.
    pub fn nodes(&self) -> impl Iterator<Item = Node<'_>> {
        self.solved.iter().map(|(node, worth)| self.node(node, worth))
    }

    fn node(&self, node: NodeId, worth: Worth) -> Node<'_> {
        let best = |convention| names(&self.graph, self.solved.winning(self.graph.rows(), node, convention));
        Node {
            id: self.graph.name(node),
            nim_value: worth.nim_value().0,
            normal: worth.outcome(Convention::Normal).into(),
            misere: worth.outcome(Convention::Misere).into(),
            remoteness_normal: worth.remoteness(Convention::Normal),
            remoteness_misere: worth.remoteness(Convention::Misere),
            best: best(Convention::Normal),
            best_misere: best(Convention::Misere),
        }
    }
}

/// A table of the nodes, with their winning options.
impl fmt::Display for PlainGraph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ids = self.solved.iter().map(|(node, _)| self.graph.name(node));
        let node = say!("graph-head-node");
        let width = column_width(ids.chain([&*node]));
        let [value, normal, misere, left, left_misere] = heads();
        let wide = [&value, &normal, &misere, &left, &left_misere].map(|head| column_width([&**head]));
        let [values, normals, miseres, lefts, lefts_misere] = wide;
        let best = say!("graph-head-winning-options");
        let heading = format!("{node:<width$}  {value}  {normal}  {misere}  {left}  {left_misere}  {best}");
        Bold(heading.trim_end()).fmt(f)?;
        writeln!(f)?;
        for node in self.nodes() {
            let line = format!(
                "{:<width$}  {:>values$}  {:<normals$}  {:<miseres$}  {:>lefts$}  {:>lefts_misere$}  {}",
                node.id,
                node.nim_value,
                node.normal.letter(),
                node.misere.letter(),
                node.remoteness_normal,
                node.remoteness_misere,
                node.best.join(" ")
            );
            writeln!(f, "{}", line.trim_end())?;
        }
        Ok(())
    }
}

/// The columns behind the name.
/// The heads of the columns of numbers and outcomes.
pub(super) fn heads() -> [String; 5] {
    [
        say!("graph-head-nim-value"),
        say!("graph-head-normal"),
        say!("graph-head-misere"),
        say!("graph-head-remoteness-normal"),
        say!("graph-head-remoteness-misere"),
    ]
}

const COLUMNS: &[Column] = &[
    Column::number("nim_value"),
    Column::text("normal"),
    Column::text("misere"),
    Column::number("remoteness_normal"),
    Column::number("remoteness_misere"),
];

impl Table for PlainGraph {
    fn graph(&self) -> &StateGraph {
        &self.graph
    }

    fn columns(&self) -> &'static [Column] {
        COLUMNS
    }

    fn solved(&self) -> Box<dyn Iterator<Item = NodeId> + '_> {
        Box::new(self.solved.iter().map(|(node, _)| node))
    }

    fn cell(&self, node: NodeId, column: usize) -> Cell<'_> {
        let worth = self.solved.get(node).expect("the node is solved");
        match column {
            0 => Cell::Number(worth.nim_value().0),
            1 => Cell::letter(worth.outcome(Convention::Normal).letter()),
            2 => Cell::letter(worth.outcome(Convention::Misere).letter()),
            3 => Cell::Number(worth.remoteness(Convention::Normal).into()),
            4 => Cell::Number(worth.remoteness(Convention::Misere).into()),
            _ => panic!("no column {column}"),
        }
    }
}
