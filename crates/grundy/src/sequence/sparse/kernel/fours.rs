//! Middle taps: four side by side, for the sixteen heaps of a part of a block.

use super::PART;
use super::mark::add_one;
use crate::sequence::sparse::lanes::{Lanes, Tap};

/// Taps that all look into one window of 64 values.
#[derive(Clone, Debug, Default)]
pub(in super::super) struct Fours {
    fours: Vec<Four>,
    /// So many heaps before the part the window starts.
    farthest: usize,
}

#[derive(Clone, Debug)]
struct Four {
    /// Where in the window the value for each heap of the part stands.
    places: [u8; 4 * PART],
    constants: [u8; 4 * PART],
}

impl Fours {
    /// Taps that are at most `farthest` away, but not nearer than that less 48 heaps: the window must be known.
    pub(in super::super) fn new(taps: &[Tap], farthest: usize) -> Fours {
        let four = |taps: &[Tap]| {
            // If there are less than four, some count more than once.
            let tap = |i: usize| taps[i / PART % taps.len()];
            Four {
                places: std::array::from_fn(|i| (farthest - tap(i).offset + i % PART) as u8),
                constants: std::array::from_fn(|i| tap(i).constant()),
            }
        };
        Fours { fours: taps.chunks(4).map(four).collect(), farthest }
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
        let window = past[at - self.farthest..].first_chunk().unwrap_or_else(|| unreachable!());
        let window = L::window(window);
        let mut found = [L::zero(); G];
        for Four { places, constants } in &self.fours {
            for from in (0..4 * PART).step_by(L::WIDTH) {
                let value = L::pick(window, &places[from..]).xor(L::load(&constants[from..]));
                add_one::<L, WIDE, G>(&mut found, value, first);
            }
        }
        found
    }
}
