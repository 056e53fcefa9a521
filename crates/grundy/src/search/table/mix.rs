//! Words whose bits are mixed, so that no two words become one; and the way back.

/// The bits of a word, mixed.
///
/// # Reference
/// The constants are those of D. Stafford, *Better bit mixing* (2011), variant 13.
#[inline]
pub(super) fn mixed(word: u64) -> u64 {
    let word = (word ^ word >> 30).wrapping_mul(FACTORS[0]);
    let word = (word ^ word >> 27).wrapping_mul(FACTORS[1]);
    word ^ word >> 31
}

/// The word whose bits were mixed.
pub(super) fn unmixed(word: u64) -> u64 {
    let word = (word ^ word >> 31 ^ word >> 62).wrapping_mul(INVERSES[1]);
    let word = (word ^ word >> 27 ^ word >> 54).wrapping_mul(INVERSES[0]);
    word ^ word >> 30 ^ word >> 60
}

/// The same for large words. Each half is changed by what the other one is: either step can be undone.
#[inline]
pub(super) fn mixed_wide(word: u128) -> u128 {
    let (high, low) = halves(word);
    let low = low ^ mixed(high);
    let high = high.wrapping_add(mixed(low));
    whole(high, low ^ high >> 32)
}

/// The large word whose bits were mixed.
pub(super) fn unmixed_wide(word: u128) -> u128 {
    let (high, low) = halves(word);
    let low = low ^ high >> 32;
    let high = high.wrapping_sub(mixed(low));
    whole(high, low ^ mixed(high))
}

#[inline]
pub(super) fn halves(word: u128) -> (u64, u64) {
    ((word >> 64) as u64, word as u64)
}

#[inline]
pub(super) fn whole(high: u64, low: u64) -> u128 {
    u128::from(high) << 64 | u128::from(low)
}

const FACTORS: [u64; 2] = [0xbf58_476d_1ce4_e5b9, 0x94d0_49bb_1331_11eb];
const INVERSES: [u64; 2] = [inverse(FACTORS[0]), inverse(FACTORS[1])];

/// The inverse of an odd number: each step doubles the number of bits that are right.
const fn inverse(odd: u64) -> u64 {
    let (mut inverse, mut bits) = (odd, 3);
    while bits < 64 {
        inverse = inverse.wrapping_mul(2u64.wrapping_sub(odd.wrapping_mul(inverse)));
        bits *= 2;
    }
    inverse
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn what_is_mixed_can_be_found_again(high in any::<u64>(), low in any::<u64>(), far in 0..64) {
            for low in [low, low >> far] {
                prop_assert_eq!(unmixed(mixed(low)), low);
                for word in [u128::from(low), whole(high, low), whole(low, high)] {
                    prop_assert_eq!(unmixed_wide(mixed_wide(word)), word);
                }
            }
        }
    }
}
