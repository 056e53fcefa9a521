//! Values that are known: searched, expanded, summed up and counted.

use super::{BLOCK, Below};
use crate::sequence::sparse::lanes::Lanes;

/// Of two runs of bytes, the last place at which their nim-sum is `sum`.
#[inline(always)]
pub(in super::super) fn last_match(a: &[u8], b: &[u8], sum: u8) -> Option<usize> {
    let equal = |(a, b): (&u8, &u8)| a ^ b == sum;
    let (a_chunks, b_chunks) = (a.rchunks_exact(BLOCK), b.rchunks_exact(BLOCK));
    let mut end = a.len();
    for (a, b) in a_chunks.zip(b_chunks) {
        let any = a.iter().zip(b).fold(0u8, |any, (a, b)| any | u8::from(a ^ b == sum));
        if any != 0 {
            return a.iter().zip(b).rposition(equal).map(|i| end - BLOCK + i);
        }
        end -= BLOCK;
    }
    a[..end].iter().zip(&b[..end]).rposition(equal)
}

/// What squeezing left out of common values is put back: the bit `low`, by the parity of the heap; `odd` is
/// that of the first one.
#[derive(Clone, Copy)]
struct Expand<'a, L> {
    below: &'a Below,
    keep: L,
    rest: L,
    parity: L,
}

impl<'a, L: Lanes> Expand<'a, L> {
    #[inline(always)]
    fn new(odd: usize, below: &'a Below, low: u32) -> Self {
        let splat = |byte: u8| L::splat(u32::from_le_bytes([byte; 4]));
        let parity = L::alternate(below.parity[odd], below.parity[1 - odd]);
        Expand { below, keep: splat(below.keep), rest: splat((1u8 << low) - 1), parity }
    }

    #[inline(always)]
    fn values(self, squeezed: &[u8]) -> L {
        let byte = L::load(squeezed);
        let high = byte.and(self.keep);
        let left_out = byte.halves(&self.below.halves).xor(self.parity);
        high.add(high).add(byte.and(self.rest)).add(left_out)
    }
}

/// The common values of some heaps, a whole number of blocks, all less than 256.
#[inline(always)]
pub(in super::super) fn expand<L: Lanes>(
    squeezed: &[u8],
    odd: usize,
    below: &Below,
    low: u32,
    values: &mut [u8],
) {
    let expand = Expand::<L>::new(odd, below, low);
    for (run, values) in squeezed.chunks_exact(L::WIDTH).zip(values.chunks_exact_mut(L::WIDTH)) {
        expand.values(run).store(values);
    }
}

/// Of the common values of some heaps, a whole number of blocks and at most 2^12: their sum, and the sum
/// of each one times the number of heaps from it to the end; both modulo 2^32.
#[inline(always)]
pub(in super::super) fn sums<L: Lanes>(squeezed: &[u8], odd: usize, below: &Below, low: u32) -> (u32, u32) {
    let expand = Expand::<L>::new(odd, below, low);
    let (mut sum, mut weighted) = (0u32, 0u32);
    for (i, run) in squeezed.chunks_exact(L::WIDTH).enumerate() {
        let (here, inside) = expand.values(run).sums();
        let behind = (squeezed.len() - (i + 1) * L::WIDTH) as u32;
        sum = sum.wrapping_add(here);
        weighted = weighted.wrapping_add(inside).wrapping_add(behind.wrapping_mul(here));
    }
    (sum, weighted)
}

/// So many bytes are counted at once.
const AT_ONCE: usize = 4;

/// How often each byte up to `largest` occurs at even and at odd places.
#[inline(always)]
pub(in super::super) fn histogram(bytes: &[u8], largest: u8, counts: &mut [[u32; 2]; 128]) {
    if largest >= 40 {
        for pair in bytes.chunks(2) {
            for (odd, &byte) in pair.iter().enumerate() {
                counts[usize::from(byte & 127)][odd] += 1;
            }
        }
        return;
    }
    for run in bytes.chunks(128 * BLOCK) {
        for (i, counts) in counts[..=usize::from(largest)].chunks_mut(AT_ONCE).enumerate() {
            let first = (AT_ONCE * i) as u8;
            let mut lanes = [[0u8; BLOCK]; AT_ONCE];
            for block in run.chunks_exact(BLOCK) {
                for (byte, lanes) in (first..).zip(&mut lanes) {
                    for (lane, &b) in lanes.iter_mut().zip(block) {
                        *lane += u8::from(b == byte);
                    }
                }
            }
            for (counts, lanes) in counts.iter_mut().zip(&lanes) {
                let (mut even, mut odd) = (0u16, 0u16);
                for pair in lanes.chunks_exact(2) {
                    even += u16::from(pair[0]);
                    odd += u16::from(pair[1]);
                }
                counts[0] += u32::from(even);
                counts[1] += u32::from(odd);
            }
        }
    }
}
