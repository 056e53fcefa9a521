//! Theorems by which a plain period that lasts long enough never ends.

use super::finder::{Look, Theorem};
use super::{Evidence, Found, Law, Period, Proof, runs};
use serde::{Deserialize, Serialize};

/// A theorem of the shape "if G(n + p) = G(n) for all n₀ ≤ n ≤ last − p, then for all n ≥ n₀".
pub trait Repeat {
    /// The last heap whose nim-value must be known before the theorem applies; `None` if that exceeds all
    /// numbers, or if the theorem never applies.
    ///
    /// # Laws
    /// Grows with the preperiod and with the period, and is at least n₀ + p − 1.
    fn last_heap(&self, preperiod: u64, period: u64) -> Option<u64>;

    /// Whether these values may allow a proof: a quick test, for many values.
    ///
    /// # Laws
    /// False only where no preperiod and period are within reach of the theorem.
    fn promising(&self, _values: &[u32]) -> bool {
        true
    }

    /// The theorem's name, with author and year.
    fn reference(&self) -> String;

    /// The facts that were checked, in words.
    fn hypotheses(&self, preperiod: u64, period: u64) -> Vec<String>;
}

/// The number of values from which a quick test precedes the exact one.
const QUICK_TEST_FROM: usize = 1 << 13;

/// A period proved by a repeat: the theorem, and the period whose equation was checked as far as the theorem
/// requires.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Repeated<R> {
    /// The theorem, with its parameters for the rule.
    pub theorem: R,
    /// The preperiod and the period.
    pub period: Period,
}

impl<R: Repeat + Clone> Theorem for R
where
    Proof: From<Repeated<R>>,
{
    fn look(&self, values: &[u32], until: usize) -> Look {
        if values.len() >= QUICK_TEST_FROM && !self.promising(values) {
            return Look::Again(until);
        }
        let needed = |n0: usize, p: usize| {
            let last = self.last_heap(n0 as u64, p as u64)?;
            usize::try_from(last).ok()?.checked_add(1)
        };
        let within = |n0: usize, p: usize, len: usize| needed(n0, p).is_some_and(|needed| needed <= len);
        // Periods that cannot be proved before `until`, even without a preperiod, need no run.
        let (mut low, mut high) = (0, values.len());
        while low < high {
            let middle = low + (high - low).div_ceil(2);
            if within(0, middle, until) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        let mut again = until;
        for (i, &n0) in runs::starts(values, low).iter().enumerate() {
            let Some(needed) = needed(n0, i + 1) else { continue };
            if needed <= values.len() {
                // Periods are tried from the smallest. The true period divides any that can be proved and its
                // run starts no later, so this is the smallest of all. The run cannot be longer, so the
                // preperiod is the smallest too.
                let period = Period::plain(n0 as u64, i as u64 + 1);
                let found = repeated(self.clone(), period, values.len() as u64);
                return Look::Found(Box::new(found));
            }
            again = again.min(needed);
        }
        Look::Again(again)
    }
}

/// The law of a period that a repeat proves from the values of `heaps` heaps.
pub(crate) fn repeated<R: Repeat>(theorem: R, period: Period, heaps: u64) -> Found
where
    Proof: From<Repeated<R>>,
{
    Found {
        law: Law::Period(period),
        by: Evidence::Proved(Repeated { theorem, period }.into()),
        heaps_computed: heaps,
    }
}
