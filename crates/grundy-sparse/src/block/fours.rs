//! Middle taps: four side by side, for the sixteen heaps of a part of a block.

use super::size::{BLOCK, PART};
use super::tap::Tap;

/// Taps that all read the 64 values before a part.
#[derive(Clone, Debug, Default)]
pub(crate) struct Fours(pub(crate) Vec<Four>);

#[derive(Clone, Debug)]
pub(crate) struct Four {
    /// The places among these of the value for each heap of the part.
    pub(crate) places: [u8; 4 * PART],
    pub(crate) constants: [u8; 4 * PART],
}

impl Fours {
    /// Taps that are at most a block away, and at least a part of one.
    pub(crate) fn new(taps: &[Tap]) -> Fours {
        let four = |taps: &[Tap]| {
            // If there are fewer than four, some count more than once.
            let tap = |i: usize| taps[i / PART % taps.len()];
            Four {
                places: std::array::from_fn(|i| (BLOCK - tap(i).offset + i % PART) as u8),
                constants: std::array::from_fn(|i| tap(i).constant()),
            }
        };
        Fours(taps.chunks(4).map(four).collect())
    }
}
