//! Arc Kayles: choose an edge of a graph; its two ends go, with all their edges.

use super::conflicts::{self, Conflicts, MAX_THINGS};
use super::edges::{Allowed, BOARD_TEXT, Edges};
use grundy_rules::compact::Compact;
use grundy_rules::{Bundle, Flow, Group, Impartial, Named, Notation, ParseError, Play, Rules, WithBoard};
use grundy_words::say;

/// The row in the catalogue.
pub const ROW: Named = Named {
    name: "arc-kayles",
    aliases: &["edge-kayles"],
    group: Group::Graphs,
    play: Play::Game(Bundle::on::<ArcKayles>(BOARD_TEXT)),
    about: "Choose an edge; its two ends are removed with all edges that touch them.",
    known: "On a path it is the heap game 0.07, Dawson's Kayles, and on a grid it is Cram (Schaefer 1978).",
    notation: "the edges that are left, such as a-b, c-d; without a position play starts with all; at most 128 edges",
    samples: &["arc-kayles path 8", "arc-kayles {a-b, b-c, c-a, c-d}", "arc-kayles cycle 5 : 0-1, 2-3, 3-4"],
};

/// The game of Arc Kayles on a graph of at most 128 edges. A position is the set of edges left, as a mask in
/// the order of the board.
///
/// ```
/// use grundy_games::arc_kayles::ArcKayles;
/// use grundy_rules::{Rules, WithBoard};
/// let path = ArcKayles::on("{a-b, b-c, c-d}")?;
/// let all = path.start().unwrap();
/// // The middle edge takes both others with it.
/// assert_eq!(path.options_of(&all)?, [0b100, 0b000, 0b001]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Reference
/// T. J. Schaefer, *On the complexity of some two-person perfect-information games*, J. Comput. System Sci.
/// 16 (1978).
#[derive(Clone, Debug)]
pub struct ArcKayles {
    graph: Edges,
    conflicts: Conflicts,
}

impl Rules for ArcKayles {
    type Position = u128;
    /// The edge, by its number in the order of the board.
    type Move = u8;

    fn moves(&self, left: &u128, each: &mut dyn FnMut(u8) -> Flow) -> Flow {
        self.conflicts.moves(*left, each)
    }

    fn apply(&self, left: &u128, edge: &u8) -> u128 {
        self.conflicts.apply(*left, *edge)
    }
}

impl Impartial for ArcKayles {
    /// The connected components of the edges left.
    fn parts(&self, left: &u128, each: &mut dyn FnMut(u128)) {
        self.conflicts.parts(*left, each);
    }

    fn representative(&self, left: u128) -> u128 {
        self.conflicts.representative(left)
    }

    fn compact(&self) -> Option<&dyn Compact> {
        Some(&self.conflicts)
    }

    fn words(&self, left: &u128) -> Option<Vec<u128>> {
        Some(self.conflicts.words(*left))
    }

    fn exact_word(&self, left: &u128) -> Option<u128> {
        Some(*left)
    }

    fn of_exact_word(&self, word: u128) -> Option<u128> {
        Some(word)
    }
}

impl Notation for ArcKayles {
    /// The edges left: `a-b, c-d`.
    fn parse_position(&self, text: &str) -> Result<u128, ParseError> {
        conflicts::read(text, |at| {
            let (ends, end) = self.graph.ends_at(text, at)?;
            let same = |edge: &[u32; 2]| *edge == ends || *edge == [ends[1], ends[0]];
            match self.graph.ends.iter().position(same) {
                Some(edge) => Ok((edge, end)),
                None => Err(ParseError::at(text, at..end, say!("error-game-board-no-edge"))),
            }
        })
    }

    fn show_position(&self, left: &u128) -> String {
        conflicts::show(*left, |edge| self.graph.edge(edge))
    }

    fn show_move(&self, _from: &u128, edge: &u8) -> String {
        self.graph.edge(usize::from(*edge))
    }
}

impl WithBoard for ArcKayles {
    fn on(board: &str) -> Result<ArcKayles, ParseError> {
        let simple: Option<fn() -> String> = Some(|| say!("error-game-help-game-edge-goes-two-different"));
        let graph = Edges::read(board, Allowed { vertices: 1000, edges: MAX_THINGS, simple, order: false })?;
        let touch = |a: [u32; 2], b: [u32; 2]| a.iter().any(|end| b.contains(end));
        let edges = &graph.ends;
        let pairs = (0..edges.len()).flat_map(|b| (0..b).map(move |a| (a, b)));
        let conflicts = Conflicts::new(edges.len(), pairs.filter(|&(a, b)| touch(edges[a], edges[b])));
        Ok(ArcKayles { graph, conflicts })
    }

    fn board(&self) -> String {
        self.graph.to_string()
    }

    fn start(&self) -> Option<u128> {
        Some(self.conflicts.all())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use grundy_rules::promises;

    #[test]
    fn keeps_its_promises() {
        for board in
            ["path 10", "cycle 7", "star 5", "complete 5", "grid 3x3", "{a-b-c-a, c-d, d-e-f-d, \"g h\"}"]
        {
            let game = ArcKayles::on(board).unwrap();
            promises::all(&game, game.start()).unwrap_or_else(|broken| panic!("{board}: {broken}"));
            promises::notation(&game, game.start()).unwrap();
        }
    }

    #[test]
    fn both_ends_go_with_all_their_edges() {
        let game = ArcKayles::on("{a-b-c-a, c-d-e}").unwrap();
        let left = game.apply(&game.start().unwrap(), &0);
        assert_eq!(game.show_position(&left), "c-d, d-e");
        assert_eq!(game.apply(&game.start().unwrap(), &3), 0b00001);
    }

    #[test]
    fn positions_are_read_or_refused_at_the_character() {
        let game = ArcKayles::on("{a-b, b-\"c d\"}").unwrap();
        assert_eq!(game.parse_position("\"c d\"-b").unwrap(), 0b10);
        assert_eq!(game.show_position(&0b11), "a-b, b-\"c d\"");
        for (text, column) in
            [("a", 2), ("a-", 3), ("a-x", 3), ("b-a, a-b", 6), ("a-\"c d\"", 1), ("a-b,", 4)]
        {
            assert_eq!(game.parse_position(text).unwrap_err().column, column, "{text}");
        }
        assert_eq!(ArcKayles::on("{a-a}").unwrap_err().column, 2);
        assert_eq!(ArcKayles::on("path 200").unwrap_err().message, "a graph with too many edges");
        assert_eq!(ArcKayles::on("path 129").unwrap().start(), Some(u128::MAX));
    }
}
