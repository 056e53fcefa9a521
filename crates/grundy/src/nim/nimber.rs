//! The field of nimbers.

use super::lexer;
use super::word::Word;
use grundy_rules::{NimValue, ParseError};
use std::fmt;
use std::iter::{Product, Sum};
use std::ops::{Add, AddAssign, Div, DivAssign, Mul, MulAssign, Neg, Sub, SubAssign};
use std::str::FromStr;

/// A nimber: the nim-value of a game, as an element of the field of numbers with the bits of `T`.
///
/// The sum is the nim-sum. The product is the smallest one that makes the numbers a field: a ⊗ b is the mex
/// of all a′⊗b ⊕ a⊗b′ ⊕ a′⊗b′ with a′ < a and b′ < b. The numbers below 2^(2^k) are closed under both, and
/// form the field with 2^(2^k) elements. `T` is `u8`, `u16`, `u32`, `u64` or `u128`; the value of an
/// operation does not depend on the type that holds the operands.
///
/// Every nimber is its own negative: `x + x` is 0, and `-x` is `x`.
///
/// ```
/// use grundy::nim::Nimber;
/// let (a, b) = (Nimber(34u8), Nimber(145));
/// assert_eq!(a * b, Nimber(40));
/// assert_eq!(a * b / b, a);
/// assert_eq!((a + b) * (a + b), a * a + b * b);
/// assert_eq!(Nimber(254u8).square_root(), Nimber(185));
/// assert_eq!((a * b).to_string(), "*40");
/// ```
///
/// # Cost
/// A product takes table look-ups: 1 for 8 bits, 46 for 64 bits (about 20 ns), 146 for 128 bits. The tables
/// hold 85 KiB and are part of the program.
///
/// # Reference
/// J. H. Conway, *On Numbers and Games* (1976), chapter 6.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Nimber<T>(pub T);

impl<T: Word> Nimber<T> {
    /// The nimber 0, the value of a lost game.
    pub fn zero() -> Self {
        Nimber::default()
    }

    /// The nimber 1, neutral for products.
    pub fn one() -> Self {
        Nimber(T::ONE)
    }

    /// The same nimber in a field of another width; `None` where it has too many bits.
    ///
    /// ```
    /// use grundy::nim::Nimber;
    /// assert_eq!(Nimber(200u8).within::<u64>(), Some(Nimber(200)));
    /// assert_eq!(Nimber(300u16).within::<u8>(), None);
    /// ```
    pub fn within<U: Word>(self) -> Option<Nimber<U>> {
        U::narrow(self.0.wide()).map(Nimber)
    }

    /// The bits of the smallest field that holds the nimber: 1, 2, 4, 8, …
    ///
    /// ```
    /// use grundy::nim::Nimber;
    /// let bits = [1u32, 2, 4, 15, 16, 70_000].map(|n| Nimber(n).field_bits());
    /// assert_eq!(bits, [1, 2, 4, 4, 8, 32]);
    /// ```
    pub fn field_bits(self) -> u32 {
        (128 - self.0.wide().leading_zeros()).next_power_of_two()
    }

    /// The power with an ordinary number as exponent; 0 to the 0 is 1.
    ///
    /// ```
    /// use grundy::nim::Nimber;
    /// assert_eq!(Nimber(77u8).power(38507), Nimber(109));
    /// assert_eq!(Nimber(0u8).power(0), Nimber(1));
    /// ```
    ///
    /// # Cost
    /// Two products for each bit of the exponent.
    pub fn power(self, exponent: u128) -> Self {
        let (mut power, mut square, mut left) = (Nimber::one(), self, exponent);
        while left > 0 {
            if left & 1 == 1 {
                power *= square;
            }
            square *= square;
            left >>= 1;
        }
        power
    }

    /// The nimber y with x ⊗ y = 1; `None` for 0.
    ///
    /// ```
    /// use grundy::nim::Nimber;
    /// assert_eq!(Nimber(254u8).inverse(), Some(Nimber(183)));
    /// assert_eq!(Nimber(0u8).inverse(), None);
    /// ```
    ///
    /// # Cost
    /// A few products of each smaller width.
    pub fn inverse(self) -> Option<Self> {
        (self != Nimber::zero()).then(|| Nimber(self.0.inverse()))
    }

    /// The quotient; `None` where the divisor is 0.
    ///
    /// ```
    /// use grundy::nim::Nimber;
    /// assert_eq!(Nimber(40u8).quotient(Nimber(145)), Some(Nimber(34)));
    /// ```
    pub fn quotient(self, divisor: Self) -> Option<Self> {
        divisor.inverse().map(|inverse| self * inverse)
    }

