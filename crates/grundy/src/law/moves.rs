//! Moves from a huge heap to a given nim-value: counted exactly, listed up to a limit.

use super::Period;
use grundy_rules::NimValue;
use std::ops::RangeInclusive;

/// The moves to a nim-value: their number, and the first of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moves<T> {
    /// Their exact number.
    pub total: u128,
    /// The first ones, up to the limit.
    pub first: Vec<T>,
}

impl<T> Moves<T> {
    /// Whether all moves are listed.
    pub fn complete(&self) -> bool {
        self.total == self.first.len() as u128
    }
}

/// A set of heaps that repeats: some single heaps, then residue classes for ever.
///
/// [`Fibre::of`] gives the heaps of one nim-value, huge ones included.
///
/// ```
/// use grundy::law::{Fibre, Period};
/// use grundy::NimValue;
/// let start = [0, 1, 0, 1, 2, 3, 2];   // take {1,3,4}, period 7
/// let lost = Fibre::of(&Period::plain(0, 7), &start, NimValue(0)).unwrap();
/// assert_eq!(lost.count(0, 13), 4);   // heaps 0, 2, 7, 9
/// assert_eq!(lost.heaps(10u64.pow(18), u64::MAX).next(), Some(10u64.pow(18) + 1));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fibre {
    /// Single heaps, ascending, all below `base` unless there are no classes.
    single: Vec<u64>,
    /// Heap `base + c + q·period` belongs to the set for every class c and every q ≥ 0.
    base: u64,
    period: u64,
    /// Ascending, all below `period`.
    classes: Vec<u64>,
}

impl Fibre {
    /// All heaps of a nim-value, by a period; `None` if `values` end before n₀ + p.
    ///
    /// # Cost
    /// Linear in n₀ + p.
    pub fn of(law: &Period, values: &[u32], value: NimValue) -> Option<Fibre> {
        let values = values.get(..law.kept()?)?;
        let mut fibre =
            Fibre { single: Vec::new(), base: law.preperiod, period: law.period, classes: Vec::new() };
        for (heap, &v) in (0u64..).zip(values) {
            let v = u64::from(v);
            if law.saltus == 0 || heap < law.preperiod {
                if v == value.0 {
                    if heap < law.preperiod { &mut fibre.single } else { &mut fibre.classes }.push(heap);
                }
            } else if v <= value.0 && (value.0 - v) % law.saltus == 0 {
                // Each class grows, and has the value at most once.
                let later = ((value.0 - v) / law.saltus).checked_mul(law.period);
                fibre.single.extend(later.and_then(|later| heap.checked_add(later)));
            }
        }
        fibre.classes.iter_mut().for_each(|class| *class -= law.preperiod);
        fibre.single.sort_unstable();
        Some(fibre)
    }

    /// The number of heaps of the set below `end`.
    fn below(&self, end: u128) -> u128 {
        let single = self.single.partition_point(|&heap| u128::from(heap) < end) as u128;
        let Some(beyond) = end.checked_sub(self.base.into()) else { return single };
        let (whole, rest) = (beyond / u128::from(self.period), beyond % u128::from(self.period));
        let last = self.classes.partition_point(|&class| u128::from(class) < rest) as u128;
        single + whole * self.classes.len() as u128 + last
    }

    /// The heap of the set with `index` smaller ones, if there is one below 2^64.
    fn nth(&self, index: u128) -> Option<u64> {
        let Some(later) = index.checked_sub(self.single.len() as u128) else {
            return self.single.get(index as usize).copied();
        };
        let classes = self.classes.len() as u128;
        if classes == 0 {
            return None;
        }
        let class = self.classes[(later % classes) as usize];
        let heap = (later / classes).checked_mul(self.period.into())?;
        u64::try_from(heap + u128::from(self.base) + u128::from(class)).ok()
    }

    /// Whether the heap is in the set.
    pub fn contains(&self, heap: u64) -> bool {
        self.count(heap, heap) == 1
    }

