//! Known values: searched, expanded, summed up and counted.

use crate::block::{BLOCK, Below};
use crate::lanes::Lanes;
use crate::past::NONE;

/// The last place at which the nim-sum of two runs of bytes is `sum`.
#[inline(always)]
pub(crate) fn last_match(a: &[u8], b: &[u8], sum: u8) -> Option<usize> {
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

/// Restores what squeezing removed from common values: the lowest bit of the mask, by the parity of the heap;
/// `odd` is the parity of the first one. The bits above it then count twice as much. Squeezed values are
/// below 128.
#[derive(Clone, Copy)]
struct Expand<'a, L> {
    below: &'a Below,
    keep: L,
    parity: L,
    /// The result for each byte below 128, without the parity, if it is looked up.
    table: [L; 2],
}

impl<'a, L: Lanes> Expand<'a, L> {
    #[inline(always)]
    fn new(odd: usize, below: &'a Below) -> Self {
        let parity = L::alternate(below.parity[odd], below.parity[1 - odd]);
        let keep = L::splat(u32::from_le_bytes([below.keep; 4]));
        let computed = Expand { below, keep, parity, table: [L::zero(); 2] };
        if !L::LOOKS_UP {
            return computed;
        }
        let bytes: [u8; 128] = std::array::from_fn(|byte| byte as u8);
        let table =
            [computed.without_parity(L::load(&bytes)), computed.without_parity(L::load(&bytes[64..]))];
        Expand { table, ..computed }
    }

    #[inline(always)]
    fn values(self, byte: L) -> L {
        let value = if L::LOOKS_UP { byte.look_up(self.table) } else { self.without_parity(byte) };
        value.xor(self.parity)
    }

    #[inline(always)]
    fn without_parity(self, byte: L) -> L {
        byte.add(byte.and(self.keep)).add(byte.halves(&self.below.halves))
    }
}

/// The common values of some heaps, a whole number of blocks, all below 256, in two bytes each: the low one
/// first.
#[inline(always)]
pub(crate) fn expand<L: Lanes>(squeezed: &[u8], odd: usize, below: &Below, values: &mut [u8]) {
    let expand = Expand::<L>::new(odd, below);
    let mut bytes = [0; BLOCK];
    for (run, values) in squeezed.chunks_exact(L::WIDTH).zip(values.chunks_exact_mut(2 * L::WIDTH)) {
        expand.values(L::load(run)).store(&mut bytes);
        for (pair, &byte) in values.chunks_exact_mut(2).zip(&bytes[..L::WIDTH]) {
            pair[0] = byte;
            pair[1] = 0;
        }
    }
}

/// Sums over the common values of some heaps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Totals {
    /// The largest one, squeezed. If it is 128 or more, the sums mean nothing.
    pub(crate) largest: u8,
    /// Their sum modulo 2^32.
    pub(crate) sum: u32,
    /// The sum of each value times the number of heaps from it to the end, modulo 2^32.
    pub(crate) weighted: u32,
}

/// The totals of a whole number of blocks.
#[inline(always)]
pub(crate) fn sums<L: Lanes>(squeezed: &[u8], odd: usize, below: &Below) -> Totals {
    let expand = Expand::<L>::new(odd, below);
    let (mut sums, mut largest) = (L::no_sums(), L::zero());
    for run in squeezed.chunks_exact(L::WIDTH) {
        let bytes = L::load(run);
        largest = largest.max(bytes);
        sums = L::add_sums(sums, expand.values(bytes));
    }
    let mut all = [0; BLOCK];
    largest.store(&mut all);
    let (sum, weighted) = L::read_sums(sums);
    Totals { largest: all.into_iter().fold(0, u8::max), sum, weighted }
}

/// How many vectors are counted before the counts are read: each count then has nine binary digits.
const VECTORS_PER_RUN: usize = 256;
/// How many are counted at once: three digits.
const VECTORS_AT_ONCE: usize = 8;
const DIGITS: usize = (VECTORS_PER_RUN / VECTORS_AT_ONCE).trailing_zeros() as usize + 1;
/// If fewer bytes than one in this many are left, they are counted one by one.
const RUN_PER_LEFTOVER: usize = 128;
/// The even places of 64.
const EVEN_BITS: u64 = u64::MAX / 3;

