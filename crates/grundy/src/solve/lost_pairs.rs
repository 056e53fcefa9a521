//! Pairs of numbers whose outcome is known by the law of their rule's P-positions, and whose nim-value is out of reach.

use super::outcome_only::{LITTLE, one_live_part};
use super::{Answer, PartMove, Question, Solver, WinningMove};
use crate::law::positions::{self, FoundLost, Replies};
use grundy_rules::{Budget, Convention, Failure, NimValue, Outcome, Ruleset, Why};
use std::sync::Arc;

/// In a box with fewer positions than this the nim-values are computed.
const NEAR: u128 = 1 << 20;

/// The law of the P-positions of a rule, if it is a fact.
pub(super) struct LostPairs {
    ruleset: Arc<Ruleset>,
    found: Option<FoundLost>,
}

impl Solver<'_> {
    /// The answer for a position with one pair that is far from (0,0) and has many positions below, where the P-positions of
    /// its rule follow a law that is a fact: who wins, and the winning moves that the law tells.
    pub(super) fn by_law(
        &mut self,
        question: &Question,
        budget: &mut Budget<'_>,
    ) -> Result<Option<Answer>, Failure> {
        let Some((component, place)) = one_live_part(self.position(), budget)? else {
            return Ok(None);
        };
        let here = &self.position().components[component];
        let (ruleset, part) = (here.ruleset.clone(), here.parts[place].clone());
        let [x, y] = part[..] else { return Ok(None) };
        let near = (u128::from(x) + 1).checked_mul(u128::from(y) + 1).is_some_and(|box_of| box_of <= NEAR);
        if near || positions::pairs_rule(&ruleset).is_none() {
            return Ok(None);
        }
        if question.only.is_none() {
            match budget.within(LITTLE, |budget| self.worths.worth(&ruleset, &part, budget)) {
                Ok(None) => {}
                Err(Failure::Stopped(stopped)) if stopped.why != Why::Cancelled => {}
                Ok(Some(_)) => return Ok(None),
                Err(failure) => return Err(failure),
            }
        }
        if self.lost_pairs.as_ref().is_none_or(|known| !known.ruleset.is_same(&ruleset)) {
            let looked = match positions::of_rule(&ruleset, budget) {
                // A rule that fails somewhere has no law.
                Err(Failure::Rule(_)) => None,
                looked => looked?,
            };
            let found = looked.and_then(|looked| looked.found).filter(FoundLost::is_fact);
            self.lost_pairs = Some(LostPairs { ruleset, found });
        }
        let Some(found) = self.lost_pairs.as_ref().and_then(|known| known.found.as_ref()) else {
            return Ok(None);
        };
        let lost = found.law.holds([x, y]);
        let outcome = if lost { Outcome::Previous } else { Outcome::Next };
        let answer = Answer {
            references: vec![found.reference.clone()],
            nim_value: (lost && question.only.is_none()).then_some(NimValue(0)),
            ..Answer::new(Convention::Normal, outcome, found.known_by)
        };
        if lost || question.only.is_some() {
            return Ok(Some(answer));
        }
        let Replies { first, total } =
            found.law.moves([x, y], question.max_moves).unwrap_or(Replies { first: Vec::new(), total: None });
        let to = |pair: [u64; 2]| PartMove::from(vec![pair.to_vec()]);
        let moves = first.into_iter().map(|pair| WinningMove::new(component, place, to(pair))).collect();
        Ok(Some(Answer { moves, total, ..answer }))
    }
}
