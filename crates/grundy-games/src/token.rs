//! The base of both games of geography: a token that moves over a graph and never comes back.

use super::conflicts::show;
use super::edges::list;
use super::squares::bits;
use grundy_rules::compact::Compact;
use grundy_rules::{Flow, ParseError};
use grundy_words::say;
use petgraph::algo::maximum_matching;
use petgraph::graph::UnGraph;
use smallvec::SmallVec;
use std::ops::ControlFlow;

/// The largest number of vertices.
pub(super) const MAX_VERTICES: usize = 128;

/// The largest number of vertices that fit a word, one bit each, together with the number of one of them.
const WORD_VERTICES: usize = 121;

/// A token on a vertex, and the vertices that were visited, its own among them, as a mask.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Token {
    /// The vertex where the token is, by its number in the order of the board.
    pub at: u8,
    /// The vertices that were visited.
    pub visited: u128,
}

impl Token {
    /// The token on its first vertex.
    pub(super) fn on(vertex: usize) -> Token {
        Token { at: vertex as u8, visited: 1 << vertex }
    }
}

/// For each vertex, those to which an arc leads.
#[derive(Clone, Debug)]
pub(super) struct Streets(Vec<u128>);

impl Streets {
    pub(super) fn new(vertices: usize, arcs: impl IntoIterator<Item = (u32, u32)>) -> Streets {
        let mut to = vec![0; vertices];
        for (a, b) in arcs {
            to[a as usize] |= 1 << b;
        }
        Streets(to)
    }

    pub(super) fn moves(&self, token: &Token, each: &mut dyn FnMut(u8) -> Flow) -> Flow {
        for vertex in bits(self.0[usize::from(token.at)] & !token.visited) {
            each(vertex as u8)?;
        }
        ControlFlow::Continue(())
    }

    pub(super) fn apply(&self, token: &Token, to: u8) -> Token {
        Token { at: to, visited: token.visited | 1 << to }
    }

    /// The vertices that the token can still reach, its own among them.
    pub(super) fn reached(&self, token: &Token) -> u128 {
        let mut reached = 1u128 << token.at;
        let mut fresh = reached;
        while fresh != 0 {
            let next = bits(fresh).fold(0, |next, vertex| next | self.0[vertex as usize]);
            fresh = next & !token.visited & !reached;
            reached |= fresh;
        }
        reached
    }

    /// Vertices that the token can no longer reach count as visited.
    pub(super) fn representative(&self, token: Token) -> Token {
        let all = if self.0.len() < MAX_VERTICES { (1 << self.0.len()) - 1 } else { u128::MAX };
        Token { at: token.at, visited: all & !self.reached(&token) | 1 << token.at }
    }

    /// The vertex of the token, and those that it can reach.
    fn word(&self, token: &Token) -> u128 {
        self.reached(token) & !(1 << token.at) | u128::from(token.at) << WORD_VERTICES
    }

    /// The word of a position, if the board is not too large.
    pub(super) fn words(&self, token: &Token) -> Option<Vec<u128>> {
        (self.0.len() <= WORD_VERTICES).then(|| vec![self.word(token)])
    }

    /// The number of edges of a maximum matching of some vertices, if arcs lead both ways.
    pub(super) fn matching(&self, vertices: u128) -> usize {
        let edges = bits(vertices)
            .flat_map(|a| bits(self.0[a as usize] & vertices).filter(move |&b| a < b).map(move |b| (a, b)));
        maximum_matching(&UnGraph::<(), ()>::from_edges(edges)).len()
    }

    /// Reads `b` (a token on b) or `b ; a, c` (a and c were visited before). `vertex` reads the one at a
    /// place, and returns where it ends.
    pub(super) fn read(
        &self,
        text: &str,
        mut vertex: impl FnMut(usize) -> Result<(usize, usize), ParseError>,
    ) -> Result<Token, ParseError> {
        let start = text.len() - text.trim_start().len();
        if start == text.len() {
            return Err(ParseError::at(text, start..start, say!("error-game-where-is-the-token"))
                .expected(say!("error-game-expects-vertex-vertex-vertices-visited-before")));
        }
        let (at, end) = vertex(start)?;
        let mut token = Token::on(at);
        let rest = text[end..].trim_start();
        let next = text.len() - rest.len();
        let Some(before) = rest.strip_prefix(';') else {
            if rest.is_empty() {
                return Ok(token);
            }
            return Err(ParseError::at(text, next..next + 1, say!("error-game-token-stands-one-vertex"))
                .expected(say!("error-game-expects-vertices-visited-before-end")));
        };
        let mut listed = 0u128;
        list(text, text.len() - before.len(), |at| {
            let (visited, end) = vertex(at)?;
            if listed >> visited & 1 == 1 {
                return Err(ParseError::at(text, at..end, say!("error-game-vertex-stands-list-twice")));
            }
            listed |= 1 << visited;
            Ok(end)
        })?;
        token.visited |= listed;
        Ok(token)
    }

    /// Writes a token and the vertices visited before.
    pub(super) fn show(&self, token: &Token, name: impl Fn(usize) -> String) -> String {
        let at = name(usize::from(token.at));
        match token.visited & !(1 << token.at) {
            0 => at,
            before => format!("{at} ; {}", show(before, name)),
        }
    }
}

/// Vertices that lead to few others come first.
impl Compact for Streets {
    fn options(&self, part: u128, each: &mut dyn FnMut(&[u128]) -> Flow) -> Flow {
        let (left, at) = (part & ((1 << WORD_VERTICES) - 1), (part >> WORD_VERTICES) as usize);
        let mut next: SmallVec<[(u32, u32); 16]> = SmallVec::new();
        next.extend(bits(self.0[at] & left).map(|to| ((self.0[to as usize] & left).count_ones(), to)));
        next.sort_unstable();
        next.iter()
            .try_for_each(|&(_, to)| each(&[self.word(&Token { at: to as u8, visited: !left | 1 << to })]))
    }

    /// The number of vertices that the token can reach.
    fn size(&self, part: u128) -> u32 {
        (part & ((1 << WORD_VERTICES) - 1)).count_ones()
    }
}
