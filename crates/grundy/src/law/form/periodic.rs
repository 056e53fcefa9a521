//! Closed forms of periods, plain and arithmetic: what holds for one period holds for all.

use super::super::{MiserePeriod, Period, Proof, TakeRange};
use super::{Condition, Form, Formula, Term};

/// The longest period that is written remainder by remainder, and the most remainders in a condition.
const MAX_PERIOD: u64 = 16;
const MAX_RESIDUES: usize = 8;
/// The longest period that is searched for a term, and for the remainders of P-positions.
const MAX_SEARCHED_PERIOD: u64 = 1 << 16;
/// The most heaps before a period that are listed.
const MAX_EXCEPTIONS: u64 = 4;
/// The most heaps before a period in a condition.
const MAX_SINGLE: usize = 12;

/// `take L..R`: the formula of the theorem.
pub(super) fn range(range: &TakeRange) -> Form {
    let least = range.least();
    let modulus = range.most().and_then(|most| least.checked_add(most));
    let remainder = match modulus {
        Some(modulus) => Term::Mod(Box::new(Term::N), modulus),
        None => Term::N,
    };
    let value = if least == 1 { remainder } else { Term::Floor(Box::new(remainder), least) };
    // L + R may be too large for a remainder: then the formula would be another one.
    let known = range.most().is_none() || modulus.is_some();
    let lost = match (modulus, least) {
        (None, 1) => Some(Condition::OneOf(vec![0])),
        (Some(modulus), least) if least <= MAX_RESIDUES as u64 => {
            Some(Condition::Residues { modulus, residues: (0..least).collect() })
        }
        _ => None,
    };
    Form {
        value: known.then_some(Formula::Term(value)),
        lost: lost.filter(|_| known),
        from: 0,
        exceptions: Vec::new(),
    }
}

/// The form that a theorem gives without any values.
pub(super) fn by_theorem(proof: &Proof) -> Option<Form> {
    let form = |value: Formula, lost: Condition, from: u64, exceptions: Vec<(u64, u64)>| {
        Some(Form { value: Some(value), lost: Some(lost), from, exceptions })
    };
    match proof {
        Proof::Nim(_) => form(Formula::Term(Term::N), Condition::OneOf(vec![0]), 0, Vec::new()),
        Proof::Residues(residues) => {
            let modulus = residues.modulus();
            let lost = Condition::Residues { modulus, residues: vec![0] };
            form(Formula::Term(Term::Mod(Box::new(Term::N), modulus)), lost, 0, Vec::new())
        }
        // n-1, n, n, n+1 for the remainders 0, 1, 2, 3.
        Proof::Lasker(_) => {
            let value = Formula::Residues { modulus: 4, step: 4, values: vec![-1, 1, 2, 4] };
            form(value, Condition::OneOf(vec![0]), 1, vec![(0, 0)])
        }
        _ => None,
    }
}

/// The closed form of a period whose first values are known.
pub(super) fn of(law: Period, values: &[u32]) -> Option<Form> {
    let (n0, p) = (law.preperiod, law.period);
    let kept = law.kept().filter(|kept| *kept <= values.len() && p <= MAX_SEARCHED_PERIOD)?;
    let values = &values[..kept];
    let lost = lost(law, values);
    let value = term(law, values).map(Formula::Term).or_else(|| residues(law, values));
    let few = n0 <= MAX_EXCEPTIONS;
    let exceptions = match &value {
        Some(formula) if few => (0..n0)
            .map(|n| (n, u64::from(values[n as usize])))
            .filter(|(n, value)| formula.at(*n) != Some(*value))
            .collect(),
        _ => Vec::new(),
    };
    // Where all heaps before the period are listed or fit, the formula says everything.
    let from = if few { 0 } else { n0 };
    (value.is_some() || lost.is_some()).then_some(Form { value, lost, from, exceptions })
}

