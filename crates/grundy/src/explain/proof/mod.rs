//! The law of a one-heap rule with its proof, for a student to follow.
//!
//! The file of each theorem of [`law`](crate::law) has its own sentences, with the numbers of the rule in
//! them. A law that is only seen is presented as seen; where no law was found, the document lists what was
//! tried.

mod modes;
mod positions;
mod seen;

pub use modes::explain_modes;
pub use positions::explain_positions;

use crate::document::{Document, Section};
use crate::law::told::{EXAMPLE, Told, one_line};
use crate::law::{Form, Found, Law};
use crate::sequence::Sequence;
use grundy_rules::{Budget, Failure, Heap, KnownBy, NimValue, Why};
use grundy_words::say;

/// The most values computed for tables.
const MAX_VALUES: u64 = 1000;

/// The law of a rule and why it holds, as a document: the statement; the theorem, with its proof in the
/// numbers of this rule; the facts checked; an example.
///
/// `found` is the law found in the values of `computed` heaps, or `None` if there was none.
///
/// ```
/// use grundy::explain::explain_law;
/// use grundy::{Budget, Ruleset, sequence::Sequence};
/// use std::sync::Arc;
/// let mut sequence = Sequence::new(Arc::new(Ruleset::parse("take {1,3,4}").unwrap())).unwrap();
/// let mut budget = Budget::default();
/// let found = sequence.find_law(1000, &mut budget).unwrap();
/// let computed = sequence.heaps_computed();
/// let text = explain_law(&mut sequence, found.as_ref(), computed, &mut budget).unwrap().to_string();
/// assert!(text.contains("G(n+7) = G(n) for all n"));
/// assert!(text.contains("the 4 heaps before n"));
/// ```
///
/// # Errors
/// The rule's own failure, or a spent budget.
///
/// # Cost
/// At most a thousand nim-values, for tables.
pub fn explain_law(
    sequence: &mut Sequence,
    found: Option<&Found>,
    computed: u64,
    budget: &mut Budget<'_>,
) -> Result<Document, Failure> {
    let ruleset = sequence.ruleset().clone();
    let heap = ruleset.heap().expect("a sequence has a heap rule");
    let wanted = found.and_then(|found| Some(found.law.period()?.kept()? as u64)).unwrap_or(0);
    // Enough for two periods of a short law; for a long one the first values are shown.
    let last = wanted.saturating_mul(2).saturating_add(40);
    let last = if last <= MAX_VALUES { last } else { MAX_VALUES.min(wanted.saturating_add(40)) };
    match sequence.extend(last, budget) {
        // Fewer values make shorter tables.
        Err(Failure::Stopped(stopped)) if stopped.why != Why::Cancelled => {}
        done => done?,
    }
    let title = say!("proof-title-law", rule = one_line(ruleset.text()));
    let Some(found) = found else {
        return Ok(Document { title, sections: seen::nothing(&ruleset, heap, computed, sequence.values()) });
    };
    let told = Told { ruleset: &ruleset, heap, found, values: sequence.values(), computed };
    let mut sections = vec![told.statement()];
    sections.extend(told.reasons());
    sections.extend(told.smallest());
    sections.extend(told.example());
    Ok(Document { title, sections })
}

