//! The laws behind nim-values, in a learner's words.

use super::Item;
use crate::law::{Automatic, Law, Period, SlidingWindow, TakeRange};
use crate::solve::{Solver, Worth};
use grundy_rules::{KnownBy, Ruleset};
use std::sync::Arc;

/// Why a Nim heap is worth its size.
pub(super) const NIM: &str = "A Nim heap of n coins is worth n, by theorem (Bouton 1901): its options are heaps of 0, …, n-1 coins, whose \
     values are 0, …, n-1, so the mex is n.";

/// The law of a heap rule in its use for a heap, or the theorem of a game written in Rust.
pub(super) fn item(solver: &mut Solver, ruleset: &Arc<Ruleset>, heap: u64, worth: &Worth) -> Option<Item> {
    if worth.known_by == KnownBy::Definition {
        return None;
    }
    if ruleset.as_game().is_some() {
        let reference = worth.reference.as_deref()?;
        return Some(Item::Text(format!("A theorem was used: {reference}.")));
    }
    let sequence = solver.worths.sequence(ruleset)?;
    let found = sequence.law()?;
    let proof = found.proof()?;
    let how = match found.known_by() {
        KnownBy::Proved if proof.shows_in_the_form() => format!(
            "This is proved, by the theorem of {}; its hypotheses show in the form of the rule: {}.",
            found.reference(),
            found.hypotheses().join("; ")
        ),
        KnownBy::Proved => format!(
            "This is proved, by {}; it asks for a finite check, and the program made it: {}.",
            found.reference(),
            found.hypotheses().join("; ")
        ),
        KnownBy::Theorem => format!("This is a theorem: {}.", found.reference()),
        KnownBy::Definition | KnownBy::Seen => return None,
    };
    let rule = ruleset.text();
    let value = worth.value.0;
    let text = match &found.law {
        Law::Range(range) => format!("{} {how}", ranged(range, heap, value)),
        Law::Arithmetic(law) => {
            format!("For {rule}, G(n) = {} for n >= 1, so G({heap}) = {value}. {how}", law.formula())
        }
        Law::Period(law) => format!("{rule} {} {how}", repeated(law, heap, value)),
        Law::Classes(_) | Law::Closed(_) | Law::Regular(_) => {
            format!("For {rule}, {}. So G({heap}) = {value}. {how}", found.sentence())
        }
        Law::Synchronised(law) => format!(
            "{rule} has values that a machine with {} states reads together with n, digit by digit in base {}: of all \
             values it accepts {value} alone for {heap}. {how}",
            law.size(),
            law.base()
        ),
        Law::Automatic(law) => format!("{rule} {} {how}", read(law, heap, value)),
        Law::Window(law) => format!("{} {how}", windowed(law, heap, value)),
    };
    Some(Item::text(text))
}

fn ranged(range: &TakeRange, heap: u64, value: u64) -> String {
    let least = range.least();
    let Some(most) = range.most() else {
        return format!(
            "Where any number from {least} on may be taken, G(n) = floor(n/{least}), so G({heap}) = {value}."
        );
    };
    let q = u128::from(least) + u128::from(most);
    let rest = u128::from(heap) % q;
    match least {
        1 => format!(
            "Where 1 to {most} coins may be taken, G(n) = n mod {q}, the remainder when n is divided by {q}; \
             {heap} mod {q} = {value}."
        ),
        _ => format!(
            "Where {least} to {most} coins may be taken, G(n) = floor((n mod {q})/{least}); {heap} mod {q} = {rest}, \
             so G({heap}) = floor({rest}/{least}) = {value}."
        ),
    }
}

fn read(law: &Automatic, heap: u64, value: u64) -> String {
    let (states, numeration) = (law.size(), law.numeration());
    let [digits, steps] = law.walk(heap);
    format!(
        "has values that a machine with {states} states reads from the digits of n in {numeration}, the last digit first. It \
         starts in state 0. {heap} is {digits} in {numeration}, so it goes {steps}, and the value of the last state \
         is {value}."
    )
}

fn windowed(law: &SlidingWindow, heap: u64, value: u64) -> String {
    let most = law.window().most(heap);
    let short = match law.window().divisor() {
        Some(_) => format!(" Here {}.", law.sentence()),
        None => String::new(),
    };
    let grew = heap > 0 && most > law.window().most(heap - 1);
    let this = match heap.checked_sub(1).and_then(|below| below.checked_sub(most)) {
        _ if grew => format!("T({heap}) = {most} is larger than T({}), so G({heap}) = {value}", heap - 1),
        Some(next) => format!("T({heap}) = {most}, so G({heap}) = G({next}) = {value}"),
        None => format!("G({heap}) = {value}"),
    };
    format!("From 1 to T(n) coins may be taken: {}.{short} {this}.", law.general_sentence())
}

fn repeated(law: &Period, heap: u64, value: u64) -> String {
    let Period { preperiod: n0, period: p, saltus } = *law;
    let equation = match saltus {
        0 => format!("has period {p} from heap {n0} on: G(n+{p}) = G(n) for all n >= {n0}."),
        s => format!(
            "grows by {s} every {p} heaps from heap {n0} on: G(n+{p}) = G(n) + {s} for all n >= {n0}."
        ),
    };
    let Some(beyond) = heap.checked_sub(n0) else { return equation };
    let (like, times) = (n0 + beyond % p, beyond / p);
    match (times, saltus) {
        (0, _) => equation,
        (_, 0) => format!(
            "{equation} {heap} and {like} leave the same remainder when divided by {p}, so \
             G({heap}) = G({like}) = {value}."
        ),
        (_, s) => {
            let start = value.saturating_sub(times.saturating_mul(s));
            format!(
                "{equation} {heap} = {like} + {times}*{p}, so G({heap}) = G({like}) + {times}*{s} = \
                 {start} + {} = {value}.",
                times.saturating_mul(s)
            )
        }
    }
}
