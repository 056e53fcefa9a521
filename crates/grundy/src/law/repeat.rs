//! Theorems by which a plain period, once seen far enough, never ends.

use super::finder::{Look, Theorem};
use super::{Found, Law, Period, recur, runs};
use grundy_rules::KnownBy;

/// A theorem of the shape "if G(n + p) = G(n) for all n₀ ≤ n ≤ last − p, then for all n ≥ n₀".
pub trait Repeat {
    /// The last heap whose nim-value must be known before the theorem applies; `None` if that is
    /// beyond all numbers, or if the theorem never applies.
    ///
    /// # Laws
    /// Grows with the preperiod and with the period, and is at least n₀ + p − 1.
    fn last_heap(&self, preperiod: u64, period: u64) -> Option<u64>;

    /// Can there be anything to prove from these values? A quick look, asked when they are many.
    ///
    /// # Laws
    /// False only where no preperiod and period are within reach of the theorem.
    fn promising(&self, _values: &[u32]) -> bool {
        true
    }

    /// The theorem's name, with author and year.
    fn reference(&self) -> String;

    /// What was checked, in words.
    fn hypotheses(&self, preperiod: u64, period: u64) -> Vec<String>;
}

/// From so many values on, a quick look decides whether an exact one is worth its cost.
const MANY: usize = 1 << 13;

impl<R: Repeat> Theorem for R {
    fn look(&self, values: &[u32], until: usize) -> Look {
        if values.len() >= MANY && !self.promising(values) {
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
                // Periods are tried from the smallest. The true one divides any that can be proved
                // and its run starts no later, so that this is the smallest of all; and the run
                // cannot be made longer, so that the preperiod is the smallest too.
                return Look::Found(found(self, n0 as u64, i as u64 + 1, values.len()));
            }
            again = again.min(needed);
        }
        Look::Again(again)
    }
}

fn found<R: Repeat + ?Sized>(theorem: &R, preperiod: u64, period: u64, heaps: usize) -> Found {
    Found {
        law: Law::Period(Period::plain(preperiod, period)),
        known_by: KnownBy::Proved,
        reference: theorem.reference(),
        hypotheses: theorem.hypotheses(preperiod, period),
        heaps_computed: heaps as u64,
    }
}

/// A finite take set: the last max S nim-values decide the next one, so a repeat of them is a
/// period.
///
/// If G(n + p) = G(n) for max S heaps n₀ ≤ n < n₀ + max S, then for all n ≥ n₀: all numbers of S may
/// be taken from heap n₀ + max S and from heap n₀ + max S + p, and the options have equal values.
///
/// ```
/// use grundy::law::{Period, TakeWindow, Theorem};
/// let values: Vec<u32> = (0..30).map(|n| [0, 1, 0, 1, 2, 3, 2][n % 7]).collect();   // take {1,3,4}
/// let found = TakeWindow { largest: 4 }.prove(&values[..11]).unwrap();
/// assert_eq!(found.law.period(), Some(Period::plain(0, 7)));
/// assert!(TakeWindow { largest: 4 }.prove(&values[..10]).is_none());
/// ```
///
/// # Reference
/// Folklore (the pigeonhole argument); Berlekamp, Conway & Guy, Winning Ways, chapter 4; Siegel,
/// Combinatorial Game Theory (2013), chapter IV.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TakeWindow {
    /// The largest number in the set; 0 for the empty set, whose values are all 0.
    pub largest: u64,
}

impl Repeat for TakeWindow {
    fn last_heap(&self, preperiod: u64, period: u64) -> Option<u64> {
        (preperiod.checked_add(period)?.checked_add(self.largest)?).checked_sub(1)
    }

    fn promising(&self, values: &[u32]) -> bool {
        usize::try_from(self.largest).is_ok_and(|window| recur::may_recur(values, window))
    }

    fn reference(&self) -> String {
        "a repeat of the last max S nim-values of a finite take set (pigeonhole argument; Berlekamp, Conway \
         & Guy, Winning Ways, chapter 4)"
            .into()
    }

    fn hypotheses(&self, n0: u64, p: u64) -> Vec<String> {
        let m = self.largest;
        vec![
            format!("at most {m} coins are taken, and what is left stays one heap"),
            format!("G(n+{p}) = G(n) for {n0} <= n < {}", n0.saturating_add(m)),
        ]
    }
}
