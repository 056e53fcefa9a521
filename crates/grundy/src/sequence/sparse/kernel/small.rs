//! Pairs with a small part: for one heap at a time, but 64 pairs at once.

use super::BLOCK;
use crate::sequence::sparse::lanes::Lanes;
use crate::sequence::sparse::past::NONE;

/// The small parts of pairs that a kernel may look through, a whole number of blocks.
#[derive(Clone, Debug, Default)]
pub(in super::super) struct Small {
    blocks: Vec<Parts>,
    /// How many coins may be taken so that two heaps are left.
    places: Vec<usize>,
}

/// No nim-sum of values below this is [`NONE`].
const SMALL_VALUES: u8 = NONE / 2;

/// The squeezed values of 64 parts, the largest first, as those of the parts beside them ascend.
#[derive(Clone, Debug)]
struct Parts {
    values: [u8; BLOCK],
    largest: usize,
    /// Which of them are common, and below [`SMALL_VALUES`].
    common: u64,
}

impl Small {
    /// The first parts, from 1 on, as far as they fill blocks: `values` has those of heap 0 and so on.
    pub(in super::super) fn new(values: &[u8], places: Vec<usize>) -> Small {
        let blocks = values.get(1..).unwrap_or_default().chunks_exact(BLOCK);
        let blocks = blocks.zip(1..).map(|(parts, i)| {
            let values: [u8; BLOCK] = std::array::from_fn(|i| parts[BLOCK - 1 - i]);
            let bits = values.iter().enumerate().map(|(i, &value)| u64::from(value < SMALL_VALUES) << i);
            Parts { values, largest: i * BLOCK, common: bits.sum() }
        });
        Small { blocks: blocks.collect(), places }
    }

    /// The farther heap of such a pair is at most so far away.
    pub(in super::super) fn reach(&self) -> u64 {
        let largest = self.blocks.last().map_or(0, |parts| parts.largest);
        self.places.iter().max().map_or(0, |place| (largest + place) as u64)
    }

    /// Does a common pair with a small part show this squeezed rare value to be an option of the heap at
    /// index `at`? The block of parts that did so last is tried first.
    #[inline(always)]
    pub(super) fn show<L: Lanes>(&self, past: &[u8], at: usize, rare: u8, last: &mut u8) -> bool {
        if rare >= SMALL_VALUES {
            return false;
        }
        let value = L::splat(u32::from_le_bytes([rare; 4]));
        let mut next = usize::from(*last);
        for _ in 0..self.blocks.len() {
            let Some(parts) = self.blocks.get(next) else {
                next = 0;
                continue;
            };
            for place in &self.places {
                let Some(first) = at.checked_sub(place + parts.largest) else { continue };
                let others = &past[first..first + BLOCK];
                let mut unequal = 0;
                for part in (0..BLOCK).step_by(L::WIDTH) {
                    let other = L::load(&others[part..]);
                    unequal |= other.xor3(L::load(&parts.values[part..]), value).not_zero() << part;
                }
                if parts.common & !unequal != 0 {
                    *last = next as u8;
                    return true;
                }
            }
            next += 1;
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sequence::sparse::lanes::Portable;

    #[test]
    fn a_pair_shows_a_value_if_both_heaps_are_common() {
        // Heap h has value h mod 7; each eleventh heap is rare.
        let values: Vec<u8> =
            (0..1000).map(|heap| if heap % 11 == 0 { NONE } else { (heap % 7) as u8 }).collect();
        let small = Small::new(&values[..200], vec![3, 5]);
        assert_eq!(small.reach(), 192 + 5);
        for heap in 400..420 {
            for rare in 0..10 {
                let by_hand = [3, 5].iter().any(|place| {
                    (1..=192).any(|part| {
                        let (a, b) = (values[part], values[heap - place - part]);
                        a != NONE && b != NONE && a ^ b == rare
                    })
                });
                let mut last = 1;
                assert_eq!(small.show::<Portable>(&values, heap, rare, &mut last), by_hand, "{heap} {rare}");
            }
            // What stands for a rare heap is no value, whatever it is added to.
            assert!((SMALL_VALUES..=NONE).all(|rare| !small.show::<Portable>(&values, heap, rare, &mut 0)));
        }
    }
}
