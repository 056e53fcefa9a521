//! Best play: the winner hurries, the loser delays, and so do players who tie.

use grundy_rules::Outcome;
use grundy_rules::graph::{NodeId, Rows};

/// The outcome of the options that a player chooses from: of the best ones, for the opponent.
pub(super) fn aim(outcome: Outcome) -> Outcome {
    match outcome {
        Outcome::Next => Outcome::Previous,
        Outcome::Previous => Outcome::Next,
        Outcome::Tie => Outcome::Tie,
        Outcome::Draw => Outcome::Draw,
    }
}

/// The first best move of a node: the option where the aim is reached, with one move less to go. `None` if no move
/// is left, or best play goes on for ever.
///
/// `worth` has the outcome and the remoteness of each node; `None` for a draw.
///
/// # Panics
/// If the node has no row.
pub fn best_move(
    rows: &Rows,
    node: NodeId,
    worth: impl Fn(NodeId) -> Option<(Outcome, u32)>,
) -> Option<NodeId> {
    let (outcome, remoteness) = worth(node)?;
    let wanted = (aim(outcome), remoteness.checked_sub(1)?);
    rows.options(node).iter().copied().find(|&option| worth(option) == Some(wanted))
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
/// let worth = |node| solved.get(node).map(|worth| worth.under(Convention::Normal));
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
pub fn best_line(rows: &Rows, from: NodeId, worth: impl Fn(NodeId) -> Option<(Outcome, u32)>) -> Vec<NodeId> {
    // The remoteness falls with each move, so the line ends.
    std::iter::successors(Some(from), |&node| best_move(rows, node, &worth)).collect()
}
