//! Laws as a person would write them: `G(n) = n mod 4`, `n with an odd number of trailing zeros`.
//!
//! A form is found by a search over a small grammar of [terms](Term) and [conditions](Condition), and said
//! only where it is equal to the law for **all** heaps: by the residues of a period, by the theorem that
//! gives the law, or by a walk through the pairs of states of two automata.

mod condition;
mod periodic;
mod reader;
mod search;
mod term;
#[cfg(test)]
mod tests;

pub use condition::Condition;
pub(crate) use condition::in_numeration;
pub use periodic::misere;
pub use term::{Formula, Term};

use super::{Automatic, Found, Law};
use grundy_rules::formula::arithmetic::ArithmeticFamily;
use grundy_words::say;
use serde::{Deserialize, Serialize};
use std::fmt::Write as _;

/// A law in closed form: the nim-values, the P-positions, or both.
///
/// ```
/// use grundy::law::{Form, TakeRange};
/// let form = Form::of(&TakeRange::new(1, Some(3)).unwrap().found(), &[]).unwrap();
/// assert_eq!(form.value_sentence().unwrap(), "G(n) = n mod 4");
/// assert_eq!(form.lost_sentence().unwrap(), "P-positions: n mod 4 = 0");
/// ```
///
/// # Laws
/// It is equal to the law that it is made from, for every heap that the law speaks of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Form {
    /// G(n), if it has a closed form.
    pub value: Option<Formula>,
    /// The heaps of nim-value 0, if a condition names them.
    pub lost: Option<Condition>,
    /// The first heap that follows the formula of the values.
    pub from: u64,
    /// The heaps from there on, and those below, that the formula leaves out, with their values, if they are
    /// few.
    pub exceptions: Vec<(u64, u64)>,
}

impl Form {
    /// The closed form of a law of nim-values, if the search finds one. `values` are the first values, as far
    /// as the law [needs](super::Period::kept) them.
    ///
    /// # Cost
    /// Some thousand values of the law.
    pub fn of(found: &Found, values: &[u32]) -> Option<Form> {
        if let Some(form) = found.proof().and_then(periodic::by_theorem) {
            return Some(form);
        }
        match &found.law {
            Law::Range(range) => Some(periodic::range(range)),
            Law::Arithmetic(law) => arithmetic(law.family()),
            Law::Window(law) => match (law.window().divisor(), law.period()) {
                (Some(2), _) => Some(half()),
                _ => None,
            },
            Law::Period(law) => periodic::of(*law, values),
            Law::Automatic(law) => search::of(law),
            Law::Synchronised(law) => search::of_pairs(law),
            Law::Closed(law) => search::of_closed(law),
            Law::Classes(_) | Law::Regular(_) => None,
        }
    }

    /// The closed form of the values that a machine reads, if the search finds one.
    pub(crate) fn of_machine(law: &Automatic) -> Option<Form> {
        search::of(law)
    }

    /// The nim-value of a heap by the formula; `None` where it says nothing.
    pub fn value_at(&self, n: u64) -> Option<u64> {
        match self.exceptions.iter().find(|(heap, _)| *heap == n) {
            Some((_, value)) => Some(*value),
            None if n < self.from => None,
            None => self.value.as_ref()?.at(n),
        }
    }

    /// The values in a sentence without a full stop: `G(n) = n mod 4`.
    pub fn value_sentence(&self) -> Option<String> {
        let value = self.value.as_ref()?;
        let equation = format!("G(n) = {value}");
        let text = match (self.from, value) {
            (0, _) => equation,
            (from, Formula::Residues { .. }) => say!("form-from-first", from = from, equation = equation),
            (from, _) => say!("form-from", equation = equation, from = from),
        };
        if self.exceptions.is_empty() {
            return Some(text);
        }
        let exceptions = self.exceptions.iter().map(|(n, value)| format!("G({n}) = {value}"));
        let exceptions = grundy_rules::reason::listed(exceptions, "and");
        Some(say!("form-and", law = text, exceptions = exceptions))
    }

    /// The P-positions in a sentence without a full stop: `P-positions: n mod 4 = 0`.
    pub fn lost_sentence(&self) -> Option<String> {
        self.lost.as_ref().map(|lost| say!("law-p-positions", positions = lost.to_string()))
    }

    /// The sentences of this form, the values first.
    pub fn sentences(&self) -> impl Iterator<Item = String> {
        [self.value_sentence(), self.lost_sentence()].into_iter().flatten()
    }

    /// The values in LaTeX, for mathematics in a line: `G(n) = n \bmod 4`.
    pub fn value_latex(&self) -> Option<String> {
        let mut text = format!("G(n) = {}", self.value.as_ref()?.latex());
        if self.from > 0 {
            let _ = write!(text, " \\text{{ for }} n \\ge {}", self.from);
        }
        for (n, value) in &self.exceptions {
            let _ = write!(text, ",\\; G({n}) = {value}");
        }
        Some(text)
    }
}

/// The laws of arithmetic functions, by their theorem.
fn arithmetic(family: ArithmeticFamily) -> Option<Form> {
    let n = || Box::new(Term::N);
    let (value, lost) = match family {
        ArithmeticFamily::Divisors => (Term::Plus(Box::new(Term::Exponent(n(), 2)), 1), zero()),
        ArithmeticFamily::ProperDivisors => (
            Term::Exponent(n(), 2),
            Condition::Any(vec![zero(), Condition::Residues { modulus: 2, residues: vec![1] }]),
        ),
        ArithmeticFamily::Submasks => (Term::Ones(n()), zero()),
        ArithmeticFamily::SmallerDivisors => (Term::PrimeFactors(n()), Condition::OneOf(vec![0, 1])),
        ArithmeticFamily::NonDivisors => {
            let power = Condition::Power { base: 2, less: 0, odd: None };
            (Term::Floor(Box::new(Term::OddPart(n())), 2), Condition::Any(vec![zero(), power]))
        }
        ArithmeticFamily::Quotients => (Term::Log(n(), 2), Condition::OneOf(vec![0, 1])),
        ArithmeticFamily::QuotientsRoundedUp => (Term::LogUp(n(), 2), Condition::OneOf(vec![0, 1])),
        ArithmeticFamily::Remainders => (Term::Log(Box::new(Term::Plus(n(), 1)), 2), zero()),
        ArithmeticFamily::Coprime | ArithmeticFamily::ProperCoprime => return None,
    };
    let (value, lost) = (Some(Formula::Term(value)), Some(lost));
    Some(Form { value, lost, from: 1, exceptions: vec![(0, 0)] })
}

/// The condition of heap 0 alone.
fn zero() -> Condition {
    Condition::OneOf(vec![0])
}

/// `take 1..floor(n/2)`: with n + 1 = 2^e*q, q odd, G(n) = (q - 1)/2. For G(2m) = m, and 2m + 1 is odd; and
/// G(2m + 1) = G(m), where 2m + 2 = 2(m + 1) has the odd part of m + 1.
fn half() -> Form {
    let next = Box::new(Term::Plus(Box::new(Term::N), 1));
    Form {
        value: Some(Formula::Term(Term::Floor(Box::new(Term::OddPart(next)), 2))),
        lost: Some(Condition::Power { base: 2, less: 1, odd: None }),
        from: 0,
        exceptions: Vec::new(),
    }
}
