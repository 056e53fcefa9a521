//! How numbers are written.

use grundy_words::say;
use serde::{Deserialize, Serialize};

/// How numbers are written, least digits first.
///
/// In base k the digits 0, …, k − 1 count 1, k, k², …. In Zeckendorf's way the digits 0 and 1 count the
/// Fibonacci numbers 1, 2, 3, 5, 8, …, and no two neighbours are 1, so each number has one form.
///
/// ```
/// use grundy::automaton::Numeration;
/// assert_eq!(Numeration::Base(3).digits_of(11), [2, 0, 1]);
/// assert_eq!(Numeration::Zeckendorf.digits_of(11), [0, 0, 1, 0, 1]);   // 3 + 8
/// assert_eq!(Numeration::Zeckendorf.to_string(), "Zeckendorf's way");
/// ```
///
/// # Reference
/// E. Zeckendorf, *Représentation des nombres naturels par une somme de nombres de Fibonacci* (1972).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Numeration {
    /// This base, from 2 on.
    Base(u32),
    /// Sums of Fibonacci numbers, no two of them neighbours.
    Zeckendorf,
}

impl From<u32> for Numeration {
    fn from(base: u32) -> Numeration {
        Numeration::Base(base)
    }
}

impl std::fmt::Display for Numeration {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Numeration::Base(base) => write!(f, "base {base}"),
            Numeration::Zeckendorf => write!(f, "Zeckendorf's way"),
        }
    }
}

impl Numeration {
    /// How its numbers are written, in the language of the thread: `in base 3`.
    pub(crate) fn in_words(self) -> String {
        match self {
            Numeration::Base(base) => say!("in-base", base = base),
            Numeration::Zeckendorf => say!("in-zeckendorf"),
        }
    }

    /// The number of different digits.
    pub fn digits(self) -> u32 {
        match self {
            Numeration::Base(base) => base,
            Numeration::Zeckendorf => 2,
        }
    }

    /// Whether automata read numbers in this way: in Zeckendorf's way, or in a base from 2 to 36.
    pub fn is_readable(self) -> bool {
        match self {
            Numeration::Base(base) => (2..=36).contains(&base),
            Numeration::Zeckendorf => true,
        }
    }

    /// The weights of the places 0, 1, 2, …, as far as they are below 2^128.
    pub fn weights(self) -> impl Iterator<Item = u128> {
        let first = match self {
            Numeration::Base(base) => (1u128, Some(u128::from(base))),
            Numeration::Zeckendorf => (1, Some(2)),
        };
        let following = move |&(weight, next): &(u128, Option<u128>)| {
            let after = match self {
                Numeration::Base(base) => next?.checked_mul(base.into()),
                Numeration::Zeckendorf => weight.checked_add(next?),
            };
            Some((next?, after))
        };
        std::iter::successors(Some(first), following).map(|(weight, _)| weight)
    }

    /// The digits of a number, least first; 0 has none.
    pub fn digits_of(self, number: u64) -> Vec<u32> {
        let number = u128::from(number);
        let weights: Vec<u128> = self.weights().take_while(|weight| *weight <= number).collect();
        let mut left = number;
        let mut digits: Vec<u32> = Vec::with_capacity(weights.len());
        for weight in weights.into_iter().rev() {
            digits.push((left / weight) as u32);
            left %= weight;
        }
        digits.reverse();
        digits
    }

    /// Whether `digit` may stand next to `before`.
    pub fn follows(self, digit: u32, before: u32) -> bool {
        self != Numeration::Zeckendorf || digit == 0 || before == 0
    }
}
