//! Why a heap is worth what it is worth, by the law of its rule.

use super::{Claim, HeapLaw, KnownReason, Numbers, Reason, aim};
use crate::law::{Condition, Form, Formula, Law, Period, Term, in_numeration};
use grundy_rules::{Heap, NimValue, Ruleset};
use grundy_words::say;

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
        let aim = lost.and_then(aim::words).map(|lost| say!("aim-leave-heaps", heaps = lost));
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
fn aim() -> String {
    say!("aim-leave-value-zero")
}

/// How to answer every move in `take L..R`.
fn answer(ruleset: &Ruleset) -> Option<String> {
    let Some(Heap::Take(set)) = ruleset.heap() else { return None };
    let (least, most) = set.as_range()?;
    let both = least.checked_add(most?)?;
    Some(say!("answer-take-complement", both = both))
}

/// A clause and the value that follows from it: `50 = 7*7 + 1, so G(50) = 1`.
pub(super) fn so(because: String, formula: String) -> String {
    say!("reason-so", because = because, formula = formula)
}

/// n in terms of a divisor: `50 = 7*7 + 1`.
pub(super) fn divided(n: u64, by: u64) -> String {
    let (quotient, remainder) = (n / by, n % by);
    match (quotient, remainder) {
        (0, _) => say!("reason-less-than", number = n, than = by),
        (_, 0) => format!("{n} = {quotient}*{by}"),
        _ => format!("{n} = {quotient}*{by} + {remainder}"),
    }
}

/// The digits of n in a base.
fn digits(n: u64, base: u64) -> String {
    let mut digits = Vec::new();
    let mut left = n;
    while left > 0 || digits.is_empty() {
        digits.push((left % base).to_string());
        left /= base;
    }
    digits.reverse();
    digits.join(if base > 10 { " " } else { "" })
}

/// The zeros at the end of a number, and the value that follows from them.
fn zeros(number: u64, base: u64, count: u64, formula: String) -> String {
    let (digits, numeration) = (digits(number, base), in_numeration(base));
    say!(
        "reason-zeros",
        count = count,
        number = number,
        digits = digits,
        numeration = numeration,
        formula = formula
    )
}

