//! Sets of numbers of coins that may be taken.

use crate::failure::Flow;
use crate::rules::HeapRules;
use crate::theorem::{misere_nim_outcome, range_value};
use crate::words::{NimValue, Outcome};
use grundy_words::say;
use std::fmt;
use std::ops::{ControlFlow, RangeInclusive};

/// What a player may take from a heap: a set of positive numbers, finite or all but finitely many.
///
/// The set is kept as sorted ranges and never expanded: `take 1..999999999999` is an ordinary rule. The set
/// may be empty; then no heap has a move.
///
/// ```
/// use grundy_rules::take::TakeSet;
/// let set = TakeSet::from_ranges([1..=1, 3..=4])?;
/// assert_eq!(set.to_string(), "take {1,3,4}");
/// assert!(set.contains(3) && !set.contains(2));
/// assert_eq!(TakeSet::all_but([2..=3])?.to_string(), "take not {2,3}");
/// # Ok::<(), grundy_rules::take::ZeroTaken>(())
/// ```
///
/// # Reference
/// R. K. Guy, C. A. B. Smith, *The G-values of various games* (1956); A. N. Siegel, *Combinatorial
/// Game Theory* (2013), section IV.2 (subtraction games).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TakeSet {
    /// Disjoint, ascending, never adjacent: the members, or the exceptions.
    ranges: Vec<(u64, u64)>,
    /// The ranges are the exceptions.
    all_but: bool,
}

/// A set of numbers to take contained 0: a move must take at least one coin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", say!("error-move-takes-least-1-coin"))]
pub struct ZeroTaken;

impl TakeSet {
    /// The numbers of some ranges, in any order, overlapping or not; a range whose end lies below
    /// its start is empty.
    ///
    /// # Errors
    /// [`ZeroTaken`] when a range contains 0.
    ///
    /// # Cost
    /// Sorts the ranges; their lengths do not matter.
    pub fn from_ranges(ranges: impl IntoIterator<Item = RangeInclusive<u64>>) -> Result<TakeSet, ZeroTaken> {
        Ok(TakeSet { ranges: normal(ranges)?, all_but: false })
    }

    /// Every positive number but those of some ranges.
    ///
    /// # Errors
    /// [`ZeroTaken`] when a range contains 0, which no rule can allow or forbid.
    pub fn all_but(ranges: impl IntoIterator<Item = RangeInclusive<u64>>) -> Result<TakeSet, ZeroTaken> {
        Ok(TakeSet { ranges: normal(ranges)?, all_but: true })
    }

    /// Every positive number: the rule of Nim.
    pub fn any() -> TakeSet {
        TakeSet { ranges: Vec::new(), all_but: true }
    }

    /// No number at all.
    pub fn empty() -> TakeSet {
        TakeSet { ranges: Vec::new(), all_but: false }
    }

    /// Whether this number of coins may be taken (from a heap that has them).
    pub fn contains(&self, taken: u64) -> bool {
        let at = self.ranges.partition_point(|&(_, hi)| hi < taken);
        let listed = self.ranges.get(at).is_some_and(|&(lo, _)| lo <= taken);
        taken > 0 && listed != self.all_but
    }

    /// Whether the set is finite. Otherwise it holds every number from some point on.
    pub fn is_finite(&self) -> bool {
        !self.all_but
    }

    /// Whether the set is empty.
    pub fn is_empty(&self) -> bool {
        !self.all_but && self.ranges.is_empty()
    }

    /// How many numbers the set holds; `None` if infinitely many.
    pub fn len(&self) -> Option<u64> {
        self.is_finite().then(|| self.ranges.iter().map(|&(lo, hi)| hi - lo + 1).sum())
    }

    /// The largest number of a finite, non-empty set.
    pub fn max(&self) -> Option<u64> {
        if self.all_but { None } else { self.ranges.last().map(|&(_, hi)| hi) }
    }

    /// The smallest number of the set.
    pub fn min(&self) -> Option<u64> {
        self.ranges_up_to(u64::MAX).next().map(|(lo, _)| lo)
    }

    /// The members of a finite set as ascending inclusive ranges that are never adjacent.
    pub fn included(&self) -> Option<&[(u64, u64)]> {
        (!self.all_but).then_some(&self.ranges)
    }

    /// The exceptions of an infinite set as ascending inclusive ranges that are never adjacent.
    pub fn excluded(&self) -> Option<&[(u64, u64)]> {
        self.all_but.then_some(&self.ranges)
    }