/// How often each byte up to `largest` (below 128) occurs at even and at odd places of a whole number of
/// blocks.
///
/// A byte of eight values has one bit for each. Eight vectors are added at once, place by place and bit by
/// bit, in binary: one digit of all counts is a vector (Harley & Seal).
#[inline(always)]
pub(crate) fn histogram<L: Lanes>(bytes: &[u8], largest: u8, counts: &mut [[u32; 2]; 128]) {
    if cfg!(target_family = "wasm") {
        // A web page should load quickly: this makes it three kilobytes smaller.
        for (place, &byte) in bytes.iter().enumerate() {
            counts[usize::from(byte & 127)][place % 2] += 1;
        }
        return;
    }
    for run in bytes.chunks(VECTORS_PER_RUN * L::WIDTH) {
        let mut left = run.len();
        for first in (0..=usize::from(largest) / 8).step_by(2) {
            if left < run.len() / RUN_PER_LEFTOVER {
                count_few::<L>(run, 8 * first as u8, counts);
                break;
            }
            let mut counted = [[0; 2]; 16];
            match first {
                0 if largest < 64 => count_groups::<L, false>(run, first, &mut counted),
                _ => count_groups::<L, true>(run, first, &mut counted),
            }
            for (all, more) in counts[8 * first..].iter_mut().zip(counted) {
                *all = [all[0] + more[0], all[1] + more[1]];
                left -= (more[0] + more[1]) as usize;
            }
        }
    }
}

/// Counts bytes from this one on, one by one.
#[inline(always)]
fn count_few<L: Lanes>(run: &[u8], first: u8, counts: &mut [[u32; 2]; 128]) {
    let below = L::splat(u32::from_le_bytes([first - 1; 4]));
    for part in run.chunks_exact(L::WIDTH) {
        let mut places = L::load(part).max(below).xor(below).not_zero();
        while places != 0 {
            let place = places.trailing_zeros() as usize;
            places &= places - 1;
            counts[usize::from(part[place] & 127)][place % 2] += 1;
        }
    }
}

/// Counts two groups of eight values, from group `first` on. Without wide values this is group 0, and all
/// values are below 64.
#[inline(always)]
fn count_groups<L: Lanes, const WIDE: bool>(run: &[u8], first: usize, counts: &mut [[u32; 2]]) {
    let mut low = [[L::zero(); 3]; 2];
    let (mut high, mut waiting) = ([[L::zero(); DIGITS]; 2], [[L::zero(); DIGITS]; 2]);
    let mut padded = [NONE; VECTORS_AT_ONCE * BLOCK];
    let mut done = 0usize;
    for part in run.chunks(VECTORS_AT_ONCE * L::WIDTH) {
        let mut part = part;
        if part.len() < VECTORS_AT_ONCE * L::WIDTH {
            padded[..part.len()].copy_from_slice(part);
            part = &padded;
        }
        let mut bits = [[L::zero(); 2]; VECTORS_AT_ONCE];
        for (i, bits) in bits.iter_mut().enumerate() {
            let bytes = L::load(&part[i * L::WIDTH..]);
            *bits = if WIDE { bytes.bank(first) } else { bytes }.sets();
        }
        let mut carries = [L::zero(); 2];
        for group in 0..2 {
            let [ones, twos, fours] = low[group];
            let (ones, two) = add(ones, bits[0][group], bits[1][group]);
            let (ones, other_two) = add(ones, bits[2][group], bits[3][group]);
            let (twos, four) = add(twos, two, other_two);
            let (ones, two) = add(ones, bits[4][group], bits[5][group]);
            let (ones, other_two) = add(ones, bits[6][group], bits[7][group]);
            let (twos, other_four) = add(twos, two, other_two);
            let (fours, carry) = add(fours, four, other_four);
            low[group] = [ones, twos, fours];
            carries[group] = carry;
        }
        // Every second carry of each digit waits for the next one.
        let mut digit = 0;
        while done >> digit & 1 == 1 {
            for group in 0..2 {
                (high[group][digit], carries[group]) =
                    add(high[group][digit], waiting[group][digit], carries[group]);
            }
            digit += 1;
        }
        for group in 0..2 {
            waiting[group][digit] = carries[group];
        }
        done += 1;
    }
    for (group, counts) in counts.chunks_exact_mut(8).enumerate() {
        for (digit, &set) in low[group].iter().enumerate() {
            read(set, 1 << digit, counts);
        }
        for digit in 0..DIGITS {
            read(high[group][digit], (VECTORS_AT_ONCE << digit) as u32, counts);
            if done >> digit & 1 == 1 {
                read(waiting[group][digit], (VECTORS_AT_ONCE << digit) as u32, counts);
            }
        }
    }
}

/// The sum of three bits, at each place: the digit, and the carry.
#[inline(always)]
fn add<L: Lanes>(a: L, b: L, c: L) -> (L, L) {
    (a.xor3(b, c), a.majority(b, c))
}

/// Adds to eight counts how often each bit is set, times a weight.
#[inline(always)]
fn read<L: Lanes>(set: L, weight: u32, counts: &mut [[u32; 2]]) {
    for (bit, counts) in counts.iter_mut().enumerate() {
        let places = set.and(L::splat(0x0101_0101 << bit)).not_zero();
        counts[0] += weight * (places & EVEN_BITS).count_ones();
        counts[1] += weight * (places & !EVEN_BITS).count_ones();
    }
}
