//! The functions of n in closed formulas.

use std::ops::RangeInclusive;

/// A function of n, and of a number k if it has one.
#[derive(Debug)]
pub(in crate::law) struct Shape {
    /// In the rule language (with log3 and the like): `{n}` stands for n, `{N}` for n as an operand, `{k}`
    /// for k.
    pub text: &'static str,
    /// The range of k; a single number for functions without k.
    pub bases: RangeInclusive<u64>,
    /// The value for n and k; `None` where it is undefined.
    pub value: fn(u128, u128) -> Option<u128>,
    /// How automata read it, if they do.
    pub read: Read,
}

/// How automata read a function in base k.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::law) enum Read {
    /// They cannot, or it is not implemented.
    Not,
    /// The greatest power of k that divides n, or its exponent.
    Dividing(Part),
    /// The greatest power of k up to n, or its exponent.
    Below(Part),
    /// n xor ⌊n/k⌋, in base 2.
    Xor,
    /// The one of 2n and 2n + 1 with an odd number of binary digits 1, or the other one, in base 2.
    Ones { odd: bool },
}

/// The part of a power of k that a function gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::law) enum Part {
    Power,
    Exponent,
    /// n minus the power.
    Rest,
}

impl PartialEq for Shape {
    fn eq(&self, other: &Shape) -> bool {
        self.text == other.text
    }
}

impl Eq for Shape {}

/// All functions, the most common first. A new one is one more line.
#[rustfmt::skip]
pub(in crate::law) static SHAPES: &[Shape] = &[
    Shape { text: "valuation({n},{k})",               bases: 2..=10, value: valuation,                                    read: Read::Dividing(Part::Exponent) },
    Shape { text: "{k}^valuation({n},{k})",           bases: 2..=10, value: dividing,                                     read: Read::Dividing(Part::Power) },
    Shape { text: "{N}/{k}^valuation({n},{k})",       bases: 2..=10, value: |n, k| Some(n / dividing(n, k)?),             read: Read::Not },
    Shape { text: "{N}-{k}^valuation({n},{k})",       bases: 2..=10, value: |n, k| Some(n - dividing(n, k)?),             read: Read::Dividing(Part::Rest) },
    Shape { text: "log{k}({n})",                      bases: 2..=10, value: |n, k| n.checked_ilog(k).map(u128::from),     read: Read::Below(Part::Exponent) },
    Shape { text: "{k}^log{k}({n})",                  bases: 2..=10, value: below,                                        read: Read::Below(Part::Power) },
    Shape { text: "{N}-{k}^log{k}({n})",              bases: 2..=10, value: |n, k| Some(n - below(n, k)?),                read: Read::Below(Part::Rest) },
    Shape { text: "popcount({n})",                    bases: 2..=2,  value: |n, _| Some(n.count_ones().into()),           read: Read::Not },
    Shape { text: "popcount({n}) mod {k}",            bases: 2..=4,  value: |n, k| Some(u128::from(n.count_ones()) % k),  read: Read::Not },
    Shape { text: "{N} xor floor({N}/{k})",           bases: 2..=8,  value: |n, k| Some(n ^ (n / k)),                     read: Read::Xor },
    Shape { text: "{N} bitand floor({N}/{k})",        bases: 2..=8,  value: |n, k| Some(n & (n / k)),                     read: Read::Not },
    Shape { text: "2*{N}+popcount({n}) mod 2",        bases: 2..=2,  value: |n, _| Some(2 * n + u128::from(n.count_ones() % 2)), read: Read::Ones { odd: false } },
    Shape { text: "2*{N}+1-popcount({n}) mod 2",      bases: 2..=2,  value: |n, _| Some(2 * n + 1 - u128::from(n.count_ones() % 2)), read: Read::Ones { odd: true } },
    Shape { text: "valuation({n},{k}) mod 2",         bases: 2..=10, value: |n, k| Some(valuation(n, k)? % 2),            read: Read::Not },
    Shape { text: "isqrt({n})",                       bases: 2..=2,  value: |n, _| Some(n.isqrt()),                       read: Read::Not },
    Shape { text: "{N}-isqrt({n})^2",                 bases: 2..=2,  value: |n, _| Some(n - n.isqrt().pow(2)),            read: Read::Not },
    Shape { text: "digit_sum({n})",                   bases: 10..=10, value: |n, k| Some(digits(n, k).sum()),             read: Read::Not },
];

/// The exponent of k in n.
fn valuation(n: u128, k: u128) -> Option<u128> {
    (n > 0).then(|| digits(n, k).take_while(|digit| *digit == 0).count() as u128)
}

/// The greatest power of k that divides n.
fn dividing(n: u128, k: u128) -> Option<u128> {
    k.checked_pow(u32::try_from(valuation(n, k)?).ok()?)
}

/// The greatest power of k up to n.
fn below(n: u128, k: u128) -> Option<u128> {
    Some(k.pow(n.checked_ilog(k)?))
}

/// The digits of n in base k, least first.
fn digits(n: u128, k: u128) -> impl Iterator<Item = u128> {
    std::iter::successors((n > 0).then_some(n), move |n| Some(n / k).filter(|n| *n > 0)).map(move |n| n % k)
}
