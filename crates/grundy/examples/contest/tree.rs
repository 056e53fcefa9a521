//! Trees, read as lists of edges between nodes 1, 2, …, where node 1 is the root.

use super::{Fault, Input, Place};

/// A rooted tree; its nodes are counted from 0, the root is node 0.
pub struct Tree {
    /// The nodes, children before parents, each subtree in one stretch.
    pub order: Vec<usize>,
    /// The parent of each node; the root is its own parent.
    pub parent: Vec<usize>,
}

impl Tree {
    /// Reads the edges of a tree with this many nodes.
    pub fn read(input: &mut Input, nodes: u64) -> Result<Tree, Fault> {
        let mut edges: Vec<(usize, usize, Place)> = Vec::new();
        for i in 1..nodes {
            let end = |input: &mut Input, end| {
                let what = format!("the {end} end of edge {i} of {}", nodes - 1);
                Ok::<usize, Fault>(input.number(what, 1..=nodes)? as usize - 1)
            };
            edges.push((end(input, "first")?, end(input, "second")?, input.place));
        }
        // Only now is it certain that there are as many edges as the input said.
        let mut joined: Vec<usize> = (0..=edges.len()).collect();
        let mut beside = vec![Vec::new(); joined.len()];
        for &(a, b, place) in &edges {
            let (one, other) = (find(&mut joined, a), find(&mut joined, b));
            if one == other {
                let (a, b) = (a + 1, b + 1);
                return Err(Fault::at(place, format!("the edge {a} {b} closes a circle, expected a tree")));
            }
            joined[one] = other;
            beside[a].push(b);
            beside[b].push(a);
        }
        let mut tree = Tree { order: Vec::new(), parent: vec![0; beside.len()] };
        let mut open = vec![0];
        while let Some(node) = open.pop() {
            tree.order.push(node);
            let below = tree.parent[node];
            for &next in beside[node].iter().filter(|&&next| next != below) {
                tree.parent[next] = node;
                open.push(next);
            }
        }
        Ok(tree)
    }
}

/// The name of a node's piece; halves paths on the way.
fn find(joined: &mut [usize], mut node: usize) -> usize {
    while joined[node] != node {
        joined[node] = joined[joined[node]];
        node = joined[node];
    }
    node
}
