//! Codes that leave at most two heaps, to very many heaps: a repeat of the last W values in a sparse space.
//!
//! A heap n ≥ 1 of value v is *rare* if v and the mask have an even number of binary ones in common (if
//! parity counts: if that number, n and the given parity have an even sum), and *common* otherwise. Two rare
//! parts, or two common ones, make an option of a rare value; a rare and a common part make one of a common
//! value (if parity counts, for places of that parity; places of another one are refused).
//!
//! So only moves to one heap or none, and pairs with a rare part, exclude a common value. The value of a heap
//! is the least common value not so excluded, if some pair shows each rare value below it to be an option. If
//! the pairs shown have a part of at most W − r coins (r is the number taken), no further heap is rare, and W
//! reaches beyond the last rare heap, then the last W values and the first W ones decide the next one. The
//! first ones do not change, so a repeat of the last ones proves the period.

use super::format::{Period, Sparse};
use super::values::Values;
use super::{Wanted, moves, wrong};
use crate::Fault;
use crate::format::present;
use grundy_rules::logic::{Core, Kind, Move, Split};
use grundy_rules::{Budget, Why};
use serde::Deserialize;

pub(super) const THEOREM: &str = "a repeat of the whole state in a sparse space (Berlekamp, Conway & Guy, Winning Ways, chapter 4; \
                                  Gangolli & Plambeck 1989)";

/// The segments to check, counted from 0, both included.
pub(crate) type Segments = (u64, u64);

/// A line after the head.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct More {
    #[serde(default, deserialize_with = "present")]
    rares: Option<Vec<(u64, u32)>>,
    #[serde(default, deserialize_with = "present")]
    window: Option<u64>,
    #[serde(default, deserialize_with = "present")]
    values: Option<String>,
}

/// The widest window.
const MAX_WIDTH: u64 = 1 << 26;

/// The longest run.
const MAX_HEAPS: u64 = 1 << 44;

/// The number of coins taken before a heap is divided into two, and how it may be divided.
type Places = Vec<(i64, Kind)>;

/// What stays the same during the run.
struct Space<'a> {
    rule: &'a Core,
    mask: u32,
    parity: Option<u32>,
    width: u64,
    splits: Places,
    /// Numbers of coins that may be taken without dividing.
    ones: Vec<u64>,
    /// The values below 2W + 2.
    start: Vec<u32>,
    /// Rare heaps and their values.
    rares: Vec<(u64, u32)>,
}

/// Consecutive values: at least those of the last W + 1 heaps.
struct Run {
    values: Vec<u32>,
    /// The heap after the last value.
    end: u64,
    /// The heap that last had, or may have, an option of each value.
    met: Vec<u64>,
}

/// Heaps at which windows are compared, in ascending order.
enum Stop {
    /// The values before this heap are remembered: x.
    Keep,
    /// They are those before x.
    Same,
    /// They differ from those before x.
    Differs,
    /// They are those of a line of the file.
    Window(Vec<u32>),
}

