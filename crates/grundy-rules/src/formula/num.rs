//! Exact numbers: rationals over `i128` that never wrap.

use std::cmp::Ordering;

/// A rational number in lowest terms with a positive denominator.
///
/// Every operation returns `None` if a numerator or denominator does not fit `i128`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Num {
    num: i128,
    den: i128,
}

impl From<i128> for Num {
    fn from(num: i128) -> Self {
        Num { num, den: 1 }
    }
}

impl From<bool> for Num {
    fn from(b: bool) -> Self {
        Num::from(i128::from(b))
    }
}

/// The greatest common divisor of two numbers ≥ 0.
pub(crate) fn gcd(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

impl Num {
    /// `num / den` for `den` ≠ 0.
    fn ratio(num: i128, den: i128) -> Option<Num> {
        let g = gcd(num.unsigned_abs(), den.unsigned_abs());
        let (n, d) = (num.unsigned_abs() / g, den.unsigned_abs() / g);
        let n = i128::try_from(n).ok()?;
        let num = if (num < 0) == (den < 0) { n } else { -n };
        Some(Num { num, den: i128::try_from(d).ok()? })
    }

    /// The value, if it is whole.
    pub fn whole(self) -> Option<i128> {
        (self.den == 1).then_some(self.num)
    }

    /// Numerator and denominator, in lowest terms, the denominator positive.
    pub fn fraction(self) -> (i128, i128) {
        (self.num, self.den)
    }

    pub fn is_zero(self) -> bool {
        self.num == 0
    }

    pub fn is_negative(self) -> bool {
        self.num < 0
    }

    pub fn floor(self) -> i128 {
        self.num.div_euclid(self.den)
    }

    pub fn ceil(self) -> i128 {
        self.floor() + i128::from(self.den != 1)
    }

    pub fn neg(self) -> Option<Num> {
        Some(Num { num: self.num.checked_neg()?, den: self.den })
    }

    pub fn abs(self) -> Option<Num> {
        if self.num < 0 { self.neg() } else { Some(self) }
    }

    pub fn add(self, other: Num) -> Option<Num> {
        if self.den == 1 && other.den == 1 {
            return Some(Num::from(self.num.checked_add(other.num)?));
        }
        let g = gcd(self.den.unsigned_abs(), other.den.unsigned_abs()) as i128;
        let left = self.num.checked_mul(other.den / g)?;
        let right = other.num.checked_mul(self.den / g)?;
        Num::ratio(left.checked_add(right)?, (self.den / g).checked_mul(other.den)?)
    }

    pub fn sub(self, other: Num) -> Option<Num> {
        if self.den == 1 && other.den == 1 {
            return Some(Num::from(self.num.checked_sub(other.num)?));
        }
        self.add(other.neg()?)
    }

    pub fn mul(self, other: Num) -> Option<Num> {
        if self.den == 1 && other.den == 1 {
            return Some(Num::from(self.num.checked_mul(other.num)?));
        }
        // Cancelling crosswise first keeps the intermediate products as small as the result.
        let a = Num::ratio(self.num, other.den)?;
        let b = Num::ratio(other.num, self.den)?;
        Some(Num { num: a.num.checked_mul(b.num)?, den: a.den.checked_mul(b.den)? })
    }

    /// The quotient; the divisor is not 0.
    pub fn div(self, other: Num) -> Option<Num> {
        if self.den == 1 && other.den == 1 {
            return Num::ratio(self.num, other.num);
        }
        let reciprocal = Num::ratio(other.den, other.num)?;
        self.mul(reciprocal)
    }

    /// The power with a whole exponent ≥ 0; `0^0 = 1`.
    pub fn pow(self, mut exponent: u128) -> Option<Num> {
        if exponent == 0 {
            return Some(Num::from(1));
        }
        if self.den == 1 && (-1..=1).contains(&self.num) {
            let odd = exponent % 2 == 1;
            return Some(Num::from(if odd { self.num } else { self.num * self.num }));
        }
        // Any other base at least doubles a part of the fraction in each step, which soon exceeds 2^127.
        let (mut base, mut result) = (self, Num::from(1));
        loop {
            if exponent % 2 == 1 {
                result = result.mul(base)?;
            }
            exponent /= 2;
            if exponent == 0 {
                return Some(result);
            }
            base = base.mul(base)?;
        }
    }
}

impl PartialOrd for Num {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Num {
    /// Exact at any size: whole parts first, then the reciprocals of the remainders.
    fn cmp(&self, other: &Self) -> Ordering {
        let (mut a, mut b) = ((self.num, self.den), (other.num, other.den));
        loop {
            let (qa, qb) = (a.0.div_euclid(a.1), b.0.div_euclid(b.1));
            let (ra, rb) = (a.0.rem_euclid(a.1), b.0.rem_euclid(b.1));
            if qa != qb || ra == 0 || rb == 0 {
                return qa.cmp(&qb).then(ra.cmp(&0).cmp(&rb.cmp(&0)));
            }
            // ra/da < rb/db exactly when db/rb < da/ra.
            (a, b) = ((b.1, rb), (a.1, ra));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn q(num: i128, den: i128) -> Num {
        Num::from(num).div(Num::from(den)).unwrap()
    }

    #[test]
    fn rationals_are_exact() {
        assert_eq!(q(1, 2).add(q(1, 3)), Some(q(5, 6)));
        assert_eq!(q(1, 2).mul(q(2, 1)).unwrap().whole(), Some(1));
        assert_eq!((q(-7, 2).floor(), q(-7, 2).ceil(), q(7, 2).ceil()), (-4, -3, 4));
        assert_eq!(q(2, 3).pow(3), Some(q(8, 27)));
        assert_eq!(Num::from(-1).pow(u128::MAX), Some(Num::from(-1)));
    }

    #[test]
    fn overflow_is_none_and_never_a_panic() {
        let max = Num::from(i128::MAX);
        let min = Num::from(i128::MIN);
        assert_eq!(max.add(Num::from(1)), None);
        assert_eq!(min.neg(), None);
        assert_eq!(min.div(Num::from(-1)), None);
        assert_eq!(Num::from(1).div(min), None);
        assert_eq!(Num::from(2).pow(127), None);
        assert_eq!(Num::from(2).pow(u128::MAX), None);
        assert_eq!(Num::from(-2).pow(127), None.or(Some(min)));
        assert_eq!(min.cmp(&max), Ordering::Less);
        assert_eq!(min.sub(min), Some(Num::from(0)));
    }

    proptest! {
        #[test]
        fn order_is_the_order_of_cross_products(a in -1000i128..1000, b in 1i128..50, c in -1000i128..1000, d in 1i128..50) {
            prop_assert_eq!(q(a, b).cmp(&q(c, d)), (a * d).cmp(&(c * b)));
        }
    }
}
