//! The worth of the positions of an explicit state graph.
//!
//! [`solve`] works on bare [`Rows`], so it labels any game whose positions have been explored;
//! [`solve_graph`] does the same for a [`StateGraph`] and names the nodes.

mod best;
mod cycle;
mod labelled;
mod plain;
mod reached;
mod tally;
mod walk;

pub(crate) use best::best_outcome;
pub use best::{best_line, best_move};
pub use grundy_rules::graph::*;
pub use labelled::{LabelledWorths, solve_labelled};
pub use plain::solve;
pub(crate) use plain::{acyclic, is_done};
pub use reached::reached;
pub use tally::Tally;

use grundy_rules::{Budget, Convention, Failure, NimValue, Outcome, RuleError, Stopped};

/// The worth of one position: nim-value, and outcome and remoteness under both conventions.
///
/// The remoteness is the number of moves left under best play, where the winner hurries and the loser delays:
/// 0 where no move is left; at an N-position 1 + the least remoteness of a P-option; at a P-position 1 + the
/// greatest remoteness of an option. The last mover wins under normal play, so P-positions have even
/// remoteness there, and odd remoteness under misère play (where a position without moves is N).
///
/// # Reference
/// H. Steinhaus, Definitions for a theory of games and pursuit, Myśl Akademicka 1 (1925), English
/// in Naval Res. Logist. Quart. 7 (1960) 105–108. E. R. Berlekamp, J. H. Conway and R. K. Guy,
/// *Winning Ways for your Mathematical Plays*, chapter 9, "If you can't beat 'em, join 'em!"
/// (remoteness, and its misère form).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worth {
    nim_value: u32,
    remoteness_normal: u32,
    remoteness_misere: u32,
}

impl Worth {
    /// The mex of the nim-values of the options (normal play only).
    pub fn nim_value(self) -> NimValue {
        NimValue(self.nim_value.into())
    }

    /// Who wins: N, the player to move, or P, the other player.
    pub fn outcome(self, convention: Convention) -> Outcome {
        let last_mover_wins = convention == Convention::Normal;
        // An even number of moves is left: the other player makes the last one, if there is one.
        if (self.remoteness(convention) % 2 == 0) == last_mover_wins {
            Outcome::Previous
        } else {
            Outcome::Next
        }
    }

    /// The nim-value, and the remoteness under normal and under misère play. Files of worths keep them.
    pub fn into_parts(self) -> [u32; 3] {
        [self.nim_value, self.remoteness_normal, self.remoteness_misere]
    }

    /// The worth of these [parts](Worth::into_parts).
    pub fn from_parts([nim_value, remoteness_normal, remoteness_misere]: [u32; 3]) -> Worth {
        Worth { nim_value, remoteness_normal, remoteness_misere }
    }

    /// The outcome and the remoteness.
    pub fn under(self, convention: Convention) -> (Outcome, u32) {
        (self.outcome(convention), self.remoteness(convention))
    }

    /// The number of moves left under best play.
    pub fn remoteness(self, convention: Convention) -> u32 {
        match convention {
            Convention::Normal => self.remoteness_normal,
            Convention::Misere => self.remoteness_misere,
        }
    }
}

/// The worth of every position of a finite game, or of all positions that can be reached from one.
///
/// ```
/// use grundy::graph::{solve_graph, StateGraph};
/// use grundy::{Budget, Convention, NimValue, Outcome};
/// // Candies: eat one, or (from 4 on) leave half, rounded down.
/// let graph = StateGraph::inline("{6>5, 6>3, 5>4, 5>2, 4>3, 4>2, 3>2, 2>1, 1>0}")?;
/// let solved = solve_graph(&graph, None, &mut Budget::default())?;
/// let six = graph.node("6").unwrap();
/// assert_eq!(solved.nim_value(six), Some(NimValue(0)));
/// assert_eq!(solved.outcome(six, Convention::Normal), Some(Outcome::Previous));
/// let four = graph.node("4").unwrap();
/// let winning = solved.winning(graph.rows(), four, Convention::Normal);
/// assert_eq!(winning.map(|v| graph.name(v)).collect::<Vec<_>>(), ["2"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solved {
    worths: Vec<Worth>,
    solved: usize,
}