pub(super) fn check(
    rule: &Core,
    period: &Period,
    sparse: Sparse,
    more: &[More],
    wanted: &mut Wanted<'_>,
    budget: &mut Budget<'_>,
) -> Result<Option<String>, Fault> {
    let Sparse { mask, parity, width } = sparse;
    let Period { preperiod: n0, period: p, .. } = *period;
    let k = moves::most_taken(rule).unwrap_or(u64::MAX);
    if k > width || width == 0 {
        return wrong("a window is at least as wide as what is taken");
    }
    if width > MAX_WIDTH {
        return Err(budget.stop(Why::Work).into());
    }
    let (splits, ones) = places(rule, parity, budget)?;
    if mask == 0 && parity.is_none() {
        return wrong("without a mask every heap is rare");
    }
    if period.saltus != 0 || parity.is_some_and(|parity| parity > 1 || p % 2 == 1) {
        return wrong("the period is plain, and even where parity counts");
    }
    let start = 2 * width + 2;
    let x = n0.checked_add(width).map(|x| x.max(start));
    let end = x.and_then(|x| Some((x, x.checked_add(p)?)));
    let Some((x, end)) = end.filter(|(_, end)| *end < MAX_HEAPS) else {
        return Err(budget.stop(Why::Work).into());
    };
    (wanted.announce)(&format!("{end} heaps, of each the rare ones among those before it"));
    budget.reserve(VALUE_BYTES * start)?;
    let mut space = Space { rule, mask, parity, width, splits, ones, start: Vec::new(), rares: Vec::new() };
    let mut run = space.first(start, budget)?;
    for (heap, value) in (0..).zip(&run.values) {
        space.compare(heap, *value, period)?;
    }
    let mut stops: Vec<(u64, Stop)> = vec![(x, Stop::Keep), (end, Stop::Same)];
    stops.extend(super::period::primes(p).map(|q| (x + p / q, Stop::Differs)));
    let mut windows: Vec<u64> = Vec::new();
    for line in more {
        match line {
            More { rares: Some(rares), window: None, values: None } => {
                if *rares != space.rares || !windows.is_empty() {
                    return wrong("the rare heaps of the file are not those below 2W+2");
                }
            }
            More { rares: None, window: Some(after), values: Some(hex) } => {
                if *after < start || *after > end || windows.last().is_some_and(|last| last >= after) {
                    return wrong("windows ascend, from 2W+2 to the end");
                }
                budget.reserve(VALUE_BYTES * width)?;
                let fits = hex.len() as u64 == 4 * width;
                let Some(values) = Some(hex).filter(|_| fits).and_then(|hex| hexadecimal(hex)) else {
                    return wrong("a window is W values in small hexadecimal digits, four each");
                };
                windows.push(*after);
                stops.push((*after, Stop::Window(values)));
            }
            _ => return wrong("a line of this certificate has `rares`, or `window` and `values`"),
        }
    }
    stops.sort_by_key(|stop| stop.0);
    let (from, to, covered) = match wanted.segments {
        None => (start, end, None),
        Some((first, last)) => {
            // A window at either end begins no segment of its own.
            let inside = windows.iter().copied().filter(|window| (start + 1..end).contains(window));
            let bounds: Vec<u64> = std::iter::once(start).chain(inside).collect();
            let bound = |place: u64| usize::try_from(place).ok().and_then(|place| bounds.get(place)).copied();
            let there = first <= last && last < bounds.len() as u64;
            let Some(from) = bound(first).filter(|_| there) else {
                return wrong(format!("there are the segments 0 to {}", bounds.len() - 1));
            };
            let to = bound(last.saturating_add(1)).unwrap_or(end);
            let covered = format!(
                "segments {first} to {last}: the heaps {from} to {}, if those before have the values told",
                to - 1
            );
            (from, to, Some(covered))
        }
    };
    // The run starts from the window in the file at its first heap.
    let told = |heap: u64| {
        stops.iter().find_map(|(at, stop)| match stop {
            Stop::Window(values) if *at == heap => Some(values.clone()),
            _ => None,
        })
    };
    if from > start {
        let Some(values) = told(from) else { return wrong("the file lacks the window") };
        run = Run { values, end: from, met: Vec::new() };
    }
    // The values before x, and the one before them, which decides the preperiod.
    let mut state = told(x);
    let mut last = None;
    for (at, stop) in stops.iter().filter(|(at, _)| (from..=to).contains(at)) {
        space.advance(&mut run, *at, period, budget)?;
        let (before, now) = run.values.split_at(run.values.len() - width as usize);
        let known = state.as_deref();
        match stop {
            Stop::Window(values) if values != now => {
                return wrong(format!("the values before heap {at} are others"));
            }
            Stop::Keep if known.is_some_and(|known| known != now) => {
                return wrong(format!("the values before heap {at} are others"));
            }
            Stop::Keep => {
                last = before.last().copied();
                state = Some(now.to_vec());
            }
            Stop::Same | Stop::Differs if known.is_none() => {
                return wrong("the window to compare with is not told");
            }
            Stop::Same if known != Some(now) => {
                return wrong(format!("the {width} values before heap {x} are not those before heap {at}"));
            }
            Stop::Same if x - width == n0 && n0 > 0 && last.is_some() && last == before.last().copied() => {
                return wrong(format!("the preperiod is smaller: G({}+{p}) = G({})", n0 - 1, n0 - 1));
            }
            Stop::Differs if known == Some(now) => {
                return wrong(format!("the period is smaller: {} is one", at - x));
            }
            _ => {}
        }
    }
    space.advance(&mut run, to, period, budget)?;
    Ok(covered)
}

