//! Loopy games: positions and state graphs with cycles, where play need not end.
//!
//! Nobody wins a game that goes on for ever: it is a draw. A position has one of three outcomes (N, P or D), and its
//! value is a nim-value or [infinite](LoopyValue::Infinite).

mod outcomes;
mod position;
mod value;
mod values;

pub use position::{LoopyAnswer, solve_loopy};
pub use value::LoopyValue;

use crate::graph::{NodeId, Rows};
use grundy_rules::{Budget, Convention, Outcome, Stopped};
use outcomes::Outcomes;
use values::Values;

/// The values, the outcomes and the remoteness of all nodes of a state graph that may have cycles.
///
/// ```
/// use grundy::graph::Rows;
/// use grundy::loopy::{LoopySolved, LoopyValue};
/// use grundy::{Budget, Convention, Outcome};
/// // Node 2 may move to node 1 and back; node 1 may also end the game at node 0.
/// let rows = Rows::from_edges(4, &[(1, 0), (1, 2), (2, 1), (3, 3)]);
/// let solved = LoopySolved::of(&rows, &mut Budget::default())?;
/// assert_eq!(solved.value(&rows, 1), LoopyValue::Finite(1));
/// assert_eq!(solved.value(&rows, 2), LoopyValue::Finite(0));
/// assert_eq!(solved.value(&rows, 3), LoopyValue::Infinite([].into()));
/// assert_eq!(solved.outcome(3, Convention::Normal), Outcome::Draw);
/// assert_eq!(solved.remoteness(2, Convention::Normal), Some(2));
/// # Ok::<(), grundy::Stopped>(())
/// ```
///
/// # Laws
/// On a graph without cycles, values, outcomes and remoteness are those of [`solve`](crate::graph::solve).
///
/// # Reference
/// C. A. B. Smith, Graphs and composite games, J. Combin. Theory 1 (1966) 51–81. A. S. Fraenkel and
/// Y. Perl, Constructions in combinatorial games with cycles, in *Infinite and finite sets* (1975) 667–699.
/// *Winning Ways*, chapter 12, "Games eternal – games entailed". We label the nodes that reach no cycle by mex first, so that
/// the passes of the algorithm see the others only.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoopySolved {
    values: Values,
    normal: Outcomes,
    misere: Outcomes,
}

impl LoopySolved {
    /// Labels all nodes of a graph.
    ///
    /// # Errors
    /// [`Stopped`].
    ///
    /// # Panics
    /// If an option in a row has no row of its own.
    ///
    /// # Cost
    /// A few ticks per edge, and one more for each edge of a node that reaches a cycle, in each pass up to its value; about
    /// 40 bytes per node and 4 per edge. Only the bytes of the answer stay accounted for.
    pub fn of(rows: &Rows, budget: &mut Budget<'_>) -> Result<LoopySolved, Stopped> {
        let before = rows.reversed(budget)?;
        let solved = (|| {
            let normal = Outcomes::of(rows, &before, Convention::Normal, budget)?;
            let misere = Outcomes::of(rows, &before, Convention::Misere, budget)?;
            let values = Values::of(rows, &before, budget)?;
            Ok(LoopySolved { values, normal, misere })
        })();
        budget.release(before.bytes());
        solved
    }

    /// The number of nodes.
    pub fn len(&self) -> usize {
        self.normal.len()
    }

    /// Whether the graph has no nodes.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The value of a node under normal play, in the graph that was solved.
    ///
    /// # Panics
    /// If the node has no row in `rows`.
    pub fn value(&self, rows: &Rows, node: NodeId) -> LoopyValue {
        match self.values.finite(node) {
            Some(value) => LoopyValue::Finite(value),
            None => LoopyValue::infinite(
                rows.options(node).iter().filter_map(|&option| self.values.finite(option)),
            ),
        }
    }

    /// Who wins from a node: N, P, or nobody (D).
    ///
    /// # Panics
    /// If there is no such node.
    pub fn outcome(&self, node: NodeId, convention: Convention) -> Outcome {
        self.under(convention).outcome(node)
    }

    /// The number of moves left under best play, where the winner hurries and the loser delays; `None` for a draw.
    ///
    /// # Panics
    /// If there is no such node.
    pub fn remoteness(&self, node: NodeId, convention: Convention) -> Option<u32> {
        self.under(convention).remoteness(node)
    }

    /// The best moves from a node: those that win, or those that keep the draw. A lost node has none.
    ///
    /// # Panics
    /// If the node has no row in `rows`.
    pub fn best<'a>(
        &'a self,
        rows: &'a Rows,
        node: NodeId,
        convention: Convention,
    ) -> impl Iterator<Item = NodeId> + 'a {
        let wanted = match self.outcome(node, convention) {
            Outcome::Next => Some(Outcome::Previous),
            Outcome::Draw => Some(Outcome::Draw),
            _ => None,
        };
        let options = rows.options(node).iter().copied();
        options.filter(move |&option| Some(self.outcome(option, convention)) == wanted)
    }

    fn under(&self, convention: Convention) -> &Outcomes {
        match convention {
            Convention::Normal => &self.normal,
            Convention::Misere => &self.misere,
        }
    }
}
