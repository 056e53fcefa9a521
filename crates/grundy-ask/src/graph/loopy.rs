//! The nodes of a state graph whose play may go on for ever.

use super::field;
use crate::shape::Outcome;
use crate::style::Bold;
use grundy::graph::{NodeId, Rows, StateGraph};
use grundy::loopy::{LoopyValue, LoopyWorths};
use grundy::{Budget, Convention, Failure, column_width};
use serde::Serialize;
use std::fmt;

/// The solved nodes of a state graph whose play may go on for ever, in the order of the graph.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LoopyGraph {
    /// The nodes.
    pub nodes: Vec<LoopyNode>,
}

/// A solved node of a loopy game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LoopyNode {
    /// The name of the node, always text.
    pub id: String,
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
    pub best: Vec<String>,
    #[serde(skip)]
    value: String,
}

impl LoopyGraph {
    pub(super) fn new(
        graph: &StateGraph,
        start: Option<NodeId>,
        solved: &LoopyWorths,
        budget: &mut Budget<'_>,
    ) -> Result<LoopyGraph, Failure> {
        let rows = graph.rows();
        let shown = match start {
            Some(start) => reached(rows, start, budget)?,
            None => vec![true; rows.len()],
        };
        let nodes = (0..rows.len() as NodeId).filter(|&node| shown[node as usize]);
        Ok(LoopyGraph { nodes: nodes.map(|node| LoopyNode::new(graph, solved, node)).collect() })
    }

    /// The nodes as comma-separated values with a header (RFC 4180).
    pub(super) fn csv(&self) -> impl fmt::Display + '_ {
        Csv(self)
    }
}

/// Which nodes a node can reach.
fn reached(rows: &Rows, start: NodeId, budget: &mut Budget<'_>) -> Result<Vec<bool>, Failure> {
    let mut reached = vec![false; rows.len()];
    let mut stack = vec![start];
    reached[start as usize] = true;
    while let Some(node) = stack.pop() {
        budget.spend(1 + rows.options(node).len() as u64)?;
        for &option in rows.options(node) {
            if !std::mem::replace(&mut reached[option as usize], true) {
                stack.push(option);
            }
        }
    }
    Ok(reached)
}

impl LoopyNode {
    fn new(graph: &StateGraph, solved: &LoopyWorths, node: NodeId) -> LoopyNode {
        let rows = graph.rows();
        let value = solved.value(rows, node);
        let shown = value.to_string();
        let (nim_value, infinite) = match value {
            LoopyValue::Finite(value) => (Some(value), None),
            LoopyValue::Infinite(options) => (None, Some(options.into())),
        };
        let best = solved.best(rows, node, Convention::Normal);
        LoopyNode {
            id: graph.name(node).into(),
            nim_value,
            infinite,
            normal: solved.outcome(node, Convention::Normal).into(),
            misere: solved.outcome(node, Convention::Misere).into(),
            remoteness_normal: solved.remoteness(node, Convention::Normal),
            remoteness_misere: solved.remoteness(node, Convention::Misere),
            best: best.map(|option| graph.name(option).into()).collect(),
            value: shown,
        }
    }
}

/// A table of the nodes, with the options that win or keep the draw.
impl fmt::Display for LoopyGraph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = column_width(self.nodes.iter().map(|node| &*node.id).chain(["node"]));
        let values = column_width(self.nodes.iter().map(|node| &*node.value).chain(["nim-value"]));
        let heading = format!(
            "{:<width$}  {:>values$}  normal  misère  remoteness (normal)  (misère)  best options",
            "node", "nim-value"
        );
        Bold(heading.trim_end()).fmt(f)?;
        writeln!(f)?;
        for node in &self.nodes {
            let line = format!(
                "{:<width$}  {:>values$}  {:<6}  {:<6}  {:>19}  {:>8}  {}",
                node.id,
                node.value,
                node.normal.letter(),
                node.misere.letter(),
                moves(node.remoteness_normal),
                moves(node.remoteness_misere),
                node.best.join(" ")
            );
            writeln!(f, "{}", line.trim_end())?;
        }
        let infinite = self.nodes.iter().any(|node| node.infinite.is_some());
        if infinite {
            writeln!(
                f,
                "D: nobody can win, and best play goes on for ever. ∞(…) is no nim-value: the options that have one have these \
                 (Smith 1966)."
            )?;
        }
        Ok(())
    }
}

/// A remoteness, or a dash for a draw.
fn moves(remoteness: Option<u32>) -> String {
    remoteness.map_or_else(|| "–".into(), |moves| moves.to_string())
}

struct Csv<'a>(&'a LoopyGraph);

impl fmt::Display for Csv<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "id,nim_value,infinite,normal,misere,remoteness_normal,remoteness_misere")?;
        self.0.nodes.iter().try_for_each(|node| {
            let infinite = node.infinite.as_ref().map_or_else(String::new, |_| node.value.clone());
            writeln!(
                f,
                "{},{},{},{},{},{},{}",
                field(&node.id),
                number(node.nim_value),
                field(&infinite),
                node.normal.letter(),
                node.misere.letter(),
                number(node.remoteness_normal.map(u64::from)),
                number(node.remoteness_misere.map(u64::from))
            )
        })
    }
}

fn number(number: Option<u64>) -> String {
    number.map_or_else(String::new, |number| number.to_string())
}
