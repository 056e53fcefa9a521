//! What a tap excludes in some blocks, of the values that are open there.

use super::BLOCK;
use super::mark::add_one;
use crate::sequence::sparse::lanes::{Lanes, Tap};

/// Blocks that are looked at to choose among taps.
#[derive(Debug)]
pub(in super::super) struct Sample {
    /// Where each block starts.
    places: Vec<usize>,
    /// Of each block the values that are open, a bit each: a whole number of fours of groups.
    open: Vec<[[u8; BLOCK]; 4]>,
    fours: usize,
}

impl Sample {
    /// These blocks, of values below eight times `groups`: so many of the first ones are open as the function says of a
    /// heap that stands there and has this value.
    pub(in super::super) fn new(
        past: &[u8],
        places: Vec<usize>,
        groups: usize,
        open_of: impl Fn(usize, u8) -> usize,
    ) -> Sample {
        let fours = groups.div_ceil(4);
        let mut open = vec![[[0; BLOCK]; 4]; places.len() * fours];
        for (&at, open) in places.iter().zip(open.chunks_mut(fours)) {
            for (lane, &own) in past[at..at + BLOCK].iter().enumerate() {
                for value in 0..open_of(at + lane, own).min(8 * groups) {
                    open[value / 32][value / 8 % 4][lane] |= 1 << (value % 8);
                }
            }
        }
        Sample { places, open, fours }
    }

    /// How many heaps there are.
    pub(in super::super) fn heaps(&self) -> usize {
        self.places.len() * BLOCK
    }

    /// How many heaps have more open values than this.
    pub(in super::super) fn with_more_than(&self, slots: usize) -> usize {
        let open = |open: &[[[u8; BLOCK]; 4]], lane: usize| {
            open.as_flattened().iter().map(|set| set[lane].count_ones() as usize).sum::<usize>()
        };
        let of_block = |block: &[_]| (0..BLOCK).filter(|&lane| open(block, lane) > slots).count();
        self.open.chunks(self.fours).map(of_block).sum()
    }
}

/// How many heaps have an open value that is an option by this tap.
#[inline(always)]
pub(in super::super) fn gain<L: Lanes>(past: &[u8], sample: &Sample, tap: Tap) -> u32 {
    let mut gain = 0;
    for (&at, open) in sample.places.iter().zip(sample.open.chunks(sample.fours)) {
        for part in (0..BLOCK).step_by(L::WIDTH) {
            let mut all = L::zero();
            for (four, open) in open.iter().enumerate() {
                let found = found::<L>(past, at + part, tap, four);
                for i in 0..4 {
                    all = all.or_both(found[i], L::load(&open[i][part..]));
                }
            }
            gain += all.not_zero().count_ones();
        }
    }
    gain
}

/// Excludes what is an option by this tap.
#[inline(always)]
pub(in super::super) fn exclude<L: Lanes>(past: &[u8], sample: &mut Sample, tap: Tap) {
    for (&at, open) in sample.places.iter().zip(sample.open.chunks_mut(sample.fours)) {
        for part in (0..BLOCK).step_by(L::WIDTH) {
            for (four, open) in open.iter_mut().enumerate() {
                let found = found::<L>(past, at + part, tap, four);
                for i in 0..4 {
                    let set = &mut open[i][part..];
                    L::load(set).without(found[i]).store(set);
                }
            }
        }
    }
}

/// The sets of four groups with what is an option by this tap.
#[cfg_attr(not(target_family = "wasm"), inline(always))]
#[cfg_attr(target_family = "wasm", inline(never))]
fn found<L: Lanes>(past: &[u8], at: usize, tap: Tap, four: usize) -> [L; 4] {
    let option = L::load(&past[at - tap.offset..]).xor(L::splat(tap.four));
    let mut found = [L::zero(); 4];
    add_one::<L, true, 4>(&mut found, option, 4 * four);
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sequence::sparse::lanes::Path;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn gains_are_counted_as_by_hand(
            groups in 1..=30usize,
            offsets in prop::collection::vec(1usize..200, 1..8),
            seed in any::<u64>(),
        ) {
            let random = |i: usize| ((seed | 1).wrapping_mul(2 * i as u64 + 1) >> 40) as u8;
            let past: Vec<u8> = (0..500).map(random).collect();
            let places = vec![200, 301, 420];
            for path in Path::available() {
                let mut sample = Sample::new(&past, places.clone(), groups, |at, own| usize::from(own) + at % 2);
                let mut open: Vec<(usize, Vec<usize>)> = places
                    .iter()
                    .flat_map(|&at| at..at + BLOCK)
                    .map(|at| (at, (0..(usize::from(past[at]) + at % 2).min(8 * groups)).collect()))
                    .collect();
                for &offset in &offsets {
                    let tap = Tap::new(offset, random(3 * offset));
                    let option = |at: usize| usize::from(past[at - offset] ^ tap.constant());
                    let gained = open.iter().filter(|(at, open)| open.contains(&option(*at))).count();
                    prop_assert_eq!(path.gain(&past, &sample, tap) as usize, gained, "{:?}", path);
                    path.exclude(&past, &mut sample, tap);
                    open.iter_mut().for_each(|(at, open)| open.retain(|&value| value != option(*at)));
                    prop_assert_eq!(path.gain(&past, &sample, tap), 0);
                    let more = open.iter().filter(|(_, open)| open.len() > 20).count();
                    prop_assert_eq!((sample.with_more_than(20), sample.heaps()), (more, open.len()));
                }
            }
        }
    }
}
