//! Pairs with a small part: for one heap at a time, but 64 pairs at once.

use crate::block::{BLOCK, PAIRS_AT_ONCE, SMALL_VALUES, Small};
use crate::lanes::Lanes;

/// Whether a common pair with a small part shows this squeezed rare value to be an option of the heap at
/// index `at`. The parts that did so last are tried first.
#[inline(always)]
pub(crate) fn show<L: Lanes>(small: &Small, past: &[u8], at: usize, rare: u8, last: &mut u8) -> bool {
    if rare >= SMALL_VALUES {
        return false;
    }
    let value = L::splat(u32::from_le_bytes([rare; 4]));
    let mut next = usize::from(*last);
    for _ in 0..=small.parts.len() {
        let Some(parts) = small.parts.get(next) else {
            next = 0;
            continue;
        };
        for place in &small.places {
            let Some(first) = at.checked_sub(place + parts.largest) else { continue };
            let others = &past[first..first + PAIRS_AT_ONCE];
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lanes::Portable;
    use crate::past::NONE;

    #[test]
    fn a_pair_shows_a_value_if_both_heaps_are_common() {
        // Heap h has value h mod 7, plus 8 from 700 on; each eleventh heap is rare. So parts in the first 256
        // and in the next show different values.
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
                    let shown = show::<Portable>(&small, &values, heap, rare, &mut last);
                    assert_eq!(shown, by_hand, "{heap} {rare}");
                }
            }
            // The mark of a rare heap is not a value, for any nim-summand.
            assert!((SMALL_VALUES..=NONE).all(|rare| !show::<Portable>(&small, &values, heap, rare, &mut 0)));
        }
    }
}