fn by_term(form: &Form, term: &Term, n: u64, NimValue(value): NimValue, ruleset: &Ruleset) -> Option<Reason> {
    let excepted = n < form.from || form.exceptions.iter().any(|(heap, _)| *heap == n);
    if excepted || term.at(n) != Some(value) {
        return None;
    }
    let (sentence, plain) = (form.value_sentence()?, format!("G({n}) = {value}"));
    let nim = matches!(ruleset.heap(), Some(Heap::Take(set)) if set.excluded() == Some(&[]));
    let (idea, here) = match term {
        Term::N if nim => (say!("reason-nim-heap"), plain),
        Term::Mod(inner, modulus) if **inner == Term::N => (
            say!("reason-only-remainder", law = sentence, modulus = modulus),
            so(divided(n, *modulus), plain),
        ),
        Term::Floor(inner, divisor) => match &**inner {
            Term::Mod(inner, modulus) if **inner == Term::N => (
                say!("reason-only-remainder", law = sentence, modulus = modulus),
                so(divided(n, *modulus), format!("G({n}) = floor({}/{divisor}) = {value}", n % modulus)),
            ),
            Term::OddPart(inner) => {
                let number = inner.at(n)?;
                let odd = number.checked_shr(number.trailing_zeros())?;
                let power = number / odd;
                let halved = match power {
                    1 => say!("reason-is-odd", number = number),
                    power => format!("{number} = {power}*{odd}"),
                };
                (
                    say!("reason-odd-part", law = sentence, term = inner.to_string()),
                    so(halved, format!("G({n}) = floor({odd}/2) = {value}")),
                )
            }
            Term::N => (say!("reason-law", law = sentence), so(divided(n, *divisor), plain)),
            _ => (say!("reason-law", law = sentence), plain),
        },
        Term::Exponent(inner, base) => {
            let number = inner.at(n)?;
            let count = Term::Exponent(Box::new(Term::N), *base).at(number)?;
            (say!("reason-law", law = sentence), zeros(number, *base, count, plain))
        }
        Term::Plus(inner, more) => match &**inner {
            Term::Exponent(inner, base) => {
                let number = inner.at(n)?;
                let count = Term::Exponent(Box::new(Term::N), *base).at(number)?;
                let sum = format!("G({n}) = {count} + {more} = {value}");
                (say!("reason-law", law = sentence), zeros(number, *base, count, sum))
            }
            _ => (say!("reason-law", law = sentence), plain),
        },
        Term::Ones(inner) => {
            let number = inner.at(n)?;
            let digits = digits(number, 2);
            (
                say!("reason-law", law = sentence),
                say!("reason-ones", count = value, number = number, digits = digits, formula = plain),
            )
        }
        Term::Log(inner, base) => {
            let number = inner.at(n)?;
            let above = value + 1;
            (
                say!("reason-logarithm", law = sentence, base = base, term = inner.to_string()),
                so(format!("{base}^{value} <= {number} < {base}^{above}"), plain),
            )
        }
        _ => (say!("reason-law", law = sentence), plain),
    };
    Some(Reason {
        claim: Claim::Value(NimValue(value)),
        idea,
        numbers: Numbers::Told,
        here,
        aim: aim(),
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
    let (like, times) = (n0 + beyond % p, beyond / p);
    let formula = form.and_then(|form| form.value.as_ref());
    let (numbers, here) = match (saltus, formula) {
        (0, Some(Formula::Residues { modulus, values, .. })) => {
            let head =
                std::iter::once(format!("n mod {modulus}")).chain((0..*modulus).map(|r| r.to_string()));
            let row = std::iter::once("G(n)".to_string()).chain(values.iter().map(i64::to_string));
            let numbers = Numbers::Table { head: head.collect(), rows: vec![row.collect()] };
            (numbers, so(divided(n, p), format!("G({n}) = {value}")))
        }
        (0, _) if times == 0 => return None,
        (0, _) => {
            let here = so(format!("{n} = {like} + {times}*{p}"), format!("G({n}) = G({like}) = {value}"));
            (Numbers::Told, here)
        }
        (_, _) if times == 0 => return None,
        (s, _) => {
            let start = values.get(usize::try_from(like).ok()?)?;
            let all = times.checked_mul(s)?;
            let formula = format!("G({n}) = G({like}) + {times}*{s} = {start} + {all} = {value}");
            (Numbers::Told, so(format!("{n} = {like} + {times}*{p}"), formula))
        }
    };
    let idea = match saltus {
        0 => {
            let lost = form.and_then(|form| form.lost.as_ref());
            let lost =
                lost.filter(|lost| matches!(lost, Condition::Residues { .. })).map(Condition::to_string);
            match (n0, lost) {
                (0, None) => say!("reason-values-repeat-for-all", period = p),
                (0, Some(lost)) => {
                    say!("reason-values-repeat-for-all-and-lost", period = p, condition = lost)
                }
                (from, None) => say!("reason-values-repeat-from", period = p, from = from),
                (from, Some(lost)) => {
                    say!("reason-values-repeat-from-and-lost", period = p, from = from, condition = lost)
                }
            }
        }
        s if n0 == 0 => say!("reason-values-grow-for-all", saltus = s, period = p),
        s => say!("reason-values-grow-from", saltus = s, period = p, from = n0),
    };
    Some(Reason { claim: Claim::Value(NimValue(value)), idea, numbers, here, aim: aim(), answer: None })
}

/// The heaps that are lost have a condition, and the values have none.
fn by_condition(lost: &Condition, n: u64, value: NimValue) -> Option<Reason> {
    let outcome = value.outcome();
    if lost.holds(n) != (value.0 == 0) {
        return None;
    }
    let here = match about(lost, n) {
        Some(about) => about,
        None if value.0 == 0 => say!("reason-one-of-these", number = n),
        None => say!("reason-none-of-these", number = n),
    };
    Some(Reason {
        claim: Claim::Outcome(outcome),
        idea: say!("reason-lost-heaps", condition = lost.to_string()),
        numbers: Numbers::Told,
        here,
        aim: aim(),
        answer: None,
    })
}

/// The digits or the remainder of n that decide a condition.
fn about(condition: &Condition, n: u64) -> Option<String> {
    Some(match condition {
        Condition::Exponent { base, .. } if n > 0 => {
            let count = Term::Exponent(Box::new(Term::N), *base).at(n)?;
            let (digits, numeration) = (digits(n, *base), in_numeration(*base));
            let parity = aim::word(count % 2 == 1);
            say!(
                "reason-zeros-parity",
                count = count,
                number = n,
                digits = digits,
                numeration = numeration,
                parity = parity
            )
        }
        Condition::Residues { modulus, .. } => divided(n, *modulus),
        Condition::OneOf(numbers) if numbers.contains(&n) => say!("reason-one-of-them", number = n),
        Condition::Any(all) => {
            let holding = all.iter().find(|one| one.holds(n));
            match holding {
                Some(Condition::Power { base, less: 0, .. }) => {
                    let exponent = Term::Log(Box::new(Term::N), *base).at(n)?;
                    format!("{n} = {base}^{exponent}")
                }
                Some(Condition::Residues { modulus: 2, residues }) => {
                    if residues == &[1] {
                        say!("reason-is-odd", number = n)
                    } else {
                        say!("reason-is-even", number = n)
                    }
                }
                Some(one) => about(one, n)?,
                None => all.iter().rev().find_map(|one| about(one, n))?,
            }
        }
        _ => return None,
    })
}
