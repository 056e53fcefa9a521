//! The plain engine of sparse spaces: any values, any mask, one heap after the other.

use crate::ahead::{Ahead, HEAPS, least_common, missing_rares};
use crate::class::Class;
use crate::moves::{Moves, Pairs};
use grundy_rules::code::Code;
use grundy_rules::{Budget, Failure, Marks};
use std::ops::Range;

/// Nim-values of a code that leaves at most two heaps, by the list of its rare heaps.
///
/// In a *sparse space* almost all heaps have values of one class, the *common* ones, and only a pair with a
/// *rare* heap excludes a common value. So the least common value that is not excluded is found from the
/// short list of rare heaps. Then every rare value below it must be shown to be an option: pairs are tried
/// from the smallest part on until all are, which is nearly always soon. The values are exact for all
/// classes; a good mask only makes it quick. The mask is found from the values, and again when their number
/// has doubled.
///
/// ```
/// use grundy_rules::{Budget, code::Code};
/// use grundy_sparse::RareList;
/// let mut engine = RareList::new(&Code::parse("0.77")?).unwrap();
/// let mut values = Vec::new();
/// for _ in 0..12 {
///     let value = engine.value(&values, &mut Budget::default())?;
///     values.push(value);
/// }
/// assert_eq!(values, [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Cost
/// A heap costs about as many steps as there are rare heaps, for each place that splits, and as many pairs as
/// it takes to find the rare values below its own. Without a sparse space: all pairs. The steps are taken for
/// sixteen heaps at once, whose partners lie side by side.
///
/// # Reference
/// E. R. Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways*, chapter 4, "Sparse spaces".
pub struct RareList {
    moves: Moves,
    class: Option<Class>,
    /// Heaps from 1 on that are rare, and their values.
    rares: Vec<(u32, u16)>,
    /// All values, while they fit.
    values: Vec<u16>,
    /// How many values have been examined; at `refresh` values the mask is looked for again.
    seen: usize,
    refresh: usize,
    largest: u32,
    marks: Marks,
    ahead: Ahead,
    /// All pairs up to this part are marked for sixteen heaps at once.
    reach: usize,
    /// The `reach` that was used for the current sixteen heaps.
    reached: usize,
    missing: Vec<u16>,
    /// The values of the first heaps, the last of them first: next to the other parts they run forwards.
    mirror: Vec<u16>,
}

/// The number of values from which a mask is looked for.
const MASK_FROM_HEAPS: usize = 128;

/// How many more pairs of a place are searched at once for missing values.
const PAIRS_PER_SEARCH: usize = 256;

/// Up to this many missing rare values are searched one by one; for more, the marked pairs reach farther.
const MAX_SEARCHED_VALUES: usize = 4;

impl RareList {
    /// An engine for this code; `None` if it repeats for ever, may leave three heaps, or never leaves two
    /// heaps that may differ.
    pub fn new(code: &Code) -> Option<RareList> {
        Some(RareList::of(Moves::new(code)?))
    }

    pub(crate) fn of(moves: Moves) -> RareList {
        RareList {
            moves,
            class: None,
            rares: Vec::new(),
            values: Vec::new(),
            seen: 0,
            refresh: MASK_FROM_HEAPS,
            largest: 0,
            marks: Marks::default(),
            ahead: Ahead::default(),
            reach: MASK_FROM_HEAPS / 2,
            reached: 0,
            missing: Vec::new(),
            mirror: Vec::new(),
        }
    }

    /// The engine with these values.
    pub(crate) fn after(moves: Moves, known: &[u32]) -> RareList {
        let mut list = RareList::of(moves);
        list.see(&known[..known.len().saturating_sub(1)]);
        list
    }

    /// How many parts are paired with another for each place that splits.
    pub(crate) fn parts(&self) -> usize {
        if self.class.is_some() { self.rares.len() } else { self.seen / 2 }
    }

