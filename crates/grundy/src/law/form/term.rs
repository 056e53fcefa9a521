//! Numbers that are made from n, as a person would write them.

use super::condition::in_numeration;
use grundy_words::say;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A number that is made from n.
///
/// ```
/// use grundy::law::Term;
/// let term = Term::Floor(Box::new(Term::Mod(Box::new(Term::N), 7)), 2);
/// assert_eq!((term.to_string(), term.at(12)), ("floor((n mod 7)/2)".into(), Some(2)));
/// assert_eq!(term.latex(), "\\left\\lfloor \\frac{n \\bmod 7}{2} \\right\\rfloor");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Term {
    /// n.
    N,
    /// A term and a constant.
    Plus(Box<Term>, u64),
    /// The remainder of a division.
    Mod(Box<Term>, u64),
    /// A quotient, rounded down.
    Floor(Box<Term>, u64),
    /// The exponent of a base in a number from 1 on: the zeros at its end.
    Exponent(Box<Term>, u64),
    /// A number from 1 on, divided by 2 as long as it is even.
    OddPart(Box<Term>),
    /// The number of binary ones.
    Ones(Box<Term>),
    /// The logarithm of a number from 1 on, rounded down.
    Log(Box<Term>, u64),
    /// The logarithm of a number from 1 on, rounded up.
    LogUp(Box<Term>, u64),
    /// The number of primes whose product is the number.
    PrimeFactors(Box<Term>),
}

impl Term {
    /// The value for n; `None` where it has none, or is no number of 64 bits.
    pub fn at(&self, n: u64) -> Option<u64> {
        Some(match self {
            Term::N => n,
            Term::Plus(term, more) => term.at(n)?.checked_add(*more)?,
            Term::Mod(term, modulus) => term.at(n)?.checked_rem(*modulus)?,
            Term::Floor(term, divisor) => term.at(n)?.checked_div(*divisor)?,
            Term::Exponent(term, base) => {
                let (mut left, mut exponent) = (term.at(n)?, 0);
                if left == 0 || *base < 2 {
                    return None;
                }
                while left % base == 0 {
                    left /= base;
                    exponent += 1;
                }
                exponent
            }
            Term::OddPart(term) => {
                let number = term.at(n)?;
                number.checked_shr(number.trailing_zeros())?
            }
            Term::Ones(term) => term.at(n)?.count_ones().into(),
            Term::Log(term, base) => log(term.at(n)?, *base)?,
            Term::LogUp(term, base) => match term.at(n)?.checked_sub(1)? {
                0 => 0,
                less => log(less, *base)? + 1,
            },
            Term::PrimeFactors(term) => {
                let (mut left, mut count, mut prime) = (term.at(n)?, 0, 2u64);
                if left == 0 {
                    return None;
                }
                while left > 1 && prime.saturating_mul(prime) <= left && prime < 1 << 20 {
                    while left % prime == 0 {
                        left /= prime;
                        count += 1;
                    }
                    prime += 1;
                }
                match left {
                    1 => count,
                    _ if prime.saturating_mul(prime) > left => count + 1,
                    _ => return None,
                }
            }
        })
    }

    /// The term in LaTeX, for mathematics.
    pub fn latex(&self) -> String {
        match self {
            Term::N => "n".into(),
            Term::Plus(term, more) => format!("{} + {more}", term.latex()),
            Term::Mod(term, modulus) => format!("{} \\bmod {modulus}", term.operand_latex()),
            Term::Floor(term, divisor) => {
                format!("\\left\\lfloor \\frac{{{}}}{{{divisor}}} \\right\\rfloor", term.latex())
            }
            Term::Exponent(term, base) => format!("\\nu_{{{base}}}({})", term.latex()),
            Term::OddPart(term) => format!("\\frac{{{0}}}{{2^{{\\nu_2({0})}}}}", term.latex()),
            Term::Ones(term) => format!("s_2({})", term.latex()),
            Term::Log(term, base) => {
                format!("\\left\\lfloor \\log_{{{base}}} {} \\right\\rfloor", term.operand_latex())
            }
            Term::LogUp(term, base) => {
                format!("\\left\\lceil \\log_{{{base}}} {} \\right\\rceil", term.operand_latex())
            }
            Term::PrimeFactors(term) => format!("\\Omega({})", term.latex()),
        }
    }

    fn operand_latex(&self) -> String {
        match self {
            Term::N => "n".into(),
            _ => format!("({})", self.latex()),
        }
    }

    /// Without spaces, as part of words.
    fn short(&self) -> String {
        match self {
            Term::Plus(term, more) if **term == Term::N => format!("n+{more}"),
            _ => self.to_string(),
        }
    }

    fn operand(&self) -> String {
        match self {
            Term::N => "n".into(),
            _ => format!("({self})"),
        }
    }
}

fn log(number: u64, base: u64) -> Option<u64> {
    if base < 2 { None } else { number.checked_ilog(base).map(u64::from) }
}

