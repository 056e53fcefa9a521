//! Rules that allow taking 1, …, d − 1 coins but no multiple of d.

use super::Formula;
use super::arithmetic::coins;
use super::ast::{Expr, ExprKind, Function, Op, Relation};
use super::branches::Atom;
use super::coins::{Set, sets, small, whole};
use super::eval::has_variable;
use super::linear::gcd;
use grundy_words::say;
use serde::{Deserialize, Serialize};

/// A one-heap rule that allows taking k coins from any heap large enough, for all k of a set that does not
/// depend on the heap; the set contains 1, …, d − 1 and no multiple of d.
///
/// The form of the rule proves both for all k. Some such rules are not recognised.
///
/// ```
/// use grundy_rules::{Heap, Ruleset, formula::residues::Residues};
/// let modulus = |rule: &str| match Ruleset::parse(rule).unwrap().heap() {
///     Some(Heap::Formula(formula)) => Residues::of(formula).map(|residues| residues.modulus()),
///     _ => None,
/// };
/// assert_eq!(modulus("take {k in 1..n if k = 1 or is_prime(k)}"), Some(4));
/// assert_eq!(modulus("take {k in 1..n if is_power(k,2) or is_power(k,3)}"), Some(5));
/// assert_eq!(modulus("take primes"), None);   // 1 may not be taken
/// ```
///
/// # Laws
/// G(n) = n mod d: no option of n has n's residue, and taking at most n mod d coins leaves all smaller ones.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Residues {
    #[serde(deserialize_with = "two_or_more")]
    modulus: u64,
    excluded: Vec<Exclusion>,
}

/// A modulus in a file: at least 2.
fn two_or_more<'de, D: serde::Deserializer<'de>>(from: D) -> Result<u64, D::Error> {
    let modulus = u64::deserialize(from)?;
    if modulus >= 2 { Ok(modulus) } else { Err(serde::de::Error::custom("a modulus is 2 at least")) }
}

/// Why a part of a set of numbers contains no multiple of d.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Exclusion {
    /// The part is this single number, which is not a multiple of d.
    Number(i128),
    /// Its numbers are primes, and d is composite.
    Primes,
    /// Its numbers are powers of this base, and d has a prime factor that the base lacks.
    PowersOf(i128),
    /// Divided by q, its numbers leave this remainder, or any other remainder.
    Remainder {
        /// q.
        by: i128,
        /// Whether the remainder is this one.
        equal: bool,
        /// The remainder.
        is: i128,
    },
    /// Its numbers are coprime to this one.
    CoprimeTo(i128),
    /// This number, a divisor of d, divides none of them.
    NotDividedBy(i128),
    /// They divide this number, which is not a multiple of d.
    Divide(i128),
}

impl Exclusion {
    /// The reason in words, for a given d.
    pub fn sentence(self, d: u64) -> String {
        match self {
            Exclusion::Number(number) => say!("residues-number", number = number.to_string(), modulus = d),
            Exclusion::Primes => say!("residues-primes", modulus = d),
            Exclusion::PowersOf(base) => say!("residues-powers", base = base.to_string(), modulus = d),
            Exclusion::Remainder { by, equal, is } => {
                let sign = if equal { "=" } else { "!=" };
                say!("residues-remainder", modulus = d, condition = format!("k mod {by} {sign} {is}"))
            }
            Exclusion::CoprimeTo(other) => {
                say!("residues-coprime", modulus = d, other = other.to_string())
            }
            Exclusion::NotDividedBy(divisor) => {
                say!("residues-divisor", divisor = divisor.to_string(), modulus = d)
            }
            Exclusion::Divide(number) => say!("residues-divide", modulus = d, number = number.to_string()),
        }
    }
}

/// The size of the heap whose moves show which small numbers may be taken.
const SAMPLE_HEAP: u64 = 64;

