//! The search for the law of the nim-values of heaps.
//!
//! A first search keeps and examines all values of small heaps. Then the engine for long runs takes over, if
//! it supports the rule.

use super::answer::HeapsLaw;
use super::{Law, LongRun};
use crate::{Ended, Refused, Remedy, Saves, no_sequence};
use grundy::certificate::LawCertificate;
use grundy::law::Found;
use grundy::sequence::Sequence;
use grundy::{Budget, Failure, Ruleset};
use grundy_words::say;
use std::sync::Arc;

/// The search for a law of heaps.
pub struct Heaps {
    asked: Law,
    /// The values of the first search. All of them stay in memory.
    pub sequence: Sequence,
    long: Option<LongRun>,
    /// The result of the first search, once it is done.
    first_search: Option<Option<Found>>,
}

impl Heaps {
    pub(crate) fn begin(asked: Law, ruleset: &Arc<Ruleset>) -> Result<Heaps, Refused> {
        let Some(sequence) = Sequence::new(ruleset.clone()) else {
            let instead = say!("refused-help-laws-looked-one-heap-rules");
            return Err(no_sequence(ruleset, Remedy::Hint(instead)));
        };
        let fits = sequence.theorem().is_none();
        let long = fits.then(|| LongRun::of(ruleset, asked.to, asked.digest)).flatten();
        Ok(Heaps { asked, sequence, long, first_search: None })
    }

    /// A long run up to heap `to`, without a first search. `None` if the engine does not support the rule.
    pub fn long_only(ruleset: &Arc<Ruleset>, to: u64, digest: bool) -> Option<Heaps> {
        let (long, sequence) = (LongRun::of(ruleset, to, digest)?, Sequence::new(ruleset.clone())?);
        let asked = Law { to, digest, long: true, ..Law::default() };
        Some(Heaps { asked, sequence, long: Some(long), first_search: Some(None) })
    }

    /// The run of the engine for long runs, if it supports the rule.
    pub fn long(&mut self) -> Option<&mut LongRun> {
        self.long.as_mut()
    }

    /// The state of the long run.
    ///
    /// # Errors
    /// The engine for long runs does not support the rule, and no theorem gives the law.
    pub fn saves(&mut self) -> Result<Option<Box<dyn Saves + '_>>, Refused> {
        let theorem = self.is_theorem();
        match &mut self.long {
            Some(long) => Ok(Some(Box::new(long))),
            None if theorem => Ok(None),
            None => Err(not_saved(self.sequence.ruleset().text())),
        }
    }

    /// Whether a theorem gives the law, so that the search needs no values.
    pub fn is_theorem(&self) -> bool {
        self.sequence.theorem().is_some()
    }

    /// Runs the first search: it looks for a law in all values up to the last heap.
    ///
    /// If the engine for long runs supports the rule, this search ends at [`Law::DEFAULT_TO`], because most
    /// periods are short enough to appear there.
    ///
    /// # Errors
    /// The rule fails, or the budget ends. The caller may repeat the search.
    pub fn search(&mut self, budget: &mut Budget<'_>) -> Result<(), Failure> {
        let resumed = self.long.as_ref().is_some_and(LongRun::is_resumed);
        if self.first_search.is_none() && !resumed {
            let to = if self.long.is_some() { self.asked.to.min(Law::DEFAULT_TO) } else { self.asked.to };
            self.first_search = Some(self.sequence.find_law(to, budget)?);
        }
        Ok(())
    }

    /// The run of the engine for long runs, if that engine is next.
    pub fn long_run_next(&mut self) -> Option<&mut LongRun> {
        if self.uses_long_run() { self.long.as_mut() } else { None }
    }

    pub(super) fn uses_long_run(&self) -> bool {
        let needed = || match &self.first_search {
            Some(found) => {
                let fact = found.as_ref().is_some_and(Found::is_fact);
                !fact && (self.asked.to > Law::DEFAULT_TO || self.asked.long || self.asked.digest)
            }
            None => false,
        };
        self.long.as_ref().is_some_and(|long| long.is_resumed() || needed())
    }

    /// Runs the whole search.
    ///
    /// # Errors
    /// The rule fails, or the budget ends.
    pub fn advance(&mut self, budget: &mut Budget<'_>) -> Result<HeapsLaw, Failure> {
        self.search(budget)?;
        if let Some(long) = self.long_run_next() {
            long.run(budget)?;
        }
        self.answer(None)
    }

    /// The partial answer, after a limit ended the work.
    ///
    /// # Errors
    /// The two proofs of a long run contradict each other: this library has a bug.
    pub fn so_far(&self, ended: &Ended) -> Result<HeapsLaw, Failure> {
        self.answer(Some(ended))
    }

    fn answer(&self, ended: Option<&Ended>) -> Result<HeapsLaw, Failure> {
        let ruleset = self.sequence.ruleset();
        let (found, long) = (self.found(), self.active_long_run());
        let mut answer = {
            let (values, computed) = (self.sequence.values(), self.sequence.heaps_computed());
            HeapsLaw::new(ruleset, found.as_ref(), values, computed, self.asked.to)
        };
        answer.stopped = ended.cloned();
        if let Some(long) = long {
            match long.contradiction(ruleset.text()) {
                Some(contradiction) => return Err(Failure::Refused(contradiction)),
                None => answer.add_run(long),
            }
        }
        Ok(answer)
    }

    /// The law known so far.
    pub fn found(&self) -> Option<Found> {
        match self.active_long_run() {
            Some(long) => long.found(),
            None => self.first_search.clone().unwrap_or_else(|| self.sequence.seen()),
        }
    }

    fn active_long_run(&self) -> Option<&LongRun> {
        self.long.as_ref().filter(|_| self.uses_long_run())
    }

    pub(super) fn certificate(&mut self, budget: &mut Budget<'_>) -> Result<LawCertificate, Failure> {
        let (found, long) = (self.found(), self.active_long_run());
        let report = long.map(|long| long.engine().report());
        let found = found.ok_or_else(super::no_law)?;
        LawCertificate::of(&mut self.sequence, &found, report.as_ref(), budget)
    }

    /// A sentence that names the engine and the number of computed values.
    pub fn engine(&self) -> String {
        let (name, computed) = (self.sequence.engine(), self.sequence.heaps_computed());
        say!("law-engine", name = name, count = computed)
    }
}

/// The refusal of a checkpoint for a search that keeps no state.
pub(super) fn not_saved(rule: &str) -> Refused {
    Refused::unsuited(say!("refused-search-law-saved-checkpoints-finite", rule = rule))
}
