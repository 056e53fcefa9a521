//! The outcome of every node of a graph whose ends carry labels.

use super::walk::{LOOPY, Labels, UNSEEN, walked};
use super::{Unsolved, best_outcome};
use crate::induction::{at_the_end, labelled_worth};
use grundy_rules::graph::{NodeId, Rows, StateGraph, grow};
use grundy_rules::{Budget, Failure, Outcome, RuleError, Stopped};

/// The outcome and the remoteness of the positions of a game whose ends carry labels.
///
/// A win beats a tie, and a tie beats a loss. The winner hurries; the loser delays, and so do players who tie.
///
/// ```
/// use grundy::graph::{solve_labelled, StateGraph};
/// use grundy::{Budget, Outcome};
/// // From `fork` one may leave the opponent without a win, or at a tie.
/// let graph = StateGraph::read("from,to,label\nfork,lost\nfork,even\nlost,,loss\neven,,tie\n", None)?;
/// let solved = solve_labelled(&graph, None, &mut Budget::default())?;
/// let fork = graph.node("fork").unwrap();
/// assert_eq!((solved.outcome(fork), solved.remoteness(fork)), (Some(Outcome::Next), Some(1)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LabelledWorths {
    worths: Vec<LabelledWorth>,
    solved: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct LabelledWorth {
    outcome: Outcome,
    /// The moves left, or a mark of the walk: a line of play has fewer moves than there are nodes.
    remoteness: u32,
}

impl LabelledWorths {
    /// Who wins, for the player to move; `None` if the node cannot be reached from the start of the question.
    pub fn outcome(&self, node: NodeId) -> Option<Outcome> {
        self.get(node).map(|worth| worth.outcome)
    }

    /// The number of moves left under best play.
    pub fn remoteness(&self, node: NodeId) -> Option<u32> {
        self.get(node).map(|worth| worth.remoteness)
    }

    /// The outcome and the remoteness.
    pub fn worth(&self, node: NodeId) -> Option<(Outcome, u32)> {
        self.get(node).map(|worth| (worth.outcome, worth.remoteness))
    }

    /// The number of nodes of the question.
    pub fn len(&self) -> usize {
        self.solved
    }

    /// Whether the question has no nodes.
    pub fn is_empty(&self) -> bool {
        self.solved == 0
    }

    /// The options that win, or that keep a tie, in the order of the row; none where the player to move loses.
    ///
    /// # Panics
    /// If the node has no row in `rows`.
    pub fn best<'a>(&'a self, rows: &'a Rows, node: NodeId) -> impl Iterator<Item = NodeId> + 'a {
        let best = self.outcome(node).and_then(best_outcome);
        let options = rows.options(node).iter().copied();
        options.filter(move |&option| best.is_some() && self.outcome(option) == best)
    }

    /// The bytes held, for memory accounting.
    pub fn bytes(&self) -> u64 {
        (self.worths.capacity() * size_of::<LabelledWorth>()) as u64
    }

    fn get(&self, node: NodeId) -> Option<LabelledWorth> {
        self.worths.get(node as usize).copied().filter(|worth| worth.remoteness < LOOPY)
    }
}

/// The outcome of every position of a state graph whose ends carry labels, or of those that can be reached from
/// `start`.
///
/// # Errors
/// [`RuleError::LabelledCycle`] with one cycle, the first position repeated at the end;
/// [`Stopped`].
///
/// # Panics
/// If `start` is no node of the graph, or an end has no label.
///
/// # Cost
/// One tick per node and per edge of the part that is solved; 8 bytes per node, and 16 per node of the longest line
/// of play.
pub fn solve_labelled(
    graph: &StateGraph,
    start: Option<NodeId>,
    budget: &mut Budget,
) -> Result<LabelledWorths, Failure> {
    let rows = graph.rows();
    let mut worths = Vec::new();
    grow(&mut worths, rows.len(), budget)?;
    worths.resize(rows.len(), LabelledWorth { outcome: Outcome::Previous, remoteness: UNSEEN });
    let mut ends = Ends { graph, worths };
    let (solved, ended) = walked(rows, start, false, &mut ends, budget);
    let solved = LabelledWorths { worths: ends.worths, solved };
    ended.inspect_err(|_| budget.release(solved.bytes())).map(|()| solved).map_err(
        |unsolved| match unsolved {
            Unsolved::Cycle(nodes) => {
                RuleError::LabelledCycle(nodes.into_iter().map(|node| graph.name(node).to_owned()).collect())
                    .into()
            }
            Unsolved::Stopped(stopped) => stopped.into(),
        },
    )
}

/// The labels as the walk finds them.
struct Ends<'g> {
    graph: &'g StateGraph,
    worths: Vec<LabelledWorth>,
}

impl Labels for Ends<'_> {
    fn mark(&self, node: NodeId) -> u32 {
        self.worths[node as usize].remoteness
    }

    fn set_mark(&mut self, node: NodeId, mark: u32) {
        self.worths[node as usize].remoteness = mark;
    }

    fn label(&mut self, node: NodeId, row: &[NodeId], _: &mut Budget) -> Result<(), Stopped> {
        let (outcome, remoteness) = if row.is_empty() {
            (at_the_end(self.graph.label(node).expect("each end has a label")), 0)
        } else {
            let worths = row.iter().map(|&option| self.worths[option as usize]);
            labelled_worth(worths.map(|worth| (worth.outcome, worth.remoteness.into())))
        };
        // A line of play has fewer moves than there are nodes.
        self.worths[node as usize] = LabelledWorth { outcome, remoteness: remoteness as u32 };
        Ok(())
    }
}
