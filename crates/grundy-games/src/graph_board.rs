//! The graph behind a text, for drawing.

use crate::edges::{Allowed, Edges};
use crate::order;
use grundy_rules::ParseError;

/// A graph to play on: its vertices as typed, and the two ends of each edge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GraphBoard {
    /// The names of the vertices, in quotes where they need them.
    pub vertices: Vec<String>,
    /// The numbers of the two ends of each edge.
    pub edges: Vec<[usize; 2]>,
}

impl GraphBoard {
    /// Reads a graph in any notation of Node Kayles, Arc Kayles and Hackenbush.
    ///
    /// ```
    /// use grundy_games::GraphBoard;
    /// let path = GraphBoard::read("path 3")?;
    /// assert_eq!(path.vertices, ["0", "1", "2"]);
    /// assert_eq!(path.edges, [[0, 1], [1, 2]]);
    /// # Ok::<(), grundy_rules::ParseError>(())
    /// ```
    ///
    /// # Errors
    /// [`ParseError`] points at the character.
    pub fn read(text: &str) -> Result<GraphBoard, ParseError> {
        GraphBoard::within(text, 100_000, 100_000, false)
    }

    /// Reads an order in any notation of poset games: the first end of each edge lies below the second one.
    ///
    /// ```
    /// use grundy_games::GraphBoard;
    /// let order = GraphBoard::read_order("{a<c, b<c}")?;
    /// assert_eq!(order.edges, [[0, 1], [2, 1]]);
    /// # Ok::<(), grundy_rules::ParseError>(())
    /// ```
    ///
    /// # Errors
    /// [`ParseError`] points at the character.
    pub fn read_order(text: &str) -> Result<GraphBoard, ParseError> {
        GraphBoard::within(text, order::MAX_ELEMENTS, order::MAX_ELEMENTS * order::MAX_ELEMENTS / 2, true)
    }

    fn within(text: &str, vertices: usize, edges: usize, order: bool) -> Result<GraphBoard, ParseError> {
        let graph = Edges::read(text, Allowed { vertices, edges, simple: None, order })?;
        let vertices = (0..graph.vertices()).map(|vertex| graph.vertex(vertex as u32)).collect();
        Ok(GraphBoard {
            vertices,
            edges: graph.ends.iter().map(|ends| ends.map(|end| end as usize)).collect(),
        })
    }
}
