//! Positions whose play need not end: the outcome, the value, and the moves that win or keep the draw.

use super::{LoopyValue, LoopyWorths};
use crate::graph::{NodeId, Rows, best_outcome};
use crate::induction::{Arena, Sum};
use crate::play::{Move, moves};
use crate::solve::Worths;
use grundy_rules::{Budget, Convention, Failure, Kind, Outcome, Position, Ruleset};
use indexmap::IndexSet;
use rustc_hash::FxBuildHasher;
use std::sync::Arc;

/// Who wins a position whose play need not end.
#[derive(Clone, Debug)]
pub struct LoopyAnswer {
    /// Who wins: N, P, or nobody (D).
    pub outcome: Outcome,
    /// The value of the sum; `None` under misère play.
    pub value: Option<LoopyValue>,
    /// The moves that win, or that keep the draw: at most as many as were wanted.
    pub best: Vec<Move>,
    /// Whether these are all.
    pub complete: bool,
}

/// Solves a position whose play need not end, as in Smith 1966. A game that goes on for ever is a draw.
///
/// ```
/// use grundy::{Budget, Convention, Outcome, games, loopy::solve_loopy};
/// // A token walks between a and b, and may leave from b.
/// let position = games::position("graph {a>b>a, b>c} : a + nim : 1")?;
/// let answer = solve_loopy(&position, Convention::Normal, 10, &mut Budget::default())?;
/// assert_eq!((answer.outcome, answer.value.unwrap().to_string()), (Outcome::Next, "1".into()));
/// let texts: Vec<&str> = answer.best.iter().map(|one| one.text.as_str()).collect();
/// assert_eq!(texts, ["a → b", "1 → 0 (take all)"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Laws
/// Where play ends, the outcome and the value are those of [`solve`](crate::solve::solve).
///
/// # Reference
/// C. A. B. Smith, Graphs and composite games, J. Combin. Theory 1 (1966) 51–81, for the sums. Misère play has no such theory, so
/// the search covers the whole sum.
///
/// # Errors
/// The rule's own failure; the rules are labelled; [`Failure::Stopped`].
///
/// # Cost
/// Under normal play, every part whose play may not end is explored alone, and its value added. Under misère play, the whole sum is explored.
pub fn solve_loopy(
    position: &Position,
    convention: Convention,
    most: usize,
    budget: &mut Budget<'_>,
) -> Result<LoopyAnswer, Failure> {
    refuse_labelled(position)?;
    let all = moves(position, MAX_MOVES, budget)?;
    let mut states = States::default();
    let here = states.see(position, convention, budget)?;
    let mut after = Vec::with_capacity(all.moves.len());
    for one in &all.moves {
        after.push(states.see(&one.after, convention, budget)?);
    }
    let solved = LoopyWorths::of(&states.rows, budget)?;
    let worth = |seen: &Seen| seen.worth(&solved, &states.rows, convention);
    let (outcome, value) = worth(&here);
    let best = best_outcome(outcome);
    let is_best = |seen: &Seen| Some(worth(seen).0) == best;
    let mut best: Vec<Move> =
        all.moves.into_iter().zip(&after).filter(|(_, seen)| is_best(seen)).map(|(one, _)| one).collect();
    let complete = all.complete && best.len() <= most;
    best.truncate(most);
    Ok(LoopyAnswer { outcome, value, best, complete })
}

/// Refuses rules that say who wins at the end.
pub(crate) fn refuse_labelled(position: &Position) -> Result<(), Failure> {
    if let Some(component) = position.components.iter().find(|component| component.ruleset.is_labelled()) {
        return Err(Failure::Refused(format!(
            "`{}` says who wins at the end, and the values of loopy games are about the last move",
            component.ruleset.text()
        )));
    }
    Ok(())
}

/// The moves of a position that are looked at.
pub(crate) const MAX_MOVES: usize = 100_000;

/// What gives the worth of a position, once all states are solved.
pub(crate) struct Seen {
    /// The value of the parts that always end.
    ended: u64,
    /// The nodes of the other parts; under misère play, of the whole sum.
    pub(crate) nodes: Vec<NodeId>,
}

impl Seen {
    /// A position that is one node.
    pub(crate) fn whole(node: NodeId) -> Seen {
        Seen { ended: 0, nodes: vec![node] }
    }

