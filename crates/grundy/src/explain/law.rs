//! The laws behind nim-values, in a learner's words.

use super::Item;
use crate::law::{Automatic, Law, Period, SlidingWindow, TakeRange};
use crate::solve::{Solver, Worth};
use grundy_rules::{KnownBy, Ruleset};
use grundy_words::say;
use std::sync::Arc;

/// Why a Nim heap is worth its size.
pub(super) fn nim() -> String {
    say!("explain-nim")
}

/// The law of a heap rule in its use for a heap, or the theorem of a game written in Rust.
pub(super) fn item(solver: &mut Solver, ruleset: &Arc<Ruleset>, heap: u64, worth: &Worth) -> Option<Item> {
    if worth.known_by == KnownBy::Definition {
        return None;
    }
    if ruleset.as_game().is_some() {
        let reference = worth.reference.as_deref()?;
        return Some(Item::Text(say!("explain-theorem-used", reference = reference)));
    }
    let sequence = solver.worths.sequence(ruleset)?;
    let found = sequence.law()?;
    let proof = found.proof()?;
    let how = match found.known_by() {
        KnownBy::Proved if proof.shows_in_the_form() => say!(
            "explain-proved-by-form",
            reference = found.reference(),
            hypotheses = found.hypotheses().join("; ")
        ),
        KnownBy::Proved => say!(
            "explain-proved-by-check",
            reference = found.reference(),
            hypotheses = found.hypotheses().join("; ")
        ),
        KnownBy::Theorem => say!("explain-is-theorem", reference = found.reference()),
        KnownBy::Definition | KnownBy::Seen => return None,
    };
    let rule = ruleset.text();
    let value = worth.value.0;
    let text = match &found.law {
        Law::Range(range) => ranged(range, heap, value),
        Law::Arithmetic(law) => {
            let formula = law.formula_in_words();
            say!("explain-law-arithmetic", rule = rule, formula = formula, heap = heap, value = value)
        }
        Law::Period(law) => repeated(rule, law, heap, value),
        Law::Classes(_) | Law::Closed(_) | Law::Regular(_) => {
            say!("explain-law-of-rule", rule = rule, law = found.sentence(), heap = heap, value = value)
        }
        Law::Synchronised(law) => say!(
            "explain-law-synchronised",
            rule = rule,
            states = law.size(),
            base = law.base(),
            value = value,
            heap = heap
        ),
        Law::Automatic(law) => read(rule, law, heap, value),
        Law::Window(law) => windowed(law, heap, value),
    };
    Some(Item::Text(say!("explain-law-and-proof", law = text, proof = how)))
}

fn ranged(range: &TakeRange, heap: u64, value: u64) -> String {
    let least = range.least();
    let Some(most) = range.most() else {
        return say!("explain-law-take-from", least = least, heap = heap, value = value);
    };
    let q = u128::from(least) + u128::from(most);
    let rest = u128::from(heap) % q;
    match least {
        1 => say!("explain-law-take-to", most = most, modulus = q, heap = heap, value = value),
        _ => say!(
            "explain-law-take-between",
            least = least,
            most = most,
            modulus = q,
            heap = heap,
            remainder = rest,
            value = value
        ),
    }
}

fn read(rule: &str, law: &Automatic, heap: u64, value: u64) -> String {
    let [digits, steps] = law.walk(heap);
    say!(
        "explain-law-automatic",
        rule = rule,
        states = law.size(),
        numeration = law.numeration().in_words(),
        heap = heap,
        digits = digits,
        steps = steps,
        value = value
    )
}

fn windowed(law: &SlidingWindow, heap: u64, value: u64) -> String {
    let most = law.window().most(heap);
    let grew = heap > 0 && most > law.window().most(heap - 1);
    let this = match heap.checked_sub(1).and_then(|below| below.checked_sub(most)) {
        _ if grew => {
            say!("explain-window-grew", heap = heap, most = most, below = heap - 1, value = value)
        }
        Some(next) => say!(
            "reason-so",
            because = format!("T({heap}) = {most}"),
            formula = format!("G({heap}) = G({next}) = {value}")
        ),
        None => format!("G({heap}) = {value}"),
    };
    let general = law.general_sentence();
    match law.window().divisor() {
        Some(_) => {
            say!("explain-law-window-in-short", law = general, short = law.sentence(), here = this)
        }
        None => say!("explain-law-window", law = general, here = this),
    }
}

fn repeated(rule: &str, law: &Period, heap: u64, value: u64) -> String {
    let Period { preperiod: n0, period: p, saltus } = *law;
    let equation = match saltus {
        0 => say!("explain-law-period", rule = rule, period = p, from = n0),
        s => say!("explain-law-saltus", rule = rule, saltus = s, period = p, from = n0),
    };
    let Some(beyond) = heap.checked_sub(n0) else { return equation };
    let (like, times) = (n0 + beyond % p, beyond / p);
    let here = match (times, saltus) {
        (0, _) => return equation,
        (_, 0) => {
            say!("explain-same-remainder", heap = heap, like = like, period = p, value = value)
        }
        (_, s) => {
            let start = value.saturating_sub(times.saturating_mul(s));
            let grown = times.saturating_mul(s);
            say!(
                "explain-so",
                because = format!("{heap} = {like} + {times}*{p}"),
                formula = format!("G({heap}) = G({like}) + {times}*{s} = {start} + {grown} = {value}")
            )
        }
    };
    say!("explain-law-and-proof", law = equation, proof = here)
}
