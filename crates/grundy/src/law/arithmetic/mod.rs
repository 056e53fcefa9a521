//! Rules about divisors, remainders and binary ones, whose nim-values are arithmetic functions.

mod theorem;

use super::{Evidence, Found, Law};
use grundy_rules::formula::arithmetic::ArithmeticFamily as Family;
use grundy_rules::{Budget, NimValue, Stopped};
use grundy_words::say;
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// The law of a rule about divisors, remainders or binary ones. G(0) = 0. For n ≥ 1, let v(n) be the exponent
/// of 2 in n:
///
/// | moves from n | G(n) |
/// |---|---|
/// | take a divisor of n, n too | v(n) + 1 |
/// | take a divisor of n other than n | v(n) |
/// | take some of the binary ones of n, and nothing else | the number of ones |
/// | take a number coprime to n | i, where the least prime factor of n is the i-th prime; 0 for even n; G(1) = 1 |
/// | the same, but the last coin stays | i, and G(1) = 0 |
/// | leave a smaller divisor of n | the number of primes in the factorisation of n |
/// | leave a smaller number that does not divide n, not 0 | (m − 1)/2 with m = n/2^v(n) |
/// | leave ⌊n/k⌋, 2 ≤ k ≤ n | ⌊log₂ n⌋ |
/// | leave ⌈n/k⌉, 2 ≤ k ≤ n | ⌈log₂ n⌉ |
/// | leave n mod k, 1 ≤ k ≤ n | ⌊log₂ (n + 1)⌋ |
///
/// ```
/// use grundy::law::ArithmeticLaw;
/// use grundy::{Budget, formula::arithmetic::ArithmeticFamily};
/// let value = |family, n| ArithmeticLaw::new(family).value(n, &mut Budget::default()).unwrap().unwrap().0;
/// assert_eq!(value(ArithmeticFamily::Divisors, 10u64.pow(18)), 19);
/// assert_eq!(value(ArithmeticFamily::Submasks, 0b1011), 3);
/// assert_eq!(value(ArithmeticFamily::Coprime, 35), 3);            // 5 is the third prime
/// assert_eq!(value(ArithmeticFamily::SmallerDivisors, 12), 3);    // 2·2·3
/// assert_eq!(value(ArithmeticFamily::NonDivisors, 28), 3);        // 28 = 4·7
/// assert_eq!(value(ArithmeticFamily::Remainders, 10u64.pow(18)), 59);
/// ```
///
/// # Laws
/// By induction over n, so the heaps left have the values stated.
///
/// *Divisors.* Let n = 2^v·m with m odd, and take d = 2^b·e with b ≤ v and e odd. If b < v, then v(n − d) =
/// b; every such b occurs (d = 2^b). If b = v, then n − d = 2^v·(m − e), which is 0 or divisible by 2^(v+1).
/// So if n itself may not be taken, the options have the values 0, …, v − 1 and some above v, and G(n) = v.
/// If n may be taken, they have 1, …, v, some above v + 1, and 0: G(n) = v + 1.
///
/// *Ones.* A move leaves any proper subset of the ones: they are a Nim heap.
///
/// *Coprime numbers.* k is coprime to n exactly if n − k is. Let the i-th prime be the least that divides n.
/// It does not divide the heap left, which thus has another value. For each j < i a move may leave the j-th
/// prime, or 1. Values 0 and 1 are exchanged where heap 1 has a move.
///
/// *Smaller divisors* have fewer primes, and any smaller number of primes occurs.
///
/// *Numbers that do not divide n.* Let n = 2^v·m with m odd. A heap left with the same odd part would be
/// 2^b·m with b < v, a divisor. For an odd e < m, a move may leave e if e does not divide n; otherwise e ≤
/// m/3, and it may leave 2^(v+1)·e, which is smaller than n and does not divide it.
///
/// *Quotients* with k ≥ 2 have smaller (rounded) logarithms; k = 2, 4, 8, … (and n) reduce them by 1, 2, 3,
/// ….
///
/// *Remainders* are the numbers r < n/2, since r = n mod (n − r). So G(n) = 1 + G(⌊(n − 1)/2⌋), because G
/// never falls.
///
/// # Reference
/// Iannucci & Larsson, *Game values of arithmetic functions*, 2021, the source of most of the rules; the
/// proofs are new here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ArithmeticLaw {
    family: Family,
}

