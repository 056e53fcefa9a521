//! Builds a state graph name by name and move by move.

use super::StateGraph;
use super::edges::Edges;
use super::label::Labels;
use super::names::clip;
use super::rows::{MAX_NODES, NodeId};
use super::table::Names;
use crate::error::{ParseError, Span};
use crate::rules::Label;
use grundy_words::say;
use std::fmt;

/// Why a state graph cannot be built.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BuildError {
    /// A name without characters.
    EmptyName,
    /// A name with a line break, a NUL or another control character.
    ControlCharacter(char),
    /// More nodes than can be numbered.
    TooManyNodes,
    /// A graph without positions is not a game.
    NoNodes,
    /// A node with two labels that differ.
    TwoLabels,
    /// A label on a node that has moves.
    LabelBesideMoves(String),
    /// A node without moves that has no label, in a graph where others have one.
    NoLabel(String),
}

impl fmt::Display for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            BuildError::EmptyName => say!("error-graph-node-must-name"),
            BuildError::ControlCharacter(c) => {
                let code = format!("U+{:04X}", u32::from(*c));
                say!("error-graph-name-node-contains-control-character", code = code)
            }
            BuildError::TooManyNodes => say!("error-graph-graph-most-nodes", most = MAX_NODES),
            BuildError::NoNodes => say!("error-graph-graph-no-nodes-no-position"),
            BuildError::TwoLabels => say!("error-graph-node-most-one-label"),
            BuildError::LabelBesideMoves(node) => {
                say!("error-graph-only-node-without-moves-label", node = node)
            }
            BuildError::NoLabel(node) => {
                say!("error-graph-node-no-moves-no-label", node = node)
            }
        })
    }
}

impl std::error::Error for BuildError {}

impl BuildError {
    /// The same, pointing into a text.
    pub fn at(self, text: &str, span: Span) -> ParseError {
        ParseError::at(text, span, self.to_string())
    }
}

/// Refuses a text that is not the name of a node.
///
/// # Errors
/// The name is empty, or holds a control character.
pub fn check_name(name: &str) -> Result<(), BuildError> {
    if name.is_empty() {
        return Err(BuildError::EmptyName);
    }
    match name.chars().find(|c| c.is_control()) {
        Some(c) => Err(BuildError::ControlCharacter(c)),
        None => Ok(()),
    }
}

/// Builds a [`StateGraph`] name by name and move by move.
///
/// ```
/// use grundy_rules::graph::Builder;
/// let mut builder = Builder::new();
/// let (a, b) = (builder.node("a")?, builder.node("b")?);
/// builder.edge(a, b);
/// builder.edge(a, b); // once more is harmless
/// let graph = builder.finish()?;
/// assert_eq!((graph.len(), graph.edges()), (2, 1));
/// # Ok::<(), grundy_rules::graph::BuildError>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Builder {
    names: Names,
    edges: Edges,
    labels: Labels,
    /// Where the labels stand in the text.
    places: Vec<(NodeId, usize)>,
    start: Option<NodeId>,
}

impl Builder {
    /// An empty graph.
    pub fn new() -> Builder {
        Builder::default()
    }

    /// The node of this name, new if the name is new.
    ///
    /// # Errors
    /// A name that is empty or contains a control character; too many nodes.
    pub fn node(&mut self, name: &str) -> Result<NodeId, BuildError> {
        if let Some(node) = self.names.find(name) {
            return Ok(node);
        }
        check_name(name)?;
        if self.names.len() >= MAX_NODES {
            return Err(BuildError::TooManyNodes);
        }
        Ok(self.names.add(name))
    }

    /// The node that is named by a whole number, new if the name is new.
    ///
    /// # Errors
    /// Too many nodes.
    pub fn number(&mut self, number: u64) -> Result<NodeId, BuildError> {
        match self.names.find_small(number) {
            Some(node) => Ok(node),
            None => self.node(&number.to_string()),
        }
    }

    /// The same for a name that writes this number in the shortest way.
    #[inline]
    pub(super) fn numbered(&mut self, number: u64, name: &str) -> Result<NodeId, BuildError> {
        match self.names.find_small(number) {
            Some(node) => Ok(node),
            None => self.node(name),
        }
    }

