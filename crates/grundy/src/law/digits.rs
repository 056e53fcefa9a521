//! Rules about divisors and binary digits: the nim-values are read off the binary digits of the heap.

use super::{Found, Law};
use grundy_rules::formula::digits::DigitFamily;
use grundy_rules::{KnownBy, NimValue};

/// The law of a rule that takes divisors of the heap, or some of its binary ones. G(0) = 0, and for n ≥ 1, with
/// v(n) = how often 2 divides n:
///
/// | coins that may be taken from n | G(n) |
/// |---|---|
/// | a divisor of n, n too | v(n) + 1 |
/// | a divisor of n other than n | v(n) |
/// | some of the binary ones of n, and nothing else | the number of ones |
///
/// ```
/// use grundy::law::DigitLaw;
/// use grundy::{NimValue, formula::digits::DigitFamily};
/// let value = |family, n| DigitLaw::new(family).value(n).0;
/// assert_eq!(value(DigitFamily::Divisors, 10u64.pow(18)), 19);
/// assert_eq!(value(DigitFamily::ProperDivisors, 10u64.pow(18)), 18);
/// assert_eq!(value(DigitFamily::Submasks, 0b1011), 3);
/// ```
///
/// # Laws
/// *Divisors.* Let n = 2^v·m with m odd, and take d = 2^b·e with b ≤ v and e odd. If b < v, then v(n − d) = b; every
/// such b occurs (d = 2^b). If b = v, then n − d = 2^v·(m − e), which is 0 or divisible by 2^(v+1). So, by induction,
/// if n itself may not be taken, the options have the values 0, …, v − 1 and some above v, and G(n) = v. If n may be
/// taken, they have 1, …, v, some above v + 1, and 0: G(n) = v + 1.
///
/// *Ones.* A move leaves any smaller set of the ones, so by induction the options of a heap with c ones have
/// the values 0, …, c − 1: the ones are a Nim heap of c coins.
///
/// # Reference
/// Iannucci & Larsson, *Game values of arithmetic functions*, 2021 (divisors).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DigitLaw {
    family: DigitFamily,
}

impl DigitLaw {
    /// The law of a family.
    pub fn new(family: DigitFamily) -> DigitLaw {
        DigitLaw { family }
    }

    /// The family.
    pub fn family(&self) -> DigitFamily {
        self.family
    }

    /// The nim-value of heap `n`.
    pub fn value(&self, n: u64) -> NimValue {
        NimValue(match self.family {
            _ if n == 0 => 0,
            DigitFamily::Divisors => u64::from(n.trailing_zeros()) + 1,
            DigitFamily::ProperDivisors => n.trailing_zeros().into(),
            DigitFamily::Submasks => n.count_ones().into(),
        })
    }

    /// G(n) in the rule language, for n ≥ 1.
    pub fn formula(&self) -> &'static str {
        match self.family {
            DigitFamily::Divisors => "valuation(n,2)+1",
            DigitFamily::ProperDivisors => "valuation(n,2)",
            DigitFamily::Submasks => "popcount(n)",
        }
    }

    /// The law, by theorem.
    pub fn found(&self) -> Found {
        let reference = match self.family {
            DigitFamily::Divisors => {
                "G(n) = v+1 where 2^v is the largest power of 2 that divides n (after Iannucci & Larsson, Game \
                 values of arithmetic functions, 2021)"
            }
            DigitFamily::ProperDivisors => {
                "G(n) = v where 2^v is the largest power of 2 that divides n (Iannucci & Larsson, Game values of \
                 arithmetic functions, 2021)"
            }
            DigitFamily::Submasks => {
                "G(n) = the number of binary ones of n, a Nim heap of them (after Bouton 1901)"
            }
        };
        Found {
            law: Law::Digits(*self),
            known_by: KnownBy::Theorem,
            reference: reference.into(),
            hypotheses: Vec::new(),
            heaps_computed: 0,
        }
    }
}
