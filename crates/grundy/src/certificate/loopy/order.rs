//! The order in which finite values are proved.
//!
//! A node x of value m follows from nodes further up: those of smaller values, and, for each option y that has a larger
//! value or an infinite one, a node of value m to which y turns back.

use crate::graph::{NodeId, Rows};
use crate::loopy::{LoopyValue, LoopyWorths};
use grundy_rules::graph::grow;
use grundy_rules::{Budget, Stopped};

/// A mark in place of a nim-value or a place.
const NONE: u32 = u32::MAX;

/// The nim-values of the nodes that have one, and an order for their proofs.
pub(super) struct Order {
    values: Vec<u32>,
    /// For a node with a nim-value, its place in the order.
    places: Vec<u32>,
    /// The nodes with nim-values, in order.
    pub nodes: Vec<NodeId>,
}

impl Order {
    pub fn of(rows: &Rows, solved: &LoopyWorths, budget: &mut Budget<'_>) -> Result<Order, Stopped> {
        let before = rows.reversed(budget)?;
        let (mut values, mut places, mut left, mut turned) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        for table in [&mut values, &mut places, &mut left, &mut turned] {
            grow(table, rows.len(), budget)?;
            table.resize(rows.len(), NONE);
        }
        let (mut finite, mut nodes) = (Vec::new(), Vec::new());
        grow(&mut finite, rows.len(), budget)?;
        grow(&mut nodes, rows.len(), budget)?;
        for node in 0..rows.len() as NodeId {
            if let LoopyValue::Finite(value) = solved.value(rows, node) {
                values[node as usize] = value as u32;
                finite.push(node);
            }
        }
        finite.sort_by_key(|&node| values[node as usize]);
        let mut order = Order { values, places, nodes };
        let mut next = 0;
        for same in
            finite.chunk_by(|a, b| order.values[*a as usize] == order.values[*b as usize]).collect::<Vec<_>>()
        {
            let value = order.values[same[0] as usize];
            for &node in same {
                let larger = rows
                    .options(node)
                    .iter()
                    .filter(|&&option| order.values[option as usize] > value)
                    .count();
                budget.spend(1 + rows.options(node).len() as u64)?;
                left[node as usize] = larger as u32;
                if larger == 0 {
                    order.push(node);
                }
            }
            while let Some(&node) = order.nodes.get(next) {
                next += 1;
                for &turning in before.options(node) {
                    budget.spend(1)?;
                    let place = turning as usize;
                    if order.values[place] <= value || turned[place] == value {
                        continue;
                    }
                    turned[place] = value;
                    budget.spend(before.options(turning).len() as u64)?;
                    for &earlier in before.options(turning) {
                        if order.values[earlier as usize] == value {
                            left[earlier as usize] -= 1;
                            if left[earlier as usize] == 0 {
                                order.push(earlier);
                            }
                        }
                    }
                }
            }
        }
        Ok(order)
    }

    fn push(&mut self, node: NodeId) {
        self.places[node as usize] = self.nodes.len() as u32;
        self.nodes.push(node);
    }

    /// The nim-value of a node, if it has one.
    pub fn value(&self, node: NodeId) -> Option<u64> {
        Some(self.values[node as usize]).filter(|&value| value != NONE).map(u64::from)
    }

    /// The option of this value that stands first in the order.
    pub fn first(&self, options: &[NodeId], value: u64) -> Option<NodeId> {
        let such = options.iter().copied().filter(|&option| self.value(option) == Some(value));
        such.min_by_key(|&option| self.places[option as usize])
    }
}
