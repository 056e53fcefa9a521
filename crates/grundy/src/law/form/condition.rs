//! Conditions on a heap, as a person would write them.

use grundy_rules::reason::listed;
use grundy_words::say;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A condition on a heap n.
///
/// ```
/// use grundy::law::Condition;
/// let odd_zeros = Condition::Exponent { base: 2, odd: true };
/// assert_eq!(odd_zeros.to_string(), "n with an odd number of trailing zeros in binary");
/// assert!(odd_zeros.holds(8) && !odd_zeros.holds(4) && !odd_zeros.holds(0));
/// let two = Condition::Residues { modulus: 7, residues: vec![1, 3] };
/// assert_eq!(two.to_string(), "n mod 7 = 1 or 3");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Condition {
    /// n is one of these numbers.
    OneOf(Vec<u64>),
    /// n is at least this number.
    AtLeast(u64),
    /// n leaves one of these remainders.
    Residues {
        /// The divisor.
        modulus: u64,
        /// The remainders, ascending.
        residues: Vec<u64>,
    },
    /// n ≥ 1 ends with an odd number of zeros, or with an even one.
    Exponent {
        /// The base of the digits.
        base: u64,
        /// Whether the number of zeros is odd.
        odd: bool,
    },
    /// n is a power of a base, less a constant.
    Power {
        /// The base.
        base: u64,
        /// The constant.
        less: u64,
        /// Whether the exponent is odd; either, if nothing is said.
        odd: Option<bool>,
    },
    /// n has an odd number of binary ones, or an even one.
    Ones {
        /// Whether the number is odd.
        odd: bool,
    },
    /// n has an odd number of digits, or an even one; 0 has none.
    Length {
        /// The base of the digits.
        base: u64,
        /// Whether the number is odd.
        odd: bool,
    },
    /// At least one of these holds.
    Any(Vec<Condition>),
    /// All of these hold.
    All(Vec<Condition>),
    /// This does not hold.
    Not(Box<Condition>),
}

impl Condition {
    /// Whether it holds for n.
    pub fn holds(&self, n: u64) -> bool {
        match self {
            Condition::OneOf(numbers) => numbers.contains(&n),
            Condition::AtLeast(least) => n >= *least,
            Condition::Residues { modulus, residues } => {
                n.checked_rem(*modulus).is_some_and(|residue| residues.contains(&residue))
            }
            Condition::Exponent { base, odd } => {
                let zeros = digits(n, *base).take_while(|digit| *digit == 0).count();
                n > 0 && (zeros % 2 == 1) == *odd
            }
            Condition::Power { base, less, odd } => n.checked_add(*less).is_some_and(|power| {
                let zeros = digits(power, *base).take_while(|digit| *digit == 0).count();
                let only = digits(power, *base).filter(|digit| *digit > 0).eq([1]);
                only && odd.is_none_or(|odd| (zeros % 2 == 1) == odd)
            }),
            Condition::Ones { odd } => (n.count_ones() % 2 == 1) == *odd,
            Condition::Length { base, odd } => (digits(n, *base).count() % 2 == 1) == *odd,
            Condition::Any(all) => all.iter().any(|condition| condition.holds(n)),
            Condition::All(all) => all.iter().all(|condition| condition.holds(n)),
            Condition::Not(condition) => !condition.holds(n),
        }
    }

