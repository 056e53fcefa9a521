//! Best play: the winner hurries, the loser delays, and so do players who tie.

use grundy_rules::Outcome;
use grundy_rules::graph::{NodeId, Rows};

/// The outcome of the options that a player chooses from: of the best ones, for the opponent.
fn aim(outcome: Outcome) -> Outcome {
    match outcome {
        Outcome::Next => Outcome::Previous,
        Outcome::Previous => Outcome::Next,
        Outcome::Tie => Outcome::Tie,
        Outcome::Draw => Outcome::Draw,
    }
}

/// The outcome of the options that win, or that keep a tie or a draw; `None` where the player to move loses.
pub(crate) fn best_outcome(outcome: Outcome) -> Option<Outcome> {
    (outcome != Outcome::Previous).then(|| aim(outcome))
}

/// The first best move of a node: the option where the aim is reached, with one move less to go, or that keeps a draw.
/// `None` if no move is left.
///
/// `worth` has the outcome and the remoteness of each node; a draw has no remoteness.
///
/// # Panics
/// If the node has no row.
pub fn best_move(
    rows: &Rows,
    node: NodeId,
    worth: impl Fn(NodeId) -> (Outcome, Option<u32>),
) -> Option<NodeId> {
    let (outcome, remoteness) = worth(node);
    let left = match remoteness {
        Some(moves) => Some(moves.checked_sub(1)?),
        None => None,
    };
    rows.options(node).iter().copied().find(|&option| worth(option) == (aim(outcome), left))
}

/// The line of best play from a node: its nodes, from the first to the last. It is the node alone if no move is
/// left, or best play goes on for ever.
///
/// ```
/// use grundy::graph::{best_line, solve_graph, StateGraph};
/// use grundy::{Budget, Convention};
/// // From heap 5 one may take 1 or 2.
/// let graph = StateGraph::inline("{5>4, 5>3, 4>3, 4>2, 3>2, 3>1, 2>1, 2>0, 1>0}")?;
/// let solved = solve_graph(&graph, None, &mut Budget::default())?;
/// let worth = |node| {
///     let (outcome, remoteness) = solved.get(node).unwrap().under(Convention::Normal);
///     (outcome, Some(remoteness))
/// };
/// let line = best_line(graph.rows(), graph.node("5").unwrap(), worth);
/// let names: Vec<&str> = line.iter().map(|&node| graph.name(node)).collect();
/// assert_eq!(names, ["5", "3", "2", "0"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Panics
/// If a node of the line has no row.
///
/// # Cost
/// The options of each node of the line.
pub fn best_line(rows: &Rows, from: NodeId, worth: impl Fn(NodeId) -> (Outcome, Option<u32>)) -> Vec<NodeId> {
    // The remoteness falls with each move, so the line ends.
    let next = |&node: &NodeId| worth(node).1.and_then(|_| best_move(rows, node, &worth));
    std::iter::successors(Some(from), next).collect()
}
