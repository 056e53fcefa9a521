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

    /// Moves from heap `n` to nim-value `value`: heaps left, ascending, at most `limit` of them, and how many there are where that is
    /// known. Of divisors one move is told, which takes a power of 2; of ones all moves, which leave as many ones as the
    /// value says.
    ///
    /// ```
    /// use grundy::law::DigitLaw;
    /// use grundy::{NimValue, formula::digits::DigitFamily};
    /// let moves = |family, n, value| DigitLaw::new(family).moves(n, NimValue(value), 9);
    /// assert_eq!(moves(DigitFamily::Divisors, 12, 1), (vec![11], None));    // take 1
    /// assert_eq!(moves(DigitFamily::Submasks, 0b1011, 2), (vec![0b11, 0b1001, 0b1010], Some(3)));
    /// assert_eq!(moves(DigitFamily::Submasks, 0b1011, 3), (vec![], Some(0)));
    /// ```
    pub fn moves(&self, n: u64, NimValue(value): NimValue, limit: usize) -> (Vec<u64>, Option<u128>) {
        let none = (Vec::new(), Some(0));
        if value >= self.value(n).0 {
            // Larger values are those of options too, where divisors are taken.
            return if self.family == DigitFamily::Submasks { none } else { (Vec::new(), None) };
        }
        // A value below G(n) is at most 64.
        match (self.family, value) {
            (DigitFamily::Divisors, 0) => (vec![0].into_iter().take(limit).collect(), Some(1)),
            (DigitFamily::Divisors, _) => {
                (vec![n - (1 << (value - 1))].into_iter().take(limit).collect(), None)
            }
            (DigitFamily::ProperDivisors, _) => {
                (vec![n - (1 << value)].into_iter().take(limit).collect(), None)
            }
            (DigitFamily::Submasks, _) => {
                let ones = u128::from(n.count_ones());
                let total = (0..u128::from(value)).fold(1, |ways, i| ways * (ones - i) / (i + 1));
                (masks(n, value as u32).take(limit).collect(), Some(total))
            }
        }
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

/// The numbers with so many of the ones of a mask, and no others, ascending.
fn masks(mask: u64, ones: u32) -> impl Iterator<Item = u64> {
    let places: Vec<u64> = (0..64).map(|place| 1 << place).filter(|bit| mask & bit != 0).collect();
    // Which of the ones: the number with the next larger choice of as many digits (Gosper).
    let start = if ones == 0 { 0u128 } else { (1 << ones) - 1 };
    let end = 1u128 << places.len();
    let next = |choice: &u128| {
        let low = choice & choice.wrapping_neg();
        (low > 0).then(|| {
            let carried = choice + low;
            carried | (((carried ^ choice) >> 2) / low)
        })
    };
    std::iter::successors(Some(start), next).take_while(move |choice| *choice < end).map(move |choice| {
        places.iter().zip(0..).filter(|(_, i)| choice >> i & 1 == 1).fold(0, |number, (bit, _)| number | bit)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_those_of_the_definition() {
        type Taken = fn(u64, u64) -> bool;
        let families: [(DigitFamily, Taken); 3] = [
            (DigitFamily::Divisors, |n, k| n % k == 0),
            (DigitFamily::ProperDivisors, |n, k| n % k == 0 && k < n),
            (DigitFamily::Submasks, |n, k| n & k == k),
        ];
        for (family, taken) in families {
            let law = DigitLaw::new(family);
            for n in 0..200 {
                for value in (0..law.value(n).0).map(NimValue) {
                    let left: Vec<u64> =
                        (0..n).filter(|m| taken(n, n - m) && law.value(*m) == value).collect();
                    let (first, total) = law.moves(n, value, 1000);
                    assert!(
                        !first.is_empty() && first.iter().all(|m| left.contains(m)),
                        "{family:?} {n} {value:?}"
                    );
                    if let Some(total) = total {
                        assert_eq!((&first, total), (&left, left.len() as u128), "{family:?} {n} {value:?}");
                    }
                }
            }
        }
        let all = DigitLaw::new(DigitFamily::Submasks);
        assert_eq!(all.moves(u64::MAX, NimValue(63), 100).1, Some(64));
        assert_eq!(all.moves(u64::MAX, NimValue(63), 100).0[0], u64::MAX >> 1);
        assert_eq!(all.moves(u64::MAX, NimValue(32), 3).1, Some(1_832_624_140_942_590_534));
    }
}
