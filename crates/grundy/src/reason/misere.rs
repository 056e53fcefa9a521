//! Why a heap of a take set is won or lost under misère play.

use super::heap::divided;
use super::{Claim, HeapLaw, KnownReason, Numbers, Reason, aim};
use crate::law::{Argument as _, Condition, Evidence, MisereHeap, MisereShift, misere_condition};
use grundy_rules::{Heap, Outcome, Ruleset};
use grundy_words::say;

impl HeapLaw {
    /// The heaps of a take set that are lost under misère play.
    pub(super) fn misere_lost(&self, ruleset: &Ruleset) -> Option<Condition> {
        let Some(Heap::Take(set)) = ruleset.heap() else { return None };
        misere_condition(&MisereHeap::of(set).period(&self.found.law, &self.values)?)
    }

    /// Why one heap of a take set is won or lost under misère play.
    pub(super) fn misere_reason(&self, ruleset: &Ruleset, n: u64) -> Option<KnownReason> {
        let Some(Heap::Take(set)) = ruleset.heap() else { return None };
        let least = set.min()?;
        let lost = self.misere_lost(ruleset)?;
        let outcome = if lost.holds(n) { Outcome::Previous } else { Outcome::Next };
        let here = match &lost {
            Condition::Residues { modulus, .. } => divided(n, *modulus),
            _ if lost.holds(n) => say!("reason-one-of-these", number = n),
            _ => say!("reason-none-of-these", number = n),
        };
        let reason = Reason {
            claim: Claim::Outcome(outcome),
            idea: say!("reason-misere-shift", least = least, condition = lost.to_string()),
            numbers: Numbers::Told,
            here,
            aim: match aim::words(&lost) {
                Some(lost) => say!("aim-leave-heaps", heaps = lost),
                None => say!("aim-leave-lost-heap"),
            },
            answer: None,
        };
        let Evidence::Proved(proof) = &self.found.by else { return None };
        let shift = MisereShift { least: Some(least), normal: Evidence::Proved(proof.clone()) };
        Some(KnownReason { reason, known_by: shift.known_by(), reference: shift.reference() })
    }
}