    /// Notes new values, and what they imply for the mask.
    fn see(&mut self, known: &[u32]) {
        if known.len() < self.seen {
            *self = RareList::of(self.moves.clone());
        }
        self.largest = known[self.seen..].iter().fold(self.largest, |most, &value| most.max(value));
        while known.len() >= self.refresh {
            // Always from this many values, even if more are known: a resumed run is the same.
            let class = Class::find(&known[..self.refresh], &self.moves);
            self.refresh *= 2;
            if class != self.class {
                self.class = class;
                self.rares.clear();
                self.values.clear();
                self.ahead.forget();
                self.seen = 0;
            }
        }
        self.values.extend(known[self.seen..].iter().map(|&value| value as u16));
        if let Some(class) = self.class {
            let new = (self.seen.max(1)..known.len()).filter(|&heap| class.is_rare(heap as u64, known[heap]));
            self.rares.extend(new.map(|heap| (heap as u32, known[heap] as u16)));
        }
        self.seen = known.len();
    }

    /// The rare heaps in this range.
    fn rares_in(rares: &[(u32, u16)], range: Range<usize>) -> &[(u32, u16)] {
        let place = |bound| rares.partition_point(|&(rare, _)| (rare as usize) < bound);
        let first = place(range.start);
        &rares[first..place(range.end).max(first)]
    }

    /// Marks the options of the sixteen heaps from `start` on by pairs with rare heaps and with small parts,
    /// as far as the other heaps are smaller than `start`.
    fn look_ahead(&mut self, start: usize, bound: usize) {
        self.ahead.restart(start, bound);
        self.reached = if self.class.is_some() { self.reach } else { usize::MAX };
        let Some(tables) = self.ahead.tables() else { return };
        for &(place, pairs) in self.moves.splits.iter().take_while(|(place, _)| *place < start) {
            // The least of the sixteen totals: the other heaps are `total` less the part, and the fifteen
            // after it.
            let total = start - place;
            let others = |part: usize| self.values[total - part..].first_chunk();
            let small = reached(self.reached, start, place);
            for part in near(place)..=small {
                let Some(others) = others(part) else { continue };
                Ahead::mark(tables, others, self.values[part]);
            }
            let (halves, first) = (halves(total, pairs), near(place).max(small + 1));
            for range in [first..halves.start.min(total), halves.end.max(first)..total] {
                for &(rare, value) in Self::rares_in(&self.rares, range) {
                    let Some(others) = others(rare as usize) else { continue };
                    Ahead::mark(tables, others, value);
                }
            }
        }
    }
}

/// From this part on, the other heap is smaller than the first of the sixteen for all of them.
fn near(place: usize) -> usize {
    HEAPS.saturating_sub(place).max(1)
}

/// The last part up to which all pairs are marked ahead: less than half of the coins left by this place.
fn reached(reach: usize, start: usize, place: usize) -> usize {
    reach.min(start.saturating_sub(place + 1) / 2)
}

/// The parts that are one half for one of sixteen heaps, if halves are not allowed.
fn halves(total: usize, pairs: Pairs) -> Range<usize> {
    if pairs == Pairs::Any { total..total } else { total.div_ceil(2)..(total + HEAPS).div_ceil(2) }
}

