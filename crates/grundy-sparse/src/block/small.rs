//! Pairs with a small part: for one heap at a time, but 64 pairs at once.

use super::size::BLOCK;
use crate::past::NONE;

/// How many pairs are tested at once.
pub(crate) const PAIRS_AT_ONCE: usize = 4 * BLOCK;

/// The small parts of pairs that a kernel may search, a multiple of [`PAIRS_AT_ONCE`].
#[derive(Clone, Debug, Default)]
pub(crate) struct Small {
    pub(crate) parts: Vec<Parts>,
    /// How many coins a move may take that leaves two heaps.
    pub(crate) places: Vec<usize>,
}

/// No nim-sum of values below this is [`NONE`].
pub(crate) const SMALL_VALUES: u8 = NONE / 2;

/// The squeezed values of some parts, the largest part first, since the values of the other parts ascend.
#[derive(Clone, Debug)]
#[repr(align(64))]
pub(crate) struct Parts {
    pub(crate) values: [u8; PAIRS_AT_ONCE],
    pub(crate) largest: usize,
    /// Which of them are common, and below [`SMALL_VALUES`].
    pub(crate) common: [u64; PAIRS_AT_ONCE / BLOCK],
}

impl Small {
    /// The first parts, from 1 on, in full pieces; `values` begins with heap 0.
    pub(crate) fn new(values: &[u8], places: Vec<usize>) -> Small {
        let pieces = values.get(1..).unwrap_or_default().chunks_exact(PAIRS_AT_ONCE);
        let parts = pieces.zip(1..).map(|(piece, i)| {
            let values: [u8; PAIRS_AT_ONCE] = std::array::from_fn(|i| piece[PAIRS_AT_ONCE - 1 - i]);
            let mut common = [0; PAIRS_AT_ONCE / BLOCK];
            for (i, _) in values.iter().enumerate().filter(|&(_, &value)| value < SMALL_VALUES) {
                common[i / BLOCK] |= 1 << (i % BLOCK);
            }
            Parts { values, largest: i * PAIRS_AT_ONCE, common }
        });
        Small { parts: parts.collect(), places }
    }

    /// The largest distance of the farther heap of such a pair.
    pub(crate) fn reach(&self) -> u64 {
        let largest = self.parts.last().map_or(0, |parts| parts.largest);
        self.places.iter().max().map_or(0, |place| (largest + place) as u64)
    }
}