    /// The number of heaps of the set in `low..=high`.
    ///
    /// # Cost
    /// Logarithmic in n₀ + p.
    pub fn count(&self, low: u64, high: u64) -> u128 {
        if low > high { 0 } else { self.below(u128::from(high) + 1) - self.below(low.into()) }
    }

    /// The heaps of the set in `low..=high`, ascending.
    ///
    /// # Cost
    /// Logarithmic in n₀ + p at the start, then constant for each heap.
    pub fn heaps(&self, low: u64, high: u64) -> impl Iterator<Item = u64> + '_ {
        let mut index = self.below(low.into());
        std::iter::from_fn(move || {
            let heap = self.nth(index)?;
            index += 1;
            (heap <= high).then_some(heap)
        })
    }
}

/// The moves that take coins and leave one heap of a given nim-value: the heaps left.
///
/// `taken` are disjoint ranges of numbers of coins, ascending; they are never expanded, and numbers above the
/// heap are ignored. Leaving nothing is a move to heap 0, as in take sets; for a digit of a code, which
/// leaves a non-empty heap, keep the ranges below `from`. The heaps left are listed in the order of the
/// ranges, ascending within each.
///
/// ```
/// use grundy::law::{Fibre, Period, one_heap_moves};
/// use grundy::NimValue;
/// let start = [0, 1, 0, 1, 2, 3, 2];
/// let lost = Fibre::of(&Period::plain(0, 7), &start, NimValue(0)).unwrap();
/// // take {1,3,4}: 10^18 + 1 is lost, so that no move goes to 0; from 10^18 + 2 take 1 or 3.
/// let n = 10u64.pow(18);
/// assert_eq!(one_heap_moves(&lost, n + 1, [1..=1, 3..=4], 9).total, 0);
/// assert_eq!(one_heap_moves(&lost, n + 2, [1..=1, 3..=4], 9).first, [n + 1, n - 1]);
/// ```
///
/// # Cost
/// Logarithmic in n₀ + p for each range, constant for each heap listed.
pub fn one_heap_moves(
    to: &Fibre,
    from: u64,
    taken: impl IntoIterator<Item = RangeInclusive<u64>>,
    limit: usize,
) -> Moves<u64> {
    let mut moves = Moves { total: 0, first: Vec::new() };
    for range in taken {
        let Some(high) = from.checked_sub(*range.start()) else { continue };
        let low = from.saturating_sub(*range.end());
        moves.total += to.count(low, high);
        let room = limit - moves.first.len();
        moves.first.extend(to.heaps(low, high).take(room));
    }
    moves
}

/// The pairs of heaps that a move may leave.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Split {
    /// Any two.
    Plain,
    /// Different ones (`!`, and for two heaps `?`).
    Unequal,
    /// Equal ones (`=`).
    Equal,
}