    /// The ends L, R of a set of the form `take L..R`, where R may be missing. Nim is the case L = 1 without an
    /// upper end.
    ///
    /// ```
    /// use grundy_rules::take::TakeSet;
    /// assert_eq!(TakeSet::any().as_range(), Some((1, None)));
    /// assert_eq!(TakeSet::from_ranges([2..=5]).unwrap().as_range(), Some((2, Some(5))));
    /// assert_eq!(TakeSet::from_ranges([1..=1, 3..=4]).unwrap().as_range(), None);
    /// ```
    pub fn as_range(&self) -> Option<(u64, Option<u64>)> {
        match (self.included(), self.excluded()) {
            (Some(&[(least, most)]), _) => Some((least, Some(most))),
            (_, Some(&[])) => Some((1, None)),
            (_, Some(&[(1, below)])) => Some((below.checked_add(1)?, None)),
            _ => None,
        }
    }

    /// The members up to a bound as ascending inclusive ranges, found lazily.
    pub fn ranges_up_to(&self, bound: u64) -> impl Iterator<Item = (u64, u64)> + '_ {
        let count = self.ranges.len() + usize::from(self.all_but);
        (0..count)
            .filter_map(move |i| {
                if !self.all_but {
                    return Some(self.ranges[i]);
                }
                let lo = match i {
                    0 => 1,
                    _ => self.ranges[i - 1].1.checked_add(1)?,
                };
                let hi = self.ranges.get(i).map_or(u64::MAX, |&(next, _)| next - 1);
                (lo <= hi).then_some((lo, hi))
            })
            .take_while(move |&(lo, _)| lo <= bound)
            .map(move |(lo, hi)| (lo, hi.min(bound)))
    }

    /// The members up to a bound, ascending, found lazily.
    pub fn up_to(&self, bound: u64) -> impl Iterator<Item = u64> + '_ {
        self.ranges_up_to(bound).flat_map(|(lo, hi)| lo..=hi)
    }

    /// How many members lie in `lo..=hi`.
    ///
    /// # Cost
    /// Two searches and the ranges between the ends.
    pub fn count_in(&self, lo: u64, hi: u64) -> u64 {
        let lo = lo.max(1);
        if hi < lo {
            return 0;
        }
        let first = self.ranges.partition_point(|&(_, end)| end < lo);
        let listed: u64 = self.ranges[first..]
            .iter()
            .take_while(|&&(start, _)| start <= hi)
            .map(|&(start, end)| end.min(hi) - start.max(lo) + 1)
            .sum();
        if self.all_but { hi - lo + 1 - listed } else { listed }
    }
}

/// Sorts and joins ranges.
fn normal(ranges: impl IntoIterator<Item = RangeInclusive<u64>>) -> Result<Vec<(u64, u64)>, ZeroTaken> {
    let mut all: Vec<(u64, u64)> =
        ranges.into_iter().filter(|range| !range.is_empty()).map(RangeInclusive::into_inner).collect();
    if all.iter().any(|&(lo, _)| lo == 0) {
        return Err(ZeroTaken);
    }
    all.sort_unstable();
    all.dedup_by(|next, last| {
        let joins = next.0 <= last.1.saturating_add(1);
        if joins {
            last.1 = last.1.max(next.1);
        }
        joins
    });
    Ok(all)
}

impl FromIterator<std::num::NonZeroU64> for TakeSet {
    /// The finite set of these numbers.
    fn from_iter<I: IntoIterator<Item = std::num::NonZeroU64>>(numbers: I) -> TakeSet {
        let ranges = normal(numbers.into_iter().map(|k| k.get()..=k.get())).unwrap_or_default();
        TakeSet { ranges, all_but: false }
    }
}

impl HeapRules for TakeSet {
    fn options(&self, heap: u64, each: &mut dyn FnMut(&[u64]) -> Flow) -> Flow {
        for taken in self.up_to(heap) {
            if taken < heap {
                each(&[heap - taken])?;
            } else {
                each(&[])?;
            }
        }
        ControlFlow::Continue(())
    }

    fn repeats(&self) -> bool {
        false
    }

    fn known(&self, heap: u64) -> Option<NimValue> {
        let (least, most) = self.as_range()?;
        Some(range_value(least, most, heap))
    }

    /// Misère Nim, also if only the numbers up to the largest heap may be taken.
    fn known_misere(&self, heaps: &[u64]) -> Option<Outcome> {
        let largest = heaps.iter().copied().max().unwrap_or(0);
        (largest == 0 || self.count_in(1, largest) == largest).then(|| misere_nim_outcome(heaps))
    }
}