impl Residues {
    /// The rule as such a set, if its form shows that it is one.
    pub fn of(formula: &Formula) -> Option<Residues> {
        let sets = sets(formula)?;
        let taken = small(formula, SAMPLE_HEAP)?;
        let modulus =
            (1..SAMPLE_HEAP).find(|number| !taken.contains(number)).filter(|modulus| *modulus > 1)?;
        let mut excluded = Vec::new();
        for set in sets {
            let reason = set.without_multiples(modulus.into())?;
            if !excluded.contains(&reason) {
                excluded.push(reason);
            }
        }
        Some(Residues { modulus, excluded })
    }

    /// d.
    pub fn modulus(&self) -> u64 {
        self.modulus
    }

    /// Why no multiple of d may be taken: a reason for each part of the set.
    pub fn excluded(&self) -> &[Exclusion] {
        &self.excluded
    }

    /// Why 1, …, d − 1 may be taken and no multiple of d may, in words.
    pub fn reasons(&self) -> Vec<String> {
        let small = match self.modulus {
            2 => say!("residues-one-coin"),
            d => say!("residues-coins", most = d.saturating_sub(1)),
        };
        let excluded = self.excluded.iter().map(|reason| reason.sentence(self.modulus));
        std::iter::once(small).chain(excluded).collect()
    }
}

impl Set<'_> {
    /// Why it contains no multiple of d, if that can be shown.
    fn without_multiples(&self, d: i128) -> Option<Exclusion> {
        match self {
            Set::Number(number) => is_no_multiple(*number, d),
            Set::All(_, atoms) => atoms.iter().find_map(|atom| excludes(atom, d)),
        }
    }
}

fn is_no_multiple(number: i128, d: i128) -> Option<Exclusion> {
    (number % d != 0).then_some(Exclusion::Number(number))
}

