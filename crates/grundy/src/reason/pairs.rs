//! Theorems on pairs of numbers: Wythoff's game, Euclid's game and Fibonacci Nim.

use super::{Claim, KnownReason, Numbers, Reason};
use crate::automaton::Numeration;
use crate::law::positions::{Beatty, Golden, beatty_of_rule};
use grundy_rules::formula::euclid::Euclid;
use grundy_rules::{Budget, Failure, KnownBy, Outcome, Points, Ruleset};
use grundy_words::say;
use std::sync::Arc;

/// A theorem on pairs.
pub(super) enum Pairs {
    /// r-Wythoff.
    Beatty(Beatty),
    /// Euclid's game.
    Euclid(Golden),
    /// Fibonacci Nim: the heap, and the most coins of a move.
    Fibonacci,
}

/// Fibonacci Nim in the rule language.
const FIBONACCI_NIM: &str = "(n,q) -> (n-k,2*k) for k in 1..min(n,q)";

/// The most work for the recognition of Wythoff's game.
const RECOGNITION_TICKS: u64 = 1 << 22;

/// The pairs of the list in an explanation.
const LISTED_PAIRS: usize = 8;

impl Pairs {
    pub fn of(
        ruleset: &Arc<Ruleset>,
        points: &Points,
        budget: &mut Budget<'_>,
    ) -> Result<Option<Pairs>, Failure> {
        if points.arity() != 2 {
            return Ok(None);
        }
        if let Some(law) = Golden::of(ruleset) {
            return Ok(Some(Pairs::Euclid(law)));
        }
        if Ruleset::parse(FIBONACCI_NIM).is_ok_and(|rule| rule.is_same(ruleset)) {
            return Ok(Some(Pairs::Fibonacci));
        }
        let found = budget.within(RECOGNITION_TICKS, |budget| beatty_of_rule(ruleset, budget))?;
        Ok(found.flatten().map(Pairs::Beatty))
    }

    pub fn reason(&self, at: [u64; 2]) -> Option<KnownReason> {
        let (reason, reference) = match self {
            Pairs::Beatty(law) => (wythoff(*law, at), crate::law::Argument::reference(law)),
            Pairs::Euclid(law) => (euclid(*law, at), law.reference().into()),
            Pairs::Fibonacci => {
                (fibonacci(at), "M. J. Whinihan, Fibonacci Nim, Fibonacci Quarterly 1 (1963)".into())
            }
        };
        Some(KnownReason { reason: reason?, known_by: KnownBy::Theorem, reference })
    }
}

/// The place in the list of a pair with this difference: where the difference is a multiple of r.
fn wythoff(law: Beatty, at: [u64; 2]) -> Option<Reason> {
    let (low, high, r) = (at[0].min(at[1]), at[0].max(at[1]), u64::from(law.r()));
    let (difference, lost) = (high - low, law.holds(at));
    let first: Vec<String> = law.pairs().take(LISTED_PAIRS).map(|(a, b)| format!("({a},{b})")).collect();
    let k = difference / r;
    let lower = law.lower(k);
    let (alpha, number) = match r {
        1 => ("phi", "phi = (1+sqrt(5))/2 = 1.618…".to_string()),
        2 => ("sqrt(2)", "sqrt(2) = 1.414…".to_string()),
        _ => ("alpha", format!("alpha = (sqrt({})-{})/2", r * r + 4, r - 2)),
    };
    let step = if r == 1 { "k".to_string() } else { format!("{r}*k") };
    let (shown, equation) = (format!("({low},{high})"), format!("floor({k}*{alpha}) = {lower}"));
    let here = match (difference % r, lost) {
        (0, true) => {
            say!("reason-wythoff-in-list", pair = shown, difference = difference, k = k, equation = equation)
        }
        (0, false) => say!(
            "reason-wythoff-not-in-list",
            pair = shown,
            difference = difference,
            k = k,
            equation = equation,
            low = low
        ),
        (_, _) => say!("reason-wythoff-not-divided", pair = shown, difference = difference, divisor = r),
    };
    Some(Reason {
        claim: Claim::Outcome(if lost { Outcome::Previous } else { Outcome::Next }),
        idea: say!(
            "reason-wythoff",
            pairs = first.join(" "),
            alpha = alpha,
            step = step,
            definition = number
        ),
        numbers: Numbers::Told,
        here,
        aim: say!("aim-wythoff", pairs = first[..first.len().min(5)].join(" ")),
        answer: None,
    })
}

fn euclid(law: Golden, at: [u64; 2]) -> Option<Reason> {
    let (game, lost) = (law.game(), law.holds(at));
    let (x, y) = (at[0].min(at[1]), at[0].max(at[1]));
    let golden = "phi = (1+sqrt(5))/2 = 1.618…";
    let here = match (x, game) {
        (0, _) => say!("reason-euclid-zero"),
        (_, Euclid::Positive) if x == y => say!("reason-euclid-equal-no-move"),
        (_, Euclid::ToZero) if x == y => say!("reason-euclid-equal-one-move"),
        _ if lost => say!("reason-euclid-less", ratio = format!("{y}/{x} = {}", ratio(x, y))),
        _ => say!("reason-euclid-more", ratio = format!("{y}/{x} = {}", ratio(x, y))),
    };
    let idea = match game {
        Euclid::ToZero => say!("reason-euclid-to-zero", phi = golden),
        Euclid::Positive => say!("reason-euclid-positive", phi = golden),
    };
    Some(Reason {
        claim: Claim::Outcome(if lost { Outcome::Previous } else { Outcome::Next }),
        idea,
        numbers: Numbers::Told,
        here,
        aim: say!("aim-euclid"),
        answer: None,
    })
}

/// y/x with three digits, rounded down.
fn ratio(x: u64, y: u64) -> String {
    let (x, y) = (u128::from(x), u128::from(y));
    format!("{}.{:03}…", y / x, y % x * 1000 / x)
}

fn fibonacci([n, q]: [u64; 2]) -> Option<Reason> {
    let weights: Vec<u128> = Numeration::Zeckendorf.weights().take(92).collect();
    let digits = Numeration::Zeckendorf.digits_of(n);
    let parts: Vec<u128> =
        digits.iter().zip(&weights).filter(|(digit, _)| **digit == 1).map(|(_, w)| *w).collect();
    let smallest = parts.first().copied();
    let wins = smallest.is_some_and(|smallest| smallest <= u128::from(q));
    let here = match smallest {
        None => say!("reason-fibonacci-no-coin"),
        Some(smallest) => {
            let sum: Vec<String> = parts.iter().rev().map(u128::to_string).collect();
            let sum = match parts.len() {
                1 => say!("reason-fibonacci-number", number = n),
                _ => format!("{n} = {}", sum.join(" + ")),
            };
            match wins {
                true => say!("reason-fibonacci-may", sum = sum, smallest = smallest, most = q),
                false => say!("reason-fibonacci-may-not", sum = sum, smallest = smallest, most = q),
            }
        }
    };
    Some(Reason {
        claim: Claim::Outcome(if wins { Outcome::Next } else { Outcome::Previous }),
        idea: say!("reason-fibonacci"),
        numbers: Numbers::Told,
        here,
        aim: say!("aim-fibonacci"),
        answer: Some(say!("answer-fibonacci")),
    })
}
