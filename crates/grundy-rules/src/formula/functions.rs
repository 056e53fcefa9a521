//! The functions of the language on whole numbers: one definition for all evaluators.

use super::ast::Function;
use super::num::gcd;

/// Why a function has no value: which argument is wrong, and what it should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Domain {
    /// The argument at this place must satisfy this: the word that the message chooses by.
    Argument(usize, &'static str),
    /// The value is too large.
    Overflow,
}

use Domain::{Argument, Overflow};

/// The value of a function of whole numbers. `floor`, `ceil`, `abs`, `min` and `max` also exist for
/// rationals, and are repeated here for whole numbers.
pub(crate) fn call(function: Function, args: &[i128]) -> Result<i128, Domain> {
    let natural = |i: usize| u128::try_from(args[i]).map_err(|_| Argument(i, "not-negative"));
    let least = |i: usize, least: i128, what| {
        if args[i] >= least { Ok(args[i].unsigned_abs()) } else { Err(Argument(i, what)) }
    };
    Ok(match function {
        Function::Floor | Function::Ceil => args[0],
        Function::Abs => args[0].checked_abs().ok_or(Overflow)?,
        Function::Min => args.iter().copied().min().unwrap_or(0),
        Function::Max => args.iter().copied().max().unwrap_or(0),
        Function::Gcd => {
            let g = args.iter().fold(0, |g, a| gcd(g, a.unsigned_abs()));
            i128::try_from(g).map_err(|_| Overflow)?
        }
        Function::Lcm => {
            let mut l = 1u128;
            for a in args.iter().map(|a| a.unsigned_abs()) {
                if a == 0 {
                    return Ok(0);
                }
                l = (l / gcd(l, a)).checked_mul(a).ok_or(Overflow)?;
            }
            i128::try_from(l).map_err(|_| Overflow)?
        }
        Function::Isqrt => natural(0)?.isqrt() as i128,
        Function::Iroot => {
            let k = least(1, 1, "positive")?;
            // Beyond the number of its binary digits the root of n does not change.
            let root = num_integer::Roots::nth_root(&natural(0)?, k.min(128) as u32);
            i128::try_from(root).map_err(|_| Overflow)?
        }
        Function::Log2 => i128::from(least(0, 1, "positive")?.ilog2()),
        Function::Popcount => i128::from(natural(0)?.count_ones()),
        Function::Bit => match (natural(0)?, natural(1)?) {
            (n, i @ 0..=127) => (n >> i & 1) as i128,
            _ => 0,
        },
        Function::Digit => {
            let (mut n, mut i) = (natural(0)?, natural(1)?);
            let base = if args.len() > 2 { least(2, 2, "two")? } else { 10 };
            while i > 0 && n > 0 {
                (n, i) = (n / base, i - 1);
            }
            (n % base) as i128
        }
        Function::HasDigit => {
            let (mut n, d) = (natural(0)?, args[1]);
            loop {
                if (n % 10) as i128 == d {
                    return Ok(1);
                }
                n /= 10;
                if n == 0 {
                    return Ok(0);
                }
            }
        }
        Function::DigitSum => {
            let (mut n, mut sum) = (natural(0)?, 0);
            while n > 0 {
                (n, sum) = (n / 10, sum + (n % 10) as i128);
            }
            sum
        }
        Function::Valuation => {
            let mut n = least(0, 1, "positive")?;
            let p = least(1, 2, "two")?;
            let mut times = 0;
            while n % p == 0 {
                (n, times) = (n / p, times + 1);
            }
            times
        }
        Function::IsPrime => match u64::try_from(args[0]) {
            Ok(n) => i128::from(primal_check::miller_rabin(n)),
            Err(_) if args[0] < 0 => 0,
            Err(_) => return Err(Argument(0, "small")),
        },
        Function::IsPrimePower => match u64::try_from(args[0]) {
            Ok(n) => i128::from(primal_check::as_prime_power(n).is_some()),
            Err(_) if args[0] < 0 => 0,
            Err(_) => return Err(Argument(0, "small")),
        },
        Function::IsSquare => i128::from(args[0] >= 0 && is_square(args[0] as u128)),
        Function::IsPower => {
            let (mut n, b) = (args[0], natural(1)? as i128);
            if b < 2 {
                return Ok(i128::from(n == 1 || n == b));
            }
            while n > 1 && n % b == 0 {
                n /= b;
            }
            i128::from(n == 1)
        }
        Function::IsFibonacci => {
            // The sum exceeds 128 bits only when b is already larger than any n.
            let (mut a, mut b) = (0u128, 1u128);
            let n = u128::try_from(args[0]).unwrap_or(u128::MAX);
            while a < n {
                (a, b) = (b, a.saturating_add(b));
            }
            i128::from(a == n && args[0] >= 0)
        }
    })
}

