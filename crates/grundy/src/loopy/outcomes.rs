//! Outcomes by retrograde search: from the ends of play backwards, by remoteness.

use crate::graph::{NodeId, Rows};
use grundy_rules::graph::grow;
use grundy_rules::{Budget, Convention, Outcome, Stopped};

/// A node that the search does not reach: nobody can force the end of play.
const DRAW: u32 = u32::MAX;

/// The remoteness of all nodes under one convention. Its parity says who wins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Outcomes {
    remoteness: Vec<u32>,
    convention: Convention,
}

impl Outcomes {
    /// The remoteness of all nodes. The last ones have rows of no options, and `known` has their remoteness.
    pub(super) fn of(
        rows: &Rows,
        before: &Rows,
        convention: Convention,
        known: &[u32],
        budget: &mut Budget<'_>,
    ) -> Result<Outcomes, Stopped> {
        let nodes = rows.len();
        let first_known = nodes - known.len();
        let (mut remoteness, mut left, mut queue) = (Vec::new(), Vec::new(), Vec::new());
        grow(&mut remoteness, nodes, budget)?;
        remoteness.resize(first_known, DRAW);
        remoteness.extend_from_slice(known);
        grow(&mut left, nodes, budget)?;
        left.extend((0..nodes as NodeId).map(|node| rows.options(node).len() as u32));
        grow(&mut queue, first_known, budget)?;
        let mut ends: Vec<NodeId> = Vec::new();
        grow(&mut ends, known.len(), budget)?;
        ends.extend(first_known as NodeId..nodes as NodeId);
        ends.sort_unstable_by_key(|&node| remoteness[node as usize]);
        let mut outcomes = Outcomes { remoteness, convention };
        // Both lists are in the order of remoteness, and so is their merger. So the first P-option of a node is its nearest
        // one, and the last of its options to be reached is its farthest one.
        let (mut ended, mut next) = (0, 0);
        loop {
            let moves = |node: Option<&NodeId>| node.map(|&node| outcomes.remoteness[node as usize]);
            let node = match (moves(ends.get(ended)), moves(queue.get(next))) {
                (None, None) => break,
                (Some(end), found) if found.is_none_or(|found| end <= found) => {
                    ended += 1;
                    ends[ended - 1]
                }
                _ => {
                    next += 1;
                    queue[next - 1]
                }
            };
            let all = before.options(node);
            budget.spend(1 + all.len() as u64)?;
            budget.progress((ended + next) as u64);
            let (lost, moves) =
                (outcomes.outcome(node) == Outcome::Previous, outcomes.remoteness[node as usize]);
            for &earlier in all {
                left[earlier as usize] -= 1;
                let unreached = outcomes.remoteness[earlier as usize] == DRAW;
                if unreached && (lost || left[earlier as usize] == 0) {
                    outcomes.remoteness[earlier as usize] = moves + 1;
                    queue.push(earlier);
                }
            }
        }
        let held = left.capacity() + queue.capacity() + ends.capacity();
        budget.release((held * size_of::<u32>()) as u64);
        Ok(outcomes)
    }

    pub(super) fn bytes(&self) -> u64 {
        (self.remoteness.capacity() * size_of::<u32>()) as u64
    }

    pub(super) fn outcome(&self, node: NodeId) -> Outcome {
        let last_mover_wins = self.convention == Convention::Normal;
        match self.remoteness(node) {
            None => Outcome::Draw,
            Some(moves) if (moves % 2 == 0) == last_mover_wins => Outcome::Previous,
            Some(_) => Outcome::Next,
        }
    }

    pub(super) fn remoteness(&self, node: NodeId) -> Option<u32> {
        Some(self.remoteness[node as usize]).filter(|&moves| moves != DRAW)
    }
}
