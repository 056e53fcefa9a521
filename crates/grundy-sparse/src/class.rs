//! Rare and common: the two classes of a sparse space, and the mask that separates them.

use crate::moves::Moves;
use crate::past::NONE;
use crate::rares::Rares;
use serde::{Deserialize, Serialize};

/// A sparse space: heap n with nim-value v is **rare** when the parity of v ∧ mask, plus that of n + c if the
/// parity of the heap counts, is even, and **common** when it is odd.
///
/// If c is the parity of all places that split, two rare heaps, or two common ones, make an option with a
/// rare value, and a rare and a common heap make a common one. So only a pair with a rare heap can exclude a
/// common value.
///
/// A value is *squeezed* by removing the lowest bit of the mask: inside each class of one heap that loses
/// nothing, keeps the order, and is linear for nim-sums.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Class {
    /// All bits above those of the values seen are set.
    pub(crate) mask: u32,
    /// If the parity of the heap counts, the number to add to it.
    pub(crate) parity: Option<u32>,
}

impl Class {
    /// The bit that squeezing removes.
    fn low(self) -> u32 {
        self.mask.trailing_zeros()
    }

    fn of_heap(self, heap: u64) -> u32 {
        self.parity.map_or(0, |c| (heap as u32 + c) & 1)
    }

    /// Whether a heap with this value is rare.
    pub(crate) fn is_rare(self, heap: u64, value: u32) -> bool {
        ((value & self.mask).count_ones() + self.of_heap(heap)) % 2 == 0
    }

    /// Whether the nim-sum of `constant` and the value of a *common* heap that is `offset` smaller is a
    /// common value.
    pub(crate) fn keeps_common(self, constant: u32, offset: usize) -> bool {
        let parity = if self.parity.is_some() { offset as u32 & 1 } else { 0 };
        ((constant & self.mask).count_ones() + parity) % 2 == 0
    }

    /// The value without the lowest bit of the mask.
    pub(crate) fn squeeze(self, value: u32) -> u32 {
        let low = self.low();
        let below = (1u32 << low) - 1;
        (value >> 1 & !below) | (value & below)
    }

    /// The value of a heap of this class whose squeezed value is `squeezed`.
    pub(crate) fn expand(self, heap: u64, squeezed: u32, rare: bool) -> u32 {
        let low = self.low();
        let below = (1u32 << low) - 1;
        let value = (squeezed & !below) << 1 | (squeezed & below);
        if self.is_rare(heap, value) == rare { value } else { value | 1 << low }
    }

    /// The value of a heap: the rare ones are listed, and held as [`NONE`]. Heap 0 is not a part and has no
    /// class: its value is 0.
    pub(crate) fn expand_known(self, heap: u64, squeezed: u8, rares: &Rares) -> u32 {
        match squeezed {
            _ if heap == 0 => 0,
            NONE => rares.value(heap).map_or(0, |rare| self.expand(heap, rare.into(), true)),
            common => self.expand(heap, common.into(), false),
        }
    }

    /// How many rare values of a heap are smaller than the common value squeezed to `squeezed`.
    pub(crate) fn rares_below(self, heap: u64, squeezed: u32) -> u32 {
        let low = self.low();
        let value = self.expand(heap, squeezed, false);
        ((value >> low) + 1) >> 1 << low
    }

    /// A mask is used only if at most one value in this many is rare.
    const VALUES_PER_RARE: usize = 8;

    /// The mask that makes the fewest of the last half of these values rare; `None` if every mask makes more
    /// than one value in eight rare, so that there is no sparse space.
    ///
    /// # Cost
    /// A Walsh transform over the values that occur.
    pub(crate) fn find(values: &[u32], moves: &Moves) -> Option<Class> {
        let first = values.len() / 2;
        let most = values.iter().copied().max().unwrap_or(0);
        let bits = 32 - most.leading_zeros();
        if bits > 20 {
            return None;
        }
        // How often each value is that of an even heap, and of an odd one.
        let mut counts = [vec![0i64; 1 << bits], vec![0; 1 << bits]];
        for (heap, &value) in values.iter().enumerate().skip(first) {
            counts[heap % 2][value as usize] += 1;
        }
        let walsh = |even: i64, odd: i64| {
            let both = counts[0].iter().zip(&counts[1]);
            let mut sums: Vec<i64> = both.map(|(at_even, at_odd)| even * at_even + odd * at_odd).collect();
            let mut half = 1;
            while half < sums.len() {
                for pair in sums.chunks_mut(2 * half) {
                    let (left, right) = pair.split_at_mut(half);
                    for (a, b) in left.iter_mut().zip(right) {
                        (*a, *b) = (*a + *b, *a - *b);
                    }
                }
                half *= 2;
            }
            // Rare values count 1, common ones −1: the mask with the smallest sum is best, and among equals
            // the largest mask.
            let best = (0..sums.len()).rev().min_by_key(|&mask| sums[mask]).unwrap_or(0);
            (sums[best], best as u32)
        };
        let above = if bits == 32 { 0 } else { u32::MAX << bits };
        let plain = walsh(1, 1);
        let mut best = (plain.0, Class { mask: plain.1 | above, parity: None });
        if let Some(c) = moves.split_parity() {
            let parity = if c % 2 == 0 { walsh(1, -1) } else { walsh(-1, 1) };
            // The parity of the heap adds a condition to proofs: only if it helps.
            if parity.0 < best.0 {
                best = (parity.0, Class { mask: parity.1 | above, parity: Some(c) });
            }
        }
        let count = (values.len() - first) as i64;
        let rares = (count + best.0) / 2;
        (rares * Self::VALUES_PER_RARE as i64 <= count).then_some(best.1)
    }
}
