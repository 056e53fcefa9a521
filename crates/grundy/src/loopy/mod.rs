//! Loopy games: positions and state graphs with cycles, where play need not end.
//!
//! Nobody wins a game that goes on for ever: it is a draw. A position has one of three outcomes (N, P or D), and its
//! value is a nim-value or [infinite](LoopyValue::Infinite).

mod outcomes;
mod position;
mod value;
mod values;

pub use position::{LoopyAnswer, solve_loopy};
pub(crate) use position::{MAX_MOVES, Seen, States, always_ends, refuse_labelled};
pub use value::LoopyValue;

use crate::graph::{NodeId, Rows, Worth, acyclic, best_outcome, is_done};
use grundy_rules::graph::grow;
use grundy_rules::{Budget, Convention, Outcome, Stopped};
use outcomes::Outcomes;
use values::Values;

/// The values, the outcomes and the remoteness of all nodes of a state graph that may have cycles.
///
/// ```
/// use grundy::graph::Rows;
/// use grundy::loopy::{LoopyWorths, LoopyValue};
/// use grundy::{Budget, Convention, Outcome};
/// // Node 2 may move to node 1 and back; node 1 may also end the game at node 0.
/// let rows = Rows::from_edges(4, &[(1, 0), (1, 2), (2, 1), (3, 3)]);
/// let solved = LoopyWorths::of(&rows, &mut Budget::default())?;
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
pub struct LoopyWorths {
    /// The worths of the nodes that reach no cycle.
    worths: Vec<Worth>,
    /// The other nodes, ascending.
    core: Vec<NodeId>,
    /// Their labels, in this order.
    values: Values,
    normal: Outcomes,
    misere: Outcomes,
}

impl LoopyWorths {
    /// Labels all nodes of a graph.
    ///
    /// # Errors
    /// [`Stopped`].
    ///
    /// # Panics
    /// If an option in a row has no row of its own.
    ///
    /// # Cost
    /// As [`solve`](crate::graph::solve) for the nodes that reach no cycle. For the others, a few ticks per edge, and one more
    /// in each pass up to the value of its node; about 40 bytes per node and 8 per edge. Only the bytes of the answer stay
    /// accounted for.
    pub fn of(rows: &Rows, budget: &mut Budget<'_>) -> Result<LoopyWorths, Stopped> {
        let before = budget.spent().bytes;
        let solved = LoopyWorths::label(rows, budget);
        let kept = solved.as_ref().map_or(0, LoopyWorths::bytes);
        budget.release(budget.spent().bytes.saturating_sub(before + kept));
        solved
    }

    /// Labels all nodes; the bytes of its tables stay accounted for.
    fn label(rows: &Rows, budget: &mut Budget<'_>) -> Result<LoopyWorths, Stopped> {
        let worths = acyclic(rows, budget)?;
        let mut core = Vec::new();
        for node in (0..rows.len() as NodeId).filter(|&node| !is_done(worths[node as usize])) {
            grow(&mut core, 1, budget)?;
            core.push(node);
        }
        let part = Core::of(rows, &worths, &core, budget)?;
        let before = part.rows.reversed(budget)?;
        let normal = part.outcomes(&before, Convention::Normal, budget)?;
        let misere = part.outcomes(&before, Convention::Misere, budget)?;
        let known = part.known(|worth| worth.nim_value().0 as u32, budget)?;
        let values = Values::of(&part.rows, &before, &known, budget)?;
        Ok(LoopyWorths { worths, core, values, normal, misere })
    }

    /// The bytes held, for memory accounting.
    pub fn bytes(&self) -> u64 {
        let labels = self.values.bytes() + self.normal.bytes() + self.misere.bytes();
        labels
            + (self.worths.capacity() * size_of::<Worth>() + self.core.capacity() * size_of::<NodeId>())
                as u64
    }

    /// The number of nodes.
    pub fn len(&self) -> usize {
        self.worths.len()
    }

    /// Whether the graph has no nodes.
    pub fn is_empty(&self) -> bool {
        self.worths.is_empty()
    }

