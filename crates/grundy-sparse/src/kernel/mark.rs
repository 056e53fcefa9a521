//! Far taps: for 64 heaps at once.

use super::compare::invert;
use super::compiled::Compiled;
use crate::block::{BLOCK, Block, Marked, Marking};

/// Marks the far taps for each heap of a block: all of them, or the nearer ones in addition to what is marked
/// already.
#[inline(always)]
pub(crate) fn mark<L: Compiled>(
    past: &[u8],
    at: usize,
    far: &Marking,
    marked: Option<Marked<'_>>,
    block: &mut Block,
) {
    block.ready = 0;
    L::sets_of(past, at, far, marked, block);
    let Block { sets, open, words, .. } = block;
    let compared = !far.compared.is_empty();
    if compared {
        invert::<L>(&sets[..far.groups], &mut open[..far.groups]);
        L::compare(past, at, &far.compared, &mut open[..far.groups], false);
    }
    let sets = if compared { open } else { sets };
    for (sets, word) in sets[..far.groups].chunks(8).zip(words.iter_mut()) {
        match sets.len() {
            1 => gather::<1>(sets, word),
            2 => gather::<2>(sets, word),
            3 => gather::<3>(sets, word),
            4 => gather::<4>(sets, word),
            _ => gather_some(sets, word),
        }
        if compared {
            word.iter_mut().for_each(|word| *word = !*word);
        }
    }
}

/// The bytes of each heap as one word.
#[inline(always)]
pub(crate) fn gather<const N: usize>(sets: &[[u8; BLOCK]], word: &mut [u64; BLOCK]) {
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
