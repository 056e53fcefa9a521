//! Relations between the heaps of two rules: shifts, repeated values, zeros between.

use crate::law::Period;
use grundy_words::say;
use std::ops::Range;

/// A relation between the heaps of two rules. "Here" is the rule in question, "there" the other one; `n` is
/// always a heap here.
///
/// ```
/// use grundy::identify::Relation;
/// let next = Relation::Shift { by: 1 };
/// assert_eq!(next.sentence("heap", "turnips"), "heap n is worth what heap n+1 of turnips is worth");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Relation {
    /// Heap n is heap n + by there.
    Shift {
        /// The number added to the heap.
        by: i64,
    },
    /// Each value occurs several times here: heap n is heap ⌊(n + by) / times⌋ there.
    RepeatedHere {
        /// The number of repetitions here.
        times: u64,
        /// The number added to the heap first.
        by: i64,
    },
    /// Each value occurs several times there: heap n is each of the heaps times·n + by, …, times·n + by +
    /// times − 1.
    RepeatedThere {
        /// The number of repetitions there.
        times: u64,
        /// The number added last.
        by: i64,
    },
    /// Zeros stand between the values here: heap every·m + by is heap m there, all others are 0.
    ZerosHere {
        /// The distance between heaps that count.
        every: u64,
        /// The first of them.
        by: u64,
    },
    /// Zeros stand between the values there: heap n is heap every·n + by, all others there are 0.
    ZerosThere {
        /// The distance between heaps that count.
        every: u64,
        /// The first of them.
        by: u64,
    },
    /// The values other than 0 are equal in order, wherever zeros stand.
    WithoutZeros,
}

/// The heaps that one heap is compared with.
pub(super) struct Place {
    /// The heaps there that have its value; none where it must be 0.
    pub same: Range<u64>,
    /// The heaps there that must be 0.
    pub zeros: Range<u64>,
}

/// The largest shift tried.
const MAX_SHIFT: i64 = 8;
/// The largest repetition, or distance between zeros, tried.
const MAX_TIMES: u64 = 3;

impl Relation {
    /// All relations tried, the simplest first; [`WithoutZeros`](Relation::WithoutZeros) is tried if none of
    /// them holds.
    pub(super) fn all() -> Vec<Relation> {
        let mut all: Vec<Relation> = (-MAX_SHIFT..=MAX_SHIFT).map(|by| Relation::Shift { by }).collect();
        for times in 2..=MAX_TIMES {
            let steps = times as i64;
            all.extend((-2 * steps..=2 * steps).map(|by| Relation::RepeatedHere { times, by }));
            all.extend((-2 * steps..=2 * steps).map(|by| Relation::RepeatedThere { times, by }));
            all.extend((0..2 * times).map(|by| Relation::ZerosHere { every: times, by }));
            all.extend((0..2 * times).map(|by| Relation::ZerosThere { every: times, by }));
        }
        all.sort_by_key(Relation::distance);
        all
    }

    /// The distance of the relation to "the same, heap for heap".
    pub(super) fn distance(&self) -> u64 {
        let turned = |by: i64| 2 * by.unsigned_abs() + u64::from(by < 0);
        match *self {
            Relation::Shift { by } => turned(by),
            Relation::RepeatedHere { times, by } => 40 + 10 * times + turned(by),
            Relation::RepeatedThere { times, by } => 41 + 10 * times + turned(by),
            Relation::ZerosHere { every, by } => 80 + 10 * every + by,
            Relation::ZerosThere { every, by } => 81 + 10 * every + by,
            Relation::WithoutZeros => 120,
        }
    }

    /// The heaps that heap `n` here is compared with; `None` where there are none.
    pub(super) fn place(&self, n: u64) -> Option<Place> {
        let run = |first: u64, length: u64, zeros: u64| {
            let end = first.checked_add(length)?;
            Some(Place { same: first..end, zeros: end..end.checked_add(zeros)? })
        };
        match *self {
            Relation::Shift { by } => run(n.checked_add_signed(by)?, 1, 0),
            Relation::RepeatedHere { times, by } => run(n.checked_add_signed(by)? / times, 1, 0),
            Relation::RepeatedThere { times, by } => {
                run(n.checked_mul(times)?.checked_add_signed(by)?, times, 0)
            }
            Relation::ZerosHere { every, by } => match n.checked_sub(by) {
                Some(beyond) if beyond % every == 0 => run(beyond / every, 1, 0),
                _ => Some(Place { same: 0..0, zeros: 0..0 }),
            },
            Relation::ZerosThere { every, by } => run(n.checked_mul(every)?.checked_add(by)?, 1, every - 1),
            Relation::WithoutZeros => None,
        }
    }

    /// The largest heap there that is compared with heaps up to `last` here.
    pub(super) fn reach(&self, last: u64) -> u64 {
        self.place(last).map_or(last, |place| place.same.end.max(place.zeros.end).saturating_sub(1).max(last))
    }