fn is_square(n: u128) -> bool {
    let r = n.isqrt();
    r * r == n
}

#[cfg(test)]
mod tests {
    use super::*;
    use Function::*;

    #[test]
    #[rustfmt::skip]
    fn values() {
        let rows: &[(Function, &[i128], i128)] = &[
            (Gcd, &[12, -18], 6), (Gcd, &[0, 0], 0), (Gcd, &[0, 5, 15], 5),
            (Lcm, &[4, 6], 12), (Lcm, &[0, 6], 0), (Lcm, &[2, 3, 4], 12),
            (Isqrt, &[0], 0), (Isqrt, &[24], 4), (Isqrt, &[25], 5), (Isqrt, &[i128::MAX], 13043817825332782212),
            (Iroot, &[26, 3], 2), (Iroot, &[27, 3], 3), (Iroot, &[0, 5], 0), (Iroot, &[7, 1], 7), (Iroot, &[9, i128::MAX], 1),
            (Iroot, &[i128::MAX, 2], 13043817825332782212), (Iroot, &[i128::MAX, 127], 1), (Iroot, &[i128::MAX, 1], i128::MAX),
            (Log2, &[1], 0), (Log2, &[1023], 9), (Log2, &[1024], 10),
            (Popcount, &[0], 0), (Popcount, &[255], 8),
            (Bit, &[5, 0], 1), (Bit, &[5, 1], 0), (Bit, &[5, 2], 1), (Bit, &[5, 200], 0), (Bit, &[5, i128::MAX], 0),
            (Digit, &[305, 0], 5), (Digit, &[305, 1], 0), (Digit, &[305, 2], 3), (Digit, &[305, 3], 0),
            (Digit, &[5, 2, 2], 1), (Digit, &[5, i128::MAX, 2], 0),
            (HasDigit, &[305, 0], 1), (HasDigit, &[305, 4], 0), (HasDigit, &[0, 0], 1), (HasDigit, &[7, 12], 0),
            (DigitSum, &[0], 0), (DigitSum, &[305], 8),
            (Valuation, &[24, 2], 3), (Valuation, &[1, 2], 0), (Valuation, &[81, 3], 4),
            (IsPrime, &[-7], 0), (IsPrime, &[0], 0), (IsPrime, &[1], 0), (IsPrime, &[2], 1), (IsPrime, &[91], 0),
            (IsPrime, &[18446744073709551557], 1),
            (IsPrimePower, &[1], 0), (IsPrimePower, &[2], 1), (IsPrimePower, &[6], 0), (IsPrimePower, &[8], 1), (IsPrimePower, &[0], 0),
            (IsPrimePower, &[3i128.pow(40)], 1), (IsPrimePower, &[-8], 0), (IsPrimePower, &[18446744073709551557], 1),
            (IsSquare, &[0], 1), (IsSquare, &[2], 0), (IsSquare, &[-4], 0), (IsSquare, &[49], 1),
            (IsPower, &[1, 2], 1), (IsPower, &[64, 2], 1), (IsPower, &[0, 2], 0), (IsPower, &[63, 2], 0), (IsPower, &[0, 0], 1),
            (IsPower, &[5, 1], 0), (IsPower, &[-8, 2], 0),
            (IsFibonacci, &[0], 1), (IsFibonacci, &[1], 1), (IsFibonacci, &[4], 0), (IsFibonacci, &[144], 1),
            (IsFibonacci, &[-1], 0), (IsFibonacci, &[i128::MAX], 0),
        ];
        for &(function, args, value) in rows {
            assert_eq!(call(function, args), Ok(value), "{function:?} {args:?}");
        }
    }

    #[test]
    fn refusals() {
        assert!(matches!(call(Isqrt, &[-1]), Err(Argument(0, _))));
        assert!(
            matches!(call(Iroot, &[-1, 2]), Err(Argument(0, _)))
                && matches!(call(Iroot, &[8, 0]), Err(Argument(1, _)))
        );
        assert!(matches!(call(Log2, &[0]), Err(Argument(0, _))));
        assert!(matches!(call(Valuation, &[0, 2]), Err(Argument(0, _))));
        assert!(matches!(call(Valuation, &[8, 1]), Err(Argument(1, _))));
        assert!(matches!(call(IsPrime, &[1 << 64]), Err(Argument(0, _))));
        assert_eq!(call(Gcd, &[i128::MIN, 0]), Err(Overflow));
        assert_eq!(call(Lcm, &[i128::MAX, i128::MAX - 1]), Err(Overflow));
        assert_eq!(call(Abs, &[i128::MIN]), Err(Overflow));
    }
}