impl ArithmeticLaw {
    /// The law of a family.
    pub fn new(family: Family) -> ArithmeticLaw {
        ArithmeticLaw { family }
    }

    /// The family.
    pub fn family(&self) -> Family {
        self.family
    }

    /// The nim-value of heap `n`; `None` where it is the index of a prime above 2^30.
    ///
    /// # Errors
    /// The budget is spent.
    ///
    /// # Cost
    /// That of trial division where primes count: up to the least prime factor of n, for its index; up to the
    /// cube root of n, or 2^20 if that is more, for the number of prime factors.
    pub fn value(&self, n: u64, budget: &mut Budget<'_>) -> Result<Option<NimValue>, Stopped> {
        Ok(Some(NimValue(match self.family {
            _ if n == 0 => 0,
            Family::Divisors => u64::from(n.trailing_zeros()) + 1,
            Family::ProperDivisors => n.trailing_zeros().into(),
            Family::Submasks => n.count_ones().into(),
            Family::Coprime if n == 1 => 1,
            Family::Coprime if n % 2 == 0 => 0,
            Family::ProperCoprime if n == 1 => 0,
            Family::Coprime | Family::ProperCoprime => match place(n, budget)? {
                Some(place) => place,
                None => return Ok(None),
            },
            Family::SmallerDivisors => factors(n, budget)?.number(),
            Family::NonDivisors => (n >> n.trailing_zeros()) / 2,
            Family::Quotients => n.ilog2().into(),
            Family::QuotientsRoundedUp => (n - 1).checked_ilog2().map_or(0, |log| log + 1).into(),
            Family::Remainders => (u128::from(n) + 1).ilog2().into(),
        })))
    }

    /// Moves from heap `n` to nim-value `value`: heaps left, ascending, at most `limit` of them, and their
    /// total number where it is known. Lists one move for most families, all for binary ones.
    ///
    /// # Errors
    /// The budget is spent.
    ///
    /// ```
    /// use grundy::law::ArithmeticLaw;
    /// use grundy::{Budget, NimValue, formula::arithmetic::ArithmeticFamily};
    /// let moves = |family, n, value| {
    ///     ArithmeticLaw::new(family).moves(n, NimValue(value), 9, &mut Budget::default()).unwrap()
    /// };
    /// assert_eq!(moves(ArithmeticFamily::Divisors, 12, 1), (vec![11], None));    // take 1
    /// assert_eq!(moves(ArithmeticFamily::Submasks, 0b1011, 2), (vec![0b11, 0b1001, 0b1010], Some(3)));
    /// assert_eq!(moves(ArithmeticFamily::Submasks, 0b1011, 3), (vec![], Some(0)));
    /// assert_eq!(moves(ArithmeticFamily::Coprime, 35, 2), (vec![3], None));
    /// ```
    pub fn moves(
        &self,
        n: u64,
        NimValue(value): NimValue,
        limit: usize,
        budget: &mut Budget<'_>,
    ) -> Result<(Vec<u64>, Option<u128>), Stopped> {
        let own = self.value(n, budget)?;
        if own.is_none_or(|own| value >= own.0) {
            let none = self.falls().then_some(0);
            return Ok((Vec::new(), own.and(none)));
        }
        if self.family == Family::Submasks {
            let ones = u128::from(n.count_ones());
            let total = (0..u128::from(value)).fold(1, |ways, i| ways * (ones - i) / (i + 1));
            return Ok((masks(n, value as u32).take(limit).collect(), Some(total)));
        }
        let left = match self.family {
            Family::Divisors if value == 0 => {
                return Ok((vec![0].into_iter().take(limit).collect(), Some(1)));
            }
            Family::Divisors => Some(n - (1 << (value - 1))),
            Family::ProperDivisors => Some(n - (1 << value)),
            Family::Submasks => None,
            Family::Coprime if value == 0 => Some(if n == 1 { 0 } else { 2 }),
            Family::Coprime if value == 1 => Some(1),
            Family::ProperCoprime if value == 0 => Some(1),
            Family::Coprime | Family::ProperCoprime => primes(value, budget)?,
            Family::SmallerDivisors => factors(n, budget)?.product(value),
            Family::NonDivisors => {
                let odd = 2 * value + 1;
                Some(if n % odd > 0 { odd } else { odd << (n.trailing_zeros() + 1) })
            }
            Family::Quotients => Some(n >> (u64::from(n.ilog2()) - value)),
            Family::QuotientsRoundedUp if value == 0 => Some(1),
            Family::QuotientsRoundedUp => Some(((n - 1) >> (u64::from((n - 1).ilog2()) + 1 - value)) + 1),
            Family::Remainders => Some((1 << value) - 1),
        };
        Ok((left.into_iter().take(limit).collect(), None))
    }

