//! The worth of every node of a graph under normal and misère play.

use super::walk::{LOOPY, Labels, UNSEEN, walked};
use super::{Solved, Tally, Unsolved, Worth};
use grundy_rules::graph::{NodeId, Rows, grow};
use grundy_rules::{Budget, Stopped};

/// Whether a node has a label. A nim-value is smaller than the number of nodes, so it is no mark.
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
    let mut plain = Plain::new(rows, budget)?;
    let (solved, ended) = walked(rows, start, false, &mut plain, budget);
    let solved = Solved { worths: plain.finish(budget), solved };
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
    let mut plain = Plain::new(rows, budget)?;
    let (_, ended) = walked(rows, None, true, &mut plain, budget);
    let worths = plain.finish(budget);
    match ended {
        Err(Unsolved::Stopped(stopped)) => {
            budget.release((worths.capacity() * size_of::<Worth>()) as u64);
            Err(stopped)
        }
        // The walk passes over cycles.
        Ok(()) | Err(Unsolved::Cycle(_)) => Ok(worths),
    }
}

/// The labels under normal and misère play. A mark stands in place of the nim-value.
struct Plain {
    worths: Vec<Worth>,
    values: Mex,
}

impl Plain {
    fn new(rows: &Rows, budget: &mut Budget) -> Result<Plain, Stopped> {
        let mut worths = Vec::new();
        grow(&mut worths, rows.len(), budget)?;
        worths.resize(rows.len(), Worth { nim_value: UNSEEN, remoteness_normal: 0, remoteness_misere: 0 });
        Ok(Plain { worths, values: Mex::default() })
    }

    /// The labels; only their bytes stay accounted for.
    fn finish(self, budget: &mut Budget) -> Vec<Worth> {
        budget.release((self.values.seen.capacity() * size_of::<u32>()) as u64);
        self.worths
    }

    /// The worth of a node all of whose options are labelled.
    fn worth(&mut self, row: &[NodeId], budget: &mut Budget) -> Result<Worth, Stopped> {
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
}

impl Labels for Plain {
    #[inline]
    fn mark(&self, node: NodeId) -> u32 {
        self.worths[node as usize].nim_value
    }

    #[inline]
    fn set_mark(&mut self, node: NodeId, mark: u32) {
        self.worths[node as usize].nim_value = mark;
    }

    #[inline]
    fn label(&mut self, node: NodeId, row: &[NodeId], budget: &mut Budget) -> Result<(), Stopped> {
        self.worths[node as usize] = self.worth(row, budget)?;
        Ok(())
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