/// The places that divide into two, and the numbers that are taken from a heap that stays whole, each once.
fn places(rule: &Core, parity: Option<u32>, budget: &mut Budget<'_>) -> Result<(Places, Vec<u64>), Fault> {
    let (mut splits, mut ones) = (Places::new(), Vec::new());
    for each in &rule.moves {
        match *each {
            Move::Take(least, Some(most)) => ones.push((least, most)),
            Move::Split(Split { every: None, heaps: 0, .. }) => {}
            Move::Split(Split { every: None, heaps: 1, taken, .. }) => {
                ones.push((taken.unsigned_abs(), taken.unsigned_abs()));
            }
            Move::Split(Split { every: None, heaps: 2, taken, kind }) => {
                if parity.is_some_and(|parity| taken.rem_euclid(2) != i64::from(parity)) {
                    return wrong("where parity counts, all places that divide have it");
                }
                splits.push((taken, kind));
            }
            _ => return wrong("this theorem is about moves that leave at most two heaps"),
        }
    }
    splits.sort_unstable_by_key(|&(taken, kind)| (taken, kind as u8));
    splits.dedup();
    ones.sort_unstable();
    let mut taken: Vec<u64> = Vec::new();
    for (least, most) in ones {
        let least = taken.last().map_or(least, |last| least.max(last + 1));
        let more = (most + 1).saturating_sub(least);
        budget.spend(more)?;
        budget.reserve(16 * more)?;
        taken.extend(least..=most);
    }
    Ok((splits, taken))
}

fn hexadecimal(text: &str) -> Option<Vec<u32>> {
    let digits: Vec<u32> = text.chars().map(|digit| digit.to_digit(16)).collect::<Option<_>>()?;
    let small = !text.bytes().any(|byte| byte.is_ascii_uppercase());
    (small && digits.len() % 4 == 0).then(|| {
        digits.chunks(4).map(|four| four.iter().fold(0, |value, digit| 16 * value + digit)).collect()
    })
}

