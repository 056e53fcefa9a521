//! The theorems on divisors, remainders and binary ones: their explanations.

use super::{ArithmeticLaw, Family};
use crate::document::Section;
use crate::law::Law;
use crate::law::cited::Cited;
use crate::law::claim::Statement;
use crate::law::told::{EXAMPLE, Told};
use grundy_rules::KnownBy;
use grundy_words::say;

impl Cited for ArithmeticLaw {
    const CITATION: &'static str = "Iannucci & Larsson, Game values of arithmetic functions, 2021";

    fn known_by(&self) -> KnownBy {
        KnownBy::Theorem
    }

    fn reference(&self) -> String {
        let what = match self.family {
            Family::Divisors => {
                "G(n) = v+1 where 2^v is the largest power of 2 that divides n (after Iannucci & Larsson, Game \
                 values of arithmetic functions, 2021)"
            }
            Family::ProperDivisors => {
                "G(n) = v where 2^v is the largest power of 2 that divides n (Iannucci & Larsson, Game values of \
                 arithmetic functions, 2021)"
            }
            Family::Submasks => {
                "G(n) = the number of binary ones of n, a Nim heap of them (after Bouton 1901)"
            }
            Family::Coprime | Family::ProperCoprime => {
                "G(n) tells the least prime divisor of n, which no option has, while all smaller ones may be left (Iannucci & \
                 Larsson, Game values of arithmetic functions, 2021)"
            }
            Family::SmallerDivisors => {
                "G(n) = the number of primes in the factorisation of n, as for a Nim heap of them (Iannucci & Larsson, Game values \
                 of arithmetic functions, 2021)"
            }
            Family::NonDivisors => {
                "G(n) tells the odd part of n: no option has the same one, and all smaller ones may be left (after Iannucci & \
                 Larsson, Game values of arithmetic functions, 2021)"
            }
            Family::Quotients | Family::QuotientsRoundedUp => {
                "G(n) is a rounded logarithm, which each quotient makes smaller, by any number (after Iannucci & Larsson, Game \
                 values of arithmetic functions, 2021)"
            }
            Family::Remainders => {
                "the remainders of n are the numbers below n/2, so G(n) = 1 + G(floor((n-1)/2)) (after Iannucci & Larsson, Game \
                 values of arithmetic functions, 2021)"
            }
        };
        what.into()
    }
    fn sections(&self, told: &Told<'_>) -> Vec<Section> {
        explained(told, self)
    }

    fn certificate(&self, _: &Law) -> Result<Statement, String> {
        Err(format!(
            ", G(n) = {}, is no sentence of linear arithmetic: it has no certificate",
            self.formula()
        ))
    }
}

/// Explains why the law holds.
fn explained(told: &Told<'_>, law: &ArithmeticLaw) -> Vec<Section> {
    let mut why = told_why(law.family());
    why.push(say!("proof-arithmetic-heap-zero"));
    let mut checks = Section::of(say!("heading-checked"), [say!("proof-arithmetic-checked")]);
    checks.blocks.extend(told.table());
    let mut sections = vec![Section::of(say!("heading-why-for-all"), why), checks];
    let value = told.by_law(EXAMPLE);
    sections.extend(value.map(|value| Section::of(say!("heading-example"), [example(law.family(), value)])));
    sections
}

/// Explains the value of [`EXAMPLE`].
fn example(family: Family, value: u64) -> String {
    let (v, odd) = (EXAMPLE.trailing_zeros(), EXAMPLE >> EXAMPLE.trailing_zeros());
    let (so, power) = (format!("G({EXAMPLE}) = {value}"), format!("{EXAMPLE} = 2^{v} * {odd}"));
    match family {
        Family::Divisors | Family::ProperDivisors => {
            say!("proof-arithmetic-power", equation = power, exponent = v, formula = so)
        }
        Family::Submasks => {
            let digits = format!("{EXAMPLE:b}");
            say!("proof-arithmetic-ones", heap = EXAMPLE, digits = digits, value = value, formula = so)
        }
        Family::Coprime => say!("proof-arithmetic-even", heap = EXAMPLE, formula = so),
        Family::ProperCoprime => say!("proof-arithmetic-two", heap = EXAMPLE, formula = so),
        Family::SmallerDivisors => {
            let product = format!("{EXAMPLE} = 2^6 * 5^6");
            say!("proof-arithmetic-product", equation = product, value = value, formula = so)
        }
        Family::NonDivisors => {
            say!("proof-arithmetic-odd-part", equation = power, odd = odd, formula = so)
        }
        Family::Quotients | Family::QuotientsRoundedUp => {
            let log = EXAMPLE.ilog2();
            let between = format!("2^{log} <= {EXAMPLE} <= 2^{}", log + 1);
            say!("explain-so", because = between, formula = so)
        }
        Family::Remainders => {
            let between = format!("2^{value} <= {EXAMPLE} + 1 < 2^{}", value + 1);
            say!("explain-so", because = between, formula = so)
        }
    }
}

/// Why the law holds, in paragraphs.
fn told_why(family: Family) -> Vec<String> {
    match family {
        Family::Divisors => {
            vec![say!("proof-divisors-moves"), say!("proof-divisors-cases"), say!("proof-divisors-all")]
        }
        Family::ProperDivisors => {
            vec![say!("proof-divisors-moves"), say!("proof-divisors-cases"), say!("proof-divisors-proper")]
        }
        Family::Submasks => vec![say!("proof-submasks-moves"), say!("proof-submasks-induction")],
        Family::Coprime => {
            vec![say!("proof-coprime-moves"), say!("proof-coprime-primes"), say!("proof-coprime-all")]
        }
        Family::ProperCoprime => {
            vec![say!("proof-coprime-moves"), say!("proof-coprime-primes"), say!("proof-coprime-proper")]
        }
        Family::SmallerDivisors => vec![say!("proof-primes-moves"), say!("proof-primes-induction")],
        Family::NonDivisors => vec![
            say!("proof-non-divisors-claim"),
            say!("proof-non-divisors-no-option"),
            say!("proof-non-divisors-each-smaller"),
        ],
        Family::Quotients => vec![say!("proof-quotients-claim"), say!("proof-quotients-step")],
        Family::QuotientsRoundedUp => {
            vec![say!("proof-quotients-up-claim"), say!("proof-quotients-up-step")]
        }
        Family::Remainders => vec![say!("proof-remainders-options"), say!("proof-remainders-step")],
    }
}
