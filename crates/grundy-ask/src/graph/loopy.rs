//! The nodes of a state graph whose play may go on for ever.

use super::columns::{Cell, Column, Table};
use super::plain::heads;
use super::{Sequence, names};
use crate::NoAnswer;
use crate::shape::{Outcome, fields};
use crate::solve::Certified;
use crate::style::Bold;
use grundy::graph::{NodeId, StateGraph, reached};
use grundy::loopy::{LoopyValue, LoopyWorths};
use grundy::{Budget, Convention, Stopped, column_width};
use grundy_words::say;
use serde::ser::SerializeStruct as _;
use serde::{Serialize, Serializer};
use std::fmt;
use std::sync::Arc;

/// The solved nodes of a state graph whose play may go on for ever, in the order of the graph. They are written one
/// by one, so that a long list takes no memory of its own.
#[derive(Clone, Debug)]
pub struct LoopyGraph {
    graph: Arc<StateGraph>,
    solved: LoopyWorths,
    /// The nodes of the question; all if it is empty.
    shown: Vec<bool>,
    /// The certificate of the values of all nodes of the graph, if a program wrote one.
    pub certificate: Option<Certified>,
    /// Why a program could not write the certificate that was asked for.
    pub no_certificate: Option<NoAnswer>,
}

/// A solved node of a loopy game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LoopyNode<'g> {
    /// The name of the node, always text.
    pub id: &'g str,
    /// The nim-value under normal play; null if the value is infinite.
    pub nim_value: Option<u64>,
    /// For an infinite value, the nim-values of the options that have one; null if the value is finite.
    pub infinite: Option<Vec<u64>>,
    /// Who wins under normal play.
    pub normal: Outcome,
    /// Who wins under misère play.
    pub misere: Outcome,
    /// The number of moves left under best normal play; null for a draw.
    pub remoteness_normal: Option<u32>,
    /// The number of moves left under best misère play; null for a draw.
    pub remoteness_misere: Option<u32>,
    /// The options that win under normal play, or that keep the draw.
    pub best: Vec<&'g str>,
    /// The options that win under misère play, or that keep the draw.
    pub best_misere: Vec<&'g str>,
}

/// The solved nodes of a state graph whose play may go on for ever, in the order of the graph.
#[cfg(feature = "schema")]
#[derive(schemars::JsonSchema)]
#[schemars(rename = "LoopyGraph")]
#[expect(dead_code, reason = "only its schema counts")]
pub(super) struct Shape<'g> {
    /// The nodes.
    nodes: Vec<LoopyNode<'g>>,
    /// The certificate of the values of all nodes of the graph, if a program wrote one.
    #[serde(skip_serializing_if = "Option::is_none")]
    certificate: Option<Certified>,
    /// Why a program could not write the certificate that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    no_certificate: Option<NoAnswer>,
}

impl Serialize for LoopyGraph {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_struct("Nodes", 3)?;
        object.serialize_field("nodes", &Sequence(|| self.nodes()))?;
        if let Some(certificate) = &self.certificate {
            object.serialize_field("certificate", certificate)?;
        }
        if let Some(why) = &self.no_certificate {
            object.serialize_field("no_certificate", why)?;
        }
        object.end()
    }
}

impl LoopyGraph {
    pub(super) fn new(
        graph: Arc<StateGraph>,
        start: Option<NodeId>,
        solved: LoopyWorths,
        budget: &mut Budget<'_>,
    ) -> Result<LoopyGraph, Stopped> {
        let shown = match start {
            Some(start) => reached(graph.rows(), start, budget)?,
            None => Vec::new(),
        };
        Ok(LoopyGraph { graph, solved, shown, certificate: None, no_certificate: None })
    }

