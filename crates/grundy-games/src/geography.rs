//! Geography: a token moves along arcs to vertices that it has not visited.

use super::edges::json;
use super::token::{MAX_VERTICES, Streets, Token};
use grundy_rules::compact::Compact;
use grundy_rules::graph::names::{clip, name, skip_spaces};
use grundy_rules::graph::{StateGraph, quote};
use grundy_rules::{Bundle, Flow, Group, Impartial, Named, Notation, ParseError, Play, Rules, WithBoard};
use grundy_words::say;

/// The row in the catalogue.
pub const ROW: Named = Named {
    name: "geography",
    aliases: &["vertex-geography", "directed-geography"],
    group: Group::Graphs,
    play: Play::Game(Bundle::on::<Geography>("arcs {a>b, b>c} or a file (@arcs.csv)")),
    about: "Move the token along an arc to a vertex where it has not been.",
    known: "Who wins is PSPACE-complete to decide (Schaefer 1978).",
    notation: "the vertex of the token; behind a semicolon the vertices visited before: b ; a, d (at most \
               128 vertices)",
    samples: &["geography {a>b, b>c, c>a, b>d} : a", "geography {a>b, b>c, c>a, b>d} : b ; a"],
};

/// Vertex geography on a directed graph of at most 128 vertices. A position is a token with the vertices that
/// it has visited; its own vertex is one of them.
///
/// ```
/// use grundy_games::geography::Geography;
/// use grundy_rules::{Notation, Rules, WithBoard};
/// let game = Geography::on("{a>b, b>c, c>a, b>d}")?;
/// let start = game.parse_position("a")?;
/// let next = game.apply(&start, &1);
/// assert_eq!(game.show_position(&next), "b ; a");
/// assert_eq!(game.options_of(&next)?.len(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Reference
/// T. J. Schaefer, *On the complexity of some two-person perfect-information games*, J. Comput. System Sci.
/// 16 (1978).
#[derive(Clone, Debug)]
pub struct Geography {
    graph: StateGraph,
    streets: Streets,
}

impl Rules for Geography {
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

impl Impartial for Geography {
    fn representative(&self, token: Token) -> Token {
        self.streets.representative(token)
    }

    fn compact(&self) -> Option<&dyn Compact> {
        Some(&self.streets)
    }

    fn words(&self, token: &Token) -> Option<Vec<u128>> {
        self.streets.words(token)
    }
}

impl Notation for Geography {
    /// The vertex of the token, then those visited before: `b ; a, d`.
    fn parse_position(&self, text: &str) -> Result<Token, ParseError> {
        self.streets.read(text, |at| {
            let (name, end) = name(text, at)?;
            match self.graph.node(&name) {
                Some(vertex) => Ok((vertex as usize, end)),
                None => {
                    let message = format!("the board has no vertex {}", clip(&name));
                    Err(ParseError::at(text, at..end, message).suggest(&name, self.graph.names()))
                }
            }
        })
    }

    fn show_position(&self, token: &Token) -> String {
        self.streets.show(token, |vertex| quote(self.graph.name(vertex as u32)).into_owned())
    }

    fn show_move(&self, from: &Token, to: &u8) -> String {
        let name = |vertex: u8| quote(self.graph.name(u32::from(vertex)));
        format!("{}>{}", name(from.at), name(*to))
    }
}

impl WithBoard for Geography {
    fn on(board: &str) -> Result<Geography, ParseError> {
        let inline = board.trim_start().starts_with('{') && !json::begins(board);
        let graph = if inline { StateGraph::inline(board)? } else { StateGraph::read(board, None)? };
        if let (true, Some(at)) = (inline && graph.edges() == 0, board.find('-')) {
            return Err(ParseError::at(board, at..at + 1, say!("error-game-arc-direction"))
                .expected("`>`")
                .help(say!("error-game-help-undirected-geography-played-edges")));
        }
        if graph.len() > MAX_VERTICES {
            let at = skip_spaces(board, 0);
            return Err(ParseError::at(board, at..board.len(), say!("error-game-graph-too-many-vertices"))
                .expected(say!("error-game-expects-most-vertices", most = MAX_VERTICES)));
        }
        let arcs =
            (0..graph.len() as u32).flat_map(|from| graph.options(from).iter().map(move |&to| (from, to)));
        let streets = Streets::new(graph.len(), arcs);
        Ok(Geography { graph, streets })
    }

    fn board(&self) -> String {
        self.graph.to_string()
    }

    /// The node that the file marks as the start.
    fn start(&self) -> Option<Token> {
        self.graph.start().map(|start| Token::on(start as usize))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use grundy_rules::promises;

    #[test]
    fn keeps_its_promises() {
        for board in ["{a>b>c>a, b>d, d>c, d>e, e>a}", "{a>a, a>b, b>a}", "{a}"] {
            let game = Geography::on(board).unwrap();
            for vertex in 0..game.graph.len() {
                promises::all(&game, [Token::on(vertex)])
                    .unwrap_or_else(|broken| panic!("{board}: {broken}"));
                promises::notation(&game, [Token::on(vertex)]).unwrap();
            }
        }
    }

    #[test]
    fn boards_and_positions_are_read_or_refused() {
        let game = Geography::on("from,to\na,b\nb,\"c d\"\n").unwrap();
        assert_eq!(game.board(), "{a>b, b>\"c d\"}");
        let read = |text: &str| game.parse_position(text).map(|token| game.show_position(&token));
        assert_eq!(read(" b;a,b ").unwrap(), "b ; a");
        assert_eq!(read("\"c d\" ; b, a").unwrap(), "\"c d\" ; a, b");
        for (text, column) in
            [("", 1), ("x", 1), ("b a", 3), ("b ; a, a", 8), ("b ; x", 5), ("b ; a,", 6), ("b, a", 2)]
        {
            assert_eq!(read(text).unwrap_err().column, column, "{text}");
        }
        assert_eq!(Geography::on("digraph { a [start=true]; a -> b }").unwrap().start(), Some(Token::on(0)));
        assert_eq!(Geography::on("{a-b}").unwrap_err().column, 3);
        let wide: Vec<String> = (0..129).map(|v| v.to_string()).collect();
        let error = Geography::on(&format!("{{{}}}", wide.join(">"))).unwrap_err();
        assert_eq!(error.message, "a graph with too many vertices");
    }
}
