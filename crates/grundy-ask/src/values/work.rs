//! Nim-values, found one after the other.

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

/// A list of values that is being computed.
///
/// [`Work::advance`] collects them for one answer; [`ListingValues::stream`] hands them out as they come, for files of any
/// length.
pub struct ListingValues {
    source: Source,
    of: Listed,
    to: u64,
    /// How many values were handed out.
    count: u64,
    /// The values that were collected.
    values: Vec<u64>,
    may_fail: bool,
    resumes: bool,
}

/// The engine.
enum Source {
    /// Heaps: the sequence, which a law ends.
    Heaps(Box<Sequence>),
    /// One number that is not a heap (a growing rule): each by itself.
    Points(Box<Outcomes>),
    /// A row of positions.
    Row(Box<Family>, Reader<'static>),
}

impl ListingValues {
    /// The values of a rule with one coordinate.
    pub(super) fn of_rule(ruleset: Arc<Ruleset>, heaps: RangeInclusive<u64>, assume_seen: bool) -> Self {
        let may_fail = matches!(ruleset.kind(), Kind::Points(_) | Kind::Heap(Heap::Formula(_)));
        let of = Listed::new(&ruleset, Convention::Normal, *heaps.start());
        // Beyond, the search for a law begins again where a budget ended it.
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

    /// The values of a row of positions.
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

    /// Is there nothing to list?
    pub(super) fn is_empty(&self) -> bool {
        self.of.from > self.to
    }

    /// The first heap or number.
    pub fn from(&self) -> u64 {
        self.of.from
    }

    /// Is it a row of positions, which has a value for each number, not for each heap?
    pub fn is_row(&self) -> bool {
        matches!(self.source, Source::Row(..))
    }

    /// Can the rule itself fail at some heap, so that there is no answer at all?
    pub fn may_fail(&self) -> bool {
        self.may_fail
    }

    /// Hands out the values that were not handed out yet, in order, in pieces that leave no gap: each with its first heap.
    ///
    /// # Errors
    /// The rule's own failure, or the end of the budget: what was known by then was handed out, and is what
    /// [`spent`](Stopped::spent) counts.
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

    /// The answer without its values: what stands before and behind them.
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
        self.resumes
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
