//! Values of loopy positions by the algorithm of Fraenkel and Perl, one pass for each value.
//!
//! When pass m begins, each open node has options with the values 0 to m − 1. It gets the value m if no option has it, and if the
//! opponent can answer a move to any option without a value by a move to a node of value m: such an option *turns back*. An open
//! node that neither gets m nor turns back itself has an infinite value.

use crate::graph::{NodeId, Rows};
use grundy_rules::graph::grow;
use grundy_rules::{Budget, Stopped};

/// Marks in place of a value, which is smaller than the number of nodes.
const OPEN: u32 = u32::MAX;
const INFINITE: u32 = u32::MAX - 1;

/// The finite values of all nodes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Values(Vec<u32>);

impl Values {
    /// The finite values of all nodes. The last ones have rows of no options, and `known` has their values.
    pub(super) fn of(
        rows: &Rows,
        before: &Rows,
        known: &[u32],
        budget: &mut Budget<'_>,
    ) -> Result<Values, Stopped> {
        let nodes = rows.len() as NodeId;
        let first_known = nodes - known.len() as NodeId;
        let mut work = Work::new(rows, before, budget)?;
        work.values[first_known as usize..].copy_from_slice(known);
        let mut open: Vec<NodeId> = Vec::new();
        grow(&mut open, nodes as usize, budget)?;
        open.extend(0..first_known);
        // The labelled nodes, by value.
        let mut ends: Vec<NodeId> = Vec::new();
        grow(&mut ends, known.len(), budget)?;
        ends.extend(first_known..nodes);
        ends.sort_unstable_by_key(|&node| work.values[node as usize]);
        let mut ends = &ends[..];
        let mut pass = 0;
        while !open.is_empty() {
            let of_this_value = ends.partition_point(|&node| work.values[node as usize] <= pass);
            let (now, later) = ends.split_at(of_this_value);
            work.pass(pass, now, &open, budget)?;
            open.retain(|&node| {
                // A node that turns back has an option of this value, so its own is larger, if it is finite.
                let turns = work.turns[node as usize] == pass + 1;
                let value = &mut work.values[node as usize];
                if *value == OPEN && !turns {
                    *value = INFINITE;
                }
                *value == OPEN
            });
            (ends, pass) = (later, pass + 1);
        }
        Ok(Values(work.values))
    }

    pub(super) fn bytes(&self) -> u64 {
        (self.0.capacity() * size_of::<u32>()) as u64
    }

    pub(super) fn finite(&self, node: NodeId) -> Option<u64> {
        Some(self.0[node as usize]).filter(|&value| value < INFINITE).map(u64::from)
    }
}

struct Work<'r> {
    rows: &'r Rows,
    /// The nodes that have a node as an option.
    before: &'r Rows,
    values: Vec<u32>,
    /// The options of a node that have no value and do not turn back.
    left: Vec<u32>,
    /// The last pass, counted from 1, in whose value a node can turn back.
    turns: Vec<u32>,
    /// The nodes that got the value of this pass.
    queue: Vec<NodeId>,
    /// The nodes that turn back, before others are told.
    turning: Vec<NodeId>,
}

impl<'r> Work<'r> {
    fn new(rows: &'r Rows, before: &'r Rows, budget: &mut Budget<'_>) -> Result<Work<'r>, Stopped> {
        let nodes = rows.len();
        let mut tables = [const { Vec::new() }; 5];
        for table in &mut tables {
            grow(table, nodes, budget)?;
        }
        let [mut values, mut left, mut turns, queue, turning] = tables;
        values.resize(nodes, OPEN);
        turns.resize(nodes, 0);
        left.resize(nodes, 0);
        Ok(Work { rows, before, values, left, turns, queue, turning })
    }

    /// Labels nodes with the value of this pass. `known` are those that have it already.
    fn pass(
        &mut self,
        pass: u32,
        known: &[NodeId],
        open: &[NodeId],
        budget: &mut Budget<'_>,
    ) -> Result<(), Stopped> {
        for &node in open {
            let row = self.rows.options(node);
            budget.spend(1 + row.len() as u64)?;
            let without_value =
                row.iter().filter(|&&option| self.values[option as usize] >= INFINITE).count();
            self.left[node as usize] = without_value as u32;
        }
        // All turns to known nodes come first, since a node that turns must not get the value.
        self.turning.clear();
        for &node in known {
            self.turn_before(node, pass, budget)?;
        }
        self.queue.clear();
        self.settle_before(pass, budget)?;
        for &node in open {
            self.label_if_settled(node, pass);
        }
        let mut next = 0;
        while let Some(&node) = self.queue.get(next) {
            next += 1;
            self.turning.clear();
            self.turn_before(node, pass, budget)?;
            self.settle_before(pass, budget)?;
        }
        Ok(())
    }

    /// Lets every node without a value turn back to an option that has the value of this pass; these nodes are `turning`.
    fn turn_before(&mut self, option: NodeId, pass: u32, budget: &mut Budget<'_>) -> Result<(), Stopped> {
        let before = self.before.options(option);
        budget.spend(1 + before.len() as u64)?;
        for &node in before {
            let turns = &mut self.turns[node as usize];
            if self.values[node as usize] >= INFINITE && *turns != pass + 1 {
                *turns = pass + 1;
                self.turning.push(node);
            }
        }
        Ok(())
    }

    /// Counts nodes that turn back off those that have them as options.
    fn settle_before(&mut self, pass: u32, budget: &mut Budget<'_>) -> Result<(), Stopped> {
        let before = self.before;
        for place in 0..self.turning.len() {
            let node = self.turning[place];
            budget.spend(1 + before.options(node).len() as u64)?;
            for &earlier in before.options(node) {
                if self.values[earlier as usize] == OPEN {
                    self.left[earlier as usize] -= 1;
                    self.label_if_settled(earlier, pass);
                }
            }
        }
        Ok(())
    }

    /// Labels an open node if all its options without a value turn back, and it does not.
    fn label_if_settled(&mut self, node: NodeId, pass: u32) {
        if self.left[node as usize] == 0
            && self.turns[node as usize] != pass + 1
            && self.values[node as usize] == OPEN
        {
            self.values[node as usize] = pass;
            self.queue.push(node);
        }
    }
}