impl fmt::Display for TakeSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.all_but, &self.ranges[..]) {
            (true, []) => return f.write_str("take any"),
            (true, _) => f.write_str("take not {")?,
            (false, [(lo, hi)]) if hi - lo >= 2 => return write!(f, "take {lo}..{hi}"),
            (false, _) => f.write_str("take {")?,
        }
        for (i, &(lo, hi)) in self.ranges.iter().enumerate() {
            let comma = if i > 0 { "," } else { "" };
            match hi - lo {
                0 => write!(f, "{comma}{lo}")?,
                1 => write!(f, "{comma}{lo},{hi}")?,
                _ => write!(f, "{comma}{lo}..{hi}")?,
            }
        }
        f.write_str("}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::failure::{Halt, finish};
    use proptest::prelude::*;

    #[test]
    fn texts() {
        let set = |ranges: &[RangeInclusive<u64>]| TakeSet::from_ranges(ranges.iter().cloned()).unwrap();
        let not = |ranges: &[RangeInclusive<u64>]| TakeSet::all_but(ranges.iter().cloned()).unwrap();
        #[rustfmt::skip]
        let cases = [
            (set(&[4..=4, 1..=1, 3..=3]),     "take {1,3,4}"),
            (set(&[1..=3]),                   "take 1..3"),
            (set(&[1..=1, 2..=2, 3..=3]),     "take 1..3"),
            (set(&[3..=5, 1..=1]),            "take {1,3..5}"),
            (set(&[1..=2]),                   "take {1,2}"),
            (set(&[7..=7]),                   "take {7}"),
            (set(&[]),                        "take {}"),
            (set(&[1..=999_999_999_999]),     "take 1..999999999999"),
            (not(&[]),                        "take any"),
            (not(&[2..=3]),                   "take not {2,3}"),
            (not(&[2..=4, 9..=9]),            "take not {2..4,9}"),
        ];
        for (set, text) in cases {
            assert_eq!(set.to_string(), text);
        }
        assert_eq!(not(&[]), TakeSet::any());
        assert_eq!(set(&[]), TakeSet::empty());
    }

    #[test]
    fn zero_is_refused_wherever_it_stands() {
        assert_eq!(TakeSet::from_ranges([1..=2, 0..=0]), Err(ZeroTaken));
        assert_eq!(TakeSet::all_but([0..=u64::MAX]), Err(ZeroTaken));
        // An empty range contains no 0.
        #[allow(clippy::reversed_empty_ranges)]
        let empty = TakeSet::from_ranges([5..=0]);
        assert_eq!(empty, Ok(TakeSet::empty()));
    }

    #[test]
    fn huge_numbers_cost_nothing() {
        let set = TakeSet::from_ranges([1..=u64::MAX]).unwrap();
        assert_eq!(
            (set.len(), set.max(), set.count_in(0, u64::MAX)),
            (Some(u64::MAX), Some(u64::MAX), u64::MAX)
        );
        let none = TakeSet::all_but([1..=u64::MAX]).unwrap();
        assert_eq!((none.min(), none.len(), none.count_in(1, u64::MAX)), (None, None, 0));
        let mut seen = Vec::new();
        let halted = TakeSet::any().options(u64::MAX, &mut |parts| {
            seen.push(parts[0]);
            if seen.len() < 3 { ControlFlow::Continue(()) } else { ControlFlow::Break(Halt::Enough) }
        });
        assert_eq!((finish(halted), seen), (Ok(()), vec![u64::MAX - 1, u64::MAX - 2, u64::MAX - 3]));
    }

    proptest! {
        #[test]
        fn agrees_with_a_plain_list(ranges in prop::collection::vec((1u64..40, 0u64..6), 0..6), all_but: bool) {
            let ranges: Vec<_> = ranges.into_iter().map(|(lo, len)| lo..=lo + len).collect();
            let member = |k: u64| k > 0 && ranges.iter().any(|range| range.contains(&k)) != all_but;
            let set = if all_but { TakeSet::all_but(ranges.clone()) } else { TakeSet::from_ranges(ranges.clone()) };
            let set = set.unwrap();
            let plain: Vec<u64> = (0..60).filter(|&k| member(k)).collect();
            prop_assert!((0..60).all(|k| set.contains(k) == member(k)));
            prop_assert_eq!(set.up_to(59).collect::<Vec<_>>(), plain.clone());
            prop_assert_eq!(set.min(), plain.first().copied());
            for (lo, hi) in [(0, 59), (1, 1), (7, 20), (9, 3)] {
                let count = plain.iter().filter(|k| (lo..=hi).contains(*k)).count();
                prop_assert_eq!(set.count_in(lo, hi), count as u64);
            }
            if !all_but {
                prop_assert_eq!(set.len(), Some(plain.len() as u64));
                prop_assert_eq!(set.max(), plain.last().copied());
            }
            let mut options = Vec::new();
            let _ = set.options(30, &mut |parts| { options.push(parts.to_vec()); ControlFlow::Continue(()) });
            let expected: Vec<Vec<u64>> =
                plain.iter().filter(|&&k| k <= 30).map(|&k| if k < 30 { vec![30 - k] } else { vec![] }).collect();
            prop_assert_eq!(options, expected);
        }
    }
}
