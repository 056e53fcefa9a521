//! Pairs with a small part: for one heap at a time, but 64 pairs at once.

use super::size::BLOCK;
use crate::past::NONE;

/// So many pairs are looked at in one go.
pub(crate) const AT_ONCE: usize = 4 * BLOCK;

/// The small parts of pairs that a kernel may look through, a multiple of [`AT_ONCE`].
#[derive(Clone, Debug, Default)]
pub(crate) struct Small {
    pub(crate) parts: Vec<Parts>,
    /// How many coins may be taken so that two heaps are left.
    pub(crate) places: Vec<usize>,
}

/// No nim-sum of values below this is [`NONE`].
pub(crate) const SMALL_VALUES: u8 = NONE / 2;

/// The squeezed values of some parts, the largest first, as those of the parts beside them ascend.
#[derive(Clone, Debug)]
#[repr(align(64))]
pub(crate) struct Parts {
    pub(crate) values: [u8; AT_ONCE],
    pub(crate) largest: usize,
    /// Which of them are common, and below [`SMALL_VALUES`].
    pub(crate) common: [u64; AT_ONCE / BLOCK],
}

impl Small {
    /// The first parts, from 1 on, as far as they fill such pieces: `values` has those of heap 0 and so on.
    pub(crate) fn new(values: &[u8], places: Vec<usize>) -> Small {
        let pieces = values.get(1..).unwrap_or_default().chunks_exact(AT_ONCE);
        let parts = pieces.zip(1..).map(|(piece, i)| {
            let values: [u8; AT_ONCE] = std::array::from_fn(|i| piece[AT_ONCE - 1 - i]);
            let mut common = [0; AT_ONCE / BLOCK];
            for (i, _) in values.iter().enumerate().filter(|&(_, &value)| value < SMALL_VALUES) {
                common[i / BLOCK] |= 1 << (i % BLOCK);
            }
            Parts { values, largest: i * AT_ONCE, common }
        });
        Small { parts: parts.collect(), places }
    }

    /// The farther heap of such a pair is at most so far away.
    pub(crate) fn reach(&self) -> u64 {
        let largest = self.parts.last().map_or(0, |parts| parts.largest);
        self.places.iter().max().map_or(0, |place| (largest + place) as u64)
    }
}