/// n, n mod p, ⌊n/c⌋ or ⌊(n mod p)/c⌋, if it has the values of a period and of the heaps before it. Terms of
/// this kind grow from period to period as the law does.
fn term(law: Period, values: &[u32]) -> Option<Term> {
    let (p, s) = (law.period, law.saltus);
    let n = || Box::new(Term::N);
    let mut terms = Vec::new();
    match s {
        // A single value is said by the remainders.
        0 if p > 1 => {
            terms.push(Term::Mod(n(), p));
            terms.extend((2..p.min(MAX_PERIOD)).map(|c| Term::Floor(Box::new(Term::Mod(n(), p)), c)));
        }
        0 => {}
        s if s == p => terms.push(Term::N),
        s if p % s == 0 => terms.push(Term::Floor(n(), p / s)),
        _ => {}
    }
    // One period after the last known heap decides: before it, the values are compared one by one.
    terms
        .into_iter()
        .find(|term| (0u64..).zip(values).all(|(n, value)| term.at(n) == Some(u64::from(*value))))
}

/// A number for each remainder, if the period is short.
fn residues(law: Period, values: &[u32]) -> Option<Formula> {
    let Period { preperiod: n0, period: p, saltus: step } = law;
    if p == 0 || p > MAX_PERIOD {
        return None;
    }
    let of = |residue: u64| {
        let n = n0 + (residue + p - n0 % p) % p;
        let value = i64::from(*values.get(usize::try_from(n).ok()?)?);
        value.checked_sub(i64::try_from(step.checked_mul(n / p)?).ok()?)
    };
    let values: Option<Vec<i64>> = (0..p).map(of).collect();
    Some(Formula::Residues { modulus: p, step, values: values? })
}

/// The heaps of value 0: single ones, and from the period on whole classes of remainders.
fn lost(law: Period, values: &[u32]) -> Option<Condition> {
    let (n0, p) = (law.preperiod, law.period);
    let zeros = |from: u64, end: u64| {
        (from..end).filter(|n| values.get(*n as usize) == Some(&0)).collect::<Vec<u64>>()
    };
    match law.saltus {
        0 => classes(n0, p, &zeros(0, n0 + p)),
        // Values grow from here on: a zero of the first period never comes again.
        _ => single(zeros(0, n0 + p)),
    }
}

fn single(heaps: Vec<u64>) -> Option<Condition> {
    (heaps.len() <= MAX_SINGLE).then_some(Condition::OneOf(heaps))
}

/// The condition of a set that repeats every `p` from `n0` on, from its members below n0 + p.
fn classes(n0: u64, p: u64, members: &[u64]) -> Option<Condition> {
    let mut residues: Vec<u64> = members.iter().filter(|n| **n >= n0).map(|n| n % p).collect();
    residues.sort_unstable();
    if residues.len() > MAX_RESIDUES {
        return None;
    }
    if residues.is_empty() {
        return single(members.to_vec());
    }
    let periodic = Condition::Residues { modulus: p, residues };
    let early: Vec<u64> = members.iter().copied().filter(|n| *n < n0).collect();
    // The classes may begin earlier than the law of the values does.
    let strays = (0..n0).filter(|n| periodic.holds(*n) && early.binary_search(n).is_err());
    let begins = strays.max().map_or(0, |stray| stray + 1);
    let before: Vec<u64> = early.into_iter().filter(|n| *n < begins || !periodic.holds(*n)).collect();
    let periodic = match begins {
        0 => periodic,
        begins => Condition::All(vec![Condition::AtLeast(begins), periodic]),
    };
    match before.is_empty() {
        true => Some(periodic),
        false => Some(Condition::Any(vec![single(before)?, periodic])),
    }
}

/// The heaps that are lost under misère play, as a condition.
///
/// ```
/// use grundy::law::{MiserePeriod, misere_condition};
/// let law = MiserePeriod { preperiod: 0, period: 7, lost: vec![1, 3] };   // take {1,3,4}
/// assert_eq!(misere_condition(&law).unwrap().to_string(), "n mod 7 = 1 or 3");
/// ```
pub fn misere(law: &MiserePeriod) -> Option<Condition> {
    classes(law.preperiod, law.period, &law.lost)
}
