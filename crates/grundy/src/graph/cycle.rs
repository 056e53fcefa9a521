//! A short witness that play can go on for ever.

use grundy_rules::Budget;
use grundy_rules::graph::{NodeId, Rows, grow};

/// A shortest cycle through a node, which is its first and last entry. `None` if there is no cycle through
/// it, or the budget is too small for the search.
///
/// # Cost
/// One breadth-first search: a tick per edge, 12 bytes per node.
pub(super) fn shortest_through(rows: &Rows, node: NodeId, budget: &mut Budget) -> Option<Vec<NodeId>> {
    const UNSEEN: NodeId = NodeId::MAX;
    // `came_from[v]`: the node before v on a shortest line of play from `node`.
    let mut came_from: Vec<NodeId> = Vec::new();
    let mut queue: Vec<NodeId> = Vec::new();
    grow(&mut came_from, rows.len(), budget).ok()?;
    came_from.resize(rows.len(), UNSEEN);
    let search = |queue: &mut Vec<NodeId>, came_from: &mut Vec<NodeId>, budget: &mut Budget| {
        grow(queue, 1, budget).ok()?;
        queue.push(node);
        let mut next = 0;
        while let Some(&from) = queue.get(next) {
            next += 1;
            budget.spend(rows.options(from).len() as u64).ok()?;
            for &option in rows.options(from) {
                if option == node {
                    return Some(from);
                }
                if came_from[option as usize] == UNSEEN {
                    came_from[option as usize] = from;
                    grow(queue, 1, budget).ok()?;
                    queue.push(option);
                }
            }
        }
        None
    };
    let last = search(&mut queue, &mut came_from, budget);
    budget.release(((queue.capacity() + came_from.capacity()) * size_of::<NodeId>()) as u64);
    let mut cycle = vec![node];
    let mut at = last?;
    while at != node {
        cycle.push(at);
        at = came_from[at as usize];
    }
    cycle.push(node);
    cycle.reverse();
    Some(cycle)
}
