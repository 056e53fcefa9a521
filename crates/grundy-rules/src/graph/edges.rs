//! The edges of a graph as they come, and how they become rows.

use super::rows::{MAX_NODES, NodeId, Rows};

/// A list of edges. Edges from one node mostly come one after the other, so a run of them names that node once.
#[derive(Clone, Debug, Default)]
pub(super) struct Edges {
    targets: Vec<NodeId>,
    /// The node from which a run of edges leads, and how many they are.
    runs: Vec<(NodeId, u32)>,
}

impl Edges {
    #[inline]
    pub(super) fn push(&mut self, from: NodeId, to: NodeId) {
        self.targets.push(to);
        match self.runs.last_mut() {
            Some((node, length)) if *node == from && *length < u32::MAX => *length += 1,
            _ => self.runs.push((from, 1)),
        }
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (NodeId, NodeId)> + '_ {
        let sources = self.runs.iter().flat_map(|&(from, length)| std::iter::repeat_n(from, length as usize));
        sources.zip(self.targets.iter().copied())
    }

    /// The rows of these edges, repeated edges once, in the order of the edges.
    ///
    /// # Panics
    /// If an edge names a node that is not below `nodes`, or `nodes` is above 2^32 − 3.
    pub(super) fn rows(self, nodes: usize) -> Rows {
        assert!(nodes <= MAX_NODES, "a graph has at most {MAX_NODES} nodes");
        // Counting sort by source, run by run: stable, so that a row keeps the order of the edges.
        let mut starts = vec![0usize; nodes + 1];
        for &(from, length) in &self.runs {
            starts[from as usize + 1] += length as usize;
        }
        for node in 0..nodes {
            starts[node + 1] += starts[node];
        }
        let mut targets = if self.runs.is_sorted_by_key(|run| run.0) {
            self.targets
        } else {
            sorted(&self, starts[..nodes].to_vec())
        };
        drop_repeats(&mut starts, &mut targets);
        Rows { starts, targets }
    }
}

impl Rows {
    /// The rows of a graph given by its edges, repeated edges once, in the order of the edges.
    ///
    /// # Panics
    /// If an edge names a node that is not below `nodes`, or `nodes` is above 2^32 − 3.
    ///
    /// # Cost
    /// Time and memory in proportion to nodes and edges.
    pub fn from_edges(nodes: usize, edges: &[(NodeId, NodeId)]) -> Rows {
        let mut list = Edges::default();
        edges.iter().for_each(|&(from, to)| list.push(from, to));
        list.rows(nodes)
    }
}

/// The targets, row by row; `next` has the start of each row.
fn sorted(edges: &Edges, mut next: Vec<usize>) -> Vec<NodeId> {
    let mut sorted = vec![0; edges.targets.len()];
    let mut rest = &edges.targets[..];
    for &(from, length) in &edges.runs {
        let (run, behind) = rest.split_at(length as usize);
        let place = &mut next[from as usize];
        sorted[*place..*place + run.len()].copy_from_slice(run);
        *place += run.len();
        rest = behind;
    }
    sorted
}

/// A row with at most this many options is searched for each of them.
const SHORT_ROW: usize = 16;

/// Moves all rows together without the options that a row repeats.
fn drop_repeats(starts: &mut [usize], targets: &mut Vec<NodeId>) {
    let nodes = starts.len() - 1;
    // `last[w]` is the latest row, counted from 1, that names `w`. Only long rows need it.
    let mut last: Vec<u32> = Vec::new();
    let (mut kept, mut begin) = (0, 0);
    for node in 0..nodes {
        let (row, end) = (kept, starts[node + 1]);
        let is_long = end - begin > SHORT_ROW;
        if is_long && last.is_empty() {
            last = vec![0; nodes];
        }
        for i in begin..end {
            let to = targets[i];
            assert!((to as usize) < nodes, "node {to} of {nodes}");
            let repeated = if is_long {
                std::mem::replace(&mut last[to as usize], node as u32 + 1) == node as u32 + 1
            } else {
                targets[row..kept].contains(&to)
            };
            if !repeated {
                targets[kept] = to;
                kept += 1;
            }
        }
        starts[node + 1] = kept;
        begin = end;
    }
    targets.truncate(kept);
}
