//! The part of a graph that one node can reach.

use grundy_rules::graph::{NodeId, Rows, grow};
use grundy_rules::{Budget, Stopped};

/// Which nodes a node can reach, itself included.
///
/// ```
/// use grundy::graph::{StateGraph, reached};
/// use grundy::Budget;
/// let graph = StateGraph::inline("{a>b>a, c>a}")?;
/// assert_eq!(reached(graph.rows(), 0, &mut Budget::default())?, [true, true, false]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`Stopped`].
///
/// # Panics
/// If the node has no row.
///
/// # Cost
/// One tick per node and per edge of the part that is reached; one byte per node of the graph, and four for each that
/// waits its turn. Only the bytes of the answer stay accounted for.
pub fn reached(rows: &Rows, from: NodeId, budget: &mut Budget<'_>) -> Result<Vec<bool>, Stopped> {
    let before = budget.spent().bytes;
    let found = mark(rows, from, budget);
    let kept = found.as_ref().map_or(0, |reached| reached.capacity() as u64);
    budget.release(budget.spent().bytes.saturating_sub(before + kept));
    found
}

fn mark(rows: &Rows, from: NodeId, budget: &mut Budget<'_>) -> Result<Vec<bool>, Stopped> {
    let (mut reached, mut waiting) = (Vec::new(), vec![from]);
    grow(&mut reached, rows.len(), budget)?;
    reached.resize(rows.len(), false);
    reached[from as usize] = true;
    while let Some(node) = waiting.pop() {
        let options = rows.options(node);
        budget.spend(1 + options.len() as u64)?;
        for &option in options {
            if !std::mem::replace(&mut reached[option as usize], true) {
                grow(&mut waiting, 1, budget)?;
                waiting.push(option);
            }
        }
    }
    Ok(reached)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_is_accounted_for() {
        let rows = |nodes: u32| {
            let mut rows = Rows::default();
            let hub: Vec<NodeId> = (1..nodes).collect();
            rows.push_row(&hub, &mut Budget::default()).unwrap();
            (1..nodes).for_each(|_| rows.push_row(&[0], &mut Budget::default()).unwrap());
            rows
        };
        let mut budget = Budget::default();
        assert!(reached(&rows(1000), 0, &mut budget).unwrap().iter().all(|&reached| reached));
        assert_eq!(budget.spent().bytes, 1000);
        for bytes in [999, 3000] {
            let mut budget = Budget::default().bytes(bytes);
            assert_eq!(reached(&rows(1000), 0, &mut budget).unwrap_err().why, grundy_rules::Why::Memory);
            assert_eq!(budget.spent().bytes, 0);
        }
    }
}
