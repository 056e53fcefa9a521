//! The solved nodes as a table, for every format that has columns.

use super::GraphAnswer;
use grundy::graph::{NodeId, StateGraph};
use std::borrow::Cow;
use std::fmt;

/// A column of the table of nodes; the first column has their names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Column {
    /// The name of the column, as in JSON.
    pub name: &'static str,
    /// What the column holds.
    pub kind: ColumnKind,
}

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColumnKind {
    /// Whole numbers.
    Number,
    /// Text.
    Text,
}

impl Column {
    pub(super) const fn number(name: &'static str) -> Column {
        Column { name, kind: ColumnKind::Number }
    }

    pub(super) const fn text(name: &'static str) -> Column {
        Column { name, kind: ColumnKind::Text }
    }
}

/// An entry of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cell<'a> {
    /// A whole number.
    Number(u64),
    /// A text.
    Text(Cow<'a, str>),
    /// Nothing: the node has no such number or text.
    Empty,
}

impl Cell<'_> {
    pub(super) fn maybe(number: Option<impl Into<u64>>) -> Self {
        number.map_or(Cell::Empty, |number| Cell::Number(number.into()))
    }

    pub(super) fn letter(letter: char) -> Self {
        Cell::Text(match letter {
            'N' => "N".into(),
            'P' => "P".into(),
            'T' => "T".into(),
            'D' => "D".into(),
            other => other.to_string().into(),
        })
    }
}

/// The entry as a field of a CSV file (RFC 4180), in quotes if necessary.
impl fmt::Display for Cell<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Cell::Number(number) => number.fmt(f),
            Cell::Text(text) if text.contains([',', '"', '\n', '\r']) => {
                write!(f, "\"{}\"", text.replace('"', "\"\""))
            }
            Cell::Text(text) => f.write_str(text),
            Cell::Empty => Ok(()),
        }
    }
}

/// Solved nodes with their entries.
pub(super) trait Table {
    fn graph(&self) -> &StateGraph;
    /// The columns behind the name.
    fn columns(&self) -> &'static [Column];
    /// The solved nodes, in the order of the graph.
    fn solved(&self) -> Box<dyn Iterator<Item = NodeId> + '_>;
    fn cell(&self, node: NodeId, column: usize) -> Cell<'_>;
}

impl GraphAnswer {
    fn table(&self) -> &dyn Table {
        match self {
            GraphAnswer::Plain(graph) => graph,
            GraphAnswer::Loopy(graph) => &**graph,
            GraphAnswer::Labelled(graph) => graph,
        }
    }

    /// The graph, with all its nodes.
    pub fn graph(&self) -> &StateGraph {
        self.table().graph()
    }

    /// The solved nodes, in the order of the graph. Their options are solved, too.
    pub fn solved(&self) -> impl Iterator<Item = NodeId> + '_ {
        self.table().solved()
    }

    /// The columns of the table of nodes.
    pub fn columns(&self) -> impl Iterator<Item = Column> + '_ {
        let columns = self.table().columns();
        std::iter::once(Column::text("id")).chain(columns.iter().copied())
    }

    /// The entry of a solved node in a column, by the place of the column.
    ///
    /// # Panics
    /// If there is no such column, or the node is not solved.
    pub fn cell(&self, node: NodeId, column: usize) -> Cell<'_> {
        let table = self.table();
        match column.checked_sub(1) {
            None => Cell::Text(table.graph().name(node).into()),
            Some(column) => table.cell(node, column),
        }
    }

    /// The nodes as comma-separated values with a header (RFC 4180), without a list of options.
    pub fn csv(&self) -> impl fmt::Display + '_ {
        Csv(self)
    }
}

struct Csv<'a>(&'a GraphAnswer);

impl fmt::Display for Csv<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let columns: Vec<Column> = self.0.columns().collect();
        let comma = |place: usize| if place == 0 { "" } else { "," };
        for (place, column) in columns.iter().enumerate() {
            write!(f, "{}{}", comma(place), column.name)?;
        }
        writeln!(f)?;
        for node in self.0.solved() {
            for place in 0..columns.len() {
                write!(f, "{}{}", comma(place), self.0.cell(node, place))?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}
