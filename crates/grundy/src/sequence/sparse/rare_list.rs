//! The scalar engine of sparse spaces: any values, any mask, one heap at a time.

use super::class::Class;
use super::moves::{Moves, Pairs};
use crate::sequence::{Evaluator, Marks};
use grundy_rules::code::Code;
use grundy_rules::{Budget, Failure};

/// Nim-values of a code that leaves at most two heaps, by the list of its rare heaps.
///
/// In a *sparse space* almost all heaps have values of one class, the *common* ones, and a common
/// value is excluded by a pair with a *rare* heap only. So the least common value that is not excluded
/// is found from the short list of rare heaps. Then every rare value below it must be shown to be an
/// option: pairs are tried from the smallest part on until all are, and that is nearly always soon. The
/// values are exact whatever the classes are; a good mask only makes it quick. The mask is found
/// from the values, and again whenever their number has doubled.
///
/// ```
/// use grundy::sequence::{Evaluator, RareList};
/// use grundy::{Budget, code::Code};
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
/// A heap costs about as many steps as there are rare heaps, for each place that splits, and as many
/// pairs as it takes to meet the rare values below its own. Without sparse space: all pairs.
///
/// # Reference
/// E. R. Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways*, chapter 4, "Sparse spaces".
pub struct RareList {
    moves: Moves,
    class: Option<Class>,
    /// Heaps from 1 on that are rare, and their values.
    rares: Vec<(u32, u32)>,
    /// So many values have been looked at; at so many the mask is looked for again.
    seen: usize,
    refresh: usize,
    largest: u32,
    marks: Marks,
}

/// From how many values on a mask is looked for.
const FIRST: usize = 128;

impl RareList {
    /// An engine for this code; `None` where it repeats for ever, may leave three heaps, or never
    /// leaves two heaps that may differ.
    pub fn new(code: &Code) -> Option<RareList> {
        Some(RareList::of(Moves::new(code)?))
    }

    pub(super) fn of(moves: Moves) -> RareList {
        RareList {
            moves,
            class: None,
            rares: Vec::new(),
            seen: 0,
            refresh: FIRST,
            largest: 0,
            marks: Marks::default(),
        }
    }

    /// The sparse space in use.
    pub(super) fn class(&self) -> Option<Class> {
        self.class
    }

    /// How many parts are paired with another for each place that splits.
    pub(super) fn parts(&self) -> usize {
        if self.class.is_some() { self.rares.len() } else { self.seen / 2 }
    }

    /// Takes note of values that are new, and of what they say about the mask.
    fn see(&mut self, known: &[u32]) {
        if known.len() < self.seen {
            *self = RareList::of(self.moves.clone());
        }
        self.largest = known[self.seen..].iter().fold(self.largest, |most, &value| most.max(value));
        while known.len() >= self.refresh {
            // Always from so many values, however many are known: a run that goes on another day is the same.
            let class = Class::find(&known[..self.refresh], &self.moves);
            self.refresh *= 2;
            if class != self.class {
                self.class = class;
                self.rares.clear();
                self.seen = 0;
            }
        }
        if let Some(class) = self.class {
            let new = (self.seen.max(1)..known.len()).filter(|&heap| class.is_rare(heap as u64, known[heap]));
            self.rares.extend(new.map(|heap| (heap as u32, known[heap])));
        }
        self.seen = known.len();
    }
}

impl Evaluator for RareList {
    fn value(&mut self, known: &[u32], budget: &mut Budget<'_>) -> Result<u32, Failure> {
        budget.spend(1)?;
        self.see(known);
        let heap = known.len();
        let RareList { moves, class, rares, marks, largest, .. } = self;
        marks.clear();
        if moves.to_zero(heap as u64) {
            marks.insert(0);
        }
        let (top, bound) = (*largest + 1, (*largest as usize + 1).next_power_of_two());
        marks.reserve(2 * bound);
        for &place in moves.ones.iter().take_while(|&&place| place < heap) {
            marks.insert(known[heap - place]);
        }
        let Some(class) = *class else {
            for &(place, pairs) in moves.splits.iter().take_while(|(place, _)| *place < heap) {
                budget.spend((heap - place) as u64 / 2)?;
                mark_all(known, heap - place, pairs, marks);
            }
            return Ok(marks.mex());
        };
        let (stamps, now) = marks.stamps();
        let mask = stamps.len() - 1;
        for &(place, pairs) in moves.splits.iter().take_while(|(place, _)| *place < heap) {
            let total = heap - place;
            let parts = rares.partition_point(|&(rare, _)| (rare as usize) < total);
            budget.spend(parts as u64)?;
            for &(rare, value) in &rares[..parts] {
                let other = total - rare as usize;
                if other != rare as usize || pairs == Pairs::Any {
                    stamps[(value ^ known[other]) as usize & mask] = now;
                }
            }
        }
        let marked = |stamps: &[u32], value: u32| stamps.get(value as usize) == Some(&now);
        let common = |squeezed| class.expand(heap as u64, squeezed, false);
        let found = (0..=top).map(common).find(|&value| !marked(stamps, value));
        let found = found.unwrap_or_else(|| common(top + 1));
        // All options of the common class are marked now: what is new from here on is rare.
        let missing = |stamps: &[u32]| {
            let below = class.rares_below(heap as u64, class.squeeze(found));
            (0..below).map(|squeezed| class.expand(heap as u64, squeezed, true)).find(|&u| !marked(stamps, u))
        };
        let below = class.rares_below(heap as u64, class.squeeze(found));
        let mut left = (0..below).filter(|&s| !marked(stamps, class.expand(heap as u64, s, true))).count();
        let most = moves.splits.first().map_or(0, |&(place, _)| heap.saturating_sub(place) / 2);
        let mut small = 1;
        while left > 0 && small <= most {
            let last = most.min(small + 63);
            for &(place, pairs) in moves.splits.iter().take_while(|(place, _)| place + small < heap) {
                let total = heap - place;
                budget.spend((last - small) as u64)?;
                for part in small..=last.min(total / 2) {
                    let value = known[part] ^ known[total - part];
                    let stamp = &mut stamps[value as usize & mask];
                    if *stamp != now && (2 * part != total || pairs == Pairs::Any) {
                        *stamp = now;
                        left -= usize::from(value < found);
                    }
                }
            }
            small = last + 1;
        }
        Ok(if left > 0 { missing(stamps).unwrap_or(found) } else { found })
    }

    fn name(&self) -> &'static str {
        if self.class.is_some() { "sparse: list of rare heaps" } else { "sparse: all pairs" }
    }
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
