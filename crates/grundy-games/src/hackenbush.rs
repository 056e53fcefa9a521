//! Green Hackenbush: cut an edge of a picture; everything no longer connected with the ground falls off.

use super::edges::{Allowed, Edges, list};
use grundy_rules::{
    Bundle, Flow, Group, Impartial, KnownMoves, Named, NimValue, Notation, ParseError, Play, Rules, WithBoard,
};
use grundy_words::say;
use rustc_hash::FxHashMap;
use std::ops::ControlFlow;

mod fusion;
mod picture;

pub use picture::Cut;
use picture::Picture;

/// The row in the catalogue.
pub const ROW: Named = Named {
    name: "hackenbush",
    aliases: &["green-hackenbush"],
    group: Group::Graphs,
    play: Play::Game(Bundle::on::<Hackenbush>(
        "a graph {ground-a, a-b, a-c} with a vertex called ground (or 0), or a file (@edges.csv)",
    )),
    about: "Cut an edge; whatever is no longer connected to the ground falls off.",
    known: "Vertices on a cycle may be fused, and a stalk of n edges is a heap of n: this values every picture \
            (fusion and colon principle, Winning Ways, ch. 7).",
    notation: "the edges that are left, such as ground-a, a-b; without a position play starts with all; at most \
               100000 edges",
    samples: &[
        "hackenbush {ground-a, a-b, a-c, c-d}",
        "hackenbush {ground-a, a-b, b-ground, b-c} : ground-a, a-b",
    ],
};

/// The largest number of edges of a board.
const MAX_EDGES: usize = 100_000;

/// The edges left of a board, as a set: bit by bit in the order of the board.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Left(Box<[u64]>);

impl Left {
    fn none(edges: usize) -> Left {
        Left(vec![0; edges.div_ceil(64)].into())
    }

    fn has(&self, edge: usize) -> bool {
        self.0.get(edge / 64).is_some_and(|word| word >> (edge % 64) & 1 == 1)
    }

    fn insert(&mut self, edge: usize) {
        self.0[edge / 64] |= 1 << (edge % 64);
    }

    fn remove(&mut self, edge: usize) {
        self.0[edge / 64] &= !(1 << (edge % 64));
    }

    fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        self.0.iter().enumerate().flat_map(|(i, &word)| {
            let mut rest = word;
            std::iter::from_fn(move || {
                (rest != 0).then(|| {
                    let bit = rest.trailing_zeros() as usize;
                    rest &= rest - 1;
                    64 * i + bit
                })
            })
        })
    }
}

/// Green Hackenbush on a graph with a ground: the vertex called `ground`, or else the one called
/// `0`. Several edges between two vertices and loops are allowed.
///
/// ```
/// use grundy_games::hackenbush::Hackenbush;
/// use grundy_rules::{Impartial, NimValue, WithBoard};
/// // A stalk of one edge with two twigs, of one edge and of two: 1 + (1 xor 2).
/// let tree = Hackenbush::on("{ground-a, a-b, a-c, c-d}")?;
/// assert_eq!(tree.known(&tree.start().unwrap()), Some(NimValue(4)));
/// // A triangle on the ground is fused to three loops.
/// let triangle = Hackenbush::on("{0-1, 1-2, 2-0}")?;
/// assert_eq!(triangle.known(&triangle.start().unwrap()), Some(NimValue(1)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Cost
/// A nim-value takes time in proportion to the edges. So do all moves to a nim-value, but a 2-edge-connected
/// piece takes the square of its edges. In pieces of many thousand edges only the first cuts are tried.
///
/// # Reference
/// E. R. Berlekamp, J. H. Conway & R. K. Guy, *Winning Ways*, ch. 7 (fusion and colon principle, with
/// proofs).
#[derive(Clone, Debug)]
pub struct Hackenbush {
    graph: Edges,
    /// The first of the parallel edges between two vertices, the smaller one first, and their number.
    pairs: FxHashMap<[u32; 2], (usize, usize)>,
    picture: Picture,
}

impl Rules for Hackenbush {
    type Position = Left;
    type Move = Cut;

    /// Parallel edges are one move, which cuts the last one left.
    fn moves(&self, left: &Left, each: &mut dyn FnMut(Cut) -> Flow) -> Flow {
        for edge in left.iter().filter(|&edge| !(self.picture.goes_on[edge] && left.has(edge + 1))) {
            each(Cut(edge as u32))?;
        }
        ControlFlow::Continue(())
    }

    fn apply(&self, left: &Left, cut: &Cut) -> Left {
        let mut left = left.clone();
        left.remove(cut.0 as usize);
        self.picture.standing(&left)
    }
}

impl Impartial for Hackenbush {
    /// The pieces connected without passing the ground; very large pictures stay whole.
    fn parts(&self, left: &Left, each: &mut dyn FnMut(Left)) {
        if self.graph.ends.len() <= 4096 { self.picture.parts(left, each) } else { each(left.clone()) }
    }

