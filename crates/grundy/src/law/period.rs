//! Periods and arithmetic periods as values.

use super::written::checked;
use grundy_rules::NimValue;
use serde::{Deserialize, Serialize};

/// A period of a nim-sequence, plain or arithmetic: G(n + p) = G(n) + s for **all** n ≥ n₀.
///
/// A plain period has saltus 0. The numbers are always the smallest: n₀ is the least preperiod for this p,
/// and no smaller p works from any heap on.
///
/// ```
/// use grundy::law::Period;
/// use grundy::NimValue;
/// // Kayles: from heap 71 on the values repeat every 12 heaps.
/// let kayles = Period::plain(71, 12);
/// assert_eq!(kayles.kind(), "period");
///
/// // take not {2,3,7}: G(n+4) = G(n) + 2 from heap 0 on.
/// let law = Period { preperiod: 0, period: 4, saltus: 2 };
/// let start = [0, 1, 0, 1];
/// assert_eq!(law.value_at(1_000_001, &start), Some(NimValue(500_001)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct Period {
    /// n₀: the smallest heap from which the equation holds.
    pub preperiod: u64,
    /// p ≥ 1: the smallest distance at which the sequence repeats.
    pub period: u64,
    /// s: the growth of values from one period to the next.
    pub saltus: u64,
}

checked!(Period, Period::is_sound, "this is no period");

impl Period {
    /// Whether it is a period, and its heaps are numbers of 64 bits.
    fn is_sound(&self) -> bool {
        self.period > 0 && self.preperiod.checked_add(self.period).is_some()
    }
}

impl Period {
    /// A plain period: saltus 0.
    pub fn plain(preperiod: u64, period: u64) -> Period {
        Period { preperiod, period, saltus: 0 }
    }

    /// The word used in JSON: `period`, or `arithmetic` where the saltus is not 0.
    pub fn kind(&self) -> &'static str {
        if self.saltus == 0 { "period" } else { "arithmetic" }
    }

    /// The number of values, from heap 0 on, that determine all others: n₀ + p. `None` if that exceeds
    /// memory, or if p = 0.
    pub fn kept(&self) -> Option<usize> {
        if self.period == 0 {
            return None;
        }
        usize::try_from(self.preperiod.checked_add(self.period)?).ok()
    }

    /// The nim-value of heap `n`, where `values[i]` is the nim-value of heap `i`.
    ///
    /// `None` where the values end before n₀ + p, or where the nim-value is above 2^64 − 1.
    ///
    /// # Cost
    /// Constant.
    pub fn value_at(&self, n: u64, values: &[u32]) -> Option<NimValue> {
        let known = |heap: u64| usize::try_from(heap).ok().and_then(|i| values.get(i)).copied();
        if n < self.preperiod {
            return known(n).map(|v| NimValue(v.into()));
        }
        let (beyond, period) = (n - self.preperiod, self.period.max(1));
        let start = known(self.preperiod + beyond % period)?;
        let added = (beyond / period).checked_mul(self.saltus)?;
        u64::from(start).checked_add(added).map(NimValue)
    }

    /// Whether the equation holds wherever these values can test it.
    ///
    /// # Cost
    /// Linear in the number of values.
    pub fn holds_on(&self, values: &[u32]) -> bool {
        let (Ok(n0), Ok(p)) = (usize::try_from(self.preperiod), usize::try_from(self.period)) else {
            return true;
        };
        let tail = values.get(n0..).unwrap_or(&[]);
        let later = tail.get(p..).unwrap_or(&[]);
        tail.iter().zip(later).all(|(&v, &w)| u64::from(v).checked_add(self.saltus) == Some(w.into()))
    }
}