    /// The square root. Every nimber has exactly one, because squaring permutes each field.
    ///
    /// ```
    /// use grundy::nim::Nimber;
    /// assert_eq!(Nimber(254u8).square_root(), Nimber(185));
    /// ```
    ///
    /// # Cost
    /// One product for each bit of `T`: the root is x^(2^(bits - 1)), because x^(2^bits) = x.
    pub fn square_root(self) -> Self {
        (1..T::BITS).fold(self, |x, _| x * x)
    }

    /// The order: the smallest n ≥ 1 with xⁿ = 1; `None` for 0. It divides 2^bits - 1.
    ///
    /// ```
    /// use grundy::nim::Nimber;
    /// assert_eq!(Nimber(251u8).order(), Some(51));
    /// assert_eq!(Nimber(1u8).order(), Some(1));
    /// assert_eq!(Nimber(0u8).order(), None);
    /// ```
    ///
    /// # Cost
    /// At most nine powers, one for each prime factor of 2^128 - 1.
    pub fn order(self) -> Option<u128> {
        if self == Nimber::zero() {
            return None;
        }
        let all = u128::MAX >> (128 - T::BITS);
        // 2^bits - 1 is squarefree.
        let primes = FERMAT_PRIMES.iter().filter(|&prime| all % prime == 0);
        Some(primes.fold(
            all,
            |order, prime| {
                if self.power(order / prime) == Nimber::one() { order / prime } else { order }
            },
        ))
    }
}

/// The prime factors of 2^128 - 1, the product of the Fermat numbers 3, 5, 17, …, 2^64 + 1.
const FERMAT_PRIMES: [u128; 9] = [3, 5, 17, 257, 65537, 641, 6_700_417, 274_177, 67_280_421_310_721];

impl<T: Word> Add for Nimber<T> {
    type Output = Self;

    #[inline]
    #[expect(clippy::suspicious_arithmetic_impl, reason = "the nim-sum; each nimber is its own negative")]
    fn add(self, other: Self) -> Self {
        Nimber(self.0 ^ other.0)
    }
}

impl<T: Word> Sub for Nimber<T> {
    type Output = Self;

    #[inline]
    #[expect(clippy::suspicious_arithmetic_impl, reason = "the nim-sum; each nimber is its own negative")]
    fn sub(self, other: Self) -> Self {
        Nimber(self.0 ^ other.0)
    }
}

impl<T: Word> Neg for Nimber<T> {
    type Output = Self;

    #[inline]
    fn neg(self) -> Self {
        self
    }
}

impl<T: Word> Mul for Nimber<T> {
    type Output = Self;

    #[inline]
    fn mul(self, other: Self) -> Self {
        Nimber(self.0.times(other.0))
    }
}

/// # Panics
/// Where the divisor is 0; see [`Nimber::quotient`].
impl<T: Word> Div for Nimber<T> {
    type Output = Self;

    fn div(self, divisor: Self) -> Self {
        self.quotient(divisor).expect("a nimber is divided by 0")
    }
}

macro_rules! assign {
    ($($trait:ident, $method:ident, $operator:tt;)*) => {$(
        impl<T: Word> $trait for Nimber<T> {
            #[inline]
            fn $method(&mut self, other: Self) {
                *self = *self $operator other;
            }
        }
    )*};
}
assign! {
    AddAssign, add_assign, +;
    SubAssign, sub_assign, -;
    MulAssign, mul_assign, *;
    DivAssign, div_assign, /;
}

impl<T: Word> Sum for Nimber<T> {
    fn sum<I: Iterator<Item = Self>>(nimbers: I) -> Self {
        nimbers.fold(Nimber::zero(), Add::add)
    }
}

impl<T: Word> Product for Nimber<T> {
    fn product<I: Iterator<Item = Self>>(nimbers: I) -> Self {
        nimbers.fold(Nimber::one(), Mul::mul)
    }
}

impl<T: Word> From<T> for Nimber<T> {
    fn from(number: T) -> Self {
        Nimber(number)
    }
}

impl From<NimValue> for Nimber<u64> {
    fn from(value: NimValue) -> Self {
        Nimber(value.0)
    }
}

impl From<Nimber<u64>> for NimValue {
    fn from(nimber: Nimber<u64>) -> Self {
        NimValue(nimber.0)
    }
}

/// Writes `*5`, as Conway writes the nimber 5.
impl<T: fmt::Display> fmt::Display for Nimber<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "*{}", self.0)
    }
}

/// Reads `5`, `*5` or `0x1f`.
///
/// # Errors
/// [`ParseError`] points at the character; the number may have too many bits for `T`.
impl<T: Word> FromStr for Nimber<T> {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let number = lexer::number(text)?;
        T::narrow(number).map(Nimber).ok_or_else(|| {
            let message = format!("this number has more than {} bits", T::BITS);
            ParseError::at(text, 0..text.len(), message)
        })
    }
}
