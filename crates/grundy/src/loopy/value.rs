//! The values of loopy positions, and their sums.

use grundy_rules::Outcome;
use std::fmt;

/// The value of a position whose play need not end, under normal play.
///
/// ```
/// use grundy::Outcome;
/// use grundy::loopy::LoopyValue;
/// let infinite = LoopyValue::infinite([0, 3, 0]);
/// assert_eq!(infinite.to_string(), "∞(0,3)");
/// // With a heap of 3, the mover of the sum wins by the move to 3.
/// let sum = infinite.plus(&LoopyValue::Finite(3));
/// assert_eq!((sum.to_string(), sum.outcome()), ("∞(0,3)".into(), Outcome::Next));
/// assert_eq!(infinite.plus(&LoopyValue::Finite(1)).outcome(), Outcome::Draw);
/// assert_eq!(infinite.plus(&infinite).outcome(), Outcome::Draw);
/// ```
///
/// # Reference
/// Smith 1966; *Winning Ways*, chapter 12.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum LoopyValue {
    /// The position is equal to a nim-heap of this size, even in sums.
    Finite(u64),
    /// ∞(K): play may go on for ever. The options with finite values have those of K, ascending.
    Infinite(Box<[u64]>),
}

impl LoopyValue {
    /// The infinite value whose finite options have these values, in any order.
    pub fn infinite(options: impl IntoIterator<Item = u64>) -> LoopyValue {
        let mut all: Vec<u64> = options.into_iter().collect();
        all.sort_unstable();
        all.dedup();
        LoopyValue::Infinite(all.into())
    }

    /// The value of the sum of two positions.
    ///
    /// # Laws
    /// n + m = n ⊕ m; n + ∞(K) = ∞(n ⊕ K); ∞(K) + ∞(L) = ∞().
    pub fn plus(&self, other: &LoopyValue) -> LoopyValue {
        match (self, other) {
            (LoopyValue::Finite(a), LoopyValue::Finite(b)) => LoopyValue::Finite(a ^ b),
            (LoopyValue::Finite(n), LoopyValue::Infinite(options))
            | (LoopyValue::Infinite(options), LoopyValue::Finite(n)) => {
                LoopyValue::infinite(options.iter().map(|option| option ^ n))
            }
            (LoopyValue::Infinite(_), LoopyValue::Infinite(_)) => LoopyValue::Infinite([].into()),
        }
    }

    /// Who wins under normal play: the mover of ∞(K) wins if 0 is in K; otherwise nobody does.
    pub fn outcome(&self) -> Outcome {
        match self {
            LoopyValue::Finite(0) => Outcome::Previous,
            LoopyValue::Finite(_) => Outcome::Next,
            LoopyValue::Infinite(options) if options.first() == Some(&0) => Outcome::Next,
            LoopyValue::Infinite(_) => Outcome::Draw,
        }
    }
}

impl fmt::Display for LoopyValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoopyValue::Finite(value) => write!(f, "{value}"),
            LoopyValue::Infinite(options) => {
                let options: Vec<String> = options.iter().map(u64::to_string).collect();
                write!(f, "∞({})", options.join(","))
            }
        }
    }
}
