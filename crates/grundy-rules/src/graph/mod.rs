//! Explicit state graphs: a game given by its positions and the moves between them.
//!
//! They are read from [CSV, DOT, JSON or GraphML](StateGraph::read), or written [inline](StateGraph::inline)
//! as `{a>b, b>c}`; [`Rows`] is the bare form that engines work on.

mod build;
mod csv;
pub mod dot;
mod dot_words;
mod edges;
#[cfg(feature = "graphml")]
mod graphml;
mod inline;
pub mod json;
mod label;
pub mod names;
mod rows;
mod table;

pub use build::{BuildError, Builder, check_name};
pub use csv::CsvMoves;
pub use label::{label_of, label_word};
pub use names::quote;
pub use rows::{NodeId, Rows, grow};

use crate::error::{ParseError, nearest};
use crate::failure::Flow;
use crate::rules::{Impartial, Label, Notation, Rules};
use grundy_words::say;
use std::fmt;
use std::ops::ControlFlow;

/// A game given by its state graph: named positions, and an edge for every move.
///
/// Nodes are numbered by first appearance, the options of a node keep their order, and repeated edges count
/// once. A file may name the node from which play starts, and label the nodes without moves: `win`, `loss` or
/// `tie` for the player to move there. Without labels, normal and misère play say who wins at the end.
///
/// Play need not end: a graph with a cycle can be built and shown. The engine of the crate `grundy` refuses
/// it and shows the cycle. The promise of [`Impartial`] rests on that check; call it before any search.
///
/// ```
/// use grundy_rules::graph::StateGraph;
/// let graph = StateGraph::read("from,to\n2,1\n2,0\n1,0\n", Some("nim.csv"))?;
/// let two = graph.node("2").unwrap();
/// let options: Vec<&str> = graph.options(two).iter().map(|&v| graph.name(v)).collect();
/// assert_eq!(options, ["1", "0"]);
/// # Ok::<(), grundy_rules::ParseError>(())
/// ```
#[derive(Clone, Debug)]
pub struct StateGraph {
    names: table::Names,
    rows: Rows,
    labels: label::Labels,
    start: Option<NodeId>,
}

/// The notations in which state graphs are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// A table with the header `from,to`, one move per line. Names with commas or quotes stand in
    /// double quotes, a quote inside twice; spaces around a name do not count. With the header `from,to,label`,
    /// the line `a,,win` labels a node.
    Csv,
    /// The language of Graphviz; only a `digraph`. Attributes do not count, except `a [start=true]` and
    /// `a [label=win]` with one of the three labels.
    Dot,
    /// `{"nodes": […], "edges": [[from, to], …], "start": …, "labels": {"a": "win"}}`, or the options of each
    /// node: `{"a": ["b", "c"], "b": []}`.
    Json,
    /// GraphML, with directed edges. The attributes `start` and `label` of nodes count as in DOT. The feature
    /// `graphml` reads it.
    GraphMl,
}

impl Format {
    /// The format that belongs to the extension of a file name.
    ///
    /// ```
    /// use grundy_rules::graph::Format;
    /// assert_eq!(Format::of_file("games/states.GV"), Some(Format::Dot));
    /// assert_eq!(Format::of_file("states"), None);
    /// ```
    pub fn of_file(name: &str) -> Option<Format> {
        let (_, extension) = name.rsplit_once('.')?;
        let known = [
            ("csv", Format::Csv),
            ("dot", Format::Dot),
            ("gv", Format::Dot),
            ("json", Format::Json),
            ("graphml", Format::GraphMl),
            ("xml", Format::GraphMl),
        ];
        known.into_iter().find(|known| extension.eq_ignore_ascii_case(known.0)).map(|known| known.1)
    }

    /// The format that the first characters of a text suggest; CSV if no other.
    pub fn of_text(text: &str) -> Format {
        let text = text.trim_start_matches('\u{feff}').trim_start();
        let word: String = text.chars().take_while(char::is_ascii_alphabetic).collect();
        if text.starts_with(['{', '[']) {
            Format::Json
        } else if text.starts_with('<') {
            Format::GraphMl
        } else if text.starts_with("/*")
            || text.starts_with("//")
            || text.starts_with('#')
            || ["strict", "digraph", "graph"].iter().any(|known| word.eq_ignore_ascii_case(known))
        {
            Format::Dot
        } else {
            Format::Csv
        }
    }
}

impl StateGraph {
    /// Reads a state graph. The extension of the file name decides the format; if it is unknown (or there is
    /// no name), the text does.
    ///
    /// ```
    /// use grundy_rules::graph::StateGraph;
    /// let error = StateGraph::read("from,to\na,b\nb\n", Some("states.csv")).unwrap_err();
    /// assert_eq!((error.line, error.column), (3, 2));
    /// let graph = StateGraph::read("digraph { a -> {b c} -> d; a [start=true] }", None)?;
    /// assert_eq!(graph.start(), graph.node("a"));
    /// # Ok::<(), grundy_rules::ParseError>(())
    /// ```
    ///
    /// # Errors
    /// The text is not a state graph; with the place and the file name.
    ///
    /// # Cost
    /// Time and memory in proportion to the text; groups in DOT (`{a b} -> {c d}`) may stand for at
    /// most ten million edges.
    pub fn read(text: &str, file: Option<&str>) -> Result<StateGraph, ParseError> {
        let format = file.and_then(Format::of_file).unwrap_or_else(|| Format::of_text(text));
        StateGraph::read_as(text, format).map_err(|error| match file {
            Some(name) => error.in_file(name),
            None => error,
        })
    }

