//! Mixing the bits of words without collisions, and undoing it.

/// The word with mixed bits.
///
/// # Reference
/// The constants of D. Stafford, *Better bit mixing* (2011), variant 13.
#[inline]
pub(in crate::search) fn mixed(word: u64) -> u64 {
    let word = (word ^ word >> 30).wrapping_mul(FACTORS[0]);
    let word = (word ^ word >> 27).wrapping_mul(FACTORS[1]);
    word ^ word >> 31
}

/// The word whose mixed form this is.
pub(super) fn unmixed(word: u64) -> u64 {
    let word = (word ^ word >> 31 ^ word >> 62).wrapping_mul(INVERSES[1]);
    let word = (word ^ word >> 27 ^ word >> 54).wrapping_mul(INVERSES[0]);
    word ^ word >> 30 ^ word >> 60
}

/// The lowest bits of a word, mixed among themselves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Low {
    pub(super) mask: u64,
    /// At least half of the number of bits: a shift by this distance can be undone.
    half: u32,
}

impl Low {
    /// The lowest `bits` bits, at most 64.
    pub(super) fn new(bits: u32) -> Low {
        Low { mask: u64::MAX.checked_shr(u64::BITS - bits).unwrap_or(0), half: bits.div_ceil(2) }
    }

    #[inline]
    pub(super) fn mixed(self, word: u64) -> u64 {
        let Low { mask, half } = self;
        let word = word & mask;
        let word = (word ^ word >> half).wrapping_mul(FACTORS[0]) & mask;
        let word = (word ^ word >> half).wrapping_mul(FACTORS[1]) & mask;
        word ^ word >> half
    }

    /// The bits whose mixed form this is.
    pub(super) fn unmixed(self, word: u64) -> u64 {
        let Low { mask, half } = self;
        let word = (word ^ word >> half).wrapping_mul(INVERSES[1]) & mask;
        let word = (word ^ word >> half).wrapping_mul(INVERSES[0]) & mask;
        word ^ word >> half
    }
}

/// The same as [`mixed`] for wide words. Each step changes one half by a function of the other, so it can be
/// undone.
#[inline]
pub(super) fn mixed_wide(word: u128) -> u128 {
    let (high, low) = halves(word);
    let low = low ^ mixed(high);
    let high = high.wrapping_add(mixed(low));
    whole(high, low ^ high >> 32)
}

/// The wide word whose mixed form this is.
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

/// The inverse of an odd number: each step doubles the number of correct bits.
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

        #[test]
        fn low_bits_that_are_mixed_can_be_found_again(word in any::<u64>(), bits in 0..=64u32) {
            let low = Low::new(bits);
            prop_assert_eq!(low.mask.count_ones(), bits);
            let mixed = low.mixed(word);
            prop_assert_eq!(mixed & !low.mask, 0);
            prop_assert_eq!(low.unmixed(mixed), word & low.mask);
        }
    }
}
