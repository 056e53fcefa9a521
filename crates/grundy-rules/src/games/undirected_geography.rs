//! Undirected geography: a token walks along edges to vertices where it has not been.

use super::edges::{Allowed, Edges, LOOKS};
use super::token::{MOST, Streets, Token};
use super::{Bundle, WithBoard};
use crate::error::ParseError;
use crate::named::{Group, Named, Play};
use crate::rules::{Flow, Impartial, Notation, Rules};

/// The row in the table of names.
pub const ROW: Named = Named {
    name: "undirected-geography",
    aliases: &["undirected-vertex-geography"],
    group: Group::Graphs,
    play: Play::Game(Bundle::on::<UndirectedGeography>(LOOKS)),
    about: "Move the token along an edge to a vertex where it has not been.",
    known: "The player to move loses exactly where some maximum matching misses the vertex of the token (Fraenkel, \
            Scheinerman & Ullman 1993).",
    notation: "the vertex of the token; behind a semicolon the vertices visited before: b ; a, d (at most \
               128 vertices)",
    samples: &["undirected-geography {a-b, b-c, c-a, b-d} : a", "undirected-geography grid 3x3 : 1.1 ; 0.1"],
};

/// Vertex geography on an undirected graph of at most 128 vertices. A position is a token with the
/// vertices that it has visited; its own vertex is one of them.
///
/// ```
/// use grundy_rules::{Notation, Rules, games::{WithBoard, undirected_geography::UndirectedGeography}};
/// let game = UndirectedGeography::on("cycle 5")?;
/// let start = game.parse_position("0")?;
/// assert_eq!(game.options_of(&start)?.len(), 2);
/// assert_eq!(game.show_position(&game.apply(&start, &1)), "1 ; 0");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Reference
/// A. S. Fraenkel, E. R. Scheinerman & D. Ullman, *Undirected edge geography*, Theoret. Comput. Sci. 112 (1993).
#[derive(Clone, Debug)]
pub struct UndirectedGeography {
    graph: Edges,
    streets: Streets,
}

impl Rules for UndirectedGeography {
    type Position = Token;
    /// The vertex to which the token goes.
    type Move = u8;

    fn moves(&self, token: &Token, each: &mut dyn FnMut(u8) -> Flow) -> Flow {
        self.streets.moves(token, each)
    }

    fn apply(&self, token: &Token, to: &u8) -> Token {
        self.streets.apply(token, *to)
    }
}

impl Impartial for UndirectedGeography {
    fn representative(&self, token: Token) -> Token {
        self.streets.representative(token)
    }
}

impl Notation for UndirectedGeography {
    /// The vertex of the token, then those visited before: `b ; a, d`.
    fn parse_position(&self, text: &str) -> Result<Token, ParseError> {
        self.streets
            .read(text, |at| self.graph.vertex_at(text, at).map(|(vertex, end)| (vertex as usize, end)))
    }

    fn show_position(&self, token: &Token) -> String {
        self.streets.show(token, |vertex| self.graph.vertex(vertex as u32))
    }

    fn show_move(&self, from: &Token, to: &u8) -> String {
        format!("{}-{}", self.graph.vertex(from.at.into()), self.graph.vertex(u32::from(*to)))
    }
}

impl WithBoard for UndirectedGeography {
    fn on(board: &str) -> Result<UndirectedGeography, ParseError> {
        let simple = Some("the token never comes back, so one edge between two different vertices is enough");
        let graph = Edges::read(board, Allowed { vertices: MOST, edges: MOST * MOST / 2, simple })?;
        let streets = Streets::new(graph.vertices(), graph.ends.iter().flat_map(|&[a, b]| [(a, b), (b, a)]));
        Ok(UndirectedGeography { graph, streets })
    }

    fn board(&self) -> String {
        self.graph.to_string()
    }

    /// The vertex that the file marks as the start.
    fn start(&self) -> Option<Token> {
        self.graph.start.map(|start| Token::on(start as usize))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::laws;

    #[test]
    fn keeps_its_promises() {
        for board in ["path 5", "cycle 5", "complete 4", "grid 2x3", "{a-b-c-a, c-d, \"e f\"}"] {
            let game = UndirectedGeography::on(board).unwrap();
            for vertex in 0..game.graph.vertices() {
                laws::all(&game, [Token::on(vertex)]).unwrap_or_else(|broken| panic!("{board}: {broken}"));
                laws::notation(&game, [Token::on(vertex)]).unwrap();
            }
        }
    }

    #[test]
    fn the_start_may_stand_in_the_file() {
        let game = UndirectedGeography::on(r#"{"n": 3, "edges": [[0, 1]], "start": 1}"#).unwrap();
        assert_eq!(game.start(), Some(Token::on(1)));
        assert_eq!(UndirectedGeography::on("path 3").unwrap().start(), None);
        assert_eq!(game.parse_position("1 ; 3").unwrap_err().column, 5);
    }
}