    /// The value under normal play.
    pub(crate) fn value(&self, solved: &LoopyWorths, rows: &Rows) -> LoopyValue {
        let values = self.nodes.iter().map(|&node| solved.value(rows, node));
        values.fold(LoopyValue::Finite(self.ended), |sum, value| sum.plus(&value))
    }

    fn worth(
        &self,
        solved: &LoopyWorths,
        rows: &Rows,
        convention: Convention,
    ) -> (Outcome, Option<LoopyValue>) {
        if convention == Convention::Misere {
            return (solved.outcome(self.nodes[0], convention), None);
        }
        let value = self.value(solved, rows);
        (value.outcome(), Some(value))
    }
}

/// All sums of parts that can be reached, as a state graph.
#[derive(Default)]
pub(crate) struct States {
    worths: Worths,
    pub(crate) arena: Arena,
    /// A sum's node is its place.
    pub(crate) sums: IndexSet<Sum, FxBuildHasher>,
    pub(crate) rows: Rows,
}

impl States {
    /// Explores everything that a position can become, as whole sums, and gives its node.
    pub(crate) fn whole(&mut self, position: &Position, budget: &mut Budget<'_>) -> Result<NodeId, Failure> {
        let mut whole = Vec::new();
        for component in &position.components {
            for part in component.forms() {
                whole.push(self.part(&component.ruleset, &part, budget)?);
            }
        }
        self.node(whole, budget)
    }

    /// Explores what the worth of a position needs.
    pub(crate) fn see(
        &mut self,
        position: &Position,
        convention: Convention,
        budget: &mut Budget<'_>,
    ) -> Result<Seen, Failure> {
        let mut seen = Seen { ended: 0, nodes: Vec::new() };
        if convention == Convention::Misere {
            return Ok(Seen::whole(self.whole(position, budget)?));
        }
        for component in &position.components {
            for part in &component.parts {
                if always_ends(&component.ruleset) {
                    seen.ended ^= self.worths.worth(&component.ruleset, part, budget)?.value.0;
                } else {
                    let part = self.part(&component.ruleset, part, budget)?;
                    seen.nodes.push(self.node([part], budget)?);
                }
            }
        }
        Ok(seen)
    }

    fn part(
        &mut self,
        ruleset: &Arc<Ruleset>,
        part: &[u64],
        budget: &mut Budget<'_>,
    ) -> Result<u32, Failure> {
        let ruleset = self.arena.ruleset(ruleset);
        self.arena.part(ruleset, part, budget)
    }

    /// The node of a sum of parts, with everything that can be reached from it.
    fn node(
        &mut self,
        parts: impl IntoIterator<Item = u32>,
        budget: &mut Budget<'_>,
    ) -> Result<NodeId, Failure> {
        let sum = self.arena.live(parts, budget)?;
        let root = self.insert(sum, budget)?;
        // The rows follow in the order in which the sums were found.
        while self.rows.len() < self.sums.len() {
            let sum = self.sums[self.rows.len()].clone();
            let mut row = Vec::new();
            for (place, &part) in sum.iter().enumerate() {
                // Equal parts have equal options.
                if place > 0 && sum[place - 1] == part {
                    continue;
                }
                for option in self.arena.options(part, budget)?.iter() {
                    budget.spend(1 + sum.len() as u64)?;
                    let rest =
                        sum.iter().enumerate().filter(|&(other, _)| other != place).map(|(_, &part)| part);
                    let next = self.arena.live(rest.chain(option.iter().copied()), budget)?;
                    row.push(self.insert(next, budget)?);
                }
            }
            row.sort_unstable();
            row.dedup();
            self.rows.push_row(&row, budget)?;
            budget.progress(self.rows.len() as u64);
        }
        Ok(root)
    }

    fn insert(&mut self, sum: Sum, budget: &mut Budget<'_>) -> Result<NodeId, Failure> {
        if let Some(node) = self.sums.get_index_of(&sum) {
            return Ok(node as NodeId);
        }
        budget.reserve(SUM_BYTES + 4 * sum.len() as u64)?;
        Ok(self.sums.insert_full(sum).0 as NodeId)
    }
}

/// Whether play is known to end, so that the engines for such rules give the value.
pub(crate) fn always_ends(ruleset: &Ruleset) -> bool {
    match ruleset.kind() {
        Kind::Heap(_) | Kind::Game(_) => true,
        Kind::Points(points) => points.ends.is_proved(),
        Kind::Graph(_) => false,
    }
}

/// The bytes that one sum takes, tables included (a rough estimate).
const SUM_BYTES: u64 = 64;