impl Solved {
    /// The worth of a node; `None` if it cannot be reached from the start of the question.
    pub fn get(&self, node: NodeId) -> Option<Worth> {
        self.worths.get(node as usize).copied().filter(|worth| plain::is_done(*worth))
    }

    /// The nim-value of a node, if it is part of the question.
    pub fn nim_value(&self, node: NodeId) -> Option<NimValue> {
        self.get(node).map(Worth::nim_value)
    }

    /// The outcome of a node, if it is part of the question.
    pub fn outcome(&self, node: NodeId, convention: Convention) -> Option<Outcome> {
        self.get(node).map(|worth| worth.outcome(convention))
    }

    /// The remoteness of a node, if it is part of the question.
    pub fn remoteness(&self, node: NodeId, convention: Convention) -> Option<u32> {
        self.get(node).map(|worth| worth.remoteness(convention))
    }

    /// The nodes of the question, by number, with their worths.
    pub fn iter(&self) -> impl Iterator<Item = (NodeId, Worth)> {
        (0..).zip(self.worths.iter().copied()).filter(|(_, worth)| plain::is_done(*worth))
    }

    /// The number of nodes of the question: all, or those that can be reached from the start.
    pub fn len(&self) -> usize {
        self.solved
    }

    /// Whether the graph has no nodes.
    pub fn is_empty(&self) -> bool {
        self.solved == 0
    }

    /// The winning moves: the options that are P-positions, in the order of the row, each as often as the row
    /// lists it.
    ///
    /// # Panics
    /// If the node has no row in `rows`.
    pub fn winning<'a>(
        &'a self,
        rows: &'a Rows,
        node: NodeId,
        convention: Convention,
    ) -> impl Iterator<Item = NodeId> + 'a {
        let options = rows.options(node).iter().copied();
        options.filter(move |&option| self.outcome(option, convention) == Some(Outcome::Previous))
    }

    /// The bytes held, for memory accounting.
    pub fn bytes(&self) -> u64 {
        (self.worths.capacity() * size_of::<Worth>()) as u64
    }
}

/// Why a graph has no worths: play can go on for ever, or the budget is spent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unsolved {
    /// A cycle of moves, its first node repeated at the end.
    Cycle(Vec<NodeId>),
    /// Out of budget.
    Stopped(Stopped),
}

impl From<Stopped> for Unsolved {
    fn from(stopped: Stopped) -> Self {
        Unsolved::Stopped(stopped)
    }
}

impl Unsolved {
    /// The same, with positions by name.
    pub fn named(self, mut name: impl FnMut(NodeId) -> String) -> Failure {
        match self {
            Unsolved::Cycle(nodes) => RuleError::Cycle(nodes.into_iter().map(&mut name).collect()).into(),
            Unsolved::Stopped(stopped) => stopped.into(),
        }
    }
}

/// The worth of every position of a state graph, or of those that can be reached from `start` (then only
/// these must be free of cycles).
///
/// ```
/// use grundy::graph::{solve_graph, StateGraph};
/// use grundy::{Budget, Failure, RuleError};
/// let graph = StateGraph::inline("{a>b>c>b, c>d}")?;
/// let cycle = |from: &str, to: &str| RuleError::Cycle([from, to, from].map(String::from).to_vec());
/// let solved = |start| solve_graph(&graph, graph.node(start), &mut Budget::default());
/// assert_eq!(solved("a"), Err(Failure::Rule(cycle("b", "c"))));
/// assert_eq!(solved("d")?.len(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`RuleError::Cycle`] with one cycle, the first position repeated at the end; [`Stopped`].
///
/// # Panics
/// If `start` is no node of the graph.
///
/// # Cost
/// As [`solve`].
pub fn solve_graph(
    graph: &StateGraph,
    start: Option<NodeId>,
    budget: &mut Budget,
) -> Result<Solved, Failure> {
    solve(graph.rows(), start, budget).map_err(|unsolved| unsolved.named(|node| graph.name(node).to_owned()))
}
