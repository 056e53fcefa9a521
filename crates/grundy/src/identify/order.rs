//! Which answer is the best, and the last touches.

use super::walk::Values;
use super::{Candidate, Equality, FEW, Identified, Question, Relation, Series};
use grundy_rules::Failure;
use std::cmp::Reverse;

/// A rule without a name is so much farther away.
const UNNAMED: u64 = 10;
/// A name says more than a proof about a rule without one.
const UNPROVED: u64 = 5;
/// A heap that is left out at the start counts as so much.
const LEFT_OUT: u64 = 3;
/// So many rules that differ are told.
const MOST_NEAR: usize = 3;

/// How far a relation that holds from a heap on is from "the same, heap for heap".
pub(super) fn steps(relation: Relation, from: u64, series: &Series<'_>) -> u64 {
    relation.distance() + LEFT_OUT * from.saturating_sub(series.first())
}

/// How far a rule is from one with a name and the same values, heap for heap.
pub(super) fn distance(candidate: &Candidate, relation: Relation, from: u64, series: &Series<'_>) -> u64 {
    steps(relation, from, series) + if candidate.name.is_none() { UNNAMED } else { 0 }
}

impl Identified {
    /// The last touches: what was said by then, and in which order.
    pub(super) fn end(
        &mut self,
        searched: Result<(), Failure>,
        series: &Series<'_>,
        question: &Question,
    ) -> Result<(), Failure> {
        match searched {
            Err(Failure::Stopped(stopped)) => self.stopped = Some(stopped),
            searched => searched?,
        }
        self.values = series.law().is_none().then_some(series.known());
        self.few = self.values.is_some_and(|known| known < FEW);
        let to = question.to.max(FEW);
        self.zeros =
            (0..=to).map_while(|i| series.at(series.first().checked_add(i)?)).all(|value| value == 0);
        self.matches.sort_by_key(|found| {
            let unproved = match found.equality {
                Equality::SameRules | Equality::SameValues { .. } | Equality::Decided { .. } => 0,
                Equality::Seen { .. } => UNPROVED,
            };
            let distance = distance(&found.candidate, found.relation, found.from, series) + unproved;
            (found.equality != Equality::SameRules, distance)
        });
        self.near.sort_by_key(|near| Reverse(near.differs.heap.saturating_sub(near.from)));
        self.near.truncate(MOST_NEAR);
        Ok(())
    }
}
