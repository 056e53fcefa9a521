//! Undirected geography: a token moves along edges to vertices that it has not visited.

use super::edges::{Allowed, BOARD_TEXT, Edges};
use super::token::{MAX_VERTICES, Streets, Token};
use grundy_rules::compact::Compact;
use grundy_rules::{
    Bundle, Flow, Group, Impartial, Named, Notation, Outcome, ParseError, Play, Rules, WithBoard,
};
use grundy_words::say;

/// The row in the catalogue.
pub const ROW: Named = Named {
    name: "undirected-geography",
    aliases: &["undirected-vertex-geography"],
    group: Group::Graphs,
    play: Play::Game(Bundle::on::<UndirectedGeography>(BOARD_TEXT)),
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
/// use grundy_games::undirected_geography::UndirectedGeography;
/// use grundy_rules::{Notation, Rules, WithBoard};
/// let game = UndirectedGeography::on("cycle 5")?;
/// let start = game.parse_position("0")?;
/// assert_eq!(game.options_of(&start)?.len(), 2);
/// assert_eq!(game.show_position(&game.apply(&start, &1)), "1 ; 0");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Laws
/// Let G be the graph of the vertices not yet visited and the token's own, v. If a maximum matching M of G
/// misses v, the player to move loses: each vertex u beside v is covered by M, since otherwise M and vu would
/// be a larger matching, and the opponent goes on along the edge uw of M. Then M without uw misses w and is
/// maximum in G − v − u, since a larger matching there and vu would be larger than M. If every maximum
/// matching covers v, the player to move wins along the edge vu of one of them: without vu it misses u and is
/// maximum in G − v.
///
/// # Cost
/// The outcome takes two maximum matchings, which for v vertices are found in at most v³ steps.
///
/// # Reference
/// A. S. Fraenkel, E. R. Scheinerman & D. Ullman, *Undirected edge geography*, Theoret. Comput. Sci. 112
/// (1993).
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

    fn compact(&self) -> Option<&dyn Compact> {
        Some(&self.streets)
    }

    fn words(&self, token: &Token) -> Option<Vec<u128>> {
        self.streets.words(token)
    }

    /// The player to move wins exactly if every maximum matching covers the vertex of the token, that is, if
    /// the vertices that it can reach have a larger matching with this vertex than without.
    fn known_outcome(&self, token: &Token) -> Option<Outcome> {
        let with = self.streets.reached(token);
        let without = with & !(1 << token.at);
        let won = self.streets.matching(without) < self.streets.matching(with);
        Some(if won { Outcome::Next } else { Outcome::Previous })
    }

    fn reference(&self) -> Option<&'static str> {
        Some(
            "A. S. Fraenkel, E. R. Scheinerman & D. Ullman, Undirected edge geography, Theoret. Comput. Sci. 112 \
             (1993): maximum matchings",
        )
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
        let simple: Option<fn() -> String> = Some(|| say!("error-game-help-token-never-comes-back-one"));
        let graph = Edges::read(
            board,
            Allowed { vertices: MAX_VERTICES, edges: MAX_VERTICES * MAX_VERTICES / 2, simple, order: false },
        )?;
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
    use grundy_rules::promises;
    use proptest::prelude::*;
    use std::collections::BTreeSet;
    use std::ops::ControlFlow;

    #[test]
    fn keeps_its_promises() {
        for board in ["path 5", "cycle 5", "complete 4", "grid 2x3", "{a-b-c-a, c-d, \"e f\"}"] {
            let game = UndirectedGeography::on(board).unwrap();
            for vertex in 0..game.graph.vertices() {
                promises::all(&game, [Token::on(vertex)])
                    .unwrap_or_else(|broken| panic!("{board}: {broken}"));
                promises::notation(&game, [Token::on(vertex)]).unwrap();
            }
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(500))]

        /// The outcome by matchings is that by search, from every vertex of a random graph.
        #[test]
        fn random_graphs(vertices in 1..8usize, edges in prop::collection::vec((0..7usize, 0..7usize), 0..22)) {
            let edges: BTreeSet<_> =
                edges.into_iter().filter(|&(a, b)| a < b && b < vertices).map(|(a, b)| format!("{a}-{b}")).collect();
            let names = (0..vertices).map(|vertex| vertex.to_string());
            let board = names.chain(edges).collect::<Vec<_>>().join(", ");
            let game = UndirectedGeography::on(&format!("{{{board}}}")).unwrap();
            for vertex in 0..vertices {
                promises::all(&game, [Token::on(vertex)]).unwrap_or_else(|broken| panic!("{board}: {broken}"));
            }
        }

        /// A matching is as large as the best choice of edges, one by one.
        #[test]
        fn matchings_are_maximum(edges in prop::collection::vec((0..14u32, 0..14u32), 0..40)) {
            let arcs = edges.into_iter().filter(|(a, b)| a != b).flat_map(|(a, b)| [(a, b), (b, a)]);
            let streets = Streets::new(14, arcs);
            let mut most = vec![0; 1 << 14];
            for vertices in 1..1u128 << 14 {
                let first = vertices.trailing_zeros() as usize;
                let rest = vertices & (vertices - 1);
                let mut best = most[rest as usize];
                let _ = streets.moves(&Token { at: first as u8, visited: !rest }, &mut |other| {
                    best = best.max(1 + most[(rest & !(1 << other)) as usize]);
                    ControlFlow::Continue(())
                });
                most[vertices as usize] = best;
            }
            for vertices in [(1 << 14) - 1, 0b11_0110_1111_1011, 0b10_1111_1101_0110, 0b1_1111_1111, 0] {
                prop_assert_eq!(streets.matching(vertices), most[vertices as usize]);
            }
        }
    }

    #[test]
    fn large_boards() {
        for (board, at, won) in [
            ("complete 128", "0", true),
            ("complete 127", "0", false),
            ("grid 8x16", "3.3", true),
            ("grid 9x13", "0.0", false),
            ("grid 9x13", "0.1", true),
            ("cycle 126", "5 ; 4", false),
            ("cycle 127", "5 ; 4", true),
        ] {
            let game = UndirectedGeography::on(board).unwrap();
            let token = game.parse_position(at).unwrap();
            assert_eq!(game.known_outcome(&token) == Some(Outcome::Next), won, "{board} : {at}");
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