/// The moves that leave two non-empty heaps a ≤ b with a + b = `left` and values of a given nim-sum, by a
/// plain period: the pairs (a, b), a ascending.
///
/// `None` if the law is not a plain period, or if `values` end before n₀ + p.
///
/// ```
/// use grundy::law::{Period, Split, two_heap_moves};
/// use grundy::NimValue;
/// // 0.7: one coin is taken, and the rest may be split: 0 1 0 1 …, with period 2.
/// let moves = |left, value| two_heap_moves(&Period::plain(0, 2), &[0, 1], left, Split::Plain, value, 2);
/// assert_eq!(moves(9, NimValue(1)).unwrap().first, [(1, 8), (2, 7)]);
/// assert_eq!(moves(9, NimValue(1)).unwrap().total, 4);
/// assert_eq!(moves(10u64.pow(18), NimValue(0)).unwrap().total, 5 * 10u128.pow(17));
/// ```
///
/// # Cost
/// Linear in n₀ + p, and the moves listed; independent of `left`.
///
/// # Laws
/// If a ≥ n₀ then b ≥ n₀ too, and the class of a determines the class of b = `left` − a. So these a are whole
/// residue classes, cut off at `left`/2. The a below n₀ are tried one by one.
pub fn two_heap_moves(
    law: &Period,
    values: &[u32],
    left: u64,
    split: Split,
    value: NimValue,
    limit: usize,
) -> Option<Moves<(u64, u64)>> {
    let values = values.get(..law.kept()?)?;
    if law.saltus != 0 {
        return None;
    }
    let (n0, p, half) = (law.preperiod, law.period, left / 2);
    let at = |heap: u64| {
        let known = if heap < n0 { heap } else { n0 + (heap - n0) % p };
        u64::from(values[known as usize])
    };
    let wanted = |a: u64, b: u64| at(a) ^ at(b) == value.0;
    let mut set = Fibre { single: Vec::new(), base: n0, period: p, classes: Vec::new() };
    set.single.extend((1..n0.min(half.saturating_add(1))).filter(|&a| wanted(a, left - a)));
    if half >= n0 {
        // Heap n₀ + c pairs with the class of left − n₀ − c, whatever the size: left ≥ 2n₀.
        let other = (left - n0 - n0) % p;
        set.classes.extend((0..p).filter(|c| wanted(n0 + c, n0 + (other + p - c) % p)));
    }
    let (low, high) = match split {
        Split::Plain => (1, half),
        Split::Unequal => (1, left.saturating_sub(1) / 2),
        Split::Equal if left % 2 == 0 => (half.max(1), half),
        Split::Equal => (1, 0),
    };
    let first = set.heaps(low, high).take(limit).map(|a| (a, left - a)).collect();
    Some(Moves { total: set.count(low, high), first })
}

/// The moves of a take-and-break code that take one number of coins, up to two heaps left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The number of coins taken.
    pub taken: u64,
    /// Whether no heap may be left.
    pub nothing: bool,
    /// Whether one non-empty heap may be left.
    pub one: bool,
    /// Which two non-empty heaps may be left, if any.
    pub two: Option<Split>,
}

/// The moves of a take-and-break code from a heap to a given nim-value, by a plain period: the heaps left,
/// place by place; for each place first the single heap, then the pairs with the smaller heap ascending.
///
/// `None` if `values` end before n₀ + p, or if the law is arithmetic and some place splits.
///
/// ```
/// use grundy::law::{Period, Place, Split, place_moves};
/// use grundy::NimValue;
/// // 0.7: take one coin, and split the rest as you like. 0 1 0 1 … with period 2.
/// let places = [Place { taken: 1, nothing: true, one: true, two: Some(Split::Plain) }];
/// let law = Period::plain(0, 2);
/// let moves = |n, limit| place_moves(&law, &[0, 1], n, &places, NimValue(0), limit).unwrap();
/// assert_eq!(moves(5, 9).first, [vec![4], vec![1, 3], vec![2, 2]]);
/// assert_eq!(moves(6, 9).total, 0);
/// assert_eq!(moves(10u64.pow(18) + 1, 0).total, 5 * 10u128.pow(17) + 1);
/// ```
///
/// # Cost
/// For each place linear in n₀ + p, and the moves listed.
pub fn place_moves(
    law: &Period,
    values: &[u32],
    from: u64,
    places: &[Place],
    value: NimValue,
    limit: usize,
) -> Option<Moves<Vec<u64>>> {
    let fibre = Fibre::of(law, values, value)?;
    let mut moves = Moves { total: 0, first: Vec::new() };
    for place in places {
        let Some(left) = from.checked_sub(place.taken) else { continue };
        let gone = left == 0 && place.nothing && place.taken > 0 && value.0 == 0;
        let single = left > 0 && place.one && place.taken > 0 && fibre.contains(left);
        if gone || single {
            moves.total += 1;
            if moves.first.len() < limit {
                moves.first.push(if gone { Vec::new() } else { vec![left] });
            }
        }
        if let Some(split) = place.two {
            let room = limit - moves.first.len();
            let pairs = two_heap_moves(law, values, left, split, value, room)?;
            moves.total += pairs.total;
            moves.first.extend(pairs.first.into_iter().map(|(a, b)| vec![a, b]));
        }
    }
    Some(moves)
}
