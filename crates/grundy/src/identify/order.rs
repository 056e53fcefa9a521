//! The order of answers, and the final state.

use super::walk::Values;
use super::{BY_CHANCE_BELOW, Candidate, Equality, Identified, Question, Relation, Series};
use grundy_rules::Failure;
use std::cmp::Reverse;

/// The distance added for a rule without a name.
const UNNAMED_DISTANCE: u64 = 10;
/// The distance added for a match without proof: less than for a missing name.
const UNPROVED_DISTANCE: u64 = 5;
/// The distance added for each heap skipped at the start.
const SKIPPED_HEAP_DISTANCE: u64 = 3;
/// The most differing rules listed.
const MAX_NEAR_MATCHES: usize = 3;

/// The distance of a relation that holds from a heap on to "the same, heap for heap".
pub(super) fn steps(relation: Relation, from: u64, series: &Series<'_>) -> u64 {
    relation.distance() + SKIPPED_HEAP_DISTANCE * from.saturating_sub(series.first())
}

/// The distance of a rule to a named one with the same values, heap for heap.
pub(super) fn distance(candidate: &Candidate, relation: Relation, from: u64, series: &Series<'_>) -> u64 {
    steps(relation, from, series) + if candidate.name.is_none() { UNNAMED_DISTANCE } else { 0 }
}

impl Identified {
    /// Sorts the results, and records how the search ended.
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
        self.few = self.values.is_some_and(|known| known < BY_CHANCE_BELOW);
        let to = question.to.max(BY_CHANCE_BELOW);
        self.zeros =
            (0..=to).map_while(|i| series.at(series.first().checked_add(i)?)).all(|value| value == 0);
        self.matches.sort_by_key(|found| {
            let unproved = match found.equality {
                Equality::SameRules | Equality::SameValues { .. } | Equality::Decided { .. } => 0,
                Equality::Seen { .. } => UNPROVED_DISTANCE,
            };
            let distance = distance(&found.candidate, found.relation, found.from, series) + unproved;
            (found.equality != Equality::SameRules, distance)
        });
        self.near.sort_by_key(|near| Reverse(near.differs.heap.saturating_sub(near.from)));
        self.near.truncate(MAX_NEAR_MATCHES);
        Ok(())
    }
}