/// Why this holds for no multiple k ≥ 1 of d, if that can be shown.
fn excludes(atom: &Atom<'_>, d: i128) -> Option<Exclusion> {
    match *atom {
        Atom::Holds(Expr { kind: ExprKind::Call(Function::IsPrime, list), .. }, true) => {
            let composite = (2..d).any(|factor| d % factor == 0);
            (coins(&list[0]) && composite).then_some(Exclusion::Primes)
        }
        Atom::Holds(Expr { kind: ExprKind::Call(Function::IsPower, list), .. }, true) => {
            let base = whole(&list[1]).filter(|base| *base >= 2 && coins(&list[0]))?;
            // The remaining factor of d is coprime to the base.
            let mut left = d;
            while gcd(left, base) > 1 {
                left /= gcd(left, base);
            }
            (left > 1).then_some(Exclusion::PowersOf(base))
        }
        Atom::Compare(a, relation, b) => {
            let (e, number) = if has_variable(a) { (a, whole(b)?) } else { (b, whole(a)?) };
            match (&e.kind, relation) {
                (ExprKind::Var(_), Relation::Equal) if coins(e) => is_no_multiple(number, d),
                (ExprKind::Binary(Op::Mod, k, q), _) if coins(k) => {
                    let q = whole(q).filter(|q| *q >= 1)?;
                    let shown = match relation {
                        Relation::Equal => number % gcd(q, d) != 0,
                        Relation::NotEqual => number == 0 && d % q == 0,
                        _ => false,
                    };
                    let equal = relation == Relation::Equal;
                    shown.then_some(Exclusion::Remainder { by: q, equal, is: number })
                }
                (ExprKind::Call(Function::Gcd, list), Relation::Equal) if list.len() == 2 => {
                    let other = if coins(&list[0]) { &list[1] } else { &list[0] };
                    let other = whole(other).filter(|_| coins(&list[0]) || coins(&list[1]))?;
                    let shown = number == 1 && gcd(other, d) > 1;
                    shown.then_some(Exclusion::CoprimeTo(other))
                }
                _ => None,
            }
        }
        Atom::Divides(q, k, false) if coins(k) => {
            let q = whole(q).filter(|q| *q >= 1 && d % q == 0)?;
            Some(Exclusion::NotDividedBy(q))
        }
        Atom::Divides(k, c, true) if coins(k) => {
            let c = whole(c).filter(|c| c % d != 0)?;
            Some(Exclusion::Divide(c))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::formula;
    use super::*;
    use crate::budget::Budget;
    use std::collections::BTreeSet;
    use std::ops::ControlFlow;

    fn residues(text: &str) -> Option<Residues> {
        Residues::of(&Formula::new(formula(text)).unwrap())
    }

    /// The nim-values by definition.
    fn values(text: &str, heaps: u64) -> Vec<u64> {
        let rule = Formula::new(formula(text)).unwrap();
        let mut values: Vec<u64> = Vec::new();
        for n in 0..heaps {
            let mut seen = BTreeSet::new();
            let looked = rule.heap_options_within(n, &mut Budget::default(), &mut |left| {
                seen.insert(left.iter().fold(0, |sum, &heap| sum ^ values[heap as usize]));
                ControlFlow::Continue(())
            });
            looked.unwrap();
            values.push((0..).find(|value| !seen.contains(value)).unwrap());
        }
        values
    }

    #[test]
    fn the_residue_is_the_value() {
        let rules = [
            ("n -> n-k for k in 1..n if k = 1 or is_prime(k)", 4),
            ("n -> n-k for k in 1..n if is_prime(k) or k = 1 or 4 = k", 6),
            ("n -> n-k for k in 1..n if is_power(k,2) or is_power(k,3)", 5),
            ("n -> n-k for k in 1..n if k = 1 or k = 2 or is_power(k,3)", 4),
            ("n -> n-1 | n-k for k in 2..n if is_prime(k)", 4),
            ("n -> n-k for k in 1..n if gcd(k,15) = 1", 3),
            ("n -> n-k for k in 1..n if gcd(10,k) = 1", 2),
            ("n -> n-k for k in 1..n if not (7 divides k)", 7),
            ("n -> n-k for k in 1..n if k mod 5 != 0", 5),
            ("n -> n-1 | n-k for k in 1..n if k divides 90", 4),
            ("n -> n-1 if n > 0 | n-2 | n-3 | n-k for k in 3..n if is_prime(k) and k mod 4 = 3", 4),
        ];
        for (text, modulus) in rules {
            assert_eq!(residues(text).map(|residues| residues.modulus()), Some(modulus), "{text}");
            let wanted: Vec<u64> = (0..200).map(|n| n % modulus).collect();
            assert_eq!(values(text, 200), wanted, "{text}");
        }
        let reasons = residues("n -> n-k for k in 1..n if k = 1 or is_prime(k)").unwrap().reasons();
        assert_eq!(
            reasons,
            [
                "1 to 3 coins may be taken from any heap that has so many",
                "1 is no multiple of 4",
                "no multiple of 4 is prime"
            ]
        );
    }

    #[test]
    fn what_the_form_does_not_show() {
        for text in [
            "n -> n-k for k in 1..n if is_prime(k)",
            "n -> n-k for k in 1..n",
            "n -> n-k for k in 1..n if k = 1 or is_square(k)",
            "n -> n-k for k in 1..n if is_power(k,6) or k mod 6 = 5",
            "n -> n-k for k in 1..n if k = 2 or is_power(k,6)",
            "n -> n-k for k in 1..n if k = 1 or is_power(k,2) or k = 12",
            "n -> n-k for k in 1..n if k mod 6 = 1 or k mod 4 = 2",
            "n -> n-k for k in 1..n if is_prime(n-k) or k = 1",
            "n -> n-k for k in 1..n-1 if is_prime(k) or k = 1",
            "n -> n-k for k in 1..n if not is_prime(k)",
            "n -> n-k for k in 1..n if k = 1 or is_prime(k) | n-12",
            "n -> n-k for k in 1..n if k = 1 or is_prime(k) or is_prime(k+1)",
            "n -> n-k for k in 1..n if k = 1 or is_prime(k) and 1/(k-101) < 5",
            "n -> [1, n-k] for k in 2..n if is_prime(k)",
        ] {
            let found = residues(text);
            assert!(found.is_none(), "{text}: {found:?}");
        }
    }
}