    /// The value of a node under normal play, in the graph that was solved.
    ///
    /// # Panics
    /// If the node has no row in `rows`.
    pub fn value(&self, rows: &Rows, node: NodeId) -> LoopyValue {
        match self.finite(node) {
            Some(value) => LoopyValue::Finite(value),
            None => LoopyValue::infinite(rows.options(node).iter().filter_map(|&option| self.finite(option))),
        }
    }

    /// Who wins from a node: N, P, or nobody (D).
    ///
    /// # Panics
    /// If there is no such node.
    pub fn outcome(&self, node: NodeId, convention: Convention) -> Outcome {
        match self.place(node) {
            Ok(worth) => worth.outcome(convention),
            Err(place) => self.under(convention).outcome(place),
        }
    }

    /// The number of moves left under best play, where the winner hurries and the loser delays; `None` for a draw.
    ///
    /// # Panics
    /// If there is no such node.
    pub fn remoteness(&self, node: NodeId, convention: Convention) -> Option<u32> {
        match self.place(node) {
            Ok(worth) => Some(worth.remoteness(convention)),
            Err(place) => self.under(convention).remoteness(place),
        }
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
        let best = best_outcome(self.outcome(node, convention));
        let options = rows.options(node).iter().copied();
        options.filter(move |&option| Some(self.outcome(option, convention)) == best)
    }

    fn finite(&self, node: NodeId) -> Option<u64> {
        match self.place(node) {
            Ok(worth) => Some(worth.nim_value().0),
            Err(place) => self.values.finite(place),
        }
    }

    /// The worth of a node that reaches no cycle, or the place of another one among the others.
    fn place(&self, node: NodeId) -> Result<Worth, NodeId> {
        let worth = self.worths[node as usize];
        if is_done(worth) {
            return Ok(worth);
        }
        Err(self.core.partition_point(|&other| other < node) as NodeId)
    }

    fn under(&self, convention: Convention) -> &Outcomes {
        match convention {
            Convention::Normal => &self.normal,
            Convention::Misere => &self.misere,
        }
    }
}

/// The nodes that reach a cycle, and behind them their options that reach none, as rows without options.
struct Core {
    rows: Rows,
    /// The worths of those options.
    known: Vec<Worth>,
}

impl Core {
    fn of(rows: &Rows, worths: &[Worth], core: &[NodeId], budget: &mut Budget<'_>) -> Result<Core, Stopped> {
        const UNSEEN: NodeId = NodeId::MAX;
        let (mut part, mut known) = (Rows::new(), Vec::new());
        if core.is_empty() {
            return Ok(Core { rows: part, known });
        }
        let mut places: Vec<NodeId> = Vec::new();
        grow(&mut places, rows.len(), budget)?;
        places.resize(rows.len(), UNSEEN);
        for (place, &node) in core.iter().enumerate() {
            places[node as usize] = place as NodeId;
        }
        let mut row = Vec::new();
        for &node in core {
            row.clear();
            budget.spend(rows.options(node).len() as u64)?;
            for &option in rows.options(node) {
                let place = &mut places[option as usize];
                if *place == UNSEEN {
                    *place = (core.len() + known.len()) as NodeId;
                    grow(&mut known, 1, budget)?;
                    known.push(worths[option as usize]);
                }
                row.push(*place);
            }
            part.push_row(&row, budget)?;
        }
        for _ in &known {
            part.push_row(&[], budget)?;
        }
        budget.release((places.capacity() * size_of::<NodeId>()) as u64);
        Ok(Core { rows: part, known })
    }

    fn outcomes(
        &self,
        before: &Rows,
        convention: Convention,
        budget: &mut Budget<'_>,
    ) -> Result<Outcomes, Stopped> {
        let known = self.known(|worth| worth.remoteness(convention), budget)?;
        Outcomes::of(&self.rows, before, convention, &known, budget)
    }

    /// One label of the options that reach no cycle.
    fn known(&self, label: impl Fn(&Worth) -> u32, budget: &mut Budget<'_>) -> Result<Vec<u32>, Stopped> {
        let mut known = Vec::new();
        grow(&mut known, self.known.len(), budget)?;
        known.extend(self.known.iter().map(label));
        Ok(known)
    }
}