impl fmt::Display for Term {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Term::N => write!(f, "n"),
            Term::Plus(term, more) => write!(f, "{term} + {more}"),
            Term::Mod(term, modulus) => write!(f, "{} mod {modulus}", term.operand()),
            // An odd number less one, halved.
            Term::Floor(term, 2) if matches!(**term, Term::OddPart(_)) => {
                let Term::OddPart(of) = &**term else { return Ok(()) };
                f.write_str(&say!("term-half-odd-part", term = of.short()))
            }
            Term::Floor(term, divisor) => write!(f, "floor({}/{divisor})", term.operand()),
            Term::Exponent(term, base) => {
                let numeration = in_numeration(*base);
                f.write_str(&say!("term-zeros", term = term.short(), numeration = numeration))
            }
            Term::OddPart(term) => f.write_str(&say!("term-odd-part", term = term.short())),
            Term::Ones(term) => f.write_str(&say!("term-ones", term = term.short())),
            Term::Log(term, base) => write!(f, "floor(log{base}({term}))"),
            Term::LogUp(term, base) => write!(f, "ceil(log{base}({term}))"),
            Term::PrimeFactors(term) => f.write_str(&say!("term-primes", term = term.to_string())),
        }
    }
}

/// The nim-value of a heap as a function of n.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Formula {
    /// A term.
    Term(Term),
    /// step·⌊n/modulus⌋ and a number for each remainder of n.
    Residues {
        /// The divisor.
        modulus: u64,
        /// What each whole quotient adds.
        step: u64,
        /// The number for each remainder 0, 1, 2, …
        values: Vec<i64>,
    },
    /// A value for each condition, the first that holds, and one for all other heaps.
    Cases {
        /// The conditions with their values.
        cases: Vec<(super::Condition, u64)>,
        /// The value of the other heaps.
        otherwise: u64,
    },
}

impl Formula {
    /// The value for n, if it has one.
    pub fn at(&self, n: u64) -> Option<u64> {
        match self {
            Formula::Term(term) => term.at(n),
            Formula::Residues { modulus, step, values } => {
                let more = *values.get(usize::try_from(n.checked_rem(*modulus)?).ok()?)?;
                step.checked_mul(n / modulus)?.checked_add_signed(more)
            }
            Formula::Cases { cases, otherwise } => {
                Some(cases.iter().find(|(condition, _)| condition.holds(n)).map_or(*otherwise, |(_, v)| *v))
            }
        }
    }

    /// The values of a period by remainder: `0, 1, 0, 1, 2, 3, 2 for n mod 7 = 0, 1, …, 6`.
    fn by_residue(modulus: u64, values: impl Iterator<Item = String>) -> String {
        let values: Vec<String> = values.collect();
        if modulus == 1 {
            return values.concat();
        }
        let residues = match modulus {
            2 => "0, 1".into(),
            3 => "0, 1, 2".into(),
            4 => "0, 1, 2, 3".into(),
            _ => format!("0, 1, …, {}", modulus - 1),
        };
        say!("form-by-residue", values = values.join(", "), modulus = modulus, residues = residues)
    }

    /// The formula in LaTeX, for mathematics.
    pub fn latex(&self) -> String {
        match self {
            Formula::Term(term) => term.latex(),
            Formula::Residues { modulus, step, values } => {
                let rows = values.iter().enumerate().map(|(residue, value)| {
                    let value = match (step, *value) {
                        (0, value) => value.to_string(),
                        (step, 0) => quotient_latex(*step, *modulus),
                        (step, value) => format!("{} {value:+}", quotient_latex(*step, *modulus)),
                    };
                    format!("{value} & \\text{{if }} n \\bmod {modulus} = {residue}")
                });
                cases(rows)
            }
            Formula::Cases { cases: all, otherwise } => {
                let rows =
                    all.iter().map(|(condition, v)| format!("{v} & \\text{{if }} {}", condition.latex()));
                cases(rows.chain([format!("{otherwise} & \\text{{otherwise}}")]))
            }
        }
    }
}

fn quotient_latex(step: u64, modulus: u64) -> String {
    let quotient = format!("\\left\\lfloor n/{modulus} \\right\\rfloor");
    if step == 1 { quotient } else { format!("{step} {quotient}") }
}

/// A case distinction that needs no package.
fn cases(rows: impl Iterator<Item = String>) -> String {
    let rows: Vec<String> = rows.collect();
    format!("\\left\\{{\\begin{{array}}{{ll}} {} \\end{{array}}\\right.", rows.join(" \\\\ "))
}

impl fmt::Display for Formula {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Formula::Term(term) => term.fmt(f),
            Formula::Residues { modulus, step: 0, values } => {
                f.write_str(&Formula::by_residue(*modulus, values.iter().map(i64::to_string)))
            }
            Formula::Residues { modulus, step, values } if step == modulus => {
                // step·⌊n/modulus⌋ is n without its remainder.
                let near = (0i64..).zip(values).map(|(residue, value)| match value - residue {
                    0 => "n".into(),
                    more => format!("n{more:+}"),
                });
                f.write_str(&Formula::by_residue(*modulus, near))
            }
            Formula::Residues { modulus, step, values } => {
                let quotient = match step {
                    1 => format!("floor(n/{modulus})"),
                    step => format!("{step}*floor(n/{modulus})"),
                };
                let all = values.iter().map(i64::to_string);
                let by_residue = Formula::by_residue(*modulus, all);
                f.write_str(&say!("form-with-residue", quotient = quotient, by_residue = by_residue))
            }
            Formula::Cases { cases, otherwise } => {
                let cases = cases.iter().map(|(condition, value)| {
                    say!("form-case", value = value, condition = condition.to_string())
                });
                let all = cases.chain([say!("form-otherwise", value = otherwise)]);
                let all = all.reduce(|first, second| say!("form-cases", first = first, second = second));
                f.write_str(&all.unwrap_or_default())
            }
        }
    }
}
