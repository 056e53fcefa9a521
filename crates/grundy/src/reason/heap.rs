//! Why a heap is worth what it is worth, by the law of its rule.

use super::{Claim, HeapLaw, KnownReason, Numbers, Reason, aim};
use crate::law::{Condition, Form, Formula, Law, Period, Term, numeration};
use grundy_rules::{Heap, NimValue, Ruleset};

impl HeapLaw {
    /// Why heap `n` has its nim-value, where the law is about heaps of this size.
    pub(super) fn reason(&self, ruleset: &Ruleset, n: u64) -> Option<KnownReason> {
        let value = self.found.law.value_at(n, &self.values)?;
        let form = self.form.as_ref();
        let reason = match (form.and_then(|form| form.value.as_ref()), &self.found.law) {
            (Some(Formula::Term(term)), _) => by_term(form?, term, n, value, ruleset),
            (_, Law::Period(period)) => by_period(form, *period, n, value, &self.values),
            _ => by_condition(form?.lost.as_ref()?, n, value),
        }?;
        let lost = form.and_then(|form| form.lost.as_ref()).filter(|_| leaves_one_heap(ruleset));
        let aim = lost.and_then(aim::words).map(|lost| format!("leave {lost}"));
        let aim = aim.unwrap_or(reason.aim);
        Some(self.known(Reason { aim, answer: answer(ruleset), ..reason }))
    }
}

/// Whether every move leaves at most one heap, so that a condition on one heap says what to leave.
pub(super) fn leaves_one_heap(ruleset: &Ruleset) -> bool {
    match ruleset.heap() {
        Some(Heap::Take(_)) => true,
        Some(Heap::Formula(_)) => !ruleset.canonical().contains('['),
        _ => false,
    }
}

/// The aim where no condition names the heaps that are lost.
const AIM: &str = "leave a position of nim-value 0";

/// How to answer every move in `take L..R`.
fn answer(ruleset: &Ruleset) -> Option<String> {
    let Some(Heap::Take(set)) = ruleset.heap() else { return None };
    let (least, most) = set.as_range()?;
    let both = least.checked_add(most?)?;
    Some(format!("Whenever the opponent takes k coins, take {both}-k: both together take {both}."))
}

/// n in terms of a divisor: `50 = 7*7 + 1`.
pub(super) fn divided(n: u64, by: u64) -> String {
    let (quotient, remainder) = (n / by, n % by);
    match (quotient, remainder) {
        (0, _) => format!("{n} is less than {by}"),
        (_, 0) => format!("{n} = {quotient}*{by}"),
        _ => format!("{n} = {quotient}*{by} + {remainder}"),
    }
}

/// n in binary or in another base: `12 is 1100 in binary`.
fn written(n: u64, base: u64) -> String {
    let mut digits = Vec::new();
    let mut left = n;
    while left > 0 || digits.is_empty() {
        digits.push((left % base).to_string());
        left /= base;
    }
    digits.reverse();
    let digits = digits.join(if base > 10 { " " } else { "" });
    format!("{n} is {digits} in {}", numeration(base))
}

/// `no zero at the end`, `2 zeros at the end`.
fn zeros(count: u64) -> String {
    match count {
        0 => "no zero at the end".into(),
        1 => "1 zero at the end".into(),
        count => format!("{count} zeros at the end"),
    }
}

fn by_term(form: &Form, term: &Term, n: u64, NimValue(value): NimValue, ruleset: &Ruleset) -> Option<Reason> {
    let excepted = n < form.from || form.exceptions.iter().any(|(heap, _)| *heap == n);
    if excepted || term.at(n) != Some(value) {
        return None;
    }
    let sentence = form.value_sentence()?;
    let nim = matches!(ruleset.heap(), Some(Heap::Take(set)) if set.excluded() == Some(&[]));
    let (idea, here) = match term {
        Term::N if nim => (
            "A Nim heap of n coins is worth n: its options are heaps of 0, …, n-1 coins, whose values are 0, …, n-1, \
             so the mex is n."
                .into(),
            format!("G({n}) = {n}"),
        ),
        Term::Mod(inner, modulus) if **inner == Term::N => (
            format!("{sentence}: only the remainder of n divided by {modulus} counts."),
            format!("{}, so G({n}) = {value}", divided(n, *modulus)),
        ),
        Term::Floor(inner, divisor) => match &**inner {
            Term::Mod(inner, modulus) if **inner == Term::N => (
                format!("{sentence}: only the remainder of n divided by {modulus} counts."),
                format!(
                    "{}, so G({n}) = floor({}/{divisor}) = {value}",
                    divided(n, *modulus),
                    n % modulus
                ),
            ),
            Term::OddPart(inner) => {
                let number = inner.at(n)?;
                let odd = number.checked_shr(number.trailing_zeros())?;
                let power = number / odd;
                let halved = match power {
                    1 => format!("{number} is odd"),
                    power => format!("{number} = {power}*{odd}"),
                };
                (
                    format!(
                        "{sentence}: divide {inner} by 2 as long as it is even; of the odd number that is left take \
                         half, rounded down."
                    ),
                    format!("{halved}, so G({n}) = floor({odd}/2) = {value}"),
                )
            }
            Term::N => (
                format!("{sentence}."),
                format!("{}, so G({n}) = {value}", divided(n, *divisor)),
            ),
            _ => (format!("{sentence}."), format!("G({n}) = {value}")),
        },
        Term::Exponent(inner, base) => {
            let number = inner.at(n)?;
            let count = Term::Exponent(Box::new(Term::N), *base).at(number)?;
            (
                format!("{sentence}."),
                format!("{}, with {}, so G({n}) = {value}", written(number, *base), zeros(count)),
            )
        }
        Term::Plus(inner, more) => match &**inner {
            Term::Exponent(inner, base) => {
                let number = inner.at(n)?;
                let count = Term::Exponent(Box::new(Term::N), *base).at(number)?;
                let sum = format!("{count} + {more}");
                (
                    format!("{sentence}."),
                    format!("{}, with {}, so G({n}) = {sum} = {value}", written(number, *base), zeros(count)),
                )
            }
            _ => (format!("{sentence}."), format!("G({n}) = {value}")),
        },
        Term::Ones(inner) => {
            let number = inner.at(n)?;
            let ones = if value == 1 { "one" } else { "ones" };
            (
                format!("{sentence}."),
                format!("{}, with {value} {ones}, so G({n}) = {value}", written(number, 2)),
            )
        }
        Term::Log(inner, base) => {
            let number = inner.at(n)?;
            let above = value + 1;
            (
                format!("{sentence}: the largest exponent k with {base}^k <= {inner}."),
                format!("{base}^{value} <= {number} < {base}^{above}, so G({n}) = {value}"),
            )
        }
        _ => (format!("{sentence}."), format!("G({n}) = {value}")),
    };
    Some(Reason {
        claim: Claim::Value(NimValue(value)),
        idea,
        numbers: Numbers::Told,
        here,
        aim: AIM.into(),
        answer: None,
    })
}