impl Space<'_> {
    fn is_rare(&self, heap: u64, value: u32) -> bool {
        let of_heap = self.parity.map_or(0, |parity| heap as u32 & 1 ^ parity);
        ((value & self.mask).count_ones() + of_heap) % 2 == 0
    }

    /// The values below 2W + 2, by definition, and the rare heaps among them.
    fn first(&mut self, start: u64, budget: &mut Budget<'_>) -> Result<Run, Fault> {
        let mut run = Run { values: Vec::new(), end: 0, met: Vec::new() };
        let mut plain = Values::new(self.rule);
        let few = start.min(MIN_BY_DEFINITION);
        for _ in 0..few {
            run.values.push(plain.next(budget)?);
        }
        run.end = few;
        self.start.clone_from(&run.values);
        self.rares = (1..few)
            .map(|heap| (heap, run.values[heap as usize]))
            .filter(|(n, v)| self.is_rare(*n, *v))
            .collect();
        while run.end < start {
            budget.progress(run.end);
            let value = self.next(&mut run, i64::MAX, budget)?;
            self.start.push(value);
            if self.is_rare(run.end - 1, value) {
                self.rares.push((run.end - 1, value));
            }
        }
        let k = moves::most_taken(self.rule).unwrap_or(u64::MAX);
        match self.rares.last() {
            Some((last, _)) if last + k > self.width => {
                wrong(format!("heap {last} is rare, which is beyond the window"))
            }
            _ => Ok(run),
        }
    }

    /// The value of the next heap, from pairs with one part plus the coins taken of at most `reach`.
    fn next(&self, run: &mut Run, reach: i64, budget: &mut Budget<'_>) -> Result<u32, Fault> {
        let Run { values, end: heap, met } = run;
        let heap = *heap;
        let base = heap - values.len() as u64;
        // Parts near 0 are always known, others while they are among the last ones.
        let value = |part: u64| match part.checked_sub(base) {
            Some(place) => values.get(place as usize).copied(),
            None => self.start.get(part as usize).copied(),
        };
        let known = met.len();
        let mark = |met: &mut Vec<u64>, value: u32| {
            if met.len() <= value as usize {
                met.resize(value as usize + 64, 0);
            }
            std::mem::replace(&mut met[value as usize], heap) != heap
        };
        let far = || Fault::Wrong(format!("heap {heap} has an option beyond the window"));
        let pairs = self.rares.len() * self.splits.len();
        budget.spend((1 + pairs + self.ones.len() + self.rule.moves.len() / 8) as u64)?;
        if self.ends(heap) {
            mark(met, 0);
        }
        for taken in self.ones.iter().filter(|taken| **taken < heap) {
            mark(met, value(heap - taken).ok_or_else(far)?);
        }
        for &(taken, kind) in &self.splits {
            let coins = heap as i64 - taken;
            for &(rare, worth) in &self.rares {
                let Some(other) = (coins - rare as i64).try_into().ok().filter(|other| *other >= 1) else {
                    break;
                };
                if kind == Kind::Any || (rare == other) == (kind == Kind::Equal) {
                    mark(met, worth ^ value(other).ok_or_else(far)?);
                }
            }
        }
        let free = |met: &[u64], value: u32| met.get(value as usize).is_none_or(|last| *last != heap);
        // A heap has no more options than these, so its value is not larger.
        let options = (1 + self.ones.len() as u64).saturating_add((1 + heap) * self.splits.len() as u64);
        let most = options.min(u64::from(u32::MAX - 1)) as u32;
        // The free values below the candidate are rare, and some pair must show each to be an option.
        let (mut candidate, mut open) = (0, 0);
        while candidate <= most && (!free(met, candidate) || self.is_rare(heap, candidate)) {
            open += usize::from(free(met, candidate));
            candidate += 1;
            if candidate % VALUES_PER_PAYMENT == 0 {
                budget.spend(u64::from(VALUES_PER_PAYMENT) / 4)?;
            }
        }
        let mut part = 1;
        while open > 0 {
            budget.spend(1 + self.splits.len() as u64 / 8)?;
            let mut some = false;
            for &(taken, kind) in &self.splits {
                let other = heap as i64 - taken - part as i64;
                if other < part as i64 || part as i64 + taken > reach {
                    continue;
                }
                some = true;
                if kind == Kind::Any || (other == part as i64) == (kind == Kind::Equal) {
                    let option = value(part).ok_or_else(far)? ^ value(other as u64).ok_or_else(far)?;
                    if option < candidate && mark(met, option) {
                        open -= 1;
                    }
                }
            }
            if !some {
                break;
            }
            part += 1;
        }
        budget.reserve(16 * (met.len() - known) as u64)?;
        let found = if open > 0 { (0..).find(|v| free(met, *v)).unwrap_or(candidate) } else { candidate };
        values.push(found);
        run.end += 1;
        Ok(found)
    }

    /// Whether a move ends the heap.
    fn ends(&self, heap: u64) -> bool {
        self.rule.moves.iter().any(|each| match *each {
            Move::Take(least, Some(most)) => (least..=most).contains(&heap),
            Move::Split(Split { heaps: 0, taken, .. }) => taken.unsigned_abs() == heap && taken > 0,
            _ => false,
        })
    }

    /// Advances to a heap. None on the way may be rare.
    fn advance(&self, run: &mut Run, to: u64, period: &Period, budget: &mut Budget<'_>) -> Result<(), Fault> {
        let keep = self.width as usize + 1;
        while run.end < to {
            if run.end % 4096 == 0 {
                budget.progress(run.end);
            }
            let heap = run.end;
            let value = self.next(run, self.width as i64, budget)?;
            if self.is_rare(heap, value) {
                return wrong(format!("heap {heap} is rare, or needs an option that is beyond the window"));
            }
            self.compare(heap, value, period)?;
            if run.values.len() >= 2 * keep + ROOM {
                run.values.drain(..run.values.len() - keep);
            }
        }
        Ok(())
    }

    /// Checks the value against the claim. The heaps from n₀ to W + 1, which are not in the window before x,
    /// are compared one period later; and so is the last one of the preperiod, which differs.
    fn compare(&self, heap: u64, value: u32, period: &Period) -> Result<(), Fault> {
        let Period { preperiod: n0, period: p, ref values, .. } = *period;
        if let Some(told) = values.as_ref().and_then(|values| values.get(heap as usize)) {
            if *told != u64::from(value) {
                return wrong(format!("G({heap}) is {value}, not {told}"));
            }
        }
        let Some(before) = heap.checked_sub(p).filter(|before| *before <= self.width + 1) else {
            return Ok(());
        };
        let same = self.start[before as usize] == value;
        if before >= n0 && !same {
            return wrong(format!(
                "G({before}+{p}) is {value}, and G({before}) is {}",
                self.start[before as usize]
            ));
        }
        if before + 1 == n0 && same {
            return wrong(format!("the preperiod is smaller: G({before}+{p}) = G({before})"));
        }
        Ok(())
    }
}

/// The bytes that the value of one heap takes at most, with the copies of its window.
const VALUE_BYTES: u64 = 16;
/// The number of values that are looked at before they are paid for.
const VALUES_PER_PAYMENT: u32 = 1024;
/// The smallest number of values found by definition.
const MIN_BY_DEFINITION: u64 = 64;
/// The number of values kept beyond those needed, so that they are not moved with every heap.
const ROOM: usize = 4096;
