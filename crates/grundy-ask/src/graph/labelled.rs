//! The nodes of a state graph that labels its ends.

use super::columns::{Cell, Column, Table};
use super::names;
use crate::shape::Outcome;
use crate::style::Bold;
use grundy::graph::{LabelledWorths, NodeId, StateGraph, label_word};
use grundy::{Label, column_width};
use grundy_words::say;
use serde::{Serialize, Serializer};
use std::fmt;
use std::sync::Arc;

/// The solved nodes of a state graph that labels its ends, in the order of the graph. They are written one by one,
/// so that a long list takes no memory of its own.
#[derive(Clone, Debug)]
pub struct LabelledGraph {
    graph: Arc<StateGraph>,
    solved: LabelledWorths,
}

/// A solved node of a labelled game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LabelledNode<'g> {
    /// The name of the node, always text.
    pub id: &'g str,
    /// Who wins at a node without moves, as the graph says; null for a node with moves.
    pub label: Option<NodeLabel>,
    /// Who wins, for the player to move.
    pub outcome: Outcome,
    /// The number of moves left under best play.
    pub remoteness: u32,
    /// The options that win, or that keep a tie.
    pub best: Vec<&'g str>,
}

/// Who wins where no move is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum NodeLabel {
    /// The player to move wins.
    Win,
    /// The player to move loses.
    Loss,
    /// Nobody wins.
    Tie,
}

impl From<Label> for NodeLabel {
    fn from(label: Label) -> NodeLabel {
        match label {
            Label::MoverWins => NodeLabel::Win,
            Label::MoverLoses => NodeLabel::Loss,
            Label::Tie => NodeLabel::Tie,
        }
    }
}

/// The solved nodes of a state graph that labels its ends, in the order of the graph.
#[cfg(feature = "schema")]
#[derive(schemars::JsonSchema)]
#[schemars(rename = "LabelledGraph")]
#[expect(dead_code, reason = "only its schema counts")]
pub(super) struct Shape<'g> {
    /// The nodes.
    nodes: Vec<LabelledNode<'g>>,
}

impl Serialize for LabelledGraph {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        super::serialize_nodes(|| self.nodes(), serializer)
    }
}

impl LabelledGraph {
    pub(super) fn new(graph: Arc<StateGraph>, solved: LabelledWorths) -> LabelledGraph {
        LabelledGraph { graph, solved }
    }

    /// The solved nodes.
    pub fn nodes(&self) -> impl Iterator<Item = LabelledNode<'_>> {
        self.solved().map(|node| {
            let (outcome, remoteness) = self.worth(node);
            LabelledNode {
                id: self.graph.name(node),
                label: self.graph.label(node).map(NodeLabel::from),
                outcome: outcome.into(),
                remoteness,
                best: names(&self.graph, self.solved.best(self.graph.rows(), node)),
            }
        })
    }

    fn worth(&self, node: NodeId) -> (grundy::Outcome, u32) {
        self.solved.worth(node).expect("the node is solved")
    }
}

/// A table of the nodes, with their best options.
impl fmt::Display for LabelledGraph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ids = self.solved().map(|node| self.graph.name(node));
        let (node, label) = (say!("graph-head-node"), say!("graph-head-label"));
        let (outcome, left) = (say!("graph-head-outcome"), say!("graph-head-remoteness"));
        let best = say!("graph-head-best-options");
        let width = column_width(ids.chain([&*node]));
        let [labels, outcomes, lefts] = [&label, &outcome, &left].map(|head| column_width([&**head]));
        let heading = format!("{node:<width$}  {label}  {outcome}  {left}  {best}");
        Bold(heading.trim_end()).fmt(f)?;
        writeln!(f)?;
        for node in self.solved() {
            let (outcome, remoteness) = self.worth(node);
            let line = format!(
                "{:<width$}  {:<labels$}  {:<outcomes$}  {:>lefts$}  {}",
                self.graph.name(node),
                self.graph.label(node).map_or("", label_word),
                outcome.letter(),
                remoteness,
                names(&self.graph, self.solved.best(self.graph.rows(), node)).join(" ")
            );
            writeln!(f, "{}", line.trim_end())?;
        }
        Ok(())
    }
}

/// The columns behind the name.
const COLUMNS: &[Column] = &[Column::text("label"), Column::text("outcome"), Column::number("remoteness")];

impl Table for LabelledGraph {
    fn graph(&self) -> &StateGraph {
        &self.graph
    }

    fn columns(&self) -> &'static [Column] {
        COLUMNS
    }

    fn solved(&self) -> Box<dyn Iterator<Item = NodeId> + '_> {
        let nodes = 0..self.graph.len() as NodeId;
        Box::new(nodes.filter(|&node| self.solved.outcome(node).is_some()))
    }

    fn cell(&self, node: NodeId, column: usize) -> Cell<'_> {
        match column {
            0 => self.graph.label(node).map_or(Cell::Empty, |label| Cell::Text(label_word(label).into())),
            1 => Cell::letter(self.worth(node).0.letter()),
            2 => Cell::Number(self.worth(node).1.into()),
            _ => panic!("no column {column}"),
        }
    }
}
