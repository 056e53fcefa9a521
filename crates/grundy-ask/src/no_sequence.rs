//! Why a rule has no sequence of heaps.

use crate::{Refused, Remedy};
use grundy::solve::Outcomes;
use grundy::{Budget, Convention, Failure, Kind, Ruleset};
use std::sync::Arc;

/// The numbers that are tried for a cycle.
const CYCLE_TRIAL_NUMBERS: u64 = 16;
/// The ticks that the trial may cost.
const CYCLE_TRIAL_TICKS: u64 = 1 << 16;

/// Why a rule has no sequence of heaps, with a cycle if one shows at a small number, and what may be asked instead.
pub(crate) fn no_sequence(ruleset: &Arc<Ruleset>, instead: Remedy) -> Refused {
    let text = ruleset.text();
    if !matches!(ruleset.kind(), Kind::Points(_)) || ruleset.arity() > 1 {
        return Refused::unsuited(format!("`{text}` has no sequence of heaps")).remedy(instead);
    }
    let mut values = Outcomes::new(ruleset.clone(), Convention::Normal);
    let mut budget = Budget::work(CYCLE_TRIAL_TICKS);
    match (0..CYCLE_TRIAL_NUMBERS).find_map(|number| values.nim_value(&[number], &mut budget).err()) {
        Some(Failure::Rule(cycle)) => cycle.into(),
        _ => Refused::unsuited(format!("a move of `{text}` need not leave less than there was"))
            .remedy(instead),
    }
}
