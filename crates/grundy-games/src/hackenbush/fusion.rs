//! The value of a picture by fusion: all vertices of a 2-edge-connected piece become one, and its edges
//! become loops; a bridge adds 1 to the value of what stands on it.

use super::Left;
use super::picture::{Cut, Picture};
use std::collections::BTreeMap;

const NONE: u32 = u32::MAX;

/// The largest number of edges visited to try cuts in 2-edge-connected pieces.
const MAX_VISITED_EDGES: usize = 1 << 26;

/// A picture traversed from the ground, depth first.
struct Fused {
    /// The vertices in the order of the traversal.
    order: Vec<u32>,
    /// The edge by which a vertex was reached.
    by: Vec<u32>,
    /// Whether that edge is a bridge: without it the vertex is off the ground.
    bridge: Vec<bool>,
    /// The value of what was reached from a vertex on; complete if the vertex is the ground or stands on a
    /// bridge.
    value: Vec<u64>,
}

impl Picture {
    /// The nim-value of the edges left.
    ///
    /// # Reference
    /// Berlekamp, Conway & Guy, *Winning Ways*, ch. 7; fusing all cycles at once is done by the search for
    /// bridges of R. E. Tarjan, *A note on finding the bridges of a graph*, Inform. Process. Lett. 2 (1974).
    pub(super) fn value(&self, left: &Left) -> u64 {
        self.fuse(|edge| left.has(edge), vec![0; self.vertices()]).value[self.ground as usize]
    }

    /// Traverses the edges left; `value` is what else stands on each vertex.
    fn fuse(&self, left: impl Fn(usize) -> bool, mut value: Vec<u64>) -> Fused {
        let vertices = self.vertices();
        let (mut met, mut low, mut next) = (vec![0; vertices], vec![0; vertices], vec![0; vertices]);
        let (mut by, mut bridge) = (vec![NONE; vertices], vec![false; vertices]);
        let mut order = vec![self.ground];
        let mut path = vec![self.ground];
        (met[self.ground as usize], low[self.ground as usize]) = (1, 1);
        while let Some(&vertex) = path.last() {
            let v = vertex as usize;
            if let Some(&edge) = self.around(vertex).get(next[v]) {
                next[v] += 1;
                if edge == by[v] || !left(edge as usize) {
                    continue;
                }
                let other = self.other(edge, vertex);
                let o = other as usize;
                if met[o] == 0 {
                    by[o] = edge;
                    order.push(other);
                    (met[o], low[o]) = (order.len(), order.len());
                    path.push(other);
                } else if met[o] <= met[v] {
                    // A loop, or the edge that closes a cycle; seen only from below.
                    value[v] ^= 1;
                    low[v] = low[v].min(met[o]);
                }
                continue;
            }
            path.pop();
            if let Some(&below) = path.last() {
                let b = below as usize;
                bridge[v] = low[v] > met[b];
                value[b] ^= if bridge[v] { value[v] + 1 } else { value[v] ^ 1 };
                low[b] = low[b].min(low[v]);
            }
        }
        Fused { order, by, bridge, value }
    }

    /// The cuts that leave this nim-value, in the order of the board, and whether these are all: in a very
    /// large piece only some cuts are tried.
    pub(super) fn cuts(&self, left: &Left, target: u64) -> (Vec<Cut>, bool) {
        let Fused { order, by, bridge, value } = self.fuse(|edge| left.has(edge), vec![0; self.vertices()]);
        let below = |vertex: u32| self.other(by[vertex as usize], vertex);
        // For each vertex the one by which its piece stands on a bridge, or the ground; for that vertex the
        // value that its piece needs so that the whole gets the target; and what stands on bridges above each
        // vertex.
        let (mut root, mut need, mut above) = (vec![NONE; by.len()], vec![None; by.len()], vec![0; by.len()]);
        let mut cuts = Vec::new();
        for &vertex in &order {
            let v = vertex as usize;
            root[v] = if vertex == self.ground || bridge[v] { vertex } else { root[below(vertex) as usize] };
            if vertex == self.ground {
                need[v] = Some(target);
            } else if bridge[v] {
                above[below(vertex) as usize] ^= value[v] + 1;
                let piece = root[below(vertex) as usize] as usize;
                // The value that this bridge with all above it needs.
                match need[piece].map(|need: u64| need ^ value[piece] ^ (value[v] + 1)) {
                    Some(0) => cuts.push(Cut(by[v])),
                    worth => need[v] = worth.map(|worth| worth - 1),
                }
            }
        }
        let mut pieces: BTreeMap<u32, Vec<usize>> = BTreeMap::new();
        for edge in left.iter() {
            let [a, b] = self.ends[edge].map(|end| root[end as usize]);
            // No cut keeps the present value.
            if a == b && need[a as usize].is_some_and(|need| need != value[a as usize]) {
                pieces.entry(a).or_default().push(edge);
            }
        }
        let (mut local, mut all) = (vec![NONE; by.len()], true);
        let mut walks = MAX_VISITED_EDGES;
        for (root, edges) in pieces {
            let tried = edges.len().min(walks / edges.len());
            walks -= tried * edges.len();
            all &= tried == edges.len();
            self.cuts_inside((root, &edges, tried), &above, need[root as usize], &mut local, &mut cuts);
        }
        cuts.sort_unstable();
        (cuts, all)
    }

    /// The cuts inside a 2-edge-connected piece that give it the value it needs. Given are the vertex on
    /// which the piece stands, its edges, and how many of them are tried.
    fn cuts_inside(
        &self,
        (root, edges, tried): (u32, &[usize], usize),
        above: &[u64],
        need: Option<u64>,
        local: &mut [u32],
        cuts: &mut Vec<Cut>,
    ) {
        // The piece as a separate picture with new numbers of vertices.
        let mut values = vec![above[root as usize]];
        local[root as usize] = 0;
        let ends: Vec<[u32; 2]> = edges
            .iter()
            .map(|&edge| {
                self.ends[edge].map(|end| {
                    let here = &mut local[end as usize];
                    if *here == NONE {
                        *here = values.len() as u32;
                        values.push(above[end as usize]);
                    }
                    *here
                })
            })
            .collect();
        let piece = Picture::new(values.len(), 0, &ends);
        for (i, &edge) in edges.iter().enumerate().take(tried) {
            // Parallel edges are one move, the last of them.
            if piece.goes_on[i] {
                continue;
            }
            let fused = piece.fuse(|other| other != i, values.clone());
            if Some(fused.value[0]) == need {
                cuts.push(Cut(edge as u32));
            }
        }
    }
}