impl Told<'_> {
    fn statement(&self) -> Section {
        let (text, canonical) = (one_line(self.ruleset.text()), self.rule());
        let rule = match (self.heap, text == canonical) {
            (Heap::Turning(_), true) => say!("proof-coins-rule", rule = text),
            (Heap::Turning(_), false) => say!("proof-coins-rule-is", rule = text, canonical = canonical),
            (_, true) => say!("proof-rule", rule = text),
            (_, false) => say!("proof-rule-is", rule = text, canonical = canonical),
        };
        let form = Form::of(self.found, self.values);
        let mut lines = self.found.sentences(form.as_ref()).into_iter().map(|line| one_line(&line));
        let first = lines.next().unwrap_or_default();
        let lost = form.as_ref().and_then(Form::lost_sentence);
        let law = match lost.as_ref() == Some(&first) {
            true => say!("proof-sentence", sentence = first),
            false => say!("proof-law", law = first),
        };
        let how = match self.found.known_by() {
            KnownBy::Proved => say!("proof-proved", reference = self.found.reference()),
            KnownBy::Theorem => say!("proof-theorem", reference = self.found.reference()),
            _ => say!("proof-only-seen", last = self.last()),
        };
        let more = lines.map(|line| say!("proof-sentence", sentence = capital(&line)));
        Section::of(say!("heading-statement"), [rule, law].into_iter().chain(more).chain([how]))
    }

    fn reasons(&self) -> Vec<Section> {
        match self.found.proof() {
            Some(proof) => proof.sections(self),
            None => seen::reasons(self),
        }
    }

    /// Why neither preperiod nor period can be smaller, as far as values show it.
    fn smallest(&self) -> Option<Section> {
        let law = self.found.law.period().filter(|_| matches!(self.found.law, Law::Period(_)))?;
        let known = law.kept().is_some_and(|kept| kept <= self.values.len());
        if !self.found.is_fact() || !known {
            return None;
        }
        let (n0, p, s) = (law.preperiod, law.period, law.saltus);
        let mut sentences = Vec::new();
        if let Some(before) = n0.checked_sub(1) {
            let (now, then) = (self.value(before)?, self.by_law(before + p)?);
            let wanted = now.checked_add(s)?;
            (then != wanted).then_some(())?;
            sentences.push(say!(
                "proof-not-earlier",
                before = before,
                now = now,
                later = before + p,
                then = then,
                wanted = wanted
            ));
        }
        if p > 1 {
            sentences.push(say!("proof-shorter-divides", period = p));
            for prime in primes(p) {
                let shorter = p / prime;
                let differs = (n0..n0.checked_add(p)?).find_map(|n| {
                    let (now, then) = (self.by_law(n)?, self.by_law(n + shorter)?);
                    (now.checked_add(s / prime) != Some(then) || s % prime != 0).then_some((n, now, then))
                });
                let (n, now, then) = differs?;
                let (here, there) = (format!("G({n}) = {now}"), format!("G({}) = {then}", n + shorter));
                sentences.push(match s % prime {
                    0 if s == 0 => say!("proof-not-shorter", period = shorter, here = here, there = there),
                    0 => say!(
                        "proof-not-shorter-but",
                        period = shorter,
                        here = here,
                        there = there,
                        wanted = now + s / prime
                    ),
                    _ => say!("proof-not-shorter-saltus", period = shorter, prime = prime, saltus = s),
                });
            }
        }
        let all = |first, second| say!("proof-sentences", first = first, second = second);
        let all = sentences.into_iter().reduce(all)?;
        Some(Section::of(say!("heading-why-nothing-smaller"), [all]))
    }

    /// The law in use, at a heap beyond computation.
    fn example(&self) -> Option<Section> {
        if !self.found.is_fact() {
            return None;
        }
        let law = self.found.law.period().filter(|_| matches!(self.found.law, Law::Period(_)))?;
        let value = self.found.law.value_at(EXAMPLE, self.values)?;
        let NimValue(value) = value;
        let (n0, p, s) = (law.preperiod, law.period, law.saltus);
        let beyond = EXAMPLE.checked_sub(n0)?;
        let (like, times) = (n0 + beyond % p, beyond / p);
        let start = self.by_law(like)?;
        let formula = match s {
            0 => format!("G({EXAMPLE}) = G({like}) = {value}"),
            s => format!("G({EXAMPLE}) = G({like}) + {times}*{s} = {start} + {} = {value}", times * s),
        };
        let because = format!("{EXAMPLE} = {like} + {times}*{p}");
        let example = say!("explain-so", because = because, formula = formula);
        Some(Section::of(say!("heading-example"), [example]))
    }
}

/// A sentence that begins with a capital letter, unless it begins with a formula.
fn capital(line: &str) -> String {
    match line.split_once(' ') {
        Some((first, rest)) if first.chars().all(char::is_alphabetic) && first.len() > 1 => {
            let mut letters = first.chars();
            let initial = letters.next().map(|letter| letter.to_uppercase().to_string()).unwrap_or_default();
            format!("{initial}{} {rest}", letters.as_str())
        }
        _ => line.to_string(),
    }
}

/// The prime divisors of a number.
fn primes(number: u64) -> Vec<u64> {
    let (mut left, mut primes, mut d) = (number, Vec::new(), 2u64);
    while d.saturating_mul(d) <= left {
        if left % d == 0 {
            primes.push(d);
            while left % d == 0 {
                left /= d;
            }
        }
        d += 1;
    }
    primes.extend((left > 1).then_some(left));
    primes
}
