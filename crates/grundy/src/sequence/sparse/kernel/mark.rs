//! Far taps: for 64 heaps at once.

use super::{BLOCK, Block, Marking, Plan};
use crate::sequence::sparse::lanes::{Lanes, Taps};

/// The set of values that the far taps of each heap of a block have.
#[inline(always)]
pub(in super::super) fn mark<L: Lanes>(past: &[u8], at: usize, plan: &Plan, block: &mut Block) {
    block.ready = 0;
    sets::<L>(past, at, &plan.far, block);
    for (sets, word) in block.sets[..plan.far.groups].chunks(8).zip(block.words.iter_mut()) {
        match sets.len() {
            1 => gather::<1>(sets, word),
            2 => gather::<2>(sets, word),
            3 => gather::<3>(sets, word),
            4 => gather::<4>(sets, word),
            _ => gather_some(sets, word),
        }
    }
}

/// So many groups are marked in one go where all 64 heaps fit a vector.
const MOST: usize = 12;

#[inline(always)]
pub(super) fn sets<L: Lanes>(past: &[u8], at: usize, marking: &Marking, block: &mut Block) {
    let groups = marking.groups;
    let step = if L::WIDTH == BLOCK && groups <= MOST { MOST } else { 8 };
    for first in (0..groups).step_by(step) {
        let sets = &mut block.sets[first..(first + step).min(groups)];
        let bias = u32::from_le_bytes([8 * first as u8; 4]);
        if marking.wide {
            some_groups::<L, true>(past, at, &marking.taps, bias, sets);
        } else {
            some_groups::<L, false>(past, at, &marking.taps, bias, sets);
        }
    }
}

/// The bytes of each heap as one word.
#[inline(always)]
pub(super) fn gather<const N: usize>(sets: &[[u8; BLOCK]], word: &mut [u64; BLOCK]) {
    let sets: &[[u8; BLOCK]; N] = sets.try_into().unwrap_or(&[[0; BLOCK]; N]);
    for (lane, word) in word.iter_mut().enumerate() {
        *word =
            sets.iter().enumerate().fold(0, |all, (group, set)| all | u64::from(set[lane]) << (8 * group));
    }
}

#[inline(always)]
fn gather_some(sets: &[[u8; BLOCK]], word: &mut [u64; BLOCK]) {
    word.fill(0);
    for (group, set) in sets.iter().enumerate() {
        for (all, &byte) in word.iter_mut().zip(set) {
            *all |= u64::from(byte) << (8 * group);
        }
    }
}

#[inline(always)]
fn some_groups<L: Lanes, const WIDE: bool>(
    past: &[u8],
    at: usize,
    taps: &Taps,
    bias: u32,
    sets: &mut [[u8; BLOCK]],
) {
    match sets.len() {
        1 => groups::<L, WIDE, 1>(past, at, taps, bias, sets),
        2 => groups::<L, WIDE, 2>(past, at, taps, bias, sets),
        3 => groups::<L, WIDE, 3>(past, at, taps, bias, sets),
        4 => groups::<L, WIDE, 4>(past, at, taps, bias, sets),
        5 => groups::<L, WIDE, 5>(past, at, taps, bias, sets),
        6 => groups::<L, WIDE, 6>(past, at, taps, bias, sets),
        7 => groups::<L, WIDE, 7>(past, at, taps, bias, sets),
        8 => groups::<L, WIDE, 8>(past, at, taps, bias, sets),
        9 => groups::<L, WIDE, 9>(past, at, taps, bias, sets),
        10 => groups::<L, WIDE, 10>(past, at, taps, bias, sets),
        11 => groups::<L, WIDE, 11>(past, at, taps, bias, sets),
        _ => groups::<L, WIDE, MOST>(past, at, taps, bias, sets),
    }
}

#[inline(always)]
pub(super) fn groups<L: Lanes, const WIDE: bool, const G: usize>(
    past: &[u8],
    at: usize,
    taps: &Taps,
    bias: u32,
    sets: &mut [[u8; BLOCK]],
) {
    let (bias, above) = (L::splat(bias), L::splat(u32::from_le_bytes([64; 4])));
    for part in (0..BLOCK).step_by(L::WIDTH) {
        let mut found = [L::zero(); G];
        let sight = taps.sight::<L>(past, at + part);
        let mut i = 0;
        while i + 4 <= sight.len() {
            let [a, b, c, d] = sight.four(i, bias);
            for (group, found) in found.iter_mut().enumerate().take(8) {
                *found = found.or3(a.hot::<WIDE>(group), b.hot::<WIDE>(group));
                *found = found.or3(c.hot::<WIDE>(group), d.hot::<WIDE>(group));
            }
            if G > 8 {
                let [a, b, c, d] = [a.xor(above), b.xor(above), c.xor(above), d.xor(above)];
                for (group, found) in found[8.min(G)..].iter_mut().enumerate() {
                    *found = found.or3(a.hot::<WIDE>(group), b.hot::<WIDE>(group));
                    *found = found.or3(c.hot::<WIDE>(group), d.hot::<WIDE>(group));
                }
            }
            i += 4;
        }
        while i < sight.len() {
            let value = sight.one(i, bias);
            for (group, found) in found.iter_mut().enumerate().take(8) {
                *found = found.or3(value.hot::<WIDE>(group), L::zero());
            }
            if G > 8 {
                let value = value.xor(above);
                for (group, found) in found[8.min(G)..].iter_mut().enumerate() {
                    *found = found.or3(value.hot::<WIDE>(group), L::zero());
                }
            }
            i += 1;
        }
        for (found, set) in found.into_iter().zip(&mut *sets) {
            found.store(&mut set[part..]);
        }
    }
}
