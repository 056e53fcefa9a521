//! The scalar engine of sparse spaces, which takes one heap and one pair at a time. The engines of the library are
//! measured against it if no other program plays the game.

use grundy::sequence::{Evaluator, Marks};
use grundy_rules::code::{Code, Kinds};
use grundy_rules::{Budget, Failure};

/// Our own scalar rare-list engine, for codes that leave at most two heaps.
///
/// It finds the least common value that no pair with a rare heap has from the list of rare heaps. Then it looks at
/// pairs from the smallest part on, until every smaller rare value is the value of an option.
pub struct ScalarList {
    /// Heaps that may be taken whole.
    ends: Vec<usize>,
    /// How many coins may be taken so that one heap is left, or two, and whether those may be equal.
    ones: Vec<usize>,
    splits: Vec<(usize, bool)>,
    /// A value is rare if it has an even number of bits of the mask; 0 until a mask is found.
    mask: u32,
    rares: Vec<(usize, u32)>,
    seen: usize,
    refresh: usize,
    largest: u32,
    marks: Marks,
}

impl ScalarList {
    /// An engine for this code; `None` if it repeats for ever, may leave three heaps, or allows only equal ones.
    pub fn new(code: &Code) -> Option<ScalarList> {
        if code.repeat().is_some() || code.most_heaps()? > 2 {
            return None;
        }
        let (mut ends, mut ones, mut splits) = (vec![], vec![], vec![]);
        for (place, digit) in code.places() {
            let place = usize::try_from(place).ok()?;
            if !digit.kinds(0).is_none() {
                ends.push(place);
            }
            if !digit.kinds(1).is_none() {
                ones.push(place);
            }
            match digit.kinds(2) {
                Kinds::NONE => {}
                Kinds::EQUAL => return None,
                kinds => splits.push((place, kinds.equal())),
            }
        }
        let (rares, marks) = (Vec::new(), Marks::default());
        Some(ScalarList { ends, ones, splits, mask: 0, rares, seen: 0, refresh: 128, largest: 0, marks })
    }

    /// Notes new values, and looks for the mask again each time their number doubles.
    fn see(&mut self, known: &[u32]) {
        self.largest = known[self.seen..].iter().fold(self.largest, |most, &value| most.max(value));
        while known.len() >= self.refresh {
            let mask = best_mask(&known[self.refresh / 2..self.refresh]);
            self.refresh *= 2;
            if mask != self.mask {
                (self.mask, self.seen) = (mask, 0);
                self.rares.clear();
            }
        }
        let rare = |&heap: &usize| is_rare(self.mask, known[heap]);
        self.rares.extend((self.seen.max(1)..known.len()).filter(rare).map(|heap| (heap, known[heap])));
        self.seen = known.len();
    }
}

fn is_rare(mask: u32, value: u32) -> bool {
    (value & mask).count_ones() % 2 == 0
}

/// The mask with the fewest rare values, by a Walsh transform. It includes all bits that do not occur yet.
fn best_mask(values: &[u32]) -> u32 {
    let bound = values.iter().max().map_or(1, |&most| (most as usize + 1).next_power_of_two());
    let mut sums = vec![0i64; bound];
    values.iter().for_each(|&value| sums[value as usize] += 1);
    let mut half = 1;
    while half < bound {
        for pair in sums.chunks_mut(2 * half) {
            let (left, right) = pair.split_at_mut(half);
            for (a, b) in left.iter_mut().zip(right) {
                (*a, *b) = (*a + *b, *a - *b);
            }
        }
        half *= 2;
    }
    let best = (0..bound).rev().min_by_key(|&mask| sums[mask]).unwrap_or(0);
    best as u32 | !(bound as u32 - 1)
}

impl Evaluator for ScalarList {
    fn value(&mut self, known: &[u32], budget: &mut Budget<'_>) -> Result<u32, Failure> {
        self.see(known);
        let heap = known.len();
        budget.spend(1 + self.rares.len() as u64)?;
        let ScalarList { ends, ones, splits, mask, rares, largest, marks, .. } = self;
        marks.clear();
        if ends.contains(&heap) {
            marks.insert(0);
        }
        for &place in ones.iter().take_while(|&&place| place < heap) {
            marks.insert(known[heap - place]);
        }
        let bound = (*largest as usize + 1).next_power_of_two();
        marks.reserve(4 * bound);
        let (stamps, now) = marks.stamps();
        let cut = stamps.len() - 1;
        let splits = || splits.iter().take_while(|(place, _)| *place < heap).copied();
        for (total, equal) in splits().map(|(place, equal)| (heap - place, equal)) {
            let parts = rares.partition_point(|&(rare, _)| rare < total);
            for &(rare, value) in &rares[..parts] {
                if equal || 2 * rare != total {
                    stamps[(value ^ known[total - rare]) as usize & cut] = now;
                }
            }
        }
        // Without a mask all values are rare, so look at all pairs.
        let found = (0..stamps.len()).find(|&value| !is_rare(*mask, value as u32) && stamps[value] != now);
        let found = found.unwrap_or(stamps.len());
        let open = |stamps: &[u32], value: &usize| is_rare(*mask, *value as u32) && stamps[*value] != now;
        let mut left = (0..found).filter(|value| open(stamps, value)).count();
        let most = splits().map(|(place, _)| (heap - place) / 2).max().unwrap_or(0);
        let mut part = 1;
        while left > 0 && part <= most {
            for (total, equal) in splits().map(|(place, equal)| (heap - place, equal)) {
                if 2 * part < total || 2 * part == total && equal {
                    let value = (known[part] ^ known[total - part]) as usize;
                    let stamp = &mut stamps[value & cut];
                    left -= usize::from(*stamp != now && value < found);
                    *stamp = now;
                }
            }
            part += 1;
        }
        let first = (0..found).find(|value| open(stamps, value));
        Ok(first.unwrap_or(found) as u32)
    }

    fn name(&self) -> &'static str {
        "scalar list of rare heaps"
    }
}
