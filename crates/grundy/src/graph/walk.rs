//! One depth-first walk over the rows: a position gets its label once all its options have theirs.
//!
//! It finds the reverse topological order of Kahn's algorithm without reversed edges or in-degrees, visits
//! only the part that can be reached, and when an edge leads back into the walk, the walk itself is the
//! cycle.

use super::{Unsolved, cycle};
use grundy_rules::graph::{NodeId, Rows, grow};
use grundy_rules::{Budget, Stopped};

/// A node that the walk has not met.
pub(super) const UNSEEN: u32 = u32::MAX;
/// A node on the current line of play.
const OPEN: u32 = u32::MAX - 1;
/// A node that reaches a cycle. A smaller mark says that the node has a label.
pub(super) const LOOPY: u32 = u32::MAX - 2;

/// The labels of nodes, as they are found. A node keeps its mark where it will keep a part of its label: the walk
/// reads a mark for each edge.
pub(super) trait Labels {
    fn mark(&self, node: NodeId) -> u32;
    fn set_mark(&mut self, node: NodeId, mark: u32);
    /// Labels a node all of whose options have labels.
    fn label(&mut self, node: NodeId, row: &[NodeId], budget: &mut Budget) -> Result<(), Stopped>;
}

/// Labels every node, or those that can be reached from `start`. If play may be `loopy`, the walk passes over
/// cycles. Returns how many nodes have labels, and how the walk ended.
pub(super) fn walked<L: Labels>(
    rows: &Rows,
    start: Option<NodeId>,
    loopy: bool,
    labels: &mut L,
    budget: &mut Budget,
) -> (usize, Result<(), Unsolved>) {
    let mut walk = Walk { rows, loopy, labels, path: Vec::new(), solved: 0 };
    let nodes = rows.len() as NodeId;
    let ended = match start {
        Some(start) => walk.from(start, budget),
        // The nodes at the ends of most moves come first, so that the walk passes over the rows in order.
        None if leads_up(rows) => (0..nodes).rev().try_for_each(|root| walk.from(root, budget)),
        None => (0..nodes).try_for_each(|root| walk.from(root, budget)),
    };
    budget.release((walk.path.capacity() * size_of::<(NodeId, usize)>()) as u64);
    (walk.solved, ended)
}

/// Whether most moves lead to nodes with larger numbers, as far as a sample shows.
fn leads_up(rows: &Rows) -> bool {
    let step = (rows.len() / SAMPLE).max(1);
    let sample = (0..rows.len() as NodeId).step_by(step);
    let (up, all) = sample.fold((0, 0), |(up, all), node| {
        let row = rows.options(node);
        (up + row.iter().filter(|&&option| option > node).count(), all + row.len())
    });
    2 * up > all
}

/// The nodes in a sample.
const SAMPLE: usize = 1000;

struct Walk<'r, L> {
    rows: &'r Rows,
    /// Whether the walk passes over cycles.
    loopy: bool,
    labels: &'r mut L,
    /// The current line of play: each node with the number of options already examined.
    path: Vec<(NodeId, usize)>,
    solved: usize,
}

impl<L: Labels> Walk<'_, L> {
    fn from(&mut self, root: NodeId, budget: &mut Budget) -> Result<(), Unsolved> {
        if self.labels.mark(root) != UNSEEN {
            return Ok(());
        }
        self.open(root, budget)?;
        'walk: while let Some((node, looked)) = self.path.last_mut() {
            let (node, row) = (*node, self.rows.options(*node));
            while let Some(&option) = row.get(*looked) {
                *looked += 1;
                match self.labels.mark(option) {
                    UNSEEN => {
                        self.open(option, budget)?;
                        continue 'walk;
                    }
                    OPEN if !self.loopy => return Err(Unsolved::Cycle(self.cycle_at(option, budget))),
                    _ => {}
                }
            }
            self.path.pop();
            self.close(node, row, budget)?;
        }
        Ok(())
    }

    fn open(&mut self, node: NodeId, budget: &mut Budget) -> Result<(), Stopped> {
        let row = self.rows.options(node);
        budget.spend(1 + row.len() as u64)?;
        grow(&mut self.path, 1, budget)?;
        self.labels.set_mark(node, OPEN);
        self.path.push((node, 0));
        Ok(())
    }

    fn close(&mut self, node: NodeId, row: &[NodeId], budget: &mut Budget) -> Result<(), Stopped> {
        if self.loopy && row.iter().any(|&option| self.labels.mark(option) >= LOOPY) {
            // An option is on the line of play that led here, or reaches a cycle.
            self.labels.set_mark(node, LOOPY);
            return Ok(());
        }
        self.labels.label(node, row, budget)?;
        self.solved += 1;
        budget.progress(self.solved as u64);
        Ok(())
    }

    /// The cycle that the walk closes by moving to `again`, shortened if that is cheap.
    fn cycle_at(&self, again: NodeId, budget: &mut Budget) -> Vec<NodeId> {
        let line = self.path.iter().map(|&(node, _)| node);
        let mut found: Vec<NodeId> = line.skip_while(|&node| node != again).collect();
        found.push(again);
        cycle::shortest_through(self.rows, again, budget).unwrap_or(found)
    }
}