    /// Reads a state graph in a given format. A byte order mark is skipped.
    ///
    /// # Errors
    /// The text is not a state graph in this format.
    pub fn read_as(text: &str, format: Format) -> Result<StateGraph, ParseError> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        if text.trim().is_empty() {
            return Err(ParseError::at(text, 0..0, say!("error-graph-file-empty")).expected(match format {
                Format::Csv => say!("error-graph-expects-header-one-move-per-line"),
                Format::Dot => "`digraph { … }`".into(),
                Format::Json => "`{\"edges\": [[\"a\", \"b\"], …]}`".into(),
                Format::GraphMl => "`<graphml>`".into(),
            }));
        }
        match format {
            Format::Csv => csv::read(text),
            Format::Dot => dot::read(text),
            Format::Json => json::read(text),
            #[cfg(feature = "graphml")]
            Format::GraphMl => graphml::read(text),
            #[cfg(not(feature = "graphml"))]
            Format::GraphMl => Err(ParseError::at(text, 0..0, say!("error-graph-graphml-not-read"))
                .expected(say!("error-graph-expects-csv-dot-json"))),
        }
    }

    /// Reads the short form of the rule language: `{a>b, b>c, d}`.
    ///
    /// A chain `a>b>c` is two moves; names with other characters than letters, digits, `_` and `.`
    /// may be written in double quotes, with `\"` and `\\` for these two characters.
    ///
    /// ```
    /// use grundy_rules::graph::StateGraph;
    /// let graph = StateGraph::inline("{a>b>c, a>c, \"far away\"}")?;
    /// assert_eq!((graph.len(), graph.edges()), (4, 3));
    /// assert_eq!(graph.to_string(), "{a>b, a>c, b>c, \"far away\"}");
    /// # Ok::<(), grundy_rules::ParseError>(())
    /// ```
    ///
    /// # Errors
    /// The text is not such a list.
    pub fn inline(text: &str) -> Result<StateGraph, ParseError> {
        inline::read(text)
    }

    /// How many nodes there are, at least one.
    #[allow(clippy::len_without_is_empty)]
    pub fn len(&self) -> usize {
        self.names.len()
    }

    /// How many different edges there are.
    pub fn edges(&self) -> usize {
        self.rows.edges()
    }

    /// The node of this name.
    pub fn node(&self, name: &str) -> Option<NodeId> {
        self.names.find(name)
    }

    /// The name of a node.
    ///
    /// # Panics
    /// If it is not a node of this graph.
    pub fn name(&self, node: NodeId) -> &str {
        self.names.name(node)
    }

    /// The names of all nodes, by number.
    pub fn names(&self) -> impl ExactSizeIterator<Item = &str> {
        self.names.iter()
    }

    /// The options of a node.
    ///
    /// # Panics
    /// If it is not a node of this graph.
    pub fn options(&self, node: NodeId) -> &[NodeId] {
        self.rows.options(node)
    }

    /// The bare form, for engines.
    pub fn rows(&self) -> &Rows {
        &self.rows
    }

    /// The label of a node without moves: who wins there, as the graph states.
    ///
    /// ```
    /// use grundy_rules::{Label, graph::StateGraph};
    /// let graph = StateGraph::read("from,to,label\na,b\nb,,tie\n", None)?;
    /// assert_eq!(graph.label(graph.node("b").unwrap()), Some(Label::Tie));
    /// # Ok::<(), grundy_rules::ParseError>(())
    /// ```
    pub fn label(&self, node: NodeId) -> Option<Label> {
        self.labels.get(node as usize)
    }

    /// Whether the nodes without moves have labels. Such a game has no nim-values.
    pub fn is_labelled(&self) -> bool {
        !self.labels.is_empty()
    }

    /// The node from which play starts, if one is marked.
    pub fn start(&self) -> Option<NodeId> {
        self.start
    }
}

/// The short form, `{a>b, b>c, d}`: reading it gives the same names and moves.
impl fmt::Display for StateGraph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut named = vec![false; self.len()];
        for node in 0..self.len() as NodeId {
            for &option in self.options(node) {
                named[node as usize] = true;
                named[option as usize] = true;
            }
        }
        let mut mark = "{";
        for node in 0..self.len() as NodeId {
            for &option in self.options(node) {
                write!(f, "{mark}{}>{}", quote(self.name(node)), quote(self.name(option)))?;
                mark = ", ";
            }
            if !named[node as usize] {
                write!(f, "{mark}{}", quote(self.name(node)))?;
                mark = ", ";
            }
        }
        f.write_str("}")
    }
}

impl Rules for StateGraph {
    type Position = NodeId;
    type Move = NodeId;

    fn moves(&self, from: &NodeId, each: &mut dyn FnMut(NodeId) -> Flow) -> Flow {
        for &option in self.options(*from) {
            each(option)?;
        }
        ControlFlow::Continue(())
    }

    fn apply(&self, _from: &NodeId, m: &NodeId) -> NodeId {
        *m
    }
}

impl Impartial for StateGraph {}

/// How many names are searched for the nearest one.
const SUGGEST_AMONG: usize = 10_000;

impl Notation for StateGraph {
    fn parse_position(&self, text: &str) -> Result<NodeId, ParseError> {
        let (name, span) = names::alone(text)?;
        self.node(&name).ok_or_else(|| {
            let error = ParseError::at(text, span, say!("error-graph-no-node", name = &*names::clip(&name)));
            match nearest(&name, self.names().take(SUGGEST_AMONG)) {
                Some(near) => error.help(say!("error-graph-did-you-mean", name = &*quote(near))),
                None => error,
            }
        })
    }

    fn show_position(&self, position: &NodeId) -> String {
        quote(self.name(*position)).into_owned()
    }

    fn show_move(&self, from: &NodeId, m: &NodeId) -> String {
        format!("{} → {}", quote(self.name(*from)), quote(self.name(*m)))
    }
}
