//! Builds a state graph name by name and move by move.

use super::StateGraph;
use super::edges::Edges;
use super::rows::{MAX_NODES, NodeId};
use super::table::Names;
use crate::error::{ParseError, Span};

/// Why a state graph cannot be built.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BuildError {
    /// A name without characters.
    #[error("a node must have a name")]
    EmptyName,
    /// A name with a line break, a NUL or another control character.
    #[error("the name of a node contains the control character U+{:04X}", u32::from(*.0))]
    ControlCharacter(char),
    /// More nodes than can be numbered.
    #[error("a graph has at most {MAX_NODES} nodes")]
    TooManyNodes,
    /// A graph without positions is not a game.
    #[error("the graph has no nodes, so there is no position to play from")]
    NoNodes,
}

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

    /// The start and its name, if one is marked already.
    pub fn marked(&self) -> Option<(NodeId, &str)> {
        self.start.map(|node| (node, self.name(node)))
    }

    /// The node of this name, if there is one.
    pub(super) fn find(&self, name: &str) -> Option<NodeId> {
        self.names.find(name)
    }

    /// The graph.
    ///
    /// # Errors
    /// [`BuildError::NoNodes`].
    pub fn finish(self) -> Result<StateGraph, BuildError> {
        if self.names.len() == 0 {
            return Err(BuildError::NoNodes);
        }
        let rows = self.edges.rows(self.names.len());
        Ok(StateGraph { names: self.names, rows, start: self.start })
    }
}