    /// The period of the comparison in `n`, if the other rule has this period: from the preperiod on, the
    /// heaps that [`place`](Relation::place) gives at n + p have the values of those at n, plus the saltus.
    pub(super) fn carry(&self, law: Period) -> Option<Period> {
        let Period { preperiod, period, saltus } = law;
        let less = |heap: u64, by: i64| u64::try_from(i128::from(heap) - i128::from(by)).unwrap_or(0);
        match *self {
            Relation::Shift { by } => Some(Period { preperiod: less(preperiod, by), period, saltus }),
            Relation::RepeatedHere { times, by } => Some(Period {
                preperiod: less(preperiod.checked_mul(times)?, by),
                period: period.checked_mul(times)?,
                saltus,
            }),
            Relation::RepeatedThere { times, by } => {
                let common = gcd(period, times);
                let saltus = saltus.checked_mul(times / common)?;
                Some(Period {
                    preperiod: less(preperiod, by).div_ceil(times),
                    period: period / common,
                    saltus,
                })
            }
            // Zeros stay zeros, so the other values must not climb.
            Relation::ZerosHere { every, by } if saltus == 0 => Some(Period::plain(
                preperiod.checked_mul(every)?.checked_add(by)?,
                period.checked_mul(every)?,
            )),
            Relation::ZerosThere { every, by } if saltus == 0 => {
                Some(Period::plain(preperiod.saturating_sub(by).div_ceil(every), period / gcd(period, every)))
            }
            Relation::ZerosHere { .. } | Relation::ZerosThere { .. } | Relation::WithoutZeros => None,
        }
    }

    /// The word used in JSON.
    pub fn kind(&self) -> &'static str {
        match self {
            Relation::Shift { .. } => "shift",
            Relation::RepeatedHere { .. } => "repeated-here",
            Relation::RepeatedThere { .. } => "repeated-there",
            Relation::ZerosHere { .. } => "zeros-here",
            Relation::ZerosThere { .. } => "zeros-there",
            Relation::WithoutZeros => "without-zeros",
        }
    }

    /// The number of repetitions, or the distance between values with zeros between; otherwise 1.
    pub fn factor(&self) -> u64 {
        match *self {
            Relation::RepeatedHere { times, .. } | Relation::RepeatedThere { times, .. } => times,
            Relation::ZerosHere { every, .. } | Relation::ZerosThere { every, .. } => every,
            Relation::Shift { .. } | Relation::WithoutZeros => 1,
        }
    }

    /// The number added to a heap.
    pub fn by(&self) -> i64 {
        match *self {
            Relation::Shift { by }
            | Relation::RepeatedHere { by, .. }
            | Relation::RepeatedThere { by, .. } => by,
            Relation::ZerosHere { by, .. } | Relation::ZerosThere { by, .. } => by as i64,
            Relation::WithoutZeros => 0,
        }
    }

    /// The relation in a sentence; `heap` is the word for heaps here, `other` the name of the other rule.
    ///
    /// ```
    /// use grundy::identify::Relation;
    /// let twice = Relation::RepeatedHere { times: 2, by: 0 };
    /// assert_eq!(
    ///     twice.sentence("heap", "take 1..2"),
    ///     "heap n is worth what heap floor(n/2) of take 1..2 is worth: each value stands twice here"
    /// );
    /// ```
    pub fn sentence(&self, heap: &str, other: &str) -> String {
        let kind = heap;
        match *self {
            Relation::Shift { by } => {
                say!("relation-shift", kind = kind, place = plus("n", by), other = other)
            }
            Relation::RepeatedHere { times, by } => {
                let n = if by == 0 { "n".into() } else { format!("({})", plus("n", by)) };
                let place = format!("floor({n}/{times})");
                say!("relation-repeated-here", kind = kind, place = place, other = other, times = times)
            }
            Relation::RepeatedThere { times, by } => {
                let n = format!("{times}*n");
                let (first, last) = (plus(&n, by), plus(&n, by + times as i64 - 1));
                match times {
                    2 => say!(
                        "relation-repeated-there-twice",
                        kind = kind,
                        first = first,
                        last = last,
                        other = other
                    ),
                    times => say!(
                        "relation-repeated-there",
                        kind = kind,
                        first = first,
                        last = last,
                        other = other,
                        times = times
                    ),
                }
            }
            Relation::ZerosHere { every, by } => {
                let n = if by == 0 { "n".into() } else { format!("(n-{by})") };
                say!("relation-zeros-here", kind = kind, place = format!("{n}/{every}"), other = other)
            }
            Relation::ZerosThere { every, by } => {
                let place = plus(&format!("{every}*n"), by as i64);
                say!("relation-zeros-there", kind = kind, place = place, other = other)
            }
            Relation::WithoutZeros => say!("relation-without-zeros", other = other),
        }
    }
}

/// `n`, `n+3` or `n-3`.
fn plus(n: &str, by: i64) -> String {
    if by == 0 { n.into() } else { format!("{n}{by:+}") }
}

/// The greatest common divisor.
pub(super) fn gcd(mut a: u64, mut b: u64) -> u64 {
    while b > 0 {
        (a, b) = (b, a % b);
    }
    a
}
