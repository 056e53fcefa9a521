//! Node Kayles: choose a vertex of a graph; it goes with its neighbours.

use super::conflicts::{self, Conflicts, MAX_THINGS};
use super::edges::{Allowed, BOARD_TEXT, Edges};
use grundy_rules::compact::Compact;
use grundy_rules::{Bundle, Flow, Group, Impartial, Named, Notation, ParseError, Play, Rules, WithBoard};
use grundy_words::say;

/// The row in the catalogue.
pub const ROW: Named = Named {
    name: "node-kayles",
    aliases: &["vertex-kayles"],
    group: Group::Graphs,
    play: Play::Game(Bundle::on::<NodeKayles>(BOARD_TEXT)),
    about: "Choose a vertex; it is removed with all its neighbours.",
    known: "Who wins is PSPACE-complete to decide (Schaefer 1978); on a path it is the heap game 0.137, Dawson's Chess.",
    notation: "the vertices that are left, such as a, b, d; without a position play starts with all; at most \
               128 vertices",
    samples: &["node-kayles path 7", "node-kayles {a-b, b-c, c-a, c-d}", "node-kayles cycle 5 : 0, 1, 3"],
};

/// The game of Node Kayles on a graph of at most 128 vertices. A position is the set of vertices left, as a
/// mask in the order of the board.
///
/// ```
/// use grundy_games::node_kayles::NodeKayles;
/// use grundy_rules::{Rules, WithBoard};
/// let path = NodeKayles::on("path 3")?;
/// let all = path.start().unwrap();
/// // An end takes the middle with it; the middle takes all.
/// assert_eq!(path.options_of(&all)?, [0b100, 0b000, 0b001]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Reference
/// T. J. Schaefer, *On the complexity of some two-person perfect-information games*, J. Comput. System Sci.
/// 16 (1978).
#[derive(Clone, Debug)]
pub struct NodeKayles {
    graph: Edges,
    conflicts: Conflicts,
}

impl Rules for NodeKayles {
    type Position = u128;
    /// The vertex, by its number in the order of the board.
    type Move = u8;

    fn moves(&self, left: &u128, each: &mut dyn FnMut(u8) -> Flow) -> Flow {
        self.conflicts.moves(*left, each)
    }

    fn apply(&self, left: &u128, vertex: &u8) -> u128 {
        self.conflicts.apply(*left, *vertex)
    }
}

impl Impartial for NodeKayles {
    /// The connected components of the vertices left.
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

impl Notation for NodeKayles {
    /// The vertices left: `a, b, d`.
    fn parse_position(&self, text: &str) -> Result<u128, ParseError> {
        conflicts::read(text, |at| self.graph.vertex_at(text, at).map(|(vertex, end)| (vertex as usize, end)))
    }

    fn show_position(&self, left: &u128) -> String {
        conflicts::show(*left, |vertex| self.graph.vertex(vertex as u32))
    }

    fn show_move(&self, _from: &u128, vertex: &u8) -> String {
        self.graph.vertex(u32::from(*vertex))
    }
}

impl WithBoard for NodeKayles {
    fn on(board: &str) -> Result<NodeKayles, ParseError> {
        let simple: Option<fn() -> String> = Some(|| say!("error-game-help-game-vertex-goes-neighbours-one"));
        let graph = Edges::read(
            board,
            Allowed { vertices: MAX_THINGS, edges: MAX_THINGS * MAX_THINGS / 2, simple, order: false },
        )?;
        let pairs = graph.ends.iter().map(|&[a, b]| (a as usize, b as usize));
        let conflicts = Conflicts::new(graph.vertices(), pairs);
        Ok(NodeKayles { graph, conflicts })
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
    use grundy_rules::code::Code;
    use grundy_rules::{Heaps, promises};

    #[test]
    fn keeps_its_promises() {
        for board in
            ["path 9", "cycle 7", "star 5", "complete 4", "grid 3x3", "{a-b-c-a, c-d, d-e-f-d, \"g h\"}"]
        {
            let game = NodeKayles::on(board).unwrap();
            promises::all(&game, game.start()).unwrap_or_else(|broken| panic!("{board}: {broken}"));
            promises::notation(&game, game.start()).unwrap();
        }
    }

    #[test]
    fn a_path_is_dawsons_chess() {
        let chess = Heaps(Code::parse("0.137").unwrap());
        for n in 1..=8u64 {
            let path = NodeKayles::on(&format!("path {n}")).unwrap();
            let options = path.options_of(&path.start().unwrap()).unwrap();
            let mut lengths: Vec<Vec<u64>> = options
                .iter()
                .map(|&left| {
                    let mut parts = Vec::new();
                    path.parts(&left, &mut |part| parts.push(u64::from(part.count_ones())));
                    parts.sort_unstable();
                    parts
                })
                .collect();
            lengths.sort();
            lengths.dedup();
            let mut heaps: Vec<Vec<u64>> = chess
                .options_of(&vec![n])
                .unwrap()
                .into_iter()
                .map(|mut heaps| {
                    heaps.retain(|&heap| heap > 0);
                    heaps.sort_unstable();
                    heaps
                })
                .collect();
            heaps.sort();
            heaps.dedup();
            assert_eq!(lengths, heaps, "{n}");
        }
    }

    #[test]
    fn positions_are_read_or_refused_at_the_character() {
        let game = NodeKayles::on("{a-b, b-\"c d\"}").unwrap();
        assert_eq!(game.parse_position(" a , \"c d\" ").unwrap(), 0b101);
        assert_eq!(game.parse_position("").unwrap(), 0);
        assert_eq!(game.show_position(&0b111), "a, b, \"c d\"");
        for (text, column) in [("a, x", 4), ("a, a", 4), ("a b", 3), ("a,", 2), (",a", 1), ("a-b", 2)] {
            assert_eq!(game.parse_position(text).unwrap_err().column, column, "{text}");
        }
        assert_eq!(NodeKayles::on("path 129").unwrap_err().message, "a graph with too many vertices");
        assert_eq!(NodeKayles::on("complete 128").unwrap().start(), Some(u128::MAX));
    }
}
