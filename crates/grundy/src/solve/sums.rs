//! Whole sums, for callers that look at what a position may become.

use super::{Arena, PartId, Solver, Sum, is_turning};
use grundy_rules::{Budget, Convention, Failure, NimValue, Outcome};

impl Solver {
    /// Heads stand for heaps under normal play only.
    pub(super) fn no_heads(&self) -> Result<(), Failure> {
        match self.position.components.iter().find(|component| is_turning(component)) {
            None => Ok(()),
            Some(turning) => Err(Failure::Refused(format!(
                "{} is solved head by head, which holds under normal play only: two heads at one place vanish",
                turning.ruleset.text()
            ))),
        }
    }

    /// The position as a sum of parts that have options, where play provably ends.
    pub(crate) fn whole(&mut self, convention: Convention, budget: &mut Budget<'_>) -> Result<Sum, Failure> {
        if self.is_labelled() {
            return Err(Failure::Refused(
                "a labelled game is no sum: there is no strategy in such a form".into(),
            ));
        }
        if convention == Convention::Misere {
            self.no_heads()?;
        }
        self.ends(budget)?;
        let mut parts = Vec::new();
        for component in &self.position.components {
            let ruleset = self.arena.ruleset(&component.ruleset);
            for part in component.forms() {
                parts.push(self.arena.part(ruleset, &part, budget)?);
            }
        }
        self.arena.live(parts, budget)
    }

    /// The distinct options of a sum.
    pub(crate) fn options_of(&mut self, sum: &Sum, budget: &mut Budget<'_>) -> Result<Vec<Sum>, Failure> {
        let mut all = Vec::new();
        for (place, &part) in sum.iter().enumerate() {
            if place > 0 && sum[place - 1] == part {
                continue;
            }
            for left in self.arena.options(part, budget)?.iter() {
                budget.spend(1 + sum.len() as u64 / 16)?;
                let rest = sum[..place].iter().chain(&sum[place + 1..]).copied();
                all.push(self.arena.live(rest.chain(left.iter().copied()), budget)?);
            }
        }
        all.sort_unstable();
        all.dedup();
        Ok(all)
    }

    /// Whether the player to move at a sum loses: by the nim-values of its parts under normal play, by search
    /// under misère play.
    pub(crate) fn is_lost(
        &mut self,
        convention: Convention,
        sum: &[PartId],
        budget: &mut Budget<'_>,
    ) -> Result<bool, Failure> {
        if convention == Convention::Misere {
            let outcome = self.misere.outcome(&mut self.arena, sum, budget)?;
            return Ok(outcome == Outcome::Previous);
        }
        let mut nim_sum = NimValue(0);
        for &part in sum {
            let ruleset = self.arena.ruleset_of(part).clone();
            let (_, part) = self.arena.key(part);
            nim_sum ^= self.worths.worth(&ruleset, part, budget)?.value;
        }
        Ok(nim_sum == NimValue(0))
    }

    /// The parts of all sums met so far.
    pub(crate) fn arena(&self) -> &Arena {
        &self.arena
    }
}