    /// The name of a node.
    pub(super) fn name(&self, node: NodeId) -> &str {
        self.names.name(node)
    }

    /// A move from one node to another.
    ///
    /// # Panics
    /// If one of them is not a node of this graph.
    pub fn edge(&mut self, from: NodeId, to: NodeId) {
        assert!(
            (from.max(to) as usize) < self.names.len(),
            "edge {from} to {to} of {} nodes",
            self.names.len()
        );
        self.edges.push(from, to);
    }

    /// How many nodes there are so far.
    pub fn len(&self) -> usize {
        self.names.len()
    }

    /// Whether there are no nodes yet.
    pub fn is_empty(&self) -> bool {
        self.names.len() == 0
    }

    /// The moves so far, repeated ones too.
    pub fn edges(&self) -> impl Iterator<Item = (NodeId, NodeId)> + '_ {
        self.edges.iter()
    }

    /// The names so far.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.names.iter()
    }

    /// Marks the node from which play starts.
    ///
    /// # Panics
    /// If it is not a node of this graph.
    pub fn start(&mut self, node: NodeId) {
        assert!((node as usize) < self.names.len(), "start {node} of {} nodes", self.names.len());
        self.start = Some(node);
    }

    /// The same for a text, which may mark one node only.
    pub(super) fn start_at(&mut self, node: NodeId, text: &str, at: Span) -> Result<(), ParseError> {
        match self.marked() {
            Some((before, name)) if before != node => {
                let message = say!("error-graph-play-starts-one-node-marked", name = &*clip(name));
                Err(ParseError::at(text, at, message))
            }
            _ => {
                self.start(node);
                Ok(())
            }
        }
    }

    /// Labels a node without moves: who wins there, as the rules state. If one node has a label, every node
    /// without moves needs one.
    ///
    /// # Errors
    /// The node has a different label.
    ///
    /// # Panics
    /// If it is not a node of this graph.
    pub fn label(&mut self, node: NodeId, label: Label) -> Result<(), BuildError> {
        assert!((node as usize) < self.names.len(), "label of {node} of {} nodes", self.names.len());
        if self.labels.set(node as usize, label) { Ok(()) } else { Err(BuildError::TwoLabels) }
    }

    /// The start and its name, if one is marked already.
    pub fn marked(&self) -> Option<(NodeId, &str)> {
        self.start.map(|node| (node, self.name(node)))
    }

    /// The node of this name, if there is one.
    pub(super) fn find(&self, name: &str) -> Option<NodeId> {
        self.names.find(name)
    }

    /// The same, and remembers where the label stands in a text.
    pub(super) fn label_at(&mut self, node: NodeId, label: Label, place: usize) -> Result<(), BuildError> {
        self.places.push((node, place));
        self.label(node, label)
    }

    /// The graph.
    ///
    /// # Errors
    /// There are no nodes; labels and moves do not fit together.
    pub fn finish(self) -> Result<StateGraph, BuildError> {
        self.build().map_err(|(_, error)| error)
    }

    /// The graph of a text. An error points at the label that does not fit, or at `all`.
    pub(super) fn finish_in(mut self, text: &str, all: Span) -> Result<StateGraph, ParseError> {
        let places = std::mem::take(&mut self.places);
        self.build().map_err(|(node, error)| {
            // A node without a label is at odds with the first one that has one.
            let own = places.iter().find(|place| Some(place.0) == node).or(places.first());
            error.at(text, own.map_or(all, |&(_, place)| place..place + 1))
        })
    }

    /// The graph, or the error and the node that is at fault.
    fn build(self) -> Result<StateGraph, (Option<NodeId>, BuildError)> {
        if self.is_empty() {
            return Err((None, BuildError::NoNodes));
        }
        let rows = self.edges.rows(self.names.len());
        if !self.labels.is_empty() {
            for node in 0..rows.len() as NodeId {
                let name = || clip(self.names.name(node));
                match (rows.options(node), self.labels.get(node as usize)) {
                    ([], None) => return Err((Some(node), BuildError::NoLabel(name()))),
                    ([_, ..], Some(_)) => return Err((Some(node), BuildError::LabelBesideMoves(name()))),
                    _ => {}
                }
            }
        }
        Ok(StateGraph { names: self.names, rows, labels: self.labels, start: self.start })
    }
}
