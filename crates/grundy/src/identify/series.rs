//! A nim-sequence to compare: that of a rule, of a row of positions, or typed values.

use super::walk::Values;
use crate::law::{Found, Period};
use crate::sequence::Sequence;
use crate::solve::Family;
use grundy_rules::{Budget, ControlFlow, Failure, Reader, Ruleset};
use std::sync::Arc;

/// A nim-sequence to recognise, with the values found so far.
///
/// ```
/// use grundy::{Ruleset, games, identify::Series, no_files, solve::Family};
/// use std::sync::Arc;
/// let rule = Series::of_rule(Arc::new(Ruleset::parse("0.161")?)).unwrap();
/// assert_eq!((rule.text(), rule.first()), ("0.161", 0));
/// let reader = games::catalogue().reader(&no_files);
/// let row = Series::of_row(Family::parse("cram 1xn").unwrap(), reader).unwrap();
/// assert_eq!((row.text(), row.first()), ("cram 1xn", 1));   // there is no board 1x0
/// let typed = Series::of_values(0, vec![0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3]);
/// assert_eq!(typed.known(), 11);
/// # Ok::<(), grundy::ParseError>(())
/// ```
pub struct Series<'a> {
    text: String,
    first: u64,
    source: Source<'a>,
    /// The law of a rule, where it is a fact.
    law: Option<Found>,
}

enum Source<'a> {
    Rule(Box<Sequence>),
    Row { family: Box<Family>, reader: Reader<'a>, values: Vec<u64>, ended: bool },
    Typed(Vec<u64>),
}

/// The most steps for a row; a step on a board takes longer than one on heaps.
const MAX_ROW_STEPS: u64 = 1 << 21;

/// The most typed values in the text of a sequence.
const MAX_SHOWN_VALUES: usize = 1000;

impl<'a> Series<'a> {
    /// The nim-sequence of a rule, from heap 0 on; `None` unless it is played with heaps.
    pub fn of_rule(ruleset: Arc<Ruleset>) -> Option<Series<'a>> {
        let text = ruleset.text().to_string();
        let source = Source::Rule(Box::new(Sequence::new(ruleset)?));
        Some(Series { text, first: 0, source, law: None })
    }

    /// The nim-values of a row of positions, from the first number that gives one; `None` where no small
    /// number does.
    pub fn of_row(family: Family, reader: Reader<'a>) -> Option<Series<'a>> {
        let first = family.first(reader)?;
        let text = family.text().to_string();
        let source = Source::Row { family: Box::new(family), reader, values: Vec::new(), ended: false };
        Some(Series { text, first, source, law: None })
    }

    /// Values of the heaps `first`, `first + 1`, … and nothing else.
    pub fn of_values(first: u64, values: Vec<u64>) -> Series<'a> {
        let shown: Vec<String> = values.iter().take(MAX_SHOWN_VALUES).map(u64::to_string).collect();
        let rest = if values.len() > MAX_SHOWN_VALUES { ",…" } else { "" };
        Series { text: shown.join(",") + rest, first, source: Source::Typed(values), law: None }
    }

    /// The rule, the row or the first values, as typed.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The number of the first value.
    pub fn first(&self) -> u64 {
        self.first
    }

    /// The rule, if it is one.
    pub fn ruleset(&self) -> Option<&Arc<Ruleset>> {
        match &self.source {
            Source::Rule(sequence) => Some(sequence.ruleset()),
            Source::Row { .. } | Source::Typed(_) => None,
        }
    }

    /// Whether it is a row of positions.
    pub fn is_row(&self) -> bool {
        matches!(self.source, Source::Row { .. })
    }

    /// The first known values, at most `most`.
    pub fn values(&self, most: u64) -> Vec<u64> {
        (0..most).map_while(|i| self.at(self.first.checked_add(i)?)).collect()
    }

    /// The number of values known one by one; a [law](Series::law) knows them all.
    pub fn known(&self) -> u64 {
        let known = match &self.source {
            Source::Rule(sequence) => sequence.values().len(),
            Source::Row { values, .. } | Source::Typed(values) => values.len(),
        };
        known as u64
    }

    /// The law, if it is a fact: proved for this rule, or true by a theorem.
    pub fn law(&self) -> Option<&Found> {
        self.law.as_ref()
    }

    /// The law as a period, if it is one and a fact.
    pub(super) fn period(&self) -> Option<Period> {
        self.law.as_ref().and_then(|found| found.law.period())
    }

    /// Finds a law, or else values up to `to`, with at most this many ticks. A later call continues from
    /// here.
    ///
    /// # Errors
    /// The rule's own failure, or the whole budget is spent.
    pub(super) fn learn(&mut self, to: u64, ticks: u64, budget: &mut Budget<'_>) -> Result<(), Failure> {
        let next = self.first.saturating_add(self.known());
        match &mut self.source {
            Source::Typed(_) => {}
            Source::Rule(_) if self.law.is_some() => {}
            Source::Rule(sequence) => {
                let found = budget.within(ticks, |budget| sequence.find_law(to, budget))?.flatten();
                self.law = found.filter(Found::is_fact);
                // The law gives the rest once its first values are known.
                let kept = self.law.as_ref().and_then(|found| found.law.period()?.kept());
                if let Some(last) = kept.and_then(|kept| (kept as u64).checked_sub(1)) {
                    budget.within(ticks, |budget| sequence.extend(last.min(to), budget))?;
                }
            }
            Source::Row { ended: true, .. } => {}
            Source::Row { .. } if next > to => {}
            Source::Row { family, reader, values, ended } => {
                let each = &mut |_: u64, found: &[u64]| {
                    values.extend_from_slice(found);
                    ControlFlow::Continue(())
                };
                let most = ticks.min(MAX_ROW_STEPS);
                match budget.within(most, |budget| family.nim_values(next..=to, *reader, budget, each)) {
                    // The boards become too large, or take too long.
                    Err(Failure::Refused(_)) if !values.is_empty() => *ended = true,
                    found => *ended = found?.is_none(),
                }
            }
        }
        Ok(())
    }
}

impl Values for Series<'_> {
    fn first(&self) -> u64 {
        self.first
    }

    fn at(&self, n: u64) -> Option<u64> {
        let place = n.checked_sub(self.first).and_then(|n| usize::try_from(n).ok())?;
        match &self.source {
            Source::Row { values, .. } | Source::Typed(values) => values.get(place).copied(),
            Source::Rule(sequence) => match sequence.values().get(place) {
                Some(&value) => Some(value.into()),
                None => Some(self.law.as_ref()?.law.value_at(n, sequence.values())?.0),
            },
        }
    }
}
