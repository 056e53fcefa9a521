//! The first values of a rule, which exclude most rules.

use super::judge::{Held, Judged, Missed, skip, without_zeros};
use super::order::steps;
use super::walk::{Values, walk};
use super::{Candidate, Equality, Match, Relation, Series};
use crate::sequence::Sequence;
use grundy_rules::{Budget, Failure, Ruleset};
use std::sync::Arc;

/// The number of values examined for every rule.
pub(super) const FIRST_VALUES: u64 = 96;
/// The most ticks for them.
const FIRST_VALUES_TICKS: u64 = 1 << 18;
/// The fewest equal values after which a differing rule is reported.
const NEAR_MATCH_FROM: u64 = 24;

/// A rule whose first values fit.
pub(super) struct Survivor {
    pub ruleset: Arc<Ruleset>,
    pub candidate: Candidate,
    /// The relations that fit, the simplest first; at least one.
    pub fits: Vec<Held>,
}

impl Survivor {
    /// The match that the first values show.
    pub fn seen(mut self) -> Match {
        self.fits.swap_remove(0).by(self.candidate)
    }
}

/// The first values of a rule, fewer where they take long or the rule fails.
pub(super) fn first_values(ruleset: &Arc<Ruleset>, budget: &mut Budget<'_>) -> Result<Vec<u32>, Failure> {
    let mut own = Budget::work(FIRST_VALUES_TICKS).bytes(budget.bytes_left());
    let values = Sequence::new(ruleset.clone()).map(|mut sequence| {
        // Values found before a stop are enough.
        let _ = sequence.extend(FIRST_VALUES, &mut own);
        sequence.values().to_vec()
    });
    budget.spend(own.spent().work)?;
    Ok(values.unwrap_or_default())
}

/// The result of a look at the first values.
pub(super) struct Look {
    /// The relations that hold, the simplest first.
    pub fits: Vec<Held>,
    /// The shift with the longest agreement before a difference, if that is long.
    pub missed: Option<Missed>,
}

/// Compares the first values by all of these relations.
pub(super) fn look(
    here: &Series<'_>,
    there: &impl Values,
    relations: &[Relation],
    budget: &mut Budget<'_>,
) -> Result<Look, Failure> {
    let mut look = Look { fits: Vec::new(), missed: None };
    for &relation in relations {
        let walk = walk(relation, here, there, skip(here), u64::MAX - 1, budget)?;
        match Judged::of(&walk, relation, here, |to| Equality::Seen { to }) {
            Judged::Holds(held) => look.fits.push(held),
            Judged::Differs(missed) => {
                let shift = matches!(relation, Relation::Shift { .. });
                if shift && walk.equal() >= NEAR_MATCH_FROM && walk.met.len() > 2 {
                    missed.replace(&mut look.missed);
                }
            }
            Judged::Nothing => {}
        }
    }
    if look.fits.is_empty() {
        if let Judged::Holds(held) = without_zeros(here, there, FIRST_VALUES, budget)? {
            look.fits.push(held);
        }
    }
    look.fits.sort_by_key(|fit| steps(fit.relation, fit.from, here));
    Ok(look)
}
