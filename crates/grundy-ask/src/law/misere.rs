//! Laws of the outcomes of one heap of a take set under misère play.

use super::KnownLaw;
use super::text::{Wording, WriteWorded, checked, heading};
use crate::shape::{self, Convention, KnownBy};
use crate::style::labelled;
use crate::{Ended, Refused, Remedy};
use grundy::law::{Found, MisereHeap, MiserePeriod, misere_condition};
use grundy::sequence::Sequence;
use grundy::{Budget, Failure, Heap, Ruleset};
use grundy_words::say;
use serde::Serialize;
use std::fmt::{self, Formatter};
use std::sync::Arc;

/// The law of the outcomes of one heap under misère play.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(transform = crate::shape::promises::law_known))]
pub struct MisereLaw {
    /// The law, and how it is known.
    #[serde(flatten)]
    pub known: KnownLaw,
    /// The number of computed values of normal play, of the heaps 0, 1, 2, …
    pub heaps_computed: u64,
    /// What ended the work before the law was found.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stopped: Option<Ended>,
}

/// The search for a law of misère play. It follows from the law of normal play.
pub struct MisereSearch {
    heap: MisereHeap,
    sequence: Sequence,
    to: u64,
}

impl MisereSearch {
    pub(super) fn begin(ruleset: Arc<Ruleset>, to: u64) -> Result<MisereSearch, Refused> {
        let (Some(Heap::Take(set)), Some(sequence)) = (ruleset.heap(), Sequence::new(ruleset.clone())) else {
            let message = say!("refused-laws-of-misere-play", text = ruleset.text());
            return Err(Refused::unsuited(message).remedy(Remedy::ListMisere));
        };
        Ok(MisereSearch { heap: MisereHeap::of(set), sequence, to })
    }

    pub(super) fn ruleset(&self) -> &Ruleset {
        self.sequence.ruleset()
    }

    pub(super) fn advance(&mut self, budget: &mut Budget<'_>) -> Result<MisereLaw, Failure> {
        let found = self.sequence.find_law(self.to, budget)?;
        let kept = found.as_ref().and_then(|found| found.law.period()?.kept());
        if let (Some(kept), true) = (kept, self.sequence.theorem().is_none()) {
            self.sequence.extend(kept as u64, budget)?;
        }
        let found = found.and_then(|found| self.heap.found(&found, self.sequence.values()));
        Ok(self.answer(found.as_ref(), None))
    }

    pub(super) fn so_far(&self, ended: &Ended) -> MisereLaw {
        self.answer(None, Some(ended))
    }

    fn answer(&self, found: Option<&Found<MiserePeriod>>, ended: Option<&Ended>) -> MisereLaw {
        let ruleset = self.sequence.ruleset();
        let sentence = |law: &MiserePeriod| {
            let MiserePeriod { preperiod, period, .. } = law;
            say!("law-misere-outcomes", preperiod = preperiod, period = period)
        };
        MisereLaw {
            known: KnownLaw::new(ruleset, Convention::Misere, found, |found| sentence(&found.law))
                .with_form(found.and_then(|found| misere_condition(&found.law)).as_ref()),
            heaps_computed: self.sequence.heaps_computed(),
            stopped: ended.cloned(),
        }
    }
}

impl WriteWorded for MisereLaw {
    fn write(&self, f: &mut Formatter<'_>, _: Wording<'_>) -> fmt::Result {
        heading(f, &self.known.rule, &self.known.canonical)?;
        let (Some(law), Some(known_by)) = (&self.known.law, self.known.known_by) else {
            return match &self.stopped {
                Some(_) => Ok(()),
                None => writeln!(f, "{}", say!("law-misere-none")),
            };
        };
        let label = known_by.words();
        let sentence = self.known.sentence.as_deref().unwrap_or_default();
        let lost = self.known.form.as_ref().and_then(|form| form.p_positions.as_ref());
        match lost {
            Some(lost) => {
                let positions = say!("law-p-positions", positions = &lost.text);
                labelled(f, &label, &positions)?;
                writeln!(f, "  {}", say!("law-that-is", sentence = sentence))?;
            }
            None => labelled(f, &label, sentence)?,
        }
        let reference = self.known.reference.as_deref().unwrap_or_default();
        let by = match known_by {
            KnownBy::Seen => say!("law-misere-seen", reference = reference),
            _ => say!("by-reference", reference = reference),
        };
        writeln!(f, "  {by}")?;
        if let (shape::Law::Outcomes { preperiod, period, lost, .. }, None) = (law, lost) {
            let lost = lost_heaps(*preperiod, *period, lost);
            writeln!(f, "  {}", say!("law-p-positions", positions = lost))?;
        }
        checked(f, &self.known.hypotheses)
    }
}

/// The largest number of heaps in a list.
const MAX_LISTED_HEAPS: usize = 24;

/// The heaps from which the player to move loses, where they are too many for a condition: first ones, and the
/// remainders that return.
fn lost_heaps(preperiod: u64, period: u64, lost: &[u64]) -> String {
    let (single, classes): (Vec<u64>, Vec<u64>) = lost.iter().partition(|heap| **heap < preperiod);
    let list = |heaps: &[u64]| {
        let shown: Vec<String> = heaps.iter().take(MAX_LISTED_HEAPS).map(u64::to_string).collect();
        format!("{}{}", shown.join(", "), if heaps.len() > MAX_LISTED_HEAPS { ", …" } else { "" })
    };
    match (single.is_empty(), classes.is_empty()) {
        (true, true) => say!("none"),
        (true, false) => say!("law-heaps-again", heaps = list(&classes), period = period),
        (false, true) => format!("n = {}", list(&single)),
        (false, false) => {
            say!("law-heaps-and-again", single = list(&single), again = list(&classes), period = period)
        }
    }
}
