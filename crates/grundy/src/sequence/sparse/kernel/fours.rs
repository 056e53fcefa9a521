//! Middle taps: four side by side, for the sixteen heaps of a part of a block.

use super::mark::add_one;
use super::{BLOCK, PART};
use crate::sequence::sparse::lanes::{Lanes, Tap};

/// Taps that all look into the 64 values before a part.
#[derive(Clone, Debug, Default)]
pub(in super::super) struct Fours(Vec<Four>);

#[derive(Clone, Debug)]
struct Four {
    /// Where among these the value for each heap of the part stands.
    places: [u8; 4 * PART],
    constants: [u8; 4 * PART],
}

impl Fours {
    /// Taps that are at most a block away, but not nearer than a part of it.
    pub(in super::super) fn new(taps: &[Tap]) -> Fours {
        let four = |taps: &[Tap]| {
            // If there are less than four, some count more than once.
            let tap = |i: usize| taps[i / PART % taps.len()];
            Four {
                places: std::array::from_fn(|i| (BLOCK - tap(i).offset + i % PART) as u8),
                constants: std::array::from_fn(|i| tap(i).constant()),
            }
        };
        Fours(taps.chunks(4).map(four).collect())
    }

    /// The sets that these taps mark for the part that starts at index `at`: of each group, those of all
    /// taps side by side.
    #[inline(always)]
    pub(super) fn mark<L: Lanes, const WIDE: bool, const G: usize>(
        &self,
        past: &[u8],
        at: usize,
        first: usize,
    ) -> [L; G] {
        let window = past[at - BLOCK..].first_chunk().unwrap_or_else(|| unreachable!());
        let window = L::window(window);
        let mut found = [L::zero(); G];
        for Four { places, constants } in &self.0 {
            for from in (0..4 * PART).step_by(L::WIDTH) {
                let value = L::pick(window, &places[from..]).xor(L::load(&constants[from..]));
                add_one::<L, WIDE, G>(&mut found, value, first);
            }
        }
        found
    }
}
