//! A quick test whether the end of a sequence has occurred in it before.

use memchr::memmem;

/// The consecutive values in one byte of a fingerprint.
const VALUES_PER_BYTE: usize = 4;

/// Whether the last `window` values may have occurred earlier in the sequence.
///
/// It makes a fingerprint byte from four consecutive values, and searches for the bytes of the window: no
/// match, no return. A match almost always is a return, which an exact search confirms.
///
/// # Cost
/// Linear, about a nanosecond per value; a byte of memory per value.
pub(super) fn may_recur(values: &[u32], window: usize) -> bool {
    if values.len() <= window {
        return false;
    }
    if window < 2 * VALUES_PER_BYTE {
        return true;
    }
    let bytes: Vec<u8> = values.windows(VALUES_PER_BYTE).map(fingerprint).collect();
    // The last place is the window itself, which does not count.
    let (own, end) = (values.len() - window, bytes.len());
    memmem::find(&bytes[..end - 1], &bytes[own..]).is_some()
}

fn fingerprint(four: &[u32]) -> u8 {
    let mixed = |i: usize, factor: u32| four[i].wrapping_mul(factor);
    let sum = mixed(0, 0x9E37_79B1)
        .wrapping_add(mixed(1, 0x85EB_CA77))
        .wrapping_add(mixed(2, 0xC2B2_AE3D))
        .wrapping_add(mixed(3, 0x27D4_EB2F));
    (sum >> 24) as u8
}

#[cfg(test)]
mod tests {
    use super::may_recur;
    use proptest::prelude::*;

    proptest! {
        /// It finds every return, and almost never anything else.
        #[test]
        fn returns_are_seen(values in prop::collection::vec(0u32..3, 20..60), window in 1usize..20) {
            let (before, last) = (&values[..values.len() - 1], &values[values.len() - window..]);
            let returns = before.windows(window).any(|other| other == last);
            prop_assert!(may_recur(&values, window) || !returns);
            prop_assert!(!may_recur(&values, values.len()));
        }
    }

    #[test]
    fn what_never_returns_is_seen_too() {
        let values: Vec<u32> = (0..10_000u32).map(|n| n.wrapping_mul(n) >> 3 & 15).chain([77; 9]).collect();
        assert!(!may_recur(&values, 100));
        assert!(may_recur(&values.repeat(2), 100));
    }
}
