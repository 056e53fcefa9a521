//! Codes for nim-values that an automaton can read.

use serde::{Deserialize, Serialize};

/// The code of a nim-value for an automaton that reads it together with the heap.
///
/// ```
/// use grundy::law::automatic::Coding;
/// assert_eq!(Coding::Plain.coded(5, 2), Some(5));
/// assert_eq!(Coding::Powers.coded(5, 3), Some(243));
/// // The odious numbers are 1, 2, 4, 7, 8, …: 7 is the fourth.
/// assert_eq!(Coding::Odious.coded(7, 3), Some(27));
/// assert_eq!(Coding::Odious.decoded(27, 3), Some(7));
/// assert_eq!(Coding::Odious.coded(6, 3), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Coding {
    /// The value itself.
    Plain,
    /// The power kᵛ of the base, for values that grow like logarithms; codes have the order of values.
    Powers,
    /// 0 for 0, and 1, k, k², … for the odious numbers 1, 2, 4, 7, …, which have an odd number of binary
    /// digits 1.
    Odious,
}

impl Coding {
    /// The word used in JSON: `value`, `power` or `odious`.
    pub fn word(self) -> &'static str {
        match self {
            Coding::Plain => "value",
            Coding::Powers => "power",
            Coding::Odious => "odious",
        }
    }

    /// The code of a value; `None` where it has none, or none below 2^64.
    pub fn coded(self, value: u32, base: u32) -> Option<u64> {
        let base = u64::from(base);
        match (self, value) {
            (Coding::Plain, _) => Some(value.into()),
            (Coding::Powers, _) => base.checked_pow(value),
            (Coding::Odious, 0) => Some(0),
            (Coding::Odious, _) if value.count_ones() % 2 == 1 => base.checked_pow(value / 2),
            (Coding::Odious, _) => None,
        }
    }

    /// The value of a code.
    pub fn decoded(self, code: u128, base: u32) -> Option<u64> {
        let base = u128::from(base);
        let exponent = || (code > 0).then(|| u64::from(code.ilog(base)));
        match self {
            Coding::Plain => u64::try_from(code).ok(),
            Coding::Powers => exponent(),
            Coding::Odious if code == 0 => Some(0),
            // Exactly one of 2e and 2e + 1 is odious.
            Coding::Odious => exponent().map(|e| 2 * e + u64::from(e.count_ones() % 2 == 0)),
        }
    }
}