    /// Whether all moves lead to smaller values.
    fn falls(&self) -> bool {
        match self.family {
            Family::Submasks
            | Family::SmallerDivisors
            | Family::Quotients
            | Family::QuotientsRoundedUp
            | Family::Remainders => true,
            Family::Divisors
            | Family::ProperDivisors
            | Family::Coprime
            | Family::ProperCoprime
            | Family::NonDivisors => false,
        }
    }

    /// G(n) for n ≥ 1, in the rule language where it can express it, otherwise in words.
    pub fn formula(&self) -> &'static str {
        match self.family {
            Family::Divisors => "valuation(n,2)+1",
            Family::ProperDivisors => "valuation(n,2)",
            Family::Submasks => "popcount(n)",
            Family::Coprime => {
                "i, where the i-th prime (2, 3, 5, 7, …) is the least one that divides n, but 0 for even n and 1 for n = 1,"
            }
            Family::ProperCoprime => {
                "i, where the i-th prime (2, 3, 5, 7, …) is the least one that divides n, and 0 for n = 1,"
            }
            Family::SmallerDivisors => "the number of primes whose product is n",
            Family::NonDivisors => "floor(n/2^(valuation(n,2)+1))",
            Family::Quotients => "log2(n)",
            Family::QuotientsRoundedUp => "log2(2*n-1)",
            Family::Remainders => "log2(n+1)",
        }
    }

    /// The formula, with words in the language of the thread.
    pub(crate) fn formula_in_words(&self) -> String {
        match self.family {
            Family::Coprime => say!("formula-coprime"),
            Family::ProperCoprime => say!("formula-proper-coprime"),
            Family::SmallerDivisors => say!("formula-primes"),
            _ => self.formula().into(),
        }
    }

    /// The law, by theorem.
    pub fn found(&self) -> Found {
        Found { law: Law::Arithmetic(*self), by: Evidence::Proved((*self).into()), heaps_computed: 0 }
    }
}

/// The largest prime examined.
const MAX_PRIME: u64 = 1 << 30;
/// The primes that one call to the budget pays for.
const PRIMES_PER_PAYMENT: u64 = 1 << 10;

/// The primes below 2^16, for questions about one heap after another.
static SMALL: LazyLock<Vec<u64>> =
    LazyLock::new(|| primal::Primes::all().map(|prime| prime as u64).take_while(|p| *p < 1 << 16).collect());

fn all_primes() -> impl Iterator<Item = u64> {
    let others = std::iter::once_with(primal::Primes::all).flatten().skip(SMALL.len());
    SMALL.iter().copied().chain(others.map(|prime| prime as u64))
}

