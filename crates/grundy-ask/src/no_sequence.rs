//! The refusal of a rule that has no nim-sequence.

use crate::{Refused, Remedy};
use grundy::solve::Outcomes;
use grundy::{Budget, Convention, Failure, Kind, Ruleset};
use grundy_words::say;
use std::sync::Arc;

/// The search for a cycle tries this many small numbers.
const CYCLE_TRIAL_NUMBERS: u64 = 16;
/// The limit on the work of that search, in ticks.
const CYCLE_TRIAL_TICKS: u64 = 1 << 16;

/// Explains why a rule has no sequence of heaps. The refusal shows a cycle of moves, if a small number has
/// one, and otherwise advises `instead`.
pub(crate) fn no_sequence(ruleset: &Arc<Ruleset>, instead: Remedy) -> Refused {
    let text = ruleset.text();
    if !matches!(ruleset.kind(), Kind::Points(_)) || ruleset.arity() > 1 {
        return Refused::unsuited(say!("refused-no-sequence-heaps", text = text)).remedy(instead);
    }
    let mut values = Outcomes::new(ruleset.clone(), Convention::Normal);
    let mut budget = Budget::work(CYCLE_TRIAL_TICKS);
    match (0..CYCLE_TRIAL_NUMBERS).find_map(|number| values.nim_value(&[number], &mut budget).err()) {
        Some(Failure::Rule(cycle)) => cycle.into(),
        _ => Refused::unsuited(say!("refused-move-need-not-leave-less", text = text)).remedy(instead),
    }
}
