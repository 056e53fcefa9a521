//! One depth-first walk over the rows: a position gets its label once all its options have theirs.
//!
//! It finds the reverse topological order of Kahn's algorithm without reversed edges or in-degrees, visits
//! only the part that can be reached, and when an edge leads back into the walk, the walk itself is the
//! cycle.

use super::{Solved, Tally, Unsolved, Worth, cycle};
use grundy_rules::graph::{NodeId, Rows, grow};
use grundy_rules::{Budget, Stopped};

/// Marks in `nim_value`. A nim-value is smaller than the number of nodes, and there are at most 2^32 − 3 of these.
const UNSEEN: u32 = u32::MAX;
const OPEN: u32 = u32::MAX - 1;
/// A node that reaches a cycle.
const LOOPY: u32 = u32::MAX - 2;

/// Whether a node has a label.
pub(crate) fn is_done(worth: Worth) -> bool {
    worth.nim_value < LOOPY
}

/// The worth of every node, or of those that can be reached from `start`.
///
/// ```
/// use grundy::graph::{solve, Rows, Unsolved};
/// use grundy::{Budget, Convention, NimValue, Outcome};
/// // `take 1..3` from 4 coins; node n is the heap of n.
/// let mut edges = Vec::new();
/// for n in 1..=4u32 {
///     edges.extend((1..=n.min(3)).map(|k| (n, n - k)));
/// }
/// let solved = solve(&Rows::from_edges(5, &edges), None, &mut Budget::default()).unwrap();
/// let values: Vec<u64> = solved.iter().map(|(_, worth)| worth.nim_value().0).collect();
/// assert_eq!(values, [0, 1, 2, 3, 0]);
/// let four = solved.get(4).unwrap();
/// assert_eq!(four.outcome(Convention::Misere), Outcome::Next);
/// assert_eq!(four.remoteness(Convention::Normal), 2);
///
/// let turning = Rows::from_edges(2, &[(0, 1), (1, 0)]);
/// assert_eq!(solve(&turning, None, &mut Budget::default()), Err(Unsolved::Cycle(vec![0, 1, 0])));
/// ```
///
/// # Errors
/// [`Unsolved::Cycle`] with a simple cycle, a shortest one through one of its nodes;
/// [`Unsolved::Stopped`].
///
/// # Panics
/// If `start` or an option in a row has no row of its own.
///
/// # Cost
/// One tick per node and per edge of the part that is solved; 12 bytes per node, and 16 per node of
/// the longest line of play. Only the bytes of the answer stay accounted for.
pub fn solve(rows: &Rows, start: Option<NodeId>, budget: &mut Budget) -> Result<Solved, Unsolved> {
    let (worths, solved, ended) = walked(rows, start, false, budget)?;
    let solved = Solved { worths, solved };
    ended.inspect_err(|_| budget.release(solved.bytes())).map(|()| solved)
}

/// The worth of every node that reaches no cycle. The others are not [done](is_done).
///
/// # Errors
/// [`Stopped`].
///
/// # Cost
/// As [`solve`].
pub(crate) fn acyclic(rows: &Rows, budget: &mut Budget) -> Result<Vec<Worth>, Stopped> {
    let (worths, _, ended) = walked(rows, None, true, budget)?;
    match ended {
        Err(Unsolved::Stopped(stopped)) => {
            budget.release((worths.capacity() * size_of::<Worth>()) as u64);
            Err(stopped)
        }
        // The walk passes over cycles.
        Ok(()) | Err(Unsolved::Cycle(_)) => Ok(worths),
    }
}

/// What a walk leaves: the labels, their number, and how it ended.
type Walked = (Vec<Worth>, usize, Result<(), Unsolved>);

