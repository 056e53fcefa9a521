//! Theorems on pairs of numbers: Wythoff's game, Euclid's game and Fibonacci Nim.

use super::{Claim, KnownReason, Numbers, Reason};
use crate::automaton::Numeration;
use crate::law::positions::{Beatty, Golden, beatty_of_rule};
use grundy_rules::formula::euclid::Euclid;
use grundy_rules::{Budget, Failure, KnownBy, Outcome, Points, Ruleset};
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
        1 => ("phi", "phi = (1+sqrt(5))/2 = 1.618… is the golden ratio".to_string()),
        2 => ("sqrt(2)", "sqrt(2) = 1.414…".to_string()),
        _ => ("alpha", format!("alpha = (sqrt({})-{})/2", r * r + 4, r - 2)),
    };
    let step = if r == 1 { "k".to_string() } else { format!("{r}*k") };
    let shown = format!("({low},{high})");
    let here = match (difference % r, lost) {
        (0, true) => format!(
            "{shown} has the difference {difference}, so k = {k}, and floor({k}*{alpha}) = {lower} is its smaller number: \
             it is in the list"
        ),
        (0, false) => format!(
            "{shown} has the difference {difference}, so k = {k}, but floor({k}*{alpha}) = {lower} is not {low}: it is not \
             in the list"
        ),
        (_, _) => format!(
            "{shown} has the difference {difference}, which {r} does not divide: it is not in the list"
        ),
    };
    Some(Reason {
        claim: Claim::Outcome(if lost { Outcome::Previous } else { Outcome::Next }),
        idea: format!(
            "The player to move loses exactly at the pairs {} …, in either order. Pair number k = 0, 1, 2, … is \
             (a,b) with a = floor(k*{alpha}) and b = a + {step}, where {number}. Each positive number stands in exactly one \
             pair, and each difference belongs to one pair. So no move leads from a pair of the list to another one, and from everywhere else some move \
             leads into the list.",
            first.join(" ")
        ),
        numbers: Numbers::Told,
        here,
        aim: format!("leave a pair of the list {} …", first[..first.len().min(5)].join(" ")),
        answer: None,
    })
}

fn euclid(law: Golden, at: [u64; 2]) -> Option<Reason> {
    let (game, lost) = (law.game(), law.holds(at));
    let (x, y) = (at[0].min(at[1]), at[0].max(at[1]));
    let golden = "phi = (1+sqrt(5))/2 = 1.618…";
    let here = match (x, game) {
        (0, _) => "One number is 0, so there is no move".to_string(),
        (_, Euclid::Positive) if x == y => "The numbers are equal, so there is no move".into(),
        (_, Euclid::ToZero) if x == y => {
            "The numbers are equal, and one move takes all of one of them".into()
        }
        _ => format!("{y}/{x} = {} is {} than phi", ratio(x, y), if lost { "less" } else { "more" }),
    };
    let when = match game {
        Euclid::ToZero => "if the larger number is less than phi times the smaller one and not equal to it",
        Euclid::Positive => "if the larger number is less than phi times the smaller one",
    };
    Some(Reason {
        claim: Claim::Outcome(if lost { Outcome::Previous } else { Outcome::Next }),
        idea: format!(
            "Only the ratio of the two numbers counts, compared with the golden ratio {golden}. As long as both can still \
             be played with, the player to move loses exactly {when}. Below twice the smaller number there is only one \
             move, and it turns a ratio below phi into one above it. With a ratio above phi one can choose, \
             and leave a ratio below it."
        ),
        numbers: Numbers::Told,
        here,
        aim: "leave two numbers whose ratio is less than phi = 1.618…, or make the last move".into(),
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
        None => "no coin is left".into(),
        Some(smallest) => {
            let sum: Vec<String> = parts.iter().rev().map(u128::to_string).collect();
            let sum = match parts.len() {
                1 => format!("{n} is a Fibonacci number"),
                _ => format!("{n} = {}", sum.join(" + ")),
            };
            let may = if wins { "may be taken" } else { "may not be taken" };
            format!("{sum}; the smallest part is {smallest}, and it {may}, as at most {q} may")
        }
    };
    Some(Reason {
        claim: Claim::Outcome(if wins { Outcome::Next } else { Outcome::Previous }),
        idea: "Write the heap as a sum of Fibonacci numbers 1, 2, 3, 5, 8, … of which no two are neighbours (each \
               number has one such sum, by Zeckendorf). The player to move wins exactly if the smallest part of the \
               sum may be taken. After that the smallest part left is more than twice as large, so the opponent \
               cannot take it, and every other move lets you take the smallest part again."
            .into(),
        numbers: Numbers::Told,
        here,
        aim: "leave a heap whose smallest Fibonacci part may not be taken".into(),
        answer: Some("Take the smallest part of the sum of Fibonacci numbers again.".into()),
    })
}
