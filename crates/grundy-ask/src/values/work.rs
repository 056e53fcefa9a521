//! The work of listing nim-values.

use super::ValuesAnswer;
use crate::shape::KnownBy;
use crate::solve::Assumed;
use crate::subject::Listed;
use crate::{Ended, Remedy, Work};
use grundy::sequence::{Each, Sequence};
use grundy::solve::{Family, Outcomes};
use grundy::{Budget, ControlFlow, Convention, Failure, Heap, Kind, Reader, Ruleset, Stopped, Why};
use std::ops::RangeInclusive;
use std::sync::Arc;

/// The work of listing nim-values.
///
/// [`Work::advance`] collects the values in one answer. [`ListingValues::stream`] passes them on as they
/// come, so that a file can hold any number of them.
pub struct ListingValues {
    source: Source,
    of: Listed,
    to: u64,
    /// The number of values passed on.
    count: u64,
    /// The collected values.
    values: Vec<u64>,
    may_fail: bool,
    resumes: bool,
}

/// The engine that computes the values.
enum Source {
    /// The nim-sequence of a heap rule. A law, once found, gives all further values.
    Heaps(Box<Sequence>),
    /// A rule with one number that a move may increase. Each value needs its own search.
    Points(Box<Outcomes>),
    /// A row of positions.
    Row(Box<Family>, Reader<'static>),
}

impl ListingValues {
    /// The work for a rule with one coordinate.
    pub(super) fn of_rule(ruleset: Arc<Ruleset>, heaps: RangeInclusive<u64>, assume_seen: bool) -> Self {
        let may_fail = matches!(ruleset.kind(), Kind::Points(_) | Kind::Heap(Heap::Formula(_)));
        let of = Listed::new(&ruleset, Convention::Normal, *heaps.start());
        // For larger heaps, the search for a law starts over after a budget ended it.
        let in_turn = if assume_seen { Sequence::LAW_SOUGHT_TO } else { Sequence::VALUES_KEPT_TO };
        let resumes = ruleset.heap().is_some() && *heaps.end() <= in_turn;
        let source = match Sequence::new(ruleset.clone()) {
            Some(mut sequence) => {
                if assume_seen {
                    sequence.assume_seen();
                }
                Source::Heaps(Box::new(sequence))
            }
            None => Source::Points(Box::new(Outcomes::new(ruleset, Convention::Normal))),
        };
        ListingValues { source, of, to: *heaps.end(), count: 0, values: Vec::new(), may_fail, resumes }
    }

    /// The work for a row of positions.
    pub(super) fn of_row(row: Box<Family>, reader: Reader<'static>, numbers: RangeInclusive<u64>) -> Self {
        let of = Listed::row(row.text(), *numbers.start());
        let source = Source::Row(row, reader);
        ListingValues {
            source,
            of,
            to: *numbers.end(),
            count: 0,
            values: Vec::new(),
            may_fail: true,
            resumes: false,
        }
    }

    /// Whether the list has no values.
    pub(super) fn is_empty(&self) -> bool {
        self.of.from > self.to
    }

    /// The first heap; in a row of positions, its first number.
    pub fn from(&self) -> u64 {
        self.of.from
    }

    /// Whether the values belong to the numbers of a row of positions, and not to heaps.
    pub fn is_row(&self) -> bool {
        matches!(self.source, Source::Row(..))
    }

    /// Whether the rule can fail at some heap. Then there may be no answer at all.
    pub fn may_fail(&self) -> bool {
        self.may_fail
    }

    /// Passes all remaining values to `each`, in order and without gaps: a first heap and the values from it
    /// on.
    ///
    /// # Errors
    /// The rule fails at a heap, or the budget ends. All values known by then have been passed on, and
    /// [`spent`](Stopped::spent) counts them.
    pub fn stream(&mut self, budget: &mut Budget<'_>, each: &mut Each<'_>) -> Result<(), Failure> {
        let next = self.of.from.checked_add(self.count).filter(|next| *next <= self.to);
        let Some(next) = next else { return Ok(()) };
        let count = &mut self.count;
        let mut counted = |first: u64, values: &[u64]| {
            *count += values.len() as u64;
            each(first, values)
        };
        let found = self.source.stream(next..=self.to, budget, &mut counted);
        found.map_err(|failure| match failure {
            Failure::Stopped(mut stopped) if self.count > 0 => {
                stopped.spent.done = self.count;
                stopped.into()
            }
            failure => failure,
        })
    }

    /// The answer with an empty list of values, for a front end that writes the values itself.
    pub fn without_values(&self, stopped: Option<Ended>) -> ValuesAnswer {
        let assumed = match &self.source {
            Source::Heaps(sequence) => Assumed::of(sequence),
            _ => None,
        };
        ValuesAnswer {
            of: self.of.clone(),
            values: Vec::new(),
            known_by: assumed.as_ref().map(|_| KnownBy::Seen),
            assumed,
            stopped,
        }
    }
}

impl Source {
    fn stream(
        &mut self,
        numbers: RangeInclusive<u64>,
        budget: &mut Budget<'_>,
        each: &mut Each<'_>,
    ) -> Result<(), Failure> {
        match self {
            Source::Heaps(sequence) => sequence.stream(numbers, budget, each),
            Source::Points(values) => {
                for number in numbers {
                    let value = values.nim_value(&[number], budget)?;
                    if each(number, &[value.0]).is_break() {
                        break;
                    }
                }
                Ok(())
            }
            Source::Row(row, reader) => row.nim_values(numbers, *reader, budget, each),
        }
    }
}

impl Work for ListingValues {
    type Answer = ValuesAnswer;

    fn advance(&mut self, budget: &mut Budget<'_>) -> Result<ValuesAnswer, Failure> {
        let mut values = std::mem::take(&mut self.values);
        let found = self.stream(budget, &mut |_, piece| {
            values.extend_from_slice(piece);
            ControlFlow::Continue(())
        });
        match found {
            Ok(()) => Ok(ValuesAnswer { values, ..self.without_values(None) }),
            Err(failure) => {
                self.values = values;
                Err(failure)
            }
        }
    }

    fn resumes(&self) -> bool {
        let decides = matches!(&self.source, Source::Heaps(sequence) if sequence.is_undecided(self.to));
        self.resumes && !decides
    }

    fn so_far(&mut self, ended: &Ended) -> Option<ValuesAnswer> {
        Some(ValuesAnswer { values: self.values.clone(), ..self.without_values(Some(ended.clone())) })
    }

    fn remedy(&mut self, stopped: &Stopped) -> Option<Remedy> {
        match &self.source {
            Source::Heaps(sequence) if stopped.why != Why::Cancelled => {
                sequence.noticed().as_ref().map(Remedy::assume_seen)
            }
            _ => None,
        }
    }

    fn engine(&mut self) -> Option<String> {
        match &mut self.source {
            Source::Heaps(sequence) => {
                Some(format!("engine: {}; {} values computed", sequence.engine(), sequence.heaps_computed()))
            }
            _ => None,
        }
    }
}