fn walked(rows: &Rows, start: Option<NodeId>, loopy: bool, budget: &mut Budget) -> Result<Walked, Stopped> {
    let mut worths = Vec::new();
    grow(&mut worths, rows.len(), budget)?;
    worths.resize(rows.len(), Worth { nim_value: UNSEEN, remoteness_normal: 0, remoteness_misere: 0 });
    let mut walk = Walk { rows, loopy, worths, path: Vec::new(), values: Mex::default(), solved: 0 };
    let nodes = rows.len() as NodeId;
    let ended = match start {
        Some(start) => walk.from(start, budget),
        // The nodes at the ends of most moves come first, so that the walk passes over the rows in order.
        None if leads_up(rows) => (0..nodes).rev().try_for_each(|root| walk.from(root, budget)),
        None => (0..nodes).try_for_each(|root| walk.from(root, budget)),
    };
    budget.release((walk.path.capacity() * size_of::<(NodeId, usize)>()) as u64);
    budget.release((walk.values.seen.capacity() * size_of::<u32>()) as u64);
    Ok((walk.worths, walk.solved, ended))
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

struct Walk<'r> {
    rows: &'r Rows,
    /// Whether the walk passes over cycles.
    loopy: bool,
    worths: Vec<Worth>,
    /// The current line of play: each node with the number of options already examined.
    path: Vec<(NodeId, usize)>,
    values: Mex,
    solved: usize,
}

impl Walk<'_> {
    fn from(&mut self, root: NodeId, budget: &mut Budget) -> Result<(), Unsolved> {
        if self.worths[root as usize].nim_value != UNSEEN {
            return Ok(());
        }
        self.open(root, budget)?;
        'walk: while let Some((node, looked)) = self.path.last_mut() {
            let (node, row) = (*node, self.rows.options(*node));
            while let Some(&option) = row.get(*looked) {
                *looked += 1;
                match self.worths[option as usize].nim_value {
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
        self.worths[node as usize].nim_value = OPEN;
        self.path.push((node, 0));
        Ok(())
    }

    fn close(&mut self, node: NodeId, row: &[NodeId], budget: &mut Budget) -> Result<(), Stopped> {
        if self.loopy && row.iter().any(|&option| !is_done(self.worths[option as usize])) {
            // An option is on the line of play that led here, or reaches a cycle.
            self.worths[node as usize].nim_value = LOOPY;
            return Ok(());
        }
        self.worths[node as usize] = self.label(row, budget)?;
        self.solved += 1;
        budget.progress(self.solved as u64);
        Ok(())
    }

    /// The worth of a node all of whose options are labelled.
    fn label(&mut self, row: &[NodeId], budget: &mut Budget) -> Result<Worth, Stopped> {
        let mut tally = Tally::NONE;
        for &option in row {
            tally.option(self.worths[option as usize]);
        }
        match tally.worth() {
            Some(worth) => Ok(worth),
            None => {
                let values = row.iter().map(|&option| self.worths[option as usize].nim_value);
                Ok(tally.worth_with_mex(self.values.mex(values, budget)?))
            }
        }
    }

    /// The cycle that the walk closes by moving to `again`, shortened if that is cheap.
    fn cycle_at(&self, again: NodeId, budget: &mut Budget) -> Vec<NodeId> {
        let line = self.path.iter().map(|&(node, _)| node);
        let mut found: Vec<NodeId> = line.skip_while(|&node| node != again).collect();
        found.push(again);
        cycle::shortest_through(self.rows, again, budget).unwrap_or(found)
    }
}

/// Finds the mex of large sets of values.
#[derive(Default)]
struct Mex {
    /// `seen[v]` is the latest set that contains `v`, by number from 1.
    seen: Vec<u32>,
    sets: u32,
}

impl Mex {
    fn mex(
        &mut self,
        values: impl ExactSizeIterator<Item = u32>,
        budget: &mut Budget,
    ) -> Result<u32, Stopped> {
        // The mex of a set is at most its size, and larger values do not count.
        let most = values.len();
        if self.seen.len() < most {
            let more = most - self.seen.len();
            grow(&mut self.seen, more, budget)?;
            self.seen.resize(most, 0);
        }
        self.sets += 1;
        for value in values {
            if let Some(seen) = self.seen.get_mut(value as usize) {
                *seen = self.sets;
            }
        }
        let mex = self.seen.iter().position(|&set| set != self.sets).unwrap_or(self.seen.len());
        Ok(mex as u32)
    }
}