    /// The solved nodes.
    pub fn nodes(&self) -> impl Iterator<Item = LoopyNode<'_>> {
        self.solved().map(|node| self.node(node))
    }

    fn node(&self, node: NodeId) -> LoopyNode<'_> {
        let (graph, solved) = (&self.graph, &self.solved);
        let rows = graph.rows();
        let (nim_value, infinite) = fields(solved.value(rows, node));
        LoopyNode {
            id: graph.name(node),
            nim_value,
            infinite,
            normal: solved.outcome(node, Convention::Normal).into(),
            misere: solved.outcome(node, Convention::Misere).into(),
            remoteness_normal: solved.remoteness(node, Convention::Normal),
            remoteness_misere: solved.remoteness(node, Convention::Misere),
            best: names(graph, solved.best(rows, node, Convention::Normal)),
            best_misere: names(graph, solved.best(rows, node, Convention::Misere)),
        }
    }
}

/// A table of the nodes, with the options that win or keep the draw.
impl fmt::Display for LoopyGraph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rows = self.graph.rows();
        let value = |node| self.solved.value(rows, node).to_string();
        let ids = self.solved().map(|node| self.graph.name(node));
        let node = say!("graph-head-node");
        let width = column_width(ids.chain([&*node]));
        let [head, normal, misere, left, left_misere] = heads();
        let wide = [&normal, &misere, &left, &left_misere].map(|head| column_width([&**head]));
        let [normals, miseres, lefts, lefts_misere] = wide;
        let best = say!("graph-head-best-options");
        let values = self.solved().map(|node| column_width([&*value(node)])).max();
        let values = values.unwrap_or(0).max(column_width([&*head]));
        let heading =
            format!("{node:<width$}  {head:>values$}  {normal}  {misere}  {left}  {left_misere}  {best}");
        Bold(heading.trim_end()).fmt(f)?;
        writeln!(f)?;
        let mut infinite = false;
        for (id, node) in self.solved().zip(self.nodes()) {
            infinite |= node.infinite.is_some();
            let line = format!(
                "{:<width$}  {:>values$}  {:<normals$}  {:<miseres$}  {:>lefts$}  {:>lefts_misere$}  {}",
                node.id,
                value(id),
                node.normal.letter(),
                node.misere.letter(),
                moves(node.remoteness_normal),
                moves(node.remoteness_misere),
                node.best.join(" ")
            );
            writeln!(f, "{}", line.trim_end())?;
        }
        if infinite {
            writeln!(f, "{}", say!("graph-infinite"))?;
        }
        self.certificate.as_ref().map_or(Ok(()), |certificate| writeln!(f, "{certificate}"))
    }
}

/// A remoteness, or a dash for a draw.
fn moves(remoteness: Option<u32>) -> String {
    remoteness.map_or_else(|| "–".into(), |moves| moves.to_string())
}

/// The columns behind the name.
const COLUMNS: &[Column] = &[
    Column::number("nim_value"),
    Column::text("infinite"),
    Column::text("normal"),
    Column::text("misere"),
    Column::number("remoteness_normal"),
    Column::number("remoteness_misere"),
];

impl Table for LoopyGraph {
    fn graph(&self) -> &StateGraph {
        &self.graph
    }

    fn columns(&self) -> &'static [Column] {
        COLUMNS
    }

    fn solved(&self) -> Box<dyn Iterator<Item = NodeId> + '_> {
        let nodes = 0..self.graph.len() as NodeId;
        Box::new(nodes.filter(|&node| self.shown.get(node as usize) != Some(&false)))
    }

    fn cell(&self, node: NodeId, column: usize) -> Cell<'_> {
        let solved = &self.solved;
        match column {
            0 | 1 => match (column, solved.value(self.graph.rows(), node)) {
                (0, LoopyValue::Finite(value)) => Cell::Number(value),
                (1, value @ LoopyValue::Infinite(_)) => Cell::Text(value.to_string().into()),
                _ => Cell::Empty,
            },
            2 => Cell::letter(solved.outcome(node, Convention::Normal).letter()),
            3 => Cell::letter(solved.outcome(node, Convention::Misere).letter()),
            4 => Cell::maybe(solved.remoteness(node, Convention::Normal)),
            5 => Cell::maybe(solved.remoteness(node, Convention::Misere)),
            _ => panic!("no column {column}"),
        }
    }
}
