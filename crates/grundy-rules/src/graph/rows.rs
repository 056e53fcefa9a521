//! Compressed rows: the options of every position of a finite game, one after the other.

use crate::budget::Budget;
use crate::failure::{Stopped, Why};

/// A position of an explicit state graph: its place in the order of first appearance.
pub type NodeId = u32;

/// The largest number of nodes; the two numbers above it stay free for marks in engines.
pub(super) const MAX_NODES: usize = (u32::MAX - 2) as usize;

/// The moves of a finite game as compressed rows: row `v` lists the options of node `v`.
///
/// An exploration numbers its positions as it finds them and adds one row after the other with
/// [`push_row`](Rows::push_row); a row may name nodes whose rows follow later.
///
/// ```
/// use grundy_rules::{Budget, graph::Rows};
/// // Nim with one heap of 2: node 0 is the heap of 2, node 1 of 1, node 2 is empty.
/// let mut rows = Rows::new();
/// let mut budget = Budget::default();
/// for options in [&[1, 2][..], &[2], &[]] {
///     rows.push_row(options, &mut budget)?;
/// }
/// assert_eq!((rows.len(), rows.edges()), (3, 3));
/// assert_eq!(rows.options(0), [1, 2]);
/// # Ok::<(), grundy_rules::Stopped>(())
/// ```
///
/// # Laws
/// Before an engine gets them, every option is a node with a row of its own. Repeated options in a row are
/// harmless.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rows {
    /// Row `v` is `targets[starts[v]..starts[v + 1]]`; one longer than there are nodes.
    pub(super) starts: Vec<usize>,
    pub(super) targets: Vec<NodeId>,
}

impl Default for Rows {
    fn default() -> Self {
        Rows::new()
    }
}

impl Rows {
    /// No rows yet.
    pub fn new() -> Rows {
        Rows { starts: vec![0], targets: Vec::new() }
    }

    /// Adds the options of the next node.
    ///
    /// # Errors
    /// [`Stopped`] when there is no memory for the row, or there are 2^32 − 3 nodes already.
    pub fn push_row(&mut self, options: &[NodeId], budget: &mut Budget) -> Result<(), Stopped> {
        if self.len() >= MAX_NODES {
            return Err(budget.stop(Why::Memory));
        }
        grow(&mut self.starts, 1, budget)?;
        grow(&mut self.targets, options.len(), budget)?;
        self.targets.extend_from_slice(options);
        self.starts.push(self.targets.len());
        Ok(())
    }

    /// How many nodes have a row.
    pub fn len(&self) -> usize {
        self.starts.len() - 1
    }

    /// Whether there are no rows.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many edges there are in all rows.
    pub fn edges(&self) -> usize {
        self.targets.len()
    }

    /// The options of a node.
    ///
    /// # Panics
    /// If the node has no row.
    #[inline]
    pub fn options(&self, node: NodeId) -> &[NodeId] {
        let node = node as usize;
        &self.targets[self.starts[node]..self.starts[node + 1]]
    }

    /// The same edges turned round: row `v` lists the nodes that have `v` as an option, in ascending order.
    ///
    /// ```
    /// use grundy_rules::{Budget, graph::Rows};
    /// let rows = Rows::from_edges(3, &[(0, 1), (0, 2), (1, 2)]);
    /// assert_eq!(rows.reversed(&mut Budget::default())?.options(2), [0, 1]);
    /// # Ok::<(), grundy_rules::Stopped>(())
    /// ```
    ///
    /// # Errors
    /// [`Stopped`]; then no bytes stay accounted for.
    ///
    /// # Cost
    /// A tick per edge, 8 bytes per node and 4 per edge.
    pub fn reversed(&self, budget: &mut Budget) -> Result<Rows, Stopped> {
        let (nodes, edges) = (self.len(), self.edges());
        budget.spend(edges as u64)?;
        let (mut starts, mut targets) = (Vec::new(), Vec::new());
        grow(&mut starts, nodes + 2, budget)?;
        let held = (starts.capacity() * size_of::<usize>()) as u64;
        grow(&mut targets, edges, budget).inspect_err(|_| budget.release(held))?;
        // One place further than its row begins, so that filling a row moves it to the row's end.
        starts.resize(nodes + 2, 0usize);
        for &to in &self.targets {
            starts[to as usize + 2] += 1;
        }
        for node in 2..nodes + 2 {
            starts[node] += starts[node - 1];
        }
        targets.resize(edges, 0);
        for from in 0..nodes as NodeId {
            for &to in self.options(from) {
                let place = &mut starts[to as usize + 1];
                targets[*place] = from;
                *place += 1;
            }
        }
        starts.truncate(nodes + 1);
        Ok(Rows { starts, targets })
    }

    /// The bytes held.
    pub fn bytes(&self) -> u64 {
        (self.starts.capacity() * size_of::<usize>() + self.targets.capacity() * size_of::<NodeId>()) as u64
    }
}

/// Makes room for `more` entries in a table, at least doubling it, and accounts for the bytes.
///
/// ```
/// use grundy_rules::{Budget, Why, graph::grow};
/// let mut table: Vec<u32> = Vec::new();
/// assert!(grow(&mut table, 10, &mut Budget::default()).is_ok());
/// assert_eq!(grow(&mut table, 10_000, &mut Budget::default().bytes(1000)).unwrap_err().why, Why::Memory);
/// ```
///
/// # Errors
/// [`Stopped`] when the budget or the machine has not enough memory; the table stays unchanged.
#[inline]
pub fn grow<T>(table: &mut Vec<T>, more: usize, budget: &mut Budget) -> Result<(), Stopped> {
    if table.capacity() - table.len() >= more { Ok(()) } else { enlarge(table, more, budget) }
}

#[cold]
fn enlarge<T>(table: &mut Vec<T>, more: usize, budget: &mut Budget) -> Result<(), Stopped> {
    let held = table.capacity();
    let wanted = table.len().saturating_add(more).max(held.saturating_mul(2)).max(4);
    let bytes = ((wanted - held) as u64).saturating_mul(size_of::<T>() as u64);
    budget.reserve(bytes)?;
    table.try_reserve_exact(wanted - table.len()).map_err(|_| {
        budget.release(bytes);
        budget.stop(Why::Memory)
    })
}
