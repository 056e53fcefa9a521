//! Far pairs at which a law that is only seen is compared with the rule.

use super::Lost;
use crate::induction::PointWins;
use grundy_rules::{Budget, Failure, Ruleset};

/// The larger coordinates of the pairs.
const FAR: [u64; 5] = [1 << 17, 1_000_000, 1 << 32, 1_000_000_000, 1_000_000_000_000_000_000];
/// The smaller coordinates are below this number.
const NEAR: u64 = 4;
/// The most ticks for a pair.
const PROBE_TICKS: u64 = 1 << 13;

/// Whether the law says who wins at far pairs, as far as that is found quickly from the moves.
///
/// # Errors
/// A spent budget.
pub(super) fn survives(law: &Lost, ruleset: &Ruleset, budget: &mut Budget<'_>) -> Result<bool, Failure> {
    let held = budget.spent().bytes;
    let mut wins = PointWins::default();
    let near = |far: u64| (0..NEAR).flat_map(move |near| [[far, near], [near, far]]);
    let mut pairs = FAR.into_iter().flat_map(|far| near(far).chain([[far, far], [far, far - 1]]));
    let refuted = pairs.try_fold(false, |refuted, at| {
        if refuted {
            return Ok(true);
        }
        match budget.within(PROBE_TICKS, |budget| wins.wins(ruleset, &at, budget)) {
            Ok(found) => Ok(found.flatten().is_some_and(|wins| wins == law.holds(at))),
            // A rule may fail at a pair that nobody asked about.
            Err(Failure::Rule(_)) => Ok(false),
            Err(failure) => Err(failure),
        }
    });
    budget.release(budget.spent().bytes.saturating_sub(held));
    refuted.map(|refuted| !refuted)
}
