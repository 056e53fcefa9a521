//! The gain of a tap: how many heaps of some blocks have an open value that it excludes.

use super::sets::add_one;
use crate::block::{BLOCK, Sample, Tap};
use crate::lanes::Lanes;

/// How many heaps have an open value that is an option by this tap.
#[inline(always)]
pub(crate) fn gain<L: Lanes>(past: &[u8], sample: &Sample, tap: Tap) -> u32 {
    let mut gain = 0;
    for (&at, open) in sample.places.iter().zip(sample.open.chunks(sample.fours)) {
        for part in (0..BLOCK).step_by(L::WIDTH) {
            let mut all = L::zero();
            for (four, open) in open.iter().enumerate() {
                let found = found::<L>(past, at + part, tap, four);
                for i in 0..4 {
                    all = all.or_both(found[i], L::load(&open[i][part..]));
                }
            }
            gain += all.not_zero().count_ones();
        }
    }
    gain
}

/// Excludes the options by this tap.
#[inline(always)]
pub(crate) fn exclude<L: Lanes>(past: &[u8], sample: &mut Sample, tap: Tap) {
    for (&at, open) in sample.places.iter().zip(sample.open.chunks_mut(sample.fours)) {
        for part in (0..BLOCK).step_by(L::WIDTH) {
            for (four, open) in open.iter_mut().enumerate() {
                let found = found::<L>(past, at + part, tap, four);
                for i in 0..4 {
                    let set = &mut open[i][part..];
                    L::load(set).without(found[i]).store(set);
                }
            }
        }
    }
}

/// The sets of four groups with the options by this tap.
#[cfg_attr(not(target_family = "wasm"), inline(always))]
#[cfg_attr(target_family = "wasm", inline(never))]
fn found<L: Lanes>(past: &[u8], at: usize, tap: Tap, four: usize) -> [L; 4] {
    let option = L::load(&past[at - tap.offset..]).xor(L::splat(tap.four));
    let mut found = [L::zero(); 4];
    add_one::<L, true, 4>(&mut found, option, 4 * four);
    found
}
