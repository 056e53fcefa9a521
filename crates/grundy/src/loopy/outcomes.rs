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
    pub(super) fn of(
        rows: &Rows,
        before: &Rows,
        convention: Convention,
        budget: &mut Budget<'_>,
    ) -> Result<Outcomes, Stopped> {
        let nodes = rows.len();
        let (mut remoteness, mut left, mut queue) = (Vec::new(), Vec::new(), Vec::new());
        grow(&mut remoteness, nodes, budget)?;
        remoteness.resize(nodes, DRAW);
        grow(&mut left, nodes, budget)?;
        grow(&mut queue, nodes, budget)?;
        for node in 0..nodes as NodeId {
            let options = rows.options(node).len() as u32;
            left.push(options);
            if options == 0 {
                remoteness[node as usize] = 0;
                queue.push(node);
            }
        }
        let mut outcomes = Outcomes { remoteness, convention };
        // The queue is in the order of remoteness, so the first P-option of a node is its nearest one, and the last of its
        // options to be reached is its farthest one.
        let mut next = 0;
        while let Some(&node) = queue.get(next) {
            next += 1;
            let all = before.options(node);
            budget.spend(1 + all.len() as u64)?;
            budget.progress(next as u64);
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
        budget.release(((left.capacity() + queue.capacity()) * size_of::<u32>()) as u64);
        Ok(outcomes)
    }

    pub(super) fn len(&self) -> usize {
        self.remoteness.len()
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