fn by_period(
    form: Option<&Form>,
    law: Period,
    n: u64,
    NimValue(value): NimValue,
    values: &[u32],
) -> Option<Reason> {
    let Period { preperiod: n0, period: p, saltus } = law;
    let beyond = n.checked_sub(n0)?;
    let from = if n0 == 0 { "for all n".to_string() } else { format!("for all n >= {n0}") };
    let (like, times) = (n0 + beyond % p, beyond / p);
    let formula = form.and_then(|form| form.value.as_ref());
    let (numbers, here) = match (saltus, formula) {
        (0, Some(Formula::Residues { modulus, values, .. })) => {
            let head =
                std::iter::once(format!("n mod {modulus}")).chain((0..*modulus).map(|r| r.to_string()));
            let row = std::iter::once("G(n)".to_string()).chain(values.iter().map(i64::to_string));
            let numbers = Numbers::Table { head: head.collect(), rows: vec![row.collect()] };
            (numbers, format!("{}, so G({n}) = {value}", divided(n, p)))
        }
        (0, _) if times == 0 => return None,
        (0, _) => (Numbers::Told, format!("{n} = {like} + {times}*{p}, so G({n}) = G({like}) = {value}")),
        (_, _) if times == 0 => return None,
        (s, _) => {
            let start = values.get(usize::try_from(like).ok()?)?;
            let all = times.checked_mul(s)?;
            (
                Numbers::Told,
                format!(
                    "{n} = {like} + {times}*{p}, so G({n}) = G({like}) + {times}*{s} = {start} + {all} = {value}"
                ),
            )
        }
    };
    let idea = match saltus {
        0 => {
            let lost = form.and_then(|form| form.lost.as_ref());
            let lost = lost
                .filter(|lost| matches!(lost, Condition::Residues { .. }))
                .map(|lost| format!(" The player to move loses exactly if {lost}."));
            format!(
                "The values repeat: G(n+{p}) = G(n) {from}. So only the remainder of n divided by {p} counts.{}",
                lost.unwrap_or_default()
            )
        }
        s => format!("The values grow by {s} every {p} heaps: G(n+{p}) = G(n) + {s} {from}."),
    };
    Some(Reason { claim: Claim::Value(NimValue(value)), idea, numbers, here, aim: AIM.into(), answer: None })
}

/// The heaps that are lost have a condition, and the values have none.
fn by_condition(lost: &Condition, n: u64, value: NimValue) -> Option<Reason> {
    let outcome = value.outcome();
    if lost.holds(n) != (value.0 == 0) {
        return None;
    }
    let here = match about(lost, n) {
        Some(about) => about,
        None if value.0 == 0 => format!("{n} is one of these numbers"),
        None => format!("{n} is none of these numbers"),
    };
    Some(Reason {
        claim: Claim::Outcome(outcome),
        idea: format!("The player to move loses exactly at these heaps: {lost}."),
        numbers: Numbers::Told,
        here,
        aim: AIM.into(),
        answer: None,
    })
}

/// The digits or the remainder of n that decide a condition.
fn about(condition: &Condition, n: u64) -> Option<String> {
    Some(match condition {
        Condition::Exponent { base, .. } if n > 0 => {
            let count = Term::Exponent(Box::new(Term::N), *base).at(n)?;
            let parity = if count % 2 == 0 { "an even" } else { "an odd" };
            format!("{}, with {}: {parity} number", written(n, *base), zeros(count))
        }
        Condition::Residues { modulus, .. } => divided(n, *modulus),
        Condition::OneOf(numbers) if numbers.contains(&n) => format!("{n} is one of them"),
        Condition::Any(all) => {
            let holding = all.iter().find(|one| one.holds(n));
            match holding {
                Some(Condition::Power { base, less: 0, .. }) => {
                    let exponent = Term::Log(Box::new(Term::N), *base).at(n)?;
                    format!("{n} = {base}^{exponent}")
                }
                Some(Condition::Residues { modulus: 2, residues }) => {
                    format!("{n} is {}", if residues == &[1] { "odd" } else { "even" })
                }
                Some(one) => about(one, n)?,
                None => all.iter().rev().find_map(|one| about(one, n))?,
            }
        }
        _ => return None,
    })
}
