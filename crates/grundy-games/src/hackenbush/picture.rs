//! A picture of edges over the ground: what still stands, and its pieces.

use super::Left;

/// An edge that is cut, by its number in the order of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cut(pub(super) u32);

/// The edges of a picture, by the vertices they touch. Parallel edges have numbers in a row.
#[derive(Clone, Debug)]
pub(super) struct Picture {
    pub(super) ground: u32,
    pub(super) ends: Vec<[u32; 2]>,
    /// Whether the next edge is parallel to this one.
    pub(super) goes_on: Vec<bool>,
    /// The edges around vertex v are `around[starts[v]..starts[v + 1]]`, loops once.
    starts: Vec<usize>,
    around: Vec<u32>,
}

impl Picture {
    pub(super) fn new(vertices: usize, ground: u32, ends: &[[u32; 2]]) -> Picture {
        let mut starts = vec![0; vertices + 1];
        let touched = |[a, b]: [u32; 2]| [Some(a), (a != b).then_some(b)].into_iter().flatten();
        for vertex in ends.iter().flat_map(|&ends| touched(ends)) {
            starts[vertex as usize + 1] += 1;
        }
        for vertex in 0..vertices {
            starts[vertex + 1] += starts[vertex];
        }
        let mut next = starts.clone();
        let mut around = vec![0; starts[vertices]];
        for (edge, &ends) in (0..).zip(ends) {
            for vertex in touched(ends) {
                around[next[vertex as usize]] = edge;
                next[vertex as usize] += 1;
            }
        }
        let parallel = |edge: usize| {
            ends.get(edge + 1).is_some_and(|&[a, b]| ends[edge] == [a, b] || ends[edge] == [b, a])
        };
        let goes_on = (0..ends.len()).map(parallel).collect();
        Picture { ground, ends: ends.to_vec(), goes_on, starts, around }
    }

    pub(super) fn vertices(&self) -> usize {
        self.starts.len() - 1
    }

    /// The edges around a vertex.
    pub(super) fn around(&self, vertex: u32) -> &[u32] {
        &self.around[self.starts[vertex as usize]..self.starts[vertex as usize + 1]]
    }

    /// The end of an edge that is not this one; of a loop, this one.
    pub(super) fn other(&self, edge: u32, vertex: u32) -> u32 {
        let [a, b] = self.ends[edge as usize];
        if a == vertex { b } else { a }
    }

    /// Every edge.
    pub(super) fn all(&self) -> Left {
        let mut all = Left::none(self.ends.len());
        (0..self.ends.len()).for_each(|edge| all.insert(edge));
        all
    }

    /// The edges that are connected to the ground.
    pub(super) fn standing(&self, left: &Left) -> Left {
        let mut standing = Left::none(self.ends.len());
        let mut seen = vec![false; self.vertices()];
        self.flood(self.ground, left, &mut seen, &mut standing, false);
        standing
    }

    /// Marks the vertices connected with one of them, and adds their edges; `stop` ends the search at the
    /// ground.
    fn flood(&self, from: u32, left: &Left, seen: &mut [bool], edges: &mut Left, stop: bool) {
        let mut open = vec![from];
        seen[from as usize] = true;
        while let Some(vertex) = open.pop() {
            for &edge in self.around(vertex).iter().filter(|&&edge| left.has(edge as usize)) {
                edges.insert(edge as usize);
                let next = self.other(edge, vertex);
                let end = stop && next == self.ground;
                if !seen[next as usize] && !end {
                    seen[next as usize] = true;
                    open.push(next);
                }
            }
        }
    }

    /// Visits the pieces that are connected without passing the ground; the loops at the ground are one
    /// piece.
    pub(super) fn parts(&self, left: &Left, each: &mut dyn FnMut(Left)) {
        let mut seen = vec![false; self.vertices()];
        let mut loops = Left::none(self.ends.len());
        let mut any = false;
        for &edge in self.around(self.ground).iter().filter(|&&edge| left.has(edge as usize)) {
            let above = self.other(edge, self.ground);
            if above == self.ground {
                loops.insert(edge as usize);
                any = true;
            } else if !seen[above as usize] {
                let mut part = Left::none(self.ends.len());
                self.flood(above, left, &mut seen, &mut part, true);
                each(part);
            }
        }
        if any {
            each(loops);
        }
    }
}
