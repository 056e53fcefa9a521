//! Pairs with a small part: for one heap at a time, but 64 pairs at once.

use super::BLOCK;
use crate::sequence::sparse::lanes::Lanes;
use crate::sequence::sparse::past::NONE;

/// So many pairs are looked at in one go.
const AT_ONCE: usize = 4 * BLOCK;

/// The small parts of pairs that a kernel may look through, a multiple of [`AT_ONCE`].
#[derive(Clone, Debug, Default)]
pub(in super::super) struct Small {
    parts: Vec<Parts>,
    /// How many coins may be taken so that two heaps are left.
    places: Vec<usize>,
}

/// No nim-sum of values below this is [`NONE`].
const SMALL_VALUES: u8 = NONE / 2;

/// The squeezed values of some parts, the largest first, as those of the parts beside them ascend.
#[derive(Clone, Debug)]
#[repr(align(64))]
struct Parts {
    values: [u8; AT_ONCE],
    largest: usize,
    /// Which of them are common, and below [`SMALL_VALUES`].
    common: [u64; AT_ONCE / BLOCK],
}

impl Small {
    /// The first parts, from 1 on, as far as they fill such pieces: `values` has those of heap 0 and so on.
    pub(in super::super) fn new(values: &[u8], places: Vec<usize>) -> Small {
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
    pub(in super::super) fn reach(&self) -> u64 {
        let largest = self.parts.last().map_or(0, |parts| parts.largest);
        self.places.iter().max().map_or(0, |place| (largest + place) as u64)
    }

    /// Does a common pair with a small part show this squeezed rare value to be an option of the heap at
    /// index `at`? The parts that did so last are tried first.
    #[inline(always)]
    pub(super) fn show<L: Lanes>(&self, past: &[u8], at: usize, rare: u8, last: &mut u8) -> bool {
        if rare >= SMALL_VALUES {
            return false;
        }
        let value = L::splat(u32::from_le_bytes([rare; 4]));
        let mut next = usize::from(*last);
        for _ in 0..=self.parts.len() {
            let Some(parts) = self.parts.get(next) else {
                next = 0;
                continue;
            };
            for place in &self.places {
                let Some(first) = at.checked_sub(place + parts.largest) else { continue };
                let others = &past[first..first + AT_ONCE];
                let mut found = 0;
                for (block, common) in parts.common.iter().enumerate() {
                    let mut unequal = 0;
                    for part in (0..BLOCK).step_by(L::WIDTH) {
                        let from = block * BLOCK + part;
                        let other = L::load(&others[from..]);
                        unequal |= other.xor3(L::load(&parts.values[from..]), value).not_zero() << part;
                    }
                    found |= common & !unequal;
                }
                if found != 0 {
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
        // Heap h has value h mod 7, but 8 more from 700 on; each eleventh heap is rare. So parts from the first
        // 256 and from the next show different values.
        let value = |heap: usize| if heap % 11 == 0 { NONE } else { (heap % 7 + heap / 700 * 8) as u8 };
        let values: Vec<u8> = (0..1200).map(value).collect();
        let small = Small::new(&values[..600], vec![3, 5]);
        assert_eq!(small.reach(), 512 + 5);
        for heap in 950..990 {
            for rare in 0..18 {
                let by_hand = [3, 5].iter().any(|place| {
                    (1..=512).any(|part| {
                        let (a, b) = (values[part], values[heap - place - part]);
                        a != NONE && b != NONE && a ^ b == rare
                    })
                });
                for mut last in 0..4 {
                    let shown = small.show::<Portable>(&values, heap, rare, &mut last);
                    assert_eq!(shown, by_hand, "{heap} {rare}");
                }
            }
            // What stands for a rare heap is no value, whatever it is added to.
            assert!((SMALL_VALUES..=NONE).all(|rare| !small.show::<Portable>(&values, heap, rare, &mut 0)));
        }
    }
}