/// The index of the least prime factor of n ≥ 2 among the primes; `None` if that prime is above
/// [`MAX_PRIME`].
fn place(n: u64, budget: &mut Budget<'_>) -> Result<Option<u64>, Stopped> {
    if n > MAX_PRIME && primal::is_prime(n) {
        return Ok(None);
    }
    for (place, prime) in (1..).zip(all_primes()) {
        if place % PRIMES_PER_PAYMENT == 0 {
            budget.spend(PRIMES_PER_PAYMENT)?;
        }
        if n % prime == 0 {
            return Ok(Some(place));
        }
        if prime > MAX_PRIME {
            break;
        }
    }
    Ok(None)
}

/// The prime with this index, counted from 1, if it is at most [`MAX_PRIME`].
fn primes(place: u64, budget: &mut Budget<'_>) -> Result<Option<u64>, Stopped> {
    for (at, prime) in (1..).zip(all_primes()).take_while(|(_, prime)| *prime <= MAX_PRIME) {
        if at % PRIMES_PER_PAYMENT == 0 {
            budget.spend(PRIMES_PER_PAYMENT)?;
        }
        if at == place {
            return Ok(Some(prime));
        }
    }
    Ok(None)
}

/// The prime factors of a number; the two largest may be known by their product only.
struct Factors {
    primes: Vec<u64>,
    /// 1, or the product of two primes above all others.
    two: u64,
}

impl Factors {
    fn number(&self) -> u64 {
        self.primes.len() as u64 + if self.two > 1 { 2 } else { 0 }
    }

    /// A divisor that is a product of `wanted` prime factors, fewer than all, if one is known.
    fn product(&self, wanted: u64) -> Option<u64> {
        let known = self.primes.len() as u64;
        let of = |number: u64| self.primes[..number as usize].iter().product::<u64>();
        if wanted <= known { Some(of(wanted)) } else { (wanted >= 2).then(|| of(wanted - 2) * self.two) }
    }
}

/// Primes up to this one are always separated.
const SEPARATED_UP_TO: u64 = 1 << 20;

/// Factors n ≥ 1 by trial division up to the square root of the rest, or to its cube root beyond
/// [`SEPARATED_UP_TO`].
fn factors(n: u64, budget: &mut Budget<'_>) -> Result<Factors, Stopped> {
    let (mut primes, mut rest) = (Vec::new(), n);
    for (at, prime) in (1..).zip(all_primes()) {
        if at % PRIMES_PER_PAYMENT == 0 {
            budget.spend(PRIMES_PER_PAYMENT)?;
        }
        while rest % prime == 0 {
            primes.push(prime);
            rest /= prime;
        }
        // The rest has no prime factor up to this prime. So it has at most one where the square of the prime
        // is too large, and at most two where its cube is.
        if prime.pow(2) > rest || prime > SEPARATED_UP_TO && u128::from(prime).pow(3) > rest.into() {
            break;
        }
    }
    let two = if rest > 1 && primal::is_prime(rest) {
        primes.push(rest);
        1
    } else {
        rest
    };
    Ok(Factors { primes, two })
}

