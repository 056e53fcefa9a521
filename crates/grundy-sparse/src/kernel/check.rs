//! Whether all rare values below a common one are options.

use super::compiled::Compiled;
use super::small::show;
use crate::block::{BLOCK, Below, Block, Checks, GROUPS};
use crate::lanes::Lanes;

/// The heaps of a block with rare values below their own that no witness shows to be options, one bit for
/// each. [`Block::missing`] lists the values.
#[inline(always)]
pub(crate) fn check<L: Compiled>(past: &[u8], at: usize, checks: &Checks, block: &mut Block) -> u64 {
    let Checks { witnesses, below, .. } = checks;
    L::sets_of(past, at, witnesses, None, block);
    let sets = &mut block.sets[..witnesses.groups];
    // A value that the kernel marked for a special heap may not be its option.
    for lane in lanes(block.special) {
        sets.iter_mut().for_each(|set| set[lane] = 0);
    }
    leave_missing::<L>(past, at, below, sets);
    if !witnesses.compared.is_empty() {
        let missing = (block.special != 0).then(|| sets.to_vec());
        L::compare(past, at, &witnesses.compared, sets, true);
        for (set, missing) in sets.iter_mut().zip(missing.iter().flatten()) {
            lanes(block.special).for_each(|lane| set[lane] = missing[lane]);
        }
    }
    open::<L>(past, at, checks, sets, &mut block.shown)
}

/// The heaps of a block whose bits are set.
fn lanes(bits: u64) -> impl Iterator<Item = usize> {
    (0..BLOCK).filter(move |lane| bits >> lane & 1 == 1)
}

/// For each heap, turns the set of shown rare values below its own into the set of those not yet shown.
#[inline(always)]
pub(crate) fn leave_missing<L: Lanes>(past: &[u8], at: usize, below: &Below, sets: &mut [[u8; BLOCK]]) {
    for part in (0..BLOCK).step_by(L::WIDTH) {
        let value = L::load(&past[at + part..]);
        let parity = L::alternate(below.parity[at & 1], below.parity[!at & 1]);
        let left_out = value.halves(&below.halves).xor(parity);
        let count = value.and(L::splat(u32::from_le_bytes([below.keep; 4]))).add(left_out);
        for (group, set) in sets.iter_mut().enumerate() {
            let set = &mut set[part..];
            count.first_bits(8 * group as u8).without(L::load(set)).store(set);
        }
    }
}

/// The heaps with rare values that are still missing after a search of the small parts.
#[inline(always)]
pub(crate) fn open<L: Lanes>(
    past: &[u8],
    at: usize,
    checks: &Checks,
    sets: &mut [[u8; BLOCK]],
    shown: &mut [u8; 256],
) -> u64 {
    // For each group, the heaps with a missing value in it.
    let mut open = [0u64; GROUPS];
    for (set, open) in sets.iter().zip(&mut open) {
        for part in (0..BLOCK).step_by(L::WIDTH) {
            *open |= L::load(&set[part..]).not_zero() << part;
        }
    }
    let mut left = 0;
    for (group, (set, mut open)) in sets.iter_mut().zip(open).enumerate() {
        while open != 0 {
            let lane = open.trailing_zeros() as usize;
            open &= open - 1;
            let mut missing = set[lane];
            while missing != 0 {
                let bit = missing & missing.wrapping_neg();
                missing ^= bit;
                let rare = (8 * group as u32 + bit.trailing_zeros()) as u8;
                if show::<L>(&checks.small, past, at + lane, rare, &mut shown[usize::from(rare)]) {
                    set[lane] ^= bit;
                } else {
                    left |= 1 << lane;
                }
            }
        }
    }
    left
}