    fn known(&self, left: &Left) -> Option<NimValue> {
        Some(NimValue(self.picture.value(left)))
    }

    fn known_moves(&self, left: &Left, value: NimValue, limit: usize) -> Option<KnownMoves<Cut>> {
        let (cuts, all) = self.picture.cuts(left, value.0);
        let total = all.then_some(cuts.len() as u128);
        Some(KnownMoves { first: cuts.into_iter().take(limit).collect(), total })
    }

    fn reference(&self) -> Option<&'static str> {
        Some("Berlekamp, Conway & Guy, Winning Ways, ch. 7: the fusion principle and the colon principle")
    }
}

fn pair([a, b]: [u32; 2]) -> [u32; 2] {
    [a.min(b), a.max(b)]
}

impl Notation for Hackenbush {
    /// The edges left: `ground-a, a-b`.
    fn parse_position(&self, text: &str) -> Result<Left, ParseError> {
        let mut left = Left::none(self.graph.ends.len());
        let mut places = FxHashMap::default();
        list(text, 0, |at| {
            let (ends, end) = self.graph.ends_at(text, at)?;
            let Some(&(first, count)) = self.pairs.get(&pair(ends)) else {
                return Err(ParseError::at(text, at..end, say!("error-game-board-no-edge")));
            };
            let Some(edge) = (first..first + count).find(|&edge| !left.has(edge)) else {
                let message = say!("error-game-edge-only-so-often", count = count);
                return Err(ParseError::at(text, at..end, message));
            };
            left.insert(edge);
            places.insert(edge, at..end);
            Ok(end)
        })?;
        let standing = self.picture.standing(&left);
        let fallen = left.iter().find(|&edge| !standing.has(edge));
        match fallen {
            Some(edge) => {
                Err(ParseError::at(text, places[&edge].clone(), say!("error-game-edge-off-ground"))
                    .help(say!("error-game-help-leave-out-no-longer-connected")))
            }
            None => Ok(left),
        }
    }

    fn show_position(&self, left: &Left) -> String {
        left.iter().map(|edge| self.graph.edge(edge)).collect::<Vec<_>>().join(", ")
    }

    fn show_move(&self, _from: &Left, cut: &Cut) -> String {
        self.graph.edge(cut.0 as usize)
    }
}

impl WithBoard for Hackenbush {
    fn on(board: &str) -> Result<Hackenbush, ParseError> {
        let mut graph = Edges::read(
            board,
            Allowed { vertices: MAX_EDGES + 1, edges: MAX_EDGES, simple: None, order: false },
        )?;
        let refused = |message: String| ParseError::at(board, 0..board.len(), message);
        let ground = graph.names.get_index_of("ground").or_else(|| graph.names.get_index_of("0"));
        let Some(ground) = ground.map(|ground| ground as u32) else {
            return Err(refused(say!("error-game-picture-no-ground"))
                .expected(say!("error-game-expects-vertex-called")));
        };
        if graph.start.is_some_and(|start| start != ground) {
            return Err(refused(say!("error-game-ground-another-name"))
                .expected(say!("error-game-expects-vertex-called")));
        }
        // Parallel edges stand together, at the place of the first.
        let mut classes: FxHashMap<[u32; 2], usize> = FxHashMap::default();
        let mut order: Vec<(usize, [u32; 2])> = Vec::with_capacity(graph.ends.len());
        for &ends in &graph.ends {
            let next = classes.len();
            order.push((*classes.entry(pair(ends)).or_insert(next), ends));
        }
        order.sort_by_key(|(class, _)| *class);
        graph.ends = order.into_iter().map(|(_, ends)| ends).collect();
        let mut pairs: FxHashMap<[u32; 2], (usize, usize)> = FxHashMap::default();
        for (edge, &ends) in graph.ends.iter().enumerate() {
            pairs.entry(pair(ends)).or_insert((edge, 0)).1 += 1;
        }
        let picture = Picture::new(graph.vertices(), ground, &graph.ends);
        let all = picture.all();
        let standing = picture.standing(&all);
        if let Some(edge) = all.iter().find(|&edge| !standing.has(edge)) {
            let message = say!("error-game-edge-of-picture-off-ground", edge = graph.edge(edge));
            return Err(refused(message).expected(say!("error-game-expects-edges-connected-ground")));
        }
        let mut alone = vec![true; graph.vertices()];
        graph.ends.iter().flatten().for_each(|&end| alone[end as usize] = false);
        if let Some(vertex) = (0..graph.vertices() as u32).find(|&v| v != ground && alone[v as usize]) {
            return Err(refused(say!("error-game-vertex-off-ground", vertex = graph.vertex(vertex))));
        }
        Ok(Hackenbush { graph, pairs, picture })
    }

    fn board(&self) -> String {
        self.graph.to_string()
    }

    fn start(&self) -> Option<Left> {
        Some(self.picture.all())
    }
}

#[cfg(test)]
mod tests;