/// The subsets with `ones` elements of the ones of a mask, ascending.
fn masks(mask: u64, ones: u32) -> impl Iterator<Item = u64> {
    let places: Vec<u64> = (0..64).map(|place| 1 << place).filter(|bit| mask & bit != 0).collect();
    // The choice among the ones: the next larger number with equally many digits 1 (Gosper).
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

    /// The heap that a move with this number leaves.
    fn left(family: Family, n: u64, k: u64) -> Option<u64> {
        let coprime = |k: u64| (2..=n).all(|d| n % d > 0 || k % d > 0);
        match family {
            Family::Divisors => (n % k == 0).then(|| n - k),
            Family::ProperDivisors => (n % k == 0 && k < n).then(|| n - k),
            Family::Submasks => (n & k == k).then(|| n - k),
            Family::Coprime => coprime(k).then(|| n - k),
            Family::ProperCoprime => (coprime(k) && k < n).then(|| n - k),
            Family::SmallerDivisors => (n % k == 0 && k < n).then_some(k),
            Family::NonDivisors => (n % k > 0).then_some(k),
            Family::Quotients => (k >= 2).then(|| n / k),
            Family::QuotientsRoundedUp => (k >= 2).then(|| n.div_ceil(k)),
            Family::Remainders => Some(n % k),
        }
    }

    #[test]
    fn values_and_moves_are_those_of_the_definition() {
        let budget = &mut Budget::default();
        for family in Family::ALL {
            let law = ArithmeticLaw::new(family);
            let mut values: Vec<u64> = Vec::new();
            for n in 0..200 {
                let options: Vec<u64> = (1..=n).filter_map(|k| left(family, n, k)).collect();
                let own = (0..).find(|value| options.iter().all(|m| values[*m as usize] != *value)).unwrap();
                assert_eq!(law.value(n, budget).unwrap(), Some(NimValue(own)), "{family:?} {n}");
                for value in 0..own + 2 {
                    let mut all: Vec<u64> =
                        options.iter().copied().filter(|m| values[*m as usize] == value).collect();
                    all.sort_unstable();
                    all.dedup();
                    let (first, total) = law.moves(n, NimValue(value), 1000, budget).unwrap();
                    let name = format!("{family:?} {n} {value}");
                    assert!(first.len() == usize::from(value < own) || family == Family::Submasks, "{name}");
                    assert!(first.iter().all(|m| all.contains(m)), "{name}");
                    if let Some(total) = total {
                        assert_eq!((&first, total), (&all, all.len() as u128), "{name}");
                    }
                }
                values.push(own);
            }
        }
    }

    #[test]
    fn far_numbers_are_taken_apart_as_far_as_needed() {
        let budget = &mut Budget::default();
        let value = |family, n, budget: &mut Budget<'_>| {
            ArithmeticLaw::new(family).value(n, budget).unwrap().map(|value| value.0)
        };
        // 999999937 is the largest prime below 10^9, the 50847534th; 10^18 + 9 is prime.
        let (large, prime) = (999_999_937, 10u64.pow(18) + 9);
        assert_eq!(value(Family::Coprime, 10_007 * large, budget), Some(1230));
        assert_eq!(value(Family::ProperCoprime, prime, budget), None);
        assert_eq!(value(Family::SmallerDivisors, prime, budget), Some(1));
        assert_eq!(value(Family::SmallerDivisors, large * large, budget), Some(2));
        assert_eq!(value(Family::SmallerDivisors, u64::MAX, budget), Some(7));
        assert_eq!(value(Family::SmallerDivisors, 1 << 63, budget), Some(63));
        assert_eq!(value(Family::QuotientsRoundedUp, (1 << 63) + 1, budget), Some(64));
        assert_eq!(value(Family::Remainders, u64::MAX, budget), Some(64));
        let two = ArithmeticLaw::new(Family::SmallerDivisors);
        assert_eq!(two.moves(large * large, NimValue(0), 9, budget).unwrap(), (vec![1], None));
        assert_eq!(two.moves(large * large, NimValue(1), 9, budget).unwrap(), (vec![], None));
        assert_eq!(
            two.moves(3 * large * large, NimValue(2), 9, budget).unwrap(),
            (vec![large * large], None)
        );
        assert!(ArithmeticLaw::new(Family::Coprime).value(large, &mut Budget::work(1000)).is_err());
        let all = ArithmeticLaw::new(Family::Submasks);
        let masks = |value, limit, budget: &mut Budget<'_>| {
            all.moves(u64::MAX, NimValue(value), limit, budget).unwrap()
        };
        assert_eq!(masks(63, 100, budget).1, Some(64));
        assert_eq!(masks(63, 100, budget).0[0], u64::MAX >> 1);
        assert_eq!(masks(32, 3, budget).1, Some(1_832_624_140_942_590_534));
    }
}