impl RareList {
    /// The nim-value of heap `known.len()`, where `known[i]` is that of heap `i`.
    ///
    /// # Errors
    /// The end of the budget.
    // A browser compiles functions that are called again and again well, but not long loops.
    #[cfg_attr(target_family = "wasm", inline(never))]
    pub fn value(&mut self, known: &[u32], budget: &mut Budget<'_>) -> Result<u32, Failure> {
        budget.spend(1)?;
        self.see(known);
        let heap = known.len();
        if self.largest > u16::MAX.into() {
            return self.all_pairs(known, budget);
        }
        let bound = (self.largest as usize + 1).next_power_of_two().max(64);
        let steps = if self.class.is_some() { self.rares.len() + self.reach } else { heap / 2 };
        let places = self.moves.splits.iter().take_while(|(place, _)| *place < heap).count();
        budget.spend((steps * places) as u64)?;
        if !self.ahead.holds(heap) {
            self.look_ahead(heap, bound);
        }
        let start = self.ahead.start();
        let RareList { moves, class, rares, values, ahead, reach, missing, mirror, .. } = self;
        let (table, rare) = ahead.of(heap, *class, bound);
        table[0] |= u8::from(moves.to_zero(heap as u64));
        for &place in moves.ones.iter().take_while(|&&place| place < heap) {
            table[usize::from(values[heap - place])] = 1;
        }
        let splits = || moves.splits.iter().take_while(|(place, _)| *place < heap).copied();
        for (place, pairs) in splits() {
            let total = heap - place;
            let mut mark = |part: usize, value: u16| {
                if 2 * part != total || pairs == Pairs::Any {
                    table[usize::from(value ^ values[total - part])] = 1;
                }
            };
            for (part, &value) in values.iter().enumerate().take(near(place).min(total)).skip(1) {
                mark(part, value);
            }
            if class.is_none() {
                let first = reached(usize::MAX, start, place) + 1;
                for (part, &value) in values.iter().enumerate().take(total / 2 + 1).skip(first) {
                    mark(part, value);
                }
            }
            let least = start.saturating_sub(place);
            for range in [halves(least, pairs), least..total] {
                for &(rare, value) in Self::rares_in(rares, range.start..range.end.min(total)) {
                    mark(rare as usize, value);
                }
            }
        }
        let found = least_common(heap, *class, table, rare);
        if found > u16::MAX.into() {
            return self.all_pairs(known, budget);
        }
        // All common options are marked now: every further option is rare.
        missing_rares(missing, found, table, rare);
        if class.is_none() {
            return Ok(found);
        }
        // In balance, one time in five more than a few are missing; nothing is gained beyond all pairs.
        if missing.len() > MAX_SEARCHED_VALUES {
            *reach = (*reach + *reach / 8).min(heap);
        } else {
            *reach -= *reach / 32;
        }
        let (mut more, mut open) = (1, true);
        while open && !missing.is_empty() {
            open = false;
            for (place, pairs) in splits() {
                let total = heap - place;
                let first = reached(self.reached, start, place) + more;
                let most = if pairs == Pairs::Any { total / 2 } else { (total - 1) / 2 };
                let last = most.min(first + PAIRS_PER_SEARCH - 1);
                if first > last {
                    continue;
                }
                open = true;
                budget.spend(((last - first + 1) * missing.len()) as u64)?;
                if mirror.len() <= last {
                    let parts = (last + 1).next_power_of_two().min(heap);
                    mirror.clear();
                    mirror.extend(values[..parts].iter().rev());
                }
                let parts = &mirror[mirror.len() - 1 - last..mirror.len() - first];
                let others = &values[total - last..=total - first];
                missing.retain(|&value| !has_pair(parts, others, value));
            }
            more += PAIRS_PER_SEARCH;
        }
        Ok(missing.first().map_or(found, |&value| value.into()))
    }

    /// The name of the current method.
    pub fn name(&self) -> &'static str {
        if self.class.is_some() { "sparse: list of rare heaps" } else { "sparse: all pairs" }
    }

    /// The value by all pairs, for any size of values.
    fn all_pairs(&mut self, known: &[u32], budget: &mut Budget<'_>) -> Result<u32, Failure> {
        let heap = known.len();
        let RareList { moves, marks, largest, .. } = self;
        marks.clear();
        if moves.to_zero(heap as u64) {
            marks.insert(0);
        }
        marks.reserve((*largest as usize + 1).next_power_of_two());
        for &place in moves.ones.iter().take_while(|&&place| place < heap) {
            marks.insert(known[heap - place]);
        }
        for &(place, pairs) in moves.splits.iter().take_while(|(place, _)| *place < heap) {
            budget.spend((heap - place) as u64 / 2)?;
            mark_all(known, heap - place, pairs, marks);
        }
        Ok(marks.mex())
    }
}

/// Whether one of these pairs of parts has this nim-sum. No early exit, so that the compiler uses vectors.
fn has_pair(parts: &[u16], others: &[u16], sum: u16) -> bool {
    parts.iter().zip(others).fold(0, |found, (a, b)| found | u16::from(a ^ b == sum)) != 0
}

/// Marks the nim-sums of all pairs of a total.
fn mark_all(known: &[u32], total: usize, pairs: Pairs, marks: &mut Marks) {
    let most = if pairs == Pairs::Any { total / 2 } else { total.saturating_sub(1) / 2 };
    let (stamps, now) = marks.stamps();
    let mask = stamps.len() - 1;
    let (small, large) = (&known[1..=most], &known[total - most..total]);
    for (a, b) in small.iter().zip(large.iter().rev()) {
        stamps[(a ^ b) as usize & mask] = now;
    }
}
