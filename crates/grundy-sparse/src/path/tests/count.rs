use crate::block::{BLOCK, Below};
use crate::kernel::Totals;
use crate::path::Path;
use proptest::prelude::*;

proptest! {
    #[test]
    fn bytes_are_counted_and_summed_as_by_hand(
        blocks in prop_oneof![0usize..20, 250usize..300],
        most in 1u8..=128,
        seed in any::<u64>(),
        odd in 0usize..2,
        low in 0u32..6,
        parities in any::<[bool; 2]>(),
        often in 0u8..=128,
    ) {
        // Most of the bytes may be small, or all of them the same.
        let random = |i: usize| match seed.wrapping_mul(2 * i as u64 + 1).to_le_bytes() {
            [_, _, _, _, _, a, b, _] if a != 0 => b % often.clamp(1, most),
            [_, _, _, _, _, _, _, c] => c % most,
        };
        let bytes: Vec<u8> = (0..blocks * BLOCK).map(random).collect();
        // The parity of some bits of a byte, and of the heap, determines what was left out of it.
        let left_out = |yes: bool| u8::from(yes) << low;
        let some = |bits: u8| (bits & (seed >> 8) as u8).count_ones() % 2 == 1;
        let below = Below {
            keep: !((1 << low) - 1),
            halves: [0, 4].map(|shift| std::array::from_fn(|i| left_out(some((i as u8) << shift)))),
            parity: parities.map(left_out),
        };
        let value = |(i, &byte): (usize, &u8)| {
            let high = byte >> low << low;
            byte - high + 2 * high + left_out(some(byte) ^ parities[(odd + i) % 2])
        };
        let values: Vec<u8> = bytes.iter().enumerate().map(value).collect();
        let mut counts = [[0; 2]; 128];
        let mut totals = Totals { largest: bytes.iter().copied().max().unwrap_or(0), sum: 0, weighted: 0 };
        for (i, (&byte, &value)) in bytes.iter().zip(&values).enumerate() {
            counts[usize::from(byte)][i % 2] += 1;
            totals.sum += u32::from(value);
            totals.weighted = totals.weighted.wrapping_add(u32::from(value) * (bytes.len() - i) as u32);
        }
        for path in Path::available() {
            let mut counted = [[0; 2]; 128];
            path.histogram(&bytes, totals.largest, &mut counted);
            prop_assert_eq!(counted, counts, "{:?}", path);
            prop_assert_eq!(path.sums(&bytes, odd, &below), totals, "{:?}", path);
            let mut expanded = vec![0; 2 * bytes.len()];
            path.expand(&bytes, odd, &below, &mut expanded);
            let low_bytes: Vec<u8> = expanded.iter().copied().step_by(2).collect();
            prop_assert_eq!(&low_bytes, &values, "{:?}", path);
            prop_assert!(expanded.iter().skip(1).step_by(2).all(|&high| high == 0), "{:?}", path);
        }
    }
}