    /// The condition in LaTeX, for mathematics.
    pub fn latex(&self) -> String {
        let word = |odd: bool| if odd { "odd" } else { "even" };
        match self {
            Condition::OneOf(numbers) => match &numbers[..] {
                [one] => format!("n = {one}"),
                _ => format!("n \\in \\{{{}\\}}", joined(numbers)),
            },
            Condition::AtLeast(least) => format!("n \\ge {least}"),
            Condition::Residues { modulus: 2, residues } if residues.len() == 1 => {
                format!("n \\text{{ {}}}", word(residues[0] == 1))
            }
            Condition::Residues { modulus, residues } => match &residues[..] {
                [one] => format!("n \\bmod {modulus} = {one}"),
                _ => format!("n \\bmod {modulus} \\in \\{{{}\\}}", joined(residues)),
            },
            Condition::Exponent { base, odd } => format!("\\nu_{{{base}}}(n) \\text{{ {}}}", word(*odd)),
            Condition::Power { base, less, odd } => {
                let less = if *less > 0 { format!(" - {less}") } else { String::new() };
                let exponent =
                    odd.map_or(String::new(), |odd| format!(" \\text{{ with }} k \\text{{ {}}}", word(odd)));
                format!("n = {base}^k{less}{exponent}")
            }
            Condition::Ones { odd } => format!("s_2(n) \\text{{ {}}}", word(*odd)),
            Condition::Length { base, odd } => {
                format!("\\text{{the number of digits of }} n \\text{{ in base {base} is {}}}", word(*odd))
            }
            Condition::Any(all) => {
                all.iter().map(Condition::latex).collect::<Vec<_>>().join(" \\text{, or } ")
            }
            Condition::All(all) => {
                all.iter().map(Condition::latex).collect::<Vec<_>>().join(" \\text{ and } ")
            }
            Condition::Not(condition) => format!("\\text{{not }} ({})", condition.latex()),
        }
    }
}

fn joined(numbers: &[u64]) -> String {
    numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(", ")
}

/// The digits of n in a base from 2 on, least first; 0 has none.
fn digits(n: u64, base: u64) -> impl Iterator<Item = u64> {
    let base = base.max(2);
    std::iter::successors((n > 0).then_some(n), move |n| Some(n / base).filter(|n| *n > 0))
        .map(move |n| n % base)
}

/// A base in words: `in binary`, `in base 3`.
pub(crate) fn in_numeration(base: u64) -> String {
    if base == 2 { say!("in-binary") } else { say!("in-base", base = base) }
}

impl fmt::Display for Condition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.in_words())
    }
}

impl Condition {
    fn in_words(&self) -> String {
        let word = |odd: bool| if odd { "odd" } else { "even" };
        match self {
            Condition::OneOf(numbers) if numbers.is_empty() => say!("condition-none"),
            Condition::OneOf(numbers) => format!("n = {}", listed(numbers, "or")),
            Condition::AtLeast(least) => format!("n >= {least}"),
            Condition::Residues { modulus: 1, .. } => say!("condition-every"),
            Condition::Residues { modulus: 2, residues } if residues.len() == 1 => {
                say!("condition-parity", parity = word(residues[0] == 1))
            }
            Condition::Residues { modulus, residues } => {
                format!("n mod {modulus} = {}", listed(residues, "or"))
            }
            Condition::Exponent { base, odd } => {
                say!("condition-zeros", parity = word(*odd), numeration = in_numeration(*base))
            }
            Condition::Power { base, less, odd } => {
                let less = if *less > 0 { format!(" - {less}") } else { String::new() };
                let equation = format!("n = {base}^k{less}");
                match odd {
                    None => equation,
                    Some(odd) => say!("condition-power", parity = word(*odd), equation = equation),
                }
            }
            Condition::Ones { odd } => say!("condition-ones", parity = word(*odd)),
            Condition::Length { base, odd } => {
                say!("condition-length", parity = word(*odd), numeration = in_numeration(*base))
            }
            Condition::Any(all) => {
                let all = all.iter().map(Condition::in_words);
                let all = all.reduce(|first, second| say!("condition-or", first = first, second = second));
                all.unwrap_or_default()
            }
            Condition::All(all) => {
                let all = all.iter().map(Condition::in_words);
                let all = all.reduce(|first, second| say!("condition-and", first = first, second = second));
                all.unwrap_or_default()
            }
            Condition::Not(condition) => say!("condition-not", condition = condition.in_words()),
        }
    }
}
